"""Wars of the Roses for the tests of all games."""

from tests.engine.roses import invariants
from tests.engine.roses.lively import lively
from tests.engine.supplement import Supplement

SUPPLEMENT = Supplement(
    cases=[(2, {}), (2, {"campaigns": 1}), (2, {"scenario": "kingmaker"}), (2, {"scenario": "richard_iii"})],
    picker=lively,
    check=invariants.check,
    check_events=invariants.check_events,
    disturb=invariants.disturb,
    shuffle_unseen=invariants.shuffle_unseen,
    strain=invariants.strain,
    strange=invariants.STRANGE,
    asks=frozenset(
        {
            "mulligan", "redeal", "cards", "action", "main", "battles", "event-treason", "briefing", "fight", "hits",
            "regroup", "execute", "heir", "loss", "home", "dismiss", "over",
        }
    ),
    records=[
        ("three-campaigns", 2, {}, 29),
        ("kingmaker", 2, {"scenario": "kingmaker"}, 29),
        ("richard-iii", 2, {"scenario": "richard_iii"}, 11),
    ],
)  # fmt: skip
