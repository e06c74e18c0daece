"""What is told of Charlemagne: regions with both sides and the score, operations with their way and what they did."""

from __future__ import annotations

import random

import pytest

from bot.presenter.games.charlemagne.recap import context, told
from bot.presenter.panels import recap
from bot.presenter.words.telling import Told, Weight
from bot.presenter.words.voice import Voice
from bot.tables.model import LoggedEvent
from engine.charlemagne.board import PLACE
from engine.charlemagne.deeds import Chronicle
from engine.charlemagne.figures import total
from engine.charlemagne.game_data import EMPIRE, REGION, TRIBAL
from engine.charlemagne.politics import revolt
from engine.charlemagne.rules import CHARLEMAGNE as RULES
from engine.core import Event, Piece, Place, SeatRef, Word, visible_to
from tests.engine.charlemagne import SUPPLEMENT
from tests.engine.charlemagne.board import Board
from tests.engine.charlemagne.play import start
from tests.engine.driver import turn


def lines(events: list[Event], language: str = "en") -> list[Told]:
    """What everybody is told."""
    return told(None, visible_to(events, None), Voice(language, ["Ana", "Ben"], "charlemagne"), None)


@pytest.mark.parametrize(
    ("language", "attempt", "result"),
    [("en", "tries to win over", "The attempt succeeds"), ("es", "intenta ganarse", "tiene éxito")],
)
def test_a_region_that_changes_hands_names_both_sides_and_the_score(
    board: Board, language: str, attempt: str, result: str
) -> None:
    board.envoys(vassalage=6)
    board.control(TRIBAL, "bavaria")
    before = RULES.figures(RULES.view(board.state, EMPIRE), EMPIRE).scores[EMPIRE]
    events = board.do("envoy bavaria", *["lay vassalage"] * 6)
    board.rig(("attempt", 6))
    events += board.do("send")
    after = RULES.figures(RULES.view(board.state, EMPIRE), EMPIRE).scores[EMPIRE]
    assert after > before
    (line,) = lines(events, language)
    assert line.weight is Weight.GREAT
    assert line.text.startswith(f"Ana ({'Empire' if language == 'en' else 'Imperio'}) {attempt} ")
    places = [line.text.index(part) for part in (result, "Ben", " → Ana", f"{before} → {after}")]
    assert places == sorted(places)


def test_a_revolt_names_who_loses_the_region(board: Board) -> None:
    """It is read by whoever lost it, of whom the event said nothing."""
    events: list[Event] = []
    board.control(EMPIRE, "lombardy")
    revolt(board.state, REGION["lombardy"], 6, events)
    (turned,) = [event for event in events if event.key.startswith("charlemagne-control-")]
    assert turned.params["was"] == SeatRef(EMPIRE)
    assert turned.params["now"] == Word("side-neutral")
    assert "Ana (Empire) → neutral** (revolt)" in " ".join(line.text for line in lines(events))


@pytest.mark.parametrize(
    ("language", "why", "ruin", "bare"),
    [("en", "What counted: ", "+1 pillaged (Pavia)", "the Empire does not hold every burg"),
     ("es", "Modificadores: ", "+1 saqueada (Pavía)", "el Imperio no ocupa todos los burgos")],
)  # fmt: skip
def test_a_revolt_says_what_has_brought_it_about(board: Board, language: str, why: str, ruin: str, bare: str) -> None:
    """The burg in ruins, the garrison that is not there; also when the post is delivered later."""
    board.control(EMPIRE, "lombardy")
    board.state.pillaged.append(PLACE["pavia"])
    events: list[Event] = []
    revolt(board.state, REGION["lombardy"], 6, events)
    voice = Voice(language, ["Ana", "Ben"], "charlemagne")
    (line,) = told(RULES.view(board.state, None), visible_to(events, None), voice, None)
    assert why in line.text
    assert ruin in line.text
    assert bare in line.text
    assert line.text.index(why) < line.text.index("→")
    carried = context(RULES.view(board.state, None))
    assert told(carried, visible_to(events, None), voice, None)[0].text == line.text


