"""Moving by land (5.2), by sea (5.3), recruiting (5.4) and the areas (2.0)."""

from __future__ import annotations

import pytest

from engine.core import Piece, SeatRef
from engine.core import Place as At
from engine.roses.analysis import attacker_of
from engine.roses.board import AREA, AREA_IDS, AREAS, BLOCK, BORDERS, FACTS, LIMIT, SAILS, check_facts
from engine.roses.combat import closed
from engine.roses.state import Acting, Mains, held
from tests.engine.roses.board import Board, Place, names

FIVE = ("lan_oxford", "lan_devon", "lan_beaumont", "lan_clifford", "lan_wiltshire")


def group(area: str, count: int = 5) -> dict[str, Place]:
    """Some Lancastrian nobles in one area."""
    return dict.fromkeys(FIVE[:count], area)


def ap(state: object) -> int:
    """Points left in the running phase."""
    frame = state.frames[-1]  # type: ignore[attr-defined]
    assert isinstance(frame, Acting)
    return frame.ap


def test_2_1_areas_and_borders() -> None:
    """33 areas, 62 borders in three colours with their limits (2.1, 5.2.1)."""
    assert not check_facts(FACTS)
    assert (len(AREAS), len(BORDERS)) == (33, 62)
    assert set(LIMIT) == {2, 3, 4}


def test_2_1_control_changes_at_once(board: Board) -> None:
    """An area is friendly as soon as a block stands there: recruiting follows a move (2.1)."""
    board.acting({"lan_oxford": "gloucester"})
    board.state.where[BLOCK["lan_bombard"]] = -1
    assert board.why(0, "recruit lan_bombard somerset") == "muster-place"
    board.do(0, "move lan_oxford somerset; recruit lan_bombard somerset")
    assert board.at("lan_bombard") == "somerset"


def test_2_7_enemy_exile_is_closed(board: Board) -> None:
    """Nobody enters the enemy's exile by land or sea; Lancaster walks into Scotland (2.7, 2.72)."""
    board.acting({"yor_york": "cumbria", "lan_oxford": "northumbria"}, seat=1)
    assert board.why(1, "move yor_york scotland") == "exile"
    assert board.why(1, "sea yor_york scotland") == "exile"
    board.acting({"lan_oxford": "northumbria"})
    board.do(0, "move lan_oxford scotland")
    assert board.at("lan_oxford") == "scotland"


def test_2_71_ireland_by_sea_only(board: Board) -> None:
    """Ireland, Man, Calais and France have no land borders (2.71, 2.82)."""
    for area in ("ireland", "isle_of_man", "calais", "france"):
        assert not any(AREA[area] in border for border in BORDERS)
    board.acting({"lan_oxford": "chester"})
    board.do(0, "sea lan_oxford isle_of_man")
    assert board.at("lan_oxford") == "isle_of_man"


def test_5_2_point_moves_any_blocks_of_an_area(board: Board) -> None:
    """One point activates an area; its later blocks move free, in any order, to any areas (5.2)."""
    board.acting(group("east_anglia", 4), "action_2")
    board.do(0, "move lan_oxford essex; move lan_devon rutland; move lan_oxford middlesex")
    assert ap(board.state) == 1
    board.do(0, "move lan_beaumont essex; move lan_beaumont leicester")
    assert ap(board.state) == 1
    assert board.at("lan_beaumont") == "leicester"


def test_5_2_two_areas_and_not_back(board: Board) -> None:
    """Two areas, no turning back over the border just crossed (5.2, ruling)."""
    board.acting(group("essex", 1))
    board.do(0, "move lan_oxford middlesex")
    assert board.why(0, "move lan_oxford essex") == "back"
    board.do(0, "move lan_oxford oxford")
    assert board.why(0, "move lan_oxford wilts") == "halted"


