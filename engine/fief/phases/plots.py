"""Opportunity cards that strike somebody or spare them.

They are rebellion, assassination, justice, ambush, passage and fair weather (10.1-10.5, 2.7, 6.11, 6.12).
"""

from __future__ import annotations

from engine.core import Action, Event, Piece
from engine.fief.board import FORTS, family_nobles, is_free, nobles_at, royals
from engine.fief.game_data import (
    AMBUSH,
    ASSASSINATION,
    CARDS,
    CITIES,
    CITY_IDS,
    FAIR_WEATHER,
    JUSTICE,
    NOBLES,
    NONE,
    REBELLION,
    REGION_IDS,
    SERVANT,
)
from engine.fief.hands import discard, part_with
from engine.fief.people import accuse, capture, disperse, doom, free
from engine.fief.phases.disasters import sheltered
from engine.fief.phases.passage import passages, spend_passage
from engine.fief.phases.play import bless, can_bless
from engine.fief.phases.rebel import begin_rebellion, burgher_of, restless
from engine.fief.state.position import Position
from engine.fief.state.state import INSIDE, FiefState, families_of
from engine.fief.terms import act, argument, card_in, city_at, noble_at, noble_term, region_at, seat_term, told
from engine.fief.war.camps import remove_leader

VERBS = frozenset({"rebel", "assassinate", "judge", "ambush", "release-captive", "clear", "kill-leader", "trap-leader"})
ALL_NOBLES = range(len(NOBLES))


def found(state: FiefState, seat: int) -> list[Action]:
    """What a seat may do with such cards now."""
    held, own = {CARDS[c] for c in state.hands[seat]}, families_of(state, seat)
    actions = _rebellions(state, seat)
    if ASSASSINATION in held:
        actions += _murders(state, own)
        actions += [act("kill-leader", f"army-{a}") for a in _leaders(state)]
    if JUSTICE in held:
        safe = set(royals(state))
        actions += [act("judge", NOBLES[n]) for n in ALL_NOBLES if guilty(state, n) and n not in safe]
    if AMBUSH in held:
        actions += _ambushes(state, own)
        there = [a for a in _leaders(state) if any(nobles_at(state, state.armies[a].city, f) for f in own)]
        actions += [act("trap-leader", f"army-{a}") for a in there]
    if passages(state, seat):
        actions += [
            act("release-captive", NOBLES[n]) for n, who in enumerate(state.nobles) if who.captor >= 0 and not who.gone
        ]
    if FAIR_WEATHER in held:
        actions += [act("clear", REGION_IDS[r]) for r in range(len(REGION_IDS)) if can_bless(state, FAIR_WEATHER, r)]
    return actions


def guilty(state: Position, noble: int) -> bool:
    """Whether justice may strike a Noble: a heretic, inside no abbey (10.4, 2.13)."""
    who = state.nobles[noble]
    return who.heresy and not who.gone and not sheltered(state, noble)


def in_fort(state: Position, noble: int) -> bool:
    """Whether a free Noble is safe from ambushes, inside a fort (10.5)."""
    who = state.nobles[noble]
    return who.site == INSIDE and state.towns[who.place].building in FORTS


def _rebellions(state: FiefState, seat: int) -> list[Action]:
    """10.1, 11.2: a card, or the Burgher, where a city is restless."""
    ways = ["card"] if card_in(state.hands[seat], REBELLION) is not None else []
    ways += ["burgher"] if burgher_of(state, seat) >= 0 else []
    if not ways:
        return []
    cities = [CITY_IDS[c] for c in range(len(CITIES)) if restless(state, seat, c)]
    return [act("rebel", city, way) for way in ways for city in cities]


