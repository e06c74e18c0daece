"""What if: the running battle fought on many times, from one seat's view and nothing else.

What the view leaves open is drawn anew for every run: which enemies wait in reserve, and where the others stand. Both
sides then fight by orders: one's own, where they say something, else the quick ones; the enemy's are the quick ones.
The card of treachery stays in its hand, and the winner does not move on. The luck is made up and the same every time
that the same view is asked about, so nothing is learnt by asking again.
"""

from __future__ import annotations

from collections import Counter

import msgspec

from engine.core import Dice, Event
from engine.roses.board import (
    AREA,
    BLOCK,
    BLOCK_IDS,
    BLOCKS,
    NEIGHBOURS,
    SEA,
    SEA_BORDER,
    STEPS,
    TWIN,
)
from engine.roses.combat import line
from engine.roses.imagine import dealt, lay
from engine.roses.phases import PHASES
from engine.roses.setup import RULES_VERSION, SCHEMA_VERSION
from engine.roses.standing import STYLES, copy
from engine.roses.state import ASIDE, DEAD, MINOR, NOWHERE, Battle, Book, Frame, Hits, Options, RosesState, Seat, owner
from engine.roses.view import BattleView, Own, Plan, RosesView

_QUICK = STYLES["quick"]


class BattleOdds(msgspec.Struct, frozen=True):
    """How a battle ended in so many runs, as a seat reads it."""

    seat: int
    """The seat that reads it."""
    area: str
    """Id of the area where it is fought."""
    runs: int
    """How many runs there were."""
    won: int
    """Runs in which the seat holds the field."""
    own: list[int]
    """Steps that the seat lost: by their number, in how many runs it was so."""
    enemy: list[int]
    """Steps that the enemy lost: by their number, in how many runs it was so."""
    fell: dict[str, int]
    """By id of a revealed or own block, in how many runs it was eliminated."""
    turned: int
    """Runs in which somebody changed sides."""


def whatif(view: RosesView, runs: int) -> BattleOdds | None:
    """The running battle in ``runs`` runs; ``None`` where none is fought, or nobody's eyes look on."""
    if view.battle is None or view.own is None or view.seat is None:
        return None
    seat, area = view.seat, AREA[view.battle.area]
    own, enemy, fell = Counter[int](), Counter[int](), Counter[str]()
    won = turned = 0
    base = _known(view, view.own)
    named = [BLOCK[f.block] for f in view.battle.fighters]
    named += [BLOCK[b] for b in view.own.reserves if BLOCK[b] not in named]
    for number in range(runs):
        state: RosesState = msgspec.json.decode(base, type=RosesState)
        luck = Dice(f"what if {number}")
        _fill(state, view, luck)
        state.dice = luck
        battle = state.frames[0]
        assert isinstance(battle, Battle)
        before = [b for b, place in enumerate(state.where) if place == area and b != state.prisoner]
        steps = {b: (owner(state, b), state.steps[b]) for b in before}
        already = set(battle.turned)
        _fight_on(state)
        won += state.reports[-1].winner == seat
        gone = {0: 0, 1: 0}
        for block, (side, had) in steps.items():
            gone[side] += had - state.steps[block]
        own[gone[seat]] += 1
        enemy[gone[1 - seat]] += 1
        fell.update(BLOCK_IDS[b] for b in named if state.where[b] < 0 and state.where[b] != ASIDE)
        turned += bool(set(battle.turned) - already)
    most = (max(own), max(enemy))
    return BattleOdds(
        seat,
        view.battle.area,
        runs,
        won,
        [own[n] for n in range(most[0] + 1)],
        [enemy[n] for n in range(most[1] + 1)],
        {BLOCK_IDS[b]: fell[BLOCK_IDS[b]] for b in named},
        turned,
    )


