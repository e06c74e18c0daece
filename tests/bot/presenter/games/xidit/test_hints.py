"""Every option says what it costs and brings, from the seat's own view; useless orders are warned of, never refused."""

from __future__ import annotations

import dataclasses
from typing import Any

import pytest

from bot.presenter.games.xidit.hints import outlook
from bot.presenter.panels.panel import panel
from bot.presenter.words.voice import Voice
from engine.core import Action
from engine.xidit import board as board_data
from engine.xidit.analysis import Outlook
from engine.xidit.rules import XIDIT
from engine.xidit.state import XiditState
from tests.bot.presenter.games.xidit.panels import controls, legal, offered, shown
from tests.cogs import press_everything
from tests.cogs.press_everything import check, words
from tests.cogs.seat_views import NAMES
from tests.engine.xidit.board import Board


def options(state: XiditState, seat: int, language: str = "en") -> dict[str, tuple[str, str]]:
    """Action to what its line and the note under it say."""
    found: dict[str, tuple[str, str]] = {}
    for component in controls(shown(state, seat, language=language)):
        if component["type"] == 3:
            each: dict[str, Any]
            for each in component["options"]:
                found[each["value"]] = (each["label"], each.get("description") or "")
    return found


def test_orders_say_what_they_bring_one_after_the_other() -> None:
    """Each step is foreseen after those before it: a road by its end and what lies there, an action by what it finds
    there by then; the panel sums all of them up."""
    board = Board().position(cities=(11, 2, 3, 4), recruits={11: "archer mage"}, threats=(7,), units={0: "mage"})
    board.program(0, "act act blue red act red")
    shows = options(board.state, 0)
    said = {value: note for value, (_, note) in shows.items()}
    assert said["order 1 act"].startswith("recruit in 11 ")
    assert shows["order 1 act"][0] == "Step 1: action, archer joins"
    assert shows["order 2 act"][0] == "Step 2: action, no effect"
    assert shows["order 4 red"][0] == "Step 4: red road → 7 Sedgewick"
    assert shows["order 5 act"][0].startswith("Step 5: action, beat ")
    assert shows["order 5 wait"][0] == "Step 5: wait"
    summed = "you recruit 1 archer and beat 1 foe (Moor Ravens) and end the year in 6 Merewatch."
    assert summed in words(check(panel(shown(board.state, 0), None)))
    assert said["order 1 act"].endswith(": archer")
    assert "nothing happens" in said["order 2 act"]  # recruited there in step 1
    assert said["order 3 blue"].startswith("recruits: ")
    assert "(price: archer and mage)" in said["order 4 red"]
    assert "pay 1 archer and 1 mage" in said["order 5 act"]
    assert said["order 6 black"].startswith("recruits: ")  # where it would lead from the city of step 5
    board.do(0, "order 1 wait")
    said = {value: note for value, (_, note) in options(board.state, 0).items()}
    assert said["order 2 act"].startswith("recruit in 11 ")
    board.do(0, "order 2 wait")
    assert "you will lack 1 archer" in options(board.state, 0)["order 5 act"][1]
    assert "archer" not in options(board.state, 0, "es")["order 5 act"][1]


@pytest.mark.parametrize("language", ["en", "es"])
def test_an_order_where_the_next_tile_will_lie_says_what_it_is(language: str) -> None:
    """It may come in before that step, so it is no order in vain; what is coming stands on the board for all (P11)."""
    board = Board().position(cities=(9, 2, 3, 4), recruits={9: "mage"}, coming=(6, 10))
    board.program(0, "wait red wait act")
    label, note = options(board.state, 0, language)["order 4 act"]
    assert label == {"en": "Step 4: action, if a tile comes", "es": "Paso 4: acción, si llega una loseta"}[language]
    coming = {"en": "coming soon: Reed Serpents (price: ", "es": "pronto llegará: Serpientes del Juncal"}
    assert coming[language] in note
    assert "⚠️" not in words(check(panel(shown(board.state, 0, language=language), None)))


