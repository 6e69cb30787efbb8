"""The notebook of the documentation, run again: its outputs are written, or compared with --check.

Figures are drawn by other people's libraries and fonts: that there is one is compared, not its bytes.
"""

from __future__ import annotations

import copy
import sys
from pathlib import Path
from typing import Any

import nbformat
from nbclient import NotebookClient

ROOT = Path(__file__).resolve().parents[1]
FILE = ROOT / "docs" / "notebook.ipynb"


def run(kept: Any) -> Any:
    """The same cells with their outputs of today, as far as those are the same everywhere."""
    notebook = copy.deepcopy(kept)
    how = {"timeout": 120, "record_timing": False, "coalesce_streams": True}
    NotebookClient(notebook, **how, resources={"metadata": {"path": str(ROOT)}}).execute()
    notebook.metadata = kept.metadata
    for cell in notebook.cells:
        cell.metadata = {}
        if cell.cell_type == "code":
            cell.outputs = [plainer(each) for each in cell.outputs if each.get("name") != "stderr"]
    return notebook


def plainer(output: Any) -> Any:
    """An output without what a clock says: of a result that is shown as a table, the text."""
    if "text/markdown" in output.get("data", {}):
        del output.data["text/plain"]
    return output


def comparable(notebook: Any) -> list[Any]:
    """The outputs of all cells; of a figure only that there is one."""
    found = copy.deepcopy([cell.get("outputs") for cell in notebook.cells])
    for output in (each for outputs in found for each in outputs or ()):
        data = output.get("data", {})
        data.update(dict.fromkeys(data.keys() & {"image/png"}, "a figure"))
    return found


def main(arguments: list[str]) -> int:
    """Write the notebook, or compare it."""
    kept = nbformat.read(FILE, as_version=4)
    now = run(kept)
    if "--check" not in arguments:
        nbformat.write(now, FILE)
        return 0
    both = zip(comparable(kept), comparable(now), strict=True)
    stale = [number for number, (old, new) in enumerate(both) if old != new]
    if stale:
        print(f"docs/notebook.ipynb is stale in its cells {stale}: scripts/notebook runs it again")
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
