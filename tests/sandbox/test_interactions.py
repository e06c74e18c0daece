"""Commands, components, modals and the rules of answering them."""

from __future__ import annotations

import asyncio
from typing import Any

import discord
import pytest
from discord.http import Route
from discord.webhook.async_ import async_context

from bot.sandbox import constants as c
from bot.sandbox.app import Sandbox
from tests.sandbox.conftest import Bot, forgive
from tests.support.patience import patiently, soon
from tests.support.sandbox import IN_VAIN, Refused, SandboxUser, words

Room = discord.PartialMessageable

pytestmark = pytest.mark.usefixtures("bot")


async def test_commands_are_registered(maud: SandboxUser) -> None:
    names = {command["name"] for command in (await maud.bootstrap())["commands"]}
    assert names == {"ping", "look", "later", "panel", "mute", "unit", "read"}


async def test_slash_is_answered_for_all_to_see(maud: SandboxUser, osric: SandboxUser) -> None:
    reply = await maud.slash("ping")
    assert reply.kind == 4
    message = await reply.message()
    assert message["content"] == "pong"
    assert message["interaction_metadata"]["user"]["id"] == maud.id
    assert (await osric.wait_message(lambda m: m["id"] == message["id"]))["content"] == "pong"


async def test_ephemeral_answer_is_seen_by_one_and_unknown_to_channel_routes(
    bot: Bot, maud: SandboxUser, osric: SandboxUser
) -> None:
    message = await (await maud.slash("ping", hidden=True)).message()
    assert message["flags"] & c.F_EPHEMERAL
    assert message["id"] not in [m["id"] for m in await osric.messages()]
    with pytest.raises(discord.NotFound) as caught:
        await bot.http.get_message(int(maud.channel), int(message["id"]))
    assert caught.value.code == 10008
    assert bot.last is not None
    await bot.last.edit_original_response(content="changed")
    await maud.wait_message(lambda m: m["id"] == message["id"] and m["content"] == "changed")
    assert not [e for e in osric.events if e[1].get("id") == message["id"]]


async def test_options_are_resolved_and_the_locale_told(maud: SandboxUser) -> None:
    await maud.settings(locale="es-ES")
    reply = await maud.slash("look", who=c.USERS[2][0], where=c.CHANNELS[0][0], times=3)
    assert await reply.text() == "Ximena in general x3 es-ES"


@pytest.mark.parametrize(
    ("path", "options"),
    [
        ("nothing", {}),
        ("ping", {"colour": "red"}),
        ("look", {"who": "1"}),
        ("look", {"who": "1100000000000000001"}),
        ("look", {"who": "1100000000000000001", "where": "1100000000000000201", "times": "many"}),
        ("unit", {}),
    ],
)
async def test_input_that_no_client_would_send_is_refused(maud: SandboxUser, path: str, options: Any) -> None:
    with pytest.raises(Refused) as caught:
        await maud.slash(path, **options)
    assert caught.value.status == 400


async def test_autocomplete(maud: SandboxUser) -> None:
    assert await maud.autocomplete("unit choose", "unit", "ar") == [{"name": "Archer", "value": "archer"}]
    assert len(await maud.autocomplete("unit choose", "unit")) == 5


@pytest.mark.parametrize(
    ("deferral", "answer", "first_hidden", "second_hidden"),
    [(False, True, False, True), (True, False, True, False), (True, True, True, True), (False, False, False, False)],
)
async def test_first_follow_up_takes_the_visibility_of_the_deferral(
    maud: SandboxUser, deferral: bool, answer: bool, first_hidden: bool, second_hidden: bool
) -> None:
    reply = await maud.slash("later", defer_hidden=deferral, answer_hidden=answer)
    assert reply.kind == 5
    first = await reply.message()
    assert first["content"] == "first"
    assert bool(first["flags"] & c.F_EPHEMERAL) is first_hidden
    assert not first["flags"] & c.F_LOADING
    second = await maud.wait_message(lambda m: m["content"] == "second")
    assert bool(second["flags"] & c.F_EPHEMERAL) is second_hidden


