"""The action phase in one message: an area, blocks to tick, where they go; recruits, events, Commit."""

from __future__ import annotations

import discord

from bot.presenter.games.roses.hints import attack, effect, fed, named, recruit, voyage, weakest_last
from bot.presenter.games.roses.lists import area_note, contested, counts, own_note
from bot.presenter.games.roses.march import Way, count, gathering, ways
from bot.presenter.games.roses.names import GAME, able, movable, place, question
from bot.presenter.panel_kit.choices import PAGE, by_verb
from bot.presenter.panel_kit.controls import PanelContext, Row, choose, line, note, tick
from bot.presenter.panel_kit.screens import act, close, entry, flat, joined, legal, opens, said
from bot.presenter.words.voice import Voice
from bot.tables.model import SeatView
from bot.ui.components import option, select
from engine.core import Action
from engine.roses.board import AREA_IDS, HOUSES
from engine.roses.clashes import clashes
from engine.roses.view import RosesView

DONE = Action("done")
NEAR = 2
"""Areas of enemies that find room in a line."""


def controls(ctx: PanelContext) -> list[Row]:
    """The screen that is open; whatever cannot be opened now gives the first one."""
    match ctx.open.split():
        case ["at", area, *rest] if waiting(ctx.look, area):
            return blocks(ctx, area, rest)
        case ["recruit"] if recruits(ctx.look):
            return pool(ctx)
        case ["in", block] if block in recruits(ctx.look):
            return entering(ctx, block)
        case ["end"] if spare(ctx.look) or unused(ctx.look):
            return unspent(ctx)
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
    groups = by_verb(ctx.actions)
    rows: list[Row] = []
    lines = area_lines(ctx)
    event = look.view.action.event if look.view.action is not None else ""
    if event not in ("", "muster", "plague"):
        rows.append(note(effect(voice, event)))
    if lines:
        rows += choose(ctx, ctx.id("do", "areas"), lines, placeholder=_from(ctx))
    for verb in ("muster", "plague"):
        if verb in groups:
            rows.append(note(voice.text("roses-panel-unleash", event=verb)))
            asked = voice.verb(GAME, verb)
            rows += flat(ctx, groups[verb], verb, asked, told=lambda a: _unleashed(voice, look.view, a))
    return [*rows, *recruiting(ctx), *last(ctx)]


def recruiting(ctx: PanelContext) -> list[Row]:
    """The button that opens the pool, when somebody can come in."""
    n = len(recruits(ctx.look))
    return [line(opens(ctx, "recruit", ctx.voice.text("roses-panel-recruit", n=n), emoji="🛡️"))] if n else []


def _unleashed(voice: Voice, view: RosesView, action: Action) -> str:
    """Who stands where an event strikes; how many can come to a muster at most, borders permitting."""
    area = str(action.args[0])
    told = area_note(voice, view, area)
    near = voice.text("roses-panel-gather", n=gathering(view, area)) if action.verb == "muster" else ""
    return joined([told, near])


def area_lines(ctx: PanelContext, current: str = "") -> list[discord.SelectOption]:
    """A line for every area with blocks that can go somewhere: its cost, and enemies one march away."""
    look, voice, view = ctx.look, ctx.voice, ctx.look.view
    found: dict[str, int] = {}
    foes: dict[str, set[str]] = {}
    for block, goals in reach(look, "move").items():
        foes.setdefault(place(view, block), set()).update(g for g in goals if count(view, g, 1 - ctx.seat))
    afoot = {place(view, block) for block in able(look, "move")}
    for block in movable(look):
        here = place(view, block)
        found[here] = found.get(here, 0) + 1
    out = []
    for area in sorted(found, key=AREA_IDS.index):
        label = voice.text("roses-panel-area", area=voice.word(GAME, area), n=count(view, area, ctx.seat))
        told = voice.text("roses-panel-can-go", n=found[area], cost=cost(voice, view, area, found[area], area in afoot))
        near = [voice.word(GAME, g) for g in sorted(foes.get(area, ()), key=AREA_IDS.index)]
        if near and not contested(view, area):
            told = voice.text("roses-panel-foes", note=told, areas=", ".join(near[:NEAR]))
        alone = " 1" if found[area] == 1 else ""  # nobody to choose from: ticked at once
        out.append(entry(label, f"at {area}{alone}", note=fought(voice, view, area, told), default=area == current))
    return out


def _from(ctx: PanelContext) -> str:
    """Asks where to begin; without a point only who goes where somebody has gone already can."""
    return ctx.voice.text("roses-panel-from" if spare(ctx.look) else "roses-panel-from-free")


def cost(voice: Voice, view: RosesView, area: str, n: int, afoot: bool) -> str:
    """What it costs to let ``n`` blocks of an area go; who cannot go on foot pays for ships."""
    action = view.action
    if action is None or action.event == "muster":
        return voice.text("roses-panel-cost-none")
    if action.event == "piracy":
        return voice.text("roses-panel-cost-piracy")
    if not afoot:
        return voice.text("roses-panel-cost-sea")
    return voice.text("roses-panel-cost-paid" if area in action.groups else "roses-panel-cost-point", n=n)


