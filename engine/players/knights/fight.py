"""Marches and battles, question by question."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import combinations

from engine.core import SEAL, Action
from engine.knights import analysis
from engine.knights.analysis import KEEP, troop_of
from engine.knights.game_data import AREA, AREA_IDS, CITY, NOBLE, NOBLE_IDS, N
from engine.knights.views.view import NobleView
from engine.knights.views.view_war import SideView, WarView
from engine.players.knights.position import Position
from engine.players.knights.terms import Term, barred, nothing, total
from engine.players.knights.treaty import bribes
from engine.players.knights.war import ASSAULT, BESIEGE, Attack, Team, War

DONE, BACK, HALT, DECLINE = (Action(v) for v in ("done", "back", "halt", "decline"))
MARCH, BATTLE = Action("use", ("march",)), Action("use", ("battle",))
WORTH = {"fate-victory": 1.5, "fate-draw": 1.15, "fate-inflict": 1.0, "fate-prevent": 0.7}
"""What a Fate card is worth in a hand."""
SMALL = 150
"""Armies for which a shield may be life."""
SAILING = 0.7
"""What a place across the sea is worth, since one lands later."""
WORTHWHILE = 0.1
"""What a card has to promise, or it is not used."""
TOLL = 0.3
"""What it costs to ask one more rival for leave to pass."""
COMMANDERS = ("circle", "square", "star", "triangle")
"""Whose ability helps in a battle, the best last; the first has none there."""
GIFTS = {"square": "fate-prevent", "star": "fate-inflict", "triangle": "fate-victory"}
"""What a commander adds to a hand."""
LARGE = 10_000.0
"""More troops than any army has, so that their number decides only between what is equal otherwise."""


# --- cards -----------------------------------------------------------------------------------------------------------


def mobilizing(position: Position, war: War, legal: list[Action]) -> list[Action]:
    """The area where most can be done, and who marches there first; none where nothing can."""
    open_to = {str(a.args[0]) for a in legal if a.verb == "target"}
    reach = {n.slug: position.reach(n) for n in position.mine}
    best, value = [DECLINE], WORTHWHILE
    for team in war.teams(reach):
        if team.area in open_to and team.value > value and (team.attack is not None or team.movers):
            best, value = [Action("target", (team.area,)), *setting_out(position, team)], team.value
    for port, (worth, _) in voyages(position, war).items():
        if port in open_to and worth > value:
            best, value = [Action("target", (port,))], worth
    return best


def setting_out(position: Position, team: Team) -> list[Action]:
    """The first march of those who move to an area, by the shortest way; none where it takes leave or a toll, or where
    all are there."""
    at, me = position.table, position.me
    ways = [
        Action("march", (noble, *(AREA_IDS[area] for area in way)))
        for noble in team.movers[:1]
        for way in analysis.routes(at, NOBLE[noble])
        if way[-1] == AREA[team.area] and not analysis.leave_needed(at, me, way) and not analysis.land_toll(at, me, way)
    ]
    return [min(ways, key=lambda way: (len(way.args), str(way)))] if ways else []


def mobilizing_terms(position: Position, war: War, action: Action) -> list[Term]:
    """What speaks for an area, or for doing nothing."""
    if action.verb != "target":
        return nothing(WORTHWHILE) if action == DECLINE else []
    area = str(action.args[0])
    team = next(iter(war.teams({n.slug: position.reach(n) for n in position.mine}, area)), None)
    sailing = voyages(position, war).get(area)
    if sailing is not None and (team is None or sailing[0] > team.value):
        return war.going_terms(sailing[1], area, SAILING)
    return war.team_terms(team) if team is not None else nothing()


def versatile(position: Position, war: War, legal: list[Action]) -> list[Action]:
    """A battle with whom is attacked, a march, or two crowns."""
    found: list[tuple[float, Action]] = []
    coin, vote = Action("take", ("crowns",)), Action("take", ("vote",))
    found += [(N.versatile_crowns * position.coin, coin)] if coin in legal else []
    found += [(position.weights.vote, vote)] if vote in legal else []
    if BATTLE in legal:
        found.append((max((attack.value for attack in fields(position, war)), default=0.0), BATTLE))
    if MARCH in legal:
        found.append((marches(position, war)[0], MARCH))
    best = max(found, key=lambda x: (x[0], str(x[1])))[1] if found else DECLINE
    return [best, *attacking(position, war)] if best == BATTLE else [best]


def attacking(position: Position, war: War) -> list[Action]:
    """The attack for which a card is used; none where somebody has to allow it."""
    best = max(fields(position, war), key=lambda x: x.value)
    asked = analysis.third(
        position.table, analysis.attack_on(position.table, position.me, AREA[best.area], best.target)
    )
    return [] if asked else [Action("attack", (best.area, best.target))]


def versatile_terms(position: Position, war: War, action: Action) -> list[Term]:
    """What speaks for one use of the card."""
    if action == BATTLE:
        attack = max(fields(position, war), key=lambda x: x.value, default=None)
        return war.attack_terms(attack, rested(position, attack.area)) if attack is not None else nothing()
    if action == MARCH:
        _, noble, area, share = marches(position, war)
        return [(0.0, "goes", (noble.slug, area)), *war.going_terms(noble, area, share)] if noble else nothing()
    if action.verb == "take":
        crowns = action.args[0] == "crowns"
        worth = N.versatile_crowns * position.coin if crowns else position.weights.vote
        return [(worth, "goods", ("crowns", N.versatile_crowns) if crowns else ("votes", 1))]
    return []


def rested(position: Position, area: str) -> list[NobleView]:
    """Own Nobles in an area who may still fight."""
    return [n for n in position.own_at(area) if not n.exhausted]


def fields(position: Position, war: War) -> list[Attack]:
    """The best attack in every area where own Nobles may attack at once, if it promises enough."""
    found = []
    for area in sorted({n.area for n in position.mine if n.area and not n.sea}):
        attack = war.attack(area, rested(position, area))
        if attack is not None and attack.value > position.weights.bold:
            found.append(attack)
    return found


def marches(position: Position, war: War) -> tuple[float, NobleView | None, str, float]:
    """What the best march or voyage of one Noble promises, whose it is, where it leads, and which share of that place
    counts."""
    best: tuple[float, NobleView | None, str, float] = (0.0, None, "", 1.0)
    for noble in position.mine:
        if not position.fresh(noble):
            continue
        stay = war.stay(noble)
        for area in position.reach(noble):
            worth = war.place(noble, area) - stay
            if worth > best[0]:
                best = (worth, noble, area, 1.0)
    for port, (worth, sailor) in voyages(position, war).items():
        if worth > best[0]:
            best = (worth, sailor, port, SAILING)
    return best


def voyages(position: Position, war: War) -> dict[str, tuple[float, NobleView]]:
    """Ports worth sailing to, what for, and who would."""
    found: dict[str, tuple[float, NobleView]] = {}
    if position.turns < 3:
        return found
    for noble in position.mine:
        ports = [AREA_IDS[port] for port in analysis.voyages(position.table, NOBLE[noble.slug])]
        if not ports:
            continue
        stay = war.stay(noble)
        for port in sorted(ports):
            worth = SAILING * war.place(noble, port) - stay
            if worth > (found[port][0] if port in found else 0.0) and not position.strangers(port):
                found[port] = (worth, noble)
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
        team = next(iter(war.teams(ways, march.target)), None)
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
        worth -= TOLL * cost(position, action)[0]
        if best is None or (worth, str(action)) > best[:2]:
            best = (worth, str(action), action)
    if best is None:
        return [DONE if DONE in legal else BACK]
    return paying(position, best[2], best[0])


def marching_terms(position: Position, war: War, legal: list[Action], action: Action) -> list[Term]:
    """What speaks for one march or voyage. Towards an area for which a card was used it is what all can do there, of
    which whoever marches is the first."""
    march = position.view.march
    going = action.verb in ("march", "sail")
    if march is not None and march.target:
        able = sorted({str(a.args[0]) for a in legal if a.verb == "march" and a.args[-1] == march.target})
        best = war.team(march.target, able)
        if action.verb == "march":
            team = war.team(march.target, able, str(action.args[0]))
            return war.team_terms(team) if team is not None else []
        if action.verb == "sail":
            noble = position.nobles[str(action.args[0])]
            return war.leaving_terms(noble) or nothing() if best is None else []
        if action in (DONE, BACK) and best is not None and not best.movers:
            return war.team_terms(best)
        return nothing() if action == DONE and march.done else []
    if not going:
        return []
    asked = cost(position, action)[0]
    noble, share = position.nobles[str(action.args[0])], SAILING if action.verb == "sail" else 1.0
    found = war.going_terms(noble, str(action.args[-1]), share)
    return [*found, (-TOLL * asked, "asks", (asked,))] if asked else found


def cost(position: Position, action: Action) -> tuple[int, int]:
    """How many areas on a way take leave, and how long it is."""
    route = [str(a) for a in action.args[1:]]
    return len({area for _, area in position.leave(route)}), len(route)


def paying(position: Position, action: Action, value: float) -> list[Action]:
    """A march, after bids to whoever must let it pass."""
    route = [str(a) for a in action.args[1:]] if action.verb == "march" else []
    asked = {seat for seat, _ in position.leave(route)}
    return [*bribes(position, sorted(asked), "pass", value), action]


def bringing(position: Position, war: War, legal: list[Action]) -> Action:
    """All troops of the stronghold come along, unless it is threatened."""
    everything = Action("bring", (KEEP, "all"))
    return everything if everything in legal and total(bringing_terms(position, war, everything)) > 0 else HALT


def bringing_terms(position: Position, war: War, action: Action) -> list[Term]:
    """What speaks for bringing the troops of the stronghold along: all of them or none."""
    if action == HALT:
        return nothing()
    if action.args[0] != KEEP:
        return []
    keep = position.keep
    men = keep.men if action.args[1] == "all" else troop_of(str(action.args[1])).size
    found: list[Term] = [(1.0 if action.args[1] == "all" else men / LARGE, "troops", (men,))]
    return [*found, *barred("threat", keep.area)] if keep.besiegers or war.threatened(keep.area) else found


# --- battles ---------------------------------------------------------------------------------------------------------


def attacks(position: Position, war: War, area: str, target: str) -> dict[str, Attack]:
    """By kind: attacks on a target in an area with everybody who may fight there."""
    return {a.kind: a for a in war.attacks(area, rested(position, area)) if a.target == target}


def fighting(position: Position, war: War, legal: list[Action]) -> list[Action]:
    """The best attack, if it promises enough; bids go to whoever must allow it."""
    found: list[tuple[float, str, Action]] = []
    for action in legal:
        if action.verb == "attack":
            area, target = str(action.args[0]), str(action.args[1])
            worth = max((a.value for a in attacks(position, war, area, target).values()), default=-1.0)
            found.append((worth, str(action), action))
    best = max(found, default=None)
    if best is None or best[0] <= position.weights.bold:
        return [DONE if DONE in legal else BACK]
    area, target = str(best[2].args[0]), str(best[2].args[1])
    asked = analysis.third(position.table, analysis.attack_on(position.table, position.me, AREA[area], target))
    return [*bribes(position, sorted(asked), "attack", best[0]), best[2]]


def fighting_terms(position: Position, war: War, action: Action) -> list[Term]:
    """What speaks for an attack, or for none."""
    if action.verb != "attack":
        return nothing(position.weights.bold) if action in (DONE, BACK) else []
    area = str(action.args[0])
    best = max(attacks(position, war, area, str(action.args[1])).values(), default=None)
    return war.attack_terms(best, rested(position, area)) if best is not None else []


def storming(position: Position, war: War, legal: list[Action]) -> list[Action]:
    """Assault or siege, whichever promises more, and with which armies; neither where both do harm."""
    battle = position.view.war
    verbs = {a.verb for a in legal}
    if battle is None:
        return [legal[0]]
    kinds = {kind: a.value for kind, a in attacks(position, war, battle.area, battle.target).items()}
    siege, storm = kinds.get(BESIEGE, -1.0), kinds.get(ASSAULT, -1.0)
    if "besiege" in verbs and siege >= storm:
        return [Action("besiege"), *bands(position, battle, siege=True)]
    if storm > 0 or BACK not in legal:
        return [Action("assault"), *bands(position, battle, siege=False)]
    return [BACK]


def bands(position: Position, battle: WarView, *, siege: bool) -> list[Action]:
    """Who takes part in an attack that is decided on; nothing where that is no question."""
    at, area = position.table, AREA[battle.area]
    fresh = analysis.fighters(at, position.me, area)
    attack = analysis.attack_on(at, position.me, area, battle.target)
    some = [band for n in range(len(fresh), 0, -1) for band in combinations(fresh, n)]
    able = [band for band in some if not siege or analysis.can_besiege(at, attack, band)]
    found = [Action("lead", tuple(NOBLE_IDS[noble] for noble in band)) for band in able]
    return [armies(position, found, siege=siege)] if len(found) > 1 else []


def storming_terms(position: Position, war: War, plan: Sequence[Action]) -> list[Term]:
    """What speaks for an assault, a siege, or neither, with the armies that the plan leads to it."""
    battle, action = position.view.war, plan[0]
    if battle is None or action == BACK:
        return nothing() if action == BACK else []
    found = attacks(position, war, battle.area, battle.target).get(action.verb)
    led = next((a.args for a in plan if a.verb == "lead"), None)
    nobles = [n for n in rested(position, battle.area) if led is None or n.slug in led]
    return war.attack_terms(found, nobles) if found is not None else []


def leading(position: Position, legal: list[Action]) -> Action:
    """All armies to an assault; to a siege no more than it takes."""
    return armies(position, legal, siege=besieging(position))


def besieging(position: Position) -> bool:
    """Whether the battle in hand is a siege."""
    return position.view.war is not None and position.view.war.kind == "siege"


def armies(position: Position, legal: Sequence[Action], *, siege: bool) -> Action:
    """The best of some armies."""
    if not siege:
        return max(legal, key=lambda a: total(armies_terms(position, a, siege=False)))
    return min(legal, key=lambda a: (-total(armies_terms(position, a, siege=True)), str(a)))


def leading_terms(position: Position, action: Action) -> list[Term]:
    """What speaks for these armies in the battle in hand."""
    return armies_terms(position, action, siege=besieging(position))


def armies_terms(position: Position, action: Action, *, siege: bool) -> list[Term]:
    """What speaks for these armies in an assault or a siege."""
    strength = sum(position.nobles[str(n)].strength for n in action.args)
    found: list[Term] = [(-len(action.args) if siege else len(action.args), "armies", (len(action.args),))]
    return [*found, (-strength / LARGE, "troops", (strength,))] if siege else found


def commanding(position: Position, legal: list[Action]) -> Action:
    """Who commands best."""
    best = War.commander([position.nobles[str(a.args[0])] for a in legal])
    return Action("command", (best.slug,))


def commanding_terms(position: Position, action: Action) -> list[Term]:
    """What speaks for a commander: to be rested, the ability, the strength."""
    noble = position.nobles[str(action.args[0])]
    found: list[Term] = [(noble.strength / LARGE, "leads", (noble.slug, noble.strength))]
    if noble.shape in GIFTS:
        found.append((COMMANDERS.index(noble.shape), "gift", (noble.slug, GIFTS[noble.shape])))
    return [*found, *barred("tired", noble.slug)] if noble.exhausted else found


def laying_aside(position: Position, legal: list[Action]) -> list[Action]:
    """The least useful Fate cards go, as many as must."""
    battle = position.view.war
    if SEAL in legal or battle is None:
        return [SEAL]
    own, kept = _sides(position, battle)[0], _kept(battle)
    found: list[Action] = []
    for _ in range(analysis.cards_dropped(len(battle.hand), bool(own.commander)) - len(battle.dropped)):
        worth = fate(position, battle, kept)
        least = min(+kept, key=lambda word: (worth[word], word))
        kept[least] -= 1
        found.append(Action("drop", (least,)))
    return [*found, SEAL]


def _sides(position: Position, battle: WarView) -> tuple[SideView, SideView]:
    """One's own side of a battle, and the other."""
    mine = 0 if battle.seat == position.me else 1
    return battle.sides[mine], battle.sides[1 - mine]


