"""Many blocks at once in the panel: winners who regroup, and everybody who goes home. Blocks to tick, where they go."""

from __future__ import annotations

from bot.presenter.games.roses.hints import fed, guests, named, weakest_last
from bot.presenter.games.roses.lists import area_note, own_note
from bot.presenter.games.roses.names import GAME, able, place
from bot.presenter.games.roses.screens.action import chosen, reach, where_to
from bot.presenter.panel_kit.choices import PAGE
from bot.presenter.panel_kit.controls import PanelContext, Row, choose, line
from bot.presenter.panel_kit.screens import DONE, act, close, entry, fitted, joined, opens
from bot.presenter.panel_kit.ticks import tick
from bot.tables.model import SeatView
from bot.ui.components import option
from engine.core import Action
from engine.roses.analysis import COLOURS, fed_besides, moving_on, rank_of
from engine.roses.board import AREA, AREA_IDS, BLOCK, BLOCK_IDS, EXILE, LIMIT, NEIGHBOURS, RANK, SEA

VERBS = ("regroup", "home")
FEED = "feed"
"""Stands for an area: whom the area of the battle cannot feed goes where the standing orders would send them."""


def controls(ctx: PanelContext, verb: str) -> list[Row]:
    """Who goes, all who may go to an area at once; where the ticked ones go; then the others stay, or go by default."""
    look, voice = ctx.look, ctx.voice
    there = travellers(look, verb)
    ticked, page = read(ctx.open.split(), there)
    rows: list[Row] = [] if ticked else together(ctx, verb)
    near = reach(look, verb)
    labels = [
        (
            voice.word(GAME, b)
            if verb == "regroup"
            else f"{voice.word(GAME, b)} · {voice.word(GAME, place(look.view, b))}",
            f"{own_note(voice, look.view, b)} · {where_to(voice, near[b])}",
        )
        for b in there
    ]
    rows += tick(ctx, "go", labels, ticked, page=page, placeholder=voice.text("roses-panel-who-goes"))
    rows += whole_areas(ctx, there, ticked, page)
    group = chosen(there, ticked)
    if group:
        rows += goals(ctx, verb, ticked, group)
    return [*rows, close(ctx, *(act(ctx, a, final=True) for a in ctx.actions if not a.args))]


def travellers(look: SeatView, verb: str) -> list[str]:
    """Blocks that can go, area by area."""
    return sorted(able(look, verb), key=lambda b: AREA_IDS.index(place(look.view, b)))


def read(words: list[str], there: list[str]) -> tuple[int, int]:
    """Which blocks are ticked (a bit for each), and the page of their list. Whoever is alone is ticked."""
    match words:
        case ["go", mask, *rest] if set(mask) <= set("0123456789abcdef"):
            page = int(rest[0]) if rest and rest[0].isdecimal() else 0
            return int(mask, 16) & ((1 << len(there)) - 1), page
    return int(len(there) == 1), 0


def whole_areas(ctx: PanelContext, there: list[str], ticked: int, page: int) -> list[Row]:
    """Ticks everybody of an area: a button where only one area has several, else a list of them."""
    voice, view = ctx.voice, ctx.look.view
    masks: dict[str, int] = {}
    for n, block in enumerate(there):
        masks[place(view, block)] = masks.get(place(view, block), 0) | 1 << n
    several = {area: mask for area, mask in masks.items() if mask.bit_count() > 1 and mask & ~ticked}
    texts = {a: voice.text("roses-panel-all", n=m.bit_count(), area=voice.word(GAME, a)) for a, m in several.items()}
    if len(several) > 1:
        lines = [entry(texts[a], f"go {ticked | mask:x} {page}") for a, mask in several.items()]
        asked = voice.text("roses-panel-tick-area")
        return choose(ctx, ctx.id("do", "areas"), lines[:PAGE], placeholder=asked)
    return [line(opens(ctx, f"go {ticked | mask:x} {page}", texts[a], emoji="☑️")) for a, mask in several.items()]


def goals(ctx: PanelContext, verb: str, ticked: int, group: list[str]) -> list[Row]:
    """Every place that some of the ticked blocks may go to: how many of them, who stays, who is fed there."""
    look, voice, view = ctx.look, ctx.voice, ctx.look.view
    lines = []
    for goal in dict.fromkeys(str(a.args[1]) for a in look.legal if a.verb == verb and a.args[0] in group):
        there = going(look, verb, goal, group)
        label, parts = voice.word(GAME, goal), []
        if len(there) < len(group):
            stay = named(voice, [b for b in group if b not in there])
            label = voice.text("roses-panel-some", way=label, n=len(there), of=len(group))
            parts.append(voice.text("roses-panel-stays", n=len(stay), blocks=stay))
        if goal in AREA:
            parts += [fed(voice, view, goal, there, home=verb == "home"), area_note(voice, view, goal)]
            border = NEIGHBOURS[AREA[place(view, group[0])]].get(AREA[goal]) if verb == "regroup" else None
            if border is not None:
                colour = COLOURS[LIMIT[border]]
                parts.append(voice.text("roses-panel-border", colour=colour, n=view.room.get(goal, 0)))
        lines.append(option(label, goal, note=fitted(joined(parts))))
    asked = voice.text("roses-panel-to", n=len(group))
    return choose(ctx, ctx.id("batch", f"go {verb} {ticked:x}"), lines, placeholder=asked)


