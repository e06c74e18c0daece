"""Crowns for leave: bids when one asks for it, fees when one is asked; gifts are taken, truces kept."""

from __future__ import annotations

from engine.core import Action, seat_slug
from engine.players.knights.position import Position

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


def leave(position: Position, legal: list[Action], asker: int, favour: str, *, harmless: bool) -> list[Action]:
    """Leave is given for a fee, or where it hurts another; who pays gets what they paid for."""
    paid = [
        o
        for o in position.view.offers
        if o.maker == asker and o.to == position.me and o.pays and o.favour == favour
        if o.crowns >= position.weights.fee
    ]
    permit, forbid = legal[0], legal[1]
    if paid:
        return [Action("take-offer", (paid[0].number,)), permit]
    return [permit if harmless else forbid]


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
