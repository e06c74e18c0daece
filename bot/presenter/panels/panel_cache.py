"""What a live message is known to show, so that nothing is drawn or uploaded twice.

Words and controls are composed anew each time, which is cheap, and compared; of pictures, which are not, everything is
compared from which they would be drawn: the renderers read nothing else.
"""

from __future__ import annotations

import dataclasses
import functools
import hashlib
import importlib.metadata
import importlib.util
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

import msgspec

from bot.presenter.panels.panel import short_alt
from bot.presenter.words.voice import Voice
from bot.tables.model import SeatView
from bot.tables.unit.posts import Message, Shown
from engine import RECORDS

_ROOT = Path(__file__).resolve().parents[3]
_CODE = ("render/**/*", "engine/**/*.py", "engine/*/data/*", "bot/locale/**/*.ftl", "bot/presenter/**/*.py")
"""What another version of decides what pictures look like, how many there are, and what they are called."""
_HERE = {pattern.partition("/")[0] for pattern in _CODE} | {"cogs"}
"""The packages of Herald itself: what of a game lies in them is no other package."""


@dataclasses.dataclass(frozen=True, slots=True)
class Pressed:
    """What a click made a panel show."""

    look: SeatView
    """The position."""
    about: Sequence[str]
    """The places that its picture is about."""


@functools.cache
def code() -> str:
    """A digest of what draws: a picture of another version is no picture of this one."""
    digest = hashlib.blake2b(importlib.metadata.version("pillow").encode(), digest_size=16)
    _add(digest, _ROOT, sources())
    return digest.hexdigest()


def sources() -> set[Path]:
    """The files of Herald that ``code`` is a digest of."""
    return {path for pattern in _CODE for path in _ROOT.glob(pattern)}


def code_of(game: str) -> str:
    """A digest of what draws a game that others made: of all that lies in the packages that its record names. Empty
    for a game that has none beside those of Herald."""
    if game not in RECORDS:
        return ""
    record = RECORDS[game]
    named = (record.rules, record.renderer, record.front, record.locale)
    return _code_in(frozenset(name.partition(".")[0] for name in named if name) - _HERE)


@functools.cache
def _code_in(packages: frozenset[str]) -> str:
    """A digest of all files of some packages, found without importing them."""
    if not packages:
        return ""
    digest = hashlib.blake2b(digest_size=16)
    for package in sorted(packages):
        found = importlib.util.find_spec(package)
        if found is None:
            continue
        folders = [Path(folder) for folder in found.submodule_search_locations or ()]
        for folder in folders:
            _add(digest, folder.parent, folder.rglob("*"))
        if not folders and found.origin is not None:
            _add(digest, Path(found.origin).parent, [Path(found.origin)])
    return digest.hexdigest()


def _add(digest: hashlib.blake2b, root: Path, paths: Iterable[Path]) -> None:
    """Take files into a digest, with their names seen from a folder."""
    for path in sorted(paths):
        if path.is_file() and path.suffix != ".pyc":
            digest.update(str(path.relative_to(root)).encode() + path.read_bytes())


def drawn(look: SeatView, voice: Voice, about: Sequence[str] = ()) -> str:
    """A digest of everything from which the pictures of a panel are drawn; ``about``: the places that they show, as
    ``Front.about`` gives them."""
    views = [msgspec.to_builtins(view, str_keys=True, order="deterministic") for view in (look.view, look.before)]
    return _digest(
        [
            code(), code_of(look.table.game), look.table.game, look.table.name, voice.locale, list(voice.names), views,
            list(about),
        ]
    )  # fmt: skip


def shown(message: Message, pictures: str, known: Shown | None = None) -> Shown:
    """What a composed message shows, whose pictures are those of a digest. Of one that keeps its pictures they are
    those that are ``known``."""
    components = message.view.to_components() if message.view is not None else []
    named = tuple(
        (name, short_alt(picture.alt), hashlib.blake2b(picture.data, digest_size=8).hexdigest())
        for name, picture in message.pictures
    )
    words = _digest([message.content, components, message.mentions])
    return Shown(words, pictures, known.pictures if known is not None and message.keeps else named)


def _digest(what: Any) -> str:
    return hashlib.blake2b(msgspec.json.encode(what, order="deterministic"), digest_size=16).hexdigest()
