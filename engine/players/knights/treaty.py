"""Crowns for leave: bids when one asks for it, fees when one is asked; gifts are taken, truces kept."""

from __future__ import annotations

from engine.core import Action, seat_slug
from engine.knights.views.view import OfferView
from engine.players.knights.position import Position
from engine.players.knights.terms import Term, nothing, total

TRUCE, GIFT = "truce", "gift"
WORTHY = 1.0
"""What a march or an attack must promise before crowns are offered for it."""


def bribes(position: Position, asked: list[int], favour: str, value: float) -> list[Action]:
    """A bid to each rival whose leave it takes, as far as the crowns go; laid aside, and back if it is not taken."""
    t, crowns = position.weights, position.baron.crowns
    if value < WORTHY:
        return []
    draft, found = position.own.draft, list[Action]()
    for seat in asked:
        if crowns < t.bribe + position.baron.wages // 2:
            break
        if any(o.maker == position.me and o.to == seat for o in position.view.offers):
            continue
        if draft != (seat, favour):
            found.append(Action("terms", (seat_slug(seat), favour)))
            draft = (seat, favour)
        found.append(Action("bid", (t.bribe,)))
        crowns -= t.bribe
    return found


def leave(position: Position, legal: list[Action], asker: int, favour: str) -> list[Action]:
    """Leave is given for a fee, or where it hurts another; who pays gets what they paid for."""
    permit, forbid = legal[0], legal[1]
    paid = offers(position, asker, favour)
    good = total(leave_terms(position, permit, asker, favour)) > total(leave_terms(position, forbid, asker, favour))
    return [*(Action("take-offer", (o.number,)) for o in paid[:1]), permit if good else forbid]


def offers(position: Position, asker: int, favour: str) -> list[OfferView]:
    """What is offered for leave, if it is enough."""
    return [
        o
        for o in position.view.offers
        if o.maker == asker and o.to == position.me and o.pays and o.favour == favour
        if o.crowns >= position.weights.fee
    ]


def leave_terms(position: Position, action: Action, asker: int, favour: str) -> list[Term]:
    """What speaks for it that a rival gets leave: crowns, or an attack on who leads unless one besieges the place."""
    if action.verb != "permit":
        return nothing()
    crowns = next((o.crowns for o in offers(position, asker, favour)), 0)
    battle = position.view.war
    found: list[Term] = [(1.0 if crowns else -0.5, "fee", (crowns, position.weights.fee))]
    if favour == "attack" and battle is not None:
        holder = position.holder(battle.area)
        if holder == position.leader.seat != battle.seat and battle.area not in position.sieges:
            found.append((1.0, "stands", (holder, position.standing(position.leader))))
    return found


def asker(position: Position, favour: str) -> int:
    """Who asks for leave; -1 where nobody does."""
    march, battle = position.view.march, position.view.war
    if favour == "attack":
        return battle.seat if battle is not None else -1
    return march.seat if march is not None else -1


def permitting(position: Position, legal: list[Action]) -> list[Action]:
    """Leave to pass."""
    return leave(position, legal, asker(position, "pass"), "pass")


def consenting(position: Position, legal: list[Action]) -> list[Action]:
    """Leave to attack."""
    return leave(position, legal, asker(position, "attack"), "attack") if position.view.war is not None else []


def answers(position: Position, legal: list[Action]) -> list[Action]:
    """Gifts are taken, and truces of whoever is no worse than oneself; what is bid for leave waits for the question."""
    take = next((a for a in legal if a.verb == "take-offer"), None)
    decline = next((a for a in legal if a.verb == "decline-offer"), None)
    if decline is None:
        return []
    offer = next((o for o in position.view.offers if o.number == decline.args[0]), None)
    if offer is None:
        return []
    if offer.pays and offer.favour in ("pass", "attack"):
        return []
    good = offer.pays and (offer.favour == GIFT or (offer.favour == TRUCE and position.view.options.treason))
    return [take] if good and take is not None else [decline]
