"""Deaths (6.8), treachery (6.9, 9.1), supply (7.0), heirs and victory (9.0)."""

from __future__ import annotations

import pytest

from engine.core import Event, Piece, Place, SeatRef, Word
from engine.roses.analysis import loyalty
from engine.roses.board import AREA, BLOCK, HEIRS, SIDE, TWIN
from engine.roses.combat import fickle
from engine.roses.fate import eliminate
from engine.roses.rules import ROSES
from engine.roses.state import ASIDE, DEAD, POOL, SPENT, Battles, Cards, Over, RosesState
from tests.engine.roses.board import Board, keys, names
from tests.engine.roses.board import Place as Place_


def kill(state: RosesState, block: str) -> list[str]:
    """Eliminate a block in battle; the keys of the events."""
    events: list = []  # type: ignore[type-arg]
    eliminate(state, BLOCK[block], events, True)
    return keys(events)


@pytest.mark.parametrize(
    ("block", "area", "after"),
    [
        ("lan_oxford", "essex", "dead"),
        ("lan_buckingham", "kent", "spent"),
        ("lan_york_church", "kent", "spent"),
        ("yor_warwick", "kent", "dead"),
        ("lan_kent", "kent", "dead"),
        ("lan_somerset", "kent", "dead"),
        ("lan_york_levy", "kent", "spent"),
        ("lan_bombard", "kent", "spent"),
        ("lan_welsh_mercenary", "kent", "spent"),
        ("lan_french_mercenary", "kent", "fallen"),
        ("yor_irish_mercenary", "kent", "fallen"),
        ("rebel", "kent", "spent"),
        ("yor_exeter", "kent", "dead"),
        ("lan_clarence", "kent", "dead"),
    ],
)
def test_6_82_to_6_86_where_the_dead_go(board: Board, block: str, area: str, after: str) -> None:
    """Heirs, roses and Nevilles die for good; others lie face down in the pool or at home (6.82-6.86)."""
    board.position({block: area, "yor_york": "ireland", "lan_henry_vi": "france"})
    board.state.came[BLOCK[block]] = 3
    kill(board.state, block)
    assert board.at(block) == after
    assert (board.strength(block), board.state.came[BLOCK[block]]) == (0, -1)
    twin = TWIN[BLOCK[block]]
    assert twin < 0 or after != "dead" or (board.state.where[twin], board.state.steps[twin]) == (DEAD, 0), (
        "the person is dead"
    )


@pytest.mark.parametrize(
    ("block", "revealed", "told"),
    [
        ("lan_york_levy", True, ["fell"]), ("lan_york_levy", False, ["lost", "lost-own"]),
        ("lan_oxford", True, ["killed"]), ("lan_oxford", False, ["killed"]),
    ],
)  # fmt: skip
def test_6_82_who_falls_is_named_where_he_is_seen(board: Board, block: str, revealed: bool, told: list[str]) -> None:
    """Or dies for good; else his owner alone hears who it was. What all hear of it is not taken back."""
    board.position({block: "essex", "yor_york": "ireland", "lan_henry_vi": "france"})
    events: list[Event] = []
    eliminate(board.state, BLOCK[block], events, revealed)
    assert keys(events) == told
    assert all(event.seals for event in events if event.audience is None)
    assert [event.audience for event in events if "block" not in event.params] == [None] * (len(told) - 1)
    assert all(event.params["area"] == Place("essex") for event in events)


def test_6_82_who_falls_in_ireland_is_told_with_his_place(board: Board) -> None:
    """It is the first area of the map, and a place like the others."""
    board.position({"yor_york": "ireland", "yor_march": "calais", "lan_henry_vi": "france"})
    events: list[Event] = []
    assert board.at("yor_york") == "ireland"
    eliminate(board.state, BLOCK["yor_york"], events, True)
    assert events[0].params["area"] == Place("ireland")


def test_6_81_the_king_is_dead(board: Board) -> None:
    """The successor is named at the next supply phase, until then there is no King (6.81, ruling)."""
    board.position({"lan_henry_vi": "kent", "lan_exeter": "france", "yor_york": "ireland"})
    assert "king-dead" in kill(board.state, "lan_henry_vi")
    assert board.state.heads[0] == -1
    events = board.supply()
    new = next(e for e in events if e.key == "roses-new-king")
    assert new.params["block"] == Piece("lan_prince_edward")
    assert new.params["place"] == Word("minor")
    assert new.seals
    assert board.state.heads[0] == BLOCK["lan_prince_edward"]
    assert "heir lan_prince_edward middlesex" in board.legal(0)


