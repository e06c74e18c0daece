"""Battles: which are begun, who is helped, when one stops; and what comes after."""

from __future__ import annotations

from engine.core import Action
from engine.fief.board import FORTS
from engine.fief.combat import melee_dice
from engine.fief.game_data import CITY, FAMILY, N
from engine.fief.view_war import BattleView, CampView
from engine.players.fief.combat_odds import NOBODY, Force, force_of, odds
from engine.players.fief.position import INSIDE, Position
from engine.players.fief.valuation import Worth

DONE, FIGHT, STOP, SIEGE, SURRENDER = (Action(v) for v in ("done", "fight", "stop", "siege", "surrender"))
INVADERS = "invaders"
HOPELESS = 0.06
ENOUGH = 2
"""Battles in a round with the same enemy in a city: before the walls, and behind them."""


def muster(position: Position, worth: Worth, legal: list[Action]) -> Action:
    """The next battle, sally or walk into an empty city of a region; at last none."""
    sword = next((a for a in legal if a.verb == "draw-sword"), None)
    if sword is not None:
        return sword
    best, choice = position.weights.dare, DONE
    family = position.view.family if position.view.family in position.families else position.families[0]
    for action in legal:
        value = _declared(position, worth, action, family)
        if value > best:
            best, choice = value, action
    return choice


def _declared(position: Position, worth: Worth, action: Action, family: int) -> float:
    """What a declaration promises."""
    if action.verb == "occupy":
        holder = position.control[CITY[str(action.args[0])]]
        return -1.0 if holder in position.mine else worth.city(CITY[str(action.args[0])], family)
    if action.verb == "besiege":
        return _besieged(position, worth, CITY[str(action.args[0])], family)
    if action.verb not in ("attack", "sally"):
        return -1.0
    city, foe = CITY[str(action.args[0])], str(action.args[1])
    if position.fought(city, family, foe) >= ENOUGH:
        return -1.0
    own = position.force(city, [family], [INSIDE] if action.verb == "sally" else None)
    if foe == INVADERS:
        value = 0.6 * worth.city(city, family) + 3.0
        return attack(position, worth, city, own, position.invaders(city), "", value, family)
    enemy = FAMILY[foe]
    if enemy in position.mine:
        return -1.0
    fort = position.fort(city, enemy)
    outside = position.force(city, [enemy], _outside(position, city, enemy)) if fort else NOBODY
    value = worth.prize(city, {enemy})
    if position.control[city] == enemy:
        value += worth.city(city, family) * (0.25 if outside.troops else 1.0)
    elif position.control[city] == family:
        value += 0.35 * worth.city(city, family)
    if fort and not outside.troops:
        inside = position.force(city, [enemy], [INSIDE])
        return attack(position, worth, city, own, inside, fort, value, family)
    return attack(position, worth, city, own, outside if fort else position.force(city, [enemy]), "", value, family)


def _besieged(position: Position, worth: Worth, city: int, family: int) -> float:
    """A siege costs nothing until its engines are paid for; it shuts in whoever is the weaker (7.9)."""
    holder = position.control[city]
    if holder < 0 or holder in position.mine:
        return -1.0
    own, foe = position.force(city, [family]), position.force(city, [holder])
    return 0.15 * worth.city(city, family) if own.points >= foe.points else -1.0


def _outside(position: Position, city: int, family: int) -> list[str]:
    sites = {s.site for s in position.stacks[city] if s.family == family}
    return sorted((sites | {n.site for n in position.people[city] if n.family == family}) - {INSIDE})


def attack(
    position: Position, worth: Worth, city: int, own: Force, foe: Force, fort: str, value: float, family: int
) -> float:
    """What an attack promises: the prize, the enemy's losses, less one's own."""
    t = position.weights
    result = odds(own, foe, fort)
    stake = sum(worth.noble(n) for n in position.people[city] if n.family == family)
    return result.win * value + result.foe * 0.6 * t.troop - result.own * t.troop - result.lose * stake


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
    city = CITY[battle.city]
    if position.control[city] == family:
        own = position.force(city, [family])
        one, two = (camp_force(c) for c in battle.camps)
        if odds(own + two, one).win > 0.8 and odds(one, two).win > 0.4:
            return next((a for a in legal if a.args[-1] == "defence"), nobody)
    return nobody


