"""Vassalage: which region to strive for, and with how much."""

from __future__ import annotations

from engine.charlemagne.attempt import value
from engine.charlemagne.lore import AUSTRASIA, MARKER, NEUTRAL, REGION_IDS, REGIONS, TRIBAL
from engine.charlemagne.politics import vassalage_code, vassalage_modifiers
from engine.core import Action
from engine.players.charlemagne.position import Position

MOST = 5
"""Markers laid down in one attempt."""


def best_attempt(position: Position) -> list[Action]:
    """The attempt that promises most, as a batch; empty when none is worth its markers."""
    view, hand = position.view, position.own.hand
    best, batch = position.temper.bold, []
    for region in range(len(REGIONS)):
        if view.control[region] == position.me or (position.me == TRIBAL and region == AUSTRASIA):
            continue
        kinds = [k for k, n in hand.items() for _ in range(n) if value(MARKER[k], region, False)]
        kinds.sort(key=lambda k: (-value(MARKER[k], region, False), k))
        if not kinds:
            continue
        gain = position.region(region)
        shift = sum(v for _, v in vassalage_modifiers(view, position.me, region, position.ground))
        points = 0
        for count, kind in enumerate(kinds[:MOST], 1):
            points += value(MARKER[kind], region, False)
            codes = [vassalage_code(points + shift, die) for die in range(1, 7)]
            wins, loosens = codes.count("C") / 6, codes.count("N") / 6
            if view.control[region] == NEUTRAL:
                loosens = 0.0
            worth = wins * gain + loosens * 0.5 * gain - position.temper.marker * count
            if worth > best:
                laid = [Action("lay", (k,)) for k in kinds[:count]]
                best, batch = worth, [Action("envoy", (REGION_IDS[region],)), *laid, Action("send")]
    return batch


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
