"""What stands beside a choice of Lords of Xidit before it is made: who may be there first, what standing orders spend,
whose guild is in the way, what a suggested year comes to; and that no two choices read alike."""

from __future__ import annotations

from collections import Counter

import pytest

from bot.presenter.games.xidit import panel as own_panel
from bot.presenter.games.xidit.recap import told as told_in
from bot.presenter.outcomes import last_words
from bot.presenter.panels import advice
from bot.presenter.panels.panel import panel
from bot.presenter.words.voice import Voice
from cogs import games
from engine.core import Action, blocking
from engine.xidit import analysis
from engine.xidit.board import CENTRAL, ROADS
from engine.xidit.rules import XIDIT
from engine.xidit.state import XiditState
from tests.bot.presenter.games.xidit.panels import controls, shown
from tests.cogs.press_everything import check, words
from tests.cogs.seat_views import NAMES, look_at
from tests.engine.xidit.board import MADE, Board, made

games()  # brings the fronts


def near() -> Board:
    """Seat 0 stands by the threat of 10 with its units, seat 1 one road away, the others at least two."""
    there = ROADS[10]["blue"]
    far = [city for city in range(1, 22) if analysis.FAR[city][10] >= 3]
    units = {0: "infantry infantry cleric"}
    return Board().position(cities=(10, there, far[0], far[1]), year=5, threats=(10,), units=units, style="quick")


@pytest.mark.parametrize(
    ("language", "none", "one", "lacks"),
    [
        ("en", "Step 1, Reed Serpents: nobody else can beat it before you.",
         "Step 3, Reed Serpents: {ben} can get there before you. All the others together have the units to beat it.",
         "All the others together are 1 unit short, and would have to recruit it first."),
        ("es", "Paso 1, Serpientes del Juncal: nadie más puede vencer allí antes que tú.",
         "Paso 3, Serpientes del Juncal: {ben} puede llegar antes que tú; "
         "entre todos los demás tienen las unidades necesarias.",
         "a todos los demás juntos les falta 1 unidad, que antes tendrían que reclutar."),
    ],
)  # fmt: skip
def test_a_threat_says_who_can_beat_it_first(language: str, none: str, one: str, lacks: str) -> None:
    """A road, then an action: in the second step at the earliest (P7.1), if the units are there (P8.2); of those that
    all others together lack each takes an action to recruit (P7.4)."""

    def said(board: Board, orders: str, units: str) -> str:
        if units:
            board.give(2, units)
        board.program(0, orders)
        return words(check(panel(shown(board.state, 0, language=language), None)))

    ben = Voice(language, NAMES, "xidit").seat(1)
    assert none in said(near(), "act", "infantry infantry cleric")
    assert one.format(ben=ben) in said(near(), "wait wait act", "infantry infantry cleric")
    assert none.replace("1", "3", 1) in said(near(), "wait wait act", "")
    assert none.replace("1", "2", 1) in said(near(), "wait act", "infantry cleric mage")
    late = said(near(), "wait wait wait act", "infantry cleric mage")
    assert lacks in late
    assert ben in late


@pytest.mark.parametrize(
    ("language", "unasked"),
    [("en", "your standing orders fight the {foe} there and pay 2 militia and 1 archer"),
     ("es", "según tus órdenes permanentes, luchas allí contra {foe} y pagas 2 milicianos y 1 arquero")],
)  # fmt: skip
def test_what_standing_orders_spend_stands_on_the_panel_and_in_the_year(language: str, unasked: str) -> None:
    """The three weakest of four units for a Titan of three (P13.2), before and after; not where the seat has planned
    for itself."""
    board = Board().position(cities=(4, 2, 3, 9), units={0: "militia militia archer mage"}, style="quick")
    board.wake(3)
    voice = Voice(language, NAMES, "xidit")
    foe = voice.text(f"xidit-piece-{board.state.awake_titans()[3].creature}")
    line = unasked.format(foe=foe)
    board.program(0, "act")
    assert line in words(check(panel(shown(board.state, 0, language=language), None)))
    board.do(0, "plan-titan 1 3")
    assert line not in words(check(panel(shown(board.state, 0, language=language), None)))
    board.do(0, "plan-titan 1 default")
    told = the_year(board, language)
    paid = {"en": "with 2 militia and 1 archer", "es": "con 2 milicianos y 1 arquero"}[language]
    assert any(foe in line and paid in line for line in told)


