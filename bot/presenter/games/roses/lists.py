"""What the screens of the panel note on blocks and areas."""

from __future__ import annotations

from bot.presenter.words.voice import Voice
from engine.roses.board import BLOCK, BLOCKS, HOUSES
from engine.roses.view import RosesView


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
