"""What is worked out from a view is what is worked out from the state, and what the rules then do."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest

from engine.core import Event, Prompt, blocking
from engine.roses import analysis
from engine.roses.board import (
    AREA,
    AREA_IDS,
    AREAS,
    BLOCK,
    BLOCK_IDS,
    BLOCKS,
    BORDERS,
    FACES,
    FACTS,
    MARCH,
    NEIGHBOURS,
    ROUNDS,
    SAILS,
    SEA_BORDER,
    STEPS,
    SUPPLY,
)
from engine.roses.combat import line, on_turn, power, senior_heir, short_of_ways
from engine.roses.phases.movement import pinned
from engine.roses.phases.political import houses_support
from engine.roses.phases.supply import losses
from engine.roses.rules import ROSES
from engine.roses.state import Acting, Battle, Hits, RosesState, contested, held, owner, present
from engine.roses.view import RosesView
from tests.engine.driver import turn
from tests.engine.recorded_games import Step, walk
from tests.engine.roses.board import Board
from tests.engine.roses.lively import lively
from tests.engine.roses.rare import KINDS, rare
from tests.engine.supplements import CASES

BOTH = (0, 1)
Check = Callable[[RosesState, RosesView], None]
"""A comparison of a position with the view of a seat, or a spectator's."""
CHECKS: dict[str, tuple[Check, tuple[str, ...]]] = {}
"""Comparisons by name, with the functions that each compares."""
TABLES = {"COLOURS", "LETTERS", "MARCHES"}
"""Numbers and tables of the rulebook: ``test_the_numbers_are_those_of_the_rulebook``."""
TYPES = {"Actions", "Clashes", "Count", "Counts", "Deaths", "Forecast", "Position", "Way"}
"""What functions take and give."""
ELSEWHERE = {
    **dict.fromkeys(
        (
            "average",
            "battle_odds",
            "candidates",
            "joining",
            "main_attack",
            "odds",
            "percent",
            "presence",
            "within_reach",
        ),
        "tests.engine.roses.test_odds: by hand where two blocks meet, and as What if has it",
    ),
    "poor": "tests.bot.presenter.games.roses.test_lessons: a hand of 13 points may be shown, one of 14 may not",
    "clashes": "tests.engine.roses.test_clashes: the battles that are fought after *Commit*",
    "gather": "tests.cogs.roses.test_taps: the engine takes what brings everybody to a muster",
    "still_to_act": "tests.bot.presenter.games.roses.test_throne: who acts in what comes",
    "ways": "tests.bot.presenter.games.roses.test_panel: every way is taken by the engine, and none is missing",
}
"""What is compared with the rules in other modules, and how."""


def compares(*names: str) -> Callable[[Check], Check]:
    """Registers a comparison of some functions."""

    def register(check: Check) -> Check:
        CHECKS[check.__name__] = check, names
        return check

    return register


def own_blocks(view: RosesView, area: int) -> list[int]:
    """The blocks of a seat in an area, by its view; a prisoner takes no part."""
    assert view.own is not None
    return [BLOCK[b.block] for b in view.own.blocks if b.place == AREA_IDS[area] and b.block != view.prisoner]


@compares("attacker_of", "borders_into", "fronts", "joins", "london", "surely_hungry")
def everybody_sees_the_map_alike(state: RosesState, view: RosesView) -> None:
    assert view.counts() == state.counts() == held(state)
    assert sorted(view.crossings()) == sorted(state.crossings())
    assert [n for n in range(len(BLOCKS)) if view.is_dead(n)] == [n for n in range(len(BLOCKS)) if state.is_dead(n)]
    assert analysis.surely_hungry(view) == analysis.surely_hungry(state)
    for seat in BOTH:
        assert analysis.london(view, seat) == analysis.london(state, seat)
        for area in {a for a, _, _ in state.entries}:
            assert analysis.borders_into(view, area, seat) == analysis.borders_into(state, area, seat)
            assert analysis.joins(view, area, seat) == analysis.joins(state, area, seat)
            assert analysis.fronts(view, area, seat) == analysis.fronts(state, area, seat)
            assert analysis.attacker_of(view, area) == analysis.attacker_of(state, area)


