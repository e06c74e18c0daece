"""Areas, Nobles, troops, cards and the like as people write them: the slug, or the word of either language."""

from __future__ import annotations

from collections.abc import Sequence

from bot.presenter.words import slugs as told_by

GAME = "knights"


def meant(typed: str, slugs: Sequence[str]) -> str:
    """The one of some slugs that is meant. Raises ``UserError`` for none."""
    return told_by.meant(GAME, typed, slugs)
