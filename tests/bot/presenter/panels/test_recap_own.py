"""What a panel opens with: what comes by itself is told, what is one's own is marked, what orders did is said."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import pytest

from bot.locale import has
from bot.presenter.front import front
from bot.presenter.panels.recap import LOST, OWN, sums, told
from bot.presenter.words.telling import Weight, usual
from bot.presenter.words.voice import Voice
from bot.tables.model import LoggedEvent
from bot.tables.play.recent import chosen_alone, told_by_act
from cogs import games
from engine import GAMES
from engine.core import Action, Event, Figures, FrameRules, Piece, Place, SeatRef, Word, seats_in
from tests.cogs.seat_views import NAMES
from tests.engine.golden import HERE

games()  # brings the fronts

RECORD = {"charlemagne": "usual-places", "fief": "four", "knights": "six", "roses": "three-campaigns",
          "xidit": "three-seats-short"}  # fmt: skip
ACTIONS = 900
UNASKED = frozenset(("fief-sword-sticks", "fief-sword-drawn"))
"""What orders of Fief do where nobody would be asked."""


@dataclass(frozen=True)
class Act:
    """An action of a recorded game."""

    state: Any
    """The position after it."""
    seat: int
    """Who acted."""
    action: Action
    """What they did."""
    events: list[Event]
    """All that it brought."""
    done: int
    """From which of the events on they come by themselves."""
    orders: list[range]
    """Which of the events are of standing orders."""


def acts(game: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[Act]:
    head, *rest = (HERE / game / "golden" / f"{RECORD[game]}.txt").read_text(encoding="utf-8").splitlines()
    words, rules = head.split(" ", 7), GAMES[game]
    state = rules.setup(seats=int(words[3]), seed=words[5], options=rules.Options(**json.loads(words[7])))
    begun: list[int] = []
    orders: list[range] = []
    advance, answered = FrameRules.advance, FrameRules._answered

    def note_advance(self: Any, state: Any, events: list[Event]) -> None:
        begun.append(len(events))
        advance(self, state, events)

    def note_orders(self: Any, state: Any, events: list[Event]) -> bool:
        before = len(events)
        if found := answered(self, state, events):
            orders.append(range(before, len(events)))
        return found

    monkeypatch.setattr(FrameRules, "advance", note_advance)
    monkeypatch.setattr(FrameRules, "_answered", note_orders)
    for line in [line for line in rest if line.startswith("> ")][:ACTIONS]:
        seat, action = line[2:].split(" ", 1)
        begun.clear()
        orders.clear()
        events = rules.apply(state, int(seat), Action.parse(action))
        yield Act(state, int(seat), Action.parse(action), events, begun[0] if begun else len(events), [*orders])


@pytest.mark.parametrize("game", sorted(RECORD))
def test_what_the_game_does_by_itself_is_news_also_in_ones_own_act(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Along a recorded game, as far as it is told at all."""
    rules, kinds = GAMES[game], front(game).kinds
    for act in acts(game, monkeypatch):
        for number, event in enumerate(act.events):
            if any(number in some for some in act.orders) and act.action.verb in rules.brought.get(event.key, ()):
                continue  # orders have done the same again
            if number < act.done or (kinds.get(event.key) or usual(event)).weight is Weight.NONE:
                continue
            assert not told_by_act(event, act.seat, act.action.verb, rules.brought), (act.action, event)
            if event.seals or event.tell == "phase":
                break  # from here on nothing is one's own


@pytest.mark.parametrize(
    ("key", "params", "verb"),
    [
        ("charlemagne-income", {"seat": SeatRef(0), "points": 9, "burgs": 4, "lands": 5}, "done"),
        ("charlemagne-supplied", {"seat": SeatRef(0), "points": 3}, "feed"),
        ("charlemagne-score", {"seat": SeatRef(0), "before": 9, "points": 8}, "move"),
        ("fief-income-own", {"family": Word("gules"), "n": 4, "reasons": []}, "done"),
        ("fief-city-free", {"city": Place("york"), "loser": Word("gules")}, "go"),
        ("knights-toll", {"seat": SeatRef(0), "n": 1}, "march"),
        ("knights-returns", {"noble": Piece("pers"), "area": Place("lorne")}, "seal"),
        ("roses-starved", {"seat": SeatRef(0), "area": Place("kent")}, "home"),
        ("xidit-phantom-raised", {"seat": SeatRef(0), "track": Word("wealth"), "n": 3}, "reward"),
    ],
)  # fmt: skip
def test_incomes_upkeep_and_losses_are_no_choice(key: str, params: dict[str, Any], verb: str) -> None:
    rules = GAMES[key.split("-")[0]]
    assert not told_by_act(Event(key, params), 0, verb, rules.brought)
    assert told_by_act(Event(f"{key}-else", params), 0, verb, rules.brought)


def test_what_one_chooses_oneself_stays_ones_own() -> None:
    home = Event("knights-returns", {"noble": Piece("pers"), "area": Place("lorne")})
    assert told_by_act(home, 0, "place", GAMES["knights"].brought)


@pytest.mark.parametrize("game", sorted(RECORD))
def test_what_is_brought_or_ordered_are_events_of_the_game(game: str) -> None:
    rules = GAMES[game]
    assert [key for key in (*rules.brought, *rules.ordered) if not has("en", key)] == []


