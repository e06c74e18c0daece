"""Rare positions by number: all in one hand, everybody dead, at sea, banned or besieged, empty decks and purses."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping

from engine.core import Event
from engine.knights.board import LOSS, city_at, holder_at, nobles_at, stronghold_at, troops_of
from engine.knights.court import eliminate
from engine.knights.deals import FAVOURS, make_offer
from engine.knights.game_data import AREA_OF, AREAS, HOME, KINDS, NEUTRALS, NONE, PORTS, TROOPS
from engine.knights.phases.assembly import open_assembly
from engine.knights.phases.draft import open_draft
from engine.knights.phases.rounds import ORDER
from engine.knights.phases.taxes import open_taxes
from engine.knights.phases.wages import open_wages
from engine.knights.standing.standing import CAREFUL, QUICK, change
from engine.knights.state.state import KnState, Pact, Siege, nobles_of, players, seat_of_baron
from tests.engine.knights.board import Board

Theme = Callable[[random.Random, KnState], None]
PURSES = (0, 0, 1, 3, 7, 20, 60)
MOST_CARDS = 3


def rare(seats: int, number: int) -> KnState:
    """Such a position, brought to its first question; the same for the same number."""
    rng = random.Random(f"rare-{seats}-{number}")
    options = {
        name: rng.random() < 0.5
        for name in ("motions", "heirs", "treason", "elimination", "miracles", "abandoned", "mighty")
    }
    options["mighty"] &= rng.random() < 0.3
    board = Board().position(seats, turn=rng.choice((1, 2, 9)), **options)
    theme = list(THEMES)[number % len(THEMES)]
    _purses(rng, board.state)
    _cities(rng, board.state)
    _armies(rng, board.state)
    THEMES[theme](rng, board.state)
    _tidy(board.state)
    _sieges(rng, board.state, 1.0 if theme == "besieged" else 0.4)
    _begin(rng, board)
    return board.state


# --- what lies on the table ------------------------------------------------------------------------------------------


def _purses(rng: random.Random, state: KnState) -> None:
    for seat, baron in enumerate(state.barons):
        baron.crowns = rng.choice(PURSES)
        baron.votes, baron.faith, baron.influence = rng.randrange(5), rng.randrange(4), rng.randrange(9)
        baron.stronghold.breaches = rng.randrange(3)
        for order in (QUICK, CAREFUL, ())[rng.randrange(3)]:
            change(state.orders[seat], order)
    state.chairman, state.head = rng.randrange(state.seats), rng.randrange(state.seats)
    state.pool = rng.choice((1, 3, 40)) if not state.options.mighty else 0
    for spot in range(state.seats):  # never so many that hiring is due
        state.track[spot] = rng.choice((NONE, rng.randrange(state.seats)))


def _cities(rng: random.Random, state: KnState) -> None:
    for it in state.cities:
        it.razed = rng.random() < 0.3
        it.owner = NONE if it.razed else rng.randrange(-1, state.seats)
        it.fortified = it.owner != NONE and rng.random() < 0.3
        it.breaches = 0 if it.razed else rng.randrange(2)


def _armies(rng: random.Random, state: KnState) -> None:
    """Troops out of the deck and the reserve: to Nobles on land, at sea or off the board, and to strongholds."""
    rng.shuffle(state.mercenaries)
    for seat in range(state.seats):
        for noble in nobles_of(state, seat):
            who = state.nobles[noble]
            who.exhausted = rng.random() < 0.3
            who.heir = rng.random() < 0.7
            _enlist(rng, state, who.troops, rng.randrange(MOST_CARDS + 1))
            fate = rng.randrange(5)
            if fate == 0:
                who.dead = True
            elif fate == 1:
                who.area, who.sea, who.exhausted = rng.choice(sorted(PORTS)), True, True
            else:
                who.area = rng.randrange(len(AREAS))
        _enlist(rng, state, state.barons[seat].stronghold.troops, rng.randrange(MOST_CARDS + 1))
        state.barons[seat].stronghold.losses = rng.randrange(2)
    for card in list(state.removed):  # Regulars whom nobody leads lie in their stronghold
        seat = seat_of_baron(state, TROOPS[card].baron)
        if seat != NONE and rng.random() < 0.8:
            state.removed.remove(card)
            state.barons[seat].stronghold.troops.append(card)


def _enlist(rng: random.Random, state: KnState, troops: list[int], count: int) -> None:
    for _ in range(min(count, len(state.mercenaries))):
        troops.append(state.mercenaries.pop())


def _tidy(state: KnState) -> None:
    """Whatever cannot be is put right: who has no troops leaves, who has fallen comes back to life, two strongholds in
    an area are one."""
    for noble, who in enumerate(state.nobles):
        who.troops.sort()
        who.sea = who.sea and who.area != NONE
        while who.losses and LOSS * who.losses >= troops_of(state, noble):
            who.losses -= 1
        if not troops_of(state, noble) or who.dead or who.gone:
            who.area, who.sea, who.losses, who.exhausted = NONE, False, 0 if not who.troops else who.losses, False
        if who.gone:
            state.mercenaries += [t for t in who.troops if TROOPS[t].baron == NONE]
            state.removed += [t for t in who.troops if TROOPS[t].baron != NONE]
            who.troops, who.losses = [], 0
    taken: set[int] = set()
    for baron in state.barons:
        hold = baron.stronghold
        hold.troops.sort()
        hold.losses = hold.losses if hold.troops else 0
        if hold.area in taken or (hold.area != NONE and city_at(state, hold.area) >= 0):
            hold.area = NONE
        hold.breaches = hold.breaches if hold.area != NONE else 0
        taken.add(hold.area)
    able = [s for s in players(state) if not state.barons[s].banned]
    state.chairman = state.chairman if state.chairman in able or not able else able[0]
    if state.barons[state.head].out:
        state.head = players(state)[0]
    for it in state.cities:
        it.fortified = it.fortified and it.owner != NONE and not it.razed


def _sieges(rng: random.Random, state: KnState, often: float) -> None:
    for area in range(len(AREAS)):
        holder = holder_at(state, area)
        walls = city_at(state, area) >= 0 or stronghold_at(state, area) >= 0
        for seat in players(state):
            if walls and seat != holder and nobles_at(state, area, seat) and rng.random() < often:
                state.sieges.append(Siege(area, seat, rng.randrange(1, state.turn + 1)))


# --- themes ----------------------------------------------------------------------------------------------------------


def _all_one(rng: random.Random, state: KnState) -> None:
    """One seat has every city, the others none."""
    for it in state.cities:
        it.owner = NONE if it.razed else 0


def _dead(rng: random.Random, state: KnState) -> None:
    for who in state.nobles:
        who.dead = bool(who.troops) or who.area != NONE
        who.gone = who.dead and not who.heir


def _sea(rng: random.Random, state: KnState) -> None:
    for seat in range(state.seats):
        for noble in nobles_of(state, seat):
            who = state.nobles[noble]
            if not who.dead:
                who.area, who.sea, who.exhausted = rng.choice(sorted(PORTS)), True, True


def _beggars(rng: random.Random, state: KnState) -> None:
    for seat, baron in enumerate(state.barons):
        baron.crowns = baron.faith = baron.votes = 0
        for noble in nobles_of(state, seat):
            _enlist(rng, state, state.nobles[noble].troops, 2)


def _banned(rng: random.Random, state: KnState) -> None:
    for seat in range(state.seats):
        state.barons[seat].banned = seat > 0 or rng.random() < 0.7


def _empty(rng: random.Random, state: KnState) -> None:
    """Nothing is left in any deck."""
    _enlist(rng, state, state.barons[0].stronghold.troops, len(state.mercenaries))
    state.events_out += state.events
    state.events.clear()
    state.agendas_out += state.agendas
    state.agendas.clear()


def _ruins(rng: random.Random, state: KnState) -> None:
    stands = rng.randrange(len(state.cities))
    for city, it in enumerate(state.cities):
        it.razed = city != stands
        it.owner = NONE if it.razed else it.owner
        it.breaches = 0


def _homeless(rng: random.Random, state: KnState) -> None:
    for baron in state.barons:
        baron.stronghold.area = NONE
    if rng.random() < 0.5:
        _ruins(rng, state)


def _besieged(rng: random.Random, state: KnState) -> None:
    """Somebody stands by every wall."""
    for seat in range(state.seats):
        holds = [b.stronghold.area for s, b in enumerate(state.barons) if s != seat]
        goals = holds + [AREA_OF[c] for c, it in enumerate(state.cities) if not it.razed and it.owner != seat]
        for noble in nobles_of(state, seat):
            who = state.nobles[noble]
            who.area, who.sea, who.dead = rng.choice(goals or HOME), False, False


def _pledged(rng: random.Random, state: KnState) -> None:
    if state.options.heirs:
        for seat in range(state.seats):
            for noble in nobles_of(state, seat):
                state.nobles[noble].keeper = rng.choice([NONE, *(s for s in range(state.seats) if s != seat)])


def _wounded(rng: random.Random, state: KnState) -> None:
    for who in state.nobles:
        who.losses = 9 if who.troops else 0
    for baron in state.barons:
        baron.stronghold.losses = 3


def _last(rng: random.Random, state: KnState) -> None:
    state.pool, state.last = (0, False) if state.options.mighty else (1, rng.random() < 0.5)


def _offers(rng: random.Random, state: KnState) -> None:
    """All crowns lie in offers; pacts between everybody."""
    events: list[Event] = []
    for seat, baron in enumerate(state.barons):
        for to in range(state.seats):
            if to != seat and baron.crowns:
                crowns = rng.randint(1, min(20, baron.crowns))
                make_offer(state, seat, to, crowns, rng.choice(FAVOURS[1:]), True, events)
    if state.options.treason:
        state.pacts += [Pact(a, b, state.turn + 1) for a in range(state.seats) for b in range(a)]


def _two_left(rng: random.Random, state: KnState) -> None:
    """With elimination all but two are out."""
    events: list[Event] = []
    if state.options.elimination:
        for seat in rng.sample(range(state.seats), state.seats - 2):
            eliminate(state, seat, events)


def _mixed(rng: random.Random, state: KnState) -> None:
    for theme in rng.sample([t for t in THEMES if t not in ("mixed", "two left")], 3):
        THEMES[theme](rng, state)


THEMES: Mapping[str, Theme] = {
    "all one's own": _all_one,
    "all dead": _dead,
    "all at sea": _sea,
    "beggars": _beggars,
    "banned": _banned,
    "empty decks": _empty,
    "ruins": _ruins,
    "homeless": _homeless,
    "besieged": _besieged,
    "pledged": _pledged,
    "wounded": _wounded,
    "last": _last,
    "offers": _offers,
    "two left": _two_left,
    "mixed": _mixed,
}


# --- where it begins -------------------------------------------------------------------------------------------------


def _begin(rng: random.Random, board: Board) -> None:
    """A stage of the turn, a special phase, or a card."""
    choice = rng.randrange(4)
    if choice == 0:
        board.go(rng.choice(ORDER))
    elif choice == 1:
        board.clear()
        if not board.state.barons[-1].out:
            board.stop_at_filler()
        opened = rng.choice((open_taxes, open_wages, open_draft, open_assembly))
        events: list[Event] = []
        if not board.state.frames:
            board.go("plan")
            return
        opened(board.state, events)
        board.run()
    elif choice == 2 and not board.state.barons[-1].out:
        board.reveal(-1, rng.choice(sorted(NEUTRALS)))
    elif not board.state.barons[-1].out:
        board.reveal(rng.choice(players(board.state)), rng.choice(KINDS))
    else:
        board.go("plan")
