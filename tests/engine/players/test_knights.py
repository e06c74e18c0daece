"""The computer player of Warrior Knights."""

from __future__ import annotations

import random

import msgspec
import pytest

from engine.core import Action, Event, Prompt, blocking
from engine.knights.game_data import KIND
from engine.knights.phases.draft import open_draft
from engine.knights.rules import KNIGHTS as RULES
from engine.knights.state.state import KnState, Options
from engine.players import PLAYERS, Player, RandomPlayer, make, tally
from engine.players.knights import PLAYER, KnightsPlayer, KnightsTally
from engine.players.knights.position import NEAR, Position
from engine.players.knights.war import BESIEGE, War
from engine.players.knights.weights import Weights
from tests.engine.driver import turn as random_turn
from tests.engine.knights.board import BLUE, GREEN, RED, Board
from tests.engine.knights.hiding import disturb
from tests.engine.knights.play import lively

MOST = 4_000
"""Decisions after which a game counts as endless."""


def waiting(state: KnState) -> tuple[int, Prompt]:
    """The seat the game waits for, and what it is asked."""
    seat, (prompt, *_) = next(iter(blocking(RULES.prompts(state)).items()))
    return seat, prompt


def try_out(state: KnState, seat: int, prompt: Prompt) -> list[str]:
    """What a new player answers, as texts; every action is legal in its turn."""
    batch = KnightsPlayer("seed").choose(RULES.view(state, seat), prompt)
    copy = RULES.loads(RULES.dumps(state))
    for action in batch:
        refusal = RULES.why_not(copy, seat, action)
        assert refusal is None, (prompt.step, list(map(str, batch)), str(action), refusal)
        RULES.apply(copy, seat, action)
    return list(map(str, batch))


def chosen(state: KnState, seat: int) -> list[str]:
    """What a seat answers to what the game waits for."""
    return try_out(state, seat, next(p for p in RULES.prompts(state)[seat] if p.blocks))


def reading(state: KnState, seat: int) -> War:
    """The position as the player reads it."""
    view = RULES.view(state, seat)
    assert view.own is not None
    return War(Position(view, view.own, Weights()))


def test_the_package_offers_the_player() -> None:
    """The list of players finds the class, and its tally."""
    assert PLAYER is KnightsPlayer
    assert PLAYERS["knights"] is KnightsPlayer
    assert isinstance(make("knights", "heuristic", "seed"), KnightsPlayer)
    assert tally("knights") is KnightsTally


# -- whole games


@pytest.mark.parametrize("seats", [2, 4])
def test_beats_random_players(seats: int) -> None:
    """One against random players wins; the share of many games comes from ``simulate``."""
    state = RULES.setup(seats=seats, seed=f"chance-{seats}", options=Options(length=8))
    players: list[Player] = [RandomPlayer("knights", str(n)) for n in range(seats)]
    mine = seats - 1
    players[mine] = KnightsPlayer("random")
    asked: dict[str, int] = {}
    while RULES.prompts(state):
        seat, prompt = waiting(state)
        asked[prompt.id] = asked.get(prompt.id, 0) + 1
        batch = players[seat].choose(RULES.view(state, seat), prompt)
        for action in batch if asked[prompt.id] < 4 or seat == mine else list(prompt.default[:1]):
            RULES.apply(state, seat, action)
        assert seat != mine or asked[prompt.id] < 60, prompt
    outcome = RULES.outcome(state)
    assert outcome is not None
    assert mine in outcome.places[0]


OPTIONAL = Options(length=8, motions=True, heirs=True, treason=True, miracles=True, abandoned=True)


@pytest.mark.parametrize(("seats", "options"), [(3, Options(length=8)), (2, OPTIONAL)])
def test_a_whole_game(seats: int, options: Options) -> None:
    """Computers bring a game to its end: every action legal, the same from a player made anew and whatever the others
    hide, standing orders left alone."""
    state = RULES.setup(seats=seats, seed="whole", options=options)
    orders = msgspec.json.encode(state.orders)
    rng, events, decisions = random.Random(1), list[Event](), 0
    while RULES.prompts(state):
        seat, prompt = waiting(state)
        batch = KnightsPlayer(f"whole/{seat}").choose(RULES.view(state, seat), prompt)
        assert batch
        decisions += 1
        assert decisions < MOST
        if decisions % 25 == 0:
            other = RULES.loads(RULES.dumps(state))
            for rival in range(seats):
                if rival != seat:
                    disturb(rng, other, rival)
            assert KnightsPlayer("anew").choose(RULES.view(other, seat), prompt) == batch, prompt.step
        for action in batch:
            assert not action.verb.startswith("order")
            assert RULES.why_not(state, seat, action) is None, (prompt.step, list(map(str, batch)))
            events += RULES.apply(state, seat, action)
        for to, offer in [(s, p) for s, mine in RULES.prompts(state).items() for p in mine if p.notify]:
            for action in KnightsPlayer("answers").choose(RULES.view(state, to), offer):
                events += RULES.apply(state, to, action)
    assert msgspec.json.encode(state.orders) == orders
    tallied(state, events)