def _kept(battle: WarView) -> Counter[str]:
    """One's own Fate cards that are not laid aside."""
    kept = Counter(battle.hand)
    kept.subtract(battle.dropped)
    return kept


def fate(position: Position, battle: WarView, kept: Counter[str]) -> dict[str, float]:
    """What a Fate card of each kind is worth in a hand."""
    own, foe = _sides(position, battle)
    armies = sum(position.nobles[n].strength for n in own.nobles if n in position.nobles)
    worth = dict(WORTH)
    if own.nobles and armies <= SMALL:
        worth["fate-prevent"] = 1.25
    if foe.strength and kept["fate-inflict"] * N.hit >= foe.strength:
        worth["fate-inflict"] = 1.6
    return worth


def laying_aside_terms(position: Position, plan: Sequence[Action]) -> list[Term]:
    """What goes with the cards that are laid aside."""
    battle = position.view.war
    if battle is None:
        return []
    kept, found = _kept(battle), list[Term]()
    for action in plan:
        if action.verb == "drop":
            word = str(action.args[0])
            found.append((-fate(position, battle, kept)[word], "drops", (word,)))
            kept[word] -= 1
    return found


def retreating(position: Position, war: War, legal: list[Action]) -> Action:
    """Where nobody threatens and something can be done, best an own city."""
    return max(legal, key=lambda a: (total(retreating_terms(position, war, a)), str(a)))


