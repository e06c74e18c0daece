"""A running fair of six, and the bot as far as clicks need it: through the real handlers, without Discord."""

from __future__ import annotations

import asyncio
import contextlib
import dataclasses
import functools
import itertools
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any, cast

import discord
from discord import app_commands

from bot.common.clock import Clock
from bot.common.errors import UserError
from bot.presenter.posts import HeraldPresenter
from bot.tables.model import SeatView, UserRef
from bot.tables.service import Tables
from bot.tables.unit.posts import Display, PanelPlace
from bot.ui.components import handle
from bot.ui.ids import Id
from bot.ui.mentions import Mentions
from cogs import register
from engine.core import Action
from herald_fair.state import STEP
from tests.cogs.press_everything import words
from tests.cogs.seat_views import COMMAND, NAMES, PICTURE

PEOPLE = [UserRef(100 + n, name) for n, name in enumerate(NAMES)]
_numbers = itertools.count(1)


class Response:
    """What an interaction was answered with at first."""

    def __init__(self) -> None:
        self.sent: list[tuple[str, dict[str, Any]]] = []

    def is_done(self) -> bool:
        return bool(self.sent)

    async def send_message(self, **options: Any) -> None:
        self.sent.append(("send", options))

    async def edit_message(self, **options: Any) -> None:
        self.sent.append(("edit", options))

    async def send_modal(self, modal: Any) -> None:
        self.sent.append(("form", {"form": modal}))

    async def defer(self, **options: Any) -> None:
        """A slow machine defers; what follows is sent as it would have been."""


@dataclasses.dataclass
class Answered:
    """How a click was answered."""

    how: str
    """By a new message (``send``), an edit of the pressed one (``edit``), a form (``form``), or later (``defer``)."""
    options: dict[str, Any]
    """With which the answer was sent, by name."""

    @property
    def text(self) -> str:
        view = self.options.get("view")
        return str(self.options.get("content") or "") + (words(view) if view is not None else "")


class Panel:
    """A panel in direct messages, what it said after each edit, and what was sent beside it.

    ``message``: as Discord gives it to a click, with a picture.
    """

    def __init__(self, number: int = 1, *, ephemeral: bool = False) -> None:
        picture = SimpleNamespace(filename="t1-hand.png", description="The board.")
        self.message = SimpleNamespace(
            id=number, flags=SimpleNamespace(ephemeral=ephemeral), attachments=[picture], components=[]
        )
        self.said: list[str] = []
        self.beside: list[str] = []


class Shown(Response):
    """What a click on a panel was answered with."""

    def __init__(self, panel: Panel) -> None:
        super().__init__()
        self.panel = panel

    async def edit_message(self, **options: Any) -> None:
        await super().edit_message(**options)
        self.panel.said.append(Answered("edit", options).text)

    async def send_message(self, **options: Any) -> None:
        await super().send_message(**options)
        self.panel.beside.append(Answered("send", options).text)

    async def defer(self, **options: Any) -> None:
        self.sent.append(("defer", options))


class Brush:
    """Draws when it is told to."""

    def __init__(self) -> None:
        self.dry = asyncio.Event()
        self.dry.set()
        self.asked = asyncio.Event()

    async def board(self, *args: Any, **options: Any) -> Any:
        self.asked.set()
        await self.dry.wait()
        return PICTURE

    async def pages(self, *args: Any, **options: Any) -> list[Any]:
        return [await self.board(*args, **options)]

    @contextlib.contextmanager
    def leisure(self) -> Iterator[None]:
        yield


@functools.cache
def registered() -> app_commands.CommandTree[Any]:
    """All commands."""
    tree = app_commands.CommandTree(discord.Client(intents=discord.Intents.none()))
    register(tree)
    return tree


