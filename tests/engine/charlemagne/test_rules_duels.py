"""Personal combat where it meets withdrawals, markers and orders (28.1), and the King who escapes from it (21.4e)."""

from __future__ import annotations

from engine.charlemagne.game_data import EMPIRE, TRIBAL
from engine.charlemagne.rules import CHARLEMAGNE as RULES
from engine.charlemagne.state import ChState, Force
from engine.core import Word
from tests.engine.charlemagne.coast import OFFING, ROADS, offered, quiet, sailing
from tests.engine.charlemagne.invariants import check
from tests.engine.charlemagne.positions import (
    KING,
    MID,
    NORTH,
    at,
    control,
    do,
    force,
    hand,
    keys,
    mover,
    position,
    put,
    refused,
    rig,
)


def duelling(attackers: tuple[str, ...], defenders: tuple[str, ...], order: str = "ask") -> ChState:
    """The Empire attacks from the north; both sides have leaders, and the Tribal player some markers."""
    state = position(duels=True)
    state.orders[TRIBAL].duel = order
    hand(state, EMPIRE, military_advance=1, treachery=1)
    hand(state, TRIBAL, military_advance=1)
    put(state, MID, *defenders, side=TRIBAL)
    force(state, NORTH, 20, *attackers)
    do(state, f"battle {MID}")
    return state


LED = ("leader", "saxony-warriors")


def test_28_1_the_defender_calls_before_anybody_plays_a_marker() -> None:
    """After the withdrawal, before the odds: he is asked at once, and by his answer nothing is played yet."""
    state = duelling(("charlemagne", "austrasia-warriors"), LED)
    assert mover(state) == TRIBAL
    assert RULES.prompts(state)[TRIBAL][0].step == "challenge"
    assert refused(state, "advance") == "verb"
    rig(state, ("duel", 6), ("duel", 1))
    events = do(state, "duel leader")
    assert "duel" in keys(events)
    assert mover(state) == EMPIRE


def test_28_1_who_does_not_call_lets_the_attacker_prepare() -> None:
    """Ready: the attacker may call himself, and later nobody any more."""
    state = duelling(("leader", "austrasia-warriors"), LED)
    do(state, "ready")
    assert "leader" in offered(state, "duel")
    do(state, "advance")
    assert refused(state, "duel leader") == "duel-late"
    state.orders[TRIBAL].advance = "ask"
    do(state, "fight")
    assert mover(state) == TRIBAL
    assert refused(state, "duel leader") == "duel-late"
    do(state, "advance")


def test_28_1_the_die_is_about_to_fall() -> None:
    """Nobody has played a marker, but the attacker has said that he is ready: the step is over."""
    state = duelling(("leader", "austrasia-warriors"), LED, "never")
    state.orders[TRIBAL].advance = "ask"
    do(state, "fight")
    assert refused(state, "duel leader") == "duel-late"


def test_28_1_treachery_is_too_late_for_a_call_as_well() -> None:
    """It belongs to the odds (16.6) that come behind personal combat."""
    state = duelling(("leader", "austrasia-warriors"), LED, "never")
    do(state, "treachery leader")
    assert refused(state, "duel leader") == "duel-late"


def test_28_1_a_withdrawal_leaves_nobody_to_call() -> None:
    """Who withdraws is not challenged: the step before (16.1)."""
    state = position(TRIBAL, duels=True)
    state.orders[EMPIRE].retreat, state.orders[EMPIRE].duel = "always", "always"
    put(state, MID, "leader")
    force(state, NORTH, 20, "saxony-warriors")
    assert "duel" not in keys(do(state, f"battle {MID}"))


def test_28_1_orders_weigh_the_odds_before_the_markers() -> None:
    """From 2 to 1 on: 7 doubled against 7 doubled is even and calls nobody; by always he does."""
    for order, called in (("odds-2", False), ("odds-1", True), ("always", True), ("never", False)):
        state = position(duels=True)
        state.orders[TRIBAL].duel = order
        put(state, MID, *LED, side=TRIBAL)
        force(state, NORTH, 20, "leader", "austrasia-warriors")
        assert ("duel" in keys(do(state, f"battle {MID}"))) == called, order


def test_28_without_two_leaders_nobody_is_asked() -> None:
    """Both sides need one."""
    for mine, theirs in ((("austrasia-warriors",), LED), (("leader", "austrasia-warriors"), ("saxony-warriors",))):
        state = duelling(mine, theirs)
        assert mover(state) == EMPIRE


