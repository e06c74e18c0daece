"""Events as sentences, each with what follows from it: for the thread, for what a panel opens with, and for the log.

A game says of its events how much they weigh, which of them are the cause of others, and which follow from what was
told before. Both the thread and a panel are made from what comes of that, so that they never tell a thing in two ways.
"""

from __future__ import annotations

import dataclasses
import enum
import itertools
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any

from engine.core import Event, Param


class Weight(enum.IntEnum):
    """How much depends on an event. ``NONE``: other lines make it needless; ``SMALL``: it is summed where there is no
    room; ``PLAIN``; ``GREAT``: it is never among the rest, whatever else happened - a ruler's death or crowning, a
    point, city, region or title that changed hands, the result of a battle or a vote, an alliance made or ended."""

    NONE = 0
    SMALL = 1
    PLAIN = 2
    GREAT = 3


Sides = tuple[Collection[Param], Collection[Param]]
"""Who has won, and who has lost."""


@dataclasses.dataclass(frozen=True, slots=True)
class Kind:
    """How events of one key are told. What neither opens nor follows stands by itself and ends the line before it,
    unless its weight is ``NONE``."""

    weight: Weight = Weight.PLAIN
    """How much depends on such an event."""
    opens: bool = False
    """It is a cause: what ``follows`` after it is told in one line with it."""
    follows: bool = False
    """It is told in one line with the cause before it, if there is one."""
    ends: bool = False
    """It ends the line before it although it is not told."""
    run: str = ""
    """Events of one run that come after each other stand in one line; empty: it belongs to none."""
    by: str = "seat"
    """The parameter that must be the same in all events of such a line; empty: none must."""
    passing: bool = False
    """A place that it names is gone through, or only where it happens: whose place that is need not care."""
    holds: bool | Callable[[Event], bool] | None = None
    """Whether a place that it names may come into other hands by it; ``None``: as everything ``GREAT`` that does not
    pass by."""
    fought: Callable[[Event], Sides] | None = None
    """Of the result of a fight those who have won and those who have lost, as its parameters name them; ``None``: it is
    no such result."""

    def hands_over(self, event: Event) -> bool:
        """Whether a place that such an event names may be in other hands after it."""
        if self.holds is None:
            return self.weight is Weight.GREAT and not self.passing
        return self.holds if isinstance(self.holds, bool) else self.holds(event)


def kinds_of(
    game: str, names: str, weight: Weight, *, opens: bool = False, follows: bool = False, run: str = ""
) -> dict[str, Kind]:
    """One kind for several events of a game, by the ends of their keys; a run of them is one whoever they are about."""
    kind = Kind(weight, opens, follows, run=run, by="")
    return {f"{game}-{name}": kind for name in names.split()}


@dataclasses.dataclass(frozen=True, slots=True)
class Told:
    """A line that tells of events."""

    text: str
    """What it says, in the reader's language."""
    weight: Weight
    """As its weightiest event."""
    events: tuple[Event, ...]
    """Of which it tells, in the order in which they happened."""
    chapter: str = ""
    """What heads it where lines of several chapters are told (``Year 3``); empty for none."""


def usual(event: Event) -> Kind:
    """How an event is told of which its game says nothing."""
    return Kind(Weight.SMALL if event.tell == "log" else Weight.PLAIN)


def tell(
    kinds: Mapping[str, Kind],
    events: Sequence[Event],
    say: Callable[[Event], str],
    *,
    read: Callable[[Sequence[Event]], Sequence[str]] | None = None,
) -> list[Told]:
    """Events in the order in which they happened, what follows from a cause in one line with it.

    ``read``: the sentences of the events of one line, where these are not the sentences of each.
    """
    groups: list[list[Event]] = []
    joined, run = False, None
    for event in events:
        kind = kinds.get(event.key) or usual(event)
        if kind.weight is Weight.NONE:
            joined, run = (False, None) if kind.ends else (joined, run)
            continue
        mine = (kind.run, event.params.get(kind.by)) if kind.run else None
        if (kind.follows and joined) or (mine is not None and mine == run):
            groups[-1].append(event)
        else:
            groups.append([event])
            joined, run = kind.opens, mine
    each = read or (lambda group: [say(event) for event in group])
    return [line for group in groups if (line := _line(kinds, group, each)).text]


def _line(kinds: Mapping[str, Kind], group: Sequence[Event], read: Callable[[Sequence[Event]], Sequence[str]]) -> Told:
    """One line of some events; what reads alike stands in it once."""
    texts = dict.fromkeys(" ".join(text.split()) for text in read(group))
    weight = max((kinds.get(event.key) or usual(event)).weight for event in group)
    return Told(" ".join(filter(None, texts)), weight, tuple(group))


def but(kinds: Mapping[str, Kind], game: str, names: str, **changed: Any) -> dict[str, Kind]:
    """Some of a game's kinds, by the ends of their keys, in one thing otherwise."""
    return {key: dataclasses.replace(kinds[key], **changed) for key in (f"{game}-{name}" for name in names.split())}


def by_runs(
    kinds: Mapping[str, Kind], say: Callable[[Event], str], join: Callable[[str, Sequence[Event], bool], str]
) -> Callable[[Sequence[Event]], list[str]]:
    """How ``tell`` may read a line: events of one run that come after each other in one sentence, which ``join`` makes
    of the run, its events and whether they begin the line; the others each in its own."""

    def read(group: Sequence[Event]) -> list[str]:
        found: list[str] = []
        for run, same in itertools.groupby(group, lambda event: (kinds.get(event.key) or usual(event)).run):
            together = list(same)
            for part in [together] if run else [[event] for event in together]:
                found.append(join(run, part, not found) if run else say(part[0]))
        return found

    return read
