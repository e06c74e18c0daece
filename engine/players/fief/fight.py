"""Battles: which are begun, who is helped, when one stops; and what comes after."""

from __future__ import annotations

from engine.core import Action
from engine.core.parameters import Params, Place, pieces
from engine.fief.analysis import (
    FORTS,
    Chance,
    Noble,
    calm_price,
    can_shoot,
    chance,
    danish_tax,
    forecasts,
    melee_dice,
    threat,
)
from engine.fief.game_data import CITY, CITY_IDS, FAMILY, NOBLE, NONE, N
from engine.fief.views.view_war import BattleView, CampView
from engine.players.fief.combat_odds import NOBODY, Force, force_of, hits, odds, percent, won
from engine.players.fief.court import progress
from engine.players.fief.position import INSIDE, RISING, Position
from engine.players.fief.valuation import Worth
from engine.players.reasons import Reason

DONE, FIGHT, STOP, SIEGE, SURRENDER = (Action(v) for v in ("done", "fight", "stop", "siege", "surrender"))
INVADERS = "invaders"
HOPELESS = 0.06
SURE = 0.75
"""How likely a sally must win to be made against riders."""
HELD, LOST = 0.8, 0.4
"""How likely a city of the seat's must be held with its help, and lost without, for it to join in."""
SINGLE, MANY = 1.5, -2.0
"""More troops than the first are not let pass; the second counts against whoever is about to win."""
LOSING = 0.45
"""From this risk on what stands in a city is as good as lost."""
PLOT = 3.0
"""What a rebellion must promise to be joined."""
ENOUGH = 2
"""Battles in a round with the same enemy in a city: before the walls, and behind them."""


def muster(position: Position, worth: Worth, legal: list[Action]) -> Action:
    """The next battle, sally or walk into an empty city of a region; at last none."""
    sword = next((a for a in legal if a.verb == "draw-sword"), None)
    if sword is not None:
        return sword
    best, choice = position.weights.dare, DONE
    for action in legal:
        terms = declared(position, worth, action, position.acting)
        value = sum(r.worth for r in terms)
        if terms and value > best:
            best, choice = value, action
    return choice


def declared(position: Position, worth: Worth, action: Action, family: int) -> list[Reason]:
    """What a declaration promises; empty for what is never declared."""
    if action.verb == "occupy":
        city = CITY[str(action.args[0])]
        return [] if position.control[city] in position.mine else worth.city_terms(city, family)
    if action.verb == "besiege":
        return _besieged(position, worth, CITY[str(action.args[0])], family)
    if action.verb not in ("attack", "sally"):
        return []
    city, foe = CITY[str(action.args[0])], str(action.args[1])
    if position.fought(city, family, foe) >= ENOUGH:
        return []
    own = position.force(city, [family], [INSIDE] if action.verb == "sally" else None)
    if foe == INVADERS:
        value = 0.6 * worth.city(city, family) + 3.0
        return attack(position, worth, city, own, position.invaders(city), "", value, family)
    enemy = FAMILY[foe]
    if enemy in position.mine:
        return []
    fort = position.fort(city, enemy)
    outside = position.force(city, [enemy], _outside(position, city, enemy)) if fort else NOBODY
    value = worth.prize(city, {enemy})
    if position.control[city] == enemy:
        value += worth.city(city, family) * (0.25 if outside.troops else 1.0)
    elif position.control[city] == family:
        value += 0.35 * worth.city(city, family)
    if fort and not outside.troops:
        inside = position.force(city, [enemy], [INSIDE])
        return attack(position, worth, city, own, inside, fort, value, family, enemy)
    there = outside if fort else position.force(city, [enemy])
    return attack(position, worth, city, own, there, "", value, family, enemy, sally=action.verb == "sally")


