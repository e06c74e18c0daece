"""Why the player does what it does: the terms by which it weighed an answer, with the numbers they were reckoned from.

By step a function for ``TablePlayer.reasons``. Acts that the player never weighs, such as waiting instead of firing,
have no terms.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from types import MappingProxyType

import msgspec

from engine.core import SEAL, Action, Param, Params
from engine.core.parameters import Piece, Place
from engine.players.reasons import Reason
from engine.players.roses.combat_odds import Fighter
from engine.players.roses.fight import CARD, DONE, KEPT, ROLLED, STAYS, STEADY, SURE, Fray, regrouped
from engine.players.roses.hand import FAIR, answers, whim, wished
from engine.players.roses.households import entered, homely, starves
from engine.players.roses.plan import Change, Operation, Planner, gathered, goal
from engine.players.roses.position import AFAR, Position
from engine.players.roses.valuation import Group, Worth, deaths
from engine.players.steps import Asked, Reasons
from engine.roses.analysis import (
    Forecast,
    attacker_of,
    average,
    fed_besides,
    forecast,
    guests,
    hungry,
    percent,
    plague_areas,
    points,
    supports,
    turning,
)
from engine.roses.board import AREA, AREA_IDS, BLOCK, BLOCK_IDS, BLOCKS, CARDS, EXILE, LONDON, SEA, STEPS, SUPPORTER
from engine.roses.whatif import BattleOdds, whatif

RUNS = 1000
"""How often a running battle is fought for what is said of it: as often as *What if* fights it, whose figure it is."""
LEAVES = "round-2"
"""The order for retreats of a side that leaves."""
ODDS = ("battle", "unfought", "given-up")
"""What says which battle a plan is about: before all that it costs."""
_NOTHING = 1e-9
"""What is left of terms that cancel."""
_ALONE: Params = {"helped": 0, "now": 0}
"""Of a battle that is not compared with the one that there would be without help."""
_NO_WAYS: Mapping[str, str] = MappingProxyType({})
_Asked = Asked[Position, Worth]


def _because(what: str, worth: float, **params: Param) -> Reason:
    return Reason(f"roses-because-{what}", params, worth, purpose=what in ODDS)


def _told(reasons: Iterable[Reason]) -> list[Reason]:
    """Those that count; of several that do not the first, so that there is an answer."""
    found = list(reasons)
    return [r for r in found if abs(r.worth) > _NOTHING] or found[:1]


# -- areas


def _support(area: int, blocks: Group, fought: bool) -> int:
    """What counts for the throne in an area: supporters, and London where nobody fights for it (8.1)."""
    return sum(supports(b, area) for b in blocks) + int(bool(blocks) and area == LONDON and not fought)


def changed(
    position: Position, worth: Worth, changes: Sequence[Change], called: Group = (), ways: Mapping[str, str] = _NO_WAYS
) -> list[Reason]:
    """The terms of what some areas are worth afterwards, less what they are worth now. ``called``: blocks that come in
    from elsewhere; ``ways``: by block that comes to a battle the area behind the border it comes over, or ``sea``."""
    found: list[Reason] = []
    more = starving = 0
    supported = fed = men = 0.0
    quiet: list[Change] = []
    for area, before, after, reserve in changes:
        fought = position.theirs[area] > 0
        for blocks, sign in ((after, 1), (before, -1)):
            more += sign * _support(area, blocks, fought)
            starving += sign * hungry(area, len(guests(blocks, area)))
            for b in blocks:
                counts = worth.supporter if SUPPORTER[b] else 0.0
                men += sign * (worth.life(b) - counts) * worth.health(b)
                supported += sign * (counts * worth.health(b) - worth.away(b, area))
            if blocks and area == LONDON and not fought:
                supported += sign * worth.supporter
            fed -= sign * worth.weights.hunger * hungry(area, len(guests(blocks, area)))
        if fought:
            found += _met(position, worth, Change(area, before, after, reserve), ways)
        else:
            found += _quiet(worth, Change(area, before, after))
            quiet.append(Change(area, before, after))
    found = [*_attacking(found), *_far(worth, quiet)]
    found += [
        _because("support", supported, more=max(0, more), fewer=max(0, -more)),
        _because("hunger", fed, more=max(0, starving), fewer=max(0, -starving)),
    ]
    if called:
        block = called[0]
        found.append(_because("joins", men, **_named(block), steps=STEPS[block], fire=BLOCKS[block].firepower))
    return _told(found)


def _named(block: int) -> dict[str, Param]:
    return {"block": Piece(BLOCK_IDS[block])}


def _quiet(worth: Worth, change: Change) -> list[Reason]:
    """Where nobody fights: what the enemy may do there, what one's own may do from there."""
    position, area = worth.position, change.area
    here: Param = Place(AREA_IDS[area])
    risk = reach = 0.0
    target = -1
    for blocks, sign in ((change.before, -1), (change.after, 1)):
        if not blocks:
            continue
        if EXILE[area] < 0:
            risk += sign * worth.danger(area, blocks)
        if not worth.over:
            best, where = worth.opening(area, blocks)
            reach += sign * best
            target = where if where >= 0 else target
    near = max(1, round(position.nearby(area)))
    found = [_because("exposed", -risk, area=here, n=near, case=_exposed(change, risk))]
    if target >= 0:
        less = int(reach < 0) + int(reach < 0 and not change.after)
        found.append(_because("reach", reach, area=here, target=Place(AREA_IDS[target]), less=less))
    return found


