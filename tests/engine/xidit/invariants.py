"""What always holds in a game of Xidit, and what one seat hides from the others."""

from __future__ import annotations

import random

from engine.core import Action, Event, Place, seats_in
from engine.xidit.board import BANK, BARDS, CENTRAL, LEVELS, SUPPLY, TITANS, UNITS
from engine.xidit.state import Census, Over, Placement, Renew, Resolve, XiditState, cities_in_play, closed_regions
from engine.xidit.view import Plan, Standing


def check(state: XiditState) -> None:
    """Conservation of every component, and the limits of the rulebook."""
    units = list(state.barracks)
    for counts in (*state.recruits, *(p.units for p in state.players)):
        for n, count in enumerate(counts):
            assert count >= 0
            units[n] += count
    assert tuple(units) == SUPPLY
    on_board = [0] * state.seats
    for city, levels in enumerate(state.levels):
        assert 0 <= levels <= 4
        assert (levels > 0) == (state.owner[city] >= 0)
        if levels:
            on_board[state.owner[city]] += levels
    for seat, player in enumerate(state.players):
        assert on_board[seat] + player.levels_left + player.waiting == LEVELS
        assert min(player.levels_left, player.waiting, player.bards_left, player.sovereigns) >= 0
        assert player.bards_left + sum(row[seat] for row in state.bards) == BARDS
    assert sum(p.sovereigns for p in state.players) <= BANK
    closed = closed_regions(state.seats, state.options.short)
    assert not any(any(state.bards[region]) for region in closed)
    laid = [city for city, counts in enumerate(state.recruits) if counts]
    tiles = [*laid, *state.threats, *state.recruit_pile, *state.threat_pile]
    tiles += [*state.recruit_discard, *state.threat_discard, state.next_recruit, state.next_threat]
    assert sorted(tiles) == list(cities_in_play(state.seats, state.options.short))
    sides = 4 if state.seats == 3 else 5
    renewing = [f.side for f in state.frames if isinstance(f, Renew)]
    assert len(laid) == sides - renewing.count("recruit")
    assert len(state.threats) == sides - renewing.count("threat")
    left = [n for stack in state.titans for n in stack]
    assert len(left) == len(set(left)) <= len(TITANS)
    assert all(len(stack) > 0 for stack, awake in zip(state.titans, state.awake, strict=True) if awake)
    if not isinstance(state.frames[0], Placement):
        assert all(1 <= p.city <= 21 for p in state.players)
    assert isinstance(state.frames[-1], Over) or 1 <= state.year <= 12


def check_events(state: XiditState, events: list[Event]) -> None:
    """Public events never name the Bastion; their seats exist."""
    for event in events:
        assert event.key.startswith("xidit-")
        if event.audience is None:
            assert event.params.get("region") != Place("crownlands")
            assert event.key != "xidit-bards-bastion"
        assert seats_in(event.params) <= set(range(state.seats))


def disturb(rng: random.Random, state: XiditState, seat: int) -> None:
    """Change everything that ``seat`` hides, and nothing else."""
    player = state.players[seat]
    player.units = [rng.randrange(6) for _ in UNITS]
    player.sovereigns = rng.randrange(40)
    player.bards_left = rng.randrange(1, 15)
    state.bards[CENTRAL][seat] = rng.randrange(9)
    player.waiting = rng.randrange(4)
    player.levels_left = rng.randrange(9)
    if not isinstance(state.frames[0], Resolve | Census):
        player.orders = [rng.choice(["", "blue", "red", "black", "act", "wait"]) for _ in range(6)]
    player.plans = [Plan(reward="bards-guild") if rng.random() < 0.3 else None for _ in range(6)]
    player.standing = Standing(
        rng.choice(["ask", "least", "bards-guild"]),
        rng.choice(["ask", "even"]),
        rng.choice(["ask", "meant", "never"]),
        rng.choice(["ask", "safest"]),
        rng.choice(["ask", "fullest"]),
        rng.choice(["ask", "useful"]),
        rng.choice(["three", "five"]),
        rng.choice(["archer", "mage"]),
        rng.choice(["ask", "even"]),
        rng.choice(["ask", "all"]),
    )
    wished = rng.sample(range(1, 22), len(player.wishes))
    player.wishes = [city if player.sealed or rng.random() < 0.8 else 0 for city in wished]
    player.reveals = [rng.randrange(4) if n >= 0 else n for n in player.reveals]


def shuffle_unseen(rng: random.Random, state: XiditState) -> None:
    """Change what nobody may know: the luck to come, the tiles below the top of each pile, sleeping Titans."""
    state.dice.seed = f"other-{rng.random()}"
    for pile in (state.recruit_pile, state.threat_pile):
        below = pile[:-1]
        rng.shuffle(below)
        pile[:-1] = below
    for stack, awake in zip(state.titans, state.awake, strict=True):
        if not awake:
            rng.shuffle(stack)


def strain(state: XiditState) -> None:
    """Make the threats run dry soon: Titans awake and reinforcements come in the first years."""
    while len(state.threat_pile) > 1:
        state.recruit_pile.insert(0, state.threat_pile.pop(0))


STRANGE_WORDS = """
    place; place 0; place 22; place frostmark; place 3 4; order; order 7 red; order 1 green; order red
    1; seal 1; unseal now; standing-reward guild; standing-phantom all; standing-titan; plan-reward 1;
    plan-bards 1 frostmark 99; plan-bards 1 atlantis 1; plan-titan 0 3; plan-titan 3 6; plan-spend 2
    mage 9; plan-spend 2 dragon 1; reward guild guild; reward bards sovereigns; reward; bard; bard
    atlantis; bard 3; titan 6; titan; pass-titan 3; spend; spend dragon; phantom luck; phantom; raise;
    raise 0; raise frostmark; raise 22; wish; wish 1; wish 0 3; wish 9 3; wish 1 22; wish 1 frostmark;
    show-all 1; style; style slow; style quick 1; standing-level ask 1; standing-level highest;
    reveal mage; reveal mage -1; reveal mage 99; reveal dragon 1;
    reveal 1 mage; attack 3; offer seat-2
"""
STRANGE = [Action.parse(text) for text in " ".join(STRANGE_WORDS.split()).split("; ")]
"""Actions that are never legal, or seldom."""
