"""How the three evaluations stand as everybody sees it (P15, P16): who leads in each, who would be out first.

Sovereigns and units lie behind the screens, and the bards of the Bastion count only once it is opened.
"""

from __future__ import annotations

import msgspec

from engine.xidit.analysis.evaluation import PHANTOM, drops, influence, reputation
from engine.xidit.view import XiditView


class Lead(msgspec.Struct, frozen=True):
    """How an evaluation stands."""

    track: str
    """What it counts: ``wealth``, ``influence`` or ``reputation``."""
    values: list[tuple[int, int]]
    """Participants and what each is seen to have, best first; the phantom is ``PHANTOM``."""
    hidden: bool
    """Whether nothing is to be seen of the seats, as of their wealth before the end."""
    closed: bool
    """Whether the Bastion is not counted yet."""


class Last(msgspec.Struct, frozen=True):
    """Who would be out in an evaluation if it came now; nobody is named where that track is hidden."""

    out: list[int]
    """Participants that are out for sure."""
    level: list[int]
    """Participants of whom those who have fewest units are out, which nobody sees; empty where no tie has to be
    broken."""


def leads(view: XiditView) -> list[Lead]:
    """The evaluations in the order in which they are made."""
    over = {ranking.track: [(row[0], row[1]) for row in ranking.rows] for ranking in view.rankings}
    return [
        Lead(
            track,
            over[track] if over else _best_first(_seen(view, track)),
            track == "wealth" and not over,
            track == "reputation" and not over,
        )
        for track in view.tracks
    ]


def last(view: XiditView) -> Last:
    """Who is last in the first evaluation."""
    return falls(view)[0]


def falls(view: XiditView) -> list[Last]:
    """Who is last in one evaluation after the other (P16.3, P16.4), up to the first of which nobody can see it."""
    found: list[Last] = []
    gone: set[int] = set()
    for n, lead in enumerate(leads(view)):
        found.append(_last(lead, gone, drops(view.seat_count, n)))
        gone.update(found[-1].out)
        if lead.hidden or found[-1].level:
            break
    return found


def _last(lead: Lead, gone: set[int], dropped: int) -> Last:
    """Who is last of those that are not out before; the phantom loses every tie (P18.5)."""
    if lead.hidden:
        return Last([], [])
    rows = [(each, (value, each != PHANTOM)) for each, value in reversed(lead.values) if each not in gone]
    edge = rows[dropped - 1][1]
    out = [each for each, rank in rows if rank < edge]
    level = [each for each, rank in rows if rank == edge]
    if len(out) + len(level) <= dropped:
        return Last([*out, *level], [])
    return Last(out, level[::-1])


def _seen(view: XiditView, track: str) -> dict[int, int]:
    """What each participant is seen by all to have on a track."""
    found: dict[int, int]
    if track == "wealth":
        found = {}
    elif track == "influence":
        found = dict(enumerate(influence(view)))
    else:
        found = dict(enumerate(reputation(view)))
    return found | ({PHANTOM: view.phantom[track]} if view.phantom else {})


def _best_first(values: dict[int, int]) -> list[tuple[int, int]]:
    """The phantom behind all with which it is level."""
    return sorted(values.items(), key=lambda pair: (-pair[1], pair[0] == PHANTOM, pair[0]))
