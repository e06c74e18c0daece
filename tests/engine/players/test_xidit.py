"""The planning player of Lords of Xidit."""

from __future__ import annotations

import pytest

from engine.core import Action
from engine.players import make
from engine.players.xidit.position import read
from engine.players.xidit.valuation import Worth
from engine.players.xidit.weights import Weights
from engine.xidit.board import CENTRAL, ROADS, UNITS
from engine.xidit.rules import XIDIT
from engine.xidit.state import Options
from engine.xidit.view import Guild, RecruitTile, SeatView, Standing, ThreatTile
from tests.engine.players.whole_games import play
from tests.engine.players.xidit_seat import at_orders, lone_view, search, units, waits


@pytest.mark.slow
def test_beats_random_players() -> None:
    """One planner against three random players, in every seat; the full figure comes from ``simulate``."""
    won = 0
    for n in range(24):
        kinds = ["random"] * 4
        kinds[n % 4] = "heuristic"
        state, _ = play(XIDIT, f"contest-{n}", kinds, Options(short=True))
        outcome = XIDIT.outcome(state)
        assert outcome is not None
        won += outcome.places[0] == [n % 4]
    assert won >= 15


@pytest.mark.parametrize("options", [Options(), Options(short=True), Options(phantom_start=7)])
def test_planners_are_never_asked(options: Options) -> None:
    """Standing choices and plans answer everything that a year's resolution may ask."""
    for seats in (3, 4, 5) if options.phantom_start == 6 else (3,):
        state = XIDIT.setup(seats=seats, seed=f"asked-{seats}", options=options)
        players = [make("xidit", "heuristic", f"asked/{seat}") for seat in range(seats)]
        while asked := waits(state):
            seat, prompt = asked
            assert prompt.step in ("placement", "orders", "census")
            batch = players[seat].choose(XIDIT.view(state, seat), prompt)
            assert prompt.step != "orders" or batch[-1] == Action("seal"), "all of a year at once"
            for action in batch:
                assert XIDIT.why_not(state, seat, action) is None, action
                XIDIT.apply(state, seat, action)
        assert XIDIT.outcome(state) is not None


def test_answers_what_a_person_left_open() -> None:
    """A seat taken over in the middle of a year answers every kind of question."""
    wanted = {"reward", "bards", "titan", "phantom", "raise"}
    seen = set()
    for n in range(20):
        seats = 3 + n % 3
        state = XIDIT.setup(seats=seats, seed=f"open-{n}")
        for seat in range(seats):
            XIDIT.apply(state, seat, Action("style", ("careful",)))
        players = [make("xidit", "heuristic", f"open/{seat}") for seat in range(seats)]
        while asked := waits(state):
            seat, prompt = asked
            seen.add(prompt.step)
            batch = players[seat].choose(XIDIT.view(state, seat), prompt)
            if prompt.step == "orders":
                batch = [a for a in batch if a.verb in ("order", "seal")]
            for action in batch:
                XIDIT.apply(state, seat, action)
        if wanted <= seen:
            return
    raise AssertionError(f"never asked: {wanted - seen}")


def test_sees_only_its_own_hand() -> None:
    """What others hide changes nothing: units traded between two rivals, gold, Bastion, bards left, sealed orders."""
    for seed in ("veil-1", "veil-2", "veil-3"):
        state = at_orders(seed, 6)
        me, one, two = 0, state.players[1], state.players[2]
        player = make("xidit", "heuristic", "same")
        before = player.choose(XIDIT.view(state, me), XIDIT.prompts(state)[me][0])
        one.units, two.units = two.units, one.units
        one.sovereigns += 9
        one.standing = Standing(reward="bards-guild", bards="bastion")
        moved = min(3, two.bards_left)
        two.bards_left -= moved
        state.bards[CENTRAL][2] += moved
        one.orders = ["red", "act", "blue", "act", "wait", "act"]
        assert player.choose(XIDIT.view(state, me), XIDIT.prompts(state)[me][0]) == before


