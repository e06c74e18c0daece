"""Turn, events, stratagems, money, levies, supply, leaders, building, treaties, victory (3, 6, 8, 10, 11, 20-30)."""

from __future__ import annotations

import pytest

from engine.charlemagne import cup
from engine.charlemagne.board import COAST, PLACE, PLACES, PRINTED
from engine.charlemagne.income import income
from engine.charlemagne.lore import (
    CHRISTIAN,
    EMPIRE,
    EVENTS,
    MARKER,
    NEUTRAL,
    PAGAN,
    PLACES_OF,
    REGION,
    REGIONS,
    TRIBAL,
    TYPE_OF,
    TYPES,
)
from engine.charlemagne.phases.fate import happen
from engine.charlemagne.phases.flow import begin, proceed, year
from engine.charlemagne.politics import destroy
from engine.charlemagne.rules import CHARLEMAGNE as RULES
from engine.charlemagne.setup import prepare
from engine.charlemagne.state import Campaign, ChState, Envoy, Feeding, Levying, Options, Over, Spending
from engine.charlemagne.units import Ground, forage
from engine.charlemagne.victory import band, parts, points, winner_at
from engine.core import Action, Event
from tests.engine.charlemagne.invariants import check
from tests.engine.charlemagne.positions import (
    KING,
    MID,
    NORTH,
    SOUTH,
    alive,
    at,
    control,
    do,
    force,
    hand,
    keys,
    mover,
    position,
    put,
    refused,
    rig,
)


def spending(seat: int = EMPIRE, treasury: int = 20, **options: object) -> ChState:
    """The treasury phase of a seat, income collected."""
    state = position(seat, **options)
    state.frames[:] = [Spending(seat, [])]
    state.treasury[seat] = treasury
    return state


def levying(seat: int = EMPIRE, **left: int) -> ChState:
    """The levy phase of a seat in which some regions raise units."""
    state = position(seat)
    frame = Levying(seat, [0] * len(REGIONS), [])
    for region, count in left.items():
        frame.left[REGION[region]] = count
        control(state, seat, region)
    state.frames[:] = [frame]
    return state


def feeding(treasury: int = 10) -> ChState:
    """The supply phase of the Empire."""
    state = position()
    state.treasury[EMPIRE] = treasury
    state.frames[:] = [Feeding(EMPIRE)]
    return state


def events_of(number: int, seat: int = EMPIRE, state: ChState | None = None) -> tuple[ChState, list[Event]]:
    """An event happens to a seat."""
    state = state or position(seat)
    events: list[Event] = []
    happen(state, seat, number, events)
    return state, events


# --- scenario and turn ------------------------------------------------------------------------------------------------


def test_setup_figures() -> None:
    """Units, treasuries, markers, civilisation and Charlemagne as the scenario says."""
    state = prepare(2, "x", Options())
    check(state)
    for region in REGIONS:
        there = [
            c for c, p in enumerate(state.where) if p >= 0 and TYPES[TYPE_OF[c]].slug.startswith(f"{region.slug}-")
        ]
        assert len(there) == sum(region.start.values()), region.slug
    assert at(state, KING) == "aachen"
    assert state.treasury == [10, 0]
    held = [sum(h) for h in state.hands]
    placing = sum(type(f).__name__ == "PlaceLeader" for f in state.frames)
    assert sum(held) + placing <= 9
    assert income(state, EMPIRE, Ground(state)) == (23, 0)
    assert income(state, TRIBAL, Ground(state)) == (6, 0)
    assert parts(state)["levy"] == 14
    assert points(state) == 38


def test_setup_placement_is_free() -> None:
    """Tribal places first, the Empire last; every burg keeps a unit and no place starves (scenario 7b)."""
    state = RULES.setup(seats=2, seed="x", options=Options())
    assert mover(state) == TRIBAL
    assert refused(state, "place saxony-militia eresburg paris") == "place-home"
    do(state, "place saxony-warriors eresburg h3011")
    assert refused(state, "place saxony-militia eresburg h3012") == "place-burg"
    do(state, "ready")
    assert mover(state) == EMPIRE
    assert refused(state, "place austrasia-warriors mainz mainz") == "place-home"
    do(state, "place austrasia-warriors mainz aachen")
    assert refused(state, "place austrasia-militia mainz h3014") == "place-burg"
    assert refused(state, "place austrasia-warriors cologne aachen") == "place-forage"
    do(state, "ready")


def test_setup_refuses_nonsense() -> None:
    """Two seats, known options."""
    for seats in (1, 3, True, "2"):
        with pytest.raises(ValueError):
            prepare(seats, "x", None)  # type: ignore[arg-type]
    with pytest.raises(ValueError):
        prepare(2, "x", Options(first="franks"))  # type: ignore[arg-type]
    with pytest.raises(ValueError):
        prepare(2, "x", Options(build_limit=9))  # type: ignore[arg-type]


