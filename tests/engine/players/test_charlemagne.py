"""The computer player of Charlemagne."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from engine.charlemagne import movement
from engine.charlemagne.board import PLACE
from engine.charlemagne.game_data import EMPIRE, NEUTRAL, REGION, TRIBAL, TURNS
from engine.charlemagne.rules import CHARLEMAGNE as RULES
from engine.charlemagne.state import ChState, Clause, Envoy, Options, Spending, Treaty
from engine.charlemagne.victory import parts
from engine.core import Action, Event, Prompt, blocking
from engine.players import Player, RandomPlayer, make, tally
from engine.players.charlemagne import PLAYER, CharlemagnePlayer, CharlemagneTally
from engine.players.charlemagne.position import Position
from engine.players.charlemagne.weights import Weights
from tests.engine.charlemagne.hiding import disturb
from tests.engine.charlemagne.play import lively
from tests.engine.charlemagne.positions import MID, NORTH, SOUTH, control, do, force, hand, position, put, rig, spending
from tests.engine.driver import turn

RECOMMENDED = Options(placement="fixed")
SEARCHES = 2
"""The most ways that are searched for one decision: with and without a forced march."""
STEPS = {
    "deploy", "envoys", "name", "raid", "place-leader", "bury", "envoy", "lay", "guard", "treasury", "levy",
    "operations", "muster", "force", "lay-faith", "guard-faith", "battle", "defend", "lose", "retreat", "supply",
    "offer",
}  # fmt: skip
"""What random play asks sooner or later."""


def waiting(state: ChState) -> tuple[int, Prompt]:
    """The seat the game waits for, and what it is asked."""
    seat, (prompt, *_) = next(iter(blocking(RULES.prompts(state)).items()))
    return seat, prompt


def chosen(state: ChState) -> list[str]:
    """What a new player answers, as texts; every action is legal in its turn."""
    seat, prompt = waiting(state)
    batch = CharlemagnePlayer("seed").choose(RULES.view(state, seat), prompt)
    copy = RULES.loads(RULES.dumps(state))
    for action in batch:
        refusal = RULES.why_not(copy, seat, action)
        assert refusal is None, (prompt.step, list(map(str, batch)), str(action), refusal)
        RULES.apply(copy, seat, action)
    return list(map(str, batch))


def offered(state: ChState, seat: int) -> str:
    """What a new player answers to the offer made to a seat."""
    prompt = next(p for p in RULES.prompts(state)[seat] if p.step == "offer")
    (action,) = CharlemagnePlayer("seed").choose(RULES.view(state, seat), prompt)
    return str(action)


def reading(state: ChState, seat: int) -> Position:
    """The position as the player reads it."""
    view = RULES.view(state, seat)
    assert view.own is not None
    return Position(view, view.own, Weights())


def test_the_package_offers_the_player() -> None:
    """The list of players finds the class, and its tally."""
    assert PLAYER is CharlemagnePlayer
    assert isinstance(make("charlemagne", "heuristic", "seed"), CharlemagnePlayer)
    assert tally("charlemagne") is CharlemagneTally


# -- whole games


@pytest.mark.parametrize("seat", [EMPIRE, TRIBAL])
def test_beats_random_players(seat: int) -> None:
    """In the last three turns against a random player the points go clearly its way; the share of whole games that it
    wins comes from ``simulate``."""
    state = RULES.setup(seats=2, seed="random", options=RECOMMENDED)
    state.turn = 7
    before = sum(parts(state).values())
    players: list[Player] = [RandomPlayer("charlemagne", "0"), RandomPlayer("charlemagne", "1")]
    players[seat] = CharlemagnePlayer("random")
    while RULES.prompts(state):
        asked, prompt = waiting(state)
        for action in players[asked].choose(RULES.view(state, asked), prompt):
            RULES.apply(state, asked, action)
    gained = sum(parts(state).values()) - before
    assert gained >= 8 if seat == EMPIRE else gained <= -4


def test_a_whole_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two computers bring a game to its end: every action legal, the same from a player made anew and for another
    enemy hand, few ways searched for each decision, no hand that overflows, standing orders left alone."""
    searched = [0]
    search = movement.search

    def counted(*args: Any, **more: Any) -> Any:
        searched[0] += 1
        return search(*args, **more)

    monkeypatch.setattr("engine.players.charlemagne.war.search", counted)
    state = RULES.setup(seats=2, seed="whole", options=RECOMMENDED)
    orders = msgspec.json.encode(state.orders)
    rng, events, decisions, most = random.Random(1), list[Event](), 0, 0
    while RULES.prompts(state):
        seat, prompt = waiting(state)
        searched[0] = 0
        batch = CharlemagnePlayer(f"whole/{seat}").choose(RULES.view(state, seat), prompt)
        assert batch
        assert searched[0] <= SEARCHES
        decisions += 1
        if decisions % 12 == 0:
            other = RULES.loads(RULES.dumps(state))
            disturb(rng, other, 1 - seat)
            assert CharlemagnePlayer("anew").choose(RULES.view(other, seat), prompt) == batch
        for action in batch:
            assert action.verb not in RULES.preferences or action.verb in ("discard", "clause", "propose", "take")
            assert RULES.why_not(state, seat, action) is None, (prompt.step, list(map(str, batch)))
            events += RULES.apply(state, seat, action)
        if prompt.step == "envoy" and batch[0] == Action("done"):
            most = max(most, sum(state.hands[seat]))
    assert state.turn == 9
    assert decisions < 1500
    assert most <= Weights().most
    assert msgspec.json.encode(state.orders) == orders
    outcome = RULES.outcome(state)
    assert outcome is not None
    tallied(state, events)


