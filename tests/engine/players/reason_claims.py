"""What the reasons of a suggestion claim, checked against the position before it and after it is done.

``NAMED`` says by game and message where a place, a card or a person may be told of that the answer does not name;
``CLAIMED`` checks the figures. Both read views and the rules' own functions, never what a player reckons with.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cached_property
from typing import Any

from engine.charlemagne.analysis import stacks
from engine.charlemagne.board import AROUND, PLACE
from engine.charlemagne.game_data import LAND_OF, REGION_IDS, TYPE, TYPES
from engine.core import Action, Param, Piece, Place, Prompt, Rules, SeatRef
from engine.fief.analysis import MOVES, income, seen
from engine.fief.game_data import CITY
from engine.fief.game_data import ROADS as FIEF_ROADS
from engine.knights.analysis import public_position, siege_attack
from engine.knights.game_data import AREA, NOBLE, STEPS, N
from engine.players import Reason
from engine.roses.analysis import supports
from engine.roses.board import AREA as ROSES_AREA
from engine.roses.board import BLOCK, CARDS, LONDON, SUPPORTER
from engine.roses.board import STEPS as ROSES_STEPS
from engine.xidit.analysis import city_after
from engine.xidit.board import COLOURS, THREATS


class Answer:
    """A question, what a computer player would answer, and why."""

    def __init__(
        self, rules: Rules[Any, Any], save: bytes, seat: int, prompt: Prompt, plan: list[Action], reasons: list[Reason]
    ) -> None:
        self.rules, self.save, self.seat, self.prompt, self.plan, self.reasons = (
            rules,
            save,
            seat,
            prompt,
            plan,
            reasons,
        )

    @cached_property
    def view(self) -> Any:
        """What the seat sees before it."""
        return self.rules.view(self.rules.loads(self.save), self.seat)

    @cached_property
    def after(self) -> Any:
        """What the seat sees afterwards; ``None`` where others have to answer before it is done."""
        state = self.rules.loads(self.save)
        for action in self.plan:
            if self.rules.why_not(state, self.seat, action) is not None:
                return None
            self.rules.apply(state, self.seat, action)
        return self.rules.view(state, self.seat)

    @cached_property
    def words(self) -> frozenset[str]:
        """What the answer names."""
        return frozenset(word for act in self.plan for word in (act.verb, *map(str, act.args)))

    def of(self, *keys: str) -> list[Reason]:
        """The reasons of some kinds."""
        return [r for r in self.reasons if short(r) in keys]


def short(reason: Reason) -> str:
    """What a reason is, by the end of its key."""
    return reason.key.split("-because-")[1]


def told(reason: Reason) -> Iterator[tuple[str, frozenset[str]]]:
    """What a reason names, by the name of its parameter, as it may stand in an action."""

    def words(value: Param) -> Iterator[frozenset[str]]:
        if isinstance(value, list):
            for each in value:
                yield from words(each)
        elif isinstance(value, Place | Piece):
            yield frozenset({str(value.slug)})
        elif isinstance(value, SeatRef):
            yield frozenset({f"seat-{value.seat}"})

    for name, value in reason.params.items():
        for found in words(value):
            yield name, found


def slug(reason: Reason, name: str) -> str:
    """What a reason names with a parameter."""
    value: Any = reason.params[name]
    return str(value.slug)


Check = Callable[[Answer, Reason], bool]


def anybody(answer: Answer, reason: Reason) -> bool:
    """Everybody at the table may be told of."""
    return True


# -- Warrior Knights


def _scene(answer: Answer) -> set[str]:
    """Where something goes on in Knights, or may at once; of a march what is told before everything else."""
    view = answer.view
    found = {view.war.area if view.war else "", view.march.target if view.march else ""}
    found |= {slug(r, "place") for r in answer.of("goes")}
    if "stronghold" in answer.words or "bring" in answer.words:
        found.add(view.strongholds[answer.seat].area)
    struck = [target.city for target in view.cards.targets] if view.cards is not None else []
    found |= {c.area for c in view.cities if c.slug in struck}
    return found | {n.area for n in view.nobles if n.seat == answer.seat} if "battle" in answer.words else found


def _theirs(answer: Answer, reason: Reason) -> bool:
    """A city or a stronghold of somebody else's."""
    place = slug(reason, "place")
    owners = [c.owner for c in answer.view.cities if c.area == place and not c.razed]
    owners += [s.seat for s in answer.view.strongholds if s.area == place]
    return bool(owners) and answer.seat not in owners


