"""Rules that every other test would let a single changed line break."""

from __future__ import annotations

import json
import random
from collections import defaultdict
from functools import cache

import pytest

from engine.core import Action, Event, SeatRef
from engine.knights import game_data
from engine.knights.bounds import MOST
from engine.knights.court import eliminate
from engine.knights.game_data import AGENDAS, AREA_IDS, CITY, NOBLE, NONE
from engine.knights.phases.draft import price
from engine.knights.phases.upgrade import fortify_cost
from engine.knights.routes import can_move
from engine.knights.rules import KNIGHTS
from engine.knights.saves.migrate import migrate
from engine.knights.state import frames, frames_cards, frames_vote, frames_war
from engine.knights.state.frames import Actions, Founding, Play, Turn
from engine.knights.state.frames_vote import Appoint, Assembly, Comply, Draft
from engine.knights.state.frames_war import Ability, Surrender
from engine.knights.state.slugs import TROOP_IDS
from engine.knights.state.state import KnState, Options
from engine.knights.war.capture import crumble
from tests.engine.driver import AnyRules, play
from tests.engine.immutability import changeable
from tests.engine.knights.board import BLACK, BLUE, GREEN, RED, Board
from tests.engine.knights.broken_frames import battle, happening, table
from tests.engine.knights.broken_frames import play as card
from tests.engine.knights.play import lively


@cache
def careful(seats: int) -> tuple[dict[str, set[str]], set[str], set[str]]:
    """A game in which everybody is asked everything: ids of the questions by step, what is amiss in any of them, and
    what a view lets be changed."""
    state = KNIGHTS.setup(seats=seats, seed=f"careful-{seats}", options=Options(length=8))
    for seat in range(seats):
        KNIGHTS.apply(state, seat, KNIGHTS.styles()["careful"][0])
    names: dict[str, set[str]] = defaultdict(set)
    amiss: set[str] = set()
    loose: set[str] = set()

    def hook(rules: AnyRules, now: KnState, seat: int, action: Action, events: list[Event]) -> None:
        for mine in rules.prompts(now).values():
            for asked in mine:
                names[asked.step].add(asked.id)
                if not isinstance(asked.id, str) or not isinstance(asked.params, dict):
                    amiss.add(asked.step)
                if asked.blocks and (not asked.default or asked.default[0] not in asked.actions):
                    amiss.add(asked.step)
        if action.verb in ("seal", "done", "pass", "attack", "vote"):
            loose.update(changeable(rules.view(now, seat)))

    play(KNIGHTS, state, random.Random(seats), lively, hook)
    return names, amiss, loose


def test_every_question_has_a_name_and_its_numbers() -> None:
    """Each, in games in which everybody is asked everything; the game is asked under more than forty-five headings."""
    steps: set[str] = set()
    for seats in (3, 5):
        names, amiss, _ = careful(seats)
        assert not amiss
        for step in ("march", "bring"):
            assert all(name.startswith(f"{step}-") for name in names[step]), names[step]
        steps |= {*names}
    assert len(steps) > 45


def test_what_is_shown_cannot_be_changed(board: Board) -> None:
    """Views are as they were made; the orders that a seat reads are a copy of its own, and so is the procedure in
    hand."""
    modules = (frames, frames_cards, frames_vote, frames_war)
    copied = {name for module in modules for name, it in vars(module).items() if isinstance(it, type)}
    assert careful(3)[2] <= {"Orders", *copied}
    KNIGHTS.view(board.state, RED).frames.clear()
    assert board.state.frames
    assert KNIGHTS.view(board.state, RED).frames
    assert not changeable([board.state.options, *vars(game_data).values()])
    own = KNIGHTS.view(board.state, RED).own
    assert own is not None
    own.orders.upgrade = "pass"
    assert board.state.orders[RED].upgrade == "ask"


# --- standing orders -------------------------------------------------------------------------------------------------


def test_g50_an_order_to_pass_upgrades_nothing(board: Board) -> None:
    """The others are asked all the same."""
    for seat, slug in ((RED, "vecht"), (GREEN, "lorne")):
        board.city(slug, seat)
    board.state.orders[RED].upgrade = "pass"
    board.reveal(-1, "upgrade-defenses")
    assert board.waits() == [GREEN]