def test_5_2_stops_in_an_enemy_area(board: Board) -> None:
    """Friends are passed, an enemy or contested area stops (5.2)."""
    board.acting({**group("essex", 2), "lan_devon": "middlesex", "yor_york": "kent"})
    board.do(0, "move lan_oxford middlesex; move lan_oxford kent")
    assert board.why(0, "move lan_oxford sussex") == "halted-enemy"
    board.do(0, "move lan_devon kent")
    assert board.why(0, "move lan_devon sussex") == "halted-enemy"


def test_5_2_1_border_limits(board: Board) -> None:
    """Example 5.2.1: of five in Middlesex four go straight to Oxford, the fifth by Leicester or Sussex."""
    board.acting(group("middlesex"), "action_2")
    for name in FIVE[:4]:
        board.do(0, f"move {name} oxford")
    assert board.why(0, "move lan_wiltshire oxford") == "limit"
    board.do(0, "move lan_wiltshire leicester; move lan_wiltshire oxford")
    assert board.at("lan_wiltshire") == "oxford"
    assert ap(board.state) == 1


def test_5_2_1_river_example(board: Board) -> None:
    """Sidebar: from East Anglia three cross the river to Rutland, more go round by Essex."""
    board.acting(group("east_anglia"), "action_2")
    for name in FIVE[:3]:
        board.do(0, f"move {name} rutland")
    assert board.why(0, "move lan_clifford rutland") == "limit"
    board.do(0, "move lan_clifford essex; move lan_clifford rutland")
    assert board.at("lan_clifford") == "rutland"


def test_5_2_1_red_border_stops(board: Board) -> None:
    """Two blocks, and they stop (5.2.1)."""
    board.acting(group("powys", 3))
    board.do(0, "move lan_oxford hereford; move lan_devon hereford")
    assert board.why(0, "move lan_beaumont hereford") == "limit"
    assert board.why(0, "move lan_oxford glamorgan") == "halted-red"


def test_5_2_1_limits_count_per_player(board: Board) -> None:
    """Both players may use the same red border fully (5.2.1)."""
    board.acting({**group("powys", 2), "yor_york": "powys", "yor_march": "powys"}, first=0, seat=1)
    board.state.where[BLOCK["lan_oxford"]] = board.state.where[BLOCK["lan_devon"]] = AREA["hereford"]
    board.do(1, "move yor_york pembroke; move yor_march pembroke")
    assert isinstance(board.state.frames[-1], Acting)
    assert len(board.state.frames[-1].used) == 2


def chester(board: Board, derby: int, warwick: int) -> list[str]:
    """Sidebar: five defend Chester; some came from Derby as the main attack and some from Warwick."""
    defenders = ["yor_york", "yor_march", "yor_essex", "yor_hastings", "yor_suffolk"]
    attackers: dict[str, Place] = dict.fromkeys(FIVE[:derby], "derby")
    attackers |= dict.fromkeys(FIVE[derby : derby + warwick], "warwick")
    board.acting({**attackers, **dict.fromkeys(defenders, "chester")})
    for name in FIVE[: derby + warwick]:
        board.do(0, f"move {name} chester")
    board.do(0, "done")
    if warwick:
        board.do(0, "main chester derby")
    return defenders


def test_5_2_2_pinning(board: Board) -> None:
    """Sidebar: three from Derby pin three of five; the reserve from Warwick pins nobody; two may leave."""
    defenders = chester(board, 3, 1)
    assert board.why(1, "move yor_york derby") == "enemy-border"
    assert board.why(1, "move yor_york warwick") == "enemy-border"
    board.do(1, "move yor_york powys; move yor_march lancaster")
    for name in defenders[2:]:
        assert board.why(1, f"move {name} powys") == "pinned"


def test_5_2_2_help_does_not_unpin(board: Board) -> None:
    """Blocks that come to help do not change the count (ruling)."""
    chester(board, 4, 0)
    board.state.where[BLOCK["yor_arundel"]], board.state.steps[BLOCK["yor_arundel"]] = AREA["hereford"], 3
    board.do(1, "move yor_york powys; move yor_arundel chester")
    assert board.why(1, "move yor_march powys") == "pinned"
    assert closed(board.state, AREA["chester"], 1, BORDERS.index((AREA["chester"], AREA["derby"])))


