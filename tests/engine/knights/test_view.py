"""What all see of the table (G1): the numbers of a view follow from what lies there."""

from __future__ import annotations

from engine.knights.frames import Actions, Over, Turn
from engine.knights.frames_vote import Comply
from engine.knights.game_data import AGENDAS, CITIES, CITY, EVENT, NOBLE
from engine.knights.rules import KNIGHTS
from engine.knights.state import TAXES, Expedition, KnState, Lasting, Pact
from engine.knights.view import BaronView, CityView, KnView, NobleView, StrongholdView
from engine.knights.view_vote import VoteView
from tests.engine.knights.halls import cast, meet
from tests.engine.knights.kit import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    city,
    do,
    fill,
    go,
    grant,
    home,
    noble,
    offer,
    position,
    reveal,
    siege,
    stronghold,
)
from tests.engine.knights.special_phases import phase


def seen(state: KnState) -> KnView:
    """What a spectator sees."""
    return KNIGHTS.view(state, None)


def who(state: KnState, slug: str) -> NobleView:
    return next(n for n in seen(state).nobles if n.slug == slug)


def town(state: KnState, slug: str) -> CityView:
    return next(c for c in seen(state).cities if c.slug == slug)


def hold(state: KnState, seat: int) -> StrongholdView:
    return next(h for h in seen(state).strongholds if h.seat == seat)


def baron(state: KnState, seat: int) -> BaronView:
    return next(b for b in seen(state).barons if b.seat == seat)


def besieged() -> KnState:
    """Blue besieges red's stronghold, with russet in it, and red's city of Monz, blue and green do; turn 2."""
    state = position()
    noble(state, "russet", home(RED), "regular-100")
    noble(state, "woad", home(RED), "english-200")
    noble(state, "karmin", "monz", "regular-50")
    noble(state, "kobalt", "monz", "german-200")
    noble(state, "sinople", "monz", "french-200")
    city(state, "monz", RED)
    city(state, "vecht", RED, fortified=True, breaches=1)
    siege(state, home(RED), BLUE, 2)
    siege(state, "monz", BLUE, 1)
    siege(state, "monz", GREEN, 2)
    return state


def test_g1_sieges_are_seen_where_they_are() -> None:
    """Who besieges what, who is shut in, and which may fall to a second siege now: one of an earlier turn."""
    state = besieged()
    assert [(s.area, s.seat, s.turn, s.ripe) for s in seen(state).sieges] == [
        (home(RED), BLUE, 2, False), ("monz", BLUE, 1, True), ("monz", GREEN, 2, False),
    ]  # fmt: skip
    assert (hold(state, RED).besiegers, hold(state, BLUE).besiegers) == ([BLUE], [])
    assert (town(state, "monz").besiegers, town(state, "vecht").besiegers) == ([BLUE, GREEN], [])
    assert [who(state, slug).shut for slug in ("russet", "karmin", "woad", "kobalt")] == [True, True, False, False]


def test_g1_what_a_city_is_worth_is_seen() -> None:
    """A fortified one has a hundred more and brings a crown more, a breach takes a hundred; a razed one is nothing."""
    state = besieged()
    city(state, "harsk", razed=True)
    vecht, monz = CITIES[CITY["vecht"]], CITIES[CITY["monz"]]
    shown = town(state, "vecht")
    assert (shown.owner, shown.fortified, shown.breaches, shown.razed) == (RED, True, 1, False)
    assert (shown.full, shown.strength, shown.income) == (vecht.strength + 100, vecht.strength, vecht.income + 1)
    shown = town(state, "monz")
    assert (shown.full, shown.strength, shown.income) == (monz.strength, monz.strength, monz.income)
    shown = town(state, "harsk")
    assert (shown.owner, shown.strength, shown.income, shown.razed) == (-1, 0, 0, True)
    assert (town(state, "cadiz").overseas, town(state, "vecht").overseas) == (True, False)


