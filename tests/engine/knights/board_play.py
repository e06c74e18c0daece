"""Playing on a board: stages and cards begin, seats act, and what they are asked and refused."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from engine.core import Action, Event, IllegalAction, Prompt
from engine.knights.game_data import KIND
from engine.knights.rules import KNIGHTS
from engine.knights.spaces import back_to_hand
from engine.knights.state.frames import Actions, Play, Turn, TurnStage
from engine.knights.state.state import card_of, kind_of
from tests.engine.knights.board_position import BoardPosition
from tests.engine.knights.invariants import check

FILLER = KIND["draft-soldiers"]
"""The card at which a test stops: it lies on the last pile and asks its owner."""


def keys(events: Iterable[Event]) -> list[str]:
    """Keys of events without the name of the game."""
    return [e.key.removeprefix("knights-") for e in events]


def params(events: list[Event], key: str) -> list[dict[str, object]]:
    """The parameters of all events of a key."""
    return [dict(e.params) for e in events if e.key == f"knights-{key}"]


class BoardPlay(BoardPosition):
    """The game goes on from what lies on the board."""

    def run(self) -> list[Event]:
        """Go on until somebody must decide."""
        events: list[Event] = []
        KNIGHTS.advance(self.state, events)
        check(self.state)
        return events

    def stop_at_filler(self) -> None:
        """The actions go on, and stop at a filler of the last seat."""
        state = self.state
        last = state.seats - 1
        state.barons[last].hand[FILLER] -= 1
        state.piles[2].append(card_of(last, FILLER))
        state.frames[:] = [Turn("majority"), Actions(2)]

    def clear(self) -> None:
        """Cards in play and on the piles go back to their owners; whatever was in hand is forgotten."""
        state = self.state
        for frame in state.frames:
            if isinstance(frame, Play) and (frame.seat < 0 or frame.stage not in ("triggered", "over")):
                back_to_hand(state, frame.card)
        for pile in state.piles:
            for card in pile:
                back_to_hand(state, card)
            pile.clear()
        for baron in state.barons:
            for laid in baron.plan:
                for kind in laid:
                    baron.hand[kind] += 1
                laid.clear()
        state.frames.clear()

    def go(self, stage: TurnStage) -> list[Event]:
        """Begin a stage of the turn (``frames.TurnStage``) and go on to its first question."""
        self.clear()
        self.state.frames[:] = [Turn(stage)]
        return self.run()

    def reveal(self, seat: int, kind: str) -> list[Event]:
        """A card of a seat, or with seat -1 a neutral one, is revealed. After it a filler of the last seat stops the
        game before the upkeep."""
        state = self.state
        self.clear()
        self.stop_at_filler()
        if seat < 0:
            card = next(c for c in state.neutrals if kind_of(c) == kind)
            state.neutrals.remove(card)
        else:
            card = card_of(seat, KIND[kind])
            state.barons[seat].hand[KIND[kind]] -= 1
        state.frames.append(Play(card, seat, state.next()))
        return self.run()

    def do(self, seat: int, text: str) -> list[Event]:
        """Actions of a seat, parted by semicolons; whatever must hold is looked at after each."""
        events: list[Event] = []
        for words in text.split(";"):
            events += KNIGHTS.apply(self.state, seat, Action.parse(words))
            check(self.state)
        return events

    def prompt(self, seat: int, step: str | None = None) -> Prompt:
        """The first question of a seat, or that of a step."""
        mine = KNIGHTS.prompts(self.state).get(seat, [])
        return next(p for p in mine if step is None or p.step == step)

    def legal(self, seat: int, step: str | None = None) -> list[str]:
        """What a seat may answer, as texts."""
        return [str(a) for a in self.prompt(seat, step).actions]

    def waits(self) -> list[int]:
        """The seats without whom the game does not go on."""
        return [seat for seat, mine in KNIGHTS.prompts(self.state).items() if any(p.blocks for p in mine)]

    def why(self, seat: int, text: str) -> str:
        """Why a seat may not; empty when it may. The engine refuses it for that reason, and not a byte changes by
        it."""
        action, before = Action.parse(text), KNIGHTS.dumps(self.state)
        refusal = KNIGHTS.why_not(self.state, seat, action)
        if refusal is None:
            return ""
        with pytest.raises(IllegalAction) as caught:
            KNIGHTS.apply(self.state, seat, action)
        assert caught.value.refusal == refusal
        assert KNIGHTS.dumps(self.state) == before
        return refusal.code.removeprefix("knights-no-")
