"""A house imagines the other's hand and where its blocks stand: what it may take for true, and nothing it sees."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from engine.core import Dice
from engine.roses.analysis.fighting import place_after_death
from engine.roses.board import AREA, BLOCK, BLOCKS, DECK, STEPS, WELSH
from engine.roses.imagine import _taken, dealt
from engine.roses.phases.cards import HAND
from engine.roses.rules import ROSES
from engine.roses.standing import STYLES
from engine.roses.state import DEAD, FALLEN, POOL, SPENT, Cards, RosesState, blocks_of, held
from tests.engine.roses.board import ASK, Board, Place

SAVES = Path(__file__).resolve().parents[2] / "saves" / "0.2.0"
MEN: dict[str, Place] = {
    "lan_henry_vi": "leicester", "yor_york": ("ireland", 4), "yor_march": ("kent", 2), "yor_essex": "essex",
    "yor_calais_mercenary": "calais",
}  # fmt: skip


def choosing(board: Board) -> Board:
    """Cards are chosen in the third turn; who is never spent lies in the pool, with York's bombard."""
    board.position(MEN, plan=ASK)
    board.state.frames = [Cards()]
    board.state.turn = 3
    for block, where in enumerate(board.state.where):
        if (where == SPENT and place_after_death(block) == DEAD) or block == BLOCK["yor_bombard"]:
            board.state.where[block] = POOL
    for player in board.state.players:
        player.played = ["action_4", "plague"] if player is board.state.players[0] else ["action_4", "action_3"]
    board.state.players[0].hand, board.state.players[0].card = ["action_2"] * 4, "action_3"
    board.state.players[1].hand = ["action_3"] * 5
    return board


def imagined(seed: str) -> RosesState:
    """How the position looks to Lancaster by a seed."""
    found = ROSES.imagine(ROSES.view(choosing(Board()).state, 0), seed)
    assert found is not None
    return found


def test_imagined_hands_are_of_cards_not_seen(board: Board) -> None:
    """The other holds as many cards as he has, of those that neither lie open nor are in one's own hand."""
    hands = set()
    for n in range(20):
        state = imagined(f"hand {n}")
        hand, before = state.players[1].hand, choosing(board).state
        assert len(hand) == HAND - 2
        assert hand == sorted(hand, key=DECK.index)
        mine = before.players[0]
        left = Counter(DECK) - Counter([*mine.hand, *mine.played, mine.card, *before.players[1].played])
        assert not Counter(hand) - left
        assert (state.players[1].played, state.players[1].card) == (before.players[1].played, "")
        assert state.players[1].standing == STYLES["quick"]
        assert state.players[0] == mine
        assert (state.dice.seed, state.dice.counter) == (f"hand {n}", 0)
        hands.add(tuple(hand))
    assert len(hands) > 10


def test_imagined_blocks_fill_the_places_that_are_seen(board: Board) -> None:
    """As many blocks in every area, in the pool and spent; a block stands with all its steps or one less."""
    before, standing, strengths, irish = choosing(board).state, set(), set(), set()
    for n in range(30):
        state = imagined(f"blocks {n}")
        assert held(state) == held(before)
        irish |= {b for b in blocks_of(state, 1) if state.where[b] == AREA["ireland"]}
        for places in ((POOL,), (SPENT, FALLEN)):
            mine, theirs = (sum(s.where[b] in places for b in blocks_of(s, 1)) for s in (state, before))
            assert mine == theirs
        for block in blocks_of(state, 1):
            where, steps = state.where[block], state.steps[block]
            if where >= 0:
                assert max(1, STEPS[block] - 1) <= steps <= STEPS[block]
                strengths.add(STEPS[block] - steps)
                standing.add(block)
            else:
                assert steps == 0
            if where in (SPENT, FALLEN):
                assert where == place_after_death(block)
            if where == POOL:
                assert BLOCKS[block].kind != "mercenary" or block == WELSH
            if before.where[block] < 0 and before.where[block] not in (POOL, SPENT, FALLEN):
                assert where == before.where[block]
        assert all(state.where[b] == before.where[b] for b in blocks_of(state, 0) if b != BLOCK["rebel"])
    assert strengths == {0, 1}
    assert len(irish) > 1, "York stands in Ireland, and nobody sees that it is he"
    assert len(standing) > 10


def test_imagined_only_while_cards_are_chosen(board: Board) -> None:
    """And the game it is imagined from is left as it was."""
    choosing(board)
    before = ROSES.dumps(board.state)
    assert ROSES.imagine(ROSES.view(board.state, 1), "x") is not None
    assert ROSES.dumps(board.state) == before
    for save in ("action", "fight", "redeal", "over"):
        assert ROSES.imagine(ROSES.view(ROSES.loads((SAVES / f"roses-{save}-2.json").read_bytes()), 0), "x") is None
    played = ROSES.loads((SAVES / "roses-cards-2.json").read_bytes())
    for seat in (0, 1):
        found = ROSES.imagine(ROSES.view(played, seat), "x")
        assert found is not None
        assert ROSES.invariants(found) == []


