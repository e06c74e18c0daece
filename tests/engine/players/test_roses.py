"""The computer player of Wars of the Roses."""

from __future__ import annotations

import random
from typing import Any

import pytest

from engine.core import Action, Prompt, blocking
from engine.players import make, tally
from engine.players.roses import PLAYER, RosesPlayer, RosesTally
from engine.players.roses.combat_odds import LINE, Fighter, fight
from engine.players.roses.position import WALK, Position
from engine.players.roses.valuation import Worth
from engine.players.roses.weights import Weights
from engine.roses.analysis import MARCHES
from engine.roses.board import AREA, AREAS, BLOCK, BLOCKS, SIDE
from engine.roses.rules import ROSES
from engine.roses.standing import STYLES
from engine.roses.state import Acting, Battle, Cards, Options, RosesState
from engine.roses.view import Plan, RosesView
from tests.engine.driver import turn
from tests.engine.players.whole_games import play
from tests.engine.roses.board import Board
from tests.engine.roses.lively import lively

SCENARIOS = ("wars_of_the_roses", "kingmaker", "richard_iii")
STEPS = {
    "mulligan", "redeal", "cards", "action", "main", "battles", "event-treason", "briefing", "fight", "hits",
    "regroup", "execute", "heir", "loss", "home", "dismiss",
}  # fmt: skip


def view_of(state: RosesState, seat: int) -> RosesView:
    return ROSES.view(state, seat)


def waiting(state: RosesState) -> tuple[int, Prompt]:
    """A seat the game waits for, and what it is asked."""
    seat, (prompt, *_) = next(iter(blocking(ROSES.prompts(state)).items()))
    return seat, prompt


def chosen(state: RosesState, seat: int, seed: str = "seed") -> list[str]:
    """What a new player does, as texts."""
    return [str(a) for a in RosesPlayer(seed).choose(view_of(state, seat), ROSES.prompts(state)[seat][0])]


def reading(state: RosesState, seat: int) -> Position:
    """The position as the player reads it; one without a phase is looked at in the card phase."""
    state.frames = state.frames or [Cards()]
    view = view_of(state, seat)
    assert view.own is not None
    return Position(view, view.own)


def test_the_package_offers_the_player() -> None:
    """The list of players finds the class, and its tally."""
    assert PLAYER is RosesPlayer
    assert isinstance(make("roses", "heuristic", "seed"), RosesPlayer)
    assert tally("roses") is RosesTally


# -- whole games


@pytest.mark.slow
@pytest.mark.parametrize("seat", [0, 1])
def test_beats_random_players(seat: int) -> None:
    """Both houses beat a random player in the full game; the full figure comes from ``simulate``."""
    won = 0
    for n in range(3):
        kinds = ["random", "random"]
        kinds[seat] = "heuristic"
        state, _ = play(ROSES, f"contest-{n}", kinds)
        won += state.winner == seat
    assert won >= 2


@pytest.mark.slow(but=["kingmaker"])
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_whole_games_are_short_and_follow_from_the_seed(scenario: Any) -> None:
    """Two computers bring every scenario to an end, and do the same again."""
    options = Options(scenario=scenario)
    one, first = play(ROSES, "again", ["heuristic"] * 2, options)
    two, second = play(ROSES, "again", ["heuristic"] * 2, options)
    assert ROSES.outcome(one) is not None
    assert first == second
    assert ROSES.dumps(one) == ROSES.dumps(two)
    assert sum(map(len, first)) < 1500


@pytest.mark.slow
def test_leaves_standing_orders_alone() -> None:
    """A person who takes the seat back finds them as they were; a game is quick when nobody changes them."""
    state = ROSES.setup(seats=2, seed="book")
    state.players[0].orders = {"lan_oxford": "weak-2"}
    steps = set()
    while ROSES.prompts(state):
        seat, prompt = waiting(state)
        steps.add(prompt.step)
        for action in RosesPlayer(f"book/{seat}").choose(view_of(state, seat), prompt):
            assert action.verb not in ("style", "standing", "block-order")
            ROSES.apply(state, seat, action)
    assert state.players[0].orders == {"lan_oxford": "weak-2"}
    assert [player.standing for player in state.players] == [STYLES["quick"]] * 2
    assert "briefing" in steps
    assert not steps & {"battles", "regroup", "heir", "loss", "home", "dismiss"}


