"""Retreats (K13.7): deserters, then an area beside the battle, the own stronghold, or death."""

from __future__ import annotations

from engine.core import Action, Event, Params, Refusal
from engine.knights.board import besieged, city_at, seats_at, stronghold_at
from engine.knights.game_data import AREA_IDS, BORDER, FORDS, NOBLE_IDS, NONE, OVERSEAS, STEPS, centre
from engine.knights.mods import noble_mod
from engine.knights.phases.base import Asking
from engine.knights.phases.death import draw_deserters
from engine.knights.state.frames_war import Retreat
from engine.knights.state.state import KnState, Position, seat_of
from engine.knights.terms import REFUSE, act, area_at, area_term, no, noble_at, noble_term, seat_term, told
from engine.knights.war.deaths import kill


def refuges(state: Position, noble: int, area: int) -> list[int]:
    """Areas beside a battle, over borders that can be passed (G4), without another Baron's Noble, city or stronghold; a
    neutral city does no harm (F30)."""
    if area in OVERSEAS:
        return []
    seat = seat_of(state, noble)
    near = set(STEPS[area])
    if noble_mod(state, noble, "fords") is not None:
        near |= FORDS[area]
    return [a for a in sorted(near) if not _hostile(state, seat, a)]


def _hostile(state: Position, seat: int, area: int) -> bool:
    city = city_at(state, area)
    owner = state.cities[city].owner if city != NONE else NONE
    return (
        owner not in (NONE, seat)
        or stronghold_at(state, area) not in (NONE, seat)
        or any(s != seat for s in seats_at(state, area))
    )


def no_refuge(state: KnState, noble: int, battle: int, area: int) -> Refusal:
    """Why a Noble beaten in one area does not retreat to another."""
    seat, named, where = seat_of(state, noble), noble_term(noble), area_term(area)
    city, hold = city_at(state, area), stronghold_at(state, area)
    owner = state.cities[city].owner if city != NONE else NONE
    rival = next((s for s in seats_at(state, area) if s != seat), NONE)
    fords = noble_mod(state, noble, "fords") is not None and area in FORDS[battle]
    if area in STEPS[battle] or fords:
        if owner not in (NONE, seat):
            return no("retreat-city", {"noble": named, "area": where, "seat": seat_term(owner)})
        if hold not in (NONE, seat):
            return no("retreat-stronghold", {"noble": named, "area": where, "seat": seat_term(hold)})
        if rival != NONE:
            return no("retreat-rival", {"noble": named, "area": where, "seat": seat_term(rival)})
    between = BORDER.get(frozenset({battle, area}), "")
    cause = f"retreat-{between}" if between in ("mountain", "river") else "retreat"
    return no(cause, {"noble": named, "area": where})


class RetreatPhase(Asking[Retreat]):
    """Each Noble goes to an area of its Baron's choice, exhausted or not (K13.7)."""

    verbs = frozenset({"retreat"})
    step = "retreat"
    orders = True

    def ident(self, state: KnState, frame: Retreat, seat: int) -> str:
        return f"retreat-{frame.number}-{len(frame.nobles)}"

    def legal(self, state: KnState, frame: Retreat, seat: int) -> list[Action]:
        noble = frame.nobles[0]
        return [act("retreat", NOBLE_IDS[noble], AREA_IDS[a]) for a in refuges(state, noble, frame.area)]

    def default(self, state: KnState, frame: Retreat, seat: int, legal: list[Action]) -> tuple[Action, ...]:
        """The nearest to the stronghold."""
        home = state.barons[seat].stronghold.area
        if home == NONE:
            return (legal[0],)
        x, y = centre(home)

        def far(action: Action) -> float:
            area = area_at(action, 1)
            assert area is not None
            a, b = centre(area)
            return (a - x) ** 2 + (b - y) ** 2

        return (min(legal, key=far),)

    def params(self, state: KnState, frame: Retreat, seat: int) -> Params:
        return {"noble": noble_term(frame.nobles[0]), "area": area_term(frame.area)}

    def refuse(self, state: KnState, frame: Retreat, seat: int, action: Action) -> Refusal:
        noble, area = noble_at(action, 0), area_at(action, 1)
        if noble is None or area is None or len(action.args) != 2:
            return REFUSE.words(action)
        if noble != frame.nobles[0]:
            return no("retreat-noble", {"noble": noble_term(frame.nobles[0])})
        return no_refuge(state, noble, frame.area, area)

    def act(self, state: KnState, frame: Retreat, seat: int, action: Action, events: list[Event]) -> None:
        area = area_at(action, 1)
        assert area is not None
        self._go(state, frame, area, events)

    @staticmethod
    def _go(state: KnState, frame: Retreat, area: int, events: list[Event]) -> None:
        noble = frame.nobles.pop(0)
        frame.drawn = False
        state.nobles[noble].area = area
        events.append(told("retreats", seals=True, noble=noble_term(noble), area=area_term(area)))

    def advance(self, state: KnState, frame: Retreat, events: list[Event]) -> bool:
        if not frame.nobles or state.barons[frame.seat].out:
            state.frames.remove(frame)
            return False
        noble = frame.nobles[0]
        if state.nobles[noble].area != frame.area:  # its last troops have deserted
            frame.nobles.pop(0)
            frame.drawn = False
        elif not frame.drawn:
            frame.drawn = True
            draw_deserters(state, frame.seat, noble, events)
        else:
            found = refuges(state, noble, frame.area)
            if len(found) > 1:
                return True
            if found:
                self._go(state, frame, found[0], events)
            else:
                self._home(state, frame, events)
        return False

    @staticmethod
    def _home(state: KnState, frame: Retreat, events: list[Event]) -> None:
        """Nowhere to go: to the stronghold, exhausted; with that besieged or off the board, or overseas, it dies."""
        noble, home = frame.nobles.pop(0), state.barons[frame.seat].stronghold.area
        frame.drawn = False
        if frame.area in OVERSEAS or home == NONE or besieged(state, home):
            kill(state, noble, events)
            return
        who = state.nobles[noble]
        who.area, who.exhausted = home, True
        events.append(told("retreats-home", seals=True, noble=noble_term(noble), area=area_term(home)))
