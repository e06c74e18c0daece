"""Phase 1A: marriages, candidates, whether Parliament is called (9.0-9.2)."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core import Action, Event, Params, Refusal, Word
from engine.fief.board import ally_of, can_elect, family_nobles, is_besieged, is_cleric, is_free, is_lord, veils_of
from engine.fief.game_data import DISTRICT_IDS, MAN, NOBLES, NONE
from engine.fief.people import wed
from engine.fief.phases.base import Asking
from engine.fief.phases.parliament import summon
from engine.fief.reasons import refuse_absent, refuse_noble
from engine.fief.state.position import Position
from engine.fief.state.state import Court, Election, FiefState, Renouncing, families_of, seat_of
from engine.fief.terms import REFUSE, act, family_term, no, noble_at, noble_term, seat_term, told
from engine.fief.veils import ask_release, askers, may_renounce

READY = act("ready")

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


def courted(frame: Court, one: int, other: int) -> bool:
    """Whether a marriage of two Nobles is offered already, by whichever of them: it is answered, not offered back
    (9.0)."""
    return [one, other] in frame.courting or [other, one] in frame.courting


def may_stand(state: Position, noble: int) -> bool:
    """Whether a Noble may be a candidate: a Lord, no cleric, neither captive nor besieged (9.1)."""
    who = state.nobles[noble]
    return is_lord(state, noble) and not is_cleric(state, noble) and is_free(who) and not is_besieged(state, noble)


def idle(state: FiefState, seat: int) -> bool:
    """Whether a seat has nothing to do when court is held but to say so: nobody to woo or to answer, nobody to stand,
    no Parliament to call, no veil to lay down. All of that lies open, so that it tells nothing when it is not asked."""
    return CourtPhase().legal(state, Court([], [], []), seat) == [READY]


class CourtPhase(Asking[Court]):
    """1A-B in one window: offers of marriage in public, candidates, and whether the Sovereign calls Parliament. An
    offer asks its receiver anew."""

    verbs = frozenset({"court", "marry", "spurn", "stand", "renounce", "summon", "ready"})
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
        return (READY,)

    def params(self, state: FiefState, frame: Court, seat: int) -> Params:
        return {
            "elections": 2 if state.sovereign >= 0 else int(can_elect(state)),
            "offers": len(frame.courting),
            "candidates": len(frame.standing),
            "late": int(frame.late),
            "weds": int(weds_at_all(state)),
        }

    def legal(self, state: FiefState, frame: Court, seat: int) -> list[Action]:
        if frame.late:
            return [*([] if frame.calls else [act("summon")]), READY]
        own = [n for f in families_of(state, seat) for n in family_nobles(state, f)]
        found: list[Action] = []
        for one in own:
            for other in range(len(NOBLES)):
                if state.nobles[other].family < 0 or not may_marry(state, one, other):
                    continue
                if seat_of(state, state.nobles[other].family) == seat:
                    found += [act("marry", NOBLES[one], NOBLES[other])] if one < other else []
                elif not courted(frame, one, other):
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
        asked = {f.noble for f in state.frames if isinstance(f, Renouncing)}
        found += [act("renounce", NOBLES[n]) for n in own if may_renounce(state, n) and n not in asked | {*frame.held}]
        return [*found, READY]

    @staticmethod
    def _may_summon(state: FiefState, seat: int) -> bool:
        """9.2: a Sovereign who is neither captive nor besieged."""
        ruler = state.sovereign
        if ruler < 0 or seat_of(state, state.nobles[ruler].family) != seat:
            return False
        return is_free(state.nobles[ruler]) and not is_besieged(state, ruler)

    def refuse(self, state: FiefState, frame: Court, seat: int, action: Action) -> Refusal:
        if action.verb == "summon":
            return self._refuse_summon(state, frame, seat)
        if frame.late:
            return no("court-late")
        one, other = noble_at(action, 0), noble_at(action, 1)
        if one is None or (other is None and action.verb not in ("stand", "renounce")):
            return REFUSE.words(action)
        if action.verb == "stand":
            return self._refuse_candidate(state, frame, seat, one)
        if action.verb == "renounce":
            return self._refuse_renounce(state, frame, seat, one)
        if not weds_at_all(state):
            return no("marriage-three")
        assert other is not None
        if courted(frame, one, other):
            return no("courted", {"one": noble_term(one), "other": noble_term(other)})
        return self._refuse_marriage(state, frame, action.verb, one, other)

    @staticmethod
    def _refuse_summon(state: FiefState, frame: Court, seat: int) -> Refusal:
        """Why a seat cannot call Parliament (9.2)."""
        ruler = state.sovereign
        if ruler < 0 or seat_of(state, state.nobles[ruler].family) != seat:
            return no("summon-crown")
        if frame.calls:
            return no("summoned")
        return no("besieged" if is_free(state.nobles[ruler]) else "captive", {"noble": noble_term(ruler)})

    @staticmethod
    def _refuse_candidate(state: FiefState, frame: Court, seat: int, noble: int) -> Refusal:
        """Why a Noble cannot be a candidate (9.1): the throne, the realm, then the Noble."""
        named: Params = {"noble": noble_term(noble)}
        if state.sovereign >= 0:
            return no("election-crown", {"noble": noble_term(state.sovereign)})
        if not can_elect(state):
            return no("election-early", {"n": sum(lord >= 0 for lord in state.fiefs),
                                         "prelates": sum(p >= 0 for p in state.sees)})  # fmt: skip
        cause = refuse_noble(state, seat, noble)
        if cause is not None:
            return cause
        if noble in frame.standing:
            return no("candidate-already", named)
        if not is_lord(state, noble):
            return no("candidate-lord", named)
        return no("candidate-cleric" if is_cleric(state, noble) else "besieged", named)

    @staticmethod
    def _refuse_renounce(state: FiefState, frame: Court, seat: int, noble: int) -> Refusal:
        """Why a Noble cannot ask to give up the title of abbess (2.13)."""
        named: Params = {"noble": noble_term(noble)}
        cause = refuse_noble(state, seat, noble, captive=True)
        if cause is not None:
            return cause
        if not veils_of(state, noble):
            return no("renounce-lay", named)
        vacant = next((see for see in askers(state, noble) if state.sees[see] < 0), NONE)
        return (
            no("renounce-prelate", {**named, "district": Word(DISTRICT_IDS[vacant])})
            if vacant >= 0
            else no("renounce-again", named)
        )

    @staticmethod
    def _refuse_marriage(state: FiefState, frame: Court, verb: str, one: int, other: int) -> Refusal:
        """Why two Nobles cannot marry (9.0), or why one of them has nothing to answer."""
        pair: Params = {"one": noble_term(one), "other": noble_term(other)}
        for noble in (one, other):
            who = state.nobles[noble]
            named: Params = {"noble": noble_term(noble)}
            if absent := refuse_absent(state, noble):
                return absent
            if who.spouse >= 0:
                return no("married", named)
            if is_cleric(state, noble):
                return no("marry-cleric", named)
        a, b = state.nobles[one].family, state.nobles[other].family
        if a == b or (state.seats == 2 and seat_of(state, a) != seat_of(state, b)):
            return no("marry-kin" if a == b else "marry-seat", pair)
        if MAN[one] == MAN[other]:
            return no("marry-alike", pair)
        for family in (a, b):
            if ally_of(state, family) >= 0:
                return no("marry-ally", {"family": family_term(family)})
        if verb in ("marry", "spurn"):
            return no("marry-proposed", pair)
        return no("marry-direct" if state.seats == 2 else "marry-own", pair)

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
            events.append(told("stands", seals=True, noble=noble_term(one)))
            return
        if action.verb == "renounce":
            frame.held.append(one)
            ask_release(state, one, events)
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
        called = frame.calls and any(self._may_summon(state, s) for s in range(state.seats))
        if called:
            summon(state, events)
        frame.standing[:] = [n for n in frame.standing if may_stand(state, n)]  # who died or was taken meanwhile
        if not called and can_elect(state) and frame.standing:
            none = [NONE] * state.families
            turn = 0 if state.options.voting == "turn" else NONE
            state.frames.append(Election(frame.standing, list(none), list(none), [False] * state.seats, turn))
        return False