def the_year(board: Board, language: str) -> list[str]:
    """The year as the first seat reads it."""
    events = board.run_year({0: "act"})
    voice = Voice(language, NAMES, "xidit")
    return [line.text for line in told_in(XIDIT.view(board.state, 0), events, voice, 0)]


@pytest.mark.parametrize("language", ["en", "es"])
def test_a_reward_says_whose_guild_is_in_the_way(language: str) -> None:
    """Nothing is built on somebody else's guild (P9.5) nor above four levels (P9.4)."""
    theirs = {"en": "the guild here is {ben}’s", "es": "el gremio es de {ben}"}[language]
    full = {"en": "your guild is full", "es": "el gremio está completo"}[language]
    ben = Voice(language, NAMES, "xidit").seat(1)
    for seat, levels, wanted in ((1, 1, theirs.format(ben=ben)), (0, 4, full)):
        board = Board().reeds()
        board.guild(seat, 10, levels)
        board.run_year({0: "act"})
        notes = [
            option.get("description") or ""
            for c in controls(shown(board.state, 0, language=language)) if c["type"] == 3
            for option in c["options"] if option["value"] == "reward sovereigns guild"
        ]  # fmt: skip
        assert [wanted in note for note in notes] == [True]


@pytest.mark.parametrize("language", ["en", "es"])
def test_a_suggested_year_says_what_it_comes_to_and_is_done_whole(language: str) -> None:
    """Orders and plans at once; what is left to press is named, and pressing that seals the year."""
    board = near()
    look, voice = look_at(XIDIT, board.state, 0), Voice(language, NAMES, "xidit")
    found = advice.advice(look, XIDIT.prompts(board.state)[0][0])
    told = advice.said("xidit", found, voice, look.view)
    comes = {"en": ("beat 1 foe (Reed Serpents", "Step 1, Reed Serpents"),
             "es": ("vences a 1 enemigo (Serpientes del Juncal", "Paso 1, Serpientes")}[language]  # fmt: skip
    assert all(words in told for words in comes)
    assert {"plan-reward", "order"} <= {action.verb for action in found.plan}
    assert found.stays is None, "all of it can be undone"
    for action in advice.tried(found.plan):
        assert XIDIT.why_not(board.state, 0, action) is None
        XIDIT.apply(board.state, 0, action)
    assert found.plan[-1] == Action("seal")
    assert voice.action("xidit", found.plan[-1]) in told
    assert Action("seal") in XIDIT.prompts(board.state)[0][0].actions
    again = advice.advice(look_at(XIDIT, board.state, 0), XIDIT.prompts(board.state)[0][0])
    assert again.plan == [Action("seal")], "nothing else is left to be suggested"


@pytest.mark.parametrize(
    ("language", "sure"),
    [("en", "You keep the units you show. Nobody can show more than your 2 mages"),
     ("es", "No pierdes las unidades que enseñas. Nadie puede enseñar más que tus 2 magos")],
)  # fmt: skip
def test_a_suggested_census_says_what_it_wins(language: str, sure: str) -> None:
    """The others have one mage and three archers together (P14.3)."""
    board = Board().position(
        cities=(10, 2, 3, 4), year=4, units={0: "archer mage mage", 1: "mage archer archer", 2: "archer"}, style="quick"
    )
    for seat in range(4):
        board.do(seat, "standing-census ask")
    board.run_year({})
    look = look_at(XIDIT, board.state, 0)
    found = advice.advice(look, next(p for p in XIDIT.prompts(board.state)[0] if p.step == "census"))
    assert f"{sure}." in advice.said("xidit", found, Voice(language, NAMES, "xidit"), look.view)


