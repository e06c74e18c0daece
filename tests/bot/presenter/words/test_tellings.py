"""Events as lines: of every key it is said on purpose how; a game is told whole, once and in its order."""

from __future__ import annotations

import functools
import json
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from bot import locale
from bot.measure.driver import Driver
from bot.presenter.front import context, front
from bot.presenter.games.charlemagne.recap import KINDS as OF_CHARLEMAGNE
from bot.presenter.games.roses.recap import KINDS as OF_ROSES
from bot.presenter.games.xidit.recap import KINDS as OF_XIDIT
from bot.presenter.words.telling import Kind, Told, Weight
from bot.presenter.words.voice import Voice
from cogs import games
from engine import GAMES
from engine.core import Action, Event, told_once, visible_to
from tests.cogs.seat_views import NAMES
from tests.engine.golden import HERE

games()  # brings the fronts

ROOT = Path(__file__).resolve().parents[4]
KINDS: Mapping[str, Mapping[str, Kind]] = {"charlemagne": OF_CHARLEMAGNE, "roses": OF_ROSES, "xidit": OF_XIDIT}
RECORD = {
    "charlemagne": "usual-places", "knights": "three", "roses": "kingmaker", "xidit": "three-seats-short",
}  # fmt: skip
LATER = {
    **{f"charlemagne-control-{side}": {"was", "now", "n"} for side in ("empire", "tribal", "neutral")},
    **{f"charlemagne-attempt-{result}": {"goal"} for result in ("won", "neutral", "lost")},
    "charlemagne-turn": {"points"},
    **{key: {"step"} for key, kind in OF_XIDIT.items() if kind.by == "step"},
}
"""Parameters that events of older games lack."""
ACTIONS = 500
"""Of a recorded game, from its beginning."""


def ledger(game: str) -> set[str]:
    """The keys of all events that the rules of a game send."""
    text = (ROOT / "engine" / game / "RULES.md").read_text(encoding="utf-8")
    text = text.split("| Event |")[1].split("| Refusal |")[0]
    return {key for row in re.findall(rf"^\| ({game}-[^|]*) \|", text, re.M) for key in row.split(" / ")}


@functools.cache
def happened(game: str) -> tuple[Event, ...]:
    """The events of a recorded game."""
    head, *rest = (HERE / game / "golden" / f"{RECORD[game]}.txt").read_text(encoding="utf-8").splitlines()
    words, rules = head.split(" ", 7), GAMES[game]
    state = rules.setup(seats=int(words[3]), seed=words[5], options=rules.Options(**json.loads(words[7])))
    events: list[Event] = []
    for line in [line for line in rest if line.startswith("> ")][:ACTIONS]:
        seat, action = line[2:].split(" ", 1)
        events += rules.apply(state, int(seat), Action.parse(action))
    return tuple(events)


def told(game: str, events: list[Event], language: str, seat: int | None) -> list[Told]:
    """What somebody is told of them."""
    return front(game).tell(None, events, Voice(language, NAMES, game), seat)


@pytest.mark.parametrize("game", KINDS)
def test_of_every_event_it_is_said_how_it_is_told(game: str) -> None:
    """... and of nothing that the rules do not send."""
    assert KINDS[game].keys() == ledger(game)


@pytest.mark.parametrize("language", locale.LANGUAGES)
@pytest.mark.parametrize("game", KINDS)
def test_a_game_is_told_once_and_in_its_order(game: str, language: str) -> None:
    """To everybody, and to a seat that knows more."""
    for seat in (None, 0):
        heard = told_once(visible_to(happened(game), seat))
        lines = told(game, heard, language, seat)
        assert all(line.text.strip() and not re.search(rf"{game}-|[{{}}]", line.text) for line in lines)
        place = {id(event): n for n, event in enumerate(heard)}
        order = [place[id(event)] for line in lines for event in line.events]
        assert order == sorted(set(order))
        silent = {heard[n].key for n in set(range(len(heard))) - set(order)}
        kinds = KINDS[game]
        assert all(kinds[key].weight is Weight.NONE or key == "charlemagne-marched" for key in silent), silent
        great = [line for line in lines if any(kinds[event.key].weight is Weight.GREAT for event in line.events)]
        assert len(great) > 10
        assert all(line.weight is Weight.GREAT for line in great)
        assert len(lines) < len(heard) / 2


@pytest.mark.parametrize("game", KINDS)
def test_what_older_games_have_noted_can_be_told(game: str) -> None:
    """Their events lack what has been noted since."""
    found = [event for event in happened(game) if event.key in LATER]
    older = [Event(e.key, {k: v for k, v in e.params.items() if k not in LATER[e.key]}) for e in found]
    assert bool(older) == (game != "roses")
    for language in locale.LANGUAGES:
        alone = [line for event in older for line in told(game, [event], language, None)]
        assert all(line.text for line in (*alone, *told(game, older, language, None)))


@pytest.mark.parametrize("game", GAMES)
def test_a_post_reads_the_same_whenever_it_is_delivered(game: str) -> None:
    """What it carries is all that its sentences need: how things stand by then changes none of them."""
    rules, tell = GAMES[game], front(game).tell
    asked = "careful" if "careful" in rules.styles() else ""  # so that battles stop between their steps
    driver = Driver(game, ["random"] * min(rules.seats), "late", style=asked)
    voice = Voice("en", NAMES, game)
    posts: list[tuple[list[str], Any, list[Event]]] = []
    heard = 0
    while len(posts) < 250 and driver.step():
        events = [event for event in driver.events[heard:] if event.audience is None]
        heard = len(driver.events)
        if events:
            view = rules.view(driver.state, None)
            posts.append(([line.text for line in tell(view, events, voice, None)], context(game, view), events))
    late = rules.view(rules.setup(seats=min(rules.seats), seed="another"), None)
    for lines, carried, events in posts:
        again = tell(json.loads(json.dumps(carried)) or late, events, voice, None)
        assert [line.text for line in again] == lines


@pytest.mark.parametrize("game", KINDS)
def test_what_a_seat_has_is_named_and_others_see_what_is_public(game: str) -> None:
    """Everybody sees of it what is public alone."""
    rules = GAMES[game]
    state = rules.setup(seats=min(rules.seats), seed="figures")
    own, seen = (rules.figures(rules.view(state, viewer), 0) for viewer in (0, 1))
    for language in locale.LANGUAGES:
        assert all(locale.has(language, f"{game}-figure-{name}") for name in (*own.amounts, *own.held))
    assert seen.amounts.items() < own.amounts.items()
    assert seen.held.items() <= own.held.items()
    assert seen.scores == own.scores


@pytest.mark.parametrize(("game", "key"), [("charlemagne", "charlemagne-battle"), ("knights", "knights-battle-over")])
def test_a_battle_is_told_in_the_order_of_its_events(game: str, key: str) -> None:
    """Who falls back, moves on or dies stands behind the result that made it so; the score ends an operation."""
    events = [event for event in told_once(visible_to(happened(game), None)) if event.key != "charlemagne-score"]
    rules, found = GAMES[game], 0
    view = rules.view(rules.setup(seats=3 if game == "knights" else 2, seed="another"), None)

    def told(events: list[Event]) -> list[Told]:
        return front(game).tell(view, events, Voice("en", NAMES, game), None)

    for line in told(events):
        if key not in [event.key for event in line.events]:
            continue
        alone = [" ".join(each.text for each in told([event])) for event in line.events]
        places = [line.text.find(text) for text in alone if text and text in line.text]
        assert places == sorted(places), line.text
        found += len(places) > 1
    assert found
