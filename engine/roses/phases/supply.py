"""The supply phase (1.4, 7.0): a new King, executions (9.1), heirs who come of age (6.82), losses (7.1, 7.2).

The stages run one after the other, the pretender's before the King's.
"""

from __future__ import annotations

from engine.core import Action, Event, Params, Phase, Prompts, Refusal, SeatRef
from engine.roses.analysis.feeding import guests, hungry, obvious
from engine.roses.analysis.fighting import rank_of
from engine.roses.board import (
    AREA_IDS,
    AREAS,
    BLOCK,
    BLOCK_IDS,
    CROWN,
    EXILES,
    RANK,
    STEPS,
    SUPPLY,
    TURNS,
)
from engine.roses.fate import crown, eliminate, minors_waiting, release
from engine.roses.naming import all_places, piece, place
from engine.roses.phases.base import ask, not_your_turn, one_block, two, wrong_verb, wrong_words
from engine.roses.phases.movement import no
from engine.roses.state import POOL, Cards, Political, RosesState, Supply, held, living_heirs, present

KING, EXECUTE_FIRST, EXECUTE_SECOND, HEIRS_PRETENDER, LOSS_PRETENDER, HEIRS_KING, LOSS_KING, END = range(8)
HOSTAGES = (BLOCK["lan_clarence"], BLOCK["yor_exeter"])
"""By seat: the enemy heir it may hold."""
SPARE = Action("spare")


def begin_supply(state: RosesState, events: list[Event]) -> None:
    """All battles are over."""
    state.frames.append(Supply(KING, due=list(state.due)))
    events.append(Event("roses-supply", {"n": state.turn}, seals=True))


def seat_of(state: RosesState, stage: int) -> int:
    """Whose stage it is: the pretender goes first in each pair."""
    pretender = 1 - state.king
    return pretender if stage in (EXECUTE_FIRST, HEIRS_PRETENDER, LOSS_PRETENDER) else state.king


def fed_guests(state: RosesState, area: int, seat: int) -> list[int]:
    """A seat's blocks that an area has to feed."""
    return guests(present(state, area, seat), area)


def losses(state: RosesState, seat: int) -> list[int]:
    """An area for every block over its supply limit."""
    counts = held(state)[seat]
    return [
        n for n in range(len(AREAS)) if hungry(n, counts[n]) for _ in range(hungry(n, len(fed_guests(state, n, seat))))
    ]


def entries(state: RosesState, seat: int) -> list[int]:
    """Areas where a minor heir of a seat may come in: friendly or vacant crowns, or the pretender's exile (6.82)."""
    if seat != state.king:
        return list(EXILES[seat])
    enemy = held(state)[1 - seat]
    return [n for n in range(len(AREAS)) if CROWN[n] and not enemy[n]]


