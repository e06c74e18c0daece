"""Slugs as people write them: the slug itself, another form of it, or its word in any language; seats by who sits."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Hashable, Iterable, Sequence
from functools import lru_cache
from typing import TypeVar

from bot.common.errors import Raw, UserError
from bot.common.safe_names import spoken
from bot.locale import LANGUAGES, word
from bot.presenter.words.named_seats import as_one, chosen, readings, several, shown
from bot.presenter.words.voice import Voice
from bot.presenter.words.written_actions import forms, read, written
from bot.tables.model import TableInfo
from engine.core import Action, seat_slug, slug_seat

T = TypeVar("T", bound=Hashable)
_TEXT = 40
"""Characters of what was typed that a refusal repeats."""


def meant(
    game: str, typed: str, slugs: Sequence[str], *, also: Callable[[str], Iterable[str]] = lambda slug: ()
) -> str:
    """The one of some slugs that is meant, the first where several are called so. ``also``: other forms of a slug.
    Words count with what stands behind them in parentheses and without. Raises ``UserError`` for none:
    ``<game>-panel-unknown``."""
    wanted = spoken(typed)
    for slug in slugs:
        if wanted in (spoken(slug), *map(spoken, also(slug))):
            return slug
    for slug in slugs:
        if wanted in _words(game, slug):
            return slug
    raise unknown(game, typed)


def unknown(game: str, typed: str) -> UserError:
    """The refusal of what is not called anything here."""
    return UserError(f"{game}-panel-unknown", name=Raw(typed.strip()[:_TEXT].replace("`", "'")))


def meant_or_seat(info: TableInfo, speak: Voice, typed: str, slugs: Sequence[str]) -> str:
    """The one of some slugs that is meant where seats may be among them, as ``seat_slug``. People call a seat by a
    suggestion, its number or its name (``named_seats``), never by its slug.

    Raises ``UserError`` for none, and for what can mean several.
    """
    wanted = spoken(typed)
    things = [slug for slug in slugs if slug_seat(slug) is None]
    found = [slug for slug in things if wanted in (spoken(slug), *_words(info.game, slug))]
    if not found or readings(info, speak, typed):
        try:
            found.append(seat_slug(as_one(info, speak, typed)))
        except UserError as error:
            if error.key == "seats-none" and len(things) == len(slugs):
                raise unknown(info.game, typed) from None
            raise
    if len(found) > 1:
        raise several(typed, [told(info, speak, slug) for slug in found])
    return found[0]


def answered(game: str, actions: Sequence[Action], speak: Voice, typed: str) -> Action:
    """The one of some actions that is meant, as it is written or as it reads in any language; else what is written.

    Raises ``seats-several`` where several read so, and ``<game>-panel-unknown`` for what is no action.
    """
    wanted = spoken(typed)
    voices = [dataclasses.replace(speak, locale=lang) for lang in unique((speak.locale, *LANGUAGES))]
    found = [a for a in actions if wanted in map(spoken, forms(a))] or [
        a for a in actions if any(spoken(voice.action(game, a)) == wanted for voice in voices)
    ]
    if len(found) > 1:
        raise several(typed, [Raw(f"`{written(action)}`") for action in found])
    try:
        return found[0] if found else read(typed)
    except ValueError:
        raise unknown(game, typed) from None


def told(info: TableInfo, speak: Voice, slug: str) -> str:
    """What a slug is called inside a message; a seat with its number."""
    seat = slug_seat(slug)
    return str(speak.word(info.game, slug)) if seat is None else shown(speak, [seat])


def seat_option(info: TableInfo, speak: Voice, slug: str) -> tuple[str, str]:
    """A slug as a suggestion: its word and itself, a seat as seats are suggested."""
    seat = slug_seat(slug)
    if seat is None or seat >= info.seat_count:
        return str(speak.word(info.game, slug)), slug
    return shown(speak, [seat]), chosen(info, [seat])


def parts(typed: str | None) -> list[str]:
    """What is joined with commas."""
    return [part.strip() for part in (typed or "").split(",") if part.strip()]


def unique(names: Iterable[T]) -> list[T]:
    """Each name once, in order."""
    return list(dict.fromkeys(names))


@lru_cache(maxsize=8192)
def _words(game: str, slug: str) -> frozenset[str]:
    said = [word(language, game, slug) for language in LANGUAGES]
    return frozenset(spoken(form) for name in said for form in (name, name.partition(" (")[0]))