def tallied(state: ChState, events: list[Event]) -> None:
    """The tally counts what happened in a game."""
    outcome = RULES.outcome(state)
    assert outcome is not None
    facts = CharlemagneTally.read(RULES.view(state, None), outcome, events)
    assert facts["points"] == sum(RULES.view(state, None).points.values())
    assert facts["empire"] == (state.winner == EMPIRE)
    assert facts["counts"]["battles"] == sum(e.key == "charlemagne-battle" for e in events)
    assert facts["regions"] == [state.control.count(seat) for seat in (EMPIRE, TRIBAL)]
    tally = CharlemagneTally()
    tally.add(facts, outcome.places[0])
    report = tally.report()
    assert report["median"] == facts["points"]
    assert any("median" in line for line in CharlemagneTally.lines(report))


def test_answers_whatever_a_person_left_open() -> None:
    """In positions that random play reaches, with orders that ask for everything, every question is answered, and every
    batch is legal to its end."""
    seen: dict[str, int] = {}
    for game in range(12):
        rng = random.Random(game)
        options = Options(
            duels=game % 2 == 0, scara=game % 3 == 0, placement=("free", "fixed")[game % 2], leader_death=True
        )
        state = RULES.setup(seats=2, seed=f"open-{game}", options=options)
        for seat in (EMPIRE, TRIBAL):
            for action in RULES.styles()["careful"]:
                RULES.apply(state, seat, action)
        while seen.keys() != STEPS and (move := turn(rng, RULES, state, lively)) is not None:
            for seat, prompt in ((s, p) for s, mine in RULES.prompts(state).items() for p in mine):
                if not prompt.blocks and not prompt.notify:
                    continue
                if prompt.step == "withdraw":
                    continue
                seen[prompt.step] = seen.get(prompt.step, 0) + 1
                if seen[prompt.step] <= 3 or seen[prompt.step] % 100 == 0:
                    try_out(state, seat, prompt)
            RULES.apply(state, *move)
    assert seen.keys() == STEPS


def try_out(state: ChState, seat: int, prompt: Prompt) -> None:
    """The player's answer works on a copy of the position, and the position goes on."""
    copy = RULES.loads(RULES.dumps(state))
    batch = CharlemagnePlayer("open").choose(RULES.view(copy, seat), prompt)
    assert batch
    before = RULES.dumps(copy)
    for action in batch:
        refusal = RULES.why_not(copy, seat, action)
        assert refusal is None, (prompt.step, list(map(str, batch)), str(action), refusal)
        RULES.apply(copy, seat, action)
    assert RULES.dumps(copy) != before


