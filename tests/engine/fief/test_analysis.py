"""What is worked out from a position: the same from a view as from the state, and what the rules then do."""

from __future__ import annotations

import functools
import random
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import pytest

from engine.core import Action, Event
from engine.fief import analysis
from engine.fief.board import forts_left
from engine.fief.bounds import Stage
from engine.fief.game_data import (
    CARDS,
    CITIES,
    CITIES_OF,
    CITY,
    CITY_IDS,
    DISTRICTS,
    FAMILY,
    NOBLE,
    REGION_IDS,
    REGIONS,
    UNIT_IDS,
    N,
)
from engine.fief.pieces import settle_all
from engine.fief.rules import FIEF
from engine.fief.state.state import Battle, FiefState, Over, Round, families_of
from engine.fief.war import camps, volleys
from tests.engine.fief.board import GULES, VERT, Board
from tests.engine.fief.rare import Odd, rare
from tests.engine.recorded_games import walk
from tests.engine.supplements import CASES

QUICK, ALL = 60, 500
"""Positions that are asked about, in the quick run and among the slow tests."""
PLACES = range(len(CITIES))
LANDS = range(len(REGION_IDS))
WAYS = frozenset(analysis.VERBS.values())


class Asked(NamedTuple):
    """A position, whose it is to see, and the same as that seat sees it."""

    state: FiefState
    """The position itself."""
    seat: int
    """The seat."""
    seen: analysis.Seen
    """Its view in numbers."""


@functools.cache
def positions(count: int) -> list[Asked]:
    """Positions of a recorded game, in the slow tests of all, and rare ones in turn, each with one of its seats."""
    rng, found = random.Random(count), []
    games = [walk(case) for case in CASES if case[0] == "fief" and (count > QUICK or case[1] == 3)]
    for number in range(count):
        state = rare(number, 2 + number % 3) if number % 2 else FIEF.loads(rng.choice(rng.choice(games).steps).save)
        seat = rng.randrange(state.seats)
        found.append(Asked(state, seat, analysis.seen(FIEF.view(state, seat))))
    return found


amounts = pytest.mark.parametrize("count", [QUICK, pytest.param(ALL, marks=pytest.mark.slow)])


# --- alike from a view -----------------------------------------------------------------------------------------------


def families(p: Any) -> range:
    return range(p.families)


def alive(p: Any) -> list[int]:
    return [n for n, who in enumerate(p.nobles) if who.family >= 0 and not who.gone]


def free(p: Any) -> list[int]:
    return [n for n in alive(p) if p.nobles[n].captor < 0 and p.nobles[n].place in PLACES]


def own(p: Any, seat: int) -> tuple[int, ...]:
    return families_of(p, seat)


def of_nobles(ask: Callable[[Any, int], object]) -> Callable[[Any, int], object]:
    return lambda p, seat: [ask(p, n) for n in alive(p)]


def of_people(ask: Callable[[Any], object]) -> Callable[[Any, int], object]:
    return lambda p, seat: [ask(p.nobles[n]) for n in alive(p)]


def of_cities(ask: Callable[[Any, int], object]) -> Callable[[Any, int], object]:
    return lambda p, seat: [ask(p, c) for c in PLACES]


def of_regions(ask: Callable[[Any, int], object]) -> Callable[[Any, int], object]:
    return lambda p, seat: [ask(p, r) for r in LANDS]


def of_holders(ask: Callable[[Any, int, int], object]) -> Callable[[Any, int], object]:
    return lambda p, seat: [ask(p, c, f) for c in PLACES for f in families(p)]


def of_own(ask: Callable[[Any, int, int], object]) -> Callable[[Any, int], object]:
    return lambda p, seat: [ask(p, c, f) for c in PLACES for f in own(p, seat)]


def walking(ask: Callable[[Any, int], object]) -> Callable[[Any, int], object]:
    return lambda p, seat: [ask(p, n) for n in free(p) if p.nobles[n].family in own(p, seat)]


