"""Saves of Fief: what is damaged is refused, what loads is the same again."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from engine.core import Action, Event, SaveError
from engine.fief.game_data import CITIES, NOBLE, NONE
from engine.fief.rules import FIEF as RULES
from engine.fief.state import INSIDE, Deal, FiefState, Refuge, Round, Spoils
from tests.engine.fief.board import GULES, VERT, Board
from tests.engine.fief.play import play, start

DAMAGE: list[tuple[str, Any]] = [
    ("seats", 5), ("families", 3), ("round", 0), ("round", 8), ("first", 4), ("frames", []), ("sides", []),
    ("nobles", []), ("towns", []), ("armies", []), ("relics", []), ("purse", [-1, 0, 0, 0]), ("purse", [0]),
    ("hands", [[0], [0], [], []]), ("hands", [[99], [], [], []]), ("characters", []), ("track", [1]),
    ("slots", [3] * 4),
    ("treasures", [9, 0, 0, 0]), ("pigeons", [-1, 0, 0, 0]), ("crossbows", [9, 9]), ("fiefs", [5] * 6),
    ("fiefs", [77, -1, -1, -1, -1, -1]), ("sees", [0, 0, -1, -1]), ("veils", [40, -1, -1]), ("sovereign", 50),
    ("sword", 30), ("gift", 9), ("garters", 9), ("weather", [[]]), ("settled", [[3], [], [], [], [], []]),
    ("taxes", [["levy", 0, 0, 0]]), ("taxes", [["tithe", 5, 0, 0]]), ("winners", [9]), ("serial", -1), ("orders", []),
    ("drafts", []), ("servants", [0, 0]), ("schema_version", 9), ("rules_version", 9), ("dice", {"seed": 3}),
]  # fmt: skip


@pytest.mark.parametrize(("field", "value"), DAMAGE, ids=lambda x: str(x)[:20])
def test_damaged_saves_are_refused(field: str, value: Any) -> None:
    """One field that cannot be so."""
    tree = msgspec.json.decode(RULES.dumps(start(4, "damaged")))
    with pytest.raises(SaveError, match="fief"):
        RULES.loads(msgspec.json.encode({**tree, field: value}))


def broken(state: FiefState) -> str:
    """What is said of a position that is unsound."""
    with pytest.raises(SaveError) as error:
        RULES.loads(RULES.dumps(state))
    return str(error.value)


def test_what_is_going_on_has_its_shape(board: Board) -> None:
    """Nothing is missing for a family, nobody plays two rounds, offers are to somebody."""
    for change, said in (
        (lambda s: s.slots.pop(), "a family is missing"),
        (lambda s: s.fiefs.pop(), "a region"),
        (lambda s: s.nobles.pop(), "a Noble, a relic or an army is missing"),
        (lambda s: s.drafts[0].append([]), "a draft"),
        (lambda s: s.frames.insert(1, Round("move")), "two rounds"),
        (lambda s: s.sides.append(Deal(1, GULES, 9, [], [], "city", 2)), "an offer"),
        (lambda s: setattr(s.frames[0], "turn", 1 << 31), "far too big"),
        (lambda s: s.frames.insert(1, Spoils(GULES, 0, [1 << 31] * 6, 1)), "far too big"),
    ):
        board.position().turn("discard", 0)
        change(board.state)
        assert said in broken(board.state)


def test_whoever_is_challenged_rides_past(board: Board) -> None:
    """5.2: not a Noble who is nowhere yet."""
    board.winchester()
    board.town("canterbury", "fortress")
    board.do(VERT, "lead lucia; take all; go canterbury; parade")
    lucia = NOBLE["lucia"]
    board.state.frames.insert(1, Refuge(VERT, lucia, 1))
    board.state.nobles[lucia].place, board.state.nobles[lucia].site = NONE, INSIDE
    assert "challenge" in broken(board.state)


def test_battles_are_fought_in_a_city(board: Board) -> None:
    """On the map, and none besides."""
    board.facing()
    board.do(GULES, "attack london azure")
    board.battle().city = len(CITIES)
    assert "battle" in broken(board.state)


def test_damaged_boards_are_refused(board: Board) -> None:
    """Pieces beyond the box, people in two places, titles of the dead."""
    board.position().turn("discard", 0)
    board.put(GULES, "london", knight=9)
    assert "pieces" in broken(board.state)
    board.position().turn("discard", 0)
    board.noble("henri", GULES, "london")
    board.state.nobles[3].place = 18
    assert "nowhere" in broken(board.state)
    board.state.nobles[3].place, board.state.nobles[3].captor = -1, 4
    assert "held by nobody" in broken(board.state)
    for wrong in ({"servant": 99}, {"spouse": 99}, {"guards": 9}):
        board.position().turn("discard", 0)
        board.noble("henri", GULES, "london")
        for name, value in wrong.items():
            setattr(board.state.nobles[3], name, value)
        assert "unknown servant" in broken(board.state)
    board.position().turn("discard", 0)
    board.town("london", "abbey", abbey=1)
    board.town("york", "abbey", abbey=1)
    assert "more buildings" in broken(board.state)
    board.position().turn("discard", 0)
    board.noble("henri", GULES, "london")
    board.state.nobles[3].spouse = 5
    assert "one side" in broken(board.state)
    board.position().turn("discard", 0)
    board.state.fiefs[0] = 3
    assert "borne by nobody" in broken(board.state)
    board.position().turn("discard", 0)
    board.noble("henri", GULES, "london")
    board.state.nobles[3].gone = True
    assert "neither dead nor alive" in broken(board.state)
    board.position().turn("discard", 0)
    board.town("york", "abbey")
    assert "abbey" in broken(board.state)


def test_a_position_that_was_sound_does_not_excuse_another(board: Board) -> None:
    """Parts that were looked at before are known by their whole content."""
    board.position().turn("discard", 0)
    board.noble("henri", GULES, "london")
    board.put(GULES, "london", knight=8)
    RULES.loads(RULES.dumps(board.state))
    board.put(GULES, "york", knight=1)
    assert "pieces" in broken(board.state)


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