def test_g50_an_order_to_pass_musters_nobody(board: Board) -> None:
    """Nor is who gave it asked; the others are."""
    board.noble("karmin", "vecht", "regular-100", "regular-50", losses=1)
    board.noble("blauen", "lorne", "regular-100", "regular-50", losses=1)
    board.state.orders[RED].muster = "pass"
    board.reveal(-1, "muster-troops")
    assert board.waits() == [BLUE]


def test_k10_4_agendas_come_up_as_they_lie_by_order(board: Board) -> None:
    """A Chairman who leaves them so is not asked for their order; without the order he is."""
    for word, step in (("ask", "arrange"), ("printed", "bids")):
        board.position()
        for baron in board.state.barons:
            baron.votes = 2
        board.state.orders[RED].arranging = word
        board.meet("arms-tax", "road-toll")
        assert [p.step for p in KNIGHTS.prompts(board.state)[RED] if p.blocks] == [step]


# --- what is done and told -------------------------------------------------------------------------------------------


def test_k12_1_who_is_worn_moves_no_more_with_the_card(board: Board) -> None:
    """Nor who is exhausted; without a card in play nobody is worn."""
    russet = board.noble("russet", "lorne", "regular-50")
    assert can_move(board.state, russet)
    board.reveal(RED, "mobilize-forces")
    assert can_move(board.state, russet)
    card = next(f for f in board.state.frames if isinstance(f, Play))
    card.worn.append(russet)
    assert not can_move(board.state, russet)


def test_k10_8_all_hear_which_law_is_defied(board: Board) -> None:
    """Who attacks against a law is heard to, and which law it is."""
    for answer, told in (("obey", []), ("defy", ["truce-of-god"])):
        board.position()
        board.noble("russet", "lorne", "regular-100", "english-100")
        board.noble("woad", "lorne", "regular-100")
        board.grant("truce-of-god", law=True)
        board.attack(RED, "lorne", "seat-1")
        events = board.do(RED, answer)
        laws = [e.params["law"] for e in events if e.key == "knights-defies-law"]
        assert [law.slug for law in laws] == told  # type: ignore[union-attr]


def test_k8_3_what_can_just_be_paid_can_be_had(board: Board) -> None:
    """A city is fortified, and a mercenary hired, by whoever has as many crowns as it costs, and by nobody with one
    less."""
    for short in (0, 1):
        board.position()
        board.city("lorne", GREEN)
        board.state.barons[GREEN].crowns = fortify_cost(board.state, GREEN) - short
        board.reveal(-1, "upgrade-defenses")
        assert ("fortify lorne" in (board.legal(GREEN) if board.waits() == [GREEN] else [])) == (not short)
        board.position()
        board.offer("english-100", "english-50")
        board.noble("russet", "lorne", "regular-50")
        board.state.track[0] = RED
        board.state.frames[:] = [Turn("majority"), Actions(2), Draft(board.state.next())]
        cost = price(board.state, RED, next(t for t in board.state.offer if TROOP_IDS[t] == "english-100"))
        board.state.barons[RED].crowns = cost - short
        board.run()
        assert any(text.startswith("hire english-100") for text in board.legal(RED)) == (not short)
        assert (board.why(RED, "hire english-100 russet") == "hire-crowns") == bool(short)


def test_k17_3_walls_that_fall_are_no_move_to_take_back(board: Board) -> None:
    """A fortified city whose strength is spent loses its walls, and undo goes no further back."""
    board.city("lorne", GREEN, fortified=True, breaches=99)
    events: list[Event] = []
    assert crumble(board.state, CITY["lorne"], events)
    assert [e.seals for e in events] == [True]


def test_k16_5_the_stronghold_of_who_is_out_stands_nowhere(board: Board) -> None:
    """It leaves the board, with its casualties and breaches."""
    board.position(elimination=True)
    board.stronghold(RED, None, "regular-50", breaches=1)
    eliminate(board.state, RED, [])
    it = board.state.barons[RED].stronghold
    assert (it.area, it.troops, it.losses, it.breaches) == (NONE, [], 0, 0)