def test_6_81_a_king_who_lives_is_crowned_once(board: Board) -> None:
    """York is King, the first of all blocks: no supply phase names another."""
    board.position({"yor_york": "kent", "yor_march": "kent", "lan_henry_vi": "france"}, king=1)
    assert "new-king" not in keys(board.supply())
    assert board.state.heads[1] == BLOCK["yor_york"]


def test_6_81_a_pretender_is_succeeded_at_once(board: Board) -> None:
    """The next Pretender stands at once (ruling)."""
    board.position({"yor_york": "kent", "yor_march": "kent", "lan_henry_vi": "france"})
    events: list[Event] = []
    eliminate(board.state, BLOCK["yor_york"], events, True)
    (new,) = [event for event in events if event.key == "roses-new-pretender"]
    assert (new.seals, new.params["block"]) == (True, Piece("yor_march"))
    assert board.state.heads[1] == BLOCK["yor_march"]


def test_6_82_royal_heirs_enter_at_a_crown(board: Board) -> None:
    """The eldest minor enters at a friendly or vacant crown (4.5, 6.82)."""
    board.position({"lan_henry_vi": "france", "lan_somerset": "kent", "yor_york": "chester"})
    kill(board.state, "lan_somerset")
    board.supply()
    assert board.why(0, "heir lan_prince_edward chester") == "entry"
    assert board.why(0, "heir lan_exeter derby") == "entry-heir"
    board.do(0, "heir lan_prince_edward derby")
    assert (board.at("lan_prince_edward"), board.strength("lan_prince_edward")) == ("derby", 3)
    assert isinstance(board.state.frames[-1], Cards)


def test_6_82_pretender_heirs_enter_in_exile(board: Board) -> None:
    """A pretender's minor enters in an exile area (6.82)."""
    board.position({"lan_henry_vi": "france", "yor_york": "ireland", "yor_march": "kent", "yor_rutland": "kent"})
    kill(board.state, "yor_rutland")
    board.supply()
    assert board.legal(1) == ["heir yor_clarence ireland", "heir yor_clarence calais"]


def test_6_82_no_open_crown_waits(board: Board) -> None:
    """Where every crown is the enemy's the heir waits for the next supply phase (own ruling)."""
    reds = {"lan_henry_vi": "france", "lan_somerset": "kent"}
    crowns = ("cumbria", "south_yorks", "caernarvon", "chester", "derby", "pembroke", "warwick", "gloucester")
    whites = ("march", "rutland", "essex", "hastings", "herbert", "worcester", "suffolk", "norfolk")
    more = {"yor_york": "middlesex", "yor_arundel": "sussex", "yor_london_levy": "cornwall"}
    board.position({**reds, **more, **{f"yor_{n}": c for n, c in zip(whites, crowns, strict=True)}})
    kill(board.state, "lan_somerset")
    board.supply()
    assert isinstance(board.state.frames[-1], Cards)
    assert board.state.due[0] == 1
    assert board.at("lan_prince_edward") == "minor"


def test_6_82_no_more_heirs_are_due_than_are_minors(board: Board) -> None:
    """Once the last minor heir has come in nobody is waited for (6.82)."""
    reds: dict[str, Place_] = dict.fromkeys(("lan_henry_vi", "lan_exeter", "lan_somerset", "lan_richmond"), "france")
    board.position({**reds, "yor_york": "chester"})
    board.state.due = [3, 0]
    board.supply()
    assert board.state.due == [1, 0]
    board.do(0, "heir lan_prince_edward derby")
    assert (board.state.due, isinstance(board.state.frames[-1], Cards)) == ([0, 0], True)


def test_1_4_a_turn_leaves_nothing_behind(board: Board) -> None:
    """Borders, main attacks, the card of treachery and who went first are those of one turn; after the seventh comes
    the political turn, with all its steps."""
    board.position({"lan_henry_vi": "france", "yor_york": "ireland", "yor_london_levy": "middlesex"})
    here = AREA["essex"]
    board.state.entries, board.state.mains, board.state.treason, board.state.turn = [(here, 0, 3)], [(here, 0, 3)], 1, 6
    board.state.came[BLOCK["lan_henry_vi"]] = 3
    board.supply()
    now = board.state
    assert (now.entries, now.mains, now.treason, now.first, now.turn) == ([], [], -1, -1, 7)
    assert {*board.state.came} == {-1}
    board.state.frames = []
    assert "disbanded" in keys(board.supply())
    assert board.at("yor_london_levy") == "pool"


