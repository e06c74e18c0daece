"""The computer player of Charlemagne."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from engine.charlemagne import movement
from engine.charlemagne.board import PLACE
from engine.charlemagne.clauses import Clause, Treaty
from engine.charlemagne.frames import Spending
from engine.charlemagne.game_data import EMPIRE, NEUTRAL, REGION, TRIBAL, TURNS
from engine.charlemagne.phases.attempts import begin_revolt
from engine.charlemagne.rules import CHARLEMAGNE as RULES
from engine.charlemagne.state import ChState, Options
from engine.charlemagne.victory import parts
from engine.core import Action, Event, Prompt, blocking
from engine.players import Player, RandomPlayer, make, tally
from engine.players.charlemagne import PLAYER, CharlemagnePlayer, CharlemagneTally
from engine.players.charlemagne.position import Position
from engine.players.charlemagne.weights import Weights
from tests.engine.charlemagne.board import MID, NORTH, SOUTH, Board
from tests.engine.charlemagne.hiding import disturb
from tests.engine.charlemagne.play import lively
from tests.engine.driver import turn

RECOMMENDED = Options(placement="fixed")
SEARCHES = 2
"""The most ways that are searched for one decision: with and without a forced march."""
PASSED_OVER = 40
"""The most where the next force is chosen, for those that could do nothing are passed over; a few on the average."""
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
    rng, events, decisions, most, total = random.Random(1), list[Event](), 0, 0, 0
    while RULES.prompts(state):
        seat, prompt = waiting(state)
        searched[0] = 0
        batch = CharlemagnePlayer(f"whole/{seat}").choose(RULES.view(state, seat), prompt)
        assert batch
        assert searched[0] <= (PASSED_OVER if prompt.step == "operations" else SEARCHES)
        total += searched[0]
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
    assert total <= 2 * decisions
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
    board = Board()
    board.control(TRIBAL, "avars")
    board.state.orders[TRIBAL].retreat = "ask"
    board.force(MID, 12, "austrasia-militia")
    board.put(SOUTH, "avars-nomads")
    board.do(f"battle {SOUTH}")
    assert waiting(board.state)[1].step == "withdraw"
    assert chosen(board.state) == ["stay"]


def test_leaves_what_need_not_be_answered() -> None:
    """Standing orders, drafts, the desk: nobody waits for them, nobody is told."""
    board = Board()
    for seat in (EMPIRE, TRIBAL):
        for prompt in RULES.prompts(board.state)[seat]:
            if not prompt.blocks:
                assert CharlemagnePlayer("seed").choose(RULES.view(board.state, seat), prompt) == []


# -- war


def test_takes_a_burg_that_nobody_holds() -> None:
    """A force goes where a burg of the enemy's land stands empty, and holds it."""
    board = Board()
    board.force("h3111", 1, "austrasia-warriors")
    assert chosen(board.state) == ["move eresburg", "halt"]


def test_attacks_with_the_odds_not_against_them() -> None:
    """Four of warriors strike one with a militia; one alone leaves three alone."""
    board = Board()
    board.control(EMPIRE, "wends")
    board.force(MID, 7, *["austrasia-warriors"] * 4)
    board.put(SOUTH, "saxony-warriors", "saxony-militia")
    assert chosen(board.state)[-1] == f"battle {SOUTH}"
    board.position()
    board.force(MID, 7, "austrasia-warriors")
    board.put(SOUTH, *["saxony-warriors"] * 3)
    assert not any(text.startswith("battle") for text in chosen(board.state))


def test_leaves_a_garrison() -> None:
    """One unit stays where a burg would be empty."""
    board = Board()
    board.put("mainz", "austrasia-warriors", "austrasia-warriors", "austrasia-militia", "leader")
    board.put("eresburg", "saxony-militia")
    batch = chosen(board.state)
    assert batch[0] == "operate mainz"
    assert batch[-1] == "march"
    assert "take austrasia-militia 0" in batch


def test_plays_an_advance_only_where_it_moves_the_odds() -> None:
    """Against an equal it doubles; against a militia that four to one beats already it is kept."""
    board = Board()
    board.hand(EMPIRE, military_advance=1)
    board.force(MID, 12, *["austrasia-warriors"] * 2)
    board.put(SOUTH, *["saxony-warriors"] * 2)
    board.do(f"battle {SOUTH}")
    assert chosen(board.state) == ["advance", "fight"]
    board.position()
    board.hand(EMPIRE, military_advance=1)
    board.force(MID, 12, *["austrasia-warriors"] * 2)
    board.put(SOUTH, "saxony-militia")
    board.do(f"battle {SOUTH}")
    assert chosen(board.state) == ["fight"]


