"""How the panel words answers: what each costs and brings, and what lists of them ask."""

from __future__ import annotations

import functools

from bot.presenter.games.xidit import hints
from bot.presenter.panel_kit.controls import CLOSES, PanelContext, Wording
from bot.presenter.words.voice import Voice
from engine.core import Action
from engine.xidit import analysis
from engine.xidit.board import TRACKS, UNITS
from engine.xidit.view import Own, XiditView

GAME = hints.GAME
STEPS = range(1, analysis.STEPS + 1)
SIGNS = {
    "blue": "🔵", "red": "🔴", "black": "⚫", "act": "⚔️", "wait": "⏳",
    "quick": "⚡", "careful": "🔍", "show-all": "🪖",
}  # fmt: skip
"""Before orders and styles, and before what has no word but its verb."""


class Worded(Wording):
    """The words of a seat that is asked."""

    closing = CLOSES | {"pass-titan"}

    def __init__(self, view: XiditView, own: Own, seat: int, voice: Voice) -> None:
        self.view, self.own, self.seat, self.voice = view, own, seat, voice

    @functools.cached_property
    def years(self) -> list[analysis.Forecast]:
        """The year as it would stand before each step."""
        return [analysis.before(self.view, self.own, step) for step in STEPS]

    def label(self, ctx: PanelContext, action: Action) -> str:
        """An action in words; of a wish, whose list says which one it is, the city."""
        return self.voice.place(GAME, int(action.args[1])) if action.verb == "wish" else self.named(action)

    def named(self, action: Action) -> str:
        """What stands on the button of an action, its panel shown or not: of an order what it comes to, of a reward its
        numbers."""
        voice, args = self.voice, action.args
        match action.verb:
            case "order":
                step, order = int(args[0]), str(args[1])
                seen = self.years[step - 1].look(order)
                road = f"xidit-panel-road-{order}"  # shorter than its own name, for the closed list of a phone
                word = voice.text(road) if seen.kind == "road" else voice.word(GAME, order)
                return hints.order(voice, step, word, seen)
            case "reveal":
                return voice.text("xidit-panel-reveal", units=voice.text(f"xidit-units-{args[0]}", n=int(args[1])))
            case "reward":
                return hints.reward(self.view, self.own, voice, self.seat, action)[0]
            case "plan-spend":
                units = voice.text(f"xidit-units-{args[1]}", n=int(args[2]))
                return voice.text("xidit-panel-plan-spend", step=args[0], units=units)
        return voice.action(GAME, action)

    def told(self, action: Action) -> str:
        """What an action costs and brings."""
        view, own, voice, seat = self.view, self.own, self.voice, self.seat
        what = action.args[-1] if action.args else ""
        match action.verb:
            case "wish" | "place":
                return hints.city(voice, view, int(what))
            case "order":
                return hints.outlook(voice, self.years[int(action.args[0]) - 1].look(str(what)))
            case "reveal":
                return hints.counted(view, own, voice, str(action.args[0]), int(what))
            case "reward":
                return hints.reward(view, own, voice, seat, action)[1]
            case "bard":
                place = next(r for r in view.regions if r.slug == what)
                return hints.region(voice, place, seat, own.bastion)
            case "titan":
                return hints.titan(view, own, voice, seat, int(what), sum(own.held()), view.hero_city(seat))
            case "pass-titan":
                return voice.text("xidit-note-pass")
            case "spend":
                return voice.text("xidit-note-spend", n=own.units[str(what)])
            case "raise":
                levels = view.guild_in(int(what))[1]
                return voice.text("xidit-note-raise", levels=levels, then=levels + 1)
            case "phantom":
                return hints.phantom(view, own, voice, seat, next(track for track in TRACKS if track == what))
            case verb if verb.startswith("plan-"):
                return hints.plan(view, own, voice, seat, action)
            case verb if verb.startswith("standing-"):
                return hints.standing(voice, action)
        return ""

    def sign(self, action: Action) -> str:
        """A sign for what lies in a city, by which one finds it in a long list; one for each order."""
        word = action.args[-1] if action.args else action.verb
        if action.verb not in ("wish", "place"):
            return SIGNS.get(str(word), "")
        if any(tile.city == word for tile in self.view.recruits):
            return "🪖"
        return "⚔️" if any(tile.city == word for tile in self.view.threats) else ""

    def titled(self, ctx: PanelContext, words: str) -> str:
        """What a list asks: which step, wish, unit or plan it is about."""
        voice = self.voice
        match words.split():
            case ["order", step]:
                return voice.text("xidit-panel-step", step=step)
            case ["wish", rank]:
                return voice.text("xidit-panel-wish", rank=rank)
            case ["reveal", unit]:
                mine = voice.text(f"xidit-units-{unit}", n=self.own.units[unit])
                others = analysis.abroad(self.view, self.own)[UNITS.index(unit)]
                return voice.text("xidit-panel-reveal-ask", units=mine, others=others)
            case [verb, step, *_] if verb.startswith("plan-"):
                return voice.text("xidit-panel-plan", step=step, what=voice.verb(GAME, verb))
        return super().titled(ctx, words)
