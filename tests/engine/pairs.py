"""Two positions that differ only in what others hide, and what a seat hears when it tries something in them."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import msgspec

from engine.core import Action, Event, IllegalAction, Refusal, SaveError, visible_to
from tests.engine.driver import AnyRules
from tests.engine.recorded_games import Walk

VARIANTS = 2
"""So often something else is hidden, a position."""


class Pair(NamedTuple):
    """Two positions that look alike to a seat."""

    seat: int
    """To which they look alike."""
    one: bytes
    """The save of the position that was played."""
    other: bytes
    """The save of one in which everything is different that the seat cannot see."""


class Heard(NamedTuple):
    """What a seat learns from actions said in one breath. As in a table: nothing is taken after an action that seals,
    and a refused batch takes nothing."""

    told: list[tuple[bytes, Any, Any]]
    """After each action what the seat hears, encoded, its view, and what it is asked; ``None`` for nothing."""
    refusal: Refusal | None
    """Of the action at which it ended; ``None``: none was refused."""
    sealed: bool
    """Whether it ended with an action that seals; then everybody knows that it was said."""


def read(rules: AnyRules, save: bytes) -> Any:
    """A position, whether or not play can lead to it: what is hidden at will seldom adds up."""
    return msgspec.json.decode(save, type=rules.State)


def rests(rules: AnyRules, save: bytes) -> bool:
    """Whether a position waits for somebody: nobody meets one in which something would happen by itself."""
    advance = getattr(rules, "advance", None)
    if advance is None:
        return True
    state = read(rules, save)
    events: list[Event] = []
    advance(state, events)
    return not events and rules.dumps(state) == save


def pairs(game: Walk, count: int, number: int, seed: int) -> Iterator[Pair]:
    """Positions of a game as pairs: for a seat everything differs that all others hide, and the luck to come."""
    rng = random.Random(seed)
    for step in game.sample(count, number):
        for seat in rng.sample(range(game.seats), min(2, game.seats)):
            for _ in range(VARIANTS):
                other = game.rules.loads(step.save)
                for hidden in range(game.seats):
                    if hidden != seat:
                        game.extra.disturb(rng, other, hidden)
                game.extra.shuffle_unseen(rng, other)
                save = game.rules.dumps(other)
                if rests(game.rules, save):
                    yield Pair(seat, step.save, save)


def sound_pairs(game: Walk, count: int, number: int, seed: int) -> Iterator[Pair]:
    """The same as far as play can lead to both: positions that are sound. What a game itself imagines adds up
    where chance seldom does."""
    rng = random.Random(seed)
    for pair in pairs(game, count, number, seed):
        if _reads(game.rules, pair.other):
            yield pair
    for step in game.sample(count, number):
        seat = rng.randrange(game.seats)
        other = game.rules.imagine(game.rules.view(game.rules.loads(step.save), seat), str(rng.random()))
        if other is not None:
            yield Pair(seat, step.save, game.rules.dumps(other))


def _reads(rules: AnyRules, save: bytes) -> bool:
    try:
        return not rules.invariants(rules.loads(save))
    except SaveError:
        return False


def say(rules: AnyRules, save: bytes, seat: int, actions: Sequence[Action]) -> Heard:
    """Say actions in one breath, as ``Tables.act`` takes them."""
    state = read(rules, save)
    told: list[tuple[bytes, Any, Any]] = []
    for action in actions:
        try:
            events = rules.apply(state, seat, action)
        except IllegalAction as error:
            return Heard(told, error.refusal, False)
        heard = msgspec.json.encode([(e.key, e.params) for e in visible_to(events, seat)])
        told.append((heard, rules.view(state, seat), rules.prompts(state).get(seat)))
        if rules.draws(state) or any(e.seals for e in events):
            return Heard(told, None, True)
    return Heard(told, None, False)


def batch(rng: random.Random, rules: AnyRules, save: bytes, seat: int, strange: Sequence[Action]) -> list[Action]:
    """Some actions that a seat may take one after the other, as far as it goes, then one that it may not."""
    state, said = rules.loads(save), []
    for _ in range(rng.randrange(4)):
        legal = [a for p in rules.prompts(state).get(seat, []) for a in p.actions]
        if not legal:
            break
        verbs = sorted({a.verb for a in legal})
        verb = rng.choice(verbs)
        said.append(rng.choice([a for a in legal if a.verb == verb]))
        rules.apply(state, seat, said[-1])
    return [*said, rng.choice(strange), *rng.sample(said, min(len(said), 1))]


def each_verb(rng: random.Random, rules: AnyRules, save: bytes, seat: int, most: int) -> list[Action]:
    """Some legal actions of a seat, of different verbs."""
    verbs: dict[str, list[Action]] = {}
    for prompt in rules.prompts(rules.loads(save)).get(seat, []):
        for action in prompt.actions:
            verbs.setdefault(action.verb, []).append(action)
    chosen = rng.sample(sorted(verbs), min(most, len(verbs)))
    return [rng.choice(verbs[verb]) for verb in chosen]
