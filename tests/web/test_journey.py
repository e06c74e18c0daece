"""Tables from the lobby to the crown, through the page alone, with the real bot behind it."""

from __future__ import annotations

import asyncio
import re
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

import pytest
from playwright.async_api import Locator, expect

from bot.cli.sandbox import _prepare
from bot.sandbox import constants as c
from bot.sandbox.app import Sandbox
from bot.tables.clock.schedule import MOST_PACE
from engine.core import Prompt, blocking, seed_hash
from tests.support.patience import USUAL, patience_ms, until
from tests.support.sandbox import SandboxUser
from tests.web.conftest import OpenPage
from tests.web.people import Person, bot_ms, faults, in_turn
from tests.web.play_ahead import IDLE, RULES, lines, path_to_reward

pytestmark = pytest.mark.asyncio(loop_scope="session")
ROOM = c.CHANNELS[1]
ACT, WAIT = -2, -1
STEPS = ("first", "second", "third", "fourth", "fifth", "sixth")
MONEY_AND_BARDS = re.compile(r"sovereigns? \+ .*bard")
SEED = "z2"
"""Luck with which the first seat can beat a threat in its second year; ``KNOWN`` is how."""
KNOWN = (("act", "black", "act", "blue", "act", "blue"), ("act", "blue", "black", "black", "act", "red"))


def game_ms() -> float:
    """For a whole game."""
    return patience_ms(2 * USUAL)


async def at(open_page: OpenPage, house: Sandbox, index: int, width: int = 1280, **more: object) -> Person:
    """A person at a page of their own, in the game room."""
    url = f"{house.url}/?user={c.USERS[index][0]}&channel={ROOM[0]}"
    return Person(await open_page(url, width=width, **more), index)


async def developer(person: Person) -> Locator:
    """The developer panel, opened."""
    await person.page.keyboard.press("Alt+9")
    panel = person.page.locator("aside.dev")
    await expect(panel.locator(".dev-date")).to_be_visible()
    return panel


async def given(person: Person, count: int, year: Sequence[str] = IDLE) -> None:
    """The first orders of a year by ``/act``; the panel shows them."""
    orders = "; ".join(f"order {n} {word}" for n, word in enumerate(year[:count], 1))
    await person.command("act", table="Winter", action=orders)
    await person.orders_chosen(count)


def lay(seed: str, table: str, folder: Path) -> None:
    """Give a table that has not started this luck."""
    with closing(sqlite3.connect(folder / "herald.db", timeout=10)) as db, db:
        done = db.execute(
            "UPDATE tables SET seed = ?, seed_hash = ? WHERE name = ? AND status = 'lobby'",
            (seed, seed_hash(seed), table),
        )
        assert done.rowcount == 1


def question(folder: Path, seat: int) -> Prompt | None:
    """What a seat of the first table is asked that the game waits for."""
    with closing(sqlite3.connect(folder / "herald.db", timeout=10)) as db:
        stored = db.execute("SELECT data FROM states WHERE table_id = 1").fetchone()
    asked = blocking(RULES.prompts(RULES.loads(stored[0]))) if stored else {}
    return asked[seat][0] if seat in asked else None


def over(folder: Path) -> bool:
    """Whether the game of the first table has ended."""
    with closing(sqlite3.connect(folder / "herald.db", timeout=10)) as db:
        return bool(db.execute("SELECT status = 'finished' FROM tables WHERE id = 1").fetchone()[0])