@pytest.mark.parametrize(
    ("units", "standing", "language", "label", "note"),
    [
        ("militia archer", "ask", "en", "no effect", "a Titan takes 3 units and you will be 1 short"),
        ("militia archer", "ask", "es", "sin efecto", "un Titán cuesta 3 unidades y te faltará 1"),
        ("", "always", "es", "sin efecto", "te faltarán 3"),
        ("militia archer mage mage", "ask", "en", "a Titan if you want", "whether to fight a Titan (3 units)"),
        ("militia archer mage mage", "never", "en", "no effect", "standing orders leave the Titans alone"),
        ("militia archer mage mage", "never", "es", "sin efecto", "orden permanente deja en paz a los Titanes"),
        ("militia archer mage mage", "meant", "en", "beat ", "pay 1 militia, 1 archer, and 1 mage; two of: "),
        ("militia archer mage mage", "always", "es", "vences: ", "pagas 1 miliciano, 1 arquero y 1 mago; 2 de: "),
    ],
)
def test_an_action_at_a_titan_says_whether_it_can_and_will_be_fought(
    units: str, standing: str, language: str, label: str, note: str
) -> None:
    """Nobody is told that they may attack what they have not the units for, or what their own choices let be or fight
    unasked: three of four units, and a Titan of five that cannot be paid."""
    board = Board().position(cities=(4, 2, 3, 9), coming=(6, 10), units={0: units} if units else {})
    board.wake(3, 5)
    board.state.players[0].standing.titan = standing
    board.program(0, "act wait wait wait wait wait")
    said = options(board.state, 0, language)["order 1 act"]
    assert label in said[0]
    assert note in said[1]
    warned = words(check(panel(shown(board.state, 0, language=language), None)))
    assert ("⚠️" in warned) == (label in ("no effect", "sin efecto"))


def test_a_titan_planned_or_fought_unasked_takes_its_units_from_what_comes_after() -> None:
    """A plan goes before the standing choice; a rank or a size that rules it out lets it be; once beaten it is gone."""
    board = Board().position(
        cities=(4, 2, 3, 9), coming=(6, 10), threats=(8,), units={0: "militia militia archer mage"}
    )
    board.wake(3)
    board.state.players[0].standing.titan = "always"
    board.program(0, "act red act black black wait")  # what the threat of 8 asks for goes against the Titan
    assert "you will lack" in options(board.state, 0)["order 3 act"][1]
    board.do(0, "plan-titan 1 skip")
    assert "standing orders leave the Titans alone" in options(board.state, 0)["order 1 act"][1]
    assert "pay 2 militia and 1 archer" in options(board.state, 0)["order 3 act"][1]
    board.do(0, "plan-titan 1 3", "plan-spend 1 mage 1")
    assert "pay 3 units (you choose 2 of them when you fight)" in options(board.state, 0)["order 1 act"][1]
    assert "pagas 3 unidades (2 las eliges al luchar)" in options(board.state, 0, "es")["order 1 act"][1]
    board.do(0, "plan-spend 1 militia 2")
    assert "pay 2 militia and 1 mage" in options(board.state, 0)["order 1 act"][1]
    board.do(0, "plan-titan 1 default", "standing-rank militia")
    assert "standing orders leave the Titans alone" in options(board.state, 0)["order 1 act"][1]


@pytest.mark.parametrize(
    ("language", "none", "some"), [("en", ", 0 levels", ", 1 level"), ("es", ", 0 niveles", ", 1 nivel")]
)
def test_a_foe_brings_no_more_levels_than_fit_where_it_is_fought(language: str, none: str, some: str) -> None:
    """On somebody else's guild none, on one's own what is left of four: of a threat, of a Titan that is planned, and
    where one is asked for it."""
    for owner, told in ((1, none), (0, some)):
        board = Board().position(
            cities=(10, 4, 3, 9),
            coming=(6, 12),
            threats=(10,),
            units={0: "infantry infantry cleric", 1: "mage mage mage"},
        )
        board.guild(owner, 10, 3)
        board.program(0, "act wait wait wait wait wait")
        assert options(board.state, 0, language)["order 1 act"][1].endswith(told)
        board = Board().position(cities=(4, 2, 3, 9), coming=(6, 10), units={0: "mage mage mage"})
        board.guild(owner, 4, 3)
        board.wake(3)
        board.program(0, "act wait wait wait wait wait")
        planned = dataclasses.replace(shown(board.state, 0, language=language), open="plan-titan 1")
        lines = {o["value"]: o["description"] for c in controls(planned) if c["type"] == 3 for o in c["options"]}
        assert lines["plan-titan 1 3"].endswith(told)
        board.do(0, "seal")
        for seat in (1, 2, 3):
            board.program(seat, "wait wait wait wait wait wait")
            board.do(seat, "seal")
        note = press_everything.told(shown(board.state, 0, language=language))  # one Titan is a button under its note
        assert note.endswith(told)