def _exposed(change: Change, risk: float) -> int:
    """What an attack is feared or borne for: there are own blocks (0), nobody stays (1), those who are there are safer
    with the others (2), fewer are there (3), those who stay are too few (4)."""
    leaving = len(change.after) < len(change.before)
    if risk < 0:
        return 1 if not change.after else 3 if leaving else 2
    return 4 if leaving else 0


def _far(worth: Worth, quiet: Sequence[Change]) -> list[Reason]:
    """How near the enemy is where blocks come, beside where they left, in areas where nobody fights."""
    if worth.over or not quiet:
        return []
    more = 0.0
    for area, before, after, _ in quiet:
        more += worth.remoteness(area, after) - worth.remoteness(area, before)
    gone, *_, come = sorted(quiet, key=_gained) * 2
    there = come if _gained(come) > 0 else gone
    told: Params = {"area": Place(AREA_IDS[there.area]), "n": _walk(worth, there.area), "against": int(more > 0)}
    if _gained(come) > 0 > _gained(gone):
        return [_because("nearer", -more, **told, left=Place(AREA_IDS[gone.area]), was=_walk(worth, gone.area))]
    stays = _gained(there) >= 0
    return [_because("way" if stays else "away", -more, **told)]


def _gained(change: Change) -> int:
    """How many blocks more are in an area."""
    return len(change.after) - len(change.before)


def _walk(worth: Worth, area: int) -> int:
    """Areas to the next enemy by land, 0 where none can be reached."""
    walk = worth.distance(area)
    return 0 if walk == AFAR else walk


def _attacking(found: list[Reason]) -> list[Reason]:
    """The same terms, where an attack next turn that is made now counts with the battle: it is not given up."""
    fought = {r.params["area"]: n for n, r in enumerate(found) if r.key == "roses-because-battle"}
    given = [r for r in found if r.key == "roses-because-reach" and r.worth < 0 and r.params["target"] in fought]
    for reason in given:
        battle_now = fought[reason.params["target"]]
        found[battle_now] = msgspec.structs.replace(found[battle_now], worth=found[battle_now].worth + reason.worth)
    return [r for r in found if r not in given]


def _met(position: Position, worth: Worth, change: Change, ways: Mapping[str, str]) -> list[Reason]:
    """Where the enemy stands: the battle that there will be, instead of the one that there would be now."""
    area, before, after, reserve = change
    attacker, view = position.attacker(area), position.view
    now = battle(worth, area, before, attacker, seen=forecast(view, area)) if before else []
    if after:
        coming = {BLOCK_IDS[b]: ways.get(BLOCK_IDS[b], "") for b in after if b not in before}
        leaving = [BLOCK_IDS[b] for b in before if b not in after]
        then = battle(worth, area, after, attacker, reserve, seen=forecast(view, area, coming, leaving))
        return [_instead(r, b) for r, b in zip(then, now, strict=True)] if now else then
    return (
        [_because("unfought", -sum(r.worth for r in now), area=now[0].params["area"], n=now[0].params["n"])]
        if now
        else []
    )


def _instead(reason: Reason, before: Reason) -> Reason:
    """A term of a battle that others join, less what it is without them."""
    differs = reason.params["n"] != before.params["n"]
    params: Params = {**reason.params, "helped": int(differs), "now": before.params["n"]}
    return Reason(reason.key, params, reason.worth - before.worth, reason.purpose)


