"""Stacks by name, what they are worth and what they eat."""

from __future__ import annotations

import msgspec

from engine.charlemagne.board import PLACES
from engine.charlemagne.game_data import LAND_OF, REGION_IDS, TYPE_OF, TYPES
from engine.charlemagne.units import Ground, Position, forage, strength, supply_cost


class Stack(msgspec.Struct, frozen=True):
    """The units of one place."""

    place: str
    """Its slug."""
    region: str
    """Slug of the region it belongs to, empty for none."""
    side: int
    """Whose units they are, -1 for neutral ones."""
    units: dict[str, int]
    """How many there are, by the slug of their type, leaders among them."""
    aboard: int
    """How many of them are aboard ships."""
    strength: int
    """Combat points before any factor."""
    feeds: int
    """How many units the place feeds (20.1)."""
    cost: int
    """Points of treasure that feeding the others costs a turn (20.2); 0 for neutrals."""


def stacks(view: Position) -> list[Stack]:
    """Every stack on the board, by place."""
    ground, aboard = Ground(view), set(view.aboard)
    found: list[Stack] = []
    for place, units in sorted(ground.stacks.items()):
        counts: dict[str, int] = {}
        for c in units:
            slug = TYPES[TYPE_OF[c]].slug
            counts[slug] = counts.get(slug, 0) + 1
        side, region = ground.held[place], LAND_OF[place]
        found.append(
            Stack(
                place=PLACES[place],
                region=REGION_IDS[region] if region >= 0 else "",
                side=side,
                units=counts,
                aboard=sum(c in aboard for c in units),
                strength=strength(units),
                feeds=forage(view, place),
                cost=supply_cost(view, place, units) if side >= 0 else 0,
            )
        )
    return found
