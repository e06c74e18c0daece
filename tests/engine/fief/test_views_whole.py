"""Everything of a whole England, as everybody sees it: each part of the view, with its facts."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from engine.core import Piece, Word
from engine.fief.game_data import DISTRICT_IDS, NOBLE, RELICS
from engine.fief.rules import FIEF
from engine.fief.state.state import FREE
from tests.engine.fief.board import AZURE, GULES, OR, VERT, Board

PLAIN: dict[str, dict[str, Any]] = {
    "cities": {
        "control": -1,
        "independent": False,
        "building": "",
        "abbey": "",
        "mill": False,
        "siege": -1,
        "quiet": False,
        "nobles": [],
        "armies": [],
    },
    "stacks": {"site": "", "bombards": 0, "catapults": 0, "works": 0, "crossbows": {}, "units": None, "moved": None},
    "regions": {"lord": "", "dormant": -1, "walled": "", "sea": []},
    "districts": {"prelate": ""},
    "abbeys": {"abbess": "", "city": "", "spare": False},
    "nobles": {
        "site": "",
        "captor": None,
        "ransom": 0,
        "servant": "",
        "used": False,
        "married": "",
        "heresy": False,
        "garter": False,
        "prince": False,
        "guards": 0,
        "titles": [],
        "fiefs": [],
        "see": "",
        "abbeys": [],
        "votes": 0,
        "besieged": False,
        "relics": [],
        "sword": False,
        "steps": 0,
        "faced": False,
        "tries": 0,
    },
    "families": {"captives": [], "lost": [], "fiefs": [], "burgher": 0, "slot": "", "crossbows": 0, "ally": -1},
    "armies": {"stays": False, "landed": False, "captives": []},
    "relics": {"city": "", "bearer": "", "spent": False, "gone": False},
    "taxes": {},
}
"""What mostly is so."""
SHOWN: dict[str, list[dict[str, Any]]] = {
    "cities": [
        {
            "slug": "plymouth",
            "region": "south-west",
            "control": 0,
            "building": "walled",
            "mill": True,
            "nobles": ["arthur"],
        },
        {
            "slug": "exeter",
            "region": "south-west",
            "control": 0,
            "building": "abbey",
            "abbey": "autumn-abbess",
            "nobles": ["alienor"],
        },
        {"slug": "bristol", "region": "south-west", "independent": True},
        {"slug": "cardiff", "region": "wales", "independent": True},
        {"slug": "harlech", "region": "wales", "control": 0},
        {"slug": "berwick", "region": "marches", "siege": 2, "quiet": True, "nobles": ["hugh"]},
        {"slug": "durham", "region": "marches", "control": 3, "building": "fortress", "nobles": ["roger"]},
        {
            "slug": "york",
            "region": "north",
            "control": 2,
            "building": "royal-abbey",
            "abbey": "spring-abbess",
            "nobles": ["cecily"],
        },
        {"slug": "whitby", "region": "north", "independent": True, "armies": [1]},
        {"slug": "lincoln", "region": "north", "independent": True},
        {"slug": "nottingham", "region": "midlands", "independent": True},
        {"slug": "coventry", "region": "midlands", "independent": True},
        {"slug": "kings-lynn", "region": "midlands", "independent": True},
        {"slug": "norwich", "region": "midlands", "independent": True, "armies": [0]},
        {"slug": "oxford", "region": "south-east", "independent": True},
        {
            "slug": "london",
            "region": "",
            "control": 1,
            "building": "royal-fortress",
            "mill": True,
            "nobles": ["edward", "beatrice"],
        },
        {"slug": "canterbury", "region": "south-east", "independent": True},
        {"slug": "winchester", "region": "south-east", "independent": True},
    ],
    "stacks": [
        {"city": "plymouth", "family": 0, "troops": 5, "bombards": 1},
        {"city": "exeter", "family": 0, "site": "sea", "troops": 2},
        {
            "city": "berwick",
            "family": 2,
            "site": "durham",
            "troops": 7,
            "works": 1,
            "crossbows": {"french-crossbows": 2},
        },
        {"city": "durham", "family": 3, "troops": 1},
        {"city": "london", "family": 1, "troops": 4, "catapults": 1},
    ],
    "regions": [
        {
            "slug": "south-west",
            "kind": "county",
            "lord": "arthur",
            "walled": "plymouth",
            "sea": [{"card": "tax", "awake": False}],
        },
        {"slug": "wales", "kind": "barony", "dormant": 1, "sea": [{"card": "storms", "awake": False}]},
        {"slug": "marches", "kind": "barony", "lord": "roger", "sea": [{"card": "tax", "awake": False}]},
        {
            "slug": "north",
            "kind": "county",
            "sea": [{"card": "famine", "awake": True}, {"card": "harvest", "awake": True}],
        },
        {"slug": "midlands", "kind": "duchy"},
        {"slug": "south-east", "kind": "duchy", "lord": "edward"},
    ],
    "districts": [
        {"slug": "exeter", "rank": "bishop", "prelate": "simon"},
        {"slug": "york", "rank": "archbishop"},
        {"slug": "norwich", "rank": "bishop"},
        {"slug": "canterbury", "rank": "archbishop"},
    ],
    "abbeys": [
        {"card": "autumn-abbess", "abbess": "alienor", "city": "exeter"},
        {"card": "spring-abbess", "abbess": "cecily", "city": "york"},
        {"card": "winter-abbess"},
    ],
    "nobles": [
        {
            "slug": "arthur",
            "man": True,
            "family": 0,
            "place": "plymouth",
            "servant": "mata",
            "married": "sybil",
            "titles": ["county-south-west"],
            "fiefs": ["south-west"],
            "votes": 1,
            "relics": ["grail"],
            "steps": 1,
        },
        {
            "slug": "edward",
            "man": True,
            "family": 1,
            "place": "london",
            "married": "beatrice",
            "garter": True,
            "guards": 2,
            "titles": ["king", "duchy-south-east"],
            "fiefs": ["south-east"],
            "votes": 1,
            "sword": True,
        },
        {
            "slug": "hugh",
            "man": True,
            "family": 2,
            "place": "berwick",
            "site": "durham",
            "heresy": True,
            "faced": True,
            "tries": 1,
        },
        {
            "slug": "roger",
            "man": True,
            "family": 3,
            "place": "durham",
            "prince": True,
            "titles": ["prince", "barony-marches"],
            "fiefs": ["marches"],
            "votes": 1,
        },
        {
            "slug": "simon",
            "man": True,
            "family": 0,
            "place": "whitby",
            "captor": {"kind": "invaders", "noble": "", "army": 1},
            "ransom": 4,
            "titles": ["bishop"],
            "see": "exeter",
        },
        {
            "slug": "alienor",
            "man": False,
            "family": 0,
            "place": "exeter",
            "servant": "wymond",
            "used": True,
            "titles": ["abbess"],
            "abbeys": ["autumn-abbess"],
        },
        {
            "slug": "beatrice",
            "man": False,
            "family": 1,
            "place": "london",
            "married": "edward",
            "guards": 2,
            "titles": ["queen"],
        },
        {
            "slug": "cecily",
            "man": False,
            "family": 2,
            "place": "york",
            "titles": ["abbess"],
            "abbeys": ["spring-abbess"],
        },
        {
            "slug": "sybil",
            "man": False,
            "family": 3,
            "place": "plymouth",
            "captor": {"kind": "noble", "noble": "arthur", "army": -1},
            "ransom": 2,
            "married": "arthur",
        },
    ],
    "families": [
        {
            "family": 0,
            "colour": "gules",
            "seat": 0,
            "nobles": ["arthur", "simon", "alienor"],
            "captives": ["sybil"],
            "lost": ["simon"],
            "cities": ["plymouth", "exeter", "harlech"],
            "fiefs": ["south-west"],
            "points": 2,
            "votes": 1,
            "treasures": 0,
            "pigeons": 3,
            "reserve": {"soldier": 9, "archer": 2, "knight": 6, "bombard": 2, "catapult": 2},
            "fielded": {"soldier": 3, "archer": 2, "knight": 2, "bombard": 1},
            "ally": 3,
        },
        {
            "family": 1,
            "colour": "azure",
            "seat": 1,
            "nobles": ["edward", "beatrice"],
            "cities": ["london"],
            "fiefs": ["south-east"],
            "points": 1,
            "votes": 1,
            "treasures": 2,
            "pigeons": 3,
            "reserve": {"soldier": 12, "archer": 4, "knight": 4, "bombard": 3, "catapult": 1},
            "fielded": {"knight": 4, "catapult": 1},
            "ally": 1,
        },
        {
            "family": 2,
            "colour": "vert",
            "seat": 2,
            "nobles": ["hugh", "cecily"],
            "cities": ["york"],
            "points": 0,
            "votes": 0,
            "slot": "french-crossbows",
            "crossbows": 1,
            "treasures": 2,
            "pigeons": 3,
            "reserve": {"soldier": 7, "archer": 4, "knight": 8, "bombard": 3, "catapult": 1},
            "fielded": {"soldier": 5, "crossbow": 2, "catapult": 1},
        },
        {
            "family": 3,
            "colour": "or",
            "seat": 3,
            "nobles": ["roger", "sybil"],
            "lost": ["sybil"],
            "cities": ["durham"],
            "fiefs": ["marches"],
            "points": 1,
            "votes": 1,
            "burgher": 3,
            "slot": "burgher-3",
            "treasures": 2,
            "pigeons": 3,
            "reserve": {"soldier": 11, "archer": 4, "knight": 8, "bombard": 3, "catapult": 2},
            "fielded": {"soldier": 1},
            "ally": 0,
        },
    ],
    "armies": [
        {"number": 0, "city": "norwich", "site": "sea", "infantry": 4, "leader": True, "stays": True},
        {
            "number": 1,
            "city": "whitby",
            "site": "york",
            "infantry": 2,
            "leader": True,
            "landed": True,
            "captives": ["simon"],
        },
    ],
    "relics": [
        {"slug": "grail", "bearer": "arthur"},
        {"slug": "shin", "city": "whitby"},
        {"slug": "", "city": "oxford"},
        {"slug": "", "city": "plymouth"},
    ],
    "taxes": [
        {"kind": "tallage", "area": "south-west", "noble": "arthur", "family": 0},
        {"kind": "tithe", "area": "york", "noble": "simon", "family": 0},
    ],
}
"""What is otherwise, in the order in which it is shown."""
PUBLIC = {
    "seats": 4, "round": 3, "first": 0, "order": [0, 1, 2, 3], "families_order": [0, 1, 2, 3], "phase": 4,
    "stage": "buy", "step": "buying", "family": GULES, "seat_in_turn": 0, "armies_gone": 1, "track": 0,
    "sovereign": "edward", "queen": "beatrice", "prince": "roger", "sword": "", "bearer": "edward", "gift": GULES,
    "rebellious": False, "summoned": True, "knighted": True, "halved": True, "mills": 10, "forts": 7, "heresies": 1,
    "garters": 3, "servants": 21, "points": [], "winners": [], "ending": "",
}  # fmt: skip


@pytest.mark.parametrize("part", SHOWN)
def test_4_1_everybody_sees_the_board(board: Board, part: str) -> None:
    """Cities, Nobles, families and all the rest: what they are and nothing more."""
    shown = msgspec.to_builtins(getattr(FIEF.view(board.buying().state, None), part))
    assert shown == [{**PLAIN[part], **facts} for facts in SHOWN[part]]


def test_what_is_going_on_is_public(board: Board) -> None:
    """Round, phase, whose turn it is, what is left in the box."""
    view = FIEF.view(board.buying().state, None)
    assert {name: getattr(view, name) for name in PUBLIC} == PUBLIC
    hands = [(h.characters, h.fortunes) for h in view.hands]
    assert hands == [(0, 2), (0, 0), (0, 0), (1, 0)]
    assert (view.characters.cards, view.characters.discards, view.characters.disaster) == (16, 0, False)
    assert (view.fortunes.cards, view.fortunes.discards, view.fortunes.disaster) == (18, 0, False)
    quiet = (view.court, view.election, view.parliament, view.march, view.battle, view.rebellion, view.raid, view.ask)
    assert not any(quiet)
    assert view.own is None


def test_4_1_the_kinds_of_troops_are_their_owner_s(board: Board) -> None:
    """His own by kind, with what has marched of them; others' only counted."""
    board.buying()
    board.state.stacks[0].moved[0] = 2
    for seat, own in ((GULES, {("plymouth", ""), ("exeter", "sea")}), (AZURE, {("london", "")}), (None, set())):
        shown = {(s.city, s.site): (s.units, s.moved) for s in FIEF.view(board.state, seat).stacks}
        assert {where for where, (units, _) in shown.items() if units is not None} == own
        assert {where for where, (_, moved) in shown.items() if moved is not None} == own
    plymouth = FIEF.view(board.state, GULES).stacks[0]
    assert (plymouth.units, plymouth.moved) == ({"soldier": 3, "knight": 2, "bombard": 1}, {"soldier": 2})