async def test_buttons_edit_their_message(maud: SandboxUser, osric: SandboxUser) -> None:
    message = await (await maud.slash("panel")).message()
    assert (await maud.click(message, label="Count")).kind == 7
    assert (await osric.click(message, custom_id="count")).kind == 7
    await maud.wait_message(lambda m: m["id"] == message["id"] and m["content"] == "clicked 2")
    assert (await maud.click(message, label="Later")).kind == 6
    await maud.wait_message(lambda m: m["id"] == message["id"] and m["content"] == "clicked 100")


async def test_selects(maud: SandboxUser) -> None:
    message = await (await maud.slash("panel")).message()
    assert await (await maud.select(message, "red", "black", custom_id="pick")).text() == "picked red+black"
    assert await (await maud.select(message, c.USERS[3][0], custom_id="who")).text() == "picked hawise"
    for wrong in (["red", "blue", "black"], [], ["green"]):
        with pytest.raises(Refused):
            await maud.select(message, *wrong, custom_id="pick")


async def test_disabled_and_absent_buttons_cannot_be_pressed(maud: SandboxUser) -> None:
    message = await (await maud.slash("panel")).message()
    for custom_id in ("off", "elsewhere"):
        with pytest.raises(Refused) as caught:
            await maud.interact(3, {"custom_id": custom_id, "component_type": 2}, message_id=message["id"])
        assert caught.value.status == 400


async def test_modal_round_trip(maud: SandboxUser) -> None:
    message = await (await maud.slash("panel")).message()
    shown = await maud.click(message, label="Form")
    assert shown.kind == 9
    for wrong in ({"name": "x", "colour": ["red"]}, {"name": "Maud", "colour": ["green"]}, {"colour": ["red"]}):
        with pytest.raises(Refused):
            await maud.submit(shown, wrong)
    assert await (await maud.submit(shown, {"Name": "Maud", "colour": ["red"]})).text() == "Maud likes red"
    with pytest.raises(Refused, match="not open"):
        await maud.submit(shown, {"Name": "Maud", "colour": ["red"]})


def test_people_wait_three_seconds_for_a_first_answer() -> None:
    """Those of other tests wait longer."""
    assert Sandbox().interactions.first_answer_ms == 3000


async def test_no_answer_in_time_fails_and_comes_too_late(sandbox: Sandbox, bot: Bot, maud: SandboxUser) -> None:
    sandbox.interactions.first_answer_ms = 300
    with pytest.raises(Refused, match="interaction failed") as caught:
        await maud.slash("mute")
    assert caught.value.status == 200
    await maud.wait_for(lambda t, d: t == "INTERACTION_UPDATE" and d["state"] == "failed")
    assert bot.last is not None
    with pytest.raises(discord.NotFound) as late:
        await bot.last.response.send_message("late")
    assert late.value.code == 10062


async def test_the_answer_in_a_thread_that_is_gone_finds_no_channel(
    sandbox: Sandbox, bot: Bot, room: Room, maud: SandboxUser
) -> None:
    thread = await (await room.send("card")).create_thread(name="road")
    sandbox.interactions.first_answer_ms = 300
    with pytest.raises(Refused, match="interaction failed"):
        await maud.slash("mute", channel=str(thread.id))
    assert bot.last is not None
    sandbox.interactions.first_answer_ms = 60_000
    await maud.dev("delete", channel_id=str(thread.id))
    with pytest.raises(discord.NotFound) as caught:
        await bot.last.response.send_message("hello?")
    assert caught.value.code == 10003


async def test_a_word_more_in_a_thread_that_is_gone_finds_no_channel(bot: Bot, room: Room, maud: SandboxUser) -> None:
    thread = await (await room.send("card")).create_thread(name="road")
    await maud.slash("ping", channel=str(thread.id))
    await maud.dev("delete", channel_id=str(thread.id))
    assert bot.last is not None
    with pytest.raises(discord.NotFound) as caught:
        await bot.last.followup.send("and more")
    assert caught.value.code == 10003


async def test_second_answer_is_refused(bot: Bot, maud: SandboxUser) -> None:
    await maud.slash("ping")
    assert bot.last is not None
    with pytest.raises(discord.HTTPException) as caught:
        await _callback(bot.last, {"type": 4, "data": {"content": "again"}})
    assert (caught.value.status, caught.value.code) == (400, 40060)


