"""Battles (K13.1-K13.5): leave to attack, assault or siege, armies, commanders, and the course of the battle."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations

from engine.core import Action, Event, Params, Piece, Refusal, Word, seats
from engine.knights.board import army_of, nobles_at
from engine.knights.court import ban, eliminate
from engine.knights.game_data import AREA_IDS, NOBLE, NOBLE_IDS, NONE
from engine.knights.phases.base import Asking
from engine.knights.phases.laws import DEFY, OBEY
from engine.knights.state.frames import Fight
from engine.knights.state.frames_war import Battle, Consent
from engine.knights.state.state import KnState, nobles_of
from engine.knights.terms import (
    BACK,
    REFUSE,
    act,
    area_term,
    argument,
    no,
    noble_at,
    noble_term,
    rival_term,
    seat_term,
    told,
)
from engine.knights.war.battle import (
    ASSAULT,
    ATTACK,
    DEFENCE,
    OPEN,
    SIEGE,
    attack_on,
    besieged_now,
    can_besiege,
    could_besiege,
    draws,
    law_of,
    law_slug,
    may_besiege,
    seat_on,
    siege_strengths,
    third,
)
from engine.knights.war.resolution import (
    after_losses,
    ask_abilities,
    begin,
    count_victories,
    deal,
    name_commander,
    settle,
    spoils,
    tally,
)
from engine.knights.war.targets_of_attack import defender, fighters

ASSAULT_IT, BESIEGE_IT = act("assault"), act("besiege")


def open_battle(state: KnState, fight: Fight, seat: int, area: int, target: str, events: list[Event]) -> None:
    """A Baron attacks ``target`` in an area: ``seat-n``, ``city`` or ``stronghold``. Who else has armies there is asked
    for leave to attack a city or stronghold; in the open nobody is (K13.1, K13.4)."""
    attack = attack_on(state, seat, area, target)
    foe, what = attack.foe, attack.target
    asked = third(state, attack)
    events.append(
        told("attacks", seals=True, seat=seat_term(seat), area=area_term(area), foe=rival_term(foe),
             target=Word(f"battle-{what}"))
    )  # fmt: skip
    if asked:
        state.frames.append(Consent(seat, area, target, asked, [], state.next()))
        events.append(told("asks-consent", seals=True, seat=seat_term(seat), area=area_term(area), seats=seats(asked)))
        return
    state.frames.append(Battle(seat, foe, area, what, state.next()))


class ConsentPhase(Asking[Consent]):
    """B2: leave to attack a city or stronghold; silence refuses, and one refusal is enough (K13.4, F25)."""

    verbs = frozenset({"permit", "forbid"})
    step = "consent"
    pace = "window"
    orders = True

    def asked(self, state: KnState, frame: Consent) -> Iterable[int]:
        return [s for s in frame.asked if s not in frame.said and not state.barons[s].out]

    def legal(self, state: KnState, frame: Consent, seat: int) -> list[Action]:
        return [act("permit", AREA_IDS[frame.area]), act("forbid", AREA_IDS[frame.area])]

    def default(self, state: KnState, frame: Consent, seat: int, legal: list[Action]) -> tuple[Action, ...]:
        return (legal[1],)

    def params(self, state: KnState, frame: Consent, seat: int) -> Params:
        return {
            "seat": seat_term(frame.seat),
            "area": area_term(frame.area),
            "target": Word(f"battle-{frame.target}"),
        }

    def act(self, state: KnState, frame: Consent, seat: int, action: Action, events: list[Event]) -> None:
        granted = action.verb == "permit"
        key = "consents" if granted else "refuses-attack"
        events.append(told(key, seals=True, seat=seat_term(seat), area=area_term(frame.area)))
        if granted:
            frame.said.append(seat)
            return
        state.frames.remove(frame)
        bar(state, frame.area, frame.target)

    def advance(self, state: KnState, frame: Consent, events: list[Event]) -> bool:
        if list(self.asked(state, frame)):
            return True
        state.frames.remove(frame)
        foe = defender(state, frame.area, frame.target)
        state.frames.append(Battle(frame.seat, foe, frame.area, frame.target, state.next(), asked=True))
        return False


def bar(state: KnState, area: int, target: str) -> None:
    """With this card the target is not attacked any more."""
    fight = next((f for f in reversed(state.frames) if isinstance(f, Fight)), None)
    if fight is not None:
        fight.barred.append(f"{AREA_IDS[area]} {target}")


class BattlePhase(Asking[Battle]):
    """B3 to B5, and what comes after: stage by stage law, kind, armies, commanders, draw, tally, losses, victory,
    count, settle, spoils, out, over."""

    verbs = frozenset({"obey", "defy", "assault", "besiege", "back", "lead", "command"})
    step = "battle"
    orders = True

    @staticmethod
    def speaker(state: KnState, frame: Battle) -> int:
        """Who decides now: the attacker, and the defender about their commander."""
        return frame.foe if frame.stage == "commanders" and frame.commanders[ATTACK] != NONE else frame.seat

    def asked(self, state: KnState, frame: Battle) -> Iterable[int]:
        return [self.speaker(state, frame)]

    def topic(self, state: KnState, frame: Battle, seat: int) -> str:
        return {"law": "battle-law", "kind": "battle-kind", "armies": "battle-armies"}.get(frame.stage, "commander")

    def ident(self, state: KnState, frame: Battle, seat: int) -> str:
        defied = "-defied" if frame.stage == "kind" and state.barons[seat].banned else ""
        return f"{frame.stage}-{frame.number}{defied}"

    # -- what can be said

    def legal(self, state: KnState, frame: Battle, seat: int) -> list[Action]:
        if frame.stage == "law":
            return [OBEY, DEFY]
        if frame.stage == "kind":
            fresh = fighters(state, seat, frame.area)
            siege = [BESIEGE_IT] if may_besiege(state, frame, fresh) else []
            law = [DEFY] if not siege and could_besiege(state, frame, fresh) else []
            return [*siege, ASSAULT_IT, *law, BACK]
        if frame.stage == "armies":
            return [act("lead", *(NOBLE_IDS[n] for n in armies)) for armies in self.bands(state, frame)]
        return [act("command", NOBLE_IDS[n]) for n in frame.armies[ATTACK if seat == frame.seat else DEFENCE]]

    @staticmethod
    def bands(state: KnState, battle: Battle) -> list[tuple[int, ...]]:
        """B4: which armies may attack together, all of them first; besiegers must be stronger than the defender."""
        fresh = fighters(state, battle.seat, battle.area)
        found = [some for n in range(len(fresh), 0, -1) for some in combinations(fresh, n)]
        return [b for b in found if battle.kind != SIEGE or can_besiege(state, battle, list(b))]

    def default(self, state: KnState, frame: Battle, seat: int, legal: list[Action]) -> tuple[Action, ...]:
        if frame.stage != "commanders":
            return (legal[0],)
        side = ATTACK if seat == frame.seat else DEFENCE
        best = max(frame.armies[side], key=lambda n: (not state.nobles[n].exhausted, army_of(state, n)))
        return (act("command", NOBLE_IDS[best]),)

    def params(self, state: KnState, frame: Battle, seat: int) -> Params:
        found: Params = {
            "area": area_term(frame.area),
            "seat": seat_term(frame.seat),
            "foe": rival_term(frame.foe),
            "target": Word(f"battle-{frame.target}"),
        }
        if frame.stage == "law":
            found["n"] = abs(law_of(state, frame.seat))
            found["law"] = Piece(law_slug(state, "attack-strength"))
        if frame.stage == "kind":
            found["mine"], found["theirs"] = siege_strengths(state, frame, fighters(state, frame.seat, frame.area))
        if frame.stage == "commanders" and frame.commanders[ATTACK] != NONE:
            found["noble"] = noble_term(frame.commanders[ATTACK])
            found["n"] = draws(state, frame, ATTACK)
        return found

    def refuse(self, state: KnState, frame: Battle, seat: int, action: Action) -> Refusal:
        topic = self.topic(state, frame, seat)
        stages = {"law": ("obey", "defy"), "kind": ("assault", "besiege", "defy", "back"), "armies": ("lead",)}
        if action.verb not in stages.get(frame.stage, ("command",)):
            return REFUSE.verb(action, topic)
        if action == BESIEGE_IT:
            if could_besiege(state, frame, fighters(state, seat, frame.area)):  # a decree alone forbids it
                return no("siege-decree")
            if besieged_now(state, frame):
                return no("besieges-already", {"area": area_term(frame.area)})
            mine, theirs = siege_strengths(state, frame, fighters(state, frame.seat, frame.area))
            return no("besiege", {"mine": mine, "theirs": theirs})
        named = [noble_at(action, n) for n in range(len(action.args))]
        if not named or None in named or len(set(named)) < len(named):
            return REFUSE.words(action)
        for noble in (n for n in named if n is not None and n not in nobles_of(state, seat)):
            return no("not-yours", {"noble": noble_term(noble)})
        if action.verb == "command":
            return no("command", {"noble": noble_term(named[0] or 0)})
        for noble in (n for n in named if n is not None and n not in fighters(state, seat, frame.area)):
            if noble in nobles_at(state, frame.area, seat):
                return no("lead-exhausted", {"noble": noble_term(noble)})
            return no("lead", {"noble": noble_term(noble), "area": area_term(frame.area)})
        band = sorted(n for n in named if n is not None)
        if tuple(band) in self.bands(state, frame):
            return no("lead-order")
        mine, theirs = siege_strengths(state, frame, band)
        return no("besiege", {"mine": mine, "theirs": theirs})

    def act(self, state: KnState, frame: Battle, seat: int, action: Action, events: list[Event]) -> None:
        if action == BACK:
            state.frames.remove(frame)
            if frame.asked:
                bar(state, frame.area, frame.target)
            events.append(told("calls-off", seals=True, seat=seat_term(seat), area=area_term(frame.area)))
        elif action in (OBEY, DEFY):
            law, frame.stage = frame.stage == "law", "kind"
            if action == DEFY and law:
                card = Piece(law_slug(state, "attack-strength"))
                events.append(told("defies-law", seals=True, seat=seat_term(seat), law=card))
            elif action == DEFY:
                events.append(told("defies-decree", seals=True, seat=seat_term(seat)))
            if action == DEFY:
                ban(state, seat, events)
        elif action in (ASSAULT_IT, BESIEGE_IT):
            frame.kind = ASSAULT if action == ASSAULT_IT else SIEGE
            frame.stage = "armies"
        elif action.verb == "lead":
            begin(state, frame, [NOBLE[str(a)] for a in action.args], events)
        else:
            name_commander(state, frame, ATTACK if seat == frame.seat else DEFENCE, NOBLE[argument(action, 0)], events)

    # -- what happens

    def advance(self, state: KnState, frame: Battle, events: list[Event]) -> bool:
        if frame.stage == "law":
            if law_of(state, frame.seat):
                return True
            frame.stage = "kind"
        elif frame.stage == "kind":
            if frame.target != OPEN:
                return True
            frame.kind, frame.stage = OPEN, "armies"
        elif frame.stage == "armies":
            bands = self.bands(state, frame)
            if len(bands) > 1:
                return True
            if not bands:
                state.frames.remove(frame)
                return False
            begin(state, frame, list(bands[0]), events)
        elif frame.stage == "commanders":
            return self._commanders(state, frame, events)
        else:
            self._go_on(state, frame, events)
        return False

    @staticmethod
    def _commanders(state: KnState, frame: Battle, events: list[Event]) -> bool:
        """A side with one Noble has its commander, the attacker's is named first (K13.2); whether one is asked for."""
        for side in (ATTACK, DEFENCE):
            army = frame.armies[side]
            if frame.commanders[side] == NONE and army:
                if len(army) > 1 and seat_on(frame, side) != NONE:
                    return True
                name_commander(state, frame, side, army[0], events)
        frame.stage = "draw"
        return False

    @staticmethod
    def _go_on(state: KnState, frame: Battle, events: list[Event]) -> None:
        stage = frame.stage
        if stage == "draw":
            frame.stage = "ability"
            deal(state, frame, events)
        elif stage == "ability":
            frame.stage = "tally"
            ask_abilities(state, frame, "tally")
        elif stage == "tally":
            frame.stage = "victory"
            tally(state, frame, events)
        elif stage == "victory":
            after_losses(state, frame, events)
        elif stage == "count":
            count_victories(state, frame, events)
        elif stage == "settle":
            settle(state, frame, events)
        elif stage == "spoils":
            spoils(state, frame, events)
        else:
            state.frames.remove(frame)
            if stage == "out" and state.options.elimination:
                eliminate(state, frame.foe, events)
