"""What if: a battle fought many times, from one seat's view and nothing else: the running one, and those to come.

Battles to come are reckoned as everywhere else (``analysis.forecast``); what follows is about the running one. What the
view leaves open is drawn anew for every run: which enemies wait in reserve, and where the others stand. Both
sides then fight by orders: one's own, where they say something, else the quick ones; the enemy's are the quick ones.
The card of treachery stays in its hand, and the winner does not move on. The luck is made up and the same every time
that the same view is asked about, so nothing is learnt by asking again.
"""

from __future__ import annotations

from collections import Counter

import msgspec

from engine.core import Dice, Event
from engine.roses.analysis import Forecast, forecasts
from engine.roses.board import (
    AREA,
    BLOCK,
    BLOCK_IDS,
    TWIN,
)
from engine.roses.combat import line
from engine.roses.imagine import draw, known
from engine.roses.phases import PHASES
from engine.roses.standing import STYLES, copy
from engine.roses.state import ASIDE, Battle, Hits, RosesState, owner
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
    coming: list[Forecast] = []
    """All battles to come, the largest first: the one above among them where none is running."""


def whatif(view: RosesView, runs: int) -> BattleOdds | None:
    """The running battle in ``runs`` runs, or else the largest of those to come in as many as their odds take, and all
    to come beside it; ``None`` where there is none, or nobody's eyes look on."""
    if view.own is None or view.seat is None:
        return None
    coming = forecasts(view)
    if view.battle is not None:
        return msgspec.structs.replace(_running(view, view.battle, view.own, view.seat, runs), coming=coming)
    if not coming:
        return None
    first = coming[0]
    return BattleOdds(view.seat, first.area, first.runs, first.won, first.own, first.enemy, first.fell, 0, coming)


def _running(view: RosesView, now: BattleView, told: Own, seat: int, runs: int) -> BattleOdds:
    """The battle that is being fought."""
    area = AREA[now.area]
    own, enemy, fell = Counter[int](), Counter[int](), Counter[str]()
    won = turned = 0
    base = _supposed(view, told)
    named = _named(now, told)
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
        now.area,
        runs,
        won,
        [own[n] for n in range(most[0] + 1)],
        [enemy[n] for n in range(most[1] + 1)],
        {BLOCK_IDS[b]: fell[BLOCK_IDS[b]] for b in named},
        turned,
    )


def _named(battle: BattleView, own: Own) -> list[int]:
    """Who is told by name: own blocks, and those of the enemy that are revealed."""
    named = [BLOCK[f.block] for f in battle.fighters]
    return [*named, *(BLOCK[b] for b in own.reserves if BLOCK[b] not in named)]


def _supposed(view: RosesView, own: Own) -> bytes:
    """What the view tells, as a save that lacks the enemy's unseen blocks; both fight by orders that ask nothing."""
    assert view.seat is not None
    assert view.battle is not None
    state = known(view, own, [_frame(view, view.battle, own)])
    for player in state.players:
        player.standing = copy(_QUICK)
    orders = state.players[view.seat].orders
    state.players[view.seat].orders = {block: word for block, word in orders.items() if word != "ask"}
    state.treason = -1
    return msgspec.json.encode(state)


def _plans(seat: int, own: Plan) -> list[Plan]:
    """The orders of both sides."""
    plans = [copy(_QUICK), copy(_QUICK)]
    plans[seat] = _answered(own)
    for each in plans:
        each.brief, each.regroup = "never", "stay"
    return plans


def _frame(view: RosesView, battle: BattleView, own: Own) -> Battle:
    """The battle as it stands."""
    assert view.seat is not None
    assert own.plan is not None
    there = battle.fighters
    return Battle(
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
        plans=_plans(view.seat, own.plan),
        opened=battle.attacker,
    )


def _answered(plan: Plan) -> Plan:
    """One's own orders, the quick ones where they would ask."""
    told = copy(plan)
    for field in Plan.__struct_fields__:
        if getattr(told, field) == "ask":
            setattr(told, field, getattr(_QUICK, field))
    return told


def _fill(state: RosesState, view: RosesView, luck: Dice) -> None:
    """Draw what the view leaves open: the enemy's unseen blocks on the map, in the pool and spent."""
    battle = state.frames[0]
    assert isinstance(battle, Battle)
    battle.reserve += [b for b in draw(state, view, luck) if state.where[b] == battle.area]
    if view.battle is not None and view.battle.left:
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
