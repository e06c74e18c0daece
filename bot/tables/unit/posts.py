"""Posts: what is to be said to Discord, as rows of the outbox describe it, and what a presenter makes of one."""

from __future__ import annotations

import dataclasses
import enum
from typing import TYPE_CHECKING, Any, Literal, Protocol

import msgspec

if TYPE_CHECKING:
    import discord

    from render.core.api import Picture


Closing = Literal["next", "over", "lost"]
"""Why a panel closes: a newer one took its place, the game is over, the seat is no longer this user's."""


Answered = Literal["joined", "refused", "withdrawn", "begun", "gone"]
"""What came of an invitation: they have joined, or said no; it was taken back; the game has begun without them, or the
table was closed."""


INVITED = "whisper-invited"
"""The key of what somebody is told who is asked to a table."""


class PostKind(enum.StrEnum):
    """Every sort of message Herald sends by itself (answers to interactions are not posts).

    LOBBY: the card in the channel (edited as people join). THREAD: opens the table's thread from the card, and makes
    people its members. OPENING: rules of the table, seed hash. PHASE: the board, when a phase ended and it shows
    something new, with what happened and, when the game has one, the animated image. LINES: what happened, in words
    alone. STATUS: whom the table waits for (one per board, edited until the next). RESULT: the final position,
    standings and seed; to the players when the channel is gone. REPLAY: the finished game as a file to step through,
    made when it is delivered. NOTE: one line to the thread. PANEL: a seat's DM panel (edited as its choices change).
    WHISPER: one line to a user (reminder, autopilot, seat lost or gained, what some seats alone may hear). DIGEST: a
    person's inbox, once a day.
    """

    LOBBY = "lobby"
    THREAD = "thread"
    OPENING = "opening"
    PHASE = "phase"
    LINES = "lines"
    STATUS = "status"
    RESULT = "result"
    REPLAY = "replay"
    NOTE = "note"
    PANEL = "panel"
    WHISPER = "whisper"
    DIGEST = "digest"


class Shown(msgspec.Struct, frozen=True):
    """What a live message shows."""

    words: str
    """A digest of its words and controls."""
    drawn: str
    """A digest of all from which its pictures are drawn."""
    pictures: tuple[tuple[str, str, str], ...]
    """Of each picture its file name, its alt text as the words have it, and a digest of its bytes."""


class PanelPlace(msgspec.Struct, frozen=True):
    """Where somebody is in a panel: whoever makes it anew, for whatever reason, leaves them there."""

    prompt: str = ""
    """The id of the question that is shown in full, empty for the most urgent one."""
    opened: str = ""
    """The words of the list or screen that is open, what is ticked among them; empty at the top."""
    page: int = 0
    """Of the list that is open, from 0."""
    note: str = ""
    """What the last press did, in the language of its person; empty where there is nothing to say."""
    tip: bool = False
    """The note advises something that can be tried."""
    ticked: str = ""
    """Among which lines something is ticked there, for a tick is kept by its place among them
    (``panel_kit.ticks.among``); empty where nothing is."""


TOP = PanelPlace()
"""Where somebody is who has opened nothing."""


def read_place(stored: str) -> PanelPlace:
    """A place as it is stored with a live panel, empty for none."""
    try:
        return msgspec.json.decode(stored, type=PanelPlace) if stored else TOP
    except msgspec.MsgspecError:  # of another version
        return TOP


NOTHING_TOLD = -1
"""Where a panel that tells nothing of what happened would begin to tell."""


class Display(msgspec.Struct, frozen=True):
    """What a panel tells."""

    table: int
    """The table it is about."""
    seat: int
    """The seat whose panel it is."""
    arrivals: int
    """It was told to whoever sat down on the seat as its holder of this number (``SeatFacts.arrivals``)."""
    seq: int
    """The number of the last action of which it tells."""
    figures: str
    """JSON of what the seat has (``engine.core.Figures``)."""
    since: int
    """The number of the action after which it begins to tell; ``NOTHING_TOLD`` where nothing has happened since."""


