"""Setting up (4.0), cards (1.1, 5.1), events and the order of a turn (1.0)."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.core import Action, SeatRef, Word, pieces
from engine.core import Place as At
from engine.roses.analysis import points
from engine.roses.board import AREA, BLOCK, BLOCKS, CARDS, DECK, FACTS, SCENARIOS, SEA_BORDER
from engine.roses.phases.cards import cheapest, deal, first_player
from engine.roses.rules import ROSES
from engine.roses.state import Cards, Mulligan, Options, Redeal
from tests.engine.roses.board import Board, Place, keys


def cards(board: Board, mine: str, theirs: str, king: int = 0) -> Board:
    """Both hold one kind of card and choose."""
    board.position({"lan_henry_vi": "middlesex", "yor_york": "ireland"}, king=king)
    for player, card in zip(board.state.players, (mine, theirs), strict=True):
        player.hand, player.played = [card] * 2, []
    board.state.frames = [Cards()]
    return board


def test_1_0_seven_turns_make_a_campaign() -> None:
    """After seven turns comes the political turn, then seven new cards (1.0)."""
    state = ROSES.setup(seats=2, seed="seven", options=Options(campaigns=2))
    seen = set()
    while state.campaign == 1:
        seen.add(state.turn)
        for seat, (prompt, *_) in ROSES.prompts(state).items():
            if prompt.blocks:
                word = {"mulligan": "keep", "action": "done"}.get(prompt.step, "")
                ROSES.apply(state, seat, Action(word) if word else prompt.actions[0])
                break
    assert seen == {1, 2, 3, 4, 5, 6, 7}
    assert [len(p.hand) for p in state.players] == [7, 7]


def test_1_1_pretender_first_on_a_tie(board: Board) -> None:
    """Sidebar: York 3, Lancaster 3; the Pretender (York) is Player 1."""
    cards(board, "action_3", "action_3")
    board.do(0, "card action_3")
    board.do(1, "card action_3")
    assert board.state.first == 1


def test_1_1_higher_card_is_player_one(board: Board) -> None:
    """The higher card goes first, whoever is King (1.1)."""
    cards(board, "action_4", "action_3")
    board.do(0, "card action_4")
    assert "cards" in keys(board.do(1, "card action_3"))
    assert board.state.first == 0


@pytest.mark.parametrize(
    ("mine", "theirs", "king", "first"),
    [
        ("muster", "action_4", 0, 0),
        ("piracy", "surprise", 0, 0),
        ("muster", "plague", 0, 1),
        ("muster", "plague", 1, 0),
    ],
)
def test_1_1_events_go_first(board: Board, mine: str, theirs: str, king: int, first: int) -> None:
    """Even an event of no points beats a four; two events compare points, then the Pretender goes first (1.1, 5.1)."""
    cards(board, mine, theirs, king)
    board.state.players[0].card, board.state.players[1].card = mine, theirs
    assert first_player(board.state) == first


def test_1_1_card_is_secret_and_can_be_taken_back(board: Board) -> None:
    """Until the other has played the card may be taken back (ruling)."""
    cards(board, "action_3", "action_2")
    board.do(0, "card action_3")
    assert ROSES.view(board.state, 1).seats[0].card == ""
    assert ROSES.view(board.state, 1).seats[0].hand == 2
    assert board.legal(0) == ["unseal"]
    assert board.why(0, "card action_3") == "sealed"
    board.do(0, "unseal")
    assert board.state.players[0].hand == ["action_3", "action_3"]


def test_1_1_a_card_that_lies_changes_nothing_for_the_other(board: Board) -> None:
    """Laying it keeps nobody from thinking again; the reveal closes what was chosen (ruling R1)."""
    cards(board, "action_3", "action_2")
    assert not any(event.seals for event in ROSES.apply(board.state, 0, Action.parse("card action_3")))
    assert not any(event.seals for event in ROSES.apply(board.state, 0, Action.parse("unseal")))
    assert not any(event.seals for event in ROSES.apply(board.state, 0, Action.parse("card action_3")))
    assert any(event.seals for event in ROSES.apply(board.state, 1, Action.parse("card action_2")))


def test_1_1_silence_lays_the_card_that_gives_least_away() -> None:
    """The fewest points, but any plain card before an event (own ruling)."""
    assert cheapest(["action_4", "action_3", "plague"]) == "action_3"
    assert cheapest(["plague", "action_4"]) == "action_4"
    assert cheapest(["piracy", "surprise", "plague"]) == "plague"


def test_1_1_last_card_plays_itself(board: Board) -> None:
    """With one card left there is nothing to choose (own ruling)."""
    cards(board, "action_3", "action_2")
    for player in board.state.players:
        player.hand.pop()
    board.settle()
    assert board.state.first == 0
    assert [p.card for p in board.state.players] == ["action_3", "action_2"]


def test_1_2_points_are_not_kept(board: Board) -> None:
    """A player may do nothing; unused points are lost (1.1 note)."""
    board.acting({"lan_oxford": "essex", "yor_york": "ireland"}, "action_4")
    board.do(0, "done")
    assert board.ap(1) == 3


def test_1_2_example_three_points(board: Board) -> None:
    """Example 1.2: two moves and a recruit, then there are no points left."""
    board.acting({"lan_oxford": "essex", "lan_devon": "cornwall", "yor_york": "ireland"}, "action_3")
    board.state.where[BLOCK["lan_bristol_levy"]] = -1
    board.do(0, "move lan_oxford middlesex; move lan_devon dorset; recruit lan_bristol_levy somerset")
    assert board.why(0, "sea lan_henry_vi essex") in ("off-map", "points")
    assert board.ap(0) == 0


def test_1_3_player_one_picks_the_battle(board: Board) -> None:
    """Battles are fought one by one in the order Player 1 likes (1.3, 6.1)."""
    places = {"lan_oxford": "essex", "yor_essex": "essex", "lan_devon": "cornwall", "yor_hastings": "cornwall"}
    board.position(places, first=1)
    from engine.roses.state import Battles

    board.state.frames = [Battles()]
    assert board.legal(1) == ["battle essex", "battle cornwall"]
    assert not board.legal(0)
    assert board.why(1, "battle kent") == "battle"


def test_3_0_components() -> None:
    """31 red, 31 white, one black block (3.0); 25 cards: 6, 7 and 6 of two to four points and six events (5.1)."""
    assert [sum(b.side == s for b in BLOCKS) for s in ("lancaster", "york", "rebel")] == [31, 31, 1]
    assert [DECK.count(f"action_{n}") for n in (2, 3, 4)] == [6, 7, 6]
    assert {c: k.ap for c, k in CARDS.items() if k.event} == {
        "force_march": 1, "muster": 0, "piracy": 2, "plague": 0, "surprise": 1, "treason": 1
    }  # fmt: skip


def test_4_1_deployment(board: Board) -> None:
    """4.3 and 4.4: where the full game begins, at full strength."""
    board.state = ROSES.setup(seats=2, seed="a")
    assert (board.at("lan_henry_vi"), board.at("yor_warwick"), board.at("lan_clifford")) == (
        "middlesex", "calais", "north_yorks"
    )  # fmt: skip
    assert (board.at("lan_buckingham"), board.at("yor_clarence"), board.at("yor_exeter")) == (
        "pool",
        "minor",
        "aside",
    )
    assert all(s == b.steps for s, b, w in zip(board.state.steps, BLOCKS, board.state.where, strict=True) if w >= 0)
    assert board.state.king == 0
    assert board.state.heads == [BLOCK["lan_henry_vi"], BLOCK["yor_york"]]


@pytest.mark.parametrize("name", list(SCENARIOS))
def test_4_0_scenarios(board: Board, name: str) -> None:
    """Each scenario deploys every block where the data file says."""
    board.state = ROSES.setup(seats=2, seed="a", options=Options(scenario=name))  # type: ignore[arg-type]
    scenario = SCENARIOS[name]
    words = {"set_aside": "aside", "eliminated": "dead"}
    for block, place in scenario.deployment.items():
        assert board.at(block) == words.get(place, place)
    assert (board.state.campaign, board.state.last) == (scenario.first_campaign, scenario.last_campaign)


def test_4_0_contradictory_options() -> None:
    """A short scenario has one campaign; other seat counts do not exist."""
    for options in (Options("kingmaker", 2), Options("richard_iii", 3), Options("bosworth")):  # type: ignore[arg-type]
        with pytest.raises(ValueError, match="scenario"):
            ROSES.setup(seats=2, seed="a", options=options)
    for seats in (1, 3, True):
        with pytest.raises(ValueError, match="2 seats"):
            ROSES.setup(seats=seats, seed="a")
    for campaigns in (4, -1, True):
        with pytest.raises(ValueError, match="campaigns"):
            ROSES.setup(seats=2, seed="a", options=Options(campaigns=campaigns))  # type: ignore[arg-type]
    assert list(ROSES.seats) == [2]
    assert ROSES.setup(seats=2, seed="a", options=Options(campaigns=2)).last == 2
    assert ROSES.setup(seats=2, seed="a", options=Options("kingmaker", 1)).last == 2


def poor(board: Board, mine: int, theirs: int) -> None:
    """Hands worth thirteen or fourteen points and more."""
    board.state = ROSES.setup(seats=2, seed="hands")
    hands = {13: ["action_2"] * 5 + ["action_3", "muster"], 14: ["action_2"] * 5 + ["action_4", "muster"]}
    for player, total in zip(board.state.players, (mine, theirs), strict=True):
        player.hand = list(hands[total])
        assert points(player.hand) == total


def test_5_1_mulligan_at_thirteen(board: Board) -> None:
    """Thirteen points or less, events counted; both are asked so that being asked tells nothing (5.1)."""
    poor(board, 13, 14)
    assert board.legal(0) == ["keep", "mulligan"]
    assert board.legal(1) == ["keep"]
    assert board.why(1, "mulligan") == "mulligan"


def test_5_1_mulligan_other_may_keep(board: Board) -> None:
    """The hand is shown; the other keeps his or is dealt anew; once per campaign (5.1)."""
    poor(board, 13, 14)
    kept = list(board.state.players[1].hand)
    board.do(0, "mulligan")
    shown = board.do(1, "keep")
    assert next(e for e in shown if e.key == "roses-mulligan").params["cards"] == pieces(
        ["action_2"] * 5 + ["action_3", "muster"]
    )
    assert isinstance(board.state.frames[-1], Redeal)
    assert board.legal(1) == ["keep", "redeal"]
    assert board.asked(1)[0].params["seat"] == SeatRef(0)
    before = list(board.state.players[0].hand)
    board.do(1, "keep")
    assert board.state.players[0].hand != before
    assert board.state.players[1].hand == kept
    assert isinstance(board.state.frames[-1], Cards)
    assert len(board.state.players[0].hand) == 7


@pytest.mark.parametrize("keeper", [0, 1])
def test_5_1_what_is_kept_is_not_dealt(keeper: int) -> None:
    """The other side's new hand is of the cards that are left, other cards with other luck; nothing has been played."""
    kept, dealt = ["action_2"] * 6 + ["muster"], set()
    for seed in range(8):
        state = ROSES.setup(seats=2, seed=f"deal {seed}")
        for player in state.players:
            player.hand, player.played = list(kept), ["plague"]
        deal(state, keeper)
        assert state.players[keeper].hand == kept
        assert len(state.players[1 - keeper].hand) == 7
        assert not {*kept} & {*state.players[1 - keeper].hand}
        assert [player.played for player in state.players] == [[], []]
        dealt.add(tuple(state.players[1 - keeper].hand))
    assert len(dealt) > 4


