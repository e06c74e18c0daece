"""What holds in every position of Warrior Knights."""

from __future__ import annotations

from engine.core import Event
from engine.knights.board import BREACH, LOSS, stronghold_at, troops_of
from engine.knights.game_data import CITIES, NOBLE_IDS, NONE, OVERSEAS, STRONGHOLD, N
from engine.knights.rules import KNIGHTS
from engine.knights.state.frames import Over
from engine.knights.state.frames_war import Battle
from engine.knights.state.state import KnState, nobles_of, owner_of, players, seat_of


def check(state: KnState) -> None:
    """Raise ``AssertionError`` with what is wrong."""
    assert KNIGHTS.invariants(state) == []
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
            assert not who.losses or who.troops, f"{name} has casualties and no troops"
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
