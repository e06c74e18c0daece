"""What people do in a campaign of Fief: a calm game by a script that brings about what such a game is there to prove.

Each family takes a small region and its title. Two of them marry, one asks in vain. A King is elected, Parliament pays
him, a city rebels against it. One family is beaten and buys its Noble back, and is besieged. Whoever finds the
Assassination arms it against a Lord. At last the others hand their Walled Cities to the alliance, which wins.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from engine.core import Action, Event, Prompt
from engine.core.graph import distances
from engine.fief.board import (
    ally_of,
    can_elect,
    captor_family,
    families_at,
    family_nobles,
    fiefs_of,
    is_cleric,
    is_free,
    is_lord,
    nobles_at,
    troops_at,
    walled_city,
)
from engine.fief.deals.deals import quiet
from engine.fief.game_data import (
    ASSASSINATION,
    CARDS,
    CITIES,
    CITY,
    CITY_IDS,
    FAMILIES,
    MAN,
    NOBLE,
    NOBLES,
    REBELLION,
    REGION,
    ROADS,
    SOLDIER,
    N,
)
from engine.fief.phases.rebel import restless
from engine.fief.roads import stormy
from engine.fief.state.state import Battle, Court, Deal, FiefState, March, Marching, Muster, families_of, seat_of

HOMES = {0: ("cardiff", "wales"), 1: ("durham", "marches"), 2: ("exeter", "south-west"), 3: ("whitby", "north")}
"""By family: where it begins, the region it means to have."""
TOWNS = {0: ("harlech",), 1: ("berwick",), 2: ("plymouth", "bristol"), 3: ("york", "lincoln")}
"""The other cities of that region."""
HERO, PREY, HUNTER = 0, 1, 3
"""The family that is crowned and given cities; the one that is beaten, and by whom."""
TRAP, WALLS = CITY["whitby"], CITY["durham"]
MOVES = 2
GIFTS = 6
"""The round in which cities change hands at the earliest."""


class Past:
    """What has happened so far, by the keys of events without the game's name, and ``siege``, ``armed``."""

    def __init__(self, told: Sequence[tuple[int, Event]]) -> None:
        self.keys = {event.key.removeprefix("fief-") for _, event in told}
        ended = {str(event.params.get("result")) for _, event in told if event.key == "fief-battle-over"}
        if "besieges" in self.keys or any("siege" in words for words in ended):
            self.keys.add("siege")

    def __contains__(self, key: str) -> bool:
        return key in self.keys


def pair(state: FiefState) -> tuple[int, int]:
    """The families that marry: of two seats, or both of one (13.7)."""
    return (0, 1) if state.seats == 2 else (0, 2)


def givers(state: FiefState) -> list[int]:
    """The families that hand over their Walled Cities."""
    return [f for f in range(state.families) if f not in pair(state)]


def free_nobles(state: FiefState, family: int) -> list[int]:
    """A family's Nobles that can act."""
    return [n for n in family_nobles(state, family) if is_free(state.nobles[n])]


# --- the question that waits -----------------------------------------------------------------------------------------


def choose(state: FiefState, seat: int, prompt: Prompt, past: Past) -> list[Action]:
    """What a seat answers to the question for which the game waits."""
    legal = prompt.actions
    match prompt.step:
        case "settle":
            return _settle(state, legal)
        case "discard":
            return _discard(state, seat, legal)
        case "play":
            return _play(state, seat, legal)
        case "court":
            return _court(state, seat, legal, past)
        case "vote":
            return _vote(state, seat, legal)
        case "parliament":
            words = [Action("vote", (FAMILIES[f], "aye")) for f in families_of(state, seat)]
            return [*words, Action("seal")]
        case "split":
            shares = [a for a in legal if a.verb == "share" and a.args[1] == 3]
            return [*shares[:1], Action("hand-out")]
        case "buy":
            return _buy(state, seat, legal)
        case "move":
            return _move(state, legal, past)
        case "march":
            return _march(state, legal, past)
        case "leave":
            return legal[:1]
        case "battle":
            return _muster(state, legal, past)
        case "fight":
            return _fight(state, seat, legal, past)
        case "heir" | "refuge":
            return list(prompt.default)
    return list(prompt.default) or legal[:1]