def test_a_revolt_of_long_ago_is_told_without_its_causes(board: Board) -> None:
    board.control(EMPIRE, "lombardy")
    events: list[Event] = []
    revolt(board.state, REGION["lombardy"], 6, events)
    board.state.deeds[:] = [Chronicle(1, EMPIRE)]
    (line,) = told(
        RULES.view(board.state, None), visible_to(events, None), Voice("en", ["Ana", "Ben"], "charlemagne"), None
    )
    assert "What counted" not in line.text


def test_the_score_is_said_whenever_it_changes() -> None:
    """Also where a force only walks into a burg; what was said last is always what the score is."""
    state = start("score")
    known, said = total(state), 0
    rng = random.Random(5)
    for _ in range(250):
        step = turn(rng, RULES, state, SUPPLEMENT.picker)
        assert step is not None
        for event in RULES.apply(state, *step):
            if event.key == "charlemagne-score":
                assert event.params["before"] == known
                known, said = int(str(event.params["points"])), said + 1
        assert known == total(state)
    assert said > 5


def test_an_operation_is_one_line_with_its_way() -> None:
    ana, ben = SeatRef(EMPIRE), SeatRef(TRIBAL)
    chur, konstanz, hexagon = Place("augsburg"), Place("konstanz"), Place("h3316")
    lost = Event("charlemagne-eliminated", {"seat": ben, "place": konstanz, "units": [Piece("alemannia-militia")] * 2})
    marched = Event("charlemagne-marched", {
        "seat": ana, "place": chur, "units": [Piece("austrasia-warriors")] * 2 + [Piece("leader")], "die": 4,
        "points": 12,
    })  # fmt: skip
    moved = [
        Event("charlemagne-moved", {"seat": ana, "from": a, "place": b, "path": [b], "points": 3})
        for a, b in ((chur, konstanz), (konstanz, hexagon))
    ]
    attacked = Event("charlemagne-attacked", {"seat": ana, "from": hexagon, "place": konstanz})
    battle = Event("charlemagne-battle", {
        "seat": ana, "from": hexagon, "place": konstanz, "attack": 12, "defence": 4, "odds": Word("odds-3-1"), "die": 5,
        "result": Word("result-de"),
    })  # fmt: skip
    pillaged = Event("charlemagne-pillaged", {"seat": ana, "place": konstanz, "strength": 6, "die": 3, "booty": 2})
    scores = [Event("charlemagne-score", {"seat": ana, "before": n + 1, "points": n}) for n in (54, 53)]
    found = [line.text for line in lines([marched, *moved, attacked, battle, lost, scores[0], pillaged, scores[1]])]
    assert found == [
        "Ana (Empire) moves 2 units and leader (die 4): Augsburg → Konstanz → hex 3316 (Austrasia).",
        "**Battle of Konstanz:** Ana (Empire) attacks from hex 3316 with strength 12 against Ben (Tribes) with "
        "strength 4, odds 3 to 1, die 5: the defender is eliminated. Ben (Tribes) loses 2 × militia of Alemannia. "
        "Ana (Empire) pillages Konstanz (strength 6, die 3); "
        "booty: 2 points. **The Empire: 55 → 53 points.**",
    ]
    assert lines([marched, attacked])[0].text == "**Ana (Empire) attacks Konstanz** from hex 3316."


def test_a_battle_is_told_in_the_order_in_which_it_was_fought() -> None:
    """Markers come before the die, what falls back and who moves on behind the result and the losses."""
    ana, ben = SeatRef(EMPIRE), SeatRef(TRIBAL)
    konstanz, hexagon, away = Place("konstanz"), Place("h3316"), Place("h3317")
    events = [
        Event("charlemagne-attacked", {"seat": ana, "from": hexagon, "place": konstanz}),
        Event("charlemagne-treachery", {"seat": ana, "place": konstanz, "what": Word("ground")}),
        Event("charlemagne-advance", {"seat": ben, "place": konstanz}),
        Event("charlemagne-battle", {
            "seat": ana, "from": hexagon, "place": konstanz, "attack": 12, "defence": 4, "odds": Word("odds-3-1"),
            "die": 5, "result": Word("result-de"),
        }),
        Event("charlemagne-eliminated", {"seat": ben, "place": konstanz, "units": [Piece("alemannia-militia")]}),
        Event("charlemagne-retreated", {"seat": ben, "from": konstanz, "place": away}),
        Event("charlemagne-moved", {"seat": ana, "from": hexagon, "place": konstanz, "path": [konstanz], "points": 3}),
        Event("charlemagne-pillaged", {"seat": ana, "place": konstanz, "strength": 6, "die": 3, "booty": 2}),
        Event("charlemagne-score", {"seat": ana, "before": 54, "points": 53}),
    ]  # fmt: skip
    (line,) = lines(events)
    parts = ("plays treachery", "plays a military advance", "**Battle of Konstanz:**", "loses militia of Alemannia",
             "falls back from Konstanz", "moves on", "pillages Konstanz", "54 → 53")  # fmt: skip
    places = [line.text.find(part) for part in parts]
    assert -1 not in places, line.text
    assert places == sorted(places), line.text


