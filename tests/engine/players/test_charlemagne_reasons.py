"""What the computer player of Charlemagne says of its answers: figures of the rulebook, terms that add up."""

from __future__ import annotations

import random
from collections.abc import Iterator

import msgspec
import pytest

from engine.charlemagne.analysis import prospect
from engine.charlemagne.clauses import Clause, Treaty
from engine.charlemagne.game_data import EMPIRE, REGION, REGIONS, TRIBAL
from engine.charlemagne.phases.attempts import begin_revolt
from engine.charlemagne.rules import CHARLEMAGNE as RULES
from engine.charlemagne.state import ChState
from engine.core import Action, Params, Place, Prompt
from engine.players import Reason
from engine.players.charlemagne import CharlemagnePlayer
from engine.players.charlemagne.court import attempts
from engine.players.charlemagne.march import March
from engine.players.charlemagne.position import Position
from engine.players.charlemagne.purse import hired, levied, work
from engine.players.charlemagne.reasons import deed, hope
from engine.players.charlemagne.war import War
from engine.players.charlemagne.weights import Weights
from engine.players.reasons import weightiest
from tests.engine.charlemagne.board import MID, SOUTH, Board
from tests.engine.charlemagne.hiding import disturb

PLAYER = CharlemagnePlayer("seed")
CIVILISATION, MARKER = 5, 2
"""Prices of the treasury (10)."""


def asked(state: ChState, verb: str) -> tuple[int, Prompt]:
    """Who may answer with a verb, and the question that allows it."""
    found = [(s, p) for s, mine in RULES.prompts(state).items() for p in mine if any(a.verb == verb for a in p.actions)]
    return found[0]


def told(state: ChState, *plan: str) -> list[Reason]:
    """Why somebody would answer so."""
    acts = [Action.parse(text) for text in plan]
    seat, prompt = asked(state, acts[0].verb)
    return PLAYER.explain(RULES.view(state, seat), prompt, acts)


def figures(state: ChState, what: str, *plan: str) -> Params:
    """The numbers and names of one of the reasons of an answer."""
    return next(r.params for r in told(state, *plan) if r.key == f"charlemagne-because-{what}")


def silent(state: ChState, what: str, *plan: str) -> bool:
    """Whether a reason is not among those of an answer."""
    return all(r.key != f"charlemagne-because-{what}" for r in told(state, *plan))


def reading(state: ChState, seat: int) -> Position:
    """The position as the player reads it."""
    view = RULES.view(state, seat)
    assert view.own is not None
    return Position(view, view.own, Weights())


def total(reasons: list[Reason]) -> float:
    """What some reasons add up to."""
    return sum(r.worth for r in reasons)


def place(slug: str) -> Place:
    """A place as a parameter."""
    return Place(slug)


# -- forces


def battle(*defenders: str, **markers: int) -> Board:
    """Two warriors, 12 combat points, prepare an attack on somebody in open land."""
    board = Board()
    board.hand(EMPIRE, **markers)
    board.force(MID, 12, *["austrasia-warriors"] * 2)
    board.put(SOUTH, *defenders)
    board.do(f"battle {SOUTH}")
    return board


def test_a_battle_of_two_to_one() -> None:
    """12 against 6 is 2/1. The attacker loses one of two on a 1 and in the exchange on a 2; the other loses their one
    on 2, 4, 5 and 6, and gives way on a 3."""
    state = battle("saxony-warriors").state
    assert figures(state, "attack", "fight") == {"place": place(SOUTH), "mine": 12, "theirs": 6, "n": 4}
    assert figures(state, "losses", "fight") == {"mine": 17, "theirs": 67}
    assert silent(state, "markers", "fight")