def retreating_terms(position: Position, war: War, action: Action) -> list[Term]:
    """What speaks for a refuge."""
    noble, area = position.nobles[str(action.args[0])], str(action.args[1])
    city = position.cities.get(area)
    found = war.place_terms(noble, area)
    if city is not None and city.owner == position.me:
        found.append((0.5, "guards", (area,)))
    if area == position.keep.area:
        found.append((0.4, "guards", (area,)))
    return [*found, (-0.6, "threat", (area,))] if war.threatened(area) else found


def spoils(position: Position, legal: list[Action]) -> Action:
    """A city is kept, unless it brings nothing any more."""
    keep, burn = Action("keep"), Action("raze")
    return burn if burn in legal and total(spoils_terms(position, burn)) > total(spoils_terms(position, keep)) else keep


def spoils_terms(position: Position, action: Action) -> list[Term]:
    """What speaks for keeping a city: not the last turn, if others besiege it."""
    battle = position.view.war
    city = position.cities.get(battle.area) if battle is not None else None
    if city is None or action.verb not in ("keep", "raze"):
        return []
    if action.verb == "raze":
        crowns = analysis.raze_crowns(CITY[city.slug])
        return [(0.0, "goods", ("crowns", crowns))]
    found = position.city_terms(city, position.city(city))
    lost = position.turns <= 1 and any(s != position.me for s in city.besiegers)
    return [*found, *barred("threat", city.area)] if lost else found
