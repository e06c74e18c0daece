"""What an option suggests and what it takes.

Whoever sends what a suggestion shows means its value, in either language, in any case, with or without accents; and no
list is one that Discord refuses.
"""

from __future__ import annotations

import asyncio
import dataclasses
import functools
import itertools
from collections import Counter
from collections.abc import AsyncIterator, Mapping, Sequence
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest
from discord import app_commands
from discord.app_commands import Choice, Command

import cogs
from bot.common.errors import UserError
from bot.common.safe_names import cut_name, unaccented
from bot.presenter.words.voice import voice_of
from bot.presenter.words.written_actions import read as read_action
from bot.presenter.words.written_actions import written
from bot.store import Database
from bot.tables.history.rewind import Point
from bot.tables.model import DeadlinePolicy, UserRef
from bot.tables.service import Tables
from bot.ui import suggested
from cogs.lookup import find_table
from cogs.play.act import Offered, split
from cogs.table import rewind
from engine import GAMES
from engine.core import Action, slug_seat
from tests.bot.helpers import FakeClock
from tests.bot.presenter.made_up_questions import question
from tests.cogs.fake_answer import interaction
from tests.cogs.filled_options import LANGUAGES, Asking, asking, commands, positions, suggested_options  # noqa: F401
from tests.cogs.seat_views import seat_view
from tests.support.databases import ready

ANA, BEN = UserRef(1, "Ana"), UserRef(2, "Ben")
APART = {"knights baron"}
"""Commands that are no batch of actions."""
TYPED = {"deadline", "zone"}
"""Options whose suggestions are short, and shown as they are sent."""
AROUND = " ·,;:/–—-"


def check_list(shown: Sequence[tuple[str, Any]], where: object) -> None:
    """Discord takes the list, and no name ends in what stands between its parts."""
    assert len(shown) <= 25, where
    for name, value in shown:
        assert 1 <= len(name) <= 100, (where, name)
        assert 1 <= len(str(value)) <= 100, (where, value)
        assert not name.removesuffix("…").endswith(tuple(AROUND)), (where, name)
    names, values = Counter(name for name, _ in shown), Counter(value for _, value in shown)
    assert not [x for x, n in (*names.items(), *values.items()) if n > 1], where


def others(shown: str, elsewhere: str | None) -> list[str]:
    """What may be sent for a suggestion: as it is shown here, or in the other language, shouted and without accents."""
    return [shown, unaccented(elsewhere or shown).upper()]


async def try_option(
    who: Asking, command: Command[Any, ..., Any], option: str, filled: Mapping[str, str], most: int
) -> int:
    """Send suggestions of an option as they are shown; how many led to actions."""
    english = await who.suggestions(command, option, **filled)
    spanish = {v: n for n, v in await who.suggestions(command, option, language="es", **filled)}
    check_list(english, (command.qualified_name, option))
    done = 0
    for name, value in english[:most]:
        expected = await who.send(command, **filled, **{option: value})
        for sent in others(name, spanish.get(value)):
            assert await who.send(command, **filled, **{option: sent}) == expected, (command.qualified_name, sent)
        done += not isinstance(expected, str) and bool(expected)
    return done


async def go_over(who: Asking, game: str, *, most: int, enough: int) -> Counter[tuple[str, str]]:
    """Every option of a game's commands in one position for every question; each until it was tried often enough."""
    tried: Counter[tuple[str, str]] = Counter()
    mine = [c for c in commands(cogs.games()[game]) if c.qualified_name not in APART]
    for _, who.look in positions(game):
        for command in mine:
            names = suggested_options(command)
            if all(tried[command.qualified_name, name] >= enough for name in names):
                continue
            first = {name: found[0][1] for name in names if (found := await who.suggestions(command, name))}
            for name in first:
                if tried[command.qualified_name, name] < enough:
                    rest = {other: value for other, value in first.items() if other != name}
                    for filled in (rest, {}) if rest else ({},):
                        tried[command.qualified_name, name] += await try_option(who, command, name, filled, most)
    return tried


@pytest.mark.turns(2)
@pytest.mark.parametrize("game", sorted(cogs.games()))
async def test_what_is_shown_means_what_is_sent(asking: Asking, game: str) -> None:  # noqa: F811
    tried = await go_over(asking, game, most=1, enough=1)
    assert sum(tried.values()) >= len(tried) / 2  # and most of them do something by themselves


