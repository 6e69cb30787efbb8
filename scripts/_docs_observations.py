"""docs/observations.md: the table of every game's observations, between markers."""

from __future__ import annotations

from pathlib import Path

from _docs_games import filled

from boardwright import registry
from boardwright.adapters.observation import VERSION, Field, layout

PAGE = "docs/observations.md"
ROOT = Path(__file__).resolve().parent.parent
SHOWN = 6


def pages() -> dict[str, str]:
    """The page with the sizes and the fields as the code has them."""
    text = (ROOT / PAGE).read_text(encoding="utf-8")
    return {
        PAGE: filled(
            text, iter((("sizes", sizes()), ("games", "\n\n".join(map(section, registry.built_in())))))
        )
    }


def sizes() -> str:
    lines = [
        f"The layout's version is {VERSION}.",
        "",
        "| Game | Players | Numbers | Actions |",
        "|---|---|---|---|",
    ]
    for game in registry.games():
        meta = game.meta
        counts = range(meta.min_players, meta.max_players + 1)
        numbers = ", ".join(str(layout(meta.id, players).size) for players in counts)
        among = ", ".join(map(str, counts))
        lines.append(f"| {meta.title} | {among} | {numbers} | {len(game.catalogue)} |")
    return "\n".join(lines)


def section(name: str) -> str:
    """The fields for the fewest players; those of further players repeat those of the first."""
    meta = registry.game(name).meta
    shown = layout(name, meta.min_players)
    lines = [
        f"## {meta.title}",
        "",
        f"With {shown.players} players, {shown.size} numbers; `player1` repeats the fields of `player0`.",
        "",
        "| Field | From | Length | Values | Divided by | What it is | Entries |",
        "|---|---|---|---|---|---|---|",
    ]
    lines += [row(each) for each in shown.fields if not each.name.startswith("player1.")]
    return "\n".join(lines)


def row(each: Field) -> str:
    entries = ", ".join(each.entries[:SHOWN]) + (", …" if each.length > SHOWN else "")
    held = f"{each.low:g} to {each.high:g}"
    return (
        f"| `{each.name}` | {each.start} | {each.length} | {held} | {each.scale:g} "
        f"| {each.meaning} | {entries} |"
    )