def tallied(state: KnState, events: list[Event]) -> None:
    """The tally counts what happened in a game."""
    outcome = RULES.outcome(state)
    assert outcome is not None
    facts = KnightsTally.read(RULES.view(state, None), outcome, events)
    assert facts["turns"] == state.turn >= 3
    assert facts["ending"] == state.reason
    assert sum(facts["battles"].values()) == sum(e.key == "knights-battle-over" for e in events) > 0
    assert sum(facts["events"].values()) == sum(e.key == "knights-event" for e in events)
    tally = KnightsTally()
    tally.add(facts, outcome.places[0])
    report = tally.report()
    assert report["endings"][facts["ending"]] == 1
    assert any("Turns: median" in line for line in KnightsTally.lines(report))


def test_answers_whatever_a_person_left_open() -> None:
    """In positions that lively random play reaches, with orders that ask for everything, every question is answered and
    every batch is legal to its end."""
    seen: dict[str, int] = {}
    for game, seats in enumerate((2, 4)):
        rng = random.Random(game)
        options = OPTIONAL if game else Options(length=8)
        state = RULES.setup(seats=seats, seed=f"open-{game}", options=options)
        for seat in range(seats):
            for action in RULES.styles()["careful"]:
                RULES.apply(state, seat, action)
        while (move := random_turn(rng, RULES, state, lively)) is not None:
            for seat, prompt in ((s, p) for s, mine in RULES.prompts(state).items() for p in mine):
                if not prompt.blocks and not prompt.notify:
                    continue
                seen[prompt.step] = seen.get(prompt.step, 0) + 1
                if seen[prompt.step] <= 3:
                    try_out(state, seat, prompt)
            RULES.apply(state, *move)
    assert {"plan", "march", "fight", "return", "bids", "wages", "mobilize-forces", "invest"} <= seen.keys()


# -- battles reckoned


def test_a_siege_that_is_ripe_is_worth_most() -> None:
    board = Board()
    board.noble("karmin", "monz", "regular-50")
    board.siege("monz", RED)
    war = reading(board.state, RED)
    best = war.attack("monz", war.position.own_at("monz"))
    assert best is not None
    assert (best.kind, best.target) == (BESIEGE, "city")
    board.state.sieges.clear()
    begun = reading(board.state, RED).attack("monz", war.position.own_at("monz"))
    assert begun is not None
    assert begun.value < best.value


def test_nobody_is_sent_against_walls_too_strong() -> None:
    board = Board()
    board.noble("karmin", "harsk", "regular-50")
    board.reveal(RED, "versatile-strategy")
    assert chosen(board.state, RED)[0] != "use battle"
    assert not reading(board.state, RED).can_besiege("harsk", reading(board.state, RED).position.own_at("harsk"))


def test_it_besieges_before_its_gates() -> None:
    board = Board()
    board.noble("karmin", "monz", "regular-100")
    board.reveal(RED, "mobilize-forces")
    assert chosen(board.state, RED) == ["target monz"]
    board.do(RED, "target monz")
    assert chosen(board.state, RED) == ["attack monz city"]
    board.do(RED, "attack monz city")
    assert chosen(board.state, RED) == ["besiege"]


@pytest.mark.parametrize(("card", "before"), [
    ("mobilize-forces", ""), ("versatile-strategy", ""), ("versatile-strategy", "use battle; attack monz city"),
])  # fmt: skip
def test_a_plan_goes_on_as_far_as_nothing_seals(card: str, before: str) -> None:
    """An area and the first march, a use and the attack, assault or siege and the armies: what comes second is what the
    next question is answered with."""
    board = Board()
    board.noble("karmin", "monz", "regular-100")
    board.noble("russet", "monz", "regular-50", "regular-50")
    board.noble("rubino", "harsk", "french-150")
    board.reveal(RED, card)
    if before:
        board.do(RED, before)
    first, second = chosen(board.state, RED)
    assert not any(event.seals for event in board.do(RED, first))
    assert chosen(board.state, RED)[0] == second