@compares("border_room", "count", "fare", "land_price", "march_limit", "may_march", "passengers", "shares_ship")
def actions_cost_alike(state: RosesState, view: RosesView) -> None:
    for area in range(len(AREAS)):
        assert [analysis.count(view, AREA_IDS[area], s) for s in BOTH] == [len(present(state, area, s)) for s in BOTH]
    frame = state.frames[-1]
    if not isinstance(frame, Acting):
        return
    seen = view.action
    assert seen is not None
    assert (seen.seat, seen.ap, seen.event, seen.target()) == (frame.seat, frame.ap, frame.event, frame.target())
    assert analysis.may_march(seen) == analysis.may_march(frame)
    assert analysis.march_limit(seen.event) == analysis.march_limit(frame.event)
    for border in range(len(BORDERS)):
        assert analysis.border_room(seen, border) == analysis.border_room(frame, border)
    for area in range(len(AREAS)):
        assert analysis.land_price(seen, area) == analysis.land_price(frame, area)
        for goal in SAILS[area]:
            assert analysis.shares_ship(seen, area, goal) == analysis.shares_ship(frame, area, goal)
            assert analysis.passengers(seen, area, goal) == analysis.passengers(frame, area, goal)
            for n in (1, 2, 3):
                assert analysis.fare(seen, area, goal, n) == analysis.fare(frame, area, goal, n)


@compares("barred", "may_march")
def moves_go_where_they_may(state: RosesState, view: RosesView) -> None:
    """The legal moves of a seat: not to the enemy's exile, not under an event that lets nobody march, and not over a
    border without room or for more points than are left."""
    frame = state.frames[-1]
    if not isinstance(frame, Acting) or view.seat != frame.seat or view.action is None:
        return
    (prompt,) = asked(state, frame.seat)
    for action in prompt.actions:
        if action.verb in ("move", "sea"):
            start, goal = state.where[BLOCK[str(action.args[0])]], AREA[str(action.args[1])]
            assert not analysis.barred(goal, frame.seat)
            if action.verb == "sea":
                assert analysis.passengers(view.action, start, goal) > 0
                continue
            assert analysis.may_march(view.action)
            assert analysis.border_room(view.action, NEIGHBOURS[start][goal]) > 0
            if str(action.args[0]) not in (view.own.moved if view.own else {}):
                assert analysis.land_price(view.action, start) <= view.action.ap


@compares("plague_areas")
def the_plague_strikes_where_it_may(state: RosesState, view: RosesView) -> None:
    """The areas that a seat may name (5.1)."""
    frame = state.frames[-1]
    if isinstance(frame, Acting) and frame.event == "plague" and frame.goal < 0 and view.seat == frame.seat:
        (prompt,) = asked(state, frame.seat)
        named = [AREA[str(a.args[0])] for a in prompt.actions if a.verb == "plague"]
        assert named == analysis.plague_areas(view.counts(), frame.seat)


@compares("free_to_go")
def no_more_leave_than_are_free(state: RosesState, view: RosesView) -> None:
    """In a contested area nobody may leave exactly where the rules pin everybody."""
    frame = state.frames[-1]
    if not isinstance(frame, Acting) or view.seat != frame.seat:
        return
    seat = frame.seat
    for area in {a for a, s, _ in state.entries if s != seat}:
        over = {b for a, s, b in state.entries if a == area and s != seat}
        if len(over) > 1:
            continue  # nobody but the attacker knows how many came over which
        assert view.own is not None
        staying = sum(not view.own.moved.get(BLOCK_IDS[block]) for block in own_blocks(view, area))
        free = analysis.free_to_go(staying, analysis.count(view, AREA_IDS[area], 1 - seat))
        assert (free == 0) == pinned(state, seat, area)


@compares("guests", "hungry", "fed_besides", "at_home")
def own_areas_feed_alike(state: RosesState, view: RosesView) -> None:
    """Who is over the limit is who loses steps in the supply phase (7.1, 7.2)."""
    if view.seat is None:
        return
    lost = Counter(losses(state, view.seat))
    for area in range(len(AREAS)):
        mine = own_blocks(view, area)
        there = analysis.guests(mine, area)
        assert len(there) + sum(analysis.at_home(b, area) for b in mine) == len(mine)
        assert analysis.hungry(area, len(there)) == lost[area]
        assert analysis.fed_besides(area, len(there)) == max(0, SUPPLY[area] - len(there))


