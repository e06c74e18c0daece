"""What was done in a player turn, in order: enough to draw it again. Everything here was seen by everybody.

Places, counters and regions are indices as in the state. ``force`` is the number of the force in operation, the same
for all its deeds. Deeds never change once they are written down, so a state and its views share them.
"""

from __future__ import annotations

import msgspec


class Marched(msgspec.Struct, frozen=True, tag="marched", array_like=True):
    """A force set out: its counters, what was rolled, its operations points."""

    force: int
    seat: int
    place: int
    units: tuple[int, ...]
    die: int
    points: int


class Moved(msgspec.Struct, frozen=True, tag="moved", array_like=True):
    """A force went along a path, its start first. ``points``: operations points left at the end of it; ``halted``: an
    enemy zone of control stopped it (14.4)."""

    force: int
    path: tuple[int, ...]
    points: int
    halted: bool


class Left(msgspec.Struct, frozen=True, tag="left", array_like=True):
    """A force left units behind, or put them ashore."""

    force: int
    place: int
    units: tuple[int, ...]


class Attacked(msgspec.Struct, frozen=True, tag="attacked", array_like=True):
    """A force declared an attack on the units of a place (16.1); who withdraws is not fought."""

    force: int
    seat: int
    origin: int
    place: int
    units: tuple[int, ...]


class Dueled(msgspec.Struct, frozen=True, tag="dueled", array_like=True):
    """A personal combat (28): who called for it, champions and totals by seat."""

    seat: int
    place: int
    champions: tuple[str, str]
    totals: tuple[int, int]


class Fought(msgspec.Struct, frozen=True, tag="fought", array_like=True):
    """A battle was decided. Pairs name the attacker first: strength before multipliers, factor, and what made the
    factor; the column of odds, the die, the result code."""

    force: int
    seat: int
    origin: int
    place: int
    strength: tuple[int, int]
    factor: tuple[int, int]
    reasons: tuple[tuple[str, ...], tuple[str, ...]]
    column: str
    die: int
    result: str


class Lost(msgspec.Struct, frozen=True, tag="lost", array_like=True):
    """Units of a side were eliminated at a place (``seat`` -1: neutral ones)."""

    seat: int
    place: int
    units: tuple[int, ...]


class Escaped(msgspec.Struct, frozen=True, tag="escaped", array_like=True):
    """Charlemagne would have been eliminated and got away to a friendly force (21.4e)."""

    origin: int
    place: int
    die: int


class Retreated(msgspec.Struct, frozen=True, tag="retreated", array_like=True):
    """Units withdrew before a battle or fell back after it (``beaten``), one hex or two; the start comes first."""

    seat: int
    path: tuple[int, ...]
    units: tuple[int, ...]
    beaten: bool


class Pillaged(msgspec.Struct, frozen=True, tag="pillaged", array_like=True):
    """A force pillaged, or tried to. Raiders from over the sea (events 61 and 62) are ``force`` 0 and need no die."""

    force: int
    seat: int
    place: int
    strength: int
    die: int
    success: bool
    booty: int


class Attempted(msgspec.Struct, frozen=True, tag="attempted", array_like=True):
    """An attempt at vassalage (``religion`` -1) or conversion was decided: differential, die, and the code of the
    table (``-`` nothing, ``C`` success, ``N`` neutral, ``R`` a revolt). ``laid``: markers by kind, of the Empire and of
    the Tribal player; ``shifts``: what moved the differential, each with its reason."""

    seat: int
    region: int
    religion: int
    differential: int
    die: int
    code: str
    laid: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())
    shifts: tuple[tuple[str, int], ...] = ()


class Revolted(msgspec.Struct, frozen=True, tag="revolted", array_like=True):
    """A region rolled for revolt: its die, what was added to it, each with its reason, and the result (``none``,
    ``neutral``, ``tribal``)."""

    region: int
    die: int
    shifts: tuple[tuple[str, int], ...]
    result: str


class Turned(msgspec.Struct, frozen=True, tag="turned", array_like=True):
    """A region changed hands (``side`` -1: it is neutral now). ``why``: vassalage, revolt, treaty, attack, pillage,
    conversion."""

    region: int
    side: int
    why: str


class Believed(msgspec.Struct, frozen=True, tag="believed", array_like=True):
    """A region changed its religion."""

    region: int
    religion: int


Deed = (
    Marched | Moved | Left | Attacked | Dueled | Fought | Lost | Escaped | Retreated | Pillaged | Attempted
    | Revolted | Turned | Believed
)  # fmt: skip


class PlayerTurn(msgspec.Struct, frozen=True, array_like=True):
    """A player turn: its game turn, its seat and what has been done in it."""

    turn: int
    seat: int
    deeds: list[Deed]

    def copy(self) -> PlayerTurn:
        """The same turn, to be kept while the position goes on."""
        return PlayerTurn(self.turn, self.seat, list(self.deeds))


def moved(deeds: list[Deed], force: int, trail: list[int], points: int, halted: bool) -> None:
    """A force goes on; step after step is one path."""
    last = deeds[-1] if deeds else None
    if isinstance(last, Moved) and last.force == force:
        deeds[-1] = Moved(force, (*last.path, *trail[1:]), points, halted)
    else:
        deeds.append(Moved(force, tuple(trail), points, halted))


def retreated(deeds: list[Deed], seat: int, step: tuple[int, int], units: list[int], beaten: bool) -> None:
    """A group falls back; its second hex continues the path of the first."""
    last = deeds[-1] if deeds else None
    if isinstance(last, Retreated) and last.path[-1] == step[0] and last.units == tuple(units):
        deeds[-1] = Retreated(seat, (*last.path, step[1]), last.units, beaten)
    else:
        deeds.append(Retreated(seat, step, tuple(units), beaten))
