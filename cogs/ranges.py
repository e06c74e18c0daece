"""What the options of a game's commands range over: what is suggested for them in a position, and how it is read.

A range gives slugs, which are shown by their words, or what is shown with what is sent. ``GameCommands.command`` lists
them: what is typed narrows them down, and after a comma the next one is suggested. ``Reads`` makes actions of it.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterable, Mapping, Sequence

from bot.presenter.words.slugs import parts
from bot.presenter.words.voice import Voice
from bot.presenter.words.written_actions import written
from bot.tables.model import SeatView
from engine.core import Action

Option = tuple[str, str]
"""What is shown and what is sent."""
Filled = Mapping[str, str]
"""The other options of the command by their names, as far as they are filled in; all others are empty."""
Offer = Callable[[SeatView, Voice, str, Filled], Iterable[str | Option]]
"""From a look, a voice, what is typed and the other options: what an option can be."""


@dataclasses.dataclass(frozen=True, slots=True)
class One:
    """A range of which one is meant: a comma is a part of what is typed."""

    offer: Offer
    """What it can be."""


Range = Offer | One
Word = str | int | tuple[str | None, Sequence[str]]
"""An argument of an action, or what was typed for it and the slugs among which it is read."""


def legal(look: SeatView, *verbs: str) -> list[Action]:
    """The legal actions of some verbs."""
    return [a for a in look.legal if a.verb in verbs]


def asked(look: SeatView, *steps: str) -> bool:
    """Whether one of some questions waits for the seat."""
    return any(p.step in steps for p in look.prompts if p.blocks)


def argument(at: int, *verbs: str, given: str = "") -> Offer:
    """What the ``at``-th word of legal actions of some verbs can be; ``given``: an option that an earlier word should
    be, where one is."""

    def offer(look: SeatView, speak: Voice, typed: str, filled: Filled) -> list[str]:
        found = [a for a in legal(look, *verbs) if len(a.args) > at]
        fitting = [a for a in found if filled[given] in map(str, a.args[:at])] if given else []
        return [str(a.args[at]) for a in fitting or found]

    return offer


def words(*verbs: str) -> Offer:
    """Every word that legal actions of some verbs hold."""

    def offer(look: SeatView, speak: Voice, typed: str, filled: Filled) -> list[str]:
        return [str(w) for a in legal(look, *verbs) for w in a.args if not isinstance(w, int)]

    return offer


def numbers(*verbs: str) -> Offer:
    """Numbers that legal actions of some verbs begin with, of offers or cards."""

    def offer(look: SeatView, speak: Voice, typed: str, filled: Filled) -> list[str]:
        return [str(n) for n in sorted({n for a in legal(look, *verbs) for n in a.args[:1] if isinstance(n, int)})]

    return offer


def answers(*verbs: str) -> One:
    """Legal actions of some verbs in words; without a verb every answer to the questions that wait."""

    def offer(look: SeatView, speak: Voice, typed: str, filled: Filled) -> list[Option]:
        found = legal(look, *verbs) if verbs else [a for p in look.prompts if p.blocks for a in p.actions]
        return [(speak.action(look.table.game, a), written(a)) for a in found]

    return One(offer)


@dataclasses.dataclass(frozen=True, slots=True)
class Reads:
    """Makes actions of what was given for the options of a game's commands."""

    meant: Callable[[str, Sequence[str]], str]
    """The one of some slugs that a text means; raises ``UserError`` for none."""

    def __call__(self, verb: str | bool | None, *args: Word | None) -> list[Action]:
        """An action, or none where its verb or an argument is not given. What was typed stands with the slugs among
        which it is read."""
        given = [arg[0] if isinstance(arg, tuple) else arg for arg in args]
        words = [one for one in given if one is not None and one != ""]
        if not isinstance(verb, str) or len(words) < len(args):
            return []
        pairs = zip(words, args, strict=True)
        return [Action(verb, tuple(self.meant(str(w), arg[1]) if isinstance(arg, tuple) else w for w, arg in pairs))]

    def each(self, verb: str, typed: str | None, slugs: Sequence[str]) -> list[Action]:
        """An action for each of what is joined with commas."""
        return [Action(verb, (self.meant(part, slugs),)) for part in parts(typed)]
