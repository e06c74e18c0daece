"""A sandbox, a small bot on the real library in the same process, and two people."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any, cast

import discord
import pytest
import pytest_asyncio
from discord import app_commands, ui
from discord.gateway import DiscordWebSocket
from discord.http import Route
from yarl import URL

from bot.sandbox import constants as c
from bot.sandbox.app import Sandbox
from tests.support import skips
from tests.support.databases import POSTGRES, empty
from tests.support.patience import within
from tests.support.sandbox import SandboxUser, openapi_path, unhurried


class Panel(ui.View):
    """A persistent view: a button of each behaviour, a select."""

    def __init__(self) -> None:
        super().__init__(timeout=None)

    @ui.button(label="Count", custom_id="count")
    async def count(self, interaction: discord.Interaction, button: ui.Button[Any]) -> None:
        assert interaction.message is not None
        number = int(interaction.message.content.rsplit(" ", 1)[-1]) + 1
        await interaction.response.edit_message(content=f"clicked {number}")

    @ui.button(label="Later", custom_id="later")
    async def later(self, interaction: discord.Interaction, button: ui.Button[Any]) -> None:
        await interaction.response.defer()
        await interaction.edit_original_response(content="clicked 100")

    @ui.button(label="Form", custom_id="form")
    async def form(self, interaction: discord.Interaction, button: ui.Button[Any]) -> None:
        await interaction.response.send_modal(Form())

    @ui.button(label="Files", custom_id="files")
    async def files(self, interaction: discord.Interaction, button: ui.Button[Any]) -> None:
        await interaction.response.send_modal(Files())

    @ui.button(label="Silent", custom_id="silent")
    async def silent(self, interaction: discord.Interaction, button: ui.Button[Any]) -> None:
        """Answers nothing at all."""
        cast(Bot, interaction.client).last = interaction

    @ui.button(label="Off", custom_id="off", disabled=True)
    async def off(self, interaction: discord.Interaction, button: ui.Button[Any]) -> None:
        """Cannot be pressed."""

    @ui.select(
        custom_id="pick",
        min_values=1,
        max_values=2,
        options=[discord.SelectOption(label=name, value=name.lower()) for name in ("Red", "Blue", "Black")],
    )
    async def pick(self, interaction: discord.Interaction, select: ui.Select[Any]) -> None:
        await interaction.response.send_message("picked " + "+".join(select.values), ephemeral=True)

    @ui.select(cls=ui.UserSelect, custom_id="who")
    async def who(self, interaction: discord.Interaction, select: ui.UserSelect[Any]) -> None:
        await interaction.response.send_message(f"picked {select.values[0].name}", ephemeral=True)


class Form(ui.Modal, title="A form"):
    """A form with a line of text and a list."""

    name: ui.Label[Any] = ui.Label(text="Name", component=ui.TextInput(custom_id="name", min_length=2, max_length=10))
    """From 2 to 10 characters, with ``name`` as its id."""
    colour: ui.Label[Any] = ui.Label(
        text="Colour", component=ui.Select(custom_id="colour", options=[discord.SelectOption(label="red")])
    )
    """There is but red."""

    async def on_submit(self, interaction: discord.Interaction) -> None:
        name, colour = self.name.component, self.colour.component
        await interaction.response.send_message(f"{name.value} likes {colour.values[0]}")  # type: ignore[attr-defined]


class Files(ui.Modal, title="Files"):
    """A form that takes files."""

    files: ui.Label[Any] = ui.Label(
        text="Files", component=ui.FileUpload(custom_id="upload", min_values=1, max_values=2, required=False)
    )
    """One or two of them, with ``upload`` as their id, or none."""

    async def on_submit(self, interaction: discord.Interaction) -> None:
        given = self.files.component.values  # type: ignore[attr-defined]
        texts = [(await item.read()).decode() for item in given]
        await interaction.response.send_message(f"{[item.filename for item in given]} {texts}")


class Bot(discord.Client):
    """Commands for every kind of answer."""

    def __init__(self, *, nosy: bool = False) -> None:
        intents = discord.Intents.none()
        intents.guilds = intents.guild_messages = intents.dm_messages = True
        intents.message_content = nosy
        super().__init__(intents=intents, max_messages=None)
        self.tree = app_commands.CommandTree(self)
        self.heard: asyncio.Queue[discord.Message] = asyncio.Queue()
        self.resumed: asyncio.Queue[None] = asyncio.Queue()
        self.last: discord.Interaction[Any] | None = None
        self.errors: list[BaseException] = []
        _add_commands(self)
        self.tree.error(self._failed)

    async def _failed(self, interaction: discord.Interaction[Any], error: app_commands.AppCommandError) -> None:
        self.errors.append(error.original if isinstance(error, app_commands.CommandInvokeError) else error)

    async def setup_hook(self) -> None:
        self.add_view(Panel())
        await self.tree.sync()

    async def on_message(self, message: discord.Message) -> None:
        self.heard.put_nowait(message)

    async def on_resumed(self) -> None:
        self.resumed.put_nowait(None)


def _add_commands(bot: Bot) -> None:
    tree = bot.tree

    @tree.command(description="Answer at once")
    async def ping(interaction: discord.Interaction[Any], hidden: bool = False) -> None:
        bot.last = interaction
        await interaction.response.send_message("pong", ephemeral=hidden)

    @tree.command(description="SeatView at a person and a place")
    async def look(
        interaction: discord.Interaction[Any], who: discord.Member, where: discord.TextChannel, times: int = 1
    ) -> None:
        await interaction.response.send_message(f"{who.display_name} in {where.name} x{times} {interaction.locale}")

    @tree.command(description="Answer later")
    async def later(interaction: discord.Interaction[Any], defer_hidden: bool, answer_hidden: bool) -> None:
        bot.last = interaction
        await interaction.response.defer(ephemeral=defer_hidden)
        await interaction.followup.send("first", ephemeral=answer_hidden)
        await interaction.followup.send("second", ephemeral=answer_hidden)

    @tree.command(description="Post the panel")
    async def panel(interaction: discord.Interaction[Any]) -> None:
        await interaction.response.send_message("clicked 0", view=Panel())

    @tree.command(description="Read a file")
    async def read(interaction: discord.Interaction[Any], file: discord.Attachment) -> None:
        text = (await file.read()).decode()
        await interaction.response.send_message(f"{file.filename} {file.size} {file.content_type}: {text}")

    @tree.command(description="Never answer")
    async def mute(interaction: discord.Interaction[Any]) -> None:
        bot.last = interaction

    group = app_commands.Group(name="unit", description="Units")
    tree.add_command(group)

    @group.command(description="Choose one")
    async def choose(interaction: discord.Interaction[Any], unit: str) -> None:
        await interaction.response.send_message(unit)

    @choose.autocomplete("unit")
    async def suggest(interaction: discord.Interaction[Any], current: str) -> list[app_commands.Choice[str]]:
        names = ("militia", "archer", "infantry", "cleric", "mage")
        return [app_commands.Choice(name=name.title(), value=name) for name in names if current in name]


async def run_bot(sandbox: Sandbox, *, nosy: bool = False, token: str = c.BOT_TOKEN) -> AsyncIterator[Bot]:
    """A connected bot; the library's addresses are put back afterwards."""
    base, address = Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY
    Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY = sandbox.api_url, URL(sandbox.gateway_url)
    bot = Bot(nosy=nosy)
    running = asyncio.create_task(bot.start(token))
    try:
        async with within():
            while not sandbox.gateway.online:
                changed = asyncio.create_task(sandbox.gateway.changed.wait())
                await asyncio.wait([running, changed], return_when=asyncio.FIRST_COMPLETED)
                changed.cancel()
                if running.done():
                    await running
        yield bot
    finally:
        await bot.close()
        await asyncio.gather(running, return_exceptions=True)
        Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY = base, address