def _besieged(position: Position, worth: Worth, city: int, family: int) -> list[Reason]:
    """A siege costs nothing until its engines are paid for; it shuts in whoever is the weaker (7.9)."""
    holder = position.control[city]
    if holder < 0 or holder in position.mine:
        return []
    own, foe = position.force(city, [family]), position.force(city, [holder])
    if own.points < foe.points:
        return []
    shut: Params = {"city": Place(CITY_IDS[city]), "own": own.points, "foe": foe.points}
    return [Reason("fief-because-shut", shut, position.weights.siege * worth.city(city, family))]


def _outside(position: Position, city: int, family: int) -> list[str]:
    sites = {s.site for s in position.stacks[city] if s.family == family}
    return sorted((sites | {n.site for n in position.people[city] if n.family == family}) - {INSIDE})


def attack(
    position: Position,
    worth: Worth,
    city: int,
    own: Force,
    foe: Force,
    fort: str,
    value: float,
    family: int,
    enemy: int = NONE,
    *,
    first: bool = True,
    sally: bool = False,
) -> list[Reason]:
    """What an attack promises: the prize, the enemy's losses, less one's own. ``enemy``: the family that is attacked,
    none where invaders are; ``first``: it is not begun yet, and what is told of it is what the panel tells."""
    t = position.weights
    result = odds(own, foe, fort)
    nobles = [n for n in position.people[city] if n.family == family]
    seen = forecasts(position.seen, city, family, enemy, sally=sally) if first else []
    told = chance(position.seen, city, family, enemy, sally=sally) if first else None
    likely = seen[0] if len(seen) == 1 else result  # of troops that lie face down what they are taken for
    n = percent(result.win)
    found = [won(CITY_IDS[city], told or Chance(n, n), result.win, own, foe, result.win * value)]
    found += hits("kills", likely.foe, result.foe * 0.6 * t.troop)
    found += hits("losses", likely.own, -result.own * t.troop)
    if result.lose and nobles:
        lost: Params = {"n": percent(likely.lose), "nobles": pieces(n.slug for n in nobles)}
        found.append(Reason("fief-because-beaten", lost, -result.lose * sum(worth.noble(n) for n in nobles)))
    return found


# --- in a battle -----------------------------------------------------------------------------------------------------


def camp_force(camp: CampView) -> Force:
    """A camp as it stands."""
    found = force_of(camp.units, guards=(camp.guards[0], camp.guards[1]))
    return found + Force(nobles=max(0, camp.points - found.points) if found.troops else 0)


def joining(position: Position, worth: Worth, legal: list[Action]) -> Action:
    """Third families keep out, unless an ally fights, or the battle may be turned for a prize."""
    battle = position.view.battle
    nobody = next((a for a in legal if a.args[-1] == "nobody"), legal[-1])
    if battle is None:
        return nobody
    for number, camp in enumerate(battle.camps):
        if any(f in position.mine for f in camp.families):
            foes = battle.camps[1 - number]
            if not any(f in position.mine for f in foes.families):
                wanted = "attack" if number == 0 else "defence"
                return next((a for a in legal if a.args[-1] == wanted), nobody)
    family = FAMILY.get(str(nobody.args[0]), position.families[0])
    if sum(r.worth for r in helped(position, family)) > 0:
        return next((a for a in legal if a.args[-1] == "defence"), nobody)
    return nobody


def joined(position: Position, action: Action) -> list[Reason]:
    """What speaks for a side, or for neither."""
    battle, side = position.view.battle, str(action.args[-1])
    if battle is None or side == "nobody":
        return [Reason("fief-because-nothing", {}, 0.0)]
    sides = [frozenset(camp.families) & position.mine for camp in battle.camps]
    number = int(side != "attack")
    if sides[number] and not sides[1 - number]:
        own = sides[number] & set(position.families)
        return [Reason("fief-because-friend" if own else "fief-because-friend-ally", {}, 1.0)]
    family = FAMILY.get(str(action.args[0]), position.families[0])
    return helped(position, family) if side == "defence" and not sides[0] and not sides[1] else []