def test_6_9_treachery_needs_all_even(board: Board) -> None:
    """Example 6.9: the King rolls two dice at Northumberland; both even, he defects with his strength (6.9)."""
    reds = {"lan_northumberland": "", "lan_oxford": ""}
    board.fight("derby", {"yor_york": "warwick"}, reds, king=1, steps={"lan_northumberland": 2})
    board.do(0, "pass lan_oxford; pass lan_northumberland")
    events = board.do(1, "treason yor_york lan_northumberland", 2, 4)
    (gone,) = [event for event in events if event.key == "roses-defected"]
    assert (gone.seals, gone.params["seat"]) == (True, SeatRef(1))
    assert (board.at("lan_northumberland"), board.strength("lan_northumberland")) == ("aside", 0)
    assert (board.at("yor_northumberland"), board.strength("yor_northumberland")) == ("derby", 2)
    assert board.battle().round == 2
    assert not board.battle().reserve


def test_6_9_one_odd_die_fails(board: Board) -> None:
    """One odd number is enough to stay; the roll takes the place of fire (6.9)."""
    board.fight("derby", {"lan_henry_vi": "warwick"}, {"yor_westmoreland": "", "yor_essex": ""})
    board.do(1, "pass yor_essex; pass yor_westmoreland")
    board.do(0, "treason lan_henry_vi yor_westmoreland", 2, 3)
    assert board.at("yor_westmoreland") == "derby"
    board.do(1, "pass yor_essex; pass yor_westmoreland")
    assert board.why(0, "treason lan_henry_vi yor_westmoreland") == "rolled"


def test_6_9_defector_waits_in_reserve(board: Board) -> None:
    """Who defects is in reserve until the next round and cannot be rolled for again in this battle (6.9)."""
    board.fight("derby", {"lan_henry_vi": "warwick"}, {"yor_stanley": "", "yor_york": "", "yor_canterbury_church": ""})
    board.do(1, "pass yor_stanley; pass yor_york")
    board.do(0, "treason lan_henry_vi yor_stanley", 2)
    assert names(board.battle().reserve) == ["lan_stanley"]
    assert not board.legal(0)
    board.do(1, "pass yor_canterbury_church")
    assert board.why(1, "treason yor_york lan_stanley") == "treason-turned"


def test_6_9_roses_reserves_and_leaders_are_safe(board: Board) -> None:
    """No roll on roses, on reserves, on the King and the Pretender (6.9, 9.1)."""
    board.fight(
        "derby",
        {"lan_exeter": "warwick", "lan_oxford": "warwick", "lan_rivers": "leicester"},
        {"yor_york": ""},
        king=0,
    )
    assert not fickle(board.state, board.battle(), 0)
    board.state.heads[0] = BLOCK["lan_henry_vi"]
    assert names(fickle(board.state, board.battle(), 0)) == ["lan_exeter"]


def test_6_9_three_rolls_on_one_block(board: Board) -> None:
    """The event, the Pretender and Warwick may each roll once at the same block (6.9)."""
    board.fight("derby", {"lan_rivers": "chester"}, {"yor_york": "", "yor_warwick": ""}, first=0)
    while board.legal(0):
        board.do(0, "pass lan_rivers")
    board.do(1, "treason yor_york lan_rivers", 1)
    board.do(1, "treason yor_warwick lan_rivers", 3)
    assert board.battle().rolls == ["pretender", "warwick"]


def test_6_9_event_rolls_before_the_battle(board: Board) -> None:
    """Treason: one roll at the start of one battle of its player's choice, no leader needed (event card)."""
    board.position(
        {"lan_rivers": "derby", "yor_essex": "derby", "lan_stanley": "kent", "yor_hastings": "kent"}, first=0
    )
    board.state.entries = [(AREA["derby"], 0, 3), (AREA["kent"], 0, 35)]
    board.state.mains = list(board.state.entries)
    board.state.came[BLOCK["lan_rivers"]], board.state.came[BLOCK["lan_stanley"]] = 3, 35
    board.state.treason, board.state.frames = 1, [Battles()]
    board.settle()
    board.do(0, "battle kent")
    assert board.legal(1) == ["event-treason lan_stanley", "pass-treason"]
    assert not board.legal(0)
    assert board.why(0, "pass-treason") == "turn"
    events = board.do(1, "event-treason lan_stanley", 6)
    assert "defected" in keys(events)
    assert board.state.treason == -1
    assert board.at("yor_stanley") == "kent", "the attacker is gone, the battle is over"
    assert board.state.came[BLOCK["lan_stanley"]] == -1, "nobody comes over a border who has come over"


