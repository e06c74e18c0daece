"""How much of the whole war a table plays."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

WHOLE = 3
"""Campaigns of the whole war."""


def share(options: Mapping[str, Any]) -> float:
    """What part of the whole war the options leave: the other scenarios are one campaign."""
    if options.get("scenario", "wars_of_the_roses") != "wars_of_the_roses":
        return 1 / WHOLE
    return (int(options.get("campaigns", 0)) or WHOLE) / WHOLE
