"""Play by post: standing choices, plans, the phantom's share, what is hidden while they are made."""

from __future__ import annotations

import pytest

from engine.xidit import XIDIT
from engine.xidit.board import INDEX, TRACKS
from engine.xidit.state import XiditState
from tests.engine.xidit.positions import (
    counts,
    do,
    give,
    guild,
    keys,
    legal,
    position,
    program,
    refusal,
    run_year,
    wake,
)


def reeds(seats: int = 4) -> XiditState:
    """Seat 0 stands in city 10 with the units its threat demands (5 sovereigns, 4 bards, 2 levels)."""
    return position(seats, cities=(10, 2, 3, 4, 5), threats=(10,), units={0: "infantry infantry cleric"})


@pytest.mark.parametrize(
    ("pair", "gain"),
    [("sovereigns-bards", (5, 4, 0)), ("sovereigns-guild", (5, 0, 2)), ("bards-guild", (0, 4, 2))],
)
def test_standing_reward(pair: str, gain: tuple[int, int, int]) -> None:
    """The pair laid down is taken without asking."""
    state = reeds()
    do(state, 0, f"standing-reward {pair}", "standing-bards richest")
    run_year(state, {0: "act"})
    player = state.players[0]
    assert (player.sovereigns, 20 - player.bards_left, 15 - player.levels_left) == gain
    assert XIDIT.view(state, 0).phase == "orders"
    assert state.players[0].standing.reward == pair


def test_standing_reward_without_bards_takes_the_other_two() -> None:
    """Ruling: a wish for bards that cannot be had leaves sovereigns and guild, without asking."""
    state = reeds()
    state.players[0].bards_left = 0
    state.bards[INDEX["frostmark"]][0] = 20
    do(state, 0, "standing-reward bards-guild")
    run_year(state, {0: "act"})
    assert state.players[0].sovereigns == 5
    assert state.levels[10] == 2


@pytest.mark.parametrize(
    ("wish", "city", "placed"),
    [
        ("richest", 17, {"crownlands": 3}),
        ("richest", 10, {"mirrormere": 4}),
        ("even", 17, {"crownlands": 1, "frostmark": 1, "highmoor": 1}),
        ("even", 10, {"mirrormere": 2, "goldenvale": 2}),
        ("bastion", 17, {"crownlands": 3}),
        ("bastion", 10, {"mirrormere": 4}),
    ],
)
def test_standing_bards(wish: str, city: int, placed: dict[str, int]) -> None:
    """``richest``: highest first value; ``even``: round from there; ``bastion``: the centre, or else the richest."""
    state = position(cities=(city, 2, 3, 4), threats=(city,), units={0: "militia archer cleric infantry infantry"})
    do(state, 0, "standing-reward sovereigns-bards", f"standing-bards {wish}")
    run_year(state, {0: "act"})
    assert {slug: state.bards[n][0] for slug, n in INDEX.items() if state.bards[n][0]} == placed


def test_standing_bards_serve_the_census_too() -> None:
    """A standing choice holds for every bard."""
    state = position(cities=(10, 2, 3, 4), year=4, units={0: "infantry"})
    do(state, 0, "standing-bards richest")
    run_year(state, {})
    for seat in range(4):
        do(state, seat, "show-all", "seal")
    assert state.bards[INDEX["mirrormere"]][0] == 1
    assert XIDIT.view(state, 0).phase == "orders"


@pytest.mark.parametrize(
    ("wish", "left"), [("always", "archer mage"), ("never", "militia militia archer archer mage mage")]
)
def test_standing_titan(wish: str, left: str) -> None:
    """``always``: the largest Titan that can be paid, with the weakest units; ``never``: let it be."""
    state = position(cities=(4, 2, 3, 1), units={0: "militia militia archer archer mage mage"})
    wake(state, 3, 4, 5)
    if wish == "always":
        state.awake[2] = False
        left = "mage mage"
    do(state, 0, f"standing-titan {wish}", "standing-reward sovereigns-guild")
    run_year(state, {0: "act"})
    assert state.players[0].units == counts(left)
    assert XIDIT.view(state, 0).phase == "orders"


