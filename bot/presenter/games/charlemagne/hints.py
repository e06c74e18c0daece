"""What every option costs and brings, from the seat's own view: chances, odds, food, points."""

from __future__ import annotations

from collections.abc import Sequence

from bot.presenter.games.charlemagne.names import GAME
from bot.presenter.words.voice import Voice
from engine.charlemagne.attempt import value
from engine.charlemagne.board import PLACE
from engine.charlemagne.combat import COLUMNS, factor, odds, reasons, result
from engine.charlemagne.game_data import (
    CHARLEMAGNE,
    FLEET,
    KIND,
    LAND_OF,
    LEADER,
    LEVY,
    MARKER,
    NEUTRAL,
    OPERATIONS,
    REGION,
    REGION_IDS,
    SIDES,
    TABLES,
    TYPE,
    TYPE_OF,
    TYPES,
)
from engine.charlemagne.politics import conversion_code, vassalage_code, vassalage_modifiers
from engine.charlemagne.units import Ground, eaters, forage, is_naval, strength, supply_cost
from engine.charlemagne.view import ChView
from engine.core import Action

FACES = 6
COSTS = TABLES.operations


def percent(faces: int) -> int:
    """So many faces of a die as a chance."""
    return round(100 * faces / FACES)


def land(place: str) -> str:
    """The region of a place, empty for none."""
    region = LAND_OF[PLACE[place]] if place in PLACE else -1
    return REGION_IDS[region] if region >= 0 else ""


def where(voice: Voice, place: str) -> str:
    """A place as it is found on the map: a hex that has a number alone with its region."""
    name, region = voice.word(GAME, place), land(place)
    if place[1:].isdecimal() and region:
        return voice.text("charlemagne-panel-where", place=name, region=voice.word(GAME, region))
    return name


def chances(region: int, control: int, differential: int) -> tuple[int, int]:
    """Chances in percent that an attempt at vassalage wins a region, and that it only sets it free."""
    codes = [vassalage_code(differential, die) for die in range(1, FACES + 1)]
    return percent(codes.count("C")), 0 if control == NEUTRAL else percent(codes.count("N"))


def points_for(view: ChView, region: int) -> int:
    """Points of vassalage that the hand has for a region."""
    hand = view.own.hand if view.own is not None else {}
    return sum(n * value(MARKER[slug], region, False) for slug, n in hand.items())


def prospect(view: ChView, region: int) -> tuple[int, int, int]:
    """What striving for a region with the whole hand promises: chances to win it and to set it free, its levy."""
    assert view.seat is not None
    shift = sum(v for _, v in vassalage_modifiers(view, view.seat, region))
    return (*chances(region, view.control[region], shift + points_for(view, region)), LEVY[region])


def region_note(voice: Voice, view: ChView, slug: str) -> str:
    """A region as a goal of vassalage."""
    region = REGION[slug]
    won, free, levy = prospect(view, region)
    side = voice.text(f"charlemagne-picture-side-{SIDES[view.control[region]]}") if view.control[region] >= 0 else (
        voice.text("charlemagne-picture-side-neutral")
    )  # fmt: skip
    points = points_for(view, region)
    return voice.text("charlemagne-panel-region", side=side, levy=levy, points=points, won=won, free=free)


def reasons_told(voice: Voice, found: Sequence[tuple[str, int]]) -> str:
    """Modifiers with what each adds, in one line."""
    parts = [f"{voice.text(f'charlemagne-panel-why-{why}')} {'+' if n > 0 else '−'}{abs(n)}" for why, n in found]
    return voice.text("charlemagne-panel-modifiers", count=len(parts), list=parts)


def laid_chance(voice: Voice, conversion: bool, control: int, differential: int) -> str:
    """What a differential promises: ``33 %``, with what it may bring besides."""
    if conversion:
        codes = [conversion_code(differential, die) for die in range(1, FACES + 1)]
        return voice.text("charlemagne-panel-chance", won=percent(codes.count("C")), free=0)
    won, free = chances(0, control, differential)
    return voice.text("charlemagne-panel-chance", won=won, free=free)


def food_note(voice: Voice, view: ChView, kind: str, place: str, price: int = 0) -> str:
    """A unit that could come to a place: what it is worth, what it costs, whether the place feeds it."""
    t, at = TYPES[TYPE[kind]], PLACE[place]
    there = len(eaters(Ground(view).stacks.get(at, ())))
    return voice.text(
        "charlemagne-panel-unit", price=price, strength=t.strength, operations=t.operations,
        feeds=forage(view, at), there=there, upkeep=t.upkeep,
    )  # fmt: skip


