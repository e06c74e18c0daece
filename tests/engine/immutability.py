"""What nobody may change once it is made: views, notes of the past and the data of a game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec


def changeable(value: Any) -> set[str]:
    """The names of the types in a value of which a field can be set, however deep they lie in it."""
    if isinstance(value, msgspec.Struct):
        fields = [(name, getattr(value, name)) for name in value.__struct_fields__]
        found = {type(value).__name__} if fields and _takes(value, *fields[0]) else set()
        return found.union(*(changeable(inner) for _, inner in fields))
    if isinstance(value, Mapping):
        return set().union(*(changeable(inner) for pair in value.items() for inner in pair))
    if isinstance(value, list | tuple | set | frozenset):
        return set().union(*(changeable(inner) for inner in value))
    return set()


def _takes(value: msgspec.Struct, name: str, same: Any) -> bool:
    try:
        setattr(value, name, same)
    except AttributeError:
        return False
    return True
