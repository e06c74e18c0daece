"""The rules of a game as the tables call them: what comes out of them is an answer, a refusal, or a ``RulesFault``."""

from __future__ import annotations

from typing import Any

from bot.common.errors import RulesFault
from engine.core import (
    Action,
    Event,
    Figures,
    IllegalAction,
    Outcome,
    Prompts,
    Refusal,
    Rules,
    SaveError,
    StandingOrderError,
)


class CheckedRules:
    """Everything that the rules have, under the same names. Whatever they raise at a position or an action that is no
    refusal becomes a ``RulesFault`` that says where, at which seat and which action; the exception is its cause."""

    def __init__(self, rules: Rules[Any, Any]) -> None:
        self._rules = rules

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__") or name == "_rules":
            raise AttributeError(name)
        return getattr(self._rules, name)

    def __reduce__(self) -> tuple[type[CheckedRules], tuple[Rules[Any, Any]]]:
        """They can be handed to another process."""
        return CheckedRules, (self._rules,)

    def apply(self, state: Any, seat: int, action: Action) -> list[Event]:
        """Raises ``IllegalAction`` for what is refused."""
        try:
            return self._rules.apply(state, seat, action)
        except IllegalAction:
            raise
        except StandingOrderError as error:
            fault = RulesFault("orders", seat, str(action))
            fault.orders = error.seat, error.step
            raise fault from error
        except Exception as error:
            raise RulesFault("apply", seat, str(action)) from error

    def why_not(self, state: Any, seat: int, action: Action) -> Refusal | None:
        """Why a seat may not, or ``None``."""
        try:
            return self._rules.why_not(state, seat, action)
        except Exception as error:
            raise RulesFault("why_not", seat, str(action)) from error

    def prompts(self, state: Any) -> Prompts:
        """Who is asked what."""
        try:
            return self._rules.prompts(state)
        except Exception as error:
            raise RulesFault("prompts") from error

    def view(self, state: Any, seat: int | None) -> Any:
        """What a seat may know."""
        try:
            return self._rules.view(state, seat)
        except Exception as error:
            raise RulesFault("view", seat) from error

    def figures(self, view: Any, seat: int) -> Figures:
        """What a seat has."""
        try:
            return self._rules.figures(view, seat)
        except Exception as error:
            raise RulesFault("figures", seat) from error

    def outcome(self, state: Any) -> Outcome | None:
        """The result of a finished game."""
        try:
            return self._rules.outcome(state)
        except Exception as error:
            raise RulesFault("outcome") from error

    def round_of(self, view: Any) -> int:
        """The game turn that a view stands in."""
        try:
            return self._rules.round_of(view)
        except Exception as error:
            raise RulesFault("round_of") from error

    def loads(self, data: bytes) -> Any:
        """Raises ``SaveError`` for what is no save."""
        try:
            return self._rules.loads(data)
        except SaveError:
            raise
        except Exception as error:
            raise RulesFault("loads") from error