def _leaves(answer: Answer, reason: Reason) -> bool:
    """One's own Noble is there, and the city is one's own with nobody else in it."""
    place, who = slug(reason, "place"), slug(reason, "piece")
    mine = {n.slug: n for n in answer.view.nobles if n.seat == answer.seat}
    if who not in mine or mine[who].area != place:
        return False
    if short(reason) == "leaves":
        alone = [n.slug for n in mine.values() if n.area == place and not n.sea] == [who]
        return alone and any(c.area == place and c.owner == answer.seat for c in answer.view.cities)
    if short(reason) == "lifts":
        return any(s.area == place and s.seat == answer.seat for s in answer.view.sieges)
    return True


def _strength(answer: Answer, reason: Reason) -> bool:
    """What those who are named besiege with (K13.5)."""
    who: Any = reason.params["who"]
    armies = [NOBLE[p.slug] for p in who]
    return reason.params["mine"] == siege_attack(public_position(answer.view), answer.seat, armies)


def _rival_there(answer: Answer, reason: Reason) -> bool:
    place = slug(reason, "place")
    rivals = {n.area for n in answer.view.nobles if n.seat != answer.seat}
    return place in rivals | {s.area for s in answer.view.strongholds if s.seat != answer.seat}


def _site(answer: Answer, reason: Reason) -> bool:
    """The fewest steps by land from where the stronghold would stand."""
    edge, steps = {AREA[str(answer.plan[0].args[0])]}, 0
    while AREA[slug(reason, "place")] not in edge:
        edge, steps = edge | {b for a in edge for b in STEPS[a]}, steps + 1
    return steps == reason.params["steps"]


def _distance(answer: Answer, reason: Reason) -> bool:
    keep = AREA[answer.view.strongholds[answer.seat].area]
    edge, steps = {AREA[str(answer.plan[0].args[1])]}, 0
    while keep not in edge:
        edge, steps = edge | {b for a in edge for b in STEPS[a]}, steps + 1
    return steps == reason.params["n"]


def _mine(answer: Answer, reason: Reason) -> bool:
    return any(n.slug == slug(reason, "piece") and n.seat == answer.seat for n in answer.view.nobles)


def _here(answer: Answer, reason: Reason) -> bool:
    return slug(reason, "place") in _scene(answer)


def _party(answer: Answer, reason: Reason) -> bool:
    """Own Nobles who attack what is another's."""
    who: Any = reason.params["who"]
    mine = {n.slug for n in answer.view.nobles if n.seat == answer.seat}
    return {p.slug for p in who} <= mine and ("place" not in reason.params or short(reason) == "fights"
                                              or _theirs(answer, reason))  # fmt: skip


def _goods(answer: Answer, reason: Reason, sign: int) -> bool:
    """What a purse, or the measure of Faith or Votes, has more or less."""
    word: Any = reason.params["what"]
    if word.slug not in ("crowns", "faith", "votes") or answer.after is None:
        return True
    if answer.prompt.step not in ("revolt", "muster", "upgrade", "bless"):
        return True  # where more happens at once, or somebody answers first
    amounts = [getattr(view.barons[answer.seat], word.slug) for view in (answer.view, answer.after)]
    return bool(amounts[1] - amounts[0] == sign * reason.params["n"])  # type: ignore[operator]


def _fortifies(answer: Answer, reason: Reason) -> bool:
    """A crown more at Taxes (K8.3), and 100 more strength (K17.3)."""
    before, after = (
        next(c for c in view.cities if c.area == slug(reason, "place")) for view in (answer.view, answer.after)
    )
    return (after.income - before.income, after.strength - before.strength) == (reason.params["n"], 100)


def _heals(answer: Answer, reason: Reason) -> bool:
    def strength(view: Any) -> int:
        keep = view.strongholds[answer.seat]
        return sum(n.strength for n in view.nobles if n.seat == answer.seat) + keep.men - N.hit * keep.losses  # type: ignore[no-any-return]

    return strength(answer.after) - strength(answer.view) == reason.params["n"]


