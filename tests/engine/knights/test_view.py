"""What all see of the table (G1): the numbers of a view follow from what lies there."""

from __future__ import annotations

from engine.knights.game_data import AGENDAS, CITIES, CITY, EVENT, NOBLE
from engine.knights.rules import KNIGHTS
from engine.knights.state.frames import Actions, Over, Turn
from engine.knights.state.frames_vote import Comply
from engine.knights.state.state import TAXES, Expedition, KnState, Lasting, Pact
from engine.knights.views.view import BaronView, CityView, KnView, NobleView, StrongholdView
from engine.knights.views.view_vote import VoteView
from tests.engine.knights.board import BLUE, GREEN, RED, YELLOW, Board, home


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


def besieged(board: Board) -> None:
    """Blue besieges red's stronghold, with russet in it, and red's city of Monz, blue and green do; turn 2."""
    board.position()
    board.noble("russet", home(RED), "regular-100")
    board.noble("woad", home(RED), "english-200")
    board.noble("karmin", "monz", "regular-50")
    board.noble("kobalt", "monz", "german-200")
    board.noble("sinople", "monz", "french-200")
    board.city("monz", RED)
    board.city("vecht", RED, fortified=True, breaches=1)
    board.siege(home(RED), BLUE, 2)
    board.siege("monz", BLUE, 1)
    board.siege("monz", GREEN, 2)


def test_g1_sieges_are_seen_where_they_are(board: Board) -> None:
    """Who besieges what, who is shut in, and which may fall to a second siege now: one of an earlier turn."""
    besieged(board)
    assert [(s.area, s.seat, s.turn, s.ripe) for s in seen(board.state).sieges] == [
        (home(RED), BLUE, 2, False), ("monz", BLUE, 1, True), ("monz", GREEN, 2, False),
    ]  # fmt: skip
    assert (hold(board.state, RED).besiegers, hold(board.state, BLUE).besiegers) == ([BLUE], [])
    assert (town(board.state, "monz").besiegers, town(board.state, "vecht").besiegers) == ([BLUE, GREEN], [])
    assert [who(board.state, slug).shut for slug in ("russet", "karmin", "woad", "kobalt")] == [
        True,
        True,
        False,
        False,
    ]


def test_g1_what_a_city_is_worth_is_seen(board: Board) -> None:
    """A fortified one has a hundred more and brings a crown more, a breach takes a hundred; a razed one is nothing."""
    besieged(board)
    board.city("harsk", razed=True)
    vecht, monz = CITIES[CITY["vecht"]], CITIES[CITY["monz"]]
    shown = town(board.state, "vecht")
    assert (shown.owner, shown.fortified, shown.breaches, shown.razed) == (RED, True, 1, False)
    assert (shown.full, shown.strength, shown.income) == (vecht.strength + 100, vecht.strength, vecht.income + 1)
    shown = town(board.state, "monz")
    assert (shown.full, shown.strength, shown.income) == (monz.strength, monz.strength, monz.income)
    shown = town(board.state, "harsk")
    assert (shown.owner, shown.strength, shown.income, shown.razed) == (-1, 0, 0, True)
    assert (town(board.state, "cadiz").overseas, town(board.state, "vecht").overseas) == (True, False)


def test_g1_what_a_baron_holds_is_seen(board: Board) -> None:
    """Besieged cities bring neither crowns nor Influence, overseas ones count for no majority; wages are those of all
    troops, wherever they are."""
    besieged(board)
    board.city("cadiz", RED)
    board.stronghold(RED, None, "regular-50")
    board.noble("rubino", "", "english-100")
    board.grant("vineyards", seat=RED)
    red = board.state.barons[RED]
    red.votes, red.faith, red.influence, red.banned = 3, 4, 5, True
    board.state.barons[RED].plan = [[0], [], [3]]
    red.hand[0] -= 1
    red.hand[3] -= 1
    it = baron(board.state, RED)
    assert (it.baron, it.crowns, it.votes, it.faith, it.influence) == ("red", 15, 3, 4, 5)
    assert (it.cities, it.kingdom, it.cards, it.charges) == (3, 2, 12, ["vineyards"])
    assert (it.banned, it.out) == (True, False)
    assert it.income == CITIES[CITY["vecht"]].income + 1 + CITIES[CITY["cadiz"]].income
    assert baron(board.state, BLUE).cities == 0
    assert baron(board.state, GREEN).banned is False


