"""Questions in between: all see that they are asked and of whom; what nobody is left to answer settles itself."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.core import blocking
from engine.fief.game_data import REGION
from engine.fief.rules import FIEF as RULES
from engine.fief.state.state import Heir, Round
from tests.engine.fief.board import AZURE, GULES, Board
from tests.engine.fief.events import keys
from tests.engine.fief.hidden_changes import positions

SAVES = Path(__file__).parents[2] / "saves" / "0.2.0"
ASKED = {
    "lose": "toll", "heir": "heir", "refuge": "refuge", "spoils": "spoils", "parley": "parley",
    "challenge": "challenge", "garter": "knighting", "wall": "walling", "consent": "consent",
    "renounce": "renouncing", "bestow": "bestowing", "skull": "deathbed",
}  # fmt: skip
"""What a view calls the question of a step."""


@pytest.mark.parametrize("step", ASKED)
def test_everybody_sees_a_question_in_between(step: str) -> None:
    """What is asked, and of the family whose seat the game waits for; the same for all."""
    (path,) = SAVES.glob(f"fief-{step}-*.json")
    state = RULES.loads(path.read_bytes())
    ask = RULES.view(state, None).ask
    assert ask is not None
    assert ask.what == ASKED[step]
    waited = set(blocking(RULES.prompts(state)))
    if ask.family >= 0:
        assert RULES.view(state, None).families[ask.family].seat in waited
    assert ask.noble or ask.city or ask.region or step == "bestow"
    assert all(RULES.view(state, seat).ask == ask for seat in range(state.seats))


SECRET = {"discard", "market", "vote", "parliament", "window"}
"""Steps in which all decide at once and nobody sees what."""
NAMELESS = {"window", "rebel", "burn"}
"""Steps in which nobody is told for whom the game waits."""


def test_sealed_steps_are_secret(board: Board) -> None:
    """Their answers are nobody's to read in logs and exports: every one of their questions says so."""
    saves = [
        *positions(4)[::4],
        RULES.dumps(_election(board).state),
        *(p.read_bytes() for p in sorted(SAVES.glob("fief-*.json"))),
    ]
    met = set()
    for save in saves:
        state = RULES.loads(save)
        for prompts in RULES.prompts(state).values():
            for prompt in prompts:
                if prompt.step in SECRET and not (prompt.step == "vote" and state.options.voting == "turn"):
                    met.add(prompt.step)
                    assert prompt.secret, prompt.step
                assert prompt.anonymous == (prompt.step in NAMELESS), prompt.step
    assert met == SECRET


def _election(board: Board) -> Board:
    """Votes are laid at the same time."""
    board.position()
    board.noble("henri", GULES, "plymouth", lord=["south-west", "wales", "marches"])
    board.noble("edward", AZURE, "canterbury", see="canterbury")
    board.noble("hugh", 2, "york")
    board.noble("joan", 3, "norwich")
    board.go("court")
    board.do(GULES, "stand henri")
    for seat in range(4):
        board.ready(seat)
    return board


def test_owners_see_what_has_marched(board: Board) -> None:
    """Kinds and moves of one's own troops; of others' the number alone."""
    board.noble("henri", GULES, "oxford")
    board.noble("lucia", AZURE, "york")
    board.put(GULES, "oxford", knight=2, soldier=1)
    board.turn("move", GULES)
    board.do(GULES, "lead henri; take knight 2; go coventry; halt")
    mine = {s.city: (s.units, s.moved) for s in RULES.view(board.state, GULES).stacks}
    assert mine == {"oxford": ({"soldier": 1}, {}), "coventry": ({"knight": 2}, {"knight": 2})}
    assert {(s.troops, s.units is None, s.moved is None) for s in RULES.view(board.state, AZURE).stacks} == {
        (1, True, True), (2, True, True),
    }  # fmt: skip


def test_4_8_the_last_of_a_family_needs_no_question(board: Board) -> None:
    """Who is left when the question comes up is Lord; where nobody is, the title lies with the titles."""
    board.noble("henri", GULES, "cardiff")
    board.noble("lucia", AZURE, "york")
    board.state.frames[:] = [Round("court"), Heir(GULES, REGION["wales"], 1)]
    board.run()
    assert board.lord_of("wales") == "henri"
    board.position()
    board.noble("lucia", AZURE, "york")
    board.state.frames[:] = [Round("court"), Heir(GULES, REGION["wales"], 1)]
    assert "title-vacant" in keys(board.run())
    assert board.lord_of("wales") == ""


def test_windows_say_why_not(board: Board) -> None:
    """What cannot be sealed is refused as what cannot be played."""
    board.noble("henri", GULES, "oxford")
    board.noble("lucia", AZURE, "york")
    board.hand(GULES, "justice")
    for orders in board.state.orders:
        orders.windows = "ask"
    board.go("eve")
    assert board.why(GULES, "intend judge henri") == "judge-innocent"
    assert board.why(GULES, "intend ambush lucia henri") == "card"
    assert board.why(GULES, "intend buy knight london 1") == "words"
