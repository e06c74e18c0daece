"""The board of a test: it puts the pieces where the test wants them, acts for the seats, and plays years."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Self

from engine.core import Action, Event, Piece, SeatRef, Share, Word
from engine.xidit.board import INDEX, UNITS
from engine.xidit.phases.census import begin_census
from engine.xidit.rules import XIDIT
from engine.xidit.standing import choices_of
from engine.xidit.state import Options, Orders, XiditState, cities_in_play
from tests.engine.xidit.invariants import check


class Board:
    """A position, and what tests do with it.

    A test takes the fixture ``board``; where it compares two positions ``Board()`` is another one::

        board.position(cities=(9, 2, 3, 4), threats=(9,), units={0: "militia archer"})
        board.run_year({0: "act"})
        assert "reward sovereigns guild" in board.legal(0)

    What builds a position puts it on the board in place of the last one, and returns the board.
    """

    state: XiditState
    """The position on the board; a game just set up until another one is built."""

    def __init__(self, state: XiditState | None = None) -> None:
        self.state = state or XIDIT.setup(seats=4, seed="position", options=Options())

    def position(
        self,
        seats: int = 4,
        *,
        cities: Sequence[int] = (1, 2, 3, 4, 5),
        first: int = 0,
        year: int = 1,
        short: bool = False,
        recruits: Mapping[int, str] | None = None,
        threats: Sequence[int] = (),
        coming: tuple[int, int] | None = None,
        recruit_pile: Sequence[int] = (),
        threat_pile: Sequence[int] | None = None,
        recruit_discard: Sequence[int] = (),
        threat_discard: Sequence[int] = (),
        units: Mapping[int, str] | None = None,
        style: str = "careful",
    ) -> Self:
        """A position at the start of a year's orders; every seat is asked, unless another ``style`` is named.

        ``coming``: next recruitment and next threat tile. Tiles not named fill the board's empty places, then the
        bottom of the threat pile, or the recruitment pile when a threat pile is given. Piles are written bottom first.
        """
        state = self.state = XIDIT.setup(seats=seats, seed="position", options=Options(short=short))
        state.frames = [Orders()]
        state.first, state.year = first, year
        for player, city in zip(state.players, cities, strict=False):
            player.city = city
            player.wishes = []
            player.standing = choices_of(style)
        laid = dict(recruits or {})
        sides = 4 if seats == 3 else 5
        piles = (*recruit_pile, *(threat_pile or ()), *recruit_discard, *threat_discard)
        named = [*laid, *threats, *(coming or ()), *piles]
        assert len(named) == len(set(named))
        taken = {*named, *(p.city for p in state.players)}
        tiles = cities_in_play(seats, short)
        rest = [c for c in tiles if c not in taken] + [c for c in tiles if c in taken and c not in named]
        while len(laid) < sides:
            laid[rest.pop(0)] = "militia archer"
        under = list(threats)
        while len(under) < sides:
            under.append(rest.pop(0))
        state.next_recruit, state.next_threat = coming or (rest.pop(0), rest.pop(0))
        state.recruit_pile, state.threat_pile = list(recruit_pile), list(threat_pile or ())
        if threat_pile is None:
            state.threat_pile = rest + state.threat_pile
        else:
            state.recruit_pile = rest + state.recruit_pile
        state.recruit_discard, state.threat_discard = list(recruit_discard), list(threat_discard)
        state.barracks = [18, 16, 14, 12, 10]
        state.recruits = [counts(laid[c]) if c in laid else [] for c in range(22)]
        state.threats = sorted(under)
        for row in state.recruits:
            state.barracks = [n - m for n, m in zip(state.barracks, row or [0] * 5, strict=True)]
        for seat, words in (units or {}).items():
            self.give(seat, words)
        check(state)
        return self

    def give(self, seat: int, units: str) -> None:
        """Units from the barracks for a seat."""
        for n, count in enumerate(counts(units)):
            assert self.state.barracks[n] >= count
            self.state.barracks[n] -= count
            self.state.players[seat].units[n] += count

    def reeds(self, seats: int = 4) -> Self:
        """Seat 0 stands in city 10 with the units its threat demands (5 sovereigns, 4 bards, 2 levels)."""
        return self.position(seats, cities=(10, 2, 3, 4, 5), threats=(10,), units={0: "infantry infantry cleric"})

    def wake(self, *sizes: int) -> None:
        """Titans of these sizes are awake."""
        for size in sizes:
            self.state.awake[size - 3] = True

    def guild(self, seat: int, city: int, levels: int) -> None:
        """A seat's guild stands in a city."""
        self.state.owner[city] = seat
        self.state.levels[city] = levels
        self.state.players[seat].levels_left -= levels

    def do(self, seat: int, *actions: str) -> list[Event]:
        """Carry out actions; the invariants hold after each."""
        events: list[Event] = []
        for text in actions:
            events += XIDIT.apply(self.state, seat, Action.parse(text))
            check(self.state)
        return events

    def program(self, seat: int, orders: str) -> None:
        """Write a seat's orders, the rest of the six being waits."""
        words = orders.split()
        words += ["wait"] * (6 - len(words))
        self.do(seat, *(f"order {step} {word}" for step, word in enumerate(words, 1)))

    def run_year(self, orders: Mapping[int, str]) -> list[Event]:
        """All seats write and seal; returns the events from the last seal on. Seats not named wait six times."""
        events: list[Event] = []
        for seat in range(self.state.seats):
            if not self.state.players[seat].sealed:
                self.program(seat, orders.get(seat, ""))
                events = self.do(seat, "seal")
        return events

    def census(self) -> None:
        """The year ends at once with a census."""
        self.state.frames = []
        begin_census(self.state, [])

    def legal(self, seat: int) -> set[str]:
        """A seat's legal actions as text, standing choices left out; empty when it is not asked."""
        prompts = XIDIT.prompts(self.state).get(seat, [])
        return {str(a) for prompt in prompts if prompt.step != "standing" for a in prompt.actions}

    def refusal(self, seat: int, action: str) -> str:
        """The code with which an action is refused, empty when it is legal."""
        found = XIDIT.why_not(self.state, seat, Action.parse(action))
        return "" if found is None else found.code.removeprefix("xidit-")

    def riches(self, *sovereigns: int) -> None:
        """Sovereigns by seat."""
        for player, n in zip(self.state.players, sovereigns, strict=True):
            player.sovereigns = n

    def levels(self, *totals: int) -> None:
        """Guild levels by seat, in towers of up to four."""
        city = 1
        for seat, total in enumerate(totals):
            while total:
                self.guild(seat, city, min(4, total))
                total -= min(4, total)
                city += 1

    def bards(self, slug: str, *counts: int) -> None:
        """Bards by seat in a region."""
        for seat, n in enumerate(counts):
            self.state.bards[INDEX[slug]][seat] = n
            self.state.players[seat].bards_left -= n

    def beaten(self, seats: int = 4) -> Self:
        """Seat 0 has beaten the threat of city 9 and is asked for its reward."""
        self.position(seats, cities=(9, 2, 3, 4), threats=(9,), units={0: "militia archer"})
        self.run_year({0: "act"})
        return self

    def haunted(self) -> Self:
        """Seat 0, one of three, has its reward and raises the phantom."""
        self.beaten(3)
        self.do(0, "reward sovereigns guild")
        return self

    def sending(self) -> Self:
        """Seat 0 sends the bards of that reward, one by one."""
        self.position(cities=(17, 2, 3, 4), threats=(17,), units={0: "militia archer cleric infantry infantry"})
        self.run_year({0: "act"})
        self.do(0, "reward sovereigns bards")
        return self

    def paying(self) -> Self:
        """Seat 0 pays for a Titan of three."""
        self.meeting()
        self.do(0, "titan 3")
        return self

    def meeting(self) -> Self:
        """Seat 0 acts where a Titan can be met; seat 1 is first."""
        self.position(cities=(4, 2, 3, 1), first=1, units={0: "mage mage mage mage mage"})
        self.wake(3)
        self.run_year({0: "act"})
        return self

    def counting(self) -> Self:
        """A census in the fourth year; nobody has set anything."""
        self.position(cities=(10, 2, 3, 4), year=4, units={0: "infantry mage", 1: "mage"})
        self.run_year({})
        return self

    def prized(self) -> Self:
        """Seat 0 sends the bard that most infantry bring."""
        self.counting()
        for seat in range(4):
            self.do(seat, "show-all", "seal")
        return self

    def raising(self) -> Self:
        """Seat 0 puts the level of the mages onto one of its two guilds."""
        self.position(cities=(10, 2, 3, 4), year=4, units={0: "mage"})
        self.guild(0, 6, 1)
        self.guild(0, 7, 2)
        self.run_year({})
        for seat in range(4):
            self.do(seat, "show-all", "seal")
        return self

    def ended(self) -> Self:
        """After the last year."""
        self.position(cities=(10, 2, 3, 4), year=12)
        self.run_year({})
        for seat in range(4):
            self.do(seat, "show-all", "seal")
        return self

    def second(self) -> Self:
        """The second year's orders, after one in which a hero walked and recruited."""
        self.position(cities=(8, 2, 3, 4), recruits={8: "cleric cleric"})
        self.run_year({0: "act blue"})
        return self

    def placing(self, placement: str) -> Self:
        """Before the first year. By ``in_turn`` one hero stands already."""
        self.state = XIDIT.setup(seats=4, seed="place", options=Options(placement=placement))  # type: ignore[arg-type]
        if placement == "in_turn":
            self.do(self.state.first, "place 5")
        else:
            self.do((self.state.first + 3) % 4, "wish 1 5", "wish 2 7", "wish 3 9")
        return self


