"""Why the computer player does what it does: the terms that ``war``, ``court``, ``purse`` and ``treaty`` add up.

What is done as soon as it may be, and the order of purchases, stand in the same sums: each kind comes a step above the
next (``_ORDER``), which is more than anything else counts.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from types import MappingProxyType

from engine.charlemagne.analysis import (
    COSTS,
    PRICES,
    building_price,
    column,
    faces,
    is_naval,
    least_attack,
    least_die,
    upkeep,
)
from engine.charlemagne.analysis import factor as factor_of
from engine.charlemagne.analysis import reasons as multiplied
from engine.charlemagne.analysis import strength as strength_of
from engine.charlemagne.board import PLACE, PLACES
from engine.charlemagne.game_data import FACES, LAND_OF, REGION_IDS, TYPE, TYPES
from engine.core import Action, Param, Place
from engine.players.charlemagne.battle import FIGHT, Prepared, defended
from engine.players.charlemagne.court import SPY, attempts, better, crowns, enough, harm, lacking
from engine.players.charlemagne.march import FORCED, HALT, March
from engine.players.charlemagne.position import Position
from engine.players.charlemagne.promises import Deed, Hope, Mission
from engine.players.charlemagne.purse import (
    CALLING,
    DONE,
    DRAW,
    OVERSEAS,
    Purse,
    Site,
    hire_cost,
    hire_site,
    levy_site,
    near,
    serves,
    work,
)
from engine.players.charlemagne.treaty import balance, breaking, peril, price_of_peace
from engine.players.charlemagne.war import AFTER, ASHORE, LAND, REVOLT, War
from engine.players.reasons import Reason
from engine.players.steps import Asked, Reasons

_ORDER = 100.0
"""How much more it counts, in victory points, that something comes before something else."""


def _because(what: str, worth: float, **params: Param) -> Reason:
    return Reason(f"charlemagne-because-{what}", dict(params), worth)


def _counting(*reasons: Reason) -> list[Reason]:
    """Those that count; something is said in any case."""
    return [r for r in reasons if r.worth] or [_because("enough", 0.0)]


def _driven(worth: float, region: Place) -> Reason:
    """A region goes to the other side, which is told before anything else: it does not come back."""
    return Reason("charlemagne-because-region", {"region": region}, worth, purpose=bool(worth))


def _region(place: int) -> Place:
    return Place(REGION_IDS[LAND_OF[place]])


def _as_treasure(position: Position, worth: float) -> int:
    """Victory points as points of treasure, of which most people have an idea."""
    return round(worth / position.weights.income)


# -- forces


def fight(position: Position, way: Prepared, place: int, sides: tuple[int, int]) -> list[Reason]:
    """A battle in a place. ``sides``: how many units fight on the attacker's side and on the other."""
    found = faces(column(way.attack, way.defence))
    mine = sum(f.losses(sides[0]) for f in found if f.both or not f.attacker_won)
    theirs = sum(f.losses(sides[1]) for f in found if f.attacker_won)
    wins = sum(f.attacker_won and not f.both for f in found)
    promise = way.promise
    return [
        _because(
            "attack", promise.won + promise.glory, place=Place(PLACES[place]), mine=way.attack, theirs=way.defence,
            n=wins,
        ),
        _because(
            "losses", promise.killed + promise.lost,
            mine=round(100 * mine / len(FACES) / sides[0]), theirs=round(100 * theirs / len(FACES) / sides[1]),
        ),
        _because("markers", -position.marker * len(way.plays), n=len(way.plays)),
    ]  # fmt: skip


def attack(war: War, units: tuple[int, ...], place: int) -> list[Reason]:
    """An attack that is only planned: the battle, and the region that it may drive to the enemy."""
    at = war.position
    sides = len(units), len(at.ground.stacks[place])
    found = fight(at, war.prepared(units, place), place, sides)
    violated = war.violated(place)
    return [*found, *([_driven(-violated, _region(place))] if violated else [])]


