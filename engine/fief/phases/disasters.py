"""Disasters (2.4, 2.5): revealed one by one, a die each for the region; plague, and who dies of it."""

from __future__ import annotations

from engine.core import Event
from engine.fief.board import ABBEYS, whereabouts
from engine.fief.game_data import (
    CARDS,
    CITIES_OF,
    PLAGUE,
    REGION_IDS,
    SERVANT,
    N,
    is_disaster,
)
from engine.fief.hands import discard
from engine.fief.people import doom
from engine.fief.state.position import Position
from engine.fief.state.state import CAPTORS, INSIDE, FiefState, Toll
from engine.fief.terms import card_term, noble_term, region_term, told
from engine.fief.war.losses import pool_of


def reveal(state: FiefState, events: list[Event]) -> bool:
    """2.4: the next card of the track from left to right; a die says where it goes, and it works at once; a second of a
    kind there is laid aside. In round 1 nothing comes of them, in round 2 those of round 1 wake first, one at a time.
    Whether there was one."""
    if state.round > 1 and _wake(state, events):
        return True
    if not state.track:
        return False
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
        _wake(state, events)
    return True


def _wake(state: FiefState, events: list[Event]) -> bool:
    """The first Disaster that has not worked yet does so now; whether there was one."""
    for region, cards in enumerate(state.weather):
        for card in cards:
            if is_disaster(card) and card not in state.settled[region]:
                state.settled[region].append(card)
                if CARDS[card] == PLAGUE:
                    plague(state, region, events)
                return True
    return False


def plague(state: FiefState, region: int, events: list[Event]) -> None:
    """2.5: half of each family's troops in each city die, rounded down, guards among them, its choice (ruling 15); each
    Noble, captives too, on 1-3, inside an abbey none."""
    doomed: list[int] = []
    tolls: list[Toll] = []
    for city in CITIES_OF[region]:
        for family in range(state.families):
            count = sum(pool_of(state, city, (family,))) // 2
            if count:
                tolls.append(Toll(family, city, count, PLAGUE, state.next()))
        for noble, who in enumerate(state.nobles):
            if who.gone or who.family < 0 or whereabouts(state, noble) != city:
                continue
            if not sheltered(state, noble):
                who.safe = True
                if falls_ill(state, noble, events):
                    doomed.append(noble)
    for toll in reversed(tolls):
        state.frames.append(toll)
    for noble in reversed(doomed):
        doom(state, noble, PLAGUE, events)


def sheltered(state: Position, noble: int) -> bool:
    """Whether a Noble, or their captor, is inside an abbey (2.13)."""
    who = state.nobles[noble]
    host = state.nobles[who.captor] if 0 <= who.captor < CAPTORS else who
    return 0 <= host.place < len(state.towns) and host.site == INSIDE and state.towns[host.place].building in ABBEYS


def falls_ill(state: FiefState, noble: int, events: list[Event]) -> bool:
    """A Noble's die against the plague: dead on 1-3, with the herbwife on 1 alone (2.5)."""
    die = state.dice.roll("plague")
    servant = state.nobles[noble].servant
    dead = die <= (N.plague_herbwife if servant == SERVANT["hild"] else N.plague)
    key = "plague-kills" if dead else "plague-spares"
    events.append(told(key, seals=True, noble=noble_term(noble), die=die))
    return dead
