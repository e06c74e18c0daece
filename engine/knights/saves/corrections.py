"""What may be corrected by hand in a game of Warrior Knights: what lies open on the table."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from engine.core import Piece, Place, SeatRef, Step, seat_slug, slug_seat
from engine.core.corrections import NOBODY, Correctable, Scalar, stocked
from engine.knights.board import most_breaches
from engine.knights.game_data import AREA, AREA_IDS, AREA_OF, CITY_IDS, NONE
from engine.knights.state.frames_cards import Pool
from engine.knights.state.frames_vote import Bids
from engine.knights.state.frames_war import Ability
from engine.knights.state.slugs import noble_slug
from engine.knights.state.state import Baron, KnState, nobles_of

COUNTED = ("crowns", "votes", "faith")
BOUND: dict[str, tuple[type, Step]] = {
    "votes": (Bids, Step("bids")),
    "faith": (Pool, Step("pool")),
    "exhausted": (Ability, Step("ability")),
}
"""By value the frame and the step in which something is written down in secret that depends on it: Votes are bid, Faith
is pledged, the ability of a commander who is not exhausted is held back."""


def correctables(state: KnState) -> dict[str, Correctable]:
    """What Barons have, where Nobles stand and how they are, whose cities are, who presides, who heads the Church."""
    found: dict[str, Correctable] = {}
    open_now = {type(frame) for frame in state.frames}
    bound = {what: step for what, (frame, step) in BOUND.items() if frame in open_now}

    def add(name: str, value: Scalar, put: Callable[[Any], None], choices: tuple[str, ...] = (), **params: Any) -> None:
        what = name.partition(".")[0]
        found[name] = Correctable(f"knights-value-{what}", params, value, put, choices, bound.get(what))

    seats = tuple(seat_slug(seat) for seat in range(state.seats))
    for seat, baron in enumerate(state.barons):
        who = SeatRef(seat)
        for what in COUNTED:
            add(f"{what}.{seat + 1}", getattr(baron, what), partial(_count, baron, what), seat=who)
        add(f"influence.{seat + 1}", baron.influence, partial(_influence, state, baron), seat=who)
        for n in nobles_of(state, seat):
            noble = state.nobles[n]
            if noble.area == NONE or noble.sea:
                continue
            slug = noble_slug(n)
            add(f"area.{slug}", AREA_IDS[noble.area], partial(_area, noble), AREA_IDS, piece=Piece(slug))
            add(f"losses.{slug}", noble.losses, partial(_set, noble, "losses"), piece=Piece(slug))
            add(f"exhausted.{slug}", noble.exhausted, partial(_set, noble, "exhausted"), piece=Piece(slug))
    for n, city in enumerate(state.cities):
        if not city.razed:
            owner = seats[city.owner] if city.owner != NONE else NOBODY
            place = Place(AREA_IDS[AREA_OF[n]])
            add(f"owner.{CITY_IDS[n]}", owner, partial(_owner, city), (*seats, NOBODY), place=place)
            add(f"breaches.{CITY_IDS[n]}", city.breaches, partial(_breaches, city, n), place=place)
            add(f"fortified.{CITY_IDS[n]}", city.fortified, partial(_set, city, "fortified"), place=place)
    for office in ("chairman", "head"):
        holder = getattr(state, office)
        if holder != NONE:
            add(office, seats[holder], partial(_office, state, office), seats)
    return found


def _set(thing: Any, name: str, value: Scalar) -> None:
    setattr(thing, name, value)


def _count(baron: Baron, what: str, number: int) -> None:
    if number < 0:
        raise ValueError("nobody has less than nothing")
    setattr(baron, what, number)


def _influence(state: KnState, baron: Baron, number: int) -> None:
    [state.pool] = stocked([state.pool], number, baron.influence)
    baron.influence = number


def _area(noble: Any, area: str) -> None:
    noble.area = AREA[area]


def _owner(city: Any, owner: str) -> None:
    seat = slug_seat(owner)
    city.owner = NONE if seat is None else seat


def _breaches(city: Any, number: int, breaches: int) -> None:
    if not 0 <= breaches <= most_breaches(number):
        raise ValueError("no wall has so many")
    city.breaches = breaches


def _office(state: KnState, office: str, holder: str) -> None:
    setattr(state, office, slug_seat(holder))
