"""The board of a test: it puts blocks where the test wants them, acts for the seats, and lets dice fall as it says."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Self

from engine.core import Action, Event, Prompt, derive
from engine.roses.analysis.fighting import place_after_death
from engine.roses.board import AREA, BLOCK, BLOCK_IDS, BLOCKS, HEIRS, NEIGHBOURS, SIDE, STEPS, TWIN
from engine.roses.combat import power
from engine.roses.fate import where_named
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
    Over,
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


CALAIS: dict[str, Place] = {
    "lan_henry_vi": "east_yorks", "lan_oxford": "essex", "yor_march": "calais", "yor_rutland": "calais",
    "yor_essex": "calais", "yor_kent": "kent",
}  # fmt: skip
"""York is Pretender: Calais feeds one more guest, and Kent's only shield is held by Lancaster."""


class Board:
    """A position, and what tests do with it.

    A test takes the fixture ``board``; where it compares two positions ``Board()`` is another one::

        board.fight("essex", {"yor_hastings": "rutland"}, {"lan_oxford": ""})
        board.do(0, "pass lan_oxford")
        assert board.legal(1, "fire") == ["fire yor_hastings"]

    What builds a position puts it on the board in place of the last one, and returns the board.
    """

    state: RosesState
    """The position on the board; a game just set up until another one is built."""

    def __init__(self, state: RosesState | None = None) -> None:
        self.state = state or ROSES.setup(seats=2, seed="position", options=Options(campaigns=3))

    def position(
        self, places: Mapping[str, Place] | None = None, *, king: int = 0, first: int = 0, plan: Plan = ASK
    ) -> Self:
        """A position without a running phase. Unnamed blocks wait face down, heirs as minors, twins set aside.

        ``places``: block to area, or to (area, steps).
        """
        state = self.state = ROSES.setup(seats=2, seed="position", options=Options(campaigns=3))
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
        return self

    def acting(self, places: Mapping[str, Place], card: str = "action_4", seat: int = 0, **more: int) -> Self:
        """A seat's action phase as Player 1, or as Player 2 when ``first`` is the other."""
        state = self.position(places, **{"first": seat, **more}).state  # type: ignore[arg-type]
        for player in state.players:
            player.card = "action_3"
            player.hand, player.played = ["action_2"] * 4, ["action_3"] * 3
        state.players[seat].card = card
        begin_action(state, seat)
        return self

    def fight(
        self,
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
    ) -> Self:
        """A battle about to begin in ``area``.

        ``attackers`` and ``defenders``: block to the area it came from, empty for a defender who was there. ``main``:
        the area the main attack came from, by default the first attacker's. The attacker is Player 1 unless ``first``
        says.
        """
        strength = steps or {}
        places: dict[str, Place] = {b: (area, strength.get(b, STEPS[BLOCK[b]])) for b in [*attackers, *defenders]}
        side = SIDE[BLOCK[next(iter(attackers))]]
        state = self.position(
            {**places, **(others or {})}, king=king, first=side if first is None else first, plan=plan
        ).state
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
        self.settle()
        return self

    def saved(self, name: str) -> Self:
        """A recorded position of a step."""
        self.state = ROSES.loads((SAVES / f"roses-{name}-2.json").read_bytes())
        return self

    def sound(self) -> Self:
        """The position with those in the pool who are never spent."""
        for block, where in enumerate(self.state.where):
            if where == SPENT and place_after_death(block) == DEAD:
                self.state.where[block] = POOL
        return self

    def struck(self, *, left: int = 2) -> Self:
        """Lancaster allots hits: three blocks of one step each stand in its line."""
        blocks = ("lan_oxford", "lan_devon", "lan_clifford")
        state = self.fight(
            "essex", {"yor_york": "rutland"}, dict.fromkeys(blocks, ""), steps=dict.fromkeys(blocks, 1)
        ).state
        state.frames.append(Hits(0, left, [BLOCK[b] for b in blocks]))
        return self.sound()

    def supply(self) -> list[Event]:
        """Run the supply phase of a position up to its first question."""
        self.state.frames = [Supply(0, due=list(self.state.due))]
        return self.settle()

    def settle(self) -> list[Event]:
        """Go on until somebody must decide."""
        events: list[Event] = []
        if not isinstance(self.state.frames[-1], Over):
            ROSES.advance(self.state, events)
        return events

    def do(self, seat: int, text: str, *fire: int) -> list[Event]:
        """Carry out actions separated by ``;``. ``fire``: the dice of the last one, in order."""
        events: list[Event] = []
        words = text.split("; ")
        for n, word in enumerate(words):
            if fire and n == len(words) - 1:
                self.load("treason" if "treason" in word else "fire", fire)
            events += ROSES.apply(self.state, seat, Action.parse(word))
        return events

    def load(self, label: str, dice: Sequence[int]) -> None:
        """Choose a seed under which the next dice fall so."""
        for n in range(2_000_000):
            seed = f"loaded-{n}"
            if all(derive(seed, label, self.state.dice.counter + k, 6) + 1 == die for k, die in enumerate(dice)):
                self.state.dice.seed = seed
                return
        raise AssertionError("no such seed")

    def why(self, seat: int, text: str) -> str:
        """The refusal of an action, without its prefix; empty when it is allowed."""
        refusal = ROSES.why_not(self.state, seat, Action.parse(text))
        return "" if refusal is None else refusal.code.removeprefix("roses-no-")

    def legal(self, seat: int, verb: str = "") -> list[str]:
        """The actions a seat may take now, of one verb or all."""
        actions = [a for prompt in self.asked(seat) for a in prompt.actions]
        return [str(a) for a in actions if not verb or a.verb == verb]

    def asked(self, seat: int) -> list[Prompt]:
        """What a seat is asked beside its standing orders, which it may change at any time."""
        return [p for p in ROSES.prompts(self.state).get(seat, []) if p.id != "standing"]

    def at(self, block: str) -> str:
        """Where a block is: an area or a word."""
        return where_named(self.state, BLOCK[block])

    def strength(self, block: str) -> int:
        """A block's steps."""
        return self.state.steps[BLOCK[block]]

    def bonus(self, block: str) -> int:
        """Fire power of a block in the running battle beyond what is printed on it."""
        return power(self.state, self.battle(), BLOCK[block]) - BLOCKS[BLOCK[block]].firepower

    def battle(self) -> Battle:
        """The running battle."""
        return next(f for f in self.state.frames if isinstance(f, Battle))

    def ap(self, seat: int) -> int:
        """Points left in the action phase of a seat."""
        frame = self.state.frames[-1]
        assert isinstance(frame, Acting)
        assert frame.seat == seat
        return frame.ap


def keys(events: list[Event]) -> list[str]:
    """The events' keys without their prefix."""
    return [e.key.removeprefix("roses-") for e in events]


def names(blocks: Sequence[int]) -> list[str]:
    """Block ids."""
    return [BLOCK_IDS[b] for b in blocks]
