"""A table's page for one viewer: what the match, the seats and the viewer's own draft show."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from boardwright import registry
from boardwright.core.decision import CHANCE
from boardwright.core.events import kebab
from boardwright.core.game import State
from boardwright.core.match import Match
from boardwright.core.reasons import NOT_NOW
from boardwright.server.assets import asset
from boardwright.server.following import passed
from boardwright.server.playing import draft_of
from boardwright.server.sitting import Looking, scene_of, seat_boxes
from boardwright.server.story import Lines, log_entries, log_window, result, since_last_turn, told_rewinds
from boardwright.server.table import (
    BOT,
    OVER,
    Table,
    before_reveal,
    crosses_barrier,
    is_turn_over,
    take,
)
from boardwright.text import Words, guide, offers
from boardwright.text.orders import ORDERS
from boardwright.web import boards, panels, standings
from boardwright.web.boards.cutting import cut
from boardwright.web.seen import (
    ChatLine,
    Choice,
    ChoiceGroup,
    Draft,
    Order,
    Refusal,
    Result,
    RewindAsk,
    Scrub,
    TablePage,
)
from boardwright.web.tours import tour

PARTS: Final = ("web", "server")
IN_WORDS: Final = "in-words"
STANDING: Final = "standing"


class Seeing:
    """Makes pages; remembers the sentences of logs."""

    def __init__(self) -> None:
        self._lines: dict[tuple[str, str, int | None, tuple[str, ...]], Lines] = {}

    def lines(self, table: Table, match: Match, words: Words, seat: int | None) -> Lines:
        """The sentences of a match, from memory as far as they are there."""
        key = (table.id, words.language, seat, tuple(table.names()))
        if key not in self._lines and len(self._lines) > 500:
            self._lines.clear()
        return self._lines.setdefault(key, Lines(words, seat)).of(match)

    def page(
        self,
        table: Table,
        looking: Looking,
        chat: Sequence[ChatLine],
        extra: dict[str, Any],
    ) -> TablePage:
        """Everything on the page of a table."""
        words = words_of(table, looking.language)
        fixed: dict[str, Any] = {
            "id": table.id,
            "game": table.game_id,
            "title": words.message(f"server-title-{table.game_id}"),
            "status": table.status,
            "version": table.version,
            "is_private": table.is_private,
            "is_owner": looking.is_owner,
            "me": looking.seat,
            "mine": looking.mine,
            "curtain": looking.curtain,
            "chat": tuple(chat),
            "options": told_options(table, words),
            "commitment": table.commitment,
            "tour": tour(table.game_id, looking.language),
            **extra,
        }
        if table.match is None or looking.curtain is not None:
            return TablePage(seats=seat_boxes(table, looking, words, None), **fixed)
        return self._playing(table, table.match, looking, words, fixed)

    def _playing(
        self, table: Table, match: Match, looking: Looking, words: Words, fixed: dict[str, Any]
    ) -> TablePage:
        seat = looking.seat
        is_live = looking.at is None or looking.at >= len(match.steps)
        is_asked = seat is not None and is_live and seat in table.to_act()
        shown = table.drafted(seat) if seat is not None and is_live and has_own(table, seat) else match
        state = before_reveal(shown, len(match.steps)) if is_live else match.steps[looking.at or 0].before
        viewer = looking.viewpoint if looking.viewpoint is not None else seat
        draft = told_draft(table, shown, seat, words) if is_asked and seat is not None else Draft()
        may_choose = is_asked and not draft.is_complete and shown.to_act == seat
        texts = self.lines(table, match, words, seat)
        orders = table.seats[seat].orders if seat is not None else {}
        at = len(shown.steps) if is_live else looking.at or 0
        scene = scene_of(match, state, viewer, words)
        return TablePage(
            seats=seat_boxes(table, looking, words, scene.view),
            question=question(
                shown, state, seat if may_choose else None, words, is_live and draft.is_complete
            ),
            question_help=question_help(table.game_id, scene.view) if is_live else "",
            is_my_turn=is_asked,
            groups=choice_groups(shown, words) if may_choose else (),
            draft=draft,
            can_undo=seat is not None and is_live and not draft.steps and can_take_back(table, match, seat),
            spread=panels.spread(table.game_id, scene, looking.wants(IN_WORDS)),
            standing=standings.standing(table.game_id, scene) if looking.wants(STANDING) else None,
            late=tuple(fold for fold in folds(table.game_id) if not looking.wants(fold)),
            board=cut(
                boards.draw(
                    table.game_id,
                    scene,
                    boards.targets(match.game, shown.state, looking.hinted) if may_choose else {},
                    just_done(shown if is_live else match, looking.at if not is_live else None),
                    asset("icons.svg"),
                ),
                looking.has,
            ),
            at=at,
            passed=passed(match, looking, viewer, at, texts),
            has=looking.has,
            log=log_entries(
                match,
                texts,
                seat,
                looking.is_whole_log,
                told_rewinds(table, words),
                None if is_live else looking.at,
            ),
            log_before=0 if looking.is_whole_log else log_window(match, None if is_live else looking.at)[0],
            since=since_last_turn(match, texts, seat) if is_live else (),
            has_moved=any(step.seat == seat for step in match.steps),
            scrub=scrub(match, looking, table.status),
            result=told_result(table, match, words, looking.verified) if is_live else None,
            rewind=told_rewind(table, match, looking, words, texts),
            orders=tuple(
                Order(order, words.message(f"server-order-{order}"), bool(orders.get(order)))
                for order in (ORDERS.get(table.game_id, ()) if seat is not None else ())
            ),
            order_notice=order_notice(orders, words),
            webhook=table.seats[seat].webhook if seat is not None else "",
            thinking=thinking(table, words),
            **fixed,
        )


def folds(game: str) -> tuple[str, ...]:
    """The folds of a page whose content is long."""
    return (IN_WORDS, STANDING) if game in standings.TOLD else (IN_WORDS,)


def words_of(table: Table, language: str) -> Words:
    """Words for a table: with the names of its seats."""
    return Words(language, registry.game(table.game_id), table.names(), PARTS)


def has_own(table: Table, seat: int) -> bool:
    """Whether a seat sees something of its own: a draft, a secret answer, or a question before others."""
    return bool(draft_of(table, seat)) or seat in table.held or seat in table.to_act()


def told_result(table: Table, match: Match, words: Words, verified: bool | None) -> Result | None:
    """The end, when it has come; a match that goes on from another one cannot be verified."""
    if table.status != OVER:
        return None
    return replace(result(match, words, verified), can_verify=not table.is_continued)


def told_options(table: Table, words: Words) -> tuple[tuple[str, str], ...]:
    """The options of a match and the printed values that differ from the usual."""
    found = []
    for option in registry.game(table.game_id).meta.options:
        value = table.options.get(option.name, option.default)
        if value == option.default or value in ((), []):
            continue
        title = words.message(f"option-{option.name}")
        if isinstance(value, bool):
            found.append((title, words.message("server-yes" if value else "server-no")))
        elif isinstance(value, list | tuple):
            found.append(
                (
                    title,
                    ", ".join(
                        words.message(f"option-{option.name}-{v}")
                        if words.has(f"option-{option.name}-{v}")
                        else str(v)
                        for v in value
                    ),
                )
            )
        else:
            found.append((title, words.message(f"option-{option.name}-{value}")))
    for key, value in table.values.items():
        found.append((key, ", ".join(map(str, value)) if isinstance(value, list | tuple) else str(value)))
    return tuple(found)


def question(match: Match, state: State, seat: int | None, words: Words, is_complete: bool) -> str:
    """What must be decided, to the asked seat or about it; empty after the end."""
    if is_complete:
        return words.message("server-ready")
    if not state.waiting:
        return ""
    return words.question(state, seat)


def question_help(game: str, view: Mapping[str, Any]) -> str:
    """Where the rule behind a question stands: the one that this viewer is told of."""
    asked = view.get("question")
    if not asked:
        return ""
    anchor = guide.chapter_of_question(game, f"ask-{kebab(asked['decision'])}")
    return f"/help/{game}#{anchor}" if anchor else ""


def choice_groups(match: Match, words: Words) -> tuple[ChoiceGroup, ...]:
    """The legal choices, grouped by what they are."""
    grouped = offers.in_groups(match.game, match.legal)
    headed = len(grouped) > 1
    return tuple(
        ChoiceGroup(
            words.message(f"cli-group-{kind or 'other'}") if headed else "",
            tuple(
                Choice(action, words.action(match.state, action), match.game.catalogue.text(action))
                for action in actions
            ),
        )
        for kind, actions in grouped
    )


def refusals(match: Match, words: Words) -> list[Refusal]:
    """Everything that the question which waits could ever offer, but does not now, with the reason."""
    state = match.state
    legal = set(match.legal)
    labels = {words.action(state, action) for action in legal}
    refused = [refusal(match, words, action) for action in state.waiting[-1].offers() if action not in legal]
    return [each for each in refused if each is not None and each.label not in labels]


def refusal(match: Match, words: Words, action: int) -> Refusal | None:
    """Why one id is not legal now; None when it is, or when there is nothing to say but that."""
    reason = match.game.why_not(match.state, action)
    if reason is None or reason.name == NOT_NOW or reason.name in offers.ABSENT:
        return None
    game = match.game
    anchor = guide.chapter_of_reason(game.meta.id, f"reason-{reason.name}")
    link = f"/help/{game.meta.id}#{anchor}" if anchor else ""
    label = label_of(words, match.state, action, game.catalogue.text(action))
    return Refusal(label, words.reason(reason), link)


def told_refusal(found: Refusal | None, words: Words) -> dict[str, str]:
    """A refusal for the script of the board."""
    if found is None:
        return {"label": "", "reason": words.message("server-not-here"), "help": ""}
    return {"label": found.label, "reason": found.reason, "help": found.help}


def label_of(words: Words, state: State, action: int, notation: str) -> str:
    """The label of an action that is not legal; its notation where the label needs what is not there."""
    try:
        return words.action(state, action)
    except (LookupError, ValueError, AssertionError, AttributeError, TypeError):
        return notation


def told_draft(table: Table, shown: Match, seat: int, words: Words) -> Draft:
    """What a seat has chosen so far and what can be done with it."""
    actions = draft_of(table, seat)
    if not actions:
        return Draft()
    assert table.match is not None
    match = table.branch(seat)
    labels = []
    before = len(match.steps)
    for action in actions:
        for step in take(match, seat, [action]):
            label = words.action(step.before, step.action)
            labels.append(words.message("server-follows", what=label) if step.forced else label)
    complete = is_turn_over(shown, seat)
    is_for_good = crosses_barrier(shown, shown.steps[before:])
    warning = words.message("server-for-good") if complete and is_for_good else ""
    return Draft(tuple(labels), True, True, complete, complete, warning)


def can_take_back(table: Table, match: Match, seat: int) -> bool:
    """Whether something committed can still be taken back freely."""
    return table.status != OVER and (seat in table.held or match.can_undo(seat) > 0)


def just_done(match: Match, at: int | None) -> frozenset[str]:
    """The places of the last turn before a position, as far as everybody may know them."""
    steps = match.steps if at is None else match.steps[:at]
    last = next((step.seat for step in reversed(steps) if step.seat >= 0), CHANCE)
    found: list[tuple[object, int]] = []
    for step in reversed(steps):
        if step.seat >= 0 and step.seat != last:
            break
        if step.seat == last and not step.before.waiting[-1].together():
            found.append((step.before.waiting[-1], step.action))
    return boards.touched(match.game, found)


def scrub(match: Match, looking: Looking, status: str) -> Scrub:
    """Where one can go from the position that is shown."""
    last = len(match.steps)
    at = last if looking.at is None else min(looking.at, last)
    starts = turn_starts(match)
    viewpoints = tuple(range(match.players)) if status == OVER else ()
    return Scrub(
        at=at,
        last=last,
        is_live=at == last,
        previous=max(0, at - 1),
        following=min(last, at + 1),
        previous_turn=max((start for start in starts if start < at), default=0),
        following_turn=min((start for start in starts if start > at), default=last),
        viewpoint=looking.viewpoint,
        viewpoints=viewpoints,
    )


def turn_starts(match: Match) -> list[int]:
    """The positions at which another seat begins to decide."""
    found = []
    before: int | None = None
    for number, step in enumerate(match.steps):
        if step.seat >= 0 and step.seat != before:
            found.append(number)
            before = step.seat
    return found


def told_rewind(
    table: Table, match: Match, looking: Looking, words: Words, texts: Sequence[tuple[str, ...]]
) -> RewindAsk | None:
    """The request to go back that is open, if any."""
    ask = table.rewind
    if ask is None or ask.version != table.version:
        return None
    asked = [seat for seat in looking.mine if seat not in ask.accepted]
    before = (texts[number] for number in range(ask.step - 1, -1, -1))
    last = next((lines[-1] for lines in before if lines), "")
    text = words.message("server-rewind-to", count=len(match.steps) - ask.step, line=last or "–")
    return RewindAsk(
        seat=ask.seat,
        name=words.names[ask.seat],
        at=ask.step,
        text=text,
        accepted=tuple(ask.accepted),
        can_answer=bool(asked),
        can_withdraw=ask.seat in looking.mine,
    )


def order_notice(orders: dict[str, bool], words: Words) -> str:
    """That a standing order has ended, and why."""
    has_ended = orders.get("decline-until-my-turn") is False
    return words.message("server-order-ended") if has_ended else ""


def thinking(table: Table, words: Words) -> str:
    """The bot that must decide now."""
    bots = (words.names[number] for number in table.to_act() if table.seats[number].kind == BOT)
    return next(bots, "")
