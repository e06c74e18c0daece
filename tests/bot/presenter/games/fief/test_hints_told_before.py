"""What a choice does is told before it is pressed: whose it is, every die that counts, what is lost by it."""

from __future__ import annotations

import dataclasses

import pytest

from bot import locale
from bot.presenter.games.fief.hints import Notes
from bot.presenter.games.fief.hints_of_arms import fires, weds
from bot.presenter.games.fief.panel import own_told
from bot.presenter.games.fief.screens.deals import armed_told
from bot.presenter.games.fief.screens.movement import warned
from bot.presenter.panel_kit.screens import fitted
from bot.presenter.words.voice import Voice
from engine.core import Action
from engine.fief.analysis import chance, seen
from engine.fief.game_data import CITY, NOBLE
from engine.fief.rules import FIEF as RULES
from render.fief import private
from tests.cogs.fief.screens import asked, context
from tests.cogs.press_everything import lines, told
from tests.cogs.seat_views import NAMES
from tests.engine.fief.board import AZURE, GULES, VERT, Board


def notes(board: Board, seat: int = GULES, language: str = "en") -> Notes:
    """The notes of a seat's panel."""
    return Notes(RULES.view(board.state, seat), Voice(language, NAMES, "fief"))


def said(board: Board, text: str, language: str = "en", seat: int = GULES) -> str:
    """What is noted of an act."""
    return notes(board, seat, language).told(Action.parse(text))


# --- odds ------------------------------------------------------------------------------------------------------------


def before_london(mine: dict[str, int], building: str = "") -> Board:
    """Hugh and his before London, where Lord Henri stands with four soldiers."""
    board = Board().position()
    board.noble("henri", AZURE, "london", lord=["wales"])
    board.put(AZURE, "london", soldier=4)
    board.town("london", building, control=AZURE)
    board.noble("hugh", GULES, "london", out="oxford")
    board.put(GULES, "london", mine, out="oxford")
    return board


FOUR = "before melee 4 dice: engines and archers"


@pytest.mark.parametrize(("mine", "building", "first"), [
    ({"soldier": 1, "catapult": 2}, "fortress", "before melee 2 dice: engines"),
    ({"soldier": 1, "bombard": 3}, "fortress", "before melee 3 dice: engines"),
    ({"soldier": 1, "catapult": 1, "bombard": 1, "archer": 2}, "fortress", FOUR),
    ({"archer": 2}, "fortress", "before melee 1 die: archers"),
    ({"archer": 1}, "fortress", ""),  # two are needed for a fortress
    ({"archer": 1, "catapult": 1, "bombard": 1}, "", "before melee 1 die: archers"),  # engines want a soldier
])  # fmt: skip
def test_odds_count_engines_and_archers(mine: dict[str, int], building: str, first: str) -> None:
    """7.2: catapults throw two dice however many, bombards one each, archers one for all, before anybody's melee."""
    told_ = said(before_london(mine, building), "attack london azure")
    assert told_.startswith(first) if first else "before melee" not in told_
    for language in locale.LANGUAGES:
        whole = said(before_london(mine, building), "attack london azure", language)
        assert len(whole) <= 100
        assert "…" not in whole  # none of it is cut


def test_odds_count_guards_and_the_sword_where_there_is_a_die() -> None:
    """13.1, 13.2: each guard and Excalibur add a hit to a melee roll; three soldiers and a man are four points, one
    die, which a fortress takes."""
    board = before_london({"soldier": 3})
    board.sword("hugh")
    assert "you: 4 points, 1 die +1 hit · they: 5–13 points" in said(board, "attack london azure")
    board.town("london", "fortress")
    behind = said(board, "attack london azure")
    assert "you: 4 points, no dice (walls −1) · they: 5–13 points" in behind
    assert "first" not in said(board, "sally london azure")


def test_the_fight_itself_counts_them_too() -> None:
    board = before_london({"soldier": 4, "catapult": 2}, "fortress")
    board.go("battle", first=GULES)
    board.rig(catapults=[0, 0], melee=[0])
    board.do(GULES, "attack london azure")
    seat = next(s for s in board.waits() if any(p.step == "fight" for p in board.asked(s)))
    words = told(context(asked(board.state, seat, "fight")))
    assert "5 points, no dice (walls −1) · before melee 2 dice: engines" in words


