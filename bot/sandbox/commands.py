"""Application commands: what may be registered, and whether what a user typed fits a registered command."""

from __future__ import annotations

import copy
import unicodedata
from dataclasses import dataclass, field
from typing import Any, Final

from bot.common import discord_limits as limits
from bot.sandbox import constants as c
from bot.sandbox.errors import DiscordError, Form, Json
from bot.sandbox.model import Channel, User, World
from bot.sandbox.shapes import Shapes
from bot.sandbox.typed import check_types

Path = tuple[str | int, ...]

SUB, GROUP, STRING, INTEGER, BOOLEAN, USER, CHANNEL, ROLE, MENTIONABLE, NUMBER, FILE = range(1, 12)
_TYPES: Final = range(1, 12)
_MOST: Final = {1: limits.COMMANDS, 2: limits.CONTEXT_MENUS, 3: limits.CONTEXT_MENUS}
_SAFE_INTEGER: Final = (1 << 53) - 1


class BadInput(Exception):
    """What a user sent does not fit the command or component; the text is shown to the user."""


# -- registering


def valid_name(name: str) -> bool:
    """The rule for slash commands and options: letters, digits, ``-``, ``_``, ``'``; lower case where there is one."""
    if not 1 <= len(name) <= limits.COMMAND_NAME or name != name.lower():
        return False
    return all(
        char in "-_'"
        or unicodedata.category(char)[0] in "LN"
        or "\u0900" <= char <= "\u097f"
        or "\u0e00" <= char <= "\u0e7f"
        for char in name
    )


