"""Who goes down together: Charlemagne and the ship that carries him, in every way in which a ship can be lost (21.4e).

In all these positions he is at sea south of Marseille (``AT_SEA``), and the nearest army is in Toulouse.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.charlemagne.board import PLACE
from engine.charlemagne.deeds import Lost
from engine.charlemagne.game_data import EMPIRE, LEADERS, NEUTRAL, REGION, TRIBAL, TYPE_OF, TYPES
from engine.charlemagne.politics import change_control
from engine.charlemagne.rules import CHARLEMAGNE as RULES
from engine.charlemagne.state import ChState, Feeding, Force, Loss, Naming, Retreat, Revolt
from engine.core import Action, Event, pieces
from tests.engine.charlemagne.invariants import check
from tests.engine.charlemagne.positions import (
    KING,
    MID,
    NORTH,
    SOUTH,
    at,
    control,
    do,
    feeding,
    force,
    hand,
    happens,
    keys,
    position,
    put,
    rig,
)

AT_SEA, BESIDE, HAVEN = "h2431", "h2432", "toulouse"
Way = Callable[[int], tuple[ChState, list[Event]]]


def sailing(state: ChState, *also: str) -> None:
    """Charlemagne on a fleet of Provence, others with him, and an army far from the sea."""
    aboard = put(state, AT_SEA, "provence-fleet", "charlemagne", *also)[1:]
    state.aboard[:] = aboard
    put(state, HAVEN, "aquitaine-militia")
    hand(state, EMPIRE, vassalage=2)


def by_supply(die: int) -> tuple[ChState, list[Event]]:
    """Nothing is there to pay with; other places are hungry as well, so the phase goes on."""
    state = feeding(treasury=0)
    sailing(state)
    put(state, MID, *["thuringia-militia"] * 2, "thuringia-warriors")
    rig(state, ("charlemagne", die))
    return state, do(state, f"disband provence-fleet {AT_SEA}")


def by_attack(die: int) -> tuple[ChState, list[Event]]:
    """An attack from the sea that eliminates the attackers."""
    state = position()
    sailing(state)
    crew = [c for c, p in enumerate(state.where) if p == PLACE[AT_SEA]]
    state.frames.append(Force(EMPIRE, PLACE[AT_SEA], crew, 20, True, False, 3, [PLACE[AT_SEA]], state.next()))
    put(state, "h2531", *["lombardy-warriors"] * 4, *["lombardy-militia"] * 4)
    events = do(state, "battle h2531")
    rig(state, ("battle", 1), ("charlemagne", die))
    return state, events + do(state, "fight")


def by_defence(die: int) -> tuple[ChState, list[Event]]:
    """Fleets attack him, and eliminate the defenders."""
    state = position(TRIBAL)
    sailing(state)
    control(state, TRIBAL, "byzantium")
    force(state, BESIDE, 20, "byzantium-fleet", *["byzantium-field-army"] * 3, side=TRIBAL)
    state.aboard.append(KING)
    events = do(state, f"battle {AT_SEA}")
    rig(state, ("battle", 6), ("charlemagne", die))
    return state, events + do(state, "fight")


def by_treaty(die: int) -> tuple[ChState, list[Event]]:
    """Provence is let go by treaty while its fleet is abroad."""
    state = position()
    sailing(state)
    events = do(state, "clause neutral seat-0 provence", "propose", seat=EMPIRE)
    rig(state, ("charlemagne", die))
    return state, events + do(state, "accept 1", seat=TRIBAL)


def by_vassalage(die: int) -> tuple[ChState, list[Event]]:
    """Provence deserts, and its fleet carries an enemy (4.6)."""
    state, events = position(), list[Event]()
    sailing(state)
    rig(state, ("charlemagne", die))
    change_control(state, REGION["provence"], TRIBAL, events, "vassalage")
    RULES.advance(state, events)
    return state, events


def by_plague(die: int) -> tuple[ChState, list[Event]]:
    """Three are aboard; of them only the ship is no leader."""
    state = position()
    sailing(state, "leader")
    rig(state, ("charlemagne", die))
    state, events = happens(13, EMPIRE, state)
    RULES.advance(state, events)
    return state, events


def by_desertion(die: int) -> tuple[ChState, list[Event]]:
    """His ship is the largest stack there is, with the one in Toulouse; the owner lets it go."""
    state = position()
    sailing(state)
    state.orders[EMPIRE].losses = "ask"
    rig(state, ("charlemagne", die))
    state, events = happens(64, EMPIRE, state)
    RULES.advance(state, events)
    return state, events + do(state, f"lose provence-fleet {AT_SEA}")


WAYS = [by_supply, by_attack, by_defence, by_treaty, by_vassalage, by_plague, by_desertion]


@pytest.mark.parametrize("way", WAYS, ids=lambda way: way.__name__)
@pytest.mark.parametrize(("die", "dead"), [(3, False), (4, True)])
def test_21_4e_alone_on_a_ship_that_is_lost(way: Way, die: int, dead: bool) -> None:
    """One die: on 1-3 he is with the nearest friendly force, on 4-6 he is dead and all markers return. Whoever else is
    aboard drowns. The game goes on, and what came of it can be saved."""
    state, events = way(die)
    told = keys(events)
    assert told.count("king-dead") + told.count("king-escapes") == 1
    assert told.count("king-dead") == dead == state.dead
    assert at(state, KING) == ("" if dead else HAVEN)
    assert (sum(state.hands[EMPIRE]) == 0) == dead
    assert PLACE[AT_SEA] not in state.where
    assert KING not in state.aboard
    assert not any(state.where[c] >= 0 for c in LEADERS)
    assert RULES.prompts(state)
    assert RULES.loads(RULES.dumps(state)) == state
    check(state)


def test_21_4e_nobody_flees_to_who_goes_down_too() -> None:
    """The nearest force is another fleet of the region that is let go: they are lost together wherever they are, and
    he is with one that stands afterwards, by one die."""
    for other in (BESIDE, "h2331"):  # behind and before his place in the order of the map
        state, events = position(), list[Event]()
        control(state, EMPIRE, "byzantium")
        put(state, other, "byzantium-fleet")
        put(state, AT_SEA, "byzantium-fleet", "charlemagne")
        put(state, HAVEN, "aquitaine-militia")
        state.aboard[:] = [KING]
        rig(state, ("charlemagne", 1), ("charlemagne", 1))
        state.dice.fresh.clear()
        change_control(state, REGION["byzantium"], NEUTRAL, events, "treaty")
        assert keys(events).count("king-escapes") == 1
        assert [draw.label for draw in state.dice.fresh] == ["charlemagne"]
        assert at(state, KING) == HAVEN
        check(state)


def test_21_4e_who_escaped_is_not_lost_again_with_his_crew() -> None:
    """Half of three are to be lost, two of them: the ship takes the leader with it, and the king is away."""
    state = position()
    sailing(state, "leader")
    crew = [c for c, p in enumerate(state.where) if p == PLACE[AT_SEA]]
    state.frames.append(Force(EMPIRE, PLACE[AT_SEA], crew, 20, True, False, 3, [PLACE[AT_SEA]], state.next()))
    put(state, "h2531", *["lombardy-warriors"] * 3)
    do(state, "battle h2531")
    rig(state, ("battle", 2), ("charlemagne", 2), ("charlemagne", 6))
    events = do(state, "fight")
    assert state.report is not None
    assert (state.report.column, state.report.result) == ("1/2", "AH")
    assert keys(events).count("king-escapes") == 1
    assert at(state, KING) == HAVEN
    assert not any(isinstance(f, Loss | Retreat | Force) for f in state.frames)


def test_21_4e_who_escaped_does_not_fall_back_with_the_beaten() -> None:
    """Charlemagne alone attacks, is the loss, and is placed with those who stand in his hex. He is no force any more:
    where the beaten would find no way out, he rolls no second die."""
    state = position()
    put(state, MID, "austrasia-militia")
    frame = force(state, MID, 20, "charlemagne")
    put(state, NORTH, *["saxony-warriors"] * 2)
    put(state, SOUTH, *["lombardy-warriors"] * 2)
    do(state, f"battle {NORTH}")
    rig(state, ("battle", 4), ("charlemagne", 1), ("charlemagne", 6))
    events = do(state, "fight")
    assert state.report is not None
    assert state.report.result == "A1"
    assert keys(events).count("king-escapes") == 1
    assert "nowhere" not in keys(events)
    assert at(state, KING) == MID
    assert frame not in state.frames
    assert KING in state.spent


def test_21_4e_silence_loses_the_ship_and_leads_on() -> None:
    """What silence does in the supply phase disbands the last ship; it can be carried out to its end."""
    state = feeding(treasury=0)
    sailing(state)
    assert isinstance(state.frames[0], Feeding)
    (prompt,) = [p for p in RULES.prompts(state)[EMPIRE] if p.blocks]
    assert prompt.default == (Action("disband", ("provence-fleet", AT_SEA)),)
    events = [e for action in prompt.default for e in RULES.apply(state, EMPIRE, action)]
    told = keys(events)
    assert told.count("king-dead") + told.count("king-escapes") == 1
    assert RULES.prompts(state)


def test_19_5_cargo_drowns_once() -> None:
    """Everybody who goes down is told of once, the ship by itself and those aboard together."""
    state, events = by_plague(1)
    told = [e.params["units"] for e in events if e.key == "charlemagne-eliminated"]
    assert len(told) == 2
    assert told[0] == pieces(["provence-fleet"])
    gone = [c for turn in state.deeds for d in turn.deeds() if isinstance(d, Lost) for c in d.units]
    assert sorted(TYPES[TYPE_OF[c]].slug for c in gone) == ["charlemagne", "leader", "provence-fleet"]


@pytest.mark.parametrize("neutral", [0, 1])
def test_event_66_names_as_many_as_there_are(neutral: int) -> None:
    """The Empire holds all but Austrasia: two are named, for no more of its regions may be, and the revolt begins. With
    one region more that is not its own there are three."""
    state = position(TRIBAL)
    state.control[:] = [EMPIRE] * len(state.control)
    control(state, TRIBAL, "austrasia")
    control(state, NEUTRAL, *["wends"] * neutral)
    happens(66, TRIBAL, state)
    (prompt,) = [p for p in RULES.prompts(state)[TRIBAL] if p.blocks]
    assert prompt.params == {"left": 2 + neutral}
    events = do(state, "name neustria", "name burgundy")  # the one that is left names itself
    assert keys(events).count("revolt-die") == 2 + neutral
    assert not any(isinstance(f, Naming) for f in state.frames)


def test_event_66_silence_and_orders_name_them_too() -> None:
    """In the Empire's turn standing orders name, without a question; the revolt waits for envoys or is over."""
    state = position()
    state.control[:] = [EMPIRE] * len(state.control)
    state, events = happens(66, EMPIRE, state)
    RULES.advance(state, events)
    assert keys(events).count("revolt-die") == 2
    assert not any(isinstance(f, Naming | Revolt) for f in state.frames)


def test_event_61_raiders_who_find_no_port_any_more() -> None:
    """What was open to them when they came is held now: nobody is asked for a port that there is not."""
    state, events = happens(61, TRIBAL, position(TRIBAL))
    assert [p.step for p in RULES.prompts(state)[TRIBAL] if p.blocks] == ["raid"]
    open_ports = [a for p in RULES.prompts(state)[TRIBAL] if p.blocks for a in p.actions]
    state.pillaged[:] = sorted(PLACE[str(action.args[0])] for action in open_ports)
    RULES.advance(state, events)
    assert "raid-none" in keys(events)
    assert [p.step for p in RULES.prompts(state)[TRIBAL] if p.blocks] == ["operations"]
