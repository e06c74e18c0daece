"""Battles in the panel: which block acts and what it may do, the main attack, hits; losses."""

from __future__ import annotations

from collections.abc import Sequence

from bot.presenter.games.roses.hints import charged, dice, fed, last_step, named, shot, strongest, struck, turned, wins
from bot.presenter.games.roses.lists import area_note, fighter_note, own_note
from bot.presenter.games.roses.names import GAME
from bot.presenter.panel_kit.choices import PAGE, by_verb
from bot.presenter.panel_kit.controls import TWO, PanelContext, Row, choose, line, note
from bot.presenter.panel_kit.screens import act, close, entry, fitted, flat, joined, one_or_flat, preset
from bot.presenter.panel_kit.ticks import whole
from bot.presenter.words.voice import Voice
from bot.tables.model import SeatView
from bot.ui.components import option
from engine.core import Action
from engine.roses.analysis import COLOURS, attacker_of, battle_odds, count, without_a_way
from engine.roses.board import AREA, LIMIT, NEIGHBOURS
from engine.roses.view import RosesView


def fight(ctx: PanelContext) -> list[Row]:
    """One block of those whose turn it is: fire, wait, charge, treachery, retreat."""
    look, voice = ctx.look, ctx.voice
    able = list(dict.fromkeys(str(a.args[0]) for a in ctx.actions))
    block = opened(ctx, able)
    rows: list[Row] = []
    if len(able) > 1:
        fires = {a.args[0] for a in ctx.actions if a.verb == "fire"}
        notes = {b: (shot if b in fires else fighter_note)(voice, look.view, b) for b in able[:PAGE]}
        lines = [entry(voice.word(GAME, b), f"who {b}", note=said, default=b == block) for b, said in notes.items()]
        rows += choose(ctx, ctx.id("do", "who"), lines, placeholder=voice.text("roses-panel-who-acts"))
    groups = by_verb([a for a in ctx.actions if a.args[0] == block])
    now = [act(ctx, a) for verb in ("fire", "pass") for a in groups.get(verb, [])]
    if now:
        targets = [voice.word(GAME, b) for b in strongest(look.view)]
        said = shot(voice, look.view, block)
        about = {"block": voice.word(GAME, block), "shot": said, "targets": targets, "n": len(targets)}
        rows.append(note(voice.text("roses-panel-fires", **about)))
        rows.append(line(*now))
    else:
        rows.append(note(must_leave(voice, look, ctx.actions, block)))

    def risks(action: Action) -> str:
        target = str(action.args[1])
        how = charged(voice, look.view, block, target) if action.verb == "charge" else turned(voice, target, block)
        return joined([how, fighter_note(voice, look.view, target)])

    for verb, asked in (("charge", "roses-panel-charge"), ("treason", "roses-panel-treason")):
        if verb in groups:
            rows += one_or_flat(ctx, groups[verb], f"{verb} {block}", voice.text(asked), told=risks)
    if "retreat" in groups:
        rows += havens(ctx, groups["retreat"], "roses-panel-retreat")
    rows.append(close(ctx))
    return rows


def must_leave(voice: Voice, look: SeatView, actions: Sequence[Action], block: str) -> str:
    """Why a block leaves, and how many find no way out where the borders take fewer than have to leave (6.2); pirates
    have the sea to themselves."""
    came = look.view.own.came
    by_land = [a for a in actions if came.get(str(a.args[0])) != "sea"]
    n, ways = (
        len({a.args[0] for a in by_land}),
        sum(look.view.room.get(g, 0) for g in {str(a.args[1]) for a in by_land}),
    )
    who = voice.word(GAME, block)
    return voice.text("roses-panel-must-leave", block=who, n=n, ways=ways, lost=without_a_way(n, ways))


def opened(ctx: PanelContext, able: list[str]) -> str:
    """The block whose screen is open, else the first."""
    match ctx.open.split():
        case ["who", block] if block in able:
            return block
    return able[0]


def havens(ctx: PanelContext, actions: list[Action], asked: str) -> list[Row]:
    """Areas for one block, each with who stands there, the border to it, and how many it still takes this round."""
    voice, view = ctx.voice, ctx.look.view

    def there(action: Action) -> str:
        name, to = str(action.args[0]), str(action.args[1])
        parts = [area_note(voice, view, to), fed(voice, view, to, [name])] if to in AREA else []
        border = NEIGHBOURS[AREA[view.battle.area]].get(AREA[to]) if view.battle is not None else None
        if border is not None and view.own.came.get(name) != "sea":
            parts.append(voice.text("roses-panel-border", colour=COLOURS[LIMIT[border]], n=view.room.get(to, 0)))
        return joined(parts)

    return one_or_flat(ctx, actions, f"{actions[0].verb} {actions[0].args[0]}", voice.text(asked), told=there)


def hits(ctx: PanelContext) -> list[Row]:
    """Which of the strongest blocks takes the hits."""
    look, voice = ctx.look, ctx.voice
    left = look.view.battle.left if look.view.battle is not None else 0

    def after(action: Action) -> str:
        name = str(action.args[0])
        return f"{fighter_note(voice, look.view, name)} · {struck(voice, look.view, name, left)}"

    asked = voice.text("roses-panel-hits", n=left)
    return [*flat(ctx, ctx.actions, "hit", asked, told=after), close(ctx)]


