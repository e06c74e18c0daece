"""What Suggest says of forces in Charlemagne holds against the rules."""

from __future__ import annotations

from engine.charlemagne.frames import Campaign, Force
from engine.charlemagne.game_data import EMPIRE, NEUTRAL
from engine.charlemagne.rules import CHARLEMAGNE as RULES
from engine.core import Action, Prompt
from engine.players.charlemagne import CharlemagnePlayer
from tests.engine.charlemagne.board import EAST, MID, NORTH, SOUTH, WEST, Board

USUAL = 3
"""The die that the player reckons with."""


def _next(board: Board) -> tuple[Prompt, list[Action]]:
    """What the Empire is asked, and what is suggested."""
    prompt = next(p for p in RULES.prompts(board.state)[EMPIRE] if p.blocks)
    return prompt, CharlemagnePlayer("seed").choose(RULES.view(board.state, EMPIRE), prompt)


def test_a_force_that_is_sent_out_has_something_to_do() -> None:
    """In the first operations phase every force that is suggested goes somewhere or does something when the usual die
    falls: no suggestion is taken back by the next one, and each act is legal when its turn comes."""
    state = RULES.setup(seats=2, seed="suggest", options=RULES.Options(placement="fixed"))
    state.frames[:] = [Campaign(EMPIRE)]
    board, sent = Board(state), 0
    while sent < 8:
        prompt, plan = _next(board)
        if prompt.step == "operations" and plan[0].verb != "operate":
            break
        if prompt.step == "operations":
            board.rig(("operations", USUAL))
            for action in plan:
                RULES.apply(board.state, EMPIRE, action)
            sent += 1
            assert isinstance(board.state.frames[-1], Force)
            prompt, plan = _next(board)
            assert plan != [Action("halt")], "it was sent out in vain"
        for action in plan:
            if not any(p.blocks for p in RULES.prompts(board.state).get(EMPIRE, [])):
                break
            RULES.apply(board.state, EMPIRE, action)
        while not isinstance(board.state.frames[-1], Campaign | Force):
            seat, prompt = next((s, p) for s, mine in RULES.prompts(board.state).items() for p in mine if p.blocks)
            for action in CharlemagnePlayer("seed").choose(RULES.view(board.state, seat), prompt)[:1]:
                RULES.apply(board.state, seat, action)
    assert sent >= 4


def test_nobody_is_sent_out_who_cannot_leave() -> None:
    """Warriors amid neutral Wends, whose hexes are closed (4.3), with free burgs near: they reach none of them."""
    board = Board()
    board.control(NEUTRAL, "wends")
    board.put(MID, "austrasia-warriors", "austrasia-warriors")
    ring = (NORTH, SOUTH, WEST, EAST, "h4805", "h5006")
    for place, unit in zip(ring, ["wends-warriors"] * 3 + ["wends-militia"] * 3, strict=True):
        board.put(place, unit)
    assert board.offered("operate") == {MID}
    _, plan = _next(board)
    assert plan[0].verb != "operate"
