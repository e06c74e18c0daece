"""What every option costs and brings, from the seat's own view: chances, odds, food, points."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bot.presenter.games.charlemagne.names import GAME
from bot.presenter.words.voice import Voice
from engine.charlemagne.analysis import (
    COLUMNS,
    COSTS,
    NEEDED,
    PRICES,
    Ground,
    Result,
    after_revolt,
    attack_odds,
    attempt_chances,
    attempt_shift,
    battle_now,
    beside,
    closed_to,
    double_regions,
    driven_away,
    drives_away,
    eaters,
    faces,
    factor,
    faith_swing,
    forage,
    forbids_attack,
    fresh,
    hand_of,
    is_burg,
    marker_number,
    openings,
    pace,
    pillage_least,
    pillage_swing,
    points_if,
    points_of,
    prospect,
    reasons,
    revolt_result,
    saving,
    side_of,
    strength,
    threat,
    usual_force,
    vassal_points,
    worst_battle,
)
from engine.charlemagne.board import PLACE
from engine.charlemagne.game_data import (
    CHARLEMAGNE,
    FACES,
    LAND_OF,
    LEVY,
    NEUTRAL,
    REGION,
    REGION_IDS,
    RELIGIONS,
    SIDES,
    TYPE,
    TYPE_OF,
    TYPES,
)
from engine.charlemagne.view import AttemptView, ChView
from engine.core import Action

OPENINGS = 5
"""Attacks that are named before a force sets out."""
EVEN = COLUMNS.index("1/1")
"""The odds from which an attack is a danger."""
PLAYED = {"advance": "military-advance", "treachery": "treachery", "envoys": "royal-envoys"}
"""The markers of verbs that play one."""


def percent(count: int) -> int:
    """So many faces of a die as a chance."""
    return round(100 * count / len(FACES))


def land(place: str) -> str:
    """The region of a place, empty for none."""
    region = LAND_OF[PLACE[place]] if place in PLACE else -1
    return REGION_IDS[region] if region >= 0 else ""


def where(voice: Voice, place: str) -> str:
    """A place as it is found on the map: a hex that has a number alone with its region."""
    name, region = voice.word(GAME, place), land(place)
    if place[1:].isdecimal() and region:
        return voice.text("charlemagne-told-hex", place=name, region=voice.word(GAME, region))
    return name


def hopes(view: ChView, region: int) -> tuple[int, int, int]:
    """What striving for a region with the whole hand promises: chances in percent to win it and to set it free, its
    levy."""
    assert view.seat is not None
    found = prospect(view, view.seat, region, -1, vassal_points(view, view.seat, region) or 0)
    return percent(found.won), percent(found.freed), LEVY[region]


def region_note(voice: Voice, view: ChView, slug: str) -> str:
    """A region as a goal of vassalage."""
    region = REGION[slug]
    assert view.seat is not None
    won, free, levy = hopes(view, region)
    side, points = side_told(voice, view, region), vassal_points(view, view.seat, region) or 0
    score = points_if(view, region, view.seat) - sum(view.points.values())
    return voice.text(
        "charlemagne-panel-region",
        side=side,
        levy=levy,
        points=points,
        won=won,
        free=free,
        score=score,
        change=changed(view, score),
    )


def changed(view: ChView, by: int) -> str:
    """What the Empire's score, on which both sides win or lose, becomes: ``38 → 40``."""
    now = sum(view.points.values())
    return f"{now} → {now + by}"


def faith_note(view: ChView, creed: str) -> tuple[int, str]:
    """What preaching a religion where the force stands does to the score when it succeeds, and the score in words."""
    region = LAND_OF[PLACE[view.force.place]] if view.force is not None else -1
    by = faith_swing(view, region, RELIGIONS.index(creed)) if region >= 0 else 0
    return by, changed(view, by)


def effect(voice: Voice, marker: str) -> str:
    """What a marker does, in a few words."""
    regions = [voice.word(GAME, slug) for slug in double_regions(marker)]
    return voice.text(f"charlemagne-panel-effect-{marker}", n=marker_number(marker), list=regions)