def _risk(position: Position, worth: float, units: Sequence[int], place: int) -> Reason:
    """The attack that is feared in a place; who is there already may be safer with the force than alone."""
    there = [c for c in position.ground.stacks.get(place, ()) if c not in units]

    def defence(stack: Sequence[int]) -> int:
        return strength_of(stack) * factor_of(multiplied(position.view, stack, place, False, ""))

    theirs, mine, where = position.menace(place), defence([*units, *there]), Place(PLACES[place])
    if worth > 0:
        return _because("guard", worth, place=where, theirs=theirs, mine=mine, alone=defence(there))
    return _because("risk", worth, place=where, theirs=theirs, mine=mine)


def lot(war: War, units: Sequence[int], place: int, *, naval: bool, share: float = 1.0) -> list[Reason]:
    """Where a force ends, or the share of it that counts."""
    at, found = war.position, war.lot(units, place, naval=naval)
    everybody, where = {*units, *at.ground.stacks.get(place, ())}, Place(PLACES[place])
    reasons = [
        _because("hold", share * found.hold, place=where, n=at.left),
        _because("upkeep", share * found.upkeep, place=where, n=upkeep(sorted(everybody), at.feeds[place])),
        _because("way", share * found.way, place=where, n=at.distance()[place] if not naval else 0),
        _risk(at, share * (found.risk + found.shared), units, place),
    ]
    if found.court:
        reasons.append(_because("court", share * found.court, region=_region(place)))
    return reasons


def mission(war: War, found: Mission, place: int) -> list[Reason]:
    """Preaching in a place."""
    at, region = war.position, LAND_OF[place]
    won, _, revolt = found.chances
    name = Place(REGION_IDS[region])
    return [
        _because("attempt", (won * at.faith(region) - REVOLT * revolt) / len(FACES), region=name, n=won, free=0),
        _driven(-at.violation(region), name),
        _because("markers", -at.marker * found.markers, n=found.markers),
    ]


def deed(war: War, units: Sequence[int], found: Deed, *, naval: bool) -> list[Reason]:
    """Something that a force may do: their sum is ``Deed.worth``."""
    at, place = war.position, found.place
    act = found.actions[0] if found.actions else None
    verb = act.verb if act is not None else ""
    reasons = lot(war, units, place, naval=naval, share=AFTER if verb == "battle" else 1.0)
    if act is not None and verb == "battle":
        reasons += attack(war, tuple(units), PLACE[str(act.args[0])])
    elif verb == "pillage":
        violated = at.violation(LAND_OF[place])
        reasons.append(_because("waste", war.waste(place) + violated, place=Place(PLACES[place])))
        if violated:
            reasons.append(_driven(-violated, _region(place)))
    elif verb == "convert":
        reasons += mission(war, war.mission(units, place)[0], place)
    elif act == LAND:
        reasons.append(_because("ashore", ASHORE, place=Place(PLACES[place])))
    return _counting(*reasons)


def hope(war: War, units: list[int], place: int, found: Hope) -> list[Reason]:
    """What a force may gain that sets out: what it would do with a usual die, and the die that it needs for that. Their
    sum is ``Hope.worth``, by which forces are compared before anybody looks for ways."""
    at, outing = war.position, war.outing(units, place)
    if outing is None:
        return [_because("vain", found.worth)]
    reasons = deed(war, units, outing, naval=is_naval(units))
    rest = found.worth - total(reasons)
    act = outing.actions[0] if outing.actions else None
    if act is not None and act.verb == "battle":
        goal = PLACE[str(act.args[0])]
        least = least_attack(at.view, at.me, units, place, goal)
    else:
        goal, least = outing.place, least_die(at.view, at.me, units, place, outing.place)
    return [*reasons, _because("die", rest, place=Place(PLACES[goal]), n=least)]


