"""Opportunities that interrupt a question: the table can still be loaded, and the game goes on."""

from __future__ import annotations

import random
from collections import Counter
from pathlib import Path

import pytest

from engine.fief.game_data import NOBLES
from engine.fief.rules import FIEF as RULES
from engine.fief.state.state import Parliament, Refuge
from tests.engine.fief.board import AZURE, GULES, OR, VERT, Board
from tests.engine.fief.events import keys
from tests.engine.fief.strikes import strikes

SAVES = sorted((Path(__file__).parents[2] / "saves" / "0.2.0").glob("fief-*.json"))


@pytest.mark.slow
def test_an_opportunity_in_the_middle_of_anything() -> None:
    """Whatever is being asked, everybody is dealt such cards and plays some of them; then the game goes on."""
    met: Counter[str] = Counter()
    for path in SAVES:
        state = RULES.loads(path.read_bytes())
        met.update(what.split(":")[0] for what in strikes(random.Random(path.stem), state, most=2, further=4))
    assert len(met) > 20, met


def court(board: Board) -> Board:
    """Two candidates for the empty throne, of Gules and of Azure; Vert has a murderer."""
    board.position()
    board.noble("henri", GULES, "plymouth", lord=["south-west", "wales"])
    board.noble("edward", AZURE, "oxford", lord=["marches"])
    board.noble("lucia", AZURE, "oxford")
    board.noble("hugh", VERT, "durham", see="york")
    board.noble("joan", OR, "norwich")
    board.go("court")
    board.do(GULES, "stand henri")
    board.do(AZURE, "stand edward")
    board.hand(VERT, "assassination")
    return board


def test_9_1_a_candidate_who_is_killed_stands_no_more(board: Board) -> None:
    """What was laid on him is nothing, his voters lay anew; the other one is elected."""
    court(board)
    for seat in range(4):
        board.ready(seat)
    board.do(GULES, "favour gules henri; decoy gules edward; seal")
    board.do(AZURE, "favour azure edward; seal")
    board.do(VERT, "assassinate henri hugh")
    board.state = RULES.loads(RULES.dumps(board.state))
    view = RULES.view(board.state, GULES)
    assert view.election is not None
    assert view.election.candidates == ["edward"]
    assert board.legal(VERT, "favour") == ["favour vert edward"]
    assert [(b.vote, b.decoy) for b in view.own.ballots] == [("", "edward")]  # type: ignore[union-attr]
    events = board.do(VERT, "seal")
    assert NOBLES[board.state.sovereign] == "edward"
    assert "crowned" in keys(events)


def test_9_1_without_a_candidate_nobody_is_elected(board: Board) -> None:
    """The election ends when the last one dies, whoever has still to vote."""
    court(board)
    board.state.frames[-1].standing.remove(board.state.frames[-1].standing[1])  # type: ignore[union-attr]
    for seat in range(4):
        board.ready(seat)
    events = board.do(VERT, "assassinate henri hugh")
    assert "nobody-elected" in keys(events)
    assert board.state.sovereign < 0
    assert RULES.view(board.state, 0).election is None


def test_a_dead_suitor_asks_no_more(board: Board) -> None:
    """Offers of marriage to and from the dead are forgotten once their heirs have been named, and the save is sound
    meanwhile."""
    court(board)
    board.noble("simon", GULES, "plymouth")
    board.noble("walter", GULES, "plymouth")
    board.do(GULES, "court henri lucia")
    board.do(VERT, "assassinate henri hugh")
    board.state = RULES.loads(RULES.dumps(board.state))
    assert board.waits() == [GULES]  # who of two is Lord now
    while board.legal(GULES, "name"):
        board.do(GULES, "name simon")
    assert {board.lord_of(r) for r in ("south-west", "wales")} == {"simon"}
    assert RULES.view(board.state, None).court.offers == []  # type: ignore[union-attr]
    assert not board.legal(AZURE, "marry")


def test_9_2_the_sovereign_dies_in_parliament_and_leaves_fiefs(board: Board) -> None:
    """The heir is asked first, on a save that can be loaded; then Parliament goes home."""
    court(board)
    board.noble("simon", GULES, "plymouth")
    board.noble("walter", GULES, "plymouth")
    board.crown("henri")
    board.go("court")
    board.do(GULES, "summon")
    for seat in range(4):
        board.ready(seat)
    assert type(board.state.frames[-1]) is Parliament
    board.do(VERT, "assassinate henri hugh")
    board.state = RULES.loads(RULES.dumps(board.state))
    events = [*board.do(GULES, "name simon"), *board.do(GULES, "name simon")]
    assert "parliament-over" in keys(events)


def test_7_6_who_dies_before_he_has_found_a_refuge_is_forgotten(board: Board) -> None:
    """Two are freed at once; the one who is asked about last is murdered before his turn."""
    board.position(purse=20)
    board.noble("joan", OR, "norwich")
    board.noble("hugh", VERT, "york")
    board.noble("henri", GULES, "plymouth")
    board.noble("simon", GULES, "plymouth")
    board.noble("walter", AZURE, "canterbury")
    for city, family in (("plymouth", GULES), ("exeter", GULES), ("canterbury", AZURE)):
        board.put(family, city, soldier=1)
        board.town(city, control=family)
    board.hold("henri", "joan")
    board.hold("simon", "joan")
    board.lay("wales", "famine")
    board.hand(VERT, "assassination")
    board.go("purse")
    asked = [f.noble for f in board.state.frames if type(f) is Refuge]
    assert len(asked) == 2
    board.do(VERT, f"assassinate {NOBLES[asked[0]]} hugh")
    board.state = RULES.loads(RULES.dumps(board.state))
    assert [f.noble for f in board.state.frames if type(f) is Refuge] == asked[1:]
