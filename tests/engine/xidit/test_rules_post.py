"""Play by post: standing choices, the phantom's share, what is hidden while they are made."""

from __future__ import annotations

import random

import msgspec
import pytest

from engine.core import Action, Event, Prompt, blocking
from engine.xidit.board import INDEX, TRACKS
from engine.xidit.rules import XIDIT
from engine.xidit.state import XiditState
from engine.xidit.view import Standing
from tests.engine.driver import turn
from tests.engine.xidit.board import Board, counts, keys, made, told
from tests.engine.xidit.invariants import strain
from tests.engine.xidit.lively import lively


@pytest.mark.parametrize(
    ("pair", "gain"),
    [("sovereigns-bards", (5, 4, 0)), ("sovereigns-guild", (5, 0, 2)), ("bards-guild", (0, 4, 2))],
)
def test_standing_reward(board: Board, pair: str, gain: tuple[int, int, int]) -> None:
    """The pair laid down is taken without asking."""
    board.reeds()
    board.do(0, f"standing-reward {pair}", "standing-bards richest")
    board.run_year({0: "act"})
    player = board.state.players[0]
    assert (player.sovereigns, 20 - player.bards_left, 15 - player.levels_left) == gain
    assert XIDIT.view(board.state, 0).phase == "orders"
    assert board.state.players[0].standing.reward == pair


def test_standing_reward_without_bards_takes_the_other_two(board: Board) -> None:
    """Ruling: a wish for bards that cannot be had leaves sovereigns and guild, by a standing order without asking."""
    board.reeds()
    board.state.players[0].bards_left = 0
    board.state.bards[INDEX["frostmark"]][0] = 20
    board.do(0, "standing-reward bards-guild", "standing-instead useful")
    board.run_year({0: "act"})
    assert board.state.players[0].sovereigns == 5
    assert board.state.levels[10] == 2


@pytest.mark.parametrize(
    ("wish", "city", "placed"),
    [
        ("richest", 17, {"crownlands": 3}),
        ("richest", 10, {"mirrormere": 4}),
        ("even", 17, {"crownlands": 1, "frostmark": 1, "highmoor": 1}),
        ("even", 10, {"mirrormere": 2, "goldenvale": 2}),
        ("bastion", 17, {"crownlands": 3}),
        ("bastion", 10, {"mirrormere": 4}),
        ("even", 1, {"frostmark": 2, "highmoor": 1}),
    ],
)
def test_standing_bards(board: Board, wish: str, city: int, placed: dict[str, int]) -> None:
    """``richest``: highest first value; ``even``: round from there; ``bastion``: the centre, or else the richest."""
    units = "militia militia archer cleric infantry infantry"
    board.position(cities=(city, 2, 3, 4), threats=(city,), units={0: units})
    board.do(0, "standing-reward sovereigns-bards", f"standing-bards {wish}")
    board.run_year({0: "act"})
    assert {slug: board.state.bards[n][0] for slug, n in INDEX.items() if board.state.bards[n][0]} == placed


def test_standing_bards_serve_the_census_too(board: Board) -> None:
    """Bards of a census have a standing choice of their own."""
    board.position(cities=(10, 2, 3, 4), year=4, units={0: "infantry"})
    board.do(0, "standing-bards ask", "standing-prize richest")
    board.run_year({})
    for seat in range(4):
        board.do(seat, "show-all", "seal")
    assert board.state.bards[INDEX["mirrormere"]][0] == 1
    assert XIDIT.view(board.state, 0).phase == "orders"


@pytest.mark.parametrize(
    ("wish", "left"), [("always", "archer mage"), ("never", "militia militia archer archer mage mage")]
)
def test_standing_titan(board: Board, wish: str, left: str) -> None:
    """``always``: the largest Titan that can be paid, with the weakest units; ``never``: let it be."""
    board.position(cities=(4, 2, 3, 1), units={0: "militia militia archer archer mage mage"})
    board.wake(3, 4, 5)
    if wish == "always":
        board.state.awake[2] = False
        left = "mage mage"
    board.do(0, f"standing-titan {wish}", "standing-reward sovereigns-guild")
    board.run_year({0: "act"})
    assert board.state.players[0].units == counts(left)
    assert XIDIT.view(board.state, 0).phase == "orders"


