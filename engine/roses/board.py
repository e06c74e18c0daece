"""Areas, borders, blocks, cards and deployments: the data file read once, with the tables the rules look up.

Everywhere in the state an area is an index into ``AREAS`` and a block an index into ``BLOCKS``; actions, views and
events use the ids of ``data/facts.json``. Seat 0 is the House of Lancaster, seat 1 the House of York.
"""

from __future__ import annotations

from importlib import resources

import msgspec

LANCASTER, YORK = 0, 1
HOUSES: tuple[str, str] = ("lancaster", "york")
LIMITS = {"yellow": 4, "blue": 3, "red": 2}
SEA = "sea"
"""The word that stands for the sea where a border is named by the area behind it."""


class City(msgspec.Struct, frozen=True):
    """A city and whose levy it raises."""

    name: str
    levy_side: str


class Area(msgspec.Struct, frozen=True):
    """An area of the map or an exile box. ``supply``: blocks it feeds."""

    id: str
    name: str
    kind: str
    exile_of: str | None
    wales: bool
    city: City | None
    cathedral: str | None
    crown: bool
    shields: tuple[str, ...]
    major_port: bool
    sea_zones: tuple[str, ...]
    supply: int


class Border(msgspec.Struct, frozen=True):
    """A border between two areas and its colour."""

    areas: tuple[str, str]
    colour: str


class Block(msgspec.Struct, frozen=True):
    """A block. ``counterpart``: the same noble's block of the other side. ``loyalty``: dice of a treachery roll."""

    id: str
    side: str
    kind: str
    name: str
    steps: int
    initiative: str
    firepower: int
    may_sea_move: bool
    loyalty: int = 0
    counterpart: str = ""
    heir_rank: int = 0
    rose: bool = False
    family: str = ""
    shield: str = ""
    shield_areas: tuple[str, ...] = ()
    home_area: str = ""


class Card(msgspec.Struct, frozen=True):
    """A kind of card and how often it is in the deck."""

    id: str
    event: bool
    ap: int
    count: int


class Scenario(msgspec.Struct, frozen=True):
    """A deployment: block id to area id or pool, minor, set_aside, eliminated."""

    first_campaign: int
    last_campaign: int
    king: str
    pretender: str
    source: str
    deployment: dict[str, str]
    prisoner: str | None

    @property
    def campaigns(self) -> int:
        """How many campaigns it has (4.0)."""
        return self.last_campaign - self.first_campaign + 1


class Facts(msgspec.Struct, frozen=True):
    """``data/facts.json``."""

    game: str
    source: str
    notice: str
    areas: tuple[Area, ...]
    borders: tuple[Border, ...]
    blocks: tuple[Block, ...]
    cards: tuple[Card, ...]
    scenarios: dict[str, Scenario]


FACTS: Facts = msgspec.json.decode(
    resources.files("engine.roses").joinpath("data").joinpath("facts.json").read_bytes(), type=Facts
)
AREAS: tuple[Area, ...] = FACTS.areas
AREA_IDS: tuple[str, ...] = tuple(a.id for a in AREAS)
AREA: dict[str, int] = {a: n for n, a in enumerate(AREA_IDS)}
BLOCKS: tuple[Block, ...] = FACTS.blocks
BLOCK_IDS: tuple[str, ...] = tuple(b.id for b in BLOCKS)
BLOCK: dict[str, int] = {b: n for n, b in enumerate(BLOCK_IDS)}
CARDS: dict[str, Card] = {c.id: c for c in FACTS.cards}
DECK: tuple[str, ...] = tuple(c.id for c in FACTS.cards for _ in range(c.count))
SCENARIOS: dict[str, Scenario] = FACTS.scenarios
BORDERS: tuple[tuple[int, int], ...] = tuple((AREA[b.areas[0]], AREA[b.areas[1]]) for b in FACTS.borders)
LIMIT: tuple[int, ...] = tuple(LIMITS[b.colour] for b in FACTS.borders)
RED: tuple[bool, ...] = tuple(b.colour == "red" for b in FACTS.borders)
SEA_BORDER = len(BORDERS)
"""Stands for the sea where borders are counted or remembered."""
NEIGHBOURS: tuple[dict[int, int], ...] = tuple(
    {(b if a == n else a): i for i, (a, b) in enumerate(BORDERS) if n in (a, b)} for n in range(len(AREAS))
)
"""By area: neighbouring area to the border between."""

