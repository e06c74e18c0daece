"""Written truces, as everybody may read them."""

from __future__ import annotations

from bot.presenter import Voice
from engine.knights.views.view import KnView


def in_force(view: KnView, voice: Voice) -> list[str]:
    """The truces that hold, a line each."""
    return [
        voice.text("treaty-truce", one=voice.seat(p.one), other=voice.seat(p.other), turn=p.until) for p in view.pacts
    ]
