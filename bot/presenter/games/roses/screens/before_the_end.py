"""What the end of the actions leads to, in lines above its button: battles with their odds, heirs alone, hunger."""

from __future__ import annotations

from collections.abc import Sequence

from bot.presenter.games.roses.hints import at_risk, crowned, guests, lonely, named, together, wins
from bot.presenter.games.roses.names import GAME, place
from bot.presenter.panel_kit.controls import PanelContext
from bot.presenter.words.voice import Voice
from engine.core import Action
from engine.roses.analysis import battle_odds, clashes, count, hungry, supports, within_reach
from engine.roses.board import AREA, AREA_IDS, BLOCK, RANK, SUPPLY, SUPPORTER, TURNS
from engine.roses.view import RosesView


def warnings(ctx: PanelContext) -> list[str]:
    """All that matters before the actions end; none where nothing does."""
    return [*battles(ctx), *alone(ctx), *starving(ctx), *abroad(ctx)]


def warned(view: RosesView, plan: Sequence[Action], voice: Voice) -> list[str]:
    """What a plan that is suggested risks: heirs in a battle, a King alone; in the words of the lines where one chooses
    by hand."""
    goals = {str(a.args[0]): str(a.args[1]) for a in plan if a.verb in ("move", "sea")}
    found = []
    for goal in dict.fromkeys(goals.values()):
        group = [b for b, to in goals.items() if to == goal]
        area = place(view, group[0])
        if count(view, goal, 1 - (view.seat or 0)):
            found.append(at_risk(voice, view, group, alone=len(group) == 1 and not together(view, goal)))
        found.append(lonely(voice, view, goal, area, [b for b in goals if place(view, b) == area]))
    return [line for line in found if line]


def battles(ctx: PanelContext) -> list[str]:
    """Where the end of the actions leads to battles, how many stand on each side, how they may end and which heirs are
    in them, and who may still change that before."""
    voice, view, found = ctx.voice, ctx.look.view, clashes(ctx.look.view)
    there = []
    for each in found.areas:
        heirs = [crowned(voice, view, b) for b in together(view, each.area) if RANK[BLOCK[b]]]
        there.append(
            voice.text(
                "roses-panel-clash", area=voice.word(GAME, each.area), n=(each.lancaster, each.york)[ctx.seat],
                enemies=(each.york, each.lancaster)[ctx.seat], heirs=len(heirs), blocks=heirs,
                odds=wins(voice, battle_odds(view, AREA[each.area])),
            )
        )  # fmt: skip
    if not there:
        return []
    other = voice.seat(found.next) if found.next >= 0 else ""
    now = "no" if other else "yes"
    return [voice.text("roses-panel-clashes", now=now, n=len(there), areas=there, seat=other)]


def alone(ctx: PanelContext) -> list[str]:
    """A King or Pretender alone in reach of an enemy who acts in this turn or in the next one."""
    voice, view, foe = ctx.voice, ctx.look.view, 1 - ctx.seat
    head = view.seats[ctx.seat].head
    area = next((b.place for b in view.own.blocks if b.block == head and b.place in AREA), "")
    acts = view.first == ctx.seat or view.turn < TURNS
    if not area or not acts or together(view, area) != [head] or count(view, area, foe):
        return []
    near = within_reach(view, AREA[area], foe)
    about = {"block": crowned(voice, view, head), "area": voice.word(GAME, area), "n": near}
    return [voice.text("roses-panel-end-alone", **about)] if near else []


def starving(ctx: PanelContext) -> list[str]:
    """Own areas that do not feed everybody in this turn's supply, where no battle comes first (7.1, 7.2)."""
    voice, view = ctx.voice, ctx.look.view
    told = []
    for area in AREA_IDS:
        have = guests(view, area)
        over = hungry(AREA[area], have)
        if over and not count(view, area, 1 - ctx.seat):
            about = {"area": voice.word(GAME, area), "feeds": SUPPLY[AREA[area]], "have": have, "n": over}
            told.append(voice.text("roses-panel-end-hungry-area", **about))
    return [voice.text("roses-panel-end-hungry", areas=told)] if told else []


def abroad(ctx: PanelContext) -> list[str]:
    """In the last turn of a campaign: who would count for the throne, and does not where they are (8.2)."""
    voice, view = ctx.voice, ctx.look.view
    if view.turn < TURNS:
        return []
    there = [(b.block, AREA[b.place]) for b in view.own.blocks if b.place in AREA and b.block != view.prisoner]
    away = [b for b, area in there if SUPPORTER[BLOCK[b]] and not supports(BLOCK[b], area)]
    return [voice.text("roses-panel-end-abroad", n=len(away), blocks=named(voice, away))] if away else []
