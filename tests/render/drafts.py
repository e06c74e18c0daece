"""English stand-ins for the catalogue, so that the pictures can be tested without the application."""

from __future__ import annotations

import re

DRAFTS = {
    "render-game-xidit": "Lords of Xidit",
    "render-year": "Year { $year } of { $years }",
    "render-phase-placement": "The heroes take their places",
    "render-phase-orders": "Secret orders",
    "render-phase-resolution": "The orders are carried out",
    "render-phase-census": "Census",
    "render-phase-over": "The campaign is over",
    "render-step": "Step { $step } of 6",
    "render-census-unit": "Census: { $unit }",
    "render-legend": "Legend",
    "render-road-blue": "blue",
    "render-road-red": "red",
    "render-road-black": "black",
    "render-legend-levels": "guild levels",
    "render-legend-bards": "bards",
    "render-legend-kills": "victories",
    "render-legend-sealed": "sealed",
    "render-legend-first": "first",
    "render-calendar": "Years",
    "render-titans": "Titans",
    "render-titan-asleep": "asleep",
    "render-titan-gone": "gone",
    "render-coming-recruits": "Next recruits",
    "render-coming-threats": "Next threats",
    "render-coming-none": "none in sight",
    "render-barracks": "Barracks",
    "render-phantom": "Phantom",
    "render-bastion": "Bastion",
    "render-closed": "closed",
    "render-own-title": "For your eyes only",
    "render-own-units": "Units",
    "render-own-sovereigns": "Sovereigns",
    "render-own-bards": "Bards left",
    "render-own-bastion": "In the Bastion",
    "render-own-levels": "Levels left",
    "render-own-waiting": "Levels waiting",
    "render-own-orders": "Orders",
    "render-own-reveals": "Revealed",
    "render-hand-plans": "Plans",
    "render-result-title": "Hall of Fame",
    "render-result-winner": "{ $name } wins the campaign",
    "render-result-out": "eliminated",
    "render-result-out-before": "out before",
    "render-result-units": "{ $count } units",
    "render-step-start": "The year begins",
    "render-deed-recruit": "{ $name } recruits { $detail } in { $city }",
    "render-deed-kill": "{ $name } beats { $detail } at { $city }",
    "render-deed-titan": "{ $name } drives off { $detail } from { $city }",
    "render-deed-move": "{ $name } rides to { $city }",
    "render-deed-stay": "{ $name } finds no such road at { $city }",
    "render-deed-nothing": "{ $name } finds nothing to do in { $city }",
    "render-deeds-quiet": "The heroes ride on",
    "render-lobby-free": "free seat",
    "render-lobby-title": "A herald calls for players",
    "render-alt-board": "{ $title }, { $phase }.",
    "render-alt-seat": "{ $name }: in { $city } ({ $number }), guild levels { $levels }, "
    "bards on the board { $bards }, victories { $kills }.",
    "render-alt-seat-unplaced": "{ $name }: not placed yet.",
    "render-alt-leads-influence": "Most guild levels: { $names } ({ $count }).",
    "render-alt-leads-reputation": "Most bards on the board: { $names } ({ $count }).",
    "render-alt-threats": "Threats: { $list }.",
    "render-alt-recruits": "Recruits at: { $list }.",
    "render-alt-titans": "Titans awake: { $list }.",
    "render-alt-own": "Your part: { $list }.",
    "render-alt-route": "Planned route: { $list }.",
    "render-alt-zoom": "{ $area }, enlarged.",
    "render-alt-animation": "Year { $year }, step by step: { $deeds }",
    "render-alt-result": "{ $title }: final scoring. { $winner }.",
    "render-alt-track": "{ $track }: { $list }.",
    "render-alt-lobby": "{ $title }: waiting for players. Seats: { $list }.",
    "render-text-regions": "Regions (first/second): { $list }",
    "render-text-guilds": "Guilds: { $list }",
    "render-text-coming": "Next recruits: { $recruits }. Next threats: { $threats }.",
    "render-text-barracks": "Barracks: { $list }",
}

_HOLE = re.compile(r"\{ \$(\w+) \}")


def words(key: str, **params: object) -> str:
    """A text by its key. Raises ``KeyError`` for a render key that has no draft."""
    if key.startswith("render-"):
        return _HOLE.sub(lambda hole: str(params[hole.group(1)]), DRAFTS[key])
    name = key.split("-", 2)[2]
    return f"Town {name}" if name.isdigit() else name.replace("-", " ").capitalize()
