"""What the application asks of a renderer: a view in, a picture out."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol

from render.core.palette import Colour

Words = Callable[..., str]
"""``words(key, **params)`` gives a text of the table's language; the application passes its catalogue in."""


ALT_LIMIT = 1024
"""Characters of an alternative text, as Discord takes them with a file and in a gallery."""
NEAR = "near"
"""What ``zoom`` takes besides areas: what matters now, with every word large enough for a screen 400 pixels wide."""
NEAR_WIDTH = 1000
"""Pixels that picture is wide: sharp on a phone, and soon drawn."""
REST = "rest"
"""What ``zoom`` takes beside it: the whole board without the boxes that stand on that picture."""
PAGES = (NEAR, REST)
"""Both, in the order in which a reader on a phone needs them."""
_PLACE = ":"


def close_up(about: Sequence[str] = ()) -> str:
    """What ``zoom`` takes for a picture of what matters now. ``about``: the place that it is to be about, empty for
    none, and then those that are to be seen with it."""
    return _PLACE.join((NEAR, *about))


def parted(zoom: str) -> tuple[str, Sequence[str]]:
    """What ``zoom`` names, and what ``close_up`` was given."""
    kind, *about = zoom.split(_PLACE)
    return kind, about


@dataclasses.dataclass(frozen=True, slots=True)
class Caption:
    """What a picture must know besides the view."""

    title: str
    """The table's name."""
    names: Sequence[str]
    """The display names of the seats, in their order."""
    words: Words
    """The catalogue, in the table's language."""


@dataclasses.dataclass(frozen=True, slots=True)
class Picture:
    """An encoded image."""

    data: bytes
    """The file as it is sent."""
    extension: str
    """What its name ends in, without the dot, ``jpg``, or ``webp`` for one that moves."""
    width: int
    """In pixels."""
    height: int
    """In pixels."""
    alt: str
    """The position in words, at most 1,024 characters."""


@dataclasses.dataclass(frozen=True, slots=True)
class LobbyCard:
    """The card of a table that has not started."""

    game: str
    """The id of the game."""
    title: str
    """The table's name."""
    seats: Sequence[str | None]
    """Who sits there, one entry per seat; ``None`` while it is free."""
    facts: Sequence[str]
    """The deadline and every option that differs from the plain game, a short line each."""
    words: Words
    """The catalogue, in the table's language."""
    sides: Sequence[str] = ()
    """Whom each seat plays, where the game has names for that; empty texts, or nothing, where it has none."""


@dataclasses.dataclass(frozen=True, slots=True)
class Bar:
    """A line of a chart."""

    label: str
    """What may come, ready to be read."""
    share: float
    """How likely it is, 0-1; the length of the bar."""
    said: str
    """The share in words."""
    good: bool | None = None
    """Whether the reader hopes for it; ``None`` where that cannot be said."""


@dataclasses.dataclass(frozen=True, slots=True)
class Bars:
    """Lines of a chart that belong together, under a title."""

    title: str
    """Of the group, ready to be read."""
    bars: Sequence[Bar]
    """From top to bottom."""


@dataclasses.dataclass(frozen=True, slots=True)
class Chart:
    """What may come of something, in bars; every text is ready to be read."""

    title: str
    """Of the whole chart."""
    groups: Sequence[Bars]
    """From top to bottom."""


@dataclasses.dataclass(frozen=True, slots=True)
class Record:
    """A game on somebody's card; every text is ready to be read."""

    title: str
    """The game, and with how many seats."""
    said: str
    """How many they played and won, in words."""
    rating: str
    """Their rating, in words."""
    played: int
    """How many games they have finished."""
    won: int
    """How many of these they have won."""
    course: Sequence[int]
    """Their rating after each rated game, in points, oldest first."""


@dataclasses.dataclass(frozen=True, slots=True)
class Speed:
    """How fast somebody answers; every text is ready to be read."""

    title: str
    """Of the box."""
    said: str
    """The quartiles in words."""
    quartiles: tuple[float, float, float] | None
    """Seconds within which they give a quarter, half and three quarters of their answers; ``None`` while too few are
    known."""
    missed_said: str
    """The share of missed deadlines in words."""
    missed: float
    """The share of deadlines they have missed, 0-1."""


@dataclasses.dataclass(frozen=True, slots=True)
class PlayerCard:
    """What somebody's finished games say of them."""

    name: str
    """Their display name."""
    note: str
    """How many games they have played in all, ready to be read."""
    records: Sequence[Record]
    """A box for each, from top to bottom: one game with one number of seats."""
    pace: Speed | None
    """How fast they answer; ``None`` where the card does not show it."""
    told: str
    """All of it in words."""


class Renderer(Protocol):
    """The pictures of one game. Pure functions of their arguments; safe to call from several threads."""

    def board(
        self, view: Any, caption: Caption, *, width: int = 1600, zoom: str = "", before: Any | None = None
    ) -> Picture:
        """The position as ``view`` shows it. A view with a seat's own part gives the private variant, with its
        hand and plans; ``zoom`` (an area slug) re-renders that area larger, or is that of a page or of ``close_up``.
        ``before``: an earlier view of the same reader; what moved, came or changed hands since then carries a gold ring
        and a dotted trail. Raises ``ValueError`` for an unknown area."""

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
        what matters now, large and no higher than ``phone.MOST``, and then the whole board with every box that is not
        on that."""

    def text(self, view: Any, caption: Caption) -> str:
        """The position in words, without a picture: at most 1,900 characters."""
