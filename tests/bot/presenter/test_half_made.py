"""While a choice is half made the picture shows the place that is chosen, and where it may lead."""

from __future__ import annotations

import dataclasses
import random
from collections.abc import Iterator, Sequence

import pytest

from bot.presenter.front import front
from bot.presenter.panel_kit.controls import PanelContext
from bot.presenter.panel_kit.half_made import about
from bot.tables.model import SeatView
from cogs import games
from engine import GAMES
from engine.core.standing import STANDING
from engine.roses.rules import ROSES
from render import GAMES as DRAWN
from render.core.api import Picture, close_up
from tests.cogs.panel_verbs import TOP, Screen, Walk, positions, recorded
from tests.cogs.press_everything import presses
from tests.cogs.seat_views import look_at
from tests.engine.pairs import rests
from tests.engine.roses.board import Board
from tests.engine.supplements import SUPPLEMENTS
from tests.render.close_ups import seen, shows, window
from tests.render.first_page import WIDE
from tests.render.heights import caption

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
PAIRS = 2
"""So many pairs of positions of a game are compared, where there are as many."""
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


@pytest.mark.parametrize("game", sorted(EVERY))
def test_what_others_hide_leaves_no_mark_on_the_crop(game: str) -> None:
    """Pairs of positions in which everything differs that all others hide, and the luck to come: the same half-made
    choice is about the same places, and its picture is the same to the byte."""
    rules, rng, compared = GAMES[game], random.Random(3), 0
    for save in reversed(recorded(game)):
        state = rules.loads(save.read_bytes())
        for seat in sorted(rules.prompts(state)):
            other = rules.loads(save.read_bytes())
            for hidden in {*range(state.seats)} - {seat}:
                SUPPLEMENTS[game].disturb(rng, other, hidden)
            SUPPLEMENTS[game].shuffle_unseen(rng, other)
            found = next(opened(look_at(rules, state, seat)), None)
            if found is None or not rests(rules, rules.dumps(other)):
                continue
            ctx, places = found
            there = dataclasses.replace(ctx, look=look_at(rules, other, seat))
            assert rules.dumps(other) != rules.dumps(state)
            assert front(game).about(there) == places
            assert crop(there, places) == crop(ctx, places)
            compared += 1
            break
        if compared == PAIRS:
            break
    assert compared


def crop(ctx: PanelContext, places: Sequence[str]) -> Picture:
    """The picture of a panel while a choice is half made."""
    view = ctx.look.view
    return DRAWN[ctx.game].board(view, caption(ctx.game, view, "en"), width=WIDE, zoom=close_up(places))


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
