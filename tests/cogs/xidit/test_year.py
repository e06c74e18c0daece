"""The post of a year: a line per step, the gains, and the rest; within what a message holds."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from bot import locale
from bot.presenter.front import front
from bot.presenter.posts import CONTENT, _summary
from bot.presenter.voice import Voice
from cogs.xidit.year import TOLD, recap, year
from engine import GAMES
from engine.core import Event, Place, SeatRef, blocking, visible_to
from engine.players import make
from tests.engine.xidit.positions import position, run_year, wake

NAMES = ["Ana **", "Ben", "Cleo of the very long and winding name", "Dov", "Eva"]


def years(seats: int, seed: str) -> Iterator[tuple[Any, list[dict[str, Any]]]]:
    """The public view after each phase of a game with the public events since the one before."""
    rules = GAMES["xidit"]
    state = rules.setup(seats=seats, seed=seed)
    since: list[Event] = []
    while waits := blocking(rules.prompts(state)):
        seat, (asked, *_) = next(iter(waits.items()))
        for action in make("xidit", "heuristic", f"{seed}{seat}").choose(rules.view(state, seat), asked):
            events = rules.apply(state, seat, action)
            since += visible_to(events, None)
            if any(e.tell == "phase" for e in events):
                yield rules.view(state, None), [{"key": e.key, "params": dict(e.params)} for e in since]
                since = []


@pytest.mark.parametrize(("seats", "language"), [(3, "es"), (4, "en"), (5, "es")])
def test_a_line_per_step(seats: int, language: str) -> None:
    voice = Voice(language, NAMES)
    seen = 0
    censuses = 0
    cut = 0
    for view, events in years(seats, f"year {seats}"):
        lines = year(view, events, voice)
        assert lines is not None
        keys = {e["key"] for e in events}
        if "xidit-placement-end" in keys:
            assert len(lines) == seats + 2
            continue
        if "xidit-orders-revealed" not in keys:  # a census: the counts, then what they brought
            censuses += 1
            assert len([line for line in lines if "xidit-census" in keys and (": **" in line or ":** " in line)]) >= 5
            continue
        seen += 1
        steps = [line for line in lines if line.startswith(tuple(f"**{n}** " for n in range(1, 7)))]
        assert len(steps) == 6
        assert all(line.count(" · ") == seats - 1 for line in steps)
        content = _summary("### Winter", lines, "more")
        assert len(content) <= CONTENT
        cut += "more" in content.split("\n")
    assert (seen, censuses) == (12, 3)
    assert cut <= 2  # what is cut stands in the log; it must stay the exception


def test_a_panel_begins_with_the_last_year_and_ones_own_deeds_in_bold() -> None:
    """Whoever has not looked for long is told the last year alone, and of how much before it he is not."""
    voice, unseen, told, won = Voice("en", NAMES), [], 0, 0
    for view, events in years(4, "recap"):
        keys = [e["key"] for e in events]
        if "xidit-orders-revealed" in keys:
            lines, left = recap(view, events, 1, voice) or ([], 0)
            steps = [line for line in lines if line.startswith(tuple(f"**{n}** " for n in range(1, 7)))]
            assert [line.count("**Ben") for line in steps] == [1] * 6
            assert left == sum(not key.endswith("sealed") for key in keys[: keys.index("xidit-orders-revealed")]) == 0
            both, left = recap(view, [*unseen, *events], 1, voice) or ([], 0)
            assert both == lines
            assert left == sum(not e["key"].endswith("sealed") for e in unseen)
            running = [e for e in events if e["key"] not in ("xidit-year-end", "xidit-census-begins")]
            told_by_now, _ = recap(view, running, 1, voice) or ([], 0)
            assert told_by_now[1:7] == steps
            assert "are carried out" in told_by_now[0]
            # Whoever is asked within the year reads what the others have won so far: no later panel tells it again.
            assert told_by_now[7:] == [line for line in lines if " gains " in line]
            won += len(told_by_now) > 7
            told += 1
        unseen = events
    assert (told, won > 6) == (12, True)
    assert recap(view, [{"key": "xidit-orders-sealed", "params": {"seat": SeatRef(0)}}], 1, voice) is None


def test_gains_are_what_the_events_say() -> None:
    events = [
        {"key": "xidit-year-end", "params": {"year": 3}},
        {"key": "xidit-reward-sovereigns", "params": {"seat": SeatRef(1), "n": 4}},
        {"key": "xidit-prize-sovereigns", "params": {"seat": SeatRef(1), "n": 2}},
        {"key": "xidit-bards", "params": {"seat": SeatRef(1), "region": Place("saltmarch"), "n": 2}},
        {"key": "xidit-bards", "params": {"seat": SeatRef(1), "region": Place("saltmarch"), "n": 1}},
        {
            "key": "xidit-reward-guild",
            "params": {"seat": SeatRef(0), "city": Place(3), "n": 3, "built": 1, "levels": 4},
        },
        {"key": "xidit-awakening", "params": {"sizes": [3, 4], "n": 2}},
    ]
    view = GAMES["xidit"].view(GAMES["xidit"].setup(seats=4, seed="x"), None)
    lines = year(view, events, Voice("en", NAMES))
    assert lines == [
        "**Year 3 is over.**",
        "**Ana \\*\\*** gains 1 guild level.",
        "**Ben** gains 6 sovereigns and 3 bards in Saltmarch.",
        "The Titans awake: 3 and 4.",
    ]


@pytest.mark.parametrize(
    ("language", "reasons"),
    [
        ("en", ("recruited there already", "units lacking", "let the Titans be", "no such road")),
        ("es", ("ya había reclutado allí", "le faltaban unidades", "dejó en paz a los Titanes", "sin camino de ese")),
    ],
)
def test_what_brought_nothing_says_why(language: str, reasons: tuple[str, ...]) -> None:
    """To whoever hears the whole year, and to whoever has heard its beginning already."""
    state = position(
        cities=(7, 10, 4, 9), recruits={7: "militia archer"}, threats=(10,), units={2: "mage"}, style="quick"
    )  # fmt: skip
    wake(state, 3)
    events = run_year(state, {0: "act act red act", 1: "act", 2: "act blue", 3: "black black"})
    seen = [{"key": e.key, "params": dict(e.params)} for e in visible_to(events, None)]
    view, voice = GAMES["xidit"].view(state, None), Voice(language, ["Ana", "Ben", "Cleo", "Dov"])
    lines = year(view, seen, voice) or []
    again, lack, passed, road = reasons
    one, two, _, four = (next(line for line in lines if line.startswith(f"**{n}**")) for n in range(1, 5))
    assert [one.count(why) for why in (again, lack, passed, road)] == [0, 1, 1, 1]
    assert [two.count(why) for why in (again, lack, passed, road)] == [1, 0, 0, 1]
    assert [four.count(why) for why in (again, lack, passed, road)] == [0, 1, 0, 0]
    late = next(n for n, e in enumerate(seen) if e["key"] == "xidit-recruited-before")
    told, _ = recap(view, seen[late:], 3, voice) or ([], 0)
    later = {n: next(line for line in told if line.startswith(f"**{n}**")) for n in (1, 2, 4)}
    assert (lack in later[1], again in later[2], road in later[2], lack in later[4]) == (False, True, True, True)


def test_a_level_that_waits_is_told_among_the_gains() -> None:
    events = [
        {"key": "xidit-year-end", "params": {"year": 4}},
        {"key": "xidit-prize-level", "params": {"seat": SeatRef(2)}},
        {"key": "xidit-level-waits", "params": {"seat": SeatRef(2), "n": 1}},
        {"key": "xidit-prize-level", "params": {"seat": SeatRef(3)}},
        {"key": "xidit-raised", "params": {"seat": SeatRef(3), "city": Place(3), "levels": 2}},
    ]
    view = GAMES["xidit"].view(GAMES["xidit"].setup(seats=4, seed="x"), None)
    lines = year(view, events, Voice("en", NAMES)) or []
    assert lines[1].endswith("gains 1 guild level that waits for a guild with room.")
    assert lines[2] == "**Dov** gains 1 guild level."


def test_what_is_left_out_exists() -> None:
    """A key that the engine does not know would hide nothing, and mislead whoever reads the list."""
    assert locale.entries("en").keys() >= TOLD


def test_a_year_is_filmed_once() -> None:
    """Its moving picture comes with the phase in which the orders ran, not with the census after it."""
    filmed = [front("xidit").films({e["key"] for e in events}) for _, events in years(4, "films")]
    assert (len(filmed), sum(filmed)) == (16, 12)


def test_a_board_shows_what_lies_on_it() -> None:
    """Seals, steps and years change no board; a hero, a guild or a bard does."""
    rules = GAMES["xidit"]
    state = rules.setup(seats=4, seed="board")
    key = front("xidit").board_key
    before = key(rules.view(state, None))
    state.players[0].sealed = True
    state.year = 3
    assert key(rules.view(state, None)) == before
    state.bards[0][1] = 1
    assert key(rules.view(state, None)) != before