def helped(position: Position, family: int) -> list[Reason]:
    """What the help of a family is to the defence of a city of its own; empty where it has none to defend."""
    battle = position.view.battle
    if battle is None or position.control[CITY[battle.city]] != family:
        return []
    own = position.force(CITY[battle.city], [family])
    one, two = (camp_force(c) for c in battle.camps)
    both, lost = own + two, odds(one, two).win
    held = odds(both, one).win
    shown: Params = {"n": percent(held), "own": both.points, "foe": one.points}
    return [Reason("fief-because-holds", shown, min(held - HELD, lost - LOST))]


def fighting(position: Position, worth: Worth, legal: list[Action]) -> Action:
    """Fight on while that promises more than to stop; besiege walls that cannot be stormed; give up what is lost."""
    battle = position.view.battle
    if battle is None or FIGHT not in legal:
        return legal[0]
    if _camp(position, battle) == 1:
        return SURRENDER if SURRENDER in legal and _hopeless(battle) else FIGHT
    going = sum(r.worth for r in onward(position, worth))
    if going > 0 or (STOP not in legal and SIEGE not in legal):
        return FIGHT
    value = _won(worth, battle)
    gunners = camp_force(battle.camps[0]).gunners
    if SIEGE in legal and gunners and value > 3 and position.left and position.purse >= N.catapult_work // 2:
        return SIEGE
    return STOP if STOP in legal else SIEGE


def onward(position: Position, worth: Worth) -> list[Reason]:
    """What it promises to fight on: to whoever attacks less than nothing where nothing of theirs can hit."""
    battle = position.view.battle
    if battle is None:
        return []
    own, foe = (camp_force(c) for c in battle.camps)
    if _camp(position, battle) == 1:
        lose = odds(foe, own, _fort(battle)).lose
        return [Reason("fief-because-holds", {"n": percent(lose), "own": own.points, "foe": foe.points}, lose)]
    fort, family = _fort(battle), battle.camps[0].families[0]
    found = attack(position, worth, CITY[battle.city], own, foe, fort, _won(worth, battle), family, first=False)
    dice = melee_dice(own.points, battle.camps[0].penalty)
    if not dice and not own.bombards and not own.catapults and not can_shoot(own.shooters, fort):
        found.append(Reason("fief-because-useless", {}, -max(0.0, sum(r.worth for r in found))))
    return found


def surrendered(position: Position) -> list[Reason]:
    """What speaks for a surrender: that the battle is all but lost."""
    battle = position.view.battle
    if battle is None or _camp(position, battle) == 0:
        return []
    foe, own = (camp_force(c) for c in battle.camps)
    lose = odds(foe, own, _fort(battle)).lose
    lost: Params = {"n": percent(lose), "own": own.points, "foe": foe.points}
    return [Reason("fief-because-holds", lost, HOPELESS if _hopeless(battle) else 0.0)]


def _fort(battle: BattleView) -> str:
    """The walls that still protect the defence."""
    return battle.camps[1].fort if not battle.camps[0].tunnel else ""


def _won(worth: Worth, battle: BattleView) -> float:
    """What the attacker wins."""
    city = CITY[battle.city]
    return worth.city(city, battle.camps[0].families[0]) + worth.prize(city, set(battle.camps[1].families))


def _camp(position: Position, battle: BattleView) -> int:
    """For which side the seat decides."""
    return next((n for n, c in enumerate(battle.camps) if not c.decided and _leads(position, c)), 0)


def _leads(position: Position, camp: CampView) -> bool:
    return bool(camp.families) and camp.families[0] in position.families


def _hopeless(battle: BattleView) -> bool:
    """Whether nothing but their Nobles' lives can still be saved for the defence."""
    foe, own = (camp_force(c) for c in battle.camps)
    if battle.camps[0].invaders or not battle.camps[0].nobles or own.hits > 2 or foe.hits < 12 or _fort(battle):
        return False
    return odds(foe, own).lose < HOPELESS


