"""Whose the regions were before each deed of a player turn, what they believed, and what was burnt."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from engine.charlemagne.deeds import Attempted, Believed, Deed, Passed, Pillaged, PlayerTurn, Reborn, Turned
from engine.charlemagne.game_data import EMPIRE, FIRST_RELIGION, NEUTRAL, TRIBAL
from engine.charlemagne.view import ChView


class Lands(NamedTuple):
    """What the map shows beside counters."""

    control: tuple[int, ...]
    """By region: whose it is, -1 for nobody's."""
    religion: tuple[int, ...]
    """By region: its faith."""
    pillaged: tuple[int, ...]
    """Hexes with a pillage marker."""

    def of(self, view: ChView) -> ChView:
        """The view with these lands instead of its own."""
        return msgspec.structs.replace(
            view, control=list(self.control), religion=list(self.religion), pillaged=list(self.pillaged)
        )


def _was(done: Sequence[Deed], at: int) -> int:
    """Whose a region was before it changed hands. Deeds of games that began under rules 4 do not tell it: then it
    follows from the last time it changed hands, or from what made it change."""
    deed = done[at]
    assert isinstance(deed, Turned)
    if isinstance(deed, Passed):
        return deed.was
    for earlier in reversed(done[:at]):
        if isinstance(earlier, Turned) and earlier.region == deed.region:
            return earlier.side
    if deed.side != NEUTRAL:
        return NEUTRAL
    if deed.why == "vassalage":
        tried = [d for d in done[:at] if isinstance(d, Attempted) and d.region == deed.region]
        return 1 - tried[-1].seat if tried else TRIBAL
    return EMPIRE


def _believed(done: Sequence[Deed], at: int) -> int:
    """What a region believed before its faith changed; of older games as far as its deeds and first faith tell."""
    deed = done[at]
    assert isinstance(deed, Believed)
    if isinstance(deed, Reborn):
        return deed.was
    for earlier in reversed(done[:at]):
        if isinstance(earlier, Believed) and earlier.region == deed.region:
            return earlier.religion
    first = FIRST_RELIGION[deed.region]
    return first if first != deed.religion else deed.religion


def lands(view: ChView, turn: PlayerTurn) -> list[Lands]:
    """What the map showed before a player turn, and after each of its deeds."""
    done: list[Deed] = [deed for each in view.deeds for deed in each.deeds]
    place = next(n for n, each in enumerate(view.deeds) if each is turn)
    start = sum(len(each.deeds) for each in view.deeds[:place])
    control, religion, burnt = list(view.control), list(view.religion), set(view.pillaged)
    found = [Lands(tuple(control), tuple(religion), tuple(sorted(burnt)))]
    for at in range(len(done) - 1, start - 1, -1):
        deed = done[at]
        if isinstance(deed, Turned):
            control[deed.region] = _was(done, at)
        elif isinstance(deed, Believed):
            religion[deed.region] = _believed(done, at)
        elif isinstance(deed, Pillaged) and deed.success:
            burnt.discard(deed.place)
        found.append(Lands(tuple(control), tuple(religion), tuple(sorted(burnt))))
    return found[::-1][: len(turn.deeds) + 1]