@pytest.mark.turns(2)
@pytest.mark.slow
@pytest.mark.parametrize("game", sorted(cogs.games()))
async def test_whatever_is_shown_means_what_is_sent(asking: Asking, game: str) -> None:  # noqa: F811
    await go_over(asking, game, most=6, enough=10_000)


@pytest.mark.turns(2)
@pytest.mark.parametrize("game", sorted(GAMES))
def test_act_takes_what_it_shows(game: str) -> None:
    """... whole, cut off, in words alone, and in a line with others."""
    for _, look in positions(game):
        here, there = (Offered(look, voice_of(look.table, lang)) for lang in LANGUAGES)
        spanish = {value: name for name, value in there.find("")}
        found = here.find("")[:3]
        for name, value in found:
            expected = split(value, here)
            sent = others(name, spanish.get(value))
            sent += [f"{name[:50]}…"] if name.startswith(value) and len(value) < 45 < len(name) - 6 else []
            for text in sent:
                assert split(text, here) == expected, text
        head = found[0][1]
        for name, value in here.find(f"{head}; ")[:2]:
            assert split(name, here) == split(value, here), name


def test_act_takes_words_alone() -> None:
    """A sentence without what is written before it, of either language."""
    for _, look in positions("roses")[:6]:
        offered = Offered(look, voice_of(look.table, "en"))
        for action in offered.actions[:3]:
            for lang in LANGUAGES:
                assert split(voice_of(look.table, lang).action("roses", action), offered) == [action]


# --- what is no game's own -------------------------------------------------------------------------------------------


@pytest.fixture
async def hall(tmp_path: Path) -> AsyncIterator[Tables]:
    """A table of every game that runs, one that gathers, two leagues of one name."""
    database = Database(f"sqlite+aiosqlite:///{tmp_path / 'herald.db'}")
    await ready(database)
    tables = Tables(database, FakeClock())
    for number, game in enumerate((*GAMES, "roses"), 1):
        info = await tables.lobby.create(
            guild_id=1, channel_id=10, organiser=ANA, game=game, seats=GAMES[game].seats.start, name=f"Café {game}",
            policy=DeadlinePolicy(hours=0),
        )  # fmt: skip
        for seat in range(1, GAMES[game].seats.start):
            await tables.lobby.join(info.id, UserRef(seat + 1, f"Seat {seat}"))
        if number <= len(GAMES):
            await tables.lobby.start(info.id, ANA.id)
    for _ in range(2):
        await tables.leagues.create(
            guild_id=1, channel_id=10, organiser=ANA, name="Cup", game="xidit", seats=4, rounds=2, policy=None
        )
    yield tables
    await database.close()


@functools.cache
def _tree() -> app_commands.CommandTree[Any]:
    """Every command, as the bot has them."""
    tree: app_commands.CommandTree[Any] = app_commands.CommandTree(discord.Client(intents=discord.Intents.none()))
    cogs.register(tree)
    return tree


def asked(tables: Tables, table: int, language: str, filled: Mapping[str, Any]) -> Any:
    """Ana, who fills in options."""
    pictures = SimpleNamespace(areas=lambda game, view: ["city-12", "north-yorks"] if game == "xidit" else ["wales"])
    asks = interaction(tables, ANA, namespace=SimpleNamespace(**{"table": str(table), **filled}), manages=True)
    asks.client = SimpleNamespace(
        tables=tables, clock=FakeClock(), presenter=SimpleNamespace(pictures=pictures), tree=_tree()
    )
    asks.locale = LANGUAGES[language]
    return asks


async def test_options_that_no_game_owns(hall: Tables) -> None:
    """Games, topics, settings, areas, leagues, time zones, deadlines, values to correct."""
    groups = cogs.games()
    left: set[tuple[str, str]] = set()
    for command in commands():
        if command.qualified_name.partition(" ")[0] in groups or command.qualified_name in ("act", "talk"):
            continue
        for option in suggested_options(command):
            left.add((command.qualified_name, option))
            asks_table = any(p.name == "table" for p in command.parameters)
            for table in range(1, len(GAMES) + 2) if asks_table else (1,):
                if await _try_hall(hall, command, option, table):
                    left.discard((command.qualified_name, option))
    assert left == {("rewind", "before")}  # nothing has happened yet: see below


