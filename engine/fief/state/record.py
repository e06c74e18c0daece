"""What everybody has seen of a game: the lives of its Nobles, the last vote, points and deeds.

The deeds of the last round and of the running one are enough to draw them again. Everything here is read off public
events, so nothing of it can tell a secret. Entries never change once they are written, so a state and its views share
them.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

import msgspec

from engine.core import Event
from engine.core.public_log import Amount, Deed, Fact, longer, plain
from engine.fief.game_data import FAMILY

QUIET = frozenset(
    {"sealed", "unsealed", "played", "done", "draws", "deck-made", "deck-shuffled", "income", "moved", "movement",
     "arrived", "round", "throne-empty", "alliance-over", "holds", "city-free", "invaders-delayed", "invaders-wait",
     "loses", "serves", "entrusts", "share"}
)  # fmt: skip
"""Public events that say nothing about the board."""
SAID = frozenset({"role", "office", "captor", "loser"})
"""Parameters that only sentences need."""
LIVES = frozenset(
    {"born", "wedding", "dies", "raised", "crowned", "lord", "ordained", "abbey", "prince", "garter", "heresy"}
)
"""Events of which the annals tell."""


class Life(msgspec.Struct, frozen=True, array_like=True):
    """A line of the annals."""

    round: Amount
    """The round in which it happened; 0 for a founder."""
    what: str
    """One of ``LIVES``, or ``founder`` for those a family begins with."""
    noble: str
    """The Noble it happened to."""
    family: Amount = -1
    """Their family then; -1 where it is not known."""
    other: str = ""
    """The spouse of a wedding, the mother of a Prince; else empty."""
    detail: str = ""
    """The fief's region, the cause of death, the way to the crown, the prelate's card; else empty."""


class Cast(msgspec.Struct, frozen=True, array_like=True):
    """What a family voted."""

    family: Amount
    """The family that votes."""
    choice: str
    """The candidate, or ``aye`` and ``nay`` in Parliament."""
    weight: Amount
    """How many votes it weighed."""
    decoy: bool = False
    """Whether it was a decoy, which counts nothing (9.1)."""


class Ballot(msgspec.Struct, frozen=True, array_like=True):
    """A vote that was counted."""

    round: Amount
    """The round in which it was held."""
    kind: str
    """``election`` or ``parliament``."""
    casts: list[Cast]
    """What every family voted, in the order in which it was told."""
    result: str
    """Who was elected, empty when nobody was; of a parliament ``granted`` or ``denied``."""


_LIVES, _DEEDS = msgspec.json.Decoder(tuple[Life, ...]), msgspec.json.Decoder(tuple[Deed, ...])
_NOTHING = msgspec.Raw(b"[]")


class Record(msgspec.Struct, array_like=True):
    """What everybody has seen of a game. Annals and deeds stay text until somebody looks at them, for every action
    reads the save."""

    round: Amount
    """The round of ``now``."""
    annals: msgspec.Raw
    """What happened to Nobles, as the JSON of a list of ``Life``."""
    ballot: Ballot | None = None
    """The last vote that was counted; ``None`` before the first."""
    points: list[list[Amount]] = []
    """Victory points by family, at the end of each round."""
    past: msgspec.Raw = _NOTHING
    """What was done in the round before, as the JSON of a list of ``Deed``."""
    now: msgspec.Raw = _NOTHING
    """What was done in this round, as the JSON of a list of ``Deed``."""


@lru_cache(maxsize=64)
def _read_lives(text: bytes) -> tuple[Life, ...]:
    return _LIVES.decode(text)


@lru_cache(maxsize=64)
def _read_deeds(text: bytes) -> tuple[Deed, ...]:
    return _DEEDS.decode(text)


def lives(text: msgspec.Raw) -> tuple[Life, ...]:
    """What annals say. Raises ``ValueError`` when they say nothing sensible."""
    return _read_lives(bytes(text))


def deeds(text: msgspec.Raw) -> tuple[Deed, ...]:
    """What was done in a round. Raises ``ValueError`` when it does not say so."""
    return _read_deeds(bytes(text))


def facts_of(event: Event) -> dict[str, Fact]:
    """Everything an event names of what a picture can show."""
    seen = {name: value for name, value in event.params.items() if name not in SAID}
    return {name: fact for name, value in seen.items() if (fact := plain(value)) is not None}


def _number(facts: dict[str, Fact], name: str) -> int:
    value = facts.get(name, 0)
    return value if isinstance(value, int) else 0


def _text(facts: dict[str, Fact], *names: str) -> str:
    return next((str(facts[name]) for name in names if name in facts), "")


def note(record: Record, families: dict[str, int], events: Iterable[Event]) -> None:
    """Write down what has happened. ``families``: of the living Nobles, by slug."""
    casts: list[Cast] = []
    born: list[Life] = []
    done: list[Deed] = []
    for event in events:
        what = event.key.removeprefix("fief-")
        if event.audience is not None:
            continue
        facts = facts_of(event)
        if what == "round":
            record.round, record.past, record.now = _number(facts, "n"), longer(record.now, done), _NOTHING
            done = []
        if what not in QUIET:
            done.append(Deed(what, facts))
        if what in LIVES:
            born.append(_life(record.round, what, facts, families))
        _vote(record, what, facts, casts)
    if done:
        record.now = longer(record.now, done)
    if born:
        record.annals = longer(record.annals, born)


def _life(number: int, what: str, facts: dict[str, Fact], families: dict[str, int]) -> Life:
    noble = _text(facts, "noble", "one")
    family = FAMILY.get(_text(facts, "family"), families.get(noble, -1))
    detail = _text(facts, "region", "cause", "way", "district", "card", "city")
    for prefix in ("death-", "crown-"):
        detail = detail.removeprefix(prefix)
    return Life(number, what, noble, family, _text(facts, "other", "mother"), detail)


def _vote(record: Record, what: str, facts: dict[str, Fact], casts: list[Cast]) -> None:
    """Votes are told one by one when they are counted, then the result."""
    family = FAMILY.get(_text(facts, "family"), -1)
    if what in ("voted", "decoy"):
        casts.append(Cast(family, _text(facts, "noble"), _number(facts, "n"), what == "decoy"))
    elif what == "parliament-vote":
        casts.append(Cast(family, _text(facts, "vote"), _number(facts, "n")))
    elif what == "nobody-elected" or (what == "crowned" and facts.get("way") == "crown-election"):
        record.ballot = Ballot(record.round, "election", list(casts), _text(facts, "noble"))
        casts.clear()
    elif what in ("tax-granted", "tax-denied"):
        record.ballot = Ballot(record.round, "parliament", list(casts), what.removeprefix("tax-"))
        casts.clear()


def founders(families: dict[int, int], names: tuple[str, ...]) -> Record:
    """The record of a new game: the Nobles that every family begins with, family by Noble."""
    found = [Life(0, "founder", names[n], family) for n, family in sorted(families.items())]
    return Record(1, longer(_NOTHING, found))