def test_5_1_nobody_holds_the_same_card_twice() -> None:
    """Both hands are of one deck."""
    for seed in range(8):
        state = ROSES.setup(seats=2, seed=f"deal {seed}")
        drawn = Counter(card for player in state.players for card in player.hand)
        assert not drawn - Counter(DECK)
        assert sum(drawn.values()) == 14


def test_5_1_mulligan_is_optional(board: Board) -> None:
    """Who could ask may keep as well (ruling)."""
    poor(board, 13, 13)
    board.do(0, "keep")
    assert ROSES.view(board.state, None).acting == [1], "whoever has chosen is waited for no more"
    board.do(1, "keep")
    assert isinstance(board.state.frames[-1], Cards)
    assert points(board.state.players[0].hand) == 13


def test_5_1_mulligan_of_both(board: Board) -> None:
    """When both show a poor hand both get a new one."""
    poor(board, 13, 13)
    before = [list(player.hand) for player in board.state.players]
    board.do(0, "mulligan")
    told = [event for event in board.do(1, "mulligan") if event.key == "roses-mulligan"]
    assert [event.seals for event in told] == [True, True]
    assert all(player.hand != hand for player, hand in zip(board.state.players, before, strict=True))
    assert isinstance(board.state.frames[-1], Cards)
    assert [len(p.hand) for p in board.state.players] == [7, 7]


