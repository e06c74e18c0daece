"""Questions in between: all see that they are asked and of whom; what nobody is left to answer settles itself."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.core import blocking
from engine.fief.game_data import REGION
from engine.fief.rules import FIEF as RULES
from engine.fief.state import FiefState, Heir, Round
from tests.engine.fief.hidden_changes import positions
from tests.engine.fief.kit import AZURE, GULES, do, go, hand, keys, lord_of, noble, position, put, ready, run, turn, why

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


def test_sealed_steps_are_secret() -> None:
    """Their answers are nobody's to read in logs and exports: every one of their questions says so."""
    saves = [*positions(4)[::4], RULES.dumps(_election()), *(p.read_bytes() for p in sorted(SAVES.glob("fief-*.json")))]
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


def _election() -> FiefState:
    """Votes are laid at the same time."""
    state = position()
    noble(state, "henri", GULES, "plymouth", lord=["south-west", "wales", "marches"])
    noble(state, "edward", AZURE, "canterbury", see="canterbury")
    noble(state, "hugh", 2, "york")
    noble(state, "joan", 3, "norwich")
    go(state, "court")
    do(state, GULES, "stand henri")
    for seat in range(4):
        ready(state, seat)
    return state


def test_owners_see_what_has_marched() -> None:
    """Kinds and moves of one's own troops; of others' the number alone."""
    state = position()
    noble(state, "henri", GULES, "oxford")
    noble(state, "lucia", AZURE, "york")
    put(state, GULES, "oxford", knight=2, soldier=1)
    turn(state, "move", GULES)
    do(state, GULES, "lead henri; take knight 2; go coventry; halt")
    mine = {s.city: (s.units, s.moved) for s in RULES.view(state, GULES).stacks}
    assert mine == {"oxford": ({"soldier": 1}, {}), "coventry": ({"knight": 2}, {"knight": 2})}
    assert {(s.troops, s.units is None, s.moved is None) for s in RULES.view(state, AZURE).stacks} == {
        (1, True, True), (2, True, True),
    }  # fmt: skip


def test_4_8_the_last_of_a_family_needs_no_question() -> None:
    """Who is left when the question comes up is Lord; where nobody is, the title lies with the titles."""
    state = position()
    noble(state, "henri", GULES, "cardiff")
    noble(state, "lucia", AZURE, "york")
    state.frames[:] = [Round("court"), Heir(GULES, REGION["wales"], 1)]
    run(state)
    assert lord_of(state, "wales") == "henri"
    state = position()
    noble(state, "lucia", AZURE, "york")
    state.frames[:] = [Round("court"), Heir(GULES, REGION["wales"], 1)]
    assert "title-vacant" in keys(run(state))
    assert lord_of(state, "wales") == ""


def test_windows_say_why_not() -> None:
    """What cannot be sealed is refused as what cannot be played."""
    state = position()
    noble(state, "henri", GULES, "oxford")
    noble(state, "lucia", AZURE, "york")
    hand(state, GULES, "justice")
    for orders in state.orders:
        orders.windows = "ask"
    go(state, "eve")
    assert why(state, GULES, "intend judge henri") == "judge"
    assert why(state, GULES, "intend ambush lucia henri") == "card"
    assert why(state, GULES, "intend buy knight london 1") == "words"