def test_k16_3_all_hear_who_releases_an_heir(board: Board) -> None:
    """That he is free, and who let him go."""
    board.position(heirs=True)
    board.noble("rubino", "vecht", "regular-50", heir=True, keeper=BLUE)
    board.run()
    (told,) = board.do(BLUE, "release rubino")
    assert (told.key, told.audience) == ("knights-releases", None)
    assert [term.slug for key, term in told.params.items() if key == "noble"] == ["rubino"]  # type: ignore[union-attr]


def test_k16_3_all_hear_who_slays_an_heir(board: Board) -> None:
    """Which Noble it was, and who had him in his keeping."""
    board.position(heirs=True)
    board.noble("rubino", "vecht", "regular-50", heir=True, keeper=BLUE)
    board.run()
    events = [e for e in board.do(BLUE, "slay-heir rubino") if e.key == "knights-slays-heir"]
    assert [e.params["seat"] for e in events] == [SeatRef(BLUE)]
    assert events[0].audience is None


def test_k8_2_who_invests_is_told_what_lies_there(board: Board) -> None:
    """The crowns of all together, in the expedition that was started."""
    board.reveal(-1, "fund-expeditions")
    board.do(RED, "start ceylon")
    assert board.prompt(RED).params["n"] == 0
    board.state.expeditions[0].stakes = [1, 2, 0, 0]
    assert board.prompt(GREEN).params["n"] == 3


def test_orders_cast_as_many_votes_as_they_may_say(board: Board) -> None:
    """Nothing, a few, ten, all; no number in between that is not listed."""
    board.run()
    for word in ("ask", "0", "6", "8", "10", "all"):
        assert board.why(RED, f"order-votes boon {word}") == ""
    for word in ("7", "9", "11", "none"):
        assert board.why(RED, f"order-votes boon {word}") != ""


# --- saves -----------------------------------------------------------------------------------------------------------


def test_saves_appoint_to_offices_alone(board: Board) -> None:
    """Who is asked to appoint holds an office to give; nobody is appointed to a charge."""
    for slug, sound in (("marshal", True), ("fisheries", False)):
        board.position()
        board.noble("woad", "lorne", "regular-100")
        board.agendas("arms-tax")
        card = next(n for n, a in enumerate(AGENDAS) if a.slug == slug)
        board.state.agendas.remove(card)
        board.state.frames[:] = [
            Turn("majority"),
            Actions(2),
            Assembly(7, "agendas", [0, 1, 2, 3]),
            Appoint(BLUE, 8, [card]),
        ]
        assert (KNIGHTS.invariants(board.state) == []) == sound, KNIGHTS.invariants(board.state)


def test_saves_turn_up_cards_in_the_actions_alone(board: Board) -> None:
    """A card in play lies on the piles of a turn; without them it is nobody's to play."""
    for beneath, sound in ((True, True), (False, False)):
        board.state = table()
        card(board)
        if not beneath:
            board.state.frames[:] = [f for f in board.state.frames if not isinstance(f, Actions)]
        assert (KNIGHTS.invariants(board.state) == []) == sound, KNIGHTS.invariants(board.state)


def test_saves_ask_nobody_for_an_ability_who_has_sealed(board: Board) -> None:
    """Of the commanders only those are waited for who have an ability; a question that nobody has left is refused."""
    for chief, sound in (("kobalt", True), ("woad", False)):
        board.state = table()
        battle(board, "tally", bare=True, commanders=[NOBLE["karmin"], NOBLE[chief]])
        board.state.frames.append(Ability(6, "tally", [True, True], [True, False, False, False]))
        assert (KNIGHTS.invariants(board.state) == []) == sound, KNIGHTS.invariants(board.state)


def test_saves_stop_an_event_where_it_can_stop(board: Board) -> None:
    """At a stage that there is, once it has been drawn."""
    for stage, sound in (("choose", True), ("never", False)):
        board.state = table()
        happening(board, "masons-gift", stage=stage)
        assert (KNIGHTS.invariants(board.state) == []) == sound, KNIGHTS.invariants(board.state)


