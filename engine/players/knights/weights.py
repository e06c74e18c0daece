"""What the computer player weighs how much; a point of Influence is one."""

from __future__ import annotations

import msgspec


class Weights(msgspec.Struct, frozen=True):
    """``coin``: a crown, ``poor``: one that wages ask for; ``vote``, ``faith``; ``troop``: a hundred troops. ``deny``:
    a rival's city in his hands, ``alarm``: that of who leads. ``majority``: the city that wins, or that keeps a rival
    from it. ``begun``: the share of a city that a first siege brings, ``march``: that a march towards it does.
    ``noble``: a Noble's life, ``ban``: a seat in the Assembly, ``token``: that of Chairman or Head. ``leave``: how
    likely it is that a rival gives leave. ``bold``: the least that an attack must promise. ``bribe``: crowns offered
    for leave. ``fees``: crowns asked for it.
    """

    coin: float = 0.12
    poor: float = 0.25
    vote: float = 0.15
    faith: float = 0.4
    troop: float = 0.5
    deny: float = 0.35
    alarm: float = 0.7
    majority: float = 20.0
    begun: float = 0.55
    march: float = 0.3
    noble: float = 1.5
    ban: float = 2.5
    token: float = 0.5
    leave: float = 0.3
    bold: float = 0.3
    bribe: int = 2
    fee: int = 2