def fighting(position: Position, worth: Worth, legal: list[Action]) -> Action:
    """Fight on while that promises more than to stop; besiege walls that cannot be stormed; give up what is lost."""
    battle = position.view.battle
    if battle is None or FIGHT not in legal:
        return legal[0]
    camp = next((n for n, c in enumerate(battle.camps) if not c.decided and _leads(position, c)), 0)
    own, foe = (camp_force(c) for c in (battle.camps[camp], battle.camps[1 - camp]))
    fort = battle.camps[1].fort if not battle.camps[0].tunnel else ""
    if camp == 1:
        return _defending(battle, own, foe, fort, legal)
    city = CITY[battle.city]
    family = battle.camps[0].families[0]
    value = worth.city(city, family) + worth.prize(city, set(battle.camps[1].families))
    on = attack(position, worth, city, own, foe, fort, value, family)
    dice = melee_dice(own.points, battle.camps[0].penalty)
    useless = not dice and not own.bombards and not own.catapults and own.shooters < 3
    if (on > 0 and not useless) or (STOP not in legal and SIEGE not in legal):
        return FIGHT
    if SIEGE in legal and own.gunners and value > 3 and position.left and position.purse >= N.catapult_work // 2:
        return SIEGE
    return STOP if STOP in legal else SIEGE if SIEGE in legal else FIGHT


def _leads(position: Position, camp: CampView) -> bool:
    return bool(camp.families) and camp.families[0] in position.families


def _defending(battle: BattleView, own: Force, foe: Force, fort: str, legal: list[Action]) -> Action:
    """A defender stands, unless nothing but their Nobles' lives can still be saved."""
    hopeless = odds(foe, own, fort).lose < HOPELESS and own.hits <= 2 and foe.hits >= 12 and not fort
    if hopeless and SURRENDER in legal and not battle.camps[0].invaders and battle.camps[0].nobles:
        return SURRENDER
    return FIGHT


# --- afterwards ------------------------------------------------------------------------------------------------------


def pillaging(position: Position, worth: Worth, legal: list[Action]) -> Action:
    """What an enemy will have tomorrow is pillaged today; an abbey of an enemy's for its ten shillings."""
    for action in legal:
        if action.verb == "seize":
            return action
        if action.verb != "pillage":
            continue
        city = CITY[str(action.args[0])]
        garrison = position.force(city, position.families)
        fort = position.building[city] if position.building[city] in FORTS else ""
        if action.args[1] == "mill":
            if not position.left or worth.risk(city, garrison, fort) > 0.45:
                return action
            continue
        abbess = next((n for n in position.view.nobles if position.view.cities[city].abbey in n.abbeys), None)
        foreign = abbess is None or abbess.family not in position.mine
        if foreign and position.left >= 2 and position.nobles[str(action.args[1])].captor is None:
            return action
    return DONE


def challenged(position: Position, legal: list[Action]) -> Action:
    """A garrison comes out against riders whom it is sure to beat."""
    march = position.view.march
    city = CITY.get(march.trail[-1]) if march is not None else None
    if march is None or city is None:
        return legal[-1]
    riders = position.force(city, [march.family], ["parade"])
    own = position.force(city, position.families, [INSIDE])
    return legal[0] if odds(riders, own + Force(bonus=1)).lose > 0.75 else legal[-1]


def granting(position: Position, legal: list[Action]) -> Action:
    """Leave to pass: to oneself and allies; to others who are no danger, since they will remember it."""
    march = position.view.march
    if march is None or march.family in position.mine:
        return legal[0]
    troops = march.troops
    rich = position.points(march.family) >= position.wanted(march.family) - 1
    return legal[0] if troops <= 1 and not rich else legal[-1]