@dataclasses.dataclass
class Fair:
    """A running table of six, and the bot as far as clicks need it."""

    tables: Tables
    """The service that has the table."""
    presenter: HeraldPresenter
    """Draws with a ``Brush``."""
    table: int
    """Its number."""

    @property
    def brush(self) -> Brush:
        return cast(Brush, self.presenter.pictures)

    @property
    def clock(self) -> Clock:
        return self.tables.store.clock

    @functools.cached_property
    def mentions(self) -> Mentions:
        """No command has a number here."""
        return Mentions()

    @property
    def tree(self) -> app_commands.CommandTree[Any]:
        """The commands as they are registered."""
        return registered()

    def begin_answer(self, task: asyncio.Task[object] | None) -> None:
        """Nobody waits for it here."""

    def end_answer(self, task: asyncio.Task[object] | None) -> None:
        """Nobody waits for it here."""

    def is_closed(self) -> bool:
        return False

    async def takes(self, interaction_id: int) -> bool:
        return True

    async def there(self, table_id: int, user_id: int, seat: int, message_id: int) -> None:
        await self.tables.read_marks.there(table_id, user_id, seat, message_id)

    async def displayed(self, told: Display, message_id: int) -> None:
        await self.tables.read_marks.displayed(told, message_id)

    async def clicked(
        self,
        table_id: int,
        seat: int,
        user_id: int,
        message_id: int | None,
        place: PanelPlace | None,
        *,
        over: bool = False,
    ) -> bool:
        return await self.tables.clicked(table_id, seat, user_id, message_id, place, over=over)

    async def chosen_language(self, user_id: int) -> str:
        return "en"

    async def met(self, guild_id: int, user_id: int, name: str) -> None:
        """Nobody has another name here."""

    async def refusal(self, error: UserError, locale: str, table: int | None) -> str:
        return await self.presenter.refusal(error, locale, table)

    async def look(self, seat: int) -> SeatView:
        return await self.tables.views.look(self.table, PEOPLE[seat].id, seat=seat)

    async def seq(self) -> int:
        return (await self.tables.lookup.info(self.table)).seq

    async def click(self, person: int, where: Id, *values: str, typed: str | None = None) -> Answered:
        """A person presses a component with this id, or sends the form that it opened."""
        response = Response()
        await self._click(response, None, person, where, *values, typed=typed)
        assert len(response.sent) == 1
        return Answered(*response.sent[0])

    async def press(self, panel: Panel, person: int, where: Id) -> None:
        """A person presses something on a panel that they see."""
        await self._click(Shown(panel), panel.message, person, where)

    async def _click(
        self, response: Response, message: Any, person: int, where: Id, *values: str, typed: str | None = None
    ) -> None:
        registered()  # and the handlers of all buttons with them
        data: dict[str, Any] = {"custom_id": str(where), "values": list(values)}
        if typed is not None:
            field = {"type": 4, "custom_id": "value", "value": typed}
            data = {"custom_id": str(where), "components": [{"type": 18, "component": field}]}
        interaction = SimpleNamespace(
            id=next(_numbers), user=SimpleNamespace(id=PEOPLE[person].id), client=self, response=response, extras={},
            type=COMMAND, locale="en", data=data, guild_id=None, message=message, channel_id=None,
            followup=SimpleNamespace(send=lambda wait=True, **o: response.send_message(**o)),
            edit_original_response=response.edit_message,
        )  # fmt: skip
        await handle(cast(Any, interaction))

    async def act(self, seat: int, *texts: str) -> None:
        await self.tables.play.act(self.table, PEOPLE[seat].id, [Action.parse(t) for t in texts], seat=seat)

    async def component(self, seat: int, verb: str) -> tuple[Id, str]:
        """The id that a panel of this seat carries for a verb's first action now, and the action."""
        look = await self.look(seat)
        prompt, action = next((p, a) for p in look.prompts for a in p.actions if a.verb == verb)
        return Id("do", self.table, seat, look.tokens[prompt.id], str(action)), str(action)


async def offered(fair: Fair) -> str:
    """The first person makes an offer that the second can accept; the action."""
    legal = (await fair.look(0)).legal
    for text in [str(a) for a in legal if a.verb == "offer" and a.args[:2] == ("seat-1", STEP)]:  # one for each good
        await fair.act(0, text)
        if any(a.verb == "accept" for a in (await fair.look(1)).legal):
            return text
        await fair.act(0, (await fair.component(0, "withdraw"))[1])
    raise AssertionError("no offer can be accepted")