def test_only_its_seat_knows_its_own_things(board: Board) -> None:
    """Purse, hand, draft and what it would get next; what it bought here."""
    board.buying()
    own = FIEF.view(board.state, GULES).own
    assert own is not None
    assert (own.purse, own.hand) == (10, ["justice", "plague"])
    assert [(a.kind, a.slug, a.n) for a in own.gives] == [("money", "", 3)]
    assert [(a.kind, a.slug, a.n) for a in own.wants] == [("relic", "shin", 1)]
    assert own.income == [{"city": 3, "fort": 1, "mill": 2, "abbey": 3}]
    assert (own.plan, own.dare, own.away, own.top, own.armed, own.deals) == ([], 0, [], "", [], [])
    assert (own.ballots, own.split, own.placed, own.company, own.plays) == ([], [], {}, {}, [])
    board.do(GULES, "buy soldier plymouth 2")
    bought, other = FIEF.view(board.state, GULES).own, FIEF.view(board.state, AZURE).own
    assert bought is not None
    assert other is not None
    assert bought.placed == {"plymouth": 2}
    assert bought.purse == 8
    assert (other.placed, other.hand, other.gives) == ({}, [], [])


def test_12_0_a_relic_nobody_has_seen_has_no_name(board: Board) -> None:
    """Neither with its bearer nor on the list; unseen ones stand by their places, the known ones before."""
    board.buying()
    chasuble, skull = board.state.relics[RELICS.index("chasuble")], board.state.relics[RELICS.index("skull")]
    chasuble.city, chasuble.bearer = -1, NOBLE["edward"]
    skull.known = skull.spent = True
    view = FIEF.view(board.state, None)
    assert next(n.relics for n in view.nobles if n.slug == "edward") == [""]
    assert [(r.slug, r.city, r.bearer, r.spent) for r in view.relics] == [
        ("grail", "", "arthur", False), ("skull", "oxford", "", True), ("shin", "whitby", "", False),
        ("", "", "edward", False),
    ]  # fmt: skip


