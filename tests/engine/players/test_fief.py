"""The computer player of Fief: whole games, values, the start, court and deals."""

from __future__ import annotations

import random

import msgspec
import pytest

from engine.core import Action, Event
from engine.fief.board import ally_of
from engine.fief.game_data import CITY
from engine.fief.rules import FIEF as RULES
from engine.fief.state.state import FiefState, Options
from engine.players import PLAYERS, Player, RandomPlayer, make, tally
from engine.players.fief import PLAYER, FiefPlayer, FiefTally
from engine.players.fief.valuation import Worth
from tests.engine.driver import turn as random_turn
from tests.engine.fief.board import AZURE, GULES, OR, VERT, Board
from tests.engine.fief.hiding import disturb
from tests.engine.fief.play import lively
from tests.engine.players.fief_seat import chosen, courting, reading, through, try_out, waiting

MOST = 4_000
"""Decisions after which a game counts as endless."""


def test_the_package_offers_the_player() -> None:
    """The list of players finds the class, and its tally."""
    assert PLAYER is FiefPlayer
    assert PLAYERS["fief"] is FiefPlayer
    assert isinstance(make("fief", "heuristic", "seed"), FiefPlayer)
    assert tally("fief") is FiefTally


# -- whole games


@pytest.mark.slow(but=["2"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_beats_random_players(seats: int) -> None:
    """One against random players wins; the share of many games comes from ``simulate``."""
    state = RULES.setup(seats=seats, seed=f"chance-{seats}")
    players: list[Player] = [RandomPlayer("fief", str(n)) for n in range(seats)]
    mine = seats - 1
    players[mine] = FiefPlayer("random")
    asked: dict[str, int] = {}
    while RULES.prompts(state):
        seat, prompt = waiting(state)
        asked[prompt.id] = asked.get(prompt.id, 0) + 1
        batch = players[seat].choose(RULES.view(state, seat), prompt)
        for action in batch if asked[prompt.id] < 4 or seat == mine else list(prompt.default):
            RULES.apply(state, seat, action)
        assert seat != mine or asked[prompt.id] < 60, prompt
    outcome = RULES.outcome(state)
    assert outcome is not None
    assert mine in outcome.places[0]


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "options"), [(4, Options()), (2, Options(voting="turn", purchases="sealed"))])
def test_a_whole_game(seats: int, options: Options) -> None:
    """Computers bring a game to its end: every action legal, the same from a player made anew and whatever the others
    hide, standing orders left alone."""
    state = RULES.setup(seats=seats, seed="whole", options=options)
    orders = msgspec.json.encode(state.orders)
    rng, events, decisions = random.Random(1), list[Event](), 0
    while RULES.prompts(state):
        seat, prompt = waiting(state)
        batch = FiefPlayer(f"whole/{seat}").choose(RULES.view(state, seat), prompt)
        assert batch
        decisions += 1
        assert decisions < MOST
        if decisions % 25 == 0:
            other = RULES.loads(RULES.dumps(state))
            for rival in range(seats):
                if rival != seat:
                    disturb(rng, other, rival)
            assert FiefPlayer("anew").choose(RULES.view(other, seat), prompt) == batch, prompt.step
        for action in batch:
            assert action.verb not in ("order", "order-leave")
            assert RULES.why_not(state, seat, action) is None, (prompt.step, list(map(str, batch)))
            events += RULES.apply(state, seat, action)
        for to, offer in [(s, p) for s, mine in RULES.prompts(state).items() for p in mine if p.notify]:
            for action in FiefPlayer("answers").choose(RULES.view(state, to), offer):
                events += RULES.apply(state, to, action)
    assert msgspec.json.encode(state.orders) == orders
    tallied(state, events)


def tallied(state: FiefState, events: list[Event]) -> None:
    """The tally counts what happened in a game."""
    outcome = RULES.outcome(state)
    assert outcome is not None
    facts = FiefTally.read(RULES.view(state, None), outcome, events)
    assert facts["rounds"] == state.round >= 5
    assert facts["ending"].removeprefix("allied ") == state.reason != ""
    assert facts["counts"]["battles"] == sum(e.key == "fief-battle" for e in events)
    assert facts["cards"]["noble"] == sum(e.key == "fief-born" for e in events)
    tally = FiefTally()
    tally.add(facts, outcome.places[0])
    report = tally.report()
    assert report["endings"][facts["ending"]] == 1
    assert any("Rounds: median" in line for line in FiefTally.lines(report))


@pytest.mark.parametrize(
    ("seats", "wedded", "ending"), [(3, False, "rounds"), (4, False, "rounds"), (4, True, "allied rounds")]
)
def test_a_shared_place_is_no_alliance(seats: int, wedded: bool, ending: str) -> None:
    """8.4, 13.8: equals share the first place after round 7; only a marriage makes allies of them."""
    board = Board().position(seats, number=7)
    board.noble("henri", GULES, "london", lord=["wales"])
    board.noble("lucia", VERT, "york", lord=["marches"])
    if wedded:
        board.wed("henri", "lucia")
    board.go("close")
    outcome = RULES.outcome(board.state)
    assert outcome is not None
    assert outcome.places[0] == [GULES, VERT]
    assert FiefTally.read(RULES.view(board.state, None), outcome, [])["ending"] == ending