def test_g1_influence_that_is_due_is_seen(board: Board) -> None:
    """For each city that is not besieged; none while the stronghold is off the board."""
    besieged(board)
    board.city("lorne", RED)
    before = baron(board.state, RED).due
    board.go("influence")
    assert board.state.barons[RED].influence == before == 2
    board.stronghold(RED, "")
    assert baron(board.state, RED).due == 0


def test_g1_an_army_is_seen_with_its_casualties(board: Board) -> None:
    """Maintained troops count, tokens weaken it; who sails, who is dead, and whose heir is held."""
    board.position(heirs=True)
    board.noble("russet", "froli", "english-200", losses=3, exhausted=True)
    board.grant("constable", "russet")
    board.noble("karmin", "ballin", "regular-50", sea=True)
    board.noble("rubino", "", "regular-50", dead=True, keeper=BLUE)
    it = who(board.state, "russet")
    assert (it.seat, it.area, it.sea, it.troops) == (RED, "froli", False, ["english-200"])
    assert (it.men, it.losses, it.strength, it.exhausted, it.office) == (400, 3, 100, True, "constable")
    assert (it.dead, it.heir, it.gone, it.keeper) == (False, True, False, -1)
    it = who(board.state, "karmin")
    assert (it.area, it.sea, it.exhausted, it.office) == ("ballin", True, False, "")
    it = who(board.state, "rubino")
    assert (it.area, it.men, it.dead, it.keeper) == ("", 50, True, BLUE)


def test_g1_a_stronghold_is_seen_with_its_breaches(board: Board) -> None:
    """Its walls are worth 400 at first; off the board it has none."""
    board.stronghold(RED, None, "regular-100", "english-200", breaches=1)
    it = hold(board.state, RED)
    assert (it.area, it.walls, it.breaches, it.men, it.losses) == (home(RED), 300, 1, 300, 0)
    assert sorted(it.troops) == ["english-200", "regular-100"]
    board.stronghold(RED, "", breaches=0)
    it = hold(board.state, RED)
    assert (it.area, it.walls, it.men, it.besiegers) == ("", 0, 300, [])


def test_g1_what_lies_on_the_table_is_seen(board: Board) -> None:
    """Spaces and what begins their phases, the track, the offer, expeditions, laws, lasting and spent cards, truces."""
    board.position(treason=True)
    board.fill(TAXES, 2)
    board.offer("english-50", "polish-200")
    board.state.track[1] = GREEN
    board.state.expeditions[1] = Expedition(2, [0, 3, 0, 0], True)
    board.grant("arms-tax", law=True)
    card = EVENT["no-heir"]
    board.state.events.remove(card)
    board.state.lasting.append(Lasting(card, RED, NOBLE["karmin"]))
    board.state.events_out.append(board.state.events.pop())
    board.state.agendas_out.append(board.state.agendas.pop())
    board.state.pacts.append(Pact(RED, GREEN, 3))
    view = seen(board.state)
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
    assert view.spent_agendas == [AGENDAS[board.state.agendas_out[0]].slug]
    assert [(p.one, p.other, p.until) for p in view.pacts] == [(RED, GREEN, 3)]
    decks = view.decks
    assert (decks.fate, decks.events, decks.agendas) == (
        len(board.state.fate),
        len(board.state.events),
        len(board.state.agendas),
    )
    assert decks.mercenaries == len(board.state.mercenaries)


