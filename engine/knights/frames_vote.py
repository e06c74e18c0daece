"""Frames of the special phases: taxes, wages, hiring mercenaries, the Assembly."""

from __future__ import annotations

import msgspec

NONE = -1


class Taxes(msgspec.Struct, tag="taxes", array_like=True):
    """Taxation. ``paid``: everybody has received his income, the laws are still to bite."""

    number: int
    paid: bool = False


class Comply(msgspec.Struct, tag="comply", array_like=True):
    """A law asks crowns, or Votes, of a Baron, who obeys or is banned (N3). ``law``: what it says, as in ``game_data``;
    ``crowns``: how many of them."""

    seat: int
    law: str
    crowns: int
    number: int


class Wages(msgspec.Struct, tag="wages", array_like=True):
    """Wages: in turn, each pays his troops. ``order``: who is still to pay."""

    number: int
    order: list[int]


class Paying(msgspec.Struct, tag="paying", array_like=True):
    """A Baron pays his mercenaries or lets them go (W2). ``relief``: crowns that his quartermaster's army is still
    spared; ``tax``: an arms law looks at his troops afterwards; ``short``: a Regular is unpaid, so no mercenary can be
    paid."""

    seat: int
    number: int
    relief: int = 0
    tax: bool = True
    short: bool = False


class Draft(msgspec.Struct, tag="draft", array_like=True):
    """Mercenaries are hired, the leftmost marker first. ``seat``: who has hired one of ``nation`` and may hire more of
    it with his other markers; ``step``: questions so far."""

    number: int
    seat: int = NONE
    nation: int = NONE
    step: int = 0


# --- the Assembly ----------------------------------------------------------------------------------------------------


class Motion(msgspec.Struct, array_like=True):
    """What will be voted on. ``card``: an Agenda; ``matter``: agenda, or what a Private Motion asks: unban, repeal,
    revive, postpone, decree; ``target``: a seat, an Agenda, or a decree by number; ``bids``: Votes by seat where they
    have been shown (two players), ``meant``: what for, as far as it was written down with them, unseen."""

    card: int
    matter: str = "agenda"
    target: int = -1
    bids: list[int] = []
    meant: list[str] = []


class Assembly(msgspec.Struct, tag="assembly", array_like=True):
    """The Assembly. ``stage``: what comes next; ``present``: who attends; ``deputy``: who presides for an absent
    Chairman; ``motions``: what will be voted on now; ``shown``: two players have shown their Votes for it;
    ``postponed``: it ends, and what is pending stays."""

    number: int
    stage: str = "open"
    present: list[int] = []
    deputy: int = -1
    motions: list[Motion] = []
    shown: bool = False
    postponed: bool = False


class Deputy(msgspec.Struct, tag="deputy", array_like=True):
    """The Chairman does not attend and names who presides (V1)."""

    seat: int
    number: int


class Proposal(msgspec.Struct, tag="proposal", array_like=True):
    """A Baron may propose a Private Motion (V2). ``card``: the Agenda that lies among those pending."""

    seat: int
    card: int
    number: int


class Arrange(msgspec.Struct, tag="arrange", array_like=True):
    """Whoever presides orders the Agendas (V3)."""

    seat: int
    number: int


class Bids(msgspec.Struct, tag="bids", array_like=True):
    """Everybody who attends writes down his Votes in secret (V4). ``amounts``: by seat, for each matter; ``says``: what
    for, likewise, empty where nobody has written that down."""

    number: int
    sealed: list[bool]
    amounts: list[list[int]]
    says: list[list[str]] = []


class Ballot(msgspec.Struct, tag="ballot", array_like=True):
    """A matter is being voted on (``Motion``). ``agendas``: its card; ``stage``: bids, declare, tie, accept, effect;
    ``bids``: Votes by seat, shown; ``voices``: what for, by seat (yes, no, ``seat-n``); ``winner``: what has won;
    ``refused``: seats that it would have struck and who do not take it; ``meant``: what was written down with the Votes
    and is declared in turn, unseen before."""

    number: int
    matter: str
    target: int
    agendas: list[int]
    stage: str = "bids"
    bids: list[int] = []
    voices: list[str] = []
    winner: str = ""
    refused: list[int] = []
    meant: list[str] = []


class Accept(msgspec.Struct, tag="accept", array_like=True):
    """Barons whom a decision strikes take it or refuse (V7). ``waiting``: who has not answered."""

    number: int
    waiting: list[int]


class Discard(msgspec.Struct, tag="discard", array_like=True):
    """A Baron with three charges gives one of them up for a fourth (V8). ``agendas``: the new one."""

    seat: int
    number: int
    agendas: list[int]


class Appoint(msgspec.Struct, tag="appoint", array_like=True):
    """A Baron gives an office to one of his Nobles (V9). ``agendas``: the office."""

    seat: int
    number: int
    agendas: list[int]


VoteFrame = (
    Taxes | Comply | Wages | Paying | Draft | Assembly | Deputy | Proposal | Arrange | Bids | Ballot | Accept | Discard
    | Appoint
)  # fmt: skip
