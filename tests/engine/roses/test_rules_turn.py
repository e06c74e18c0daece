"""Setting up (4.0), cards (1.1, 5.1), events and the order of a turn (1.0)."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.core import Action, SeatRef, Word, pieces
from engine.core import Place as At
from engine.roses.board import AREA, BLOCK, BLOCKS, CARDS, DECK, FACTS, SCENARIOS, SEA_BORDER
from engine.roses.phases.cards import cheapest, deal, first_player, points
from engine.roses.rules import ROSES
from engine.roses.state import Cards, Mulligan, Options, Redeal, RosesState
from tests.engine.roses.positions import Place, acting, ap, asked, at, do, keys, legal, position, settle, strength, why


def cards(mine: str, theirs: str, king: int = 0) -> RosesState:
    """Both hold one kind of card and choose."""
    state = position({"lan_henry_vi": "middlesex", "yor_york": "ireland"}, king=king)
    for player, card in zip(state.players, (mine, theirs), strict=True):
        player.hand, player.played = [card] * 2, []
    state.frames = [Cards()]
    return state


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


def test_1_1_pretender_first_on_a_tie() -> None:
    """Sidebar: York 3, Lancaster 3; the Pretender (York) is Player 1."""
    state = cards("action_3", "action_3")
    do(state, 0, "card action_3")
    do(state, 1, "card action_3")
    assert state.first == 1


def test_1_1_higher_card_is_player_one() -> None:
    """The higher card goes first, whoever is King (1.1)."""
    state = cards("action_4", "action_3")
    do(state, 0, "card action_4")
    assert "cards" in keys(do(state, 1, "card action_3"))
    assert state.first == 0


@pytest.mark.parametrize(
    ("mine", "theirs", "king", "first"),
    [
        ("muster", "action_4", 0, 0),
        ("piracy", "surprise", 0, 0),
        ("muster", "plague", 0, 1),
        ("muster", "plague", 1, 0),
    ],
)
def test_1_1_events_go_first(mine: str, theirs: str, king: int, first: int) -> None:
    """Even an event of no points beats a four; two events compare points, then the Pretender goes first (1.1, 5.1)."""
    state = cards(mine, theirs, king)
    state.players[0].card, state.players[1].card = mine, theirs
    assert first_player(state) == first


def test_1_1_card_is_secret_and_can_be_taken_back() -> None:
    """Until the other has played the card may be taken back (ruling)."""
    state = cards("action_3", "action_2")
    do(state, 0, "card action_3")
    assert ROSES.view(state, 1).seats[0].card == ""
    assert ROSES.view(state, 1).seats[0].hand == 2
    assert legal(state, 0) == ["unseal"]
    assert why(state, 0, "card action_3") == "sealed"
    do(state, 0, "unseal")
    assert state.players[0].hand == ["action_3", "action_3"]


def test_1_1_a_card_that_lies_changes_nothing_for_the_other() -> None:
    """Laying it keeps nobody from thinking again; the reveal closes what was chosen (ruling R1)."""
    state = cards("action_3", "action_2")
    assert not any(event.seals for event in ROSES.apply(state, 0, Action.parse("card action_3")))
    assert not any(event.seals for event in ROSES.apply(state, 0, Action.parse("unseal")))
    assert not any(event.seals for event in ROSES.apply(state, 0, Action.parse("card action_3")))
    assert any(event.seals for event in ROSES.apply(state, 1, Action.parse("card action_2")))


def test_1_1_silence_lays_the_card_that_gives_least_away() -> None:
    """The fewest points, but any plain card before an event (own ruling)."""
    assert cheapest(["action_4", "action_3", "plague"]) == "action_3"
    assert cheapest(["plague", "action_4"]) == "action_4"
    assert cheapest(["piracy", "surprise", "plague"]) == "plague"


def test_1_1_last_card_plays_itself() -> None:
    """With one card left there is nothing to choose (own ruling)."""
    state = cards("action_3", "action_2")
    for player in state.players:
        player.hand.pop()
    settle(state)
    assert state.first == 0
    assert [p.card for p in state.players] == ["action_3", "action_2"]


def test_1_2_points_are_not_kept() -> None:
    """A player may do nothing; unused points are lost (1.1 note)."""
    state = acting({"lan_oxford": "essex", "yor_york": "ireland"}, "action_4")
    do(state, 0, "done")
    assert ap(state, 1) == 3


def test_1_2_example_three_points() -> None:
    """Example 1.2: two moves and a recruit, then there are no points left."""
    state = acting({"lan_oxford": "essex", "lan_devon": "cornwall", "yor_york": "ireland"}, "action_3")
    state.where[BLOCK["lan_bristol_levy"]] = -1
    do(state, 0, "move lan_oxford middlesex; move lan_devon dorset; recruit lan_bristol_levy somerset")
    assert why(state, 0, "sea lan_henry_vi essex") in ("block", "points")
    assert ap(state, 0) == 0


def test_1_3_player_one_picks_the_battle() -> None:
    """Battles are fought one by one in the order Player 1 likes (1.3, 6.1)."""
    places = {"lan_oxford": "essex", "yor_essex": "essex", "lan_devon": "cornwall", "yor_hastings": "cornwall"}
    state = position(places, first=1)
    from engine.roses.state import Battles

    state.frames = [Battles()]
    assert legal(state, 1) == ["battle essex", "battle cornwall"]
    assert not legal(state, 0)
    assert why(state, 1, "battle kent") == "battle"


def test_3_0_components() -> None:
    """31 red, 31 white, one black block (3.0); 25 cards: 6, 7 and 6 of two to four points and six events (5.1)."""
    assert [sum(b.side == s for b in BLOCKS) for s in ("lancaster", "york", "rebel")] == [31, 31, 1]
    assert [DECK.count(f"action_{n}") for n in (2, 3, 4)] == [6, 7, 6]
    assert {c: k.ap for c, k in CARDS.items() if k.event} == {
        "force_march": 1, "muster": 0, "piracy": 2, "plague": 0, "surprise": 1, "treason": 1
    }  # fmt: skip


def test_4_1_deployment() -> None:
    """4.3 and 4.4: where the full game begins, at full strength."""
    state = ROSES.setup(seats=2, seed="a")
    assert (at(state, "lan_henry_vi"), at(state, "yor_warwick"), at(state, "lan_clifford")) == (
        "middlesex", "calais", "north_yorks"
    )  # fmt: skip
    assert (at(state, "lan_buckingham"), at(state, "yor_clarence"), at(state, "yor_exeter")) == (
        "pool",
        "minor",
        "aside",
    )
    assert all(s == b.steps for s, b, w in zip(state.steps, BLOCKS, state.where, strict=True) if w >= 0)
    assert state.king == 0
    assert state.heads == [BLOCK["lan_henry_vi"], BLOCK["yor_york"]]


@pytest.mark.parametrize("name", list(SCENARIOS))
def test_4_0_scenarios(name: str) -> None:
    """Each scenario deploys every block where the data file says."""
    state = ROSES.setup(seats=2, seed="a", options=Options(scenario=name))  # type: ignore[arg-type]
    scenario = SCENARIOS[name]
    words = {"set_aside": "aside", "eliminated": "dead"}
    for block, place in scenario.deployment.items():
        assert at(state, block) == words.get(place, place)
    assert (state.campaign, state.last) == (scenario.first_campaign, scenario.last_campaign)


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


def poor(mine: int, theirs: int) -> RosesState:
    """Hands worth thirteen or fourteen points and more."""
    state = ROSES.setup(seats=2, seed="hands")
    hands = {13: ["action_2"] * 5 + ["action_3", "muster"], 14: ["action_2"] * 5 + ["action_4", "muster"]}
    for player, total in zip(state.players, (mine, theirs), strict=True):
        player.hand = list(hands[total])
        assert points(player.hand) == total
    return state


def test_5_1_mulligan_at_thirteen() -> None:
    """Thirteen points or less, events counted; both are asked so that being asked tells nothing (5.1)."""
    state = poor(13, 14)
    assert legal(state, 0) == ["keep", "mulligan"]
    assert legal(state, 1) == ["keep"]
    assert why(state, 1, "mulligan") == "mulligan"


def test_5_1_mulligan_other_may_keep() -> None:
    """The hand is shown; the other keeps his or is dealt anew; once per campaign (5.1)."""
    state = poor(13, 14)
    kept = list(state.players[1].hand)
    do(state, 0, "mulligan")
    shown = do(state, 1, "keep")
    assert next(e for e in shown if e.key == "roses-mulligan").params["cards"] == pieces(
        ["action_2"] * 5 + ["action_3", "muster"]
    )
    assert isinstance(state.frames[-1], Redeal)
    assert legal(state, 1) == ["keep", "redeal"]
    assert asked(state, 1)[0].params["seat"] == SeatRef(0)
    before = list(state.players[0].hand)
    do(state, 1, "keep")
    assert state.players[0].hand != before
    assert state.players[1].hand == kept
    assert isinstance(state.frames[-1], Cards)
    assert len(state.players[0].hand) == 7


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


def test_5_1_mulligan_is_optional() -> None:
    """Who could ask may keep as well (ruling)."""
    state = poor(13, 13)
    do(state, 0, "keep")
    assert ROSES.view(state, None).acting == [1], "whoever has chosen is waited for no more"
    do(state, 1, "keep")
    assert isinstance(state.frames[-1], Cards)
    assert points(state.players[0].hand) == 13


def test_5_1_mulligan_of_both() -> None:
    """When both show a poor hand both get a new one."""
    state = poor(13, 13)
    before = [list(player.hand) for player in state.players]
    do(state, 0, "mulligan")
    told = [event for event in do(state, 1, "mulligan") if event.key == "roses-mulligan"]
    assert [event.seals for event in told] == [True, True]
    assert all(player.hand != hand for player, hand in zip(state.players, before, strict=True))
    assert isinstance(state.frames[-1], Cards)
    assert [len(p.hand) for p in state.players] == [7, 7]


def test_5_1_event_points_serve_the_event_only() -> None:
    """An event's points do not recruit (5.1)."""
    state = acting({"lan_oxford": "essex"}, "surprise")
    state.where[BLOCK["lan_bristol_levy"]] = -1
    assert not legal(state, 0, "recruit")
    assert why(state, 0, "recruit lan_bristol_levy somerset") == "event"


