"""A tiny game for tests of the application: secret picks, dice, a public choice in two steps, a short end.

Each round every seat picks a number (``pick 1-3``, again and again) and seals it. When all have sealed, the picks are
shown and a die is added; the highest seat must ``mark a|b`` (which may be taken back) and ``finish``, which ends the
round.
"""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import ClassVar

import msgspec

from engine.core import (
    Action,
    Dice,
    Event,
    GameState,
    Outcome,
    Pace,
    Prompt,
    Prompts,
    Refusal,
    Rules,
    Said,
    SeatRef,
    Step,
    Word,
    shares,
)
from engine.core.corrections import Correctable


class ToyOptions(msgspec.Struct, frozen=True):
    """How a game is played."""

    rounds: int = 2
    """How many there are, from 1."""
    dull: bool = False
    """A dull game has at most three rounds: an option that another may contradict."""


class ToyState(GameState, kw_only=True):
    """A position. Lists are by seat."""

    picks: list[int]
    """The number that each seat has picked, hidden until all have sealed; 0 for none."""
    sealed: list[bool]
    """Whether each seat has sealed its pick."""
    points: list[int]
    """What each seat has."""
    round: int
    """The present one, from 1; one more than ``rounds`` when the game is over."""
    rounds: int
    """How many are played."""
    winner: int
    """The seat that must mark and finish; -1 while seats pick."""
    mark: str
    """What the winner has marked, ``a`` or ``b``; empty for nothing yet."""


class ToyView(msgspec.Struct, frozen=True):
    """A position as somebody sees it. Lists are by seat."""

    round: int
    """The present one, from 1."""
    points: list[int]
    """What each seat has."""
    sealed: list[bool]
    """Whether each seat has sealed its pick."""
    winner: int
    """The seat that must mark and finish; -1 while seats pick."""
    mark: str
    """What the winner has marked, ``a`` or ``b``; empty for nothing yet."""
    own: int
    """The number that the reader has picked; 0 for none, and for spectators."""
    table: dict[int, int]
    """The points again, by seat: a mapping with numbers as keys, as views of games have."""


def acts(*texts: str) -> list[Action]:
    return [Action.parse(text) for text in texts]