def plays_told(voice: Voice, actions: Sequence[Action]) -> list[str]:
    """A line for each marker that some actions play: what it does."""
    slugs = [str(a.args[0]) if a.verb == "play" else PLAYED[a.verb] for a in actions if a.verb in ("play", *PLAYED)]
    return [
        voice.text("charlemagne-panel-told", what=voice.word(GAME, slug), note=effect(voice, slug))
        for slug in dict.fromkeys(slugs)
    ]


def convert_told(voice: Voice, view: ChView, creed: str) -> str:
    """What preaching where the force stands costs, with the chance of all markers that serve, unanswered."""
    assert view.force is not None
    seat, place = view.seat or 0, PLACE[view.force.place]
    region, religion = LAND_OF[place], RELIGIONS.index(creed)
    points = points_of(hand_of(view, seat) or [], region, True)
    found = attempt_chances(view, seat, region, religion, points + attempt_shift(view, seat, region, religion))
    return voice.text(
        "charlemagne-panel-convert-costs", cost=COSTS.conversion, points=points, won=percent(found.won),
        revolt=percent(found.revolt), **driven(voice, view, place),
    )  # fmt: skip


def driven(voice: Voice, view: ChView, place: int) -> dict[str, Any]:
    """The region that pillage or preaching in a place gives to the other side, and whether there is one."""
    away = drives_away(view, place)
    return {"away": int(away >= 0), "drives": voice.word(GAME, REGION_IDS[away]) if away >= 0 else ""}


def spoils(view: ChView, place: str) -> bool:
    """Whether pillage of a place harms its own side: the land obeys it."""
    region = LAND_OF[PLACE[place]]
    return region >= 0 and view.control[region] == view.seat


def pillage_told(voice: Voice, view: ChView, place: str) -> str:
    """What pillage where the force stands costs, and whom it harms."""
    assert view.force is not None
    at = PLACE[place]
    swing = pillage_swing(view, at)
    return voice.text(
        "charlemagne-panel-pillage-costs", cost=COSTS.pillage, least=pillage_least(strength(view.force.units)),
        own=int(spoils(view, place)), burg=int(is_burg(view, at)), price=PRICES.remove_pillage, score=swing,
        change=changed(view, swing), **driven(voice, view, at),
    )  # fmt: skip


def danger_told(voice: Voice, view: ChView, units: Sequence[int], place: str) -> str:
    """The attack that units must fear where they stop, empty for none that hurts them more than the attacker."""
    found = threat(view, view.seat or 0, units, PLACE[place])
    if found is None or found.weighed.column < EVEN:
        return ""
    theirs, mine = found.weighed.totals
    return voice.text(
        "charlemagne-panel-danger", place=where(voice, place), start=where(voice, found.place), theirs=theirs,
        mine=mine, odds=COLUMNS[found.weighed.column],
    )  # fmt: skip


def short_of(points: int) -> tuple[int, int]:
    """How many points the Empire has beyond what wins, and how many it lacks."""
    return max(0, points - NEEDED), max(0, NEEDED - points)


def barred(voice: Voice, view: ChView) -> list[str]:
    """Why attacks or ways are not offered that were there before: what treaties bind the seat to."""
    assert view.seat is not None
    treaty, closed = forbids_attack(view, view.seat), closed_to(view, view.seat)
    found = [voice.text("charlemagne-panel-peace", number=treaty.number)] if treaty is not None else []
    if closed:
        found.append(voice.text("charlemagne-panel-closed", list=[voice.word(GAME, slug) for slug in closed]))
    return found


def unrest_told(voice: Voice, view: ChView, region: int) -> str:
    """On how many faces of a die of revolt a region obeys somebody else, whom, and what that makes of the Empire's
    points (7.2)."""
    now = view.control[region]
    sides = [after_revolt(now, revolt_result(view, region, die)) for die in FACES]
    after = next((side for side in sides if side != now), now)
    change = changed(view, points_if(view, region, after) - sum(view.points.values()))
    turned = sum(side != now for side in sides)
    return voice.text(
        "charlemagne-panel-unrest", n=turned, of=len(sides), after=side_named(voice, after), change=change
    )


def side_told(voice: Voice, view: ChView, region: int) -> str:
    """Whom a region obeys."""
    return side_named(voice, view.control[region])


