"""The position of a game of Charlemagne: plain data with a stack of named frames on top of it.

Places, regions, counters and kinds of marker are indices into the tables of ``board`` and ``game_data``. Seat 0 is the
Empire, seat 1 the Tribal player; ``-1`` is nobody. Points are points of treasure unless said otherwise.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from engine.charlemagne.board import PLACES
from engine.charlemagne.deeds import Chronicle
from engine.charlemagne.game_data import COUNTERS, LEADERS, MARKERS, NEUTRAL, REGIONS, RELIGIONS, TURNS
from engine.core import GameState

NOWHERE = -1
"""Where a counter is that is not in play."""
Count = Annotated[int, msgspec.Meta(ge=0)]
Spot = Annotated[int, msgspec.Meta(ge=NOWHERE, lt=len(PLACES))]
Counter = Annotated[int, msgspec.Meta(ge=0, lt=COUNTERS)]
Owner = Annotated[int, msgspec.Meta(ge=NEUTRAL, le=1)]
Faith = Annotated[int, msgspec.Meta(ge=0, lt=len(RELIGIONS))]
Hand = Annotated[list[Count], msgspec.Meta(min_length=len(MARKERS), max_length=len(MARKERS))]


class Options(msgspec.Struct, frozen=True):
    """``first``: who has the first player turn. ``placement``: whether the players place their units or start from the
    usual places. ``build_limit``: burg and civilisation markers a player may build in a turn, 0 for any number, as
    printed (23.5, 24.6). The optional rules are off: ``duels``, personal combat (28); ``scara``, the Scara (29);
    ``leader_death``, the leader's death marker (30)."""

    first: Literal["empire", "tribal"] = "empire"
    placement: Literal["free", "fixed"] = "free"
    build_limit: Literal[0, 1, 2, 3] = 1
    duels: bool = False
    scara: bool = False
    leader_death: bool = False


class Orders(msgspec.Struct):
    """What a seat lets be answered in its name; the keys and values are in ``standing.VALUES``.

    ``caps`` and ``faith``: most points spent on defending a region against vassalage or conversion, where it differs
    from the usual cap. ``lost``: regions that are not worth royal envoys.
    """

    vassalage_cap: int = 2
    vassalage_least: int = 30
    missionary_cap: int = 2
    missionary_least: int = 30
    defence: str = "auto"
    retreat: str = "odds-3"
    direction: str = "burg"
    advance: str = "shift"
    stake: int = 6
    reserve: int = 0
    treachery: str = "shift"
    losses: str = "cheapest"
    burgs: str = "hold"
    duel: str = "never"
    champion: str = "leader"
    envoys: str = "auto"
    leader: str = "largest"
    fate: str = "auto"
    caps: dict[str, int] = {}
    faith: dict[str, int] = {}
    lost: list[str] = []


class Clause(msgspec.Struct, frozen=True, array_like=True):
    """One clause of a treaty (26), kept by ``seat``: ``points`` or ``marker`` handed over at once, ``neutral``: a
    region let go at once, ``peace``: no attack, ``avoid``: no unit enters a region or burg, ``leave``: no unit is left
    there at the end of the seat's player turn. The last three hold until the game turn ends."""

    kind: str
    seat: int
    what: str = ""
    amount: int = 0


class Treaty(msgspec.Struct, array_like=True):
    """A proposal, or a treaty in force. ``turn``: the game turn it belongs to; ``by``: the seat that proposed it."""

    number: int
    by: int
    clauses: list[Clause]
    turn: int


# --- frames: the procedure in hand -----------------------------------------------------------------------------------


class Deploy(msgspec.Struct, tag="deploy", array_like=True):
    """A seat places its units (scenario, 7b)."""

    seat: int


class Fate(msgspec.Struct, tag="fate", array_like=True):
    """The events phase (6). ``number``: the event rolled, 0 before the dice."""

    seat: int
    number: int = 0


class Revolt(msgspec.Struct, tag="revolt", array_like=True):
    """Regions roll for revolt (7). ``dice``: one per region; ``asked``: the seat that may send envoys now, -1 when both
    have; ``waits``: its order book says to ask."""

    regions: list[int]
    dice: list[int]
    asked: int
    waits: bool = False
    number: int = 0


class Naming(msgspec.Struct, tag="naming", array_like=True):
    """The Tribal player names the regions of a quarrel over the succession."""

    seat: int
    regions: list[int]
    number: int
    waits: bool = False