def test_3_the_order_of_phases() -> None:
    """Event, stratagem, vassalage, treasury, levy, operations, supply; then the other player; nine turns."""
    state = RULES.setup(seats=2, seed="order", options=Options(placement="fixed"))
    seen: list[tuple[int, int, str]] = []
    while RULES.outcome(state) is None:
        view = RULES.view(state, None)
        mark = (view.turn, view.phasing, view.phase)
        if not seen or seen[-1] != mark:
            seen.append(mark)
        seat = mover(state)
        prompt = next(p for p in RULES.prompts(state)[seat] if p.blocks)
        for action in prompt.default:
            RULES.apply(state, seat, action)
    asked = [phase for turn, seat, phase in seen if (turn, seat) == (2, EMPIRE)]
    order = ["event", "vassalage", "treasury", "levy", "operations", "supply"]
    assert asked == [p for p in order if p in asked]
    assert {"vassalage", "treasury", "levy", "operations"} <= set(asked)
    assert [(t, s) for t, s, _ in seen] == sorted((t, s) for t, s, _ in seen)
    assert state.turn == 9
    assert isinstance(state.frames[-1], Over)


def test_3_first_player_option() -> None:
    """The Tribal player may begin (ruling 1: the Empire by default)."""
    assert prepare(2, "x", Options()).phasing == EMPIRE
    assert prepare(2, "x", Options(first="tribal")).phasing == TRIBAL


def test_3_a_turn_is_five_years() -> None:
    """Nine turns from 771: the last begins in 811."""
    assert [year(1), year(2), year(9)] == [771, 776, 811]


def test_3_1c_capitulation() -> None:
    """Giving up concedes total victory (ruling 23)."""
    state = position()
    do(state, "capitulate", seat=TRIBAL)
    outcome = RULES.outcome(state)
    assert outcome is not None
    assert outcome.places == [[EMPIRE], [TRIBAL]]
    assert outcome.reason == "charlemagne-outcome-total-imperial"


# --- events ----------------------------------------------------------------------------------------------------------


def test_6_1_two_dice_make_a_number() -> None:
    """A 1 and a 2 are event 12, Historical Optimism."""
    state = position()
    begin(state, EMPIRE, [])
    rig(state, ("event", 1), ("event", 2))
    events: list[Event] = []
    RULES.advance(state, events)
    assert "event-historical-optimism" in keys(events)


def test_6_every_row_happens() -> None:
    """Each of the 36 events leaves a sound position, for either seat."""
    for number in EVENTS:
        for seat in (EMPIRE, TRIBAL):
            state = RULES.setup(seats=2, seed=f"event-{number}", options=Options(placement="fixed"))
            state.phasing = seat
            happen(state, seat, number, [])
            RULES.advance(state, [])
            check(state)


def test_event_11_crisis_returns_markers() -> None:
    """All of them, the placed Augustus too; leaders stay (ruling 17)."""
    state = position()
    leader = put(state, "paris", "leader", "neustria-militia")
    hand(state, EMPIRE, vassalage=3, augustus=1)
    do(state, "play augustus paris")
    events_of(11, state=state)
    assert sum(state.hands[EMPIRE]) == 0
    assert state.augustus == -1
    assert at(state, leader[0]) == "paris"
    check(state)


def test_event_12_optimism() -> None:
    """Three markers."""
    state = position()
    put(state, "paris", "neustria-militia")
    before = sum(state.cup)
    events_of(12, state=state)
    assert before - sum(state.cup) <= 3


def test_event_13_plague() -> None:
    """Every place with three units loses one, neutrals and areas too."""
    state = position()
    mine = put(state, "paris", *["neustria-militia"] * 3)
    two = put(state, "tours", *["neustria-militia"] * 2)
    neutral = put(state, MID, *["wends-militia"] * 3)
    area = put(state, "norse-area", *["norse-fleet"] * 3)
    events_of(13, state=state)
    RULES.advance(state, [])
    assert [alive(state, u) for u in (mine, two, neutral, area)] == [2, 2, 2, 2]


def test_event_14_famine() -> None:
    """Forage is one lower until the player turn ends."""
    state, _ = events_of(14)
    assert forage(state, PLACE[MID]) == 1
    begin(state, TRIBAL, [])
    assert forage(state, PLACE[MID]) == 2


@pytest.mark.parametrize("number", [15, 53])
def test_event_15_53_points(number: int) -> None:
    """A die of points."""
    state = position()
    rig(state, ("fortune", 5))
    events_of(number, state=state)
    assert state.treasury[EMPIRE] == 15


@pytest.mark.parametrize(("number", "marker"), [(16, "missionary"), (65, "vassalage")])
def test_event_16_65_takes_a_marker(number: int, marker: str) -> None:
    """A marker from the cup, when there is one."""
    state, _ = events_of(number)
    assert state.hands[EMPIRE][MARKER[marker]] == 1
    state.hands[TRIBAL][MARKER[marker]] = state.cup[MARKER[marker]]
    state.cup[MARKER[marker]] = 0
    _, events = events_of(number, state=state)
    assert "took-none" in keys(events)