def test_imagined_heirs_are_due_as_everybody_knows(board: Board) -> None:
    """Who follows an heir that died in the supply phase comes in the next one (6.82)."""
    choosing(board).state.due = [0, 1]
    for seat in (0, 1):
        found = ROSES.imagine(ROSES.view(board.state, seat), "due")
        assert found is not None
        assert found.due == [0, 1]


def test_imagined_prisoner_stays_where_he_is(board: Board) -> None:
    """Who is held captive is seen (scenario)."""
    choosing(board)
    board.state.where[BLOCK["lan_henry_vi"]], board.state.prisoner = AREA["middlesex"], BLOCK["lan_henry_vi"]
    for n in range(10):
        found = ROSES.imagine(ROSES.view(board.state, 1), f"held {n}")
        assert found is not None
        assert found.where[BLOCK["lan_henry_vi"]] == AREA["middlesex"]


def test_imagined_deals_fit_or_are_none() -> None:
    """A levy may be anywhere, a mercenary is never in the pool, an heir never spent."""
    levy, soldier, heir = BLOCK["yor_london_levy"], BLOCK["yor_calais_mercenary"], BLOCK["yor_york"]
    assert _taken([levy, soldier, heir], 1, 1, [3]) == {levy: SPENT, heir: POOL, soldier: 3}
    assert _taken([soldier, levy, heir], 1, 1, [3]) == {soldier: FALLEN, levy: POOL, heir: 3}
    assert _taken([soldier, heir, levy], 0, 2, [3]) == {heir: POOL, levy: POOL, soldier: 3}
    assert _taken([heir, soldier], 2, 0, []) is None
    assert _taken([heir, soldier], 0, 2, []) is None
    assert _taken([heir], 0, 0, [5]) == {heir: 5}
    assert _taken([heir, levy], 0, 0, [5, 6]) == {heir: 5, levy: 6}


def test_imagined_deals_name_a_place_for_everybody() -> None:
    """Fewer or more areas than blocks that are left for them are a fault of who counted."""
    levy, heir = BLOCK["yor_london_levy"], BLOCK["yor_york"]
    for areas in ([5], [5, 6, 7]):
        with pytest.raises(ValueError, match="argument"):
            _taken([heir, levy], 0, 0, areas)


def test_imagined_plain_deals_differ(monkeypatch: pytest.MonkeyPatch) -> None:
    """The deal that always fits is drawn as well: who of three levies is spent depends on the seed."""
    monkeypatch.setattr("engine.roses.imagine.TRIES", 0)
    levies = [BLOCK[f"yor_{n}_levy"] for n in ("london", "norwich", "salisbury")]
    deals = [dealt(levies, 1, 2, [], Dice(str(seed))) for seed in range(20)]
    assert {b for found in deals for b, place in found.items() if place == SPENT} == {*levies}


@pytest.mark.parametrize("tries", [200, 0])
@pytest.mark.parametrize("seed", range(6))
def test_imagined_deals_are_always_found(seed: int, tries: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where only one deal fits it is found, by luck or by putting first who fits nowhere else."""
    monkeypatch.setattr("engine.roses.imagine.TRIES", tries)
    levies = [BLOCK[f"yor_{n}_levy"] for n in ("london", "norwich", "salisbury")]
    soldiers = [BLOCK[f"yor_{n}_mercenary"] for n in ("irish", "burgundian", "calais")]
    heirs = [BLOCK[f"yor_{n}"] for n in ("york", "march", "rutland", "clarence", "gloucester")]
    found = dealt([*levies, *heirs, *soldiers], 3, 8, [], Dice(str(seed)))
    assert {b for b, place in found.items() if place == FALLEN} == set(soldiers)
    assert {b for b, place in found.items() if place == POOL} == {*levies, *heirs}
    with pytest.raises(ValueError, match="cannot"):
        dealt(heirs, 1, 4, [], Dice(str(seed)))


def test_rounds_are_turns_of_seven(board: Board) -> None:
    """A campaign has seven turns; a round is reached when cards are chosen in it."""
    view = ROSES.view(choosing(board).state, 0)
    assert ROSES.round_of(view) == 3
    assert [ROSES.reached(view, n) for n in (2, 3, 4)] == [True, True, False]
    later = choosing(Board())
    later.state.campaign = 2
    assert ROSES.round_of(ROSES.view(later.state, 1)) == 10
    assert not ROSES.reached(ROSES.view(ROSES.loads((SAVES / "roses-action-2.json").read_bytes()), 0), 1)
