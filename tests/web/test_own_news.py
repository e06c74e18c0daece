"""Whether what somebody could read tells of what changed what they have, in made-up moments of a real game."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from bot.presenter.panels.recap import sums
from bot.presenter.words.voice import Voice
from engine import GAMES
from engine.core import Action, Event, Figures, Piece, Place, SeatRef, Term, Word
from tests.web.own_news import Happened, Moment, untold

RULES = GAMES["xidit"]
VIEW = RULES.view(RULES.setup(seats=3, seed="own news", options=RULES.Options()), 0)
NAMES = ["Ana *la* Brava", "Ben", "Cleo"]
RECRUITED = Happened(Event("xidit-recruit", {"seat": SeatRef(0), "city": Place(3), "unit": Piece("mage")}))
OTHER_RECRUITED = Happened(Event("xidit-recruit", {"seat": SeatRef(1), "city": Place(5), "unit": Piece("mage")}))


def moment(seq: int, cities: tuple[int, ...] = (), **amounts: int) -> Moment:
    return Moment(seq, 1, True, Figures(amounts, {"cities": [Place(city) for city in cities]}), [], VIEW)


def missed(before: Moment, now: Moment, page: str, *since: Happened, language: str = "en") -> list[str]:
    return untold(before, now, since, page, 0, Voice(language, NAMES, "xidit"))


def said(happened: Happened, language: str = "en") -> str:
    return Voice(language, NAMES, "xidit").say(happened.event.key, happened.event.params)


@pytest.mark.parametrize("language", ["en", "es"])
def test_an_amount_is_told_by_an_event_that_names_the_seat_and_stands_on_the_page(language: str) -> None:
    before, now = moment(3, units=4), moment(5, units=5)
    page = f"Your panel\n- 🔹 {said(RECRUITED, language)}\nTo do"
    assert missed(before, now, page, RECRUITED, language=language) == []
    assert missed(before, now, "Units 4 → 5", RECRUITED, language=language) == ["units: 4 → 5"]
    assert missed(before, now, page, language=language) == ["units: 4 → 5"]
    assert missed(before, now, said(OTHER_RECRUITED, language), RECRUITED, OTHER_RECRUITED, language=language) == [
        "units: 4 → 5"
    ]


def test_a_place_is_told_by_an_event_that_names_it() -> None:
    before, now = moment(3, (3, 5)), moment(5, (3, 7))
    named = Voice("en", NAMES, "xidit").term("xidit", Place(5)), Voice("en", NAMES, "xidit").term("xidit", Place(7))
    page = f"{said(RECRUITED)} {said(OTHER_RECRUITED)}"
    assert sorted(missed(before, now, page, RECRUITED, OTHER_RECRUITED)) == [f"cities: {named[1]}"]
    assert sorted(missed(before, now, page, RECRUITED)) == sorted(f"cities: {name}" for name in named)


def test_nothing_has_to_be_told_where_nothing_changed() -> None:
    assert missed(moment(3, units=4), moment(5, units=4), "", OTHER_RECRUITED) == []


def test_what_one_chose_is_told_by_the_answer_to_it() -> None:
    act = Action("raise", (3,))
    chosen = Happened(Event("xidit-recruit", {"seat": SeatRef(0), "city": Place(3), "unit": Piece("mage")}), act, True)
    before, now = moment(3, guilds=1), moment(5, guilds=2)
    done = Voice("en", NAMES, "xidit").said("xidit", act)
    assert missed(before, now, f"Done: {done}.", chosen) == []
    assert missed(before, now, "Done.", chosen) == ["guilds: 1 → 2"]


def test_what_cannot_be_taken_back_is_told_by_the_answer_if_it_names_no_more_than_the_act() -> None:
    before, now = moment(3, ()), moment(5, (3,))
    voice = Voice("en", NAMES, "xidit")
    act = Action("raise", (3,))
    page = f"Done: {voice.said('xidit', act)}."
    raised = Event("xidit-placed", {"seat": SeatRef(0), "city": Place(3)}, seals=True)
    other = msgspec.structs.replace(RECRUITED.event, seals=True)
    named = voice.term("xidit", Place(3))
    assert missed(before, now, page, Happened(raised, act)) == []
    assert missed(before, now, "Done.", Happened(raised, act)) == [f"cities: {named}"]
    assert missed(before, now, page, Happened(other, act)) == [f"cities: {named}"]


def test_points_of_others_are_not_ones_own() -> None:
    before = Moment(3, 1, True, Figures(scores={0: 2, 1: 2}), [], VIEW)
    now = Moment(4, 1, True, Figures(scores={0: 2, 1: 3}), [], VIEW)
    mine: Any = Moment(4, 1, True, Figures(scores={0: 3, 1: 2}, own=[Word("red")]), [], VIEW)
    assert missed(before, now, "") == []
    assert missed(before, mine, "") == ["points: 2 → 3"]


def test_what_no_event_names_is_told_by_the_line_that_sums_up() -> None:
    """Whose a place is may follow from who stands around it."""
    before, now = moment(3, (3, 5)), moment(5, (3,))
    voice = Voice("en", NAMES, "xidit")
    lost = voice.text("xidit-figure-cities-lost", names=[voice.term("xidit", Place(5))])
    assert missed(before, now, f"Units 4 → 5 · {lost}", OTHER_RECRUITED) == []
    assert missed(before, now, "Units 4 → 5", OTHER_RECRUITED) == [f"cities: {voice.term('xidit', Place(5))}"]


@pytest.mark.parametrize("language", ["en", "es"])
def test_an_office_that_goes_to_another_is_told_by_the_sentence_that_names_it(language: str) -> None:
    """The line that sums up says nothing of what was gained and lost since its person looked last."""
    rules, voice = GAMES["knights"], Voice(language, NAMES, "knights")
    view = rules.view(rules.setup(seats=3, seed="own news", options=rules.Options()), 0)
    chair = Word("title-chair")
    before, now = (Moment(n, 1, True, Figures({}, {"titles": had}), [], view) for n, had in ((0, [chair]), (1, [])))
    taken = Happened(Event("knights-chairman", {"seat": SeatRef(2)}))
    line = voice.say(taken.event.key, taken.event.params)
    assert untold(before, now, [taken], line, 0, voice) == []
    assert untold(before, now, [taken], "Cleo", 0, voice) == [f"titles: {voice.term('knights', chair)}"]


@pytest.mark.parametrize("language", ["en", "es"])
def test_a_title_is_told_by_the_sentence_that_names_its_place(language: str) -> None:
    """Lost and given back between two panels it stands in no line that sums up."""
    rules, voice = GAMES["fief"], Voice(language, NAMES, "fief")
    view = rules.view(rules.setup(seats=3, seed="own news", options=rules.Options()), 0)
    title = Word("barony-marches")
    before, now = (Moment(n, 1, True, Figures({}, {"titles": had}), [], view) for n, had in ((0, []), (1, [title])))
    lord = {"noble": Piece("lucia"), "family": Word("gules")}
    here, there = (Happened(Event("fief-lord", {**lord, "region": Place(name)})) for name in ("marches", "wales"))
    for given, lacks in ((here, []), (there, [f"titles: {voice.term('fief', title)}"])):
        line = voice.say(given.event.key, given.event.params)
        assert untold(before, now, [given], line, 0, voice) == lacks


@pytest.mark.parametrize(("game", "figure", "term"), [
    ("roses", "capital", Word("london")), ("roses", "titles", Word("king")), ("roses", "areas", Place("kent")),
    ("fief", "captured", Piece("henri")), ("xidit", "cities", Place(5)),
])  # fmt: skip
@pytest.mark.parametrize("language", ["en", "es"])
def test_a_figure_with_a_sentence_of_its_own_is_told_by_that(language: str, game: str, figure: str, term: Term) -> None:
    """One that begins with the name, one that does without a name, one that has others beside it."""
    rules, voice = GAMES[game], Voice(language, NAMES, game)
    view = rules.view(rules.setup(seats=rules.seats.start, seed="own news", options=rules.Options()), 0)
    without, held = Figures({}, {figure: []}), Figures({}, {figure: [term]})
    for then, now, other in ((held, without, "gained"), (without, held, "lost")):
        before, after = Moment(0, 1, True, then, [], view), Moment(1, 1, True, now, [], view)
        said, not_so = sums(then, now, game, voice), sums(now, then, game, voice)
        lacks = [f"{figure}: {voice.term(game, term)}"]
        assert untold(before, after, [], f"x 1 → 2 · {said} · y", 0, voice) == []
        assert untold(before, after, [], f"x 1 → 2 · {not_so} · y", 0, voice) == lacks, other
        assert untold(before, after, [], f"x {voice.term(game, term)} y", 0, voice) == lacks


@pytest.mark.parametrize("language", ["en", "es"])
def test_the_line_that_sums_up_may_begin_earlier(language: str) -> None:
    """A panel that was not read since sums up two titles that came one after the other."""
    rules, voice = GAMES["fief"], Voice(language, NAMES, "fief")
    view = rules.view(rules.setup(seats=3, seed="own news", options=rules.Options()), 0)
    bishop, baron = Word("bishop"), Word("barony-wales")
    before, now = (
        Moment(n, 1, True, Figures({}, {"titles": had}), [], view) for n, had in ((0, [bishop]), (1, [bishop, baron]))
    )
    what, names = voice.text("fief-figure-titles"), [str(voice.term("fief", each)) for each in (bishop, baron)]
    lines = [voice.text(key, what=what, names=names) for key in ("news-gained", "news-lost")]
    assert untold(before, now, [], f"x 1 → 2 · {lines[0]} · y", 0, voice) == []
    assert untold(before, now, [], f"x 1 → 2 · {lines[1]} · y", 0, voice) == [f"titles: {names[1]}"]


def test_a_line_that_begins_with_what_happened_before_tells_of_what_came_after() -> None:
    """A panel tells in one line of a card that was shown before its person acted, and of what that act brought."""
    rules, voice = GAMES["knights"], Voice("en", NAMES, "knights")
    view = rules.view(rules.setup(seats=3, seed="own news", options=rules.Options()), 0)
    before, now = (Moment(n, 1, True, Figures({"faith": n}), [], view) for n in (0, 1))
    shown, serves = (
        Happened(Event("knights-reveals", {"seat": SeatRef(0), "card": Piece("serve-the-church")})),
        Happened(Event("knights-serves", {"seat": SeatRef(0), "n": 1})),
    )
    page = f"{NAMES[0]}: **Serve the Church** (1 Faith) · Ben: **Rally Support**."
    cut = f"{NAMES[0]}: **Serve the Church** · Ben: **Rally Support**."
    other = Happened(Event("knights-reveals", {"seat": SeatRef(1), "card": Piece("rally-support")}))
    assert untold(before, now, [serves, other], page, 0, voice) == ["faith: 0 → 1"]
    assert untold(before, now, [serves, other], page, 0, voice, earlier=[shown]) == []
    assert untold(before, now, [serves, other], cut, 0, voice, earlier=[shown]) == ["faith: 0 → 1"]
