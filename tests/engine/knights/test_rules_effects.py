"""What cards do, by the numbers of their texts (K8.1, K10.7), and standing orders that pay Faith."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from bot import locale
from engine.core import Event
from engine.knights.effects import Struck, apply
from engine.knights.files import Effect
from engine.knights.game_data import CITIES, CITY, EVENT, EVENTS, NOBLE, NOBLE_IDS
from engine.knights.rules import KNIGHTS
from engine.knights.state import KnState, nobles_of
from engine.knights.words import TROOP_IDS
from tests.engine.knights.kit import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    city,
    clear,
    do,
    force,
    grant,
    keys,
    legal,
    noble,
    place,
    position,
    prompt,
    rest,
    reveal,
    run,
    stack,
    stronghold,
    waits,
    why,
)


def rich() -> KnState:
    """A Kingdom in which every Event finds something of red: an army, cities, walls, wealth, an expedition."""
    state = position()
    baron = state.barons[RED]
    baron.crowns, baron.votes, baron.influence = 20, 6, 4
    noble(state, "karmin", "vecht", "english-200", "english-100", "regular-100", losses=1)
    noble(state, "blauen", "lorne", "english-50", "polish-200", "polish-150")
    stronghold(state, RED, None, "french-200", losses=1)
    city(state, "vecht", RED)
    city(state, "monz", RED, breaches=1)
    state.expeditions[0].spot, state.expeditions[0].stakes = 1, [3, 2, 0, 0]
    state.track[:2] = [RED, BLUE]
    return state


def draw(state: KnState, slug: str, drawer: int = RED) -> list[Event]:
    """A seat draws an Event; the Head of the Church (blue) pays to name it."""
    card = EVENT[slug]
    state.events.remove(card)
    state.events.insert(0, card)
    state.barons[BLUE].faith = int(EVENTS[card].colour == "red")
    events = reveal(state, -1, "important-event")
    return [*events, *do(state, BLUE, f"name seat-{drawer}")]


def settle(state: KnState) -> None:
    """Every question until the filler is answered as silence would."""
    for _ in range(40):
        asked = [(seat, p) for seat, mine in KNIGHTS.prompts(state).items() for p in mine if p.blocks]
        if not asked or asked[0][1].step == "draft-soldiers":
            return
        seat, question = asked[0]
        for action in question.default:
            do(state, seat, str(action))
    raise AssertionError("it never ends")


@pytest.mark.parametrize("slug", [card.slug for card in EVENTS])
def test_k8_1_every_event_is_played_to_its_end(slug: str) -> None:
    state = rich()
    draw(state, slug)
    settle(state)
    assert waits(state) == [YELLOW]
    found = EVENT[slug] in state.events_out or any(e.card == EVENT[slug] for e in state.lasting)
    assert found
    assert EVENTS[EVENT[slug]].lasting == any(e.card == EVENT[slug] for e in state.lasting)


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
def test_k8_1_the_numbers_of_a_text_are_what_happens(slug: str) -> None:
    fate, measure, sign = NUMBERS[slug]
    state = rich()
    state.barons[RED].faith = 3 * (slug == "doubt")
    before = measure(state)
    if fate:
        stack(state, fate)
    draw(state, slug)
    settle(state)
    said = re.search(r"\d+", locale.text("en", f"knights-text-{slug}"))
    assert said is not None
    assert measure(state) - before == sign * int(said[0])


def test_k8_1_an_assassin_takes_three() -> None:
    state = position()
    noble(state, "karmin", "vecht", "english-200", "english-150", "regular-100")
    draw(state, "assassin")
    assert state.nobles[NOBLE["karmin"]].losses == 3


def test_k8_1_a_broken_line_lies_by_whom_it_strikes() -> None:
    state = position()
    noble(state, "karmin", "vecht", "regular-100")
    found = stack(state, {"noble": NOBLE["blauen"]})
    assert found
    draw(state, "broken-line", YELLOW)
    assert [(e.card, e.seat, e.noble) for e in state.lasting] == [(EVENT["broken-line"], BLUE, NOBLE["blauen"])]
    assert not state.nobles[NOBLE["blauen"]].heir


# --- what motions do -------------------------------------------------------------------------------------------------


def motion(state: KnState, effect: Effect, seat: int) -> list[Event]:
    """A motion strikes a seat; red is Chairman."""
    events: list[Event] = []
    clear(state)
    rest(state)
    apply(state, effect, RED, Struck(seat), events)
    return [*events, *run(state)]


def test_k10_7_a_crown_for_each_city_as_far_as_the_purse_goes() -> None:
    state = position(crowns=1)
    city(state, "vecht", GREEN)
    city(state, "cadiz", GREEN)
    motion(state, Effect("lose-per-city", 1, "crowns"), GREEN)
    assert state.barons[GREEN].crowns == 0


def test_k10_7_the_chairman_says_which_card_is_lost() -> None:
    state = position()
    grant(state, "silver-mines", seat=GREEN)
    grant(state, "legate", seat=GREEN)
    motion(state, Effect("strip", 1, "charge"), GREEN)
    assert waits(state) == [RED]
    assert legal(state, RED) == ["strip silver-mines", "strip legate"]
    events = do(state, RED, "strip legate")
    assert "strips" in keys(events)
    assert len(state.barons[GREEN].charges) == 1
    motion(state, Effect("strip", 1, "office"), GREEN)
    assert waits(state) == [YELLOW], "no office, nothing to say"


def test_k10_7_the_poorest_city_is_freed_by_silence() -> None:
    state = position()
    for name in ("monz", "vecht", "kovel"):
        city(state, name, GREEN)
    motion(state, Effect("free-city", 1), GREEN)
    assert prompt(state, GREEN).step == "free-city"
    assert why(state, GREEN, "free lorne") == "free-city"
    poorest = min(("monz", "vecht", "kovel"), key=lambda name: (CITIES[CITY[name]].income, CITY[name]))
    assert str(prompt(state, GREEN).default[0]) == f"free {poorest}"
    do(state, GREEN, "free vecht")
    assert state.cities[CITY["vecht"]].owner == -1


def test_k10_7_a_ban_is_lifted() -> None:
    state = position()
    state.barons[GREEN].banned = True
    events = motion(state, Effect("unban"), GREEN)
    assert [e.seals for e in events if e.key == "knights-unbanned"] == [True]
    assert not state.barons[GREEN].banned


def test_k10_7_the_chairman_says_which_office_is_lost() -> None:
    """Of Nobles who have one; those who have none do not stand in the way."""
    state = position()
    noble(state, "sinople", "lorne", "regular-50")
    noble(state, "genet", "vecht", "regular-50")
    mine = [NOBLE_IDS[n] for n in nobles_of(state, GREEN)]
    grant(state, "constable", mine[1])
    grant(state, "marshal", mine[3])
    motion(state, Effect("strip", 1, "office"), GREEN)
    assert sorted(legal(state, RED)) == ["strip constable", "strip marshal"]
    assert "strips" in keys(do(state, RED, "strip marshal"))
    shown = {n.slug: n.office for n in KNIGHTS.view(state, None).nobles if n.seat == GREEN}
    assert [shown[slug] for slug in mine] == ["", "constable", "", ""]


# --- standing orders -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("most", "crowns"), [(2, 20), (1, 10)])
def test_k8_1_a_standing_order_pays_up_to_so_much_faith(most: int, crowns: int) -> None:
    state = rich()
    state.barons[RED].faith = 3
    do(state, RED, f"order cancel {most}")
    draw(state, "debts")
    assert waits(state) == [YELLOW]
    assert (state.barons[RED].crowns, state.barons[RED].faith) == (crowns, 1 if most == 2 else 3)


def test_k8_1_a_standing_order_pledges_where_it_strikes() -> None:
    state = rich()
    state.barons[RED].faith = state.barons[GREEN].faith = 2
    do(state, RED, "order pool 3")
    do(state, GREEN, "order pool 3")
    stack(state, {"city": CITY["vecht"]})
    draw(state, "plague", YELLOW)
    settle(state)
    assert state.nobles[NOBLE["karmin"]].losses == 1
    assert (state.barons[RED].faith, state.barons[GREEN].faith) == (0, 2)


def test_g33_who_pledges_pays_from_the_chairman_on() -> None:
    """More was pledged than the card asks."""
    state = rich()
    for seat in (RED, GREEN, YELLOW):
        state.barons[seat].faith = 2
        do(state, seat, "order pool late")
    state.chairman = GREEN
    stack(state, {"city": CITY["vecht"]})
    draw(state, "plague", YELLOW)
    do(state, RED, "pledge-faith 2; seal")
    do(state, GREEN, "pledge-faith 1; seal")
    do(state, YELLOW, "pledge-faith 2; seal")
    assert [b.faith for b in state.barons] == [2, 0, 1, 1]


def test_g33_what_was_pledged_in_vain_stays_hidden() -> None:
    """Two sums of pledges, both too small: nobody hears more than that."""
    heard = []
    for more in (0, 1):
        state = rich()
        for seat in (RED, GREEN):
            state.barons[seat].faith = 2
            do(state, seat, "order pool late")
        stack(state, {"city": CITY["vecht"]})
        draw(state, "fire", YELLOW)
        do(state, GREEN, f"{'pledge-faith 1; ' * more}seal")
        heard.append(do(state, RED, "seal"))
        assert "pool-short" in keys(heard[-1])
    assert heard[0] == heard[1]


def test_f34_whose_last_troops_desert_is_abandoned() -> None:
    for abandoned in (True, False):
        state = position(abandoned=abandoned)
        noble(state, "karmin", "vecht", "english-100")
        draw(state, "desertion")
        assert place(state, "karmin") == ""
        assert state.nobles[NOBLE["karmin"]].dead == abandoned
        assert force(state, "karmin") == []
