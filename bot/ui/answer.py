"""Answering an interaction in time, to the right eyes, exactly once."""

from __future__ import annotations

import asyncio
import contextlib
import io
import logging
import uuid
from collections.abc import Awaitable, Callable, Mapping, Sequence
from types import TracebackType
from typing import Any, Protocol, Self, cast

import aiohttp
import discord

from bot.common import discord_limits
from bot.common.clock import Clock
from bot.common.errors import UserError
from bot.common.proxy_errors import own
from bot.locale import language, text
from bot.store.columns import storable
from bot.store.database import Away, watched
from bot.tables.unit.posts import Display, Message, PanelPlace
from bot.ui.clicks import Clicks
from bot.ui.mentions import Mentions

PATIENCE = 0.25
"""Seconds after which an unanswered interaction is deferred: soon enough to feel answered, late enough that most
answers are one request. Discord gives up after three."""

AT_LAST = 2.0
"""Seconds after which even an answer is deferred of which is not yet known who may see it."""

CHOSEN = "language"
"""Where an interaction carries the language its user chose."""

CONTENT = discord_limits.CONTENT - 10
"""Characters of a refusal with what somebody wrote in vain, before the marks that end it."""

_ALREADY = 40060  # interaction has already been acknowledged: our answer arrived, its confirmation did not
_NOWHERE = 10003  # no such channel: its thread was deleted meanwhile
_GONE = 10008  # no such message: a newer one has taken its place meanwhile
_LATE = 10062  # no such interaction: nobody waits for an answer any more
_EXPIRED = (10015, 50027)  # neither does the token of the interaction live any more
_NETWORK = (aiohttp.ClientError, OSError, TimeoutError)
_log = logging.getLogger(__name__)


class Answering(Protocol):
    """What an answer needs of the client that received the interaction."""

    @property
    def clock(self) -> Clock:
        """By which an answer is late."""

    @property
    def mentions(self) -> Mentions:
        """The commands that Discord knows."""

    async def takes(self, interaction_id: int) -> bool:
        """Whether this process is the one to answer an interaction."""

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
        """Somebody's click on a message is about to change the panel of a seat, or has done so (``over``): they are at
        ``place`` then, ``None`` where that has not changed. It may be anybody who has a button of that seat.
        ``message_id``: ``None`` where that message is gone, and a newer panel has taken its place: that one shows what
        came of it. Whether the message is the live panel."""

    async def there(self, table_id: int, user_id: int, seat: int, message_id: int) -> None:
        """Somebody presses something of a seat on a message, which may be a panel of it."""

    async def displayed(self, told: Display, message_id: int) -> None:
        """A panel stands on a message: Discord has confirmed it."""

    async def chosen_language(self, user_id: int) -> str:
        """The language a user chose, empty to follow their Discord."""

    async def met(self, guild_id: int, user_id: int, name: str) -> None:
        """Somebody is called so in a server."""

    async def refusal(self, error: UserError, locale: str, table: int | None) -> str:
        """The sentence for a refused request; ``table`` is the one it was about, when that is known."""

    def begin_answer(self, task: asyncio.Task[object] | None) -> None:
        """A task answers an interaction; closing waits for it."""

    def end_answer(self, task: asyncio.Task[object] | None) -> None:
        """The task has answered."""


def locale_of(interaction: discord.Interaction[Any]) -> str:
    """The language of the person who asks: the one they chose, as far as ``Answer`` has looked it up, else Discord's.

    Suggestions are not answers: they appear among Discord's own words and follow Discord's language.
    """
    return str(interaction.extras.get(CHOSEN) or language(str(interaction.locale)))


def must_be_storable(data: object) -> None:
    """Raise ``text-broken`` when a text that came with an interaction, a button's id or a typed value, is none that a
    database keeps. People and channels that Discord tells of (``resolved``) are not meant."""
    if isinstance(data, str):
        if not storable(data):
            raise UserError("text-broken")
    elif isinstance(data, Mapping):
        for name, value in data.items():
            if name != "resolved":
                must_be_storable(value)
    elif isinstance(data, Sequence):
        for value in data:
            must_be_storable(value)