def total(reasons: Sequence[Reason]) -> float:
    """What some terms add up to."""
    return sum(reason.worth for reason in reasons)


def _operations(asked: Asked[Position, War], plan: Sequence[Action]) -> list[Reason]:
    """The best force of the place from which one sets out, of those that can do something with a usual die; what every
    force must promise, where none does."""
    at, war, act = asked.position, asked.judgement, plan[0]
    if act == DONE:
        return [_because("enough", at.weights.bold)]
    if act.verb != "operate":
        return []
    place = PLACE[str(act.args[0])]
    found = [(units, war.hope(units, place)) for units in war.groups(place)]
    if not found:
        return []
    found.sort(key=lambda f: (-f[1].worth, tuple(f[0])))
    for units, best in found:
        if war.outing(units, place) is not None:
            return hope(war, units, place, best)
    units, best = found[0]
    return [_because("vain", min(0.0, best.worth))]


def _force(asked: Asked[Position, War], plan: Sequence[Action]) -> list[Reason]:
    """The best deed that begins as the plan does."""
    at, war, force = asked.position, asked.judgement, asked.position.view.force
    if force is None:
        return []
    if not force.points:
        return [_because("enough", 0.0)] if plan[0] == HALT else []
    march = March(at, war, force, asked.prompt.actions)
    act = next((a for a in plan if a.verb != "drop"), plan[0])
    staying = _counting(*lot(war, march.units, march.place, naval=march.naval), _because("enough", at.weights.bold / 2))
    if act == HALT:
        return staying
    if act == FORCED:
        far = march.best(force.points + COSTS.forced_march)
        best = march.best(force.points)
        so_far = best.worth if best is not None else sum(r.worth for r in staying)
        reasons = deed(war, march.units, far, naval=march.naval) if far is not None else staying
        if far is not None:
            goal = Reason("charlemagne-because-reaches", {"place": Place(PLACES[far.place])}, 0.0, purpose=True)
            reasons = [goal, *reasons]
        return [*reasons, _because("hurry", so_far - march.bar(best), n=COSTS.forced_march)]
    for found in march.deeds(force.points):
        if act.verb in ("move", "step"):
            fits = found.place == PLACE[str(act.args[0])] != march.place
        else:
            fits = found.place == march.place and found.actions[:1] == (act,)
        if fits:
            return deed(war, march.units, found, naval=march.naval)
    return []


def _battle(asked: Asked[Position, War], plan: Sequence[Action]) -> list[Reason]:
    """The best preparation that goes on as the plan begins."""
    at, view, battle = asked.position, asked.position.view, asked.position.view.battle
    if battle is None or view.force is None or not battle.units:
        return []
    units, enemy, place = tuple(view.force.units), tuple(battle.units), PLACE[battle.place]
    ways = asked.judgement.preparations(
        units, enemy, place, advanced=battle.advances[at.me], told=battle.treachery[at.me]
    )
    begun = set(plan)
    fitting = [way for way in ways if (begun == set(way.batch) if FIGHT in begun else begun <= set(way.plays))]
    if not fitting:
        return []
    best = max(fitting, key=lambda way: way.worth)
    return _counting(*fight(at, best, place, (len(units), len(enemy))))


# -- vassalage


def _envoy(asked: Asked[Position, War], plan: Sequence[Action]) -> list[Reason]:
    """The best attempt at the region; the crown and spies come first."""
    at, act = asked.position, plan[0]
    if act in crowns([act]):
        return [_because("first", 2 * _ORDER)]
    if act == SPY:
        return [_because("first", _ORDER)]
    if act == DONE:
        return [_because("enough", at.weights.bold / 2)]
    if act.verb != "envoy":
        return []
    region = REGION_IDS.index(str(act.args[0]))
    best = max(attempts(at, [region]), key=lambda a: a.worth, default=None)
    if best is None:
        return []
    return _counting(
        _because(
            "attempt", best.gain * best.open, region=Place(REGION_IDS[region]), n=best.chances.won,
            free=best.chances.freed,
        ),
        _because("answer", best.gain * best.answered * (best.met - best.open), percent=round(100 * best.answered)),
        _because("markers", -at.marker * len(best.kinds), n=len(best.kinds)),
    )  # fmt: skip


