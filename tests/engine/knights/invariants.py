"""What holds in every position of Warrior Knights."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec

from engine.core import Event
from engine.knights.board import BREACH, LOSS, stronghold_at, troops_of
from engine.knights.frames import Over
from engine.knights.frames_war import Battle
from engine.knights.lore import (
    AGENDAS,
    CITIES,
    COPIES,
    EVENTS,
    FATE,
    KINDS,
    NEUTRALS,
    NOBLE_IDS,
    NONE,
    OVERSEAS,
    REGULARS,
    STRONGHOLD,
    TROOPS,
    N,
)
from engine.knights.state import FIRST_NEUTRAL, KnState, nobles_of, owner_of, players, seat_of
from engine.knights.validate import validate


def held(frames: list[Any], name: str) -> Iterator[int]:
    """Cards that lie in frames, under a field of a name: one or a list of them, also by side."""
    for frame in frames:
        value = msgspec.structs.asdict(frame).get(name)
        stack = [value]
        while stack:
            it = stack.pop()
            if isinstance(it, list):
                stack += it
            elif type(it) is int and it >= 0:
                yield it


def once(what: str, found: list[int], wanted: list[int]) -> None:
    """Every card lies in exactly one place."""
    have, want = Counter(found), Counter(wanted)
    assert have == want, f"{what}: twice {sorted((have - want).elements())}, lost {sorted((want - have).elements())}"


def troops(state: KnState) -> list[int]:
    """Every troop card, wherever it is; regulars of Barons who do not play are nowhere."""
    found = [*state.mercenaries, *state.offer, *state.removed]
    for who in state.nobles:
        found += who.troops
    for baron in state.barons:
        found += baron.stronghold.troops
    return [*found, *held(state.frames, "hired")]


def actions(state: KnState) -> list[int]:
    """Every action card."""
    found = list(state.neutrals)
    for pile in (*state.piles, *state.spaces):
        found += pile
    for seat, baron in enumerate(state.barons):
        for kind, count in enumerate(baron.hand):
            found += [seat * len(KINDS) + kind] * count
        found += [seat * len(KINDS) + kind for pile in baron.plan for kind in pile]
    return found


def playing(state: KnState) -> list[int]:
    """Cards that are being resolved and lie nowhere else."""
    found = []
    for frame in state.frames:
        if type(frame).__name__ != "Play":
            continue
        lies = frame.stage in ("triggered", "over") and frame.seat >= 0
        if not lies:
            found.append(frame.card)
    return found


def agendas(state: KnState) -> list[int]:
    """Every agenda card."""
    found = [*state.agendas, *state.agendas_out, *state.pending, *state.laws]
    found += [who.office for who in state.nobles if who.office >= 0]
    for baron in state.barons:
        found += baron.charges
    return [*found, *held(state.frames, "agenda"), *held(state.frames, "agendas")]


def check(state: KnState) -> None:
    """Raise ``AssertionError`` with what is wrong."""
    assert validate(state) is None, validate(state)
    everybody = range(state.seats)
    mine = [card for b in state.barons for card in REGULARS[b.baron]]
    once("troops", troops(state), [*(n for n, t in enumerate(TROOPS) if t.nation >= 0), *mine])
    wanted = [s * len(KINDS) + k for s in everybody for k, n in enumerate(COPIES) for _ in range(n)]
    wanted += range(FIRST_NEUTRAL, FIRST_NEUTRAL + len(NEUTRALS))
    lying = [*actions(state), *playing(state)]
    if not isinstance(state.frames[-1], Over):
        once("actions", lying, wanted)
    in_hands = [*state.fate, *held(state.frames, "fate")]
    if not isinstance(state.frames[-1], Over):
        once("fate", in_hands, list(range(len(FATE))))
        shown = [*state.events, *state.events_out, *(e.card for e in state.lasting), *held(state.frames, "shown")]
        once("events", shown, list(range(len(EVENTS))))
        once("agendas", agendas(state), list(range(len(AGENDAS))))
    for baron in state.barons:
        assert min(baron.crowns, baron.votes, baron.faith, baron.influence) >= 0, "less than nothing"
        assert len(baron.charges) <= N.charges
        assert all(len(pile) <= N.pile_cards for pile in baron.plan)
        assert 0 <= baron.stronghold.breaches * BREACH <= STRONGHOLD
    assert 0 <= state.chairman < state.seats
    assert 0 <= state.head < state.seats
    if not isinstance(state.frames[-1], Over):
        able = [s for s in players(state) if not state.barons[s].banned]
        assert not able or state.chairman in able, "the Chairman is banned"
    _people(state)
    _places(state)


def _people(state: KnState) -> None:
    fighting = any(isinstance(f, Battle) for f in state.frames)
    for noble, who in enumerate(state.nobles):
        name = NOBLE_IDS[noble]
        if seat_of(state, noble) == NONE:
            assert who.area == NONE, f"{name} serves nobody"
            assert not who.troops, f"{name} serves nobody"
        if who.area == NONE:
            assert not who.sea, name
            assert not who.losses, f"{name} has casualties off the board"
        elif not fighting:
            assert troops_of(state, noble), f"{name} has no troops"
            assert who.losses * LOSS < troops_of(state, noble) or not who.losses, f"{name} should be dead"
            assert not who.gone, name
            assert not who.dead, name


def _places(state: KnState) -> None:
    assert len(state.cities) == len(CITIES)
    for city, it in enumerate(state.cities):
        walls = CITIES[city].strength + N.fortified_strength * it.fortified
        assert 0 <= it.breaches * BREACH <= walls, f"{CITIES[city].slug} has too many breaches"
        assert not (it.razed and (it.owner != NONE or it.fortified)), f"{CITIES[city].slug} is razed"
        assert not it.fortified or it.owner != NONE, f"{CITIES[city].slug} is neutral and fortified"
    for seat in players(state):
        area = state.barons[seat].stronghold.area
        if area != NONE:
            assert area not in OVERSEAS
            assert stronghold_at(state, area) == seat, "two strongholds in an area"
    for seat in range(state.seats):
        if state.barons[seat].out:
            assert all(state.nobles[n].area == NONE for n in nobles_of(state, seat))
    assert all(s.area != NONE and s.seat in players(state) for s in state.sieges)
    assert len({(s.area, s.seat) for s in state.sieges}) == len(state.sieges)
    for space in state.spaces:
        assert all(owner_of(card) != NONE for card in space)


def check_events(state: KnState, events: list[Event]) -> None:
    """Luck is never silent; what a hand holds is told to its owner alone."""
    assert not state.dice.fresh or any(e.seals for e in events), "luck was drawn and nothing seals"
    for event in events:
        assert event.audience is not None or not event.key.endswith("-own"), event.key
