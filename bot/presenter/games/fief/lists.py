"""How the panel words actions: units by their number, what is sealed for later as what it will do."""

from __future__ import annotations

from bot.presenter.games.fief.hints import Notes
from bot.presenter.games.fief.hints_of_acts import spoken
from bot.presenter.games.fief.names import GAME
from bot.presenter.panel_kit.choices import Choice
from bot.presenter.panel_kit.controls import PanelContext, Row, Wording, named
from bot.presenter.panel_kit.screens import said
from engine.core import Action
from engine.fief.game_data import UNIT

INTEND = "intend"
"""The verb that seals another action for later; what it seals stands behind it."""
SENTENCE = "bear"
"""The verb of which two words are a whole sentence already: what follows says only which family."""
COUNTED = ("take", "leave", "buy")
"""Verbs of so many units of a kind."""


def inner(action: Action) -> Action:
    """What an action does; of one that is sealed for later what that will do."""
    return Action(str(action.args[0]), action.args[1:]) if action.verb == INTEND and action.args else action


class Worded(Notes, Wording):
    """The notes of a panel, and how it names actions."""

    closing = ("done", "seal", "ready", "halt", "pass", "unseal", "hand-out", "abide", "recall")

    def label(self, ctx: PanelContext, action: Action) -> str:
        """An action in words; of units as many as there are, ``2 knights``."""
        found = inner(action)
        words = [str(a) for a in found.args]
        if found.verb in COUNTED and words and words[0] in UNIT and words[-1].isdecimal():
            units = ctx.voice.action(GAME, Action(f"units-{words[0]}", (int(words[-1]),)))
            city = self.word(words[1]) if len(words) > 2 else ""
            return ctx.voice.text(f"fief-panel-some-{found.verb}", units=units, city=city)
        return ctx.voice.action(GAME, found)

    def told(self, action: Action) -> str:
        """What an action costs and brings."""
        return super().told(inner(action))

    def titled(self, ctx: PanelContext, words: str) -> str:
        """The words with which several actions begin."""
        return named(ctx, words.removeprefix(f"{INTEND} "))

    def narrows(self, ctx: PanelContext, item: Choice) -> tuple[str, str]:
        """A line that opens a list; a whole sentence as the action that it is."""
        verb, *words = item.prefix.split()
        if verb == SENTENCE and len(words) == 2:
            said = Action(verb, tuple(words))
            return f"{self.label(ctx, said)} …", self.told(said)
        return super().narrows(ctx, item)


def meanings(ctx: PanelContext, notes: Notes) -> list[Row]:
    """What the buttons of a question mean, in words above them."""
    return said(spoken(notes, ctx.actions))
