"""What everybody works out from a view is what the rules reckon from the state, and what they then do."""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable, Iterable, Iterator
from typing import Any, NamedTuple

import pytest

from engine.core import Action, Event, Prompt, SeatRef
from engine.knights import analysis
from engine.knights.game_data import (
    AGENDAS,
    AREA,
    AREA_IDS,
    AREA_OF,
    AREAS,
    CITY,
    CITY_IDS,
    EVENT,
    EVENTS,
    EXPEDITIONS,
    NOBLE,
    NOBLE_IDS,
    NONE,
    TROOPS,
)
from engine.knights.rules import KNIGHTS as RULES
from engine.knights.state.frames import Fight, March
from engine.knights.state.frames_vote import Draft
from engine.knights.state.frames_war import Retreat
from engine.knights.state.slugs import KEEP, TROOP, TROOP_IDS
from engine.knights.state.state import KnState, nobles_of, players, seat_of
from tests.engine.driver import answer
from tests.engine.knights.play import lively
from tests.engine.knights.rare import rare
from tests.engine.pairs import read
from tests.engine.recorded_games import Step, walk
from tests.engine.supplements import CASES

QUICK, ALL = 100, 500
"""Positions that are looked at."""
PAYS = frozenset(f"knights-{name}" for name in ("income", "votes", "influence", "pays", "toll", "levies", "rallies"))
"""Events that pay something."""
Args = Iterable[tuple[Any, ...]]


class Moment(NamedTuple):
    """A position in which somebody acts."""

    save: bytes
    """The position before."""
    seat: int
    """Who acts."""
    action: Action
    """What is done."""
    prompt: Prompt
    """The question that it answers."""
    events: list[Event]
    """What it brought."""


