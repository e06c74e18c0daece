"""Camps in a battle: who is in them, what they are worth, what hits do to them (7.0-7.6)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple, TypeVar, overload

from engine.core import Event
from engine.fief.board import (
    FORTS,
    PENALTY,
    captives_of,
    families_at,
    has_card,
    invaders_at,
    is_lord,
    nobles_at,
    stacks_at,
    troops,
)
from engine.fief.game_data import (
    BOMBARD,
    CATAPULT,
    CROSSBOW,
    GRAIL,
    KNIGHT,
    MAN,
    NONE,
    PORTS,
    REGION_OF,
    SOLDIER,
    STORMS,
    TROOPS,
    UNITS,
    N,
)
from engine.fief.people import capture, doom, free
from engine.fief.pieces import take, tidy
from engine.fief.state.position import Pieces, Position, PositionOf
from engine.fief.state.state import CAPTORS, INSIDE, SEA, Battle, Camp, FiefState, Toll
from engine.fief.terms import told
from engine.fief.war.arithmetic import (
    LOSS_HITS,
    absorbs,
    infantry_losses,
    invader_points,
    melee_dice,
    points_of,
    shooters,
)
from engine.fief.war.losses import pool_of

S = TypeVar("S", bound=Pieces)


def stacks_of(state: PositionOf[S], city: int, camp: Camp) -> list[S]:
    """The stacks that fight in a camp."""
    return [
        s for family in camp.families for s in stacks_at(state, city, family) if not camp.sites or s.site in camp.sites
    ]


def nobles_of(state: Position, city: int, camp: Camp) -> list[int]:
    """The free Nobles in a camp."""
    return [
        n
        for family in camp.families
        for n in nobles_at(state, city, family)
        if not camp.sites or state.nobles[n].site in camp.sites
    ]


@overload
def units_of(state: FiefState, city: int, camp: Camp) -> list[int]: ...
@overload
def units_of(state: Position, city: int, camp: Camp) -> list[int] | None: ...
def units_of(state: Position, city: int, camp: Camp) -> list[int] | None:
    """Units of a camp by kind; ``None`` where some of them cannot be seen (4.1)."""
    found = [stack.units for stack in stacks_of(state, city, camp)]
    if None in found:
        return None
    return [*map(sum, zip(*found, strict=True))] if found else [0] * len(UNITS)


def guards_of(state: Position, city: int, camp: Camp) -> tuple[int, int]:
    """Royal knights and royal soldiers in a camp (13.1)."""
    knights = soldiers = 0
    for n in nobles_of(state, city, camp):
        if n == state.sovereign:
            knights += state.nobles[n].guards
        else:
            soldiers += state.nobles[n].guards
    return knights, soldiers


def counted(state: FiefState, city: int, camp: Camp) -> list[int]:
    """What stands in a camp: units by kind, royal knights, royal soldiers; of invaders infantry and leaders."""
    if camp.invaders:
        armies = [state.armies[a] for a in invaders_at(state, city)]
        return [sum(a.infantry for a in armies), sum(a.leader for a in armies)]
    return [*units_of(state, city, camp), *guards_of(state, city, camp)]


def troops_of(state: Position, city: int, camp: Camp) -> int:
    """Troops in a camp, guards among them; infantry and leaders of invaders."""
    if camp.invaders:
        return sum(state.armies[a].infantry + state.armies[a].leader for a in invaders_at(state, city))
    return sum(s.troops for s in stacks_of(state, city, camp)) + sum(guards_of(state, city, camp))


@overload
def camp_points(state: FiefState, city: int, camp: Camp, *, knights_only: bool = False) -> int: ...
@overload
def camp_points(state: Position, city: int, camp: Camp, *, knights_only: bool = False) -> int | None: ...
def camp_points(state: Position, city: int, camp: Camp, *, knights_only: bool = False) -> int | None:
    """Points in melee: a camp without troops has none, whoever leads it (FAQ 7). A parade counts knights and Nobles.
    ``None`` where the kinds of its troops cannot be seen (4.1)."""
    if camp.invaders:
        return raiders_points(state, city)
    units = units_of(state, city, camp)
    if units is None:
        return None
    if knights_only:
        units = [n if k == KNIGHT else 0 for k, n in enumerate(units)]
    knights, soldiers = guards_of(state, city, camp)
    if not any(units[k] for k in TROOPS) and not knights + soldiers:
        return 0
    return points_of(units, fighters(state, nobles_of(state, city, camp)), knights, soldiers)


def least_points(state: Position, city: int, camp: Camp) -> int:
    """The fewest points in melee that everybody knows a camp to have: as if its troops were the weakest (4.1, 7.3)."""
    if camp.invaders:
        return raiders_points(state, city)
    count, (knights, soldiers) = sum(s.troops for s in stacks_of(state, city, camp)), guards_of(state, city, camp)
    if not count and not knights + soldiers:
        return 0
    weakest = min(UNITS[kind].points for kind in TROOPS)
    leading = points_of([0] * len(UNITS), fighters(state, nobles_of(state, city, camp)), knights, soldiers)
    return count * weakest + leading


def able(state: FiefState, city: int, family: int, foe: int, *, sally: bool = False) -> bool:
    """Whether the army of a family could hit another in a city, without one the invaders there, and is not outdone by
    the fewest points that it must have; engines and archers that reach it are always able (7.2-7.4)."""
    attack, camp = facing(state, city, family, foe, sally=sally)
    if not sally and any(shooters(units_of(state, city, attack), camp.fort)):
        return True
    mine = camp_points(state, city, attack)
    return melee_dice(mine, PENALTY.get(camp.fort, 0)) > 0 and mine >= least_points(state, city, camp)


def fighters(state: Position, nobles: Iterable[int]) -> int:
    """Points that some Nobles add: men, and women who are Lords, one each (7.3)."""
    return sum(MAN[n] or is_lord(state, n) for n in nobles)


def raiders(state: Position, city: int) -> tuple[int, int]:
    """Infantry and leaders of the invaders in a city."""
    armies = [state.armies[a] for a in invaders_at(state, city)]
    return sum(a.infantry for a in armies), sum(a.leader for a in armies)


def raiders_points(state: Position, city: int) -> int:
    """Points of the invaders in a city (7.3)."""
    return invader_points(*raiders(state, city))


def penalty(battle: Battle, camp: int) -> int:
    """Dice a camp loses to its foe's walls (7.4), none with a Passage (10.2), one less with the sapper."""
    own, foe = battle.camps[camp], battle.camps[1 - camp]
    return 0 if own.tunnel else max(0, PENALTY.get(foe.fort, 0) - own.sapped)


