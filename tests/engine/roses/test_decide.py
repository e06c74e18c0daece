"""What a block does by its orders, word by word (rulings O1 to O6), and small judgements beside them."""

from __future__ import annotations

import msgspec
import pytest

from engine.core import Action
from engine.roses.board import AREA, BLOCK, LIMIT, NEIGHBOURS, RANK, SEA_BORDER
from engine.roses.combat import short_of_ways
from engine.roses.phases.political import houses_support
from engine.roses.rules import ROSES
from engine.roses.standing import block_orders, decide, give, nearest, orders_for, rank_of, victim
from engine.roses.state import Options
from engine.roses.view import Plan
from tests.engine.roses.board import ASK, Board

FIRE, PASS = "fire lan_henry_vi", "pass lan_henry_vi"
OUT, AWAY = "retreat lan_henry_vi leicester", "retreat lan_henry_vi warwick"
CHARGES = ["charge lan_henry_vi yor_norfolk", "charge lan_henry_vi yor_york"]
ROLLS = ["treason lan_henry_vi yor_rivers", "treason lan_henry_vi yor_kent"]
EVERYTHING = [OUT, AWAY, FIRE, PASS, *CHARGES, *ROLLS]
MILD = Plan(act="fire", retreat="never", haven="auto", charge="never", treason="never")


def chosen(legal: list[str], order: str = "", number: int = 2, steps: int = 3, **plan: str) -> str:
    """What Henry VI does in a round with so many steps; empty when his owner is asked."""
    board = Board().fight(
        "derby", {"yor_york": "warwick", "yor_norfolk": "warwick"}, {"lan_henry_vi": ""},
        others={"lan_devon": "leicester"}, steps={"yor_norfolk": 1},
    )  # fmt: skip
    board.state.steps[BLOCK["lan_henry_vi"]] = steps
    running = board.battle()
    running.round, running.plans[0] = number, msgspec.structs.replace(MILD, **plan)
    if order:
        board.state.players[0].orders["lan_henry_vi"] = order
    found = decide(board.state, running, BLOCK["lan_henry_vi"], [Action.parse(text) for text in legal])
    return "" if found is None else str(found)


@pytest.mark.parametrize(("legal", "order", "plan", "does"), [
    ([AWAY], "ask", {"haven": "ask", "act": "ask"}, AWAY),
    ([AWAY, OUT], "", {}, OUT),
    ([AWAY, OUT], "fire", {"haven": "ask"}, ""),
    (EVERYTHING, "", {}, FIRE),
    (EVERYTHING, "", {"act": "pass"}, PASS),
    (EVERYTHING, "", {"act": "ask"}, ""),
    (EVERYTHING, "ask", {}, ""),
    (EVERYTHING, "fire", {"act": "ask", "retreat": "weak-3", "treason": "always", "charge": "heir"}, FIRE),
    (EVERYTHING, "pass", {"act": "ask", "retreat": "weak-3", "treason": "always", "charge": "heir"}, PASS),
    (EVERYTHING, "retreat", {}, OUT),
    (EVERYTHING, "retreat", {"haven": "ask"}, ""),
    ([AWAY, FIRE, PASS], "retreat", {"haven": "ask"}, AWAY),
    ([FIRE, PASS], "retreat", {}, FIRE),
    (EVERYTHING, "weak-2", {}, FIRE),
    (EVERYTHING, "weak-3", {}, OUT),
    (EVERYTHING, "", {"retreat": "weak-2"}, FIRE),
    (EVERYTHING, "", {"retreat": "weak-3"}, OUT),
    (EVERYTHING, "", {"retreat": "round-2"}, OUT),
    (EVERYTHING, "", {"retreat": "round-3"}, FIRE),
    (EVERYTHING, "round-2", {"retreat": "never"}, OUT),
    (EVERYTHING, "round-3", {"retreat": "round-2"}, FIRE),
    (EVERYTHING, "", {"treason": "always"}, ROLLS[0]),
    (EVERYTHING, "", {"treason": "ask"}, ""),
    (EVERYTHING, "charge", {"treason": "always"}, CHARGES[0]),
    (EVERYTHING, "weak-1", {"treason": "always"}, FIRE),
    ([FIRE, PASS, *ROLLS[1:]], "", {"treason": "likely"}, FIRE),
    ([FIRE, PASS, *ROLLS[1:]], "", {"treason": "always"}, ROLLS[1]),
    (EVERYTHING, "", {"charge": "weakest"}, CHARGES[0]),
    (EVERYTHING, "", {"charge": "heir"}, CHARGES[1]),
    (EVERYTHING, "", {"charge": "ask"}, ""),
    (EVERYTHING, "charge", {"charge": "ask"}, CHARGES[0]),
    (EVERYTHING, "charge", {"charge": "never", "act": "pass"}, CHARGES[0]),
    (EVERYTHING, "weak-1", {"charge": "weakest"}, FIRE),
    ([FIRE, PASS, CHARGES[0]], "", {"charge": "heir"}, FIRE),
    ([FIRE, PASS], "charge", {"charge": "ask"}, FIRE),
])  # fmt: skip
def test_decide_word_by_word(legal: list[str], order: str, plan: dict[str, str], does: str) -> None:
    """An order of the block's own goes first, then leaving, treachery, a charge, and what it does else."""
    assert chosen(legal, order, 2, 3, **plan) == does


