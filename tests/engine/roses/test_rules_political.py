"""The political turn (8.0) and the end of the game (9.0)."""

from __future__ import annotations

from engine.roses.board import AREA, BLOCK, STEPS
from engine.roses.phases.political import PRETENDER_HOME, homes, last_place, support
from engine.roses.rules import ROSES
from engine.roses.standing import STYLES
from engine.roses.state import Cards, Mulligan, Over, Political, RosesState
from tests.engine.roses.board import Board, Place, keys, names

from engine.roses.board import AREA_IDS  # isort: skip


def political(board: Board, places: dict[str, Place], king: int = 0, campaign: int = 1) -> list[str]:
    """Run the political turn up to its first question; the keys of what happens."""
    board.position(places, king=king)
    board.state.campaign = campaign
    board.state.frames = [Political(0)]
    return keys(board.settle())


def home(state: RosesState, block: str) -> list[str]:
    """Where a block may go home to."""
    return [AREA_IDS[n] for n in homes(state, BLOCK[block])]


def test_8_1_levies_disband(board: Board) -> None:
    """Levies, bombards, Welsh and rebel go to the pool, mercenaries home (8.1)."""
    men: dict[str, Place] = dict.fromkeys(("lan_bristol_levy", "lan_bombard", "lan_welsh_mercenary"), "kent")
    political(board, {**men, "lan_french_mercenary": "essex", "lan_henry_vi": "france", "yor_york": "ireland"})
    assert {board.at(n) for n in men} == {"pool"}
    assert {board.strength(n) for n in men} == {0}
    assert board.at("lan_french_mercenary") == "france"


def test_8_1_the_political_turn_is_told(board: Board) -> None:
    """That it begins, for good, and that levies are disbanded: from Ireland too, the first area of the map."""
    board.position({"yor_bombard": "ireland", "yor_york": "ireland", "lan_henry_vi": "france"})
    board.state.frames = [Political(0)]
    begun, disbanded = board.settle()[:2]
    assert (begun.key, begun.params, begun.seals) == ("roses-political", {"n": 1}, True)
    assert disbanded.key == "roses-disbanded"
    assert board.at("yor_bombard") == "pool"


def test_8_2_usurpation_counts(board: Board) -> None:
    """Nobles, heirs, churches and London; not exile, Man or pools (8.2)."""
    board.position(
        {
            "lan_oxford": "essex", "lan_york_church": "kent", "lan_devon": "isle_of_man", "lan_henry_vi": "france",
            "lan_bristol_levy": "wilts", "yor_york": "middlesex", "yor_london_levy": "middlesex", "yor_essex": "calais",
        }
    )  # fmt: skip
    assert support(board.state) == [2, 2]


def test_8_2_london_only_when_not_contested(board: Board) -> None:
    """A levy holds London; contested it counts for nobody (8.2, ruling)."""
    board.position({"yor_london_levy": "middlesex", "lan_henry_vi": "france"})
    assert support(board.state) == [0, 1]
    board.position({"yor_london_levy": "middlesex", "lan_york_levy": "middlesex"})
    assert support(board.state) == [0, 0]


def test_8_2_the_king_wins_ties(board: Board) -> None:
    """Strictly more is needed (8.2)."""
    events = political(board, {"lan_henry_vi": "derby", "yor_york": "kent"})
    assert "throne-held" in events
    events = political(board, {"lan_henry_vi": "derby", "yor_york": "kent", "yor_essex": "essex"})
    assert "usurped" in events
    assert board.state.king == 1


def test_8_2_a_dead_king_is_deposed_too(board: Board) -> None:
    """When the King starved in the last supply phase his house still has a Pretender after usurpation (ruling)."""
    board.position({"lan_exeter": "france", "yor_york": "kent", "yor_essex": "essex"})
    board.state.heads[0], board.state.frames = -1, [Political(0)]
    board.settle()
    assert board.state.king == 1
    assert names(board.state.heads) == ["lan_henry_vi", "yor_york"]
    board.position({"lan_exeter": "kent", "lan_henry_vi": "derby", "yor_march": "calais"}, king=1)
    board.state.heads[1], board.state.frames = -1, [Political(0)]
    board.settle()
    assert (board.state.king, names(board.state.heads)) == (0, ["lan_henry_vi", "yor_york"])


