"""What a game adds to the ways in which every game is shown and played.

The application works for a game that adds nothing: panels list the legal actions, posts tell event by event. A game's
record names its ``Front``.
"""

from __future__ import annotations

import dataclasses
import logging
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any

from bot.presenter.panel_kit.controls import PanelContext, Row
from bot.presenter.words.telling import Kind, Told, Weight, tell
from bot.presenter.words.voice import Voice
from bot.tables.model import SeatView
from engine import RECORDS
from engine.core import Action, Event, Outcome
from engine.core.registry import Parts
from render.core.api import Chart

log = logging.getLogger(__name__)


def _generic_controls(ctx: PanelContext) -> list[Row] | None:
    return None


def _nothing(view: Any, voice: Voice) -> str:
    return ""


def _as_they_are(view: Any, events: Sequence[Event], voice: Voice, seat: int | None) -> list[Told]:
    return tell({}, events, lambda event: voice.say(event.key, event.params))


def _nobody(view: Any) -> Any:
    return None


def _no_batch(look: SeatView, words: str) -> tuple[list[Action], str]:
    return [], ""


def _as_listed(look: SeatView, action: Action) -> int:
    return 2


def ranked(first: Collection[str], late: Collection[str]) -> Callable[[SeatView, Action], int]:
    """The order of suggestions by verbs: what ends a step well first, what leads nowhere by itself last."""
    return lambda look, action: 1 if action.verb in first else 5 if action.verb in late else 2


def _all_of_it(options: Mapping[str, Any]) -> float:
    return 1.0


def _whole(view: Any) -> Any:
    return view


def _no_treaties(view: Any, voice: Voice) -> list[str]:
    return []


def _no_lesson(view: Any, step: str, voice: Voice) -> str:
    return ""


def _no_warning(view: Any, plan: Sequence[Action], voice: Voice) -> list[str]:
    return []


def _as_said(view: Any, step: str, plan: Sequence[Action], voice: Voice) -> list[str]:
    return [""] * len(plan)


def _as_asked(ctx: PanelContext) -> list[str]:
    return []


def _always(keys: Collection[str]) -> bool:
    return True


