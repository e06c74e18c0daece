"""What a seat may know: the board is public, hands, treasure, standing orders and drafts are their owner's (25)."""

from __future__ import annotations

import msgspec

from engine.charlemagne.deeds import PlayerTurn
from engine.charlemagne.state import BattleReport, Options
from engine.charlemagne.state import Clause as Clause  # whoever reads a view may name its parts
from engine.charlemagne.state import Orders as Orders


class SeatView(msgspec.Struct):
    """One side as everybody sees it: how many markers it holds, where its leaders stand, how many regions it has."""

    name: str
    markers: int
    regions: int


class TreatyView(msgspec.Struct):
    """A treaty: its number, who proposed it, what it says."""

    number: int
    by: int
    clauses: list[Clause]


class ForceView(msgspec.Struct):
    """The force in operation: units as counters, operations points left, what was rolled, places passed."""

    seat: int
    place: str
    units: list[int]
    points: int
    die: int
    port: bool
    halted: bool
    trail: list[str]


class MusterView(msgspec.Struct):
    """A force being put together, which only its own seat sees: its place, and units picked by type."""

    place: str
    picked: dict[str, int]


class BattleView(msgspec.Struct):
    """The battle in hand: seats as in the battle frame, what each side has declared."""

    seat: int
    place: str
    units: list[int]
    stage: str
    champions: list[str]
    advances: list[bool]
    treachery: list[str]


class AttemptView(msgspec.Struct):
    """An attempt at vassalage or conversion: ``points`` laid down, by which markers (``laid``), and ``differential``
    with every modifier; before it is sent only its own seat sees it."""

    seat: int
    region: str
    religion: str
    points: int
    differential: int
    modifiers: list[tuple[str, int]]
    sent: bool
    laid: dict[str, int]


class RevoltView(msgspec.Struct):
    """Regions that roll for revolt: dice, and what they would mean now."""

    regions: list[str]
    dice: list[int]
    results: list[str]


class Own(msgspec.Struct):
    """What only the seat itself knows."""

    hand: dict[str, int]
    treasury: int
    orders: Orders
    draft: list[Clause]
    offers: list[TreatyView]
    attempt: AttemptView | None


class ChView(msgspec.Struct, kw_only=True):
    """A position as one seat, or a spectator, may know it.

    The board stands here by index as in the state (``where`` by counter, ``control`` and ``religion`` by region, hexes
    of markers), so that ``units`` and ``movement`` answer from a view as from a state.
    ``cup``: how many markers are left in it. ``scores``: the Empire's points at the end of each game turn, the first of
    turn ``scored`` (see ``victory.course``). ``deeds``: what was done in the last player turn and in the running one,
    which comes last. ``ending``: why the game is over (``points``, ``capitulation``), else empty.
    """

    seat: int | None
    options: Options
    turn: int
    year: int
    phasing: int
    phase: str
    asked: str
    acting: list[int]
    where: list[int]
    aboard: list[int]
    spent: list[int]
    control: list[int]
    religion: list[int]
    built: list[int]
    civilisation: list[int]
    pillaged: list[int]
    leaders: list[int]
    augustus: int
    dead: bool
    famine: bool
    winter: bool
    cheap: bool
    cup: int
    seats: list[SeatView]
    points: dict[str, int]
    band: str
    treaties: list[TreatyView]
    force: ForceView | None
    muster: MusterView | None
    battle: BattleView | None
    attempt: AttemptView | None
    revolt: RevoltView | None
    report: BattleReport | None
    winner: int
    ending: str
    scores: list[int]
    scored: int
    deeds: list[PlayerTurn]
    own: Own | None
