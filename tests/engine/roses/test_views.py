"""What a view says, part by part: the houses, the map, the running action phase, battle and supply."""

from __future__ import annotations

from engine.roses.board import AREA, AREA_IDS, BLOCK, BORDERS, LIMIT, NEIGHBOURS, SEA_BORDER
from engine.roses.phases.supply import LOSS_KING
from engine.roses.rules import ROSES
from engine.roses.state import (
    ASIDE,
    DEAD,
    FALLEN,
    MINOR,
    POOL,
    SPENT,
    Battles,
    Cards,
    Hits,
    Options,
    Regroup,
    RosesState,
    Supply,
    blocks_of,
)
from engine.roses.view import BattleView, Crossing, Own, OwnBlock, Plan, RosesView
from tests.engine.roses.board import ASK, Board, Place

FEW: dict[str, Place] = {"lan_henry_vi": "leicester", "lan_oxford": ("leicester", 2), "yor_york": ("ireland", 4)}


def seen(state: RosesState, seat: int | None = None) -> RosesView:
    """The position as a seat or a spectator sees it."""
    return ROSES.view(state, seat)


def fought(state: RosesState, seat: int | None = None) -> BattleView:
    """The running battle."""
    view = seen(state, seat).battle
    assert view is not None
    return view


def own(state: RosesState, seat: int) -> Own:
    """What only this seat knows."""
    found = seen(state, seat).own
    assert found is not None
    return found


def choosing(board: Board, places: dict[str, Place], king: int = 0) -> Board:
    """A position in which cards are chosen."""
    board.position(places, king=king)
    board.state.frames = [Cards()]
    return board


def test_views_of_the_houses(board: Board) -> None:
    """Which is royal, who leads it, and where its blocks are that do not stand on the map. The rebel is counted with
    the Pretender's."""
    for king in (0, 1):
        choosing(board, FEW, king)
        board.state.where[BLOCK["lan_devon"]] = board.state.where[BLOCK["rebel"]] = POOL
        board.state.where[BLOCK["yor_rutland"]] = DEAD
        houses = seen(board.state).seats
        assert [house.royal for house in houses] == [king == 0, king == 1]
        assert [house.head for house in houses] == ["lan_henry_vi", "yor_york"]
        assert [house.pool for house in houses] == ([1, 1] if king == 0 else [2, 0])
        for seat, house in enumerate(houses):
            mine = blocks_of(board.state, seat)
            assert house.spent == sum(board.state.where[b] in (SPENT, FALLEN) for b in mine)
            for names, place in ((house.minors, MINOR), (house.dead, DEAD), (house.aside, ASIDE)):
                assert names == [name for name, b in BLOCK.items() if b in mine and board.state.where[b] == place]
        assert houses[1].dead == ["yor_rutland"]
        assert houses[0].heirs == ["lan_henry_vi", "lan_prince_edward", "lan_exeter", "lan_somerset", "lan_richmond"]
        assert houses[1].heirs == ["yor_york", "yor_march", "yor_clarence", "yor_gloucester"]
        board.state.heads[king] = -1
        assert seen(board.state).seats[king].head == "", "the King is dead, and nobody follows him yet"


def test_views_name_york_first_of_all_blocks(board: Board) -> None:
    """He leads his house and is held captive like any other, though no block comes before him on the list."""
    assert BLOCK["yor_york"] == 0
    choosing(board, {**FEW, "yor_march": "kent"})
    assert seen(board.state).seats[1].head == "yor_york"
    assert (seen(board.state).prisoner, seen(board.state).prison) == ("", "")
    board.state.prisoner = BLOCK["yor_york"]
    assert (seen(board.state).prisoner, seen(board.state).prison) == ("yor_york", "ireland")


def test_views_count_a_card_that_lies_to_the_hand(board: Board) -> None:
    """While cards are chosen nobody sees from the hand whether one lies; once both lie open it is gone from the
    hand."""
    choosing(board, FEW)
    for player in board.state.players:
        player.hand, player.card = ["action_2"] * 3, ""
    board.state.players[1].hand, board.state.players[1].card = ["action_2"] * 2, "action_2"
    assert [(house.hand, house.card) for house in seen(board.state).seats] == [(3, ""), (3, "")]
    open_ = Board().acting(FEW, "action_4")
    assert [(house.hand, house.card) for house in seen(open_.state).seats] == [(4, "action_4"), (4, "action_3")]
    assert [house.ready for house in seen(open_.state).seats] == [False, False]