def test_saves_of_another_schema_are_not_brought_up_to_date(board: Board) -> None:
    """Those of schema 1 are, as far as they say nothing of orders that it did not know."""
    for version, order, known in ((1, "ask", True), (1, "poorest", False), (2, "ask", False)):
        board.state.schema_version = version
        board.state.orders[RED].surrender = order
        found = migrate(KNIGHTS.dumps(board.state))
        assert (found is not None) == known
        assert found is None or found.schema_version == KNIGHTS.schema_version
    assert migrate(b"nothing") is None


def test_k13_6_who_is_out_founds_nothing(board: Board) -> None:
    """A Baron who has left the game is not asked where his Stronghold stands."""
    board.stronghold(RED, "")
    for out in (False, True):
        board.state.barons[RED].out = out
        board.state.frames[:] = [Turn("close"), Founding(RED, 3, True)]
        events: list[Event] = []
        KNIGHTS.advance(board.state, events)
        assert any(p.step == "found" for p in KNIGHTS.prompts(board.state).get(RED, [])) == (not out)


def test_saves_keep_their_form(board: Board) -> None:
    """Frames, motions and the record of the past are lists in a save, as they were in those that lie about."""
    for baron in board.state.barons:
        baron.votes = 2
    board.state.orders[RED].arranging = "printed"
    board.meet("arms-tax", "road-toll")
    tree = json.loads(KNIGHTS.dumps(board.state))
    assert all(isinstance(frame, list) for frame in tree["frames"])
    (held,) = [frame for frame in tree["frames"] if frame[0] == "assembly"]
    motions = held[5]
    assert motions
    assert all([type(motion[0]), motion[1]] == [int, "agenda"] for motion in motions)
    assert isinstance(tree["record"], list)


def test_saves_number_their_questions(board: Board) -> None:
    """From nought to the largest number that there is, and no further."""
    for number, sound in ((0, True), (MOST - 1, True), (MOST, False), (-1, False)):
        board.state = table()
        battle(board, "kind", kind="", armies=[[], []], commanders=[-1, -1], fate=[[], []]).number = number
        assert (KNIGHTS.invariants(board.state) == []) == sound, KNIGHTS.invariants(board.state)


def test_saves_give_troops_to_whoever_serves_somebody(board: Board) -> None:
    """The Nobles of Barons who do not play have none."""
    card = board.troop(RED, "english-50")
    board.state.nobles[BLACK * 4].troops = [card]
    assert any("a Noble serves nobody" in fault for fault in KNIGHTS.invariants(board.state))


# --- what silence does, and what is asked ----------------------------------------------------------------------------


def test_k6_3_silence_lets_a_city_go(board: Board) -> None:
    """Neither Faith nor crowns are paid in the name of who says nothing, though he has both."""
    board.position(crowns=15)
    board.state.barons[RED].faith = 2
    board.city("vecht", RED)
    board.stack({"revolt": True})
    board.go("revolts")
    asked = board.prompt(RED, "revolt")
    assert [a.verb for a in asked.actions] == ["pay", "pay", "yield"]
    assert [a.verb for a in asked.default] == ["yield"]


def test_k9_1_a_law_names_what_it_asks(board: Board) -> None:
    """The question on Votes says so; the one on crowns does not."""
    for law, named in (("votes-cap", 1), ("tithe", 0)):
        board.position()
        board.run()
        board.state.frames.append(Comply(RED, law, 2, 9))
        params = board.prompt(RED, "comply").params
        assert params["n"] == 2
        votes = params["votes"]
        assert isinstance(votes, list)
        assert len(votes) == named


def test_k8_4_who_cannot_be_mustered_is_told_why(board: Board) -> None:
    """Too few casualties, another's Noble, too few crowns; a word that is no army: how it is written."""
    board.position(crowns=10)
    board.noble("karmin", "vecht", "regular-100", "regular-50", losses=1)
    board.noble("rubino", "froli", "english-100")
    board.reveal(-1, "muster-troops")
    assert board.why(RED, "muster rubino 1") == "muster"
    assert board.why(RED, "muster karmin 2") == "muster"
    assert board.why(RED, "muster woad 1") == "not-yours"
    assert board.why(RED, "muster nobody 1") == "words"
    board.state.barons[RED].crowns = 1
    assert board.why(RED, "muster karmin 1") == "muster-crowns"


