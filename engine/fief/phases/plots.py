"""Opportunity cards that strike somebody or spare them.

They are rebellion, assassination, justice, ambush, passage and fair weather (10.1-10.5, 2.7, 6.11, 6.12).
"""

from __future__ import annotations

from engine.core import Action, Event, Params, Piece, Refusal
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
from engine.fief.phases.passage import passages, refuse_passage, spend_passage
from engine.fief.phases.play import bless, can_bless, refuse_bless
from engine.fief.phases.rebel import begin_rebellion, burgher_of, refuse_burgher, restless, taxes_itself
from engine.fief.reasons import refuse_absent, refuse_noble
from engine.fief.state.position import Position
from engine.fief.state.state import INSIDE, FiefState, Rebellion, families_of
from engine.fief.terms import (
    REFUSE,
    act,
    argument,
    army_at,
    card_in,
    city_at,
    city_term,
    no,
    noble_at,
    noble_term,
    region_at,
    seat_term,
    told,
)
from engine.fief.war.camps import remove_leader

VERBS = frozenset({"rebel", "assassinate", "judge", "ambush", "release-captive", "clear", "kill-leader", "trap-leader"})
ALL_NOBLES = range(len(NOBLES))
WAYS_TO_REBEL = ("card", "burgher")


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


def refuse(state: FiefState, seat: int, action: Action) -> Refusal:
    """Why a seat may not do one of these, which are not among those found."""
    noble, other, city = noble_at(action, 0), noble_at(action, 1), city_at(action, 0)
    cause: Refusal | None = None
    if action.verb == "rebel" and city is not None:
        cause = _no_rebellion(state, seat, city, argument(action, 1))
    elif action.verb == "assassinate" and noble is not None and other is not None:
        cause = _no_murder(state, seat, noble, other)
    elif action.verb == "judge" and noble is not None:
        cause = _no_justice(state, noble)
    elif action.verb == "ambush" and noble is not None and other is not None:
        cause = _no_ambush(state, seat, noble, other)
    elif action.verb == "release-captive" and noble is not None:
        cause = refuse_passage(state, seat) or no("not-captive", {"noble": noble_term(noble)})
    elif action.verb == "clear" and (region := region_at(action, 0)) is not None:
        cause = refuse_bless(state, FAIR_WEATHER, region)
    elif action.verb in ("kill-leader", "trap-leader") and (army := army_at(action, 0)) is not None:
        away = army in _leaders(state)
        cause = no("trap-apart", {"city": city_term(state.armies[army].city)}) if away else no("leaderless")
    return cause or REFUSE.words(action)


def _no_rebellion(state: FiefState, seat: int, city: int, way: str) -> Refusal | None:
    if way == "card" and card_in(state.hands[seat], REBELLION) is None:
        return no("card", {"card": Piece(REBELLION)})
    if way == "burgher" and burgher_of(state, seat) < 0:
        return refuse_burgher(state, seat)
    if any(isinstance(f, Rebellion) for f in state.frames):
        return no("rebel-now")
    own = taxes_itself(state, seat, city)
    return no("rebel-own-tax" if own else "rebel-content", {"city": city_term(city)}) if way in WAYS_TO_REBEL else None


def _no_murder(state: FiefState, seat: int, victim: int, killer: int) -> Refusal | None:
    cause = refuse_noble(state, seat, killer, captive=True)
    if cause is None and victim == killer:
        return no("assassinate-self", {"noble": noble_term(victim)})
    return cause or refuse_absent(state, victim)


def _no_justice(state: FiefState, noble: int) -> Refusal | None:
    who = state.nobles[noble]
    named: Params = {"noble": noble_term(noble)}
    if absent := refuse_absent(state, noble):
        return absent
    if not who.heresy:
        return no("judge-innocent", named)
    return no("judge-abbey" if sheltered(state, noble) else "judge-royal", named)


def _no_ambush(state: FiefState, seat: int, victim: int, captor: int) -> Refusal | None:
    cause, own = refuse_noble(state, seat, captor), families_of(state, seat)
    who = state.nobles[victim]
    named: Params = {"noble": noble_term(victim)}
    if cause is not None:
        return cause
    if who.family in own:
        return no("ambush-own", named)
    if absent := refuse_absent(state, victim):
        return absent
    if not is_free(who):
        return no("ambush-captive", named)
    if victim not in nobles_at(state, state.nobles[captor].place):
        return no("ambush-apart", {**named, "other": noble_term(captor)})
    return no("ambush-fort", named) if in_fort(state, victim) else None


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
