"""Rewinds through the HTTP interface: ask the others to go back, and answer."""

from __future__ import annotations

from typing import Final

from boardwright.server.routes.api.deps import RESPONSES, Credentials, TableId, new_router, own_seat
from boardwright.server.routes.api.schemas import Acted, RewindAnswer, RewindInfo, Rewinding
from boardwright.server.routes.deps import ServiceDep
from boardwright.server.tables import rewinds
from boardwright.server.tables.commits import check_version
from boardwright.server.tables.model import OVER, Table
from boardwright.server.tables.permissions import by_token, by_token_voter

ROUTER: Final = new_router()


def open_rewind(table: Table) -> RewindInfo | None:
    """Return the open request to go back, as all at the table see it."""
    asked = rewinds.open_request(table)
    if asked is None or table.match is None:
        return None
    return RewindInfo(
        by=asked.seat,
        step=asked.step,
        decisions=len(table.match.steps) - asked.step,
        accepted=list(asked.accepted),
        asked=rewinds.unanswered(table, asked),
    )


@ROUTER.post("/tables/{table_id}/rewind", responses=RESPONSES)
async def ask_rewind(
    service: ServiceDep, table_id: TableId, credentials: Credentials, wish: Rewinding
) -> Acted:
    """Ask all others to go back behind a barrier; with no other holder the match goes back at once."""
    table = await service.tables.find(table_id)
    seat = own_seat(service.tables, table, credentials)

    def permission(table: Table) -> None:
        by_token(seat)(table)
        check_version(table, wish.version)

    await rewinds.ask(service.tables, table, seat.number, wish.step, permission)
    return _acted(table)


@ROUTER.post("/tables/{table_id}/rewind/answer", responses=RESPONSES)
async def answer_rewind(
    service: ServiceDep, table_id: TableId, credentials: Credentials, given: RewindAnswer
) -> Acted:
    """Accept or refuse to go back; a refusal ends the request, and that of the asking seat withdraws it."""
    table = await service.tables.find(table_id)
    seat = own_seat(service.tables, table, credentials)
    permission = by_token_voter(seat)
    await rewinds.answer(service.tables, table, seat.number, given.accept, given.step, permission)
    return _acted(table)


def _acted(table: Table) -> Acted:
    return Acted(version=table.version, to_act=table.to_act(), is_over=table.status == OVER)
