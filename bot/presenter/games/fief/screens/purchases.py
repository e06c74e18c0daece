"""The panel of purchases: a whole list of them from one message, city by city, with what is left of the purse."""

from __future__ import annotations

from bot.presenter.games.fief import lookup
from bot.presenter.games.fief.hints import Notes
from bot.presenter.games.fief.lists import lists
from bot.presenter.games.fief.names import GAME
from bot.presenter.panel_kit import screens as kit
from bot.presenter.panel_kit.choices import PAGE, by, by_verb
from bot.presenter.panel_kit.controls import PanelContext, Row, choose, note
from bot.ui.components import Press
from engine.core import Action
from engine.fief.game_data import CITY

PLACED = ("buy", "build", "engineer")
"""Purchases that belong to a city."""
IN_SIGHT = 3
"""Cities whose lists stand side by side."""
TITLES = ("title", "grant", "transfer", "rebuild")
"""What else is bought, given or mended, each in a list of its own."""


def city_of(action: Action) -> str:
    """The city that a purchase belongs to."""
    return next((str(a) for a in action.args if str(a) in CITY), "")


@kit.narrowing
def buy(ctx: PanelContext, notes: Notes) -> list[Row]:
    """The purse; cities in which something can be bought; titles; done."""
    by_city = by(kit.legal(ctx, *PLACED), city_of)
    match ctx.open.split():
        case ["at", slug] if slug in by_city:
            return at(ctx, notes, slug, by_city[slug])
    ahead = notes.ahead()
    rows = kit.said(notes.text("purse", n=lookup.purse(notes.view)), *ahead)
    alone = len(by_city) == 1  # no list of one line before the list
    if alone or (len(by_city) <= IN_SIGHT and all(len(here) <= PAGE for here in by_city.values())):
        for slug, here in by_city.items():
            told = f"{notes.word(slug)}: {stock(notes, slug)}"
            rows += [note(told), *sold(ctx, notes, slug, here, f"at {slug}" if alone else "")]
    else:
        lines = [kit.entry(notes.word(slug), f"at {slug}", note=stock(notes, slug)) for slug in by_city]
        rows += choose(ctx, ctx.id("do", "cities"), lines, placeholder=notes.text("where"))
    rest = by_verb(kit.others(ctx, *PLACED, *TITLES, "done", "seal", "unseal"))
    rows += [*lists(ctx, notes, *TITLES), *kit.buttons([kit.opens_verb(ctx, verb) for verb in rest])]
    return [*rows, kit.close(ctx, *last(ctx))]


def last(ctx: PanelContext) -> list[Press]:
    """What ends the purchases, with what is kept."""
    return [kit.act(ctx, a, final=True) for a in kit.legal(ctx, "done", "seal", "unseal")]


def stock(notes: Notes, slug: str) -> str:
    """A city before a purchase: new units so far, who defends it, what stands there."""
    own = notes.view.own
    new = own.placed.get(slug, 0) if own is not None else 0
    mine = {k: n for f in lookup.own_families(notes.view) for k, n in lookup.units(notes.view, slug, f.family).items()}
    found = lookup.city(notes.view, slug)
    parts = [notes.text("new-units", n=new), notes.units(mine)]
    if found is not None:
        parts += [notes.word(found.building)] if found.building else []
        parts += [notes.word("mill")] if found.mill else []
    return kit.joined(parts)


def at(ctx: PanelContext, notes: Notes, slug: str, here: list[Action]) -> list[Row]:
    """Everything to be bought in a city; the list stays open, so that several purchases are as many choices. Whoever
    wants nothing else is done from here."""
    return [note(here_told(notes, slug)), *sold(ctx, notes, slug, here, f"at {slug}"), kit.close(ctx, *last(ctx))]


def here_told(notes: Notes, slug: str) -> str:
    """The purse, and a city before a purchase."""
    return f"{notes.text('purse', n=lookup.purse(notes.view))}\n{notes.word(slug)}: {stock(notes, slug)}"


def sold(ctx: PanelContext, notes: Notes, slug: str, here: list[Action], opened: str) -> list[Row]:
    """The lists of what may be bought in a city; ``opened``: the list that is open after a purchase."""
    works = [a for a in here if a.verb != "buy"]
    units = [a for a in here if a.verb == "buy"]
    asked = notes.text("buy-in", city=notes.word(slug))
    if len(here) <= PAGE:
        name = "all" if opened else slug
        return kit.flat(ctx, [*works, *units], kit.keep(name, opened), asked, batch=True)
    rows = kit.flat(ctx, works, kit.keep("works", opened), ctx.voice.verb(GAME, "build"), batch=True)
    return [*rows, *kit.flat(ctx, units, kit.keep("units", opened), asked, batch=True)]
