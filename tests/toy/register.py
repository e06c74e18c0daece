"""The fair as one of the games, for the process that imports this: nothing of the product knows it."""

from __future__ import annotations

from typing import Any, cast

import render
from bot import locale
from bot.presenter.front import front, register
from engine import GAMES
from engine.players import PLAYERS
from tests.support.catalogues import drop_words
from tests.toy.front import FOLDER, FRONT, RENDERER
from tests.toy.player import FairPlayer
from tests.toy.rules import FAIR


def bring() -> None:
    """Add the fair to the games; again and again does no harm."""
    locale.add_folder(FOLDER)
    cast(dict[str, Any], GAMES)[FAIR.id] = FAIR
    render.GAMES[FAIR.id] = RENDERER
    PLAYERS[FAIR.id] = FairPlayer
    if front(FAIR.id) is not FRONT:
        register(FAIR.id, FRONT)


def take_away() -> None:
    """The games and words as they were."""
    drop_words(FOLDER)
    cast(dict[str, Any], GAMES).pop(FAIR.id, None)
    render.GAMES.pop(FAIR.id, None)
    PLAYERS.pop(FAIR.id, None)


bring()
