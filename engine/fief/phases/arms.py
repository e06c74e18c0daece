"""Armed cards: what they wait for and what they do when it happens (2.6, 10.0).

They fire by themselves between two small steps of the game, the first in the order of turns; what they wait for,
everybody can see.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from engine.core import Action, Event, Piece
from engine.fief.board import family_nobles, has_card, is_free, is_lord, nobles_at, stacks_at
from engine.fief.game_data import (
    AMBUSH,
    ASSASSINATION,
    BURGHERS,
    CARDS,
    CITIES,
    CITY,
    CITY_IDS,
    CROSSBOW,
    FAIR_WEATHER,
    FAMILIES,
    FAMILY,
    JUSTICE,
    MERCENARIES,
    NOBLE,
    NOBLES,
    PASSAGE,
    PRICE,
    REBELLION,
    REGION,
    REGION_IDS,
    REGION_OF,
    ROADS,
    STORMS,
)
from engine.fief.phases.bench import BenchPhase, is_open
from engine.fief.phases.company import install
from engine.fief.phases.raid import RaidPhase
from engine.fief.phases.rebel import RebellionPhase, restless
from engine.fief.phases.tunnels import battle_now
from engine.fief.roads import stormy
from engine.fief.state.state import (
    Armed,
    Bench,
    Court,
    Election,
    FiefState,
    Raid,
    Rebellion,
    families_of,
    seats_in_turn,
)
from engine.fief.terms import act, card_in
from engine.fief.war.camps import nobles_of

ANY, INVADERS = "any", "invaders"
HIRE = (1, 2, 3)
SOMEBODY: dict[str, tuple[str, ...]] = {
    ASSASSINATION: ("meets", "battle", "captured", "crowned", "lord", "stands", "weds"),
    JUSTICE: ("accused", "battle", "stands"),
    AMBUSH: ("meets", "battle"),
}
"""What may happen to a Noble, or to any Noble of a family, whom such a card is then played on."""
TRIGGERS: dict[str, tuple[str, ...]] = {
    **SOMEBODY,
    PASSAGE: ("captured", "assault", "attacked", "rises", "balked", "held"),
    REBELLION: ("restless", "rises"),
    FAIR_WEATHER: ("storms",),
    **{CARDS[c]: ("battle", "rises") for c in MERCENARIES},
    **{CARDS[c]: ("lord",) for c in BURGHERS},
}
"""What each card may wait for. Of a Noble: ``meets`` one of the seat's own in a city, is in a ``battle``, is
``captured``, ``crowned``, becomes ``lord``, ``stands`` for the throne, ``weds``, is ``accused`` of heresy. Of a city: a
``battle`` of the seat's begins there, an ``assault`` of its own on walls, it is ``attacked`` there; it is ``restless``;
it ``rises``; its walls ``balked`` invaders. Of a region: ``storms`` come up; they have ``held`` invaders there."""
_BENCH, _REBELS, _RAIDERS = BenchPhase(), RebellionPhase(), RaidPhase()
_SEATED = tuple(Bench(seat) for seat in range(4))
_SLOTTED = frozenset(CARDS[c] for c in (*MERCENARIES, *BURGHERS))


# --- what can be armed -----------------------------------------------------------------------------------------------


def choices(state: FiefState, seat: int) -> list[Action]:
    """Every ``arm <card> <trigger> <target> [<how>]`` for the cards in a hand."""
    slugs = tuple(dict.fromkeys(CARDS[c] for c in state.hands[seat] if CARDS[c] in TRIGGERS))
    if not slugs:
        return []
    own = families_of(state, seat)
    alive = [(n, who.family) for n, who in enumerate(state.nobles) if who.family >= 0 and not who.gone]
    kin = tuple(NOBLES[n] for n, family in alive if family in own)
    others = tuple(NOBLES[n] for n, family in alive if family not in own)
    found = [a for slug in slugs for a in _choices(slug, kin, others, own, state.families)]
    taken = {_action(armed) for armed in state.armed[seat]}
    return [a for a in found if a not in taken] if taken else found


def _action(armed: Armed) -> Action:
    """The action that armed a card."""
    return Action.parse(written(armed))


def written(armed: Armed) -> str:
    """An armed card as the action that armed it."""
    return " ".join(word for word in ("arm", armed.card, armed.trigger, armed.target, armed.how) if word)


@lru_cache(maxsize=256)
def _choices(
    slug: str, kin: tuple[str, ...], others: tuple[str, ...], own: tuple[int, ...], families: int
) -> tuple[Action, ...]:
    houses = tuple(FAMILIES[f] for f in range(families) if f not in own)
    mine = tuple(FAMILIES[f] for f in own)
    found: list[Action] = []
    if slug in SOMEBODY:
        hows = () if slug == JUSTICE else (ANY, *kin)
        for trigger in SOMEBODY[slug]:
            targets = [*others, *houses, *([INVADERS] if slug != JUSTICE and trigger == "meets" else [])]
            for target in targets:
                found += [act("arm", slug, trigger, target, how) for how in hows] or [act("arm", slug, trigger, target)]
    elif slug == PASSAGE:
        found += [act("arm", slug, "captured", target) for target in (*kin, *mine, *others)]
        for city in range(len(CITIES)):
            name = CITY_IDS[city]
            found += [act("arm", slug, trigger, name) for trigger in ("assault", "rises", "balked")]
            found += [act("arm", slug, "attacked", name, CITY_IDS[c]) for c in ROADS[city]]
        found += [act("arm", slug, "held", region) for region in REGION_IDS]
    elif slug == REBELLION:
        found += [act("arm", slug, trigger, city) for trigger in TRIGGERS[slug] for city in CITY_IDS]
    elif slug == FAIR_WEATHER:
        found += [act("arm", slug, "storms", region) for region in REGION_IDS]
    elif slug in {CARDS[c] for c in BURGHERS}:
        found += [act("arm", slug, "lord", house) for house in mine]
    else:
        cities = [(trigger, city) for trigger in TRIGGERS[slug] for city in CITY_IDS]
        found += [act("arm", slug, trigger, city, how) for trigger, city in cities for how in HIRE]
    return tuple(found)


# --- whether it has happened -----------------------------------------------------------------------------------------


def _people(state: FiefState, target: str) -> list[int]:
    """The living Nobles that a target names."""
    if target in FAMILY:
        return family_nobles(state, FAMILY[target])
    noble = NOBLE.get(target, -1)
    return [noble] if noble >= 0 and state.nobles[noble].family >= 0 and not state.nobles[noble].gone else []


def _meets(state: FiefState, seat: int, noble: int) -> bool:
    who = state.nobles[noble]
    there = is_free(who) and 0 <= who.place < len(CITIES)
    return there and any(nobles_at(state, who.place, f) for f in families_of(state, seat))


def _fights(state: FiefState, seat: int, noble: int) -> bool:
    battle = battle_now(state)
    return battle is not None and any(noble in nobles_of(state, battle.city, camp) for camp in battle.camps)


def _stands(state: FiefState, seat: int, noble: int) -> bool:
    frames = state.frames
    asked = any(isinstance(f, Court) and noble in f.standing for f in frames)
    return asked or any(isinstance(f, Election) and noble in f.candidates for f in frames)


HAPPENS: dict[str, Callable[[FiefState, int, int], bool]] = {
    "meets": _meets,
    "battle": _fights,
    "captured": lambda state, seat, noble: state.nobles[noble].captor >= 0,
    "crowned": lambda state, seat, noble: state.sovereign == noble,
    "lord": lambda state, seat, noble: is_lord(state, noble),
    "stands": _stands,
    "weds": lambda state, seat, noble: state.nobles[noble].spouse >= 0,
    "accused": lambda state, seat, noble: state.nobles[noble].heresy,
}
"""What happens to a Noble."""


def _battle_at(state: FiefState, seat: int, city: int, trigger: str) -> bool:
    """Whether a seat fights in a city; whether it attacks walls; whether it is attacked."""
    battle, own = battle_now(state), families_of(state, seat)
    if battle is None or battle.city != city:
        return False
    attacks, defends = (any(f in own for f in camp.families) for camp in battle.camps)
    if trigger == "assault":
        return attacks and bool(battle.camps[1].fort)
    return defends if trigger == "attacked" else attacks or defends


def _rises(state: FiefState, city: int) -> bool:
    top = state.frames[-1]
    return isinstance(top, Rebellion) and top.city == city and top.stage == "gather"


# --- what it does ----------------------------------------------------------------------------------------------------


def plays(state: FiefState, seat: int, armed: Armed) -> list[Action]:
    """What an armed card would do now, best first; nothing while it has not happened."""
    slug, trigger, target, how = armed.card, armed.trigger, armed.target, armed.how
    if slug in SOMEBODY:
        return _strikes(state, seat, armed)
    if slug == FAIR_WEATHER:
        return [act("clear", target)] if has_card(state, REGION[target], STORMS) else []
    if slug == PASSAGE and trigger == "captured":
        held = [n for n in _people(state, target) if state.nobles[n].captor >= 0]
        return [act("release-captive", NOBLES[n]) for n in held]
    if slug == PASSAGE and trigger in ("balked", "held"):
        return [act("guide", f"army-{a}") for a in _stopped(state, trigger, target)]
    if target not in CITY:
        return []
    city = CITY[target]
    if trigger == "rises" and slug in (PASSAGE, REBELLION):
        return [act("undermine" if slug == PASSAGE else "rise", "card")] if _rises(state, city) else []
    if slug == REBELLION:
        return [act("rebel", target, "card")] if restless(state, seat, city) and _inhabited(state, city) else []
    if slug == PASSAGE and _battle_at(state, seat, city, trigger):
        return [act("tunnel") if trigger == "assault" else act("flee", how)]
    return []


def _stopped(state: FiefState, trigger: str, target: str) -> list[int]:
    """The army whose turn it is, where walls balk it or storms have held it and it could go on."""
    raid = state.frames[-1]
    if not isinstance(raid, Raid) or raid.army < 0:
        return []
    city = state.armies[raid.army].city
    if trigger == "held":
        held = city >= 0 and raid.steps > 0 and REGION_IDS[REGION_OF[city]] == target and stormy(state, city)
        return [raid.army] if held else []
    return [raid.army] if city == CITY[target] and _RAIDERS.balked(state, city, raid) else []


def _inhabited(state: FiefState, city: int) -> bool:
    """Whether there is anybody whom a rebellion could hurt: it does not rise in vain."""
    return bool(nobles_at(state, city)) or bool(stacks_at(state, city))


def _strikes(state: FiefState, seat: int, armed: Armed) -> list[Action]:
    """Assassination, justice or ambush on whom it has happened to."""
    if armed.target == INVADERS:
        verb = "kill-leader" if armed.card == ASSASSINATION else "trap-leader"
        own = families_of(state, seat)
        there = [a for a, army in enumerate(state.armies) if army.city >= 0 and army.leader]
        return [act(verb, f"army-{a}") for a in there if any(nobles_at(state, state.armies[a].city, f) for f in own)]
    happened = HAPPENS[armed.trigger]
    victims = [n for n in _people(state, armed.target) if happened(state, seat, n)]
    if armed.card == JUSTICE:
        return [act("judge", NOBLES[n]) for n in victims]
    verb = "assassinate" if armed.card == ASSASSINATION else "ambush"
    kin = [n for f in families_of(state, seat) for n in family_nobles(state, f)]
    hands = [NOBLES[n] for n in kin] if armed.how == ANY else [armed.how]
    return [act(verb, NOBLES[n], hand) for n in victims for hand in hands]


def fire(state: FiefState, events: list[Event]) -> bool:
    """Let the first armed card whose moment has come play itself; whether one did. Not while cards are drawn (2.6)."""
    if not any(state.armed) and not any(orders.hire for orders in state.orders):
        return False
    if not is_open(state):
        return False
    for seat in seats_in_turn(state):
        for armed in list(state.armed[seat]):
            if card_in(state.hands[seat], armed.card) is None:
                state.armed[seat].remove(armed)  # given away, stolen or played
                if all(other.card != armed.card for other in state.armed[seat]):  # it may have waited for several
                    events.append(Event("fief-armed-gone", {"card": Piece(armed.card)}, (seat,)))
            elif _fires(state, seat, armed, events):
                return True
        if state.orders[seat].hire and _reinforce(state, seat, state.orders[seat].hire, events):
            return True
    return False


def _announce(state: FiefState, seat: int, armed: Armed, events: list[Event]) -> None:
    """A card goes off, and waits for nothing else unless the seat has another copy."""
    copies = sum(CARDS[c] == armed.card for c in state.hands[seat])
    state.armed[seat][:] = [a for a in state.armed[seat] if a is not armed and (copies > 1 or a.card != armed.card)]
    events.append(Event("fief-fires-own", {"card": Piece(armed.card)}, (seat,), seals=True))


def _fires(state: FiefState, seat: int, armed: Armed, events: list[Event]) -> bool:
    if armed.card in _SLOTTED:
        return _settles_in(state, seat, armed, events)
    wanted = plays(state, seat, armed)
    if not wanted:
        return False
    top = state.frames[-1]
    if isinstance(top, Rebellion) and wanted[0].verb in ("rise", "undermine"):
        if wanted[0] not in _REBELS.legal(state, top, seat):
            return False
        _announce(state, seat, armed, events)
        _REBELS.act(state, top, seat, wanted[0], events)
        return True
    legal = set(_BENCH.legal(state, seat))
    chosen = next((a for a in wanted if a in legal), None)
    if chosen is None:
        return False
    _announce(state, seat, armed, events)
    _BENCH.act(state, _SEATED[seat], seat, chosen, events)
    return True


def _settles_in(state: FiefState, seat: int, armed: Armed, events: list[Event]) -> bool:
    """A Mercenary comes when the seat fights in a city, or it rises, and so many crossbows with them; a Burgher as
    soon as the family has a Lord (11.1, 11.2)."""
    card = card_in(state.hands[seat], armed.card)
    assert card is not None
    own = families_of(state, seat)
    if card in BURGHERS:
        family = FAMILY[armed.target]
        if not any(is_lord(state, n) for n in family_nobles(state, family)):
            return False
    else:
        city = CITY[armed.target]
        here = [f for f in own if nobles_at(state, city, f) or stacks_at(state, city, f)]
        moment = _rises(state, city) if armed.trigger == "rises" else _battle_at(state, seat, city, "battle")
        if not moment or not here:
            return False
        family = here[0]
    _announce(state, seat, armed, events)
    install(state, seat, family, card, events)
    if card in MERCENARIES:
        _hire(state, seat, CITY[armed.target], int(armed.how), events)
    return True


def _hire(state: FiefState, seat: int, city: int, most: int, events: list[Event]) -> bool:
    """Hire as many crossbows into a city as can be paid, so many at most."""
    legal = set(_BENCH.legal(state, seat))
    for count in range(most, 0, -1):
        action = act("hire", CITY_IDS[city], count)
        if action in legal:
            _BENCH.act(state, _SEATED[seat], seat, action, events)
            return True
    return False


def _reinforce(state: FiefState, seat: int, most: int, events: list[Event]) -> bool:
    """The standing order to hire: so many crossbows are in every battle of the seat, while there are any (11.1)."""
    battle = battle_now(state)
    if battle is None or battle.kind == "parade" or not _battle_at(state, seat, battle.city, "battle"):
        return False
    own = families_of(state, seat)
    if not any(state.slots[f] in MERCENARIES for f in own) or state.purse[seat] < PRICE[CROSSBOW]:
        return False
    there = sum(s.units[CROSSBOW] for f in own for s in stacks_at(state, battle.city, f))
    return there < most and _hire(state, seat, battle.city, most - there, events)
