"""Lists longer than a select may be, behind the parts of the board that their actions are about.

``<words> @<part>`` names, as the words of an open list, those actions after the words that are about one part.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from bot.presenter.panel_kit.choices import PAGE, Choice, children
from bot.presenter.panel_kit.controls import PanelContext, Wording, many
from engine.core import Action

AT = "@"
"""Before a part, among the words of an open list."""


class Parted(Wording):
    """The words of a game whose board has parts."""

    parts: Collection[str] = ()
    """In the order in which they are listed."""
    by_word = True
    """Lists are narrowed word by word as far as a select holds the next words; else what is in a part stands in
    pages."""

    def part(self, action: Action, at: int, /) -> str:
        """The part that an action is about whose word ``at``, the verb being 0, is chosen next; empty for none."""
        raise NotImplementedError

    def part_named(self, ctx: PanelContext, part: str, /) -> str:
        """What a part is called."""
        return ctx.voice.word(ctx.game, part)

    def rank(self, action: Action, /) -> int:
        """Where an action stands among others: the least comes first."""
        return 0

    def titled(self, ctx: PanelContext, words: str) -> str:
        """The words of an open list, its part too."""
        start, _, part = words.partition(f" {AT}")
        asked = super().titled(ctx, start)
        return f"{asked}: {self.part_named(ctx, part)}" if part in self.parts else asked

    def narrows(self, ctx: PanelContext, item: Choice) -> tuple[str, str]:
        """A line that opens a list; a part by its name alone."""
        _, at, part = item.prefix.partition(f" {AT}")
        return (many(ctx, self.part_named(ctx, part), item.count), "") if at else super().narrows(ctx, item)

    def within(self, actions: Sequence[Action], words: str) -> list[Action]:
        """The actions of an open list; with a part at its end those that go on there."""
        start, _, part = words.partition(f" {AT}")
        found = super().within(actions, start)
        return [a for a in found if self.part(a, len(start.split())) == part] if part else found

    def narrowed(self, actions: Sequence[Action], words: str) -> list[Choice]:
        """The lines of a list: a word each, or a part each where a select cannot hold all and every action has one."""
        start, at, _ = words.partition(f" {AT}")
        actions = sorted(actions, key=self.rank)
        parts = [self.part(a, len(start.split()) or 1) for a in actions]
        whole = self.by_word or not all(parts)
        items = children(actions, start) if whole else [Choice(str(a), a) for a in actions]
        if len(items) <= PAGE or at or not all(parts):
            return items
        shared = start or actions[0].verb
        return [Choice(f"{shared} {AT}{p}", None, parts.count(p)) for p in self.parts if p in parts]
