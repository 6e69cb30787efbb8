"""Which modules are compiled by mypyc, and when; everything else about the package is in pyproject.toml.

BOARDWRIGHT_COMPILE  unset: compile if a C compiler and mypy are there, and stay pure Python if it fails
                     0: never compile
                     1: compile or fail
BOARDWRIGHT_OPT      the optimisation level of the C compiler, 3 unless said otherwise; 1 builds in half
                     the time and runs a sixth slower
"""

import ast
import importlib.util
import os
import re
import shutil
import subprocess
import sys
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

PACKAGE = Path("src/boardwright")
# What playing without a log never runs stays interpreted: lists of data and dataclasses take most of the time
# that a C compiler needs, and gain nothing.
NOT_COMPILED_IN_CORE = (
    "contents.py",
    "dealer.py",
    "events.py",
    "files.py",
    "match.py",
    "position.py",
    "record.py",
    "spelling.py",
    "standing.py",
    "tables.py",
)
NOT_COMPILED_IN_GAMES = ("actions.py", "events.py", "meta.py", "notation.py", "printed.py")
COMPILED_IN_BOTS = ("judge.py", "tree.py")
QUICK = "1"
# With GCC the parts are optimised as one program, and nothing but the modules' own entries is seen outside.
TOGETHER = ["-flto=auto", "-fno-semantic-interposition", "-fvisibility=hidden"]
EDITABLE_COMMANDS = {"develop", "editable_wheel"}
BUILD_COMMANDS = {"bdist_wheel", "build", "build_ext", "install"}


def compiled_modules() -> list[str]:
    """The files of the one compiled group: the engine, the rules of every game, evaluators, the search."""
    core = (path for path in PACKAGE.glob("core/*.py") if path.name not in NOT_COMPILED_IN_CORE)
    left_out = {path for name in NOT_COMPILED_IN_GAMES for path in PACKAGE.glob(f"games/*/{name}")}
    games = (path for path in PACKAGE.glob("games/*/**/*.py") if path not in left_out)
    evaluators = PACKAGE.glob("plugins/*/evaluator*.py")
    search = (PACKAGE / "bots" / name for name in COMPILED_IN_BOTS)
    return sorted(
        path.as_posix() for path in (*core, *games, *evaluators, *search) if path.name != "__init__.py"
    )


def docstrings(file: str) -> dict[str, str]:
    """The docstrings of a module by the names that mypyc gives its functions, methods and classes in C."""
    found = {}
    for node in ast.parse(Path(file).read_text(encoding="utf-8")).body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            found[node.name] = ast.get_docstring(node) or ""
        for inner in node.body if isinstance(node, ast.ClassDef) else ():
            if isinstance(inner, ast.FunctionDef):
                found[f"{node.name}___{inner.name}"] = ast.get_docstring(inner) or ""
    return found


def keep_docstrings(folder: Path) -> None:
    """Let `help` show compiled functions and classes: mypyc writes only their signatures into its C files.

    The docstring is appended to the text of the signature; adjacent texts are one in C.
    """
    from mypyc.codegen.cstring import c_string_initializer

    in_quotes = r'"(?:[^"\\]|\\.)*"'
    functions = re.compile(rf'\(PyCFunction\)CPyPy_(\w+),[^"]*?PyDoc_STR\({in_quotes}')
    classes = re.compile(rf'\.tp_doc = PyDoc_STR\((?="(\w+)\(){in_quotes}')
    for source in compiled_modules():
        texts = docstrings(source)

        def with_docstring(found: re.Match[str], texts: dict[str, str] = texts) -> str:
            fitting = [name for name in texts if f"___{found[1]}".endswith(f"___{name}")]
            text = texts[max(fitting, key=len)] if fitting else ""
            return f"{found[0]} {c_string_initializer(text.encode())}" if text else found[0]

        module = "___".join(Path(source).with_suffix("").parts[1:])
        for file in folder.glob(f"__native_{module}.c"):
            written = functions.sub(with_docstring, file.read_text(encoding="utf-8"))
            file.write_text(classes.sub(with_docstring, written), encoding="utf-8")


def can_compile() -> bool:
    """Whether the C compiler that Python was built for is here, and Python's headers with it."""
    if os.name == "nt":
        return True  # setuptools looks for it; not finding it is a failed build
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    headers = Path(sysconfig.get_path("include"))
    return shutil.which(command.split()[0]) is not None and (headers / "Python.h").is_file()


def is_gcc(command: list[str]) -> bool:
    """Whether a C compiler is GCC itself, under whatever name; others take its options without its sense."""
    try:
        said = subprocess.run([*command, "--version"], capture_output=True, text=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError):
        return False
    return "Free Software Foundation" in said


def wants_compiled(choice: str | None, arguments: set[str]) -> bool:
    """Whether this run compiles. An editable install never does: it would leave stale binaries in src."""
    if choice not in (None, "", "0", "1"):
        sys.exit(f"BOARDWRIGHT_COMPILE is 0, 1 or unset, not {choice!r}")
    if arguments & EDITABLE_COMMANDS:
        if choice == "1":
            sys.exit("an editable install is always pure Python: unset BOARDWRIGHT_COMPILE, or build a wheel")
        return False
    if choice == "0" or not arguments & BUILD_COMMANDS:
        return False
    return choice == "1" or (can_compile() and importlib.util.find_spec("mypyc") is not None)


def main() -> None:
    from setuptools import setup
    from setuptools.command.build_ext import build_ext

    choice = os.environ.get("BOARDWRIGHT_COMPILE")
    if not wants_compiled(choice, set(sys.argv)):
        setup()
        return

    from mypyc.build import mypycify

    level = os.environ.get("BOARDWRIGHT_OPT", "3")

    class BuildAllOrNothing(build_ext):
        """The extensions share one library: with one missing, the others could not be imported.

        Its parts are compiled on all cores.
        """

        def build_extensions(self) -> None:
            if self.compiler.compiler_type == "unix":
                together = TOGETHER if level != QUICK and is_gcc(self.compiler.compiler_so[:1]) else []
                for extension in self.extensions:
                    # Where Python was built with -g, debugging tables would take most of the time.
                    extension.extra_compile_args += ["-g0", *together]
                    extension.extra_link_args += [f"-O{level}", *together] if together else []
            compile_one_by_one = self.compiler.compile

            def compile_together(sources, **options):
                with ThreadPoolExecutor(os.cpu_count()) as pool:
                    parts = pool.map(lambda source: compile_one_by_one([source], **options), sources)
                    return [made for part in parts for made in part]

            self.compiler.compile = compile_together
            try:
                super().build_extensions()
            except Exception as problem:
                if choice == "1":
                    raise
                self.announce(f"not compiled, staying pure Python: {problem}", level=4)
                for extension in self.extensions:
                    Path(self.get_ext_fullpath(extension.name)).unlink(missing_ok=True)
                self.extensions = []

    # What is not compiled is not judged here either: its libraries need not be there to build a wheel.
    extensions = mypycify(
        ["--follow-imports=silent", *compiled_modules()],
        opt_level=level,
        group_name="boardwright",
        multi_file=True,
    )
    keep_docstrings(Path("build"))
    setup(ext_modules=extensions, cmdclass={"build_ext": BuildAllOrNothing})


if __name__ == "__main__":
    main()
