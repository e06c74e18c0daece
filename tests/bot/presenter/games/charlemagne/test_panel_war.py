"""The panel of Charlemagne while forces set out, attack and are beaten."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.presenter.front import front
from bot.presenter.panels.panel import panel
from bot.presenter.words.voice import Voice
from cogs import games
from engine.charlemagne.board import PLACE
from engine.charlemagne.frames import Muster
from engine.charlemagne.game_data import EMPIRE, NEUTRAL, TRIBAL, TYPE, TYPE_OF
from engine.charlemagne.rules import CHARLEMAGNE as RULES
from engine.core import Action
from tests.bot.presenter.games.charlemagne.contexts import asked, context
from tests.cogs.press_everything import check, lines, told
from tests.cogs.seat_views import NAMES, PICTURE
from tests.engine.charlemagne.board import EAST, MID, NORTH, Board

games()  # brings the fronts
SAVES = sorted((Path(__file__).parents[4] / "saves" / "0.2.0").glob("charlemagne-*.json"))
STEPS = {path.stem.split("-", 1)[1].removesuffix("-2"): path for path in SAVES if "over" not in path.stem}


def test_a_force_tells_odds_and_what_awaits_it(board: Board) -> None:
    """Attacks with the faces of the die, goals with points left, hunger and stops; pillage with the die it needs."""
    board.force(MID, 20, "wends-warriors", "wends-warriors", "wends-militia", side=EMPIRE)
    board.control(EMPIRE, "wends")
    board.control(TRIBAL, "saxony")
    board.put(NORTH, "saxony-militia")
    ctx = context(asked(board.state))
    found = lines(ctx)
    label, _ = found[f"battle {NORTH}"]
    assert label == "Attack hex 4905 (the Wends)"
    assert told(ctx) == f"**{label}**: odds 4/1 · die: 5 faces hurt them, 0 hurt you, 1 hurts both · costs 6 points"
    move = found[f"move {EAST}"]
    assert "(the Wends)" in move[0]
    assert "left" in move[1]
    assert "beside hex 4905 (the Wends), odds 4/1" in found[f"move {EAST}"][1]


@pytest.mark.parametrize(("language", "line", "below"), [
    ("en", "odds 2/1 · with their markers: 1/1 · die: 4 faces hurt them, 1 hurts you, 1 hurts both · costs 6 points",
     "The other side holds 1 marker and may still play it: your 12 against 6 may become 12 against 12, odds 1/1."),
    ("es", "relación 2/1 · con sus marcadores: 1/1 · dado: 4 caras les dañan, 1 a ti, 1 a ambos · cuesta 6",
     "El otro bando tiene 1 marcador y aún puede jugarlo: tu fuerza 12 contra 6 puede quedar en 12 contra 12, "
     "relación 1/1."),
])  # fmt: skip
def test_an_attack_says_what_their_markers_may_make_of_it(board: Board, language: str, line: str, below: str) -> None:
    """Twelve against six is 2/1, against twelve 1/1: said before the attack, and again before the die."""
    board.put(MID, "saxony-warriors")
    board.hand(TRIBAL, vassalage=1)
    board.force(NORTH, 20, "austrasia-warriors", "austrasia-warriors")
    assert line in told(context(asked(board.state), language))
    board.do(f"battle {MID}")
    ctx = context(asked(board.state), language)
    assert below in told(ctx)
    check(panel(ctx, ("board.png", PICTURE)))


def test_an_attack_without_their_markers_promises_no_less(board: Board) -> None:
    board.put(MID, "saxony-warriors")
    board.force(NORTH, 20, "austrasia-warriors", "austrasia-warriors")
    assert "markers" not in told(context(asked(board.state)))
    board.do(f"battle {MID}")
    assert "may still play" not in told(context(asked(board.state)))


def test_an_attack_says_whom_it_drives_away_and_that_the_king_may_fall(board: Board) -> None:
    """Neutral Saxons go over to the Tribes before the battle (4.4). Charlemagne alone, 1 × 3 against 2 × 2 behind
    walls, has 1/2: AE, AH, A1, A1, AR, EX, so that all but a 5 take a unit, and he is the only one."""
    board.control(NEUTRAL, "saxony")
    board.put("eresburg", "saxony-militia")
    board.force("h3111", 20, "charlemagne")
    assert " · on 5 faces Charlemagne may fall · drives Saxony to the enemy · die" in told(context(asked(board.state)))


def test_an_attack_on_neutrals_says_what_the_empire_gains(board: Board) -> None:
    """The Tribes attack neutral Saxons in Eresburg: Saxony, two units a levy, goes over to the Empire, whose militia
    then holds the burg: three points (4.4, 27.1)."""
    board.position(TRIBAL)
    board.control(NEUTRAL, "saxony")
    board.put("eresburg", "saxony-militia")
    before = sum(RULES.view(board.state, None).points.values())
    board.force("h3111", 20, "wends-warriors", "wends-warriors")
    assert f"drives Saxony to the enemy (Empire {before} → {before + 3})" in told(context(asked(board.state)))


def test_whoever_is_beaten_in_a_burg_may_hold_out(board: Board) -> None:
    board.control(TRIBAL, "saxony")
    board.put("eresburg", "saxony-warriors")
    board.force("h3111", 20, *["austrasia-warriors"] * 3)
    board.do("battle eresburg")
    assert "may hold out there instead of falling back" in told(context(asked(board.state)))


def test_somebody_elses_stack_is_named_as_such(board: Board) -> None:
    """Of ports that raiders may pillage: one's own plainly, the Empire's by its name."""
    board.position(TRIBAL)
    board.put("rouen", "neustria-militia")
    events = board.happens(61, TRIBAL)
    RULES.advance(board.state, events)
    note = lines(context(asked(board.state)))["raid rouen"][1]
    assert note.startswith("Empire: 1 unit, strength 2")


def test_a_force_is_weighed_before_it_sets_out(board: Board) -> None:
    board.put("aachen", "austrasia-warriors", "austrasia-warriors", "charlemagne")
    board.state.frames.append(Muster(EMPIRE, PLACE["aachen"], {"austrasia-warriors": 1, "charlemagne": 1}, 1))
    ctx = context(asked(board.state))
    weighed, die = told(ctx).split("\n")  # all but one are ticked already: that part is offered no second time
    assert weighed == "The force: strength **7** × 3, **15–30** operations points. 1 unit stays behind."
    assert die == "No roll takes this force to an enemy in one go."
    assert "set-out rest" not in lines(ctx)
    assert lines(ctx)["march"][0] == "Set out: 12 + 3 × a die"
    board.do("take austrasia-warriors 2")
    weighed, die, part = told(context(asked(board.state))).split("\n")
    assert "Nobody stays behind: a burg left empty" in weighed
    assert part.startswith("**All but one**: the die is rolled at once, and only warriors of Austrasia can set out")
    board.position()
    board.put(MID, "austrasia-warriors")
    board.state.frames.append(Muster(EMPIRE, PLACE[MID], {"austrasia-warriors": 1}, 1))
    assert told(context(asked(board.state))).split("\n")[0].endswith("points. Nobody stays behind."), "no burg there"


def test_who_goes_along_is_ticked_at_once(board: Board) -> None:
    """All units of a place in one list, those of the force ticked; a part sets out with one button, the cheapest stay
    behind; a list that was closed as it was changes nothing."""
    board.put("aachen", "austrasia-warriors", "austrasia-warriors", "austrasia-militia", "austrasia-militia", "leader")
    board.do("operate aachen")
    look, batch = asked(board.state), front("charlemagne").batch
    found = lines(context(look))
    assert {"austrasia-warriors.0", "austrasia-warriors.1", "austrasia-militia.1", "leader.0"} <= found.keys()
    assert found["set-out rest"][0].startswith("All but one")
    assert list(map(str, batch(look, "force austrasia-warriors.0 leader.0")[0])) == [
        "take austrasia-warriors 1",
        "take austrasia-militia 0",
    ]
    assert list(map(str, batch(look, "set-out half")[0])) == ["take austrasia-militia 0", "march"]
    same = batch(
        look, "force austrasia-militia.0 austrasia-militia.1 austrasia-warriors.0 austrasia-warriors.1 leader.0"
    )
    before = RULES.view(board.state, EMPIRE)
    for action in same[0]:
        RULES.apply(board.state, EMPIRE, action)
    assert same[0]
    assert RULES.view(board.state, EMPIRE) == before
    for action in batch(look, "set-out rest")[0]:
        RULES.apply(board.state, EMPIRE, action)
    assert board.state.where.count(PLACE["aachen"]) == 5
    assert sum(TYPE_OF[c] == TYPE["austrasia-militia"] for c in board.state.frames[-1].units) == 1  # type: ignore[union-attr]


def test_who_goes_along_and_who_stays_is_said_in_words() -> None:
    """Of a suggested force, too."""
    for language, stays, goes in (
        ("en", "Stays behind: ", "Goes along: 2 × "),
        ("es", "Se queda: ", "Va con la fuerza: 2 × "),
    ):
        voice = Voice(language, NAMES, "charlemagne")
        for n, said in ((0, stays), (2, goes)):
            assert voice.action("charlemagne", Action("take", ("austrasia-warriors", n))).startswith(said)


def test_setting_out_at_once_says_that_a_burg_is_left_empty(board: Board) -> None:
    """Everybody goes who usually does: out of Aachen, and out of a hex without a burg, of which nothing is said."""
    board.position()
    board.put("aachen", "austrasia-warriors")
    board.put(MID, "austrasia-warriors")
    shown = [note for _, note in lines(context(asked(board.state))).values()]
    assert sum(note.startswith("leaves the burg empty · ") for note in shown) == 1
    spanish = [note for _, note in lines(context(asked(board.state), "es")).values()]
    assert any(note.startswith("deja vacío el burgo · ") for note in spanish)
    board.put("aachen", "charlemagne")
    board.state.spent.append(board.put("aachen", "austrasia-warriors")[0])  # it has operated, and stays
    assert not any("burg empty" in note for _, note in lines(context(asked(board.state))).values())
