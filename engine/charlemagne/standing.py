"""Standing orders: what a seat lets be answered in its name, and the answers that follow from them."""

from __future__ import annotations

from collections.abc import Callable

from engine.charlemagne.attempt import attempt_chances, differential
from engine.charlemagne.board import PLACE, PLACES, distance
from engine.charlemagne.combat import weigh
from engine.charlemagne.frames import (
    Attempt,
    Battle,
    Force,
    LoseLeader,
    Loss,
    Naming,
    PlaceLeader,
    Raid,
    Retreat,
    Revolt,
)
from engine.charlemagne.game_data import (
    ADVANCE,
    AUSTRASIA,
    BURGS_OF,
    EMPIRE,
    ENVOYS,
    FACES,
    LEVY,
    NEUTRAL,
    REGION,
    REGION_IDS,
    TREACHERY,
    TYPE_OF,
    TYPES,
)
from engine.charlemagne.politics import revolt_result
from engine.charlemagne.state import ChState, Orders
from engine.charlemagne.terms import no
from engine.charlemagne.units import Ground, burgs_in, cheapest, has_leader, is_burg, strength
from engine.core import Action, Place, Prompt, Refusal
from engine.core import standing as core

PAUSES = 2
"""How often the other player may be asked in a player turn; after that their orders answer."""
ODDS: dict[str, int] = {"odds-1": 2, "odds-2": 4, "odds-3": 5, "odds-4": 6}
"""Columns of odds by the word of an order: at least 1/1, 2/1, 3/1, 4/1."""
CAPS = (0, 1, 2, 3, 4, 5, 6)
VALUES: dict[str, tuple[str | int, ...]] = {
    "vassalage-cap": CAPS,
    "vassalage-least": (0, 10, 20, 30, 40, 50, 60, 70),
    "missionary-cap": CAPS,
    "missionary-least": (0, 10, 20, 30, 40, 50, 60, 70),
    "defence": ("auto", "ask"),
    "retreat": ("never", "odds-1", "odds-2", "odds-3", "odds-4", "always", "ask"),
    "direction": ("burg", "home", "stack", "ask"),
    "advance": ("never", "shift", "always", "ask"),
    "stake": (0, 6, 12, 18, 24, 36),
    "reserve": (0, 1, 2, 3),
    "treachery": ("never", "shift", "ask"),
    "losses": ("cheapest", "ask"),
    "burgs": ("hold", "leave", "ask"),
    "duel": ("never", "odds-1", "odds-2", "odds-3", "odds-4", "always", "ask"),
    "champion": ("leader", "charlemagne"),
    "envoys": ("auto", "never", "ask"),
    "leader": ("largest", "capital", "ask"),
    "fate": ("auto", "ask"),
}
"""What may be set with ``order <key> <value>``; caps in points, least chances in percent, stakes in strength."""
REGIONAL: dict[str, tuple[str | int, ...]] = {
    "vassalage": ("default", 0, 1, 2, 3, 4),
    "missionary": ("default", 0, 1, 2, 3, 4),
    "envoys": ("worth", "lost"),
}
"""What may be set for a region with ``order-region <key> <region> <value>``."""
SETTINGS = (
    *core.settings("order", VALUES),
    *(
        Action("order-region", (key, region, value))
        for key, values in REGIONAL.items()
        for region in REGION_IDS
        for value in values
    ),
)
FEW = 2
"""Points that a style lets be spent against an attempt."""
_CAPS = {"vassalage-cap": FEW, "missionary-cap": FEW}
QUICK = core.style("order", {
    **_CAPS, "defence": "auto", "envoys": "auto", "fate": "auto", "retreat": "odds-3", "advance": "shift",
    "treachery": "shift", "losses": "cheapest", "burgs": "hold", "direction": "burg", "leader": "largest",
})  # fmt: skip
CAREFUL = core.style("order", _CAPS | {key: "ask" for key, values in VALUES.items() if "ask" in values})
STYLES = {"quick": QUICK, "careful": CAREFUL}
"""What a seat may choose to be played like, see ``Rules.styles``."""


def current(orders: Orders, key: str) -> str | int:
    """The value of a key."""
    value: str | int = getattr(orders, key.replace("-", "_"))
    return value