class Toy(Rules[ToyState, ToyView]):
    """The rules, see above."""

    id: ClassVar[str] = "toy"
    """In rows and in the keys of its words."""
    seats: ClassVar[range] = range(2, 5)
    """How many may play."""
    rules_version: ClassVar[int] = 1
    """It never changes."""
    schema_version: ClassVar[int] = 1
    """It never changes."""
    Options: ClassVar[type[msgspec.Struct]] = ToyOptions
    """With which a game is set up."""
    State: ClassVar[type[GameState]] = ToyState
    """What is saved."""
    View: ClassVar[type[msgspec.Struct]] = ToyView
    """What somebody sees of a state."""

    def setup(self, *, seats: int, seed: str, options: msgspec.Struct | None = None) -> ToyState:
        chosen = options or ToyOptions()
        assert isinstance(chosen, ToyOptions)
        if seats not in self.seats:
            raise ValueError(f"toy is for 2-4, not {seats}")
        if chosen.rounds < 1 or (chosen.dull and chosen.rounds > 3):
            raise ValueError("a dull game has at most 3 rounds")
        dice = Dice(seed)
        points = [dice.below(2, "start") for _ in range(seats)]
        return ToyState(
            schema_version=1,
            rules_version=1,
            seats=seats,
            dice=dice,
            picks=[0] * seats,
            sealed=[False] * seats,
            points=points,
            round=1,
            rounds=chosen.rounds,
            winner=-1,
            mark="",
        )

    def _legal(self, state: ToyState, seat: int) -> list[Action]:
        if state.round > state.rounds or not 0 <= seat < state.seats:
            return []
        if state.winner >= 0:
            if seat != state.winner:
                return []
            return acts("mark a", "mark b", *(["finish"] if state.mark else []))
        if state.sealed[seat]:
            return acts("unseal")
        return acts("pick 1", "pick 2", "pick 3", *(["seal"] if state.picks[seat] else []))

    def prompts(self, state: ToyState) -> Prompts:
        result: Prompts = {}
        for seat in range(state.seats):
            legal = self._legal(state, seat)
            if legal and state.winner >= 0:
                default = acts(*([] if state.mark else ["mark a"]), "finish")
                result[seat] = [
                    Prompt(f"mark-{state.round}", "mark", "turn", False, False, False, legal, tuple(default))
                ]
            elif legal:
                sealed = state.sealed[seat]
                default = [] if sealed else acts(*([] if state.picks[seat] else ["pick 1"]), "seal")
                pace: Pace = "offer" if sealed else "turn"
                result[seat] = [Prompt(f"pick-{state.round}", "pick", pace, True, False, False, legal, tuple(default))]
        return result

    def why_not(self, state: ToyState, seat: int, action: Action) -> Refusal | None:
        return None if action in self._legal(state, seat) else Refusal("toy-no", {"what": Said(str(action))})

    def view(self, state: ToyState, seat: int | None) -> ToyView:
        return ToyView(
            state.round,
            list(state.points),
            list(state.sealed),
            state.winner,
            state.mark,
            0 if seat is None else state.picks[seat],
            dict(enumerate(state.points)),
        )

    def correctables(self, state: ToyState) -> dict[str, Correctable]:
        """Points, and once all picks are shown the round and the mark."""

        def points(seat: int, value: int) -> None:
            if value < 0:
                raise ValueError("nobody has less than nothing")
            state.points[seat] = value

        found = {
            f"points.{seat}": Correctable("toy-value-points", {"seat": SeatRef(seat)}, have, partial(points, seat))
            for seat, have in enumerate(state.points)
        }
        picking = Step("pick") if state.winner < 0 else None
        next_round, mark = partial(setattr, state, "round"), partial(setattr, state, "mark")
        return found | {
            "round": Correctable("toy-value-round", {}, state.round, next_round, bound=picking),
            "mark": Correctable("toy-value-mark", {}, state.mark, mark, ("a", "b"), picking),
        }

    def round_of(self, view: ToyView) -> int:
        return view.round

    def outcome(self, state: ToyState) -> Outcome | None:
        if state.round <= state.rounds:
            return None
        order = sorted(range(state.seats), key=lambda s: -state.points[s])
        return Outcome([[s] for s in order], "points", {s: {"points": state.points[s]} for s in order})

    def _do(self, state: ToyState, seat: int, action: Action) -> list[Event]:
        match action.verb, action.args:
            case "pick", (int(number),):
                state.picks[seat] = number
                return [Event("toy-picked", {"n": number}, audience=(seat,))]
            case "seal", _:
                state.sealed[seat] = True
                if not all(state.sealed):
                    return [Event("toy-sealed", {"seat": SeatRef(seat)})]
                for other in range(state.seats):
                    state.points[other] += state.picks[other] + state.dice.roll("bonus")
                state.winner = max(range(state.seats), key=lambda s: (state.points[s], -s))
                return [Event("toy-shown", {"picks": shares(state.picks)}, seals=True, tell="line")]
            case "unseal", _:
                state.sealed[seat] = False
                return [Event("toy-unsealed", {"seat": SeatRef(seat)})]
            case "mark", (str(letter),):
                state.mark = letter
                return [Event("toy-marked", {"mark": Word(letter)})]
            case _:
                state.round += 1
                state.winner, state.mark = -1, ""
                state.picks, state.sealed = [0] * state.seats, [False] * state.seats
                return [Event("toy-round", {"round": state.round}, seals=True, tell="phase")]


TOY = Toy()
WORDS = Path(__file__).parent / "locale"
"""Its catalogues, for tests that speak of it."""
