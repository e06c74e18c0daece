"""Phases five and six: the end of a year, and the three evaluations that leave one hero (P14-P16, P18)."""

from __future__ import annotations

from engine.core import Event, Outcome, Params, SeatRef, Word
from engine.xidit.analysis import PHANTOM, drops, influence, reputation_of, saviour
from engine.xidit.state import Orders, Over, XiditState, in_turn, last_year
from engine.xidit.view import Ranking


def begin_year(state: XiditState, events: list[Event]) -> None:
    """Everybody takes up the programming board."""
    state.frames.append(Orders())
    tracks: list[Word] = [Word(track) for track in state.tracks]
    told: Params = {"year": state.year, "seat": SeatRef(state.first), "tracks": [*tracks]}
    events.append(Event("xidit-year-begins", told, tell="line"))


def end_year(state: XiditState, events: list[Event]) -> None:
    """The year's notes are wiped; the first seat passes to the left, or the evaluations follow."""
    for player in state.players:
        player.orders = [""] * len(player.orders)
        player.sealed = False
        player.plans = [None] * len(player.plans)
        player.reveals = []
        player.recruited = []
        player.freed = []
        player.giants = []
    events.append(Event("xidit-year-end", {"year": state.year}, seals=True, tell="phase"))
    if state.year < last_year(state.options.short):
        state.year += 1
        state.first = (state.first + 1) % state.seats
        begin_year(state, events)
        return
    state.frames.append(Over())
    _announce(state, events)


def _values(state: XiditState, track: str) -> dict[int, int]:
    """What each participant has on a track, all that is hidden laid open (P15)."""
    if track == "wealth":
        found = {seat: player.sovereigns for seat, player in enumerate(state.players)}
    elif track == "influence":
        found = dict(enumerate(influence(state)))
    else:
        found = dict(enumerate(reputation_of(state.bards)))
    return found | ({PHANTOM: state.phantom_points()[track]} if state.phantom else {})


def evaluate(state: XiditState) -> list[Ranking]:
    """The three evaluations in their order; each drops the last of those still in, the first of five seats two.

    Ties: more units, then nearer to the first seat clockwise, itself nearest; the phantom loses every tie.
    """
    turn = [*in_turn(state), PHANTOM]
    units = {PHANTOM: -1, **{seat: sum(p.units) for seat, p in enumerate(state.players)}}
    out: set[int] = set()
    found = []
    for n, track in enumerate(state.tracks):
        values = _values(state, track)
        order = sorted(values, key=lambda s: (-values[s], -units[s], turn.index(s)))
        before = set(out)
        active = [s for s in order if s not in out]
        out.update(active[-drops(state.seats, n) :])
        rows = [(s, values[s], units[s], s in out and s not in before, s in before) for s in order]
        found.append(Ranking(track, rows))
    return found


def result(state: XiditState) -> Outcome:
    """Seats from the saviour down to the first eliminated; no places when the phantom has outlasted everybody."""
    rankings = evaluate(state)
    places: list[list[int]] = []
    for ranking in rankings:
        for seat, _, _, eliminated, _ in reversed(ranking.rows):
            if eliminated and seat != PHANTOM:
                places.append([seat])
    last = saviour(rankings)
    if last != PHANTOM:
        places.append([last])
    tracks = {track: _values(state, track) for track in state.tracks}
    scores = {
        seat: {**{track: values[seat] for track, values in tracks.items()}, "units": sum(player.units)}
        for seat, player in enumerate(state.players)
    }
    reason = "xidit-outcome-phantom" if last == PHANTOM else "xidit-outcome-saviour"
    return Outcome([] if last == PHANTOM else places[::-1], reason, scores)


def _announce(state: XiditState, events: list[Event]) -> None:
    for ranking in evaluate(state):
        track = Word(ranking.track)
        events.append(Event("xidit-evaluation", {"track": track}, seals=True))
        for seat, value, units, eliminated, _ in ranking.rows:
            if seat == PHANTOM:
                events.append(Event("xidit-ranked-phantom", {"track": track, "n": value}))
            else:
                told: Params = {"seat": SeatRef(seat), "track": track, "n": value, "units": units}
                events.append(Event("xidit-ranked", told))
            if eliminated and seat == PHANTOM:
                events.append(Event("xidit-eliminated-phantom", {"track": track}))
            elif eliminated:
                events.append(Event("xidit-eliminated", {"seat": SeatRef(seat), "track": track}))
    outcome = result(state)
    if outcome.reason == "xidit-outcome-phantom":
        events.append(Event("xidit-phantom-wins", seals=True, tell="phase"))
    else:
        events.append(Event("xidit-saviour", {"seat": SeatRef(outcome.places[0][0])}, seals=True, tell="phase"))
