"""What a panel opens with: what became of one's own, what led there, and the buttons about it."""

from __future__ import annotations

import dataclasses
import importlib
import random
from collections.abc import Iterator

import discord
import pytest
from msgspec import structs

from bot.presenter.front import Front, front
from bot.presenter.panel_kit.controls import foot, generic
from bot.presenter.panels.panel import _parts, display, panel, rows
from bot.presenter.panels.recap import LOST, MOST, Line, chosen, recap
from bot.presenter.words.telling import Told, Weight
from bot.presenter.words.voice import Voice
from bot.tables.model import LoggedEvent, SeatView
from bot.tables.play.read_marks import KEPT, READ, SITTING
from bot.tables.play.recent import told_by_act
from bot.tables.unit.posts import Post, PostKind
from bot.ui.ids import Id
from cogs.play import recap as handlers
from cogs.play import suggest  # noqa: F401 - brings its buttons
from engine import GAMES
from engine.core import Event, Figures, Piece, Place, Said, SeatRef, told_once, visible_to
from herald_fair.rules import FAIR
from tests.bot.presenter.made_up_questions import VOTE, heading, question, shown
from tests.cogs.press_everything import check
from tests.cogs.seat_views import NAMES, PICTURE, look_at, seat_view
from tests.cogs.toy_table import PEOPLE, Fair, Panel
from tests.engine.driver import turn
from tests.engine.supplements import SUPPLEMENTS
from tests.support.catalogues import more_words
from tests.support.games import AddGame
from tests.toy import WORDS as FAIR_WORDS

EVERY = 9
"""Actions between two panels."""
PANELS = 24


def line(text: str, weight: Weight = Weight.PLAIN, *, mine: bool = False) -> Line:
    return Line(text, weight is Weight.GREAT, mine, weight)


def watched(game: str, seed: int) -> Iterator[SeatView]:
    """What a seat sees from time to time along a random game, each time with what happened since the last."""
    importlib.import_module(f"cogs.{game}")
    rules, rng, seat = GAMES[game], random.Random(seed), 0
    state = rules.setup(seats=rules.seats.stop - 1, seed=f"recap {seed}")
    had, news = rules.figures(rules.view(state, seat), seat), list[LoggedEvent]()
    count = 0
    while (step := turn(rng, rules, state, SUPPLEMENTS[game].picker)) is not None:
        events = told_once(visible_to(rules.apply(state, *step), seat))
        own = step[0] == seat and not rules.draws(state)
        verb = step[1].verb
        news += [LoggedEvent(count, 0.0, e, own and told_by_act(e, seat, verb, rules.brought)) for e in events]
        count += 1
        if count % EVERY == 0:
            look = look_at(rules, state, seat)
            has = rules.figures(look.view, seat)
            yield dataclasses.replace(look, news=tuple(news[-200:]), had=had, has=has)
            had, news = has, []


@pytest.mark.slow(but=["fief", "knights"])
@pytest.mark.parametrize("game", sorted(GAMES))
def test_what_becomes_of_ones_own_stands_on_the_next_panel(game: str) -> None:
    """Crowns, points, places and people, in every way in which a random game changes them; and nothing of great weight
    is among the rest."""
    voice = Voice("en", NAMES, game)
    for count, look in enumerate(watched(game, 4)):
        assert look.seat is not None
        assert look.had is not None
        assert look.has is not None
        told = heading(shown(look))
        check(panel(shown(look), ("board.png", PICTURE)))
        for name, now in look.has.amounts.items():
            if (then := look.had.amounts.get(name, 0)) != now:
                assert f"{then} → {now}" in told, (game, name)
        for name in {*look.has.held, *look.had.held}:
            for term in set(look.had.held.get(name, [])) ^ set(look.has.held.get(name, [])):
                assert str(voice.term(game, term)) in told, (game, name, term)
        for seat, points in look.has.scores.items():
            assert points == look.had.scores.get(seat, 0) or f"→ {points}" in told
        events = [logged.event for logged in look.news if not logged.own]
        for each in front(game).tell(look.view, events, voice, look.seat):
            if each.weight is Weight.GREAT:
                assert each.text[:90] in told, each.text
        if count >= PANELS:
            break


