"""Rules that every other test would let a single changed line break."""

from __future__ import annotations

import random

from engine.core import Action, Event, SaveError
from engine.fief import game_data
from engine.fief.game_data import CARDS, CITIES, CITY, NOBLE, NOBLES, NONE, REGION, UNIT, UNIT_IDS
from engine.fief.phases.base import family_term
from engine.fief.phases.battle import BattlePhase
from engine.fief.phases.raid import land
from engine.fief.pieces import move_in
from engine.fief.rules import FIEF
from engine.fief.state import INSIDE, PARADE, Battle, Buying, Deal, Drawing, Election, FiefState, Market, Options, Round
from engine.fief.view import Captor, NobleView
from tests.engine.fief.field import facing
from tests.engine.fief.kit import (
    AZURE,
    GULES,
    OR,
    VERT,
    abbess,
    army,
    asked,
    control,
    crown,
    do,
    draw,
    go,
    hand,
    hold,
    keys,
    lay,
    legal,
    noble,
    place,
    position,
    put,
    ready,
    region,
    relic,
    rig,
    run,
    said,
    slot,
    sword,
    town,
    turn,
    waits,
    why,
)
from tests.engine.fief.play import play, start
from tests.engine.immutability import changeable


def refused(state: FiefState) -> bool:
    """Whether a save of the position is refused."""
    try:
        FIEF.loads(FIEF.dumps(state))
    except SaveError:
        return True
    return False


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
    """Views are as they were made; what a seat has written for itself it reads as a copy. And what all hear, but for a
    seat's own doings, nobody takes back."""
    kinds: set[str] = set()
    open_ended: set[str] = set()

    def hook(state: FiefState, seat: int, action: Action, events: list[Event]) -> None:
        if state.round * 7 % 5 == seat:
            kinds.update(changeable(FIEF.view(state, seat)))
        open_ended.update(keys(e for e in events if e.audience is None and not e.seals))

    for number in (1, 2):
        play(start(4, f"firm {number}"), random.Random(number), hook)
    assert kinds <= {"Orders", "Armed", "Article", "Plan"}, kinds
    assert open_ended <= LOOSE, open_ended - LOOSE
    assert not changeable([Options(), *vars(game_data).values()])


# --- what everybody sees ---------------------------------------------------------------------------------------------


def test_4_1_nobles_are_seen_with_what_they_are() -> None:
    """Where each stands, what he holds and bears, whom he holds captive; whoever is nothing is seen as well."""
    state = position()
    noble(state, "henri", AZURE, "london", lord=["wales"], see="norwich", heresy=True)
    noble(state, "hugh", GULES, "oxford", out="london", garter=True)
    noble(state, "lucia", VERT, "york")
    abbess(state, "lucia", 0, "york")
    noble(state, "william", OR, "durham")
    hold(state, "william", "henri")
    noble(state, "simon", OR, "exeter")
    crown(state, "henri", "lucia", guards=2)
    relic(state, "grail", "hugh")
    sword(state, "hugh")
    assert {n.slug for n in FIEF.view(state, 3).nobles} == {"henri", "hugh", "lucia", "william", "simon"}
    henri, hugh, lucia, william = (seen(state, slug) for slug in ("henri", "hugh", "lucia", "william"))
    assert (henri.see, henri.fiefs, henri.guards, henri.heresy, henri.captor) == ("norwich", ["wales"], 2, True, None)
    assert (hugh.see, hugh.titles, hugh.relics, hugh.sword, hugh.garter) == ("", [], ["grail"], True, True)
    assert (hugh.place, hugh.site) == ("oxford", "london")
    assert (lucia.see, len(lucia.abbeys), lucia.titles[0]) == ("", 1, "queen")
    assert (william.captor, william.place) == (Captor("noble", noble="henri"), "london")
    assert william.ransom > 0
    assert not changeable(william)
    assert (seen(state, "simon").place, seen(state, "simon").titles) == ("exeter", [])


