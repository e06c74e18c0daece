"""On a screen 400 pixels wide the words of all other pictures are large enough too.

Moving pictures, results, the cards of tables that wait, outcomes in bars, courses of games. What is smaller stands in
``SMALLER``, with its reason.
"""

from __future__ import annotations

from typing import Any

import pytest

from bot.locale import LANGUAGES, words
from engine.roses.rules import ROSES
from render import GAMES
from render.core import bars, palette, phone, plots, sprites
from render.core.api import Bar, Bars, Chart, LobbyCard
from render.lobby import lobby_card
from tests.render import heights, views
from tests.render.charlemagne import views as charlemagne
from tests.render.fief import views as fief
from tests.render.heights import NAMES, Drawn, Smaller, caption
from tests.render.knights import beside as knights
from tests.render.roses import views as roses
from tests.render.roses.march import march

pytestmark = pytest.mark.slow

MAP = "places and counts of a moving picture's map: its band tells in words who goes where"
SMALLER = (
    Smaller("[a-z]+ result", "title", ".*", 6, "which game and table it is stands over every picture in words"),
    Smaller("(xidit|charlemagne|fief|knights) moving", "city|name|label|key|men|burg|region|sea|zone", ".*", 2, MAP),
    Smaller("[a-z]+ moving", "", r".*", 1.5, MAP),
    Smaller("fief moving", "noble", ".*", 2, MAP),
    Smaller("roses result", "panel", ".*", 3.5, "names under the arms of heirs, of whom the heading names the head"),
    Smaller("roses result", "", r"\d", 2, "an heir's rank, which is his place in the row"),
    Smaller("roses result", "note", ".*", 8, "areas in two columns, where there are many; their sum is large"),
    Smaller("fief result", "lord", ".*", 8.5, "names of three Nobles side by side"),
    Smaller("xidit result", "note|name", ".*", 9.6, "a name with its units is fitted to its column"),
    Smaller("xidit moving", "panel", ".*", 2, MAP),
    Smaller("xidit moving", "title", ".* · .*", 6, "several deeds of one step share a line; the alt text tells them"),
    Smaller("xidit moving", "title", ".*", 10.5, "a deed of one with a long name"),
    Smaller("roses moving", "area|sign|zone", ".*", 2, MAP),
)


def over(game: str) -> Any:
    """A game's end, as everybody sees it."""
    if game == "xidit":
        return views.position(5, year=12, phase="over")
    if game == "roses":
        return ROSES.view(roses.positions()["over"], None)
    if game == "fief":
        return fief.named("over-4")
    if game == "knights":
        return knights.replace(knights.rich(None), stage="over")
    return charlemagne.named("over")


def faults(picture: str, drawn: list[Drawn]) -> list[str]:
    """Texts that are too small on a phone, and not known to be."""
    return heights.faults(picture, drawn, SMALLER)


@pytest.mark.parametrize("locale", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_end_of_a_game_is_read_on_a_phone(game: str, locale: str, drawn: list[Drawn]) -> None:
    view = over(game)
    assert GAMES[game].result(view, caption(game, view, locale), width=phone.PHONE) is not None
    assert len(drawn) > 5
    assert faults(f"{game} result", drawn) == []


@pytest.mark.parametrize("game", GAMES)
def test_what_a_moving_picture_tells_is_read_on_a_phone(game: str, drawn: list[Drawn]) -> None:
    if game == "roses":
        before, after, _ = march()
        assert GAMES[game].march(after, before, caption(game, after, "en"), width=phone.PHONE) is not None
    else:
        view = {
            "xidit": lambda: views.position(5, year=6), "fief": lambda: fief.named("over-4"),
            "knights": lambda: knights.views()[-1], "charlemagne": lambda: charlemagne.named("over"),
        }[game]()  # fmt: skip
        assert GAMES[game].animation(view, caption(game, view, "es"), width=phone.PHONE) is not None
    assert faults(f"{game} moving", drawn) == []


@pytest.mark.parametrize("locale", LANGUAGES)
def test_cards_bars_and_courses_are_read_on_a_phone(locale: str, drawn: list[Drawn]) -> None:
    for game in GAMES:
        seats: list[str | None] = [NAMES[1], None, *NAMES[2:5]]
        sides = ["Casa de Lancaster", "Casa de York", *([""] * 3)]
        facts = ["Prazo: 24 h por turno", "Sin jugadores artificiales"]
        lobby_card(LobbyCard(game, "The Winter Campaign", seats, facts, words(locale), sides), width=phone.PHONE)
    lines = [Bar("Berenguer de Montclar holds Northumbria", 0.125, "12,5 %", True), Bar("nobody", 0, "0 %")]
    bars.chart(Chart("The battle of Northumbria", [Bars("Who holds the field", lines)] * 2), width=phone.PHONE)
    table = [[n * seat for seat in range(6)] for n in range(13)]
    hues = [palette.seat_hue(seat) for seat in range(6)]
    course = plots.Course("knights", "A long winter", NAMES, hues, range(13), {"influence": table, "cities": table})
    plots.course(course, words(locale), width=phone.PHONE)
    assert faults("beside", drawn) == []


def test_the_end_of_a_game_shrunk_is_seen(drawn: list[Drawn]) -> None:
    view = over("xidit")
    sprites.forget()
    GAMES["xidit"].result(view, caption("xidit", view, "en"), width=phone.PHONE // 2)
    assert faults("xidit result", drawn) != []
