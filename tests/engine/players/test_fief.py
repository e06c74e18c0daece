"""The computer player of Fief."""

from __future__ import annotations

import random

import msgspec
import pytest

from engine.core import Action, Event, Prompt, blocking
from engine.fief.board import ally_of
from engine.fief.lore import CITY, NOBLE
from engine.fief.rules import FIEF as RULES
from engine.fief.state import FiefState, Options, Window
from engine.players import PLAYERS, TALLIES, Player, RandomPlayer, make
from engine.players.fief import PLAYER, FiefPlayer, FiefTally
from engine.players.fief.clash import Force, force_of, losses, odds
from engine.players.fief.position import Position
from engine.players.fief.temper import Temper
from engine.players.fief.worth import Worth
from tests.engine.driver import turn as random_turn
from tests.engine.fief import kit
from tests.engine.fief.hiding import disturb
from tests.engine.fief.kit import AZURE, GULES, OR, VERT
from tests.engine.fief.play import lively

MOST = 4_000
"""Decisions after which a game counts as endless."""


def waiting(state: FiefState) -> tuple[int, Prompt]:
    """The seat the game waits for, and what it is asked."""
    seat, (prompt, *_) = next(iter(blocking(RULES.prompts(state)).items()))
    return seat, prompt


def try_out(state: FiefState, seat: int, prompt: Prompt) -> list[str]:
    """What a new player answers, as texts; every action is legal in its turn."""
    batch = FiefPlayer("seed").choose(RULES.view(state, seat), prompt)
    copy = RULES.loads(RULES.dumps(state))
    for action in batch:
        refusal = RULES.why_not(copy, seat, action)
        assert refusal is None, (prompt.step, list(map(str, batch)), str(action), refusal)
        RULES.apply(copy, seat, action)
    return list(map(str, batch))


def chosen(state: FiefState, seat: int) -> list[str]:
    """What a seat answers to what the game waits for."""
    return try_out(state, seat, next(p for p in kit.asked(state, seat) if p.blocks))


def through(state: FiefState, seat: int, most: int = 40) -> list[str]:
    """Everything a seat does until somebody else is asked."""
    found: list[str] = []
    while len(found) < most and kit.waits(state) and waiting(state)[0] == seat:
        batch = FiefPlayer("seed").choose(RULES.view(state, seat), waiting(state)[1])
        for action in batch:
            RULES.apply(state, seat, action)
            found.append(str(action))
        if batch[-1].verb == "done":
            break
    return found


def reading(state: FiefState, seat: int) -> Position:
    """The position as the player reads it."""
    view = RULES.view(state, seat)
    assert view.own is not None
    return Position(view, view.own, Temper())


def test_the_package_offers_the_player() -> None:
    """The list of players finds the class, and its tally."""
    assert PLAYER is FiefPlayer
    assert PLAYERS["fief"] is FiefPlayer
    assert isinstance(make("fief", "heuristic", "seed"), FiefPlayer)
    assert TALLIES["fief"] is FiefTally


# -- whole games


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
    assert facts["ending"] != "rounds" or len(outcome.places[0]) == 1
    assert facts["counts"]["battles"] == sum(e.key == "fief-battle" for e in events)
    assert facts["cards"]["noble"] == sum(e.key == "fief-born" for e in events)
    tally = FiefTally()
    tally.add(facts, outcome.places[0])
    report = tally.report()
    assert report["endings"][facts["ending"]] == 1
    assert any("Rounds: median" in line for line in FiefTally.lines(report))


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


# -- battles reckoned


def test_losses_take_as_many_hits_as_they_can() -> None:
    """Cheap troops first, a knight where only he can take all of it, nobody where a knight is hit too lightly."""
    assert losses(3, 0, 1, 2) == (2, 0, 0)
    assert losses(1, 0, 1, 3) == (0, 0, 1)
    assert losses(0, 0, 2, 2) == (0, 0, 0)
    assert losses(1, 1, 0, 9) == (1, 1, 0)


