"""Random legal play to the end with every invariant; secrets; saves; prompts that list exactly what is accepted."""

from __future__ import annotations

import random
from itertools import pairwise
from typing import Any

import msgspec
import pytest

from engine.charlemagne.board import PLACE
from engine.charlemagne.cup import give_back, receive
from engine.charlemagne.frames import Campaign, Envoy, Force
from engine.charlemagne.game_data import EMPIRE, LEADER_MARKER, MARKER, TRIBAL
from engine.charlemagne.movement import Limits
from engine.charlemagne.phases.fate import happen
from engine.charlemagne.rules import CHARLEMAGNE as RULES
from engine.charlemagne.state import ChState
from engine.core import Action, Event, SaveError, check, visible_to
from tests.engine.charlemagne.board import Board, keys
from tests.engine.charlemagne.invariants import check as sound
from tests.engine.charlemagne.play import play, start

CASES: list[dict[str, Any]] = [
    {"build_limit": 0, "duels": True, "scara": True, "leader_death": True},
    {"placement": "fixed", "first": "tribal"},
]


@pytest.mark.slow(but=["options1"])
@pytest.mark.parametrize("options", CASES)
def test_random_games_end_with_invariants(options: dict[str, Any]) -> None:
    """54 markers, counter limits, ten units a hex, no zone-to-zone step, income by hand-count, no debts."""
    state = start("random", **options)
    if options.get("duels"):
        for seat in (EMPIRE, TRIBAL):
            for setting in RULES.styles()["careful"]:
                RULES.apply(state, seat, setting)
    count = 0
    asked: set[type] = set()

    def hook(now: ChState, seat: int, action: Action, events: list[Event]) -> None:
        nonlocal count
        count += 1
        assert not now.dice.fresh or any(e.seals for e in events), "luck was drawn and nothing seals"
        _others_wait(now, type(now.frames[-1]), asked)
        if count % 10 == 0 or not isinstance(now.frames[-1], Campaign | Force):
            sound(now)
        if count % 60 == 0:
            data = RULES.dumps(now)
            assert RULES.loads(data) == now
            _defaults_are_legal(now)
            _prompts_are_exact(now)
        if action.verb in ("step", "move"):
            _no_zone_to_zone(now, seat, events)

    play(state, random.Random(3), hook)
    sound(state)
    outcome = RULES.outcome(state)
    assert outcome is not None
    assert sorted(outcome.places) == [[0], [1]]
    refusal = RULES.why_not(state, 0, Action("done"))
    assert refusal is not None
    assert refusal.code == "charlemagne-no-over"


def _no_zone_to_zone(state: ChState, seat: int, events: list[Event]) -> None:
    """No step of a path leads from one enemy zone into another, and nobody walks through enemies."""
    frame = state.frames[-1]
    if not isinstance(frame, Force):
        return
    moved = next(e for e in events if e.key == "charlemagne-moved")
    trail = [PLACE[t.slug] for t in moved.params["path"]]  # type: ignore[union-attr,index]
    here = {c: state.where[c] for c in frame.units}
    start_place = PLACE[moved.params["from"].slug]  # type: ignore[union-attr,index]
    for c in frame.units:
        state.where[c] = start_place
    limits = Limits(state, seat, frame.units)
    for c, place in here.items():
        state.where[c] = place
    tight = [p in limits.zone for p in (start_place, *trail)]
    assert not any(a and b for a, b in pairwise(tight))
    assert not any(tight[1:-1])
    assert all(limits.may_enter(p) for p in trail)


def _others_wait(state: ChState, kind: type, asked: set[type]) -> None:
    """What one seat is asked the other may not answer; looked at for the first few questions of each kind."""
    if kind in asked:
        return
    for seat, prompts in RULES.prompts(state).items():
        for prompt in prompts:
            if prompt.blocks:
                asked.add(kind)
                refusal = RULES.why_not(state, 1 - seat, prompt.actions[-1])
                assert refusal is not None
                assert refusal.code == "charlemagne-no-turn", (prompt.step, refusal)


