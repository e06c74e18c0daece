"""Vassalage: which region to strive for, and with how much; markers that nobody needs go back to the cup."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from engine.charlemagne.analysis import (
    Chances,
    after_revolt,
    attempt_chances,
    attempt_shift,
    marker_value,
    no_vassal,
    revolt_result,
)
from engine.charlemagne.game_data import (
    EMPIRE,
    FACES,
    MARKER,
    MARKERS,
    NEUTRAL,
    REGION_IDS,
    REGIONS,
    RELIGIONS,
    TRIBAL,
)
from engine.charlemagne.view import AttemptView
from engine.core import Action
from engine.players.charlemagne.position import Position

MOST = 6
"""Markers laid down in one attempt."""
_ALL = sum(m.count for m in MARKERS)
_SERVING = sum(m.count for m in MARKERS if marker_value(MARKER[m.slug], -1, False))
KEEP = {
    "vassalage": 4.0, "crown-of-pavia": 4.0, "donation-of-constantine": 4.0, "general-assembly": 4.0, "avar-ring": 4.0,
    "augustus": 5.0, "military-advance": 3.5, "royal-envoys": 3.0, "missionary": 3.0, "tribute": 3.0,
    "treachery": 2.5, "forced-march": 2.0, "espionage": 0.0,
}  # fmt: skip
"""How gladly a marker is kept; each further one of a kind less."""
SPARE = {"espionage": 0, "forced-march": 1, "treachery": 1, "military-advance": 3, "royal-envoys": 2, "tribute": 1}
"""As many of a kind as may be used; vassalage is never enough."""


SPY = Action("play", ("espionage",))


def crowns(actions: list[Action]) -> list[Action]:
    """How the crown of the Augustus may be played."""
    return [a for a in actions if a.verb == "play" and a.args[0] == "augustus"]


class Attempt(NamedTuple):
    """An attempt at a region with some markers."""

    worth: float
    """What it promises, in victory points."""
    region: int
    """At which region, by its number."""
    kinds: tuple[str, ...]
    """The markers, by slug."""
    gain: float
    """What the region is worth, in victory points."""
    answered: float
    """How likely the enemy answers, from 0 to 1."""
    chances: Chances
    """What the die brings when nobody answers."""
    open: float
    """What share of the region's worth it brings on average when nobody answers."""
    met: float
    """The same when somebody does."""

    @property
    def batch(self) -> list[Action]:
        """How it is done."""
        laid = [Action("lay", (k,)) for k in self.kinds]
        return [Action("envoy", (REGION_IDS[self.region],)), *laid, Action("send")]


def attempts(position: Position, regions: Iterable[int] = range(len(REGIONS))) -> Iterator[Attempt]:
    """Every attempt at some regions that the hand allows: the markers that count most first."""
    view, hand = position.view, position.own.hand
    answered = 1 - (1 - _SERVING / _ALL) ** view.seats[position.foe].markers
    """How likely the enemy holds a marker that answers."""
    for region in regions:
        if no_vassal(view, position.me, region) is not None:
            continue
        kinds = [k for k, n in hand.items() for _ in range(n) if marker_value(MARKER[k], region, False)]
        kinds.sort(key=lambda k: (-marker_value(MARKER[k], region, False), k != "vassalage", k))
        if not kinds:
            continue
        gain = position.region(region)
        shift = attempt_shift(view, position.me, region, -1, position.ground)
        less = 1 if view.control[region] == NEUTRAL else 2
        points = 0
        for count, kind in enumerate(kinds[:MOST], 1):
            points += marker_value(MARKER[kind], region, False)
            alone = attempt_chances(view, position.me, region, -1, points + shift)
            open_ = _share(alone)
            met = _share(attempt_chances(view, position.me, region, -1, points + shift - less))
            worth = gain * ((1 - answered) * open_ + answered * met) - position.marker * count
            yield Attempt(worth, region, tuple(kinds[:count]), gain, answered, alone, open_, met)


def best_attempt(position: Position) -> list[Action]:
    """The attempt that promises most, as a batch; empty when none is worth its markers, or none can win a region:
    markers are kept until some face does."""
    best, found = position.weights.bold / 2, None
    for attempt in attempts(position):
        if attempt.chances.won and attempt.worth > best:
            best, found = attempt.worth, attempt
    return found.batch if found is not None else []


