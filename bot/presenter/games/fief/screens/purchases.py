"""The panel of purchases: a whole list of them from one message, city by city, with what is left of the purse."""

from __future__ import annotations

from bot.presenter.games.fief import sight
from bot.presenter.games.fief.hints import Notes
from bot.presenter.games.fief.names import GAME
from bot.presenter.panel_kit import screens as kit
from bot.presenter.panel_kit.choices import PAGE, by_verb
from bot.presenter.panel_kit.controls import PanelContext, Row, choose, note
from bot.ui.components import Press
from engine.core import Action
from engine.fief.game_data import CITY

PLACED = ("buy", "build", "engineer")
"""Purchases that belong to a city."""
TITLES = ("title", "grant", "transfer", "rebuild")
"""What else is bought, given or mended, each in a list of its own."""


def city_of(action: Action) -> str:
    """The city that a purchase belongs to."""
    return next((str(a) for a in action.args if str(a) in CITY), "")


@kit.narrowing
def buy(ctx: PanelContext, notes: Notes) -> list[Row]:
    """The purse; cities in which something can be bought; titles; done."""
    words = ctx.open.split()
    found = kit.legal(ctx, *PLACED)
    if words[:1] == ["at"] and len(words) == 2:
        here = [a for a in found if city_of(a) == words[1]]
        if here:
            return at(ctx, notes, words[1], here)
    by_city: dict[str, list[Action]] = {}
    for a in found:
        by_city.setdefault(city_of(a), []).append(a)
    ahead = notes.ahead()
    rows = kit.said(notes.text("purse", n=sight.purse(notes.view)), *ahead)
    if len(by_city) == 1:  # no list of one line before the list
        slug, here = next(iter(by_city.items()))
        rows = [*kit.said(here_told(notes, slug), *ahead), *sold(ctx, notes, slug, here)]
    elif by_city:
        lines = [kit.entry(notes.word(slug), f"at {slug}", note=stock(notes, slug)) for slug in by_city]
        rows += choose(ctx, ctx.id("do", "cities"), lines, placeholder=notes.text("where"))
    rest = by_verb(kit.others(ctx, *PLACED, *TITLES, "done", "seal", "unseal"))
    rows += [*kit.lists(ctx, *TITLES), *kit.buttons([kit.opens_verb(ctx, verb) for verb in rest])]
    return [*rows, kit.close(ctx, *last(ctx, notes))]


def last(ctx: PanelContext, notes: Notes) -> list[Press]:
    """What ends the purchases, with what is kept."""
    kept_ = notes.text("done-buying", n=sight.purse(notes.view))
    found = kit.legal(ctx, "done", "seal", "unseal")
    return [kit.act(ctx, a, final=True, text=kept_ if a == kit.DONE else "") for a in found]


def stock(notes: Notes, slug: str) -> str:
    """A city before a purchase: new units so far, who defends it, what stands there."""
    own = notes.view.own
    new = own.placed.get(slug, 0) if own is not None else 0
    mine = {k: n for f in sight.own_families(notes.view) for k, n in sight.units(notes.view, slug, f.family).items()}
    found = sight.city(notes.view, slug)
    parts = [notes.text("new-units", n=new), notes.units(mine)]
    if found is not None:
        parts += [notes.word(found.building)] if found.building else []
        parts += [notes.word("mill")] if found.mill else []
    return kit.joined(parts)


def at(ctx: PanelContext, notes: Notes, slug: str, here: list[Action]) -> list[Row]:
    """Everything to be bought in a city; the list stays open, so that several purchases are as many choices. Whoever
    wants nothing else is done from here."""
    return [note(here_told(notes, slug)), *sold(ctx, notes, slug, here), kit.close(ctx, *last(ctx, notes))]


def here_told(notes: Notes, slug: str) -> str:
    """The purse, and a city before a purchase."""
    return f"{notes.text('purse', n=sight.purse(notes.view))}\n{notes.word(slug)}: {stock(notes, slug)}"


def sold(ctx: PanelContext, notes: Notes, slug: str, here: list[Action]) -> list[Row]:
    """The lists of what may be bought in a city."""
    works = [a for a in here if a.verb != "buy"]
    units = [a for a in here if a.verb == "buy"]
    asked = notes.text("buy-in", city=notes.word(slug))
    if len(here) <= PAGE:
        return kit.flat(ctx, [*works, *units], f"keep all at.{slug}", asked, batch=True)
    rows = kit.flat(ctx, works, f"keep works at.{slug}", ctx.voice.verb(GAME, "build"), batch=True)
    return [*rows, *kit.flat(ctx, units, f"keep units at.{slug}", asked, batch=True)]
