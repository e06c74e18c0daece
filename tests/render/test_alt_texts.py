"""Alternative texts of all games: who cannot see a picture reads of themselves first, and of each picture its own."""

from __future__ import annotations

import functools
import importlib
import re
from collections.abc import Iterator
from typing import Any

import pytest

from bot import locale
from bot.presenter.panels.panel import short_alt
from engine import GAMES
from engine.roses.board import AREA
from render.core.api import ALT_LIMIT, NEAR, REST, Caption, Words
from tests.cogs.panel_verbs import RARE, SAVES
from tests.cogs.seat_views import NAMES

BEGINS = {
    "xidit": ("Yours:", "Tuyo:"),
    "roses": ("Your blocks:", "Tus bloques:"),
    "charlemagne": ("You:", "Tú:"),
    "fief": ("You:", "Tú:"),
    "knights": ("You:", "Tú:"),
}
"""How what a seat alone knows begins, in English and in Spanish."""
PAGES = {NEAR: ("Close-up.", "De cerca."), REST: ("The whole board.", "El tablero entero.")}
POSITIONS = 6
"""Of each game."""


@functools.cache
def positions(game: str) -> list[Any]:
    """Some recorded positions, from all parts of the list."""
    found = [*sorted(SAVES.glob(f"*/{game}-*.json")), *sorted(RARE.glob(f"{game}-*.json"))]
    return [GAMES[game].loads(save.read_bytes()) for save in found[:: max(1, len(found) // POSITIONS)]]


def seats(game: str) -> Iterator[tuple[Any, Any, int, Caption]]:
    """The public view, a seat's own, which of the two languages is spoken, and what a picture is captioned with."""
    for state in positions(game):
        public = GAMES[game].view(state, None)
        for number, lang in enumerate(locale.LANGUAGES):
            caption = Caption("Winter", NAMES[: state.seats], locale.words(lang))
            for seat in range(state.seats):
                yield public, GAMES[game].view(state, seat), number, caption


def alt(game: str, view: Any, caption: Caption, zoom: str = "") -> str:
    told: str = importlib.import_module(f"render.{game}.alt_text").alt(view, caption, zoom=zoom)
    return told


def known(game: str, view: Any, words: Words) -> Iterator[str]:
    """What the seat of a view has in hand, each by its name."""
    own = view.own
    match game:
        case "xidit":
            yield f"{words('xidit-picture-own-bards')} {own.bards_left}"
            if own.waiting:
                yield f"{words('xidit-picture-own-waiting')} {own.waiting}"
        case "roses":
            yield from (words(f"roses-piece-{card}") for card in [*own.hand, *filter(None, [own.card])])
            block = importlib.import_module("render.roses.alt_text").block_name
            yield from (block(words, b.block) for b in own.blocks if b.place in AREA or b.place == "pool")
        case "charlemagne":
            yield from (f"{words(f'charlemagne-piece-{it}')} {count}" for it, count in own.hand.items() if count)
        case "fief":
            yield from (words(f"fief-piece-{card}") for card in [*own.hand, *(armed.card for armed in own.armed)])
            yield str(own.purse)
        case _:
            yield from (f"{words(f'knights-piece-{kind}')} {count}" for kind, count in own.hand.items() if count)
            yield from (words(f"knights-piece-{kind}") for pile in own.plan for kind in pile)


@pytest.mark.parametrize("game", BEGINS)
def test_of_oneself_first_and_all_of_it(game: str) -> None:
    """Right behind what heads a text, on each picture of a gallery; never cut off by Discord's limit."""
    met = 0
    for public, view, number, caption in seats(game):
        everybody = alt(game, public, caption)
        assert BEGINS[game][number] not in everybody
        for zoom in ("", NEAR, REST):
            told = alt(game, view, caption, zoom)
            assert len(told) <= ALT_LIMIT
            assert short_alt(told) == told
            head, begins, rest = told.partition(BEGINS[game][number])
            assert begins, told
            heading = head.replace(PAGES[zoom][number], "").strip() if zoom else head.strip()
            assert everybody.startswith(heading), "nothing but the table and its turn stands before"
            assert len(heading) < 120
            for name in known(game, view, caption.words):
                assert name.casefold() in rest.casefold(), (name, told)
                met += 1
    assert met > 30


@pytest.mark.parametrize("game", BEGINS)
def test_each_picture_of_a_gallery_has_its_own(game: str) -> None:
    """It says which it is; and what is cut off one of them stands in the other."""
    together = 0
    for public, view, number, caption in seats(game):
        for looks in (public, view):
            near, rest = alt(game, looks, caption, NEAR), alt(game, looks, caption, REST)
            assert PAGES[NEAR][number] in near
            assert PAGES[REST][number] in rest
            one, other = (
                " ".join(text.replace(PAGES[zoom][number], "").split()) for zoom, text in ((NEAR, near), (REST, rest))
            )
            together += one[:300] != other[:300]
    assert together > 5, "they tell things in another order, which the limit does not make"
    keys = re.compile(rf"{game}-[a-z]+-|render-")
    assert not any(keys.search(alt(game, view, caption)) for _, view, _, caption in seats(game)), "a word is missing"


def test_whoever_waits_in_the_forest_waits_with_a_captive() -> None:
    """In Sherwood a stack stands with a Noble, by no road."""
    state = GAMES["fief"].loads((RARE / "fief-pardon.json").read_bytes())
    waiting = [s for s in GAMES["fief"].view(state, None).stacks if s.city == "sherwood"]
    assert [stack.site for stack in waiting] == ["simon"]
    site_text = importlib.import_module("render.fief.private").site_text
    for lang, told in (("en", "Sherwood, with Simon"), ("es", "Sherwood, con Simon")):
        assert site_text(locale.words(lang), "sherwood", "simon").endswith(told)
