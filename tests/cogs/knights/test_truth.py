"""Choices of Warrior Knights tell the truth: whose a piece is, how a battle may end, what is given up or sealed."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bot.presenter.front import front
from bot.presenter.games.knights import panel
from bot.presenter.games.knights.hints import Notes
from bot.presenter.games.knights.warnings import in_hundred
from bot.presenter.panels import advice
from bot.presenter.words.voice import Voice
from engine.core import Action
from engine.knights import analysis
from engine.knights.game_data import AREA, AREA_IDS, CITY, NOBLE, STEPS
from engine.knights.rules import KNIGHTS as RULES
from engine.knights.state.frames import Offer
from engine.knights.state.state import KnState, Pact
from render.core.api import REST
from render.knights import alt_text
from tests.cogs.knights.positions import SPEAK, attacking
from tests.cogs.knights.screens import asked, context, lines, sound, told
from tests.cogs.seat_views import NAMES, look_at
from tests.engine.knights.board import BLUE, GREEN, RED, YELLOW, Board
from tests.engine.knights.hidden_pairs import bidding, copy, other_bid, other_plan, planning
from tests.render.knights import beside

WORDS = {
    "en": ("once you seal, you cannot unseal", "You can unseal and change this", "**Try it** seals your Votes"),
    "es": ("cuando selles, no podrás abrir el sello", "Puedes abrir el sello y cambiarlo", "también sella tus Votos"),
}
"""What sealing Votes says: that it is final, that it is not, and that a suggestion seals them."""


def notes_of(state: KnState, seat: int = RED, lang: str = "en") -> Notes:
    """What a seat's options say."""
    return Notes(RULES.view(state, seat), SPEAK[lang])


# --- what is told is so ----------------------------------------------------------------------------------------------


def test_wages_are_told_as_they_are_paid(board: Board) -> None:
    """K9.2: the circle's army of 300 asks nothing, a quartermaster saves 3 of his army's 4, the Stronghold asks 2."""
    board.noble("russet", "froli", "english-200", "french-100")
    board.noble("karmin", "vecht", "german-200")
    board.grant("quartermaster", "karmin")
    board.stronghold(RED, None, "regular-100")
    it = RULES.view(board.state, RED).barons[RED]
    assert it.wages == analysis.wages_due(board.state, RED) == 3
    assert "Wages −3)" in panel.own_told(notes_of(board.state))
    before = it.crowns
    board.phase("wages")
    board.do(RED, "settle")
    assert before - board.crowns()[RED] == 3


@pytest.mark.parametrize("lang", SPEAK)
def test_an_event_without_a_target_strikes_nobody_in_words(board: Board, lang: str) -> None:
    """The Great Storm names nobody: no sentence with nobody in it."""
    board.state.expeditions[0].spot, board.state.expeditions[0].stakes = 1, [1, 1, 0, 0]
    board.state.barons[BLUE].faith = 2
    board.event("storm")
    shown = panel.event(notes_of(board.state, BLUE, lang))
    assert shown.count("\n") == 0
    assert " ." not in shown
    assert " a ." not in told(context(asked(board.state, BLUE, "pool"), lang))


@pytest.mark.parametrize(("lang", "word"), [("en", "the Stronghold of Ben"), ("es", "el Baluarte de Ben")])
def test_a_stronghold_that_is_attacked_is_called_one(board: Board, lang: str, word: str) -> None:
    """Nowhere in the questions of an attack on a Stronghold is it a city."""
    area = "penwold"
    board.stronghold(BLUE, area, "regular-50")
    board.noble("karmin", area, "english-200", "english-100")
    board.siege(area, RED)
    board.reveal(RED, "mobilize-forces")
    board.do(RED, f"target {area}")
    first = lines(context(asked(board.state, RED, "fight"), lang))
    assert word in first[f"attack {area} stronghold"][0]
    city = {"en": "city", "es": "ciudad"}[lang]
    shown = [told(context(asked(board.state, RED, "fight"), lang))]
    board.do(RED, f"attack {area} stronghold")
    shown.append(told(context(asked(board.state, RED, "battle-kind"), lang)))
    assert not any(city in said for said in shown), shown
    assert {"en": "besieged by", "es": "bajo asedio de"}[lang] in notes_of(board.state, RED, lang).area(area)


# --- whose it is -----------------------------------------------------------------------------------------------------