SIDE: tuple[int, ...] = tuple(HOUSES.index(b.side) if b.side in HOUSES else -1 for b in BLOCKS)
"""Seat of each block; -1 for the rebel, who fights for the pretender."""
REBEL = BLOCK["rebel"]
TWIN: tuple[int, ...] = tuple(BLOCK[b.counterpart] if b.counterpart else -1 for b in BLOCKS)
HEIRS: tuple[tuple[int, ...], tuple[int, ...]] = (
    tuple(sorted((n for n, b in enumerate(BLOCKS) if b.heir_rank and SIDE[n] == 0), key=lambda n: BLOCKS[n].heir_rank)),
    tuple(sorted((n for n, b in enumerate(BLOCKS) if b.heir_rank and SIDE[n] == 1), key=lambda n: BLOCKS[n].heir_rank)),
)
"""By seat, senior first (3.21)."""
RANK: tuple[int, ...] = tuple(b.heir_rank for b in BLOCKS)
SUPPORTER: tuple[bool, ...] = tuple(b.kind in ("heir", "noble", "church") for b in BLOCKS)
"""Whether a block counts for the throne where it may (8.2), and goes home by itself (8.4)."""
NEVILLES: frozenset[int] = frozenset(n for n, b in enumerate(BLOCKS) if b.family == "neville")
WARWICKS: frozenset[int] = frozenset((BLOCK["yor_warwick"], BLOCK["lan_warwick"]))
NORTHERN: frozenset[int] = frozenset(
    BLOCK[f"{s}_{n}"] for s in ("yor", "lan") for n in ("northumberland", "westmoreland")
)
"""Warwick makes no treachery roll on these (6.91)."""
TURNCOATS: frozenset[int] = frozenset((BLOCK["yor_exeter"], BLOCK["lan_clarence"]))
"""An heir's block in enemy service (9.1)."""
STEPS: tuple[int, ...] = tuple(b.steps for b in BLOCKS)
MAY_SAIL: tuple[bool, ...] = tuple(b.may_sea_move for b in BLOCKS)
HOME: tuple[int, ...] = tuple(AREA.get(b.home_area, -1) for b in BLOCKS)
"""Mercenary's home, levy's city, church's cathedral; -1 for none."""
WELSH = BLOCK["lan_welsh_mercenary"]
OWN_SHIELDS = ("Exeter", "Somerset", "Richmond")
_YORKIST = frozenset(AREA[a] for a in BLOCKS[BLOCK["yor_york"]].shield_areas)
SHIELDS: tuple[frozenset[int], ...] = tuple(
    _YORKIST if b.id == "lan_clarence" else frozenset(AREA[a] for a in b.shield_areas) for b in BLOCKS
)
"""Areas with a shield of the block. Clarence in Lancastrian service goes to any York shield (9.1)."""
COMMON: tuple[frozenset[int], frozenset[int]] = (frozenset((AREA["lancaster"], AREA["lincoln"])), _YORKIST)
"""Shields that every heir of the house may use (2.2)."""
RESERVED: dict[int, frozenset[int]] = {n: SHIELDS[n] for n in HEIRS[LANCASTER] if BLOCKS[n].shield in OWN_SHIELDS}
"""Shields of Exeter, Somerset and Richmond: other Lancastrian heirs use them when their owner is dead (2.2)."""
CROWN: tuple[bool, ...] = tuple(a.crown for a in AREAS)
CITY: tuple[bool, ...] = tuple(a.city is not None for a in AREAS)
WALES: frozenset[int] = frozenset(n for n, a in enumerate(AREAS) if a.wales)
EXILE: tuple[int, ...] = tuple(HOUSES.index(a.exile_of) if a.exile_of in HOUSES else -1 for a in AREAS)
"""Seat whose exile an area is; -1 elsewhere."""
EXILES: tuple[tuple[int, ...], tuple[int, ...]] = (
    tuple(n for n, s in enumerate(EXILE) if s == 0),
    tuple(n for n, s in enumerate(EXILE) if s == 1),
)
MAN = AREA["isle_of_man"]
LONDON = AREA["middlesex"]
COUNTS: tuple[bool, ...] = tuple(seat < 0 and n != MAN for n, seat in enumerate(EXILE))
"""Whether blocks in an area count for the throne: neither in exile nor on Man (8.2)."""
CALAIS = AREA["calais"]
ZONES: tuple[frozenset[str], ...] = tuple(frozenset(a.sea_zones) for a in AREAS)
PORT: tuple[bool, ...] = tuple(a.major_port for a in AREAS)
SAILS: tuple[tuple[int, ...], ...] = tuple(
    tuple(m for m in range(len(AREAS)) if m != n and ZONES[n] & ZONES[m]) for n in range(len(AREAS))
)
"""By area: areas that share a sea zone with it."""
SUPPLY: tuple[int, ...] = tuple(a.supply for a in AREAS)


