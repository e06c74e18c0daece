"""Vassalage (9) and conversion (18.1): markers laid down, markers laid against them, one die."""

from __future__ import annotations

from functools import partial

from engine.charlemagne.attempt import (
    attempt_code,
    attempt_outcome,
    differential,
    laid_points,
    marker_value,
    may_answer,
    modifiers,
    no_vassal,
    payment,
    points_of,
)
from engine.charlemagne.cup import give_back
from engine.charlemagne.deeds import Attempted
from engine.charlemagne.frames import Attempt, Envoy, Force, Revolt
from engine.charlemagne.game_data import AUSTRASIA, MARKER_IDS, MARKERS, NEUTRAL, REGION_IDS, RELIGIONS
from engine.charlemagne.operations import COSTS
from engine.charlemagne.phases.base import CANCEL, DONE, act, ask, marker_at, not_now, number_at, region_at, stage_id
from engine.charlemagne.phases.flow import proceed
from engine.charlemagne.phases.stratagems import play, plays, why_not_play
from engine.charlemagne.politics import change_control, convert, revolt_result, violate
from engine.charlemagne.standing import envoys_matter, guard_matters, must_ask, usual
from engine.charlemagne.state import ChState
from engine.charlemagne.terms import REFUSE, no
from engine.core import Action, Event, Params, Phase, Piece, Place, Prompts, Refusal, SeatRef, Word, pieces

SEND = Action("send")


class EnvoyPhase(Phase[ChState, Envoy]):
    """The vassalage phase: any number of attempts (9.3)."""

    verbs = frozenset({"envoy", "play", "done"})

    def prompts(self, state: ChState, frame: Envoy) -> Prompts:
        seat = frame.seat
        actions = [DONE, *plays(state, frame, seat)]
        if payment(state, seat, -1, False, 1) is not None:
            actions += [act("envoy", name) for n, name in enumerate(REGION_IDS) if no_vassal(state, seat, n) is None]
        return ask(state, seat, stage_id(state, "envoy"), "envoy", actions, (DONE,), params={"turn": state.turn})

    def why_not(self, state: ChState, frame: Envoy, seat: int, action: Action) -> Refusal | None:
        if refusal := not_now(action, seat, frame.seat, self.verbs, "envoy"):
            return refusal
        if action.verb == "play":
            return why_not_play(state, frame, seat, action)
        if action == DONE:
            return None
        region = region_at(action, 0)
        if action.verb != "envoy" or region is None or len(action.args) != 1:
            return REFUSE.words(action)
        if payment(state, seat, region, False, 1) is None:
            return no("vassalage-marker")
        return no_vassal(state, seat, region)

    def act(self, state: ChState, frame: Envoy, seat: int, action: Action, events: list[Event]) -> None:
        if action.verb == "play":
            play(state, frame, seat, action, events)
        elif action == DONE:
            proceed(state, events)
        else:
            region = region_at(action, 0)
            assert region is not None
            laid = [[0] * len(MARKERS) for _ in range(2)]
            state.frames.append(Attempt(seat, region, -1, -1, laid, number=state.serial + 1))