async def test_follow_up_before_the_answer_and_after_a_quarter_of_an_hour(
    sandbox: Sandbox, bot: Bot, maud: SandboxUser
) -> None:
    slash = asyncio.create_task(maud.slash("mute"))
    await soon(lambda: bot.last)
    assert bot.last is not None
    with pytest.raises(discord.NotFound) as early:
        await bot.last.followup.send("too early")
    assert early.value.code == 10015
    await bot.last.response.send_message("now")
    await slash
    sandbox.world.offset += 15 * 60_000 + 1
    with pytest.raises(discord.HTTPException) as late:
        await bot.last.followup.send("too late")
    assert (late.value.status, late.value.code) == (401, 50027)


async def test_answers_of_the_wrong_kind_are_refused(sandbox: Sandbox, bot: Bot, maud: SandboxUser) -> None:
    slash = asyncio.create_task(maud.slash("mute"))
    await soon(lambda: bot.last)
    assert bot.last is not None
    for kind in (1, 6, 7, 8, 99):
        with pytest.raises(discord.HTTPException) as caught:
            await _callback(bot.last, {"type": kind})
        assert caught.value.code == 50035
    with pytest.raises(discord.HTTPException) as empty:
        await _callback(bot.last, {"type": 4, "data": {}})
    assert empty.value.code == 50006
    modal = {"custom_id": "m", "title": "t" * 46, "components": []}
    with pytest.raises(discord.HTTPException) as long:
        await _callback(bot.last, {"type": 9, "data": modal})
    assert long.value.code == 50035
    await bot.last.response.send_message("at last")
    assert (await slash).kind == 4
    forgive(sandbox)


async def test_autocomplete_answers_fit(
    sandbox: Sandbox, bot: Bot, maud: SandboxUser, monkeypatch: pytest.MonkeyPatch
) -> None:
    done = asyncio.Event()

    async def too_many(interaction: discord.Interaction[Any]) -> None:
        for count, letters in ((26, 1), (1, 101)):
            choices = [{"name": "n" * letters + str(n), "value": f"{n}"} for n in range(count)]
            with pytest.raises(discord.HTTPException) as caught:
                await _callback(interaction, {"type": 8, "data": {"choices": choices}})
            assert caught.value.code == 50035
            assert "In data.choices" in caught.value.text
        await _callback(interaction, {"type": 8, "data": {"choices": []}})
        done.set()

    monkeypatch.setattr(bot.tree, "_call", too_many)
    assert await maud.autocomplete("unit choose", "unit") == []
    await patiently(done.wait())
    forgive(sandbox)


async def test_errors_of_an_answer_stand_below_data(sandbox: Sandbox, bot: Bot, maud: SandboxUser) -> None:
    slash = asyncio.create_task(maud.slash("mute"))
    await soon(lambda: bot.last)
    assert bot.last is not None
    with pytest.raises(discord.HTTPException, match=r"In data\.content"):
        await bot.last.response.send_message("x" * 2001)
    await bot.last.response.send_message("x" * 2000)
    await slash
    forgive(sandbox)


async def test_an_answer_to_a_click_on_a_message_that_is_gone_is_heard_of(bot: Bot, maud: SandboxUser) -> None:
    """By the people of tests: it was deferred, and nothing else comes of it."""
    panel = await (await maud.slash("panel")).message()
    bot.last, mark = None, maud.mark
    click = asyncio.create_task(maud.click(panel, label="Silent"))
    await soon(lambda: bot.last)
    assert bot.last is not None
    await bot.last.response.defer()
    reply = await click
    await bot.last.delete_original_response()
    with pytest.raises(discord.NotFound):
        await bot.last.edit_original_response(content="too late")
    await maud.wait_for(lambda t, d: t == IN_VAIN and d["interaction_id"] == reply.interaction_id, since=mark)


async def test_interactions_in_a_dm(maud: SandboxUser) -> None:
    room = await maud.open_dm()
    message = await (await maud.slash("panel", channel=room)).message()
    assert message["channel_id"] == room
    await maud.click(message, label="Count")
    assert words((await maud.dm_messages())[0]) == "clicked 1"


async def _callback(interaction: discord.Interaction[Any], body: dict[str, Any]) -> None:
    route = Route(
        "POST",
        "/interactions/{webhook_id}/{webhook_token}/callback",
        webhook_id=interaction.id,
        webhook_token=interaction.token,
    )
    await async_context.get().request(route, interaction._session, payload=body)
