"""What always holds in a game of roses, and what one seat hides from the other."""

from __future__ import annotations

import random

from engine.core import Action, Event, Piece, SeatRef
from engine.roses.board import (
    BLOCK_IDS,
    BLOCKS,
    CARDS,
    DECK,
    EXILE,
    HEIRS,
    LIMIT,
    REBEL,
    STEPS,
    TURNCOATS,
    TWIN,
)
from engine.roses.rules import ROSES
from engine.roses.standing import ORDERS, VALUES
from engine.roses.state import (
    ASIDE,
    DEAD,
    FALLEN,
    MINOR,
    POOL,
    SPENT,
    Acting,
    Battle,
    Cards,
    Mulligan,
    Over,
    Political,
    Regroup,
    RosesState,
    Supply,
    blocks_of,
    faces,
    held,
    owner,
)
from engine.roses.view import Plan

SECRET = ("moved", "sailed", "recruited", "lost", "starved", "regrouped", "home", "pooled")


def check(state: RosesState) -> None:
    """Conservation of every block and card, and the limits of the rulebook."""
    assert ROSES.invariants(state) == []
    assert len(state.where) == len(state.steps) == 63
    for block, place in enumerate(state.where):
        assert FALLEN <= place <= 32
        assert (0 < state.steps[block] <= STEPS[block]) == (place >= 0), BLOCK_IDS[block]
        if place >= 0:
            assert EXILE[place] != 1 - owner(state, block), "a block stands in enemy exile"
        kind = BLOCKS[block].kind
        assert place != MINOR or block in (*HEIRS[0], *HEIRS[1])
        assert place != FALLEN or kind == "mercenary"
        assert place != ASIDE or TWIN[block] >= 0
        assert place != SPENT or not (BLOCKS[block].rose or BLOCKS[block].heir_rank or block in TURNCOATS)
        twin = TWIN[block]
        if twin >= 0 and place != DEAD:
            assert (place == ASIDE) != (state.where[twin] == ASIDE), "one version of a noble is in play"
        if twin >= 0 and place == DEAD:
            assert state.where[twin] == DEAD
    for seat, player in enumerate(state.players):
        size = len(player.hand) + len(player.played) + (player.card != "" and isinstance(state.frames[0], Cards))
        assert size == 7, seat
    drawn = [c for p in state.players for c in (*p.hand, *p.played)]
    assert all(drawn.count(c) <= DECK.count(c) for c in CARDS)
    for frame in state.frames:
        if isinstance(frame, Acting):
            assert frame.ap >= 0
            extra = frame.event == "surprise"
            assert all(frame.used.count(b) <= LIMIT[b] + extra for b in frame.used)
        if isinstance(frame, Battle):
            assert all(used.count(b) <= LIMIT[b] for used in frame.used for b in used)
            assert 1 <= frame.round <= 4
        if isinstance(frame, Regroup):
            assert all(frame.used.count(b) <= LIMIT[b] for b in frame.used)
    lancaster, york = held(state)
    if isinstance(state.frames[0], Cards):
        assert not any(a and b for a, b in zip(lancaster, york, strict=True)), "a battle was not fought"
    for area, seat, _ in state.entries:
        borders = {b for a, s, b in state.entries if a == area and s == seat}
        assert len(borders) <= 3
    head = state.heads[1 - state.king]
    assert isinstance(state.frames[-1], Over) or (head >= 0 and state.where[head] not in (ASIDE, DEAD))


def check_events(state: RosesState, events: list[Event]) -> None:
    """Public events never name a block that stays hidden; their seats exist."""
    for event in events:
        assert event.key.startswith("roses-")
        if event.audience is None and event.key.removeprefix("roses-") in SECRET:
            assert not any(isinstance(p, Piece) for p in event.params.values())
        if event.key.endswith("-own"):
            assert event.audience is not None
        if "seat" in event.params:
            assert event.params["seat"] in (SeatRef(0), SeatRef(1))