def _settle(state: FiefState, legal: list[Action]) -> list[Action]:
    family = next(f for f in HOMES if f < state.families and not any(t.control == f for t in state.towns)
                  and Action("settle", (HOMES[f][0],)) in legal and _settling(state) == f)  # fmt: skip
    return [Action("settle", (HOMES[family][0],))]


def _settling(state: FiefState) -> int:
    frame = state.frames[-1]
    return int(getattr(frame, "family", -1))


def _discard(state: FiefState, seat: int, legal: list[Action]) -> list[Action]:
    """One card is kept, the best; two are drawn, Characters until there is a prelate and enough kin."""
    hand = [CARDS[c] for c in state.hands[seat]]
    worth = {ASSASSINATION: 4, REBELLION: 3}
    kept = sorted((c for c in hand if c in worth), key=lambda c: -worth[c])[: 1 if state.seats > 2 else 2]
    away = list(hand)
    for card in kept:
        away.remove(card)
    church = any(p >= 0 for p in state.sees) and all(len(family_nobles(state, f)) > 2 for f in families_of(state, seat))
    four = ("fortune-fortune-fortune-fortune" if church else "character-fortune-character-fortune", "fortune-fortune")
    words = four if state.seats == 2 else (("fortune-fortune",) if church else ("character-fortune",))
    plan = next(a for w in words for a in (Action("plan", (w, 9)),) if a in legal)
    return [*(Action("discard", (slug,)) for slug in away), plan, Action("seal")]


def _play(state: FiefState, seat: int, legal: list[Action]) -> list[Action]:
    """A prelate who is not to marry; kin; else nothing."""
    wedding = _couple(state)
    for action in legal:
        if action.verb == "ordain":
            noble = NOBLE[str(action.args[1])]
            if noble not in wedding and not is_lord(state, noble) and noble != _king(state):
                return [action]
    for action in legal:
        if action.verb == "bear" and CITY[str(action.args[1])] in {CITY[HOMES[f][0]] for f in families_of(state, seat)}:
            return [action]
    return [Action("done")]


def _couple(state: FiefState) -> set[int]:
    """Who is to marry: a man of the one family, a woman of the other."""
    one, other = pair(state)
    if ally_of(state, one) >= 0:
        return set()
    men = [n for n in family_nobles(state, one) if MAN[n] and not is_cleric(state, n)]
    women = [n for n in family_nobles(state, other) if not MAN[n] and not is_cleric(state, n)]
    return {*men[:1], *women[:1]}


def _king(state: FiefState) -> int:
    """Who is to be King: a Lord of the hero's, else whoever becomes one."""
    lords = [n for n in family_nobles(state, HERO) if is_lord(state, n) and not is_cleric(state, n)]
    others = [n for n in family_nobles(state, HERO) if not is_cleric(state, n)]
    return (lords or others or [-1])[0]


def _court(state: FiefState, seat: int, legal: list[Action], past: Past) -> list[Action]:
    """A marriage offered in vain, one that is made, a candidate, Parliament."""
    mine = families_of(state, seat)
    couple = {NOBLES[n] for n in _couple(state)}
    wanted = [a for verb in ("marry", "court") for a in legal if a.verb == verb and {str(w) for w in a.args} == couple]
    if wanted and ("spurns" in past or state.seats == 2):
        return wanted[:1]
    if "spurns" not in past and state.seats > 2:
        refused = [a for a in legal if a.verb == "spurn"]
        if refused and HERO in mine:
            return refused[:1]
        frame = state.frames[-1]
        open_ = isinstance(frame, Court) and bool(frame.courting)
        asks = [a for a in legal if a.verb == "court" and state.nobles[NOBLE[str(a.args[1])]].family == HERO]
        if PREY in mine and asks and not open_:
            return asks[:1]
    if can_elect(state) and HERO in mine:
        stands = [a for a in legal if a.verb == "stand" and NOBLE[str(a.args[0])] == _king(state)]
        if stands:
            return stands
    if Action("summon") in legal and "rebellion" not in past and _rebel_seats(state):
        return [Action("summon"), Action("ready")]
    return [Action("ready")]