@pytest.mark.parametrize(("mine", "building", "english"), [
    ({"knight": 8}, "", "you win about 99% of such attacks if"),  # 25 points in the open against 13 at most
    ({"soldier": 1}, "walled", "you win about 0% of such attacks"),  # no die, and nobody who shoots
])  # fmt: skip
def test_chances_are_told_before_an_attack(mine: dict[str, int], building: str, english: str) -> None:
    """In the panel that declares battles, with the strongest and the weakest troops that the others can have."""
    board = before_london(mine, building)
    board.go("battle", first=GULES)
    words = told(context(asked(board.state, GULES, "battle")))
    assert f"London, against Blue: {english}" in words
    assert "% de los ataques así" in told(context(asked(board.state, GULES, "battle"), "es"))


def test_chances_tell_nothing_of_hidden_troops() -> None:
    """Four soldiers or four knights look alike (4.1); from the weakest to the strongest the range is wide."""
    both = []
    for kind in ("soldier", "knight"):
        board = Board().position()
        board.noble("henri", AZURE, "london")
        board.put(AZURE, "london", {kind: 4})
        board.noble("hugh", GULES, "london", out="oxford")
        board.put(GULES, "london", knight=3, out="oxford")
        board.go("battle", first=GULES)
        view = RULES.view(board.state, GULES)
        both.append(chance(seen(view), CITY["london"], GULES, AZURE))
    assert both[0] == both[1]
    assert both[0] is not None
    assert both[0].least < 50 < both[0].most


def test_an_attack_on_an_ally_says_so() -> None:
    board = before_london({"soldier": 3})
    assert "ally" not in said(board, "attack london azure")
    board.noble("lucia", GULES, "oxford")
    board.wed("lucia", "henri")
    assert said(board, "attack london azure").startswith("⚠️ this is your ally · ")


def test_an_attack_that_is_not_offered_says_why() -> None:
    """2.5: no battles under Storms; 13.3: a Lord of the Garter never attacks the Sovereign. Nothing of whom one can
    attack."""
    board = before_london({"soldier": 3})
    board.noble("walter", VERT, "london", out="canterbury")
    board.crown("henri")
    board.who("hugh").garter = True
    board.turn("battle", GULES)
    words = told(context(asked(board.state, GULES, "battle")))
    assert "You cannot attack Blue in London: a Lord of the Garter may never attack the Sovereign" in words
    assert "You cannot attack Green" not in words
    board.lay("south-east", "storms")
    board.sword(city="london")
    board.state.nobles[NOBLE["hugh"]].tries = 0
    board.turn("battle", GULES)
    assert "You cannot attack Green in London because of Storms" in told(context(asked(board.state, GULES, "battle")))


# --- what is lost ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("language", "words"), [
    ("en", "⚠️ the siege of London ends and its 2 catapults are lost"),
    ("es", "⚠️ acaba el asedio de Londres y se pierden sus 2 catapultas"),
])  # fmt: skip
def test_whoever_marches_away_from_a_siege_reads_what_is_lost(language: str, words: str) -> None:
    """7.9; in the list of who goes, above the goals, step by step, and where a plan is suggested; not where another
    Noble keeps the siege up."""
    board = before_london({"soldier": 2, "catapult": 1}, "fortress")
    board.town("london", siege=GULES)
    next(s for s in board.state.stacks if s.family == GULES).works = 1
    board.turn("move", GULES)
    look = asked(board.state, GULES)
    assert words in told(context(look, language))
    assert said(board, "lead hugh", language).startswith(words)
    plan = [Action.parse(a) for a in ("lead hugh", "take all", "go oxford")]
    assert any(words in line for line in warned(look.view, plan, Voice(language, NAMES, "fief")))
    some = [Action.parse(a) for a in ("lead hugh", "take soldier 1", "go oxford")]
    assert any(words in line for line in warned(look.view, some, Voice(language, NAMES, "fief")))
    board.do(GULES, "lead hugh")
    assert words in told(context(asked(board.state, GULES, "march"), language))
    board.noble("roger", GULES, "london", out="oxford")
    assert words not in told(context(asked(board.state, GULES, "march"), language))


