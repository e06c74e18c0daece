"""The sandbox's page in a real browser, against the real sandbox and a real discord.py bot."""

from __future__ import annotations

import re
import time
from pathlib import Path

import pytest
from playwright.async_api import Locator, expect

from bot.sandbox import constants as c
from bot.sandbox.app import Sandbox
from tests.support.patience import USUAL, patience_ms, within
from tests.support.ports import free_port
from tests.web.by_keyboard import composer, new_table, run
from tests.web.conftest import OpenPage, Stage
from tests.web.people import faults
from tests.web.tiny_bot import Asking, picture

pytestmark = [pytest.mark.asyncio(loop_scope="session"), pytest.mark.slow]
WORDS = """() => [...document.querySelectorAll("body *")].flatMap(item => [
  ...[...item.childNodes].filter(node => node.nodeType === 3).map(node => node.data.trim()),
  ...["aria-label", "title", "placeholder", "alt"].map(name => item.getAttribute(name)),
]).filter(Boolean)"""
"""Every text of the page, seen or read aloud."""
BADGE = """message => {
  const picture = message.querySelector(".picture img").getBoundingClientRect();
  const badge = [...message.querySelectorAll("button")].find(button => button.textContent === "ALT");
  return [picture.width, badge.getBoundingClientRect().top - picture.bottom];
}"""
"""How wide a picture is, and how far below it its badge stands."""
MAUD, OSRIC = c.USERS[0], c.USERS[1]


async def test_signs_are_drawn_where_the_machine_has_none(stage: Stage, open_page: OpenPage) -> None:
    """Seals, crowns and road signs on controls: the page brings them, whatever fonts there are."""
    page = await open_page(stage.url)
    assert await page.evaluate("document.fonts.load('16px Signs', '🔒👑🔴').then(found => found.length)") == 1
    assert "Signs" in await page.evaluate("getComputedStyle(document.body).fontFamily")


async def test_the_palette_lists_commands_with_their_required_options(stage: Stage, open_page: OpenPage) -> None:
    page = await open_page(stage.url)
    await composer(page).fill("/ta")
    await expect(page.get_by_role("option")).to_have_count(3)
    await expect(page.get_by_role("option").first).to_contain_text("/table new")
    required = ["game* required", "seats* required", "file* required"]
    await expect(page.locator(".mini-chip.required")).to_have_text(required)
    await composer(page).fill("/nothing")
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("alert")).to_have_text("No command fits “/nothing”.")


async def test_options_are_checked_before_anything_is_sent(stage: Stage, open_page: OpenPage) -> None:
    page = await open_page(stage.url)
    before = await page.locator(".message").count()
    await composer(page).fill("/table new game:xidit seats:9")
    await page.keyboard.press("Enter")
    run_button = page.get_by_role("button", name="Run /table new")
    await run_button.click()
    await expect(page.get_by_role("alert")).to_have_text("seats must be at most 5.")
    await page.get_by_role("combobox", name="seats").fill("four")
    await run_button.click()
    await expect(page.get_by_role("alert")).to_have_text("seats must be a whole number.")
    await page.get_by_role("combobox", name="game").fill("chess")
    await run_button.click()
    await expect(page.get_by_role("alert")).to_have_text("Choose game from the list.")
    await expect(page.locator(".message")).to_have_count(before)


async def test_a_lobby_is_played_by_two_users_side_by_side(stage: Stage, open_page: OpenPage) -> None:
    page = await open_page(stage.url)
    lobby = await new_table(page)
    await expect(lobby).to_contain_text("Maud used /table new")
    await page.keyboard.press("Alt+0")
    panes = page.locator(".pane")
    await expect(panes).to_have_count(2)
    await panes.nth(1).get_by_role("button", name="Join").last.click()
    for i in (0, 1):
        await expect(panes.nth(i).locator(".message").last).to_contain_text("Seated: Osric")
    await panes.nth(0).get_by_role("button", name="Join").last.click()
    await expect(panes.nth(1).locator(".message").last).to_contain_text("Seated: Osric, Maud")