def _rebel_seats(state: FiefState) -> list[int]:
    return [s for s in range(state.seats) if any(CARDS[c] == REBELLION for c in state.hands[s])]


def _vote(state: FiefState, seat: int, legal: list[Action]) -> list[Action]:
    found = []
    for family in families_of(state, seat):
        verb = "decoy" if family == HUNTER else "favour"
        found += [a for a in legal if a.verb == verb and a.args[0] == FAMILIES[family]][:1]
    return [*found, Action("seal")]


def _buy(state: FiefState, seat: int, legal: list[Action]) -> list[Action]:
    """The title first, then soldiers, a mill where there is money to spare."""
    found: list[Action] = []
    left = state.purse[seat]
    for family in families_of(state, seat):
        home, region = HOMES[family]
        titles = [a for a in legal if a.verb == "title" and a.args[0] == region
                  and state.nobles[NOBLE[str(a.args[1])]].family == family]  # fmt: skip
        lord = _king(state) if family == HERO else -1
        best = [a for a in titles if NOBLE[str(a.args[1])] == lord] or [
            a for a in titles if MAN[NOBLE[str(a.args[1])]] and not is_cleric(state, NOBLE[str(a.args[1])])
        ] or titles  # fmt: skip
        if best:
            found.append(best[0])
            left -= 2 * (1 + len(TOWNS[family]))
        mine = any(fiefs_of(state, n) for n in family_nobles(state, family))
        spare = 4 if family == PREY or (not mine and not best) else 2
        want = 3 if family == HUNTER else 1 if troops_at(state, CITY[home], family) < 6 else 0
        for kind, price in (("knight", 3), ("soldier", 1)) if family == HUNTER else (("soldier", 1),):
            some = Action("buy", (kind, home, 1))
            while want and left - price >= spare and some in legal and found.count(some) == 0:
                found.append(some)
                left -= price
                want -= 1
        mill = Action("build", ("mill", home))
        if mill in legal and left - N.mill >= spare + 2:
            found.append(mill)
            left -= N.mill
    return [*found, Action("done")]


# --- moves -----------------------------------------------------------------------------------------------------------


def goal(state: FiefState, noble: int, past: Past) -> int:
    """Where a Noble should go; where it is when it has nothing to do."""
    who = state.nobles[noble]
    family = who.family
    home, region = HOMES[family]
    kin = free_nobles(state, family)
    place = kin.index(noble) if noble in kin else 0
    if state.fiefs[REGION[region]] < 0 and not past_titles(state, family):  # the region is to be had first
        towns = [CITY[t] for t in TOWNS[family]]
        wanting = [t for t in towns if state.towns[t].control != family]
        here = who.place in towns and state.towns[who.place].control == family and place < 3
        if len(towns) > 1 or place == 1 or len(kin) == 1:
            return who.place if here or not wanting else wanting[place % len(wanting)]
        return CITY[home]
    if family == HERO:
        return _journey(state, place, len(kin))
    if family == PREY and "ransom" not in past and place == len(kin) - 1 and len(kin) > 1 and _armed_at(state, TRAP):
        return TRAP
    if family == HUNTER and place == 0 and "siege" not in past and ("ransom" in past or state.round >= GIFTS - 1):
        return WALLS
    return CITY[home]


def _journey(state: FiefState, place: int, kin: int) -> int:
    """The hero's Nobles go and fetch what is given to them: the last one in the north, the first one in the west."""
    if state.round >= GIFTS - 1 and place == kin - 1 and kin > 1:
        for family, city in ((PREY, WALLS), (HUNTER, TRAP)):
            if family in givers(state) and state.towns[city].control == family:
                return city
    if state.round >= GIFTS - 1 and place == 0 and 2 in givers(state):
        return CITY[HOMES[2][0]]
    return CITY[HOMES[HERO][0]] if place == 0 else CITY[TOWNS[HERO][0]]


