"""Where two rules of the Roses meet: deaths outside battle and the end, plague and heirs, hostages and their houses."""

from __future__ import annotations

from engine.roses.board import BLOCK, HEIRS
from engine.roses.state import DEAD, Cards, Over, Political, RosesState, Supply
from tests.engine.roses.board import Board, Place, keys


def alone(state: RosesState, seat: int) -> None:
    """No heir of a side is left that is not on the map."""
    for heir in HEIRS[seat]:
        if state.where[heir] < 0:
            state.where[heir] = DEAD


def test_9_0_plague_ends_a_house(board: Board) -> None:
    """The last heir dies of it: the game is over at once, though it is the action phase (5.1, 9.0)."""
    board.acting({"yor_york": ("warwick", 1), "yor_hastings": "warwick", "lan_henry_vi": "middlesex"}, "plague")
    alone(board.state, 1)
    events = board.do(0, "plague warwick")
    assert isinstance(board.state.frames[-1], Over)
    assert (board.state.winner, board.state.reason, keys(events)[-1]) == (0, "heirs", "won-heirs")


def test_9_0_hunger_ends_a_house(board: Board) -> None:
    """The last heir starves by his owner's choice: the same (7.1, 9.0)."""
    men = {f"lan_{n}": "essex" for n in ("oxford", "devon", "beaumont", "clifford")}
    board.position({**men, "lan_henry_vi": ("essex", 1), "yor_york": "ireland"})
    alone(board.state, 0)
    board.supply()
    board.do(0, "loss lan_henry_vi")
    assert (board.state.winner, board.state.reason) == (1, "heirs")


def test_6_81_a_king_who_starves_is_followed_next_year(board: Board) -> None:
    """He dies in the supply phase: the new King is named at the beginning of the next one (6.81, 7.1)."""
    men = {f"lan_{n}": "essex" for n in ("oxford", "devon", "beaumont", "clifford")}
    board.position({**men, "lan_henry_vi": ("essex", 1), "lan_exeter": "cornwall", "yor_york": "ireland"})
    board.supply()
    board.do(0, "loss lan_henry_vi")
    assert board.state.heads[0] == -1
    assert isinstance(board.state.frames[-1], Cards)
    board.state.frames = [Supply(0, due=list(board.state.due))]
    events = board.settle()
    assert keys(events)[0] == "new-king"
    assert board.state.heads[0] == BLOCK["lan_prince_edward"], "the second in line, who comes of age"


def test_6_82_plague_on_an_heir_brings_a_minor_next_year(board: Board) -> None:
    """Whatever kills an heir, the eldest minor comes in at the beginning of the next supply phase (6.82)."""
    board.acting(
        {"yor_march": ("warwick", 1), "yor_york": "ireland", "lan_henry_vi": "middlesex"}, "plague"
    )  # fmt: skip
    board.do(0, "plague warwick")
    assert board.at("yor_march") == "dead"
    assert board.state.due == [0, 1]


def test_7_1_a_turned_heir_starves_for_both_houses(board: Board) -> None:
    """Exeter of York is a noble there (9.1): dead of hunger he is dead on both sides, and a minor follows him in his
    own house."""
    men = {f"yor_{n}": "essex" for n in ("hastings", "norfolk", "suffolk", "stanley")}
    board.position({**men, "yor_exeter": ("essex", 1), "yor_york": "ireland", "lan_henry_vi": "france"})
    board.supply()
    if board.legal(1, "spare"):
        board.do(1, "spare")
    board.do(1, "loss yor_exeter")
    assert board.at("yor_exeter") == board.at("lan_exeter") == "dead"
    assert board.state.due == [1, 0]


def test_8_1_who_is_disbanded_feeds_nobodys_count(board: Board) -> None:
    """Levies go before the throne is counted (8.0): London that a levy alone has held counts for nobody."""
    board.position({"yor_london_levy": "middlesex", "yor_york": "kent", "lan_henry_vi": "essex"})
    board.state.frames = [Political(0)]
    board.settle()
    assert [house.london for house in board.state.support] == [0, 0]


def test_8_2_who_is_deposed_goes_home_first(board: Board) -> None:
    """The old King is Pretender by then (8.2): he goes into exile before the new one comes home (8.3, 8.4)."""
    men: dict[str, Place] = {
        "yor_york": "kent", "yor_march": "sussex", "yor_hastings": "wilts", "lan_henry_vi": "lancaster"
    }  # fmt: skip
    board.position(men)
    board.state.frames = [Political(0)]
    board.settle()
    assert board.state.king == 1
    assert set(board.legal(0, "home")) == {"home lan_henry_vi scotland", "home lan_henry_vi france"}
    assert not board.legal(1, "home")
