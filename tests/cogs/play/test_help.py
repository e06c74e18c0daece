"""``/help`` by pages, each command on one of them; the greeting of a server and where its buttons lead."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import discord
import pytest
from discord import app_commands

from bot.presenter.pages import guide
from bot.sandbox.components import walk
from bot.ui.components import option, select
from bot.ui.ids import Id
from cogs.play.help import own_commands
from cogs.table.tutorial import taught
from engine import GAMES
from tests.cogs.in_process_bot import room, words_of
from tests.cogs.press_everything import check
from tests.cogs.press_everything import parts as parts_of
from tests.cogs.toy_table import registered


def every_command() -> list[str]:
    tree = registered()
    return [c.qualified_name for c in tree.walk_commands() if isinstance(c, app_commands.Command)]


def test_every_command_is_on_one_page() -> None:
    told = Counter([name for names in (*guide.PAGES.values(), *own_commands(registered()).values()) for name in names])
    assert told == Counter(every_command())


@pytest.mark.parametrize("locale", ["en", "es-ES"])
def test_pages_fit_and_lead_to_one_another(locale: str) -> None:
    games = own_commands(registered())
    for wanted in ("", *guide.PAGES, *games):
        view = check(guide.page(locale, games, wanted, taught=taught()))
        ways = {(where.verb, where.arg) for p in parts_of(view) if (where := Id.parse(p.get("custom_id", "")))}
        assert ways - {("help", "")} == {(v, wanted) for v in ("alone", "opengame") if wanted in games}
        [choice] = [part for part in parts_of(view) if part["type"] == 3]
        assert [o["value"] for o in choice["options"]] == [*guide.PAGES, *games]
        assert [o["value"] for o in choice["options"] if o.get("default")] == [wanted] * bool(wanted)


def test_a_command_is_called_as_its_reader_sees_it() -> None:
    assert guide.command_line("en", "table computer add").startswith("- `/table computer add` ")
    assert guide.command_line("es-419", "table panel").startswith("- `/mesa panel` ")


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("table panel", ("table panel", "")),
        ("/Mesa  Panel", ("table panel", "")),
        ("table hand", ("table panel", "table hand")),
        ("mesa mano", ("table panel", "mesa mano")),
        ("/table bot add player:random", ("table computer add", "table bot add")),
        ("ysi", ("whatif", "ysi")),
        ("table", None),
        ("tables", None),
    ],
)
def test_a_command_is_found_by_every_name(typed: str, found: tuple[str, str] | None) -> None:
    """In any language, as it is called now or was before; the longest that fits."""
    assert guide.named(typed, every_command()) == found


def test_the_nearest_commands_are_named_for_one_that_is_not_there() -> None:
    near = guide.nearest("es", "/mesa panle", every_command())
    assert near[0] == "mesa panel"
    assert len(near) == 3


async def test_commands_can_be_clicked_and_asked_about(tmp_path: Path) -> None:
    """Discord knows them, so an answer mentions them; by an old name one learns the new one."""
    async with room(tmp_path) as place:
        ben = place.people[1]
        said = words_of(await ben.slash("help"))
        assert "</table new:" in said
        assert "`/" not in said
        assert "`/table hand` is now called </table panel:" in words_of(await ben.slash("help", command="table hand"))
        unknown = words_of(await ben.slash("help", command="table panle"))
        assert unknown.startswith("There is no command `/table panle`. Closest: </table panel:")


@pytest.mark.slow
async def test_a_list_of_games_from_an_earlier_version_is_answered(tmp_path: Path) -> None:
    async with room(tmp_path) as place:
        [ana] = place.people[:1]
        herald = place.herald
        first: Any = next(
            c for c in herald.guilds[0].text_channels if c.permissions_for(herald.guilds[0].me).send_messages
        )
        view = discord.ui.View(timeout=None)
        view.add_item(select(Id("opengame", guide.EVERYWHERE), [option("Wars of the Roses", "roses")], placeholder="?"))
        await first.send("Which game?", view=view)
        said = next(m for m in await ana.messages(str(first.id)) if words_of(m).startswith("Which game?"))
        assert "is open" in words_of(await ana.pick(said, "roses"))


def offered(message: Any) -> set[tuple[str, str]]:
    """What the buttons of games on a page do, and with which game."""
    found = [Id.parse(part["custom_id"]) for part in walk(message["components"]) if "custom_id" in part]
    return {(where.verb, where.arg) for where in found if where is not None and where.arg}


async def test_a_server_is_greeted_where_herald_may_write(tmp_path: Path) -> None:
    async with room(tmp_path) as place:
        ana, ben = place.people[:2]
        herald = place.herald
        [guild] = herald.guilds
        first: Any = next(c for c in guild.text_channels if c.permissions_for(guild.me).send_messages)
        await herald.on_guild_join(guild)
        await herald.on_guild_join(guild)  # delivered again
        [said] = [m for m in await ana.messages(str(first.id)) if "hosts board games" in words_of(m)]
        assert "Open a table" in words_of(said)
        which = await ana.press(said, "Open a table")
        assert offered(which) == {(verb, game) for game in GAMES for verb in ("alone", "opengame")}
        assert "is open" in words_of(await ana.press_by(which, str(Id("opengame", guide.EVERYWHERE, arg="roses"))))
        alone = await ben.press(said, "Try alone")
        assert offered(alone) == {(verb, game) for game in taught() for verb in ("alone", "opengame")}
        begun = await ben.press_by(alone, str(Id("alone", guide.EVERYWHERE, arg="roses")))
        assert "Your first game of **Richard III: Wars of the Roses**" in words_of(begun)
        assert "is being set up" in words_of(begun)
        assert "Language:" in words_of(await ana.press(said, "Settings"))
        assert "Only server managers" in words_of(await ben.press(said, "Settings"))
        assert (await ana.slash("help"))["components"]