def _lay(asked: Asked[Position, War], plan: Sequence[Action]) -> list[Reason]:
    """The differential that is to be reached."""
    attempt = asked.position.own.attempt
    if attempt is None:
        return []
    short = lacking(attempt)
    worth = {"lay": short, "send": -short}.get(plan[0].verb, -abs(short) - 1)
    more = int(plan[0].verb != "send" or attempt.differential >= enough(attempt))
    return [_because("differential", float(worth), n=attempt.differential, enough=enough(attempt), more=more)]


# -- treasury and levy


def _placed(position: Position, found: Site, kind: str, place: int) -> list[Reason]:
    """A new unit in a place."""
    t, where, there = TYPES[TYPE[kind]], Place(PLACES[place]), position.ground.stacks.get(place, [])
    return [
        _because("unit", found.unit + found.led, place=where, n=t.strength, led=int(found.led > 0)),
        _because("hold", found.hold, place=where, n=position.left),
        _because("upkeep", found.food, place=where, n=upkeep([*there, t.first], position.feeds[place])),
        _because("way", found.near, place=where, n=near(position, place)),
    ]


def _ranked(rank: int, *, pays: bool, cost: int, purse: Purse, price: float = 0.0, least: int = 0) -> Reason:
    """How early something is bought, and how much its ``price`` counts, at most 0; what is not bought stands behind
    the end of spending. ``least``: what must be to spare for it, where that is more than the ``cost``."""
    if not pays:
        return _because("little", price - _ORDER)
    affordable = purse.spare >= max(cost, least)
    return _because("spare", price + (rank if affordable else -1) * _ORDER, n=cost, spare=max(0, purse.spare))


def _treasury(asked: Asked[Position, War], plan: Sequence[Action]) -> list[Reason]:
    """A purchase: what it brings, and how early that is bought."""
    at, actions, act = asked.position, asked.prompt.actions, plan[-1]
    if act.verb == "play":
        return [_because("first", 6 * _ORDER)] if serves(at, act) else []
    purse = Purse(at, actions)
    if act == DONE:
        return [_because("reserve", 0.0, n=purse.reserve)]
    if act.verb == "build":
        found = work(at, act)
        place = PLACE[str(act.args[1])]
        return [
            _because("work", found.worth, place=Place(PLACES[place]), n=at.left, far=at.front()[place]),
            _ranked(5, pays=purse.worth_building(act), cost=building_price(str(act.args[0])), purse=purse),
        ]
    if act == DRAW:
        rank, useful = 4 if purse.few else 2, bool(at.left) and (purse.few or purse.room)
        return [
            _because("hand", _ORDER / 2, n=at.held_markers),
            _ranked(rank, pays=useful, cost=PRICES.stratagem, purse=purse),
        ]
    if act in purse.hires:
        best = purse.best_hire()
        kind, where = (str(a) for a in act.args)
        return [
            *_placed(at, hire_site(at, act), kind, PLACE[where]),
            _ranked(  # it waits for the best rather than buy another
                3,
                pays=purse.hire_pays(best),
                cost=purse.price(act),
                purse=purse,
                price=hire_cost(at, act),
                least=purse.price(best),
            ),
        ]
    if act.verb == "clear":
        if act not in purse.clear:
            return [_because("little", -_ORDER)]
        return [_because("spare", _ORDER, n=PRICES.remove_pillage, spare=purse.treasury)]
    return []