def test_odds_follow_strength_and_walls() -> None:
    """More troops win more often, walls and archers count, and the same battle always has the same odds."""
    few, many = force_of({"soldier": 3}, 1), force_of({"soldier": 4, "knight": 4}, 1)
    assert odds(many, few).win > 0.9 > 0.1 > odds(few, many).win
    some = force_of({"soldier": 3, "knight": 2}, 1)
    assert odds(many, some, "walled").win < odds(many, some).win
    assert odds(few, force_of({"knight": 1}), "walled").win == 0
    assert odds(many, few) == odds(many, few)
    assert odds(Force(), few).win == 0
    assert odds(few, Force()).win == 1


# -- values


def test_a_city_that_completes_a_region_is_worth_most() -> None:
    """The second city of a barony is worth more than the first of a duchy; another's Walled City is worth its title."""
    state = kit.position()
    kit.noble(state, "henri", GULES, "durham")
    kit.put(state, GULES, "durham", soldier=2)
    kit.noble(state, "hugh", AZURE, "london", lord=["south-east"])
    kit.put(state, AZURE, "london", soldier=1)
    kit.region(state, "south-east", AZURE)
    kit.town(state, "london", "walled")
    worth = Worth(reading(state, GULES))
    assert worth.city(CITY["berwick"], GULES) > worth.city(CITY["whitby"], GULES)
    assert worth.city(CITY["london"], GULES) > worth.city(CITY["winchester"], GULES) + 5


def test_an_enemy_about_to_win_is_worth_more() -> None:
    """The last point that an enemy needs is denied at a price; far from it he is left alone."""
    state = kit.position(number=6)
    kit.noble(state, "henri", GULES, "york")
    kit.noble(state, "hugh", AZURE, "london", lord=["south-east"])
    low = Worth(reading(state, GULES)).denial(AZURE)
    kit.noble(state, "simon", AZURE, "bristol", lord=["south-west", "wales"])
    assert Worth(reading(state, GULES)).denial(AZURE) > 2 * low


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
    state = kit.position(2)
    for slug, family, city in (
        ("henri", 0, "york"),
        ("lucia", 1, "durham"),
        ("hugh", 2, "london"),
        ("estrid", 3, "oxford"),
    ):
        kit.noble(state, slug, family, city)
    kit.go(state, "court")
    assert chosen(state, 0) == ["marry henri lucia"]
    kit.do(state, 0, "marry henri lucia")
    assert ally_of(state, 0) == 1
    assert chosen(state, 0) == ["ready"]


def courting() -> FiefState:
    """Two families of two points each, two of none, in the fifth round."""
    state = kit.position(number=5)
    kit.noble(state, "henri", GULES, "york", lord=["north", "marches"])
    kit.noble(state, "lucia", AZURE, "london", lord=["south-east", "wales"])
    kit.noble(state, "hugh", VERT, "oxford")
    kit.noble(state, "estrid", OR, "bristol")
    return state


def test_marries_into_a_victory_and_not_into_a_burden() -> None:
    """Two points and two make four; a family without any is spurned."""
    state = courting()
    kit.go(state, "court")
    assert chosen(state, GULES) == ["court henri lucia"]
    assert chosen(state, VERT) == ["court hugh lucia"]
    kit.do(state, VERT, "court hugh lucia")
    assert chosen(state, AZURE)[0] == "spurn hugh lucia"
    kit.do(state, AZURE, "spurn hugh lucia")
    kit.do(state, GULES, "court henri lucia")
    assert chosen(state, AZURE) == ["marry henri lucia"]


def test_stands_and_votes_for_itself() -> None:
    """A Lord stands where a Sovereign can be elected; the vote is for him, an enemy gets none."""
    state = courting()
    kit.noble(state, "roger", VERT, "exeter", see="exeter")
    kit.go(state, "court")
    assert chosen(state, GULES) == ["stand henri"]
    kit.do(state, GULES, "stand henri; ready")
    kit.do(state, AZURE, "ready")
    kit.do(state, VERT, "ready")
    kit.do(state, OR, "ready")
    assert chosen(state, GULES) == ["favour gules henri", "seal"]
    assert chosen(state, VERT) == ["seal"]


