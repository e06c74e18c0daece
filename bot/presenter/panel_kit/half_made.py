"""Which places a panel is about while a choice is half made: its picture shows them (``Front.about``)."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from bot.presenter.panel_kit.controls import PanelContext
from bot.presenter.panel_kit.parts import AT
from engine.core import Action
from engine.core.standing import STANDING

Where = Callable[[str], str]
"""Where a word of an action is on the board: a place itself, the place of whoever is called so; empty for nowhere."""


def chosen(ctx: PanelContext, where: Where) -> list[str]:
    """The place that was chosen last for the list that is open, and those to which its answers lead; nothing where no
    place is chosen yet, and in standing orders, which are about no moment."""
    if ctx.prompt is None or ctx.prompt.id == STANDING:
        return []
    found = [place for word in reversed(ctx.open.split()[1:]) if (place := where(word.removeprefix(AT)))]
    if not found:
        return []
    inside = ctx.wording.within(ctx.actions, ctx.open)
    if not inside:  # a screen of the game's own
        inside = [a for a in ctx.actions if any(where(str(word)) == found[0] for word in a.args)]
    return about(found[0], [*found, *goals(inside, where)])


def goals(actions: Iterable[Action], where: Where) -> list[str]:
    """The places that some actions name, and those of whomever they name."""
    return [where(str(word)) for action in actions for word in action.args]


def about(place: str, goals: Iterable[str]) -> list[str]:
    """A place, or none, with those to be seen with it; nothing without any."""
    others = [goal for goal in dict.fromkeys(goals) if goal and goal != place]
    return [place, *others] if place or others else []