def test_8_2_a_dead_king_whose_house_holds_the_throne_is_followed_later(board: Board) -> None:
    """The next supply phase names the new King; the political turn names nobody (6.81, ruling)."""
    board.position({"lan_exeter": "derby", "yor_york": "ireland"})
    board.state.heads[0], board.state.frames = -1, [Political(0)]
    assert "new-king" not in keys(board.settle())
    assert board.state.heads[0] == -1


def test_8_2_the_deposed_king_goes_into_exile(board: Board) -> None:
    """The old King goes to exile as Pretender with his heirs, the new one to shield or crown (8.2-8.4)."""
    political(board, {"lan_henry_vi": "derby", "yor_york": "kent", "yor_essex": "essex"})
    assert board.legal(0, "home") == ["home lan_henry_vi scotland", "home lan_henry_vi france"]
    board.do(0, "home lan_henry_vi france")
    found = home(board.state, "yor_york")
    assert {"south_yorks", "hereford", "rutland", "middlesex"} <= {*found}
    assert "kent" not in found


def test_8_3_nobles_to_their_shields_or_the_pool(board: Board) -> None:
    """Pretender's nobles go home, to the pool when the enemy holds it; no choice asks nobody (8.3)."""
    political(
        board,
        {
            "lan_henry_vi": "leicester",
            "lan_oxford": "derby",
            "yor_essex": "kent",
            "yor_hastings": "kent",
            "yor_york": "calais",
        },
    )
    assert board.at("yor_essex") == "essex"
    assert board.at("yor_hastings") == "pool"
    assert board.at("lan_oxford") == "pool", "Essex has come home before him"


def test_8_3_pretender_heirs_choose_exile(board: Board) -> None:
    """Heirs on the map go to an exile area of their choice, never to the pool (8.3, ruling)."""
    political(board, {"lan_henry_vi": "derby", "lan_oxford": "essex", "yor_york": "kent", "yor_march": "calais"})
    assert board.legal(1, "home") == ["home yor_york ireland", "home yor_york calais"]
    assert board.why(1, "home yor_march ireland") == "home-exile", "who is in exile stays there (8.4)"


def test_8_3_nevilles(board: Board) -> None:
    """Kent and Salisbury go to Calais when shut out and there is room, or to a dead Neville's (8.3)."""
    men: dict[str, Place] = {"yor_kent": "kent", "lan_oxford": "east_yorks", "lan_henry_vi": "france"}
    board.position({**men, "yor_york": "ireland"})
    assert home(board.state, "yor_kent") == ["calais"]
    full: dict[str, Place] = {f"yor_{n}": "calais" for n in ("york", "march", "essex", "hastings")}
    assert home(Board().position({**men, **full}).state, "yor_kent") == []
    one: dict[str, Place] = {"yor_salisbury": "kent", "lan_oxford": "east_yorks", "lan_henry_vi": "france"}
    assert home(Board().position(one).state, "yor_salisbury") == ["north_yorks"], "one of his two shields stands open"
    for name in ("yor_salisbury", "lan_salisbury"):
        board.state.where[BLOCK[name]] = -5
    assert home(board.state, "yor_kent") == ["north_yorks", "calais"]
    assert home(Board().position({**men, **full}, king=1).state, "yor_kent") == []
    assert home(Board().position({**men, "yor_york": "middlesex"}, king=1).state, "yor_kent") == ["calais"], (
        "a King's man as well"
    )


def test_8_3_shut_out_nevilles_may_choose_the_pool(board: Board) -> None:
    """Who is shut out of all his shields goes to Calais or to the pool as he likes; who is not goes home (8.3)."""
    men: dict[str, Place] = {
        "yor_kent": "kent",
        "lan_henry_vi": "east_yorks",
        "lan_oxford": "essex",
        "yor_york": "ireland",
    }
    political(board, men)
    board.do(1, "standing home ask")
    assert board.legal(1, "home") == ["home yor_kent calais", "home yor_kent pool"]
    assert board.why(1, "home yor_york pool") == "home-exile"
    assert board.why(1, "home yor_stanley pool") == "off-map"
    board.state.where[BLOCK["lan_clifford"]], board.state.steps[BLOCK["lan_clifford"]] = AREA["north_yorks"], 1
    assert board.why(1, "home yor_salisbury pool") == "off-map", "he lies face down, and is on no way home"
    assert board.why(1, "home nobody pool") == "words"
    board.do(1, "home yor_kent pool")
    assert (board.at("yor_kent"), board.strength("yor_kent")) == ("pool", 0)
    political(board, {**men, "yor_stanley": "wilts", "lan_henry_vi": "france"})
    assert board.at("yor_kent") == "east_yorks", "his shield stands open: nobody asks him"
    political(board, {**men, "lan_buckingham": "warwick", "lan_devon": "glamorgan", "yor_warwick": "kent"})
    board.do(1, "home yor_kent pool")
    assert board.at("yor_warwick") == "calais", "a shield of his own: nobody asks him"


