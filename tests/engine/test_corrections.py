"""What may be corrected by hand: public, told in words, and possible."""

from __future__ import annotations

import json
import random
from collections.abc import Iterable
from typing import Any

import pytest

from bot.errors import UserError
from bot.locale import LANGUAGES, entries
from bot.presenter.people import scalar
from bot.presenter.voice import Voice
from bot.tables.correct import corrected, open_values
from engine import GAMES
from engine.core.corrections import NOBODY
from tests.engine.pairs import pairs, read
from tests.engine.supplements import CASES, case_id
from tests.engine.walks import Case, walk

FIRST = {game: next(case for case in CASES if case[0] == game) for game in GAMES}
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
                before, after = open_values(rules, state), open_values(rules, made)
                assert after[name] == new
                if before[name] != new:
                    done.add(name.partition(".")[0])
                assert {n for n in before.keys() & after.keys() if before[n] != after[n]} <= {name}
                break
    assert done == kinds, kinds - done


@every_game
def test_names_and_values_are_what_everybody_sees(case: Case) -> None:
    """Whatever is hidden otherwise, the same may be corrected, and putting it is refused or not."""
    game, rng = walk(case), random.Random(4)
    rules = game.rules
    for number, (_, one, other) in enumerate(pairs(game, 4, 5, 6)):
        first, second = read(rules, one), read(rules, other)
        assert open_values(rules, first) == open_values(rules, second)
        named = rules.correctables(first)
        name = rng.choice(sorted(named))
        new = others(random.Random(number), named[name])[0]
        assert _refuses(named[name], new) == _refuses(rules.correctables(second)[name], new), name


def _refuses(item: Any, new: Any) -> bool:
    try:
        item.put(new)
    except ValueError:
        return True
    return False


@every_game
def test_all_is_told_in_words(case: Case) -> None:
    """What it is, what it is now and what it may be: in every language, in Spanish without a slug."""
    game = walk(case)
    for step in game.sample(2, 1):
        named = game.rules.correctables(game.rules.loads(step.save))
        for language in LANGUAGES:
            voice, known = Voice(language, ["Ana"] * game.seats, case[0]), entries(language)
            told = {word for item in named.values() for word in {*item.choices, item.value} if isinstance(word, str)}
            for item in named.values():
                assert item.key in known
                assert voice.say(item.key, item.params)
            as_slug = {word for word in told - {NOBODY} if scalar(voice, case[0], json.dumps(word)) == word}
            assert language == "en" or not as_slug
