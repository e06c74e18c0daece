"""Disasters (2.4, 2.5): revealed one by one, a die each for the region; plague, and who dies of it."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core import Action, Event, Params, Piece, Refusal, Word
from engine.fief.board import ABBEYS, titles_of, whereabouts
from engine.fief.combat import LOSS_HITS
from engine.fief.game_data import (
    CARDS,
    CITIES_OF,
    KNIGHT,
    NOBLES,
    PLAGUE,
    PRICE,
    REGION_IDS,
    SERVANT,
    TROOPS,
    UNIT_IDS,
    is_disaster,
)
from engine.fief.losses import KIND, KINDS, ROYAL_KNIGHT, ROYAL_SOLDIER, fall, losable, pool_of
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
    noble_at,
    noble_term,
    region_term,
    told,
)
from engine.fief.phases.cards import discard
from engine.fief.pieces import settle
from engine.fief.state import CAPTORS, INSIDE, Camp, FiefState, Toll, seat_of
from engine.fief.war import nobles_of


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


def sheltered(state: FiefState, noble: int) -> bool:
    """Whether a Noble, or their captor, is inside an abbey (2.13)."""
    who = state.nobles[noble]
    host = state.nobles[who.captor] if 0 <= who.captor < CAPTORS else who
    return 0 <= host.place < len(state.towns) and host.site == INSIDE and state.towns[host.place].building in ABBEYS


def falls_ill(state: FiefState, noble: int, events: list[Event]) -> bool:
    """A Noble's die against the plague: dead on 1-3, with the herbwife on 1 alone (2.5)."""
    die = state.dice.roll("plague")
    servant = state.nobles[noble].servant
    dead = die <= (1 if servant == SERVANT["hild"] else 3)
    key = "plague-kills" if dead else "plague-spares"
    events.append(told(key, seals=True, noble=noble_term(noble), die=die))
    return dead


class TollPhase(Asking[Toll]):
    """A family chooses what it loses in a city: so many troops of the plague (2.5), or as many hits as can be taken,
    guards among the troops; what is over then kills Nobles (7.5, 13.1)."""

    verbs = frozenset({"lose"})
    step = "lose"
    orders = True

    def asked(self, state: FiefState, frame: Toll) -> Iterable[int]:
        return [seat_of(state, frame.family)]

    @staticmethod
    def families(frame: Toll) -> tuple[int, ...]:
        """Whose people die: the family's, then its allies'."""
        return (frame.family, *frame.allies)

    def kinds(self, state: FiefState, frame: Toll) -> list[int]:
        """Kinds of loss of which one may be chosen now."""
        pool = pool_of(state, frame.city, self.families(frame), frame.sites)
        if frame.cause == PLAGUE:
            return [kind for kind, count in enumerate(pool) if count]
        return list(losable(pool, frame.count))

    def doomed(self, state: FiefState, frame: Toll) -> list[int]:
        """Nobles whom the hits that are left can strike: only when no troop stands (7.5); those without a title
        first."""
        if not frame.nobles or frame.count <= 0 or any(pool_of(state, frame.city, self.families(frame), frame.sites)):
            return []
        there = nobles_of(state, frame.city, Camp(list(self.families(frame)), sites=frame.sites))
        return sorted(there, key=lambda n: (len(titles_of(state, n)), n))

    def legal(self, state: FiefState, frame: Toll, seat: int) -> list[Action]:
        kinds = [act("lose", KINDS[k]) for k in self.kinds(state, frame)]
        return kinds or [act("lose", NOBLES[n]) for n in self.doomed(state, frame)]

    def ident(self, state: FiefState, frame: Toll, seat: int) -> str:
        return f"lose-{frame.number}-{frame.count}"

    def default(self, state: FiefState, frame: Toll, seat: int, legal: list[Action]) -> tuple[Action, ...]:
        return (cheapest(legal),)

    def params(self, state: FiefState, frame: Toll, seat: int) -> Params:
        return {"n": frame.count, "city": city_term(frame.city), "cause": Word(f"death-{frame.cause}")}

    def refuse(self, state: FiefState, frame: Toll, seat: int, action: Action) -> Refusal:
        if len(action.args) != 1 or (argument(action, 0) not in KIND and noble_at(action, 0) is None):
            return REFUSE.words(action)
        return no("lose", {"n": frame.count})

    def advance(self, state: FiefState, frame: Toll, events: list[Event]) -> bool:
        if frame.count > 0:
            if self.kinds(state, frame):
                return True
            doomed = self.doomed(state, frame)
            if len(doomed) > frame.count:
                return True
            state.frames.remove(frame)
            for noble in reversed(doomed):
                doom(state, noble, "battle", events)
        else:
            state.frames.remove(frame)
        if frame.cause != "battle":  # a battle says itself whose the city is when it is over
            settle(state, frame.city)
        return False

    def act(self, state: FiefState, frame: Toll, seat: int, action: Action, events: list[Event]) -> None:
        noble = noble_at(action, 0)
        if noble is not None:
            frame.count -= 1
            if not frame.count:
                state.frames.remove(frame)
            doom(state, noble, "battle", events)
            return
        kind = KIND[argument(action, 0)]
        fall(state, frame.city, self.families(frame), frame.sites, kind)
        frame.count -= 1 if frame.cause == PLAGUE else LOSS_HITS[kind]
        params: Params = {"family": family_term(frame.family), "city": city_term(frame.city)}
        named: Params = {**params, "unit": Piece(KINDS[kind])}
        if frame.cause == "battle":  # 4.1: all troops lie open
            events.append(Event("fief-loses-unit", named, tell="line"))
        else:
            events.append(Event("fief-loses", params, tell="line"))
        events.append(Event("fief-loses-own", named, (seat,)))


_WORTH: dict[str, tuple[int, int]] = {
    **{UNIT_IDS[k]: (PRICE[k], k) for k in TROOPS}, ROYAL_SOLDIER: (PRICE[KNIGHT], 8), ROYAL_KNIGHT: (PRICE[KNIGHT], 9),
}  # fmt: skip
"""What a loss weighs: its price; royal guards, who cannot be bought, last."""


def cheapest(legal: list[Action]) -> Action:
    """The cheapest loss; of Nobles the one with fewest titles, who stands first."""
    return min(legal, key=lambda a: _WORTH.get(argument(a, 0), (PRICE[KNIGHT], 10)))
