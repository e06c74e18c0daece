"""The board of Charlemagne's tests: one takes ``board``, puts a position on it, rigs the dice and acts.

Around ``MID`` lie two rings of clear hexes without rivers, burgs or coast, all in the land of the Wends:

    h4905 north, h4907 south, h4805 and h5005 north-west and north-east, h4806 and h5006 south-west and south-east.
"""

from __future__ import annotations

from typing import Self

from engine.charlemagne.board import PLACE, PLACES
from engine.charlemagne.bounds import NOWHERE
from engine.charlemagne.cup import full_cup
from engine.charlemagne.deeds import Chronicle
from engine.charlemagne.frames import Campaign, Envoy, Feeding, Force, Levying, Spending
from engine.charlemagne.game_data import (
    CHARLEMAGNE,
    EMPIRE,
    FIRST_CONTROL,
    FIRST_RELIGION,
    FLEET,
    LEADERS,
    MARKER,
    MARKERS,
    NEUTRAL,
    REGION,
    REGIONS,
    TRIBAL,
    TYPE,
    TYPES,
)
from engine.charlemagne.phases.fate import happen
from engine.charlemagne.rules import CHARLEMAGNE as RULES
from engine.charlemagne.standing import QUICK, change
from engine.charlemagne.state import ChState, Options
from engine.core import Action, Event, IllegalAction, derive

MID, NORTH, SOUTH, WEST, EAST = "h4906", "h4905", "h4907", "h4806", "h5005"
PORT, ROADS, OFFING, INLAND = "marseille", "h2431", "h2432", "h2530"
"""Marseille, two hexes of the sea before it, one behind the other, and the land behind it."""
BEACH = "h2531"
"""The coast beside Marseille."""
KING = CHARLEMAGNE


