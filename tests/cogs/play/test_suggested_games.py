"""Whole games by *Suggest* alone: there is advice whenever the game waits, it can be read in both languages and done,
and what else stands on the panel is nothing that the rules refuse."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from bot.locale import LANGUAGES
from bot.presenter.panel_kit.controls import PanelContext
from bot.presenter.panels import advice
from bot.presenter.words.voice import Voice
from bot.tables.model import SeatView
from cogs import games
from engine import GAMES
from engine.core import Action, IllegalAction, blocking
from tests.cogs.press_everything import Press, presses
from tests.cogs.seat_views import NAMES, look_at
from tests.support import skips
from tests.support.order import every_or_one

games()  # brings the fronts
LOOKED = 2
"""How often each question is looked at closely, by its step."""
PRESSED = 25
"""How many controls of a question are pressed then, of those that can be reached."""
OFTEN = 60
"""How often in one round a seat may be asked the same question; more often no advice leads on."""


@pytest.mark.slow
@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_game_is_played_to_its_end_by_what_is_suggested(game: str) -> None:
    skips.unless(game in every_or_one(sorted(GAMES)), skips.TURN)
    rules, rng = GAMES[game], random.Random(f"suggested {game}")
    state = rules.setup(seats=max(rules.seats.start, 2), seed=f"suggested {game}", options=rules.Options())
    looked, asked = Counter[str](), Counter[tuple[int, int, str]]()
    while waits := blocking(rules.prompts(state)):
        seat, (prompt, *_) = next(iter(waits.items()))
        asked[rules.round_of(rules.view(state, seat)), seat, prompt.step] += 1
        assert max(asked.values()) <= OFTEN, asked.most_common(1)
        look = look_at(rules, state, seat)
        found = advice.advice(look, prompt)
        assert found.plan, f"no advice at {prompt.step}"
        assert advice.begins(look, found.plan) is not None
        if looked[prompt.step] < LOOKED:
            looked[prompt.step] += 1
            for language in LANGUAGES:
                said = advice.said(game, found, Voice(language, NAMES, game), look.view)
                assert "{" not in said
                assert "???" not in said
            ways = list(reached(look))
            for press in rng.sample(ways, min(PRESSED, len(ways))):
                actions = press.actions if press.verb == "batch" else press.actions[:1]  # of many numbers one
                assert refused(rules, state, seat, actions) is None, (prompt.step, press)
        taken(rules, state, seat, found.plan)
    assert rules.outcome(state) is not None
    assert len(looked) > 1


def taken(rules: Any, state: Any, seat: int, plan: Sequence[Action]) -> None:
    """Do what a plan says, as far as nothing comes to light that nobody could know before."""
    for action in plan:
        events = rules.apply(state, seat, action)
        if rules.draws(state) or any(event.seals for event in events):
            return


def reached(look: SeatView) -> Iterator[Press]:
    """Everything that does something, on the panel and on all lists that it leads to."""
    assert look.seat is not None
    voice = Voice("en", NAMES, look.table.game)
    seen, queue = set[tuple[str, str, int]](), [("", "", 0)]
    while queue:
        here = queue.pop()
        if here in seen:
            continue
        seen.add(here)
        prompt = next((p for p in look.prompts if p.id == here[0]), None)
        for press in presses(PanelContext(look, look.seat, voice, here[1], here[2], prompt)):
            if press.actions:
                yield press
            if press.verb != "tick":
                queue += press.screens


def refused(rules: Any, state: Any, seat: int, actions: Sequence[tuple[str, str]]) -> str | None:
    """Why the rules refuse what a control stands for, as far as it is done at once; ``None`` where they do not."""
    tried = rules.loads(rules.dumps(state))
    for _, words in actions:
        try:
            events = rules.apply(tried, seat, Action.parse(words))
        except IllegalAction as error:
            return f"{words}: {error.refusal.code}"
        if rules.draws(tried) or any(event.seals for event in events):
            return None
    return None
