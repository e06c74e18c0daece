"""Whatever is said, asked, done or refused in the recorded games has its words in both languages."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from bot import locale
from bot.presenter import Voice
from bot.presenter.outcomes import standings
from tests.engine.recorded_games import Case, walk
from tests.engine.supplements import CASES, FEW, case_id
from tests.support.catalogues import more_words
from tests.toy import WORDS as FAIR_WORDS

NAMES = ["Ana", "Ben", "Cai", "Dot", "Eva", "Fox"]


@pytest.fixture(autouse=True)
def fair() -> Iterator[None]:
    """The fair's words are there."""
    with more_words(FAIR_WORDS):
        yield


@pytest.mark.slow(but=FEW)
@pytest.mark.parametrize("case", CASES, ids=case_id)
def test_everything_has_its_words(case: Case) -> None:
    each = walk(case)
    game = case[0]
    rng = random.Random(43)
    told: set[tuple[str, ...]] = set()
    for lang in locale.LANGUAGES:
        voice = Voice(lang, NAMES[: case[1]], game)
        for step in each.steps:
            for event in step.events:
                kinds = (lang, event.key, *sorted(f"{k}{type(v)}" for k, v in event.params.items()))
                if kinds not in told:  # each kind of message once, the rest is the same with other numbers
                    told.add(kinds)
                    assert voice.say(event.key, event.params)
        for step in each.sample(25, 12):
            state = each.rules.loads(step.save)
            for seat, mine in each.rules.prompts(state).items():
                for prompt in mine:
                    assert locale.has(lang, f"{game}-step-{prompt.step}"), prompt.step
                    assert locale.has(lang, f"{game}-ask-{prompt.step}"), prompt.step
                    assert voice.say(f"{game}-ask-{prompt.step}", prompt.params)
                    for verb in {a.verb for a in prompt.actions}:
                        assert locale.has(lang, f"{game}-verb-{verb}"), verb
                    for action in rng.sample(prompt.actions, min(5, len(prompt.actions))):
                        assert locale.has(lang, f"{game}-do-{action.verb}"), action
                        assert voice.action(game, action)
                for action in rng.sample(each.extra.strange, 10):
                    refusal = each.rules.why_not(state, seat, action)
                    if refusal is not None:
                        assert voice.say(refusal.code, refusal.params)
        near = each.rules.nearing(each.rules.view(each.rules.loads(each.steps[-1].save), None))
        assert near is None or voice.say(near.key, near.params)
        assert each.outcome is not None
        assert voice.text(each.outcome.reason)
        assert standings(each.outcome, game, voice) or not each.outcome.places
