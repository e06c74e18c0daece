"""What a reader of a view wants to know at a glance: stacks by name, and what awaits the force in operation.

Everything here is worked out from a view alone, so it tells a seat nothing that it does not see.
"""

from __future__ import annotations

import msgspec

from engine.charlemagne.board import PLACE, PLACES
from engine.charlemagne.game_data import LAND_OF, REGION_IDS, TYPE_OF, TYPES
from engine.charlemagne.movement import Goal, goals
from engine.charlemagne.units import Ground, eaters, forage, strength, supply_cost
from engine.charlemagne.view import ChView


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


def stacks(view: ChView) -> list[Stack]:
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


def hungry(view: ChView, seat: int) -> list[Stack]:
    """The stacks of a seat that are more than their places feed, dearest first."""
    ground = Ground(view)
    mine = [s for s in stacks(view) if s.side == seat]
    short = [s for s in mine if len(eaters(ground.stacks[PLACE[s.place]])) > s.feeds]
    return sorted(short, key=lambda s: (-s.cost, s.place))


def outlook(view: ChView) -> list[Goal]:
    """Where the force in operation may go, the points it would have left, and what it would meet there (14.4, 20)."""
    force = view.force
    if force is None:
        return []
    ground, place = Ground(view), PLACE[force.place]
    naval = any(TYPES[TYPE_OF[c]].kind == "fleet" for c in force.units)
    zone = ground.zone(force.seat, fleets=naval, lands=not naval, without=force.units)
    closed = [c.what for t in view.treaties for c in t.clauses if c.kind == "avoid" and c.seat == force.seat]
    return goals(
        view,
        force.seat,
        force.units,
        place,
        force.points,
        port=force.port,
        halted=force.halted and place in zone,
        closed=closed,
    )
