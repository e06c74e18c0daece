"""What the player has reckoned with, by step: the terms of its valuation with the numbers that they come from.

At a question that one act answers the sum of the terms is the value by which the player chooses (``dearest``). The
search for six orders adds up the same pieces; what the hand is worth before the year counts for every route alike and
is left out here.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterable, Sequence

import msgspec

from engine.core import Action, Params, Piece, Place, SeatRef, Word, pieces
from engine.players.reasons import Reason
from engine.players.steps import Asked, Reasons
from engine.players.xidit.position import FAR, VALUES, Position, Quarry, Units, five
from engine.players.xidit.rivals import Rivals
from engine.players.xidit.search import Deed, Search, Year, whim
from engine.players.xidit.valuation import AVERAGE, Worth
from engine.xidit.analysis import TRACK_OF, lacking, sent, unit_list
from engine.xidit.board import CITIES, INDEX, KINDS, THREATS, TOWER, UNITS

KIND_OF = {
    "xidit-because-recruit": "recruits", "xidit-because-recruit-for": "recruits", "xidit-because-sovereigns": "rewards",
    "xidit-because-bards": "rewards", "xidit-because-guild": "rewards", "xidit-because-pays": "units",
    "xidit-because-census": "census", "xidit-because-next": "next", "xidit-because-near": "near",
}  # fmt: skip
"""What the terms of a year are about."""


def dearest(
    terms: Callable[[Asked[Position, Worth], Sequence[Action]], list[Reason]], asked: Asked[Position, Worth]
) -> Action:
    """The legal act for which most speaks, of equals the first."""
    return max(asked.prompt.actions, key=lambda act: sum(reason.worth for reason in terms(asked, [act])))


def _percent(part: float) -> int:
    return round(100 * part)


def _rewards(worth: Worth, city: int, quarry: Quarry, kinds: Iterable[str], chance: float = 1.0) -> list[Reason]:
    """What some of the three rewards of a quarry count in a city."""
    p, values = worth.position, worth.kinds(city, quarry)
    numbers = {
        "sovereigns": quarry.sovereigns,
        "bards": sent(p.view, p.own, city, quarry.bards),
        "guild": worth.levels(city, quarry.guild),
    }
    found = []
    for kind in kinds:
        track = TRACK_OF[kind]
        told: Params = {
            "n": numbers[kind],
            "city": Place(city),
            "chance": _percent(chance),
            "track": Word(track),
            "safe": _percent(worth.safe[track]),
        }
        if kind == "bards":
            split = worth.bards(city, quarry.bards)[1]
            told["points"] = round(sum(worth.gained(region, n) for region, n in split.items()))
        found.append(Reason(f"xidit-because-{kind}", told, chance * values[kind]))
    return found


def _pays(city: int, units: Sequence[int], cost: float) -> Reason:
    """Units, counted by kind, that are paid in a city."""
    told: Params = {"city": Place(city), "units": pieces(unit_list(units)), "share": _share(cost)}
    return Reason("xidit-because-pays", told, -cost)


def _share(value: float) -> int:
    """A worth in percent of an average pair of rewards."""
    return max(0, _percent(value / AVERAGE))


# --- the year


def of_route(search: Search, orders: Sequence[str]) -> list[Reason]:
    """The terms of six orders: what their actions bring and cost, and how the year ends. What it is all for, where no
    foe is beaten, is the end that counts most of those for which a hand is kept: a foe of the next year, or a
    census."""
    worth, year = search.worth, search.year(orders)
    fights = [deed for deed in year.deeds if deed.chance and deed.quarry is not None]
    found = [reason for deed in year.deeds if deed.chance for reason in _deed(search, year, deed)]
    found += _census(worth, year.units)
    for there, value in search.prospects(year):
        need = search.need(there)
        told: Params = {
            "city": Place(there),
            "creature": Piece(THREATS[there].creature),
            "roads": FAR[year.city][there],
            "missing": sum(lacking(year.units, need)),
            "chance": _percent(year.ready(need)),
        }
        found.append(Reason("xidit-because-next", told, value))
    ends = [reason for reason in found if KIND_OF[reason.key] in ("next", "census") and reason.worth > 0]
    if ends and not fights:
        aim = max(ends, key=lambda reason: reason.worth)
        found = [msgspec.structs.replace(each, purpose=True) if each is aim else each for each in found]
    return [*found, _near(search, year.city, search.place(year.city) - year.effort)]


def _left(search: Search, orders: Sequence[str]) -> list[Reason]:
    """Of a threat that one has the units for and that these orders leave alone, what they gain instead: by how much
    they are worth more than the best that go for it, and which kind of terms that comes from above all. Of several the
    one whose fight would cost least."""
    beaten = {deed.city for deed in search.year(orders).deeds if deed.chance and deed.quarry is not None}
    terms, found = of_route(search, orders), list[Reason]()
    for city, quarry in search.position.threats.items():
        if city in beaten or any(lacking(search.position.units, quarry.need)):
            continue
        other = search.against(city)
        if other is None:
            continue
        route = other.best().orders
        fight = next(deed for deed in other.year(route).deeds if deed.city == city)
        gained = dict.fromkeys(KIND_OF.values(), 0.0)
        for reasons, sign in ((terms, 1), (of_route(other, route), -1)):
            for reason in reasons:
                gained[KIND_OF[reason.key]] += sign * reason.worth
        if sum(gained.values()) < 0:  # orders of somebody's own
            continue
        most = max(gained, key=lambda kind: gained[kind])
        told: Params = {
            "city": Place(city),
            "creature": Piece(THREATS[city].creature),
            "chance": _percent(fight.chance),
            "gain": _share(gained[most]),
            "share": _share(sum(gained.values())),
        }
        found.append(Reason(f"xidit-because-leaves-{most}", told, sum(gained.values()), purpose=True))
    return [min(found, key=lambda reason: reason.worth)] if found else []


def _meant(search: Search, year: Year, recruit: Deed, unit: int) -> int:
    """The city of the threat for which a unit is recruited: one that is beaten later in the year and takes it, else one
    that is hoped for next year; 0 for none."""
    for deed in year.deeds:
        paid = deed.before[unit] - deed.after[unit]
        if deed.step > recruit.step and deed.chance and not deed.titan and paid > recruit.before[unit]:
            return deed.city
    wanting = (there for there, _ in search.prospects(year) if search.need(there)[unit] > recruit.before[unit])
    return next(wanting, 0)


def _deed(search: Search, year: Year, deed: Deed) -> list[Reason]:
    """What an action brings and what its units count, without the census; of a recruit what it is meant for."""
    worth = search.worth
    change = _stock(worth, deed.after) - _stock(worth, deed.before)
    fails = 1.0 - deed.chance
    if sum(deed.after) > sum(deed.before):
        unit = next(n for n, before in enumerate(deed.before) if deed.after[n] > before)
        lying = worth.position.recruits.get(deed.city)
        told: Params = {
            "unit": Piece(UNITS[unit]),
            "city": Place(deed.city),
            "chance": _percent(deed.chance),
            "first": Piece(UNITS[lying[0] if lying else unit]),  # the weakest unit joins (P7.4)
            "case": 2 if lying is None else int(unit != lying[0]),
        }
        value = change - fails * worth.missed(unit)
        if there := _meant(search, year, deed, unit):
            aim: Params = {**told, "creature": Piece(THREATS[there].creature), "there": Place(there)}
            return [Reason("xidit-because-recruit-for", aim, value)]
        return [Reason("xidit-because-recruit", told, value)]
    assert deed.quarry is not None
    paid = [before - after for before, after in zip(deed.before, deed.after, strict=True)]
    kept = fails * sum(n * w for n, w in zip(paid, worth.unit, strict=True))
    pair = worth.pair(deed.city, deed.quarry)[1].split("-")
    return [*_rewards(worth, deed.city, deed.quarry, pair, deed.chance), _pays(deed.city, paid, -change - kept)]


def _stock(worth: Worth, units: Units) -> float:
    """What a hand is worth apart from the census."""
    return worth.hand(units) - sum(worth.census(units))


def _census(worth: Worth, units: Units) -> list[Reason]:
    """What another hand changes for the next census, by kind of unit."""
    now = worth.position.units
    found = []
    for n, (before, after) in enumerate(zip(worth.census(now), worth.census(units), strict=True)):
        if units[n] != now[n]:
            told: Params = {"unit": Piece(UNITS[n]), "n": units[n], "chance": 0}
            if units[n]:
                told["chance"] = _percent(worth.most(n, units[n]))
            found.append(Reason("xidit-because-census", told, after - before))
    return found


def _near(search: Search, city: int, value: float) -> Reason:
    """The recruits around the city where a year begins or ends."""
    camps = search.camps(city) if search.position.left else []
    told: Params = {
        "city": Place(city),
        "units": pieces(UNITS[unit] for unit in sorted({unit for _, _, unit in camps})),
        "roads": min((FAR[city][there] for _, there, _ in camps), default=0),
    }
    return Reason("xidit-because-near", told, value)


def _orders(asked: Asked[Position, Worth], plan: Sequence[Action]) -> list[Reason]:
    """The terms of the six orders that are given, or were given before what is planned and sealed now."""
    position, worth, stands = asked.position, asked.judgement, asked.position.own.orders
    given = {int(act.args[0]): str(act.args[1]) for act in plan if act.verb == "order"}
    orders = [given.get(step, order) for step, order in enumerate(stands, 1)]
    if not all(orders):
        return []
    still_open = [""] * len(stands) if all(stands) else stands
    search = Search(position, worth, Rivals(position, worth), whim(position, asked.seed), still_open)
    return [*of_route(search, orders), *_left(search, orders)]


def _placement(asked: Asked[Position, Worth], plan: Sequence[Action]) -> list[Reason]:
    """The first year from the city that is taken, or wished for most; of one that it does not look at, what lies
    around."""
    if not plan[0].args:
        return []
    city, position, worth = int(plan[0].args[-1]), asked.position, asked.judgement
    free = [int(act.args[0]) for act in asked.prompt.actions if act.verb == "place"]
    rivals, taste = Rivals(position, worth), whim(position, asked.seed)
    near = Search(position, worth, rivals, taste)
    if city not in near.likeliest(free or range(1, CITIES + 1)):
        return [_near(near, city, near.camp(city))]
    search = Search(dataclasses.replace(position, city=city), worth, rivals, taste)
    return of_route(search, search.best().orders)


# --- what is asked while a year resolves


def _reward(asked: Asked[Position, Worth], plan: Sequence[Action]) -> list[Reason]:
    """The two kinds that are taken."""
    position, worth = asked.position, asked.judgement
    offered = Quarry((0, 0, 0, 0, 0), 0, **position.view.offer)
    return _rewards(worth, position.city, offered, [kind for kind in map(str, plan[0].args) if kind in KINDS])


def _bards(asked: Asked[Position, Worth], plan: Sequence[Action]) -> list[Reason]:
    """What one more bard brings in a region."""
    region = INDEX[str(plan[0].args[0])]
    own, *others = asked.position.counts[region]
    value = asked.judgement.gained(region, 1)
    first, second = VALUES[region]
    told: Params = {
        "region": Place(str(plan[0].args[0])),
        "n": round(own) + 1,
        "others": round(max(others)),
        "first": first,
        "second": second,
        "points": round(value),
    }
    return [Reason("xidit-because-region", told, value)]


def _titans(asked: Asked[Position, Worth], plan: Sequence[Action]) -> list[Reason]:
    """The reward of a Titan and the units for it; to let them be counts nothing, and is told by what the best of them
    would cost and bring."""
    position, worth = asked.position, asked.judgement
    if plan[0].args:
        return _titan(position, worth, int(plan[0].args[0]))
    sizes = [int(act.args[0]) for act in asked.prompt.actions if act.args]
    if not sizes:
        return []
    terms = {size: _titan(position, worth, size) for size in sizes}
    size = max(sizes, key=lambda n: sum(reason.worth for reason in terms[n]))
    *gains, cost = (reason.worth for reason in terms[size])
    return [Reason("xidit-because-keeps", {"size": size, "cost": _share(-cost), "gain": _share(sum(gains))}, 0.0)]


def _titan(position: Position, worth: Worth, size: int) -> list[Reason]:
    quarry = position.titans[size]
    have = [(value, n) for n, value in enumerate(worth.unit) for _ in range(position.units[n])]
    cheapest = sorted(have)[:size]
    paid = [sum(n == unit for _, unit in cheapest) for n in range(len(UNITS))]
    pair = worth.pair(position.city, quarry)[1].split("-")
    cost = sum(value for value, _ in cheapest)
    return [*_rewards(worth, position.city, quarry, pair), _pays(position.city, paid, cost)]


def _spend(asked: Asked[Position, Worth], plan: Sequence[Action]) -> list[Reason]:
    """What the hand loses with a unit, and what that means for the next census."""
    p, worth, unit = asked.position, asked.judgement, UNITS.index(str(plan[0].args[0]))
    left = five([n - (kind == unit) for kind, n in enumerate(p.units)])
    wanted = sum(quarry.need[unit] > 0 for quarry in (*p.threats.values(), *(q for _, q in p.coming_threats)))
    told: Params = {"unit": Piece(UNITS[unit]), "left": left[unit], "wanted": wanted}
    return [Reason("xidit-because-spend", told, _stock(worth, left) - _stock(worth, p.units)), *_census(worth, left)]


def _phantom(asked: Asked[Position, Worth], plan: Sequence[Action]) -> list[Reason]:
    """Which rivals the phantom is ahead of on a track, and how near it comes to oneself."""
    p, worth, track = asked.position, asked.judgement, str(plan[0].args[0])
    *ahead, own = worth.bar(track)
    found = []
    for rival, chance in zip(p.rivals, ahead, strict=True):
        told: Params = {"seat": SeatRef(rival.seat), "track": Word(track), "chance": _percent(chance)}
        found.append(Reason("xidit-because-behind", told, chance))
    mine: Params = {"track": Word(track), "n": round(worth.standing[track][0]), "phantom": p.phantom.get(track, 0)}
    return [*found, Reason("xidit-because-phantom", mine, own)]


def _level(asked: Asked[Position, Worth], plan: Sequence[Action]) -> list[Reason]:
    """The fullest tower first: the others keep room for whole rewards."""
    city = int(plan[0].args[0])
    levels = asked.position.view.guild_in(city)[1]
    return [Reason("xidit-because-level", {"city": Place(city), "n": levels, "most": TOWER}, float(levels))]


REASONS: Reasons[Position, Worth] = {
    "bards": _bards,
    "orders": _orders,
    "phantom": _phantom,
    "placement": _placement,
    "raise": _level,
    "reward": _reward,
    "spend": _spend,
    "titan": _titans,
}
