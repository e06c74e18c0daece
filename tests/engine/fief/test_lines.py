"""Rules that every other test would let a single changed line break."""

from __future__ import annotations

import random

from engine.core import Action, Event
from engine.fief import game_data
from engine.fief.game_data import CARDS, CITIES, CITY, NOBLE, NOBLES, NONE, REGION, UNIT, UNIT_IDS
from engine.fief.phases.battle import BattlePhase
from engine.fief.phases.raid import land
from engine.fief.pieces import move_in
from engine.fief.rules import FIEF
from engine.fief.state import frames, frames_war
from engine.fief.state.state import (
    INSIDE,
    PARADE,
    Battle,
    Buying,
    Deal,
    Drawing,
    Election,
    FiefState,
    Market,
    Options,
    Round,
)
from engine.fief.terms import family_term
from engine.fief.views.view import Captor, NobleView
from tests.engine.fief.board import AZURE, GULES, OR, VERT, Board
from tests.engine.fief.events import keys, said
from tests.engine.fief.invariants import expect
from tests.engine.fief.play import play, start
from tests.engine.immutability import changeable


def seen(state: FiefState, slug: str) -> NobleView:
    """A Noble as everybody sees him."""
    (found,) = [n for n in FIEF.view(state, None).nobles if n.slug == slug]
    return found


LOOSE = frozenset(
    {
        "abbey", "bandits-paid", "blessed", "born", "bought", "bought-nothing", "builds", "city-free",
        "cured", "dispersed", "engineers", "entrusts", "freed", "grants", "heresy", "holds", "invaders-leave",
        "keeps-engines",
        "leader-falls", "loses", "loses-unit", "marches", "movement", "ordained", "pillages", "plays",
        "reinforced", "relic-dropped", "relic-left", "relic-taken", "scuttles", "sealed", "spurns",
        "sword-taken", "unsealed",
    }
)  # fmt: skip
"""What a seat does of its own accord, and what follows from that alone."""


def test_what_is_shown_cannot_be_changed() -> None:
    """Views are as they were made; what a seat has written for itself it reads as a copy, and so is the course of the
    game. And what all hear, but for a seat's own doings, nobody takes back."""
    kinds: set[str] = set()
    open_ended: set[str] = set()

    def hook(state: FiefState, seat: int, action: Action, events: list[Event]) -> None:
        if state.round * 7 % 5 == seat:
            kinds.update(changeable(FIEF.view(state, seat)))
        open_ended.update(keys(e for e in events if e.audience is None and not e.seals))

    for number in (1, 2):
        play(start(4, f"firm {number}"), random.Random(number), hook)
    copied = {name for module in (frames, frames_war) for name, it in vars(module).items() if isinstance(it, type)}
    assert kinds <= {"Orders", "Armed", "Article", "Plan", *copied}, kinds
    state = start(4, "firm")
    course = FIEF.view(state, 0).course
    assert course is not None
    course.frames.clear()
    assert state.frames
    again = FIEF.view(state, 0).course
    assert again is not None
    assert again.frames
    assert open_ended <= LOOSE, open_ended - LOOSE
    assert not changeable([Options(), *vars(game_data).values()])


# --- what everybody sees ---------------------------------------------------------------------------------------------


def test_4_1_nobles_are_seen_with_what_they_are(board: Board) -> None:
    """Where each stands, what he holds and bears, whom he holds captive; whoever is nothing is seen as well."""
    board.noble("henri", AZURE, "london", lord=["wales"], see="norwich", heresy=True)
    board.noble("hugh", GULES, "oxford", out="london", garter=True)
    board.noble("lucia", VERT, "york")
    board.abbess("lucia", 0, "york")
    board.noble("william", OR, "durham")
    board.hold("william", "henri")
    board.noble("simon", OR, "exeter")
    board.crown("henri", "lucia", guards=2)
    board.relic("grail", "hugh")
    board.sword("hugh")
    assert {n.slug for n in FIEF.view(board.state, 3).nobles} == {"henri", "hugh", "lucia", "william", "simon"}
    henri, hugh, lucia, william = (seen(board.state, slug) for slug in ("henri", "hugh", "lucia", "william"))
    assert (henri.see, henri.fiefs, henri.guards, henri.heresy, henri.captor) == ("norwich", ["wales"], 2, True, None)
    assert (hugh.see, hugh.titles, hugh.relics, hugh.sword, hugh.garter) == ("", [], ["grail"], True, True)
    assert (hugh.place, hugh.site) == ("oxford", "london")
    assert (lucia.see, len(lucia.abbeys), lucia.titles[0]) == ("", 1, "queen")
    assert (william.captor, william.place) == (Captor("noble", noble="henri"), "london")
    assert william.ransom > 0
    assert not changeable(william)
    assert (seen(board.state, "simon").place, seen(board.state, "simon").titles) == ("exeter", [])


