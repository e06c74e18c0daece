"""Nobles who are exhausted when the action card is done (K17.1)."""

from __future__ import annotations

from engine.knights.state.state import KnState, play_of


def wear(state: KnState, nobles: list[int]) -> None:
    """Nobles have moved or attacked: they are exhausted when the card is done (K17.1)."""
    play = play_of(state)
    if play is not None:
        play.worn += [n for n in nobles if n not in play.worn]
