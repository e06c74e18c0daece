"""Placing the heroes, each in a city of its own, clockwise from the first seat (P6).

By post all seats give their wishes at once: whoever chooses as the k-th needs k of them, since fewer than k heroes
stand in their way. Where the table wants it, one seat after the other names a city.
"""

from __future__ import annotations

from engine.core import SEAL, Action, Event, Params, Place, Prompt, Prompts, Refusal, SeatRef
from engine.xidit.board import CITIES
from engine.xidit.bounds import MOST
from engine.xidit.phases.base import REFUSE, Sealing, no_city
from engine.xidit.phases.ending import begin_year
from engine.xidit.state import Placement, XiditState, in_turn

PLACE = tuple(Action("place", (city,)) for city in range(CITIES + 1))
WISH = [[Action("wish", (rank, city)) for city in range(CITIES + 1)] for rank in range(MOST + 1)]


def begin_placement(state: XiditState) -> None:
    """Everybody thinks about where to start."""
    state.frames.append(Placement())
    if state.options.placement == "wishes":
        for n, seat in enumerate(in_turn(state), 1):
            state.players[seat].wishes = [0] * n


class PlacementPhase(Sealing[Placement]):
    """Wishes in secret and at once, or one seat at a time. Silence wishes for cities where recruits gather."""

    verbs = frozenset({"wish", "place", "seal", "unseal"})

    step = "placement"
    keys = ("xidit-wishes-sealed", "xidit-wishes-unsealed")

    def ident(self, state: XiditState, frame: Placement, seat: int) -> str:
        return "placement"

    def open(self, state: XiditState, frame: Placement, seat: int) -> list[Action]:
        wishes = state.players[seat].wishes
        found = [a for rank in range(1, len(wishes) + 1) for a in WISH[rank][1:]]
        return [*found, SEAL] if all(wishes) else found

    def default(self, state: XiditState, frame: Placement, seat: int, legal: list[Action]) -> tuple[Action, ...]:
        """The wishes that are missing, and the seal."""
        wishes = state.players[seat].wishes
        fair = iter(_fair(state, set(wishes)))
        return (*(WISH[rank][next(fair)] for rank, city in enumerate(wishes, 1) if not city), SEAL)

    def params(self, state: XiditState, frame: Placement, seat: int) -> Params:
        player = state.players[seat]
        told: Params = {"n": len(player.wishes), "seats": state.seats, "missing": player.wishes.count(0)}
        return {**told, "sealed": int(player.sealed)}

    def prompts(self, state: XiditState, frame: Placement) -> Prompts:
        return self._in_turn(state, frame) if state.options.placement == "in_turn" else super().prompts(state, frame)

    def why_not(self, state: XiditState, frame: Placement, seat: int, action: Action) -> Refusal | None:
        if state.options.placement == "in_turn":
            return self._not_in_turn(state, frame, seat, action)
        return super().why_not(state, frame, seat, action)

    def refuse(self, state: XiditState, frame: Placement, seat: int, action: Action) -> Refusal:
        if action.verb == "place":
            return REFUSE.verb(action, self.step)
        wishes = state.players[seat].wishes
        if action == SEAL:
            missing = [rank for rank, city in enumerate(wishes, 1) if not city]
            return Refusal("xidit-no-seal-wishes", {"ranks": [*missing], "n": len(wishes)})
        if action.verb != "wish" or len(action.args) != 2:
            return REFUSE.words(action)
        rank, city = action.args
        if not isinstance(rank, int) or not isinstance(city, int):
            return REFUSE.words(action)
        if not 1 <= city <= CITIES:
            return no_city(city)
        return Refusal("xidit-no-wish", {"n": len(wishes)})

    def draft(self, state: XiditState, frame: Placement, seat: int, action: Action, events: list[Event]) -> None:
        player = state.players[seat]
        if action.verb == "place":
            frame.turn += 1
            _stand(state, seat, _city(action), events)
        else:
            rank, city = int(action.args[0]) - 1, _city(action)
            if city in player.wishes:  # the two wishes change places
                player.wishes[player.wishes.index(city)] = player.wishes[rank]
            player.wishes[rank] = city

    def complete(self, state: XiditState, frame: Placement) -> bool:
        in_turn = state.options.placement == "in_turn"
        return frame.turn == state.seats if in_turn else super().complete(state, frame)

    def show(self, state: XiditState, frame: Placement, events: list[Event]) -> None:
        if state.options.placement == "wishes":
            for seat in in_turn(state):
                taken = {p.city for p in state.players}
                _stand(state, seat, next(c for c in state.players[seat].wishes if c not in taken), events)
            for player in state.players:
                player.sealed, player.wishes = False, []
        events.append(Event("xidit-placement-end", tell="phase"))
        begin_year(state, events)

    def _in_turn(self, state: XiditState, frame: Placement) -> Prompts:
        taken = {p.city for p in state.players}
        free = [PLACE[c] for c in range(1, CITIES + 1) if c not in taken]
        name = f"placement-{frame.turn + 1}"
        default = (PLACE[_fair(state, taken)[0]],)
        told = {"n": 0, "seats": state.seats, "missing": 1, "sealed": 0}
        return {_seat(state, frame): [Prompt(name, "placement", "turn", False, False, False, free, default, {**told})]}

    def _not_in_turn(self, state: XiditState, frame: Placement, seat: int, action: Action) -> Refusal | None:
        if seat != _seat(state, frame):
            return REFUSE.turn(_seat(state, frame))
        if action.verb != "place":
            return REFUSE.verb(action, "placement")
        if len(action.args) != 1 or not isinstance(action.args[0], int):
            return REFUSE.words(action)
        if not 1 <= action.args[0] <= CITIES:
            return no_city(action.args[0])
        if any(p.city == action.args[0] for p in state.players):
            return Refusal("xidit-no-free-city", {"city": Place(action.args[0])})
        return None


def _city(action: Action) -> int:
    city = action.args[-1]
    assert isinstance(city, int)
    return city


def _seat(state: XiditState, frame: Placement) -> int:
    return in_turn(state)[frame.turn]


def _stand(state: XiditState, seat: int, city: int, events: list[Event]) -> None:
    state.players[seat].city = city
    told: Params = {"seat": SeatRef(seat), "city": Place(city)}
    events.append(Event("xidit-placed", told, seals=True, tell="line"))


def _fair(state: XiditState, taken: set[int]) -> list[int]:
    """Free cities, those with recruits first, where most of them gather."""
    free = [c for c in range(1, CITIES + 1) if c not in taken]
    return sorted(free, key=lambda c: (-sum(state.recruits[c]), c))
