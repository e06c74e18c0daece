"""A round from its first phase to its end (1.0, 8.0-8.4)."""

from __future__ import annotations

from typing import get_args

from engine.core import Action, Event, Phase, Prompts, Refusal, seats
from engine.fief.board import families_at, points
from engine.fief.bounds import Stage
from engine.fief.control import claim_all
from engine.fief.deals.deals import lapse
from engine.fief.deals.ransoms import pay_ransoms
from engine.fief.game_data import CARDS, CROSSBOW, MERCENARIES, REGIONS, N, is_disaster
from engine.fief.hands import discard
from engine.fief.phases.court import idle
from engine.fief.phases.disasters import reveal
from engine.fief.phases.market import new_buying
from engine.fief.phases.purse import collect
from engine.fief.phases.start import draw_regions
from engine.fief.pieces import settle_all, tidy
from engine.fief.relics import discover
from engine.fief.state.state import (
    Burning,
    Court,
    Discarding,
    FiefState,
    Marching,
    Market,
    Muster,
    Over,
    Pillaging,
    Plan,
    Playing,
    Raid,
    Round,
    Settle,
    families_in_turn,
    seat_of,
    seats_in_turn,
)
from engine.fief.terms import REFUSE, told
from engine.fief.victory import victory
from engine.fief.windows import open_window

ORDER: tuple[Stage, ...] = get_args(Stage)


class RoundPhase(Phase[FiefState, Round]):
    """One stage after the other; each lays down the frames of those who decide in it."""

    def prompts(self, state: FiefState, frame: Round) -> Prompts:
        return {}

    def why_not(self, state: FiefState, frame: Round, seat: int, action: Action) -> Refusal | None:
        return REFUSE.words(action)

    def act(self, state: FiefState, frame: Round, seat: int, action: Action, events: list[Event]) -> None:
        raise NotImplementedError

    def advance(self, state: FiefState, frame: Round, events: list[Event]) -> bool:
        stage = frame.stage
        discover(state, events)
        claim_all(state, events)
        if state.frames[-1] is not frame:
            return False
        frame.stage = ORDER[(ORDER.index(stage) + 1) % len(ORDER)]
        getattr(self, f"_{stage}")(state, frame, events)
        return False

    def _settle(self, state: FiefState, frame: Round, events: list[Event]) -> None:
        """P14: against the clock, the first player last; 13.6: the dice say where."""
        order = families_in_turn(state)
        regions = draw_regions(state, order, events) if state.options.regions == "random" else []
        for family in order:
            state.frames.append(Settle(family, regions))
        frame.stage = "discard"  # 1.0: the first round begins with phase 2

    def _court(self, state: FiefState, frame: Round, events: list[Event]) -> None:
        state.frames.append(Court([], [], [idle(state, seat) for seat in range(state.seats)]))

    def _discard(self, state: FiefState, frame: Round, events: list[Event]) -> None:
        plans: list[Plan | None] = []
        for orders in state.orders:
            word = orders.plan
            plans.append(None if word == "ask" else Plan(word.split("-"), orders.dare))
        state.frames.append(Discarding([[] for _ in plans], plans, [False] * state.seats))

    def _fate(self, state: FiefState, frame: Round, events: list[Event]) -> None:
        """2.4: what a Disaster does is done before the next is turned up."""
        if reveal(state, events):
            frame.stage = "fate"
        else:
            open_window(state, "fate")

    def _play(self, state: FiefState, frame: Round, events: list[Event]) -> None:
        for seat in reversed(seats_in_turn(state)):
            state.frames.append(Playing(seat))

    def _eve(self, state: FiefState, frame: Round, events: list[Event]) -> None:
        open_window(state, "income")

    def _income(self, state: FiefState, frame: Round, events: list[Event]) -> None:
        settle_all(state)
        collect(state, events)
        state.frames.append(Burning([False] * state.seats))

    def _purse(self, state: FiefState, frame: Round, events: list[Event]) -> None:
        """3.2: Harvest and Fair Weather leave after the income (ruling 7); then ransoms (7.7)."""
        for region, cards in enumerate(state.weather):
            for card in [c for c in cards if not is_disaster(c) and CARDS[c] != "tax"]:
                cards.remove(card)
                if card in state.settled[region]:
                    state.settled[region].remove(card)
                discard(state, card)
        pay_ransoms(state, events)

    def _buy(self, state: FiefState, frame: Round, events: list[Event]) -> None:
        if state.options.purchases == "sealed":
            state.frames.append(Market([[] for _ in range(state.seats)], [False] * state.seats))
            return
        for seat in reversed(seats_in_turn(state)):
            state.frames.append(new_buying(state, seat))

    def _move(self, state: FiefState, frame: Round, events: list[Event]) -> None:
        events.append(told("movement", "phase", n=state.round))
        for family in reversed(families_in_turn(state)):
            state.frames.append(Marching(family))

    def _raid(self, state: FiefState, frame: Round, events: list[Event]) -> None:
        events.append(told("arrived", "phase", seals=True, n=state.round))
        state.frames.append(Raid("reinforce"))

    def _battle(self, state: FiefState, frame: Round, events: list[Event]) -> None:
        state.frames += [Muster(region, 0) for region in reversed(range(len(REGIONS)))]

    def _pillage(self, state: FiefState, frame: Round, events: list[Event]) -> None:
        for family in reversed(families_in_turn(state)):
            state.frames.append(Pillaging(family))

    def _dusk(self, state: FiefState, frame: Round, events: list[Event]) -> None:
        open_window(state, "dusk")

    def _close(self, state: FiefState, frame: Round, events: list[Event]) -> None:
        lapse(state, events)
        clean_up(state, events)
        state.record.points.append([points(state, family) for family in range(state.families)])
        winners, reason = victory(state)
        if winners or state.round == N.rounds:
            state.winners, state.reason = winners, reason
            state.frames[:] = [Over()]
            state.sides.clear()
            owners = sorted({seat_of(state, f) for f in winners})
            events.append(told("won" if owners else "nobody", "phase", seals=True, seats=seats(owners), n=state.round))
            return
        frame.stage = "court"
        state.round += 1
        state.first = (state.first + 1) % state.seats
        events.append(told("round", "phase", seals=True, n=state.round))


