"""What may be corrected by hand: public, told in words, and possible."""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping
from itertools import islice
from typing import Any

import pytest

from bot.common.errors import UserError
from bot.locale import LANGUAGES, entries, numbered, word_key
from bot.presenter.words.voice import Voice
from bot.tables.history.corrections import corrected, open_values
from engine import GAMES
from engine.core import Step, slug_seat
from engine.core.corrections import NOBODY, Correctable, Scalar
from engine.fief.state.frames import Market, Parliament
from engine.knights.state.frames_cards import Pool
from engine.knights.state.frames_vote import Bids
from engine.knights.state.frames_war import Ability
from engine.xidit.board import CENTRAL
from engine.xidit.state import Bards, Orders, Raise
from tests.engine.driver import AnyRules
from tests.engine.pairs import sound_pairs
from tests.engine.recorded_games import Case, walk
from tests.engine.supplements import CASES, case_id

FIRST = {game: next(case for case in CASES if case[0] == game) for game in GAMES}
PAIRS, TRIED = 12, 3
"""Pairs of positions, and corrections that are tried in each."""
BOUND = [
    ("knights", "votes", "bids", Bids(1, [], [])),
    ("knights", "faith", "pool", Pool(1, 1, False, [], [])),
    ("knights", "exhausted", "ability", Ability(1, "tally", [], [])),
    ("xidit", "bards", "bards", Bards(0, 1, {}, [])),
    ("xidit", "tower", "raise", Raise(0)),
    ("fief", "control", "market", Market([], [])),
    ("fief", "mill", "market", Market([], [])),
    ("fief", "noble", "market", Market([], [])),
    ("fief", "treasures", "parliament", Parliament([], [], [], [])),
]
"""A game, a sort of values that a secret depends on, the step in which it is written down, its frame."""
every_game = pytest.mark.parametrize("case", FIRST.values(), ids=case_id)


def _some(rng: random.Random, named: Iterable[str]) -> list[str]:
    """A few names of each kind."""
    kinds: dict[str, list[str]] = {}
    for name in named:
        kinds.setdefault(name.partition(".")[0], []).append(name)
    return [name for names in kinds.values() for name in rng.sample(names, min(4, len(names)))]


def others(rng: random.Random, item: Any) -> list[Any]:
    """What a value might become."""
    if item.choices:
        return rng.sample(list(item.choices), min(4, len(item.choices)))
    return [not item.value] if isinstance(item.value, bool) else [item.value + 1, item.value - 1]


def values(item: Correctable) -> list[Scalar]:
    """Everything that a value may become, as far as it is worth trying."""
    if item.choices:
        return list(item.choices)
    if isinstance(item.value, bool):
        return [True, False]
    assert isinstance(item.value, int)
    return sorted({0, 1, 2, 3, 20, *(item.value + more for more in (-3, -1, 1, 2, 3, 5, 8))})


@every_game
def test_each_kind_can_become_something_else(case: Case) -> None:
    """In some positions of a game, and nothing else that has a name changes with it; the old one stays as it is."""
    game, rng = walk(case), random.Random(3)
    rules, done = game.rules, set()
    kinds: set[str] = set()
    for number, step in enumerate([*game.sample(7, 3), *game.sample(60, 5)]):
        state = rules.loads(step.save)
        named = rules.correctables(state)
        assert named
        kinds |= {name.partition(".")[0] for name in named}
        rare = number >= 7  # further positions are for what could not be changed in the first ones
        for name in _some(rng, (n for n in named if not rare or n.partition(".")[0] not in done)):
            for new in others(rng, named[name]):
                try:
                    made = corrected(rules, state, name, new)
                except UserError:
                    continue
                finally:
                    assert rules.dumps(state) == step.save
                assert rules.invariants(made) == [], "what is hidden stays sound, too"
                before, after = open_values(rules, state), open_values(rules, made)
                assert after[name] == new
                if before[name] != new:
                    done.add(name.partition(".")[0])
                assert {n for n in before.keys() & after.keys() if before[n] != after[n]} <= {name}
                break
    assert done == kinds, kinds - done


@every_game
def test_nothing_follows_from_what_is_hidden(case: Case, rng: random.Random) -> None:
    """Names, values, words, suggestions and every refusal: the same in positions that differ in what seats hide."""
    game, tried = walk(case), 0
    rules = game.rules
    found = sound_pairs(game, 40, rng.randrange(1 << 30), rng.randrange(1 << 30))
    for _, one, other in islice(found, PAIRS):
        first, second = rules.loads(one), rules.loads(other)
        if rules.view(first, None) != rules.view(second, None):
            continue  # alike to one seat, not to everybody
        named = rules.correctables(first)
        assert _shown(named) == _shown(rules.correctables(second))
        for name in rng.sample(sorted(named), min(TRIED, len(named))):
            new = rng.choice(values(named[name]))
            assert _refusal(rules, first, name, new) == _refusal(rules, second, name, new), (name, new)
            tried += 1
    assert tried >= TRIED