async def test_selects_send_their_values_and_answers_are_for_their_user_only(stage: Stage, open_page: OpenPage) -> None:
    page = await open_page(stage.url)
    lobby = await new_table(page)
    await lobby.get_by_role("button", name="Reminders").click()
    for key in ("Enter", "ArrowDown", "Enter", "ArrowDown", "Enter", "Escape"):  # the third is one too many
        await page.keyboard.press(key)
    answer = page.locator(".message.ephemeral").last
    await expect(answer).to_contain_text("chosen: 24 h, 12 h")
    await expect(answer).to_contain_text("Only you can see this")
    await lobby.get_by_role("button", name="Invite").click()
    await page.get_by_role("option", name="Hawise").click()
    await expect(page.locator(".message.ephemeral").last).to_contain_text("chosen: Hawise")
    mine = await page.locator(".message.ephemeral").count()
    await page.locator(".message.ephemeral").last.get_by_role("button", name="Dismiss message").click()
    await expect(page.locator(".message.ephemeral")).to_have_count(mine - 1)
    await page.keyboard.press("Alt+2")
    await expect(page.get_by_role("button", name="Act as Osric")).to_have_attribute("aria-pressed", "true")
    await expect(page.locator(".v2-container").last).to_be_visible()
    await expect(page.locator(".message.ephemeral")).to_have_count(0)


async def test_a_modal_is_checked_and_submitted(stage: Stage, open_page: OpenPage) -> None:
    page = await open_page(stage.url)
    lobby = await new_table(page)
    await lobby.get_by_role("button", name="Form").click()
    form = page.get_by_role("dialog", name="Table settings")
    await form.get_by_role("button", name="Submit").click()
    await expect(form.get_by_role("alert")).to_have_count(3)  # days are free
    await form.get_by_role("textbox", name="Name").fill("Winter")
    await form.get_by_role("button", name="Language").click()
    await page.get_by_role("option", name="Spanish").click()
    await form.get_by_label("Quick").check()
    await form.get_by_label("Sunday").check()
    await form.get_by_role("button", name="Submit").click()
    await expect(form).to_have_count(0)
    await expect(page.locator(".message").last).to_contain_text("form: Winter / Spanish / Quick / Sunday")


async def test_deferred_answers_think_and_silent_buttons_fail(stage: Stage, open_page: OpenPage) -> None:
    page = await open_page(stage.url)
    lobby = await new_table(page)
    await lobby.get_by_role("button", name="Silent").click()
    await expect(lobby.get_by_role("button", name="Silent")).to_have_attribute("aria-busy", "true")
    stage.bot.go_on.clear()
    await run(page, "/table slow")
    last = page.locator(".message").last  # the bot says nothing else
    await expect(last).to_contain_text("Herald is thinking…")
    stage.bot.go_on.set()
    await expect(last).to_contain_text("at last")
    await expect(last).not_to_contain_text("thinking")
    stage.give_up()
    await expect(lobby.get_by_role("alert")).to_have_text("This interaction failed")


async def test_autocomplete_shows_the_newest_question_only(stage: Stage, open_page: OpenPage) -> None:
    page = await open_page(stage.url)
    await composer(page).fill("/act ")
    options = page.get_by_role("option")
    await expect(options).to_have_count(5)
    field = page.get_by_role("combobox", name="action")
    stage.bot.go_on.clear()
    async with page.expect_request(lambda request: '"value":"o"' in (request.post_data or "")) as slow:
        await field.fill("o")
    asked = await slow.value  # the slow question is under way
    await field.fill("or")
    await expect(options).to_have_count(3)
    stage.bot.go_on.set()
    late = await asked.response()
    assert late is not None
    assert (await late.json())["choices"]
    await expect(options).to_have_text(["order 1 red", "order 1 blue", "order 2 black"])
    await page.keyboard.press("ArrowDown")
    await page.keyboard.press("Enter")
    await expect(field).to_have_value("order 1 blue")
    await page.keyboard.press("Enter")
    await expect(page.locator(".message").last).to_contain_text("did: order 1 blue")


