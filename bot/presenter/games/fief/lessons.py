"""Fief: England for newcomers: which topic of ``/rules`` fits each step; how many sit at a first game; what a lesson
says of the position."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from bot.presenter.games.fief import lookup
from bot.presenter.games.fief.hints import Notes
from bot.presenter.games.fief.screens.court import planned, remaining
from bot.presenter.games.fief.screens.movement import goals_of
from bot.presenter.words.voice import Voice
from engine.fief.analysis import (
    MOVES,
    can_elect,
    cities_in,
    danish_tax,
    fortress_price,
    hand_limit,
    is_held,
    may_stand,
    playable,
    title_price,
    title_wants,
    walled_city,
)
from engine.fief.game_data import ARCHBISHOP, CARDS, CITY, CITY_IDS, NOBLE, OPPORTUNITY, PRELATES, REGION, N
from engine.fief.views.view import FiefView, OwnView

TOPIC_OF = {
    "parlour": "deals", "deal": "deals", "offered": "deals", "arsenal": "orders", "assign": "servants",
    "settle": "families", "court": "court", "vote": "court", "parliament": "parliament", "split": "parliament",
    "discard": "cards", "draw": "cards", "play": "cards", "window": "opportunities", "burn": "income",
    "buy": "purchases", "move": "movement", "march": "movement", "leave": "movement", "challenge": "movement",
    "parley": "invaders", "battle": "battle", "join": "battle", "fight": "battle", "lose": "battle",
    "spoils": "siege", "pillage": "siege", "rebel": "opportunities", "calm": "opportunities", "skull": "relics",
    "heir": "families", "refuge": "captives", "garter": "parliament", "bench": "opportunities", "standing": "orders",
    "turn": "battle", "wall": "titles", "consent": "purchases", "renounce": "church", "bestow": "church",
    "market": "purchases", "sealed": "orders",
}  # fmt: skip
SEATS = 3
"""Seats of a first game: three families never marry, which leaves deals and alliances for the second."""
LAST = 3
"""The last round that has lessons."""
Case = tuple[str, Mapping[str, object]]
"""Which lesson fits a position, ``fief-taught-<case>``, and what it names."""


def lesson(view: Any, step: str, voice: Voice) -> str:
    """What a first game teaches at the steps whose panel offers now this, now that; empty elsewhere."""
    assert isinstance(view, FiefView)
    found = CASES.get(step)
    if found is None or view.own is None or view.round > LAST:
        return ""
    case, told = found(Notes(view, voice), view.own)
    return voice.text(f"fief-taught-{case}", **told)


def _discard(notes: Notes, own: OwnView) -> Case:
    """What to lay aside only where the hand has no room for what is planned."""
    kept, most, wanted = remaining(own), hand_limit(notes.at), planned(own)
    held = [notes.word(card) for card in dict.fromkeys(kept) if card in OPPORTUNITY]
    room = most - len(kept)
    told = {"most": most, "kept": len(kept), "room": max(0, room), "n": wanted, "cards": held, "count": len(held)}
    if room >= wanted:
        return f"discard-{notes.view.round}", told
    return ("discard-full" if any(card not in OPPORTUNITY for card in kept) else "discard-few"), told


def _play(notes: Notes, own: OwnView) -> Case:
    """The cards that can be played; a Noble first, then titles, taxes, Harvest and Fair Weather."""
    families, treasures = lookup.own_families(notes.view), [f.treasures for f in notes.view.families]
    hand = [CARDS.index(slug) for slug in own.hand]
    found = playable(notes.at, hand, [f.family for f in families], treasures)
    verbs = {a.verb for a in found}
    told = {"n": len(own.hand), "tallage": int("tallage" in verbs), "tithe": int("tithe" in verbs)}
    if "bear" in verbs:
        return "play-noble", {"n": sum(a.verb == "bear" for a in found)}
    if titles := [a for a in found if a.verb in ("ordain", "found")]:
        kinds = dict.fromkeys(_rank(str(a.args[0])) for a in titles)
        ranks = [notes.text(f"rank-{kind}") for kind in kinds]
        return "play-church", {"n": len({a.args[1] for a in titles}), "ranks": ranks}
    if verbs & {"tallage", "tithe"}:
        return "play-tax", told
    if "bless" in verbs:
        return "play-bless", {"card": notes.word(next(str(a.args[0]) for a in found if a.verb == "bless"))}
    return "play-none", told


def _rank(card: str) -> str:
    """What a card of the Church makes of a Noble: a bishop, an archbishop or an abbess."""
    if CARDS.index(card) not in PRELATES:
        return "abbess"
    return "archbishop" if ARCHBISHOP[PRELATES.index(CARDS.index(card))] else "bishop"


def _buy(notes: Notes, own: OwnView) -> Case:
    """A title that can be had; what it still wants where all cities of its region are held; a mill; guards."""
    at, purse, short = notes.at, own.purse, list[Case]()
    ruler = lookup.noble(notes.view, notes.view.sovereign)
    grants = ruler is not None and lookup.is_own(notes.view, ruler.family)
    for slug, region in REGION.items():
        price = title_price(region)
        for family in (f.family for f in lookup.own_families(notes.view)):
            wants = title_wants(at, family, region)
            if wants is None or wants.cities:
                continue
            told = {"region": notes.word(slug), "n": price, "have": purse}
            if not wants.fort:
                short.append(("buy-grant" if grants else "buy-title" if purse >= price else "buy-save", told))
            elif purse >= (fort := min(fortress_price(at, family, c) for c in cities_in(at, region))):
                short.append(("buy-fort", {**told, "fort": fort}))
    if short:
        return min(short, key=lambda case: ("buy-grant", "buy-title", "buy-fort", "buy-save").index(case[0]))
    mine = [c for c in notes.view.cities if lookup.is_own(notes.view, c.control) and c.siege < 0]
    if purse >= N.mill and any(not c.mill for c in mine):
        return "buy-mill", {}
    walled = [w for w in (walled_city(at, r) for r in REGION.values()) if w >= 0]
    held = [notes.word(CITY_IDS[w]) for w in walled if lookup.is_own(notes.view, at.towns[w].control)]
    return ("buy-guards" if purse else "buy-none"), {"n": len(held), "cities": held}


def _move(notes: Notes, own: OwnView) -> Case:
    """Whom to send out, and in the first round to cities that nobody has, where some are in reach."""
    ready = [who for slug in own.ready if (who := lookup.noble(notes.view, slug)) is not None]
    if not ready:
        return "move-over", {}
    led = [who for who in ready if lookup.marching(notes.view, who)]
    free = any(notes.settles(way[-1][1]) for who in led for way in goals_of(notes.view, who))
    now = notes.view.round if notes.view.round > 1 or free else 2
    return f"move-{now}", {"n": len(ready), "noble": notes.word(ready[0].slug)}


def _march(notes: Notes, own: OwnView) -> Case:
    """Where to, whom to pick up and to leave, as far as there is any of it."""
    march = notes.view.march
    who = lookup.noble(notes.view, march.noble) if march is not None else None
    if who is None:
        return "march", {"noble": "", "goes": 0, "take": 0, "leave": 0}
    takes = any(n > own.company.get(kind, 0) for kind, n in lookup.beside(notes.view, who).items())
    told = {"goes": int(who.steps < MOVES), "take": int(takes), "leave": int(any(own.company.values()))}
    return "march", {"noble": notes.word(who.slug), **told}


def _battle(notes: Notes, own: OwnView) -> Case:
    """A city that is there for the taking, else attacks."""
    view = notes.view
    for who in view.nobles:
        city = lookup.city(view, who.place) if who.captor is None and who.family == view.family else None
        if (
            city is None
            or city.control < 0
            or lookup.is_own(view, city.control)
            or not lookup.troops(view, city.slug, who.family)
        ):
            continue
        if not is_held(notes.at, CITY[city.slug]) and not any(lookup.horde(view, city.slug)):
            return "battle-open", {"city": notes.word(city.slug)}
    return "battle", {}


def _parley(notes: Notes, own: OwnView) -> Case:
    """The Danish tax where it can be paid, a cleric where one is there, or that there is neither."""
    place = notes.view.ask.city if notes.view.ask is not None else ""
    here = [n for family in lookup.own_families(notes.view) for n in lookup.fighters(notes.view, place, family.family)]
    tax = min((danish_tax(notes.at.nobles[NOBLE[n.slug]]) for n in here), default=N.danish_tax)
    if here and tax <= own.purse:
        return "parley", {"n": tax}
    cleric = any(n.see or n.abbeys for n in here)
    return ("parley-talk" if cleric else "parley-none"), {"here": len(here), "n": tax, "have": own.purse}


def _court(notes: Notes, own: OwnView) -> Case:
    """A candidate, Parliament, or neither."""
    view, at = notes.view, notes.at
    standing = view.court.candidates if view.court is not None else []
    mine = [n for n in view.nobles if lookup.is_own(view, n.family)]
    if can_elect(at) and any(may_stand(at, NOBLE[n.slug]) and n.slug not in standing for n in mine):
        return "court-stand", {}
    ruler = next((n for n in mine if n.slug == view.sovereign), None)
    rules = ruler is not None and ruler.captor is None and not ruler.besieged
    return ("court-crown" if rules else "court"), {"n": N.royal_tax}


CASES: Mapping[str, Callable[[Notes, OwnView], Case]] = {
    "discard": _discard, "play": _play, "buy": _buy, "move": _move, "march": _march, "battle": _battle,
    "parley": _parley, "court": _court,
}  # fmt: skip
"""By step."""