class SupplyPhase(Phase[RosesState, Supply]):
    """Most of it runs by itself; a seat is asked to execute or spare, for an heir's area, and whom losses strike."""

    orders = True

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
            for b in fed_guests(state, area, seat)
            if b not in frame.paid
        ]

    def prompts(self, state: RosesState, frame: Supply) -> Prompts:
        """Silence spares a hostage, brings an heir in at the obvious place, and starves nobody who can be spared."""
        seat, step, actions = seat_of(state, frame.stage), self._step(frame), self._answers(state, frame)
        if step == "execute":
            return {seat: [ask(state, step, actions, [SPARE], {"block": piece(HOSTAGES[seat])})]}
        if step == "heir":
            heir, due = minors_waiting(state, seat)[0], frame.due[seat]
            goal = obvious(held(state)[seat], entries(state, seat))
            silent = [Action("heir", (BLOCK_IDS[heir], AREA_IDS[goal]))]
            living = len(living_heirs(state, seat))
            return {seat: [ask(state, step, actions, silent, {"block": piece(heir), "n": due}, living, due)]}
        area = frame.losses[0]
        further = list(dict.fromkeys(n for n in frame.losses if n != area))
        params: Params = {
            "area": place(area),
            "n": frame.losses.count(area),
            "have": len(fed_guests(state, area, seat)),
            "feeds": SUPPLY[area],
            "more": len(frame.losses) - frame.losses.count(area),
            "areas": all_places(further),
        }
        return {seat: [ask(state, step, actions, self._starving(state, frame, seat), params)]}

    def _starving(self, state: RosesState, frame: Supply, seat: int) -> list[Action]:
        """Who lacks supply when nobody chooses: in each area the strongest, of equals common men; deaths of heirs last,
        since the game may end with one."""
        found: list[int] = []
        for area in dict.fromkeys(frame.losses):
            able = [b for b in fed_guests(state, area, seat) if b not in frame.paid]
            able.sort(key=lambda b: (-state.steps[b], rank_of(b)))
            found += able[: frame.losses.count(area)]
        found.sort(key=lambda b: RANK[b] > 0 and state.steps[b] == 1)
        return [Action("loss", (BLOCK_IDS[b],)) for b in found]

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
            block, heir = named[0], minors_waiting(state, seat)[0]
            if block != heir:
                return Refusal("roses-no-entry-heir", {"block": piece(block), "heir": piece(heir)})
            return no("entry", block, named[1], {"areas": all_places(entries(state, seat))})
        named_block = one_block(action)
        if named_block is None:
            return wrong_words(action)
        about: Params = {"block": piece(named_block)}
        if step == "execute":
            return Refusal("roses-no-execution", {**about, "target": piece(HOSTAGES[seat])})
        if named_block in frame.paid:
            return Refusal("roses-no-paid", about)
        return Refusal("roses-no-loss", {**about, "areas": all_places(dict.fromkeys(frame.losses))})

    def act(self, state: RosesState, frame: Supply, seat: int, action: Action, events: list[Event]) -> None:
        if action == SPARE:
            frame.stage += 1
        elif action.verb == "execute":
            about: Params = {"seat": SeatRef(seat), "block": piece(HOSTAGES[seat])}
            events.append(Event("roses-executed", about, seals=True, tell="line"))
            eliminate(state, BLOCK[str(action.args[0])], events, True)
            frame.stage += 1
        elif action.verb == "heir":
            named = two(action)
            assert named is not None
            self._enter(state, frame, seat, *named, events)
        else:
            block = one_block(action)
            assert block is not None
            area = state.where[block]
            frame.paid.append(block)
            frame.losses.remove(area)
            state.steps[block] -= 1
            public: Params = {"seat": SeatRef(seat), "area": place(area)}
            events.append(Event("roses-starved", public))
            events.append(Event("roses-starved-own", {**public, "block": piece(block)}, (seat,)))
            if not state.steps[block]:
                eliminate(state, block, events, False)

    def _enter(self, state: RosesState, frame: Supply, seat: int, heir: int, area: int, events: list[Event]) -> None:
        state.due[seat] -= 1
        frame.due[seat] -= 1
        state.where[heir], state.steps[heir] = area, STEPS[heir]
        about: Params = {"seat": SeatRef(seat), "block": piece(heir), "area": place(area)}
        events.append(Event("roses-heir-enters", about, seals=True, tell="line"))
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
        frame.due[seat] = min(frame.due[seat], len(minors))
        places = entries(state, seat) if frame.due[seat] else []
        if len(places) > 1:
            return True
        if places:
            self._enter(state, frame, seat, minors[0], places[0], events)
            return False
        frame.stage += 1
        frame.losses, frame.paid = losses(state, seat), []
        return False


def end_turn(state: RosesState, events: list[Event]) -> None:
    """The next turn, or after the seventh the political turn (8.0)."""
    for player in state.players:
        player.card = ""
    state.entries, state.came, state.mains, state.treason, state.first = [], [-1] * len(BLOCK_IDS), [], -1, -1
    events.append(Event("roses-turn-end", {"n": state.turn}, seals=True, tell="phase"))
    if state.turn == TURNS:
        state.frames.append(Political(0))
        return
    state.turn += 1
    state.frames.append(Cards())