@pytest.mark.slow
def test_answers_whatever_a_person_left_open() -> None:
    """In positions that random play reaches every question is answered, and every batch is legal to its end."""
    seen: set[str] = set()
    for game in range(40):
        if game > 9 and seen == STEPS:
            break
        rng = random.Random(game)
        state = ROSES.setup(seats=2, seed=f"open-{game}", options=Options(scenario=SCENARIOS[game % 3]))  # type: ignore[arg-type]
        count = 0
        while (move := turn(rng, ROSES, state, lively)) is not None:
            for seat, prompt in ((s, p) for s, mine in ROSES.prompts(state).items() for p in mine):
                count += 1
                if not prompt.blocks:
                    assert RosesPlayer("open").choose(view_of(state, seat), prompt) == []
                elif prompt.step not in seen or count % 7 == 0:
                    seen.add(prompt.step)
                    try_out(state, seat, prompt)
            ROSES.apply(state, *move)
    assert seen == STEPS


def try_out(state: RosesState, seat: int, prompt: Prompt) -> None:
    """The player's answer works on a copy of the position, and the position goes on."""
    copy = ROSES.loads(ROSES.dumps(state))
    batch = RosesPlayer("open").choose(view_of(copy, seat), prompt)
    assert batch
    before = ROSES.dumps(copy)
    for action in batch:
        refusal = ROSES.why_not(copy, seat, action)
        assert refusal is None, (prompt.step, [str(a) for a in batch], str(action), refusal)
        ROSES.apply(copy, seat, action)
    assert ROSES.dumps(copy) != before


@pytest.mark.slow
def test_takes_over_any_seat_and_finishes() -> None:
    """A game that random players began is played to its end by computers."""
    for game in range(6):
        rng = random.Random(game)
        state = ROSES.setup(seats=2, seed=f"heir-{game}", options=Options(scenario=SCENARIOS[game % 3]))  # type: ignore[arg-type]
        for _ in range(40 + 60 * game):
            move = turn(rng, ROSES, state, lively)
            if move is None:
                break
            ROSES.apply(state, *move)
        for _ in range(2000):
            if not ROSES.prompts(state):
                break
            seat, prompt = waiting(state)
            for action in RosesPlayer("heir").choose(view_of(state, seat), prompt):
                ROSES.apply(state, seat, action)
        assert ROSES.outcome(state) is not None


def test_knows_nothing_hidden() -> None:
    """Other enemy blocks in the same areas, another hand and pool: the same answer."""
    for seed in ("veil-1", "veil-2", "veil-3"):
        state = ROSES.setup(seats=2, seed=seed)
        checked = 0
        while ROSES.prompts(state) and checked < 12:
            seat, prompt = waiting(state)
            batch = RosesPlayer("veil").choose(view_of(state, seat), prompt)
            if prompt.step in ("cards", "action") and state.turn > 2:
                other = ROSES.loads(ROSES.dumps(state))
                shuffle_enemy(other, 1 - seat)
                assert ROSES.dumps(other) != ROSES.dumps(state)
                assert RosesPlayer("veil").choose(view_of(other, seat), prompt) == batch
                checked += 1
            for action in batch:
                ROSES.apply(state, seat, action)
        assert checked == 12


def shuffle_enemy(state: RosesState, enemy: int) -> None:
    """Nobles of the enemy change places with others on the map and in the pool; his hand is another."""
    nobles = [b for b, side in enumerate(SIDE) if side == enemy and BLOCKS[b].kind == "noble" and state.where[b] >= -1]
    places = [(state.where[b], state.steps[b]) for b in nobles]
    for block, (where, steps) in zip(nobles, places[1:] + places[:1], strict=True):
        state.where[block], state.steps[block] = where, steps
    state.players[enemy].hand = ["action_2"] * len(state.players[enemy].hand)


# -- how it judges


