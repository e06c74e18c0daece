"""Rules that every other test would let a single changed line break."""

from __future__ import annotations

import json
import random
from pathlib import Path

import msgspec
import pytest

from engine.core import Action, Event, Piece, SeatRef
from engine.roses import board as board_data
from engine.roses.board import AREA, AREA_IDS, BLOCK, BORDERS, HEIRS, HOME, NEIGHBOURS, SCENARIOS, SUPPLY
from engine.roses.phases.movement import pinned
from engine.roses.phases.political import homes
from engine.roses.rules import ROSES
from engine.roses.state import DEAD, Acting, Battle, Cards, Hits, Mains, Mulligan, Options, RosesState
from engine.roses.view import ActionView, BattleReport, Fighter, Support, Volley
from tests.engine.driver import AnyRules, play
from tests.engine.immutability import changeable
from tests.engine.roses.board import AUTO, SAVES, Board, Place
from tests.engine.roses.lively import lively

FEW: dict[str, Place] = {"lan_henry_vi": "leicester", "lan_oxford": "leicester", "yor_york": ("ireland", 4)}


@pytest.mark.parametrize("file", sorted(SAVES.glob("roses-*-2.json")), ids=lambda file: file.stem)
def test_views_name_the_question_and_who_is_asked(file: Path) -> None:
    """In one position of every step: what is asked, and of which seats, as everybody reads it."""
    state = ROSES.loads(file.read_bytes())
    waiting = {seat: [p for p in row if p.blocks] for seat, row in ROSES.prompts(state).items()}
    steps = {p.step for row in waiting.values() for p in row}
    for reader in (0, 1, None):
        view = ROSES.view(state, reader)
        assert view.acting == [seat for seat, row in waiting.items() if row]
        assert {view.asked} == steps or not steps
        assert changeable(view) <= {"Plan"}


def test_what_a_game_is_made_of_cannot_be_changed() -> None:
    """The facts of the map, the blocks and the scenarios, the options of a table, and what is told of the past."""
    assert not changeable([*vars(board_data).values()])
    assert not changeable(Options())
    shot = Volley(1, 0, "fired", "lan_oxford", "", [1, 6], 2, 1)
    assert not changeable(BattleReport("essex", 0, 1, 4, ["lan_oxford"], ["yor_york"], [shot], ["lan_oxford"]))
    assert not changeable(Support([("kent", 1)], 0, 1))


def test_standing_orders_are_offered_in_secret(board: Board) -> None:
    """At any time, to both seats; nobody waits for them, and nobody is told."""
    for prompts in ROSES.prompts(board.acting(FEW).state).values():
        (offer,) = [p for p in prompts if p.id == "standing"]
        assert (offer.step, offer.pace, offer.secret, offer.anonymous, offer.notify) == (
            "standing",
            "offer",
            True,
            False,
            False,
        )


@pytest.mark.parametrize(("scenario", "campaigns", "last"), [
    ("wars_of_the_roses", 0, 3), ("wars_of_the_roses", 1, 1), ("wars_of_the_roses", 2, 2), ("kingmaker", 0, 2),
    ("richard_iii", 0, 3), ("richard_iii", 1, 3),
])  # fmt: skip
def test_1_0_as_many_campaigns_as_are_chosen(scenario: str, campaigns: int, last: int) -> None:
    """From the scenario's first on, in the first turn; all of them where none are chosen."""
    options = Options(scenario=scenario, campaigns=campaigns)  # type: ignore[arg-type]
    view = ROSES.view(ROSES.setup(seats=2, seed="campaigns", options=options), None)
    assert (view.campaign, view.last_campaign, view.turn) == (SCENARIOS[scenario].first_campaign, last, 1)


