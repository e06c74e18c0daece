"""Standing orders: what a seat lets be answered in its name, and the answers that follow from them."""

from __future__ import annotations

from typing import cast

from msgspec import UNSET

from engine.core import Action, Prompt
from engine.core import standing as core
from engine.fief.board import PENALTY, ally_of, families_at, invaders_at
from engine.fief.bounds import Answer
from engine.fief.game_data import CITY_IDS, FAMILIES, FAMILY, NONE, TROOPS
from engine.fief.phases.battle import BattlePhase
from engine.fief.phases.cards import DARES, planned
from engine.fief.phases.losses import cheapest
from engine.fief.phases.windows import ABIDE
from engine.fief.state.state import (
    Battle,
    Burning,
    Deathbed,
    Drawing,
    FiefState,
    Leave,
    Muster,
    Orders,
    Parley,
    Rebellion,
    Refuge,
    Spoils,
    Toll,
    families_in_turn,
    families_of,
)
from engine.fief.terms import DONE, PASS, act, argument, city_at
from engine.fief.war.camps import able, camp_points, units_of
from engine.fief.war.volleys import can_roll
from engine.fief.windows import orders_wait

VALUES: dict[str, tuple[str | int, ...]] = {
    "ally": ("grant", "ask", "refuse"),
    "strangers": ("grant", "ask", "refuse"),
    "ransom": ("full", "half", "ask"),
    "losses": ("cheapest", "ask"),
    "fight": ("on", "reckon", "ask"),
    "limit": (0, 1, 2, 3, 4, 6, 8),
    "truce": ("accept", "refuse", "ask"),
    "surrender": ("never", "hopeless"),
    "loot": ("keep", "wreck", "ask"),
    "clergy": ("never", "ask"),
    "deals": ("ask", "decline"),
    "pigeons": ("welcome", "ask"),
    "aim": ("never", "always"),
    "sword": ("try", "ask"),
    "pillage": ("never", "rich", "won", "ask"),
    "hire": (0, 1, 2, 3),
    "windows": ("pass", "ask"),
    "risings": ("pass", "ask"),
    "mills": ("never", "threat", "ask"),
    "skull": ("own", "ask"),
    "join": ("never", "own", "ask"),
    "battles": ("able", "ask"),
    "refuge": ("safe", "ask"),
    "plan": ("ask", "nothing", "fortune", "character", "character-fortune", "fortune-character", "fortune-fortune"),
    "dare": DARES,
}
"""What may be set with ``order <key> <value>``."""
SETTINGS = (
    *core.settings("order", VALUES),
    *core.settings("order-leave", dict.fromkeys((*FAMILIES, *CITY_IDS), VALUES["strangers"])),
)
QUICK = core.style("order", {
    "strangers": "refuse", "fight": "reckon", "windows": "pass", "pillage": "rich", "risings": "pass",
    "mills": "threat", "skull": "own", "join": "own",
    "battles": "able", "refuge": "safe",
})  # fmt: skip
CAREFUL = core.style("order", dict.fromkeys(
    ("strangers", "losses", "fight", "windows", "risings", "mills", "skull", "join", "battles", "refuge", "plan"), "ask"
))  # fmt: skip
STYLES = {"quick": QUICK, "careful": CAREFUL}
"""What a seat may choose to be played like, see ``Rules.styles``."""


def change(orders: Orders, action: Action) -> None:
    """Carry out ``order`` or ``order-leave``."""
    if action.verb == "order-leave":
        orders.leave[argument(action, 0)] = cast(Answer, argument(action, 1))  # one of ``SETTINGS``
    else:
        core.change(orders, action)


def word_of(orders: Orders, subject: str) -> str:
    """What orders say of a subject: one of ``VALUES``, to be asked where a seat has never said anything of it."""
    found = getattr(orders, subject)
    return "ask" if found is UNSET else str(found)


def decide(state: FiefState, seat: int, prompt: Prompt) -> Action | None:
    """What the standing orders of a seat answer to a question; ``None`` asks the seat."""
    orders, frame = state.orders[seat], state.frames[-1]
    legal = prompt.actions
    if prompt.anonymous and orders_wait(state):
        return None
    if prompt.step == "window":
        return ABIDE if orders.windows == "pass" else None
    if isinstance(frame, Drawing):
        return planned(state, frame)
    if isinstance(frame, Toll):
        forced = len(legal) == 1 and frame.cause == "battle"  # elsewhere it would tell what kinds there are
        return cheapest(legal) if orders.losses == "cheapest" or forced else None
    if isinstance(frame, Burning):
        return None if orders.mills == "ask" or (orders.mills == "threat" and _threatened(state, seat)) else PASS
    if isinstance(frame, Deathbed):
        return (
            legal[1] if orders.skull == "own" and state.nobles[frame.noble].family not in _side(state, seat) else None
        )
    if isinstance(frame, Rebellion) and frame.stage == "gather":
        return PASS if orders.risings == "pass" else None
    if isinstance(frame, Muster):
        return _battles(state, seat, frame, legal) if orders.battles == "able" else None
    if isinstance(frame, Refuge):
        return _safest(state, frame, legal) if orders.refuge == "safe" else None
    if isinstance(frame, Leave):
        return _leave(state, orders, frame, legal)
    if isinstance(frame, Parley):
        return PASS if orders.clergy == "never" else None
    if isinstance(frame, Spoils):
        return None if orders.loot == "ask" else legal[orders.loot == "wreck"]
    if isinstance(frame, Battle):
        return _fight(state, orders, seat, frame, legal)
    return None