def test_taxes_the_realm_where_it_has_the_votes() -> None:
    """A Sovereign who outvotes the others calls Parliament, says aye and keeps the money; others say nay (9.2)."""
    state = kit.position()
    kit.noble(state, "henri", GULES, "york", lord=["north", "marches"])
    kit.noble(state, "hugh", AZURE, "london")
    kit.crown(state, "henri")
    kit.go(state, "court")
    assert chosen(state, GULES) == ["summon"]
    kit.do(state, GULES, "summon")
    for seat in range(4):
        kit.do(state, seat, "ready")
    assert chosen(state, GULES) == ["vote gules aye", "seal"]
    assert chosen(state, AZURE) == ["vote azure nay", "seal"]
    for seat in range(4):
        kit.do(state, seat, "; ".join(chosen(state, seat)))
    assert chosen(state, GULES) == ["hand-out"]


# -- cards


def test_lays_poor_cards_aside_and_draws_what_it_lacks() -> None:
    """A fourth Noble is of no use to a full family; a family of two looks for a third."""
    state = kit.position()
    for slug in ("henri", "hugh", "lucia"):
        kit.noble(state, slug, GULES, "york")
    kit.hand(state, GULES, "simon", "assassination", "tax")
    kit.go(state, "discard")
    batch = chosen(state, GULES)
    assert "discard simon" in batch
    assert "discard assassination" not in batch
    assert batch[-1] == "seal"


def test_plays_nobles_prelates_and_taxes() -> None:
    """A Noble comes to troops that nobody leads; then the Church and the taxes have their turn."""
    state = kit.position()
    kit.noble(state, "henri", GULES, "york", lord=["north"])
    kit.noble(state, "hugh", GULES, "york")
    kit.put(state, GULES, "york", soldier=2)
    kit.put(state, GULES, "lincoln", soldier=3)
    for town in state.towns:
        town.control = AZURE
    kit.region(state, "north", GULES)
    kit.hand(state, GULES, "simon", "archbishop-york", "tax")
    kit.turn(state, "play", GULES)
    assert chosen(state, GULES) == ["bear simon lincoln"]
    kit.do(state, GULES, "bear simon lincoln")
    assert chosen(state, GULES)[0].startswith("ordain archbishop-york ")
    kit.do(state, GULES, "ordain archbishop-york hugh")
    assert chosen(state, GULES) == ["tallage north"]


def test_harvest_is_for_own_mills() -> None:
    """Two own mills are blessed; others' are not."""
    for family, answer in ((GULES, "bless harvest north"), (AZURE, "done")):
        state = kit.position()
        kit.noble(state, "henri", GULES, "london")
        kit.noble(state, "hugh", family if family == AZURE else GULES, "york")
        for city in ("york", "lincoln"):
            kit.town(state, city, control=family, mill=True)
            kit.put(state, family, city, soldier=1)
        kit.hand(state, GULES, "harvest")
        kit.turn(state, "play", GULES)
        assert chosen(state, GULES) == [answer]


# -- any-time cards


def test_breaks_an_alliance_that_is_about_to_win() -> None:
    """In the last window of a round a murder ends the marriage that would win (9.0)."""
    state = courting()
    kit.wed(state, "henri", "lucia")
    kit.noble(state, "anabel", GULES, "york")
    kit.noble(state, "arthur", AZURE, "london")
    kit.hand(state, VERT, "assassination")
    state.orders[VERT].windows = "ask"
    kit.go(state, "dusk")
    assert isinstance(state.frames[-1], Window)
    assert chosen(state, VERT)[0] in ("intend assassinate henri hugh", "intend assassinate lucia hugh")
    assert chosen(state, VERT)[-1] == "abide"


