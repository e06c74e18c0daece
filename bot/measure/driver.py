"""Games of computer players against each other, driven as a table is: visit after visit, question after question."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

import msgspec

from engine import GAMES
from engine.core import Action, Event, Prompt, Rules, blocking
from engine.players import make

ASKED_IN_VAIN = 200
"""After so many answers to one question of one seat its default is taken: a player that never settles is none."""


class Driver:
    """One game in memory. A player is asked what the game waits for, then once for every offer that is worth a
    message; where they have nothing to say, the default answers for them."""

    def __init__(
        self,
        game: str,
        kinds: Sequence[str],
        seed: str,
        *,
        options: msgspec.Struct | None = None,
        style: str = "",
        names: Sequence[str] | None = None,
    ) -> None:
        """``kinds``: one kind of player per seat. ``names``: the players' own seeds, made from ``seed`` otherwise.
        ``style``: the standing choices of all seats, which their players then leave as they are.

        Raises ``ValueError`` for an unknown kind or style, a wrong number of seats or contradictory options.
        """
        self.rules: Rules[Any, Any] = GAMES[game]
        self.state: Any = self.rules.setup(seats=len(kinds), seed=seed, options=options)
        self.players = [make(game, kind, names[seat] if names else f"{seed}/{seat}") for seat, kind in enumerate(kinds)]
        self.done: list[tuple[int, Any]] = []
        self.events: list[Event] = []
        self.decisions = 0
        self.opened: list[int] | None = None
        """Who is asked at the opening of the first turn, when everything is set up; ``None`` before that."""
        standing = self.rules.standing
        self._fixed = frozenset((self.rules.preferences if standing is None else standing) if style else ())
        self._open: dict[int, list[Prompt]] | None = None
        self._shown: set[tuple[int, str]] = set()
        self._asked: Counter[tuple[int, str]] = Counter()
        if style:
            self._adopt(style)

    def _adopt(self, style: str) -> None:
        """Let every seat take the standing choices of a style."""
        styles = self.rules.styles()
        if style not in styles:
            raise ValueError(f"{self.rules.id} has no style {style!r}; it has {', '.join(styles) or 'none'}")
        for seat in range(len(self.players)):
            for action in styles[style]:
                self._apply(seat, action)

    def _apply(self, seat: int, action: Action) -> None:
        self._open = None
        self.events += self.rules.apply(self.state, seat, action)

    def _prompts(self) -> dict[int, list[Prompt]]:
        """What is open, asked for once after every action."""
        if self._open is None:
            self._open = self.rules.prompts(self.state)
        return self._open

    def waiting(self) -> dict[int, list[Prompt]]:
        """The questions the game waits for, by seat; none when it is over."""
        return blocking(self._prompts())

    def question(self, seat: int) -> Prompt | None:
        """What a seat decides next: what the game waits for, then an offer it has not been shown."""
        mine: Sequence[Prompt] = self._prompts().get(seat, ())
        return next((p for p in mine if p.blocks), None) or self._offer(seat, mine)

    def _offer(self, seat: int, mine: Sequence[Prompt]) -> Prompt | None:
        return next((p for p in mine if not p.blocks and p.notify and (seat, p.id) not in self._shown), None)

    def answer(self, seat: int, prompt: Prompt) -> None:
        """Let the player of a seat answer a question."""
        if self.opened is None and self.rules.reached(self.rules.view(self.state, None), 1):
            self.opened = sorted(self.waiting())
        self._shown.add((seat, prompt.id))
        self._asked[seat, prompt.id] += 1
        chosen: Sequence[Any] = ()
        if self._asked[seat, prompt.id] <= ASKED_IN_VAIN:
            wanted = self.players[seat].choose(self.rules.view(self.state, seat), prompt)
            chosen = [action for action in wanted if action.verb not in self._fixed]
        self.decisions += 1
        if prompt.blocks and not chosen:
            chosen = prompt.default
        for action in chosen:
            self._apply(seat, action)
            self.done.append((seat, action))

    def visit(self, seat: int) -> None:
        """A visit of a seat's player: everything that is asked of it now, and what follows at once."""
        while (prompt := self.question(seat)) is not None:
            self.answer(seat, prompt)

    def wait(self) -> dict[int, list[Prompt]]:
        """One wait of the table: whoever is asked at this moment comes and answers, one after the other; what was
        waited for. Empty when the game is over."""
        prompts = self._prompts()
        waited = blocking(prompts)
        for seat in waited:
            self.visit(seat)
        for seat in [s for s in prompts if waited and s not in waited]:
            while (prompt := self._offer(seat, self._prompts().get(seat, ()))) is not None:
                self.answer(seat, prompt)
        return waited

    def step(self) -> bool:
        """One answer of one seat; false when the game is over."""
        for seat, mine in self._prompts().items():
            prompt = next((p for p in mine if p.blocks), None) or self._offer(seat, mine)
            if prompt is not None:
                self.answer(seat, prompt)
                return True
        return False
