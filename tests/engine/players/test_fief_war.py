"""The computer player of Fief: money, marches, and battles reckoned and fought."""

from __future__ import annotations

from engine.fief.game_data import CITY
from engine.players.fief.combat_odds import Force, force_of, losses, odds
from tests.engine.fief.board import AZURE, GULES, Board
from tests.engine.players.fief_seat import chosen, through, waiting

# -- battles reckoned


def test_losses_take_as_many_hits_as_they_can() -> None:
    """Cheap troops first, a knight where only he can take all of it, nobody where a knight is hit too lightly."""
    assert losses(3, 0, 1, 2) == (2, 0, 0)
    assert losses(1, 0, 1, 3) == (0, 0, 1)
    assert losses(0, 0, 2, 2) == (0, 0, 0)
    assert losses(1, 1, 0, 9) == (1, 1, 0)


def test_odds_follow_strength_and_walls() -> None:
    """More troops win more often, walls and archers count, and the same battle always has the same odds."""
    few, many = force_of({"soldier": 3}, 1), force_of({"soldier": 4, "knight": 4}, 1)
    assert odds(many, few).win > 0.9 > 0.1 > odds(few, many).win
    some = force_of({"soldier": 3, "knight": 2}, 1)
    assert odds(many, some, "walled").win < odds(many, some).win
    assert odds(few, force_of({"knight": 1}), "walled").win == 0
    assert odds(many, few) == odds(many, few)
    assert odds(Force(), few).win == 0
    assert odds(few, Force()).win == 1


# -- money


def marches(purse: int, building: str | None = "fortress") -> Board:
    """A family that has both cities of a barony."""
    board = Board().position(purse=purse)
    board.noble("henri", GULES, "durham")
    board.noble("lucia", GULES, "durham")
    board.put(GULES, "durham", soldier=2)
    board.put(GULES, "berwick", soldier=1)
    if building:
        board.town("durham", building)
    board.turn("buy", GULES)
    return board


def test_buys_a_title_first() -> None:
    """With all cities and a fortress the title comes before everything, for the Noble who stands for a throne best."""
    assert chosen(marches(6).state, GULES) == ["title marches henri"]


def test_builds_the_fortress_that_a_title_needs() -> None:
    """Where the fortress is missing it is built, where the family is strongest; with little money it is saved for."""
    assert chosen(marches(9, None).state, GULES) == ["build fortress durham"]
    assert all(text == "done" for text in through(marches(3, "fortress").state, GULES))


def test_guards_what_counts() -> None:
    """An army beside a Walled City brings guards into it; a mill has to wait."""
    board = Board().position(purse=6)
    board.noble("henri", GULES, "durham", lord=["marches"])
    board.region("marches", GULES)
    board.town("durham", "walled")
    board.put(GULES, "durham", soldier=1)
    board.noble("hugh", AZURE, "york")
    board.put(AZURE, "york", knight=5, archer=3, soldier=2)
    board.turn("buy", GULES)
    assert chosen(board.state, GULES)[0].split()[0:3:2] == ["buy", "durham"]


# -- marches and battles


def test_takes_free_cities_and_leaves_a_soldier_in_each() -> None:
    """Two moves through free land bring both cities."""
    board = Board().position(purse=0)
    board.noble("henri", GULES, "durham")
    board.town("durham", "fortress")
    board.put(GULES, "durham", soldier=4, knight=2)
    board.turn("move", GULES)
    done = through(board.state, GULES)
    assert done[0] == "lead henri"
    assert done[-1] == "done"
    assert sum(town.control == GULES for town in board.state.towns) >= 2
    assert board.state.towns[CITY["durham"]].control == GULES


def test_keeps_away_from_a_stronger_army() -> None:
    """Nobody marches into a battle that is lost, and a garrison stays where it is needed."""
    board = Board().position(purse=0)
    board.noble("henri", GULES, "durham", lord=["marches"])
    board.region("marches", GULES)
    board.town("durham", "walled")
    board.put(GULES, "durham", soldier=2)
    board.noble("hugh", AZURE, "york")
    board.put(AZURE, "york", knight=6, archer=3)
    board.turn("move", GULES)
    assert "go york" not in through(board.state, GULES)


def facing(own: int, foe: int, building: str = "") -> Board:
    """Knights before another's last city."""
    board = Board().position(number=4)
    board.noble("henri", GULES, "york", out="durham")
    board.put(GULES, "york", out="durham", knight=own)
    board.noble("hugh", AZURE, "york", lord=["north"])
    board.put(AZURE, "york", knight=foe)
    board.town("york", building, control=AZURE)
    board.turn("battle", GULES)
    return board


def test_attacks_with_the_odds_not_against_them() -> None:
    """Five knights strike one, one leaves five alone; nor do five storm three behind walls."""
    assert chosen(facing(5, 1).state, GULES) == ["attack york azure"]
    assert chosen(facing(1, 5).state, GULES) == ["done"]
    assert chosen(facing(4, 4, "walled").state, GULES) == ["done"]


def test_walks_into_what_nobody_defends() -> None:
    """An empty Walled City is taken with its title (4.7)."""
    board = Board().position(number=4)
    board.noble("hugh", AZURE, "london", lord=["north"])
    board.region("north", AZURE)
    board.town("york", "walled")
    board.noble("henri", GULES, "york", out="durham")
    board.put(GULES, "york", out="durham", knight=1)
    board.turn("battle", GULES)
    assert chosen(board.state, GULES) == ["occupy york"]


def test_fights_on_while_it_pays() -> None:
    """After a roll the attacker goes on with the odds; before walls that he cannot storm he lays siege or stops."""
    board = facing(6, 1)
    board.state.orders[GULES].fight = board.state.orders[AZURE].fight = "ask"
    board.rig(melee=[0] * 4)
    board.do(GULES, "attack york azure")
    assert waiting(board.state)[1].step == "fight"
    assert chosen(board.state, GULES) == ["fight"]


def test_leaves_allies_in_peace() -> None:
    """An ally is let pass and not attacked; an army of others is not let through."""
    board = facing(5, 1)
    board.noble("lucia", GULES, "durham")
    board.wed("lucia", "hugh")
    assert chosen(board.state, GULES) == ["done"]