@dataclasses.dataclass(frozen=True, slots=True)
class Post:
    """One post to compose."""

    id: int
    """The number of its row in the outbox."""
    kind: PostKind
    """What sort of message it is."""
    table_id: int
    """The table it is about."""
    marker: str
    """Unique to the post; it becomes part of its file names, so that a message can be recognised after a crash."""
    payload: dict[str, Any]
    """JSON data fixed when the post was planned:

    PHASE and RESULT: ``view`` (the spectator's view as JSON object; read it back with
    ``msgspec.convert(view, rules.View, str_keys=True)``), ``events`` (everything public since the last phase,
    each ``{"key", "params"}``, with ``told`` when the thread has heard it, and with ``tell`` ``log`` when it stands in
    the log alone; read parameters back with ``params_from``); PHASE also ``before`` (the view of the last
    board, or ``None``), RESULT also ``outcome`` and ``seed``.
    LINES: ``events`` alone, the ``first`` of each act marked, with the ``context`` that its sentences need: acts of
    a moment share a post, and each is told by itself as things stood then, with what stood in the log alone before it.
    NOTE and WHISPER: ``key``, ``params`` of a catalogue message, and optionally ``mention`` (user ids to ping) and
    ``button`` (``back``, ``hand``, ``claim``, ``wake``, or several such as ``give keep``, which answer what ``token``
    names). Among the params ``policy`` is a DeadlinePolicy, told as ``deadline``. A WHISPER may carry ``events``
    instead of ``key``: what some seats alone may hear; an invitation ``answered`` (an ``Answered``) when it asks
    nothing any more; a NOTE ``place``: another channel than the table's.
    THREAD: for new members ``users``. LOBBY, STATUS, PANEL: empty; they are drawn from the position at the time of
    delivery. A PANEL with ``closed`` (a ``Closing``) is the last word of a panel: no picture, nothing to press. Of one
    with ``next``, which should have been deleted, one short line stays. ``own``: an edit that the seat caused itself,
    needless where the answer to its click has shown the same. ``in_words``: its picture follows with an edit.
    """
    seat: int | None = None
    """The seat it is for, ``None`` for none."""
    user_id: int | None = None
    """To whom it goes as a direct message; ``None``: to the table's thread or channel."""
    known: Shown | None = None
    """What the message that is to be edited shows, ``None`` where that is not known."""
    place: PanelPlace = TOP
    """Of a panel, where its person is in it."""


@dataclasses.dataclass(slots=True)
class Message:
    """A composed message. Either ``content`` and/or ``pictures`` with an optional classic ``view``, or a ``LayoutView``
    (Components V2: no content; the pictures are shown by its gallery items as ``attachment://<filename>``)."""

    content: str = ""
    """Its words, empty with a ``LayoutView``."""
    pictures: list[tuple[str, Picture]] = dataclasses.field(default_factory=list)
    """File name and picture; file names hold only ``[A-Za-z0-9_.-]``."""
    view: discord.ui.View | discord.ui.LayoutView | None = None
    """Its components, ``None`` for none."""
    mentions: list[int] = dataclasses.field(default_factory=list)
    """The ids of users that may be pinged."""
    late: bool = False
    """Its picture is still being drawn and comes with an edit."""
    shown: Shown | None = None
    """What it shows, where that is worth remembering; else ``None``."""
    keeps: bool = False
    """It brings no pictures, and those of the message that is edited stay."""
    told: Display | None = None
    """Of a panel, what whoever reads it knows; else ``None``."""


IN_WORDS = {"in_words": True}
"""In the payload of a panel that goes out without its picture."""


class Presenter(Protocol):
    """Turns posts into messages."""

    async def compose(self, post: Post) -> Message | None:
        """The message of a post, or ``None`` when nothing is to be said any more (a panel of a seat without prompt)."""

    def thread_name(self, table_id: int, name: str) -> str:
        """The name of a table's thread, at most 100 characters."""
