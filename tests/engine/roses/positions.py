"""Built positions: blocks where a test wants them, and dice that fall as it says."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from engine.core import Action, Event, Prompt, derive
from engine.roses.board import AREA, BLOCK, BLOCK_IDS, BLOCKS, HEIRS, NEIGHBOURS, SIDE, STEPS, TWIN
from engine.roses.fate import place_after_death
from engine.roses.phases.actions import begin_action
from engine.roses.rules import ROSES
from engine.roses.standing import copy
from engine.roses.state import (
    ASIDE,
    DEAD,
    FALLEN,
    MINOR,
    POOL,
    SPENT,
    Acting,
    Battle,
    Battles,
    Hits,
    Options,
    RosesState,
    Supply,
)
from engine.roses.view import Plan

ASK = Plan(act="ask", treason="ask", charge="ask", hits="ask", haven="ask", regroup="ask", brief="never")
"""Everything is asked, save orders for a battle."""
AUTO = Plan(act="fire", treason="never", charge="never", hits="common", haven="auto", regroup="stay", brief="never")
"""Nothing is asked in battle."""
Place = str | tuple[str, int]
SAVES = Path(__file__).resolve().parents[2] / "saves" / "0.2.0"


def position(
    places: Mapping[str, Place] | None = None, *, king: int = 0, first: int = 0, plan: Plan = ASK
) -> RosesState:
    """A position without a running phase. Unnamed blocks wait face down, heirs as minors, twins set aside.

    ``places``: block to area, or to (area, steps).
    """
    state = ROSES.setup(seats=2, seed="position", options=Options(campaigns=3))
    named = {BLOCK[b] for b in places or {}}
    for block, twin in enumerate(TWIN):
        kind = BLOCKS[block].kind
        state.where[block] = FALLEN if kind == "mercenary" and block != BLOCK["lan_welsh_mercenary"] else SPENT
        state.steps[block] = 0
        if block in (*HEIRS[0], *HEIRS[1]):
            state.where[block] = MINOR
        if twin >= 0 and block not in named:
            first_side = BLOCKS[block].heir_rank or (not BLOCKS[twin].heir_rank and SIDE[block] == 0)
            state.where[block] = ASIDE if twin in named or not first_side else state.where[block]
    for name, place in (places or {}).items():
        area, steps = (place, STEPS[BLOCK[name]]) if isinstance(place, str) else place
        state.where[BLOCK[name]], state.steps[BLOCK[name]] = AREA[area], steps
    state.king, state.first, state.frames = king, first, []
    state.heads = [next((h for h in HEIRS[s] if state.where[h] >= 0), HEIRS[s][0]) for s in (0, 1)]
    for player in state.players:
        player.standing = copy(plan)
    return state


def acting(places: Mapping[str, Place], card: str = "action_4", seat: int = 0, **more: int) -> RosesState:
    """A seat's action phase as Player 1, or as Player 2 when ``first`` is the other."""
    state = position(places, **{"first": seat, **more})  # type: ignore[arg-type]
    for player in state.players:
        player.card = "action_3"
        player.hand, player.played = ["action_2"] * 4, ["action_3"] * 3
    state.players[seat].card = card
    begin_action(state, seat)
    return state


def fight(
    area: str,
    attackers: dict[str, str],
    defenders: dict[str, str],
    *,
    main: str = "",
    king: int = 0,
    first: int | None = None,
    others: Mapping[str, Place] | None = None,
    steps: dict[str, int] | None = None,
    plan: Plan = ASK,
    plans: Sequence[Plan] | None = None,
) -> RosesState:
    """A battle about to begin in ``area``.

    ``attackers`` and ``defenders``: block to the area it came from, empty for a defender who was there. ``main``: the
    area the main attack came from, by default the first attacker's. The attacker is Player 1 unless ``first`` says.
    """
    strength = steps or {}
    places: dict[str, Place] = {b: (area, strength.get(b, STEPS[BLOCK[b]])) for b in [*attackers, *defenders]}
    side = SIDE[BLOCK[next(iter(attackers))]]
    state = position({**places, **(others or {})}, king=king, first=side if first is None else first, plan=plan)
    for player, chosen in zip(state.players, plans or (), strict=False):
        player.standing = copy(chosen)
    here = AREA[area]
    for who, blocks in ((side, attackers), (1 - side, defenders)):
        for block, origin in blocks.items():
            if origin:
                border = NEIGHBOURS[here][AREA[origin]]
                state.came[BLOCK[block]] = border
                if (here, who, border) not in state.entries:
                    state.entries.append((here, who, border))
    state.mains.append((here, side, NEIGHBOURS[here][AREA[main or next(iter(attackers.values()))]]))
    state.frames = [Battles()]
    settle(state)
    return state


