"""Phase four: the military census, one kind of unit after the other, shown at the same moment (P13-P14).

By post all counts are set at once and sealed together; they are shown and rewarded unit by unit.
"""

from __future__ import annotations

from functools import cache

from engine.core import SEAL, Action, Event, Params, Piece, Refusal, SeatRef, seats, shares
from engine.xidit.analysis import PRIZES, wins
from engine.xidit.board import UNITS
from engine.xidit.phases.base import REFUSE, Sealing
from engine.xidit.phases.ending import end_year
from engine.xidit.phases.rewards import send_bards
from engine.xidit.state import Census, Raise, Seat, XiditState, in_turn, pay_out

SHOW_ALL = Action("show-all")


@cache
def _reveal(unit: int, n: int) -> Action:
    return Action("reveal", (UNITS[unit], n))


def begin_census(state: XiditState, events: list[Event]) -> None:
    """Every seat is asked for every unit, even when it has none: being asked tells nothing. A standing choice seals all
    units at once; until the last seat has sealed that can be opened again."""
    for player in state.players:
        answered = player.standing.census == "all"
        player.reveals = list(player.units) if answered else [-1] * len(UNITS)
        player.sealed = answered
    state.frames.append(Census())
    events.append(Event("xidit-census-begins", {"year": state.year}, seals=True, tell="phase"))


def _missing(player: Seat, frame: Census) -> list[int]:
    """The units for which a seat has set no count yet, though it has some."""
    return [unit for unit in range(frame.unit, len(UNITS)) if player.reveals[unit] < 0 and player.units[unit]]


class CensusPhase(Sealing[Census]):
    """Seats set how many of each unit they show, and seal. Silence shows what was set and nothing else."""

    verbs = frozenset({"reveal", "show-all", "seal", "unseal"})

    step = "census"
    keys = ("xidit-census-sealed", "xidit-census-unsealed")

    def ident(self, state: XiditState, frame: Census, seat: int) -> str:
        return f"census-{state.year}"

    def open(self, state: XiditState, frame: Census, seat: int) -> list[Action]:
        player = state.players[seat]
        found = [_reveal(unit, n) for unit in range(frame.unit, len(UNITS)) for n in range(player.units[unit] + 1)]
        return [*found, SHOW_ALL] if _missing(player, frame) else [*found, SHOW_ALL, SEAL]

    def default(self, state: XiditState, frame: Census, seat: int, legal: list[Action]) -> tuple[Action, ...]:
        return (*(_reveal(unit, 0) for unit in _missing(state.players[seat], frame)), SEAL)

    def params(self, state: XiditState, frame: Census, seat: int) -> Params:
        player = state.players[seat]
        told: Params = {"year": state.year, "n": len(_missing(player, frame))}
        return {**told, **dict(zip(UNITS, player.units, strict=True)), "sealed": int(player.sealed)}

    def refuse(self, state: XiditState, frame: Census, seat: int, action: Action) -> Refusal:
        player = state.players[seat]
        if action == SEAL:
            return Refusal("xidit-no-reveal", {"units": [Piece(UNITS[unit]) for unit in _missing(player, frame)]})
        if action.verb != "reveal" or len(action.args) != 2:
            return REFUSE.words(action)
        slug, n = action.args
        if slug not in UNITS or not isinstance(n, int) or n < 0:
            return REFUSE.words(action)
        unit = UNITS.index(str(slug))
        if unit < frame.unit:
            return Refusal("xidit-no-counted", {"unit": Piece(UNITS[unit])})
        return Refusal("xidit-no-count", {"unit": Piece(UNITS[unit]), "n": player.units[unit]})

    def draft(self, state: XiditState, frame: Census, seat: int, action: Action, events: list[Event]) -> None:
        player = state.players[seat]
        if action == SHOW_ALL:
            player.reveals[frame.unit :] = player.units[frame.unit :]
        else:
            slug, n = action.args
            assert isinstance(n, int)
            player.reveals[UNITS.index(str(slug))] = n

    def advance(self, state: XiditState, frame: Census, events: list[Event]) -> bool:
        if frame.shown:
            frame.unit += 1
            frame.shown = False
            if frame.unit == len(UNITS):
                state.frames.pop()
                end_year(state, events)
                return False
        if not self.complete(state, frame):
            return True
        self.show(state, frame, events)
        return False

    def show(self, state: XiditState, frame: Census, events: list[Event]) -> None:
        """The most shown wins, ties all win, who shows none wins nothing; in turn order (P14)."""
        frame.shown, unit = True, frame.unit
        shown = [max(0, p.reveals[unit]) for p in state.players]  # who has none need not say so
        won = wins(shown)
        winners = [seat for seat in in_turn(state) if won[seat]]
        told: Params = {"unit": Piece(UNITS[unit]), "shown": shares(shown), "winners": seats(winners)}
        events.append(Event("xidit-census", told, seals=True, tell="line"))
        for seat in winners:
            self._prize(state, seat, unit, events)
        kind, n = PRIZES[unit]
        for seat in reversed(winners):
            if kind == "bards":
                send_bards(state, seat, n, {})
            elif kind == "guild":
                state.frames.append(Raise(seat))

    def _prize(self, state: XiditState, seat: int, unit: int, events: list[Event]) -> None:
        player, who = state.players[seat], SeatRef(seat)
        kind, n = PRIZES[unit]
        if kind == "sovereigns":
            paid = pay_out(state, seat, n)
            events.append(Event("xidit-prize-sovereigns", {"seat": who, "n": paid}))
        elif kind == "bards":
            events.append(Event("xidit-prize-bards", {"seat": who, "n": n}))
        elif player.levels_left >= n:
            player.levels_left -= n
            player.waiting += n
            events.append(Event("xidit-prize-level", {"seat": who}))
        else:
            events.append(Event("xidit-no-levels", {"seat": who}))