def test_1_2_all_see_what_an_action_phase_has_used(board: Board) -> None:
    """The points left, the event, the areas paid for and the borders crossed; a save keeps how far each block came."""
    board.acting(FEW, "surprise")
    points = ROSES.view(board.state, 1).action
    assert points is not None
    board.do(0, "move lan_oxford rutland")
    seen = ROSES.view(board.state, None).action
    assert seen == ActionView(0, points.ap - 1, "surprise", ["leicester"], [("leicester", "rutland", 1)], "", [])
    border = NEIGHBOURS[AREA["leicester"]][AREA["rutland"]]
    frame = board.state.frames[-1]
    assert isinstance(frame, Acting)
    assert json.loads(ROSES.dumps(board.state))["frames"][-1][5] == [
        [BLOCK["lan_oxford"], 1, border, False, AREA["leicester"]]
    ]
    assert not changeable(seen)


def test_1_2_player_two_is_told_to_act(board: Board) -> None:
    """After Player 1's last action the phase of Player 2 begins, with his card."""
    for first in (0, 1):
        board.acting(FEW, "action_4", seat=first)
        events = board.do(first, "done")
        (begun,) = [e for e in events if e.key == "roses-actions"]
        assert begun.params == {"seat": SeatRef(1 - first), "card": Piece("action_3")}


def test_2_2_common_shields_serve_the_senior_heir_alone(board: Board) -> None:
    """Lancaster's own shields are those of the house, not of each heir: a junior heir beside the King has nothing."""
    board.fight("lincoln", {"yor_essex": "rutland"}, {"lan_henry_vi": "", "lan_prince_edward": ""}, king=1)
    assert [board.bonus(b) for b in ("lan_henry_vi", "lan_prince_edward")] == [1, 0]


@pytest.mark.parametrize("seat", [0, 1])
def test_event_plague_strikes_the_enemy_alone(board: Board, seat: int) -> None:
    """Whoever plays it, every block of the other side in the city area loses a step, and no other block does."""
    own, enemy = (("lan_oxford", "yor_hastings"), ("yor_hastings", "lan_oxford"))[seat]
    board.acting({own: "essex", enemy: "warwick"}, "plague", seat=seat)
    before = board.strength(own), board.strength(enemy)
    board.do(seat, "plague warwick")
    assert (board.strength(own), board.strength(enemy)) == (before[0], before[1] - 1)


def test_5_1_both_are_told_that_hands_are_kept(board: Board) -> None:
    """When both have chosen: who shows a poor hand, which may be nobody."""
    board.position(FEW)
    for player in board.state.players:
        player.hand, player.played = ["action_2"] * 5 + ["muster"] * 2, []
    board.state.frames, board.state.turn = [Mulligan(["", ""])], 1
    board.do(0, "keep")
    events = board.do(1, "keep")
    (hands,) = [e for e in events if e.key == "roses-hands"]
    assert hands.params == {"seats": []}
    assert isinstance(board.state.frames[-1], Cards)


def test_5_3_whoever_stands_in_the_first_area_may_leave_it(board: Board) -> None:
    """Ireland is left by sea, though no other area comes before it on the list."""
    assert AREA_IDS[0] == "ireland"
    board.acting({"yor_york": "ireland", "lan_oxford": "essex"}, seat=1)
    assert board.legal(1, "sea")
    board.do(1, board.legal(1, "sea")[0])
    assert board.at("yor_york") != "ireland"


def test_6_3_silence_names_the_first_border_of_each_battle(board: Board) -> None:
    """Two areas were each entered over two borders: where nothing is said, each has its own main attack."""
    places: dict[str, Place] = {"lan_oxford": "rutland", "lan_devon": "middlesex", "yor_york": "essex"}
    places |= {"lan_beaumont": "derby", "lan_clifford": "lancaster", "yor_hastings": "south_yorks"}
    ways = {("essex", "rutland"), ("essex", "middlesex"), ("south_yorks", "derby"), ("south_yorks", "lancaster")}
    board.acting(places)
    board.state.entries = [(AREA[to], 0, NEIGHBOURS[AREA[to]][AREA[start]]) for to, start in sorted(ways)]
    board.state.frames = [Mains(0)]
    (prompt,) = board.asked(0)
    named = [(str(a.args[0]), str(a.args[1])) for a in prompt.default]
    assert [area for area, _ in named] == [AREA_IDS[n] for n in sorted(AREA[a] for a in ("essex", "south_yorks"))]
    assert set(named) <= ways