def test_uses_treachery_against_walls() -> None:
    """The ground of a burg is taken away where that moves the odds."""
    board = Board()
    board.hand(EMPIRE, treachery=1)
    board.force("h3111", 12, *["austrasia-warriors"] * 2)
    board.put("eresburg", *["saxony-warriors"] * 2)
    board.do("battle eresburg")
    assert chosen(board.state) == ["treachery ground", "fight"]


def test_forces_a_march_for_a_prize() -> None:
    """Six more points bring an empty burg within reach."""
    board = Board()
    board.force("h3111", 1, "austrasia-warriors")
    board.state.frames[-1].place = board.state.where[board.state.frames[-1].units[0]]  # type: ignore[union-attr]
    before = chosen(board.state)
    board.position()
    board.hand(EMPIRE, forced_march=1)
    board.force("h3107", 1, "austrasia-warriors")
    assert before == ["move eresburg", "halt"]
    assert chosen(board.state) == ["play forced-march"]


def test_preaches_from_a_garrison() -> None:
    """A militia in a burg of an own pagan region preaches with what the hand has; without markers it stays."""
    board = Board()
    board.control(EMPIRE, "saxony")
    board.put("eresburg", "saxony-militia")
    board.put("bardowick", "saxony-militia")
    for burg in ("aachen", "cologne", "mainz"):
        board.put(burg, "austrasia-militia")
    board.put("erfurt", "thuringia-militia")
    board.put("dorestad", "frisia-militia")
    assert chosen(board.state) == ["done"]
    board.hand(EMPIRE, missionary=2)
    batch = chosen(board.state)
    assert batch[-1] == "march"
    board.rig(("operations", 2))
    board.do(*batch)
    preached = chosen(board.state)
    assert preached[0] == "convert christian"
    assert preached[-1] == "send"


def test_ships_take_a_coast() -> None:
    """A fleet of the North sails against a weak burg by the sea, and lands where it is empty."""
    board = Board().position(TRIBAL)
    board.control(TRIBAL, "norse")
    board.control(EMPIRE, "anglo-saxons")
    board.force("h1811", 20, "norse-fleet", "norse-warriors", port=True)
    board.put("london", "anglo-saxons-militia")
    assert chosen(board.state) == ["battle london"]
    board.position(TRIBAL)
    board.control(TRIBAL, "norse")
    board.control(EMPIRE, "anglo-saxons")
    board.force("h1811", 20, "norse-fleet", "norse-warriors", port=True)
    assert chosen(board.state) == ["move london", "pillage"]
    board.do("move london", "pillage")


# -- markers


def test_strives_for_a_region_with_what_it_takes() -> None:
    """Many markers are laid for a region whose burgs it holds; one alone, far away, is kept."""
    board = Board().envoys()
    board.hand(EMPIRE, vassalage=5)
    board.put("eresburg", "austrasia-militia")
    board.put("bardowick", "austrasia-militia")
    batch = chosen(board.state)
    assert batch[0] == "envoy saxony"
    assert batch[-1] == "send"
    assert batch.count("lay vassalage") >= 3
    board.envoys()
    board.control(NEUTRAL, "saxony", "lombardy")
    board.hand(EMPIRE, vassalage=1)
    assert chosen(board.state) == ["done"]


def test_keeps_markers_that_can_win_nothing() -> None:
    """One point for Lombardy, which obeys the Tribes, is a differential of 0 with nobody there: a 6 would set it free,
    nothing wins it. Six points win it on four faces."""
    for points, strives in ((1, False), (6, True)):
        board = Board().envoys(vassalage=points)
        board.control(TRIBAL, "lombardy")
        assert any("envoy lombardy" in act for act in chosen(board.state)) == strives


@pytest.mark.parametrize(("laid", "held", "answer"), [
    (4, {"vassalage": 2}, "guard 1"), (2, {"vassalage": 2}, "guard 0"), (4, {"espionage": 1}, "guard 0"),
])  # fmt: skip
def test_answers_an_attempt_with_as_much_as_it_takes(laid: int, held: dict[str, int], answer: str) -> None:
    """Against Saxony, which obeys the Tribes, is pagan and holds nobody of theirs: four points are a differential of
    2, in which a 5 sets it free and a 6 wins it; one point leaves a 6 that frees it. Two points are 0: nothing."""
    board = Board().envoys(vassalage=laid)
    board.control(TRIBAL, "saxony")
    board.hand(TRIBAL, **held)
    board.state.orders[TRIBAL].defence = "ask"
    board.do("envoy saxony", *["lay vassalage"] * laid)
    view = RULES.view(board.state, EMPIRE).own
    assert view is not None
    assert view.attempt is not None
    assert view.attempt.differential == laid - 2
    board.do("send")
    if waiting(board.state)[1].step == "guard":
        assert chosen(board.state) == [answer]
    else:
        assert answer == "guard 0"


