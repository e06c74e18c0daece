"""Rules at their edges: two families of one seat, what a title laid down waits for."""

from __future__ import annotations

from tests.engine.fief.board import AZURE, GULES, VERT, Board


def test_13_7_a_full_family_leaves_births_to_the_other(board: Board) -> None:
    """A seat with two families: the first has three Nobles, the second still may have a child."""
    board.position(2)
    for slug in ("henri", "joan", "hugh"):
        board.noble(slug, GULES, "london")
    board.noble("edward", AZURE, "york")
    board.noble("lucia", AZURE, "york")
    board.hand(0, "arthur")
    board.turn("play", 0)
    assert board.legal(0, "bear")
    assert all(word.endswith("azure") for word in board.legal(0, "bear"))


def test_2_13_only_the_sovereign_s_family_bestows_a_title_laid_down(board: Board) -> None:
    """Another family that buys is not asked, and is told why."""
    board.position(purse=20)
    board.noble("henri", GULES, "oxford")
    board.noble("joan", GULES, "oxford")
    board.noble("walter", AZURE, "cardiff")
    board.crown("henri")
    board.abbess("joan", 0, "oxford")
    board.state.veils[0] = -1
    board.state.spare_veils.append(0)
    board.turn("buy", GULES)
    assert board.legal(GULES, "bestow") == ["bestow autumn-abbess joan"]
    board.do(GULES, "done")
    assert board.legal(AZURE, "bestow") == []
    assert board.why(AZURE, "bestow autumn-abbess joan") == "bestow-crown"


def test_2_7_a_card_is_not_played_for_nothing(board: Board) -> None:
    """Whoever has the card is told what does not fit: the Noble, the city, the region, the treasure."""
    board.noble("henri", GULES, "london")
    board.noble("joan", GULES, "london")
    board.put(GULES, "london", knight=1)
    board.hand(GULES, "arthur", "winter-abbess", "bishop-exeter", "harvest", "tax")
    board.turn("play", GULES)
    for text, code in (
        ("bear arthur sherwood", "words"),
        ("bear arthur nowhere", "words"),
        ("found winter-abbess", "words"),
        ("found winter-abbess joan nowhere", "words"),
        ("found winter-abbess henri london", "veil-man"),
        ("ordain bishop-exeter joan", "ordain-woman"),
        ("ordain bishop-exeter", "words"),
        ("bless harvest york", "words"),
        ("bless arthur north", "words"),
        ("tallage north", "tallage-foreign"),
        ("tithe york", "tithe-foreign"),
        ("tallage nowhere", "words"),
        ("bear edward london", "card"),
    ):
        assert board.why(GULES, text) == code, text
    board.town("york", "fortress")
    assert board.why(GULES, "found winter-abbess joan york") == "found-built"
    board.state.treasures[GULES] = 0
    assert board.why(GULES, "tallage north") == "treasure"
    board.noble("hugh", GULES, "london")
    assert board.why(GULES, "bear arthur london") == "nobles"


def test_4_1_a_purchase_names_what_is_missing(board: Board) -> None:
    """City, room, pieces and money, in this order; nothing is bought."""
    board.position(purse=9)
    board.noble("henri", GULES, "london")
    board.put(GULES, "london", {"knight": 8, "soldier": 1})
    board.town("london", "fortress", control=GULES)
    board.turn("buy", GULES)
    for text, code in (
        ("buy knight york 1", "buy-foreign"),
        ("buy soldier london 5", "room"),
        ("buy knight london 1", "reserve"),
        ("buy bombard london 4", "reserve"),
        ("buy soldier london 0", "words"),
        ("build mill york", "build-foreign"),
        ("build fortress london", "build-built"),
        ("build royal-fortress london", "royal-crown"),
        ("build mill nowhere", "words"),
        ("title north henri", "title-cities"),
        ("title north nobody", "words"),
        ("grant north henri", "grant-crown"),
        ("transfer north henri", "transfer-foreign"),
        ("bestow", "words"),
    ):
        assert board.why(GULES, text) == code, text
    board.state.purse[GULES] = 2
    for text in ("buy bombard london 1", "build mill london"):
        assert board.why(GULES, text) == "money", text


def test_3_0_who_has_sealed_says_nothing_more(board: Board) -> None:
    """Until all have: opening it again is all that is left."""
    for family, slug in ((GULES, "henri"), (AZURE, "edward"), (VERT, "hugh")):
        board.noble(slug, family, "london")
    board.hand(GULES, "harvest")
    board.turn("discard", GULES)
    assert board.why(GULES, "keep harvest") == "card-away"
    board.do(GULES, "discard harvest")
    assert board.why(GULES, "discard harvest") == "card"
    board.do(GULES, "seal")
    assert board.why(GULES, "keep harvest") == "sealed"
    assert board.legal(GULES, "unseal") == ["unseal"]
    board.do(GULES, "unseal; keep harvest")