class AttemptPhase(Phase[ChState, Attempt]):
    """The attacker lays markers down and sends; the other seat lays markers against them; a die."""

    verbs = frozenset({"lay", "send", "cancel", "guard"})
    orders = True

    def prompts(self, state: ChState, frame: Attempt) -> Prompts:
        conversion = frame.religion >= 0
        params: Params = {
            "seat": SeatRef(frame.seat),
            "region": Place(REGION_IDS[frame.region]),
            "points": laid_points(frame, frame.seat),
            "differential": differential(state, frame),
        }
        if conversion:
            params["religion"] = Word(RELIGIONS[frame.religion])
        if frame.sent:
            foe = 1 - frame.seat
            actions = [act("guard", n) for n in range(self.most(state, frame) + 1)]
            default = usual(state, foe, actions)
            step = "guard-faith" if conversion else "guard"
            return ask(state, foe, f"guard-{frame.number}", step, actions, (default or actions[0],), params=params)
        seat, hand = frame.seat, state.hands[frame.seat]
        actions = [
            act("lay", MARKER_IDS[k])
            for k in range(len(MARKERS))
            if hand[k] and marker_value(k, frame.region, conversion)
        ]
        if laid_points(frame, seat):
            actions.append(SEND)
        actions.append(CANCEL)
        step = "lay-faith" if conversion else "lay"
        return ask(
            state, seat, f"lay-{frame.number}-{REGION_IDS[frame.region]}", step, actions, (CANCEL,), params=params
        )

    @staticmethod
    def most(state: ChState, frame: Attempt) -> int:
        """The most points the defender can lay down; 0 where they may not defend (ruling 10)."""
        if not may_answer(state, frame.seat, frame.region, frame.religion):
            return 0
        return points_of(state.hands[1 - frame.seat], frame.region, frame.religion >= 0)

    def why_not(self, state: ChState, frame: Attempt, seat: int, action: Action) -> Refusal | None:
        mover = 1 - frame.seat if frame.sent else frame.seat
        verbs, step = ({"guard"}, "guard") if frame.sent else (self.verbs - {"guard"}, "lay")
        if refusal := not_now(action, seat, mover, verbs, step):
            return refusal
        if action.verb == "guard":
            points = number_at(action, 0)
            if points is None or len(action.args) != 1 or points < 0:
                return REFUSE.words(action)
            most = self.most(state, frame)
            return None if points <= most else no("guard", {"points": points, "most": most})
        if action == CANCEL:
            return None
        if action == SEND:
            return None if laid_points(frame, seat) else no("nothing-laid")
        kind = marker_at(action, 0)
        if action.verb != "lay" or kind is None or len(action.args) != 1:
            return REFUSE.words(action)
        if not state.hands[seat][kind]:
            return no("marker", {"marker": Piece(MARKER_IDS[kind])})
        if not marker_value(kind, frame.region, frame.religion >= 0):
            shown: Params = {"marker": Piece(MARKER_IDS[kind])}
            return no("lay-vassalage", shown) if frame.religion < 0 else no("lay-faith", shown)
        return None

    def act(self, state: ChState, frame: Attempt, seat: int, action: Action, events: list[Event]) -> None:
        if action.verb == "lay":
            kind = marker_at(action, 0)
            assert kind is not None
            state.hands[seat][kind] -= 1
            frame.laid[seat][kind] += 1
        elif action == CANCEL:
            for kind, n in enumerate(frame.laid[seat]):
                state.hands[seat][kind] += n
            state.frames.pop()
        elif action == SEND:
            self._send(state, frame, events)
        else:
            points = number_at(action, 0)
            paid = payment(state, seat, frame.region, frame.religion >= 0, points or 0)
            assert paid is not None
            self._resolve(state, frame, paid, events)

    def _send(self, state: ChState, frame: Attempt, events: list[Event]) -> None:
        events.append(self._told(frame, frame.seat, "charlemagne-attempt"))
        if frame.religion >= 0:
            begin_conversion(state, frame, events)
        frame.sent, frame.number = True, state.next()
        foe = 1 - frame.seat
        may = may_answer(state, frame.seat, frame.region, frame.religion)
        frame.waits = may and guard_matters(state, frame) and must_ask(state, foe, "defence")

    def _told(self, frame: Attempt, seat: int, key: str) -> Event:
        shown = pieces(MARKER_IDS[k] for k, n in enumerate(frame.laid[seat]) for _ in range(n))
        word = RELIGIONS[frame.religion] if frame.religion >= 0 else "vassalage"
        params: Params = {
            "seat": SeatRef(seat),
            "region": Place(REGION_IDS[frame.region]),
            "goal": Word(word),
            "points": laid_points(frame, seat),
            "markers": shown,
        }
        return Event(key, params, seals=True)

    def _resolve(self, state: ChState, frame: Attempt, paid: list[int], events: list[Event]) -> None:
        seat, foe, region = frame.seat, 1 - frame.seat, frame.region
        for kind, n in enumerate(paid):
            state.hands[foe][kind] -= n
            frame.laid[foe][kind] += n
        if sum(paid):
            events.append(self._told(frame, foe, "charlemagne-guarded"))
        column, shifts = differential(state, frame), tuple(modifiers(state, frame))
        laid, die = (tuple(frame.laid[0]), tuple(frame.laid[1])), state.dice.roll("attempt")
        for owner in (0, 1):
            for kind, n in enumerate(frame.laid[owner]):
                for _ in range(n):
                    state.hands[owner][kind] += 1
                    give_back(state, owner, kind)
        state.frames.remove(frame)
        rolled = attempt_code(frame.religion, column, die)
        verdict = attempt_outcome(state, seat, region, frame.religion, rolled)
        state.doing.add(Attempted(seat, region, frame.religion, column, die, rolled, laid, shifts))
        told = partial(Event, seals=True, tell="line")
        params: Params = {
            "seat": SeatRef(seat),
            "region": Place(REGION_IDS[region]),
            "goal": Word(RELIGIONS[frame.religion] if frame.religion >= 0 else "vassalage"),
            "differential": column,
            "die": die,
        }
        if verdict == "won":
            events.append(told("charlemagne-attempt-won", params))
            if frame.religion < 0:
                change_control(state, region, seat, events, "vassalage")
            else:
                convert(state, region, frame.religion, events)
        elif verdict == "freed":
            events.append(told("charlemagne-attempt-neutral", params))
            change_control(state, region, NEUTRAL, events, "vassalage")
        else:
            events.append(told("charlemagne-attempt-lost", params))
            if verdict == "revolt":
                begin_revolt(state, [region], events)


def begin_revolt(state: ChState, regions: list[int], events: list[Event]) -> None:
    """Regions roll for revolt (7.1); Austrasia never does (7.3). Royal envoys may come before the dice count."""
    regions = [r for r in regions if r != AUSTRASIA]
    dice = [state.dice.roll("revolt") for _ in regions]
    for region, die in zip(regions, dice, strict=True):
        events.append(
            Event(
                "charlemagne-revolt-die",
                {
                    "region": Place(REGION_IDS[region]),
                    "die": die,
                    "result": Word(f"revolt-{revolt_result(state, region, die)}"),
                },
                seals=True,
            )
        )
    if regions:
        matters = envoys_matter(state, state.phasing, regions, dice)
        waits = matters and must_ask(state, state.phasing, "envoys")
        state.frames.append(Revolt(regions, dice, state.phasing, waits, state.next()))


def begin_conversion(state: ChState, frame: Attempt, events: list[Event]) -> None:
    """The force pays for a conversion; a neutral region is the other player's from now on (4.4, 18.1)."""
    force = next(f for f in reversed(state.frames) if isinstance(f, Force))
    force.points -= COSTS.conversion
    violate(state, frame.region, frame.seat, events, "conversion")
