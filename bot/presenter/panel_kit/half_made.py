"""Which places a panel is about while a choice is half made: its picture shows them (``Front.about``)."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from bot.presenter.panel_kit.controls import PanelContext
from bot.presenter.panel_kit.parts import AT

Where = Callable[[str], str]
"""Where a word of an action is on the board: a place itself, the place of whoever is called so; empty for nowhere."""


def chosen(ctx: PanelContext, where: Where) -> list[str]:
    """The place that was chosen last for the list that is open, and those to which its answers lead; nothing at the
    top, and in a list of all that begins with a verb."""
    _, *words = ctx.open.split() or [""]
    if not words:
        return []
    found = [place for word in reversed(words) if (place := where(word.removeprefix(AT)))]
    place = next(iter(found), "")
    inside = ctx.wording.within(ctx.actions, ctx.open)
    if not inside and place:  # a screen of the game's own
        inside = [a for a in ctx.actions if any(where(str(word)) == place for word in a.args)]
    return about(place, [*found, *(where(str(word)) for action in inside for word in action.args)])


def about(place: str, goals: Iterable[str]) -> list[str]:
    """A place, or none, with those to be seen with it; nothing without any."""
    others = [goal for goal in dict.fromkeys(goals) if goal and goal != place]
    return [place, *others] if place or others else []