def moments(count: int) -> Iterator[Moment]:
    """Moments of recorded games, of every verb and what pays in turn, and of games that go on from rare positions."""
    rng = random.Random(7)
    verbs: dict[str, list[Step]] = {}
    for case in [case for case in CASES if case[0] == "knights"][: 1 + count // 40]:
        for step in walk(case).steps:
            for name in {step.action.verb, *(event.key for event in step.events if event.key in PAYS)}:
                verbs.setdefault(name, []).append(step)
    for _, verb in zip(range(count // 2), itertools.cycle(sorted(verbs)), strict=False):
        step = rng.choice(verbs[verb])
        yield Moment(step.save, step.seat, step.action, step.prompt, step.events)
    for number in range(count - count // 2):
        state = rare(2 + number % 5, number)
        for _ in range(rng.randrange(12)):
            if (said := answer(rng, RULES, state, lively)) is not None:
                RULES.apply(state, said[0], said[2])
        if (said := answer(rng, RULES, state, lively)) is not None:
            save = RULES.dumps(state)
            yield Moment(save, said[0], said[2], said[1], RULES.apply(state, said[0], said[2]))


# --- the same from the view and from the state -----------------------------------------------------------------------


def some_seats(state: KnState) -> list[int]:
    """Two of those who play, others in every question."""
    able = players(state)
    return sorted({able[state.serial % len(able)], able[(state.serial // 2) % len(able)]})


def some_areas(state: KnState) -> range:
    """A fifth of all areas, others in every question."""
    return range(state.serial % 5, len(AREAS), 5)


def none(state: KnState) -> Args:
    """Of the whole position."""
    return [()]


def each_seat(state: KnState) -> Args:
    """Of every seat that plays."""
    return [(s,) for s in players(state)]


def each_noble(state: KnState) -> Args:
    """Of every Noble of a Baron who plays."""
    return [(n,) for n in range(len(NOBLE_IDS)) if seat_of(state, n) != NONE]


def each_place(state: KnState) -> Args:
    """Of areas and seats."""
    return [(s, a) for s in some_seats(state) for a in some_areas(state)]


def attacks(state: KnState) -> list[analysis.Attack]:
    """Every attack that could be begun, with every target there is."""
    found = [
        analysis.attack_on(state, s, a, target)
        for s in some_seats(state) for a in analysis.battlefields(state, s) for target in analysis.targets(state, s, a)
    ]  # fmt: skip
    walls = [
        analysis.attack_on(state, s, a, target)
        for s in some_seats(state) for a in some_areas(state) if (target := analysis.walls_of(state, s, a))
    ]  # fmt: skip
    return list(dict.fromkeys([*found, *walls]))


def each_attack(state: KnState) -> Args:
    """Of every attack."""
    return [(attack,) for attack in attacks(state)]


def bands(state: KnState) -> Args:
    """Of every attack with all who may go, and with one alone."""
    for attack in attacks(state):
        fresh = analysis.fighters(state, attack.seat, attack.area)
        yield attack, fresh
        yield attack, fresh[:1]


def armies(state: KnState) -> Args:
    """Of all Nobles of a seat, of one and of none."""
    for seat in players(state):
        mine = list(nobles_of(state, seat))
        for some in (mine, mine[1:2], []):
            yield seat, some


def ways(state: KnState) -> Args:
    """Of every way of every Noble."""
    return [(s, way) for s in some_seats(state) for n in nobles_of(state, s) for way in analysis.routes(state, n)]


def offices(state: KnState) -> Args:
    """Of every Noble, by what its office may say."""
    return [(n, name) for (n,) in each_noble(state) for name in ("lands", "fords", "maintained", "wage-relief")]


def guarded(state: KnState) -> Args:
    """Of every city in which its Baron has Nobles, without them."""
    for city, it in enumerate(state.cities):
        nobles = analysis.nobles_at(state, AREA_OF[city], it.owner) if it.owner != NONE else []
        if nobles:
            yield it.owner, AREA_OF[city], nobles


def hired(state: KnState) -> Args:
    """Of every Mercenary on offer with everybody who may have it."""
    return [(s, card, to) for s in players(state) for card in state.offer for to in analysis.receivers(state, s)]


def appointed(state: KnState) -> Args:
    """Of every office with every Noble."""
    given = [n for n, card in enumerate(AGENDAS) if card.kind == "office"]
    return [(s, noble, office) for s in players(state) for noble in nobles_of(state, s) for office in given]


def dismissed(state: KnState) -> Args:
    """Of every Mercenary of every seat."""
    for seat in players(state):
        for noble in (*nobles_of(state, seat), NONE):
            troops = state.barons[seat].stronghold.troops if noble == NONE else state.nobles[noble].troops
            cards = dict.fromkeys(TROOP[TROOP_IDS[t]] for t in troops if TROOPS[t].nation != NONE)
            yield from ((seat, card, noble) for card in cards)


SAME: dict[str, Callable[[KnState], Args]] = {
    "army_of": each_noble, "attack_strength": armies, "attends": each_seat, "battlefields": each_seat,
    "behind_walls": each_attack, "can_besiege": bands, "can_move": each_noble, "church_faith": each_seat,
    "church_head": each_seat, "comers": each_place, "defence_strength": each_attack, "empties": none,
    "decider": none, "ranks": none, "scores": none,
    "entrances": each_seat, "exposure": guarded,
    "fighters": each_place, "forecast": bands, "fortify_cost": each_seat, "goals": each_seat,
    "influence_due": each_seat, "inside": each_attack, "is_free": each_noble, "keepers": each_place, "land_toll": ways,
    "leave_needed": ways, "levy_crowns": each_seat, "may_besiege": bands, "most_invested": each_seat,
    "muster_cost": each_seat, "noble_mod": offices, "own_siege": each_place, "rally_chair": each_seat,
    "reach": each_seat,
    "receipts": each_seat, "receivers": each_seat, "repair_cost": each_seat, "routes": each_noble,
    "sea_toll": each_seat, "siege_attack": armies, "siege_defence": each_attack, "siege_open": each_attack,
    "siege_strengths": bands, "stronghold_sites": each_seat, "targets": each_place, "third": each_attack,
    "troops_of": each_noble, "unguarded": each_seat, "votes_due": each_seat, "voyages": each_noble,
    "wages_appointed": appointed, "wages_due": each_seat, "wages_hired": hired, "wages_saved": dismissed,
    "walls_of": each_place, "wealth": each_seat,
    "nobles_at": lambda state: [(a, s) for s, a in each_place(state)],
    "attack_on": lambda state: [(s, a, t) for s, a in each_place(state) for t in analysis.targets(state, s, a)],
    "defender": lambda state: [(a, t) for s, a in each_place(state) for t in analysis.targets(state, s, a)],
    "ripe": lambda state: [(siege,) for siege in state.sieges],
    "refuges": lambda state: [(n, a) for s, a in each_place(state) for n in nobles_of(state, s)],
    "sources": lambda state: [(n, [state.nobles[n].area]) for (n,) in each_noble(state) if state.nobles[n].area >= 0],
    "hitches": lambda state: [(s, card) for s in players(state) for card in AGENDAS if card.vote == "baron"],
    "hire_price": lambda state: [(s, card) for s in players(state) for card in state.offer],
    "verdict": lambda state: [(reason,) for reason in ("majority", "influence", "nobody")],
    "decreed": lambda state: [(s, what) for s in players(state) for what in ("sieges", "roads", "harbours")],
    "toll": lambda state: [(s, law) for s in players(state) for law in ("road-toll", "sail-toll", "hire-toll")],
    "draw_price": lambda state: [(colour, s) for s in players(state) for colour in ("red", "green", "blue")],
    "enough_votes": lambda state: [(s, players(state), state.chairman) for s in players(state)],
}  # fmt: skip
"""By function what it is asked."""
BY_NUMBERS = {
    "cards_drawn", "cards_dropped", "expedition_results", "left", "miracle_cost", "raze_crowns", "revolt_chance",
    "revolt_price", "spent",
}  # fmt: skip
"""Functions of numbers and cards alone, which have tests of their own below."""
OF_VIEWS = {"last_to_seal"}
"""Functions of a view alone, which have tests of their own elsewhere."""
NAMES = {"CITY", "FAVOURS", "KEEP", "OPEN", "STRONGHOLD", "TROOP", "Attack", "Comers", "Exposure", "Odds", "Position",
         "PublicPosition", "Route", "men_of", "public_position", "troop_of"}  # fmt: skip
"""Words and types, what makes a position of a view, and what troops are called."""


def test_every_function_is_looked_at() -> None:
    assert set(analysis.__all__) == set(SAME) | BY_NUMBERS | OF_VIEWS | NAMES


def same(moment: Moment) -> None:
    """A view says the same as the state, whoever looks."""
    state = read(RULES, moment.save)
    seen = analysis.public_position(RULES.view(state, moment.seat))
    assert analysis.public_position(RULES.view(state, None)) == seen
    for name, asked in SAME.items():
        function = getattr(analysis, name)
        for args in asked(state):
            assert function(seen, *args) == function(state, *args), (name, args)


# --- what the rules then do ------------------------------------------------------------------------------------------


def words_of(prompt: Prompt, verb: str) -> list[tuple[str | int, ...]]:
    """The arguments of all actions of a verb."""
    return [a.args for a in prompt.actions if a.verb == verb]


def asked_is_so(state: KnState, at: analysis.Position, seat: int, prompt: Prompt) -> None:
    """What a question lists is what the view says that can be done."""
    frame, baron, view = state.frames[-1], at.barons[seat], RULES.view(state, seat)
    match prompt.step:
        case "march" if isinstance(frame, March):
            target = AREA.get(view.march.target, NONE) if view.march is not None else NONE
            found = [
                (NOBLE_IDS[n], *(AREA_IDS[a] for a in way)) for n in nobles_of(state, seat)
                for way in analysis.routes(at, n) if target in (NONE, way[-1]) and not set(way[:-1]) & set(frame.barred)
            ]  # fmt: skip
            sails = [(NOBLE_IDS[n], AREA_IDS[p]) for n in nobles_of(state, seat) for p in analysis.voyages(at, n)]
            moves = frame.target != NONE or not frame.done
            assert words_of(prompt, "march") == (found if moves else [])
            assert words_of(prompt, "sail") == [s for s in sails if moves and target in (NONE, AREA[s[1]])]
        case "bring" if isinstance(frame, March):
            assert view.march is not None
            sources = analysis.sources(at, NOBLE[view.march.noble], [AREA[a] for a in view.march.trail])
            names = [KEEP if n == NONE else NOBLE_IDS[n] for n in sources]
            assert list(dict.fromkeys(a for a, _ in words_of(prompt, "bring"))) == names
        case "mobilize-forces":
            assert words_of(prompt, "target") == [(AREA_IDS[a],) for a in analysis.goals(at, seat)]
        case "fight" if isinstance(frame, Fight):
            fields = analysis.battlefields(at, seat) if frame.area == NONE else [frame.area]
            found = [(AREA_IDS[a], t) for a in fields for t in analysis.targets(at, seat, a)]
            assert words_of(prompt, "attack") == [f for f in found if " ".join(f) not in frame.barred]
        case "battle-kind":
            assert view.war is not None
            attack = analysis.attack_on(at, seat, AREA[view.war.area], view.war.target)
            fresh = analysis.fighters(at, seat, attack.area)
            assert (Action("besiege") in prompt.actions) == analysis.may_besiege(at, attack, fresh)
            mine, theirs = analysis.siege_strengths(at, attack, fresh)
            assert (prompt.params["mine"], prompt.params["theirs"]) == (mine, theirs)
        case "draft" if isinstance(frame, Draft):
            dear = {t for t in state.offer if analysis.hire_price(at, seat, t) > baron.crowns}
            hired = {slug for slug, *_ in words_of(prompt, "hire")}
            open_to = [t for t in state.offer if frame.nation in (NONE, TROOPS[t].nation)]
            assert hired == {TROOP_IDS[t] for t in open_to if t not in dear}
            places = {KEEP if n == NONE else NOBLE_IDS[n] for n in analysis.receivers(at, seat)}
            assert {where for _, where, *_ in words_of(prompt, "hire")} == (places if hired else set())
        case "invest":
            assert len(words_of(prompt, "invest")) == analysis.most_invested(at, seat)
        case "muster":
            losses = {NOBLE_IDS[n]: at.nobles[n].losses for n in nobles_of(at, seat)} | {KEEP: baron.stronghold.losses}
            most = baron.crowns // analysis.muster_cost(at, seat)
            able = {(name, n) for name, lost in losses.items() for n in range(1, min(lost, most) + 1)}
            assert set(words_of(prompt, "muster")) == able
        case "upgrade":
            fortified = {city for (city,) in words_of(prompt, "fortify")}
            rich = analysis.fortify_cost(at, seat) <= baron.crowns
            weak = {c.slug for c in view.cities if c.owner == seat and not c.fortified and not c.besiegers}
            assert fortified == (weak if rich else set())
            assert all(n * analysis.repair_cost(at, seat) <= baron.crowns for _, n in words_of(prompt, "repair"))  # type: ignore[operator]
        case "found":
            assert words_of(prompt, "found") == [(AREA_IDS[a],) for a in analysis.stronghold_sites(at, seat)]
        case "return":
            entrances = {AREA_IDS[a] for a in analysis.entrances(at, seat)}
            assert {area for _, area in words_of(prompt, "place")} in (entrances, set())
        case "retreat" if isinstance(frame, Retreat):
            refuges = analysis.refuges(at, frame.nobles[0], frame.area)
            assert words_of(prompt, "retreat") == [(NOBLE_IDS[frame.nobles[0]], AREA_IDS[a]) for a in refuges]
        case "revolt":
            city = CITY[str(prompt.actions[-1].args[0])]
            paid = Action("pay", (CITY_IDS[city], "crowns")) in prompt.actions
            assert paid == (baron.crowns >= analysis.revolt_price(city))
        case "event-drawer":
            colour = view.decks.back
            drawers = [s for s in players(state) if analysis.draw_price(at, colour, s) <= baron.faith]
            assert words_of(prompt, "name") == [(f"seat-{s}",) for s in drawers]
        case _:
            pass


def done_is_so(moment: Moment, at: analysis.Position) -> None:
    """What an action brings is what the view said before."""
    seat, verb, args = moment.seat, moment.action.verb, moment.action.args
    state = RULES.loads(moment.save)
    events = RULES.apply(state, seat, moment.action)
    keys = [event.key.removeprefix("knights-") for event in events]
    brought: dict[str, list[dict[str, Any]]] = {}
    for event in events:
        brought.setdefault(event.key.removeprefix("knights-"), []).append(dict(event.params))
    crowns, faith = at.barons[seat].crowns, at.barons[seat].faith
    spent = crowns - state.barons[seat].crowns
    match verb:
        case "march" if "moves" in brought:
            paid = brought["toll"][0]["n"] if keys[0] == "toll" else 0
            assert paid == analysis.land_toll(at, seat, [AREA[str(a)] for a in args[1:]])
        case "march":
            needed = analysis.leave_needed(at, seat, [AREA[str(a)] for a in args[1:]])
            assert brought["asks-leave"][0]["seats"] == [SeatRef(s) for s in sorted({s for s, _ in needed})]
        case "sail":
            paid = brought["toll"][0]["n"] if keys[0] == "toll" else 0
            assert paid == analysis.sea_toll(at, seat)
        case "hire":
            assert spent == analysis.hire_price(at, seat, TROOP_IDS.index(str(args[0])))
        case "repair" if len(brought) == 1:
            assert spent == int(args[1]) * analysis.repair_cost(at, seat)
        case "fortify" if len(brought) == 1:
            assert spent == analysis.fortify_cost(at, seat)
        case "muster" if len(brought) == 1:
            assert spent == int(args[1]) * analysis.muster_cost(at, seat)
        case "pay" if args[1] == "crowns" and {*brought} <= {"quells", "quiet", "revolt"}:
            assert spent == analysis.revolt_price(CITY[str(args[0])])
        case "raze":
            assert brought["razes"][0]["n"] == analysis.raze_crowns(CITY[brought["razes"][0]["city"].slug])
        case "name":
            drawer = int(str(args[0]).removeprefix("seat-"))
            cost = analysis.draw_price(at, RULES.view(RULES.loads(moment.save), seat).decks.back, drawer)
            assert "pays-faith" in brought or "gains-faith" in brought or faith - state.barons[seat].faith == cost
        case "miracle":
            assert faith - state.barons[seat].faith == analysis.miracle_cost(EVENTS[EVENT[str(args[0])]])
        case "use" if "levies" in brought:
            assert brought["levies"][0]["n"] == analysis.levy_crowns(at, seat)
        case "use" if "rallies" in brought:
            assert (keys[1] == "chairman") == (at.chairman != seat and analysis.rally_chair(at, seat))
        case "serve":
            faithful = analysis.church_faith(at, seat)
            assert keys[0] == ("serves" if faithful else "serves-in-vain")
            assert not faithful or brought["serves"][0]["n"] == faithful
            assert (keys[1] == "head") == (at.head != seat and analysis.church_head(at, seat))
        case "attack" if "asks-consent" in brought:
            attack = analysis.attack_on(at, seat, AREA[str(args[0])], str(args[1]))
            assert brought["asks-consent"][0]["seats"] == [SeatRef(s) for s in analysis.third(at, attack)]
        case _:
            pass
    phases_are_so(at, brought)


def phases_are_so(at: analysis.Position, brought: dict[str, list[dict[str, Any]]]) -> None:
    """What special phases and the upkeep pay is what the view said before; nothing that changes it came between."""
    if {"captures", "free", "besieges", "siege-lifted", "stronghold-lost", "burns", "surrenders"} & {*brought}:
        return
    for event in brought.get("income", []):
        assert event["n"] == analysis.receipts(at, event["seat"].seat)
    for event in brought.get("votes", []):
        assert event["n"] == analysis.votes_due(at, event["seat"].seat)
        assert analysis.attends(at, event["seat"].seat)
    for event in brought.get("influence", []):
        assert event["n"] == analysis.influence_due(at, event["seat"].seat)
    if "pays" in brought and "wages" in brought and not {"deserts", "hires"} & {*brought}:
        paid = [*brought["pays"], *brought.get("pays-regulars", [])]
        for seat in {event["seat"].seat for event in brought["pays"]}:
            if at.barons[seat].crowns >= analysis.wages_due(at, seat):
                assert sum(e["n"] for e in paid if e["seat"].seat == seat) == analysis.wages_due(at, seat)


def checked(count: int) -> None:
    """All of it in so many moments."""
    for moment in moments(count):
        same(moment)
        state = RULES.loads(moment.save)
        for seat, prompts in RULES.prompts(state).items():
            seen = analysis.public_position(RULES.view(state, seat))
            for prompt in prompts:
                asked_is_so(state, seen, seat, prompt)
        done_is_so(moment, analysis.public_position(RULES.view(state, moment.seat)))


def test_in_some_positions() -> None:
    checked(QUICK)


@pytest.mark.slow
def test_in_many_positions() -> None:
    checked(ALL)


# --- numbers alone ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("strength", "led", "cards"), [
    (99, False, 0), (100, False, 1), (350, False, 3), (350, True, 5), (0, True, 2), (900, True, 10), (1400, False, 10),
])  # fmt: skip
def test_k13_2_fate_cards_drawn(strength: int, led: bool, cards: int) -> None:
    """One for each full hundred, two for a commander, ten at most."""
    assert analysis.cards_drawn(strength, led) == cards


@pytest.mark.parametrize(("cards", "led", "dropped"), [(5, True, 2), (3, True, 2), (2, True, 1), (5, False, 0)])
def test_k13_2_fate_cards_laid_aside(cards: int, led: bool, dropped: int) -> None:
    """Two by a commander; one where but two were drawn."""
    assert analysis.cards_dropped(cards, led) == dropped


@pytest.mark.parametrize(("troops", "losses", "left", "spent"), [
    (250, 0, 250, False), (250, 2, 50, False), (250, 3, 0, True), (200, 2, 0, True), (0, 0, 0, False),
])  # fmt: skip
def test_g10_casualties(troops: int, losses: int, left: int, spent: bool) -> None:
    """A hundred each; as many as the troops are the end of them."""
    assert (analysis.left(troops, losses), analysis.spent(troops, losses)) == (left, spent)


def test_prices_of_a_city() -> None:
    """Three times its income when razed, twice to keep it in a revolt (K17.4, K6.3)."""
    view = RULES.view(RULES.setup(seats=6, seed="prices"), None)
    assert all(c.income for c in view.cities)
    for city, slug in enumerate(CITY_IDS):
        income = next(c.income for c in view.cities if c.slug == slug)
        assert (analysis.raze_crowns(city), analysis.revolt_price(city)) == (3 * income, 2 * income)


def test_fate_cards_of_expeditions_and_revolts() -> None:
    """All 24 Fate cards say what becomes of an expedition; seven of them bring a revolt."""
    assert {sum(analysis.expedition_results(name).values()) for name in EXPEDITIONS} == {24}
    assert analysis.revolt_chance() == 7 / 24


def test_k16_7_a_miracle_costs_one_more() -> None:
    """What cannot be cancelled cannot be cancelled later."""
    for card in EVENTS:
        assert analysis.miracle_cost(card) == (card.cost + 1 if card.cost else 0)