def test_21_4e_who_escaped_a_duel_triples_nothing_any_more() -> None:
    """The nearest friendly force is the one he led: he stays with it, but fights no more in this battle. Six against
    seven doubled, nothing multiplied on his side."""
    state = duelling(("charlemagne", "austrasia-warriors"), LED, "never")
    frame = next(f for f in state.frames if isinstance(f, Force))
    rig(state, ("duel", 1), ("duel", 6), ("charlemagne", 3))
    do(state, "duel charlemagne")
    assert at(state, KING) == NORTH
    assert KING not in frame.units
    do(state, "fight")
    assert state.report is not None
    assert (state.report.strength, state.report.factor) == ([6, 7], [1, 2])


def test_21_4e_who_escaped_a_duel_in_defence_triples_nothing_any_more() -> None:
    """The same for the attacked: six, and no factor."""
    state = position(TRIBAL, duels=True)
    put(state, MID, "charlemagne", "austrasia-warriors")
    force(state, NORTH, 20, *LED)
    do(state, f"battle {MID}")
    rig(state, ("duel", 1), ("duel", 6), ("charlemagne", 1))
    do(state, "duel leader")
    assert at(state, KING) == MID
    do(state, "fight")
    assert state.report is not None
    assert (state.report.strength, state.report.factor) == ([7, 6], [2, 1])


def test_21_4e_who_escaped_a_duel_falls_with_nobody() -> None:
    """His men are eliminated in the battle that follows; he is not."""
    state = duelling(("charlemagne", "austrasia-militia"), (*LED, "saxony-warriors"), "never")
    rig(state, ("duel", 1), ("duel", 6), ("charlemagne", 3), ("battle", 1))
    do(state, "duel charlemagne")
    events = do(state, "fight")  # 2 against 13 doubled: AE
    assert "king-dead" not in keys(events)
    assert at(state, KING) == NORTH


def test_21_4e_who_escaped_a_duel_at_sea_sails_with_his_ship() -> None:
    """He needs no room: the ship that is beaten back, or goes on, leaves nobody to drown."""
    state = position(duels=True)
    control(state, TRIBAL, "byzantium")
    frame = force(state, ROADS, 30, "provence-fleet", "charlemagne")
    put(state, OFFING, "byzantium-fleet", side=TRIBAL)
    state.aboard += put(state, OFFING, "leader", side=TRIBAL)
    do(state, f"battle {OFFING}")
    rig(state, ("duel", 1), ("duel", 6), ("charlemagne", 3))
    do(state, "duel charlemagne")
    ship = frame.units[0]
    assert frame.units == [ship]
    rig(state, ("battle", 6))  # 2 against 3 doubled is 1/3: AR
    do(state, "fight")
    quiet(state)
    assert at(state, ship) not in ("", ROADS)
    assert at(state, KING) == at(state, ship)
    check(state)


def test_21_4e_a_ship_takes_who_escaped_along() -> None:
    """The force sails on without him in it, and he is aboard still."""
    state, frame = sailing("provence-fleet", "charlemagne", place=ROADS)
    frame.units.remove(KING)
    state.spent.append(KING)
    do(state, f"step {OFFING}")
    assert at(state, KING) == OFFING
    check(state)


def test_21_4e_who_has_another_ship_stays_with_it() -> None:
    """Nobody is taken along who is not left without a ship."""
    state, frame = sailing("provence-fleet", "charlemagne", place=ROADS)
    put(state, ROADS, "aquitaine-fleet")
    frame.units.remove(KING)
    state.spent.append(KING)
    do(state, f"step {OFFING}")
    assert at(state, KING) == ROADS


def test_28_orders_name_the_champion_who_calls() -> None:
    """By his orders the defender sends the one they name, or the other where that one is not there."""
    for wanted, units, sent in (
        ("charlemagne", ("charlemagne", "leader", "austrasia-warriors"), "charlemagne"),
        ("leader", ("charlemagne", "leader", "austrasia-warriors"), "leader"),
        ("charlemagne", ("leader", "austrasia-warriors"), "leader"),
        ("leader", ("charlemagne", "austrasia-warriors"), "charlemagne"),
    ):
        state = position(TRIBAL, duels=True)
        state.orders[EMPIRE].duel, state.orders[EMPIRE].champion = "always", wanted
        put(state, MID, *units)
        force(state, NORTH, 20, "leader", "saxony-warriors")
        told = next(e for e in do(state, f"battle {MID}") if e.key == "charlemagne-duel")
        assert told.params["champion"] == Word(f"champion-{sent}")


def test_28_a_duel_that_ends_a_battle_brings_no_glory() -> None:
    """Nobody is left to fight: no die on the battle table, so no marker for who is destroyed (16.7)."""
    state = duelling(("leader",), ("leader",))
    do(state, "ready")
    held = [sum(hand) for hand in state.hands]
    rig(state, ("duel", 6), ("duel", 1))
    events = do(state, "duel leader")
    assert "battle" not in keys(events)
    assert [sum(hand) for hand in state.hands] == held
    assert isinstance(state.frames[-1], Force)
