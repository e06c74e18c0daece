"""The action phase (1.2, 5.0): moving, sailing, recruiting, and the six events."""

from __future__ import annotations

from engine.core import Action, Event, Params, Phase, Piece, Prompts, Refusal, SeatRef
from engine.roses.analysis.marching import HALTED, attacker_of, barred, borders_into, plague_areas
from engine.roses.analysis.position import Counts
from engine.roses.board import (
    AREA,
    AREA_IDS,
    AREAS,
    BLOCK_IDS,
    CARDS,
    CITY,
    NEIGHBOURS,
    SAILS,
    SEA,
    STEPS,
    behind,
)
from engine.roses.fate import eliminate, release
from engine.roses.naming import all_places, piece, place
from engine.roses.phases.base import DONE, ask, not_your_turn, origin, two, wrong_verb, wrong_words
from engine.roses.phases.movement import (
    no,
    refuse_move,
    refuse_sea,
    sail,
    step,
)
from engine.roses.phases.recruiting import recruit_areas, refuse_recruit
from engine.roses.state import POOL, Acting, Battles, Mains, RosesState, blocks_of, held, present

VERBS = ("move", "sea", "recruit", "muster", "plague", "done")


def begin_action(state: RosesState, seat: int) -> None:
    """A seat's card gives its action points; the event of treason gives a roll besides."""
    card = CARDS[state.players[seat].card]
    event = card.id if card.event else ""
    if event == "treason":
        state.treason = seat
    state.frames.append(Acting(seat, card.ap, event))


def muster_areas(counts: Counts, seat: int) -> list[int]:
    """Friendly or vacant areas that can be reached by land."""
    return [n for n in range(len(AREAS)) if NEIGHBOURS[n] and not counts[1 - seat][n] and not barred(n, seat)]


class ActingPhase(Phase[RosesState, Acting]):
    """One seat acts until it says it is done: one question, whatever it moves meanwhile."""

    def prompts(self, state: RosesState, frame: Acting) -> Prompts:
        """Silence ends the actions; a block on its way to a muster gets there first."""
        counts, seat = held(state), frame.seat
        found: list[Action] = []
        for block in blocks_of(state, seat):
            here = state.where[block]
            if here >= 0:
                found += [
                    Action("move", (BLOCK_IDS[block], AREA_IDS[to]))
                    for to in NEIGHBOURS[here]
                    if refuse_move(state, frame, counts, block, to) is None
                ]
                if frame.ap or frame.ferries:
                    found += [
                        Action("sea", (BLOCK_IDS[block], AREA_IDS[to]))
                        for to in SAILS[here]
                        if refuse_sea(state, frame, counts, block, to) is None
                    ]
            elif here == POOL and frame.ap and not frame.event:
                found += [
                    Action("recruit", (BLOCK_IDS[block], AREA_IDS[to])) for to in recruit_areas(state, counts, block)
                ]
        if frame.event == "plague" and frame.goal < 0:
            found += [Action("plague", (AREA_IDS[n],)) for n in plague_areas(counts, seat)]
        if frame.event == "muster" and frame.goal < 0:
            found += [Action("muster", (AREA_IDS[n],)) for n in muster_areas(counts, seat)]
        if frame.locked < 0:
            found.append(DONE)
        silent = [DONE]
        if frame.locked >= 0:
            silent.insert(0, Action("move", (BLOCK_IDS[frame.locked], AREA_IDS[frame.goal])))
        card = Piece(state.players[seat].card)
        about: Params = {"n": frame.ap, "card": card, "events": int(bool(frame.event))}
        return {seat: [ask(state, "action", found, silent, about)]}

    def why_not(self, state: RosesState, frame: Acting, seat: int, action: Action) -> Refusal | None:
        if seat != frame.seat:
            return not_your_turn(frame.seat)
        if action.verb not in VERBS:
            return wrong_verb(action, "action")
        if action.verb == "done":
            if action.args:
                return wrong_words(action)
            return None if frame.locked < 0 else no("locked", frame.locked, frame.goal)
        if action.verb in ("muster", "plague"):
            return self._refuse_event(state, frame, action)
        named = two(action)
        if named is None:
            return wrong_words(action)
        if action.verb == "move":
            return refuse_move(state, frame, held(state), *named)
        if action.verb == "sea":
            return refuse_sea(state, frame, held(state), *named)
        return refuse_recruit(state, frame, held(state), *named)

    def _refuse_event(self, state: RosesState, frame: Acting, action: Action) -> Refusal | None:
        area = AREA.get(str(action.args[0])) if len(action.args) == 1 else None
        if area is None:
            return wrong_words(action)
        card = Piece(action.verb)
        if frame.event != action.verb:
            return Refusal("roses-no-other-event", {"card": card})
        if frame.goal >= 0:
            return Refusal("roses-no-event-named", {"card": card, "area": place(frame.goal)})
        counts, foe = held(state), 1 - frame.seat
        there: Params = {"area": place(area)}
        if action.verb == "muster":
            if area in muster_areas(counts, frame.seat):
                return None
            if counts[foe][area]:
                return Refusal("roses-no-muster-area", there)
            return Refusal("roses-no-muster-sea" if not NEIGHBOURS[area] else "roses-no-muster-exile", there)
        if area in plague_areas(counts, frame.seat):
            return None
        if not CITY[area]:
            return Refusal("roses-no-plague-city", there)
        return Refusal("roses-no-plague-own" if counts[foe][area] else "roses-no-plague-area", there)

    def act(self, state: RosesState, frame: Acting, seat: int, action: Action, events: list[Event]) -> None:
        if action.verb == "done":
            self._end(state, frame, events)
            return
        if action.verb in ("muster", "plague"):
            frame.goal = AREA[str(action.args[0])]
            about: Params = {"seat": SeatRef(seat), "area": place(frame.goal)}
            plague = action.verb == "plague"
            events.append(Event(f"roses-{action.verb}", about, seals=plague, tell="line" if plague else "log"))
            if plague:
                for block in present(state, frame.goal, 1 - seat):
                    state.steps[block] -= 1
                    if not state.steps[block]:
                        eliminate(state, block, events, False)
            return
        named = two(action)
        assert named is not None
        block, area = named
        counts, here = held(state), state.where[block]
        name, to = piece(block), place(area)
        if action.verb == "recruit":
            frame.ap -= 1
            frame.recruits.append(block)
            state.where[block], state.steps[block] = area, STEPS[block]
            events.append(Event("roses-recruited", {"seat": SeatRef(seat), "area": to}))
            events.append(Event("roses-recruited-own", {"seat": SeatRef(seat), "block": name, "area": to}, (seat,)))
        else:
            verb = "moved" if action.verb == "move" else "sailed"
            (step if verb == "moved" else sail)(state, frame, counts, block, area)
            public: Params = {"seat": SeatRef(seat), "from": place(here), "area": to}
            events.append(Event(f"roses-{verb}", public))
            events.append(Event(f"roses-{verb}-own", {**public, "block": name}, (seat,)))
        release(state, events)

    def _end(self, state: RosesState, frame: Acting, events: list[Event]) -> None:
        state.frames.pop()
        events.append(
            Event("roses-actions-end", {"seat": SeatRef(frame.seat), "n": frame.ap}, seals=True, tell="phase")
        )
        state.frames.append(Mains(frame.seat))

    def advance(self, state: RosesState, frame: Acting, events: list[Event]) -> bool:
        return True


