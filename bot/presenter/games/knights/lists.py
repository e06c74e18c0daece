"""How the panel words actions; lists of areas stand behind the quarters of the Kingdom."""

from __future__ import annotations

import functools

from bot.locale import has
from bot.presenter.games.knights import sight
from bot.presenter.games.knights.hints import Notes
from bot.presenter.games.knights.names import GAME
from bot.presenter.panel_kit.choices import Choice
from bot.presenter.panel_kit.controls import PanelContext, many
from bot.presenter.panel_kit.parts import AT, Parted
from bot.presenter.words.voice import Voice
from engine.core import Action, slug_seat
from engine.knights import analysis
from engine.knights.game_data import AREA, NOBLE

ANSWERS = frozenset(("back", "defy", "abide", "wait", "yield"))
"""Verbs that stand in the last row, and say by themselves what they do."""


GROUPS = frozenset(("deploy", "march", "sail", "place", "shift", "hire"))
"""Verbs whose lists name whom or what they are about: the heading says the rest."""
ENDINGS = frozenset(("done", "pass", "halt", "decline", "settle"))
"""Verbs that end a step, called by what that leaves as it is."""
CHOICES = frozenset(("declare", "decide", "say", "choose"))
"""Verbs whose last word is whom or what they choose: one's own comes first."""


@functools.lru_cache(maxsize=4096)
def _worded(locale: str, action: Action) -> str:
    return Voice(locale, (), GAME).action(GAME, action)


class Worded(Notes, Parted):
    """The notes of a panel, and how it names and parts actions."""

    closing = ("done", "seal", "pass", "unseal", "halt", "decline", "settle", "back", "wait", "abide", "defy")
    parts = sight.QUARTERS
    undone = ("back", "defy", "decline", "pass")
    few = 3

    def label(self, ctx: PanelContext, action: Action) -> str:
        """An action in words, an ending by its name."""
        return self.end(ctx, action) or self.named(ctx.step, action)

    def named(self, step: str, action: Action) -> str:
        """What stands on the button of an action in a step, its panel shown or not."""
        words = [str(word) for word in action.args]
        if action.verb == "lay":
            return self.text("on-pile", n=action.args[1], card=self.word(words[0]))
        if action.verb == "assign":
            return self.assigned(int(words[0]), words[1])
        if action.verb == "attack":
            return self.attacked(*words) or self.worded(action)
        if step == "consent" and action.verb in ("permit", "forbid"):
            return self.text(f"{action.verb}-attack", area=self.word(words[0]))
        if step == "battle-kind" and action.verb == "back":
            return self.text("call-off")
        if step == "pool" and action.verb == "seal" and self.view.cards is not None:
            return self.text("seal-pledge", n=self.view.cards.pledged)
        if action.verb == "refuse" and (mine := sight.own(self.view)) is not None and mine.banned:
            return self.text("refuse-freely")
        label = self.ended(step, action) or self.worded(action)
        return label[:1].upper() + label[1:] if action.verb == "propose" else label

    def worded(self, action: Action) -> str:
        """An action in its usual words, which are made once where no seat of the table is named."""
        if any(slug_seat(word) is not None for word in action.args if isinstance(word, str)):
            return self.voice.action(GAME, action)
        return _worded(self.voice.locale, action)

    def ended(self, step: str, action: Action) -> str:
        """What ends a step by its name, with the numbers of the question or those that the view tells of it."""
        key = f"{GAME}-end-{'bring' if action.verb == 'halt' else step}"
        if action.args or action.verb not in ENDINGS or not has(self.voice.locale, key):
            return ""
        vote, march = self.view.vote, self.view.march
        n = vote.total if step == "wages" and vote is not None else len(march.done) if march is not None else 0
        return self.voice.say(key, self.params or {"n": n, "crowns": sight.crowns(self.view)})

    def tone(self, ctx: PanelContext, action: Action) -> str:
        """What is safe and good is green; beside it doing nothing is grey."""
        if self._good(action):
            return "good"
        idle = action.verb in self.undone or (ctx.step == "fight" and action.verb == "done")
        return "quiet" if idle and any(map(self._good, ctx.actions)) else ""

    def _good(self, action: Action) -> bool:
        """Whether an attack can lose nothing; an area of Mobilize Forces is as good as the siege that waits there."""
        if action.verb == "target":
            return self.siege_waits(str(action.args[0]))
        if action.verb == "attack":
            return self.safe(*map(str, action.args))
        return action.verb == "besiege"

    def attacked(self, area: str, target: str) -> str:
        """Whose city or Stronghold is attacked; empty for Nobles in the open, who are called by their Baron."""
        if target not in (analysis.CITY, analysis.STRONGHOLD):
            return ""
        foe = analysis.defender(self.position, AREA[area], target)
        seat, held = self.seat(foe) if foe >= 0 else "", int(foe >= 0)
        return self.text(f"attack-{target}", area=self.word(area), seat=seat, held=held)

    def end(self, ctx: PanelContext, action: Action) -> str:
        """What ends a step by its name."""
        return "" if action.verb in ANSWERS else super().end(ctx, action)

    def part(self, action: Action, at: int) -> str:
        """The quarter of the Kingdom in which an area lies."""
        words = str(action).split()
        return sight.quarter(words[at]) if at < len(words) else ""

    def titled(self, ctx: PanelContext, words: str) -> str:
        """The words of an open list: the heading, then whom or what it is about."""
        verb, *rest = words.partition(f" {AT}")[0].split()
        if verb not in GROUPS or not rest:
            return super().titled(ctx, words)
        return f"{ctx.voice.verb(ctx.game, verb)}: {', '.join(map(self.word, rest))}"

    def narrows(self, ctx: PanelContext, item: Choice) -> tuple[str, str]:
        """A line behind which several actions stand, by what comes next alone."""
        label, about = super().narrows(ctx, item)
        named = AT not in item.prefix and item.prefix.split()[0] in GROUPS
        return (many(ctx, self.word(item.prefix.split()[-1]), item.count) if named else label), about

    def part_named(self, ctx: PanelContext, part: str) -> str:
        """What a quarter is called."""
        return self.text(f"quarter-{part}")

    def rank(self, action: Action) -> int:
        """What promises most comes first: what could be besieged, then what could be fought."""
        words = [str(a) for a in action.args]
        if action.verb == "target":
            siege = self.gathered_siege(words[0])
        elif action.verb == "deploy" and len(words) > 1 and words[0] in NOBLE:
            fresh = analysis.fighters(self.position, self.me, AREA[words[1]])
            siege = self._siege(words[1], [NOBLE[words[0]], *fresh])
        else:
            return int(action.verb in CHOICES and not self.mine(words[-1]))
        if siege is not None:
            return 0 if siege.stronger else 1
        fights = action.verb == "target" and sight.rivals(self.view, words[0]) and self.gathered(words[0])
        return 1 if fights else 2
