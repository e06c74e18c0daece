"""Phase 5: movement (5.0-5.5), Sherwood (13.4), tries at the sword (13.2), leave to pass."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core import Action, Event, Params, Refusal, Word
from engine.fief.board import families_at, has_card, is_cleric, is_free, is_lord, stacks_at
from engine.fief.lore import (
    CATAPULT,
    CITY_IDS,
    CROSSBOW,
    KNIGHT,
    NOBLES,
    PLAGUE,
    PORTS,
    REGION_OF,
    ROADS,
    SERVANT,
    TROOPS,
    UNIT_IDS,
    N,
)
from engine.fief.passage import passages, spend_passage
from engine.fief.people import doom, drop_relics
from engine.fief.phases.base import (
    DONE,
    REFUSE,
    Asking,
    act,
    city_at,
    city_term,
    family_term,
    no,
    noble_at,
    noble_term,
    number_at,
    told,
    unit_at,
    unit_term,
)
from engine.fief.phases.fate import falls_ill
from engine.fief.phases.parade import dismount, parade_foe, ride
from engine.fief.phases.windows import after_moves
from engine.fief.pieces import settle, stack_at, take, tidy
from engine.fief.relics import discover
from engine.fief.roads import (
    MOVES,
    arrival_site,
    needs_leave,
    refuse_court,
    refuse_forest,
    refuse_road,
    refuse_sail,
    sea_steps,
    stormy,
    unasked,
    ways,
)
from engine.fief.state import (
    BANDITS,
    FOREST,
    INSIDE,
    PARADE,
    SEA,
    FiefState,
    Leave,
    March,
    Marching,
    empty_units,
    seat_of,
)
from engine.fief.sword import may_try, try_sword

HALT, ALL = Action("halt"), Action("take", ("all",))
VERBS = {"road": "go", "forest": "forest", "sail": "sail", "court": "court"}
WAYS = {verb: way for way, verb in VERBS.items()}
CARRIED = tuple(k for k in range(len(UNIT_IDS)) if k != CATAPULT)
"""Kinds that can march; catapults stay where they were built (7.2)."""


class MarchingPhase(Asking[Marching]):
    """A family sends its Nobles out one by one, tries the sword, and ends its turn."""

    verbs = frozenset({"lead", "draw-sword", "done"})
    step = "move"

    def asked(self, state: FiefState, frame: Marching) -> Iterable[int]:
        return [seat_of(state, frame.family)]

    def ident(self, state: FiefState, frame: Marching, seat: int) -> str:
        return f"move-{state.round}-{frame.family}"

    def default(self, state: FiefState, frame: Marching, seat: int, legal: list[Action]) -> tuple[Action, ...]:
        return (DONE,)

    def params(self, state: FiefState, frame: Marching, seat: int) -> Params:
        return {"family": family_term(frame.family)}

    def legal(self, state: FiefState, frame: Marching, seat: int) -> list[Action]:
        found = []
        for n, who in enumerate(state.nobles):
            if who.family == frame.family and is_free(who) and who.place >= 0:
                if who.steps < 2:
                    found.append(act("lead", NOBLES[n]))
                if may_try(state, n, 0):
                    found.append(act("draw-sword", NOBLES[n]))
        return [*found, DONE]

    def refuse(self, state: FiefState, frame: Marching, seat: int, action: Action) -> Refusal:
        noble = noble_at(action, 0)
        if noble is None or len(action.args) != 1:
            return REFUSE.words(action)
        who = state.nobles[noble]
        if who.family != frame.family:
            return no("not-yours", {"noble": noble_term(noble)})
        if not is_free(who):
            return no("captive", {"noble": noble_term(noble)})
        return no("sword" if action.verb == "draw-sword" else "moves", {"noble": noble_term(noble), "n": 0})

    def act(self, state: FiefState, frame: Marching, seat: int, action: Action, events: list[Event]) -> None:
        if action == DONE:
            state.frames.pop()
            events.append(told("moved", "log", family=family_term(frame.family)))
            after_moves(state)
            return
        noble = noble_at(action, 0)
        assert noble is not None
        if action.verb == "draw-sword":
            try_sword(state, noble, events)
            return
        who = state.nobles[noble]
        port = who.steps == 0 and who.place in PORTS
        state.frames.append(March(noble, empty_units(), [0, 0], empty_units(), [who.place], state.next(), port=port))


class MarchPhase(Asking[March]):
    """5.0: a Noble picks troops up, moves, leaves some behind, moves on."""

    verbs = frozenset({"take", "leave", "go", "forest", "sail", "court", "slip", "parade", "halt"})
    step = "march"

    def asked(self, state: FiefState, frame: March) -> Iterable[int]:
        return [seat_of(state, state.nobles[frame.noble].family)]

    def ident(self, state: FiefState, frame: March, seat: int) -> str:
        return f"march-{frame.number}-{len(frame.trail)}"

    def default(self, state: FiefState, frame: March, seat: int, legal: list[Action]) -> tuple[Action, ...]:
        return (HALT,)

    def params(self, state: FiefState, frame: March, seat: int) -> Params:
        who = state.nobles[frame.noble]
        return {
            "noble": noble_term(frame.noble),
            "city": city_term(who.place),
            "moves": 2 - who.steps,
            "units": sum(frame.company),
        }

    def advance(self, state: FiefState, frame: March, events: list[Event]) -> bool:
        who = state.nobles[frame.noble]
        if is_free(who) and not who.gone:
            stacks = stacks_at(state, who.place, who.family, who.site)
            there = stacks[0].units if stacks else empty_units()
            frame.company = [min(n, have) for n, have in zip(frame.company, there, strict=True)]  # fallen meanwhile
            if who.site == PARADE and not frame.paraded:
                self._after_parade(state, frame, events)
                return False
            return True
        state.frames.remove(frame)
        return False

    @staticmethod
    def _after_parade(state: FiefState, frame: March, events: list[Event]) -> None:
        """5.2: who has won leaves a knight in the city he has taken and rides on without leave."""
        who = state.nobles[frame.noble]
        frame.paraded = True
        stack = stack_at(state, who.place, who.family, PARADE)
        frame.company = [n if k in CARRIED else 0 for k, n in enumerate(stack.units)]
        town = state.towns[who.place]
        if town.control == who.family and frame.company[KNIGHT] > 1:
            take(stack, KNIGHT)
            inside = stack_at(state, who.place, who.family, INSIDE)
            inside.units[KNIGHT] += 1
            inside.moved[KNIGHT] += 1
            frame.company[KNIGHT] -= 1
        tidy(state)

    @staticmethod
    def ready(state: FiefState, frame: March) -> list[int]:
        """Units by kind that could join now: with the Noble, not yet led by another this round (5.0)."""
        who = state.nobles[frame.noble]
        stacks = stacks_at(state, who.place, who.family, who.site)
        if not stacks:
            return empty_units()
        stack = stacks[0]
        return [
            max(0, stack.units[k] - stack.moved[k] - frame.company[k]) if k in CARRIED else 0
            for k in range(len(UNIT_IDS))
        ]

    def legal(self, state: FiefState, frame: March, seat: int) -> list[Action]:
        ready = self.ready(state, frame)
        found = [act("take", UNIT_IDS[k], n) for k in CARRIED for n in range(1, ready[k] + 1)]
        found += [act("leave", UNIT_IDS[k], n) for k in CARRIED for n in range(1, frame.company[k] + 1)]
        if any(ready):
            found.append(ALL)
        found += [
            act(VERBS[way], CITY_IDS[city]) for way, city in ways(state, frame) if self._open(state, frame, way, city)
        ]
        found += [act("slip", CITY_IDS[city]) for city in slips(state, frame, seat)]
        if self.may_parade(state, frame):
            found.append(act("parade"))
        return [*found, HALT]

    @staticmethod
    def may_parade(state: FiefState, frame: March) -> bool:
        """5.2: knights and Nobles alone, with a move in hand, out of a siege or through a city that another holds."""
        who = state.nobles[frame.noble]
        knights = frame.company[KNIGHT]
        if frame.paraded or not knights or sum(frame.company) > knights or who.steps >= MOVES:
            return False
        if stormy(state, who.place):
            return False
        return parade_foe(state, frame.noble) >= 0

    @staticmethod
    def _open(state: FiefState, frame: March, way: str, city: int) -> bool:
        """Whether a way needs no leave, or leave may still be asked."""
        return not frame.refused or needs_leave(state, frame, way, city) < 0 or unasked(state, frame.noble)

    def refuse(self, state: FiefState, frame: March, seat: int, action: Action) -> Refusal:
        if action.verb in WAYS:
            city = city_at(action, 0)
            if city is None or len(action.args) != 1:
                return REFUSE.words(action)
            ask = {"go": refuse_road, "forest": refuse_forest, "sail": refuse_sail, "court": refuse_court}[action.verb]
            return ask(state, frame, city) or no("leave-refused", {"city": city_term(city)})
        kind, count = unit_at(action, 0), number_at(action, 1)
        if kind == CATAPULT:
            return no("catapult")
        if kind is None or count is None or count < 1:
            return no("nobody-left") if action == ALL else REFUSE.words(action)
        there = self.ready(state, frame)[kind] if action.verb == "take" else frame.company[kind]
        return no("units", {"n": there, "unit": unit_term(kind)})

    def act(self, state: FiefState, frame: March, seat: int, action: Action, events: list[Event]) -> None:
        if action == HALT:
            dismount(state, frame)
            state.frames.remove(frame)
        elif action.verb == "parade":
            ride(state, frame, events)
        elif action.verb == "slip":
            city = city_at(action, 0)
            assert city is not None
            spend_passage(state, seat, events)
            travel(state, frame, "road", city, events)
        elif action == ALL:
            for each, ready in enumerate(self.ready(state, frame)):
                self._load(frame, seat, each, ready, events)
        elif action.verb in ("take", "leave"):
            kind, count = unit_at(action, 0), int(action.args[1])
            assert kind is not None
            self._load(frame, seat, kind, count if action.verb == "take" else -count, events)
        else:
            city = city_at(action, 0)
            assert city is not None
            self._move(state, frame, WAYS[action.verb], city, events)

    @staticmethod
    def _load(frame: March, seat: int, kind: int, count: int, events: list[Event]) -> None:
        """Units join a Noble or stay behind; which ones is their owner's to know (4.1)."""
        frame.company[kind] += count
        if count:
            params: Params = {"noble": noble_term(frame.noble), "unit": unit_term(kind), "n": abs(count)}
            events.append(Event("fief-takes-own" if count > 0 else "fief-leaves-own", params, (seat,)))

    @staticmethod
    def _move(state: FiefState, frame: March, way: str, city: int, events: list[Event]) -> None:
        owner = needs_leave(state, frame, way, city)
        if owner >= 0 and unasked(state, frame.noble):
            state.nobles[frame.noble].used = True
            owner = -1
        if owner < 0:
            travel(state, frame, way, city, events)
            return
        state.frames.append(Leave(owner, frame.noble, city, way, state.next()))
        who = state.nobles[frame.noble]
        events.append(
            told("asks-leave", seals=True, family=family_term(who.family), owner=family_term(owner),
                 noble=noble_term(frame.noble), city=city_term(who.place), to=city_term(city))
        )  # fmt: skip


