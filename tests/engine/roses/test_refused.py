"""What is refused at every step, and why: the other's turn, another step's words, words that say nothing."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from engine.core import Action, Piece, SeatRef, Step, Word, pieces
from engine.core import Place as MapPlace
from engine.roses.analysis import for_good
from engine.roses.board import BLOCK, FACTS, check_facts
from engine.roses.phases.supply import HEIRS_KING, entries
from engine.roses.rules import ROSES
from engine.roses.state import POOL, Acting, Political, Supply
from tests.engine.roses.board import Board, Place, keys

SAVES = Path(__file__).resolve().parents[2] / "saves" / "0.2.0"

ASKED: list[tuple[str, int, str, dict[str, str]]] = [
    ("action", 1, "action", {"words": "done 1,move,move a b,move yor_york kent kent,sea a kent,muster,muster x,"
     "muster kent kent,recruit yor_york", "other-event": "plague kent,muster kent"}),
    ("battles", 1, "battles", {"words": "battle,battle x,battle kent kent", "battle": "battle kent"}),
    ("briefing", 0, "briefing", {"words": "seal 1,plan x,plan act x", "unsealed": "unseal"}),
    ("cards", 1, "cards", {"words": "card,card x,card action_2 3", "unsealed": "unseal", "card": "card muster"}),
    ("dismiss", 0, "dismiss", {"words": "dismiss,dismiss x", "dismissal": "dismiss yor_york"}),
    ("event-treason", 0, "event-treason", {"words": "pass-treason 1,event-treason x,event-treason,"
     "event-treason yor_kent yor_kent", "treason-line": "event-treason yor_york"}),
    ("execute", 1, "execute", {"words": "execute,execute x,spare 1", "execution": "execute yor_york"}),
    ("fight", 0, "fight", {"words": "fire,fire x,pass,fire lan_henry_vi 3,pass lan_henry_vi yor_york,"
     "retreat lan_henry_vi,retreat lan_henry_vi x,charge lan_henry_vi,charge lan_henry_vi x,treason lan_henry_vi x",
     "line": "fire lan_oxford,retreat lan_oxford x", "border": "retreat lan_henry_vi calais",
     "target": "charge lan_henry_vi lan_oxford", "treason-line": "treason lan_henry_vi lan_oxford"}),
    ("heir", 0, "heir", {"words": "heir x y,heir", "entry": "heir lan_prince_edward kent",
     "entry-heir": "heir lan_oxford kent"}),
    ("hits", 1, "hits", {"words": "hit,hit x", "hit": "hit yor_york"}),
    ("home", 1, "home", {"words": "home,home x y,home x pool,home-all 1",
     "home": "home yor_york kent", "block": "home lan_oxford kent", "home-pool": "home yor_york pool"}),
    ("loss", 0, "loss", {"words": "loss,loss x", "loss": "loss yor_york"}),
    ("main", 0, "main", {"words": "main,main essex,main essex x", "main": "main essex kent",
     "main-area": "main kent sea"}),
    ("mulligan", 0, "mulligan", {"words": "keep 1,mulligan 1", "unsealed": "unseal", "mulligan": "mulligan"}),
    ("redeal", 0, "redeal", {"words": "keep 1,redeal 1"}),
    ("regroup", 1, "regroup", {"words": "done 1,regroup,regroup a b", "border": "regroup yor_norfolk kent",
     "regroup": "regroup lan_oxford kent"}),
]  # fmt: skip


@pytest.mark.parametrize(("save", "seat", "step", "refused"), ASKED, ids=[case[0] for case in ASKED])
def test_what_is_refused(board: Board, save: str, seat: int, step: str, refused: dict[str, str]) -> None:
    """In one position of every step."""
    board.state = ROSES.loads((SAVES / f"roses-{save}-2.json").read_bytes())
    found = {code: [t for t in texts.split(",") if board.why(seat, t) != code] for code, texts in refused.items()}
    assert not any(found.values()), found
    verb = ROSES.why_not(board.state, seat, Action("hop"))
    assert verb is not None
    assert (verb.code, verb.params["step"]) == ("roses-no-verb", Step(step))
    assert board.why(seat, "style bold") == "words"
    other = ROSES.why_not(board.state, 1 - seat, Action("hop"))
    assert other is not None
    secret = step in ("briefing", "cards", "mulligan")
    assert other.code.removeprefix("roses-no-") in (("sealed", "verb") if secret else ("turn",))
    assert secret or other.params == {"seat": SeatRef(seat)}


def test_there_is_no_third_seat(board: Board) -> None:
    """Whoever asks for another seat is told so, until the game is over."""
    board.state = ROSES.loads((SAVES / "roses-cards-2.json").read_bytes())
    assert [board.why(seat, "keep") for seat in (2, -1)] == ["seat", "seat"]
    board.state = ROSES.loads((SAVES / "roses-over-2.json").read_bytes())
    assert [board.why(seat, "done") for seat in (0, 1, 2)] == ["over"] * 3


def test_5_2_no_border_no_step(board: Board) -> None:
    """Areas that do not touch (5.2)."""
    board.acting({"lan_oxford": "essex"})
    assert board.why(0, "move lan_oxford cornwall") == "border"
    assert board.why(0, "move lan_oxford essex") == "already"


def test_5_4_what_cannot_be_recruited(board: Board) -> None:
    """Somebody else's, who stands on the map, or without a point (5.4)."""
    board.acting({"lan_oxford": "essex"}, "action_2")
    for block in ("lan_devon", "lan_clifford", "yor_norfolk"):
        board.state.where[BLOCK[block]] = POOL
    assert board.why(0, "recruit yor_norfolk norfolk") == "words"
    assert board.why(0, "recruit yor_norfolk east_anglia") == "block"
    assert board.why(0, "recruit lan_oxford essex") == "on-map"
    assert board.why(0, "recruit lan_prince_edward essex") == "pool"
    frame = board.state.frames[-1]
    assert isinstance(frame, Acting)
    frame.ap = 0
    assert board.why(0, "recruit lan_devon cornwall") == "points"


