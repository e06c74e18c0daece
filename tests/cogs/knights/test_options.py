"""What commands mean, and what options cost and bring."""

from __future__ import annotations

import pytest
from discord import ButtonStyle

from bot import locale
from bot.presenter.front import front
from bot.presenter.games.knights import hints, panel, sight, warnings
from bot.presenter.games.knights.hints import Notes
from bot.presenter.games.knights.lists import Worded
from bot.presenter.panel_kit.screens import NOTE, fitted
from cogs.knights import commands
from engine.core import Action, Place, Word
from engine.knights import analysis
from engine.knights.game_data import AGENDAS, AREA, CITIES, CITY, EVENT, EVENTS, NOBLE, NOBLE_IDS, NONE, N
from engine.knights.rules import KNIGHTS as RULES
from engine.knights.state.slugs import KEEP
from engine.knights.state.state import KnState, Lasting
from render.knights import battle
from tests.cogs.knights.positions import SPEAK, attacking, planning, refused
from tests.cogs.knights.screens import asked, context, lines, told
from tests.cogs.press_everything import components
from tests.cogs.seat_views import NAMES, look_at
from tests.engine.knights.board import BLUE, GREEN, RED, YELLOW, Board, home

# --- planning --------------------------------------------------------------------------------------------------------


def test_a_plan_is_one_line(board: Board) -> None:
    """Three piles in one command, by words of either language; the last one again; sealed at once."""
    planning(board)
    look = look_at(RULES, board.state, RED)
    found = commands.plan(look, "mobilize, Draft Soldiers", "Apoyar Reunión", None, False, True, False)
    assert list(map(str, found)) == [
        "lay mobilize-forces 1", "lay draft-soldiers 1", "lay rally-support 2", "seal",
    ]  # fmt: skip
    for action in found[:-1]:
        RULES.apply(board.state, RED, action)
    look = look_at(RULES, board.state, RED)
    again = commands.plan(look, "rally-support", None, None, False, False, False)
    assert list(map(str, again)) == ["unlay draft-soldiers 1", "unlay mobilize-forces 1", "lay rally-support 1"]


def test_a_plan_with_cards_that_lie_on_a_space_is_refused(board: Board) -> None:
    planning(board)
    found = commands.plan(look_at(RULES, board.state, RED), "levy-taxes", None, None, False, True, False)
    assert refused(board.state, RED, found).startswith("You have no Levy Taxes in your hand.")
    assert [sum(map(len, b.plan)) for b in board.state.barons] == [0, 0, 0, 0]


def test_a_third_card_on_a_pile_is_refused(board: Board) -> None:
    planning(board)
    words = "pile 1 mobilize-forces.0 mobilize-forces.1 rally-support.0"
    found, _ = front("knights").batch(look_at(RULES, board.state, RED), words)
    assert refused(board.state, RED, found).startswith("Pile 1 already has two of your cards.")


def test_a_plan_that_can_do_nothing_is_warned_of_and_taken_all_the_same(board: Board) -> None:
    """No Noble to mobilise, no Faith to gain, no Assembly to rally for: a line each, only while the card lies there."""
    planning(board)
    cards = ("mobilize-forces", "serve-the-church", "rally-support")
    for pile, card in enumerate(cards, 1):
        board.do(RED, f"lay {card} {pile}")
    board.state.barons[RED].banned, board.state.chairman = True, BLUE
    board.state.events.remove(EVENT["heretic"])
    board.state.lasting.append(Lasting(EVENT["heretic"], RED))
    for lang in SPEAK:
        said = told(context(asked(board.state, RED, "plan"), lang))
        assert said.count("⚠️") == 3, said
    board.do(RED, "unlay serve-the-church 2")
    board.noble("karmin", "froli", "english-200")
    assert told(context(asked(board.state, RED, "plan"))).count("⚠️") == 1
    board.do(RED, "seal")