def _defaults_are_legal(state: ChState) -> None:
    """The default of every question settles it, one legal action after the other."""
    for seat, prompts in RULES.prompts(state).items():
        for prompt in prompts:
            copy = RULES.loads(RULES.dumps(state))
            for action in prompt.default:
                RULES.apply(copy, seat, action)
            if prompt.default:
                left = [p.id for p in RULES.prompts(copy).get(seat, [])]
                assert prompt.id not in left, prompt.id
            assert bool(prompt.default) or prompt.pace == "offer"


def _prompts_are_exact(state: ChState) -> None:
    """What is offered is accepted, nothing twice, ids short."""
    seen: set[Action] = set()
    for seat, prompts in RULES.prompts(state).items():
        every = [a for p in prompts for a in p.actions]
        assert len(set(every)) == len(every), "an action stands in two prompts"
        for prompt in prompts:
            assert len(prompt.id) <= 40
            assert len(set(prompt.actions)) == len(prompt.actions)
            for action in prompt.actions[:400]:
                assert RULES.why_not(state, seat, action) is None, (prompt.step, str(action))
                assert Action.parse(str(action)) == action
            if prompt.pace != "offer":
                seen |= set(prompt.actions)
    for text in ("done", "pay", "march", "halt", "pass", "move aachen", "levy austrasia-militia aachen", "battle rome"):
        action = Action.parse(text)
        seat = next(s for s, mine in RULES.prompts(state).items() if any(p.blocks for p in mine))
        assert (RULES.why_not(state, seat, action) is None) == (action in seen), text


def test_replay_gives_the_same_bytes() -> None:
    """Same set-up and same actions, same position; the luck can be checked against the seed."""
    log: list[tuple[int, Action]] = []
    state = start("replay")

    def hook(now: ChState, seat: int, action: Action, events: list[Event]) -> None:
        assert check(now.dice.seed, now.dice.fresh) is None
        log.append((seat, action))

    play(state, random.Random(11), hook)
    again = start("replay")
    for seat, action in log:
        RULES.apply(again, seat, action)
    assert RULES.dumps(again) == RULES.dumps(state)


def test_damaged_saves_are_refused_or_named() -> None:
    """Any bytes that are no sound save raise SaveError, or are a position whose fault is named."""
    data = RULES.dumps(start("damaged"))
    tree = msgspec.json.decode(data)
    rng = random.Random(1)
    broken: list[bytes] = [b"", b"{}", b"\xff", data[:-2], b"[" * 5000]
    for key, value in (
        ("where", [0]), ("treasury", [-1, 0]), ("frames", []), ("cup", [99] * 15), ("augustus", 3), ("turn", 40),
        ("control", [7] * 32), ("sides", []), ("aboard", [500]), ("built", [3, 3]), ("hands", [[0], [0]]),
        ("phasing", 5),        ("where", [5000] * 211), ("religion", [9] * 32), ("seats", 3), ("schema_version", 9),
    ):  # fmt: skip
        broken.append(msgspec.json.encode({**tree, key: value}))
    for _ in range(150):
        cut = bytearray(data)
        cut[rng.randrange(len(cut))] = rng.randrange(256)
        broken.append(bytes(cut))
    refused = 0
    for text in broken:
        try:
            refused += bool(RULES.invariants(RULES.loads(text)))
        except SaveError:
            refused += 1
    assert refused >= 21


def twins(**hidden: int) -> tuple[Board, Board]:
    """Two positions that differ only in what the Tribal player hides: as many markers, others in kind."""
    pair: list[Board] = []
    for plain in (True, False):
        board = Board()
        board.put("h4906", "wends-warriors")
        board.state.control[:] = [TRIBAL if s == -1 else s for s in board.state.control]
        board.put("h4904", *["austrasia-warriors"] * 3)
        count = sum(hidden.values())
        board.hand(TRIBAL, **({"missionary": count} if plain else hidden))
        board.state.cup[:] = [n + a for n, a in zip(board.state.cup, [0] * 15, strict=True)]
        pair.append(board)
    return pair[0], pair[1]


