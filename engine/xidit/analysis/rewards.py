"""What two of three rewards bring where a hero stands, and what standing choices make of them (P8, P9, P14)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.xidit.analysis.evaluation import influence, reputation
from engine.xidit.board import BANK, BARDS, KINDS, REGIONS, TOWER, Track
from engine.xidit.positions import Hand, Position
from engine.xidit.state import open_around

TRACK_OF: dict[str, Track] = {"sovereigns": "wealth", "bards": "reputation", "guild": "influence"}
"""Kind of reward to the evaluation in which it counts (P15)."""


def open_regions(position: Position, city: int) -> tuple[int, ...]:
    """The regions around a city that take bards (P9.1, P17.1), as indices."""
    return open_around(position.seat_count, position.short)[city]


def sent(position: Position, hand: Hand, city: int, n: int) -> int:
    """How many of ``n`` bards are sent out from a city: those that the seat has left, none where no region takes them
    (P9.3)."""
    return min(n, hand.bards_left) if open_regions(position, city) else 0


def room(position: Position, hand: Hand, seat: int, city: int) -> int:
    """Guild levels of a seat that find room in a city (P9.4, P9.5, P9.6)."""
    owner, levels = position.guild_in(city)
    return min(TOWER - levels, hand.levels_left) if owner in (-1, seat) else 0


def most_sovereigns(hand: Hand, n: int) -> int:
    """The most that a seat can have once it gains ``n``: the bank pays what it has (P8.5). What the others hold lies
    behind their screens, so it may be less."""
    return min(BANK, hand.sovereigns + n)


def growing(position: Position, seat: int) -> list[int]:
    """Cities with a seat's guilds that have room for a level that waits (P14.2), the fullest first, then by number:
    the others keep room for whole rewards."""
    found = [(-levels, city) for city, owner, levels in position.guilds_built() if owner == seat and levels < TOWER]
    return [city for _, city in sorted(found)]


def brings(position: Position, hand: Hand, seat: int, city: int) -> dict[str, bool]:
    """Kind of reward to whether it would bring a seat anything in a city."""
    return {
        "sovereigns": True,
        "bards": sent(position, hand, city, 1) > 0,
        "guild": room(position, hand, seat, city) > 0,
    }


def wasteful(position: Position, hand: Hand, seat: int, city: int, pair: str) -> bool:
    """Whether half of a pair of rewards would bring nothing while the third kind would bring something."""
    useful = brings(position, hand, seat, city)
    return sum(useful.values()) >= 2 and not all(useful[kind] for kind in pair.split("-"))


def least(position: Position, hand: Hand, seat: int, city: int) -> str:
    """The pair of rewards of which a seat has least; what would bring nothing here comes last, and of equals what is
    evaluated last."""
    has = {
        "sovereigns": hand.sovereigns,
        "bards": BARDS - hand.bards_left,
        "guild": influence(position)[seat] + hand.waiting,
    }
    useful = brings(position, hand, seat, city)
    order = sorted(KINDS, key=lambda kind: (not useful[kind], has[kind], position.tracks.index(TRACK_OF[kind])))
    two = order[:2] if useful["bards"] else ["sovereigns", "guild"]
    return "-".join(kind for kind in KINDS if kind in two)


def rich(regions: Sequence[int]) -> list[int]:
    """Regions by their first value, the highest first."""
    return sorted(regions, key=lambda r: (-REGIONS[r].first, r))


def send(wish: str, regions: Sequence[int], n: int) -> list[tuple[int, int]]:
    """Where ``n`` bards go: ``richest`` sends all where the first value is highest, ``even`` one by one from there,
    ``bastion`` to the centre if it is near, which is the richest of all, else to the richest."""
    order = rich(regions)
    if wish == "even":
        counts = [(region, n // len(order) + (place < n % len(order))) for place, region in enumerate(order)]
        return [(region, count) for region, count in counts if count]
    return [(order[0], n)]


def against_phantom(position: Position, hand: Hand, seat: int) -> dict[Track, int]:
    """Track to what a seat has on it, as far as it knows: the Bastion is hidden (P18.3)."""
    return {
        "wealth": hand.sovereigns,
        "influence": influence(position)[seat],
        "reputation": reputation(position)[seat],
    }


def safest(position: Position, hand: Hand, seat: int) -> Track:
    """The track on which a seat is farthest ahead of the phantom, of equals that which is evaluated first."""
    values, phantom = against_phantom(position, hand, seat), position.phantom_points()
    return max(position.tracks, key=lambda track: values[track] - phantom[track])
