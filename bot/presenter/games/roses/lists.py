"""What the screens of the panel note on blocks and areas."""

from __future__ import annotations

from collections.abc import Sequence

from bot.presenter.games.roses.names import GAME
from bot.presenter.panel_kit.controls import CLOSES, PanelContext, Wording
from bot.presenter.words.voice import Voice
from bot.tables.model import SeatView
from engine.core import Action
from engine.roses.board import BLOCK, BLOCKS, HOUSES
from engine.roses.view import RosesView

PLANS = ("standing", "plan")
"""Verbs of orders about a subject."""


class Worded(Wording):
    """How the panel words orders of a battle: by their subject; and ends of steps."""

    closing = CLOSES | {"home-all", "pass-treason"}

    def end(self, ctx: PanelContext, action: Action) -> str:
        """What ends a step by its name; of the points only those that could still be spent are given up."""
        if (ctx.step, action.verb) == ("action", "done"):
            return ctx.voice.text("roses-end-action", n=spare(ctx.look))
        return super().end(ctx, action)

    def label(self, ctx: PanelContext, action: Action) -> str:
        """An action in words."""
        if action.verb not in PLANS:
            return super().label(ctx, action)
        return order(ctx.voice, action)

    def titled(self, ctx: PanelContext, words: str) -> str:
        """The subject of an order."""
        verb, *about = words.split()
        if verb == "block-order" and about:
            return ctx.voice.word(GAME, about[0])
        if verb not in PLANS or not about:
            return super().titled(ctx, words)
        return subject(ctx.voice, about[0])


def subject(voice: Voice, about: str) -> str:
    """What orders are about. Treason is a card; orders are about all treachery rolls."""
    word = voice.text("roses-panel-treachery") if about == "treason" else voice.word(GAME, about)
    return word[:1].upper() + word[1:]


def order(voice: Voice, action: Action) -> str:
    """An order about a subject, in words."""
    about, how = map(str, action.args)
    return voice.text("roses-panel-order", what=subject(voice, about), how=voice.word(GAME, how))


def named(view: RosesView, step: str, plan: Sequence[Action], voice: Voice) -> list[str]:
    """The actions of a plan that is suggested, each by what stands on its button; empty where that is its usual
    name."""
    return [_named(view, step, action, voice) for action in plan]


def _named(view: RosesView, step: str, action: Action, voice: Voice) -> str:
    """An action of a plan that is suggested, by what stands on its button; of an end without the numbers that the plan
    changes. Empty where that is its usual name."""
    match step, action.verb:
        case "action", "done":
            return voice.text("roses-end-action", n=0)
        case ("regroup", "done") | ("home", "home-all"):
            return voice.text(f"roses-end-of-{step}")
        case "event-treason", "pass-treason":
            return voice.text("roses-end-event-treason", n=len(view.battles) - 1)
        case _, "plan":
            return order(voice, action)
    return ""


def spare(look: SeatView) -> int:
    """Points that could still be spent on something."""
    able = any(a.verb in ("move", "sea", "recruit", "muster", "plague") for a in look.legal)
    return look.view.action.ap if able and look.view.action is not None else 0


def strength(voice: Voice, block: str, steps: int) -> str:
    """``strength 3 of 4, B3``: what a block is worth now."""
    kind = BLOCKS[BLOCK[block]]
    return voice.text("roses-panel-strength", steps=steps, most=kind.steps, rating=f"{kind.initiative}{kind.firepower}")


def own_note(voice: Voice, view: RosesView, block: str) -> str:
    """The strength of an own block, which numbers hit, and whether it has moved; in the pool it comes in whole."""
    steps = next((b.steps for b in view.own.blocks if b.block == block), 0) if view.own is not None else 0
    moved = view.own.moved.get(block, 0) if view.own is not None else 0
    kind = BLOCKS[BLOCK[block]]
    said = voice.text("roses-panel-power", note=strength(voice, block, steps or kind.steps), n=kind.firepower)
    return voice.text("roses-panel-moved", note=said) if moved else said


def fighter_note(voice: Voice, view: RosesView, block: str) -> str:
    """What is to be seen of a block in battle."""
    fighter = next((f for f in view.battle.fighters if f.block == block), None) if view.battle is not None else None
    return "" if fighter is None else strength(voice, block, fighter.steps)


def counts(voice: Voice, view: RosesView, area: str) -> str:
    """Who stands in an area: ``2 of Lancaster, 1 of York``; empty for nobody."""
    there = next((a for a in view.areas if a.area == area), None)
    if there is None:
        return voice.text("roses-panel-vacant")
    parts = [
        voice.text("roses-panel-count", n=n, house=house)
        for house, n in zip(HOUSES, (there.lancaster, there.york), strict=True)
        if n
    ]
    return ", ".join(parts)


def contested(view: RosesView, area: str) -> bool:
    """Whether blocks of both houses stand in an area."""
    return area in view.battles


def area_note(voice: Voice, view: RosesView, area: str) -> str:
    """Who stands in an area and whether it is fought over."""
    said = counts(voice, view, area)
    return voice.text("roses-panel-contested", note=said) if contested(view, area) else said