def test_reach_and_walk() -> None:
    """Two areas in a phase, none beyond a river; nobody walks to an island."""
    assert MARCHES[AREA["middlesex"]][AREA["essex"]] == 4
    assert AREA["warwick"] in MARCHES[AREA["middlesex"]]
    assert AREA["scotland"] not in MARCHES[AREA["north_yorks"]]
    assert WALK[AREA["cornwall"]][AREA["dorset"]] == 1
    assert WALK[AREA["isle_of_man"]][AREA["lancaster"]] == 9


def company(seat: int, *steps: float, hit: float = 0.4, letter: int = 1) -> list[Fighter]:
    return [Fighter(n, seat, letter, hit, s, 5.0) for n, s in enumerate(steps)]


def test_more_and_better_blocks_win() -> None:
    """The chance grows with numbers and fire power, and an even fight is the defender's."""
    even = fight([*company(0, 3, 3), *company(1, 3, 3)], 1, 0)
    more = fight([*company(0, 4, 4, 4, 4), *company(1, 3, 3)], 1, 0)
    better = fight([*company(0, 3, 3, hit=0.8), *company(1, 3, 3)], 1, 0)
    assert even < 0.4 < 0.6 < min(more, better)


def test_who_leaves_does_not_hold_the_area() -> None:
    """Blocks that retreat as soon as they may live, and lose the area."""
    ours, theirs = company(0, 3, 3), company(1, 4, 4, 4)
    assert fight([*ours, *theirs], 2, 1, leaver=0) > 0.9
    assert all(f.place != LINE for f in ours if f.steps > 1)


def test_margin_tells_who_is_behind() -> None:
    """At the last turn the throne is counted: supporters in England, not those abroad."""
    here = {"lan_oxford": "essex", "lan_pembroke": "pembroke", "yor_hastings": "leicester", "lan_henry_vi": "derby"}
    board = Board().position(here)
    board.state.turn = 7
    king, pretender = reading(board.state, 0), reading(board.state, 1)
    assert king.margin > 0 > pretender.margin
    assert Worth(pretender, Weights()).boldness < 1 < Worth(king, Weights()).boldness


def test_heirs_are_dearest() -> None:
    """The last heir is worth more than one of five, an heir more than a noble, a noble more than a levy."""
    board = Board().position({"lan_henry_vi": "derby", "lan_oxford": "essex", "lan_bristol_levy": "somerset"})
    worth = Worth(reading(board.state, 0), Weights())
    levy, noble, heir = (worth.life(BLOCK[b]) for b in ("lan_bristol_levy", "lan_oxford", "lan_henry_vi"))
    assert levy < noble < heir
    for block in ("lan_prince_edward", "lan_exeter", "lan_somerset", "lan_richmond"):
        board.state.where[BLOCK[block]] = -5
    assert Worth(reading(board.state, 0), Weights()).life(BLOCK["lan_henry_vi"]) > heir + 10


# -- the action phase


def test_recruits_a_noble_rather_than_nothing() -> None:
    """With a point, a noble in the pool and no enemy near, the noble comes in."""
    board = Board().acting({"lan_henry_vi": "middlesex", "yor_march": "calais"}, "action_2")
    board.state.where[BLOCK["lan_oxford"]] = -1
    assert chosen(board.state, 0) == ["recruit lan_oxford essex"]


def test_strikes_a_lonely_enemy() -> None:
    """Three strong blocks next to a single enemy in the last turn attack it."""
    board = Board().acting(
        {"lan_northumberland": "leicester", "lan_buckingham": "leicester", "lan_french_mercenary": "leicester",
         "lan_henry_vi": "cumbria", "yor_hastings": "middlesex", "yor_march": "calais"},
        "action_2",
        first=1,
    )  # fmt: skip
    board.state.turn = 7
    batch = chosen(board.state, 0)
    assert batch
    assert all(text.startswith("move") and text.endswith("middlesex") for text in batch)


def test_lands_supporters_before_the_throne_is_counted() -> None:
    """In the last turn a pretender's nobles in exile come home, two for a point between great ports."""
    board = Board().acting(
        {"yor_march": "calais", "yor_kent": "calais", "lan_henry_vi": "cumbria"}, "action_2", seat=1, first=0
    )
    board.state.turn = 7
    batch = [Action.parse(text) for text in chosen(board.state, 1)]
    assert [a.verb for a in batch] == ["sea", "sea"]
    assert batch[0].args[1] == batch[1].args[1]
    frame = board.state.frames[-1]
    assert isinstance(frame, Acting)
    board.do(1, "; ".join(map(str, batch)))
    assert frame.ap == 1


