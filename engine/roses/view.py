"""What one seat, or a spectator, may know of a game of roses.

Everything here is public except ``own``, which a view carries for its own seat alone. Areas, blocks and cards are
ids of ``data/facts.json``; seat 0 is Lancaster, seat 1 York.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from engine.roses.board import AREA, AREAS, BLOCK_IDS, NEIGHBOURS, TWIN, border_to
from engine.roses.bounds import Flag, Leader, Need, Order, Rolled, Round, SeatNumber, Shot, Strength, Supporters


class Plan(msgspec.Struct, array_like=True):
    """What a seat lets happen without being asked; every field may also be ``ask``, save ``brief``."""

    act: Literal["fire", "pass", "ask"] = "fire"
    """What a block in battle does: ``fire`` or ``pass``."""
    retreat: Literal["never", "weak-1", "weak-2", "weak-3", "round-2", "round-3", "ask"] = "never"
    """When a block leaves a battle: ``never``, ``weak-1`` to ``weak-3`` (at that strength or less), ``round-2``,
    ``round-3``, ``ask`` (at its last step)."""
    haven: Literal["auto", "ask"] = "ask"
    """Where it goes: ``auto``, to the largest own group within reach."""
    charge: Literal["never", "heir", "weakest", "ask"] = "never"
    """Whom the senior heir charges (6.5): ``never`` anybody, ``heir`` (only the enemy's senior heir), ``weakest``."""
    treason: Literal["never", "likely", "always", "card", "ask"] = "ask"
    """When to try treachery (6.9): ``never``, ``always`` (the most fickle), ``likely`` (the same, but only where one
    die decides), ``card`` (the same as ``likely``, and the card Treason too; before the last battle of a turn on the
    most fickle in any case, as the card would be lost)."""
    hits: Literal["common", "nobles", "ask"] = "common"
    """Who takes hits (6.4): ``common`` (levies first, heirs last), ``nobles`` (nobles first, heirs last)."""
    regroup: Literal["stay", "feed", "ask"] = "ask"
    """After a battle won (6.7): ``stay``, ``feed`` (whom the area cannot feed goes where they are fed)."""
    brief: Literal["crown", "start", "rounds", "never"] = "start"
    """When to set orders in a battle: ``start``, ``rounds`` (before every round), ``crown`` (at the start where a King
    or Pretender fights), ``never``."""
    hand: Literal["keep", "poor", "ask"] = "ask"
    """When a campaign begins (5.1): ``keep``, ``poor`` (a poor hand is shown)."""
    battles: Literal["odds", "ask"] = "ask"
    """Which battle comes first (6.1): ``odds``, where the side is most superior."""
    entry: Literal["obvious", "ask"] = "ask"
    """Where an heir enters (6.82): ``obvious``, see ``standing.obvious``."""
    loss: Literal["strongest", "ask"] = "ask"
    """Who goes hungry (7.1): the ``strongest``."""
    home: Literal["obvious", "ask"] = "ask"
    """Where blocks go home (8.3, 8.4): ``obvious``."""


class AreaView(msgspec.Struct, frozen=True, array_like=True):
    """An occupied area."""

    area: str
    """Its id."""
    lancaster: int
    """How many blocks of Lancaster stand there."""
    york: int
    """How many blocks of York stand there."""


def counted(areas: list[AreaView]) -> tuple[list[int], list[int]]:
    """Blocks by seat and area."""
    found = ([0] * len(AREAS), [0] * len(AREAS))
    for row in areas:
        found[0][AREA[row.area]], found[1][AREA[row.area]] = row.lancaster, row.york
    return found


class Draft(msgspec.Struct, frozen=True):
    """Moves that a seat is making and has not committed."""

    seat: int
    """The seat that makes them."""
    areas: list[AreaView]
    """The occupied areas as they were before them."""
    recruits: int
    """How many blocks have come in from the pool."""


class SeatView(msgspec.Struct, frozen=True):
    """What everybody sees of a seat."""

    seat: int
    """The seat, 0 or 1."""
    house: str
    """Its house: ``lancaster`` or ``york``."""
    royal: bool
    """Whether it is the royal house."""
    head: str
    """Block id of its King or Pretender, empty while there is none."""
    hand: int
    """How many cards it holds, one that lies face down before it is revealed included."""
    ready: bool
    """Whether it has sealed its part of the open secret step."""
    card: str
    """This turn's card once both are revealed, else empty."""
    played: list[str]
    """This campaign's cards, oldest first."""
    pool: int
    """How many blocks can be recruited."""
    spent: int
    """How many lie face down until the next campaign, fallen mercenaries included."""
    heirs: list[str]
    """Block ids of the heirs who are alive and loyal, senior first, minors included."""
    minors: list[str]
    """Block ids of the minor heirs."""
    dead: list[str]
    """Block ids of those who are eliminated for good."""
    aside: list[str]
    """Block ids of those set aside, because the other side has the noble."""
    due: int = 0
    """How many minor heirs of it may come in at the next supply, each for one who has died (6.82)."""


class Crossing(msgspec.Struct, frozen=True, array_like=True):
    """A border a seat used."""

    area: str
    """The area it came into."""
    origin: str
    """The area behind the border, or ``sea``."""
    seat: int
    """The seat that came."""


class ActionView(msgspec.Struct, frozen=True):
    """The running action phase."""

    seat: int
    """The seat that acts."""
    ap: int
    """Action points left."""
    event: str
    """The event played, or empty."""
    groups: list[str]
    """Areas whose blocks have been paid for."""
    used: list[tuple[str, str, int]]
    """(area, area, blocks that crossed) of every border that was used."""
    goal: str
    """The area of a muster or plague, empty before it is named."""
    ferries: list[tuple[str, str]] = []
    """(from, to) of paid voyages between major ports with room for one more block (5.3.1)."""

    def target(self) -> int:
        """The area of a muster or plague, -1 before it is named."""
        return AREA[self.goal] if self.goal else -1

    def crossed(self, border: int) -> int:
        """How many blocks have crossed a border."""
        return sum(n for one, other, n in self.used if NEIGHBOURS[AREA[one]].get(AREA[other]) == border)

    def paid(self, area: int) -> bool:
        """Whether the blocks of an area have been paid for."""
        return AREAS[area].id in self.groups

    def seats_free(self, start: int, goal: int) -> int:
        """How many blocks may ride along on voyages that were paid (5.3.1)."""
        return self.ferries.count((AREAS[start].id, AREAS[goal].id))


class Fighter(msgspec.Struct, frozen=True, array_like=True):
    """A revealed block in battle."""

    block: str
    """Its id."""
    seat: int
    """The seat it fights for."""
    steps: int
    """Its strength."""
    place: str
    """``line``, ``late`` (acts from the next round) or ``reserve``."""
    acted: bool
    """Whether it had its turn in this round."""
    power: int = 0
    """The highest number with which it hits now, defence included."""


class Volley(msgspec.Struct, frozen=True, array_like=True):
    """Dice thrown in battle."""

    round: Round
    """The round in which they fell."""
    seat: SeatNumber
    """The seat that threw them."""
    how: Shot
    """``fired``, ``charged``, ``answered`` or ``treason``."""
    block: str
    """Who threw, empty for the event of treason."""
    target: str
    """The one block that was meant, empty for the enemy's line."""
    dice: Rolled
    """What was rolled."""
    need: Need
    """The highest number that hits; a roll of treachery (0) wants even numbers only."""
    hits: Strength
    """How many hit, or 1 for a block that came over."""


class BattleReport(msgspec.Struct, frozen=True, array_like=True):
    """A battle that is over."""

    area: str
    """Where it was fought."""
    attacker: SeatNumber
    """The seat that attacked at first."""
    winner: SeatNumber
    """The seat that holds the field."""
    rounds: Round
    """How many rounds it took."""
    lancaster: list[str]
    """Ids of Lancaster's blocks that fought."""
    york: list[str]
    """Ids of York's blocks that fought."""
    volleys: list[Volley]
    """All dice, in their order."""
    lost: list[str]
    """Ids of those who fell."""


class Support(msgspec.Struct, frozen=True, array_like=True):
    """A house's support when the throne was counted (8.2)."""

    where: list[tuple[str, Supporters]]
    """(area, supporters there), area by area."""
    london: Flag
    """1 where London counts for the house, else 0."""
    prisoner: Flag
    """1 where a prisoner counts for the house, else 0."""

    @property
    def total(self) -> int:
        """What the house has."""
        return sum(n for _, n in self.where) + self.london + self.prisoner


class BattleView(msgspec.Struct, frozen=True):
    """The running battle."""

    area: str
    """Where it is fought."""
    attacker: int
    """The seat that attacks now; roles may change in round 1 (6.3)."""
    round: int
    """The round, from 1 to 4."""
    stage: str
    """The step: ``treason`` (the event's roll), ``brief`` or ``fight``."""
    fighters: list[Fighter]
    """The revealed blocks of both sides."""
    hidden: list[int]
    """Per seat, reserves nobody has seen."""
    rolls: list[Leader]
    """Leaders (``king``, ``pretender``, ``warwick``) whose roll of treachery is used."""
    sealed: list[bool]
    """Per seat, whether its secret orders are done; empty when none are being set."""
    left: int
    """Hits still to be allotted, 0 when nobody is asked about them."""
    volleys: list[Volley]
    """The dice so far, in their order."""


class OwnBlock(msgspec.Struct, frozen=True, array_like=True):
    """One's own block."""

    block: str
    """Its id."""
    place: str
    """An area id, or ``pool``, ``spent``, ``minor``, ``fallen``."""
    steps: int
    """Its strength."""


class Own(msgspec.Struct, frozen=True):
    """What only this seat knows."""

    hand: list[str]
    """Ids of the cards in hand."""
    card: str
    """The card that lies face down, or is this turn's; empty for none."""
    choice: str
    """At a mulligan: ``mulligan``, ``keep``, or empty before it has chosen."""
    blocks: list[OwnBlock]
    """Its blocks, those that are dead or set aside left out."""
    moved: dict[str, int]
    """Blocks that have moved, sailed or come this phase, with the steps they took; 9 for who may not go on."""
    reserves: list[str]
    """Ids of its blocks in reserve in the battle."""
    standing: Plan
    """Its standing plan."""
    orders: dict[str, Order]
    """Its standing order by block id; blocks not named follow the plan."""
    plan: Plan | None
    """Its plan for the running battle, ``None`` where there is no battle."""
    came: dict[str, str] = {}
    """Blocks that came to where a battle is or may be, with the area behind the border they came over, or ``sea``."""
    fresh: list[str] = []
    """Ids of the blocks that came in from the pool in its running action."""


class Face(msgspec.Struct, frozen=True, array_like=True):
    """A block of which everybody knows where it stands: it was revealed in a battle, and no block of its house has left
    its area unnamed since."""

    block: str
    """Its id."""
    seat: int
    """The seat it fights for."""
    area: str
    """Where it stands."""


class RosesView(msgspec.Struct, frozen=True):
    """A seat's view of the game, or a spectator's."""

    seat: int | None
    """Whose view it is, ``None`` for a spectator."""
    scenario: str
    """The scenario that is played."""
    campaign: int
    """The campaign, from 1 to 3."""
    last_campaign: int
    """The last campaign that is played."""
    turn: int
    """The turn of the campaign, from 1 to 7."""
    phase: str
    """``mulligan``, ``cards``, ``action``, ``battles``, ``supply``, ``political`` or ``over``."""
    asked: str
    """The step of the open prompt, empty when the game is over."""
    acting: list[int]
    """The seats that must decide now; none when the game is over."""
    king: int
    """The seat of the royal house."""
    first: int
    """Player 1, -1 before the cards are shown."""
    seats: list[SeatView]
    """What everybody sees of each seat."""
    areas: list[AreaView]
    """The occupied areas."""
    battles: list[str]
    """Ids of the areas where a battle is pending or running."""
    entries: list[Crossing]
    """The borders over which blocks came into enemy-held areas this turn, in the order of use."""
    mains: list[Crossing]
    """The borders of the main attacks (6.3)."""
    losses: dict[str, int]
    """Area id to the steps that supply still takes there from the seat that is asked."""
    treason: int
    """The seat that holds an unused roll of the event, -1 for none."""
    prisoner: str
    """Block id of the prisoner (ruling S7), empty for none."""
    prison: str
    """Area id where the prisoner is, empty for none."""
    winner: int
    """The seat that has won, -1 while the game goes on."""
    action: ActionView | None
    """The running action phase, ``None`` outside of one."""
    battle: BattleView | None
    """The running battle, ``None`` where there is none."""
    reports: list[BattleReport]
    """The battles that ended since the last action; empty after the next one."""
    support: list[Support]
    """By seat the count of the throne, if it took place since the last action; else empty."""
    own: Own | None
    """What only the seat itself knows, ``None`` for a spectator."""
    room: dict[str, int] = {}
    """While the winner regroups, how many more blocks may go to each area by land; in a battle, how many more of the
    seat's own may retreat there in this round."""
    draft: Draft | None = None
    """What was so before the moves that somebody is still making, ``None`` where nobody is."""
    faces: list[Face] = []
    """Blocks of which everybody knows where they stand."""

    def counts(self) -> tuple[list[int], list[int]]:
        """Blocks by seat and area. A prisoner counts for nobody."""
        return counted(self.areas)

    def crossings(self) -> list[tuple[int, int, int]]:
        """(area, seat, border) of ``entries``."""
        return [(AREA[c.area], c.seat, border_to(AREA[c.area], c.origin)) for c in self.entries]

    def is_dead(self, block: int) -> bool:
        """Whether a person is dead on both sides."""
        dead = {name for seat in self.seats for name in seat.dead}
        return BLOCK_IDS[block] in dead and (TWIN[block] < 0 or BLOCK_IDS[TWIN[block]] in dead)
