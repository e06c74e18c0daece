"""The position in words: alternative texts for the pictures, and the board as text."""

from __future__ import annotations

from collections.abc import Sequence

from engine.fief.game_data import CITIES, CITY, REGION, N
from engine.fief.views.view import FiefView, OwnView
from render.core import fonts, marks
from render.core.api import ALT_LIMIT, Caption, Words
from render.core.encode import shortened
from render.fief import assembly, battle, panel, private
from render.fief.words import NUMERALS, capital, family_name, family_player, piece, place, player, title_name

TEXT_LIMIT = 1900


def heading(view: FiefView, caption: Caption) -> str:
    """The table, the round and what goes on in it."""
    words = caption.words
    return words(
        "fief-picture-alt-board", title=fonts.printable(caption.title),
        round=words("fief-picture-round", n=view.round, of=N.rounds), stage=panel.phase(view, words),
    )  # fmt: skip


def turn(view: FiefView, caption: Caption) -> str:
    """Whose turn it is."""
    if view.family >= 0:
        return caption.words("fief-picture-alt-turn", name=family_player(view, caption, view.family))
    if view.seat_in_turn >= 0:
        return caption.words("fief-picture-alt-turn", name=player(caption, view.seat_in_turn))
    return ""


def standing(view: FiefView, caption: Caption) -> str:
    """Victory points of every family, or who has won."""
    words = caption.words
    each = ", ".join(f"{family_player(view, caption, f.family)} {f.points}" for f in view.families)
    told = words("fief-picture-alt-points", list=each)
    if view.stage == "over":
        from_winner = words("fief-picture-winner-nobody") if not view.winners else words(
            "fief-picture-winner", names=" + ".join(family_player(view, caption, f) for f in view.winners),
            n=len(view.winners),
        )  # fmt: skip
        return f"{from_winner}. {told}"
    return told


def titles(view: FiefView, words: Words) -> str:
    """The Royal Family, the fiefs and the church."""
    held = [
        f"{title_name(words, title)} {piece(words, slug)}"
        for slug, title in (
            (view.sovereign, _sovereign_title(view)),
            (view.queen, "queen"),
            (view.prince, "prince"),
        )
        if slug
    ]
    held += [f"{place(words, r.slug)} {piece(words, r.lord)}" for r in view.regions if r.lord]
    held += [f"{words(f'fief-picture-see-{d.slug}')} {piece(words, d.prelate)}" for d in view.districts if d.prelate]
    return words("fief-picture-alt-titles", list=", ".join(held) or "–")


def _sovereign_title(view: FiefView) -> str:
    noble = panel.nobles(view).get(view.sovereign)
    return next((t for t in noble.titles if t in ("king", "sovereign-queen")), "king") if noble is not None else "king"


def weather(view: FiefView, words: Words) -> str:
    """The cards in the seas."""
    each = [
        f"{NUMERALS[n]} {', '.join(piece(words, c.card) for c in region.sea)}"
        for n, region in enumerate(view.regions)
        if region.sea
    ]
    return words("fief-picture-alt-seas", list="; ".join(each)) if each else ""


def city_text(view: FiefView, slug: str, words: Words) -> str:
    """Who and what is in a city; empty when there is nothing to tell."""
    town = view.cities[CITY[slug]]
    parts = []
    if town.building:
        parts.append(words(f"fief-word-{town.building}"))
    if town.mill:
        parts.append(words("fief-word-mill"))
    if town.siege >= 0:
        parts.append(words("fief-picture-alt-siege", family=family_name(words, town.siege)))
    sites: dict[tuple[int, str], list[str]] = {}
    for stack in view.stacks:
        if stack.city == slug:
            told = sites.setdefault((stack.family, stack.site), [])
            if stack.troops:
                told.append(words("fief-picture-alt-troops", n=stack.troops))
            told += [
                f"{words(f'fief-picture-unit-{k}')} {n}"
                for k, n in (("catapult", stack.catapults), ("bombard", stack.bombards))
                if n
            ]
    for noble in view.nobles:
        if noble.place == slug and noble.captor is None:
            sites.setdefault((noble.family, noble.site), []).append(piece(words, noble.slug))
        elif noble.place == slug:
            held = words("fief-picture-alt-captive", name=piece(words, noble.slug))
            sites.setdefault((noble.family, ""), []).append(held)
    for (family, site), told in sorted(sites.items()):
        where = f" ({words('fief-picture-alt-outside')})" if site else ""
        parts.append(f"{capital(family_name(words, family))}{where} {', '.join(told)}")
    for army in view.armies:
        if army.city == slug:
            parts.append(f"{piece(words, 'invaders')} {army.infantry + army.leader}")
    if not parts:
        return ""
    owner = f" ({family_name(words, town.control)})" if town.control >= 0 else ""
    return f"{place(words, slug)}{owner}: {', '.join(parts)}"


def cities(view: FiefView, words: Words, region: str = "") -> str:
    """All cities in which there is something to tell."""
    each = [city_text(view, c.slug, words) for c in CITIES if not region or c.region == region]
    return ". ".join(part for part in each if part) + "."


def own_text(view: FiefView, own: OwnView, words: Words) -> str:
    """Purse, hand, own troops by kind, and what else waits, as in the band; its standing orders are left out."""
    hand = ", ".join(piece(words, c) for c in own.hand)
    troops = []
    for stack in private.own_stacks(view):
        units = ", ".join(f"{words(f'fief-picture-unit-{k}')} {n}" for k, n in (stack.units or {}).items() if n)
        if units:
            troops.append(f"{private.site_text(words, stack.city, stack.site)} {units}")
    told = words(
        "fief-picture-alt-own",
        n=own.purse,
        hand=hand or words("fief-picture-own-none"),
        troops="; ".join(troops) or "–",
    )
    waits = private.facts(view, own, words)[: -len(private.ORDERS)]
    return f"{told} {capital('; '.join(waits))}."


def scene(view: FiefView, caption: Caption) -> str:
    """What is shown close up: a battle, a vote, a rebellion."""
    shown = battle.fight(view) if view.battle is not None else None
    if shown is not None:
        return battle.text(shown, caption)
    if assembly.kind(view):
        return assembly.text(view, caption)
    if view.rebellion is not None:
        return caption.words(
            "fief-picture-rebellion", place=place(caption.words, view.rebellion.city), n=view.rebellion.force
        )
    return ""


def _joined(parts: Sequence[str]) -> str:
    return " ".join(part for part in parts if part)


def alt(view: FiefView, caption: Caption, *, zoom: str = "", changed: str = "") -> str:
    """The position for who cannot see the picture, at most 1,024 characters: first what is one's own, then the most
    important."""
    words = caption.words
    parts = [heading(view, caption), marks.page(zoom, words)]
    if view.own is not None:
        parts.append(own_text(view, view.own, words))
    if zoom in REGION:
        parts += [words("fief-picture-alt-zoom", place=place(words, zoom)), cities(view, words, zoom)]
    matters = [standing(view, caption), turn(view, caption), scene(view, caption), changed]
    parts += marks.in_turn(zoom, matters, [titles(view, words), weather(view, words), cities(view, words)])
    return shortened(_joined(parts), ALT_LIMIT)


def text(view: FiefView, caption: Caption) -> str:
    """The whole board as lines of text, at most 1,900 characters."""
    words = caption.words
    own = own_text(view, view.own, words) if view.own is not None else ""
    lines = [heading(view, caption), own, standing(view, caption), turn(view, caption), scene(view, caption)]
    lines += [titles(view, words), weather(view, words), cities(view, words)]
    return shortened("\n".join(line for line in lines if line), TEXT_LIMIT)