def test_walks_to_a_threat_it_can_beat() -> None:
    """A demand in hand two roads away is met, and nothing else is done on the way."""
    threat = ThreatTile(12, "snow-apes", ["infantry", "mage"], 4, 2, 3)
    view = lone_view(units=units(infantry=1, mage=1), threats=[threat])
    route = search(view).best()
    assert route.orders[:2] == ("black", "act")
    assert ROADS[17]["black"] == 12


def test_recruits_what_is_lacking_on_the_way() -> None:
    """With the mage waiting next door the route fetches it first."""
    threat = ThreatTile(12, "snow-apes", ["infantry", "mage"], 4, 2, 3)
    mages = RecruitTile(11, ["mage"])
    view = lone_view(units=units(infantry=1), threats=[threat], recruits=[mages])
    orders = search(view).best().orders
    deeds = [d for d in search(view).follow(orders) if d.quarry is not None]
    assert orders[:2] == (next(c for c, to in ROADS[17].items() if to == 11), "act")
    assert [d.city for d in deeds] == [12]


def test_does_not_fight_without_units() -> None:
    """No action order where the demand cannot be met."""
    threat = ThreatTile(17, "ice-harpies", ["militia", "archer", "cleric"], 3, 3, 3)
    assert "act" not in search(lone_view(units=units(militia=5), threats=[threat])).best().orders


def test_guild_on_foreign_ground_is_worthless() -> None:
    """Levels count only where they find room: not on another's guild, up to four on one's own."""
    threat = ThreatTile(17, "ice-harpies", ["militia", "archer", "cleric"], 3, 3, 3)
    for guild, levels in ((Guild(17, 1, 1), 0), (Guild(17, 0, 3), 1), (Guild(17, 0, 4), 0), (Guild(12, 1, 4), 3)):
        view = lone_view(threats=[threat], guilds=[guild])
        assert view.own is not None
        assert Worth(read(view, view.own), Weights()).levels(17, 3) == levels


def test_last_on_a_track_weighs_more() -> None:
    """Whoever is behind on one track and ahead on the others prefers what helps there."""
    seats = [SeatView(0, 17, False, 15, 12, 8, False), *(SeatView(n, 20, False, 8, 8, 7, False) for n in (1, 2, 3))]
    view = lone_view(seats=seats, sovereigns=2)
    assert view.own is not None
    weights = Worth(read(view, view.own), Weights()).track_weights
    assert weights["wealth"] > 2 * weights["influence"]


def test_keeps_plans_and_orders_of_a_person() -> None:
    """Six orders already written are sealed as they are, with plans for what is still open."""
    state = at_orders("kept", 5)
    wanted = ["act", "blue", "act", "red", "act", "wait"]
    for step, order in enumerate(wanted, 1):
        XIDIT.apply(state, 2, Action("order", (step, order)))
    batch = make("xidit", "heuristic", "kept").choose(XIDIT.view(state, 2), XIDIT.prompts(state)[2][0])
    assert batch[-1] == Action("seal")
    assert all(a.verb.startswith("plan-") for a in batch[:-1])


def test_census_shows_everything() -> None:
    """Prizes cost nothing, so all units are shown."""
    state = XIDIT.setup(seats=4, seed="census", options=Options(quick="lavish"))
    players = [make("xidit", "heuristic", f"census/{seat}") for seat in range(4)]
    while asked := waits(state):
        seat, prompt = asked
        batch = players[seat].choose(XIDIT.view(state, seat), prompt)
        if prompt.step == "census":
            owned = state.players[seat].units
            assert batch == [
                *(Action("reveal", (unit, n)) for unit, n in zip(UNITS, owned, strict=True)),
                Action("seal"),
            ]
            return
        for action in batch:
            XIDIT.apply(state, seat, action)
    raise AssertionError("the game has no census")