@pytest_asyncio.fixture
async def sandbox() -> AsyncIterator[Sandbox]:
    """A sandbox without a folder; every body is checked against Discord's description when it is there. Its people wait
    for answers as long as the machine is slow."""
    async with Sandbox(openapi=openapi_path()) as running:
        unhurried(running)
        yield running
        assert running.violations == []


def forgive(sandbox: Sandbox) -> None:
    """The test has sent wrong bodies on purpose."""
    if sandbox.openapi is not None:
        sandbox.openapi.violations.clear()


@pytest_asyncio.fixture
async def bot(sandbox: Sandbox) -> AsyncIterator[Bot]:
    async for running in run_bot(sandbox):
        yield running


@pytest_asyncio.fixture
async def maud(sandbox: Sandbox) -> AsyncIterator[SandboxUser]:
    async with SandboxUser(sandbox, 0) as user:
        yield user


@pytest_asyncio.fixture
async def osric(sandbox: Sandbox) -> AsyncIterator[SandboxUser]:
    async with SandboxUser(sandbox, 1) as user:
        yield user


@pytest.fixture
def room(bot: Bot) -> discord.PartialMessageable:
    """The channel game-room."""
    return bot.get_partial_messageable(int(c.CHANNELS[1][0]), guild_id=int(c.GUILD_ID))


@pytest.fixture
async def shared() -> str:
    """The address of an empty PostgreSQL database, for several processes."""
    skips.unless(POSTGRES, skips.POSTGRES)
    return await empty("several")
