"""Playing on a board of Fief: dice that fall as a test says, what seats do, what they are asked and refused."""

from __future__ import annotations

from typing import Self

from engine.core import Action, Event, IllegalAction, Prompt
from engine.fief.game_data import NOBLE

from engine.fief.rules import FIEF  # isort: skip
from engine.fief import people  # isort: skip

from engine.fief.state.state import Court, Round
from tests.engine.fief.board_pieces import BoardPieces
from tests.engine.fief.invariants import check
from tests.engine.fief.loaded_dice import Loaded
from tests.engine.fief.marks import as_listed


class BoardPlay(BoardPieces):
    """A board on which seats take their turns."""

    def rig(self, **dice: list[int]) -> None:
        """The next dice by label (underscores stand for hyphens): battle dice by their F, others as 1 to 6; points of
        the compass as 1 to 4 from north by east."""
        assert isinstance(self.state.dice, Loaded)
        for label, falls in dice.items():
            self.state.dice.falls.setdefault(label.replace("_", "-"), []).extend(falls)

    def spent(self) -> bool:
        """Whether every loaded die has fallen."""
        assert isinstance(self.state.dice, Loaded)
        return not any(self.state.dice.falls.values())

    def go(self, stage: str, *, first: int | None = None) -> list[Event]:
        """Begin a stage of the round (``rounds.ORDER``) and go on to its first question."""
        if first is not None:
            self.state.first = first
        self.state.frames[:] = [Round(stage)]
        return self.run()

    def run(self) -> list[Event]:
        """Go on until somebody must decide."""
        events: list[Event] = []
        FIEF.advance(self.state, events)
        check(self.state)
        as_listed(events)
        return events

    def turn(self, stage: str, seat: int, **dice: list[int]) -> Self:
        """The turn of a seat in a stage, those before it over."""
        self.rig(**dice)
        self.go(stage, first=seat)
        return self

    def do(self, seat: int, text: str) -> list[Event]:
        """A seat takes actions, divided by semicolons; each must be offered to it."""
        events: list[Event] = []
        for word in text.split("; "):
            action = Action.parse(word)
            offered = [a for p in self.asked(seat) for a in p.actions]
            assert action in offered, (word, FIEF.why_not(self.state, seat, action), self.state.frames[-1])
            events += FIEF.apply(self.state, seat, action)
            check(self.state)
        as_listed(events)
        return events

    def ready(self, *seats: int) -> list[Event]:
        """At court these seats, or all, say that they have nothing more: those who are still asked."""
        events: list[Event] = []
        for seat in seats or range(self.state.seats):
            frame = self.state.frames[-1]
            if isinstance(frame, Court) and not frame.ready[seat]:
                events += self.do(seat, "ready")
        return events

    def let_pass(self) -> None:
        """Everybody who is asked in a window plays nothing in it: of two the orders say so only when its time is up."""
        for seat in self.waits():
            if self.legal(seat, "abide"):
                self.do(seat, "abide")

    def accede(self, slug: str) -> None:
        """A Noble is crowned, as if elected."""
        people.crown(self.state, NOBLE[slug], "election", [])

    def why(self, seat: int, text: str) -> str:
        """The code with which an action is refused; nothing may change, and it may not be offered."""
        action = Action.parse(text)
        before = FIEF.dumps(self.state)
        assert action not in [a for p in self.asked(seat) for a in p.actions], f"{text} is offered"
        try:
            FIEF.apply(self.state, seat, action)
        except IllegalAction as error:
            assert FIEF.dumps(self.state) == before
            return error.refusal.code.removeprefix("fief-no-")
        raise AssertionError(f"{text} is allowed")

    def asked(self, seat: int) -> list[Prompt]:
        """What a seat is asked."""
        return FIEF.prompts(self.state).get(seat, [])

    def legal(self, seat: int, verb: str = "") -> list[str]:
        """What a seat may do now with one verb; without one what it is asked, offers apart."""
        actions = [a for p in self.asked(seat) if verb or p.blocks for a in p.actions]
        return [str(a) for a in actions if not verb or a.verb == verb]

    def waits(self) -> list[int]:
        """The seats without whom the game does not go on."""
        return [seat for seat, mine in FIEF.prompts(self.state).items() if any(p.blocks for p in mine)]