@pytest.mark.parametrize(("held", "units", "answer"), [
    ({"military_advance": 1}, 1, ["advance", "ready"]), ({"espionage": 1}, 1, ["ready"]),
    ({"treachery": 1}, 1, ["treachery leader", "ready"]),
])  # fmt: skip
def test_defends_with_what_lowers_the_odds(held: dict[str, int], units: int, answer: list[str]) -> None:
    """Against 7 × 2 an advance makes twelve of six, and treachery takes the leader: 1/1 instead of 2/1 (16.6d)."""
    board = Board()
    board.state.orders[TRIBAL].advance = "ask"
    board.state.orders[TRIBAL].retreat = "never"
    board.hand(TRIBAL, **held)
    board.put(MID, *["saxony-warriors"] * units)
    board.force(SOUTH, 12, "austrasia-warriors", "leader")
    board.do(f"battle {MID}", "fight")
    assert chosen(board.state) == answer


@pytest.mark.parametrize(("die", "answer"), [(6, "envoys lombardy"), (3, "")])
def test_sends_envoys_to_a_region_that_would_be_lost(die: int, answer: str) -> None:
    """Lombardy of the Empire's: up to 4 nothing happens, so a 6 is rolled again; a 3 asks nobody."""
    board = Board()
    board.control(EMPIRE, "lombardy")
    board.hand(EMPIRE, royal_envoys=1)
    board.state.orders[EMPIRE].envoys = "ask"
    board.rig(("revolt", die))
    begin_revolt(board.state, [REGION["lombardy"]], [])
    RULES.advance(board.state, [])
    step = waiting(board.state)[1].step
    assert (chosen(board.state) if step == "envoys" else [""]) == [answer]


def test_spies_at_once() -> None:
    """What it learns it does not keep, but the marker goes back."""
    board = Board().envoys()
    board.hand(EMPIRE, espionage=1)
    assert chosen(board.state) == ["play espionage"]


def test_a_full_hand_is_thinned() -> None:
    """More markers than can be of use go back to the cup, those first that serve least."""
    board = Board().envoys(TRIBAL)
    board.hand(TRIBAL, military_advance=9, missionary=6, forced_march=2, royal_envoys=2)
    over = sum(board.state.hands[TRIBAL]) - Weights().most
    batch = chosen(board.state)
    assert batch[0] == "done"
    assert len(batch) == 1 + over
    assert all(text.startswith("discard ") for text in batch[1:])
    assert "discard missionary" in batch
    assert "discard royal-envoys" not in batch


def test_buys_no_more_than_it_can_hold() -> None:
    """With a full hand the treasure is kept or spent otherwise."""
    board = Board()
    board.state.frames[:] = [Spending(EMPIRE, [], built=0)]
    board.state.treasury[EMPIRE] = 12
    assert chosen(board.state) == ["draw"]
    board.hand(EMPIRE, vassalage=8, military_advance=3, missionary=3)
    assert "draw" not in chosen(board.state)


def test_mends_a_burg_before_it_buys_markers() -> None:
    """A pillaged burg that the Empire holds is cleared with the last two points, not forgotten over markers; the Tribes
    mend nothing near the end."""
    board = Board()
    for seat, answer in ((EMPIRE, "clear eresburg"), (TRIBAL, "done")):
        board.position(seat)
        board.state.turn = 8
        board.state.frames[:] = [Spending(seat, [])]
        board.state.pillaged.append(PLACE["eresburg"])
        board.state.treasury[seat] = 3
        board.control(EMPIRE, "saxony")
        board.put("eresburg", "leader", side=seat)
        assert chosen(board.state) == [answer]


# -- treaties


def offer(state: ChState, by: int, *clauses: Clause) -> None:
    """An offer lies on the table."""
    state.treaty_serial += 1
    state.proposals.append(Treaty(state.treaty_serial, by, list(clauses), state.turn))


def test_accepts_what_is_clearly_good() -> None:
    """A gift is taken, a demand is not; nor what it cannot give, nor points in the last turn."""
    board = Board()
    offer(board.state, EMPIRE, Clause("points", EMPIRE, "", 8))
    assert offered(board.state, TRIBAL) == "accept 1"
    board.position()
    offer(board.state, EMPIRE, Clause("points", TRIBAL, "", 8))
    assert offered(board.state, TRIBAL) == "decline 1"
    board.position()
    offer(board.state, EMPIRE, Clause("neutral", TRIBAL, "saxony"), Clause("points", EMPIRE, "", 2))
    assert offered(board.state, TRIBAL) == "decline 1"
    board.position()
    offer(board.state, EMPIRE, Clause("points", EMPIRE, "", 30), Clause("marker", TRIBAL, "vassalage"))
    assert offered(board.state, TRIBAL) == "decline 1"
    board.position()
    board.state.turn = 9
    offer(board.state, EMPIRE, Clause("points", EMPIRE, "", 8))
    assert offered(board.state, TRIBAL) == "decline 1"