def test_event_surprise_one_more_over_every_border() -> None:
    """Surprise: one group; red borders take three (event card)."""
    men = {f"lan_{n}": "cumbria" for n in ("clifford", "beaumont", "devon", "oxford")}
    state = acting({**men, "lan_wiltshire": "kent"}, "surprise")
    do(state, 0, "move lan_clifford lancaster; move lan_beaumont lancaster; move lan_devon lancaster")
    assert why(state, 0, "move lan_oxford lancaster") == "limit"
    assert why(state, 0, "move lan_wiltshire sussex") == "points"


def test_event_surprise_may_sail() -> None:
    """Surprise may be used for a normal sea move."""
    state = acting({"lan_oxford": "essex"}, "surprise")
    assert "sea lan_oxford lincoln" in legal(state, 0)


def test_event_force_march_three_areas() -> None:
    """Force March: one group, up to three areas, attack allowed, no sea (event card)."""
    state = acting({"lan_oxford": "essex", "yor_hastings": "gloucester"}, "force_march")
    assert not legal(state, 0, "sea")
    assert why(state, 0, "sea lan_oxford lincoln") == "event"
    do(state, 0, "move lan_oxford middlesex; move lan_oxford oxford; move lan_oxford gloucester")
    assert state.entries == [(AREA["gloucester"], 0, state.came[BLOCK["lan_oxford"]])]