def _murders(state: FiefState, own: tuple[int, ...]) -> list[Action]:
    """10.3: any Noble, by one of one's own as executor (ruling 24: a captive may)."""
    killers = [n for f in own for n in family_nobles(state, f)]
    victims = [n for n, w in enumerate(state.nobles) if w.family >= 0 and not w.gone]
    return [act("assassinate", NOBLES[v], NOBLES[k]) for k in killers for v in victims if v != k]


def _ambushes(state: FiefState, own: tuple[int, ...]) -> list[Action]:
    """10.5: a Noble of another family in the same city, who is in no fort."""
    actions = []
    for n in [n for family in own for n in family_nobles(state, family)]:
        who = state.nobles[n]
        if not is_free(who) or who.place not in range(len(CITIES)):
            continue
        for v in nobles_at(state, who.place):
            if state.nobles[v].family not in own and not in_fort(state, v):
                actions.append(act("ambush", NOBLES[v], NOBLES[n]))
    return actions


def _leaders(state: FiefState) -> list[int]:
    """Armies of invaders on the map that have a leader (6.11, 6.12)."""
    return [a for a, army in enumerate(state.armies) if army.city >= 0 and army.leader]


def spend(state: FiefState, seat: int, slug: str, events: list[Event]) -> None:
    """A card is played and laid aside."""
    card = card_in(state.hands[seat], slug)
    assert card is not None
    part_with(state, seat, card)
    discard(state, card)
    events.append(told("plays", seals=True, seat=seat_term(seat), card=Piece(slug)))


def do(state: FiefState, seat: int, action: Action, events: list[Event]) -> None:
    """Carry one out."""
    noble, other = noble_at(action, 0), noble_at(action, 1)
    match action.verb:
        case "rebel":
            _rebel(state, seat, action, events)
        case "assassinate":
            assert noble is not None
            assert other is not None
            _assassinate(state, seat, noble, other, events)
        case "judge":
            assert noble is not None
            spend(state, seat, JUSTICE, events)
            doom(state, noble, "justice", events)
        case "ambush":
            assert noble is not None
            assert other is not None
            spend(state, seat, AMBUSH, events)
            family, city = state.nobles[noble].family, state.nobles[noble].place
            capture(state, noble, other, events)
            disperse(state, family, city, events)
        case "release-captive":
            assert noble is not None
            spend_passage(state, seat, events)
            free(state, noble, events, secret=True)
        case "clear":
            _clear(state, seat, action, events)
        case _:
            spend(state, seat, ASSASSINATION if action.verb == "kill-leader" else AMBUSH, events)
            remove_leader(state, int(argument(action, 0).removeprefix("army-")), events)


def _rebel(state: FiefState, seat: int, action: Action, events: list[Event]) -> None:
    city, card = city_at(action, 0), NONE
    assert city is not None
    if argument(action, 1) == "card":
        held = card_in(state.hands[seat], REBELLION)
        assert held is not None
        card = held
        part_with(state, seat, card)
    else:
        state.treasures[burgher_of(state, seat)] -= 1
    begin_rebellion(state, seat, city, card, events)


def _assassinate(state: FiefState, seat: int, victim: int, killer: int, events: list[Event]) -> None:
    """10.3: the executor becomes a heretic; a bodyguard dies for a master who is free (servant Wulf)."""
    spend(state, seat, ASSASSINATION, events)
    accuse(state, killer, events)
    who = state.nobles[victim]
    if who.servant == SERVANT["wulf"] and is_free(who):
        who.servant, who.used = NONE, False
        events.append(told("bodyguard", seals=True, noble=noble_term(victim), servant=Piece("wulf")))
        return
    doom(state, victim, "assassination", events)


def _clear(state: FiefState, seat: int, action: Action, events: list[Event]) -> None:
    region, card = region_at(action, 0), card_in(state.hands[seat], FAIR_WEATHER)
    assert region is not None
    assert card is not None
    part_with(state, seat, card)
    events.append(told("plays", seals=True, seat=seat_term(seat), card=Piece(FAIR_WEATHER)))
    bless(state, card, region, events)