def battle(
    worth: Worth, area: int, blocks: Group, attacker: int, reserve: Group = (), *, seen: Forecast
) -> list[Reason]:
    """The terms of ``Worth.battle``: who holds the area, what it costs the seat, what it costs the enemy. ``seen``: how
    that battle is thought to end wherever it is told; its figures are said."""
    position = worth.position
    ours, theirs = worth.meet(area, blocks, position.theirs[area], attacker, reserve)
    holds = worth.fought(ours, theirs, attacker)
    ground = worth.ground(area, holds, attacker == position.me)
    lost = -worth.weights.caution * worth.boldness * deaths(ours)
    return [
        _because(
            "battle",
            ground,
            area=Place(AREA_IDS[area]),
            n=percent(seen.chance),
            own=len(blocks),
            enemies=position.theirs[area],
            **_ALONE,
        ),
        _because("lose", lost, n=round(average(seen.own)), of=seen.strength, **_ALONE),
        _because("beat", deaths(theirs), n=round(average(seen.enemy)), of=round(seen.against), **_ALONE),
    ]


def _steps(fighters: Iterable[Fighter]) -> float:
    return sum(f.steps for f in fighters)


# -- cards


def _card(asked: _Asked, plan: Sequence[Action]) -> list[Reason]:
    """What kind of card the turn asks for, then the points."""
    position, act = asked.position, plan[0]
    if act.verb != "card":
        return []
    name, hand = str(act.args[0]), position.own.hand
    wish = wished(position, hand, whim(position, asked.seed))
    kind, ap = answers(position, wish, name)
    said = wish if kind else "other"
    struck = [position.theirs[n] for n in plague_areas(position.view.counts(), position.me)]
    number = max(struck, default=0) if said == "plague" else max(CARDS[c].ap for c in hand) if said == "least" else 0
    found = [_because(f"card-{said}", kind, n=number or CARDS[name].ap)]
    return [*found, _because("points", ap, n=CARDS[name].ap)]


def _redeal(asked: _Asked, plan: Sequence[Action]) -> list[Reason]:
    """The points of the hand against those of an average one."""
    number = points(asked.position.own.hand)
    more = number - FAIR
    return [_because("hand", float(more if plan[0].verb == "keep" else -more), n=number, fair=FAIR)]


# -- actions


def _action(asked: _Asked, plan: Sequence[Action]) -> list[Reason]:
    """What an operation gains for a point."""
    position, worth, legal = asked.position, asked.judgement, asked.prompt.actions
    action = position.view.action
    if action is None:
        return []
    if any(a.verb in ("muster", "plague") for a in legal):
        return _goal(position, worth, legal, plan[0])
    if DONE not in legal:
        arrives = plan[0].args[-1] == action.goal
        return [_because("arrives", float(arrives), area=Place(action.goal))]
    planner = Planner(position, worth, action, legal)
    if plan[0] == DONE:
        best = planner.best()
        # Nothing must gain more than this; what costs nothing need not gain more than that.
        return [_because("enough", worth.weights.thrift * (best.cost / best.spent if best else 1))]
    found = next((op for op in planner.operations() if op.actions == tuple(plan)), None)
    return [] if found is None else operation(position, worth, found)


def operation(position: Position, worth: Worth, op: Operation) -> list[Reason]:
    """The terms of an operation's gain for a point."""
    found = changed(position, worth, op.changes, op.called, _ways(position, op))
    found += [_because("pool", -worth.waiting(b), **_named(b)) for b in op.called]
    return [Reason(r.key, r.params, r.worth / op.spent, r.purpose) for r in found]


def _ways(position: Position, op: Operation) -> dict[str, str]:
    """By block that moves or sails the area from which it takes its last step, or ``sea``."""
    here: dict[str, str] = {}
    found: dict[str, str] = {}
    for verb, (block, there) in ((a.verb, map(str, a.args)) for a in op.actions if a.verb in ("move", "sea")):
        found[block] = SEA if verb == "sea" else here.get(block, AREA_IDS[position.blocks[BLOCK[block]]])
        here[block] = there
    return found


def _goal(position: Position, worth: Worth, legal: list[Action], act: Action) -> list[Reason]:
    """Where an event is used: the enemies that a plague strikes, what a muster changes."""
    if act.verb == "plague":
        there = position.theirs[AREA[str(act.args[0])]]
        return [_because("card-plague", float(there), n=there)]
    if act.verb == "muster":
        return changed(position, worth, gathered(position, worth, AREA[str(act.args[0])])[1])
    return [_because("enough", 0.0)] if goal(position, worth, legal) == act else []