def _share(found: Chances) -> float:
    """What share of a region's worth an attempt brings on average."""
    return (found.won + 0.5 * found.freed) / len(FACES)


def laying(position: Position, actions: list[Action]) -> Action:
    """An attempt already begun: markers until it is likely enough, then send."""
    attempt = position.own.attempt
    lays = [a for a in actions if a.verb == "lay"]
    send = Action("send")
    if attempt is None:
        return send if send in actions else Action("cancel")
    if send in actions and (lacking(attempt) <= 0 or not lays):
        return send
    return lays[0] if lays else Action("cancel")


def enough(attempt: AttemptView) -> int:
    """The differential at which an attempt is likely enough."""
    return 4 if attempt.religion else 5


def lacking(attempt: AttemptView) -> int:
    """What the differential of an attempt still lacks, at most 0 when it is sent."""
    return 0 if attempt.points >= MOST else enough(attempt) - attempt.differential


GUARDS, LEAST, STRANGE = 2, 2, 1
"""Points that are set against an attempt at most, the faces of the die that make it worth them, and the most for land
that is nobody's."""


def harm(position: Position, points: int) -> int:
    """Faces of the die on which the attempt in hand brings something when so many points are set against it."""
    attempt = position.view.attempt
    if attempt is None:
        return 0
    religion = RELIGIONS.index(attempt.religion) if attempt.religion else -1
    region, left = REGION_IDS.index(attempt.region), attempt.differential - points
    found = attempt_chances(position.view, attempt.seat, region, religion, left)
    return found.won + found.freed


def guarding(position: Position, actions: list[Action]) -> Action:
    """An answer to an attempt: the fewest points that leave it fewer than ``LEAST`` faces, or as many as may be spent;
    none where they change nothing."""
    attempt = position.view.attempt
    if attempt is None:
        return actions[0]
    neutral = position.view.control[REGION_IDS.index(attempt.region)] == NEUTRAL
    most = min(STRANGE if neutral else GUARDS, len(actions) - 1)
    best = next((n for n in range(most) if harm(position, n) < LEAST), most)
    return actions[best if harm(position, best) < harm(position, 0) else 0]


def better(position: Position) -> dict[str, int]:
    """By region that rolls for revolt: faces on which a new die would be better for the seat."""
    view, revolt = position.view, position.view.revolt
    order = (TRIBAL, NEUTRAL, EMPIRE) if position.me == EMPIRE else (EMPIRE, NEUTRAL, TRIBAL)

    def worth(region: int, die: int) -> int:
        return order.index(after_revolt(view.control[region], revolt_result(view, region, die)))

    found = {}
    for slug, die in zip(revolt.regions, revolt.dice, strict=True) if revolt is not None else ():
        region = REGION_IDS.index(slug)
        found[slug] = sum(worth(region, face) > worth(region, die) for face in FACES)
    return found


def envoys(position: Position, actions: list[Action]) -> Action:
    """Royal envoys where a die of a revolt is bad and two faces or more are better, first come first served."""
    found = (Action("envoys", (slug,)) for slug, n in better(position).items() if n >= LEAST)
    return next((send for send in found if send in actions), Action("pass"))


def discards(position: Position) -> list[Action]:
    """What goes back to the cup because the hand is too full to be of use."""
    over = position.held_markers - position.weights.most
    if over <= 0:
        return []
    dear: list[tuple[float, str]] = []
    for slug, n in position.own.hand.items():
        first = KEEP.get(slug, 1.0)
        if slug == "missionary" and position.me != EMPIRE:
            first -= 1.5
        dear += [(first - 0.4 * copy, slug) for copy in range(n)]
    return [Action("discard", (slug,)) for _, slug in sorted(dear)[:over]]


def useless(position: Position) -> list[Action]:
    """Markers of which the hand has more than it will use."""
    spare = {**SPARE, "missionary": 3 if position.me == EMPIRE else 1}
    return [
        Action("discard", (slug,))
        for slug, n in sorted(position.own.hand.items())
        for _ in range(n - spare.get(slug, n))
    ]