def test_what_weighs_most_is_never_among_the_rest_and_all_stands_as_it_happened() -> None:
    lines = [line(f"small {n}", Weight.SMALL) for n in range(30)]
    lines[3:3] = [line(f"great {n}", Weight.GREAT) for n in range(MOST + 2)]
    lines.append(line("mine", mine=True))
    kept = chosen(lines)
    assert list(kept) == sorted(kept)
    assert [text for text in kept.values() if "great" in text] == [f"- great {n}" for n in range(MOST + 2)]
    few = chosen([*lines[:3], lines[-1], *lines[-3:-1]], 40)
    assert "- mine" in few.values()
    assert sum(len(text) + 1 for text in few.values()) <= 40


def test_ones_own_acts_are_in_the_sums_and_ones_losses_are_marked() -> None:
    own = Event("fair-bid", {"n": 3}, audience=(0,))
    sold = Event("fair-sold", {"seat": SeatRef(1), "good": Piece("wool"), "gate": Place("north-gate"), "n": 2})
    had, has = Figures({"coins": 12}, {"goods": [Piece("wool")]}), Figures({"coins": 5})
    look = seat_view([VOTE], game="fair", news=(LoggedEvent(1, 0.0, own, True), LoggedEvent(2, 0.0, sold)))
    with more_words(FAIR_WORDS):
        title, *rows = recap(look, 0, Voice("en", NAMES, "fair"))
        assert title == "**Since you last looked**"
        assert rows[0].startswith("- Ben sells wool")
        summed = dataclasses.replace(look, had=had, has=has)
        title, first, *rows = recap(summed, 0, Voice("en", NAMES, "fair"))
    assert title == "**Since you last looked** (🔻 lost)"
    assert first == "**coins 12 → 5 · goods lost: wool**"
    assert [row[:9] for row in rows] == [f"- {LOST} Ben s"]


def test_a_panel_without_room_keeps_to_what_discord_takes() -> None:
    events = [Event("undone-actions", {"seat": SeatRef(1), "actions": [Said(f"go {n} " * 9)]}) for n in range(200)]
    news = tuple(LoggedEvent(n, 0.0, event) for n, event in enumerate(events))
    older = tuple((LoggedEvent(0, 0.0, event), 40) for event in events[:9])
    look = seat_view([question("vote-1", *(f"vote {n}" for n in range(90))), VOTE], news=news, older=older)
    for language in ("en", "es"):
        check(panel(shown(look, language), ("board.png", PICTURE), note="x" * 1500))
    assert "more: press **Show all**." in heading(shown(look))


def test_where_three_buttons_find_no_room_one_shows_all(monkeypatch: pytest.MonkeyPatch) -> None:
    own = Event("undone-actions", {"seat": SeatRef(1), "actions": [Said("go")]})
    ctx = shown(seat_view([VOTE], news=(LoggedEvent(1, 0.0, own),)))
    parts = sum(_parts(row) for row in (*generic(ctx), *foot(ctx)))
    for free in (0, 2, 3, 4):
        monkeypatch.setattr("bot.presenter.panels.panel.PARTS", parts + free)
        ids = [Id.parse(item.custom_id) for row in rows(ctx) for item in getattr(row, "children", [])]
        verbs = [i.verb for i in ids if i is not None and i.verb in ("news", "seen", "watch")]
        assert verbs == ["news", "seen", "watch"][: max(free - 1, 0)]


