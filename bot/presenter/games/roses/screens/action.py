"""The action phase in one message: an army or a block, where it goes; recruits to tick, events, the end."""

from __future__ import annotations

from collections import Counter

import discord

from bot.common.errors import UserError
from bot.presenter.games.roses.hints import (
    attack,
    effect,
    fed,
    gives_up_london,
    lonely,
    named,
    recruit,
    voyage,
    weakest_last,
)
from bot.presenter.games.roses.lists import area_note, contested, counts, own_note, spare
from bot.presenter.games.roses.names import GAME, able, movable, place, question
from bot.presenter.games.roses.screens.before_the_end import warnings
from bot.presenter.panel_kit.choices import PAGE, by, by_verb
from bot.presenter.panel_kit.controls import TWO, PanelContext, Row, choose, line, note
from bot.presenter.panel_kit.screens import DONE, act, close, entry, fitted, flat, joined, legal, opens, preset, said
from bot.presenter.panel_kit.ticks import tick, whole
from bot.presenter.words.voice import Voice
from bot.tables.model import SeatView
from bot.ui.components import option
from engine.core import Action, Piece
from engine.roses.analysis import Way, count, fare, gather, gathering, land_price, ways
from engine.roses.board import AREA, AREA_IDS, HOUSES
from engine.roses.view import RosesView

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
    """Where to begin: armies and blocks that can go, the pool, an event's area, the end. An army that is the only one
    stands open."""
    look, voice = ctx.look, ctx.voice
    groups = by_verb(ctx.actions)
    rows: list[Row] = []
    event = look.view.action.event if look.view.action is not None else ""
    if event not in ("", "muster", "plague"):
        rows.append(note(effect(voice, event)))
    if musters := everybody(look):
        n, goal = len({a.args[0] for a in musters}), voice.word(GAME, look.view.action.goal)
        rows.append(line(preset(ctx, "gather", voice.text("roses-panel-all-to", n=n, area=goal), first=True)))
    there = by(movable(look), lambda block: place(look.view, block))
    if len(there) == 1:
        [(area, army)] = there.items()
        rows += march(ctx, area, (1 << len(army)) - 1, 0)
    else:
        rows += [*armies(ctx), *single(ctx)]
    for verb in ("muster", "plague"):
        if verb in groups:
            rows.append(note(voice.text("roses-panel-unleash", event=verb)))
            asked = voice.verb(GAME, verb)
            rows += flat(ctx, groups[verb], verb, asked, told=lambda a: _unleashed(voice, look.view, a))
    return [*rows, *recruiting(ctx), *last(ctx)]


def armies(ctx: PanelContext, current: str = "") -> list[Row]:
    """A list of the areas with blocks that can go; all of the one that is chosen are ticked."""
    asked = ctx.voice.text("roses-panel-from" if spare(ctx.look) else "roses-panel-from-free")
    return choose(ctx, ctx.id("do", "areas"), area_lines(ctx, current), placeholder=asked)


def single(ctx: PanelContext, open_: str = "") -> list[Row]:
    """A list of the blocks of all armies but that of the area that is open; the one that is chosen is ticked. Where
    there are more than a list holds, they are ticked in their areas."""
    look, voice = ctx.look, ctx.voice
    near = reach(look, "move", "sea")
    lines = [
        entry(
            f"{voice.word(GAME, block)} · {voice.word(GAME, area)}", f"at {area} {1 << n:x}",
            note=joined([own_note(voice, look.view, block), where_to(voice, near[block])]),
        )
        for area, army in sorted(
            by(movable(look), lambda block: place(look.view, block)).items(), key=lambda each: AREA_IDS.index(each[0])
        )
        for n, block in enumerate(army)
        if len(army) > 1 and area != open_
    ]  # fmt: skip
    if len(lines) > PAGE:
        return []
    return choose(ctx, ctx.id("do", "alone"), lines, placeholder=voice.text("roses-panel-alone"))


