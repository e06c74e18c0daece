"""On a screen 400 pixels wide every word of the first picture is large enough to read, in every game and language; so
are those of what is asked for by name. What is smaller stands in ``SMALLER``, with its reason."""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

import pytest

from bot.locale import LANGUAGES, words
from engine.roses.rules import ROSES
from render import GAMES
from render.core import fonts, phone, sprites, stage
from render.core.api import Caption
from render.core.brush import Brush
from render.core.stage import Stage
from tests.render import views as xidit
from tests.render.charlemagne import views as charlemagne
from tests.render.fief import views as fief
from tests.render.knights import beside as knights
from tests.render.roses import views as roses

_FIEF = ("middle", "battle", "rebellion", "court", "election", "parliament", "counted")
NAMES = ("Aldonza", "Berenguer de Montclar", "Álvaro", "Żaneta", "Isolde", "Bo")


@dataclasses.dataclass(frozen=True, slots=True)
class Drawn:
    """A text as it was drawn: ``kind`` of its label, empty for one inside a drawing; its height in pixels."""

    kind: str
    text: str
    high: float


@dataclasses.dataclass(frozen=True, slots=True)
class Smaller:
    """What may be smaller, down to so many pixels, and why: patterns for the picture (``game`` or ``game zoom``), the
    kind (empty: within a drawing) and the text."""

    picture: str
    kind: str
    text: str
    least: float
    why: str


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


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Drawn]]:
    """Every text of the pictures that a test draws."""
    found: list[Drawn] = []
    label, depth = [False], [0]
    put, write, piece = Stage.text, Brush.text, sprites.sprite

    def on_stage(
        self: Stage, x: float, y: float, text: str, size: float, face: fonts.Face = "bold", **how: Any
    ) -> float:
        seen, real = text, size
        if how.get("width"):
            seen, real = fonts.fit(text, face, size, how["width"], how.get("least", 12))
        if how.get("kind", "label"):
            found.append(Drawn(how.get("kind", "label"), seen, real * self.scale))
        label[0] = True
        try:
            return put(self, x, y, text, size, face, **how)
        finally:
            label[0] = False

    def in_drawing(self: Brush, x: float, y: float, text: str, size: float, *rest: Any, **how: Any) -> None:
        if not label[0]:
            found.append(Drawn("", text, size * self.scale / (sprites.SUPERSAMPLE if depth[0] else 1)))
        write(self, x, y, text, size, *rest, **how)

    def as_sprite(key: Any, box: Any, scale: float, draw: Callable[[Brush], None], shadow: float = 0) -> Any:
        def inside(brush: Brush) -> None:
            depth[0] += 1
            try:
                draw(brush)
            finally:
                depth[0] -= 1

        return piece(key, box, scale, inside, shadow)

    def bound(self: Stage, x: float, y: float, text: str, size: float, *rest: Any, **how: Any) -> float:
        names = ("face", "fill", "align", "halo", "halo_width", "width", "kind", "least")
        return on_stage(self, x, y, text, size, **dict(zip(names, rest, strict=False)), **how)

    monkeypatch.setattr(Stage, "text", bound)
    monkeypatch.setattr(Brush, "text", in_drawing)
    monkeypatch.setattr(stage, "sprite", as_sprite)
    sprites.forget()
    yield found
    sprites.forget()


def positions(game: str) -> Mapping[str, Any]:
    """Positions of a game by name, of a spectator and of a seat."""
    found: dict[str, Any]
    if game == "xidit":
        found = {
            "public": xidit.position(5, year=6),
            "own": xidit.position(5, year=11, full=True, own=2),
            "three": xidit.position(3, year=4, own=1, closed=(1, 2)),
            "census": xidit.position(4, year=8, phase="census", own=0),
        }
    elif game == "roses":
        named = ("actions", "battle", "middle")
        found = {f"{n} {s}": ROSES.view(roses.positions()[n], s) for n in named for s in (None, 1)}
        found["crowded"] = roses.crowded(0)
    elif game == "fief":
        found = {f"{n} {s}": fief.named(n, s) for n in _FIEF for s in (None, 0)}
        found["crowded"] = fief.crowded(0)
        found |= {f"beginning {s}": fief.beginning(s) for s in (None, 0, 1)}
    elif game == "knights":
        found = {f"rich {s}": knights.rich(s) for s in (None, 0, 3)}
        found["beginning"] = knights.beginning()
    else:
        found = {f"{n} {s}": charlemagne.named(n, s) for n in ("middle", "battle") for s in (None, 0)}
        found["crowded"] = charlemagne.crowded(0)
    return found


def caption(game: str, view: Any, locale: str) -> Caption:
    """A made-up table of as many as play."""
    seats = getattr(view, "seats", 2)
    count = seats if isinstance(seats, int) else len(seats)
    return Caption("The Winter Campaign", NAMES[:count], words(locale))


def faults(picture: str, drawn: list[Drawn], smaller: Sequence[Smaller] = SMALLER) -> list[str]:
    """Texts that are too small on a phone, and not known to be."""
    known = [s for s in smaller if re.fullmatch(s.picture, picture)]
    found = {}
    for each in drawn:
        if each.high < phone.LEAST - 0.1 and not any(
            re.fullmatch(s.kind, each.kind) and re.fullmatch(s.text, each.text) and each.high >= s.least for s in known
        ):
            found[f"{picture}: {each.kind or 'drawing'} {each.text!r} {each.high:.1f}"] = None
    return list(found)


@pytest.mark.slow(but=[f"{game}-es" for game in GAMES])
@pytest.mark.parametrize("locale", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_first_picture_is_read_on_a_phone(game: str, locale: str, drawn: list[Drawn]) -> None:
    found = []
    for name, view in positions(game).items():
        first = GAMES[game].pages(view)[0]
        drawn.clear()
        GAMES[game].board(view, caption(game, view, locale), width=phone.PHONE, zoom=first)
        assert len(drawn) > 5
        found += [f"{name}, {fault}" for fault in faults(game, drawn)]
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
            found.update(dict.fromkeys(faults(f"{game} {zoom}", drawn)))
    assert not found, "\n".join(found)


def test_a_small_word_is_seen(drawn: list[Drawn]) -> None:
    view = xidit.position(5, year=6)
    GAMES["xidit"].board(view, caption("xidit", view, "en"), width=phone.PHONE)
    assert {"city", "panel", ""} <= {each.kind for each in drawn if each.high < phone.LEAST}
    assert faults("xidit", drawn) != []
