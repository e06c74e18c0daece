"""Phase 1: marriages, the election of a Sovereign, Parliament and the Royal Tax (9.0-9.3)."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core import Action, Event, Params, Prompt, Prompts, Refusal, Word
from engine.fief.board import (
    ally_of,
    burgher_votes,
    can_elect,
    family_nobles,
    is_besieged,
    is_cleric,
    is_free,
    is_lord,
    votes,
)
from engine.fief.lore import FAMILIES, FAMILY, MAN, NOBLES, NONE, N
from engine.fief.people import crown, wed
from engine.fief.phases.base import (
    REFUSE,
    SEAL,
    UNSEAL,
    Asking,
    act,
    argument,
    family_term,
    no,
    noble_at,
    noble_term,
    number_at,
    seat_term,
    told,
)
from engine.fief.state import Court, Election, FiefState, Parliament, families_in_turn, families_of, seat_of

AYE, NAY, NOTHING = "aye", "nay", "nothing"


# --- marriages and candidates ----------------------------------------------------------------------------------------


def weds_at_all(state: FiefState) -> bool:
    """Nobody marries in a game of three (13.8)."""
    return state.seats != 3


def single(state: FiefState, noble: int) -> bool:
    """Whether a Noble is free to marry: no cleric, no spouse, of a family without an alliance (9.0; ruling 24: a
    captive may)."""
    who = state.nobles[noble]
    return who.family >= 0 and who.spouse < 0 and not is_cleric(state, noble) and ally_of(state, who.family) < 0


def may_marry(state: FiefState, one: int, other: int) -> bool:
    """Whether two Nobles may marry: man and woman of two families; in a game of two those of one seat (9.0, 13.7)."""
    a, b = state.nobles[one], state.nobles[other]
    if not weds_at_all(state) or MAN[one] == MAN[other] or a.family == b.family:
        return False
    if state.seats == 2 and seat_of(state, a.family) != seat_of(state, b.family):
        return False
    return single(state, one) and single(state, other)


def may_stand(state: FiefState, noble: int) -> bool:
    """Whether a Noble may be a candidate: a Lord, no cleric, neither captive nor besieged (9.1)."""
    who = state.nobles[noble]
    return is_lord(state, noble) and not is_cleric(state, noble) and is_free(who) and not is_besieged(state, noble)


class CourtPhase(Asking[Court]):
    """1A-B in one window: offers of marriage in public, candidates, and whether the Sovereign calls Parliament. An
    offer asks its receiver anew."""

    verbs = frozenset({"court", "marry", "spurn", "stand", "summon", "ready"})
    step = "court"

    def asked(self, state: FiefState, frame: Court) -> Iterable[int]:
        return [s for s in range(state.seats) if not frame.ready[s]]

    def ident(self, state: FiefState, frame: Court, seat: int) -> str:
        if frame.late:
            return f"summon-{state.round}"
        mine = sum(self._to(state, offer) == seat for offer in frame.courting)
        return f"court-{state.round}-{seat}-{mine}"

    @staticmethod
    def _to(state: FiefState, offer: list[int]) -> int:
        return seat_of(state, state.nobles[offer[1]].family)

    def default(self, state: FiefState, frame: Court, seat: int, legal: list[Action]) -> tuple[Action, ...]:
        return (act("ready"),)

    def params(self, state: FiefState, frame: Court, seat: int) -> Params:
        return {"elections": int(can_elect(state)), "offers": len(frame.courting), "candidates": len(frame.standing)}

    def legal(self, state: FiefState, frame: Court, seat: int) -> list[Action]:
        if frame.late:
            return [*([] if frame.calls else [act("summon")]), act("ready")]
        own = [n for f in families_of(state, seat) for n in family_nobles(state, f)]
        found: list[Action] = []
        for one in own:
            for other in range(len(NOBLES)):
                if state.nobles[other].family < 0 or not may_marry(state, one, other):
                    continue
                if seat_of(state, state.nobles[other].family) == seat:
                    found += [act("marry", NOBLES[one], NOBLES[other])] if one < other else []
                elif [one, other] not in frame.courting:
                    found.append(act("court", NOBLES[one], NOBLES[other]))
        for one, other in frame.courting:
            if seat_of(state, state.nobles[other].family) == seat:
                if may_marry(state, one, other):
                    found.append(act("marry", NOBLES[one], NOBLES[other]))
                found.append(act("spurn", NOBLES[one], NOBLES[other]))
        if can_elect(state):
            found += [act("stand", NOBLES[n]) for n in own if may_stand(state, n) and n not in frame.standing]
        if self._may_summon(state, seat) and not frame.calls:
            found.append(act("summon"))
        return [*found, act("ready")]

    @staticmethod
    def _may_summon(state: FiefState, seat: int) -> bool:
        """9.2: a Sovereign who is neither captive nor besieged."""
        ruler = state.sovereign
        if ruler < 0 or seat_of(state, state.nobles[ruler].family) != seat:
            return False
        return is_free(state.nobles[ruler]) and not is_besieged(state, ruler)

    def refuse(self, state: FiefState, frame: Court, seat: int, action: Action) -> Refusal:
        if action.verb == "summon":
            return no("summon")
        one, other = noble_at(action, 0), noble_at(action, 1)
        if one is None or (other is None and action.verb != "stand"):
            return REFUSE.words(action)
        if action.verb == "stand":
            return no("stand", {"noble": noble_term(one)})
        if not weds_at_all(state):
            return no("marriage-three")
        assert other is not None
        return no("marry", {"one": noble_term(one), "other": noble_term(other)})

    def act(self, state: FiefState, frame: Court, seat: int, action: Action, events: list[Event]) -> None:
        if action.verb == "ready":
            frame.ready[seat] = True
            events.append(told("done", "log", seals=True, seat=seat_term(seat)))
            return
        if action.verb == "summon":
            frame.calls = True
            return
        one, other = noble_at(action, 0), noble_at(action, 1)
        assert one is not None
        if action.verb == "stand":
            frame.standing.append(one)
            events.append(told("stands", noble=noble_term(one)))
            return
        assert other is not None
        if action.verb == "court":
            frame.courting.append([one, other])
            frame.ready[seat_of(state, state.nobles[other].family)] = False
            events.append(told("courts", seals=True, one=noble_term(one), other=noble_term(other)))
        elif action.verb == "spurn":
            frame.courting.remove([one, other])
            events.append(told("spurns", one=noble_term(one), other=noble_term(other)))
        else:
            wed(state, one, other, events)
            frame.courting[:] = [pair for pair in frame.courting if may_marry(state, *pair)]

    def advance(self, state: FiefState, frame: Court, events: list[Event]) -> bool:
        alive = {n for n, who in enumerate(state.nobles) if who.family >= 0 and not who.gone}
        frame.standing[:] = [n for n in frame.standing if n in alive]
        frame.courting[:] = [pair for pair in frame.courting if alive.issuperset(pair)]
        if not all(frame.ready):
            return True
        state.frames.remove(frame)
        if frame.calls:
            summon(state, events)
        frame.standing[:] = [n for n in frame.standing if may_stand(state, n)]  # who died or was taken meanwhile
        if not frame.calls and can_elect(state) and frame.standing:
            none = [NONE] * state.families
            turn = 0 if state.options.voting == "turn" else NONE
            state.frames.append(Election(frame.standing, list(none), list(none), [False] * state.seats, turn))
        return False


# --- the election ----------------------------------------------------------------------------------------------------


class ElectionPhase(Asking[Election]):
    """9.1: every family lays a vote, a decoy, both or none on candidates; all at once, or in turn."""

    verbs = frozenset({"favour", "decoy", "withhold", "seal", "unseal"})
    step = "vote"
    secret = True

    def _turn(self, state: FiefState, frame: Election) -> list[int]:
        if frame.turn < 0:
            return list(range(state.seats))
        order = [s for s in dict.fromkeys(seat_of(state, f) for f in families_in_turn(state)) if not frame.sealed[s]]
        return order[:1]

    def asked(self, state: FiefState, frame: Election) -> Iterable[int]:
        return self._turn(state, frame)

    def ident(self, state: FiefState, frame: Election, seat: int) -> str:
        return f"vote-{state.round}"

    def legal(self, state: FiefState, frame: Election, seat: int) -> list[Action]:
        if frame.sealed[seat]:
            return [UNSEAL]
        found = []
        for family in families_of(state, seat):
            arms = FAMILIES[family]
            found += [act(verb, arms, NOBLES[c]) for verb in ("favour", "decoy") for c in frame.candidates]
            if frame.votes[family] >= 0 or frame.decoys[family] >= 0:
                found.append(act("withhold", arms))
        return [*found, SEAL]

    def default(self, state: FiefState, frame: Election, seat: int, legal: list[Action]) -> tuple[Action, ...]:
        return (SEAL,)

    def prompts(self, state: FiefState, frame: Election) -> Prompts:
        found: Prompts = {}
        secret = frame.turn < 0
        for seat in self._turn(state, frame):
            sealed = frame.sealed[seat]
            params: Params = {"votes": sum(votes(state, f) for f in families_of(state, seat))}
            found[seat] = [
                Prompt(
                    self.ident(state, frame, seat), self.step, "offer" if sealed else "turn", secret, False, False,
                    self.legal(state, frame, seat), () if sealed else (SEAL,), params,
                )
            ]  # fmt: skip
        return found

    def refuse(self, state: FiefState, frame: Election, seat: int, action: Action) -> Refusal:
        if frame.sealed[seat]:
            return no("sealed")
        noble = noble_at(action, 1)
        if action.verb in ("favour", "decoy") and noble is not None and argument(action, 0) in FAMILY:
            return no("candidate", {"noble": noble_term(noble)})
        return REFUSE.words(action)

    def act(self, state: FiefState, frame: Election, seat: int, action: Action, events: list[Event]) -> None:
        if action in (SEAL, UNSEAL):
            frame.sealed[seat] = action == SEAL
            events.append(told("sealed" if action == SEAL else "unsealed", "log", seat=seat_term(seat)))
            return
        family = FAMILY[argument(action, 0)]
        if action.verb == "withhold":
            frame.votes[family] = frame.decoys[family] = NONE
            return
        noble = noble_at(action, 1)
        assert noble is not None
        (frame.votes if action.verb == "favour" else frame.decoys)[family] = noble

    def advance(self, state: FiefState, frame: Election, events: list[Event]) -> bool:
        if not all(frame.sealed):
            return True
        state.frames.remove(frame)
        count(state, frame, events)
        return False


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


# --- Parliament ------------------------------------------------------------------------------------------------------


def summon(state: FiefState, events: list[Event]) -> None:
    """The Sovereign calls Parliament (9.2)."""
    state.summoned = True
    state.frames.append(Parliament([""] * state.families, [False] * state.families, [False] * state.seats, []))
    events.append(told("summons", "phase", seals=True, noble=noble_term(state.sovereign), n=N.royal_tax))


class ParliamentPhase(Asking[Parliament]):
    """9.2: sealed votes, Burghers' among them; more than half grant twelve shillings, which the Sovereign splits."""

    verbs = frozenset({"vote", "burgher", "seal", "unseal", "share", "hand-out"})
    step = "parliament"
    secret = True

    def ruler(self, state: FiefState) -> int:
        """The Sovereign's seat."""
        return seat_of(state, state.nobles[state.sovereign].family)

    def asked(self, state: FiefState, frame: Parliament) -> Iterable[int]:
        return [self.ruler(state)] if frame.split else range(state.seats)

    def ident(self, state: FiefState, frame: Parliament, seat: int) -> str:
        return f"split-{state.round}" if frame.split else f"parliament-{state.round}"

    def legal(self, state: FiefState, frame: Parliament, seat: int) -> list[Action]:
        if frame.split:
            left = N.royal_tax - sum(n for s, n in enumerate(frame.split) if s != seat)
            others = [s for s in range(state.seats) if s != seat]
            room = {s: left + frame.split[s] for s in others}
            return [act("share", f"seat-{s}", n) for s in others for n in range(room[s] + 1)] + [act("hand-out")]
        if frame.sealed[seat]:
            return [UNSEAL]
        found = []
        for family in families_of(state, seat):
            found += [act("vote", FAMILIES[family], word) for word in (AYE, NAY, NOTHING)]
            if burgher_votes(state, family) and state.treasures[family] and not frame.burghers[family]:
                found.append(act("burgher", FAMILIES[family]))
        return [*found, SEAL]

    def default(self, state: FiefState, frame: Parliament, seat: int, legal: list[Action]) -> tuple[Action, ...]:
        return (act("hand-out"),) if frame.split else (SEAL,)

    def prompts(self, state: FiefState, frame: Parliament) -> Prompts:
        found: Prompts = {}
        for seat in self.asked(state, frame):
            sealed = not frame.split and frame.sealed[seat]
            step = "split" if frame.split else self.step
            mine = sum(votes(state, f) for f in families_of(state, seat))
            params: Params = {"n": N.royal_tax, "votes": mine}
            legal = self.legal(state, frame, seat)
            found[seat] = [
                Prompt(
                    self.ident(state, frame, seat), step, "offer" if sealed else "turn", not frame.split, False, False,
                    legal, () if sealed else self.default(state, frame, seat, legal), params,
                )
            ]  # fmt: skip
        return found

    def refuse(self, state: FiefState, frame: Parliament, seat: int, action: Action) -> Refusal:
        if frame.split:
            left = N.royal_tax - sum(n for s, n in enumerate(frame.split) if s != seat)
            return no("share", {"n": left}) if number_at(action, 1) is not None else REFUSE.words(action)
        if frame.sealed[seat]:
            return no("sealed")
        return no("burgher") if action.verb == "burgher" else REFUSE.words(action)

    def act(self, state: FiefState, frame: Parliament, seat: int, action: Action, events: list[Event]) -> None:
        if action.verb == "vote":
            frame.votes[FAMILY[argument(action, 0)]] = argument(action, 1)
        elif action.verb == "burgher":
            frame.burghers[FAMILY[argument(action, 0)]] = True
        elif action.verb == "share":
            frame.split[int(argument(action, 0).removeprefix("seat-"))] = int(action.args[1])
        elif action.verb == "hand-out":
            self._pay(state, frame, seat, events)
        else:
            frame.sealed[seat] = action == SEAL
            events.append(told("sealed" if action == SEAL else "unsealed", "log", seat=seat_term(seat)))

    def advance(self, state: FiefState, frame: Parliament, events: list[Event]) -> bool:
        if state.sovereign < 0:  # dead while Parliament sat
            state.frames.remove(frame)
            events.append(told("parliament-over", seals=True))
            return False
        if frame.split or not all(frame.sealed):
            return True
        ayes = total = 0
        for family in range(state.families):
            weight = votes(state, family)
            if frame.burghers[family]:
                state.treasures[family] -= 1
                weight += burgher_votes(state, family)
            total += weight
            if frame.votes[family] == AYE:
                ayes += weight
            if frame.votes[family] in (AYE, NAY):
                events.append(
                    told("parliament-vote", seals=True, family=family_term(family), vote=Word(frame.votes[family]),
                         n=weight)
                )  # fmt: skip
        cast = sum(
            votes(state, f) + (burgher_votes(state, f) if frame.burghers[f] else 0)
            for f in range(state.families)
            if frame.votes[f] in (AYE, NAY)
        )
        granted = 2 * ayes > cast
        key = "tax-granted" if granted else "tax-denied"
        events.append(told(key, "phase", seals=True, n=ayes, against=cast - ayes, all=total))
        if granted:
            frame.split = [0] * state.seats
            return False
        state.frames.remove(frame)
        return False

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