def _known(view: RosesView, own: Own) -> bytes:
    """What the view tells, as a save that lacks the enemy's unseen blocks."""
    where, steps = [ASIDE] * len(BLOCKS), [0] * len(BLOCKS)
    for seat in view.seats:
        for place, names in ((DEAD, seat.dead), (MINOR, seat.minors)):
            for name in names:
                where[BLOCK[name]] = place
    for row in own.blocks:
        block = BLOCK[row.block]
        where[block] = AREA[row.place] if row.place in AREA else -1 - NOWHERE.index(row.place)
        steps[block] = row.steps
    assert view.battle is not None
    for fighter in view.battle.fighters:
        where[BLOCK[fighter.block]], steps[BLOCK[fighter.block]] = AREA[view.battle.area], fighter.steps
    prisoner = BLOCK[view.prisoner] if view.prisoner else -1
    if prisoner >= 0:
        where[prisoner], steps[prisoner] = AREA[view.prison], steps[prisoner] or STEPS[prisoner]
    players = [Seat(standing=copy(_QUICK)), Seat(standing=copy(_QUICK))]
    assert view.seat is not None
    players[view.seat].orders = {block: word for block, word in own.orders.items() if word != "ask"}
    state = RosesState(
        schema_version=SCHEMA_VERSION,
        rules_version=RULES_VERSION,
        seats=2,
        dice=Dice(""),
        options=Options(),
        campaign=view.campaign,
        last=view.last_campaign,
        turn=view.turn,
        king=view.king,
        heads=[BLOCK[s.head] if s.head else -1 for s in view.seats],
        frames=_frames(view, view.battle, own),
        players=players,
        where=where,
        steps=steps,
        due=[0, 0],
        prisoner=prisoner,
        first=view.first,
        entries=[(AREA[c.area], c.seat, SEA_BORDER if c.origin == SEA else NEIGHBOURS[AREA[c.area]][AREA[c.origin]])
                 for c in view.entries],
        came=[-1] * len(BLOCKS),
        mains=[],
        treason=-1,
        sides=[Book()],
    )  # fmt: skip
    return msgspec.json.encode(state)


def _frames(view: RosesView, battle: BattleView, own: Own) -> list[Frame]:
    """The battle as it stands."""
    assert view.seat is not None
    assert own.plan is not None
    plans = [copy(_QUICK), copy(_QUICK)]
    plans[view.seat] = _answered(own.plan)
    for each in plans:
        each.brief, each.regroup = "never", "stay"
    there = battle.fighters
    frame = Battle(
        area=AREA[battle.area],
        attacker=battle.attacker,
        round=battle.round,
        stage="fight",
        reserve=[BLOCK[b] for b in dict.fromkeys([*(f.block for f in there if f.place == "reserve"), *own.reserves])],
        late=[BLOCK[f.block] for f in there if f.place == "late"],
        acted=[BLOCK[f.block] for f in there if f.acted],
        known=[BLOCK[f.block] for f in there],
        turned=[TWIN[BLOCK[v.target]] for v in battle.volleys if v.how == "treason" and v.hits],
        rolls=list(battle.rolls),
        used=[[], []],
        plans=plans,
        opened=battle.attacker,
    )
    return [frame]


def _answered(plan: Plan) -> Plan:
    """One's own orders, the quick ones where they would ask."""
    told = copy(plan)
    for field in Plan.__struct_fields__:
        if getattr(told, field) == "ask":
            setattr(told, field, getattr(_QUICK, field))
    return told


def _fill(state: RosesState, view: RosesView, luck: Dice) -> None:
    """Draw what the view leaves open: the enemy's unseen blocks on the map, in the pool and spent."""
    assert view.battle is not None
    assert view.seat is not None
    foe, battle = 1 - view.seat, state.frames[0]
    assert isinstance(battle, Battle)
    out = {BLOCK[n] for s in view.seats for n in (*s.dead, *s.minors, *s.aside)}
    unseen = [
        b
        for b in range(len(BLOCKS))
        if owner(state, b) == foe and b not in out and b not in battle.known and b != state.prisoner
    ]
    shown = sum(f.seat == foe for f in view.battle.fighters)
    areas: list[int] = []
    for row in view.areas:
        area = AREA[row.area]
        areas += [area] * ((row.lancaster, row.york)[foe] - shown * (area == battle.area))
    lay(state, unseen, dealt(unseen, view.seats[foe].spent, view.seats[foe].pool, areas, luck), luck)
    battle.reserve += [b for b in unseen if state.where[b] == battle.area]
    if view.battle.left:
        (side,) = view.acting
        state.frames.append(Hits(side, view.battle.left, line(state, battle, side)))


def _fight_on(state: RosesState) -> None:
    """Go on until the battle is over; what no order decides takes its default."""
    events: list[Event] = []
    while state.frames:
        frame = state.frames[-1]
        phase = PHASES[type(frame)]
        if phase.advance(state, frame, events):
            seat, asked = next(iter(phase.prompts(state, frame).items()))
            phase.act(state, frame, seat, asked[0].default[0], events)
        events.clear()
