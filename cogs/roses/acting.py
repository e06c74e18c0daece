"""The action phase in one message: an area, blocks to tick, where they go; recruits, events, Commit."""

from __future__ import annotations

import discord

from bot.presenter.choices import PAGE, by_verb
from bot.presenter.controls import PanelContext, Row, choose, line, note, tick
from bot.presenter.voice import Voice
from bot.tables.model import SeatView
from bot.ui.press import option, select
from cogs.roses.march import Way, count, ways
from cogs.roses.names import GAME, movable, place, question
from cogs.roses.parts import act, area_note, close, contested, counts, entry, opens, own_note
from engine.core import Action
from engine.roses.board import AREA, AREA_IDS, PORT
from engine.roses.view import RosesView

DONE = Action("done")


def controls(ctx: PanelContext) -> list[Row]:
    """The screen that is open; whatever cannot be opened now gives the first one."""
    match ctx.open.split():
        case ["at", area, *rest] if waiting(ctx.look, area):
            return blocks(ctx, area, rest)
        case ["recruit"] if recruits(ctx.look):
            return pool(ctx)
        case ["in", block] if block in recruits(ctx.look):
            return entering(ctx, block)
    return areas(ctx)


def waiting(look: SeatView, area: str) -> list[str]:
    """Own blocks of an area that can go somewhere, in the engine's order."""
    return [b for b in movable(look) if place(look.view, b) == area]


def recruits(look: SeatView) -> list[str]:
    """Blocks of the pool that can come in."""
    return list(dict.fromkeys(str(a.args[0]) for a in look.legal if a.verb == "recruit"))


def areas(ctx: PanelContext) -> list[Row]:
    """Where to begin: areas with blocks that can go, the pool, an event's area, Commit."""
    look, voice = ctx.look, ctx.voice
    assert ctx.prompt is not None
    groups = by_verb(ctx.prompt.actions)
    rows: list[Row] = []
    lines = area_lines(ctx)
    if lines:
        rows += choose(ctx, ctx.id("do", "areas"), lines, placeholder=voice.text("roses-panel-from"))
    for verb in ("muster", "plague"):
        if verb in groups:
            places = [
                option(voice.action(GAME, a), str(a), note=area_note(voice, look.view, str(a.args[0])))
                for a in groups[verb]
            ]
            rows += choose(ctx, ctx.id("do", verb), places, placeholder=voice.verb(GAME, verb))
    if "recruit" in groups:
        text = voice.text("roses-panel-recruit", n=len(recruits(look)))
        rows.append(line(opens(ctx, "recruit", text, emoji="🛡️")))
    rows.append(last(ctx))
    return rows


def area_lines(ctx: PanelContext, current: str = "") -> list[discord.SelectOption]:
    """A line for every area with blocks that can go somewhere."""
    look, voice, view = ctx.look, ctx.voice, ctx.look.view
    found: dict[str, int] = {}
    for block in movable(look):
        here = place(view, block)
        found[here] = found.get(here, 0) + 1
    out = []
    for area in sorted(found, key=AREA_IDS.index):
        label = voice.text("roses-panel-area", area=voice.word(GAME, area), n=count(view, area, ctx.seat))
        said = voice.text("roses-panel-can-go", n=found[area], cost=cost(voice, view, area))
        out.append(entry(label, f"at {area}", note=fought(voice, view, area, said), default=area == current))
    return out


def cost(voice: Voice, view: RosesView, area: str) -> str:
    """What it costs to let blocks of an area go."""
    action = view.action
    if action is None or action.event == "muster":
        return voice.text("roses-panel-cost-none")
    if action.event == "piracy":
        return voice.text("roses-panel-cost-piracy")
    return voice.text("roses-panel-cost-paid" if area in action.groups else "roses-panel-cost-point")


def fought(voice: Voice, view: RosesView, area: str, said: str) -> str:
    """A note, with a warning where there are enemies."""
    return voice.text("roses-panel-contested", note=said) if contested(view, area) else said


def read(look: SeatView, area: str, rest: list[str]) -> tuple[list[str], int, int]:
    """The blocks of a screen, which of them are ticked (a bit for each), and the page of the list of blocks."""
    there = waiting(look, area)
    try:
        ticked = int(rest[0], 16) if rest else 0
    except ValueError:
        ticked = 0
    page = int(rest[1]) if len(rest) > 1 and rest[1].isdecimal() else 0
    return there, ticked & ((1 << len(there)) - 1), page


def chosen(there: list[str], ticked: int) -> list[str]:
    """The blocks that are ticked."""
    return [b for n, b in enumerate(there) if ticked >> n & 1]