def test_event_45_old_gods() -> None:
    """Every converted region, Frisia and Saxony."""
    state = position()
    state.religion[REGION["wends"]] = CHRISTIAN
    _, events = events_of(45, state=state)
    assert keys(events).count("revolt-die") == 3


def test_event_51_cheap_mercenaries() -> None:
    """Half price, rounded up."""
    state = spending(treasury=2)
    put(state, "paris", "neustria-militia")
    assert refused(state, "hire neustria-warriors paris") == "points"
    state.cheap = True
    do(state, "hire neustria-warriors paris")
    assert state.treasury[EMPIRE] == 0


def test_event_52_corruption() -> None:
    """Half the treasure is lost, rounded up; only its owner hears how much."""
    state = position()
    state.treasury[EMPIRE] = 7
    _, events = events_of(52, state=state)
    assert state.treasury[EMPIRE] == 3
    assert [e.audience for e in events if "corruption-own" in e.key] == [(EMPIRE,)]


def test_event_54_fair() -> None:
    """A point for each port burg held, at most five."""
    state = position()
    put(state, "rouen", "neustria-militia")
    put(state, "paris", "neustria-militia")
    events_of(54, state=state)
    assert state.treasury[EMPIRE] == 11


def test_event_55_harsh_winter() -> None:
    """Three operations points fewer."""
    state, _ = events_of(55)
    put(state, MID, "austrasia-militia")
    do(state, f"operate {MID}")
    rig(state, ("operations", 4))
    do(state, "march")
    assert state.frames[-1].points == 7


def test_event_56_champion() -> None:
    """A leader from the cup joins friendly units."""
    state = position()
    put(state, "paris", "neustria-militia")
    put(state, "tours", "neustria-militia")
    events_of(56, state=state)
    do(state, "place-leader tours")
    assert state.leaders.count(EMPIRE) == 1


@pytest.mark.parametrize(("number", "weak", "safe"), [(61, "rouen", "marseille"), (62, "marseille", "rouen")])
def test_event_61_62_raids(number: int, weak: str, safe: str) -> None:
    """A weak port burg on its coast is pillaged; not one with two units or a fleet."""
    state = position()
    ports = [p for p in PRINTED if p not in (PLACE[weak], PLACE[safe])]
    state.pillaged[:] = sorted(ports)
    state.civilisation.clear()
    put(state, weak, "austrasia-militia")
    events_of(number, state=state)
    RULES.advance(state, [])
    assert PLACE[weak] in state.pillaged
    assert PLACE[safe] not in state.pillaged
    state.pillaged.remove(PLACE[weak])
    put(state, weak, "austrasia-militia")
    _, events = events_of(number, state=state)
    assert "raid-none" in keys(events)


def test_event_61_the_tribal_player_picks_the_port() -> None:
    """In his own turn he is asked; nobody else answers."""
    state = position(TRIBAL)
    put(state, "rouen", "neustria-militia")
    events_of(61, TRIBAL, state)
    assert mover(state) == TRIBAL
    refusal = RULES.why_not(state, EMPIRE, Action("raid", ("rouen",)))
    assert refusal is not None
    assert refusal.code == "charlemagne-no-turn"
    assert refused(state, "raid marseille") == "raid"
    assert refused(state, "raid paris") == "raid"
    do(state, "raid rouen")
    assert PLACE["rouen"] in state.pillaged


def test_event_63_renaissance() -> None:
    """A marker for each civilisation hex held, three at most."""
    state = position()
    put(state, "aachen", "austrasia-militia")
    before = sum(state.cup)
    events_of(63, state=state)
    assert before - sum(state.cup) <= 1


def test_event_64_desertion() -> None:
    """One unit of the largest stack."""
    state = position()
    big = put(state, "paris", *["neustria-militia"] * 3)
    small = put(state, "tours", *["neustria-militia"] * 2)
    events_of(64, state=state)
    RULES.advance(state, [])
    assert (alive(state, big), alive(state, small)) == (2, 2)


def test_event_66_succession() -> None:
    """The Tribal player names three regions, two of the Empire's at most, never Austrasia."""
    state = position(TRIBAL)
    events_of(66, TRIBAL, state)
    assert mover(state) == TRIBAL
    assert RULES.why_not(state, EMPIRE, Action("name", ("saxony",))).code == "charlemagne-no-turn"  # type: ignore[union-attr]
    do(state, "name neustria", "name burgundy")
    assert refused(state, "name aquitaine") == "name"
    assert refused(state, "name austrasia") == "name"
    events = do(state, "name saxony")
    assert keys(events).count("revolt-die") == 3


# --- stratagems ------------------------------------------------------------------------------------------------------


def test_8_2_yearly_draws() -> None:
    """One, one for each civilisation marker held, in foreign land too; Augustus one, on Charlemagne two."""
    state = position()
    assert cup.yearly(state, EMPIRE, Ground(state)) == 1
    put(state, "rome", "austrasia-militia")
    assert cup.yearly(state, EMPIRE, Ground(state)) == 2
    state.augustus = put(state, "paris", "leader")[0]
    assert cup.yearly(state, EMPIRE, Ground(state)) == 3
    state.augustus = put(state, "paris", "charlemagne")[0]
    assert cup.yearly(state, EMPIRE, Ground(state)) == 4


