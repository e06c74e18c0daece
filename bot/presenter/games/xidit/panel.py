"""Lords of Xidit: the panels of placement, orders, census and standing choices; what a seat has in one line."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord

from bot.locale import listing
from bot.presenter.games.xidit import forecast, hints
from bot.presenter.panel_kit.choices import OPEN, by_verb
from bot.presenter.panel_kit.controls import PanelContext, Row, choose, foot_buttons, line
from bot.presenter.panel_kit.screens import close
from bot.presenter.words.voice import Voice
from bot.tables.model import SeatView
from bot.ui.components import Press, button, option, select
from engine.core import Action, Prompt
from engine.core.standing import STANDING
from engine.xidit import board
from engine.xidit.standing import STYLES
from engine.xidit.view import Own, Plan, XiditView

STEPS = range(1, 7)
EMOJI = {"blue": "🔵", "red": "🔴", "black": "⚫", "act": "⚔️", "wait": "⏳"}


def controls(ctx: PanelContext) -> list[Row] | None:
    """The refined controls of placement, orders, census and standing choices; ``None`` leaves a question to the
    generic ones."""
    view: XiditView = ctx.look.view
    if view.own is None or ctx.prompt is None:
        return None
    if ctx.open:
        return plans(ctx, view, view.own) if ctx.open.startswith("plan-") else None
    match ctx.prompt.step:  # not the phase: the prizes of a census ask for bards, a year for rewards
        case "placement" if view.own.wishes:
            return placement(ctx, view, view.own)
        case "placement":
            return starts(ctx, view)
        case "orders":
            return orders(ctx, view, view.own)
        case "census":
            return census(ctx, view, view.own)
        case "standing":
            return standing(ctx, view.own)
        case "reward" | "bards" | "titan" | "spend" | "raise" | "phantom":
            return answers(ctx, view, view.own)
    return None


def placement(ctx: PanelContext, view: XiditView, own: Own) -> list[Row]:
    """One select per wish; every city says what lies in it."""
    legal, voice = set(map(str, ctx.actions)), ctx.voice
    rows = []
    for rank, wish in enumerate(own.wishes, 1):
        options = [
            option(
                voice.place("xidit", c), f"wish {rank} {c}", default=c == wish, note=hints.city(voice, view, c),
                emoji=_mark(view, c),
            )
            for c in range(1, board.CITIES + 1)
        ]  # fmt: skip
        asked = voice.text("xidit-panel-wish", rank=rank)
        sealed = f"wish {rank} 1" not in legal
        rows.append(line(select(ctx.id("do", f"wish {rank}"), options, placeholder=asked, disabled=sealed)))
    return [*rows, line(*_closing(ctx, legal))]


def _mark(view: XiditView, city: int) -> str | None:
    """A sign for what lies in a city, by which one finds it in a long list."""
    if any(tile.city == city for tile in view.recruits):
        return "🪖"
    return "⚔️" if any(tile.city == city for tile in view.threats) else None


def starts(ctx: PanelContext, view: XiditView) -> list[Row]:
    """One list of the cities that are free, each with what lies in it and where its roads lead."""
    voice = ctx.voice
    lines = [
        option(
            voice.action("xidit", a), str(a), note=hints.city(voice, view, int(a.args[0])),
            emoji=_mark(view, int(a.args[0])),
        )
        for a in ctx.actions if a.verb == "place"
    ]  # fmt: skip
    asked = voice.verb("xidit", "place")
    return [*choose(ctx, ctx.id("do", "cities"), lines, placeholder=asked), close(ctx)]


def plans(ctx: PanelContext, view: XiditView, own: Own) -> list[Row] | None:
    """The list of one plan of a step, each with what it would cost and bring there; ``None`` for what can no more be
    planned."""
    voice = ctx.voice
    some = [a for a in ctx.actions if f"{a} ".startswith(f"{ctx.open} ")]
    if not some:
        return None
    lines = [
        option(
            voice.action("xidit", a), str(a), default=_planned(own, a), note=hints.plan(view, own, voice, ctx.seat, a)
        )
        for a in some
    ]
    asked = voice.text("xidit-panel-plan", step=some[0].args[0], what=voice.verb("xidit", some[0].verb))
    return [*choose(ctx, ctx.id("do", "plan"), lines, placeholder=asked), close(ctx)]


def _planned(own: Own, action: Action) -> bool:
    """Whether a plan of rewards or of a Titan is the one that stands; bards and units are several lines."""
    step, what = int(action.args[0]), str(action.args[1])
    plan = own.plans.get(step, Plan())
    stands = {"plan-reward": plan.reward, "plan-titan": plan.titan}.get(action.verb)
    return stands is not None and what == (stands or "default")


def orders(ctx: PanelContext, view: XiditView, own: Own) -> list[Row]:
    """Six selects, plans for single steps, and Save, Seal or Unseal."""
    legal = set(map(str, ctx.actions))
    rows = [line(_order(ctx, view, own, step, legal)) for step in STEPS]
    plans = _plans(ctx, own, by_verb(ctx.actions))
    if plans:
        rows.append(line(select(ctx.id("do", "plans"), plans, placeholder=ctx.voice.text("xidit-panel-plans"))))
    rows.append(line(*_closing(ctx, legal)))
    return rows


def answers(ctx: PanelContext, view: XiditView, own: Own) -> list[Row]:
    """One list of all answers, each with what it costs and brings; what would be asked several times can be answered at
    once by a button."""
    options = []
    for action in ctx.actions:
        name, note = ctx.voice.action("xidit", action), _brings(ctx, view, own, action)
        if action.verb == "reward":
            name, note = hints.reward(view, own, ctx.voice, ctx.seat, action)
        options.append(option(name, str(action), note=note))
    rows = choose(ctx, ctx.id("do", f"list {ctx.step}"), options)
    count, voice = _left(ctx.prompt), ctx.voice
    at_once: list[Press] = []
    if count > 1 and ctx.step == "bards":
        for place in (str(a.args[0]) for a in ctx.actions):
            said = voice.text("xidit-panel-all-bards", n=count, region=voice.place("xidit", place))
            at_once.append(button(ctx.id("batch", f"bards {place}"), said))
    elif count > 1 and ctx.step == "spend":
        said = voice.text("xidit-panel-weakest", units=hints.units(voice, _weakest(own, count)))
        at_once.append(button(ctx.id("batch", "spend"), said))
    return [*rows, *([line(*at_once[:5])] if at_once else []), close(ctx)]


def batch(look: SeatView, words: str) -> tuple[list[Action], str]:
    """What a button stands for that answers several times: all bards to one region, the weakest units."""
    own: Own | None = look.view.own
    verb, *rest = words.split()
    asked = next((p for p in look.prompts if p.step == verb), None)
    if own is None or asked is None:
        return [], ""
    count = _left(asked)
    if verb == "spend":
        return [Action("spend", (unit,)) for unit in _weakest(own, count)], ""
    return [Action("bard", tuple(rest))] * count if verb == "bards" and len(rest) == 1 else [], ""


def _left(prompt: Prompt | None) -> int:
    """How often a question is still to be answered."""
    count = prompt.params.get("n") if prompt is not None else 0
    return count if isinstance(count, int) else 0


def _weakest(own: Own, count: int) -> list[str]:
    """So many of a seat's units, the weakest."""
    return [unit for unit in board.UNITS for _ in range(own.units[unit])][:count]