@pytest.mark.parametrize(("tile", "beaten"), [("", True), ("recruits", False), ("threat", False)])
def test_standing_titan_meant(board: Board, tile: str, beaten: bool) -> None:
    """``meant``: fought where nothing lay when the year began; what was meant for a tile that has gone is not paid."""
    recruits = {4: "cleric"} if tile == "recruits" else {8: "cleric"}
    city = 9 if tile == "threat" else 4
    board.position(
        cities=(city, city, 3, 1), first=1, recruits=recruits, threats=(9,), coming=(6, 10),
        units={0: "mage mage mage", 1: "militia archer"},
    )  # fmt: skip
    board.wake(3)
    board.do(0, "standing-titan meant", "standing-reward sovereigns-guild")
    board.do(1, "standing-titan never", "standing-reward sovereigns-guild")
    told = keys(board.run_year({0: "act", 1: "act"}))
    assert ("titan-beaten" in told) == beaten
    assert ("titan-passed" in told) or beaten
    assert sum(board.state.players[0].units) == (0 if beaten else 3)
    assert XIDIT.view(board.state, 0).phase == "orders"


def test_standing_titan_always_without_units_passes(board: Board) -> None:
    """Nothing is asked and nothing paid."""
    board.position(cities=(4, 2, 3, 1), units={0: "mage"})
    board.wake(5)
    board.do(0, "standing-titan always")
    assert "titan-passed" in keys(board.run_year({0: "act"}))
    assert board.state.players[0].units == counts("mage")


@pytest.mark.parametrize(
    ("has", "taken"),
    [
        ((9, 0, 0), ["bards", "guild"]),
        ((0, 9, 0), ["sovereigns", "guild"]),
        ((0, 0, 9), ["sovereigns", "bards"]),
        ((2, 2, 2), ["sovereigns", "bards"]),
    ],
)
def test_standing_reward_least(board: Board, has: tuple[int, int, int], taken: list[str]) -> None:
    """``least``: the two kinds of which there is least; of equals what is evaluated last is left out."""
    board.reeds()
    board.state.tracks = ["reputation", "wealth", "influence"]
    gold, bards, levels = has
    board.state.players[0].sovereigns = gold
    board.state.bards[INDEX["frostmark"]][0] = bards
    board.state.players[0].bards_left -= bards
    for city in (1, 2, 3):
        if levels:
            board.guild(0, city, min(4, levels))
            levels -= min(4, levels)
    board.do(0, "standing-reward least", "standing-bards even")
    assert taken_of(board.run_year({0: "act"})) == taken


def taken_of(events: list[Event]) -> list[object]:
    """The kinds of the only reward among events."""
    return told(next(e for e in events if e.key == "xidit-reward"), "kinds")


def test_standing_reward_least_takes_nothing_in_vain(board: Board) -> None:
    """A guild where nothing can be built and bards that cannot be placed are left out, however few there are."""
    board.reeds()
    board.guild(2, 10, 1)
    board.state.players[0].sovereigns = 50
    board.do(0, "standing-reward least", "standing-bards even")
    assert taken_of(board.run_year({0: "act"})) == ["sovereigns", "bards"]
    board.reeds()
    board.state.players[0].bards_left = 0
    board.state.bards[INDEX["frostmark"]][0] = 20
    board.do(0, "standing-reward least")
    assert taken_of(board.run_year({0: "act"})) == ["sovereigns", "guild"]


def test_standing_level_builds_on_the_fullest_guild(board: Board) -> None:
    """``fullest``: a waiting level goes where fewest are lacking; ``ask`` asks."""
    for wish in ("fullest", "ask"):
        board.position(cities=(10, 2, 3, 4), year=4, units={0: "mage"})
        board.guild(0, 1, 1)
        board.guild(0, 2, 3)
        board.do(0, f"standing-level {wish}")
        board.run_year({})
        for seat in range(4):
            board.do(seat, "show-all", "seal")
        assert board.legal(0) >= ({"raise 1", "raise 2"} if wish == "ask" else {"order 1 red"})
        assert (board.state.levels[1], board.state.levels[2]) == ((1, 3) if wish == "ask" else (1, 4))


