"""Alliances by marriage, as everybody may read them."""

from __future__ import annotations

from bot.presenter import Voice
from engine.fief.views.view import FiefView


def in_force(view: FiefView, voice: Voice) -> list[str]:
    """Families of different seats that a marriage binds, a line each pair."""
    seat = {f.family: f.seat for f in view.families}
    return [
        voice.text("treaty-alliance", one=voice.seat(f.seat), other=voice.seat(seat[f.ally]))
        for f in view.families
        if f.family < f.ally and seat[f.ally] != f.seat
    ]