def test_decide_leaves_in_its_round_and_with_its_steps() -> None:
    """At or after the round, with as many steps or fewer."""
    assert [chosen(EVERYTHING, "round-3", number=n) for n in (2, 3, 4)] == [FIRE, OUT, OUT]
    assert [chosen(EVERYTHING, "weak-2", steps=n) for n in (1, 2, 3)] == [OUT, OUT, FIRE]


def test_decide_who_takes_hits() -> None:
    """Common men before nobles before heirs, junior before senior; nobles first of all where that is the order."""
    worth = ("york_levy", "bombard", "french_mercenary", "york_church", "oxford", "exeter", "henry_vi")
    everybody = [BLOCK[f"lan_{name}"] for name in worth]
    everybody.insert(2, BLOCK["rebel"])
    assert sorted({*everybody}, key=rank_of) == everybody
    blocks = [BLOCK[b] for b in ("lan_henry_vi", "lan_exeter", "lan_oxford", "lan_york_levy", "lan_bombard")]
    assert sorted(blocks, key=rank_of) == [blocks[n] for n in (3, 4, 2, 1, 0)]
    assert victim(Plan(hits="common"), blocks) == blocks[3]
    assert victim(Plan(hits="nobles"), blocks) == blocks[2]
    assert victim(Plan(hits="nobles"), [blocks[0], blocks[1], blocks[4]]) == blocks[4]
    assert victim(Plan(hits="nobles"), blocks[:2]) == blocks[1]
    assert victim(Plan(hits="ask"), blocks) == -1
    assert RANK[blocks[1]] > RANK[blocks[0]] > 0


def test_decide_the_way_to_the_largest_group(board: Board) -> None:
    """Of equals the first on the map."""
    board.position({"lan_oxford": "leicester", "lan_devon": "warwick", "lan_clifford": "warwick"})
    ways = [Action.parse(text) for text in (OUT, AWAY)]
    assert nearest(board.state, 0, ways) == ways[1]
    board.state.where[BLOCK["lan_clifford"]] = AREA["kent"]
    assert nearest(board.state, 0, ways) == min(ways, key=lambda a: AREA[str(a.args[1])])


def test_decide_orders_of_a_block() -> None:
    """Only an heir can be told to charge; an order fits its own blocks; ``default`` forgets it."""
    heir, noble = BLOCK["lan_henry_vi"], BLOCK["lan_oxford"]
    assert [len(block_orders(b)) for b in (heir, noble)] == [11, 10]
    order = Action.parse("block-order lan_oxford weak-1")
    assert order in orders_for([heir, noble])
    assert order not in orders_for([heir])
    assert Action.parse("block-order lan_oxford charge") not in orders_for([noble])
    orders = {"lan_devon": "ask"}
    give(orders, order)
    assert orders == {"lan_devon": "ask", "lan_oxford": "weak-1"}
    give(orders, Action.parse("block-order lan_oxford default"))
    give(orders, Action.parse("block-order lan_clifford default"))
    assert orders == {"lan_devon": "ask"}


def test_8_2_a_prisoner_supports_his_house_apart() -> None:
    """He counts for his own side, named apart from those who stand free (8.2, scenario)."""
    state = ROSES.setup(seats=2, seed="k", options=Options("kingmaker"))
    apart = houses_support(state)
    assert [house.prisoner for house in apart] == [1, 0]
    state.prisoner = -1
    free = houses_support(state)
    assert [house.prisoner for house in free] == [0, 0]
    assert free[0].total == apart[0].total
    assert dict(free[0].where)["middlesex"] == dict(apart[0].where).get("middlesex", 0) + 1
    assert (apart[1].london, free[1].london) == (1, 0), "nobody else holds London beside him"


def test_6_6_pirates_are_never_short_of_ways(board: Board) -> None:
    """The sea has room for all; by land it is the borders' limits that count (6.6)."""
    men = ("yor_york", "yor_essex", "yor_norfolk")
    board.fight("kent", dict.fromkeys(men, "sussex"), {"lan_oxford": ""}, plan=ASK)
    three, here = [BLOCK[name] for name in men], AREA["kent"]
    blocks = three[:2]
    last, *others = NEIGHBOURS[here].values()
    full = [border for border in others for _ in range(LIMIT[border])]
    assert not short_of_ways(board.state, here, blocks, [])
    assert not short_of_ways(board.state, here, blocks, full)
    one_left = [*full, *[last] * (LIMIT[last] - 1)]
    assert short_of_ways(board.state, here, blocks, one_left)
    assert not short_of_ways(board.state, here, blocks[:1], one_left)
    assert not short_of_ways(board.state, here, blocks, [*one_left, last]), "who has no way has no choice"
    board.state.came[blocks[1]] = SEA_BORDER + 1 + AREA["calais"]
    assert not short_of_ways(board.state, here, blocks, one_left)
    assert short_of_ways(board.state, here, three, one_left), "who came by land is short of ways though a pirate is not"
