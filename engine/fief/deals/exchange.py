"""A deal is carried out: everything changes hands at once, pigeons fly (2.15, 2.12, 4.7, 7.6, 9.0, 11.1, 12.0)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core import Event, Piece
from engine.fief.board import (
    family_nobles,
    is_free,
    nobles_at,
    stacks_at,
    walled_city,
)
from engine.fief.control import claim
from engine.fief.deals.deals import (
    CAPTIVE,
    CARD,
    HIRED,
    LOST,
    MEETING,
    PIGEON,
    RELIC,
    SERVICE,
    TITLE,
    TOWN,
    flight,
    lent_from,
    master_of,
    meeting,
    money,
    tell,
)
from engine.fief.game_data import CARDS, CITY, CROSSBOW, MERCENARIES, NOBLE, NONE, REGION, RELICS, ROADS, SERVANT_IDS
from engine.fief.hands import part_with
from engine.fief.people import free, inherit
from engine.fief.pieces import move_in, settle, stack_at, tidy
from engine.fief.state.state import (
    INSIDE,
    Article,
    Deal,
    FiefState,
    seat_of,
)
from engine.fief.terms import card_in, city_term, family_term, noble_term, region_term, told


def conclude(state: FiefState, deal: Deal, events: list[Event]) -> None:
    """Everything changes hands at once. Others hear the way, whether it arrived, and see what lies open anyway."""
    one, other = family_term(deal.maker), family_term(deal.to)
    city = meeting(state, deal) if deal.route == MEETING else NONE
    sides = ((deal.maker, deal.to, deal.gives), (deal.to, deal.maker, deal.wants))
    tell(state, "deal-done", deal, events)
    if deal.route == PIGEON:
        for giver, taker, articles in sides:
            _send(state, giver, taker, articles, events)
    else:
        if deal.route == MEETING:
            events.append(told("deal-met", seals=True, one=one, other=other, city=city_term(city)))
        else:
            events.append(told(f"deal-by-{deal.route}", seals=True, one=one, other=other))
        _swap_hands(state, sides)
    _swap_servants(state, sides, events)
    for giver, taker, articles in sides:
        for article in articles:
            if article.kind == TOWN:
                hand_over(state, CITY[article.what], giver, taker, events)
            elif article.kind == TITLE:
                _give_title(state, REGION[article.what], giver, taker, events)
            elif article.kind == CAPTIVE:
                _give_captive(state, NOBLE[article.what], taker, city, events)
            elif article.kind == RELIC:
                _give_relic(state, RELICS.index(article.what), taker, city, events)
            elif article.kind == HIRED:
                _lend(state, city, giver, taker, article, events)


def _swap_hands(state: FiefState, sides: tuple[tuple[int, int, list[Article]], ...]) -> None:
    """Money and cards of both sides at once; a family's seat has one purse and one hand (13.7)."""
    taken: list[tuple[int, list[int]]] = []
    for giver, taker, articles in sides:
        taken.append((seat_of(state, taker), _out_of_hand(state, seat_of(state, giver), articles)))
        state.purse[seat_of(state, giver)] -= money(articles)
        state.purse[seat_of(state, taker)] += money(articles)
    for seat, cards in taken:
        state.hands[seat] = sorted(state.hands[seat] + cards)


def _out_of_hand(state: FiefState, seat: int, articles: Sequence[Article]) -> list[int]:
    found = []
    for slug in [a.what for a in articles if a.kind == CARD]:
        card = card_in(state.hands[seat], slug)
        assert card is not None
        part_with(state, seat, card)
        found.append(card)
    return found


def _send(state: FiefState, giver: int, taker: int, articles: Sequence[Article], events: list[Event]) -> None:
    """2.15: a pigeon with a card or money; on a 6 it is lost, the card comes back, the money does not. The fowler's
    bird is sent out once more. The marker is spent either way."""
    load = [a for a in articles if a.kind != SERVICE]
    way = flight(state, giver, taker)
    if not load or way is None:
        return
    seat, to = seat_of(state, giver), seat_of(state, taker)
    state.pigeons[giver] -= 1
    die = state.dice.roll("pigeon")
    fowler = master_of(state, "col", giver)
    if die == LOST and fowler >= 0 and is_free(state.nobles[fowler]) and not state.nobles[fowler].used:
        state.nobles[fowler].used = True
        events.append(told("pigeon-again", seals=True, noble=noble_term(fowler), servant=Piece("col")))
        die = state.dice.roll("pigeon")
    key = "pigeon-lost" if die == LOST else "pigeon-arrives"
    events.append(told(key, seals=True, noble=noble_term(way[0]), to=noble_term(way[1]), die=die))
    state.purse[seat] -= money(load)
    if die == LOST:
        return
    state.purse[to] += money(load)
    state.hands[to] = sorted(state.hands[to] + _out_of_hand(state, seat, load))


