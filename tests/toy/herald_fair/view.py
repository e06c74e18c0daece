"""What one seat may know of a fair, built by whitelist."""

from __future__ import annotations

import msgspec

from herald_fair.state import Auction, FairState, Frame, Objection, Toll, Vote, offers


class OfferView(msgspec.Struct, frozen=True):
    """An open offer that the reader may know of."""

    number: int
    maker: int
    to: int
    seller: int
    price: int
    good: str
    whispered: bool


class Own(msgspec.Struct, frozen=True):
    """What a seat hides."""

    seat: int
    purse: int
    cellar: list[int]
    cards: int
    standing: int
    bid: int
    said: str


class FairView(msgspec.Struct, frozen=True):
    """``bids``: of the last auction. ``sealed``: who has sealed in this one; ``votes``: as cast."""

    day: int
    days: int
    step: str
    mover: int
    cart: list[str]
    signs: list[str]
    pennants: list[int]
    votes: list[str]
    sealed: list[bool]
    bids: list[int]
    toll: bool
    offers: list[OfferView]
    own: Own | None


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
