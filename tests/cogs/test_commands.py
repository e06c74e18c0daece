"""Every registered command fits Discord's limits and speaks both languages."""

from __future__ import annotations

import re
from typing import Any

import discord
import pytest
from discord import app_commands

from bot.ui.commands import Catalogued
from cogs import register
from cogs.table.lobby import game_of

NAME = re.compile(r"[-_'\w]{1,32}")
SPANISH = ("es-ES", "es-419")


@pytest.fixture
async def payloads() -> list[dict[str, Any]]:
    """The commands as they are sent to Discord."""
    client = discord.Client(intents=discord.Intents.none())
    tree = app_commands.CommandTree(client)
    register(tree)
    translator = Catalogued()
    out = [await c.get_translated_payload(tree, translator) for c in tree.get_commands()]
    await client.close()
    return out


def nodes(payload: dict[str, Any]) -> list[dict[str, Any]]:
    return [payload, *(n for option in payload.get("options", []) for n in nodes(option))]


def check_text(text: str, most: int) -> None:
    assert 1 <= len(text) <= most, text


def check_command(node: dict[str, Any]) -> None:
    """One command, group or option with what hangs below it."""
    for name in (node["name"], *node.get("name_localizations", {}).values()):
        assert NAME.fullmatch(name), name
        assert name == name.lower(), name
    for text in (node["description"], *node.get("description_localizations", {}).values()):
        check_text(text, 100)
    for spanish in SPANISH:
        assert spanish in node["name_localizations"], node["name"]
        assert spanish in node["description_localizations"], node["name"]
    options = node.get("options", [])
    assert len(options) <= 25
    for language in (None, *SPANISH):
        names = [o["name"] if language is None else o["name_localizations"][language] for o in options]
        assert len(set(names)) == len(names), names
    required = [o.get("required", False) for o in options]
    assert required == sorted(required, reverse=True), node["name"]
    choices = node.get("choices", [])
    assert len(choices) <= 25
    for choice in choices:
        check_text(choice["name"], 100)
        assert all(s in choice["name_localizations"] for s in SPANISH), choice
        check_text(str(choice["value"]), 100)
        assert not node.get("autocomplete")


def total(node: dict[str, Any]) -> int:
    """Characters that Discord counts against 8,000: names, descriptions and choice values, longest language each."""
    own = max(len(v) for v in (node["name"], *node.get("name_localizations", {}).values()))
    own += max(len(v) for v in (node["description"], *node.get("description_localizations", {}).values()))
    for choice in node.get("choices", []):
        own += max(len(v) for v in (choice["name"], *choice.get("name_localizations", {}).values()))
        own += len(str(choice["value"]))
    return own + sum(total(o) for o in node.get("options", []))


async def test_every_command_fits(payloads: list[dict[str, Any]]) -> None:
    assert 1 <= len(payloads) <= 100
    for payload in payloads:
        for node in nodes(payload):
            check_command(node)
        assert total(payload) <= 8000, (payload["name"], total(payload))


async def test_nesting(payloads: list[dict[str, Any]]) -> None:
    """Groups hold commands, or groups of commands; nothing deeper."""
    for payload in payloads:
        for option in payload.get("options", []):
            if option["type"] == 2:
                assert all(o["type"] == 1 for o in option["options"])


async def test_the_promised_commands_are_there(payloads: list[dict[str, Any]]) -> None:
    found = {p["name"]: {o["name"] for o in p.get("options", [])} for p in payloads}
    verbs = "new join leave start status board panel log undo blocking pause deadline replace resign list export"
    verbs += " computer replay at"
    assert found["table"] >= {*verbs.split()}
    assert found["settings"] == {"me", "away", "server"}
    verbs = "place orders preview seal unseal standing reward bards titan census"
    assert found["xidit"] >= {*verbs.split()}
    assert found["act"] >= {"action", "table"}
    assert found["rules"] >= {"game", "topic"}
    assert {"help", "inbox"} <= found.keys()


async def test_commands_stand_where_they_can_be_used(payloads: list[dict[str, Any]]) -> None:
    """Discord heeds where a command is shown, and to whom, of a whole group alone."""
    servers = {p["name"] for p in payloads if p["dm_permission"] is False}
    assert servers == {"manage", "league", "queue"}
    manager = str(discord.Permissions(manage_guild=True).value)
    needed = {p["name"]: str(p["default_member_permissions"]) for p in payloads if p["default_member_permissions"]}
    assert needed == {"manage": manager}
    tree = app_commands.CommandTree(discord.Client(intents=discord.Intents.none()))
    register(tree)
    below = [c for c in tree.walk_commands() if c.parent is not None]
    ignored = [c.qualified_name for c in below if c.guild_only or c.default_permissions or c.allowed_contexts]
    assert ignored == []


async def test_the_limits_are_checked() -> None:
    """The check itself refuses what Discord would."""
    bad = {"name": "Big Name", "description": "x", "name_localizations": {}, "description_localizations": {}}
    with pytest.raises(AssertionError):
        check_command(bad)


@pytest.mark.parametrize(
    ("typed", "slug"),
    [("xidit", "xidit"), (" XIDIT ", "xidit"), ("Lords of Xidit", "xidit"), ("los señores de xidit", "xidit"),
     ("chess", "chess")],
)  # fmt: skip
def test_a_game_is_known_by_its_titles(typed: str, slug: str) -> None:
    assert game_of(typed) == slug
