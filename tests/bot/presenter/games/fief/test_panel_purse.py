"""The panel of Fief where shillings are spent: purchases, titles, what a seat has."""

from __future__ import annotations

import dataclasses

import pytest

from bot import locale
from bot.presenter.front import front
from bot.presenter.panels.panel import panel
from bot.presenter.words.voice import Voice
from engine.core import Action
from engine.fief.rules import FIEF as RULES
from engine.fief.state.state import FiefState
from tests.cogs.fief.screens import asked, context
from tests.cogs.press_everything import check, lines, told, words
from tests.cogs.seat_views import NAMES, PICTURE
from tests.engine.fief.board import AZURE, GULES, OR, VERT, Board


def buying(purse: int = 20) -> Board:
    """Red holds Wales with a fortress at Cardiff and may buy."""
    board = Board().position(purse=purse)
    board.noble("henri", GULES, "cardiff")
    board.noble("lucia", AZURE, "london")
    board.noble("hugh", VERT, "york")
    board.noble("joan", OR, "norwich")
    board.put(GULES, "cardiff", knight=1, soldier=2)
    board.region("wales", GULES)
    board.town("cardiff", "fortress")
    board.town("harlech", mill=True)
    return board.turn("buy", GULES)


def test_a_few_cities_stand_side_by_side() -> None:
    """Each with what stands there; each line with its price, its points, what is left. The list of one city, as it was
    opened before, still answers and stays open."""
    look = asked(buying().state, GULES)
    ctx = context(look)
    assert "Purse: **20 shillings**" in told(ctx)
    assert "Cardiff: no new units yet · 2 soldiers, 1 knight · fortress" in told(ctx)
    assert {"buy knight cardiff 2", "buy soldier harlech 1"} <= set(lines(ctx))
    assert front("fief").batch(look, "keep cardiff . buy knight cardiff 2") == (
        [Action("buy", ("knight", "cardiff", 2))], "",
    )  # fmt: skip
    here = lines(dataclasses.replace(ctx, open="at cardiff"))
    priced = "6 shillings · 6 points in melee · you keep 14 shillings"
    assert here["buy knight cardiff 2"] == ("2 knights for Cardiff", priced)
    assert here["build mill cardiff"][1] == "3 shillings · +2 shillings each round · you keep 17 shillings"
    assert front("fief").batch(look, "keep all at.cardiff buy knight cardiff 2") == (
        [Action("buy", ("knight", "cardiff", 2))], "at cardiff",
    )  # fmt: skip


def test_who_has_bought_is_done_from_the_list_of_a_city() -> None:
    """The end of the purchases stands beside Back; where there is but one city its list stands there at once."""
    board = buying()
    for language in locale.LANGUAGES:
        ctx = context(asked(board.state, GULES), language)
        assert "done" in lines(ctx)
        assert "done" in lines(dataclasses.replace(ctx, open="at cardiff"))
    board.town("harlech", control=-1)
    found = lines(context(asked(board.state, GULES)))
    assert ">at cardiff" not in found
    assert "buy knight cardiff 2" in found
    assert "done" in found


@pytest.mark.parametrize(("language", "word"), [("en", "still need"), ("es", "aún necesitas")])
def test_a_family_near_a_title_reads_what_it_wants(language: str, word: str) -> None:
    """One city, walls or money; nothing where the title can be bought, has a Lord, or is far away (4.3)."""
    voice = Voice(language, NAMES, "fief")
    fort = voice.text("fief-panel-a-fortress")

    def wants(state: FiefState) -> list[str]:
        said = told(context(asked(state, GULES), language)).split("\n")
        return [line.partition(word)[2].strip() for line in said if word in line]

    assert wants(buying().state) == []
    poor = buying(3)
    assert wants(poor.state) == [voice.text("fief-panel-shillings-more", n=1)]
    bare = buying()
    bare.town("cardiff", "")
    assert wants(bare.state) == [fort]
    one = buying()
    one.town("harlech", control=AZURE)
    assert wants(one.state) == [str(voice.word("fief", "harlech"))]
    one.town("cardiff", control=AZURE)
    one.town("london", control=GULES)
    assert wants(one.state) == []
    one.noble("edward", AZURE, "harlech", lord=["wales"])
    one.town("cardiff", control=GULES)
    assert wants(one.state) == []


def test_a_title_tells_its_price_and_worth() -> None:
    board = buying()
    ctx = context(asked(board.state, GULES))
    assert "Wales" in lines(ctx)["title wales henri"][0]
    assert "**: 4 shillings, you keep 16 shillings · +1 victory point, +1 vote, a Walled City" in told(ctx)
    assert "+1 punto de victoria" in told(context(asked(board.state, GULES), "es"))


def test_a_purchase_never_tells_of_another_purse() -> None:
    """The same panel whatever the others have."""
    one, two = buying().state, buying().state
    two.purse[AZURE:] = [0, 99, 7]
    for language in locale.LANGUAGES:
        ctxs = [context(asked(s, GULES), language) for s in (one, two)]
        assert lines(ctxs[0]) == lines(ctxs[1])
        assert told(ctxs[0]) == told(ctxs[1])


def test_a_step_that_ends_for_good_says_so_once() -> None:
    """Above the buttons, while the step is whole; not where the end can be taken back."""
    for language, said in (("en", "Ending this step cannot be undone"), ("es", "Si terminas este paso, ya no se")):
        look = asked(buying(3).state, GULES)  # too little for a title, which is for good as well
        shown = words(check(panel(context(look, language), ("board.png", PICTURE))))
        assert shown.count(said) == 1
        board = Board()
        board.noble("lucia", GULES, "york")
        board.go("discard")
        assert said not in words(
            check(panel(context(asked(board.state, GULES, "discard"), language), ("board.png", PICTURE)))
        )


def test_a_summary_says_what_one_has_and_how_the_game_stands() -> None:
    """The purse to its owner alone; the crown and every family's points to all."""
    board = buying(7)
    voice = Voice("en", NAMES, "fief")
    own = front("fief").summary(RULES.view(board.state, GULES), voice)
    assert "**7 shillings**" in own
    assert "the throne is empty" in own
    public = front("fief").summary(RULES.view(board.state, None), voice)
    assert "shillings" not in public
    for said in ("(Red) **0 points** · Ben (Blue) **0 points**", "(Gold) **0 points**", "From round 5 on, 3 victory"):
        assert said in public


def test_a_summary_says_which_card_lies_armed() -> None:
    """To its owner alone."""
    board = buying(7)
    board.hand(GULES, "passage", "rebellion")
    board.do(GULES, "arm passage captured henri")
    voice = Voice("es", NAMES, "fief")
    assert "Rebelión y Pasadizo (armada: Henri)" in front("fief").summary(RULES.view(board.state, GULES), voice)
    assert "armada" not in front("fief").summary(RULES.view(board.state, AZURE), voice)


def test_an_engine_says_what_it_does() -> None:
    """A bombard goes along, a catapult stays: neither has points."""
    found = lines(dataclasses.replace(context(asked(buying().state, GULES)), open="at cardiff"))
    bombard = "3 shillings · an engine: one die before melee, marches along · you keep 17 shillings"
    catapult = "5 shillings · an engine: two dice before melee, never leaves the city · you keep 15 shillings"
    assert found["buy bombard cardiff 1"][1] == bombard
    assert found["buy catapult cardiff 1"][1] == catapult
    spanish = lines(dataclasses.replace(context(asked(buying().state, GULES), "es"), open="at cardiff"))
    assert spanish["buy catapult cardiff 1"][1].endswith("no se mueve · te quedan 15 chelines")
