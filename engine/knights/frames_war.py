"""Frames of battles, sieges, deaths and captures."""

from __future__ import annotations

import msgspec


class Consent(msgspec.Struct, tag="consent", array_like=True):
    """Barons with armies in the area are asked whether a city or stronghold may be attacked (B2). ``target``: ``city``
    or ``stronghold``; ``asked``: who must allow it; ``said``: who has."""

    seat: int
    area: int
    target: str
    asked: list[int]
    said: list[int]
    number: int


class Battle(msgspec.Struct, tag="battle", array_like=True):
    """A battle. ``kind``: field, assault, siege; ``foe``: seat, -1 a neutral city; ``stage``: what comes next."""

    seat: int
    foe: int
    area: int
    kind: str
    number: int
    stage: str = "armies"


WarFrame = Consent | Battle
