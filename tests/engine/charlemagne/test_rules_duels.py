"""Personal combat where it meets withdrawals, markers and orders (28.1), and the King who escapes from it (21.4e)."""

from __future__ import annotations

from engine.charlemagne.frames import Force
from engine.charlemagne.game_data import EMPIRE, TRIBAL
from engine.charlemagne.rules import CHARLEMAGNE as RULES
from engine.core import Word
from tests.engine.charlemagne.board import KING, MID, NORTH, OFFING, ROADS, Board, keys
from tests.engine.charlemagne.invariants import check


def duelling(board: Board, attackers: tuple[str, ...], defenders: tuple[str, ...], order: str = "ask") -> None:
    """The Empire attacks from the north; both sides have leaders, and the Tribal player some markers."""
    board.position(duels=True)
    board.state.orders[TRIBAL].duel = order
    board.hand(EMPIRE, military_advance=1, treachery=1)
    board.hand(TRIBAL, military_advance=1)
    board.put(MID, *defenders, side=TRIBAL)
    board.force(NORTH, 20, *attackers)
    board.do(f"battle {MID}")


LED = ("leader", "saxony-warriors")


def test_28_1_the_defender_calls_before_anybody_plays_a_marker(board: Board) -> None:
    """After the withdrawal, before the odds: he is asked at once, and by his answer nothing is played yet."""
    duelling(board, ("charlemagne", "austrasia-warriors"), LED)
    assert board.mover() == TRIBAL
    assert RULES.prompts(board.state)[TRIBAL][0].step == "challenge"
    assert board.refused("advance") == "verb"
    board.rig(("duel", 6), ("duel", 1))
    events = board.do("duel leader")
    assert "duel" in keys(events)
    assert board.mover() == EMPIRE


def test_28_1_who_does_not_call_lets_the_attacker_prepare(board: Board) -> None:
    """Ready: the attacker may call himself, and later nobody any more."""
    duelling(board, ("leader", "austrasia-warriors"), LED)
    board.do("ready")
    assert "leader" in board.offered("duel")
    board.do("advance")
    assert board.refused("duel leader") == "duel-marker"
    board.state.orders[TRIBAL].advance = "ask"
    board.do("fight")
    assert board.mover() == TRIBAL
    assert board.refused("duel leader") == "duel-late"
    board.do("advance")


def test_28_1_the_die_is_about_to_fall(board: Board) -> None:
    """Nobody has played a marker, but the attacker has said that he is ready: the step is over."""
    duelling(board, ("leader", "austrasia-warriors"), LED, "never")
    board.state.orders[TRIBAL].advance = "ask"
    board.do("fight")
    assert board.refused("duel leader") == "duel-late"


def test_28_1_treachery_is_too_late_for_a_call_as_well(board: Board) -> None:
    """It belongs to the odds (16.6) that come behind personal combat."""
    duelling(board, ("leader", "austrasia-warriors"), LED, "never")
    board.do("treachery leader")
    assert board.refused("duel leader") == "duel-marker"


def test_28_1_a_withdrawal_leaves_nobody_to_call(board: Board) -> None:
    """Who withdraws is not challenged: the step before (16.1)."""
    board.position(TRIBAL, duels=True)
    board.state.orders[EMPIRE].retreat, board.state.orders[EMPIRE].duel = "always", "always"
    board.put(MID, "leader")
    board.force(NORTH, 20, "saxony-warriors")
    assert "duel" not in keys(board.do(f"battle {MID}"))


def test_28_1_orders_weigh_the_odds_before_the_markers(board: Board) -> None:
    """From 2 to 1 on: 7 doubled against 7 doubled is even and calls nobody; by always he does."""
    for order, called in (("odds-2", False), ("odds-1", True), ("always", True), ("never", False)):
        board.position(duels=True)
        board.state.orders[TRIBAL].duel = order
        board.put(MID, *LED, side=TRIBAL)
        board.force(NORTH, 20, "leader", "austrasia-warriors")
        assert ("duel" in keys(board.do(f"battle {MID}"))) == called, order


def test_28_without_two_leaders_nobody_is_asked(board: Board) -> None:
    """Both sides need one."""
    for mine, theirs in ((("austrasia-warriors",), LED), (("leader", "austrasia-warriors"), ("saxony-warriors",))):
        duelling(board, mine, theirs)
        assert board.mover() == EMPIRE


def test_21_4e_who_escaped_a_duel_triples_nothing_any_more(board: Board) -> None:
    """The nearest friendly force is the one he led: he stays with it, but fights no more in this battle. Six against
    seven doubled, nothing multiplied on his side."""
    duelling(board, ("charlemagne", "austrasia-warriors"), LED, "never")
    frame = next(f for f in board.state.frames if isinstance(f, Force))
    board.rig(("duel", 1), ("duel", 6), ("charlemagne", 3))
    board.do("duel charlemagne")
    assert board.at(KING) == NORTH
    assert KING not in frame.units
    board.do("fight")
    assert board.state.report is not None
    assert (board.state.report.strength, board.state.report.factor) == ([6, 7], [1, 2])