def side_named(voice: Voice, side: int) -> str:
    """The Empire, the Tribes, or nobody."""
    return voice.text(f"charlemagne-picture-side-{SIDES[side] if side != NEUTRAL else 'neutral'}")


def reasons_told(voice: Voice, found: Sequence[tuple[str, int]]) -> str:
    """Modifiers with what each adds, in one line."""
    parts = [f"{voice.text(f'charlemagne-panel-why-{why}')} {'+' if n > 0 else '−'}{abs(n)}" for why, n in found]
    return voice.text("charlemagne-panel-modifiers", count=len(parts), list=parts)


def laid_chance(voice: Voice, view: ChView, attempt: AttemptView, differential: int) -> str:
    """What a differential of an attempt promises: ``33%``, with what it may bring besides."""
    religion = RELIGIONS.index(attempt.religion) if attempt.religion else -1
    found = attempt_chances(view, attempt.seat, REGION[attempt.region], religion, differential)
    return voice.text("charlemagne-panel-chance", won=percent(found.won), free=percent(found.freed))


def food_note(voice: Voice, view: ChView, kind: str, place: str, price: int = 0) -> str:
    """A unit that could come to a place: what it is worth, what it costs, whether the place feeds it."""
    t, at = TYPES[TYPE[kind]], PLACE[place]
    there = len(eaters(Ground(view).stacks.get(at, ())))
    return voice.text(
        "charlemagne-panel-unit", price=price, strength=t.strength, operations=t.operations,
        feeds=forage(view, at), there=there, upkeep=t.upkeep,
    )  # fmt: skip


def ready(view: ChView, place: str) -> list[int]:
    """Own units of a place that may still operate."""
    return [] if view.seat is None else fresh(view, view.seat, PLACE[place])


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


def picked(wanted: Mapping[str, int], units: Sequence[int]) -> list[int]:
    """Counters for so many units of each kind."""
    left = dict(wanted)
    found = []
    for c in units:
        slug = TYPES[TYPE_OF[c]].slug
        if left.get(slug, 0) > 0:
            left[slug] -= 1
            found.append(c)
    return found


def leaves_empty(view: ChView, place: str) -> bool:
    """Whether nobody stays in a burg when everybody sets out who usually does."""
    at = PLACE[place]
    own = [c for c, where in enumerate(view.where) if where == at and side_of(view, c) == view.seat]
    return is_burg(view, at) and sum(usual_force(view, ready(view, place)).values()) == len(own)


def front_note(voice: Voice, view: ChView, place: str) -> str:
    """Who usually sets out from a place, and enemies beside it."""
    units = ready(view, place)
    force = picked(usual_force(view, units), units)
    words, n = stack_note(voice, view, force), foes(view, PLACE[place])
    found = openings(view, view.seat or 0, force, PLACE[place])
    if found:
        best = found[0]
        return voice.text(
            "charlemagne-panel-front-attack", note=words, place=where(voice, best.place), odds=COLUMNS[best.column],
            least=best.least,
        )  # fmt: skip
    return voice.text("charlemagne-panel-front", note=words, n=n) if n else words


def openings_told(voice: Voice, view: ChView, units: Sequence[int], place: str) -> str:
    """Which attacks the operations die will allow a force, the likeliest first, and what it costs when it forbids
    them."""
    found = openings(view, view.seat or 0, units, PLACE[place])
    parts = [
        voice.text(
            "charlemagne-panel-opening", place=where(voice, each.place), odds=COLUMNS[each.column], least=each.least,
            percent=percent(each.faces),
        )
        for each in found[:OPENINGS]
    ]  # fmt: skip
    return voice.text("charlemagne-panel-openings", count=len(parts), list=parts, more=len(found) - len(parts))


