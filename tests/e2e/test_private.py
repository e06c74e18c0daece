"""What is private stays private: panels, refusals in one's own language, commands of people who may not."""

from __future__ import annotations

from typing import Any

import pytest

from bot.locale import LANGUAGES, word
from engine.roses.board import AREA_IDS, BLOCK_IDS
from engine.roses.rules import ROSES
from tests.e2e.clients import BUTTON, DEFER_UPDATE, SELECT, UPDATE, Person, does, parts
from tests.e2e.conftest import Stage
from tests.e2e.posted import kind_of
from tests.e2e.roses_playing import verb_of
from tests.support.sandbox import Json, words

UPDATES = (UPDATE, DEFER_UPDATE)
"""Answers in the message that was pressed, at once or after a moment."""
ORDERS = ("order 1 blue", "order 2 act", "order 3 red", "order 4 wait", "order 5 black", "order 6 act")

REFUSED: tuple[tuple[str, dict[str, Any], str, str], ...] = (
    ("act", {"action": "order 9 red"}, "9", "9"),
    ("act", {"action": "seal"}, "", ""),
    ("act", {"action": "???"}, "not an action", "no es una acción"),
    ("act", {"action": ";"}, "Write an action", "Escribe una acción"),
    ("act", {"action": "titan 3"}, "", ""),
    ("table start", {"table": "1"}, "", ""),
    ("table status", {"table": "99"}, "no table", "No hay"),
    ("table new", {"game": "chess"}, "no game", "ningún juego"),
    ("table new", {"game": "xidit", "seats": 7}, "3 to 5", "3 a 5"),
    ("table new", {"game": "xidit", "deadline": "soon"}, "soon", "soon"),
    ("table deadline", {"deadline": "soon", "table": "1"}, "soon", "soon"),
    ("table resume", {"table": "1"}, "", ""),
    ("table computer back", {"table": "1"}, "", ""),
    ("table undo", {"table": "1"}, "", ""),
    ("table panel", {"table": "1", "seat": 9}, "", ""),
    ("xidit reward", {"kind": "bards", "other": "guild"}, "", ""),
    ("xidit raise", {"city": 3}, "", ""),
    ("table board", {"zoom": "nowhere", "table": "1"}, "nowhere", "nowhere"),
    ("table join", {"table": "1"}, "", ""),
    ("settings me", {"zone": "Mars/Base"}, "time zone", "zona horaria"),
)


ROSES_REFUSED: tuple[tuple[str, dict[str, Any], str, str], ...] = (
    ("act", {"action": "seal"}, "", ""),
    ("act", {"action": "move lan_henry_vi oxford"}, "", ""),
    ("act", {"action": "card dragon"}, "", ""),
    ("act", {"action": "fire yor_york"}, "", ""),
    ("act", {"action": "keep; unseal; keep; keep"}, "", ""),
    ("table new", {"game": "roses", "seats": 3}, "2", "2"),
    ("table undo", {"table": "1"}, "", ""),
    ("table panel", {"table": "1", "seat": 2}, "", ""),
    ("table board", {"zoom": "nowhere", "table": "1"}, "nowhere", "nowhere"),
    ("roses card", {"card": "plague"}, "", ""),
    ("roses card", {"back": True}, "", ""),
    ("roses move", {"blocks": "lan_devon", "to": "kent"}, "", ""),
    ("roses move", {"blocks": "yor_warwick", "to": "atlantis"}, "atlantis", "atlantis"),
    ("roses battle", {"area": "essex"}, "", ""),
    ("roses hits", {"block": "lan_devon"}, "", ""),
    ("roses orders", {"seal": True}, "", ""),
    ("xidit preview", {}, "", ""),
)