@compares("obvious", "moving_on")
def the_obvious_place_is_the_rules(state: RosesState, view: RosesView) -> None:
    """Where silence sends an heir; and nobody who moves on leaves an area that feeds everybody."""
    if view.seat is None:
        return
    own = view.counts()[view.seat]
    for prompt in asked(state, view.seat):
        if prompt.step == "heir":
            goals = [AREA[str(a.args[1])] for a in prompt.actions]
            assert str(prompt.default[0].args[1]) == AREA_IDS[analysis.obvious(own, goals)]
    for area in range(len(AREAS)):
        there = list(own)
        mine = own_blocks(view, area)
        for _, goal in analysis.moving_on(area, mine, lambda there=there: there, lambda _, here=area: NEIGHBOURS[here]):  # type: ignore[misc]
            assert there[area] > SUPPLY[area]
            assert there[goal] < SUPPLY[goal]
            there[area] -= 1
            there[goal] += 1


@compares("throne", "most", "captive", "supports", "margin")
def the_throne_stands_as_the_rules_count_it(state: RosesState, view: RosesView) -> None:
    """A seat knows what it counts itself, and no less than the enemy counts (8.2)."""
    counted = houses_support(state)
    for seat in BOTH:
        assert analysis.captive(view, seat) == bool(counted[seat].prisoner)
        assert analysis.london(view, seat) == bool(counted[seat].london)
        assert analysis.most(view, seat) >= counted[seat].total - counted[seat].london - counted[seat].prisoner
        blocks = sum(
            analysis.supports(b, state.where[b])
            for b in range(len(BLOCKS))
            if owner(state, b) == seat and b != state.prisoner
        )
        assert blocks == counted[seat].total - counted[seat].london - counted[seat].prisoner
    if view.seat is not None:
        count = analysis.throne(view)
        assert count.mine == counted[view.seat].total
        assert count.most >= counted[1 - view.seat].total
        assert [count.london, count.theirs] == [bool(counted[s].london) for s in (view.seat, 1 - view.seat)]


@compares("defence", "hit_chance", "letter", "on_turn", "rank_of", "senior", "strongest", "without_a_way")
def battles_are_seen_as_they_are_fought(state: RosesState, view: RosesView) -> None:
    battle = next((f for f in state.frames if isinstance(f, Battle)), None)
    if battle is None:
        return
    seen = view.battle
    assert seen is not None
    assert analysis.on_turn(seen) == on_turn(state, battle)
    for seat in BOTH:
        there = [BLOCK[f.block] for f in seen.fighters if f.seat == seat and f.place != "reserve"]
        assert there == line(state, battle, seat)
        assert analysis.senior(there) == senior_heir(state, battle, seat)
        for block in there:
            defends = analysis.defence(view, battle.area, block, there) if seat != battle.attacker else 0
            assert BLOCKS[block].firepower + defends == power(state, battle, block)
            assert 0 < analysis.hit_chance(power(state, battle, block)) <= 1
    frame = state.frames[-1]
    if isinstance(frame, Hits):
        hit = [f for f in seen.fighters if BLOCK[f.block] in frame.line and f.seat == frame.seat]
        struck = {BLOCK[f.block]: f.steps for f in hit}
        (prompt,) = asked(state, frame.seat)
        assert [BLOCK_IDS[b] for b in analysis.strongest(struck)] == [a.args[0] for a in prompt.actions]
        assert BLOCK_IDS[min(analysis.strongest(struck), key=analysis.rank_of)] == prompt.default[0].args[0]
    found = analysis.on_turn(seen)
    assert found is None or len({analysis.letter(b, battle.round) for b in found[1]}) == 1
    if found is not None and battle.round == ROUNDS and found[0] == battle.attacker == view.seat:
        seat, blocks = found
        asked_now = [a for p in asked(state, seat) for a in p.actions]
        by_land = [b for b in blocks if state.came[b] <= SEA_BORDER]
        goals = {str(a.args[1]) for a in asked_now if a.verb == "retreat" and BLOCK[str(a.args[0])] in by_land}
        room = sum(view.room[goal] for goal in goals)
        if asked_now:
            short = room > 0 and analysis.without_a_way(len(by_land), room) > 0
            assert short == short_of_ways(state, battle.area, blocks, battle.used[seat])