@pytest.mark.slow
def test_answers_whatever_a_person_left_open() -> None:
    """In positions that lively random play reaches, with orders that ask for everything, every question is answered and
    every batch is legal to its end."""
    seen: dict[str, int] = {}
    for game, seats in enumerate((2, 4)):
        rng = random.Random(game)
        options = Options(voting=("sealed", "turn")[game % 2], regions=("random", "chosen")[game % 2])
        state = RULES.setup(seats=seats, seed=f"open-{game}", options=options)
        for seat in range(seats):
            for action in RULES.styles()["careful"]:
                RULES.apply(state, seat, action)
        while (move := random_turn(rng, RULES, state, lively)) is not None:
            for seat, prompt in ((s, p) for s, mine in RULES.prompts(state).items() for p in mine):
                if not prompt.blocks and not prompt.notify:
                    continue
                seen[prompt.step] = seen.get(prompt.step, 0) + 1
                if seen[prompt.step] <= 3 or seen[prompt.step] % 150 == 0:
                    try_out(state, seat, prompt)
            RULES.apply(state, *move)
    assert {"court", "discard", "play", "buy", "move", "march", "battle", "window", "burn"} <= seen.keys()


def test_nobody_who_has_halted_is_sent_out_again() -> None:
    """A Noble whom a person has sent out and halted has moves left, and may not be led any more."""
    state = RULES.setup(seats=3, seed="halted")
    while waiting(state)[1].step != "move":
        seat, prompt = waiting(state)
        for action in FiefPlayer("seed").choose(RULES.view(state, seat), prompt):
            RULES.apply(state, seat, action)
    seat, prompt = waiting(state)
    first = try_out(state, seat, prompt)[0]
    assert first.startswith("lead ")
    for action in (Action.parse(first), Action("halt")):
        RULES.apply(state, seat, action)
    assert first not in chosen(state, seat)


# -- values


def test_a_city_that_completes_a_region_is_worth_most() -> None:
    """The second city of a barony is worth more than the first of a duchy; another's Walled City is worth its title."""
    board = Board()
    board.noble("henri", GULES, "durham")
    board.put(GULES, "durham", soldier=2)
    board.noble("hugh", AZURE, "london", lord=["south-east"])
    board.put(AZURE, "london", soldier=1)
    board.region("south-east", AZURE)
    board.town("london", "walled")
    worth = Worth(reading(board.state, GULES))
    assert worth.city(CITY["berwick"], GULES) > worth.city(CITY["whitby"], GULES)
    assert worth.city(CITY["london"], GULES) > worth.city(CITY["winchester"], GULES) + 5


def test_an_enemy_about_to_win_is_worth_more() -> None:
    """The last point that an enemy needs is denied at a price; far from it he is left alone."""
    board = Board().position(number=6)
    board.noble("henri", GULES, "york")
    board.noble("hugh", AZURE, "london", lord=["south-east"])
    low = Worth(reading(board.state, GULES)).denial(AZURE)
    board.noble("simon", AZURE, "bristol", lord=["south-west", "wales"])
    assert Worth(reading(board.state, GULES)).denial(AZURE) > 2 * low


# -- the start


def test_begins_where_small_regions_are_near() -> None:
    """The first to choose takes a city of a barony; where others are already, somewhere else."""
    state = RULES.setup(seats=4, seed="start")
    while waiting(state)[1].step == "assign":
        seat, prompt = waiting(state)
        RULES.apply(state, seat, prompt.actions[0])
    seat, _ = waiting(state)
    first = chosen(state, seat)[0].removeprefix("settle ")
    assert first in ("durham", "berwick", "harlech", "cardiff")
    RULES.apply(state, seat, Action("settle", (first,)))
    seat, _ = waiting(state)
    assert (
        chosen(state, seat)[0].removeprefix("settle ")
        not in ("durham", "berwick")[: 2 * (first in ("durham", "berwick"))]
    )


# -- court


def test_two_families_of_one_seat_marry() -> None:
    """In a game of two the first thing at court is the wedding (13.7)."""
    board = Board().position(2)
    for slug, family, city in (
        ("henri", 0, "york"),
        ("lucia", 1, "durham"),
        ("hugh", 2, "london"),
        ("estrid", 3, "oxford"),
    ):
        board.noble(slug, family, city)
    board.go("court")
    assert chosen(board.state, 0) == ["marry henri lucia"]
    board.do(0, "marry henri lucia")
    assert ally_of(board.state, 0) == 1
    assert chosen(board.state, 0) == ["ready"]


def test_marries_into_a_victory_and_not_into_a_burden() -> None:
    """Two points and two make four; a family without any is spurned."""
    board = courting()
    board.go("court")
    assert chosen(board.state, GULES) == ["court henri lucia"]
    assert chosen(board.state, VERT) == ["court hugh lucia"]
    board.do(VERT, "court hugh lucia")
    assert chosen(board.state, AZURE)[0] == "spurn hugh lucia"
    board.do(AZURE, "spurn hugh lucia")
    board.do(GULES, "court henri lucia")
    assert chosen(board.state, AZURE) == ["marry henri lucia"]


