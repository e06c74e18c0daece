"""Battles as readings of the position: who fights, how strong, how many cards, what can take casualties (K13)."""

from __future__ import annotations

from typing import Final

from engine.knights.board import (
    BREACH,
    LOSS,
    army_of,
    city_at,
    garrison_of,
    nobles_at,
    seats_at,
    sizes,
    troops_of,
    walls_at,
)
from engine.knights.files import ModName
from engine.knights.frames_war import Battle
from engine.knights.game_data import AGENDAS, FATE, NOBLE_IDS, NONE, SHAPES, SQUARE, STAR, TRIANGLE, N, mod
from engine.knights.mods import law_mod, noble_mod
from engine.knights.state import KnState

ATTACK, DEFENCE = 0, 1
OPEN: Final = "open"
ASSAULT: Final = "assault"
SIEGE: Final = "siege"
CITY, STRONGHOLD = "city", "stronghold"
INFLICT, PREVENT, VICTORY, DRAW = "inflict", "prevent", "victory", "draw"
WALLS, GARRISON = "walls", "garrison"
"""What takes casualties beside armies: breaches of the walls, the troops in a stronghold."""


def battle_of(state: KnState) -> Battle | None:
    """The battle that is being fought."""
    return next((f for f in reversed(state.frames) if isinstance(f, Battle)), None)


def seat_on(battle: Battle, side: int) -> int:
    """The seat of a side, -1 of a neutral city."""
    return battle.seat if side == ATTACK else battle.foe


def side_of(battle: Battle, seat: int) -> int:
    """The side that a seat fights on, -1 neither."""
    return (battle.seat, battle.foe).index(seat) if seat in (battle.seat, battle.foe) else NONE


def third(state: KnState, seat: int, area: int, holder: int) -> list[int]:
    """Barons whose leave it takes to attack a city or stronghold: those with a Noble there, but for the attacker and
    whoever holds it (K13.4)."""
    return [s for s in seats_at(state, area) if s not in (seat, holder)]


# --- strength --------------------------------------------------------------------------------------------------------


def law_of(state: KnState, seat: int) -> int:
    """What a law takes from or adds to an attacker's strength; who is banned does not heed it (N3)."""
    return 0 if state.barons[seat].banned else law_mod(state, "attack-strength") or 0


def law_slug(state: KnState, name: ModName) -> str:
    """The law in force that says something."""
    return next((AGENDAS[n].slug for n in state.laws if mod(AGENDAS[n], name) is not None), "")


def troops_in_field(state: KnState, battle: Battle, side: int) -> int:
    """The strength with which a side draws Fate: armies less casualties, what walls are assaulted, troops in a
    stronghold (K13.2, K13.4); a law may weaken the attacker."""
    total = sum(army_of(state, n) for n in battle.armies[side])
    if side == ATTACK:
        return max(0, total + law_of(state, battle.seat))
    return total + behind_walls(state, battle)


def behind_walls(state: KnState, battle: Battle) -> int:
    """The strength of assaulted walls and of troops in a stronghold without a Noble; in the open neither counts."""
    if battle.kind == OPEN:
        return 0
    garrison = garrison_of(state, battle.foe) if battle.target == STRONGHOLD else 0
    return walls_at(state, battle.area) + garrison


def draws(state: KnState, battle: Battle, side: int) -> int:
    """Fate cards that a side draws: one for each full 100, two for a commander, ten at most (K13.2, F1)."""
    lead = N.commander if battle.commanders[side] != NONE else 0
    return min(N.drawn, (troops_in_field(state, battle, side) + lead) // N.hit)


def must_drop(battle: Battle, side: int) -> int:
    """Cards that a side must lay aside: two for its commander, one when it drew but two (K13.2)."""
    if battle.commanders[side] == NONE:
        return 0
    return min(N.discards, len(battle.fate[side]) - 1)


def siege_strengths(state: KnState, battle: Battle, armies: list[int]) -> tuple[int, int]:
    """Both strengths when a siege is declared: troops and 200 for a side with Nobles, walls for the defender; no
    abilities (K13.5, F21). Only the armies that besiege count for the attacker (G29)."""
    mine = max(0, sum(army_of(state, n) for n in armies) + law_of(state, battle.seat)) + N.commander
    inside = nobles_at(state, battle.area, battle.foe) if battle.foe != NONE else []
    garrison = garrison_of(state, battle.foe) if battle.target == STRONGHOLD else 0
    theirs = sum(army_of(state, n) for n in inside) + walls_at(state, battle.area) + garrison
    return mine, theirs + (N.commander if inside else 0)


def can_besiege(state: KnState, battle: Battle, armies: list[int]) -> bool:
    """Whether some armies are stronger than what they would besiege."""
    mine, theirs = siege_strengths(state, battle, armies)
    return bool(armies) and mine > theirs


def besieged_now(state: KnState, battle: Battle) -> bool:
    """Whether the attacker laid this siege in this very turn: a second one has no effect (G16)."""
    return any(s.area == battle.area and s.seat == battle.seat and s.turn >= state.turn for s in state.sieges)


def undefended(state: KnState, battle: Battle) -> bool:
    """Whether an assault is won without a battle: walls of strength 0 and nobody behind them (K17.2, G30)."""
    return battle.kind == ASSAULT and not battle.armies[DEFENCE] and not behind_walls(state, battle)


# --- abilities -------------------------------------------------------------------------------------------------------


def ability(state: KnState, battle: Battle, side: int, when: str) -> bool:
    """Whether a side's commander has an ability for the tally or the count of victories: alive and not exhausted
    (K13.2, K13.3, G31)."""
    noble = battle.commanders[side]
    if noble == NONE or state.nobles[noble].exhausted or fallen(state, noble):
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


def fallen(state: KnState, noble: int) -> bool:
    """Whether an army's casualties have reached its troops in the battle."""
    who = state.nobles[noble]
    return who.losses > 0 and LOSS * who.losses >= troops_of(state, noble)


def standing(state: KnState, battle: Battle, side: int) -> list[int]:
    """A side's Nobles who have not fallen."""
    return [n for n in battle.armies[side] if not fallen(state, n)]


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
