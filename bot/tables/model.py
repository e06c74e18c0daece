"""The words in which the running game is spoken of: what cogs ask for and what they get."""

from __future__ import annotations

import dataclasses
import enum
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

import msgspec

from bot.store.models import SeatFacts, TableFacts
from engine.core import Action, Event, Figures, Outcome, Pace, Prompt, legal


class TableStatus(enum.StrEnum):
    """Where a table stands in its life."""

    LOBBY = "lobby"
    RUNNING = "running"
    PAUSED = "paused"
    FINISHED = "finished"
    CANCELLED = "cancelled"


class Damage(enum.StrEnum):
    """Whether what is stored of a game is what was written (``TableFacts.damage``): nothing of it is known to be
    damaged, it is being put back from the log, or that is not possible."""

    NONE = ""
    RESTORING = "restoring"
    CLOSED = "closed"


CANCELLED, DRAWN, CONCEDED = "outcome-cancelled", "outcome-draw", "outcome-conceded"
"""Why people ended a game that its rules did not end, as messages of the catalogues."""


class OnMiss(enum.StrEnum):
    """What happens to a seat that has not acted at its deadline."""

    AUTOPILOT = "autopilot"
    HOLD = "hold"
    WAIT = "wait"


class Cost(enum.StrEnum):
    """What a missed deadline costs beside what ``OnMiss`` says: nothing, half the time until the seat answers in time
    again, or, after a number of them, the seat."""

    NOTHING = "nothing"
    HALF = "half"
    SEAT = "seat"


class DeadlinePolicy(msgspec.Struct, frozen=True):
    """How long a seat may think, and what a missed deadline means."""

    hours: float = 48.0
    """Hours of a turn, 0 for no deadline. With a clock (``bank``) it is for what is asked of all at once."""
    at: str = ""
    """A fixed local time ``HH:MM`` in ``zone`` at which turns are due, empty for none (``schedule.due`` says on which
    of its days)."""
    zone: str = "UTC"
    """The time zone of ``at`` and ``weekdays``, by its name in the IANA database."""
    weekdays: tuple[int, ...] = (0, 1, 2, 3, 4, 5, 6)
    """The days on which something may be due, 0 is Monday."""
    grace: float = 0.0
    """Hours after the deadline before ``on_miss`` acts."""
    first_bonus: float = 0.0
    """Extra hours for the first turn."""
    on_miss: OnMiss = OnMiss.AUTOPILOT
    """What happens to a seat that has not acted then."""
    reminders: tuple[float, ...] = (0.5, 0.1)
    """When people are reminded: the fractions of the whole time that are left then."""
    pace: float = 4.0
    """Seconds that a table without people rests after each phase, so that its game can be followed."""
    window_hours: float = 0.0
    """How many hours a window stays open, 0 for a third of a turn."""
    offer_hours: float = 0.0
    """How many hours an offer with an answer for silence stands, 0 for as long as a turn."""
    bank: float = 0.0
    """Hours on each seat's clock, 0 for turns of a fixed length."""
    increment: float = 0.0
    """Hours that an answer puts back on the clock, and that every turn has at least."""
    cap: float = 0.0
    """Hours that the clock holds at most, 0 for as many as at the start."""
    cost: Cost = Cost.NOTHING
    """What a missed deadline costs besides."""
    strikes: int = 3
    """After so many missed deadlines the seat is offered, where ``cost`` is the seat."""
    gate: int = -1
    """Percent of deadlines that somebody who joins may have missed at most, -1 for any."""
    newcomers: bool = True
    """People of whom nothing is known may join a table with a gate."""


@dataclasses.dataclass(frozen=True, slots=True)
class UserRef:
    """A Discord user as an interaction shows them."""

    id: int
    """Their number at Discord."""
    name: str
    """The name that is shown for them."""
    locale: str = "en"
    """Their language, ``en`` or ``es``."""


class SeatInfo(SeatFacts):
    """A seat of a table, as everybody may know it."""

    model_config: ClassVar[Any] = {"frozen": True, "arbitrary_types_allowed": True}
    """For pydantic: nothing of it changes once it is made."""

    def __init__(self, seat: int, name: str = "", user_id: int | None = None, **more: Any) -> None:
        super().__init__(seat=seat, name=name, user_id=user_id, **more)