def test_8_3_markers_may_be_returned_at_any_time() -> None:
    """Without playing them, in anybody's turn."""
    state = position()
    hand(state, TRIBAL, vassalage=1)
    do(state, "discard vassalage", seat=TRIBAL)
    assert refused(state, "discard vassalage", seat=TRIBAL) == "marker"


def test_8_4_used_markers_return_at_once() -> None:
    """A used marker may be drawn again in the same turn."""
    state = position()
    hand(state, EMPIRE, espionage=1)
    do(state, "play espionage")
    assert state.cup[MARKER["espionage"]] == 3


def test_8_5_losses_are_random_and_bounded() -> None:
    """As many as the hand has."""
    state = position()
    hand(state, EMPIRE, vassalage=2)
    assert len(cup.lose(state, EMPIRE, 5)) == 2
    assert sum(state.hands[EMPIRE]) == 0


def test_8_an_empty_cup_gives_nothing() -> None:
    """Ruling 20."""
    state = position()
    state.hands[TRIBAL] = list(state.cup)
    state.cup = [0] * len(state.cup)
    events: list[Event] = []
    cup.draw(state, EMPIRE, 3, events)
    assert events[0].params["count"] == 0


def test_25_espionage_shows_hand_and_treasure_to_the_spy_alone() -> None:
    """Once a player turn; only its player learns what it shows."""
    state = position()
    hand(state, EMPIRE, espionage=2)
    hand(state, TRIBAL, vassalage=2)
    events = do(state, "play espionage")
    shown = next(e for e in events if e.key == "charlemagne-spied")
    assert shown.audience == (EMPIRE,)
    assert shown.params["points"] == 10
    assert len(shown.params["markers"]) == 2  # type: ignore[arg-type]
    assert refused(state, "play espionage") == "marker-twice"


def test_25_2_a_hand_may_be_shown() -> None:
    """Of one's own will, to everybody."""
    state = position()
    events = do(state, "reveal", seat=TRIBAL)
    assert events[0].audience is None


def test_tribute_takes_a_die_at_most_half() -> None:
    """In the treasury phase, once a turn."""
    state = spending()
    hand(state, EMPIRE, tribute=2)
    state.treasury[TRIBAL] = 5
    rig(state, ("tribute", 6))
    do(state, "play tribute")
    assert state.treasury == [22, 3]
    assert refused(state, "play tribute") == "marker-twice"


def test_augustus_needs_a_leader() -> None:
    """It goes on an own leader, and back to the cup with him (8.5)."""
    state = position()
    hand(state, EMPIRE, augustus=1)
    assert refused(state, "play augustus charlemagne") == "bearer"
    leader = put(state, "paris", "leader")
    do(state, "play augustus paris")
    destroy(state, leader, [])
    assert state.augustus == -1
    assert state.cup[MARKER["augustus"]] == 1
    check(state)


def test_ring_and_assembly() -> None:
    """Five points in the Ring; three Empire regions raise one more."""
    state = spending(treasury=0)
    hand(state, EMPIRE, avar_ring=1)
    assert refused(state, "play avar-ring") == "ring"
    put(state, "the-ring", "austrasia-militia")
    do(state, "play avar-ring")
    assert state.treasury[EMPIRE] == 5
    state = levying(austrasia=1)
    hand(state, EMPIRE, general_assembly=1)
    do(state, "play general-assembly", "assemble neustria")
    assert refused(state, "assemble neustria") == "assembly-twice"
    do(state, "levy neustria-warriors paris")


# --- treasury and building -------------------------------------------------------------------------------------------


def test_10_1_taxes() -> None:
    """A point a held burg, printed or built, none when pillaged; Byzantium 5, Caliphate 3."""
    state = position()
    put(state, "paris", "neustria-militia")
    put(state, "tours", "neustria-militia")
    put(state, MID, "neustria-militia")
    assert income(state, EMPIRE, Ground(state)) == (2, 0)
    state.built.append(PLACE[MID])
    state.pillaged.append(PLACE["tours"])
    control(state, EMPIRE, "byzantium", "caliphate")
    assert income(state, EMPIRE, Ground(state)) == (2, 8)


def test_10_1_taxes_come_in_with_the_treasury_phase() -> None:
    """Burgs and paying regions together, added to what was left; then the levies of the turn are counted."""
    state = position()
    put(state, "paris", "neustria-militia")
    control(state, EMPIRE, "byzantium")
    state.frames[:] = [Envoy(EMPIRE)]
    events = do(state, "done")
    assert state.treasury[EMPIRE] == 16
    assert next(e for e in events if e.key == "charlemagne-income").params["points"] == 6
    do(state, "done")
    levy = state.frames[0]
    assert isinstance(levy, Levying)
    assert (sum(levy.left), levy.left[REGION["austrasia"]], levy.left[REGION["saxony"]]) == (16, 3, 0)