# -- leave, Votes, piles


def passing() -> Board:
    """Red asks blue for leave to pass through Oxwell."""
    board = Board()
    board.noble("karmin", "harsk", "regular-100")
    board.noble("blauen", "oxwell", "regular-100")
    board.reveal(RED, "versatile-strategy")
    board.do(RED, "use march")
    return board


def test_leave_is_sold_and_not_given() -> None:
    board = passing()
    board.do(RED, "march karmin oxwell penwold")
    assert chosen(board.state, BLUE) == ["forbid karmin"]
    board = passing()
    board.do(RED, "terms seat-1 pass; bid 2; march karmin oxwell penwold")
    batch = chosen(board.state, BLUE)
    assert batch[0].startswith("take-offer")
    assert batch[1:] == ["permit karmin"], "who pays gets what he paid for"


def test_gifts_are_taken_and_prices_declined() -> None:
    board = Board()
    board.go("plan")
    board.do(RED, "terms seat-1 pass; price 4; terms seat-2 vote; bid 1")
    for seat in (BLUE, GREEN):
        offer = next(p for p in RULES.prompts(board.state)[seat] if p.notify)
        batch = KnightsPlayer("seed").choose(RULES.view(board.state, seat), offer)
        assert batch in ([], [Action("decline-offer", (offer.actions[-1].args[0],))])


def test_a_plan_is_six_cards_with_what_fights_first() -> None:
    board = Board()
    board.noble("karmin", "monz", "regular-100")
    board.go("plan")
    batch = chosen(board.state, RED)
    assert sum(text.startswith("lay") for text in batch) == 6
    assert batch[-1] == "seal"
    assert any(text == "lay mobilize-forces 1" for text in batch)


def test_a_plan_that_lies_is_sealed_and_not_laid_anew() -> None:
    """What somebody has laid by it stays; of another plan only what differs is changed."""
    board = Board()
    board.noble("karmin", "monz", "regular-100")
    board.go("plan")
    batch = chosen(board.state, RED)
    board.do(RED, "; ".join(batch[:-1]))
    assert chosen(board.state, RED) == ["seal"]
    first = batch[0].removeprefix("lay ")
    board.do(RED, f"unlay {first}")
    assert chosen(board.state, RED) == [f"lay {first}", "seal"]


def test_fate_cards_are_laid_aside_all_at_once() -> None:
    """Two of five, and the seal: nobody is asked for one after the other."""
    board = Board()
    board.noble("karmin", "froli", "english-200", "english-100")
    board.city("froli")
    board.reveal(RED, "mobilize-forces")
    board.do(RED, "target froli; attack froli city; assault")
    assert board.prompt(RED).step == "hand"
    batch = chosen(board.state, RED)
    assert [text.split()[0] for text in batch] == ["drop", "drop", "seal"]
    board.do(RED, "; ".join(batch))
    assert board.prompt(RED).step != "hand"


def test_wages_are_paid_where_they_can_be() -> None:
    board = Board().position(crowns=3)
    board.noble("karmin", "vecht", "english-100", "english-50")
    board.fill(1, 7)
    board.reveal(RED, "draft-soldiers")
    board.do(RED, "decline")
    assert board.prompt(RED).step == "wages"
    assert chosen(board.state, RED) == ["settle"]


@pytest.mark.parametrize(
    ("last", "rival", "card"),
    [(False, "", ""), (True, "", ""), (True, "vecht", ""), (True, "", "mobilize-forces")],
)
def test_in_the_last_turn_troops_are_hired_only_to_fight(last: bool, rival: str, card: str) -> None:
    """Where a rival may still come, or a card to march with is still to come; else the crowns are kept."""
    board = Board().position(3)
    board.noble("karmin", "vecht", "regular-50")
    board.city("vecht", RED)
    if rival:
        board.noble("blauen", min(NEAR[rival]), "regular-50")
    board.offer("english-150", "polish-100", "polish-50", "romanian-50")
    board.state.track[0], board.state.last = RED, last
    board.clear()
    board.stop_at_filler()
    if card:
        board.state.barons[RED].last = [[], [], [KIND[card]]]
    open_draft(board.state, [])
    board.run()
    board.state.piles[2].append(board.state.neutrals.pop())
    assert (chosen(board.state, RED) != ["pass"]) == (not last or bool(rival or card))