def test_options_say_whose_a_piece_is(board: Board) -> None:
    """One's own city is called so, that of another by its Baron; so is a Noble of another."""
    board.city("froli", RED)
    board.city("vecht", BLUE)
    board.noble("karmin", "froli", "english-100")
    board.noble("blauen", "vecht", "english-50")
    for lang, own in {"en": "yours: ", "es": "tuya: "}.items():
        notes = notes_of(board.state, RED, lang)
        assert notes.area("froli").startswith(own)
        assert notes.area("vecht").startswith("Ben: ")
        assert notes.noble("blauen").startswith("Ben · ")
        assert notes.noble("karmin").startswith("Froli · ")
        assert notes.area(analysis_home(board, RED)).startswith({"en": "your ", "es": "tu "}[lang])


def analysis_home(board: Board, seat: int) -> str:
    """The area of a seat's Stronghold."""
    return next(slug for slug, n in AREA.items() if n == board.state.barons[seat].stronghold.area)


@pytest.mark.parametrize(
    ("lang", "allow"), [("en", "Allow the attack in Froli"), ("es", "Permitir el ataque en Froli")]
)
def test_leave_for_an_attack_says_what_it_is_for(board: Board, lang: str, allow: str) -> None:
    """Who is asked reads what is attacked, how likely it falls, and that their own siege ends with it; never that a
    city would pass."""
    attacking(board)
    board.do(RED, "attack froli city")
    shown = context(asked(board.state, GREEN, "consent"), lang)
    labels = [label for label, _ in lines(shown).values()]
    assert allow in labels
    attack = analysis.attack_on(board.state, RED, AREA["froli"], "city")
    chance = in_hundred(analysis.forecast(board.state, attack, [NOBLE["karmin"]]).won)
    assert f" {chance} " in told(shown)
    assert {"en": "the city of Froli", "es": "la ciudad de Froli"}[lang] in told(shown)
    assert "⚠️" not in told(shown)
    board.siege("froli", GREEN)
    assert "⚠️" in told(context(asked(board.state, GREEN, "consent"), lang))


def test_leave_to_pass_says_what_of_ones_own_is_near(board: Board) -> None:
    """Through Oxwell, where blue stands: what blue holds beside the end of the way."""
    board.noble("karmin", "harsk", "english-200")
    board.noble("blauen", "oxwell", "english-100")
    board.reveal(RED, "mobilize-forces")
    ways = [w for w in analysis.routes(board.state, NOBLE["karmin"]) if AREA["oxwell"] in w[:-1]]
    target = next(AREA_IDS[w[-1]] for w in ways if STEPS[w[-1]])
    board.do(RED, f"target {target}")
    board.do(RED, next(a for a in board.legal(RED) if a.startswith("march karmin oxwell")))
    (near, *_) = [AREA_IDS[a] for a in STEPS[AREA[target]] if AREA_IDS[a] in CITY]
    said = told(context(asked(board.state, BLUE, "permit")))
    assert f"ends in {SPEAK['en'].word('knights', target)}, with nothing of yours there or next to it" in said
    board.city(near, BLUE)
    word = SPEAK["en"].word("knights", near)
    assert f"and there or next to it you hold {word}" in told(context(asked(board.state, BLUE, "permit")))


# --- odds, and what is given up --------------------------------------------------------------------------------------


def test_an_attack_tells_its_chances_before_it_is_begun(board: Board) -> None:
    """The figures are those of ``analysis``: how often it falls, how often one's Nobles die; a weaker band less."""
    attacking(board)
    board.noble("russet", "froli", "regular-50")
    attack = analysis.attack_on(board.state, RED, AREA["froli"], "city")
    both = analysis.forecast(board.state, attack, [NOBLE["karmin"], NOBLE["russet"]])
    alone = analysis.forecast(board.state, attack, [NOBLE["russet"]])
    assert alone.won < both.won
    said = notes_of(board.state).told(Action("attack", ("froli", "city")))
    assert f"it falls about {in_hundred(both.won)} times in 100" in said
    board.do(RED, "attack froli city")
    board.do(GREEN, "permit froli")
    board.do(RED, "assault")
    shown = notes_of(board.state).told(Action("lead", ("russet",)))
    assert f"it falls about {in_hundred(alone.won)} times in 100" in shown
    assert f"your Noble dies {in_hundred(alone.rout)} times" in shown
    assert "no heir" not in shown
    board.state.nobles[NOBLE["russet"]].heir = False
    assert "⚠️ no heir: Russet" in notes_of(board.state).told(Action("lead", ("russet",)))
    assert "⚠️ sin heredero: Russet" in notes_of(board.state, RED, "es").told(Action("lead", ("russet",)))
    sound(asked(board.state, RED, "battle-armies"))