def test_cards_that_bring_little_are_warned_of(board: Board) -> None:
    """Nobody on land levies anything, one Noble cannot march twice, without crowns and income nobody is hired."""
    board.position(crowns=0)
    board.go("plan")
    for text in ("lay levy-taxes 1", "lay mobilize-forces 2", "lay mobilize-forces 2", "lay draft-soldiers 3"):
        board.do(RED, text)
    for lang in SPEAK:
        assert told(context(asked(board.state, RED, "plan"), lang)).count("⚠️") == 3
    board.noble("karmin", "froli", "english-200")
    said = told(context(asked(board.state, RED, "plan")))
    assert said.count("⚠️") == 2
    assert "more of these cards than you have Nobles" in said
    board.noble("rubino", "froli", "german-100")
    board.state.barons[RED].crowns = 1
    assert "⚠️" not in told(context(asked(board.state, RED, "plan")))


def test_a_march_to_nowhere_is_warned_of(board: Board) -> None:
    """Where nothing can be taken, beside it neither; where a city is left alone; never where there is something."""
    board.noble("karmin", "froli", "english-200")
    notes = Notes(RULES.view(board.state, RED), SPEAK["en"])
    assert not any(warnings.idle(notes.view, area) for area in AREA if sight.city(notes.view, area) is not None)
    for it in board.state.cities:
        it.razed = True
    board.noble("sinople", "vecht", "french-100")
    board.city("froli", RED).razed = False
    notes = Notes(RULES.view(board.state, RED), SPEAK["en"])
    near = sight.near("vecht")
    places = [a for a in AREA if warnings.idle(notes.view, a)]
    assert places
    assert not {"vecht", "froli", *near} & set(places)
    far = notes.told(Action("march", ("karmin", places[0])))
    assert "nothing to take in this area" in far
    assert "leaves Froli without a Noble: it revolts" in far
    board.noble("rubino", "froli", "german-100")
    notes = Notes(RULES.view(board.state, RED), SPEAK["es"])
    assert "se rebela" not in notes.told(Action("march", ("karmin", "vecht")))


def test_votes_that_change_nothing_are_warned_of(board: Board) -> None:
    """Three rivals with a Vote each: four decide for certain, three where one presides; they are taken all the same."""
    board.meet("crown-quarter")
    for seat, baron in enumerate(board.state.barons):
        baron.votes = 9 if seat == RED else 1
    presiding = RULES.view(board.state, RED).vote
    assert presiding is not None
    assert presiding.assembly is not None
    enough = 3 if presiding.assembly.presiding == RED else 4
    for lang in SPEAK:
        notes = Notes(RULES.view(board.state, RED), SPEAK[lang])
        assert "⚠️" not in notes.told(Action("cast", ("crown-quarter", enough)))
        assert f"{enough} " in notes.told(Action("cast", ("crown-quarter", enough + 1))).partition("⚠️")[2]
    board.do(RED, f"cast crown-quarter {enough + 1}")


def test_crowns_and_faith_that_hardly_come_home_are_warned_of(board: Board) -> None:
    """A stake in the last turn; a blessing of an expedition that carries nothing of one's own."""
    board.state.barons[board.state.chairman].faith = board.state.barons[RED].faith = 2
    board.state.head = RED
    board.city("froli", BLUE)
    board.reveal(-1, "fund-expeditions")
    board.do(RED, "start china")
    notes = Notes(RULES.view(board.state, RED), SPEAK["en"])
    assert "⚠️" not in notes.told(Action("invest", (1,)))
    board.state.pool = 1
    notes = Notes(RULES.view(board.state, RED), SPEAK["es"])
    assert "⚠️" in notes.told(Action("invest", (1,)))
    board.do(RED, "pass")
    board.do(BLUE, "invest 2")
    for seat in (GREEN, YELLOW):
        board.do(seat, "pass")
    notes = Notes(RULES.view(board.state, RED), SPEAK["en"])
    assert "none of your crowns" in notes.told(Action("bless"))
    board.state.expeditions[2].stakes[RED] = 1
    notes = Notes(RULES.view(board.state, RED), SPEAK["en"])
    assert "⚠️" not in notes.told(Action("bless"))


