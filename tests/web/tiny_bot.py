"""A small bot with one of everything the page can show, on the real library."""

from __future__ import annotations

import asyncio
import io

import discord
from discord import app_commands, ui
from discord.gateway import DiscordWebSocket
from discord.http import Route
from PIL import Image
from yarl import URL

from bot.sandbox.app import Sandbox

ACTIONS = ("order 1 red", "order 1 blue", "order 2 black", "place Rome", "seal")


class Form(ui.Modal, title="Table settings"):
    intro = ui.TextDisplay("Change what you **like**.")
    name = ui.Label(text="Name", description="Shown in the thread", component=ui.TextInput(max_length=20))
    tongue = ui.Label(
        text="Language",
        component=ui.Select(options=[discord.SelectOption(label="English"), discord.SelectOption(label="Spanish")]),
    )
    pace = ui.Label(
        text="Pace",
        component=ui.RadioGroup(
            options=[discord.RadioGroupOption(label="Slow"), discord.RadioGroupOption(label="Quick")]
        ),
    )
    days = ui.Label(
        text="Days",
        component=ui.CheckboxGroup(
            required=False,
            options=[discord.CheckboxGroupOption(label="Saturday"), discord.CheckboxGroupOption(label="Sunday")],
        ),
    )

    async def on_submit(self, interaction: discord.Interaction) -> None:
        values = [item.component for item in (self.name, self.tongue, self.pace, self.days)]
        name, tongue, pace, days = values
        text = f"form: {name.value} / {tongue.values[0]} / {pace.value} / {', '.join(days.values)}"
        await interaction.response.send_message(text, ephemeral=True)


class Lobby(ui.LayoutView):
    """Join, a form, a button that never answers, a select of several, a select of people."""

    def __init__(self) -> None:
        super().__init__(timeout=None)
        self.joined: list[str] = []
        self.list = ui.TextDisplay("nobody yet")
        picture = ui.MediaGallery(discord.MediaGalleryItem("attachment://board.png", description="An empty board"))
        buttons = ui.ActionRow()
        for label, style, action in (
            ("Join", discord.ButtonStyle.success, self.join),
            ("Form", discord.ButtonStyle.secondary, self.form),
            ("Silent", discord.ButtonStyle.danger, self.silent),
        ):
            button = ui.Button(label=label, style=style, custom_id=label)
            button.callback = action
            buttons.add_item(button)
        several = ui.Select(
            placeholder="Reminders", min_values=1, max_values=2, custom_id="several",
            options=[discord.SelectOption(label=name) for name in ("24 h", "12 h", "6 h")],
        )
        several.callback = self.choose(several)
        people = ui.UserSelect(placeholder="Invite", custom_id="people")
        people.callback = self.choose(people)
        self.add_item(ui.Container(
            ui.TextDisplay("## Lords of Xidit"), self.list, picture, buttons,
            ui.ActionRow(several), ui.ActionRow(people),
            accent_colour=0xB3382C,
        ))

    async def join(self, interaction: discord.Interaction) -> None:
        self.joined.append(interaction.user.display_name)
        self.list.content = "Seated: " + ", ".join(self.joined)
        await interaction.response.edit_message(view=self)

    async def form(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_modal(Form())

    async def silent(self, interaction: discord.Interaction) -> None:
        await asyncio.sleep(3.2)  # too late for the first answer

    @staticmethod
    def choose(select: ui.Select | ui.UserSelect):
        async def chosen(interaction: discord.Interaction) -> None:
            names = [value if isinstance(value, str) else value.display_name for value in select.values]
            await interaction.response.send_message("chosen: " + ", ".join(names), ephemeral=True)

        return chosen


class Spanish(app_commands.Translator):
    async def translate(
        self, string: app_commands.locale_str, locale: discord.Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        words = {"new": "nueva", "Open a table": "Abre una mesa"}
        return words.get(string.message) if locale is discord.Locale.spain_spanish else None


class TinyBot(discord.Client):
    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True))
        self.tree = app_commands.CommandTree(self)
        self.synced = asyncio.Event()
        self.go_on = asyncio.Event()
        table = app_commands.Group(name="table", description="Tables")

        @table.command(name=app_commands.locale_str("new"), description=app_commands.locale_str("Open a table"))
        @app_commands.describe(game="Which game", seats="How many", name="What it is called")
        @app_commands.choices(game=[app_commands.Choice(name="Lords of Xidit", value="xidit")])
        async def new(
            interaction: discord.Interaction, game: str, seats: app_commands.Range[int, 3, 5], name: str = ""
        ) -> None:
            raw = io.BytesIO()
            Image.new("RGB", (320, 200), "#efe4ca").save(raw, "PNG")
            raw.seek(0)
            await interaction.response.send_message(view=Lobby(), file=discord.File(raw, "board.png"))

        @table.command(name="import", description="Read a file")
        async def read(interaction: discord.Interaction, file: discord.Attachment) -> None:
            text = (await file.read()).decode()
            await interaction.response.send_message(f"read: {file.filename}: {text}", ephemeral=True)

        @table.command(name="slow", description="Answers when told to")
        async def slow(interaction: discord.Interaction) -> None:
            await interaction.response.defer(ephemeral=True)
            await self.go_on.wait()
            await interaction.followup.send("at last", ephemeral=True)

        @app_commands.command(name="act", description="Do something")
        async def act(interaction: discord.Interaction, action: str) -> None:
            await interaction.response.send_message(f"did: {action}", ephemeral=True)

        @act.autocomplete("action")
        async def narrow(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
            if typed == "o":
                await asyncio.sleep(0.7)  # slower than the answer to what is typed next
            return [app_commands.Choice(name=name, value=name) for name in ACTIONS if typed in name]

        self.tree.add_command(table)
        self.tree.add_command(act)

    async def setup_hook(self) -> None:
        await self.tree.set_translator(Spanish())
        await self.tree.sync()

    async def on_ready(self) -> None:
        self.synced.set()


def point_at(sandbox: Sandbox) -> None:
    Route.BASE = sandbox.api_url
    DiscordWebSocket.DEFAULT_GATEWAY = URL(sandbox.gateway_url)
