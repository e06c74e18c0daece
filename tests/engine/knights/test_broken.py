"""Positions with one value changed: each is unsound, by its type or by what is asked of the frame or the part of the
table it stands in."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pytest

from engine.knights.game_data import AREA
from engine.knights.rules import KNIGHTS
from engine.knights.state.frames import (
    Offer,
    Over,
)
from engine.knights.state.frames_cards import Freeing
from engine.knights.state.state import Expedition, KnState, Lasting, Pact, Siege
from tests.engine.knights.board import BLUE, GREEN, RED, home
from tests.engine.knights.broken_frames import (
    CASES,
    FAR,
    HUGE,
    table,
)

# --- frames ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", CASES)
def test_a_frame_with_a_wrong_value_is_unsound(name: str) -> None:
    build, kind, changes = CASES[name]
    assert KNIGHTS.invariants(build()) == []
    for change in changes:
        state = build()
        frame = next(f for f in state.frames if type(f) is kind)
        for field, value in change.items():
            assert hasattr(frame, field), field
            setattr(frame, field, deepcopy(value))
        assert KNIGHTS.invariants(state), f"{name}: {change}"


# --- the table -------------------------------------------------------------------------------------------------------


def _set(path: str, value: Any) -> Callable[[KnState], None]:
    """A change of one value, by its way: ``barons.0.crowns``."""

    def change(state: KnState) -> None:
        *way, last = path.split(".")
        at: Any = state
        for key in way:
            at = at[int(key)] if key.isdigit() else getattr(at, key)
        if last.isdigit():
            at[int(last)] = deepcopy(value)
        else:
            assert hasattr(at, last)
            setattr(at, last, deepcopy(value))

    return change


OUT_OF_BOUNDS: list[tuple[str, Any]] = [
    ("barons", []), ("orders", []), ("nobles", []), ("cities", []), ("piles", [[]]), ("spaces", [[]]), ("track", [-1]),
    ("turn", 0), ("turn", 25), ("pool", -1), ("pool", HUGE), ("serial", -1), ("serial", HUGE), ("chairman", 4),
    ("chairman", -1), ("head", 4), ("victor", [9]), ("expeditions", []), ("expeditions.0.stakes", [0]),
    ("barons.0.baron", 1), ("barons.0.baron", 9), ("barons.0.baron", -1), ("sides", []), ("frames", []),
    ("drafts", []), ("cities.3.owner", 9), ("cities.3.breaches", 9), ("cities.3.breaches", -1),
    ("cities.3.fortified", True), ("cities.10.razed", True), ("decrees", ["peace"]), ("decrees", ["roads", "roads"]),
    ("sieges", [Siege(FAR, 0, 1)]), ("sieges", [Siege(1, 9, 1)]), ("sieges", [Siege(1, 0, -1)]),
    ("sieges", [Siege(1, 0, 1), Siege(1, 0, 2)]), ("track.0", 9), ("expeditions.0", Expedition(9, [0] * 4)),
    ("expeditions.0", Expedition(1, [-1] * 4)), ("lasting", [Lasting(99)]), ("lasting", [Lasting(1, 9)]),
    ("lasting", [Lasting(1, 0, 99)]), ("lasting", [Lasting(1, 0, 0, 99)]), ("lasting", [Lasting(1, 0, 0, 0, 99)]),
    ("barons.0.stronghold.area", AREA["cadiz"]), ("barons.0.stronghold.area", AREA[home(BLUE)]),
    ("barons.0.stronghold.breaches", 5), ("barons.0.stronghold.breaches", -1), ("barons.0.stronghold.losses", 31),
    ("barons.0.stronghold.losses", -1), ("barons.0.plan", []), ("barons.0.last", []),
    ("barons.0.charges", [1, 2, 3, 4]),
    ("barons.0.crowns", -1), ("barons.0.crowns", HUGE), ("barons.0.votes", -1), ("barons.0.faith", -1),
    ("barons.0.influence", -1), ("barons.0.plan", [[9], [], []]), ("barons.0.last", [[9], [], []]),
    ("barons.0.hand.0", 3), ("barons.0.hand.0", -1), ("barons.0.hand", [2]), ("orders.0.levy", "never"),
    ("orders.0.casts", {"law": "7"}), ("orders.0.voices", {"law": "perhaps"}), ("orders.0.casts", {"crown": "1"}),
    ("orders.0.pass_to", {"seat-0": "perhaps"}), ("orders.0.pass_to", {f"seat-{n}": "ask" for n in range(7)}),
    ("nobles.1.area", FAR), ("nobles.1.keeper", 9), ("nobles.1.losses", 31), ("nobles.1.losses", -1),
    ("nobles.23.area", 1), ("nobles.23.office", 1), ("nobles.0.sea", True), ("nobles.1.gone", True),
    ("nobles.1.office", 99), ("nobles.1.troops", []), ("drafts.0.to", 9), ("drafts.0.favour", "love"),
    ("pacts", [Pact(0, 9, 3)]), ("offer", []), ("mercenaries", []), ("neutrals", []), ("fate", []), ("events", []),
    ("agendas", []),
]  # fmt: skip


@pytest.mark.parametrize(("path", "value"), OUT_OF_BOUNDS, ids=lambda it: str(it)[:40])
def test_a_table_with_a_wrong_value_is_unsound(path: str, value: Any) -> None:
    state = table()
    state.frames.append(Freeing(RED, 3))
    assert KNIGHTS.invariants(state) == []
    _set(path, value)(state)
    assert KNIGHTS.invariants(state)


def test_offers_with_a_wrong_value_are_unsound() -> None:
    for known, offer in (
        (True, Offer(3, 0, 1, 5, "pass", True)), (False, Offer(3, 0, 0, 5, "pass", True)),
        (False, Offer(3, 0, 9, 5, "pass", True)), (False, Offer(3, 0, 1, 21, "pass", True)),
        (False, Offer(3, 0, 1, -1, "pass", True)), (False, Offer(3, 0, 1, 5, "love", True)),
    ):  # fmt: skip
        state = table()
        state.frames.append(Freeing(RED, 3))
        state.sides.append(offer)
        assert (KNIGHTS.invariants(state) == []) == known, offer


def test_a_game_that_is_over_asks_nobody() -> None:
    state = table()
    state.frames.append(Over())
    assert KNIGHTS.invariants(state), "the desks of a game that is over are gone"
    state.sides.clear()
    assert KNIGHTS.invariants(state) == []
    state.frames.append(Freeing(RED, 3))
    assert KNIGHTS.invariants(state)


def test_nobody_who_is_out_is_asked() -> None:
    state = table(elimination=True)
    state.frames.append(Freeing(RED, 3))
    state.barons[RED].out = True
    assert KNIGHTS.invariants(state)


def test_what_nobody_can_answer_is_unsound() -> None:
    state = table()
    assert KNIGHTS.invariants(state), "the course of the actions asks nobody"
    state.frames.append(Freeing(GREEN, 3))
    assert KNIGHTS.invariants(state), "green has no city"