def _levy(asked: Asked[Position, War], plan: Sequence[Action]) -> list[Reason]:
    """Each unit of the plan where it is raised."""
    reasons: list[Reason] = []
    for act in plan:
        if act.verb == "play" and act.args[0] in CALLING:
            reasons.append(_because("first", 2 * _ORDER))
        elif act.verb == "assemble":
            reasons.append(_because("first", _ORDER))
        elif act.verb == "levy":
            kind, where = (str(a) for a in act.args)
            found = levy_site(asked.position, act)
            if found is None:
                reasons.append(_because("unit", OVERSEAS, place=Place(where), n=TYPES[TYPE[kind]].strength, led=0))
            else:
                reasons += _placed(asked.position, found, kind, PLACE[where])
        elif act == DONE:
            reasons.append(_because("enough", 0.0))
    return [r for r in reasons if r.worth] or reasons


# -- what is answered in the other's turn


def _guard(asked: Asked[Position, War], plan: Sequence[Action]) -> list[Reason]:
    """What an attempt may still bring when so many points are set against it."""
    points = int(plan[0].args[0])
    return [_because("guarded", 0.0, n=points, won=harm(asked.position, points))]


def _defend(asked: Asked[Position, War], plan: Sequence[Action]) -> list[Reason]:
    """Both strengths as the markers of the plan leave them."""
    found = defended(asked.position, plan)
    if found is None:
        return []
    theirs, mine = found.totals
    return [_because("defended", 0.0, theirs=theirs, mine=mine)]


def _envoys(asked: Asked[Position, War], plan: Sequence[Action]) -> list[Reason]:
    """How many faces would be better, where envoys are sent or where most would be; nothing where none can be sent, or
    no die could be better."""
    found = {slug: n for slug, n in better(asked.position).items() if n}
    if not found or all(action.verb == "pass" for action in asked.prompt.actions):
        return []
    slug = str(plan[0].args[0]) if plan[0].args else max(found, key=lambda each: found[each])
    return [_because("envoys", 0.0, region=Place(slug), n=found[slug])]


# -- treaties


def _offer(asked: Asked[Position, War], plan: Sequence[Action]) -> list[Reason]:
    """What an offer brings and costs, against what it must bring."""
    at, act = asked.position, plan[0]
    if len(asked.prompt.actions) == 1:
        return []  # what cannot be given is declined unweighed
    if act.verb == "decline":
        return [_because("deal", at.weights.deal, n=_as_treasure(at, at.weights.deal))]
    treaty = next((t for t in at.own.offers if t.number == act.args[0]), None)
    if treaty is None:
        return []
    gain, cost = balance(at, treaty.clauses)
    return [_because("offer", gain - cost, gain=_as_treasure(at, gain), cost=_as_treasure(at, cost))]


def _treaty(asked: Asked[Position, War], plan: Sequence[Action]) -> list[Reason]:
    """What peace is worth, and what is offered for it."""
    at = asked.position
    if len(plan) < 2:
        return []
    fear, price = peril(at), price_of_peace(at)
    return [
        _because("peril", fear, n=_as_treasure(at, fear)),
        _because("price", -at.weights.income * price, n=price),
    ]


def _renounce(asked: Asked[Position, War], plan: Sequence[Action]) -> list[Reason]:
    """What attacks promise, against the markers that a breach costs."""
    at = asked.position
    hoped, cost = breaking(at)
    return [_because("offer", hoped - cost, gain=_as_treasure(at, hoped), cost=_as_treasure(at, cost))]


_OF: dict[str, Callable[[Asked[Position, War], Sequence[Action]], list[Reason]]] = {
    "battle": _battle,
    "defend": _defend,
    "envoy": _envoy,
    "envoys": _envoys,
    "force": _force,
    "guard": _guard,
    "guard-faith": _guard,
    "lay": _lay,
    "lay-faith": _lay,
    "levy": _levy,
    "offer": _offer,
    "operations": _operations,
    "renounce": _renounce,
    "treasury": _treasury,
    "treaty": _treaty,
}
REASONS: Reasons[Position, War] = MappingProxyType(_OF)
"""Terms by step."""
