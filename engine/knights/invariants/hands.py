"""What lies nowhere open: hands, plans, standing orders, drafts, and the Nobles of Barons who do not play."""

from __future__ import annotations

from collections.abc import Iterator

from engine.knights.bounds import MOST_SEATS
from engine.knights.deals import FAVOURS
from engine.knights.game_data import NOBLE_IDS, NONE
from engine.knights.standing.standing import PASSES, VALUES
from engine.knights.standing.standing_vote import known
from engine.knights.state.state import KnState, Orders, seat_of


def faults(state: KnState) -> Iterator[str]:
    """What is wrong with it. Where the cards are is counted by ``census``."""
    for seat, orders in enumerate(state.orders):
        for key, value in _unknown(orders):
            yield f"seat {seat} cannot order {key} {value}"
        if not known(orders):
            yield f"seat {seat} cannot order such Votes: {orders.casts} {orders.voices}"
        if len(orders.pass_to) > MOST_SEATS or any(value not in PASSES for value in orders.pass_to.values()):
            yield f"seat {seat} cannot order such permission: {orders.pass_to}"
    for seat, draft in enumerate(state.drafts):
        if draft.to >= state.seats or draft.favour not in (*FAVOURS, ""):
            yield f"seat {seat} cannot write down {draft.favour} for seat {draft.to}"
    for noble, who in enumerate(state.nobles):
        if seat_of(state, noble) != NONE:
            continue
        if who.area != NONE or who.sea or who.troops or who.office != NONE or who.keeper >= state.seats:
            yield f"a Noble serves nobody: {NOBLE_IDS[noble]}"


def _unknown(orders: Orders) -> Iterator[tuple[str, object]]:
    for key, values in VALUES.items():
        field = key.replace("-", "_")
        value = getattr(orders, field)
        if value not in values and value != getattr(Orders(), field):
            yield key, value