def test_6_9_a_card_that_is_kept_is_not_taken_back(board: Board) -> None:
    """Both sides' orders answer from there, so whoever kept it has seen what they do."""
    board.position(
        {"lan_rivers": "derby", "yor_essex": "derby", "lan_stanley": "kent", "yor_hastings": "kent"}, first=0
    )
    board.state.entries = [(AREA["derby"], 0, 3), (AREA["kent"], 0, 35)]
    board.state.mains = list(board.state.entries)
    board.state.came[BLOCK["lan_rivers"]], board.state.came[BLOCK["lan_stanley"]] = 3, 35
    board.state.treason, board.state.frames = 1, [Battles()]
    board.settle()
    board.do(0, "battle kent")
    kept = board.do(1, "pass-treason")[0]
    assert (kept.key, kept.seals, kept.audience) == ("roses-treason-kept", True, None)
    assert {a.split()[0] for a in board.legal(1)} == {"fire", "pass"}, "the battle has begun"
    assert board.why(1, "event-treason lan_stanley") == "verb"


def test_6_9_the_card_gives_a_roll_in_a_battle_of_its_turn(board: Board) -> None:
    """Whoever plays Treason moves for its point and rolls before the battle; needed are even numbers alone (event)."""
    board.acting({"lan_oxford": "kent", "yor_stanley": "essex", "yor_essex": "essex", "yor_york": "ireland"}, "treason")
    assert board.state.treason == 0
    board.do(0, "move lan_oxford middlesex; move lan_oxford essex; done")
    board.do(1, "done")
    assert board.legal(0) == ["event-treason yor_stanley", "pass-treason"]
    board.do(0, "event-treason yor_stanley", 3)
    (rolled,) = board.battle().volleys
    assert (rolled.how, rolled.dice, rolled.need, rolled.hits) == ("treason", [3], 0, 0)


def test_6_91_warwick(board: Board) -> None:
    """Kent and Salisbury: two dice, one for Warwick; he makes no roll on Northumberland or Westmoreland (6.91)."""
    warwick = BLOCK["lan_warwick"]
    assert loyalty(BLOCK["yor_kent"]) == 2
    assert loyalty(BLOCK["yor_kent"], warwick) == 1
    assert loyalty(BLOCK["yor_salisbury"], warwick) == 1
    board.fight("derby", {"lan_warwick": "warwick"}, {"yor_northumberland": "", "yor_westmoreland": "", "yor_kent": ""})
    board.do(1, "pass yor_kent; pass yor_northumberland; pass yor_westmoreland")
    assert board.legal(0, "treason") == ["treason lan_warwick yor_kent"]
    assert board.why(0, "treason lan_warwick yor_northumberland") == "treason-north"


def test_3_13_loyalty_differs_by_side() -> None:
    """Rivers is 1 towards Lancaster, 2 towards York (3.13)."""
    assert (loyalty(BLOCK["lan_rivers"]), loyalty(BLOCK["yor_rivers"])) == (1, 2)


def test_7_1_supply_limits(board: Board) -> None:
    """Four blocks, five in a city area; each surplus block, at its owner's choice, loses a step (7.1)."""
    names_ = ("oxford", "devon", "beaumont", "clifford", "wiltshire", "pembroke")
    board.position({**{f"lan_{n}": "essex" for n in names_}, "yor_york": "ireland"})
    board.supply()
    board.do(0, "loss lan_oxford")
    assert board.why(0, "loss lan_oxford") == "paid"
    board.do(0, "loss lan_devon")
    assert board.strength("lan_oxford") == 2
    assert isinstance(board.state.frames[-1], Cards)
    board.position({**{f"lan_{n}": "somerset" for n in names_}, "yor_york": "ireland"})
    board.supply()
    board.do(0, "loss lan_oxford")
    assert isinstance(board.state.frames[-1], Cards)