def recruiting(ctx: PanelContext) -> list[Row]:
    """Who comes in and where, as many to tick as there are points; a button to their list where they are too many."""
    look, voice = ctx.look, ctx.voice
    found = legal(ctx, "recruit")
    if len(found) > PAGE:
        text = voice.text("roses-panel-recruit", n=len(recruits(look)))
        return [line(opens(ctx, "recruit", text, emoji="🛡️"))]
    lines = []
    for action in found:
        block, area = (str(arg) for arg in action.args)
        told = fitted(joined([recruit(voice, look.view, block, area), own_note(voice, look.view, block)]))
        lines.append(option(voice.action(GAME, action), f"{block}.{area}", note=fitted(told)))
    return whole(ctx, "recruit", lines, voice.text("roses-panel-who-comes", n=spare(look)), most=spare(look))


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
        words = f"at {area} {(1 << found[area]) - 1:x}"
        out.append(entry(label, words, note=fought(voice, view, area, told), default=area == current))
    return out


def cost(voice: Voice, view: RosesView, area: str, n: int, afoot: bool) -> str:
    """What it costs to let ``n`` blocks of an area go; who cannot go on foot pays for ships."""
    action = view.action
    if action is None or action.event == "muster":
        return voice.text("roses-panel-cost-none")
    if action.event == "piracy":
        return voice.text("roses-panel-cost-piracy")
    if not afoot:
        return voice.text("roses-panel-cost-sea")
    return voice.text("roses-panel-cost-point" if land_price(action, AREA[area]) else "roses-panel-cost-paid", n=n)


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
    """The blocks of an area to tick, then every area that they can go to; while nobody is ticked, whoever else could
    begin."""
    _, ticked, page = read(ctx.look, area, rest)
    several = 1 < len({place(ctx.look.view, b) for b in movable(ctx.look)}) <= PAGE
    rows = armies(ctx, area) if several else []
    rows += march(ctx, area, ticked, page)
    return [*rows, *([] if ticked else [*single(ctx, area), *recruiting(ctx)]), *last(ctx)]


def march(ctx: PanelContext, area: str, ticked: int, page: int) -> list[Row]:
    """The blocks of an area to tick, those that one usually wants by a button, and where the ticked ones can go."""
    look, voice, view = ctx.look, ctx.voice, ctx.look.view
    there = waiting(look, area)
    near = reach(look, "move", "sea")
    labels = [(voice.word(GAME, b), f"{own_note(voice, view, b)} · {where_to(voice, near[b])}") for b in there]
    here, group = voice.word(GAME, area), chosen(there, ticked)
    if group == there and len(there) == 1:  # nobody to choose from
        rows = said(*(f"**{name}** · {here}: {told}" for name, told in labels))
    else:
        asked = voice.text("roses-panel-tick", area=here)
        rows = tick(ctx, f"at {area}", labels, ticked, page=page, placeholder=asked)
        rows += usual(ctx, area, there, ticked, page)
    return [*rows, *(goals(ctx, area, ticked, group) if group else [])]


def usual(ctx: PanelContext, area: str, there: list[str], ticked: int, page: int) -> list[Row]:
    """Buttons that tick all blocks of an area, all but the weakest, or none, as far as that changes something."""
    voice, everybody = ctx.voice, (1 << len(there)) - 1
    if not everybody & (everybody - 1):  # one block
        return []
    weakest = weakest_last(ctx.look.view, there)[-1]
    masks = {everybody: voice.text("roses-panel-all", n=len(there), area=voice.word(GAME, area))}
    if len(there) > TWO:
        but = voice.text("roses-panel-all-but", block=voice.word(GAME, weakest))
        masks[everybody & ~(1 << there.index(weakest))] = but
    masks[0] = voice.text("roses-panel-none")
    return [line(*(opens(ctx, f"at {area} {m:x} {page}", text) for m, text in masks.items() if m != ticked))]