def _hire(answer: Answer, reason: Reason) -> bool:
    before, after = (view.barons[answer.seat] for view in (answer.view, answer.after))
    return (before.crowns - after.crowns, after.wages - before.wages) == (
        reason.params["price"], reason.params["wages"],
    )  # fmt: skip


def _stake(answer: Answer, reason: Reason) -> bool:
    stakes = next(e.stakes for e in answer.view.expeditions if e.slug == answer.view.cards.expedition)
    return bool(stakes[answer.seat] == reason.params["n"])


KNIGHTS_NAMED: Mapping[str, Check] = {
    **dict.fromkeys(("falls", "threat", "guards", "walls", "fortified", "quell"), _here),
    **dict.fromkeys(("city", "city-lost"), _here),
    **dict.fromkeys(("leaves", "lifts", "departs"), _leaves),
    **dict.fromkeys(("besieges", "takes", "storms", "fights"), _party),
    "siege": lambda a, r: slug(r, "place") in {*a.words, *_scene(a)} and _party(a, r),
    "goes": _mine, "near": _theirs, "rivals": _rival_there, "site": _site, "moves": anybody,
    **dict.fromkeys(("dies", "leads", "led", "use", "free", "gift", "tired"), _mine),
    **dict.fromkeys(("stands", "theirs", "theirs-lost", "men", "men-lost", "ban", "beats", "has"), anybody),
    **dict.fromkeys(("taxes", "taxes-lost", "assembly", "assembly-lost", "relief", "relief-lost"), anybody),
    **dict.fromkeys(("tithe", "tithe-lost", "card"), anybody),
    **dict.fromkeys(("event", "happens"), lambda a, r: slug(r, "card") == a.view.cards.event),
}  # fmt: skip
KNIGHTS_CLAIMED: Mapping[str, Check] = {
    "goods": lambda a, r: _goods(a, r, 1), "goods-lost": lambda a, r: _goods(a, r, -1), "siege": _strength,
    "fortifies": _fortifies, "heals": _heals, "hire": _hire, "stake": _stake, "distance": _distance,
    **{key: KNIGHTS_NAMED[key] for key in ("leaves", "lifts", "departs", "rivals", "site", "near")},
}  # fmt: skip


# -- Lords of Xidit


def _route(answer: Answer) -> list[int]:
    """Where the hero is before each of the six orders, and at the end of the year; empty before there are six."""
    given = {int(act.args[0]): str(act.args[1]) for act in answer.plan if act.verb == "order"}
    orders = [given.get(step, order) for step, order in enumerate(answer.view.own.orders, 1)]
    found = [answer.view.seats[answer.seat].city]
    for order in orders if all(orders) else []:
        found.append(city_after(found[-1], order) if order in COLOURS else found[-1])
    return found


def _travelled(answer: Answer, reason: Reason) -> bool:
    """A city of the year; of a first year the best from the city that is wished for most."""
    return answer.prompt.step == "placement" or int(slug(reason, "city")) in _route(answer)


def _lurks(answer: Answer, reason: Reason) -> bool:
    """The creature is in the city that is named, or is to come there."""
    city = int(slug(reason, "there" if "there" in reason.params else "city"))
    threats = {t.city for t in (*answer.view.threats, *answer.view.coming_threats)}
    fits = city in threats and THREATS[city].creature == slug(reason, "creature")
    return fits and ("there" not in reason.params or _travelled(answer, reason))


def _recruited(answer: Answer, reason: Reason) -> bool:
    """Of the tile that lies there the weakest unit joins now (P7.4), another only after others have come; where none
    lies, one is still to come."""
    lying = {t.city: t.units for t in answer.view.recruits}.get(int(slug(reason, "city")))
    if lying is None:
        return reason.params["case"] == 2
    return (
        slug(reason, "first") == lying[0]
        and slug(reason, "unit") in lying
        and reason.params["case"] == int(slug(reason, "unit") != lying[0])
    )


def _hand(answer: Answer) -> dict[str, int]:
    """The hand at the end of a year as the reasons have it: what is recruited comes, what is paid goes."""
    found = dict(answer.view.own.units)
    for reason in answer.of("recruit", "recruit-for"):
        found[slug(reason, "unit")] = found.get(slug(reason, "unit"), 0) + 1
    for reason in answer.of("pays"):
        units: Any = reason.params["units"]
        for unit in units:
            found[unit.slug] -= 1
    return found