def test_6_82_one_place_is_not_asked_for(board: Board) -> None:
    """A minor heir who can come in at one place alone comes in there unasked (6.82)."""
    board.position({"lan_henry_vi": "essex", "yor_york": "kent"})
    crowns = entries(board.state, 0)
    holders = ("yor_march", "yor_rutland", "yor_essex", "yor_hastings", "yor_herbert", "yor_worcester", "yor_suffolk",
               "yor_norfolk", "yor_arundel", "yor_clarence")  # fmt: skip
    for name, area in zip(holders, crowns[1:], strict=True):
        board.state.where[BLOCK[name]], board.state.steps[BLOCK[name]] = area, 1
    assert entries(board.state, 0) == crowns[:1]
    board.state.due[0] = 1
    board.state.frames = [Supply(HEIRS_KING, due=[1, 0])]
    assert keys(board.settle())[0] == "heir-enters"
    assert board.state.where[BLOCK["lan_prince_edward"]] == crowns[0]
    assert board.state.due == [0, 0]


def test_6_82_who_never_comes_back() -> None:
    """Heirs, nobles of the rose, turncoats and Nevilles die; a levy and the rebel return (6.82 to 6.86)."""
    assert for_good(BLOCK["lan_henry_vi"])
    assert for_good(BLOCK["yor_exeter"])
    assert not for_good(BLOCK["lan_york_levy"])
    assert not for_good(BLOCK["rebel"])


def test_8_3_the_last_place_is_gone(board: Board) -> None:
    """``home-all`` sends to the pool whose only home another has just filled: Kent takes the last place (8.3)."""
    shut: dict[str, Place] = {
        "lan_henry_vi": "east_yorks", "lan_oxford": "essex", "lan_clifford": "north_yorks", "yor_york": "calais",
        "yor_march": "calais", "yor_rutland": "calais", "yor_kent": "kent", "yor_salisbury": "sussex",
    }  # fmt: skip
    board.position(shut)
    board.state.frames = [Political(0)]
    board.settle()
    board.do(1, "home-all")
    assert (board.at("yor_kent"), board.at("yor_salisbury")) == ("calais", "pool")


def test_6_5_who_may_not_charge(board: Board) -> None:
    """Who may not charge or make no roll is told why (6.5, 6.9)."""
    board.fight("essex", {"yor_york": "rutland"}, {"lan_oxford": ""})
    assert board.why(0, "charge lan_oxford yor_york") == "charge-heir"
    assert board.why(0, "treason lan_oxford yor_york") == "leader"
    refused = ROSES.why_not(board.state, 0, Action.parse("charge lan_oxford yor_york"))
    assert refused is not None
    assert refused.params == {"block": Piece("lan_oxford")}
    assert board.why(0, "retreat lan_oxford kent") == "retreat-yet"
    assert board.why(0, "retreat lan_oxford x") == "retreat-yet"


OXFORD: dict[str, Place] = {"lan_oxford": "essex", "lan_henry_vi": "derby", "yor_york": "ireland"}