def test_g1_what_a_baron_holds_is_seen() -> None:
    """Besieged cities bring neither crowns nor Influence, overseas ones count for no majority; wages are those of all
    troops, wherever they are."""
    state = besieged()
    city(state, "cadiz", RED)
    stronghold(state, RED, None, "regular-50")
    noble(state, "rubino", "", "english-100")
    grant(state, "vineyards", seat=RED)
    red = state.barons[RED]
    red.votes, red.faith, red.influence, red.banned = 3, 4, 5, True
    state.barons[RED].plan = [[0], [], [3]]
    red.hand[0] -= 1
    red.hand[3] -= 1
    it = baron(state, RED)
    assert (it.baron, it.crowns, it.votes, it.faith, it.influence) == ("red", 15, 3, 4, 5)
    assert (it.cities, it.kingdom, it.cards, it.charges) == (3, 2, 12, ["vineyards"])
    assert (it.banned, it.out) == (True, False)
    assert it.income == CITIES[CITY["vecht"]].income + 1 + CITIES[CITY["cadiz"]].income
    assert baron(state, BLUE).cities == 0
    assert baron(state, GREEN).banned is False


def test_g1_influence_that_is_due_is_seen() -> None:
    """For each city that is not besieged; none while the stronghold is off the board."""
    state = besieged()
    city(state, "lorne", RED)
    before = baron(state, RED).due
    go(state, "influence")
    assert state.barons[RED].influence == before == 2
    stronghold(state, RED, "")
    assert baron(state, RED).due == 0


def test_g1_an_army_is_seen_with_its_casualties() -> None:
    """Maintained troops count, tokens weaken it; who sails, who is dead, and whose heir is held."""
    state = position(heirs=True)
    noble(state, "russet", "froli", "english-200", losses=3, exhausted=True)
    grant(state, "constable", "russet")
    noble(state, "karmin", "ballin", "regular-50", sea=True)
    noble(state, "rubino", "", "regular-50", dead=True, keeper=BLUE)
    it = who(state, "russet")
    assert (it.seat, it.area, it.sea, it.troops) == (RED, "froli", False, ["english-200"])
    assert (it.men, it.losses, it.strength, it.exhausted, it.office) == (400, 3, 100, True, "constable")
    assert (it.dead, it.heir, it.gone, it.keeper) == (False, True, False, -1)
    it = who(state, "karmin")
    assert (it.area, it.sea, it.exhausted, it.office) == ("ballin", True, False, "")
    it = who(state, "rubino")
    assert (it.area, it.men, it.dead, it.keeper) == ("", 50, True, BLUE)


def test_g1_a_stronghold_is_seen_with_its_breaches() -> None:
    """Its walls are worth 400 at first; off the board it has none."""
    state = position()
    stronghold(state, RED, None, "regular-100", "english-200", breaches=1)
    it = hold(state, RED)
    assert (it.area, it.walls, it.breaches, it.men, it.losses) == (home(RED), 300, 1, 300, 0)
    assert sorted(it.troops) == ["english-200", "regular-100"]
    stronghold(state, RED, "", breaches=0)
    it = hold(state, RED)
    assert (it.area, it.walls, it.men, it.besiegers) == ("", 0, 300, [])


def test_g1_what_lies_on_the_table_is_seen() -> None:
    """Spaces and what begins their phases, the track, the offer, expeditions, laws, lasting and spent cards, truces."""
    state = position(treason=True)
    fill(state, TAXES, 2)
    offer(state, "english-50", "polish-200")
    state.track[1] = GREEN
    state.expeditions[1] = Expedition(2, [0, 3, 0, 0], True)
    grant(state, "arms-tax", law=True)
    card = EVENT["no-heir"]
    state.events.remove(card)
    state.lasting.append(Lasting(card, RED, NOBLE["karmin"]))
    state.events_out.append(state.events.pop())
    state.agendas_out.append(state.agendas.pop())
    state.pacts.append(Pact(RED, GREEN, 3))
    view = seen(state)
    assert [(s.slug, len(s.cards), s.most) for s in view.spaces] == [
        ("taxes", 2, 8),
        ("wages", 0, 8),
        ("assembly", 0, 8),
    ]
    assert [s.number for s in view.track if s.open] == [0, 0, 2, 3, 4]
    assert [s.seat for s in view.track] == [-1, GREEN, -1, -1, -1, -1, -1]
    assert sorted(view.offer) == ["english-50", "polish-200"]
    assert [(e.spot, e.blessed) for e in view.expeditions[:2]] == [(0, False), (2, True)]
    assert view.expeditions[1].stakes == [0, 3, 0, 0]
    assert (view.laws, view.decrees) == (["arms-tax"], [])
    assert [(e.card, e.seat, e.noble, e.city) for e in view.lasting] == [("no-heir", RED, "karmin", "")]
    assert len(view.spent_events) == 1
    assert view.spent_agendas == [AGENDAS[state.agendas_out[0]].slug]
    assert [(p.one, p.other, p.until) for p in view.pacts] == [(RED, GREEN, 3)]
    decks = view.decks
    assert (decks.fate, decks.events, decks.agendas) == (len(state.fate), len(state.events), len(state.agendas))
    assert decks.mercenaries == len(state.mercenaries)


