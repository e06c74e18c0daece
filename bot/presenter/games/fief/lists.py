"""How the panel words actions: units by their number, what is sealed for later as what it will do."""

from __future__ import annotations

from bot.presenter.games.fief import lookup
from bot.presenter.games.fief.hints import Notes
from bot.presenter.games.fief.hints_of_acts import spoken
from bot.presenter.games.fief.names import GAME
from bot.presenter.panel_kit.choices import Choice
from bot.presenter.panel_kit.controls import PanelContext, Row, Wording, named
from bot.presenter.panel_kit.screens import alone, legal, listed, said
from engine.core import Action
from engine.fief.game_data import NOBLE, UNIT

RECALL, HALT = Action("recall"), Action("halt")
INTEND = "intend"
"""The verb that seals another action for later; what it seals stands behind it."""
SENTENCE = "bear"
"""The verb of which two words are a whole sentence already: what follows says only which family."""
BESTOWING = ("title", "grant", "transfer", "favour", "give-relic")
"""Verbs that give something to a Noble, whosever they are."""
COUNTED = ("take", "leave", "buy")
"""Verbs of so many units of a kind."""


def inner(action: Action) -> Action:
    """What an action does; of one that is sealed for later what that will do."""
    return Action(str(action.args[0]), action.args[1:]) if action.verb == INTEND and action.args else action


class Worded(Notes, Wording):
    """The notes of a panel, and how it names actions."""

    closing = ("done", "seal", "ready", "halt", "pass", "unseal", "hand-out", "abide", "recall")

    def end(self, ctx: PanelContext, action: Action) -> str:
        """What ends a step by its name; what opens a seal again ends nothing, and neither does a Noble's halt among the
        family's moves."""
        if action == RECALL or (action == HALT and ctx.step == "move"):
            return ""
        return super().end(ctx, action)

    def label(self, ctx: PanelContext, action: Action) -> str:
        return self.named(action)

    def named(self, action: Action) -> str:
        """An action in words; of units as many as there are, ``2 knights``."""
        found = inner(action)
        words = [str(a) for a in found.args]
        if found.verb in COUNTED and words and words[0] in UNIT and words[-1].isdecimal():
            units = self.voice.action(GAME, Action(f"units-{words[0]}", (int(words[-1]),)))
            return self.text(f"some-{found.verb}", units=units, city=self.word(words[1]) if len(words) > 2 else "")
        if found.verb == "pillage" and words[-1] in NOBLE:
            return self.text("some-pillage", city=self.word(words[0]), noble=self.word(words[1]))
        return self.voice.action(GAME, found)

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


def own_first(notes: Notes, actions: list[Action]) -> list[Action]:
    """Actions that end with a Noble: the seat's own first, then an ally's, then all others'."""
    mine = {f.family for f in lookup.own_families(notes.view)}
    allies = {f.ally for f in lookup.own_families(notes.view)}

    def rank(action: Action) -> int:
        who = lookup.noble(notes.view, str(action.args[-1])) if action.args else None
        return 2 if who is None else 0 if who.family in mine else 1 if who.family in allies else 2

    return sorted(actions, key=rank)


def lists(ctx: PanelContext, notes: Notes, *verbs: str) -> list[Row]:
    """A list for each of some verbs, in this order; of a single answer a button, under a line that says what it costs
    and brings."""
    rows: list[Row] = []
    for verb in verbs:
        found = own_first(notes, legal(ctx, verb)) if verb in BESTOWING else legal(ctx, verb)
        rows += alone(ctx, found[0], notes.told) if len(found) == 1 else listed(ctx, found)
    return rows


def meanings(ctx: PanelContext, notes: Notes) -> list[Row]:
    """What the buttons of a question mean, in words above them."""
    return said(spoken(notes, ctx.actions))
