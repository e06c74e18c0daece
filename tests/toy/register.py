"""The fair as one of the games, for the process that imports this: nothing of the product knows it."""

from __future__ import annotations

from bot.common.offered_games import adopt
from engine import RECORDS
from herald_fair import GAME
from tests.support.catalogues import drop_words
from tests.toy import WORDS


def bring() -> None:
    """Add the fair to the games; again and again does no harm."""
    adopt([GAME])


def take_away() -> None:
    """The games and words as they were."""
    drop_words(WORDS)
    if GAME.id in RECORDS:
        RECORDS.drop(GAME.id)


bring()