def test_standing_titan_always_without_units_passes() -> None:
    """Nothing is asked and nothing paid."""
    state = position(cities=(4, 2, 3, 1), units={0: "mage"})
    wake(state, 5)
    do(state, 0, "standing-titan always")
    assert "titan-passed" in keys(run_year(state, {0: "act"}))
    assert state.players[0].units == counts("mage")


@pytest.mark.parametrize("track", TRACKS)
def test_p18_each_kill_raises_the_phantom(track: str) -> None:
    """David's example: whoever beats a threat adds one point to a track of his choice."""
    state = reeds(3)
    before = list(state.phantom)
    run_year(state, {0: "act"})
    do(state, 0, "reward sovereigns guild")
    assert legal(state, 0) == {f"phantom {t}" for t in TRACKS}
    do(state, 0, f"phantom {track}")
    assert [n - m for n, m in zip(state.phantom, before, strict=True)] == [int(t == track) for t in TRACKS]


def test_p18_titans_raise_the_phantom_too() -> None:
    """Ruling: a Titan counts as a threat."""
    state = position(3, cities=(4, 2, 3), units={0: "militia militia archer"})
    wake(state, 3)
    do(state, 0, "standing-titan always", "standing-reward sovereigns-guild", "standing-phantom influence")
    before = state.phantom[1]
    run_year(state, {0: "act"})
    assert state.phantom[1] == before + 1


def test_standing_phantom_only_with_three_seats() -> None:
    """Four seats have no phantom."""
    assert refusal(position(), 0, "standing-phantom wealth") == "no-phantom"
    assert refusal(position(3), 0, "standing-phantom wealth") == ""


def test_plan_reward_beats_the_standing_choice() -> None:
    """For that step of this year."""
    state = reeds()
    program(state, 0, "act")
    do(state, 0, "standing-reward sovereigns-guild", "plan-reward 1 sovereigns-bards", "plan-bards 1 goldenvale 3")
    do(state, 0, "plan-bards 1 mirrormere 1", "seal")
    run_year(state, {})
    assert state.players[0].sovereigns == 5
    assert state.bards[INDEX["goldenvale"]][0] == 3
    assert state.bards[INDEX["mirrormere"]][0] == 1
    assert state.players[0].plans == [None] * 6


def test_plan_bards_rest_follows_the_standing_choice() -> None:
    """What the plan leaves over goes where the standing choice says, or is asked."""
    state = reeds()
    program(state, 0, "act")
    do(state, 0, "plan-reward 1 sovereigns-bards", "plan-bards 1 goldenvale 3", "seal")
    run_year(state, {})
    assert XIDIT.view(state, 0).own.pending == 1
    assert legal(state, 0) == {"bard goldenvale", "bard mirrormere"}


def test_plan_bards_never_exceed_the_print() -> None:
    """No more than the threat offers, all regions together; nought clears."""
    state = reeds()
    program(state, 0, "act")
    do(state, 0, "plan-bards 1 goldenvale 3")
    assert refusal(state, 0, "plan-bards 1 mirrormere 2") == "no-plan"
    assert refusal(state, 0, "plan-bards 1 mirrormere 1") == ""
    assert refusal(state, 0, "plan-bards 1 mirrormere 0") == "no-plan"
    do(state, 0, "plan-bards 1 goldenvale 0")
    assert state.players[0].plans[0] is None


def test_plan_titan_and_spend() -> None:
    """The Titan planned is beaten with the units planned, the rest paid with the weakest."""
    state = position(cities=(4, 2, 3, 1), units={0: "militia militia archer archer mage mage"})
    wake(state, 3, 4)
    program(state, 0, "act")
    assert refusal(state, 0, "plan-titan 1 5") == "no-plan"
    assert refusal(state, 0, "plan-spend 1 mage 1") == "no-plan"
    do(state, 0, "plan-titan 1 4", "plan-spend 1 mage 2", "plan-reward 1 sovereigns-guild")
    assert refusal(state, 0, "plan-spend 1 archer 3") == "no-plan"
    assert refusal(state, 0, "plan-spend 1 cleric 1") == "no-plan"
    do(state, 0, "seal")
    run_year(state, {})
    assert state.players[0].units == counts("archer archer")
    assert state.titans[1] != []
    assert state.players[0].kills == 1


