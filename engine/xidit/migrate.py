"""Bringing saves of earlier schemas up to date."""

from __future__ import annotations

import msgspec

from engine.xidit.setup import RULES_VERSION, SCHEMA_VERSION
from engine.xidit.state import Census, Resolve, StandingChoices, XiditState

LAST = 4
"""The newest schema that is brought up to date here."""


class _Written(msgspec.Struct):
    """What a save of any schema says of itself."""

    schema_version: int
    """Which shape the whole save has."""


_WRITTEN = msgspec.json.Decoder(_Written)
_DECODER = msgspec.json.Decoder(XiditState)
"""Earlier saves lack fields that have defaults, and hold nothing that today's bounds refuse."""


def migrate(data: bytes) -> XiditState | None:
    """A save of schema 4: the quick style paid Titans with any unit, and asked for every census. One of schema 3 as
    well: bards went to the regions of a plan in the order of their slugs. One of schema 2 as well: the boards of a
    running year lay covered. One of schema 1 (0.1.0 and 0.2.0) as well: no side frames, heroes placed in turn, units
    of a census sealed one by one.

    Who had sealed one unit's count and not the later ones is asked for those.
    """
    earlier = _WRITTEN.decode(data).schema_version
    if earlier > LAST:
        return None
    state = _DECODER.decode(data)
    state.schema_version, state.rules_version = SCHEMA_VERSION, RULES_VERSION
    state.options = msgspec.structs.replace(state.options, quick="lavish")
    if earlier == 4:
        return state
    for plan in (plan for player in state.players for plan in player.plans if plan is not None):
        plan.order = sorted(plan.bards)
    if earlier == 3:
        return state
    for player in state.players:
        player.standing.instead, player.standing.prize = "useful", player.standing.bards
    bottom = state.frames[0] if state.frames else None
    if isinstance(bottom, Resolve | Census):
        state.uncovered = [list(player.orders) for player in state.players]
    if earlier == 2:
        return state
    state.sides = [StandingChoices()]
    state.options = msgspec.structs.replace(state.options, placement="in_turn")
    if isinstance(bottom, Census):
        for player in state.players:
            player.sealed = (bottom.shown or player.sealed) and -1 not in player.reveals[bottom.unit :]
    return state
