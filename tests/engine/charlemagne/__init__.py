"""Charlemagne for the tests of all games."""

from tests.engine.charlemagne import hiding, invariants
from tests.engine.charlemagne.play import lively
from tests.engine.supplement import Supplement

SUPPLEMENT = Supplement(
    cases=[
        (2, {}),
        (2, {"placement": "fixed", "first": "tribal", "build_limit": 0, "duels": True, "scara": True,
             "leader_death": True}),
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
            "deploy", "envoys", "name", "raid", "place-leader", "bury", "envoy", "lay", "lay-faith", "guard",
            "guard-faith", "treasury", "levy", "operations", "muster", "force", "withdraw", "challenge", "battle",
            "defend", "lose", "retreat", "supply", "over",
        }
    ),
    records=[
        ("placed-freely", 2, {"build_limit": 0, "leader_death": True}, 3),
        ("usual-places", 2, {"placement": "fixed", "build_limit": 1, "duels": True, "scara": True,
                             "leader_death": True}, 5),
    ],
    share=10,
)  # fmt: skip