def _moved(board: Board, *further: str) -> Board:
    """Oxford has marched to Middlesex, perhaps further."""
    board.acting(OXFORD)
    board.do(0, "; ".join(f"move lan_oxford {area}" for area in ("middlesex", *further)))
    return board


def _gathering(board: Board, goal: str, start: str, orders: str = "") -> Board:
    """Three blocks of Lancaster set out from an area to a muster, perhaps some on their way already."""
    board.acting({**dict.fromkeys(("lan_oxford", "lan_devon", "lan_clifford"), start), "yor_york": "ireland"}, "muster")
    board.do(0, f"muster {goal}{'; ' if orders else ''}{orders}")
    return board


def _waiting(board: Board, *, king: int = 0, **enemies: str) -> Board:
    """Devon and the rebel can be recruited."""
    board.acting({**OXFORD, **enemies}, king=king)
    for block in ("lan_devon", "rebel"):
        board.state.where[BLOCK[block]] = POOL
    return board


def _fights(board: Board) -> Board:
    """Henry VI and Oxford defend Essex; Oxford has its turn."""
    return board.fight(
        "essex", {"yor_york": "rutland", "yor_hastings": "rutland"}, {"lan_henry_vi": "", "lan_oxford": ""}
    )


def _led(board: Board) -> Board:
    """... and now Henry VI."""
    _fights(board).do(0, "pass lan_oxford")
    return board


CAUSES: dict[str, tuple[Callable[[Board], object], str, dict[str, Any]]] = {
    "event-march": (lambda b: b.acting(OXFORD, "piracy"), "move lan_oxford middlesex", {"card": Piece("piracy")}),
    "event-sea": (lambda b: b.acting(OXFORD, "force_march"), "sea lan_oxford kent", {"card": Piece("force_march")}),
    "other-event": (lambda b: b.acting(OXFORD, "action_2"), "muster kent", {"card": Piece("muster")}),
    "off-map": (lambda b: b.acting(OXFORD), "move lan_devon kent", {"place": Word("spent")}),
    "block": (lambda b: b.acting(OXFORD), "move yor_york kent", {"block": Piece("yor_york")}),
    "border": (lambda b: b.acting(OXFORD), "move lan_oxford cornwall", {"from": MapPlace("essex")}),
    "marched": (_moved, "sea lan_oxford kent", {"area": MapPlace("middlesex")}),
    "halted": (lambda b: _moved(b, "leicester"), "move lan_oxford derby", {"n": 2, "area": MapPlace("leicester")}),
    "muster": (lambda b: _gathering(b, "cornwall", "essex"), "move lan_oxford middlesex", {"n": 2}),
    "muster-red": (
        lambda b: _gathering(b, "chester", "cumbria"),
        "move lan_oxford lancaster",
        {"area": MapPlace("lancaster")},
    ),
    "muster-full": (
        lambda b: _gathering(
            b,
            "cumbria",
            "chester",
            "; ".join(
                f"move {block} {area}" for block in ("lan_oxford", "lan_devon") for area in ("lancaster", "cumbria")
            ),
        ),
        "move lan_clifford lancaster",
        {"place": MapPlace("cumbria")},
    ),
    "muster-sea": (lambda b: b.acting(OXFORD, "muster"), "muster isle_of_man", {}),
    "plague-city": (lambda b: b.acting(OXFORD, "plague"), "plague kent", {}),
    "plague-area": (lambda b: b.acting(OXFORD, "plague"), "plague middlesex", {}),
    "recruit-enemy": (lambda b: _waiting(b, yor_march="cornwall"), "recruit lan_devon cornwall", {}),
    "muster-place": (_waiting, "recruit lan_devon kent", {"areas": [MapPlace("cornwall")]}),
    "recruit-rebel": (lambda b: _waiting(b, king=1), "recruit rebel essex", {}),
    "treason-head": (_led, "treason lan_henry_vi yor_york", {"target": Piece("yor_york")}),
    "treason-loyal": (_led, "treason lan_henry_vi yor_hastings", {"target": Piece("yor_hastings")}),
    "charge": (_fights, "charge lan_oxford yor_york", {"heir": Piece("lan_henry_vi")}),
    "target": (_led, "charge lan_henry_vi yor_march", {"blocks": pieces(["yor_york", "yor_hastings"])}),
    "leader": (_fights, "treason lan_oxford yor_hastings", {"block": Piece("lan_oxford")}),
    "retreat-yet": (_fights, "retreat lan_oxford kent", {"block": Piece("lan_oxford")}),
}
"""By cause a position of Lancaster, what it tries, and some of what the refusal says."""


