"""Set-up, the order of a turn, standing orders (3, 7b)."""

from __future__ import annotations

import pytest

from engine.charlemagne.frames import Campaign, Feeding, Over
from engine.charlemagne.game_data import EMPIRE, REGIONS, TRIBAL, TYPE_OF, TYPES
from engine.charlemagne.income import income
from engine.charlemagne.phases.flow import proceed
from engine.charlemagne.rules import CHARLEMAGNE as RULES
from engine.charlemagne.setup import prepare
from engine.charlemagne.standing import must_ask
from engine.charlemagne.state import Options
from engine.charlemagne.turns import year
from engine.charlemagne.units import Ground
from engine.charlemagne.victory import parts, points
from engine.core import Action
from tests.engine.charlemagne.board import KING, Board
from tests.engine.charlemagne.invariants import check


def test_setup_figures(board: Board) -> None:
    """Units, treasuries, markers, civilisation and Charlemagne as the scenario says."""
    board.state = prepare(2, "x", Options())
    check(board.state)
    for region in REGIONS:
        there = [
            c
            for c, p in enumerate(board.state.where)
            if p >= 0 and TYPES[TYPE_OF[c]].slug.startswith(f"{region.slug}-")
        ]
        assert len(there) == sum(region.start.values()), region.slug
    assert board.at(KING) == "aachen"
    assert board.state.treasury == [10, 0]
    held = [sum(h) for h in board.state.hands]
    placing = sum(type(f).__name__ == "PlaceLeader" for f in board.state.frames)
    assert sum(held) + placing <= 9
    assert income(board.state, EMPIRE, Ground(board.state)) == (23, 0)
    assert income(board.state, TRIBAL, Ground(board.state)) == (6, 0)
    assert parts(board.state)["levy"] == 14
    assert points(board.state) == 38


def test_setup_placement_is_free(board: Board) -> None:
    """Tribal places first, the Empire last; every burg keeps a unit and no place starves (scenario 7b)."""
    board.state = RULES.setup(seats=2, seed="x", options=Options())
    assert board.mover() == TRIBAL
    assert board.refused("place saxony-militia eresburg paris") == "place-home"
    board.do("place saxony-warriors eresburg h3011")
    assert board.refused("place saxony-militia eresburg h3012") == "place-burg"
    board.do("ready")
    assert board.mover() == EMPIRE
    assert board.refused("place austrasia-warriors mainz mainz") == "place-same"
    board.do("place austrasia-warriors mainz aachen")
    assert board.refused("place austrasia-militia mainz h3014") == "place-burg"
    assert board.refused("place austrasia-warriors cologne aachen") == "place-forage"
    board.do("ready")


def test_setup_refuses_nonsense() -> None:
    """Two seats, known options."""
    for seats in (1, 3, True, "2"):
        with pytest.raises(ValueError):
            prepare(seats, "x", None)  # type: ignore[arg-type]
    with pytest.raises(ValueError):
        prepare(2, "x", Options(first="franks"))  # type: ignore[arg-type]
    with pytest.raises(ValueError):
        prepare(2, "x", Options(build_limit=9))  # type: ignore[arg-type]


def test_3_the_order_of_phases(board: Board) -> None:
    """Event, stratagem, vassalage, treasury, levy, operations, supply; then the other player; nine turns."""
    board.state = RULES.setup(seats=2, seed="order", options=Options(placement="fixed"))
    seen: list[tuple[int, int, str]] = []
    while RULES.outcome(board.state) is None:
        view = RULES.view(board.state, None)
        mark = (view.turn, view.phasing, view.phase)
        if not seen or seen[-1] != mark:
            seen.append(mark)
        seat = board.mover()
        prompt = next(p for p in RULES.prompts(board.state)[seat] if p.blocks)
        for action in prompt.default:
            RULES.apply(board.state, seat, action)
    asked = [phase for turn, seat, phase in seen if (turn, seat) == (2, EMPIRE)]
    order = ["event", "vassalage", "treasury", "levy", "operations", "supply"]
    assert asked == [p for p in order if p in asked]
    assert {"vassalage", "treasury", "levy", "operations"} <= set(asked)
    assert [(t, s) for t, s, _ in seen] == sorted((t, s) for t, s, _ in seen)
    assert board.state.turn == 9
    assert isinstance(board.state.frames[-1], Over)


def test_3_first_player_option() -> None:
    """The Tribal player may begin (ruling 1: the Empire by default)."""
    assert prepare(2, "x", Options()).phasing == EMPIRE
    assert prepare(2, "x", Options(first="tribal")).phasing == TRIBAL


def test_3_a_turn_is_five_years() -> None:
    """Nine turns from 771: the last begins in 811."""
    assert [year(1), year(2), year(9)] == [771, 776, 811]


def test_3_1c_capitulation(board: Board) -> None:
    """Giving up concedes total victory (ruling 23)."""
    board.do("capitulate", seat=TRIBAL)
    outcome = RULES.outcome(board.state)
    assert outcome is not None
    assert outcome.places == [[EMPIRE], [TRIBAL]]
    assert outcome.reason == "charlemagne-outcome-capitulation-total-imperial"
    view = RULES.view(board.state, None)
    assert view.band == "total-imperial", "what pictures and panels tell"
    assert (view.acting, view.asked, view.phase) == ([], "over", "over")


def test_turn_flags_end_with_the_player_turn(board: Board) -> None:
    """What an event did for one player turn is over with the next."""
    board.state.winter = board.state.cheap = board.state.spied = board.state.taken = True
    board.state.pauses = 2
    board.state.frames[:] = [Campaign(EMPIRE)]
    board.state.frames[:] = [Feeding(EMPIRE)]
    proceed(board.state, [])
    assert not any((board.state.winter, board.state.cheap, board.state.spied, board.state.taken, board.state.pauses))
    assert board.state.phasing == TRIBAL


def test_orders_are_set_at_any_time(board: Board) -> None:
    """Standing orders are offers open all game long; both styles are legal."""
    for actions in RULES.styles().values():
        for action in actions:
            board.do(str(action), seat=TRIBAL)
    assert board.state.orders[TRIBAL].retreat == "ask"
    board.do("order-region envoys saxony lost", "order-region vassalage saxony 3", seat=TRIBAL)
    assert board.state.orders[TRIBAL].lost == ["saxony"]
    assert board.refused("order retreat sometimes", seat=TRIBAL) == "words"
    assert RULES.why_not(board.state, TRIBAL, Action("order", ("retreat", "never"))) is None


def test_orders_at_most_two_pauses_a_turn(board: Board) -> None:
    """The other player is asked twice in a player turn; then his orders answer."""
    board.state.orders[TRIBAL].retreat = "ask"
    assert [must_ask(board.state, TRIBAL, "retreat") for _ in range(3)] == [True, True, False]
    board.state.orders[EMPIRE].losses = "ask"
    assert all(must_ask(board.state, EMPIRE, "losses") for _ in range(3)), "the phasing player sits at the table"


def test_setup_fleets_stay_on_coasts(board: Board) -> None:
    """Where a region begins with a ship it is placed on a coast."""
    board.state = RULES.setup(seats=2, seed="x", options=Options())
    board.do("ready")
    board.put("rouen", "neustria-fleet")
    assert board.refused("place neustria-fleet rouen paris") == "levy-coast"
    board.do("place neustria-fleet rouen quentovic")
    assert board.refused("place charlemagne aachen paris") == "place-unit"