def test_ticks_stand_for_the_whole_pile(board: Board) -> None:
    """What is ticked lies there, what is not goes back, whatever lay there before."""
    planning(board)
    for text in ("lay mobilize-forces 1", "lay draft-soldiers 1"):
        board.do(RED, text)
    look = look_at(RULES, board.state, RED)
    found, _ = front("knights").batch(look, "pile 1 mobilize-forces.0 rally-support.0")
    for action in found:
        RULES.apply(board.state, RED, action)
    own = RULES.view(board.state, RED).own
    assert own is not None
    assert sorted(own.plan[0]) == ["mobilize-forces", "rally-support"]


def test_one_list_of_ticks_plans_all_three_piles(board: Board) -> None:
    """Six ticks in one list; what is unticked goes back before others are laid, and what lies twice stays twice."""
    board.go("plan")
    board.do(RED, "lay levy-taxes 1; lay levy-taxes 1")
    shown = context(asked(board.state, RED, "plan"))
    assert {"1.levy-taxes", "1.rally-support", "3.rally-support"} <= set(lines(shown))
    batch = front("knights").batch
    view = asked(board.state, RED, "plan")

    def after(*ticked: str) -> list[str]:
        actions, opened = batch(view, " ".join(["piles", *ticked]))
        assert opened == ""
        copy = RULES.loads(RULES.dumps(board.state))
        for action in actions:
            assert RULES.why_not(copy, RED, action) is None, str(action)
            RULES.apply(copy, RED, action)
        own = RULES.view(copy, RED).own
        assert own is not None
        return [" ".join(sorted(pile)) for pile in own.plan]

    assert after("1.levy-taxes", "2.rally-support") == ["levy-taxes levy-taxes", "rally-support", ""]
    board.do(RED, "unlay levy-taxes 1; unlay levy-taxes 1; lay levy-taxes 1")
    view = asked(board.state, RED, "plan")
    assert after("2.levy-taxes", "3.levy-taxes", "1.draft-soldiers", "1.mobilize-forces", "2.rally-support",
                 "3.serve-the-church") == ["draft-soldiers mobilize-forces", "levy-taxes rally-support",
                                           "levy-taxes serve-the-church"]  # fmt: skip
    assert after("1.levy-taxes") == ["levy-taxes", "", ""]
    assert after() == ["", "", ""]


def test_troops_are_spread_evenly() -> None:
    """At the start one button gives each of the four Nobles 100 of the 400 men; pressed again it seals."""
    state = RULES.setup(seats=4, seed="spread", options=RULES.Options())
    found, _ = front("knights").batch(look_at(RULES, state, RED), "spread")
    for action in found:
        RULES.apply(state, RED, action)
    own = RULES.view(state, RED).own
    assert own is not None
    men: dict[str, int] = {}
    for card, to in own.assign:
        men[to] = men.get(to, 0) + int(card.rpartition("-")[2])
    assert sorted(men.values()) == [100, 100, 100, 100]
    assert front("knights").batch(look_at(RULES, state, RED), "spread")[0] == [Action("seal")]


# --- votes, bribes, leave, casualties --------------------------------------------------------------------------------


def test_an_attack_tells_fate_cards_strength_and_leave(board: Board) -> None:
    """300 men and a commander draw five cards, the city of 200 two; a siege would be possible; green is asked."""
    attacking(board)
    shown = context(asked(board.state, RED, "fight"))
    assert "you can besiege it · strength 300 against 200; you draw 5 cards, they 2" in told(shown)
    assert "needs permission from Cleo" in told(shown)
    assert "**In Froli: the neutral city**: it falls about" in told(shown)
    assert "attack froli city" in lines(shown)
    assert "tú robas 5 cartas, ellos 2" in told(context(asked(board.state, RED, "fight"), "es"))


