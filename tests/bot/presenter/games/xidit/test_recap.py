"""The post of a year: a line for each step with what it brought, and the rest; within what a message holds."""

from __future__ import annotations

import dataclasses
import json
import re
from collections.abc import Iterator
from typing import Any

import pytest

from bot.presenter.front import front
from bot.presenter.games.xidit.recap import told
from bot.presenter.panels.recap import MOST, recap
from bot.presenter.words.telling import Weight
from bot.presenter.words.voice import CONTENT, Voice
from bot.tables.model import LoggedEvent
from engine import GAMES
from engine.core import Event, Param, Piece, Place, SeatRef, Word, blocking, shares, visible_to
from engine.players import make
from engine.xidit.board import INDEX, REGIONS
from engine.xidit.state import Orders
from tests.cogs.seat_views import look_at
from tests.engine.xidit.board import Board

NAMES = ["Ana **", "Ben", "Cleo of the very long and winding name", "Dov", "Eva"]


def years(seats: int, seed: str) -> Iterator[tuple[Any, list[Event]]]:
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
                yield rules.view(state, None), since
                since = []


def lines(events: list[Event], language: str = "en", seat: int | None = None) -> list[str]:
    """What somebody is told."""
    return [line.text for line in told(None, events, Voice(language, NAMES, "xidit"), seat)]  # type: ignore[arg-type]


@pytest.mark.parametrize(("seats", "language"), [(3, "es"), (4, "en"), (5, "es")])
def test_a_line_per_step(seats: int, language: str) -> None:
    """In the order of time, every seat in it once, one's own deeds in bold; a year fits into a message, one that ends
    with a census where nobody bears a name of forty letters, but for the last, which tells the evaluations too."""
    seen = censuses = 0
    for _, events in years(seats, f"year {seats}"):
        found, keys = lines(events, language), {e.key for e in events}
        if "xidit-census" in keys:
            censuses += 1
            assert len([line for line in found if ":** " in line]) >= 5
        if "xidit-orders-revealed" not in keys:
            continue
        seen += 1
        steps = [line for line in found if re.match(r"\*\*[1-6]\*\* ", line)]
        assert [line[2] for line in steps] == list("123456")
        assert found.index(steps[-1]) - found.index(steps[0]) == 5
        deeds = [sum(e.params.get("step") == n for e in events) for n in range(1, 7)]
        assert all(line.count(" · ") >= n - 1 == seats - 1 for line, n in zip(steps, deeds, strict=True))
        text = "\n".join(found)
        short = text.replace(NAMES[2], "Cleo") if "xidit-census" in keys else text
        assert len(short) <= CONTENT or "xidit-saviour" in keys or "xidit-phantom-wins" in keys
        own = [line for line in lines(events, language, 1) if re.match(r"\*\*[1-6]\*\* ", line)]
        assert all(line.count("**Ben") == 1 for line in own)
    assert (seen, censuses) == (12, 3)


def test_what_was_won_stands_beside_what_won_it() -> None:
    """The victory, the reward, and what came in its place; a census with its prizes."""
    ana, ben = SeatRef(0), SeatRef(1)
    city, region = Place(3), Place("saltmarch")
    events = [
        Event("xidit-move", {"seat": ana, "from": Place(4), "city": city, "colour": Word("red"), "step": 2}),
        Event("xidit-threat-beaten", {
            "seat": ben, "city": city, "creature": Piece("hill-trolls"), "units": [], "step": 2,
        }),
        Event("xidit-reward", {"seat": ben, "city": city, "kinds": [Word("sovereigns"), Word("guild")]}),
        Event("xidit-reward-sovereigns", {"seat": ben, "n": 4}),
        Event("xidit-reward-guild", {"seat": ben, "city": city, "n": 3, "built": 1, "levels": 4}),
        Event("xidit-bards", {"seat": ben, "region": region, "n": 2}),
        Event("xidit-bards", {"seat": ben, "region": region, "n": 1}),
        Event("xidit-awakening", {"sizes": [3, 4], "n": 2}),
        Event("xidit-census", {"unit": Piece("mage"), "shown": shares([0, 2]), "winners": [ben, ana]}),
        Event("xidit-prize-level", {"seat": ben}),
        Event("xidit-prize-level", {"seat": ana}),
        Event("xidit-level-waits", {"seat": ben, "n": 1}),
        Event("xidit-raised", {"seat": ana, "city": city, "levels": 2}),
    ]  # fmt: skip
    found = told(None, events, Voice("en", NAMES, "xidit"), None)  # type: ignore[arg-type]
    assert [line.weight for line in found] == [Weight.GREAT] * 2
    assert found[0].text == (
        "**2** Ana \\*\\* → 3 Thornhaven · Ben beats the Hill Trolls (3 Thornhaven): 4 sovereigns, 1 guild level, and "
        "3 bards in Saltmarch · Titans wake up (3 and 4 units)"
    )
    assert found[1].text.endswith(
        "**Ben:** 1 guild level (waiting for a guild with room). **Ana \\*\\*:** 1 guild level."
    )
    assert lines(events[3:5]) == ["**Ben:** 4 sovereigns and 1 guild level."]  # what won it was told before


