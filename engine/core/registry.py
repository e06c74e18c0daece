"""The games that a process knows: what each of them brings, by dotted names, and one part of all of them by game.

A game is one record. It names what each room of the house needs of it, so that a process that draws loads no computer
players, and the engine imports nobody. What is named is imported when somebody asks for it.
"""

from __future__ import annotations

import dataclasses
import importlib
import pkgutil
from collections.abc import Callable, Collection, Iterator, Mapping
from contextlib import contextmanager
from typing import Any, Generic, TypeVar

T = TypeVar("T")


class MissingPart(ImportError):
    """A game names something that is not there; the message is one sentence."""


@dataclasses.dataclass(frozen=True, slots=True)
class Game:
    """What a game brings. Each field but the first is the dotted name of a thing, ``package.module.NAME``; an empty
    one says that the game has no such thing, and does without it."""

    id: str
    """Its slug, in lower-case ASCII: how it is called in commands, in rows and in the keys of its words."""
    rules: str
    """Its rules, an ``engine.core.Rules``. No game is without them."""
    player: str = ""
    """Makes its heuristic computer player from a seed. A ``TALLY`` in the same module is what simulations count."""
    renderer: str = ""
    """Its pictures, a ``render.core.api.Renderer``."""
    front: str = ""
    """What it adds to panels and posts, a ``bot.presenter.front.Front``."""
    commands: str = ""
    """Its group of slash commands."""
    locale: str = ""
    """The package with its words: a folder for each language, with files of Fluent messages."""
    docs: str = ""
    """Its page for players in English, as a path in the sources; ``<name>.es.md`` beside it is the Spanish one."""


PARTS = ("rules", "player", "renderer", "front", "commands")
"""The fields of a record that name one thing each."""


class Registry(Mapping[str, Game]):
    """The records of the games that this process knows, by id, in alphabetical order. Ids, ``in`` and ``len`` import
    nothing."""

    def __init__(self, built_in: Collection[str], record: Callable[[str], Game]) -> None:
        """``built_in``: the ids of the games that are there from the start; ``record``: reads the record of one."""
        self._record = record
        self._records: dict[str, Game | None] = dict.fromkeys(sorted(built_in))
        self._parts: dict[tuple[str, str], Any] = {}

    def __getitem__(self, game: str) -> Game:
        found = self._records[game]
        if found is None:
            found = self._records[game] = self._record(game)
        return found

    def __iter__(self) -> Iterator[str]:
        return iter(tuple(self._records))

    def __len__(self) -> int:
        return len(self._records)

    def __contains__(self, game: object) -> bool:
        return game in self._records

    def part(self, game: str, part: str) -> Any:
        """The thing that a game's record names as its ``part``. Raises ``KeyError`` for a game that is not known or has
        no such part, and ``MissingPart`` where what it names is not there."""
        try:
            return self._parts[game, part]
        except KeyError:
            found = self._parts[game, part] = named(self[game], part)
            return found

    def has(self, game: str, part: str) -> bool:
        """Whether a game is known and has such a part. For rules that imports nothing."""
        there = game in self._records
        return there and (part == "rules" or (game, part) in self._parts or bool(getattr(self[game], part)))

    def loaded(self, game: str, part: str) -> bool:
        """Whether such a part of a game has been asked for already."""
        return (game, part) in self._parts

    def add(self, game: Game, **parts: Any) -> None:
        """Let a game be known. ``parts``: things that it brings themselves, in place of their names. Raises
        ``ValueError`` where another game has that id."""
        if game.id in self._records:
            raise ValueError(f"two games are called {game.id!r}")
        self._records = dict(sorted([*self._records.items(), (game.id, game)]))
        self._parts |= {(game.id, part): thing for part, thing in parts.items()}

    def drop(self, game: str) -> None:
        """Let a game be known no more. Raises ``KeyError`` where it is not."""
        del self._records[game]
        self._parts = {key: thing for key, thing in self._parts.items() if key[0] != game}

    @contextmanager
    def added(self, game: Game, **parts: Any) -> Iterator[None]:
        """Let a game be known for the time of a block, in place of one of its id."""
        records, given = dict(self._records), dict(self._parts)
        if game.id in self._records:
            self.drop(game.id)
        self.add(game, **parts)
        try:
            yield
        finally:
            self._records, self._parts = records, given


class Parts(Mapping[str, T], Generic[T]):
    """One part of all games that have it, by game. It is imported when it is asked for, and not before."""

    def __init__(self, part: str, games: Registry) -> None:
        self._part = part
        self._games = games

    def __getitem__(self, game: str) -> T:
        return self._games.part(game, self._part)  # type: ignore[no-any-return]

    def waiting(self, game: str) -> bool:
        """Whether nobody has asked for that of a game yet, so that it may still have to be imported."""
        return not self._games.loaded(game, self._part)

    def __contains__(self, game: object) -> bool:
        return isinstance(game, str) and self._games.has(game, self._part)

    def __iter__(self) -> Iterator[str]:
        return iter([game for game in self._games if game in self])

    def __len__(self) -> int:
        return sum(1 for _ in self)


def named(game: Game, part: str) -> Any:
    """The thing that a record names. Raises ``KeyError`` where it names none, ``MissingPart`` where it is not there."""
    name: str = getattr(game, part)
    if not name:
        raise KeyError(f"{game.id} has no {part}")
    try:
        return pkgutil.resolve_name(name)
    except (ImportError, AttributeError, ValueError) as error:
        raise MissingPart(f"the game {game.id} names {name} as its {part}, which is not there: {error}") from error


def built_in(package: str, path: Collection[str], besides: Collection[str]) -> Registry:
    """The registry of the games whose packages lie in a folder; each has its record as ``GAME``. ``besides``: packages
    of it that are no games."""
    ids = [m.name for m in pkgutil.iter_modules(list(path)) if m.ispkg and m.name not in besides]

    def record(game: str) -> Game:
        found: Game = importlib.import_module(f"{package}.{game}").GAME
        if found.id != game:
            raise MissingPart(f"the package {package}.{game} has the record of {found.id!r}")
        return found

    return Registry(ids, record)
