"""Fief: families, elections, heirs and armed cards in medieval England."""

from engine.core.registry import Game

GAME = Game(
    id="fief",
    rules="engine.fief.rules.FIEF",
    player="engine.players.fief.PLAYER",
    renderer="render.fief.RENDERER",
    front="bot.presenter.games.fief.FRONT",
    commands="cogs.fief.GROUP",
    locale="bot.locale",
    docs="docs/fief.md",
)

__all__ = ["GAME"]