def past_titles(state: FiefState, family: int) -> bool:
    """Whether a family has a fief already, whichever."""
    return any(fiefs_of(state, n) for n in family_nobles(state, family))


def _armed_at(state: FiefState, city: int) -> bool:
    return bool(nobles_at(state, city, HUNTER)) and troops_at(state, city, HUNTER) > 0


def toward(state: FiefState, start: int, to: int) -> list[str]:
    """Roads out of a city that lead nearer to another, the best first."""
    steps = distances(lambda c: ROADS[c], to)
    return [CITY_IDS[c] for c in sorted(ROADS[start], key=lambda c: (steps[c], c)) if steps[c] < steps[start]]


def _move(state: FiefState, legal: list[Action], past: Past) -> list[Action]:
    """The next Noble that has somewhere to go, with a soldier or an army where it needs one."""
    frame = state.frames[-1]
    assert isinstance(frame, Marching)
    for action in legal:
        if action.verb != "lead":
            continue
        noble = NOBLE[str(action.args[0])]
        to, who = goal(state, noble, past), state.nobles[noble]
        steps = [] if stormy(state, who.place) else toward(state, who.place, to)
        first = next((c for c in steps if not stormy(state, CITY[c])), None)
        if first is None:
            continue
        return [action, *_company(state, noble, to), Action("go", (first,))]
    return [Action("done")]


def _company(state: FiefState, noble: int, to: int) -> list[Action]:
    who = state.nobles[noble]
    found = [s for s in state.stacks if (s.city, s.family, s.site) == (who.place, who.family, who.site)]
    ready = sum(s.units[SOLDIER] - s.moved[SOLDIER] for s in found)
    if who.family == HUNTER and to == WALLS:
        return [Action("take", ("all",))] if any(sum(s.units) > sum(s.moved) for s in found) else []
    if ready > 0 and (to == TRAP or CITY_IDS[to] in TOWNS[who.family]) and who.family == PREY:
        return [Action("take", ("soldier", 1))]
    return []


def _march(state: FiefState, legal: list[Action], past: Past) -> list[Action]:
    """On towards the goal; halt where that is reached or closed."""
    frame = state.frames[-1]
    assert isinstance(frame, March)
    who = state.nobles[frame.noble]
    to = goal(state, frame.noble, past)
    if to != who.place and who.steps < MOVES:
        for city in toward(state, who.place, to):
            step = Action("go", (city,))
            if step in legal:
                return [step]
    halt = Action("halt")
    return [halt] if halt in legal else legal[:1]


# --- war -------------------------------------------------------------------------------------------------------------


def _muster(state: FiefState, legal: list[Action], past: Past) -> list[Action]:
    frame = state.frames[-1]
    assert isinstance(frame, Muster)
    for city, key in ((TRAP, "ransom"), (WALLS, "siege")):
        attack = Action("attack", (CITY_IDS[city], FAMILIES[PREY]))
        held = any(captor_family(state, n) == HUNTER for n in family_nobles(state, PREY))
        if attack in legal and key not in past and not (key == "ransom" and held):
            return [attack]
    besiege = Action("besiege", (CITY_IDS[WALLS],))
    return [besiege] if besiege in legal and "siege" not in past else [Action("done")]


def _fight(state: FiefState, seat: int, legal: list[Action], past: Past) -> list[Action]:
    """Who was trapped gives up; who stands before walls lays siege."""
    frame = next(f for f in reversed(state.frames) if isinstance(f, Battle))
    mine = families_of(state, seat)
    if frame.city == TRAP and PREY in mine and PREY in frame.camps[1].families:
        return [Action("surrender")]
    if Action("siege") in legal:
        return [Action("siege")]
    if Action("stop") in legal:
        return [Action("stop")]
    return [Action("fight")]


# --- what they do beside it ------------------------------------------------------------------------------------------