def bonus(state: FiefState, battle: Battle, camp: int, dice: int) -> int:
    """Hits that a camp adds to its melee roll: guards, Excalibur, and a hit a die to who is paraded against
    (5.3, 13.1, 13.2)."""
    if not dice:
        return 0
    added = extra_hits(state, battle.city, battle.camps[camp])
    if battle.kind == "parade" and camp == 1:
        added += dice
    return added


def extra_hits(state: Position, city: int, camp: Camp) -> int:
    """Hits that royal guards and the bearer of Excalibur add to a melee roll that has a die (13.1, 13.2)."""
    return sum(guards_of(state, city, camp)) + (state.bearer >= 0 and state.bearer in nobles_of(state, city, camp))


def has_grail(state: FiefState, battle: Battle, camp: int) -> bool:
    """Whether the Grail protects a camp: the defender's alone (12.1)."""
    relic = state.relics[GRAIL]
    return camp == 1 and relic.bearer >= 0 and relic.bearer in nobles_of(state, battle.city, battle.camps[1])


def leader_of(state: FiefState, city: int, camp: Camp) -> int:
    """The family that leads a camp: the one with most points; it chooses losses and captives (7.0). -1 invaders."""
    if len(camp.families) < 2:
        return camp.families[0] if camp.families else NONE
    return max(camp.families, key=lambda f: (camp_points(state, city, Camp([f], sites=camp.sites)), -f))


def suffer(state: FiefState, battle: Battle, camp: int, hits: int, events: list[Event]) -> bool:
    """A camp takes hits: invaders by rule, families by their leader's choice, guards among the troops, Nobles when no
    troop is left (7.5, 13.1). Whether anything was lost."""
    side = battle.camps[camp]
    if side.invaders:
        return _invaders_suffer(state, battle.city, hits, events)
    pool = pool_of(state, battle.city, side.families, side.sites)
    most = absorbs(pool, hits)
    spare = most == sum(n * worth for n, worth in zip(pool, LOSS_HITS, strict=True)) and hits > most
    if not most and not (spare and nobles_of(state, battle.city, side)):
        return False
    lead = leader_of(state, battle.city, side)
    others = [f for f in side.families if f != lead]
    state.frames.append(Toll(lead, battle.city, hits, "battle", state.next(), others, list(side.sites), True))
    return True


