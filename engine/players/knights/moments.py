"""Important events: who draws, what is averted, whom it strikes."""

from __future__ import annotations

from engine.core import Action, seat_slug, slug_seat
from engine.knights.files import EventCard
from engine.knights.game_data import N
from engine.knights.view_cards import TargetView
from engine.players.knights.hall import CHARGE, TITLE, boon
from engine.players.knights.position import CARDS, Position
from engine.players.knights.war import War

SEAL, AVERT, WAIT = Action("seal"), Action("avert"), Action("wait")
HARM, HELP = 0.9, 0.8
"""What a red Event is likely to cost, and a green one to bring."""
FOREVER = {"no-faith": 0.8, "no-heir": 0.4}


def naming(position: Position, legal: list[Action]) -> Action:
    """A red Event goes to who leads, a green one to oneself, where a Faith pays for it."""
    cards = position.view.cards
    colour = cards.colour if cards is not None else "blue"
    t, me = position.weights, Action("name", (seat_slug(position.me),))
    rivals = sorted(position.rivals, key=lambda b: (position.standing(b), position.after(b.seat)))
    others = [Action("name", (seat_slug(b.seat),)) for b in rivals]
    spare = position.baron.faith > len(position.unguarded) / 3
    if colour == "red":
        worst = others[-1] if others else me
        return worst if worst in legal and spare and HARM * (1 + t.deny) > t.faith else _or(me, legal)
    if colour == "green":
        least = others[0] if others else me
        return me if me in legal and spare and HELP * (1 + t.deny) > t.faith else _or(least, legal)
    return _or(me, legal)


def _or(wanted: Action, legal: list[Action]) -> Action:
    return wanted if wanted in legal else legal[0]


def harm(position: Position, card: EventCard, struck: TargetView) -> float:
    """What an Event costs oneself with one of its targets."""
    t, me = position.weights, position.baron
    mine = struck.seat == position.me
    area = next((c.area for c in position.cities.values() if c.slug == struck.city), "")
    city = position.cities.get(area)
    own_city = city is not None and city.owner == position.me
    army = position.nobles.get(struck.noble)
    found = 0.0
    goods = {"crowns": position.coin, "votes": t.vote, "faith": t.faith, "influence": 1.0}
    have = {"crowns": me.crowns, "votes": me.votes, "faith": me.faith, "influence": me.influence}
    for effect in card.effects:
        worth, n = goods.get(effect.what, 0.0), have.get(effect.what, 0)
        match effect.op:
            case "lose" if mine:
                found += worth * min(effect.n, n)
            case "lose-half" if mine:
                found += worth * (n // 2)
            case "gain" if mine:
                found -= worth * effect.n
            case "wages" if mine:
                found += position.coin * me.wages
            case "casualties" if mine and army is not None:
                dead = effect.n * N.hit >= army.strength
                found += position.army(army) if dead else t.troop * effect.n
            case "kill" if mine and army is not None:
                found += position.army(army)
            case "desert":
                found += 0.5 * (mine or bool(struck.nation))
            case "breach" if mine or own_city:
                found += 0.2 * effect.n
            case "revolt" | "riot" if own_city and city is not None:
                found += position.quelling(city)
            case "raze" if own_city and city is not None:
                found += position.city(city)
            case "kill-here" if area:
                found += sum(position.army(noble) for noble in position.own_at(area))
            case "casualties-here" if area:
                found += sum(min(position.army(noble), t.troop * effect.n) for noble in position.own_at(area))
            case "chairman" if position.view.chairman == position.me:
                found += t.token * (not mine)
            case "head" if position.view.head == position.me:
                found += t.token * (not mine)
            case "sink":
                found += position.coin * sum(e.stakes[position.me] for e in position.view.expeditions if e.stakes)
            case "no-heir" if mine:
                found += FOREVER["no-heir"]
            case _:
                pass
    for it in card.mods:
        found += FOREVER.get(it.mod, 0.0) * mine * min(1.0, position.turns / 3)
    return found


def _now(position: Position) -> tuple[EventCard | None, float]:
    """The Event in hand and what it costs oneself."""
    cards = position.view.cards
    card = CARDS.get(cards.event) if cards is not None else None
    if cards is None or not isinstance(card, EventCard):
        return None, 0.0
    if not cards.targets:
        return card, harm(position, card, TargetView(position.me, "", "", "")) if card.target.kind == "none" else 0.0
    return card, sum(harm(position, card, target) for target in cards.targets)


def averting(position: Position, legal: list[Action]) -> Action:
    """Faith where the Event costs more than that."""
    card, cost = _now(position)
    good = card is not None and cost > card.cost * position.weights.faith
    return AVERT if AVERT in legal and good else WAIT


def pooling(position: Position, legal: list[Action]) -> list[Action]:
    """Faith where it strikes oneself, as much as it is worth."""
    card, cost = _now(position)
    if card is None:
        return [SEAL]
    wanted = min(card.cost, position.baron.faith, int(cost / position.weights.faith))
    if wanted + 1 < card.cost:
        wanted = 0
    pledge = Action("pledge-faith", (wanted,))
    return [pledge, SEAL] if pledge in legal else [SEAL]


def choosing(position: Position, war: War, legal: list[Action]) -> Action:
    """A target of one's own choice: where it brings most, or takes most from who leads."""

    def score(action: Action) -> float:
        name = str(action.args[0])
        seat = slug_seat(name)
        if seat is not None:
            baron = position.view.barons[seat]
            return baron.crowns + 0.5 * position.standing(baron)
        if name in position.nobles:
            return position.nobles[name].losses + 0.01
        city = next((c for c in position.my_cities if c.slug == name), None)
        if city is None:
            return float(position.keep.losses)
        return position.city(city) + city.breaches - 2 * city.fortified + war.threatened(city.area)

    return max(legal, key=lambda a: (score(a), str(a)))


def stripping(position: Position, legal: list[Action]) -> Action:
    """What is worth most to who loses it, unless that is oneself."""

    def worth(action: Action) -> float:
        card = CARDS.get(str(action.args[0]))
        if card is None or isinstance(card, EventCard):
            return 0.0
        return boon(position, card, position.me) + (TITLE if card.kind == "office" else CHARGE)

    mine = {*position.baron.charges, *(n.office for n in position.mine)}
    own = str(legal[0].args[0]) in mine
    return (min if own else max)(legal, key=lambda a: (worth(a), str(a)))