class Board:
    """A position and what a test does on it; at first empty, in the operations phase of the Empire.

    A test takes it as ``board: Board``, or makes one more with ``Board()``::

        board.put(MID, "saxony-warriors")
        board.force(NORTH, 20, "austrasia-warriors")
        assert "attacked" in keys(board.do(f"battle {MID}"))
    """

    state: ChState
    """The position itself, which tests read and change."""

    def __init__(self, state: ChState | None = None) -> None:
        """A board with a position of its own, or with one that is there already."""
        if state is None:
            self.position()
        else:
            self.state = state

    # --- positions that are put on the board -------------------------------------------------------------------------

    def position(self, seat: int = EMPIRE, **options: object) -> Self:
        """An empty board in the operations phase of a seat.

        No unit, no marker in a hand, first control and religion; both sides have chosen *Quick*.
        """
        state = RULES.setup(seats=2, seed="position", options=Options(placement="fixed", **options))  # type: ignore[arg-type]
        state.where[:] = [NOWHERE] * len(state.where)
        state.leaders[:] = [NEUTRAL] * len(LEADERS)
        state.hands[:] = [[0] * len(MARKERS) for _ in (EMPIRE, TRIBAL)]
        state.cup[:] = full_cup(state.options.leader_death)
        state.aboard.clear()
        state.augustus = -1
        state.phasing = seat
        state.control[:] = FIRST_CONTROL
        state.religion[:] = FIRST_RELIGION
        state.built.clear()
        state.pillaged.clear()
        state.civilisation[:] = sorted(PLACE[p] for p in ("aachen", "rome", "venice", "valencia", "london"))
        state.treasury[:] = [10, 10]
        state.famine = state.winter = state.cheap = state.dead = False
        state.frames[:] = [Campaign(seat)]
        state.deeds[:] = [Chronicle(state.turn, seat)]
        for orders in state.orders:
            for setting in QUICK:
                change(orders, setting)
        self.state = state
        return self

    def spending(self, seat: int = EMPIRE, treasury: int = 20, **options: object) -> Self:
        """The treasury phase of a seat, income collected."""
        self.position(seat, **options)
        self.state.frames[:] = [Spending(seat, [])]
        self.state.treasury[seat] = treasury
        return self

    def levying(self, seat: int = EMPIRE, **left: int) -> Self:
        """The levy phase of a seat in which some regions raise units."""
        self.position(seat)
        frame = Levying(seat, [0] * len(REGIONS), [])
        for region, count in left.items():
            frame.left[REGION[region]] = count
            self.control(seat, region)
        self.state.frames[:] = [frame]
        return self

    def feeding(self, treasury: int = 10) -> Self:
        """The supply phase of the Empire."""
        self.position()
        self.state.treasury[EMPIRE] = treasury
        self.state.frames[:] = [Feeding(EMPIRE)]
        return self

    def envoys(self, seat: int = EMPIRE, **markers: int) -> Self:
        """The vassalage phase of a seat with some markers."""
        self.position(seat)
        self.state.frames[:] = [Envoy(seat)]
        self.hand(seat, **markers)
        return self

    def attacked(self, place: str, start: str, *defenders: str, by: str = "lombardy-militia") -> Self:
        """The Tribal player attacks a place of the Empire, who wants to be asked.

        Land units go aboard where ships are.
        """
        self.position(TRIBAL)
        self.state.orders[EMPIRE].retreat = self.state.orders[EMPIRE].direction = "ask"
        units = self.put(place, *defenders)
        if any(FLEET[c] for c in units):
            self.state.aboard[:] = [c for c in units if not FLEET[c]]
        self.force(start, 30, by)
        self.do(f"battle {place}")
        return self

    # --- what is put on it and changed -------------------------------------------------------------------------------

    def put(self, place: str, *units: str, side: int = EMPIRE) -> list[int]:
        """Counters of some types at a place; leaders on a side."""
        state = self.state
        found: list[int] = []
        for slug in units:
            t = TYPES[TYPE[slug]]
            counter = next(c for c in range(t.first, t.first + t.count) if state.where[c] == NOWHERE)
            state.where[counter] = PLACE[place]
            if counter in LEADERS:
                state.leaders[counter - LEADERS.start] = side
                state.cup[MARKER["leader"]] -= 1
            found.append(counter)
        return found

    def hand(self, seat: int, **markers: int) -> None:
        """Markers from the cup into a hand; underscores stand for hyphens."""
        for name, count in markers.items():
            kind = MARKER[name.replace("_", "-")]
            self.state.cup[kind] -= count
            self.state.hands[seat][kind] += count
        assert min(self.state.cup) >= 0

    def force(self, place: str, points: int, *units: str, port: bool = False, side: int | None = None) -> Force:
        """A force of new units in operation, its die rolled already."""
        state = self.state
        seat = state.phasing
        counters = self.put(place, *units, side=seat if side is None else side)
        frame = Force(seat, PLACE[place], counters, points, port, False, 3, [PLACE[place]], state.next())
        if any(TYPES[TYPE[u]].kind == "fleet" for u in units):
            state.aboard[:] = [c for c, u in zip(counters, units, strict=True) if TYPES[TYPE[u]].kind != "fleet"]
        state.frames.append(frame)
        return frame

    def sailing(self, *units: str, place: str = PORT) -> Force:
        """A force on ships of Provence in a new position, its die rolled."""
        return self.position().force(place, 20, *units, port=True)

    def control(self, side: int, *regions: str) -> None:
        """Regions obey a side."""
        for region in regions:
            self.state.control[REGION[region]] = side

    def bound(self, *clauses: str) -> None:
        """The Empire keeps some clauses from now on."""
        self.do(*(f"clause {clause}" for clause in clauses), "propose", seat=TRIBAL)
        self.do(f"accept {self.state.treaty_serial}", seat=EMPIRE)

    def happens(self, number: int, seat: int = EMPIRE) -> list[Event]:
        """An event happens to a seat."""
        events: list[Event] = []
        happen(self.state, seat, number, events)
        return events

    def rig(self, *draws: tuple[str, int], sides: int = 6) -> None:
        """The next dice fall so: pairs of the label of a draw and the face it shows."""
        dice = self.state.dice
        base = dice.counter
        for attempt in range(100_000):
            seed = f"rigged-{attempt}"
            if all(derive(seed, label, base + n, sides) == face - 1 for n, (label, face) in enumerate(draws)):
                dice.seed = seed
                return
        raise AssertionError("no seed makes the dice fall so")

    # --- what is done and refused ------------------------------------------------------------------------------------

    def mover(self) -> int:
        """The seat that the game waits for."""
        (seat,) = [s for s, mine in RULES.prompts(self.state).items() if any(p.blocks for p in mine)]
        return seat

    def do(self, *actions: str, seat: int | None = None) -> list[Event]:
        """Take actions one after the other; each must be offered."""
        events: list[Event] = []
        for text in actions:
            who = self.mover() if seat is None else seat
            action = Action.parse(text)
            offered = [a for p in RULES.prompts(self.state)[who] for a in p.actions]
            assert action in offered, (text, RULES.why_not(self.state, who, action))
            events += RULES.apply(self.state, who, action)
        return events

    def refused(self, text: str, seat: int | None = None) -> str:
        """The code with which an action is refused; it must not be offered, and nothing may change."""
        who = self.mover() if seat is None else seat
        action = Action.parse(text)
        before = RULES.dumps(self.state)
        assert action not in [a for p in RULES.prompts(self.state).get(who, []) for a in p.actions]
        try:
            RULES.apply(self.state, who, action)
        except IllegalAction as error:
            assert RULES.dumps(self.state) == before
            return error.refusal.code.removeprefix("charlemagne-no-")
        raise AssertionError(f"{text} is allowed")

    def offered(self, verb: str) -> set[str]:
        """What is offered to whoever is asked: the first argument of every action of a verb.

        It is empty where an action has none.
        """
        mine = RULES.prompts(self.state)[self.mover()]
        return {str(a.args[0]) if a.args else "" for p in mine for a in p.actions if a.verb == verb}

    def quiet(self) -> list[Event]:
        """What is asked is answered by silence until no force is in operation any more."""
        events: list[Event] = []
        while len(self.state.frames) > 1:
            seat = self.mover()
            prompt = next(p for p in RULES.prompts(self.state)[seat] if p.blocks)
            events += RULES.apply(self.state, seat, prompt.default[0])
        return events

    # --- where counters are ------------------------------------------------------------------------------------------

    def at(self, counter: int) -> str:
        """Where a counter is, by name; empty out of play."""
        return PLACES[self.state.where[counter]] if self.state.where[counter] >= 0 else ""

    def alive(self, counters: list[int]) -> int:
        """How many of some counters are in play."""
        return sum(self.state.where[c] >= 0 for c in counters)


def keys(events: list[Event]) -> list[str]:
    """Keys of events without the name of the game."""
    return [e.key.removeprefix("charlemagne-") for e in events]