def test_7_1_starved_blocks_die_as_in_battle(board: Board) -> None:
    """Blocks that lose their last step are eliminated by 6.8; who is not gone for good is not named (7.1)."""
    men = {f"lan_{n}": "essex" for n in ("oxford", "devon", "beaumont", "clifford")}
    board.position({**men, "lan_buckingham": ("essex", 1), "yor_york": "ireland"})
    board.supply()
    events = board.do(0, "loss lan_buckingham")
    assert board.at("lan_buckingham") == "spent"
    assert all("block" not in e.params for e in events if e.audience is None)
    told = [(e.key, e.audience) for e in events if "lost" in e.key]
    assert told == [("roses-lost", None), ("roses-lost-own", (0,))], "all hear that a block is lost, its owner which"


@pytest.mark.parametrize(
    ("area", "merc", "limit"), [("ireland", "yor_irish_mercenary", 2), ("calais", "yor_calais_mercenary", 4)]
)
def test_7_2_exile_limits(board: Board, area: str, merc: str, limit: int) -> None:
    """Exile feeds two or four and the local mercenary, who frees no place when away (7.2)."""
    whites = ("york", "march", "rutland", "essex", "hastings")[: limit + 1]
    men = {f"yor_{n}": area for n in whites}
    board.position({**men, merc: area})
    board.supply()
    assert f"loss {merc}" not in board.legal(1)
    assert board.legal(1)
    board.position({**men, merc: "kent"})
    board.supply()
    assert len(board.legal(1)) == limit + 1
    board.position(dict.fromkeys(list(men)[:limit], area) | {merc: area})
    board.supply()
    assert isinstance(board.state.frames[-1], Cards)


def test_7_serial_order(board: Board) -> None:
    """King, executions, Pretender's heirs and losses, then the King's (ruling)."""
    men = {f"yor_{n}": "essex" for n in ("york", "essex", "hastings", "norfolk", "suffolk")}
    board.position({**men, "lan_henry_vi": "france", "lan_somerset": "kent", "lan_clarence": "dorset"})
    kill(board.state, "lan_somerset")
    board.supply()
    assert board.legal(0) == ["execute lan_clarence", "spare"]
    board.do(0, "spare")
    assert board.legal(1, "loss")
    board.do(1, "loss yor_york")
    assert board.legal(0, "heir")


def test_9_0_all_heirs_gone(board: Board) -> None:
    """A house without a living heir loses at once, minors and all (9.0)."""
    board.position({"yor_york": "kent", "yor_clarence": "kent", "lan_henry_vi": "france"})
    for name in ("yor_march", "yor_rutland", "yor_gloucester", "yor_clarence", "lan_clarence"):
        board.state.where[BLOCK[name]] = -5
    kill(board.state, "yor_york")
    assert (board.state.winner, board.state.reason) == (0, "heirs")


@pytest.mark.parametrize("order", [("lan_henry_vi", "yor_york"), ("yor_york", "lan_henry_vi")])
def test_9_0_the_first_house_without_an_heir_has_lost(board: Board, order: tuple[str, str]) -> None:
    """At once, though the last heir of the other follows him to the grave."""
    board.position({"yor_york": "kent", "lan_henry_vi": "kent"})
    for heir in (*HEIRS[0], *HEIRS[1]):
        if board.state.where[heir] < 0:
            board.state.where[heir] = DEAD
    for last in order:
        kill(board.state, last)
    assert (board.state.winner, board.state.reason) == (1 - SIDE[BLOCK[order[0]]], "heirs")


def test_9_0_a_defected_heir_is_no_heir(board: Board) -> None:
    """With Clarence in Lancastrian service and the others dead York has lost (9.1, ruling)."""
    board.fight("derby", {"lan_henry_vi": "warwick"}, {"yor_clarence": "", "yor_york": ""}, steps={"yor_york": 1})
    for name in ("yor_march", "yor_rutland", "yor_gloucester"):
        board.state.where[BLOCK[name]] = -5
    board.do(1, "pass yor_clarence; pass yor_york")
    board.do(0, "treason lan_henry_vi yor_clarence", 2)
    assert board.state.winner < 0
    while board.legal(1):
        board.do(1, board.legal(1, "pass")[0])
    board.do(0, "fire lan_clarence", 1, 1, 6)
    assert isinstance(board.state.frames[-1], Over)
    assert board.state.winner == 0
    outcome = ROSES.outcome(board.state)
    assert outcome is not None
    assert outcome.places == [[0], [1]]
    assert outcome.reason == "roses-outcome-heirs"