def test_5_1_event_points_serve_the_event_only(board: Board) -> None:
    """An event's points do not recruit (5.1)."""
    board.acting({"lan_oxford": "essex"}, "surprise")
    board.state.where[BLOCK["lan_bristol_levy"]] = -1
    assert not board.legal(0, "recruit")
    assert board.why(0, "recruit lan_bristol_levy somerset") == "event-recruit"


def test_event_surprise_one_more_over_every_border(board: Board) -> None:
    """Surprise: one group; red borders take three (event card)."""
    men = {f"lan_{n}": "cumbria" for n in ("clifford", "beaumont", "devon", "oxford")}
    board.acting({**men, "lan_wiltshire": "kent"}, "surprise")
    board.do(0, "move lan_clifford lancaster; move lan_beaumont lancaster; move lan_devon lancaster")
    assert board.why(0, "move lan_oxford lancaster") == "limit"
    assert board.why(0, "move lan_wiltshire sussex") == "points"


def test_event_surprise_may_sail(board: Board) -> None:
    """Surprise may be used for a normal sea move."""
    board.acting({"lan_oxford": "essex"}, "surprise")
    assert "sea lan_oxford lincoln" in board.legal(0)


def test_event_force_march_three_areas(board: Board) -> None:
    """Force March: one group, up to three areas, attack allowed, no sea (event card)."""
    board.acting({"lan_oxford": "essex", "yor_hastings": "gloucester"}, "force_march")
    assert not board.legal(0, "sea")
    assert board.why(0, "sea lan_oxford lincoln") == "event-sea"
    board.do(0, "move lan_oxford middlesex; move lan_oxford oxford; move lan_oxford gloucester")
    assert board.state.entries == [(AREA["gloucester"], 0, board.state.came[BLOCK["lan_oxford"]])]