@pytest.mark.parametrize("code", CAUSES)
def test_the_cause_that_holds_is_named(board: Board, code: str) -> None:
    """... and no other, with its names and numbers."""
    begin, text, told = CAUSES[code]
    begin(board)
    refused = ROSES.why_not(board.state, 0, Action.parse(text))
    assert refused is not None
    assert refused.code == f"roses-no-{code}"
    assert told.items() <= refused.params.items()


DAMAGE: list[tuple[str, Callable[[dict[str, Any]], object]]] = [
    ("an id occurs twice", lambda f: f["blocks"].append(f["blocks"][0])),
    ("an id occurs twice", lambda f: f["areas"].append(f["areas"][0])),
    ("31 red", lambda f: f["blocks"].pop(0)),
    ("25 cards", lambda f: f["cards"][0].__setitem__("count", f["cards"][0]["count"] + 1)),
    ("unknown, double or without colour", lambda f: f["borders"].append(f["borders"][0])),
    ("unknown, double or without colour", lambda f: f["borders"][0].__setitem__("areas", ["kent", "kent"])),
    ("unknown, double or without colour", lambda f: f["borders"][0].__setitem__("areas", ["kent", "moon"])),
    ("unknown, double or without colour", lambda f: f["borders"][0].__setitem__("colour", "green")),
    ("do not name each other", lambda f: _turncoat(f).__setitem__("counterpart", f["blocks"][0]["id"])),
    ("do not name each other", lambda f: _turncoat(f).__setitem__("counterpart", "nobody")),
    ("but no loyalty", lambda f: _turncoat(f).__setitem__("loyalty", 4)),
    ("but no loyalty", lambda f: _turncoat(f).__setitem__("loyalty", 0)),
    ("lives in an unknown area", lambda f: f["blocks"][0].__setitem__("home_area", "london")),
    ("lives in an unknown area", lambda f: f["blocks"][0].__setitem__("shield_areas", ["kent", "moon"])),
    ("lancaster must have heirs of rank 1 to 5", lambda f: _heir(f, "lancaster").__setitem__("heir_rank", 6)),
    ("york must have heirs of rank 1 to 5", lambda f: _heir(f, "york").__setitem__("heir_rank", 6)),
    ("deploy every block", lambda f: _scenario(f)["deployment"].pop(f["blocks"][0]["id"])),
    ("names an unknown place", lambda f: _scenario(f)["deployment"].__setitem__(f["blocks"][0]["id"], "moon")),
    ("25 cards, six", lambda f: f["cards"][0].__setitem__("event", not f["cards"][0]["event"])),
    (
        "in play",
        lambda f: _scenario(f)["deployment"].update(
            {_turncoat(f)["id"]: "set_aside", _turncoat(f)["counterpart"]: "set_aside"}
        ),
    ),
]


def _turncoat(facts: dict[str, Any]) -> dict[str, Any]:
    return _first(facts, lambda block: block.get("counterpart"))


def _heir(facts: dict[str, Any], side: str) -> dict[str, Any]:
    return _first(facts, lambda block: (block["side"], block.get("heir_rank")) == (side, 5))


def _first(facts: dict[str, Any], fits: Callable[[dict[str, Any]], object]) -> dict[str, Any]:
    found: dict[str, Any] = next(block for block in facts["blocks"] if fits(block))
    return found


def _scenario(facts: dict[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = next(iter(facts["scenarios"].values()))
    return found


@pytest.mark.parametrize(("fault", "damage"), DAMAGE)
def test_2_1_damaged_facts_are_named(fault: str, damage: Callable[[dict[str, Any]], object]) -> None:
    """Every check of the data finds what it is for, and finds nothing else."""
    facts = msgspec.json.decode(msgspec.json.encode(FACTS))
    damage(facts)
    found = check_facts(msgspec.convert(facts, type(FACTS)))
    assert any(fault in text for text in found), found


def test_2_1_facts_may_name_every_place() -> None:
    """A block with a shield in every area, and a deployment that leaves no place empty."""
    facts = msgspec.json.decode(msgspec.json.encode(FACTS))
    everywhere = [area["id"] for area in facts["areas"]]
    facts["blocks"][0]["shield_areas"] = everywhere
    deployed = _scenario(facts)["deployment"]
    single = [b["id"] for b in facts["blocks"] if not b.get("counterpart")]
    deployed.update(zip(single, [*everywhere, "pool", "minor", "eliminated"], strict=False))
    assert {*deployed.values()} == {*everywhere, "pool", "minor", "eliminated", "set_aside"}
    assert check_facts(msgspec.convert(facts, type(FACTS))) == []
