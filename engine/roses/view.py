"""What one seat, or a spectator, may know of a game of roses.

Everything here is public except ``own``, which a view carries for its own seat alone. Areas, blocks and cards are
ids of ``data/facts.json``; seat 0 is Lancaster, seat 1 York.
"""

from __future__ import annotations

import msgspec


class Plan(msgspec.Struct, array_like=True):
    """What a seat lets happen without being asked; every field may also be ``ask``, save ``retreat`` and ``brief``.

    In battle: ``act``: fire, pass. ``retreat``: never, weak-1 to weak-3 (at that strength or less), round-2, round-3.
    ``haven``: auto (the largest own group within reach). ``charge``: never, heir (only the enemy's senior heir),
    weakest. ``treason``: never, always (the most fickle), likely (the same, but only where one die decides).
    ``hits``: common (levies first, heirs last), nobles (nobles first, heirs last). ``regroup``: stay, feed (whom the
    area cannot feed goes where he is fed). ``brief``: crown (where a King or Pretender fights), start, rounds, never.
    Elsewhere: ``hand``: keep, poor (a poor hand is shown). ``battles``: odds (where the side is most superior comes
    first). ``entry``, ``home``: obvious (where heirs enter, where blocks go home). ``loss``: strongest (they go
    hungry).
    """

    act: str = "fire"
    retreat: str = "never"
    haven: str = "ask"
    charge: str = "never"
    treason: str = "ask"
    hits: str = "common"
    regroup: str = "ask"
    brief: str = "start"
    hand: str = "ask"
    battles: str = "ask"
    entry: str = "ask"
    loss: str = "ask"
    home: str = "ask"


class AreaView(msgspec.Struct, frozen=True, array_like=True):
    """An occupied area: how many blocks of each house stand there."""

    area: str
    lancaster: int
    york: int


class Draft(msgspec.Struct, frozen=True):
    """Moves that ``seat`` is making and has not committed. ``areas``: the occupied areas as they were before them;
    ``recruits``: blocks that have come in from the pool."""

    seat: int
    areas: list[AreaView]
    recruits: int


class SeatView(msgspec.Struct, frozen=True):
    """What everybody sees of a seat. ``card``: this turn's card once both are revealed. ``pool``: blocks that can be
    recruited; ``spent``: face down until the next campaign. ``minors``, ``dead``, ``aside``: block ids.
    """

    seat: int
    house: str
    royal: bool
    head: str
    hand: int
    ready: bool
    card: str
    played: list[str]
    pool: int
    spent: int
    heirs: list[str]
    minors: list[str]
    dead: list[str]
    aside: list[str]


class Crossing(msgspec.Struct, frozen=True, array_like=True):
    """A border a seat used: into ``area`` from ``origin`` (an area, or ``sea``)."""

    area: str
    origin: str
    seat: int


class ActionView(msgspec.Struct, frozen=True):
    """The running action phase. ``used``: (area, area, blocks that crossed). ``goal``: a muster's area or empty.
    ``ferries``: (from, to) of paid voyages between major ports with room for one more block.
    """

    seat: int
    ap: int
    event: str
    groups: list[str]
    used: list[tuple[str, str, int]]
    goal: str
    ferries: list[tuple[str, str]] = []


class Fighter(msgspec.Struct, frozen=True, array_like=True):
    """A revealed block in battle. ``place``: line, late (acts from the next round) or reserve. ``power``: the highest
    number with which it hits now, defence included."""

    block: str
    seat: int
    steps: int
    place: str
    acted: bool
    power: int = 0


class Volley(msgspec.Struct, frozen=True, array_like=True):
    """Dice thrown in battle. ``how``: fired, charged, answered or treason. ``block``: who threw, empty for the event of
    treason. ``target``: the one block that was meant, empty for the enemy's line. ``need``: the highest number that
    hits; a roll of treachery (0) wants even numbers only. ``hits``: how many hit, or 1 for a block that came over.
    """

    round: int
    seat: int
    how: str
    block: str
    target: str
    dice: list[int]
    need: int
    hits: int


class BattleReport(msgspec.Struct, frozen=True, array_like=True):
    """A battle that is over: who attacked at first, who holds the field, all dice in their order, and the blocks lost.

    ``lancaster``, ``york``: blocks that fought. ``lost``: those of them that fell.
    """

    area: str
    attacker: int
    winner: int
    rounds: int
    lancaster: list[str]
    york: list[str]
    volleys: list[Volley]
    lost: list[str]


class Support(msgspec.Struct, frozen=True, array_like=True):
    """A house's support when the throne was counted (8.2): blocks by area, London, the prisoner."""

    where: list[tuple[str, int]]
    london: int
    prisoner: int

    @property
    def total(self) -> int:
        """What the house has."""
        return sum(n for _, n in self.where) + self.london + self.prisoner


class BattleView(msgspec.Struct, frozen=True):
    """The running battle. ``hidden``: per seat, reserves nobody has seen. ``left``: hits still to be allotted.
    ``volleys``: the dice so far, in their order."""

    area: str
    attacker: int
    round: int
    stage: str
    fighters: list[Fighter]
    hidden: list[int]
    rolls: list[str]
    sealed: list[bool]
    left: int
    volleys: list[Volley]


class OwnBlock(msgspec.Struct, frozen=True, array_like=True):
    """One's own block. ``place``: an area id, or pool, spent, minor, fallen."""

    block: str
    place: str
    steps: int


class Own(msgspec.Struct, frozen=True):
    """What only this seat knows. ``moved``: blocks that have moved, sailed or come this phase, with the areas'
    steps they took. ``came``: blocks that came to where a battle is or may be, with the area behind the border they
    came over, or ``sea``. ``plan``: this battle's orders, if there is a battle. ``choice``: mulligan, keep or empty.
    ``fresh``: blocks that came in from the pool in the running action.
    """

    hand: list[str]
    card: str
    choice: str
    blocks: list[OwnBlock]
    moved: dict[str, int]
    reserves: list[str]
    standing: Plan
    orders: dict[str, str]
    plan: Plan | None
    came: dict[str, str] = {}
    fresh: list[str] = []


class Face(msgspec.Struct, frozen=True, array_like=True):
    """A block of which everybody knows where it stands: it was revealed in a battle, and no block of its house has left
    its area unnamed since."""

    block: str
    seat: int
    area: str


class RosesView(msgspec.Struct, frozen=True):
    """A seat's view of the game.

    ``phase``: mulligan, cards, action, battles, supply, political, over. ``asked``: the step of the open prompt.
    ``battles``: areas where one is pending or running. ``losses``: area to steps that supply still takes there.
    ``first``: Player 1, -1 before the cards are shown. ``reports`` and ``support`` (by seat): the battles that ended
    and the count of the throne, if it took place, since the last action; empty after the next one. ``room``: while the
    winner regroups, how many more blocks may go to each area by land; in a battle, how many more of the seat's own may
    retreat there in this round. ``draft``: what was so before the moves that somebody is still making.
    """

    seat: int | None
    scenario: str
    campaign: int
    last_campaign: int
    turn: int
    phase: str
    asked: str
    acting: list[int]
    king: int
    first: int
    seats: list[SeatView]
    areas: list[AreaView]
    battles: list[str]
    entries: list[Crossing]
    mains: list[Crossing]
    losses: dict[str, int]
    treason: int
    prisoner: str
    prison: str
    winner: int
    action: ActionView | None
    battle: BattleView | None
    reports: list[BattleReport]
    support: list[Support]
    own: Own | None
    room: dict[str, int] = {}
    draft: Draft | None = None
    faces: list[Face] = []
