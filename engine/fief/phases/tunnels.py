"""Secret ways: into the walls and out of them in battle, and for invaders through walls or storms (10.2, 11.2).

In battle the attacker comes up within the walls and the defender's Nobles slip away.
"""

from __future__ import annotations

from engine.core import Action, Event, Refusal
from engine.fief.board import FORTS, has_card
from engine.fief.game_data import ARCHER, CITY_IDS, CROSSBOW, KNIGHT, REGION_OF, ROADS, SOLDIER, STORMS
from engine.fief.phases.journey import face_plague
from engine.fief.phases.passage import passages, refuse_passage, spend_passage
from engine.fief.pieces import settle, stack_at, take, tidy
from engine.fief.roads import arrival_site
from engine.fief.state.state import Battle, FiefState, March, Round, empty_units, families_of
from engine.fief.terms import REFUSE, act, argument, army_at, city_at, city_term, no, noble_term, seat_term, told
from engine.fief.war.camps import nobles_of, stacks_of

VERBS = frozenset({"tunnel", "flee", "guide"})
BEST = (KNIGHT, CROSSBOW, ARCHER, SOLDIER)
"""Troops in the order in which a Noble takes one along."""


def battle_now(state: FiefState) -> Battle | None:
    """The battle that is being fought."""
    return next((f for f in reversed(state.frames) if isinstance(f, Battle)), None)


def found(state: FiefState, seat: int) -> list[Action]:
    """10.2: a Passage cancels the penalties of walls for the attacker, invaders among them, or leads the defender's
    Nobles out to a neighbouring city."""
    if not passages(state, seat):
        return []
    battle, own = battle_now(state), families_of(state, seat)
    actions = [act("guide", f"army-{a}") for a in wanderers(state)]
    if battle is None:
        return actions
    attack, defence = battle.camps
    mine = any(f in own for f in attack.families)
    if defence.fort and not attack.tunnel and (mine or attack.invaders):
        actions.append(act("tunnel"))
    if any(f in own for f in defence.families) and battle.kind != "parade" and nobles_of(state, battle.city, defence):
        actions += [act("flee", CITY_IDS[c]) for c in ROADS[battle.city]]
    return actions


def wanderers(state: FiefState) -> list[int]:
    """Armies that a Passage can lead, while families and invaders move: with a leader, and storms or walls where they
    are or beside it (10.2, 6.4)."""
    bottom = state.frames[0]
    if not isinstance(bottom, Round) or bottom.stage not in ("raid", "battle"):
        return []
    found = []
    for number, army in enumerate(state.armies):
        if army.city >= 0 and army.leader and not army.stays and not army.guided:
            near = (army.city, *ROADS[army.city])
            if any(state.towns[c].building in FORTS or has_card(state, REGION_OF[c], STORMS) for c in near):
                found.append(number)
    return found


def refuse(state: FiefState, seat: int, action: Action) -> Refusal:
    """Why a seat has no secret way there."""
    cause = refuse_passage(state, seat)
    if cause is not None:
        return cause
    if action.verb == "guide":
        army = army_at(action, 0)
        return REFUSE.words(action) if army is None else _refuse_guide(state, army)
    battle, own, city = battle_now(state), families_of(state, seat), city_at(action, 0)
    if battle is None:
        return no("no-battle-now")
    attack, defence = battle.camps
    if action.verb == "tunnel":
        if not defence.fort:
            return no("tunnel-open")
        if attack.tunnel:
            return no("tunnel-done")
        return no("tunnel-defends") if not any(f in own for f in attack.families) else REFUSE.words(action)
    if not any(f in own for f in defence.families):
        return no("flee-attacks")
    if battle.kind == "parade":
        return no("flee-parade")
    if city is None or not nobles_of(state, battle.city, defence):
        return REFUSE.words(action)
    return no("flee-far", {"city": city_term(city), "here": city_term(battle.city)})


def _refuse_guide(state: FiefState, army: int) -> Refusal:
    """Why an army of invaders cannot be led."""
    bottom, it = state.frames[0], state.armies[army]
    if not isinstance(bottom, Round) or bottom.stage not in ("raid", "battle"):
        return no("guide-later")
    if it.city < 0 or not it.leader:
        return no("leaderless")
    if it.stays:
        return no("guide-stays", {"city": city_term(it.city)})
    return no("guide-done" if it.guided else "guide-free", {"city": city_term(it.city)})


def do(state: FiefState, seat: int, action: Action, events: list[Event]) -> None:
    """Carry one out."""
    battle = battle_now(state)
    spend_passage(state, seat, events)
    if action.verb == "guide":
        army = state.armies[int(argument(action, 0).removeprefix("army-"))]
        army.guided = True
        events.append(told("guides", seals=True, seat=seat_term(seat), city=city_term(army.city)))
        return
    assert battle is not None
    if action.verb == "tunnel":
        battle.camps[0].tunnel = True
        events.append(told("tunnel", seals=True, seat=seat_term(seat), city=city_term(battle.city)))
        return
    city = city_at(action, 0)
    assert city is not None
    _flee(state, battle, city, events)


def _flee(state: FiefState, battle: Battle, city: int, events: list[Event]) -> None:
    """7.8, 10.2: the defender's Nobles leave, each with one troop of their own; the rest stays in the battle."""
    camp = battle.camps[1]
    for noble in nobles_of(state, battle.city, camp):
        who = state.nobles[noble]
        mine = [s for s in stacks_of(state, battle.city, camp) if s.family == who.family]
        stack = next((s for s in mine if any(s.units[k] for k in BEST)), None)
        site, along = arrival_site(state, who.family, city, battle.city), empty_units()
        if stack is not None:
            kind = next(k for k in BEST if stack.units[k])
            hired = take(stack, kind)
            target = stack_at(state, city, stack.family, site)
            target.units[kind] += 1
            for card, count in enumerate(hired):
                target.hired[card] += count
            along[kind] = 1
        who.place, who.site = city, site
        events.append(told("slips-away", seals=True, noble=noble_term(noble), city=city_term(city)))
        way = March(noble, along, [0, 0], empty_units(), [city], state.next())
        face_plague(state, way, REGION_OF[battle.city], REGION_OF[city], events)  # 2.5
    tidy(state)
    settle(state, city)