def together(ctx: PanelContext, verb: str) -> list[Row]:
    """Without a tick: by default, and all that may go to an area."""
    look, voice, view = ctx.look, ctx.voice, ctx.look.view
    lines = []
    if verb == "regroup" and (hungry := feeding(look)):
        text = voice.text("roses-panel-feed", n=len(hungry))
        ways = {goal: [voice.word(GAME, b) for b, to in hungry if to == goal] for _, goal in hungry}
        said = "; ".join(f"{', '.join(blocks)} → {voice.word(GAME, goal)}" for goal, blocks in ways.items())
        lines.append(option(text, FEED, note=fitted(said)))
    for area in dict.fromkeys(str(a.args[1]) for a in look.legal if a.verb == verb and a.args[1] in AREA):
        names = crowd(look, verb, area)
        if len(names) > 1:
            notes = [fed(voice, view, area, names, home=verb == "home"), area_note(voice, view, area)]
            text = voice.text("roses-panel-all-to", n=len(names), area=voice.word(GAME, area))
            lines.append(option(text, area, note=fitted(joined(notes))))
    asked = voice.text("roses-panel-together")
    return choose(ctx, ctx.id("batch", f"all {verb}"), lines[:PAGE], placeholder=asked) if lines else []


def going(look: SeatView, verb: str, goal: str, group: list[str]) -> list[str]:
    """Those of some blocks who go to a place: no more than a border takes, the strongest first; into exile nobles only
    as far as it feeds them, heirs in any case (8.3)."""
    may = weakest_last(look.view, [b for b in group if Action(verb, (b, goal)) in look.legal])
    if verb == "regroup":
        own = look.view.own
        sailing = [b for b in may if own is not None and own.came.get(b) == "sea"]
        by_land = [b for b in may if b not in sailing][: look.view.room.get(goal, 0)]
        return [b for b in may if b in sailing or b in by_land]
    if goal not in AREA or EXILE[AREA[goal]] < 0:
        return may
    nobles = [b for b in may if not RANK[BLOCK[b]]][: fed_besides(AREA[goal], guests(look.view, goal))]
    return [*nobles, *(b for b in may if RANK[BLOCK[b]])]


def crowd(look: SeatView, verb: str, area: str) -> list[str]:
    """The blocks that go to an area when all that may are sent there; into exile no more than it feeds."""
    names = going(look, verb, area, travellers(look, verb))
    if verb == "regroup" or EXILE[AREA[area]] < 0:
        return names
    return names[: fed_besides(AREA[area], guests(look.view, area))]


def feeding(look: SeatView) -> list[tuple[str, str]]:
    """Who leaves the area of the battle for want of food, and where to: what the standing order ``feed`` would do."""
    view = look.view
    near = reach(look, "regroup")
    if view.own is None or view.seat is None or not near:
        return []
    here = place(view, next(iter(near)))
    there = sorted((BLOCK[b.block] for b in view.own.blocks if b.place == here), key=rank_of)
    sails = {b for b in there if view.own.came.get(BLOCK_IDS[b]) == SEA}
    own, room = view.counts()[view.seat], dict(view.room)

    def open_to(block: int) -> list[int]:
        return [AREA[a] for a in near.get(BLOCK_IDS[block], []) if block in sails or room.get(a, 0)]

    found = []
    for block, goal in moving_on(AREA[here], there, lambda: own, open_to):
        own[AREA[here]] -= 1
        own[goal] += 1
        if block not in sails:
            room[AREA_IDS[goal]] -= 1
        found.append((BLOCK_IDS[block], AREA_IDS[goal]))
    return found


def batch(look: SeatView, words: list[str]) -> tuple[list[Action], str]:
    """``go <verb> <ticked> <place>``: the ticked ones; ``all <verb> <area>``: whoever may; ``all regroup feed``: who is
    not fed leaves, and the others stay."""
    match words:
        case ["all", "regroup", "feed"]:
            return [*(Action("regroup", way) for way in feeding(look)), DONE], ""
        case ["all", verb, area] if verb in VERBS and area in AREA:
            return [Action(verb, (block, area)) for block in crowd(look, verb, area)], ""
        case ["go", verb, mask, goal] if verb in VERBS:
            there = travellers(look, verb)
            group = chosen(there, read(["go", mask], there)[0])
            return [Action(verb, (block, goal)) for block in going(look, verb, goal, group)], ""
    return [], ""