def test_views_of_the_map(board: Board) -> None:
    """Blocks of both sides by area, where battles are, and over which borders who came."""
    men: dict[str, Place] = dict.fromkeys(("lan_henry_vi", "yor_york", "yor_march"), "essex")
    board.position({**men, "lan_oxford": "kent", "yor_essex": "dorset"})
    here, there = AREA["essex"], AREA["rutland"]
    border = NEIGHBOURS[here][there]
    board.state.entries = board.state.mains = [(here, 1, border)]
    board.state.treason, board.state.frames = 1, [Battles()]
    view = seen(board.state)
    assert sorted((row.area, row.lancaster, row.york) for row in view.areas) == [
        ("dorset", 0, 1), ("essex", 1, 2), ("kent", 1, 0)
    ]  # fmt: skip
    assert view.battles == ["essex"]
    assert view.entries == view.mains == [Crossing("essex", "rutland", 1)]
    assert (view.treason, view.action, view.battle, view.losses, view.room) == (1, None, None, {}, {})


def test_views_of_an_action_phase(board: Board) -> None:
    """The muster's area, and the voyages between ports that have room for one more block (5.3.1)."""
    board.acting({"yor_york": "calais", "yor_march": "calais", "lan_oxford": "essex"}, seat=1)
    board.do(1, "sea yor_york east_anglia")
    view = seen(board.state).action
    assert view is not None
    assert (view.goal, view.ferries) == ("", [("calais", "east_anglia")])
    board.acting({"lan_oxford": "essex", "yor_york": "ireland"}, "muster")
    board.do(0, "muster oxford")
    view = seen(board.state).action
    assert view is not None
    assert view.goal == "oxford"


def test_views_of_a_battle(board: Board) -> None:
    """Everybody sees the lines and how many wait unseen; only the owner sees who they are. The rebel fights for the
    Pretender."""
    men = {"yor_york": "rutland", "rebel": "rutland", "yor_march": "middlesex", "yor_essex": "middlesex"}
    board.fight("essex", men, {"lan_oxford": "", "lan_devon": ""}, main="rutland", first=1)
    running = fought(board.state)
    assert (running.area, running.attacker, running.round, running.stage) == ("essex", 1, 1, "fight")
    assert (running.sealed, running.left, running.hidden) == ([], 0, [0, 2])
    assert {(f.block, f.seat, f.place, f.steps) for f in running.fighters} == {
        ("yor_york", 1, "line", 4), ("rebel", 1, "line", 4), ("lan_oxford", 0, "line", 3), ("lan_devon", 0, "line", 2)
    }  # fmt: skip
    assert [own(board.state, seat).reserves for seat in (0, 1)] == [[], ["yor_march", "yor_essex"]]
    assert own(board.state, 1).came == dict.fromkeys(("yor_york", "rebel"), "rutland") | dict.fromkeys(
        ("yor_march", "yor_essex"), "middlesex"
    )
    assert own(board.state, 0).came == {}
    assert own(board.state, 0).plan == ASK
    board.battle().rolls.append("king")
    assert fought(board.state).rolls == ["king"]
    board.state.frames.append(Hits(0, 2, [BLOCK["lan_oxford"]]))
    assert fought(board.state).left == 2


def test_views_of_the_rebel_in_reserve(board: Board) -> None:
    """He is among the Pretender's men, whoever that is."""
    for king, ours, theirs in ((0, "yor_york", "lan_oxford"), (1, "lan_henry_vi", "yor_essex")):
        men = {ours: "rutland", "rebel": "middlesex"}
        board.fight("essex", men, {theirs: ""}, main="rutland", king=king, first=1 - king)
        assert own(board.state, 1 - king).reserves == ["rebel"]
        assert own(board.state, king).reserves == []
        assert [b.place for b in own(board.state, 1 - king).blocks if b.block == "rebel"] == ["essex"]
        assert "rebel" not in [b.block for b in own(board.state, king).blocks]
        assert fought(board.state).hidden == [king, 1 - king]


def test_views_tell_late_blocks_from_reserves_that_are_known(board: Board) -> None:
    """Who has come into an empty line acts from the next round on; who has defected stands in reserve, seen by all."""
    board.fight(
        "essex",
        {"yor_york": "rutland", "yor_march": "rutland"},
        {"lan_beaumont": "", "lan_clifford": "east_anglia"},
        steps={"lan_beaumont": 1},
        first=1,
    )
    board.do(1, "fire yor_march", 1, 1, 1)
    assert [(f.block, f.place) for f in fought(board.state).fighters if f.seat == 0] == [("lan_clifford", "late")]
    board.fight("derby", {"lan_henry_vi": "warwick"}, {"yor_stanley": "", "yor_york": "", "yor_canterbury_church": ""})
    board.do(1, "pass yor_stanley; pass yor_york")
    board.do(0, "treason lan_henry_vi yor_stanley", 2)
    placed = {f.block: (f.seat, f.place) for f in fought(board.state).fighters}
    assert placed["lan_stanley"] == (0, "reserve")
    assert fought(board.state).hidden == [0, 0]


def test_views_of_a_battle_leave_out_the_prisoner(board: Board) -> None:
    """Who is held captive where a battle is fought takes no part in it (scenario)."""
    board.fight("middlesex", {"lan_oxford": "essex"}, {"yor_york": ""}, others={"lan_henry_vi": "middlesex"})
    board.state.prisoner = BLOCK["lan_henry_vi"]
    assert {f.block for f in fought(board.state).fighters} == {"lan_oxford", "yor_york"}
    assert fought(board.state).hidden == [0, 0]