async def test_a_file_is_picked_shown_and_sent_with_a_command(stage: Stage, open_page: OpenPage) -> None:
    page = await open_page(stage.url)
    await composer(page).fill("/table import")
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("button", name="Choose a file")).to_be_focused()
    run_button = page.get_by_role("button", name="Run /table import")
    await run_button.click()
    await expect(page.get_by_role("alert")).to_have_text("Choose a file for file.")
    picker = page.get_by_label("file", exact=False).and_(page.locator("input[type=file]"))
    await picker.set_input_files({"name": "wrong.json", "mimeType": "application/json", "buffer": b"[]"})
    await page.get_by_role("button", name="Remove wrong.json").click()
    await expect(page.locator(".file-name")).to_have_count(0)
    await picker.set_input_files({"name": "game.json", "mimeType": "application/json", "buffer": b'{"a": 1}'})
    await expect(page.locator(".file-field")).to_contain_text("game.json")
    await expect(page.locator(".file-field")).to_contain_text("8 byte")
    await expect(run_button).to_be_focused()
    await page.keyboard.press("Enter")
    await expect(page.locator(".message.ephemeral").last).to_contain_text('read: game.json: {"a": 1}')


async def test_the_developer_panel_works_by_keyboard(stage: Stage, open_page: OpenPage) -> None:
    page = await open_page(stage.url, quiet=False)
    await page.keyboard.press("Alt+9")
    panel = page.get_by_role("complementary", name="Developer panel")
    await expect(panel.get_by_role("button", name="Close the developer panel")).to_be_focused()
    await panel.get_by_role("switch", name="Osric").click()
    await expect(panel.get_by_role("switch", name="Osric")).to_be_checked()
    await expect(panel.get_by_role("status")).to_have_text("Set: Osric.")
    assert stage.sandbox.world.users[OSRIC[0]].dms_closed
    await panel.get_by_role("form", name="Server errors").get_by_role("button", name="Apply").click()
    await expect(panel.locator(".dev-waiting")).to_have_text("503, 1 times more")
    await panel.get_by_role("button", name="kill -9").click()
    await expect(panel.get_by_role("alert")).to_contain_text("not started by the sandbox")
    await panel.get_by_role("button", name="Undo all faults").click()
    await panel.get_by_role("button", name="Really reset").click()
    await expect(panel.locator(".dev-waiting")).to_have_count(0)
    assert not stage.sandbox.world.users[OSRIC[0]].dms_closed
    await page.keyboard.press("Escape")
    await expect(panel).to_have_count(0)


async def test_marks_are_drawn_and_html_stays_text(stage: Stage, open_page: OpenPage) -> None:
    page = await open_page(stage.url)
    soon = int(time.time()) + 2 * 86400 - 60  # 47 h 59 min
    await stage.say(
        f"# Title\n**bold** *slant* `code` ||secret|| <@{MAUD[0]}> <#{c.CHANNELS[1][0]}> <t:{soon}:R>\n"
        "> quote\n- one\n- two\n```\nblock\n```\n<img src=x onerror=alert(1)> [x](javascript:alert(1)) <b>no</b>"
    )
    message = page.locator(".message").last
    await expect(message.get_by_role("heading", name="Title")).to_be_visible()
    await expect(message.locator("strong").filter(has_text="bold")).to_be_visible()
    await expect(message.locator("em")).to_have_text("slant")
    await expect(message.locator("pre")).to_have_text("block")
    await expect(message.locator("blockquote")).to_have_text("quote")
    await expect(message.locator("li")).to_have_text(["one", "two"])
    await expect(message.locator(".mention.me")).to_have_text("@Maud")
    await expect(message.locator("time.md-time")).to_have_text("in 2 days")
    await expect(message).to_contain_text("<img src=x onerror=alert(1)> [x](javascript:alert(1)) <b>no</b>")
    await expect(message.locator(".md img, .md a, .md b")).to_have_count(0)
    await message.get_by_role("button", name="Show the hidden text").click()
    await expect(message.get_by_text("secret")).to_be_visible()
    await message.get_by_role("button", name="#game-room").click()
    await expect(page.get_by_role("heading", level=1)).to_have_text("#game-room")