def test_names_the_main_attack_that_most_crossed() -> None:
    """Two blocks from Essex, one from Kent: the main attack comes from Essex, named with the end of the phase."""
    board = Board().acting(
        {"lan_oxford": "essex", "lan_beaumont": "essex", "lan_buckingham": "kent", "lan_henry_vi": "cumbria",
         "yor_hastings": "middlesex", "yor_march": "calais"},
        "action_2",
    )  # fmt: skip
    board.do(0, "move lan_oxford middlesex; move lan_beaumont middlesex; move lan_buckingham middlesex")
    assert chosen(board.state, 0)[-2:] == ["done", "main middlesex essex"]


def test_plague_strikes_the_fullest_city() -> None:
    """The city with most enemy blocks."""
    places: dict[str, Any] = {"lan_henry_vi": "cumbria", "yor_hastings": "middlesex", "yor_march": "middlesex"}
    board = Board().acting({**places, "yor_essex": "warwick"}, "plague")
    assert chosen(board.state, 0) == ["plague middlesex"]


# -- battles


def test_leaves_a_hopeless_battle() -> None:
    """One weak noble against three strong blocks retreats in round 2; three against one stay."""
    strong = {"yor_march": "essex", "yor_norfolk": "essex", "yor_calais_mercenary": "essex"}
    board = Board().fight(
        "middlesex", strong, {"lan_henry_vi": ""}, others={"lan_oxford": "oxford"}, steps={"lan_henry_vi": 1}
    )
    do_round(board.state)
    assert chosen(board.state, 0)[0].startswith("retreat lan_henry_vi")
    board = Board().fight(
        "middlesex", {"yor_essex": "essex"}, {"lan_henry_vi": "", "lan_oxford": "", "lan_bombard": ""}
    )
    do_round(board.state)
    assert not any(a.startswith("retreat") for a in chosen(board.state, 0))


def do_round(state: RosesState) -> None:
    """Everybody waits in round 1, then the attackers until the defender is asked."""
    for _ in range(30):
        seat, prompt = waiting(state)
        frame = next(f for f in state.frames if isinstance(f, Battle))
        if frame.round == 2 and seat != frame.attacker:
            return
        ROSES.apply(state, seat, next(a for a in prompt.actions if a.verb == "pass"))
    raise AssertionError("round 2 never came")


def test_tries_a_fickle_noble() -> None:
    """The King rolls on nobles of whom every second turns, not on one who needs two even dice."""
    attackers = {"yor_buckingham": "warwick", "yor_rivers": "warwick", "yor_stanley": "warwick"}
    board = Board().fight("derby", attackers, {"lan_henry_vi": "", "lan_oxford": ""})
    for _ in range(20):
        seat, prompt = waiting(board.state)
        if any(a.verb == "treason" for a in prompt.actions):
            break
        ROSES.apply(board.state, seat, next(a for a in prompt.actions if a.verb == "pass"))
    verb, roller, target = chosen(board.state, 0)[0].split()
    assert (verb, roller) == ("treason", "lan_henry_vi")
    assert target in ("yor_buckingham", "yor_stanley")


def test_hits_strike_whom_it_misses_least() -> None:
    """Of a levy and an heir of the same strength the levy takes the hit."""
    board = Board().fight("middlesex", {"yor_march": "essex"}, {"lan_henry_vi": "", "lan_coventry_levy": ""})
    while waiting(board.state)[1].step != "hits":
        seat, prompt = waiting(board.state)
        verb = "fire" if seat == 1 else "pass"
        ROSES.apply(board.state, seat, next(a for a in prompt.actions if a.verb == verb))
    assert chosen(board.state, 0) == ["hit lan_coventry_levy"]


# -- cards, supply, the order book


