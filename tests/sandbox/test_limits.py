"""Every limit that Discord puts on what a bot sends, refused with Discord's code and at Discord's place."""

from __future__ import annotations

from typing import Any

import discord
import pytest
from discord.http import Route

from bot.sandbox import constants as c
from bot.sandbox.app import Sandbox
from bot.sandbox.emoji import is_emoji
from tests.sandbox.conftest import Bot, forgive

ROOM = int(c.CHANNELS[1][0])


def button(custom_id: str = "a", **more: Any) -> dict[str, Any]:
    return {"type": 2, "style": 1, "label": "Go", "custom_id": custom_id, **more}


def row(*items: dict[str, Any]) -> dict[str, Any]:
    return {"type": 1, "components": list(items)}


def select(count: int, **more: Any) -> dict[str, Any]:
    options = [{"label": f"{n}", "value": f"{n}"} for n in range(count)]
    return {"type": 3, "custom_id": "s", "options": options, **more}


def text(content: str) -> dict[str, Any]:
    return {"type": 10, "content": content}


def v2(*items: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"flags": c.F_V2, "components": list(items), **more}


PICTURE = {"media": {"url": "https://example.org/a.png"}}
GOOD: list[dict[str, Any]] = [
    {"content": "x" * 2000},
    {"content": "x", "nonce": "n" * 25},
    {"embeds": [{"title": "t" * 256, "description": "d" * 4096}]},
    {"content": "x", "components": [row(*(button(f"{r}-{n}") for n in range(5))) for r in range(5)]},
    {"content": "x", "components": [row(select(25, placeholder="p" * 150))]},
    {"content": "x", "components": [row(button("c" * 100, label="l" * 80, emoji={"name": "⚔️"}))]},
    v2(text("t" * 4000)),
    v2(*(text("t") for _ in range(40))),
    v2({"type": 12, "items": [PICTURE] * 10}),
    v2({"type": 17, "components": [{"type": 9, "components": [text("a")], "accessory": button()}]}),
]
BAD: list[tuple[dict[str, Any], str]] = [
    ({"content": "x" * 2001}, "content"),
    ({"content": "x", "nonce": "n" * 26}, "nonce"),
    ({"embeds": [{"title": "t" * 257}]}, "embeds.0.title"),
    ({"embeds": [{"description": "d" * 4097}]}, "embeds.0.description"),
    ({"embeds": [{"description": "d" * 3001}] * 2}, "embeds"),
    ({"embeds": [{"title": "t"}] * 11}, "embeds"),
    ({"embeds": [{"title": "t", "fields": [{"name": "n", "value": "v"}] * 26}]}, "embeds.0.fields"),
    ({"embeds": [{}]}, "embeds.0.description"),
    ({"embeds": [{"image": {"url": "attachment://a.png"}}]}, "embeds.0.image.url"),
    ({"embeds": [{"title": "t", "thumbnail": {"url": "attachment://a.png"}}]}, "embeds.0.thumbnail.url"),
    (
        {"embeds": [{"title": "t", "footer": {"text": "f", "icon_url": "attachment://a.png"}}]},
        "embeds.0.footer.icon_url",
    ),
    ({"content": "x", "components": [row(button(f"{n}")) for n in range(6)]}, "components"),
    ({"content": "x", "components": [row(*(button(f"{n}") for n in range(6)))]}, "components.0.components"),
    ({"content": "x", "components": [row(button("c" * 101))]}, "components.0.components.0.custom_id"),
    ({"content": "x", "components": [row(button("a"), button("a"))]}, "components"),
    ({"content": "x", "components": [row(button(label="l" * 81))]}, "components.0.components.0.label"),
    ({"content": "x", "components": [row(button(label=None))]}, "components.0.components.0"),
    ({"content": "x", "components": [row(button(style=9))]}, "components.0.components.0.style"),
    ({"content": "x", "components": [row(button(emoji={"name": "★"}))]}, "components.0.components.0.emoji.name"),
    ({"content": "x", "components": [row(select(0))]}, "components.0.components.0.options"),
    ({"content": "x", "components": [row(select(26))]}, "components.0.components.0.options"),
    ({"content": "x", "components": [row(select(2, placeholder="p" * 151))]}, "components.0.components.0.placeholder"),
    ({"content": "x", "components": [row(select(2, max_values=3))]}, "components.0.components.0.max_values"),
    ({"content": "x", "components": [row(select(2), button())]}, "components.0.components"),
    ({"content": "x", "components": [row()]}, "components.0.components"),
    ({"content": "x", "components": [text("only with the flag")]}, "components.0.type"),
    (v2(text("t" * 4001)), "components.0.content"),
    (v2(text("t" * 2001), text("t" * 2000)), "components"),
    (v2(*(text("t") for _ in range(41))), "components"),
    (v2({"type": 17, "components": [text("t")] * 39}, text("t")), "components"),
    (v2(text("t"), content="x"), "content"),
    (v2(text("t"), embeds=[{"title": "t"}]), "embeds"),
    (v2({"type": 12, "items": [PICTURE] * 11}), "components.0.items"),
    (v2({"type": 12, "items": []}), "components.0.items"),
    (v2({"type": 12, "items": [{"media": {"url": "attachment://a.png"}}]}), "components.0.items.0.media.url"),
    (v2({"type": 9, "components": [text("a")] * 4, "accessory": button()}), "components.0.components"),
    (v2({"type": 9, "components": [text("a")]}), "components.0.accessory"),
    ({"content": "x", "message_reference": {"message_id": "1"}}, "message_reference"),
    ({"content": "x", "allowed_mentions": {"parse": ["users"], "users": ["1"]}}, "allowed_mentions"),
]