def check_facts(facts: Facts) -> list[str]:
    """What is wrong with the data file; empty when it is sound."""
    found: list[str] = []
    ids = {a.id for a in facts.areas}
    blocks = {b.id: b for b in facts.blocks}
    if len(facts.areas) != len(ids) or len(facts.blocks) != len(blocks):
        found.append("an id occurs twice")
    count = {s: sum(b.side == s for b in facts.blocks) for s in (*HOUSES, "rebel")}
    if count != {"lancaster": 31, "york": 31, "rebel": 1}:
        found.append(f"there must be 31 red, 31 white and 1 black block, not {count}")
    if sum(c.count for c in facts.cards) != 25 or {c.id for c in facts.cards if c.event} != {
        "force_march", "muster", "piracy", "plague", "surprise", "treason"
    }:  # fmt: skip
        found.append("there must be 25 cards, six of them events")
    seen: set[frozenset[str]] = set()
    for border in facts.borders:
        pair = frozenset(border.areas)
        if len(pair) != 2 or not pair <= ids or pair in seen or border.colour not in LIMITS:
            found.append(f"border {border.areas} is unknown, double or without colour")
        seen.add(pair)
    for b in facts.blocks:
        if b.counterpart and (b.counterpart not in blocks or blocks[b.counterpart].counterpart != b.id):
            found.append(f"{b.id} and its counterpart do not name each other")
        if b.counterpart and not 1 <= b.loyalty <= 3:
            found.append(f"{b.id} has two sides but no loyalty")
        if not set(b.shield_areas) <= ids or (b.home_area and b.home_area not in {*ids, "pool"}):
            found.append(f"{b.id} lives in an unknown area")
    for side in HOUSES:
        if sorted(b.heir_rank for b in facts.blocks if b.side == side and b.heir_rank) != [1, 2, 3, 4, 5]:
            found.append(f"{side} must have heirs of rank 1 to 5")
    for name, scenario in facts.scenarios.items():
        if set(scenario.deployment) != set(blocks):
            found.append(f"{name} does not deploy every block")
        if not set(scenario.deployment.values()) <= ids | {"pool", "minor", "set_aside", "eliminated"}:
            found.append(f"{name} names an unknown place")
        for b in facts.blocks:
            here, there = scenario.deployment.get(b.id), scenario.deployment.get(b.counterpart)
            dead = here == there == "eliminated"
            if b.counterpart and not dead and (here == "set_aside") == (there == "set_aside"):
                found.append(f"{name} needs one of {b.id} and {b.counterpart} in play")
    return found