def test_advice_can_be_tried_first_and_leaves_room_for_its_question(monkeypatch: pytest.MonkeyPatch) -> None:
    """What was advised stands directly above *Try it*, then what answers the question, then what is about the news,
    which are told as before; where nobody may ask nothing can be tried."""
    monkeypatch.setattr("bot.presenter.panels.panel.may_ask", lambda table: True)
    done = [Event("undone-actions", {"seat": SeatRef(1), "actions": [Said(f"go {n}")]}) for n in range(MOST + 5)]
    look = seat_view([VOTE], news=tuple(LoggedEvent(n, 0.0, event) for n, event in enumerate(done)))

    def told(tip: bool) -> int:
        return sum(row.startswith("- ") for row in heading(shown(look, tip=tip), note="Vote yes.").splitlines())

    def verbs() -> list[str]:
        items = [item for row in rows(shown(look, tip=True)) for item in getattr(row, "children", [])]
        return [where.verb for item in items if (where := Id.parse(item.custom_id)) is not None]

    assert (told(False), told(True)) == (MOST, MOST)
    assert heading(shown(look, tip=True), note="Vote yes.").endswith("Vote yes.")
    found = verbs()
    assert found[0] == "try"
    assert found.index("do") < found.index("undo") < found.index("news") < found.index("suggest")
    monkeypatch.setattr("bot.presenter.panels.panel.may_ask", lambda table: False)
    assert verbs() == [verb for verb in found if verb not in ("try", "suggest")]


def test_advice_stands_below_what_a_game_says_of_its_question(monkeypatch: pytest.MonkeyPatch) -> None:
    """Words that lead the controls are said before the advice; *Try it* comes between them and the first control."""
    monkeypatch.setattr("bot.presenter.panels.panel.may_ask", lambda table: True)
    ctx = shown(seat_view([VOTE]), tip=True)
    own = [discord.ui.TextDisplay[discord.ui.LayoutView]("The wards are two."), *generic(ctx), *foot(ctx)]
    monkeypatch.setattr("bot.presenter.panels.panel.front", lambda game: Front(controls=lambda ctx: list(own)))
    first, second, *_ = rows(ctx)
    assert isinstance(first, discord.ui.TextDisplay)
    assert [item.custom_id.split(":")[1] for item in getattr(second, "children", [])] == ["try"]
    view = panel(ctx, None, note="Vote yes.").view
    assert view is not None
    words = [item.content for item in view.walk_children() if isinstance(item, discord.ui.TextDisplay)]
    assert words[-1].endswith("The wards are two.\nVote yes.")


async def test_all_of_it_in_pages_and_seen(fair: Fair, monkeypatch: pytest.MonkeyPatch) -> None:
    assert handlers, "whose buttons these are"
    monkeypatch.setattr("bot.presenter.panels.recap.PAGE", 90)
    tables, seat = fair.tables, 0
    for other in (1, 2, 3):
        await fair.act(other, "vote nay")
    first = await fair.click(seat, Id("news", fair.table, seat))
    assert (first.how, first.options["ephemeral"]) == ("send", True)
    assert "(1/" in first.text
    pages, numbers = [first.text.split("\n", 1)[1]], []
    while True:
        ids = [Id.parse(item.custom_id) for item in first.options["view"].children]
        following = [i for i in ids if i is not None and int(i.arg.split()[2]) == len(pages)]
        if not following:
            break
        numbers.append(following[0].arg)
        first = await fair.click(seat, following[0])
        pages.append(first.text.split("\n", 1)[1])
    told = "\n".join(pages)
    assert len(pages) > 1
    assert all(NAMES[n].split()[0] in told for n in (1, 2, 3))
    assert (await fair.look(seat)).news == (), "whoever has all of it shown has read it"
    junk = await fair.click(seat, Id("newspage", fair.table, seat, arg="1 2 x"))
    assert junk.how == "send"
    foreign = await fair.click(1, Id("newspage", fair.table, seat, arg=numbers[0]))
    assert all(page not in foreign.text for page in pages), "nobody reads another's news"

    wall = Panel(77)
    await fair.act(4, "vote nay")
    await fair.press(wall, seat, Id("redraw", fair.table, seat))
    assert "Since you last looked" in wall.said[-1]
    await fair.act(5, "vote nay")
    await fair.press(wall, seat, Id("seen", fair.table, seat))
    assert [n.event.params["seat"] for n in (await fair.look(seat)).news][:1] == [SeatRef(5)], "that came afterwards"
    assert (await tables.lookup.info(fair.table)).id == fair.table


