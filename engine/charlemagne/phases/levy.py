"""The levy phase (11.1): free units of the regions that a seat controls."""

from __future__ import annotations

from engine.charlemagne.board import PLACES
from engine.charlemagne.frames import Levying
from engine.charlemagne.game_data import REGION_IDS
from engine.charlemagne.levies import Levies, raise_unit
from engine.charlemagne.phases.base import DONE, act, ask, not_now, place_at, region_at, stage_id, type_at
from engine.charlemagne.phases.flow import proceed
from engine.charlemagne.phases.stratagems import play, plays, why_not_play
from engine.charlemagne.state import ChState
from engine.charlemagne.terms import REFUSE, place_term, type_term
from engine.core import Action, Event, Params, Phase, Prompts, Refusal, SeatRef, places


class LevyingPhase(Phase[ChState, Levying]):
    """Units are raised one by one; what is not raised is lost."""

    verbs = frozenset({"levy", "assemble", "play", "done"})

    def prompts(self, state: ChState, frame: Levying) -> Prompts:
        seat, muster = frame.seat, Levies(state, frame)
        offers = muster.offers()
        due = muster.due(offers)
        actions = [DONE, *plays(state, frame, seat), *offers]
        if frame.assembly:
            actions += [act("assemble", name) for n, name in enumerate(REGION_IDS) if muster.assemble(n) is None]
        return ask(
            state, seat, stage_id(state, "levy"), "levy", actions, (DONE,),
            params={
                "left": sum(each.can for each in due),
                "counters": sum(each.uncounted for each in due),
                "hexes": sum(each.unplaced for each in due),
                "regions": places(name for name, each in zip(REGION_IDS, due, strict=True) for _ in range(each.can)),
                "used": places(PLACES[p] for p in frame.used),
            },
        )  # fmt: skip

    def why_not(self, state: ChState, frame: Levying, seat: int, action: Action) -> Refusal | None:
        if refusal := not_now(action, seat, frame.seat, self.verbs, "levy"):
            return refusal
        if action.verb == "play":
            return why_not_play(state, frame, seat, action)
        if action == DONE:
            return None
        muster = Levies(state, frame)
        if action.verb == "assemble" and len(action.args) == 1:
            region = region_at(action, 0)
            if region is not None:
                return muster.assemble(region)
        if action.verb == "levy" and len(action.args) == 2:
            kind, place = type_at(action, 0), place_at(action, 1)
            if kind is not None and place is not None:
                return muster.kind(kind) or muster.place(kind, place)
        return REFUSE.words(action)

    def act(self, state: ChState, frame: Levying, seat: int, action: Action, events: list[Event]) -> None:
        if action.verb == "play":
            play(state, frame, seat, action, events)
        elif action == DONE:
            proceed(state, events)
        elif action.verb == "assemble":
            region = region_at(action, 0)
            assert region is not None
            frame.assembly -= 1
            frame.called.append(region)
            frame.left[region] += 1
        else:
            kind, place = type_at(action, 0), place_at(action, 1)
            assert kind is not None
            assert place is not None
            raise_unit(state, frame, kind, place)
            told: Params = {"seat": SeatRef(seat), "unit": type_term(kind), "place": place_term(place)}
            events.append(Event("charlemagne-levied", told))
