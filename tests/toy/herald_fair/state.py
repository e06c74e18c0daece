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
    """What a table chooses before the start."""

    rounds: Literal[1, 2, 3, 4] = 3
    """How many days the fair lasts (F-2)."""
    cards: Literal[0, 1, 2, 3, 4, 5, 6] = 3
    """How many of six first cards are vetoes; every seat has one of the six, a veto or a blank (F-5)."""


class Day(msgspec.Struct, tag="day"):
    """A day of the fair; it lies under whatever the day asks."""

    stage: str = "morning"
    """What comes next, the name of the method of ``DayPhase`` that does it: morning, auction, carts_go or evening."""
    carts: int = 0
    """How many seats have had their cart today."""


class Hang(msgspec.Struct, tag="hang"):
    """A seat hangs out its sign."""

    seat: int
    """Whose sign it is; those before it have hung out theirs (F-1)."""


class Vote(msgspec.Struct, tag="vote"):
    """All vote at once and in the open (F-4)."""

    votes: list[str]
    """By seat: ``aye``, ``nay``, or empty for not yet."""


class Auction(msgspec.Struct, tag="auction"):
    """Sealed bids for the day's pennant (F-5)."""

    bids: list[int]
    """By seat, in coins; -1 for none yet. Hidden until all are sealed."""
    sealed: list[bool]
    """By seat: whether it has closed its bid; everybody sees that."""


class Cart(msgspec.Struct, tag="cart"):
    """A seat may send a cart (F-6)."""

    seat: int
    """Who decides."""


class Objection(msgspec.Struct, tag="objection"):
    """A cart stands at a gate: everybody else is asked (F-7)."""

    seat: int
    """Whose cart it is."""
    good: str
    """What it carries, one of ``GOODS``."""
    gate: str
    """Where it stands, one of ``GATES``; its price depends on that (F-8)."""
    said: list[str]
    """By seat: ``silent``, ``object``, or empty for not yet; hidden. Whose cart it is counts as ``silent``."""


class Over(msgspec.Struct, tag="over"):
    """The fair is over."""


class Market(msgspec.Struct, tag="market"):
    """Offers may be made at any time."""


class Wishes(msgspec.Struct, tag="wishes"):
    """Standing bids may be changed at any time."""


class Offer(msgspec.Struct, tag="offer"):
    """One offer (F-11). What its maker would give is laid aside here: the good if the maker sells, else the coins."""

    number: int
    """Names it in actions. Offers made aloud count from 1; whispered ones of a pair from 1000 * (``pair`` + 1) + 1."""
    maker: int
    """The seat that made it."""
    to: int
    """The seat that may accept, refuse or counter it."""
    seller: int
    """Which of the two gives the good; the other pays."""
    price: int
    """In coins."""
    good: str
    """One of ``GOODS``."""
    whispered: bool
    """Whether the two alone know of it."""
    chain: int = 0
    """How many times it has been countered (F-12), ``CHAIN`` at most."""


class Toll(msgspec.Struct, tag="toll"):
    """A toll was voted; whoever holds a veto may end it before evening (F-13)."""

    day: int
    """On which day, counted from 1."""


Frame = Day | Hang | Vote | Auction | Cart | Objection | Over
Side = Market | Wishes | Offer | Toll


class FairState(GameState, kw_only=True):
    """The full position. What is said to be hidden, the seat alone knows."""

    options: FairOptions
    """What the table chose."""
    day: int
    """Which day it is, counted from 1."""
    purse: list[int]
    """By seat: its coins, from 0 to ``FULL``; hidden."""
    cellar: list[list[int]]
    """By seat, then in the order of ``GOODS``: how many it has; hidden."""
    cards: list[int]
    """By seat: how many vetoes it holds; hidden."""
    standing: list[int]
    """By seat: what it bids in every auction, in coins, -1 to be asked (F-14); hidden."""
    signs: list[str]
    """By seat: the sign it has hung out, one of ``SIGNS``; empty for not yet."""
    pennants: list[int]
    """By seat: how many it has won."""
    bids: list[int]
    """By seat: its bid in the last auction, in coins; -1 before the first one."""
    offered: int
    """How many offers have been made aloud since the fair began; the next one has the next number."""
    whispered: list[int]
    """By pair of seats (``pair``): how many offers they have whispered since the fair began."""
    frames: list[Frame]
    """The day, and on top of it what it asks; ``Hang`` or ``Over`` lies there alone."""
    sides: list[Side]
    """The market and the wishes, always; then tolls and open offers, in the order in which they came."""


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