def disturb(rng: random.Random, state: RosesState, seat: int) -> None:
    """Change everything that ``seat`` hides, and nothing else."""
    player = state.players[seat]
    player.hand = [rng.choice(DECK) for _ in player.hand]
    if player.card and isinstance(state.frames[0], Cards):
        player.card = rng.choice(DECK)
    player.standing = _plan(rng)
    player.orders = {BLOCK_IDS[b]: rng.choice(ORDERS[:-1]) for b in blocks_of(state, seat) if rng.random() < 0.3}
    battle = next((f for f in state.frames if isinstance(f, Battle)), None)
    known = {*faces(state), *(battle.known if battle else ())}
    winter = state.turn == 1 and any(isinstance(f, Cards | Mulligan) for f in state.frames)  # it is in the pool (8.1)
    hidden = [
        b
        for b in blocks_of(state, seat)
        if (state.where[b] >= 0 or state.where[b] in (POOL, SPENT, FALLEN))
        and b not in known
        and b != state.prisoner
        and not (b == REBEL and winter)
    ]
    other = list(hidden)
    rng.shuffle(other)
    change = dict(zip(hidden, other, strict=True))
    where = list(state.where)
    for old, new in change.items():
        state.where[new] = where[old]
        state.steps[new] = rng.randint(1, STEPS[new]) if where[old] >= 0 else 0
    came = list(state.came)
    for old, new in change.items():
        state.came[new] = came[old]
    for frame in state.frames:
        if isinstance(frame, Battle):
            frame.reserve = [change.get(b, b) for b in frame.reserve]
            frame.plans[seat] = _plan(rng)
        elif isinstance(frame, Acting):
            frame.recruits = [change.get(b, b) for b in frame.recruits]
            frame.locked = change.get(frame.locked, frame.locked)
            for trip in frame.trips:
                trip.block = change.get(trip.block, trip.block)
        elif isinstance(frame, Supply):
            frame.paid = [change.get(b, b) for b in frame.paid]
        elif isinstance(frame, Political):
            frame.settled = [change.get(b, b) for b in frame.settled]
        elif isinstance(frame, Mulligan) and frame.choices[seat]:
            frame.choices[seat] = rng.choice(["keep", "mulligan"])


def _plan(rng: random.Random) -> Plan:
    return Plan(**{key: rng.choice(values) for key, values in VALUES.items()})


def shuffle_unseen(rng: random.Random, state: RosesState) -> None:
    """Change what nobody may know: the luck to come."""
    state.dice.seed = f"other-{rng.random()}"


def strain(state: RosesState) -> None:
    """Make everybody weak, so that heirs, Kings and mercenaries die soon."""
    for block, place in enumerate(state.where):
        if place >= 0:
            state.steps[block] = 1


STRANGE_WORDS = """
    card; card action_9; card plague; card action_2 1; standing; standing act; standing act charge; standing
    brief ask; style; style bold; style quick 1; standing hand maybe; orders; close;
    plan act fire; block-order yor_york fire; plan hits levies; plan; block-order; block-order yor_york;
    block-order rebel charge; block-order
    lan_devon fire; keep; keep 1; mulligan; mulligan now; redeal; redeal 2; move; move yor_york; move yor_york
    atlantis; move yor_york scotland; move lan_henry_vi calais; move lan_henry_vi oxford; move yor_march sussex; sea
    lan_scots_mercenary chester; sea yor_warwick east_anglia; sea yor_york essex 1; sea dragon essex; recruit
    lan_bombard middlesex; recruit yor_bombard kent; recruit rebel man; recruit rebel kent; recruit yor_norfolk
    glamorgan; done 1; muster; muster essex; muster calais; plague; plague middlesex; plague york; main essex; main
    essex rutland; main essex sea; battle; battle essex; battle atlantis; fire; fire yor_york; fire dragon; pass;
    pass lan_oxford; retreat yor_york; retreat yor_york essex; retreat lan_clifford atlantis; charge lan_henry_vi
    yor_york; charge yor_march; treason yor_warwick lan_stanley; treason lan_henry_vi yor_kent; treason yor_york
    lan_rivers; event-treason; event-treason lan_rivers; pass-treason 1; hit; hit yor_york; hit dragon; regroup;
    regroup yor_york essex; execute; execute lan_clarence; execute lan_devon; spare 1; heir; heir lan_richmond; heir
    lan_prince_edward kent; heir yor_gloucester calais; loss; loss lan_devon; loss dragon; home; home lan_devon
    cornwall; home yor_york ireland; dismiss; dismiss yor_york; home-all 1; seal 1; unseal now; attack 3; offer seat-2
"""
STRANGE = [Action.parse(text) for text in " ".join(STRANGE_WORDS.split()).split("; ")]
"""Actions that are never legal, or seldom."""
