"""Where two rules of the Roses meet: deaths outside battle and the end, plague and heirs, hostages and their houses."""

from __future__ import annotations

from engine.roses.board import BLOCK, HEIRS
from engine.roses.state import DEAD, Cards, Over, Political, RosesState, Supply
from tests.engine.roses.positions import Place, acting, at, do, keys, legal, position, settle, supply


def alone(state: RosesState, seat: int) -> None:
    """No heir of a side is left that is not on the map."""
    for heir in HEIRS[seat]:
        if state.where[heir] < 0:
            state.where[heir] = DEAD


def test_9_0_plague_ends_a_house() -> None:
    """The last heir dies of it: the game is over at once, though it is the action phase (5.1, 9.0)."""
    state = acting({"yor_york": ("warwick", 1), "yor_hastings": "warwick", "lan_henry_vi": "middlesex"}, "plague")
    alone(state, 1)
    events = do(state, 0, "plague warwick")
    assert isinstance(state.frames[-1], Over)
    assert (state.winner, state.reason, keys(events)[-1]) == (0, "heirs", "won-heirs")


def test_9_0_hunger_ends_a_house() -> None:
    """The last heir starves by his owner's choice: the same (7.1, 9.0)."""
    men = {f"lan_{n}": "essex" for n in ("oxford", "devon", "beaumont", "clifford")}
    state = position({**men, "lan_henry_vi": ("essex", 1), "yor_york": "ireland"})
    alone(state, 0)
    supply(state)
    do(state, 0, "loss lan_henry_vi")
    assert (state.winner, state.reason) == (1, "heirs")


def test_6_81_a_king_who_starves_is_followed_next_year() -> None:
    """He dies in the supply phase: the new King is named at the beginning of the next one (6.81, 7.1)."""
    men = {f"lan_{n}": "essex" for n in ("oxford", "devon", "beaumont", "clifford")}
    state = position({**men, "lan_henry_vi": ("essex", 1), "lan_exeter": "cornwall", "yor_york": "ireland"})
    supply(state)
    do(state, 0, "loss lan_henry_vi")
    assert state.heads[0] == -1
    assert isinstance(state.frames[-1], Cards)
    state.frames = [Supply(0, due=list(state.due))]
    events = settle(state)
    assert keys(events)[0] == "new-king"
    assert state.heads[0] == BLOCK["lan_prince_edward"], "the second in line, who comes of age"


def test_6_82_plague_on_an_heir_brings_a_minor_next_year() -> None:
    """Whatever kills an heir, the eldest minor comes in at the beginning of the next supply phase (6.82)."""
    state = acting(
        {"yor_march": ("warwick", 1), "yor_york": "ireland", "lan_henry_vi": "middlesex"}, "plague"
    )  # fmt: skip
    do(state, 0, "plague warwick")
    assert at(state, "yor_march") == "dead"
    assert state.due == [0, 1]


def test_7_1_a_turned_heir_starves_for_both_houses() -> None:
    """Exeter of York is a noble there (9.1): dead of hunger he is dead on both sides, and a minor follows him in his
    own house."""
    men = {f"yor_{n}": "essex" for n in ("hastings", "norfolk", "suffolk", "stanley")}
    state = position({**men, "yor_exeter": ("essex", 1), "yor_york": "ireland", "lan_henry_vi": "france"})
    supply(state)
    if legal(state, 1, "spare"):
        do(state, 1, "spare")
    do(state, 1, "loss yor_exeter")
    assert at(state, "yor_exeter") == at(state, "lan_exeter") == "dead"
    assert state.due == [1, 0]


def test_8_1_who_is_disbanded_feeds_nobodys_count() -> None:
    """Levies go before the throne is counted (8.0): London that a levy alone has held counts for nobody."""
    state = position({"yor_london_levy": "middlesex", "yor_york": "kent", "lan_henry_vi": "essex"})
    state.frames = [Political(0)]
    settle(state)
    assert [house.london for house in state.support] == [0, 0]


def test_8_2_who_is_deposed_goes_home_first() -> None:
    """The old King is Pretender by then (8.2): he goes into exile before the new one comes home (8.3, 8.4)."""
    men: dict[str, Place] = {
        "yor_york": "kent", "yor_march": "sussex", "yor_hastings": "wilts", "lan_henry_vi": "lancaster"
    }  # fmt: skip
    state = position(men)
    state.frames = [Political(0)]
    settle(state)
    assert state.king == 1
    assert set(legal(state, 0, "home")) == {"home lan_henry_vi scotland", "home lan_henry_vi france"}
    assert not legal(state, 1, "home")
