"""The panel of what comes before the armies: events and revolts, vassalage and conversion, treasury, levy."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.presenter.games.charlemagne import hints
from bot.presenter.games.charlemagne.lists import by_region, opened, regions, rest
from bot.presenter.games.charlemagne.names import GAME
from bot.presenter.panel_kit.choices import PAGE, by_verb
from bot.presenter.panel_kit.controls import LINE, PanelContext, Row, choose, note
from bot.presenter.panel_kit.screens import DONE, act, acts, buttons, close, entry, flat, legal, said
from bot.ui.components import button
from engine.charlemagne.attempt import value
from engine.charlemagne.board import PLACE
from engine.charlemagne.game_data import MARKER, NEUTRAL, REGION, SIDES, TABLES, TYPE, TYPES
from engine.charlemagne.units import Ground, eaters, forage, is_burg
from engine.charlemagne.view import ChView
from engine.core import Action

SEND, CANCEL, READY = Action("send"), Action("cancel"), Action("ready")
ALL = "levy-all"
"""Stands for one unit in every region that may still raise one."""


# --- events and vassalage --------------------------------------------------------------------------------------------


def envoy(ctx: PanelContext, view: ChView) -> list[Row]:
    """Regions to strive for, the likeliest first."""
    goals = legal(ctx, "envoy")
    goals.sort(key=lambda a: hints.prospect(view, REGION[str(a.args[0])]), reverse=True)
    text = ctx.voice.text("charlemagne-panel-strive")
    rows = flat(ctx, goals, "envoy", text, told=lambda a: hints.region_note(ctx.voice, view, str(a.args[0])))
    rows = rows or said(ctx.voice.text("charlemagne-no-vassalage-marker"))
    return [*rows, *rest(ctx, "envoy", done=ctx.voice.text("charlemagne-panel-done-envoy"))]


def lay(ctx: PanelContext, view: ChView) -> list[Row]:
    """Markers to lay down, with the chance after each; what shifts the differential."""
    assert view.own is not None
    attempt, voice = view.own.attempt, ctx.voice
    if attempt is None:
        return rest(ctx)
    region, conversion = REGION[attempt.region], bool(attempt.religion)
    control = view.control[region]
    items = []
    for action in legal(ctx, "lay"):
        slug = str(action.args[0])
        n = value(MARKER[slug], region, conversion)
        chance = hints.laid_chance(voice, conversion, control, attempt.differential + n)
        text = voice.text("charlemagne-panel-lay", marker=voice.word(GAME, slug), n=n, chance=chance)
        items.append(act(ctx, action, text=text))
    now = hints.laid_chance(voice, conversion, control, attempt.differential)
    ends = [act(ctx, SEND, text=voice.text("charlemagne-panel-send", chance=now), final=True)]
    ends = [*(ends if SEND in ctx.actions else []), act(ctx, CANCEL)]
    told = note(hints.reasons_told(voice, attempt.modifiers))
    return [told, *buttons(items), close(ctx, *ends)]


def guard(ctx: PanelContext, view: ChView) -> list[Row]:
    """Answers to an attempt, each with the chance that remains."""
    attempt, voice = view.attempt, ctx.voice
    if attempt is None:
        return rest(ctx)
    region = REGION[attempt.region]

    def chance(action: Action) -> str:
        left = attempt.differential - int(action.args[0])
        return hints.laid_chance(voice, bool(attempt.religion), view.control[region], left)

    told = note(hints.reasons_told(voice, attempt.modifiers))
    if len(ctx.actions) > LINE:
        return [told, *flat(ctx, ctx.actions, "guard", told=chance), close(ctx)]
    items = [
        act(ctx, a, text=voice.text("charlemagne-panel-guard", n=int(a.args[0]), chance=chance(a))) for a in ctx.actions
    ]
    return [told, *buttons(items), close(ctx)]


def envoys(ctx: PanelContext, view: ChView) -> list[Row]:
    """The dice of a revolt as they lie, and where royal envoys may go."""
    rows: list[Row] = []
    if view.revolt is not None:
        lines = [
            ctx.voice.text(
                "charlemagne-panel-die",
                region=ctx.voice.word(GAME, region),
                die=die,
                result=ctx.voice.text(f"charlemagne-word-revolt-{result}"),
            )
            for region, die, result in zip(view.revolt.regions, view.revolt.dice, view.revolt.results, strict=True)
        ]
        rows.append(note("\n".join(lines)))
    return [*rows, *buttons([act(ctx, a) for a in ctx.actions]), close(ctx)]


def naming(ctx: PanelContext, view: ChView) -> list[Row]:
    """Regions that may revolt, or places: whom they obey, who stands there."""

    def told(action: Action) -> str:
        if action.verb != "name":
            return hints.place_note(ctx.voice, view, str(action.args[0]))
        side = view.control[REGION[str(action.args[0])]]
        word = SIDES[side] if side != NEUTRAL else "neutral"
        return ctx.voice.text(f"charlemagne-picture-side-{word}")

    return [*flat(ctx, ctx.actions, ctx.step, told=told), close(ctx)]


def deploy(ctx: PanelContext, view: ChView) -> list[Row]:
    """The first units stand where they usually do; region by region they may go elsewhere."""
    voice = ctx.voice
    words = ctx.open.split()
    places = legal(ctx, "place")
    groups = by_region(places)
    if words[:1] == ["of"] and len(words) == 2 and words[1] in groups:
        starts: dict[str, int] = {}
        for a in groups[words[1]]:
            key = f"place {a.args[0]} {a.args[1]}"
            starts[key] = starts.get(key, 0) + 1
        options = []
        for key, n in starts.items():
            _, unit, start = key.split()
            text = voice.text("charlemagne-panel-at", unit=voice.word(GAME, unit), place=hints.where(voice, start))
            options.append(entry(text, key, note=voice.text("charlemagne-panel-places", n=n)))
        return [*choose(ctx, ctx.id("do", ctx.open), options), close(ctx)]
    goals = [a for a in places if f"{a} ".startswith(f"{ctx.open} ")] if words[:1] == ["place"] else []
    if goals:
        return [
            *flat(ctx, goals, "goals", told=lambda a: hints.place_note(voice, view, str(a.args[-1]))), close(ctx),
        ]  # fmt: skip
    lines = [
        entry(voice.word(GAME, name), f"of {name}", note=voice.text("charlemagne-panel-places", n=len(found)))
        for name, found in groups.items()
    ]
    rows = choose(ctx, ctx.id("do", "of"), lines, placeholder=voice.text("charlemagne-panel-shift")) if lines else []
    return [*rows, close(ctx, act(ctx, READY, text=voice.text("charlemagne-panel-stand"), final=True))]


# --- treasury and levy -----------------------------------------------------------------------------------------------


def treasury(ctx: PanelContext, view: ChView) -> list[Row]:
    """Mercenaries, works, markers, pillage: each with its price."""
    assert view.own is not None
    voice, groups, prices = ctx.voice, by_verb(ctx.actions), TABLES.treasury

    def told(action: Action) -> str:
        match action.verb:
            case "hire":
                kind, place = map(str, action.args)
                return hints.food_note(voice, view, kind, place, hints.price(view, kind))
            case "build":
                cost = prices.build_burg if action.args[0] == "burg" else prices.build_civilisation
                return voice.text(f"charlemagne-panel-build-{action.args[0]}", cost=cost)
        return voice.text("charlemagne-panel-price", cost=prices.remove_pillage)

    verbs = [v for v in ("hire", "build", "clear") if v in groups]
    for verb in verbs:
        screen = opened(ctx, verb, groups[verb], told, batch=True)
        if screen:
            return [*screen, close(ctx)]
    rows: list[Row] = []
    for verb in verbs:
        rows += regions(ctx, verb, groups[verb], told, batch=len(groups[verb]) <= PAGE)
    buy = Action("draw")
    items = acts(ctx, "play")
    if buy in ctx.actions:
        items.append(act(ctx, buy, text=voice.text("charlemagne-panel-draw", cost=prices.stratagem)))
    done = voice.text("charlemagne-panel-done-treasury", n=view.own.treasury)
    return [*rows, *buttons(items), close(ctx, act(ctx, DONE, text=done, final=True))]


def levy(ctx: PanelContext, view: ChView) -> list[Row]:
    """Regions with units to raise, one unit for all of them at once, the end."""
    voice, found = ctx.voice, legal(ctx, "levy")

    def told(action: Action) -> str:
        return hints.food_note(voice, view, str(action.args[0]), str(action.args[1]))

    calls = legal(ctx, "assemble")
    screen = opened(ctx, "levy", found, told, batch=True) or opened(ctx, "assemble", calls)
    if screen:
        return [*screen, close(ctx)]
    rows = regions(ctx, "levy", found, told, batch=len(found) <= PAGE)
    items = acts(ctx, "play")
    if found:
        text = voice.text("charlemagne-panel-levy-all", n=len(by_region(found)))
        items.insert(0, button(ctx.id("batch", ALL), text, style=discord.ButtonStyle.primary, emoji="🛡️"))
    rows += regions(ctx, "assemble", calls)
    done = voice.text("charlemagne-panel-done-levy")
    return [*rows, *buttons(items), close(ctx, act(ctx, DONE, text=done, final=True))]


def levy_all(view: ChView, actions: Sequence[Action]) -> list[Action]:
    """One unit for every region: fed if that is possible, the strongest, in a burg."""
    ground = Ground(view)

    def worth(action: Action) -> tuple[bool, int, bool, int]:
        t, place = TYPES[TYPE[str(action.args[0])]], PLACE[str(action.args[1])]
        fed = len(eaters(ground.stacks.get(place, ()))) < forage(view, place)
        return (fed, t.strength, is_burg(view, place), -place)

    found = by_region([a for a in actions if a.verb == "levy"])
    return [max((a for a in group if TYPES[TYPE[str(a.args[0])]].kind != "fleet"), key=worth, default=group[0])
            for group in found.values()]  # fmt: skip