def test_plan_titan_skip_and_fall_back() -> None:
    """``skip`` passes; a Titan that has gone in the meantime falls back to the standing choice, then to asking."""
    state = position(cities=(4, 2, 3, 1), units={0: "mage mage mage"})
    wake(state, 3)
    program(state, 0, "act")
    do(state, 0, "plan-titan 1 skip", "seal")
    assert "titan-passed" in keys(run_year(state, {}))
    program(state, 0, "wait act")
    do(state, 0, "plan-titan 2 3", "seal")
    state.players[1].city = 16
    give(state, 1, "militia militia militia")
    wake(state, 4)
    do(state, 1, "standing-titan always", "standing-reward sovereigns-guild")
    run_year(state, {1: "act"})
    assert not state.awake[0]
    assert XIDIT.view(state, 0).asked == "titan"


def test_plans_only_where_they_can_matter() -> None:
    """For the first action order in a city with a threat, one about to come, or an awake Titan."""
    state = position(cities=(10, 2, 3, 4), threats=(10,), recruits={13: "cleric"}, coming=(6, 7))
    program(state, 0, "act act black act")
    assert refusal(state, 0, "plan-reward 1 bards-guild") == ""
    assert refusal(state, 0, "plan-reward 2 bards-guild") == "no-plan-here"
    assert refusal(state, 0, "plan-reward 3 bards-guild") == "no-plan-act"
    assert refusal(state, 0, "plan-reward 4 bards-guild") == "no-plan-here"
    do(state, 0, "order 1 blue", "order 2 act", "order 4 wait")
    assert refusal(state, 0, "plan-reward 2 bards-guild") == ""
    assert refusal(state, 0, "plan-titan 2 3") == "no-plan"


def test_plans_are_dropped_with_their_city() -> None:
    """A changed order before or at the step that leads elsewhere forgets the plan; one after it does not."""
    state = reeds()
    program(state, 0, "wait act")
    do(state, 0, "plan-reward 2 bards-guild", "order 3 red", "order 2 act")
    assert state.players[0].plans[1] is not None
    do(state, 0, "order 1 blue")
    assert state.players[0].plans[1] is None
    do(state, 0, "order 1 wait", "plan-reward 2 bards-guild", "order 1 act")
    assert state.players[0].plans[1] is None
    do(state, 0, "order 1 wait", "plan-reward 2 bards-guild", "order 2 wait")
    assert state.players[0].plans[1] is None


def test_route_shows_where_the_orders_lead() -> None:
    """The city after each step, in the seat's own view alone."""
    state = position(cities=(7, 2, 3, 4))
    do(state, 0, "order 1 act", "order 2 red", "order 4 blue")
    own = XIDIT.view(state, 0).own
    assert own is not None
    assert own.route == [7, 7, 6, 6, 11, 11, 11]
    assert XIDIT.view(state, None).own is None


def test_orders_prompt_stays_small() -> None:
    """About thirty orders, sixteen standing choices and a few plans."""
    state = reeds(3)
    program(state, 0, "act red act blue act act")
    assert len(legal(state, 0)) < 75


def test_own_numbers_stay_private() -> None:
    """Units, sovereigns, levels waiting and reveals appear in no other view."""
    state = position(units={0: "mage mage"})
    guild(state, 0, 1, 2)
    other = XIDIT.loads(XIDIT.dumps(state))
    other.players[0].units = counts("militia")
    other.players[0].sovereigns = 30
    for reader in (1, 2, 3, None):
        assert XIDIT.view(state, reader) == XIDIT.view(other, reader)
    assert XIDIT.view(state, 0) != XIDIT.view(other, 0)