@compares("forecast", "forecasts")
def every_battle_to_come_is_reckoned(state: RosesState, view: RosesView) -> None:
    """Those of the areas where both houses stand, but for the running one; nobody loses more than stands there, and
    every run is counted once."""
    if view.seat is None:
        return
    running = {f.area for f in state.frames if isinstance(f, Battle)}
    found = analysis.forecasts(view)
    assert {AREA[each.area] for each in found} == set(contested(held(state))) - running
    for each in found:
        area = AREA[each.area]
        assert analysis.forecast(view, area) == each
        assert each.attacks == (analysis.attacker_of(state, area) == view.seat)
        mine = present(state, area, view.seat)
        assert sorted(BLOCK[name] for name in each.fell) == sorted(mine)
        assert sum(each.own) == sum(each.enemy) == each.runs >= max(each.won, *each.fell.values())
        assert len(each.own) - 1 <= sum(state.steps[b] for b in mine)
        assert len(each.enemy) - 1 <= sum(STEPS[b] for b in range(len(BLOCKS)) if owner(state, b) != view.seat)


@compares("points")
def hands_are_worth_alike(state: RosesState, view: RosesView) -> None:
    if view.own is not None and view.seat is not None:
        assert analysis.points(view.own.hand) == analysis.points(state.players[view.seat].hand)
        for prompt in asked(state, view.seat):
            if prompt.step in ("mulligan", "redeal") and "unseal" not in map(str, prompt.actions):
                assert prompt.params["n"] == analysis.points(view.own.hand)


@compares("gathering")
def nobody_comes_to_a_muster_from_afar(state: RosesState, view: RosesView) -> None:
    """Whoever may set out for the area is among those who are near enough."""
    frame = state.frames[-1]
    if isinstance(frame, Acting) and frame.goal >= 0 and frame.event == "muster" and view.seat == frame.seat:
        movers = {a.args[0] for p in asked(state, frame.seat) for a in p.actions if a.verb == "move"}
        afoot = {BLOCK_IDS[trip.block] for trip in frame.trips}
        assert len(movers - afoot) <= analysis.gathering(view, AREA_IDS[frame.goal])


def asked(state: RosesState, seat: int) -> list[Prompt]:
    """What a seat is asked for which the game waits."""
    return blocking(ROSES.prompts(state)).get(seat, [])


# -- what an action then did


def follows(before: RosesState, step: Step, after: RosesState) -> None:
    """Points, steps and dice as they were reckoned beforehand."""
    view, action = ROSES.view(before, step.seat), step.action
    frame, then = before.frames[-1], after.frames[-1]
    match action.verb:
        case "move" | "sea" if isinstance(frame, Acting) and isinstance(then, Acting):
            assert view.action is not None
            block, goal = BLOCK[str(action.args[0])], AREA[str(action.args[1])]
            start = before.where[block]
            first = all(trip.block != block for trip in frame.trips)
            price = analysis.land_price(view.action, start) if first else 0
            if action.verb == "sea":
                price = analysis.fare(view.action, start, goal, 1)
            elif analysis.halts(NEIGHBOURS[start][goal], view.counts()[1 - step.seat][goal]):
                assert next(trip for trip in then.trips if trip.block == block).halted
            assert frame.ap - then.ap == price
        case "execute":
            block = BLOCK[str(action.args[0])]
            assert analysis.for_good(block)
            assert after.is_dead(block)
    for event in step.events:
        told(before, view, event, after)


def told(before: RosesState, view: RosesView, event: Event, after: RosesState) -> None:
    """Dice and deaths as they are told."""
    params: Any = event.params
    if event.key in ("roses-fired", "roses-charged", "roses-answered"):
        odds = analysis.hits(len(params["dice"]), analysis.hit_chance(params["need"]))
        assert len(odds) == len(params["dice"]) + 1
        assert odds[params["n"]] > 0
        assert sum(odds) == pytest.approx(1)
        assert params["n"] == sum(die <= params["need"] for die in params["dice"])
    elif event.key == "roses-treason-roll":
        roller = BLOCK.get(getattr(params["by"], "slug", ""), -1)
        target = BLOCK[params["target"].slug]
        assert len(params["dice"]) == analysis.loyalty(target, roller)
        assert analysis.turning(target, roller) == pytest.approx(0.5 ** len(params["dice"]))
        assert bool(params["n"]) == all(die % 2 == 0 for die in params["dice"])
    elif event.key == "roses-battle":
        assert analysis.attacker_of(view, AREA[params["area"].slug]) == params["seat"].seat
    elif event.key == "roses-killed":
        assert analysis.for_good(BLOCK[params["block"].slug])
    elif event.key == "roses-fell":
        assert not analysis.for_good(BLOCK[params["block"].slug])
    elif event.key in ("roses-usurped", "roses-throne-held"):
        pretender, counts = 1 - before.king, [share.value for share in params["counts"]]
        took = analysis.margin(counts[pretender], counts[before.king], False) >= 0
        assert took == (event.key == "roses-usurped")