class LeavePhase(Asking[Leave]):
    """5.0: whoever holds the city or the road gives leave to pass, or not; silence refuses."""

    verbs = frozenset({"grant", "refuse"})
    step = "leave"
    pace = "window"
    orders = True

    def asked(self, state: FiefState, frame: Leave) -> Iterable[int]:
        return [seat_of(state, frame.family)]

    def ident(self, state: FiefState, frame: Leave, seat: int) -> str:
        return f"leave-{frame.number}"

    def legal(self, state: FiefState, frame: Leave, seat: int) -> list[Action]:
        return [act("grant", NOBLES[frame.noble]), act("refuse", NOBLES[frame.noble])]

    def default(self, state: FiefState, frame: Leave, seat: int, legal: list[Action]) -> tuple[Action, ...]:
        return (legal[1],)

    def params(self, state: FiefState, frame: Leave, seat: int) -> Params:
        who = state.nobles[frame.noble]
        return {
            "noble": noble_term(frame.noble),
            "family": family_term(who.family),
            "city": city_term(who.place),
            "to": city_term(frame.to),
        }

    def advance(self, state: FiefState, frame: Leave, events: list[Event]) -> bool:
        if is_free(state.nobles[frame.noble]):
            return True
        state.frames.remove(frame)  # taken or killed while he waited
        return False

    def act(self, state: FiefState, frame: Leave, seat: int, action: Action, events: list[Event]) -> None:
        state.frames.remove(frame)
        march = next(f for f in reversed(state.frames) if isinstance(f, March))
        granted = action.verb == "grant"
        events.append(
            told("leave-granted" if granted else "leave-refused", seals=True, family=family_term(frame.family),
                 noble=noble_term(frame.noble))
        )  # fmt: skip
        if granted:
            travel(state, march, frame.way, frame.to, events)
        else:
            march.refused = True