def _shown(named: Mapping[str, Correctable]) -> dict[str, tuple[Any, ...]]:
    return {n: (i.key, dict(i.params), i.value, tuple(i.choices), i.bound) for n, i in named.items()}


def _refusal(rules: AnyRules, state: Any, name: str, new: Scalar) -> str:
    try:
        corrected(rules, state, name, new)
    except UserError as error:
        return str(error)
    return ""


@pytest.mark.parametrize(("game", "kind", "step", "frame"), BOUND, ids=lambda x: x if isinstance(x, str) else "")
def test_what_may_be_written_down_in_secret_binds_the_value_for_all(
    game: str, kind: str, step: str, frame: Any
) -> None:
    """While Votes are bid, say, nobody's are corrected, to whatever: of whoever bids and of whoever does not."""
    rules = GAMES[game]
    for save in [step.save for step in walk(FIRST[game]).sample(3, 8)]:
        state = rules.loads(save)
        if type(frame) not in {type(f) for f in state.frames}:
            assert not [n for n, item in _of_kind(rules, state, kind).items() if item.bound]
            state.frames.append(frame)
        for name, item in _of_kind(rules, state, kind).items():
            for new in values(item):
                with pytest.raises(UserError) as caught:
                    corrected(rules, state, name, new)
                assert (caught.value.key, caught.value.params) == ("correct-bound", {"what": Step(step)})


def _of_kind(rules: AnyRules, state: Any, kind: str) -> dict[str, Correctable]:
    found = {n: item for n, item in rules.correctables(state).items() if n.partition(".")[0] == kind}
    assert found
    return found


def test_knights_votes_tell_no_bid() -> None:
    """Bids that are written down in secret are at most what one has: neither fewer Votes nor more are refused by them.
    A seat that has bid all it has and one that has bid nothing are told the same."""
    rules, told = GAMES["knights"], set()
    for save in (step.save for step in walk(FIRST["knights"]).steps):
        state = rules.loads(save)
        if not isinstance(state.frames[-1], Bids):
            continue
        count = len(state.frames[-1].amounts[0])
        for bid in (0, 1):
            state.frames[-1].amounts[0] = [bid * state.barons[0].votes, *[0] * (count - 1)]
            told |= {_refusal(rules, state, "votes.1", votes) for votes in range(state.barons[0].votes + 3)}
    assert len(told) == 1


def test_xidit_bards_tell_nothing_of_the_bastion() -> None:
    """A seat has twenty bards. Those on the board are seen, those in the Bastion are not: however many stand there, all
    that are on no board could be put into a region."""
    rules, told = GAMES["xidit"], []
    state = next(s for s in map(rules.loads, (step.save for step in walk(FIRST["xidit"]).steps)) if _ordering(s))
    seat, name = state.players[0], "bards.frostmark.1"
    there = rules.correctables(state)[name].value
    hidden = seat.bards_left + state.bards[CENTRAL][0]
    for bastion in (0, hidden):
        seat.bards_left, state.bards[CENTRAL][0] = hidden - bastion, bastion
        told.append([_refusal(rules, state, name, there + more) for more in range(-1, hidden + 3)])
        made = corrected(rules, state, name, there + hidden)
        assert (made.players[0].bards_left, made.bards[CENTRAL][0]) == (0, 0)
    assert told[0] == told[1]
    assert not any(told[0][1 : hidden + 2])
    assert told[0][-1]


def _ordering(state: Any) -> bool:
    return isinstance(state.frames[-1], Orders) and state.players[0].bards_left > 0


@every_game
def test_all_is_told_in_words(case: Case) -> None:
    """What it is, what it is now, what it may be and which step binds it: in every language."""
    game = walk(case)
    for step in game.sample(2, 1):
        named = game.rules.correctables(game.rules.loads(step.save))
        for language in LANGUAGES:
            voice, known = Voice(language, ["Ana"] * game.seats, case[0]), entries(language)
            told = {word for item in named.values() for word in {*item.choices, item.value} if isinstance(word, str)}
            for item in named.values():
                assert item.key in known
                assert voice.say(item.key, item.params)
                assert item.bound is None or voice.term(case[0], item.bound) != item.bound
            for word in told:
                assert word == NOBODY or slug_seat(word) is not None or _has_word(language, case[0], word), word


def _has_word(language: str, game: str, word: str) -> bool:
    return word_key(game, word) is not None or numbered(language, game, word) is not None
