"""Pictures: a view and its words in, image bytes out. Nothing here sees a state, a user or a database."""

from __future__ import annotations

from collections.abc import Mapping

from render.core.api import Renderer
from render.core.keep import use as keep_layers_in
from render.lobby import lobby_card
from render.xidit import RENDERER as XIDIT

GAMES: Mapping[str, Renderer] = {"xidit": XIDIT}
"""Every game's renderer by the game's slug."""

__all__ = ["GAMES", "keep_layers_in", "lobby_card"]