def _invaders_suffer(state: FiefState, city: int, hits: int, events: list[Event]) -> bool:
    """Infantry falls first, a leader last (6.4)."""
    lost = False
    armies = [state.armies[a] for a in invaders_at(state, city)]
    infantry = sum(a.infantry for a in armies)
    dead, leader = infantry_losses(infantry, hits)
    for army in armies:
        fallen = min(army.infantry, dead)
        army.infantry -= fallen
        dead -= fallen
        lost = lost or fallen > 0
    for number, army in enumerate(state.armies):
        if army.city == city and not army.leader and not army.infantry:
            leave(state, number, events, tell=False)
    if leader:
        rest = hits - N.infantry_hits * infantry
        for number in invaders_at(state, city):
            if rest >= N.leader_hits and state.armies[number].leader:
                remove_leader(state, number, events)
                rest -= N.leader_hits
                lost = True
    return lost


def remove_leader(state: FiefState, army: int, events: list[Event]) -> None:
    """A leader is gone: their captives are free; infantry follows another leader there, else stays (6.4, 6.12)."""
    it = state.armies[army]
    it.leader = it.guided = False
    events.append(told("leader-falls"))
    for noble in captives_of(state, CAPTORS + army):
        free(state, noble, events)
    if not it.infantry:
        leave(state, army, events, tell=False)


def leave(state: FiefState, army: int, events: list[Event], *, tell: bool = True) -> None:
    """An army goes from the map; its captives are free, in the port when it sails from one it has come to by land
    (6.9)."""
    it = state.armies[army]
    port = it.city if it.city in PORTS and it.site not in (SEA, INSIDE) else NONE
    for noble in captives_of(state, CAPTORS + army):
        free(state, noble, events, port)
    it.city, it.infantry, it.leader, it.stays, it.site, it.guided = -1, 0, False, False, INSIDE, False
    if tell:
        events.append(told("invaders-leave"))


def beaten(state: FiefState, battle: Battle, camp: int) -> bool:
    """Whether nobody in a camp can fight any more: no troops, whatever engines and Nobles are left (7.2, 7.8)."""
    return troops_of(state, battle.city, battle.camps[camp]) == 0


def captor_in(state: FiefState, battle: Battle, camp: int) -> int:
    """Who takes captives for a camp: the foremost Noble of the family that leads it, an invaders' army with a leader;
    -1 nobody (7.0, 7.6)."""
    side = battle.camps[camp]
    if side.invaders:
        leaders = [a for a in invaders_at(state, battle.city) if state.armies[a].leader]
        return CAPTORS + max(leaders, key=lambda a: state.armies[a].infantry) if leaders else -1
    lead = leader_of(state, battle.city, side)
    return foremost(state, nobles_of(state, battle.city, side), lead)


def foremost(state: Position, nobles: list[int], family: int = NONE) -> int:
    """The first of some Nobles: of a family before others, the Sovereign, Lords, -1 none."""
    return max(
        nobles,
        key=lambda n: (state.nobles[n].family == family, n == state.sovereign, is_lord(state, n), -n),
        default=NONE,
    )


def take_nobles(state: FiefState, battle: Battle, winner: int, events: list[Event]) -> None:
    """The Nobles of a beaten camp are taken, killed where nobody can hold them (7.6; 11.1 a lone crossbowman)."""
    loser = battle.camps[1 - winner]
    captor = captor_in(state, battle, winner)
    units = [] if battle.camps[winner].invaders else units_of(state, battle.city, battle.camps[winner])
    lone = bool(units) and units[CROSSBOW] == 1 and troops_of(state, battle.city, battle.camps[winner]) == 1
    for noble in nobles_of(state, battle.city, loser):
        if captor < 0 or lone:
            doom(state, noble, "captors", events)
        else:
            capture(state, noble, captor, events)


def clear_engines(state: FiefState, battle: Battle, loser: int) -> list[int]:
    """Engines that a beaten camp leaves behind: taken off the board; how many of each kind."""
    found = [0] * len(UNITS)
    for stack in stacks_of(state, battle.city, battle.camps[loser]):
        for kind in (BOMBARD, CATAPULT):
            found[kind] += stack.units[kind]
            stack.units[kind] = 0
        stack.works = 0
    tidy(state)
    return found