a = analysis
ALIKE: dict[str, Callable[[Any, int], object]] = {
    "bandit_faces": of_people(a.bandit_faces), "bandits_ask": of_nobles(a.bandits_ask),
    "behind_walls": of_holders(a.behind_walls), "calm_price": of_people(a.calm_price),
    "can_elect": lambda p, seat: a.can_elect(p), "cities_in": of_regions(a.cities_in),
    "companions": walking(a.companions),
    "danish_tax": of_people(a.danish_tax), "disasters": lambda p, seat: a.disasters(p, seat),
    "edge": of_holders(a.edge),
    "families_at": of_cities(a.families_at), "fighters": of_nobles(lambda p, n: a.fighters(p, [n])),
    "flight": lambda p, seat: [a.flight(p, f, g) for f in families(p) for g in families(p)],
    "fortress_price": of_holders(lambda p, c, f: a.fortress_price(p, f, c)), "guilty": of_nobles(a.guilty),
    "hand_limit": lambda p, seat: a.hand_limit(p),
    "has_card": lambda p, seat: [a.has_card(p, r, card) for r in LANDS for card in CARDS],
    "in_fort": lambda p, seat: [a.in_fort(p, n) for n in free(p)],
    "income": lambda p, seat: [a.income(p, s) for s in range(p.seats)],
    "is_held": of_cities(a.is_held), "is_independent": of_cities(a.is_independent), "journeys": walking(a.journeys),
    "keeps": of_holders(a.keeps), "lands_at": of_cities(a.lands_at), "limits": lambda p, seat: a.limits(p),
    "lofts": lambda p, seat: [a.lofts(p, f) for f in families(p)], "lord_family": of_regions(a.lord_family),
    "may_buy_title": lambda p, seat: [a.may_buy_title(p, f, r) for f in families(p) for r in LANDS],
    "may_install": lambda p, seat: [a.may_install(p, f, c) for f in families(p) for c in range(len(CARDS))],
    "may_rise": lambda p, seat: [a.may_rise(p, s, c) for s in range(p.seats) for c in PLACES],
    "may_stand": of_nobles(a.may_stand),
    "playable": lambda p, seat: a.playable(p, range(len(CARDS)), own(p, seat), [1] * p.families),
    "mill_works": of_cities(a.mill_works), "mills_near": of_cities(a.mills_near),
    "preach_faces": of_people(a.preach_faces), "raiders": of_cities(a.raiders),
    "raiders_points": of_cities(a.raiders_points), "ransom_of": of_nobles(a.ransom_of),
    "rebellion_force": of_cities(lambda p, c: (a.rebellion_force(p, c), a.rebellion_force(p, c, 2, tunnel=True))),
    "region_of": of_cities(a.region_of),
    "shooting": of_own(lambda p, c, f: [a.shooting(p, c, f, g) for g in (-1, *families(p))]),
    "stormy": of_cities(a.stormy), "strength": of_own(a.strength),
    "strength_range": of_own(a.strength_range), "tallage": of_regions(a.tallage),
    "tax_gain": lambda p, seat: [a.tax_gain(p, seat, "tallage", r) for r in LANDS]
    + [a.tax_gain(p, seat, "tithe", d) for d in range(len(DISTRICTS))],
    "threat": of_holders(a.threat), "tithe": lambda p, seat: [a.tithe(p, d) for d in range(len(DISTRICTS))],
    "title_wants": lambda p, seat: [a.title_wants(p, f, r) for f in families(p) for r in LANDS],
    "troops_at": of_holders(a.troops_at), "units_at": of_own(a.units_at), "walled_city": of_regions(a.walled_city),
    "walls": lambda p, seat: [a.walls(p, c, f) for c in PLACES for f in (-1, *families(p))],
    "ways": walking(a.ways), "weather": of_cities(lambda p, c: sorted(a.weather(p, c))),
}  # fmt: skip
"""Each function of positions, asked of all that it can be asked about: what everybody sees, one's own troops."""
OTHERWISE = {
    "archer_hits": "knows no position: see what dice show",
    "can_shoot": "knows no position: see what dice show",
    "catapult_hits": "knows no position: see what dice show",
    "chance": "asked of few positions: its own tests fight the battles",
    "forecasts": "asked of few positions: ``chance`` is told of the same",
    "force_of": "knows no position: ``chance`` asks it",
    "losses": "knows no position: its own tests compare it with losses one by one",
    "odds": "knows no position: ``chance`` asks it",
    "raiding": "knows no position: ``chance`` asks it",
    "rough": "knows no position: its own tests compare armies",
    "goal": "knows no position: see who has won",
    "invader_points": "knows no position: ``raiders_points`` asks it",
    "melee_dice": "knows no position: see the dice of a battle",
    "moved": "``journeys`` asks it",
    "nearing": "asks a view alone; its own tests compare it with the end of a round",
    "sea_steps": "knows no position: see the moves of a ship",
    "seen": "reads a view",
    "shooters": "knows no position: ``shooting`` asks it",
    "sides": "knows no position: see who has won",
    "steps_of": "knows no position: see the moves of a ship",
    "sword_faces": "knows no position: see the numbers of the rulebook",
    "title_price": "knows no position: see what is bought",
}
"""What is not asked of positions, and why."""