def _brings(ctx: PanelContext, view: XiditView, own: Own, action: Action) -> str:
    """What an answer of one word costs and brings."""
    voice, what = ctx.voice, action.args[0] if action.args else ""
    match action.verb:
        case "bard":
            place = next(r for r in view.regions if r.slug == what)
            return hints.region(voice, place, ctx.seat, own.bastion)
        case "titan":
            stack = next(t for t in view.titans if t.size == what)
            room = forecast.fits(view, own, ctx.seat, view.seats[ctx.seat].city)[1]
            return hints.titan(voice, stack, sum(own.units.values()), room)
        case "pass-titan":
            return voice.text("xidit-note-pass")
        case "spend":
            return voice.text("xidit-note-spend", n=own.units[str(what)])
        case "raise":
            levels = next(g.levels for g in view.guilds if g.city == what)
            return voice.text("xidit-note-raise", levels=levels, then=levels + 1)
        case "phantom":
            return hints.phantom(view, own, voice, ctx.seat, str(what))
    return ""


def census(ctx: PanelContext, view: XiditView, own: Own) -> list[Row]:
    """One select per unit, how many to show from none to all; where bards won go; everything at once by a button."""
    voice, legal, others = ctx.voice, set(map(str, ctx.actions)), hints.abroad(view, own)
    rows = []
    for unit in board.UNITS:
        numbers = [a for a in ctx.actions if a.verb == "reveal" and a.args[0] == unit]
        if not numbers:
            continue
        chosen = own.reveals.get(unit, -1 if own.units[unit] else 0)  # none of what one has not
        options = [
            option(
                voice.text("xidit-panel-reveal", units=voice.text(f"xidit-units-{unit}", n=int(a.args[1]))),
                str(a),
                default=a.args[1] == chosen,
                note=hints.counted(view, own, voice, unit, int(a.args[1])),
            )
            for a in numbers[:25]
        ]
        mine = voice.text(f"xidit-units-{unit}", n=own.units[unit])
        asked = voice.text("xidit-panel-reveal-ask", units=mine, others=others[unit])
        rows.append(line(select(ctx.id("do", f"reveal {unit}"), options, placeholder=asked)))
    choices = ctx.find(STANDING)
    if choices is not None and "unseal" not in legal:
        bards = [a for a in choices.actions if a.verb == "standing-prize"]
        rows.append(line(_standing(ctx.at(choices), own, "standing-prize", bards)))
    closing = _closing(ctx, legal)
    if "show-all" in legal:
        show_all = voice.action("xidit", Action("show-all"))
        closing.insert(0, button(ctx.id("do", "show-all"), show_all, emoji="🪖"))
    return [*rows, line(*closing[:5])]