def test_a_military_advance_doubles() -> None:
    """12 against 12 is 1/1, in which two faces win; 24 against 12 is 2/1, in which four do, for a marker."""
    state = battle("saxony-warriors", "saxony-warriors", military_advance=1).state
    assert figures(state, "attack", "fight") == {"place": place(SOUTH), "mine": 12, "theirs": 12, "n": 2}
    for plan in (["advance"], ["advance", "fight"]):
        assert figures(state, "attack", *plan) == {"place": place(SOUTH), "mine": 24, "theirs": 12, "n": 4}
        assert figures(state, "markers", *plan) == {"n": 1}
    assert total(told(state, "advance")) > total(told(state, "fight"))


def test_treachery_takes_the_walls() -> None:
    """A burg doubles 12 to 24 until treachery takes that away."""
    board = Board()
    board.hand(EMPIRE, treachery=1)
    board.force("h3111", 12, *["austrasia-warriors"] * 2)
    board.put("eresburg", *["saxony-warriors"] * 2)
    board.do("battle eresburg")
    assert figures(board.state, "attack", "fight")["theirs"] == 24
    assert figures(board.state, "attack", "treachery ground")["theirs"] == 12


def test_an_attack_on_a_neutral_drives_its_region_away() -> None:
    """Four warriors, 24, against a militia of 2 behind walls, 4: 4/1, in which five faces win; Saxony goes over to the
    Tribes (4.4)."""
    board = Board()
    board.state.control[REGION["saxony"]] = -1
    board.force("h3111", 12, *["austrasia-warriors"] * 4)
    board.put("eresburg", "saxony-militia")
    assert figures(board.state, "attack", "battle eresburg") == {
        "place": place("eresburg"), "mine": 24, "theirs": 4, "n": 5,
    }  # fmt: skip
    assert figures(board.state, "region", "battle eresburg") == {"region": place("saxony")}
    (lost,) = [r for r in told(board.state, "battle eresburg") if r.key == "charlemagne-because-region"]
    light = msgspec.structs.replace(lost, worth=-0.01)
    others = [r for r in told(board.state, "battle eresburg") if r is not lost and r.key != lost.key]
    assert weightiest([*others, light], 1) == [light], "what is lost for good is told first, however little it counts"
    board.control(TRIBAL, "saxony")
    assert silent(board.state, "region", "battle eresburg")


def test_a_burg_is_held_for_the_turns_that_are_left() -> None:
    """In turn 7 of 9 it pays twice more; a step is a move like any other."""
    board = Board()
    board.state.turn = 7
    board.force("h3111", 12, "austrasia-warriors")
    for act in ("move eresburg", "step eresburg"):
        assert figures(board.state, "hold", act) == {"place": place("eresburg"), "n": 2}
    assert total(told(board.state, "move eresburg")) > total(told(board.state, "halt"))


def test_a_fear_has_its_odds() -> None:
    """Two warriors of 6 and a leader of 1, whom he doubles, may come against a militia of 2 in the open."""
    board = Board()
    board.force(MID, 12, "austrasia-militia")
    board.put("h4908", "saxony-warriors", "saxony-warriors", "leader", side=TRIBAL)
    assert figures(board.state, "risk", "halt") == {"place": place(MID), "theirs": 26, "mine": 2}


def test_company_makes_it_safer() -> None:
    """Against 26 warriors of 6 and a militia of 2 stand with 8, and more is at risk than before; four of warriors and a
    leader of 1, who doubles all 27, save the militia."""
    for warriors, what, mine in ((1, "risk", {"mine": 8}), (4, "guard", {"mine": 54, "alone": 2})):
        board = Board()
        board.put(MID, "austrasia-militia")
        board.put("h4908", "saxony-warriors", "saxony-warriors", "leader", side=TRIBAL)
        board.force(MID, 12, *["austrasia-warriors"] * warriors, *["leader"] * (warriors == 4))
        assert figures(board.state, what, "halt") == {"place": place(MID), "theirs": 26, **mine}


