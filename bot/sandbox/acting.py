"""What people do: use commands, press buttons, choose, submit modals; checked as a Discord client would check."""

from __future__ import annotations

from typing import Any

from bot.common import discord_limits as limits
from bot.sandbox import commands, components
from bot.sandbox import constants as c
from bot.sandbox.commands import BadInput
from bot.sandbox.errors import Json
from bot.sandbox.interactions import AUTOCOMPLETE, COMMAND, COMPONENT, MODAL, Answer, Interactions
from bot.sandbox.model import Channel, Interaction, Message, User, World
from bot.sandbox.shapes import Shapes

_KINDS = {5: "u", 6: "r", 7: "ur", 8: "c"}


class Acting:
    """Turns a user's input into an interaction. Everything raises :class:`BadInput` with a sentence for the user."""

    def __init__(self, world: World, shapes: Shapes, interactions: Interactions) -> None:
        self.world = world
        self.shapes = shapes
        self.interactions = interactions

    async def act(
        self, user: User, kind: int, channel: Channel, data: Json, message_id: str | None
    ) -> tuple[Interaction, Answer | None]:
        """Check, send, and wait for the bot's first answer (None: it did not come)."""
        if channel.archived:
            raise BadInput("this thread is archived")
        if kind in (COMMAND, AUTOCOMPLETE):
            return await self._command(user, kind, channel, data)
        if kind == COMPONENT:
            return await self._component(user, channel, data, message_id)
        if kind == MODAL:
            return await self._modal(user, channel, data)
        raise BadInput("there is no such kind of interaction")

    async def _send(
        self, interaction: Interaction, resolved: Json | None, focused: Json | None = None
    ) -> tuple[Interaction, Answer | None]:
        if not self.interactions.hub.gateway.reachable:
            return interaction, None
        return interaction, await self.interactions.start(interaction, resolved, focused=focused)

    async def _command(self, user: User, kind: int, channel: Channel, data: Json) -> tuple[Interaction, Answer | None]:
        if channel.type != c.DM and self.world.guilds[channel.guild_id].kicked:
            raise BadInput("the bot is not on this server")
        use = commands.use(self.world, self.shapes, user, channel, data, autocomplete=kind == AUTOCOMPLETE)
        interaction = self.interactions.new(kind, user.id, channel, use.data, name=use.path)
        return await self._send(interaction, use.resolved, use.focused)

    # -- components

    def _message(self, user: User, channel: Channel, message_id: str | None) -> Message:
        message = self.world.messages.get(channel.id, {}).get(message_id or "")
        if message is None or message.seen_by not in (None, user.id):
            raise BadInput("that message does not exist")
        return message

    async def _component(
        self, user: User, channel: Channel, data: Json, message_id: str | None
    ) -> tuple[Interaction, Answer | None]:
        message = self._message(user, channel, message_id)
        item = components.find(message.components, str(data.get("custom_id") or ""))
        if item is None:
            raise BadInput("that message has no such component")
        if item.get("disabled"):
            raise BadInput("that component is disabled")
        if data.get("component_type") not in (None, item["type"]):
            raise BadInput("the component is of another type")
        sent: Json = {"component_type": item["type"], "custom_id": item["custom_id"], "id": item["id"]}
        resolved: Json = {}
        if item["type"] in components.SELECTS:
            sent["values"] = self._values(user, channel, item, data.get("values"), resolved)
        elif item["type"] != components.BUTTON:
            raise BadInput("that component cannot be used")
        interaction = self.interactions.new(COMPONENT, user.id, channel, sent, message_id=message.id)
        return await self._send(interaction, resolved)

    def _values(self, user: User, place: Channel, item: Json, values: Any, resolved: Json) -> list[str]:
        """The chosen values of a select: how many, and whether they exist."""
        if not isinstance(values, list) or len(set(map(str, values))) != len(values):
            raise BadInput("values must be a list without repetitions")
        least = 1 if item.get("min_values") is None else item["min_values"]
        most = item.get("max_values") or max(1, least)
        if not least <= len(values) <= most and not (not values and item.get("required") is False):
            raise BadInput(f"choose between {least} and {most}")
        chosen = [str(value) for value in values]
        if item["type"] == components.STRING_SELECT:
            known = {option["value"] for option in item["options"]}
            if not known.issuperset(chosen):
                raise BadInput("there is no such option")
            return chosen
        for value in chosen:
            channel = self.world.channels.get(value)
            types = item.get("channel_types")
            if channel is not None and types and channel.type not in types:
                raise BadInput("that channel cannot be chosen")
            if not commands.resolve(self.world, self.shapes, user, place, value, _KINDS[item["type"]], resolved):
                raise BadInput("there is no such choice")
        return chosen

    # -- modals

    async def _modal(self, user: User, channel: Channel, data: Json) -> tuple[Interaction, Answer | None]:
        shown = self._open_modal(user, channel, str(data.get("custom_id") or ""))
        assert shown.modal is not None
        given = _collect(data.get("components"))
        resolved: Json = {}
        tree = [self._top(user, channel, item, given, resolved) for item in shown.modal["components"]]
        if given:
            raise BadInput(f"the form has no field {next(iter(given))}")
        sent: Json = {"custom_id": shown.modal["custom_id"], "components": tree}
        interaction = self.interactions.new(MODAL, user.id, channel, sent, message_id=shown.message_id, trigger=shown)
        result = await self._send(interaction, resolved)
        if result[1] is not None:
            shown.modal = None
            self.world.save_interaction(shown)
        return result

    def _open_modal(self, user: User, channel: Channel, custom_id: str) -> Interaction:
        for interaction in reversed(self.world.interactions.values()):
            if (
                interaction.user_id == user.id
                and interaction.channel_id == channel.id
                and interaction.modal is not None
                and interaction.modal["custom_id"] == custom_id
            ):
                return interaction
        raise BadInput("that form is not open")

    def _top(self, user: User, place: Channel, item: Json, given: Json, resolved: Json) -> Json:
        if item["type"] == components.ROW:
            fields = [self._field(user, place, child, given, resolved) for child in item["components"]]
            return {"type": 1, "id": item["id"], "components": fields}
        if item["type"] == components.LABEL:
            field = self._field(user, place, item["component"], given, resolved)
            return {"type": 18, "id": item["id"], "component": field}
        return {"type": item["type"], "id": item["id"]}

    def _field(self, user: User, place: Channel, item: Json, given: Json, resolved: Json) -> Json:
        """One field as it is submitted, checked against its definition."""
        kind, custom_id = item["type"], item["custom_id"]
        entry = given.pop(custom_id, {})
        field: Json = {"type": kind, "id": item["id"], "custom_id": custom_id}
        required = item.get("required") is not False
        if kind == components.TEXT_INPUT:
            field["value"] = _text(item, entry.get("value", ""), required)
        elif kind in components.SELECTS:
            field["values"] = self._values(user, place, item, entry.get("values") or [], resolved)
        elif kind == components.RADIO:
            value = entry.get("value")
            if value is None and required:
                raise BadInput("choose one option")
            if value is not None and value not in {option["value"] for option in item["options"]}:
                raise BadInput("there is no such option")
            field["value"] = value
        elif kind == components.CHECKS:
            chooser = {"type": 3, "min_values": 1, "max_values": len(item["options"]), **item}
            field["values"] = self._values(user, place, {**chooser, "type": 3}, entry.get("values") or [], resolved)
        elif kind == components.CHECK:
            field["value"] = bool(entry.get("value"))
        elif kind == components.UPLOAD:
            field["values"] = self._uploads(user, place, item, entry.get("values") or [], required, resolved)
        return field

    def _uploads(
        self, user: User, place: Channel, item: Json, values: Any, required: bool, resolved: Json
    ) -> list[str]:
        """The files of an upload field, by the ids they got when they were uploaded."""
        if not isinstance(values, list) or len(set(map(str, values))) != len(values):
            raise BadInput("values must be a list without repetitions")
        least = (1 if item.get("min_values") is None else item["min_values"]) if required or values else 0
        most = item.get("max_values") or max(1, least)
        if not least <= len(values) <= most:
            raise BadInput(f"attach between {least} and {most} files")
        chosen = [str(value) for value in values]
        for value in chosen:
            if not commands.resolve(self.world, self.shapes, user, place, value, "a", resolved):
                raise BadInput("there is no such file")
        return chosen


def _text(item: Json, value: Any, required: bool) -> str:
    if not isinstance(value, str):
        raise BadInput("a text field takes text")
    if not value:
        if required:
            raise BadInput("a required field is empty")
        return value
    least, most = item.get("min_length") or 0, item.get("max_length") or limits.TEXT_INPUT
    if not least <= len(value) <= most:
        raise BadInput(f"a text must have between {least} and {most} letters")
    return value


def _collect(tree: Any) -> Json:
    """Fields of a submitted modal by their custom_id, wherever they are nested."""
    if not isinstance(tree, list) or any(not isinstance(item, dict) for item in tree):
        raise BadInput("components must be a list")
    return {item["custom_id"]: item for item in components.walk(tree) if item.get("custom_id")}


def visible_channel(world: World, user: User, channel_id: str) -> Channel:
    """A channel that this user can open; :class:`BadInput` otherwise."""
    channel = world.channels.get(channel_id)
    if channel is None or not world.can_see(user, channel):
        raise BadInput("you cannot see that channel")
    return channel


def sees(message: Message, user: User) -> bool:
    """Whether a message of a visible channel is for this user's eyes."""
    return message.seen_by in (None, user.id)