@pytest.mark.parametrize(
    ("language", "reasons"),
    [
        ("en", ("recruited there already", "units missing", "left the Titans alone", "no such road")),
        ("es", ("ya había reclutado allí", "le faltaban unidades", "dejó en paz a los Titanes", "sin camino de ese")),
    ],
)
def test_what_brought_nothing_says_why(language: str, reasons: tuple[str, ...]) -> None:
    """To whoever hears the whole year, and to whoever has heard its beginning already."""
    board = Board().position(
        cities=(7, 10, 4, 9), recruits={7: "militia archer"}, threats=(10,), units={2: "mage"}, style="quick"
    )  # fmt: skip
    board.wake(3)
    seen = visible_to(board.run_year({0: "act act red act", 1: "act", 2: "act blue", 3: "black black"}), None)
    again, lack, passed, road = reasons
    found = lines(seen, language)
    one, two, _, four = (next(line for line in found if line.startswith(f"**{n}**")) for n in range(1, 5))
    assert [one.count(why) for why in (again, lack, passed, road)] == [0, 1, 1, 1]
    assert [two.count(why) for why in (again, lack, passed, road)] == [1, 0, 0, 1]
    assert [four.count(why) for why in (again, lack, passed, road)] == [0, 1, 0, 0]
    late = next(n for n, e in enumerate(seen) if e.key == "xidit-recruited-before")
    rest = lines(seen[late:], language, 3)
    later = {n: next(line for line in rest if line.startswith(f"**{n}**")) for n in (2, 4)}
    assert (again in later[2], road in later[2], lack in later[4]) == (True, True, True)


def test_a_year_is_filmed_once() -> None:
    """Its moving picture comes with the phase in which the orders ran, not with the placement before it."""
    filmed = [front("xidit").films({e.key for e in events}) for _, events in years(4, "films")]
    assert (len(filmed), sum(filmed)) == (13, 12)


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


@pytest.mark.parametrize(
    ("language", "pending", "seen", "unseen", "own"),
    [
        ("en", "up to 3 bards sent out", "1 bard in Highmoor", "up to 2 bards hidden in the Bastion",
         "2 bards in the Bastion, unseen by the others"),
        ("es", "hasta 3 bardos enviados", "1 bardo en Páramo Alto", "hasta 2 bardos ocultos en el Bastión",
         "2 bardos en el Bastión, sin que los demás lo vean"),
    ],
)  # fmt: skip
def test_bards_that_nobody_sees_are_told_of(language: str, pending: str, seen: str, unseen: str, own: str) -> None:
    """As many as were sent at most and not placed in the open; where they are still being placed nothing more."""
    board = Board().position(cities=(17, 2, 3, 4), threats=(17,), units={0: "militia archer cleric infantry infantry"})
    events = board.run_year({0: "act"})
    events += board.do(0, "reward sovereigns bards")
    assert pending in lines(visible_to(events, 1), language, 1)[-1]
    events += board.do(0, "bard highmoor", *["bard crownlands"] * 2)
    theirs = next(line for line in lines(visible_to(events, 1), language, 1) if seen in line)
    assert unseen in theirs
    assert pending not in theirs
    mine = next(line for line in lines(visible_to(events, 0), language, 0) if seen in line)
    assert own in mine
    assert unseen not in mine


def test_bards_far_from_the_bastion_are_not_in_it() -> None:
    """Whoever had too few is not said to have hidden any, neither is whoever could place none."""
    ben = SeatRef(1)
    beaten = {"seat": ben, "creature": Piece("hill-trolls"), "units": [], "step": 2}
    sent = Event("xidit-reward-bards", {"seat": ben, "n": 4})
    placed = Event("xidit-bards", {"seat": ben, "region": Place("saltmarch"), "n": 2})
    none, after = Event("xidit-no-bards", {"seat": ben}), Event("xidit-awakening", {"sizes": [3], "n": 1})
    for city, told_, wanted in ((3, placed, False), (17, placed, True), (17, none, False)):
        found = lines([Event("xidit-threat-beaten", {**beaten, "city": Place(city)}), sent, told_, after])
        assert ("in the Bastion" in found[0]) == wanted, city


