"""The operations phase (13): forces put together, a die, and then movement, battle, pillage and conversion."""

from __future__ import annotations

from engine.charlemagne import cup
from engine.charlemagne.board import PLACES, SEA
from engine.charlemagne.deeds import Left, Marched, Pillaged, moved
from engine.charlemagne.frames import Attempt, Campaign, Force, Muster
from engine.charlemagne.game_data import (
    CARGO,
    FLEET,
    LAND_OF,
    LEADER,
    RELIGIONS,
    TYPE,
    TYPE_OF,
    TYPES,
)
from engine.charlemagne.operations import COSTS, beside, fresh, has_booty, pace, pillage_code, usual_force
from engine.charlemagne.phases.base import CANCEL, DONE, act, ask, not_now, number_at, place_at, stage_id, type_at
from engine.charlemagne.phases.battle import open_battle
from engine.charlemagne.phases.fate import lay_waste
from engine.charlemagne.phases.field import Field
from engine.charlemagne.phases.flow import proceed
from engine.charlemagne.phases.stratagems import play, plays, why_not_play
from engine.charlemagne.politics import drown, passengers, violate
from engine.charlemagne.state import ChState
from engine.charlemagne.terms import REFUSE, no, place_term, type_term
from engine.charlemagne.units import (
    at_place,
    capacity,
    counts,
    is_naval,
    is_port,
    side_of,
    strength,
)
from engine.core import Action, Event, Params, Phase, Prompts, Refusal, SeatRef, pieces, places

MARCH = Action("march")
HALT = Action("halt")
LAND = Action("land")
PILLAGE = Action("pillage")


def chosen(state: ChState, frame: Muster) -> list[int]:
    """The counters of a muster: with a fleet those aboard first, by land those ashore; Augustus' bearer last."""
    naval = any(TYPES[TYPE[k]].kind == "fleet" and n for k, n in frame.picked.items())
    units: list[int] = []
    for slug, n in sorted(frame.picked.items()):
        mine = [c for c in fresh(state, frame.seat, frame.place) if TYPE_OF[c] == TYPE[slug]]
        mine.sort(key=lambda c: ((c in state.aboard) != naval, c == state.augustus, c))
        units += mine[:n]
    return units


class CampaignPhase(Phase[ChState, Campaign]):
    """The seat picks a place whose units form the next force (13.1)."""

    verbs = frozenset({"operate", "play", "done"})

    def prompts(self, state: ChState, frame: Campaign) -> Prompts:
        seat, spent = frame.seat, set(state.spent)
        spots = {
            p
            for c, p in enumerate(state.where)
            if p >= 0 and c not in spent and (FLEET[c] or c not in state.aboard) and side_of(state, c) == seat
        }
        actions = [DONE, *plays(state, frame, seat), *(act("operate", PLACES[p]) for p in sorted(spots))]
        return ask(
            state, seat, stage_id(state, "operations"), "operations", actions, (DONE,), params={"forces": frame.forces}
        )

    def why_not(self, state: ChState, frame: Campaign, seat: int, action: Action) -> Refusal | None:
        if refusal := not_now(action, seat, frame.seat, self.verbs, "operations"):
            return refusal
        if action.verb == "play":
            return why_not_play(state, frame, seat, action)
        if action == DONE:
            return None
        place = place_at(action, 0)
        if action.verb != "operate" or place is None or len(action.args) != 1:
            return REFUSE.words(action)
        units, name = fresh(state, seat, place), place_term(place)
        if units and all(c in state.aboard for c in units):
            return no("force-aboard", {"place": name})
        if not units and any(side_of(state, c) == seat for c in at_place(state, place)):
            return no("force-spent", {"place": name})
        return None if units else no("force-none", {"place": name})

    def act(self, state: ChState, frame: Campaign, seat: int, action: Action, events: list[Event]) -> None:
        if action.verb == "play":
            play(state, frame, seat, action, events)
        elif action == DONE:
            proceed(state, events)
        else:
            place = place_at(action, 0)
            assert place is not None
            state.frames.append(Muster(seat, place, usual_force(state, fresh(state, seat, place)), state.serial + 1))


