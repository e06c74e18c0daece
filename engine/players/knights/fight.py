"""Marches and battles, question by question."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from engine.core import Action
from engine.knights.game_data import N
from engine.knights.words import KEEP
from engine.players.knights.position import PORT_AREAS, Position
from engine.players.knights.treaty import bribes
from engine.players.knights.war import ASSAULT, BESIEGE, War

SEAL, DONE, BACK, HALT, DECLINE = (Action(v) for v in ("seal", "done", "back", "halt", "decline"))
MARCH, BATTLE = Action("use", ("march",)), Action("use", ("battle",))
WORTH = {"fate-victory": 1.5, "fate-draw": 1.15, "fate-inflict": 1.0, "fate-prevent": 0.7}
"""What a Fate card is worth in a hand."""
SMALL = 150
"""Armies for which a shield may be life."""
SAILING = 0.7
"""What a place across the sea is worth, since one lands later."""


# --- cards -----------------------------------------------------------------------------------------------------------


def mobilizing(position: Position, war: War, legal: list[Action]) -> Action:
    """The area where most can be done; none where nothing can."""
    open_to = {str(a.args[0]) for a in legal if a.verb == "target"}
    reach = {n.slug: dict(position.reach(n)) for n in position.mine}
    best, value = DECLINE, 0.1
    for team in war.teams(reach):  # type: ignore[arg-type]
        if team.area in open_to and team.value > value and (team.attack is not None or team.movers):
            best, value = Action("target", (team.area,)), team.value
    for port, worth in voyages(position, war).items():
        if port in open_to and worth > value:
            best, value = Action("target", (port,)), worth
    return best


def versatile(position: Position, war: War, legal: list[Action]) -> Action:
    """A battle, a march, or two crowns."""
    found: list[tuple[float, Action]] = []
    coin, vote = Action("take", ("crowns",)), Action("take", ("vote",))
    found += [(2 * position.coin, coin)] if coin in legal else []
    found += [(position.weights.vote, vote)] if vote in legal else []
    if BATTLE in legal:
        found.append((max((worth for _, worth in fields(position, war)), default=0.0), BATTLE))
    if MARCH in legal:
        found.append((marches(position, war), MARCH))
    return max(found, key=lambda x: (x[0], str(x[1])))[1] if found else DECLINE


def fields(position: Position, war: War) -> list[tuple[str, float]]:
    """Areas where own Nobles may attack at once, and what that promises."""
    found = []
    for area in sorted({n.area for n in position.mine if n.area and not n.sea}):
        attack = war.attack(area, [n for n in position.own_at(area) if not n.exhausted])
        if attack is not None and attack.value > position.weights.bold:
            found.append((area, attack.value))
    return found


def marches(position: Position, war: War) -> float:
    """What the best march of one Noble promises."""
    best = 0.0
    for noble in position.mine:
        if not position.fresh(noble):
            continue
        stay = war.place(noble, noble.area) + war.leaving(noble)
        best = max([best, *(war.place(noble, area) - stay for area in position.reach(noble))])
    return max([best, *voyages(position, war).values()])


def voyages(position: Position, war: War) -> dict[str, float]:
    """Ports worth sailing to, and what for."""
    found: dict[str, float] = {}
    if position.turns < 3 or "harbours" in position.view.decrees:
        return found
    for noble in position.mine:
        if not position.fresh(noble) or noble.area not in PORT_AREAS:
            continue
        stay = war.place(noble, noble.area) + war.leaving(noble)
        for port in sorted(PORT_AREAS - {noble.area}):
            worth = SAILING * war.place(noble, port) - stay
            if worth > found.get(port, 0.0) and not position.strangers(port):
                found[port] = worth
    return found


# --- marches ---------------------------------------------------------------------------------------------------------


def marching(position: Position, war: War, legal: list[Action]) -> list[Action]:
    """Who marches by which way; the shortest way without leave, else with a bribe for it."""
    march = position.view.march
    ways: dict[str, dict[str, Action]] = {}
    for action in legal:
        if action.verb == "march":
            mine = ways.setdefault(str(action.args[0]), {})
            area = str(action.args[-1])
            if area not in mine or cost(position, action) < cost(position, mine[area]):
                mine[area] = action
    sails = [a for a in legal if a.verb == "sail"]
    if march is not None and march.target:
        team = next(iter(war.teams(ways, march.target)), None)  # type: ignore[arg-type]
        if team is not None and team.movers and (team.value > 0 or not march.done):
            return paying(position, ways[team.movers[0]][march.target], team.value)
        if sails and not march.done and (team is None or team.attack is None):
            return [max(sails, key=lambda a: (-war.leaving(position.nobles[str(a.args[0])]), str(a)))]
        return [DONE if DONE in legal else BACK]
    best: tuple[float, str, Action] | None = None
    for action in [*(a for mine in ways.values() for a in mine.values()), *sails]:
        noble = position.nobles[str(action.args[0])]
        share = SAILING if action.verb == "sail" else 1.0
        worth = share * war.place(noble, str(action.args[-1])) - war.place(noble, noble.area) - war.leaving(noble)
        worth -= 0.3 * cost(position, action)[0]
        if best is None or (worth, str(action)) > best[:2]:
            best = (worth, str(action), action)
    if best is None:
        return [DONE if DONE in legal else BACK]
    return paying(position, best[2], best[0])


def cost(position: Position, action: Action) -> tuple[int, int]:
    """How many areas on a way take leave, and how long it is."""
    route = [str(a) for a in action.args[1:]]
    return sum(position.stops(a) for a in route[:-1]), len(route)


def paying(position: Position, action: Action, value: float) -> list[Action]:
    """A march, after bids to whoever must let it pass."""
    route = [str(a) for a in action.args[1:-1]] if action.verb == "march" else []
    asked: set[int] = set()
    for area in route:
        asked |= position.strangers(area)
        city = position.cities.get(area)
        if city is not None and city.owner not in (-1, position.me):
            asked.add(city.owner)
    return [*bribes(position, sorted(asked), "pass", value), action]


def bringing(position: Position, war: War, legal: list[Action]) -> Action:
    """All troops of the stronghold come along, unless it is threatened."""
    everything = Action("bring", (KEEP, "all"))
    if everything in legal and not (position.keep.besiegers or war.threatened(position.keep.area)):
        return everything
    return HALT


# --- battles ---------------------------------------------------------------------------------------------------------


def fighting(position: Position, war: War, legal: list[Action]) -> list[Action]:
    """The best attack, if it promises enough; bids go to whoever must allow it."""
    found: list[tuple[float, str, Action]] = []
    for action in legal:
        if action.verb == "attack":
            area, target = str(action.args[0]), str(action.args[1])
            fresh = [n for n in position.own_at(area) if not n.exhausted]
            worth = max((a.value for a in war.attacks(area, fresh) if a.target == target), default=-1.0)
            found.append((worth, str(action), action))
    best = max(found, default=None)
    if best is None or best[0] <= position.weights.bold:
        return [DONE if DONE in legal else BACK]
    area, target = str(best[2].args[0]), str(best[2].args[1])
    asked = position.strangers(area, [position.holder(area)]) if target in ("city", "stronghold") else set()
    return [*bribes(position, sorted(asked), "attack", best[0]), best[2]]


def storming(position: Position, war: War, legal: list[Action]) -> Action:
    """Assault or siege, whichever promises more; neither where both do harm."""
    battle = position.view.war
    verbs = {a.verb for a in legal}
    if battle is None:
        return legal[0]
    fresh = [n for n in position.own_at(battle.area) if not n.exhausted]
    kinds = {a.kind: a.value for a in war.attacks(battle.area, fresh) if a.target == battle.target}
    siege, storm = kinds.get(BESIEGE, -1.0), kinds.get(ASSAULT, -1.0)
    if "besiege" in verbs and siege >= storm:
        return Action("besiege")
    if storm > 0 or BACK not in legal:
        return Action("assault")
    return BACK


def leading(position: Position, legal: list[Action]) -> Action:
    """All armies to an assault; to a siege no more than it takes."""
    battle = position.view.war
    if battle is None or battle.kind != "siege":
        return max(legal, key=lambda a: len(a.args))
    return min(legal, key=lambda a: (len(a.args), sum(position.nobles[str(n)].strength for n in a.args), str(a)))


def commanding(position: Position, legal: list[Action]) -> Action:
    """Who commands best."""
    best = War.commander([position.nobles[str(a.args[0])] for a in legal])
    return Action("command", (best.slug,))


def laying_aside(position: Position, legal: list[Action]) -> list[Action]:
    """The least useful Fate cards go, as many as must."""
    battle = position.view.war
    if SEAL in legal or battle is None:
        return [SEAL]
    mine = 0 if battle.seat == position.me else 1
    kept = Counter(battle.hand)
    kept.subtract(battle.dropped)
    own, foe = battle.sides[mine], battle.sides[1 - mine]
    armies = sum(position.nobles[n].strength for n in own.nobles if n in position.nobles)
    found: list[Action] = []
    for _ in range(min(N.discards, len(battle.hand) - 1) - len(battle.dropped)):
        worth = dict(WORTH)
        if own.nobles and armies <= SMALL:
            worth["fate-prevent"] = 1.25
        if foe.strength and kept["fate-inflict"] * N.hit >= foe.strength:
            worth["fate-inflict"] = 1.6
        least = min(+kept, key=lambda word: (worth[word], word))
        kept[least] -= 1
        found.append(Action("drop", (least,)))
    return [*found, SEAL]


def retreating(position: Position, war: War, legal: list[Action]) -> Action:
    """Where nobody threatens and something can be done, best an own city."""

    def score(action: Action) -> float:
        noble, area = position.nobles[str(action.args[0])], str(action.args[1])
        city = position.cities.get(area)
        own = city is not None and city.owner == position.me
        home = area == position.keep.area
        return war.place(noble, area) + 0.5 * own + 0.4 * home - 0.6 * war.threatened(area)

    return max(legal, key=lambda a: (score(a), str(a)))


def spoils(position: Position, legal: list[Action]) -> Action:
    """A city is kept, unless it brings nothing any more."""
    keep, burn = Action("keep"), Action("raze")
    battle = position.view.war
    city = position.cities.get(battle.area) if battle is not None else None
    others = city is not None and any(s != position.me for s in city.besiegers)
    return burn if burn in legal and others and position.turns <= 1 else keep


def least(position: Position, legal: list[Action], value: Callable[[str], float]) -> Action:
    """The action whose first argument is worth least."""
    return min(legal, key=lambda a: (value(str(a.args[0])), str(a)))