def test_4_1_captives_are_seen_with_their_captors() -> None:
    """A family's board names those whom its Nobles hold, whichever of them does."""
    for captor in (NOBLES[0], NOBLES[3]):
        state = position()
        noble(state, captor, AZURE, "london")
        noble(state, "philippa", OR, "durham")
        hold(state, "philippa", captor)
        boards = FIEF.view(state, None).families
        assert [board.captives for board in boards] == [[], ["philippa"], [], []]
        assert boards[OR].lost == ["philippa"]


def test_4_1_a_reserve_is_of_what_is_bought() -> None:
    """Crossbows come with their card and are in no family's reserve."""
    for family in FIEF.view(position(), None).families:
        assert [*family.reserve] == [kind for kind in UNIT_IDS if kind != "crossbow"]


def test_2_0_hands_are_seen_by_their_backs() -> None:
    """So many Characters, so many other cards."""
    state = position()
    hand(state, 1, "henri", "tax", "harvest")
    back = FIEF.view(state, 0).hands[1]
    assert (back.characters, back.fortunes) == (1, 2)


def test_7_3_a_volley_is_told_with_the_faces_of_both() -> None:
    """First those of the attacker, then the others', with the hits of each."""
    state = facing(mine={"archer": 2, "soldier": 1}, theirs={"archer": 1, "soldier": 1})
    rig(state, archers=[3, 0])
    events = do(state, GULES, "attack london azure")
    shots = said(events, "volley")
    assert shots
    report = state.report
    assert report is not None
    for event, volley in zip(shots, report.volleys, strict=True):
        told = event.params
        assert [told["one"], told["other"]] == volley.faces
        assert [told["hits"], told["against"]] == volley.hits


def test_2_1_what_luck_has_decided_is_not_taken_back() -> None:
    """Undo goes back neither behind a deck that is shuffled anew nor behind the die of a landing (6.2)."""
    state = position()
    state.frames.append(Drawing(0))
    run(state)
    state.fortune_discards, state.fortunes = [*state.fortunes], []
    (made,) = said(do(state, 0, "draw fortune"), "deck-made")
    assert made.seals
    state = position()
    lay(state, "wales", "invaders")
    rig(state, landing=[2])
    events: list[Event] = []
    land(state, REGION["wales"], events)
    (landing,) = said(events, "invaders-land")
    assert landing.seals


def test_2_11_all_hear_of_a_birth() -> None:
    """Who is born, where, and into which family."""
    state = position()
    hand(state, 0, "william")
    turn(state, "play", 0)
    (born,) = said(do(state, 0, "bear william london"), "born")
    assert born.audience is None
    assert {key: term.slug for key, term in born.params.items()} == {  # type: ignore[union-attr]
        "noble": "william",
        "city": "london",
        "family": "gules",
    }


# --- what is done ----------------------------------------------------------------------------------------------------


def test_8_0_taxes_go_though_a_disaster_stays() -> None:
    """What was laid in round 1 waits for round 2; the other cards of the region leave all the same."""
    state = position(number=1)
    lay(state, "marches", "famine", awake=False)
    lay(state, "marches", "harvest")
    go(state, "close")
    assert [CARDS[c] for c in state.weather[REGION["marches"]]] == ["famine"]


def knighting() -> FiefState:
    """The Sovereign is asked whether Hugh, who has paid off invaders as a bishop, has the Garter."""
    state = position()
    noble(state, "william", AZURE, "york", lord=["north"])
    crown(state, "william")
    noble(state, "hugh", GULES, "coventry", lord=["wales"], see="norwich")
    put(state, GULES, "coventry", soldier=9)
    army(state, "coventry", 0, out="oxford")
    go(state, "raid")
    do(state, GULES, "danegeld hugh")
    return state


def test_13_3_a_garter_refused_is_not_asked_about_again() -> None:
    """Silence refuses it as well."""
    state = knighting()
    (prompt,) = [p for p in asked(state, AZURE) if p.step == "garter"]
    assert prompt.default == (Action("pass"),)
    do(state, AZURE, "pass")
    assert not [p for p in asked(state, AZURE) if p.step == "garter"]
    assert not legal(state, AZURE, "knight")


