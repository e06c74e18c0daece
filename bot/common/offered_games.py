"""Which games this process offers: the built-in ones, or those that ``HERALD_GAMES`` names, those of others among them.

Games of others are found by the entry-point group ``herald.games`` of whatever is installed beside Herald. What a game
lacks is said in a sentence at start; that game is not offered then, and the others are.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from pathlib import Path

from bot import locale
from engine import RECORDS
from engine.core.registry import PARTS, Game, MissingPart

ELSEWHERE = ("player", "renderer")
"""Parts that a bot may never need, or its drawing processes alone. Herald's tests hold that its own games have them,
and once imported they take memory."""
GROUP = "herald.games"
"""The entry points of games: the name is the game's id, the object its record."""


def offer(wanted: str) -> list[str]:
    """Let the games be known that ``wanted`` names, ids with commas or spaces between them; the built-in ones for none.
    Every part of each is imported now, but for what Herald's own games need elsewhere. Returns a sentence for every
    game that is not offered, with the reason."""
    built_in = list(RECORDS)
    names = list(dict.fromkeys(re.split(r"[,\s]+", wanted.strip().lower()))) if wanted.strip() else built_in
    faults = [fault for name in filter(None, names) if (fault := _offered(name))]
    for game in set(RECORDS).difference(names):
        RECORDS.drop(game)
    return faults


def adopt(games: Iterable[Game]) -> None:
    """Let games be known that another process offers."""
    for game in games:
        if game.id not in RECORDS:
            RECORDS.add(game)
        if game.locale:
            locale.add_folder(_folder(game))


def _offered(name: str) -> str:
    """Let one game be known, all of it; else the sentence why it is not offered."""
    try:
        if name not in RECORDS:
            RECORDS.add(_of_others(name))
        return _checked(RECORDS[name])
    except (MissingPart, ValueError) as error:
        if name in RECORDS:
            RECORDS.drop(name)
        return f"The game {name} is not offered: {error}."
    except Exception as error:  # what a stranger's module raises when it is imported
        if name in RECORDS:
            RECORDS.drop(name)
        return f"The game {name} is not offered: its package cannot be read ({type(error).__name__}: {error})."


def _of_others(name: str) -> Game:
    """The record of a game that is installed beside Herald. Raises ``MissingPart`` for none and for several."""
    found: list[EntryPoint] = list(entry_points(group=GROUP, name=name))
    if not found:
        there = ", ".join(sorted({*RECORDS, *(entry.name for entry in entry_points(group=GROUP))}))
        raise MissingPart(f"nothing that is installed offers it; HERALD_GAMES may name {there}")
    if len({entry.value for entry in found}) > 1:
        raise MissingPart(f"two games have that id, {' and '.join(sorted(entry.value for entry in found))}")
    game = found[0].load()
    if not isinstance(game, Game):
        raise MissingPart(f"{found[0].value} is no record of a game")
    if game.id != name:
        raise MissingPart(f"{found[0].value} is the record of {game.id}")
    return game


def _checked(game: Game) -> str:
    """Import every part of a game and read its words. Raises ``MissingPart`` for what is not there."""
    if not game.rules:
        raise MissingPart("its record names no rules")
    if game.locale:
        folder = _folder(game)
        locale.add_folder(folder)
        _same_words(folder)
    for part in PARTS:
        if RECORDS.has(game.id, part) and not (part in ELSEWHERE and game.locale == locale.__name__):
            RECORDS.part(game.id, part)
    for language in locale.LANGUAGES:
        if not locale.has(language, f"game-{game.id}"):
            raise MissingPart(f"its words lack game-{game.id} ({language})")
    return ""


def _folder(game: Game) -> Path:
    """Where a game's words lie. Raises ``MissingPart`` where there is no such package."""
    try:
        spec = find_spec(game.locale)
    except (ImportError, ValueError):
        spec = None
    places = list(spec.submodule_search_locations or ()) if spec is not None else []
    if not places:
        raise MissingPart(f"the game {game.id} names {game.locale} as its locale, which is not there")
    return Path(places[0])


def _same_words(folder: Path) -> None:
    """Raises ``MissingPart`` where one language has a key that another has not."""
    if folder == Path(locale.__file__).parent:  # Herald's own catalogues are held alike by its tests
        return
    keys = {language: locale.keys_in(folder, language) for language in locale.LANGUAGES}
    for language, has in keys.items():
        if lacking := sorted(set().union(*keys.values()) - has):
            raise MissingPart(f"its words lack {lacking[0]} ({language})")