def _swap_servants(state: FiefState, sides: tuple[tuple[int, int, list[Article]], ...], events: list[Event]) -> None:
    """2.12: servants leave their masters and serve the first Noble of the other family who has none."""
    moving: list[tuple[int, int, bool]] = []
    for giver, taker, articles in sides:
        for slug in [a.what for a in articles if a.kind == SERVICE]:
            master = state.nobles[master_of(state, slug, giver)]
            moving.append((taker, master.servant, master.used))
            master.servant, master.used = NONE, False
    for taker, servant, used in moving:
        noble = next(n for n in family_nobles(state, taker) if state.nobles[n].servant < 0)
        state.nobles[noble].servant, state.nobles[noble].used = servant, used
        events.append(told("serves", seals=True, noble=noble_term(noble), servant=Piece(SERVANT_IDS[servant])))


def hand_over(state: FiefState, city: int, giver: int, taker: int, events: list[Event]) -> None:
    """Control passes; the giver's people go out on a road, the taker's go in (5.0, 7.8). With the Walled City goes the
    title (4.7)."""
    town = state.towns[city]
    road = min(ROADS[city], key=lambda c: (state.towns[c].control != giver, c))
    for who in state.nobles:
        if who.place == city and who.family == giver and who.site == INSIDE:
            who.site = road
    for stack in stacks_at(state, city, giver, INSIDE):
        outside = stack_at(state, city, giver, road)
        for kind, count in enumerate(stack.units):
            outside.units[kind] += count
            outside.moved[kind] += stack.moved[kind]
        for card, count in enumerate(stack.hired):
            outside.hired[card] += count
        state.stacks.remove(stack)
    town.control, town.won = taker, False
    move_in(state, city, taker)
    events.append(
        told("city-given", seals=True, city=city_term(city), one=family_term(giver), other=family_term(taker))
    )
    if town.building == "walled":
        claim(state, city, taker, events)
    tidy(state)
    settle(state, city)


def _give_title(state: FiefState, region: int, giver: int, taker: int, events: list[Event]) -> None:
    """9.0: allies hand titles to each other; the Walled City goes with its title (4.7)."""
    events.append(
        told("title-given", seals=True, region=region_term(region), one=family_term(giver), other=family_term(taker))
    )
    city = walled_city(state, region)
    if city >= 0 and state.towns[city].control == giver:
        hand_over(state, city, giver, taker, events)
    else:
        inherit(state, region, taker, events)


def _give_captive(state: FiefState, noble: int, taker: int, city: int, events: list[Event]) -> None:
    """7.6: a captor frees whom they will, or hands them on to a Noble beside them."""
    who = state.nobles[noble]
    if who.family == taker:
        free(state, noble, events)
        return
    who.captor = nobles_at(state, city, taker)[0]
    events.append(told("captive-given", seals=True, noble=noble_term(noble), other=noble_term(who.captor)))


def _give_relic(state: FiefState, relic: int, taker: int, city: int, events: list[Event]) -> None:
    """12.0: relics change hands in one city."""
    it = state.relics[relic]
    giver, it.bearer = it.bearer, nobles_at(state, city, taker)[0]
    events.append(told("relic-given", seals=True, noble=noble_term(giver), other=noble_term(it.bearer)))


def _lend(state: FiefState, city: int, giver: int, taker: int, article: Article, events: list[Event]) -> None:
    """11.1: hired crossbows follow another until the round ends."""
    stack = lent_from(state, city, giver, article)
    assert stack is not None
    card, count = MERCENARIES.index(CARDS.index(article.what)), article.amount
    noble = nobles_at(state, city, taker)[0]
    target = stack_at(state, city, taker, state.nobles[noble].site)
    stack.units[CROSSBOW] -= count
    stack.hired[card] -= count
    marched = max(0, stack.moved[CROSSBOW] - stack.units[CROSSBOW])
    stack.moved[CROSSBOW] -= marched
    target.units[CROSSBOW] += count
    target.hired[card] += count
    target.moved[CROSSBOW] += marched
    tidy(state)
    events.append(
        told(
            "crossbows-lent",
            seals=True,
            city=city_term(city),
            one=family_term(giver),
            other=family_term(taker),
            n=count,
        )
    )