def test_ambushes_who_stands_in_the_open() -> None:
    """A Lord with troops who stands beside one of the seat's is taken."""
    state = kit.position(number=5)
    kit.noble(state, "henri", GULES, "york")
    kit.put(state, GULES, "york", soldier=1)
    kit.noble(state, "hugh", AZURE, "york", out="whitby", lord=["south-east", "wales"])
    kit.put(state, AZURE, "york", out="whitby", knight=4)
    kit.hand(state, GULES, "ambush")
    kit.turn(state, "buy", GULES)
    assert chosen(state, GULES) == ["ambush hugh henri"]


def test_gives_the_first_relic_to_the_sovereign() -> None:
    """A bearer beside the Sovereign presents it at once, for it is a point (12.0)."""
    state = kit.position()
    kit.noble(state, "henri", GULES, "york")
    kit.noble(state, "hugh", AZURE, "york", lord=["north"])
    kit.crown(state, "hugh")
    kit.relic(state, "grail", "henri")
    kit.turn(state, "buy", GULES)
    assert chosen(state, GULES) == ["present henri"]


def test_frees_a_captive_it_cannot_pay_for() -> None:
    """A Passage brings a Lord home (10.2); without a purse for the ransom."""
    state = kit.position(purse=1)
    kit.noble(state, "henri", GULES, "york", lord=["north"])
    kit.noble(state, "hugh", AZURE, "london")
    kit.hold(state, "henri", "hugh")
    kit.noble(state, "lucia", GULES, "york")
    kit.hand(state, GULES, "passage")
    kit.turn(state, "buy", GULES)
    assert chosen(state, GULES) == ["release-captive henri"]


# -- armed cards


def readied(state: FiefState, seat: int) -> list[str]:
    """What a seat arms and takes back before it answers."""
    found: list[str] = []
    while (batch := FiefPlayer("seed").choose(RULES.view(state, seat), waiting(state)[1]))[0].verb in ("arm", "disarm"):
        assert RULES.why_not(state, seat, batch[0]) is None
        RULES.apply(state, seat, batch[0])
        found += map(str, batch)
    return found


def test_arms_against_an_army_that_may_come() -> None:
    """A card lies ready for the only leader of an army near a city with a title; it is taken back when he is gone."""
    state = kit.position(purse=0)
    kit.noble(state, "henri", GULES, "durham", lord=["marches"])
    kit.region(state, "marches", GULES)
    kit.town(state, "durham", "walled")
    kit.put(state, GULES, "durham", knight=2)
    kit.noble(state, "hugh", AZURE, "york")
    kit.put(state, AZURE, "york", knight=3)
    kit.hand(state, GULES, "ambush")
    kit.turn(state, "buy", GULES)
    assert readied(state, GULES) == ["arm ambush meets hugh any"]
    assert readied(state, GULES) == []
    state.nobles[NOBLE["hugh"]].place = CITY["plymouth"]
    for stack in state.stacks:
        stack.city = CITY["plymouth"] if stack.family == AZURE else stack.city
    assert readied(state, GULES) == ["disarm 1"]


def test_arms_a_way_home_and_a_burgher() -> None:
    """A Passage waits for a Lord to be taken, a Burgher for the family's first title."""
    state = kit.position(purse=0)
    kit.noble(state, "henri", GULES, "york", lord=["north", "marches"])
    kit.hand(state, GULES, "passage")
    kit.noble(state, "hugh", AZURE, "london")
    kit.hand(state, AZURE, "burgher-3")
    kit.turn(state, "buy", GULES)
    assert readied(state, GULES) == ["arm passage captured henri"]
    kit.turn(state, "buy", AZURE)
    assert readied(state, AZURE) == ["arm burgher-3 lord azure"]