def test_4_1_captives_are_seen_with_their_captors(board: Board) -> None:
    """A family's board names those whom its Nobles hold, whichever of them does."""
    for captor in (NOBLES[0], NOBLES[3]):
        board.position()
        board.noble(captor, AZURE, "london")
        board.noble("philippa", OR, "durham")
        board.hold("philippa", captor)
        boards = FIEF.view(board.state, None).families
        assert [board.captives for board in boards] == [[], ["philippa"], [], []]
        assert boards[OR].lost == ["philippa"]


def test_4_1_a_reserve_is_of_what_is_bought(board: Board) -> None:
    """Crossbows come with their card and are in no family's reserve."""
    for family in FIEF.view(board.position().state, None).families:
        assert [*family.reserve] == [kind for kind in UNIT_IDS if kind != "crossbow"]


def test_2_0_hands_are_seen_by_their_backs(board: Board) -> None:
    """So many Characters, so many other cards."""
    board.hand(1, "henri", "tax", "harvest")
    back = FIEF.view(board.state, 0).hands[1]
    assert (back.characters, back.fortunes) == (1, 2)


def test_7_3_a_volley_is_told_with_the_faces_of_both(board: Board) -> None:
    """First those of the attacker, then the others', with the hits of each."""
    board.facing(mine={"archer": 2, "soldier": 1}, theirs={"archer": 1, "soldier": 1})
    board.rig(archers=[3, 0])
    events = board.do(GULES, "attack london azure")
    shots = said(events, "volley")
    assert shots
    report = board.state.report
    assert report is not None
    for event, volley in zip(shots, report.volleys, strict=True):
        told = event.params
        assert [told["one"], told["other"]] == volley.faces
        assert [told["hits"], told["against"]] == volley.hits


def test_2_1_what_luck_has_decided_is_not_taken_back(board: Board) -> None:
    """Undo goes back neither behind a deck that is shuffled anew nor behind the die of a landing (6.2)."""
    board.state.frames.append(Drawing(0))
    board.run()
    board.state.fortune_discards, board.state.fortunes = [*board.state.fortunes], []
    (made,) = said(board.do(0, "draw fortune"), "deck-made")
    assert made.seals
    board.position()
    board.lay("wales", "invaders")
    board.rig(landing=[2])
    events: list[Event] = []
    land(board.state, REGION["wales"], events)
    (landing,) = said(events, "invaders-land")
    assert landing.seals


def test_2_11_all_hear_of_a_birth(board: Board) -> None:
    """Who is born, where, and into which family."""
    board.hand(0, "william")
    board.turn("play", 0)
    (born,) = said(board.do(0, "bear william london"), "born")
    assert born.audience is None
    assert {key: term.slug for key, term in born.params.items()} == {  # type: ignore[union-attr]
        "noble": "william",
        "city": "london",
        "family": "gules",
    }


# --- what is done ----------------------------------------------------------------------------------------------------


def test_8_0_taxes_go_though_a_disaster_stays(board: Board) -> None:
    """What was laid in round 1 waits for round 2; the other cards of the region leave all the same."""
    board.position(number=1)
    board.lay("marches", "famine", awake=False)
    board.lay("marches", "harvest")
    board.go("close")
    assert [CARDS[c] for c in board.state.weather[REGION["marches"]]] == ["famine"]


def knighting(board: Board) -> Board:
    """The Sovereign is asked whether Hugh, who has paid off invaders as a bishop, has the Garter."""
    board.position()
    board.noble("william", AZURE, "york", lord=["north"])
    board.crown("william")
    board.noble("hugh", GULES, "coventry", lord=["wales"], see="norwich")
    board.put(GULES, "coventry", soldier=9)
    board.army("coventry", 0, out="oxford")
    board.go("raid")
    board.do(GULES, "danegeld hugh")
    return board