def test_standing_phantom_safest_raises_where_the_lead_is_largest(board: Board) -> None:
    """By what the seat knows: bards of others in the Bastion change nothing."""
    for bastion in (0, 9):
        board.reeds(3)
        board.state.phantom = [6, 6, 4]
        board.state.bards[INDEX["crownlands"]] = [2, bastion, 0]
        board.state.players[0].bards_left, board.state.players[1].bards_left = 18, 20 - bastion
        board.do(0, "standing-phantom safest", "standing-reward sovereigns-guild")
        board.run_year({0: "act"})
        assert board.state.phantom == [7, 6, 4]
        assert XIDIT.view(board.state, 0).phase == "orders"


def test_standing_choices_are_open_all_game_long() -> None:
    """Beside whatever is asked, for every seat, no matter who has sealed; nobody hears of them or waits for them."""
    state = XIDIT.setup(seats=4, seed="open")
    rng = random.Random(5)
    met = set()
    while (step := turn(rng, XIDIT, state, lively)) is not None:
        asked = XIDIT.prompts(state)
        assert set(asked) == {0, 1, 2, 3}
        for seat, prompts in asked.items():
            standing = next(p for p in prompts if p.id == "standing")
            assert (standing.step, standing.pace, standing.default) == ("standing", "offer", ())
            assert (standing.secret, standing.anonymous, standing.notify) == (True, False, False)
            met.add(prompts[0].step)
            others = [n for n in (0, 1, 2, 3, None) if n != seat]
            if rng.random() < 0.1 and prompts[0].step != "reward":
                before = [XIDIT.view(state, other) for other in others]
                value = rng.choice(["least", "bards-guild"])
                assert XIDIT.apply(state, seat, Action("standing-reward", (value,))) == []
                assert [XIDIT.view(state, other) for other in others] == before
        XIDIT.apply(state, *step)
    assert {"placement", "orders", "census"} <= met


def test_standing_choice_answers_what_is_asked(board: Board) -> None:
    """Set while its question is open, it answers at once; another seat's leaves the question alone."""
    board.reeds()
    board.run_year({0: "act"})
    assert board.do(1, "style quick") == []
    assert XIDIT.view(board.state, 0).asked == "reward"
    events = board.do(0, "style quick")
    assert "reward" in keys(events)
    assert any(e.seals for e in events)
    assert XIDIT.view(board.state, 0).phase == "orders"


def test_standing_choice_that_hands_the_move_on_seals(board: Board) -> None:
    """Two seats have won bards in a census: the first one's style places its own, then the other one is asked."""
    board.position(cities=(10, 17, 3, 4), year=4, units={0: "infantry", 1: "infantry"})
    board.run_year({})
    for seat in range(4):
        board.do(seat, "show-all", "seal")
    assert XIDIT.view(board.state, None).acting == [0]
    events = board.do(0, "style quick")
    assert keys(events) == ["bards"]
    assert events[-1].seals
    assert XIDIT.view(board.state, None).acting == [1]


def test_standing_style_sets_all_choices(board: Board) -> None:
    """``quick`` asks nothing, ``careful`` everything; each may be changed afterwards. A new seat is quick."""
    board.state = XIDIT.setup(seats=3, seed="style")
    assert XIDIT.styles() == {name: (Action("style", (name,)),) for name in ("quick", "careful")}
    quick = standing_of(board.state)
    assert "ask" not in msgspec.structs.astuple(quick)
    assert (quick.rank, quick.census) == ("infantry", "all")
    board.do(0, "style careful")
    assert set(msgspec.structs.astuple(standing_of(board.state))) == {"ask", "five", "mage"}
    board.do(0, "style quick", "standing-titan never")
    assert standing_of(board.state) == msgspec.structs.replace(quick, titan="never")
    assert board.refusal(0, "style slow") == "no-words"


def standing_of(state: XiditState) -> Standing:
    """What seat 0 sees of its standing choices."""
    own = XIDIT.view(state, 0).own
    assert own is not None
    return own.standing