def price(view: ChView, kind: str) -> int:
    """What a mercenary costs now."""
    full = KIND[TYPES[TYPE[kind]].kind].mercenary
    return (full + 1) // 2 if view.cheap else full


def fresh(view: ChView, place: int) -> list[int]:
    """Own units of a place that may still operate."""
    spent = set(view.spent)
    ground = Ground(view)
    return [] if ground.held.get(place) != view.seat else [c for c in ground.stacks[place] if c not in spent]


def pace(view: ChView, units: Sequence[int]) -> tuple[int, int]:
    """Operations points of a force: what is sure, and how often the die counts."""
    base = min((OPERATIONS[c] for c in units if FLEET[c] or not is_naval(units)), default=0)
    times = 3 if CHARLEMAGNE in units else 2 if any(LEADER[c] for c in units) else 1
    return max(0, base - (COSTS.harsh_winter if view.winter else 0)), times


def power(view: ChView, units: Sequence[int]) -> tuple[int, int]:
    """Strength of some units when they attack, and what multiplies it."""
    return strength(units), factor(reasons(view, units, None, False, ""))


def stack_note(voice: Voice, view: ChView, units: Sequence[int]) -> str:
    """A force that could set out: units, strength, operations points."""
    base, times = pace(view, units)
    plain, times_strong = power(view, units)
    return voice.text(
        "charlemagne-panel-stack", n=len(units), strength=plain, factor=times_strong, base=base, times=times
    )


def odds_index(view: ChView, place: str) -> int:
    """The column of an attack of the force in operation by what everybody sees."""
    assert view.force is not None
    at = PLACE[place]
    return odds(view, list(view.force.units), [c for c, p in enumerate(view.where) if p == at], at)


def attack_note(voice: Voice, view: ChView, place: str) -> str:
    """An attack: odds, and how many faces of the die hurt whom."""
    index = odds_index(view, place)
    codes = [result(index, die)[0] for die in range(1, FACES + 1)]
    return voice.text(
        "charlemagne-panel-attack", odds=COLUMNS[index], them=codes.count("D"), us=codes.count("A"),
        both=codes.count("E"), cost=COSTS.battle,
    )  # fmt: skip


def dice_told(voice: Voice, index: int) -> str:
    """What every face of the die brings in a column of odds."""
    lines: list[tuple[str, str, list[int]]] = []
    for die in range(1, FACES + 1):
        code = result(index, die)
        if lines and lines[-1][0] == code:
            lines[-1][2].append(die)
            continue
        told = voice.text(f"charlemagne-word-result-{code.rstrip('*').lower()}")
        stars = code.count("*")
        if stars:
            told = f"{told} {voice.text('charlemagne-picture-prize', n=stars)}"
        lines.append((code, told, [die]))
    return "\n".join(
        voice.text("charlemagne-panel-face", faces=str(d[0]) if len(d) == 1 else f"{d[0]}–{d[-1]}", result=told)
        for _, told, d in lines
    )


def pillage_least(view: ChView) -> int:
    """The least die with which the force pillages."""
    assert view.force is not None
    total = strength(view.force.units)
    index = next(n for n, most in enumerate((6, 12, 24, 36, 10_000)) if total <= most)
    return next(die for die in range(1, FACES + 1) if TABLES.pillage.rows[str(die)][index] != "-")


def saving(view: ChView, action: Action) -> int:
    """Points that sending a unit home saves."""
    at = PLACE[str(action.args[1])]
    units = Ground(view).stacks[at]
    gone = next(c for c in units if TYPE_OF[c] == TYPE[str(action.args[0])])
    return supply_cost(view, at, units) - supply_cost(view, at, [c for c in units if c != gone])


def loss_note(voice: Voice, kind: str) -> str:
    """A unit that could be lost."""
    t = TYPES[TYPE[kind]]
    return voice.text("charlemagne-panel-loss", strength=t.strength, operations=t.operations)


def place_note(voice: Voice, view: ChView, place: str) -> str:
    """Who stands in a place of one's own."""
    units = Ground(view).stacks.get(PLACE[place], [])
    if not units:
        return voice.text("charlemagne-panel-empty", feeds=forage(view, PLACE[place]))
    return stack_note(voice, view, units)
