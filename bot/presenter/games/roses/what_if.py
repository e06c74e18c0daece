"""A battle played many times, as bars: who holds the field, what it costs, who falls; all to come in a line each."""

from __future__ import annotations

from bot.presenter.games.roses.names import GAME
from bot.presenter.panels.what_if import bar, spread
from bot.presenter.words.voice import Voice
from engine.roses.view import RosesView
from engine.roses.whatif import BattleOdds
from render.core.api import Bars, Chart

STEPS = ("action", "battles", "briefing", "fight", "hits")
"""Questions in whose panel it can be asked."""
FALLEN = 8
"""Blocks that are named."""


def chart(odds: BattleOdds, view: RosesView, voice: Voice) -> tuple[Chart, str]:
    """The bars, and what was assumed."""
    runs = odds.runs
    rest = [
        bar(voice, voice.text("roses-whatif-mine"), odds.won, runs, True),
        bar(voice, voice.text("roses-whatif-theirs"), runs - odds.won, runs, False),
    ]
    if odds.turned:
        rest.append(bar(voice, voice.text("roses-whatif-turned"), odds.turned, runs))
    groups = []
    if len(odds.coming) > (view.battle is None):
        rows = [
            bar(
                voice,
                voice.text(
                    "roses-whatif-battle", area=voice.word(GAME, each.area), attacks="yes" if each.attacks else "no"
                ),
                each.won,
                each.runs,
                True,
            )
            for each in odds.coming
        ]
        groups.append(Bars(voice.text("roses-whatif-coming"), rows))
    groups += [
        Bars(voice.text("roses-whatif-holds"), rest),
        Bars(voice.text("roses-whatif-own"), spread(voice, odds.own, runs)),
        Bars(voice.text("roses-whatif-enemy"), spread(voice, odds.enemy, runs)),
    ]
    mine = {b.block for b in view.own.blocks} if view.own is not None else set()
    fell = sorted((b for b, n in odds.fell.items() if n), key=lambda b: -odds.fell[b])[:FALLEN]
    if fell:
        rows = [bar(voice, voice.word(GAME, b), odds.fell[b], runs, b not in mine) for b in fell]
        groups.append(Bars(voice.text("roses-whatif-fell"), rows))
    number = view.battle.round if view.battle is not None else 1
    title = voice.text("roses-whatif-title", area=voice.word(GAME, odds.area), n=number)
    return Chart(title, groups), voice.text("roses-whatif-assumed")
