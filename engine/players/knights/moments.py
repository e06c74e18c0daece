"""Important events: who draws, what is averted, whom it strikes."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core import SEAL, Action, seat_slug, slug_seat
from engine.knights import analysis
from engine.knights.files import EventCard
from engine.knights.game_data import CARD, CITY, N
from engine.knights.views.view_cards import TargetView
from engine.players.knights.hall import CHARGE, TITLE, boon_terms
from engine.players.knights.position import Position
from engine.players.knights.terms import Term, barred, total, undone
from engine.players.knights.war import War

AVERT, WAIT = Action("avert"), Action("wait")
HARM, HELP = 0.9, 0.8
"""What a red Event is likely to cost, and a green one to bring."""
FOREVER = {"no-faith": 0.8, "no-heir": 0.4}


def naming(position: Position, legal: list[Action]) -> Action:
    """A red Event goes to who leads, a green one to oneself, where a Faith pays for it."""
    dear, free = drawers(position)
    wanted, other = Action("name", (seat_slug(dear),)), Action("name", (seat_slug(free),))
    return wanted if wanted in legal and total(naming_terms(position, wanted)) > 0 else _or(other, legal)


def drawers(position: Position) -> tuple[int, int]:
    """The seats between which it is decided who draws an Event: whoever should if a Faith is to spare, and who does
    without."""
    cards = position.view.cards
    colour = cards.colour if cards is not None else "blue"
    rivals = sorted(position.rivals, key=lambda b: (position.standing(b), position.after(b.seat)))
    if not rivals or colour not in ("red", "green"):
        return position.me, position.me
    return (rivals[-1].seat, position.me) if colour == "red" else (position.me, rivals[0].seat)


def naming_terms(position: Position, action: Action) -> list[Term]:
    """What speaks for one of the two who are thought of."""
    t, (dear, free) = position.weights, drawers(position)
    seat = slug_seat(str(action.args[0]))
    if seat == dear != free:
        worth = (HELP if dear == position.me else HARM) * (1 + t.deny)
        found: list[Term] = [
            (worth, "stands", (dear, position.standing(position.view.barons[dear]))),
            (-t.faith, "goods", ("faith", -N.head_choice)),
        ]
        spare = position.baron.faith > len(position.unguarded) / 3
        return found if spare else [*found, *barred("unguarded", len(position.unguarded))]
    return [(0.0, "goods", ("faith", 0))] if seat == free else []


def _or(wanted: Action, legal: list[Action]) -> Action:
    return wanted if wanted in legal else legal[0]


def harm(position: Position, card: EventCard, struck: TargetView) -> list[Term]:
    """What an Event costs oneself with one of its targets; what it brings is below 0."""
    t, me = position.weights, position.baron
    mine = struck.seat == position.me
    area = next((c.area for c in position.cities.values() if c.slug == struck.city), "")
    city = position.cities.get(area)
    own_city = city is not None and city.owner == position.me
    army = position.nobles.get(struck.noble)
    found: list[Term] = []
    goods = {"crowns": position.coin, "votes": t.vote, "faith": t.faith, "influence": 1.0}
    have = {"crowns": me.crowns, "votes": me.votes, "faith": me.faith, "influence": me.influence}
    for effect in card.effects:
        worth, n = goods.get(effect.what, 0.0), have.get(effect.what, 0)
        match effect.op:
            case "lose" if mine and worth:
                found.append((worth * min(effect.n, n), "goods", (effect.what, -min(effect.n, n))))
            case "lose-half" if mine and worth:
                found.append((worth * (n // 2), "goods", (effect.what, -(n // 2))))
            case "gain" if mine and worth:
                found.append((-worth * effect.n, "goods", (effect.what, effect.n)))
            case "wages" if mine:
                found.append((position.coin * me.wages, "goods", ("crowns", -me.wages)))
            case "casualties" if mine and army is not None:
                if analysis.spent(army.men, army.losses + effect.n):
                    found.append((position.army(army), "dies", (army.slug,)))
                else:
                    found.append((t.troop * effect.n, "troops", (-N.hit * effect.n,)))
            case "kill" if mine and army is not None:
                found.append((position.army(army), "dies", (army.slug,)))
            case "desert" if mine or struck.nation:
                found.append((0.5, "event", (card.slug,)))
            case "breach" if mine or own_city:
                found.append((0.2 * effect.n, "event", (card.slug,)))
            case "revolt" | "riot" if own_city and city is not None:
                price = analysis.revolt_price(CITY[city.slug])
                found.append((position.quelling(city), "quell", (area, N.revolt_faith, price)))
            case "raze" if own_city and city is not None:
                found += position.city_terms(city, position.city(city))
            case "kill-here" if area:
                found += [(position.army(noble), "dies", (noble.slug,)) for noble in position.own_at(area)]
            case "casualties-here" if area:
                blow = t.troop * effect.n
                found += [
                    (min(position.army(noble), blow), "troops", (-N.hit * effect.n,)) for noble in position.own_at(area)
                ]
            case "chairman" if position.view.chairman == position.me and not mine:
                found.append((t.token, "goods", ("title-chair", -1)))
            case "head" if position.view.head == position.me and not mine:
                found.append((t.token, "goods", ("title-head", -1)))
            case "sink":
                stakes = sum(e.stakes[position.me] for e in position.view.expeditions if e.stakes)
                found.append((position.coin * stakes, "goods", ("crowns", -stakes)))
            case "no-heir" if mine:
                found.append((FOREVER["no-heir"], "event", (card.slug,)))
            case _:
                pass
    for it in card.mods:
        if mine and it.mod in FOREVER:
            found.append((FOREVER[it.mod] * min(1.0, position.turns / 3), "event", (card.slug,)))
    return found


def _now(position: Position) -> tuple[EventCard | None, list[Term]]:
    """The Event in hand and what it costs oneself."""
    cards = position.view.cards
    card = CARD.get(cards.event) if cards is not None else None
    if cards is None or not isinstance(card, EventCard):
        return None, []
    if not cards.targets:
        everybody = TargetView(position.me, "", "", "")
        return card, harm(position, card, everybody) if card.target.kind == "none" else []
    return card, [term for target in cards.targets for term in harm(position, card, target)]


def averting(position: Position, legal: list[Action]) -> Action:
    """Faith where the Event costs more than that."""
    good = total(averting_terms(position, AVERT)) > total(averting_terms(position, WAIT))
    return AVERT if AVERT in legal and good else WAIT


def averting_terms(position: Position, action: Action) -> list[Term]:
    """What an Event would cost that is cancelled, less its price; what is told of it where it is not."""
    card, cost = _now(position)
    if card is None:
        return []
    if action == AVERT:
        return [*spared(cost), (-card.cost * position.weights.faith, "goods", ("faith", -card.cost))]
    return [(0.0, what, told) for _, what, told in let_be(cost)]


def let_be(cost: Sequence[Term]) -> list[Term]:
    """What an Event costs that is not cancelled."""
    found = _as(cost, "befalls")
    return [(-worth, "happens" if what == "event" else what, told) for worth, what, told in found]


def spared(cost: Sequence[Term]) -> list[Term]:
    """What it would cost of one that is cancelled."""
    return _as(cost, "otherwise")


def _as(cost: Sequence[Term], how: str) -> list[Term]:
    """The same terms, goods and troops told as what an Event does."""
    return [
        (worth, how, ("troops", *told) if what == "troops" else told) if what in ("goods", "troops")
        else (worth, what, told)
        for worth, what, told in cost
    ]  # fmt: skip


def pooling(position: Position, legal: list[Action]) -> list[Action]:
    """Faith where it strikes oneself, as much as it is worth."""
    card, terms = _now(position)
    if card is None:
        return [SEAL]
    wanted = min(card.cost, position.baron.faith, int(total(terms) / position.weights.faith))
    if wanted + 1 < card.cost:
        wanted = 0
    pledge = Action("pledge-faith", (wanted,))
    return [pledge, SEAL] if pledge in legal else [SEAL]


def pooling_terms(position: Position, plan: Sequence[Action]) -> list[Term]:
    """What an Event costs that is cancelled together, and the Faith that is given for it."""
    _, cost = _now(position)
    given = next((int(a.args[0]) for a in plan if a.verb == "pledge-faith"), 0)
    if SEAL not in plan or not given:
        return let_be(cost) if SEAL in plan else []
    return [*spared(cost), (-given * position.weights.faith, "goods", ("faith", -given))]


def choosing(position: Position, war: War, legal: list[Action]) -> Action:
    """A target of one's own choice: where it brings most, or takes most from who leads."""

    return max(legal, key=lambda a: (total(choosing_terms(position, war, a)), str(a)))


