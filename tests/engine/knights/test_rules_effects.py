"""What cards do, by the numbers of their texts (K8.1, K10.7), and standing orders that pay Faith."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from bot import locale
from engine.core import Event
from engine.knights.files import Effect
from engine.knights.game_data import CITIES, CITY, EVENT, EVENTS, NOBLE, NOBLE_IDS
from engine.knights.phases.effects import Struck, apply
from engine.knights.rules import KNIGHTS
from engine.knights.state.slugs import TROOP_IDS
from engine.knights.state.state import KnState, nobles_of
from tests.engine.knights.board import BLUE, GREEN, RED, YELLOW, Board, keys


def rich(board: Board) -> None:
    """A Kingdom in which every Event finds something of red: an army, cities, walls, wealth, an expedition."""
    board.position()
    baron = board.state.barons[RED]
    baron.crowns, baron.votes, baron.influence = 20, 6, 4
    board.noble("karmin", "vecht", "english-200", "english-100", "regular-100", losses=1)
    board.noble("blauen", "lorne", "english-50", "polish-200", "polish-150")
    board.stronghold(RED, None, "french-200", losses=1)
    board.city("vecht", RED)
    board.city("monz", RED, breaches=1)
    board.state.expeditions[0].spot, board.state.expeditions[0].stakes = 1, [3, 2, 0, 0]
    board.state.track[:2] = [RED, BLUE]


def draw(board: Board, slug: str, drawer: int = RED) -> list[Event]:
    """A seat draws an Event; the Head of the Church (blue) pays to name it."""
    card = EVENT[slug]
    board.state.events.remove(card)
    board.state.events.insert(0, card)
    board.state.barons[BLUE].faith = int(EVENTS[card].colour == "red")
    events = board.reveal(-1, "important-event")
    return [*events, *board.do(BLUE, f"name seat-{drawer}")]


def settle(board: Board) -> None:
    """Every question until the filler is answered as silence would."""
    for _ in range(40):
        asked = [(seat, p) for seat, mine in KNIGHTS.prompts(board.state).items() for p in mine if p.blocks]
        if not asked or asked[0][1].step == "draft-soldiers":
            return
        seat, question = asked[0]
        for action in question.default:
            board.do(seat, str(action))
    raise AssertionError("it never ends")


@pytest.mark.parametrize("slug", [card.slug for card in EVENTS])
def test_k8_1_every_event_is_played_to_its_end(board: Board, slug: str) -> None:
    rich(board)
    draw(board, slug)
    settle(board)
    assert board.waits() == [YELLOW]
    found = EVENT[slug] in board.state.events_out or any(e.card == EVENT[slug] for e in board.state.lasting)
    assert found
    assert EVENTS[EVENT[slug]].lasting == any(e.card == EVENT[slug] for e in board.state.lasting)


Measure = Callable[[KnState], int]


def own(name: str) -> Measure:
    """What red has."""
    return lambda state: int(getattr(state.barons[RED], name))


def cards(state: KnState) -> int:
    """Mercenaries of red."""
    armies = [*state.nobles[NOBLE["karmin"]].troops, *state.barons[RED].stronghold.troops]
    return sum(not TROOP_IDS[t].startswith("regular") for t in armies)


NUMBERS: dict[str, tuple[dict[str, object], Measure, int]] = {
    "inheritance": ({}, own("crowns"), 1),
    "vision": ({}, own("faith"), 1),
    "eloquence": ({}, own("votes"), 1),
    "acclaim": ({}, own("influence"), 1),
    "informer": ({}, own("crowns"), 1),
    "doubt": ({}, own("faith"), -1),
    "disgrace": ({}, own("influence"), -1),
    "pretender": ({}, own("influence"), -1),
    "camp-fever": ({"shape": 3}, lambda state: state.nobles[NOBLE["karmin"]].losses, 1),
    "plague": ({"city": CITY["vecht"]}, lambda state: state.nobles[NOBLE["karmin"]].losses, 1),
    "fallen-wall": ({"city": CITY["vecht"]}, lambda state: state.cities[CITY["vecht"]].breaches, 1),
    "hearth-fire": ({}, lambda state: state.barons[RED].stronghold.breaches, 1),
    "desertion": ({}, cards, -1),
    "homesick": ({"nation": 0}, cards, -1),
    "fair-winds": ({}, lambda state: state.expeditions[0].spot, 1),
}
"""By card: what Fate says, what is measured, which way it goes."""


@pytest.mark.parametrize("slug", NUMBERS)
def test_k8_1_the_numbers_of_a_text_are_what_happens(board: Board, slug: str) -> None:
    fate, measure, sign = NUMBERS[slug]
    rich(board)
    board.state.barons[RED].faith = 3 * (slug == "doubt")
    before = measure(board.state)
    if fate:
        board.stack(fate)
    draw(board, slug)
    settle(board)
    said = re.search(r"\d+", locale.text("en", f"knights-text-{slug}"))
    assert said is not None
    assert measure(board.state) - before == sign * int(said[0])


def test_k8_1_an_assassin_takes_three(board: Board) -> None:
    board.noble("karmin", "vecht", "english-200", "english-150", "regular-100")
    draw(board, "assassin")
    assert board.state.nobles[NOBLE["karmin"]].losses == 3


def test_k8_1_a_broken_line_lies_by_whom_it_strikes(board: Board) -> None:
    board.noble("karmin", "vecht", "regular-100")
    found = board.stack({"noble": NOBLE["blauen"]})
    assert found
    draw(board, "broken-line", YELLOW)
    assert [(e.card, e.seat, e.noble) for e in board.state.lasting] == [(EVENT["broken-line"], BLUE, NOBLE["blauen"])]
    assert not board.state.nobles[NOBLE["blauen"]].heir


# --- what motions do -------------------------------------------------------------------------------------------------


def motion(board: Board, effect: Effect, seat: int) -> list[Event]:
    """A motion strikes a seat; red is Chairman."""
    events: list[Event] = []
    board.clear()
    board.stop_at_filler()
    apply(board.state, effect, RED, Struck(seat), events)
    return [*events, *board.run()]


def test_k10_7_a_crown_for_each_city_as_far_as_the_purse_goes(board: Board) -> None:
    board.position(crowns=1)
    board.city("vecht", GREEN)
    board.city("cadiz", GREEN)
    motion(board, Effect("lose-per-city", 1, "crowns"), GREEN)
    assert board.state.barons[GREEN].crowns == 0


def test_k10_7_the_chairman_says_which_card_is_lost(board: Board) -> None:
    board.grant("silver-mines", seat=GREEN)
    board.grant("legate", seat=GREEN)
    motion(board, Effect("strip", 1, "charge"), GREEN)
    assert board.waits() == [RED]
    assert board.legal(RED) == ["strip silver-mines", "strip legate"]
    events = board.do(RED, "strip legate")
    assert "strips" in keys(events)
    assert len(board.state.barons[GREEN].charges) == 1
    motion(board, Effect("strip", 1, "office"), GREEN)
    assert board.waits() == [YELLOW], "no office, nothing to say"


def test_k10_7_the_poorest_city_is_freed_by_silence(board: Board) -> None:
    for name in ("monz", "vecht", "kovel"):
        board.city(name, GREEN)
    motion(board, Effect("free-city", 1), GREEN)
    assert board.prompt(GREEN).step == "free-city"
    assert board.why(GREEN, "free lorne") == "free-city"
    poorest = min(("monz", "vecht", "kovel"), key=lambda name: (CITIES[CITY[name]].income, CITY[name]))
    assert str(board.prompt(GREEN).default[0]) == f"free {poorest}"
    board.do(GREEN, "free vecht")
    assert board.state.cities[CITY["vecht"]].owner == -1


def test_k10_7_a_ban_is_lifted(board: Board) -> None:
    board.state.barons[GREEN].banned = True
    events = motion(board, Effect("unban"), GREEN)
    assert [e.seals for e in events if e.key == "knights-unbanned"] == [True]
    assert not board.state.barons[GREEN].banned


def test_k10_7_the_chairman_says_which_office_is_lost(board: Board) -> None:
    """Of Nobles who have one; those who have none do not stand in the way."""
    board.noble("sinople", "lorne", "regular-50")
    board.noble("genet", "vecht", "regular-50")
    mine = [NOBLE_IDS[n] for n in nobles_of(board.state, GREEN)]
    board.grant("constable", mine[1])
    board.grant("marshal", mine[3])
    motion(board, Effect("strip", 1, "office"), GREEN)
    assert sorted(board.legal(RED)) == ["strip constable", "strip marshal"]
    assert "strips" in keys(board.do(RED, "strip marshal"))
    shown = {n.slug: n.office for n in KNIGHTS.view(board.state, None).nobles if n.seat == GREEN}
    assert [shown[slug] for slug in mine] == ["", "constable", "", ""]


# --- standing orders -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("most", "crowns"), [(2, 20), (1, 10)])
def test_k8_1_a_standing_order_pays_up_to_so_much_faith(board: Board, most: int, crowns: int) -> None:
    rich(board)
    board.state.barons[RED].faith = 3
    board.do(RED, f"order cancel {most}")
    draw(board, "debts")
    assert board.waits() == [YELLOW]
    assert (board.state.barons[RED].crowns, board.state.barons[RED].faith) == (crowns, 1 if most == 2 else 3)


def test_k8_1_a_standing_order_pledges_where_it_strikes(board: Board) -> None:
    rich(board)
    board.state.barons[RED].faith = board.state.barons[GREEN].faith = 2
    board.do(RED, "order pool 3")
    board.do(GREEN, "order pool 3")
    board.stack({"city": CITY["vecht"]})
    draw(board, "plague", YELLOW)
    settle(board)
    assert board.state.nobles[NOBLE["karmin"]].losses == 1
    assert (board.state.barons[RED].faith, board.state.barons[GREEN].faith) == (0, 2)


def test_g33_who_pledges_pays_from_the_chairman_on(board: Board) -> None:
    """More was pledged than the card asks."""
    rich(board)
    for seat in (RED, GREEN, YELLOW):
        board.state.barons[seat].faith = 2
        board.do(seat, "order pool late")
    board.state.chairman = GREEN
    board.stack({"city": CITY["vecht"]})
    draw(board, "plague", YELLOW)
    board.do(RED, "pledge-faith 2; seal")
    board.do(GREEN, "pledge-faith 1; seal")
    board.do(YELLOW, "pledge-faith 2; seal")
    assert [b.faith for b in board.state.barons] == [2, 0, 1, 1]


def test_g33_what_was_pledged_in_vain_stays_hidden(board: Board) -> None:
    """Two sums of pledges, both too small: nobody hears more than that."""
    heard = []
    for more in (0, 1):
        rich(board)
        for seat in (RED, GREEN):
            board.state.barons[seat].faith = 2
            board.do(seat, "order pool late")
        board.stack({"city": CITY["vecht"]})
        draw(board, "fire", YELLOW)
        board.do(GREEN, f"{'pledge-faith 1; ' * more}seal")
        heard.append(board.do(RED, "seal"))
        assert "pool-short" in keys(heard[-1])
    assert heard[0] == heard[1]


def test_f34_whose_last_troops_desert_is_abandoned(board: Board) -> None:
    for abandoned in (True, False):
        board.position(abandoned=abandoned)
        board.noble("karmin", "vecht", "english-100")
        draw(board, "desertion")
        assert board.place("karmin") == ""
        assert board.state.nobles[NOBLE["karmin"]].dead == abandoned
        assert board.force("karmin") == []