@pytest.mark.parametrize(("language", "again", "buys"), [
    ("en", "Henri then has 1 move left: press *Suggest* again", "There may be more worth buying"),
    ("es", "Después, a Henri le queda 1 movimiento: pulsa otra vez *Sugerir*", "Quizá convenga comprar algo más"),
])  # fmt: skip
def test_a_plan_says_what_is_left_to_press(language: str, again: str, buys: str) -> None:
    """Of a Noble's two moves one is suggested at a time, and so is one purchase; after both moves nothing is left."""
    board = Board().position()
    board.noble("henri", GULES, "oxford")
    board.put(GULES, "oxford", soldier=2)
    board.turn("move", GULES)
    voice = Voice(language, NAMES, "fief")

    def lines_of(*plan: str) -> str:
        return "\n".join(warned(RULES.view(board.state, GULES), [Action.parse(a) for a in plan], voice))

    assert again in lines_of("lead henri", "take soldier 1", "go london")
    assert again not in lines_of("lead henri", "go london", "go norwich")
    board.do(GULES, "lead henri; go london")
    assert again not in lines_of("go norwich")
    assert lines_of("buy soldier oxford 1").startswith(buys)
    assert lines_of("halt") == ""


def test_whoever_leaves_few_in_a_city_that_may_rise_reads_it() -> None:
    """10.1: taxed, hungry or under the Royal Tax; a fortress takes a rebellion, the Royal Tax adds one. Not where
    nobody goes."""
    board = Board().position()
    board.noble("henri", GULES, "york", lord=["north"])
    board.put(GULES, "york", soldier=3)
    board.turn("move", GULES)

    def warns(company: int) -> str:
        it = notes(board)
        return it.restless(next(n for n in it.view.nobles if n.slug == "henri"), company)

    assert warns(2) == ""
    board.lay("north", "famine")
    assert "York may rebel: a rebellion brings 1 die and 1 hit against the 1 troop that stays" in warns(2)
    assert "against an undefended city" in warns(3)
    assert warns(0) == ""
    board.town("york", "fortress")
    assert warns(2) == ""
    board.state.rebellious = True
    assert "1 die and 1 hit" in warns(2)
    board.town("york", "")
    assert "2 dice and 2 hits" in warns(2)
    board.state.rebellious = False
    board.state.settled[2].clear()
    board.tax("tallage", "north", "henri")
    assert "may rebel" in warns(2)  # one does not rise against one's own tax, but others may raise it


def test_a_rebellion_that_walls_hold_says_so() -> None:
    """A Walled City takes two: one alone does nothing (10.1)."""
    board = Board().starving("walled", soldier=4)
    assert said(board, "rebel norwich card") == "held back by the walls: no effect unless 2 more rebellions join"
    board.town("norwich", "fortress")
    assert said(board, "rebel norwich card") == "held back by the walls: no effect unless 1 more rebellion joins"
    board.town("norwich", "")
    assert said(board, "rebel norwich card") == "1 die and 1 hit against Blue and everyone there (4 troops)"


def test_a_noble_who_goes_alone_reads_who_may_take_them() -> None:
    """Beside a goal where others have troops, as long as nobody goes along (7.0, 7.6)."""
    board = Board().position()
    board.noble("henri", GULES, "oxford")
    board.put(GULES, "oxford", soldier=1)
    board.noble("lucia", AZURE, "london")
    board.put(AZURE, "london", soldier=3)
    board.turn("move", GULES)
    ctx = context(asked(board.state, GULES))
    warning = "Blue there may capture a lone Noble"
    assert warning not in lines(ctx)["go london"][1]
    alone = lines(dataclasses.replace(ctx, open="who henri 0 0"))
    assert alone["go london"][1].startswith(warning)
    assert warning not in alone["go bristol"][1]


# --- one's own armed cards -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("language", "goes", "stays"), [
    ("en", "⚠️ your armed Assassination plays itself: Lucia (Blue)",
     "⚠️ your Ambush stays armed for a Noble of the Blue family"),
    ("es", "⚠️ se juega sola tu carta armada Asesinato: Lucia (Azul)",
     "⚠️ tu carta Emboscada sigue armada para un Noble de la familia Azul"),
])  # fmt: skip
def test_a_wedding_says_which_of_ones_own_cards_it_sets_off(language: str, goes: str, stays: str) -> None:
    """A card that waits for the wedding of the other family plays itself at once; others wait for an ally's Nobles."""
    board = Board().position()
    board.noble("henri", GULES, "york")
    board.noble("lucia", AZURE, "london")
    board.noble("hugh", VERT, "oxford")
    board.noble("estrid", VERT, "oxford")
    board.hand(GULES, "assassination", "ambush")
    board.go("court")
    board.do(GULES, "arm assassination weds lucia any; arm ambush meets azure any")
    told_ = said(board, "court henri lucia", language)
    assert told_.startswith(goes)
    assert stays in weds(notes(board, GULES, language), (GULES, AZURE))
    assert "⚠️" not in said(board, "court henri estrid", language)
    assert "⚠️" not in said(board, "court lucia henri", language, seat=VERT)


