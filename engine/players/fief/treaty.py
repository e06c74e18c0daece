"""Deals: what an article is worth, which offers are taken, what is proposed. What is offered is kept for it."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core import Action
from engine.fief.analysis import flight, hand_limit, lofts
from engine.fief.game_data import CITY, FAMILIES, REGION, N
from engine.fief.views.view import FamilyView
from engine.fief.views.view_court import Article, DealView
from engine.players.fief.hand import keeping
from engine.players.fief.position import Position
from engine.players.fief.valuation import Worth

CARD = 1.6
"""What the best of cards is worth."""
SERVANT, HIRED = 0.8, 0.5
SHARE = {False: 0.15, True: 0.7}
"""How much of what the other gains counts against a deal, and when they are one point from a victory."""
UNPAID = 0.3
"""The share of a ransom that a captor may hope for who has not been paid."""
USELESS = 0.3
"""A card below this is sold."""
PRICE = 2
"""Shillings asked for a card."""


def value(position: Position, worth: Worth, article: Article, family: int, giver: int) -> float:
    """What an article is worth in the hands of a family: one of the seat's, or another's as far as one can tell."""
    t, mine = position.weights, family in position.families
    match article.kind:
        case "money":
            return t.coin * article.n
        case "card":
            return CARD * (keeping(position, article.slug) if mine or giver in position.families else 0.6)
        case "city":
            own = family if mine else giver if giver in position.families else position.families[0]
            return worth.city(CITY[article.slug], own)
        case "title":
            region = REGION[article.slug]
            city = position.walled(region)
            return worth.point(family) if mine else t.fief + 0.5 * max(0, city >= 0)
        case "captive":
            noble = position.nobles.get(article.slug)
            if noble is None:
                return 0.0
            home = noble.family == family
            return 0.5 * (worth.noble(noble) + t.noble) if home else 0.8 * t.coin * noble.ransom
        case "relic":
            return t.relic
        case "servant":
            return SERVANT
        case _:
            return HIRED * article.n


def worthwhile(position: Position, worth: Worth, deal: DealView, family: int) -> float:
    """What a deal brings a family of the seat, its partner's gain set against it."""
    mine = deal.maker == family
    gives, gets = (deal.gives, deal.wants) if mine else (deal.wants, deal.gives)
    other = deal.to if mine else deal.maker
    gain = sum(value(position, worth, a, family, other) for a in gets)
    loss = sum(_loss(position, worth, a, family, other) for a in gives)
    theirs = sum(value(position, worth, a, other, family) for a in gives)
    theirs -= sum(value(position, worth, a, other, other) for a in gets if a.kind != "card")
    if other in position.mine:
        return gain - 0.7 * loss
    return gain - loss - SHARE[position.short(other) <= 1] * max(0.0, theirs)


def _loss(position: Position, worth: Worth, article: Article, family: int, other: int) -> float:
    """What it costs to give an article away; a point that goes to an enemy counts for them too."""
    found = value(position, worth, article, family, family)
    if article.kind == "captive":
        noble = position.nobles.get(article.slug)
        return 0.0 if noble is None else UNPAID * position.weights.coin * noble.ransom
    if article.kind == "title" and other not in position.mine:
        found += worth.denial(other)
    return found


def answers(position: Position, legal: list[Action]) -> list[Action]:
    """An offer is accepted where it is clearly good, else declined."""
    decline = next((a for a in legal if a.verb == "decline"), None)
    if decline is None:
        return []
    deal = next((d for d in position.own.deals if d.number == decline.args[0]), None)
    accept = Action("accept", decline.args)
    if deal is None or accept not in legal or deal.to not in position.families:
        return [decline]
    good = worthwhile(position, Worth(position), deal, deal.to) >= position.weights.fair
    return [accept if good else decline]


# --- proposals -------------------------------------------------------------------------------------------------------


def proposal(position: Position, worth: Worth) -> list[Action]:
    """One offer a round, after the purchases: a ransom that one can pay or others may, a card that one cannot use."""
    if any(d.maker in position.families for d in position.own.deals):
        return []
    return _ransom(position, worth) or _release(position, worth) or _sale(position)


def _ransom(position: Position, worth: Worth) -> list[Action]:
    """What one has for a captive whose full ransom one cannot pay (7.7)."""
    for noble in position.view.nobles:
        captor = noble.captor
        if noble.family not in position.families or captor is None or captor.noble not in position.nobles:
            continue
        held = position.nobles[captor.noble].family
        if held in position.families or not position.purse < noble.ransom <= 2 * position.purse:
            continue
        if worth.noble(noble) + position.weights.noble > position.weights.coin * position.purse:
            return [Action("ransom", (noble.slug, position.purse))]
    return []


def _release(position: Position, worth: Worth) -> list[Action]:
    """Half the ransom or what is fair beyond that is asked of a family that has not paid the whole, unless it is about
    to win."""
    for noble in position.view.nobles:
        captor = noble.captor
        if noble.family in position.mine or captor is None or captor.noble not in position.nobles:
            continue
        holder = position.nobles[captor.noble].family
        if holder in position.families and position.short(noble.family) > 1 and noble.ransom > 1:
            gives = [Article("captive", noble.slug, 1)]
            for asked in range((noble.ransom + 1) // 2, noble.ransom):
                wants = [Article("money", "", asked)]
                deal = DealView(0, holder, noble.family, gives, wants, "ransom", position.view.round)
                if worthwhile(position, worth, deal, holder) >= 0:
                    return _draft(gives, wants, noble.family, "ransom")
    return []


def _sale(position: Position) -> list[Action]:
    """A card that the seat cannot use goes by pigeon to whoever is farthest from a victory (2.15)."""
    poor = [slug for slug in position.hand if keeping(position, slug) < USELESS]
    maker = next((f for f in position.families if position.family(f).pigeons and lofts(position.seen, f)), None)
    if not poor or maker is None or position.view.round >= N.rounds:
        return []
    buyers = [f.family for f in position.view.families if _buys(position, maker, f)]
    if not buyers:
        return []
    buyer = max(buyers, key=lambda f: (position.short(f), -f))
    card = min(poor, key=lambda s: (keeping(position, s), s))
    return _draft([Article("card", card, 1)], [Article("money", "", PRICE)], buyer, "pigeon")


def _buys(position: Position, maker: int, other: FamilyView) -> bool:
    """Whether a pigeon reaches a family that may want a card, and is not about to win."""
    hand = position.view.hands[other.seat]
    room = hand.characters + hand.fortunes < hand_limit(position.seen)
    fair = other.family not in position.mine and position.short(other.family) > 1
    return fair and room and other.pigeons > 0 and flight(position.seen, maker, other.family) is not None


def _draft(gives: Iterable[Article], wants: Iterable[Article], family: int, route: str) -> list[Action]:
    """An offer as a batch."""
    batch = [Action("draft-give", _words(a)) for a in gives] + [Action("draft-want", _words(a)) for a in wants]
    return [*batch, Action("offer", (FAMILIES[family], route))]


def _words(article: Article) -> tuple[str | int, ...]:
    return ("money", article.n) if article.kind == "money" else (article.kind, article.slug)