def test_standing_census_shows_all(board: Board) -> None:
    """Whoever has ordered it shows every unit and keeps it (P13.8); the others are asked, and nothing is counted before
    they have sealed. Until then what was ordered can be opened again, and said by hand."""
    board.position(year=4, units={0: "militia militia archer", 1: "militia archer archer"})
    board.do(0, "standing-census all")
    board.run_year({})
    assert XIDIT.view(board.state, None).acting == [1, 2, 3]
    assert board.legal(0) == {"unseal"}
    for seat in (1, 2):
        board.do(seat, "show-all", "seal")
    board.do(0, "unseal", "reveal archer 0", "seal")
    events = board.do(3, "show-all", "seal")
    assert [told(e, "shown") for e in events if e.key == "xidit-census"][:2] == [[2, 1, 0, 0], [0, 2, 0, 0]]
    assert board.state.players[0].units == [2, 1, 0, 0, 0]


def test_standing_census_leaves_one_that_has_begun_to_its_seat(board: Board) -> None:
    """Set while counts are asked, it holds from the next census on."""
    board.position(year=4, units={0: "militia"})
    board.run_year({})
    board.do(0, "style quick")
    assert not board.state.players[0].sealed
    assert "reveal militia 0" in board.legal(0)


def test_quick_pays_no_titan_with_clerics_or_mages(board: Board) -> None:
    """Unless somebody has said so: by the order for units, or by a plan for the step."""
    for words, left in (("", [1, 0, 0, 1, 1]), ("standing-rank mage", [0] * 5), ("plan-titan 1 3", [0] * 5)):
        board.position(cities=(4, 2, 3, 1), units={0: "militia cleric mage"}, style="quick")
        board.wake(3)
        board.program(0, "act")
        if words:
            board.do(0, words)
        for seat in range(4):
            board.do(seat, *(str(action) for action in XIDIT.prompts(board.state)[seat][0].default))
        assert board.state.players[0].units == left


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_standing_quick_stops_for_orders_alone(seats: int) -> None:
    """As shipped a year waits once, whether or not it ends with a census, and the placement once: 13 waits for twelve
    years."""
    state = XIDIT.setup(seats=seats, seed=f"quick-{seats}")
    strain(state)
    rng = random.Random(seats)
    waits = []
    while asked := blocking(XIDIT.prompts(state)):
        waits.append({prompts[0].id for prompts in asked.values()})
        assert set(asked) == set(range(seats))
        for seat in asked:
            while (prompt := first(state, seat)) is not None and prompt.id in waits[-1]:
                XIDIT.apply(state, seat, lively(rng, XIDIT, state, seat, prompt))
    assert len(waits) == 13
    assert all(len(ids) == 1 for ids in waits)
    assert sum(p.kills for p in state.players) > 5


def first(state: XiditState, seat: int) -> Prompt | None:
    """The question for which the game waits for a seat."""
    return next(iter(blocking(XIDIT.prompts(state)).get(seat, [])), None)


def test_silence_waits_in_steps_without_an_order(board: Board) -> None:
    """The answer for silence keeps what was written and waits in the other steps."""
    board.position()
    board.do(0, "order 2 act")
    board.do(0, *(str(action) for action in XIDIT.prompts(board.state)[0][0].default))
    assert board.state.players[0].orders == ["wait", "act", "wait", "wait", "wait", "wait"]
    assert board.state.players[0].sealed


@pytest.mark.slow
def test_silence_settles_every_question(board: Board) -> None:
    """The answer for silence is legal action by action and leaves the question answered, whatever is asked."""
    met = set()
    for n in range(30):
        board.state = XIDIT.setup(seats=3 + n % 3, seed=f"silence-{n}")
        strain(board.state)
        for seat in range(board.state.seats):
            board.do(seat, "style careful")
        rng = random.Random(n)
        while asked := blocking(XIDIT.prompts(board.state)):
            seat = rng.choice(list(asked))
            prompt = asked[seat][0]
            met.add(prompt.step)
            if prompt.step == "orders" or rng.random() < 0.3:
                XIDIT.apply(board.state, seat, lively(rng, XIDIT, board.state, seat, prompt))
                continue
            for action in prompt.default:
                XIDIT.apply(board.state, seat, action)
            now = first(board.state, seat)
            assert now is None or now.id != prompt.id, prompt
    assert met >= {"placement", "orders", "census", "reward", "bards", "titan", "spend", "phantom", "raise"}


