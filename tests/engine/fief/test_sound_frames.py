"""What is going on in a sound save: for every kind of frame what it may say, and what it is refused for."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from engine.fief.rules import FIEF
from engine.fief.state import Article, Camp, March, Window
from engine.fief.validate import validate
from engine.fief.validate_frames import frame_faults
from tests.engine.damage import put

SAVES = Path(__file__).resolve().parents[2] / "saves" / "0.2.0"


@pytest.mark.parametrize(
    ("save", "path", "value", "fault"),
    [
        ("discard-2", "frames.0.stage", "dawn", "round"),
        ("discard-2", "frames.0.stage", "move", ""),
        ("discard-2", "frames.0.turn", 0, ""),
        ("discard-2", "frames.0.turn", -1, "round"),
        ("assign-2", "frames.1.servants", [[18, 14], [2, 12], [21, 0]], "assign"),
        ("assign-2", "frames.1.servants", [[18, 14], [2, 12], [21, 0], []], ""),
        ("assign-2", "frames.1.servants", [[18, 14], [2, 12], [21, 0], [11]], "assign"),
        ("assign-2", "frames.1.servants", [[18, 14], [2, 12], [21, 0], [11, 11]], "assign"),
        ("assign-2", "frames.1.servants", [[18, 14], [2, 12], [21, 0], [11, 18]], "assign"),
        ("assign-2", "frames.1.servants", [[18, 14], [2, 12], [21, 0], [11, 99]], "assign"),
        ("assign-2", "frames.1.servants", [[], [], [], []], "nobody is asked"),
        ("settle-3", "frames.1.family", 3, "settle"),
        ("settle-3", "frames.1.family", 2, ""),
        ("settle-3", "frames.1.family", -1, "settle"),
        ("settle-3", "frames.1.regions", [0, 1, 2], ""),
        ("settle-3", "frames.1.regions", [0, 1], "settle"),
        ("settle-3", "frames.1.regions", [0, 1, 6], "settle"),
        ("settle-3", "frames.1.regions", [0, 1, 5], ""),
        ("settle-3", "frames.1.regions", [-1, 0, 1], "settle"),
        ("discard-2", "frames.1.plans", [None], "discarding"),
        ("discard-2", "frames.1.plans", [None, None, None], "discarding"),
        ("discard-2", "frames.1.away", [[]], "discarding"),
        ("discard-2", "frames.1.away", [[], [], []], "discarding"),
        ("discard-2", "frames.1.away", [[99], []], "discarding"),
        ("discard-2", "frames.1.sealed", [False], "discarding"),
        ("discard-2", "frames.1.sealed", [False, False, False], "discarding"),
        ("draw-3", "frames.1.seat", 3, "drawing"),
        ("draw-3", "frames.1.seat", -1, "drawing"),
        ("draw-3", "frames.1.seat", 0, ""),
        ("draw-3", "frames.1.drawn", -1, "drawing"),
        ("draw-3", "frames.1.drawn", 1, ""),
        ("draw-3", "frames.1.characters", -1, "drawing"),
        ("draw-3", "frames.1.dared", -1, "drawing"),
        ("play-2", "frames.1.seat", 2, "playing"),
        ("play-2", "frames.1.seat", -1, "playing"),
        ("play-2", "frames.2.seat", 2, "playing"),
        ("play-2", "frames.2.seat", 0, ""),
        ("window-4", "frames.1.said", [False, False, False], "window"),
        ("window-4", "frames.1.said", [True, True, True, True], "nobody is asked"),
        ("window-4", "frames.1.plays", [[], [], []], "window"),
        ("window-4", "frames.1.plays", [[], [], [], [], []], "window"),
        ("skull-4", "frames.4.city", -1, "nobody is asked"),
        ("skull-4", "frames.4.city", 18, "nobody is asked"),
        ("skull-4", "frames.4.city", 19, "deathbed"),
        ("heir-3", "frames.8.family", 3, "heir"),
        ("heir-3", "frames.8.family", -1, "heir"),
        ("heir-3", "frames.8.region", 6, "heir"),
        ("heir-3", "frames.8.region", -1, "heir"),
        ("heir-3", "frames.8.region", 5, ""),
        ("refuge-4", "frames.1.family", 1, "refuge"),
        ("lose-3", "frames.3.family", 3, "toll"),
        ("lose-3", "frames.3.allies", [3], "toll"),
        ("lose-3", "frames.3.allies", [0], ""),
        ("lose-3", "frames.3.city", 18, "toll"),
        ("lose-3", "frames.3.city", -1, "toll"),
        ("lose-3", "frames.3.count", 0, "toll"),
        ("lose-3", "frames.3.count", 1, ""),
        ("lose-3", "frames.3.sites", [-1], "somebody is asked and can say nothing"),
        ("lose-3", "frames.3.sites", [20], "somebody is asked and can say nothing"),
        ("lose-3", "frames.3.sites", [21], "toll"),
        ("burn-2", "frames.1.said", [False], "burning"),
        ("burn-2", "frames.1.said", [False, False, False], "burning"),
        ("buy-3", "frames.3.seat", 3, "buying"),
        ("buy-3", "frames.3.seat", -1, "buying"),
        ("buy-3", "frames.3.placed", [0] * 17, "buying"),
        ("buy-3", "frames.3.placed", [-1] + [0] * 17, "buying"),
        ("buy-3", "frames.3.bought", [0, 0, 0, 0, 0], "buying"),
        ("buy-3", "frames.3.bought", [0] * 5 + [-1], "buying"),
        ("consent-4", "frames.1.wishes", ["Build"], ""),
        ("consent-4", "frames.1.wishes", ["build mill york"], ""),
        ("court-4", "frames.1.courting", [[0]], "court"),
        ("court-4", "frames.1.courting", [[99, 0]], "court"),
        ("court-4", "frames.1.standing", [99], "court"),
        ("court-4", "frames.1.standing", [0], ""),
        ("court-4", "frames.1.ready", [False, False, False], "court"),
        ("vote-4", "frames.1.candidates", [], "election"),
        ("vote-4", "frames.1.candidates", [99], "election"),
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
        ("split-3", "frames.1.split", [-1, 0, 8], "parliament"),
        ("split-3", "frames.1.split", [0, 0, 11], ""),
        ("move-3", "frames.3.family", 3, "marching"),
        ("move-3", "frames.3.family", -1, "marching"),
        ("move-3", "frames.3.rested", [0], ""),
        ("move-3", "frames.3.rested", [0, 0], "marching"),
        ("move-3", "frames.3.rested", [25], "marching"),
        ("move-3", "frames.3.rested", [-1], "marching"),
        ("move-3", "frames.3.halted", 25, "marching"),
        ("move-3", "frames.3.halted", 0, ""),
        ("move-3", "frames.3.halted", -1, ""),
        ("pillage-4", "frames.1.family", 4, "pillaging"),
        ("pillage-4", "frames.1.family", -1, "pillaging"),
        ("march-4", "frames.3.noble", 25, "march"),
        ("march-4", "frames.3.noble", -1, "march"),
        ("march-4", "frames.3.company", [0, 0, 0, 0, 0], "march"),
        ("march-4", "frames.3.company", [-1] + [0] * 5, "march"),
        ("march-4", "frames.3.company", [9] + [0] * 5, "march"),
        ("march-4", "frames.3.hired", [0], "march"),
        ("march-4", "frames.3.hired", [0, 0, 0], "march"),
        ("march-4", "frames.3.exempt", [0, 0, 0, 0, 0], "march"),
        ("march-4", "frames.3.exempt", [-1] + [0] * 5, "march"),
        ("march-4", "frames.3.trail", [], "march"),
        ("march-4", "frames.3.trail", [18], "march"),
        ("march-4", "frames.3.trail", [-1], "march"),
        ("march-4", "frames.3.trail", [0], ""),
        ("march-4", "frames.3.brought", [0, 0, 0, 0, 0], "march"),
        ("march-4", "frames.3.brought", [-1] + [0] * 5, "march"),
        ("march-4", "frames.3.brought", [0] * 6, ""),
        ("leave-2", "frames.5.family", 4, "leave"),
        ("leave-2", "frames.5.family", -1, "leave"),
        ("leave-2", "frames.5.to", 18, "leave"),
        ("leave-2", "frames.5.to", -1, "leave"),
        ("leave-2", "frames.5.way", "road", ""),
        ("leave-2", "frames.5.way", "forest", ""),
        ("leave-2", "frames.5.way", "sail", ""),
        ("leave-2", "frames.5.way", "court", ""),
        ("leave-2", "frames.5.way", "enter", ""),
        ("leave-2", "frames.5.way", "air", "leave"),
        ("leave-2", "frames.5.way", "", "leave"),
        ("leave-2", "frames.5.noble", 8, "leave"),
        ("challenge-4", "frames.6.family", 4, "challenge"),
        ("challenge-4", "frames.6.family", -1, "challenge"),
        ("challenge-4", "frames.6.noble", 15, "challenge"),
        ("challenge-4", "frames.6.noble", 25, "challenge"),
        ("challenge-4", "frames.6.noble", -1, "challenge"),
        ("garter-4", "frames.3.noble", 25, "knighting"),
        ("garter-4", "frames.3.noble", -1, "knighting"),
        ("fight-4", "frames.1.stage", "reinforce", ""),
        ("fight-4", "frames.1.stage", "land", ""),
        ("fight-4", "frames.1.stage", "move", ""),
        ("fight-4", "frames.1.stage", "march", "raid"),
        ("fight-4", "frames.1.army", 4, "raid"),
        ("fight-4", "frames.1.army", 3, ""),
        ("fight-4", "frames.1.army", -1, "raid"),
        ("fight-4", "frames.1.steps", 2, ""),
        ("fight-4", "frames.1.steps", 3, "raid"),
        ("fight-4", "frames.1.steps", -1, "raid"),
        ("fight-4", "frames.1.done", [4], "raid"),
        ("fight-4", "frames.1.done", [-1], "raid"),
        ("fight-4", "frames.1.done", [3], ""),
        ("fight-4", "frames.1.fought", [4], "raid"),
        ("fight-4", "frames.1.fought", [-1], "raid"),
        ("fight-4", "frames.1.fought", [3], ""),
        ("parley-2", "frames.2.city", 18, "parley"),
        ("parley-2", "frames.2.city", -1, "parley"),
        ("parley-2", "frames.2.said", [True], "parley"),
        ("parley-2", "frames.2.said", [True, True, True], "parley"),
        ("battle-3", "frames.5.region", 6, "muster"),
        ("battle-3", "frames.5.region", -1, "muster"),
        ("battle-3", "frames.5.turn", 3, "muster"),
        ("battle-3", "frames.5.turn", -1, "muster"),
        ("battle-3", "frames.5.turn", 2, ""),
        ("turn-2", "frames.4.city", 18, "battle"),
        ("turn-2", "frames.4.city", -1, "battle"),
        ("turn-2", "frames.4.kind", "duel", "battle"),
        ("turn-2", "frames.4.kind", "sally", ""),
        ("turn-2", "frames.4.camps", [], "battle"),
        ("turn-2", "frames.4.camps", [Camp([0])], "battle"),
        ("turn-2", "frames.4.camps", [Camp([0]), Camp([3]), Camp([1])], "battle"),
        ("turn-2", "frames.4.aims", [-1], "battle"),
        ("turn-2", "frames.4.aims", [28, -1], "battle"),
        ("turn-2", "frames.4.aims", [29, -1], "battle"),
        ("turn-2", "frames.4.said", [""], "battle"),
        ("turn-2", "frames.4.said", ["", "", ""], "battle"),
        ("turn-2", "frames.4.shot", -1, "battle"),
        ("turn-2", "frames.4.shot", 0, ""),
        ("turn-2", "frames.4.shot", 5, "battle"),
        ("turn-2", "frames.4.shot", 4, ""),
        ("turn-2", "frames.4.round", 0, "battle"),
        ("turn-2", "frames.4.round", 1, ""),
        ("turn-2", "frames.4.stage", "before", "battle"),
        ("turn-2", "frames.4.camps.0.families", [], "battle"),
        ("turn-2", "frames.4.camps.0.families", [4], "battle"),
        ("turn-2", "frames.4.camps.0.families", [-1], "battle"),
        ("turn-2", "frames.4.camps.0.invaders", True, "battle"),
        ("turn-2", "frames.4.camps.0.sites", [20], ""),
        ("turn-2", "frames.4.camps.0.sites", [21], "battle"),
        ("turn-2", "frames.4.camps.0.sites", [-1], ""),
        ("turn-2", "frames.4.camps.0.sites", [-2], "battle"),
        ("spoils-2", "frames.3.family", 4, "spoils"),
        ("spoils-2", "frames.3.family", -1, "spoils"),
        ("spoils-2", "frames.3.city", 18, "spoils"),
        ("spoils-2", "frames.3.city", -1, "spoils"),
        ("spoils-2", "frames.3.engines", [0, 0, 0, 0, 0], "spoils"),
        ("spoils-2", "frames.3.engines", [-1] + [0] * 5, "spoils"),
        ("rebel-3", "frames.2.city", 18, "rebellion"),
        ("rebel-3", "frames.2.city", -1, "rebellion"),
        ("rebel-3", "frames.2.by", [], "rebellion"),
        ("rebel-3", "frames.2.by", [3], "rebellion"),
        ("rebel-3", "frames.2.by", [-1], "rebellion"),
        ("rebel-3", "frames.2.by", [1, 1], "rebellion"),
        ("rebel-3", "frames.2.calmed", -1, "rebellion"),
        ("rebel-3", "frames.2.calmed", 0, ""),
        ("rebel-3", "frames.2.stage", "rest", "rebellion"),
        ("rebel-3", "frames.2.stage", "strike", "nobody is asked"),
        ("rebel-3", "frames.2.said", [False, False], "rebellion"),
        ("wall-3", "frames.3.family", 3, "walling"),
        ("wall-3", "frames.3.family", -1, "walling"),
        ("wall-3", "frames.3.region", 6, "walling"),
        ("wall-3", "frames.3.region", -1, "walling"),
        ("consent-4", "frames.5.family", 4, "consent"),
        ("consent-4", "frames.5.family", -1, "consent"),
        ("consent-4", "frames.5.builder", 4, "consent"),
        ("consent-4", "frames.5.builder", -1, "consent"),
        ("consent-4", "frames.5.city", 18, "consent"),
        ("consent-4", "frames.5.city", -1, "consent"),
        ("renounce-4", "frames.2.noble", 0, ""),
        ("renounce-4", "frames.2.noble", 25, "renouncing"),
        ("renounce-4", "frames.2.noble", -1, "renouncing"),
        ("renounce-4", "frames.2.sees", [], "renouncing"),
        ("renounce-4", "frames.2.sees", [4], "renouncing"),
        ("renounce-4", "frames.2.sees", [-1], "renouncing"),
        ("renounce-4", "frames.2.sees", [3], ""),
        ("bestow-4", "frames.2.abbey", 3, "bestowing"),
        ("bestow-4", "frames.2.abbey", -1, "bestowing"),
        ("bestow-4", "frames.2.abbey", 2, "nobody is asked"),
        ("market-4", "frames.1.lists", [[], [], []], "market"),
        ("market-4", "frames.1.lists", [["Buy!"], [], [], []], "market"),
        ("market-4", "frames.1.lists", [["buy knight york 1"], [], [], []], ""),
        ("market-4", "frames.1.sealed", [False, False, False], "market"),
        ("market-4", "sides.16.maker", 4, "an offer is wrong"),
        ("market-4", "sides.16.maker", -1, "an offer is wrong"),
        ("market-4", "sides.16.maker", 2, "an offer is wrong"),
        ("market-4", "sides.16.to", 4, "an offer is wrong"),
        ("market-4", "sides.16.to", -1, "an offer is wrong"),
        ("market-4", "sides.16.to", 1, "an offer is wrong"),
        ("market-4", "sides.16.number", 0, "an offer is wrong"),
        ("market-4", "sides.16.number", 1, ""),
        ("market-4", "sides.16.number", 1 << 31, "a number is far too big"),
        ("market-4", "sides.16.route", "air", "an offer is wrong"),
        ("market-4", "sides.16.route", "city", ""),
        ("market-4", "sides.16.gives", [Article("money", "", 1)] * 9, "an offer is wrong"),
        ("market-4", "sides.16.gives", [Article("gold", "", 1)], "an offer is wrong"),
        ("market-4", "sides.16.gives", [Article("city", "nowhere", 0)], "an offer is wrong"),
        ("consent-4", "frames.1.wishes", ["?"], "buying"),
        ("court-4", "frames.1.courting", [[0, 1]], ""),
        ("court-4", "frames.1.courting", [[0, 1, 2]], "court"),
        ("discard-2", "frames.1.plans", [None, None], ""),
        ("fight-4", "frames.1.done", [0, 4], "raid"),
        ("fight-4", "frames.1.steps", 0, ""),
        ("leave-2", "frames.4.trail", [4, 18], "march"),
        ("leave-2", "frames.1.rested", [*range(20)], ""),
        ("renounce-4", "frames.2.sees", [1, 4], "renouncing"),
        ("skull-4", "frames.3.company", [-1, 0, 0, 0, 0, 0], "march"),
        ("turn-2", "frames.4.aims", [23, -1], ""),
        ("turn-2", "frames.4.aims", [24, -1], "battle"),
        ("window-4", "frames.1.said", [True, True, True, False], ""),
        ("market-4", "sides.16.gives", [Article("money", "", 1)] * 6, ""),
        ("market-4", "sides.16.gives", [Article("money", "", 1)] * 7, "an offer is wrong"),
    ],
)  # fmt: skip
def test_what_is_going_on_in_a_sound_save(save: str, path: str, value: Any, fault: str) -> None:
    """One value of a save of play changed: it stays sound, or is refused for that frame or that reason."""
    state = FIEF.loads((SAVES / f"fief-{save}.json").read_bytes())
    put(state, path, value)
    found = validate(state) or ""
    assert found.removeprefix("what is going on is wrong: ") == fault


def test_5_0_leave_is_asked_for_whoever_marches() -> None:
    """Another who has marched before him asks for nothing."""
    state = FIEF.loads((SAVES / "fief-leave-2.json").read_bytes())
    marching = state.frames[4]
    assert isinstance(marching, March)
    for noble, fault in ((marching.noble, ""), (marching.noble - 1, "what is going on is wrong: leave")):
        put(state, "frames.5.noble", noble)
        assert (validate(state) or "") == fault


def test_2_0_cards_are_laid_aside_from_the_hand_and_once() -> None:
    """A card of the hand, not the same one twice."""
    state = FIEF.loads((SAVES / "fief-discard-2.json").read_bytes())
    card = state.hands[0][0]
    for away, fault in (([card], ""), ([card, card], "discarding"), ([state.hands[1][0]], "discarding")):
        put(state, "frames.1.away", [away, []])
        assert (validate(state) or "").removeprefix("what is going on is wrong: ") == fault


def test_6_0_before_the_armies_move_none_has_steps() -> None:
    """While they are reinforced no army has its turn, so none can have moves left."""
    for steps, fault in ((0, ""), (1, "what is going on is wrong: raid")):
        state = FIEF.loads((SAVES / "fief-fight-4.json").read_bytes())
        put(state, "frames.1.army", -1)
        put(state, "frames.1.steps", steps)
        assert (validate(state) or "") == fault


def test_5_2_only_the_free_are_challenged() -> None:
    """Who rides past is nobody's captive, and somewhere."""
    for path, value, fault in (("captor", 0, "captive"), ("place", -1, "nowhere")):
        state = FIEF.loads((SAVES / "fief-challenge-4.json").read_bytes())
        put(state, f"nobles.16.{path}", value)
        assert fault in (validate(state) or "")
        assert "challenge" in next(frame_faults(state))


def test_10_0_who_is_asked_is_at_the_table() -> None:
    """No question may be for a seat or an answer that is not there."""
    state = FIEF.loads((SAVES / "fief-window-4.json").read_bytes())
    put(state, "sides", [s for s in state.sides if type(s).__name__ != "Parlour"])
    assert validate(state) == "a desk is missing"
    state = FIEF.loads((SAVES / "fief-window-4.json").read_bytes())
    state.sides.append(Window("move", 9, [False] * 4, [[] for _ in range(4)]))
    assert validate(state) is None
    put(state, f"sides.{len(state.sides) - 1}.said", [False])
    assert validate(state) == "a window is wrong"
