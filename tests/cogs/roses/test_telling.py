"""What the front of Wars of the Roses says: phases in short, the summary, suggestions; and what it never says."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from typing import Any

import pytest

from bot import locale
from bot.presenter.controls import PanelContext
from bot.presenter.panel import heading, rows
from bot.presenter.posts import CONTENT, _summary
from bot.presenter.voice import Voice
from cogs.act import split, suggestions
from cogs.roses import offers
from cogs.roses.panel import summary
from cogs.roses.told import FATES, MARCHES, PLACED, SHOTS, SILENT, told
from engine.core import Event, visible_to
from engine.players import make
from engine.roses import ROSES
from engine.roses.board import BLOCK_IDS
from engine.roses.state import Options
from tests.cogs.roses.tables import NAMES, SCENARIOS, look_at, positions, saved
from tests.cogs.roses.test_panel import words_to_open
from tests.engine.driver import turn
from tests.engine.roses import SUPPLEMENT
from tests.engine.roses.lively import lively
from tests.engine.roses.positions import acting

EN = Voice("en", NAMES)
OFFERED = ("vias", "settings", "ordered", "orders", "tempted")
"""Suggestions that are functions of their own."""
MOST = 15
"""Lines of a phase that are read without scrolling."""


@pytest.fixture(autouse=True)
def strict() -> Iterator[None]:
    locale.strict(True)
    yield
    locale.strict(False)


def plain(events: list[Event]) -> list[dict[str, Any]]:
    """Events as a post holds them."""
    return [{"key": e.key, "params": dict(e.params)} for e in events]


def phases(scenario: Any, seed: int, picker: Any = lively) -> Iterator[tuple[Any, list[dict[str, Any]]]]:
    """The public view after each phase of a game, with the public events since the one before."""
    rng = random.Random(seed)
    state = ROSES.setup(seats=2, seed=f"told {seed}", options=Options(scenario))
    since: list[Event] = []
    while (step := turn(rng, ROSES, state, picker)) is not None:
        events = ROSES.apply(state, *step)
        since += visible_to(events, None)
        if any(e.milestone for e in events):
            yield ROSES.view(state, None), plain(since)
            since = []


@pytest.mark.parametrize("language", locale.LANGUAGES)
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_phase_in_a_few_lines(scenario: Any, language: str) -> None:
    voice = Voice(language, NAMES)
    longest = count = 0
    for view, events in phases(scenario, 4):
        lines = told(view, events, voice)
        assert lines is not None
        text = "\n".join(lines)
        longest = max(longest, len(text.splitlines()))
        count += 1
        assert len(_summary("### War", lines, "more")) <= CONTENT
        assert "roses-" not in text
        assert not any(block in text for block in BLOCK_IDS if "_" in block)
    assert count > 30
    assert longest <= MOST


def test_nothing_public_is_left_untold() -> None:
    """Every block that a public event names and every area that a block leaves or enters stands in the lines."""
    seen: set[str] = set()
    for view, events in phases("wars_of_the_roses", 9):
        lines = told(view, events, EN)
        assert lines is not None
        text = "\n".join(lines)
        for event in events:
            key, params = event["key"], event["params"]
            wanted = [params["block"]] if key in FATES else []
            if key in MARCHES or key in PLACED:
                wanted += [params[name] for name in ("from", "area") if name in params]
            assert all(EN.word("roses", name) in text for name in wanted), event
            if key not in SILENT | SHOTS | MARCHES.keys() | PLACED.keys() | FATES.keys() | {"roses-hit", "roses-round"}:
                assert EN.say(key, params).rstrip(".") in text, event
            seen.add(key)
        marched = sum(e["key"] in MARCHES for e in events)
        ways = [line for line in lines if " → " in line and "**" in line and ": " in line and "dice" not in line]
        assert marched == sum(int(n) for line in ways for n in re.findall(r"\*\*(\d+)\*\*", line))
    assert len(seen) > 30


def test_only_what_the_public_events_say_is_told() -> None:
    """The words follow from the public events alone: the view given along makes no difference."""
    spoilt = ROSES.view(ROSES.setup(seats=2, seed="another"), 0)
    for view, events in phases("kingmaker", 3):
        assert told(view, events, EN) == told(spoilt, events, EN) == told(None, events, EN)


def test_an_action_phase_is_summed_up() -> None:
    state = acting({"lan_oxford": "kent", "lan_devon": "kent", "lan_clifford": "cornwall", "lan_henry_vi": "middlesex",
                    "yor_york": "ireland"})  # fmt: skip
    happened: list[Event] = []
    for text in ("move lan_oxford sussex", "move lan_devon sussex", "sea lan_clifford france", "done"):
        happened += ROSES.apply(state, 0, split(text)[0])
    lines = told(ROSES.view(state, None), plain(visible_to(happened, None)), Voice("en", ["Ana", "Ben"]))
    assert lines == [
        "Ana moves: Kent → Sussex **2**.",
        "Ana sails: Cornwall → France **1**.",
        "Ana has finished acting; 2 points are left unused.",
        "Now Ben acts, with Action 3.",
    ]


def test_a_battle_is_told_by_rounds() -> None:
    events = [
        {"key": "roses-battle", "params": {"seat": 0, "area": "kent", "lancaster": ["lan_devon"], "york": [],
                                           "reserves": [0, 1]}},
        {"key": "roses-orders-sealed", "params": {"seat": 0}},
        {"key": "roses-fired", "params": {"seat": 0, "block": "lan_devon", "dice": [1, 2], "need": 2, "n": 2}},
        {"key": "roses-hit", "params": {"seat": 1, "block": "yor_march", "n": 2, "left": 0}},
        {"key": "roses-killed", "params": {"seat": 1, "area": "kent", "block": "yor_march"}},
        {"key": "roses-fired", "params": {"seat": 1, "block": "yor_bombard", "dice": [6], "need": 2, "n": 0}},
        {"key": "roses-round", "params": {"area": "kent", "n": 2}},
        {"key": "roses-retreated", "params": {"seat": 1, "block": "yor_bombard", "from": "kent", "area": "sussex"}},
        {"key": "roses-battle-won", "params": {"seat": 0, "area": "kent"}},
        {"key": "roses-regrouped", "params": {"seat": 0, "from": "kent", "area": "sussex"}},
        {"key": "roses-regrouped", "params": {"seat": 0, "from": "kent", "area": "sussex"}},
    ]  # fmt: skip
    lines = told(None, events, Voice("en", ["Ana", "Ben"]))
    assert lines is not None
    assert lines[0].startswith("**Battle of Kent.**")
    assert lines[1:] == [
        "**Round 1:** Ana 2 hits and Ben no hit · Ben: March dies.",
        "**Round 2:** Ben: Bombard (York) retreats to Sussex.",
        "**Ana wins the battle of Kent.**",
        "Ana regroups: Kent → Sussex **2**.",
    ]
    later = told(None, events[2:6], Voice("es", ["Ana", "Ben"]))
    assert later == ["**La lucha sigue:** Ana 2 impactos y Ben ningún impacto · Ben: muere March."]


def test_what_is_summed_up_exists() -> None:
    """A key that the engine does not know would hide nothing, and mislead whoever reads the lists."""
    assert locale.entries("en").keys() >= SILENT | SHOTS | MARCHES.keys() | PLACED.keys() | FATES.keys()


def test_the_summary_in_two_lines() -> None:
    """For both seats and spectators, at every prompt, in both languages."""
    for state, seat in saved():
        for language in locale.LANGUAGES:
            for who in (seat, 1 - seat, None):
                text = summary(ROSES.view(state, who), Voice(language, NAMES))
                assert 1 <= len(text.splitlines()) <= 2
                assert len(text) < 400
                assert ("Hand" in text or "Mano" in text) <= (who is not None)
    state = acting({"lan_oxford": "kent", "lan_henry_vi": "middlesex", "yor_york": "ireland"}, card="surprise")
    text = summary(ROSES.view(state, 0), Voice("en", ["Ana", "Ben"]))
    assert text.startswith("**1 point left** · event Surprise · Hand (8 points): ")
    assert "King: Henry VI, Ana · Pretender: Richard of York, Ben" in text
    assert summary(ROSES.view(state, 1), Voice("en", ["Ana", "Ben"])).endswith("waiting for Ana")
    assert summary(ROSES.view(state, None), EN).count("\n") == 0


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_taking_the_first_suggestion_plays_a_whole_game(scenario: Any) -> None:
    """``/act`` by autocomplete alone: each seat that is offered something takes the first; the game ends.

    Both lay cards, recruit and fight: the suggestions are no mere end of every step.
    """
    state = ROSES.setup(seats=2, seed="first", options=Options(scenario))
    verbs: dict[str, int] = {}
    for _ in range(4000):
        prompts = ROSES.prompts(state)
        if not prompts:
            break
        for seat in (0, 1):
            if seat in ROSES.prompts(state):
                found = suggestions(look_at(state, seat), EN, "")
                for action in split(found[0][1]) if found else []:
                    ROSES.apply(state, seat, action)
                    verbs[action.verb] = verbs.get(action.verb, 0) + 1
    assert ROSES.outcome(state) is not None
    assert verbs["card"] >= 12
    assert verbs["recruit"] > 5
    assert verbs.get("move", 0) + verbs.get("sea", 0) > 0
    assert verbs.get("seal", 0) > 0
    assert not {"orders", "unseal", "standing"} & verbs.keys()


def test_an_open_book_is_closed_first() -> None:
    state = ROSES.setup(seats=2, seed="book")
    for seat in (0, 1):
        ROSES.apply(state, seat, split("keep")[0])
    ROSES.apply(state, 0, split("orders")[0])
    assert suggestions(look_at(state, 0), EN, "")[0][1] == "close"


def shown(look: Any, seat: int, screens: list[str]) -> list[Any]:
    """Everything a seat's panel and suggestions show."""
    filled = dict.fromkeys(offers.FILLED, "")
    out: list[Any] = [heading(PanelContext(look, seat, EN)), suggestions(look, EN, "")]
    if look.prompt is not None:
        out += [[r.to_component_dict() for r in rows(PanelContext(look, seat, EN, words))] for words in screens]
        for name in sorted(vars(offers)):
            offer = getattr(offers, name)
            if getattr(offer, "__name__", "") == "offer" or name in (
                "vias",
                "settings",
                "ordered",
                "orders",
                "tempted",
            ):
                out.append((name, offer(look, EN, "", filled)))
    return out