CHARLEMAGNE_REFUSED: tuple[tuple[str, dict[str, Any], str, str], ...] = (
    ("act", {"action": "place saxony-warriors eresburg h4906"}, "", ""),
    ("act", {"action": "clause points seat-1 30; propose"}, "", ""),
    ("charlemagne move", {"to": "Roma"}, "", ""),
    ("charlemagne move", {"to": "Atlantis"}, "Atlantis", "Atlantis"),
    ("charlemagne treaty", {"clause": "neutral", "side": "tribal", "what": "austrasia"}, "", "no controla esa región"),
    ("charlemagne treaty", {"answer": "accept", "number": 7}, "7", "7"),
    ("charlemagne stratagem", {"marker": "Augusto", "back": True}, "", "Augusto"),
    ("charlemagne levy", {"unit": "saxony-warriors", "place": "eresburg"}, "", ""),
    ("charlemagne orders", {"subject": "retreat", "setting": "perhaps"}, "", ""),
    ("table new", {"game": "charlemagne", "seats": 3}, "2", "2"),
    ("roses card", {}, "", ""),
)
FIEF_REFUSED: tuple[tuple[str, dict[str, Any], str, str], ...] = (
    ("act", {"action": "serve nobody henri"}, "", ""),
    ("act", {"action": "draft-give money 50; offer azure city"}, "", ""),
    ("fief move", {"noble": "Henri", "to": "Atlantis"}, "Atlantis", "Atlantis"),
    ("fief move", {"noble": "henri", "to": "Londres"}, "", ""),
    ("fief marry", {"noble": "henri", "spouse": "lucia"}, "", ""),
    ("fief buy", {"thing": "knight", "place": "londres", "count": 2}, "", ""),
    ("fief accept", {"which": 7, "answer": "accept"}, "", ""),
    ("fief play", {"card": "tax", "where": "wales"}, "", ""),
    ("fief arm", {"card": "assassination", "trigger": "lord", "at": "lucia"}, "", ""),
    ("fief orders", {"subject": "strangers", "setting": "perhaps"}, "perhaps", "perhaps"),
    ("table new", {"game": "fief", "seats": 5}, "4", "4"),
    ("roses card", {}, "", ""),
)
REFUSALS = {"xidit": REFUSED, "roses": ROSES_REFUSED, "charlemagne": CHARLEMAGNE_REFUSED, "fief": FIEF_REFUSED}


async def panel(person: Person, action: str) -> Json:
    """The newest panel in direct messages that offers an action."""
    found: Json = await person.wait_until(lambda: next((m for m in person.mine() if does(m, action)), None))
    return found


@pytest.mark.slow
async def test_the_year_by_panel(stage: Stage) -> None:
    """Six selects, standing choices, Seal, Unseal; every choice shows at once in the panel that was pressed."""
    thread = await stage.running()
    await stage.place_heroes(thread)
    ximena = stage.people[2]
    for number, action in enumerate(ORDERS, 1):
        message = await panel(ximena, action)
        assert len([s for s in parts(message, SELECT) if ":order " in s["custom_id"]]) == 6
        answered = await ximena.pick(message, action)
        assert answered.kind in UPDATES
        assert answered.message["id"] == message["id"]
        chosen = [o["value"] for s in parts(answered.message, SELECT) for o in s["options"] if o.get("default")]
        assert action in chosen
        assert stage.file.one("SELECT count(*) FROM actions WHERE seat = 2 AND text LIKE 'order%'") == number
    message = await panel(ximena, "seal")
    ask = next(i for i in parts(message, BUTTON) if verb_of(i) == "ask")
    shown = await ximena.press(message, ask)
    answered = await ximena.pick(shown.message, "standing-titan never")
    back = next(i for i in parts(answered.message, BUTTON) if verb_of(i) == "ask")
    answered = await ximena.press(answered.message, back)
    found = does(answered.message, "seal")
    assert found is not None
    answered = await ximena.press(answered.message, *found)
    assert not list(parts(answered.message, SELECT)), "a sealed panel still offers choices"
    found = does(answered.message, "unseal")
    assert found is not None
    answered = await ximena.press(answered.message, *found)
    assert does(answered.message, "seal")
    public = [words(m) for m in stage.people[4].seen.values() if m["channel_id"] == thread]
    assert not any("order" in text.split() or "blue" in text for text in public)