def test_4_4_silence_walls_the_first_fortress() -> None:
    """Of several fortresses of a new fief one becomes the Walled City; who says nothing has the first."""
    state = position()
    noble(state, "henri", GULES, "berwick")
    region(state, "marches", GULES)
    for city in ("durham", "berwick"):
        town(state, city, "fortress")
    turn(state, "buy", 0)
    do(state, 0, "title marches henri")
    (prompt,) = [p for p in asked(state, 0) if p.step == "wall"]
    assert len(prompt.actions) == 2
    assert prompt.default == (prompt.actions[0],)


def test_7_0_a_seat_speaks_for_its_own_camp() -> None:
    """Against invaders, whichever camp they are: that one is nobody's, not the last family's."""
    for family in (GULES, OR):
        running = invaded(family)[1]
        assert camp_of(*invaded(family), family) == 0
        running.camps.reverse()
        assert running.camps[0].invaders
        assert camp_of(invaded(family)[0], running, family) == 1


def invaded(family: int) -> tuple[FiefState, Battle]:
    """A family has attacked invaders and goes on to the next volley, if it likes."""
    state = position()
    noble(state, "lucia", family, "coventry", lord=["wales"])
    put(state, family, "coventry", soldier=9)
    army(state, "coventry", 5, out="oxford", stays=True)
    turn(state, "battle", family)
    rig(state, melee=[0] * 5)
    do(state, family, "attack coventry invaders")
    return state, next(f for f in state.frames if isinstance(f, Battle))


def camp_of(state: FiefState, running: Battle, seat: int) -> int:
    """The camp that a seat speaks for."""
    phase = FIEF.phases[Battle]
    assert isinstance(phase, BattlePhase)
    return phase.camp_of(state, running, seat)


def test_9_1_all_see_where_a_family_lays_its_markers() -> None:
    """Where votes are cast in turn, from the first family on, each is told when it is laid."""
    state = position(voting="turn", first=0)
    noble(state, "henri", GULES, "plymouth", lord=["south-west"])
    noble(state, "anabel", AZURE, "cardiff", lord=["wales"])
    noble(state, "hugh", VERT, "durham", lord=["marches"])
    noble(state, "edward", OR, "canterbury", see="canterbury")
    go(state, "court")
    do(state, GULES, "stand henri")
    do(state, AZURE, "stand anabel")
    for seat in range(4):
        ready(state, seat)
    for seat, arms, slug in ((0, "gules", "henri"), (1, "azure", "anabel")):
        (laid,) = said(do(state, seat, f"favour {arms} {slug}; seal"), "votes-laid")
        assert laid.params["family"] == family_term(seat)


def test_10_0_the_same_card_is_armed_once() -> None:
    """However many words say when it is played."""
    state = position()
    noble(state, "henri", GULES, "london")
    noble(state, "hugh", AZURE, "oxford")
    hand(state, GULES, "justice")
    turn(state, "move", AZURE)
    words = next(a for a in legal(state, GULES, "arm") if len(a.split()) == 4)
    do(state, GULES, words)
    assert why(state, GULES, words) == "armed-twice"


def test_11_1_nobody_is_hired_where_no_crossbows_are_left() -> None:
    """The order to hire waits for nothing: the battle goes on."""
    state = position()
    noble(state, "henri", GULES, "london")
    put(state, GULES, "london", soldier=1)
    noble(state, "hugh", AZURE, "london", out="norwich")
    put(state, AZURE, "london", out="norwich", soldier=1)
    slot(state, GULES, "flemish-crossbows")
    put(state, GULES, "york", flemish=state.crossbows[1])
    go(state, "battle", first=AZURE)
    do(state, GULES, "order hire 2")
    events = do(state, AZURE, "attack london gules")
    assert not said(events, "hires")
    assert said(events, "battle")


def test_13_1_silence_stays_out_of_a_battle() -> None:
    """A family that could join either side joins nobody unless it says so."""
    state = facing()
    noble(state, "simon", VERT, "london", out="norwich", lord=["marches"])
    put(state, VERT, "london", out="norwich", soldier=3)
    do(state, GULES, "attack london azure")
    (prompt,) = [p for p in asked(state, VERT) if p.blocks]
    assert prompt.default == (Action.parse("join vert nobody"),)