def slips(state: FiefState, frame: March, seat: int) -> list[int]:
    """Neighbours that a Passage opens: in storms, out of a siege, past others without leave (10.2)."""
    who = state.nobles[frame.noble]
    if who.steps >= MOVES or not is_free(who) or not passages(state, seat):
        return []
    shut = [c for c in ROADS[who.place] if stormy(state, who.place) or stormy(state, c)]
    held = [c for c in ROADS[who.place] if needs_leave(state, frame, "road", c) >= 0]
    return sorted({*shut, *held})


def travel(state: FiefState, frame: March, way: str, to: int, events: list[Event]) -> None:
    """A Noble and his company come to a city; the plague and the bandits take their share on the way."""
    who = state.nobles[frame.noble]
    start, family = who.place, who.family
    steps = {"road": 1, "forest": 1, "court": 2}.get(way) or sea_steps(start, to)
    site = {"road": start, "forest": FOREST, "sail": SEA, "court": INSIDE}[way]
    events.append(
        told("marches", "log", noble=noble_term(frame.noble), way=Word(f"way-{way}"), city=city_term(start),
             to=city_term(to), n=sum(frame.company))
    )  # fmt: skip
    who.steps += steps
    frame.trail.append(to)
    frame.refused = False
    _carry(state, frame, start, who.site, to, site)
    if way == "forest" and not _through_forest(state, frame, to, events):
        return
    settle(state, start)
    settle(state, to)
    discover(state, events)
    if family in families_at(state, to):
        _plague(state, frame, to, events)