@pytest.mark.parametrize("game", sorted(set(RECORD) - {"xidit"}))
def test_what_stands_aside_and_is_a_choice_was_made_by_orders(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody is told of an order that they never gave."""
    rules, found = GAMES[game], 0
    for act in acts(game, monkeypatch):
        logged = [LoggedEvent(1, 0.0, event) for event in act.events]
        gone_on = [line.aside for line in chosen_alone(logged)]
        for number, event in enumerate(act.events):
            who = event.params.get(rules.ordered.get(event.key, ""))
            if who is None or event.key in UNASKED:
                continue
            if gone_on[number] or (isinstance(who, SeatRef) and who.seat != act.seat):
                found += 1
                assert any(number in some for some in act.orders), (act.action, event)
    assert found or game in ("roses", "charlemagne")  # whose new sides' orders do nothing of the kind by themselves


VIEW = None


def line_of(game: str, events: list[Event], had: Figures, now: Figures, *, aside: bool = True) -> list[str]:
    view = {"families": [[0, 0, "gules"], [1, 1, "azure"]], "nobles": {}} if game == "fief" else VIEW
    news = [LoggedEvent(1, 0.0, event, aside=aside) for event in events]
    return [str(line) for line in told(news, game, view, 0, Voice("en", NAMES, game), had, now)]


def test_what_befalls_ones_own_is_marked_and_what_goes_by_is_not() -> None:
    """A disaster over one's region, an attack on one's city, troops of one's family; not a march through the city."""
    had = Figures(held={"cities": [Place("york")], "allies": [Word("azure")]}, own=[Word("gules"), Place("north")])
    storm = Event("fief-disaster", {"card": Piece("storms"), "region": Place("north")})
    fight = Event("fief-wasted", {"city": Place("york")})
    march = Event("fief-marches", {"noble": Piece("henri"), "city": Place("york"), "to": Place("lincoln"), "n": 1,
                                   "way": Word("way-road")})  # fmt: skip
    assert line_of("fief", [storm], had, had)[0].startswith(OWN)
    assert line_of("fief", [fight], had, had)[0].startswith(OWN)
    assert not line_of("fief", [march], had, had)[0].startswith(OWN)
    nobody = Figures()
    assert not line_of("fief", [storm], nobody, nobody)[0].startswith(OWN)


def test_a_hero_who_goes_by_a_guild_does_not_concern_its_owner() -> None:
    had = Figures(held={"cities": [Place("4")]})
    move = Event("xidit-move", {"seat": SeatRef(1), "from": Place("7"), "city": Place("4"), "colour": Word("red"),
                                "step": 1})  # fmt: skip
    assert not any(line.startswith((OWN, LOST)) for line in line_of("xidit", [move], had, had))


@pytest.mark.parametrize(
    ("language", "words"), [("en", "(by your standing order)"), ("es", "(por tu orden permanente)")]
)
def test_what_ones_orders_did_is_said(language: str, words: str) -> None:
    """A marker that orders played, beside the sentence that tells of it; not what somebody else or a hand did."""
    own = Event("charlemagne-advance", {"seat": SeatRef(0), "place": Place("paris")})
    other = Event("charlemagne-advance", {"seat": SeatRef(1), "place": Place("paris")})
    for event, aside, said in ((own, True, True), (own, False, False), (other, True, False)):
        news = [LoggedEvent(1, 0.0, event, aside=aside)]
        (line,) = told(news, "charlemagne", None, 0, Voice(language, NAMES, "charlemagne"))
        assert (words in str(line)) is said
    public = front("charlemagne").tell(None, [own], Voice(language, NAMES, "charlemagne"), None)
    assert words not in public[0].text, "the thread hears nothing of it"


def test_of_a_family_too_and_in_a_line_of_several() -> None:
    granted = Event("fief-leave-refused", {"family": Word("gules"), "noble": Piece("henri")})
    asked = Event("fief-asks-leave", {"noble": Piece("henri"), "city": Place("york"), "to": Place("lincoln"),
                                      "family": Word("azure"), "owner": Word("gules")})  # fmt: skip
    (line,) = line_of("fief", [asked, granted], Figures(), Figures(own=[Word("gules")]))
    assert line.endswith("(by your standing order).")
    assert seats_in(granted.params) == set()


def test_who_is_taken_captive_is_not_lost_as_well() -> None:
    """One Noble is told of once, by what became of it; one that dies is lost."""
    free = Figures(held={"nobles": [Piece("henri"), Piece("lucia")], "captured": []})
    held = Figures(held={"nobles": [Piece("lucia")], "captured": [Piece("henri")]})
    dead = Figures(held={"nobles": [Piece("henri")], "captured": []})
    voice = Voice("en", NAMES, "fief")
    assert sums(free, held, "fief", voice) == "taken captive: Henri"
    assert sums(held, free, "fief", voice) == "no longer captive: Henri"
    assert "Lucia" in sums(free, dead, "fief", voice)
    assert "taken" not in sums(free, dead, "fief", voice)


def test_captivity_reads_as_what_it_is() -> None:
    """Who is taken is no gain."""
    free, held = Figures(held={"captured": []}), Figures(held={"captured": [Piece("henri")]})
    for language, taken, again in (
        ("en", "taken captive: Henri", "no longer captive: Henri"),
        ("es", "caen en cautiverio: Henri", "ya no están en cautiverio: Henri"),
    ):
        voice = Voice(language, NAMES, "fief")
        assert sums(free, held, "fief", voice) == taken
        assert sums(held, free, "fief", voice) == again
