"""Two matches with the same decisions and different hidden cards, as tables of a running service."""

from __future__ import annotations

import json
from collections.abc import Iterator
from datetime import datetime

import msgspec

from boardwright import registry
from boardwright.core.decision import CHANCE
from boardwright.core.events import Log, plain
from boardwright.core.match import Match
from boardwright.core.play import random_action
from boardwright.core.random import Random
from boardwright.server.tables.model import PERSON, PLAYING, Draft, Entry, Seat, Table
from boardwright.server.tokens import hash_token
from tests.every_game.playing import options_by

TOKEN = "T" * 32
SEED = bytes(range(32))
THEN = datetime(2026, 1, 2, 3, 4, 6)


class Twins:
    """Both begin as one match; from a position on the second is dealt anew as far as the viewer cannot tell.

    Chance and secret choices of others then take another way in the second wherever the viewer is told the
    same of both.
    """

    def __init__(self, game: str, players: int, seed: int, viewer: int, start: int) -> None:
        self.game = registry.game(game)
        self.viewer = viewer
        self.draw = Random(seed * 1000 + start)
        options = options_by(self.game.meta, players, seed)
        self.one = Match(self.game, players, None, dict(options))
        draw = Random(seed)
        while len(self.one.steps) < start and not self.one.is_over:
            self.one._apply(random_action(self.game, self.one.state, draw))
        self.two = self.one.branch()
        self.two.state = self.game.redeal(self.one.state, viewer, self.draw)

    @property
    def are_different(self) -> bool:
        """Whether anything hidden differs."""
        return self.one.position() != self.two.position()

    def positions(self, most: int) -> Iterator[None]:
        """Step by step, until the two must part; stops where a seat is asked."""
        for _ in range(most):
            if self.one.to_act >= 0:
                yield
            if self.one.is_over or not self._step():
                return

    def _step(self) -> bool:
        action = random_action(self.game, self.one.state, self.draw)
        told, reveals = self._told(self.one, action)
        other = self._counterpart(action, told)
        if other is None or (reveals and self._told(self.two, other)[0] != told):
            return False
        forced = len(self.one.legal) == 1 and len(self.two.legal) == 1
        self.one._apply(action)
        self.two._apply(other)
        return forced or self.one.to_act == self.two.to_act

    def _counterpart(self, action: int, told: str) -> int | None:
        legal = self.two.legal
        if self.one.to_act == self.viewer:
            return action if action in legal else None
        hidden = [each for each in legal if each != action and self._told(self.two, each)[0] == told]
        secret = self.one.to_act == CHANCE or self.game.together(self.one.state)
        if secret and hidden:
            return hidden[self.draw.below(len(hidden))]
        return action if action in legal else None

    def _told(self, match: Match, action: int) -> tuple[str, bool]:
        state, log = self.game.clone(match.state), Log()
        self.game.apply(state, action, log)
        events = [event.for_seat(self.viewer) for event in log.events]
        told = json.dumps([plain(event) for event in events if event is not None])
        return told, any(event.reveals() for event in log.events)

    def tables(self, person: int, with_drafts: bool = False) -> tuple[Table, Table]:
        """Both as tables that differ in what is hidden; with drafts and secret answers of others."""
        one = self._table(self.one, person, with_drafts, 0)
        return one, self._table(self.two, person, with_drafts, -1)

    def _table(self, match: Match, person: int, with_drafts: bool, choice: int) -> Table:
        seats = [
            Seat(
                number,
                PERSON,
                f"N{number}",
                person=person if number == self.viewer else None,
                token=hash_token(TOKEN) if number == self.viewer else None,
            )
            for number in range(match.players)
        ]
        entries = [
            Entry(number, step.seat, "act", (step.action,), {}, THEN)
            for number, step in enumerate(match.steps, start=1)
        ]
        table = Table(
            id=f"twins-{self.game.meta.id}-{match.players}",
            game_id=self.game.meta.id,
            options=msgspec.to_builtins(dict(match.options)),
            values={},
            seed=SEED,
            nonces=[],
            base=[],
            owner=None,
            owner_token=None,
            is_private=True,
            status=PLAYING,
            rematch=None,
            created=THEN,
            changed=THEN,
            seats=seats,
            absence=0,  # the moment of a stand-in is a time of day
            entries=entries,
            match=match.branch(),
        )
        table.match.names = table.names()
        if with_drafts:
            self._add_secrets(table, choice)
        return table

    def _add_secrets(self, table: Table, choice: int) -> None:
        """What seats have chosen and not shown: the viewer the same in both, others something else."""
        for seat in table.to_act():
            match = table.branch(seat)
            chosen = match.legal[0 if seat == self.viewer else choice]
            table.drafts[seat] = Draft(table.version, (chosen,))
        waiting = [seat for seat in table.to_act() if seat not in (self.viewer, table.match.to_act)]
        if waiting:
            last = table.entries[-1]
            held = {str(seat): self._answer(table, seat, choice) for seat in waiting[:1]}
            table.entries[-1] = Entry(last.version, last.seat, last.kind, last.log, held, THEN)

    def _answer(self, table: Table, seat: int, choice: int) -> list[int]:
        match, found = table.branch(seat), []
        while match.to_act == seat:
            found.append(match.legal[choice])
            match.act(found[-1])
        return found