def test_8_3_the_last_place_in_calais(board: Board) -> None:
    """Where Kent and Salisbury both ask for the last place no order decides: their owner says who goes (8.3)."""
    shut: dict[str, Place] = {
        "lan_henry_vi": "east_yorks", "lan_oxford": "essex", "lan_clifford": "north_yorks", "yor_york": "calais",
        "yor_march": "calais", "yor_rutland": "calais", "yor_kent": "kent", "yor_salisbury": "sussex",
    }  # fmt: skip
    board.position(shut, plan=STYLES["quick"])
    board.state.frames = [Political(0)]
    board.settle()
    board.do(1, "home yor_salisbury calais")
    assert (board.at("yor_kent"), board.at("yor_salisbury")) == ("pool", "calais")
    board.position({**shut, "yor_rutland": "ireland"}, plan=STYLES["quick"])
    board.state.frames = [Political(0)]
    board.settle()
    assert (board.at("yor_kent"), board.at("yor_salisbury")) == ("calais", "calais"), "room for both: by their orders"


def test_8_3_the_last_place_in_calais_is_yorks_matter(board: Board) -> None:
    """Lancaster goes home by his orders while Kent and Salisbury, the King's men, both still ask for it (8.3)."""
    shut: dict[str, Place] = {
        "lan_henry_vi": "east_yorks", "lan_oxford": "essex", "lan_clifford": "north_yorks", "yor_york": "calais",
        "yor_march": "calais", "yor_rutland": "calais", "yor_kent": "kent", "yor_salisbury": "sussex",
    }  # fmt: skip
    board.position(shut, king=1, plan=STYLES["quick"])
    board.state.frames = [Political(PRETENDER_HOME)]
    assert last_place(board.state)
    board.settle()
    assert board.at("lan_henry_vi") in ("scotland", "france")
    assert not board.legal(0, "home")


def test_8_3_the_last_place_in_calais_is_asked_about_on_the_way_home_alone(board: Board) -> None:
    """What York's orders say of supply holds, though Kent and Salisbury could not both go to Calais (7.1, 8.3)."""
    shut: dict[str, Place] = {
        "lan_henry_vi": "east_yorks", "lan_oxford": "essex", "lan_clifford": "north_yorks", "yor_york": "calais",
        "yor_march": "calais", "yor_rutland": "calais", "yor_kent": "kent", "yor_salisbury": "sussex",
    }  # fmt: skip
    hungry = dict.fromkeys(("yor_hastings", "yor_norfolk", "yor_suffolk"), "ireland")
    board.position({**shut, **hungry}, plan=STYLES["quick"])
    assert last_place(board.state)
    assert "starved" in keys(board.supply())
    assert isinstance(board.state.frames[-1], Cards)


def test_8_3_a_dead_warwick_leaves_his_shields(board: Board) -> None:
    """Kent goes to any of them, to Calais as far as it feeds guests, though his own stands open (8.3)."""
    board.position({"yor_kent": "kent", "yor_york": "ireland"})
    assert home(board.state, "yor_kent") == ["east_yorks"]
    for name in ("yor_warwick", "lan_warwick"):
        board.state.where[BLOCK[name]] = -5
    assert set(home(board.state, "yor_kent")) == {"warwick", "east_yorks", "glamorgan", "calais"}


def test_8_3_warwick_and_calais(board: Board) -> None:
    """Warwick of York may go to Calais, of Lancaster not (8.3)."""
    assert "calais" in home(board.position({"yor_warwick": "kent"}).state, "yor_warwick")
    assert home(board.position({"lan_warwick": "kent"}).state, "lan_warwick") == ["warwick", "glamorgan"]