def test_event_muster() -> None:
    """Muster: any blocks move normally to one friendly or vacant area or stay (event card, ruling)."""
    state = acting({"lan_oxford": "essex", "lan_devon": "cornwall", "yor_hastings": "leicester"}, "muster")
    assert why(state, 0, "muster leicester") == "muster-area"
    assert why(state, 0, "move lan_oxford rutland") == "event"
    assert {"muster oxford", "muster middlesex"} <= {*legal(state, 0, "muster")}
    assert "muster leicester" not in legal(state, 0, "muster")
    (told,) = do(state, 0, "muster oxford")
    assert (told.key, told.params, told.seals) == ("roses-muster", {"seat": SeatRef(0), "area": At("oxford")}, False)
    assert why(state, 0, "move lan_oxford leicester") == "muster"
    assert not [a for a in legal(state, 0, "move") if "devon" in a], "Cornwall is too far"
    do(state, 0, "move lan_oxford middlesex")
    assert why(state, 0, "done") == "locked"
    assert legal(state, 0) == ["move lan_oxford oxford"]
    do(state, 0, "move lan_oxford oxford; done")


def test_event_muster_holds_york_to_it() -> None:
    """York, the first of all blocks, gets to the muster before its player may end (event card)."""
    state = acting({"yor_york": "essex", "lan_henry_vi": "france"}, "muster", seat=1)
    do(state, 1, "muster oxford; move yor_york middlesex")
    assert legal(state, 1) == ["move yor_york oxford"]
    (prompt,) = asked(state, 1)
    assert [str(a) for a in prompt.default] == ["move yor_york oxford", "done"], "silence takes him there and ends"