def test_4_3_a4_a_neutral_burg_pays_its_occupier() -> None:
    """Sitting in an empty neutral burg taxes it without violation (5.1)."""
    state = position()
    put(state, "regensburg", "austrasia-militia")
    assert income(state, EMPIRE, Ground(state)) == (1, 0)
    assert state.control[REGION["bavaria"]] == NEUTRAL


def test_10_2_building() -> None:
    """Five points, a unit there, one of each kind a hex, not on pillage (ruling 13), not in an area (23.2)."""
    state = spending(treasury=30)
    put(state, MID, "austrasia-militia")
    put(state, "paris", "neustria-militia")
    assert refused(state, f"build burg {NORTH}") == "build-empty"
    assert refused(state, "build burg paris") == "build-burg"
    do(state, f"build burg {MID}", f"build civilisation {MID}", "build civilisation paris")
    assert refused(state, f"build burg {MID}") == "build-burg"
    assert refused(state, f"build civilisation {MID}") == "build-civilisation"
    assert state.treasury[EMPIRE] == 15
    state.pillaged.append(PLACE[SOUTH])
    put(state, SOUTH, "austrasia-militia")
    assert refused(state, f"build burg {SOUTH}") == "build-pillaged"
    control(state, EMPIRE, "norse")
    put(state, "norse-area", "norse-warriors")
    assert refused(state, "build burg norse-area") == "build-here"


def test_build_limit_option() -> None:
    """Burgs and civilisation together, a player turn."""
    state = spending(treasury=30, build_limit=1)
    put(state, MID, "austrasia-militia")
    do(state, f"build burg {MID}")
    assert refused(state, f"build civilisation {MID}") == "build-limit"


def test_10_2c_markers_cost_two() -> None:
    """Drawn at random; the money is gone."""
    state = spending(treasury=2)
    do(state, "draw")
    assert state.treasury[EMPIRE] == 0


def test_17_4_pillage_is_cleared_last() -> None:
    """Two points; after it nothing else is bought (ruling 12); markers do not come back."""
    state = spending(treasury=10)
    put(state, "paris", "neustria-militia")
    state.pillaged.append(PLACE["paris"])
    assert refused(state, "hire neustria-militia paris") == "hire-burg"
    do(state, "clear paris")
    assert state.treasury[EMPIRE] == 8
    assert refused(state, "hire neustria-militia paris") == "closing"
    assert refused(state, "draw") == "closing"
    assert refused(state, "clear paris") == "clear-nothing"


def test_11_2_mercenaries() -> None:
    """In a held burg of their own region, one a hex and phase; an enemy zone is no obstacle."""
    state = spending()
    put(state, "paris", "neustria-militia")
    put(state, "h2016", "saxony-warriors")
    put(state, "tours", "saxony-militia")
    do(state, "hire neustria-warriors paris")
    assert refused(state, "hire neustria-militia paris") == "hire-twice"
    assert refused(state, "hire neustria-militia tours") == "hire-burg"
    assert refused(state, "hire neustria-militia orleans") == "hire-burg"
    assert refused(state, "hire austrasia-militia paris") == "hire-home"
    assert refused(state, "hire saxony-militia eresburg") == "hire-region"
    assert refused(state, "hire neustria-fleet paris") == "hire-port"
    put(state, "rouen", "neustria-militia")
    do(state, "hire neustria-fleet rouen")


def test_11_3_mercenaries_in_an_area() -> None:
    """Several in an area, without a burg."""
    state = spending(treasury=40)
    control(state, EMPIRE, "byzantium")
    do(state, "hire byzantium-militia byzantium-area", "hire byzantium-field-army byzantium-area")
    do(state, "hire byzantium-fleet byzantium-area")


def test_11_4_counters_are_the_limit() -> None:
    """No more units than counters."""
    state = spending()
    put(state, "paris", *["neustria-warriors"] * 4)
    assert refused(state, "hire neustria-warriors paris") == "counters"


def test_11_1_levy() -> None:
    """As many as the region's value, one a hex, anywhere in it without enemy, zone, neutral or pillage."""
    state = levying(austrasia=3)
    state.pillaged.append(PLACE["h2614"])
    put(state, "h2413", "saxony-warriors")
    do(state, "levy austrasia-warriors aachen")
    assert refused(state, "levy austrasia-militia aachen") == "levy-twice"
    assert refused(state, "levy austrasia-militia h2614") == "levy-pillaged"
    assert refused(state, "levy austrasia-militia paris") == "levy-home"
    assert refused(state, "levy neustria-militia paris") == "levy-done"
    assert refused(state, "levy saxony-militia eresburg") == "levy-region"
    do(state, "levy austrasia-militia mainz", "levy austrasia-militia metz")
    assert refused(state, "levy austrasia-militia cologne") == "levy-done"


