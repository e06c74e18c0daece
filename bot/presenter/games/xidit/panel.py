"""Lords of Xidit: the panels of placement, orders, census and standing choices; what a seat has in one line."""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from bot.locale import listing
from bot.presenter.games.xidit import hints
from bot.presenter.games.xidit.lists import GAME, STEPS, Worded
from bot.presenter.panel_kit import screens as kit
from bot.presenter.panel_kit.choices import PAGE
from bot.presenter.panel_kit.controls import LINE, PanelContext, Row, choose
from bot.presenter.panel_kit.standing import all_in_sight
from bot.presenter.panel_kit.ticks import copies, whole
from bot.presenter.words.voice import Voice
from bot.tables.model import SeatView
from bot.ui.components import Press, option
from engine.core import Action, Prompt
from engine.core.standing import STANDING
from engine.xidit import analysis, board
from engine.xidit.standing import STANDING as CHOICES
from engine.xidit.standing import STYLES
from engine.xidit.view import Own, Plan, XiditView


def controls(ctx: PanelContext) -> list[Row] | None:
    """The refined controls of placement, orders, census and standing choices; ``None`` leaves a question to the
    generic ones."""
    view: XiditView = ctx.look.view
    own = view.own
    if own is None or ctx.prompt is None:
        return None
    ctx = ctx.worded(Worded(view, own, ctx.seat, ctx.voice))
    if ctx.open:
        return plans(ctx, own) or None
    match ctx.step:  # not the phase: the prizes of a census ask for bards, a year for rewards
        case "placement" if own.wishes:
            wishes = {f"wish {rank}": city or "" for rank, city in enumerate(own.wishes, 1)}
            return [*kit.selects(ctx, wishes), *kit.ends(ctx, *kit.sealing(ctx))]
        case "placement":
            return [*kit.flat(ctx, kit.legal(ctx, "place"), "cities"), kit.close(ctx)]
        case "orders":
            return orders(ctx, own)
        case "census":
            return census(ctx, own)
        case "standing":
            now = {verb: standing(own, verb) for verb in CHOICES if kit.legal(ctx, verb)}
            return all_in_sight(ctx, now, own.standing, STYLES[view.quick])
        case "reward" | "bards" | "titan" | "spend" | "raise" | "phantom":
            return answers(ctx, own)
    return None


def standing(own: Own, verb: str) -> str:
    """The standing choice that a verb changes."""
    return str(getattr(own.standing, verb.removeprefix("standing-")))


def plans(ctx: PanelContext, own: Own) -> list[Row]:
    """The list of one plan of a step under what is planned there, each with what it would cost and bring; nothing for
    what can no more be planned. Of rewards and Titans one plan stands; bards and units are several lines."""
    found = kit.deeper(ctx)
    match ctx.open.split():
        case [verb, step, *_] if found and verb.startswith("plan-") and step.isdecimal():
            plan, city = own.plan_of(int(step)), ctx.voice.place(GAME, own.route[int(step)])
            if verb in ("plan-reward", "plan-titan"):
                now = plan.reward if verb == "plan-reward" else plan.titan
                found = [*kit.selects(ctx, {ctx.open: now or "default"}), found[-1]]
            what = verb.removeprefix("plan-")
            return [*kit.said(ctx.voice.text("xidit-panel-plan-page", step=step, city=city, what=what)), *found]
    return found


def orders(ctx: PanelContext, own: Own) -> list[Row]:
    """Six selects, plans for single steps, and Save, Seal or Unseal."""
    rows = kit.selects(ctx, {f"order {step}": next(iter(own.orders[step - 1 : step]), "") for step in STEPS})
    found = dict.fromkeys((int(a.args[0]), a.verb) for a in ctx.actions if a.verb.startswith("plan-"))
    lines = [
        kit.entry(
            ctx.wording.titled(ctx, f"{verb} {step}"), f"{verb} {step}",
            note=hints.planned(own, ctx.voice, step, (verb.removeprefix("plan-"),)),
        )
        for step, verb in sorted(found, key=lambda each: each[0])
    ]  # fmt: skip
    if lines:
        rows += choose(ctx, ctx.id("do", "plans"), lines, placeholder=ctx.voice.text("xidit-panel-plans"))
    return [*rows, *kit.ends(ctx, *kit.sealing(ctx))]