def test_k13_6_the_question_which_city_is_given_up_has_a_name(board: Board) -> None:
    """And it is asked of who has lost the Stronghold."""
    for slug in ("vecht", "lorne"):
        board.city(slug, BLUE)
    battle(board, "out", fate=[[], []])
    board.state.frames.append(Surrender(BLUE, RED, 9))
    board.state.orders[BLUE].surrender = "ask"
    assert board.prompt(BLUE, "surrender").id == "surrender-9"


def test_a_fortified_city_is_drawn_with_all_its_walls(board: Board) -> None:
    """What a city has when nothing is breached: 100 more where it is fortified."""
    board.city("vecht", RED, fortified=True)
    board.city("lorne", BLUE)
    full = {c.slug: c.full for c in KNIGHTS.view(board.state, RED).cities}
    assert full["vecht"] == 400
    assert full["lorne"] == 300


def test_what_barons_have_may_be_corrected(board: Board) -> None:
    """Crowns, Votes and Faith of every seat, with what he has now."""
    board.position(crowns=9)
    board.state.barons[BLUE].votes, board.state.barons[GREEN].faith = 4, 2
    found = KNIGHTS.correctables(board.state)
    for seat in range(board.state.seats):
        assert found[f"crowns.{seat + 1}"].value == 9
    assert found[f"votes.{BLUE + 1}"].value == 4
    assert found[f"faith.{GREEN + 1}"].value == 2
    found[f"crowns.{RED + 1}"].put(12)
    assert board.state.barons[RED].crowns == 12


def test_what_is_corrected_is_so(board: Board) -> None:
    """Cities, tokens, Nobles on the board; Influence out of the pool and back. What cannot be is refused."""
    board.noble("russet", "lorne", "english-200")
    board.noble("karmin", "", "regular-50")
    board.city("vecht", RED)
    pool = board.state.pool
    values: tuple[tuple[str, int | str | bool], ...] = (
        ("owner.vecht", "seat-1"), ("breaches.vecht", 2), ("fortified.vecht", True), ("area.russet", "froli"),
        ("losses.russet", 1), ("exhausted.russet", True), ("chairman", "seat-2"), ("head", "seat-3"),
        ("influence.1", 4),
    )  # fmt: skip
    for name, value in values:
        found = KNIGHTS.correctables(board.state)
        assert found[name].value != value
        found[name].put(value)
        assert KNIGHTS.correctables(board.state)[name].value == value, name
    it, who = board.state.cities[CITY["vecht"]], board.state.nobles[NOBLE["russet"]]
    assert (it.owner, it.breaches, it.fortified) == (BLUE, 2, True)
    assert (AREA_IDS[who.area], who.losses, who.exhausted) == ("froli", 1, True)
    assert (board.state.chairman, board.state.head) == (GREEN, 3)
    assert (board.state.barons[RED].influence, board.state.pool) == (4, pool - 4)
    KNIGHTS.correctables(board.state)["owner.vecht"].put("nobody")
    assert it.owner == NONE
    assert KNIGHTS.correctables(board.state)["owner.vecht"].value == "nobody"
    found = KNIGHTS.correctables(board.state)
    for name, wrong in (("crowns.1", -1), ("breaches.vecht", 4), ("breaches.vecht", -1)):
        with pytest.raises(ValueError):
            found[name].put(wrong)
    assert "area.karmin" not in found
    it.razed = True
    assert "owner.vecht" not in KNIGHTS.correctables(board.state)


def test_g1_all_see_who_is_asked_in_an_assembly(board: Board) -> None:
    """Whoever appoints, and which office he gives, stands in everybody's view."""
    board.noble("woad", "lorne", "regular-100")
    board.agendas("arms-tax")
    office = next(n for n, a in enumerate(AGENDAS) if a.slug == "marshal")
    board.state.agendas.remove(office)
    board.state.frames[:] = [
        Turn("majority"),
        Actions(2),
        Assembly(7, "agendas", [0, 1, 2, 3]),
        Appoint(BLUE, 8, [office]),
    ]
    for seat in (None, RED, BLUE):
        vote = KNIGHTS.view(board.state, seat).vote
        assert vote is not None
        assert vote.assembly is not None
        assert (vote.assembly.asked, vote.assembly.given) == (BLUE, "marshal")
