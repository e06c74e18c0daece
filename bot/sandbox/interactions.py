"""Interactions: the bot's side. The first answer within 3 seconds, then 15 minutes of follow-ups through the token."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, Final

from bot.sandbox import components
from bot.sandbox import constants as c
from bot.sandbox.commands import check_choices
from bot.sandbox.errors import DiscordError, Form, Json, refuse
from bot.sandbox.hub import Hub
from bot.sandbox.model import Channel, Interaction, Message, World
from bot.sandbox.posting import Posting
from bot.sandbox.rest import Call, Rest
from bot.sandbox.shapes import Shapes
from bot.sandbox.typed import check_types
from bot.sandbox.validate import Draft, message_body

COMMAND, COMPONENT, AUTOCOMPLETE, MODAL = 2, 3, 4, 5
REPLY, DEFER_REPLY, DEFER_UPDATE, UPDATE, CHOICES, SHOW_MODAL = 4, 5, 6, 7, 8, 9
FIRST_ANSWER_MS: Final = 3_000.0
TOKEN_MS: Final = 15 * 60_000
_ALLOWED: Final = {
    COMMAND: (REPLY, DEFER_REPLY, SHOW_MODAL),
    COMPONENT: (REPLY, DEFER_REPLY, DEFER_UPDATE, UPDATE, SHOW_MODAL),
    AUTOCOMPLETE: (CHOICES,),
    MODAL: (REPLY, DEFER_REPLY),
}


@dataclass(slots=True)
class Answer:
    """What the bot answered first, for the page that waits."""

    kind: int
    """Discord's number of the callback type, ``REPLY`` to ``SHOW_MODAL``."""
    message_id: str | None = None
    """The message that carries the answer, or will; ``None`` for suggestions and forms."""
    choices: list[Json] | None = None
    """What is suggested for the option that is being typed; ``None`` for other kinds of answers."""
    modal: Json | None = None
    """The form to fill in; ``None`` for other kinds of answers."""


@contextmanager
def _inside(key: str) -> Iterator[None]:
    """Form errors of a body that is itself a field stand below that field."""
    try:
        yield
    except DiscordError as error:
        if "errors" in error.payload:
            error.payload["errors"] = {key: error.payload["errors"]}
        raise