def test_few_choices_are_buttons_and_say_what_they_cost(board: Board) -> None:
    """Assault or siege: one click each, and above them what each brings."""
    attacking(board)
    board.do(RED, "attack froli city")
    board.do(GREEN, "permit froli")
    shown = context(asked(board.state, RED, "battle-kind"))
    assert {"assault", "besiege", "back"} <= set(lines(shown))
    assert all(note == "" for _, note in lines(shown).values())
    assert "**Lay siege**: no losses; a second siege in a later turn takes it, if you are still stronger" in told(shown)
    storm = told(shown).partition("**Assault**: it falls about")[2]
    assert "strength 300 against 200; you draw 5 cards, they 2" in storm


def test_armies_of_a_siege_say_what_is_compared(board: Board) -> None:
    """A siege draws no Fate card: its armies are told with both strengths; those of an assault with their cards."""
    for choice, said in (("besiege", "siege possible: strength 500 against 200"), ("assault", "it falls about")):
        attacking(board)
        board.noble("russet", "froli", "regular-50")
        board.do(RED, "attack froli city")
        board.do(GREEN, "permit froli")
        board.do(RED, choice)
        assert f"Karmin into battle**: {said}" in told(context(asked(board.state, RED, "battle-armies")))
        assert ("Destino" in told(context(asked(board.state, RED, "battle-armies"), "es"))) == (choice == "assault")


def test_who_need_lay_nothing_aside_reads_that() -> None:
    """Walls without a commander: no least number of none."""
    for voice in SPEAK.values():
        for n in (0, 2):
            cards = [Word("fate-draw"), Word("fate-prevent")]
            asks = voice.ask("knights", "hand", {"area": Place("froli"), "cards": cards, "n": n, "m": 0})
            ticks = voice.text("knights-panel-drop", n=n, so=0)
            for said in (asks, ticks):
                assert ("at least" in said or "al menos" in said) == bool(n), said


@pytest.mark.parametrize(("lang", "two"), [("en", "your own 2 Votes"), ("es", "tus propios 2 Votos")])
def test_who_breaks_a_tie_without_votes_reads_nothing_of_them(lang: str, two: str) -> None:
    tie = {n: locale.text(lang, "knights-ask-decide", matter="X", about_count=0, about="", n=n) for n in (0, 1, 2)}
    assert tie[0].endswith(("who or what wins?", "¿quién o qué gana?"))
    assert "1" not in tie[1]
    assert two in tie[2]


def test_to_decline_a_card_is_no_green_button(board: Board) -> None:
    """Green is what brings the step to its end as it is meant."""
    board.noble("karmin", "froli", "english-200")
    board.city("froli")
    board.reveal(RED, "mobilize-forces")

    def greens(step: str) -> list[str]:
        rows = panel.controls(context(asked(board.state, RED, step))) or []
        found = [part for row in rows for part in components([row.to_component_dict()])]
        return [part["label"] for part in found if part.get("style") == ButtonStyle.success.value]

    assert greens("mobilize-forces") == []
    board.do(RED, "target froli")
    assert greens("fight") == ["In Froli: the neutral city"], "what is safe is"


def test_permission_that_is_bought_is_called_so(board: Board) -> None:
    """In the list of what crowns are for, beside permission to attack; nothing is said to be chosen before it is."""
    for lang, (leave, written) in {
        "en": ("permission to pass", "Chosen"),
        "es": ("permiso de paso", "Has elegido"),
    }.items():
        planning(board)
        shown = lines(context(asked(board.state, RED, "purse"), lang, "terms seat-1"))
        assert shown["terms seat-1 pass"][0] == f"Ben: {leave}"
        assert written not in ask(board.state, lang)
        board.do(RED, "terms seat-1 pass")
        assert f"{written}: {leave}" in ask(board.state, lang)


