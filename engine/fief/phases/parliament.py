"""Phase 1C: Parliament and the Royal Tax (9.2, 9.3)."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core import SEAL, Action, Event, Params, Refusal, Word
from engine.fief.ballots import closed, no_vote, weighs
from engine.fief.board import burgher_votes, votes
from engine.fief.game_data import FAMILIES, FAMILY, N
from engine.fief.phases.base import Sealing
from engine.fief.phases.rebel import refuse_burgher
from engine.fief.state.state import FiefState, Parliament, families_of, seat_of
from engine.fief.terms import REFUSE, act, argument, family_term, no, noble_term, number_at, seat_term, told

AYE, NAY, NOTHING = "aye", "nay", "nothing"


def summon(state: FiefState, events: list[Event]) -> None:
    """The Sovereign calls Parliament (9.2)."""
    state.summoned = True
    state.frames.append(Parliament([""] * state.families, [False] * state.families, [False] * state.seats, []))
    events.append(told("summons", "phase", seals=True, noble=noble_term(state.sovereign), n=N.royal_tax))


class ParliamentPhase(Sealing[Parliament]):
    """9.2: sealed votes, Burghers' among them; more than half grant twelve shillings, which the Sovereign splits."""

    verbs = frozenset({"vote", "burgher", "seal", "unseal", "share", "hand-out"})
    step = "parliament"

    def ruler(self, state: FiefState) -> int:
        """The Sovereign's seat."""
        return seat_of(state, state.nobles[state.sovereign].family)

    def asked(self, state: FiefState, frame: Parliament) -> Iterable[int]:
        return [self.ruler(state)] if frame.split else range(state.seats)

    def hidden(self, state: FiefState, frame: Parliament) -> bool:
        return not frame.split

    def sealed(self, state: FiefState, frame: Parliament, seat: int) -> bool:
        return not frame.split and frame.sealed[seat]

    def complete(self, state: FiefState, frame: Parliament) -> bool:
        return not frame.split and all(closed(state, frame))

    def topic(self, state: FiefState, frame: Parliament, seat: int) -> str:
        return "split" if frame.split else self.step

    def params(self, state: FiefState, frame: Parliament, seat: int) -> Params:
        given = sum(n for s, n in enumerate(frame.split) if s != seat)
        own = sum(votes(state, f) for f in families_of(state, seat))
        return {"n": N.royal_tax, "votes": own, "given": given, "left": N.royal_tax - given}

    def ident(self, state: FiefState, frame: Parliament, seat: int) -> str:
        return f"split-{state.round}" if frame.split else f"parliament-{state.round}"

    def open(self, state: FiefState, frame: Parliament, seat: int) -> list[Action]:
        if frame.split:
            left = N.royal_tax - sum(n for s, n in enumerate(frame.split) if s != seat)
            others = [s for s in range(state.seats) if s != seat]
            room = {s: left + frame.split[s] for s in others}
            return [act("share", f"seat-{s}", n) for s in others for n in range(room[s] + 1)] + [act("hand-out")]
        found = []
        for family in families_of(state, seat):
            if not weighs(state, frame, family):
                continue
            found += [act("vote", FAMILIES[family], word) for word in (AYE, NAY, NOTHING)]
            if burgher_votes(state, family) and state.treasures[family] and not frame.burghers[family]:
                found.append(act("burgher", FAMILIES[family]))
        return [*found, SEAL] if found else []

    def default(self, state: FiefState, frame: Parliament, seat: int, legal: list[Action]) -> tuple[Action, ...]:
        return (act("hand-out"),) if frame.split else (SEAL,)

    def refuse(self, state: FiefState, frame: Parliament, seat: int, action: Action) -> Refusal:
        if frame.split:
            left = N.royal_tax - sum(n for s, n in enumerate(frame.split) if s != seat)
            return no("share", {"n": left}) if number_at(action, 1) is not None else REFUSE.words(action)
        family = FAMILY.get(argument(action, 0), families_of(state, seat)[0])
        if (refused := no_vote(state, frame, seat, family)) is not None:
            return refused
        if action.verb != "burgher":
            return REFUSE.words(action)
        if frame.burghers[family]:
            return no("burgher-votes")
        return refuse_burgher(state, seat)

    def draft(self, state: FiefState, frame: Parliament, seat: int, action: Action, events: list[Event]) -> None:
        if action.verb == "vote":
            frame.votes[FAMILY[argument(action, 0)]] = argument(action, 1)
        elif action.verb == "burgher":
            frame.burghers[FAMILY[argument(action, 0)]] = True
        elif action.verb == "share":
            frame.split[int(argument(action, 0).removeprefix("seat-"))] = int(action.args[1])
        else:
            self._pay(state, frame, seat, events)

    def advance(self, state: FiefState, frame: Parliament, events: list[Event]) -> bool:
        if state.sovereign < 0:  # dead while Parliament sat
            state.frames.remove(frame)
            events.append(told("parliament-over", seals=True))
            return False
        return super().advance(state, frame, events)

    def show(self, state: FiefState, frame: Parliament, events: list[Event]) -> None:
        weights = [self._weigh(state, frame, family) for family in range(state.families)]
        ayes, total = 0, sum(weights)
        for family, weight in enumerate(weights):
            if frame.votes[family] == AYE:
                ayes += weight
            if frame.votes[family] in (AYE, NAY):
                events.append(
                    told("parliament-vote", seals=True, family=family_term(family), vote=Word(frame.votes[family]),
                         n=weight)
                )  # fmt: skip
        cast = sum(weight for family, weight in enumerate(weights) if frame.votes[family] in (AYE, NAY))
        granted = 2 * ayes > cast
        key = "tax-granted" if granted else "tax-denied"
        events.append(told(key, "phase", seals=True, n=ayes, against=cast - ayes, all=total))
        if granted:
            frame.split = [0] * state.seats
            state.frames.append(frame)

    @staticmethod
    def _weigh(state: FiefState, frame: Parliament, family: int) -> int:
        """A family's votes; its Burgher's cost a treasure, and are none where the last one was spent since (11.3)."""
        weight = votes(state, family)
        if frame.burghers[family] and state.treasures[family] and burgher_votes(state, family):
            state.treasures[family] -= 1
            weight += burgher_votes(state, family)
        return weight

    def _pay(self, state: FiefState, frame: Parliament, seat: int, events: list[Event]) -> None:
        """9.2, 9.3: the Sovereign keeps what is left; who got what is for the giver and each receiver alone."""
        frame.split[seat] = N.royal_tax - sum(n for s, n in enumerate(frame.split) if s != seat)
        for other, amount in enumerate(frame.split):
            state.purse[other] += amount
            if amount:
                audience = tuple(sorted({seat, other}))
                events.append(Event("fief-share", {"seat": seat_term(other), "n": amount}, audience, seals=True))
        state.rebellious = True
        state.frames.remove(frame)
