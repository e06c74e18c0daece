"""A vote of the Assembly: Votes in secret, declarations, ties, refusal, and what was decided (K10.5-K10.9)."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core import SEAL, Action, Event, Params, Prompt, Prompts, Refusal, SeatRef, Word, seat_slug, slug_seat
from engine.knights.court import ban
from engine.knights.game_data import AGENDAS
from engine.knights.hall import (
    NO,
    YES,
    assembly,
    ballot,
    choices,
    elects,
    matter_terms,
    present,
    presiding,
    speakers,
    struck,
)
from engine.knights.phases.base import Asking, Sealing
from engine.knights.phases.decisions import carry_out
from engine.knights.state.frames_vote import Accept, Ballot, Bids, Motion
from engine.knights.state.state import KnState
from engine.knights.terms import REFUSE, act, argument, no, number_at, seat_term, told


def voice_term(voice: str) -> SeatRef | Word:
    """What a vote says, as a parameter."""
    seat = slug_seat(voice)
    return seat_term(seat) if seat is not None else Word(f"vote-{voice}")


class BidsPhase(Sealing[Bids]):
    """V4: up to all the Votes one has. Two players write an amount for each matter at once (K15.3). Whoever has no
    Votes is not asked. What for may be written down too: it is declared in turn, and whoever writes nothing is asked
    then (G51)."""

    verbs = frozenset({"cast", "say", "seal", "unseal"})
    step = "bids"
    orders = True

    @staticmethod
    def matters(state: KnState) -> list[Ballot | Motion]:
        """What is voted on with these amounts."""
        now, held = ballot(state), assembly(state)
        if now is not None:
            return [now]
        return list(held.motions) if held is not None else []

    @classmethod
    def names(cls, state: KnState) -> list[str]:
        """The matters by slug, and by number where two have one."""
        cards = [m.agendas[0] if isinstance(m, Ballot) else m.card for m in cls.matters(state)]
        slugs = [AGENDAS[c].slug for c in cards]
        return [s if slugs.count(s) == 1 else f"{s}-{slugs[:n].count(s) + 1}" for n, s in enumerate(slugs)]

    def asked(self, state: KnState, frame: Bids) -> Iterable[int]:
        return [s for s in present(state) if state.barons[s].votes]

    def ident(self, state: KnState, frame: Bids, seat: int) -> str:
        return f"bids-{frame.number}"

    def open(self, state: KnState, frame: Bids, seat: int) -> list[Action]:
        mine = frame.amounts[seat]
        left = state.barons[seat].votes - sum(mine)
        names = self.names(state)
        said = frame.says[seat] if frame.says else []
        words = [
            act("say", names[k], word)
            for k, matter in enumerate(self.matters(state))
            for word in choices(state, matter)
            if said[k : k + 1] != [word]
        ]
        casts = [act("cast", name, n) for k, name in enumerate(names) for n in range(left + mine[k] + 1)]
        return [*casts, *words, SEAL]

    def params(self, state: KnState, frame: Bids, seat: int) -> Params:
        return {
            **matter_terms(state, self.matters(state)[0]),
            "n": state.barons[seat].votes,
            "count": len(frame.amounts[seat]),
        }

    def refuse(self, state: KnState, frame: Bids, seat: int, action: Action) -> Refusal:
        amount = number_at(action, 1)
        if argument(action, 0) not in self.names(state) or amount is None or len(action.args) != 2:
            return REFUSE.words(action)
        return no("votes", {"n": amount, "have": state.barons[seat].votes})

    def draft(self, state: KnState, frame: Bids, seat: int, action: Action, events: list[Event]) -> None:
        """An amount is written down; where it is the only one, it is sealed with it."""
        number = self.names(state).index(argument(action, 0))
        if action.verb == "say":
            if not frame.says:
                frame.says = [[""] * len(mine) for mine in frame.amounts]
            frame.says[seat][number] = argument(action, 1)
            return
        frame.amounts[seat][number] = int(action.args[1])
        if len(frame.amounts[seat]) == 1:
            frame.sealed[seat] = True

    def show(self, state: KnState, frame: Bids, events: list[Event]) -> None:
        """The Votes are shown, and spent whatever happens."""
        for number, matter in enumerate(self.matters(state)):
            matter.bids = [amounts[number] for amounts in frame.amounts]
            matter.meant = [says[number] for says in frame.says]
            events.append(told("votes-shown", "line", seals=True, n=sum(matter.bids), **matter_terms(state, matter)))
            for seat in (s for s in speakers(state) if matter.bids[s]):
                events.append(told("shows-votes", "line", seals=True, seat=seat_term(seat), n=matter.bids[seat]))
        for seat, amounts in enumerate(frame.amounts):
            state.barons[seat].votes -= sum(amounts)


class BallotPhase(Asking[Ballot]):
    """V5 and V6: in turn from who presides, those who cast Votes say what for; who presides breaks a tie."""

    verbs = frozenset({"declare", "decide"})
    step = "declare"
    orders = True

    @staticmethod
    def silent(state: KnState, frame: Ballot) -> list[int]:
        """Who has cast Votes and not said what for, in turn."""
        return [s for s in speakers(state) if frame.bids[s] and not frame.voices[s]]

    @staticmethod
    def counted(state: KnState, frame: Ballot) -> dict[str, int]:
        """Votes by choice."""
        found = dict.fromkeys(choices(state, frame), 0)
        for seat, voice in enumerate(frame.voices):
            if voice in found:
                found[voice] += frame.bids[seat]
        return found

    def leading(self, state: KnState, frame: Ballot) -> list[str]:
        """What has most Votes; all of it when nobody cast any (G7)."""
        found = self.counted(state, frame)
        most = max(found.values())
        return [choice for choice, n in found.items() if n == most]

    @staticmethod
    def wish(frame: Ballot, seat: int) -> str:
        """What a seat has declared, or else written down with its Votes, none of them too; empty nothing."""
        return frame.voices[seat] or (frame.meant[seat] if frame.meant else "")

    def asked(self, state: KnState, frame: Ballot) -> Iterable[int]:
        return [presiding(state)] if frame.stage == "tie" else self.silent(state, frame)[:1]

    def topic(self, state: KnState, frame: Ballot, seat: int) -> str:
        return "decide" if frame.stage == "tie" else "declare"

    def ident(self, state: KnState, frame: Ballot, seat: int) -> str:
        said = sum(bool(v) for v in frame.voices)
        return f"decide-{frame.number}" if frame.stage == "tie" else f"declare-{frame.number}-{said}"

    def legal(self, state: KnState, frame: Ballot, seat: int) -> list[Action]:
        if frame.stage == "tie":
            return [act("decide", choice) for choice in self.leading(state, frame)]
        return [act("declare", choice) for choice in choices(state, frame)]

    def default(self, state: KnState, frame: Ballot, seat: int, legal: list[Action]) -> tuple[Action, ...]:
        """No, or oneself; a tie as one has voted or written down, else no, oneself, or the first."""
        own = seat_slug(seat) if elects(frame) else NO
        said = self.wish(frame, seat) or own
        found = [a for a in legal if argument(a, 0) == said] or [a for a in legal if argument(a, 0) == own]
        return ((found or legal)[0],)

    def params(self, state: KnState, frame: Ballot, seat: int) -> Params:
        return {**matter_terms(state, frame), "n": frame.bids[seat]}

    def refuse(self, state: KnState, frame: Ballot, seat: int, action: Action) -> Refusal:
        wanted = "decide" if frame.stage == "tie" else "declare"
        known = argument(action, 0) in (YES, NO) or slug_seat(argument(action, 0)) is not None
        if not known or len(action.args) != 1 or action.verb != wanted:
            return REFUSE.words(action)
        if wanted == "decide":
            return no("decide")
        return no("declare-baron" if elects(frame) else "declare-word")

    def act(self, state: KnState, frame: Ballot, seat: int, action: Action, events: list[Event]) -> None:
        voice = argument(action, 0)
        if action.verb == "declare":
            frame.voices[seat] = voice
            events.append(
                told("declares", seals=True, seat=seat_term(seat), voice=voice_term(voice), n=frame.bids[seat])
            )
            return
        events.append(told("breaks-tie", seals=True, seat=seat_term(seat), voice=voice_term(voice)))
        self._won(state, frame, voice, events)

    def advance(self, state: KnState, frame: Ballot, events: list[Event]) -> bool:
        if frame.stage == "bids":
            self._bids(state, frame)
        elif frame.stage == "declare":
            if silent := self.silent(state, frame):
                word = frame.meant[silent[0]] if frame.meant else ""
                if word not in choices(state, frame):
                    return True
                self.act(state, frame, silent[0], act("declare", word), events)
                return False
            leading = self.leading(state, frame)
            if len(leading) == 1:
                self._won(state, frame, leading[0], events)
            else:
                frame.stage = "tie"
        elif frame.stage == "tie":
            return True  # for either side, whatever they wrote or declared (K10.5), unless an order says as they did
        elif frame.stage == "accept":
            frame.stage = "effect"
            if waiting := struck(state, frame):
                state.frames.append(Accept(state.next(), waiting))
        else:
            state.frames.remove(frame)
            carry_out(state, frame, events)
        return False

    @staticmethod
    def _bids(state: KnState, frame: Ballot) -> None:
        """Amounts are written down now, unless two players have done it for all matters."""
        frame.stage = "declare"
        if frame.bids:
            return
        frame.bids = [0] * state.seats
        here = [s for s in present(state) if state.barons[s].votes]
        if here:
            sealed = [s not in here for s in range(state.seats)]
            state.frames.append(Bids(state.next(), sealed, [[0] for _ in range(state.seats)]))

    def _won(self, state: KnState, frame: Ballot, winner: str, events: list[Event]) -> None:
        frame.winner, frame.stage = winner, "accept"
        found, tied = self.counted(state, frame), len(self.leading(state, frame)) > 1
        key = "elected" if elects(frame) else "passed" if winner == YES else "rejected"
        events.append(
            told(key, "phase", seals=True, **matter_terms(state, frame), voice=voice_term(winner), n=found[winner],
                 other=sum(found.values()) - found[winner], tied=int(tied))
        )  # fmt: skip


class AcceptPhase(Asking[Accept]):
    """V7: whoever a decision strikes takes it, or refuses and is banned at once; a banned Baron refuses freely. Others
    who sit there may walk out meanwhile; that stops nothing (G26)."""

    verbs = frozenset({"abide", "refuse"})
    step = "abide"
    pace = "window"
    orders = True

    ABIDE, REFUSE_IT = act("abide"), act("refuse")

    def asked(self, state: KnState, frame: Accept) -> Iterable[int]:
        return frame.waiting

    def legal(self, state: KnState, frame: Accept, seat: int) -> list[Action]:
        return [self.ABIDE, self.REFUSE_IT]

    def default(self, state: KnState, frame: Accept, seat: int, legal: list[Action]) -> tuple[Action, ...]:
        return (self.ABIDE,)

    def params(self, state: KnState, frame: Accept, seat: int) -> Params:
        vote = ballot(state)
        assert vote is not None
        return {**matter_terms(state, vote), "banned": int(state.barons[seat].banned)}

    @staticmethod
    def onlookers(state: KnState, frame: Accept) -> list[int]:
        """Who may walk out although the decision does not strike them."""
        vote = ballot(state)
        return [s for s in present(state) if vote is not None and s not in struck(state, vote)]

    def prompts(self, state: KnState, frame: Accept) -> Prompts:
        found = super().prompts(state, frame)
        for seat in self.onlookers(state, frame):
            prompt = Prompt(
                f"walk-out-{frame.number}", "walk-out", "offer", False, False, False, [self.REFUSE_IT], (),
                self.params(state, frame, seat),
            )  # fmt: skip
            found.setdefault(seat, []).append(prompt)
        return found

    def why_not(self, state: KnState, frame: Accept, seat: int, action: Action) -> Refusal | None:
        if action == self.REFUSE_IT and seat in self.onlookers(state, frame):
            return None
        return super().why_not(state, frame, seat, action)

    def act(self, state: KnState, frame: Accept, seat: int, action: Action, events: list[Event]) -> None:
        vote = ballot(state)
        assert vote is not None
        if seat in frame.waiting:
            frame.waiting.remove(seat)
            if action == self.REFUSE_IT:
                vote.refused.append(seat)
        if action == self.ABIDE:
            events.append(told("abides", "log", seals=True, seat=seat_term(seat)))
            return
        events.append(told("refuses", "phase", seals=True, seat=seat_term(seat), **matter_terms(state, vote)))
        ban(state, seat, events)

    def advance(self, state: KnState, frame: Accept, events: list[Event]) -> bool:
        if frame.waiting:
            return True
        state.frames.remove(frame)
        return False