def test_5_2_2_unpinned_may_sail(board: Board) -> None:
    """Who is not pinned moves normally, by sea too (5.2.2)."""
    chester(board, 1, 0)
    assert "sea yor_york ireland" in board.legal(1)


def test_6_3_three_borders_at_most(board: Board) -> None:
    """An attack over a fourth border is forbidden (6.3)."""
    men = dict(zip(FIVE, ("essex", "kent", "oxford", "leicester", "sussex"), strict=True))
    board.acting({**men, "yor_york": "middlesex"})
    for name in FIVE[:3]:
        board.do(0, f"move {name} middlesex")
    assert board.why(0, "move lan_clifford middlesex") == "borders"
    board.do(0, "done")
    assert isinstance(board.state.frames[-1], Mains)
    assert board.legal(0) == ["main middlesex essex", "main middlesex kent", "main middlesex oxford"]
    assert board.why(0, "main middlesex sussex") == "main"


def test_6_3_single_border_is_the_main_attack(board: Board) -> None:
    """With one border nobody is asked (ruling)."""
    board.acting({**group("essex", 1), "yor_york": "middlesex"})
    board.do(0, "move lan_oxford middlesex; done")
    assert board.state.mains
    assert isinstance(board.state.frames[-1], Acting)


def test_6_3_helpers_use_two_borders(board: Board) -> None:
    """Player 2 reinforces a battle over two borders at most (6.3)."""
    places: dict[str, Place] = {"lan_oxford": "rutland", "yor_york": "essex", "yor_march": "middlesex"}
    board.acting({**places, "yor_hastings": "east_anglia", "yor_essex": "leicester"})
    board.do(0, "move lan_oxford essex; done")
    board.do(1, "move yor_march essex; move yor_hastings essex")
    assert board.why(1, "move yor_essex essex") == "borders"
    board.do(1, "done")
    assert [(a, s) for a, s, _ in board.state.mains] in ([], [(AREA["essex"], 0)]), "who helps names no main attack"


def test_6_3_each_battle_has_its_own_attacker(board: Board) -> None:
    """Player 1 attacks where he came in; elsewhere it is Player 2, though Player 1 attacks in another area."""
    board.acting({"lan_oxford": "rutland", "yor_york": "essex", "yor_essex": "sussex", "lan_devon": "kent"})
    board.do(0, "move lan_oxford essex; done")
    board.do(1, "move yor_essex kent")
    assert [attacker_of(board.state, AREA[area]) for area in ("essex", "kent")] == [0, 1]


def test_5_2_a_move_is_told_without_its_block(board: Board) -> None:
    """All hear that somebody walked or sailed and where; its owner hears who it was."""
    board.acting({"lan_oxford": "essex", "lan_devon": "cornwall", "yor_york": "ireland"})
    for action, key, block, start, goal in (
        ("move lan_oxford middlesex", "moved", "lan_oxford", "essex", "middlesex"),
        ("sea lan_devon dorset", "sailed", "lan_devon", "cornwall", "dorset"),
    ):
        told, private = board.do(0, action)
        public = {"seat": SeatRef(0), "from": At(start), "area": At(goal)}
        assert (told.key, told.audience, told.params) == (f"roses-{key}", None, public)
        assert (private.key, private.audience) == (f"roses-{key}-own", (0,))
        assert private.params == {**public, "block": Piece(block)}


def test_6_3_player_two_attacks_over_three_borders(board: Board) -> None:
    """Where Player 1 does not attack, Player 2 may come over three borders himself, over each with as many as pass."""
    men: dict[str, Place] = {
        "yor_york": "essex",
        "yor_march": "kent",
        "yor_essex": "oxford",
        "yor_hastings": "leicester",
    }
    board.acting({**men, "yor_norfolk": "essex", "lan_oxford": "middlesex"}, seat=1, first=0)
    board.do(1, "move yor_york middlesex; move yor_march middlesex; move yor_essex middlesex")
    assert board.why(1, "move yor_hastings middlesex") == "borders"
    assert board.why(1, "move yor_norfolk middlesex") == "", "that border is in use already"


