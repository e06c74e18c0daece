"""On a screen 400 pixels wide every word of the first picture is large enough to read.

That holds in every game and language, and for what is asked for by name. What is smaller stands in ``SMALLER``, with
its reason.
"""

from __future__ import annotations

import pytest

from bot.locale import LANGUAGES
from render import GAMES
from render.core import phone, sprites
from tests.render import views as xidit
from tests.render.heights import Drawn, Smaller, caption, faults, positions

SMALLER = (
    Smaller(".*", "title", ".*", 6, "which game and table it is stands over every picture in words"),
    Smaller("roses.*", "", ".*", 2, "a block's face: its name and strength stand in words beside it or in the band"),
    Smaller("roses [a-z_]+", "sign", ".*", 8, "an area that is larger than a phone's window is shown whole"),
    Smaller("roses support", "note|panel", ".*", 5, "the count area by area; the sums are large"),
    Smaller("charlemagne [a-z]+", "", r"\d\d\d\d", 2, "numbers of hexes, where a region larger than a phone is shown"),
    Smaller("charlemagne revolts", "note", ".*", 8, "why a revolt is more likely; the odds are large"),
    Smaller("charlemagne .*", "", ".*", 3, "a region is shown whole; unit kinds stand in words below the board"),
    Smaller("charlemagne (caliphate|byzantium|norse|slavs)", "burg|region", ".*", 4, "what lies beyond the map's rim"),
    Smaller("charlemagne (control|score)", "panel", ".*", 3.7, "the scale of a plot, and lists of all regions"),
    Smaller("fief midlands", "noble|name", ".*", 8, "the widest region, shown whole; the first picture is larger"),
    Smaller("fief [a-z-]+", "noble", ".{7,}", 9.9, "long names are fitted between their neighbours"),
    Smaller("fief", "", r"[NESW]", 3.8, "the ways out of cities on the map of all of them, where families begin"),
    Smaller("fief", "", r"\d", 9, "a Burgher's votes on his card, whose name says them"),
    Smaller("knights( south-west)?", "", "13", 3.9, "casualties on twenty-one banners in one area, made for tests"),
    Smaller("knights south-west", "name", ".*", 10.5, "a name fitted beside such a crowd"),
)


@pytest.mark.slow(but=["xidit-es"])
@pytest.mark.parametrize("locale", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_first_picture_is_read_on_a_phone(game: str, locale: str, drawn: list[Drawn]) -> None:
    found = []
    for name, view in positions(game).items():
        first = GAMES[game].pages(view)[0]
        drawn.clear()
        GAMES[game].board(view, caption(game, view, locale), width=phone.PHONE, zoom=first)
        assert len(drawn) > 5
        found += [f"{name}, {fault}" for fault in faults(game, drawn, SMALLER)]
    assert not found, "\n".join(found)


@pytest.mark.slow(but=["knights"])
@pytest.mark.parametrize("game", GAMES)
def test_what_is_asked_for_by_name_is_read_on_a_phone(game: str, drawn: list[Drawn]) -> None:
    found: dict[str, None] = {}
    for number, view in enumerate(positions(game).values()):
        zooms = [zoom for zoom in GAMES[game].areas(view) if zoom != "map"]
        for zoom in zooms[number % 9 :: 9]:
            drawn.clear()
            sprites.forget()
            GAMES[game].board(view, caption(game, view, "en"), width=phone.PHONE, zoom=zoom)
            found.update(dict.fromkeys(faults(f"{game} {zoom}", drawn, SMALLER)))
    assert not found, "\n".join(found)


def test_a_small_word_is_seen(drawn: list[Drawn]) -> None:
    view = xidit.position(5, year=6)
    GAMES["xidit"].board(view, caption("xidit", view, "en"), width=phone.PHONE)
    assert {"city", "panel", ""} <= {each.kind for each in drawn if each.high < phone.LEAST}
    assert faults("xidit", drawn, SMALLER) != []
