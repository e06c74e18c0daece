"""Who goes down together: Charlemagne and the ship that carries him, in every way in which a ship can be lost (21.4e).

In all these positions he is at sea south of Marseille (``AT_SEA``), and the nearest army is in Toulouse.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.charlemagne.board import PLACE
from engine.charlemagne.deeds import Lost
from engine.charlemagne.frames import Feeding, Force, Loss, Naming, Retreat, Revolt
from engine.charlemagne.game_data import EMPIRE, LEADERS, NEUTRAL, REGION, TRIBAL, TYPE_OF, TYPES
from engine.charlemagne.politics import change_control
from engine.charlemagne.rules import CHARLEMAGNE as RULES
from engine.core import Action, Event, pieces
from tests.engine.charlemagne.board import KING, MID, NORTH, SOUTH, Board, keys
from tests.engine.charlemagne.invariants import check

AT_SEA, BESIDE, HAVEN = "h2431", "h2432", "toulouse"
Way = Callable[[Board, int], list[Event]]


def sailing(board: Board, *also: str) -> None:
    """Charlemagne on a fleet of Provence, others with him, and an army far from the sea."""
    aboard = board.put(AT_SEA, "provence-fleet", "charlemagne", *also)[1:]
    board.state.aboard[:] = aboard
    board.put(HAVEN, "aquitaine-militia")
    board.hand(EMPIRE, vassalage=2)


def by_supply(board: Board, die: int) -> list[Event]:
    """Nothing is there to pay with; other places are hungry as well, so the phase goes on."""
    board.feeding(treasury=0)
    sailing(board)
    board.put(MID, *["thuringia-militia"] * 2, "thuringia-warriors")
    board.rig(("charlemagne", die))
    return board.do(f"disband provence-fleet {AT_SEA}")


def by_attack(board: Board, die: int) -> list[Event]:
    """An attack from the sea that eliminates the attackers."""
    board.position()
    sailing(board)
    crew = [c for c, p in enumerate(board.state.where) if p == PLACE[AT_SEA]]
    board.state.frames.append(
        Force(EMPIRE, PLACE[AT_SEA], crew, 20, True, False, 3, [PLACE[AT_SEA]], board.state.next())
    )
    board.put("h2531", *["lombardy-warriors"] * 4, *["lombardy-militia"] * 4)
    events = board.do("battle h2531")
    board.rig(("battle", 1), ("charlemagne", die))
    return events + board.do("fight")


def by_defence(board: Board, die: int) -> list[Event]:
    """Fleets attack him, and eliminate the defenders."""
    board.position(TRIBAL)
    sailing(board)
    board.control(TRIBAL, "byzantium")
    board.force(BESIDE, 20, "byzantium-fleet", *["byzantium-field-army"] * 3, side=TRIBAL)
    board.state.aboard.append(KING)
    events = board.do(f"battle {AT_SEA}")
    board.rig(("battle", 6), ("charlemagne", die))
    return events + board.do("fight")


def by_treaty(board: Board, die: int) -> list[Event]:
    """Provence is let go by treaty while its fleet is abroad."""
    board.position()
    sailing(board)
    events = board.do("clause neutral seat-0 provence", "propose", seat=EMPIRE)
    board.rig(("charlemagne", die))
    return events + board.do("accept 1", seat=TRIBAL)


def by_vassalage(board: Board, die: int) -> list[Event]:
    """Provence deserts, and its fleet carries an enemy (4.6)."""
    board.position()
    events: list[Event] = []
    sailing(board)
    board.rig(("charlemagne", die))
    change_control(board.state, REGION["provence"], TRIBAL, events, "vassalage")
    RULES.advance(board.state, events)
    return events


def by_plague(board: Board, die: int) -> list[Event]:
    """Three are aboard; of them only the ship is no leader."""
    board.position()
    sailing(board, "leader")
    board.rig(("charlemagne", die))
    events = board.happens(13, EMPIRE)
    RULES.advance(board.state, events)
    return events


def by_desertion(board: Board, die: int) -> list[Event]:
    """His ship is the largest stack there is, with the one in Toulouse; the owner lets it go."""
    board.position()
    sailing(board)
    board.state.orders[EMPIRE].losses = "ask"
    board.rig(("charlemagne", die))
    events = board.happens(64, EMPIRE)
    RULES.advance(board.state, events)
    return events + board.do(f"lose provence-fleet {AT_SEA}")


WAYS = [by_supply, by_attack, by_defence, by_treaty, by_vassalage, by_plague, by_desertion]


@pytest.mark.parametrize("way", WAYS, ids=lambda way: way.__name__)
@pytest.mark.parametrize(("die", "dead"), [(3, False), (4, True)])
def test_21_4e_alone_on_a_ship_that_is_lost(board: Board, way: Way, die: int, dead: bool) -> None:
    """One die: on 1-3 he is with the nearest friendly force, on 4-6 he is dead and all markers return. Whoever else is
    aboard drowns. The game goes on, and what came of it can be saved."""
    events = way(board, die)
    told = keys(events)
    assert told.count("king-dead") + told.count("king-escapes") == 1
    assert told.count("king-dead") == dead == board.state.dead
    assert board.at(KING) == ("" if dead else HAVEN)
    assert (sum(board.state.hands[EMPIRE]) == 0) == dead
    assert PLACE[AT_SEA] not in board.state.where
    assert KING not in board.state.aboard
    assert not any(board.state.where[c] >= 0 for c in LEADERS)
    assert RULES.prompts(board.state)
    assert RULES.loads(RULES.dumps(board.state)) == board.state
    check(board.state)


def test_21_4e_nobody_flees_to_who_goes_down_too(board: Board) -> None:
    """The nearest force is another fleet of the region that is let go: they are lost together wherever they are, and
    he is with one that stands afterwards, by one die."""
    for other in (BESIDE, "h2331"):  # behind and before his place in the order of the map
        board.position()
        events: list[Event] = []
        board.control(EMPIRE, "byzantium")
        board.put(other, "byzantium-fleet")
        board.put(AT_SEA, "byzantium-fleet", "charlemagne")
        board.put(HAVEN, "aquitaine-militia")
        board.state.aboard[:] = [KING]
        board.rig(("charlemagne", 1), ("charlemagne", 1))
        board.state.dice.fresh.clear()
        change_control(board.state, REGION["byzantium"], NEUTRAL, events, "treaty")
        assert keys(events).count("king-escapes") == 1
        assert [draw.label for draw in board.state.dice.fresh] == ["charlemagne"]
        assert board.at(KING) == HAVEN
        check(board.state)


def test_21_4e_who_escaped_is_not_lost_again_with_his_crew(board: Board) -> None:
    """Half of three are to be lost, two of them: the ship takes the leader with it, and the king is away."""
    sailing(board, "leader")
    crew = [c for c, p in enumerate(board.state.where) if p == PLACE[AT_SEA]]
    board.state.frames.append(
        Force(EMPIRE, PLACE[AT_SEA], crew, 20, True, False, 3, [PLACE[AT_SEA]], board.state.next())
    )
    board.put("h2531", *["lombardy-warriors"] * 3)
    board.do("battle h2531")
    board.rig(("battle", 2), ("charlemagne", 2), ("charlemagne", 6))
    events = board.do("fight")
    assert board.state.report is not None
    assert (board.state.report.column, board.state.report.result) == ("1/2", "AH")
    assert keys(events).count("king-escapes") == 1
    assert board.at(KING) == HAVEN
    assert not any(isinstance(f, Loss | Retreat | Force) for f in board.state.frames)


def test_21_4e_who_escaped_does_not_fall_back_with_the_beaten(board: Board) -> None:
    """Charlemagne alone attacks, is the loss, and is placed with those who stand in his hex. He is no force any more:
    where the beaten would find no way out, he rolls no second die."""
    board.put(MID, "austrasia-militia")
    frame = board.force(MID, 20, "charlemagne")
    board.put(NORTH, *["saxony-warriors"] * 2)
    board.put(SOUTH, *["lombardy-warriors"] * 2)
    board.do(f"battle {NORTH}")
    board.rig(("battle", 4), ("charlemagne", 1), ("charlemagne", 6))
    events = board.do("fight")
    assert board.state.report is not None
    assert board.state.report.result == "A1"
    assert keys(events).count("king-escapes") == 1
    assert "nowhere" not in keys(events)
    assert board.at(KING) == MID
    assert frame not in board.state.frames
    assert KING in board.state.spent


def test_21_4e_silence_loses_the_ship_and_leads_on(board: Board) -> None:
    """What silence does in the supply phase disbands the last ship; it can be carried out to its end."""
    board.feeding(treasury=0)
    sailing(board)
    assert isinstance(board.state.frames[0], Feeding)
    (prompt,) = [p for p in RULES.prompts(board.state)[EMPIRE] if p.blocks]
    assert prompt.default == (Action("disband", ("provence-fleet", AT_SEA)),)
    events = [e for action in prompt.default for e in RULES.apply(board.state, EMPIRE, action)]
    told = keys(events)
    assert told.count("king-dead") + told.count("king-escapes") == 1
    assert RULES.prompts(board.state)


def test_19_5_cargo_drowns_once(board: Board) -> None:
    """Everybody who goes down is told of once, the ship by itself and those aboard together."""
    events = by_plague(board, 1)
    told = [e.params["units"] for e in events if e.key == "charlemagne-eliminated"]
    assert len(told) == 2
    assert told[0] == pieces(["provence-fleet"])
    gone = [c for turn in board.state.deeds for d in turn.deeds() if isinstance(d, Lost) for c in d.units]
    assert sorted(TYPES[TYPE_OF[c]].slug for c in gone) == ["charlemagne", "leader", "provence-fleet"]


@pytest.mark.parametrize("neutral", [0, 1])
def test_event_66_names_as_many_as_there_are(board: Board, neutral: int) -> None:
    """The Empire holds all but Austrasia: two are named, for no more of its regions may be, and the revolt begins. With
    one region more that is not its own there are three."""
    board.position(TRIBAL)
    board.state.control[:] = [EMPIRE] * len(board.state.control)
    board.control(TRIBAL, "austrasia")
    board.control(NEUTRAL, *["wends"] * neutral)
    board.happens(66, TRIBAL)
    (prompt,) = [p for p in RULES.prompts(board.state)[TRIBAL] if p.blocks]
    assert prompt.params == {"left": 2 + neutral}
    events = board.do("name neustria", "name burgundy")  # the one that is left names itself
    assert keys(events).count("revolt-die") == 2 + neutral
    assert not any(isinstance(f, Naming) for f in board.state.frames)


def test_event_66_silence_and_orders_name_them_too(board: Board) -> None:
    """In the Empire's turn standing orders name, without a question; the revolt waits for envoys or is over."""
    board.state.control[:] = [EMPIRE] * len(board.state.control)
    events = board.happens(66, EMPIRE)
    RULES.advance(board.state, events)
    assert keys(events).count("revolt-die") == 2
    assert not any(isinstance(f, Naming | Revolt) for f in board.state.frames)


def test_event_61_raiders_who_find_no_port_any_more(board: Board) -> None:
    """What was open to them when they came is held now: nobody is asked for a port that there is not."""
    events = board.position(TRIBAL).happens(61, TRIBAL)
    assert [p.step for p in RULES.prompts(board.state)[TRIBAL] if p.blocks] == ["raid"]
    open_ports = [a for p in RULES.prompts(board.state)[TRIBAL] if p.blocks for a in p.actions]
    board.state.pillaged[:] = sorted(PLACE[str(action.args[0])] for action in open_ports)
    RULES.advance(board.state, events)
    assert "raid-none" in keys(events)
    assert [p.step for p in RULES.prompts(board.state)[TRIBAL] if p.blocks] == ["operations"]