def test_a_forced_march_takes_a_marker_for_six_points() -> None:
    """It brings an empty burg within reach."""
    board = Board()
    board.hand(EMPIRE, forced_march=1)
    board.force("h3107", 1, "austrasia-warriors")
    assert figures(board.state, "hurry", "play forced-march") == {"n": 6}
    assert not silent(board.state, "hold", "play forced-march")
    assert silent(board.state, "hold", "halt")
    assert total(told(board.state, "play forced-march")) > total(told(board.state, "halt"))


def crowded() -> Iterator[tuple[int, ChState]]:
    """Positions with forces, fleets, preachers and enemies of all kinds, of both seats."""
    board = Board()
    board.control(EMPIRE, "saxony")
    board.hand(EMPIRE, missionary=2, vassalage=3, military_advance=1)
    board.put("mainz", "austrasia-warriors", "austrasia-warriors", "austrasia-militia", "leader")
    board.put("eresburg", "saxony-militia")
    board.put("bardowick", "saxony-warriors", side=TRIBAL)
    board.put("h3210", "lombardy-warriors", "lombardy-warriors")
    yield EMPIRE, board.state
    board = Board().position(TRIBAL)
    board.control(TRIBAL, "norse")
    board.control(EMPIRE, "anglo-saxons")
    board.hand(TRIBAL, military_advance=1)
    board.force("h1811", 20, "norse-fleet", "norse-warriors", port=True)
    board.put("london", "anglo-saxons-militia")
    yield TRIBAL, board.state
    board = Board()
    board.hand(EMPIRE, missionary=2)
    board.control(EMPIRE, "saxony")
    board.force("h3111", 20, "austrasia-warriors", "leader")
    board.put("h3011", "austrasia-militia")
    board.put("bardowick", "lombardy-warriors", side=TRIBAL)
    yield EMPIRE, board.state
    board = Board().position(TRIBAL)
    board.control(EMPIRE, "austrasia")
    board.force("h3111", 20, "lombardy-warriors", "lombardy-warriors")
    board.put("mainz", "austrasia-militia")
    yield TRIBAL, board.state


@pytest.mark.parametrize("number", range(4))
def test_the_terms_of_a_force_add_up(number: int) -> None:
    """For everything that it may do, and for every force that may set out."""
    seat, state = list(crowded())[number]
    position = reading(state, seat)
    war = War(position)
    seen: set[str] = set()
    for start in position.ground.own(seat):
        for units in war.groups(start):
            found = war.hope(units, start)
            assert total(hope(war, units, start, found)) == pytest.approx(found.worth)
            seen.add("hope")
    if position.view.force is not None:
        march = March(position, war, position.view.force, ())
        for found_deed in march.deeds(march.force.points):
            terms = deed(war, march.units, found_deed, naval=march.naval)
            assert total(terms) == pytest.approx(found_deed.worth)
            seen |= {a.verb for a in found_deed.actions[:1]} or {"move"}
    wanted = [{"hope"}, {"battle", "move", "land"}, {"convert", "battle", "move"}, {"pillage", "move"}]
    assert seen >= wanted[number]


# -- vassalage


def test_an_attempt_tells_its_faces() -> None:
    """As many as the rules find for the markers that are laid, each of which is worth one point; what the enemy's hand
    may answer is told too, from its number alone."""
    board = Board().envoys()
    board.hand(EMPIRE, vassalage=5)
    board.put("eresburg", "austrasia-militia")
    board.put("bardowick", "austrasia-militia")
    markers = figures(board.state, "markers", "envoy saxony")["n"]
    assert isinstance(markers, int)
    rules = prospect(board.state, EMPIRE, REGION["saxony"], -1, markers)
    assert figures(board.state, "attempt", "envoy saxony") == {
        "region": place("saxony"), "n": rules.won, "free": rules.freed,
    }  # fmt: skip
    assert silent(board.state, "answer", "envoy saxony")
    board.hand(TRIBAL, forced_march=1)
    before = figures(board.state, "answer", "envoy saxony")
    board.state.hands[TRIBAL][:] = [0] * len(board.state.hands[TRIBAL])
    board.hand(TRIBAL, tribute=1)
    assert figures(board.state, "answer", "envoy saxony") == before


