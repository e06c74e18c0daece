"""Somebody who knows none of the games plays each of them on a telephone, by buttons alone: the guided game, and three
turns of it. What the page shows must suffice: it tells of everything that changed what they have. Few taps must do, and
nothing they look at may be taken away while others act."""

from __future__ import annotations

import asyncio
import contextlib
import re
from collections import Counter
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Locator, Page, Request, Response, Route, expect

from bot.locale import text
from bot.presenter.front import front
from bot.presenter.panel_kit.choices import OPEN
from bot.presenter.panel_kit.controls import CLOSES, PASSES
from bot.sandbox import constants as c
from bot.sandbox.app import Sandbox
from bot.sandbox.model import World
from bot.ui.ids import PREFIX, Id
from engine import GAMES
from engine.core import Prompt
from engine.core.standing import STANDING
from tests.cogs.press_everything import components
from tests.support import skips
from tests.support.order import every_or_one
from tests.support.patience import soon, within
from tests.support.small_bot import HELD
from tests.web.conftest import OpenPage, Stage
from tests.web.own_news import FirstTable, Moment, plain, untold
from tests.web.people import Person, bot_ms, faults
from tests.web.tiny_bot import Lobby, picture

pytestmark = [pytest.mark.asyncio(loop_scope="session"), pytest.mark.slow]
ROOM = c.CHANNELS[1]
WIDTH = 400
"""Pixels of the telephone."""
TALLEST = 600
"""Pixels of picture before the question, at most."""
TURNS = 3
"""How many turns are played."""
TAPS = 3
"""Taps that may come of being asked once: what is suggested, to try it, and to end the step."""
MOST = {"xidit": 8, "roses": 24, "fief": 50, "knights": 85, "charlemagne": 220}
"""Taps that a turn may take, by game: two for each time somebody is asked who follows what is suggested, which is up to
2, 8, 18, 37 and 94 times a turn, and some ends of steps."""
JUST = 12
"""So many events from before may stand in one line with those that are looked for."""
PEOPLE = {"en": 0, "es": 2}
"""Whose Discord speaks which language, by their number."""
PAIRS = sorted(product(GAMES, PEOPLE))
"""All games in both languages: what the soak plays."""
SHORT = [
    {("xidit", "en"), ("roses", "es")},
    {("roses", "en"), ("fief", "es")},
    {("fief", "en"), ("xidit", "es")},
]
"""Two games whose three turns take a few minutes, one in each language: one of these a run."""
CHOSEN = {*PAIRS} if every_or_one(SHORT) == SHORT else every_or_one(SHORT)[0]
ABOVE = """
panel => {
    const parts = [...panel.querySelectorAll(".components > *")];
    const first = parts.findIndex(part => part.classList.contains("row"));
    const words = parts.slice(0, first < 0 ? parts.length : first);
    const asked = words.findLastIndex(part => !part.classList.contains("v2-gallery"));
    const tall = words.slice(0, asked).filter(part => part.classList.contains("v2-gallery"))
        .reduce((sum, part) => sum + part.getBoundingClientRect().height, 0);
    return {tall, last: words[asked]?.innerText ?? "", wide: document.documentElement.scrollWidth};
}
"""
"""Of a panel the pixels of picture before what stands directly above its controls, that text, and how wide the page
is."""
LAID_OUT = """
() => {
    const all = new CSSStyleSheet();
    all.replaceSync(".message { content-visibility: visible !important; }");
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, all];
}
"""
"""Lays out what is scrolled away, too: a browser says of it that nothing stands there."""
BACK = f'[data-control$=":|0"], [data-control^="{PREFIX}ask:"][data-control$="::"]'
"""What leads back from a list, and from a question that is not the first."""
CONTROLS = """
(panel, back) => {
    const rows = [...panel.querySelectorAll(".components .row")];
    const end = rows.findIndex(row => row.querySelector(back) !== null);
    return rows.slice(0, end < 0 ? rows.length : end).map(
        row => [...row.querySelectorAll(".btn-face, .select-button")].map(control => control.innerText).join(" | "));
}
"""
"""What stands on the controls of a panel, row by row, as far as what leads back and what stands around it."""
ROW = 1
"""Discord's number of a row of controls."""
DRAWN = "() => new Promise(drawn => requestAnimationFrame(() => setTimeout(drawn)))"
"""Ends when the page has done what a press makes it do."""
CONTROL = """
control => {
    const message = control.closest(".message");
    return message && `[data-id="${message.dataset.id}"] [data-control="${control.dataset.control}"]`;
}
"""
"""Where a control stands: on which message, and what it does there; nothing once it has been taken away."""
INTERACTIONS = "/sandbox/api/interactions"
"""Where every press, choice and form that is sent off goes."""


