"""A small bot with one of everything the page can show, on the real library."""

from __future__ import annotations

import asyncio
import io
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import discord
from discord import app_commands, ui
from discord.gateway import DiscordWebSocket
from discord.http import Route
from PIL import Image
from yarl import URL

from bot.sandbox.app import Sandbox

Action = Callable[[discord.Interaction], Awaitable[None]]
ACTIONS = ("order 1 red", "order 1 blue", "order 2 black", "place Rome", "seal")


class Form(ui.Modal, title="Table settings"):
    """Words, a text, a select, a radio group and ticks."""

    def __init__(self) -> None:
        super().__init__()
        self.name: ui.TextInput[Any] = ui.TextInput(max_length=20)
        self.tongue: ui.Select[Any] = ui.Select(
            options=[discord.SelectOption(label="English"), discord.SelectOption(label="Spanish")]
        )
        self.pace: ui.RadioGroup[Any] = ui.RadioGroup(
            options=[discord.RadioGroupOption(label="Slow"), discord.RadioGroupOption(label="Quick")]
        )
        self.days: ui.CheckboxGroup[Any] = ui.CheckboxGroup(
            required=False,
            options=[discord.CheckboxGroupOption(label="Saturday"), discord.CheckboxGroupOption(label="Sunday")],
        )
        self.add_item(ui.TextDisplay("Change what you **like**."))
        self.add_item(ui.Label(text="Name", description="Shown in the thread", component=self.name))
        for text, component in (("Language", self.tongue), ("Pace", self.pace), ("Days", self.days)):
            self.add_item(ui.Label(text=text, component=component))

    async def on_submit(self, interaction: discord.Interaction) -> None:
        days = ", ".join(self.days.values)
        text = f"form: {self.name.value} / {self.tongue.values[0]} / {self.pace.value} / {days}"
        await interaction.response.send_message(text, ephemeral=True)


class Exports(ui.Modal, title="Exports"):
    """A label with a file field, a longer text, and a select of people."""

    def __init__(self) -> None:
        super().__init__()
        self.files: ui.FileUpload[Any] = ui.FileUpload(max_values=2)
        self.note: ui.TextInput[Any] = ui.TextInput(style=discord.TextStyle.paragraph, required=False)
        self.reader: ui.UserSelect[Any] = ui.UserSelect(required=True)
        self.add_item(ui.Label(text="Files", description="One or two", component=self.files))
        self.add_item(ui.Label(text="Note", component=self.note))
        self.add_item(ui.Label(text="Reader", component=self.reader))

    async def on_submit(self, interaction: discord.Interaction) -> None:
        read = [f"{file.filename}={(await file.read()).decode()}" for file in self.files.values]
        text = f"papers: {' '.join(read)} / {self.note.value} / {self.reader.values[0].display_name}"
        await interaction.response.send_message(text, ephemeral=True)


class Act(ui.Button[Any]):
    """A button that does what it is given."""

    def __init__(self, label: str, style: discord.ButtonStyle, action: Action) -> None:
        super().__init__(label=label, style=style, custom_id=label)
        self.action = action

    async def callback(self, interaction: discord.Interaction) -> None:
        await self.action(interaction)


def told(values: Sequence[Any]) -> str:
    """Chosen values by their names."""
    names = [str(getattr(value, "display_name", getattr(value, "name", value))) for value in values]
    return f"chosen: {', '.join(names)}"


