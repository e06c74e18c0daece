"""What a seat hides in a position of Warrior Knights, changed; rare beginnings; actions that are never or seldom
legal."""

from __future__ import annotations

import random

from engine.core import Action
from engine.knights.deals import FAVOURS
from engine.knights.game_data import KINDS, NONE, SHAPES
from engine.knights.hall import choices
from engine.knights.phases.ballot import BidsPhase
from engine.knights.phases.planning import repeats
from engine.knights.rules import KNIGHTS
from engine.knights.standing.standing import SETTINGS, change
from engine.knights.state.frames import Assigning, Planning
from engine.knights.state.frames_cards import Pool
from engine.knights.state.frames_vote import Ballot, Bids
from engine.knights.state.frames_war import Ability, Battle, Hands
from engine.knights.state.state import PER_PILE, PILES, KnState, card_of, owner_of

STRANGE: list[Action] = [
    Action.parse(text)
    for text in (
        "anything", "done", "pass", "seal", "unseal", "back", "halt", "done now", "use", "use march", "use nothing",
        "decline", "assign 1 stronghold", "assign 9 stronghold", "assign 1 karmin", "assign 1 nobody", "assign",
        "found vecht", "found ashwold", "found cadiz", "found nowhere", "deploy karmin vecht", "deploy karmin nowhere",
        "deploy nobody vecht", "lay levy-taxes 1", "lay levy-taxes 4", "lay levy-taxes 0", "lay fund-expeditions 1",
        "lay nonsense 1", "unlay levy-taxes 1", "unlay levy-taxes 9", "spot 1", "spot 7", "spot 0", "spot 99",
        "serve wages", "serve nothing", "take crowns", "take everything", "target vecht", "target nowhere", "target",
        "allocate wages", "allocate nothing", "march karmin vecht", "march karmin vecht lorne", "march nobody vecht",
        "march karmin nowhere", "march", "sail karmin cadiz", "sail karmin vecht", "bring stronghold all",
        "bring rubino regular-50", "bring rubino nothing", "bring nobody all", "permit karmin", "forbid karmin",
        "permit nobody", "attack vecht city", "attack vecht seat-1", "attack vecht seat-9", "attack nowhere city",
        "attack vecht", "pay vecht faith", "pay vecht love", "yield vecht", "yield nowhere", "place karmin vecht",
        "place nobody vecht", "shift all stronghold karmin", "shift nothing stronghold karmin",
        "shift all karmin karmin",
        "order wages all", "order wages perhaps", "order nothing ask", "order-pass seat-0 allow",
        "order-pass seat-9 ask",
        "terms seat-0 gift", "terms seat-1 pass", "terms seat-9 gift", "terms seat-0 love", "give 1", "give 99",
        "give 0", "give -3", "bid 1", "bid 99", "price 5", "price 99", "take-offer 1", "decline-offer 99",
        "withdraw-offer 3", "pledge karmin seat-1", "pledge karmin seat-0", "release karmin", "slay-heir karmin",
        "miracle no-heir", "miracle fire", "obey", "defy", "settle", "discharge english-50 stronghold",
        "discharge regular-50 stronghold", "discharge nothing nobody", "hire english-50 stronghold",
        "hire english-50 karmin", "hire regular-50 stronghold", "hire nothing stronghold", "repair vecht 1",
        "repair stronghold 99", "repair nowhere 1", "fortify vecht", "fortify stronghold", "muster karmin 1",
        "muster nobody 1", "start china", "start nowhere", "invest 1", "invest 99", "invest 0", "bless",
        "name seat-0", "name seat-9", "name karmin", "choose vecht", "choose seat-1", "choose nothing", "avert", "wait",
        "pledge-faith 1", "pledge-faith 99", "free vecht", "free nowhere", "strip constable", "strip nothing",
        "assault", "besiege", "lead karmin", "command karmin", "command nobody", "drop 1", "drop 99", "restore 1",
        "keep vecht", "raze vecht", "keep", "raze", "retreat karmin vecht", "lose karmin", "surrender vecht",
    )
]  # fmt: skip


