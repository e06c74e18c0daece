"""Warrior Knights: six Barons, planned piles of cards, sieges and an Assembly."""

from engine.core.registry import Game

GAME = Game(
    id="knights",
    rules="engine.knights.rules.KNIGHTS",
    player="engine.players.knights.PLAYER",
    renderer="render.knights.RENDERER",
    front="bot.presenter.games.knights.FRONT",
    commands="cogs.knights.GROUP",
    locale="bot.locale",
    docs="docs/knights.md",
)

__all__ = ["GAME"]
