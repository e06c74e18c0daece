"""What one seat may know of a fair, built by whitelist."""

from __future__ import annotations

import msgspec

from herald_fair.state import Auction, FairState, Frame, Objection, Toll, Vote, offers


class OfferView(msgspec.Struct, frozen=True):
    """An open offer that the reader may know of."""

    number: int
    """Names it in actions."""
    maker: int
    """The seat that made it."""
    to: int
    """The seat that may answer it."""
    seller: int
    """Which of the two gives the good; the other pays."""
    price: int
    """In coins."""
    good: str
    """One of ``GOODS``."""
    whispered: bool
    """Whether the two alone know of it."""


class Own(msgspec.Struct, frozen=True):
    """What a seat hides."""

    seat: int
    """Which seat it is."""
    purse: int
    """Its coins."""
    cellar: list[int]
    """How many it has of each good, in the order of ``GOODS``."""
    cards: int
    """How many vetoes it holds."""
    standing: int
    """What it bids in every auction, in coins; -1 to be asked."""
    bid: int
    """Its bid in this auction, in coins; -1 for none yet, and when there is no auction."""
    said: str
    """Its word to the cart at the gate, ``silent`` or ``object``; empty for none yet, and when there is no cart."""


class FairView(msgspec.Struct, frozen=True):
    """What a reader may know of the position."""

    day: int
    """Which day it is, counted from 1."""
    days: int
    """How many days the fair lasts."""
    step: str
    """What is asked, the tag of the frame on top: ``hang``, ``vote``, ``auction``, ``cart``, ``objection`` or
    ``over``."""
    mover: int
    """The seat whose sign, or cart, that is about; -1 where all are asked at once, and at the end."""
    cart: list[str]
    """The good and the gate of a cart that waits for objections; empty when there is none."""
    signs: list[str]
    """By seat: its sign; empty for not yet."""
    pennants: list[int]
    """By seat: how many it has won."""
    votes: list[str]
    """By seat: ``aye``, ``nay``, or empty for not yet; no seats when there is no vote."""
    sealed: list[bool]
    """By seat: whether its bid in this auction is closed; no seats when there is no auction."""
    bids: list[int]
    """By seat: its bid in the last auction, in coins; -1 before the first one."""
    toll: bool
    """Whether a toll is to be paid this evening."""
    offers: list[OfferView]
    """The open ones, oldest first."""
    own: Own | None
    """What the reader's own seat hides; ``None`` for a spectator."""


def build(state: FairState, seat: int | None) -> FairView:
    """The view of a seat, of a spectator for ``None``."""
    top = state.frames[-1]
    return FairView(
        day=state.day,
        days=state.options.rounds,
        step=top.__struct_config__.tag if isinstance(top.__struct_config__.tag, str) else "",
        mover=getattr(top, "seat", -1),
        cart=[top.good, top.gate] if isinstance(top, Objection) else [],
        signs=list(state.signs),
        pennants=list(state.pennants),
        votes=list(top.votes) if isinstance(top, Vote) else [],
        sealed=list(top.sealed) if isinstance(top, Auction) else [],
        bids=list(state.bids),
        toll=any(isinstance(f, Toll) for f in state.sides),
        offers=[
            OfferView(f.number, f.maker, f.to, f.seller, f.price, f.good, f.whispered)
            for f in offers(state)
            if not f.whispered or seat in (f.maker, f.to)
        ],
        own=None if seat is None else _own(state, top, seat),
    )


def _own(state: FairState, top: Frame, seat: int) -> Own:
    return Own(
        seat,
        state.purse[seat],
        list(state.cellar[seat]),
        state.cards[seat],
        state.standing[seat],
        top.bids[seat] if isinstance(top, Auction) else -1,
        top.said[seat] if isinstance(top, Objection) else "",
    )
