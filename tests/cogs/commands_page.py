"""``docs/commands.md``: every slash command in both languages, and by what each action of a game can be given.

``python -m tests.cogs.commands_page`` writes the page; ``python -m tests.cogs.commands_page record fief 70`` first
looks, in 70 random games, for positions that offer verbs which no recorded position offers.
"""

from __future__ import annotations

import asyncio
import dataclasses
import re
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import discord
from discord.app_commands import Command, CommandTree, Group

import cogs
from bot import locale
from bot.presenter.words.voice import Voice
from bot.ui.commands import Catalogued
from engine import RECORDS
from tests.cogs import command_verbs, panel_verbs
from tests.cogs.panel_verbs import NAMES, Way

PAGE = Path(__file__).parents[2] / "docs" / "commands.md"
SPANISH = "es-ES"
LISTED = "☰"
"""Before what is a line of a list."""
HEAD = f"""# Commands and buttons

*This page is written by `python -m tests.cogs.commands_page` from the commands, the catalogues and the panels
themselves: change those, and run it again.*

Each command stands in English and in Spanish with its options. An option with an asterisk must be given; a
command of a game without the options that it needs shows your panel. Below the commands of a game stands for
each of its **actions** what gives it: a command, and a button of the panel, here as it is called in one
recorded position. `›` leads from one button to the next, and {LISTED} stands before a line of a list. `/act`
takes every action of every game as text.

*Cada comando aparece en inglés y en español con sus opciones; las que llevan asterisco son obligatorias. Un
comando de un juego sin las opciones que necesita enseña tu panel. Bajo los comandos de cada juego se dice con
qué se da cada una de sus **acciones**: un comando, y un botón del panel, aquí con el nombre que tiene en una
posición guardada. `›` lleva de un botón al siguiente, y {LISTED} va delante de una línea de una lista. `/act`
acepta cualquier acción de cualquier juego como texto.*
"""


@dataclasses.dataclass(frozen=True)
class Given:
    """By what each verb of a game can be given."""

    verbs: tuple[str, ...]
    """All of the game, sorted."""
    commands: Mapping[str, list[str]]
    """By verb the commands that give it; not ``/act``, nor what takes any answer at all."""
    ways: Mapping[str, Way]
    """By verb how a panel gives it."""
    any: tuple[str, ...]
    """Commands that take any answer to the question that waits."""

    @property
    def typed_only(self) -> list[str]:
        """The verbs that nothing gives but ``/act``."""
        return [verb for verb in self.verbs if verb not in self.commands and verb not in self.ways]


def games() -> list[str]:
    """The games of the house."""
    return [game for game in RECORDS if RECORDS[game].rules.startswith("engine.") and RECORDS[game].commands]


def verbs_of(game: str) -> frozenset[str]:
    """Every verb of a game: what the catalogue has a heading for."""
    texts = (path.read_text(encoding="utf-8") for path in locale.files("en"))
    return frozenset(verb for text in texts for verb in re.findall(rf"^{game}-verb-([a-z0-9-]+) =", text, re.MULTILINE))


def given(game: str) -> Given:
    """By what each verb of a game can be given."""
    group = cogs.games()[game]
    ways = panel_verbs.by_verb(game)
    verbs = verbs_of(game) | ways.keys()
    known = [each for each in group.walk_commands() if isinstance(each, Command)]
    whatever = tuple(each.qualified_name for each in known if command_verbs.takes_any(game, each))
    return Given(tuple(sorted(verbs)), command_verbs.by_verb(game, group, verbs), ways, whatever)


async def payloads() -> list[dict[str, Any]]:
    """The commands as they are sent to Discord, but those of games that are none of the house."""
    client = discord.Client(intents=discord.Intents.none())
    tree: CommandTree[Any] = CommandTree(client)
    cogs.register(tree)
    words = Catalogued()
    strangers = cogs.games().keys() - {*games()}
    known = [each for each in tree.get_commands() if isinstance(each, Command | Group) and each.name not in strangers]
    found = [await each.get_translated_payload(tree, words) for each in known]
    await client.close()
    return sorted(found, key=lambda each: str(each["name"]))


def page(found: list[dict[str, Any]], by_game: Mapping[str, Given]) -> str:
    """The whole page."""
    lines = [HEAD, "## All games", ""]
    lines += [" · ".join(f"[`/{each['name']}`](#{each['name']})" for each in found), ""]
    for each in found:
        lines += [f"## {each['name']}", "", "| English | Español |", "|---|---|", *_rows(each, "/", "/"), ""]
        if each["name"] in by_game:
            lines += [*_actions(each["name"], by_game[each["name"]]), ""]
    return "\n".join(lines).rstrip() + "\n"


def _rows(node: Mapping[str, Any], english: str, spanish: str) -> Iterator[str]:
    """A command or group with all that is below it."""
    english += node["name"]
    spanish += node["name_localizations"][SPANISH]
    below = node.get("options", [])
    if below and below[0]["type"] in (1, 2):  # commands stand as their modules were loaded
        below = sorted(below, key=lambda each: str(each["name"]))
    yield _row(
        f"**`{english}`** {node['description']}", f"**`{spanish}`** {node['description_localizations'][SPANISH]}"
    )
    for each in below:
        if each["type"] in (1, 2):
            yield from _rows(each, f"{english} ", f"{spanish} ")
        else:
            star = "\\*" if each.get("required") else ""
            said = each["description_localizations"][SPANISH]
            name = each["name_localizations"][SPANISH]
            yield _row(f"· `{each['name']}`{star} {each['description']}", f"· `{name}`{star} {said}")


def _actions(game: str, given: Given) -> Iterator[str]:
    """What gives each action of a game."""
    english, spanish = (Voice(language, NAMES, game) for language in ("en", "es"))
    yield f"### What gives each action of {english.text(f'game-{game}')}"
    yield ""
    for name in given.any:
        yield f"`/{name}` takes any answer to the question that waits for you."
        yield ""
    yield _row("action · acción", "command · comando", "button", "botón")
    yield "|---|---|---|---|"
    for verb in given.verbs:
        named = f"`{verb}` {english.verb(game, verb)} · {spanish.verb(game, verb)}"
        typed = " ".join(f"`/{name}`" for name in given.commands.get(verb, []))
        way = given.ways.get(verb)
        pressed = ("–", "–") if way is None else (_way(way.english, way.listed), _way(way.spanish, way.listed))
        yield _row(named, typed or "–", *pressed)


def _way(labels: tuple[str, ...], listed: bool) -> str:
    *before, last = labels
    return " › ".join([*before, f"{LISTED} {last}" if listed else last])


def _row(*cells: str) -> str:
    return "| " + " | ".join(" ".join(cell.replace("|", "\\|").split()) for cell in cells) + " |"


def written() -> str:
    """The page as it is to be."""
    return page(asyncio.run(payloads()), {game: given(game) for game in games()})


def main(arguments: list[str]) -> None:
    """Write the page, or look for positions before."""
    locale.strict(True)
    cogs.commands()
    if arguments:
        _, game, plays = arguments
        panel_verbs.record(game, verbs_of(game), int(plays))
    PAGE.write_text(written(), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
