"""The panel of movement: a Noble, who goes with them, where to, in as few choices as there are moves.

Before anybody sets out a goal is one choice that stands for several actions: the Noble is taken, their company, one
move or two. What the seat sees is enough to offer it (5.0-5.4, 13.4); the engine judges every step again.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from discord import SelectOption

from bot.presenter.games.fief import lookup
from bot.presenter.games.fief.hints import Notes
from bot.presenter.games.fief.hints_of_acts import carried, disasters
from bot.presenter.games.fief.lists import lists, meanings
from bot.presenter.games.fief.names import GAME
from bot.presenter.panel_kit import screens as kit
from bot.presenter.panel_kit.choices import PAGE, by_first, by_verb
from bot.presenter.panel_kit.controls import PanelContext, Row, choose, note
from bot.presenter.panel_kit.ticks import tick
from bot.presenter.words.voice import Voice
from bot.tables.model import SeatView
from bot.ui.components import option
from engine.core import Action
from engine.fief.analysis import CARRIED as MARCHING
from engine.fief.analysis import MOVES, VERBS, journeys, seen, steps_of
from engine.fief.game_data import CITY, CITY_IDS, NOBLE, UNIT, UNIT_IDS, UNITS
from engine.fief.views.view import FiefView, NobleView

ALL = Action("take", ("all",))
WAYS = ("go", "forest", "sail", "court", "slip")
WITH, ALONE = "all", "alone"
CARRIED = tuple(UNIT_IDS[kind] for kind in MARCHING)
"""Kinds that march (7.2)."""
Way = tuple[tuple[str, str], ...]
"""Moves one after the other: verb and city of each."""
HALT, DONE = Action("halt"), Action("done")
END = "moves-end"
"""The words of a control: whoever is on the way stays, and the family moves nobody else."""
WARNING = "⚠️"
BOUGHT = frozenset(("buy", "build", "engineer", "title", "grant", "transfer", "rebuild"))
"""Verbs of purchases, of which one is suggested at a time."""
WAY_OF = {verb: way for way, verb in VERBS.items()}
MASK = 8
"""Characters of a number that says what is ticked."""
HEX = frozenset("0123456789abcdef")


@kit.narrowing
def move(ctx: PanelContext, notes: Notes) -> list[Row]:
    """Nobles who can still move, each with who could go with them; of a single one where to; tries at the sword; the
    end of the turn."""
    leads = by_first(kit.legal(ctx, "lead"))
    words = ctx.open.split()
    who = lookup.noble(notes.view, words[1]) if words[:1] == ["who"] and len(words) > 1 and words[1] in leads else None
    if who is not None:
        return [*setting_out(ctx, notes, who, words[2:]), kit.close(ctx)]
    rows = kit.said(disasters(notes))
    only = lookup.noble(notes.view, next(iter(leads))) if len(leads) == 1 else None
    if only is not None:  # no list of one line before the list
        rows += setting_out(ctx, notes, only, [])
    else:
        lines = [kit.entry(notes.word(slug), f"who {slug}", note=notes.lead(slug)) for slug in leads]
        rows += choose(ctx, ctx.id("do", "who"), lines, placeholder=notes.text("who-goes"))
    rows += lists(ctx, notes, "draw-sword")
    rest = by_verb(kit.others(ctx, "lead", "draw-sword", "halt", "done"))
    rows += kit.buttons([kit.act(ctx, v[0]) if len(v) == 1 else kit.opens_verb(ctx, verb) for verb, v in rest.items()])
    done = [kit.act(ctx, a, final=not leads, quiet=bool(leads)) for a in kit.legal(ctx, "done")]
    return [*rows, kit.close(ctx, *done)]


def setting_out(ctx: PanelContext, notes: Notes, who: NobleView, ticked: list[str]) -> list[Row]:
    """Who goes along with a Noble, all unless something else is ``ticked``, and where to: a goal is all of it."""
    view = notes.view
    goals = goals_of(view, who)
    units = company_of(view, who)
    mask = _all(units)
    if ticked and len(ticked[0]) <= MASK and set(ticked[0]) <= HEX:
        mask &= int(ticked[0], 16)
    going = _counted(units, mask)
    troops = sum(n for kind, n in going.items() if kind != "bombard")
    rows = kit.said(f"**{notes.word(who.slug)}**: {notes.marcher(who)}", notes.forsakes(who, troops) if goals else "")
    name = notes.word(who.slug)
    if goals:
        if units:
            rows += _company(ctx, notes, who, units, mask)
        with_them = notes.text("goes-with", noble=name, units=notes.units(going))
        asked = with_them if going else notes.text("goes" if who.steps or not units else "alone", noble=name)
        alone = not troops
        lines = [_goal(ctx, notes, way, who if alone else None) for way in goals]
        told = ".".join(str(going.get(kind, 0)) for kind in CARRIED)
        rows += choose(ctx, ctx.id("batch", f"ride {told} {who.slug}"), lines, placeholder=asked)
    text = notes.text("by-hand", noble=name) if goals else notes.text("lead", noble=name)
    first = Action("lead", (who.slug,))
    return [*rows, *kit.buttons([kit.act(ctx, a, text=text, quiet=bool(goals)) for a in ctx.actions if a == first])]


def goals_of(view: FiefView, who: NobleView) -> list[Way]:
    """Where a Noble could come to with the moves that are left, as verbs and cities."""
    found = journeys(seen(view), NOBLE[who.slug])
    return [tuple((VERBS[way], CITY_IDS[city]) for way, city in moves) for moves in found]


def company_of(view: FiefView, who: NobleView) -> list[tuple[str, int]]:
    """What of a Noble's company can be ticked, each a kind and how many: one by one; where that were more than a list
    holds, in lots of 1, 2, 4 … of which any number can be put together."""
    there = lookup.beside(view, who)
    if sum(there.values()) <= PAGE:
        return [(kind, 1) for kind, n in there.items() for _ in range(n)]
    found = []
    for kind, n in there.items():
        lot = 1
        while n:
            found.append((kind, min(lot, n)))
            n -= min(lot, n)
            lot *= 2
    return found


def _all(units: list[tuple[str, int]]) -> int:
    return (1 << len(units)) - 1


def _counted(units: list[tuple[str, int]], mask: int) -> dict[str, int]:
    """Units by kind of those that are ticked."""
    found: dict[str, int] = {}
    for n, (kind, count) in enumerate(units):
        if mask >> n & 1:
            found[kind] = found.get(kind, 0) + count
    return found


def _company(ctx: PanelContext, notes: Notes, who: NobleView, units: list[tuple[str, int]], mask: int) -> list[Row]:
    """The company to be ticked, and what one usually wants of it as buttons."""
    troops = [n for n, (kind, count) in enumerate(units) if kind != "bombard" and count == 1]
    garrison = _all(units) & ~(1 << min(troops, key=lambda n: UNITS[UNIT[units[n][0]]].points)) if troops else 0
    half, seen = 0, Counter[str]()
    for n, (kind, _) in enumerate(units):
        half |= (seen[kind] % 2) << n
        seen[kind] += 1
    sets = {"with-all": _all(units), "but-one": garrison, **({"half": half} if half else {}), "with-none": 0}
    shown = {m: name for name, m in reversed(sets.items())}  # of those that are alike the first
    items = [
        kit.opens(ctx, f"who {who.slug} {m:x} 0", notes.text(name, n=sum(_counted(units, m).values()), kinds=len(seen)))
        for name, m in sets.items() if m != mask and shown[m] == name
    ]  # fmt: skip
    if len(units) == 1:
        return kit.buttons(items)
    numbers, labels = Counter[str](), []
    for kind, count in units:
        numbers[kind] += 1
        word = notes.word(kind)
        one = notes.text("unit", unit=word[:1].upper() + word[1:], n=numbers[kind])
        note = carried(notes, kind, str(count))
        labels.append((one if count == 1 else notes.units({kind: count}), note))
    return [*tick(ctx, f"who {who.slug}", labels, mask, placeholder=notes.text("company")), *kit.buttons(items)]


def _goal(ctx: PanelContext, notes: Notes, way: Way, alone: NobleView | None) -> SelectOption:
    """A goal as a line: by what, by way of which city, what awaits there. ``alone``: who goes without troops."""
    last = Action(way[-1][0], (way[-1][1],))
    label = ctx.voice.action(GAME, last)
    if len(way) > 1:
        label = notes.text("by-way", way=label, city=notes.word(way[0][1]))
    exposed = notes.exposed(way[-1][1], alone.family) if alone is not None else ""
    told = kit.fitted(kit.joined([exposed, notes.told(last)]))
    return option(label, " ".join(word for move in way for word in move), note=told)


@kit.narrowing
def march(ctx: PanelContext, notes: Notes) -> list[Row]:
    """A Noble on the way: who is with them, where they may go on to, whom they pick up or leave; or they stay, and the
    next one sets out, or nobody."""
    view = notes.view
    slug = view.march.noble if view.march is not None else ""
    who = lookup.noble(view, slug)
    if who is None or view.own is None:
        return []
    ready = view.own.ready if HALT in ctx.actions else []
    words = ctx.open.split()
    after = lookup.noble(view, words[1]) if words[:1] == ["who"] and len(words) > 1 and words[1] in ready else None
    if after is not None:
        return [*setting_out(ctx, notes, after, words[2:]), kit.close(ctx)]
    company = notes.units(view.own.company)
    told = notes.text("march", noble=notes.word(slug), city=notes.word(who.place), n=MOVES - who.steps,
                      units=company, alone=int(not company))  # fmt: skip
    rows: list[Row] = [note(kit.joined([told, notes.text("refused") if view.march and view.march.refused else ""]))]
    troops = sum(n for kind, n in view.own.company.items() if kind != "bombard")
    rows += kit.said(notes.forsakes(who, troops) if not who.steps else "")
    rows += kit.listed(ctx, kit.legal(ctx, *WAYS), notes.text("goes", noble=notes.word(slug)))
    for verb in ("take", "leave"):
        rows += kit.listed(ctx, [a for a in kit.legal(ctx, verb) if a != ALL])
    extra = [kit.act(ctx, ALL, emoji="🛡️")] if ALL in kit.legal(ctx, "take") else []
    extra += [kit.act(ctx, a) for a in kit.others(ctx, *WAYS, "take", "leave", "halt")]
    if len(ready) == 1:
        extra += [kit.opens(ctx, f"who {other}", notes.text("lead", noble=notes.word(other))) for other in ready]
    rows += [*meanings(ctx, notes), *kit.buttons(extra)]
    if HALT not in ctx.actions:
        return [*rows, kit.close(ctx)]
    if len(ready) > 1:
        lines = [kit.entry(notes.word(other), f"who {other}", note=notes.lead(other)) for other in ready]
        rows += choose(ctx, ctx.id("do", "who"), lines, placeholder=notes.text("who-next"))
    left = len(ready) + (who.steps > 0)
    over = kit.preset(ctx, END, ctx.voice.say("fief-end-move", {"left": left}))
    return [*rows, kit.close(ctx, kit.act(ctx, HALT, final=True), over)]


def warned(view: FiefView, plan: Sequence[Action], voice: Voice) -> list[str]:
    """What a plan loses, a siege, a city, the guard of a fort, in the same words as where one chooses by hand; and what
    is left to press afterwards: a Noble's second move, further purchases."""
    return [*_lost(view, plan, voice), *_left_over(view, plan, voice)]