def test_6_2_all_see_who_has_acted(board: Board) -> None:
    """A block that has had its turn in this round is shown so, and no other."""
    board.fight("essex", {"lan_oxford": "rutland"}, {"yor_york": "", "yor_hastings": ""})
    acted: list[str] = []
    for _ in range(2):
        assert {f.block for f in fighters(board.state) if f.acted} == {*acted}
        seat = ROSES.view(board.state, None).acting[0]
        action = board.legal(seat, "pass")[0]
        board.do(seat, action)
        acted.append(action.removeprefix("pass "))
    assert {f.block for f in fighters(board.state) if f.acted} == {*acted}


def fighters(state: RosesState) -> list[Fighter]:
    """The blocks of the running battle, as everybody sees them."""
    view = ROSES.view(state, None)
    assert view.battle is not None
    return view.battle.fighters


def test_6_4_who_fell_by_the_first_hits_takes_no_more(board: Board) -> None:
    """Between two hits of one volley the line still names who has fallen: he is no answer, and a save is sound."""
    board.struck()
    board.do(0, "hit lan_oxford")
    assert set(board.legal(0)) == {"hit lan_devon", "hit lan_clifford"}
    board.saved("hits")
    frame = board.state.frames[-1]
    assert isinstance(frame, Hits)
    assert ROSES.invariants(board.state) == []
    frame.line.append(next(b for b, steps in enumerate(board.state.steps) if not steps and b not in frame.line))
    assert ROSES.invariants(board.state) == []


def test_6_7_nobody_leaves_who_is_fed_nowhere(board: Board) -> None:
    """By ``feed`` the surplus of an area stays where it is when no haven can feed it."""
    defenders = dict.fromkeys(("lan_oxford", "lan_devon", "lan_henry_vi", "lan_clifford", "lan_york_levy"), "")
    orders = msgspec.structs.replace(AUTO, regroup="feed")
    enemies = ("yor_york", "yor_march", "yor_rutland", "yor_essex", "yor_herbert", "yor_worcester", "yor_suffolk")
    around = [AREA_IDS[n] for n in sorted(NEIGHBOURS[AREA["derby"]])]
    assert len(around) <= len(enemies)
    board.fight(
        "derby",
        {"yor_hastings": "warwick"},
        defenders,
        others=dict(zip(enemies, around, strict=False)),
        steps={"yor_hastings": 1},
        plans=[orders, AUTO],
    )
    assert {board.at(b) for b in defenders} == {"derby"}
    assert len(defenders) > SUPPLY[AREA["derby"]]


def test_6_9_a_kept_card_names_nobody(board: Board) -> None:
    """Who lets the event of treason be says so and nothing more."""
    board.saved("event-treason")
    (target,) = {a.args[0] for a in (Action.parse(text) for text in board.legal(0)) if a.args}
    assert board.why(0, f"event-treason {target}") == ""
    assert board.why(0, f"pass-treason {target}") == "words"


def test_9_0_the_last_heir_defects(board: Board) -> None:
    """The King is dead, no other heir lives, and the last comes over to the enemy: the house has lost at once."""
    board.fight("cornwall", {"yor_york": "dorset"}, {"lan_exeter": "", "lan_devon": ""})
    for heir in HEIRS[0]:
        if heir != BLOCK["lan_exeter"]:
            board.state.where[heir], board.state.steps[heir] = DEAD, 0
    board.state.heads[0] = -1
    board.do(0, "pass lan_exeter")
    while "treason yor_york lan_exeter" not in board.legal(1):
        board.do(0, board.legal(0, "pass")[0])
    board.do(1, "treason yor_york lan_exeter", 2, 2)
    assert (board.state.winner, board.state.reason) == (1, "heirs")


def test_6_9_a_roll_is_told_with_who_made_it(board: Board) -> None:
    """The first block of the list has its name beside its dice, like every other."""
    assert BLOCK["yor_york"] == 0
    board.fight("essex", {"yor_york": "rutland"}, {"lan_exeter": "", "lan_henry_vi": ""}, first=1)
    while "treason yor_york lan_exeter" not in board.legal(1):
        board.do(0, board.legal(0, "pass")[0])
    board.do(1, "treason yor_york lan_exeter", 1, 2)
    rolled = board.battle().volleys[-1]
    assert (rolled.block, rolled.target, rolled.dice, rolled.hits) == ("yor_york", "lan_exeter", [1, 2], 0)


