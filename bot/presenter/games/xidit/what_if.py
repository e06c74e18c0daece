"""A year played many times, as bars: what every action brings, units left, foes beaten."""

from __future__ import annotations

from bot.locale import listing
from bot.presenter.panels.what_if import bar, spread
from bot.presenter.words.voice import Voice
from engine.xidit.view import XiditView
from engine.xidit.whatif import YearOdds
from render.core.api import Bars, Chart

GAME = "xidit"
DEEDS = {
    "recruit": "xidit-whatif-recruit", "kill": "xidit-whatif-kill", "titan": "xidit-whatif-titan",
    "nothing": "xidit-whatif-nothing",
}  # fmt: skip
GAINS = {"sovereigns": "xidit-whatif-sovereigns", "bards": "xidit-whatif-bards", "guild": "xidit-whatif-guild"}
STEPS = ("orders",)
"""Questions in whose panel it can be asked."""


def chart(odds: YearOdds, view: XiditView, voice: Voice) -> tuple[Chart, str]:
    """The bars, and what was assumed."""
    runs, groups = odds.runs, []
    for step in odds.steps:
        rows = []
        for deed, n in sorted(step.done.items(), key=lambda row: (-row[1], row[0])):
            kind, _, what = deed.partition(" ")
            label = voice.text(DEEDS[kind], what=voice.word(GAME, what) if what else "")
            rows.append(bar(voice, label, n, runs, kind != "nothing"))
        groups.append(Bars(voice.text("xidit-whatif-step", step=step.step, city=voice.place(GAME, step.city)), rows))
    if any(odds.beaten[1:]):
        groups.append(Bars(voice.text("xidit-whatif-beaten"), spread(voice, odds.beaten, runs)))
    groups.append(Bars(voice.text("xidit-whatif-units"), spread(voice, odds.units, runs)))
    assumed = [voice.text("xidit-whatif-assumed")]
    gained = [voice.text(GAINS[kind], n=round(n / runs, 1)) for kind, n in odds.gained.items() if n]
    if gained:
        assumed.append(voice.text("xidit-whatif-gains", gained=listing(voice.locale, gained)))
    title = voice.text("xidit-whatif-title", year=odds.year)
    return Chart(title, groups), "\n".join(assumed)