@pytest.mark.slow
@in_turn("a game of three to its end")
async def test_from_the_lobby_to_the_crown(
    house: Sandbox, open_page: OpenPage, herald_folder: Path, tmp_path: Path
) -> None:
    maud, osric, ximena = people = [
        await at(open_page, house, 0),
        await at(open_page, house, 1, scheme="light"),
        await at(open_page, house, 2, 400),
    ]
    # Lobby: one opens a table and sets it to the short game, two join.
    await maud.command("table new", game="xidit", seats="3", name="Winter", language="English")
    card = maud.messages.filter(has=maud.page.get_by_role("button", name="Start"))
    for person in (osric, ximena):
        await person.press("Join")
        await expect(card).to_contain_text(person.name)
    await maud.press("Careful")
    await maud.press("Settings")
    await maud.pick(maud.option("short"), 1)
    await expect(maud.option("short")).to_contain_text("yes")
    way = path_to_reward(SEED, 3, RULES.Options(short=True), KNOWN)
    lay(SEED, "Winter", herald_folder)
    await maud.press("Start")
    # Placement: all wish at once, two of them for nothing in particular.
    for person in people:
        await person.go("Herald")
    await maud.wish(*way.wishes)
    for person, wishes in ((osric, way.others[1]), (ximena, way.others[2])):
        await person.command("act", table="Winter", action=wishes)  # others may wait for them, too
    for person in people:
        await person.orders_chosen(0)
    assert await ximena.page.evaluate("document.documentElement.scrollWidth") <= 400
    await expect(ximena.panel).to_contain_text("Paso 1")  # Ximena's Discord is Spanish
    await expect(maud.panel).not_to_contain_text("Paso")
    # Secret orders of all three, one of them taken back and given again; sealed one after the other.
    await asyncio.gather(maud.order(*lines(way.years[0])), given(osric, 5), given(ximena, 6))
    await osric.pick(5, WAIT)
    await osric.orders_chosen(6)
    await osric.press("Undo")
    await osric.orders_chosen(5)
    await osric.pick(5, WAIT)
    await osric.orders_chosen(6)
    assert await faults(maud.page) == []
    for person in people:
        await person.seal()
    # The year, told and drawn.
    for person in people:
        await person.orders_chosen(0)
    await osric.go("Winter")
    year = osric.messages.filter(has_text="Year 1 is over.")
    await expect(year).to_have_count(1, timeout=bot_ms())
    await osric.pictures_loaded(year, 3)
    assert await faults(osric.page) == []
    # The bot is killed in the middle; panels from before still work.
    dev = await developer(maud)
    await expect(dev).to_contain_text("restarts: 0")
    await dev.get_by_role("button", name="kill -9").click()
    await expect(dev).to_contain_text(re.compile(r"online.*restarts: 1"), timeout=bot_ms())
    assert await faults(maud.page) == []
    await maud.order(*lines(way.years[1])[:1])
    await given(maud, 6, way.years[1])
    await ximena.go("Winter")
    for person in (osric, ximena):
        await person.command("xidit orders", **dict(zip(STEPS, IDLE, strict=True)), seal="True")
    await maud.seal()
    # A threat is beaten: the reward is chosen by hand, taken back, and chosen again.
    await expect(maud.panel).to_contain_text("Take two of these three", timeout=bot_ms())
    await maud.answer_from_list(MONEY_AND_BARDS)
    await expect(maud.panel).to_contain_text("Where do you send your")
    await maud.answer("Undo")
    await expect(maud.panel).to_contain_text("Take two of these three")
    await maud.answer_from_list(MONEY_AND_BARDS)
    for _ in way.asked[1:]:
        await maud.answer_from_list()
    await maud.orders_chosen(0)
    year = osric.messages.filter(has_text="Year 2 is over.")
    await expect(year).to_contain_text(re.compile(r"Maud: \d sovereigns, \d bards"), timeout=bot_ms())
    await osric.pictures_loaded(year, 3)
    # Nobody decides: a reminder, then the deadline; nobody is there any more, so the table sleeps until somebody is.
    await maud.go("Winter")
    await maud.command("table deadline", pace="600")
    await maud.go("Herald")
    await dev.get_by_role("button", name="Forward by 1 d").click()
    await expect(maud.messages.filter(has_text="Winter is waiting for you")).to_have_count(1, timeout=bot_ms())
    await dev.get_by_role("button", name="Forward by 3 d").click()
    await expect(dev).to_contain_text("+4d")
    for seat, person in enumerate(people, 1):
        note = osric.messages.filter(has_text=f"{person.name} (seat {seat}) missed the deadline")
        await expect(note).to_have_count(1, timeout=bot_ms())
    await osric.go("Herald")
    await osric.press("Wake the table")
    await osric.go("Winter")
    await expect(osric.messages.filter(has_text=f"{osric.name} has woken the table")).to_have_count(1, timeout=bot_ms())
    # Nobody has to wait for the others: once they have had time to come back, computers play for them to the end.
    await maud.go("Winter")
    await maud.command("table deadline", pace="0")
    await dev.get_by_role("button", name="Forward by 1 d").click()
    await expect(dev).to_contain_text("+5d")
    left = osric.messages.filter(has_text=f"Only {osric.name} (seat 2) still has to answer")
    await expect(left).to_have_count(1, timeout=bot_ms())  # the bot is there again, by the new clock
    answered: Prompt | None = None

    def asked_anew() -> Prompt | None:
        now = question(herald_folder, 1)
        return now if now is not None and (answered is None or now.id != answered.id) else None

    async def a_moment() -> None:
        await asyncio.sleep(0.1)

    while not over(herald_folder):
        found = await until(lambda: asked_anew() or over(herald_folder), a_moment)
        if isinstance(found, Prompt):
            answered = found
            await osric.command("act", action="; ".join(map(str, found.default)))
    for person in people:
        end = person.messages.filter(has_text="Winter is over")
        await expect(end).to_have_count(1, timeout=game_ms())
        await person.pictures_loaded(end, 2)
    assert await faults(ximena.page) == []
    # The finished table as a file, and the file as a table.
    await maud.command("table export")
    async with maud.page.expect_download() as saved:
        await maud.page.get_by_role("link", name="herald-table-1.json").last.click()
    file = tmp_path / "winter.json"
    await (await saved.value).save_as(file)
    await maud.go("game-room")
    await maud.composer.fill("/table file import ")
    await maud.page.locator("form.command input[type=file]").set_input_files(file)
    await maud.page.locator("form.command [type=submit]:focus").click()
    done = maud.messages.filter(has_text="imported as table #2 Winter")
    await expect(done).to_have_count(1, timeout=game_ms())
    # What was played here is proved; what came from a file never is.
    await maud.command("table file verify", table="1")
    await expect(maud.messages.filter(has_text="follow from its seed")).to_have_count(1, timeout=game_ms())
    await maud.command("table file verify", table="2")
    await expect(maud.messages.filter(has_text="this check proves nothing")).to_have_count(1, timeout=game_ms())


