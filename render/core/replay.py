"""A turn as a moving picture: what was done in it appears on the map, one deed after the other, each in its words."""

from __future__ import annotations

import itertools
from abc import ABC, abstractmethod
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from PIL import Image

from engine.core.public_log import Deed
from render.core import encode, palette, phone
from render.core.api import Caption, Picture
from render.core.brush import Point
from render.core.palette import GOLD, INK
from render.core.sprites import Box
from render.core.stage import Stage

NOTE_MS, END_MS = 900, 4000
"""How long a deed and the last frame stay."""
WIDEST = 900
"""Pixels across at most."""


class Film(NamedTuple):
    """Frames of one size, one after the other."""

    images: list[Image.Image]
    """What they show."""
    times: list[int]
    """How long each stays, in milliseconds."""

    def add(self, stage: Stage, lasting: int) -> None:
        """A frame more, which stays so many milliseconds."""
        self.images.append(stage.image)
        self.times.append(lasting)

    def picture(self, alt: str) -> Picture:
        """The animated image; one too heavy for a message loses quality."""
        for quality in (70, 50, 30, 10):
            data = encode.animation(self.images, self.times, quality)
            if len(data) <= encode.ANIMATION_LIMIT:
                break
        return Picture(data, "webp", self.images[0].width, self.images[0].height, encode.shortened(alt))


def shares(steps: int) -> Iterator[float]:
    """How much of a way is gone in each frame between start and goal, 0-1: slow at both ends."""
    for step in range(1, steps):
        share = step / steps
        yield share * share * (3 - 2 * share)