def _left_over(view: FiefView, plan: Sequence[Action], voice: Voice) -> list[str]:
    notes = Notes(view, voice)
    if plan and plan[-1].verb in BOUGHT:
        return [notes.text("left-to-buy")]
    led = next((str(a.args[0]) for a in plan if a.verb == "lead"), view.march.noble if view.march is not None else "")
    who = lookup.noble(view, led)
    if who is None or not plan or plan[-1].verb not in WAYS:
        return []
    left, place = MOVES - who.steps, who.place
    for action in plan:
        if action.verb in WAYS and place in CITY:
            left -= steps_of(WAY_OF[action.verb], CITY[place], CITY[str(action.args[0])])
            place = str(action.args[0])
    return [notes.text("left-to-go", noble=notes.word(led), n=left)] if left > 0 else []


def _lost(view: FiefView, plan: Sequence[Action], voice: Voice) -> list[str]:
    leads = [str(a.args[0]) for a in plan if a.verb == "lead"]
    slug = leads[0] if leads else view.march.noble if view.march is not None else ""
    who = lookup.noble(view, slug)
    if who is None or view.own is None or who.steps or not any(a.verb in WAYS for a in plan):
        return []
    going = sum(view.own.company.values()) if not leads else 0
    going += sum(int(a.args[1]) for a in plan if a.verb == "take" and a != ALL and a.args[0] != "bombard")
    notes = Notes(view, voice)
    found = notes.forsakes(who, lookup.marching(view, who) if ALL in plan else going)
    return [line if line.startswith(WARNING) else f"{WARNING} {line}" for line in found.split("\n") if line]


