"""Slugs as people write them: the slug itself, another form of it, or its word in any language."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache

from bot.errors import Raw, UserError
from bot.locale import LANGUAGES, word

_GAPS = re.compile(r"[\s_-]+")


def meant(
    game: str, typed: str, slugs: Sequence[str], *, also: Callable[[str], Iterable[str]] = lambda slug: ()
) -> str:
    """The one of some slugs that is meant, the first where several are called so. ``also``: other forms of a slug.
    Words count with what stands behind them in parentheses and without. Raises ``UserError`` for none:
    ``<game>-panel-unknown``."""
    wanted = _even(typed)
    for slug in slugs:
        if wanted in (_even(slug), *map(_even, also(slug))):
            return slug
    for slug in slugs:
        if wanted in _words(game, slug):
            return slug
    raise UserError(f"{game}-panel-unknown", name=Raw(typed.strip()[:40].replace("`", "'")))


def parts(typed: str | None) -> list[str]:
    """What is joined with commas."""
    return [part.strip() for part in (typed or "").split(",") if part.strip()]


def unique(names: Iterable[str]) -> list[str]:
    """Each name once, in order."""
    return list(dict.fromkeys(names))


@lru_cache(maxsize=8192)
def _words(game: str, slug: str) -> frozenset[str]:
    said = [word(language, game, slug) for language in LANGUAGES]
    return frozenset(_even(form) for name in said for form in (name, name.partition(" (")[0]))


def _even(text: str) -> str:
    return _GAPS.sub("-", text.strip().casefold())
