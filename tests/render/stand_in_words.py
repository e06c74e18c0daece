"""English stand-ins for the catalogue, so that the pictures can be tested without the application."""

from __future__ import annotations

import re

DRAFTS = {
    "game-xidit": "Lords of Xidit",
    "xidit-picture-year": "Year { $year } of { $years }",
    "xidit-picture-phase-placement": "The heroes take their places",
    "xidit-picture-phase-orders": "Secret orders",
    "xidit-picture-phase-resolution": "The orders are carried out",
    "xidit-picture-phase-census": "Census",
    "xidit-picture-phase-over": "The campaign is over",
    "xidit-picture-step": "Step { $step } of 6",
    "xidit-picture-census-unit": "Census: { $unit }",
    "xidit-picture-legend": "Legend",
    "xidit-picture-road-blue": "blue",
    "xidit-picture-road-red": "red",
    "xidit-picture-road-black": "black",
    "xidit-picture-legend-levels": "guild levels",
    "xidit-picture-legend-bards": "bards",
    "xidit-picture-legend-kills": "victories",
    "xidit-picture-legend-sealed": "sealed",
    "xidit-picture-legend-first": "first",
    "xidit-picture-legend-town": "City of the hero",
    "xidit-picture-legend-waiting": "Still to act",
    "xidit-picture-legend-lead": "Leads",
    "xidit-picture-legend-values": "Reputation: most bards / second most",
    "xidit-picture-legend-act": "Act here",
    "xidit-picture-legend-wait": "Wait",
    "xidit-picture-legend-route": "Planned route",
    "xidit-picture-legend-trail": "this year",
    "xidit-picture-legend-census": "Census",
    "xidit-picture-legend-plan": "Planned",
    "xidit-picture-legend-wish": "Your wishes",
    "xidit-picture-calendar": "Years",
    "xidit-picture-titans": "Titans",
    "xidit-picture-titan-asleep": "asleep",
    "xidit-picture-titan-gone": "gone",
    "xidit-picture-coming-recruits": "Next recruits",
    "xidit-picture-coming-threats": "Next threats",
    "xidit-picture-coming-none": "none in sight",
    "xidit-picture-barracks": "Barracks",
    "xidit-picture-phantom": "Phantom",
    "xidit-picture-bastion": "Bastion",
    "xidit-picture-closed": "closed",
    "xidit-picture-own-title": "For your eyes only",
    "xidit-picture-own-units": "Units",
    "xidit-picture-own-sovereigns": "Sovereigns",
    "xidit-picture-own-bards": "Bards left",
    "xidit-picture-own-bastion": "In the Bastion",
    "xidit-picture-own-levels": "Levels left",
    "xidit-picture-own-waiting": "Levels waiting",
    "xidit-picture-own-orders": "Orders",
    "xidit-picture-orders-of": "Year { $year }",
    "xidit-picture-own-wishes": "Wishes",
    "xidit-picture-own-reveals": "Revealed",
    "xidit-picture-hand-plans": "Plans",
    "xidit-picture-result-title": "Hall of Fame",
    "xidit-picture-result-winner": "{ $name } wins the campaign",
    "xidit-picture-result-out": "eliminated",
    "xidit-picture-result-out-before": "out before",
    "xidit-picture-result-units": "{ $count } units",
    "xidit-picture-step-start": "The year begins",
    "xidit-picture-deed-recruit": "{ $name } recruits { $detail } in { $city }",
    "xidit-picture-deed-kill": "{ $name } beats { $detail } at { $city }",
    "xidit-picture-deed-titan": "{ $name } drives off { $detail } from { $city }",
    "xidit-picture-deed-move": "{ $name } rides to { $city }",
    "xidit-picture-deed-stay": "{ $name } finds no such road at { $city }",
    "xidit-picture-deed-nothing": "{ $name } finds nothing to do in { $city }",
    "xidit-picture-deeds-quiet": "The heroes ride on",
    "render-lobby-free": "free seat",
    "render-lobby-title": "A herald calls for players",
    "xidit-picture-alt-board": "{ $title }, { $phase }.",
    "xidit-picture-alt-seat": "{ $name }: in { $city } ({ $number }), guild levels { $levels }, "
    "bards on the board { $bards }, victories { $kills }.",
    "xidit-picture-alt-seat-unplaced": "{ $name }: not placed yet.",
    "xidit-picture-alt-leads-influence": "Most guild levels: { $names } ({ $count }).",
    "xidit-picture-alt-leads-reputation": "Most bards on the board: { $names } ({ $count }).",
    "xidit-picture-alt-threats": "Threats: { $list }.",
    "xidit-picture-alt-recruits": "Recruits at: { $list }.",
    "xidit-picture-alt-titans": "Titans awake: { $list }.",
    "xidit-picture-alt-own": "Your part: { $list }.",
    "xidit-picture-alt-route": "Planned route: { $list }.",
    "xidit-picture-alt-zoom": "{ $area }, enlarged.",
    "xidit-picture-alt-animation": "Year { $year }, step by step: { $deeds }",
    "xidit-picture-alt-result": "{ $title }: final scoring. { $winner }.",
    "xidit-picture-alt-track": "{ $track }: { $list }.",
    "render-legend-changed": "moved or new",
    "render-alt-changed": "Since the last picture: { $list }.",
    "render-alt-went": "{ $who } from { $start } to { $goal }",
    "render-alt-new": "new: { $list }",
    "render-alt-gone": "gone: { $list }",
    "render-alt-count": "{ $where }: { $who } { $count } (was { $before })",
    "render-alt-lobby": "{ $title }: waiting for players. Seats: { $list }.",
    "xidit-picture-text-orders": "Orders of { $name }: { $orders }",
    "xidit-picture-alt-tracks": "Evaluated in this order: { $list }.",
    "xidit-picture-tracks": "Evaluations",
    "xidit-picture-text-regions": "Regions (first/second): { $list }",
    "xidit-picture-text-guilds": "Guilds: { $list }",
    "xidit-picture-text-coming": "Next recruits: { $recruits }. Next threats: { $threats }.",
    "xidit-picture-text-barracks": "Barracks: { $list }",
}

_HOLE = re.compile(r"\{ \$(\w+) \}")


def words(key: str, **params: object) -> str:
    """A text by its key. Names of things come from the key; raises ``KeyError`` for another key without a draft."""
    if key in DRAFTS:
        return _HOLE.sub(lambda hole: str(params[hole.group(1)]), DRAFTS[key])
    if "-picture-" in key or key.startswith("render-"):
        raise KeyError(key)
    name = key.split("-", 2)[2]
    if key.startswith("xidit-units-"):
        return f"{params['n']} {name}"
    return f"Town {name}" if name.isdigit() else name.replace("-", " ").capitalize()
