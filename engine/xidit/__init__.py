"""Lords of Xidit: six secret orders a year, threats to drive off, three evaluations that leave one hero."""

from engine.core.registry import Game

GAME = Game(
    id="xidit",
    rules="engine.xidit.rules.XIDIT",
    player="engine.players.xidit.PLAYER",
    renderer="render.xidit.RENDERER",
    front="bot.presenter.games.xidit.FRONT",
    commands="cogs.xidit.GROUP",
    locale="bot.locale",
    docs="docs/xidit.md",
)

__all__ = ["GAME"]
