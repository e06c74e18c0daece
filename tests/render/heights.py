"""How high the texts of pictures are on a phone, and which may be small."""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Mapping, Sequence
from typing import Any

from bot.locale import words
from engine.roses.rules import ROSES
from render.core import phone
from render.core.api import Caption
from tests.render import views as xidit
from tests.render.charlemagne import views as charlemagne
from tests.render.fief import views as fief
from tests.render.knights import beside as knights
from tests.render.roses import views as roses

_FIEF = ("middle", "battle", "rebellion", "court", "election", "parliament", "counted")
NAMES = ("Aldonza", "Berenguer de Montclar", "Álvaro", "Żaneta", "Isolde", "Bo")


@dataclasses.dataclass(frozen=True, slots=True)
class Drawn:
    """A text as it was drawn."""

    kind: str
    """Of its label; empty for a text inside a drawing."""
    text: str
    """All that it says."""
    high: float
    """Its height in pixels of the picture."""


@dataclasses.dataclass(frozen=True, slots=True)
class Smaller:
    """What may be smaller. Patterns are matched in full."""

    picture: str
    """A pattern of the picture's name, ``game`` or ``game zoom``."""
    kind: str
    """A pattern of the kind of label; empty: within a drawing."""
    text: str
    """A pattern of what it says."""
    least: float
    """The height that suffices, in pixels of the picture."""
    why: str
    """It may be smaller, in a few words."""


def positions(game: str) -> Mapping[str, Any]:
    """Positions of a game by name, of a spectator and of a seat."""
    found: dict[str, Any]
    if game == "xidit":
        found = {
            "public": xidit.position(5, year=6),
            "own": xidit.position(5, year=11, full=True, own=2),
            "three": xidit.position(3, year=4, own=1, closed=(1, 2)),
            "census": xidit.position(4, year=8, phase="census", own=0),
        }
    elif game == "roses":
        named = ("actions", "battle", "middle")
        found = {f"{n} {s}": ROSES.view(roses.positions()[n], s) for n in named for s in (None, 1)}
        found["crowded"] = roses.crowded(0)
    elif game == "fief":
        found = {f"{n} {s}": fief.named(n, s) for n in _FIEF for s in (None, 0)}
        found["crowded"] = fief.crowded(0)
        found |= {f"beginning {s}": fief.beginning(s) for s in (None, 0, 1)}
    elif game == "knights":
        found = {f"rich {s}": knights.rich(s) for s in (None, 0, 3)}
        found["beginning"] = knights.beginning()
    else:
        found = {f"{n} {s}": charlemagne.named(n, s) for n in ("middle", "battle") for s in (None, 0)}
        found["crowded"] = charlemagne.crowded(0)
    return found


def caption(game: str, view: Any, locale: str) -> Caption:
    """A made-up table of as many as play."""
    seats = getattr(view, "seats", 2)
    count = seats if isinstance(seats, int) else len(seats)
    return Caption("The Winter Campaign", NAMES[:count], words(locale))


def faults(picture: str, drawn: list[Drawn], smaller: Sequence[Smaller]) -> list[str]:
    """Texts that are too small on a phone, and are not among those that may be."""
    known = [s for s in smaller if re.fullmatch(s.picture, picture)]
    found = {}
    for each in drawn:
        if each.high < phone.LEAST - 0.1 and not any(
            re.fullmatch(s.kind, each.kind) and re.fullmatch(s.text, each.text) and each.high >= s.least for s in known
        ):
            found[f"{picture}: {each.kind or 'drawing'} {each.text!r} {each.high:.1f}"] = None
    return list(found)
