"""Richard III, Wars of the Roses: two houses, hidden blocks, three campaigns for one throne."""

from engine.core.registry import Game

GAME = Game(
    id="roses",
    rules="engine.roses.rules.ROSES",
    player="engine.players.roses.PLAYER",
    renderer="render.roses.RENDERER",
    front="bot.presenter.games.roses.FRONT",
    commands="cogs.roses.GROUP",
    locale="bot.locale",
    docs="docs/roses.md",
)

__all__ = ["GAME"]