def blocks(ctx: PanelContext, area: str, rest: list[str]) -> list[Row]:
    """The blocks of an area to tick, then every area all of them can go to."""
    look, voice, view = ctx.look, ctx.voice, ctx.look.view
    assert ctx.prompt is not None
    there, ticked, page = read(look, area, rest)
    group = chosen(there, ticked)
    rows: list[Row] = []
    lines = area_lines(ctx, area)
    if 1 < len(lines) <= PAGE:
        rows.append(line(select(ctx.id("do", "areas"), lines, placeholder=voice.text("roses-panel-from"))))
    labels = [(voice.word(GAME, b), own_note(voice, view, b)) for b in there]
    here = voice.word(GAME, area)
    asked = voice.text("roses-panel-tick", area=here)
    rows += tick(ctx, f"at {area}", labels, ticked, page=page, placeholder=asked)
    if len(group) < len(there):
        everybody = (1 << len(there)) - 1
        text = voice.text("roses-panel-all", n=len(there), area=here)
        rows.append(line(opens(ctx, f"at {area} {everybody:x} {page}", text, emoji="☑️")))
    if group:
        rows += goals(ctx, area, ticked, group)
    rows.append(last(ctx))
    return rows


def goals(ctx: PanelContext, area: str, ticked: int, group: list[str]) -> list[Row]:
    """Where the ticked blocks can go; a line of words where a border is too narrow for all of them."""
    look, voice = ctx.look, ctx.voice
    assert ctx.prompt is not None
    found = ways(look.view, ctx.prompt, area, group)
    open_ = [w for w in found if w.room >= len(group)]
    reached = {w.goal for w in open_}
    rows: list[Row] = []
    if open_:
        options = [option(way_label(voice, w), w.words, note=way_note(voice, look.view, w)) for w in open_]
        where = ctx.id("batch", f"move {area} {ticked:x}")
        rows += choose(ctx, where, options, placeholder=voice.text("roses-panel-to", n=len(group)))
    narrow: dict[str, int] = {}
    for way in found:
        if way.goal not in reached:
            narrow[way.goal] = max(way.room, narrow.get(way.goal, 0))
    if narrow:
        parts = [voice.text("roses-panel-takes", area=voice.word(GAME, a), n=n) for a, n in narrow.items()]
        rows.append(note(voice.text("roses-panel-narrow", n=len(group), areas=parts)))
    elif not open_:
        rows.append(note(voice.text("roses-panel-nowhere")))
    return rows


def way_label(voice: Voice, way: Way) -> str:
    """``York by way of Derby``."""
    goal = voice.word(GAME, way.goal)
    if way.sea:
        return voice.text("roses-panel-way-sea", area=goal)
    if len(way.path) == 1:
        return goal
    return voice.text("roses-panel-way-over", area=goal, over=[voice.word(GAME, a) for a in way.path[:-1]])


def way_note(voice: Voice, view: RosesView, way: Way) -> str:
    """What awaits the blocks: who stands there, the border and what it still takes, a port."""
    parts = [counts(voice, view, way.goal)]
    if way.enemies:
        parts.insert(0, voice.text("roses-panel-attack"))
    if way.sea:
        parts.append(voice.text("roses-panel-port" if PORT[AREA[way.goal]] else "roses-panel-coast"))
    else:
        parts.append(voice.text("roses-panel-border", colour=way.colour, n=way.room))
    return " · ".join(parts)


def pool(ctx: PanelContext) -> list[Row]:
    """Which block comes in."""
    voice = ctx.voice
    lines = [entry(voice.word(GAME, b), f"in {b}", note=own_note(voice, ctx.look.view, b)) for b in recruits(ctx.look)]
    asked = voice.text("roses-panel-who-comes")
    return [*choose(ctx, ctx.id("do", "recruits"), lines, placeholder=asked), last(ctx)]


def entering(ctx: PanelContext, block: str) -> list[Row]:
    """Where a block of the pool comes in."""
    look, voice = ctx.look, ctx.voice
    assert ctx.prompt is not None
    places = [a for a in ctx.prompt.actions if a.verb == "recruit" and a.args[0] == block]
    lines = [option(voice.action(GAME, a), str(a), note=counts(voice, look.view, str(a.args[1]))) for a in places]
    asked = voice.text("roses-panel-comes-where", block=voice.word(GAME, block))
    return [*choose(ctx, ctx.id("do", f"in {block}"), lines, placeholder=asked), last(ctx)]


def last(ctx: PanelContext) -> Row:
    """Commit with the points it gives away, then Back, Undo and Redraw."""
    look, voice = ctx.look, ctx.voice
    assert ctx.prompt is not None
    if DONE not in ctx.prompt.actions:
        return close(ctx)
    points = look.view.action.ap if look.view.action is not None else 0
    return close(ctx, act(ctx, DONE, text=voice.text("roses-panel-commit", n=points), final=True, emoji="✅"))


def batch(look: SeatView, words: list[str]) -> tuple[list[Action], str]:
    """``<area> <ticked> <way>``: the ticked blocks go that way; the rest of the area stays open."""
    asked = question(look, "action")
    if len(words) != 3 or asked is None:
        return [], ""
    area, mask, path = words
    there, ticked, _ = read(look, area, [mask])
    group = chosen(there, ticked)
    way = next((w for w in ways(look.view, asked, area, group) if w.words == path), None)
    return ([], "") if way is None else (way.actions(group), f"at {area}")
