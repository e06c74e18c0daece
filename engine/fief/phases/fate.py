"""Disasters (2.4, 2.5): revealed one by one, a die each for the region; plague, and who dies of it."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from engine.core import Action, Event, Params, Piece, Refusal, Word
from engine.fief.board import ABBEYS, nobles_at, stacks_at
from engine.fief.lore import (
    CARDS,
    CITIES_OF,
    HITS,
    INVADERS,
    KNIGHT,
    NONE,
    PLAGUE,
    PRICE,
    REGION_IDS,
    SERVANT,
    TROOPS,
    UNIT_IDS,
    is_disaster,
)
from engine.fief.people import doom
from engine.fief.phases.base import (
    REFUSE,
    Asking,
    act,
    argument,
    card_term,
    city_term,
    family_term,
    no,
    noble_term,
    region_term,
    told,
    unit_at,
)
from engine.fief.phases.cards import discard
from engine.fief.pieces import settle, take, tidy
from engine.fief.state import FiefState, Stack, Toll, seat_of

SPREADS = frozenset({PLAGUE})


def reveal(state: FiefState, events: list[Event]) -> None:
    """2.4: the cards of the track from left to right; a die says where each goes; a second of a kind there is laid
    aside. In round 1 nothing comes of them, in round 2 those of round 1 wake first."""
    while state.track:
        card = state.track.pop(0)
        region = state.dice.below(len(REGION_IDS), "disaster")
        double = any(CARDS[c] == CARDS[card] for c in state.weather[region])
        key = "disaster-twice" if double else "disaster"
        events.append(told(key, seals=True, card=card_term(card), region=region_term(region)))
        if double:
            discard(state, card)
        else:
            state.weather[region].append(card)
    if state.round > 1:
        for region in range(len(state.weather)):
            wake(state, region, events)


def wake(state: FiefState, region: int, events: list[Event]) -> None:
    """Disasters in a sea that have not worked yet do so now."""
    for card in list(state.weather[region]):
        if is_disaster(card) and card not in state.settled[region]:
            state.settled[region].append(card)
            if CARDS[card] == PLAGUE:
                plague(state, region, events)


def plague(state: FiefState, region: int, events: list[Event]) -> None:
    """2.5: half of each family's troops in each city die, rounded down, its choice; each Noble on 1-3, in an abbey
    none."""
    doomed: list[int] = []
    tolls: list[Toll] = []
    for city in CITIES_OF[region]:
        for family in range(state.families):
            count = sum(s.units[k] for s in stacks_at(state, city, family) for k in TROOPS) // 2
            if count:
                tolls.append(Toll(family, city, count, PLAGUE, state.next()))
        for noble in nobles_at(state, city):
            state.nobles[noble].safe = True
            if state.towns[city].building not in ABBEYS and falls_ill(state, noble, events):
                doomed.append(noble)
    for toll in reversed(tolls):
        state.frames.append(toll)
    for noble in reversed(doomed):
        doom(state, noble, PLAGUE, events)


def falls_ill(state: FiefState, noble: int, events: list[Event]) -> bool:
    """A Noble's die against the plague: dead on 1-3, with the herbwife on 1 alone (2.5)."""
    die = state.dice.roll("plague")
    servant = state.nobles[noble].servant
    dead = die <= (1 if servant == SERVANT["hild"] else 3)
    key = "plague-kills" if dead else "plague-spares"
    events.append(told(key, seals=True, noble=noble_term(noble), die=die))
    return dead


@lru_cache(maxsize=4096)
def most_hits(units: tuple[int, ...], hits: int) -> int:
    """The most hits that some troops can take of ``hits``: all that can be taken must be (7.5)."""
    best = {0}
    for kind in TROOPS:
        best = {b + n * HITS[kind] for b in best for n in range(units[kind] + 1) if b + n * HITS[kind] <= hits}
    return max(best)


