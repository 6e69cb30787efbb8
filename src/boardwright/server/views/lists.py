"""Lists of games and tables, and the home page with them."""

from __future__ import annotations

from collections.abc import Sequence

from boardwright import registry
from boardwright.server.tables.model import OPEN, OVER, WAITING, Table
from boardwright.server.views.viewer import words_of
from boardwright.text import Words
from boardwright.text.words import game_words
from boardwright.web.jinja import page_words
from boardwright.web.pages import GameCard, HomePage, TableRow


def home_page(mine: Sequence[Table], listed: Sequence[Table], person: int | None, language: str) -> HomePage:
    """Return the home page: games, the person's tables, and the other listed tables."""
    known = {table.id for table in mine}
    return HomePage(
        games=tuple(game_card(game_id, page_words(language)) for game_id in web_games()),
        mine=tuple(table_row(table, person, language) for table in mine),
        listed=tuple(table_row(table, person, language) for table in listed if table.id not in known),
        next_table=next((f"/t/{table.id}" for table in mine if table.waits_for(person)), ""),
    )


def web_games() -> list[str]:
    """Return the ids of the games on the home page."""
    return [game.meta.id for game in registry.games() if game.meta.on_web]


def game_card(game_id: str, words: Words) -> GameCard:
    """Return a game as a card: title, players, length, weight, credits."""
    meta = registry.game(game_id).meta
    own = game_words(words.language, game_id)
    return GameCard(
        id=game_id,
        title=own.message("title"),
        players=words.message("server-players", low=meta.min_players, high=meta.max_players),
        length=words.message("server-minutes", minutes=meta.minutes),
        weight=words.message(f"server-weight-{meta.weight}"),
        blurb=own.message("blurb") if own.has("blurb") else "",
        credits=words.message("server-credits", designers=meta.designers, publisher=meta.publisher),
        counts=tuple(range(meta.min_players, meta.max_players + 1)),
    )


def table_row(table: Table, person: int | None, language: str) -> TableRow:
    """Return a table as a row of a list."""
    words = words_of(table, language)
    if table.status == WAITING:
        turn = words.message("server-waits-for-players")
    elif table.status == OVER:
        turn = words.message("server-is-over")
    else:
        turn = ", ".join(words.names[seat] for seat in table.to_act())
    return TableRow(
        path=f"/t/{table.id}",
        game=table.game_id,
        title=words.message("title"),
        seats=tuple(words.names),
        status=table.status,
        turn=turn,
        is_my_turn=table.waits_for(person),
        when=f"{table.changed:%Y-%m-%d %H:%M}",
        open_seats=sum(1 for seat in table.seats if seat.kind == OPEN),
    )
