"""The panel of purchases: a whole list of them from one message, city by city, with what is left of the purse."""

from __future__ import annotations

from bot.presenter.games.fief import sight
from bot.presenter.games.fief.hints import Notes
from bot.presenter.games.fief.lists import DONE, act, deeper, kept, listed
from bot.presenter.games.fief.names import GAME
from bot.presenter.panel_kit.choices import PAGE
from bot.presenter.panel_kit.controls import PanelContext, Row, choose, note
from bot.presenter.panel_kit.screens import buttons, close, entry, fitted, joined, legal, opens
from bot.ui.components import Press
from engine.core import Action
from engine.fief.game_data import CITY

PLACED = ("buy", "build", "engineer")
"""Purchases that belong to a city."""


def city_of(action: Action) -> str:
    """The city that a purchase belongs to."""
    return next((str(a) for a in action.args if str(a) in CITY), "")


def buy(ctx: PanelContext, notes: Notes) -> list[Row]:
    """The purse; cities in which something can be bought; titles; done."""
    view, voice = notes.view, ctx.voice
    words = ctx.open.split()
    found = legal(ctx, *PLACED)
    if words[:1] == ["at"] and len(words) == 2:
        here = [a for a in found if city_of(a) == words[1]]
        if here:
            return at(ctx, notes, words[1], here)
    inner = deeper(ctx, notes.told, notes.about)
    if inner:
        return inner
    by_city: dict[str, list[Action]] = {}
    for a in found:
        by_city.setdefault(city_of(a), []).append(a)
    ahead = notes.ahead()
    rows: list[Row] = [note("\n".join([notes.text("purse", n=sight.purse(view)), *ahead]))]
    if len(by_city) == 1:  # no list of one line before the list
        slug, here = next(iter(by_city.items()))
        rows = [note("\n".join([here_told(notes, slug), *ahead])), *sold(ctx, notes, slug, here)]
    elif by_city:
        lines = [entry(notes.word(slug), f"at {slug}", note=fitted(stock(notes, slug))) for slug in by_city]
        rows += choose(ctx, ctx.id("do", "cities"), lines, placeholder=notes.text("where"))
    for verb in ("title", "grant", "transfer", "rebuild"):
        some = legal(ctx, verb)
        if some:
            rows += listed(ctx, some, notes.told, voice.verb(GAME, verb), about=notes.about)
    known = {*PLACED, "title", "grant", "transfer", "rebuild", "done", "seal", "unseal"}
    others = list(dict.fromkeys(a.verb for a in ctx.prompt.actions if a.verb not in known)) if ctx.prompt else []
    rows += buttons([opens(ctx, verb, f"{voice.verb(GAME, verb)} …") for verb in others])
    return [*rows, close(ctx, *last(ctx, notes))]


def last(ctx: PanelContext, notes: Notes) -> list[Press]:
    """What ends the purchases, with what is kept."""
    kept_ = notes.text("done-buying", n=sight.purse(notes.view))
    found = legal(ctx, "done", "seal", "unseal")
    return [act(ctx, a, final=True, text=kept_ if a == DONE else "") for a in found]


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
    return joined(parts)


def at(ctx: PanelContext, notes: Notes, slug: str, here: list[Action]) -> list[Row]:
    """Everything to be bought in a city; the list stays open, so that several purchases are as many choices. Whoever
    wants nothing else is done from here."""
    return [note(here_told(notes, slug)), *sold(ctx, notes, slug, here), close(ctx, *last(ctx, notes))]


def here_told(notes: Notes, slug: str) -> str:
    """The purse, and a city before a purchase."""
    return f"{notes.text('purse', n=sight.purse(notes.view))}\n{notes.word(slug)}: {stock(notes, slug)}"


def sold(ctx: PanelContext, notes: Notes, slug: str, here: list[Action]) -> list[Row]:
    """The lists of what may be bought in a city."""
    works = [a for a in here if a.verb != "buy"]
    units = [a for a in here if a.verb == "buy"]
    screen = f"at {slug}"
    asked = notes.text("buy-in", city=notes.word(slug))
    if len(here) <= PAGE:
        return kept(ctx, [*works, *units], notes.told, asked, screen)
    rows = kept(ctx, works, notes.told, ctx.voice.verb(GAME, "build"), screen, "works") if works else []
    return [*rows, *kept(ctx, units, notes.told, asked, screen, "units")]
