"""A game in which several questions stand open at once, as six people see it: panels, ``/act``, both languages."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from bot import locale
from bot.presenter.panels.panel import panel
from bot.presenter.words.voice import Voice
from bot.tables.model import SeatView
from cogs.play.act import suggestions
from engine import GAMES
from engine.core import Action, Prompt
from herald_fair.rules import FAIR
from herald_fair.state import FairState
from tests.bot.presenter.made_up_questions import heading, shown
from tests.cogs.press_everything import check, reachable, words
from tests.cogs.seat_views import NAMES, PICTURE, look_at
from tests.engine.driver import by_verb, turn
from tests.support.catalogues import more_words
from tests.support.games import AddGame
from tests.toy import WORDS as FAIR_WORDS


@pytest.fixture(autouse=True)
def fair(add_game: AddGame) -> Iterator[None]:
    """The fair is a game for the time of a test."""
    add_game(FAIR)
    with more_words(FAIR_WORDS):
        yield


def looks(seed: int) -> Iterator[SeatView]:
    """What every seat sees along a random game, each set of questions a few times."""
    rng, seen = random.Random(seed), dict[str, int]()
    state = FAIR.setup(seats=6, seed=f"fair {seed}")
    while prompts := FAIR.prompts(state):
        for seat, mine in prompts.items():
            kind = " ".join(p.step for p in mine)
            seen[kind] = seen.get(kind, 0) + 1
            if seen[kind] <= 3:
                yield look_at(FAIR, state, seat)
        step = turn(rng, FAIR, state, by_verb)
        assert step is not None
        FAIR.apply(state, *step)


def test_everything_can_be_pressed_and_fits() -> None:
    """Offers beside a turn, a window in the middle of another's move, amounts to 200, 300 choices."""
    steps: set[str] = set()
    most = 0
    for look in looks(1):
        steps |= {p.step for p in look.prompts}
        most = max(most, len(look.prompts))
        for language in locale.LANGUAGES:
            check(panel(shown(look, language), ("board.png", PICTURE)))
        legal = {(p.id, str(a)) for p in look.prompts for a in p.actions}
        assert legal - reachable(look) == set()
    assert {"vote", "bid", "cart", "objection", "market", "offer", "toll"} <= steps
    assert most >= 4


def test_every_question_says_why_with_its_numbers() -> None:
    """A newcomer reads the terms of an offer, their purse, who acts: in both languages, without a gap."""
    asked: set[str] = set()
    for look in looks(2):
        assert look.seat is not None
        for prompt in look.prompts:
            for language in locale.LANGUAGES:
                said = Voice(language, NAMES, "fair").ask("fair", prompt.step, prompt.params)
                assert "{" not in said
                assert "[" not in said
            asked.add(prompt.step)
        if look.prompt is not None and look.prompt.step == "bid":
            assert str(prompt_param(look.prompt, "n")) in heading(shown(look))
    assert len(asked) >= 8


def prompt_param(prompt: Prompt, name: str) -> object:
    return prompt.params[name]


def opened() -> FairState:
    """A fair in which the signs are hung out."""
    state = FAIR.setup(seats=6, seed="open")
    for seat in range(6):
        FAIR.apply(state, seat, FAIR.prompts(state)[seat][0].default[0])
    return state


def test_a_vote_cast_leaves_the_panels_of_others_alone() -> None:
    """Every other voter's panel is the same, to the last id; nobody reads how somebody else has voted."""
    state = opened()
    before = {seat: panel(shown(look_at(FAIR, state, seat)), None) for seat in range(1, 6)}
    vote = next(a for p in FAIR.prompts(state)[0] for a in p.actions if a.verb == "vote")
    waits = {seat: set(words_without_waiting(look_at(FAIR, state, seat))) for seat in range(1, 6)}
    FAIR.apply(state, 0, vote)
    for seat in range(1, 6):
        after = look_at(FAIR, state, seat)
        view, old = panel(shown(after), None).view, before[seat].view
        assert view is not None
        assert old is not None
        assert view.to_components()[1:] == old.to_components()[1:]
        assert set(words_without_waiting(after)) == waits[seat]


def words_without_waiting(look: SeatView) -> list[str]:
    view = check(panel(shown(look), None))
    return [line for line in words(view).split("\n") if "waits for" not in line]


def test_a_private_offer_stands_on_two_panels_alone() -> None:
    state = opened()
    third = [words_without_waiting(look_at(FAIR, state, seat)) for seat in range(2, 6)]
    offer = next(a for p in FAIR.prompts(state)[0] for a in p.actions if a.verb == "offer" and "seat-1" in a.args)
    FAIR.apply(state, 0, offer)
    assert [words_without_waiting(look_at(FAIR, state, seat)) for seat in range(2, 6)] == third
    look = look_at(FAIR, state, 1)
    asked = next(p for p in look.prompts if p.step == "offer")
    terms = Voice("en", NAMES, "fair").ask("fair", "offer", asked.params)
    assert "Ana" in terms
    assert terms in words(check(panel(shown(look), None)))
    values = [value for _, value in suggestions(look, Voice("en", NAMES, "fair"), "refuse")]
    assert values == [str(a) for a in asked.actions if a.verb == "refuse"] != []


def test_an_answer_to_a_replaced_offer_names_the_old_one() -> None:
    """The components of an offer that was withdrawn carry the token of a question that is gone."""
    state = opened()
    offers = [a for p in FAIR.prompts(state)[0] for a in p.actions if a.verb == "offer" and "seat-1" in a.args]
    FAIR.apply(state, 0, offers[0])
    old = look_at(FAIR, state, 1)
    asked = next(p for p in old.prompts if p.step == "offer")
    FAIR.apply(state, 0, next(a for p in FAIR.prompts(state)[0] for a in p.actions if a.verb == "withdraw"))
    FAIR.apply(state, 0, next(a for p in FAIR.prompts(state)[0] for a in p.actions if a == offers[0]))
    new = look_at(FAIR, state, 1)
    assert new.prompt_at(old.tokens[asked.id]) is None
    assert not {str(a) for a in asked.actions} & {str(a) for a in new.legal}
    assert "fair" in GAMES
    assert FAIR.why_not(state, 1, Action.parse(str(asked.actions[0]))) is not None