def clean_up(state: FiefState, events: list[Event]) -> None:
    """8.0: Disasters and taxes go, servants rest, treasures and crossbows return."""
    for region, cards in enumerate(state.weather):
        for card in list(cards):
            if state.round == 1 and is_disaster(card):
                continue  # 2.4: what was laid in round 1 wakes in round 2
            if CARDS[card] == "invaders" and card in state.settled[region]:
                continue  # 6.2: delayed by storms
            cards.remove(card)
            discard(state, card)
        state.settled[region][:] = [c for c in state.settled[region] if c in cards]
    state.taxes.clear()
    state.shifted.clear()
    state.summoned = state.rebellious = state.knighted = False
    for who in state.nobles:
        who.used = who.safe = False
        who.steps = who.tries = 0
    for army in state.armies:
        army.guided = False
    state.treasures[:] = [N.treasures] * state.families
    _crossbows_home(state)
    for city, town in enumerate(state.towns):
        together = families_at(state, city)
        town.quiet = together if len(together) > 1 and not town.fought else []
        town.feuds, town.fights = town.fights, []
        town.fought = town.won = False
    for stack in state.stacks:
        stack.moved[:] = [0] * len(stack.moved)
    tidy(state)
    settle_all(state)


def _crossbows_home(state: FiefState) -> None:
    """11.1: hired crossbows return to their card."""
    for stack in state.stacks:
        for card in range(len(MERCENARIES)):
            state.crossbows[card] += stack.hired[card]
            stack.hired[card] = 0
        stack.units[CROSSBOW] = 0
