"""Phase 5: movement (5.0-5.5), Sherwood (13.4), tries at the sword (13.2), leave to pass."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core import Action, Event, Params, Refusal, Said, Word
from engine.fief.board import families_at, has_card, is_free, stacks_at, troops
from engine.fief.bounds import Way
from engine.fief.game_data import (
    CATAPULT,
    CITY_IDS,
    FAMILIES,
    FAMILY,
    NOBLES,
    NONE,
    PLAGUE,
    PORTS,
    REGION_OF,
    ROADS,
    SERVANT,
    UNIT_IDS,
)
from engine.fief.phases.base import Asking, FamilyAsking
from engine.fief.phases.journey import enter, travel
from engine.fief.phases.parade import after_parade, dismount, may_parade, refuse_parade, ride
from engine.fief.phases.passage import passages, refuse_passage, spend_passage
from engine.fief.roads import (
    CARRIED,
    MOVES,
    abandons,
    could_join,
    needs_leave,
    refuse_court,
    refuse_entry,
    refuse_forest,
    refuse_road,
    refuse_sail,
    sea_steps,
    setting_out,
    stormy,
    unasked,
    waiting,
    ways,
)
from engine.fief.servants import master, serve
from engine.fief.state.state import PARADE, FiefState, Leave, March, Marching, empty_units, seat_of
from engine.fief.terms import (
    DONE,
    REFUSE,
    act,
    argument,
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
from engine.fief.war.excalibur import FIRST, may_try, refuse_sword, try_sword
from engine.fief.war.sieges import end_siege
from engine.fief.windows import after_moves

HALT, ALL, ENTER = Action("halt"), Action("take", ("all",)), Action("enter")
WAYS: dict[str, Way] = {"go": "road", "forest": "forest", "sail": "sail", "court": "court"}
VERBS: dict[str, str] = {way: verb for verb, way in WAYS.items()}


class MarchingPhase(FamilyAsking[Marching]):
    """A family sends its Nobles out one by one, tries the sword, scouts, raises sieges, and ends its turn. A Noble who
    has halted for want of moves may be told so once, for actions that were given together end with it."""

    verbs = frozenset({"lead", "draw-sword", "scout", "raise-siege", "halt", "done"})
    step = "move"

    def ident(self, state: FiefState, frame: Marching, seat: int) -> str:
        return f"move-{state.round}-{frame.family}"

    def default(self, state: FiefState, frame: Marching, seat: int, legal: list[Action]) -> tuple[Action, ...]:
        return (DONE,)

    def params(self, state: FiefState, frame: Marching, seat: int) -> Params:
        return {"family": family_term(frame.family), "left": len(waiting(state, frame))}

    def legal(self, state: FiefState, frame: Marching, seat: int) -> list[Action]:
        found = []
        leads = waiting(state, frame)
        for n, who in enumerate(state.nobles):
            if who.family == frame.family and is_free(who) and who.place >= 0:
                if n in leads:
                    found.append(act("lead", NOBLES[n]))
                if may_try(state, n, FIRST):
                    found.append(act("draw-sword", NOBLES[n]))
        found += [act("scout", CITY_IDS[city], FAMILIES[f]) for city, f in self._scouted(state, frame)]
        found += [act("raise-siege", CITY_IDS[c]) for c, town in enumerate(state.towns) if town.siege == frame.family]
        return [*found, HALT, DONE] if frame.halted >= 0 else [*found, DONE]

    def advance(self, state: FiefState, frame: Marching, events: list[Event]) -> bool:
        """A family that has no free Noble when its turn comes moves nothing and is not asked."""
        free = any(who.family == frame.family and is_free(who) and who.place >= 0 for who in state.nobles)
        if frame.begun or free:
            frame.begun = True
            return True
        self._end(state, frame, events)
        return False

    @staticmethod
    def _end(state: FiefState, frame: Marching, events: list[Event]) -> None:
        state.frames.remove(frame)
        events.append(told("moved", "log", seals=True, family=family_term(frame.family)))
        after_moves(state)

    @staticmethod
    def scout(state: FiefState, frame: Marching) -> int:
        """The Noble whom the scout serves, -1 none."""
        own = [n for n, who in enumerate(state.nobles) if who.family == frame.family and who.place in range(len(ROADS))]
        return master(state, own, "ketil")

    @staticmethod
    def _scout_rests(state: FiefState, frame: Marching) -> bool:
        """Whether the scout has served a free Noble of the family this round."""
        kin = [who for who in state.nobles if who.family == frame.family and is_free(who)]
        return any(who.servant == SERVANT["ketil"] and who.used for who in kin)

    def _scouted(self, state: FiefState, frame: Marching) -> list[tuple[int, int]]:
        """Armies that the scout can count: other families' in their city or beside it."""
        noble = self.scout(state, frame)
        if noble < 0:
            return []
        place = state.nobles[noble].place
        return [
            (city, family)
            for city in sorted({place, *ROADS[place]})
            for family in families_at(state, city)
            if family != frame.family and any(troops(s) for s in stacks_at(state, city, family))
        ]

    def why_not(self, state: FiefState, frame: Marching, seat: int, action: Action) -> Refusal | None:
        if frame.halted >= 0 and action.verb in MarchPhase.verbs - self.verbs and seat in self.asked(state, frame):
            return no("moves", {"noble": noble_term(frame.halted), "n": 0})
        return super().why_not(state, frame, seat, action)

    def refuse(self, state: FiefState, frame: Marching, seat: int, action: Action) -> Refusal:
        if action.verb in ("scout", "raise-siege"):
            city = city_at(action, 0)
            if city is None:
                return REFUSE.words(action)
            if action.verb == "raise-siege":
                return no("raise-siege", {"city": city_term(city)})
            master_of_scout = self.scout(state, frame)
            if master_of_scout < 0:
                return no("scout-used" if self._scout_rests(state, frame) else "scout-nobody")
            place = state.nobles[master_of_scout].place
            near = city in (place, *ROADS[place])
            return no("scout-empty" if near else "scout-far", {"city": city_term(city)})
        noble = noble_at(action, 0)
        if noble is None or len(action.args) != 1:
            return no("halted") if action == HALT else REFUSE.words(action)
        who = state.nobles[noble]
        if who.family != frame.family:
            return no("not-yours", {"noble": noble_term(noble)})
        if not is_free(who):
            return no("captive", {"noble": noble_term(noble)})
        if action.verb == "draw-sword":
            return refuse_sword(state, seat, noble, FIRST)
        rested = who.steps < MOVES and noble in frame.rested
        return (
            no("rested", {"noble": noble_term(noble)})
            if rested
            else no("moves", {"noble": noble_term(noble), "n": MOVES - who.steps})
        )

    def act(self, state: FiefState, frame: Marching, seat: int, action: Action, events: list[Event]) -> None:
        frame.halted = NONE
        if action == HALT:
            return
        if action == DONE:
            self._try_all(state, frame, seat, events)
            self._end(state, frame, events)
            return
        if action.verb in ("scout", "raise-siege"):
            city = city_at(action, 0)
            assert city is not None
            if action.verb == "scout":
                self._count(state, frame, seat, city, FAMILY[argument(action, 1)], events)
            else:
                end_siege(state, city, events)
            return
        noble = noble_at(action, 0)
        assert noble is not None
        if action.verb == "draw-sword":
            try_sword(state, noble, FIRST, events)
            return
        state.frames.append(self._march(state, frame, noble))

    @staticmethod
    def _march(state: FiefState, frame: Marching, noble: int) -> March:
        """A Noble who has halted on the way goes on as they were: with the same troops, and what was refused stays
        refused (5.0)."""
        who = state.nobles[noble]
        halted = next((m for m in frame.paused if m.noble == noble), None)
        if halted is not None:
            frame.paused.remove(halted)
            if halted.trail[-1] == who.place:
                halted.led, halted.number = len(halted.trail), state.next()
                return halted
        return setting_out(state, noble, state.next())

    @staticmethod
    def _try_all(state: FiefState, frame: Marching, seat: int, events: list[Event]) -> None:
        """Standing orders: whoever stands by the sword when the family has moved tries it (13.2)."""
        if state.orders[seat].sword != "try":
            return
        for n, who in enumerate(state.nobles):
            if who.family == frame.family and may_try(state, n, FIRST):
                try_sword(state, n, FIRST, events)

    def _count(self, state: FiefState, frame: Marching, seat: int, city: int, family: int, events: list[Event]) -> None:
        """The scout tells their master alone what troops a family has in a city."""
        serve(state, self.scout(state, frame), events)
        units = [sum(s.units[k] for s in stacks_at(state, city, family)) for k in range(len(UNIT_IDS))]
        params: Params = {
            "city": city_term(city),
            "family": family_term(family),
            "units": [Said(f"units-{UNIT_IDS[k]} {n}") for k, n in enumerate(units) if n],
        }
        events.append(Event("fief-scouted-own", params, (seat,), seals=True))