class TableInfo(TableFacts):
    """A table without its position. ``name`` is its game's while it has none; ``seed`` is empty until the game is over,
    its SHA-256 is public from the start."""

    model_config: ClassVar[Any] = {"frozen": True, "arbitrary_types_allowed": True}
    """For pydantic: nothing of it changes once it is made."""

    status: TableStatus
    """Where it stands in its life."""
    options: Mapping[str, Any]
    """The options of its game as they are stored; ``Rules.options_of`` reads them."""
    policy: DeadlinePolicy
    """How long its seats may think."""
    seats: Sequence[SeatInfo]
    """All seats, in the order of their numbers."""
    due_at: float | None = None
    """When the first answer it publicly waits for is due, in seconds since 1970; ``None`` without a deadline."""

    def seats_of(self, user_id: int) -> list[SeatInfo]:
        """The seats a user holds, also while a computer acts for them."""
        return [s for s in self.seats if s.user_id == user_id]


class Question(msgspec.Struct, frozen=True, omit_defaults=True):
    """A question that stands open before a seat, or did, as the tables last settled it. Kept as JSON with the seat;
    moments are seconds since 1970."""

    id: str
    """The prompt's own id: another one as soon as something else is asked."""
    step: str
    """The catalogue key of what is asked."""
    pace: Pace
    """Whether the game waits for it: ``turn``, ``window`` or ``offer`` (``engine.core.Prompt``)."""
    secret: bool = False
    """It belongs to a simultaneous hidden step."""
    anonymous: bool = False
    """Nobody is told who has answered it."""
    notify: bool = False
    """It is worth a message to the seat although the game does not wait."""
    settles: bool = False
    """It has an answer for silence."""
    since: float = 0.0
    """When it was asked."""
    due_at: float | None = None
    """When an answer is due, ``None`` for no deadline."""
    act_at: float | None = None
    """When silence is taken for an answer, ``None`` when it never is, or was already."""
    began: float = 0.0
    """Since when its time runs, later than ``since`` after a pause."""
    gone: bool = False
    """It is open no more, but may come back when somebody changes their mind, and has no new time then."""
    weighed: bool = False
    """A computer has considered this offer."""
    nudged: bool = False
    """The thread was told that only this answer is missing."""
    late: bool = False
    """Its deadline was missed once: whoever came back has time again, but no answer is in time any more."""
    root: str = ""
    """What its seat had heard when it was asked, as a hash."""
    trails: tuple[str, ...] = ()
    """Of a secret one, what the seat had done by each moment since, as hashes; the last moments only."""
    pressed: str = ""
    """Of a secret one, the control of those moments that has done something last, as a hash."""
    promised: tuple[float, float] | None = None
    """Until when there was time by an earlier policy of the table, and when it would have been taken for silence;
    ``None`` where nothing was promised."""
    off: float = 0.0
    """Seconds by which people's nights and days off have put ``due_at`` off."""
    spent: float = 0.0
    """Seconds that its time had run by ``began``, without pauses and days off."""
    hours: tuple[str, int, int] | None = None
    """Zone, wake and sleep of its person when it was asked, where a clock runs; else ``None``."""
    shut: float = 0.0
    """When it was closed, 0 while it is open."""
    got: float = 0.0
    """Seconds that closing it put back on the clock."""
    quiet: bool = False
    """Its person wants no reminder of it."""

    @property
    def blocks(self) -> bool:
        """Whether the game waits for an answer."""
        return self.pace != "offer"


@dataclasses.dataclass(frozen=True, slots=True)
class Waiting:
    """A seat the table waits for."""

    seat: int
    """Its number, from 0."""
    step: str
    """The step it must decide."""
    since: float
    """Since when, in seconds since 1970."""


@dataclasses.dataclass(frozen=True, slots=True)
class LoggedEvent:
    """One line of the log."""

    seq: int
    """The number of the action it came of."""
    at: float
    """When that was taken, in seconds since 1970."""
    event: Event
    """What happened."""
    own: bool = False
    """Whoever reads it did that by hand, and learns nothing by it."""
    aside: bool = False
    """It came of an act of somebody else, or of what followed from one of the reader's own."""


NO_FIGURES = Figures()