async def test_pictures_enlarge_and_say_what_they_show(stage: Stage, open_page: OpenPage) -> None:
    page = await open_page(stage.url)
    lobby = await new_table(page)
    await lobby.get_by_role("button", name="ALT").click()
    await expect(lobby.locator("figcaption")).to_have_text("An empty board")
    opener = lobby.get_by_role("button", name="Enlarge: An empty board")
    await opener.click()
    dialog = page.get_by_role("dialog", name="Picture")
    await expect(dialog.get_by_role("img", name="An empty board")).to_be_visible()
    await expect(dialog).to_contain_text("An empty board")
    await page.keyboard.press("Escape")
    await expect(dialog).to_have_count(0)
    await expect(opener).to_be_focused()


async def test_on_a_telephone_nothing_is_covered_and_pictures_grow(stage: Stage, open_page: OpenPage) -> None:
    page = await open_page(stage.url, width=400, height=760)
    lobby = await new_table(page)
    picture = lobby.get_by_role("img", name="An empty board")
    await picture.scroll_into_view_if_needed()  # what is out of sight is not loaded
    await expect(picture).to_have_js_property("complete", True)
    small, gap = await lobby.evaluate(BADGE)
    assert gap >= 0, "ALT stands below the picture, over nothing"
    await lobby.get_by_role("button", name="Enlarge: An empty board").click()
    dialog = page.get_by_role("dialog", name="Picture")
    large = dialog.get_by_role("img", name="An empty board")
    await expect(large).to_have_js_property("complete", True)
    assert await large.evaluate("picture => picture.getBoundingClientRect().width") > small
    await page.keyboard.press("Escape")
    over = "box => [box.scrollHeight - box.clientHeight, box.scrollWidth - box.clientWidth]"
    assert await composer(page).evaluate(over) == [0, 0], "no scrollbar in an empty composer"
    # Whoever picks a game sees what they can do with it, without looking for it below.
    await page.get_by_role("button", name="Open channels and users").click()
    await page.locator(".rail").get_by_role("button", name="How to begin").click()
    await page.get_by_role("radio", name="Lords of Xidit").click()
    for way in ("Watch a demo", "Host like a server admin"):
        await expect(page.get_by_role("button", name=way)).to_be_in_viewport(ratio=0.99)  # but for a part of a pixel


async def test_what_is_asked_is_read_first_and_what_is_pressed_stays_in_place(
    stage: Stage, open_page: OpenPage
) -> None:
    """However many answers there are: whoever rests at the newest message reads what it asks. Whoever has gone on to
    its answers is left there by what a click makes of it, at the last of them and among them."""
    page = await open_page(stage.url, width=400, height=760)
    await new_table(page)
    asked = page.locator(".message").last.get_by_text("Who joins?")
    await page.set_viewport_size({"width": 400, "height": 290})
    await expect(asked).to_be_in_viewport(ratio=1)
    last = page.locator(".message .select-button").last
    await expect(last).not_to_be_in_viewport(ratio=1)
    join = page.locator(".message").get_by_role("button", name="Join").last
    stream = page.locator(".stream")

    async def lands(scroll: str) -> float:
        """Where the button stands once the reader has scrolled, in pixels from the top."""
        await stream.evaluate(scroll)
        await page.wait_for_function("() => new Promise(done => requestAnimationFrame(() => done(true)))")
        box = await join.bounding_box()
        assert box is not None
        return box["y"]

    seated = 0
    for scroll in ("box => { box.scrollTop = box.scrollHeight; }", "box => { box.scrollTop -= 15; }"):
        before = await lands(scroll)
        for _ in range(8):  # what stands above the button grows by a line or two
            await join.evaluate("button => button.click()")
            seated += 1
            await expect(page.locator(".message").last).to_contain_text(
                re.compile(rf"Seated: (\w+, ){{{seated - 1}}}\w+")
            )
        assert abs(await lands("() => {}") - before) < 2
    await expect(page.locator(".pill")).to_have_count(0)