def _missing(answer: Answer, reason: Reason) -> bool:
    tiles = (*answer.view.threats, *answer.view.coming_threats)
    need = next(t.units for t in tiles if t.city == int(slug(reason, "city")))
    hand = _hand(answer)
    return bool(reason.params["missing"] == sum(max(0, need.count(u) - hand.get(u, 0)) for u in set(need)))


def _counted(answer: Answer, reason: Reason) -> bool:
    if answer.prompt.step == "spend":
        return True
    return _hand(answer).get(slug(reason, "unit"), 0) == reason.params["n"]


def _year_ends(answer: Answer, reason: Reason) -> bool:
    route = _route(answer)
    return answer.prompt.step == "placement" or int(slug(reason, "city")) == route[-1]


def _spent(answer: Answer, reason: Reason) -> bool:
    return answer.after is None or answer.after.own.units.get(slug(reason, "unit"), 0) == reason.params["left"]


def _rewarded(answer: Answer, reason: Reason) -> bool:
    """At a reward: what is offered of it, as far as it finds room; sovereigns always do (P9.2)."""
    offer = answer.view.offer if answer.prompt.step == "reward" else None
    return offer is None or (short(reason) in answer.words and reason.params["n"] <= offer[short(reason)])


XIDIT_NAMED: Mapping[str, Check] = {
    "recruit": _travelled, "recruit-for": _lurks, "next": _lurks,
    **{f"leaves-{what}": _lurks for what in ("units", "census", "next", "rewards", "recruits", "near")},
    **dict.fromkeys(("sovereigns", "bards", "guild", "pays"), _travelled), "near": anybody, "census": anybody,
    "behind": anybody,
}  # fmt: skip
XIDIT_CLAIMED: Mapping[str, Check] = {
    "recruit": _recruited, "recruit-for": _recruited, "next": _missing, "census": _counted, "near": _year_ends,
    "spend": _spent, **dict.fromkeys(("sovereigns", "bards", "guild"), _rewarded),
}  # fmt: skip


# -- Wars of the Roses


def _blocks(view: Any, area: str) -> set[str]:
    return {b.block for b in view.own.blocks if b.place == area}


def _ours(answer: Answer, reason: Reason) -> bool:
    """An area that is named, where one's own blocks are, or where the battle is."""
    area = slug(reason, "area")
    battle = answer.view.battle
    return area in answer.words or bool(_blocks(answer.view, area)) or (battle is not None and battle.area == area)


def _goal(answer: Answer, reason: Reason) -> bool:
    """The enemy is at what can be attacked next, from where own blocks are or come."""
    target = slug(reason, "target")
    row = next((row for row in answer.view.areas if row.area == target), None)
    return row is not None and (row.york, row.lancaster)[answer.seat] > 0 and _ours(answer, reason)


def _moved(answer: Answer, reason: Reason) -> bool:
    """Who is in danger with more, or in less danger with fewer: two areas that are compared are never both left, and
    never both reinforced by the same blocks."""
    cases = [r.params["case"] for r in answer.of("exposed")]
    if cases.count(1) + cases.count(3) > 1 and len({slug(r, "area") for r in answer.of("exposed")}) < len(cases):
        return False
    if answer.after is None or any(act.verb in ("muster", "done") for act in answer.plan):
        return True
    area = slug(reason, "area")
    before, after = _blocks(answer.view, area), _blocks(answer.after, area)
    gained = len(after) - len(before)
    match reason.params["case"]:
        case 1:
            return not after and gained < 0
        case 2:
            return gained >= 0 and bool(before)
        case 3 | 4:
            return gained < 0 and bool(after)
        case _:
            return gained >= 0


def _supported(answer: Answer, reason: Reason) -> bool:
    """What counts for the throne (8.1): supporters where they count, and London where nobody else is."""
    if answer.after is None or answer.prompt.step != "action" or any(act.verb == "muster" for act in answer.plan):
        return True

    def counted(view: Any) -> int:
        rows = {row.area: (row.york, row.lancaster)[answer.seat] for row in view.areas}
        mine = [b for b in view.own.blocks if b.place in ROSES_AREA]
        london = next(area for area, n in ROSES_AREA.items() if n == LONDON)
        found = sum(supports(BLOCK[b.block], ROSES_AREA[b.place]) for b in mine if SUPPORTER[BLOCK[b.block]])
        return found + int(any(b.place == london for b in mine) and not rows.get(london, 0))

    more: Any = reason.params["more"]
    return bool(counted(answer.after) - counted(answer.view) == more - reason.params["fewer"])