def beside(
    state: FiefState, past: Past, allows: Callable[[int, list[Action]], bool]
) -> tuple[int, list[Action]] | None:
    """A deal, an armed card, a rebellion: what a seat does although the game does not wait for it."""
    return next(((seat, actions) for seat, actions in _chances(state, past) if allows(seat, actions)), None)


def _chances(state: FiefState, past: Past) -> Iterator[tuple[int, list[Action]]]:
    yield from _answers(state, past)
    yield from _murder(state, past)
    yield from _uproar(state, past)
    yield from _friendly(state, past)
    yield from _gifts(state, past)


def _answers(state: FiefState, past: Past) -> Iterator[tuple[int, list[Action]]]:
    """The first offer that asks for money is declined, all others are accepted."""
    for deal in state.sides:
        if isinstance(deal, Deal):
            to = seat_of(state, deal.to)
            asks = any(a.kind == "money" for a in deal.wants)
            yield to, [Action("decline" if asks else "accept", (deal.number,))]


def _murder(state: FiefState, past: Past) -> Iterator[tuple[int, list[Action]]]:
    """Whoever has the Assassination arms it against a Lord of another seat: it fires at once."""
    if "siege" not in past and state.round < GIFTS:
        return
    spouses = {n for n, who in enumerate(state.nobles) if who.spouse >= 0}
    for seat in range(state.seats):
        if not any(CARDS[c] == ASSASSINATION for c in state.hands[seat]) or state.armed[seat]:
            continue
        for family in (PREY, HUNTER, 2, HERO):
            if family >= state.families or seat_of(state, family) == seat:
                continue
            for n in family_nobles(state, family):
                if (
                    is_lord(state, n)
                    and n not in spouses
                    and n != state.sovereign
                    and len(family_nobles(state, family)) > 1
                ):
                    yield seat, [Action("arm", (ASSASSINATION, "lord", NOBLES[n], "any"))]


def _uproar(state: FiefState, past: Past) -> Iterator[tuple[int, list[Action]]]:
    """A rebellion where it hurts least."""
    if "rebellion" in past or not quiet(state):
        return
    for seat in _rebel_seats(state):
        for city in sorted(
            range(len(CITIES)), key=lambda c: (len(families_at(state, c)), bool(state.towns[c].building))
        ):
            if restless(state, seat, city) and not nobles_at(state, city):
                yield seat, [Action("rebel", (CITY_IDS[city], "card"))]


def _friendly(state: FiefState, past: Past) -> Iterator[tuple[int, list[Action]]]:
    """In the second round an offer by pigeon that is declined."""
    if state.round != 2 or "deal-declined" in past or any(isinstance(d, Deal) for d in state.sides):
        return
    giver = seat_of(state, PREY if state.seats > 2 else 1)
    taker = HUNTER if state.seats == 2 else HERO
    if state.purse[giver] and not any(state.drafts[giver]):
        yield giver, [Action("draft-give", ("money", 1)), Action("draft-want", ("money", 3)),
                      Action("offer", (FAMILIES[taker], "pigeon"))]  # fmt: skip


def _gifts(state: FiefState, past: Past) -> Iterator[tuple[int, list[Action]]]:
    """The others hand their Walled Cities over, where a Noble of theirs has met one of the alliance's."""
    begin = GIFTS - 1 if "siege" in past else GIFTS + 1
    if state.round < begin or not quiet(state) or any(isinstance(d, Deal) for d in state.sides):
        return
    for family in givers(state):
        for region, lord in enumerate(state.fiefs):
            city = walled_city(state, region)
            if lord < 0 or state.nobles[lord].family != family or city < 0:
                continue
            if state.towns[city].control != family or state.towns[city].siege >= 0:
                continue
            for taker in pair(state):
                here = {state.nobles[n].place for n in free_nobles(state, family)}
                if here & {state.nobles[n].place for n in free_nobles(state, taker)}:
                    yield seat_of(state, family), [
                        Action("draft-give", ("city", CITY_IDS[city])), Action("offer", (FAMILIES[taker], "city")),
                    ]  # fmt: skip