def batch(look: SeatView, words: list[str]) -> list[Action]:
    """``<company> <noble> <verb> <city> …``: the Noble sets out with a company and makes a move or two; whoever is on
    the way stays where they are. ``all`` and ``alone`` are everybody who is free to go and nobody; else it is so many
    of each kind, ``2.0.1.0.0``."""
    view: FiefView = look.view
    if len(words) not in (4, 6) or words[1] not in NOBLE:
        return []
    who = lookup.noble(view, words[1])
    way = tuple(zip(words[2::2], words[3::2], strict=True))
    if who is None or way not in goals_of(view, who):
        return []
    there, counts = lookup.beside(view, who), words[0].split(".")
    taken = _taken(there, counts) if len(counts) > 1 else [ALL] if words[0] == WITH and there else []
    before = [HALT] if view.march is not None and view.own is not None and words[1] in view.own.ready else []
    return [*before, Action("lead", (words[1],)), *taken, *(Action(verb, (to,)) for verb, to in way)]


def _taken(there: Mapping[str, int], counts: Sequence[str]) -> list[Action]:
    """The company as actions: all at once where nobody stays."""
    some = {kind: int(n) for kind, n in zip(CARRIED, counts, strict=False) if n.isdecimal() and len(n) < MASK}
    some = {kind: n for kind, n in some.items() if n}
    return [ALL] if some and some == there else [Action("take", (kind, n)) for kind, n in some.items()]