def test_11_1c_not_in_an_enemy_zone() -> None:
    """Nor on enemy or neutral units; a held burg is outside the zone."""
    state = levying(saxony=2)
    put(state, "h3012", "lombardy-warriors")
    assert refused(state, "levy saxony-militia h3011") == "levy-zone"
    assert refused(state, "levy saxony-militia h3012") == "levy-held"
    assert refused(state, "levy saxony-militia eresburg") == "levy-zone"
    put(state, "eresburg", "austrasia-militia")
    do(state, "levy saxony-militia eresburg")


def test_11_1b_fleets_of_danes_and_norse() -> None:
    """Only they raise fleets, on the coast (11.5a); no field army comes by levy."""
    state = levying(denmark=2, byzantium=2, neustria=2)
    do(state, "levy denmark-fleet hedeby")
    inland = next(PLACES[p] for p in PLACES_OF[REGION["denmark"]] if not COAST[p])
    assert refused(state, f"levy denmark-fleet {inland}") == "levy-coast"
    assert refused(state, "levy neustria-fleet rouen") == "levy-kind"
    assert refused(state, "levy byzantium-field-army naples") == "levy-kind"
    do(state, "levy byzantium-militia byzantium-area", "levy byzantium-militia byzantium-area")
    state = levying(caliphate=2)
    do(state, "levy caliphate-nomads caliphate-area", "levy caliphate-nomads caliphate-area")


# --- supply ----------------------------------------------------------------------------------------------------------


def test_20_1_forage() -> None:
    """Clear 2, rough 1, a burg one more, pillage and sea nothing (20.4), an area 10 (22.6)."""
    state = position()
    assert [forage(state, PLACE[p]) for p in (MID, "h2913", "paris", "venice", "h2431", "norse-area")] == [
        2,
        1,
        3,
        2,
        0,
        10,
    ]
    state.pillaged.append(PLACE["paris"])
    assert forage(state, PLACE["paris"]) == 0


def test_20_2_the_excess_is_paid() -> None:
    """The dearest forage, the others cost; leaders nothing (20.5, 21.5)."""
    state = feeding()
    put(state, MID, *["austrasia-warriors"] * 2, "austrasia-militia", "leader")
    RULES.advance(state, [])
    prompt = RULES.prompts(state)[EMPIRE][0]
    assert prompt.params["cost"] == 1
    do(state, "pay")
    assert state.treasury[EMPIRE] == 9


def test_20_3_who_is_not_fed_goes_home() -> None:
    """Without money units are disbanded, the owner's choice; the default sends the least worth."""
    state = feeding(treasury=1)
    units = put(state, MID, *["austrasia-militia"] * 4, "neustria-warriors")
    RULES.advance(state, [])
    assert refused(state, "pay") == "points"
    prompt = RULES.prompts(state)[EMPIRE][0]
    assert [a.verb for a in prompt.default] == ["disband", "disband", "pay"]
    do(state, f"disband austrasia-militia {MID}")
    assert refused(state, "pay") == "points"
    do(state, f"disband austrasia-militia {MID}")
    assert alive(state, units) == 3
    do(state, "pay")
    assert state.treasury[EMPIRE] == 0


def test_20_6_fleets_eat() -> None:
    """Fleets count like other units; at sea nothing grows."""
    state = feeding()
    put(state, "h2431", "provence-fleet")
    RULES.advance(state, [])
    do(state, "pay")
    assert state.treasury[EMPIRE] == 9


def test_20_7_neutrals_and_enemies_are_not_asked() -> None:
    """Only one's own units, at the end of one's own turn."""
    state = feeding()
    put(state, MID, *["wends-militia"] * 3)
    put(state, "eresburg", *["saxony-militia"] * 3, "saxony-warriors")
    RULES.advance(state, [])
    assert state.phasing == TRIBAL


# --- leaders ---------------------------------------------------------------------------------------------------------


def test_21_1_a_drawn_leader_joins_units() -> None:
    """At once, on friendly units; with none on the map he returns (ruling 6)."""
    state = position()
    events: list[Event] = []
    cup.take(state, EMPIRE, MARKER["leader"], events)
    RULES.advance(state, events)
    assert "leader-none" in keys(events)
    assert state.cup[MARKER["leader"]] == 6
    put(state, "norse-area", "norse-fleet")
    put(state, "paris", "neustria-militia")
    control(state, EMPIRE, "norse")
    cup.take(state, EMPIRE, MARKER["leader"], events)
    RULES.advance(state, events)
    assert [at(state, c) for c in range(len(state.where)) if TYPES[TYPE_OF[c]].slug == "leader"].count("paris") == 1


def test_21_3_lost_leaders_return_to_the_cup() -> None:
    """And can be drawn again."""
    state = position()
    leader = put(state, "paris", "leader")
    assert state.cup[MARKER["leader"]] == 5
    destroy(state, leader, [])
    assert state.cup[MARKER["leader"]] == 6


