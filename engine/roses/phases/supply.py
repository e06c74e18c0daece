"""The supply phase (1.4, 7.0): a new King, executions (9.1), heirs who come of age (6.82), losses (7.1, 7.2).

The stages run one after the other, the pretender's before the King's.
"""

from __future__ import annotations

from engine.core import Action, Event, Param, Prompt, Refusal
from engine.roses.board import (
    AREA_IDS,
    AREAS,
    BLOCK,
    BLOCK_IDS,
    CROWN,
    EXILE,
    EXILES,
    HOME,
    STEPS,
    SUPPLY,
)
from engine.roses.fate import crown, eliminate, minors_waiting, release
from engine.roses.phases.base import Phase, not_your_turn, one_block, two, wrong_verb, wrong_words
from engine.roses.state import POOL, Cards, Political, RosesState, Supply, held, present

KING, EXECUTE_FIRST, EXECUTE_SECOND, HEIRS_PRETENDER, LOSS_PRETENDER, HEIRS_KING, LOSS_KING, END = range(8)
HOSTAGES = (BLOCK["lan_clarence"], BLOCK["yor_exeter"])
"""By seat: the enemy heir it may hold."""
SPARE = Action("spare")
TURNS = 7


def begin_supply(state: RosesState, events: list[Event]) -> None:
    """All battles are over."""
    state.frames.append(Supply(KING))
    events.append(Event("roses-supply", {"n": state.turn}, seals=True))


def seat_of(state: RosesState, stage: int) -> int:
    """Whose stage it is: the pretender goes first in each pair."""
    pretender = 1 - state.king
    return pretender if stage in (EXECUTE_FIRST, HEIRS_PRETENDER, LOSS_PRETENDER) else state.king


def surplus(state: RosesState, area: int, seat: int) -> list[int]:
    """Blocks of which too many may stand in an area: all of them, in exile all but the mercenaries at home."""
    return [b for b in present(state, area, seat) if EXILE[area] < 0 or HOME[b] != area]


def losses(state: RosesState, seat: int) -> list[int]:
    """An area for every block over its supply limit."""
    counts = held(state)[seat]
    return [
        n for n in range(len(AREAS)) if counts[n] > SUPPLY[n] for _ in range(len(surplus(state, n, seat)) - SUPPLY[n])
    ]


def entries(state: RosesState, seat: int) -> list[int]:
    """Areas where a minor heir of a seat may come in: friendly or vacant crowns, or the pretender's exile (6.82)."""
    if seat != state.king:
        return list(EXILES[seat])
    enemy = held(state)[1 - seat]
    return [n for n in range(len(AREAS)) if CROWN[n] and not enemy[n]]