def areas_of(message: Json) -> Json | None:
    """The select of a panel from whose areas blocks can march."""
    return next((i for i in parts(message, SELECT) if i["options"][0]["value"].startswith(">at ")), None)


@pytest.mark.slow
async def test_the_march_by_panel(stage: Stage) -> None:
    """An area, ticked blocks, a way, and back again: all in one private message. The thread hears of counts of blocks
    alone, and nothing of what went back."""
    thread = await stage.running(2, "roses")
    for seat in (0, 1):
        await stage.act(seat, "keep", thread)
    for seat in (0, 1):
        offered = await stage.people[seat].autocomplete("act", "action", "card action", channel=thread)
        await stage.act(seat, offered[0]["value"], thread)
    state = ROSES.loads(stage.file.one("SELECT data FROM states"))
    seat = state.first
    person = stage.people[seat]
    message = await person.wait_until(lambda: next((m for m in person.mine() if areas_of(m)), None))
    areas = areas_of(message)
    assert areas is not None
    armies = [o["value"] for o in areas["options"] if int(o["value"].split()[-1], 16).bit_count() > 1]
    shown = await person.press(message, areas, armies[0])  # where one block stands alone there is nobody to tick
    assert shown.kind in UPDATES
    ticks = next(i for i in parts(shown.message, SELECT) if verb_of(i) == "tick")
    shown = await person.choose(shown.message, ticks, "0")
    ways = next(i for i in parts(shown.message, SELECT) if verb_of(i) == "batch")
    before = stage.file.one("SELECT seq FROM tables")
    shown = await person.press(shown.message, ways, ways["options"][0]["value"])
    assert shown.message["id"] == message["id"]
    moved = [r["text"] for r in stage.file.rows("SELECT text FROM actions WHERE seq > ? ORDER BY seq", before)]
    assert moved
    undo = next(i for i in parts(shown.message, BUTTON) if verb_of(i) == "undo")
    await person.press(shown.message, undo)
    other = stage.people[1 - seat]
    await stage.act(seat, "; ".join([*moved, "done"]), thread)
    await other.wait_until(lambda: next((m for m in other.mine() if "has ended their actions" in words(m)), None))
    assert not any("undid" in words(m) for m in other.mine())
    public = "\n".join(words(m) for m in stage.people[4].seen.values() if m["channel_id"] == thread)
    blocks = {text.split()[1] for text in moved}
    assert blocks <= set(BLOCK_IDS)
    places = {word(language, "roses", area) for language in LANGUAGES for area in AREA_IDS} | {"Lancaster", "York"}
    rows = [
        *stage.file.rows("SELECT params FROM events WHERE audience = ''"),
        *stage.file.rows("SELECT payload FROM outbox WHERE lane LIKE 't%'"),
    ]
    told = "\n".join(row[0] for row in rows)
    for block in blocks:
        said = {word(language, "roses", block) for language in LANGUAGES} - places
        assert not any(text in public for text in (block, *said))
        assert f"{block} " not in told  # as in an action; the spectator's view names heads and heirs alone


@pytest.mark.slow(but=["xidit-0"])
@pytest.mark.parametrize(
    ("game", "who"),
    [("xidit", 0), ("xidit", 2), ("roses", 0), ("roses", 2), ("charlemagne", 2), ("fief", 0), ("fief", 2)],
)
async def test_what_is_refused_changes_nothing(game: str, who: int, stage: Stage) -> None:
    """One clear sentence in the person's own language, for their eyes only, and the file as it was."""
    thread = await stage.running(3 if game == "xidit" else 2, game)
    await stage.place_heroes(thread)
    if game != "xidit" and who == 2:
        await stage.people[0].settings(locale="es-ES")
    person = stage.people[who if game == "xidit" else 0]
    sentences = []
    for path, options, english, spanish in REFUSALS[game]:
        before = stage.file.everything()
        answered = await person.use(path, channel=thread, **options)
        assert answered.private, path
        assert stage.file.everything() == before, f"{path} {options} changed something"
        assert len(answered.text) > 10
        assert "\n" not in answered.text.strip(), answered.text
        assert (spanish if who else english).casefold() in answered.text.casefold(), f"{path}: {answered.text}"
        sentences.append(answered.text)
    assert "error" not in " ".join(sentences).casefold().split()


