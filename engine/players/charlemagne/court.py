"""Vassalage: which region to strive for, and with how much; markers that nobody needs go back to the cup."""

from __future__ import annotations

from engine.charlemagne.attempt import value
from engine.charlemagne.game_data import AUSTRASIA, EMPIRE, MARKER, MARKERS, NEUTRAL, REGION_IDS, REGIONS, TRIBAL
from engine.charlemagne.politics import vassalage_code, vassalage_modifiers
from engine.core import Action
from engine.players.charlemagne.position import Position

MOST = 6
"""Markers laid down in one attempt."""
_ALL = sum(m.count for m in MARKERS)
_SERVING = sum(m.count for m in MARKERS if value(MARKER[m.slug], -1, False))
KEEP = {
    "vassalage": 4.0, "crown-of-pavia": 4.0, "donation-of-constantine": 4.0, "general-assembly": 4.0, "avar-ring": 4.0,
    "augustus": 5.0, "military-advance": 3.5, "royal-envoys": 3.0, "missionary": 3.0, "tribute": 3.0,
    "treachery": 2.5, "forced-march": 2.0, "espionage": 0.0,
}  # fmt: skip
"""How gladly a marker is kept; each further one of a kind less."""
SPARE = {"espionage": 0, "forced-march": 1, "treachery": 1, "military-advance": 3, "royal-envoys": 2, "tribute": 1}
"""As many of a kind as may be used; vassalage is never enough."""


def best_attempt(position: Position) -> list[Action]:
    """The attempt that promises most, as a batch; empty when none is worth its markers."""
    view, hand, t = position.view, position.own.hand, position.weights
    best, batch = t.bold / 2, []
    answered = 1 - (1 - _SERVING / _ALL) ** view.seats[position.foe].markers
    """How likely the enemy holds a marker that answers."""
    for region in range(len(REGIONS)):
        if view.control[region] == position.me or (position.me == TRIBAL and region == AUSTRASIA):
            continue
        kinds = [k for k, n in hand.items() for _ in range(n) if value(MARKER[k], region, False)]
        kinds.sort(key=lambda k: (-value(MARKER[k], region, False), k != "vassalage", k))
        if not kinds:
            continue
        gain = position.region(region)
        shift = sum(v for _, v in vassalage_modifiers(view, position.me, region, position.ground))
        neutral = view.control[region] == NEUTRAL
        points = 0
        for count, kind in enumerate(kinds[:MOST], 1):
            points += value(MARKER[kind], region, False)
            open_, met = (_chance(points + shift - less, neutral) for less in (0, 1 if neutral else 2))
            worth = gain * ((1 - answered) * open_ + answered * met) - position.marker * count
            if worth > best:
                laid = [Action("lay", (k,)) for k in kinds[:count]]
                best, batch = worth, [Action("envoy", (REGION_IDS[region],)), *laid, Action("send")]
    return batch


def _chance(differential: int, neutral: bool) -> float:
    """What share of a region's worth an attempt brings on average."""
    codes = [vassalage_code(differential, die) for die in range(1, 7)]
    return (codes.count("C") + (0 if neutral else 0.5 * codes.count("N"))) / 6


def laying(position: Position, actions: list[Action]) -> Action:
    """An attempt already begun: markers until it is likely enough, then send."""
    attempt = position.own.attempt
    lays = [a for a in actions if a.verb == "lay"]
    send = Action("send")
    if attempt is None:
        return send if send in actions else Action("cancel")
    enough = attempt.differential >= (4 if attempt.religion else 5) or attempt.points >= MOST
    if send in actions and (enough or not lays):
        return send
    return lays[0] if lays else Action("cancel")


def discards(position: Position) -> list[Action]:
    """What goes back to the cup because the hand is too full to be of use."""
    over = position.held_markers - position.weights.most
    if over <= 0:
        return []
    dear: list[tuple[float, str]] = []
    for slug, n in position.own.hand.items():
        first = KEEP.get(slug, 1.0)
        if slug == "missionary" and position.me != EMPIRE:
            first -= 1.5
        dear += [(first - 0.4 * copy, slug) for copy in range(n)]
    return [Action("discard", (slug,)) for _, slug in sorted(dear)[:over]]


def useless(position: Position) -> list[Action]:
    """Markers of which the hand has more than it will use."""
    spare = {**SPARE, "missionary": 3 if position.me == EMPIRE else 1}
    return [
        Action("discard", (slug,))
        for slug, n in sorted(position.own.hand.items())
        for _ in range(n - spare.get(slug, n))
    ]