async def _try_hall(hall: Tables, command: Command[Any, ..., Any], option: str, table: int) -> int:
    """Read back what an option shows at a table; how many suggestions there were."""
    filled: dict[str, Any] = {}
    callbacks = {p.name: p.autocomplete for p in command._params.values() if p.autocomplete}
    for name in suggested_options(command):
        suggest = cast(suggested.Suggest, callbacks[name])
        english, spanish = [
            [(c.name, str(c.value)) for c in await suggest(asked(hall, table, lang, filled), "")] for lang in LANGUAGES
        ]
        if name == option:
            check_list(english, (command.qualified_name, option))
            elsewhere = {value: shown for shown, value in spanish}
            for shown, value in english[:3]:
                for sent in others(shown, elsewhere.get(value)):
                    got = await suggested.read(asked(hall, table, "en", {**filled, name: sent}), suggest, sent)
                    meant = sent if value.startswith(suggested.OPAQUE) else value  # read by who sits there
                    assert got == meant, (command.qualified_name, option, sent)
            return len(english)
        if english:  # what comes before it is sent as it is shown as well
            filled[name] = english[0][0]
    return 0


async def test_every_command_reads_what_its_options_show(hall: Tables) -> None:
    """... and each has the table, which is found by what its suggestion shows."""
    count = 0
    for command in commands():
        listing = [p for p in command.parameters if p.autocomplete]
        short = [p.name for p in listing if p.max_value is not None and p.type.name == "string" and p.max_value < 100]
        assert not set(short) - TYPED, command.qualified_name  # what is shown could not be sent
        count += len(listing)
        assert not listing or hasattr(command.callback, "__wrapped__"), command.qualified_name
    assert count > 300
    status = next(c for c in commands() if c.qualified_name == "table status")
    suggest = cast(suggested.Suggest, next(p.autocomplete for p in status._params.values() if p.name == "table"))
    for choice in await suggest(asked(hall, 1, "en", {}), "caf"):
        for sent in (choice.value, *others(choice.name, None)):
            assert (await find_table(asked(hall, 1, "en", {}), sent)).id == int(choice.value)


# --- lists -----------------------------------------------------------------------------------------------------------


def test_a_list_has_nothing_twice() -> None:
    """Whoever is called like another says what tells them apart; what is twice in a list stands there once."""
    long = "The road to the north, " * 6
    found = suggested.listed(
        [Choice(name=name, value=value) for name, value in
         (("Cup", "5"), ("cup", "6"), ("Ask", "ask"), ("Ask", "ask"), (long, "a"), (long, "b"),
          ("x" * 97 + " · y z", "c"),
          ("Ana", "herald-seats:1"), ("Ana", "herald-seats:2"), ("", "blank"), ("too long", "v" * 101))]
    )  # fmt: skip
    shown = [(choice.name, choice.value) for choice in found]
    check_list(shown, shown)
    assert [name for name, _ in shown[:3]] == ["Cup · 5", "cup · 6", "Ask"]
    for length in range(80, 100):
        names = ["n" * length, *"abcdefgh"]
        assert not cut_name(", ".join(names)).removesuffix("…").endswith(tuple(AROUND))
    assert len(suggested.listed([Choice(name=str(n), value=n) for n in range(60)])) == 25


async def test_several_joined_with_commas() -> None:
    """Each is read by itself; a name may have commas itself, and signs of numbers count."""
    options = [
        ("Kent", "kent"),
        ("Wales · 2", "wales"),
        ("A Fortune, then ask", "fortune-ask"),
        ("+1", "up"),
        ("-1", "down"),
    ]

    async def suggest(asks: Any, typed: str) -> list[Choice[Any]]:
        return [*cogs.lookup.narrow_several(options, typed)]

    asks = SimpleNamespace(extras={}, locale="en-GB")
    for sent, meant in (
        ("Kent, WALES · 2", "kent, wales"), ("kent,Wales · 2", "kent, wales"), ("a fortune, then ask", "fortune-ask"),
        ("-1", "down"), ("+1", "up"), ("1", "1"), ("Essex, Kent", "Essex, kent"), ("Smith,John", "Smith,John"),
    ):  # fmt: skip
        assert await suggested.read(cast(Any, asks), suggest, sent) == meant
    many = ", ".join(["wales"] * 14)
    (last,) = cogs.lookup.narrow_several([("Kent and all that lies around it", "kent")], f"{many}, ke")
    assert last.name == last.value == f"{many}, kent"