def test_a_suggested_titan_is_told_as_it_is_planned() -> None:
    """Whatever standing orders say: with the plan that is suggested, and with one that stands already."""
    board = Board().position(cities=(4, 2, 3, 9), units={0: "militia militia archer mage"})
    board.wake(3)
    board.do(0, "standing-titan never")
    voice = Voice("en", NAMES, "xidit")
    foe = voice.text(f"xidit-piece-{board.state.awake_titans()[3].creature}")

    def comes(*plan: str) -> str:
        return "\n".join(own_panel.comes_to(XIDIT.view(board.state, 0), [Action.parse(each) for each in plan], voice))

    orders = ["order 1 act", *(f"order {step} wait" for step in range(2, 7))]
    assert f"beat 1 foe ({foe})" in comes(*orders, "plan-titan 1 3", "plan-spend 1 militia 2", "seal")
    assert foe not in comes(*orders, "seal")
    board.do(0, *orders, "plan-titan 1 3")
    assert f"beat 1 foe ({foe})" in comes("seal")
    assert "standing orders" not in comes("seal")


def test_what_others_hide_changes_no_line() -> None:
    """Units, sovereigns, bards of the Bastion and sealed orders of another seat."""

    def lines(state: XiditState) -> list[str]:
        look = look_at(XIDIT, state, 0)
        found = advice.advice(look, XIDIT.prompts(state)[0][0])
        return [
            words(check(panel(shown(state, 0), None))),
            advice.said("xidit", found, Voice("en", NAMES, "xidit"), look.view),
            *own_panel.comes_to(look.view, found.plan, Voice("en", NAMES, "xidit")),
        ]

    one, two = near(), near()
    for board in (one, two):
        board.give(1, "infantry infantry cleric")
        board.give(2, "mage mage mage")
        board.program(0, "wait wait act")
        board.do(1, "order 1 black", "order 2 act")
    players = two.state.players
    players[1].units, players[2].units = players[2].units, players[1].units
    players[1].sovereigns += 9
    players[1].bards_left -= 3
    two.state.bards[CENTRAL][1] += 3
    players[1].orders = ["blue", "act", "wait", "wait", "wait", "wait"]
    assert lines(one.state) == lines(two.state)


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("name", sorted(MADE))
def test_no_two_choices_read_alike(name: str, language: str) -> None:
    """In a list label and note together, of buttons the label; every list of the panel of everybody who is asked."""
    state = XIDIT.loads(made(name))
    for seat in blocking(XIDIT.prompts(state)):
        for component in controls(shown(state, seat, language=language)):
            if component["type"] == 3:
                lines = Counter((o["label"], o.get("description")) for o in component["options"])
                assert [line for line, n in lines.items() if n > 1] == []
        labels = Counter(c["label"] for c in controls(shown(state, seat, language=language)) if c["type"] == 2)
        assert [label for label, n in labels.items() if n > 1] == []


@pytest.mark.parametrize("language", ["en", "es"])
def test_the_end_names_ones_place_and_tells_scores_in_the_order_of_the_evaluations(language: str) -> None:
    board = Board().position(cities=(10, 2, 3, 4), year=12)
    board.state.tracks = ["reputation", "wealth", "influence"]
    board.levels(1, 4, 3, 2)
    board.riches(4, 5, 6, 7)
    board.bards("saltmarch", 1, 2, 3, 0)
    board.run_year({})
    for seat in range(4):
        board.do(seat, "show-all", "seal")
    outcome = XIDIT.outcome(board.state)
    assert outcome is not None
    voice = Voice(language, NAMES, "xidit")
    # Seat 3 has no reputation, 0 fewest sovereigns of the others, 2 fewer levels than 1.
    assert outcome.places == [[1], [2], [0], [3]]
    told = last_words(outcome, "xidit", 0, voice)
    assert {"en": "Your place: 3 of 4", "es": "Tu puesto: 3.º de 4"}[language] in "\n".join(told)
    first = next(line for line in told if line.startswith("**1") and voice.seat(1) in line)
    tracks = [first.index(voice.word("xidit", track)) for track in board.state.tracks]
    assert tracks == sorted(tracks)
    assert told[-1] == voice.text("xidit-places")
