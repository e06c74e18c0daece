"""Battles as readings of the position: who fights, how strong, how many cards, what can take casualties (K13)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple, Protocol

from engine.knights.board import (
    BREACH,
    LOSS,
    army_of,
    city_at,
    doomed,
    garrison_of,
    nobles_at,
    seats_at,
    sizes,
    troops_of,
    walls_at,
)
from engine.knights.files import ModName
from engine.knights.game_data import AGENDAS, FATE, NOBLE_IDS, NONE, SHAPES, SQUARE, STAR, TRIANGLE, N, mod
from engine.knights.mods import decreed, law_mod, noble_mod
from engine.knights.state.frames_war import Battle
from engine.knights.state.state import KnState, Position, Siege
from engine.knights.war.targets_of_attack import CITY, STRONGHOLD, defender

ATTACK, DEFENCE = 0, 1
OPEN: Final = "open"
ASSAULT: Final = "assault"
SIEGE: Final = "siege"
INFLICT, PREVENT, VICTORY, DRAW = "inflict", "prevent", "victory", "draw"
WALLS, GARRISON = "walls", "garrison"
"""What takes casualties beside armies: breaches of the walls, the troops in a stronghold."""


class Attacking(Protocol):
    """An attack, fought or planned; a ``Battle`` is one."""

    @property
    def seat(self) -> int: ...
    @property
    def foe(self) -> int: ...
    @property
    def area(self) -> int: ...
    @property
    def target(self) -> str: ...


class Attack(NamedTuple):
    """An attack that may be begun."""

    seat: int
    """Who attacks."""
    foe: int
    """Who is attacked; -1 a neutral city."""
    area: int
    """Where."""
    target: str
    """What is attacked: open (Nobles in the field), city, stronghold."""


def attack_on(state: Position, seat: int, area: int, target: str) -> Attack:
    """The attack of a seat on ``target`` in an area: ``seat-n``, ``city`` or ``stronghold``."""
    kind = target if target in (CITY, STRONGHOLD) else OPEN
    return Attack(seat, defender(state, area, target), area, kind)


def battle_of(state: KnState) -> Battle | None:
    """The battle that is being fought."""
    return next((f for f in reversed(state.frames) if isinstance(f, Battle)), None)


def seat_on(battle: Battle, side: int) -> int:
    """The seat of a side, -1 of a neutral city."""
    return battle.seat if side == ATTACK else battle.foe


def side_of(battle: Battle, seat: int) -> int:
    """The side that a seat fights on, -1 neither."""
    return (battle.seat, battle.foe).index(seat) if seat in (battle.seat, battle.foe) else NONE


def third(state: Position, attack: Attacking) -> list[int]:
    """Barons whose leave an attack takes: with a city or stronghold those with a Noble there, but for the attacker and
    whoever holds it; in the open nobody (K13.1, K13.4)."""
    return [s for s in seats_at(state, attack.area) if attack.target != OPEN and s not in (attack.seat, attack.foe)]


# --- strength --------------------------------------------------------------------------------------------------------


def law_of(state: Position, seat: int) -> int:
    """What a law takes from or adds to an attacker's strength; who is banned does not heed it (N3)."""
    return 0 if state.barons[seat].banned else law_mod(state, "attack-strength") or 0


def law_slug(state: Position, name: ModName) -> str:
    """The law in force that says something."""
    return next((AGENDAS[n].slug for n in state.laws if mod(AGENDAS[n], name) is not None), "")


def attack_strength(state: Position, seat: int, armies: Iterable[int]) -> int:
    """The strength with which armies of a seat attack; a law may weaken them (K13.2)."""
    return max(0, sum(army_of(state, n) for n in armies) + law_of(state, seat))


def behind_walls(state: Position, attack: Attacking) -> int:
    """The strength of attacked walls and of troops in a stronghold without a Noble; in the open neither counts."""
    if attack.target == OPEN:
        return 0
    garrison = garrison_of(state, attack.foe) if attack.target == STRONGHOLD else 0
    return walls_at(state, attack.area) + garrison


