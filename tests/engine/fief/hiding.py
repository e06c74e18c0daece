"""What a seat hides in a position of Fief, changed; rare beginnings; actions that are never or seldom legal."""

from __future__ import annotations

import random

from engine.core import Action
from engine.fief.board import family_nobles
from engine.fief.game_data import ARCHER, KNIGHT, MAN, NONE, PRELATES, SOLDIER, is_character, is_disaster
from engine.fief.rules import FIEF as RULES
from engine.fief.standing.standing import SETTINGS, change
from engine.fief.state.state import (
    Battle,
    Discarding,
    Drawing,
    Election,
    FiefState,
    Frame,
    March,
    Market,
    Parliament,
    Plan,
    Stack,
    Toll,
    families_of,
    seat_of,
)
from engine.fief.war.camps import stacks_of

HIDDEN_KINDS = (SOLDIER, ARCHER, KNIGHT)

STRANGE: list[Action] = [
    Action.parse(text)
    for text in (
        "anything", "done", "pass", "ready", "seal", "unseal", "halt", "stop", "siege", "truce", "surrender", "fight",
        "hand-out", "summon", "tunnel", "feed", "done now", "serve mata henri", "serve nobody henri", "serve",
        "settle london", "settle london now", "settle atlantis", "settle", "court henri lucia", "court lucia lucia",
        "marry henri lucia", "marry henri", "spurn henri lucia", "stand henri", "stand nobody", "stand",
        "favour gules henri", "decoy azure lucia", "favour pink henri", "withhold vert", "vote gules aye",
        "vote or perhaps", "burgher gules", "share seat-0 5", "share seat-9 5", "share seat-1 99", "discard tax",
        "discard plague", "keep tax", "plan character 9", "plan fortune-fortune 0", "plan nonsense 1", "draw character",
        "draw fortune", "draw disaster", "draw", "bear henri london", "bear philippa york", "bear tax london",
        "found abbess-autumn lucia york", "ordain bishop-exeter henri", "ordain archbishop-york lucia",
        "bless harvest north", "bless tax north", "tallage north", "tithe york", "tithe nowhere", "entrust henri hugh",
        "burn london", "burn nowhere", "release henri", "keep henri", "buy soldier london 1", "buy soldier london 99",
        "buy soldier london 0", "buy crossbow london 1", "buy catapult london 1", "buy knight nowhere 1", "buy",
        "build fortress london", "build mill york", "build palace york", "build royal-fortress oxford",
        "title north henri", "title nowhere henri", "grant wales henri", "transfer wales henri", "engineer london",
        "rebuild lucia york", "lead henri", "lead lucia", "lead nobody", "take all", "take soldier 1",
        "take soldier 99", "take catapult 1", "take soldier -1", "leave knight 1", "go london", "go nowhere",
        "go york", "forest york",
        "forest london", "sail london", "sail york", "court london", "slip london", "parade", "grant henri",
        "refuse henri", "draw-sword arthur", "draw-sword lucia", "attack london gules", "attack london invaders",
        "attack london london", "sally york azure", "occupy york", "raise-siege york", "join gules attack",
        "join or nobody", "aim henri", "keep-engines", "wreck", "pillage london mill", "pillage york henri",
        "lose soldier", "lose catapult", "lose", "name henri", "appear london", "raise henri", "let-die henri",
        "knight henri", "challenge", "rise card", "rise burgher", "undermine card", "calm henri", "preach henri",
        "rebel london card", "rebel nowhere card", "rebel london burgher", "assassinate henri lucia",
        "assassinate henri henri", "assassinate nobody henri", "judge henri", "ambush henri lucia",
        "release-captive henri", "clear north", "clear nowhere", "install burgher-3 family-0", "hire london 1",
        "hire london 99", "shift-storm north wales", "give-relic henri lucia", "present henri", "flee london",
        "kill-leader army-0", "trap-leader army-9", "order ransom maybe", "order nothing ask",
        "order-leave gules grant", "order-leave pink grant", "accept 7", "decline 0", "counter 1",
        "withdraw 2", "draft-give money 5",
        "draft-give money 9999", "draft-want card tax", "draft-clear", "offer gules city", "offer pink city",
        "disarm 3", "arm assassination death henri",
    )
]  # fmt: skip


def disturb(rng: random.Random, state: FiefState, seat: int) -> None:
    """Other faces of as many cards, another purse, other orders, drafts, armed cards, plans and votes, other kinds in
    the same number of troops."""
    _hand(rng, state, seat)
    state.purse[seat] = rng.randrange(40)
    for _ in range(4):
        change(state.orders[seat], rng.choice(SETTINGS))
    state.drafts[seat] = [[], []]
    state.armed[seat].clear()
    for frame in state.frames:
        if isinstance(frame, Discarding):
            frame.away[seat] = [c for c in state.hands[seat] if rng.random() < 0.3]
            frame.plans[seat] = rng.choice([None, Plan(["character"], 2), Plan(["fortune", "ask"], 0)])
        elif isinstance(frame, Drawing) and frame.seat == seat and frame.plan is not None:
            frame.plan = rng.choice([Plan([*frame.plan.decks, "ask"], 1), Plan(list(frame.plan.decks), 9)])
        elif isinstance(frame, Market):
            frame.lists[seat] = frame.lists[seat][: rng.randrange(len(frame.lists[seat]) + 1)]
        elif isinstance(frame, Election):
            _election(rng, state, frame, seat)
        elif isinstance(frame, Parliament):
            _parliament(rng, state, frame, seat)
    for family in families_of(state, seat):
        _troops(rng, state, family)