def test_views_of_regrouping(board: Board) -> None:
    """How many blocks may still leave over each border; nobody else is told what was used by whom (6.7)."""
    board.position({"lan_oxford": "essex", "lan_devon": "essex", "yor_york": "ireland"})
    here = AREA["essex"]
    border = NEIGHBOURS[here][AREA["rutland"]]
    board.state.frames = [Battles(), Regroup(0, here, [border, border])]
    ways = {area: LIMIT[NEIGHBOURS[here][AREA[area]]] for area in ("rutland", "middlesex", "leicester", "east_anglia")}
    assert seen(board.state).room == ways | {"rutland": ways["rutland"] - 2}


def test_views_of_losses(board: Board) -> None:
    """For every area how many blocks still lose a step there (7.1)."""
    board.position({"lan_oxford": "essex", "yor_york": "ireland"})
    board.state.frames = [Supply(LOSS_KING, [AREA["essex"], AREA["kent"], AREA["essex"]], [], [0, 0])]
    assert seen(board.state).losses == {"essex": 2, "kent": 1}


def test_views_of_ones_own_blocks(board: Board) -> None:
    """All but those that are dead or set aside, with the word for where they wait; nobody else's."""
    board.acting({**FEW, "lan_french_mercenary": "france"}, "action_4")
    board.state.where[BLOCK["lan_devon"]], board.state.where[BLOCK["lan_clifford"]] = POOL, DEAD
    board.state.where[BLOCK["lan_scots_mercenary"]] = FALLEN
    rows = {row.block: row for row in own(board.state, 0).blocks}
    assert rows["lan_oxford"] == OwnBlock("lan_oxford", "leicester", 2)
    assert [rows[f"lan_{b}"].place for b in ("devon", "prince_edward", "wiltshire", "scots_mercenary")] == [
        "pool", "minor", "spent", "fallen"
    ]  # fmt: skip
    assert "lan_clifford" not in rows
    assert not [b for b in rows if board.state.where[BLOCK[b]] == ASIDE]
    assert not [b for b in rows if not b.startswith("lan_")]
    theirs = {row.block: row.place for row in own(board.state, 1).blocks}
    assert (theirs["yor_york"], theirs["rebel"]) == ("ireland", "spent"), "the rebel is the Pretender's"
    assert not [b for b in theirs if b.startswith("lan_")]


def test_views_of_the_way_ones_blocks_came(board: Board) -> None:
    """The area behind the border, the first of the list like any other, or the sea; nothing for who was there."""
    here, there = BORDERS[0]
    board.position({"lan_oxford": AREA_IDS[here], "lan_devon": AREA_IDS[here], "lan_clifford": AREA_IDS[here]})
    board.state.frames = [Battles()]
    board.state.came[BLOCK["lan_oxford"]], board.state.came[BLOCK["lan_devon"]] = 0, SEA_BORDER + 1 + AREA["france"]
    assert own(board.state, 0).came == {"lan_oxford": AREA_IDS[there], "lan_devon": "sea"}


def test_views_of_ones_own_moves(board: Board) -> None:
    """Who moved in this action phase, and how far; the other seat sees nothing of it."""
    board.acting(FEW)
    assert own(board.state, 0).moved == {}
    board.do(0, "move lan_oxford rutland")
    assert own(board.state, 0).moved == {"lan_oxford": 1}
    assert own(board.state, 1).moved == {}
    board.do(0, "move lan_oxford east_anglia")
    assert own(board.state, 0).moved == {"lan_oxford": 9}, "who cannot go on"
    board.acting(FEW)
    board.state.where[BLOCK["lan_devon"]] = POOL
    board.do(0, "recruit lan_devon cornwall")
    assert own(board.state, 0).moved == {"lan_devon": 9}, "nor can who has just come in"


def test_views_of_a_hand_that_was_shown(board: Board) -> None:
    """One's own choice is seen while hands are asked about, and by nobody else."""
    board.state = ROSES.setup(seats=2, seed="hands", options=Options())
    assert [own(board.state, seat).choice for seat in (0, 1)] == ["", ""]
    board.do(1, "keep")
    assert [own(board.state, seat).choice for seat in (0, 1)] == ["", "keep"]
    assert [house.ready for house in seen(board.state).seats] == [False, True]


def test_views_of_orders_that_are_sealed(board: Board) -> None:
    """Everybody sees who has sealed his orders for a battle, and is waited for no more."""
    board.fight("essex", {"yor_hastings": "rutland"}, {"lan_oxford": ""}, plan=Plan())
    assert (seen(board.state).acting, fought(board.state).sealed) == ([0, 1], [False, False])
    board.do(1, "seal")
    assert (seen(board.state).acting, fought(board.state).sealed) == ([0], [False, True])
    assert [house.ready for house in seen(board.state).seats] == [False, True]
