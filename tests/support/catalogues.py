"""Words of a game that only tests know."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, cast

from bot import locale
from bot.locale.lazy import LazyBundle


class Kept:
    """The messages of a language, read once for each set of folders: tests add folders and take them away again, and
    each time all that is said would be parsed anew."""

    def __init__(self, read: Callable[[str], LazyBundle]) -> None:
        self._read = read
        self._bundles: dict[tuple[str | Path, ...], LazyBundle] = {}

    def __call__(self, lang: str) -> LazyBundle:
        """As ``bot.locale`` reads it."""
        place = (lang, *locale._folders)
        if place not in self._bundles:
            self._bundles[place] = self._read(lang)
        return self._bundles[place]

    def cache_clear(self) -> None:
        """Read the folders of now anew."""
        for lang in locale.LANGUAGES:
            self._bundles.pop((lang, *locale._folders), None)


def keep() -> None:
    """Keep what is read in this process."""
    if not isinstance(locale._bundle, Kept):
        locale._bundle = cast(Any, Kept(locale._bundle.__wrapped__))


@contextmanager
def more_words(*more: Path) -> Iterator[None]:
    """Catalogues that are read for the time of the block."""
    folders = list(locale._folders)
    _only([*folders, *(folder for folder in more if folder not in folders)])
    try:
        yield
    finally:
        _only(folders)


def drop_words(folder: Path) -> None:
    """The catalogues of the folder are read no more."""
    _only([known for known in locale._folders if known != folder])


def _only(folders: list[Path]) -> None:
    locale._folders[:] = folders
    if not isinstance(locale._bundle, Kept):
        locale._bundle.cache_clear()
    locale._said.cache_clear()
    locale.word_key.cache_clear()