class MarchPhase(Asking[March]):
    """5.0: a Noble picks troops up, moves, leaves some behind, moves on."""

    verbs = frozenset({"take", "leave", "go", "forest", "sail", "court", "enter", "slip", "parade", "halt"})
    step = "march"

    def asked(self, state: FiefState, frame: March) -> Iterable[int]:
        return [seat_of(state, state.nobles[frame.noble].family)]

    def ident(self, state: FiefState, frame: March, seat: int) -> str:
        return f"march-{frame.number}-{len(frame.trail)}"

    def default(self, state: FiefState, frame: March, seat: int, legal: list[Action]) -> tuple[Action, ...]:
        return (HALT,) if HALT in legal else (legal[0],)

    def params(self, state: FiefState, frame: March, seat: int) -> Params:
        who = state.nobles[frame.noble]
        return {
            "noble": noble_term(frame.noble),
            "city": city_term(who.place),
            "moves": MOVES - who.steps,
            "units": sum(frame.company),
        }

    def advance(self, state: FiefState, frame: March, events: list[Event]) -> bool:
        who = state.nobles[frame.noble]
        if is_free(who) and not who.gone:
            stacks = stacks_at(state, who.place, who.family, who.site)
            there = stacks[0].units if stacks else empty_units()
            frame.company = [min(n, have) for n, have in zip(frame.company, there, strict=True)]  # fallen meanwhile
            if who.site == PARADE and not frame.paraded:
                after_parade(state, frame)
                return False
            if who.steps < MOVES or self._may_enter(state, frame):
                return True
            self._halt(state, frame)
            below = state.frames[-1]
            if isinstance(below, Marching):
                below.halted = frame.noble
            return False
        dismount(state, frame)
        state.frames.remove(frame)
        return False

    @staticmethod
    def _may_enter(state: FiefState, frame: March) -> bool:
        """Whether a Noble may still ask to be let in (5.0). Without that, and without a move, it makes no
        difference any more who goes with them."""
        return refuse_entry(state, frame) is None and not frame.refused

    @staticmethod
    def _halt(state: FiefState, frame: March) -> None:
        dismount(state, frame)
        state.frames.remove(frame)

    def legal(self, state: FiefState, frame: March, seat: int) -> list[Action]:
        on = [act(VERBS[way], CITY_IDS[c]) for way, c in ways(state, frame) if self._open(state, frame, way, c)]
        if frame.paraded and on:
            return on  # 5.2: who has won a parade must ride on
        ready = could_join(state, frame)
        found = [act("take", UNIT_IDS[k], n) for k in CARRIED for n in range(1, ready[k] + 1)]
        found += [act("leave", UNIT_IDS[k], n) for k in CARRIED for n in range(1, frame.company[k] + 1)]
        if any(ready):
            found.append(ALL)
        found += on
        if self._may_enter(state, frame):
            found.append(ENTER)
        found += [act("slip", CITY_IDS[city]) for city in slips(state, frame, seat)]
        if may_parade(state, frame):
            found.append(act("parade"))
        return [*found, HALT]

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
        if action.verb == "enter":
            place = state.nobles[frame.noble].place
            return refuse_entry(state, frame) or no("leave-refused", {"city": city_term(place)})
        if frame.paraded:
            return no("ride-on")
        if action.verb == "parade":
            return refuse_parade(state, frame)
        if action.verb == "slip" and (goal := city_at(action, 0)) is not None:
            return refuse_slip(state, frame, seat, goal)
        kind, count = unit_at(action, 0), number_at(action, 1)
        if kind == CATAPULT:
            return no("catapult")
        if kind is None or count is None or count < 1:
            return no("nobody-left") if action == ALL else REFUSE.words(action)
        there = could_join(state, frame)[kind] if action.verb == "take" else frame.company[kind]
        return no("units", {"n": there, "unit": unit_term(kind)})

    def act(self, state: FiefState, frame: March, seat: int, action: Action, events: list[Event]) -> None:
        if action == HALT:
            self._halt(state, frame)
            below = state.frames[-1]
            if isinstance(below, Marching):
                if len(frame.trail) == frame.led:
                    below.rested.append(frame.noble)
                else:
                    below.paused.append(frame)
        elif action.verb == "parade":
            ride(state, frame, events)
        elif action == ENTER:
            self._ask_in(state, frame, events)
        elif action.verb == "slip":
            city = city_at(action, 0)
            assert city is not None
            spend_passage(state, seat, events)
            by_road = city in ROADS[state.nobles[frame.noble].place]
            travel(state, frame, "road" if by_road else "sail", city, events)
        elif action == ALL:
            for each, ready in enumerate(could_join(state, frame)):
                self._load(state, frame, seat, each, ready, events)
        elif action.verb in ("take", "leave"):
            kind, count = unit_at(action, 0), int(action.args[1])
            assert kind is not None
            self._load(state, frame, seat, kind, count if action.verb == "take" else -count, events)
        else:
            city = city_at(action, 0)
            assert city is not None
            self._move(state, frame, WAYS[action.verb], city, events)

    @staticmethod
    def _load(state: FiefState, frame: March, seat: int, kind: int, count: int, events: list[Event]) -> None:
        """Units join or stay behind; those who join where the plague is have faced it and may come back (2.5). Which
        they are is their owner's to know (4.1)."""
        frame.company[kind] += count
        if count > 0 and has_card(state, REGION_OF[state.nobles[frame.noble].place], PLAGUE):
            frame.exempt[kind] += count
        frame.exempt[kind] = min(frame.exempt[kind], frame.company[kind])
        if count:
            params: Params = {"noble": noble_term(frame.noble), "unit": unit_term(kind), "n": abs(count)}
            events.append(Event("fief-takes-own" if count > 0 else "fief-leaves-own", params, (seat,)))

    @staticmethod
    def _ask_in(state: FiefState, frame: March, events: list[Event]) -> None:
        """5.0: whoever controls a fort or an abbey is asked to let a Noble in."""
        who = state.nobles[frame.noble]
        owner = state.towns[who.place].control
        if seat_of(state, owner) == seat_of(state, who.family):
            enter(state, frame, events)
            return
        state.frames.append(Leave(owner, frame.noble, who.place, "enter", state.next()))
        events.append(
            told("asks-entry", seals=True, family=family_term(who.family), owner=family_term(owner),
                 noble=noble_term(frame.noble), city=city_term(who.place))
        )  # fmt: skip

    @staticmethod
    def _move(state: FiefState, frame: March, way: Way, city: int, events: list[Event]) -> None:
        owner = needs_leave(state, frame, way, city)
        if owner >= 0 and seat_of(state, owner) == seat_of(state, state.nobles[frame.noble].family):
            owner = -1  # 13.7: nobody asks themselves
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