def test_arms_against_a_wedding_that_would_win() -> None:
    """Two enemies of two points each are not to marry; who is one's own ally is no enemy."""
    state = courting()
    kit.noble(state, "anabel", GULES, "york")
    kit.noble(state, "arthur", AZURE, "london")
    kit.hand(state, VERT, "assassination")
    kit.turn(state, "buy", VERT)
    assert readied(state, VERT) == ["arm assassination weds azure any"]
    state = courting()
    kit.hand(state, AZURE, "assassination")
    kit.turn(state, "buy", AZURE)
    assert readied(state, AZURE) == []


# -- money


def marches(purse: int, building: str | None = "fortress") -> FiefState:
    """A family that has both cities of a barony."""
    state = kit.position(purse=purse)
    kit.noble(state, "henri", GULES, "durham")
    kit.noble(state, "lucia", GULES, "durham")
    kit.put(state, GULES, "durham", soldier=2)
    kit.put(state, GULES, "berwick", soldier=1)
    if building:
        kit.town(state, "durham", building)
    kit.turn(state, "buy", GULES)
    return state


def test_buys_a_title_first() -> None:
    """With all cities and a fortress the title comes before everything, for the Noble who stands for a throne best."""
    assert chosen(marches(6), GULES) == ["title marches henri"]


def test_builds_the_fortress_that_a_title_needs() -> None:
    """Where the fortress is missing it is built, where the family is strongest; with little money it is saved for."""
    assert chosen(marches(9, None), GULES) == ["build fortress durham"]
    assert all(text == "done" for text in through(marches(3, "fortress"), GULES))


def test_guards_what_counts() -> None:
    """An army beside a Walled City brings guards into it; a mill has to wait."""
    state = kit.position(purse=6)
    kit.noble(state, "henri", GULES, "durham", lord=["marches"])
    kit.region(state, "marches", GULES)
    kit.town(state, "durham", "walled")
    kit.put(state, GULES, "durham", soldier=1)
    kit.noble(state, "hugh", AZURE, "york")
    kit.put(state, AZURE, "york", knight=5, archer=3, soldier=2)
    kit.turn(state, "buy", GULES)
    assert chosen(state, GULES)[0].split()[0:3:2] == ["buy", "durham"]


# -- marches and battles


def test_takes_free_cities_and_leaves_a_soldier_in_each() -> None:
    """Two moves through free land bring both cities."""
    state = kit.position(purse=0)
    kit.noble(state, "henri", GULES, "durham")
    kit.town(state, "durham", "fortress")
    kit.put(state, GULES, "durham", soldier=4, knight=2)
    kit.turn(state, "move", GULES)
    done = through(state, GULES)
    assert done[0] == "lead henri"
    assert done[-1] == "done"
    assert sum(town.control == GULES for town in state.towns) >= 2
    assert state.towns[CITY["durham"]].control == GULES


def test_keeps_away_from_a_stronger_army() -> None:
    """Nobody marches into a battle that is lost, and a garrison stays where it is needed."""
    state = kit.position(purse=0)
    kit.noble(state, "henri", GULES, "durham", lord=["marches"])
    kit.region(state, "marches", GULES)
    kit.town(state, "durham", "walled")
    kit.put(state, GULES, "durham", soldier=2)
    kit.noble(state, "hugh", AZURE, "york")
    kit.put(state, AZURE, "york", knight=6, archer=3)
    kit.turn(state, "move", GULES)
    assert "go york" not in through(state, GULES)


def facing(own: int, foe: int, building: str = "") -> FiefState:
    """Knights before another's last city."""
    state = kit.position(number=4)
    kit.noble(state, "henri", GULES, "york", out="durham")
    kit.put(state, GULES, "york", out="durham", knight=own)
    kit.noble(state, "hugh", AZURE, "york", lord=["north"])
    kit.put(state, AZURE, "york", knight=foe)
    kit.town(state, "york", building, control=AZURE)
    kit.turn(state, "battle", GULES)
    return state


def test_attacks_with_the_odds_not_against_them() -> None:
    """Five knights strike one, one leaves five alone; nor do five storm three behind walls."""
    assert chosen(facing(5, 1), GULES) == ["attack york azure"]
    assert chosen(facing(1, 5), GULES) == ["done"]
    assert chosen(facing(4, 4, "walled"), GULES) == ["done"]