@pytest.mark.parametrize(("more", "said"), [
    ({"city": Place(20), "shut": 0}, "Ben has no bards left to send."),
    ({"city": Place(20), "shut": 1}, "no region around"),
    ({}, "Ben cannot send any bards."),
])  # fmt: skip
def test_why_no_bards_are_sent_is_told(more: dict[str, Param], said: str) -> None:
    """Events of earlier games do not say it, and still read."""
    assert said in Voice("en", NAMES, "xidit").say("xidit-no-bards", {"seat": SeatRef(1), **more})


def test_bards_of_a_census_are_told_of_too() -> None:
    ana, ben, unit = SeatRef(0), SeatRef(1), Piece("cleric")
    events = [
        Event("xidit-census", {"unit": unit, "shown": shares([2, 2]), "winners": [ana, ben]}),
        Event("xidit-prize-bards", {"seat": ana, "n": 2}),
        Event("xidit-prize-bards", {"seat": ben, "n": 2}),
        Event("xidit-bards", {"seat": ben, "region": Place("saltmarch"), "n": 1}),
        Event("xidit-year-end", {"year": 4}),
    ]
    assert lines(events)[0].endswith(
        "**Ana \\*\\*:** up to 2 bards hidden in the Bastion. **Ben:** 1 bard in Saltmarch and "
        "up to 1 bard hidden in the Bastion."
    )


def test_after_a_census_all_read_where_the_bards_are() -> None:
    """As the board shows it, the Bastion only when the game is over; not once something has happened since."""
    rules = GAMES["xidit"]
    for year, closed in ((4, True), (12, False)):
        board = Board().position(year=year)
        board.bards("saltmarch", 3, 0, 1, 0)
        board.bards("crownlands", 0, 4, 0, 0)
        events = visible_to(board.run_year({}), None)
        for seat in range(4):
            events += visible_to(board.do(seat, "show-all", "seal"), None)
        view, voice = rules.view(board.state, None), Voice("en", NAMES, "xidit")
        known = json.loads(json.dumps(front("xidit").context(view)))
        found = next(line.text for line in told(view, events, voice, None) if "is over" in line.text)
        assert found in [line.text for line in told(known, events, voice, None)]
        if closed:
            assert "Bards on the board: Saltmarch: Ana \\*\\* 3, Cleo of the very long and winding name 1" in found
        else:  # P15.3: first and second value of a region
            shore, crown = REGIONS[INDEX["saltmarch"]], REGIONS[INDEX["crownlands"]]
            assert (
                f"Reputation by region: Saltmarch: Ana \\*\\* {shore.first} (3 bards), "
                f"Cleo of the very long and winding name {shore.second} (1 bard)"
            ) in found
            assert f"Crownlands: Ben {crown.first} (4 bards)" in found
        assert ("Crownlands" in found) != closed
        board.state.frames, board.state.year = [Orders()], year + 2
        assert not any("on the board" in each.text for each in told(rules.view(board.state, None), events, voice, None))
    board = Board().position(year=3)
    board.bards("saltmarch", 3, 0, 1, 0)
    events = board.run_year({})
    assert not any("on the board" in each.text for each in told(rules.view(board.state, None), events, voice, None))


def test_a_recap_of_two_years_names_them() -> None:
    """Each before its first line, which counts for none, unless that line names it; a recap of one year has none."""
    board = Board().position(cities=(1, 2, 3, 4))
    before = visible_to(board.run_year({0: "wait", 1: "wait"}), 2)
    late = next(n for n, event in enumerate(before) if event.params.get("step") == 5)
    events = [*before[late:], *visible_to(board.run_year({0: "wait", 1: "wait"}), 2)]
    view = GAMES["xidit"].view(board.state, 2)

    def read(some: list[Event]) -> list[str]:
        news = tuple(LoggedEvent(n, 0.0, event) for n, event in enumerate(some))
        look = dataclasses.replace(look_at(GAMES["xidit"], board.state, 2), news=news, view=view)
        return recap(look, 2, Voice("en", NAMES, "xidit"))[1:]

    found = read(events)
    assert found[0] == "**Year 1**"
    assert found[1].startswith("- 🔹 **5** ")
    assert found[found.index("**Year 2**") + 1].startswith("- 🔹 **1** ")
    assert sum(line.startswith("**Year") for line in found) == 2
    assert sum(line.startswith("- ") for line in found) == MOST
    assert not any(line.startswith("**Year") for line in read(before[late:-1]))