def undeclared(state: RosesState, seat: int) -> list[int]:
    """Battles a seat attacks in without having named its main attack."""
    named = {a for a, s, _ in state.mains if s == seat}
    areas = {a for a, s, _ in state.entries if s == seat} - named
    return [a for a in sorted(areas) if attacker_of(state, a) == seat]


class MainsPhase(Phase[RosesState, Mains]):
    """The attacker names a main attack in each battle they entered over several borders (6.3)."""

    def _answers(self, state: RosesState, seat: int) -> list[Action]:
        return [
            Action("main", (AREA_IDS[a], behind(b, a)))
            for a in undeclared(state, seat)
            for b in borders_into(state, a, seat)
        ]

    def prompts(self, state: RosesState, frame: Mains) -> Prompts:
        """Silence names in every battle the border that came first."""
        open_ = undeclared(state, frame.seat)
        answers = self._answers(state, frame.seat)
        silent = [next(a for a in answers if a.args[0] == AREA_IDS[n]) for n in open_]
        return {frame.seat: [ask(state, "main", answers, silent, {"areas": all_places(open_)})]}

    def why_not(self, state: RosesState, frame: Mains, seat: int, action: Action) -> Refusal | None:
        if seat != frame.seat:
            return not_your_turn(frame.seat)
        if action.verb != "main":
            return wrong_verb(action, "main")
        if action in self._answers(state, seat):
            return None
        area = AREA.get(str(action.args[0])) if len(action.args) == 2 else None
        if area is None or action.args[1] not in (SEA, *AREA):
            return wrong_words(action)
        if area not in undeclared(state, seat):
            return Refusal("roses-no-main-area", {"area": place(area)})
        used = [origin(behind(b, area)) for b in borders_into(state, area, seat)]
        return Refusal("roses-no-main", {"area": place(area), "origins": [*used]})

    def act(self, state: RosesState, frame: Mains, seat: int, action: Action, events: list[Event]) -> None:
        area = AREA[str(action.args[0])]
        border = next(b for b in borders_into(state, area, seat) if behind(b, area) == action.args[1])
        self._name(state, seat, area, border, events)

    def _name(self, state: RosesState, seat: int, area: int, border: int, events: list[Event]) -> None:
        state.mains.append((area, seat, border))
        events.append(
            Event("roses-main", {"seat": SeatRef(seat), "area": place(area), "from": origin(behind(border, area))})
        )

    def advance(self, state: RosesState, frame: Mains, events: list[Event]) -> bool:
        for area in undeclared(state, frame.seat):
            borders = borders_into(state, area, frame.seat)
            if len(borders) == 1:
                self._name(state, frame.seat, area, borders[0], events)
        if undeclared(state, frame.seat):
            return True
        state.frames.pop()
        if frame.seat == state.first:
            begin_action(state, 1 - frame.seat)
            card = state.players[1 - frame.seat].card
            events.append(Event("roses-actions", {"seat": SeatRef(1 - frame.seat), "card": Piece(card)}))
        else:
            state.frames.append(Battles())
        return False


def moved(frame: Acting) -> dict[str, int]:
    """Blocks that moved or came in this phase, with the borders they crossed; one that cannot go on counts
    ``HALTED``."""
    found = {BLOCK_IDS[b]: HALTED for b in frame.recruits}
    for trip in frame.trips:
        found[BLOCK_IDS[trip.block]] = HALTED if trip.halted else trip.steps
    return found


__all__ = ["ActingPhase", "MainsPhase", "begin_action", "moved"]
