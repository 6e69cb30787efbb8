"""The turn on a page: question, choices, draft, refusals."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from boardwright.core.events import kebab
from boardwright.core.game import State
from boardwright.core.match import Match
from boardwright.core.reasons import NOT_NOW
from boardwright.server.tables.model import BOT, OVER, Seat, Table
from boardwright.server.tables.turns import crosses_barrier, is_turn_over
from boardwright.server.views.position import Position
from boardwright.text import Words, guide, offers
from boardwright.text.orders import orders_of
from boardwright.web.pages import Choice, ChoiceGroup, Draft, Order, Refusal


def turn_fields(position: Position) -> dict[str, Any]:
    """Return the fields of the turn: question, choices, draft, and the standing orders of the viewer's
    seat."""
    table, words, is_live = position.table, position.words, position.is_live
    draft = draft_of(position)
    is_choosing = may_choose(position)
    return {
        "question": _question(position, is_choosing, draft.is_complete),
        "question_help": _question_help(table.game_id, position.scene.view) if is_live else "",
        "is_my_turn": position.asked is not None,
        "groups": _choice_groups(position.shown, words) if is_choosing else (),
        "draft": draft,
        "can_undo": not draft.steps and _can_take_back(position),
        "thinking": _thinking_bot(table, words),
        "slow": words.message(f"server-bot-waits-{slow}") if (slow := position.viewer.slow) else "",
        **_seat_fields(table, position.viewer.seat, words),
    }


def may_choose(position: Position) -> bool:
    """Return whether the viewer's seat is asked for a (further) choice now."""
    seat = position.asked
    if seat is None or position.shown.to_act != seat:
        return False
    return not (position.table.draft_of(seat) and is_turn_over(position.shown, seat))


def _question(position: Position, is_choosing: bool, is_complete: bool) -> str:
    """Return the question, to the asked seat or about it; empty after the end."""
    if is_complete:
        return position.words.message("server-ready")
    if not position.state.waiting:
        return ""
    return position.words.question(position.state, position.viewer.seat if is_choosing else None)


def _question_help(game: str, view: Mapping[str, Any]) -> str:
    """Return the link to the rule behind the question in a view; empty when there is none."""
    asked = view.get("question")
    if not asked:
        return ""
    anchor = guide.chapter_of_question(game, f"ask-{kebab(asked['decision'])}")
    return f"/help/{game}#{anchor}" if anchor else ""


def _choice_groups(match: Match, words: Words) -> tuple[ChoiceGroup, ...]:
    """Return the legal choices, grouped by kind."""
    grouped = offers.in_groups(match.game, match.legal)
    headed = len(grouped) > 1
    return tuple(
        ChoiceGroup(
            offers.heading(words, kind) if headed else "",
            tuple(
                Choice(action, words.action(match.state, action), match.game.catalogue.text(action))
                for action in actions
            ),
        )
        for kind, actions in grouped
    )


def refusals(match: Match, words: Words) -> list[Refusal]:
    """Return the choices that the present question can offer but does not offer now, each with the reason."""
    state = match.state
    legal = set(match.legal)
    labels = {words.action(state, action) for action in legal}
    refused = [refusal(match, words, action) for action in state.waiting[-1].offers() if action not in legal]
    return [each for each in refused if each is not None and each.label not in labels]


def refusal(match: Match, words: Words, action: int) -> Refusal | None:
    """Return why an id is not legal now; None when it is legal, or when there is no more to say."""
    reason = match.game.why_not(match.state, action)
    if reason is None or reason.name == NOT_NOW or offers.is_absence(match.game, reason.name):
        return None
    game = match.game
    anchor = guide.chapter_of_reason(game.meta.id, f"reason-{reason.name}")
    link = f"/help/{game.meta.id}#{anchor}" if anchor else ""
    label = _label_of(words, match.state, action, game.catalogue.text(action))
    return Refusal(label, words.reason(reason), link)


def refusal_fields(found: Refusal | None, words: Words) -> dict[str, str]:
    """Return a refusal as JSON for the script of the board."""
    if found is None:
        return {"label": "", "reason": words.message("server-not-here"), "help": ""}
    return {"label": found.label, "reason": found.reason, "help": found.help}


def _label_of(words: Words, state: State, action: int, notation: str) -> str:
    """Return the label of an action that is not legal.

    Its notation when the label needs absent values.
    """
    try:
        return words.action(state, action)
    except (LookupError, ValueError, AssertionError, AttributeError, TypeError):
        return notation


def draft_of(position: Position) -> Draft:
    """Return the choices of the viewer's seat so far, and the possible operations on them.

    The steps come from the match that is shown: the draft is not played again.
    """
    seat, words = position.asked, position.words
    if seat is None or not position.table.draft_of(seat):
        return Draft()
    steps = position.shown.steps[len(position.match.steps) :]
    labels = []
    for step in steps:
        label = words.action(step.before, step.action)
        labels.append(words.message("server-follows", what=label) if step.forced else label)
    is_complete = is_turn_over(position.shown, seat)
    is_final = is_complete and crosses_barrier(position.shown, steps)
    warning = words.message("server-for-good") if is_final else ""
    return Draft(tuple(labels), True, True, is_complete, is_complete, warning)


def _can_take_back(position: Position) -> bool:
    """Return whether the viewer's seat can take back something that is committed."""
    seat, table = position.viewer.seat, position.table
    if seat is None or not position.is_live or table.status == OVER:
        return False
    return seat in table.sealed or position.match.can_undo(seat) > 0


def _seat_fields(table: Table, seat: int | None, words: Words) -> dict[str, Any]:
    """Return the standing orders and the webhook of the viewer's seat."""
    if seat is None:
        return {}
    own: Seat = table.seats[seat]
    return {
        "orders": tuple(
            Order(order, words.message(f"order-{order}"), bool(own.orders.get(order)))
            for order in orders_of(table.game_id)
        ),
        "order_notice": _order_notice(own.orders, words),
        "webhook": own.webhook,
    }


def _order_notice(orders: Mapping[str, bool], words: Words) -> str:
    """Return the notice that a standing order has ended; empty when none has."""
    has_ended = orders.get("decline-until-my-turn") is False
    return words.message("server-order-ended") if has_ended else ""


def _thinking_bot(table: Table, words: Words) -> str:
    """Return the name of the bot that must decide now; empty when it is not a bot."""
    bots = (words.names[number] for number in table.to_act() if table.seats[number].kind == BOT)
    return next(bots, "")