def test_moments_of_one_name() -> None:
    """A game may come to the same place again, even within a minute."""
    event = {"key": "xidit-year-end", "params": {"year": 2}}
    points = [Point(seq, at, event) for seq, at in ((9, 1e9 + 3601), (7, 1e9 + 2), (5, 1e9 + 1))]
    voice = voice_of(seat_view([]).table, "en")
    shown = rewind._listed(points, voice)
    check_list(shown, shown)
    assert all("2001-09-09" in name for name, _ in shown)
    assert len(rewind._listed(points[:1], voice)[0][0]) < len(shown[0][0]) - 10


async def test_people_of_one_name_are_told_apart(asking: Asking) -> None:  # noqa: F811
    """... where an answer is about one of them: no list has a line twice, and each line means its own."""
    apart = 0
    for _, look in positions("knights"):
        if not any(slug_seat(arg) is not None for action in look.legal for arg in action.args):
            continue
        seats = [seat.model_copy(update={"name": "Ben"}) for seat in look.table.seats]
        asking.look = dataclasses.replace(look, table=look.table.model_copy(update={"seats": seats}))
        for command in commands(cogs.games()["knights"]):
            asks = {"choice", "baron"} & {*suggested_options(command)} if command.qualified_name not in APART else ()
            for option in asks:
                apart += await try_option(asking, command, option, {}, 3)
    assert apart > 10


async def test_numbers_of_offers_are_narrowed_by_what_is_typed(asking: Asking) -> None:  # noqa: F811
    """... and sent as numbers."""
    arm = next(c for c in commands(cogs.games()["fief"]) if c.qualified_name == "fief arm")
    asking.look = seat_view([question("armed", "disarm 21", "disarm 3", "disarm 1")], game="fief")
    assert await asking.suggestions(arm, "which") == [("1", 1), ("3", 3), ("21", 21)]
    assert await asking.suggestions(arm, "which", "2") == [("21", 21)]
    assert await asking.suggestions(arm, "which", "x") == []


async def test_suggestions_that_are_late_hold_no_command_up() -> None:
    """Without them what was sent is read as it is."""
    clock, heard = FakeClock(), list[str]()

    async def never(asks: Any, typed: str) -> list[Choice[Any]]:
        await clock.sleep(60)
        return []

    async def command(asks: Any, word: str) -> None:
        heard.append(word)

    app_commands.autocomplete(word=never)(command)
    asks = SimpleNamespace(extras={}, locale="en-GB", namespace=SimpleNamespace(), client=SimpleNamespace(clock=clock))
    task = asyncio.create_task(suggested.understanding(command)(asks, word="Kent"))
    await clock.pass_by(seconds=2 * suggested.PATIENCE)
    await task
    assert heard == ["Kent"]


# --- seats -----------------------------------------------------------------------------------------------------------


def test_seats_count_from_one_for_people() -> None:
    """The third seat, however it is written; the slug of logs and files is written by nobody."""
    look = seat_view([question("purse-1", *(f"terms seat-{n} gift" for n in (1, 2, 3)), "give 3")], game="knights")
    offered = Offered(look, voice_of(look.table, "en"))
    third = Action("terms", ("seat-2", "gift"))
    for typed in ("terms seat-3 gift", "terms 3 gift", "TERMS Seat 3 gift"):
        assert split(typed, offered) == [third], typed
    for name, value in itertools.chain.from_iterable(offered.find(typed) for typed in ("", "terms seat-3", "seat-3")):
        assert "seat-0" not in name + value
        assert split(value, offered)[0] in look.legal
    assert next(split(value, offered) for _, value in offered.find("terms seat-3")) == [third]
    for typed in ("terms seat-3 20 gift", "terms seat 3 20 gift", "terms Asiento 3 20 gift", "terms SEAT_3 20 gift"):
        assert split(typed, offered) == [Action("terms", ("seat-2", 20, "gift"))]  # for the rules to refuse
    for typed in ("terms seat-0 gift", "terms seat 0 gift"):
        with pytest.raises(UserError, match="act-malformed"):
            split(typed, offered)


@pytest.mark.parametrize("text", ["terms seat-1 gift", "share seat-12 4", "spy tax seat-3", "order 1 red", "seat-2"])
def test_what_is_written_is_read_again(text: str) -> None:
    assert written(read_action(text)) == text