def test_2_13_titles_laid_down_are_spare(board: Board) -> None:
    """An abbess' title without an abbess lies with the titles; another's does not."""
    board.buying()
    board.state.veils[1] = -1
    board.state.spare_veils.append(1)
    view = FIEF.view(board.state, None)
    assert [(a.abbess, a.spare) for a in view.abbeys] == [("alienor", False), ("", True), ("", False)]


def test_the_dead_are_no_longer_shown(board: Board) -> None:
    """Neither among Nobles, nor in their city, nor with their family, nor as the Prince."""
    board.buying()
    board.who("roger").gone = True
    view = FIEF.view(board.state, None)
    assert "roger" not in [n.slug for n in view.nobles]
    assert next(c.nobles for c in view.cities if c.slug == "durham") == []
    family = view.families[OR]
    assert (family.nobles, family.fiefs) == (["sybil"], [])
    assert view.prince == ""


@pytest.mark.parametrize(
    ("by", "place", "captor"),
    [
        ("sherwood", "sherwood", ("bandits", "", -1)),
        ("army-0", "norwich", ("invaders", "", 0)),
        ("arthur", "plymouth", ("noble", "arthur", -1)),
    ],
)
def test_7_6_captives_are_with_their_captors(board: Board, by: str, place: str, captor: tuple[str, str, int]) -> None:
    """Where a captive is and who holds him; he is on no list of his city."""
    board.buying()
    board.hold("hugh", by)
    view = FIEF.view(board.state, None)
    hugh = next(n for n in view.nobles if n.slug == "hugh")
    assert hugh.captor is not None
    assert (hugh.place, hugh.captor.kind, hugh.captor.noble, hugh.captor.army) == (place, *captor)
    assert hugh.ransom > 0
    assert all("hugh" not in city.nobles for city in view.cities)
    assert view.families[VERT].lost == ["hugh"]
    assert ("hugh" in view.families[GULES].captives) == (by == "arthur")