FOLLOWED = {"fare", "for_good", "halts", "hits", "land_price", "loyalty", "margin", "turning"}
"""What ``follows`` compares with what an action did."""


def test_every_function_is_compared() -> None:
    compared = {name for _, names in CHECKS.values() for name in names} | FOLLOWED
    assert compared | TABLES | TYPES | set(ELSEWHERE) == set(analysis.__all__)


def compare(state: RosesState) -> None:
    """All comparisons in a position, for each seat and for a spectator."""
    for seat in (None, *BOTH):
        view = ROSES.view(state, seat)
        for check, _ in CHECKS.values():
            check(state, view)


def steps(most: int, number: int) -> Iterator[tuple[RosesState, Step, RosesState]]:
    """Steps of the recorded games of all cases, so many of every kind of question in each."""
    rng = random.Random(number)
    for case in CASES:
        if case[0] != ROSES.id:
            continue
        game = walk(case)
        kinds: dict[str, list[int]] = {}
        for n, step in enumerate(game.steps):
            kinds.setdefault(step.prompt.step, []).append(n)
        for kind in sorted(kinds):
            for n in rng.sample(kinds[kind], min(most, len(kinds[kind]))):
                yield ROSES.loads(game.steps[n].save), game.steps[n], ROSES.loads(game.after(n))


def check_steps(most: int, number: int) -> int:
    """How many positions were compared, each also with what was done in it."""
    found = 0
    for before, step, after in steps(most, number):
        compare(before)
        follows(before, step, after)
        found += 1
    return found


def test_positions_from_play() -> None:
    assert check_steps(2, 1) >= 60


@pytest.mark.slow
def test_hundreds_of_positions_from_play() -> None:
    assert check_steps(45, 2) >= 500


@pytest.mark.parametrize("kind", KINDS)
def test_rare_positions(board: Board, kind: str) -> None:
    """The political turn and the first turn of a campaign, with rare blocks in rare places."""
    for number in range(2):
        board.state = rare(kind, number)
        board.settle()
        rng = random.Random(number)
        for _ in range(3):
            if board.state.winner >= 0:
                break
            compare(board.state)
            step = turn(rng, ROSES, board.state, lively)
            assert step is not None
            ROSES.apply(board.state, *step)


def test_the_numbers_are_those_of_the_rulebook() -> None:
    """Two areas in a move (1.2, 5.2), four rounds (6.2), letters A to D (3.12), six faces (3.11), limits (5.2.1)."""
    assert (MARCH, ROUNDS, analysis.LETTERS, FACES) == (2, 4, "ABCD", 6)
    assert {colour: n for n, colour in analysis.COLOURS.items()} == {"yellow": 4, "blue": 3, "red": 2}
    assert analysis.MARCHES[AREA["middlesex"]][AREA["essex"]] == 4
    assert AREA["scotland"] not in analysis.MARCHES[AREA["north_yorks"]], "a red border is the last"


@pytest.mark.parametrize(("goal", "limit"), [("oxford", 4), ("rutland", 3), ("wilts", 3)])
@pytest.mark.parametrize("event", ["action_4", "surprise"])
def test_5_2_1_so_many_blocks_cross_a_border(goal: str, limit: int, event: str) -> None:
    """Four over a yellow border, three over a blue one; a surprise lets one more pass. Then nobody follows."""
    start = {"oxford": "leicester", "rutland": "essex", "wilts": "oxford"}[goal]
    border = NEIGHBOURS[AREA[start]][AREA[goal]]
    assert {4: "yellow", 3: "blue"}[limit] == FACTS.borders[border].colour
    men = ("lan_oxford", "lan_devon", "lan_beaumont", "lan_clifford", "lan_wiltshire", "lan_pembroke")
    board = Board().acting({**dict.fromkeys(men, start), "lan_henry_vi": "derby", "yor_york": "ireland"}, card=event)
    most = limit + (event == "surprise")
    for n, block in enumerate(men[:most]):
        view = ROSES.view(board.state, 0)
        assert view.action is not None
        assert analysis.border_room(view.action, border) == most - n
        board.do(0, f"move {block} {goal}")
    assert board.why(0, f"move {men[most]} {goal}") == "limit"
    view = ROSES.view(board.state, 0)
    assert view.action is not None
    assert analysis.border_room(view.action, border) == 0