def test_g1_the_part_of_the_turn_is_seen() -> None:
    """And which pile lies open, whose card is resolved, who has sealed."""
    state = position()
    go(state, "plan")
    assert (seen(state).stage, seen(state).pile, seen(state).sealed, seen(state).play) == ("plan", 0, [], None)
    do(state, GREEN, "seal")
    assert seen(state).sealed == [GREEN]
    state = position()
    reveal(state, RED, "levy-taxes")
    assert (seen(state).stage, seen(state).pile) == ("actions", 3)
    fresh = KNIGHTS.setup(seats=3, seed="stages")
    assert seen(fresh).stage == "setup"
    state = position()
    state.last = True
    state.barons[YELLOW].influence = 1
    go(state, "close")
    view = seen(state)
    assert (view.stage, view.victor, view.reason) == ("over", [YELLOW], "influence")
    assert isinstance(state.frames[-1], Over)
    state = position()
    state.frames[:] = [Turn("close")]
    assert seen(state).stage == "upkeep"
    state.frames[:] = [Turn("majority"), Actions(1)]
    assert (seen(state).stage, seen(state).pile) == ("actions", 2)


# --- special phases ---------------------------------------------------------------------------------------------------


def vote(state: KnState, seat: int | None = None) -> VoteView:
    """A special phase as a seat sees it."""
    found = KNIGHTS.view(state, seat).vote
    assert found is not None
    return found


def test_g1_whose_wages_are_asked_is_seen() -> None:
    """And how many crowns his Mercenaries ask: an English hundred two, as a Polish fifty one."""
    state = position()
    noble(state, "karmin", "vecht", "english-100", "polish-50", "regular-50")
    phase(state, "wages")
    it = vote(state)
    assert (it.phase, it.seat, it.total, it.law, it.amount, it.nation) == ("wages", RED, 3, "", 0, "")
    do(state, RED, "discharge english-100 karmin")
    assert vote(state).total == 1


def test_g1_who_hires_of_which_nation_is_seen() -> None:
    """Of a nation once he has hired one of it and has another marker."""
    state = position(crowns=40)
    offer(state, "english-50", "english-100", "polish-200")
    city(state, "vecht", RED)
    noble(state, "karmin", "vecht", "regular-50")
    state.track[0], state.track[2], state.track[1] = RED, RED, GREEN
    phase(state, "draft")
    it = vote(state)
    assert (it.phase, it.seat, it.nation, it.total) == ("hire", RED, "", 0)
    do(state, RED, "hire english-50 karmin")
    it = vote(state)
    assert (it.phase, it.seat, it.nation) == ("hire", RED, "english")


def test_g1_what_a_law_asks_of_whom_is_seen() -> None:
    state = position()
    noble(state, "karmin", "vecht", "english-100", "polish-50")
    phase(state, "wages")
    state.frames.append(Comply(GREEN, "votes-cap", 2, 9))
    it = vote(state)
    assert (it.seat, it.law, it.amount) == (GREEN, "votes-cap", 2)


def test_g1_votes_are_seen_once_they_are_shown() -> None:
    """By seat and by choice; before that everybody sees his own alone."""
    state = position()
    meet(state, "royal-grant")
    do(state, RED, "cast royal-grant 1")
    assert vote(state, RED).written == {"royal-grant": 1}
    assert vote(state, BLUE).written == {"royal-grant": 0}
    assert vote(state).written == {}
    hall = vote(state).assembly
    assert hall is not None
    assert (hall.present, hall.presiding) == ([RED, BLUE, GREEN, YELLOW], RED)
    shown = hall.ballot
    assert shown is not None
    assert (shown.elects, shown.bids, shown.totals) == (True, [], {})
    cast(state, "royal-grant", 0, 1, 0, 1)
    do(state, RED, "declare seat-2")
    hall = vote(state).assembly
    assert hall is not None
    shown = hall.ballot
    assert shown is not None
    assert (shown.bids, shown.voices) == ([1, 1, 0, 1], ["seat-2", "", "", ""])
    assert shown.totals == {"seat-0": 0, "seat-1": 0, "seat-2": 1, "seat-3": 0}
    assert (shown.winner, shown.waiting, shown.refused) == ("", [], [])
