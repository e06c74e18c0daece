"""A game in lines: at most six boards a turn, every public event told in both languages with what led to it."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

import pytest

from bot import locale
from bot.presenter.front import board_key, front
from bot.presenter.games.knights.recap import KINDS
from bot.presenter.words.telling import Weight
from bot.presenter.words.voice import Voice
from cogs import games
from engine.core import Event, Params, Piece, Place, SeatRef, Word, blocking
from engine.knights.game_data import NOBLE
from engine.knights.rules import KNIGHTS as RULES
from engine.knights.state.state import KnState, seat_of
from tests.cogs import telling_checks
from tests.engine.knights.board import RED, Board
from tests.engine.knights.play import lively

games()  # brings the fronts
NAMES = ("Ana", "Ben", "Cai", "Dot", "Eva", "Fin")
BOARDS = 6
LONGEST = 1800


def lines(state: KnState, events: Sequence[Event], seat: int | None = None) -> list[str]:
    """What is told of events, for a seat or for everybody."""
    return [line.text for line in telling_checks.lines("knights", RULES.view(state, seat), events, NAMES, seat)]


def test_every_event_has_a_kind() -> None:
    telling_checks.every_event_has_a_kind("knights", KINDS)


def test_cards_are_lines_and_a_turn_has_six_boards_at_most() -> None:
    """Lively random play of six seats with few questions: each event of it is told once and in its order."""
    rng, state = random.Random("telling"), RULES.setup(seats=6, seed="telling", options=RULES.Options())
    boards: Counter[int] = Counter()
    shown = None
    heard: list[Event] = []
    for _ in range(700):
        prompts = blocking(RULES.prompts(state))
        if not prompts:
            break
        seat = rng.choice(sorted(prompts))
        events = RULES.apply(state, seat, lively(rng, RULES, state, seat, prompts[seat][0]))
        heard += [e for e in events if e.audience is None]
        if any(e.tell == "phase" for e in events):
            view = RULES.view(state, None)
            key = board_key("knights", view)
            boards[view.turn] += key != shown
            shown = key
    assert max(boards.values()) <= BOARDS, boards
    assert state.turn > 1
    told = telling_checks.lines("knights", RULES.view(state, None), heard, NAMES)
    telling_checks.everything_is_told_once_in_its_order(heard, told, KINDS)
    assert len(told) < len(heard) / 2


def test_an_event_and_whom_it_strikes_are_one_line() -> None:
    """With what comes of it; where the Event was drawn in another post, it is called by its name."""
    state = RULES.setup(seats=3, seed="recap", options=RULES.Options())
    drawn = Event("knights-event", {"seat": SeatRef(0), "event": Piece("schism"), "colour": Word("event-blue")})
    struck = [
        Event("knights-event-baron", {"seat": SeatRef(2), "event": Piece("schism")}),
        Event("knights-loses-faith", {"seat": SeatRef(2), "n": 1}),
    ]
    said = "**Ana draws a blue Event: Schism.** The Event hits Cai. Cai loses 1 Faith."
    assert lines(state, [drawn, *struck]) == [said]
    assert lines(state, struck) == ["**Schism** hits Cai. Cai loses 1 Faith."]
    old = [Event("knights-event-baron", {"seat": SeatRef(2)}), struck[1]]
    assert lines(state, old) == ["The Event hits Cai. Cai loses 1 Faith."]


def test_cards_that_are_revealed_are_one_line() -> None:
    """Each with what it brings, in the order of the pile; a title that changes hands is no part of it."""
    state = RULES.setup(seats=3, seed="cards", options=RULES.Options())
    heard = [
        Event("knights-reveals", {"seat": SeatRef(0), "card": Piece("rally-support")}),
        Event("knights-rallies", {"seat": SeatRef(0), "n": 2}),
        Event("knights-allocates", {"seat": SeatRef(0), "space": Word("assembly"), "n": 1, "most": 5}),
        Event("knights-reveals", {"seat": SeatRef(1), "card": Piece("draft-soldiers")}),
        Event("knights-declines", {"seat": SeatRef(1), "card": Piece("draft-soldiers")}),
        Event("knights-chairman", {"seat": SeatRef(0)}),
    ]
    assert lines(state, heard) == [
        "Ana: **Rally Support** (2 Votes) · Ben: **Draft Soldiers** (not used).",
        "Ana is now Chairman of the Assembly.",
    ]


def test_a_battle_won_is_told_as_won() -> None:
    """In one line with what came of it: whose the city was, and whose it is."""
    board = Board().red_by_city()
    slug = next(c.slug for c in RULES.view(board.state, None).cities if c.area == "froli")
    board.city(slug, 1)
    board.siege("froli", RED)
    red = seat_of(board.state, NOBLE["russet"])
    events = [*board.attack(red, "froli", "city"), *board.do(red, "besiege"), *board.answer_by_default()]
    said = lines(board.state, events)
    (line,) = [text for text in said if "Battle in" in text]
    assert line.index("Battle in") < line.index("**Won by Ana** (the place falls to the siege") < line.index("captures")
    assert f"captures {Voice('en', NAMES, 'knights').term('knights', Place(slug))} from Ben.**" in line
    assert "**You win**" in " ".join(lines(board.state, events, red))
    assert "**You lose to " in " ".join(lines(board.state, events, 1))


def test_a_city_that_is_lost_is_told_with_who_loses_it() -> None:
    """And as weighty; an old event that does not say so still reads."""
    state = RULES.setup(seats=3, seed="free", options=RULES.Options())
    slug = RULES.view(state, None).cities[0].slug
    named: Params = {"city": Place(slug), "loser": SeatRef(1)}
    told = telling_checks.lines("knights", RULES.view(state, None), [Event("knights-free", named)], NAMES)
    assert [line.weight for line in told] == [Weight.GREAT]
    assert told[0].text.startswith("**Ben loses ")
    assert "neutral again" in lines(state, [Event("knights-free", {"city": Place(slug)})])[0]


def test_a_noble_is_told_with_his_baron() -> None:
    """In the thread every one whose Baron the line does not name; in a panel those of others. With its office, where it
    had one."""
    state = RULES.setup(seats=3, seed="whose", options=RULES.Options())
    noble = next(n for n in RULES.view(state, None).nobles if n.seat == 1)
    heard = [Event("knights-deploys", {"noble": Piece(noble.slug), "area": Place("froli")})]
    name = str(Voice("en", NAMES, "knights").word("knights", noble.slug))
    for seat, said in ((None, f"{name} (Ben) is placed"), (0, f"{name} (Ben) is placed"), (1, f"{name} is placed")):
        assert lines(state, heard, seat)[0].startswith(said)
    dead = Event("knights-dies", {"noble": Piece(noble.slug), "office": Piece("chancellor")})
    assert lines(state, [dead]) == [f"**{name} (Ben), Chancellor, has died.**"]


def test_what_a_baron_has() -> None:
    """Influence, money, people, cities and titles; the Influence of all."""
    board = Board()
    board.noble("russet", "froli", "english-200")
    slug = next(c.slug for c in RULES.view(board.state, None).cities if c.area == "froli")
    board.city(slug, RED)
    board.state.barons[RED].influence, board.state.chairman = 3, RED
    found = RULES.figures(RULES.view(board.state, RED), RED)
    assert (found.amounts["influence"], found.amounts["crowns"], found.amounts["troops"]) == (3, 15, 200)
    assert found.held["towns"] == [Place(slug)]
    assert Word("title-chair") in found.held["titles"]
    assert Piece("russet") in found.held["nobles"]
    assert found.scores[RED] == 3
    assert len(found.scores) == board.state.seats
    for language in locale.LANGUAGES:
        for name in (*found.amounts, *found.held):
            assert Voice(language, NAMES, "knights").text(f"knights-figure-{name}")


def test_sentences_about_a_neutral_city_begin_with_a_capital() -> None:
    """Whoever defends has no name there."""
    neutral: Params = {"seat": Word("neutral-city"), "n": 2}
    more: dict[str, Params] = {
        "casualties": {"inflicted": 2, "prevented": 0}, "suffers": {"what": Word("battle-walls")}, "hand": {},
        "shows": {"cards": [Word("fate-draw")], "dropped": 0},
    }  # fmt: skip
    for language in locale.LANGUAGES:
        voice = Voice(language, NAMES, "knights")
        for key, params in more.items():
            said = voice.say(f"knights-{key}", {**neutral, **params})
            assert not said[0].islower(), said


@pytest.mark.parametrize(("lang", "file"), [("en", "knights.md"), ("es", "knights.es.md")])
def test_the_page_says_what_the_topics_say(lang: str, file: str) -> None:
    """Every topic word by word, in the order of ``/rules``; none longer than a message takes."""
    page = (Path(__file__).parents[5] / "docs" / file).read_text(encoding="utf-8")
    whole, at = " ".join(page.split()), 0
    for topic in front("knights").topics:
        text = locale.text(lang, f"knights-rules-{topic}")
        assert len(text) <= LONGEST
        assert f"### {locale.text(lang, f'knights-rules-{topic}.name')}\n" in page, topic
        found = whole.find(" ".join(text.split()))
        assert found > at, topic
        at = found
