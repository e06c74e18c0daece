"""Warrior Knights for the tests of all games."""

from tests.engine.knights import hiding, invariants
from tests.engine.knights.play import lively
from tests.engine.supplement import Supplement

SUPPLEMENT = Supplement(
    cases=[
        (2, {}),
        (3, {"length": 8}),
        (4, {"heirs": True, "treason": True, "miracles": True, "abandoned": True, "length": 8}),
        (5, {"elimination": True, "motions": True, "length": 8}),
        (6, {"length": 8}),
        (3, {"mighty": True, "length": 8}),
    ],
    picker=lively,
    check=invariants.check,
    check_events=invariants.check_events,
    disturb=hiding.disturb,
    shuffle_unseen=hiding.shuffle_unseen,
    strain=hiding.strain,
    strange=hiding.STRANGE,
    asks=frozenset({"over"}),
    records=[
        ("two", 2, {"length": 8}, 1),
        ("three", 3, {"length": 8}, 2),
        ("four", 4, {"length": 8}, 3),
        ("five", 5, {"length": 8}, 4),
        ("six", 6, {"length": 8}, 5),
    ],
    share=12,
)
