"""The first picture of a position of Lords of Xidit."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.core import Action, blocking
from engine.players import make
from engine.xidit.rules import XIDIT
from engine.xidit.state import Options
from render.core import phone
from render.xidit import layout, phone_view
from tests.render import views
from tests.render.first_page import LEAST, MOST, central, heights, pages, twice

pytestmark = pytest.mark.turns(3, among="the layout of pictures")


def test_the_first_picture_is_no_higher_than_a_phone() -> None:
    """Of every number of seats, in the first year, in the middle and when everything is full."""
    found = []
    for seats in (3, 4, 5):
        for year, full in ((1, False), (5, False), (11, True)):
            for own in (None, seats - 1):
                found.append((f"{seats} {year} {own}", views.position(seats, year=year, full=full, own=own)))
        found.append((f"{seats} census", views.position(seats, year=8, phase="census", own=1)))
    found.append(("closed", views.position(3, year=4, own=1, closed=(1, 2))))
    assert heights("xidit", found) == []
    assert twice("xidit", found[1:4]) == []


def test_every_city_can_stand_in_the_middle() -> None:
    """Those at the edge of the map too: a window reaches beyond its frame."""
    windows = phone_view.windows()
    for city, point in layout.cities().items():
        assert central(windows[f"city-{city}"], point), city


def test_the_city_that_a_question_is_about_stands_in_the_middle() -> None:
    """Along a game in which everything is asked: where one's hero is before orders are written, and where it has won,
    meets a Titan or sends bards, whatever it was ordered to do after that."""
    state = XIDIT.setup(seats=4, seed="crops")
    for seat in range(4):
        XIDIT.apply(state, seat, Action("style", ("careful",)))
    players = [make("xidit", "heuristic", f"crops/{seat}") for seat in range(4)]
    seen: Counter[str] = Counter()
    while waits := blocking(XIDIT.prompts(state)):
        seat, (prompt, *_) = next(iter(waits.items()))
        view = XIDIT.view(state, seat)
        assert view.own is not None
        if prompt.step in ("reward", "bards", "titan", "spend") or (
            prompt.step == "orders" and not any(view.own.orders)
        ):
            seen[prompt.step] += 1
            home = view.hero_city(seat)
            assert central(phone_view.window(view), layout.cities()[home]), (prompt.step, home)
            assert home in phone_view.cities(view)
        batch = players[seat].choose(view, prompt)
        if prompt.step == "orders":
            batch = [action for action in batch if action.verb in ("order", "seal")]
        for action in batch:
            XIDIT.apply(state, seat, action)
    assert min(seen[step] for step in ("orders", "reward", "bards")) >= 10


def test_before_a_start_is_chosen_every_city_is_shown() -> None:
    """With wishes as well, and for whom the others have begun; the numbers, by which lists name the cities, are large
    enough for a phone. Once the hero stands somewhere, what is around it is shown."""
    for placement in ("wishes", "in_turn"):
        state = XIDIT.setup(seats=4, seed="wish", options=Options(placement=placement))
        seat = (state.first + 3) % 4
        if placement == "wishes":
            XIDIT.apply(state, seat, Action("wish", (1, 10)))
        else:
            for n, city in enumerate((1, 10, 21)):
                XIDIT.apply(state, (state.first + n) % 4, Action("place", (city,)))
        view = XIDIT.view(state, seat)
        assert phone_view.cities(view) == list(range(1, 22))
        (first,) = pages("xidit", view, 1)
        assert LEAST <= first.image.height / first.image.width <= MOST
        box = phone_view.window(view)
        sizes = {it.what: it.size * phone.PHONE / (box[2] - box[0]) for it in first.placed if it.kind == "town"}
        assert len(sizes) == 21
        assert min(sizes.values()) >= phone.LEAST
    XIDIT.apply(state, seat, Action("place", (4,)))
    assert len(phone_view.cities(XIDIT.view(state, seat))) < 12