def goals(ctx: PanelContext, area: str, ticked: int, group: list[str]) -> list[Row]:
    """Where the ticked blocks can go; a line of words where a border is too narrow for all of them."""
    look, voice = ctx.look, ctx.voice
    assert ctx.prompt is not None
    found = ways(look.view, ctx.prompt, area, group)
    found = roomy(found, len(group))
    rows: list[Row] = []
    if found:
        options = [option(way_label(ctx, w, group), w.words, note=fitted(way_note(ctx, w, area, group))) for w in found]
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
    """What awaits the blocks and what it costs, the most pressing first: London given up, a voyage of several points,
    heirs at risk, dice and odds of an attack, a King alone, who starves, who stays behind, the usual price, who is
    there, the border and what it still takes."""
    voice, view = ctx.voice, ctx.look.view
    going = weakest_last(view, group)[: way.room]
    paid = price(voice, view, way, area, going)
    dear = way.sea and view.action is not None and fare(view.action, AREA[area], AREA[way.goal], len(going)) > 1
    parts = [gives_up_london(voice, view, area, len(going)), paid if dear else ""]
    parts += attack(voice, view, way, going) if way.enemies else []
    parts += [lonely(voice, view, way.goal, area, going), fed(voice, view, way.goal, going)]
    if len(going) < len(group):
        stay = named(voice, [b for b in group if b not in going])
        parts.append(voice.text("roses-panel-stays", n=len(stay), blocks=stay))
    parts.append("" if dear else paid)
    if way.enemies:
        parts.append(voice.text("roses-panel-count", n=way.enemies, house=HOUSES[1 - ctx.seat]))
    if not way.enemies:
        parts.append(counts(voice, view, way.goal))
    if not way.sea:
        parts.append(voice.text("roses-panel-border", colour=way.colour, n=way.takes))
    return joined(parts)


def price(voice: Voice, view: RosesView, way: Way, area: str, going: list[str]) -> str:
    """What a way costs; empty for nothing."""
    if way.sea:
        return voyage(voice, view, way, area, going)
    return voice.text("roses-panel-toll") if view.action is not None and land_price(view.action, AREA[area]) else ""


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
        lines.append(option(voice.action(GAME, action), str(action), note=fitted(note_)))
    asked = voice.text("roses-panel-who-comes", n=1)
    return [*choose(ctx, ctx.id("do", "recruits"), lines, placeholder=asked), close(ctx)]


def entering(ctx: PanelContext, block: str) -> list[Row]:
    """Where a block of the pool comes in."""
    look, voice = ctx.look, ctx.voice
    places = [a for a in legal(ctx, "recruit") if a.args[0] == block]
    asked = voice.text("roses-panel-comes-where", block=voice.word(GAME, block))
    told = flat(ctx, places, f"in {block}", asked, told=lambda a: recruit(voice, look.view, block, str(a.args[1])))
    return [*told, close(ctx)]


def last(ctx: PanelContext) -> list[Row]:
    """The battles that follow, then the end with the points it gives away, Back, Undo and Refresh."""
    look = ctx.look
    if DONE not in ctx.actions:
        return [close(ctx)]
    before = said(*warnings(ctx))
    waste = bool(spare(look) or unused(look))
    if waste and ctx.open != "end":
        return [*before, close(ctx, opens(ctx, "end", ctx.wording.end(ctx, DONE)))]
    return [*before, close(ctx, act(ctx, DONE, final=not waste, quiet=waste))]


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


def everybody(look: SeatView) -> list[Action]:
    """What brings whoever can to the area of a muster; nothing without one."""
    asked, view = question(look, "action"), look.view
    there = by(movable(look), lambda block: place(view, block))
    return [] if asked is None else gather(view, asked, {a: weakest_last(view, army) for a, army in there.items()})


def come(look: SeatView, words: list[str]) -> list[Action]:
    """``<block>.<area> …``: whoever is ticked comes in there. Raises ``UserError`` where a block is ticked twice."""
    twice = [block for block, n in Counter(word.partition(".")[0] for word in words).items() if n > 1]
    if twice:
        raise UserError("roses-panel-twice", block=Piece(twice[0]))
    by_words = {f"{a.args[0]}.{a.args[1]}": a for a in look.legal if a.verb == "recruit"}
    return [by_words[word] for word in words] if set(words) <= by_words.keys() else []
