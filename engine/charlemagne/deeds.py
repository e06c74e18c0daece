"""What was done in a player turn, in order: enough to draw it again. Everything here was seen by everybody.

Places, counters and regions are indices as in the state. ``force`` is the number of the force in operation, the same
for all its deeds. Deeds never change once they are written down, so a state and its views share them.
"""

from __future__ import annotations

from typing import Annotated

import msgspec

from engine.charlemagne.bounds import (
    Cause,
    Champion,
    Count,
    Counter,
    Die,
    Faith,
    Goal,
    Owner,
    PlaceNumber,
    RegionNumber,
    Turn,
    Unrest,
)

Units = tuple[Counter, ...]
Path = Annotated[tuple[PlaceNumber, ...], msgspec.Meta(min_length=1)]


class Marched(msgspec.Struct, frozen=True, tag="marched", array_like=True):
    """A force set out."""

    force: Count
    """The number of the force."""
    seat: Owner
    """Whose force it is."""
    place: PlaceNumber
    """Where it set out from."""
    units: Units
    """Its counters."""
    die: Die
    """What was rolled for its operations points (13.2)."""
    points: Count
    """Its operations points at the start."""


class Moved(msgspec.Struct, frozen=True, tag="moved", array_like=True):
    """A force went along a path."""

    force: Count
    """The number of the force."""
    path: Path
    """The places of the path, its start first."""
    points: Count
    """Operations points left at the end of it."""
    halted: bool
    """Whether an enemy zone of control stopped it (14.4)."""


class Left(msgspec.Struct, frozen=True, tag="left", array_like=True):
    """A force left units behind, or put them ashore."""

    force: Count
    """The number of the force."""
    place: PlaceNumber
    """Where they were left."""
    units: Units
    """The counters that were left."""


class Attacked(msgspec.Struct, frozen=True, tag="attacked", array_like=True):
    """A force declared an attack on the units of a place (16.1); who withdraws is not fought."""

    force: Count
    """The number of the force."""
    seat: Owner
    """The seat that attacks."""
    origin: PlaceNumber
    """Where the force is."""
    place: PlaceNumber
    """The place that it attacks."""
    units: Units
    """The defenders' counters."""


class Dueled(msgspec.Struct, frozen=True, tag="dueled", array_like=True):
    """A personal combat (28)."""

    seat: Owner
    """The seat that called for it."""
    place: PlaceNumber
    """The place that is attacked."""
    champions: tuple[Champion, Champion]
    """Who fought, by seat: ``leader`` or ``charlemagne``."""
    totals: tuple[Count, Count]
    """By seat the die, for Charlemagne one more; the lower champion dies, a tie kills both."""


class Fought(msgspec.Struct, frozen=True, tag="fought", array_like=True):
    """A battle was decided. Pairs name the attacker first."""

    force: Count
    """The number of the attacking force."""
    seat: Owner
    """The seat that attacked."""
    origin: PlaceNumber
    """Where the force stood."""
    place: PlaceNumber
    """The place that was attacked."""
    strength: tuple[Count, Count]
    """Combat points before multipliers."""
    factor: tuple[Count, Count]
    """What multiplied them (16.6d)."""
    reasons: tuple[tuple[str, ...], tuple[str, ...]]
    """What made the factors: ``leader``, ``king``, ``ground``, ``advance``."""
    column: str
    """The column of odds of the battle table, such as ``3/1``."""
    die: Die
    """What was rolled."""
    result: str
    """The code of the battle table, with a ``*`` for each marker that the winner draws (16.7)."""


class Lost(msgspec.Struct, frozen=True, tag="lost", array_like=True):
    """Units of a side were eliminated at a place."""

    seat: Owner
    """Whose they were, -1 for neutral ones."""
    place: PlaceNumber
    """Where they stood."""
    units: Units
    """The counters that are gone."""


class Escaped(msgspec.Struct, frozen=True, tag="escaped", array_like=True):
    """Charlemagne would have been eliminated and got away to a friendly force (21.4e)."""

    origin: PlaceNumber
    """Where he was."""
    place: PlaceNumber
    """Where he got away to."""
    die: Die
    """What was rolled for him: 1 to 3."""


class Retreated(msgspec.Struct, frozen=True, tag="retreated", array_like=True):
    """Units withdrew before a battle or fell back after it, one hex or two."""

    seat: Owner
    """The side whose units withdrew."""
    path: Path
    """The hexes of the way, the start first."""
    units: Units
    """The counters that went."""
    beaten: bool
    """Whether they fell back after a battle; else they withdrew before it."""