def seen(state: ChState, seat: int | None) -> tuple[bytes, object]:
    """Everything a seat is told."""
    prompts = RULES.prompts(state).get(seat, []) if seat is not None else []
    return msgspec.json.encode(RULES.view(state, seat)), prompts


def test_secrets_hands_treasure_orders_and_drafts() -> None:
    """Whoever differs only in the other's hand, treasure, orders or draft sees and may do the same."""
    one, two = twins(vassalage=2, treachery=1)
    two.state.treasury[TRIBAL] = 3
    kept = RULES.view(two.state, TRIBAL)
    two.do("order retreat ask", "clause points seat-0 5", seat=TRIBAL)
    assert kept.own is not None
    assert kept.own.orders.retreat != "ask", "a view stays what it was"
    two.state.dice.seed = one.state.dice.seed
    for seat in (EMPIRE, None):
        assert seen(one.state, seat) == seen(two.state, seat)
    assert seen(one.state, TRIBAL) != seen(two.state, TRIBAL)


def test_secrets_events(board: Board) -> None:
    """What is drawn, paid to corruption or spied is told to its owner alone."""
    board.put("paris", "neustria-militia")
    for number in (12, 52):
        events: list[Event] = []
        happen(board.state, EMPIRE, number, events)
        for event in visible_to(events, TRIBAL):
            assert "markers" not in event.params or event.key.endswith("showed")
            assert "own" not in event.key


def test_secrets_an_attempt_is_private_until_sent(board: Board) -> None:
    """Markers laid down still count as held, and nobody else sees the region."""
    board.state.frames[:] = [Envoy(EMPIRE)]
    board.hand(EMPIRE, vassalage=2)
    before = RULES.view(board.state, TRIBAL)
    board.do("envoy bavaria", "lay vassalage")
    after = RULES.view(board.state, TRIBAL)
    assert after.attempt is None
    assert after.seats == before.seats
    assert RULES.view(board.state, EMPIRE).own.attempt is not None  # type: ignore[union-attr]
    events = board.do("send")
    assert keys(events)[0] == "attempt"


def test_secrets_waiting_tells_nothing(board: Board) -> None:
    """A defender who wants to be asked is asked whatever he holds, with the same id."""
    found = []
    for plain in (True, False):
        board.position()
        board.state.frames[:] = [Envoy(EMPIRE)]
        board.hand(EMPIRE, vassalage=2)
        board.hand(TRIBAL, **({"missionary": 1} if plain else {"vassalage": 1}))
        board.state.orders[TRIBAL].defence = "ask"
        board.do("envoy bavaria", "lay vassalage", "lay vassalage", "send")
        found.append((seen(board.state, EMPIRE), RULES.prompts(board.state)[TRIBAL][0].id))
    assert found[0] == found[1]


def test_conservation_when_a_game_is_given_up(board: Board) -> None:
    """Markers laid down come back when somebody gives up in the middle of an attempt."""
    board.state.frames[:] = [Envoy(EMPIRE)]
    board.hand(EMPIRE, vassalage=2)
    board.do("envoy bavaria", "lay vassalage")
    board.do("capitulate", seat=TRIBAL)
    sound(board.state)
    assert board.state.hands[EMPIRE][MARKER["vassalage"]] == 2
    give_back(board.state, EMPIRE, MARKER["vassalage"])
    sound(board.state)


def test_conservation_when_a_leader_is_being_placed(board: Board) -> None:
    """The marker that is in the air comes down in the cup."""
    board.put("h4906", "austrasia-militia")
    board.put("h4904", "austrasia-militia")
    before = sum(board.state.cup)
    receive(board.state, EMPIRE, LEADER_MARKER)
    RULES.advance(board.state, [])
    board.do("capitulate", seat=TRIBAL)
    assert sum(board.state.cup) == before
    sound(board.state)