async def post(bot: Bot, body: dict[str, Any]) -> Any:
    return await bot.http.request(Route("POST", "/channels/{channel_id}/messages", channel_id=ROOM), json=body)


@pytest.mark.parametrize("body", GOOD, ids=range(len(GOOD)))
async def test_what_just_fits_is_taken(bot: Bot, body: dict[str, Any]) -> None:
    assert (await post(bot, body))["id"]


@pytest.mark.parametrize(("body", "where"), BAD, ids=range(len(BAD)))
async def test_what_does_not_fit_is_refused(sandbox: Sandbox, bot: Bot, body: dict[str, Any], where: str) -> None:
    with pytest.raises(discord.HTTPException) as caught:
        await post(bot, body)
    assert (caught.value.status, caught.value.code) == (400, 50035)
    assert f"In {where}:" in caught.value.text
    forgive(sandbox)


async def test_empty_messages(bot: Bot) -> None:
    for body in ({}, {"content": "  "}, {"components": [row(button())]}):
        with pytest.raises(discord.HTTPException) as caught:
            await post(bot, body)
        assert (caught.value.status, caught.value.code) == (400, 50006)


async def test_chess_pieces_cards_and_stars_are_no_emoji() -> None:
    for good in ("⚔️", "⚔", "🏰", "👑", "🇪🇸", "1️⃣", "👩🏽‍🚀", "♟️", "♠️", "🃏", "⭐", "❤️‍🔥"):
        assert is_emoji(good), good
    for bad in ("★", "♔", "♞", "🂡", "🂮", "A", "1", "", "⚔️⚔️", "✓", "→"):
        assert not is_emoji(bad), bad


def command(**more: Any) -> dict[str, Any]:
    return {"name": "a", "description": "d", **more}


def option(kind: int = 3, name: str = "o", **more: Any) -> dict[str, Any]:
    return {"type": kind, "name": name, "description": "d", **more}


@pytest.mark.parametrize(
    "items",
    [
        [command(name="Upper")],
        [command(name="with space")],
        [command(name="n" * 33)],
        [command(description="d" * 101)],
        [command(description="")],
        [command(), command()],
        [command(name_localizations={"es-ES": "Mayúscula"})],
        [command(name_localizations={"xx": "a"})],
        [command(options=[option(name=f"o{n}") for n in range(26)])],
        [command(options=[option(), option(name="p", required=True)])],
        [command(options=[option(), option()])],
        [command(options=[option(1), option(name="p")])],
        [command(options=[option(choices=[{"name": f"{n}", "value": f"{n}"} for n in range(26)])])],
        [command(options=[option(choices=[{"name": "n" * 101, "value": "v"}])])],
        [command(options=[option(autocomplete=True, choices=[{"name": "n", "value": "v"}])])],
        [command(options=[option(2, options=[option(2, options=[])])])],
        [
            command(
                options=[
                    option(
                        1,
                        f"s{n}",
                        description="d" * 100,
                        options=[option(name=f"o{m}", description="d" * 100) for m in range(4)],
                    )
                    for n in range(25)
                ]
            )
        ],
        [command(type=2, name="Menu", description="not allowed")],
    ],
)
async def test_commands_that_cannot_be_registered(sandbox: Sandbox, bot: Bot, items: list[dict[str, Any]]) -> None:
    before = dict(sandbox.world.commands)
    with pytest.raises(discord.HTTPException) as caught:
        await bot.http.bulk_upsert_global_commands(int(c.APPLICATION_ID), items)
    assert caught.value.code == 50035
    assert sandbox.world.commands == before
    forgive(sandbox)


async def test_one_hundred_commands_and_not_one_more(sandbox: Sandbox, bot: Bot) -> None:
    hundred = [command(name=f"c{n}") for n in range(100)]
    await bot.http.bulk_upsert_global_commands(int(c.APPLICATION_ID), hundred)
    with pytest.raises(discord.HTTPException) as caught:
        await bot.http.bulk_upsert_global_commands(int(c.APPLICATION_ID), [*hundred, command(name="more")])
    assert caught.value.code == 30032


async def test_commands_keep_their_ids(bot: Bot) -> None:
    first = {cmd.name: cmd.id for cmd in await bot.tree.sync()}
    assert first == {cmd.name: cmd.id for cmd in await bot.tree.sync()}