def test_chances_are_never_certain_unless_they_are() -> None:
    assert [in_hundred(p) for p in (0.0, 0.0004, 0.004, 0.5, 0.997, 0.9999, 1.0)] == [0, 0, 1, 50, 99, 99, 100]


@pytest.mark.parametrize(("lang", "ends"), [("en", "ends your siege of Harsk"), ("es", "levanta tu asedio de Harsk")])
def test_who_marches_away_reads_what_ends(board: Board, lang: str, ends: str) -> None:
    """A siege, by land, by sea and where the last troops are taken; not while another Noble stays (K13.5)."""
    board.noble("karmin", "harsk", "english-100")
    board.siege("harsk", RED)
    way = Action("march", ("karmin", "vecht"))
    assert ends in notes_of(board.state, RED, lang).told(way)
    assert ends in notes_of(board.state, RED, lang).told(Action("sail", ("karmin", "acre")))
    assert ends in notes_of(board.state, RED, lang).told(Action("bring", ("karmin", "all")))
    board.noble("russet", "harsk", "regular-50")
    assert ends not in notes_of(board.state, RED, lang).told(way)


def test_an_attack_on_whom_one_has_a_truce_with_tells_its_price(board: Board) -> None:
    """K16.4: one Influence, two for a city taken, three for a Noble killed."""
    attacking(board)
    attack = Action("attack", ("froli", f"seat-{GREEN}"))
    assert "truce" not in notes_of(board.state).told(attack)
    board.state.pacts.append(Pact(GREEN, RED, 9))
    assert "breaks your truce with Cleo \\@everyone: costs 1 to 3 Influence" in notes_of(board.state).told(attack)
    assert "te cuesta Influencia, de 1 a 3" in notes_of(board.state, RED, "es").told(attack)
    assert "truce" not in notes_of(board.state).told(Action("attack", ("froli", "city")))


def test_a_plan_that_is_suggested_says_what_it_gives_up(board: Board) -> None:
    board.noble("karmin", "harsk", "english-100")
    board.siege("harsk", RED)
    for lang, ends in {"en": "ends your siege of Harsk", "es": "levanta tu asedio de Harsk"}.items():
        view = RULES.view(board.state, RED)
        plan = [Action("target", ("vecht",)), Action("march", ("karmin", "vecht")), Action("done")]
        assert front("knights").warns(view, plan, SPEAK[lang]) == [f"⚠️ {ends}"]
        assert front("knights").warns(view, plan[:1], SPEAK[lang]) == []


# --- nothing seals by itself, a question shows what it asks about ----------------------------------------------------


def test_a_number_of_votes_seals_nothing_by_itself(board: Board) -> None:
    """The list of numbers opens what they are for; that choice seals both at once, and what for may wait."""
    board.meet("safe-walls")
    for baron in board.state.barons:
        baron.votes = 3
    look = asked(board.state, RED, "bids")
    first = lines(context(look))
    assert {f">cast safe-walls {n}" for n in range(4)} <= set(first)
    assert not [value for value in first if value.startswith("cast ")]
    second = context(look, opened="cast safe-walls 2")
    assert {"safe-walls 2 yes", "safe-walls 2 no", "bid safe-walls 2"} <= {
        v.partition("batch:")[2] or v for v in lines(second)
    }
    batch = front("knights").batch
    assert [str(a) for a in batch(look, "bid safe-walls 2 yes")[0]] == ["say safe-walls yes", "cast safe-walls 2"]
    assert [str(a) for a in batch(look, "bid safe-walls 2")[0]] == ["cast safe-walls 2"]
    none = lines(context(look, opened="cast safe-walls 0"))
    assert any(label == "Seal no Votes, decide a tie later" for label, _ in none.values()), "red presides"
    other = lines(context(asked(board.state, BLUE, "bids"), opened="cast safe-walls 0"))
    assert any(label == "Seal no Votes" for label, _ in other.values())
    assert not [value for value in other if value.startswith("safe-walls 0 ")]
    assert [str(a) for a in batch(look, "bid safe-walls 0 yes")[0]] == ["say safe-walls yes", "cast safe-walls 0"]
    assert "asked again once all Votes are shown" in told(context(look, opened="cast safe-walls 0"))
    for lang in SPEAK:
        for n in (0, 1, 3):
            assert told(context(look, lang, f"cast safe-walls {n}"))
    sound(look)
    for action in batch(look, "bid safe-walls 2 yes")[0]:
        board.do(RED, str(action))
    view = RULES.view(board.state, RED)
    assert RED in view.sealed


