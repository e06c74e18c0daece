"""Rules at their edges: two families of one seat, what a title laid down waits for."""

from __future__ import annotations

from tests.engine.fief.kit import (
    AZURE,
    GULES,
    VERT,
    abbess,
    crown,
    do,
    hand,
    legal,
    noble,
    position,
    put,
    town,
    turn,
    why,
)


def test_13_7_a_full_family_leaves_births_to_the_other() -> None:
    """A seat with two families: the first has three Nobles, the second still may have a child."""
    state = position(2)
    for slug in ("henri", "joan", "hugh"):
        noble(state, slug, GULES, "london")
    noble(state, "edward", AZURE, "york")
    noble(state, "lucia", AZURE, "york")
    hand(state, 0, "arthur")
    turn(state, "play", 0)
    assert legal(state, 0, "bear")
    assert all(word.endswith("azure") for word in legal(state, 0, "bear"))


def test_2_13_only_the_sovereign_s_family_bestows_a_title_laid_down() -> None:
    """Another family that buys is not asked, and is told why."""
    state = position(purse=20)
    noble(state, "henri", GULES, "oxford")
    noble(state, "joan", GULES, "oxford")
    noble(state, "walter", AZURE, "cardiff")
    crown(state, "henri")
    abbess(state, "joan", 0, "oxford")
    state.veils[0] = -1
    state.spare_veils.append(0)
    turn(state, "buy", GULES)
    assert legal(state, GULES, "bestow") == ["bestow autumn-abbess joan"]
    do(state, GULES, "done")
    assert legal(state, AZURE, "bestow") == []
    assert why(state, AZURE, "bestow autumn-abbess joan") == "bestow-crown"


def test_2_7_a_card_is_not_played_for_nothing() -> None:
    """Whoever has the card is told what does not fit: the Noble, the city, the region, the treasure."""
    state = position()
    noble(state, "henri", GULES, "london")
    noble(state, "joan", GULES, "london")
    put(state, GULES, "london", knight=1)
    hand(state, GULES, "arthur", "winter-abbess", "bishop-exeter", "harvest", "tax")
    turn(state, "play", GULES)
    for text, code in (
        ("bear arthur sherwood", "words"),
        ("bear arthur nowhere", "words"),
        ("found winter-abbess", "words"),
        ("found winter-abbess joan nowhere", "veil"),
        ("found winter-abbess henri london", "veil"),
        ("ordain bishop-exeter joan", "ordain"),
        ("ordain bishop-exeter", "words"),
        ("bless harvest york", "words"),
        ("bless arthur north", "words"),
        ("tallage north", "tax"),
        ("tithe york", "tax"),
        ("tallage nowhere", "words"),
        ("bear edward london", "card"),
    ):
        assert why(state, GULES, text) == code, text
    town(state, "york", "fortress")
    assert why(state, GULES, "found winter-abbess joan york") == "found"
    state.treasures[GULES] = 0
    assert why(state, GULES, "tallage north") == "treasure"
    noble(state, "hugh", GULES, "london")
    assert why(state, GULES, "bear arthur london") == "nobles"


def test_4_1_a_purchase_names_what_is_missing() -> None:
    """City, room, pieces and money, in this order; nothing is bought."""
    state = position(purse=9)
    noble(state, "henri", GULES, "london")
    put(state, GULES, "london", {"knight": 8, "soldier": 1})
    town(state, "london", "fortress", control=GULES)
    turn(state, "buy", GULES)
    for text, code in (
        ("buy knight york 1", "buy-city"),
        ("buy soldier london 5", "room"),
        ("buy knight london 1", "reserve"),
        ("buy bombard london 4", "reserve"),
        ("buy soldier london 0", "words"),
        ("build mill york", "build"),
        ("build fortress london", "build"),
        ("build mill nowhere", "words"),
        ("title north henri", "title"),
        ("title north nobody", "words"),
        ("grant north henri", "grant"),
        ("transfer north henri", "transfer"),
        ("bestow", "words"),
    ):
        assert why(state, GULES, text) == code, text
    state.purse[GULES] = 2
    for text in ("buy bombard london 1", "build mill london", "build fortress london", "build royal-fortress london"):
        assert why(state, GULES, text) == "money", text


def test_3_0_who_has_sealed_says_nothing_more() -> None:
    """Until all have: opening it again is all that is left."""
    state = position()
    for family, slug in ((GULES, "henri"), (AZURE, "edward"), (VERT, "hugh")):
        noble(state, slug, family, "london")
    hand(state, GULES, "harvest")
    turn(state, "discard", GULES)
    assert why(state, GULES, "keep harvest") == "card-away"
    do(state, GULES, "discard harvest")
    assert why(state, GULES, "discard harvest") == "card"
    do(state, GULES, "seal")
    assert why(state, GULES, "keep harvest") == "sealed"
    assert legal(state, GULES, "unseal") == ["unseal"]
    do(state, GULES, "unseal; keep harvest")