def test_1_1_all_see_that_a_card_lies(board: Board) -> None:
    """Whoever looks on sees who has laid one, and not which."""
    board.state = ROSES.setup(seats=2, seed="cards", options=Options())
    board.do(0, "keep")
    board.do(1, "keep")
    board.do(1, board.legal(1, "card")[0])
    assert isinstance(board.state.frames[-1], Cards)
    for reader in (0, 1, None):
        assert [row.ready for row in ROSES.view(board.state, reader).seats] == [False, True]


def test_event_piracy_lands_on_no_fourth_way(board: Board) -> None:
    """Who has come over three borders already has no fourth by sea."""
    board.acting({"lan_oxford": "cornwall", "yor_york": "dorset"}, "piracy")
    assert board.why(0, "sea lan_oxford dorset") == ""
    here = AREA["dorset"]
    board.state.entries = [(here, 0, border) for border in [*NEIGHBOURS[here].values()][:3]]
    assert board.why(0, "sea lan_oxford dorset") == "borders"


def test_5_3_who_sails_has_crossed_no_border(board: Board) -> None:
    """A voyage is no step by land, and a save says so."""
    board.acting({"lan_oxford": "cornwall", "yor_york": "kent"})
    board.do(0, "sea lan_oxford dorset")
    assert json.loads(ROSES.dumps(board.state))["frames"][-1][5] == [
        [BLOCK["lan_oxford"], 0, -1, True, AREA["cornwall"]]
    ]


def test_who_musters_can_reach_the_place(board: Board) -> None:
    """A save in which the block on its way has no border to cross there, or has not set out, is refused."""
    board.acting({"lan_oxford": "essex", "lan_devon": "gloucester", "yor_york": "kent"}, "muster")
    for player in board.state.players:
        player.hand, player.played = [*["action_2"] * 3, "action_4"], ["action_3", "action_3", player.card]
    board.do(0, "muster oxford; move lan_oxford middlesex")
    frame = board.state.frames[-1]
    assert isinstance(frame, Acting)
    assert frame.locked == BLOCK["lan_oxford"]
    board.state.turn = len(board.state.players[0].played)
    assert ROSES.invariants(board.sound().state) == []
    frame.locked = BLOCK["lan_devon"]
    assert any("muster" in fault for fault in ROSES.invariants(board.state))
    frame.locked, frame.goal = BLOCK["lan_oxford"], AREA["cumbria"]
    assert any("muster" in fault for fault in ROSES.invariants(board.state))


def test_5_2_2_who_came_over_any_border_does_not_stay(board: Board) -> None:
    """Of those who may be pinned only they count who were there when the phase began; the first border of all is one
    like the others."""
    here, there = BORDERS[0]
    board.position({"lan_oxford": AREA_IDS[here], "lan_devon": AREA_IDS[here], "yor_york": AREA_IDS[here]}, first=1)
    board.state.came[BLOCK["lan_devon"]] = 0
    main = next(b for n, b in NEIGHBOURS[here].items() if n != there)
    board.state.came[BLOCK["yor_york"]] = main
    board.state.entries, board.state.mains = [(here, 1, main), (here, 0, 0)], [(here, 1, main)]
    assert pinned(board.state, 0, here)


def test_6_82_an_heir_who_enters_frees_a_prisoner(board: Board) -> None:
    """He comes in where the prisoner is held, and nobody else stands there."""
    board.position({"lan_henry_vi": "middlesex", "lan_oxford": "essex", "yor_york": "ireland"})
    board.state.prisoner = BLOCK["lan_henry_vi"]
    board.state.due, board.state.heads[0] = [1, 0], BLOCK["lan_prince_edward"]
    board.supply()
    heir = board.legal(0, "heir")[0].split()[1]
    board.do(0, f"heir {heir} middlesex")
    assert board.state.prisoner == -1