def test_event_muster(board: Board) -> None:
    """Muster: any blocks move normally to one friendly or vacant area or stay (event card, ruling)."""
    board.acting({"lan_oxford": "essex", "lan_devon": "cornwall", "yor_hastings": "leicester"}, "muster")
    assert board.why(0, "muster leicester") == "muster-area"
    assert board.why(0, "move lan_oxford rutland") == "event-first"
    assert {"muster oxford", "muster middlesex"} <= {*board.legal(0, "muster")}
    assert "muster leicester" not in board.legal(0, "muster")
    (told,) = board.do(0, "muster oxford")
    assert (told.key, told.params, told.seals) == ("roses-muster", {"seat": SeatRef(0), "area": At("oxford")}, False)
    assert board.why(0, "move lan_oxford leicester") == "muster-enemy"
    assert not [a for a in board.legal(0, "move") if "devon" in a], "Cornwall is too far"
    board.do(0, "move lan_oxford middlesex")
    assert board.why(0, "done") == "locked"
    assert board.legal(0) == ["move lan_oxford oxford"]
    board.do(0, "move lan_oxford oxford; done")


def test_event_muster_holds_york_to_it(board: Board) -> None:
    """York, the first of all blocks, gets to the muster before its player may end (event card)."""
    board.acting({"yor_york": "essex", "lan_henry_vi": "france"}, "muster", seat=1)
    board.do(1, "muster oxford; move yor_york middlesex")
    assert board.legal(1) == ["move yor_york oxford"]
    (prompt,) = board.asked(1)
    assert [str(a) for a in prompt.default] == ["move yor_york oxford", "done"], "silence takes him there and ends"