def test_a_move_and_an_attack_say_which_of_ones_own_cards_they_set_off() -> None:
    """At the goal where its Noble is (10.3), an ally's said as such; in a battle with them."""
    board = Board().position()
    board.noble("henri", GULES, "oxford")
    board.noble("joan", GULES, "york")
    board.put(GULES, "oxford", soldier=2)
    board.noble("hugh", AZURE, "london")
    board.put(AZURE, "london", soldier=1)
    board.hand(GULES, "ambush", "assassination")
    board.turn("move", GULES)
    board.do(GULES, "arm ambush meets azure any; arm assassination battle hugh any")
    assert said(board, "go london").startswith("⚠️ your armed Ambush plays itself: Hugh (Blue) · ")
    assert "⚠️" not in said(board, "go coventry")
    board.noble("simon", AZURE, "london")
    both = fires(notes(board), "meets", [n for n in notes(board).view.nobles if n.place == "london"])
    assert both.count("plays itself") == 1  # one card strikes one Noble
    board.wed("joan", "hugh")
    assert said(board, "go london").startswith("⚠️ your armed Ambush plays itself: Hugh (Blue), your ally")
    assert "your armed Assassination plays itself: Hugh (Blue), your ally" in said(board, "attack london azure")


@pytest.mark.parametrize("language", locale.LANGUAGES)
def test_cards_to_arm_differ_by_what_they_wait_for_and_do(language: str) -> None:
    """No two of them have the same note, all names are said, and each fits its line."""
    board = Board().position()
    for slug in ("philippa", "beatrice", "margaret"):  # the longest names
        board.noble(slug, GULES, "oxford")
    board.noble("hugh", AZURE, "london")
    board.hand(GULES, "assassination", "justice", "ambush", "passage", "rebellion", "fair-weather", "burgher-3",
               "french-crossbows")  # fmt: skip
    board.turn("move", GULES)
    acts = [a for p in board.asked(GULES) if p.step == "arsenal" for a in p.actions if a.verb == "arm"]
    assert len(acts) > 100
    found = {str(a): notes(board, GULES, language).told(a) for a in acts}
    assert all(10 < len(note) <= 100 for note in found.values())
    for card in {a.args[0] for a in acts}:
        of_card = [note for a, note in found.items() if a.split()[1] == card]
        assert len(set(of_card)) == len(of_card), card
    assert all(name in found["arm ambush meets hugh any"] for name in ("Philippa", "Margaret", "Hugh"))


def test_armed_cards_show_for_whom_they_wait() -> None:
    """In the list of armed cards, on the line that takes one back, and beside the hand."""
    board = Board().position()
    board.noble("henri", GULES, "oxford")
    board.noble("hugh", AZURE, "london")
    board.hand(GULES, "ambush")
    board.turn("move", GULES)
    board.do(GULES, "arm ambush meets hugh any")
    it = notes(board)
    assert it.view.own is not None
    assert armed_told(it, it.view.own.armed[0]) == "1: **Ambush** when Hugh (Blue) meets Henri · captured by Henri"
    assert said(board, "disarm 1") == "Ambush (Hugh (Blue)) is back in your hand, at no cost"
    assert "Ambush (armed: Hugh (Blue))" in own_told(it.view, it)


# --- whose it is -----------------------------------------------------------------------------------------------------


def allied() -> Board:
    """Red has Wales whole with a fortress, and is allied with Blue."""
    board = Board().position(purse=9)
    board.noble("lucia", GULES, "cardiff")
    board.noble("roger", GULES, "harlech", see="exeter")
    board.noble("hugh", AZURE, "london")
    board.noble("edward", AZURE, "norwich", lord=["midlands"])
    board.wed("lucia", "hugh")
    board.region("wales", GULES)
    board.town("cardiff", "fortress")
    return board.turn("buy", GULES)