def test_6_0_a_city_names_the_armies_in_it(board: Board) -> None:
    """While anything of them is left: the leader alone, or infantry alone."""
    for leader, infantry, there in ((True, 0, [0]), (False, 1, [0]), (False, 0, [])):
        board.buying()
        board.state.armies[0].leader, board.state.armies[0].infantry = leader, infantry
        assert next(c.armies for c in FIEF.view(board.state, None).cities if c.slug == "norwich") == there


def test_5_0_a_city_is_independent_that_nobody_holds_or_stands_in(board: Board) -> None:
    """Troops or a Noble in it, and it no longer is."""
    board.buying()
    for fact, city in (("a Noble and troops", "berwick"), ("a control", "harlech")):
        shown = next(c for c in FIEF.view(board.state, None).cities if c.slug == city)
        assert not shown.independent, fact
    board.who("hugh").place = -1
    board.who("hugh").captor = NOBLE["arthur"]
    assert not next(c for c in FIEF.view(board.state, None).cities if c.slug == "berwick").independent
    board.state.stacks[:] = [s for s in board.state.stacks if s.family != VERT]
    assert next(c for c in FIEF.view(board.state, None).cities if c.slug == "berwick").independent
    assert board.who("arthur").captor == FREE


def test_2_3_the_back_on_top_of_a_deck_is_seen(board: Board) -> None:
    """A Disaster on top of the Fortunes shows its back, and nothing of what it is; cards laid aside are counted."""
    board.buying()
    storm = board.draw("storms")
    board.state.fortunes.append(storm)
    board.state.fortune_discards.append(board.draw("rebellion"))
    board.state.character_discards.append(board.draw("winter-abbess"))
    view = FIEF.view(board.state, None)
    assert (view.fortunes.cards, view.fortunes.discards, view.fortunes.disaster) == (17, 1, True)
    assert (view.characters.cards, view.characters.discards, view.characters.disaster) == (15, 1, False)
    board.state.fortunes.clear()
    assert FIEF.view(board.state, None).fortunes.disaster is False