class LeavePhase(FamilyAsking[Leave]):
    """5.0: whoever holds the city or the road gives leave to pass, or not; silence refuses."""

    verbs = frozenset({"grant", "refuse"})
    step = "leave"
    pace = "window"
    orders = True

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
            "way": Word(f"leave-{frame.way}"),
        }

    def advance(self, state: FiefState, frame: Leave, events: list[Event]) -> bool:
        if is_free(state.nobles[frame.noble]):
            return True
        state.frames.remove(frame)  # taken or killed while they waited
        return False

    def act(self, state: FiefState, frame: Leave, seat: int, action: Action, events: list[Event]) -> None:
        state.frames.remove(frame)
        march = next(f for f in reversed(state.frames) if isinstance(f, March))
        granted = action.verb == "grant"
        events.append(
            told("leave-granted" if granted else "leave-refused", seals=True, family=family_term(frame.family),
                 noble=noble_term(frame.noble))
        )  # fmt: skip
        if granted and frame.way == "enter":
            enter(state, march, events)
        elif granted:
            travel(state, march, frame.way, frame.to, events)
        else:
            march.refused = True


def refuse_slip(state: FiefState, frame: March, seat: int, city: int) -> Refusal:
    """Why a Passage does not lead a Noble to a city (10.2)."""
    who = state.nobles[frame.noble]
    named: Params = {"noble": noble_term(frame.noble)}
    cause = refuse_passage(state, seat)
    if cause is not None:
        return cause
    if frame.refused and abandons(state, frame):
        return no("abandon", named)
    if who.steps >= MOVES:
        return no("moves", {**named, "n": 0})
    near = city in ROADS[who.place] or (frame.port and {who.place, city} <= PORTS)
    return no("slip-open" if near else "slip-far", {"city": city_term(city)})


def slips(state: FiefState, frame: March, seat: int) -> list[int]:
    """Where a Passage leads: in storms, out of a siege, past others without leave, from a port by sea too (10.2)."""
    who = state.nobles[frame.noble]
    if who.steps >= MOVES or not is_free(who) or frame.paraded or not passages(state, seat):
        return []
    if frame.refused and abandons(state, frame):
        return []  # 5.0
    here = stormy(state, who.place)
    found = {c for c in ROADS[who.place] if here or stormy(state, c) or needs_leave(state, frame, "road", c) >= 0}
    if frame.port and who.place in PORTS:
        for city in PORTS - {who.place}:
            open_sea = refuse_sail(state, frame, city) is None and needs_leave(state, frame, "sail", city) < 0
            if who.steps + sea_steps(who.place, city) <= MOVES and not open_sea:
                found.add(city)
    return sorted(found)