def test_5_3_sea_move(board: Board) -> None:
    """One point, one block, one zone, friendly or vacant coast; no land move besides (5.3)."""
    board.acting({"lan_french_mercenary": "france", "lan_oxford": "cornwall", "yor_york": "kent"}, "action_3")
    assert board.why(0, "sea lan_french_mercenary kent") == "landing"
    assert board.why(0, "sea lan_french_mercenary east_anglia") == "zone"
    board.do(0, "sea lan_french_mercenary sussex")
    assert ap(board.state) == 2
    assert board.why(0, "move lan_french_mercenary wilts") == "sailed"


@pytest.mark.parametrize(
    ("origin", "area", "fine"),
    [
        ("calais", "sussex", True), ("calais", "east_anglia", True), ("calais", "chester", False),
        ("cornwall", "dorset", True), ("cornwall", "chester", True), ("cornwall", "lincoln", False),
        ("kent", "lincoln", True), ("kent", "dorset", True), ("calais", "middlesex", True),
        ("glamorgan", "hereford", False), ("glamorgan", "gloucester", False), ("east_yorks", "south_yorks", False),
        ("glamorgan", "somerset", True), ("east_yorks", "lincoln", True),
    ],
)  # fmt: skip
def test_5_3_zones(board: Board, origin: str, area: str, fine: bool) -> None:
    """The zones of Calais, Cornwall and Kent; no ships to Hereford, Gloucester or South Yorks; Middlesex is a port."""
    board.acting({"yor_york": origin}, seat=1)
    assert (f"sea yor_york {area}" in board.legal(1)) == fine


def test_5_3_france_and_scotland_zones(board: Board) -> None:
    """France lies at the Channel and the Irish Sea, Scotland at the North and the Irish Sea (5.3)."""
    board.acting({"lan_oxford": "france", "lan_devon": "scotland"})
    sails = board.legal(0, "sea")
    assert {"sea lan_oxford sussex", "sea lan_oxford chester", "sea lan_devon chester", "sea lan_devon lincoln"} <= {
        *sails
    }
    assert "sea lan_oxford lincoln" not in sails
    assert "sea lan_devon sussex" not in sails


def test_5_3_ships_reach_the_coasts_of_their_zones() -> None:
    """From Ireland those of the Irish Sea, from nowhere inland, and never the coast they lie at."""
    irish = "isle_of_man scotland cumbria lancaster caernarvon chester pembroke glamorgan somerset cornwall france"
    assert {AREA_IDS[n] for n in SAILS[AREA["ireland"]]} == {*irish.split()}
    assert SAILS[AREA["leicester"]] == ()
    assert not any(n in SAILS[n] for n in range(len(AREAS)))


def test_5_3_who_never_sails(board: Board) -> None:
    """Scots, Welsh, the rebel and city levies never sail; a bombard may (5.3, ruling)."""
    men: dict[str, Place] = dict.fromkeys(("lan_welsh_mercenary", "lan_scots_mercenary", "lan_york_levy"), "chester")
    board.acting({**men, "lan_bombard": "chester"})
    for name in men:
        assert board.why(0, f"sea {name} cornwall") == "sailor"
    assert board.why(0, "sea lan_bombard cornwall") == ""
    board.acting({"rebel": "chester"}, seat=1)
    assert board.why(1, "sea rebel cornwall") == "sailor"


def test_5_3_estuaries() -> None:
    """Sidebar: Glamorgan-Somerset, East Yorks-Lincoln and Kent-Essex do not touch."""
    pairs = {frozenset(b) for b in BORDERS}
    for a, b in (("glamorgan", "somerset"), ("east_yorks", "lincoln"), ("kent", "essex")):
        assert frozenset((AREA[a], AREA[b])) not in pairs


def test_5_3_nobody_sails_to_where_he_is(board: Board) -> None:
    """Nor does anybody sail with another's block."""
    board.acting({"lan_oxford": "essex", "yor_york": "kent"})
    assert board.why(0, "sea lan_oxford essex") == "already"
    assert board.why(0, "sea yor_york sussex") == "block"