def test_answers_whether_to_withdraw() -> None:
    """What its orders would do: nomads ask, and stand against one militia."""
    state = position()
    control(state, TRIBAL, "avars")
    state.orders[TRIBAL].retreat = "ask"
    force(state, MID, 12, "austrasia-militia")
    put(state, SOUTH, "avars-nomads")
    do(state, f"battle {SOUTH}")
    assert waiting(state)[1].step == "withdraw"
    assert chosen(state) == ["stay"]


def test_leaves_what_need_not_be_answered() -> None:
    """Standing orders, drafts, the desk: nobody waits for them, nobody is told."""
    state = position()
    for seat in (EMPIRE, TRIBAL):
        for prompt in RULES.prompts(state)[seat]:
            if not prompt.blocks:
                assert CharlemagnePlayer("seed").choose(RULES.view(state, seat), prompt) == []


# -- war


def test_takes_a_burg_that_nobody_holds() -> None:
    """A force goes where a burg of the enemy's land stands empty, and holds it."""
    state = position()
    force(state, "h3111", 1, "austrasia-warriors")
    assert chosen(state) == ["move eresburg", "halt"]


def test_attacks_with_the_odds_not_against_them() -> None:
    """Four of warriors strike one with a militia; one alone leaves three alone."""
    state = position()
    control(state, EMPIRE, "wends")
    force(state, MID, 7, *["austrasia-warriors"] * 4)
    put(state, SOUTH, "saxony-warriors", "saxony-militia")
    assert chosen(state)[-1] == f"battle {SOUTH}"
    state = position()
    force(state, MID, 7, "austrasia-warriors")
    put(state, SOUTH, *["saxony-warriors"] * 3)
    assert not any(text.startswith("battle") for text in chosen(state))


def test_leaves_a_garrison() -> None:
    """One unit stays where a burg would be empty."""
    state = position()
    put(state, "mainz", "austrasia-warriors", "austrasia-warriors", "austrasia-militia", "leader")
    put(state, "eresburg", "saxony-militia")
    batch = chosen(state)
    assert batch[0] == "operate mainz"
    assert batch[-1] == "march"
    assert "take austrasia-militia 0" in batch


def test_plays_an_advance_only_where_it_moves_the_odds() -> None:
    """Against an equal it doubles; against a militia that four to one beats already it is kept."""
    state = position()
    hand(state, EMPIRE, military_advance=1)
    force(state, MID, 12, *["austrasia-warriors"] * 2)
    put(state, SOUTH, *["saxony-warriors"] * 2)
    do(state, f"battle {SOUTH}")
    assert chosen(state) == ["advance", "fight"]
    state = position()
    hand(state, EMPIRE, military_advance=1)
    force(state, MID, 12, *["austrasia-warriors"] * 2)
    put(state, SOUTH, "saxony-militia")
    do(state, f"battle {SOUTH}")
    assert chosen(state) == ["fight"]


def test_uses_treachery_against_walls() -> None:
    """The ground of a burg is taken away where that moves the odds."""
    state = position()
    hand(state, EMPIRE, treachery=1)
    force(state, "h3111", 12, *["austrasia-warriors"] * 2)
    put(state, "eresburg", *["saxony-warriors"] * 2)
    do(state, "battle eresburg")
    assert chosen(state) == ["treachery ground", "fight"]


def test_forces_a_march_for_a_prize() -> None:
    """Six more points bring an empty burg within reach."""
    state = position()
    force(state, "h3111", 1, "austrasia-warriors")
    state.frames[-1].place = state.where[state.frames[-1].units[0]]  # type: ignore[union-attr]
    before = chosen(state)
    state = position()
    hand(state, EMPIRE, forced_march=1)
    force(state, "h3107", 1, "austrasia-warriors")
    assert before == ["move eresburg", "halt"]
    assert chosen(state) == ["play forced-march"]


def test_preaches_from_a_garrison() -> None:
    """A militia in a burg of an own pagan region preaches with what the hand has; without markers it stays."""
    state = position()
    control(state, EMPIRE, "saxony")
    put(state, "eresburg", "saxony-militia")
    put(state, "bardowick", "saxony-militia")
    for burg in ("aachen", "cologne", "mainz"):
        put(state, burg, "austrasia-militia")
    put(state, "erfurt", "thuringia-militia")
    put(state, "dorestad", "frisia-militia")
    assert chosen(state) == ["done"]
    hand(state, EMPIRE, missionary=2)
    batch = chosen(state)
    assert batch[-1] == "march"
    rig(state, ("operations", 2))
    do(state, *batch)
    preached = chosen(state)
    assert preached[0] == "convert christian"
    assert preached[-1] == "send"