def test_walks_into_what_nobody_defends() -> None:
    """An empty Walled City is taken with its title (4.7)."""
    state = kit.position(number=4)
    kit.noble(state, "hugh", AZURE, "london", lord=["north"])
    kit.region(state, "north", AZURE)
    kit.town(state, "york", "walled")
    kit.noble(state, "henri", GULES, "york", out="durham")
    kit.put(state, GULES, "york", out="durham", knight=1)
    kit.turn(state, "battle", GULES)
    assert chosen(state, GULES) == ["occupy york"]


def test_fights_on_while_it_pays() -> None:
    """After a roll the attacker goes on with the odds; before walls that he cannot storm he lays siege or stops."""
    state = facing(6, 1)
    state.orders[GULES].fight = state.orders[AZURE].fight = "ask"
    kit.rig(state, melee=[0] * 4)
    kit.do(state, GULES, "attack york azure")
    assert waiting(state)[1].step == "fight"
    assert chosen(state, GULES) == ["fight"]


def test_leaves_allies_in_peace() -> None:
    """An ally is let pass and not attacked; an army of others is not let through."""
    state = facing(5, 1)
    kit.noble(state, "lucia", GULES, "durham")
    kit.wed(state, "lucia", "hugh")
    assert chosen(state, GULES) == ["done"]


# -- deals


def answer(state: FiefState, articles: str, route: str = "city") -> str:
    """What Gules answers to an offer of Azure's."""
    kit.do(state, AZURE, f"{articles}; offer gules {route}")
    prompt = next(p for p in kit.asked(state, GULES) if p.step == "deal")
    (action,) = FiefPlayer("seed").choose(RULES.view(state, GULES), prompt)
    assert RULES.why_not(state, GULES, action) is None
    kit.do(state, AZURE, f"withdraw {action.args[0]}")
    return action.verb


def meeting() -> FiefState:
    """Nobles of two families in one city, where each could attack the other."""
    state = kit.position()
    kit.noble(state, "henri", GULES, "york")
    kit.put(state, GULES, "york", soldier=1)
    kit.noble(state, "hugh", AZURE, "york", out="whitby")
    kit.hand(state, GULES, "assassination")
    kit.turn(state, "buy", GULES)
    return state


def test_takes_fair_deals_alone() -> None:
    """A gift is taken, a demand is not; a good card is not sold for a shilling; a title is never sold to an enemy."""
    state = meeting()
    assert answer(state, "draft-give money 5") == "accept"
    assert answer(state, "draft-want money 5") == "decline"
    assert answer(state, "draft-give money 1; draft-want card assassination") == "decline"
    assert answer(state, "draft-give money 2; draft-want city york") == "decline"


def test_offers_what_it_has_for_a_captive() -> None:
    """A ransom that is too dear is offered in part after the purchases; the money is kept for it."""
    state = kit.position(purse=3)
    kit.noble(state, "henri", GULES, "york", lord=["north"])
    kit.noble(state, "lucia", GULES, "york")
    kit.noble(state, "hugh", AZURE, "london")
    kit.hold(state, "henri", "hugh")
    kit.town(state, "york", mill=True)
    kit.put(state, GULES, "york", soldier=2)
    state.orders[AZURE].ransom = "ask"
    kit.turn(state, "buy", GULES)
    batch = FiefPlayer("seed").choose(RULES.view(state, GULES), waiting(state)[1])
    assert [a.verb for a in batch] == ["done", "ransom"]
    for action in batch:
        RULES.apply(state, GULES, action)
    assert reading(state, GULES).purse == 0
    prompt = next(p for p in kit.asked(state, AZURE) if p.step == "deal")
    (answer,) = FiefPlayer("seed").choose(RULES.view(state, AZURE), prompt)
    assert answer.verb == "accept"
