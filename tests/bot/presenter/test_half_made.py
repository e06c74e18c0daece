"""While a choice is half made the picture shows the place that is chosen, and where it may lead."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pytest

from bot.presenter.front import front
from bot.presenter.panel_kit.controls import PanelContext
from bot.presenter.panel_kit.half_made import about
from bot.tables.model import SeatView
from cogs import games
from engine.core.standing import STANDING
from engine.roses.rules import ROSES
from tests.cogs.panel_verbs import TOP, Screen, Walk, positions
from tests.cogs.press_everything import presses
from tests.cogs.seat_views import look_at
from tests.engine.roses.board import Board
from tests.render.close_ups import seen, shows, window

games()  # brings the fronts
SCREENS = 3
"""So many screens of a position are pressed through."""
EVERY = {"charlemagne": 6, "fief": 5, "knights": 2, "roses": 1, "xidit": 1}
"""Of the recorded positions every so many."""
MET = {
    "charlemagne": {"force", "levy", "treasury"}, "fief": {"bench", "march", "move"}, "knights": {"deploy"},
    "roses": {"action", "home"}, "xidit": {"orders"},
}  # fmt: skip
"""Steps whose lists name places there."""
Half = tuple[PanelContext, Sequence[str]]


def opened(look: SeatView) -> Iterator[Half]:
    """Screens that a panel leads to and the places that each is about, one for each choice of places."""
    walk, told, queue = Walk(look), set[tuple[str, ...]](), list[Screen]([TOP])
    for n, here in enumerate(queue):
        ctx = walk.panel(here)
        found = front(ctx.game).about(ctx)
        assert here != TOP or not found, "at the top the picture shows what is asked"
        if found and tuple(found) not in told:
            told.add(tuple(found))
            yield ctx, found
        if n < SCREENS:
            queue += [screen for press in presses(ctx) for screen in press.screens if screen not in queue]


@pytest.mark.slow(but=["roses", "xidit"])
@pytest.mark.parametrize("game", sorted(EVERY))
def test_what_is_chosen_stands_in_the_middle(game: str) -> None:
    """In positions from play: the place itself, or that of whoever is chosen, and more of the goals than before."""
    met, before, after = set[str](), 0, 0
    for look in list(positions(game))[:: EVERY[game]]:
        for ctx, (place, *goals) in opened(look):
            met.add(ctx.step)
            box, other = window(game, look.view, (place, *goals)), window(game, look.view)
            if box is None or other is None:
                continue
            assert not place or shows(game, box, place), (ctx.step, ctx.open, place)
            before += sum(seen(game, other, goal) for goal in goals)
            after += sum(seen(game, box, goal) for goal in goals)
    assert met >= MET[game]
    assert after > before or game == "xidit"  # a plan of Xidit leads nowhere else


def roses(opened: str, language: str = "en") -> PanelContext:
    """A panel of Lancaster with armies in Kent and in the north."""
    board = Board().acting(
        {"lan_oxford": "kent", "lan_devon": "kent", "lan_clifford": "northumbria", "yor_york": "ireland"}
    )
    look = look_at(ROSES, board.state, 0)
    return Walk(look).panel((look.prompts[0].id, opened, 0), language)


def test_an_army_is_about_its_area_and_where_it_may_go_whoever_is_ticked() -> None:
    """So the picture is not drawn again for a tick, a page or another language."""
    kent = front("roses").about(roses("at kent 3"))
    assert kent[0] == "kent"
    assert {"sussex", "middlesex"} <= {*kent[1:]}
    assert "kent" not in kent[1:]
    assert kent == front("roses").about(roses("at kent 1")) == front("roses").about(roses("at kent 0 1", "es"))
    north = front("roses").about(roses("at northumbria 1"))
    assert north[0] == "northumbria"
    view = roses("").look.view
    assert window("roses", view, kent) != window("roses", view, north)


def test_nothing_is_half_made_where_no_place_is_chosen() -> None:
    for words in ("", "end", "recruit"):
        assert front("roses").about(roses(words)) == []
    ctx = roses("block-order lan_oxford")
    standing = next(prompt for prompt in ctx.look.prompts if prompt.id == STANDING)
    assert front("roses").about(Walk(ctx.look).panel((standing.id, ctx.open, 0))) == []


def test_each_place_is_named_once() -> None:
    assert about("kent", ["sussex", "", "kent", "sussex"]) == ["kent", "sussex"]
    assert about("", ["sussex"]) == ["", "sussex"]
    assert about("", ["", ""]) == []
