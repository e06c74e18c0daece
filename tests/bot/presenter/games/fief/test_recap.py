"""Fief in lines: nothing is left out that matters, each thing stands with what led to it, nothing hidden is told."""

from __future__ import annotations

import json
import random
from collections.abc import Sequence

import msgspec
import pytest

from bot import locale
from bot.presenter.front import context, front
from bot.presenter.games.fief.recap import HANDS, KINDS
from bot.presenter.panels import recap
from bot.presenter.posts import HeraldPresenter
from bot.presenter.words.telling import Weight
from bot.presenter.words.voice import Voice
from bot.tables.model import LoggedEvent
from cogs import games
from engine.core import Action, Event, Param, Piece, Place, Word, encode_params
from engine.fief.game_data import NOBLE
from engine.fief.people import doom
from engine.fief.rules import FIEF as RULES
from engine.fief.state.state import FiefState
from tests.cogs import telling_checks
from tests.cogs.seat_views import NAMES
from tests.engine.fief.board import AZURE, GULES, OR, VERT, Board
from tests.engine.fief.play import play, start

games()  # brings the fronts


def lines(state: FiefState, events: Sequence[Event], seat: int | None = None) -> list[str]:
    """What is told of events, for a seat or for everybody."""
    return [line.text for line in telling_checks.lines("fief", RULES.view(state, seat), events, NAMES, seat)]


def test_every_event_has_a_kind() -> None:
    telling_checks.every_event_has_a_kind("fief", KINDS)


def test_a_whole_game_can_be_told() -> None:
    """In both languages, each event once and in its order, for everybody and for a seat that knows more."""
    heard: list[Event] = []

    def hook(state: FiefState, seat: int, action: Action, events: list[Event]) -> None:
        heard.extend(events)

    state = start(3, "telling")
    play(state, random.Random(4), hook)
    public = [e for e in heard if e.audience is None]
    told = telling_checks.lines("fief", RULES.view(state, None), heard, NAMES)
    telling_checks.everything_is_told_once_in_its_order(public, told, KINDS, HANDS)
    assert len(told) < len(public) / 2
    assert any("You draw" in line.text for line in telling_checks.lines("fief", RULES.view(state, 1), heard, NAMES, 1))
    assert {"fief-battle-over", "fief-dies", "fief-lord"} <= {e.key for e in heard}


def test_marches_are_one_line_for_each_family() -> None:
    """With the cities that it holds in the end, not those on its way."""
    board = Board()
    for slug, family, city in (("henri", GULES, "oxford"), ("lucia", AZURE, "london"), ("hugh", VERT, "york"),
                               ("joan", OR, "norwich")):  # fmt: skip
        board.noble(slug, family, city)
    board.turn("move", GULES)
    events = board.do(GULES, "lead henri; go coventry; go nottingham; halt; done")
    assert lines(board.state, events)[0].startswith("Henri (Red): Oxford → Coventry → Nottingham. The Red family ")
    assert lines(board.state, events, GULES)[0].startswith("Henri: Oxford → ")
    assert "The Red family now controls Nottingham." in lines(board.state, events)[0]


def test_a_line_reads_as_things_stood_whenever_it_is_delivered() -> None:
    """The post carries whose everybody was: somebody of whom it speaks may be dead when it goes out."""
    board = Board()
    board.noble("henri", GULES, "oxford")
    event = Event(
        "fief-ordained", {"noble": Piece("henri"), "card": Piece("bishop-norwich"), "district": Word("norwich")}
    )
    now, voice = RULES.view(board.state, None), Voice("en", NAMES, "fief")
    later = msgspec.structs.replace(now, nobles=[])
    stored = {"key": event.key, "params": json.loads(encode_params(event.params)), "first": True}
    carried = stored | {"context": json.loads(json.dumps(context("fief", now)))}
    told = [HeraldPresenter._told("fief", later, voice, {"events": [each]})[0].text for each in (carried, stored)]
    assert told[0] == lines(board.state, [event])[0]
    assert "(Red)" in told[0]
    assert "(Red)" not in told[1], "nobody would know it by then"


def won() -> tuple[Board, list[Event]]:
    """Red attacks Blue in London and wins."""
    board = Board()
    board.noble("henri", GULES, "london", out="oxford")
    board.put(GULES, "london", out="oxford", knight=8)
    board.noble("lucia", AZURE, "london")
    board.put(AZURE, "london", soldier=2)
    board.rig(melee=[2, 0, 0, 0])
    board.turn("battle", GULES)
    return board, board.do(GULES, "attack london azure")


