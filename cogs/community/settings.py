"""``/settings``: what a user wants from Herald, and what a server allows."""

from __future__ import annotations

import datetime as dt
import zoneinfo
from typing import Any

import discord
from discord import app_commands
from discord.app_commands import Choice

from bot.common.errors import UserError
from bot.locale import LANGUAGES
from bot.presenter.client import herald
from bot.presenter.words.deadlines import zone as checked_zone
from bot.presenter.words.deadlines import zone_text
from bot.presenter.words.voice import Voice, moment
from bot.tables.clock.schedule import CADENCES, zones
from bot.ui.answer import Answer
from bot.ui.commands import choices, command
from cogs.command_groups import settings
from cogs.lookup import Interaction, narrow

_ZONES = sorted(z for z in zones().values() if "/" in z and not z.startswith(("Etc/", "SystemV/")))
_USUAL = ("UTC", "Europe/Madrid", "Europe/London", "America/New_York", "America/Mexico_City", "America/Bogota",
          "America/Argentina/Buenos_Aires", "America/Los_Angeles")  # fmt: skip


async def suggest_zones(interaction: Interaction, current: str) -> list[Choice[str]]:
    """Time zones that contain what is typed; the usual ones while nothing is."""
    typed = current.strip().replace(" ", "_")
    names = (*_USUAL, *(z for z in _ZONES if z not in _USUAL))
    return narrow([(name.replace("_", " "), name) for name in names], typed.replace("_", " ")) if typed else [
        Choice(name=name.replace("_", " "), value=name) for name in _USUAL
    ]  # fmt: skip


@command(settings, "me")
@app_commands.autocomplete(zone=suggest_zones)
@app_commands.choices(language=choices("language", (*LANGUAGES, "auto")), cadence=choices("cadence", CADENCES))
async def settings_me(
    interaction: Interaction,
    language: str | None = None,
    zone: app_commands.Range[str, 1, 60] | None = None,
    reminders: bool | None = None,
    cadence: str | None = None,
    dms: bool | None = None,
    wake: app_commands.Range[int, 0, 23] | None = None,
    sleep: app_commands.Range[int, 0, 23] | None = None,
    digest: app_commands.Range[int, -1, 23] | None = None,
    listed: bool | None = None,
) -> None:
    async with Answer(interaction) as answer:
        tables, user = herald(interaction).tables, interaction.user.id
        changes: dict[str, Any] = {}
        if language is not None:
            changes["locale"] = language if language in LANGUAGES else ""
        if zone is not None:
            changes["zone"] = checked_zone(zone)
        if reminders is not None:
            changes["reminders"] = reminders
        given = {"dms": dms, "wake": wake, "sleep": sleep, "digest": digest, "listed": listed, "cadence": cadence}
        changes |= {name: value for name, value in given.items() if value is not None}
        prefs = await tables.preferences.set_user(user, **changes) if changes else await tables.preferences.user(user)
        answer.speak(prefs.locale)
        said = answer.say(
            "settings-me",
            language=answer.say(f"language-{prefs.locale}" if prefs.locale else "language-auto"),
            zone=zone_text(Voice(answer.locale, ()), prefs.zone),
            reminders=answer.say(f"cadence-{prefs.cadence}" if prefs.reminders else "no"),
            dms=answer.say("yes" if prefs.dms else "no"),
            dm=prefs.dm,
        )
        hours = answer.say("settings-hours-some", wake=hour(prefs.wake), sleep=hour(prefs.sleep))
        said = "\n".join([said, answer.say(
            "settings-hours",
            hours=answer.say("settings-hours-all") if prefs.wake == prefs.sleep else hours,
            digest=answer.say("settings-digest-none") if prefs.digest < 0
            else answer.say("settings-digest-at", hour=hour(prefs.digest)),
        )])  # fmt: skip
        said = f"{said}\n{answer.say('settings-listed', listed='yes' if prefs.listed else 'no')}"
        if not prefs.dms:
            said = f"{said}\n{answer.say('settings-quiet', reminders='yes' if prefs.reminders else 'no')}"
        await answer.send(said)


def hour(number: int) -> str:
    """An hour of the day as a clock shows it."""
    return f"{number:02d}:00"


@command(settings, "away")
async def settings_away(
    interaction: Interaction,
    days: app_commands.Range[int, 0, 21] | None = None,
    start: app_commands.Range[str, 1, 20] | None = None,
) -> None:
    """Without options it says what one has; ``days:0`` ends the days off."""
    async with Answer(interaction) as answer:
        tables, user = herald(interaction).tables, interaction.user.id
        if days is None:
            have = await tables.days_off.of(user)
            key = "away-none" if have.ends is None else "away-now"
        elif days == 0:
            have, key = await tables.days_off.end(user), "away-over"
        else:
            begins = None if start is None else first_day(start, (await tables.preferences.user(user)).zone)
            have, key = await tables.days_off.take(user, days, begins), "away-taken"
        begins_, until = moment(have.begins or 0.0, "f"), moment(have.ends or 0.0, "f")
        await answer.send(answer.say(key, left=int(have.left), begins=begins_, until=until))


def first_day(text: str, where: str) -> float:
    """The begin of a day (seconds since 1970) as it is written, ``2031-12-24``, in a time zone. Raises
    ``days-unreadable``."""
    try:
        day = dt.date.fromisoformat(text.strip())
        return dt.datetime.combine(day, dt.time(), zoneinfo.ZoneInfo(where)).timestamp()
    except (ValueError, OverflowError) as error:
        raise UserError("days-unreadable", text=text.strip()[:20]) from error


@command(settings, "server")
@app_commands.choices(language=choices("language", (*LANGUAGES, "opener")))
async def settings_server(
    interaction: Interaction,
    language: str | None = None,
    role: discord.Role | None = None,
    channel: discord.TextChannel | None = None,
    reset: bool = False,
) -> None:
    """``channel`` adds a channel, or takes it away when it is listed; ``reset`` clears role and channels."""
    async with Answer(interaction) as answer:
        tables, guild = herald(interaction).tables, managed_server(answer)
        prefs = await tables.preferences.server(guild)
        changes: dict[str, Any] = {}
        if language is not None:
            changes["locale"] = "" if language == "opener" else language
        if reset:
            changes |= {"creator_role": 0, "channels": ()}
        if role is not None:
            changes["creator_role"] = 0 if role.is_default() else role.id
        if channel is not None:
            listed = set(() if reset else prefs.channels) ^ {channel.id}
            changes["channels"] = tuple(sorted(listed))
        if changes:
            await tables.preferences.set_server(guild, **changes)
        await show_server(answer)


def managed_server(answer: Answer) -> int:
    """The server from which somebody asks who manages it. Raises ``settings-need-manage``."""
    if answer.interaction.guild_id is None:
        raise UserError("new-only-in-server")
    if not answer.interaction.permissions.manage_guild:
        raise UserError("settings-need-manage")
    return answer.interaction.guild_id


async def show_server(answer: Answer) -> None:
    """Say what a server allows, to who manages it."""
    prefs = await herald(answer.interaction).tables.preferences.server(managed_server(answer))
    await answer.send(
        answer.say(
            "settings-server",
            language=answer.say(f"language-{prefs.locale or 'opener'}"),
            role=f"<@&{prefs.creator_role}>" if prefs.creator_role else answer.say("settings-everyone"),
            channels=[f"<#{c}>" for c in prefs.channels] or answer.say("settings-anywhere"),
        )
    )
