"""The Assembly (K10): who attends, who presides, private motions, the order of Agendas, new Agendas."""

from __future__ import annotations

from itertools import permutations

from engine.core import Action, Event, Params, Phase, Piece, Prompts, Refusal, seat_slug
from engine.knights.board import kingdom_cities_of
from engine.knights.fate import random_seat
from engine.knights.game_data import AGENDAS, NONE, N
from engine.knights.hall import AGENDA, PRIVATE, REVIVE, attends, present, presiding, stands
from engine.knights.mods import baron_mod
from engine.knights.phases.base import Asking
from engine.knights.phases.laws import cap_votes
from engine.knights.spaces import return_cards
from engine.knights.state.frames_vote import Arrange, Assembly, Ballot, Bids, Deputy, Motion, Proposal
from engine.knights.state.state import ASSEMBLY, KnState, Position, in_turn, players
from engine.knights.terms import REFUSE, act, argument, no, seat_at, seat_term, told

TWO = 2


def open_assembly(state: KnState, events: list[Event]) -> None:
    """The Barons meet."""
    events.append(told("assembly", "phase", seals=True))
    state.frames.append(Assembly(state.next()))


def votes_due(state: Position, seat: int) -> int:
    """Votes that a Baron who attends receives: one, one for each city of the Kingdom, and what their cards say."""
    more = baron_mod(state, seat, "votes") or 0
    return N.assembly_vote + len(kingdom_cities_of(state, seat)) + more


def new_agendas(state: KnState, events: list[Event]) -> None:
    """Three new Agendas are revealed (K10.6); when the deck runs out the discards are shuffled (K17.8)."""
    while len(state.pending) < N.agendas and (state.agendas or state.agendas_out):
        if not state.agendas:
            state.agendas, state.agendas_out = state.agendas_out, []
            state.dice.shuffle(state.agendas, "agendas")
        state.pending.append(state.agendas.pop(0))
    events.append(told("new-agendas", seals=True, agendas=[Piece(AGENDAS[c].slug) for c in state.pending]))


class AssemblyPhase(Phase[KnState, Assembly]):
    """Stage by stage: open, cap, private, order, list, agendas, close."""

    def prompts(self, state: KnState, frame: Assembly) -> Prompts:
        return {}

    def why_not(self, state: KnState, frame: Assembly, seat: int, action: Action) -> Refusal | None:
        return REFUSE.words(action)

    def act(self, state: KnState, frame: Assembly, seat: int, action: Action, events: list[Event]) -> None:
        raise NotImplementedError

    def advance(self, state: KnState, frame: Assembly, events: list[Event]) -> bool:
        if frame.stage not in ("open", "cap"):
            frame.present = present(state)
            if frame.postponed or not frame.present:
                frame.stage = "close"
            elif frame.stage != "close" and presiding(state) == NONE:
                state.frames.append(Deputy(state.chairman, state.next()))
                return False
        getattr(self, f"_{frame.stage}")(state, frame, events)
        return False

    def _open(self, state: KnState, frame: Assembly, events: list[Event]) -> None:
        frame.present = [s for s in in_turn(state) if attends(state, s)]
        for seat in frame.present:
            count = votes_due(state, seat)
            state.barons[seat].votes += count
            events.append(
                told("votes", seals=True, seat=seat_term(seat), n=count, total=state.barons[seat].votes)
            )  # fmt: skip
        away = [s for s in players(state) if s not in frame.present]
        if away:
            events.append(told("absent", seals=True, seats=[seat_term(s) for s in away]))
        frame.stage = "cap"

    def _cap(self, state: KnState, frame: Assembly, events: list[Event]) -> None:
        frame.stage = "private"
        for seat in reversed(frame.present):
            cap_votes(state, seat)

    def _private(self, state: KnState, frame: Assembly, events: list[Event]) -> None:
        """Private motions one after the other; two players hear all of them before they write down Votes (K15.3)."""
        two = state.seats == TWO
        known = [m.card for m in frame.motions]
        left = [c for c in state.pending if AGENDAS[c].kind == PRIVATE and c not in known]
        if left and not frame.shown and (two or not frame.motions):
            seat = random_seat(state, events, players(state))
            state.frames.append(Proposal(seat, left[0], state.next()))
        elif frame.motions:
            self._next(state, frame, events)
        else:
            frame.stage, frame.shown = "order", False

    def _order(self, state: KnState, frame: Assembly, events: list[Event]) -> None:
        frame.stage = "list"
        if len(state.pending) > 1:
            state.frames.append(Arrange(presiding(state), state.next()))

    def _list(self, state: KnState, frame: Assembly, events: list[Event]) -> None:
        frame.stage = "agendas"
        frame.motions = [Motion(c) for c in state.pending]
        events.append(told("order", seals=True, agendas=[Piece(AGENDAS[c].slug) for c in state.pending]))

    def _agendas(self, state: KnState, frame: Assembly, events: list[Event]) -> None:
        if frame.motions:
            self._next(state, frame, events)
        else:
            frame.stage = "close"

    @staticmethod
    def _next(state: KnState, frame: Assembly, events: list[Event]) -> None:
        """The next matter is voted on; two players write down their Votes for all of them first."""
        if state.seats == TWO and not frame.shown:
            frame.shown = True
            sealed = [s not in frame.present or not state.barons[s].votes for s in range(state.seats)]
            amounts = [[0] * len(frame.motions) for _ in range(state.seats)]
            state.frames.append(Bids(state.next(), sealed, amounts))
            return
        motion = frame.motions.pop(0)
        state.pending.remove(motion.card)
        if not stands(state, motion):
            state.agendas_out.append(motion.card)
            events.append(told("moot", seals=True))
            return
        card, matter, target = motion.card, motion.matter, motion.target
        if matter == REVIVE:
            state.agendas_out.remove(target)
            state.agendas_out.append(card)
            card, matter, target = target, AGENDA, NONE
        voices = [""] * state.seats
        bids = [n if s in frame.present else 0 for s, n in enumerate(motion.bids)]
        state.frames.append(
            Ballot(state.next(), matter, target, [card], "bids", bids, voices, meant=list(motion.meant))
        )

    @staticmethod
    def _close(state: KnState, frame: Assembly, events: list[Event]) -> None:
        """What was not voted on stays pending; after a whole Assembly three new Agendas are revealed."""
        state.frames.remove(frame)
        if state.pending:
            events.append(told("adjourned", seals=True))
        else:
            new_agendas(state, events)
        return_cards(state, ASSEMBLY)