class Interactions:
    """Starts interactions for users and takes the bot's answers."""

    def __init__(self, rest: Rest, world: World, shapes: Shapes, hub: Hub, posting: Posting) -> None:
        self.world = world
        self.shapes = shapes
        self.hub = hub
        self.posting = posting
        self._tokens = {item.token: item.id for item in world.interactions.values()}
        self._waiting: dict[str, asyncio.Future[Answer]] = {}
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._focused: dict[str, int] = {}
        self.first_answer_ms = FIRST_ANSWER_MS  # Discord's; a test on a crowded machine may grant more
        hook = "/webhooks/{webhook_id}/{webhook_token}"
        add = rest.add
        add("POST", "/interactions/{interaction_id}/{interaction_token}/callback", self.callback, token=False)
        add("POST", hook, self.follow_up, token=False)
        for name in ("@original", "{message_id}"):
            add("GET", f"{hook}/messages/{name}", self.fetch, token=False)
            add("PATCH", f"{hook}/messages/{name}", self.edit, token=False)
            add("DELETE", f"{hook}/messages/{name}", self.delete, token=False)

    def close(self) -> None:
        """Stop the clocks of deferred answers."""
        for timer in self._timers.values():
            timer.cancel()
        self._timers.clear()

    def expire(self) -> None:
        """The clock was moved: what has waited longer than its token lives is given up."""
        for interaction_id in list(self._timers):
            interaction = self.world.interactions.get(interaction_id)
            if interaction is None or self.world.now() - interaction.created > TOKEN_MS:
                self._timers.pop(interaction_id).cancel()
                if interaction is not None:
                    self._tell(interaction, "failed", interaction.original_id)

    def thinking(self, interaction: Interaction) -> bool:
        """Whether a deferred answer is still to come."""
        return interaction.id in self._timers

    # -- the user's side

    async def start(
        self, interaction: Interaction, resolved: Json | None, *, focused: Json | None = None
    ) -> Answer | None:
        """Send an interaction to the bot and wait for the first answer; None when it does not come in time."""
        for old in self.world.forget_old_interactions():
            self._tokens.pop(old.token, None)
        self.world.save_interaction(interaction)
        self._tokens[interaction.token] = interaction.id
        if focused is not None:
            self._focused[interaction.id] = focused["type"]
        future: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self._waiting[interaction.id] = future
        payload = self.shapes.interaction(interaction, resolved)
        self.hub.gateway.dispatch("INTERACTION_CREATE", payload, self.world.channels[interaction.channel_id])
        try:
            return await asyncio.wait_for(future, self.first_answer_ms / 1000)
        except TimeoutError:
            if interaction.type != AUTOCOMPLETE:
                self._tell(interaction, "failed")
            return None
        finally:
            self._waiting.pop(interaction.id, None)
            self._focused.pop(interaction.id, None)

    def new(
        self,
        kind: int,
        user_id: str,
        channel: Channel,
        data: Json,
        *,
        message_id: str | None = None,
        trigger: Interaction | None = None,
        name: str = "",
    ) -> Interaction:
        """A fresh interaction with its token; ``trigger`` is the one that showed the modal being submitted."""
        owners = {"0": channel.guild_id if channel.type != c.DM else "0"}
        interaction = Interaction(
            id=self.world.snowflake(),
            token=secrets.token_urlsafe(90),
            type=kind,
            user_id=user_id,
            channel_id=channel.id,
            created=self.world.now(),
            data=data,
            message_id=message_id,
        )
        metadata: Json = {"id": interaction.id, "type": kind, "user": user_id, "authorizing_integration_owners": owners}
        if kind == COMMAND:
            metadata.update(name=name, command_type=data["type"])
        elif kind == COMPONENT:
            metadata["interacted_message_id"] = message_id
        elif trigger is not None:
            metadata["triggering_interaction_metadata"] = trigger.metadata
        interaction.metadata = metadata
        return interaction

    def _tell(self, interaction: Interaction, state: str, message_id: str | None = None) -> None:
        data: Json = {"interaction_id": interaction.id, "state": state, "channel_id": interaction.channel_id}
        if message_id is not None:
            data["message_id"] = message_id
        self.hub.interaction_updated(interaction.user_id, data)

    def _answered(self, interaction: Interaction, answer: Answer) -> None:
        """Wake the page that waits, and tell all pages of the user."""
        future = self._waiting.get(interaction.id)
        if future is not None and not future.done():
            future.set_result(answer)
        if answer.kind == DEFER_REPLY:
            self._tell(interaction, "thinking", answer.message_id)
            seconds = TOKEN_MS / 1000
            loop = asyncio.get_running_loop()
            self._timers[interaction.id] = loop.call_later(seconds, self._gave_up, interaction)
        elif answer.kind != CHOICES:
            self._tell(interaction, "done", answer.message_id)

    def _gave_up(self, interaction: Interaction) -> None:
        """A deferred answer that never came."""
        self._timers.pop(interaction.id, None)
        self._tell(interaction, "failed", interaction.original_id)

    # -- the first answer

    async def callback(self, call: Call) -> Any:
        interaction = self.world.interactions.get(call.params["interaction_id"])
        if interaction is None or interaction.token != call.params["interaction_token"]:
            raise refuse(10062)
        if interaction.answer:
            raise refuse(40060)
        self.world.channel(interaction.channel_id)  # it may have been deleted since
        if self.world.now() - interaction.created > self.first_answer_ms:
            raise refuse(10062)
        body = call.json
        kind = self._kind(interaction, body)
        form = Form()
        check_types(form, body)
        form.check()
        data = body.get("data") or {}
        message: Message | None = None
        answer = Answer(kind)
        if kind == REPLY:
            with _inside("data"):
                draft = message_body(data, call.files, ephemeral_ok=True)
            self._take(interaction, kind)
            message = await self._reply(interaction, draft)
        elif kind == DEFER_REPLY:
            self._take(interaction, kind)
            message = self._loading(interaction, bool(data.get("flags", 0) & c.F_EPHEMERAL))
        elif kind in (DEFER_UPDATE, UPDATE):
            source = self._source(interaction)
            with _inside("data"):
                change = message_body(data, call.files, before=source) if kind == UPDATE else None
            self._take(interaction, kind)
            interaction.original_id = source.id
            if change is not None:
                await self.posting.edit(source, change)
                message = source
            answer.message_id = source.id
        elif kind == CHOICES:
            answer.choices = self._choices(interaction, data)
            self._take(interaction, kind)
        else:
            shown = components.modal(form, data)
            form.check()
            self._take(interaction, kind)
            answer.modal = interaction.modal = shown
        if message is not None:
            interaction.original_id = message.id
            answer.message_id = message.id
        self.world.save_interaction(interaction)
        self._answered(interaction, answer)
        if call.query.get("with_response", "").lower() not in ("1", "true"):
            return None
        return self._callback_shape(interaction, kind, message)

    def _callback_shape(self, interaction: Interaction, kind: int, message: Message | None) -> Json:
        about: Json = {"id": interaction.id, "type": interaction.type, "channel_id": interaction.channel_id}
        channel = self.world.channel(interaction.channel_id)
        if channel.type != c.DM:
            about["guild_id"] = channel.guild_id
        resource: Json = {"type": kind}
        if message is not None:
            about.update(
                response_message_id=message.id,
                response_message_loading=bool(message.flags & c.F_LOADING),
                response_message_ephemeral=message.seen_by is not None,
            )
            resource["message"] = self.shapes.message(message)
        return {"interaction": about, "resource": resource}

    @staticmethod
    def _take(interaction: Interaction, kind: int) -> None:
        """From here on the interaction is acknowledged; nothing waits between the checks and this."""
        interaction.answer = kind

    @staticmethod
    def _kind(interaction: Interaction, body: Json) -> int:
        kind = body.get("type")
        allowed = _ALLOWED[interaction.type]
        if interaction.type == MODAL and interaction.message_id is not None:
            allowed = (*allowed, DEFER_UPDATE, UPDATE)
        form = Form()
        if not isinstance(kind, int):
            form.required(("type",))
        elif kind not in allowed:
            form.bad_choice(("type",), allowed)
        form.check()
        assert isinstance(kind, int)
        return kind

    def _source(self, interaction: Interaction) -> Message:
        """The message whose component was used."""
        message = self.world.messages.get(interaction.channel_id, {}).get(interaction.message_id or "")
        if message is None:
            raise refuse(10008)
        return message

    def _choices(self, interaction: Interaction, data: Json) -> list[Json]:
        form = Form()
        choices = data.get("choices")
        if choices is None:
            form.required(("data", "choices"))
        else:
            check_choices(form, ("data", "choices"), choices, self._focused.get(interaction.id, 3))
        form.check()
        return list(choices or [])

    async def _reply(self, interaction: Interaction, draft: Draft) -> Message:
        """Post a message that belongs to this interaction, ephemeral when its flags say so."""
        hidden = bool(draft.flags & c.F_EPHEMERAL)
        draft.flags &= ~c.F_EPHEMERAL
        draft.nonce, draft.reference = None, None
        channel = self.world.channel(interaction.channel_id)
        return await self.posting.create(
            channel,
            self.world.bot,
            draft,
            interaction_id=interaction.id,
            metadata=interaction.metadata,
            seen_by=interaction.user_id if hidden else None,
            kind=20 if interaction.type == COMMAND and interaction.original_id is None else 0,
        )

    def _loading(self, interaction: Interaction, hidden: bool) -> Message:
        message = Message(
            id=self.world.snowflake(),
            channel_id=interaction.channel_id,
            author_id=c.APPLICATION_ID,
            created=self.world.now(),
            type=20 if interaction.type == COMMAND else 0,
            flags=c.F_LOADING | (c.F_EPHEMERAL if hidden else 0),
            metadata=interaction.metadata,
            interaction_id=interaction.id,
            seen_by=interaction.user_id if hidden else None,
        )
        self.posting.add(self.world.channels[interaction.channel_id], message)
        return message

    # -- afterwards

    def _by_token(self, call: Call) -> Interaction:
        interaction = self.world.interactions.get(self._tokens.get(call.params["webhook_token"], ""))
        if interaction is None or call.params["webhook_id"] != c.APPLICATION_ID or not interaction.answer:
            raise refuse(10015)
        if self.world.now() - interaction.created > TOKEN_MS:
            raise refuse(50027)
        return interaction

    def _target(self, call: Call) -> tuple[Interaction, Message]:
        """The message of the path: the original answer, or a follow-up of the same interaction."""
        interaction = self._by_token(call)
        wanted = call.params.get("message_id", interaction.original_id)
        message = self.world.messages.get(interaction.channel_id, {}).get(wanted or "")
        if message is None or (message.interaction_id != interaction.id and message.id != interaction.original_id):
            raise refuse(10008)
        return interaction, message

    async def follow_up(self, call: Call) -> Json:
        interaction = self._by_token(call)
        draft = message_body(call.json, call.files, ephemeral_ok=True)
        held = self.world.messages.get(interaction.channel_id, {})
        original = held.get(interaction.original_id or "")
        if original is not None and original.flags & c.F_LOADING:
            # The first follow-up takes the place of "thinking", and with it the deferral's visibility.
            draft.flags &= ~c.F_EPHEMERAL
            await self._fill(interaction, original, draft)
            return self.shapes.message(original)
        return self.shapes.message(await self._reply(interaction, draft))

    async def _fill(self, interaction: Interaction, message: Message, draft: Draft) -> None:
        """Put the answer where "thinking" stands."""
        message.flags &= ~c.F_LOADING
        timer = self._timers.pop(interaction.id, None)
        if timer is not None:
            timer.cancel()
        await self.posting.edit(message, draft, mark=False)
        self._tell(interaction, "done", message.id)

    async def fetch(self, call: Call) -> Json:
        return self.shapes.message(self._target(call)[1])

    async def edit(self, call: Call) -> Json:
        interaction, message = self._target(call)
        draft = message_body(call.json, call.files, before=message)
        if message.flags & c.F_LOADING:
            await self._fill(interaction, message, draft)
        else:
            await self.posting.edit(message, draft)
        return self.shapes.message(message)

    async def delete(self, call: Call) -> None:
        interaction, message = self._target(call)
        timer = self._timers.pop(interaction.id, None) if message.id == interaction.original_id else None
        if timer is not None:
            timer.cancel()
            self._tell(interaction, "done", message.id)
        await self.posting.delete(message)
