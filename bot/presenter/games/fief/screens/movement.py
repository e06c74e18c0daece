"""The panel of movement: a Noble, who goes with them, where to, in as few choices as there are moves.

Before anybody sets out a goal is one choice that stands for several actions: the Noble is taken, their company, the
first move. What the seat sees is enough to offer it (5.0-5.4, 13.4); the engine judges every step again.
"""

from __future__ import annotations

from collections.abc import Sequence

from bot.presenter.games.fief import sight
from bot.presenter.games.fief.hints import Notes
from bot.presenter.games.fief.hints_of_acts import disasters
from bot.presenter.games.fief.lists import meanings
from bot.presenter.games.fief.names import GAME
from bot.presenter.panel_kit import screens as kit
from bot.presenter.panel_kit.choices import by_verb
from bot.presenter.panel_kit.controls import PanelContext, Row, choose, note
from bot.presenter.words.voice import Voice
from bot.tables.model import SeatView
from bot.ui.components import option
from engine.core import Action
from engine.fief.game_data import NOBLE
from engine.fief.view import FiefView, NobleView

ALL = Action("take", ("all",))
WAYS = ("go", "forest", "sail", "court", "slip")
WITH, ALONE = "all", "alone"


@kit.narrowing
def move(ctx: PanelContext, notes: Notes) -> list[Row]:
    """Nobles who can still move, each with who could go with them; tries at the sword; the end of the turn."""
    words = ctx.open.split()
    who = sight.noble(notes.view, words[1]) if words[:1] == ["who"] and len(words) == 2 else None
    if who is not None and Action("lead", (who.slug,)) in kit.legal(ctx, "lead"):
        return setting_out(ctx, notes, who)
    rows = kit.said(disasters(notes))
    leads = [str(a.args[0]) for a in kit.legal(ctx, "lead")]
    if leads:
        lines = [kit.entry(notes.word(slug), f"who {slug}", note=notes.lead(slug)) for slug in leads]
        rows += choose(ctx, ctx.id("do", "who"), lines, placeholder=notes.text("who-goes"))
    rows += kit.lists(ctx, "draw-sword")
    rest = by_verb(kit.others(ctx, "lead", "draw-sword", "halt", "done"))
    rows += kit.buttons([kit.act(ctx, v[0]) if len(v) == 1 else kit.opens_verb(ctx, verb) for verb, v in rest.items()])
    return [*rows, kit.close(ctx, *kit.acts(ctx, "done", final=True, text=notes.text("done-moving")))]


def setting_out(ctx: PanelContext, notes: Notes, who: NobleView) -> list[Row]:
    """Where a Noble may go, with everybody or alone; or their company is chosen first."""
    view = notes.view
    left = sight.MOVES - who.steps
    goals = sight.ways(view, who, left)
    company = sight.beside(view, who)
    rows = kit.said(f"**{notes.word(who.slug)}**: {notes.marcher(who)}", notes.forsakes(who))
    if goals and company:
        n = sum(company.values())
        rows += _goals(ctx, notes, goals, f"ride {WITH} {who.slug}", notes.text("with-all", n=n))
    if goals:
        asked = notes.text("alone" if company else "goes", noble=notes.word(who.slug))
        rows += _goals(ctx, notes, goals, f"ride {ALONE} {who.slug}", asked)
    first = Action("lead", (who.slug,))
    text = notes.text("company") if company else notes.text("lead", noble=notes.word(who.slug))
    return [*rows, kit.close(ctx, kit.act(ctx, first, text=text))]


def _goals(ctx: PanelContext, notes: Notes, goals: list[tuple[str, str]], words: str, asked: str) -> list[Row]:
    lines = [
        option(ctx.voice.action(GAME, Action(verb, (to,))), f"{verb} {to}", note=notes.told(Action(verb, (to,))))
        for verb, to in goals
    ]
    return choose(ctx, ctx.id("batch", words), lines, placeholder=asked)


@kit.narrowing
def march(ctx: PanelContext, notes: Notes) -> list[Row]:
    """A Noble on the way: who is with them, where they may go on to, whom they pick up or leave; or they stay."""
    view = notes.view
    slug = view.march.noble if view.march is not None else ""
    who = sight.noble(view, slug)
    if who is None or view.own is None:
        return []
    company = notes.units(view.own.company)
    told = notes.text("march", noble=notes.word(slug), city=notes.word(who.place), n=sight.MOVES - who.steps,
                      units=company, alone=int(not company))  # fmt: skip
    rows: list[Row] = [note(kit.joined([told, notes.text("refused") if view.march and view.march.refused else ""]))]
    rows += kit.listed(ctx, kit.legal(ctx, *WAYS), notes.text("goes", noble=notes.word(slug)))
    for verb in ("take", "leave"):
        rows += kit.listed(ctx, [a for a in kit.legal(ctx, verb) if a != ALL])
    extra = [kit.act(ctx, ALL, emoji="🛡️")] if ALL in kit.legal(ctx, "take") else []
    extra += [kit.act(ctx, a) for a in kit.others(ctx, *WAYS, "take", "leave", "halt")]
    return [*rows, *meanings(ctx, notes), *kit.buttons(extra), kit.close(ctx, *kit.acts(ctx, "halt", final=True))]


def warned(view: FiefView, plan: Sequence[Action], voice: Voice) -> list[str]:
    """That a plan leaves a city to nobody, or its fort without a guard: the same words as where one chooses by hand."""
    leads = [str(a.args[0]) for a in plan if a.verb == "lead"]
    slug = leads[0] if leads else view.march.noble if view.march is not None else ""
    who = sight.noble(view, slug)
    if who is None or view.own is None or who.steps or not any(a.verb in WAYS for a in plan):
        return []
    going = sum(view.own.company.values()) if not leads else 0
    going += sum(int(a.args[1]) for a in plan if a.verb == "take" and a != ALL)
    if ALL not in plan and sight.troops(view, who.place, who.family) > going:
        return []
    notes = Notes(view, voice)
    found = notes.forsakes(who)
    return [f"⚠️ {found}"] if found else []


def batch(look: SeatView, words: list[str]) -> list[Action]:
    """``<all|alone> <noble> <verb> <city>``: the Noble sets out, with whoever is free to go, on their first move."""
    if len(words) != 4 or words[1] not in NOBLE or words[2] not in WAYS:
        return []
    view: FiefView = look.view
    who = sight.noble(view, words[1])
    if who is None or (words[2], words[3]) not in sight.ways(view, who, sight.MOVES - who.steps):
        return []
    taken = [ALL] if words[0] == WITH and sight.beside(view, who) else []
    return [Action("lead", (words[1],)), *taken, Action(words[2], (words[3],))]
