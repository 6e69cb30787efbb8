"""The page of a table for one viewer, put together from its parts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from boardwright import registry
from boardwright.core.match import Match
from boardwright.server.tables.model import OVER, Table
from boardwright.server.views.log import log_fields
from boardwright.server.views.position import Position, position_of
from boardwright.server.views.replay import just_done, replay_fields
from boardwright.server.views.result import final_result
from boardwright.server.views.rewinds import open_request
from boardwright.server.views.seats import seat_boxes
from boardwright.server.views.sentences import Lines
from boardwright.server.views.stand_ins import absence_rule, stand_ins
from boardwright.server.views.turn import may_choose, turn_fields
from boardwright.server.views.viewer import Viewer, words_of
from boardwright.text import Words
from boardwright.web import assets, boards, panels, standing
from boardwright.web.pages import ChatLine, TablePage
from boardwright.web.svg.fingerprints import with_fingerprints
from boardwright.web.svg.targets import targets_of
from boardwright.web.tours import tour

# The folds of a page whose content is long.
IN_WORDS: Final = "in-words"
STANDING: Final = "standing"
MAX_CACHED: Final = 500


class TablePages:
    """Builds pages of tables, with a cache of the sentences of their logs."""

    def __init__(self) -> None:
        self._lines: dict[tuple[str, str, int | None, tuple[str, ...]], Lines] = {}

    def page(
        self, table: Table, viewer: Viewer, chat: Sequence[ChatLine], extra: dict[str, Any]
    ) -> TablePage:
        """Return the page of a table.

        `extra` are fields that depend on more than the table and its viewer.
        """
        words = words_of(table, viewer.language)
        fields = _table_fields(table, viewer, words) | {"chat": tuple(chat)} | extra
        if table.match is None or viewer.curtain is not None:
            return TablePage(seats=seat_boxes(table, viewer, words, None), **fields)
        lines = self._lines_of(table, table.match, words, viewer.seat)
        position = position_of(table, table.match, viewer, lines)
        return TablePage(
            seats=seat_boxes(table, viewer, words, position.scene.view),
            result=final_result(position) if position.is_live else None,
            rewind=open_request(position),
            **turn_fields(position),
            **_board_fields(position),
            **replay_fields(position),
            **log_fields(position),
            **fields,
        )

    def _lines_of(self, table: Table, match: Match, words: Words, seat: int | None) -> Lines:
        """Return the sentences of a match for a seat, from the cache as far as they are there."""
        key = (table.id, words.language, seat, tuple(table.names()))
        if key not in self._lines and len(self._lines) > MAX_CACHED:
            self._lines.clear()
        return self._lines.setdefault(key, Lines(words, seat)).of(match)


def _table_fields(table: Table, viewer: Viewer, words: Words) -> dict[str, Any]:
    """Return the fields that every page of a table has, also behind a curtain and before the start."""
    return {
        "id": table.id,
        "game": table.game_id,
        "title": words.message("title"),
        "status": table.status,
        "version": table.version,
        "is_private": table.is_private,
        "is_owner": viewer.is_owner,
        "me": viewer.seat,
        "mine": viewer.mine,
        "curtain": viewer.curtain,
        "options": _options(table, words),
        "commitment": table.commitment,
        "absence": absence_rule(table, words),
        "stand_ins": stand_ins(table, viewer, words) if table.status != OVER else (),
        "keys": tuple((key, words.message(told)) for key, told in boards.keys(table.game_id)),
        "tour": tour(table.game_id, viewer.language),
    }


def _board_fields(position: Position) -> dict[str, Any]:
    """Return the board, the panels and the standing; of closed folds only that they are late."""
    game, scene, viewer = position.table.game_id, position.scene, position.viewer
    targets = (
        targets_of(position.match.game, position.shown.state, viewer.hinted) if may_choose(position) else {}
    )
    drawing = boards.draw(game, scene, targets, just_done(position.shown, position.past), assets.root())
    folds = (IN_WORDS, STANDING) if standing.has_standing(game) else (IN_WORDS,)
    return {
        "spread": panels.spread(game, scene, viewer.wants(IN_WORDS)),
        "standing": standing.standing(game, scene) if viewer.wants(STANDING) else None,
        "late": tuple(fold for fold in folds if not viewer.wants(fold)),
        "board": with_fingerprints(drawing, viewer.has),
        "has": viewer.has,
    }


def _options(table: Table, words: Words) -> tuple[tuple[str, str], ...]:
    """Return the options of a match, and the printed values, that differ from the usual.

    As title and value.
    """
    found = []
    for option in registry.game(table.game_id).meta.options:
        value = table.options.get(option.name, option.default)
        if value != option.default and value not in ((), []):
            title = words.message(f"option-{option.name}")
            found.append((title, _option_value(option.name, value, words)))
    for key, value in table.values.items():
        found.append((key, ", ".join(map(str, value)) if isinstance(value, list | tuple) else str(value)))
    return tuple(found)


def _option_value(option: str, value: object, words: Words) -> str:
    if isinstance(value, bool):
        return words.message("server-yes" if value else "server-no")
    if not isinstance(value, list | tuple):
        return words.message(f"option-{option}-{value}")
    names = ((f"option-{option}-{each}", str(each)) for each in value)
    return ", ".join(words.message(name) if words.has(name) else plain for name, plain in names)