def test_6_6_the_battle_ends_with_who_finds_no_way_out(board: Board) -> None:
    """The last attacker must leave in the fourth round and cannot: nobody is asked any more."""
    others: dict[str, Place] = {
        "lan_devon": "rutland", "lan_exeter": "middlesex", "lan_clifford": "leicester", "lan_beaumont": "east_anglia"
    }  # fmt: skip
    board.fight("essex", {"yor_hastings": "rutland"}, {"lan_oxford": ""}, others=others)
    for _ in range(3):
        board.do(0, "pass lan_oxford")
        board.do(1, "pass yor_hastings")
    board.do(0, "pass lan_oxford")
    assert board.at("yor_hastings") == "dead"
    assert not any(isinstance(frame, Battle) for frame in board.state.frames)


def test_saves_keep_their_form(board: Board) -> None:
    """Frames, dice and reports of battles are lists in a save, as in those that lie about."""
    board.fight("essex", {"lan_oxford": "rutland"}, {"yor_york": "", "yor_hastings": ""}, plan=AUTO)
    assert board.state.reports
    assert board.state.reports[-1].volleys
    save = json.loads(ROSES.dumps(board.state))
    (report,) = save["reports"]
    assert isinstance(report, list)
    (volleys,) = [part for part in report if isinstance(part, list) and part and isinstance(part[0], list)]
    assert [type(volley) for volley in volleys] == [list] * len(board.state.reports[-1].volleys)
    assert all(isinstance(frame, list) for frame in save["frames"])
    assert save["sides"] == [["book"]]
    board.state.support = [Support([("kent", 1)], 0, 1), Support([], 1, 0)]
    assert json.loads(ROSES.dumps(board.state))["support"] == [[[["kent", 1]], 0, 1], [[], 1, 0]]


def test_8_3_a_church_goes_to_its_own_see(board: Board) -> None:
    """Unless the enemy stands there."""
    see = AREA_IDS[HOME[BLOCK["lan_york_church"]]]
    for enemy, homes_ in (("ireland", [HOME[BLOCK["lan_york_church"]]]), (see, [])):
        board.position({"lan_york_church": "lancaster", "yor_york": enemy, "lan_henry_vi": "middlesex"})
        assert homes(board.state, BLOCK["lan_york_church"]) == homes_


def test_6_2_a_turn_that_goes_to_the_other_side_stands(board: Board) -> None:
    """Who has passed may think again while his own side has the turn, and no longer."""
    board.fight("leicester", {"yor_essex": "warwick", "yor_hastings": "warwick"}, {"lan_rivers": ""})
    assert any(event.seals for event in board.do(0, "pass lan_rivers"))
    assert not any(event.seals for event in board.do(1, "pass yor_hastings"))
    assert any(event.seals for event in board.do(1, "pass yor_essex"))


LOOSE = frozenset(
    {
        "actions", "card-sealed", "card-unsealed", "disbanded", "hand-sealed", "hand-unsealed", "hit", "home", "main",
        "moved", "muster", "orders-sealed", "orders-unsealed", "passed", "pooled", "recruited", "regrouped",
        "retreated", "round", "sailed", "swapped",
    }
)  # fmt: skip
"""What a seat does of its own accord, and what follows from that alone."""


def test_what_all_hear_is_not_taken_back() -> None:
    """But for a seat's own doings: undo goes back behind nothing that tells something new, in games of every scenario,
    by careful orders and by quick ones."""
    found: set[str] = set()

    def hook(rules: AnyRules, state: RosesState, seat: int, action: Action, events: list[Event]) -> None:
        found.update(e.key for e in events if e.audience is None and not e.seals)

    for number, scenario in enumerate(SCENARIOS):
        state = ROSES.setup(seats=2, seed=f"loose {number}", options=Options(scenario=scenario))  # type: ignore[arg-type]
        for seat in (0, 1):
            ROSES.apply(state, seat, ROSES.styles()[("quick", "careful")[number > 0]][0])
        play(ROSES, state, random.Random(number), lively, hook)
    assert found <= {f"roses-{key}" for key in LOOSE}, found