def test_tribute_waits_for_the_first_taxes_of_the_other_side() -> None:
    """The Empire begins with 10 points, the Tribes with none; taxes open each treasury phase (10.1)."""
    for first, turn, taker, plays in (
        ("empire", 1, EMPIRE, False), ("empire", 2, EMPIRE, True), ("empire", 1, TRIBAL, True),
        ("tribal", 1, EMPIRE, True), ("tribal", 1, TRIBAL, True),
    ):  # fmt: skip
        board = Board().spending(taker, first=first)
        board.state.turn = turn
        board.hand(taker, tribute=1)
        seat, prompt = asked(board.state, "play")
        plan = PLAYER.choose(RULES.view(board.state, seat), prompt)
        assert (Action("play", ("tribute",)) in plan) is plays, (first, turn, taker)
        assert silent(board.state, "first", "play tribute") is not plays


def test_the_terms_of_an_attempt_add_up() -> None:
    """For every region, with the number of markers that is best."""
    board = Board().envoys()
    board.hand(EMPIRE, vassalage=4)
    board.hand(TRIBAL, vassalage=2)
    board.put("eresburg", "austrasia-militia")
    position = reading(board.state, EMPIRE)
    compared = 0
    for region, named in enumerate(REGIONS):
        found = [a.worth for a in attempts(position, [region])]
        if found:
            assert total(told(board.state, f"envoy {named.slug}")) == pytest.approx(max(found))
            compared += 1
    assert compared > 10


def test_markers_are_laid_up_to_a_differential() -> None:
    """Five for vassalage; while something lacks, more markers count more than sending."""
    board = Board().envoys()
    board.hand(EMPIRE, vassalage=3)
    board.control(TRIBAL, "saxony")
    board.do("envoy saxony", "lay vassalage")
    assert figures(board.state, "differential", "send")["enough"] == 5
    assert figures(board.state, "differential", "send")["more"] == 0, "sent below what would be enough"
    assert figures(board.state, "differential", "lay vassalage")["more"] == 1
    assert total(told(board.state, "lay vassalage")) > total(told(board.state, "send"))


# -- treasury, levy, treaties


def test_a_work_has_its_price_and_the_turns_that_are_left() -> None:
    """Five points of treasure; four are kept for what comes between, and a lone unit in a burg is fed."""
    board = Board().spending(treasury=20)
    board.state.turn = 4
    board.put("mainz", "austrasia-militia")
    assert figures(board.state, "work", "build civilisation mainz")["n"] == 5
    assert figures(board.state, "spare", "build civilisation mainz") == {"n": CIVILISATION, "spare": 16}
    assert figures(board.state, "reserve", "done") == {"n": 4}


def test_a_marker_costs_two() -> None:
    """With two of six to spare it is bought; with none it is worth less than to stop."""
    board = Board().spending(treasury=6)
    board.hand(EMPIRE, vassalage=3)
    assert figures(board.state, "hand", "draw") == {"n": 3}
    assert figures(board.state, "spare", "draw") == {"n": MARKER, "spare": 2}
    assert total(told(board.state, "draw")) > total(told(board.state, "done"))
    board.state.treasury[EMPIRE] = 4
    assert total(told(board.state, "draw")) < total(told(board.state, "done"))