def test_6_3_three_borders_into_a_battle_and_two_to_help() -> None:
    """Player 2 helps where Player 1 attacks; elsewhere they attack themselves."""
    board = Board().acting({"lan_oxford": "kent", "yor_york": "sussex", "yor_march": "essex"}, seat=1, first=0)
    board.state.entries = [(AREA["sussex"], 0, NEIGHBOURS[AREA["sussex"]][AREA["kent"]])]
    for position in (board.state, ROSES.view(board.state, 1), ROSES.view(board.state, None)):
        assert [analysis.fronts(position, AREA[a], s) for a in ("sussex", "kent") for s in BOTH] == [3, 2, 3, 3]
        assert analysis.joins(position, AREA["sussex"], 1)
        assert not analysis.joins(position, AREA["kent"], 1)


@pytest.mark.parametrize(("event", "limit"), [("action_2", 2), ("surprise", 2), ("force_march", 3)])
def test_5_2_so_far_a_block_marches(event: str, limit: int) -> None:
    """Two areas, on a forced march three; then it stops."""
    board = Board().acting({"lan_oxford": "kent", "lan_henry_vi": "derby", "yor_york": "ireland"}, card=event)
    for area in ("sussex", "middlesex", "essex")[:limit]:
        board.do(0, f"move lan_oxford {area}")
    assert analysis.march_limit(event) == limit
    assert board.why(0, "move lan_oxford leicester") == "halted"


def test_5_3_1_a_paid_voyage_leaves_room_for_one_more() -> None:
    """Two blocks sail for a point between major ports: three for one more where a place was left, else two; piracy has
    no such bonus."""
    there = dict.fromkeys(("lan_oxford", "lan_devon", "lan_henry_vi"), "france")
    board = Board().acting({**there, "yor_york": "ireland"}, card="action_2")
    board.do(0, "sea lan_oxford kent")
    view = ROSES.view(board.state, 0)
    assert view.action is not None
    trip = AREA["france"], AREA["kent"]
    assert analysis.shares_ship(view.action, *trip)
    assert not analysis.shares_ship(view.action, AREA["france"], AREA["dorset"]), "Dorset has no major port"
    assert analysis.passengers(view.action, *trip) == 3
    assert [analysis.fare(view.action, *trip, n) for n in (1, 2, 3, 4)] == [0, 1, 1, 2]
    pirates = msgspec.structs.replace(view.action, event="piracy", ferries=[])
    assert not analysis.shares_ship(pirates, *trip)
    assert analysis.passengers(pirates, *trip) == 1
    assert [analysis.fare(pirates, *trip, n) for n in (1, 2, 3)] == [1, 2, 3]


def test_8_2_the_king_keeps_the_throne_on_a_tie() -> None:
    assert [analysis.margin(5, 5, royal) for royal in (True, False)] == [0, -1]
    assert analysis.margin(6, 5, False) == 0


def test_6_2_bombards_open_the_battle_and_close_every_later_round() -> None:
    letters = [[analysis.letter(BLOCK[b], n) for n in (1, 2, 4)] for b in ("yor_bombard", "lan_stanley")]
    assert letters == [["A", "D", "D"], ["B", "B", "B"]]


def test_6_6_who_finds_no_way_out() -> None:
    """Two may go over a red border: of five three are lost; of one nobody is."""
    assert [analysis.without_a_way(n, 2) for n in (5, 2, 1)] == [3, 0, 0]


def test_5_1_who_is_near_enough_for_a_muster() -> None:
    """Next door and behind a friendly area; not beyond a red border, nor who is there already."""
    men = {"lan_oxford": "middlesex", "lan_devon": "leicester", "lan_clifford": "kent", "lan_henry_vi": "cornwall"}
    board = Board().acting({**men, "yor_york": "ireland"}, card="muster")
    board.do(0, "muster kent")
    view = ROSES.view(board.state, 0)
    assert analysis.gathering(view, "kent") == 2
    nobody_comes_to_a_muster_from_afar(board.state, view)


def test_6_4_hits_take_the_strongest_first() -> None:
    """Of equals all of them, for their owner to choose from; nobody who is gone."""
    assert analysis.strongest({3: 2, 5: 4, 8: 4, 9: 1}) == [5, 8]
    assert analysis.strongest({3: 0}) == analysis.strongest({}) == []