@pytest.mark.parametrize(("noble", "words"), [
    ("lucia", "4 shillings, you keep 5 shillings · +1 victory point, +1 vote, a Walled City"),
    ("roger", "4 shillings, you keep 5 shillings · +1 victory point, a Walled City"),  # a bishop votes already
    ("hugh", "Blue, your ally, gets the point, vote and city · 4 shillings, you keep 5 shillings"),
    # a Lord votes already
    ("edward", "Blue, your ally, gets the point, title and city · 4 shillings, you keep 5 shillings"),
])  # fmt: skip
def test_a_title_says_to_whom_point_vote_and_city_go(noble: str, words: str) -> None:
    """8.1, 9.1: a point for the Lord's family, a vote where they had none; own Nobles stand first."""
    board = allied()
    assert said(board, f"title wales {noble}") == words
    shown = [v.split()[-1] for v in lines(context(asked(board.state, GULES))) if v.startswith("title wales")]
    assert sorted(shown[:2]) == ["lucia", "roger"]
    assert sorted(shown[2:]) == ["edward", "hugh"]


@pytest.mark.parametrize(("language", "ally"), [("en", "Blue, your ally"), ("es", "para Azul, tu aliada")])
@pytest.mark.parametrize("act", ["title wales hugh", "transfer north hugh"])
def test_a_title_for_an_ally_names_them_in_the_room_of_a_line(language: str, ally: str, act: str) -> None:
    """What has no room is left out at the end; whom the title goes to is not."""
    board = allied()
    board.state.fiefs[1] = board.state.fiefs[2] = board.noble("walter", GULES, "york")
    assert fitted(said(board, act, language)).startswith(ally)


@pytest.mark.parametrize(("purse", "servant", "english", "spanish"), [
    (9, "", "For 5 shillings one army leaves: Henri and Roger can pay that.",
     "Por 5 chelines se va un ejército: pueden pagarlo Henri y Roger."),
    (9, "sigrid", "For 5 shillings (3 if Henri pays) one army leaves: Henri and Roger can pay that.",
     "Por 5 chelines (3 si paga Henri) se va un ejército: pueden pagarlo Henri y Roger."),
    (4, "sigrid", "For 5 shillings (3 if Henri pays) one army leaves: Henri can pay that.",
     "Por 5 chelines (3 si paga Henri) se va un ejército: puede pagarlo Henri."),
    (4, "", "For 5 shillings one army leaves, but none of your Nobles there can pay that.",
     "Por 5 chelines se va un ejército, pero ninguno de tus Nobles de allí puede pagarlo."),
])  # fmt: skip
def test_the_danish_tax_names_its_price_and_who_can_pay(purse: int, servant: str, english: str, spanish: str) -> None:
    """6.9: 5 shillings, 3 with the interpreter, from a Noble who is there. Joan, elsewhere, cannot."""
    board = Board().position(purse=purse)
    board.noble("henri", GULES, "coventry", servant=servant)
    board.noble("roger", GULES, "coventry", see="norwich")
    board.noble("joan", GULES, "york")
    board.put(GULES, "coventry", soldier=9)
    board.army("coventry", 0, out="oxford")
    board.go("raid")
    (prompt,) = (p for p in board.asked(GULES) if p.step == "parley")
    for language, words in (("en", english), ("es", spanish)):
        assert words in Voice(language, NAMES, "fief").ask("fief", "parley", prompt.params)


def test_a_title_handed_over_says_who_has_its_point_then() -> None:
    board = allied()
    board.state.fiefs[1] = board.state.fiefs[2] = board.noble("walter", GULES, "york")
    assert said(board, "transfer north lucia").startswith("+1 vote, a Walled City · free of charge")
    assert "your points and votes stay the same" in said(board, "transfer north roger")
    assert "Blue, your ally, gets" in said(board, "transfer north hugh")


@pytest.mark.parametrize(("language", "you", "family"), [
    ("en", "You vote as Red (", "Green"), ("es", "Votas como la familia Roja (", "Verde"),
])  # fmt: skip
def test_a_vote_shows_ones_own_colour_and_the_family_of_each_candidate(language: str, you: str, family: str) -> None:
    board = Board().position()
    for slug, number, city, fief in (("henri", GULES, "cardiff", "wales"), ("lucia", AZURE, "york", "north"),
                                     ("hugh", VERT, "london", "marches")):  # fmt: skip
        board.noble(slug, number, city, lord=(fief,))
    board.noble("walter", GULES, "exeter", see="exeter")
    board.go("court")
    board.do(VERT, "stand hugh")
    board.do(GULES, "stand henri")
    assert f"Hugh ({family})" in told(context(asked(board.state, GULES, "court"), language))
    board.ready()
    ctx = context(asked(board.state, GULES, "vote"), language)
    assert you in told(ctx)
    assert family in lines(ctx)["favour gules hugh"][1]
    votes = [v for v in lines(ctx) if v.startswith("favour")]
    assert votes == ["favour gules henri", "favour gules hugh"]  # one's own first


