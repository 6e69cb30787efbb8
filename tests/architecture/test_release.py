"""scripts/release: version, citation and changelog move together, or nothing does."""

import importlib.util
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
FILES = ("src/boardwright/__init__.py", "CITATION.cff", "CHANGELOG.md")

spec = importlib.util.spec_from_file_location("release", ROOT / "scripts/release.py")
release = importlib.util.module_from_spec(spec)
spec.loader.exec_module(release)


@pytest.fixture
def project(tmp_path):
    """A small repository with the three files of a release."""
    for name in FILES:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
    (tmp_path / FILES[0]).write_text('__version__ = "0.2.0"\n')
    (tmp_path / FILES[1]).write_text("version: 0.2.0\ndate-released: 2026-01-01\n")
    (tmp_path / FILES[2]).write_text(
        "# Changelog\n\n## Unreleased\n\n- New.\n\n## 0.2.0 (2026-01-01)\n\n- Old.\n"
    )
    for words in ("init -q", "add .", "-c user.name=t -c user.email=t@example.org commit -qm first"):
        subprocess.run(["git", *words.split()], cwd=tmp_path, check=True)
    subprocess.run(["git", "config", "user.name", "t"], cwd=tmp_path, check=True)
    subprocess.run(["git", "config", "user.email", "t@example.org"], cwd=tmp_path, check=True)
    return tmp_path


def tags(project):
    return subprocess.run(
        ["git", "tag"], cwd=project, capture_output=True, text=True, check=True
    ).stdout.split()


def test_the_files_of_this_project_agree():
    assert release.faults(ROOT, release.current(ROOT)) == []


def test_a_release_writes_commits_and_tags(project):
    assert release.main(["0.3.0"], project) == 0
    assert release.faults(project, "0.3.0") == []
    assert tags(project) == ["v0.3.0"]
    changelog = (project / FILES[2]).read_text()
    assert release.section(changelog, "0.3.0") == "- New."
    assert release.section(changelog, "Unreleased") == ""


def test_a_dry_run_changes_nothing(project, capsys):
    assert release.main(["0.3.0", "--dry-run"], project) == 0
    assert "would commit and tag v0.3.0" in capsys.readouterr().out
    assert release.faults(project, "0.2.0") == []


@pytest.mark.parametrize(
    ("version", "message"),
    [
        ("0.2.0", "does not follow"),
        ("0.1.9", "does not follow"),
        ("1.0", "is no version"),
        ("x", "is no version"),
    ],
)
def test_a_version_that_cannot_follow_is_refused(project, capsys, version, message):
    assert release.main([version], project) == 1
    assert message in capsys.readouterr().err
    assert tags(project) == []


def test_nothing_new_or_uncommitted_changes_are_refused(project, capsys):
    (project / FILES[2]).write_text((project / FILES[2]).read_text() + "- Late.\n")
    assert release.main(["0.3.0"], project) == 1
    assert "uncommitted" in capsys.readouterr().err
    (project / FILES[2]).write_text("# Changelog\n\n## Unreleased\n\n## 0.2.0 (2026-01-01)\n\n- Old.\n")
    assert release.main(["0.3.0"], project) == 1
    assert "nothing under Unreleased" in capsys.readouterr().err


def test_verify_names_every_file_that_says_something_else(project, capsys):
    assert release.main(["--verify", "v0.4.0"], project) == 1
    said = capsys.readouterr().err
    assert all(name in said for name in FILES)
    assert release.main(["--verify", "v0.2.0"], project) == 0