class _Checker:
    def __init__(self, form: Form) -> None:
        self.form = form

    def name(self, path: Path, item: Json, *, slash: bool) -> None:
        form = self.form
        if (
            form.text((*path, "name"), item.get("name"), 1, limits.COMMAND_NAME)
            and slash
            and not valid_name(item["name"])
        ):
            form.add((*path, "name"), "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid")
        for locale, text in (item.get("name_localizations") or {}).items():
            here = (*path, "name_localizations", locale)
            if locale not in c.LOCALES:
                form.bad_choice(here, "the known locales")
            elif form.text(here, text, 1, limits.COMMAND_NAME) and slash and not valid_name(text):
                form.add(here, "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid")

    def description(self, path: Path, item: Json) -> None:
        form = self.form
        form.text((*path, "description"), item.get("description"), 1, limits.COMMAND_DESCRIPTION)
        for locale, text in (item.get("description_localizations") or {}).items():
            here = (*path, "description_localizations", locale)
            if locale not in c.LOCALES:
                form.bad_choice(here, "the known locales")
            else:
                form.text(here, text, 1, limits.COMMAND_DESCRIPTION)

    def command(self, path: Path, item: Any) -> None:
        form = self.form
        if not isinstance(item, dict):
            form.bad_type(path, "command")
            return
        kind = item.get("type") or 1
        if kind not in (1, 2, 3):
            form.bad_choice((*path, "type"), "(1, 2, 3)")
            return
        self.name(path, item, slash=kind == 1)
        if kind != 1:
            if item.get("description"):
                form.add(
                    (*path, "description"),
                    "APPLICATION_COMMAND_CONTEXT_MENU_DESCRIPTION_INVALID",
                    "Context menu commands cannot have description",
                )
            if item.get("options"):
                form.add((*path, "options"), "APPLICATION_COMMAND_CONTEXT_MENU_OPTIONS_INVALID", "No options allowed")
            return
        self.description(path, item)
        self.options((*path, "options"), item.get("options") or [], depth=0)
        if _weight(item) > limits.COMMAND_SIZE:
            said = f"Command exceeds maximum size ({limits.COMMAND_SIZE})"
            form.add(path, "APPLICATION_COMMAND_TOO_LARGE", said)

    def options(self, path: Path, options: Any, *, depth: int) -> None:
        """Options of a command (depth 0), a group (1) or a subcommand inside a group (2)."""
        form = self.form
        if not isinstance(options, list) or any(not isinstance(option, dict) for option in options):
            form.bad_type(path, "list of options")
            return
        if len(options) > limits.COMMAND_OPTIONS:
            form.bad_length(path, 0, limits.COMMAND_OPTIONS)
        seen: set[str] = set()
        optional_before = False
        nested = [option.get("type") in (SUB, GROUP) for option in options]
        if any(nested) and not all(nested):
            form.add(path, "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "Sub-command and option types cannot be mixed")
        for index, option in enumerate(options):
            here = (*path, index)
            kind = option.get("type")
            if kind not in _TYPES or (kind == GROUP and depth > 0) or (kind == SUB and depth > 1):
                form.add((*here, "type"), "UNION_TYPE_CHOICES", 'Value of field "type" is not allowed here.')
                continue
            self.name(here, option, slash=True)
            self.description(here, option)
            name = str(option.get("name"))
            if name in seen:
                form.add(
                    (*here, "name"),
                    "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS",
                    "Option name already exists in these options",
                )
            seen.add(name)
            if kind in (SUB, GROUP):
                inner = option.get("options") or []
                self.options((*here, "options"), inner, depth=depth + 1 if kind == GROUP else 2)
                if kind == GROUP and any(child.get("type") != SUB for child in inner if isinstance(child, dict)):
                    form.add(
                        (*here, "options"), "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "A group holds subcommands only"
                    )
                continue
            if option.get("required") and optional_before:
                form.add(
                    (*here, "required"),
                    "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
                    "Required options must be placed before non-required options",
                )
            optional_before = optional_before or not option.get("required")
            self.value_option(here, option)

    def value_option(self, path: Path, option: Json) -> None:
        form = self.form
        kind = option["type"]
        choices = option.get("choices") or []
        if choices and kind not in (STRING, INTEGER, NUMBER):
            form.add((*path, "choices"), "APPLICATION_COMMAND_OPTIONS_CHOICES_INVALID", "No choices for this type")
            return
        if option.get("autocomplete") and (choices or kind not in (STRING, INTEGER, NUMBER)):
            form.add(
                (*path, "autocomplete"),
                "APPLICATION_COMMAND_OPTIONS_AUTOCOMPLETE_INVALID",
                "Autocomplete is not allowed here",
            )
        check_choices(form, (*path, "choices"), choices, kind)
        for key in ("min_length", "max_length"):
            if option.get(key) is not None:
                form.integer((*path, key), option[key], 0 if key[1] == "i" else 1, limits.STRING_OPTION)


def check_choices(form: Form, path: Path, choices: Any, kind: int) -> None:
    """Choices of an option, or of an autocomplete answer."""
    if not isinstance(choices, list):
        form.bad_type(path, "list of choices")
        return
    if len(choices) > limits.CHOICES:
        form.bad_length(path, 0, limits.CHOICES)
    names: set[str] = set()
    for index, choice in enumerate(choices):
        here = (*path, index)
        if not isinstance(choice, dict):
            form.bad_type(here, "choice")
            continue
        form.text((*here, "name"), choice.get("name"), 1, limits.CHOICE_NAME)
        for locale, text in (choice.get("name_localizations") or {}).items():
            form.text((*here, "name_localizations", locale), text, 1, limits.CHOICE_NAME)
        value = choice.get("value")
        if kind == STRING:
            form.text((*here, "value"), value, 1, limits.CHOICE_VALUE)
        elif kind == INTEGER:
            form.integer((*here, "value"), value, -_SAFE_INTEGER, _SAFE_INTEGER)
        elif isinstance(value, bool) or not isinstance(value, int | float):
            form.bad_type((*here, "value"), "number")
        name = str(choice.get("name"))
        if name in names:
            form.add((*here, "name"), "APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_ALREADY_EXISTS", "Duplicate choice")
        names.add(name)


def _weight(item: Json) -> int:
    """The size of a command in characters: names, descriptions and values, the longest localisation of each."""
    total = 0
    for key in ("name", "description"):
        texts = [str(item.get(key) or ""), *map(str, (item.get(f"{key}_localizations") or {}).values())]
        total += max(len(text) for text in texts)
    if isinstance(item.get("value"), str):
        total += len(item["value"])
    for key in ("options", "choices"):
        total += sum(_weight(child) for child in item.get(key) or [] if isinstance(child, dict))
    return total


def check_commands(items: list[Any], *, single: bool = False) -> None:
    """Check what is about to be registered; raises 50035 or 30032."""
    form = Form()
    check_types(form, items[0] if single else items)
    form.check()
    checker = _Checker(form)
    counts: dict[int, int] = {}
    seen: set[tuple[int, str]] = set()
    for index, item in enumerate(items):
        path: Path = () if single else (index,)
        checker.command(path, item)
        if isinstance(item, dict):
            kind = item.get("type") or 1
            counts[kind] = counts.get(kind, 0) + 1
            key = (kind, str(item.get("name")))
            if key in seen:
                form.add((*path, "name"), "APPLICATION_COMMANDS_DUPLICATE_NAME", "Command names must be unique")
            seen.add(key)
    form.check()
    for kind, count in counts.items():
        if count > _MOST[kind]:
            raise DiscordError(400, 30032, f"Maximum number of application commands reached ({_MOST[kind]})")


def stored(body: Json, command_id: str, version: str, guild_id: str | None) -> Json:
    """A registered command as Discord hands it back."""
    kind = body.get("type") or 1
    permissions = body.get("default_member_permissions")
    shown: Json = {
        "id": command_id,
        "application_id": c.APPLICATION_ID,
        "version": version,
        "type": kind,
        "name": body["name"],
        "name_localizations": body.get("name_localizations"),
        "description": body.get("description") or "",
        "description_localizations": body.get("description_localizations"),
        "options": copy.deepcopy(body.get("options") or []),
        "default_member_permissions": None if permissions is None else str(permissions),
        "dm_permission": body.get("dm_permission", True),
        "contexts": body.get("contexts"),
        "integration_types": body.get("integration_types") or [0],
        "nsfw": bool(body.get("nsfw")),
    }
    if guild_id is not None:
        shown["guild_id"] = guild_id
    return shown


# -- using


@dataclass(slots=True)
class Use:
    """A command as a user called it."""

    data: Json
    """The command and its options, as the bot gets them."""
    resolved: Json = field(default_factory=dict)
    """Objects that options name, by kind and id, as Discord sends them along."""
    focused: Json | None = None
    """The option that is being typed; ``None`` where none is."""
    path: str = ""
    """The words of the command, such as ``table list``."""


def use(world: World, shapes: Shapes, user: User, channel: Channel, sent: Json, *, autocomplete: bool) -> Use:
    """Match what a user sent against the registered commands. Raises :class:`BadInput`."""
    command = _lookup(world, sent)
    _allowed(world, user, channel, command)
    found = Use({"id": command["id"], "name": command["name"], "type": command["type"]}, path=command["name"])
    if "guild_id" in command:
        found.data["guild_id"] = command["guild_id"]
    if command["type"] != 1:
        _target(world, shapes, user, channel, command, sent, found)
        return found
    matcher = _Matcher(world, shapes, user, channel, found, autocomplete=autocomplete)
    found.data["options"] = matcher.level(command.get("options") or [], sent.get("options") or [])
    if autocomplete and found.focused is None:
        raise BadInput("no option is being typed")
    return found


def _lookup(world: World, sent: Json) -> Json:
    kind = sent.get("type") or 1
    for command in world.commands.values():
        if sent.get("id") is not None and command["id"] != str(sent["id"]):
            continue
        if command["name"] == sent.get("name") and command["type"] == kind:
            return command
    raise BadInput(f"there is no command named {sent.get('name')}")


def _allowed(world: World, user: User, channel: Channel, command: Json) -> None:
    contexts = command.get("contexts")
    in_dm = channel.type == c.DM
    if contexts is not None:
        fits = (1 if in_dm else 0) in contexts
    else:
        fits = not in_dm or (command.get("dm_permission") is not False and "guild_id" not in command)
    if not fits:
        raise BadInput("this command cannot be used here")
    bits = world.permissions(user, channel)
    if not bits & c.P_COMMANDS:
        raise BadInput("you may not use commands in this channel")
    needed = command.get("default_member_permissions")
    if needed is not None and not in_dm and (int(needed) == 0 or bits & int(needed) != int(needed)) and bits != c.ALL:
        raise BadInput("you may not use this command")


def _target(world: World, shapes: Shapes, user: User, channel: Channel, command: Json, sent: Json, found: Use) -> None:
    target_id = str(sent.get("target_id") or "")
    found.data["target_id"] = target_id
    if command["type"] == 2:
        target = world.users.get(target_id)
        if target is None:
            raise BadInput("that user does not exist")
        found.resolved["users"] = {target_id: shapes.user(target)}
        if channel.type != c.DM:
            member = shapes.member(target, channel.guild_id, with_user=False, channel=channel)
            found.resolved["members"] = {target_id: member}
        return
    message = world.messages.get(channel.id, {}).get(target_id)
    if message is None or message.seen_by not in (None, user.id):
        raise BadInput("that message does not exist")
    found.resolved["messages"] = {target_id: shapes.message(message, whole=True)}


class _Matcher:
    """Walks what was sent beside what is registered."""

    def __init__(
        self, world: World, shapes: Shapes, user: User, place: Channel, found: Use, *, autocomplete: bool
    ) -> None:
        self.world = world
        self.shapes = shapes
        self.user = user
        self.place = place
        self.found = found
        self.autocomplete = autocomplete

    def level(self, known: list[Json], sent: Any) -> list[Json]:
        if not isinstance(sent, list) or any(not isinstance(item, dict) for item in sent):
            raise BadInput("options must be a list")
        by_name = {option["name"]: option for option in known}
        for item in sent:
            if item.get("name") not in by_name:
                raise BadInput(f"there is no option named {item.get('name')}")
        if len({item["name"] for item in sent}) != len(sent):
            raise BadInput("an option is given twice")
        if known and known[0]["type"] in (SUB, GROUP):
            if len(sent) != 1:
                raise BadInput("choose one subcommand")
            option = by_name[sent[0]["name"]]
            self.found.path += f" {option['name']}"
            inner = self.level(option.get("options") or [], sent[0].get("options") or [])
            return [{"name": option["name"], "type": option["type"], "options": inner}]
        given = {item["name"] for item in sent}
        for option in known:
            if option.get("required") and option["name"] not in given and not self.autocomplete:
                raise BadInput(f"the option {option['name']} is missing")
        return [self.value(by_name[item["name"]], item) for item in sent]

    def value(self, option: Json, item: Json) -> Json:
        kind = option["type"]
        focused = bool(item.get("focused")) and self.autocomplete
        value = item.get("value")
        if focused:
            if not option.get("autocomplete"):
                raise BadInput(f"the option {option['name']} has no autocomplete")
            shown = {"name": option["name"], "type": kind, "value": "" if value is None else value, "focused": True}
            self.found.focused = option
            return shown
        if not self.autocomplete:
            value = self.checked(option, value)
        return {"name": option["name"], "type": kind, "value": value}

    def checked(self, option: Json, value: Any) -> Any:
        kind, name = option["type"], option["name"]
        wrong = BadInput(f"the option {name} has no valid value")
        if kind == STRING:
            if not isinstance(value, str) or not value or len(value) > limits.STRING_OPTION:
                raise wrong
            least, most = option.get("min_length"), option.get("max_length")
            if (least is not None and len(value) < least) or (most is not None and len(value) > most):
                raise BadInput(f"the option {name} has the wrong length")
        elif kind in (INTEGER, NUMBER):
            if isinstance(value, bool) or not isinstance(value, int | float):
                raise wrong
            if kind == INTEGER and (not isinstance(value, int) or abs(value) > _SAFE_INTEGER):
                raise wrong
            least, most = option.get("min_value"), option.get("max_value")
            if (least is not None and value < least) or (most is not None and value > most):
                raise BadInput(f"the option {name} is out of range")
        elif kind == BOOLEAN:
            if not isinstance(value, bool):
                raise wrong
        else:
            return self.object(option, str(value), wrong)
        choices = option.get("choices") or []
        if choices and value not in [choice["value"] for choice in choices]:
            raise BadInput(f"the option {name} must be one of its choices")
        return value

    def object(self, option: Json, value: str, wrong: BadInput) -> str:
        kind = option["type"]
        if kind == CHANNEL and option.get("channel_types"):
            channel = self.world.channels.get(value)
            if channel is None or channel.type not in option["channel_types"]:
                raise wrong
        kinds = {USER: "u", CHANNEL: "c", ROLE: "r", MENTIONABLE: "ur", FILE: "a"}[kind]
        if not resolve(self.world, self.shapes, self.user, self.place, value, kinds, self.found.resolved):
            raise wrong
        return value


def resolve(world: World, shapes: Shapes, viewer: User, place: Channel, value: str, kinds: str, resolved: Json) -> bool:
    """Add the object behind an id to ``resolved``. ``place``: where the viewer is. ``kinds``: letters u (user), r
    (role), c (channel), a (a file that the viewer has uploaded)."""
    if "a" in kinds:
        upload = world.uploads.get(value)
        if upload is None or upload.user_id != viewer.id:
            return False
        resolved.setdefault("attachments", {})[value] = shapes.attachment(upload.file)
        return True
    if "u" in kinds and value in world.users:
        resolved.setdefault("users", {})[value] = shapes.user(world.users[value])
        guild = world.guilds[place.guild_id]
        member = shapes.member(world.users[value], guild.id, with_user=False)
        member["permissions"] = str(world.permissions(world.users[value], guild))
        resolved.setdefault("members", {})[value] = member
        return True
    if "r" in kinds and value in world.roles and world.roles[value]["guild_id"] == place.guild_id:
        resolved.setdefault("roles", {})[value] = shapes.role(world.roles[value])
        return True
    channel = world.channels.get(value)
    if "c" in kinds and channel is not None and channel.type != c.DM and world.can_see(viewer, channel):
        resolved.setdefault("channels", {})[value] = shapes.resolved_channel(channel, viewer)
        return True
    return False
