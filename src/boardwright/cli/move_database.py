"""`boardwright move-database`: copy a database into another, empty one, and verify the copy."""

from __future__ import annotations

from contextlib import ExitStack
from importlib.util import find_spec
from typing import TYPE_CHECKING, Annotated, Final

import typer
from rich.table import Table

from boardwright.cli.language import say
from boardwright.cli.serve import NEEDED, alone
from boardwright.cli.shared import AsJson, show_json
from boardwright.cli.streams import complain, console, out
from boardwright.core.errors import BadOptionError

if TYPE_CHECKING:
    from boardwright.server.db.transfer import Moved

SHORT: Final = 16
From = Annotated[str, typer.Argument(metavar="from", help="help-move-from")]
To = Annotated[str, typer.Argument(metavar="to", help="help-move-to")]


def command(source: From, target: To, as_json: AsJson = False) -> None:
    """Copy a database and verify the copy."""
    if [name for name in NEEDED if find_spec(name) is None]:
        complain(say("serve-needs-web"))
        raise typer.Exit(1)
    from boardwright.server.db.transfer import shown
    from boardwright.server.settings import database_url

    source, target = database_url(source), database_url(target)
    proof = moved(source, target)
    if as_json:
        tables = [
            {"table": each.table, "rows": each.rows[0], "sha256": each.sums[0], "same": each.is_same}
            for each in proof
        ]
        show_json({"from": shown(source), "to": shown(target), "tables": tables, "same": True})
        return
    heads = ("table", "rows", "sum-from", "sum-to")
    table = Table(*(say(f"column-{head}") for head in heads), box=None, pad_edge=False)
    for each in proof:
        table.add_row(each.table, str(each.rows[0]), *(digest[:SHORT] for digest in each.sums))
    console.print(table)
    rows = sum(each.rows[0] for each in proof)
    out(say("moved", rows=rows, source=shown(source), target=shown(target)))


def moved(source: str, target: str) -> list[Moved]:
    """Copy the database while no other process uses an SQLite file."""
    from sqlalchemy.exc import SQLAlchemyError

    from boardwright.server.db.engines import file_of
    from boardwright.server.db.transfer import look, move, problem_of, shown

    files = [path for path in map(file_of, (source, target)) if path is not None]
    try:
        look(source, target)
        with ExitStack() as held:
            for path in files:
                held.enter_context(alone(f"sqlite:///{path}"))
            return move(source, target)
    except (SQLAlchemyError, OSError, ImportError, ValueError) as error:
        raise BadOptionError(
            "move-failed", source=shown(source), target=shown(target), problem=problem_of(error)
        ) from None
