"""What holds in every position of Fief."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from engine.core import Event, SaveError
from engine.fief.board import family_nobles, nobles_at, reserve, stacks_at
from engine.fief.game_data import ABBESSES, CARDS, CATAPULT, CITIES, CROSSBOW, MERCENARIES, NOBLES, PRELATES, UNITS, N
from engine.fief.rules import FIEF
from engine.fief.state.state import CAPTORS, FREE, PARADE, Deathbed, FiefState, March, Over, Rebellion


def cards(state: FiefState) -> Counter[int]:
    """Every card by number, wherever it is."""
    found: Counter[int] = Counter()
    for pile in (
        state.characters, state.character_discards, state.fortunes, state.fortune_discards, state.track, state.aside,
        *state.hands, *state.weather,
    ):  # fmt: skip
        found.update(pile)
    found.update(c for c in state.slots if c >= 0)
    found.update(n for n, who in enumerate(state.nobles) if who.family >= 0 or who.gone)
    found.update(PRELATES[d] for d, n in enumerate(state.sees) if n >= 0)
    found.update(ABBESSES[a] for a, n in enumerate(state.veils) if n >= 0 or a in state.spare_veils)
    for frame in state.frames:
        if isinstance(frame, Rebellion):
            found.update(c for c in frame.cards if c >= 0)
    return found


def expect(state: FiefState, fault: str) -> None:
    """A position is sound where ``fault`` is empty. Where that is a place in a save, such as ``$.purse[0]``, the save
    is refused for what stands there; any other is named among what is wrong with the position."""
    if fault.startswith("$"):
        with pytest.raises(SaveError, match=re.escape(f"at `{fault}`")):
            FIEF.loads(FIEF.dumps(state))
        return
    FIEF.loads(FIEF.dumps(state))
    found = FIEF.invariants(state)
    assert any(fault in each for each in found) if fault else found == [], found


def check(state: FiefState) -> None:
    """Raise ``AssertionError`` with what is wrong."""
    unsound = FIEF.invariants(state)
    assert not unsound, unsound
    found = cards(state)
    doubled = [CARDS[c] for c, n in found.items() if n > 1]
    missing = [CARDS[c] for c in range(len(CARDS)) if c not in found]
    assert not doubled, f"cards twice: {doubled}"
    assert not missing, f"cards lost: {missing}"
    assert all(p >= 0 for p in state.purse), "a purse below nothing"
    for family in range(state.families):
        assert len(family_nobles(state, family)) <= N.nobles
        for kind in range(len(UNITS)):
            if kind != CROSSBOW:
                assert reserve(state, family, kind) >= 0, f"family {family} has too many of kind {kind}"
        assert 0 <= state.treasures[family] <= N.treasures
    hired = [sum(s.hired[card] for s in state.stacks) for card in range(len(MERCENARIES))]
    assert all(h + left <= N.crossbows for h, left in zip(hired, state.crossbows, strict=True))
    for stack in state.stacks:
        assert min(stack.units) >= 0
        assert sum(stack.hired) == stack.units[CROSSBOW], "crossbows of no card"
        assert all(m <= u for m, u in zip(stack.moved, stack.units, strict=True)), "more moved than there are"
    assert sum(t.mill for t in state.towns) <= N.mills
    assert sum(t.building in ("fortress", "walled") for t in state.towns) <= N.forts
    dying = {f.noble for f in state.frames if isinstance(f, Deathbed)}
    for n, who in enumerate(state.nobles):
        if who.gone:
            assert n in dying or (n not in state.fiefs and n not in state.sees and n not in state.veils)
            continue
        if who.captor != FREE:
            assert who.place < 0, f"{NOBLES[n]} is held and stands somewhere"
            assert who.captor >= CAPTORS or state.nobles[who.captor].captor == FREE, "a captive of a captive"
            assert not who.guards
        if who.spouse >= 0 and n not in dying and who.spouse not in dying:
            assert state.nobles[who.spouse].spouse == n
    if not any(isinstance(f, March) for f in state.frames):
        riders = [s for s in state.stacks if s.site == PARADE] + [w for w in state.nobles if w.site == PARADE]
        assert not riders, "somebody rides a parade that nobody leads"
    for city in range(len(CITIES)):
        town = state.towns[city]
        if town.siege >= 0 and not dying and not isinstance(state.frames[-1], Over):
            assert town.siege != town.control, "a family besieges itself"
            assert nobles_at(state, city, town.siege), "a siege without a besieging Noble"
            engines = [s for s in stacks_at(state, city, town.siege) if s.units[CATAPULT] or s.works]
            assert engines, "a siege without a catapult"
        assert (town.abbey >= 0) == (town.building in ("abbey", "royal-abbey"))


def check_events(state: FiefState, events: list[Event]) -> None:
    """Luck is never silent; what a hand or a purse holds is told to its owner alone."""
    assert not state.dice.fresh or any(e.seals for e in events), "luck was drawn and nothing seals"
    for event in events:
        assert event.audience is not None or not event.key.endswith("-own"), event.key
