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
    """How long a seat may think.

    ``hours``: length of a turn, 0 means no deadline. ``at``: fixed local time "HH:MM" in ``zone`` at which turns are
    due, empty for none (``schedule.due`` says on which of its days). ``weekdays``: allowed days of deadlines, 0 is
    Monday. ``grace``: hours after the deadline before ``on_miss``
    acts. ``first_bonus``: extra hours for the first turn. ``reminders``: fractions of the time left. ``pace``: seconds
    a table without people rests after each phase, so that its game can be followed. ``window_hours``: how long a window
    stays open, 0 for a third of a turn; ``offer_hours``: how long an offer with an answer for silence stands, 0 for as
    long as a turn.

    ``bank``: hours on each seat's clock, 0 for turns of a fixed length; ``increment``: hours that an answer puts back,
    and that every turn has at least; ``cap``: hours that the clock holds at most, 0 for as many as at the start. With
    a clock ``hours`` is for what is asked of all at once. ``cost``: of a miss, and ``strikes`` after how many the seat
    is offered. ``gate``: percent of deadlines that whoever joins may have missed, -1 for any; ``newcomers``: whether
    people of whom nothing is known may join a table with a gate.
    """

    hours: float = 48.0
    at: str = ""
    zone: str = "UTC"
    weekdays: tuple[int, ...] = (0, 1, 2, 3, 4, 5, 6)
    grace: float = 0.0
    first_bonus: float = 0.0
    on_miss: OnMiss = OnMiss.AUTOPILOT
    reminders: tuple[float, ...] = (0.5, 0.1)
    pace: float = 4.0
    window_hours: float = 0.0
    offer_hours: float = 0.0
    bank: float = 0.0
    increment: float = 0.0
    cap: float = 0.0
    cost: Cost = Cost.NOTHING
    strikes: int = 3
    gate: int = -1
    newcomers: bool = True


@dataclasses.dataclass(frozen=True, slots=True)
class UserRef:
    """A Discord user as an interaction shows him: snowflake, display name, locale (``en``/``es``), computer or not."""

    id: int
    name: str
    locale: str = "en"


class SeatInfo(SeatFacts):
    """A seat of a table, as everybody may know it."""

    model_config: ClassVar[Any] = {"frozen": True, "arbitrary_types_allowed": True}

    def __init__(self, seat: int, name: str = "", user_id: int | None = None, **more: Any) -> None:
        super().__init__(seat=seat, name=name, user_id=user_id, **more)


class TableInfo(TableFacts):
    """A table without its position. ``due_at``: when the first answer it publicly waits for is due (seconds since
    1970), ``None`` without a deadline. ``name`` is its number while it has none; ``seed`` is empty until the game is
    over, its SHA-256 is public from the start.
    """

    model_config: ClassVar[Any] = {"frozen": True, "arbitrary_types_allowed": True}

    status: TableStatus
    options: Mapping[str, Any]
    policy: DeadlinePolicy
    seats: Sequence[SeatInfo]
    due_at: float | None = None

    def seats_of(self, user_id: int) -> list[SeatInfo]:
        """The seats a user holds, also while a computer acts for him."""
        return [s for s in self.seats if s.user_id == user_id]


class Question(msgspec.Struct, frozen=True, omit_defaults=True):
    """A question that stands open before a seat, as the tables last settled it. Kept as JSON with the seat.

    ``id`` to ``notify`` are the prompt's own; ``settles``: it has an answer for silence. ``since``: when it was asked;
    ``due_at``: when an answer is due, ``None`` for no deadline; ``act_at``: when silence is taken for an answer,
    ``None`` when it never is, or was already. ``began``: since when its time runs (later than ``since`` after a pause);
    ``gone``: it is open no more, but may come back when somebody changes his mind, and has no new time then;
    ``weighed``: a computer has considered this offer; ``nudged``: the thread was told that only this answer is missing.
    ``root``: what its seat had heard when it was asked, as a hash; ``trails``: of a secret one, what the seat had done
    by each moment since, the last moments only; ``promised``: until when there was time by an earlier policy of the
    table, and when it would have been taken for silence; ``off``: seconds by which people's nights and days off have
    put ``due_at`` off. ``spent``: seconds that its time had run by ``began``, without pauses and days off; ``hours``:
    zone, wake and sleep of its person when it was asked, where a clock runs; ``shut`` and ``got``: when it was closed
    and what that put back on the clock; ``quiet``: its person wants no reminder of it.
    """

    id: str
    step: str
    pace: Pace
    secret: bool = False
    anonymous: bool = False
    notify: bool = False
    settles: bool = False
    since: float = 0.0
    due_at: float | None = None
    act_at: float | None = None
    began: float = 0.0
    gone: bool = False
    weighed: bool = False
    nudged: bool = False
    root: str = ""
    trails: tuple[str, ...] = ()
    promised: tuple[float, float] | None = None
    off: float = 0.0
    spent: float = 0.0
    hours: tuple[str, int, int] | None = None
    shut: float = 0.0
    got: float = 0.0
    quiet: bool = False

    @property
    def blocks(self) -> bool:
        """Whether the game waits for an answer."""
        return self.pace != "offer"