class MusterPhase(Phase[ChState, Muster]):
    """Units are ticked by type and number; then the die is rolled (ruling 11)."""

    verbs = frozenset({"take", "march", "cancel"})

    def prompts(self, state: ChState, frame: Muster) -> Prompts:
        there = counts(fresh(state, frame.seat, frame.place))
        actions = [
            act("take", TYPES[k].slug, n)
            for k, most in sorted(there.items())
            for n in range(most + 1)
            if n != frame.picked.get(TYPES[k].slug, 0)
        ]
        if self._march(state, frame) is None:
            actions.append(MARCH)
        actions.append(CANCEL)
        params: Params = {
            "place": place_term(frame.place),
            "units": pieces(k for k, n in sorted(frame.picked.items()) for _ in range(n)),
        }
        return ask(
            state,
            frame.seat,
            f"muster-{frame.number}-{PLACES[frame.place]}",
            "muster",
            actions,
            (CANCEL,),
            params=params,
        )

    @staticmethod
    def _march(state: ChState, frame: Muster) -> Refusal | None:
        units = chosen(state, frame)
        if not units:
            return no("force-empty")
        if is_naval(units):
            spare = capacity(units)
            if spare < 0:
                return no("cargo", {"over": -spare, "most": CARGO})
        elif SEA[frame.place] or any(c in state.aboard for c in units):
            return no("muster-aboard", {"place": place_term(frame.place)})
        left = [c for c in fresh(state, frame.seat, frame.place) if c not in units]
        if SEA[frame.place]:
            rest = [c for c in at_place(state, frame.place) if c not in units and not (LEADER[c] and c in state.spent)]
            if capacity(rest) < 0 or (rest and not is_naval(rest)):
                return no("left-at-sea", {"count": len(left)})
        return None

    def why_not(self, state: ChState, frame: Muster, seat: int, action: Action) -> Refusal | None:
        if refusal := not_now(action, seat, frame.seat, self.verbs, "muster"):
            return refusal
        if action == CANCEL:
            return None
        if action == MARCH:
            return self._march(state, frame)
        kind, number = type_at(action, 0), number_at(action, 1)
        if action.verb != "take" or kind is None or number is None or len(action.args) != 2:
            return REFUSE.words(action)
        there = counts(fresh(state, seat, frame.place)).get(kind, 0)
        if not there or not 0 <= number <= there:
            return no("take", {"unit": type_term(kind), "place": place_term(frame.place), "count": there})
        return no("take-same") if number == frame.picked.get(TYPES[kind].slug, 0) else None

    def act(self, state: ChState, frame: Muster, seat: int, action: Action, events: list[Event]) -> None:
        if action == CANCEL:
            state.frames.pop()
            return
        if action.verb == "take":
            kind, number = type_at(action, 0), number_at(action, 1)
            assert kind is not None
            assert number is not None
            frame.picked[TYPES[kind].slug] = number
            return
        units = chosen(state, frame)
        state.frames.pop()
        base = state.frames[0]
        assert isinstance(base, Campaign)
        base.forces += 1
        if is_naval(units):
            stay = [c for c in at_place(state, frame.place) if c in state.aboard and c not in units]
            if not SEA[frame.place]:  # who is not taken along goes ashore, and that is all they do (19.4c)
                state.aboard[:] = [c for c in state.aboard if c not in stay]
                state.spent[:] = sorted({*state.spent, *stay})
            state.aboard[:] = sorted({*state.aboard, *(c for c in units if not FLEET[c])})
        die = state.dice.roll("operations")
        points = pace(state, units).points(die)
        place = frame.place
        force = Force(
            seat, place, units, points, is_port(state, place), False, die, [place], state.next()
        )  # fmt: skip
        state.frames.append(force)
        state.doing.add(Marched(force.number, seat, place, tuple(units), die, points))
        told: Params = {
            "seat": SeatRef(seat),
            "place": place_term(place),
            "units": pieces(TYPES[TYPE_OF[c]].slug for c in units),
            "die": die,
            "points": points,
        }
        events.append(Event("charlemagne-marched", told, seals=True))


def drop_units(state: ChState, frame: Force, units: list[int], *, ashore: bool) -> None:
    """Units leave the force and do nothing more in this phase (12.2a)."""
    frame.units[:] = [c for c in frame.units if c not in units]
    state.spent[:] = sorted({*state.spent, *units})
    state.doing.add(Left(frame.number, frame.place, tuple(units)))
    if ashore:
        state.aboard[:] = [c for c in state.aboard if c not in units]


def pillage(state: ChState, frame: Force, events: list[Event]) -> None:
    """Pillage the hex a force is in (17): a die by strength, nothing multiplied."""
    seat, place = frame.seat, frame.place
    frame.points -= COSTS.pillage
    violate(state, LAND_OF[place], seat, events, "pillage")
    power = strength(frame.units)
    die = state.dice.roll("pillage")
    code = pillage_code(power, die)
    told: Params = {"seat": SeatRef(seat), "place": place_term(place), "strength": power, "die": die}
    if code == "-":
        state.doing.add(Pillaged(frame.number, seat, place, power, die, False, 0))
        events.append(Event("charlemagne-pillage-failed", told, seals=True))
        return
    booty = int(code) if has_booty(state, place) else 0
    culture = lay_waste(state, place)
    state.treasury[seat] += booty
    state.doing.add(Pillaged(frame.number, seat, place, power, die, True, booty))
    told["booty"] = booty
    events.append(Event("charlemagne-pillaged", told, seals=True, tell="line"))
    if culture:
        cup.draw(state, seat, 1, events)