def parleying(position: Position, worth: Worth, legal: list[Action]) -> Action:
    """The Danish tax where invaders would take more than it costs; a prelate speaks to them when all else is lost."""
    raid = next((a for a in legal if a.verb in ("danegeld", "intercede")), None)
    if raid is None:
        return Action("pass")
    city = next((CITY[n.place] for n in position.view.nobles if n.slug == raid.args[0] and n.place in CITY), None)
    if city is None:
        return Action("pass")
    own = position.force(city, position.families)
    fort = position.building[city] if position.control[city] in position.families else ""
    horde = position.invaders(city)
    fort = fort if fort in FORTS else ""
    attacks = horde.troops > own.troops and (not fort or melee_dice(horde.points, 1 + (fort == "walled")) > 0)
    danger = odds(horde, own, fort).win if attacks else 0.0
    stake = sum(worth.noble(n) for n in position.people[city] if n.family in position.families)
    if position.control[city] in position.families:
        stake += worth.city(city, position.control[city])
    loss = danger * (stake + own.hits * position.weights.troop)
    taxes = [a for a in legal if a.verb == "danegeld"]
    if taxes and loss > 1.1 * N.danish_tax * position.weights.coin:
        return taxes[0]
    words = [a for a in legal if a.verb == "intercede"]
    if words and danger > 0.5:
        return words[0]
    return Action("pass")


def calming(position: Position, worth: Worth, legal: list[Action]) -> Action:
    """A cleric pays for each rebellion in a city of the seat's; speaks to it only where everything is at stake."""
    rebellion = position.view.rebellion
    if rebellion is None or not rebellion.force:
        return Action("pass")
    city = CITY[rebellion.city]
    ours = position.control[city] in position.mine
    stake = worth.city(city, position.families[0]) * 0.5 * ours
    stake += sum(worth.noble(n) for n in position.people[city] if n.family in position.families)
    own = position.force(city, position.families)
    danger = min(1.0, 2.5 * rebellion.force / max(1, own.hits))
    pays = [a for a in legal if a.verb == "calm"]
    if pays and danger * stake > N.calm * position.weights.coin:
        return pays[0]
    return Action("pass")


def joining_rebels(position: Position, worth: Worth, legal: list[Action]) -> Action:
    """What one adds to a rebellion in an enemy's city, where it will then succeed."""
    rebellion = position.view.rebellion
    if rebellion is None:
        return Action("pass")
    city = CITY[rebellion.city]
    holder = position.control[city]
    if holder < 0 or holder in position.mine or position.there(city) & position.mine:
        return Action("pass")
    hits = sum(position.force(city, [f]).hits for f in position.there(city))
    value = sum(worth.noble(n) for n in position.people[city]) + 0.5 * worth.city(city, position.families[0])
    rises = [a for a in legal if a.verb == "rise"]
    if rises and value > 3 and 2.5 * rebellion.force < hits <= 2.5 * (rebellion.force + 1) + 1:
        return min(rises, key=lambda a: (a.args[0] == "card", str(a)))
    return Action("pass")


def naming(position: Position, legal: list[Action]) -> Action:
    """The Noble who becomes Lord: free, without a title, no cleric."""

    def fits(action: Action) -> tuple[bool, bool, bool, bool, str]:
        noble = position.nobles[str(action.args[0])]
        return (noble.captor is None, not noble.fiefs, not (noble.see or noble.abbeys), noble.man, noble.slug)

    return max(legal, key=fits)


def appearing(position: Position, worth: Worth, legal: list[Action]) -> Action:
    """A freed Noble appears where most troops of theirs are safe."""

    def fits(action: Action) -> tuple[float, str]:
        city = CITY[str(action.args[0])]
        own = position.force(city, position.families)
        fort = position.building[city] if position.building[city] in FORTS else ""
        return (0.2 * min(own.hits, 10) - 2 * worth.risk(city, own, fort), str(action))

    return max(legal, key=fits)


def ransoming(position: Position, legal: list[Action]) -> Action:
    """Less than the full ransom is taken for those who cannot pay it, when it is at least half; a rival about to win
    waits."""
    ask = position.view.ask
    if ask is None or ask.noble not in position.nobles:
        return legal[-1]
    captive = position.nobles[ask.noble]
    close = position.short(captive.family) <= 1 and bool(captive.votes or captive.fiefs)
    release = next((a for a in legal if a.verb == "release"), legal[-1])
    return release if 2 * ask.n >= captive.ransom and not close else legal[-1]


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

    def fits(action: Action) -> tuple[int, str]:
        city = CITY[str(action.args[0])]
        return (position.force(city, position.families).hits - position.strongest(city).points // 2, str(action))

    return max(legal, key=fits)


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
