"""Where a reader of the page is led, and where it leaves them."""

from __future__ import annotations

import asyncio

import pytest
from playwright.async_api import Locator, Page, Route, expect

from bot.sandbox import constants as c
from tests.support.patience import within
from tests.web.by_keyboard import composer, new_table, run
from tests.web.conftest import ATTACHMENTS, OpenPage, Stage
from tests.web.people import Person
from tests.web.tiny_bot import Asking, picture

pytestmark = [pytest.mark.asyncio(loop_scope="session"), pytest.mark.slow]
RESTS = """window.rests = new Promise(done => document.querySelector(".stream").addEventListener(
  "scrollend", () => done(true), {once: true})), 0"""
"""From now on ``window.rests`` waits until the messages were scrolled and stand still again."""
DRAWN = "() => new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(drawn))))"
"""Ends when the page has done what came last, and laid it out."""
END = "box => { box.scrollTop = box.scrollHeight; }"


async def top(of: Locator) -> float:
    """Where something stands on the screen, in pixels from its top."""
    await of.page.evaluate(DRAWN)
    box = await of.bounding_box()
    assert box is not None
    return box["y"]


async def by_hand(page: Page, scroll: str) -> None:
    """Scrolls the messages as a reader does, and waits until that is over; where they stand there already, nothing
    scrolls."""
    await page.evaluate(RESTS)
    moves = f"box => {{ const was = box.scrollTop; ({scroll})(box); return box.scrollTop !== was; }}"
    if await page.locator(".stream").evaluate(moves):
        await page.evaluate("window.rests")


async def answered(page: Page, text: str) -> Locator:
    """Lets the bot tell the reader alone something, and gives that message."""
    before = await page.locator(".message.ephemeral").count()
    await composer(page).fill(f"/act action:{text}")
    await page.keyboard.press("Enter")
    await page.keyboard.press("Enter")
    await expect(page.locator(".message.ephemeral")).to_have_count(before + 1)
    return page.locator(".message.ephemeral").filter(has_text=f"did: {text}").last


async def test_where_nothing_is_new_the_button_leads_to_the_open_question(stage: Stage, open_page: OpenPage) -> None:
    """Whoever reads far above is led to what they are asked, although others have said much below it; to what Herald
    has answered them alone below that; once nothing can be pressed any more, to the end."""
    page = await open_page(stage.url, width=400, height=500)
    lobby = await new_table(page)
    asked = lobby.get_by_text("Who joins?")
    for i in range(30):
        await stage.say(f"below {i} " + "word " * (i % 20))
    last = page.locator(".messages").get_by_text("below 29")
    await expect(last).to_be_in_viewport()
    pill, stream = page.locator(".pill"), page.locator(".stream")

    async def far_above() -> None:
        async with within(what=lambda: "a place far above the end"):
            while await pill.count() == 0:
                await stream.evaluate("box => { box.scrollTop = Math.max(0, box.scrollTop - 1500); }")
                await page.evaluate("() => new Promise(done => requestAnimationFrame(() => done(true)))")

    await far_above()
    await pill.click()
    await expect(asked).to_be_in_viewport(ratio=1)
    await expect(last).not_to_be_in_viewport()
    start = "line => line.getBoundingClientRect().top - line.closest('.stream').getBoundingClientRect().top"
    assert 0 <= await asked.evaluate(start) < 60
    await lobby.get_by_role("button", name="Invite").click()
    await page.get_by_role("option", name="Hawise").click()
    answer = page.locator(".message.ephemeral").last
    await expect(answer).to_contain_text("chosen: Hawise")
    await far_above()
    await pill.click()
    await expect(answer).to_be_in_viewport()
    await answer.get_by_role("button", name="Dismiss message").click()
    await page.locator(".message .components .row button").evaluate_all("all => all.forEach(b => b.disabled = true)")
    await stream.evaluate("box => { box.scrollTop = box.scrollHeight; }")
    await expect(pill).to_have_count(0)
    await far_above()
    await pill.click()
    await expect(last).to_be_in_viewport()


