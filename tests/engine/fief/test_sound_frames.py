"""What is going on in a sound save: for every kind of frame what it may say, and what it is refused for."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from engine.fief.rules import FIEF
from engine.fief.state.state import Article, Camp, March, Window
from tests.engine.damage import put
from tests.engine.fief.invariants import expect

SAVES = Path(__file__).resolve().parents[2] / "saves" / "0.2.0"


@pytest.mark.parametrize(
    ("save", "path", "value", "fault"),
    [
        ("discard-2", "frames.0.stage", "dawn", "$.frames[0][1]"),
        ("discard-2", "frames.0.stage", "move", ""),
        ("discard-2", "frames.0.turn", 0, ""),
        ("discard-2", "frames.0.turn", -1, "$.frames[0][2]"),
        ("assign-2", "frames.1.servants", [[18, 14], [2, 12], [21, 0]], "assign"),
        ("assign-2", "frames.1.servants", [[18, 14], [2, 12], [21, 0], []], ""),
        ("assign-2", "frames.1.servants", [[18, 14], [2, 12], [21, 0], [11]], "assign"),
        ("assign-2", "frames.1.servants", [[18, 14], [2, 12], [21, 0], [11, 11]], "assign"),
        ("assign-2", "frames.1.servants", [[18, 14], [2, 12], [21, 0], [11, 18]], "assign"),
        ("assign-2", "frames.1.servants", [[18, 14], [2, 12], [21, 0], [11, 99]], "$.frames[1][1][3][1]"),
        ("assign-2", "frames.1.servants", [[], [], [], []], "nobody is asked"),
        ("settle-3", "frames.1.family", 3, "settle"),
        ("settle-3", "frames.1.family", 2, ""),
        ("settle-3", "frames.1.family", -1, "$.frames[1][1]"),
        ("settle-3", "frames.1.regions", [0, 1, 2], ""),
        ("settle-3", "frames.1.regions", [0, 1], "settle"),
        ("settle-3", "frames.1.regions", [0, 1, 6], "$.frames[1][2][2]"),
        ("settle-3", "frames.1.regions", [0, 1, 5], ""),
        ("settle-3", "frames.1.regions", [-1, 0, 1], "$.frames[1][2][0]"),
        ("discard-2", "frames.1.plans", [None], "discarding"),
        ("discard-2", "frames.1.plans", [None, None, None], "discarding"),
        ("discard-2", "frames.1.away", [[]], "discarding"),
        ("discard-2", "frames.1.away", [[], [], []], "discarding"),
        ("discard-2", "frames.1.away", [[99], []], "$.frames[1][1][0][0]"),
        ("discard-2", "frames.1.sealed", [False], "discarding"),
        ("discard-2", "frames.1.sealed", [False, False, False], "discarding"),
        ("draw-3", "frames.1.seat", 3, "drawing"),
        ("draw-3", "frames.1.seat", -1, "$.frames[1][1]"),
        ("draw-3", "frames.1.seat", 0, ""),
        ("draw-3", "frames.1.drawn", -1, "$.frames[1][2]"),
        ("draw-3", "frames.1.drawn", 1, ""),
        ("draw-3", "frames.1.characters", -1, "$.frames[1][3]"),
        ("draw-3", "frames.1.dared", -1, "$.frames[1][4]"),
        ("play-2", "frames.1.seat", 2, "playing"),
        ("play-2", "frames.1.seat", -1, "$.frames[1][1]"),
        ("play-2", "frames.2.seat", 2, "playing"),
        ("play-2", "frames.2.seat", 0, ""),
        ("window-4", "frames.1.said", [False, False, False], "window"),
        ("window-4", "frames.1.said", [True, True, True, True], "nobody is asked"),
        ("window-4", "frames.1.plays", [[], [], []], "window"),
        ("window-4", "frames.1.plays", [[], [], [], [], []], "window"),
        ("skull-4", "frames.4.city", -1, "nobody is asked"),
        ("skull-4", "frames.4.city", 18, "nobody is asked"),
        ("skull-4", "frames.4.city", 19, "$.frames[4][2]"),
        ("heir-3", "frames.8.family", 3, "heir"),
        ("heir-3", "frames.8.family", -1, "$.frames[8][1]"),
        ("heir-3", "frames.8.region", 6, "$.frames[8][2]"),
        ("heir-3", "frames.8.region", -1, "$.frames[8][2]"),
        ("heir-3", "frames.8.region", 5, ""),
        ("refuge-4", "frames.1.family", 1, "refuge"),
        ("lose-3", "frames.3.family", 3, "toll"),
        ("lose-3", "frames.3.allies", [3], "toll"),
        ("lose-3", "frames.3.allies", [0], ""),
        ("lose-3", "frames.3.city", 18, "$.frames[3][2]"),
        ("lose-3", "frames.3.city", -1, "$.frames[3][2]"),
        ("lose-3", "frames.3.count", 0, "$.frames[3][3]"),
        ("lose-3", "frames.3.count", 1, ""),
        ("lose-3", "frames.3.sites", [-1], "somebody is asked and can say nothing"),
        ("lose-3", "frames.3.sites", [20], "somebody is asked and can say nothing"),
        ("lose-3", "frames.3.sites", [21], "$.frames[3][7][0]"),
        ("burn-2", "frames.1.said", [False], "burning"),
        ("burn-2", "frames.1.said", [False, False, False], "burning"),
        ("buy-3", "frames.3.seat", 3, "buying"),
        ("buy-3", "frames.3.seat", -1, "$.frames[3][1]"),
        ("buy-3", "frames.3.placed", [0] * 17, "$.frames[3][2]"),
        ("buy-3", "frames.3.placed", [-1] + [0] * 17, "$.frames[3][2][0]"),
        ("buy-3", "frames.3.bought", [0, 0, 0, 0, 0], "$.frames[3][3]"),
        ("buy-3", "frames.3.bought", [0] * 5 + [-1], "$.frames[3][3][5]"),
        ("consent-4", "frames.1.wishes", ["Build"], ""),
        ("consent-4", "frames.1.wishes", ["build mill york"], ""),
        ("court-4", "frames.1.courting", [[0]], "$.frames[1][1][0]"),
        ("court-4", "frames.1.courting", [[99, 0]], "$.frames[1][1][0][0]"),
        ("court-4", "frames.1.standing", [99], "$.frames[1][2][0]"),
        ("court-4", "frames.1.standing", [0], ""),
        ("court-4", "frames.1.ready", [False, False, False], "court"),
        ("vote-4", "frames.1.candidates", [], "$.frames[1][1]"),
        ("vote-4", "frames.1.candidates", [99], "$.frames[1][1][0]"),
        ("vote-4", "frames.1.candidates", [18, 0], "election"),
        ("vote-4", "frames.1.votes", [-1, -1, -1], "election"),
        ("vote-4", "frames.1.votes", [-1, -1, -1, -1], ""),
        ("vote-4", "frames.1.votes", [-1, -1, -1, 17], "election"),
        ("vote-4", "frames.1.decoys", [-1, -1, -1], "election"),
        ("vote-4", "frames.1.decoys", [17, -1, -1, -1], "election"),
        ("vote-4", "frames.1.decoys", [18, -1, -1, -1], ""),
        ("vote-4", "frames.1.sealed", [False, False, False], "election"),
        ("parliament-3", "frames.1.votes", ["", "aye"], "parliament"),
        ("parliament-3", "frames.1.votes", ["", "aye", "yes"], "parliament"),
        ("parliament-3", "frames.1.votes", ["nay", "aye", "nothing"], ""),
        ("parliament-3", "frames.1.burghers", [False, False], "parliament"),
        ("parliament-3", "frames.1.burghers", [False, False, False, False], "parliament"),
        ("parliament-3", "frames.1.sealed", [False, False], "parliament"),
        ("parliament-3", "sovereign", -1, "parliament"),
        ("split-3", "frames.1.split", [0, 0, 12], ""),
        ("split-3", "frames.1.split", [0, 0, 13], "parliament"),
        ("split-3", "frames.1.split", [0, 0], "parliament"),
        ("split-3", "frames.1.split", [-1, 0, 8], "$.frames[1][4][0]"),
        ("split-3", "frames.1.split", [0, 0, 11], ""),
        ("move-3", "frames.3.family", 3, "marching"),
        ("move-3", "frames.3.family", -1, "$.frames[3][1]"),
        ("move-3", "frames.3.rested", [0], ""),
        ("move-3", "frames.3.rested", [0, 0], "marching"),
        ("move-3", "frames.3.rested", [25], "$.frames[3][2][0]"),
        ("move-3", "frames.3.rested", [-1], "$.frames[3][2][0]"),
        ("move-3", "frames.3.halted", 25, "$.frames[3][3]"),
        ("move-3", "frames.3.halted", 0, ""),
        ("move-3", "frames.3.halted", -1, ""),
        ("pillage-4", "frames.1.family", 4, "$.frames[1][1]"),
        ("pillage-4", "frames.1.family", -1, "$.frames[1][1]"),
        ("march-4", "frames.3.noble", 25, "$.frames[3][1]"),
        ("march-4", "frames.3.noble", -1, "$.frames[3][1]"),
        ("march-4", "frames.3.company", [0, 0, 0, 0, 0], "$.frames[3][2]"),
        ("march-4", "frames.3.company", [-1] + [0] * 5, "$.frames[3][2][0]"),
        ("march-4", "frames.3.company", [9] + [0] * 5, "march"),
        ("march-4", "frames.3.hired", [0], "$.frames[3][3]"),
        ("march-4", "frames.3.hired", [0, 0, 0], "$.frames[3][3]"),
        ("march-4", "frames.3.exempt", [0, 0, 0, 0, 0], "$.frames[3][4]"),
        ("march-4", "frames.3.exempt", [-1] + [0] * 5, "$.frames[3][4][0]"),
        ("march-4", "frames.3.trail", [], "$.frames[3][5]"),
        ("march-4", "frames.3.trail", [18], "$.frames[3][5][0]"),
        ("march-4", "frames.3.trail", [-1], "$.frames[3][5][0]"),
        ("march-4", "frames.3.trail", [0], ""),
        ("march-4", "frames.3.brought", [0, 0, 0, 0, 0], "march"),
        ("march-4", "frames.3.brought", [-1] + [0] * 5, "$.frames[3][11][0]"),
        ("march-4", "frames.3.brought", [0] * 6, ""),
        ("leave-2", "frames.5.family", 4, "$.frames[5][1]"),
        ("leave-2", "frames.5.family", -1, "$.frames[5][1]"),
        ("leave-2", "frames.5.to", 18, "$.frames[5][3]"),
        ("leave-2", "frames.5.to", -1, "$.frames[5][3]"),
        ("leave-2", "frames.5.way", "road", ""),
        ("leave-2", "frames.5.way", "forest", ""),
        ("leave-2", "frames.5.way", "sail", ""),
        ("leave-2", "frames.5.way", "court", ""),
        ("leave-2", "frames.5.way", "enter", ""),
        ("leave-2", "frames.5.way", "air", "$.frames[5][4]"),
        ("leave-2", "frames.5.way", "", "$.frames[5][4]"),
        ("leave-2", "frames.5.noble", 8, "leave"),
        ("challenge-4", "frames.6.family", 4, "$.frames[6][1]"),
        ("challenge-4", "frames.6.family", -1, "$.frames[6][1]"),
        ("challenge-4", "frames.6.noble", 15, "challenge"),
        ("challenge-4", "frames.6.noble", 25, "$.frames[6][2]"),
        ("challenge-4", "frames.6.noble", -1, "$.frames[6][2]"),
        ("garter-4", "frames.3.noble", 25, "$.frames[3][1]"),
        ("garter-4", "frames.3.noble", -1, "$.frames[3][1]"),
        ("fight-4", "frames.1.stage", "reinforce", ""),
        ("fight-4", "frames.1.stage", "land", ""),
        ("fight-4", "frames.1.stage", "move", ""),
        ("fight-4", "frames.1.stage", "march", "$.frames[1][1]"),
        ("fight-4", "frames.1.army", 4, "$.frames[1][2]"),
        ("fight-4", "frames.1.army", 3, ""),
        ("fight-4", "frames.1.army", -1, "raid"),
        ("fight-4", "frames.1.steps", 2, ""),
        ("fight-4", "frames.1.steps", 3, "$.frames[1][3]"),
        ("fight-4", "frames.1.steps", -1, "$.frames[1][3]"),
        ("fight-4", "frames.1.done", [4], "$.frames[1][5][0]"),
        ("fight-4", "frames.1.done", [-1], "$.frames[1][5][0]"),
        ("fight-4", "frames.1.done", [3], ""),
        ("fight-4", "frames.1.fought", [4], "$.frames[1][6][0]"),
        ("fight-4", "frames.1.fought", [-1], "$.frames[1][6][0]"),
        ("fight-4", "frames.1.fought", [3], ""),
        ("parley-2", "frames.2.city", 18, "$.frames[2][1]"),
        ("parley-2", "frames.2.city", -1, "$.frames[2][1]"),
        ("parley-2", "frames.2.said", [True], "parley"),
        ("parley-2", "frames.2.said", [True, True, True], "parley"),
        ("battle-3", "frames.5.region", 6, "$.frames[5][1]"),
        ("battle-3", "frames.5.region", -1, "$.frames[5][1]"),
        ("battle-3", "frames.5.turn", 3, "muster"),
        ("battle-3", "frames.5.turn", -1, "$.frames[5][2]"),
        ("battle-3", "frames.5.turn", 2, ""),
        ("turn-2", "frames.4.city", 18, "$.frames[4][1]"),
        ("turn-2", "frames.4.city", -1, "$.frames[4][1]"),
        ("turn-2", "frames.4.kind", "duel", "$.frames[4][2]"),
        ("turn-2", "frames.4.kind", "sally", ""),
        ("turn-2", "frames.4.camps", [], "$.frames[4][3]"),
        ("turn-2", "frames.4.camps", [Camp([0])], "$.frames[4][3]"),
        ("turn-2", "frames.4.camps", [Camp([0]), Camp([3]), Camp([1])], "$.frames[4][3]"),
        ("turn-2", "frames.4.aims", [-1], "$.frames[4][8]"),
        ("turn-2", "frames.4.aims", [28, -1], "$.frames[4][8][0]"),
        ("turn-2", "frames.4.aims", [29, -1], "$.frames[4][8][0]"),
        ("turn-2", "frames.4.said", [""], "$.frames[4][9]"),
        ("turn-2", "frames.4.said", ["", "", ""], "$.frames[4][9]"),
        ("turn-2", "frames.4.shot", -1, "$.frames[4][7]"),
        ("turn-2", "frames.4.shot", 0, ""),
        ("turn-2", "frames.4.shot", 5, "$.frames[4][7]"),
        ("turn-2", "frames.4.shot", 4, ""),
        ("turn-2", "frames.4.round", 0, "$.frames[4][6]"),
        ("turn-2", "frames.4.round", 1, ""),
        ("turn-2", "frames.4.stage", "before", "$.frames[4][5]"),
        ("turn-2", "frames.4.camps.0.families", [], "battle"),
        ("turn-2", "frames.4.camps.0.families", [4], "$.frames[4][3][0][0][0]"),
        ("turn-2", "frames.4.camps.0.families", [-1], "$.frames[4][3][0][0][0]"),
        ("turn-2", "frames.4.camps.0.invaders", True, "battle"),
        ("turn-2", "frames.4.camps.0.sites", [20], ""),
        ("turn-2", "frames.4.camps.0.sites", [21], "$.frames[4][3][0][3][0]"),
        ("turn-2", "frames.4.camps.0.sites", [-1], ""),
        ("turn-2", "frames.4.camps.0.sites", [-2], "$.frames[4][3][0][3][0]"),
        ("spoils-2", "frames.3.family", 4, "$.frames[3][1]"),
        ("spoils-2", "frames.3.family", -1, "$.frames[3][1]"),
        ("spoils-2", "frames.3.city", 18, "$.frames[3][2]"),
        ("spoils-2", "frames.3.city", -1, "$.frames[3][2]"),
        ("spoils-2", "frames.3.engines", [0, 0, 0, 0, 0], "$.frames[3][3]"),
        ("spoils-2", "frames.3.engines", [-1] + [0] * 5, "$.frames[3][3][0]"),
        ("rebel-3", "frames.2.city", 18, "$.frames[2][1]"),
        ("rebel-3", "frames.2.city", -1, "$.frames[2][1]"),
        ("rebel-3", "frames.2.by", [], "$.frames[2][2]"),
        ("rebel-3", "frames.2.by", [3], "rebellion"),
        ("rebel-3", "frames.2.by", [-1], "$.frames[2][2][0]"),
        ("rebel-3", "frames.2.by", [1, 1], "rebellion"),
        ("rebel-3", "frames.2.calmed", -1, "$.frames[2][6]"),
        ("rebel-3", "frames.2.calmed", 0, ""),
        ("rebel-3", "frames.2.stage", "rest", "$.frames[2][7]"),
        ("rebel-3", "frames.2.stage", "strike", "nobody is asked"),
        ("rebel-3", "frames.2.said", [False, False], "rebellion"),
        ("wall-3", "frames.3.family", 3, "walling"),
        ("wall-3", "frames.3.family", -1, "$.frames[3][1]"),
        ("wall-3", "frames.3.region", 6, "$.frames[3][2]"),
        ("wall-3", "frames.3.region", -1, "$.frames[3][2]"),
        ("consent-4", "frames.5.family", 4, "$.frames[5][1]"),
        ("consent-4", "frames.5.family", -1, "$.frames[5][1]"),
        ("consent-4", "frames.5.builder", 4, "$.frames[5][2]"),
        ("consent-4", "frames.5.builder", -1, "$.frames[5][2]"),
        ("consent-4", "frames.5.city", 18, "$.frames[5][3]"),
        ("consent-4", "frames.5.city", -1, "$.frames[5][3]"),
        ("renounce-4", "frames.2.noble", 0, ""),
        ("renounce-4", "frames.2.noble", 25, "$.frames[2][1]"),
        ("renounce-4", "frames.2.noble", -1, "$.frames[2][1]"),
        ("renounce-4", "frames.2.sees", [], "$.frames[2][2]"),
        ("renounce-4", "frames.2.sees", [4], "$.frames[2][2][0]"),
        ("renounce-4", "frames.2.sees", [-1], "$.frames[2][2][0]"),
        ("renounce-4", "frames.2.sees", [3], ""),
        ("bestow-4", "frames.2.abbey", 3, "$.frames[2][1]"),
        ("bestow-4", "frames.2.abbey", -1, "$.frames[2][1]"),
        ("bestow-4", "frames.2.abbey", 2, "nobody is asked"),
        ("market-4", "frames.1.lists", [[], [], []], "market"),
        ("market-4", "frames.1.lists", [["Buy!"], [], [], []], "market"),
        ("market-4", "frames.1.lists", [["buy knight york 1"], [], [], []], ""),
        ("market-4", "frames.1.sealed", [False, False, False], "market"),
        ("market-4", "sides.16.maker", 4, "$.sides[16][2]"),
        ("market-4", "sides.16.maker", -1, "$.sides[16][2]"),
        ("market-4", "sides.16.maker", 2, "an offer is wrong"),
        ("market-4", "sides.16.to", 4, "$.sides[16][3]"),
        ("market-4", "sides.16.to", -1, "$.sides[16][3]"),
        ("market-4", "sides.16.to", 1, "an offer is wrong"),
        ("market-4", "sides.16.number", 0, "$.sides[16][1]"),
        ("market-4", "sides.16.number", 1, ""),
        ("market-4", "sides.16.number", 1 << 31, "$.sides[16][1]"),
        ("market-4", "sides.16.route", "air", "an offer is wrong"),
        ("market-4", "sides.16.route", "city", ""),
        ("market-4", "sides.16.gives", [Article("money", "", 1)] * 9, "an offer is wrong"),
        ("market-4", "sides.16.gives", [Article("gold", "", 1)], "an offer is wrong"),
        ("market-4", "sides.16.gives", [Article("city", "nowhere", 0)], "an offer is wrong"),
        ("consent-4", "frames.1.wishes", ["?"], "buying"),
        ("court-4", "frames.1.courting", [[0, 1]], ""),
        ("court-4", "frames.1.courting", [[0, 1, 2]], "$.frames[1][1][0]"),
        ("discard-2", "frames.1.plans", [None, None], ""),
        ("fight-4", "frames.1.done", [0, 4], "$.frames[1][5][1]"),
        ("fight-4", "frames.1.steps", 0, ""),
        ("leave-2", "frames.4.trail", [4, 18], "$.frames[4][5][1]"),
        ("leave-2", "frames.1.rested", [*range(20)], ""),
        ("renounce-4", "frames.2.sees", [1, 4], "$.frames[2][2][1]"),
        ("skull-4", "frames.3.company", [-1, 0, 0, 0, 0, 0], "$.frames[3][2][0]"),
        ("turn-2", "frames.4.aims", [23, -1], ""),
        ("turn-2", "frames.4.aims", [24, -1], "$.frames[4][8][0]"),
        ("window-4", "frames.1.said", [True, True, True, False], ""),
        ("market-4", "sides.16.gives", [Article("money", "", 1)] * 6, ""),
        ("market-4", "sides.16.gives", [Article("money", "", 1)] * 7, "an offer is wrong"),
    ],
)  # fmt: skip
def test_what_is_going_on_in_a_sound_save(save: str, path: str, value: Any, fault: str) -> None:
    """One value of a position of play changed: it stays sound, or that frame or reason is named, or its save is refused
    at this place."""
    state = FIEF.loads((SAVES / f"fief-{save}.json").read_bytes())
    put(state, path, value)
    expect(state, fault)


def test_5_0_leave_is_asked_for_whoever_marches() -> None:
    """Another who has marched before him asks for nothing."""
    state = FIEF.loads((SAVES / "fief-leave-2.json").read_bytes())
    marching = state.frames[4]
    assert isinstance(marching, March)
    for noble, fault in ((marching.noble, ""), (marching.noble - 1, "what is going on is wrong: leave")):
        put(state, "frames.5.noble", noble)
        expect(state, fault)


def test_2_0_cards_are_laid_aside_from_the_hand_and_once() -> None:
    """A card of the hand, not the same one twice."""
    state = FIEF.loads((SAVES / "fief-discard-2.json").read_bytes())
    card = state.hands[0][0]
    for away, fault in (([card], ""), ([card, card], "discarding"), ([state.hands[1][0]], "discarding")):
        put(state, "frames.1.away", [away, []])
        expect(state, fault)


def test_6_0_before_the_armies_move_none_has_steps() -> None:
    """While they are reinforced no army has its turn, so none can have moves left."""
    for steps, fault in ((0, ""), (1, "what is going on is wrong: raid")):
        state = FIEF.loads((SAVES / "fief-fight-4.json").read_bytes())
        put(state, "frames.1.army", -1)
        put(state, "frames.1.steps", steps)
        expect(state, fault)


def test_5_2_only_the_free_are_challenged() -> None:
    """Who rides past is nobody's captive, and somewhere."""
    for path, value, fault in (("captor", 0, "captive"), ("place", -1, "nowhere")):
        state = FIEF.loads((SAVES / "fief-challenge-4.json").read_bytes())
        put(state, f"nobles.16.{path}", value)
        expect(state, fault)
        expect(state, "what is going on is wrong: challenge")


def test_10_0_who_is_asked_is_at_the_table() -> None:
    """No question may be for a seat or an answer that is not there."""
    state = FIEF.loads((SAVES / "fief-window-4.json").read_bytes())
    put(state, "sides", [s for s in state.sides if type(s).__name__ != "Parlour"])
    expect(state, "a desk is missing")
    state = FIEF.loads((SAVES / "fief-window-4.json").read_bytes())
    state.sides.append(Window("move", 9, [False] * 4, [[] for _ in range(4)]))
    expect(state, "")
    put(state, f"sides.{len(state.sides) - 1}.said", [False])
    expect(state, "a window is wrong")