@dataclasses.dataclass(frozen=True, slots=True)
class SeatView:
    """A position as one seat, or a spectator, may see it."""

    table: TableInfo
    """The table, as everybody may know it."""
    seat: int | None
    """Whose eyes these are; ``None``: a spectator's."""
    view: Any = None
    """What the rules show it (``Rules.view``); ``None`` before the start."""
    prompts: tuple[Prompt, ...] = ()
    """The open questions of the seat, most urgent first."""
    tokens: Mapping[str, str] = dataclasses.field(default_factory=dict)
    """By question (its id), what every component carries that answers it; an answer to a question that is gone is
    refused, and nothing that others do makes one stale."""
    former: Mapping[str, str] = dataclasses.field(default_factory=dict)
    """The question by what older components carry that still answer it, in a secret step."""
    due: Mapping[str, float] = dataclasses.field(default_factory=dict)
    """By question, when its answer is due, in seconds since 1970; those without a deadline are left out."""
    waiting: tuple[Waiting, ...] = ()
    """The seats the table publicly waits for."""
    hushed: bool = False
    """It also waits for somebody who is not named, "for the table"."""
    can_undo: bool = False
    """The seat may take its last command back."""
    undo_token: str = ""
    """What a component carries that does so."""
    outcome: Outcome | None = None
    """How the game ended, ``None`` while it has not."""
    since: int = 0
    """The number of the last action of which its holder has read, -1 where what happened was not asked for."""
    news: tuple[LoggedEvent, ...] = ()
    """What happened since, oldest first."""
    older: tuple[tuple[LoggedEvent, int], ...] = ()
    """Of what is too long ago to be told one by one, the last event of each kind, and how many there were."""
    had: Figures | None = None
    """What the seat had then, ``None`` where that is not known."""
    has: Figures | None = NO_FIGURES
    """What it has now, nothing for a spectator; ``None`` where its game fails to say so."""
    before: Any = None
    """Its view at the phase border before ``since``, ``None`` where there is none."""

    @property
    def prompt(self) -> Prompt | None:
        """The most urgent question."""
        return self.prompts[0] if self.prompts else None

    @property
    def blocked(self) -> Prompt | None:
        """The most urgent question for whose answer the game waits."""
        return next((p for p in self.prompts if p.blocks), None)

    @property
    def legal(self) -> list[Action]:
        """Every action the seat may take."""
        return legal(self.prompts)

    def prompt_at(self, token: str) -> Prompt | None:
        """The question that a component with this token answers; ``None`` when it is gone."""
        return next((p for p in self.prompts if self.tokens.get(p.id) == token or self.former.get(token) == p.id), None)


@dataclasses.dataclass(frozen=True, slots=True)
class Acted:
    """What actions brought."""

    look: SeatView
    """The position after them."""
    events: Sequence[Event]
    """What happened, as far as their seat may know it, in order."""
    left: tuple[Action, ...] = ()
    """The actions that were not taken: something was revealed before their turn came."""


@dataclasses.dataclass(frozen=True, slots=True)
class UserPrefs:
    """A user's settings."""

    id: int
    """Their number at Discord."""
    locale: str = ""
    """The language they chose, empty to follow Discord."""
    zone: str = "UTC"
    """Their time zone, by its name in the IANA database."""
    reminders: bool = True
    """They want to be reminded of a turn."""
    dms: bool = True
    """They want direct messages."""
    dm: str = "unknown"
    """Whether those arrive, as the last delivery showed: ``unknown``, ``open``, ``closed`` or ``left`` (no member of a
    table's server)."""
    seen: str = ""
    """The language they were first seen with, empty while that is not known."""
    wake: int = 0
    """The hour of the day (0 to 23, in ``zone``) from which they are there; equal to ``sleep`` for always."""
    sleep: int = 0
    """The hour until which they are there."""
    digest: int = -1
    """The hour of the day at which their inbox is sent, -1 for never."""
    listed: bool = True
    """Others may see their results."""
    cadence: str = "half"
    """How often they are reminded of a turn (``schedule.CADENCES``)."""

    @property
    def language(self) -> str:
        """The language to write to them in, empty when nothing is known."""
        return self.locale or self.seen


@dataclasses.dataclass(frozen=True, slots=True)
class ServerPrefs:
    """A server's settings."""

    id: int
    """Its number at Discord."""
    locale: str = ""
    """The language of its tables, where they name no other; empty for that of whoever opens one."""
    creator_role: int = 0
    """The role that may open tables, 0 for everyone."""
    channels: Sequence[int] = ()
    """The channels where they may be opened, empty for anywhere."""
    reports_id: int | None = None
    """The channel that hears of reports, ``None`` for none."""
    open: bool = False
    """Anybody may read its public tables."""