def test_13_3_a_garter_refused_is_not_asked_about_again(board: Board) -> None:
    """Silence refuses it as well."""
    knighting(board)
    (prompt,) = [p for p in board.asked(AZURE) if p.step == "garter"]
    assert prompt.default == (Action("pass"),)
    board.do(AZURE, "pass")
    assert not [p for p in board.asked(AZURE) if p.step == "garter"]
    assert not board.legal(AZURE, "knight")


def test_4_4_silence_walls_the_first_fortress(board: Board) -> None:
    """Of several fortresses of a new fief one becomes the Walled City; who says nothing has the first."""
    board.noble("henri", GULES, "berwick")
    board.region("marches", GULES)
    for city in ("durham", "berwick"):
        board.town(city, "fortress")
    board.turn("buy", 0)
    board.do(0, "title marches henri")
    (prompt,) = [p for p in board.asked(0) if p.step == "wall"]
    assert len(prompt.actions) == 2
    assert prompt.default == (prompt.actions[0],)


def test_7_0_a_seat_speaks_for_its_own_camp(board: Board) -> None:
    """Against invaders, whichever camp they are: that one is nobody's, not the last family's."""
    for family in (GULES, OR):
        running = invaded(board, family)
        shown = invaded(board, family)
        assert camp_of(board.state, shown, family) == 0
        running.camps.reverse()
        assert running.camps[0].invaders
        invaded(board, family)
        assert camp_of(board.state, running, family) == 1


def invaded(board: Board, family: int) -> Battle:
    """A family has attacked invaders and goes on to the next volley, if it likes."""
    board.position()
    board.noble("lucia", family, "coventry", lord=["wales"])
    board.put(family, "coventry", soldier=9)
    board.army("coventry", 5, out="oxford", stays=True)
    board.turn("battle", family)
    board.rig(melee=[0] * 5)
    board.do(family, "attack coventry invaders")
    return next(f for f in board.state.frames if isinstance(f, Battle))


def camp_of(state: FiefState, running: Battle, seat: int) -> int:
    """The camp that a seat speaks for."""
    phase = FIEF.phases[Battle]
    assert isinstance(phase, BattlePhase)
    return phase.camp_of(state, running, seat)


def test_9_1_all_see_where_a_family_lays_its_markers(board: Board) -> None:
    """Where votes are cast in turn, from the first family on, each is told when it is laid."""
    board.position(voting="turn", first=0)
    board.noble("henri", GULES, "plymouth", lord=["south-west"])
    board.noble("anabel", AZURE, "cardiff", lord=["wales"])
    board.noble("hugh", VERT, "durham", lord=["marches"])
    board.noble("edward", OR, "canterbury", see="canterbury")
    board.go("court")
    board.do(GULES, "stand henri")
    board.do(AZURE, "stand anabel")
    for seat in range(4):
        board.ready(seat)
    for seat, arms, slug in ((0, "gules", "henri"), (1, "azure", "anabel")):
        (laid,) = said(board.do(seat, f"favour {arms} {slug}; seal"), "votes-laid")
        assert laid.params["family"] == family_term(seat)


def test_10_0_the_same_card_is_armed_once(board: Board) -> None:
    """However many words say when it is played."""
    board.noble("henri", GULES, "london")
    board.noble("hugh", AZURE, "oxford")
    board.hand(GULES, "justice")
    board.turn("move", AZURE)
    words = next(a for a in board.legal(GULES, "arm") if len(a.split()) == 4)
    board.do(GULES, words)
    assert board.why(GULES, words) == "armed-twice"


def test_11_1_nobody_is_hired_where_no_crossbows_are_left(board: Board) -> None:
    """The order to hire waits for nothing: the battle goes on."""
    board.noble("henri", GULES, "london")
    board.put(GULES, "london", soldier=1)
    board.noble("hugh", AZURE, "london", out="norwich")
    board.put(AZURE, "london", out="norwich", soldier=1)
    board.slot(GULES, "flemish-crossbows")
    board.put(GULES, "york", flemish=board.state.crossbows[1])
    board.go("battle", first=AZURE)
    board.do(GULES, "order hire 2")
    events = board.do(AZURE, "attack london gules")
    assert not said(events, "hires")
    assert said(events, "battle")


