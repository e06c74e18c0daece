"""What was done in a player turn, in order: enough to draw it again. Everything here was seen by everybody.

Places, counters and regions are indices as in the state. ``force`` is the number of the force in operation, the same
for all its deeds. Deeds never change once they are written down, so a state and its views share them.
"""

from __future__ import annotations

from typing import Annotated

import msgspec

from engine.charlemagne.board import PLACES
from engine.charlemagne.game_data import COUNTERS, REGIONS, RELIGIONS

Spot = Annotated[int, msgspec.Meta(ge=0, lt=len(PLACES))]
Units = tuple[Annotated[int, msgspec.Meta(ge=0, lt=COUNTERS)], ...]
Path = Annotated[tuple[Spot, ...], msgspec.Meta(min_length=1)]
Land = Annotated[int, msgspec.Meta(ge=0, lt=len(REGIONS))]
Faith = Annotated[int, msgspec.Meta(ge=-1, lt=len(RELIGIONS))]
Side = Annotated[int, msgspec.Meta(ge=-1, le=1)]


class Marched(msgspec.Struct, frozen=True, tag="marched", array_like=True):
    """A force set out: its counters, what was rolled, its operations points."""

    force: int
    seat: Side
    place: Spot
    units: Units
    die: int
    points: int


class Moved(msgspec.Struct, frozen=True, tag="moved", array_like=True):
    """A force went along a path, its start first. ``points``: operations points left at the end of it; ``halted``: an
    enemy zone of control stopped it (14.4)."""

    force: int
    path: Path
    points: int
    halted: bool


class Left(msgspec.Struct, frozen=True, tag="left", array_like=True):
    """A force left units behind, or put them ashore."""

    force: int
    place: Spot
    units: Units


class Attacked(msgspec.Struct, frozen=True, tag="attacked", array_like=True):
    """A force declared an attack on the units of a place (16.1); who withdraws is not fought."""

    force: int
    seat: Side
    origin: Spot
    place: Spot
    units: Units


class Dueled(msgspec.Struct, frozen=True, tag="dueled", array_like=True):
    """A personal combat (28): who called for it, champions and totals by seat."""

    seat: Side
    place: Spot
    champions: tuple[str, str]
    totals: tuple[int, int]


class Fought(msgspec.Struct, frozen=True, tag="fought", array_like=True):
    """A battle was decided. Pairs name the attacker first: strength before multipliers, factor, and what made the
    factor; the column of odds, the die, the result code."""

    force: int
    seat: Side
    origin: Spot
    place: Spot
    strength: tuple[int, int]
    factor: tuple[int, int]
    reasons: tuple[tuple[str, ...], tuple[str, ...]]
    column: str
    die: int
    result: str


class Lost(msgspec.Struct, frozen=True, tag="lost", array_like=True):
    """Units of a side were eliminated at a place (``seat`` -1: neutral ones)."""

    seat: Side
    place: Spot
    units: Units


class Escaped(msgspec.Struct, frozen=True, tag="escaped", array_like=True):
    """Charlemagne would have been eliminated and got away to a friendly force (21.4e)."""

    origin: Spot
    place: Spot
    die: int


class Retreated(msgspec.Struct, frozen=True, tag="retreated", array_like=True):
    """Units withdrew before a battle or fell back after it (``beaten``), one hex or two; the start comes first."""

    seat: Side
    path: Path
    units: Units
    beaten: bool


class Pillaged(msgspec.Struct, frozen=True, tag="pillaged", array_like=True):
    """A force pillaged, or tried to. Raiders from over the sea (events 61 and 62) are ``force`` 0 and need no die."""

    force: int
    seat: Side
    place: Spot
    strength: int
    die: int
    success: bool
    booty: int


class Attempted(msgspec.Struct, frozen=True, tag="attempted", array_like=True):
    """An attempt at vassalage (``religion`` -1) or conversion was decided: differential, die, and the code of the
    table (``-`` nothing, ``C`` success, ``N`` neutral, ``R`` a revolt). ``laid``: markers by kind, of the Empire and of
    the Tribal player; ``shifts``: what moved the differential, each with its reason."""

    seat: Side
    region: Land
    religion: Faith
    differential: int
    die: int
    code: str
    laid: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())
    shifts: tuple[tuple[str, int], ...] = ()