def test_8_4_royal_heirs(board: Board) -> None:
    """Royal heirs to a shield or crown, dead heirs' shields too; with none open to the pool (8.4, ruling)."""
    board.position({"lan_henry_vi": "kent", "yor_york": "derby"})
    found = home(board.state, "lan_henry_vi")
    assert {"lancaster", "lincoln", "middlesex"} <= {*found}
    assert not {"derby", "dorset"} & {*found}
    board.state.where[BLOCK["lan_somerset"]] = -5
    assert "dorset" in home(board.state, "lan_henry_vi")


def test_8_4_exile_stays(board: Board) -> None:
    """For both sides, who is in exile stays (8.4)."""
    political(board, {"lan_henry_vi": "france", "lan_oxford": "scotland", "yor_york": "ireland", "yor_essex": "calais"})
    assert (board.at("lan_oxford"), board.at("yor_essex")) == ("scotland", "calais")


def test_8_5_exile_surplus_to_the_pool(board: Board) -> None:
    """Every extra block in exile, at its owner's choice, goes to the pool (7.2, ruling)."""
    men: dict[str, Place] = {f"yor_{n}": "ireland" for n in ("york", "march", "essex", "hastings")}
    political(board, {**men, "lan_henry_vi": "derby"})
    board.do(0, board.legal(0)[0]) if board.legal(0) else None
    assert len(board.legal(1, "dismiss")) == 4
    assert board.why(1, "dismiss yor_norfolk") == "dismissal"
    board.do(1, "dismiss yor_essex; dismiss yor_york")
    assert board.at("yor_york") == "pool"
    assert isinstance(board.state.frames[-1], Mulligan)


def test_8_5_the_head_of_a_house_stays_in_exile(board: Board) -> None:
    """Who leaves a crowded exile by silence is never the Pretender, though a senior heir stands beside him (7.2)."""
    men: dict[str, Place] = dict.fromkeys(("lan_exeter", "lan_richmond", "lan_somerset"), "scotland")
    board.position({**men, "yor_york": "middlesex"}, king=1, plan=STYLES["quick"])
    board.state.heads[0], board.state.frames = BLOCK["lan_richmond"], [Political(0)]
    board.settle()
    assert [board.at(b) for b in men] == ["scotland", "scotland", "pool"]


def test_8_5_reset(board: Board) -> None:
    """Blocks face down are ready, everybody is whole again, seven cards each (8.5)."""
    political(board, {"lan_henry_vi": ("france", 1), "yor_york": ("ireland", 2)})
    assert board.strength("lan_henry_vi") == STEPS[BLOCK["lan_henry_vi"]]
    assert board.strength("yor_york") == STEPS[BLOCK["yor_york"]]
    assert [type(frame) for frame in board.state.frames] == [Mulligan]
    assert board.at("lan_oxford") == "pool"
    assert board.at("rebel") == "pool"
    assert board.at("yor_calais_mercenary") == "calais"
    assert board.state.campaign == 2
    assert [len(p.hand) for p in board.state.players] == [7, 7]


def test_9_0_the_last_campaign_ends_with_usurpation(board: Board) -> None:
    """After the last campaign whoever is King has won (9.0); levies disband first (ruling)."""
    events = political(board, {"lan_henry_vi": "derby", "yor_york": "kent", "yor_london_levy": "middlesex"}, campaign=3)
    assert "throne-held" in events
    assert (board.state.winner, board.state.reason) == (0, "throne")
    political(board, {"lan_henry_vi": "derby", "yor_york": "kent", "yor_essex": "essex"}, campaign=3)
    assert board.state.winner == 1
    board.state.frames = [Over()]
    outcome = ROSES.outcome(board.state)
    assert outcome is not None
    assert outcome.scores[1] == {"support": 2, "heirs": 5}
    assert names([board.state.heads[1]]) == ["yor_york"]


def test_9_1_turncoats_go_home(board: Board) -> None:
    """Exeter of York goes to Cornwall, Clarence of Lancaster to any free York shield (9.1)."""
    assert home(board.position({"yor_exeter": "kent", "yor_york": "calais"}).state, "yor_exeter") == ["cornwall"]
    assert home(board.position({"yor_exeter": "kent", "lan_oxford": "cornwall"}).state, "yor_exeter") == []
    found = home(board.position({"lan_clarence": "kent", "yor_york": "hereford"}).state, "lan_clarence")
    assert found == ["south_yorks", "rutland"]
    found = home(
        board.position({"lan_clarence": "kent", "yor_york": "hereford", "lan_oxford": "rutland"}).state, "lan_clarence"
    )
    assert found == ["south_yorks"], "a shield is free when nobody stands there"
