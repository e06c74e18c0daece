"""Pictures: a view and its words in, image bytes out. Nothing here sees a state, a user or a database.

A game's pictures are a package of this folder called like the game, which offers a ``RENDERER``.
"""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from render.core.api import LobbyCard, Picture, Renderer


class _Games(Mapping[str, "Renderer"]):
    """Every game's renderer, imported when it is asked for: a process that does not draw needs no pens."""

    def __init__(self) -> None:
        self._names = sorted(m.name for m in pkgutil.iter_modules(__path__) if m.ispkg and m.name != "core")
        self._added: dict[str, Renderer] = {}

    def add(self, game: str, renderer: Renderer) -> None:
        """Bring a renderer that is no package of this folder."""
        self._added[game] = renderer

    def __getitem__(self, game: str) -> Renderer:
        if game in self._added:
            return self._added[game]
        if game not in self._names:
            raise KeyError(game)
        found: Renderer = importlib.import_module(f"{__name__}.{game}").RENDERER
        return found

    def __iter__(self) -> Iterator[str]:
        return iter([*self._names, *self._added])

    def __len__(self) -> int:
        return len(self._names) + len(self._added)


GAMES = _Games()
"""Every game's renderer by the game's slug."""


def lobby_card(card: LobbyCard) -> Picture:
    """The card of a table that waits for its players."""
    from render.lobby import lobby_card as drawn

    return drawn(card)


def keep_layers_in(folder: Path | None) -> None:
    """Keep large layers in ``folder`` over restarts, or nowhere."""
    from render.core import keep

    keep.use(folder)


__all__ = ["GAMES", "keep_layers_in", "lobby_card"]
