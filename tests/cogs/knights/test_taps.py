"""How many taps a turn of Warrior Knights takes on the panel, act by act."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from bot.presenter.front import front
from bot.presenter.games.knights.panel import controls
from bot.tables.service import Tables
from cogs import games
from engine.core import Action
from engine.knights.rules import KNIGHTS as RULES
from tests.cogs.knights.screens import asked, context, lines
from tests.cogs.knights.seated_tables import act, lay, table_of
from tests.cogs.press_everything import components
from tests.cogs.seat_views import look_at
from tests.cogs.taps import shortest
from tests.engine.knights.board import RED, Board

games()  # brings the fronts
PLAN = ("lay levy-taxes 1", "lay mobilize-forces 1", "lay draft-soldiers 2", "lay rally-support 2",
        "lay serve-the-church 3", "lay versatile-strategy 3", "seal")  # fmt: skip
ON_PILES = ("Pile 1: Levy", "Pile 1: Mobilize", "Pile 2: Draft", "Pile 2: Rally", "Pile 3: Serve", "Pile 3: Versatile")


@pytest.fixture
def camp(board: Board) -> Board:
    """Three Nobles of red stand in Froli, one near it; red mobilises."""
    board.position()
    board.noble("karmin", "froli", "english-200", "english-100")
    board.noble("russet", "froli", "regular-100", "regular-50")
    board.noble("rubino", "froli", "french-150", "french-50")
    board.noble("rotenfels", "oxwell", "french-100")
    board.reveal(RED, "mobilize-forces")
    return board


def taps(board: Board, *acts: str, ticked: Sequence[str] = ()) -> list[str]:
    """The shortest way to some acts of red."""
    return shortest(RULES, board.state, RED, acts, ticked=ticked)


def test_a_march_with_parts_of_two_armies(camp: Board) -> None:
    """The goal, who goes, what comes along, nobody else, no attack: 7 when each card was a choice of its own."""
    acts = ("target monz", "march karmin monz", "bring russet regular-50", "bring rubino french-50", "halt", "done",
            "done")  # fmt: skip
    assert len(taps(camp, *acts, ticked=["Regulars 50", "French 50"])) == 5


def test_a_march_that_takes_an_army_whole(camp: Board) -> None:
    """Whose last troops are taken leaves the board, and that ends a press: going on is a tap of its own."""
    acts = ("target monz", "march karmin monz", "bring russet regular-50", "bring rubino all", "halt", "done", "done")
    assert len(taps(camp, *acts, ticked=["Regulars 50", "Rubino: all troops"])) == 6


def test_one_press_takes_along_what_nothing_seals_before_its_end(camp: Board) -> None:
    """Whatever is ticked: the host ends a line of actions where something seals, so that only the last may."""
    camp.do(RED, "target monz; march karmin monz")
    look = asked(camp.state, RED, "bring")
    shown = [value for value in lines(context(look)) if "." in value]
    assert len(shown) == 6
    for words in (*(f"along {value}" for value in shown), "along", f"along {shown[1]} {shown[2]}", "along-most"):
        actions, _ = front("knights").batch(look, words)
        trial = Board(RULES.loads(RULES.dumps(camp.state)))
        for n, action in enumerate(actions, 1):
            sealed = any(e.seals for e in trial.do(RED, str(action)))
            assert n == len(actions) or not sealed, words
    whole, _ = front("knights").batch(look, f"along {shown[0]} {shown[1]}")
    assert [str(a) for a in whole] == ["bring russet all", "bring rubino all"], "the second is left to be said again"
    for words in ("along nobody.all", "along-all nonsense", "along-none"):
        actions, _ = front("knights").batch(look, words)
        assert actions in ([], [Action("halt")]), words


async def test_the_host_takes_what_is_ticked_as_a_whole(tables: Tables, camp: Board) -> None:
    """Of two armies taken whole it takes the first and says what is left; the list is still there for the other."""
    camp.do(RED, "target monz; march karmin monz")
    number = await table_of(tables)
    await lay(tables, number, camp.state)
    look = asked(camp.state, RED, "bring")
    acted = await act(tables, number, RED, *map(str, front("knights").batch(look, "along russet.all rubino.all")[0]))
    assert [str(a) for a in acted.left] == ["bring rubino all"]
    assert [p.step for p in acted.look.prompts if p.blocks] == ["bring"]
    acted = await act(tables, number, RED, *map(str, front("knights").batch(acted.look, "along rubino.french-50.0")[0]))
    assert not acted.left
    assert [p.step for p in acted.look.prompts if p.blocks] == ["march"]


def test_all_from_the_stronghold_and_one_noble(board: Board) -> None:
    """Nobody is left to take from: the march goes on by itself."""
    board.position()
    home = board.stronghold(RED, None, "regular-100", "regular-50").area
    assert home >= 0
    board.stronghold(RED, "froli")
    board.noble("karmin", "froli", "english-200")
    board.noble("russet", "froli", "french-100")
    board.reveal(RED, "mobilize-forces")
    acts = ("target monz", "march karmin monz", "bring stronghold all", "bring russet all", "done")
    assert len(taps(board, *acts)) == 4


def test_a_plan(board: Board) -> None:
    """Six cards ticked in one list, and the seal."""
    board.position()
    board.go("plan")
    assert len(taps(board, *PLAN, ticked=ON_PILES)) == 2


def test_last_turns_plan(board: Board) -> None:
    """Laid and sealed by one press."""
    board.position()
    board.state.barons[RED].last = [[0, 4], [1, 2], [3, 5]]
    board.go("plan")
    assert len(taps(board, *PLAN)) == 1


@pytest.mark.parametrize(("seats", "acts", "most"), [
    (4, ("terms seat-1 vote", "bid 3"), 3), (4, ("terms seat-1 pass", "price 2"), 3),
    (4, ("terms seat-2 gift", "give 1"), 3), (6, ("terms seat-5 attack", "bid 4"), 4),
])  # fmt: skip
def test_an_offer(board: Board, seats: int, acts: tuple[str, ...], most: int) -> None:
    """Deals, to whom and what for, how many crowns: 5 when each way was a list behind a button."""
    board.position(seats)
    board.go("plan")
    assert len(taps(board, *acts)) == most


def test_hiring_ends_by_its_name(board: Board) -> None:
    board.position()
    board.state.track[0] = board.state.track[1] = RED
    board.phase("draft")
    hired = board.legal(RED, "draft")[0]
    found = taps(board, hired, "pass")
    assert len(found) == 2
    assert found[1].startswith("End hiring, keep ")


def test_wages_are_paid_by_one_press(board: Board) -> None:
    board.position()
    board.noble("karmin", "froli", "english-200", "english-100")
    board.state.orders[RED].wages = "ask"
    board.phase("wages")
    (pay,) = taps(board, "settle")
    assert pay.startswith("End wages: pay ")
    assert look_at(RULES, board.state, RED).prompts[0].step == "wages"


def test_no_votes_are_sealed_by_one_press(board: Board) -> None:
    """Two when the number was chosen first."""
    board.position()
    board.state.barons[RED].votes = 2
    board.meet("crown-quarter")
    assert taps(board, "cast crown-quarter 0") == ["Seal no Votes"]


def test_where_a_siege_waits_is_no_quarter_asked(board: Board) -> None:
    """Two when each area stood behind its quarter; what brings most comes first."""
    board.position()
    board.noble("karmin", "harsk", "english-200")
    board.noble("russet", "lorne", "french-150")
    board.noble("rubino", "kelder", "french-100")
    board.noble("rotenfels", "brack", "regular-100")
    board.reveal(RED, "mobilize-forces")
    look = asked(board.state, RED, "mobilize-forces")
    assert len(look.prompts[0].actions) > 26, "more than a list holds, and doing nothing"
    (way,) = taps(board, "target lorne")
    assert way == "Lorne"
    rows = controls(context(look)) or []
    found = components([row.to_component_dict() for row in rows])
    best = next(each for each in found if each.get("placeholder") == "Where you can besiege now")
    income = {city.area: city.income for city in look.view.cities}
    listed = [income[option["label"].lower()] for option in best["options"]]
    assert listed == sorted(listed, reverse=True)
    assert len(set(listed)) > 1