async def test_a_press_reads_what_its_panel_has_told_for_ten_seconds(fair: Fair) -> None:
    wall, clock = Panel(78), fair.clock
    await fair.act(1, "vote nay")
    await fair.press(wall, 0, Id("redraw", fair.table, 0))
    assert NAMES[1].split()[0] in wall.said[-1]
    look = await fair.look(0)
    assert look.blocked is not None
    token = look.tokens[look.blocked.id]
    await fair.press(wall, 0, Id("save", fair.table, 0, token))
    assert NAMES[1].split()[0] in wall.said[-1], "nobody has read that yet"
    clock.add(seconds=READ)  # type: ignore[attr-defined]
    await fair.press(wall, 0, Id("save", fair.table, 0, token))
    assert "Since you last looked" not in wall.said[-1]


async def test_looking_around_and_asking_for_advice_is_not_reading(fair: Fair, monkeypatch: pytest.MonkeyPatch) -> None:
    """What happened stays through *Suggest*, *Refresh*, *What if*, a list that is opened and closed, and goes with what
    is done next."""
    monkeypatch.setattr("bot.presenter.panels.advice.may_ask", lambda table: True)
    wall = Panel(83)
    await fair.act(1, "vote nay")
    await fair.press(wall, 0, Id("redraw", fair.table, 0))
    look = await fair.look(0)
    assert look.blocked is not None
    token = look.tokens[look.blocked.id]
    for where in (Id("suggest", fair.table, 0, token), Id("redraw", fair.table, 0),
                  Id("ask", fair.table, 0, token), Id("open", fair.table, 0, token, "|0")):  # fmt: skip
        fair.clock.add(seconds=READ)  # type: ignore[attr-defined]
        await fair.press(wall, 0, where)
        assert "Since you last looked" in wall.said[-1], where.verb
        assert NAMES[1].split()[0] in wall.said[-1], where.verb
    assert (await fair.look(0)).news
    await fair.press(wall, 0, Id("do", fair.table, 0, token, "vote nay"))
    left = [logged.event.params.get("seat") for logged in (await fair.look(0)).news]
    assert SeatRef(1) not in left, "whoever acts has read it"


async def test_what_stands_on_a_panel_is_shown_whole_although_it_was_read_meanwhile(fair: Fair) -> None:
    """A command at the table says that somebody is there; the panel promises the rest as before."""
    wall = Panel(80)
    await fair.act(1, "vote nay")
    await fair.press(wall, 0, Id("redraw", fair.table, 0))
    fair.clock.add(seconds=READ)  # type: ignore[attr-defined]
    await fair.tables.read_marks.there(fair.table, PEOPLE[0].id)
    assert (await fair.look(0)).news == ()
    for _ in range(2):
        await fair.press(wall, 0, Id("news", fair.table, 0))
        assert NAMES[1].split()[0] in wall.beside[-1]