# --- afterwards ------------------------------------------------------------------------------------------------------


def pillaging(position: Position, worth: Worth, legal: list[Action]) -> Action:
    """What an enemy will have tomorrow is pillaged today; an abbey of an enemy's for its ten shillings."""
    return next((a for a in legal if sum(r.worth for r in spoils(position, worth, a)) > 0), DONE)


def spoils(position: Position, worth: Worth, action: Action) -> list[Reason]:
    """What speaks for a deed after the battles, as much for each that is done; empty for what is never done."""
    if action.verb == "seize":
        return [Reason("fief-because-free", {}, 1.0)]
    if action.verb != "pillage":
        return []
    city = CITY[str(action.args[0])]
    if action.args[1] == "mill":
        return burnt(position, worth, city)
    abbess = next((n for n in position.view.nobles if position.view.cities[city].abbey in n.abbeys), None)
    foreign = abbess is None or abbess.family not in position.mine
    free = position.nobles[str(action.args[1])].captor is None
    return [Reason("fief-because-gain", {"n": N.pillage_abbey}, _either(foreign and position.left >= 2 and free))]


def burnt(position: Position, worth: Worth, city: int) -> list[Reason]:
    """What speaks for the end of a mill: that it will be lost, or pays no more (3.4)."""
    if not position.left:  # what is pillaged at the end buys nothing any more
        return [Reason("fief-because-last", {}, _either(position.view.stage == "burn"))]
    garrison = position.force(city, position.families)
    fort = position.building[city] if position.building[city] in FORTS else ""
    risk = worth.risk(city, garrison, fort)
    lost = risk > LOSING and N.burn > (1 - risk) * N.mill_income * position.left
    return [Reason("fief-because-risk", {"city": Place(CITY_IDS[city]), "n": percent(risk)}, _either(lost))]


def _either(pays: bool) -> float:
    """The weight of what is done or not, nothing between."""
    return 1.0 if pays else -1.0


def challenged(position: Position, legal: list[Action]) -> Action:
    """A garrison comes out against riders whom it is sure to beat."""
    return legal[0] if sum(r.worth for r in sallying(position)) > 0 else legal[-1]


def sallying(position: Position) -> list[Reason]:
    """How likely riders before a city of the seat's would be beaten."""
    march = position.view.march
    city = CITY.get(march.trail[-1]) if march is not None else None
    if march is None or city is None:
        return []
    riders = position.force(city, [march.family], ["parade"])
    own = position.force(city, position.families, [INSIDE])
    beaten = odds(riders, own + Force(bonus=1)).lose
    return [
        Reason("fief-because-holds", {"n": percent(beaten), "own": own.points, "foe": riders.points}, beaten - SURE)
    ]


def granting(position: Position, legal: list[Action]) -> Action:
    """Leave to pass: to oneself and allies; to others who are no danger, since they will remember it."""
    return legal[0] if sum(r.worth for r in passing(position)) >= 0 else legal[-1]


def passing(position: Position) -> list[Reason]:
    """What speaks for letting somebody pass."""
    march = position.view.march
    if march is None or march.family in position.families:
        return [Reason("fief-because-friend", {}, 1.0)]
    if march.family in position.mine:
        return [Reason("fief-because-friend-ally", {}, 1.0)]
    found = [Reason("fief-because-troops", {"n": march.troops}, SINGLE - march.troops)]
    points, wanted = position.points(march.family), position.wanted(march.family)
    if points >= wanted - 1:
        found.append(Reason("fief-because-points", progress(position, march.family), MANY))
    return found


