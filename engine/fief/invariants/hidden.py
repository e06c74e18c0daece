"""What only some seats see of a sound position, or nobody."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator
from itertools import chain

from engine.core import Action
from engine.fief.deals.deals import MOST_ARTICLES, ROUTES, article_of, words_of
from engine.fief.game_data import (
    ABBESSES,
    CARDS,
    CROSSBOW,
    FAMILIES,
    MERCENARIES,
    NOBLES,
    NONE,
    PLACES,
    PRELATES,
    REGION_IDS,
    SERVANT_IDS,
    UNITS,
    N,
)
from engine.fief.invariants.public import answers, deathbeds, double, going_on, name_of, seats_asked, units_with
from engine.fief.state.state import (
    Arsenal,
    Assign,
    Bench,
    Burning,
    Buying,
    Consent,
    Deal,
    Desk,
    Discarding,
    Election,
    FiefState,
    Frame,
    March,
    Marching,
    Market,
    Noble,
    Over,
    Parley,
    Parliament,
    Parlour,
    Raid,
    Rebellion,
    Toll,
    Window,
    seat_of,
)

_DESKS = (Desk, Bench, Arsenal, Parlour)
"""What lies beside the stack for every seat."""


def hidden_faults(state: FiefState) -> Iterator[str]:
    """What some seats see, or nobody."""
    yield from _not_in_play(state)
    yield from _troops(state)
    yield from _cards(state)
    yield from _sides(state)
    secret = list(_hidden_frames(state))
    yield from secret
    if not secret and not any(going_on(state)):
        yield from _asked(state)


def hidden_lists(state: FiefState) -> Iterator[str]:
    """What is kept by seat is there for each."""
    for name in ("purse", "hands", "orders", "armed", "drafts"):
        if len(getattr(state, name)) != state.seats:
            yield f"a seat or a family is missing: {name}"
    if [*map(len, state.deals)] != [state.seats] * state.seats:
        yield "the count of offers is wrong"


def _not_in_play(state: FiefState) -> Iterator[str]:
    """The unborn and the dead, servants yet to come, armies that are not on the map."""
    dying = deathbeds(state)
    for n, who in enumerate(state.nobles):
        if who.family < 0 and who != Noble(gone=who.gone):
            yield f"a Noble who is not in play has something: {NOBLES[n]}"
        if who.family >= 0 and who.gone != (n in dying):
            yield f"a Noble is neither dead nor alive: {NOBLES[n]}"
    for servant in double([*state.servants, *(who.servant for who in state.nobles if who.servant >= 0)]):
        yield f"a servant serves twice: {SERVANT_IDS[servant]}"
    for number, army in enumerate(state.armies):
        if army.city < 0 and (army.infantry or army.leader):
            yield f"an army of invaders is nowhere: {number}"


def _troops(state: FiefState) -> Iterator[str]:
    """Kinds of troops, and the crossbows of each card."""
    for stack in state.stacks:
        where = f"{FAMILIES[stack.family]} in {PLACES[stack.city]}"
        if sum(stack.hired) != stack.units[CROSSBOW]:
            yield f"crossbows are of no card: {where}"
        if any(moved > there for moved, there in zip(stack.moved, stack.units, strict=True)):
            yield f"more troops have marched than there are: {where}"
    for number, left in enumerate(state.crossbows):
        if left + sum(stack.hired[number] for stack in state.stacks) > N.crossbows:
            yield f"there are too many crossbows: {CARDS[MERCENARIES[number]]}"


def _cards(state: FiefState) -> Iterator[str]:
    """Every card is somewhere, and once."""
    found = Counter([
        *state.characters, *state.character_discards, *state.fortunes, *state.fortune_discards, *state.track,
        *state.aside, *chain(*state.hands), *chain(*state.weather), *(card for card in state.slots if card != NONE),
        *(n for n, who in enumerate(state.nobles) if who.family >= 0 or who.gone),
        *(PRELATES[district] for district, n in enumerate(state.sees) if n >= 0),
        *(ABBESSES[abbey] for abbey, n in enumerate(state.veils) if n >= 0 or abbey in state.spare_veils),
        *(card for frame in state.frames if isinstance(frame, Rebellion) for card in frame.cards if card != NONE),
    ])  # fmt: skip
    for card, slug in enumerate(CARDS):
        if found[card] != 1:
            yield f"cards are missing or double: {slug} {found[card]} times"
    for region, (awake, lying) in enumerate(zip(state.settled, state.weather, strict=True)):
        if not set(awake) <= set(lying):
            yield f"a card is at work that does not lie there: {REGION_IDS[region]}"
        if double(awake):
            yield f"a card is at work twice: {REGION_IDS[region]}"


def _sides(state: FiefState) -> Iterator[str]:
    """What lies beside the stack."""
    if isinstance(state.frames[0], Over):
        if state.sides:
            yield f"the game is over and goes on: {name_of(state.sides[0])}"
    elif [(type(side), side.seat) for side in state.sides if isinstance(side, Desk | Bench | Arsenal | Parlour)] != [
        (kind, seat) for seat in range(state.seats) for kind in _DESKS
    ]:
        yield "a desk is missing"
    for side in state.sides:
        if isinstance(side, Deal) and not _deal(state, side):
            yield f"an offer is wrong: {side.number} of {side.maker} to {side.to}"
        if isinstance(side, Window) and not _window(state, side):
            yield "a window is wrong"


def _deal(state: FiefState, deal: Deal) -> bool:
    """Between families of two seats; of articles that there are."""
    return (
        max(deal.maker, deal.to) < state.families
        and seat_of(state, deal.maker) != seat_of(state, deal.to)
        and deal.route in ROUTES
        and max(len(deal.gives), len(deal.wants)) <= MOST_ARTICLES
        and all(article_of(words_of(article)) == article for article in (*deal.gives, *deal.wants))
    )


def _window(state: FiefState, frame: Window) -> bool:
    return len(frame.said) == len(frame.plays) == state.seats


def _hidden_frames(state: FiefState) -> Iterator[str]:
    for frame in state.frames:
        if not _hidden_sound(state, frame):
            yield f"what is going on is wrong: {name_of(frame)}"


def _hidden_sound(state: FiefState, frame: Frame) -> bool:
    """Whether what some seats know of a frame, or nobody sees, can be so."""
    seats, families, top = state.seats, state.families, frame is state.frames[-1]
    match frame:
        case Assign():
            given = [servant for pair in frame.servants for servant in pair]
            taken = {*state.servants, *(who.servant for who in state.nobles)}
            pairs = len(frame.servants) == families and all(len(pair) in (0, 2) for pair in frame.servants)
            return pairs and not double(given) and taken.isdisjoint(given)
        case Discarding():
            if {len(frame.away), len(frame.plans), len(frame.sealed)} != {seats} or any(map(double, frame.away)):
                return False  # what was played instead of laid aside is looked after when the laying aside goes on
            return not top or all(set(away) <= set(hand) for away, hand in zip(frame.away, state.hands, strict=True))
        case Window():
            return _window(state, frame)
        case Toll():
            return max(frame.allies, default=0) < families
        case Burning() | Parley():
            return len(frame.said) == seats
        case Buying():
            return _actions(frame.wishes or [])
        case Election():
            papers = len(frame.votes) == len(frame.decoys) == families
            return papers and {NONE, *frame.candidates}.issuperset([*frame.votes, *frame.decoys])
        case Parliament():
            papers = len(frame.votes) == len(frame.burghers) == families
            split = len(frame.split) in (0, seats) and sum(frame.split) <= N.royal_tax
            return papers and split and set(frame.votes) <= {"", "aye", "nay", "nothing"}
        case Marching():
            return not double(frame.rested) and all(len(march.brought) in (0, len(UNITS)) for march in frame.paused)
        case March():  # whoever is dead or has lost troops meanwhile is looked after when the march goes on
            if len(frame.brought) not in (0, len(UNITS)):
                return False
            there = units_with(state, state.nobles[frame.noble])
            return not top or all(n <= have for n, have in zip(frame.company, there, strict=True))
        case Raid():
            return max(frame.fought, default=0) < families
        case Consent():
            return frame.builder < families
        case Rebellion():
            return len(frame.by) == len(frame.cards) and len(frame.said) == seats
        case Market():
            return len(frame.lists) == len(frame.sealed) == seats and _actions(*frame.lists)
    return True


def _actions(*lists: Collection[str]) -> bool:
    """Whether texts are actions."""
    try:
        return all(isinstance(Action.parse(text), Action) for texts in lists for text in texts)
    except ValueError:
        return False


def _asked(state: FiefState) -> Iterator[str]:
    """The frame on top asks somebody. Answers are counted where they may be none and are few."""
    top = state.frames[-1]
    if isinstance(top, Over) or (isinstance(top, Window) and not all(top.said)):
        return
    asked = seats_asked(state, top)
    if not asked or max(asked) >= state.seats or min(asked) < 0:
        yield f"nobody is asked: {name_of(top)}"
    elif isinstance(top, Assign | Toll) and not answers(state, top):
        yield f"somebody is asked and can say nothing: {name_of(top)}"
