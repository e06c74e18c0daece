"""The panel of the armies: setting out, marching, battles, losses, supply."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bot.presenter.games.charlemagne import hints
from bot.presenter.games.charlemagne.lists import opened, regions, rest
from bot.presenter.games.charlemagne.names import GAME
from bot.presenter.panel_kit.choices import PAGE, by_verb
from bot.presenter.panel_kit.controls import PanelContext, Row, choose, note
from bot.presenter.panel_kit.screens import act, buttons, close, entry, flat, legal, opens
from bot.ui.components import Press
from engine.charlemagne.board import HEXES, LAND_SIDES, PLACE, PLACES, PRINTED, SEA_SIDES
from engine.charlemagne.combat import COLUMNS, ODDS_WORDS, odds
from engine.charlemagne.game_data import FLEET, STRENGTH, TYPE, TYPE_OF, TYPES
from engine.charlemagne.movement import Goal
from engine.charlemagne.outlook import outlook
from engine.charlemagne.units import Ground, eaters, forage
from engine.charlemagne.view import ChView
from engine.core import Action

CANCEL, MARCH, HALT, PAY, READY, FIGHT = (Action(verb) for verb in ("cancel", "march", "halt", "pay", "ready", "fight"))
GOALS = "in move"
"""The screen of every goal of a force, by region."""


# --- operations ------------------------------------------------------------------------------------------------------


def operations(ctx: PanelContext, view: ChView) -> list[Row]:
    """Places whose units may set out, the strongest first."""
    voice = ctx.voice
    spots = legal(ctx, "operate")
    spots.sort(key=lambda a: -sum(STRENGTH[c] for c in hints.fresh(view, PLACE[str(a.args[0])])))

    def told(action: Action) -> str:
        place = PLACE[str(action.args[0])]
        units = hints.fresh(view, place)
        words = hints.stack_note(voice, view, [c for c in units if not FLEET[c]] or units)
        foes = _foes(view, place)
        return voice.text("charlemagne-panel-front", note=words, n=foes) if foes else words

    screen = opened(ctx, "operate", spots, told)
    if screen:
        return [*screen, close(ctx)]
    done = voice.text("charlemagne-panel-done-operations")
    return [*regions(ctx, "operate", spots, told), *rest(ctx, "operate", done=done)]


def _foes(view: ChView, place: int) -> int:
    """Units of the other side beside a place."""
    ground, enemy = Ground(view), 1 - (view.seat or 0)
    if place >= HEXES:
        return 0
    return sum(len(ground.stacks[q]) for q in LAND_SIDES[place] if ground.held.get(q) == enemy)


def muster(ctx: PanelContext, view: ChView) -> list[Row]:
    """Units to tick by number, what the force is worth so far, and the die."""
    voice = ctx.voice
    if view.muster is None:
        return rest(ctx)
    units = hints.fresh(view, PLACE[view.muster.place])
    picked = _picked(view, units)
    base, times = hints.pace(view, picked)
    plain, factor = hints.power(view, picked)
    staying = [c for c in units if c not in picked]
    told = voice.text(
        "charlemagne-panel-muster", strength=plain, factor=factor, least=base + times, most=base + 6 * times,
        staying=len(staying),
    )  # fmt: skip
    rows: list[Row] = [note(told)]
    takes = legal(ctx, "take")
    by_type: dict[str, list[Action]] = {}
    for a in takes:
        by_type.setdefault(str(a.args[0]), []).append(a)

    def unit_note(action: Action) -> str:
        t = TYPES[TYPE[str(action.args[0])]]
        have = view.muster.picked.get(t.slug, 0) if view.muster is not None else 0
        return voice.text("charlemagne-panel-ticked", n=have, strength=t.strength, operations=t.operations)

    if ctx.open.startswith("take "):
        return [*flat(ctx, by_type.get(ctx.open.split()[1], takes)[:PAGE], "take", "", told=unit_note), close(ctx)]
    if len(takes) <= PAGE:
        rows += flat(ctx, takes, "take", told=unit_note)
    else:
        lines = [entry(voice.word(GAME, slug), f"take {slug}", note=unit_note(v[0])) for slug, v in by_type.items()]
        rows += choose(ctx, ctx.id("do", "take"), lines, placeholder=voice.verb(GAME, "take"))
    ends = [act(ctx, CANCEL)]
    if MARCH in ctx.actions:
        ends.insert(0, act(ctx, MARCH, text=voice.text("charlemagne-panel-march", base=base, times=times), final=True))
    return [*rows, close(ctx, *ends)]


def _picked(view: ChView, units: Sequence[int]) -> list[int]:
    """Counters for what is ticked."""
    left = dict(view.muster.picked) if view.muster is not None else {}
    found = []
    for c in units:
        slug = TYPES[TYPE_OF[c]].slug
        if left.get(slug, 0) > 0:
            left[slug] -= 1
            found.append(c)
    return found


def force(ctx: PanelContext, view: ChView) -> list[Row]:
    """Attacks with their odds, goals with what awaits the force, everything else it may do where it is."""
    if view.force is None:
        return rest(ctx)
    voice, groups = ctx.voice, by_verb(ctx.actions)
    found = {g.place: g for g in outlook(view)}
    moves = [a for a in groups.get("move", []) if str(a.args[0]) in found]
    targets = _targets(view, found.values())

    def told(action: Action) -> str:
        goal = found.get(str(action.args[0]))
        if goal is None:
            return ""
        words = voice.text("charlemagne-panel-goal", points=goal.points, hungry=goal.hungry, stop=int(goal.stop))
        if goal.place not in targets:
            return words
        place, index = targets[goal.place]
        name = hints.where(voice, place)
        return voice.text("charlemagne-panel-then", note=words, place=name, odds=COLUMNS[index])

    if ctx.open == "steps":
        return [*flat(ctx, groups.get("step", [])[:PAGE], "step", told=told), close(ctx)]
    screen = opened(ctx, "move", moves, told)
    if screen:
        return [*screen, close(ctx)]
    rows: list[Row] = []
    attacks = legal(ctx, "battle")
    rows += flat(ctx, attacks, "battle", told=lambda a: hints.attack_note(voice, view, str(a.args[0])))
    best = sorted(moves, key=lambda a: _appeal(view, found[str(a.args[0])], targets))[:PAGE]
    rows += flat(ctx, best, "move", voice.text("charlemagne-panel-best"), told=told)
    items: list[Press] = []
    if len(moves) > len(best):
        text = voice.text("charlemagne-panel-goals", n=len(moves))
        items.append(opens(ctx, GOALS, text, emoji="🧭"))
    if "step" in groups:
        text = voice.text("charlemagne-panel-steps", n=len(groups["step"]))
        items.append(opens(ctx, "steps", text, emoji="👣"))
    items += [_deed(ctx, view, a) for verb in ("pillage", "convert", "land", "play") for a in groups.get(verb, [])]
    rows += buttons(items)
    rows += flat(ctx, legal(ctx, "drop")[:PAGE], "drop", told=lambda a: hints.loss_note(voice, str(a.args[0])))
    return [*rows, close(ctx, act(ctx, HALT, final=True))]


def _targets(view: ChView, goals: Iterable[Goal]) -> dict[str, tuple[str, int]]:
    """By goal with points enough for a battle: the enemy or neutral place beside it with the best odds."""
    assert view.force is not None
    ground, units = Ground(view), list(view.force.units)
    sides = SEA_SIDES if any(FLEET[c] for c in units) else LAND_SIDES
    known: dict[int, int] = {}
    found: dict[str, tuple[str, int]] = {}
    for goal in goals:
        if goal.points < hints.COSTS.battle or PLACE[goal.place] >= HEXES:
            continue
        for q in sides[PLACE[goal.place]]:
            if ground.held.get(q) != 1 - view.force.seat:
                continue
            if q not in known:
                known[q] = odds(view, units, ground.stacks[q], q)
            if goal.place not in found or known[q] > found[goal.place][1]:
                found[goal.place] = (PLACES[q], known[q])
    return found


def _appeal(view: ChView, goal: Goal, targets: dict[str, tuple[str, int]]) -> tuple[int, int, int, str]:
    """Places from which an attack promises something first, then burgs nobody holds, then other burgs."""
    place = PLACE[goal.place]
    burg = place in PRINTED or place in view.built or place in view.civilisation
    taken = any(p == place for p in view.where)
    rank = 0 if goal.place in targets else 1 if burg and not taken else 2 if burg else 3
    best = -targets[goal.place][1] if goal.place in targets else 0
    return (rank, best, -goal.points, goal.place)


def _deed(ctx: PanelContext, view: ChView, action: Action) -> Press:
    voice, costs = ctx.voice, hints.COSTS
    if action.verb == "pillage":
        text = voice.text("charlemagne-panel-pillage", cost=costs.pillage, least=hints.pillage_least(view))
        return act(ctx, action, text=text)
    if action.verb == "convert":
        text = voice.text("charlemagne-panel-convert", cost=costs.conversion, what=voice.action(GAME, action))
        return act(ctx, action, text=text)
    return act(ctx, action)


# --- battle, losses, supply ------------------------------------------------------------------------------------------


def battle(ctx: PanelContext, view: ChView) -> list[Row]:
    """What the die can bring, then the answers."""
    rows: list[Row] = []
    word = ctx.params.get("odds")
    slug = getattr(word, "slug", "")
    if slug in ODDS_WORDS:
        rows.append(note(hints.dice_told(ctx.voice, ODDS_WORDS.index(slug))))
    first = {"fight", "ready", "stay"}
    rolls = () if ctx.step == "challenge" else (READY, FIGHT)
    roll = dict.fromkeys(rolls, ctx.voice.text("charlemagne-panel-roll"))
    items = [act(ctx, a, text=roll.get(a, ""), final=a.verb in first) for a in ctx.actions]
    return [*rows, *buttons(items), close(ctx)]


def aftermath(ctx: PanelContext, view: ChView) -> list[Row]:
    """Losses with what each unit is worth; hexes to fall back to, with what they feed."""
    voice = ctx.voice

    def told(action: Action) -> str:
        if action.verb == "lose":
            return hints.loss_note(voice, str(action.args[0]))
        return hints.place_note(voice, view, str(action.args[0]))

    named = [a for a in ctx.actions if a.args]
    rows = flat(ctx, named, ctx.step, told=told)
    return [*rows, close(ctx, *(act(ctx, a, final=True) for a in ctx.actions if not a.args))]


def supply(ctx: PanelContext, view: ChView) -> list[Row]:
    """Who could go home, and what that saves; or all is paid."""
    voice = ctx.voice
    homes = legal(ctx, "disband")

    def told(action: Action) -> str:
        at = PLACE[str(action.args[1])]
        there = len(eaters(Ground(view).stacks.get(at, ())))
        return voice.text("charlemagne-panel-saves", n=hints.saving(view, action), feeds=forage(view, at), there=there)

    screen = opened(ctx, "disband", homes, told, batch=True)
    if screen:
        return [*screen, close(ctx)]
    rows = regions(ctx, "disband", homes, told, batch=len(homes) <= PAGE)
    ends = []
    if PAY in ctx.actions:
        params = ctx.params
        text = voice.text("charlemagne-panel-pay", cost=params["cost"], points=params["points"])
        ends.append(act(ctx, PAY, text=text, final=True))
    return [*rows, close(ctx, *ends)]