def answers(ctx: PanelContext, own: Own) -> list[Row]:
    """One list of all answers, each with what it costs and brings; what would be asked several times can be answered at
    once by a button, or from a second list. What lets the Titans be stands below."""
    count, voice, many = _left(ctx.prompt), ctx.voice, list[Press]()
    ends = kit.legal(ctx, "pass-titan")
    asked = voice.step(GAME, ctx.step)
    rows = kit.one_or_flat(ctx, kit.others(ctx, "pass-titan"), f"list {ctx.step}", asked[:1].upper() + asked[1:])
    if count > 1 and ctx.step == "bards":
        for place in (str(a.args[0]) for a in ctx.actions):
            said = voice.text("xidit-panel-all-bards", n=count, region=voice.place(GAME, place))
            many.append(kit.preset(ctx, f"bards {place}", said))
        shares = [option(_share(voice, share), _words(share)) for share in _shares(ctx.actions, count)]
        if shares:
            rows += choose(ctx, ctx.id("batch", "share"), shares, placeholder=voice.text("xidit-panel-share", n=count))
    elif count > 1 and ctx.step == "spend":
        said = voice.text("xidit-panel-weakest", units=hints.units(voice, _weakest(own, count), counted=True))
        many.append(kit.preset(ctx, "spend", said))
        found = {str(a.args[0]): a for a in ctx.actions}
        held = [unit for unit in found for _ in range(min(own.units[unit], count))]
        label, told = ctx.wording.label, ctx.wording.told
        lines = copies(held, [], lambda unit: label(ctx, found[unit]), lambda unit: told(found[unit]))
        for each in lines:  # one copy of a unit is as good as another
            unit, _, copy = each.value.rpartition(".")
            if own.units[unit] > 1:
                each.description = voice.text("xidit-note-spend-copy", k=int(copy) + 1, n=own.units[unit])
        rows = (
            whole(ctx, "units", lines, voice.text("xidit-panel-units", n=count), most=count) if len(found) > 1 else []
        )
    return [*rows, *kit.buttons(many[:LINE]), kit.close(ctx, *(kit.act(ctx, a, quiet=True) for a in ends))]


def _shares(actions: Sequence[Action], count: int) -> list[Counter[str]]:
    """Every way to send so many bards to more than one region, the most even first; none where a list cannot hold
    them."""
    places = [str(a.args[0]) for a in actions]
    ways = [Counter(way) for way in itertools.combinations_with_replacement(places, count) if len(set(way)) > 1]
    return sorted(ways, key=lambda way: max(way.values())) if len(ways) <= PAGE else []


def _share(voice: Voice, share: Mapping[str, int]) -> str:
    """A way in words: ``2 to Mirrormere and 1 to Goldenvale``."""
    said = [voice.text("xidit-panel-some-bards", n=n, region=voice.place(GAME, place)) for place, n in share.items()]
    return listing(voice.locale, said)


def _words(share: Mapping[str, int]) -> str:
    """A way in the words of a control."""
    return " ".join(f"{place}.{n}" for place, n in share.items())


def batch(look: SeatView, words: str) -> tuple[list[Action], str]:
    """What a control stands for that answers several times: all bards to one region or to several, the weakest units or
    those that are ticked."""
    own: Own | None = look.view.own
    verb, *rest = words.split()
    step = {"share": "bards", "units": "spend"}.get(verb, verb)
    asked = next((p for p in look.prompts if p.step == step), None)
    if own is None or asked is None:
        return [], ""
    count, parts = _left(asked), [word.rpartition(".") for word in rest]
    match verb:
        case "spend":
            return [Action("spend", (unit,)) for unit in _weakest(own, count)], ""
        case "units":
            return [Action("spend", (unit,)) for unit, _, _ in parts], ""
        case "share":
            return [
                Action("bard", (place,)) for place, _, n in parts if n.isdecimal() for _ in range(min(int(n), count))
            ], ""
        case "bards" if len(rest) == 1:
            return [Action("bard", (rest[0],))] * count, ""
    return [], ""


def _left(prompt: Prompt | None) -> int:
    """How often a question is still to be answered."""
    count = prompt.params.get("n") if prompt is not None else 0
    return count if isinstance(count, int) else 0


def _weakest(own: Own, count: int) -> list[str]:
    """So many of a seat's units, the weakest."""
    return analysis.unit_list(analysis.weakest(own.held(), count))