@dataclasses.dataclass(frozen=True, slots=True)
class Front:
    """A game's own part of the application."""

    topics: tuple[str, ...] = ()
    """Of ``/rules``, in reading order; their texts are ``<game>-rules-<topic>``."""
    topic_of: Mapping[str, str] = dataclasses.field(default_factory=dict)
    """By the step of a question the topic that explains it: *Rules of this step* on every panel."""
    lessons: int = 0
    """At how many seats ``/tutorial`` teaches the game, 0 where it cannot. The lessons of its first turns are
    ``<game>-lesson-<turn>-<step>``, or ``<game>-lesson-<step>`` whenever it comes."""
    lesson: Callable[[Any, str, Voice], str] = _no_lesson
    """What a first game teaches besides, from the seat's view and the step of its question: what comes later than the
    lessons of its first turns, or hangs on the position; empty for nothing."""
    controls: Callable[[PanelContext], list[Row] | None] = _generic_controls
    """The rows of a panel for the question that is shown (``PanelContext.prompt``), or ``None`` where the generic ones
    serve. It is asked again when a list is open (``PanelContext.open``), whose words may be its own."""
    about: Callable[[PanelContext], Sequence[str]] = _as_asked
    """The places that a panel's picture shows while a choice is half made: the one that is chosen, or empty for none,
    and those to which it may lead; nothing where the picture shows what is asked
    (``bot.presenter.panel_kit.half_made``)."""
    summary: Callable[[Any, Voice], str] = _nothing
    """What a seat has, from its view, in a line or two above the controls; empty for none."""
    treaties: Callable[[Any, Voice], list[str]] = _no_treaties
    """What seats have agreed on by the rules of the game and still hold to, a line each, from the public view."""
    tell: Callable[[Any, Sequence[Event], Voice, int | None], list[Told]] = _as_they_are
    """Events as lines, each with what follows from it and how much it weighs, from a view of the position after them:
    for a seat that may know them all, or, with ``None``, for everybody (``bot.presenter.words.telling``)."""
    kinds: Mapping[str, Kind] = dataclasses.field(default_factory=dict)
    """How events are told, by their key; those of weight ``GREAT`` are told one by one after any time."""
    context: Callable[[Any], Any] = _nobody
    """Of a public view what ``tell`` needs beside the events (whose everybody is, the round of a battle), as data:
    posts carry it, so that a line reads as things stood when it happened, whenever it is delivered. ``tell`` takes it
    in place of the view; ``None`` where it needs none."""
    batch: Callable[[SeatView, str], tuple[list[Action], str]] = _no_batch
    """What a control of the game's own stands for: the actions that its words mean in a position, all taken or none,
    and the list that is open afterwards; no actions for words that mean nothing there."""
    rank: Callable[[SeatView, Action], int] = _as_listed
    """Where an action stands among the suggestions of ``/act``: 1 first, 2 as usual, 5 late."""
    board_key: Callable[[Any], Any] = _whole
    """What of the public view a board shows; only when that has changed does a phase bring a new board."""
    films: Callable[[Collection[str]], bool] = _always
    """Whether the events of a phase, by their keys, are what the game's moving picture shows."""
    always_open: Collection[str] = ()
    """Steps of questions that are open at any time; each has a button of its own and is shown when that is pressed,
    like standing choices."""
    chart: Callable[[Any, Any, Voice], tuple[Chart, str]] | None = None
    """The outcomes that ``Rules.whatif`` gives from a view, drawn as bars, and what was assumed, in words; ``None``
    where the game has no *What if*."""
    what_if_steps: Collection[str] = ()
    """The steps of questions whose panel offers *What if*."""
    what_if_empty: str = "whatif-none"
    """The key of the sentence for a view that has nothing to play."""
    days: Mapping[int, int] = dataclasses.field(default_factory=dict)
    """By number of seats how many days a game usually takes when people answer after eight hours."""
    length_factor: Callable[[Mapping[str, Any]], float] = _all_of_it
    """By the options of a table what share of these days its game takes; 1 for the whole."""
    warns: Callable[[Any, Sequence[Action], Voice], list[str]] = _no_warning
    """What a plan that is suggested comes to and what it loses, a line each, from the seat's view."""
    named: Callable[[Any, str, Sequence[Action], Voice], list[str]] = _as_said
    """The actions of a plan that is suggested, each by what stands on its button in a step once those before it are
    taken, which no panel shows yet; empty for its usual words."""
    places: Callable[[Outcome, Voice], str] | None = None
    """What the places at the end rest on where not every seat counts points; scores of nothing but 0 are then left out.
    ``None``: every seat counts points."""

    @property
    def refines(self) -> bool:
        """Whether the game has controls of its own."""
        return self.controls is not _generic_controls


FRONTS: Mapping[str, Front] = Parts("front", RECORDS)
"""What each game adds, by its id."""
_plain = Front()


def front(game: str) -> Front:
    """A game's part, or one that adds nothing."""
    return FRONTS.get(game, _plain)


def sentences(game: str, view: Any, events: Sequence[Event], voice: Voice, seat: int | None) -> list[Told]:
    """What a game tells of events. Where it cannot, each stands by itself: nobody goes without a panel for that."""
    own = front(game)
    try:
        return own.tell(view, events, voice, seat)
    except Exception:
        log.exception("events of %s cannot be told as one: %s", game, [event.key for event in events])
        return tell(own.kinds, events, lambda event: voice.say(event.key, event.params))


def board_key(game: str, view: Any) -> Any:
    """What of a public view the board of a game shows."""
    return front(game).board_key(view)


def context(game: str, view: Any) -> Any:
    """What the sentences of a game need beside its events, from a public view, as data."""
    return front(game).context(view)


def great(game: str) -> Collection[str]:
    """The keys of a game's events that are never among the rest."""
    return [key for key, kind in front(game).kinds.items() if kind.weight is Weight.GREAT]