def ask(state: KnState, lang: str) -> str:
    """The question on deals."""
    asking = asked(state, RED, "purse").prompts[0]
    return SPEAK[lang].say("knights-ask-purse", asking.params)


# --- where to go -----------------------------------------------------------------------------------------------------


def mobilizing(board: Board) -> None:
    """Red's star stands at Froli with 50 men, the square with 150 in Monz beside it, the triangle in the port of
    Pelm with 200, all rested; the circle is exhausted."""
    board.position()
    board.noble("karmin", "froli", "regular-50")
    board.noble("rotenfels", "monz", "regular-100", "regular-50")
    board.noble("rubino", "pelm", "english-200")
    board.noble("russet", "penwold", "english-100", exhausted=True)
    board.city("froli")
    board.reveal(RED, "mobilize-forces")


def test_a_target_says_who_can_come_and_whether_that_besieges_it(board: Board) -> None:
    """50 there, 150 that can come and 200 for a leader against walls of 200; over the sea none comes to fight."""
    mobilizing(board)
    view = RULES.view(board.state, RED)
    notes = Notes(view, SPEAK["en"])
    said = notes.told(Action("target", ("froli",)))
    names = {NOBLE_IDS[n] for n in analysis.comers(board.state, RED, AREA["froli"])[0]}
    strength = 50 + sum(n.strength for n in view.nobles if n.slug in names)
    assert "rotenfels" in names
    assert "russet" not in names
    assert said.startswith(
        f"siege possible: strength {strength + 200} against 200 · you have 50 troops there · can come: "
    )
    assert "Ana" not in said
    overseas = notes.told(Action("target", ("acre",)))
    assert "can come by sea, but too late to fight this turn: Rubino" in overseas
    assert "siege" not in overseas
    board.grant("admiral", "rubino")
    assert analysis.comers(board.state, RED, AREA["acre"])[0] == [], "an admiral lands at once, exhausted"
    assert "pero sin luchar este turno, con: Rubino" in Notes(view, SPEAK["es"]).told(Action("target", ("acre",)))


def test_casualties_weaken_a_garrison_once(board: Board) -> None:
    """Troops of 300 with one casualty, 100, hold a stronghold with 200 beside its walls of 400 (rules of Combat):
    in the strength of a target, in the picture of what is about to come, and in one's own lists."""
    mobilizing(board)
    area = home(BLUE)
    board.stronghold(BLUE, None, "german-200", "french-100", losses=1)
    board.state.nobles[NOBLE["karmin"]].area = AREA[area]
    board.do(RED, f"target {area}")
    seen = analysis.public_position(RULES.view(board.state, RED))
    attack = analysis.attack_on(seen, RED, AREA[area], "stronghold")
    assert (analysis.defence_strength(seen, attack), analysis.inside(seen, attack)) == (400 + 200, [])
    board.do(RED, f"attack {area} stronghold")
    view = RULES.view(board.state, RED)
    coming = battle._coming(view)
    assert (coming.walls, coming.forces[1].strength) == (400, 400 + 200)
    assert hints.army(Notes(RULES.view(board.state, BLUE), SPEAK["en"]), KEEP) == (300, 1, 200)


def test_places_that_can_be_besieged_come_first(board: Board) -> None:
    """Of the targets of Mobilize Forces, and of the places where a Noble may begin."""
    mobilizing(board)
    view = RULES.view(board.state, RED)
    targets = [a for a in asked(board.state, RED, "mobilize-forces").prompts[0].actions if a.verb == "target"]
    notes = Worded(view, SPEAK["en"])
    order = [notes.rank(a) for a in targets]
    assert 0 in order
    assert order != sorted(order)
    said = lines(context(asked(board.state, RED, "mobilize-forces")))
    shown = [w for w in said if w.startswith("target ")]
    assert [notes.rank(Action.parse(w)) for w in shown] == sorted(order)
    board.noble("karmin", "", "english-50")
    notes = Worded(RULES.view(board.state, RED), SPEAK["en"])
    places = ("froli", "harsk", "kelder")
    assert [notes.rank(Action("deploy", ("karmin", area))) for area in places] == [0, 1, 2]