def saved(name: str) -> RosesState:
    """A recorded position of a step."""
    return ROSES.loads((SAVES / f"roses-{name}-2.json").read_bytes())


def sound(state: RosesState) -> RosesState:
    """The position with those in the pool who are never spent."""
    for block, where in enumerate(state.where):
        if where == SPENT and place_after_death(block) == DEAD:
            state.where[block] = POOL
    return state


def struck(*, left: int = 2) -> RosesState:
    """Lancaster allots hits: three blocks of one step each stand in its line."""
    blocks = ("lan_oxford", "lan_devon", "lan_clifford")
    state = fight("essex", {"yor_york": "rutland"}, dict.fromkeys(blocks, ""), steps=dict.fromkeys(blocks, 1))
    state.frames.append(Hits(0, left, [BLOCK[b] for b in blocks]))
    return sound(state)


def supply(state: RosesState) -> list[Event]:
    """Run the supply phase of a position up to its first question."""
    state.frames = [Supply(0, due=list(state.due))]
    return settle(state)


def settle(state: RosesState) -> list[Event]:
    """Go on until somebody must decide."""
    from engine.roses.state import Over

    events: list[Event] = []
    if not isinstance(state.frames[-1], Over):
        ROSES.advance(state, events)
    return events


def do(state: RosesState, seat: int, text: str, *fire: int) -> list[Event]:
    """Carry out actions separated by ``;``. ``fire``: the dice of the last one, in order."""
    events: list[Event] = []
    words = text.split("; ")
    for n, word in enumerate(words):
        if fire and n == len(words) - 1:
            load(state, "treason" if "treason" in word else "fire", fire)
        events += ROSES.apply(state, seat, Action.parse(word))
    return events


def load(state: RosesState, label: str, dice: Sequence[int]) -> None:
    """Choose a seed under which the next dice fall so."""
    for n in range(2_000_000):
        seed = f"loaded-{n}"
        if all(derive(seed, label, state.dice.counter + k, 6) + 1 == die for k, die in enumerate(dice)):
            state.dice.seed = seed
            return
    raise AssertionError("no such seed")


def why(state: RosesState, seat: int, text: str) -> str:
    """The refusal of an action, without its prefix; empty when it is allowed."""
    refusal = ROSES.why_not(state, seat, Action.parse(text))
    return "" if refusal is None else refusal.code.removeprefix("roses-no-")


def legal(state: RosesState, seat: int, verb: str = "") -> list[str]:
    """The actions a seat may take now, of one verb or all."""
    actions = [a for prompt in asked(state, seat) for a in prompt.actions]
    return [str(a) for a in actions if not verb or a.verb == verb]


def asked(state: RosesState, seat: int) -> list[Prompt]:
    """What a seat is asked beside its standing orders, which it may change at any time."""
    return [p for p in ROSES.prompts(state).get(seat, []) if p.id != "standing"]


def at(state: RosesState, block: str) -> str:
    """Where a block is: an area or a word."""
    from engine.roses.fate import where_named

    return where_named(state, BLOCK[block])


def strength(state: RosesState, block: str) -> int:
    """A block's steps."""
    return state.steps[BLOCK[block]]


def battle(state: RosesState) -> Battle:
    """The running battle."""
    return next(f for f in state.frames if isinstance(f, Battle))


def keys(events: list[Event]) -> list[str]:
    """The events' keys without their prefix."""
    return [e.key.removeprefix("roses-") for e in events]


def names(blocks: Sequence[int]) -> list[str]:
    """Block ids."""
    return [BLOCK_IDS[b] for b in blocks]


def ap(state: RosesState, seat: int) -> int:
    """Points left in the action phase of a seat."""
    frame = state.frames[-1]
    assert isinstance(frame, Acting)
    assert frame.seat == seat
    return frame.ap


CALAIS: dict[str, Place] = {
    "lan_henry_vi": "east_yorks", "lan_oxford": "essex", "yor_march": "calais", "yor_rutland": "calais",
    "yor_essex": "calais", "yor_kent": "kent",
}  # fmt: skip
"""York is Pretender: Calais feeds one more guest, and Kent's only shield is held by Lancaster."""
