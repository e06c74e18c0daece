"""A game in lines: at most six boards a turn, every public event told in both languages."""

from __future__ import annotations

import random
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from bot import locale
from bot.presenter.front import board_key, front
from bot.presenter.voice import Voice
from cogs import games
from engine.core import Params, Piece, Place, SeatRef, Word, blocking
from engine.knights.rules import KNIGHTS as RULES
from tests.engine.knights.play import lively

games()  # brings the fronts
NAMES = ("Ana", "Ben", "Cai", "Dot", "Eva", "Fin")
BOARDS = 6
LONGEST = 1800


def test_cards_are_lines_and_a_turn_has_six_boards_at_most() -> None:
    """Lively random play of six seats with few questions: what is told of each phase reads in both languages."""
    rng, state = random.Random("telling"), RULES.setup(seats=6, seed="telling", options=RULES.Options())
    boards: Counter[int] = Counter()
    shown, told = None, 0
    for _ in range(700):
        prompts = blocking(RULES.prompts(state))
        if not prompts:
            break
        seat = rng.choice(sorted(prompts))
        events = RULES.apply(state, seat, lively(rng, RULES, state, seat, prompts[seat][0]))
        public = [{"key": e.key, "params": e.params} for e in events if e.audience is None]
        if any(e.tell == "phase" for e in events):
            view = RULES.view(state, None)
            key = board_key("knights", view)
            boards[view.turn] += key != shown
            shown = key
            for language in locale.LANGUAGES:
                lines = front("knights").short(view, public, Voice(language, NAMES, "knights"))
                assert lines is not None
                told += len(lines)
    assert max(boards.values()) <= BOARDS, boards
    assert state.turn > 1
    assert told


def test_a_panel_opens_with_an_event_and_whom_it_strikes_in_one_line() -> None:
    """And without what other lines tell; what concerns the seat is there although much happened since."""
    state = RULES.setup(seats=3, seed="recap", options=RULES.Options())
    heard: list[dict[str, Any]] = [
        {"key": "knights-event",
         "params": {"seat": SeatRef(0), "event": Piece("schism"), "colour": Word("event-blue")}},
        {"key": "knights-event-baron", "params": {"seat": SeatRef(2)}},
        {"key": "knights-attacks", "params": {"seat": SeatRef(1), "area": Place("froli"), "foe": Word("neutral-city"),
                                              "target": Word("battle-city")}},
        *({"key": "knights-takes-votes", "params": {"seat": SeatRef(1), "n": 1, "total": n}} for n in range(9)),
    ]  # fmt: skip
    for lang, struck in {"en": "It strikes Cai.", "es": "Afecta a Cai."}.items():
        found = front("knights").recap(RULES.view(state, 2), heard, 2, Voice(lang, NAMES, "knights"))
        assert found is not None
        assert [line for line in found[0] if "Ana" in line and line.endswith(struck)] == found[0][:1]
        assert not any("Froli" in line for line in found[0])


@pytest.mark.parametrize("lang", locale.LANGUAGES)
def test_a_panel_opens_with_what_happened_in_its_order(lang: str) -> None:
    """What concerns the seat does not come before what led to it; of too much the loudest of its own stay."""
    state = RULES.setup(seats=3, seed="order", options=RULES.Options())
    seats = [1, 2, 0, 1, 2, 1, 0, 1, 1, 2, 1]
    heard: list[dict[str, Any]] = [
        {"key": "knights-takes-votes", "params": {"seat": SeatRef(seat), "n": n, "total": n}}
        for n, seat in enumerate(seats, 1)
    ]
    voice = Voice(lang, NAMES, "knights")
    every = [voice.say(e["key"], e["params"]) for e in heard]
    found = front("knights").recap(RULES.view(state, 0), heard, 0, voice)
    assert found is not None
    places = [every.index(line) for line in found[0]]
    assert places == sorted(places)
    assert {2, 6} < set(places)


def test_a_noble_is_told_with_his_baron() -> None:
    """In the thread every one whose Baron the line does not name; in a panel those of others."""
    state = RULES.setup(seats=3, seed="whose", options=RULES.Options())
    noble = next(n for n in RULES.view(state, None).nobles if n.seat == 1)
    heard = [{"key": "knights-deploys", "params": {"noble": Piece(noble.slug), "area": Place("froli")}}]
    voice = Voice("en", NAMES, "knights")
    name = str(voice.word("knights", noble.slug))
    lines = front("knights").short(RULES.view(state, None), heard, voice)
    assert lines is not None
    assert lines[0].startswith(f"{name} (Ben) ")
    for seat, told in ((0, f"{name} (Ben) "), (1, f"{name} stands")):
        found = front("knights").recap(RULES.view(state, seat), heard, seat, voice)
        assert found is not None
        assert found[0][0].startswith(told)


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
    page = (Path(__file__).parents[3] / "docs" / file).read_text(encoding="utf-8")
    whole, at = " ".join(page.split()), 0
    for topic in front("knights").topics:
        text = locale.text(lang, f"knights-rules-{topic}")
        assert len(text) <= LONGEST
        assert f"### {locale.text(lang, f'knights-rules-{topic}.name')}\n" in page, topic
        found = whole.find(" ".join(text.split()))
        assert found > at, topic
        at = found