def test_units_are_told_with_their_strength() -> None:
    """A mercenary and a unit of the levy: the terms add up to what their places are compared by, but for the order of
    purchases."""
    board = Board().levying(EMPIRE, austrasia=2)
    board.put("aachen", "leader")
    seat, prompt = asked(board.state, "levy")
    position = reading(board.state, seat)
    for act in prompt.actions:
        if act.verb == "levy":
            assert total(told(board.state, str(act))) == pytest.approx(levied(position, act))
    assert figures(board.state, "unit", "levy austrasia-warriors aachen") == {
        "place": place("aachen"), "n": 6, "led": 1,
    }  # fmt: skip
    board = Board().spending(treasury=30)
    board.put("mainz", "austrasia-militia")
    board.put("aachen", "austrasia-militia")
    seat, prompt = asked(board.state, "hire")
    position = reading(board.state, seat)
    hires = [a for a in prompt.actions if a.verb == "hire"]
    orders = {round(total(told(board.state, str(a))) - hired(position, a), 6) for a in hires}
    works = [a for a in prompt.actions if a.verb == "build"]
    above = {round(total(told(board.state, str(a))) - work(position, a).worth, 6) for a in works}
    assert len(orders) == len(above) == 1
    assert min(above) > max(orders) > 0


def test_an_offer_is_weighed_in_treasure() -> None:
    """Eight points given bring eight, eight asked for cost eight."""
    for giver, gain, cost in ((EMPIRE, 8, 0), (TRIBAL, 0, 8)):
        board = Board()
        board.state.proposals.append(Treaty(1, EMPIRE, [Clause("points", giver, "", 8)], board.state.turn))
        assert figures(board.state, "offer", "accept 1") == {"gain": gain, "cost": cost}
        taken = total(told(board.state, "accept 1")) >= total(told(board.state, "decline 1"))
        assert taken == (giver == EMPIRE)


# -- what is hidden


@pytest.mark.slow
def test_what_others_hide_changes_no_reason() -> None:
    """Another enemy hand and treasure: the same sentences."""
    rng, compared = random.Random(4), 0
    for seat, state in crowded():
        other = RULES.loads(RULES.dumps(state))
        state.hands[1 - seat][0] = other.hands[1 - seat][0] = 3
        disturb(rng, other, 1 - seat)
        assert other.hands != state.hands
        for prompt in RULES.prompts(state)[seat]:
            if not prompt.blocks:
                continue
            for act in prompt.actions:
                views = (RULES.view(s, seat) for s in (state, other))
                mine, same = (PLAYER.explain(view, prompt, [act]) for view in views)
                assert mine == same
                compared += bool(mine)
    assert compared > 10


def test_answers_in_the_others_turn_have_their_figures() -> None:
    """Saxony against four points, a differential of 2: two faces, with one point against it one. Fourteen attack six,
    twelve with an advance. Lombardy of the Empire
    is lost at a 5 as at a 6: four faces are better."""
    board = Board().envoys(vassalage=4)
    board.control(TRIBAL, "saxony")
    board.hand(TRIBAL, vassalage=2)
    board.state.orders[TRIBAL].defence = "ask"
    board.do("envoy saxony", *["lay vassalage"] * 4, "send")
    assert figures(board.state, "guarded", "guard 0") == {"n": 0, "won": 2}
    assert figures(board.state, "guarded", "guard 1") == {"n": 1, "won": 1}
    board = Board()
    board.state.orders[TRIBAL].advance = "ask"
    board.state.orders[TRIBAL].retreat = "never"
    board.hand(TRIBAL, military_advance=1)
    board.put(MID, "saxony-warriors")
    board.force(SOUTH, 12, "austrasia-warriors", "leader")
    board.do(f"battle {MID}", "fight")
    assert figures(board.state, "defended", "ready") == {"theirs": 14, "mine": 6}
    assert figures(board.state, "defended", "advance", "ready") == {"theirs": 14, "mine": 12}
    board = Board()
    board.control(EMPIRE, "lombardy")
    board.hand(EMPIRE, royal_envoys=1)
    board.state.orders[EMPIRE].envoys = "ask"
    board.rig(("revolt", 6))
    begin_revolt(board.state, [REGION["lombardy"]], [])
    RULES.advance(board.state, [])
    assert figures(board.state, "envoys", "envoys lombardy") == {"region": place("lombardy"), "n": 4}
    board.hand(EMPIRE, royal_envoys=-1, vassalage=1)
    assert told(board.state, "pass") == [], "who holds none does not keep them back for a better chance"