class TollPhase(Asking[Toll]):
    """A family chooses which troops it loses in a city: so many of the plague (2.5), or as many hits as can be taken
    (7.5)."""

    verbs = frozenset({"lose"})
    step = "lose"
    orders = True

    def asked(self, state: FiefState, frame: Toll) -> Iterable[int]:
        return [seat_of(state, frame.family)]

    @staticmethod
    def units(state: FiefState, frame: Toll) -> tuple[int, ...]:
        """Troops of the family in the city, by kind."""
        stacks = TollPhase.stacks(state, frame)
        return tuple(sum(s.units[k] for s in stacks) if k in TROOPS else 0 for k in range(len(UNIT_IDS)))

    @staticmethod
    def stacks(state: FiefState, frame: Toll) -> list[Stack]:
        """The stacks that lose: the family's, then its allies'."""
        return [
            s
            for family in (frame.family, *frame.allies)
            for s in stacks_at(state, frame.city, family)
            if not frame.sites or s.site in frame.sites
        ]

    def kinds(self, state: FiefState, frame: Toll) -> list[int]:
        """Kinds of which one may be lost now."""
        units = self.units(state, frame)
        if frame.cause == PLAGUE:
            return [k for k in TROOPS if units[k]]
        most = most_hits(units, frame.count)
        found = []
        for kind in TROOPS:
            if units[kind] and HITS[kind] <= frame.count:
                rest = tuple(n - (k == kind) for k, n in enumerate(units))
                if HITS[kind] + most_hits(rest, frame.count - HITS[kind]) == most:
                    found.append(kind)
        return found

    def legal(self, state: FiefState, frame: Toll, seat: int) -> list[Action]:
        return [act("lose", UNIT_IDS[k]) for k in self.kinds(state, frame)]

    def ident(self, state: FiefState, frame: Toll, seat: int) -> str:
        return f"lose-{frame.number}-{frame.count}"

    def default(self, state: FiefState, frame: Toll, seat: int, legal: list[Action]) -> tuple[Action, ...]:
        return (cheapest(legal),)

    def params(self, state: FiefState, frame: Toll, seat: int) -> Params:
        return {"n": frame.count, "city": city_term(frame.city), "cause": Word(f"death-{frame.cause}")}

    def refuse(self, state: FiefState, frame: Toll, seat: int, action: Action) -> Refusal:
        kind = unit_at(action, 0)
        if kind is None or len(action.args) != 1:
            return REFUSE.words(action)
        return no("lose", {"n": frame.count})

    def advance(self, state: FiefState, frame: Toll, events: list[Event]) -> bool:
        if frame.count > 0 and self.kinds(state, frame):
            return True
        state.frames.remove(frame)
        if frame.cause != "battle":  # a battle says itself whose the city is when it is over
            settle(state, frame.city)
        return False

    def act(self, state: FiefState, frame: Toll, seat: int, action: Action, events: list[Event]) -> None:
        kind = unit_at(action, 0)
        assert kind is not None
        stack = next(s for s in self.stacks(state, frame) if s.units[kind])
        take(stack, kind)
        tidy(state)
        frame.count -= 1 if frame.cause == PLAGUE else HITS[kind]
        params: Params = {"family": family_term(frame.family), "city": city_term(frame.city)}
        named: Params = {**params, "unit": Piece(UNIT_IDS[kind])}
        if frame.cause == "battle":  # 4.1: all troops lie open
            events.append(Event("fief-loses-unit", named))
        else:
            events.append(Event("fief-loses", params))
        events.append(Event("fief-loses-own", named, (seat,)))


def cheapest(legal: list[Action]) -> Action:
    """The cheapest loss."""
    order = {UNIT_IDS[k]: (PRICE[k], k == KNIGHT, k) for k in TROOPS}
    return min(legal, key=lambda a: order[argument(a, 0)])


def storm_blocks(state: FiefState, region: int) -> bool:
    """Whether storms close a region (2.5)."""
    return region >= 0 and any(CARDS[c] == "storms" for c in state.settled[region])


def invasions(state: FiefState) -> list[int]:
    """Regions before whose coast invaders lie, awake (6.2)."""
    return [r for r, cards in enumerate(state.settled) if any(CARDS[c] == INVADERS for c in cards)]


NOBODY = NONE