class Raid(msgspec.Struct, tag="raid", array_like=True):
    """The Tribal player picks the port burg that raiders pillage. ``southern``: on the Mediterranean."""

    seat: int
    southern: bool
    number: int
    waits: bool = False


class PlaceLeader(msgspec.Struct, tag="place-leader", array_like=True):
    """A leader marker was drawn and goes to friendly units (21.1). ``waits``: the seat is asked."""

    seat: int
    number: int
    waits: bool = False


class LoseLeader(msgspec.Struct, tag="lose-leader", array_like=True):
    """The leader's death was drawn (30). ``waits``: the seat is asked."""

    seat: int
    number: int
    waits: bool = False


class Drawing(msgspec.Struct, tag="drawing", array_like=True):
    """The stratagem phase (8.2b)."""

    seat: int


class Envoy(msgspec.Struct, tag="envoy", array_like=True):
    """The vassalage phase (9)."""

    seat: int


class Attempt(msgspec.Struct, tag="attempt", array_like=True):
    """An attempt at vassalage (9.1) or conversion (18.1), markers being laid down.

    ``religion``: the goal of a conversion, -1 for vassalage. ``place``: where the converting force stands, else -1.
    ``laid``: markers by seat and kind. ``sent``: the attacker's are on the table. ``waits``: the defender is asked.
    """

    seat: int
    region: int
    religion: int
    place: int
    laid: list[list[int]]
    sent: bool = False
    waits: bool = False
    number: int = 0


class Spending(msgspec.Struct, tag="spending", array_like=True):
    """The treasury phase (10). ``hired``: hexes with a mercenary of this phase; ``closing``: pillage is being cleared,
    nothing else is bought any more (17.4); ``built``: markers built."""

    seat: int
    hired: list[int]
    closing: bool = False
    built: int = 0


class Levying(msgspec.Struct, tag="levying", array_like=True):
    """The levy phase (11.1). ``left``: units each region may still raise; ``used``: hexes that raised one;
    ``assembly``: regions that the General Assembly may still give one more; ``called``: those it gave one."""

    seat: int
    left: list[int]
    used: list[int]
    assembly: int = 0
    called: list[int] = []


class Campaign(msgspec.Struct, tag="campaign", array_like=True):
    """The operations phase (13). ``forces``: how many have operated."""

    seat: int
    forces: int = 0


class Muster(msgspec.Struct, tag="muster", array_like=True):
    """A force is put together from the units of a place. ``picked``: units by type."""

    seat: int
    place: int
    picked: dict[str, int]
    number: int


class Force(msgspec.Struct, tag="force", array_like=True):
    """A force in operation. ``points``: operations points left; ``port``: it set sail from a friendly port (19.4b);
    ``halted``: it entered an enemy zone of control (14.4); ``die``: what was rolled; ``trail``: places passed;
    ``march``: a forced march was played (once a force)."""

    seat: int
    place: int
    units: list[int]
    points: int
    port: bool
    halted: bool
    die: int
    trail: list[int]
    number: int
    march: bool = False


class Battle(msgspec.Struct, tag="battle", array_like=True):
    """A battle (16). ``stage``: withdraw, challenge, plan, answer, done. ``units``: defenders. ``duel``: who
    called for personal combat, -1 nobody. ``champions``, ``advances``, ``treachery``: by seat. ``waits``: the defender
    is asked. ``prize``: markers that ``winner`` draws (8.2d)."""

    seat: int
    place: int
    units: list[int]
    stage: str
    number: int
    duel: int = -1
    champions: list[str] = msgspec.field(default_factory=lambda: ["", ""])
    advances: list[bool] = msgspec.field(default_factory=lambda: [False, False])
    treachery: list[str] = msgspec.field(default_factory=lambda: ["", ""])
    waits: bool = False
    prize: int = 0
    winner: int = -1


class Loss(msgspec.Struct, tag="loss", array_like=True):
    """A seat loses ``count`` of some units, its choice. ``reason``: battle, plague, desertion."""

    seat: int
    units: list[int]
    count: int
    reason: str
    number: int
    waits: bool = False