def census(ctx: PanelContext, own: Own) -> list[Row]:
    """One select per unit, how many to show from none to all; where bards won go; everything at once by a button."""
    asked = {str(a.args[0]) for a in kit.legal(ctx, "reveal")}
    shown = {unit: own.reveals.get(unit, "" if own.units[unit] else 0) for unit in board.UNITS}  # none of what is not
    rows = kit.selects(ctx, {f"reveal {unit}": n for unit, n in shown.items() if unit in asked})
    choices = ctx.find(STANDING)
    if choices is not None and not kit.legal(ctx, "unseal"):
        now = {verb: standing(own, verb) for verb in ("standing-prize", "standing-census")}
        rows += kit.selects(ctx.at(choices), now)
    return [*rows, *kit.ends(ctx, *kit.acts(ctx, "show-all"), *kit.sealing(ctx))]


def summary(view: Any, voice: Voice) -> str:
    """What the seat has; then what all see, and in which order the game is evaluated. Spectators read only that."""
    own: Own | None = view.own
    evaluated = "\n".join(hints.standings(view, voice))
    if own is None:
        return evaluated
    units = [voice.text(f"xidit-units-{unit}", n=count) for unit, count in own.units.items() if count]
    chosen = [o for o in own.orders if o]
    assert view.seat is not None
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
    if known := hints.regions(view, voice, view.seat):
        parts.append(known)
    if own.waiting:
        parts.append(voice.text("xidit-panel-waiting", levels=own.waiting))
    if view.phase == "orders":
        parts.append(voice.text("xidit-panel-chosen", count=len(chosen)))
        if view.year in view.census_years:
            parts.append(voice.text("xidit-panel-census"))
        if chosen:
            parts += [hints.foreseen(view, own, voice), *hints.plans(own, voice)]
            parts += hints.contested(view, own, voice, view.seat)
        warned = hints.warnings(view, own, voice)
        parts += [*warned, voice.text("xidit-warn-again")] if warned else []
    if view.phase == "placement" or (view.phase == "orders" and view.year == 1):
        parts.append(hints.unasked(own, voice))
    if any(own.wishes):
        wishes = [voice.place("xidit", city) if city else "–" for city in own.wishes]
        parts.append(voice.text("xidit-panel-wishes", wishes=", ".join(wishes)))
    return "\n".join([*parts, evaluated])


def comes_to(view: XiditView, plan: Sequence[Action], voice: Voice) -> list[str]:
    """What a year that is suggested comes to, and who might be there first; what the units shown in a census win."""
    own = view.own
    if own is None or view.seat is None:
        return []
    if shown := {str(each.args[0]): int(each.args[1]) for each in plan if each.verb == "reveal"}:
        return [hints.shown(view, own, voice, shown)]
    if view.phase != "orders":
        return []
    own = _written(own, plan)
    return [hints.foreseen(view, own, voice), *hints.contested(view, own, voice, view.seat)] if all(own.orders) else []


def named(view: XiditView, step: str, plan: Sequence[Action], voice: Voice) -> list[str]:
    """The actions of a plan by what stands on their buttons, of orders once all are written."""
    if view.own is None or view.seat is None:
        return [""] * len(plan)
    own = _written(view.own, plan) if view.phase == "orders" else view.own
    worded = Worded(view, own, view.seat, voice)
    return [worded.named(action) for action in plan]


def _written(own: Own, plan: Sequence[Action]) -> Own:
    """What a seat has once the orders of a plan are written, and what it plans for Titans."""
    orders = {int(each.args[0]): str(each.args[1]) for each in plan if each.verb == "order"}
    written = [orders.get(step, order) for step, order in enumerate(own.orders, 1)]
    plans = {int(each.args[0]): Plan(titan=str(each.args[1])) for each in plan if each.verb == "plan-titan"}  # type: ignore[arg-type]
    for each in plan:
        if each.verb == "plan-spend":
            plans[int(each.args[0])].spend[str(each.args[1])] = int(each.args[2])
    before, acts = (analysis.first_acts(own.route[0], each) for each in (own.orders, written))
    plans = {**{step: each for step, each in own.plans.items() if before.get(step) == acts.get(step)}, **plans}
    return msgspec.structs.replace(own, orders=written, route=analysis.route(own.route[0], written), plans=plans)


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