async def test_reading_above_is_not_disturbed(stage: Stage, open_page: OpenPage) -> None:
    for i in range(60):
        await stage.say(f"line {i} " + "word " * (i % 20), channel=1)
    page = await open_page(f"{stage.url}/?channel={c.CHANNELS[1][0]}")
    stream = page.locator(".stream")
    await expect(page.locator(".messages").get_by_text("line 59")).to_be_in_viewport()
    gap = "box => box.scrollHeight - box.scrollTop - box.clientHeight"
    await stage.say("stays in sight", channel=1)
    await expect(page.locator(".messages").get_by_text("stays in sight")).to_be_in_viewport()
    await stream.hover()
    async with within(what=lambda: "a place far above the end"):
        while await stream.evaluate(gap) < 500:  # rows that get their true height may bring the reader back
            await page.evaluate(RESTS)
            await page.mouse.wheel(0, -900)
            await page.evaluate("window.rests")
    place = await stream.evaluate("box => box.scrollTop")
    await stage.say("not in sight", channel=1)
    pill = page.get_by_role("button", name="1 new message")
    await expect(pill).to_be_visible()
    assert abs(await stream.evaluate("box => box.scrollTop") - place) < 2
    await pill.click()
    await expect(page.locator(".messages").get_by_text("not in sight")).to_be_in_viewport()
    await expect(pill).to_have_count(0)
    await stream.hover()
    async with within(what=lambda: "the beginning of the channel"):
        while not await page.locator(".beginning").count():
            await page.mouse.wheel(0, -4000)
            await page.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
            await expect(page.locator(".older")).to_have_count(0)
    await expect(page.locator(".message")).to_have_count(62)


async def test_what_is_dismissed_leaves_the_rest_where_it_is(stage: Stage, open_page: OpenPage) -> None:
    """At the end of the list as far as that is long enough; between other messages exactly."""
    page = await open_page(stage.url, width=400, height=600)
    await stage.bot.get_partial_messageable(int(c.CHANNELS[0][0])).send(
        view=Asking(), file=picture("board.png", "#efe4ca")
    )
    panel = page.locator(".message").filter(has_text="The first question").last
    await expect(panel.get_by_text("The first question")).to_be_in_viewport()
    last = await answered(page, "at the end")
    look = panel.get_by_role("button", name="Look")
    await expect(look).to_be_in_viewport()
    before = await top(look)
    height = await last.evaluate("row => row.offsetHeight")
    await last.get_by_role("button", name="Dismiss").click()
    await expect(last).to_have_count(0)
    assert before <= await top(look) < before + height + 20
    first, second, third = [await answered(page, name + " word" * words) for name, words in
                            (("first", 1), ("second", 300), ("third", 1))]  # fmt: skip
    await by_hand(page, END)
    beyond = "row => row.getBoundingClientRect().top < row.closest('.stream').getBoundingClientRect().top"
    assert await second.evaluate(beyond), "it begins above the screen"
    before = await top(third)
    await second.get_by_role("button", name="Dismiss").click()
    await expect(second).to_have_count(0)
    assert abs(await top(third) - before) < 2
    await first.get_by_role("button", name="Dismiss").click()
    await expect(first).to_have_count(0)
    assert abs(await top(third) - before) < 2


async def test_what_is_pressed_stays_on_the_screen(stage: Stage, open_page: OpenPage) -> None:
    """However its message is edited, with other ids for the same controls; where it goes, its place stays."""
    page = await open_page(stage.url, width=400, height=600)
    await run(page, "/show lesson")
    lesson = page.locator(".message.ephemeral").filter(has_text="Lesson 1").last
    spread, undo = (lesson.get_by_role("button", name=name) for name in ("Spread", "Undo"))
    await expect(lesson).to_contain_text("6 cards are left")
    await by_hand(page, "box => { box.scrollTop = box.scrollHeight - box.clientHeight - 20; }")
    before = await top(spread)
    await spread.click()
    await expect(lesson).to_contain_text("Every card is assigned")
    assert abs(await top(spread) - before) < 2
    assert abs(await top(undo) - before) < 2
    await undo.click()
    await expect(undo).to_have_count(0)
    assert abs(await top(spread) - before) < 2


async def test_a_picture_that_comes_later_moves_no_words(stage: Stage, open_page: OpenPage) -> None:
    """Neither where an edit puts it above them, nor when it has loaded."""
    page = await open_page(stage.url, width=400, height=600)
    held = asyncio.Event()

    async def later(route: Route) -> None:
        await held.wait()
        await route.continue_()

    await page.route(f"**{ATTACHMENTS}**", later)
    stage.bot.go_on.clear()
    await run(page, "/show advice")
    words = page.locator(".message.ephemeral").last.get_by_text("reason 0")
    await expect(words).to_be_in_viewport()
    before = await top(words)
    stage.bot.go_on.set()
    drawn = page.locator(".message.ephemeral").last.locator(".picture img")
    await expect(drawn).to_have_count(1)
    assert abs(await top(words) - before) < 2
    held.set()
    await drawn.evaluate("image => { image.loading = 'eager'; return image.decode(); }")
    assert abs(await top(words) - before) < 2