def test_takes_a_new_hand_for_a_poor_one() -> None:
    """A mulligan where it is allowed; a good hand is kept when the other shows his."""
    board = Board(ROSES.setup(seats=2, seed="poor"))
    board.state.players[0].hand = ["action_2", "action_2", "plague", "muster", "treason", "surprise", "action_2"]
    board.state.players[1].hand = ["action_4"] * 5 + ["action_3"] * 2
    assert chosen(board.state, 0) == ["mulligan"]
    board.do(0, "mulligan")
    board.do(1, "keep")
    assert chosen(board.state, 1) == ["keep"]
    board.state.players[1].hand = ["action_2"] * 7
    assert chosen(board.state, 1) == ["redeal"]


@pytest.mark.parametrize(("enemies", "retreat"), [(["yor_march", "yor_hastings"], "round-2"), (["yor_york"], "weak-1")])
def test_orders_the_retreat_where_a_battle_is_hopeless(enemies: list[str], retreat: str) -> None:
    """Before a battle it sets whether its blocks stay, and nothing else."""
    board = Board().fight("derby", dict.fromkeys(enemies, "warwick"), {"lan_henry_vi": ""}, plan=Plan(retreat="never"))
    assert chosen(board.state, 0) == [f"plan retreat {retreat}", "seal"]


def test_spares_its_hostage() -> None:
    """An enemy heir who came over counts for the throne: he lives."""
    board = Board().position({"lan_clarence": "lincoln", "lan_henry_vi": "derby", "yor_march": "essex"})
    board.supply()
    assert chosen(board.state, 0) == ["spare"]


def test_starves_a_common_man() -> None:
    """Of five blocks the one that loses a step survives it."""
    places: dict[str, Any] = {
        "lan_henry_vi": ("derby", 1), "lan_oxford": ("derby", 1), "lan_bristol_levy": ("derby", 3),
        "lan_beaumont": ("derby", 1), "lan_bombard": ("derby", 1), "yor_march": "calais",
    }  # fmt: skip
    board = Board().position(places)
    board.supply()
    assert chosen(board.state, 0) == ["loss lan_bristol_levy"]


def test_lets_heirs_go_where_there_is_room() -> None:
    """A pretender's heir does not crowd a full exile."""
    for game in range(12):
        rng = random.Random(game)
        state = ROSES.setup(seats=2, seed=f"home-{game}")
        while (move := turn(rng, ROSES, state, lively)) is not None:
            seat, prompt = waiting(state)
            if prompt.step == "home" and seat != state.king:
                action = RosesPlayer("home").choose(view_of(state, seat), prompt)[0]
                to = AREA[str(action.args[1])]
                guests = {
                    n: sum(w == n for w in state.where)
                    for n in (AREA[str(a.args[1])] for a in prompt.actions if a.args)
                }
                if AREAS[to].kind == "exile" and min(guests.values()) < 2:
                    assert guests[to] <= AREAS[to].supply
                    return
            ROSES.apply(state, *move)
    raise AssertionError("no pretender's heir ever went home")


# -- the tally


def test_tally_counts_a_game() -> None:
    """Winner, reason, campaigns, battles and dead heirs of finished games."""
    tally = RosesTally()
    heirs = 0
    for n in range(2):
        state = ROSES.setup(seats=2, seed=f"tally-{n}", options=Options(campaigns=1))
        events = []
        while ROSES.prompts(state):
            seat, prompt = waiting(state)
            for action in RosesPlayer(str(seat)).choose(view_of(state, seat), prompt):
                events += ROSES.apply(state, seat, action)
        outcome = ROSES.outcome(state)
        assert outcome is not None
        facts = RosesTally.read(ROSES.view(state, None), outcome, events)
        assert facts["winner"] == ("lancaster", "york")[state.winner]
        assert facts["reason"] == state.reason
        assert facts["campaigns"] == state.campaign
        assert facts["counts"]["battles"] == sum(e.key == "roses-battle" for e in events)
        heirs += sum(facts["heirs"].values())
        tally.add(facts, outcome.places[0])
    report = tally.report()
    assert sum(share for wins in report["wins"].values() for share in wins.values()) == pytest.approx(1, abs=0.001)
    assert report["heirs_killed"]["lancaster"] + report["heirs_killed"]["york"] == pytest.approx(heirs / 2, abs=0.02)
    text = "\n".join(RosesTally.lines(report))
    assert "| lancaster |" in text
    assert f"battles {report['battles']}" in text
