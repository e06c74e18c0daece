"""Phase four: the military census, one kind of unit after the other, shown at the same moment (P13-P14)."""

from __future__ import annotations

from functools import cache

from engine.core import Action, Event, Prompt, Refusal
from engine.xidit.board import UNITS
from engine.xidit.phases.base import Phase, wrong_verb, wrong_words
from engine.xidit.phases.ending import end_year
from engine.xidit.phases.rewards import send_bards
from engine.xidit.state import Census, Raise, XiditState, in_turn, pay_out

SEAL = Action("seal")
UNSEAL = Action("unseal")
SOVEREIGNS = {0: 1, 1: 2}
BARDS = {2: 1, 3: 2}
"""Prizes by unit index; the mages' prize is a guild level."""


@cache
def _reveal(unit: int, n: int) -> Action:
    return Action("reveal", (UNITS[unit], n))


def begin_census(state: XiditState) -> None:
    """Every seat is asked for every unit, even when it has none: being asked tells nothing."""
    for player in state.players:
        player.reveals = [-1] * len(UNITS)
        player.sealed = False
    state.frames.append(Census())


class CensusPhase(Phase[Census]):
    """Seats set how many of the current unit they show, later units too if they like, and seal."""

    def prompts(self, state: XiditState, frame: Census) -> dict[int, Prompt]:
        found = {}
        for seat, player in enumerate(state.players):
            if player.sealed:
                found[seat] = Prompt("census", False, True, [UNSEAL])
                continue
            actions = [
                _reveal(unit, n) for unit in range(frame.unit, len(UNITS)) for n in range(player.units[unit] + 1)
            ]
            if player.reveals[frame.unit] >= 0:
                actions.append(SEAL)
            found[seat] = Prompt("census", True, True, actions)
        return found

    def why_not(self, state: XiditState, frame: Census, seat: int, action: Action) -> Refusal | None:
        player = state.players[seat]
        if player.sealed:
            return None if action == UNSEAL else Refusal("xidit-no-sealed")
        if action.verb not in ("reveal", "seal", "unseal"):
            return wrong_verb(action, "census")
        if action == UNSEAL:
            return Refusal("xidit-no-unsealed")
        if action == SEAL:
            ready = player.reveals[frame.unit] >= 0
            return None if ready else Refusal("xidit-no-reveal", {"unit": UNITS[frame.unit]})
        if action.verb != "reveal" or len(action.args) != 2:
            return wrong_words(action)
        unit, n = action.args
        if unit not in UNITS or not isinstance(n, int) or n < 0:
            return wrong_words(action)
        index = UNITS.index(str(unit))
        if index < frame.unit:
            return Refusal("xidit-no-counted", {"unit": UNITS[index]})
        if n > player.units[index]:
            return Refusal("xidit-no-count", {"unit": UNITS[index], "n": player.units[index]})
        return None

    def act(self, state: XiditState, frame: Census, seat: int, action: Action, events: list[Event]) -> None:
        player = state.players[seat]
        if action.verb == "reveal":
            unit, n = action.args
            assert isinstance(n, int)
            player.reveals[UNITS.index(str(unit))] = n
            return
        player.sealed = action.verb == "seal"
        events.append(Event(f"xidit-census-{action.verb}ed", {"seat": seat, "unit": UNITS[frame.unit]}))

    def advance(self, state: XiditState, frame: Census, events: list[Event]) -> bool:
        if frame.shown:
            frame.unit += 1
            frame.shown = False
            if frame.unit == len(UNITS):
                state.frames.pop()
                end_year(state, events)
                return False
            for player in state.players:
                player.sealed = player.reveals[frame.unit] >= 0
        if not all(p.sealed for p in state.players):
            return True
        frame.shown = True
        self._reward(state, frame.unit, events)
        return False

    def _reward(self, state: XiditState, unit: int, events: list[Event]) -> None:
        """The most shown wins, ties all win, who shows none wins nothing; in turn order (P14)."""
        shown = [p.reveals[unit] for p in state.players]
        best = max(shown)
        winners = [seat for seat in in_turn(state) if best and shown[seat] == best]
        events.append(Event("xidit-census", {"unit": UNITS[unit], "shown": shown, "winners": winners}, seals=True))
        for seat in winners:
            if unit in SOVEREIGNS:
                pay_out(state, seat, SOVEREIGNS[unit])
                events.append(Event("xidit-prize-sovereigns", {"seat": seat, "n": SOVEREIGNS[unit]}))
            elif unit in BARDS:
                events.append(Event("xidit-prize-bards", {"seat": seat, "n": BARDS[unit]}))
            elif state.players[seat].levels_left:
                state.players[seat].levels_left -= 1
                state.players[seat].waiting += 1
                events.append(Event("xidit-prize-level", {"seat": seat}))
            else:
                events.append(Event("xidit-no-levels", {"seat": seat}))
        for seat in reversed(winners):
            if unit in BARDS:
                send_bards(state, seat, BARDS[unit], {})
            elif unit not in SOVEREIGNS:
                state.frames.append(Raise(seat))