def inside(state: Position, attack: Attacking) -> list[int]:
    """The Nobles who are attacked, in the open or behind walls."""
    return nobles_at(state, attack.area, attack.foe) if attack.foe != NONE else []


def defence_strength(state: Position, attack: Attacking) -> int:
    """The strength with which what is attacked defends itself when Fate is drawn (K13.2, K13.4)."""
    return sum(army_of(state, n) for n in inside(state, attack)) + behind_walls(state, attack)


def cards_drawn(strength: int, led: bool) -> int:
    """Fate cards that so much strength draws: one for each full 100, two for a commander, ten at most (K13.2, F1)."""
    return min(N.drawn, (max(0, strength) + N.commander * led) // N.hit)


def cards_dropped(cards: int, led: bool) -> int:
    """Cards that a side must lay aside of so many: two for its commander, one when it drew but two (K13.2)."""
    return min(N.discards, max(0, cards - 1)) if led else 0


def troops_in_field(state: Position, battle: Battle, side: int) -> int:
    """The strength with which a side draws Fate: armies less casualties, what walls are assaulted, troops in a
    stronghold (K13.2, K13.4); a law may weaken the attacker."""
    if side == ATTACK:
        return attack_strength(state, battle.seat, battle.armies[ATTACK])
    return sum(army_of(state, n) for n in battle.armies[DEFENCE]) + behind_walls(state, battle)


def draws(state: Position, battle: Battle, side: int) -> int:
    """Fate cards that a side of a battle draws."""
    return cards_drawn(troops_in_field(state, battle, side), battle.commanders[side] != NONE)


def must_drop(battle: Battle, side: int) -> int:
    """Cards that a side of a battle must lay aside."""
    return cards_dropped(len(battle.fate[side]), battle.commanders[side] != NONE)


# --- sieges ----------------------------------------------------------------------------------------------------------


def siege_defence(state: Position, attack: Attacking) -> int:
    """What besiegers must exceed: walls and troops, and 200 for a defender with Nobles (K13.5, F21)."""
    return defence_strength(state, attack) + (N.commander if inside(state, attack) else 0)


def siege_attack(state: Position, seat: int, armies: Iterable[int]) -> int:
    """What besiegers set against that: troops and 200; only the armies that besiege count (K13.5, G29)."""
    return attack_strength(state, seat, armies) + N.commander


def siege_strengths(state: Position, attack: Attacking, armies: Iterable[int]) -> tuple[int, int]:
    """Both strengths when a siege is declared; no abilities (K13.5, F21)."""
    return siege_attack(state, attack.seat, armies), siege_defence(state, attack)


def can_besiege(state: Position, attack: Attacking, armies: Sequence[int]) -> bool:
    """Whether some armies are stronger than what they would besiege."""
    mine, theirs = siege_strengths(state, attack, armies)
    return bool(armies) and mine > theirs


def own_siege(state: Position, seat: int, area: int) -> Siege | None:
    """The siege that a seat has laid in an area; ``None`` without one."""
    return next((s for s in state.sieges if s.area == area and s.seat == seat), None)


def ripe(state: Position, siege: Siege | None) -> bool:
    """Whether a siege was laid in an earlier turn, so that a second one takes the place (K13.5, F24)."""
    return siege is not None and siege.turn < state.turn


def besieged_now(state: Position, attack: Attacking) -> bool:
    """Whether the attacker laid this siege in this very turn: a second one has no effect (G16)."""
    siege = own_siege(state, attack.seat, attack.area)
    return siege is not None and not ripe(state, siege)


def could_besiege(state: Position, attack: Attacking, armies: Sequence[int]) -> bool:
    """Whether armies could besiege what is attacked now, whatever a decree says."""
    return attack.target != OPEN and not besieged_now(state, attack) and can_besiege(state, attack, armies)


def siege_open(state: Position, attack: Attacking) -> bool:
    """Whether what is attacked can be besieged now by whoever is strong enough: walls, no siege of this turn there
    already (G16), no decree against it (K16.2)."""
    forbidden = decreed(state, attack.seat, "sieges") or besieged_now(state, attack)
    return attack.target != OPEN and not forbidden


def may_besiege(state: Position, attack: Attacking, armies: Sequence[int]) -> bool:
    """B3: whether armies may besiege what is attacked now: stronger than the defender (K13.5)."""
    return siege_open(state, attack) and can_besiege(state, attack, armies)


def undefended(state: KnState, battle: Battle) -> bool:
    """Whether an assault is won without a battle: walls of strength 0 and nobody behind them (K17.2, G30)."""
    return battle.kind == ASSAULT and not battle.armies[DEFENCE] and not behind_walls(state, battle)


# --- abilities -------------------------------------------------------------------------------------------------------


def ability(state: KnState, battle: Battle, side: int, when: str) -> bool:
    """Whether a side's commander has an ability for the tally or the count of victories: alive and not exhausted
    (K13.2, K13.3, G31)."""
    noble = battle.commanders[side]
    if noble == NONE or state.nobles[noble].exhausted or doomed(state, noble):
        return False
    return noble % len(SHAPES) in ((SQUARE, STAR) if when == "tally" else (TRIANGLE,))


def count(state: KnState, battle: Battle, side: int, result: str) -> int:
    """How often a side shows a result: its cards, its commander's ability, its engines in an assault."""
    found = sum(FATE[c].battle == result for c in battle.fate[side])
    noble = battle.commanders[side]
    if noble != NONE:
        shape = {INFLICT: STAR, PREVENT: SQUARE, VICTORY: TRIANGLE}.get(result)
        found += battle.use[side] and noble % len(SHAPES) == shape
        if result == INFLICT and side == ATTACK and battle.kind == ASSAULT:
            found += (noble_mod(state, noble, "engines") or 0) // N.hit
    return found


# --- casualties ------------------------------------------------------------------------------------------------------


def standing(state: KnState, battle: Battle, side: int) -> list[int]:
    """A side's Nobles who have not fallen."""
    return [n for n in battle.armies[side] if not doomed(state, n)]


def room(troops: int, losses: int) -> int:
    """Tokens that troops can still take, the last of which destroys them (G10)."""
    return max(0, -(-troops // LOSS) - losses)


def takers(state: KnState, battle: Battle, side: int) -> dict[str, int]:
    """What can take casualties on a side, and how many tokens: armies, troops in the stronghold, walls (K13.4)."""
    found = {NOBLE_IDS[n]: room(troops_of(state, n), state.nobles[n].losses) for n in battle.armies[side]}
    if side == DEFENCE and battle.kind == ASSAULT:
        if battle.target == STRONGHOLD:
            hold = state.barons[battle.foe].stronghold
            found[GARRISON] = room(sizes(hold.troops), hold.losses)
        found[WALLS] = walls_at(state, battle.area) // BREACH
    return {name: n for name, n in found.items() if n}


def broken(state: KnState, battle: Battle) -> bool:
    """Whether nothing is left of the defender: Nobles fallen, walls and troops in the stronghold at 0."""
    return not standing(state, battle, DEFENCE) and not behind_walls(state, battle)


def counts_victories(state: KnState, battle: Battle) -> bool:
    """Whether victories are counted: not when a side has lost all the Nobles it brought, nor when the defender's
    strength is 0; so a neutral city counts (K13.3, F17)."""
    lost = any(battle.armies[side] and not standing(state, battle, side) for side in (ATTACK, DEFENCE))
    return not lost and not broken(state, battle)


def city_of(state: KnState, battle: Battle) -> int:
    """The city that is attacked, -1 none."""
    return city_at(state, battle.area) if battle.target == CITY else NONE