def test_event_muster_who_is_there_stays() -> None:
    """A block in the named area goes nowhere; York musters in no exile of Lancaster's (event card, 2.7)."""
    state = acting({"lan_oxford": "oxford", "lan_devon": "essex", "yor_york": "ireland"}, "muster")
    do(state, 0, "muster oxford")
    assert why(state, 0, "move lan_oxford middlesex") == "muster"
    state = acting({"yor_york": "northumbria", "lan_henry_vi": "france"}, "muster", seat=1)
    assert why(state, 1, "muster scotland") == "muster-area"


def test_event_muster_through_a_full_border() -> None:
    """Over the red border into Cumbria two may come: a third does not set out that way (5.2.1, event card)."""
    men: dict[str, Place] = dict.fromkeys(("lan_oxford", "lan_devon"), "northumbria")
    men |= {"lan_clifford": "east_yorks", "yor_york": "ireland"}
    state = acting(men, "muster")
    do(state, 0, "muster cumbria; move lan_oxford cumbria")
    assert why(state, 0, "move lan_clifford northumbria") == ""
    do(state, 0, "move lan_devon cumbria")
    assert why(state, 0, "move lan_clifford northumbria") == "muster"


def test_event_plague() -> None:
    """Plague: every block of an enemy city area loses a step, even its last (event card)."""
    state = acting({"yor_hastings": ("warwick", 1), "yor_york": "warwick", "yor_essex": "essex"}, "plague")
    assert legal(state, 0, "plague") == ["plague warwick"]
    events = do(state, 0, "plague warwick")
    assert at(state, "yor_hastings") == "dead"
    assert strength(state, "yor_york") == 3
    assert "killed" in keys(events)
    told = events[0]
    assert (told.key, told.params, told.seals) == ("roses-plague", {"seat": SeatRef(0), "area": At("warwick")}, True)
    assert why(state, 0, "plague warwick") == "event"
    assert not legal(state, 0, "move")


def test_event_plague_names_no_common_men() -> None:
    """Nobody sees who a levy was that died of it, but its owner (6.83)."""
    state = acting({"yor_london_levy": ("warwick", 1), "yor_york": "ireland"}, "plague")
    assert keys(do(state, 0, "plague warwick"))[1:3] == ["lost", "lost-own"]


def test_event_plague_spares_contested_areas() -> None:
    """A contested city is no target (ruling)."""
    state = acting({"yor_hastings": "warwick", "lan_oxford": "warwick"}, "plague")
    assert legal(state, 0) == ["done"]
    assert why(state, 0, "plague warwick") == "plague-area"


def test_event_piracy() -> None:
    """Piracy: two sea moves that may attack, no port pair, no land move (event card)."""
    state = acting({"lan_oxford": "france", "lan_devon": "france", "yor_essex": "kent"}, "piracy")
    do(state, 0, "sea lan_oxford kent")
    assert ap(state, 0) == 1
    assert state.entries == [(AREA["kent"], 0, SEA_BORDER)]
    assert state.came[BLOCK["lan_oxford"]] == SEA_BORDER + 1 + AREA["france"]
    assert not legal(state, 0, "move")
    do(state, 0, "sea lan_devon kent")
    assert not legal(state, 0, "sea")
    (main,) = [event for event in do(state, 0, "done") if event.key == "roses-main"]
    assert main.params == {"seat": SeatRef(0), "area": At("kent"), "from": Word("sea")}
    assert (
        why(acting({"lan_oxford": "france", "yor_essex": "ireland"}, "piracy"), 0, "sea lan_oxford ireland") == "exile"
    )


def test_4_data_notice() -> None:
    """The data file says where its facts come from."""
    assert "rulebook" in FACTS.source
    assert FACTS.notice


def test_5_1_choices_are_revocable() -> None:
    """Keeping or showing the hand is secret and revocable until both have chosen."""
    state = poor(13, 14)
    do(state, 0, "mulligan")
    assert legal(state, 0) == ["unseal"]
    assert why(state, 0, "keep") == "sealed"
    do(state, 0, "unseal; keep")
    assert isinstance(state.frames[-1], Mulligan)
    assert why(state, 1, "unseal") == "unsealed"