def test_stands_and_votes_for_itself() -> None:
    """A Lord stands where a Sovereign can be elected; the vote is for him, an enemy gets none."""
    board = courting()
    board.noble("roger", VERT, "exeter", see="exeter")
    board.go("court")
    assert chosen(board.state, GULES) == ["stand henri"]
    board.do(GULES, "stand henri; ready")
    board.ready(AZURE)
    board.ready(VERT)
    board.ready(OR)
    assert chosen(board.state, GULES) == ["favour gules henri", "seal"]
    board.do(GULES, "favour gules henri")
    assert chosen(board.state, GULES) == ["seal"]  # what lies already is not suggested again
    assert chosen(board.state, VERT) == ["seal"]


def test_taxes_the_realm_where_it_has_the_votes() -> None:
    """A Sovereign who outvotes the others calls Parliament, says aye and keeps the money; others say nay (9.2)."""
    board = Board()
    board.noble("henri", GULES, "york", lord=["north"])
    board.noble("simon", GULES, "durham", lord=["marches"])
    board.noble("hugh", AZURE, "london", lord=["south-east"])
    board.crown("henri")
    board.go("court")
    assert chosen(board.state, GULES) == ["summon"]
    board.do(GULES, "summon")
    for seat in range(4):
        board.ready(seat)
    assert chosen(board.state, GULES) == ["vote gules aye", "seal"]
    board.do(GULES, "vote gules aye")
    assert chosen(board.state, GULES) == ["seal"]
    assert chosen(board.state, AZURE) == ["vote azure nay", "seal"]
    for seat in (GULES, AZURE):
        board.do(seat, "; ".join(chosen(board.state, seat)))
    assert chosen(board.state, GULES) == ["hand-out"]


# -- deals


def answer(board: Board, articles: str, route: str = "city") -> str:
    """What Gules answers to an offer of Azure's."""
    board.do(AZURE, f"{articles}; offer gules {route}")
    prompt = next(p for p in board.asked(GULES) if p.step == "deal")
    (action,) = FiefPlayer("seed").choose(RULES.view(board.state, GULES), prompt)
    assert RULES.why_not(board.state, GULES, action) is None
    board.do(AZURE, f"withdraw {action.args[0]}")
    return action.verb


def meeting() -> Board:
    """Nobles of two families in one city, where each could attack the other."""
    board = Board()
    board.noble("henri", GULES, "york")
    board.put(GULES, "york", soldier=1)
    board.noble("hugh", AZURE, "york", out="whitby")
    board.hand(GULES, "assassination")
    board.turn("buy", GULES)
    return board


def test_takes_fair_deals_alone() -> None:
    """A gift is taken, a demand is not; a good card is not sold for a shilling; a title is never sold to an enemy."""
    board = meeting()
    assert answer(board, "draft-give money 5") == "accept"
    assert answer(board, "draft-want money 5") == "decline"
    assert answer(board, "draft-give money 1; draft-want card assassination") == "decline"
    assert answer(board, "draft-give money 2; draft-want city york") == "decline"


def test_offers_what_it_has_for_a_captive() -> None:
    """A ransom that is too dear is offered in part after the purchases; the money is kept for it."""
    board = Board().position(purse=3)
    board.noble("henri", GULES, "york", lord=["north"])
    board.noble("lucia", GULES, "york")
    board.noble("hugh", AZURE, "london")
    board.hold("henri", "hugh")
    board.town("york", mill=True)
    board.put(GULES, "york", soldier=2)
    board.state.orders[AZURE].ransom = "ask"
    board.turn("buy", GULES)
    batch = FiefPlayer("seed").choose(RULES.view(board.state, GULES), waiting(board.state)[1])
    assert [a.verb for a in batch] == ["done", "ransom"]
    for action in batch:
        RULES.apply(board.state, GULES, action)
    assert reading(board.state, GULES).purse == 0
    prompt = next(p for p in board.asked(AZURE) if p.step == "deal")
    (answer,) = FiefPlayer("seed").choose(RULES.view(board.state, AZURE), prompt)
    assert answer.verb == "accept"


@pytest.mark.parametrize(("number", "lord", "buys"), [(6, "", True), (7, "", False), (7, "north", True)])
def test_in_the_last_round_it_pays_only_for_what_still_decides(number: int, lord: str, buys: bool) -> None:
    """No soldiers and no mills where nothing is to be won or lost any more; guards for a title that may be lost."""
    board = Board().position(number=number, purse=12)
    board.noble("henri", GULES, "york", lord=[lord] if lord else [])
    board.town("york", "walled" if lord else "fortress", control=GULES)
    board.put(GULES, "york", soldier=1)
    board.noble("hugh", AZURE, "whitby")
    board.put(AZURE, "whitby", knight=4, archer=2)
    board.turn("buy", GULES)
    bought = [a for a in through(board.state, GULES) if a.split()[0] in ("buy", "build", "engineer")]
    assert bool(bought) == buys, bought