# --- Careful ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("language", "asks", "none"), [
    ("en", "You are asked card by card what you draw.", "you draw no card"),
    ("es", "Se te pregunta carta a carta qué robas.", "no robas ninguna carta"),
])  # fmt: skip
def test_a_careful_seat_reads_that_it_is_asked_and_draws_all_the_same(language: str, asks: str, none: str) -> None:
    """2.0: the seal leads to the question; silence there draws a Character and the Fortune on top, unless it is a
    Disaster. A plan that draws nothing is warned of."""
    board = Board().position()
    board.noble("henri", GULES, "york")
    for order in RULES.styles()["careful"]:
        RULES.apply(board.state, GULES, order)
    board.go("discard", first=GULES)
    words = told(context(asked(board.state, GULES, "discard"), language))
    assert asks in words
    assert none not in words
    board.do(GULES, "plan nothing 0")
    assert none in told(context(asked(board.state, GULES, "discard"), language))
    board.do(GULES, "plan ask 2")
    for seat in range(4):
        if seat != GULES:
            board.do(seat, "plan nothing 0; seal")
    top = board.draw("harvest")
    board.state.fortunes.append(top)
    board.do(GULES, "seal")
    prompt = next(p for p in board.asked(GULES) if p.step == "draw")
    assert [str(a) for a in prompt.default] == ["draw character", "draw fortune"]
    board.state.fortunes.append(board.draw("storms"))
    prompt = next(p for p in board.asked(GULES) if p.step == "draw")
    assert [str(a) for a in prompt.default] == ["draw character", "done"]


def test_no_style_spends_anything_and_each_says_what_it_does() -> None:
    """Neither hires, surrenders, pays or takes less than a full ransom; both are told above their buttons."""
    spends = {"hire", "surrender", "clergy", "ransom", "deals", "pigeons", "limit", "truce", "aim"}
    for actions in RULES.styles().values():
        assert not {a.args[0] for a in actions} & spends
    board = Board().position()
    board.noble("henri", GULES, "york")
    board.turn("move", GULES)
    for language in locale.LANGUAGES:
        words = told(context(asked(board.state, GULES, "standing"), language))
        for name in RULES.styles():
            assert locale.text(language, f"fief-panel-style-{name}") in words
            assert locale.text(language, f"fief-panel-{name}") in locale.text(language, f"fief-panel-style-{name}")


def test_the_picture_of_ones_own_shows_for_whom_cards_wait() -> None:
    """A Noble, a family, a place, invaders; the alt text and the band have it alike."""
    board = Board().position()
    board.noble("henri", GULES, "oxford")
    board.noble("hugh", AZURE, "london")
    board.hand(GULES, "ambush", "rebellion")
    board.turn("move", GULES)
    board.do(GULES, "arm ambush meets azure any; arm rebellion restless york; arm ambush meets invaders any")
    view = RULES.view(board.state, GULES)
    assert view.own is not None
    found = private.facts(view, view.own, locale.words("en"))
    assert "armed: Ambush (Blue), Rebellion (York), Ambush (Invaders)" in found


@pytest.mark.parametrize("language", locale.LANGUAGES)
def test_the_end_of_a_siege_says_what_is_lost_and_a_catapult_what_it_wants(language: str) -> None:
    """7.9, 7.2: in words of each language, within a line."""
    board = before_london({"soldier": 2, "catapult": 1}, "fortress")
    board.town("london", siege=GULES)
    lost = locale.text(language, "fief-panel-lifts", city={"en": "London", "es": "Londres"}[language], n=1)
    assert said(board, "raise-siege london", language).startswith(lost)
    wants = {"en": "if a soldier is with it", "es": "si hay un soldado con ella"}[language]
    assert said(board, "engineer london", language).endswith(wants)
    assert len(said(board, "besiege london", language)) <= 100


def test_a_noble_on_the_way_alone_reads_who_may_take_them() -> None:
    """Step by step too; not with troops."""
    board = Board().position()
    board.noble("henri", GULES, "oxford")
    board.put(GULES, "oxford", soldier=1)
    board.noble("lucia", AZURE, "london")
    board.put(AZURE, "london", soldier=3)
    board.turn("move", GULES)
    board.do(GULES, "lead henri")
    warning = "Blue there may capture a lone Noble"
    assert said(board, "go london").startswith(warning)
    assert warning not in said(board, "go bristol")
    board.do(GULES, "take all")
    assert warning not in said(board, "go london")