def fought(voice: Voice, view: RosesView, area: str, told: str) -> str:
    """A note, with a warning where there are enemies."""
    return voice.text("roses-panel-contested", note=told) if contested(view, area) else told


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
    there, ticked, page = read(look, area, rest)
    group = chosen(there, ticked)
    rows: list[Row] = []
    lines = area_lines(ctx, area)
    if 1 < len(lines) <= PAGE:
        rows.append(line(select(ctx.id("do", "areas"), lines, placeholder=_from(ctx))))
    near = reach(look, "move", "sea")
    labels = [(voice.word(GAME, b), f"{own_note(voice, view, b)} · {where_to(voice, near[b])}") for b in there]
    here = voice.word(GAME, area)
    asked = voice.text("roses-panel-tick", area=here)
    rows += tick(ctx, f"at {area}", labels, ticked, page=page, placeholder=asked)
    if len(group) < len(there) > 1:
        everybody = (1 << len(there)) - 1
        text = voice.text("roses-panel-all", n=len(there), area=here)
        rows.append(line(opens(ctx, f"at {area} {everybody:x} {page}", text, emoji="☑️")))
    if group:
        rows += goals(ctx, area, ticked, group)
    return [*rows, *([] if group else recruiting(ctx)), *last(ctx)]


def goals(ctx: PanelContext, area: str, ticked: int, group: list[str]) -> list[Row]:
    """Where the ticked blocks can go; a line of words where a border is too narrow for all of them."""
    look, voice = ctx.look, ctx.voice
    assert ctx.prompt is not None
    found = ways(look.view, ctx.prompt, area, group)
    found = roomy(found, len(group))
    rows: list[Row] = []
    if found:
        options = [option(way_label(ctx, w, group), w.words, note=way_note(ctx, w, area, group)) for w in found]
        where = ctx.id("batch", f"move {area} {ticked:x}")
        rows += choose(ctx, where, options, placeholder=voice.text("roses-panel-to", n=len(group)))
    if any(w.room < len(group) for w in found):
        pinned = all(w.room < min(len(group), w.takes) for w in found)
        rows.append(note(voice.text("roses-panel-narrow", n=len(group), pinned="yes" if pinned else "no")))
    elif not found:
        rows.append(note(voice.text("roses-panel-nowhere")))
    return rows


def roomy(found: list[Way], n: int) -> list[Way]:
    """Ways for ``n`` blocks; to a goal that not all of them reach the widest for as many as it takes."""
    reached = {w.goal for w in found if w.room >= n}
    widest: dict[str, Way] = {}
    for way in found:
        if way.room > widest.get(way.goal, way).room or way.goal not in widest:
            widest[way.goal] = way
    return [w for w in found if w.room >= n or (w.goal not in reached and widest[w.goal] is w and w.room > 0)]


def way_label(ctx: PanelContext, way: Way, group: list[str]) -> str:
    """``York by way of Derby``, and how many go where not all can."""
    voice = ctx.voice
    told = _way(voice, way)
    return told if way.room >= len(group) else voice.text("roses-panel-some", way=told, n=way.room, of=len(group))


def _way(voice: Voice, way: Way) -> str:
    goal = voice.word(GAME, way.goal)
    if way.sea:
        return voice.text("roses-panel-way-sea", area=goal)
    if len(way.path) == 1:
        return goal
    return voice.text("roses-panel-way-over", area=goal, over=[voice.word(GAME, a) for a in way.path[:-1]])


def way_note(ctx: PanelContext, way: Way, area: str, group: list[str]) -> str:
    """What it costs and what awaits the blocks: the voyage, dice in an attack, who stands there, who starves, who stays
    behind, the border and what it still takes."""
    voice, view = ctx.voice, ctx.look.view
    going = weakest_last(view, group)[: way.room]
    parts = []
    if len(going) < len(group):
        stay = named(voice, [b for b in group if b not in going])
        parts.append(voice.text("roses-panel-stays", n=len(stay), blocks=stay))
    if way.sea:
        parts.append(voyage(voice, view, way, area, going))
    elif view.action is not None and view.action.event != "muster" and area not in view.action.groups:
        parts.append(voice.text("roses-panel-toll"))
    if way.enemies:
        parts.append(attack(voice, view, way, going))
        parts.append(voice.text("roses-panel-count", n=way.enemies, house=HOUSES[1 - ctx.seat]))
    elif hungry := fed(voice, view, way.goal, going):
        parts.append(hungry)
    if not way.enemies:
        parts.append(counts(voice, view, way.goal))
    if not way.sea:
        parts.append(voice.text("roses-panel-border", colour=way.colour, n=way.takes))
    return joined(parts)