@pytest.mark.parametrize("scroll", [END, "box => { box.scrollTop = box.scrollHeight - box.clientHeight - 30; }"])
async def test_a_scroll_after_news_is_not_undone(stage: Stage, open_page: OpenPage, scroll: str) -> None:
    """At the end of the list, which follows what is new, and just above it, where it does not."""
    page = await open_page(stage.url, width=400, height=600)
    await stage.bot.get_partial_messageable(int(c.CHANNELS[0][0])).send(
        view=Asking(), file=picture("board.png", "#efe4ca")
    )
    await expect(page.locator(".message").last.get_by_text("The first question")).to_be_in_viewport()
    stream = page.locator(".stream")
    await by_hand(page, scroll)
    await stage.say("said meanwhile " + "word " * 20)
    await expect(page.locator(".message").last).to_contain_text("said meanwhile")
    await by_hand(page, "box => { window.stood = box.scrollTop - 100; box.scrollTop = window.stood; }")
    await stage.say("said later " + "word " * 20)
    await expect(page.locator(".message").last).to_contain_text("said later")
    await page.evaluate(DRAWN)
    assert abs(await stream.evaluate("box => box.scrollTop - window.stood")) < 2


async def test_a_link_leads_where_it_points(stage: Stage, open_page: OpenPage) -> None:
    """To the newest of a channel or to its message, whatever place the reader left there before."""
    room, hall = c.CHANNELS[0], c.CHANNELS[2]
    said = [await stage.say(f"hall {i} " + "word " * (i % 20), channel=2) for i in range(40)]
    page = await open_page(f"{stage.url}/?channel={hall[0]}", width=400, height=600)
    last, tenth = (page.locator(".message").filter(has_text=f"hall {i} ") for i in (39, 10))
    person = Person(page, 0)
    await stage.say(f"<#{hall[0]}> https://discord.com/channels/{c.GUILD_ID}/{hall[0]}/{said[10]['id']}")
    for linked, target in ((0, last), (1, tenth)):
        await expect(last).to_be_in_viewport()
        await by_hand(page, "box => { box.scrollTop -= 900; }")
        await expect(last).not_to_be_in_viewport()
        await person.go(room[1])
        await page.locator(".message").last.locator("button.mention").nth(linked).click()
        await expect(page.get_by_role("heading", level=1)).to_contain_text(hall[1])
        await expect(target).to_be_in_viewport()
        await page.evaluate(DRAWN)
        await expect(target).to_be_in_viewport()
    await expect(last).not_to_be_in_viewport()
    await stage.say(f"back to <#{hall[0]}>", channel=2)
    await by_hand(page, END)
    await page.locator(".message").last.locator("button.mention").click()
    await expect(page.locator(".message").last).to_be_in_viewport()


async def test_a_question_that_changed_above_is_one_press_away(stage: Stage, open_page: OpenPage) -> None:
    """Of a panel that is the reader's own; not for a line more below the same question. The button to it stands beside
    the messages, and covers none of their controls."""
    page = await open_page(stage.url, width=400, height=600)
    stage.bot.go_on.clear()
    await run(page, "/show panel")
    panel = page.locator(".message.ephemeral").filter(has_text="question").last
    await expect(panel).to_be_visible()
    for n in range(5):
        await answered(page, f"answer {n}" + " word" * 40)
    pill = page.get_by_role("button", name="Changed above")
    stage.bot.go_on.set()
    await expect(panel).to_contain_text("a line more")
    await page.evaluate(DRAWN)
    await expect(pill).to_have_count(0)
    stage.bot.go_on.set()
    await expect(panel).to_contain_text("The second question")
    await expect(pill).to_be_visible()
    stream, foot = await page.locator(".stream").bounding_box(), await pill.bounding_box()
    assert stream is not None
    assert foot is not None
    assert foot["y"] >= stream["y"] + stream["height"]
    await pill.click()
    await expect(panel.get_by_text("Since the second look")).to_be_in_viewport(ratio=1)
    await expect(pill).to_have_count(0)