def test_2_8_taxes_stand_in_the_sea_of_their_area(board: Board) -> None:
    """A tithe names its district, a tallage its region."""
    taxes = [(t.kind, t.area) for t in FIEF.view(board.buying().state, None).taxes]
    assert taxes == [("tallage", "south-west"), ("tithe", DISTRICT_IDS[1])]


def test_who_may_look(board: Board) -> None:
    """The seats of the game and spectators."""
    board.buying()
    assert [FIEF.view(board.state, seat).seat for seat in (None, 0, 3)] == [None, 0, 3]
    for seat in (-1, 4):
        with pytest.raises(ValueError, match=f"no seat {seat} in a game of 4"):
            FIEF.view(board.state, seat)


def test_which_round_it_is_and_what_has_been_reached(board: Board) -> None:
    """By these a table goes to sleep and wakes."""
    view = FIEF.view(board.buying().state, None)
    assert FIEF.round_of(view) == 3
    assert [FIEF.reached(view, number) for number in (2, 3, 4)] == [True, True, False]


def test_a_seat_s_figures_are_those_of_its_families(board: Board) -> None:
    """What it has in numbers and names; its purse and its hand nobody else counts."""
    board.buying()
    mine = FIEF.figures(FIEF.view(board.state, GULES), GULES)
    assert mine.scores == {GULES: 2, AZURE: 1, VERT: 0, OR: 1}
    assert mine.amounts == {"points": 2, "shillings": 10, "cards": 2, "troops": 7, "votes": 1, "treasures": 0}
    assert {what: [term.slug for term in held] for what, held in mine.held.items()} == {  # type: ignore[union-attr]
        "titles": ["county-south-west", "bishop", "abbess"],
        "nobles": ["arthur", "alienor"],
        "captured": ["simon"],
        "captives": ["sybil"],
        "allies": ["or"],
        "cities": ["plymouth", "exeter", "harlech"],
        "relics": ["grail"],
    }
    for reader in (None, AZURE):
        seen = FIEF.figures(FIEF.view(board.state, reader), GULES)
        assert seen.amounts == {"points": 2, "troops": 7, "votes": 1, "treasures": 0}
        assert (seen.held, seen.scores) == (mine.held, mine.scores)
    allies = [FIEF.figures(FIEF.view(board.state, None), seat).held["allies"] for seat in (GULES, VERT, OR)]
    assert allies == [[Word("or")], [], [Word("gules")]]


def test_13_7_a_seat_s_figures_are_of_both_its_families(board: Board) -> None:
    """Points, votes, treasures and people of the two are one seat's."""
    board.position(2)
    board.noble("henri", GULES, "london", lord=["wales"])
    board.noble("lucia", AZURE, "york", lord=["marches"])
    board.noble("hugh", VERT, "oxford")
    board.put(GULES, "london", soldier=2)
    board.put(AZURE, "york", knight=1)
    found = FIEF.figures(FIEF.view(board.state, None), 0)
    assert found.scores == {0: 2, 1: 0}
    assert found.amounts == {"points": 2, "troops": 3, "votes": 2, "treasures": 4}
    assert found.held["nobles"] == [Piece("henri"), Piece("lucia")]
