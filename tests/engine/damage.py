"""One value of a position changed, to see whether the fault is found."""

from __future__ import annotations

from typing import Any

import msgspec


def put(state: Any, path: str, value: Any) -> None:
    """Set what stands at a path of names and numbers."""
    *way, last = path.split(".")
    at = state
    for key in way:
        at = at[int(key)] if isinstance(at, list) else at[key] if isinstance(at, dict) else getattr(at, key)
    if isinstance(at, list):
        at[int(last)] = value
    elif isinstance(at, dict):
        at[last] = value
    else:
        msgspec.structs.force_setattr(at, last, value)
