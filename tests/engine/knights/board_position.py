"""Built positions: Nobles, troops, cities and Fate cards where a test wants them.

A built position is a Kingdom whose cities are all neutral, where every Baron has his stronghold, no troops, 15 crowns
and all his cards; builders take cards from where they lie, so that what holds in every position (``invariants``) holds
in these. Seat n plays the Baron with number n: 0 red, 1 blue, 2 green, 3 yellow, 4 black, 5 purple.
"""

from __future__ import annotations

from typing import Self

from engine.knights.game_data import (
    AGENDAS,
    AREA,
    AREA_IDS,
    BARONS,
    CITY,
    CITY_IDS,
    FATE,
    HOME,
    KINGDOM_CITIES,
    MERCENARIES,
    NOBLE,
    NONE,
    REGULARS,
    RING,
    TROOPS,
    FateCard,
)
from engine.knights.rules import KNIGHTS
from engine.knights.standing.standing import VALUES
from engine.knights.state.frames import Turn
from engine.knights.state.slugs import TROOP_IDS
from engine.knights.state.state import City, KnState, Noble, Options, Siege, Stronghold, card_of, seat_of

RED, BLUE, GREEN, YELLOW, BLACK, PURPLE = range(6)
HOME_CITIES = [CITY_IDS[c] for c in KINGDOM_CITIES]


def home(seat: int) -> str:
    """Where a seat's stronghold stands in a built position: inside the ring, in an area without a city."""
    inside = [a for a in HOME if a not in RING and AREA_IDS[a] not in CITY]
    return AREA_IDS[inside[seat]]


def agenda(slug: str) -> int:
    """The number of an Agenda."""
    return next(n for n, a in enumerate(AGENDAS) if a.slug == slug)


