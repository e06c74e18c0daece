"""The position of a fair: plain data, frames with tags."""

from __future__ import annotations

from itertools import product
from typing import Literal

import msgspec

from engine.core import GameState

GOODS = ("wool", "cloth", "wine")
GATES = ("north-gate", "river-gate")
FULL = 200
"""What a purse holds; what does not fit is given to the poor."""
PRICES = range(10, FULL + 1, 10)
STEP = 20
"""Offers are made in steps of so many coins."""
CHAIN = 3
"""How often an offer may be countered."""
OPEN = 2
"""How many offers a seat may have open."""
_COLOURS = (
    "black", "blue", "bold", "brave", "gilded", "golden", "green", "grey", "laughing", "lone", "old", "proud", "red",
    "sleepy", "white",
)  # fmt: skip
_BEASTS = (
    "bear", "boar", "bull", "crow", "deer", "dragon", "eagle", "fox", "goat", "goose", "griffin", "hare", "heron",
    "hound", "lion", "otter", "owl", "pike", "stag", "swan",
)  # fmt: skip
SIGNS = tuple(f"{colour}-{beast}" for colour, beast in product(_COLOURS, _BEASTS))
"""The 300 signs a merchant may hang out."""


class FairOptions(msgspec.Struct, frozen=True):
    """``rounds``: how many days the fair lasts. ``cards``: how many of the first cards are vetoes, at most one each."""

    rounds: Literal[1, 2, 3, 4] = 3
    cards: Literal[0, 1, 2, 3, 4, 5, 6] = 3


class Day(msgspec.Struct, tag="day"):
    """A day of the fair: what comes next, and how many have had their cart."""

    stage: str = "morning"
    carts: int = 0


class Hang(msgspec.Struct, tag="hang"):
    """A seat hangs out its sign."""

    seat: int


class Vote(msgspec.Struct, tag="vote"):
    """All vote at once and in the open; empty: not yet."""

    votes: list[str]


class Auction(msgspec.Struct, tag="auction"):
    """Sealed bids for the day's pennant; -1: none yet."""

    bids: list[int]
    sealed: list[bool]


class Cart(msgspec.Struct, tag="cart"):
    """A seat may send a cart."""

    seat: int


class Objection(msgspec.Struct, tag="objection"):
    """A cart stands at a gate: everybody else is asked; empty: not yet."""

    seat: int
    good: str
    gate: str
    said: list[str]


class Over(msgspec.Struct, tag="over"):
    """The fair is over."""


class Market(msgspec.Struct, tag="market"):
    """Offers may be made at any time."""


class Wishes(msgspec.Struct, tag="wishes"):
    """Standing bids may be changed at any time."""


class Offer(msgspec.Struct, tag="offer"):
    """One offer: ``seller`` gives ``good`` for ``price``. What ``maker`` would give is laid aside here."""

    number: int
    maker: int
    to: int
    seller: int
    price: int
    good: str
    whispered: bool
    chain: int = 0


class Toll(msgspec.Struct, tag="toll"):
    """A toll was voted; whoever holds a veto may end it before evening."""

    day: int


Frame = Day | Hang | Vote | Auction | Cart | Objection | Over
Side = Market | Wishes | Offer | Toll


class FairState(GameState, kw_only=True):
    """``purse``, ``cellar`` (by good), ``cards`` and ``standing`` (-1: ask me) of a seat are hidden."""

    options: FairOptions
    day: int
    purse: list[int]
    cellar: list[list[int]]
    cards: list[int]
    standing: list[int]
    signs: list[str]
    pennants: list[int]
    bids: list[int]
    offered: int
    whispered: list[int]
    frames: list[Frame]
    sides: list[Side]


def pair(state: FairState, one: int, other: int) -> int:
    """The number of an unordered pair of seats."""
    return min(one, other) * state.seats + max(one, other)


def offers(state: FairState) -> list[Offer]:
    """The open offers, oldest first."""
    return [f for f in state.sides if isinstance(f, Offer)]


def gain(state: FairState, seat: int, coins: int) -> None:
    """Put coins into a purse; what does not fit is lost."""
    state.purse[seat] = min(FULL, state.purse[seat] + coins)


def store(state: FairState, seat: int, good: str, count: int = 1) -> None:
    """Lay goods into a cellar, or take them out."""
    state.cellar[seat][GOODS.index(good)] += count


def has(state: FairState, seat: int, good: str) -> bool:
    """Whether a cellar holds a good."""
    return state.cellar[seat][GOODS.index(good)] > 0