@pytest.mark.parametrize(("lang", "said"), [("en", "You vote as Red (Baron de Vermeil)."), ("es", "Votas como Rojo")])
def test_who_votes_reads_as_whom(board: Board, lang: str, said: str) -> None:
    """And of a candidate which Baron that is."""
    board.meet("royal-grant")
    for baron in board.state.barons:
        baron.votes = 3
    look = asked(board.state, RED, "bids")
    assert said in told(context(look, lang))
    shown = lines(context(look, lang, "cast royal-grant 2"))
    candidates = [value for value in shown if "royal-grant 2 seat-" in value]
    assert candidates[0].endswith("seat-0"), "oneself first"
    note = next(note for value, (_, note) in shown.items() if value.endswith("royal-grant 2 seat-1"))
    assert note.startswith({"en": "Blue, ", "es": "Azul, "}[lang])


def test_where_a_marker_goes_shows_who_hires_when_and_whom(board: Board) -> None:
    board.offer("english-50", "english-50", "polish-200")
    board.state.track[0] = BLUE
    board.reveal(RED, "draft-soldiers")
    said = told(context(asked(board.state, RED, "draft-soldiers")))
    assert "1: Ben" in said
    assert "Mercenaries on offer: 2 × English 50 and Polish 200." in said
    assert "Mercenarios disponibles" in told(context(asked(board.state, RED, "draft-soldiers"), "es"))


def test_a_law_that_asks_something_says_what_it_is(board: Board) -> None:
    """The tax, and the law that weakens who attacks: the card stands above the choice to defy it."""
    for law, begin in (("crown-quarter", "taxes"), ("truce-of-god", "")):
        board.position()
        board.grant(law, law=True)
        board.state.orders[RED].laws = "ask"
        if begin:
            board.city("froli", RED)
            board.city("vecht", RED)
            board.phase(begin)
        else:
            board.noble("karmin", "froli", "english-200", "english-100")
            board.reveal(RED, "mobilize-forces")
            board.do(RED, "target froli; attack froli city")
        for lang, voice in SPEAK.items():
            shown = told(context(asked(board.state, RED, "comply" if begin else "battle-law"), lang))
            assert voice.text(f"knights-text-{law}") in shown


# --- why something vanished, as things stand -------------------------------------------------------------------------


def test_an_offer_that_lapses_is_told(board: Board) -> None:
    """At the end of a turn; so is a truce that is over (G53, K16.4)."""
    board.position(treason=True)
    board.state.sides.append(Offer(board.state.next(), RED, BLUE, 3, "vote", False))
    board.state.pacts.append(Pact(GREEN, YELLOW, board.state.turn))
    events = board.go("return")
    found = {e.key: e for e in events}
    assert {"knights-lapses", "knights-pact-ends"} <= set(found)
    for lang in SPEAK:
        voice = Voice(lang, NAMES, "knights")
        for key in ("knights-lapses", "knights-pact-ends"):
            assert voice.say(key, found[key].params)
    assert not look_at(RULES, board.state, RED).view.offers


def test_as_things_stand_goes_by_the_order_of_the_rules(board: Board) -> None:
    """Influence, then cities, then crowns with Faith and Votes, then troops; a tie to the end is called one (K14.3)."""
    barons = board.state.barons

    def said(lang: str = "en") -> str:
        return panel.first(notes_of(board.state, RED, lang))

    ana, dov = (f"**{SPEAK['en'].seat(seat)}**" for seat in (RED, YELLOW))
    assert said() == f"{SPEAK['en'].seats(range(4))} are tied for the lead in everything that is compared"
    board.noble("blauen", "vecht", "english-50")
    assert said() == "**Ben** leads: troops on the board 50 to 0"
    barons[GREEN].crowns += 2
    assert "**Cleo" in said()
    assert said().endswith("crowns, Faith and Votes 17 to 15")
    board.city("cadiz", YELLOW)
    assert said() == f"{dov} leads: cities 1 to 0"
    barons[RED].influence = barons[GREEN].influence = 2
    assert said() == f"**{SPEAK['en'].seat(GREEN)}** leads: crowns, Faith and Votes 17 to 15"
    barons[RED].influence = 3
    barons[BLUE].influence = 2
    assert said() == f"{ana} leads: Influence 3 to 2"
    assert said("es") == f"Va en cabeza {ana}: Influencia, 3 a 2"