def test_too_few_units_for_any_titan_are_not_asked_to_choose() -> None:
    """Every hand is asked, also one that has no choice (S5); the question says so."""
    for units, en, es in (
        ("", "you can only leave the Titans alone", "solo puedes dejar en paz a los Titanes"),
        ("mage mage", "too few for any Titan", "no bastan para ningún Titán"),
        ("mage mage mage", "attack one of them, or leave them alone?", "¿atacas a uno o los dejas en paz?"),
    ):
        board = Board().position(cities=(4, 2, 3, 9), coming=(6, 10), units={0: units} if units else {})
        board.wake(3, 4)
        board.run_year({0: "act"})
        assert en in words(check(panel(shown(board.state, 0), None)))
        assert es in words(check(panel(shown(board.state, 0, language="es"), None)))


@pytest.mark.parametrize("language", ["en", "es"])
def test_a_road_says_whether_one_could_use_what_lies_at_its_end(language: str) -> None:
    """A threat by the units that will be missing, recruits by whether one has recruited there by then."""
    board = Board().position(cities=(6, 2, 3, 4), recruits={6: "archer archer"}, threats=(7,), units={0: "mage"})
    board.program(0, "wait red red wait wait wait")
    said = {value: note for value, (_, note) in options(board.state, 0, language).items()}
    lacking = {"en": "you will be 1 unit short", "es": "te faltará 1 unidad"}[language]
    having = {"en": "you will have the units", "es": "tendrás las unidades"}[language]
    again = {"en": "you will have recruited there", "es": "ya habrás reclutado allí"}[language]
    assert said["order 1 red"].endswith(lacking)
    assert again not in said["order 3 red"]
    board.do(0, "order 1 act")
    said = {value: note for value, (_, note) in options(board.state, 0, language).items()}
    assert said["order 2 red"].endswith(having)
    assert said["order 3 red"].endswith(again)


@pytest.mark.parametrize("language", ["en", "es"])
def test_no_line_of_an_order_is_cut(language: str) -> None:
    """Discord shows a hundred characters under a line: the longest that any tile or Titan can bring fit."""
    voice = Voice(language, NAMES, "xidit")
    longest = max(range(1, board_data.CITIES + 1), key=lambda city: len(voice.place("xidit", city)))
    for foe in (*board_data.TILES.threats, *board_data.TITANS):
        offer = (foe.sovereigns, foe.bards, foe.guild)
        asked = tuple(getattr(foe, "units", ())) or ("infantry",) * foe.size
        for seen in (
            Outlook("road", 1, longest, asked, foe.creature, missing=len(asked)),
            Outlook("road", 1, longest, asked, foe.creature, again=True),
            Outlook("barred", longest, creature=foe.creature),
            Outlook("fight", longest, 0, board_data.UNITS[:1], foe.creature, (5,), offer, rest=4),
            Outlook("fight", longest, 0, asked, foe.creature, offer=offer),
            Outlook("fight", longest, 0, board_data.UNITS[: len(asked)], foe.creature, (len(asked),), offer),
            Outlook("coming", longest, 0, asked, foe.creature),
            Outlook("lacks", longest, 0, asked, foe.creature),
            Outlook("titan", longest, sizes=(3, 4, 5)),
            Outlook("few", longest, sizes=(5,), missing=5),
            Outlook("spare", longest),
        ):
            assert len(outlook(voice, seen)) <= 100, outlook(voice, seen)


@pytest.mark.parametrize(("language", "first"), [("en", "Step 2: "), ("es", "Paso 2: ")])
def test_useless_orders_are_warned_of_and_never_refused(language: str, first: str) -> None:
    """Before sealing the panel lists the orders that would do nothing as things lie now; sealing stays possible."""
    board = Board().position(cities=(11, 2, 3, 4), recruits={11: "archer mage"}, threats=(7,))
    board.program(0, "act act black black wait")
    board.do(0, "order 6 act")
    said = words(check(panel(shown(board.state, 0, language=language), None)))
    assert f"⚠️ {first}" in said
    assert said.count("⚠️") == 2
    assert "seal" in offered(shown(board.state, 0), "orders-1")
    board.do(0, "order 2 wait", "order 6 wait")
    assert "⚠️" not in words(check(panel(shown(board.state, 0, language=language), None)))
    board.do(0, "seal")


