"""What the application asks of a renderer: a view in, a picture out."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol

from render.core.palette import Colour

Words = Callable[..., str]
"""``words(key, **params)`` gives a text of the table's language; the application passes its catalogue in."""


NEAR = "near"
"""What ``zoom`` takes besides areas: what matters now, with every word large enough for a screen 400 pixels wide."""
NEAR_WIDTH = 1000
"""Pixels that picture is wide: sharp on a phone, and soon drawn."""


@dataclasses.dataclass(frozen=True, slots=True)
class Caption:
    """What a picture must know besides the view: the table's name, the seats' display names, the words."""

    title: str
    names: Sequence[str]
    words: Words


@dataclasses.dataclass(frozen=True, slots=True)
class Picture:
    """An encoded image. ``alt`` states the position in words, at most 1,024 characters."""

    data: bytes
    extension: str
    width: int
    height: int
    alt: str


@dataclasses.dataclass(frozen=True, slots=True)
class LobbyCard:
    """The card of a table that has not started: game, name, one entry per seat (``None`` while free), facts.

    ``sides``: whom each seat plays, where the game has names for that; empty texts, or nothing, where it has none.
    """

    game: str
    title: str
    seats: Sequence[str | None]
    facts: Sequence[str]
    words: Words
    sides: Sequence[str] = ()


@dataclasses.dataclass(frozen=True, slots=True)
class Bar:
    """A line of a chart. ``share``: 0-1; ``said``: the share in words; ``good``: whether the reader hopes for it, where
    that can be said."""

    label: str
    share: float
    said: str
    good: bool | None = None


@dataclasses.dataclass(frozen=True, slots=True)
class Bars:
    """Lines of a chart that belong together, under a title."""

    title: str
    bars: Sequence[Bar]


@dataclasses.dataclass(frozen=True, slots=True)
class Chart:
    """What may come of something, in bars; every text is ready to be read."""

    title: str
    groups: Sequence[Bars]


@dataclasses.dataclass(frozen=True, slots=True)
class Record:
    """A game on somebody's card; every text is ready to be read. ``played``, ``won``: how many games, and how many of
    them he won; ``course``: his rating after each rated game, oldest first."""

    title: str
    said: str
    rating: str
    played: int
    won: int
    course: Sequence[int]


@dataclasses.dataclass(frozen=True, slots=True)
class Speed:
    """How fast somebody answers. ``quartiles``: seconds; ``missed``: the share of deadlines, 0-1."""

    title: str
    said: str
    quartiles: tuple[float, float, float] | None
    missed_said: str
    missed: float


@dataclasses.dataclass(frozen=True, slots=True)
class PlayerCard:
    """What somebody's finished games say of him. ``told``: all of it in words."""

    name: str
    note: str
    records: Sequence[Record]
    pace: Speed | None
    told: str


class Renderer(Protocol):
    """The pictures of one game. Pure functions of their arguments; safe to call from several threads."""

    def board(
        self, view: Any, caption: Caption, *, width: int = 1600, zoom: str = "", before: Any | None = None
    ) -> Picture:
        """The position as ``view`` shows it. A view with a seat's own part gives the private variant, with its
        hand and plans; ``zoom`` (an area slug) re-renders that area larger. ``before``: an earlier view of the same
        reader; what moved, came or changed hands since then carries a gold ring and a dotted trail. Raises
        ``ValueError`` for an unknown area."""

    def animation(self, view: Any, caption: Caption, *, width: int = 800) -> Picture | None:
        """What happened since the last phase as a second picture, animated where the game moves step by step, or
        ``None`` when there is nothing to show."""

    def march(self, view: Any, before: Any, caption: Caption, *, width: int = 640) -> Picture | None:
        """Who went where since the earlier view ``before`` of the same reader, as a moving picture; ``None`` where
        nobody is known to have gone, and in games whose ``animation`` moves already."""

    def result(self, view: Any, caption: Caption, *, width: int = 1200) -> Picture | None:
        """The final scoring of a finished game, else ``None``."""

    def figures(self, view: Any) -> Mapping[str, Sequence[int]]:
        """What is counted over the turns, one number a seat, from what everybody sees: plots show it. Each name has the
        words ``<game>-figure-<name>``."""

    def hue(self, view: Any, seat: int) -> Colour:
        """The tincture of a seat, as every picture has it."""

    def areas(self, view: Any) -> Sequence[str]:
        """The slugs ``zoom`` accepts."""

    def pages(self, view: Any) -> Sequence[str]:
        """The pictures of a position in the order in which a reader on a phone needs them, as ``zoom`` takes them:
        what matters now, large, and then the whole board."""

    def text(self, view: Any, caption: Caption) -> str:
        """The position in words, without a picture: at most 1,900 characters."""