def test_a_marker_is_counted_from_the_left(board: Board) -> None:
    """With markers on the second and the fourth spot, whoever takes the first hires first, on the third after one."""
    board.state.track[:] = [NONE, BLUE, NONE, 3, *([NONE] * (len(board.state.track) - 4))]
    board.reveal(RED, "draft-soldiers")
    view = RULES.view(board.state, RED)
    notes = Notes(view, SPEAK["en"])
    assert notes.told(Action("spot", (1,))).startswith("you hire first; marker 3 of 5")
    assert notes.told(Action("spot", (3,))).startswith("1 marker hires before yours")
    assert notes.told(Action("spot", (5,))).startswith("2 markers hire before yours")
    assert panel.track(notes) == f"spot 2: {NAMES[BLUE]} · spot 4: {NAMES[3]}"


def test_taking_the_last_troops_tells_that_a_noble_leaves(board: Board) -> None:
    """All of an army, or its only card: nothing is left to hold a Noble on the board; a part says nothing of that."""
    board.noble("karmin", "froli", "regular-50")
    board.noble("rubino", "froli", "english-100", "english-50")
    notes = Notes(RULES.view(board.state, RED), SPEAK["en"])
    assert notes.told(Action("bring", ("rubino", "english-100"))) == "+100 troops"
    assert notes.told(Action("bring", ("rubino", "all"))) == "+150 troops · Rubino then leaves the board"
    assert notes.told(Action("bring", ("karmin", "regular-50"))) == "+50 troops · Karmin then leaves the board"
    assert notes.told(Action("shift", ("all", "karmin", "rubino"))).endswith("Karmin then leaves the board")
    assert "deja entonces" in Notes(RULES.view(board.state, RED), SPEAK["es"]).told(Action("bring", ("rubino", "all")))


def test_expeditions_tell_their_chances(board: Board) -> None:
    """How many of the Fate cards lose it, say nothing, and pay how often; the three differ."""
    notes = {lang: Notes(RULES.view(board.state, RED), voice) for lang, voice in SPEAK.items()}
    said = [notes["en"].told(Action("start", (slug,))) for slug in ("ceylon", "spices", "china")]
    ceylon = "of 24 Fate cards, 5 lose the fleet, 6 bring no news, 6 pay ×1, 7 pay ×2"
    assert said[0] == f"{ceylon} · no result before the second Fund Expeditions card after this one"
    assert "11 lose the fleet, 6 bring no news, 1 pays ×1, 2 pay ×2, 1 pays ×3, 3 pay ×4" in said[2]
    assert len(set(said)) == 3
    assert "5 pierden la flota, 6 sin novedad, 6 pagan ×1" in notes["es"].told(Action("start", ("ceylon",)))


# --- what options say ------------------------------------------------------------------------------------------------


def test_cities_kept_or_razed_and_wages_tell_their_price(board: Board) -> None:
    """Notes of the panel, each with its numbers, from the seat's own view."""
    board.position(crowns=7)
    board.city("froli", RED)
    board.noble("karmin", "froli", "polish-150")
    board.go("plan")
    view = RULES.view(board.state, RED)
    notes = Notes(view, SPEAK["en"], {"city": Place("froli"), "n": 4})
    income = next(c.income for c in view.cities if c.slug == "froli")
    assert notes.told(Action("keep")) == f"income {income}, +1 Influence each turn, +1 Vote each Assembly"
    assert notes.told(Action("raze")) == f"{3 * income} crowns now; the city is gone for good"
    assert notes.told(Action("discharge", ("polish-150", "karmin"))) == "saves 3 crowns and leaves 0 troops"
    assert notes.told(Action("hire", ("polish-150", "stronghold"))) == "3 crowns, 4 left · wages +3, then 6 in all"
    assert notes.told(Action("invest", (5,))).startswith("5 crowns, 2 left · the expedition then holds 9 crowns")