def _joined(answer: Answer, reason: Reason) -> bool:
    return reason.params["steps"] == ROSES_STEPS[BLOCK[slug(reason, "block")]]


def _card_points(answer: Answer, reason: Reason) -> bool:
    return reason.params["n"] == CARDS[str(answer.plan[0].args[0])].ap


ROSES_NAMED: Mapping[str, Check] = {
    **dict.fromkeys(("battle", "unfought", "given-up", "exposed", "way", "away", "nearer", "arrives"), _ours),
    "reach": _goal, "joins": anybody, "pool": anybody, "worth": anybody, "acts": anybody, "first": anybody,
    "elsewhere": anybody, "turns": anybody, "kills": anybody, "feeds": _ours, "friends": _ours,
}  # fmt: skip
ROSES_CLAIMED: Mapping[str, Check] = {
    "exposed": _moved, "reach": _goal, "support": _supported, "joins": _joined, "points": _card_points,
    "nearer": lambda a, r: slug(r, "area") != slug(r, "left") and bool(_blocks(a.view, slug(r, "left"))),
}  # fmt: skip


# -- Fief


def _going(answer: Answer, reason: Reason) -> bool:
    """Of a march: where it begins and leads, and what lies near its end."""
    march, city = answer.view.march, slug(reason, "city")
    nobles = {n.slug: n.place for n in answer.view.nobles}
    begun = {nobles[word] for word in answer.words if word in nobles} | ({nobles[march.noble]} if march else set())
    return city in begun | {slug(r, "city") for r in answer.of("onward", "nearer")}


def _onward(answer: Answer, reason: Reason) -> bool:
    """Another city than the one that is named."""
    return slug(reason, "city") not in answer.words and len(answer.of("onward")) == 1


def _embattled(answer: Answer, reason: Reason) -> bool:
    """The city of the battle or the rebellion, or where the named Noble is."""
    view, city = answer.view, slug(reason, "city")
    nobles = {n.slug: n.place for n in view.nobles}
    found = {each.city for each in (view.battle, view.rebellion) if each is not None}
    return city in found | {nobles[word] for word in answer.words if word in nobles} or _going(answer, reason)


def _purse(answer: Answer, reason: Reason) -> bool:
    """Shillings that go at once; of what others have yet to let pass nothing can be said."""
    if answer.after is None or answer.prompt.step not in ("buy", "calm"):
        return True
    before, after = (view.own.purse for view in (answer.view, answer.after))
    return bool(after == reason.params["n"] if short(reason) == "leaves" else before - after == reason.params["n"])


def _gained(answer: Answer, reason: Reason) -> bool:
    """Shillings that come at once, or with the next income, where nobody rises against it."""
    if answer.after is None or answer.after.rebellion is not None or answer.prompt.step not in ("play", "pillage"):
        return True
    if answer.prompt.step == "pillage":
        return bool(answer.after.own.purse - answer.view.own.purse == reason.params["n"])
    then, now = (income(seen(view), answer.seat) for view in (answer.after, answer.view))
    return bool(then - now == reason.params["n"])


def _left(answer: Answer, reason: Reason) -> bool:
    """The troops of the family that marches in a city, once it has gone."""
    march = answer.view.march
    noble = next((n for n in answer.view.nobles if n.slug == (march.noble if march else answer.plan[0].args[0])), None)
    if answer.after is None or noble is None or slug(reason, "city") != noble.place or answer.prompt.step == "play":
        return True
    there = next((n.place for n in answer.after.nobles if n.slug == noble.slug), "")
    if there in ("", noble.place) or (noble.steps and march is None):  # it is not done yet, or a march that goes on
        return True
    armies = (s for s in answer.after.stacks if (s.city, s.family) == (noble.place, noble.family))
    return bool(sum(s.troops for s in armies) == reason.params["n"])


def _moves(answer: Answer, reason: Reason) -> bool:
    """As many as a Noble has at most (5.0), and one where a single road leads there."""
    n: Any = reason.params["n"]
    return bool(1 <= n <= MOVES)