def disturb(rng: random.Random, state: KnState, seat: int) -> None:
    """Other cards in hand, on one's plan and on the piles that are not turned over yet; other orders, drafts, troops
    being assigned, Fate cards in a battle, pledges, Votes written down."""
    baron = state.barons[seat]
    if not any(p.blocks for p in KNIGHTS.prompts(state).get(seat, [])):  # else they would have answered already
        for _ in range(4):
            change(state.orders[seat], rng.choice(SETTINGS))
    others = [s for s in range(state.seats) if s != seat]
    state.drafts[seat].to, state.drafts[seat].favour = rng.choice(others), rng.choice(FAVOURS)
    planning = next((frame for frame in state.frames if isinstance(frame, Planning)), None)
    goes_last = planning is not None and not planning.sealed[seat] and repeats(state, seat)
    if not goes_last:  # whoever repeats a plan seals with the last of the others, and shows by it that it repeats (G44)
        baron.last = [sorted(rng.choices(range(len(KINDS)), k=rng.randrange(PER_PILE + 1))) for _ in range(PILES)]
    for frame in state.frames:
        if isinstance(frame, Planning) and not goes_last:
            _plan(rng, state, seat)
        elif isinstance(frame, Assigning):
            lowest = 0 if frame.sealed[seat] else NONE
            frame.to[seat] = [rng.randrange(lowest, len(SHAPES) + 1) for _ in frame.to[seat]]
        elif isinstance(frame, Bids):
            left = baron.votes
            for n in range(len(frame.amounts[seat])):
                frame.amounts[seat][n] = rng.randrange(left + 1)
                left -= frame.amounts[seat][n]
            words = [rng.choice(["", *choices(state, matter)]) for matter in BidsPhase.matters(state)]
            frame.says = [list(mine) for mine in frame.says] or [[""] * len(mine) for mine in frame.amounts]
            frame.says[seat] = words
        elif isinstance(frame, Ballot) and frame.meant and not frame.voices[seat]:
            frame.meant[seat] = frame.meant[seat] and rng.choice(choices(state, frame))
        elif isinstance(frame, Pool) and state.barons[seat].faith:
            frame.pledges[seat] = rng.randrange(min(frame.cost, state.barons[seat].faith) + 1)
    if any(state.piles):
        _piles(rng, state, seat)
    _battle(rng, state, seat)


def _plan(rng: random.Random, state: KnState, seat: int) -> None:
    """All that is in hand or on the plan lies otherwise."""
    baron = state.barons[seat]
    cards = [k for k, n in enumerate(baron.hand) for _ in range(n)] + [k for pile in baron.plan for k in pile]
    rng.shuffle(cards)
    baron.plan = [
        sorted(cards.pop() for _ in range(min(len(cards), rng.randrange(PER_PILE + 1)))) for _ in range(PILES)
    ]
    baron.hand = [cards.count(kind) for kind in range(len(KINDS))]


def _piles(rng: random.Random, state: KnState, seat: int) -> None:
    """Its cards in hand and on the piles change places."""
    baron = state.barons[seat]
    cards = [k for k, n in enumerate(baron.hand) for _ in range(n)]
    spots = [(p, n) for p, pile in enumerate(state.piles) for n, card in enumerate(pile) if owner_of(card) == seat]
    cards += [state.piles[p][n] % len(KINDS) for p, n in spots]
    rng.shuffle(cards)
    for p, n in spots:
        state.piles[p][n] = card_of(seat, cards.pop())
    baron.hand = [cards.count(kind) for kind in range(len(KINDS))]


def _battle(rng: random.Random, state: KnState, seat: int) -> None:
    """Another hand of as many Fate cards, others laid aside, an ability held back."""
    battle = next((f for f in reversed(state.frames) if isinstance(f, Battle)), None)
    if battle is None:
        return
    side = 0 if battle.seat == seat else 1 if battle.foe == seat else NONE
    if side == NONE:
        return
    hand = battle.fate[side]
    if not battle.bare:
        for n in range(len(hand)):
            spot = rng.randrange(len(state.fate)) if state.fate else NONE
            if spot != NONE:
                hand[n], state.fate[spot] = state.fate[spot], hand[n]
    for frame in state.frames:
        if isinstance(frame, Hands) and not frame.sealed[seat]:
            frame.drops[side] = sorted(rng.sample(range(len(hand)), rng.randrange(len(hand) + 1)))
        elif isinstance(frame, Ability):
            frame.use[side] = rng.random() < 0.5


def shuffle_unseen(rng: random.Random, state: KnState) -> None:
    """Other luck to come, decks in another order under the back of the next Event, piles in another order."""
    state.dice.seed = f"{rng.random()}"
    for deck in (state.fate, state.agendas, state.mercenaries):
        rng.shuffle(deck)
    rest = state.events[1:]
    rng.shuffle(rest)
    state.events[1:] = rest
    for pile in state.piles:
        rng.shuffle(pile)


def strain(state: KnState) -> None:
    """The last Influence is near, and money is short."""
    state.pool = min(state.pool, 4 * state.seats)
    for baron in state.barons:
        baron.crowns = 4
        baron.faith = 2
