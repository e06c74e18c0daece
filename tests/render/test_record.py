"""Somebody's card: everything on it can be read on a phone, and stands in its words, too."""

from __future__ import annotations

import io
from types import SimpleNamespace
from typing import Any, cast

import pytest
from PIL import Image

from bot.presenter.pages.stats import KINDS, drawn_card, shown
from bot.presenter.words.voice import Voice
from bot.tables.play.rating import Rating
from bot.tables.play.response_times import Pace
from bot.tables.play.results import Card, Played, Standing
from engine import GAMES
from render.core import record
from render.core.api import Picture, PlayerCard
from tests.render.labels import clashes

LONG = "Wilhelmina von und zu Hohenfels-Sigmaringen der Dritten 🏰"
HOUR = 3600.0
PACE = Pace(41, (2 * HOUR, 7 * HOUR, 26 * HOUR), 7)


def standings(count: int) -> tuple[Standing, ...]:
    games = sorted(GAMES)
    courses = [(), (1012,), (1000, 1000), (1000, 1040, 1021, 1088, 1060, 1111)]
    return tuple(
        Standing(games[n % len(games)], 2 + n % 5, 4 + n, min(n, 3), Rating(28.0, 3.0) if n else None, courses[n % 4])
        for n in range(count)
    )  # fmt: skip


CARD = Card(7, standings(KINDS + 2), (Played(3, "roses", 2, 1, 1, "points", True, 1.7e9),), 2)


@pytest.mark.parametrize("language", ["en", "es"])
def test_it_can_be_read_on_a_phone(language: str) -> None:
    drawn = drawn_card(CARD, LONG, Voice(language, ()), PACE, ["told"])
    stage = record.placed(drawn, width=400)
    assert min(each.size for each in stage.placed) * stage.scale >= 11
    assert clashes(stage.placed, ("title", "note")) == []
    assert all(each.box[0] >= 0 and each.box[2] <= record.WIDE for each in stage.placed)
    assert stage.placed[-1].box[3] < stage.image.height / stage.scale
    said = " ".join(each.what for each in stage.placed)
    assert len(drawn.records) == KINDS
    for each in drawn.records:
        assert each.said in said
        assert each.rating in said
    assert drawn.pace is not None
    assert drawn.pace.said in said
    assert {"en": "7%", "es": "7 %"}[language] in said
    assert not any("stats-" in each.what for each in stage.placed)


def of_roses(played: int, won: int, course: tuple[int, ...] = ()) -> Card:
    """A card of somebody who has played one game."""
    return Card(played, (Standing("roses", 2, played, won, None, course),), (), 0)


def ink(drawn: PlayerCard, hue: tuple[int, int, int]) -> int:
    """Pixels of about a hue."""
    with Image.open(io.BytesIO(record.card(drawn).data)) as image:
        pixels = image.convert("RGB").tobytes()
    spots = zip(pixels[::3], pixels[1::3], pixels[2::3], strict=True)
    return sum(max(abs(a - b) for a, b in zip(spot, hue, strict=True)) < 40 for spot in spots)


@pytest.mark.slow
def test_the_bars_say_what_the_words_say() -> None:
    """Of a person who won half, a bar half as long as of one who won all; without misses none."""
    voice = Voice("en", ())

    def one(won: int, missed: int | None) -> PlayerCard:
        pace = None if missed is None else Pace(9, (HOUR, 2 * HOUR, 3 * HOUR), missed)
        return drawn_card(of_roses(4, won), "Ana", voice, pace, [])

    green, red = record._WON[:3], record._MISSED[:3]
    none, half, all_ = (ink(one(won, None), green) for won in (0, 2, 4))
    assert 1.8 < (all_ - none) / (half - none) < 2.2
    assert 1.8 < (ink(one(0, 100), red) - ink(one(0, 0), red)) / (ink(one(0, 50), red) - ink(one(0, 0), red)) < 2.2


@pytest.mark.slow
def test_of_few_games_each_is_drawn_and_no_share() -> None:
    """One game won is one disc, never a full bar; one lost is a ring, never an empty bar. No line joins two ratings."""
    voice = Voice("en", ())
    green, blue = record._WON[:3], record._PACE[:3]

    def one(played: int, won: int, *course: int) -> PlayerCard:
        return drawn_card(of_roses(played, won, course), "Ana", voice, None, [])

    none, single, both, bar = (ink(one(*each), green) for each in ((1, 0), (1, 1), (2, 2), (3, 3)))
    disc = single - none
    assert 300 < disc < 700
    assert 1.8 < (both - ink(one(2, 0), green)) / disc < 2.2  # beside the very words of two games lost
    assert bar - none > 8 * disc
    assert abs(ink(one(2, 0), green) - none) < disc / 2  # letters have edges of about any hue
    blank = ink(one(3, 0), blue)
    assert ink(one(2, 0, 1000, 1040), blue) == ink(one(2, 0), blue)
    assert ink(one(3, 0, 1000, 1040, 1021), blue) > blank + 500


@pytest.mark.parametrize("language", ["en", "es"])
async def test_words_stay(language: str) -> None:
    """What the picture says is its alt text; where nothing is drawn it is the answer."""

    async def draws(card: PlayerCard) -> Picture:
        return record.card(card)

    async def fails(card: PlayerCard) -> Picture:
        raise OSError("no pens")

    drawn = await shown(cast(Any, SimpleNamespace(player=draws)), CARD, "Ana *B*", language, PACE)
    words = await shown(cast(Any, SimpleNamespace(player=fails)), CARD, "Ana *B*", language, PACE)
    ((name, picture),) = drawn.pictures
    assert name == "herald-card.jpg"
    assert words.pictures == []
    lines = words.content.splitlines()
    assert lines[1] in picture.alt
    assert lines[1] not in drawn.content
    assert lines[-1] == drawn.content.splitlines()[-1]
    assert "Ana *B*" in picture.alt
    assert "Ana \\*B\\*" in drawn.content
    left = await shown(cast(Any, SimpleNamespace(player=fails)), Card(7, (), (), 1), "Ana", language, None)
    assert left.pictures == []
    assert left.content
