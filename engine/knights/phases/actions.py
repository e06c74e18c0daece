"""Phase 2: cards are revealed, resolved and allocated; what they trigger comes at once (K5)."""

from __future__ import annotations

from engine.core import Action, Event, Phase, Piece, Prompts, Refusal
from engine.knights.game_data import N
from engine.knights.phases.assembly import open_assembly
from engine.knights.phases.draft import open_draft
from engine.knights.phases.taxes import open_taxes
from engine.knights.phases.wages import open_wages
from engine.knights.state.frames import Actions, Play
from engine.knights.state.state import PILES, SPACES, KnState, Position, kind_of, owner_of, players
from engine.knights.terms import BACK, REFUSE, act, seat_term, space_term, told


class ActionsPhase(Phase[KnState, Actions]):
    """The Chairman reveals the top card of the first pile that has one."""

    def prompts(self, state: KnState, frame: Actions) -> Prompts:
        return {}

    def why_not(self, state: KnState, frame: Actions, seat: int, action: Action) -> Refusal | None:
        return REFUSE.words(action)

    def act(self, state: KnState, frame: Actions, seat: int, action: Action, events: list[Event]) -> None:
        raise NotImplementedError

    def advance(self, state: KnState, frame: Actions, events: list[Event]) -> bool:
        while frame.pile < PILES and not state.piles[frame.pile]:
            frame.pile += 1
            if frame.pile < PILES:
                events.append(told("pile", "log", seals=True, n=frame.pile + 1))
        if frame.pile == PILES:
            state.frames.remove(frame)
            return False
        card = state.piles[frame.pile].pop(0)
        seat, kind = owner_of(card), Piece(kind_of(card))
        if seat < 0:
            events.append(told("neutral", seals=True, card=kind))
        else:
            events.append(told("reveals", seals=True, seat=seat_term(seat), card=kind))
        state.frames.append(Play(card, seat, state.next()))
        return False


def back_out(state: KnState, seat: int) -> tuple[Action, ...]:
    """What silence means where a card can still be used otherwise: it is declined, unless an order then uses it."""
    return (BACK, act("decline")) if state.orders[seat].versatile == "ask" else (BACK,)


def trigger(state: Position) -> int:
    """Cards in a space that begin its special phase: two for each player (K5.4)."""
    return N.trigger * len(players(state))


def allocate(state: KnState, card: int, space: int, events: list[Event]) -> bool:
    """A card goes to a space; when that holds two for each player its phase begins (K5.4). Whether it does."""
    state.spaces[space].append(card)
    seat, most = owner_of(card), trigger(state)
    events.append(
        told("allocates", "log", seals=True, seat=seat_term(seat), space=space_term(SPACES[space]),
             n=len(state.spaces[space]), most=most)
    )  # fmt: skip
    if len(state.spaces[space]) < most:
        return False
    (open_taxes, open_wages, open_assembly)[space](state, events)
    return True


def set_marker(state: KnState, seat: int, spot: int, events: list[Event]) -> None:
    """A marker goes on the mercenary track."""
    state.track[spot] = seat
    events.append(told("marker", seals=True, seat=seat_term(seat), spot=spot + 1))


def draft_due(state: Position) -> bool:
    """Whether all open spots have a marker, one more than players (K5.4)."""
    return sum(s >= 0 for s in state.track) >= open_spots(state)


def check_draft(state: KnState, events: list[Event]) -> bool:
    """Begin to hire when it is due; whether it is."""
    if not draft_due(state):
        return False
    open_draft(state, events)
    return True


def open_spots(state: Position) -> int:
    """How many spots of the track are used: two blank ones and those up to the number of players."""
    return len(players(state)) + 1


def free_spots(state: Position) -> list[int]:
    """Spots of the track where a marker may be set."""
    return [n for n in range(open_spots(state)) if state.track[n] < 0]