def losses(ctx: PanelContext) -> list[Row]:
    """Who lacks supply, or leaves a crowded exile: own blocks with where they are, as many to tick as have to; those by
    default are ticked, and a button takes them."""
    assert ctx.prompt is not None
    look, voice = ctx.look, ctx.voice
    own = {b.block: b for b in look.view.own.blocks} if look.view.own is not None else {}

    def where(action: Action) -> str:
        block = own[str(action.args[0])]
        end = last_step(voice, block.block, block.steps) if action.verb == "loss" else ""
        parts = [voice.word(GAME, block.place), own_note(voice, look.view, block.block), end]
        return joined(parts)

    usual = ctx.prompt.default
    if len(usual) < TWO or len(ctx.actions) > PAGE:
        return [*flat(ctx, ctx.actions, ctx.step, "", told=where), close(ctx)]
    lines = [
        option(voice.action(GAME, a), str(a.args[0]), default=a in usual, note=fitted(where(a))) for a in ctx.actions
    ]
    asked = voice.text("roses-panel-losses", n=len(usual))
    by_default = preset(ctx, "default", voice.text("roses-panel-losses-default", n=len(usual)), first=True)
    return [*whole(ctx, ctx.step, lines, asked, most=len(usual)), close(ctx, by_default)]


def lost(look: SeatView, verb: str, blocks: Sequence[str]) -> list[Action]:
    """``loss <block> …``, ``dismiss <block> …``: the ticked ones; ``default``: those whom silence would take."""
    if verb != "default":
        return [Action(verb, (block,)) for block in blocks]
    return [a for p in look.prompts if p.step in ("loss", "dismiss") for a in p.default]


def places(ctx: PanelContext) -> list[Row]:
    """Battles to choose from, main attacks to name, areas for an heir: who stands where it leads."""
    look, voice = ctx.look, ctx.voice

    def there(action: Action) -> str:
        if action.verb == "main":
            return main_note(look.view, voice, action)
        if action.verb == "battle":
            return battle_note(look.view, voice, str(action.args[0]))
        named = str(action.args[1] if action.verb == "heir" else action.args[0])
        said = area_note(voice, look.view, named)
        if action.verb == "heir" and (hungry := fed(voice, look.view, named, [str(action.args[0])])):
            said = f"{hungry} · {said}"
        return said

    rows = [*flat(ctx, ctx.actions, ctx.step, "", told=there), close(ctx)]
    mains = [main_line(look.view, voice, a) for a in ctx.actions if a.verb == "main"]
    return [note("\n".join([*mains, voice.text("roses-panel-main-first")])), *rows] if mains else rows


def battle_note(view: RosesView, voice: Voice, area: str) -> str:
    """A battle to choose: who attacks there, one's own blocks and dice, how many enemies, and the odds."""
    assert view.own is not None
    assert view.seat is not None
    mine = [b.block for b in view.own.blocks if b.place == area and b.block != view.prisoner]
    said = voice.text(
        "roses-panel-battle-of", attacks="yes" if attacker_of(view, AREA[area]) == view.seat else "no", own=len(mine),
        dice=dice(view, mine), enemies=count(view, area, 1 - view.seat),
    )  # fmt: skip
    return joined([said, wins(voice, battle_odds(view, AREA[area]))])


def over(view: RosesView, action: Action) -> tuple[list[str], list[str]]:
    """Who fights from the first round if a border is the main attack's, and who joins later (6.3)."""
    area, origin = (str(arg) for arg in action.args)
    own = view.own
    assert own is not None
    there = [b.block for b in own.blocks if b.place == area and b.block in own.came]
    first = [block for block in there if own.came[block] == origin]
    return first, [block for block in there if block not in first]


def main_note(view: RosesView, voice: Voice, action: Action) -> str:
    """A border of a main attack: its limit, the dice that come over it, how many blocks wait."""
    area, origin = (str(arg) for arg in action.args)
    first, later = over(view, action)
    border = NEIGHBOURS[AREA[area]].get(AREA[origin]) if origin in AREA else None
    colour = "sea" if border is None else COLOURS[LIMIT[border]]
    return voice.text("roses-panel-main", colour=colour, dice=dice(view, first), later=len(later))


def main_line(view: RosesView, voice: Voice, action: Action) -> str:
    """The same border by the names of the blocks."""
    area, origin = (voice.word(GAME, str(arg)) for arg in action.args)
    first, later = (named(voice, blocks) for blocks in over(view, action))
    return voice.text(
        "roses-panel-main-line", area=area, origin=origin, first=first, n=len(first), later=later,
        later_count=len(later),
    )  # fmt: skip


def event_treason(ctx: PanelContext) -> list[Row]:
    """The card Treason: on whom, or kept for later."""
    look, voice = ctx.look, ctx.voice
    targets = [a for a in ctx.actions if a.args]

    def risk(action: Action) -> str:
        target = str(action.args[0])
        return f"{turned(voice, target)} · {fighter_note(voice, look.view, target)}"

    rows = one_or_flat(ctx, targets, "event-treason", voice.text("roses-panel-treason"), told=risk)
    return [*rows, close(ctx, *(act(ctx, a, quiet=True) for a in ctx.actions if not a.args))]
