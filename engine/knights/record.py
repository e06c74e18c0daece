"""What everybody has seen of a game: its last battle and Assembly, how Influence and cities stood at the end of each
turn, and what was done in the last turn and in the running one, enough to draw it again.

Nothing here is secret: it holds what public events told and what lay open. Entries never change once they are written,
so a state and its views share them.
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
    """A side of the last battle. ``seat``: -1 a neutral city. By Noble: ``men`` and ``losses`` when it began,
    ``after``: tokens when it was over. ``strength``: with which it drew or besieged; ``drew``: Fate cards, ``kept``:
    what the open ones say, ``dropped``: how many it laid aside unseen. ``used``: 1 its commander's ability was used,
    0 he has none or was not asked, -1 he held back. ``tokens``: casualties it took; ``fallen``: its Nobles who did."""

    seat: Amount
    nobles: list[str]
    men: list[Amount]
    losses: list[Amount]
    after: list[Amount] = []
    commander: str = ""
    strength: Amount = 0
    drew: Amount = 0
    kept: list[str] = []
    dropped: Amount = 0
    used: Amount = 0
    inflicted: Amount = 0
    prevented: Amount = 0
    tokens: Amount = 0
    wins: Amount = 0
    fallen: list[str] = []


class Fought(msgspec.Struct, frozen=True, array_like=True):
    """The last battle. ``walls``: strength of the walls when it began, ``left``: when it was over; ``garrison``: troops
    in a stronghold without a Noble; ``counted``: victories were counted; ``result``: empty while it goes on."""

    turn: Amount
    area: str
    target: str
    kind: str
    forces: list[Force]
    walls: Amount = 0
    left: Amount = 0
    garrison: Amount = 0
    counted: bool = False
    result: str = ""


class Vote(msgspec.Struct, frozen=True, array_like=True):
    """A matter that was voted on (``MatterView``). ``bids``: Votes by seat; ``voices``: what for; ``winner``: what has
    won; ``refused``: seats that did not take it."""

    matter: str
    agenda: str
    target: str
    bids: list[Amount]
    voices: list[str]
    winner: str
    refused: list[Amount]


class Session(msgspec.Struct, frozen=True, array_like=True):
    """An Assembly. ``number``: its question; ``present``: who sat there; ``chair``: who presided."""

    number: Amount
    turn: Amount
    chair: Amount
    present: list[Amount]
    votes: list[Vote]


class Standing(msgspec.Struct, frozen=True, array_like=True):
    """How it stood when a turn was over, by seat. ``kingdom``: cities that count for the majority; ``cities``: all."""

    influence: list[Amount]
    kingdom: list[Amount]
    cities: list[Amount]


_DEEDS = msgspec.json.Decoder(tuple[Deed, ...])
_NOTHING = msgspec.Raw(b"[]")


class Record(msgspec.Struct, array_like=True):
    """``standings``: by turn; ``past``: deeds of the turn before the running one, ``now``: of that. Deeds stay text
    until somebody looks at them, for every action reads the save."""

    fought: Fought | None = None
    session: Session | None = None
    standings: list[Standing] = []
    past: msgspec.Raw = _NOTHING
    now: msgspec.Raw = _NOTHING


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