@dataclasses.dataclass(frozen=True, slots=True)
class Waiting:
    """A seat the table waits for: the step it must decide and since when (seconds since 1970)."""

    seat: int
    step: str
    since: float


@dataclasses.dataclass(frozen=True, slots=True)
class LoggedEvent:
    """One line of the log: the sequence number and time (seconds since 1970) of its action, and the event.
    ``own``: whoever reads it did that by hand, and learns nothing by it; ``aside``: it came of an act of somebody else,
    or of what followed from one of the reader's own."""

    seq: int
    at: float
    event: Event
    own: bool = False
    aside: bool = False


NO_FIGURES = Figures()


@dataclasses.dataclass(frozen=True, slots=True)
class SeatView:
    """A position as one seat (or, with ``seat`` None, a spectator) may see it.

    ``prompts``: the open questions of the seat, most urgent first. ``tokens``: by question what every component carries
    that answers it; an answer to a question that is gone is refused, and nothing that others do makes one stale.
    ``former``: the question by what older components carry that still answer it, in a secret step.
    ``due``: by question when its answer is due. ``waiting``: the seats the table publicly waits for; ``hushed``: it
    also waits for somebody who is not named, "for the table". ``undo_token``: what a component carries that takes the
    last command back. ``since``: the last action of which its holder has read, -1 where what happened was not asked
    for. ``news``: what happened since, oldest first; ``older``: of what is too long ago to be told one by one, the last
    event of each kind, and how many there were. ``had``: what the seat had then, ``has``: what it has, where that is
    known; ``before``: its view at the phase border before that.
    """

    table: TableInfo
    seat: int | None
    view: Any = None
    prompts: tuple[Prompt, ...] = ()
    tokens: Mapping[str, str] = dataclasses.field(default_factory=dict)
    former: Mapping[str, str] = dataclasses.field(default_factory=dict)
    due: Mapping[str, float] = dataclasses.field(default_factory=dict)
    waiting: tuple[Waiting, ...] = ()
    hushed: bool = False
    can_undo: bool = False
    undo_token: str = ""
    outcome: Outcome | None = None
    since: int = 0
    news: tuple[LoggedEvent, ...] = ()
    older: tuple[tuple[LoggedEvent, int], ...] = ()
    had: Figures | None = None
    has: Figures | None = NO_FIGURES
    before: Any = None

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
    """What actions brought: the position after them, the events their seat may know, and the actions that were
    ``left``: something was revealed before their turn came."""

    look: SeatView
    events: Sequence[Event]
    left: tuple[Action, ...] = ()


@dataclasses.dataclass(frozen=True, slots=True)
class UserPrefs:
    """A user's settings. ``locale``: the language he chose, empty to follow Discord; ``seen``: the one he was first
    seen with. ``dm``: unknown, open, closed or left (no member of a table's server), as the last delivery showed;
    ``dms`` whether he wants any. ``wake`` and ``sleep``: the hours of the day between which he is there, equal for
    always; ``digest``: the hour at which his inbox is sent, -1 for never. ``listed``: others may see his results;
    ``cadence``: how often he is reminded of a turn (``schedule.CADENCES``)."""

    id: int
    locale: str = ""
    zone: str = "UTC"
    reminders: bool = True
    dms: bool = True
    dm: str = "unknown"
    seen: str = ""
    wake: int = 0
    sleep: int = 0
    digest: int = -1
    listed: bool = True
    cadence: str = "half"

    @property
    def language(self) -> str:
        """The language to write to him in, empty when nothing is known."""
        return self.locale or self.seen


@dataclasses.dataclass(frozen=True, slots=True)
class ServerPrefs:
    """A server's settings. ``creator_role``: who may open tables, 0 for everyone; ``channels``: where, empty for
    anywhere; ``reports_id``: the channel that hears of reports; ``open``: anybody may read its public
    tables."""

    id: int
    locale: str = "en"
    creator_role: int = 0
    channels: Sequence[int] = ()
    reports_id: int | None = None
    open: bool = False