def test_event_muster_who_is_there_stays(board: Board) -> None:
    """A block in the named area goes nowhere; York musters in no exile of Lancaster's (event card, 2.7)."""
    board.acting({"lan_oxford": "oxford", "lan_devon": "essex", "yor_york": "ireland"}, "muster")
    board.do(0, "muster oxford")
    assert board.why(0, "move lan_oxford middlesex") == "gathered"
    board.acting({"yor_york": "northumbria", "lan_henry_vi": "france"}, "muster", seat=1)
    assert board.why(1, "muster scotland") == "muster-exile"


def test_event_muster_through_a_full_border(board: Board) -> None:
    """Over the red border into Cumbria two may come: a third does not set out that way (5.2.1, event card)."""
    men: dict[str, Place] = dict.fromkeys(("lan_oxford", "lan_devon"), "northumbria")
    men |= {"lan_clifford": "east_yorks", "yor_york": "ireland"}
    board.acting(men, "muster")
    board.do(0, "muster cumbria; move lan_oxford cumbria")
    assert board.why(0, "move lan_clifford northumbria") == ""
    board.do(0, "move lan_devon cumbria")
    assert board.why(0, "move lan_clifford northumbria") == "muster-full"


def test_event_plague(board: Board) -> None:
    """Plague: every block of an enemy city area loses a step, even its last (event card)."""
    board.acting({"yor_hastings": ("warwick", 1), "yor_york": "warwick", "yor_essex": "essex"}, "plague")
    assert board.legal(0, "plague") == ["plague warwick"]
    events = board.do(0, "plague warwick")
    assert board.at("yor_hastings") == "dead"
    assert board.strength("yor_york") == 3
    assert "killed" in keys(events)
    told = events[0]
    assert (told.key, told.params, told.seals) == ("roses-plague", {"seat": SeatRef(0), "area": At("warwick")}, True)
    assert board.why(0, "plague warwick") == "event-named"
    assert not board.legal(0, "move")


def test_event_plague_names_no_common_men(board: Board) -> None:
    """Nobody sees who a levy was that died of it, but its owner (6.83)."""
    board.acting({"yor_london_levy": ("warwick", 1), "yor_york": "ireland"}, "plague")
    assert keys(board.do(0, "plague warwick"))[1:3] == ["lost", "lost-own"]


def test_event_plague_spares_contested_areas(board: Board) -> None:
    """A contested city is no target (ruling)."""
    board.acting({"yor_hastings": "warwick", "lan_oxford": "warwick"}, "plague")
    assert board.legal(0) == ["done"]
    assert board.why(0, "plague warwick") == "plague-own"


def test_event_piracy(board: Board) -> None:
    """Piracy: two sea moves that may attack, no port pair, no land move (event card)."""
    board.acting({"lan_oxford": "france", "lan_devon": "france", "yor_essex": "kent"}, "piracy")
    board.do(0, "sea lan_oxford kent")
    assert board.ap(0) == 1
    assert board.state.entries == [(AREA["kent"], 0, SEA_BORDER)]
    assert board.state.came[BLOCK["lan_oxford"]] == SEA_BORDER + 1 + AREA["france"]
    assert not board.legal(0, "move")
    board.do(0, "sea lan_devon kent")
    assert not board.legal(0, "sea")
    (main,) = [event for event in board.do(0, "done") if event.key == "roses-main"]
    assert main.params == {"seat": SeatRef(0), "area": At("kent"), "from": Word("sea")}
    assert (
        Board().acting({"lan_oxford": "france", "yor_essex": "ireland"}, "piracy").why(0, "sea lan_oxford ireland")
        == "exile"
    )


def test_4_data_notice() -> None:
    """The data file says where its facts come from."""
    assert "rulebook" in FACTS.source
    assert FACTS.notice


def test_5_1_choices_are_revocable(board: Board) -> None:
    """Keeping or showing the hand is secret and revocable until both have chosen."""
    poor(board, 13, 14)
    board.do(0, "mulligan")
    assert board.legal(0) == ["unseal"]
    assert board.why(0, "keep") == "sealed"
    board.do(0, "unseal; keep")
    assert isinstance(board.state.frames[-1], Mulligan)
    assert board.why(1, "unseal") == "unsealed"
