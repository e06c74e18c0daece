"""The panel of every step of a player turn: what can be done, each line with what it costs and brings.

A list that is longer than a select may be stands behind its regions: ``in <verb>`` lists them, ``in <verb> <region>``
what is in one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

import discord

from bot.presenter.choices import OPEN, PAGE, by_verb
from bot.presenter.controls import PanelContext, Row, choose, foot_buttons, line, note
from bot.ui.press import Press, button, option
from cogs.charlemagne import notes
from cogs.charlemagne.names import GAME
from engine.charlemagne.attempt import value
from engine.charlemagne.board import HEXES, LAND_SIDES, PLACE, PLACES, PRINTED, SEA_SIDES
from engine.charlemagne.combat import COLUMNS, odds
from engine.charlemagne.lore import FLEET, MARKER, NEUTRAL, REGION, SIDES, STRENGTH, TABLES, TYPE, TYPE_OF, TYPES
from engine.charlemagne.movement import Goal
from engine.charlemagne.outlook import outlook
from engine.charlemagne.phases.battle import ODDS_WORDS
from engine.charlemagne.units import Ground, eaters, forage, is_burg
from engine.charlemagne.view import ChView
from engine.core import Action

BUTTONS = 5
"""Buttons in a row."""
DONE, SEND, CANCEL, MARCH, HALT, PAY, READY, FIGHT = (
    Action(verb) for verb in ("done", "send", "cancel", "march", "halt", "pay", "ready", "fight")
)
ALL = "levy-all"
"""Stands for one unit in every region that may still raise one."""
GOALS = "in move"
"""The screen of every goal of a force, by region."""
NOWHERE = "nowhere"
"""Instead of a region: land and sea of none."""
Note = Callable[[Action], str]


# --- the parts of a screen -------------------------------------------------------------------------------------------


def act(ctx: PanelContext, action: Action, *, text: str = "", final: bool = False) -> Press:
    """A button that takes one action; what ends a step is green."""
    style = discord.ButtonStyle.success if final else discord.ButtonStyle.primary
    return button(ctx.id("do", str(action)), text or ctx.voice.action(GAME, action), style=style)


def buttons(items: Sequence[Press]) -> list[Row]:
    """Buttons in rows of five."""
    return [line(*items[n : n + BUTTONS]) for n in range(0, len(items), BUTTONS)]


def close(ctx: PanelContext, *items: Press) -> Row:
    """The last row: what ends the step, then Back, Undo and Refresh."""
    return line(*items, *foot_buttons(ctx))


def place_of(action: Action) -> str:
    """The last place that an action names."""
    return next((str(a) for a in reversed(action.args) if str(a) in PLACE), "")


def region_of(action: Action) -> str:
    """The region an action is about."""
    named = next((str(a) for a in action.args if str(a) in REGION), "")
    return named or notes.land(place_of(action)) or NOWHERE


def by_region(actions: Sequence[Action]) -> dict[str, list[Action]]:
    """Actions by the region they are about, in the order of the regions."""
    found: dict[str, list[Action]] = {}
    for action in actions:
        found.setdefault(region_of(action), []).append(action)
    return {name: found[name] for name in sorted(found, key=lambda n: REGION.get(n, len(REGION)))}


def listed(
    ctx: PanelContext, actions: Sequence[Action], words: str, told: Note, placeholder: str, *, batch: bool = False
) -> list[Row]:
    """Actions to choose from, each with a note. ``batch``: the list stays open after a choice."""
    options = [option(label(ctx, a), str(a), note=told(a)) for a in actions]
    return choose(ctx, ctx.id("batch" if batch else "do", words), options, placeholder=placeholder)


def label(ctx: PanelContext, action: Action) -> str:
    """An action in words, a hex without a name together with its region."""
    voice, said = ctx.voice, ctx.voice.action(GAME, action)
    place = place_of(action)
    if not place:
        return said
    return said.replace(voice.word(GAME, place), notes.where(voice, place))


def regions(ctx: PanelContext, verb: str, actions: Sequence[Action], told: Note, *, batch: bool = False) -> list[Row]:
    """Actions of a verb on the first screen: all of them where they fit, else the regions to open."""
    voice, groups = ctx.voice, by_region(actions)
    asked = voice.verb(GAME, verb)
    if len(actions) <= PAGE:
        return listed(ctx, actions, f"in {verb}", told, asked, batch=batch)
    if len(groups) > PAGE:
        text = voice.text("charlemagne-panel-many", what=asked, n=len(actions))
        return [line(button(ctx.id("open", f"in {verb}|0"), text, emoji="🧭"))]
    return choose(ctx, ctx.id("do", f"in {verb}"), _region_lines(ctx, verb, groups), placeholder=asked)


def _region_lines(ctx: PanelContext, verb: str, groups: dict[str, list[Action]]) -> list[discord.SelectOption]:
    voice = ctx.voice
    return [
        option(
            voice.text("charlemagne-panel-many", what=region_name(ctx, name), n=len(found)), f"{OPEN}in {verb} {name}"
        )
        for name, found in groups.items()
    ]


def region_name(ctx: PanelContext, name: str) -> str:
    """A region, or what is in none."""
    return ctx.voice.text("charlemagne-panel-nowhere") if name == NOWHERE else ctx.voice.word(GAME, name)


def opened(ctx: PanelContext, verb: str, actions: Sequence[Action], told: Note, *, batch: bool = False) -> list[Row]:
    """The screen ``in <verb>`` or ``in <verb> <region>``; empty when that is not open, or has nothing any more."""
    words = ctx.open.split()
    if words[:2] != ["in", verb] or not actions:
        return []
    groups = by_region(actions)
    if len(words) == 2:
        asked = ctx.voice.verb(GAME, verb)
        return choose(ctx, ctx.id("do", ctx.open), _region_lines(ctx, verb, groups), placeholder=asked)
    found = groups.get(words[2])
    if not found:
        return []
    asked = f"{ctx.voice.verb(GAME, verb)}: {region_name(ctx, words[2])}"
    return listed(ctx, found, f"in {verb} {words[2]}", told, asked, batch=batch)


def rest(ctx: PanelContext, *shown: str, done: str = "") -> list[Row]:
    """Buttons for whatever no list shows, and the end of the step."""
    assert ctx.prompt is not None
    others = [a for a in ctx.prompt.actions if a.verb not in (*shown, "done")]
    ends = [act(ctx, DONE, text=done, final=True)] if DONE in ctx.prompt.actions else []
    return [*buttons([act(ctx, a) for a in others]), close(ctx, *ends)]


# --- events and vassalage --------------------------------------------------------------------------------------------


def envoy(ctx: PanelContext, view: ChView) -> list[Row]:
    """Regions to strive for, the likeliest first."""
    assert ctx.prompt is not None
    goals = [a for a in ctx.prompt.actions if a.verb == "envoy"]
    goals.sort(key=lambda a: notes.prospect(view, REGION[str(a.args[0])]), reverse=True)
    text = ctx.voice.text("charlemagne-panel-strive")
    rows: list[Row] = (
        listed(ctx, goals, "envoy", lambda a: notes.region_note(ctx.voice, view, str(a.args[0])), text)
        if goals
        else [note(ctx.voice.text("charlemagne-no-vassalage-marker"))]
    )
    return [*rows, *rest(ctx, "envoy", done=ctx.voice.text("charlemagne-panel-done-envoy"))]


def lay(ctx: PanelContext, view: ChView) -> list[Row]:
    """Markers to lay down, with the chance after each; what shifts the differential."""
    assert ctx.prompt is not None
    assert view.own is not None
    attempt, voice = view.own.attempt, ctx.voice
    if attempt is None:
        return rest(ctx)
    region, conversion = REGION[attempt.region], bool(attempt.religion)
    control = view.control[region]
    items = []
    for action in (a for a in ctx.prompt.actions if a.verb == "lay"):
        slug = str(action.args[0])
        n = value(MARKER[slug], region, conversion)
        chance = notes.laid_chance(voice, conversion, control, attempt.differential + n)
        text = voice.text("charlemagne-panel-lay", marker=voice.word(GAME, slug), n=n, chance=chance)
        items.append(act(ctx, action, text=text))
    now = notes.laid_chance(voice, conversion, control, attempt.differential)
    ends = [act(ctx, SEND, text=voice.text("charlemagne-panel-send", chance=now), final=True)]
    ends = [*(ends if SEND in ctx.prompt.actions else []), act(ctx, CANCEL)]
    told = note(notes.reasons_told(voice, attempt.modifiers))
    return [told, *buttons(items), close(ctx, *ends)]


def guard(ctx: PanelContext, view: ChView) -> list[Row]:
    """Answers to an attempt, each with the chance that remains."""
    assert ctx.prompt is not None
    attempt, voice = view.attempt, ctx.voice
    if attempt is None:
        return rest(ctx)
    region = REGION[attempt.region]

    def chance(action: Action) -> str:
        left = attempt.differential - int(action.args[0])
        return notes.laid_chance(voice, bool(attempt.religion), view.control[region], left)

    told = note(notes.reasons_told(voice, attempt.modifiers))
    if len(ctx.prompt.actions) > BUTTONS:
        return [told, *listed(ctx, ctx.prompt.actions, "guard", chance, voice.verb(GAME, "guard")), close(ctx)]
    items = [
        act(ctx, a, text=voice.text("charlemagne-panel-guard", n=int(a.args[0]), chance=chance(a)))
        for a in ctx.prompt.actions
    ]
    return [told, *buttons(items), close(ctx)]


def envoys(ctx: PanelContext, view: ChView) -> list[Row]:
    """The dice of a revolt as they lie, and where royal envoys may go."""
    assert ctx.prompt is not None
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
    return [*rows, *buttons([act(ctx, a) for a in ctx.prompt.actions]), close(ctx)]


def naming(ctx: PanelContext, view: ChView) -> list[Row]:
    """Regions that may revolt, or places: whom they obey, who stands there."""
    assert ctx.prompt is not None

    def told(action: Action) -> str:
        if action.verb != "name":
            return notes.place_note(ctx.voice, view, str(action.args[0]))
        side = view.control[REGION[str(action.args[0])]]
        word = SIDES[side] if side != NEUTRAL else "neutral"
        return ctx.voice.text(f"charlemagne-picture-side-{word}")

    asked = ctx.voice.verb(GAME, ctx.prompt.actions[0].verb)
    return [*listed(ctx, ctx.prompt.actions, ctx.prompt.step, told, asked), close(ctx)]


def deploy(ctx: PanelContext, view: ChView) -> list[Row]:
    """The first units stand where they usually do; region by region they may go elsewhere."""
    assert ctx.prompt is not None
    voice = ctx.voice
    words = ctx.open.split()
    places = [a for a in ctx.prompt.actions if a.verb == "place"]
    groups = by_region(places)
    if words[:1] == ["of"] and len(words) == 2 and words[1] in groups:
        starts: dict[str, int] = {}
        for a in groups[words[1]]:
            key = f"place {a.args[0]} {a.args[1]}"
            starts[key] = starts.get(key, 0) + 1
        options = []
        for key, n in starts.items():
            _, unit, start = key.split()
            text = voice.text("charlemagne-panel-at", unit=voice.word(GAME, unit), place=notes.where(voice, start))
            options.append(option(text, OPEN + key, note=voice.text("charlemagne-panel-places", n=n)))
        return [*choose(ctx, ctx.id("do", ctx.open), options), close(ctx)]
    lines = [
        option(voice.word(GAME, name), f"{OPEN}of {name}", note=voice.text("charlemagne-panel-places", n=len(found)))
        for name, found in groups.items()
    ]
    rows = choose(ctx, ctx.id("do", "of"), lines, placeholder=voice.text("charlemagne-panel-shift")) if lines else []
    return [*rows, close(ctx, act(ctx, READY, text=voice.text("charlemagne-panel-stand"), final=True))]


# --- treasury and levy -----------------------------------------------------------------------------------------------


def treasury(ctx: PanelContext, view: ChView) -> list[Row]:
    """Mercenaries, works, markers, pillage: each with its price."""
    assert ctx.prompt is not None
    assert view.own is not None
    voice, groups, prices = ctx.voice, by_verb(ctx.prompt.actions), TABLES.treasury

    def told(action: Action) -> str:
        match action.verb:
            case "hire":
                kind, place = map(str, action.args)
                return notes.food_note(voice, view, kind, place, notes.price(view, kind))
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
    items = [act(ctx, a) for a in ctx.prompt.actions if a.verb == "play"]
    if buy in ctx.prompt.actions:
        items.append(act(ctx, buy, text=voice.text("charlemagne-panel-draw", cost=prices.stratagem)))
    done = voice.text("charlemagne-panel-done-treasury", n=view.own.treasury)
    return [*rows, *buttons(items), close(ctx, act(ctx, DONE, text=done, final=True))]


def levy(ctx: PanelContext, view: ChView) -> list[Row]:
    """Regions with units to raise, one unit for all of them at once, the end."""
    assert ctx.prompt is not None
    voice, groups = ctx.voice, by_verb(ctx.prompt.actions)
    found = groups.get("levy", [])

    def told(action: Action) -> str:
        return notes.food_note(voice, view, str(action.args[0]), str(action.args[1]))

    calls = groups.get("assemble", [])
    screen = opened(ctx, "levy", found, told, batch=True) or opened(ctx, "assemble", calls, _silent)
    if screen:
        return [*screen, close(ctx)]
    rows = regions(ctx, "levy", found, told, batch=len(found) <= PAGE) if found else []
    items = [act(ctx, a) for a in ctx.prompt.actions if a.verb == "play"]
    if found:
        text = voice.text("charlemagne-panel-levy-all", n=len(by_region(found)))
        items.insert(0, button(ctx.id("batch", ALL), text, style=discord.ButtonStyle.primary, emoji="🛡️"))
    if calls:
        rows += regions(ctx, "assemble", calls, _silent)
    done = voice.text("charlemagne-panel-done-levy")
    return [*rows, *buttons(items), close(ctx, act(ctx, DONE, text=done, final=True))]


def _silent(action: Action) -> str:
    """No note."""
    return ""


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


# --- operations ------------------------------------------------------------------------------------------------------


def operations(ctx: PanelContext, view: ChView) -> list[Row]:
    """Places whose units may set out, the strongest first."""
    assert ctx.prompt is not None
    voice = ctx.voice
    spots = [a for a in ctx.prompt.actions if a.verb == "operate"]
    spots.sort(key=lambda a: -sum(STRENGTH[c] for c in notes.fresh(view, PLACE[str(a.args[0])])))

    def told(action: Action) -> str:
        place = PLACE[str(action.args[0])]
        units = notes.fresh(view, place)
        words = notes.stack_note(voice, view, [c for c in units if not FLEET[c]] or units)
        foes = _foes(view, place)
        return voice.text("charlemagne-panel-front", note=words, n=foes) if foes else words

    screen = opened(ctx, "operate", spots, told)
    if screen:
        return [*screen, close(ctx)]
    rows = regions(ctx, "operate", spots, told) if spots else []
    return [*rows, *rest(ctx, "operate", done=voice.text("charlemagne-panel-done-operations"))]


def _foes(view: ChView, place: int) -> int:
    """Units of the other side beside a place."""
    ground, enemy = Ground(view), 1 - (view.seat or 0)
    if place >= HEXES:
        return 0
    return sum(len(ground.stacks[q]) for q in LAND_SIDES[place] if ground.held.get(q) == enemy)


def muster(ctx: PanelContext, view: ChView) -> list[Row]:
    """Units to tick by number, what the force is worth so far, and the die."""
    assert ctx.prompt is not None
    voice = ctx.voice
    if view.muster is None:
        return rest(ctx)
    units = notes.fresh(view, PLACE[view.muster.place])
    picked = _picked(view, units)
    base, times = notes.pace(view, picked)
    plain, factor = notes.power(view, picked)
    staying = [c for c in units if c not in picked]
    told = voice.text(
        "charlemagne-panel-muster", strength=plain, factor=factor, least=base + times, most=base + 6 * times,
        staying=len(staying),
    )  # fmt: skip
    rows: list[Row] = [note(told)]
    takes = [a for a in ctx.prompt.actions if a.verb == "take"]
    by_type: dict[str, list[Action]] = {}
    for a in takes:
        by_type.setdefault(str(a.args[0]), []).append(a)

    def unit_note(action: Action) -> str:
        t = TYPES[TYPE[str(action.args[0])]]
        have = view.muster.picked.get(t.slug, 0) if view.muster is not None else 0
        return voice.text("charlemagne-panel-ticked", n=have, strength=t.strength, operations=t.operations)

    if ctx.open.startswith("take "):
        return [*listed(ctx, by_type.get(ctx.open.split()[1], takes)[:PAGE], "take", unit_note, ""), close(ctx)]
    if len(takes) <= PAGE:
        rows += listed(ctx, takes, "take", unit_note, voice.verb(GAME, "take")) if takes else []
    else:
        lines = [option(voice.word(GAME, slug), f"{OPEN}take {slug}", note=unit_note(found[0]))
                 for slug, found in by_type.items()]  # fmt: skip
        rows += choose(ctx, ctx.id("do", "take"), lines, placeholder=voice.verb(GAME, "take"))
    ends = [act(ctx, CANCEL)]
    if MARCH in ctx.prompt.actions:
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
    assert ctx.prompt is not None
    if view.force is None:
        return rest(ctx)
    voice, groups = ctx.voice, by_verb(ctx.prompt.actions)
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
        name = notes.where(voice, place)
        return voice.text("charlemagne-panel-then", note=words, place=name, odds=COLUMNS[index])

    if ctx.open == "steps":
        return [*listed(ctx, groups.get("step", [])[:PAGE], "step", told, voice.verb(GAME, "step")), close(ctx)]
    screen = opened(ctx, "move", moves, told)
    if screen:
        return [*screen, close(ctx)]
    rows: list[Row] = []
    attacks = groups.get("battle", [])
    if attacks:
        rows += listed(
            ctx, attacks, "battle", lambda a: notes.attack_note(voice, view, str(a.args[0])), voice.verb(GAME, "battle")
        )
    best = sorted(moves, key=lambda a: _appeal(view, found[str(a.args[0])], targets))[:PAGE]
    if best:
        rows += listed(ctx, best, "move", told, voice.text("charlemagne-panel-best"))
    items: list[Press] = []
    if len(moves) > len(best):
        text = voice.text("charlemagne-panel-goals", n=len(moves))
        items.append(button(ctx.id("open", f"{GOALS}|0"), text, emoji="🧭"))
    if "step" in groups:
        text = voice.text("charlemagne-panel-steps", n=len(groups["step"]))
        items.append(button(ctx.id("open", "steps|0"), text, emoji="👣"))
    items += [_deed(ctx, view, a) for verb in ("pillage", "convert", "land", "play") for a in groups.get(verb, [])]
    rows += buttons(items)
    drops = groups.get("drop", [])
    if drops:
        rows += listed(
            ctx, drops[:PAGE], "drop", lambda a: notes.loss_note(voice, str(a.args[0])), voice.verb(GAME, "drop")
        )
    return [*rows, close(ctx, act(ctx, HALT, final=True))]


def _targets(view: ChView, goals: Iterable[Goal]) -> dict[str, tuple[str, int]]:
    """By goal with points enough for a battle: the enemy or neutral place beside it with the best odds."""
    assert view.force is not None
    ground, units = Ground(view), list(view.force.units)
    sides = SEA_SIDES if any(FLEET[c] for c in units) else LAND_SIDES
    known: dict[int, int] = {}
    found: dict[str, tuple[str, int]] = {}
    for goal in goals:
        if goal.points < notes.COSTS.battle or PLACE[goal.place] >= HEXES:
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
    voice, costs = ctx.voice, notes.COSTS
    if action.verb == "pillage":
        text = voice.text("charlemagne-panel-pillage", cost=costs.pillage, least=notes.pillage_least(view))
        return act(ctx, action, text=text)
    if action.verb == "convert":
        text = voice.text("charlemagne-panel-convert", cost=costs.conversion, what=voice.action(GAME, action))
        return act(ctx, action, text=text)
    return act(ctx, action)


# --- battle, losses, supply ------------------------------------------------------------------------------------------


def battle(ctx: PanelContext, view: ChView) -> list[Row]:
    """What the die can bring, then the answers."""
    assert ctx.prompt is not None
    rows: list[Row] = []
    word = ctx.prompt.params.get("odds")
    slug = getattr(word, "slug", "")
    if slug in ODDS_WORDS:
        rows.append(note(notes.dice_told(ctx.voice, ODDS_WORDS.index(slug))))
    first = {"fight", "ready", "stay"}
    roll = {READY: ctx.voice.text("charlemagne-panel-roll"), FIGHT: ctx.voice.text("charlemagne-panel-roll")}
    items = [act(ctx, a, text=roll.get(a, ""), final=a.verb in first) for a in ctx.prompt.actions]
    return [*rows, *buttons(items), close(ctx)]


def aftermath(ctx: PanelContext, view: ChView) -> list[Row]:
    """Losses with what each unit is worth; hexes to fall back to, with what they feed."""
    assert ctx.prompt is not None
    voice = ctx.voice

    def told(action: Action) -> str:
        if action.verb == "lose":
            return notes.loss_note(voice, str(action.args[0]))
        return notes.place_note(voice, view, str(action.args[0]))

    named = [a for a in ctx.prompt.actions if a.args]
    rows = listed(ctx, named, ctx.prompt.step, told, voice.verb(GAME, named[0].verb)) if named else []
    return [*rows, close(ctx, *(act(ctx, a, final=True) for a in ctx.prompt.actions if not a.args))]


def supply(ctx: PanelContext, view: ChView) -> list[Row]:
    """Who could go home, and what that saves; or all is paid."""
    assert ctx.prompt is not None
    voice = ctx.voice
    homes = [a for a in ctx.prompt.actions if a.verb == "disband"]

    def told(action: Action) -> str:
        at = PLACE[str(action.args[1])]
        there = len(eaters(Ground(view).stacks.get(at, ())))
        return voice.text("charlemagne-panel-saves", n=notes.saving(view, action), feeds=forage(view, at), there=there)

    screen = opened(ctx, "disband", homes, told, batch=True)
    if screen:
        return [*screen, close(ctx)]
    rows = regions(ctx, "disband", homes, told, batch=len(homes) <= PAGE) if homes else []
    ends = []
    if PAY in ctx.prompt.actions:
        params = ctx.prompt.params
        text = voice.text("charlemagne-panel-pay", cost=params["cost"], points=params["points"])
        ends.append(act(ctx, PAY, text=text, final=True))
    return [*rows, close(ctx, *ends)]