@pytest.mark.parametrize("track", TRACKS)
def test_p18_each_kill_raises_the_phantom(board: Board, track: str) -> None:
    """David's example: whoever beats a threat adds one point to a track of his choice."""
    board.reeds(3)
    before = list(board.state.phantom)
    board.run_year({0: "act"})
    board.do(0, "reward sovereigns guild")
    assert board.legal(0) == {f"phantom {t}" for t in TRACKS}
    board.do(0, f"phantom {track}")
    assert [n - m for n, m in zip(board.state.phantom, before, strict=True)] == [int(t == track) for t in TRACKS]


def test_p18_titans_raise_the_phantom_too(board: Board) -> None:
    """Ruling: a Titan counts as a threat."""
    board.position(3, cities=(4, 2, 3), units={0: "militia militia archer"})
    board.wake(3)
    board.do(0, "standing-titan always", "standing-reward sovereigns-guild", "standing-phantom influence")
    before = board.state.phantom[1]
    board.run_year({0: "act"})
    assert board.state.phantom[1] == before + 1


def test_standing_phantom_only_with_three_seats(board: Board) -> None:
    """Four seats have no phantom."""
    assert board.position().refusal(0, "standing-phantom wealth") == "no-phantom"
    assert board.position(3).refusal(0, "standing-phantom wealth") == ""


@pytest.mark.parametrize("plan", [False, True])
def test_standing_reward_half_in_vain(board: Board, plan: bool) -> None:
    """Where a rival's guild stands a wish for levels gives way to what brings something, or the seat is asked."""
    for instead, asked in (("useful", ""), ("ask", "reward")):
        board.reeds()
        board.guild(1, 10, 1)
        board.program(0, "act")
        wish = "plan-reward 1 sovereigns-guild" if plan else "standing-reward sovereigns-guild"
        board.do(0, wish, f"standing-instead {instead}", "standing-bards even", "seal")
        board.run_year({})
        assert XIDIT.view(board.state, 0).asked == asked
        if not asked:
            assert (board.state.players[0].sovereigns, board.state.players[0].bards_left) == (5, 16)


@pytest.mark.parametrize(
    ("wish", "left"),
    [
        ("standing-size three", "infantry mage"),
        ("standing-rank archer", "militia militia archer infantry mage"),
        ("standing-rank infantry", "mage"),
        ("standing-size four", "mage"),
        ("standing-size five", ""),
    ],
)
def test_standing_titan_up_to_a_size_and_a_rank(board: Board, wish: str, left: str) -> None:
    """``always`` fights the largest that the two limits allow, and lets the Titans be when they allow none."""
    units = "militia militia archer infantry mage"
    board.position(cities=(4, 2, 3, 1), units={0: units})
    board.wake(4, 5)
    if "three" in wish:
        board.wake(3)
    board.do(0, "standing-titan always", "standing-reward sovereigns-guild", "standing-instead useful", wish)
    board.run_year({0: "act"})
    assert board.state.players[0].units == counts(left)


def test_orders_prompt_stays_small(board: Board) -> None:
    """About thirty orders, sixteen standing choices and a few plans."""
    board.reeds(3)
    board.program(0, "act red act blue act act")
    assert len(board.legal(0)) < 75


def test_own_numbers_stay_private(board: Board) -> None:
    """Units, sovereigns, levels waiting and reveals appear in no other view."""
    board.position(units={0: "mage mage"})
    board.guild(0, 1, 2)
    other = XIDIT.loads(XIDIT.dumps(board.state))
    other.players[0].units = counts("militia")
    other.players[0].sovereigns = 30
    for reader in (1, 2, 3, None):
        assert XIDIT.view(board.state, reader) == XIDIT.view(other, reader)
    assert XIDIT.view(board.state, 0) != XIDIT.view(other, 0)