class Pillaged(msgspec.Struct, frozen=True, tag="pillaged", array_like=True):
    """A force pillaged, or tried to; or raiders came from over the sea (events 61 and 62), who need no die."""

    force: Count
    """The number of the force, 0 for raiders."""
    seat: Owner
    """The seat that pillaged; the Tribal player's for raiders."""
    place: PlaceNumber
    """The hex that was pillaged."""
    strength: Count
    """Combat points of the force, by which the column is chosen (17.1); 0 for raiders."""
    die: Annotated[int, msgspec.Meta(ge=0, le=6)]
    """What was rolled, 0 for raiders."""
    success: bool
    """Whether the hex is pillaged now."""
    booty: Count
    """Points of treasure that the seat got."""


class Attempted(msgspec.Struct, frozen=True, tag="attempted", array_like=True):
    """An attempt at vassalage or conversion was decided."""

    seat: Owner
    """The seat that made it."""
    region: RegionNumber
    """The region that it was about."""
    religion: Goal
    """The faith that a conversion went for, -1 for vassalage."""
    differential: int
    """The differential with every modifier: the column of the table."""
    die: Die
    """What was rolled."""
    code: str
    """The code of the table: ``-`` nothing, ``C`` success, ``N`` neutral, ``R`` a revolt."""
    laid: tuple[tuple[Count, ...], tuple[Count, ...]] = ((), ())
    """Markers laid down by kind, of the Empire and of the Tribal player; both empty where they were not kept."""
    shifts: tuple[tuple[str, int], ...] = ()
    """What moved the differential besides the markers, each with its reason."""


class Revolted(msgspec.Struct, frozen=True, tag="revolted", array_like=True):
    """A region rolled for revolt."""

    region: RegionNumber
    """The region that rises."""
    die: Die
    """What was rolled."""
    shifts: tuple[tuple[str, int], ...]
    """What was added to the die, each with its reason."""
    result: Unrest
    """What came of it: ``none``, ``neutral`` or ``tribal``."""


class Turned(msgspec.Struct, frozen=True, tag="turned", array_like=True):
    """A region changed hands."""

    region: RegionNumber
    """The region that changed hands."""
    side: Owner
    """Whose it is now, -1 when it is neutral."""
    why: Cause
    """By what: ``vassalage``, ``revolt``, ``treaty``, ``attack``, ``pillage`` or ``conversion``."""


class Believed(msgspec.Struct, frozen=True, tag="believed", array_like=True):
    """A region changed its religion."""

    region: RegionNumber
    """The region whose faith changes."""
    religion: Faith
    """Its new faith."""


class Passed(Turned, frozen=True, tag="passed", array_like=True):
    """A region changed hands, in games that are played since rules 5."""

    was: Owner
    """Whose it was before."""


class Reborn(Believed, frozen=True, tag="reborn", array_like=True):
    """A region changed its religion, in games that are played since rules 5."""

    was: Faith
    """Its faith before."""


TELLS_BEFORE = 5
"""The first version of the rules whose deeds tell what a region was before it changed: games that began under earlier
ones go on without, so that their logs lead to what they have stored."""


def turning(rules_version: int, region: int, side: int, why: Cause, was: int) -> Turned:
    """A region changes hands, as a game of some version of the rules writes it down."""
    tells = rules_version >= TELLS_BEFORE
    return Passed(region, side, why, was) if tells else Turned(region, side, why)


def believing(rules_version: int, region: int, religion: int, was: int) -> Believed:
    """A region changes its religion, as a game of some version of the rules writes it down."""
    tells = rules_version >= TELLS_BEFORE
    return Reborn(region, religion, was) if tells else Believed(region, religion)


Deed = (
    Marched | Moved | Left | Attacked | Dueled | Fought | Lost | Escaped | Retreated | Pillaged | Attempted
    | Revolted | Turned | Believed | Passed | Reborn
)  # fmt: skip


class PlayerTurn(msgspec.Struct, frozen=True, array_like=True):
    """A player turn and what has been done in it."""

    turn: Turn
    """The game turn, from 1 to 9."""
    seat: Owner
    """The seat whose player turn it is."""
    deeds: list[Deed]
    """What has been done, in order."""


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

    turn: Turn
    """The game turn, from 1 to 9."""
    seat: Owner
    """The seat whose player turn it is."""
    text: msgspec.Raw = _NOTHING
    """Its deeds as a JSON array, oldest first."""

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
