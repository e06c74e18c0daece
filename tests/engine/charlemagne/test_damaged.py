"""What is wrong with a position is named; a save with a value that no type allows is refused."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal, get_args, get_origin, get_type_hints

import msgspec
import pytest

from engine.charlemagne.board import HEXES, PLACE
from engine.charlemagne.bounds import NOWHERE
from engine.charlemagne.clauses import Clause, Treaty
from engine.charlemagne.deeds import Chronicle
from engine.charlemagne.frames import (
    Attempt,
    Battle,
    Deploy,
    Frame,
    Levying,
    Loss,
    Muster,
    Naming,
    Over,
    PlaceLeader,
    Raid,
    Retreat,
    Revolt,
)
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
from engine.charlemagne.standing import VALUES
from engine.charlemagne.state import ChState, Orders
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
REFUSED: list[tuple[Damage, str]] = [
    (change("seats", 3), "3 seats"),
    (lambda s: s.hands.append([0] * len(MARKERS)), "hands"),
    (lambda s: s.treasury.append(0), "treasury"),
    (lambda s: s.orders.append(Orders()), "orders"),
    (lambda s: s.where.pop(), "where"),
    (lambda s: s.control.pop(), "control"),
    (lambda s: s.religion.pop(), "religion"),
    (lambda s: s.leaders.pop(), "leaders"),
    (lambda s: s.cup.pop(), "cup"),
    (lambda s: s.hands[1].pop(), "hands"),
    (change("frames", []), "frames"),
    (change("civilisation", [HEXES]), "civilisation"),
    (change("built", [-1]), "built"),
    (change("pillaged", [HEXES]), "pillaged"),
    (lambda s: setattr(s.orders[0], "retreat", "sometimes"), "sometimes"),
    (lambda s: setattr(s.orders[1], "fate", "never"), "never"),
    (lambda s: setattr(s.orders[1], "vassalage_cap", 7), "orders"),
    (change("proposals", clause(2)), "proposals"),
    (change("treaties", clause(-1)), "treaties"),
    (change("treaties", [*clause(0), *clause(2)]), "treaties"),
    (change("treaties", [Treaty(1, EMPIRE, [Clause("peace", 0), Clause("peace", 2)], 1)]), "treaties"),
    (change("treaties", [Treaty(1, EMPIRE, [Clause("peace", 0)], 10)]), "treaties"),
    (change("scores", [0] * 10), "scores"),
    (change("scored", 10), "scored"),
    (change("deeds", []), "deeds"),
    (change("deeds", [Chronicle(1, 0)] * 3), "deeds"),
    (change("deeds", [Chronicle(10, 0)]), "deeds"),
    (change("reason", "boredom"), "reason"),
    (laid(kind="raid", seat=2), "frames"),
    (laid(kind="loss", seat=-1), "frames"),
    (laid(kind="loss", units=[COUNTERS]), "frames"),
    (laid(kind="loss", reason="old age"), "old age"),
    (laid(kind="loss", count=-1), "frames"),
    (laid(kind="muster", place=HEXES + 4), "frames"),
    (laid(kind="battle", place=-1), "frames"),
    (laid(kind="battle", stage="over"), "over"),
    (laid(kind="battle", champions=[""]), "frames"),
    (laid(kind="battle", champions=["", "king"]), "king"),
    (laid(kind="battle", advances=[False]), "frames"),
    (laid(kind="battle", treachery=["", "", ""]), "frames"),
    (laid(kind="battle", treachery=["weather", ""]), "weather"),
    (laid(kind="battle", duel=2), "frames"),
    (laid(kind="retreat", place=-1), "frames"),
    (laid(kind="retreat", enemy=-1), "frames"),
    (laid(kind="retreat", steps=3), "frames"),
    (laid(kind="retreat", steps=-1), "frames"),
    (force_with(place=-1), "frames"),
    (force_with(points=-1), "frames"),
    (force_with(trail=[HERE, -1]), "frames"),
    (force_with(die=7), "frames"),
    (laid(kind="naming", regions=[99]), "frames"),
    (laid(kind="revolt", regions=[0, 99], dice=[1, 1]), "frames"),
    (laid(kind="revolt", regions=[-1, 0], dice=[1, 1]), "frames"),
    (laid(kind="revolt", regions=[0, 1], dice=[1, 7]), "frames"),
    (laid(kind="revolt", regions=[0, 1], dice=[0, 1]), "frames"),
    (laid(kind="revolt", asked=-1), "frames"),
    (laid(kind="revolt", asked=2), "frames"),
    (laid(kind="attempt", region=-1), "frames"),
    (laid(kind="attempt", region=len(REGIONS)), "frames"),
    (laid(kind="attempt", religion=-2), "frames"),
    (laid(kind="attempt", religion=len(RELIGIONS)), "frames"),
    (laid(kind="attempt", laid=[[0] * len(MARKERS)]), "frames"),
    (laid(kind="attempt", laid=[[0] * len(MARKERS), [0]]), "frames"),
    (laid(kind="attempt", laid=[[0] * len(MARKERS), [0, -1, *[0] * (len(MARKERS) - 2)]]), "frames"),
    (laid(kind="levy", left=[0]), "frames"),
    (laid(kind="levy", left=[-1, *[0] * (len(REGIONS) - 1)]), "frames"),
]  # fmt: skip
"""What no value of its type can be, and what the refusal names."""
SEEN: list[tuple[Damage, str]] = [
    (change("frames", [Raid(TRIBAL, False, 1)]), "the bottom frame is no phase"),
    (change("built", [HERE, HERE]), "burg markers are not in order, or double"),
    (change("built", [PLACE[SOUTH], HERE]), "burg markers are not in order, or double"),
    (change("built", [SEA]), "a burg marker lies in h2431, on the sea"),
    (change("civilisation", [SEA]), "a civilisation marker lies in h2431, on the sea"),
    (change("pillaged", [SEA]), "a pillage marker lies in h2431, on the sea"),
    (change("built", [PARIS]), "a burg marker lies in paris, a printed burg"),
    (lambda s: (s.built.append(HERE), s.pillaged.append(HERE)), f"a marker lies in {MID}, which is pillaged"),
    (lambda s: s.pillaged.append(PLACE["aachen"]), "a marker lies in aachen, which is pillaged"),
    (crowned(0), "Augustus is borne by counter 0,"),
    (crowned(LEADERS[1]), f"Augustus is borne by counter {LEADERS[1]},"),
    (lambda s: s.aboard.append(COUNTERS - 20), f"counter {COUNTERS - 20} is embarked or has operated"),
    (lambda s: s.spent.append(COUNTERS - 20), f"counter {COUNTERS - 20} is embarked or has operated"),
    (leader_without_side, f"leader {LEADERS[0]} of side -1 is at place {PLACE['aachen']}"),
    (owner_without_leader, f"leader {LEADERS[5]} of side 0 is at place -1"),
    (move(SOUTH, "austrasia-militia"), f"{SOUTH} is held by two sides"),
    (move(MID, "aquitaine-fleet"), f"a fleet is ashore in {MID}"),
    (move("h2432", "austrasia-militia"), "an army stands on the sea in h2432"),
    (lambda s: s.aboard.clear(), "an army stands on the sea in h2431"),
    (move("paris", *["neustria-warriors"] * 4, *["burgundy-militia"] * 3, *["aquitaine-militia"] * 3,
          "gascony-militia"), "paris holds more than 10"),
    (change("scored", 2), "turn 1 has 0 scores, the first of turn 2"),
    (lambda s: (change("turn", 9)(s), change("scored", 9)(s), change("scores", [0, 0])(s)), "turn 9 has 2 scores"),
    (change("deeds", [Chronicle(3, 0, msgspec.Raw(b"[0]"))]), "what was done in turn 3: "),
    (force_with(units=[COUNTERS - 20]), f"a Force has units that are not in play: [{COUNTERS - 20}]"),
    (laid(kind="battle", units=[COUNTERS - 20]), f"a Battle has units that are not in play: [{COUNTERS - 20}]"),
    (battle_alone, f"the battle of {SOUTH} has no attacker"),
    (laid(kind="revolt", dice=[1, 2]), "a revolt has 2 dice for 1 regions"),
    (ended(NEUTRAL, desks=False), "nobody has won"),
]  # fmt: skip
"""Faults that everybody sees."""
HIDDEN: list[tuple[Damage, str]] = [
    (spare("vassalage", 1), "markers vassalage are in play"),
    (spare("leader", -1), "markers leader are in play"),
    (spare("augustus", -1), "markers augustus are in play"),
    (lambda s: s.frames.append(PlaceLeader(EMPIRE, 9)), "markers leader are in play"),
    (laid(kind="attempt", laid=[[1] + [0] * (len(MARKERS) - 1), [0] * len(MARKERS)]), "are in play, not"),
    (laid(kind="attempt", laid=[[0] * len(MARKERS), [1] + [0] * (len(MARKERS) - 1)]), "are in play, not"),
    (lambda s: setattr(s.orders[1], "stake", 7), "seat 1 has the standing order stake 7"),
    (lambda s: setattr(s.orders[0], "vassalage_least", 35), "seat 0 has the standing order vassalage-least 35"),
    (laid(kind="loss", units=[COUNTERS - 20]), f"a Loss has units that are not in play: [{COUNTERS - 20}]"),
    (laid(kind="retreat", units=[COUNTERS - 20]), f"a Retreat has units that are not in play: [{COUNTERS - 20}]"),
    (laid(kind="muster", picked={"knights": 1}), "unknown units: ['knights']"),
    (laid(kind="naming", regions=[1, 2, 9]), "no region is left to be named"),
    (late, "places its units in turn 2"),
    (lambda s: s.sides.pop(), "desks and chanceries"),
    (lambda s: s.sides.reverse(), "desks and chanceries"),
    (ended(EMPIRE, desks=True), "desks and chanceries"),
]  # fmt: skip
"""Faults in what no spectator sees."""


@pytest.mark.parametrize(("damage", "said"), REFUSED)
def test_what_no_type_allows_is_refused(board: Board, damage: Damage, said: str) -> None:
    """No such save is read, and a position with it is not sound either."""
    sound(board)
    damage(board.state)
    with pytest.raises(SaveError, match=said):
        RULES.loads(RULES.dumps(board.state))
    assert any(said in fault for fault in RULES.invariants(board.state))


@pytest.mark.parametrize(("damage", "said"), SEEN)
def test_damage_that_is_seen_is_named(board: Board, damage: Damage, said: str) -> None:
    """Every fault has its sentence, for those as well who may know only what everybody sees."""
    sound(board)
    assert RULES.invariants(board.state) == []
    damage(board.state)
    found = RULES.invariants(board.state, public=True)
    assert any(said in fault for fault in found), found
    assert set(found) <= set(RULES.invariants(board.state))


@pytest.mark.parametrize(("damage", "said"), HIDDEN)
def test_damage_that_is_hidden_is_named_in_secret(board: Board, damage: Damage, said: str) -> None:
    """Nothing is told of it where only what everybody sees is asked about."""
    sound(board)
    damage(board.state)
    found = RULES.invariants(board.state)
    assert any(said in fault for fault in found), found
    assert RULES.invariants(board.state, public=True) == []


def test_all_faults_are_named(board: Board) -> None:
    """Not the first one alone, of those that are seen and of those that are not."""
    sound(board)
    for damage, _ in (SEEN[6], SEEN[12], HIDDEN[0], HIDDEN[6]):
        damage(board.state)
    found = RULES.invariants(board.state)
    assert len(found) == 4
    for _, said in (SEEN[6], SEEN[12], HIDDEN[0], HIDDEN[6]):
        assert sum(said in fault for fault in found) == 1


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
    assert RULES.invariants(board.state) == []
    assert RULES.invariants(board.state, public=True) == []
    assert RULES.loads(RULES.dumps(board.state)) == board.state


def test_a_marker_in_the_air_is_counted(board: Board) -> None:
    """A leader being placed and markers laid down are markers in play."""
    sound(board)
    board.state.cup[LEADER_MARKER] -= 1
    board.state.frames.append(PlaceLeader(EMPIRE, 9))
    assert RULES.invariants(board.state) == []
    sound(board)
    board.state.cup[MARKER["vassalage"]] -= 3
    markers = [[0] * len(MARKERS) for _ in range(2)]
    markers[0][MARKER["vassalage"]], markers[1][MARKER["vassalage"]] = 2, 1
    board.state.frames.append(Attempt(EMPIRE, REGION["bavaria"], -1, -1, markers))
    assert RULES.invariants(board.state) == []


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
    ("scored", 9, 10),
    ("built", [HEXES - 1], [HEXES]),
    ("scores", [-20] * 9, [-20] * 10),
    ("reason", "points", "rain"),
    ("frames", [["fate", 0, 66]], [["fate", 0, 67]]),
    ("frames", [["spending", 1, [HEXES + 3], False, 0]], [["spending", 1, [HEXES + 4], False, 0]]),
    ("frames", [["campaign", 0, 0]], [["campaign", 0, -1]]),
    ("frames", [["loss", 0, [COUNTERS - 1], 0, "plague", 9]], [["loss", 0, [COUNTERS], 0, "plague", 9]]),
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
def test_deeds_of_nobody_nowhere_are_named(board: Board, deed: list[object], right: bool) -> None:
    """Regions, places, counters and sides of what was done are those of the game. Everybody has seen it."""
    tree = msgspec.json.decode(RULES.dumps(board.state))
    state = RULES.loads(msgspec.json.encode({**tree, "deeds": [[1, 0, [deed]]]}))
    for public in (False, True):
        found = RULES.invariants(state, public=public)
        assert found == [] if right else any("what was done in turn 1" in fault for fault in found)


def test_the_words_of_standing_orders_are_those_that_are_offered() -> None:
    """What may be set is what may stand in a save."""
    for name, kind in get_type_hints(Orders).items():
        if get_origin(kind) is Literal:
            assert get_args(kind) == VALUES[name.replace("_", "-")]