def files(message: Message) -> list[discord.File]:
    """The pictures of a message as uploads, with their alt texts."""
    return [
        discord.File(io.BytesIO(p.data), filename=name, description=p.alt[: discord_limits.ALT_TEXT])
        for name, p in message.pictures
    ]


class Answer:
    """The answer to one interaction, as a context manager that turns every error into one sentence.

    Whoever is quick answers at once; after ``PATIENCE`` seconds the interaction is deferred, privately unless
    ``public()`` was called before, because the first message after a deferral takes the deferral's visibility.
    ``update``: the answer edits the message whose component was pressed. ``undecided``: the answer may become public,
    so that it is deferred only when that is known, or when there is no more time; in that case it stays private.
    ``clicks``: those on the same message.
    """

    def __init__(
        self,
        interaction: discord.Interaction[Any],
        *,
        update: bool = False,
        undecided: bool = False,
        clicks: Clicks | None = None,
    ) -> None:
        self.interaction = interaction
        self.clicks = clicks or Clicks()
        self.place: PanelPlace | None = None
        """Where the answer leaves its person in the pressed panel; ``None``: where they were."""
        self.sent: int | None = None
        """The number of the message that was last sent as a new one; 0 where Discord did not say it, ``None`` for
        none."""
        self.gone = False
        """Whether the pressed message was gone when the answer came."""
        self.locale = locale_of(interaction)
        self._client = cast(Answering, interaction.client)
        self._update = update
        self._patience = AT_LAST if undecided else PATIENCE
        self._private = True
        self._deferred = False
        self._in_doubt = False
        """Whether a deferral may have arrived although its confirmation did not."""
        self._changes: list[bool] = []
        self._lock = asyncio.Lock()
        self._timer: asyncio.Task[None] | None = None
        self.written = ""
        """What the person has written; whatever goes wrong before it was used shows it back, to be copied."""
        self.on_refusal: Callable[[Answer, UserError], Awaitable[bool]] | None = None

    def public(self) -> None:
        """From here on nothing can be refused any more: show the answer to everybody."""
        if self._deferred or self._lock.locked():  # a private deferral was made, or is on its way
            return
        self._private = False
        if self._timer is not None:
            self._timer.cancel()
        self._patience = PATIENCE
        self._timer = asyncio.create_task(self._defer_later())

    def say(self, key: str, /, **params: Any) -> str:
        """A text in the language of the person who asks."""
        return text(self.locale, key, **params)

    async def __aenter__(self) -> Self:
        self._changes = watched()
        self._timer = asyncio.create_task(self._defer_later())
        self._client.begin_answer(asyncio.current_task())
        user, guild_id = self.interaction.user, self.interaction.guild_id
        try:
            self.speak(await self._client.chosen_language(user.id))
            if guild_id is not None:  # elsewhere people bear other names
                await self._client.met(guild_id, user.id, user.display_name)
        except Away as error:
            _log.warning("the database is away: %s", error)
        except Exception:  # the command itself will meet the same trouble, and explain it
            _log.exception("the language of user %s could not be read, or their name followed", user.id)
        return self

    def speak(self, chosen: str) -> None:
        """Answer in the language the user chose; empty: in that of their Discord."""
        self.interaction.extras[CHOSEN] = chosen
        self.locale = locale_of(self.interaction)

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> bool:
        try:
            if error is None:
                return False
            if isinstance(error, asyncio.CancelledError):
                await self._stopped()
            if not isinstance(error, Exception):
                return False
            await self.explain(error)
            return True
        finally:
            await self._stop_timer()
            self._client.end_answer(asyncio.current_task())

    async def explain(self, error: Exception) -> None:
        """Tell what went wrong in one sentence; what is not the user's doing is logged under a reference number."""
        if isinstance(error, UserError):
            if not await self._met(error):
                await self._tell(await self.sentence(error))
            return
        done = any(self._changes)
        doubtful = bool(self._changes) and not done
        if isinstance(error, Away) and not self._changes:
            _log.warning("interaction %s is refused, for the database is away: %s", self.interaction.id, error)
            await self._try_to_tell(text(self.locale, "error-away"))
            return
        if _undelivered(error) and not doubtful:
            _log.warning("the answer to interaction %s did not arrive: %s", self.interaction.id, error)
            if getattr(error, "code", 0) not in (_LATE, _NOWHERE, *_EXPIRED):
                await self._try_to_tell(text(self.locale, "error-unshown" if done else "error-lost"))
            return
        reference = uuid.uuid4().hex[:8]
        _log.error("error %s in interaction %s", reference, self.interaction.id, exc_info=error)
        key = "error-afterwards" if done else "error-doubtful" if doubtful else "error-internal"
        await self._try_to_tell(text(self.locale, key, reference=reference))

    async def _stopped(self) -> None:
        """Tell that Herald stops before there is an answer."""
        if self.interaction.response.is_done() and not self._deferred:
            return
        key = "error-unshown" if any(self._changes) else "error-stopped"
        if self._changes and not any(self._changes):
            key = "error-stopped-doubtful"
        _log.warning("interaction %s is not answered: Herald stops", self.interaction.id)
        await self._try_to_tell(text(self.locale, key))

    async def _met(self, error: UserError) -> bool:
        """Whether a refusal was answered in its own way: not so in place of a message that is gone by now."""
        try:
            return self.on_refusal is not None and await self.on_refusal(self, error)
        except discord.HTTPException as gone:
            if gone.code != _GONE or self.interaction.response.is_done():
                raise
            return False

    async def _try_to_tell(self, sentence: str) -> None:
        try:
            await self._tell(sentence)
        except (discord.DiscordException, *_NETWORK) as error:
            _log.warning("interaction %s could not be told what went wrong: %s", self.interaction.id, error)

    async def sentence(self, error: UserError) -> str:
        """What a refusal says to the person who asks."""
        return await self._client.refusal(error, self.locale, self.interaction.extras.get("table"))

    async def send(self, message: Message | str, *, extra: Sequence[discord.File] = ()) -> None:
        """Send the answer as a new message: private unless ``public()`` was called."""
        if isinstance(message, str):
            message = Message(content=message)
        self.sent = await self._sent(message, extra)
        await self._displayed(message, self.sent)

    async def _displayed(self, message: Message, message_id: int | None) -> None:
        """Discord has confirmed what a panel tells; without a message nothing is certain."""
        if message.told is not None and message_id is not None:
            await self._client.displayed(message.told, message_id)

    async def _sent(self, message: Message, extra: Sequence[discord.File]) -> int | None:
        """Send a message; its number, 0 where Discord does not say, ``None`` where somebody has answered before."""
        async with self._lock:
            options: dict[str, Any] = {"allowed_mentions": discord.AllowedMentions.none(), "ephemeral": self._private}
            if message.content:
                options["content"] = self._client.mentions.put(message.content)
            self._name_commands(message)
            if message.view is not None:
                message.view.stop()  # clicks are found by their ids; the client need not keep the view in memory
                options["view"] = message.view
            uploads = [*files(message), *extra]
            if uploads:
                options["files"] = uploads
            if not self.interaction.response.is_done():
                try:
                    done = await self.interaction.response.send_message(**options)
                    return (done and done.message_id) or 0
                except discord.HTTPException as error:
                    if error.code != _ALREADY:
                        raise
                    if not self._in_doubt:
                        return None
                for upload in uploads:
                    upload.reset()
            return (await self.interaction.followup.send(**options, wait=True)).id

    def _name_commands(self, message: Message) -> None:
        """Mention the commands that a layout names."""
        if isinstance(message.view, discord.ui.LayoutView):
            self._client.mentions.fill(message.view)

    async def ask(self, form: discord.ui.Modal) -> None:
        """Answer with a form to fill in; too late once the answer was deferred."""
        async with self._lock:
            form.stop()  # what comes back is found by its id
            if self.interaction.response.is_done():
                raise UserError("form-late")
            await self.interaction.response.send_modal(form)

    @property
    def edits(self) -> bool:
        """Whether the answer can still be an edit of the pressed message."""
        return self.interaction.message is not None and (self._update or not self._deferred)

    async def leave(self) -> None:
        """Leave the pressed message as it is."""
        async with self._lock:
            if not self.interaction.response.is_done():
                await self.interaction.response.defer()

    async def edit(self, message: Message, *, keep_pictures: bool = False) -> None:
        """Replace the message whose component was pressed; its pictures too, unless they are to be kept."""
        if await self._edited(message, keep_pictures) and self.interaction.message is not None:
            await self._displayed(message, self.interaction.message.id)

    async def _edited(self, message: Message, keep_pictures: bool) -> bool:
        """Whether the pressed message shows it now."""
        async with self._lock:
            self._name_commands(message)
            if message.view is not None:
                message.view.stop()
            options: dict[str, Any] = {"view": message.view}
            if not keep_pictures:
                options["attachments"] = files(message)
            if not isinstance(message.view, discord.ui.LayoutView):
                options["content"] = message.content and self._client.mentions.put(message.content)
            try:
                if self.interaction.response.is_done():
                    await self.interaction.edit_original_response(**options)
                else:
                    await self.interaction.response.edit_message(**options)
            except discord.HTTPException as error:
                self.gone = error.code == _GONE
                if error.code == _GONE and not self.interaction.response.is_done():
                    raise  # a newer one stands there, but nobody has answered the click yet
                if error.code not in (_ALREADY, _GONE):
                    raise
                if error.code == _GONE or not self._in_doubt:
                    return False
                for upload in options.get("attachments", ()):
                    upload.reset()
                await self.interaction.edit_original_response(**options)
            return True

    async def _tell(self, sentence: str) -> None:
        """A refusal, always private unless a public deferral already took that choice away."""
        self._private = self._private or not self._deferred
        if self.written.strip() and self._private:
            sentence = f"{sentence}\n{self.say('written-back')}\n```\n"
            text = self.written.replace("```", "\u02cb\u02cb\u02cb")
            sentence += f"{text[: CONTENT - len(sentence)]}\n```"
        await self.send(sentence)

    async def _defer_later(self) -> None:
        await self._client.clock.sleep(self._patience)
        async with self._lock:
            if self.interaction.response.is_done():
                return
            try:
                if self._update:
                    await self.interaction.response.defer()
                    self._private = True
                else:
                    await self.interaction.response.defer(ephemeral=self._private, thinking=True)
            except (discord.DiscordException, *_NETWORK) as error:
                _log.warning("interaction %s could not be deferred: %s", self.interaction.id, error)
                self._in_doubt = True
                return
            self._deferred = True

    async def _stop_timer(self) -> None:
        timer = self._timer
        if timer is None:
            return
        async with self._lock:  # never cut a deferral that is on its way
            timer.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await timer


def _undelivered(error: Exception) -> bool:
    """Whether it is an answer that Discord did not take, or may not have taken, not the doing itself that failed."""
    if isinstance(error, Away):
        return False
    if isinstance(error, discord.HTTPException):
        passing = error.status == 429 or error.status >= 500 or not own(error)
        return passing or error.code in (_LATE, _GONE, _NOWHERE, *_EXPIRED)
    return isinstance(error, (discord.RateLimited, *_NETWORK))