def test_21_4e_who_escaped_a_duel_in_defence_triples_nothing_any_more(board: Board) -> None:
    """The same for the attacked: six, and no factor."""
    board.position(TRIBAL, duels=True)
    board.put(MID, "charlemagne", "austrasia-warriors")
    board.force(NORTH, 20, *LED)
    board.do(f"battle {MID}")
    board.rig(("duel", 1), ("duel", 6), ("charlemagne", 1))
    board.do("duel leader")
    assert board.at(KING) == MID
    board.do("fight")
    assert board.state.report is not None
    assert (board.state.report.strength, board.state.report.factor) == ([7, 6], [2, 1])


def test_21_4e_who_escaped_a_duel_falls_with_nobody(board: Board) -> None:
    """His men are eliminated in the battle that follows; he is not."""
    duelling(board, ("charlemagne", "austrasia-militia"), (*LED, "saxony-warriors"), "never")
    board.rig(("duel", 1), ("duel", 6), ("charlemagne", 3), ("battle", 1))
    board.do("duel charlemagne")
    events = board.do("fight")  # 2 against 13 doubled: AE
    assert "king-dead" not in keys(events)
    assert board.at(KING) == NORTH


def test_21_4e_who_escaped_a_duel_at_sea_sails_with_his_ship(board: Board) -> None:
    """He needs no room: the ship that is beaten back, or goes on, leaves nobody to drown."""
    board.position(duels=True)
    board.control(TRIBAL, "byzantium")
    frame = board.force(ROADS, 30, "provence-fleet", "charlemagne")
    board.put(OFFING, "byzantium-fleet", side=TRIBAL)
    board.state.aboard += board.put(OFFING, "leader", side=TRIBAL)
    board.do(f"battle {OFFING}")
    board.rig(("duel", 1), ("duel", 6), ("charlemagne", 3))
    board.do("duel charlemagne")
    ship = frame.units[0]
    assert frame.units == [ship]
    board.rig(("battle", 6))  # 2 against 3 doubled is 1/3: AR
    board.do("fight")
    board.quiet()
    assert board.at(ship) not in ("", ROADS)
    assert board.at(KING) == board.at(ship)
    check(board.state)


def test_21_4e_a_ship_takes_who_escaped_along(board: Board) -> None:
    """The force sails on without him in it, and he is aboard still."""
    frame = board.sailing("provence-fleet", "charlemagne", place=ROADS)
    frame.units.remove(KING)
    board.state.spent.append(KING)
    board.do(f"step {OFFING}")
    assert board.at(KING) == OFFING
    check(board.state)


def test_21_4e_who_has_another_ship_stays_with_it(board: Board) -> None:
    """Nobody is taken along who is not left without a ship."""
    frame = board.sailing("provence-fleet", "charlemagne", place=ROADS)
    board.put(ROADS, "aquitaine-fleet")
    frame.units.remove(KING)
    board.state.spent.append(KING)
    board.do(f"step {OFFING}")
    assert board.at(KING) == ROADS


def test_28_orders_name_the_champion_who_calls(board: Board) -> None:
    """By his orders the defender sends the one they name, or the other where that one is not there."""
    for wanted, units, sent in (
        ("charlemagne", ("charlemagne", "leader", "austrasia-warriors"), "charlemagne"),
        ("leader", ("charlemagne", "leader", "austrasia-warriors"), "leader"),
        ("charlemagne", ("leader", "austrasia-warriors"), "leader"),
        ("leader", ("charlemagne", "austrasia-warriors"), "charlemagne"),
    ):
        board.position(TRIBAL, duels=True)
        board.state.orders[EMPIRE].duel, board.state.orders[EMPIRE].champion = "always", wanted
        board.put(MID, *units)
        board.force(NORTH, 20, "leader", "saxony-warriors")
        told = next(e for e in board.do(f"battle {MID}") if e.key == "charlemagne-duel")
        assert told.params["champion"] == Word(f"champion-{sent}")


def test_28_a_duel_that_ends_a_battle_brings_no_glory(board: Board) -> None:
    """Nobody is left to fight: no die on the battle table, so no marker for who is destroyed (16.7)."""
    duelling(board, ("leader",), ("leader",))
    board.do("ready")
    held = [sum(hand) for hand in board.state.hands]
    board.rig(("duel", 6), ("duel", 1))
    events = board.do("duel leader")
    assert "battle" not in keys(events)
    assert [sum(hand) for hand in board.state.hands] == held
    assert isinstance(board.state.frames[-1], Force)