class BoardPosition:
    """What lies on a board: it is put there and looked at."""

    state: KnState
    """The position of the game that is on the board."""

    def __init__(self, state: KnState | None = None) -> None:
        if state is None:
            self.position()
        else:
            self.state = state

    def position(self, seats: int = 4, *, turn: int = 2, crowns: int = 15, **options: object) -> Self:
        """A Kingdom at peace in a turn. Standing orders ask whenever they can; red is Chairman, blue Head of the
        Church."""
        state = KNIGHTS.setup(seats=seats, seed="position", options=Options(**options))  # type: ignore[arg-type]
        for seat, baron in enumerate(state.barons):
            baron.baron = seat
            baron.stronghold = Stronghold(area=AREA[home(seat)])
            baron.crowns = crowns
        state.nobles[:] = [Noble() for _ in range(len(BARONS) * 4)]
        state.cities[:] = [City() for _ in state.cities]
        state.removed[:] = sorted(card for seat in range(seats) for card in REGULARS[seat])
        state.mercenaries[:] = [c for c in MERCENARIES if c not in state.offer]
        state.turn, state.chairman, state.head = turn, RED, BLUE
        for orders in state.orders:
            for key, values in VALUES.items():
                if "ask" in values:
                    setattr(orders, key.replace("-", "_"), "ask")
        state.frames[:] = [Turn("plan")]
        self.state = state
        return self

    # --- builders ----------------------------------------------------------------------------------------------------

    def troop(self, seat: int, slug: str) -> int:
        """A troop card out of the deck or the reserve, ready to be given."""
        state = self.state
        pools = [state.removed] if slug.startswith("regular") else [state.mercenaries, state.offer]
        for pool in pools:
            for card in pool:
                if TROOP_IDS[card] == slug and TROOPS[card].baron in (NONE, seat):
                    pool.remove(card)
                    return card
        raise LookupError(f"no {slug} is left")

    def noble(self, slug: str, area: str, *slugs: str, **fields: object) -> int:
        """A Noble in an area (empty: off the board) with troops."""
        number = NOBLE[slug]
        seat = seat_of(self.state, number)
        cards = sorted(self.troop(seat, s) for s in slugs)
        where = AREA[area] if area else NONE
        self.state.nobles[number] = Noble(area=where, troops=cards, **fields)  # type: ignore[arg-type]
        return number

    def stronghold(self, seat: int, area: str | None = None, *slugs: str, **fields: int) -> Stronghold:
        """Where a stronghold stands (empty: off the board), and the troops in it."""
        it = self.state.barons[seat].stronghold
        if area is not None:
            it.area = AREA[area] if area else NONE
        it.troops += [self.troop(seat, s) for s in slugs]
        for key, value in fields.items():
            assert hasattr(it, key), key
            setattr(it, key, value)
        return it

    def city(self, slug: str, owner: int = NONE, **fields: object) -> City:
        """Whose a city is, and what became of it."""
        it = self.town(slug)
        it.owner = owner
        for key, value in fields.items():
            assert hasattr(it, key), key
            setattr(it, key, value)
        return it

    def crown(self, seat: int, count: int) -> None:
        """Cities of the Kingdom for a seat."""
        left = [c for c in HOME_CITIES if self.owner(c) < 0]
        for slug in left[:count]:
            self.city(slug, seat)

    def siege(self, area: str, seat: int, turn: int = 1) -> None:
        """A siege that was begun in a turn."""
        self.state.sieges.append(Siege(AREA[area], seat, turn))

    def stack(self, *wanted: dict[str, object]) -> list[int]:
        """Fate cards with these fields on top of the deck, in this order: ``revolt``, ``battle``, ``baron``, ``shape``,
        ``city``, ``nation``, ``expeditions`` (a dict by number)."""
        found: list[int] = []
        for fields in wanted:
            found.append(next(c for c in range(len(FATE)) if c not in found and _fits(FATE[c], fields)))
        self.state.fate[:] = [*found, *(c for c in self.state.fate if c not in found)]
        return found

    def grant(self, card: str, noble_slug: str = "", *, law: bool = False, seat: int = RED) -> None:
        """An Agenda is in force: a law, a Noble's office, or a seat's charge."""
        state, number = self.state, agenda(card)
        for pile in (state.agendas, state.pending):
            if number in pile:
                pile.remove(number)
        if law:
            state.laws.append(number)
        elif noble_slug:
            state.nobles[NOBLE[noble_slug]].office = number
        else:
            state.barons[seat].charges.append(number)

    def offer(self, *slugs: str) -> None:
        """The mercenaries who may be hired."""
        state = self.state
        state.mercenaries += state.offer
        state.offer.clear()
        found = []
        for slug in slugs:
            found.append(next(t for t in state.mercenaries if TROOP_IDS[t] == slug))
            state.mercenaries.remove(found[-1])
        state.offer[:] = sorted(found)

    def fill(self, space: int, count: int) -> None:
        """Cards that lie in a space: out of the hands, seat by seat, Mobilize first."""
        state = self.state
        for _ in range(count):
            seat = max(range(state.seats), key=lambda s: sum(state.barons[s].hand))
            hand = state.barons[seat].hand
            kind = next(k for k in (4, 3, 0, 2, 1, 5) if hand[k])
            hand[kind] -= 1
            state.spaces[space].append(card_of(seat, kind))

    # --- what is there -----------------------------------------------------------------------------------------------

    def place(self, slug: str) -> str:
        """Where a Noble is: an area, ``sea <area>`` on the way to one, empty off the board."""
        who = self.state.nobles[NOBLE[slug]]
        where = AREA_IDS[who.area] if who.area >= 0 else ""
        return f"sea {where}" if who.sea else where

    def force(self, slug: str) -> list[str]:
        """A Noble's troops, by slug."""
        return sorted(TROOP_IDS[t] for t in self.state.nobles[NOBLE[slug]].troops)

    def town(self, slug: str) -> City:
        """A city."""
        return self.state.cities[CITY[slug]]

    def owner(self, slug: str) -> int:
        """Whose a city is."""
        return self.town(slug).owner

    def walls(self, slug: str) -> int:
        """The strength of a city as all see it."""
        view = next(c for c in KNIGHTS.view(self.state, None).cities if c.slug == slug)
        return view.strength

    def crowns(self) -> list[int]:
        """What each baron has."""
        return [b.crowns for b in self.state.barons]

    def votes(self) -> list[int]:
        """The Votes of each baron."""
        return [b.votes for b in self.state.barons]


def _fits(card: FateCard, fields: dict[str, object]) -> bool:
    for name, value in fields.items():
        if name == "expeditions" and isinstance(value, dict):
            if any(card.expeditions[n] != result for n, result in value.items()):
                return False
        elif getattr(card, name) != value:
            return False
    return True