def parleying(position: Position, worth: Worth, legal: list[Action]) -> Action:
    """The Danish tax where invaders would take more than it costs; a prelate speaks to them when all else is lost."""
    taxes = [a for a in legal if a.verb == "danegeld"]
    if taxes and sum(r.worth for r in spoken(position, worth, taxes[0])) > 0:
        return taxes[0]
    words = [a for a in legal if a.verb == "intercede"]
    if words and sum(r.worth for r in spoken(position, worth, words[0])) > 0:
        return words[0]
    return Action("pass")


def spoken(position: Position, worth: Worth, action: Action) -> list[Reason]:
    """What speaks for a word to the invaders, or a tax for them; empty where there is nobody to speak."""
    place = next((n.place for n in position.view.nobles if action.args and n.slug == action.args[0]), "")
    if place not in CITY:
        return []
    city = CITY[place]
    own = position.force(city, position.families)
    fort = position.building[city] if position.control[city] in position.families else ""
    horde = position.invaders(city)
    fort = fort if fort in FORTS else ""
    threats = [threat(position.seen, city, family) for family in position.families]
    attacks = any(found.outnumbered and not found.balked for found in threats)
    danger = odds(horde, own, fort).win if attacks else 0.0
    stake = sum(worth.noble(n) for n in position.people[city] if n.family in position.families)
    if position.control[city] in position.families:
        stake += worth.city(city, position.control[city])
    loss = danger * (stake + own.hits * position.weights.troop)
    raid: Params = {"city": Place(place), "n": percent(danger), "own": own.points, "foe": horde.points}
    if action.verb == "intercede":
        return [Reason("fief-because-raid", raid, danger - 0.5)]
    tax = danish_tax(_speaker(position, action))
    return [
        Reason("fief-because-raid", raid, loss),
        Reason("fief-because-costs", {"n": tax}, -1.1 * tax * position.weights.coin),
    ]


def _speaker(position: Position, action: Action) -> Noble:
    """The Noble whom an action names."""
    return position.seen.nobles[NOBLE[str(action.args[0])]]


def calming(position: Position, worth: Worth, legal: list[Action]) -> Action:
    """A cleric pays for each rebellion in a city of the seat's; speaks to it only where everything is at stake."""
    pays = next((a for a in legal if a.verb == "calm"), None)
    if pays is not None and sum(r.worth for r in calmed(position, worth, pays)) > 0:
        return pays
    return Action("pass")


def calmed(position: Position, worth: Worth, action: Action) -> list[Reason]:
    """What speaks for paying the rebels."""
    rebellion = position.view.rebellion
    if rebellion is None or not rebellion.force:
        return []
    city = CITY[rebellion.city]
    ours = position.control[city] in position.mine
    stake = worth.city(city, position.families[0]) * 0.5 * ours
    stake += sum(worth.noble(n) for n in position.people[city] if n.family in position.families)
    own = position.force(city, position.families)
    danger = min(1.0, RISING * rebellion.force / max(1, own.hits))
    price = calm_price(_speaker(position, action))
    rising: Params = {"city": Place(rebellion.city), "n": round(RISING * rebellion.force), "own": own.hits}
    return [
        Reason("fief-because-rebels", rising, danger * stake),
        Reason("fief-because-costs", {"n": price}, -price * position.weights.coin),
    ]


def joining_rebels(position: Position, worth: Worth, legal: list[Action]) -> Action:
    """What one adds to a rebellion in an enemy's city, where it will then succeed."""
    rises = [a for a in legal if a.verb == "rise"]
    if rises and sum(r.worth for r in risen(position, worth)) > 0:
        return min(rises, key=lambda a: (a.args[0] == "card", str(a)))
    return Action("pass")