def pool(ctx: PanelContext) -> list[Row]:
    """Which block comes in; one that has a single place comes in at once."""
    voice = ctx.voice
    lines = []
    for block, places in reach(ctx.look, "recruit").items():
        note_ = own_note(voice, ctx.look.view, block)
        if len(places) > 1:
            lines.append(entry(voice.word(GAME, block), f"in {block}", note=f"{note_} · {where_to(voice, places)}"))
            continue
        action = Action("recruit", (block, places[0]))
        note_ = f"{note_} · {recruit(voice, ctx.look.view, block, places[0])}"
        lines.append(option(voice.action(GAME, action), str(action), note=note_))
    asked = voice.text("roses-panel-who-comes")
    return [*choose(ctx, ctx.id("do", "recruits"), lines, placeholder=asked), *last(ctx)]


def entering(ctx: PanelContext, block: str) -> list[Row]:
    """Where a block of the pool comes in."""
    look, voice = ctx.look, ctx.voice
    places = [a for a in legal(ctx, "recruit") if a.args[0] == block]
    asked = voice.text("roses-panel-comes-where", block=voice.word(GAME, block))
    told = flat(ctx, places, f"in {block}", asked, told=lambda a: recruit(voice, look.view, block, str(a.args[1])))
    return [*told, *last(ctx)]


def last(ctx: PanelContext) -> list[Row]:
    """The battles that follow, then Commit with the points it gives away, Back, Undo and Redraw."""
    look, voice = ctx.look, ctx.voice
    if DONE not in ctx.actions:
        return [close(ctx)]
    before = said(battles(ctx))
    points = spare(look)
    text = voice.text("roses-panel-commit", n=points)
    if (points or unused(look)) and ctx.open != "end":
        return [*before, close(ctx, opens(ctx, "end", text, emoji="✅"))]
    return [*before, close(ctx, act(ctx, DONE, text=text, final=True, emoji="✅"))]


def battles(ctx: PanelContext) -> str:
    """Where *Commit* leads to battles and how many stand on each side, and who may still change that before; empty
    where there are none."""
    voice, found = ctx.voice, clashes(ctx.look.view)
    there = [
        voice.text(
            "roses-panel-clash", area=voice.word(GAME, each.area),
            n=(each.lancaster, each.york)[ctx.seat], enemies=(each.york, each.lancaster)[ctx.seat],
        )
        for each in found.areas
    ]  # fmt: skip
    if not there:
        return ""
    other = voice.seat(found.next) if found.next >= 0 else ""
    now = "no" if other else "yes"
    return voice.text("roses-panel-clashes", now=now, n=len(there), areas=there, seat=other)


def spare(look: SeatView) -> int:
    """Points that could still be spent on something."""
    able = any(a.verb in ("move", "sea", "recruit", "muster", "plague") for a in look.legal)
    return look.view.action.ap if able and look.view.action is not None else 0


def unused(look: SeatView) -> str:
    """The event that has named no area yet, though it could; empty when there is none."""
    waits = any(a.verb in ("muster", "plague") for a in look.legal)
    return look.view.action.event if waits and look.view.action is not None else ""


def unspent(ctx: PanelContext) -> list[Row]:
    """Asked once: neither points nor events are kept for later."""
    look, voice = ctx.look, ctx.voice
    if event := unused(look):
        return [note(voice.text("roses-panel-unused", card=voice.word(GAME, event))), *last(ctx)]
    told = voice.text("roses-panel-unspent", n=spare(look), blocks=len(movable(look)), recruits=len(recruits(look)))
    return [note(told), *last(ctx)]


def reach(look: SeatView, *verbs: str) -> dict[str, list[str]]:
    """Where each block may go next, by the actions of some verbs."""
    found: dict[str, list[str]] = {}
    for action in look.legal:
        if action.verb in verbs:
            found.setdefault(str(action.args[0]), []).append(str(action.args[1]))
    return found


def where_to(voice: Voice, areas: list[str]) -> str:
    """``→ Derby, Lincoln, 3 more``."""
    shown = ", ".join(voice.word(GAME, a) for a in areas[:3])
    return voice.text("roses-panel-where", areas=shown, n=len(areas) - 3 if len(areas) > 3 else 0)


def batch(look: SeatView, words: list[str]) -> tuple[list[Action], str]:
    """``<area> <ticked> <way>``: the ticked blocks go that way; the rest of the area stays open."""
    asked = question(look, "action")
    if len(words) != 3 or asked is None:
        return [], ""
    area, mask, path = words
    there, ticked, _ = read(look, area, [mask])
    group = chosen(there, ticked)
    way = next((w for w in ways(look.view, asked, area, group) if w.words == path), None)
    if way is None:
        return [], ""
    return way.actions(group if way.room >= len(group) else weakest_last(look.view, group)[: way.room]), f"at {area}"
