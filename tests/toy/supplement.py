"""The fair for the tests of all games: a picker that trades, what always holds, what a seat hides."""

from __future__ import annotations

import random
from typing import Any

from engine.core import Action, Event, Prompt
from herald_fair.state import FULL, GOODS, Auction, FairState, Objection, offers
from tests.engine.driver import AnyRules, by_verb
from tests.engine.supplement import Supplement


def lively(rng: random.Random, rules: AnyRules, state: Any, seat: int, prompt: Prompt) -> Action:
    """Mostly anything; bids are small, so that purses last for trade."""
    bids = [a for a in prompt.actions if a.verb == "bid"]
    if bids and rng.random() < 0.5:
        return rng.choice(bids[:30])
    answers = [a for a in prompt.actions if a.verb in ("accept", "counter")]
    if answers and rng.random() < 0.6:
        return rng.choice([answers[0], rng.choice(answers)])
    return by_verb(rng, rules, state, seat, prompt)


def check(state: FairState) -> None:
    """Purses and cellars hold what they can; offers stand between two seats."""
    assert all(0 <= coins <= FULL for coins in state.purse)
    assert all(count >= 0 for row in state.cellar for count in row)
    assert all(cards >= 0 for cards in state.cards)
    assert sum(state.pennants) <= state.day
    assert len({f.number for f in offers(state)}) == len(offers(state))


def check_events(state: FairState, events: list[Event]) -> None:
    """What only one seat may know has an audience."""
    for event in events:
        assert event.key.startswith("fair-")
        assert (event.audience is not None) >= (event.key in ("fair-found", "fair-bid", "fair-card", "fair-object"))


def disturb(rng: random.Random, state: FairState, seat: int) -> None:
    """Change everything that ``seat`` hides, and nothing else. A whispered offer is known to its other end too."""
    state.purse[seat] = rng.randrange(FULL + 1)
    state.cellar[seat] = [rng.randrange(4) for _ in GOODS]
    state.cards[seat] = rng.randrange(3)
    top = state.frames[-1]
    if not isinstance(top, Auction) or top.sealed[seat]:
        state.standing[seat] = rng.choice([-1, 0, 20])
    if isinstance(top, Auction) and top.bids[seat] >= 0:
        top.bids[seat] = rng.randrange(FULL + 1)
    if isinstance(top, Objection) and seat != top.seat and top.said[seat]:
        top.said[seat] = rng.choice(["silent", "object"])


def shuffle_unseen(rng: random.Random, state: FairState) -> None:
    """Change the luck to come."""
    state.dice.seed = f"other-{rng.random()}"


def strain(state: FairState) -> None:
    """Nobody has any coins."""
    state.purse = [0] * state.seats


STRANGE_WORDS = """
    sign; sign golden-lion; sign golden-lion 2; sign lead-lion; vote; vote maybe; vote aye nay; bid; bid -1; bid 201;
    bid golden; seal 1; unseal now; cart; cart wool; cart wool south-gate; cart beer north-gate; cart wine river-gate;
    stay home; silent; silent 1; object; object now; offer; offer seat-0 20 wool; offer seat-1 20 wool; offer seat-9 20
    wool; offer seat-1 25 wool; offer seat-1 200 wine; offer 1 20 wool; whisper seat-2 20 cloth; whisper seat-2 20 beer;
    withdraw; withdraw 1; withdraw 99; withdraw wool; accept; accept 0; accept 1; accept 2001; accept wool; refuse 1;
    refuse -1; refuse 3001; counter 1; counter 1 30; counter 1 35; counter 2001 10; veto; veto 1; standing-bid;
    standing-bid never; standing-bid 30; standing-bid ask ask; attack 3
"""
STRANGE = [Action.parse(text) for text in " ".join(STRANGE_WORDS.split()).split("; ")]
"""Actions that are never legal, or seldom."""

SUPPLEMENT = Supplement(
    cases=[(seats, {}) for seats in range(2, 7)] + [(6, {"rounds": 4, "cards": 6}), (3, {"rounds": 1, "cards": 0})],
    picker=lively,
    check=check,
    check_events=check_events,
    disturb=disturb,
    shuffle_unseen=shuffle_unseen,
    strain=strain,
    strange=STRANGE,
    asks=frozenset({"sign", "vote", "bid", "cart", "objection", "over"}),
    records=[],
)