def _battles(state: FiefState, seat: int, frame: Muster, legal: list[Action]) -> Action | None:
    """What is clear in a region: an empty city of no friend is taken, and no battle is begun where no attack on anybody
    but a friend can win; ``None`` where the seat is asked (7.0)."""
    family, side = families_in_turn(state)[frame.turn], _side(state, seat)
    found = DONE
    for action in legal:
        if action == DONE:
            continue
        city, foe = city_at(action, 0), FAMILY.get(argument(action, 1), NONE)
        if action.verb == "occupy" and city is not None:
            found = found if state.towns[city].control in side else action
            continue
        sally = action.verb == "sally"
        if city is None or not (sally or action.verb == "attack"):
            return None
        if foe not in side and able(state, city, family, foe, sally=sally):
            return None
    return found


def _safest(state: FiefState, frame: Refuge, legal: list[Action]) -> Action:
    """Of the cities where a freed Noble may appear the one with the thickest walls, then with most of its troops."""

    def safety(action: Action) -> tuple[int, int]:
        city = city_at(action, 0)
        if city is None:
            return (0, 0)
        town = state.towns[city]
        walls = PENALTY.get(town.building, 0) if town.control == frame.family and town.siege < 0 else 0
        return walls, sum(stack.troops for stack in state.stacks if (stack.city, stack.family) == (city, frame.family))

    return max(legal, key=safety)


def _leave(state: FiefState, orders: Orders, frame: Leave, legal: list[Action]) -> Action | None:
    """What is said of the family goes before what is said of the city, and that before what holds for all (5.0)."""
    who = state.nobles[frame.noble]
    asking, city = who.family, CITY_IDS[who.place] if who.place >= 0 else ""
    word = orders.leave.get(FAMILIES[asking]) or orders.leave.get(city)
    if word is None:
        word = orders.ally if ally_of(state, frame.family) == asking else orders.strangers
    return {"grant": legal[0], "refuse": legal[1]}.get(word)


def _fight(state: FiefState, orders: Orders, seat: int, frame: Battle, legal: list[Action]) -> Action | None:
    """Fight on; ``reckon``: stop before walls or lay siege when the other side has twice the points; so too when enough
    have fallen. Where one cannot stop alone, a truce is offered; in a hopeless battle one may surrender (7.8)."""
    if frame.stage == "join":
        return None if orders.join == "ask" or (orders.join == "own" and _concerns(state, seat, frame)) else legal[-1]
    if frame.stage == "turn" or orders.fight == "ask":
        return None
    phase = BattlePhase()
    camp = phase.camp_of(state, frame, seat)
    truce = act("truce")
    if frame.said[1 - camp] == "truce" and truce in legal and orders.truce != "refuse":
        return truce if orders.truce == "accept" else None  # 7.8: a truce that is offered is heard
    mine = camp_points(state, frame.city, frame.camps[camp])
    theirs = camp_points(state, frame.city, frame.camps[1 - camp])
    siege = act("siege")
    if siege in legal and (not can_roll(state, frame, camp) or (orders.fight == "reckon" and mine < 2 * theirs)):
        return siege
    enough = 0 < orders.limit <= fallen(state, frame, camp)
    if enough and siege in legal:
        return siege
    if act("stop") in legal and (enough or (orders.fight == "reckon" and mine < theirs)):
        return act("stop")
    if orders.surrender == "hopeless" and act("surrender") in legal and 4 * mine < theirs:
        return act("surrender")
    return truce if enough and truce in legal else act("fight")


def _side(state: FiefState, seat: int) -> set[int]:
    """The families of a seat and their allies."""
    own = families_of(state, seat)
    return {*own, *(ally_of(state, f) for f in own)} - {NONE}


def _threatened(state: FiefState, seat: int) -> bool:
    """Whether somebody else stands in a city where a seat has a mill, which everybody sees (3.4)."""
    own, side = families_of(state, seat), _side(state, seat)
    mills = [c for c, town in enumerate(state.towns) if town.mill and town.control in own and town.siege < 0]
    return any(set(families_at(state, c)) - side or invaders_at(state, c) for c in mills)


def _concerns(state: FiefState, seat: int, battle: Battle) -> bool:
    """Whether a battle in which a seat has no part yet is about its city or its ally (7.0)."""
    side = _side(state, seat)
    return state.towns[battle.city].control in side or any(f in side for c in battle.camps for f in c.families)


def fallen(state: FiefState, battle: Battle, camp: int) -> int:
    """Troops that a camp has lost in a battle."""
    report = state.report
    if report is None or report.city != battle.city or not report.units[camp]:
        return 0
    now = units_of(state, battle.city, battle.camps[camp])
    return sum(max(0, report.units[camp][k] - now[k]) for k in TROOPS)
