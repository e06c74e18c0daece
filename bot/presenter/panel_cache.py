"""What a live message is known to show, so that nothing is drawn or uploaded twice.

Words and controls are composed anew each time, which is cheap, and compared; of pictures, which are not, everything is
compared from which they would be drawn: the renderers read nothing else.
"""

from __future__ import annotations

import functools
import hashlib
import importlib.metadata
from pathlib import Path
from typing import Any

import msgspec

from bot.presenter.panel import short_alt
from bot.presenter.voice import Voice
from bot.tables.model import SeatView
from bot.tables.unit.posts import Message, Shown

_ROOT = Path(__file__).resolve().parents[2]
_CODE = ("render/**/*", "engine/**/*.py", "engine/*/data/*", "bot/locale/**/*.ftl", "bot/presenter/p*.py")
"""What another version of decides what pictures look like, how many there are, and what they are called."""


@functools.cache
def code() -> str:
    """A digest of what draws: a picture of another version is no picture of this one."""
    digest = hashlib.blake2b(importlib.metadata.version("pillow").encode(), digest_size=16)
    for path in sorted({path for pattern in _CODE for path in _ROOT.glob(pattern)}):
        if path.is_file() and path.suffix != ".pyc":
            digest.update(str(path.relative_to(_ROOT)).encode() + path.read_bytes())
    return digest.hexdigest()


def drawn(look: SeatView, voice: Voice) -> str:
    """A digest of everything from which the pictures of a panel are drawn."""
    views = [msgspec.to_builtins(view, str_keys=True, order="deterministic") for view in (look.view, look.before)]
    return _digest([code(), look.table.game, look.table.name, voice.locale, list(voice.names), views])


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