def test_units_that_obey_nobody_are_no_phantom() -> None:
    """Neither now nor in what older games have noted."""
    there: dict[str, object] = {"place": Place("naples"), "units": [Piece("byzantium-militia")]}
    for event in (
        Event("charlemagne-eliminated-neutral", there),  # type: ignore[arg-type]
        Event("charlemagne-eliminated", {"seat": SeatRef(-1), **there}),  # type: ignore[dict-item]
    ):
        assert [line.text for line in lines([event])] == ["Neutral losses in Naples: militia of Byzantium."]


@pytest.mark.parametrize(
    ("language", "said"), [("en", "(your standing order decided"), ("es", "la decidió tu orden permanente)")]
)
def test_what_orders_have_spent_stands_in_the_recap(board: Board, language: str, said: str) -> None:
    """*Quick* sets two points against an attempt at Saxony in the other's turn: whoever comes back reads that it was
    their orders."""
    board.envoys(vassalage=5)
    board.control(TRIBAL, "saxony")
    board.hand(TRIBAL, vassalage=2)
    board.do("envoy saxony", *["lay vassalage"] * 5)
    board.rig(("attempt", 1))
    events = visible_to(board.do("send"), TRIBAL)
    assert "charlemagne-guarded" in [event.key for event in events]
    voice = Voice(language, ["Ana", "Ben"], "charlemagne")
    logged = [LoggedEvent(1, 0.0, event, aside=True) for event in events]
    found = recap.told(logged, "charlemagne", RULES.view(board.state, TRIBAL), TRIBAL, voice)
    assert said in " ".join(line.text for line in found)


@pytest.mark.parametrize(
    ("language", "said"), [("en", "Neutral losses in Hedeby"), ("es", "Bajas neutrales en Hedeby")]
)
def test_what_obeys_nobody_is_not_called_a_seat(language: str, said: str) -> None:
    """Logs of earlier games name seat -1: in public posts, and in the film of a game, which tells event by event."""
    params = {"seat": SeatRef(-1), "place": Place("hedeby"), "units": [Piece("denmark-militia")]}
    event = Event("charlemagne-eliminated", params, tell="line")
    (line,) = lines([event], language)
    voice = Voice(language, ["Ana", "Ben"], "charlemagne")
    for text in (line.text, voice.say(event.key, event.params)):
        assert text.startswith(said)
        assert voice.seat(-1) not in text


def test_a_revolt_that_changes_nothing_says_nothing_of_the_empire(board: Board) -> None:
    """Of neutral land: no land of the Empire is lost, and none of it becomes neutral."""
    for language in ("en", "es"):
        voice = Voice(language, ["Ana", "Ben"], "charlemagne")
        for result in ("neutral", "tribal"):
            text = voice.say(f"charlemagne-revolt-{result}", {"region": Place("saxony"), "die": 5, "total": 5})
            assert "Empire" not in text
            assert "Imperio" not in text


@pytest.mark.parametrize(("language", "why"), [("en", "it was not answered"), ("es", "nadie respondió")])
def test_an_offer_that_lapses_says_why(board: Board, language: str, why: str) -> None:
    board.put("aachen", "austrasia-militia")
    board.do("clause points seat-1 2", "propose", seat=TRIBAL)
    events = board.do("done")
    assert "charlemagne-treaty-lapsed" in [event.key for event in events]
    assert why in " ".join(line.text for line in lines(events, language))
