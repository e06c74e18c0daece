"""An end of the game that is in sight and can still be changed: told when it comes, and when it is another one."""

from __future__ import annotations

import logging
from typing import Any

import msgspec

from bot.tables.unit.change import AnyRules, Change
from bot.tables.unit.position import Position
from engine.core import Nearing

log = logging.getLogger(__name__)

OFF = "nearing-off"
"""Tells that no end is in sight any more."""


def in_sight(rules: AnyRules, view: Any) -> Nearing | None:
    """The end that a view shows. A game whose word on that fails tells of none: its table goes on."""
    try:
        return rules.nearing(view)
    except Exception:
        log.exception("what end of %s is near could not be told", rules.id)
        return None


def tell(change: Change, position: Position) -> None:
    """Let the thread hear of an end that is not the one that it heard of last."""
    table, near = change.loaded.table, in_sight(position.rules, position.public())
    mark = near.mark if near is not None else ""
    if mark == table.nearing:
        return
    table.nearing = mark
    key, params = (OFF, {}) if near is None else (near.key, near.params)
    change.lines([{"key": key, "params": msgspec.to_builtins(params), "first": True}])
