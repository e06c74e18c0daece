"""How many taps a player turn of Charlemagne takes on the panel, each act of it listed."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from engine.charlemagne.game_data import EMPIRE, TRIBAL
from engine.charlemagne.rules import CHARLEMAGNE as RULES
from engine.charlemagne.state import ChState
from engine.core import Action
from tests.cogs.taps import shortest

SET_UP = [["ready"]]
ATTEMPT = [["envoy lombardy", "lay vassalage", "lay vassalage", "send"], ["done"]]
UNITS = (
    ("austrasia", "aachen"), ("austrasia", "cologne"), ("austrasia", "mainz"), ("neustria", "quentovic"),
    ("neustria", "rouen"), ("alemannia", "strasbourg"), ("thuringia", "erfurt"), ("aquitaine", "bourges"),
    ("aquitaine", "poitiers"), ("burgundy", "autun"), ("burgundy", "lyon"), ("gascony", "bordeaux"),
    ("septimania", "narbonne"), ("provence", "marseille"),
)  # fmt: skip
LEVY = [[*(f"levy {unit}-warriors {place}" for unit, place in UNITS), "done"]]
AACHEN = [["operate aachen", "march"], ["move h3208", "battle bardowick"], ["fight"], ["halt"]]
COLOGNE = [["operate cologne", "march"], ["move h2812", "halt"]]
ERFURT = [["operate erfurt", "march"], ["move h3312", "halt"]]
FAR = [
    ["operate aachen", "march"], ["move h3207"], ["battle bardowick"], ["fight"], ["halt"],
    ["operate cologne", "march"], ["move h2807", "halt"], ["operate erfurt", "march"], ["move h3407", "halt"],
]  # fmt: skip
"""The same forces to places that are far down in any list."""
BEFORE = [*SET_UP, *ATTEMPT, ["build civilisation cologne"], ["done"], *LEVY]
FIRST = [*BEFORE, *AACHEN, *COLOGNE, *ERFURT, ["done", "pay"]]
FARTHER = [*BEFORE, *FAR, ["done", "pay"]]
ORDINARY = [*SET_UP, *ATTEMPT, ["done"], *LEVY, *COLOGNE, *ERFURT, ["done"]]
"""The acts step by step, those together that may be one tap."""


def begun() -> ChState:
    """The first player turn of the Empire, its units not yet placed; the Tribes have chosen *Quick*."""
    state = RULES.setup(seats=2, seed="e", options=RULES.Options())
    for setting in RULES.styles()["quick"]:
        RULES.apply(state, TRIBAL, setting)
    RULES.apply(state, TRIBAL, Action("ready"))
    return state


def counted(steps: Sequence[Sequence[str]]) -> list[str]:
    """The taps for all steps of the turn, one step after the other."""
    state, found = begun(), list[str]()
    for acts in steps:
        found += shortest(RULES, state, EMPIRE, acts)
        for text in acts:
            RULES.apply(state, EMPIRE, Action.parse(text))
    return found


@pytest.mark.slow
@pytest.mark.parametrize(
    ("steps", "most"), [(FIRST, 20), (FARTHER, 20), (ORDINARY, 15)], ids=["first", "farther", "ordinary"]
)
def test_a_player_turn_takes_few_taps(steps: Sequence[Sequence[str]], most: int) -> None:
    """Set-up as it stands, an attempt, a building, the whole levy, three forces of which one fights, supply; and one
    with less in it."""
    taps = counted(steps)
    assert len(taps) <= most, "\n".join(taps)
