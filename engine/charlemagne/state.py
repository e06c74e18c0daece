"""The position of a game of Charlemagne: plain data with a stack of named frames on top of it.

Places, regions, counters and kinds of marker are indices into the tables of ``board`` and ``game_data``. Seat 0 is the
Empire, seat 1 the Tribal player; ``-1`` is nobody. Points are points of treasure unless said otherwise.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from engine.charlemagne.bounds import (
    EVERY_REGION,
    NOWHERE,
    TWO,
    Champion,
    Count,
    Counter,
    Die,
    Ending,
    Faith,
    Hand,
    Hex,
    Owner,
    Percent,
    PlaceNumber,
    SeatNumber,
    Spot,
    Turn,
)
from engine.charlemagne.clauses import Treaty
from engine.charlemagne.deeds import Chronicle
from engine.charlemagne.frames import Frame, Side
from engine.charlemagne.game_data import COUNTERS, LEADERS, NEUTRAL, REGIONS, TURNS
from engine.core import GameState

Odds = Literal["never", "odds-1", "odds-2", "odds-3", "odds-4", "always", "ask"]
Cap = Annotated[int, msgspec.Meta(ge=0, le=6)]


class Options(msgspec.Struct, frozen=True):
    """What the table chose. The optional rules are off unless chosen."""

    first: Literal["empire", "tribal"] = "empire"
    """Who has the first player turn of each game turn (ruling 1)."""
    placement: Literal["free", "fixed"] = "free"
    """Whether the players place their units themselves or start from the usual places (ruling 2)."""
    build_limit: Literal[0, 1, 2, 3] = 1
    """Burg and civilisation markers a player may build in a player turn, 0 for any number, as printed (23.5, 24.6)."""
    duels: bool = False
    """Whether there is personal combat (28)."""
    scara: bool = False
    """Whether the Scara can be hired (29)."""
    leader_death: bool = False
    """Whether the marker of the leader's death is in the cup (30)."""


class Orders(msgspec.Struct):
    """What a seat lets be answered in its name; the keys and values are in ``standing.VALUES``. At first they spend no
    markers: whoever has said nothing is asked, and who does not answer keeps them."""

    vassalage_cap: Cap = 0
    """Most points spent on defending a region against vassalage, where ``caps`` does not name it."""
    vassalage_least: Percent = 30
    """Least chance of vassalage, in percent, that is worth defending against."""
    missionary_cap: Cap = 0
    """Most points spent on defending a region against conversion, where ``faith`` does not name it."""
    missionary_least: Percent = 30
    """Least chance of conversion, in percent, that is worth defending against."""
    defence: Literal["auto", "ask"] = "ask"
    """Against an attempt: ``auto``, by caps and chances, or ``ask``."""
    retreat: Odds = "odds-3"
    """When to withdraw before a battle: ``never``, ``always``, ``ask``, or from odds against the seat, ``odds-1`` (1/1)
    to ``odds-4`` (4/1)."""
    direction: Literal["burg", "home", "stack", "ask"] = "burg"
    """Where to retreat to: the nearest own ``burg``, ``home`` (burgs of own regions), an own ``stack``, or ``ask``."""
    advance: Literal["never", "shift", "always", "ask"] = "ask"
    """When to play a military advance in defence: ``never``, ``shift`` (when the odds drop by it), ``always``,
    ``ask``."""
    stake: Count = 6
    """Least strength, in combat points, of the defenders for which a marker is played by ``shift``."""
    reserve: Count = 0
    """Military advances kept in hand: one is played only from a hand with more."""
    treachery: Literal["never", "shift", "ask"] = "ask"
    """When to play treachery in defence, on the enemy's leader: ``never``, ``shift`` (when the odds drop by it),
    ``ask``."""
    losses: Literal["cheapest", "ask"] = "cheapest"
    """Which units to lose: the ``cheapest``, or ``ask``."""
    burgs: Literal["hold", "leave", "ask"] = "hold"
    """Whether who is beaten in a burg holds it (16.8a): ``hold``, ``leave``, ``ask``."""
    duel: Odds = "never"
    """When the defender calls for personal combat (28): ``never``, ``always``, ``ask``, or from odds ``odds-1`` to
    ``odds-4``."""
    champion: Champion = "leader"
    """Who fights in personal combat, where both are there: ``leader`` or ``charlemagne``. Nobody is asked about it."""
    envoys: Literal["auto", "never", "ask"] = "ask"
    """Royal envoys in a revolt (7): ``auto``, for a bad die where two faces or more are better, ``never`` or
    ``ask``."""
    leader: Literal["largest", "capital", "ask"] = "largest"
    """Where a drawn leader goes: to the ``largest`` force without one, nearest to the ``capital``, or ``ask``
    (21.1)."""
    fate: Literal["auto", "ask"] = "auto"
    """What the Tribal player decides in events (61, 62, 66): ``auto`` or ``ask``."""
    caps: dict[str, Count] = {}
    """Most points spent on defending a region against vassalage, by its slug, where it differs from
    ``vassalage_cap``."""
    faith: dict[str, Count] = {}
    """The same against conversion, where it differs from ``missionary_cap``."""
    lost: list[str] = []
    """Slugs of regions that are not worth royal envoys, in alphabetical order."""