def standing(ctx: PanelContext, own: Own) -> list[Row]:
    """One select per standing choice, a button for each style."""
    groups = by_verb(ctx.actions)
    rows = [line(_standing(ctx, own, verb, group)) for verb, group in groups.items() if verb != "style"]
    styles = [
        button(
            ctx.id("do", str(a)),
            ctx.voice.action("xidit", a),
            emoji="⚡" if a.args == ("quick",) else "🔍",
            style=discord.ButtonStyle.primary
            if own.standing == STYLES[str(a.args[0])]
            else discord.ButtonStyle.secondary,
        )
        for a in groups["style"]
    ]
    return [line(*styles), *rows, close(ctx)]


def summary(view: Any, voice: Voice) -> str:
    """What the seat has; then what all see, and in which order the game is evaluated. Spectators read only that."""
    own: Own | None = view.own
    evaluated = "\n".join(hints.standings(view, voice))
    if own is None:
        return evaluated
    units = [voice.text(f"xidit-units-{unit}", n=count) for unit, count in own.units.items() if count]
    chosen = [o for o in own.orders if o]
    parts = [
        voice.text(
            "xidit-panel-own",
            count=len(units),
            units=listing(voice.locale, units),
            sovereigns=own.sovereigns,
            bards=own.bards_left,
            levels=own.levels_left,
        )
    ]
    if own.bastion and not any(any(r.bards) for r in view.regions if r.central):  # opened, it stands with the others
        parts.append(voice.text("xidit-panel-bastion", bards=own.bastion))
    if own.waiting:
        parts.append(voice.text("xidit-panel-waiting", levels=own.waiting))
    if view.phase == "orders":
        parts.append(voice.text("xidit-panel-chosen", count=len(chosen)))
        if view.year in view.census_years:
            parts.append(voice.text("xidit-panel-census"))
        if chosen:
            parts += [hints.foreseen(view, own, voice), *hints.plans(own, voice)]
        warned = hints.warnings(view, own, voice)
        parts += [*warned, voice.text("xidit-warn-again")] if warned else []
    if any(own.wishes):
        wishes = [voice.place("xidit", city) if city else "–" for city in own.wishes]
        parts.append(voice.text("xidit-panel-wishes", wishes=", ".join(wishes)))
    return "\n".join([*parts, evaluated])