def _is_tap(request: Request) -> bool:
    """Whether the page sends off a press, a choice or a form."""
    return request.method == "POST" and request.url.endswith(INTERACTIONS)


class Newcomer(Person):
    """Presses what the panel offers: what is suggested, else anything that can be pressed."""

    def __init__(self, page: Page, language: str, table: FirstTable, world: World) -> None:
        super().__init__(page, PEOPLE[language])
        self.language, self.table, self.world = language, table, world
        self.taps: Counter[int] = Counter()
        """By turn how many presses, choices and forms decided something; none that was refused did."""
        self.asks: Counter[int] = Counter()
        """By turn how often they were asked."""
        self.read: list[str] = []
        """What the page showed since the moment ``known``."""
        self.known: Moment | None = None
        """How the game stood when the panel asked before."""
        self.stood: list[str] = []
        """The views that were open while others acted."""
        self.posted = self.answered = self.refused = 0
        """How many presses, choices and forms the page has sent off, had an answer to, and could not make."""
        self._turn: int | None = None
        self.page.on("request", self._tapped)
        self.page.on("response", self._taken)
        self.page.on("requestfinished", self._heard)

    def _tapped(self, request: Request) -> None:
        if _is_tap(request):
            self.posted += 1

    def _taken(self, response: Response) -> None:
        if not _is_tap(response.request):
            return
        if not response.ok:
            self.refused += 1
        elif self._turn is not None:
            self.taps[self._turn] += 1

    def _heard(self, request: Request) -> None:
        if _is_tap(request):
            self.answered += 1

    def button(self, verb: str) -> Locator:
        """What does something of that name, whatever it is called."""
        return self.panel.locator(f'[data-control^="{PREFIX}{verb}:"]')

    @property
    def back(self) -> Locator:
        """What leads back from a list or a view."""
        return self.panel.locator(BACK)

    def named(self, name: str) -> Locator:
        return self.panel.get_by_role("button", name=name, exact=True)

    async def looks(self) -> str:
        """What stands directly above the buttons, on a panel as it must be."""
        await self.free()
        await self.pictures_loaded(self.panel)
        seen = await self.panel.evaluate(ABOVE)
        assert seen["tall"] <= TALLEST, f"{seen['tall']:.0f} pixels of picture before: {seen['last'][:300]}"
        assert seen["wide"] <= WIDTH
        await self.reads()
        return str(seen["last"])

    async def reads(self) -> None:
        """Keep what the panel shows now, and what stands below it."""
        for shown in (await self.messages.last.inner_text(), await self.panel.inner_text()):
            if shown not in self.read:
                self.read.append(shown)

    async def goes_back(self) -> None:
        """Press *Back* as often as it is there. What others do meanwhile may take it away, in the very moment."""
        while await self.back.count():
            before = self.posted
            await self.back.evaluate_all("found => found[0]?.click()")
            await self.page.evaluate(DRAWN)
            await soon(lambda: self.answered == self.posted)
            if self.posted != before:
                await self.free()
                await self.reads()

    async def presses(self, button: Locator) -> None:
        """Press something and wait until the panel shows what came of it. Where the panel is made anew between down and
        up of the mouse the page takes no press, and where it has gone before the press arrives that is refused: whoever
        sees either presses again, on what has come instead."""
        before, refused = -1, -1
        while self.posted == before or self.refused != refused:
            before, refused = self.posted, self.refused
            pressed = await button.evaluate(CONTROL)
            if pressed is None:
                continue
            await button.click(timeout=bot_ms())
            await self.page.evaluate(DRAWN)
            await soon(lambda: self.answered == self.posted)
            if self.refused != refused:
                await expect(self.page.locator(pressed)).to_have_count(0, timeout=bot_ms())
        await self.free()
        await self.reads()

    # -- views aside

    def views(self, now: Moment) -> dict[str, Prompt]:
        """What is open at any time, standing orders and what the game has, by the button that leads there."""
        aside = [p for p in now.prompts if p.id == STANDING or p.step in front(self.table.game).always_open]
        return {self.opener(prompt): prompt for prompt in aside}

    def opener(self, prompt: Prompt) -> str:
        """What the button that leads to a question is called."""
        if prompt.id == STANDING:
            return text(self.language, "panel-standing")
        step = self.table.voice(self.language).step(self.table.game, prompt.step)
        return step[:1].upper() + step[1:]

    def sent(self) -> list[Any]:
        """The controls of the panel as they were sent: what each of them does stands in its id alone."""
        dm = self.world.users[c.USERS[PEOPLE[self.language]][0]].dm
        assert dm is not None
        shown = (list(components(message.components)) for message in self.world.history(dm))
        panel = next(parts for parts in shown if any(part["type"] == ROW for part in parts))
        return [part for part in panel if "custom_id" in part]

    async def ends_nothing(self) -> None:
        """Nothing on the view that is open ends a step: no green button, and none that does so whatever its colour."""
        await expect(self.panel.locator(".row .btn.success")).to_have_count(0)
        for part in self.sent():
            where = Id.parse(part["custom_id"])
            assert where is not None
            words = [where.arg, *(option["value"] for option in part.get("options", []))]
            done = {word.partition(" ")[0] for word in words} & {*CLOSES, *PASSES}
            assert where.verb not in ("do", "batch") or not done, part

    async def goes_deeper(self) -> None:
        """Open the first list that the view has, if any."""
        selects = [part for part in self.sent() if "options" in part]
        for number, select in enumerate(selects):
            line = next((n for n, option in enumerate(select["options"]) if option["value"].startswith(OPEN)), None)
            if line is not None:
                await self.opens(number, line)
                return

    async def opens(self, number: int, line: int) -> None:
        """Open a list by a line of another one, and wait until the page shows it: the line alone changes that one."""
        before, shown = [part["custom_id"] for part in self.sent()], await self.controls()
        await self.pick(number, line)
        await soon(lambda: [part["custom_id"] for part in self.sent()] != before)
        async with within(what=lambda: f"a list in place of {shown}"):
            while await self.controls() == shown:
                await asyncio.sleep(0.05)
        await self.free()

    async def controls(self) -> list[str]:
        """What the controls of the view that is open say, row by row, as far as *Back* and what stands around it; all
        of them where no view is open."""
        return list(await self.panel.evaluate(CONTROLS, BACK))

    async def looks_aside(self) -> None:
        """Open each view aside, and in it the first list that there is, which ends nothing; and come back."""
        for name in self.views(self.table.now()):
            await self.presses(self.named(name).first)
            await expect(self.back).to_have_count(1, timeout=bot_ms())
            await self.ends_nothing()
            await self.looks()
            await self.goes_deeper()
            await self.ends_nothing()
            while await self.back.count():
                await self.presses(self.back)
                await self.looks()
        alone = self.page.locator(".message.ephemeral")  # others may act meanwhile, and what they did is posted
        before = await alone.count()
        await self.presses(self.button("board").first)
        await expect(alone).to_have_count(before + 1, timeout=bot_ms())
        await expect(alone.last.locator(".row")).to_have_count(0)

    async def looks_aside_meanwhile(self, go_on: contextlib.ExitStack) -> None:
        """Open a view that was not open yet while others acted, let them act, and find it as it was, unless what can be
        done there has changed; what is asked by then has a line above it, and one press leads there."""
        views = {name: prompt for name, prompt in self.views(self.table.now()).items() if name not in self.stood}
        name, prompt = next(iter(views.items()), ("", None))
        if prompt is None or not await self.named(name).count():
            return
        await self.presses(self.named(name).first)
        await expect(self.back).to_have_count(1, timeout=bot_ms())
        await self.goes_deeper()
        before = await self.controls()
        go_on.close()
        now = await self.asked()
        also = text(self.language, "panel-also", steps=["?"], by="").partition("?")[0].strip()
        gone = text(self.language, "panel-gone")
        told = self.panel.filter(has_text=also).or_(self.panel.filter(has_text=gone))
        await expect(told if now.running else self.panel).to_have_count(1, timeout=bot_ms())
        await self.pictures_loaded(self.panel)
        after, asked = await self.controls(), self.table.now()
        same = self.views(asked).get(name)
        if not asked.running or same is None or same.actions != prompt.actions:
            await self.goes_back()
            return
        self.stood.append(name)
        assert [row for row in after if row in before] == before, f"{name} was {before}, and is {after}"
        await self.ends_nothing()
        leads = self.named(self.opener(asked.asked[0]))
        await self.presses(leads.first if await leads.count() else self.back)
        await expect(self.back).to_have_count(0, timeout=bot_ms())

    # -- decisions

    async def asked(self) -> Moment:
        """How the game stands as soon as it waits for this person, or is over."""

        def waits() -> Moment | None:
            now = self.table.now()
            return now if now.asked or not now.running else None

        found = await soon(waits)
        assert found is not None
        return found

    async def is_asked(self) -> Moment:
        """How the game stands as soon as the panel asks what the game waits for: others may act meanwhile, and change
        what a question tells."""
        voice, asks, seen = self.table.voice(self.language), list[str](), ""
        async with within(what=lambda: f"one of {asks} on the panel, not {seen}"):
            while True:
                now = self.table.now()
                asks = [plain(voice.ask(self.table.game, prompt.step, prompt.params)) for prompt in now.asked]
                seen = await self.panel.inner_text()
                if any(ask in plain(seen) for ask in asks):
                    return now
                await asyncio.sleep(0.05)

    async def is_told(self, now: Moment) -> None:
        """Wait until what was read tells of everything that changed what this person has since they were asked. What
        they do at one question may count only when they end it."""
        if self.known is not None and self.known.asked[0].id == now.asked[0].id:
            return
        before, self.known = self.known, now
        if before is not None:
            since, voice = self.table.since(before.seq), self.table.voice(self.language)
            known = self.table.since(0)
            earlier = known[: len(known) - len(since)][-JUST:]

            def lacks() -> list[str]:
                return untold(before, now, since, "\n".join(self.read), self.table.seat, voice, earlier=earlier)

            events = [each.event for each in since]
            async with within(what=lambda: f"word of {lacks()} among {self.read}, which came of {events}"):
                while lacks():
                    await asyncio.sleep(0.05)
                    await self.reads()
            await self.has_seen()
        self.read = []

    async def has_seen(self) -> None:
        """Say that all was read, where the panel has no room for all of it: who decides faster than anybody reads would
        find what is new among ever more of what is old."""
        more, _, _ = text(self.language, "news-more", n=0).removeprefix("-#").partition("0")
        seen = self.button("seen")
        if re.search(rf"{more.strip()} \d", await self.panel.inner_text()) and await seen.count():
            await self.presses(seen.first)

    async def decides(self) -> bool:
        """One step on, once the game waits for it: by what is suggested, and by the button that ends the step. Whether
        there is another."""
        now = await self.asked()
        if not now.running or now.round > TURNS:
            return False
        self.asks[now.round] += 1
        now = await self.is_asked()
        await self.is_told(now)
        with contextlib.ExitStack() as held:
            held.enter_context(self.computers_held())
            with self.counted(now.round):
                await self.answers(now.asked[0].id)
            if not self.table.now().asked:
                await self.looks_aside_meanwhile(held)
        return True

    async def answers(self, question: str) -> None:
        """Do what is suggested, and end the step if that has not answered the question."""
        suggest = self.button("suggest")
        if await suggest.count():
            await self.is_advised(suggest)
            if await self.button("try").count():
                await self.does(self.button("try").first)
        ends = self.panel.locator(".row .btn.success:enabled")
        if any(prompt.id == question for prompt in self.table.now().asked) and await ends.count():
            await self.does(ends.first)

    async def is_advised(self, suggest: Locator) -> None:
        """Press *Suggest* until the advice stands directly above the buttons: where Herald has not found any in time it
        says so below the panel, and whoever reads that asks again. What was asked in vain is no tap of the turn."""
        busy = self.messages.filter(has_text=text(self.language, "hint-busy"))
        before, vain = await self.looks(), await busy.count()
        await self.presses(suggest.first)
        async with within(what=lambda: f"the advice directly above the buttons, and not: {before}"):
            while await self.looks() == before:
                if await busy.count() > vain:
                    vain, turn = await busy.count(), self._turn
                    self._turn = None
                    await self.presses(suggest.first)
                    self._turn = turn
                await asyncio.sleep(0.05)

    async def does(self, button: Locator) -> None:
        """Press what brings the game on, and wait until it did and the panel says so."""
        before, then = await self.looks(), self.table.now().seq
        await self.presses(button)
        seen = before
        async with within(what=lambda: f"what the press does, on a panel that says: {seen}"):
            while self.table.now().seq == then:
                seen = await self.panel.inner_text()
                await asyncio.sleep(0.05)
        async with within(what=lambda: f"an answer to the press, and not: {before}"):
            while await self.looks() == before:
                await asyncio.sleep(0.05)

    @contextlib.contextmanager
    def counted(self, turn: int) -> Iterator[None]:
        """Count taps for a turn."""
        self._turn = turn
        yield
        self._turn = None

    @contextlib.contextmanager
    def computers_held(self) -> Iterator[None]:
        """Nobody else acts meanwhile."""
        held = self.table.folder / HELD
        held.touch()
        yield
        held.unlink()


