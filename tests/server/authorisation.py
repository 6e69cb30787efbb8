"""The authorisation matrix: every route, and whose request it accepts at a running match.

The seat that is asked is held by `holder`. Against it try: a `stranger` (a new browser, or no token), a
`spectator` with a nickname, the `other` player, the `former` holder, who has given the seat up, and the
`owner` of the table, who plays another seat or, as a program, none.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from starlette.routing import BaseRoute

from boardwright.server.app import API, PAGES, create_app
from boardwright.server.settings import Settings
from boardwright.server.tables import seats
from boardwright.server.tables.model import Table
from tests.server.house import Browser, House, legal

HOLDER = "holder"
ATTACKERS = ("stranger", "spectator", "other", "former", "owner")
ALL = frozenset({HOLDER, *ATTACKERS})
NOBODY: frozenset[str] = frozenset()
PLAYERS = frozenset({HOLDER, "other", "owner"})
ONLY = frozenset({HOLDER})
KNOWN = ALL - {"stranger"}
ASKED = 2  # the seat that is attacked
UNKNOWN = "x" * 32


@dataclass(frozen=True)
class Rule:
    """Whose request a route accepts, and what is sent; `is_stream` for an answer without an end."""

    accepts: frozenset[str]
    sent: dict[str, Any] = field(default_factory=dict)
    is_stream: bool = False


# Fields of the forms of pages; {action} and {version} are filled in.
WEB: dict[str, Rule] = {
    "GET /": Rule(ALL),
    "GET /settings": Rule(ALL),
    "POST /settings": Rule(ALL),
    "POST /settings/sessions/end": Rule(KNOWN),
    "POST /settings/language": Rule(ALL, {"language": "de"}),
    "POST /settings/nickname": Rule(ALL, {"nickname": "Zoe"}),
    "POST /settings/link": Rule(ALL),
    "GET /me/{link}": Rule(NOBODY),
    "POST /me/{link}": Rule(NOBODY),
    "GET /help/{game_id}": Rule(ALL),
    "GET /help": Rule(ALL),
    "GET /join/{invite}": Rule(NOBODY),
    "POST /join/{invite}": Rule(NOBODY, {"nickname": "Zoe"}),
    "GET /new": Rule(ALL),
    "POST /tables": Rule(ALL, {"game": "caylus1303", "mode": "bots", "players": 2}),
    "POST /load": Rule(NOBODY),
    "GET /t/{table_id}": Rule(ALL),
    "GET /t/{table_id}/part": Rule(ALL),
    "GET /t/{table_id}/stream": Rule(ALL, is_stream=True),
    "GET /t/{table_id}/next": Rule(ALL),
    "POST /t/{table_id}/choose": Rule(ONLY, {"action": "{action}", "version": "{version}"}),
    "POST /t/{table_id}/undo": Rule(ONLY, {"version": "{version}"}),
    "POST /t/{table_id}/restart": Rule(PLAYERS, {"version": "{version}"}),
    "POST /t/{table_id}/commit": Rule(NOBODY, {"version": "{version}"}),
    "GET /t/{table_id}/why": Rule(ONLY),
    "POST /t/{table_id}/rewind": Rule(PLAYERS, {"at": 0}),
    "POST /t/{table_id}/rewind/answer": Rule(NOBODY, {"accept": "yes"}),
    "POST /t/{table_id}/chat": Rule(KNOWN, {"text": "hello"}),
    "POST /t/{table_id}/curtain": Rule(ONLY, {"seat": ASKED}),
    "POST /t/{table_id}/seats/{given}/bot": Rule(ONLY, {"bot": "random"}),
    "POST /t/{table_id}/seats/{given}/open": Rule(ONLY),
    "POST /t/{table_id}/seats/{given}/take": Rule(ONLY),
    "POST /t/{table_id}/orders": Rule(NOBODY, {"order": "none", "set": "on"}),
    "POST /t/{table_id}/webhook": Rule(PLAYERS, {"url": ""}),
    "POST /t/{table_id}/webhook/test": Rule(NOBODY),
    "POST /t/{table_id}/rematch": Rule(NOBODY),
    "POST /t/{table_id}/fork": Rule(NOBODY, {"at": 0}),
    "POST /t/{table_id}/verify": Rule(NOBODY),
    "GET /t/{table_id}/record.json": Rule(ALL),
    "GET /t/{table_id}/record.txt": Rule(ALL),
    "GET /t/{table_id}/analysis.json": Rule(NOBODY),
    "GET /t/{table_id}/problem": Rule(ALL),
    "POST /t/{table_id}/analyse": Rule(NOBODY),
    "POST /t/{table_id}/analyse/stop": Rule(ALL),  # nothing runs, so nothing is stopped
    "POST /t/{table_id}/hint": Rule(NOBODY, {"version": "{version}"}),
    "GET /healthz": Rule(ALL),
    "GET /metrics": Rule(ALL),
}
# Bodies of programs. A stranger and a spectator have no token; that of a former holder opens nothing, that of
# the owner no seat.
WATCHERS = ALL - {"former", "owner"}
OWNERS_SEAT = frozenset({HOLDER, "other"})
PROGRAMS: dict[str, Rule] = {
    "GET /api/v1/games": Rule(ALL),
    "GET /api/v1/bots": Rule(ALL),
    "GET /api/v1/tables": Rule(ALL),
    "POST /api/v1/tables": Rule(ALL, {"game": "toll", "seats": [{}, {}]}),
    "GET /api/v1/tables/{table_id}": Rule(ALL),
    "POST /api/v1/tables/{table_id}/join": Rule(NOBODY, {"invite": UNKNOWN}),
    "POST /api/v1/tables/{table_id}/seats/{number}/bot": Rule(ONLY),
    "POST /api/v1/tables/{table_id}/seats/{number}/take": Rule(ONLY),
    "GET /api/v1/tables/{table_id}/view": Rule(WATCHERS),
    "GET /api/v1/tables/{table_id}/legal": Rule(OWNERS_SEAT),
    "GET /api/v1/tables/{table_id}/why_not": Rule(ONLY),
    "POST /api/v1/tables/{table_id}/act": Rule(ONLY, {"actions": ["{action}"], "version": "{version}"}),
    "POST /api/v1/tables/{table_id}/undo": Rule(ONLY),
    "GET /api/v1/tables/{table_id}/record": Rule(WATCHERS),
    "POST /api/v1/tables/{table_id}/rewind": Rule(OWNERS_SEAT, {"step": 0, "version": "{version}"}),
    "POST /api/v1/tables/{table_id}/rewind/answer": Rule(NOBODY, {"accept": True, "step": 0}),
    "GET /api/v1/tables/{table_id}/events": Rule(WATCHERS),
    "GET /api/v1/openapi.json": Rule(ALL),
}


def routes() -> set[str]:
    """All routes of the service, as the matrix names them; files of the tree of static ones are public."""
    app = create_app(Settings(database="sqlite:///unused"))
    found: list[BaseRoute] = [route for module in (*API, *PAGES) for route in module.ROUTER.routes]
    found += app.routes
    return {
        f"{method} {route.path}"
        for route in found
        for method in getattr(route, "methods", None) or ()
        if method != "HEAD"
    }


def filled(given: Any, values: dict[str, int]) -> Any:
    """What is sent, with the numbers of the match."""
    if isinstance(given, dict):
        return {name: filled(each, values) for name, each in given.items()}
    if isinstance(given, list):
        return [filled(each, values) for each in given]
    return values.get(given.strip("{}"), given) if isinstance(given, str) else given


def path_of(route: str, table: Table) -> str:
    """The address of a route at a table, for the seat that is asked."""
    values = {"table_id": table.id, "given": ASKED, "number": ASKED, "game_id": table.game_id}
    query = "?game=caylus1303" if route == "GET /new" else "?action=0" if route.endswith("/why_not") else ""
    return route.partition(" ")[2].format(link=UNKNOWN, invite=UNKNOWN, **values) + query


def numbers(table: Table) -> dict[str, int]:
    """The version of the match, and a legal action of the seat that is asked."""
    return {"version": table.version, "action": legal(table, ASKED)[0]}


def state_of(table: Table) -> object:
    """Everything that only the holder of the asked seat may change, and the match."""
    assert table.match is not None
    return (
        table.seats[ASKED],
        table.drafts.get(ASKED),
        table.sealed,
        table.match.position(),
        len(table.entries),
    )


def until_asked(house: House, table: Table) -> Table:
    """Play until the attacked seat is the one to act, and the only one that can take back a decision."""
    while table.to_act() != [ASKED] or not table.match.can_undo(ASKED):
        assert table.status == "playing"
        house.play(table.id, 1)
    return table


def people(house: House) -> tuple[Table, dict[str, Browser]]:
    """A match of people, and a browser for each part."""
    found = {name: house.browser(name.title()) for name in (HOLDER, *ATTACKERS)}
    table = found["owner"].make("caylus1303", "me", "open", "open")
    for seat, name in ((1, "other"), (2, "former")):
        found[name].join(table.seats[seat].invite or "")
    found["former"].do(table, f"seats/{ASKED}/open")
    found[HOLDER].join(table.seats[ASKED].invite or "")
    found["spectator"].post("/settings/nickname", {"nickname": "Spectator"})
    return until_asked(house, table), found


def programs(house: House) -> tuple[Table, dict[str, dict[str, str]]]:
    """A match of programs, and the headers of each part."""
    client, table_path = house.client(), "/api/v1/tables"
    body = {"game": "caylus1303", "seats": [{}, {}, {}]}
    made = house.run(client.post(table_path, json=body)).json()
    table = house.table(made["table"]["id"])

    def joined(invite: str) -> str:
        path = f"{table_path}/{table.id}/join"
        return str(house.run(client.post(path, json={"invite": invite})).json()["token"])

    tokens = [joined(each["invite"]) for each in made["invitations"]]
    offered = house.run(seats.open_seat(house.service.tables, table, ASKED))
    held = {HOLDER: joined(offered), "other": tokens[1], "former": tokens[ASKED], "owner": made["owner"]}
    headers = {name: {"Authorization": f"Bearer {token}"} for name, token in held.items()}
    return until_asked(house, table), {"stranger": {}, "spectator": {}, **headers}