def test_peace_is_worth_what_is_feared() -> None:
    """Somebody stands before a stronger army: peace is taken; the strong one does not give it away."""
    board = Board().position(TRIBAL)
    board.state.options = msgspec.structs.replace(board.state.options, first="tribal")
    board.put(MID, *["saxony-warriors"] * 4, "leader", side=TRIBAL)
    board.put(NORTH, *["austrasia-warriors"] * 2)
    offer(board.state, TRIBAL, Clause("peace", EMPIRE))
    assert offered(board.state, EMPIRE) == "decline 1"
    board.state.proposals.clear()
    offer(board.state, EMPIRE, Clause("peace", TRIBAL))
    assert offered(board.state, TRIBAL) == "decline 2"
    board.state.proposals.clear()
    offer(board.state, TRIBAL, Clause("peace", TRIBAL))
    assert offered(board.state, EMPIRE) == "accept 3"


def test_an_offer_is_answered_before_its_turn_begins() -> None:
    """Where nobody asked it before, the first question of its turn brings the answer."""
    board = Board().envoys(TRIBAL)
    offer(board.state, EMPIRE, Clause("points", EMPIRE, "", 8))
    assert chosen(board.state) == ["accept 1"]


def test_buys_peace_from_an_enemy_that_it_fears() -> None:
    """Once in three turns, with what it can spare; never twice, never without need."""
    board = Board()
    board.state.turn = 3
    army = ["saxony-warriors"] * 4 + ["saxony-militia"] * 3
    units = board.put(MID, "austrasia-warriors", "austrasia-warriors", "charlemagne")
    board.state.spent[:] = sorted(units)
    assert chosen(board.state) == ["done"]
    board.put(SOUTH, *army, "leader", "leader", side=TRIBAL)
    batch = chosen(board.state)
    assert batch[0] == "clause peace seat-1"
    assert batch[1].startswith("clause points seat-0 ")
    assert batch[2:] == ["propose", "done"]
    offer(board.state, EMPIRE, Clause("points", EMPIRE, "", 1))
    assert chosen(board.state) == ["done"]


def test_buys_no_peace_that_ends_before_the_enemy_moves() -> None:
    """A peace ends with the game turn (26.1). The Tribes come second: however much they fear, they offer nothing at the
    end of their player turn; where they come first they do."""
    for first, offers in (("empire", False), ("tribal", True)):
        board = Board().position(TRIBAL, first=first)
        board.state.turn = 4
        units = board.put(MID, *["saxony-warriors"] * 2, "leader", side=TRIBAL)
        board.state.spent[:] = sorted(units)
        board.put(SOUTH, *["austrasia-warriors"] * 4, *["austrasia-militia"] * 3, "charlemagne", "leader")
        assert ("propose" in chosen(board.state)) == offers


def test_breaks_a_peace_that_costs_too_much() -> None:
    """With little to lose and much to win the treaty is broken openly; for nothing it is kept."""
    board = Board()
    board.state.treaties.append(Treaty(1, TRIBAL, [Clause("peace", EMPIRE)], board.state.turn))
    board.put("h3111", *["austrasia-warriors"] * 4, "charlemagne")
    assert not any(text.startswith("renounce") for text in chosen(board.state))
    board.put("eresburg", "saxony-warriors", "saxony-warriors", "saxony-militia", "leader", side=TRIBAL)
    board.put("bardowick", "saxony-warriors", "saxony-militia", side=TRIBAL)
    assert chosen(board.state) == ["renounce 1"]


def test_a_region_is_worth_its_levy_and_its_units() -> None:
    """A region of two levies more than one of one; nothing when it is one's own."""
    board = Board()
    at = reading(board.state, EMPIRE)
    assert at.region(REGION["lombardy"]) > at.region(REGION["spoleto"]) > 0
    assert at.region(REGION["austrasia"]) == 0


@pytest.mark.parametrize("turn", [TURNS - 1, TURNS])
def test_in_the_last_turn_no_marker_is_drawn_and_nobody_hired(turn: int) -> None:
    """What is bought for later turns is bought before the last one alone."""
    board = Board().spending(EMPIRE, treasury=12)
    board.state.turn = turn
    assert (chosen(board.state)[0].split()[0] in ("draw", "hire")) == (turn < TURNS), chosen(board.state)