def risen(position: Position, worth: Worth) -> list[Reason]:
    """What speaks for adding to a rebellion; empty where it is not an enemy's city alone."""
    rebellion = position.view.rebellion
    if rebellion is None:
        return []
    city = CITY[rebellion.city]
    holder = position.control[city]
    if holder < 0 or holder in position.mine or position.there(city) & position.mine:
        return []
    hits = sum(position.force(city, [f]).hits for f in position.there(city))
    value = sum(worth.noble(n) for n in position.people[city]) + 0.5 * worth.city(city, position.families[0])
    decides = RISING * rebellion.force < hits <= RISING * (rebellion.force + 1) + 1
    rising: Params = {"city": Place(rebellion.city), "n": round(RISING * (rebellion.force + 1)), "own": hits}
    return [Reason("fief-because-rebels", rising, value - PLOT if decides else -PLOT)]


def naming(position: Position, legal: list[Action]) -> Action:
    """The Noble who becomes Lord: free, without a title, no cleric."""

    def fits(action: Action) -> tuple[bool, bool, bool, bool, str]:
        noble = position.nobles[str(action.args[0])]
        return (noble.captor is None, not noble.fiefs, not (noble.see or noble.abbeys), noble.man, noble.slug)

    return max(legal, key=fits)


def appearing(position: Position, worth: Worth, legal: list[Action]) -> Action:
    """A freed Noble appears where most troops of theirs are safe."""

    return max(legal, key=lambda a: (sum(r.worth for r in sheltered(position, worth, CITY[str(a.args[0])])), str(a)))


def sheltered(position: Position, worth: Worth, city: int) -> list[Reason]:
    """How safe a Noble would be in a city."""
    own = position.force(city, position.families)
    fort = position.building[city] if position.building[city] in FORTS else ""
    risk, place = worth.risk(city, own, fort), Place(CITY_IDS[city])
    return [
        Reason("fief-because-garrison", {"city": place, "n": own.hits}, 0.2 * min(own.hits, 10)),
        Reason("fief-because-risk", {"city": place, "n": percent(risk)}, -2 * risk),
    ]


def raising(position: Position, legal: list[Action]) -> Action:
    """The skull is for one's own, and for those whose death would cost their titles (12.3)."""
    ask = position.view.ask
    noble = str(legal[0].args[0])
    mine = ask is not None and ask.family in position.families
    own = {n for f in position.families for n in position.family(f).nobles}
    return legal[0] if noble in own or mine else legal[-1]


def knighting(position: Position, legal: list[Action]) -> Action:
    """The Garter is for one's own and allies; for others too: who has it never attacks the Sovereign (13.3)."""
    noble = position.nobles.get(str(legal[0].args[0])) if legal[0].args else None
    return legal[0] if noble is not None and position.short(noble.family) > 0 else legal[-1]


def walling(position: Position, legal: list[Action]) -> Action:
    """The fortress with most troops, far from enemies, becomes the Walled City (4.4)."""

    return max(legal, key=lambda a: (sum(r.worth for r in guarded(position, CITY[str(a.args[0])])), str(a)))


def guarded(position: Position, city: int) -> list[Reason]:
    """How strong the seat is in a city, and who may come."""
    hits, points, place = position.force(city, position.families).hits, position.strongest(city).points, CITY_IDS[city]
    return [
        Reason("fief-because-garrison", {"city": Place(place), "n": hits}, hits),
        Reason("fief-because-comer", {"city": Place(place), "n": points}, -(points // 2)),
    ]


def favouring(position: Position, legal: list[Action]) -> Action:
    """What others ask is granted to allies alone: a site for the crown (4.9), an abbess' release (2.13)."""
    ask = position.view.ask
    noble = position.nobles.get(str(legal[0].args[0]))
    asks = noble.family if noble is not None else ask.family if ask is not None else -1
    ruler = position.ruler
    if legal[0].verb == "consent":
        asks = ruler.family if ruler is not None else -1
    return legal[0] if asks in position.mine else legal[-1]


def losing(position: Position, legal: list[Action]) -> Action:
    """The cheapest troop that serves, archers after soldiers."""
    order = ("soldier", "archer", "crossbow", "knight")
    return min(legal, key=lambda a: order.index(str(a.args[0])) if a.args and a.args[0] in order else 9)