async def test_a_press_leads_to_what_it_brought_and_leaves_one_there_else(stage: Stage, open_page: OpenPage) -> None:
    """At the last answers of a long panel: advice comes into sight, an answer for oneself leads back to the place when
    it is dismissed, and the next question is read from its beginning."""
    page = await open_page(stage.url, width=400, height=500)
    room = stage.bot.get_partial_messageable(int(c.CHANNELS[0][0]))
    await room.send(view=Asking(), file=picture("board.png", "#efe4ca"))
    panel = page.locator(".message").filter(has_text="question")
    await expect(panel.get_by_text("The first question")).to_be_in_viewport()

    def button(name: str) -> Locator:
        return panel.get_by_role("button", name=name)

    async def y(of: Locator) -> float:
        box = await of.bounding_box()
        assert box is not None
        return box["y"]

    await page.locator(".stream").evaluate("box => { box.scrollTop = box.scrollHeight; }")
    await expect(button("Look")).to_be_in_viewport()
    await expect(panel.get_by_text("The first question")).not_to_be_in_viewport()
    before = await y(button("Look"))
    await button("Look").evaluate("button => button.click()")
    answer = page.locator(".message.ephemeral").filter(has_text="word word")
    await expect(answer).to_be_in_viewport()
    await expect(page.locator(".pill")).to_have_count(0)
    await answer.get_by_role("button", name="Dismiss").click()
    await expect(answer).to_have_count(0)
    assert abs(await y(button("Look")) - before) < 2
    await button("Advise").evaluate("button => button.click()")
    await expect(panel.get_by_text("advice 0")).to_be_in_viewport()
    await button("Next").evaluate("button => button.click()")
    await expect(panel.get_by_text("Since the second look")).to_be_in_viewport(ratio=1)


async def test_whoever_comes_back_to_a_channel_reads_on(stage: Stage, open_page: OpenPage) -> None:
    page = await open_page(stage.url, width=1200, height=500)
    for i in range(30):
        await stage.say(f"said {i} " + "word " * (i % 20))
    await expect(page.locator(".messages").get_by_text("said 29")).to_be_in_viewport()
    stream, line = page.locator(".stream"), page.locator(".messages").get_by_text("said 12 ")
    await line.evaluate("line => line.scrollIntoView({ block: 'center' })")
    await expect(line).to_be_in_viewport()
    before = await line.bounding_box()
    for channel in (c.CHANNELS[1][1], c.CHANNELS[0][1]):
        await page.locator(".rail-item").filter(has_text=channel).click()
        await expect(stream).to_have_attribute("aria-label", re.compile(channel))
    await expect(line).to_be_in_viewport()
    after = await line.bounding_box()
    assert before is not None
    assert after is not None
    assert abs(after["y"] - before["y"]) < 2