def test_p9_servants_come_by_lot() -> None:
    """Other seeds deal other servants to the first families."""
    dealt = set()
    for n in range(6):
        state = FIEF.setup(seats=4, seed=f"servants {n}", options=Options())
        dealt.add(tuple(state.servants))
    assert len(dealt) == 6


def test_10_5_a_captive_keeps_nobody_from_an_ambush() -> None:
    """Of a family's Nobles those who are free may lie in wait, whoever of them comes first."""
    first, second = sorted(("henri", "hugh"), key=NOBLE.__getitem__)
    for away, there in ((first, second), (second, first)):
        state = position()
        noble(state, "simon", AZURE, "london")
        for slug in (first, second):
            noble(state, slug, GULES, "london")
        hold(state, away, "simon")
        hand(state, GULES, "ambush")
        turn(state, "move", GULES)
        assert legal(state, GULES, "ambush") == [f"ambush simon {there}"]


def test_6_4_clergy_that_never_parleys_is_not_asked() -> None:
    """By its order a bishop lets invaders be; without it his seat is asked."""
    for order, asks in (("ask", [GULES]), ("never", [])):
        state = position()
        noble(state, "hugh", GULES, "coventry", see="norwich")
        put(state, GULES, "coventry", soldier=9)
        army(state, "coventry", 0, out="oxford")
        state.orders[GULES].clergy = order
        go(state, "raid")
        assert [seat for seat in waits(state) if any(p.step == "parley" for p in asked(state, seat))] == asks


def test_2_15_the_family_that_can_makes_the_offer() -> None:
    """In a game of two an offer in a city is made by that of a seat's families whose Noble is there."""
    for there, away in ((GULES, AZURE), (AZURE, GULES)):
        state = position(2)
        noble(state, "henri", there, "london")
        noble(state, "william", away, "durham")
        noble(state, "hugh", VERT, "london")
        run(state)
        do(state, 0, "draft-give money 2; offer vert city")
        (offer,) = [d for d in state.sides if isinstance(d, Deal)]
        assert (offer.maker, offer.to) == (there, VERT)


def test_5_0_avice_passes_the_cities_of_every_family() -> None:
    """The first family's too: nobody is asked to let her through an open city."""
    state = position()
    noble(state, "lucia", VERT, "winchester", servant="avice")
    noble(state, "henri", GULES, "durham")
    put(state, GULES, "canterbury", soldier=1)
    turn(state, "move", VERT)
    do(state, VERT, "lead lucia; go canterbury; go london")
    assert place(state, "lucia") == "london"


def test_7_1_no_army_attacks_from_where_it_is_not() -> None:
    """Who has nobody in a city is told so."""
    state = facing()
    assert why(state, GULES, "attack durham azure") == "army"


def test_7_8_an_order_counts_true_losses() -> None:
    """A seat that stops after two losses fights on while it has none."""
    state = facing(mine={"soldier": 6, "knight": 1}, theirs={"soldier": 6, "knight": 1})
    for seat in (GULES, AZURE):
        state.orders[seat].fight = "on"
        state.orders[seat].truce = "accept"
    state.orders[GULES].limit = 2
    rig(state, melee=[0] * 6 + [0] * 6 + [3] * 30)
    events = do(state, GULES, "attack london azure")
    assert len(said(events, "volley")) > 1


def test_p10_a_servant_serves_a_noble_of_its_own_family() -> None:
    """Which words are none, and which name somebody whom the servant cannot serve."""
    state = FIEF.setup(seats=4, seed="serve", options=Options())
    (prompt,) = [p for p in asked(state, 0) if p.blocks]
    servant = str(prompt.actions[0].args[0])
    assert why(state, 0, f"{prompt.actions[0].verb} {servant} nobody") == "words"
    assert why(state, 0, f"{prompt.actions[0].verb} nothing henri") == "words"


