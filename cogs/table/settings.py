"""What a table agrees on before it starts: the organiser's settings, by buttons and by ``/terms``."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from discord import app_commands
from discord.app_commands import Choice

from bot.common.errors import UserError
from bot.common.safe_names import unmarked
from bot.locale import LANGUAGES
from bot.presenter.client import herald
from bot.presenter.pages.lobby import changed, decode, encode, facts, fields, option_name, value_name
from bot.presenter.pages.settings import COSTS, GATES, OWN, cost_of, gate_of, group_of, settings
from bot.presenter.words.deadlines import parse
from bot.presenter.words.voice import CONTENT, clean, cut
from bot.tables.clock.schedule import MOST_STRIKES
from bot.tables.members.talk_rules import PRESS
from bot.tables.model import Cost, OnMiss, TableInfo, TableStatus
from bot.tables.unit.change import must_not_have_begun
from bot.ui.answer import Answer
from bot.ui.commands import choices, lone
from bot.ui.components import pressed
from bot.ui.ids import Id
from cogs.lookup import Interaction, find_table, managed, narrow, suggest_tables, voice


async def _meant(interaction: Interaction) -> TableInfo | None:
    """The table for which an option is being typed."""
    try:
        return await find_table(interaction, interaction.namespace.table, statuses=(TableStatus.LOBBY,), organised=True)
    except UserError:
        return None


async def suggest_options(interaction: Interaction, current: str) -> list[Choice[str]]:
    """The options of the game that the table plays."""
    info = await _meant(interaction)
    if info is None:
        return []
    speak = voice(interaction, info)
    return narrow([(option_name(speak, info.game, name), name) for name, _, _ in fields(info.game)], current)


async def suggest_values(interaction: Interaction, current: str) -> list[Choice[str]]:
    """What the option that is named may be."""
    info, name = await _meant(interaction), interaction.namespace.variant
    if info is None:
        return []
    speak = voice(interaction, info)
    found = next((values for known, values, _ in fields(info.game) if known == name), [])
    return narrow([(value_name(speak, info.game, name, value), encode(value)) for value in found], current)


@lone("terms")
@app_commands.autocomplete(variant=suggest_options, value=suggest_values, table=suggest_tables)
@app_commands.choices(
    cost=choices("charge", [c.value for c in Cost]),
    seating=choices("setting-seats", ("chosen", "drawn", "drafted")),
    names=choices("setting-anonymous", ("off", "on")),
    talk=choices("press", PRESS),
    language=choices("language", LANGUAGES),
)
async def terms(
    interaction: Interaction,
    cost: str | None = None,
    misses: app_commands.Range[int, 1, MOST_STRIKES] | None = None,
    gate: app_commands.Range[int, -1, 100] | None = None,
    newcomers: bool | None = None,
    seating: str | None = None,
    names: str | None = None,
    talk: str | None = None,
    hints: bool | None = None,
    invited: bool | None = None,
    language: str | None = None,
    variant: app_commands.Range[str, 1, 100] | None = None,
    value: app_commands.Range[str, 1, 100] | None = None,
    table: str | None = None,
) -> None:
    """Change settings of a table that has not started; without any, what is agreed on."""
    async with Answer(interaction) as answer:
        info = await find_table(interaction, table, statuses=(TableStatus.LOBBY,), organised=True)
        policy: dict[str, Any] = {} if cost is None else {"cost": Cost(cost)}
        if misses is not None:
            policy = {"cost": Cost.SEAT, "strikes": misses} | policy
        policy |= {} if gate is None else {"gate": gate}
        policy |= {} if newcomers is None else {"newcomers": newcomers}
        change: dict[str, Any] = {"hints": hints, "invited": invited, "press": talk, "locale": language}
        if seating is not None:
            change |= _seating(seating)
        if names is not None:
            change["anonymous"] = names == "on"
        if variant is not None or value is not None:
            change["options"] = _option(answer, info, variant or "", value or "")
        if policy:
            change["policy"] = msgspec.structs.replace(info.policy, **policy)
        change = {what: new for what, new in change.items() if new is not None}
        if change:
            info = await _apply(answer, info, change)
        speak = voice(interaction, info)
        head = speak.text("settings-title", table=clean(info.name), number=str(info.id))
        saved = [answer.say("settings-saved")] if change else []
        await answer.send(cut("\n".join([*saved, head, *facts(info, speak)]), CONTENT))


def _seating(how: str) -> dict[str, bool]:
    return {"drawn": how == "drawn", "drafted": how == "drafted"}


def _option(answer: Answer, info: TableInfo, name: str, typed: str) -> dict[str, Any]:
    """The table's options with one of them set to what was typed. Raises ``options-unknown`` and ``option-value``."""
    known = {each: values for each, values, _ in fields(info.game)}
    if name not in known:
        raise UserError("options-unknown", option=name, known=sorted(known))
    speak = voice(answer.interaction, info)
    labels = {unmarked(value_name(speak, info.game, name, value)).casefold(): value for value in known[name]}
    wanted = decode(info.game, name, typed)
    wanted = labels.get(typed.strip().casefold()) if wanted is None else wanted
    if wanted is None:
        raise UserError("option-value", option=name, known=[value_name(speak, info.game, name, v) for v in known[name]])
    return changed(info.options, name, wanted)