def test_g1_the_part_of_the_turn_is_seen(board: Board) -> None:
    """And which pile lies open, whose card is resolved, who has sealed."""
    board.go("plan")
    assert (seen(board.state).stage, seen(board.state).pile, seen(board.state).sealed, seen(board.state).play) == (
        "plan",
        0,
        [],
        None,
    )
    board.do(GREEN, "seal")
    assert seen(board.state).sealed == [GREEN]
    board.position()
    board.reveal(RED, "levy-taxes")
    assert (seen(board.state).stage, seen(board.state).pile) == ("actions", 3)
    fresh = KNIGHTS.setup(seats=3, seed="stages")
    assert seen(fresh).stage == "setup"
    board.position()
    board.state.last = True
    board.state.barons[YELLOW].influence = 1
    board.go("close")
    view = seen(board.state)
    assert (view.stage, view.victor, view.reason) == ("over", [YELLOW], "influence")
    assert isinstance(board.state.frames[-1], Over)
    board.position()
    board.state.frames[:] = [Turn("close")]
    assert seen(board.state).stage == "upkeep"
    board.state.frames[:] = [Turn("majority"), Actions(1)]
    assert (seen(board.state).stage, seen(board.state).pile) == ("actions", 2)


# --- special phases ---------------------------------------------------------------------------------------------------


def vote(state: KnState, seat: int | None = None) -> VoteView:
    """A special phase as a seat sees it."""
    found = KNIGHTS.view(state, seat).vote
    assert found is not None
    return found


def test_g1_whose_wages_are_asked_is_seen(board: Board) -> None:
    """And how many crowns his Mercenaries ask: an English hundred two, as a Polish fifty one."""
    board.noble("karmin", "vecht", "english-100", "polish-50", "regular-50")
    board.phase("wages")
    it = vote(board.state)
    assert (it.phase, it.seat, it.total, it.law, it.amount, it.nation) == ("wages", RED, 3, "", 0, "")
    board.do(RED, "discharge english-100 karmin")
    assert vote(board.state).total == 1


def test_g1_who_hires_of_which_nation_is_seen(board: Board) -> None:
    """Of a nation once he has hired one of it and has another marker."""
    board.position(crowns=40)
    board.offer("english-50", "english-100", "polish-200")
    board.city("vecht", RED)
    board.noble("karmin", "vecht", "regular-50")
    board.state.track[0], board.state.track[2], board.state.track[1] = RED, RED, GREEN
    board.phase("draft")
    it = vote(board.state)
    assert (it.phase, it.seat, it.nation, it.total) == ("hire", RED, "", 0)
    board.do(RED, "hire english-50 karmin")
    it = vote(board.state)
    assert (it.phase, it.seat, it.nation) == ("hire", RED, "english")


def test_g1_what_a_law_asks_of_whom_is_seen(board: Board) -> None:
    board.noble("karmin", "vecht", "english-100", "polish-50")
    board.phase("wages")
    board.state.frames.append(Comply(GREEN, "votes-cap", 2, 9))
    it = vote(board.state)
    assert (it.seat, it.law, it.amount) == (GREEN, "votes-cap", 2)


def test_g1_votes_are_seen_once_they_are_shown(board: Board) -> None:
    """By seat and by choice; before that everybody sees his own alone."""
    board.meet("royal-grant")
    board.do(RED, "cast royal-grant 1")
    assert vote(board.state, RED).written == {"royal-grant": 1}
    assert vote(board.state, BLUE).written == {"royal-grant": 0}
    assert vote(board.state).written == {}
    hall = vote(board.state).assembly
    assert hall is not None
    assert (hall.present, hall.presiding) == ([RED, BLUE, GREEN, YELLOW], RED)
    shown = hall.ballot
    assert shown is not None
    assert (shown.elects, shown.bids, shown.totals) == (True, [], {})
    board.cast("royal-grant", 0, 1, 0, 1)
    board.do(RED, "declare seat-2")
    hall = vote(board.state).assembly
    assert hall is not None
    shown = hall.ballot
    assert shown is not None
    assert (shown.bids, shown.voices) == ([1, 1, 0, 1], ["seat-2", "", "", ""])
    assert shown.totals == {"seat-0": 0, "seat-1": 0, "seat-2": 1, "seat-3": 0}
    assert (shown.winner, shown.waiting, shown.refused) == ("", [], [])