def test_9_1_exeter_defects_and_no_minor_comes(board: Board) -> None:
    """A defected heir is a plain noble; no minor replaces him until he dies or is executed (9.1)."""
    board.fight("cornwall", {"yor_york": "dorset"}, {"lan_exeter": "", "lan_henry_vi": ""})
    board.do(0, "pass lan_exeter; pass lan_henry_vi")
    board.do(1, "treason yor_york lan_exeter", 2, 2)
    assert board.at("yor_exeter") == "cornwall"
    assert board.state.due == [0, 0]
    board.state.frames = []
    board.supply()
    assert board.legal(1) == ["execute yor_exeter", "spare"]
    board.do(1, "execute yor_exeter")
    assert board.at("yor_exeter") == board.at("lan_exeter") == "dead"
    assert board.state.due[0] == 1
    assert isinstance(board.state.frames[-1], Cards), "who follows him comes of age in the next supply phase (6.82)"
    board.state.frames = []
    board.supply()
    assert board.legal(0, "heir")


@pytest.mark.parametrize(("place", "asked_about"), [(POOL, True), (SPENT, False), (DEAD, False), (ASIDE, False)])
def test_9_1_a_hostage_may_wait_in_the_pool(board: Board, place: int, asked_about: bool) -> None:
    """Who holds the enemy's turned heir may execute him as long as he could come in, and not when he cannot (9.1)."""
    board.position({"lan_henry_vi": "france", "yor_york": "ireland"})
    board.state.where[BLOCK["yor_exeter"]] = place
    board.supply()
    assert (board.legal(1) == ["execute yor_exeter", "spare"]) == asked_about


def test_9_1_both_hostages_are_asked_about(board: Board) -> None:
    """The Pretender's first, and whatever becomes of him the King's as well (9.1)."""
    for word in ("execute yor_exeter", "spare"):
        board.position({"lan_henry_vi": "france", "yor_york": "ireland", "yor_exeter": "kent", "lan_clarence": "kent"})
        board.supply()
        board.do(1, word)
        assert board.legal(0) == ["execute lan_clarence", "spare"]
        board.do(0, "execute lan_clarence")
        assert isinstance(board.state.frames[-1], Cards)


def test_9_1_back_again(board: Board) -> None:
    """He is an heir again when he comes back (9.1)."""
    board.fight("derby", {"lan_henry_vi": "warwick"}, {"yor_exeter": "", "yor_essex": ""})
    board.do(1, "pass yor_exeter")
    board.do(1, "pass yor_essex")
    board.do(0, "treason lan_henry_vi yor_exeter", 4)
    from engine.roses.state import living_heirs

    assert BLOCK["lan_exeter"] in living_heirs(board.state, 0)


def test_9_1_turncoats_have_no_heirs_rights(board: Board) -> None:
    """Exeter of York has his shield but no crown; Clarence of Lancaster has no shield (9.1)."""
    board.fight("cornwall", {"lan_oxford": "dorset"}, {"yor_exeter": ""}, king=1)
    assert board.bonus("yor_exeter") == 1
    board.fight("hereford", {"yor_essex": "gloucester"}, {"lan_clarence": ""})
    assert board.bonus("lan_clarence") == 0


def test_4_6_one_version_in_play() -> None:
    """The other version stands aside until a defection (4.6, 3.22)."""
    state = ROSES.setup(seats=2, seed="a")
    assert state.where[BLOCK["yor_buckingham"]] == ASIDE
    assert "yor_buckingham" in ROSES.view(state, 0).seats[1].aside


def test_3_26_the_rebel_fights_for_the_pretender(board: Board) -> None:
    """The black block belongs to whoever is Pretender (3.26)."""
    board.acting({"rebel": "kent", "yor_york": "calais"}, seat=0, king=1)
    assert "move rebel sussex" in board.legal(0)
    assert ROSES.view(board.state, 0).own is not None
    view = ROSES.view(board.state, None)
    assert [(a.area, a.lancaster, a.york) for a in view.areas] == [("kent", 1, 0), ("calais", 0, 1)]
    board.acting({"rebel": "kent", "lan_henry_vi": "france"}, seat=0, king=0)
    assert board.why(0, "move rebel sussex") == "block"
    assert [(a.area, a.lancaster, a.york) for a in ROSES.view(board.state, None).areas] == [
        ("kent", 0, 1),
        ("france", 1, 0),
    ]
