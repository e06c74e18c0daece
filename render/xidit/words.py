"""The words the pictures of Xidit ask for. The catalogue must know every one of them.

Parameters: ``render-year`` year, years; ``render-step`` step; ``render-census-unit`` unit; ``render-result-winner``
name; ``render-result-units`` count; ``render-deed-*`` name, city, detail (a unit's or creature's name);
``render-alt-board`` title, phase;
``render-alt-seat`` name, city, number, levels, bards, kills; ``render-alt-seat-unplaced`` name; ``render-alt-leads-*``
names, count; ``render-alt-threats``, ``-recruits``, ``-titans``, ``-own``, ``-route`` list; ``render-alt-zoom`` area;
``render-alt-animation`` year, deeds; ``render-alt-result`` title, winner; ``render-alt-track`` track, list;
``render-alt-lobby`` title, list; ``render-text-regions``, ``-guilds``, ``-barracks`` list; ``render-text-coming``
recruits, threats. The others take none. Names come from ``xidit-city-<n>``, ``xidit-region-<slug>``,
``xidit-creature-<slug>``, ``xidit-unit-<slug>`` and ``xidit-track-<slug>``.
"""

from __future__ import annotations

KEYS: frozenset[str] = frozenset(
    (
        "render-game-xidit",
        "render-year",
        "render-phase-placement",
        "render-phase-orders",
        "render-phase-resolution",
        "render-phase-census",
        "render-phase-over",
        "render-step",
        "render-census-unit",
        "render-legend",
        "render-road-blue",
        "render-road-red",
        "render-road-black",
        "render-legend-levels",
        "render-legend-bards",
        "render-legend-kills",
        "render-legend-sealed",
        "render-legend-first",
        "render-calendar",
        "render-titans",
        "render-titan-asleep",
        "render-titan-gone",
        "render-coming-recruits",
        "render-coming-threats",
        "render-coming-none",
        "render-barracks",
        "render-phantom",
        "render-bastion",
        "render-closed",
        "render-own-title",
        "render-own-units",
        "render-own-sovereigns",
        "render-own-bards",
        "render-own-bastion",
        "render-own-levels",
        "render-own-waiting",
        "render-own-orders",
        "render-own-reveals",
        "render-hand-plans",
        "render-result-title",
        "render-result-winner",
        "render-result-out",
        "render-result-out-before",
        "render-result-units",
        "render-step-start",
        "render-deed-recruit",
        "render-deed-kill",
        "render-deed-titan",
        "render-deed-move",
        "render-deed-stay",
        "render-deed-nothing",
        "render-deeds-quiet",
        "render-lobby-free",
        "render-lobby-title",
        "render-alt-board",
        "render-alt-seat",
        "render-alt-seat-unplaced",
        "render-alt-leads-influence",
        "render-alt-leads-reputation",
        "render-alt-threats",
        "render-alt-recruits",
        "render-alt-titans",
        "render-alt-own",
        "render-alt-route",
        "render-alt-zoom",
        "render-alt-animation",
        "render-alt-result",
        "render-alt-track",
        "render-alt-lobby",
        "render-text-regions",
        "render-text-guilds",
        "render-text-coming",
        "render-text-barracks",
    )
)