@pytest.mark.parametrize("language", ["en", "es"])
def test_a_reward_says_what_each_pair_brings(language: str) -> None:
    """Numbers printed, what one has then, the regions around with their values, and how many levels fit."""
    board = Board().position(cities=(10, 2, 3, 4), threats=(10,), units={0: "infantry infantry cleric"})
    board.guild(0, 10, 3)
    board.state.players[0].sovereigns = 3
    board.run_year({0: "act"})
    said = options(board.state, 0, language)
    assert set(said) >= legal(board.state, 0, "reward-1-1-1")
    label, note = said["reward sovereigns bards"]
    assert label == {"en": "5 sovereigns + 4 bards", "es": "5 soberanos + 4 bardos"}[language]
    assert "8" in note
    told = {
        "en": "most bards win 6 in Mirrormere and 3 in ",
        "es": "al primero: 6 en Lagos del Espejo y 3 en ",
    }
    assert told[language] in note
    assert {"en": "1 level fits: the guild will have 4", "es": "cabe 1: gremio de 4"}[language] in said[
        "reward sovereigns guild"
    ][1]
    board.do(0, "reward sovereigns bards")
    said = options(board.state, 0, language)
    assert {
        "en": "6 for most bards, 3 for second; you have 0, the others none",
        "es": "6 a quien más bardos tenga, 3 al segundo; tú tienes 0; los demás, ninguno",
    }[language] in said["bard mirrormere"][1]


@pytest.mark.parametrize("language", ["en", "es"])
def test_titans_units_levels_and_the_phantom_say_what_they_cost(language: str) -> None:
    """What is paid of how much, what it brings, and how the phantom would stand."""
    board = Board().position(3, cities=(4, 2, 3), units={0: "militia militia archer mage"})
    board.wake(3)
    board.run_year({0: "act"})
    ctx = shown(board.state, 0, language=language)
    assert {"en": "pay 3 of your 4 units", "es": "pagas 3 de tus 4 unidades"}[language] in press_everything.told(ctx)
    kept = {"en": "Fight no Titan, keep 4 units", "es": "No luchar contra ningún Titán, conservas 4 unidades"}
    assert kept[language] in words(check(panel(ctx, None)))
    board.wake(4)
    both = options(board.state, 0, language)
    assert "4" in both["titan 4"][1]
    assert "pass-titan" not in both
    board.do(0, "titan 3")
    assert options(board.state, 0, language)["militia.0"][1].endswith("2")
    board.do(0, "spend militia", "spend militia", "spend archer", "reward sovereigns guild")
    wealth = board.state.phantom[0]
    note = options(board.state, 0, language)["phantom wealth"][1]
    assert f"{wealth} → {wealth + 1}" in note
    assert note.endswith(str(board.state.players[0].sovereigns))


@pytest.mark.parametrize("language", ["en", "es"])
def test_a_census_says_what_the_others_can_show(language: str) -> None:
    """Of every kind what one has and what the others have in all hands together, which the barracks tell; whether
    that wins for sure."""
    board = Board().position(
        year=4, cities=(10, 2, 3, 4), units={0: "militia militia archer", 1: "militia", 2: "militia"}
    )
    board.run_year({})
    ctx = shown(board.state, 0, language=language)
    heads = [c["placeholder"] for c in controls(ctx) if c["type"] == 3]
    mine = {"en": "You: 2 militia; all others: 2", "es": "Tú: 2 milicianos; los demás: 2"}
    assert heads[:1] == [mine[language]]
    shows = options(board.state, 0, language)
    assert shows["reveal militia 1"][0] == {"en": "Show 1 militia", "es": "Enseñar 1 miliciano"}[language]
    assert shows["reveal archer 1"][0] == {"en": "Show 1 archer", "es": "Enseñar 1 arquero"}[language]
    said = {value: note for value, (_, note) in options(board.state, 0, language).items()}
    assert {"en": "the others have 2 in total", "es": "los demás tienen 2 en total"}[language] in said[
        "reveal militia 1"
    ]
    assert {"en": "at worst a tie", "es": "si alguien empata"}[language] in said["reveal militia 2"]
    assert {"en": "nobody can show as many", "es": "nadie puede enseñar tantas"}[language] in said["reveal archer 1"]
    assert "2" not in said["reveal militia 0"]


@pytest.mark.parametrize(
    ("language", "one", "several"),
    [
        ("en", "step 6 has no order.", "steps 5 and 6 have no order."),
        ("es", "falta la orden del paso 6.", "faltan las órdenes de los pasos 5 y 6."),
    ],
)
def test_what_a_seal_lacks_is_one_or_several(language: str, one: str, several: str) -> None:
    board, voice = Board().position(), Voice(language, NAMES, "xidit")
    board.program(0, "wait")
    for steps, said in ((6, one), (5, several)):
        board.state.players[0].orders[steps - 1 :] = [""] * (7 - steps)
        refused = XIDIT.why_not(board.state, 0, Action("seal"))
        assert refused is not None
        assert said in voice.say(refused.code, refused.params)