def walk(state: ChState, frame: Force, trail: list[int], cost: int, zone: set[int], events: list[Event]) -> None:
    """Move a force along a path that has been found legal."""
    start = frame.place
    for c in [*frame.units, *passengers(state, start, frame.units)]:
        state.where[c] = trail[-1]
    frame.place = trail[-1]
    frame.trail += trail
    frame.points -= cost
    frame.halted = frame.place in zone
    moved(state.doing, frame.number, [start, *trail], frame.points, frame.halted)
    drown(state, start, events)
    events.append(
        Event(
            "charlemagne-moved",
            {
                "seat": SeatRef(frame.seat),
                "from": place_term(start),
                "place": place_term(frame.place),
                "path": places(PLACES[p] for p in trail),
                "points": frame.points,
            },
        )
    )


class ForcePhase(Phase[ChState, Force]):
    """One force spends its operations points as it likes (13.3)."""

    verbs = frozenset({"move", "step", "battle", "pillage", "convert", "drop", "land", "play", "halt"})

    def prompts(self, state: ChState, frame: Force) -> Prompts:
        field, seat = Field(state, frame), frame.seat
        actions = [HALT, *plays(state, frame, seat)]
        if frame.points:
            actions += [act("move", PLACES[p]) for p in sorted(field.reach().before) if p != frame.place]
            actions += [act("step", PLACES[q]) for q, _ in field.limits.steps(frame.place) if field.step(q) is None]
        if frame.points >= COSTS.battle:
            spots = beside(frame.place, field.naval)
            actions += [act("battle", PLACES[q]) for q in spots if field.battle(q) is None]
        if field.pillage() is None:
            actions.append(PILLAGE)
        actions += [act("convert", RELIGIONS[r]) for r in field.faiths() if field.convert(r) is None]
        actions += [
            act("drop", TYPES[k].slug, n)
            for k, most in sorted(counts(frame.units).items())
            for n in range(1, most + 1)
            if field.drop(k, n) is None
        ]
        if field.land() is None:
            actions.append(LAND)
        params: Params = {"place": place_term(frame.place), "points": frame.points, "die": frame.die}
        return ask(state, seat, f"force-{frame.number}", "force", actions, (HALT,), params=params)

    def why_not(self, state: ChState, frame: Force, seat: int, action: Action) -> Refusal | None:
        if refusal := not_now(action, seat, frame.seat, self.verbs, "force"):
            return refusal
        if action.verb == "play":
            return why_not_play(state, frame, seat, action)
        if action == HALT:
            return None
        field = Field(state, frame)
        if action == PILLAGE:
            return field.pillage()
        if action == LAND:
            return field.land()
        if action.verb == "drop" and len(action.args) == 2:
            kind, count = type_at(action, 0), number_at(action, 1)
            if kind is not None and count is not None:
                return field.drop(kind, count)
        if action.verb == "convert" and len(action.args) == 1 and action.args[0] in RELIGIONS:
            return field.convert(RELIGIONS.index(str(action.args[0])))
        place = place_at(action, 0)
        if place is None or len(action.args) != 1 or action.verb not in ("move", "step", "battle"):
            return REFUSE.words(action)
        if action.verb == "battle":
            return field.battle(place)
        if action.verb == "step":
            return field.step(place)
        return field.goal(place)

    def act(self, state: ChState, frame: Force, seat: int, action: Action, events: list[Event]) -> None:
        if action.verb == "play":
            play(state, frame, seat, action, events)
        elif action == HALT:
            state.spent[:] = sorted({*state.spent, *frame.units})
            state.frames.remove(frame)
        elif action == PILLAGE:
            pillage(state, frame, events)
        elif action == LAND:
            drop_units(state, frame, [c for c in frame.units if not FLEET[c]], ashore=True)
        elif action.verb == "drop":
            kind, count = type_at(action, 0), number_at(action, 1)
            mine = sorted((c for c in frame.units if TYPE_OF[c] == kind), key=lambda c: (c == state.augustus, c))
            drop_units(state, frame, mine[:count], ashore=kind is not None and TYPES[kind].kind != "fleet")
        elif action.verb == "convert":
            laid = [[0] * len(state.cup) for _ in range(2)]
            religion = RELIGIONS.index(str(action.args[0]))
            state.frames.append(
                Attempt(seat, LAND_OF[frame.place], religion, frame.place, laid, number=state.serial + 1)
            )
        else:
            place = place_at(action, 0)
            assert place is not None
            self._go(state, frame, action.verb, place, events)

    @staticmethod
    def _go(state: ChState, frame: Force, verb: str, place: int, events: list[Event]) -> None:
        if verb == "battle":
            frame.points -= COSTS.battle
            open_battle(state, frame, place, events)
            return
        field = Field(state, frame)
        if verb == "step":
            cost = next(c for q, c in field.limits.steps(frame.place) if q == place)
            walk(state, frame, [place], cost, field.limits.zone, events)
            return
        found = field.reach(place)
        walk(state, frame, found.path(place), found.cost[place], field.limits.zone, events)

    def advance(self, state: ChState, frame: Force, events: list[Event]) -> bool:
        if frame.units:
            return True
        state.frames.remove(frame)
        return False