def change(orders: Orders, action: Action) -> None:
    """Carry out ``order`` or ``order-region``."""
    if action.verb == "order":
        core.change(orders, action)
        return
    key, region, value = str(action.args[0]), str(action.args[1]), action.args[2]
    if key == "envoys":
        if region in orders.lost:
            orders.lost.remove(region)
        if value == "lost":
            orders.lost.append(region)
            orders.lost.sort()
        return
    caps = orders.caps if key == "vassalage" else orders.faith
    caps.pop(region, None)
    if isinstance(value, int):
        caps[region] = value


def must_ask(state: ChState, seat: int, *keys: str) -> bool:
    """Whether a seat wants to be asked about something, and may: the phasing player at any time, the other one twice
    in a player turn. Counts the pause."""
    if not any(current(state.orders[seat], key) == "ask" for key in keys):
        return False
    if seat != state.phasing:
        if state.pauses >= PAUSES:
            return False
        state.pauses += 1
    return True


def holds_any(state: ChState, seat: int) -> bool:
    """Whether a seat has any marker at all, which everybody sees: without one there is nothing to ask it about."""
    return any(state.hands[seat])


def guard_matters(state: ChState, frame: Attempt) -> bool:
    """Whether markers laid against an attempt could matter, by what everybody sees (9.1, 18.1): the other seat has
    some, and a die could bring something."""
    found = attempt_chances(state, frame.seat, frame.region, frame.religion, differential(state, frame))
    return holds_any(state, 1 - frame.seat) and any(found)


def defence_matters(state: ChState, battle: Battle) -> bool:
    """Whether a marker of the defender could lower the odds of a battle, by what everybody sees (16.6d)."""
    attackers, (me, foe) = _attack(state)[0], (1 - battle.seat, battle.seat)
    if not holds_any(state, me):
        return False

    def after(advance: bool, treachery: str) -> int:
        advances, told = (battle.advances[foe], advance), (battle.treachery[foe], treachery)
        return weigh(state, attackers, battle.units, battle.place, advances=advances, treachery=told).column

    return min(after(True, ""), after(False, "leader"), after(True, "leader")) < after(False, "")


def envoys_matter(state: ChState, seat: int, regions: list[int], dice: list[int]) -> bool:
    """Whether royal envoys could better a die of a revolt for a seat, by what everybody sees (7)."""
    return holds_any(state, seat) and any(
        not _good(state, seat, region, die) and any(_good(state, seat, region, face) for face in FACES)
        for region, die in zip(regions, dice, strict=True)
    )


def decide(state: ChState, seat: int, prompt: Prompt) -> Action | None:
    """What the standing orders of a seat answer to a question, ``None`` to ask the seat."""
    frame = state.frames[-1]
    if isinstance(frame, Battle) and frame.stage == "plan":
        return None
    if isinstance(frame, Attempt) and not frame.sent:
        return None
    asked: bool = getattr(frame, "waits", False)
    if isinstance(frame, Naming | Raid | PlaceLeader | LoseLeader | Loss | Retreat) and len(prompt.actions) == 1:
        return prompt.actions[0]
    return None if asked else usual(state, seat, prompt.actions)


def usual(state: ChState, seat: int, actions: list[Action]) -> Action | None:
    """The answer that orders give, or would give: also what silence means in a window."""
    frame = state.frames[-1]
    if isinstance(frame, Attempt):
        return _guard(state, seat, frame, actions)
    if isinstance(frame, Revolt):
        return _envoys(state, seat, frame, actions)
    if isinstance(frame, Battle):
        return _BATTLE.get(frame.stage, _answer)(state, seat, frame, actions)
    if isinstance(frame, Retreat):
        return _direction(state, seat, frame, actions)
    if isinstance(frame, Loss):
        lost = cheapest(state, frame.units, 1)[0]
        return Action("lose", (TYPES[TYPE_OF[lost]].slug, PLACES[state.where[lost]]))
    if isinstance(frame, PlaceLeader):
        return _leader(state, seat, actions)
    if isinstance(frame, LoseLeader):
        return min(actions, key=lambda a: _company(state, PLACE[str(a.args[0])]))
    if isinstance(frame, Naming):
        return max(actions, key=lambda a: (LEVY[REGION[str(a.args[0])]], -REGION[str(a.args[0])]))
    if isinstance(frame, Raid):
        return max(actions, key=lambda a: _loot(state, PLACE[str(a.args[0])]))
    return None