async def _apply(answer: Answer, info: TableInfo, change: dict[str, Any]) -> TableInfo:
    asker = answer.interaction
    return await herald(asker).tables.lobby.configure(info.id, asker.user.id, **change, manager=managed(asker, info))


async def _organised(answer: Answer, table_id: int) -> TableInfo:
    info = await herald(answer.interaction).tables.lookup.info(table_id)
    if info.organiser_id != answer.interaction.user.id and not managed(answer.interaction, info):
        raise UserError("only-organiser")
    must_not_have_begun(info.status)
    return info


@pressed("settings")
async def press_settings(answer: Answer, where: Id, values: Sequence[str]) -> None:
    info = await _organised(answer, where.table)
    await answer.send(settings(info, voice(answer.interaction, info)))


@pressed("group", update=True)
async def press_group(answer: Answer, where: Id, values: Sequence[str]) -> None:
    """Another group of settings instead of the one that is shown."""
    info = await _organised(answer, where.table)
    await answer.edit(settings(info, voice(answer.interaction, info), where.arg))


@pressed("set", update=True)
async def press_set(answer: Answer, where: Id, values: Sequence[str]) -> None:
    info = await _organised(answer, where.table)
    value = values[0] if values else ""
    change = await _changes(answer, info, where.arg, value)
    note = ""
    if change:
        info, note = await _apply(answer, info, change), answer.say("settings-saved")
    speak = voice(answer.interaction, info)
    await answer.edit(settings(info, speak, group_of(info, speak, where.arg), note))


async def _changes(answer: Answer, info: TableInfo, what: str, value: str) -> dict[str, Any]:
    """What a value picked for a setting changes, as ``Lobby.configure`` takes it; nothing where it is so already.
    Raises ``click-unknown`` for what no list offers."""
    if what == "deadline":
        if value == OWN:
            return {}
        prefs = await herald(answer.interaction).tables.preferences.user(answer.interaction.user.id)
        return {"policy": parse(value, base=info.policy, home=prefs.zone)}
    if what == "language":
        return {"locale": value}
    if what == "press":
        return {"press": value}
    if what == "count" and value.isdecimal():
        return {"seats": int(value[:3])}
    if what == "seats" and value in ("chosen", "drawn", "drafted"):
        return _seating(value)
    if what in ("hints", "anonymous", "invited") and value in ("off", "on"):
        return {what: value == "on"}
    policy: dict[str, Any] = {}
    if what == "miss" and value in set(OnMiss):
        policy = {"on_miss": OnMiss(value)}
    elif what == "cost" and value in (*COSTS, f"seat-{info.policy.strikes}"):
        policy = cost_of(value)
    elif what == "gate" and value in (*GATES, f"{info.policy.gate}", f"{info.policy.gate}n"):
        policy = gate_of(value)
    if policy:
        return {"policy": msgspec.structs.replace(info.policy, **policy)}
    name = what.removeprefix("option-")
    wanted = decode(info.game, name, value) if name != what else None
    if wanted is None:
        raise UserError("click-unknown")
    return {"options": changed(info.options, name, wanted)}