class Several(ui.Select[Any]):
    async def callback(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message(told(self.values), ephemeral=True)


class People(ui.UserSelect[Any]):
    async def callback(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message(told(self.values), ephemeral=True)


class Roles(ui.RoleSelect[Any]):
    async def callback(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message(told(self.values), ephemeral=True)


class Anybody(ui.MentionableSelect[Any]):
    async def callback(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message(told(self.values), ephemeral=True)


class Channels(ui.ChannelSelect[Any]):
    async def callback(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message(told(self.values), ephemeral=True)


class Lobby(ui.LayoutView):
    """Join, a form, a button that never answers, a select of several, a select of people."""

    def __init__(self) -> None:
        super().__init__(timeout=None)
        self.joined: list[str] = []
        self.list: ui.TextDisplay[Any] = ui.TextDisplay("nobody yet")
        picture: ui.MediaGallery[Any] = ui.MediaGallery(
            discord.MediaGalleryItem("attachment://board.png", description="An empty board")
        )
        buttons: ui.ActionRow[Any] = ui.ActionRow(
            Act("Join", discord.ButtonStyle.success, self.join),
            Act("Form", discord.ButtonStyle.secondary, self.form),
            Act("Silent", discord.ButtonStyle.danger, self.silent),
        )
        several = Several(
            placeholder="Reminders",
            min_values=1,
            max_values=2,
            custom_id="several",
            options=[discord.SelectOption(label=name) for name in ("24 h", "12 h", "6 h")],
        )
        people = People(placeholder="Invite", custom_id="people")
        self.add_item(
            ui.Container(
                ui.TextDisplay("## Lords of Xidit"),
                self.list,
                picture,
                ui.TextDisplay("Who joins?"),
                buttons,
                ui.ActionRow(several),
                ui.ActionRow(people),
                accent_colour=0xB3382C,
            )
        )

    async def join(self, interaction: discord.Interaction) -> None:
        self.joined.append(interaction.user.display_name)
        self.list.content = "Seated: " + ", ".join(self.joined)
        await interaction.response.edit_message(view=self)

    async def form(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_modal(Form())

    async def silent(self, interaction: discord.Interaction) -> None:
        """Never a first answer."""


class Selects(ui.LayoutView):
    """A select of each kind that offers what the server has."""

    def __init__(self) -> None:
        super().__init__(timeout=None)
        for select in (
            Roles(placeholder="Role", custom_id="roles"),
            Anybody(placeholder="Anybody", custom_id="anybody"),
            Channels(placeholder="Channel", custom_id="channels", channel_types=[discord.ChannelType.text]),
        ):
            self.add_item(ui.ActionRow(select))


class Turning(ui.LayoutView):
    """Two selects whose ids are good for one position only: each choice makes the next one."""

    def __init__(self, bot: TinyBot, chosen: Sequence[str] = ()) -> None:
        super().__init__(timeout=None)
        self.add_item(ui.TextDisplay(f"{len(chosen)} chosen: {' '.join(chosen)}"))
        for step in ("one", "two"):
            self.add_item(ui.ActionRow(Turn(bot, step, chosen)))


class Turn(ui.Select[Any]):
    def __init__(self, bot: TinyBot, step: str, chosen: Sequence[str]) -> None:
        self.bot, self.chosen = bot, chosen
        super().__init__(
            placeholder=f"Step {step}",
            custom_id=f"{step}:{len(chosen)}",
            options=[discord.SelectOption(label=f"{step} {way}") for way in ("red", "blue")],
        )

    async def callback(self, interaction: discord.Interaction) -> None:
        if len(self.chosen) != self.bot.turns:
            await interaction.response.send_message("refused: an old position", ephemeral=True)
            return
        await self.bot.go_on.wait()
        self.bot.turns += 1
        await interaction.response.edit_message(view=Turning(self.bot, [*self.chosen, self.values[0]]))


class Asking(ui.LayoutView):
    """A panel: news and a question below a picture, and more answers than fit on a small screen."""

    def __init__(self, asked: int = 1, advice: str = "") -> None:
        super().__init__(timeout=None)
        self.asked = asked
        who = ("first", "second", "third")[asked - 1]
        news = "\n".join(f"- {name} acted for the {who} time" for name in ("Maud", "Osric", "Hawise"))
        picture: ui.MediaGallery[Any] = ui.MediaGallery(discord.MediaGalleryItem("attachment://board.png"))
        self.add_item(picture)
        self.add_item(ui.TextDisplay(f"**Since the {who} look**\n{news}\n**The {who} question**\n{advice}".strip()))
        for n in range(9):
            self.add_item(ui.ActionRow(ui.Button(label=f"Answer {n}", custom_id=f"{asked}:{n}", disabled=True)))
        self.add_item(
            ui.ActionRow(
                Act("Next", discord.ButtonStyle.success, self.next),
                Act("Advise", discord.ButtonStyle.secondary, self.advise),
                Act("Look", discord.ButtonStyle.secondary, self.look),
            )
        )

    async def next(self, interaction: discord.Interaction) -> None:
        await interaction.response.edit_message(view=Asking(self.asked + 1))

    async def advise(self, interaction: discord.Interaction) -> None:
        await interaction.response.edit_message(view=Asking(self.asked, "\n".join(f"advice {n}" for n in range(6))))

    async def look(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message("word " * 300, ephemeral=True)


class Spreading(ui.LayoutView):
    """A lesson whose controls stay below their question, with other ids and a line or two more or less above them."""

    def __init__(self, turn: int = 0, done: str = "") -> None:
        super().__init__(timeout=None)
        self.turn = turn
        left = (
            "Ending this step cannot be undone.\nEvery card is assigned." if turn % 2 else "6 cards are left to assign."
        )
        lesson = "**Lesson 1 of 3**\nNow: give your cards to your Nobles.\nWho leads your troops?"
        self.add_item(ui.MediaGallery(discord.MediaGalleryItem("attachment://board.png")))
        self.add_item(ui.TextDisplay(f"{lesson}\n{left}\n{done}".strip()))
        for n in range(9):
            self.add_item(ui.ActionRow(ui.Button(label=f"Card {n}", custom_id=f"{turn}:{n}", disabled=True)))
        acts = [Act("Spread", discord.ButtonStyle.secondary, self.spread)]
        if turn % 2:
            acts.append(Act("Undo", discord.ButtonStyle.secondary, self.spread))
        for act in acts:
            act.custom_id = f"{turn}:{act.label}"
        self.add_item(ui.ActionRow(*acts))

    async def spread(self, interaction: discord.Interaction) -> None:
        await interaction.response.edit_message(view=Spreading(self.turn + 1, f"Done: step {self.turn}."))


def picture(name: str, *colours: str) -> discord.File:
    """A picture of one colour; of several colours an animated one."""
    raw = io.BytesIO()
    first, *rest = (Image.new("RGB", (320, 200), colour) for colour in colours)
    first.save(raw, name.rpartition(".")[2], save_all=bool(rest), append_images=rest, duration=60, loop=0)
    raw.seek(0)
    return discord.File(raw, name)


def shows(bot: TinyBot) -> app_commands.Group:
    """``/show …``: one thing each that a page must be able to show."""
    show = app_commands.Group(name="show", description="One thing at a time")

    @show.command(description="A picture that is hidden at first, a file and an animated picture")
    async def files(interaction: discord.Interaction) -> None:
        view = ui.LayoutView(timeout=None)
        view.add_item(
            ui.MediaGallery(
                discord.MediaGalleryItem("attachment://secret.png", description="A secret", spoiler=True),
                discord.MediaGalleryItem("attachment://year.webp", description="A year"),
            )
        )
        view.add_item(ui.File("attachment://log.txt"))
        files = [
            picture("secret.png", "#400"),
            picture("year.webp", "#f00", "#00f"),
            discord.File(io.BytesIO(b"a log"), "log.txt"),
        ]
        await interaction.response.send_message(view=view, files=files)

    @show.command(description="Selects of roles, of anybody, of channels")
    async def selects(interaction: discord.Interaction) -> None:
        await interaction.response.send_message(view=Selects(), ephemeral=True)

    @show.command(description="A form with files")
    async def papers(interaction: discord.Interaction) -> None:
        await interaction.response.send_modal(Exports())

    @show.command(description="A message that gets reactions and is deleted")
    async def passing(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("soon gone")
        message = await (await interaction.original_response()).fetch()
        await message.add_reaction("\N{CROSSED SWORDS}\N{VARIATION SELECTOR-16}")
        await bot.go_on.wait()
        await message.delete()

    @show.command(description="Types, and says something when told to")
    async def typing(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("I think", ephemeral=True)
        channel = bot.get_channel(interaction.channel_id or 0)
        assert isinstance(channel, discord.TextChannel)
        async with channel.typing():  # said again and again, as long as it lasts
            await bot.go_on.wait()
        await channel.send("thought out")

    @show.command(description="A thread that is locked, then archived, when told to")
    async def thread(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("A thread begins")
        channel = bot.get_channel(interaction.channel_id or 0)
        assert isinstance(channel, discord.TextChannel)
        made = await channel.create_thread(name="Old matters", type=discord.ChannelType.public_thread)
        await made.send("the last word")
        await bot.go_on.wait()
        bot.go_on.clear()  # before anybody sees that it is locked, and says to go on
        await made.edit(locked=True)
        await bot.go_on.wait()
        await made.edit(archived=True)

    @show.command(description="A lesson for one person alone")
    async def lesson(interaction: discord.Interaction) -> None:
        await interaction.response.send_message(view=Spreading(), file=picture("board.png", "#efe4ca"), ephemeral=True)

    @show.command(description="Advice for one person alone, and its picture above it when told to")
    async def advice(interaction: discord.Interaction) -> None:
        words = "\n".join(f"reason {n}" for n in range(40))
        view = ui.LayoutView(timeout=None)
        view.add_item(ui.TextDisplay(words))
        await interaction.response.send_message(view=view, ephemeral=True)
        await bot.go_on.wait()
        drawn = ui.LayoutView(timeout=None)
        drawn.add_item(ui.MediaGallery(discord.MediaGalleryItem("attachment://board.png")))
        drawn.add_item(ui.TextDisplay(words))
        await interaction.edit_original_response(view=drawn, attachments=[picture("board.png", "#efe4ca")])

    @show.command(description="A panel for one person alone: says more, then asks something else, when told to")
    async def panel(interaction: discord.Interaction) -> None:
        await interaction.response.send_message(view=Asking(), file=picture("board.png", "#efe4ca"), ephemeral=True)
        for later in (Asking(1, "a line more"), Asking(2)):
            await bot.go_on.wait()
            bot.go_on.clear()
            await interaction.edit_original_response(view=later)

    @show.command(description="Selects that are good for one position")
    async def turning(interaction: discord.Interaction) -> None:
        bot.turns = 0
        await interaction.response.send_message(view=Turning(bot))

    return show


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
        """What is slow waits for this."""
        self.turns = 0
        table = app_commands.Group(name="table", description="Tables")

        @table.command(name=app_commands.locale_str("new"), description=app_commands.locale_str("Open a table"))
        @app_commands.describe(game="Which game", seats="How many", name="What it is called")
        @app_commands.choices(game=[app_commands.Choice(name="Lords of Xidit", value="xidit")])
        async def new(
            interaction: discord.Interaction, game: str, seats: app_commands.Range[int, 3, 5], name: str = ""
        ) -> None:
            await interaction.response.send_message(view=Lobby(), file=picture("board.png", "#efe4ca"))

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
                await self.go_on.wait()  # slower than the answer to what is typed next
            return [app_commands.Choice(name=name, value=name) for name in ACTIONS if typed in name]

        self.tree.add_command(table)
        self.tree.add_command(shows(self))
        self.tree.add_command(act)

    async def setup_hook(self) -> None:
        await self.tree.set_translator(Spanish())
        await self.tree.sync()

    async def on_ready(self) -> None:
        self.synced.set()


def point_at(sandbox: Sandbox) -> None:
    Route.BASE = sandbox.api_url
    DiscordWebSocket.DEFAULT_GATEWAY = URL(sandbox.gateway_url)