def test_what_standing_orders_spend_stands_in_the_first_panel(board: Board) -> None:
    """Of the quick style: surplus crowns, no Faith; with an order for Faith that too; nothing of who asks for all."""
    board.position(turn=1)
    board.go("plan")
    for lang, (spends, faith) in {
        "en": ("spend without asking", "Faith to cancel"),
        "es": ("gastan sin preguntar", "Fe para cancelar"),
    }.items():
        board.state.orders[RED].cancel = board.state.orders[RED].pool = "ask"
        assert spends not in told(context(asked(board.state, RED, "plan"), lang))
        for action in RULES.styles()["quick"]:
            RULES.apply(board.state, RED, action)
        board.do(RED, "order laws obey")
        said = told(context(asked(board.state, RED, "plan"), lang))
        assert spends in said
        assert faith not in said
        assert {"en": "that a law demands", "es": "que pida una ley"}[lang] in said
        board.do(RED, "order cancel 2")
        assert faith in told(context(asked(board.state, RED, "plan"), lang))
        assert spends in told(context(asked(board.state, RED, "standing"), lang))
        for action in RULES.styles()["careful"]:
            RULES.apply(board.state, RED, action)
    for style in RULES.styles():
        for voice in SPEAK.values():
            assert voice.text(f"knights-panel-style-{style}-does").startswith("**")


def test_what_seals_votes_says_beforehand_whether_that_is_final(board: Board) -> None:
    """K10.5: final for the last who seals; whoever comes before can open the seal."""
    board.position()
    board.state.barons[RED].votes = board.state.barons[BLUE].votes = 2
    board.meet("crown-quarter")
    for last in (False, True):
        look = asked(board.state, RED, "bids")
        plan = advice.advice(look, look.prompts[0])
        for lang, (final, opens, tries) in WORDS.items():
            said = advice.said("knights", plan, SPEAK[lang], look.view)
            assert (tries in said, "⚠️" in said) == (not last, last)
            below = told(context(look, lang, "cast crown-quarter 1"))
            assert (final in below, opens in below) == (last, not last)
        for seat in (BLUE, GREEN, YELLOW):
            if not last and seat in board.waits():
                board.do(seat, "cast crown-quarter 0")


@pytest.mark.parametrize(("build", "change"), [(planning, other_plan), (bidding, other_bid)])
def test_nothing_of_it_tells_what_another_hides(
    build: Callable[[], KnState], change: Callable[[KnState], None]
) -> None:
    """Blue has laid other cards, or written down other Votes: every word for red and for spectators is the same."""
    one = build()
    other = copy(one)
    change(other)
    step = "plan" if build is planning else "bids"
    for lang, voice in SPEAK.items():
        said = []
        for state in (one, other):
            shown = context(asked(state, RED, step), lang)
            view, caption = RULES.view(state, RED), beside.caption(4, lang)
            plan = advice.advice(look_at(RULES, state, RED), shown.look.prompts[0])
            found = [panel.summary(view, voice), told(shown), lines(shown), alt_text.alt(view, caption)]
            found += [
                panel.summary(RULES.view(state, None), voice),
                alt_text.alt(RULES.view(state, None), caption, REST),
            ]
            said.append([*found, advice.said("knights", plan, voice, view)])
        assert said[0] == said[1]


def test_a_seal_says_what_is_pledged(board: Board) -> None:
    """K8.1: what has been pledged so far stands on what seals it."""
    board.position()
    for baron in board.state.barons:
        baron.faith = 2
    board.noble("karmin", "froli", "polish-150", "italian-100")
    board.event("homesick")
    assert "pool" in {p.step for p in RULES.prompts(board.state)[RED]}
    assert lines(context(asked(board.state, RED, "pool")))["seal"][0] == "Seal: pledge 0 Faith"
    board.do(RED, "pledge-faith 2")
    assert lines(context(asked(board.state, RED, "pool"), "es"))["seal"][0] == "Sellar: ofrecer 2 puntos de Fe"


def test_whoever_is_banned_refuses_without_a_ban(board: Board) -> None:
    """K10.7: it costs nothing any more."""
    for banned, said in ((False, "Refuse and be banned"), (True, "Refuse")):
        board.state.barons[RED].banned = banned
        assert panel.named(RULES.view(board.state, RED), "abide", [Action("refuse")], SPEAK["en"]) == [said]