def test_5_3_1_the_third_block_pays_again(board: Board) -> None:
    """Between two major ports a point carries two blocks and no more (5.3.1)."""
    men: dict[str, Place] = dict.fromkeys(("yor_warwick", "yor_kent", "yor_salisbury"), "calais")
    board.acting(men, "action_3", seat=1)
    left = []
    for name in men:
        board.do(1, f"sea {name} east_anglia")
        left.append(ap(board.state))
    assert left == [2, 2, 1]


def test_5_3_1_port_pairs(board: Board) -> None:
    """Sidebar: two points carry four blocks from major port to major port, two and two or all to one (5.3.1)."""
    men: dict[str, Place] = dict.fromkeys(("yor_warwick", "yor_kent", "yor_salisbury", "yor_march"), "calais")
    board.acting(men, "action_2", seat=1)
    board.do(1, "sea yor_warwick east_anglia; sea yor_kent kent; sea yor_salisbury east_anglia; sea yor_march kent")
    assert ap(board.state) == 0
    assert not board.legal(1, "sea")


def test_5_3_1_minor_ports_carry_one(board: Board) -> None:
    """From or to a minor port every block costs a point; a pair needs the same two ports (5.3.1)."""
    board.acting({"yor_warwick": "calais", "yor_kent": "calais", "yor_march": "calais"}, "action_2", seat=1)
    board.do(1, "sea yor_warwick essex; sea yor_kent east_anglia")
    assert board.legal(1, "sea") == ["sea yor_march east_anglia"]
    assert board.why(1, "sea yor_march kent") == "points"


def pool(state: object, *blocks: str) -> None:
    """Put blocks into the pool."""
    for name in blocks:
        state.where[BLOCK[name]] = -1  # type: ignore[attr-defined]


def places(board: Board, seat: int, block: str) -> set[str]:
    """Where a block can be recruited."""
    return {a.split()[2] for a in board.legal(seat, "recruit") if a.split()[1] == block}


def test_5_4_nobles_church_levies(board: Board) -> None:
    """Nobles at a shield, churches at their cathedral, levies in their city, friendly or vacant (5.4)."""
    board.acting({"yor_york": "glamorgan", "lan_oxford": "essex"})
    pool(board.state, "lan_buckingham", "lan_york_church", "lan_coventry_levy", "lan_welsh_mercenary")
    assert places(board, 0, "lan_buckingham") == {"warwick", "kent"}
    assert places(board, 0, "lan_york_church") == {"south_yorks"}
    assert places(board, 0, "lan_coventry_levy") == {"warwick"}
    assert places(board, 0, "lan_welsh_mercenary") == {"pembroke", "caernarvon", "powys"}
    pool(board.state, "lan_warwick")
    assert places(board, 0, "lan_warwick") == {"warwick"}, "York stands in Glamorgan, and Calais is York's exile"


def test_5_4_bombard_and_rebel(board: Board) -> None:
    """A bombard in a friendly city, the rebel in any vacant area but exile (5.4)."""
    board.acting({"yor_york": "warwick", "lan_oxford": "essex", "yor_essex": "oxford"}, seat=1)
    pool(board.state, "yor_bombard", "rebel")
    assert places(board, 1, "yor_bombard") == {"warwick"}
    rebel = places(board, 1, "rebel")
    assert "kent" in rebel
    assert "isle_of_man" in rebel
    assert not rebel & {"warwick", "oxford", "essex", "ireland", "scotland"}


def test_5_4_full_strength_no_move_hidden(board: Board) -> None:
    """Recruits come at full strength, unseen, and do not move this turn (5.4)."""
    board.acting({"lan_oxford": "kent"})
    pool(board.state, "lan_buckingham")
    events = board.do(0, "recruit lan_buckingham kent")
    assert events[0].audience is None
    assert "block" not in events[0].params
    assert events[1].audience == (0,)
    assert board.why(0, "move lan_buckingham sussex") == "fresh"
    assert ap(board.state) == 3