def test_13_1_silence_stays_out_of_a_battle(board: Board) -> None:
    """A family that could join either side joins nobody unless it says so."""
    board.facing()
    board.noble("simon", VERT, "london", out="norwich", lord=["marches"])
    board.put(VERT, "london", out="norwich", soldier=3)
    board.do(GULES, "attack london azure")
    (prompt,) = [p for p in board.asked(VERT) if p.blocks]
    assert prompt.default == (Action.parse("join vert nobody"),)


def test_p9_servants_come_by_lot() -> None:
    """Other seeds deal other servants to the first families."""
    dealt = set()
    for n in range(6):
        state = FIEF.setup(seats=4, seed=f"servants {n}", options=Options())
        dealt.add(tuple(state.servants))
    assert len(dealt) == 6


def test_10_5_a_captive_keeps_nobody_from_an_ambush(board: Board) -> None:
    """Of a family's Nobles those who are free may lie in wait, whoever of them comes first."""
    first, second = sorted(("henri", "hugh"), key=NOBLE.__getitem__)
    for away, there in ((first, second), (second, first)):
        board.position()
        board.noble("simon", AZURE, "london")
        for slug in (first, second):
            board.noble(slug, GULES, "london")
        board.hold(away, "simon")
        board.hand(GULES, "ambush")
        board.turn("move", GULES)
        assert board.legal(GULES, "ambush") == [f"ambush simon {there}"]


def test_6_4_clergy_that_never_parleys_is_not_asked(board: Board) -> None:
    """By its order a bishop lets invaders be; without it his seat is asked."""
    for order, asks in (("ask", [GULES]), ("never", [])):
        board.position()
        board.noble("hugh", GULES, "coventry", see="norwich")
        board.put(GULES, "coventry", soldier=9)
        board.army("coventry", 0, out="oxford")
        board.state.orders[GULES].clergy = order
        board.go("raid")
        assert [seat for seat in board.waits() if any(p.step == "parley" for p in board.asked(seat))] == asks


def test_2_15_the_family_that_can_makes_the_offer(board: Board) -> None:
    """In a game of two an offer in a city is made by that of a seat's families whose Noble is there."""
    for there, away in ((GULES, AZURE), (AZURE, GULES)):
        board.position(2)
        board.noble("henri", there, "london")
        board.noble("william", away, "durham")
        board.noble("hugh", VERT, "london")
        board.run()
        board.do(0, "draft-give money 2; offer vert city")
        (offer,) = [d for d in board.state.sides if isinstance(d, Deal)]
        assert (offer.maker, offer.to) == (there, VERT)


def test_5_0_avice_passes_the_cities_of_every_family(board: Board) -> None:
    """The first family's too: nobody is asked to let her through an open city."""
    board.noble("lucia", VERT, "winchester", servant="avice")
    board.noble("henri", GULES, "durham")
    board.put(GULES, "canterbury", soldier=1)
    board.turn("move", VERT)
    board.do(VERT, "lead lucia; go canterbury; go london")
    assert board.place("lucia") == "london"


def test_7_1_no_army_attacks_from_where_it_is_not(board: Board) -> None:
    """Who has nobody in a city is told so."""
    board.facing()
    assert board.why(GULES, "attack durham azure") == "army"


def test_7_8_an_order_counts_true_losses(board: Board) -> None:
    """A seat that stops after two losses fights on while it has none."""
    board.facing(mine={"soldier": 6, "knight": 1}, theirs={"soldier": 6, "knight": 1})
    for seat in (GULES, AZURE):
        board.state.orders[seat].fight = "on"
        board.state.orders[seat].truce = "accept"
    board.state.orders[GULES].limit = 2
    board.rig(melee=[0] * 6 + [0] * 6 + [3] * 30)
    events = board.do(GULES, "attack london azure")
    assert len(said(events, "volley")) > 1


def test_p10_a_servant_serves_a_noble_of_its_own_family(board: Board) -> None:
    """Which words are none, and which name somebody whom the servant cannot serve."""
    board.state = FIEF.setup(seats=4, seed="serve", options=Options())
    (prompt,) = [p for p in board.asked(0) if p.blocks]
    servant = str(prompt.actions[0].args[0])
    assert board.why(0, f"{prompt.actions[0].verb} {servant} nobody") == "words"
    assert board.why(0, f"{prompt.actions[0].verb} nothing henri") == "words"