def test_a_battle_won_is_told_as_won() -> None:
    """In one line with what came of it: its losses, who was taken by whom, whose the city is now."""
    board, events = won()
    (line,) = [line for line in lines(board.state, events) if "Battle of London" in line]
    parts = ("**Battle of London: victory for Red** over Blue (Red attacked)", "Troops lost: Blue 2",
             "Lucia** of the Blue family is taken captive by Henri",
             "**The Red family takes London** from the Blue family")  # fmt: skip
    places = [line.find(part) for part in parts]
    assert -1 not in places, line
    assert places == sorted(places)
    assert "**You win the battle of London** against Blue (you attacked)." in " ".join(
        lines(board.state, events, GULES)
    )
    assert "**You lose the battle of London** against Red (Red attacked you)." in " ".join(
        lines(board.state, events, AZURE)
    )
    assert "Your losses in London: 2 × soldier." in " ".join(lines(board.state, events, AZURE))


def test_a_battle_that_nobody_wins_says_who_broke_it_off_and_that_it_was_ones_own() -> None:
    """Red stops before the walls of Blue (7.8); Green looks on."""
    board = Board()
    board.facing("fortress", mine={"knight": 3})
    board.attack(0, 0)
    board.do(AZURE, "fight")
    events = board.do(GULES, "stop")
    read = {seat: "\n".join(lines(board.state, events, seat)) for seat in (GULES, AZURE, VERT)}
    assert all("the attack breaks it off" in said for said in read.values())
    assert ["you attacked" in read[GULES], "attacked you" in read[AZURE]] == [True, True]
    assert " you" not in read[VERT]


@pytest.mark.parametrize(
    ("key", "die", "deadly", "said"),
    [
        ("plague-leader", 3, 1, "The leader of the invaders dies of the Plague (die 3; 1 to 3 is deadly)."),
        ("plague-leader", 4, 0, "The leader of the invaders escapes the Plague (die 4; 1 to 3 is deadly)."),
        ("preaches", 5, 0, "Henri talks to the rebels (die 5): one rebellion ends."),
        ("preaches", 6, 1, "Henri talks to the rebels (die 6): the rebels kill the cleric."),
        ("intercedes", 3, 0, "Henri talks to the invaders (die 3): one army goes away for good."),
        ("plague-leader", 3, None, "The leader of the invaders faces the Plague (die 3; 1 to 3 is deadly)."),
        ("preaches", 5, None, "Henri talks to the rebels (die 5)."),
    ],
)
def test_a_die_is_told_with_what_comes_of_it(key: str, die: int, deadly: int | None, said: str) -> None:
    """Events of earlier games do not say it, and still read."""
    known: dict[str, Param] = {} if deadly is None else {"deadly": deadly}
    who: dict[str, Param] = {} if key == "plague-leader" else {"noble": Piece("henri")}
    assert Voice("en", NAMES, "fief").say(f"fief-{key}", {**who, "die": die, **known}) == said


def test_a_long_line_is_cut_to_what_is_great_in_it() -> None:
    """In the order in which it happened: what is small goes, and says that it went."""
    board, events = won()
    news = [LoggedEvent(1, 0.0, event) for event in events]
    read = recap.told(news, "fief", RULES.view(board.state, VERT), VERT, Voice("en", NAMES, "fief"))
    (line,) = [line for line in read if "Battle of London" in line.text]
    assert line.within(480) == line.text
    short = line.within(220)
    parts = "Battle of London: victory for Red", "taken captive by Henri", "takes London", "…"
    places = [short.find(part) for part in parts]
    assert -1 not in places, short
    assert places == sorted(places)
    assert "Troops lost" not in short


def test_the_kings_murder_is_told_with_his_role() -> None:
    """And who did it, what becomes of the throne and of the alliance that his marriage was."""
    board = Board()
    board.noble("henri", AZURE, "norwich")
    board.noble("lucia", AZURE, "exeter")
    board.noble("joan", VERT, "bristol")
    board.wed("henri", "joan")
    board.crown("henri", "joan")
    board.noble("hugh", GULES, "york")
    board.noble("simon", GULES, "norwich", out="london")
    board.hand(GULES, "assassination")
    board.turn("move", AZURE)
    events = board.do(GULES, "assassinate henri hugh")
    (line,) = [line for line in lines(board.state, events) if "Henri" in line]
    parts = ("plays **Assassination**", "is now a heretic",
             "**King Henri** of the Blue family dies at the hands of an assassin",
             "The Blue and Green families are no longer allies", "The throne is empty")  # fmt: skip
    places = [line.find(part) for part in parts]
    assert -1 not in places, line
    assert places == sorted(places)


