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
    """A city."""

    name: str
    """Its name, as on the map."""


class Area(msgspec.Struct, frozen=True):
    """An area of the map or an exile box."""

    id: str
    """Its name in actions, events and views."""
    name: str
    """Its name, as on the map."""
    kind: str
    """``land``, ``island`` (Man) or ``exile``."""
    exile_of: str | None
    """The house whose exile it is, ``None`` elsewhere (2.7)."""
    wales: bool
    """Whether it is in Wales (2.6)."""
    city: City | None
    """Its city, ``None`` for none."""
    cathedral: str | None
    """The see of its cathedral, ``None`` for none (2.5)."""
    crown: bool
    """Whether it has a crown (2.3)."""
    shields: tuple[str, ...]
    """Names of the shields in it, as in ``Block.shield`` (2.2)."""
    major_port: bool
    """Whether it has a major port (2.83)."""
    sea_zones: tuple[str, ...]
    """The sea zones that it lies on: ``irish_sea``, ``north_sea``, ``english_channel``; none inland (2.81)."""
    supply: int
    """How many blocks it feeds (7.1, 7.2)."""


class Border(msgspec.Struct, frozen=True):
    """A border between two areas."""

    areas: tuple[str, str]
    """Ids of the two areas."""
    colour: str
    """``yellow``, ``blue`` or ``red``: how many blocks it lets pass, see ``LIMITS`` (5.2.1)."""


class Block(msgspec.Struct, frozen=True):
    """A block."""

    id: str
    """Its name in actions, events and views."""
    side: str
    """``lancaster``, ``york`` or ``rebel``, who fights for the Pretender (3.26)."""
    kind: str
    """``heir``, ``noble``, ``church``, ``levy``, ``mercenary``, ``bombard`` or ``rebel``."""
    name: str
    """The name or title on it."""
    steps: int
    """Its full strength, which is its dice (3.11)."""
    initiative: str
    """The letter, A to D, that says when it acts in a round (3.12)."""
    firepower: int
    """The highest number that hits, before defence (3.12)."""
    may_sea_move: bool
    """Whether it ever sails (5.3)."""
    loyalty: int = 0
    """Dice of a treachery roll against it, 1 to 3; 0 for who never changes sides (3.13)."""
    counterpart: str = ""
    """Id of the same noble's block of the other side, empty for none (3.22)."""
    heir_rank: int = 0
    """Its place in the succession of its house, 1 the senior; 0 for others (3.21)."""
    rose: bool = False
    """Whether it bears a rose: a noble who dies for good (6.83)."""
    family: str = ""
    """``neville``, or empty (6.91)."""
    shield: str = ""
    """Name of its shield, empty for none."""
    shield_areas: tuple[str, ...] = ()
    """Ids of the areas with that shield."""
    home_area: str = ""
    """Id of a mercenary's home, a levy's city, a church's cathedral; ``pool`` or empty for none."""


class Card(msgspec.Struct, frozen=True):
    """A kind of card and how often it is in the deck."""

    id: str
    """Its name in actions, events and views."""
    event: bool
    """Whether it is an event, whose points serve the event only (5.1)."""
    ap: int
    """Action points it gives."""
    count: int
    """How often it is in the deck."""


class Scenario(msgspec.Struct, frozen=True):
    """A deployment (4.0)."""

    first_campaign: int
    """The number of its first campaign."""
    last_campaign: int
    """The number of its last campaign."""
    king: str
    """Block id of the King at the start."""
    pretender: str
    """Block id of the Pretender at the start."""
    source: str
    """Where the deployment is printed."""
    deployment: dict[str, str]
    """Where each block begins, by id: an area id, or ``pool``, ``minor``, ``set_aside``, ``eliminated``."""
    prisoner: str | None
    """Block id of who begins as a prisoner (ruling S7), ``None`` for nobody."""

    @property
    def campaigns(self) -> int:
        """How many campaigns it has (4.0)."""
        return self.last_campaign - self.first_campaign + 1


class Facts(msgspec.Struct, frozen=True):
    """``data/facts.json``."""

    game: str
    """Title of the published game."""
    source: str
    """What the data is taken from, in words."""
    notice: str
    """What of the published game is in the data, and what is not."""
    areas: tuple[Area, ...]
    """The areas, in the order in which the state counts them."""
    borders: tuple[Border, ...]
    """The borders, in the order in which the state counts them."""
    blocks: tuple[Block, ...]
    """The blocks, in the order in which the state counts them."""
    cards: tuple[Card, ...]
    """The kinds of card."""
    scenarios: dict[str, Scenario]
    """The deployments by id, as the option ``scenario`` names them."""


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

TURNS = 7
"""Turns of a campaign, and as many cards in a hand (1.0)."""
ROUNDS = 4
"""Rounds of a battle at most; in the last the attacker leaves (6.2)."""
FACES = 6
"""Of a die (3.11)."""
MARCH, FORCED_MARCH = 2, 3
"""Borders that a block crosses in an action phase at most, and on a forced march (5.2)."""


def behind(border: int, area: int) -> str:
    """The name of a border of ``area``: the area behind it, or the sea."""
    if border >= SEA_BORDER:
        return SEA
    a, b = BORDERS[border]
    return AREA_IDS[b if a == area else a]


def border_to(area: int, name: str) -> int:
    """The border of ``area`` that is called so: the other way round."""
    return SEA_BORDER if name == SEA else NEIGHBOURS[area][AREA[name]]


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