@amounts
def test_a_view_answers_as_the_state_does(count: int) -> None:
    for state, seat, seen in positions(count):
        for name, ask in ALIKE.items():
            assert ask(seen, seat) == ask(state, seat), (name, seat)


def test_every_function_is_asked_about_or_is_listed() -> None:
    functions = {n for n in a.__all__ if callable(getattr(a, n)) and not isinstance(getattr(a, n), type)}
    assert functions - {"Move", "Position"} == {*ALIKE, *OTHERWISE}
    assert not {*ALIKE} & {*OTHERWISE}


@amounts
def test_of_hidden_troops_a_view_says_that_it_does_not_know(count: int) -> None:
    hidden = 0
    for state, _, seen in positions(count):
        for city in PLACES:
            for family in families(state):
                told, points = a.units_at(seen, city, family), a.strength(state, city, family)
                assert points is not None
                least, most = a.strength_range(seen, city, family)
                assert least <= points <= most, (city, family)
                hidden += told is None
                if told is not None:
                    assert told == a.units_at(state, city, family)
    assert hidden


# --- what the rules then do ------------------------------------------------------------------------------------------


def done(state: FiefState, seat: int, action: Action) -> tuple[FiefState, list[Event]]:
    """A position after an action, and what that brought."""
    copy = FIEF.loads(FIEF.dumps(state))
    return copy, FIEF.apply(copy, seat, action)


def offered(state: FiefState, *steps: str) -> Iterator[tuple[int, Action]]:
    """What may be done in some questions."""
    for seat, asked in FIEF.prompts(state).items():
        for prompt in asked:
            if prompt.step in steps:
                yield from ((seat, action) for action in prompt.actions)


def asked_in(*stages: Stage, count: int, purse: int = 40) -> Iterator[FiefState]:
    """Rare positions at the beginning of some stages, everybody rich."""
    for number in range(count):
        odd = Odd(number, 2 + number % 3)
        state = odd.made()
        state.purse[:] = [purse] * state.seats
        if "buy" in stages:
            _round_off(state, number % state.families, number % len(LANDS))
        state.frames[:] = [Round(stages[number % len(stages)])]
        odd.board.run()
        if not isinstance(state.frames[-1], Over):
            yield state


def _round_off(state: FiefState, family: int, region: int) -> None:
    """A family gets a region whole, where it has no Lord."""
    if state.fiefs[region] < 0:
        for city in CITIES_OF[region]:
            state.towns[city].control, state.towns[city].siege = family, -1
        bare = next((state.towns[c] for c in CITIES_OF[region] if not state.towns[c].building), None)
        if bare is not None and forts_left(state):
            bare.building = "fortress"


def paid(state: FiefState, after: FiefState, seat: int) -> int:
    return state.purse[seat] - after.purse[seat]