def has_army(state: Position, city: int, family: int) -> bool:
    """A free Noble of a family with troops of it in a city: what can declare a battle (7.0)."""
    led = any(troops(s) for s in state.stacks if s.city == city and s.family == family)
    return led and bool(nobles_at(state, city, family))


def foes_at(state: Position, city: int, family: int) -> list[int]:
    """Other families with anybody or any engine in a city."""
    found = {state.nobles[n].family for n in nobles_at(state, city)} | {s.family for s in stacks_at(state, city)}
    return sorted(found - {family})


def is_inside(state: Position, city: int, family: int) -> bool:
    """Whether a family has anybody or an engine in the middle of a city (5.0)."""
    return bool(nobles_at(state, city, family, INSIDE) or stacks_at(state, city, family, INSIDE))


def behind_walls(state: Position, city: int, family: int) -> bool:
    """Whether a family has people inside the fort of a city: whoever controls it, or whom they have let in (5.0)."""
    return state.towns[city].building in FORTS and is_inside(state, city, family)


def outside_sites(state: Position, city: int, family: int) -> list[int]:
    """Sites before the walls where a family's people stand."""
    found = {s.site for s in stacks_at(state, city, family)} | {
        state.nobles[n].site for n in nobles_at(state, city, family)
    }
    return sorted(found - {INSIDE})


def defence(state: Position, city: int, family: int, against: int = NONE) -> Camp:
    """How a family stands against an attack: before the walls where it has anybody there, else behind them; whoever it
    has let in has no walls before them (5.0)."""
    if not behind_walls(state, city, family):
        return Camp([family])
    if against >= 0 and is_inside(state, city, against):
        return Camp([family], sites=[INSIDE])
    outside = outside_sites(state, city, family)
    if outside:
        return Camp([family], sites=outside)
    return Camp([family], fort=state.towns[city].building, sites=[INSIDE])


def facing(state: Position, city: int, family: int, foe: int, *, sally: bool = False) -> tuple[Camp, Camp]:
    """Who fights when a family attacks another in a city, without one the invaders there. Who was let into a fort
    fights its garrison within (5.0); a sally goes out to the besieger (7.9)."""
    attack = Camp([family], sites=[INSIDE] if sally else [])
    if foe < 0:
        return attack, horde(state, city)
    camp = Camp([foe]) if sally else defence(state, city, foe, family)
    if camp.sites == [INSIDE] and not camp.fort and is_inside(state, city, family):
        attack.sites = [INSIDE]
    return attack, camp


def horde(state: Position, city: int) -> Camp:
    """The invaders in a city; those who hold a Walled City stand behind its walls (6.6)."""
    stays = any(state.armies[a].stays for a in invaders_at(state, city))
    return Camp([], invaders=True, fort=state.towns[city].building if stays else "")


def outnumbers(state: Position, city: int, camp: Camp) -> bool:
    """Whether the invaders in a city are more than a camp's troops; leaders count, Nobles and engines do not (6.4)."""
    return troops_of(state, city, Camp([], invaders=True)) > troops_of(state, city, camp)


class Threat(NamedTuple):
    """Whether invaders attack a family in a city (6.4)."""

    outnumbered: bool
    """Whether they would: they are more than its troops, and no storm holds them."""
    balked: bool
    """Whether walls keep them from it."""


def threat(state: Position, city: int, family: int) -> Threat:
    """Whether the invaders in a city attack a family there (6.4)."""
    camp = defence(state, city, family)
    if has_card(state, REGION_OF[city], STORMS) or family not in families_at(state, city):
        return Threat(False, False)
    if not outnumbers(state, city, camp):
        return Threat(False, False)
    dice = melee_dice(raiders_points(state, city), PENALTY.get(camp.fort, 0))
    return Threat(True, bool(camp.fort) and dice < 1)


def forbidden(state: Position, city: int, family: int, camp: Camp) -> bool:
    """13.3: a Lord of the Garter never attacks the Sovereign, nor joins those who do."""
    ruler = state.sovereign
    if ruler < 0 or ruler not in nobles_of(state, city, camp):
        return False
    return any(state.nobles[n].garter for n in nobles_at(state, city, family))


def soldiers_lost(state: FiefState, battle: Battle, camp: int, count: int) -> None:
    """Bombards that burst, each with a soldier of its own (7.2)."""
    for _ in range(count):
        for kind in (BOMBARD, SOLDIER):
            for stack in stacks_of(state, battle.city, battle.camps[camp]):
                if stack.units[kind]:
                    take(stack, kind)
                    break
    tidy(state)
