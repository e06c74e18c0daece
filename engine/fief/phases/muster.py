"""Phase 7: battles and sieges are declared region by region (7.0, 7.9, 13.2, 13.3)."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core import Action, Event, Params, Refusal
from engine.fief.board import FORTS, invaders_at, nobles_at
from engine.fief.bounds import BattleKind
from engine.fief.control import conquer
from engine.fief.game_data import CITIES_OF, CITY_IDS, FAMILIES, FAMILY, NOBLES, NONE
from engine.fief.phases.base import Asking
from engine.fief.roads import stormy
from engine.fief.state.state import Battle, Camp, FiefState, Muster, families_in_turn, seat_of
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
    region_term,
    seat_term,
    told,
)
from engine.fief.war.arithmetic import melee_dice
from engine.fief.war.battle import begin, lay_siege, may_besiege
from engine.fief.war.camps import (
    behind_walls,
    camp_points,
    defence,
    facing,
    foes_at,
    forbidden,
    has_army,
    penalty,
)
from engine.fief.war.excalibur import SECOND, may_try, refuse_sword, try_sword
from engine.fief.war.sieges import end_siege

INVADERS = "invaders"


def _beside_sword(state: FiefState, city: int, family: int) -> list[int]:
    """Nobles of a family who may try Excalibur in a city, once more (13.2)."""
    if city != state.sword:
        return []
    return [noble for noble in nobles_at(state, city, family) if may_try(state, noble, SECOND)]


class MusterPhase(Asking[Muster]):
    """7.0: in a region, families in turn declare battles, which are fought at once."""

    verbs = frozenset({"attack", "sally", "besiege", "occupy", "raise-siege", "draw-sword", "done"})
    step = "battle"
    pace = "turn"
    orders = True

    def family(self, state: FiefState, frame: Muster) -> int:
        """Whose turn it is."""
        return families_in_turn(state)[frame.turn]

    def asked(self, state: FiefState, frame: Muster) -> Iterable[int]:
        return [seat_of(state, self.family(state, frame))]

    def ident(self, state: FiefState, frame: Muster, seat: int) -> str:
        return f"battle-{state.round}-{frame.region}-{self.family(state, frame)}"

    def default(self, state: FiefState, frame: Muster, seat: int, legal: list[Action]) -> tuple[Action, ...]:
        return (DONE,)

    def params(self, state: FiefState, frame: Muster, seat: int) -> Params:
        return {"family": family_term(self.family(state, frame)), "cities": len(self.legal(state, frame, seat)) - 1}

    def legal(self, state: FiefState, frame: Muster, seat: int) -> list[Action]:
        family, found = self.family(state, frame), []
        for city in CITIES_OF[frame.region]:
            found += [act("draw-sword", NOBLES[noble]) for noble in _beside_sword(state, city, family)]
            if state.towns[city].siege == family:
                found.append(act("raise-siege", CITY_IDS[city]))
            if not stormy(state, city) and has_army(state, city, family):
                found += self._hostile(state, city, family)
        return [*found, DONE]

    @staticmethod
    def _hostile(state: FiefState, city: int, family: int) -> list[Action]:
        """What a family's army in a city can do to others there."""
        town, name = state.towns[city], CITY_IDS[city]
        foes, found = foes_at(state, city, family), []
        if town.siege >= 0 and town.siege != family and behind_walls(state, city, family):
            foe = Camp([town.siege])
            if not forbidden(state, city, family, foe):
                found.append(act("sally", name, FAMILIES[town.siege]))
            foes = [f for f in foes if f != town.siege]
        for foe_family in foes:
            camp = defence(state, city, foe_family, family)
            if forbidden(state, city, family, camp):
                continue
            found.append(act("attack", name, FAMILIES[foe_family]))
            if act("besiege", name) in found or town.siege == family:
                continue
            if may_besiege(state, city, family, camp) and not _can_melee(state, city, family, camp):
                found.append(act("besiege", name))
        there = invaders_at(state, city)
        if there:
            found.append(act("attack", name, INVADERS))
        if town.control not in (family, NONE) and town.control not in foes and not there:
            found.append(act("occupy", name))
        return found

    def advance(self, state: FiefState, frame: Muster, events: list[Event]) -> bool:
        while frame.turn < state.families:
            family = self.family(state, frame)
            seat = seat_of(state, family)
            if state.orders[seat].sword == "try":
                self._draw(state, frame, family, events)
            if len(self.legal(state, frame, seat)) > 1:
                return True
            frame.turn += 1
        state.frames.remove(frame)
        return False

    @staticmethod
    def _draw(state: FiefState, frame: Muster, family: int, events: list[Event]) -> None:
        """Standing orders: everybody who may tries the sword."""
        for city in CITIES_OF[frame.region]:
            for noble in _beside_sword(state, city, family):
                if may_try(state, noble, SECOND):
                    try_sword(state, noble, SECOND, events)

    def refuse(self, state: FiefState, frame: Muster, seat: int, action: Action) -> Refusal:
        if action.verb == "draw-sword":
            noble = noble_at(action, 0)
            return REFUSE.words(action) if noble is None else refuse_sword(state, seat, noble, SECOND)
        city = city_at(action, 0)
        if city is None:
            return REFUSE.words(action)
        if stormy(state, city):
            return no("battle-storms", {"city": city_term(city)})
        family = self.family(state, frame)
        at: Params = {"city": city_term(city)}
        if action.verb != "raise-siege" and not has_army(state, city, family):
            return no("army", at)
        if city not in CITIES_OF[frame.region]:
            return no("battle-region", {**at, "region": region_term(frame.region)})
        if action.verb == "raise-siege":
            return no("raise-siege", at)
        return self._refuse_battle(state, city, family, action)

    @staticmethod
    def _refuse_battle(state: FiefState, city: int, family: int, action: Action) -> Refusal:
        """Why an army cannot do that to others in its city (7.0, 7.9, 13.3)."""
        town, foe = state.towns[city], FAMILY.get(argument(action, 1), NONE)
        at: Params = {"city": city_term(city)}
        if action.verb == "occupy":
            return no({family: "occupy-own", NONE: "occupy-free"}.get(town.control, "occupy-held"), at)
        if action.verb == "besiege":
            if town.building not in FORTS or town.control in (family, NONE):
                return no("besiege-open", at)
            if town.siege not in (NONE, family):
                return no("besiege-taken", {**at, "family": family_term(town.siege)})
            dice = _can_melee(state, city, family, defence(state, city, town.control, family))
            return no("besiege-dice" if dice else "besiege-catapult", at)
        if foe == family or (foe < 0 and argument(action, 1) != INVADERS):
            return REFUSE.words(action)
        if action.verb == "sally" and not behind_walls(state, city, family):
            return no("sally-outside", at)
        if foe < 0 or foe not in foes_at(state, city, family):
            return no("no-foe", at)
        named: Params = {**at, "family": family_term(foe)}
        if forbidden(state, city, family, defence(state, city, foe, family)):
            return no("garter-bars", named)
        return no("attack-sally" if action.verb == "attack" else "sally-free", named)

    def act(self, state: FiefState, frame: Muster, seat: int, action: Action, events: list[Event]) -> None:
        family = self.family(state, frame)
        if action == DONE:
            frame.turn += 1
            events.append(told("done", "log", seals=True, seat=seat_term(seat)))
            return
        if action.verb == "draw-sword":
            noble = noble_at(action, 0)
            assert noble is not None
            try_sword(state, noble, SECOND, events)
            return
        city = city_at(action, 0)
        assert city is not None
        if action.verb == "occupy":
            conquer(state, city, family, events)
        elif action.verb == "raise-siege":
            end_siege(state, city, events)
        elif action.verb == "besiege":
            lay_siege(state, city, family, events)
        else:
            declare(state, city, family, argument(action, 1), action.verb == "sally", events)


def _can_melee(state: FiefState, city: int, family: int, camp: Camp) -> bool:
    """Whether a family has a die in melee against a camp: without one it may lay siege unfought (7.9)."""
    attack = Camp([family])
    battle = Battle(city, "assault", [attack, camp], 0)
    return melee_dice(camp_points(state, city, attack), penalty(battle, 0)) > 0


def declare(state: FiefState, city: int, family: int, foe: str, sally: bool, events: list[Event]) -> None:
    """A battle begins. Who was let into a fort fights its garrison within (5.0); a sally goes out to the besieger."""
    attack, camp = facing(state, city, family, FAMILY.get(foe, NONE), sally=sally)
    kind: BattleKind = "sally" if sally else "assault" if camp.fort else "field"
    begin(state, Battle(city, kind, [attack, camp], state.next()), events)