def _guard(state: ChState, seat: int, frame: Attempt, actions: list[Action]) -> Action:
    """The least points that bring the chance below the least worth countering, up to the cap of the region."""
    orders = state.orders[seat]
    name = REGION_IDS[frame.region]
    if frame.religion < 0:
        cap, least = orders.caps.get(name, orders.vassalage_cap), orders.vassalage_least
    else:
        cap, least = orders.faith.get(name, orders.missionary_cap), orders.missionary_least
    if state.control[frame.region] == NEUTRAL and name not in orders.caps:
        cap = min(cap, 1)  # somebody else's land is worth one marker
    base, best = differential(state, frame), 0

    def harm(points: int) -> int:
        found = attempt_chances(state, frame.seat, frame.region, frame.religion, base - points)
        return found.won + found.freed

    for number in range(min(cap, len(actions) - 1) + 1):
        best = number
        if harm(best) * 100 < max(least, 1) * len(FACES):
            break
    if best and harm(best) == harm(0):
        best = 0  # what changes nothing is not spent
    return actions[best]


def _good(state: ChState, seat: int, region: int, die: int) -> bool:
    """Whether a die on the revolt table is as good for a seat as it can be."""
    result, control = revolt_result(state, region, die), state.control[region]
    if control == EMPIRE:
        return (result == "none") == (seat == EMPIRE)
    if control == NEUTRAL:
        return (result != "tribal") == (seat == EMPIRE)
    return True


def _envoys(state: ChState, seat: int, frame: Revolt, actions: list[Action]) -> Action:
    orders = state.orders[seat]
    if orders.envoys != "auto" or not state.hands[seat][ENVOYS]:
        return Action("pass")
    for action in actions:
        if action.verb != "envoys":
            continue
        region = REGION[str(action.args[0])]
        die = frame.dice[frame.regions.index(region)]
        faces = sum(_good(state, seat, region, d) for d in FACES)
        if REGION_IDS[region] not in orders.lost and not _good(state, seat, region, die) and faces >= 2:
            return action
    return Action("pass")


def _attack(state: ChState) -> tuple[list[int], Battle]:
    """The attacking units and the battle on the stack."""
    battle = next(f for f in reversed(state.frames) if isinstance(f, Battle))
    force = next(f for f in reversed(state.frames) if isinstance(f, Force))
    return force.units, battle


def _withdraw(state: ChState, seat: int, frame: Battle, actions: list[Action]) -> Action:
    word, attackers = state.orders[seat].retreat, _attack(state)[0]
    away, stay = Action("withdraw"), Action("stay")
    if away not in actions or word in ("never", "ask"):
        return stay
    if word == "always":
        return away
    return away if weigh(state, attackers, frame.units, frame.place).column >= ODDS[word] else stay


def _challenge(state: ChState, seat: int, frame: Battle, actions: list[Action]) -> Action:
    """Whether the defender calls for personal combat, before anybody plays a marker (28.1)."""
    orders, calls = state.orders[seat], [a for a in actions if a.verb == "duel"]
    least = ODDS.get(orders.duel, 0 if orders.duel == "always" else 99)
    if not calls or weigh(state, _attack(state)[0], frame.units, frame.place).column < least:
        return Action("ready")
    want = Action("duel", (orders.champion,))
    return want if want in calls else calls[0]


