"""Herald as people meet it: the real bot over the sandbox, through buttons, selects and commands alone."""

from __future__ import annotations

import asyncio
import dataclasses
from pathlib import Path
from typing import Any

import pytest

from bot.presenter import panel_copies
from bot.sandbox import constants as c
from bot.tables.unit.posts import Message, Post, PostKind
from bot.ui.ids import Id
from engine import GAMES
from tests.cogs.in_process_bot import ROOM, Person, Room, flat, room, words_of
from tests.cogs.table_from_outside import card, contents, labels, private, thread
from tests.support.sandbox import Json

pytestmark = pytest.mark.slow
TEXT = 10
"""Discord's number of a text in a layout."""


async def drawn(place: Room, person: Person) -> Json:
    """The lobby card with its picture, for which its words did not wait."""

    async def find() -> Json | None:
        found = await card(place, person)
        return found if found["attachments"] else None

    return dict(await place.until(find))


async def opened(place: Room, *, seats: int = 4, name: str = "Winter", **more: Any) -> Json:
    """A table of the first person, with its card."""
    answer = await place.people[0].slash("table new", game="xidit", seats=seats, name=name, **more)
    assert private(answer)
    return await card(place, place.people[0])


async def begun(place: Room) -> str:
    """A started table of four; returns its thread once the first board is posted."""
    shown = await opened(place)
    for person in place.people[1:4]:
        assert private(await person.press(shown, "Join"))
    assert private(await place.people[0].press(shown, "Start"))
    return await thread(place)


async def act_on(person: Person, where: str) -> str | None:
    """Take the first suggestion of ``/act``; ``None`` when there is none."""
    found = await person.typing("act", "action", "", channel=where)
    if not found:
        return None
    answer = await person.slash("act", channel=where, action=found[0]["value"])
    assert private(answer)
    return str(found[0]["value"])


async def everybody_places(place: Room, where: str) -> None:
    """Each takes the first city offered when it is their turn."""
    placed = 0
    while placed < 4:
        for person in place.people[:4]:
            if placed < 4 and await act_on(person, where) is not None:
                placed += 1


async def play_until(place: Room, where: str, key: str) -> None:
    """Everybody takes first suggestions until an event happens, whenever it is posted; nobody acts any more then."""
    for _ in range(400):
        for person in place.people[:4]:
            await act_on(person, where)
        if any(key == line.event.key for line in await place.herald.tables.views.log(1, None, since=0)):
            return
    raise AssertionError(f"{key} never happened")


async def test_lobby_by_buttons(tmp_path: Path) -> None:
    async with room(tmp_path) as place:
        maud, osric, ximena, hawise, tancred = place.people
        shown = await opened(place, deadline="daily 20:00 Europe/Madrid")
        assert "every day at 20:00 (Europe/Madrid)" in words_of(shown)
        assert (await drawn(place, maud))["attachments"][0]["description"]

        assert "seat 2" in words_of(await osric.press(shown, "Join"))
        assert words_of(await osric.press(shown, "Join")).startswith("You already have a seat at this table.")
        assert words_of(await osric.press(shown, "Start")).startswith("Only the organiser of this table can do that.")
        assert "still free" in words_of(await maud.press(shown, "Start"))
        assert words_of(await osric.press(shown, "Settings")).startswith("Only the organiser of this table")
        assert words_of(await osric.press(shown, "Leave")) == "You have left table #1."

        assert private(await osric.press(shown, "Add a word"))  # who has no seat adds nothing
        form = await maud.user.click(shown, label="Add a word")
        seed_hash = (await place.herald.tables.lookup.info(1)).seed_hash
        assert seed_hash in str(form.modal)
        added = await (await maud.user.submit(form, {"value": " white  rose "})).message()
        assert not private(added)
        assert all(part in words_of(added) for part in (seed_hash, "`white rose`", f"<@{maud.id}>"))

        options = await maud.press(shown, "Settings")
        assert private(options)
        changed = await maud.pick(options, "true")
        assert changed["id"] == options["id"]
        assert "**Short game:** yes" in words_of(changed)
        changed = await maud.pick(await maud.press(changed, "Time"), "72h")
        changed = await maud.pick(await maud.press(changed, "Talk and help"), "es")

        async def redrawn() -> Json | None:
            now = await card(place, maud, "Unirse")
            return now if "Partida corta: sí" in words_of(now) else None

        shown = await place.until(redrawn)
        assert "Plazo: 3 días para responder" in words_of(shown)

        for person in (osric, ximena, hawise):
            await person.press(shown, "Unirse")
        assert words_of(await tancred.press(shown, "Unirse")).startswith("Todos los asientos de esta mesa")
        assert private(await maud.press(shown, "Empezar"))
        where = await thread(place)

        async def waits() -> bool:
            posts = [words_of(p) for p in await maud.messages(where)]
            begun = any(seed_hash in p and "1 `white rose`" in p for p in posts)
            return begun and any(p.startswith("Espera a ") for p in posts)

        await place.until(waits)
        assert place.sandbox.violations == []