async def test_what_was_told_can_be_read_again_after_ones_own_acts(fair: Fair) -> None:
    """With the first act it is read and no longer stands there; a button leads to it until something new happens."""
    wall = Panel(84)
    await fair.act(1, "vote nay")
    await fair.press(wall, 0, Id("redraw", fair.table, 0))
    fair.clock.add(seconds=READ)  # type: ignore[attr-defined]
    look = await fair.look(0)
    assert look.blocked is not None
    await fair.press(wall, 0, Id("do", fair.table, 0, look.tokens[look.blocked.id], "vote nay"))
    look = await fair.look(0)
    assert SeatRef(1) not in [logged.event.params.get("seat") for logged in look.news], "it was read"
    quiet = display(look, tells=False)
    assert quiet is not None
    for n in range(1, KEPT + 2):  # more acts of one's own elsewhere, which tell nothing
        await fair.tables.read_marks.displayed(structs.replace(quiet, seq=quiet.seq + n), 85)
    again = Id("news", fair.table, 0)
    ctx = shown(dataclasses.replace(look, news=()))
    items = [item for row in rows(ctx) for item in getattr(row, "children", [])]
    assert [item.item.label for item in items if item.custom_id == str(again)] == ["What happened"]
    await fair.press(wall, 0, again)
    assert NAMES[1].split()[0] in wall.beside[-1]
    elsewhere = await fair.click(0, again)
    assert NAMES[1].split()[0] in elsewhere.text, "on a message that told nothing"
    fair.clock.add(seconds=SITTING + READ)  # type: ignore[attr-defined]
    await fair.act(2, "vote nay")
    await fair.press(wall, 0, Id("redraw", fair.table, 0))
    await fair.press(wall, 0, again)
    assert NAMES[2].split()[0] in wall.beside[-1]
    assert NAMES[1].split()[0] not in wall.beside[-1]


@pytest.mark.parametrize("seat", [None, 0])
async def test_whoever_comes_to_the_panel_from_elsewhere_has_not_read_it(fair: Fair, seat: int | None) -> None:
    """From the thread, from the inbox, or from the word that a computer plays for them, after however long."""
    await fair.act(1, "vote nay")
    told = display(await fair.look(0), tells=True)
    assert told is not None
    await fair.tables.read_marks.displayed(told, 81)
    fair.clock.add(hours=168)  # type: ignore[attr-defined]
    elsewhere = Panel(82)
    await fair.press(elsewhere, 0, Id("hand", fair.table, seat))
    assert NAMES[1].split()[0] in elsewhere.beside[-1]
    assert "Since you last looked" in elsewhere.beside[-1]
    look = await fair.look(0)
    assert look.blocked is not None
    await fair.press(Panel(81), 0, Id("save", fair.table, 0, look.tokens[look.blocked.id]))
    assert (await fair.look(0)).news == (), "this is its panel"


@pytest.mark.parametrize("verb", ["save", "ask", "suggest"])
async def test_a_side_button_eats_no_news(fair: Fair, verb: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its panel tells what happened, too: after it that counts as read."""
    monkeypatch.setattr("bot.presenter.panels.advice.may_ask", lambda table: True)
    wall = Panel(79)
    await fair.press(wall, 0, Id("redraw", fair.table, 0))
    fair.clock.add(seconds=READ)  # type: ignore[attr-defined]
    await fair.act(1, "vote nay")
    look = await fair.look(0)
    assert look.blocked is not None
    await fair.press(wall, 0, Id(verb, fair.table, 0, look.tokens[look.blocked.id]))
    assert NAMES[1].split()[0] in wall.said[-1]


async def test_a_game_that_cannot_tell_its_events_has_its_panels_all_the_same(fair: Fair, add_game: AddGame) -> None:
    def fails(*given: object) -> list[Told]:
        raise KeyError("a person whom the position no longer knows")

    add_game(FAIR, front=dataclasses.replace(front("fair"), tell=fails))
    await fair.act(1, "vote nay")
    wall = Panel(80)
    await fair.press(wall, 0, Id("redraw", fair.table, 0))
    assert NAMES[1].split()[0] in wall.said[-1]


@pytest.mark.parametrize("key", ["note-hold", "whisper-autopilot"])
async def test_a_missed_deadline_of_an_older_version_is_told(fair: Fair, key: str) -> None:
    """What it planned before an update says nothing of what was played."""
    kind, user = (PostKind.NOTE, None) if key == "note-hold" else (PostKind.WHISPER, PEOPLE[0].id)
    payload = {"key": key, "params": {"name": "Ana", "seat": 1}}
    message = await fair.presenter.compose(Post(1, kind, fair.table, "m", payload, None, user))
    assert message is not None
    assert "deadline" in message.content
