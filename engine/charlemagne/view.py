"""What a seat may know: the board is public, hands, treasure, standing orders and drafts are their owner's (25)."""

from __future__ import annotations

import msgspec

from engine.charlemagne.clauses import Clause as Clause
from engine.charlemagne.deeds import PlayerTurn
from engine.charlemagne.frames import Frame
from engine.charlemagne.state import BattleReport, Options
from engine.charlemagne.state import Orders as Orders


class SeatView(msgspec.Struct):
    """One side as everybody sees it."""

    name: str
    """``empire`` or ``tribal``."""
    markers: int
    """How many stratagem markers it holds."""
    regions: int
    """How many regions it controls."""


class TreatyView(msgspec.Struct):
    """A treaty, or an offer of one."""

    number: int
    """Its number, counted from 1 through the game; offers and treaties are named by it."""
    by: int
    """The seat that proposed it."""
    clauses: list[Clause]
    """What it says, of both seats; of a treaty in force only what still holds."""


class ForceView(msgspec.Struct):
    """The force in operation."""

    seat: int
    """Whose force it is."""
    place: str
    """Slug of the place where it is."""
    units: list[int]
    """Its counters."""
    points: int
    """Operations points left."""
    die: int
    """What was rolled for its operations points (13.2)."""
    port: bool
    """Whether it set sail from a friendly port (19.4b)."""
    halted: bool
    """Whether it entered an enemy zone of control (14.4)."""
    trail: list[str]
    """Slugs of the places it has passed, the first one included, in order."""


class MusterView(msgspec.Struct):
    """A force being put together, which only the phasing seat sees."""

    place: str
    """Slug of the place where its units are."""
    picked: dict[str, int]
    """How many units go along, by the slug of their type; types without any are left out."""


class BattleView(msgspec.Struct):
    """The battle in hand, as in the battle frame."""

    seat: int
    """The seat that attacks."""
    place: str
    """Slug of the place where the defenders are."""
    units: list[int]
    """The defenders' counters."""
    stage: str
    """The step: ``withdraw``, ``challenge``, ``plan`` (the attacker's markers), ``answer`` (the defender's),
    ``done``."""
    champions: list[str]
    """By seat: ``leader`` or ``charlemagne``, empty without personal combat (28)."""
    advances: list[bool]
    """By seat: whether a military advance was played."""
    treachery: list[str]
    """By seat: what its treachery takes from the enemy, ``leader`` or ``ground``; empty for none played."""


class AttemptView(msgspec.Struct):
    """An attempt at vassalage or conversion; before it is sent only its own seat sees it."""

    seat: int
    """The seat that makes it."""
    region: str
    """Slug of the region that it is about."""
    religion: str
    """The faith that a conversion goes for, empty for vassalage."""
    points: int
    """Points that the attacker's markers make."""
    differential: int
    """The points with every modifier, which names the column of the table."""
    modifiers: list[tuple[str, int]]
    """What shifts the points, each with its reason (RULES.md); the defender's points are not among
    them."""
    sent: bool
    """Whether the attacker's markers are on the table, so that it is the defender's turn."""
    laid: dict[str, int]
    """The attacker's markers by slug: how many of each kind."""


class RevoltView(msgspec.Struct):
    """Regions that roll for revolt (7)."""

    regions: list[str]
    """Slugs of the regions."""
    dice: list[int]
    """One die for each region, in the same order, before modifiers."""
    results: list[str]
    """What each die would mean now: ``none``, ``neutral`` or ``tribal``."""


class Own(msgspec.Struct):
    """What only the seat itself knows."""

    hand: dict[str, int]
    """How many markers it holds, by slug; kinds that it has none of are left out."""
    treasury: int
    """Its points of treasure."""
    orders: Orders
    """Its standing orders."""
    draft: list[Clause]
    """Clauses of a proposal that it has not yet sent."""
    offers: list[TreatyView]
    """Treaties that are offered and not answered, its own and those of the other side."""
    attempt: AttemptView | None
    """Its attempt or the one it answers; before it is sent the attacker alone has it here. ``None`` where there is
    none."""


