"""What is wrong with a position is named, and the save is refused."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest
from engine.charlemagne.validate import validate

from engine.charlemagne.board import HEXES, PLACE
from engine.charlemagne.deeds import Chronicle
from engine.charlemagne.game_data import (
    CHARLEMAGNE,
    COUNTERS,
    EMPIRE,
    LEADER_MARKER,
    LEADERS,
    MARKER,
    MARKERS,
    NEUTRAL,
    REGION,
    REGIONS,
    RELIGIONS,
    TRIBAL,
)
from engine.charlemagne.rules import CHARLEMAGNE as RULES
from engine.charlemagne.state import (
    NOWHERE,
    Attempt,
    Battle,
    ChState,
    Clause,
    Deploy,
    Frame,
    Levying,
    Loss,
    Muster,
    Naming,
    Orders,
    Over,
    PlaceLeader,
    Raid,
    Retreat,
    Revolt,
    Treaty,
)
from engine.core import SaveError
from tests.engine.charlemagne.board import MID, NORTH, SOUTH, Board

HERE = PLACE[MID]
Damage = Callable[[ChState], object]


def sound(board: Board) -> None:
    """A force beside a stack of the other side, Charlemagne and a leader in Aachen, a fleet with cargo at sea."""
    board.position()
    board.put("aachen", "charlemagne", "leader", "austrasia-militia")
    board.put(SOUTH, "saxony-warriors")
    board.put("h2431", "provence-fleet")
    board.state.aboard[:] = board.put("h2431", "provence-militia")
    board.force(MID, 10, "austrasia-warriors")


def laid(**changes: object) -> Callable[[ChState], object]:
    """A frame more on the stack: of a kind, with some of its fields changed."""
    frames: dict[str, Frame] = {
        "attempt": Attempt(EMPIRE, 0, -1, -1, [[0] * len(MARKERS) for _ in range(2)]),
        "battle": Battle(EMPIRE, PLACE[SOUTH], [], "plan", 9),
        "levy": Levying(EMPIRE, [0] * len(REGIONS), []),
        "loss": Loss(EMPIRE, [], 1, "battle", 9),
        "muster": Muster(EMPIRE, HERE, {}, 9),
        "naming": Naming(TRIBAL, [], 9),
        "raid": Raid(TRIBAL, False, 9),
        "retreat": Retreat(EMPIRE, [], HERE, PLACE[NORTH], 2, True, False, True, 9),
        "revolt": Revolt([0], [1], EMPIRE),
    }
    kind = str(changes.pop("kind"))
    frame = msgspec.structs.replace(frames[kind], **changes)
    return lambda state: state.frames.append(frame)


def change(name: str, value: object) -> Damage:
    """Another value of a field."""
    return lambda state: setattr(state, name, value)


def move(place: str, *units: str) -> Damage:
    """Units where they cannot be."""
    return lambda state: Board(state).put(place, *units)


def leader_without_side(state: ChState) -> None:
    """A leader on the map whom nobody owns."""
    state.leaders[0] = NEUTRAL


def owner_without_leader(state: ChState) -> None:
    """A leader off the map whom somebody owns."""
    state.leaders[5] = EMPIRE


def crowned(counter: int) -> Damage:
    """Augustus is borne by a counter; its marker is not in the cup."""

    def damage(state: ChState) -> None:
        state.augustus = counter
        state.cup[MARKER["augustus"]] -= 1

    return damage


def spare(kind: str, count: int) -> Damage:
    """Markers too many or too few in the cup."""

    def damage(state: ChState) -> None:
        state.cup[MARKER[kind]] += count

    return damage


def clause(seat: int) -> list[Treaty]:
    """A treaty with a clause of a seat."""
    return [Treaty(1, EMPIRE, [Clause("peace", seat)], 1)]


def force_with(**changes: object) -> Damage:
    """The force in operation, some of its fields changed."""

    def damage(state: ChState) -> None:
        state.frames[-1] = msgspec.structs.replace(state.frames[-1], **changes)

    return damage


def battle_alone(state: ChState) -> None:
    """A battle without a force that attacks."""
    state.frames[-1] = Battle(EMPIRE, PLACE[SOUTH], [], "plan", 9)


def late(state: ChState) -> None:
    """Units are placed in the second turn."""
    state.turn = 2
    state.frames.append(Deploy(EMPIRE))


def ended(winner: int, *, desks: bool) -> Damage:
    """The game is over."""

    def damage(state: ChState) -> None:
        state.frames[:] = [Over()]
        state.winner = winner
        if not desks:
            state.sides.clear()

    return damage


MARSEILLE, PARIS = PLACE["marseille"], PLACE["paris"]
SEA = PLACE["h2431"]
ALL = list(range(len(REGIONS)))
WRONG: list[tuple[Damage, str]] = [
    (change("seats", 3), "the number of seats"),
    (lambda s: s.hands.append([0] * len(MARKERS)), "the number of seats"),
    (lambda s: s.treasury.append(0), "the number of seats"),
    (lambda s: s.orders.append(Orders()), "the number of seats"),
    (lambda s: s.where.pop(), "counters or regions"),
    (lambda s: s.control.pop(), "counters or regions"),
    (lambda s: s.religion.pop(), "counters or regions"),
    (lambda s: s.leaders.pop(), "markers are missing"),
    (lambda s: s.cup.pop(), "markers are missing"),
    (lambda s: s.hands[1].pop(), "markers are missing"),
    (change("frames", []), "what is going on"),
    (change("frames", [Raid(TRIBAL, False, 1)]), "what is going on"),
    (change("built", [HERE, HERE]), "a marker lies where"),
    (change("built", [PLACE[SOUTH], HERE]), "a marker lies where"),
    (change("built", [SEA]), "a marker lies where"),
    (change("civilisation", [HEXES]), "a marker lies where"),
    (change("pillaged", [SEA]), "a marker lies where"),
    (change("built", [PARIS]), "a marker lies where"),
    (lambda s: (s.built.append(HERE), s.pillaged.append(HERE)), "a marker lies where"),
    (lambda s: s.pillaged.append(PLACE["aachen"]), "a marker lies where"),
    (spare("vassalage", 1), "missing or double"),
    (spare("leader", -1), "missing or double"),
    (spare("augustus", -1), "missing or double"),
    (lambda s: s.frames.append(PlaceLeader(EMPIRE, 9)), "missing or double"),
    (laid(kind="attempt", laid=[[1] + [0] * (len(MARKERS) - 1), [0] * len(MARKERS)]), "missing or double"),
    (laid(kind="attempt", laid=[[0] * len(MARKERS), [1] + [0] * (len(MARKERS) - 1)]), "missing or double"),
    (crowned(0), "Augustus is borne by nobody"),
    (crowned(LEADERS[1]), "Augustus is borne by nobody"),
    (lambda s: s.aboard.append(COUNTERS - 20), "embarked or has operated"),
    (lambda s: s.spent.append(COUNTERS - 20), "embarked or has operated"),
    (leader_without_side, "a leader has no side"),
    (owner_without_leader, "a leader has no side"),
    (move(SOUTH, "austrasia-militia"), "is held by two sides"),
    (move(MID, "aquitaine-fleet"), "a fleet is ashore"),
    (move("h2432", "austrasia-militia"), "an army stands on the sea"),
    (lambda s: s.aboard.clear(), "an army stands on the sea"),
    (move("paris", *["neustria-warriors"] * 4, *["burgundy-militia"] * 3, *["aquitaine-militia"] * 3,
          "gascony-militia"), "paris holds more than 10"),
    (lambda s: setattr(s.orders[0], "retreat", "sometimes"), "a standing order is wrong"),
    (lambda s: setattr(s.orders[1], "fate", "never"), "a standing order is wrong"),
    (lambda s: setattr(s.orders[1], "vassalage_cap", 7), "a standing order is wrong"),
    (change("proposals", clause(2)), "a treaty is wrong"),
    (change("treaties", clause(-1)), "a treaty is wrong"),
    (change("treaties", [*clause(0), *clause(2)]), "a treaty is wrong"),
    (change("treaties", [Treaty(1, EMPIRE, [Clause("peace", 0), Clause("peace", 2)], 1)]), "a treaty is wrong"),
    (change("scored", 2), "the points of past turns"),
    (change("scores", [0] * 10), "the points of past turns"),
    (change("deeds", []), "what was done is wrong"),
    (change("deeds", [Chronicle(1, 0)] * 3), "what was done is wrong"),
    (laid(kind="raid", seat=2), "an unknown seat"),
    (laid(kind="loss", seat=-1), "an unknown seat"),
    (laid(kind="loss", units=[COUNTERS - 20]), "units that are not in play"),
    (laid(kind="loss", units=[COUNTERS]), "units that are not in play"),
    (laid(kind="muster", place=HEXES + 4), "a force is nowhere"),
    (laid(kind="battle", place=-1), "a force is nowhere"),
    (laid(kind="retreat", place=-1), "a force is nowhere"),
    (force_with(place=-1), "a force is nowhere"),
    (force_with(points=-1), "below zero"),
    (force_with(trail=[HERE, -1]), "below zero"),
    (laid(kind="retreat", enemy=-1), "a retreat leads nowhere"),
    (laid(kind="retreat", steps=3), "a retreat leads nowhere"),
    (laid(kind="retreat", steps=-1), "a retreat leads nowhere"),
    (battle_alone, "no attacker"),
    (laid(kind="battle", stage="over"), "a battle is wrong"),
    (laid(kind="battle", champions=[""]), "a battle is wrong"),
    (laid(kind="battle", advances=[False]), "a battle is wrong"),
    (laid(kind="battle", treachery=["", "", ""]), "a battle is wrong"),
    (laid(kind="muster", picked={"knights": 1}), "unknown units"),
    (laid(kind="naming", regions=[99]), "no region is left"),
    (laid(kind="naming", regions=[1, 2, 9]), "no region is left"),
    (laid(kind="loss", count=-1), "a number is below zero"),
    (laid(kind="revolt", dice=[1, 2]), "a revolt is wrong"),
    (laid(kind="revolt", regions=[0, 99], dice=[1, 1]), "a revolt is wrong"),
    (laid(kind="revolt", regions=[-1, 0], dice=[1, 1]), "a revolt is wrong"),
    (laid(kind="revolt", regions=[0, 1], dice=[1, 7]), "a revolt is wrong"),
    (laid(kind="revolt", regions=[0, 1], dice=[0, 1]), "a revolt is wrong"),
    (laid(kind="revolt", asked=-1), "a revolt is wrong"),
    (laid(kind="revolt", asked=2), "a revolt is wrong"),
    (laid(kind="attempt", region=-1), "an attempt is wrong"),
    (laid(kind="attempt", region=len(REGIONS)), "an attempt is wrong"),
    (laid(kind="attempt", religion=-2), "an attempt is wrong"),
    (laid(kind="attempt", religion=len(RELIGIONS)), "an attempt is wrong"),
    (laid(kind="attempt", laid=[[0] * len(MARKERS)]), "an attempt is wrong"),
    (laid(kind="attempt", laid=[[0] * len(MARKERS), [0]]), "an attempt is wrong"),
    (laid(kind="attempt", laid=[[0] * len(MARKERS), [0, -1, *[0] * (len(MARKERS) - 2)]]), "an attempt is wrong"),
    (laid(kind="levy", left=[0]), "a levy is wrong"),
    (laid(kind="levy", left=[-1, *[0] * (len(REGIONS) - 1)]), "a levy is wrong"),
    (late, "placed too late"),
    (lambda s: s.sides.pop(), "a desk is missing"),
    (lambda s: s.sides.reverse(), "a desk is missing"),
    (ended(EMPIRE, desks=True), "a desk is missing"),
    (ended(NEUTRAL, desks=False), "nobody has won"),
]  # fmt: skip


@pytest.mark.parametrize(("damage", "said"), WRONG)
def test_damage_is_named(board: Board, damage: Damage, said: str) -> None:
    """Every fault has its sentence, and no such save is read."""
    sound(board)
    assert validate(board.state) is None
    damage(board.state)
    found = validate(board.state)
    assert found is not None
    assert said in found
    with pytest.raises(SaveError):
        RULES.loads(RULES.dumps(board.state))


RIGHT: list[Damage] = [
    change("pillaged", [HERE]),
    change("pillaged", [PARIS]),
    change("built", [HERE, PLACE[SOUTH]]),
    crowned(CHARLEMAGNE),
    crowned(LEADERS[0]),
    change("scores", [0] * 9),
    change("deeds", [Chronicle(1, 0)]),
    change("proposals", clause(1)),
    change("treaties", clause(0)),
    laid(kind="retreat", steps=0),
    laid(kind="retreat", enemy=0),
    laid(kind="battle", stage="challenge"),
    laid(kind="muster", picked={"austrasia-warriors": 1}),
    laid(kind="muster", place=HEXES + 3),
    laid(kind="naming", regions=[1, 9]),
    laid(kind="loss", count=0),
    laid(kind="revolt", regions=[0, 31], dice=[6, 1], asked=TRIBAL),
    laid(kind="attempt", region=31, religion=len(RELIGIONS) - 1),
    laid(kind="levy"),
    force_with(points=0, trail=[0, HEXES + 3]),
    ended(TRIBAL, desks=False),
    lambda s: s.frames.append(Deploy(TRIBAL)),
    move("byzantium-area", *["byzantium-militia"] * 8, *["byzantium-field-army"] * 3),
    move("paris", *["neustria-warriors"] * 4, *["burgundy-militia"] * 3, *["aquitaine-militia"] * 3, "leader"),
]


@pytest.mark.parametrize("position_of", RIGHT)
def test_rare_positions_are_sound(board: Board, position_of: Damage) -> None:
    """What may be is not taken for damage: it is written and read again."""
    sound(board)
    position_of(board.state)
    assert validate(board.state) is None
    assert RULES.loads(RULES.dumps(board.state)) == board.state


def test_a_marker_in_the_air_is_counted(board: Board) -> None:
    """A leader being placed and markers laid down are markers in play."""
    sound(board)
    board.state.cup[LEADER_MARKER] -= 1
    board.state.frames.append(PlaceLeader(EMPIRE, 9))
    assert validate(board.state) is None
    sound(board)
    board.state.cup[MARKER["vassalage"]] -= 3
    markers = [[0] * len(MARKERS) for _ in range(2)]
    markers[0][MARKER["vassalage"]], markers[1][MARKER["vassalage"]] = 2, 1
    board.state.frames.append(Attempt(EMPIRE, REGION["bavaria"], -1, -1, markers))
    assert validate(board.state) is None


def places(value: int) -> list[int]:
    """Where all counters are, the first of them somewhere else."""
    return [value, *[NOWHERE] * (COUNTERS - 1)]


BOUNDS: list[tuple[str, object, object]] = [
    ("where", places(HEXES + 3), places(HEXES + 4)),
    ("where", places(NOWHERE), places(-2)),
    ("control", [1, *[-1] * (len(REGIONS) - 1)], [2, *[-1] * (len(REGIONS) - 1)]),
    ("control", [-1] * len(REGIONS), [-2, *[-1] * (len(REGIONS) - 1)]),
    ("religion", [len(RELIGIONS) - 1] * len(REGIONS), [len(RELIGIONS)] * len(REGIONS)),
    ("religion", [0] * len(REGIONS), [-1] * len(REGIONS)),
    ("treasury", [0, 0], [0, -1]),
    ("turn", 9, 10),
    ("turn", 1, 0),
    ("phasing", 1, 2),
    ("phasing", 0, -1),
    ("pauses", 0, -1),
    ("serial", 0, -1),
    ("treaty_serial", 0, -1),
    ("scored", 1, 0),
    ("winner", -1, -2),
    ("winner", 1, 2),
]


@pytest.mark.parametrize(("name", "right", "wrong"), BOUNDS)
def test_numbers_out_of_bounds_are_refused(board: Board, name: str, right: object, wrong: object) -> None:
    """The last number that may stand in a save, and the first that may not."""
    tree = msgspec.json.decode(RULES.dumps(board.state))
    RULES.loads(msgspec.json.encode({**tree, name: right}))
    with pytest.raises(SaveError):
        RULES.loads(msgspec.json.encode({**tree, name: wrong}))


def test_every_counter_may_be_aboard(board: Board) -> None:
    """The first and the last counter are counters; those before and behind are none."""
    board.put("h2431", "provence-fleet", "charlemagne", "austrasia-warriors")
    board.state.aboard[:] = [0, CHARLEMAGNE]
    assert board.state.where[0] == SEA
    assert RULES.loads(RULES.dumps(board.state)) == board.state
    tree = msgspec.json.decode(RULES.dumps(board.state))
    for aboard in ([-1], [COUNTERS]):
        with pytest.raises(SaveError):
            RULES.loads(msgspec.json.encode({**tree, "aboard": aboard}))


DEEDS: list[tuple[list[object], bool]] = [
    (["turned", 0, -1, "revolt"], True),
    (["turned", len(REGIONS) - 1, 1, "revolt"], True),
    (["turned", -1, 1, "revolt"], False),
    (["turned", len(REGIONS), 1, "revolt"], False),
    (["turned", 0, -2, "revolt"], False),
    (["turned", 0, 2, "revolt"], False),
    (["attempted", 0, 0, -1, 1, 1, "C"], True),
    (["attempted", 0, 0, -2, 1, 1, "C"], False),
    (["attempted", 0, 0, len(RELIGIONS), 1, 1, "C"], False),
    (["lost", 0, 0, [0, COUNTERS - 1]], True),
    (["lost", 0, HEXES + 3, []], True),
    (["lost", 0, -1, []], False),
    (["lost", 0, HEXES + 4, []], False),
    (["lost", 0, 0, [-1]], False),
    (["lost", 0, 0, [COUNTERS]], False),
    (["moved", 1, [0], 0, False], True),
    (["moved", 1, [], 0, False], False),
]


@pytest.mark.parametrize(("deed", "right"), DEEDS)
def test_deeds_of_nobody_nowhere_are_refused(board: Board, deed: list[object], right: bool) -> None:
    """Regions, places, counters and sides of what was done are those of the game."""
    tree = msgspec.json.decode(RULES.dumps(board.state))
    data = msgspec.json.encode({**tree, "deeds": [[1, 0, [deed]]]})
    if right:
        RULES.loads(data)
        return
    with pytest.raises(SaveError):
        RULES.loads(data)