@amounts
def test_purchases_cost_what_is_said(count: int) -> None:
    bought: set[str] = set()
    for state in asked_in("buy", count=count):
        for seat, action in {(s, x.verb, x.args[:2]): (s, x) for s, x in offered(state, "buy")}.values():
            seen = a.seen(FIEF.view(state, seat))
            if action.verb == "title":
                cost = a.title_price(REGION_IDS.index(str(action.args[0])))
            elif action.verb == "build" and action.args[0] == "fortress":
                city = CITY[str(action.args[1])]
                cost = a.fortress_price(seen, seen.towns[city].control, city)
            else:
                continue
            after, _ = done(state, seat, action)
            bought.add(action.verb)
            assert paid(state, after, seat) == cost, str(action)
    assert bought == {"title", "build"}


@amounts
def test_titles_are_sold_where_nothing_is_wanting(count: int) -> None:
    for state in asked_in("buy", count=count):
        sold = {(seat, str(x.args[0])) for seat, x in offered(state, "buy") if x.verb == "title"}
        for seat in {s for s, _ in offered(state, "buy")}:
            seen = a.seen(FIEF.view(state, seat))
            houses = {seen.nobles[n].family for n in alive(seen)} & {*own(state, seat)}
            free = {REGION_IDS[r] for r in LANDS for f in houses if a.title_wants(seen, f, r) == ([], False)}
            assert {r for s, r in sold if s == seat} == free