def attack_note(voice: Voice, view: ChView, place: str) -> str:
    """An attack: odds, and how many faces of the die hurt whom."""
    index = attack_odds(view, PLACE[place])
    assert index is not None
    found = faces(index)
    both = sum(face.both for face in found)
    them = sum(face.attacker_won for face in found) - both
    warnings = worse_told(voice, view, PLACE[place], index)
    if view.force is not None and CHARLEMAGNE in view.force.units:
        mine = len(view.force.units)
        fatal = sum(f.losses(mine) >= mine for f in found if f.both or not f.attacker_won)
        warnings += voice.text("charlemagne-panel-attack-king", n=fatal)
    if driven := driven_away(view, PLACE[place]):
        named = ", ".join(voice.word(GAME, REGION_IDS[region]) for region in driven)
        score = points_if(view, driven[0], 1 - (view.seat or 0)) - sum(view.points.values())
        change = changed(view, score)
        warnings += voice.text("charlemagne-panel-attack-drives", regions=named, score=score, change=change)
    return voice.text(
        "charlemagne-panel-attack", odds=COLUMNS[index], warnings=warnings, them=them, us=len(found) - them - both,
        both=both, cost=COSTS.battle,
    )  # fmt: skip


def worse_told(voice: Voice, view: ChView, place: int, index: int) -> str:
    """The odds that the defenders' markers may leave of an attack, behind those that are told; empty where none are."""
    found = worst_battle(view, place)
    if found is None or found.column >= index:
        return ""
    return voice.text("charlemagne-panel-attack-worse", odds=COLUMNS[found.column])


def battle_told(voice: Voice, view: ChView) -> list[str]:
    """What a battle that is prepared may still become: by markers of the other side, and by who holds out in a burg."""
    battle, force, now = view.battle, view.force, battle_now(view)
    if battle is None or force is None or now is None:
        return []
    lines, found = list[str](), worst_battle(view, PLACE[battle.place]) if view.seat == battle.seat else None
    if found is not None and found.column < now.column:
        (attack, defence), (least, most) = now.totals, found.totals
        told = voice.text(
            "charlemagne-panel-battle-worse", n=view.seats[1 - battle.seat].markers, attack=attack, defence=defence,
            least=least, most=most, odds=COLUMNS[found.column],
        )  # fmt: skip
        lines.append(told)
    if is_burg(view, PLACE[battle.place]) or is_burg(view, PLACE[force.place]):
        lines.append(voice.text("charlemagne-panel-battle-burg"))
    return lines


def dice_told(voice: Voice, index: int) -> str:
    """What every face of the die brings in a column of odds."""
    lines: list[tuple[Result, str, list[int]]] = []
    for die, face in zip(FACES, faces(index), strict=True):
        if lines and lines[-1][0] == face:
            lines[-1][2].append(die)
            continue
        told = voice.text(f"charlemagne-word-result-{face.code.lower()}")
        if face.prize:
            told = f"{told} {voice.text('charlemagne-picture-prize', n=face.prize)}"
        lines.append((face, told, [die]))
    return "\n".join(
        voice.text("charlemagne-panel-face", faces=str(d[0]) if len(d) == 1 else f"{d[0]}–{d[-1]}", result=told)
        for _, told, d in lines
    )


def supply_note(voice: Voice, view: ChView, kind: str, place: str) -> str:
    """A unit that could go home: the points that this saves, how many units the place feeds, how many there are."""
    at = PLACE[place]
    units = Ground(view).stacks[at]
    gone = next(c for c in units if TYPE_OF[c] == TYPE[kind])
    return voice.text("charlemagne-panel-saves", n=saving(view, gone), feeds=forage(view, at), there=len(eaters(units)))


def loss_note(voice: Voice, kind: str) -> str:
    """A unit that could be lost."""
    t = TYPES[TYPE[kind]]
    return voice.text("charlemagne-panel-loss", strength=t.strength, operations=t.operations)


def place_note(voice: Voice, view: ChView, place: str) -> str:
    """Who stands in a place of one's own."""
    units = Ground(view).stacks.get(PLACE[place], [])
    if not units:
        return voice.text("charlemagne-panel-empty", feeds=forage(view, PLACE[place]))
    told, side = stack_note(voice, view, units), Ground(view).held[PLACE[place]]
    if side == view.seat:
        return told
    return voice.text("charlemagne-panel-stack-side", side=side_named(voice, side), note=told)


def foes(view: ChView, place: int) -> int:
    """Units of the other side beside a place."""
    ground, enemy = Ground(view), 1 - (view.seat or 0)
    return sum(len(ground.stacks[q]) for q in beside(place, False) if ground.held.get(q) == enemy)
