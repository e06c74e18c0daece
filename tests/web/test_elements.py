"""Everything a message or a form can hold, shown by the page as a real discord.py bot sends it."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import FilePayload, Locator, Page, expect

from bot.sandbox import constants as c
from tests.support.patience import within
from tests.web.conftest import OpenPage, Stage
from tests.web.people import Person, faults

pytestmark = [pytest.mark.asyncio(loop_scope="session"), pytest.mark.slow]


async def show(stage: Stage, open_page: OpenPage, what: str, **more: object) -> tuple[Page, Locator]:
    """A page with ``/show <what>`` used on it, and its newest message."""
    stage.bot.go_on.clear()
    maud = Person(await open_page(stage.url, **more), 0)
    await maud.command(f"show {what}")
    return maud.page, maud.messages.last


async def test_hidden_pictures_files_and_animations(stage: Stage, open_page: OpenPage) -> None:
    page, message = await show(stage, open_page, "files")
    await expect(message.locator(".picture")).to_have_count(2)
    await expect(message.get_by_role("img", name="A secret")).to_have_count(0)
    assert await faults(page) == []
    await message.get_by_role("button", name="Show the hidden picture").click()
    await expect(message.get_by_role("img", name="A secret")).to_be_visible()
    year = message.get_by_role("img", name="A year")
    await expect(year).to_have_js_property("complete", True)
    first = await year.screenshot()
    async with within(what=lambda: "another picture of the animation"):
        while await year.screenshot() == first:
            pass
    card = message.locator(".file-card")
    await expect(card).to_contain_text("log.txt")
    await expect(card).to_contain_text("5 byte")
    async with page.expect_download() as saved:
        await card.click()
    assert (await (await saved.value).path()).read_bytes() == b"a log"


async def test_selects_of_roles_anybody_and_channels(stage: Stage, open_page: OpenPage) -> None:
    page, _ = await show(stage, open_page, "selects")
    message = page.locator(".message").filter(has=page.get_by_role("button", name="Role")).last
    answer = page.locator(".message.ephemeral").last
    channel = c.CHANNELS[2][1]
    for name, line, said in (
        ("Role", "@Hosts", "Hosts"),
        ("Anybody", "Hawise", "Hawise"),
        ("Anybody", "@Hosts", "Hosts"),
        ("Channel", f"#{channel}", channel),
    ):
        await message.get_by_role("button", name=re.compile(f"^{name}")).click()
        await page.get_by_role("option", name=line).first.click()
        await expect(answer).to_contain_text(re.compile(f"chosen: .*{said}"))
    await message.get_by_role("button", name=re.compile("^Channel")).click()
    await expect(page.get_by_role("option")).to_have_count(len(c.CHANNELS))


async def test_a_form_with_files_text_and_people(stage: Stage, open_page: OpenPage) -> None:
    page, _ = await show(stage, open_page, "papers")
    form = page.get_by_role("dialog", name="Exports")
    await form.get_by_role("button", name="Submit").click()
    await expect(form.get_by_role("alert")).to_have_count(2)  # the note is free
    await expect(form.get_by_role("button", name="Choose a file")).to_be_focused()
    assert await faults(page) == []
    picker = form.locator("input[type=file]")
    two: list[FilePayload] = [
        {"name": name, "mimeType": "text/plain", "buffer": name.encode()} for name in ("one.txt", "two.txt")
    ]
    await picker.set_input_files(two)
    await expect(form.locator(".file-line")).to_have_count(2)
    await expect(form.get_by_role("button", name="Choose a file")).to_be_disabled()
    await form.get_by_role("button", name="Remove one.txt").click()
    await picker.set_input_files({"name": "three.txt", "mimeType": "text/plain", "buffer": b"three"})
    await expect(form.locator(".file-line")).to_contain_text(["two.txt", "three.txt"])
    await form.get_by_role("textbox", name="Note").fill("read it")
    await form.get_by_role("button", name="Reader").click()
    await page.get_by_role("option", name="Ximena").click()
    await expect(form.locator(".file-line small")).to_have_text(["7 byte", "5 byte"])
    await form.get_by_role("button", name="Submit").click()
    await expect(form).to_have_count(0)
    await expect(page.locator(".message").last).to_contain_text(
        "papers: two.txt=two.txt three.txt=three / read it / Ximena"
    )


async def test_reactions_and_a_deletion_are_seen_at_once(stage: Stage, open_page: OpenPage) -> None:
    page, message = await show(stage, open_page, "passing")
    await expect(message.locator(".reaction")).to_have_text("⚔️ 1")
    rows = await page.locator(".message").count()
    stage.bot.go_on.set()
    await expect(page.locator(".message").filter(has_text="soon gone")).to_have_count(0)
    await expect(page.locator(".message")).to_have_count(rows - 1)


async def test_the_bot_is_seen_typing_until_it_speaks(stage: Stage, open_page: OpenPage) -> None:
    page, _ = await show(stage, open_page, "typing")
    await expect(page.locator(".typing")).to_have_text(re.compile("Herald is typing…"))
    stage.bot.go_on.set()
    await expect(page.locator(".message").last).to_contain_text("thought out")
    await expect(page.locator(".typing")).to_have_text("")


async def test_a_thread_is_locked_and_archived(stage: Stage, open_page: OpenPage) -> None:
    page, _ = await show(stage, open_page, "thread")
    item = page.locator(".rail-item").filter(has_text="Old matters")
    await item.click()
    await expect(page.locator(".message").last).to_contain_text("the last word")
    await expect(page.locator(".composer textarea")).to_be_visible()
    stage.bot.go_on.set()
    await expect(page.locator(".composer.locked")).to_have_text("This thread is locked.")
    await expect(page.locator(".composer textarea")).to_have_count(0)
    await expect(item).not_to_contain_text("archived")
    stage.bot.go_on.set()
    await expect(item).to_contain_text("archived")
    assert await faults(page) == []


async def test_a_choice_made_meanwhile_goes_to_the_new_position(stage: Stage, open_page: OpenPage) -> None:
    page, message = await show(stage, open_page, "turning")
    for step in ("one", "two"):
        await message.get_by_role("button", name=re.compile(f"^Step {step}")).click()
        await page.get_by_role("option", name=f"{step} blue").click()
    stage.bot.go_on.set()  # the second was chosen before the first was answered
    await expect(message).to_contain_text("2 chosen: one blue two blue")
    await expect(page.locator(".message").filter(has_text="refused")).to_have_count(0)
