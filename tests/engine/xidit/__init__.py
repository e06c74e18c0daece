"""Lords of Xidit for the tests of all games."""

from tests.engine.supplement import Supplement
from tests.engine.xidit import invariants
from tests.engine.xidit.lively import lively

SUPPLEMENT = Supplement(
    cases=[
        (3, {}),
        (3, {"phantom_start": 7}),
        (3, {"short": True}),
        (3, {"short": True, "phantom_start": 7}),
        (4, {}),
        (4, {"short": True}),
        (5, {}),
        (5, {"short": True, "placement": "in_turn"}),
    ],
    picker=lively,
    check=invariants.check,
    check_events=invariants.check_events,
    disturb=invariants.disturb,
    shuffle_unseen=invariants.shuffle_unseen,
    strain=invariants.strain,
    strange=invariants.STRANGE,
    asks=frozenset(
        {"placement", "orders", "reward", "bards", "titan", "spend", "phantom", "raise", "census", "standing", "over"}
    ),
    records=[
        ("three-seats-short", 3, {"short": True, "phantom_start": 7, "quick": "lavish"}, 1),
        ("four-seats-with-a-titan", 4, {"short": True, "quick": "lavish"}, 123),
        ("five-seats", 5, {"placement": "in_turn", "quick": "lavish"}, 3),
    ],
)
