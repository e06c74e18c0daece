"""What the round brings: income with a tax that is not laid yet, Disasters over one's own (2.5, 2.8, 3.0-3.3)."""

from __future__ import annotations

from typing import TypeVar, cast

import msgspec

from engine.fief.board import controlled, is_free
from engine.fief.game_data import CARDS, CITIES, DISASTERS, REGION_OF
from engine.fief.income import income
from engine.fief.phases.play import collectors
from engine.fief.state.position import Position
from engine.fief.state.state import Tax, families_of

P = TypeVar("P", bound=Position)
_DISASTERS = frozenset(card.slug for card in DISASTERS)


def tax_gain(position: Position, seat: int, kind: str, area: int) -> int:
    """Shillings that a tax brings a seat this round beside what it gets without it, at the least 0: nothing where none
    of its families may lay it (2.8). ``kind``: ``tallage`` on a region or ``tithe`` on a district."""
    laid = [
        tax
        for family in families_of(position, seat)
        for tax in collectors(position, family)
        if (tax.kind, tax.area) == (kind, area)
    ]
    without = income(position, seat)
    return max((income(_taxed(position, tax), seat) - without for tax in laid), default=0)


def _taxed(position: P, tax: Tax) -> P:
    return cast(P, msgspec.structs.replace(cast(msgspec.Struct, position), taxes=[*position.taxes, tax]))


def disasters(position: Position, seat: int) -> dict[str, list[int]]:
    """The Disasters at work where a seat has cities, units or free Nobles: each with the regions, in their order."""
    own = families_of(position, seat)
    places = {c for family in own for c in controlled(position, family)}
    places |= {s.city for s in position.stacks if s.family in own}
    places |= {who.place for who in position.nobles if who.family in own and is_free(who)}
    found: dict[str, list[int]] = {}
    for region in sorted({REGION_OF[place] for place in places if 0 <= place < len(CITIES)}):
        for slug in dict.fromkeys(CARDS[c] for c in position.settled[region]):
            if slug in _DISASTERS:
                found.setdefault(slug, []).append(region)
    return found
