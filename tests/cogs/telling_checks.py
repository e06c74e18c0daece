"""What every game that tells its events with what follows from them must keep to."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bot import locale
from bot.presenter.front import front
from bot.presenter.words.telling import Kind, Told, Weight
from bot.presenter.words.voice import MORE, Voice
from engine.core import Event, told_once
from tests.support.shared_words import all_messages

FAMILIES = frozenset(
    {"no", "step", "ask", "verb", "do", "word", "piece", "place", "panel", "option", "text", "quip", "rules", "lesson",
     "because", "seat", "picture", "pic", "outcome", "value", "told", "baron", "brief", "name", "figure", "welcome",
     "nearing", "end", "taught", "region", "way"}
)  # fmt: skip
"""How messages that are no events go on after the name of their game."""
EVENTS = frozenset({"knights-no-heir"})
"""Events that read as if they belonged to one."""
MORES = tuple(f"-{name}" for name in MORE)


def events_of(game: str) -> set[str]:
    """The keys of everything that a game tells, read off its catalogue, in which every event has its words."""
    keys = {key for key in all_messages("en") if key.startswith(f"{game}-") and "." not in key}
    named = {key for key in keys if key in EVENTS or key.split("-")[1] not in FAMILIES}
    return {key for key in named if not (key.endswith(MORES) and any(key.startswith(f"{other}-") for other in named))}


def every_event_has_a_kind(game: str, kinds: Mapping[str, Kind]) -> None:
    """On purpose: none is told as the service thinks best."""
    assert events_of(game) == set(kinds)


def lines(game: str, view: Any, events: Sequence[Event], names: Sequence[str], seat: int | None = None) -> list[Told]:
    """What is told of events, the same in both languages but for the words; in English."""
    heard = told_once([e for e in events if e.audience is None or (seat is not None and seat in e.audience)])
    found = {}
    for language in locale.LANGUAGES:
        found[language] = front(game).tell(view, heard, Voice(language, names, game), seat)
        for line in found[language]:
            assert line.text == " ".join(line.text.split())
            assert f"{game}-" not in line.text
    en, es = found.values()
    assert [line.events for line in en] == [line.events for line in es]
    return en


def everything_is_told_once_in_its_order(events: Sequence[Event], told: Sequence[Told], kinds: Mapping[str, Kind],
                                         taken_back: frozenset[str] = frozenset()) -> None:  # fmt: skip
    """What has a weight is in exactly one line, line after line as it happened; ``taken_back``: events that may be left
    out, because what they tell did not last."""
    weighty = [e for e in told_once(events) if kinds[e.key].weight is not Weight.NONE and e.key not in taken_back]
    assert [e for line in told for e in line.events if e.key not in taken_back] == weighty