async def test_what_is_new_is_read_from_its_beginning(stage: Stage, open_page: OpenPage) -> None:
    """The button at the foot of the page leads to the first line of a long message, not to its last."""
    for i in range(40):
        await stage.say(f"line {i} " + "word " * (i % 20), channel=1)
    page = await open_page(f"{stage.url}/?channel={c.CHANNELS[1][0]}", width=400, height=500)
    await expect(page.locator(".messages").get_by_text("line 39")).to_be_in_viewport()
    async with within(what=lambda: "a place far above the end"):
        while await page.locator(".pill").count() == 0:
            await page.locator(".stream").evaluate("box => { box.scrollTop = Math.max(0, box.scrollTop - 1500); }")
            await page.wait_for_function("() => new Promise(done => requestAnimationFrame(() => done(true)))")
    await stage.say("\n".join(f"verse {n}" for n in range(60)), channel=1)
    await page.get_by_role("button", name="1 new message").click()
    await expect(page.get_by_text("verse 0", exact=False).first).to_be_in_viewport()
    start = "row => row.getBoundingClientRect().top - row.closest('.stream').getBoundingClientRect().top"
    assert 0 <= await page.locator(".message").last.evaluate(start) < 60


async def test_a_message_that_calls_shows_on_the_users_shield(stage: Stage, open_page: OpenPage) -> None:
    page = await open_page(f"{stage.url}/?channel={c.CHANNELS[0][0]}")
    shield = page.get_by_role("button", name="Act as Hawise")
    await page.keyboard.press("Alt+4")
    await expect(page.get_by_role("region", name="Act as Hawise").locator(".composer")).to_be_visible()
    await page.keyboard.press("Alt+1")
    await stage.say(f"<@{c.USERS[3][0]}> your turn", channel=2)
    await expect(page.get_by_role("button", name="Act as Hawise, 1 unread")).to_be_visible()
    await shield.click()
    await page.locator(".rail-item").filter(has_text="archive-hall").click()
    await expect(page.locator(".message.calls")).to_contain_text("@Hawise your turn")
    await expect(page.get_by_role("button", name="Act as Hawise, 1 unread")).to_have_count(0)


async def test_spanish_changes_the_users_discord_and_the_page(stage: Stage, open_page: OpenPage) -> None:
    page = await open_page(stage.url)
    await page.get_by_role("button", name="Settings of Maud").click()
    await page.get_by_text("Español").click()
    await expect(page.locator("html")).to_have_attribute("lang", "es")
    await page.get_by_role("switch", name="Mensajes directos cerrados").check()
    await expect(page.locator(".actor-name small")).to_have_text("Mensajes directos cerrados")
    await page.keyboard.press("Escape")
    user = stage.sandbox.world.users[MAUD[0]]  # the page shows what the server has
    assert (user.locale, user.dms_closed) == ("es-ES", True)
    await composer(page).fill("/table nu")
    await expect(page.get_by_role("option").first).to_contain_text("/table nueva")
    await expect(page.get_by_role("option").first).to_contain_text("Abre una mesa")
    await stage.call(f"users/{MAUD[0]}", {"locale": "en-US", "dms_closed": False})
    await expect(page.locator("html")).to_have_attribute("lang", "en")


async def test_nothing_of_the_page_is_english_in_spanish(stage: Stage, open_page: OpenPage) -> None:
    page = await open_page(f"{stage.url}/?user={c.USERS[2][0]}", welcomed=False, quiet=False)
    tables = await page.evaluate("import('/page/js/words.js').then(words => words.TABLES)")
    english, spanish = tables["en"], tables["es"]
    assert english.keys() == spanish.keys()
    slots = re.compile(r"\{\w+\}")
    assert [key for key in english if set(slots.findall(english[key])) != set(slots.findall(spanish[key]))] == []
    alike = {key for key in english if english[key] == spanish[key]}
    assert alike == {"bot", "alt", "devKill", "paceValue"}
    foreign = {text for key, text in english.items() if key not in alike and len(text) > 3} - set(spanish.values())
    said = set(await page.evaluate(WORDS))
    await page.keyboard.press("Escape")
    await page.keyboard.press("Alt+9")
    dev = page.get_by_role("complementary", name="Panel de desarrollo")
    await dev.get_by_role("button", name="kill -9").click()
    await expect(dev.get_by_role("alert")).to_contain_text("no lo inició el patio de pruebas")
    await dev.get_by_role("button", name="Deshacer todos los fallos").click()
    said |= set(await page.evaluate(WORDS))
    await page.get_by_role("button", name="Ajustes de Ximena").click()
    said |= set(await page.evaluate(WORDS))
    await page.keyboard.press("Escape")
    await composer(page).fill("/table import")
    await page.keyboard.press("Enter")
    await page.get_by_role("button", name="Ejecutar /table import").click()
    await expect(page.get_by_role("alert").filter(has_text="archivo")).to_be_attached()
    said |= set(await page.evaluate(WORDS))
    assert said & foreign == set()
    assert len(said & set(spanish.values())) > 50