def test_what_the_other_hides_makes_no_difference() -> None:
    """Panel, summary and suggestions of a seat stay as they are when everything the other hides is another."""
    rng = random.Random(6)
    compared = changed = 0
    for seed, scenario in enumerate(SCENARIOS):
        for state, _ in positions(scenario, 40 + seed, 1 if seed == 0 else 0):
            if rng.random() > 0.15:
                continue
            seat = rng.choice((0, 1))
            other = ROSES.loads(ROSES.dumps(state))
            SUPPLEMENT.disturb(rng, other, 1 - seat)
            look, there = look_at(state, seat), look_at(other, seat)
            screens = ["", *words_to_open(look, rng)] if look.prompt is not None else [""]
            assert shown(look, seat, screens) == shown(there, seat, screens)
            changed += ROSES.dumps(other) != ROSES.dumps(state)
            compared += 1
    assert compared > 60
    assert changed > 0.9 * compared


def test_the_other_side_of_the_no_leak_test() -> None:
    """The comparison sees a difference in what the seat itself has."""
    state = acting({"lan_oxford": "kent", "lan_henry_vi": "middlesex", "yor_york": "ireland"})
    other = ROSES.loads(ROSES.dumps(state))
    SUPPLEMENT.disturb(random.Random(1), other, 0)
    assert shown(look_at(state, 0), 0, [""]) != shown(look_at(other, 0), 0, [""])


def test_a_computer_s_game_reads_as_well() -> None:
    """Games between heuristic players: phases stay short where many blocks march and long battles are fought."""
    state = ROSES.setup(seats=2, seed="computer", options=Options("kingmaker"))
    players = [make("roses", "heuristic", str(seat)) for seat in (0, 1)]
    since: list[Event] = []
    longest = 0
    while prompts := ROSES.prompts(state):
        seat = min(s for s, p in prompts.items() if p.required)
        for action in players[seat].choose(ROSES.view(state, seat), prompts[seat]):
            if ROSES.why_not(state, seat, action) is not None:
                break
            events = ROSES.apply(state, seat, action)
            since += visible_to(events, None)
            if any(e.milestone for e in events):
                lines = told(None, plain(since), Voice("es", NAMES))
                assert lines is not None
                longest = max(longest, len("\n".join(lines).splitlines()))
                since = []
    assert 3 < longest <= MOST
