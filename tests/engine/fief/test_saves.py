"""Saves of Fief: what is damaged is refused, what loads is the same again."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from engine.core import Action, Event, SaveError
from engine.fief.game_data import CITIES, NOBLE, NONE
from engine.fief.rules import FIEF as RULES
from engine.fief.state.state import INSIDE, Deal, FiefState, Refuge, Round, Spoils
from tests.engine.fief.board import GULES, VERT, Board
from tests.engine.fief.invariants import expect
from tests.engine.fief.play import play, start

DAMAGE: list[tuple[str, Any]] = [
    ("seats", 5), ("round", 0), ("round", 8), ("first", 4), ("frames", []), ("nobles", []), ("towns", []),
    ("armies", []), ("relics", []), ("purse", [-1, 0, 0, 0]), ("hands", [[99], [], [], []]),
    ("treasures", [9, 0, 0, 0]), ("pigeons", [-1, 0, 0, 0]), ("crossbows", [9, 9]),
    ("fiefs", [77, -1, -1, -1, -1, -1]), ("veils", [40, -1, -1]), ("sovereign", 50), ("sword", 30), ("gift", 9),
    ("garters", 9), ("weather", [[]]), ("taxes", [["levy", 0, 0, 0]]), ("winners", [9]), ("serial", -1),
    ("schema_version", 9), ("rules_version", 9), ("dice", {"seed": 3}),
]  # fmt: skip
"""A field, and a value that its type refuses."""
UNSOUND: list[tuple[str, Any]] = [
    ("families", 3), ("sides", []), ("purse", [0]), ("hands", [[0], [0], [], []]), ("characters", []),
    ("track", [1]), ("slots", [3, 3, 3, 3]), ("fiefs", [5, 5, 5, 5, 5, 5]), ("sees", [0, 0, -1, -1]),
    ("settled", [[3], [], [], [], [], []]), ("taxes", [["tithe", 5, 0, 0]]), ("orders", []), ("drafts", []),
    ("servants", [0, 0]),
]  # fmt: skip
"""A field, and a value that no position has."""


@pytest.mark.parametrize(("field", "value"), DAMAGE, ids=lambda x: str(x)[:20])
def test_damaged_saves_are_refused(field: str, value: Any) -> None:
    """One field that cannot be so."""
    tree = msgspec.json.decode(RULES.dumps(start(4, "damaged")))
    with pytest.raises(SaveError, match="fief"):
        RULES.loads(msgspec.json.encode({**tree, field: value}))


@pytest.mark.parametrize(("field", "value"), UNSOUND, ids=lambda x: str(x)[:20])
def test_unsound_saves_are_found(field: str, value: Any) -> None:
    """One field that does not go with the others."""
    tree = msgspec.json.decode(RULES.dumps(start(4, "damaged")))
    assert RULES.invariants(RULES.loads(msgspec.json.encode({**tree, field: value})))


def test_what_is_going_on_has_its_shape(board: Board) -> None:
    """Nothing is missing for a family, nobody plays two rounds, offers are to somebody."""
    for change, said in (
        (lambda s: s.slots.pop(), "a family is missing"),
        (lambda s: s.fiefs.pop(), "$.fiefs"),
        (lambda s: s.nobles.pop(), "$.nobles"),
        (lambda s: s.drafts[0].append([]), "$.drafts[0]"),
        (lambda s: s.frames.insert(1, Round("move")), "two rounds"),
        (lambda s: s.sides.append(Deal(1, GULES, 9, [], [], "city", 2)), "$.sides[16][3]"),
        (lambda s: s.sides.append(Deal(1, GULES, GULES, [], [], "city", 2)), "an offer is wrong"),
        (lambda s: setattr(s.frames[0], "turn", 1 << 31), "$.frames[0][2]"),
        (lambda s: s.frames.insert(1, Spoils(GULES, 0, [1 << 31] * 6, 1)), "$.frames[1][3][0]"),
    ):
        board.position().turn("discard", 0)
        change(board.state)
        expect(board.state, said)


def test_whoever_is_challenged_rides_past(board: Board) -> None:
    """5.2: not a Noble who is nowhere yet."""
    board.winchester()
    board.town("canterbury", "fortress")
    board.do(VERT, "lead lucia; take all; go canterbury; parade")
    lucia = NOBLE["lucia"]
    board.state.frames.insert(1, Refuge(VERT, lucia, 1))
    board.state.nobles[lucia].place, board.state.nobles[lucia].site = NONE, INSIDE
    expect(board.state, "challenge")


def test_battles_are_fought_in_a_city(board: Board) -> None:
    """On the map, and none besides."""
    board.facing()
    board.do(GULES, "attack london azure")
    board.battle().city = len(CITIES)
    expect(board.state, f"$.frames[{len(board.state.frames) - 1}][1]")


def test_damaged_boards_are_refused(board: Board) -> None:
    """Pieces beyond the box, people in two places, titles of the dead."""
    board.position().turn("discard", 0)
    board.put(GULES, "london", knight=9)
    expect(board.state, "pieces")
    board.position().turn("discard", 0)
    board.noble("henri", GULES, "london")
    board.state.nobles[3].place = 18
    expect(board.state, "nowhere")
    board.state.nobles[3].place, board.state.nobles[3].captor = -1, 4
    expect(board.state, "held by nobody")
    for name, value, place in (("servant", 99, 4), ("spouse", 99, 6), ("guards", 9, 10)):
        board.position().turn("discard", 0)
        board.noble("henri", GULES, "london")
        setattr(board.state.nobles[3], name, value)
        expect(board.state, f"$.nobles[3][{place}]")
    board.position().turn("discard", 0)
    board.town("london", "abbey", abbey=1)
    board.town("york", "abbey", abbey=1)
    expect(board.state, "more buildings")
    board.position().turn("discard", 0)
    board.noble("henri", GULES, "london")
    board.state.nobles[3].spouse = 5
    expect(board.state, "one side")
    board.position().turn("discard", 0)
    board.state.fiefs[0] = 3
    expect(board.state, "borne by nobody")
    board.position().turn("discard", 0)
    board.noble("henri", GULES, "london")
    board.state.nobles[3].gone = True
    expect(board.state, "neither dead nor alive")
    board.position().turn("discard", 0)
    board.town("york", "abbey")
    expect(board.state, "abbey")


def test_a_position_that_was_sound_does_not_excuse_another(board: Board) -> None:
    """It is looked at anew."""
    board.position().turn("discard", 0)
    board.noble("henri", GULES, "london")
    board.put(GULES, "london", knight=8)
    expect(board.state, "")
    board.put(GULES, "york", knight=1)
    expect(board.state, "pieces")


def test_saves_come_back_as_they_were() -> None:
    """Every position of a game, byte for byte; views stay what they were while the game goes on."""
    count = 0

    def hook(state: FiefState, seat: int, action: Action, events: list[Event]) -> None:
        nonlocal count
        count += 1
        if count % 15 == 0:
            data = RULES.dumps(state)
            again = RULES.loads(data)
            assert again == state
            assert RULES.dumps(again) == data

    play(start(3, "saves"), random.Random(8), hook)
    assert count > 200


def test_replay_gives_the_same_bytes() -> None:
    """Same set-up and same actions, same position."""
    log: list[tuple[int, Action]] = []
    state = start(2, "replay")
    play(state, random.Random(11), lambda now, seat, action, events: log.append((seat, action)))
    again = start(2, "replay")
    for seat, action in log:
        RULES.apply(again, seat, action)
    assert RULES.dumps(again) == RULES.dumps(state)


def test_a_view_stays_what_it_was(board: Board) -> None:
    """Whoever keeps a view keeps that moment."""
    board.noble("henri", GULES, "london")
    board.go("discard")
    kept = RULES.view(board.state, 0)
    before = msgspec.json.encode(kept)
    board.do(0, "order ransom half; plan nothing 0; seal")
    board.state.nobles[3].place = 2
    assert msgspec.json.encode(kept) == before