def test_5_4_spent_blocks_wait(board: Board) -> None:
    """Who lies face down cannot be recruited in this campaign (6.83)."""
    assert board.acting({"lan_oxford": "kent"}).why(0, "recruit lan_buckingham kent") == "spent"


def test_5_4_mercenaries_are_recruited_by_moving(board: Board) -> None:
    """Five mercenaries stand in exile and come by a normal move (5.4)."""
    board.acting({"lan_scots_mercenary": "scotland"})
    board.do(0, "move lan_scots_mercenary northumbria")
    assert board.at("lan_scots_mercenary") == "northumbria"


def test_5_4_several_shields_in_one_area(board: Board) -> None:
    """Sidebar: Newcastle and Northumberland in Northumbria for two, Norfolk, Suffolk and Norwich for three points."""
    board.acting({"lan_oxford": "kent"}, "action_2")
    pool(board.state, "lan_newcastle_levy", "lan_northumberland")
    board.do(0, "recruit lan_newcastle_levy northumbria; recruit lan_northumberland northumbria")
    assert held(board.state)[0][AREA["northumbria"]] == 2
    assert ap(board.state) == 0
    board.acting({"yor_york": "ireland"}, "action_3", seat=1)
    pool(board.state, "yor_norfolk", "yor_suffolk", "yor_norwich_levy")
    for name in ("yor_norfolk", "yor_suffolk", "yor_norwich_levy"):
        board.do(1, f"recruit {name} east_anglia")
    assert held(board.state)[1][AREA["east_anglia"]] == 3


def test_5_4_heirs_in_the_pool(board: Board) -> None:
    """A royal heir comes at a crown, a pretender's heir in exile; Warwick of York also in Calais (ruling)."""
    board.acting({"lan_henry_vi": "france", "yor_york": "chester"})
    pool(board.state, "lan_somerset")
    assert "middlesex" in places(board, 0, "lan_somerset")
    assert not {"chester", "kent"} & places(board, 0, "lan_somerset"), "an enemy's crown, and no crown at all"
    board.acting({"yor_york": "chester"}, seat=1)
    pool(board.state, "yor_rutland", "yor_warwick")
    assert places(board, 1, "yor_rutland") == {"ireland", "calais"}
    assert places(board, 1, "yor_warwick") == {"warwick", "glamorgan", "calais"}


def test_5_4_neville_own_shields_only(board: Board) -> None:
    """A dead Neville's shield is no place to recruit another (ruling)."""
    board.acting({"yor_york": "ireland"}, seat=1)
    pool(board.state, "yor_salisbury")
    for name in ("lan_warwick", "yor_warwick", "lan_kent", "yor_kent", "lan_salisbury"):
        board.state.where[BLOCK[name]] = -5 if "salis" not in name else -4
    assert places(board, 1, "yor_salisbury") == {"north_yorks", "east_yorks"}


def test_turn_example(board: Board) -> None:
    """Sidebar, first turn: York ships two and recruits two, Lancaster moves two and brings the bombard."""
    men: dict[str, Place] = {"yor_warwick": "calais", "yor_salisbury": "calais", "lan_oxford": "essex"}
    board.acting({**men, "lan_beaumont": "lincoln", "lan_henry_vi": "middlesex"}, "action_3", seat=1, first=1)
    pool(board.state, "yor_norfolk", "yor_norwich_levy", "lan_bombard")
    board.do(1, "sea yor_warwick east_anglia; sea yor_salisbury east_anglia")
    board.do(1, "recruit yor_norfolk east_anglia; recruit yor_norwich_levy east_anglia; done")
    board.do(0, "move lan_oxford middlesex; move lan_beaumont leicester; move lan_beaumont middlesex")
    board.do(0, "recruit lan_bombard middlesex")
    assert names([b for b, a in enumerate(board.state.where) if a == AREA["east_anglia"]]) == [
        "yor_norfolk", "yor_warwick", "yor_salisbury", "yor_norwich_levy"
    ]  # fmt: skip
    assert ap(board.state) == 0
