"""Marches and voyages: how far, over which borders, at what price (1.2, 5.2, 5.3), and who attacks (6.1, 6.3)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.roses.analysis.position import Actions, Counts, Position, alone
from engine.roses.board import AREAS, CARDS, CITY, EXILE, FORCED_MARCH, LIMIT, LIMITS, MARCH, NEIGHBOURS, PORT, RED

HALTED = 9
"""Stands for the borders that a block has crossed where it may not go on."""
FRONTS, JOINED_FRONTS = 3, 2
"""Borders over which a seat attacks at most, and comes to help in a battle that Player 1 has begun (6.3)."""
SHIP = 2
"""Blocks that sail for a point from one major port to another (5.3.1)."""
COLOURS = {limit: colour for colour, limit in LIMITS.items()}
"""The colour of a border by how many blocks it lets pass (5.2.1)."""


def points(hand: Iterable[str]) -> int:
    """Action points of a hand, events counted (5.1)."""
    return sum(CARDS[card].ap for card in hand)


POOR = 13
"""Points of a hand that may be shown for a new one, at most (5.1)."""


def poor(hand: Iterable[str]) -> bool:
    """Whether a hand may be shown for a new one (5.1)."""
    return points(hand) <= POOR


def march_limit(event: str) -> int:
    """Borders that a block may cross in a phase (5.2), ``event`` or none being played."""
    return FORCED_MARCH if event == "force_march" else MARCH


def may_march(actions: Actions) -> bool:
    """Whether the event of a phase, if any, lets blocks march; a muster does once it has an area (5.1)."""
    return actions.event not in ("piracy", "plague") and (actions.event != "muster" or actions.target() >= 0)


def plague_areas(counts: Counts, seat: int) -> list[int]:
    """Areas that the plague of a seat may strike: those with a city that the enemy holds alone (5.1)."""
    return [n for n in range(len(AREAS)) if CITY[n] and alone(counts, n, 1 - seat)]


def may_sail(actions: Actions) -> bool:
    """Whether the event of a phase, if any, lets blocks sail (5.1)."""
    return actions.event not in ("force_march", "muster", "plague")


def barred(area: int, seat: int) -> bool:
    """Whether an area is the exile of the enemy, where a seat never goes (2.7)."""
    return EXILE[area] == 1 - seat


def border_limit(event: str, border: int) -> int:
    """How many blocks may cross a border in a phase (5.2.1), ``event`` or none being played; a surprise adds one."""
    return LIMIT[border] + (event == "surprise")


def border_room(actions: Actions, border: int) -> int:
    """How many more blocks may cross a border in a phase (5.2.1)."""
    return border_limit(actions.event, border) - actions.crossed(border)


def land_price(actions: Actions, area: int) -> int:
    """Points that it costs to let blocks of an area march: none for those who follow others, nor to a muster (5.2)."""
    return int(actions.event != "muster" and not actions.paid(area))


def shares_ship(actions: Actions, start: int, goal: int) -> bool:
    """Whether a point carries a second block: between major ports (5.3.1), unless pirates sail."""
    return PORT[start] and PORT[goal] and actions.event != "piracy"


def fare(actions: Actions, start: int, goal: int, blocks: int) -> int:
    """Points that a voyage of some blocks costs, those deducted who ride along for one that was paid (5.3)."""
    if not shares_ship(actions, start, goal):
        return blocks
    return -(-max(0, blocks - actions.seats_free(start, goal)) // SHIP)


def passengers(actions: Actions, start: int, goal: int) -> int:
    """How many blocks the points that are left carry from one coast to another (5.3)."""
    if not shares_ship(actions, start, goal):
        return actions.ap
    return SHIP * actions.ap + actions.seats_free(start, goal)


def borders_into(position: Position, area: int, seat: int) -> list[int]:
    """Borders over which a seat came into an enemy-held area this turn, in the order of use."""
    return [b for a, s, b in position.crossings() if a == area and s == seat]


def attacker_of(position: Position, area: int, entering: int | None = None) -> int:
    """Who attacks in a contested area: Player 1 when they entered it, else Player 2 (6.1). ``entering``: a seat that is
    thought to come in besides."""
    first = position.first
    return first if first == entering or borders_into(position, area, first) else 1 - first


def joins(position: Position, area: int, seat: int) -> bool:
    """Whether a seat that enters an area comes to help in a battle that Player 1 has begun, as a reserve (6.3)."""
    return seat != position.first and bool(borders_into(position, area, position.first))


def fronts(position: Position, area: int, seat: int) -> int:
    """Over how many borders a seat may come into a battle (6.3)."""
    return JOINED_FRONTS if joins(position, area, seat) else FRONTS


def may_enter(position: Position, area: int, seat: int, border: int) -> bool:
    """Whether a seat may come into an enemy-held area over a border, or the sea, besides those it has used (6.3)."""
    used = borders_into(position, area, seat)
    return border in used or len(used) < fronts(position, area, seat)


def room_left(border: int, used: Sequence[int]) -> int:
    """How many more blocks may leave a battle over a border in a round, or regroup over it (6.6, 6.7).

    ``used``: one border for every block that has.
    """
    return LIMIT[border] - used.count(border)


def halts(border: int, enemies: int) -> bool:
    """Whether who crosses a border has to stop behind it: a red one, or enemies are there (5.2)."""
    return RED[border] or enemies > 0


def free_to_go(staying: int, attackers: int) -> int:
    """How many of the blocks that were in a contested area may leave it, some having come over the border of the main
    attack (5.2.2)."""
    return max(0, staying - attackers)


def _marches() -> tuple[dict[int, int], ...]:
    found: list[dict[int, int]] = [{} for _ in AREAS]
    for start, around in enumerate(NEIGHBOURS):
        for middle, border in around.items():
            found[middle][start] = max(found[middle].get(start, 0), LIMIT[border])
            if halts(border, 0):
                continue
            for end, other in NEIGHBOURS[middle].items():
                if end != start:
                    found[end][start] = max(found[end].get(start, 0), min(LIMIT[border], LIMIT[other]))
    return tuple(found)


MARCHES = _marches()
"""By area: areas from which blocks march here over ``MARCH`` borders, with how many of them those let through."""