def rank(look: SeatView, action: Action) -> int:
    """Where an action stands in ``/act``: steps without an order yet come first, changes of orders and standing
    choices late."""
    if action.verb == "style" or action.verb.startswith("standing-"):
        return 5
    if action.verb != "order" or not isinstance(action.args[0], int):
        return 2
    own: Own | None = look.view.own
    orders = own.orders if own is not None else []
    closed = Action("seal") in look.legal
    step = action.args[0]
    return 1 if not closed and (step > len(orders) or not orders[step - 1]) else 5


def _order(ctx: PanelContext, view: XiditView, own: Own, step: int, legal: set[str]) -> Press:
    """The select of one step; each order says what it would bring, after those before it."""
    current = own.orders[step - 1] if step <= len(own.orders) else ""
    year = forecast.before(view, own, step)
    options = []
    for order in EMOJI:
        action = f"order {step} {order}"
        if action not in legal and order != current:
            continue
        seen = year.look(order)
        road = f"xidit-panel-road-{order}"  # shorter than the road's own name, for the closed list of a phone
        word = ctx.voice.text(road) if seen.kind == "road" else ctx.voice.word("xidit", order)
        name = hints.order(ctx.voice, step, word, seen)
        said = hints.outlook(ctx.voice, seen)
        options.append(option(name, action, emoji=EMOJI[order], default=order == current, note=said))
    placeholder = ctx.voice.text("xidit-panel-step", step=step)
    if not options:  # sealed without an order for this step
        options = [option(placeholder, f"order {step} none")]
    sealed = not any(a.startswith(f"order {step} ") for a in legal)
    return select(ctx.id("do", f"order {step}"), options, placeholder=placeholder, disabled=sealed)


def _standing(ctx: PanelContext, own: Own, verb: str, actions: Sequence[Action]) -> Press:
    current = getattr(own.standing, verb.removeprefix("standing-"))
    options = [
        option(
            ctx.voice.action("xidit", a), str(a), default=str(a.args[0]) == current, note=hints.standing(ctx.voice, a)
        )
        for a in actions[:25]
    ]
    if not any(o.default for o in options):
        # A save of an earlier version may hold a choice that is offered no more; it can be read all the same.
        now = Action(verb, (current,))
        options = [option(ctx.voice.action("xidit", now), str(now), default=True), *options[:24]]
    return select(ctx.id("do", verb), options, placeholder=ctx.voice.verb("xidit", verb))


def _plans(ctx: PanelContext, own: Own, groups: dict[str, list[Action]]) -> list[discord.SelectOption]:
    """One line per step and kind of plan, under it what is planned already; each opens the list of that plan's
    actions."""
    found: dict[str, str] = {}
    for verb, actions in groups.items():
        if not verb.startswith("plan-"):
            continue
        for action in actions:
            step = action.args[0]
            found.setdefault(f"{verb} {step}", ctx.voice.text(
                "xidit-panel-plan", step=step, what=ctx.voice.verb("xidit", verb)))  # fmt: skip
    return [
        option(name, OPEN + prefix, note=hints.planned(own, ctx.voice, int(step), (verb.removeprefix("plan-"),)))
        for prefix, name in sorted(found.items(), key=lambda i: i[0].split()[1])[:25]
        for verb, step in [prefix.split()]
    ]


def _closing(ctx: PanelContext, legal: set[str]) -> list[Press]:
    voice = ctx.voice
    items = []
    if "unseal" in legal:
        items.append(button(ctx.id("do", "unseal"), voice.action("xidit", Action("unseal")), emoji="🔓"))
    else:
        items.append(button(ctx.id("save"), voice.text("panel-save"), emoji="💾"))
        items.append(
            button(
                ctx.id("do", "seal"),
                voice.action("xidit", Action("seal")),
                emoji="🔒",
                style=discord.ButtonStyle.success,
                disabled="seal" not in legal,
            )
        )
    return [*items, *foot_buttons(ctx)]