def test_ships_take_a_coast() -> None:
    """A fleet of the North sails against a weak burg by the sea, and lands where it is empty."""
    state = position(TRIBAL)
    control(state, TRIBAL, "norse")
    control(state, EMPIRE, "anglo-saxons")
    force(state, "h1811", 20, "norse-fleet", "norse-warriors", port=True)
    put(state, "london", "anglo-saxons-militia")
    assert chosen(state) == ["battle london"]
    state = position(TRIBAL)
    control(state, TRIBAL, "norse")
    control(state, EMPIRE, "anglo-saxons")
    force(state, "h1811", 20, "norse-fleet", "norse-warriors", port=True)
    assert chosen(state) == ["move london"]
    do(state, "move london")
    assert chosen(state)[0] in ("land", "pillage")


# -- markers


def envoys(seat: int = EMPIRE) -> ChState:
    """A position in the vassalage phase."""
    state = position(seat)
    state.frames[:] = [Envoy(seat)]
    return state


def test_strives_for_a_region_with_what_it_takes() -> None:
    """Many markers are laid for a region whose burgs it holds; one alone, far away, is kept."""
    state = envoys()
    hand(state, EMPIRE, vassalage=5)
    put(state, "eresburg", "austrasia-militia")
    put(state, "bardowick", "austrasia-militia")
    batch = chosen(state)
    assert batch[0] == "envoy saxony"
    assert batch[-1] == "send"
    assert batch.count("lay vassalage") >= 3
    state = envoys()
    control(state, NEUTRAL, "saxony", "lombardy")
    hand(state, EMPIRE, vassalage=1)
    assert chosen(state) == ["done"]


def test_spies_at_once() -> None:
    """What it learns it does not keep, but the marker goes back."""
    state = envoys()
    hand(state, EMPIRE, espionage=1)
    assert chosen(state) == ["play espionage"]


def test_a_full_hand_is_thinned() -> None:
    """More markers than can be of use go back to the cup, those first that serve least."""
    state = envoys(TRIBAL)
    hand(state, TRIBAL, military_advance=9, missionary=6, forced_march=2, royal_envoys=2)
    over = sum(state.hands[TRIBAL]) - Weights().most
    batch = chosen(state)
    assert batch[0] == "done"
    assert len(batch) == 1 + over
    assert all(text.startswith("discard ") for text in batch[1:])
    assert "discard missionary" in batch
    assert "discard royal-envoys" not in batch


def test_buys_no_more_than_it_can_hold() -> None:
    """With a full hand the treasure is kept or spent otherwise."""
    state = position()
    state.frames[:] = [Spending(EMPIRE, [], built=0)]
    state.treasury[EMPIRE] = 12
    assert chosen(state) == ["draw"]
    hand(state, EMPIRE, vassalage=8, military_advance=3, missionary=3)
    assert "draw" not in chosen(state)


def test_mends_a_burg_before_it_buys_markers() -> None:
    """A pillaged burg that the Empire holds is cleared with the last two points, not forgotten over markers; the Tribes
    mend nothing near the end."""
    for seat, answer in ((EMPIRE, "clear eresburg"), (TRIBAL, "done")):
        state = position(seat)
        state.turn = 8
        state.frames[:] = [Spending(seat, [])]
        state.pillaged.append(PLACE["eresburg"])
        state.treasury[seat] = 3
        control(state, EMPIRE, "saxony")
        put(state, "eresburg", "leader", side=seat)
        assert chosen(state) == [answer]


# -- treaties


def offer(state: ChState, by: int, *clauses: Clause) -> None:
    """An offer lies on the table."""
    state.treaty_serial += 1
    state.proposals.append(Treaty(state.treaty_serial, by, list(clauses), state.turn))