def test_imagined_gold_is_no_more_than_the_bank_had(board: Board) -> None:
    """Whatever the others may have won: all purses together hold no more than there are coins."""
    board.position()
    board.state.players[0].sovereigns = 150
    for player in board.state.players[1:]:
        player.kills = 30
    for n in range(12):
        taken = XIDIT.imagine(XIDIT.view(board.state, 0), f"purse {n}")
        assert taken is not None
        assert sum(player.sovereigns for player in taken.players) <= 160


def test_standing_reward_that_nothing_better_can_replace(board: Board) -> None:
    """Neither bards nor levels can be placed: what is wished for is taken as far as it goes, and nobody is asked."""
    for wish in ("sovereigns-guild", "bards-guild"):
        board.reeds()
        board.guild(1, 10, 1)
        board.state.players[0].bards_left, board.state.bards[INDEX["frostmark"]][0] = 0, 20
        board.do(0, f"standing-reward {wish}", "standing-instead ask")
        assert taken_of(board.run_year({0: "act"})) == ["sovereigns", "guild"]
        assert (board.state.players[0].sovereigns, board.state.levels[10]) == (5, 1)
        assert XIDIT.view(board.state, 0).phase == "orders"


def test_standing_reward_for_the_last_level_of_a_tower(board: Board) -> None:
    """Room for one level of two is room: the wish stands. Without any it gives way."""
    for levels, taken in ((3, ["sovereigns", "guild"]), (4, ["sovereigns", "bards"])):
        board.reeds()
        board.guild(0, 10, levels)
        board.do(0, "standing-reward sovereigns-guild", "standing-instead useful", "standing-bards even")
        assert taken_of(board.run_year({0: "act"})) == taken
        assert board.state.levels[10] == 4


def test_standing_reward_least_counts_levels_that_wait(board: Board) -> None:
    """Three levels that wait are more than two bards and two sovereigns."""
    board.reeds()
    board.state.players[0].sovereigns = 2
    board.state.players[0].bards_left, board.state.bards[INDEX["frostmark"]][0] = 18, 2
    board.state.players[0].levels_left, board.state.players[0].waiting = 12, 3
    board.do(0, "standing-reward least", "standing-bards even")
    assert taken_of(board.run_year({0: "act"})) == ["sovereigns", "bards"]


def test_standing_reward_least_where_no_region_takes_bards(board: Board) -> None:
    """With three seats, in city 20, beside a rival's guild: a seat without a bard on the board leaves bards out all
    the same, since they cannot be chosen there."""
    board.position(3, cities=(20, 2, 3), units={0: "militia militia archer"})
    board.wake(3)
    board.guild(1, 20, 1)
    board.guild(0, 6, 1)
    board.do(0, "standing-titan always", "standing-reward least", "standing-phantom wealth")
    assert taken_of(board.run_year({0: "act"})) == ["sovereigns", "guild"]


def test_standing_level_builds_in_the_last_city_too(board: Board) -> None:
    """The fullest guild of two stands in city 21, the other one in the first city."""
    board.position(cities=(10, 2, 3, 4), year=4, units={0: "mage"})
    board.guild(0, 1, 1)
    board.guild(0, 21, 2)
    board.do(0, "standing-level fullest")
    board.run_year({})
    for seat in range(4):
        board.do(seat, "show-all", "seal")
    assert (board.state.levels[1], board.state.levels[21]) == (1, 3)


def test_standing_choices_answer_after_a_titan_has_been_paid(board: Board) -> None:
    """Whoever is asked for the units alone is asked nothing more once they are paid."""
    board.position(cities=(4, 2, 3, 1), units={0: "mage mage mage"})
    board.wake(3)
    board.do(0, "standing-reward sovereigns-guild")
    board.run_year({0: "act"})
    board.do(0, "titan 3", "spend mage", "spend mage", "spend mage")
    assert board.state.players[0].sovereigns > 0
    assert XIDIT.view(board.state, 0).phase == "orders"


def test_own_pending_is_nobody_elses() -> None:
    """How many bards, units or levels are still to be placed or paid, only whoever is asked reads."""
    for name, pending in (("bards", 3), ("spend", 3), ("raise", 1)):
        state = XIDIT.loads(made(name))
        own = [XIDIT.view(state, seat).own for seat in range(4)]
        assert [mine.pending for mine in own if mine is not None] == [pending, 0, 0, 0], name
