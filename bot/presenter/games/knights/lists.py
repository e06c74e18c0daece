"""How the panel words actions; lists of areas are narrowed by the quarter of the Kingdom first (``@nw``)."""

from __future__ import annotations

from collections.abc import Sequence

from bot.presenter.games.knights import sight
from bot.presenter.games.knights.hints import Notes
from bot.presenter.games.knights.names import GAME
from bot.presenter.panel_kit.choices import PAGE, Choice
from bot.presenter.panel_kit.controls import PanelContext, Wording
from engine.core import Action

AT = "@"
"""Before a quarter of the Kingdom, among the words of an open list."""


class Worded(Notes, Wording):
    """The notes of a panel, and how it names and narrows actions."""

    closing = ("done", "seal", "pass", "unseal", "halt", "decline", "settle", "back", "wait", "abide", "defy")
    undone = ("back", "defy", "decline")
    few = 3

    def label(self, ctx: PanelContext, action: Action) -> str:
        """An action in words; what crowns are for by its own name, for *pass* is also to do nothing."""
        if action.verb == "terms" and len(action.args) == 2:
            return f"{self.word(str(action.args[0]))}: {self.word(f'favour-{action.args[1]}')}"
        return ctx.voice.action(GAME, action)

    def titled(self, ctx: PanelContext, words: str) -> str:
        """The words of an open list, its quarter too."""
        start, _, part = words.partition(f" {AT}")
        asked = super().titled(ctx, start)
        return f"{asked}: {self.text(f'quarter-{part}')}" if part in sight.QUARTERS else asked

    def narrows(self, ctx: PanelContext, item: Choice) -> tuple[str, str]:
        """A line that opens a list; a quarter by its name alone."""
        _, at, part = item.prefix.partition(f" {AT}")
        return (f"{self.text(f'quarter-{part}')} ({item.count})", "") if at else super().narrows(ctx, item)

    def within(self, actions: Sequence[Action], words: str) -> list[Action]:
        """The actions of an open list."""
        return within(actions, words)

    def narrowed(self, actions: Sequence[Action], words: str) -> list[Choice]:
        """The lines of a list, what promises most first: a word each, or a quarter each where areas come next and are
        too many."""
        actions = sorted(actions, key=lambda action: sight.promise(self.view, action))
        start = words.partition(f" {AT}")[0]
        items = super().narrowed(actions, start)
        at = len(start.split()) or 1
        parts = [sight.quarter(_word(a, at)) for a in actions]
        if len(items) <= PAGE or AT in words or not all(parts):
            return items
        shared = start or actions[0].verb
        return [Choice(f"{shared} {AT}{q}", None, parts.count(q)) for q in sight.QUARTERS if q in parts]


def within(actions: Sequence[Action], words: str) -> list[Action]:
    """The actions that begin with the words of an open list; with a quarter at their end those that go on there."""
    start, _, part = words.partition(f" {AT}")
    found = [a for a in actions if f"{a} ".startswith(f"{start} ")] if start else []
    at = len(start.split())
    return [a for a in found if sight.quarter(_word(a, at)) == part] if part else found


def _word(action: Action, at: int) -> str:
    words = str(action).split()
    return words[at] if at < len(words) else ""