def test_2_5_a_loss_names_one_kind_that_is_there(board: Board) -> None:
    """What is no kind, or two of them, are no words; what one does not have is refused for that."""
    board.put(GULES, "london", soldier=3, knight=2)
    board.state.orders[GULES].losses = "ask"
    card = board.draw("plague")
    board.state.track.append(card)
    board.rig(disaster=[6])
    board.go("fate")
    assert board.legal(GULES, "lose") == ["lose soldier", "lose knight"]
    for words, code in (("soldier knight", "words"), ("", "words"), ("unicorn", "words"), ("archer", "lose")):
        assert board.why(GULES, f"lose {words}".strip()) == code, words


def test_5_0_who_joins_others_has_marched_all_the_same(board: Board) -> None:
    """Troops that have marched this round are still known to have when they move in with those that have not."""
    board.put(GULES, "london", out="oxford", soldier=3)
    board.put(GULES, "london", soldier=2)
    there = next(s for s in board.state.stacks if s.site != INSIDE)
    there.moved[UNIT["soldier"]] = 3
    move_in(board.state, CITY["london"], GULES)
    (together,) = board.state.stacks
    assert (together.units[UNIT["soldier"]], together.moved[UNIT["soldier"]]) == (5, 3)


def test_12_3_who_is_raised_holds_the_city_he_lies_in(board: Board) -> None:
    """Nobody held it: it is his family's."""
    board.noble("henri", GULES, "london")
    board.noble("hugh", AZURE, "york")
    board.noble("joan", VERT, "durham")
    board.relic("skull", "joan")
    board.hand(AZURE, "assassination")
    board.turn("move", AZURE)
    board.do(AZURE, "assassinate henri hugh")
    board.town("london", control=NONE)
    board.do(VERT, "raise henri")
    assert board.control("london") == GULES


# --- saves -----------------------------------------------------------------------------------------------------------


def test_saves_hold_actions_where_they_hold_texts(board: Board) -> None:
    """What was written in secret of purchases is an action, or the position is unsound."""
    for word, sound in (("buy soldier london 1", True), ("!! ??", False), ("", False)):
        board.position().turn("buy", 0)
        frame = next(f for f in board.state.frames if isinstance(f, Buying))
        frame.wishes = [word]
        expect(board.state, "" if sound else "what is going on is wrong: buying")
        board.position(purchases="sealed")
        board.go("buy")
        market = next(f for f in board.state.frames if isinstance(f, Market))
        market.lists[2].append(word)
        expect(board.state, "" if sound else "what is going on is wrong: market")


def test_saves_of_impossible_boards_are_refused(board: Board) -> None:
    """Excalibur in a game without it; a battle in no city."""
    board.position(excalibur=False).turn("move", 0)
    expect(board.state, "")
    board.state.sword = CITY["london"]
    expect(board.state, "Excalibur is not in this game")
    board.facing()
    board.do(GULES, "attack london azure")
    expect(board.state, "")
    assert board.state.report is not None
    board.state.report.city = len(CITIES)
    expect(board.state, "$.report[0]")


def test_saves_of_elections_hold_together(board: Board) -> None:
    """Candidates, a vote and a decoy for each family, no vote for whoever does not stand."""
    board.noble("henri", GULES, "plymouth", lord=["south-west"])
    board.noble("anabel", AZURE, "cardiff", lord=["wales"])
    henri, anabel = NOBLE["henri"], NOBLE["anabel"]
    none, sealed = [NONE] * 4, [False] * 4
    wrong = "what is going on is wrong: election"
    for candidates, votes, decoys, fault in (
        ([henri, anabel], [henri, NONE, anabel, NONE], none, ""),
        ([], none, none, "$.frames[1][1]"),
        ([henri, anabel], none[:3], none, wrong),
        ([henri, anabel], none, none[:3], wrong),
        ([henri], [anabel, NONE, NONE, NONE], none, wrong),
        ([henri], none, [anabel, NONE, NONE, NONE], wrong),
        ([henri, 77], none, none, "$.frames[1][1][1]"),
    ):
        board.state.frames[:] = [Round("court"), Election(candidates, votes, decoys, list(sealed))]
        expect(board.state, fault)


def test_saves_place_camps_somewhere(board: Board) -> None:
    """Inside, on a road, in the forest, on parade, and at no other site."""
    for number, fault in ((PARADE, ""), (PARADE + 1, "$.frames[3][3][0][3][0]")):
        running = invaded(board, GULES)
        running.camps[0].sites = [number]
        expect(board.state, fault)