class DeputyPhase(Asking[Deputy]):
    """V1: an absent Chairman names somebody who attends."""

    verbs = frozenset({"preside"})
    step = "deputy"

    def legal(self, state: KnState, frame: Deputy, seat: int) -> list[Action]:
        return [act("preside", seat_slug(s)) for s in present(state)]

    def default(self, state: KnState, frame: Deputy, seat: int, legal: list[Action]) -> tuple[Action, ...]:
        """Who has most Votes."""
        return (act("preside", seat_slug(max(present(state), key=lambda s: state.barons[s].votes))),)

    def refuse(self, state: KnState, frame: Deputy, seat: int, action: Action) -> Refusal:
        return REFUSE.words(action) if seat_at(action, 0) is None else no("deputy")

    def act(self, state: KnState, frame: Deputy, seat: int, action: Action, events: list[Event]) -> None:
        state.frames.remove(frame)
        held = next(f for f in state.frames if isinstance(f, Assembly))
        named = seat_at(action, 0)
        assert named is not None
        held.deputy = named
        events.append(told("deputy", seals=True, seat=seat_term(held.deputy)))


class ArrangePhase(Asking[Arrange]):
    """V3: an order of what is pending, as it lies there by default."""

    verbs = frozenset({"arrange"})
    step = "arrange"
    orders = True

    def legal(self, state: KnState, frame: Arrange, seat: int) -> list[Action]:
        return [act("arrange", *(AGENDAS[c].slug for c in order)) for order in permutations(state.pending)]

    def default(self, state: KnState, frame: Arrange, seat: int, legal: list[Action]) -> tuple[Action, ...]:
        return (legal[0],)

    def params(self, state: KnState, frame: Arrange, seat: int) -> Params:
        return {"agendas": [Piece(AGENDAS[c].slug) for c in state.pending]}

    def refuse(self, state: KnState, frame: Arrange, seat: int, action: Action) -> Refusal:
        return no("arrange", {"agendas": [Piece(AGENDAS[c].slug) for c in state.pending]})

    def act(self, state: KnState, frame: Arrange, seat: int, action: Action, events: list[Event]) -> None:
        state.frames.remove(frame)
        names = [argument(action, n) for n in range(len(action.args))]
        state.pending.sort(key=lambda c: names.index(AGENDAS[c].slug))