def test_2_5_a_loss_names_one_kind_that_is_there() -> None:
    """What is no kind, or two of them, are no words; what one does not have is refused for that."""
    state = position()
    put(state, GULES, "london", soldier=3, knight=2)
    state.orders[GULES].losses = "ask"
    card = draw(state, "plague")
    state.track.append(card)
    rig(state, disaster=[6])
    go(state, "fate")
    assert legal(state, GULES, "lose") == ["lose soldier", "lose knight"]
    for words, code in (("soldier knight", "words"), ("", "words"), ("unicorn", "words"), ("archer", "lose")):
        assert why(state, GULES, f"lose {words}".strip()) == code, words


def test_5_0_who_joins_others_has_marched_all_the_same() -> None:
    """Troops that have marched this round are still known to have when they move in with those that have not."""
    state = position()
    put(state, GULES, "london", out="oxford", soldier=3)
    put(state, GULES, "london", soldier=2)
    there = next(s for s in state.stacks if s.site != INSIDE)
    there.moved[UNIT["soldier"]] = 3
    move_in(state, CITY["london"], GULES)
    (together,) = state.stacks
    assert (together.units[UNIT["soldier"]], together.moved[UNIT["soldier"]]) == (5, 3)


def test_12_3_who_is_raised_holds_the_city_he_lies_in() -> None:
    """Nobody held it: it is his family's."""
    state = position()
    noble(state, "henri", GULES, "london")
    noble(state, "hugh", AZURE, "york")
    noble(state, "joan", VERT, "durham")
    relic(state, "skull", "joan")
    hand(state, AZURE, "assassination")
    turn(state, "move", AZURE)
    do(state, AZURE, "assassinate henri hugh")
    town(state, "london", control=NONE)
    do(state, VERT, "raise henri")
    assert control(state, "london") == GULES


# --- saves -----------------------------------------------------------------------------------------------------------


def test_saves_hold_actions_where_they_hold_texts() -> None:
    """What was written in secret of purchases is an action, or the save is refused."""
    for word, fault in (("buy soldier london 1", False), ("!! ??", True), ("", True)):
        state = turn(position(), "buy", 0)
        frame = next(f for f in state.frames if isinstance(f, Buying))
        frame.wishes = [word]
        assert refused(state) == fault, word
        state = position(purchases="sealed")
        go(state, "buy")
        market = next(f for f in state.frames if isinstance(f, Market))
        market.lists[2].append(word)
        assert refused(state) == fault, word


def test_saves_of_impossible_boards_are_refused() -> None:
    """Excalibur in a game without it; a battle in no city."""
    state = turn(position(excalibur=False), "move", 0)
    assert not refused(state)
    state.sword = CITY["london"]
    assert refused(state)
    state = facing()
    do(state, GULES, "attack london azure")
    assert not refused(state)
    assert state.report is not None
    state.report.city = len(CITIES)
    assert refused(state)


def test_saves_of_elections_hold_together() -> None:
    """Candidates, a vote and a decoy for each family, no vote for whoever does not stand."""
    state = position()
    noble(state, "henri", GULES, "plymouth", lord=["south-west"])
    noble(state, "anabel", AZURE, "cardiff", lord=["wales"])
    henri, anabel = NOBLE["henri"], NOBLE["anabel"]
    none, sealed = [NONE] * 4, [False] * 4
    for candidates, votes, decoys, fault in (
        ([henri, anabel], [henri, NONE, anabel, NONE], none, False),
        ([], none, none, True),
        ([henri, anabel], none[:3], none, True),
        ([henri, anabel], none, none[:3], True),
        ([henri], [anabel, NONE, NONE, NONE], none, True),
        ([henri], none, [anabel, NONE, NONE, NONE], True),
        ([henri, 77], none, none, True),
    ):
        state.frames[:] = [Round("court"), Election(candidates, votes, decoys, list(sealed))]
        assert refused(state) == fault, (candidates, votes, decoys)


def test_saves_place_camps_somewhere() -> None:
    """Inside, on a road, in the forest, on parade, and at no other site."""
    for number, fault in ((PARADE, False), (PARADE + 1, True)):
        state, running = invaded(GULES)
        running.camps[0].sites = [number]
        assert refused(state) == fault
