"""The panel of the armies: setting out, marching, battles, losses, supply."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence

import discord

from bot.presenter.games.charlemagne import hints
from bot.presenter.games.charlemagne.lists import Worded, rest
from bot.presenter.games.charlemagne.names import GAME
from bot.presenter.games.charlemagne.screens.standing_orders import nothing_serves
from bot.presenter.panel_kit.choices import PAGE, by_verb, paged
from bot.presenter.panel_kit.controls import PanelContext, Row, choose, note, turning
from bot.presenter.panel_kit.parts import AT
from bot.presenter.panel_kit.screens import (
    act,
    action_line,
    acts,
    buttons,
    close,
    deeper,
    ends,
    fitted,
    legal,
    listed,
    lists,
    narrowing,
    one_or_flat,
    opens,
    preset,
    said,
    value,
)
from bot.presenter.panel_kit.ticks import copies, whole
from bot.ui.components import Press, option
from engine.charlemagne.analysis import (
    COLUMNS,
    COSTS,
    ODDS_WORDS,
    Goal,
    bill,
    cheapest,
    eaters,
    is_burg,
    is_naval,
    pace,
    pillage_least,
    strength,
    usual_force,
    worth_pillaging,
)
from engine.charlemagne.board import PLACE, PRINTED
from engine.charlemagne.game_data import FACES, TYPE_OF, TYPES
from engine.charlemagne.view import ChView
from engine.core import Action

CANCEL, MARCH = Action("cancel"), Action("march")
AT_ONCE, FORCE, SET_OUT, GO, END = "at-once", "force", "set-out", "go", "pay-up"
"""Stand for a force that sets out as it usually is, for the units that are ticked, for a part of them that sets out,
for a move with what is done where it leads, and for the end of operations with supply paid."""
PARTS: Mapping[str, Callable[[int], int]] = {"rest": lambda n: 1, "half": lambda n: n // 2}
"""How many of so many units stay behind when a part sets out."""


# --- operations ------------------------------------------------------------------------------------------------------


@narrowing
def operations(ctx: PanelContext, view: ChView) -> list[Row]:
    """Places whose units may set out, the strongest first; the end, with supply where it can be paid."""
    voice, worded = ctx.voice, ctx.wording
    assert isinstance(worded, Worded)
    places = sorted(legal(ctx, "operate"), key=worded.rank)
    rows = one_or_flat(ctx, places[:PAGE], "operate", voice.text("charlemagne-panel-choose-who"))
    if len(places) > 1:
        out = [_at_once(ctx, view, a) for a in places[:PAGE]]
        rows += choose(ctx, ctx.id("batch", AT_ONCE), out, placeholder=voice.text("charlemagne-panel-out-at-once"))
    items = acts(ctx, "play")
    if len(places) > PAGE:
        items.insert(0, opens(ctx, "operate", voice.text("charlemagne-panel-all-places", n=len(places)), emoji="🧭"))
    assert view.own is not None
    cost, have = bill(view, view.seat or 0), view.own.treasury
    done = acts(ctx, "done", final=not 0 < cost <= have)
    rows[:0] = _barred(ctx, view)
    rows += said(*hints.plays_told(voice, ctx.actions))
    if 0 < cost <= have:
        done.insert(0, preset(ctx, END, voice.text("charlemagne-panel-pay-end", cost=cost, points=have), final=True))
    return [*rows, *buttons(items), *ends(ctx, *done)]


def _barred(ctx: PanelContext, view: ChView) -> list[Row]:
    """Why something is not offered that was, before the rest."""
    return [note("\n".join(lines))] if (lines := hints.barred(ctx.voice, view)) else []


def _at_once(ctx: PanelContext, view: ChView, action: Action) -> discord.SelectOption:
    """A line with which everybody who usually goes sets out from a place; that a burg is left empty comes first."""
    slug = str(action.args[0])
    text = ctx.voice.text("charlemagne-panel-out-from", place=hints.where(ctx.voice, slug))
    told = ctx.wording.told(action)
    if hints.leaves_empty(view, slug):
        told = ctx.voice.text("charlemagne-panel-out-empty", note=told)
    return option(text, slug, note=fitted(told))


@narrowing
def muster(ctx: PanelContext, view: ChView) -> list[Row]:
    """Units to tick, what the force is worth so far, and the die; a part of them may set out at once."""
    voice = ctx.voice
    if view.muster is None:
        return rest(ctx)
    units = hints.ready(view, view.muster.place)
    picked = hints.picked(view.muster.picked, units)
    speed = pace(view, picked)
    plain, factor = hints.power(view, picked)
    told = voice.text(
        "charlemagne-panel-muster", strength=plain, factor=factor, least=speed.points(FACES[0]),
        most=speed.points(FACES[-1]), staying=len(units) - len(picked),
        burg=int(is_burg(view, PLACE[view.muster.place])),
    )  # fmt: skip
    items = [_part(ctx, view, which) for which in _offered(view)]
    allowed = hints.openings_told(voice, view, picked, view.muster.place)
    rows = [note("\n".join([told, allowed, *_parts_told(ctx, view)])), *_who(ctx, view, units, picked)]
    if legal(ctx, "take"):
        items.append(opens(ctx, "take", voice.text("charlemagne-panel-by-number")))
    return [*rows, *buttons(items), close(ctx, *acts(ctx, "march", final=True), act(ctx, CANCEL, quiet=True))]


def _who(ctx: PanelContext, view: ChView, units: Sequence[int], picked: Sequence[int]) -> list[Row]:
    """Each unit of a place to tick, those of the force ticked; nothing where a list cannot hold them, or one is all."""
    if not 1 < len(units) <= PAGE:
        return []
    slugs = [TYPES[TYPE_OF[c]].slug for c in units]

    def told(slug: str) -> str:
        return hints.loss_note(ctx.voice, slug)

    options = copies(slugs, [TYPES[TYPE_OF[c]].slug for c in picked], lambda s: ctx.voice.word(GAME, s), told)
    return whole(ctx, FORCE, options, ctx.voice.text("charlemagne-panel-who"))


def ticked(view: ChView, units: Sequence[str]) -> list[Action]:
    """What makes the ticked units the force, kind by kind; where they are, one is left and taken again."""
    if view.muster is None:
        return []
    found = Counter(unit.rpartition(".")[0] for unit in units)
    return _taken(view, found) or _again(view)


def _taken(view: ChView, wanted: Mapping[str, int]) -> list[Action]:
    """What changes a force that is put together into another, by kind."""
    assert view.muster is not None
    there = Counter(TYPES[TYPE_OF[c]].slug for c in hints.ready(view, view.muster.place))
    now = view.muster.picked
    kinds = [kind for kind in there if now.get(kind, 0) != wanted.get(kind, 0)]
    return [Action("take", (kind, wanted.get(kind, 0))) for kind in kinds]


def _again(view: ChView) -> list[Action]:
    """Acts after which a force is the same, in answer to a list that was closed as it was."""
    assert view.muster is not None
    now = view.muster.picked
    kind = next((kind for kind, n in now.items() if n), "")
    return [Action("take", (kind, now[kind] - 1)), Action("take", (kind, now[kind]))] if kind else []


def _offered(view: ChView) -> list[str]:
    """The parts of the units that may set out, other than those that are ticked anyway."""
    return [which for which in PARTS if len(set_out(view, which)) > 1]


def _part(ctx: PanelContext, view: ChView, which: str) -> Press:
    """A button with which a part of the units sets out."""
    units = _staying(view, which)[0]
    base, times = pace(view, units)
    plain, factor = hints.power(view, units)
    text = ctx.voice.text(
        f"charlemagne-panel-out-{which}", n=len(units), strength=plain, factor=factor, base=base, times=times
    )
    return preset(ctx, f"{SET_OUT} {which}", text)


def _parts_told(ctx: PanelContext, view: ChView) -> list[str]:
    """Who stays behind for each part that may set out, and that the die is rolled at once."""
    voice, found = ctx.voice, list[str]()
    for which in _offered(view):
        kinds = Counter(TYPES[TYPE_OF[c]].slug for c in _staying(view, which)[1])
        names = [voice.text("charlemagne-panel-marker", marker=voice.word(GAME, k), n=n) for k, n in kinds.items()]
        found.append(voice.text("charlemagne-panel-part-stays", part=which, list=names))
    return found


def set_out(view: ChView, which: str) -> list[Action]:
    """What lets a part of an army set out: the cheapest stay behind, leaders never; nothing where it is no part."""
    going, staying = _staying(view, which)
    if not going or not staying:
        return []
    return [*_taken(view, Counter(TYPES[TYPE_OF[c]].slug for c in going)), MARCH]


def _staying(view: ChView, which: str) -> tuple[list[int], list[int]]:
    """Who of an army goes and who stays when a part sets out."""
    if view.muster is None or which not in PARTS:
        return [], []
    units = hints.ready(view, view.muster.place)
    usual = hints.picked(usual_force(view, units), units)
    ranks = [] if is_naval(usual) else eaters(usual)
    stay = cheapest(view, ranks, PARTS[which](len(ranks)))
    if len(stay) == len(ranks) or (which == "half" and len(stay) <= 1):
        return [], []
    return [c for c in usual if c not in stay], stay


def force(ctx: PanelContext, view: ChView) -> list[Row]:
    """Attacks with their odds, goals with what awaits the force and what it does there, all else where it is."""
    if view.force is None:
        return rest(ctx)
    inside = ctx.wording.within(ctx.actions, ctx.open)
    if inside and inside[0].verb == "move" and (AT in ctx.open or len(inside) <= PAGE):
        shown, before, after = paged(inside, ctx.page)
        turn = turning(ctx, lambda page: f"{value(ctx, ctx.open)}|{page}", ctx.page, before, after)
        return [*_goals(ctx, shown), *turn, close(ctx)]
    if below := deeper(ctx):
        return below
    voice, groups, worded = ctx.voice, by_verb(ctx.actions), ctx.wording
    assert isinstance(worded, Worded)
    moves = groups.get("move", [])
    rows = [*_barred(ctx, view), *one_or_flat(ctx, groups.get("battle", []), "battle")]
    reached = [a for a in moves if a.args[0] in worded.goals]
    rows += _raids(ctx, view, worded)
    best = sorted(reached, key=lambda a: _appeal(view, worded.goals[str(a.args[0])], worded.targets))[:PAGE]
    rows += _goals(ctx, best)
    if len(moves) > len(best):
        rows += listed(ctx, moves, voice.text("charlemagne-panel-goals", n=len(moves)))
    items: list[Press] = []
    if "step" in groups:
        items.append(opens(ctx, "step", voice.text("charlemagne-panel-steps", n=len(groups["step"])), emoji="👣"))
    own = hints.spoils(view, view.force.place)
    deeds = ("convert", "land", "play", "pillage") if own else ("pillage", "convert", "land", "play")
    done = [a for verb in deeds for a in groups.get(verb, [])]
    items += [act(ctx, a, quiet=own and a.verb == "pillage") for a in done]
    rows += said(*(_told(ctx, view, a) for a in done if a.verb in ("pillage", "convert")))
    rows += said(*hints.plays_told(voice, ctx.actions))
    rows += said(hints.danger_told(voice, view, view.force.units, view.force.place))
    rows += [*buttons(items), *one_or_flat(ctx, legal(ctx, "drop")[:PAGE], "drop")]
    return [*rows, close(ctx, *acts(ctx, "halt", final=True))]


def _told(ctx: PanelContext, view: ChView, action: Action) -> str:
    """What pillage, or preaching, costs and may bring upon one, before it is done."""
    assert view.force is not None
    if action.verb == "convert":
        note_ = hints.convert_told(ctx.voice, view, str(action.args[0]))
    else:
        note_ = hints.pillage_told(ctx.voice, view, view.force.place)
    return ctx.voice.text("charlemagne-panel-told", what=ctx.voice.action(GAME, action), note=note_)


def _goals(ctx: PanelContext, moves: Sequence[Action]) -> list[Row]:
    """Some goals twice: to go there and be done, or to go there and do more."""
    if not moves:
        return []
    voice, worded = ctx.voice, ctx.wording
    stay = []
    for a in moves:
        text = voice.text("charlemagne-panel-end-at", place=hints.where(voice, str(a.args[0])))
        stay.append(option(text, f"{a.args[0]} halt", note=fitted(worded.told(a))))
    on = [action_line(ctx, a) for a in moves]
    return [
        *choose(ctx, ctx.id("batch", f"{GO} end"), stay, placeholder=voice.text("charlemagne-panel-go-end")),
        *choose(ctx, ctx.id("do", "move"), on, placeholder=voice.text("charlemagne-panel-go-on")),
    ]


def _raids(ctx: PanelContext, view: ChView, worded: Worded) -> list[Row]:
    """Attacks and pillages that a march leads to, each in one: by the place that leaves the most points."""
    assert view.force is not None
    voice, here = ctx.voice, {str(a.args[0]) for a in legal(ctx, "battle")}
    legal_goals = {str(a.args[0]) for a in legal(ctx, "move")}
    goals = sorted((g for g in worded.goals.values() if g.place in legal_goals), key=lambda g: (-g.points, g.place))
    attacks: dict[str, tuple[int, Goal]] = {}
    for goal in goals:
        for foe, index in worded.near.get(goal.place, {}).items():
            if foe not in here and foe not in attacks:
                attacks[foe] = (index, goal)
    lines = []
    for foe, (index, goal) in sorted(attacks.items(), key=lambda item: (-item[1][0], item[0]))[:PAGE]:
        near = hints.land(foe) == hints.land(goal.place)
        start = voice.word(GAME, goal.place) if near else hints.where(voice, goal.place)
        places = {"target": hints.where(voice, foe), "place": start}
        text = voice.text("charlemagne-panel-attack-from", **places)
        left = goal.points - COSTS.battle
        worse = hints.worse_told(voice, view, PLACE[foe], index)
        told = voice.text("charlemagne-panel-attack-left", odds=COLUMNS[index], points=left, worse=worse)
        lines.append(option(text, f"{goal.place} battle {foe}", note=told))
    rows = choose(ctx, ctx.id("batch", f"{GO} attack"), lines, placeholder=voice.text("charlemagne-panel-go-attack"))
    rich = [g for g in goals if worth_pillaging(view, g)][:PAGE]
    least, cost = pillage_least(strength(view.force.units)), COSTS.pillage
    spoil = [
        option(
            voice.text("charlemagne-panel-pillage-at", place=hints.where(voice, g.place)), f"{g.place} pillage",
            note=voice.text(
                "charlemagne-panel-pillage-left", least=least, points=g.points - cost,
                **hints.driven(voice, view, PLACE[g.place]),
            ),
        )
        for g in rich
    ]  # fmt: skip
    asked = voice.text("charlemagne-panel-go-pillage")
    return rows + choose(ctx, ctx.id("batch", f"{GO} pillage"), spoil, placeholder=asked)


def _appeal(view: ChView, goal: Goal, targets: dict[str, tuple[str, int]]) -> tuple[int, int, int, str]:
    """Places from which an attack promises something first, then burgs nobody holds, then other burgs."""
    place = PLACE[goal.place]
    burg = place in PRINTED or place in view.built or place in view.civilisation
    taken = any(p == place for p in view.where)
    rank = 0 if goal.place in targets else 1 if burg and not taken else 2 if burg else 3
    best = -targets[goal.place][1] if goal.place in targets else 0
    return (rank, best, -goal.points, goal.place)


# --- battle, losses, supply ------------------------------------------------------------------------------------------


def battle(ctx: PanelContext, view: ChView) -> list[Row]:
    """What the die can bring, then the answers."""
    rows: list[Row] = []
    word = ctx.params.get("odds")
    slug = getattr(word, "slug", "")
    if slug in ODDS_WORDS:
        lines = [hints.dice_told(ctx.voice, ODDS_WORDS.index(slug)), *hints.battle_told(ctx.voice, view)]
        rows.append(note("\n".join(lines)))
    rows += said(*hints.plays_told(ctx.voice, ctx.actions))
    if ctx.step == "defend" and len(ctx.actions) == 1:
        rows.append(note(nothing_serves(ctx, view)))
    last = legal(ctx, "fight", "ready", "stay")
    items = [act(ctx, a) for a in ctx.actions if a not in last]
    return [*rows, *buttons(items), close(ctx, *(act(ctx, a, final=True) for a in last))]


def aftermath(ctx: PanelContext, view: ChView) -> list[Row]:
    """Losses with what each unit is worth; hexes to fall back to, with what they feed."""
    asked = ctx.voice.text("charlemagne-panel-lose") if ctx.step == "lose" else None
    rows = one_or_flat(ctx, [a for a in ctx.actions if a.args], ctx.step, asked)
    return [*rows, close(ctx, *(act(ctx, a, final=True) for a in ctx.actions if not a.args))]


@narrowing
def supply(ctx: PanelContext, view: ChView) -> list[Row]:
    """Who could go home, and what that saves; or all is paid."""
    return [*lists(ctx, "disband"), close(ctx, *acts(ctx, "pay", final=True))]