def _answer(state: ChState, seat: int, battle: Battle, actions: list[Action]) -> Action:
    """The defender's markers, one after the other, then ``ready`` (16.6d3): each only when the column drops by it."""
    attackers = _attack(state)[0]
    orders = state.orders[seat]
    me, foe = seat, 1 - seat
    verbs = {a.verb for a in actions}

    def after(advance: bool, treachery: str) -> int:
        """The column of odds when the defender has played so."""
        advances, told = (battle.advances[foe], advance), (battle.treachery[foe], treachery)
        return weigh(state, attackers, battle.units, battle.place, advances=advances, treachery=told).column

    now = after(battle.advances[me], battle.treachery[me])
    stake = strength(battle.units)
    tells = "treachery" in verbs and orders.treachery == "shift" and state.hands[seat][TREACHERY]
    if tells and stake >= orders.stake and after(battle.advances[me], "leader") < now:
        return Action("treachery", ("leader",))
    if "advance" in verbs and orders.advance != "never" and state.hands[seat][ADVANCE] > orders.reserve:
        then = after(True, battle.treachery[me])
        if orders.advance == "always" or (orders.advance == "shift" and stake >= orders.stake and then < now):
            return Action("advance")
    return Action("ready")


_BATTLE: dict[str, Callable[[ChState, int, Battle, list[Action]], Action]] = {
    "withdraw": _withdraw, "challenge": _challenge
}  # fmt: skip
"""What orders answer by stage of a battle; in the others the defender's markers."""


def _direction(state: ChState, seat: int, frame: Retreat, actions: list[Action]) -> Action:
    orders = state.orders[seat]
    stand = Action("stand")
    if stand in actions and (orders.burgs != "leave" or not frame.beaten or not frame.first):
        return stand
    ways = [a for a in actions if a.verb == "retreat"]
    if not ways:
        return stand
    ground = Ground(state)
    if orders.direction == "home":
        spots = [p for r, side in enumerate(state.control) if side == seat for p in burgs_in(state, BURGS_OF[r])]
    elif orders.direction == "stack":
        spots = [p for p in ground.own(seat) if p != frame.place]
    else:
        spots = [p for p in ground.own(seat) if is_burg(state, p) and p != frame.place]

    def wish(action: Action) -> tuple[bool, int, int]:
        place = PLACE[str(action.args[0])]
        near = min((distance(place, s) for s in spots), default=0)
        return (not is_burg(state, place), near, place)

    return min(ways, key=wish)


def _company(state: ChState, place: int) -> tuple[int, int]:
    """Strength that stands with a leader, for what is lost and gained there."""
    here = [c for c, p in enumerate(state.where) if p == place]
    return (strength(here) + 100 * (state.augustus in here), place)


def _leader(state: ChState, seat: int, actions: list[Action]) -> Action:
    ground = Ground(state)
    if state.orders[seat].leader == "capital":
        capital = PLACE["aachen"]
        return min(actions, key=lambda a: (distance(PLACE[str(a.args[0])], capital), PLACE[str(a.args[0])]))

    def wish(action: Action) -> tuple[bool, int, int]:
        place = PLACE[str(action.args[0])]
        stack = ground.stacks[place]
        return (has_leader(stack), -strength(stack), place)

    return min(actions, key=wish)


def _loot(state: ChState, place: int) -> tuple[bool, bool, int]:
    held = Ground(state).held.get(place)
    return (place in state.civilisation, held == EMPIRE, -place)


NAMED, LOYAL = 3, 2
"""Regions that a quarrel over the succession names, and how many of them the Empire may hold."""


def names_left(state: ChState, named: list[int]) -> list[int]:
    """Regions that a quarrel over the succession may still name: never Austrasia, two held by the Empire at most; none
    when it has named three."""
    if len(named) >= NAMED:
        return []
    return [r for r in range(len(REGION_IDS)) if unnamed(state, named, r) is None]


def unnamed(state: ChState, named: list[int], region: int) -> Refusal | None:
    """Why a quarrel over the succession may not name a region besides those that are named."""
    if region == AUSTRASIA:
        return no("name-austrasia")
    if region in named:
        return no("name-twice", {"region": Place(REGION_IDS[region])})
    loyal = sum(state.control[r] == EMPIRE for r in named)
    full = loyal >= LOYAL and state.control[region] == EMPIRE
    return no("name-empire", {"region": Place(REGION_IDS[region]), "most": LOYAL}) if full else None


def names_due(state: ChState, named: list[int]) -> int:
    """How many regions are still to be named: three in all, or as many as there are."""
    left = names_left(state, named)
    loyal = sum(state.control[r] == EMPIRE for r in named)
    held = sum(state.control[r] == EMPIRE for r in left)
    return min(NAMED - len(named), len(left) - held + min(held, LOYAL - loyal))
