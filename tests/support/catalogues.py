"""Words of a game that only tests know."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from bot import locale


@contextmanager
def more_words(*more: Path) -> Iterator[None]:
    """Catalogues that are read for the time of the block."""
    folders = list(locale._folders)
    for folder in more:
        locale.add_folder(folder)
    try:
        yield
    finally:
        _only(folders)


def drop_words(folder: Path) -> None:
    """The catalogues of the folder are read no more."""
    _only([known for known in locale._folders if known != folder])


def _only(folders: list[Path]) -> None:
    locale._folders[:] = folders
    locale._bundle.cache_clear()
    locale.word_key.cache_clear()
