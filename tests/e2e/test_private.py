"""What is private stays private: panels, refusals in one's own language, commands of people who may not."""

from __future__ import annotations

from typing import Any

import pytest

from tests.e2e.conftest import Stage
from tests.e2e.kit import SELECT, UPDATE, Person, does, parts
from tests.support.sandbox import Json, words

ORDERS = ("order 1 blue", "order 2 act", "order 3 red", "order 4 wait", "order 5 black", "order 6 act")

REFUSED: tuple[tuple[str, dict[str, Any], str, str], ...] = (
    ("act", {"action": "order 9 red"}, "order 9", "order 9"),
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
    ("table back", {"table": "1"}, "", ""),
    ("table undo", {"table": "1"}, "", ""),
    ("table hand", {"table": "1", "seat": 9}, "", ""),
    ("xidit reward", {"kind": "bards", "other": "guild"}, "", ""),
    ("xidit raise", {"city": 3}, "", ""),
    ("table board", {"zoom": "nowhere", "table": "1"}, "nowhere", "nowhere"),
    ("table join", {"table": "1"}, "", ""),
    ("settings me", {"zone": "Mars/Base"}, "time zone", "zona horaria"),
)


async def panel(person: Person, action: str) -> Json:
    """The newest panel in direct messages that offers an action."""
    found: Json = await person.wait_until(lambda: next((m for m in person.mine() if does(m, action)), None))
    return found


async def test_the_year_by_panel(stage: Stage) -> None:
    """Six selects, standing choices, Save, Seal, Unseal; every choice shows at once in the panel that was pressed."""
    thread = await stage.running()
    await stage.place_heroes(thread)
    ximena = stage.people[2]
    for number, action in enumerate(ORDERS, 1):
        message = await panel(ximena, action)
        assert len([s for s in parts(message, SELECT) if ":order " in s["custom_id"]]) == 6
        answered = await ximena.pick(message, action)
        assert answered.kind == UPDATE
        assert answered.message["id"] == message["id"]
        chosen = [o["value"] for s in parts(answered.message, SELECT) for o in s["options"] if o.get("default")]
        assert action in chosen
        assert stage.file.one("SELECT count(*) FROM actions WHERE seat = 2 AND text LIKE 'order%'") == number
    message = await panel(ximena, "standing-titan never")
    answered = await ximena.pick(message, "standing-titan never")
    before = stage.file.everything()
    answered = await ximena.push(answered.message, "Guardar")
    assert "Guardado" in answered.text
    assert stage.file.everything() == before
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


@pytest.mark.parametrize("who", [0, 2], ids=["en", "es"])
async def test_what_is_refused_changes_nothing(who: int, stage: Stage) -> None:
    """One clear sentence in the person's own language, for his eyes only, and the file as it was."""
    thread = await stage.running()
    await stage.place_heroes(thread)
    person = stage.people[who]
    sentences = []
    for path, options, english, spanish in REFUSED:
        before = stage.file.everything()
        answered = await person.use(path, channel=thread, **options)
        assert answered.private, path
        assert stage.file.everything() == before, f"{path} {options} changed something"
        assert len(answered.text) > 10
        assert "\n" not in answered.text.strip(), answered.text
        assert (spanish if who else english).casefold() in answered.text.casefold(), f"{path}: {answered.text}"
        sentences.append(answered.text)
    assert "error" not in " ".join(sentences).casefold().split()


async def test_a_stranger_learns_nothing(stage: Stage) -> None:
    """No suggestions, no panel, no seat; the public board is for everybody."""
    thread = await stage.running()
    await stage.place_heroes(thread)
    stranger = stage.people[4]
    for typed in ("", "order", "seal"):
        assert await stranger.autocomplete("act", "action", typed, channel=thread) == []
    assert await stranger.autocomplete("xidit bards", "region", "", channel=thread) == []
    before = stage.file.everything()
    for path, options in (("table hand", {}), ("act", {"action": "order 1 red"}), ("xidit preview", {}),
                          ("table undo", {}), ("table pause", {}), ("table resign", {}), ("table leave", {})):
        answered = await stranger.use(path, channel=thread, **options)
        assert answered.private
        assert not answered.message["attachments"]
    status = await stranger.wait_until(lambda: next(
        (m for m in stranger.mine() if m["channel_id"] == thread and words(m).startswith("Waiting")), None))
    for label in ("My hand", "Undo"):
        answered = await stranger.push(status, label)
        assert answered.private
        assert not answered.message["attachments"]
    assert stage.file.everything() == before
    board = await stranger.push(status, "Board")
    assert board.private
    assert board.message["attachments"]


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
    assert stage.file.one("SELECT count(*) FROM actions WHERE seat = 1 AND kind = 'act' AND NOT undone") == 1
    assert "organiser" in await said(osric, "table pause")
    await said(maud, "table pause")
    assert stage.file.one("SELECT status FROM tables") == "paused"
    assert "paused" in await said(osric, "act", action="order 1 red")
    await said(maud, "table resume")
    await said(maud, "table replace", seat=2, user=hawise.id)
    assert str(stage.file.one("SELECT user_id FROM seats WHERE seat = 1")) == hawise.id
    assert "no seat" in await said(osric, "act", action="order 1 red")
    assert "Done" in await said(hawise, "act", action="order 1 red")
    await said(hawise, "table resign")
    assert stage.file.one("SELECT computer FROM seats WHERE seat = 1")
