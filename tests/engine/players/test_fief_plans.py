"""What the computer player of Fief plans: nothing that its next plan takes back, nothing for others before its own."""

from __future__ import annotations

import pytest

from engine.core import Action
from engine.fief.rules import FIEF as RULES
from engine.players.fief import FiefPlayer
from tests.engine.fief.board import AZURE, GULES, OR, VERT, Board
from tests.engine.players.fief_seat import chosen, waiting


def reasons(board: Board, seat: int, *acts: str) -> dict[str, float]:
    """What speaks for a plan, by key."""
    plan = [Action.parse(act) for act in acts]
    found = FiefPlayer("seed").explain(RULES.view(board.state, seat), waiting(board.state)[1], plan)
    return {r.key.removeprefix("fief-because-"): r.worth for r in found}


@pytest.mark.parametrize("own", ["henri", "lucia"])
def test_a_title_goes_to_ones_own_noble_before_an_allys(own: str) -> None:
    """The ally's Nobles may bear it too (9.0); point, vote and city would be theirs. A man without a title is no better
    than one's own woman, nor than one's own Lord."""
    board = Board().position(purse=4)
    board.noble("lucia", GULES, "cardiff", lord=["marches"] if own == "henri" else [])
    if own == "henri":
        board.noble("henri", GULES, "harlech", see="exeter")
    board.noble("hugh", AZURE, "london")
    board.noble("william", AZURE, "london")
    board.wed("lucia", "hugh")
    board.region("wales", GULES)
    board.put(GULES, "cardiff", soldier=1)
    board.put(GULES, "harlech", soldier=1)
    board.town("cardiff", "fortress")
    board.turn("buy", GULES)
    assert "title wales william" in board.legal(GULES, "title")
    assert chosen(board.state, GULES)[0] in ("title wales henri", "title wales lucia")


def test_a_second_title_stays_in_the_family() -> None:
    """4.6: a Lord of two hands one over to kin for a vote more; never to an ally."""
    board = Board().position(purse=0)
    board.noble("henri", GULES, "york", lord=["north", "south-west"])
    board.noble("hugh", AZURE, "london")
    board.wed("henri", "hugh")
    board.turn("buy", GULES)
    assert any(a.endswith(" hugh") for a in board.legal(GULES, "transfer"))
    assert chosen(board.state, GULES) == ["done"]
    board.noble("lucia", GULES, "york")
    assert chosen(board.state, GULES)[0] in ("transfer north lucia", "transfer south-west lucia")


def besieging(*, catapults: int = 1, others: bool = False, gunners: bool = True) -> Board:
    """Hugh before the fortress of York with troops and a catapult that is paid for; nobody holds Whitby."""
    board = Board().position(number=4, purse=10)
    board.noble("hugh", GULES, "york", out="whitby")
    board.put(GULES, "york", {"knight": 3, "soldier" if gunners else "archer": 2}, out="whitby")
    board.noble("henri", AZURE, "york", lord=["north"])
    board.put(AZURE, "york", knight=1)
    board.town("york", "walled", control=AZURE, siege=GULES)
    if others:
        board.noble("roger", GULES, "york", out="whitby")
    for stack in board.state.stacks:
        if stack.family == GULES and stack.works:
            stack.works, stack.units[5] = 0, catapults
    return board


def test_a_siege_that_is_paid_for_is_kept_up() -> None:
    """Whoever leaves ends it and loses its engines (7.9): that is counted, and said; not where somebody stays."""
    board = besieging(catapults=2)
    board.turn("move", GULES)
    assert chosen(board.state, GULES) == ["done"]
    alone = reasons(board, GULES, "lead hugh", "go whitby")
    assert alone["siege"] <= -2 * 5 * 0.35  # two catapults of five shillings
    board = besieging(catapults=2, others=True)
    board.turn("move", GULES)
    assert "siege" not in reasons(board, GULES, "lead hugh", "go whitby")


@pytest.mark.parametrize("gunners", [True, False])
def test_no_catapult_is_paid_for_that_nobody_can_serve(gunners: bool) -> None:
    """Engines need a soldier beside them (7.2)."""
    board = besieging(gunners=gunners)
    board.turn("buy", GULES)
    assert "engineer york" in board.legal(GULES, "engineer")
    bought = []
    for _ in range(12):
        act = chosen(board.state, GULES)[0]
        bought.append(act)
        if act == "done":
            break
        board.do(GULES, act)
    assert ("engineer york" in bought) == gunners


@pytest.mark.parametrize(("number", "burns"), [(3, False), (6, True)])
def test_a_mill_is_burnt_only_where_it_is_worth_less_than_its_price(number: int, burns: bool) -> None:
    """Two shillings now against two in each round that is left, as often as the city is kept: with four rounds to come
    half of them are eight halves, with one half of one (3.4)."""
    board = Board().position(number=number)
    board.noble("henri", GULES, "york")
    board.town("york", mill=True)
    board.noble("hugh", AZURE, "whitby")
    board.put(AZURE, "whitby", knight=6)
    board.noble("lucia", VERT, "york", out="whitby")
    board.put(VERT, "york", out="whitby", knight=6)
    board.go("income", first=GULES)
    board.let_pass()
    prompt = next(p for p in board.asked(GULES) if p.step == "burn")
    plan = [str(a) for a in FiefPlayer("seed").choose(RULES.view(board.state, GULES), prompt)]
    assert (plan == ["burn york"]) == burns


def test_guards_wait_for_a_title_that_wants_shillings() -> None:
    """Wales is whole and has its fortress: three shillings are kept for the four that its title costs, whatever guards
    London would like."""
    board = Board().position(number=3, purse=3)
    board.noble("henri", GULES, "cardiff")
    board.noble("lucia", GULES, "london")
    board.region("wales", GULES)
    board.put(GULES, "cardiff", knight=2)
    board.put(GULES, "harlech", knight=1)
    board.put(GULES, "london", soldier=1)
    board.town("cardiff", "fortress")
    board.town("london", "fortress", control=GULES, mill=True)
    board.noble("joan", OR, "oxford")
    board.noble("hugh", OR, "oxford")
    board.put(OR, "oxford", knight=3)
    board.turn("buy", GULES)
    assert chosen(board.state, GULES)[0] == "done"
