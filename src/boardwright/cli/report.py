"""`boardwright report`: how a game goes between bots, as a page of tables."""

from __future__ import annotations

import json
import os
import shlex
from datetime import date
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import Progress

from boardwright.bots import bot as find_bot
from boardwright.cli import report_page
from boardwright.cli.language import say
from boardwright.cli.shared import (
    AsJson,
    GameName,
    GameOptions,
    Seed,
    TableFile,
    find_game,
    read_options,
    read_seed,
    read_tables,
    whole_number,
)
from boardwright.cli.streams import out as write
from boardwright.cli.streams import progress_console, shows_progress, writes_unicode
from boardwright.core.errors import BadOptionError
from boardwright.core.game import Meta
from boardwright.lab.report import report


def command(
    game: GameName,
    games: Annotated[str, typer.Option("--games", "-n", metavar="number", help="help-report-games")] = "100",
    players: Annotated[str, typer.Option(metavar="numbers", help="help-report-players")] = "",
    bot: Annotated[str, typer.Option(metavar="name", help="help-report-bot")] = "greedy",
    seed: Seed = "1",
    processes: Annotated[str, typer.Option(metavar="number", help="help-processes")] = "0",
    option: GameOptions = None,
    table: TableFile = None,
    as_json: AsJson = False,
    out: Annotated[str | None, typer.Option("--out", metavar="file", help="help-report-out")] = None,
) -> None:
    """Let bots play many games for every number of players and report on them."""
    found = find_game(game)
    count = whole_number("--games", games, 1, 10_000_000)
    numbers = _players(found.meta, players)
    name = find_bot(bot.strip().lower()).name
    first = read_seed(seed) or 0
    cores = whole_number("--processes", processes, 0, 256) or os.cpu_count() or 1
    path = None if out is None else _writable(out)
    with Progress(console=progress_console, transient=True, disable=not shows_progress()) as progress:
        task = progress.add_task(say("simulating"), total=None)
        result = report(
            found.meta.id,
            count,
            seed=first,
            players=numbers,
            bot=name,
            options=read_options(option),
            tables=read_tables(found, table),
            processes=cores,
            progress=lambda done, all_of_them: progress.update(task, completed=done, total=all_of_them),
        )
    if as_json:
        text = json.dumps(result.plain(), indent=1, ensure_ascii=path is None and not writes_unicode())
    else:
        call = ["boardwright", "report", found.meta.id, "--games", str(count), "--seed", str(first)]
        call += ["--players", ",".join(map(str, numbers))] if numbers else []
        call += ["--bot", name] if name != "greedy" else []
        call += [part for pair in option or [] for part in ("--option", pair)]
        call += ["--table", table] if table else []
        text = report_page.page(result, found, date.today(), shlex.join(call))
    if path is None:
        write(text)
    else:
        path.write_text(text + "\n", encoding="utf-8")
        write(say("report-written", file=str(path)))


def _players(meta: Meta, given: str) -> list[int]:
    """The numbers of players asked for, each once; none means all."""
    if not given.strip():
        return []
    low, high = meta.min_players, meta.max_players
    return sorted({whole_number("--players", each, low, high) for each in given.split(",")})


def _writable(given: str) -> Path:
    """Where the report goes: an older one there is replaced, but nothing is played in vain."""
    path = Path(given)
    if not given.strip():
        raise BadOptionError("file-empty")
    if path.is_dir():
        raise BadOptionError("out-is-folder", file=given)
    if not path.parent.is_dir():
        raise BadOptionError("save-no-folder", folder=str(path.parent))
    return path