class SupplyPhase(Phase[Supply]):
    """Most of it runs by itself; a seat is asked to execute or spare, for an heir's area, and whom losses strike."""

    def _step(self, frame: Supply) -> str:
        if frame.stage in (EXECUTE_FIRST, EXECUTE_SECOND):
            return "execute"
        return "heir" if frame.stage in (HEIRS_PRETENDER, HEIRS_KING) else "loss"

    def _answers(self, state: RosesState, frame: Supply) -> list[Action]:
        seat, step = seat_of(state, frame.stage), self._step(frame)
        if step == "execute":
            return [Action("execute", (BLOCK_IDS[HOSTAGES[seat]],)), SPARE]
        if step == "heir":
            heir = BLOCK_IDS[minors_waiting(state, seat)[0]]
            return [Action("heir", (heir, AREA_IDS[n])) for n in entries(state, seat)]
        return [
            Action("loss", (BLOCK_IDS[b],))
            for area in dict.fromkeys(frame.losses)
            for b in surplus(state, area, seat)
            if b not in frame.paid
        ]

    def prompts(self, state: RosesState, frame: Supply) -> dict[int, Prompt]:
        return {seat_of(state, frame.stage): Prompt(self._step(frame), True, False, self._answers(state, frame))}

    def why_not(self, state: RosesState, frame: Supply, seat: int, action: Action) -> Refusal | None:
        asked, step = seat_of(state, frame.stage), self._step(frame)
        if seat != asked:
            return not_your_turn(asked)
        if action.verb not in (("execute", "spare") if step == "execute" else (step,)):
            return wrong_verb(action, step)
        if action in self._answers(state, frame):
            return None
        if step == "heir":
            named = two(action)
            if named is None:
                return wrong_words(action)
            return Refusal("roses-no-entry", {"block": BLOCK_IDS[named[0]], "area": AREA_IDS[named[1]]})
        block = one_block(action)
        if block is None:
            return wrong_words(action)
        return Refusal("roses-no-loss" if step == "loss" else "roses-no-execution", {"block": BLOCK_IDS[block]})

    def act(self, state: RosesState, frame: Supply, seat: int, action: Action, events: list[Event]) -> None:
        if action == SPARE:
            frame.stage += 1
        elif action.verb == "execute":
            events.append(Event("roses-executed", {"seat": seat, "block": str(action.args[0])}, seals=True))
            eliminate(state, BLOCK[str(action.args[0])], events, True)
            frame.stage += 1
        elif action.verb == "heir":
            named = two(action)
            assert named is not None
            self._enter(state, seat, *named, events)
        else:
            block = one_block(action)
            assert block is not None
            area = state.where[block]
            frame.paid.append(block)
            frame.losses.remove(area)
            state.steps[block] -= 1
            public: dict[str, Param] = {"seat": seat, "area": AREA_IDS[area]}
            events.append(Event("roses-starved", public))
            events.append(Event("roses-starved-own", {**public, "block": BLOCK_IDS[block]}, (seat,)))
            if not state.steps[block]:
                eliminate(state, block, events, False)

    def _enter(self, state: RosesState, seat: int, heir: int, area: int, events: list[Event]) -> None:
        state.due[seat] -= 1
        state.where[heir], state.steps[heir] = area, STEPS[heir]
        events.append(
            Event("roses-heir-enters", {"seat": seat, "block": BLOCK_IDS[heir], "area": AREA_IDS[area]}, seals=True)
        )
        release(state, events)

    def advance(self, state: RosesState, frame: Supply, events: list[Event]) -> bool:
        seat = seat_of(state, frame.stage)
        if frame.stage == KING:
            if state.heads[state.king] < 0:
                crown(state, state.king, events)
            frame.stage += 1
        elif frame.stage in (EXECUTE_FIRST, EXECUTE_SECOND):
            if state.where[HOSTAGES[seat]] >= POOL:
                return True
            frame.stage += 1
        elif frame.stage in (HEIRS_PRETENDER, HEIRS_KING):
            return self._heirs(state, frame, seat, events)
        elif frame.stage in (LOSS_PRETENDER, LOSS_KING):
            if frame.losses:
                return True
            frame.stage += 1
        else:
            state.frames.pop()
            end_turn(state, events)
        return False

    def _heirs(self, state: RosesState, frame: Supply, seat: int, events: list[Event]) -> bool:
        """Heirs enter while some are due and there is room; then the side's losses are reckoned."""
        minors = minors_waiting(state, seat)
        state.due[seat] = min(state.due[seat], len(minors))
        places = entries(state, seat) if state.due[seat] else []
        if len(places) > 1:
            return True
        if places:
            self._enter(state, seat, minors[0], places[0], events)
            return False
        frame.stage += 1
        frame.losses, frame.paid = losses(state, seat), []
        return False


def end_turn(state: RosesState, events: list[Event]) -> None:
    """The next turn, or after the seventh the political turn (8.0)."""
    for player in state.players:
        player.card = ""
    state.entries, state.came, state.mains, state.treason, state.first = [], [-1] * len(BLOCK_IDS), [], -1, -1
    events.append(Event("roses-turn-end", {"n": state.turn}, seals=True, milestone=True))
    if state.turn == TURNS:
        state.frames.append(Political(0))
        return
    state.turn += 1
    state.frames.append(Cards())
