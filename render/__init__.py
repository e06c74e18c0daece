"""Pictures: a view and its words in, image bytes out. Nothing here sees a state, a user or a database.

A game's pictures are a package of this folder called like the game; its record names the renderer.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from engine import RECORDS
from engine.core.registry import Parts

if TYPE_CHECKING:
    from render.core.api import LobbyCard, Picture, Renderer


GAMES: Parts[Renderer] = Parts("renderer", RECORDS)
"""Every game's renderer by the game's slug, loaded when it is asked for: a process that does not draw needs no pens."""


def lobby_card(card: LobbyCard, *, width: int = 1000) -> Picture:
    """The card of a table that waits for its players."""
    from render.lobby import lobby_card as drawn

    return drawn(card, width=width, sign=getattr(GAMES.get(card.game), "sign", None))


def keep_layers_in(folder: Path | None) -> None:
    """Keep large layers in ``folder`` over restarts, or nowhere."""
    from render.core import keep

    keep.use(folder)


__all__ = ["GAMES", "keep_layers_in", "lobby_card"]