def test_who_was_more_than_a_noble_is_told_so() -> None:
    """Queens, the heir, a prelate; of others the name."""
    for slug, said in {"lucia": "Queen Lucia**", "hugh": "Hugh, Archbishop of York,**", "joan": "**Joan**"}.items():
        board = Board()
        board.noble("henri", AZURE, "norwich")
        board.noble("lucia", GULES, "london")
        board.noble("joan", VERT, "bristol")
        board.noble("hugh", VERT, "york")
        board.crown("henri", "lucia")
        board.prelate("hugh", "york")
        events: list[Event] = []
        doom(board.state, NOBLE[slug], "plague", events)
        assert said in lines(board.state, events)[0]


def test_an_old_event_without_a_role_still_reads() -> None:
    """Saved before it was told who somebody was, or from whom a city came."""
    board = Board()
    old = [
        Event("fief-dies", {"noble": Piece("henri"), "family": Word("gules"), "cause": Word("death-battle")}),
        Event("fief-captured", {"noble": Piece("hugh"), "family": Word("vert")}),
    ]
    assert lines(board.state, old) == [
        "**Henri** of the Red family dies in battle. **Hugh** of the Green family is taken captive."
    ]


def test_a_marriage_is_told_to_those_who_marry() -> None:
    board = Board()
    board.noble("henri", GULES, "york")
    board.noble("philippa", AZURE, "london")
    board.go("court")
    events = [*board.do(GULES, "court henri philippa"), *board.do(AZURE, "marry henri philippa")]
    for seat in (GULES, AZURE, None):
        told = telling_checks.lines("fief", RULES.view(board.state, seat), events, NAMES, seat)
        (line,) = [line for line in told if "are married" in line.text]
        assert line.weight is Weight.GREAT
        assert line.text.index("proposes marriage") < line.text.index("are married")


def test_a_battle_is_told_without_who_was_asked() -> None:
    """Between two rolls nobody needs to hear that both sides have said how they go on."""
    board = Board()
    for family, slug, out in ((GULES, "henri", "oxford"), (AZURE, "lucia", "")):
        board.noble(slug, family, "london", out=out)
        board.put(family, "london", out=out, soldier=5)
        board.do(family, "order fight ask")
    board.rig(melee=[0, 0])
    board.turn("battle", GULES)
    board.do(GULES, "attack london azure")
    board.rig(melee=[1, 0])
    events = [*board.do(GULES, "fight"), *board.do(AZURE, "fight")]
    assert [e.key for e in events].count("fief-done") == 2
    assert [line for line in lines(board.state, events) if "done" in line] == []
    assert any("Hits by the attack: 1; by the defence: 0" in line for line in lines(board.state, events))


def test_a_board_shows_what_is_on_it_and_not_who_is_asked() -> None:
    """A march changes what the board shows, an order does not."""
    board = Board()
    board.noble("henri", GULES, "oxford")
    board.noble("lucia", AZURE, "london")
    key = front("fief").board_key
    board.turn("move", GULES)
    before = key(RULES.view(board.state, None))
    RULES.apply(board.state, AZURE, Action.parse("order strangers refuse"))
    assert key(RULES.view(board.state, None)) == before
    board.do(GULES, "lead henri; go coventry")
    assert key(RULES.view(board.state, None)) != before


def test_what_a_seat_has() -> None:
    """Its own purse and hand in its own eyes alone; people, places, titles and the points of all in everybody's."""
    board = Board().position(purse=7)
    board.noble("henri", GULES, "york", lord=["marches"])
    board.noble("lucia", GULES, "london")
    board.noble("hugh", AZURE, "exeter")
    board.wed("lucia", "hugh")
    board.crown("henri")
    board.put(GULES, "york", soldier=3)
    board.hand(GULES, "tax")
    mine = RULES.figures(RULES.view(board.state, GULES), GULES)
    assert mine.amounts["shillings"] == 7
    assert (mine.amounts["points"], mine.amounts["troops"], mine.amounts["cards"]) == (1, 3, 1)
    assert Word("king") in mine.held["titles"]
    assert mine.held["nobles"] == [Piece("henri"), Piece("lucia")]
    assert mine.held["allies"] == [Word("azure")]
    assert Place("york") in mine.held["cities"]
    assert mine.scores == {0: 1, 1: 0, 2: 0, 3: 0}
    seen = RULES.figures(RULES.view(board.state, AZURE), GULES)
    assert not {"shillings", "cards"} & set(seen.amounts)
    assert seen.held == mine.held
    board.hold("henri", "hugh")
    assert RULES.figures(RULES.view(board.state, GULES), GULES).held["captured"] == [Piece("henri")]
    assert RULES.figures(RULES.view(board.state, AZURE), AZURE).held["captives"] == [Piece("henri")]


@pytest.mark.parametrize("language", locale.LANGUAGES)
def test_every_figure_has_its_words(language: str) -> None:
    figures = RULES.figures(RULES.view(Board().state, GULES), GULES)
    for name in (*figures.amounts, *figures.held):
        assert Voice(language, NAMES, "fief").text(f"fief-figure-{name}")