def test_accepts_what_is_clearly_good() -> None:
    """A gift is taken, a demand is not; nor what it cannot give, nor points in the last turn."""
    state = position()
    offer(state, EMPIRE, Clause("points", EMPIRE, "", 8))
    assert offered(state, TRIBAL) == "accept 1"
    state = position()
    offer(state, EMPIRE, Clause("points", TRIBAL, "", 8))
    assert offered(state, TRIBAL) == "decline 1"
    state = position()
    offer(state, EMPIRE, Clause("neutral", TRIBAL, "saxony"), Clause("points", EMPIRE, "", 2))
    assert offered(state, TRIBAL) == "decline 1"
    state = position()
    offer(state, EMPIRE, Clause("points", EMPIRE, "", 30), Clause("marker", TRIBAL, "vassalage"))
    assert offered(state, TRIBAL) == "decline 1"
    state = position()
    state.turn = 9
    offer(state, EMPIRE, Clause("points", EMPIRE, "", 8))
    assert offered(state, TRIBAL) == "decline 1"


def test_peace_is_worth_what_is_feared() -> None:
    """Somebody stands before a stronger army: peace is taken; the strong one does not give it away."""
    state = position(TRIBAL)
    state.options = msgspec.structs.replace(state.options, first="tribal")
    put(state, MID, *["saxony-warriors"] * 4, "leader", side=TRIBAL)
    put(state, NORTH, *["austrasia-warriors"] * 2)
    offer(state, TRIBAL, Clause("peace", EMPIRE))
    assert offered(state, EMPIRE) == "decline 1"
    state.proposals.clear()
    offer(state, EMPIRE, Clause("peace", TRIBAL))
    assert offered(state, TRIBAL) == "decline 2"
    state.proposals.clear()
    offer(state, TRIBAL, Clause("peace", TRIBAL))
    assert offered(state, EMPIRE) == "accept 3"


def test_an_offer_is_answered_before_its_turn_begins() -> None:
    """Where nobody asked it before, the first question of its turn brings the answer."""
    state = envoys(TRIBAL)
    offer(state, EMPIRE, Clause("points", EMPIRE, "", 8))
    assert chosen(state) == ["accept 1"]


def test_buys_peace_from_an_enemy_that_it_fears() -> None:
    """Once in three turns, with what it can spare; never twice, never without need."""
    state = position()
    state.turn = 3
    army = ["saxony-warriors"] * 4 + ["saxony-militia"] * 3
    units = put(state, MID, "austrasia-warriors", "austrasia-warriors", "charlemagne")
    state.spent[:] = sorted(units)
    assert chosen(state) == ["done"]
    put(state, SOUTH, *army, "leader", "leader", side=TRIBAL)
    batch = chosen(state)
    assert batch[0] == "clause peace seat-1"
    assert batch[1].startswith("clause points seat-0 ")
    assert batch[2:] == ["propose", "done"]
    offer(state, EMPIRE, Clause("points", EMPIRE, "", 1))
    assert chosen(state) == ["done"]


def test_breaks_a_peace_that_costs_too_much() -> None:
    """With little to lose and much to win the treaty is broken openly; for nothing it is kept."""
    state = position()
    state.treaties.append(Treaty(1, TRIBAL, [Clause("peace", EMPIRE)], state.turn))
    put(state, "h3111", *["austrasia-warriors"] * 4, "charlemagne")
    assert not any(text.startswith("renounce") for text in chosen(state))
    put(state, "eresburg", "saxony-warriors", "saxony-warriors", "saxony-militia", "leader", side=TRIBAL)
    put(state, "bardowick", "saxony-warriors", "saxony-militia", side=TRIBAL)
    assert chosen(state) == ["renounce 1"]


def test_a_region_is_worth_its_levy_and_its_units() -> None:
    """A region of two levies more than one of one; nothing when it is one's own."""
    state = position()
    at = reading(state, EMPIRE)
    assert at.region(REGION["lombardy"]) > at.region(REGION["spoleto"]) > 0
    assert at.region(REGION["austrasia"]) == 0


@pytest.mark.parametrize("turn", [TURNS - 1, TURNS])
def test_in_the_last_turn_no_marker_is_drawn_and_nobody_hired(turn: int) -> None:
    """What is bought for later turns is bought before the last one alone."""
    state = spending(EMPIRE, treasury=12)
    state.turn = turn
    assert (chosen(state)[0].split()[0] in ("draw", "hire")) == (turn < TURNS), chosen(state)
