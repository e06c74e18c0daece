"""``/help`` by what people want to do, and what Herald says on a server that it has joined."""

from __future__ import annotations

import difflib
from collections.abc import Collection, Iterable, Mapping, Sequence

import discord

from bot.common.safe_names import spoken
from bot.locale import LANGUAGES, command_name, command_names, has, text
from bot.tables.unit.posts import Message
from bot.ui.components import button, option, select
from bot.ui.ids import Id

EVERYWHERE = 0
"""The number in the ids of components that are about no single table."""
PAGES: Mapping[str, tuple[str, ...]] = {
    "help-begin": (
        "help", "tutorial", "rules", "table new", "table list", "table join", "queue join", "queue leave", "queue show",
        "invite", "seat", "terms", "table computer add", "table computer remove", "table start", "table leave",
        "rematch",
    ),
    "help-turn": (
        "inbox", "table panel", "act", "table undo", "table status", "table blocking", "table board", "table log",
        "whatif", "notes", "talk",
    ),
    "help-time": (
        "settings me", "settings away", "table deadline", "table pause", "table resume", "table computer back",
    ),
    "help-change": (
        "table replace", "table resign", "table end draw", "table end concede", "table cancel", "rewind",
    ),
    "help-past": (
        "table at", "table replay", "fork", "table export", "table file verify", "table file import", "stats player",
        "stats versus", "stats game", "stats table",
    ),
    "help-league": ("league join", "league leave", "league show", "league new", "league start", "league close"),
    "help-care": ("block", "report", "privacy", "data show", "data delete"),
    "help-server": (
        "settings server", "table move", "table remove", "manage ban", "manage unban", "manage bans", "manage reports",
        "manage close", "manage channel", "manage correct", "manage api", "webhook add", "webhook list",
        "webhook remove",
    ),
}  # fmt: skip
"""Pages of ``/help`` in reading order, with their commands. Each game's own commands are another page."""


def page(locale: str, games: Mapping[str, Sequence[str]], wanted: str = "", *, taught: Collection[str] = ()) -> Message:
    """A page of ``/help``, and from each a way to the others. ``games``: the commands of each; ``wanted``: a page, or a
    game, which has its buttons; the front page for nothing. ``taught``: games that can be learnt alone."""
    names = {**{slug: text(locale, slug) for slug in PAGES}, **{game: text(locale, f"game-{game}") for game in games}}
    commands = PAGES.get(wanted) or games.get(wanted)
    lines = [text(locale, "help-text")]
    if commands:
        lines = [f"### {names[wanted]}", *(command_line(locale, name) for name in commands)]
    view = discord.ui.LayoutView(timeout=None)
    view.add_item(discord.ui.TextDisplay("\n".join(lines)))
    if wanted in games:
        view.add_item(ways(locale, wanted, taught))
    options = [option(name, slug, default=slug == wanted) for slug, name in names.items()]
    choose = select(Id("help", EVERYWHERE), options, placeholder=text(locale, "help-choose"))
    view.add_item(discord.ui.ActionRow(choose))
    return Message(view=view)


def command_line(locale: str, name: str) -> str:
    """A command with what it does, as the reader's own Discord calls it."""
    return f"- `/{command_name(locale, name)}` {text(locale, f'cmd-{name}'.replace(' ', '-'))}"


NEAR = 3
"""Commands that are named in place of one that nobody knows."""


def named(typed: str, paths: Iterable[str]) -> tuple[str, str] | None:
    """The command that a text begins with, in any language, and by what it is called there if that is a name it no
    longer has, else an empty text; ``None`` when it names none. ``paths``: the commands there are."""
    wanted = f"{spoken(typed.strip().lstrip('/'))} "
    best, found = "", None
    for path in paths:
        for lang in LANGUAGES:
            now, *before = command_names(lang, path)
            for name in (now, *before):
                begin = f"{spoken(name)} "
                if wanted.startswith(begin) and len(begin) > len(best):
                    best, found = begin, (path, "" if name == now else name)
    return found


def nearest(locale: str, typed: str, paths: Iterable[str]) -> list[str]:
    """The commands whose names are most like a text, as the reader's language calls them."""
    names = {command_name(locale, path) for path in paths}
    return difflib.get_close_matches(spoken(typed.strip().lstrip("/")), sorted(names), NEAR, 0.0)


def greeting(locale: str) -> tuple[str, discord.ui.View]:
    """What Herald says on a server that it has joined, and the buttons below."""
    view = discord.ui.View(timeout=None)
    view.add_item(button(Id("opengame", EVERYWHERE), text(locale, "greet-open"), style=discord.ButtonStyle.primary))
    view.add_item(button(Id("alone", EVERYWHERE), text(locale, "greet-alone")))
    view.add_item(button(Id("server", EVERYWHERE), text(locale, "button-settings")))
    return text(locale, "greet-text"), view


def choose_game(locale: str, games: Sequence[str], taught: Collection[str], words: str) -> Message:
    """Every game with what it is, and its buttons."""
    view = discord.ui.LayoutView(timeout=None)
    view.add_item(discord.ui.TextDisplay(words))
    for game in games:
        about = text(locale, f"{game}-welcome") if has(locale, f"{game}-welcome") else ""
        view.add_item(discord.ui.TextDisplay("\n".join(filter(None, [f"**{text(locale, f'game-{game}')}**", about]))))
        view.add_item(ways(locale, game, taught))
    return Message(view=view)


def ways(locale: str, game: str, taught: Collection[str]) -> discord.ui.ActionRow[discord.ui.LayoutView]:
    """The buttons of a game: to learn it alone, where it is among those ``taught``, and to open a table for it."""
    row: discord.ui.ActionRow[discord.ui.LayoutView] = discord.ui.ActionRow()
    if game in taught:
        blue = discord.ButtonStyle.primary
        row.add_item(button(Id("alone", EVERYWHERE, arg=game), text(locale, "greet-alone"), style=blue))
    row.add_item(button(Id("opengame", EVERYWHERE, arg=game), text(locale, "greet-open")))
    return row
