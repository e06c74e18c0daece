"""What a seat may do at any moment, beside the stack: standing orders, its own markers, treaties (26), giving up."""

from __future__ import annotations

from functools import cache, lru_cache

from engine.charlemagne.board import PLACES, PRINTED
from engine.charlemagne.clauses import Clause, Treaty
from engine.charlemagne.cup import give_back, names
from engine.charlemagne.frames import Chancery, Desk
from engine.charlemagne.game_data import EMPIRE, MARKER_IDS, REGION_IDS, TRIBAL
from engine.charlemagne.phases.base import act, marker_at, number_at
from engine.charlemagne.phases.flow import finish
from engine.charlemagne.standing import SETTINGS, change
from engine.charlemagne.state import ChState
from engine.charlemagne.terms import REFUSE, no
from engine.charlemagne.treaties import (
    AT_ONCE,
    LASTING,
    MOST_CLAUSES,
    MOST_POINTS,
    TRADED,
    breach,
    can_give,
    conclude,
    too_much,
    unsound,
)
from engine.charlemagne.victory import GIVEN_UP
from engine.core import (
    Action,
    Event,
    Params,
    Phase,
    Piece,
    Prompt,
    Prompts,
    Refusal,
    Said,
    SeatRef,
    Term,
    Word,
    pieces,
    slug_seat,
)
from engine.core.standing import Offered, SettingsPhase

REVEAL = Action("reveal")
CAPITULATE = Action("capitulate")
PROPOSE, TEAR = Action("propose"), Action("tear")


def offer(ident: str, step: str, actions: list[Action], params: Params | None = None) -> Prompt:
    """A question the game does not wait for."""
    return Prompt(ident, step, "offer", False, False, False, actions, (), params or {})


_OFFERED = Offered(SETTINGS)


class DeskPhase(SettingsPhase[ChState, Desk]):
    """Standing orders; markers returned or shown (8.3, 25.2); capitulation (3.1c)."""

    verbs = frozenset({"order", "order-region", "discard", "reveal", "capitulate"})

    refusals = REFUSE

    def offered(self, state: ChState, seat: int) -> Offered:
        return _OFFERED

    def prompts(self, state: ChState, frame: Desk) -> Prompts:
        hand = [act("discard", MARKER_IDS[k]) for k, n in enumerate(state.hands[frame.seat]) if n]
        desk = offer("desk", "desk", [*hand, REVEAL, CAPITULATE])
        return {frame.seat: [_OFFERED.prompt, desk]}

    def why_not(self, state: ChState, frame: Desk, seat: int, action: Action) -> Refusal | None:
        if action in (REVEAL, CAPITULATE):
            return None
        if action.verb == "discard" and len(action.args) == 1:
            kind = marker_at(action, 0)
            if kind is not None:
                return None if state.hands[seat][kind] else no("marker", {"marker": Piece(MARKER_IDS[kind])})
        return super().why_not(state, frame, seat, action)

    def act(self, state: ChState, frame: Desk, seat: int, action: Action, events: list[Event]) -> None:
        if action == REVEAL:
            shown: Params = {
                "seat": SeatRef(seat),
                "points": state.treasury[seat],
                "markers": pieces(names(state.hands[seat])),
            }
            events.append(Event("charlemagne-revealed", shown, seals=True, tell="line"))
        elif action == CAPITULATE:
            finish(state, 1 - seat, GIVEN_UP, events)
        elif action.verb == "discard":
            kind = marker_at(action, 0)
            assert kind is not None
            give_back(state, seat, kind)
            told: Params = {"seat": SeatRef(seat), "markers": pieces([MARKER_IDS[kind]])}
            events.append(Event("charlemagne-discarded", told))
        else:
            super().act(state, frame, seat, action, events)

    def change(self, state: ChState, seat: int, action: Action) -> None:
        change(state.orders[seat], action)


def clause_of(action: Action) -> Clause | None:
    """The clause that ``clause <kind> seat-<n> [what]`` says."""
    kind = next((k for k in (*AT_ONCE, *LASTING) if action.args[:1] == (k,)), None)
    seat = slug_seat(action.args[1]) if len(action.args) > 1 else None
    if seat is None or kind is None:
        return None
    if kind == "points":
        amount = number_at(action, 2)
        return Clause(kind, seat, "", amount) if amount is not None and len(action.args) == 3 else None
    if kind == "peace":
        return Clause(kind, seat) if len(action.args) == 2 else None
    return Clause(kind, seat, str(action.args[2])) if len(action.args) == 3 else None