async def test_a_year_by_first_suggestions_and_by_panel(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Three people play by ``/act``, one by the panel in direct messages; clicks on old panels are harmless."""
    monkeypatch.setattr(panel_copies, "LASTS", -1.0)  # a copy that can be edited no more stays as it was
    async with room(tmp_path) as place:
        maud, osric, _, hawise, tancred = place.people
        where = await begun(place)

        await everybody_places(place, where)

        async def year(person: Person = maud) -> Json | None:
            found = await person.dms()
            selects = [x for x in flat(found[0]) if x["type"] == 3] if found else []
            return found[0] if len(selects) >= 6 else None

        panel = await place.until(year)
        await place.until(lambda: year(osric))
        assert private(await osric.slash("act", channel=where, action="order 1 wait"))

        async def followed() -> bool | None:
            """What they do by a command stands on their panel."""
            lines = [o for x in await osric.dms() for c in flat(x) for o in c.get("options", []) if o.get("default")]
            return "order 1 wait" in {o["value"] for o in lines} or None

        await place.until(followed)
        panel_of_year_one = await maud.slash("table panel", channel=where)
        assert private(panel_of_year_one)
        assert any(x["type"] == 12 for x in flat(panel_of_year_one))  # a gallery with the private board
        for step, order in enumerate(("blue", "red", "act", "black", "wait", "act"), 1):
            panel = await maud.pick(panel, f"order {step} {order}")
            chosen = [o for c in flat(panel) for o in c.get("options", []) if o.get("default")]
            assert f"order {step} {order}" in {o["value"] for o in chosen}
        assert "Save" not in labels(panel)  # what is chosen is kept without a word
        sealed = await maud.press(panel, "Seal")
        assert "nothing left to decide here" in words_of(sealed)
        opened_again = await maud.press(sealed, "Unseal")
        sealed = await maud.press(opened_again, "Seal")

        # somebody without a seat sees nothing of it
        await place.quiet()

        async def status() -> Json | None:
            return next((p for p in await tancred.messages(where) if "My panel" in labels(p)), None)

        post = await place.until(status)
        assert words_of(await tancred.press(post, "My panel")).startswith("No tienes asiento en esta mesa.")
        assert await tancred.typing("act", "action", "", channel=where) == []
        assert private(await osric.press(post, "My panel"))
        assert private(await osric.press(post, "Waiting for…"))
        assert private(await osric.press(post, "Board"))
        assert words_of(await hawise.press(post, "Undo")).startswith("There is nothing to undo")

        await play_until(place, where, "xidit-year-end")

        async def ended() -> Json | None:
            return next((p for p in await hawise.messages(where) if "Year 1 is over" in words_of(p)), None)

        over = await place.until(ended)
        assert len(words_of(over)) <= 2000
        assert len(over["attachments"]) == 3  # what matters now, the board and the six steps
        assert all(a["description"] for a in over["attachments"])
        # a click on the panel of a phase that is over: one sentence on top of it as it is now, nothing changed
        before = await contents(place)
        stale = await maud.pick(panel_of_year_one, "order 1 blue")
        assert stale["id"] == panel_of_year_one["id"]
        assert "The game has moved on" in words_of(stale)
        assert any(c["type"] == 3 for c in flat(stale))
        assert (await contents(place))["seq"] == before["seq"]
        assert (await maud.press(panel_of_year_one, "Refresh panel"))["id"] == panel_of_year_one["id"]

        assert not any(private(p) for p in await tancred.messages(where) if not p.get("interaction_metadata"))
        assert place.sandbox.violations == []


async def test_the_answer_to_the_last_seal_points_at_the_thread(tmp_path: Path) -> None:
    """... where the whole phase is told, instead of showing its last lines."""
    async with room(tmp_path) as place:
        where = await begun(place)
        for _ in range(60):
            for person in place.people[:4]:
                found = await person.typing("act", "action", "", channel=where)
                if not found:
                    continue
                said = words_of(await person.slash("act", channel=where, action=found[0]["value"]))
                if f"<#{where}>" in said:
                    assert "ends a phase" in said or "termina una fase" in said
                    assert len(said.splitlines()) <= 3
                    return
        raise AssertionError("no phase ended")


async def test_a_panel_that_ended_a_phase_stays_until_the_next_is_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What stood there stays where it was, with nothing to press but what looks around, until the board of which the
    next panel speaks is posted; then that comes in its place."""
    async with room(tmp_path) as place:
        maud, others = place.people[0], place.people[1:4]
        where = await begun(place)
        await everybody_places(place, where)
        tables, presenter, posted = place.herald.tables, place.herald.presenter, asyncio.Event()
        for person in place.people[:4]:
            look = await tables.views.look(1, int(person.id))
            assert look.blocked is not None
            silence = [action for action in look.blocked.default if person in others or action.verb != "seal"]
            await tables.play.act(1, int(person.id), silence)
        await tables.redraw_panel(1, (await tables.views.look(1, int(maud.id))).seat or 0)

        async def panel(*texts: str) -> Json | None:
            found = (x for x in await maud.dms() if x["components"])
            return next((x for x in found if all(t in words_of(x) for t in texts)), None)

        await place.quiet()
        before = dict(await place.until(lambda: panel("Year 1 of 12")))
        real = presenter.compose

        async def late(post: Post) -> Message | None:
            if post.kind is PostKind.PHASE:
                await posted.wait()
            return await real(post)

        monkeypatch.setattr(presenter, "compose", late)
        await maud.press(before, "Seal")
        held = dict(await place.until(lambda: panel("ends a phase")))
        old, new = flat(before), flat(held)
        assert [x["type"] for x in new[: len(old)]] == [x["type"] for x in old]
        assert [x["content"] for x in new if x["type"] == TEXT][:1] == [x["content"] for x in old if x["type"] == TEXT][
            :1
        ]
        able = {Id.parse(x["custom_id"]) for x in new if "custom_id" in x and not x.get("disabled")}
        assert {where.verb for where in able if where is not None} == {"board", "rules", "redraw"}
        assert held["attachments"] == before["attachments"]
        posted.set()
        after = dict(await place.until(lambda: panel("Year 2 of 12")))
        assert after["id"] == before["id"]
        assert place.sandbox.violations == []


async def first_to_act(place: Room, where: str) -> int:
    """Who is offered something now."""
    for number, person in enumerate(place.people[:4]):
        if await person.typing("act", "action", "", channel=where):
            return number
    raise AssertionError("nobody is asked")


@dataclasses.dataclass(frozen=True)
class Bad:
    """Something wrong that a person does."""

    who: int
    """Which of the people, from 0; ``TURN`` and ``OTHER`` for one whom the position decides."""
    line: str
    """The words of the command."""
    options: Json
    """Of the command, by name."""
    says: str
    """What the answer says somewhere, ``{turn}`` being the name of whoever must decide; empty: anything."""
    inside: bool = False
    """It is done in the table's thread, not in the channel around it."""


TURN, OTHER = -1, -2
"""Whoever must decide first, which is drawn by lot, and somebody who must not."""

WRONG_LOBBY = [
    Bad(1, "table new", {"game": "chess", "seats": 4}, "There is no game called chess."),
    Bad(1, "table new", {"game": "xidit", "seats": 2}, "This game has 3 to 5 seats."),
    Bad(1, "table new", {"game": "xidit", "seats": 9}, "This game has 3 to 5 seats."),
    Bad(2, "table new", {"game": "xidit", "seats": 4, "deadline": "pronto"}, "pronto no es un plazo."),
    Bad(1, "table new", {"game": "xidit", "seats": 4, "deadline": "daily 20:00 Mars/Base"}, "There is no time zone"),
    Bad(1, "table new", {"game": "xidit", "seats": 4, "deadline": "999d"}, "The time to answer can be from 3 minutes"),
    Bad(0, "table join", {"table": "1"}, "You already have a seat at this table."),
    Bad(0, "table join", {"table": "77"}, "There is no table 77 here."),
    Bad(0, "table start", {}, "3 of the 4 seats are still free."),
    Bad(1, "table start", {}, "You are not at any open table here."),
    Bad(1, "table computer add", {"table": "1"}, "Only the organiser"),
    Bad(0, "table computer add", {"player": "deep-thought", "table": "1"}, "There is no computer player called deep-"),
    Bad(0, "table computer remove", {"table": "1"}, "There is no computer player in that seat."),
    Bad(0, "table panel", {"table": "1"}, "This game has not started yet."),
    Bad(0, "table board", {"table": "1"}, "This game has not started yet."),
    Bad(0, "act", {"action": "order 1 red", "table": "1"}, "This game has not started yet."),
    Bad(0, "act", {"action": "order 1 réd; ;;"}, "`order 1 réd` is not an action."),
    Bad(0, "act", {"action": " ; ; "}, "Write an action"),
    Bad(0, "act", {"action": "<@123> `x`"}, "`<@123> 'x'` is not an action."),
    Bad(0, "act", {"action": "; ".join(["seal"] * 70)}, "That is more than 60 actions."),
    Bad(0, "table replace", {"seat": 2, "user": c.APPLICATION_ID, "table": "1"}, "A Discord bot cannot take a seat."),
    Bad(0, "table pause", {"table": "1"}, "This game has not started yet."),
    Bad(0, "table export", {"table": "99999999999999999999"}, "There is no table"),
    Bad(1, "settings server", {"language": "es"}, "Only server managers"),
    Bad(1, "settings me", {"zone": "Nowhere"}, "There is no time zone Nowhere."),
    Bad(1, "rules", {"game": "xidit", "topic": "cheating"}, "There is no topic `cheating`."),
    Bad(1, "rules", {"game": "chess"}, "There is no game called chess."),
]

WRONG_RUNNING = [
    Bad(TURN, "act", {"action": "order 1 red"}, "", True),
    Bad(TURN, "act", {"action": "fly 3"}, "", True),
    Bad(TURN, "act", {"action": "wish 1 3; wish 1 77"}, "", True),
    Bad(TURN, "act", {"action": "wish 1 77"}, "", True),
    Bad(OTHER, "act", {"action": "reveal archer 1"}, "", True),
    Bad(4, "act", {"action": "wish 1 3"}, "No tienes asiento en esta mesa.", True),
    Bad(4, "table panel", {}, "No tienes asiento en esta mesa.", True),
    Bad(TURN, "xidit place", {"city": 77}, "", True),
    Bad(TURN, "xidit seal", {}, "", True),
    Bad(0, "table join", {}, "You already have a seat at this table.", True),
    Bad(4, "table join", {}, "Todos los asientos", True),
    Bad(1, "table resume", {}, "This table is not paused.", True),
    Bad(1, "table undo", {}, "There is nothing to undo", True),
    Bad(0, "table board", {"zoom": "atlantis"}, "This board has no area called atlantis.", True),
    Bad(0, "table file verify", {}, "This game is not over yet.", True),
    Bad(0, "table resume", {}, "This table is not paused.", True),
    Bad(0, "table computer back", {}, "No computer is playing for you at this table, so your seat", True),
    Bad(0, "table replace", {"seat": 2}, "has not missed a deadline", True),
    Bad(0, "table replace", {"seat": 1}, "Say who should get the seat", True),
    Bad(0, "table remove", {"user": c.USERS[1][0]}, "The game is running", True),
    Bad(0, "table end concede", {"withdraw": True}, "There is no such vote or question", True),
    Bad(4, "table end draw", {}, "No tienes asiento en esta mesa.", True),
]


async def refused(place: Room, bad: Bad, where: str, turn: int = 0) -> None:
    who = {TURN: turn, OTHER: (turn + 1) % 4}.get(bad.who, bad.who)
    before = await contents(place)
    answer = await place.people[who].slash(bad.line, channel=where if bad.inside else ROOM, **bad.options)
    assert private(answer), bad
    said = words_of(answer)
    assert bad.says.format(turn=place.people[turn].user.name) in said, (bad, said)
    assert "[" not in said, said
    assert "reference" not in said, said
    assert "\n" not in said.strip(), said
    assert await contents(place) == before, bad


async def test_bad_input_gets_one_sentence_and_changes_nothing(tmp_path: Path) -> None:
    async with room(tmp_path) as place:
        await opened(place)
        for bad in WRONG_LOBBY:
            await refused(place, bad, "")


async def test_bad_input_at_a_running_table(tmp_path: Path) -> None:
    async with room(tmp_path) as place:
        where = await begun(place)
        turn = await first_to_act(place, where)
        for bad in WRONG_RUNNING:
            await refused(place, bad, where, turn)


async def test_everything_lives_on_after_a_restart(tmp_path: Path) -> None:
    """Buttons and selects drawn before a restart work after it."""
    async with room(tmp_path) as place:
        maud, osric = place.people[:2]
        shown = await opened(place)
        await place.stop()
        await place.start()
        assert "seat 2" in words_of(await osric.press(shown, "Join"))
        for person in place.people[2:4]:
            await person.press(shown, "Join")
        await maud.press(shown, "Start")
        where = await thread(place)
        who = place.people[await first_to_act(place, where)]
        hand = await who.slash("table panel", channel=where)
        await place.stop()
        await place.start()
        value = next(o["value"] for c in flat(hand) for o in c.get("options", []))
        after = await who.pick(hand, value)
        assert after["id"] == hand["id"]
        assert value in {o["value"] for x in flat(after) for o in x.get("options", []) if o.get("default")}


@pytest.mark.parametrize("patience", [0.0, 60.0])
async def test_slow_answers_stay_as_private_as_quick_ones(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, patience: float
) -> None:
    """Deferred at once or never: the same eyes see the same."""
    monkeypatch.setattr("bot.ui.answer.PATIENCE", patience)
    async with room(tmp_path) as place:
        where = await begun(place)
        turn = await first_to_act(place, where)
        person, other = place.people[turn], place.people[(turn + 1) % 4]
        hand = await person.slash("table panel", channel=where)
        assert private(hand)
        assert private(await other.slash("act", channel=where, action="wish 9 9"))
        assert private(await other.slash("table board", channel=where, zoom="atlantis", public=True))
        shown = await other.slash("table board", channel=where, public=True)
        assert not private(shown)
        assert shown["attachments"]
        value = next(o["value"] for x in flat(hand) for o in x.get("options", []))
        after = await person.pick(hand, value)
        assert after["id"] == hand["id"]
        seen = [p for p in await place.people[4].messages(where) if private(p)]
        assert seen == []
        assert place.sandbox.violations == []


async def test_closed_messages_fall_back_to_the_button(tmp_path: Path) -> None:
    async with room(tmp_path) as place:
        maud = place.people[0]
        for person in place.people[:4]:
            await person.user.settings(dms_closed=True)
        where = await begun(place)

        asked = place.people[await first_to_act(place, where)]

        async def told() -> Json | None:
            notes = [p for p in await maud.messages(where) if "gets no direct messages" in words_of(p)]
            return next((p for p in notes if words_of(p).startswith(f"<@{asked.id}> ")), None)

        note = await place.until(told)
        hand = await asked.press(note, "My panel")
        assert private(hand)
        value = next(o["value"] for c in flat(hand) for o in c.get("options", []))
        assert words_of(await asked.pick(hand, value))


async def test_settings_rules_and_lists_in_ones_own_language(tmp_path: Path) -> None:
    async with room(tmp_path) as place:
        maud, osric, ximena = place.people[:3]
        await opened(place)
        assert "español" not in words_of(await maud.slash("settings me"))
        mine = words_of(await ximena.slash("settings me", zone="Europe/Madrid", reminders=False, dms=False))
        assert "Europe/Madrid" in mine
        assert "avisos: no" in mine
        assert "nadie te avisa" in mine
        assert "resultado y la semilla" in mine
        assert "tu único aviso es una mención" in words_of(await ximena.slash("settings me", reminders=True))
        assert "Idioma: español" in words_of(await ximena.slash("settings me", language="es"))
        assert words_of(await ximena.slash("settings me", language="en")).startswith("Language: English")
        assert words_of(await ximena.slash("help")).startswith("**Herald** hosts")  # a chosen language rules answers
        assert words_of(await ximena.press(await card(place, ximena), "Leave")).startswith("You have no seat at this")
        assert "como en Discord" in words_of(await ximena.slash("settings me", language="auto"))
        assert words_of(await maud.slash("settings server", language="es")).startswith("Language: Spanish")
        topics = words_of(await ximena.slash("rules", game="xidit"))
        assert topics.count("\n- ") == 15
        assert words_of(await osric.slash("rules", game="xidit", topic="goal")).startswith("### Goal")
        assert words_of(await ximena.slash("help")).startswith("**Herald** lleva partidas")
        assert "#1 Winter" in words_of(await osric.slash("table list"))
        assert "There are no open tables" in words_of(await osric.slash("table list", everybody=False))
        zones = await osric.typing("settings me", "zone", "new york")
        assert zones[0]["value"] == "America/New_York"
        games = await ximena.typing("table new", "game", "", seats=4)
        assert {"name": "Los Señores de Xidit", "value": "xidit"} in games
        assert {game["value"] for game in games} == set(GAMES)
        tables = await osric.typing("table status", "table", "win")
        assert tables[0]["value"] == "1"
        second = words_of(await maud.slash("table new", game="xidit", seats=3, name="Spring"))
        assert "**#2 Spring**" in second
        several = words_of(await maud.slash("table status"))
        assert several.startswith("You play at several tables: #2 Spring and #1 Winter.")
        assert words_of(await maud.slash("table start")).startswith("You play at several tables: ")
        assert "1/3" not in words_of(await maud.slash("table status", table="Spring"))
        assert words_of(await maud.slash("table cancel", table="spring")) == "Table #2 is cancelled."


async def test_the_table_of_this_channel_is_meant(tmp_path: Path) -> None:
    """Of several tables the one whose card lies here; of several here the one the asker gathers."""
    async with room(tmp_path) as place:
        maud, osric = place.people[:2]
        other = c.CHANNELS[2][0]
        await opened(place, name="Winter")
        await osric.slash("table new", channel=other, game="xidit", seats=4, name="Spring")
        await maud.slash("table join", channel=other)
        assert "#2" in words_of(await maud.slash("table status", channel=other))
        assert "#1" in words_of(await maud.slash("table status"))
        await osric.slash("table join")
        assert "Only the organiser" in words_of(await osric.slash("table start"))
        assert "seats are still free" in words_of(await osric.slash("table start", channel=other))
        await maud.slash("table new", channel=other, game="xidit", seats=3, name="Summer")
        assert "#3" in words_of(await maud.slash("table computer add", channel=other))
        assert "#3" in words_of(await maud.slash("table status", channel=other))
        assert words_of(await maud.slash("table leave", channel=other)).startswith("You play at several tables: ")
