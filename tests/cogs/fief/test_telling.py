"""A phase of Fief in some lines: nothing is left out that matters, nothing is told that is hidden."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest

from bot import locale
from bot.presenter.front import front
from bot.presenter.voice import Voice
from cogs import games
from cogs.fief.told import COUNTED, SILENT, told
from engine.core import Action, Event, Piece, SeatRef, Word
from engine.fief.rules import FIEF as RULES
from engine.fief.state import FiefState
from tests.cogs.looks import NAMES
from tests.engine.fief import kit
from tests.engine.fief.kit import AZURE, GULES, OR, VERT
from tests.engine.fief.play import play, start

games()  # brings the fronts


def lines(events: Sequence[Event], language: str = "en") -> list[str]:
    """What the thread is told of some events."""
    stored = [{"key": e.key, "params": e.params} for e in events if e.audience is None]
    found = told(None, stored, Voice(language, NAMES, "fief"))
    assert found is not None
    return found


def test_a_whole_game_can_be_told() -> None:
    """Every public event of a game in both languages, without a gap; the thread hears of every wedding and death."""
    heard: list[Event] = []

    def hook(state: FiefState, seat: int, action: Action, events: list[Event]) -> None:
        heard.extend(events)

    play(start(3, "telling"), random.Random(4), hook)
    for language in locale.LANGUAGES:
        said = lines(heard, language)
        assert all(line.strip() for line in said)
        assert not any("fief-" in line for line in said)
    voice = Voice("en", NAMES, "fief")
    for event in heard:
        if event.audience is None and event.key not in SILENT and event.key not in (*COUNTED, "fief-marches"):
            assert voice.say(event.key, event.params) in lines([event])


def test_marches_are_one_line_for_each_noble() -> None:
    state = kit.position()
    for slug, family, city in (("henri", GULES, "oxford"), ("lucia", AZURE, "london"), ("hugh", VERT, "york"),
                               ("joan", OR, "norwich")):  # fmt: skip
        kit.noble(state, slug, family, city)
    kit.turn(state, "move", GULES)
    events = kit.do(state, GULES, "lead henri; go coventry; go nottingham; halt; done")
    assert lines(events)[0] == "Henri: Oxford → Coventry → Nottingham"


def test_losses_are_counted() -> None:
    """Troops that fall one by one are one line; they are told by family."""
    state = kit.position()
    kit.noble(state, "henri", GULES, "london", out="oxford")
    kit.put(state, GULES, "london", out="oxford", knight=3)
    kit.noble(state, "lucia", AZURE, "london")
    kit.put(state, AZURE, "london", soldier=5)
    kit.rig(state, melee=[2, 2, 0])
    kit.turn(state, "battle", GULES)
    events = kit.do(state, GULES, "attack london azure")
    fallen = [e for e in events if e.key == "fief-loses-unit"]
    assert len(fallen) > 1
    assert sum("loses" in line and "troop" in line for line in lines(events)) == 1


def test_a_battle_is_told_without_who_was_asked() -> None:
    """Between two rolls nobody needs to hear that both sides have said how they go on."""
    state = kit.position()
    for family, slug, out in ((GULES, "henri", "oxford"), (AZURE, "lucia", "")):
        kit.noble(state, slug, family, "london", out=out)
        kit.put(state, family, "london", out=out, soldier=5)
        kit.do(state, family, "order fight ask")
    kit.rig(state, melee=[0, 0])
    kit.turn(state, "battle", GULES)
    kit.do(state, GULES, "attack london azure")
    kit.rig(state, melee=[1, 0])
    events = [*kit.do(state, GULES, "fight"), *kit.do(state, AZURE, "fight")]
    assert [e.key for e in events].count("fief-done") == 2
    assert [line for line in lines(events) if "done" in line] == []
    assert any("Melee" in line for line in lines(events))


def test_a_board_shows_what_is_on_it_and_not_who_is_asked() -> None:
    """A march changes what the board shows, an order does not."""
    state = kit.position()
    kit.noble(state, "henri", GULES, "oxford")
    kit.noble(state, "lucia", AZURE, "london")
    key = front("fief").board_key
    kit.turn(state, "move", GULES)
    before = key(RULES.view(state, None))
    RULES.apply(state, AZURE, Action.parse("order strangers refuse"))
    assert key(RULES.view(state, None)) == before
    kit.do(state, GULES, "lead henri; go coventry")
    assert key(RULES.view(state, None)) != before


@pytest.mark.parametrize("language", locale.LANGUAGES)
def test_a_panel_opens_with_news_in_their_order(language: str) -> None:
    """That somebody has answered is none; what is loud has room before draws of others, and nothing comes before what
    led to it."""
    voice = Voice(language, NAMES, "fief")
    view = RULES.view(kit.position(), GULES)
    heard = [
        {"key": "fief-round", "params": {"n": 2}},
        *({"key": f"fief-{key}", "params": {"seat": SeatRef(seat)}} for key in ("sealed", "done") for seat in range(4)),
        *({"key": "fief-draws", "params": {"seat": SeatRef(seat), "deck": Word(f"deck-{deck}")}}
          for seat in (1, 2, 3) for deck in ("character", "fortune")),
        {"key": "fief-draws-own", "params": {"card": Piece("tax")}},
        {"key": "fief-plays", "params": {"seat": SeatRef(2), "card": Piece("harvest")}},
        {"key": "fief-plays", "params": {"seat": SeatRef(0), "card": Piece("tax")}},
        {"key": "fief-plays", "params": {"seat": SeatRef(3), "card": Piece("tax")}},
    ]  # fmt: skip
    found = front("fief").recap(view, heard, GULES, voice)
    assert found is not None
    said = [voice.say(str(e["key"]), e["params"]) for e in heard]  # type: ignore[arg-type]
    places = [said.index(line) for line in found[0]]
    assert places == sorted(places)
    assert {0, 15, 16, 17, 18} <= set(places)
    assert not {1, 2, 3, 4, 5, 6, 7, 8} & set(places)
    assert found[1] == 11 - len(places)
    assert front("fief").recap(view, heard[1:9], GULES, voice) is None
