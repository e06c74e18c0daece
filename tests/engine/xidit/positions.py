"""Built positions: a game at the start of a year with the pieces where a test wants them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.core import Action, Event, Piece, SeatRef, Share, Word
from engine.xidit.board import INDEX, UNITS
from engine.xidit.phases.census import begin_census
from engine.xidit.rules import XIDIT
from engine.xidit.standing import choices_of
from engine.xidit.state import Options, Orders, XiditState, cities_in_play
from tests.engine.xidit.invariants import check


def counts(units: str) -> list[int]:
    """``"archer archer mage"`` as counts, weakest first."""
    words = units.split()
    return [words.count(unit) for unit in UNITS]


def position(
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
) -> XiditState:
    """A position at the start of a year's orders; every seat is asked, unless another ``style`` is named.

    ``coming``: next recruitment and next threat tile. Tiles not named fill the board's empty places, then the bottom
    of the threat pile, or the recruitment pile when a threat pile is given. Piles are written bottom first.
    """
    state = XIDIT.setup(seats=seats, seed="position", options=Options(short=short))
    state.frames = [Orders()]
    state.first, state.year = first, year
    for player, city in zip(state.players, cities, strict=False):
        player.city = city
        player.wishes = []
        player.standing = choices_of(style)
    laid = dict(recruits or {})
    sides = 4 if seats == 3 else 5
    named = [*laid, *threats, *(coming or ()), *recruit_pile, *(threat_pile or ()), *recruit_discard, *threat_discard]
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
        give(state, seat, words)
    check(state)
    return state


def give(state: XiditState, seat: int, units: str) -> None:
    """Units from the barracks for a seat."""
    for n, count in enumerate(counts(units)):
        assert state.barracks[n] >= count
        state.barracks[n] -= count
        state.players[seat].units[n] += count


def reeds(seats: int = 4) -> XiditState:
    """Seat 0 stands in city 10 with the units its threat demands (5 sovereigns, 4 bards, 2 levels)."""
    return position(seats, cities=(10, 2, 3, 4, 5), threats=(10,), units={0: "infantry infantry cleric"})


def wake(state: XiditState, *sizes: int) -> None:
    """Titans of these sizes are awake."""
    for size in sizes:
        state.awake[size - 3] = True


def guild(state: XiditState, seat: int, city: int, levels: int) -> None:
    """A seat's guild stands in a city."""
    state.owner[city] = seat
    state.levels[city] = levels
    state.players[seat].levels_left -= levels


def do(state: XiditState, seat: int, *actions: str) -> list[Event]:
    """Carry out actions; the invariants hold after each."""
    events: list[Event] = []
    for text in actions:
        events += XIDIT.apply(state, seat, Action.parse(text))
        check(state)
    return events


def program(state: XiditState, seat: int, orders: str) -> None:
    """Write a seat's orders, the rest of the six being waits."""
    words = orders.split()
    words += ["wait"] * (6 - len(words))
    do(state, seat, *(f"order {step} {word}" for step, word in enumerate(words, 1)))


def run_year(state: XiditState, orders: Mapping[int, str]) -> list[Event]:
    """All seats write and seal; returns the events from the last seal on. Seats not named wait six times."""
    events: list[Event] = []
    for seat in range(state.seats):
        if not state.players[seat].sealed:
            program(state, seat, orders.get(seat, ""))
            events = do(state, seat, "seal")
    return events


def census(state: XiditState) -> None:
    """The year ends at once with a census."""
    state.frames = []
    begin_census(state, [])


def keys(events: Sequence[Event]) -> list[str]:
    """The keys of events without their game."""
    return [e.key.removeprefix("xidit-") for e in events]


def legal(state: XiditState, seat: int) -> set[str]:
    """A seat's legal actions as text, standing choices left out; empty when it is not asked."""
    prompts = XIDIT.prompts(state).get(seat, [])
    return {str(a) for prompt in prompts if prompt.step != "standing" for a in prompt.actions}


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


def refusal(state: XiditState, seat: int, action: str) -> str:
    """The code with which an action is refused, empty when it is legal."""
    found = XIDIT.why_not(state, seat, Action.parse(action))
    return "" if found is None else found.code.removeprefix("xidit-")


def riches(state: XiditState, *sovereigns: int) -> None:
    """Sovereigns by seat."""
    for player, n in zip(state.players, sovereigns, strict=True):
        player.sovereigns = n


def levels(state: XiditState, *totals: int) -> None:
    """Guild levels by seat, in towers of up to four."""
    city = 1
    for seat, total in enumerate(totals):
        while total:
            guild(state, seat, city, min(4, total))
            total -= min(4, total)
            city += 1


def bards(state: XiditState, slug: str, *counts: int) -> None:
    """Bards by seat in a region."""
    for seat, n in enumerate(counts):
        state.bards[INDEX[slug]][seat] = n
        state.players[seat].bards_left -= n
