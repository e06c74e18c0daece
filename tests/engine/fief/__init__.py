"""Fief for the tests of all games."""

from tests.engine.fief import hiding, invariants
from tests.engine.fief.play import lively
from tests.engine.supplement import Supplement

SUPPLEMENT = Supplement(
    cases=[
        (2, {}),
        (3, {}),
        (4, {}),
        (4, {"regions": "random", "voting": "turn", "purchases": "sealed", "guard": False, "excalibur": False,
             "garter": False, "sherwood": False, "invaders": "normans"}),
    ],
    picker=lively,
    check=invariants.check,
    check_events=invariants.check_events,
    disturb=hiding.disturb,
    shuffle_unseen=hiding.shuffle_unseen,
    strain=hiding.strain,
    strange=hiding.STRANGE,
    asks=frozenset(
        {
            "assign", "settle", "court", "vote", "parliament", "split", "discard", "draw", "play", "window", "burn",
            "buy", "move", "march", "leave", "challenge", "parley", "battle", "join", "fight", "lose",
            "spoils", "pillage", "rebel", "calm", "skull", "heir", "refuge", "garter", "market", "wall", "renounce",
            "bestow", "consent", "turn",
            "over",
        }
    ),
    records=[
        ("two-families-each", 2, {}, 1),
        ("three", 3, {}, 2),
        ("four", 4, {}, 3),
        ("four-plain", 4, {"regions": "random", "voting": "turn", "purchases": "sealed", "guard": False,
                           "excalibur": False, "garter": False, "sherwood": False}, 4),
    ],
    share=12,
    style="careful",
)  # fmt: skip
