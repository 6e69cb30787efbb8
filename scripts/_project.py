"""What the shell scripts ask about the project; run by a bare Python, so the standard library only.

requirements KIND...   what to install, one a line: `base`, `build`, or the name of an extra
keys                   two hashes: of what environments are made from, of what the compiled wheel is made from
can-compile            succeeds if a C compiler for this Python is here
"""

import hashlib
import json
import os
import sys
import sysconfig
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
IGNORED = {"__pycache__", ".mypy_cache"}


SETTINGS = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def requirements(kinds: list[str]) -> list[str]:
    project = SETTINGS["project"]
    lists = {
        "base": project["dependencies"],
        "build": SETTINGS["build-system"]["requires"],
        **project["optional-dependencies"],
    }
    return [line for kind in kinds for line in lists[kind]]


def environment_key() -> str:
    asked = json.dumps([SETTINGS["build-system"], SETTINGS["project"]])
    return key_of([str(ROOT), sys.version, sys.executable, asked], [ROOT / "constraints.txt"])


def wheel_key() -> str:
    sources = [path for path in (ROOT / "src").rglob("*") if path.is_file() and is_source(path)]
    others = [ROOT / name for name in ("constraints.txt", "setup.py", "LICENSE", "README.md")]
    tools = [SETTINGS["tool"][name] for name in ("mypy", "setuptools")]
    asked = json.dumps([SETTINGS["build-system"], SETTINGS["project"], tools])
    machine = [sys.version, sysconfig.get_platform(), os.environ.get("BOARDWRIGHT_OPT", "")]
    return key_of([*machine, asked], sources + others)


def is_source(path: Path) -> bool:
    return not any(part in IGNORED or part.endswith(".egg-info") for part in path.parts)


def key_of(words: list[str], files: list[Path]) -> str:
    total = hashlib.sha256("\0".join(words).encode())
    for path in sorted(files):
        content = hashlib.sha256(path.read_bytes()).digest()
        total.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + content)
    return total.hexdigest()[:16]


def can_compile() -> bool:
    os.chdir(ROOT)
    sys.path.insert(0, str(ROOT))
    import setup  # the one place that knows

    return setup.can_compile()


def main(command: str, *kinds: str) -> int:
    if command == "requirements":
        print("\n".join(requirements(list(kinds))))
    elif command == "keys":
        print(environment_key(), wheel_key())
    elif command == "can-compile":
        return 0 if can_compile() else 1
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
