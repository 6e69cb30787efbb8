"""The notebook of the documentation: it runs, its outputs are of today, it tells nothing of a machine."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.slow
def test_the_notebook_runs_and_its_outputs_are_those_of_today():
    check = [sys.executable, "scripts/notebook.py", "--check"]
    done = subprocess.run(check, cwd=ROOT, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, ""), done.stderr


def test_the_notebook_names_no_folder_and_no_machine():
    text = (ROOT / "docs" / "notebook.ipynb").read_text(encoding="utf-8")
    assert re.findall(r"/(?:home|root|tmp|usr|work|Users)/|[Tt]raceback|0x[0-9a-f]{6,}", text) == []