def _hand(rng: random.Random, state: FiefState, seat: int) -> None:
    """Every card may be another one with the same back, from the deck; the top cards stay."""
    hand = state.hands[seat]
    for number, card in enumerate(list(hand)):
        deck = state.characters if is_character(card) else state.fortunes
        spots = [n for n, c in enumerate(deck[:-1]) if not is_disaster(c)]
        if spots and rng.random() < 0.8:
            spot = rng.choice(spots)
            hand[number], deck[spot] = deck[spot], card
    hand.sort()


def _election(rng: random.Random, state: FiefState, frame: Election, seat: int) -> None:
    """Another vote; where votes lie is seen when they are laid in turn, so that only vote and decoy change places."""
    for family in families_of(state, seat):
        if frame.turn >= 0:
            if rng.random() < 0.5 and frame.sealed[seat]:
                frame.votes[family], frame.decoys[family] = frame.decoys[family], frame.votes[family]
            continue
        frame.votes[family] = rng.choice([NONE, *frame.candidates])
        frame.decoys[family] = rng.choice([NONE, *frame.candidates])


def _parliament(rng: random.Random, state: FiefState, frame: Parliament, seat: int) -> None:
    if frame.split:
        if state.sovereign >= 0 and seat_of(state, state.nobles[state.sovereign].family) == seat:
            frame.split = [0] * state.seats
        return
    for family in families_of(state, seat):
        frame.votes[family] = rng.choice(["", "aye", "nay"])


def _troops(rng: random.Random, state: FiefState, family: int) -> None:
    """Kinds change places among a family's stacks, of those that have marched and of those that have not: each stack
    keeps its number, the family its kinds. Whoever fights or counts losses now lies open."""
    stacks = [s for s in state.stacks if s.family == family and not _open(state, s)]
    for marched in (True, False):
        spots: list[tuple[Stack, int]] = []
        for stack in stacks:
            for kind in HIDDEN_KINDS:
                count = stack.moved[kind] if marched else stack.units[kind] - stack.moved[kind]
                spots += [(stack, kind)] * count
        kinds = [kind for _, kind in spots]
        rng.shuffle(kinds)
        for (stack, kind), other in zip(spots, kinds, strict=True):
            stack.units[kind] -= 1
            stack.units[other] += 1
            if marched:
                stack.moved[kind] -= 1
                stack.moved[other] += 1


def _open(state: FiefState, stack: Stack) -> bool:
    return any(_shows(state, frame, stack) for frame in state.frames)


def _shows(state: FiefState, frame: Frame, stack: Stack) -> bool:
    if isinstance(frame, Battle):
        return frame.city == stack.city and any(stack in stacks_of(state, frame.city, camp) for camp in frame.camps)
    if isinstance(frame, March):
        return state.nobles[frame.noble].family == stack.family
    return isinstance(frame, Toll) and frame.city == stack.city


def shuffle_unseen(rng: random.Random, state: FiefState) -> None:
    """Other luck to come, other cards under the tops of the decks, on the track and aside, other relics unseen."""
    state.dice.seed = f"{rng.random()}"
    _swap(rng, state.characters[:-1], state.aside, state)
    for deck in (state.characters, state.fortunes):
        rest = deck[:-1]
        rng.shuffle(rest)
        deck[:-1] = rest
    peeked = any(isinstance(f, Drawing) and f.peeked for f in state.frames)
    if state.fortunes and not peeked:
        top = is_disaster(state.fortunes[-1])
        same = [n for n, c in enumerate(state.fortunes) if is_disaster(c) == top]
        other = rng.choice(same)
        state.fortunes[-1], state.fortunes[other] = state.fortunes[other], state.fortunes[-1]
    rest = list(state.servants)
    rng.shuffle(rest)
    state.servants[:] = rest
    hidden = [relic for relic in state.relics if not relic.known and relic.bearer < 0 and not relic.gone]
    cities = [relic.city for relic in hidden]
    rng.shuffle(cities)
    for relic, city in zip(hidden, cities, strict=True):
        relic.city = city
    if state.track:
        spots = [n for n, c in enumerate(state.fortunes[:-1]) if is_disaster(c)]
        if spots:
            spot = rng.choice(spots)
            state.track[-1], state.fortunes[spot] = state.fortunes[spot], state.track[-1]


def _swap(rng: random.Random, deck: list[int], aside: list[int], state: FiefState) -> None:
    """A Noble laid aside and one in the deck change places."""
    spots = [n for n, card in enumerate(deck) if card < len(state.nobles)]
    if spots and aside:
        spot, away = rng.choice(spots), rng.randrange(len(aside))
        aside[away], state.characters[spot] = deck[spot], aside[away]
        aside.sort()


def strain(state: FiefState) -> None:
    """Full purses, careful orders, hands full of opportunities, disasters on the track, three Lords and a prelate."""
    for family in range(3):
        state.fiefs[family] = family_nobles(state, family)[1]
    state.sees[1] = next(n for n in family_nobles(state, 2) if MAN[n])
    state.characters.remove(PRELATES[1])
    for seat in range(state.seats):
        for action in RULES.styles()["careful"]:
            RULES.apply(state, seat, action)
        state.purse[seat] = 60
        for _ in range(3):
            spot = next((n for n, c in enumerate(state.fortunes) if not is_disaster(c)), None)
            if spot is not None:
                state.hands[seat].append(state.fortunes.pop(spot))
        state.hands[seat].sort()
    while len(state.track) < 3:
        spot = next(n for n, c in enumerate(state.fortunes) if is_disaster(c))
        state.track.append(state.fortunes.pop(spot))
