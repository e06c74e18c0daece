"""What is worked out from a position: a view tells its seat what the state tells, and the rules do just that."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from typing import Any

import pytest

from engine.core import Action, Event, Piece, Place, SeatRef, Share, blocking
from engine.xidit import analysis
from engine.xidit.analysis import Forecast, Outlook
from engine.xidit.board import BANK, CITIES, ROADS, SLUGS, SUPPLY, THREATS, TRACKS, UNITS
from engine.xidit.bounds import STEPS, Order
from engine.xidit.phases.ending import evaluate
from engine.xidit.rules import XIDIT
from engine.xidit.state import Bards, Census, Orders, Over, Raise, Resolve, Reward, Seat, Spend, Titan, XiditState
from engine.xidit.view import Own, Plan, XiditView
from tests.engine.driver import turn
from tests.engine.recorded_games import Case, walk
from tests.engine.supplements import CASES
from tests.engine.xidit.board import Board
from tests.engine.xidit.lively import lively
from tests.engine.xidit.rare import KINDS, rare

XIDIT_CASES = [case for case in CASES if case[0] == "xidit"]
SHORT = [case for case in XIDIT_CASES if case[2].get("short") and case[1] != 4]
"""With and without a phantom: what is walked where little time is."""
CITY = range(1, CITIES + 1)
NEW = Seat()
"""Who has done nothing yet this year."""
COLOURS_WAIT: tuple[Order, ...] = ("blue", "red", "black", "wait")


def positions(cases: Sequence[Case], recorded: int, kinds: int) -> Iterator[XiditState]:
    """Positions of recorded games, so many for each question of each, and rare ones played on a while."""
    for number, case in enumerate(cases):
        asked: dict[str, list[bytes]] = {}
        for step in walk(case).steps:
            asked.setdefault(step.prompt.step, []).append(step.save)
        for saves in asked.values():
            yield from map(XIDIT.loads, random.Random(number).sample(saves, min(len(saves), recorded)))
    for number, kind in enumerate(list(KINDS) * kinds):
        state, rng = rare(kind, 3 + number % 3, number), random.Random(number)
        rarely: set[type] = {Titan, Spend, Reward, Bards, Raise}
        for moment in range(120):
            top = type(state.frames[-1])
            if moment in (0, 119) or top in rarely:
                rarely.discard(top)
                yield XIDIT.loads(XIDIT.dumps(state))
            if (step_ := turn(rng, XIDIT, state, lively)) is None:
                break
            XIDIT.apply(state, *step_)


@cache
def few() -> list[XiditState]:
    """About sixty positions."""
    return list(positions(XIDIT_CASES, 1, 1))


def seen(state: XiditState) -> Iterator[tuple[int, XiditView, Own]]:
    """Each seat with its view."""
    for seat in range(state.seats):
        view = XIDIT.view(state, seat)
        assert view.own is not None
        yield seat, view, view.own


# --- a view tells its seat what the state tells

Said = Callable[[Any, Any, int], object]
"""What a function says of a position, what a seat knows of itself, and the seat."""
PLACES: dict[str, Said] = {
    "room": lambda p, hand, seat: [analysis.room(p, hand, seat, city) for city in CITY],
    "open_regions": lambda p, hand, seat: [analysis.open_regions(p, city) for city in CITY],
    "sent": lambda p, hand, seat: [analysis.sent(p, hand, city, n) for city in CITY for n in range(6)],
    "brings": lambda p, hand, seat: [analysis.brings(p, hand, seat, city) for city in CITY],
    "least": lambda p, hand, seat: [analysis.least(p, hand, seat, city) for city in CITY],
    "wasteful": lambda p, hand, seat: [
        analysis.wasteful(p, hand, seat, city, pair) for city in CITY for pair in ("sovereigns-bards", "bards-guild")
    ],
    "most_sovereigns": lambda p, hand, seat: analysis.most_sovereigns(hand, 3),
    "growing": lambda p, hand, seat: analysis.growing(p, seat),
    "against_phantom": lambda p, hand, seat: analysis.against_phantom(p, hand, seat),
    "safest": lambda p, hand, seat: analysis.safest(p, hand, seat) if p.phantom_points() else "",
    "reputation": lambda p, hand, seat: analysis.reputation(p),
    "influence": lambda p, hand, seat: analysis.influence(p),
    "points_by_region": lambda p, hand, seat: analysis.points_by_region(p, seat),
    "contenders": lambda p, hand, seat: [analysis.contenders(p, hand, seat, c, 4) for c in THREATS],
    "fights": analysis.fights,
    "sooner": lambda p, hand, seat: [analysis.sooner(p, seat, city, step) for city in CITY for step in (1, 3, 6)],
    "abroad": lambda p, hand, seat: analysis.abroad(p, hand),
    "years_to_census": lambda p, hand, seat: analysis.years_to_census(p),
    "in_turn": lambda p, hand, seat: analysis.in_turn(p),
    "payable": lambda p, hand, seat: analysis.payable(p, hand.held()),
    "willing": lambda p, hand, seat: analysis.willing(p, hand.held(), hand.standing),
    "titan_choice": lambda p, hand, seat: [
        analysis.titan_choice(p, hand.held(), hand.plan_of(step), hand.standing, city)
        for step in range(1, STEPS + 1)
        for city in CITY
    ],
    "points": lambda p, hand, seat: analysis.points(p, hand, seat) if p.hero_city(seat) else [],
    "sendable": lambda p, hand, seat: [
        analysis.sendable(p, hand, point) for point in (analysis.points(p, hand, seat) if p.hero_city(seat) else [])
    ],
    "spendable": lambda p, hand, seat: [analysis.spendable(hand, step) for step in range(1, STEPS + 1)],
    "unplanned": lambda p, hand, seat: analysis.unplanned(hand),
    "effect": lambda p, hand, seat: [
        analysis.effect(p, NEW, hand.held(), city, order) for city in CITY for order in analysis.ORDERS
    ],
}
"""What a state and a view both answer."""
TRUTHS = frozenset(
    ("census_years", "cities_in_play", "city_after", "drops", "fallen", "first_acts", "foe", "joins", "lacking",
     "last_year", "payment", "places", "prospect", "recruit_side", "region_points", "reputation_of", "rich", "route",
     "saviour", "send", "unit_list", "weakest", "wins")
)  # fmt: skip
"""They read no position: what they are given decides. The rules are their only other users, and are held against them
below or in the tests of the rules."""
VIEWED = frozenset(("Forecast", "before", "falls", "last", "leads", "outlooks"))
"""They read a view alone, and are held against what the rules then do: here or in ``test_leads``."""
DATA = frozenset(
    ("FAR", "NEED", "ORDERS", "PHANTOM", "PRIZES", "STEPS", "TRACK_OF", "Effect", "Fall", "Fight", "Last", "Lead",
     "Outlook", "Point", "TitanChoice")
)  # fmt: skip
"""Tables and types."""


def test_whatever_is_worked_out_is_compared() -> None:
    assert {*PLACES, *TRUTHS, *VIEWED, *DATA} == set(analysis.__all__)
    assert sum(map(len, (PLACES, TRUTHS, VIEWED, DATA))) == len(analysis.__all__)


def compare(state: XiditState) -> None:
    """Every function says the same of a state and of a seat's own view of it; of open things, of everybody's view."""
    public = ("reputation", "in_turn", "years_to_census", "growing", "influence", "open_regions", "points_by_region",
              "sooner")  # fmt: skip
    spectator = XIDIT.view(state, None)
    for seat, view, own in seen(state):
        player = state.players[seat]
        for name, said in PLACES.items():
            told = said(state, player, seat)
            assert said(view, own, seat) == told, name
            if name in public:
                assert said(spectator, None, seat) == told, name


def test_a_view_tells_its_seat_what_the_state_tells() -> None:
    for state in few():
        compare(state)


@pytest.mark.slow
def test_five_hundred_views_tell_what_their_states_tell() -> None:
    found = list(positions(XIDIT_CASES, 13, 6))
    for state in found:
        compare(state)
        check(state)
    assert len(found) >= 500


# --- the rules do just that


def check(state: XiditState) -> None:
    """Whoever is asked may do what is worked out, no more and no less."""
    legal = {
        seat: {str(action) for prompt in asked if prompt.step != "standing" for action in prompt.actions}
        for seat, asked in XIDIT.prompts(state).items()
    }
    top = state.frames[-1]
    for seat, view, own in seen(state):
        if isinstance(top, Orders) and not state.players[seat].sealed:
            _plans(view, own, seat, legal[seat])
        if isinstance(top, Census):
            others = [sum(p.units[n] for other, p in enumerate(state.players) if other != seat) for n in range(5)]
            assert analysis.abroad(view, own) == others
        if getattr(top, "seat", -1) != seat:
            continue
        city, mine = view.hero_city(seat), legal[seat]
        if isinstance(top, Reward):
            assert len(mine) == (3 if analysis.brings(view, own, seat, city)["bards"] else 1)
        elif isinstance(top, Bards):
            assert mine == {f"bard {SLUGS[region]}" for region in analysis.open_regions(view, city)}
        elif isinstance(top, Raise):
            assert mine == {f"raise {there}" for there in analysis.growing(view, seat)}
        elif isinstance(top, Spend):
            assert mine == {f"spend {unit}" for unit, n in zip(UNITS, own.held(), strict=True) if n}
            assert [str(action) for action in XIDIT.prompts(state)[seat][0].default] == [
                f"spend {unit}" for unit in analysis.unit_list(analysis.weakest(own.held(), own.pending))
            ]
        elif isinstance(top, Titan):
            assert mine == {"pass-titan", *(f"titan {size}" for size in analysis.payable(view, own.held()))}
    if isinstance(state.frames[0], Over):
        rankings = evaluate(state)
        assert view_of_end(state) == [(r.track, [row[0] for row in r.rows if row[3]]) for r in rankings]


def view_of_end(state: XiditState) -> list[tuple[str, list[int]]]:
    """Who falls in which evaluation, by their values laid open, units and turns as P16 says."""
    found: list[tuple[str, list[int]]] = []
    gone: set[int] = set()
    turn_ = [*analysis.in_turn(state), analysis.PHANTOM]
    for n, track in enumerate(state.tracks):
        values = {
            "wealth": {s: p.sovereigns for s, p in enumerate(state.players)},
            "influence": dict(enumerate(analysis.influence(state))),
            "reputation": dict(enumerate(analysis.reputation(state))),
        }[track] | ({-1: state.phantom[TRACKS.index(track)]} if state.phantom else {})
        units = {-1: -1, **{s: sum(p.units) for s, p in enumerate(state.players)}}
        left = sorted((s for s in values if s not in gone), key=lambda s: (-values[s], -units[s], turn_.index(s)))
        out = left[-analysis.drops(state.seats, n) :]
        found.append((track, out))
        gone.update(out)
    return found


def _plans(view: XiditView, own: Own, seat: int, legal: set[str]) -> None:
    """The plans that a seat may make are those of its points."""
    plans = {action for action in legal if action.startswith("plan-")}
    wanted: set[str] = set()
    for point in analysis.points(view, own, seat):
        step, plan = point.step, own.plan_of(point.step)
        pairs = ["sovereigns-guild", "default"]
        if analysis.brings(view, own, seat, point.city)["bards"]:
            pairs += ["sovereigns-bards", "bards-guild"]
        wanted |= {f"plan-reward {step} {pair}" for pair in pairs}
        for slug, most in analysis.sendable(view, own, point).items():
            wanted |= {f"plan-bards {step} {slug} {n}" for n in range(slug not in plan.bards, most + 1)}
        if point.titans:
            wanted |= {f"plan-titan {step} {what}" for what in (*point.titans, "skip", "default")}
            for unit, most in analysis.spendable(own, step).items():
                wanted |= {f"plan-spend {step} {unit} {n}" for n in range(unit not in plan.spend, most + 1)}
    assert plans == wanted


def test_what_may_be_done_is_what_is_worked_out() -> None:
    for state in few():
        check(state)
    asked = {type(state.frames[-1]).__name__ for state in few()}
    assert asked >= {"Orders", "Census", "Reward", "Bards", "Titan"}, asked


def test_the_rules_pay_and_gain_what_is_worked_out() -> None:
    """After each recorded action: what a reward brought is what had room, what a threat or Titan took is what it needs,
    who wins a prize is who shows most."""
    met: Counter[str] = Counter()
    for case in SHORT:
        for step in walk(case).steps:
            keys = {event.key for event in step.events}
            if step.action.verb == "reward":
                state = XIDIT.loads(step.save)
                _reward(state, step.seat, step.action, step.events)
            elif step.action.verb == "seal" and "xidit-census" in keys:
                for event in step.events:
                    met["census"] += event.key == "xidit-census" and _prize(event)
            for event in step.events:
                if event.key == "xidit-threat-beaten":
                    units, city = event.params["units"], event.params["city"]
                    assert isinstance(units, list)
                    assert isinstance(city, Place)
                    slugs = [piece.slug for piece in units if isinstance(piece, Piece)]
                    assert slugs == analysis.unit_list(analysis.NEED[int(city.slug)])
            met.update(keys)
    assert met["xidit-reward-guild"] > 5
    assert met["xidit-threat-beaten"] > 10
    assert met["census"] > 5


def _reward(state: XiditState, seat: int, action: Action, events: list[Event]) -> None:
    view = XIDIT.view(state, seat)
    assert view.own is not None
    city = view.hero_city(seat)
    offer = view.offer
    built = [e.params["built"] for e in events if e.key == "xidit-reward-guild"][: "guild" in action.args]
    assert built in ([], [min(offer["guild"], analysis.room(view, view.own, seat, city))])
    if "sovereigns" in action.args:
        after = XIDIT.loads(XIDIT.dumps(state))
        XIDIT.apply(after, seat, action)
        gained = analysis.most_sovereigns(view.own, offer["sovereigns"])
        assert after.players[seat].sovereigns <= gained <= BANK
        if sum(p.sovereigns for p in state.players) + offer["sovereigns"] <= BANK:
            assert after.players[seat].sovereigns == gained
    if "bards" in action.args:
        after = XIDIT.loads(XIDIT.dumps(state))
        XIDIT.apply(after, seat, action)
        frame = next((f for f in after.frames if isinstance(f, Bards)), None)
        sent = state.players[seat].bards_left - after.players[seat].bards_left + (frame.left if frame else 0)
        assert sent == analysis.sent(view, view.own, city, offer["bards"])


def _prize(event: Event) -> bool:
    """Who is told to have won a prize is who shows most."""
    shown, winners = event.params["shown"], event.params["winners"]
    assert isinstance(shown, list)
    assert isinstance(winners, list)
    counts = [share.value for share in shown if isinstance(share, Share) and isinstance(share.value, int)]
    assert len(counts) == len(shown)
    won = {seat for seat, wins in enumerate(analysis.wins(counts)) if wins}
    assert {ref.seat for ref in winners if isinstance(ref, SeatRef)} == won
    return True


# --- a year that is foreseen is the year that is carried out


def others_wait(state: XiditState, seat: int) -> None:
    """All but one seat have sealed six waits."""
    for other, player in enumerate(state.players):
        player.sealed = other != seat
        if other != seat:
            player.orders, player.plans = ["wait"] * STEPS, [None] * STEPS


def alone(state: XiditState, seat: int, rng: random.Random) -> None:
    """Write orders by chance for a seat that rather acts where it can, and let all others wait."""
    others_wait(state, seat)
    player = state.players[seat]
    city = player.city
    for step in range(STEPS):
        something = state.recruits[city] or city in state.threats or (any(state.awake) and rng.random() < 0.4)
        acts = rng.random() < (0.8 if something else 0.15) and "act" not in player.orders[step - 1 : step]
        player.orders[step] = "act" if acts else rng.choice(COLOURS_WAIT)
        city = analysis.city_after(city, player.orders[step])


def carried_out(state: XiditState, seat: int) -> list[dict[str, object]]:
    """What each step of the year brings the seat: its deed and its units after it. Whatever is asked is answered as by
    silence."""
    XIDIT.apply(state, seat, Action("seal"))
    while True:
        asked = blocking(XIDIT.prompts(state))
        if not isinstance(state.frames[0], Resolve) or not asked:
            break
        who, [prompt, *_] = next(iter(asked.items()))
        for action in prompt.default:
            XIDIT.apply(state, who, action)
    return [
        {"kind": deed.kind, "detail": deed.detail, "city": moment.cities[seat]}
        for moment in state.moments[1:]
        for deed in moment.deeds
        if deed.seat == seat
    ]


def foreseen_is_done(state: XiditState, seat: int) -> Counter[str]:
    """Each order brings what was foreseen, as long as no unknown tile has come and no Titan has woken."""
    view = XIDIT.view(state, seat)
    assert view.own is not None
    outlooks = analysis.outlooks(view, view.own, view.own.orders)
    units = [analysis.before(view, view.own, step).units for step in range(2, STEPS + 1)]
    asleep = [not awake for awake in state.awake]
    done = carried_out(state, seat)
    known = {tile.city for tile in (*view.recruits, *view.coming_recruits)}
    known |= {tile.city for tile in (*view.threats, *view.coming_threats)}
    met: Counter[str] = Counter()
    woke = any(was and now for was, now in zip(asleep, state.awake, strict=True))
    for outlook, deed, moment in zip(outlooks, done, state.moments[1:], strict=True):
        laid = {city for city, _ in moment.recruits} | set(moment.threats)
        if woke or not laid <= known:
            break
        met[outlook.kind] += 1
        assert _as_foreseen(outlook) == (deed["kind"], deed["detail"]), (outlook, deed)
        assert (outlook.there or outlook.city) == deed["city"]
    else:
        year = Forecast(view, view.own)
        for order in view.own.orders:
            year.follow(order)
        assert len(units) == STEPS - 1
        if isinstance(state.frames[0], Orders | Census | Over):
            assert year.units == state.players[seat].units
            assert year.city == state.players[seat].city
            met["whole"] += 1
    return met


def _as_foreseen(outlook: Outlook) -> tuple[str, str]:
    """The deed that is told of what was foreseen."""
    if outlook.kind == "road":
        return "move", next(colour for colour, there in ROADS[outlook.city].items() if there == outlook.there)
    if outlook.kind == "recruit":
        return "recruit", outlook.units[0]
    if outlook.kind == "fight":
        return ("titan" if outlook.sizes else "kill"), outlook.creature
    return ("stay" if outlook.kind == "wait" else "nothing"), ""


def foreseen(count: int, number: int) -> Counter[str]:
    """Years of rare and of recorded positions, foreseen and carried out; what was met."""
    met: Counter[str] = Counter()
    rng = random.Random(number)
    for turn_ in range(count):
        state = rare(list(KINDS)[turn_ % len(KINDS)], 3 + turn_ % 3, turn_)
        seat = rng.choice([0, 0, *range(state.seats)])  # who has most in the rare positions
        player = state.players[seat]
        if state.barracks[0] > 5:
            Board(state).give(seat, rng.choice(("militia militia archer infantry cleric mage", "militia archer mage")))
        alone(state, seat, rng)
        if rng.random() < 0.7:
            player.standing.titan = rng.choice(("meant", "always"))
            player.standing.reward = "least"
        for point in analysis.points(state, player, seat):
            if point.titans and rng.random() < 0.6:
                plan = Plan(titan=rng.choice(("skip", *map(str, point.titans))))  # type: ignore[arg-type]
                if plan.titan != "skip" and rng.random() < 0.7:
                    spend = analysis.weakest(player.units[::-1], rng.randint(1, int(plan.titan)))[::-1]
                    plan.spend = {unit: n for unit, n in zip(UNITS, spend, strict=True) if n}
                player.plans[point.step - 1] = plan
        met += foreseen_is_done(state, seat)
    return met


def test_what_is_foreseen_is_done() -> None:
    """A hint promises nothing that the rules refuse: a year in which nobody comes between runs as it was foreseen."""
    met = foreseen(60, 1)
    assert met["whole"] > 10
    assert {"road", "no-road", "wait", "recruit", "again", "fight", "lacks", "nothing", "spare"} <= met.keys(), met


@pytest.mark.slow
def test_what_is_foreseen_is_done_in_many_years() -> None:
    assert foreseen(600, 2)["whole"] > 100


def test_where_one_has_beaten_a_titan_no_threat_is_promised(board: Board) -> None:
    """P13.3: the next threat comes in where the Titan was beaten, and cannot be fought there this year."""
    board.position(
        cities=(4, 2, 3, 9), threats=(8,), coming=(6, 4), units={0: "militia militia militia militia militia archer"}
    )
    board.wake(3)
    board.state.players[0].standing.titan = "always"
    board.program(0, "act red act red act")
    view = XIDIT.view(board.state, 0)
    assert view.own is not None
    found = analysis.outlooks(view, view.own, view.own.orders)
    assert [each.kind for each in found][:5] == ["fight", "road", "fight", "road", "barred"]
    assert found[3].again
    assert found[4].idle
    others_wait(board.state, 0)
    assert foreseen_is_done(board.state, 0)["barred"] == 1


def test_what_the_barracks_lack_is_not_promised(board: Board) -> None:
    """P10.3: the tile that comes in is filled from the barracks, and who is not there does not join."""
    board.position(cities=(11, 2, 3, 4), recruits={11: "archer"}, coming=(7, 10))
    printed = [UNITS[unit] for unit in analysis.recruit_side(4, 7)]
    first = printed[0]
    board.state.players[1].units = [
        n if unit == first else 0 for unit, n in zip(UNITS, board.state.barracks, strict=True)
    ]
    board.state.barracks = [0 if unit == first else n for unit, n in zip(UNITS, board.state.barracks, strict=True)]
    way = _way(11, 7)
    board.program(0, " ".join(["act", *way, "act"]))
    view = XIDIT.view(board.state, 0)
    assert view.own is not None
    found = analysis.outlooks(view, view.own, view.own.orders)[len(way) + 1]
    assert found.kind == "recruit"
    assert found.units == (next(unit for unit in printed if unit != first),)


def _way(start: int, end: int) -> list[str]:
    """The colours of a shortest way."""
    found: list[str] = []
    while start != end:
        far = analysis.FAR[start][end]
        colour, start = next((c, t) for c, t in ROADS[start].items() if analysis.FAR[t][end] == far - 1)
        found.append(colour)
    return found


def test_what_a_plan_leaves_open_is_asked(board: Board) -> None:
    """Of a Titan of three a plan names one mage: the rules ask for two more, and no unit is promised to be kept."""
    board.position(cities=(4, 2, 3, 9), coming=(6, 10), units={0: "militia militia archer mage"})
    board.wake(3)
    board.program(0, "act")
    board.do(0, "plan-titan 1 3", "plan-spend 1 mage 1")
    view = XIDIT.view(board.state, 0)
    assert view.own is not None
    [outlook, *_] = analysis.outlooks(view, view.own, view.own.orders)
    assert (outlook.kind, outlook.units, outlook.rest) == ("fight", ("mage",), 2)
    for seat in (1, 2, 3):
        board.program(seat, "")
        board.do(seat, "seal")
    board.do(0, "seal")
    [prompt] = [p for p in XIDIT.prompts(board.state)[0] if p.step == "spend"]
    assert prompt.params["n"] == outlook.rest


def test_a_level_that_waits_goes_where_there_is_room(board: Board) -> None:
    """P14.2: of three guilds the full one takes none; the fullest of the others comes first."""
    board.position(year=4, units={0: "mage"})
    for city, levels in ((5, 2), (6, 3), (7, 4)):
        board.guild(0, city, levels)
    board.census()
    for seat in range(4):
        board.do(seat, "show-all", "seal")
    assert board.legal(0) == {"raise 5", "raise 6"}
    assert analysis.growing(XIDIT.view(board.state, None), 0) == [6, 5]
    check(board.state)


def test_bards_that_nobody_has_are_not_offered(board: Board) -> None:
    """P9.3: a threat that offers four brings the one that is left."""
    board.reeds()
    board.state.players[0].bards_left = 1
    board.state.bards[0][0] = 19
    board.program(0, "act")
    view = XIDIT.view(board.state, 0)
    assert view.own is not None
    [outlook, *_] = analysis.outlooks(view, view.own, view.own.orders)
    assert outlook.offer == (THREATS[10].sovereigns, 1, THREATS[10].guild)


@pytest.mark.parametrize(
    ("titan", "coming", "wanted"),
    [("", False, "titan"), ("skip", False, ""), ("", True, ""), ("skip", True, "threat"), ("3", True, "")],
)
def test_what_is_fought_is_named_where_only_one_can_be(board: Board, titan: str, coming: bool, wanted: str) -> None:
    """The numbers of a plan are promised where a single foe can be met there."""
    board.position(cities=(4, 2, 3, 9), coming=(6, 4 if coming else 10), units={0: "militia militia archer"})
    board.wake(3)
    board.program(0, "act")
    if titan:
        board.do(0, f"plan-titan 1 {titan}")
    player = board.state.players[0]
    [point] = analysis.points(board.state, player, 0)
    foe = analysis.foe(point, player.plan_of(1))
    assert foe == {"titan": board.state.awake_titans()[3], "threat": THREATS[4], "": None}[wanted]


def test_roads_between_two_cities() -> None:
    """Next to each other where a road is, and no way is longer than another and that road."""
    for city in CITY:
        for there in ROADS[city].values():
            assert analysis.FAR[city][there] == 1
            assert all(abs(analysis.FAR[city][c] - analysis.FAR[there][c]) <= 1 for c in CITY)


@pytest.mark.parametrize(("shown", "others", "wanted"), [(0, 0, "none"), (2, 1, "sure"), (2, 2, "tie"), (2, 3, "open")])
def test_what_showing_units_can_win(shown: int, others: int, wanted: str) -> None:
    """P14.3: ties all win, who shows none wins nothing."""
    assert analysis.prospect(shown, others) == wanted
    assert others > max(SUPPLY) or analysis.wins([shown, others])[0] == (wanted in ("sure", "tie"))
