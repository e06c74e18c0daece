"""What everybody has seen of a game, enough to draw it again.

Its last battle and Assembly, how Influence and cities stood at the end of each turn, and what was done in the last turn
and in the running one. Nothing here is secret: it holds what public events told and what lay open. Entries never change
once they are written, so a state and its views share them.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

import msgspec

from engine.core import Event
from engine.core.public_log import Amount, Deed, longer, plain

SEEN = frozenset(
    {"moves", "sails", "lands", "retreats", "retreats-home", "returns", "founds", "battle", "battle-over", "besieges",
     "siege-lifted", "captures", "razes", "burns", "stronghold-lost", "dies", "line-ends", "surrenders", "fortifies",
     "revolt", "free", "event", "event-cancelled", "expedition", "passed", "rejected", "elected", "law", "charge",
     "office", "banned", "unbanned", "chairman", "head", "betrays", "eliminated"}
)  # fmt: skip
"""Public events that a picture of the turn can show."""


SAID = frozenset({"office", "loser", "winner"})
"""Parameters that only sentences need."""


class Force(msgspec.Struct, frozen=True, array_like=True):
    """A side of the last battle."""

    seat: Amount
    """Whose side; -1 a neutral city."""
    nobles: list[str]
    """Nobles who fought."""
    men: list[Amount]
    """By Noble, troops when it began, casualties not taken off."""
    losses: list[Amount]
    """By Noble, casualty markers when it began."""
    after: list[Amount] = []
    """By Noble, casualty markers when it was over; empty before."""
    commander: str = ""
    """The Noble who commanded; empty none."""
    strength: Amount = 0
    """Strength with which it drew Fate or besieged."""
    drew: Amount = 0
    """How many Fate cards it drew."""
    kept: list[str] = []
    """What the cards say that it showed, those that a Draw 1 brought included: ``fate-inflict`` and the like."""
    dropped: Amount = 0
    """How many cards it laid aside unseen."""
    used: Amount = 0
    """1: its commander's ability was used; 0: none, or not asked; -1: held back."""
    inflicted: Amount = 0
    """Casualty markers that it inflicted, before the other side prevented any."""
    prevented: Amount = 0
    """How many of those on itself it could prevent."""
    tokens: Amount = 0
    """Casualty markers that it took."""
    wins: Amount = 0
    """Its victories."""
    fallen: list[str] = []
    """Its Nobles who fell."""


class Fought(msgspec.Struct, frozen=True, array_like=True):
    """The last battle, or the one in hand."""

    turn: Amount
    """The turn in which it began."""
    area: str
    """Where."""
    target: str
    """What was attacked: open, city, stronghold."""
    kind: str
    """How it was fought: open, assault, siege."""
    forces: list[Force]
    """Both sides, the attacker first."""
    walls: Amount = 0
    """Strength of the walls when it began; 0 in the open."""
    left: Amount = 0
    """Strength of the walls when it was over."""
    garrison: Amount = 0
    """Troops in a stronghold that no Noble led."""
    counted: bool = False
    """Victories were counted."""
    result: str = ""
    """How it ended (``frames_war.Battle``), or siege-laid; empty while it goes on."""


class Vote(msgspec.Struct, frozen=True, array_like=True):
    """A matter that was voted on."""

    matter: str
    """``agenda``, or what a Private Motion asked (``view_vote.MatterView``)."""
    agenda: str
    """The Agenda that was voted on or named."""
    target: str
    """The slug of a seat, or what a decree forbids; else empty."""
    bids: list[Amount]
    """Votes by seat."""
    voices: list[str]
    """What they were for, by seat: yes, no, or a seat's slug; empty where a seat cast none."""
    winner: str
    """The choice that won."""
    refused: list[Amount]
    """Seats that it would have struck and that did not take it."""


class Session(msgspec.Struct, frozen=True, array_like=True):
    """An Assembly."""

    number: Amount
    """The number that tells it apart from others."""
    turn: Amount
    """The turn in which it was held."""
    chair: Amount
    """The seat that presided when the first matter was decided."""
    present: list[Amount]
    """Seats that sat there then."""
    votes: list[Vote]
    """What was voted on, in order."""


class Standing(msgspec.Struct, frozen=True, array_like=True):
    """How it stood when a turn was over."""

    influence: list[Amount]
    """Influence, by seat."""
    kingdom: list[Amount]
    """Cities that count for the majority, by seat."""
    cities: list[Amount]
    """All cities, by seat."""


_DEEDS = msgspec.json.Decoder(tuple[Deed, ...])
_NOTHING = msgspec.Raw(b"[]")


class Record(msgspec.Struct, array_like=True):
    """What everybody has seen of the game. Deeds stay text until somebody looks at them, for every action reads the
    save."""

    fought: Fought | None = None
    """The last battle, or the one in hand; ``None`` before the first."""
    session: Session | None = None
    """The last Assembly in which something was voted on; ``None`` before the first."""
    standings: list[Standing] = []
    """How it stood at the end of each turn, from the first on."""
    past: msgspec.Raw = _NOTHING
    """Deeds of the turn before the running one, as JSON."""
    now: msgspec.Raw = _NOTHING
    """Deeds of the running turn, as JSON."""


@lru_cache(maxsize=64)
def _read(text: bytes) -> tuple[Deed, ...]:
    return _DEEDS.decode(text)


def deeds(text: msgspec.Raw) -> tuple[Deed, ...]:
    """What was done in a turn. Raises ``ValueError`` when it does not say so."""
    return _read(bytes(text))


def note(record: Record, events: Iterable[Event]) -> None:
    """Write down what has happened. A turn begins with its event."""
    done: list[Deed] = []
    for event in events:
        what = event.key.removeprefix("knights-")
        if event.audience is None and what == "turn":
            record.past, record.now = longer(record.now, done), _NOTHING
            done = []
        elif event.audience is None and what in SEEN:
            seen = {name: value for name, value in event.params.items() if name not in SAID}
            facts = {name: fact for name, value in seen.items() if (fact := plain(value)) is not None}
            done.append(Deed(what, facts))
    record.now = longer(record.now, done)
