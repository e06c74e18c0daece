"""What a state and a view tell alike, so that what is worked out from one is worked out from the other."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Protocol

from engine.xidit.board import Titan, Track
from engine.xidit.view import Plan, Standing


class Table(Protocol):
    """Who plays which game, and who begins."""

    @property
    def seat_count(self) -> int: ...
    @property
    def short(self) -> bool: ...
    @property
    def first_seat(self) -> int: ...
    @property
    def year(self) -> int: ...


class Ground(Protocol):
    """What lies in the cities and which Titans are awake; of a year that is foreseen as well."""

    def recruits_in(self, city: int) -> Sequence[int]:
        """How many of each unit are left on the recruitment tile of a city; empty where none lies."""

    def threatened(self, city: int) -> bool:
        """Whether a threat lies in a city."""

    def awake_titans(self) -> Mapping[int, Titan]:
        """Size to the Titan that is awake, smallest first."""

    def began_bare(self, city: int) -> bool:
        """Whether nothing lay in a city when the year began."""


class Position(Table, Ground, Protocol):
    """What everybody sees."""

    @property
    def tracks(self) -> Sequence[Track]: ...

    def hero_city(self, seat: int) -> int:
        """Where a hero stands; 0 before it is placed."""

    def guild_in(self, city: int) -> tuple[int, int]:
        """Whose guild stands in a city and its levels; -1 and 0 for none."""

    def guilds_built(self) -> Iterable[tuple[int, int, int]]:
        """(city, seat, levels) of every guild, by city."""

    def known_bards(self) -> Sequence[Sequence[int]]:
        """Bards by region, then by seat; all zero for the central region until it is opened (P9.2)."""

    def in_barracks(self) -> Sequence[int]:
        """How many of each unit lie in the barracks."""

    def coming_threat_cities(self) -> Sequence[int]:
        """The cities of the next threat tile and the one after it, as far as they lie face up."""

    def phantom_points(self) -> Mapping[str, int]:
        """Track to the phantom's points; empty without one."""


class Hand(Protocol):
    """What a seat knows of itself."""

    @property
    def sovereigns(self) -> int: ...
    @property
    def bards_left(self) -> int: ...
    @property
    def levels_left(self) -> int: ...
    @property
    def waiting(self) -> int: ...
    @property
    def orders(self) -> Sequence[str]: ...
    @property
    def standing(self) -> Standing: ...

    def held(self) -> Sequence[int]:
        """How many it has of each unit."""

    def plan_of(self, step: int) -> Plan:
        """What it has planned for a step, 1-6; an empty plan for none."""


class Done(Protocol):
    """Where a seat has done what in the running year, which bars it from doing more there."""

    @property
    def recruited(self) -> Collection[int]: ...
    @property
    def freed(self) -> Collection[int]: ...
    @property
    def giants(self) -> Collection[int]: ...
