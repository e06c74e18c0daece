"""Pictures: a view and its words in, image bytes out. Nothing here sees a state, a user or a database.

A game's pictures are a package of this folder called like the game, which offers a ``RENDERER``.
"""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Mapping

from render.core.api import Renderer
from render.core.keep import use as keep_layers_in
from render.lobby import lobby_card

GAMES: Mapping[str, Renderer] = {
    name: importlib.import_module(f"{__name__}.{name}").RENDERER
    for name in sorted(m.name for m in pkgutil.iter_modules(__path__) if m.ispkg and m.name != "core")
}
"""Every game's renderer by the game's slug."""

__all__ = ["GAMES", "keep_layers_in", "lobby_card"]