def counts(units: str) -> list[int]:
    """``"archer archer mage"`` as counts, weakest first."""
    words = units.split()
    return [words.count(unit) for unit in UNITS]


def keys(events: Sequence[Event]) -> list[str]:
    """The keys of events without their game."""
    return [e.key.removeprefix("xidit-") for e in events]


def seat_of(event: Event) -> int:
    """The seat an event is about."""
    seat = event.params["seat"]
    assert isinstance(seat, SeatRef)
    return seat.seat


def told(event: Event, name: str) -> list[object]:
    """A list among an event's parameters: slugs of pieces and words, seats, or what each seat has."""
    found = event.params[name]
    assert isinstance(found, list)
    plain: list[object] = []
    for term in found:
        match term:
            case Share(_, value):
                plain.append(value)
            case SeatRef(seat):
                plain.append(seat)
            case Piece(slug) | Word(slug):
                plain.append(slug)
            case _:
                plain.append(term)
    return plain


MADE: dict[str, Callable[[Board], Board]] = {
    "orders": Board.position, "reward": Board.beaten, "three": lambda board: board.beaten(3), "bards": Board.sending,
    "spend": Board.paying, "titan": Board.meeting, "census": Board.counting, "prize": Board.prized,
    "raise": Board.raising, "over": Board.ended, "second": Board.second,
    "wishes": lambda board: board.placing("wishes"), "in turn": lambda board: board.placing("in_turn"),
    "phantom": Board.haunted,
}  # fmt: skip
"""One sound position of every step of the game."""


@cache
def made(name: str) -> bytes:
    """A sound position, saved."""
    return XIDIT.dumps(MADE[name](Board()).state)
