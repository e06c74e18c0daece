"""What a user did that cannot be done: one message id, told in the user's language, and nothing changed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

Value = Any
"""A parameter of a message: what the engine's terms are (``engine.core.parameters``), or of the application's own
kinds: text that people wrote (``str``, made safe when it is told), text that stands as it is (``Raw``), and a moment
(``float``, seconds since 1970); lists of these."""


class Raw(str):
    """Text that stands in a message as it is: a mention, or code whose marks the sentence itself brings."""


class UserError(Exception):
    """A request that is refused. ``key`` is a message id of the catalogues, ``params`` its variables: typed values, of
    a game's refusal the engine's own."""

    def __init__(self, key: str, /, **params: Value) -> None:
        super().__init__(f"{key} {params}" if params else key)
        self.key = key
        self.params: Mapping[str, Value] = params


class StaleClick(UserError):
    """The button or select belongs to an earlier position; the panel is drawn anew."""


class RulesFault(UserError):
    """Something else than a refusal came out of the rules of a game: a fault of the program, or a position that cannot
    be read (then ``where`` is ``loads``). Nothing was changed; the exception itself is the cause.

    ``where``: the method that raised, or ``orders`` for the standing orders of a seat; ``seat``: whose question it was
    about, ``question`` and ``step`` which one, and ``action`` the answer, as far as that is known; ``orders``: the seat
    whose standing orders failed, and at which step; ``told``: the table was told already.
    """

    def __init__(
        self, where: str, seat: int | None = None, action: str = "", /, *, key: str = "rules-fault", **params: Value
    ) -> None:
        super().__init__(key, **params)
        self.where = where
        self.seat = seat
        self.action = action
        self.question = ""
        self.step = ""
        self.orders: tuple[int, str] | None = None
        self.told = False


class StartupError(Exception):
    """The bot cannot start; the text says what to do. The command line prints it and exits with code 2."""


class Passing(StartupError):
    """What keeps the bot from starting may pass by itself. ``run`` waits for that (``bot.common.patience``), every
    other command ends as with any ``StartupError``. ``seconds``: it is of no use to try again sooner."""

    def __init__(self, text: str, seconds: float = 0.0) -> None:
        super().__init__(text)
        self.seconds = seconds


def lacking(what: str, extra: str, library: str) -> str:
    """The sentence for an optional library that is not installed. It names the sources or the library itself: under the
    bare name of Herald's distribution an index may have a program of somebody else."""
    return (
        f"{what} the package {library}: `pip install -e '.[{extra}]'` in the folder of Herald's sources, or "
        f"`pip install {library}`."
    )
