"""How battles begin and end: who holds the field, who is taken, who gets the city; sieges laid (7.0, 7.6-7.9)."""

from __future__ import annotations

from engine.core import Event, Word
from engine.fief.board import captives_of, reserve
from engine.fief.control import conquer
from engine.fief.game_data import CATAPULT, NONE, TROOPS
from engine.fief.garter import deserves
from engine.fief.people import free
from engine.fief.pieces import settle, stack_at, tidy
from engine.fief.state.state import INSIDE, Battle, Camp, FiefState, Report, Spoils, Stack
from engine.fief.terms import city_term, family_term, told
from engine.fief.war.camps import (
    beaten,
    behind_walls,
    clear_engines,
    counted,
    foremost,
    leader_of,
    nobles_of,
    outside_sites,
    stacks_of,
    take_nobles,
    units_of,
)
from engine.fief.windows import open_window


def begin(state: FiefState, battle: Battle, events: list[Event]) -> None:
    """Lay a battle down and tell who stands in it with what: both sides show their troops (7.0)."""
    state.frames.append(battle)
    embroil(state, battle)
    shown = [[] if camp.invaders else units_of(state, battle.city, camp) for camp in battle.camps]
    state.report = Report(battle.city, battle.kind, [list(c.families) for c in battle.camps], shown, [])
    events.append(
        told("battle", seals=True, city=city_term(battle.city), kind=Word(f"battle-{battle.kind}"),
             one=[family_term(f) for f in battle.camps[0].families],
             other=[family_term(f) for f in battle.camps[1].families])
    )  # fmt: skip
    open_window(state, "battle")


def embroil(state: FiefState, battle: Battle) -> None:
    """Families that fight each other in a city need each other's leave in the next round (5.0); whoever fights
    invaders or stands by does not."""
    fights = state.towns[battle.city].fights
    for one in battle.camps[0].families:
        for other in battle.camps[1].families:
            pair = sorted((one, other))
            if pair not in fights:
                fights.append(pair)


SIDES = ("attack", "defence")


def close(state: FiefState, battle: Battle, result: str, events: list[Event], winner: int = NONE) -> None:
    """A battle ends (7.8). ``winner``: the camp that has beaten the other."""
    if battle in state.frames:
        state.frames.remove(battle)
    if state.report is not None:
        state.report.result = result
        state.report.left = [counted(state, battle.city, camp) for camp in battle.camps]
    events.append(
        told("battle-over", seals=True, city=city_term(battle.city),
             result=Word(f"result-{result}" if winner < 0 else f"result-{result}-{SIDES[winner]}"),
             one=[family_term(f) for f in battle.camps[0].families],
             other=[family_term(f) for f in battle.camps[1].families])
    )  # fmt: skip


def surrender(state: FiefState, battle: Battle, loser: int, events: list[Event]) -> None:
    """7.8: an army that surrenders leaves the map, its Nobles are captives."""
    for stack in stacks_of(state, battle.city, battle.camps[loser]):
        for kind in TROOPS:
            stack.units[kind] = 0
            stack.moved[kind] = 0
        stack.hired[:] = [0] * len(stack.hired)
    for noble in nobles_of(state, battle.city, battle.camps[loser]):
        state.nobles[noble].guards = 0
    tidy(state)
    events.append(told("surrenders", seals=True, camp=[family_term(f) for f in battle.camps[loser].families]))
    finish(state, battle, events)


def finish(state: FiefState, battle: Battle, events: list[Event]) -> None:
    """A camp has no troops left: its Nobles are taken, its engines fall to the winner, who takes the city (7.6,
    7.8)."""
    down = [beaten(state, battle, camp) for camp in (0, 1)]
    if all(down):
        close(state, battle, "annihilation", events)
        for camp in battle.camps:
            for captive in [c for n in nobles_of(state, battle.city, camp) for c in captives_of(state, n)]:
                free(state, captive, events)  # 7.6: their captors' troops are all beaten
        settle(state, battle.city)
        return
    loser = down.index(True)
    winner = battle.camps[1 - loser]
    lead = leader_of(state, battle.city, winner)
    take_nobles(state, battle, 1 - loser, events)
    engines = clear_engines(state, battle, loser)
    close(state, battle, "victory", events, 1 - loser)
    if winner.invaders:
        settle(state, battle.city)
        return
    if battle.camps[loser].invaders:
        hero = foremost(state, nobles_of(state, battle.city, winner), lead)
        if hero >= 0:
            deserves(state, hero)
    if any(engines):
        state.frames.append(Spoils(lead, battle.city, engines, state.next()))
    _take_over(state, battle, lead, events)


def _take_over(state: FiefState, battle: Battle, winner: int, events: list[Event]) -> None:
    """The winner over a city's defenders controls it, unless others of theirs still hold it (5.1, 7.8)."""
    loser = state.towns[battle.city].control
    fought = any(loser in camp.families for camp in battle.camps)
    if loser != winner and (loser < 0 or (fought and not _holds_on(state, battle, loser))):
        conquer(state, battle.city, winner, events)
    else:
        settle(state, battle.city)


def _holds_on(state: FiefState, battle: Battle, family: int) -> bool:
    """Whether a family is on the winning side, or keeps its walls though it was beaten before them."""
    won = any(family in c.families and not beaten(state, battle, n) for n, c in enumerate(battle.camps))
    return won or behind_walls(state, battle.city, family)


# --- sieges ----------------------------------------------------------------------------------------------------------


def spare_catapult(state: FiefState, family: int) -> Stack | None:
    """Where a family without a catapult in reserve takes one down for a new siege: an active one first (7.9)."""
    mine = [s for s in state.stacks if s.family == family and (s.units[CATAPULT] or s.works)]
    return max(mine, key=lambda s: s.units[CATAPULT] > 0, default=None)


def may_besiege(state: FiefState, city: int, family: int, camp: Camp) -> bool:
    """Whether a family can lay siege to a camp behind walls: from outside, nobody else besieges it yet, a catapult to
    be had; whoever besieges it already goes on doing so (7.9)."""
    siege = state.towns[city].siege
    if not camp.fort or camp.invaders or siege not in (NONE, family):
        return False
    if not outside_sites(state, city, family):
        return False
    return siege == family or reserve(state, family, CATAPULT) > 0 or spare_catapult(state, family) is not None


def lay_siege(state: FiefState, city: int, family: int, events: list[Event]) -> None:
    """7.9: a catapult is begun before the walls; whoever has none left takes one down elsewhere."""
    town = state.towns[city]
    if town.siege == family:
        return
    if reserve(state, family, CATAPULT) <= 0:
        old = spare_catapult(state, family)
        assert old is not None
        if old.units[CATAPULT]:
            old.units[CATAPULT] -= 1
        else:
            old.works -= 1
    sites = outside_sites(state, city, family)
    stack_at(state, city, family, sites[0] if sites else INSIDE).works += 1
    town.siege = family
    events.append(told("besieges", seals=True, city=city_term(city), family=family_term(family)))
    tidy(state)