class Replay(ABC):
    """What was done in a turn, to be drawn once. Each game derives its own: how its map, deeds and pieces look."""

    game: str
    """Its id, with which the words of deeds begin."""
    pictures: str
    """What the keys of the words for its pictures begin with."""
    window: Box
    """The part of the plane that is shown."""
    signs: Mapping[str, str]
    """Deeds that are shown, with the sign that appears where they happen; empty for none."""
    seen: Collection[str]
    """A turn with one of these is worth seeing again."""
    walks: Collection[str]
    """Deeds in which a piece walks."""
    weighty: Collection[str]
    """Deeds that stay longer, and come first in the alternative text."""
    origins: Collection[tuple[str, str]]
    """Deeds before which a piece stood elsewhere, with the name of the fact that says where; empty where none does."""
    most, steps = 72, 4
    """Frames at most, of all and of a walk."""
    step_ms, pause_ms = 150, 1500
    """How long a frame of a walk stays, and a weighty deed."""
    trail, newest = (10, 6), (12, 9)
    """How wide a trail is with its edge and without, in units; how many trails and signs are seen, the newest."""
    head, letters, half = 100.0, 39.0, 20.0
    """Heights of the band with the words and of its letters, and half the width of the shield in it, in units."""

    def __init__(
        self, caption: Caption, turns: Iterable[tuple[int, list[Deed]]], sides: dict[str, int], now: dict[str, str]
    ) -> None:
        """``turns``: what was done in each, by number; the last that is worth it is shown. ``sides``: whose each piece
        is; ``now``: the place where it stands, if it does."""
        self.caption, self.sides, self.now = caption, sides, now
        found = [(turn, [d for d in deeds if d.what in self.signs]) for turn, deeds in turns]
        worth = (each for each in reversed(found) if any(d.what in self.seen for d in each[1]))
        self.turn, self.deeds = next(worth, (0, []))
        self.where: dict[str, Point] = {}
        """The point of the plane on which each piece is seen."""
        self._taken: dict[str, tuple[str, int]] = {}

    @abstractmethod
    def ground(self, width: int) -> Stage:
        """The map with all that does not move as it was before the first deed, so many pixels wide."""

    def changed(self, deed: Deed, ground: Stage) -> Stage:
        """The map after a deed: the one before it, unless the deed changes what does not move."""
        return ground

    @abstractmethod
    def word(self, name: str, fact: int | str) -> int | str:
        """A fact of that name in words; an amount as it is."""

    @abstractmethod
    def spot(self, place: str, n: int) -> Point:
        """Where the n-th piece at a place stands."""

    @abstractmethod
    def act(self, deed: Deed) -> tuple[int, Sequence[Point], Point | None]:
        """Brings the deed's piece to where it is after it. Gives whose deed it is (-1: nobody's), the way on which the
        piece goes and leaves a trail, and where the sign appears."""

    @abstractmethod
    def shield(self, stage: Stage, x: float, y: float, side: int) -> None:
        """Draws whose deed it is into the band."""

    @abstractmethod
    def sign(self, stage: Stage, x: float, y: float, kind: str, side: int) -> None:
        """Draws a sign over the place where something happened."""

    @abstractmethod
    def piece(self, stage: Stage, x: float, y: float, slug: str) -> None:
        """Draws a piece on the map."""

    def told(self, deed: Deed) -> str:
        """A deed in the words of its event."""
        params: dict[str, object] = {}
        for name, fact in deed.facts.items():
            if isinstance(fact, list):
                params[name] = ", ".join(str(self.word(name, each)) for each in fact)
                params[f"{name}_count"] = len(fact)
            else:
                params[name] = self.word(name, fact)
        return self.caption.words(f"{self.game}-{deed.what}", **params).replace("**", "")

    def starts(self) -> dict[str, str]:
        """The place of every piece before the first deed, as far as the deeds tell and the present."""
        first, origins = dict[str, str](), dict(self.origins)
        for deed in self.deeds:
            if deed.what in origins:
                first.setdefault(str(deed.facts.get("noble", "")), str(deed.facts.get(origins[deed.what], "")))
        return {slug: place for slug, place in sorted({**self.now, **first}.items()) if place}

    def stand(self, place: str, piece: str) -> Point:
        """Brings a piece to a free spot of a place; it gives up the one it had."""
        self._taken.pop(piece, None)
        taken = set(self._taken.values())
        n = next(n for n in itertools.count() if (place, n) not in taken)
        self._taken[piece] = place, n
        self.where[piece] = self.spot(place, n)
        return self.where[piece]

    def leave(self, piece: str) -> None:
        """A piece is gone."""
        self.where.pop(piece, None)
        self._taken.pop(piece, None)

    def picture(self, width: int) -> Picture | None:
        """The animated image; ``None`` when there is nothing to be seen again."""
        if not self.deeds:
            return None
        told = " ".join(self.told(d) for d in sorted(self.deeds, key=lambda d: d.what not in self.weighty))
        return self.film(min(width, WIDEST)).picture(self.caption.words(f"{self.pictures}-alt-replay", list=told))

    def film(self, width: int) -> Film:
        """The deeds one after the other; the last frame shows everybody where they are now."""
        film, ground = Film([], []), self.ground(width)
        signs: list[tuple[str, int, Point]] = []
        trails: list[tuple[int, Sequence[Point]]] = []

        def shot(text: str, lasting: int, side: int = -1) -> None:
            stage = ground.copied()
            for each, way in trails[-self.newest[0] :]:
                stage.brush.line(list(way), palette.PARCHMENT_LIGHT, self.trail[0])
                stage.brush.line(list(way), palette.seat_hue(each), self.trail[1])
            for kind, each, (x, y) in signs[-self.newest[1] :]:
                self.sign(stage, x, y, kind, each)
            for slug, (x, y) in sorted(self.where.items(), key=lambda item: item[1][1]):
                self.piece(stage, x, y, slug)
            self._band(stage, text, side)
            film.add(stage, lasting)

        for slug, place in self.starts().items():
            if slug in self.sides:
                self.stand(place, slug)
        heading = self.caption.words(f"{self.pictures}-replay", n=self.turn)
        shot(heading, self.pause_ms)
        walks = sum(d.what in self.walks for d in self.deeds)
        steps = max(0, min(self.steps, (self.most - len(self.deeds) - 2) // max(1, walks)))
        for deed in self.deeds:
            if len(film.images) >= self.most - 1:
                break
            text, slug = self.told(deed), str(deed.facts.get("noble", ""))
            side, way, spot = self.act(deed)
            after = self.changed(deed, ground)
            if way:
                if goal := self.where.get(slug):
                    for k in range(1, steps + 1):
                        self.where[slug] = way[min(len(way) - 1, k * len(way) // (steps + 1))]
                        shot(text, self.step_ms, side)
                    self.where[slug] = goal
                trails.append((side, way))
            ground = after
            if self.signs[deed.what] and spot is not None:
                signs.append((self.signs[deed.what], side, spot))
            shot(text, self.pause_ms if deed.what in self.weighty else NOTE_MS, side)
        self.where.clear()
        for slug, place in self.now.items():
            self.stand(place, slug)
        signs.clear()
        shot(heading, END_MS)
        return film

    def _band(self, stage: Stage, text: str, side: int) -> None:
        """What happens, in words, over the upper edge."""
        left, top, right, _ = self.window
        wide, high = right - left, self.head
        brush = stage.brush.moved(left, top)
        brush.rect(6, 6, wide - 12, high, palette.PARCHMENT_LIGHT, INK, 3, radius=9)
        brush.rect(12, 12, wide - 24, high - 12, None, GOLD, 2, radius=6)
        x, y = left + 32, top + 6 + high / 2
        if side >= 0:
            self.shield(stage, x + self.half, y, side)
            x += self.half * 2 + 18
        phone.sentence(stage, (x, y - high / 2, left + wide - 30, y + high / 2), text, self.letters)
