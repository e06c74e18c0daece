"""What everybody has seen of a game: the annals of its Nobles, its last vote, points round by round, and what was done
in the last round and in the running one, enough to draw it again.

Everything here is read off public events, so nothing of it can tell a secret. Entries never change once they are
written, so a state and its views share them.
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
    """A line of the annals. ``what``: one of ``LIVES``, or ``founder`` for those a family begins with (round 0);
    ``other``: the spouse or the prince's mother; ``detail``: the fief's region, the cause of death, the way to the
    crown, the prelate's card."""

    round: Amount
    what: str
    noble: str
    family: Amount = -1
    other: str = ""
    detail: str = ""


class Cast(msgspec.Struct, frozen=True, array_like=True):
    """What a family voted: a candidate, or ``aye`` and ``nay``; how much it weighed; whether it was a decoy."""

    family: Amount
    choice: str
    weight: Amount
    decoy: bool = False


class Ballot(msgspec.Struct, frozen=True, array_like=True):
    """A vote that was counted. ``kind``: election or parliament; ``result``: who was elected, empty when nobody was;
    ``granted`` or ``denied``."""

    round: Amount
    kind: str
    casts: list[Cast]
    result: str


_LIVES, _DEEDS = msgspec.json.Decoder(tuple[Life, ...]), msgspec.json.Decoder(tuple[Deed, ...])
_NOTHING = msgspec.Raw(b"[]")


class Record(msgspec.Struct, array_like=True):
    """``round``: the round of ``now``; ``past``: deeds of the round before. ``points``: by family at the end of each
    round. Annals and deeds stay text until somebody looks at them, for every action reads the save."""

    round: Amount
    annals: msgspec.Raw
    ballot: Ballot | None = None
    points: list[list[Amount]] = []
    past: msgspec.Raw = _NOTHING
    now: msgspec.Raw = _NOTHING


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