@pytest.mark.parametrize(("die", "dead"), [(3, False), (4, True)])
def test_21_4_charlemagnes_death(die: int, dead: bool) -> None:
    """1-3 he escapes to the nearest force, 4-6 he dies: -3 points, all markers return, leaders stay."""
    state = position()
    put(state, MID, "charlemagne")
    put(state, "paris", "neustria-militia", "leader")
    put(state, SOUTH, "neustria-militia")
    hand(state, EMPIRE, vassalage=2)
    rig(state, ("charlemagne", die))
    destroy(state, [KING], [])
    assert state.dead == dead
    assert at(state, KING) == ("" if dead else SOUTH)
    assert sum(state.hands[EMPIRE]) == (0 if dead else 2)
    assert parts(state)["king"] == (-3 if dead else 0)
    assert state.leaders.count(EMPIRE) == 1
    check(state)


def test_30_the_leaders_death() -> None:
    """Its drawer loses a leader of his choice, never Charlemagne; without leaders nothing happens."""
    state = position()
    put(state, "aachen", "charlemagne", "austrasia-militia")
    cup.receive(state, EMPIRE, MARKER["leader-death"])
    assert len(state.frames) == 1
    put(state, "paris", "leader", "neustria-militia")
    put(state, "tours", "leader", "neustria-militia")
    cup.receive(state, EMPIRE, MARKER["leader-death"])
    RULES.advance(state, [])
    assert refused(state, "bury aachen") == "bury"
    do(state, "bury tours")
    assert state.cup[MARKER["leader"]] == 5
    check(state)


def test_30_is_an_option() -> None:
    """Without it there are 53 markers."""
    assert sum(cup.full_cup(False)) == 53
    assert sum(cup.full_cup(True)) == 54


def test_29_the_scara() -> None:
    """An option: hired like mercenaries in any burg with an Empire leader (ruling 19); never Tribal."""
    state = spending()
    put(state, "paris", "neustria-militia", "charlemagne")
    assert refused(state, "hire scara paris") == "scara"
    state = spending(scara=True)
    put(state, "tours", "neustria-militia")
    put(state, "paris", "neustria-militia", "charlemagne")
    assert refused(state, "hire scara tours") == "scara-place"
    do(state, "hire scara paris")
    assert refused(state, "hire scara paris") in ("hire-twice", "counters")


# --- treaties --------------------------------------------------------------------------------------------------------


def test_26_a_treaty_is_offered_and_accepted() -> None:
    """What is due at once is handed over; points and markers change hands (10.2f)."""
    state = position()
    hand(state, TRIBAL, vassalage=1)
    do(state, "clause points seat-0 4", "clause marker seat-1 vassalage", "clause neutral seat-1 saxony", seat=EMPIRE)
    events = do(state, "propose", seat=EMPIRE)
    assert [(e.seals, e.audience) for e in events] == [(True, (EMPIRE, TRIBAL))]
    prompt = next(p for p in RULES.prompts(state)[TRIBAL] if p.step == "offer")
    assert prompt.notify
    assert prompt.pace == "offer"
    do(state, "accept 1", seat=TRIBAL)
    assert state.treasury == [6, 14]
    assert state.hands[EMPIRE][MARKER["vassalage"]] == 1
    assert state.control[REGION["saxony"]] == NEUTRAL
    assert state.proposals == []


def test_26_clauses_must_be_kept() -> None:
    """Nobody offers what he has not, nor accepts; and he is not told what the other has."""
    state = position()
    do(state, "clause points seat-0 11", seat=EMPIRE)
    assert refused(state, "propose", seat=EMPIRE) == "draft-give"
    do(state, "tear", "clause marker seat-1 treachery", "propose", seat=EMPIRE)
    assert refused(state, "accept 1", seat=TRIBAL) == "treaty-give"
    assert refused(state, "clause neutral seat-0 saxony", seat=EMPIRE) == "clause"
    do(state, "decline 1", seat=TRIBAL)


def test_26_offers_lapse() -> None:
    """With the player turn; its proposer may take an offer back before."""
    state = position()
    do(state, "clause peace seat-0", "propose", seat=TRIBAL)
    assert refused(state, "clause peace seat-0 x", seat=TRIBAL) == "words"
    do(state, "clause peace seat-1", seat=TRIBAL)
    assert refused(state, "propose", seat=TRIBAL) == "draft-waiting"
    do(state, "withdraw-offer 1", "propose", seat=TRIBAL)
    do(state, "done")
    assert state.proposals == []


def test_26_2_breach() -> None:
    """A forbidden move is refused until the treaty is broken openly: a die of markers, the shortfall drawn by the
    other."""
    state = position()
    put(state, SOUTH, "saxony-militia")
    hand(state, EMPIRE, vassalage=1)
    do(state, "clause peace seat-0", "clause avoid seat-0 wends", "propose", seat=TRIBAL)
    do(state, "accept 1", seat=EMPIRE)
    force(state, MID, 20, "austrasia-warriors")
    assert refused(state, f"battle {SOUTH}") == "treaty"
    assert refused(state, f"step {NORTH}") == "treaty"
    assert refused(state, f"move {NORTH}") == "treaty"
    rig(state, ("breach", 1))
    do(state, "renounce 1", seat=EMPIRE)
    assert sum(state.hands[EMPIRE]) == 0
    do(state, f"battle {SOUTH}")