class Revolted(msgspec.Struct, frozen=True, tag="revolted", array_like=True):
    """A region rolled for revolt: its die, what was added to it, each with its reason, and the result (``none``,
    ``neutral``, ``tribal``)."""

    region: Land
    die: int
    shifts: tuple[tuple[str, int], ...]
    result: str


class Turned(msgspec.Struct, frozen=True, tag="turned", array_like=True):
    """A region changed hands (``side`` -1: it is neutral now). ``why``: vassalage, revolt, treaty, attack, pillage,
    conversion."""

    region: Land
    side: Side
    why: str


class Believed(msgspec.Struct, frozen=True, tag="believed", array_like=True):
    """A region changed its religion."""

    region: Land
    religion: Faith


Deed = (
    Marched | Moved | Left | Attacked | Dueled | Fought | Lost | Escaped | Retreated | Pillaged | Attempted
    | Revolted | Turned | Believed
)  # fmt: skip


class PlayerTurn(msgspec.Struct, frozen=True, array_like=True):
    """A player turn: its game turn, its seat and what has been done in it."""

    turn: int
    seat: Side
    deeds: list[Deed]


_DECODER = msgspec.json.Decoder(tuple[Deed, ...])
_ENCODER = msgspec.json.Encoder()
_NOTHING = msgspec.Raw(b"[]")
_READ: dict[bytes, tuple[Deed, ...]] = {}
"""What was read or written last: every action reads the same deeds again."""
_MOST = 64


def _keep(text: bytes, deeds: tuple[Deed, ...]) -> tuple[Deed, ...]:
    if len(_READ) >= _MOST:
        _READ.clear()
    _READ[text] = deeds
    return deeds


class Chronicle(msgspec.Struct, array_like=True):
    """A player turn in a save. Its deeds stay text until somebody looks at them, for every action reads the save."""

    turn: int
    seat: Side
    text: msgspec.Raw = _NOTHING

    def deeds(self) -> tuple[Deed, ...]:
        """What has been done. Raises ``ValueError`` when the text does not say so."""
        text = bytes(self.text)
        found = _READ.get(text)
        return _keep(text, _DECODER.decode(text)) if found is None else found

    def shown(self) -> PlayerTurn:
        """The same turn to look at."""
        return PlayerTurn(self.turn, self.seat, list(self.deeds()))

    def add(self, deed: Deed) -> None:
        """Write one deed more down."""
        deeds, text = self.deeds(), bytes(self.text)
        more = _ENCODER.encode(deed)
        text = b"%b,%b]" % (text[:-1], more) if deeds else b"[%b]" % more
        _keep(text, (*deeds, deed))
        self.text = msgspec.Raw(text)

    def amend(self, deed: Deed) -> None:
        """Write a deed instead of the last one."""
        deeds = (*self.deeds()[:-1], deed)
        text = _ENCODER.encode(deeds)
        _keep(text, deeds)
        self.text = msgspec.Raw(text)


def moved(chronicle: Chronicle, force: int, trail: list[int], points: int, halted: bool) -> None:
    """A force goes on; step after step is one path."""
    done = chronicle.deeds()
    last = done[-1] if done else None
    if isinstance(last, Moved) and last.force == force:
        chronicle.amend(Moved(force, (*last.path, *trail[1:]), points, halted))
    else:
        chronicle.add(Moved(force, tuple(trail), points, halted))


def retreated(chronicle: Chronicle, seat: int, step: tuple[int, int], units: list[int], beaten: bool) -> None:
    """A group falls back; its second hex continues the path of the first."""
    done = chronicle.deeds()
    last = done[-1] if done else None
    if isinstance(last, Retreated) and last.path[-1] == step[0] and last.units == tuple(units):
        chronicle.amend(Retreated(seat, (*last.path, step[1]), last.units, beaten))
    else:
        chronicle.add(Retreated(seat, step, tuple(units), beaten))