async def test_on_a_telephone_in_spanish(house: Sandbox, open_page: OpenPage) -> None:
    ximena = await at(open_page, house, 2, 400, welcomed=False)
    page = ximena.page
    assert await faults(page) == []
    await page.get_by_role("button", name="Jugar ya").click()
    await expect(page.get_by_role("heading", level=1)).to_have_text("@Herald", timeout=bot_ms())
    await expect(ximena.panel).to_contain_text(f"Primera campaña · {ximena.name}")
    await ximena.wish()
    await ximena.orders_chosen(0)
    await ximena.order(ACT, WAIT)
    await ximena.press("Deshacer")
    await ximena.orders_chosen(1)
    assert await faults(page) == []
    await ximena.go("Primera campaña")
    await ximena.command("xidit orders", **dict(zip(STEPS, IDLE, strict=True)), seal="True")
    year = ximena.messages.filter(has_text="Termina el año 1.")
    await expect(year).to_have_count(1, timeout=bot_ms())
    await ximena.pictures_loaded(year, 3)
    # The bot is killed, the deadline passes.
    dev = await developer(ximena)
    assert await faults(page) == []
    restarts = int(re.findall(r"reinicios: (\d+)", await dev.inner_text())[0])
    await dev.get_by_role("button", name="kill -9").click()
    await expect(dev).to_contain_text(re.compile(rf"conectado.*reinicios: {restarts + 1}"), timeout=bot_ms())
    await dev.get_by_role("button", name="Avanzar 3 d").click()
    await page.get_by_role("button", name="Cerrar el panel de desarrollo").click()
    away = ximena.messages.filter(has_text=f"A {ximena.name} (asiento 1) se le pasó el plazo")
    await expect(away).to_have_count(1, timeout=bot_ms())
    assert await page.evaluate("document.documentElement.scrollWidth") <= 400


@pytest.mark.slow
async def test_a_demonstration_is_watched_at_any_speed(house: Sandbox, open_page: OpenPage) -> None:
    """The one that `make play` opens by itself; the welcome card leads to it and opens no other. One that has ended has
    no slider: its organiser holds it up, and only the last that is set lets it end."""
    await _prepare(house, demo=True)
    (thread,) = house.world.demos
    await held_up(house, thread)
    osric, hawise = await at(open_page, house, 1), await at(open_page, house, 3, welcomed=False)
    page = hawise.page
    await page.get_by_role("radio", name="Lords of Xidit").click()
    await page.get_by_role("button", name="Watch a demo").click()
    own = page.get_by_role("slider", name="A turn takes")
    await expect(page.get_by_role("heading", level=1)).to_have_text(re.compile(r"Demo$"), timeout=bot_ms())
    await expect(own).to_have_value("4")
    await osric.go("Demo")
    slider = osric.page.get_by_role("slider", name="A turn takes")
    await expect(slider).to_have_value("4")
    await slider.fill("20")
    await osric.go("game-room")  # at once: the slider is obeyed all the same
    await expect(own).to_have_value("20", timeout=bot_ms())
    await held_up(house, thread)
    await osric.go("Demo")
    await expect(slider).to_have_value("20")
    async with osric.page.expect_response("**/guide/pace", timeout=bot_ms()) as answered:
        await slider.fill("0")
    assert (await answered.value).ok
    await expect(osric.messages.filter(has_text="Year 2 is over.")).to_have_count(1, timeout=bot_ms())
    assert await faults(osric.page) == []


async def held_up(house: Sandbox, thread: str) -> None:
    """The organiser of a demonstration has its table rest so long after each phase that it stands still. The slider
    shows what was set with it."""
    async with SandboxUser(house, 0, channel=thread) as maud:
        assert str(MOST_PACE) in await (await maud.slash("table deadline", pace=MOST_PACE)).text()
