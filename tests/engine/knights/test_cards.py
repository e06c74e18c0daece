"""Fate, actions, expeditions, Events and Agendas fulfil every constraint of the rulebook, and say what can be done."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, permutations
from typing import get_args, get_type_hints

from engine.knights.files import AgendaCard, EventCard, Target
from engine.knights.game_data import (
    ACTIONS,
    AGENDA_IDS,
    AGENDAS,
    ALLOCATE,
    BARON_IDS,
    CITY_IDS,
    COPIES,
    EVENT,
    EVENT_IDS,
    EVENTS,
    EXPEDITIONS,
    EXPEDITIONS_FILE,
    FATE,
    KIND,
    KINDS,
    KINGDOM_CITIES,
    MULTIPLIER,
    NATIONS,
    NEUTRALS,
    OUTCOMES,
    TRACK,
    N,
    concession,
    mod,
)
from engine.knights.state.state import Options

ON_BARON = {
    "gain", "lose", "lose-half", "lose-per-city", "steal", "income", "wages", "recruit", "desert", "chairman", "head",
    "ban", "unban", "strip", "free-city",
}  # fmt: skip
OPS = {
    "baron": ON_BARON,
    "noble": {"casualties", "kill", "exhaust", "no-heir"},
    "army": {"heal"},
    "stronghold": {"breach"},
    "city": {"breach", "repair", "fortify", "raze", "kill-here", "casualties-here", "revolt", "riot"},
    "nationality": {"desert"},
    "none": {"sink", "advance", "clear-track"},
}
"""What can be done to each kind of target."""
COUNTED = {
    "gain", "lose", "lose-per-city", "steal", "recruit", "desert", "strip", "free-city", "casualties", "breach",
    "casualties-here", "advance",
}  # fmt: skip
"""Ops with a number."""
NAMED = {"gain", "lose", "lose-half", "lose-per-city", "steal", "strip"}
"""Ops that say of what."""
ABSENT = {"no-faith", "away", "free-pass", "fords", "lands", "no-raze"}
"""Mods without a number."""
ON_LAW = {
    "income-tax", "arms-tax", "attack-strength", "sail-toll", "road-toll", "hire-toll", "no-raze", "votes-cap",
}  # fmt: skip
ON_NOBLE = {"maintained", "fords", "lands", "engines", "wage-relief"}


def agendas(kind: str) -> list[AgendaCard]:
    return [a for a in AGENDAS if a.kind == kind]


def sound(card: EventCard | AgendaCard, target: Target) -> None:
    """Every op fits its target and has what it needs, no more."""
    for effect in card.effects:
        assert effect.op in OPS[target.kind], card.slug
        assert (effect.n > 0) == (effect.op in COUNTED), card.slug
        assert bool(effect.what) == (effect.op in NAMED), card.slug
    for m in card.mods:
        assert (m.n == 0) == (m.mod in ABSENT), card.slug
        assert bool(m.when) == (m.mod in ON_LAW), card.slug


# --- A5: Fate --------------------------------------------------------------------------------------------------------


def test_a5_each_noble_and_each_city_once_each_nation_four_times() -> None:
    assert len(FATE) == 24
    assert sorted(c.noble for c in FATE) == list(range(24))
    assert set(Counter(c.baron for c in FATE).values()) == {4}
    assert set(Counter(c.shape for c in FATE).values()) == {6}
    assert sorted(c.city for c in FATE) == list(range(24))
    assert set(Counter(c.nation for c in FATE).values()) == {4}
    assert all(c.noble == 4 * c.baron + c.shape for c in FATE)


def test_a5_revolts_on_seven_of_twenty_four() -> None:
    assert sum(c.revolt for c in FATE) == 7


def test_a5_a_battle_cannot_empty_the_deck() -> None:
    kinds = Counter(c.battle for c in FATE)
    assert kinds == {"inflict": 9, "prevent": 5, "victory": 6, "draw": 4}
    assert kinds["draw"] <= len(FATE) - (2 * N.drawn - N.discards)


def test_a5_examples_of_battles_can_be_dealt() -> None:
    kinds = Counter(c.battle for c in FATE)
    assert kinds["inflict"] >= 4
    assert kinds["prevent"] >= 1
    assert kinds["victory"] >= 1


def test_a5_expeditions_pay_more_where_fewer_come_home() -> None:
    rows = [Counter(c.expeditions[e] for c in FATE) for e in range(3)]
    lost = [row["lost"] for row in rows]
    home = [sum(n for result, n in row.items() if result[0] == "x") for row in rows]
    best = [max(MULTIPLIER[r] for r in row if r != "none") for row in rows]
    assert EXPEDITIONS == ("ceylon", "spices", "china")
    assert lost == sorted(set(lost))
    assert home == sorted(set(home), reverse=True)
    assert best == [2, 3, 4] == [e.best for e in EXPEDITIONS_FILE.expeditions]


def test_a5_a_blessed_expedition_is_worth_its_crowns() -> None:
    """On average, of the two cards that are drawn, the better; nothing new: drawn again."""
    for e in range(3):
        drawn = [OUTCOMES.index(c.expeditions[e]) for c in FATE]
        plain = [MULTIPLIER[OUTCOMES[n]] for n in drawn if OUTCOMES[n] != "none"]
        best = [OUTCOMES[max(a, b)] for a, b in permutations(drawn, 2)]
        blessed = [MULTIPLIER[r] for r in best if r != "none"]
        assert 1 <= sum(plain) / len(plain) < 1.5
        assert 1.3 < sum(blessed) / len(blessed) < 2.2


# --- A6: actions -----------------------------------------------------------------------------------------------------


def test_a6_two_of_each_of_six_kinds() -> None:
    assert KINDS == (
        "levy-taxes", "draft-soldiers", "rally-support", "serve-the-church", "mobilize-forces", "versatile-strategy",
    )  # fmt: skip
    assert COPIES == (2,) * 6


def test_a6_eight_neutral_cards() -> None:
    assert Counter(NEUTRALS) == {
        "uncertain-times": 1, "muster-troops": 1, "upgrade-defenses": 1, "important-event": 3, "fund-expeditions": 2,
    }  # fmt: skip
    assert len(NEUTRALS) - N.piles * N.neutral_pile_cards == 2


def test_a6_where_cards_are_allocated() -> None:
    where = dict(zip(KINDS, ALLOCATE, strict=True))
    assert {slug: set(areas) for slug, areas in where.items()} == {
        "levy-taxes": {"taxes"}, "draft-soldiers": {"wages"}, "rally-support": {"assembly"},
        "serve-the-church": {"taxes", "wages", "assembly"}, "mobilize-forces": {"wages", "assembly"},
        "versatile-strategy": set(),
    }  # fmt: skip


def test_a6_seven_spots_of_the_track_and_their_fees() -> None:
    assert [(s.number, s.fee) for s in TRACK] == [(0, 8), (0, 7), (2, 6), (3, 5), (4, 4), (5, 3), (6, 2)]
    assert all(sum(s.number <= seats for s in TRACK) == seats + 1 for seats in range(2, 7))


def test_a6_cards_can_never_all_be_locked_up() -> None:
    lockable = sum(COPIES) - COPIES[KIND["versatile-strategy"]]
    for seats in range(2, 7):
        assert len(ACTIONS.areas) * (N.trigger * seats - 1) < lockable * seats
    assert COPIES[KIND["versatile-strategy"]] == 2


# --- A7: Events ------------------------------------------------------------------------------------------------------


def test_a7_thirty_six_events_of_three_colours() -> None:
    assert Counter(e.colour for e in EVENTS) == {"red": 14, "green": 10, "blue": 12}
    assert len(set(EVENT_IDS)) == 36


def test_a7_what_can_be_cancelled() -> None:
    """Most red cards, some blue ones, no green one; blue ones cost more than one Baron likes to pay alone."""
    costs = {colour: [e.cost for e in EVENTS if e.colour == colour] for colour in ("red", "green", "blue")}
    assert sum(c > 0 for c in costs["red"]) > 10
    assert 0 in costs["red"]
    assert set(costs["green"]) == {0}
    assert 0 in costs["blue"]
    assert sum(c > 1 for c in costs["blue"]) > 6
    assert max(e.cost for e in EVENTS) == 3


def test_a7_red_and_green_strike_the_drawer_alone() -> None:
    for e in EVENTS:
        if e.colour != "blue" and e.slug != "informer":
            assert e.target.by == "self" or e.target.of == "own", e.slug
        if e.colour == "blue":
            assert e.target.by in ("fate", "all", "most", ""), e.slug
    informer = EVENTS[EVENT["informer"]]
    assert [x.op for x in informer.effects] == ["steal"]


def test_a7_fate_is_asked_for_all_four_kinds() -> None:
    asked = {e.target.kind for e in EVENTS if e.target.by == "fate"}
    assert asked == {"baron", "noble", "city", "nationality"}


def test_a7_events_that_the_texts_name() -> None:
    fire = EVENTS[EVENT["fire"]]
    assert (fire.colour, fire.cost, fire.target) == ("blue", 2, Target("city", "fate", "unrazed"))
    assert [x.op for x in fire.effects] == ["kill-here", "raze"]
    for slug in ("no-heir", "broken-line"):
        card = EVENTS[EVENT[slug]]
        assert card.lasting
        assert [x.op for x in card.effects] == ["no-heir"]
    assert EVENTS[EVENT["heretic"]].lasting
    assert [x.op for x in EVENTS[EVENT["assassin"]].effects] == ["casualties"]
    ops = {x.op for e in EVENTS for x in e.effects}
    assert {"chairman", "head", "kill", "breach", "casualties", "gain", "lose"} <= ops


def test_a7_all_that_barons_have_can_be_lost_and_won() -> None:
    lost = {x.what for e in EVENTS for x in e.effects if x.op.startswith("lose")}
    won = {x.what for e in EVENTS for x in e.effects if x.op == "gain"}
    assert lost == won == {"crowns", "votes", "faith", "influence"}
    assert {"recruit", "desert"} <= {x.op for e in EVENTS for x in e.effects}


def test_a7_every_event_can_be_carried_out() -> None:
    for e in EVENTS:
        assert e.effects or e.mods, e.slug
        assert not e.mods or e.lasting, e.slug
        sound(e, e.target)
        assert bool(e.target.measure) == (e.target.by == "most"), e.slug
        assert bool(e.target.where) == (e.target.kind == "noble"), e.slug
        assert not {m.mod for m in e.mods} & (ON_LAW | ON_NOBLE), e.slug


# --- A8: Agendas -----------------------------------------------------------------------------------------------------


def test_a8_forty_four_agendas_of_five_kinds() -> None:
    assert Counter(a.kind for a in AGENDAS) == {"motion": 10, "law": 8, "charge": 12, "office": 10, "private": 4}
    assert len(AGENDA_IDS) == 41
    assert {a.slug for a in agendas("private")} == {"private-motion"}


def test_a8_who_is_voted_for() -> None:
    """Charges and offices go to a Baron; laws and private motions are carried or not; motions are of both kinds."""
    assert {a.vote for a in agendas("charge") + agendas("office")} == {"baron"}
    assert {a.vote for a in agendas("law") + agendas("private")} == {"yes-no"}
    assert {a.vote for a in agendas("motion")} == {"baron", "yes-no"}


def test_a8_six_concessions() -> None:
    paying = [concession(a) for a in AGENDAS if concession(a)]
    assert sorted(paying) == [2, 2, 2, 3, 3, 4]


def test_a8_every_law_says_when_it_bites() -> None:
    assert all(len(a.mods) == 1 and a.mods[0].mod in ON_LAW and a.mods[0].when for a in agendas("law"))
    assert {a.mods[0].when for a in agendas("law")} == {
        "taxes", "wages", "battle", "sail", "road", "raze", "draft", "assembly",
    }  # fmt: skip


def test_a8_what_the_texts_name() -> None:
    laws = {m.mod for a in agendas("law") for m in a.mods}
    assert {"income-tax", "attack-strength"} <= laws
    away = [a.kind for a in AGENDAS if mod(a, "away") is not None]
    assert sorted(away) == ["charge", "office"]
    stripped = {x.what: a.refusable for a in AGENDAS for x in a.effects if x.op == "strip"}
    assert stripped == {"office": False, "charge": False}
    assert {"chairman", "head", "ban"} <= {x.op for a in agendas("motion") for x in a.effects}
    traitor = next(a for a in AGENDAS if a.slug == "traitor-to-the-crown")
    assert (traitor.vote, [x.op for x in traitor.effects]) == ("baron", ["ban"])


def test_a8_many_offices_maintain_troops() -> None:
    kept = [n for a in agendas("office") if (n := mod(a, "maintained")) is not None]
    assert len(kept) > 5
    assert all(n % 50 == 0 for n in kept)
    assert max(kept) <= 250


def test_a8_every_agenda_can_be_carried_out() -> None:
    for a in AGENDAS:
        assert (a.kind == "motion") == bool(a.effects), a.slug
        assert (a.kind in ("law", "charge", "office")) == bool(a.mods), a.slug
        sound(a, Target("baron"))
        for m in a.mods:
            assert (m.mod in ON_LAW) == (a.kind == "law"), a.slug
            assert m.mod not in ON_NOBLE or a.kind == "office", a.slug


# --- all of it -------------------------------------------------------------------------------------------------------


def test_no_two_things_share_a_name() -> None:
    """What a user can name in a command is named once."""
    slugs = [*EVENT_IDS, *AGENDA_IDS, *KINDS, *dict.fromkeys(NEUTRALS), *EXPEDITIONS, *NATIONS, *BARON_IDS, *CITY_IDS]
    assert len(set(slugs)) == len(slugs)


def test_numbers_of_the_rulebook() -> None:
    assert N.razed == (11, 7, 5, 3, 0)
    assert [len(KINGDOM_CITIES) - n for n in N.razed] == [7, 11, 13, 15, 18]
    assert (Options().length, get_args(get_type_hints(Options)["length"])) == (10, (8, 10, 12, 15))
    assert (N.repair, N.fortify, N.muster, N.raze, N.revolt_income, N.revolt_faith) == (2, 4, 2, 3, 2, 1)
    assert (EXPEDITIONS_FILE.spaces, EXPEDITIONS_FILE.invest, EXPEDITIONS_FILE.blessing) == (3, 5, 1)


def test_a_vocabulary_without_idle_words() -> None:
    """Every op stands on a card, and no two cards say the same."""
    used = {x.op for e in EVENTS for x in e.effects} | {x.op for a in AGENDAS for x in a.effects}
    assert used == set().union(*OPS.values())
    singles = [a for a in AGENDAS if a.kind != "private" and not concession(a)]
    for one, two in combinations(singles, 2):
        assert (one.effects, one.mods) != (two.effects, two.mods)
