"""A refusal names the one cause that holds, where several could."""

from __future__ import annotations

from engine.knights.game_data import NOBLE
from tests.engine.knights.board import RED, Board


def test_a_noble_who_cannot_move_is_told_why(board: Board) -> None:
    board.noble("karmin", "ballin", "regular-50")
    board.noble("russet", "monz", "regular-50", exhausted=True)
    board.noble("rubino", "lorne", "regular-50")
    board.state.nobles[NOBLE["rubino"]].sea = True
    board.reveal(RED, "versatile-strategy")
    board.do(RED, "use march")
    assert board.why(RED, "march woad monz") == "not-yours"
    assert board.why(RED, "march russet vecht") == "move-exhausted"
    assert board.why(RED, "march rubino vecht") == "move-sea"
    assert board.why(RED, "march rotenfels vecht") == "move-off"
    assert board.why(RED, "sail karmin monz") == "way-no-port"
    assert board.why(RED, "march karmin jerusalem") == "way"


def test_troops_that_do_not_come_along_are_told_why(board: Board) -> None:
    board.noble("russet", "monz", "english-200")
    board.noble("karmin", "monz", "regular-50", exhausted=True)
    board.noble("rubino", "froli", "regular-50", "regular-100", losses=1)
    board.noble("rotenfels", "pelm", "regular-50")
    board.reveal(RED, "mobilize-forces")
    board.do(RED, "target froli; march russet froli")
    assert board.why(RED, "bring karmin all") == "bring-exhausted"
    assert board.why(RED, "bring rotenfels all") == "bring"
    assert board.why(RED, "bring rubino regular-50") == "bring-all"
    assert board.why(RED, "bring woad all") == "not-yours"


def test_an_attack_that_cannot_be_is_told_why(board: Board) -> None:
    board.noble("karmin", "froli", "english-200")
    board.noble("russet", "monz", "regular-50", exhausted=True)
    board.reveal(RED, "versatile-strategy")
    board.do(RED, "use battle")
    assert board.why(RED, "attack monz city") == "attack-nobody"
    assert board.why(RED, "attack froli seat-1") == "attack-away"
    assert board.why(RED, "attack froli seat-0") == "attack-own"
    assert board.why(RED, "attack froli stronghold") == "attack-no-stronghold"
    assert board.why(RED, "attack froli seat-9") == "words"
    board.city("froli", RED)
    assert board.why(RED, "attack froli city") == "attack-own"
    board.town("froli").razed = True
    assert board.why(RED, "attack froli city") == "attack-no-city"
    board.city("froli", razed=False)
    board.do(RED, "back; decline")
    board.reveal(RED, "mobilize-forces")
    board.do(RED, "target froli")
    assert board.why(RED, "attack monz city") == "attack-area"


def test_a_pledge_of_faith_is_told_why(board: Board) -> None:
    board.position()
    board.state.barons[RED].faith = 9
    board.event("plague", RED)
    cost = int(str(board.prompt(RED).params["n"]))
    assert board.prompt(RED).step == "pool"
    assert board.why(RED, f"pledge-faith {cost + 1}") == "pledge-most"
    assert board.why(RED, "pledge-faith 0") == "pledge-same"
    board.state.barons[RED].faith = cost - 1
    assert board.why(RED, f"pledge-faith {cost}") == "pledge"


def test_a_noble_who_does_not_come_back_is_told_why(board: Board) -> None:
    board.position()
    board.noble("karmin", "vecht", "regular-50")
    board.noble("russet", "", "regular-50", "regular-100")
    board.city("lorne")
    board.go("return")
    assert board.prompt(RED).step == "return"
    assert board.why(RED, "place karmin vecht") == "noble-placed"
    assert board.why(RED, "place rubino vecht") == "noble-empty"
    assert board.why(RED, "place woad vecht") == "not-yours"
    assert board.why(RED, "place russet lorne") == "place"
    assert board.why(RED, "shift regular-50 karmin russet") == "shift"
    assert board.why(RED, "shift english-50 russet rubino") == "shift-card"
    board.state.nobles[NOBLE["russet"]].losses = 1
    assert board.why(RED, "shift regular-50 russet rubino") == "shift-all"