def _carry(state: FiefState, frame: March, start: int, site: int, to: int, came: int) -> None:
    """Pieces change place; they have marched this round and follow no other Noble."""
    who = state.nobles[frame.noble]
    goal = arrival_site(state, who.family, to, came)
    if any(frame.company):
        source = stack_at(state, start, who.family, site)
        target = stack_at(state, to, who.family, goal)
        for kind, count in enumerate(frame.company):
            if count:
                hired = take(source, kind, count)
                target.units[kind] += count
                target.moved[kind] += count
                if kind == CROSSBOW:
                    for card, some in enumerate(hired):
                        target.hired[card] += some
        tidy(state)
    who.place, who.site = to, goal
    if state.towns[to].control < 0 or (goal == INSIDE and state.towns[to].control not in families_at(state, to)):
        state.towns[to].control = who.family


def _plague(state: FiefState, frame: March, city: int, events: list[Event]) -> None:
    """2.5: whoever enters a plague from without throws once a round; each unit dies on 1-3 (ruling 15)."""
    if not has_card(state, REGION_OF[city], PLAGUE):
        return
    if len(frame.trail) > 1 and has_card(state, REGION_OF[frame.trail[-2]], PLAGUE):
        return
    who = state.nobles[frame.noble]
    stack = stack_at(state, city, who.family, who.site)
    for kind in TROOPS:
        for _ in range(frame.company[kind] - frame.exempt[kind]):
            if state.dice.roll("plague") <= 3:
                take(stack, kind)
                frame.company[kind] -= 1
                events.append(told("plague-troop", seals=True, city=city_term(city), family=family_term(who.family)))
        frame.exempt[kind] = frame.company[kind]
    tidy(state)
    if not who.safe:
        who.safe = True
        if falls_ill(state, frame.noble, events):
            doom(state, frame.noble, PLAGUE, events)


def bandits_ask(state: FiefState, noble: int) -> int:
    """What the bandits ask for a Noble; nothing for King or Queen (13.4)."""
    if noble in (state.sovereign, state.queen):
        return 0
    bandits = N.sherwood
    if is_cleric(state, noble):
        return bandits.cleric_lord if is_lord(state, noble) else bandits.cleric
    return bandits.lord if is_lord(state, noble) else bandits.noble


def _through_forest(state: FiefState, frame: March, to: int, events: list[Event]) -> bool:
    """13.4: a die for the crossing; on 1-2 (with the woodward 1) the bandits take their ransom or their captive. Whether
    the Noble comes through."""
    who = state.nobles[frame.noble]
    die = state.dice.roll("sherwood")
    caught = die <= (1 if who.servant == SERVANT["hob"] else 2)
    events.append(told("caught" if caught else "forest", seals=True, noble=noble_term(frame.noble), die=die))
    price = bandits_ask(state, frame.noble)
    seat = seat_of(state, who.family)
    if not caught or not price:
        return True
    if state.purse[seat] >= price:
        state.purse[seat] -= price
        events.append(told("bandits-paid", noble=noble_term(frame.noble), n=price))
        return True
    _lost_in_forest(state, frame, to, events)
    return False


def _lost_in_forest(state: FiefState, frame: March, to: int, events: list[Event]) -> None:
    """Who cannot pay stays in Sherwood; foot soldiers join the bandits, knights stay with their lord."""
    who = state.nobles[frame.noble]
    stack = stack_at(state, to, who.family, who.site)
    for kind in CARRIED:
        take(stack, kind, frame.company[kind])
    tidy(state)
    drop_relics(state, frame.noble, to, events)
    who.captor, who.place, who.guards, who.site = BANDITS, -1, 0, INSIDE
    events.append(told("bandits-keep", noble=noble_term(frame.noble), n=bandits_ask(state, frame.noble)))
    settle(state, to)
    if frame in state.frames:
        state.frames.remove(frame)
