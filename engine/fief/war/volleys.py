"""Volleys: what flies in a battle, and whom it strikes (7.2-7.5)."""

from __future__ import annotations

from engine.core import Event, Word
from engine.fief.board import is_free
from engine.fief.game_data import NONE
from engine.fief.people import doom
from engine.fief.servants import master, serve
from engine.fief.state.state import CAPTORS, Battle, FiefState, Volley
from engine.fief.terms import told
from engine.fief.war.arithmetic import (
    AIMED,
    CROWD,
    archer_volley,
    archers_of,
    bombard_volley,
    can_shoot,
    catapult_volley,
    effective,
    melee_dice,
    shooters,
    throw,
)
from engine.fief.war.camps import (
    bonus,
    camp_points,
    counted,
    has_grail,
    nobles_of,
    penalty,
    remove_leader,
    suffer,
    units_of,
)

CATAPULTS, BOMBARDS, ARCHERS, MELEE = range(4)
SHOTS = ("catapults", "bombards", "archers", "melee")


def melee_of(state: FiefState, battle: Battle, camp: int) -> int:
    """Dice a camp has in melee."""
    points = camp_points(state, battle.city, battle.camps[camp], knights_only=battle.kind == "parade" and camp == 0)
    return melee_dice(points, penalty(battle, camp))


def can_roll(state: FiefState, battle: Battle, camp: int) -> bool:
    """Whether a camp has anything to throw."""
    return melee_of(state, battle, camp) > 0 or any(shooting(state, battle, camp, s) for s in range(MELEE))


def shooting(state: FiefState, battle: Battle, camp: int, shot: int) -> int:
    """Engines or archers of a camp that shoot in a volley; sallies and parades have none (7.9, 5.2)."""
    if battle.kind in ("sally", "parade") or battle.camps[camp].invaders:
        return 0
    units = units_of(state, battle.city, battle.camps[camp])
    return shooters(units, battle.camps[1 - camp].fort)[shot]


def volley(state: FiefState, battle: Battle, events: list[Event]) -> None:
    """One kind of shot, or the melee: both camps at once, losses after both (7.2, 7.3)."""
    shot = battle.shot
    battle.shot += 1
    faces: list[list[int]] = [[], []]
    hits = [0, 0]
    for camp in (0, 1):
        count = shooting(state, battle, camp, shot) if shot != MELEE else melee_of(state, battle, camp)
        if shot == MELEE:
            faces[camp] = throw(state.dice, count, "melee")
            hits[camp] = (
                sum(faces[camp]) + bonus(state, battle, camp, count) + champion(state, battle, camp, count, events)
            )
        elif shot == CATAPULTS:
            faces[camp], hits[camp] = catapult_volley(state.dice, count)
        elif shot == BOMBARDS:
            faces[camp], hits[camp], battle.bursts[camp] = bombards(state, battle, camp, count, events)
        else:
            count = bowyer(state, battle, camp, count, events)
            faces[camp], hits[camp] = archer_volley(state.dice, count)
    if not any(faces):
        return
    for camp in (0, 1):
        if has_grail(state, battle, 1 - camp):
            hits[camp] -= sum(faces[camp]) - effective(faces[camp], grail=True)
    if state.report is not None:
        left = [counted(state, battle.city, camp) for camp in battle.camps]
        state.report.volleys.append(Volley(SHOTS[shot], faces, list(hits), left))
    events.append(
        told("volley", seals=True, shot=Word(f"shot-{SHOTS[shot]}"), one=faces[0], other=faces[1],
             hits=hits[0], against=hits[1])
    )  # fmt: skip
    strike(state, battle, shot, faces, hits, events)


def champion(state: FiefState, battle: Battle, camp: int, dice: int, events: list[Event]) -> int:
    """The champion adds a hit to one melee roll of their side."""
    noble = master(state, nobles_of(state, battle.city, battle.camps[camp]), "bardolf") if dice else NONE
    if noble >= 0:
        serve(state, noble, events)
    return int(noble >= 0)


def bombards(
    state: FiefState, battle: Battle, camp: int, count: int, events: list[Event]
) -> tuple[list[int], int, int]:
    """Bombards; the gunner throws one that is about to burst again."""
    faces, hits, bursts = bombard_volley(state.dice, count)
    noble = master(state, nobles_of(state, battle.city, battle.camps[camp]), "grim") if bursts else NONE
    if noble >= 0:
        serve(state, noble, events)
        faces[faces.index(0)] = throw(state.dice, 1, "bombards")[0]
        hits, bursts = sum(faces), faces.count(0)
    return faces, hits, bursts


def bowyer(state: FiefState, battle: Battle, camp: int, count: int, events: list[Event]) -> int:
    """Archers; the bowyer counts as one more where that lets them shoot or adds a hit."""
    own, fort = battle.camps[camp], battle.camps[1 - camp].fort
    if own.invaders or battle.kind in ("sally", "parade"):
        return count
    archers = archers_of(units_of(state, battle.city, own))
    helps = (not count and can_shoot(archers + 1, fort)) or (count == archers and archers + 1 == CROWD)
    noble = master(state, nobles_of(state, battle.city, own), "tosti") if archers and helps else NONE
    if noble < 0:
        return count
    serve(state, noble, events)
    return archers + 1


def strike(
    state: FiefState, battle: Battle, shot: int, faces: list[list[int]], hits: list[int], events: list[Event]
) -> None:
    """Hits strike the other camp; archers that aim kill with FFF or nobody (7.2; ruling 17)."""
    for camp in (0, 1):
        aim = battle.aims[camp]
        if shot == ARCHERS and aim >= 0 and faces[camp]:
            battle.aims[camp] = NONE
            if faces[camp] != [AIMED]:
                continue
            if aim >= CAPTORS and state.armies[aim - CAPTORS].leader:
                remove_leader(state, aim - CAPTORS, events)
                battle.lost = True
            elif aim < CAPTORS and is_free(state.nobles[aim]):
                doom(state, aim, "battle", events)
                battle.lost = True
            continue
        if hits[camp] > 0 and suffer(state, battle, 1 - camp, hits[camp], events):
            battle.lost = True
