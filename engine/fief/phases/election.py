"""Phase 1B: the election of a Sovereign (9.1)."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core import SEAL, Action, Event, Params, Refusal, pieces
from engine.fief.ballots import closed, no_vote, weighs
from engine.fief.board import is_besieged, is_free, votes
from engine.fief.game_data import FAMILIES, FAMILY, NOBLES, NONE
from engine.fief.people import crown
from engine.fief.phases.base import Sealing
from engine.fief.phases.court import may_stand
from engine.fief.state.state import Court, Election, FiefState, families_in_turn, families_of, seat_of
from engine.fief.terms import REFUSE, act, argument, family_term, no, noble_at, noble_term, told


class ElectionPhase(Sealing[Election]):
    """9.1: every family lays a vote, a decoy, both or none on candidates; all at once, or in turn."""

    verbs = frozenset({"favour", "decoy", "withhold", "seal", "unseal"})
    step = "vote"

    def asked(self, state: FiefState, frame: Election) -> Iterable[int]:
        if frame.turn < 0:
            return range(state.seats)
        done = closed(state, frame)
        order = [s for s in dict.fromkeys(seat_of(state, f) for f in families_in_turn(state)) if not done[s]]
        return order[:1]

    def hidden(self, state: FiefState, frame: Election) -> bool:
        return frame.turn < 0

    def complete(self, state: FiefState, frame: Election) -> bool:
        return not frame.candidates or all(closed(state, frame))

    def ident(self, state: FiefState, frame: Election, seat: int) -> str:
        return f"vote-{state.round}"

    def open(self, state: FiefState, frame: Election, seat: int) -> list[Action]:
        found = []
        for family in families_of(state, seat):
            if not weighs(state, frame, family):
                continue
            arms = FAMILIES[family]
            found += [act(verb, arms, NOBLES[c]) for verb in ("favour", "decoy") for c in frame.candidates]
            if frame.votes[family] >= 0 or frame.decoys[family] >= 0:
                found.append(act("withhold", arms))
        return [*found, SEAL] if found else []

    def params(self, state: FiefState, frame: Election, seat: int) -> Params:
        return {"votes": sum(votes(state, f) for f in families_of(state, seat))}

    def refuse(self, state: FiefState, frame: Election, seat: int, action: Action) -> Refusal:
        family = FAMILY.get(argument(action, 0), families_of(state, seat)[0])
        if (refused := no_vote(state, frame, seat, family)) is not None:
            return refused
        noble = noble_at(action, 1)
        if action.verb in ("favour", "decoy") and noble is not None and argument(action, 0) in FAMILY:
            return no("candidate", {"noble": noble_term(noble)})
        return REFUSE.words(action)

    def act(self, state: FiefState, frame: Election, seat: int, action: Action, events: list[Event]) -> None:
        if action != SEAL or self.hidden(state, frame):
            super().act(state, frame, seat, action, events)
            return
        frame.sealed[seat] = True
        for family in families_of(state, seat):  # in turn everybody sees on whom a marker lies, not which (9.1)
            on = [NOBLES[n] for n in sorted({frame.votes[family], frame.decoys[family]} - {NONE})]
            events.append(told("votes-laid", seals=True, family=family_term(family), nobles=pieces(on)))

    def draft(self, state: FiefState, frame: Election, seat: int, action: Action, events: list[Event]) -> None:
        family = FAMILY[argument(action, 0)]
        if action.verb == "withhold":
            frame.votes[family] = frame.decoys[family] = NONE
            return
        noble = noble_at(action, 1)
        assert noble is not None
        (frame.votes if action.verb == "favour" else frame.decoys)[family] = noble

    def advance(self, state: FiefState, frame: Election, events: list[Event]) -> bool:
        self._mourn(state, frame)
        return super().advance(state, frame, events)

    def show(self, state: FiefState, frame: Election, events: list[Event]) -> None:
        count(state, frame, events)

    @staticmethod
    def _mourn(state: FiefState, frame: Election) -> None:
        """Whoever has died meanwhile stands no more; what lay on them is nothing."""
        dead = {c for c in frame.candidates if state.nobles[c].gone or state.nobles[c].family < 0}
        if dead:
            frame.candidates[:] = [c for c in frame.candidates if c not in dead]
            frame.votes[:] = [NONE if c in dead else c for c in frame.votes]
            frame.decoys[:] = [NONE if c in dead else c for c in frame.decoys]


def count(state: FiefState, frame: Election, events: list[Event]) -> None:
    """9.1: most votes win; a tie elects nobody; decoys are nothing."""
    tally = dict.fromkeys([c for c in frame.candidates if may_stand(state, c)], 0)
    for family, choice in enumerate(frame.votes):
        if choice in tally:
            tally[choice] += votes(state, family)
            events.append(
                told("voted", seals=True, family=family_term(family), noble=noble_term(choice), n=votes(state, family))
            )
        if frame.decoys[family] >= 0:
            events.append(told("decoy", seals=True, family=family_term(family), noble=noble_term(frame.decoys[family])))
    best = max(tally.values(), default=0)
    winners = [c for c, n in tally.items() if n == best]
    if best == 0 or len(winners) > 1:
        events.append(told("nobody-elected", seals=True))
        return
    crown(state, winners[0], "election", events)
    ruler = state.sovereign
    if ruler >= 0 and is_free(state.nobles[ruler]) and not is_besieged(state, ruler):  # 1C follows 1B
        seat = seat_of(state, state.nobles[ruler].family)
        state.frames.append(Court([], [], [s != seat for s in range(state.seats)], late=True))
