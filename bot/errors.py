"""What a user did that cannot be done: one message id, told in the user's language, and nothing changed."""

from __future__ import annotations

from collections.abc import Mapping

Value = str | int | float | list[str] | list[int]


class UserError(Exception):
    """A request that is refused. ``key`` is a message id of the catalogues, ``params`` its variables."""

    def __init__(self, key: str, /, **params: Value) -> None:
        super().__init__(f"{key} {params}" if params else key)
        self.key = key
        self.params: Mapping[str, Value] = params


class StaleClick(UserError):
    """The button or select belongs to an earlier position; the panel is drawn anew."""


class StartupError(Exception):
    """The bot cannot start; the text says what to do. The command line prints it and exits with code 2."""