async def test_the_theme_is_remembered(stage: Stage, open_page: OpenPage) -> None:
    page = await open_page(stage.url, scheme="light")
    ground = "getComputedStyle(document.body).backgroundColor"
    light = await page.evaluate(ground)
    await page.get_by_role("button", name="Switch to the dark theme").click()
    await expect(page.get_by_role("button", name="Switch to the light theme")).to_be_visible()
    dark = await page.evaluate(ground)
    assert dark != light
    await page.reload()
    await expect(page.locator("body")).to_have_css("background-color", dark)


async def test_a_narrow_window_has_everything_in_a_drawer(stage: Stage, open_page: OpenPage) -> None:
    page = await open_page(stage.url, width=400, height=760)
    rail = page.locator(".rail")
    await expect(rail).to_be_hidden()
    await page.get_by_role("button", name="Open channels and users").click()
    await expect(rail).to_be_visible()
    await rail.get_by_role("button", name="Act as Osric").click()
    await rail.get_by_role("button", name="game-room").click()
    await expect(rail).to_be_hidden()
    await expect(page.get_by_role("heading", level=1)).to_have_text("#game-room")
    assert await page.evaluate("document.documentElement.scrollWidth") <= 400
    # Where the welcome card leads, no drawer lies over it.
    await page.get_by_role("button", name="Open channels and users").click()
    await rail.get_by_role("button", name="How to begin").click()
    await page.get_by_role("button", name="Host like a server admin").click()
    await expect(rail).to_be_hidden()
    await expect(page.get_by_role("combobox", name="game")).to_be_focused()


@pytest.mark.parametrize("scheme", ["dark", "light"])
async def test_no_serious_accessibility_faults(stage: Stage, open_page: OpenPage, scheme: str) -> None:
    page = await open_page(stage.url, scheme=scheme)
    lobby = await new_table(page)

    assert await faults(page) == []
    await lobby.get_by_role("button", name="Form").click()
    await page.get_by_role("button", name="Submit").click()
    assert await faults(page) == []
    await page.keyboard.press("Escape")
    await composer(page).fill("/table new")
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("listbox")).to_be_visible()
    assert await faults(page) == []


async def test_a_lost_connection_comes_back_with_what_was_missed(open_page: OpenPage, tmp_path: Path) -> None:
    first = Sandbox(tmp_path, port=free_port())
    await first.start()
    stage = Stage(first, None)  # type: ignore[arg-type]
    kept = await stage.say("before")
    page = await open_page(stage.url, quiet=False)
    await expect(page.get_by_role("status").filter(has_text="Herald is starting")).to_be_visible()
    await expect(page.locator(".message")).to_have_count(1)
    await first.stop()
    await expect(page.get_by_role("alert").filter(has_text="Reconnecting")).to_be_visible()
    async with Sandbox(tmp_path, port=first.port) as second:
        stage.sandbox = second
        await stage.say("while away")
        await expect(page.locator(".messages").get_by_text("while away")).to_be_visible(timeout=patience_ms(USUAL))
        await expect(page.get_by_role("alert").filter(has_text="Reconnecting")).to_have_count(0)
        await stage.say("live again")
        await expect(page.locator(".messages").get_by_text("live again")).to_be_visible()
        await expect(page.locator(".message")).to_have_count(3)
        await expect(page.locator(f"[data-id='{kept['id']}']")).to_have_count(1)