def test_26_2_the_other_draws_the_shortfall() -> None:
    """With no markers the other player draws them all."""
    state = position()
    put(state, "eresburg", "saxony-militia")
    do(state, "clause peace seat-0", "propose", seat=TRIBAL)
    do(state, "accept 1", seat=EMPIRE)
    rig(state, ("breach", 3))
    before = sum(state.cup)
    events = do(state, "renounce 1", seat=EMPIRE)
    assert next(e for e in events if e.key == "charlemagne-drew").params["count"] == 3
    assert before - sum(state.cup) <= 3


def test_26_leaving_is_checked_at_the_end_of_the_turn() -> None:
    """Who has not left a region or burg by the end of his player turn has broken the treaty."""
    for goal, broken in ((MID, True), ("h2614", False)):
        state = position()
        put(state, goal, "austrasia-militia")
        do(state, "clause leave seat-0 wends", "propose", seat=TRIBAL)
        do(state, "accept 1", seat=EMPIRE)
        events = do(state, "done")
        assert ("treaty-broken" in keys(events)) == broken


# --- victory ---------------------------------------------------------------------------------------------------------


def test_27_bands() -> None:
    """The six levels of victory; the Empire needs 60."""
    names = ["total-imperial", "regional-imperial", "marginal-imperial", "marginal-tribal", "regional-tribal"]
    assert [band(n) for n in (100, 80, 60, 40, 20, 0)] == [*names, "total-tribal"]
    assert [band(n) for n in (127, 99, 79, 59, 39, 19)] == [*names, "total-tribal"]
    assert band(-2) == "total-tribal"
    assert [winner_at(60), winner_at(59)] == [EMPIRE, TRIBAL]


def test_27_1_example_neustria() -> None:
    """Control of Neustria is worth two points."""
    state = position()
    before = points(state)
    control(state, TRIBAL, "neustria")
    assert before - points(state) == 2


def test_27_1_points() -> None:
    """Held burgs and civilisation, two in one hex; faith won and lost; a conversion undone counts nothing
    (ruling 14)."""
    state = position()
    put(state, "aachen", "austrasia-militia")
    put(state, "regensburg", "austrasia-militia")
    state.pillaged.append(PLACE["tours"])
    put(state, "tours", "austrasia-militia")
    assert (parts(state)["burgs"], parts(state)["civilisation"]) == (2, 1)
    state.religion[REGION["saxony"]] = CHRISTIAN
    state.religion[REGION["neustria"]] = PAGAN
    state.religion[REGION["bavaria"]] = PAGAN
    assert parts(state)["faith"] == -1
    state.religion[REGION["bavaria"]] = CHRISTIAN
    assert parts(state)["faith"] == 0


def test_27_everything_is_127() -> None:
    """Levies 45, burgs 64, civilisation 5, conversions 13."""
    state = position()
    control(state, EMPIRE, *(r.slug for r in REGIONS))
    militia = [c for c in range(len(state.where)) if TYPES[TYPE_OF[c]].kind in ("militia", "warriors")]
    for counter, place in zip(militia, sorted(PRINTED), strict=False):
        state.where[counter] = place
    state.religion[:] = [CHRISTIAN] * len(REGIONS)
    assert points(state) == 127


def test_turn_flags_end_with_the_player_turn() -> None:
    """What an event did for one player turn is over with the next."""
    state = position()
    state.winter = state.cheap = state.spied = state.taken = True
    state.pauses = 2
    state.frames[:] = [Campaign(EMPIRE)]
    state.frames[:] = [Feeding(EMPIRE)]
    proceed(state, [])
    assert not any((state.winter, state.cheap, state.spied, state.taken, state.pauses))
    assert state.phasing == TRIBAL


def test_orders_are_set_at_any_time() -> None:
    """Standing orders are offers open all game long; both styles are legal."""
    state = position()
    for actions in RULES.styles().values():
        for action in actions:
            do(state, str(action), seat=TRIBAL)
    assert state.orders[TRIBAL].retreat == "ask"
    do(state, "order-region envoys saxony lost", "order-region vassalage saxony 3", seat=TRIBAL)
    assert state.orders[TRIBAL].lost == ["saxony"]
    assert refused(state, "order retreat sometimes", seat=TRIBAL) == "words"
    assert RULES.why_not(state, TRIBAL, Action("order", ("retreat", "never"))) is None


def test_orders_at_most_two_pauses_a_turn() -> None:
    """The other player is asked twice in a player turn; then his orders answer."""
    from engine.charlemagne.standing import must_ask

    state = position()
    state.orders[TRIBAL].retreat = "ask"
    assert [must_ask(state, TRIBAL, "retreat") for _ in range(3)] == [True, True, False]
    state.orders[EMPIRE].losses = "ask"
    assert all(must_ask(state, EMPIRE, "losses") for _ in range(3)), "the phasing player sits at the table"
