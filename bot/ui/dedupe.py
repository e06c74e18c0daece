"""Interactions that were met already: whatever delivers one again, it acts once."""

from __future__ import annotations

from collections import OrderedDict

KEPT = 10_000
"""Interactions that are remembered. Their tokens live for a quarter of an hour."""


class Once:
    """The last interactions, by their ids."""

    def __init__(self) -> None:
        self._met: OrderedDict[int, None] = OrderedDict()

    def first_time(self, interaction_id: int) -> bool:
        """Whether this one was not met before; from now on it was."""
        if interaction_id in self._met:
            return False
        self._met[interaction_id] = None
        if len(self._met) > KEPT:
            self._met.popitem(last=False)
        return True