def choosing_terms(position: Position, war: War, action: Action) -> list[Term]:
    """What speaks for a target."""
    name = str(action.args[0])
    seat = slug_seat(name)
    if seat is not None:
        baron = position.view.barons[seat]
        standing = position.standing(baron)
        return [(baron.crowns, "has", (seat, baron.crowns)), (0.5 * standing, "stands", (seat, standing))]
    if name in position.nobles:
        noble = position.nobles[name]
        return [(noble.losses + 0.01, "hurt", (noble.losses,))]
    city = next((c for c in position.my_cities if c.slug == name), None)
    if city is None:
        return [(float(position.keep.losses), "hurt", (position.keep.losses,))]
    found = position.city_terms(city, position.city(city))
    if city.breaches or city.fortified:
        what = "fortified" if city.fortified else "walls"
        found.append((city.breaches - 2 * city.fortified, what, (city.area,)))
    return [*found, (1.0, "threat", (city.area,))] if war.threatened(city.area) else found


def stripping(position: Position, legal: list[Action]) -> Action:
    """What is worth most to who loses it, unless that is oneself."""

    own = str(legal[0].args[0]) in mine(position)
    return (min if own else max)(legal, key=lambda a: (total(loss(position, a)), str(a)))


def mine(position: Position) -> set[str]:
    """Own charges and offices."""
    return {*position.baron.charges, *(n.office for n in position.mine)}


def loss(position: Position, action: Action) -> list[Term]:
    """What a charge or an office is worth."""
    slug = str(action.args[0])
    card = CARD.get(slug)
    if card is None or isinstance(card, EventCard):
        return []
    worth = TITLE if card.kind == "office" else CHARGE
    return [*boon_terms(position, card, position.me), (worth, "card", (position.me, slug))]


def stripping_terms(position: Position, action: Action) -> list[Term]:
    """What speaks for taking a charge or an office away."""
    slug, own = str(action.args[0]), str(action.args[0]) in mine(position)
    found = undone(loss(position, action), -1.0 if own else 1.0)
    offices = {n.office: n.seat for n in position.view.nobles if n.office}
    holder = next((b.seat for b in position.view.barons if slug in b.charges), offices.get(slug, position.me))
    return [(worth, what, (holder, *told[1:])) for worth, what, told in found]