class BattleReport(msgspec.Struct):
    """The last battle as everybody saw it."""

    attacker: SeatNumber
    """The seat that attacked."""
    origin: PlaceNumber
    """The place the attack came from."""
    place: PlaceNumber
    """The place that was attacked."""
    strength: Annotated[list[Count], TWO]
    """Combat points before multipliers, of the attackers and of the defenders."""
    factor: Annotated[list[Count], TWO]
    """What multiplied them, in the same order (16.6d)."""
    column: str
    """The column of odds of the battle table, such as ``3/1``."""
    die: Die
    """What was rolled."""
    result: str
    """The code of the battle table, with a ``*`` for each marker that the winner draws (16.7)."""
    reasons: Annotated[list[list[str]], TWO]
    """What made the factors, of the attackers and of the defenders: ``leader``, ``king``, ``ground``, ``advance``."""


class ChState(GameState, kw_only=True):
    """The whole position."""

    options: Options
    """What the table chose."""
    turn: Turn
    """The game turn, from 1 to 9."""
    phasing: SeatNumber
    """The seat whose player turn it is."""
    frames: Annotated[list[Frame], msgspec.Meta(min_length=1)]
    """The procedure in hand: the phase at the bottom, what interrupts it on top."""
    sides: list[Side]
    """What may be done beside it at any moment: a desk and a chancery for each seat."""
    where: Annotated[list[Spot], msgspec.Meta(min_length=COUNTERS, max_length=COUNTERS)]
    """Place of each counter, ``NOWHERE`` for who is out of play."""
    aboard: list[Counter]
    """Counters that are embarked on fleets, in ascending order."""
    spent: list[Counter]
    """Counters that have operated in this phase, in ascending order."""
    control: Annotated[list[Owner], EVERY_REGION]
    """Who controls each region."""
    religion: Annotated[list[Faith], EVERY_REGION]
    """The faith of each region."""
    built: list[Hex]
    """Hexes with a burg marker."""
    civilisation: list[Hex]
    """Hexes with a civilisation marker."""
    pillaged: list[Hex]
    """Hexes with a pillage marker."""
    treasury: Annotated[list[Count], TWO]
    """Points by seat."""
    cup: Hand
    """How many markers of each kind are in the cup."""
    hands: Annotated[list[Hand], TWO]
    """The same by seat: what each holds."""
    leaders: Annotated[list[Owner], msgspec.Meta(min_length=len(LEADERS), max_length=len(LEADERS))]
    """The side of each leader counter, in the order of ``LEADERS``; -1 for who is in no one's service."""
    augustus: Annotated[int, msgspec.Meta(ge=-1, lt=COUNTERS)]
    """The leader counter that bears the Augustus marker, -1 for none."""
    dead: bool
    """Whether Charlemagne is dead."""
    famine: bool
    """Whether there is a famine in this player turn, so that every place feeds a unit less (event 14)."""
    winter: bool
    """Whether it is a harsh winter, which costs every force operations points (event 55), in this player turn."""
    cheap: bool
    """Whether mercenaries are at half price in this player turn (event 51)."""
    spied: bool
    """Whether espionage was used in this player turn."""
    taken: bool
    """Whether tribute was used in this player turn."""
    pauses: Count
    """How often the seat that is not phasing was asked in this player turn, see ``standing.PAUSES``."""
    serial: Count
    """How many questions there have been; the next one has the next number."""
    orders: Annotated[list[Orders], TWO]
    """The standing orders of each seat."""
    proposals: list[Treaty]
    """Treaties that are offered and not answered."""
    treaties: list[Treaty]
    """Treaties in force."""
    treaty_serial: Count
    """The number of the latest proposal, 0 before the first."""
    report: BattleReport | None
    """The last battle that was decided, ``None`` before the first."""
    winner: Owner
    """The seat that has won, -1 while the game goes on."""
    reason: Ending | Literal[""]
    """Why it ended: ``points`` or ``capitulation``; empty while it goes on."""
    scores: Annotated[list[int], msgspec.Meta(max_length=TURNS)] = msgspec.field(default_factory=list)
    """The Empire's victory points at the end of each game turn, the first of them that of turn ``scored``."""
    scored: Turn = 1
    """The first game turn with a score: 1 but in games that began before they were kept."""
    deeds: Annotated[list[Chronicle], msgspec.Meta(min_length=1, max_length=2)] = msgspec.field(default_factory=list)
    """The last player turn and the running one, which comes last."""

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