def _beside(answer: Answer, reason: Reason) -> bool:
    n: Any = reason.params["n"]
    return bool(0 < n <= len(FIEF_ROADS[CITY[slug(reason, "city")]]))


FIEF_NAMED: Mapping[str, Check] = {
    **dict.fromkeys(("income", "odds", "odds-between", "left", "stay", "moves", "errand", "errand-left"), _embattled),
    **dict.fromkeys(("plague", "bandits", "siege", "holds", "garrison", "risk", "raid", "rebels"), _embattled),
    "cures": anybody, "onward": _onward, "nearer": anybody, "title": anybody, "region": anybody, "near": anybody,
    "beaten": lambda a, r: {p.slug for p in r.params["nobles"]} <= {  # type: ignore[union-attr]
        n.slug for n in a.view.nobles if n.captor is None
    },
    "titles": anybody, "blow": anybody, "poor": anybody, "ally": anybody, "ally-own": anybody, "points": anybody,
}  # fmt: skip
FIEF_CLAIMED: Mapping[str, Check] = {
    "costs": _purse, "leaves": _purse, "gain": _gained, "left": _left, "stay": _left, "moves": _moves,
    "onward": _onward, "beside": _beside,
}  # fmt: skip


# -- Charlemagne


def _near_goal(answer: Answer, reason: Reason) -> bool:
    """Of a force: where it is or goes, where it attacks, and the region of that."""
    view, name = answer.view, next(iter(reason.params[n] for n in ("place", "region") if n in reason.params))
    word = str(name.slug)  # type: ignore[union-attr]
    named = {PLACE[w] for w in answer.words if w in PLACE}
    named |= {PLACE[each.place] for each in (view.force, view.battle) if each is not None}
    named |= {PLACE[slug(r, "place")] for r in answer.of("die", "attack", "reaches")}
    reached = named | {there for place in named for there in AROUND[place]}
    if word in PLACE:
        return PLACE[word] in reached
    return word in {REGION_IDS[LAND_OF[place]] for place in reached if LAND_OF[place] >= 0}


def _paid(answer: Answer, reason: Reason) -> bool:
    """Treasure that goes at once."""
    if answer.after is None or answer.prompt.step != "treasury":
        return True
    return bool(answer.view.own.treasury - answer.after.own.treasury == reason.params["n"])


def _fed(answer: Answer, reason: Reason) -> bool:
    """What supply costs there with the new units (20.2)."""
    raised = [act for act in answer.plan if act.verb in ("hire", "levy") and act.args[1] == slug(reason, "place")]
    if answer.after is None or len(raised) != 1:
        return True
    return reason.params["n"] == next(s.cost for s in stacks(answer.after) if s.place == slug(reason, "place"))


def _raised(answer: Answer, reason: Reason) -> bool:
    kinds = [a.args[0] for a in answer.plan if a.verb in ("hire", "levy") and a.args[1] == slug(reason, "place")]
    return reason.params["n"] in {TYPES[TYPE[str(kind)]].strength for kind in kinds}


def _markers(answer: Answer, reason: Reason) -> bool:
    held = answer.view.seats[answer.seat].markers
    n: Any = reason.params["n"]
    return bool(0 <= n <= held)


CHARLEMAGNE_NAMED: Mapping[str, Check] = {
    **dict.fromkeys(("attack", "hold", "upkeep", "way", "risk", "guard", "court", "region", "attempt"), _near_goal),
    **dict.fromkeys(("die", "waste", "ashore", "reaches"), anybody),
    "envoys": anybody,
}
CHARLEMAGNE_CLAIMED: Mapping[str, Check] = {
    "spare": _paid, "upkeep": _fed, "unit": _raised, "markers": _markers,
}  # fmt: skip

NAMED: Mapping[str, Mapping[str, Check]] = {
    "charlemagne": CHARLEMAGNE_NAMED, "fief": FIEF_NAMED, "knights": KNIGHTS_NAMED, "roses": ROSES_NAMED,
    "xidit": XIDIT_NAMED,
}  # fmt: skip
CLAIMED: Mapping[str, Mapping[str, Check]] = {
    "charlemagne": CHARLEMAGNE_CLAIMED, "fief": FIEF_CLAIMED, "knights": KNIGHTS_CLAIMED, "roses": ROSES_CLAIMED,
    "xidit": XIDIT_CLAIMED,
}  # fmt: skip
