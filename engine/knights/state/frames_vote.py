"""Frames of the special phases: taxes, wages, hiring mercenaries, the Assembly."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from engine.knights.bounds import (
    MOST,
    AgendaNumber,
    Count,
    NationOrNone,
    NumberOrNone,
    OneAgenda,
    SeatNumber,
    SeatOrNobody,
)
from engine.knights.game_data import NONE

AssemblyStage = Literal["open", "cap", "private", "order", "list", "agendas", "close"]
BallotStage = Literal["bids", "declare", "tie", "accept", "effect"]


class Taxes(msgspec.Struct, tag="taxes", array_like=True):
    """Taxation (K9.1)."""

    number: Count
    """The number that tells it apart from others."""
    paid: bool = False
    """Every Baron has received their income; a law on it is still to bite."""


class Comply(msgspec.Struct, tag="comply", array_like=True):
    """A law asks crowns, or Votes, of a Baron, who obeys or is banned (K10.9)."""

    seat: SeatNumber
    """The Baron."""
    law: str
    """What the law says: income-tax, arms-tax or votes-cap (``files.ModName``)."""
    crowns: Annotated[int, Meta(ge=1, lt=MOST)]
    """How many crowns it asks; with votes-cap, how many Votes."""
    number: Count
    """The number of the question."""


class Wages(msgspec.Struct, tag="wages", array_like=True):
    """Wages: in turn, each pays their troops (K9.2)."""

    number: Count
    """The number that tells it apart from others."""
    order: list[SeatNumber]
    """Who is still to pay, clockwise from the Chairman."""


class Paying(msgspec.Struct, tag="paying", array_like=True):
    """A Baron pays their mercenaries or lets them go (K9.2)."""

    seat: SeatNumber
    """The Baron."""
    number: Count
    """The number of the question."""
    relief: Annotated[int, Meta(ge=0, le=100)] = 0
    """Crowns that the army of a quartermaster is still spared."""
    tax: bool = True
    """A law on arms looks at the troops afterwards; not where an Event asks for wages."""
    short: bool = False
    """A Regular is unpaid, so no mercenary can be paid (G56)."""


class Draft(msgspec.Struct, tag="draft", array_like=True):
    """Mercenaries are hired, the leftmost marker first (K11)."""

    number: Count
    """The number of the question."""
    seat: SeatOrNobody = NONE
    """Who has hired one of ``nation`` and may hire more of it with further markers; -1 nobody."""
    nation: NationOrNone = NONE
    """That nationality, an index of ``game_data.NATIONS``; -1 none."""
    step: Count = 0
    """Answers so far."""


# --- the Assembly ----------------------------------------------------------------------------------------------------


class Motion(msgspec.Struct, array_like=True):
    """What will be voted on."""

    card: AgendaNumber
    """The Agenda that lies for it: the one that is voted on, or a Private Motion."""
    matter: str = "agenda"
    """``agenda``, or what a Private Motion asks: unban, repeal, revive, postpone, decree."""
    target: NumberOrNone = -1
    """A seat (unban), an Agenda (repeal, revive), or a decree by number (``hall.DECREES``); else -1."""
    bids: list[Count] = []
    """Votes by seat where two players have shown them beforehand (K15.3); else empty."""
    meant: list[str] = []
    """What those Votes are for, by seat, as far as it was written down with them; unseen until it is declared (G51)."""


class Assembly(msgspec.Struct, tag="assembly", array_like=True):
    """The Assembly (K10)."""

    number: Count
    """The number that tells it apart from others."""
    stage: AssemblyStage = "open"
    """What comes next: open, cap, private, order, list, agendas, close."""
    present: list[SeatNumber] = []
    """Seats that attend."""
    deputy: SeatOrNobody = -1
    """Who presides for an absent Chairman (K10.2); -1 nobody was named."""
    motions: list[Motion] = []
    """What is still to be voted on now, the next one first."""
    shown: bool = False
    """Two players have shown their Votes for all of it (K15.3)."""
    postponed: bool = False
    """It ends, and what is pending stays (K10.10)."""


class Deputy(msgspec.Struct, tag="deputy", array_like=True):
    """The Chairman does not attend and names who presides (K10.2)."""

    seat: SeatNumber
    """The Chairman."""
    number: Count
    """The number of the question."""


class Proposal(msgspec.Struct, tag="proposal", array_like=True):
    """A Baron whom Fate names may propose a Private Motion (K10.3)."""

    seat: SeatNumber
    """The Baron."""
    card: AgendaNumber
    """The Agenda that lies for it among those pending."""
    number: Count
    """The number of the question."""


class Arrange(msgspec.Struct, tag="arrange", array_like=True):
    """Whoever presides orders the Agendas (K10.4)."""

    seat: SeatNumber
    """Who presides."""
    number: Count
    """The number of the question."""


class Bids(msgspec.Struct, tag="bids", array_like=True):
    """Everybody who attends writes down their Votes in secret (K10.5)."""

    number: Count
    """The number of the question."""
    sealed: list[bool]
    """By seat, whether it has sealed; those who have no Votes or do not attend are sealed from the start."""
    amounts: list[list[Count]]
    """How many Votes, by seat, for each matter."""
    says: list[list[str]] = []
    """What they are for, likewise; empty where a seat has not written it down, and as a whole where nobody has."""


class Ballot(msgspec.Struct, tag="ballot", array_like=True):
    """A matter is being voted on (K10.5)."""

    number: Count
    """The number of the question."""
    matter: str
    """``agenda``, or what a Private Motion asks, as in ``Motion``."""
    target: NumberOrNone
    """What it names, as in ``Motion``."""
    agendas: OneAgenda
    """Its card alone: the Agenda that is voted on, or the Private Motion."""
    stage: BallotStage = "bids"
    """What comes next: bids, declare, tie, accept, effect."""
    bids: list[Count] = []
    """Votes by seat; empty before they are written down."""
    voices: list[str] = []
    """What they are for, by seat: yes, no, or a seat's slug; empty before it is declared."""
    winner: str = ""
    """What has won, likewise; empty before it is decided."""
    refused: list[SeatNumber] = []
    """Seats that it would have struck and that do not take it (K10.9)."""
    meant: list[str] = []
    """What was written down with the Votes, by seat; declared in turn, unseen before (G51)."""


class Accept(msgspec.Struct, tag="accept", array_like=True):
    """Barons whom a decision strikes take it or refuse (K10.9)."""

    number: Count
    """The number of the question."""
    waiting: list[SeatNumber]
    """Seats that have not answered."""


class Discard(msgspec.Struct, tag="discard", array_like=True):
    """A Baron with three charges gives one of them up for a fourth (K10.8)."""

    seat: SeatNumber
    """The Baron."""
    number: Count
    """The number of the question."""
    agendas: OneAgenda
    """The new charge alone."""


class Appoint(msgspec.Struct, tag="appoint", array_like=True):
    """A Baron gives an office to one of their Nobles (K10.8)."""

    seat: SeatNumber
    """The Baron."""
    number: Count
    """The number of the question."""
    agendas: OneAgenda
    """The office alone."""


VoteFrame = (
    Taxes | Comply | Wages | Paying | Draft | Assembly | Deputy | Proposal | Arrange | Bids | Ballot | Accept | Discard
    | Appoint
)  # fmt: skip
