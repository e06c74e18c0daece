"""Places, regions, units and markers as people write them: the slug, its number, or the word of either language."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bot.errors import Raw, UserError
from bot.locale import LANGUAGES, word

GAME = "charlemagne"


def meant(typed: str, slugs: Sequence[str]) -> str:
    """The one of some slugs that is meant. Raises ``UserError`` for none."""
    wanted = _plain(typed)
    if wanted in slugs:
        return wanted
    slug = wanted.replace(" ", "-")
    for name in slugs:
        if name in (slug, f"h{slug}"):
            return name
    for name in slugs:
        if wanted in (_plain(word(language, GAME, name)) for language in LANGUAGES):
            return name
    raise UserError("charlemagne-panel-unknown", name=Raw(typed.strip()[:40].replace("`", "'")))


def parts(typed: str | None) -> list[str]:
    """What is joined with commas."""
    return [part.strip() for part in (typed or "").split(",") if part.strip()]


def unique(names: Iterable[str]) -> list[str]:
    """Each name once, in order."""
    return list(dict.fromkeys(names))


def _plain(text: str) -> str:
    return " ".join(text.casefold().split())
