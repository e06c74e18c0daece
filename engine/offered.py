"""What the games' packages of a folder offer under one name, loaded when it is asked for."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Collection, Iterable, Iterator, MutableMapping, Sequence
from typing import TypeVar

T = TypeVar("T")


class Offered(MutableMapping[str, T]):
    """By game. A process that draws nothing needs no renderers, and one without computer players none of these."""

    def __init__(self, package: str, path: Sequence[str], what: str, besides: Collection[str] = ()) -> None:
        """``package`` and its ``path``: where the games' packages lie. ``besides``: packages that are no games."""
        self._package = package
        self._what = what
        self._found: dict[str, T] = {}
        self._left = {m.name for m in pkgutil.iter_modules(path) if m.ispkg}.difference(besides)

    def waiting(self, game: str) -> bool:
        """Whether a game's package has not been loaded yet."""
        return game in self._left

    def _load(self, games: Iterable[str]) -> None:
        for game in self._left.intersection(games):
            package = importlib.import_module(f"{self._package}.{game}")
            self._left.discard(game)
            if hasattr(package, self._what):
                self._found.setdefault(game, getattr(package, self._what))

    def __getitem__(self, game: str) -> T:
        self._load((game,))
        return self._found[game]

    def __setitem__(self, game: str, value: T) -> None:
        self._left.discard(game)
        self._found[game] = value

    def __delitem__(self, game: str) -> None:
        self._load((game,))
        del self._found[game]

    def __iter__(self) -> Iterator[str]:
        self._load(set(self._left))
        return iter(sorted(self._found))

    def __len__(self) -> int:
        self._load(set(self._left))
        return len(self._found)