def _written(clause: Clause) -> Action:
    """The action that writes a clause down."""
    rest = (clause.amount,) if clause.kind == "points" else (clause.what,) if clause.what else ()
    return Action("clause", (clause.kind, f"seat-{clause.seat}", *rest))


@cache
def _fixed(seat: int) -> tuple[Action, ...]:
    """Clauses that can always be written down."""
    who = f"seat-{seat}"
    return (
        Action("clause", ("peace", who)),
        *(Action("clause", ("points", who, n)) for n in range(1, MOST_POINTS + 1)),
        *(Action("clause", ("marker", who, m)) for m in TRADED),
        *(Action("clause", (kind, who, r)) for kind in ("avoid", "leave") for r in REGION_IDS),
    )


def terms(clauses: list[Clause], *, private: bool) -> list[int | Term]:
    """Clauses as parameters, one for each; which marker changes hands is for the two seats alone (ruling 24)."""
    return [Said(str(_written(c))) if private or c.kind != "marker" else Word("clause-marker") for c in clauses]


class ChanceryPhase(Phase[ChState, Chancery]):
    """Treaties: clauses written down, sent, accepted or declined; broken openly (26.2)."""

    verbs = frozenset({"clause", "propose", "tear", "withdraw-offer", "accept", "decline", "renounce"})

    def claims(self, state: ChState, frame: Chancery, seat: int, action: Action) -> bool:
        return seat == frame.seat and action.verb in self.verbs

    def drafting(self, state: ChState, frame: Chancery) -> list[Action]:
        """What may be written into a draft now."""
        found: list[Action] = []
        if len(frame.draft) < MOST_CLAUSES:
            found = list(_clauses(tuple(state.control), tuple(state.built), tuple(state.pillaged)))
        if frame.draft:
            written = {_written(c) for c in frame.draft}
            found = [a for a in found if a not in written]
            found.append(TEAR)
            if self._propose(state, frame) is None:
                found.append(PROPOSE)
        return found

    @staticmethod
    def _propose(state: ChState, frame: Chancery) -> Refusal | None:
        if not frame.draft:
            return no("draft-empty")
        waiting = next((t.number for t in state.proposals if t.by == frame.seat), None)
        if waiting is not None:
            return no("draft-waiting", {"number": waiting})
        if can_give(state, frame.seat, frame.draft):
            return None
        due = terms(too_much(state, frame.seat, frame.draft), private=True)
        return no("draft-give", {"clauses": due, "points": state.treasury[frame.seat]})

    def prompts(self, state: ChState, frame: Chancery) -> Prompts:
        seat = frame.seat
        found = [offer("treaty", "treaty", self.drafting(state, frame))]
        for treaty in state.proposals:
            params: Params = {
                "seat": SeatRef(treaty.by),
                "number": treaty.number,
                "clauses": terms(treaty.clauses, private=True),
            }
            if treaty.by == seat:
                actions = [act("withdraw-offer", treaty.number)]
                found.append(offer(f"offered-{treaty.number}", "offered", actions, params))
                continue
            accept, actions = act("accept", treaty.number), [act("decline", treaty.number)]
            refusal = self._accept(state, seat, treaty)
            if refusal is None:
                actions.insert(0, accept)
            found.append(
                Prompt(
                    f"offer-{treaty.number}", "offer", "offer", False, False, True, actions,
                    (act("decline", treaty.number),), params, () if refusal is None else ((accept, refusal),),
                )
            )  # fmt: skip
        broken = [act("renounce", t.number) for t in state.treaties if any(c.seat == seat for c in t.clauses)]
        if broken:
            found.append(offer("renounce", "renounce", broken))
        return {seat: found}

    @staticmethod
    def _accept(state: ChState, seat: int, treaty: Treaty) -> Refusal | None:
        """Why a treaty cannot be concluded; the accepting seat learns nothing about the other's purse."""
        if not can_give(state, seat, treaty.clauses):
            due = too_much(state, seat, treaty.clauses)
            params: Params = {"number": treaty.number, "clauses": terms(due, private=True)}
            return no("treaty-give", params | {"points": state.treasury[seat]})
        stale = [c for c in treaty.clauses if unsound(state, c) is not None]
        return no("treaty-stale", {"number": treaty.number, "clauses": terms(stale, private=True)}) if stale else None

    def why_not(self, state: ChState, frame: Chancery, seat: int, action: Action) -> Refusal | None:
        if action == PROPOSE:
            return self._propose(state, frame)
        if action == TEAR:
            return None if frame.draft else no("draft-empty")
        if action.verb == "clause":
            clause = clause_of(action)
            if clause is None:
                return REFUSE.words(action)
            if refusal := unsound(state, clause):
                return refusal
            if clause in frame.draft:
                return no("clause-twice")
            return no("draft-full", {"most": MOST_CLAUSES}) if len(frame.draft) >= MOST_CLAUSES else None
        number = number_at(action, 0)
        if number is None or len(action.args) != 1:
            return REFUSE.words(action)
        if action.verb == "renounce":
            found = next((t for t in state.treaties if t.number == number), None)
            if found is None:
                return no("treaty-none", {"number": number})
            return None if any(c.seat == seat for c in found.clauses) else no("treaty-free", {"number": number})
        treaty = next((t for t in state.proposals if t.number == number), None)
        if treaty is None:
            return no("offer-none", {"number": number})
        if (treaty.by == seat) != (action.verb == "withdraw-offer"):
            open_: Params = {"number": number}
            return no("offer-own", open_) if treaty.by == seat else no("offer-theirs", open_)
        return self._accept(state, seat, treaty) if action.verb == "accept" else None

    def act(self, state: ChState, frame: Chancery, seat: int, action: Action, events: list[Event]) -> None:
        if action == TEAR:
            frame.draft.clear()
            return
        if action.verb == "clause":
            clause = clause_of(action)
            assert clause is not None
            frame.draft.append(clause)
            return
        if action == PROPOSE:
            state.treaty_serial += 1
            treaty = Treaty(state.treaty_serial, seat, list(frame.draft), state.turn)
            state.proposals.append(treaty)
            frame.draft.clear()
            self._tell("charlemagne-treaty-offered", seat, treaty, events, private=True)
            return
        number = number_at(action, 0)
        if action.verb == "renounce":
            breach(state, next(t for t in state.treaties if t.number == number), seat, events)
            return
        treaty = next(t for t in state.proposals if t.number == number)
        state.proposals.remove(treaty)
        if action.verb == "withdraw-offer":
            self._tell("charlemagne-treaty-withdrawn", seat, treaty, events, private=True)
        elif action.verb == "decline":
            self._tell("charlemagne-treaty-declined", seat, treaty, events, private=True)
        elif not can_give(state, treaty.by, treaty.clauses):
            self._tell("charlemagne-treaty-void", treaty.by, treaty, events, private=True)
        else:
            self._tell("charlemagne-treaty-agreed", seat, treaty, events, private=False)
            conclude(state, treaty, events)

    @staticmethod
    def _tell(key: str, seat: int, treaty: Treaty, events: list[Event], *, private: bool) -> None:
        """Both seats know the terms of an offer; others hear of a treaty, its markers unnamed (ruling 24)."""
        params: Params = {
            "seat": SeatRef(seat),
            "number": treaty.number,
            "clauses": terms(treaty.clauses, private=private),
        }
        audience = (EMPIRE, TRIBAL) if private else None
        events.append(Event(key, params, audience, seals=True, tell="log" if private else "line"))


@lru_cache(maxsize=64)
def _clauses(control: tuple[int, ...], built: tuple[int, ...], pillaged: tuple[int, ...]) -> tuple[Action, ...]:
    """Every clause that says something on a board."""
    found: list[Action] = []
    burgs = sorted({*(PRINTED - set(pillaged)), *built})
    for seat in (EMPIRE, TRIBAL):
        who = f"seat-{seat}"
        found += _fixed(seat)
        found += [act("clause", "neutral", who, r) for n, r in enumerate(REGION_IDS) if control[n] == seat]
        found += [act("clause", kind, who, PLACES[p]) for kind in ("avoid", "leave") for p in burgs]
    return tuple(found)
