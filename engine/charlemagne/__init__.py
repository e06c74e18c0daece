"""Charlemagne: thirty lands on hexes, an Empire of one king against everybody else."""

from engine.core.registry import Game

GAME = Game(
    id="charlemagne",
    rules="engine.charlemagne.rules.CHARLEMAGNE",
    player="engine.players.charlemagne.PLAYER",
    renderer="render.charlemagne.RENDERER",
    front="bot.presenter.games.charlemagne.FRONT",
    commands="cogs.charlemagne.GROUP",
    locale="bot.locale",
    docs="docs/charlemagne.md",
)

__all__ = ["GAME"]