@amounts
def test_ways_and_companies_are_those_that_a_march_lists(count: int) -> None:
    led = far = 0
    for state in asked_in("move", count=count // 2):
        for seat, action in offered(state, "move"):
            if action.verb != "lead":
                continue
            led += 1
            noble = NOBLE[str(action.args[0])]
            seen = a.seen(FIEF.view(state, seat))
            after, _ = done(state, seat, action)
            legal = [x for _, x in offered(after, "march")]
            goes = [(x.verb, str(x.args[0])) for x in legal if x.verb in WAYS]
            assert goes == [(a.VERBS[way], CITY_IDS[city]) for way, city in a.ways(seen, noble)]
            joins = [sum(x.verb == "take" and x.args[0] == kind for x in legal) for kind in UNIT_IDS]
            assert joins == a.companions(seen, noble)
            for journey in a.journeys(seen, noble):
                far += _goes(after, seat, journey)
    assert led
    assert far


def _goes(state: FiefState, seat: int, journey: tuple[a.Move, ...]) -> bool:
    """Whether a journey has two moves, of which the first brings the Noble where the second is legal."""
    here = state
    for number, (way, city) in enumerate(journey):
        action = Action(a.VERBS[way], (CITY_IDS[city],))
        legal = [x for _, x in offered(here, "march")]
        if number and not legal:
            return False  # they have met somebody on the way, or leave is asked
        assert action in legal, str(action)
        here, _ = done(here, seat, action)
    return len(journey) > 1


@amounts
def test_an_attack_has_the_strength_and_the_dice_that_were_said(count: int) -> None:
    fought = 0
    for state in asked_in("battle", count=count):
        for seat, action in offered(state, "battle"):
            if action.verb != "attack" or action.args[1] not in FAMILY:
                continue
            seen, family = a.seen(FIEF.view(state, seat)), FIEF.view(state, seat).family
            city, foe = CITY[str(action.args[0])], FAMILY[str(action.args[1])]
            after, events = done(state, seat, action)
            battle = FIEF.view(after, None).battle
            if battle is None or [len(c.families) for c in battle.camps] != [1, 1] or battle.camps[0].sites:
                continue
            assert after.report is not None
            assert after.report.units[0] == a.units_at(seen, city, family)
            if any(event.key == "fief-volley" for event in events):
                continue  # some have fallen already
            fought += 1
            mine, theirs = battle.camps
            shots, fight = a.shooting(seen, city, family, foe), next(f for f in after.frames if isinstance(f, Battle))
            if a.walls(seen, city, foe) == mine.penalty:
                assert shots == tuple(volleys.shooting(after, fight, 0, shot) for shot in range(volleys.MELEE))
            assert a.edge(seen, city, family) == camps.bonus(after, fight, 0, 1)
            assert mine.points == a.strength(seen, city, family)
            assert theirs.points <= a.strength_range(seen, city, foe)[1]
            if a.walls(seen, city, foe) == mine.penalty:
                assert mine.dice == a.melee_dice(mine.points, mine.penalty)
    assert fought


@amounts
def test_clerics_and_payers_pay_what_is_said(count: int) -> None:
    verbs: set[str] = set()
    for number in range(count):
        state = rare(number, 2 + number % 3)
        state.purse[:] = [40] * state.seats
        for seat, action in offered(state, "parley", "calm"):
            if action.verb in ("danegeld", "calm"):
                who = a.seen(FIEF.view(state, seat)).nobles[NOBLE[str(action.args[0])]]
                after, _ = done(state, seat, action)
                verbs.add(action.verb)
                assert paid(state, after, seat) == (a.danish_tax if action.verb == "danegeld" else a.calm_price)(who)
    assert "danegeld" in verbs


@amounts
def test_the_income_that_was_said_is_paid(count: int) -> None:
    some = 0
    for number in range(count):
        state = rare(number, 2 + number % 3)
        state.frames[:] = [Round("income")]
        settle_all(state)  # chance has put people anywhere
        said = [a.income(a.seen(FIEF.view(state, seat)), seat) for seat in range(state.seats)]
        events: list[Event] = []
        FIEF.advance(state, events)
        for seat in range(state.seats) if events[:1] and events[0].key == "fief-income-own" else ():
            told = [e.params["n"] for e in events if e.key == "fief-income-own" and e.audience == (seat,)]
            assert sum(n for n in told if isinstance(n, int)) == said[seat]
            some += said[seat] > 0
    assert some


def test_numbers_of_the_rulebook() -> None:
    """2.8, 2.12, 4.2, 4.3, 6.9, 7.2, 8.2, 8.3, 10.1, 13.2, 13.4, 13.7."""
    assert [a.title_price(r) for r in LANDS] == [2 * len(region.cities) for region in REGIONS]
    assert [a.sword_faces(NOBLE[slug]) for slug in ("arthur", "henri")] == [3, 1]
    assert [a.goal(seats, wedded) for seats, wedded in ((4, False), (4, True), (3, True), (2, True))] == [3, 4, 4, 4]
    assert a.sides(2, [-1] * 4) == [(0, 1), (2, 3)]
    assert a.sides(4, [2, -1, 0, -1]) == [(0, 2), (1,), (3,)]
    assert [a.archer_hits(1, archers) for archers in (1, 2, 3)] == [1, 1, 2]
    assert [fort for fort in ("", "fortress", "walled") if a.can_shoot(2, fort)] == ["", "fortress"]
    assert [a.catapult_hits(3, catapults) for catapults in (1, 2)] == [3, 4]
    assert [a.melee_dice(points, 1) for points in (6, 7, 12, 13)] == [0, 1, 1, 2]


def test_a_tallage_and_a_tithe_bring_what_is_paid() -> None:
    """2.8, 3.2: two shillings for each city of the region; of the mills of the district two each; nothing else."""
    board = Board().position()
    board.noble("henri", GULES, "london")
    board.region("south-east", GULES)
    state = board.state
    cities = a.cities_in(state, REGION_IDS.index("south-east"))
    for city in cities[:2]:
        state.towns[city].mill, state.towns[city].control = True, VERT
    south, see = REGION_IDS.index("south-east"), next(n for n, d in enumerate(DISTRICTS) if "south-east" in d.regions)
    assert a.tallage(state, south) == (len(cities), 2 * len(cities))
    assert a.tithe(state, see) == (2, 2 * N.mill_income)
    board.lay("south-east", "harvest")
    assert a.tithe(state, see) == (2, 2 * (N.mill_income + 1))


def test_invaders_attack_whom_they_outnumber_unless_walls_balk_them() -> None:
    """6.4, 7.4: three with six points have one die, which a fortress takes."""
    board = Board().position()
    board.noble("henri", GULES, "london")
    board.put(GULES, "london", soldier=2)
    board.army("london", 3, leader=False)
    city = CITY["london"]
    assert a.threat(board.state, city, GULES) == (True, False)
    board.town("london", "fortress", control=GULES)
    assert a.threat(board.state, city, GULES) == (True, True)
    board.put(GULES, "london", knight=1)
    assert a.threat(board.state, city, GULES) == (False, False)