@pytest.mark.slow(but=["xidit"])
@pytest.mark.parametrize("game", ["xidit", "roses"])
async def test_a_stranger_learns_nothing(game: str, stage: Stage) -> None:
    """No suggestions, no panel, no seat; the public board is for everybody."""
    thread = await stage.running(3 if game == "xidit" else 2, game)
    await stage.place_heroes(thread)
    stranger = stage.people[4]
    for typed in ("", "order", "seal", "keep", "card"):
        assert await stranger.autocomplete("act", "action", typed, channel=thread) == []
    path, option, command, line = {
        "xidit": ("xidit bards", "region", "xidit preview", "order 1 red"),
        "roses": ("roses card", "card", "roses orders", "keep"),
    }[game]
    assert await stranger.autocomplete(path, option, "", channel=thread) == []
    before = stage.file.everything()
    for path, options in (
        ("table panel", {}),
        ("act", {"action": line}),
        (command, {}),
        ("table undo", {}),
        ("table pause", {}),
        ("table resign", {}),
        ("table leave", {}),
    ):
        answered = await stranger.use(path, channel=thread, **options)
        assert answered.private
        assert not answered.message["attachments"]
    status = await stranger.wait_until(
        lambda: next((m for m in stranger.mine() if m["channel_id"] == thread and kind_of(m) == "status"), None)
    )
    for label in ("My panel", "Undo"):
        answered = await stranger.push(status, label)
        assert answered.private
        assert not answered.message["attachments"]
    assert stage.file.everything() == before
    board = await stranger.push(status, "Board")
    assert board.private
    assert board.message["attachments"]


@pytest.mark.slow
async def test_seats_change_hands(stage: Stage) -> None:
    """Pause, resume, undo, replace, resign: by those who may, and each answer for one pair of eyes."""
    thread = await stage.running()
    await stage.place_heroes(thread)
    maud, osric, _, hawise, _ = stage.people

    async def said(person: Person, path: str, **options: Any) -> str:
        answered = await person.use(path, channel=thread, **options)
        assert answered.private
        return answered.text

    await said(osric, "act", action="order 1 red; order 2 act")
    await said(osric, "table undo")
    left = [
        r["text"] for r in stage.file.rows("SELECT text FROM actions WHERE seat = 1 AND kind = 'act' AND NOT undone")
    ]
    assert [text for text in left if text.startswith("order")] == []
    begun = await said(osric, "table pause")  # who does not organise asks the others, who read their name
    assert "Your request is in the thread" in begun
    assert stage.file.one("SELECT status FROM tables") == "running"
    await said(maud, "table pause")
    assert stage.file.one("SELECT status FROM tables") == "paused"
    assert "paused" in await said(osric, "act", action="order 1 red")
    await said(maud, "table resume")
    asked = "Proposal: Hawise takes seat 2 from Osric"
    await said(maud, "table replace", seat=2, user=hawise.id)
    question = await osric.wait_until(
        lambda: next((m for m in osric.mine() if m["channel_id"] == thread and asked in words(m)), None)
    )
    for person, label in ((maud, "Give the seat away"), (hawise, "Give the seat away"), (osric, "Give the seat away")):
        assert str(stage.file.one("SELECT user_id FROM seats WHERE seat = 1")) == osric.id
        answered = await person.push(question, label)
        assert answered.private
        assert ("There is no such vote" in answered.text) == (person is maud)
    assert str(stage.file.one("SELECT user_id FROM seats WHERE seat = 1")) == hawise.id
    assert "no seat" in await said(osric, "act", action="order 1 red")
    assert "Done" in await said(hawise, "act", action="order 1 red")
    await said(hawise, "table resign")
    assert stage.file.one("SELECT computer FROM seats WHERE seat = 1")