class ChView(msgspec.Struct, kw_only=True):
    """A position as one seat, or a spectator, may know it.

    The board stands here by index as in the state, so that ``units`` and ``movement`` answer from a view as from a
    state.
    """

    seat: int | None
    """Whose view it is, ``None`` for a spectator."""
    options: Options
    """What the table chose."""
    turn: int
    """The game turn, from 1 to 9."""
    year: int
    """The first year of the game turn; a turn is five years."""
    phasing: int
    """The seat whose player turn it is."""
    phase: str
    """The phase: ``deploy``, ``event``, ``stratagem``, ``vassalage``, ``treasury``, ``levy``, ``operations``,
    ``supply`` or ``over``."""
    asked: str
    """The step of the open question, such as ``force`` or ``guard-faith`` (RULES.md)."""
    acting: list[int]
    """The seat that is to act, in a list; empty when the game is over."""
    where: list[int]
    """Place of each counter, -1 for who is out of play."""
    aboard: list[int]
    """Counters that are embarked on fleets."""
    spent: list[int]
    """Counters that have operated in this phase."""
    control: list[int]
    """Who controls each region: a seat, -1 for nobody."""
    religion: list[int]
    """The faith of each region, an index into ``game_data.RELIGIONS``."""
    built: list[int]
    """Hexes with a burg marker."""
    civilisation: list[int]
    """Hexes with a civilisation marker."""
    pillaged: list[int]
    """Hexes with a pillage marker."""
    leaders: list[int]
    """The side of each leader counter, in the order of ``game_data.LEADERS``; -1 for who is in no one's service."""
    augustus: int
    """The leader counter that bears the Augustus marker, -1 for none."""
    dead: bool
    """Whether Charlemagne is dead."""
    famine: bool
    """Whether there is a famine in this player turn (event 14)."""
    winter: bool
    """Whether it is a harsh winter in this player turn (event 55)."""
    cheap: bool
    """Whether mercenaries are at half price in this player turn (event 51)."""
    spied: bool = False
    """Whether espionage was used in this player turn."""
    taken: bool = False
    """Whether tribute was used in this player turn."""
    pauses: int = 0
    """How often its own seat was asked in this player turn of the other, see ``standing.PAUSES``; else 0."""
    serial: int = 0
    """How many questions there have been."""
    frames: list[Frame] = []
    """The procedure in hand, the phase at the bottom, without what another seat alone knows: the force that it puts
    together, the attempt that it has not sent, whether it will be asked."""
    cup: int
    """How many stratagem markers are left in the cup."""
    seats: list[SeatView]
    """Both sides as everybody sees them, by seat."""
    points: dict[str, int]
    """The Empire's victory points by origin: ``levy``, ``burgs``, ``civilisation``, ``faith``, ``king`` (27.1)."""
    band: str
    """The level of victory that these points make, or with which the game ended (27.2)."""
    treaties: list[TreatyView]
    """Treaties in force."""
    force: ForceView | None
    """The force in operation, ``None`` where there is none."""
    muster: MusterView | None
    """The force being put together, ``None`` where there is none or the view is not the phasing seat's."""
    battle: BattleView | None
    """The battle in hand, ``None`` where there is none."""
    attempt: AttemptView | None
    """The attempt in hand once it is sent, else ``None``."""
    revolt: RevoltView | None
    """The regions that roll for revolt, ``None`` where none does."""
    report: BattleReport | None
    """The last battle that was decided, ``None`` before the first."""
    winner: int
    """The seat that has won, -1 while the game goes on."""
    ending: str
    """Why the game is over (``points``, ``capitulation``), else empty."""
    scores: list[int]
    """The Empire's victory points at the end of each game turn, the first that of turn ``scored`` (see
    ``victory.course``)."""
    scored: int
    """The first game turn with a score."""
    deeds: list[PlayerTurn]
    """What was done in the last player turn and in the running one, which comes last."""
    own: Own | None
    """What only the seat itself knows, ``None`` for a spectator."""