class Retreat(msgspec.Struct, tag="retreat", array_like=True):
    """A group withdraws before a battle (16.5) or is beaten back after it (16.8; ``beaten``). ``enemy``: the place it
    gets away from; ``steps``: hexes left; ``first``: no step was made yet; ``naval``: it goes by sea; ``attacked``: the
    hex that it withdraws from, -1 after a battle."""

    seat: int
    units: list[int]
    place: int
    enemy: int
    steps: int
    first: bool
    naval: bool
    beaten: bool
    number: int
    waits: bool = False
    attacked: Spot = NOWHERE


class Feeding(msgspec.Struct, tag="feeding", array_like=True):
    """The supply phase (20)."""

    seat: int


class Over(msgspec.Struct, tag="over", array_like=True):
    """The game has ended."""


Frame = (
    Deploy | Fate | Revolt | Naming | Raid | PlaceLeader | LoseLeader | Drawing | Envoy | Attempt | Spending | Levying
    | Campaign | Muster | Force | Battle | Loss | Retreat | Feeding | Over
)  # fmt: skip


# --- side frames -----------------------------------------------------------------------------------------------------


class Desk(msgspec.Struct, tag="desk", array_like=True):
    """What a seat may do at any moment: standing orders, returning or showing markers (8.3, 25.2), giving up (3.1c)."""

    seat: int


class Chancery(msgspec.Struct, tag="chancery", array_like=True):
    """What a seat may do at any moment about treaties (26). ``draft``: clauses of a proposal not yet sent."""

    seat: int
    draft: list[Clause]


Side = Desk | Chancery


class BattleReport(msgspec.Struct):
    """The last battle as everybody saw it: strengths before and after multipliers, odds column, die and result code."""

    attacker: int
    origin: int
    place: int
    strength: list[int]
    factor: list[int]
    column: str
    die: int
    result: str
    reasons: list[list[str]]


class ChState(GameState, kw_only=True):
    """The whole position.

    ``where``: place of each counter, ``NOWHERE`` out of play. ``aboard``: embarked counters. ``spent``: counters that
    have operated this phase. ``control``, ``religion``: by region. ``built``, ``civilisation``, ``pillaged``: hexes
    with such a marker. ``treasury``: points by seat. ``cup``: markers by kind; ``hands``: the same by seat.
    ``leaders``: side of each leader counter. ``augustus``: the counter that bears it, -1 none. ``dead``: Charlemagne.
    ``famine``, ``winter``, ``cheap``: an event of this player turn. ``spied``, ``taken``: espionage or tribute was used
    this player turn. ``pauses``: times the defender was asked in this player turn. ``serial``: questions so far.
    ``scores``: the Empire's points at the end of each game turn, from turn ``scored`` on (1 but in games that began
    before they were kept). ``deeds``: the last player turn and the running one, the running one last.
    """

    options: Options
    turn: Annotated[int, msgspec.Meta(ge=1, le=TURNS)]
    phasing: Annotated[int, msgspec.Meta(ge=0, le=1)]
    frames: list[Frame]
    sides: list[Side]
    where: list[Spot]
    aboard: list[Counter]
    spent: list[Counter]
    control: list[Owner]
    religion: list[Faith]
    built: list[int]
    civilisation: list[int]
    pillaged: list[int]
    treasury: list[Count]
    cup: Hand
    hands: list[Hand]
    leaders: list[Owner]
    augustus: Annotated[int, msgspec.Meta(ge=-1, lt=COUNTERS)]
    dead: bool
    famine: bool
    winter: bool
    cheap: bool
    spied: bool
    taken: bool
    pauses: Count
    serial: Count
    orders: list[Orders]
    proposals: list[Treaty]
    treaties: list[Treaty]
    treaty_serial: Count
    report: BattleReport | None
    winner: Owner
    reason: str
    scores: list[int] = msgspec.field(default_factory=list)
    scored: Annotated[int, msgspec.Meta(ge=1)] = 1
    deeds: list[Chronicle] = msgspec.field(default_factory=list)

    def next(self) -> int:
        """The number of the next question."""
        self.serial += 1
        return self.serial

    @property
    def doing(self) -> Chronicle:
        """The running player turn, to write deeds down."""
        return self.deeds[-1]


def blank() -> tuple[list[int], list[int]]:
    """Nobody in play, and the first control of every region."""
    return [NOWHERE] * COUNTERS, [NEUTRAL] * len(REGIONS)


EMPTY_HAND: list[int] = [0] * len(MARKERS)
LEADER_COUNT = len(LEADERS)
