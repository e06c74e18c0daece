"""Standing choices: open all game long beside whatever is in hand, answering questions before a seat is asked.

A seat sets them one by one, or all at once by a style: ``quick`` answers everything sensibly, ``careful`` asks. What
the words that judge (``least``, ``safest``, ``fullest``) make of a position follows from what the seat may know.
"""

from __future__ import annotations

from engine.core import Action, Refusal
from engine.core.standing import Offered, SettingsPhase
from engine.xidit.board import BARDS, CENTRAL, CITIES, KINDS, REGIONS, TITAN_SIZES, TOWER, TRACKS, UNITS, Track
from engine.xidit.phases.base import REFUSE
from engine.xidit.phases.ending import influence, reputation
from engine.xidit.standing import SIZES, STANDING, STYLE, VERBS, choices_of
from engine.xidit.state import Reward, StandingChoices, XiditState, open_around

_ALL = [Action(verb, (value,)) for verb, values in STANDING.items() for value in values] + list(STYLE.values())
_OFFERED = {
    True: Offered(_ALL, secret=True),
    False: Offered((a for a in _ALL if a.verb != "standing-phantom"), secret=True),
}
"""By whether a phantom plays."""
_TRACK_OF: dict[str, Track] = {"sovereigns": "wealth", "bards": "reputation", "guild": "influence"}


class StandingPhase(SettingsPhase[XiditState, StandingChoices]):
    """Offered to every seat at any time; nobody hears of it."""

    verbs = frozenset(VERBS)
    refusals = REFUSE

    def seats(self, state: XiditState, frame: StandingChoices) -> range:
        return range(state.seats)

    def offered(self, state: XiditState, seat: int) -> Offered:
        return _OFFERED[bool(state.phantom)]

    def refuse(self, state: XiditState, seat: int, action: Action) -> Refusal:
        if action.verb == "standing-phantom" and not state.phantom:
            return Refusal("xidit-no-phantom")
        return REFUSE.words(action)

    def change(self, state: XiditState, seat: int, action: Action) -> None:
        value = str(action.args[0])
        if action.verb == "style":
            state.players[seat].standing = choices_of(value)
        else:
            setattr(state.players[seat].standing, action.verb.removeprefix("standing-"), value)


def room(state: XiditState, seat: int) -> int:
    """Guild levels that find room in the city of a seat's hero."""
    player = state.players[seat]
    if state.owner[player.city] not in (-1, seat):
        return 0
    return min(TOWER - state.levels[player.city], player.levels_left)


def sends(state: XiditState, seat: int) -> bool:
    """Whether a seat has a bard left and an open region around its hero."""
    return state.players[seat].bards_left > 0 and bool(around(state, seat))


def around(state: XiditState, seat: int) -> tuple[int, ...]:
    """The open regions around a seat's hero."""
    return open_around(state.seats, state.options.short)[state.players[seat].city]


def brings(state: XiditState, seat: int) -> dict[str, bool]:
    """Kind of reward to whether it would bring a seat anything where its hero stands."""
    return {"sovereigns": True, "bards": sends(state, seat), "guild": room(state, seat) > 0}


def wasteful(state: XiditState, seat: int, pair: str) -> bool:
    """Whether half of a pair of rewards would bring nothing while the third kind would bring something."""
    useful = brings(state, seat)
    return sum(useful.values()) >= 2 and not all(useful[kind] for kind in pair.split("-"))


def least(state: XiditState, frame: Reward) -> str:
    """The pair of rewards of which a seat has least; what would bring nothing here comes last, and of equals what is
    evaluated last."""
    player = state.players[frame.seat]
    has = {
        "sovereigns": player.sovereigns,
        "bards": BARDS - player.bards_left,
        "guild": influence(state, frame.seat) + player.waiting,
    }
    useful = brings(state, frame.seat)
    order = sorted(KINDS, key=lambda kind: (not useful[kind], has[kind], state.tracks.index(_TRACK_OF[kind])))
    two = order[:2] if useful["bards"] else ["sovereigns", "guild"]
    return "-".join(kind for kind in KINDS if kind in two)


def rich(regions: tuple[int, ...]) -> list[int]:
    """Regions by their first value, the highest first."""
    return sorted(regions, key=lambda r: (-REGIONS[r].first, r))


def send(wish: str, regions: tuple[int, ...], n: int) -> list[tuple[int, int]]:
    """Where ``n`` bards go: ``richest`` sends all where the first value is highest, ``even`` one by one from there,
    ``bastion`` to the centre if it is near, which is the richest of all, else to the richest."""
    order = rich(regions)
    if wish == "even":
        counts = [(region, n // len(order) + (place < n % len(order))) for place, region in enumerate(order)]
        return [(region, count) for region, count in counts if count]
    return [(order[0], n)]


def safest(state: XiditState, seat: int) -> str:
    """The track on which a seat is farthest ahead of the phantom, by what it knows (the Bastion is hidden)."""
    values = {
        "wealth": state.players[seat].sovereigns,
        "influence": influence(state, seat),
        "reputation": reputation(state, hidden=CENTRAL)[seat],
    }
    return max(state.tracks, key=lambda track: values[track] - state.phantom[TRACKS.index(track)])


def affordable(state: XiditState, seat: int) -> list[int]:
    """Sizes of awake Titans, the smallest first, that a seat's standing choice may take: up to its size, and paid with
    units up to its rank alone."""
    standing = state.players[seat].standing
    total = sum(state.players[seat].units[: UNITS.index(standing.rank) + 1])
    most = min(total, SIZES[standing.size])
    return [size for n, size in enumerate(TITAN_SIZES) if state.awake[n] and size <= most]


def meant(state: XiditState, seat: int) -> bool:
    """Whether a seat's action where its hero stands was meant for a Titan: nothing lay there when the year began."""
    city, start = state.players[seat].city, state.moments[0]
    return city not in start.threats and all(city != there for there, _ in start.recruits)


def fullest(state: XiditState, seat: int) -> list[int]:
    """A seat's guilds with room, the fullest first: the others keep room for whole rewards."""
    mine = [c for c in range(1, CITIES + 1) if state.owner[c] == seat and state.levels[c] < TOWER]
    return sorted(mine, key=lambda c: (-state.levels[c], c))
