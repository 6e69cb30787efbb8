"""The package as a stranger gets it: built from a clean copy, installed alone, run in another folder."""

import json
import os
import shutil
import subprocess
import sys
import tarfile
import zipfile
from dataclasses import dataclass
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
BUILT_FROM = ("pyproject.toml", "setup.py", "README.md", "LICENSE")
NOT_SOURCE = shutil.ignore_patterns("__pycache__", "*.egg-info", "*.so", "*.pyd")
ENVIRONMENT = {
    **{name: value for name, value in os.environ.items() if not name.startswith("PYTHON")},
    "BOARDWRIGHT_COMPILE": "0",
}

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("package")]


@dataclass(frozen=True)
class Built:
    source: Path
    sdist: Path
    wheel: Path

    def files(self) -> list[str]:
        package = self.source / "src"
        return sorted(path.relative_to(package).as_posix() for path in package.rglob("*") if path.is_file())


@dataclass(frozen=True)
class Installed:
    programs: Path
    folder: Path

    def run(self, program: str, *arguments: str) -> str:
        return run(str(self.programs / program), *arguments, folder=self.folder)


def run(*command: str, folder: Path) -> str:
    done = subprocess.run(command, cwd=folder, env=ENVIRONMENT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"{' '.join(command)}\n{done.stdout}\n{done.stderr}"
    return done.stdout


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Built:
    """The sdist, and the pure wheel built from it, of a copy that holds nothing but the sources."""
    folder = tmp_path_factory.mktemp("built")
    source = folder / "source"
    shutil.copytree(ROOT / "src", source / "src", ignore=NOT_SOURCE)
    for name in BUILT_FROM:
        shutil.copy(ROOT / name, source)
    files = Built(source, folder, folder).files()
    build = (sys.executable, "-m", "build", "--no-isolation", "--outdir", str(folder / "dist"))
    run(*build, str(source), folder=folder)
    shutil.rmtree(source / "src" / "boardwright.egg-info")
    (sdist,) = (folder / "dist").glob("*.tar.gz")
    (wheel,) = (folder / "dist").glob("*.whl")
    done = Built(source, sdist, wheel)
    assert done.files() == files
    return done


@pytest.fixture(scope="module")
def installed(built: Built, tmp_path_factory: pytest.TempPathFactory) -> Installed:
    """An environment that holds the wheel and what it asks for, and an empty folder to be in."""
    folder = tmp_path_factory.mktemp("installed")
    environment = folder / "environment"
    elsewhere = folder / "elsewhere"
    elsewhere.mkdir()
    run(sys.executable, "-m", "venv", str(environment), folder=folder)
    programs = environment / ("Scripts" if os.name == "nt" else "bin")
    install = (str(programs / "python"), "-m", "pip", "install", "-qq")
    run(*install, "--constraint", str(ROOT / "constraints.txt"), str(built.wheel), folder=folder)
    return Installed(programs, elsewhere)


def test_every_file_of_the_package_is_in_the_wheel(built: Built) -> None:
    inside = set(zipfile.ZipFile(built.wheel).namelist())
    assert [name for name in built.files() if name not in inside] == []


def test_the_wheel_says_that_it_has_types(built: Built) -> None:
    assert "boardwright/py.typed" in zipfile.ZipFile(built.wheel).namelist()


def test_the_wheel_holds_nothing_but_the_package(built: Built) -> None:
    inside = {name.split("/")[0].split("-")[0] for name in zipfile.ZipFile(built.wheel).namelist()}
    assert inside == {"boardwright"}


def test_a_wheel_that_is_not_compiled_fits_every_machine(built: Built) -> None:
    assert built.wheel.name.endswith("-py3-none-any.whl")


def test_the_sdist_holds_what_a_compiled_build_needs(built: Built) -> None:
    with tarfile.open(built.sdist) as archive:
        inside = {name.partition("/")[2] for name in archive.getnames()}
    wanted = [*BUILT_FROM, *(f"src/{name}" for name in built.files())]
    assert [name for name in wanted if name not in inside] == []


def test_the_installed_package_is_imported_from_its_environment(installed: Installed) -> None:
    printed = installed.run("python", "-c", "import boardwright; print(boardwright.__file__)")
    assert Path(printed.strip()).is_relative_to(installed.programs.parent)


def test_the_installed_package_starts_a_match_of_every_game(installed: Installed) -> None:
    games = json.loads(installed.run("boardwright", "games", "--json"))
    assert games != []
    for game in games:
        start = f"boardwright.new({game['id']!r}, players={game['min_players']}, seed=1).legal"
        installed.run("python", "-c", f"import boardwright; {start}")


def test_the_installed_command_says_that_all_is_well(installed: Installed) -> None:
    answer = json.loads(installed.run("boardwright", "doctor", "--json"))
    version = installed.run("python", "-c", "import boardwright; print(boardwright.__version__)").strip()
    assert (answer["version"], answer["compiled"], answer["problems"]) == (version, False, [])
