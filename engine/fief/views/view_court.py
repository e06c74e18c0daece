"""What a seat may know of the court: elections, Parliament, deals, armed cards."""

from __future__ import annotations

import msgspec

from engine.fief.state.record import Cast as Cast
from engine.fief.state.state import Orders as Orders


class CourtView(msgspec.Struct, frozen=True):
    """Phase 1A-B."""

    offers: list[tuple[str, str]]
    """Open offers of marriage, as the Noble who offers and the one who is asked (9.0)."""
    candidates: list[str]
    """Nobles who stand for election (9.1)."""
    calls: bool
    """Whether the Sovereign calls Parliament (9.2)."""
    ready: list[bool]
    """Who has nothing more to say, by seat."""
    elects: bool
    """Whether a Sovereign can be elected now (9.1)."""


class PlacedView(msgspec.Struct, frozen=True):
    """Face down on the candidates: on whom a family has laid something."""

    family: int
    """Whose markers they are."""
    on: list[str]
    """The candidates on whom its vote and its decoy lie, which is which unseen."""


class ElectionView(msgspec.Struct, frozen=True):
    """An election."""

    candidates: list[str]
    """The Nobles who stand."""
    sealed: list[bool]
    """Who has sealed, by seat; whoever has no vote has."""
    placed: list[PlacedView]
    """Where the markers of those lie who have voted, when families vote in turn; empty while all vote at once."""


class ParliamentView(msgspec.Struct, frozen=True):
    """Parliament (9.2)."""

    sum: int
    """Shillings that the Royal Tax brings."""
    sealed: list[bool]
    """Who has sealed, by seat; whoever has no vote has."""
    granted: bool
    """Whether the tax is granted and the Sovereign splits it."""


class Article(msgspec.Struct, frozen=True):
    """Something that changes hands in a deal."""

    kind: str
    """``money``, ``card``, ``city``, ``title``, ``captive``, ``relic``, ``servant`` or ``crossbow``."""
    slug: str
    """What it is: of a title its region, of crossbows their Mercenary card; empty for money."""
    n: int
    """Shillings of money, or how many."""


class DealView(msgspec.Struct, frozen=True):
    """An offer of a family to another."""

    number: int
    """Its number, counted by the two seats alone."""
    maker: int
    """The family that offers."""
    to: int
    """The family that is asked."""
    gives: list[Article]
    """What the maker gives."""
    wants: list[Article]
    """What the maker wants for it; empty for a gift."""
    route: str
    """The way it is carried out: ``city``, ``pigeon``, ``ring``, ``ransom`` or ``servants``."""
    round: int
    """The round it was made in; it lapses with it."""


class ArmedView(msgspec.Struct, frozen=True):
    """A card that plays itself (10.0)."""

    number: int
    """Its number in the seat's own count; ``disarm`` names it."""
    card: str
    """Its slug."""
    trigger: str
    """What must happen, one of ``arms.TRIGGERS`` for that card."""
    target: str
    """To whom or where: a Noble, a family's colour, a city, a region, or ``invaders``."""
    how: str
    """By whom (``any`` or a Noble), where to (a city) or how many crossbows; empty where there is nothing to say."""


class BallotPaper(msgspec.Struct, frozen=True):
    """What a family of the seat has laid face down."""

    family: int
    """The family that votes with it."""
    vote: str
    """The candidate it votes for, in Parliament ``aye``, ``nay`` or ``nothing``; empty before it has said."""
    decoy: str
    """The candidate on whom its decoy lies; empty in Parliament."""
    burgher: bool
    """Whether it adds its Burgher's votes in Parliament (11.2)."""