def test_a_beginning_names_every_city_beside_it_at_once(board: Board) -> None:
    """Cities beside an area stand in one list, each with strength and income; a side without Baron is a city."""
    attacking(board)
    notes = Notes(RULES.view(board.state, RED), SPEAK["en"])
    beside = next(n for n in map(notes.site, AREA) if n.count("/") > 1 and "next to" in n)
    assert beside.count("next to") == 1
    assert "Froli 200/2" in notes.site("monz") + notes.site("harsk") + notes.site("kovel") + beside
    board.do(RED, "attack froli city")
    board.do(GREEN, "permit froli")
    assert "Neutral city" not in told(context(asked(board.state, RED)))  # nobody has said yet who fights
    board.do(RED, "assault")
    said = {lang: told(context(asked(board.state, RED), lang)) for lang in SPEAK}
    assert said["en"].count("**Neutral city**: only walls and garrison, strength 200") == 1
    assert "**Ciudad neutral**: solo murallas y guarnición" in said["es"]


def test_a_beginner_is_told_which_city_an_army_can_besiege(board: Board) -> None:
    """Strength and 200 against the walls; whoever stands there already comes to it. The figures of the panel agree."""
    board.noble("karmin", "", "regular-100")
    walls = {slug: CITIES[CITY[slug]].strength for slug in ("froli", "vecht", "harsk")}
    assert walls == {"froli": 200, "vecht": 300, "harsk": 400}
    assert all(men + N.commander - 50 == n for men, n in zip((50, 150, 250), walls.values(), strict=True))
    for lang, (yes, no) in {
        "en": ("strong enough", "too weak"),
        "es": ("puedes asediarla", "fuerza insuficiente"),
    }.items():
        said = SPEAK[lang].text("knights-panel-assign", n=6)
        assert all(f" {n}" in said for n in (50, 150, 250, *walls.values()))
        notes = Notes(RULES.view(board.state, RED), SPEAK[lang])
        assert yes in notes.told(Action("deploy", ("karmin", "froli")))
        assert no in notes.told(Action("deploy", ("karmin", "vecht")))
    board.noble("rubino", "vecht", "regular-50")
    notes = Notes(RULES.view(board.state, RED), SPEAK["en"])
    assert "strong enough" in notes.told(Action("deploy", ("karmin", "vecht")))


@pytest.mark.parametrize("lang", SPEAK)
def test_what_decides_fits_in_a_line(lang: str) -> None:
    """Of every area all cities beside it, of every card that may be voted on, discarded or ended all that it does:
    nothing is cut off in the middle, and what a line has no room for is left out whole."""
    state = RULES.setup(seats=6, seed="lines", options=RULES.Options())
    notes = Notes(RULES.view(state, RED), SPEAK[lang])
    for area in AREA:
        site = notes.site(area)
        assert fitted(site) == site, site
    for card in (*AGENDAS, *(e for e in EVENTS if e.lasting)):
        if card.slug != "private-motion":
            assert 0 < len(notes.brief(card.slug)) < NOTE, card.slug
    crowded = " · ".join(["a strong place", *("somebody" for _ in range(20))])
    assert fitted(crowded).startswith("a strong place · somebody · ")
    assert fitted(crowded).endswith("somebody …")
    assert len(fitted(crowded)) < NOTE


def test_no_note_tells_of_what_others_hide(board: Board) -> None:
    """The same notes whatever lies on another's plan and in their orders."""
    planning(board)
    other = planning(Board())
    other.do(BLUE, "lay rally-support 2")
    other.do(BLUE, "order passage allow")
    for language in locale.LANGUAGES:
        first, second = (context(asked(s, RED, "plan"), language) for s in (board.state, other.state))
        assert lines(first) == lines(second)
        assert told(first) == told(second)