# -- battles


def _in_battle(
    terms: Callable[[Fray, _Asked, Sequence[Action]], list[Reason]],
) -> Callable[[_Asked, Sequence[Action]], list[Reason]]:
    def found(asked: _Asked, plan: Sequence[Action]) -> list[Reason]:
        running = asked.position.view.battle
        return [] if running is None else _told(terms(Fray(asked.position, asked.judgement, running), asked, plan))

    return found


def _fought(fray: Fray, retreat: str, runs: int) -> BattleOdds:
    """How the battle ends, as *What if* has it: ``Fray.fought`` compares, and says nothing about dice. ``retreat``: the
    order for retreats, if another one than now."""
    view = fray.position.view
    own = fray.position.own
    assert own.plan is not None
    if retreat:
        own = msgspec.structs.replace(own, plan=msgspec.structs.replace(own.plan, retreat=retreat))
    found = whatif(msgspec.structs.replace(view, own=own), runs)
    assert found is not None
    return found


def outlook(fray: Fray, leaver: int = -1, retreat: str = "") -> list[Reason]:
    """The terms of ``Fray.outlook``, less what both sides are worth now. ``retreat``: the order of a seat that fights
    on. Whoever leaves, by this answer or by the orders of the battle, reads how it would end if they did not, and what
    they lose instead."""
    me, orders = fray.position.me, fray.position.own.plan
    ordered = orders.retreat if orders is not None and orders.retreat.startswith("round") else ""
    leaves = leaver == me or (ordered != "" and not retreat)
    if ordered and leaves:
        retreat = STAYS
    stays = _fought(fray, retreat, RUNS)
    left = _fought(fray, LEAVES if leaver == me else ordered, RUNS // 10) if leaves else stays
    ended, holds = fray.fought(leaver=leaver)
    now, worth = [], []
    for seat in (me, 1 - me):
        before, then = ([f for f in fighters if f.seat == seat] for fighters in (fray.fighters, ended))
        worth.append(sum(sum(fray.remains(f)) for f in then) - sum(sum(fray.remains(f)) for f in before))
        now.append(before)
    lost, steps = round(average(left.own)), [round(_steps(side)) for side in now]
    instead: Params = {"helped": int(leaves), "now": round(average(stays.own))}
    return [
        _because(
            "given-up" if leaves else "battle",
            fray.prize * holds,
            area=Place(AREA_IDS[fray.area]),
            n=percent(stays.won / stays.runs),
            own=len(now[0]),
            enemies=len(now[1]),
            **_ALONE,
        ),
        _because("lose", worth[0], n=lost, of=steps[0], **(instead if lost != instead["now"] else _ALONE)),
        _because("beat", worth[1], n=min(round(average(left.enemy)), steps[1]), of=steps[1], **_ALONE),
    ]


def _fight(fray: Fray, asked: _Asked, plan: Sequence[Action]) -> list[Reason]:
    act, legal = plan[0], asked.prompt.actions
    retreats = [a for a in legal if a.verb == "retreat"]
    fires = any(a.verb == "fire" for a in legal)
    if act.verb == "retreat":
        return outlook(fray, fray.position.me) + _retreat(fray, retreats, act)
    if not fires or (act.verb != "fire" and act.verb not in ROLLED):
        return []
    found = outlook(fray)
    if retreats:
        found.append(_because("enough", STEADY))
    stay = fray.outlook()
    if act.verb == "fire" or (retreats and fray.leaves(stay)):
        return found
    block, target = (BLOCK[str(arg)] for arg in act.args)
    gain = fray.rolled(act) - stay
    if act.verb == "treason":
        found.append(_because("turns", gain, **_named(target), n=percent(turning(target, block))))
    else:
        _, odds, need = fray.charged(block, target)
        found.append(_because("kills", gain, **_named(target), n=percent(sum(odds[need:]))))
    if fray.decide(legal) != act:
        found.append(_because("narrow", -SURE))
    return found


def _retreat(fray: Fray, retreats: list[Action], act: Action) -> list[Reason]:
    """What speaks against a retreat where another block should go first, or another place is better."""
    life, gain = fray.retreat(act)
    dearest = max(retreats, key=fray.retreat)
    safest = max((a for a in retreats if a.args[0] == act.args[0]), key=fray.retreat)
    first = BLOCK[str(dearest.args[0])]
    return [
        _because("first", life - fray.worth.life(first), **_named(first)),
        _because("elsewhere", gain - fray.retreat(safest)[1], area=Place(str(safest.args[1]))),
    ]


def _briefing(fray: Fray, asked: _Asked, plan: Sequence[Action]) -> list[Reason]:
    """The battle with the retreat that the orders will say."""
    own = fray.position.own.plan
    if own is None:
        return []
    act = plan[0]
    retreat = own.retreat if act == SEAL else str(act.args[1]) if act.args[:1] == ("retreat",) else ""
    if retreat == LEAVES:
        return outlook(fray, fray.position.me)
    return [*outlook(fray, retreat=retreat), _because("enough", STEADY)] if retreat == STAYS else []


def _event(fray: Fray, asked: _Asked, plan: Sequence[Action]) -> list[Reason]:
    act = plan[0]
    if act == KEPT:
        return [_because("enough", CARD)]
    target = BLOCK[str(act.args[0])]
    gain = fray.turned(act, fray.outlook())
    found = [_because("turns", gain, **_named(target), n=percent(turning(target)))]
    if fray.waits(act):
        found.append(_because("waits", -max(0.0, gain), n=len(fray.position.view.battles) - 1))
    return found


def _hits(fray: Fray, asked: _Asked, plan: Sequence[Action]) -> list[Reason]:
    fighter = fray.fighter(plan[0])
    life, fire = fray.struck(plan[0])
    left = max(0, round(fighter.steps) - max(1, fray.battle.left))
    power = BLOCKS[fighter.block].firepower
    return [
        _because("worth", -life, **_named(fighter.block), n=round(fighter.worth), left=left),
        _because("acts", -fire, **_named(fighter.block), n=power, acted=int(fighter.acted)),
    ]


def _battles(asked: _Asked, plan: Sequence[Action]) -> list[Reason]:
    position = asked.position
    if plan[0].verb != "battle":
        return []
    area = AREA[str(plan[0].args[0])]
    attacker, seen = attacker_of(position.view, area), forecast(position.view, area)
    return _told(battle(asked.judgement, area, position.at[area], attacker, seen=seen))


def _regroup(asked: _Asked, plan: Sequence[Action]) -> list[Reason]:
    if plan[0].verb != "regroup":
        return [_because("enough", STEADY)] if plan[0] == DONE else []
    return changed(asked.position, asked.judgement, regrouped(asked.position, plan[0]))


# -- households


def _heir(asked: _Asked, plan: Sequence[Action]) -> list[Reason]:
    change = entered(asked.position, plan[0])
    return changed(asked.position, asked.judgement, (change,), (BLOCK[str(plan[0].args[0])],))


def _loss(asked: _Asked, plan: Sequence[Action]) -> list[Reason]:
    block = BLOCK[str(plan[0].args[0])]
    cost, left = -starves(asked.position, asked.judgement, block), asked.position.steps[block] - 1
    return [_because("worth", cost, **_named(block), n=round(asked.judgement.life(block)), left=left)]


def _home(asked: _Asked, plan: Sequence[Action]) -> list[Reason]:
    act = plan[0]
    if not act.args:
        return []
    place = str(act.args[1])
    if place not in AREA:
        return [_because("crowd", sum(homely(asked.position, act)))]
    area = AREA[place]
    friends, near, room = homely(asked.position, act)
    here: Param = Place(place)
    there = len(guests(asked.position.at[area], area))
    return _told([
        _because("feeds", room, area=here, n=fed_besides(area, there)),
        _because("friends", friends, area=here, n=there),
        _because("exposed", near, area=here, n=max(1, round(asked.position.nearby(area))), case=0),
    ])  # fmt: skip


def _dismiss(asked: _Asked, plan: Sequence[Action]) -> list[Reason]:
    block = BLOCK[str(plan[0].args[0])]
    life = asked.judgement.life(block)
    return [_because("worth", -life, **_named(block), n=round(life), left=0)]


REASONS: Reasons[Position, Worth] = {
    "action": _action,
    "battles": _battles,
    "briefing": _in_battle(_briefing),
    "cards": _card,
    "dismiss": _dismiss,
    "event-treason": _in_battle(_event),
    "fight": _in_battle(_fight),
    "heir": _heir,
    "hits": _in_battle(_hits),
    "home": _home,
    "loss": _loss,
    "redeal": _redeal,
    "regroup": _regroup,
}
UNWEIGHED = frozenset({"execute", "main", "mulligan"})
"""A hostage is spared, the main attack comes by land, a hand that may be changed is."""