@pytest.mark.parametrize(("game", "language"), PAIRS)
async def test_a_guided_game_by_buttons_alone(
    house: Sandbox, open_page: OpenPage, herald_folder: Path, game: str, language: str
) -> None:
    skips.unless((game, language) in CHOSEN, skips.TURN)
    url = f"{house.url}/?user={c.USERS[PEOPLE[language]][0]}&channel={ROOM[0]}"
    table = FirstTable(herald_folder, game)
    someone = Newcomer(await open_page(url, width=WIDTH, welcomed=False, quiet=False), language, table, house.world)
    page = someone.page
    await page.evaluate(LAID_OUT)
    await page.get_by_role("radio", name=text(language, f"game-{game}")).click()
    await page.locator(".way.learn").click()
    await expect(page.get_by_role("heading", level=1)).to_have_text("@Herald", timeout=bot_ms())
    await expect(someone.panel.locator(".picture img").first).to_be_visible(timeout=bot_ms())
    assert await faults(page) == []
    await someone.looks_aside()
    while await someone.decides():
        pass
    await someone.looks_aside()
    assert await faults(page) == []
    for turn, taps in someone.taps.items():
        assert taps <= min(TAPS * someone.asks[turn], MOST[game]), (turn, someone.taps, someone.asks)


async def test_a_press_on_a_panel_that_has_gone_is_made_again(stage: Stage, open_page: OpenPage) -> None:
    """A panel is made anew while a press on it is on its way."""
    page = await open_page(stage.url, quiet=False)
    someone = Newcomer(page, "en", FirstTable(Path(), "xidit"), stage.sandbox.world)
    room = stage.bot.get_partial_messageable(int(c.CHANNELS[0][0]))
    old = await room.send(view=Lobby(), file=picture("board.png", "#efe4ca"))

    async def too_late(route: Route) -> None:
        await room.send(view=Lobby(), file=picture("board.png", "#efe4ca"))
        await old.delete()
        await route.continue_()

    await page.route(f"**{INTERACTIONS}", too_late, times=1)
    await someone.presses(someone.named("Join"))
    await expect(someone.panel).to_contain_text(f"Seated: {someone.name}", timeout=bot_ms())
    assert (someone.posted, someone.answered, someone.refused) == (2, 2, 1)
