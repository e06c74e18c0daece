"""Cards: what is kept, what is drawn, and the Characters and Fortunes that are played in turn."""

from __future__ import annotations

from engine.core import Action
from engine.fief.board import ABBEYS, FORTS
from engine.fief.game_data import (
    CHARACTERS,
    CITIES,
    CITIES_OF,
    CITY,
    DISTRICT_IDS,
    DISTRICT_OF,
    FAIR_WEATHER,
    FAMINE,
    HARVEST,
    REGION,
    REGION_OF,
    ROADS,
    STORMS,
    N,
)
from engine.fief.view import NobleView
from engine.players.fief.position import Position
from engine.players.fief.valuation import Worth

SEAL, DONE = Action("seal"), Action("done")
KIND = {c.slug: c.kind for c in CHARACTERS}
KEEP = {
    "assassination": 0.9, "justice": 0.6, "ambush": 0.85, "passage": 0.6, "rebellion": 0.55, "tax": 0.8, HARVEST: 0.4,
    FAIR_WEATHER: 0.45,
}  # fmt: skip
"""How gladly a Fortune is kept."""
BRIDAL = 4.0
"""What a Noble is worth who brings a wedding in a game of two."""
POOR = 0.5
"""A card below this makes room for another."""
CURES = {HARVEST: FAMINE, FAIR_WEATHER: STORMS}


def keeping(position: Position, slug: str) -> float:
    """What a card in hand is good for."""
    kind = KIND.get(slug)
    if kind is None:
        return _fortune(position, slug)
    families = [position.family(f) for f in position.families]
    if kind in ("man", "woman"):
        return 1.0 if any(len(f.nobles) < N.nobles for f in families) else 0.15
    people = [position.nobles[n] for f in families for n in f.nobles]
    if kind == "prelate":
        return 0.95 if any(priestly(position, n) for n in people) else 0.3
    if kind == "abbess":
        return 0.7 if any(nunnish(position, n) for n in people) else 0.2
    if kind == "burgher":
        return 0.7 if any(f.fiefs and not f.slot for f in families) else 0.25
    return 0.6 if any(not f.slot for f in families) else 0.2


def _fortune(position: Position, slug: str) -> float:
    found = KEEP.get(slug, 0.3)
    if slug == "tax" and not any(n.fiefs or n.see for n in _people(position)):
        found -= 0.35
    if slug in (HARVEST, FAIR_WEATHER):
        found += 0.12 * sum(position.mill[c] for c in range(len(CITIES)) if position.control[c] in position.families)
    return found


def _people(position: Position) -> list[NobleView]:
    return [n for n in position.view.nobles if n.family in position.families]


def priestly(position: Position, noble: NobleView) -> bool:
    """Whether a man may be spared for the Church: another of their family can stand, and in a game of two can marry."""
    if not noble.man or noble.married or noble.see or noble.captor is not None:
        return False
    return noble.slug != position.view.sovereign and _spared(position, noble)


def nunnish(position: Position, noble: NobleView) -> bool:
    """Whether a woman may be spared for an abbey."""
    if noble.man or noble.married or noble.slug in (position.view.sovereign, position.view.queen):
        return False
    return bool(noble.abbeys) or _spared(position, noble)


def _spared(position: Position, noble: NobleView) -> bool:
    kin = [position.nobles[n] for n in position.family(noble.family).nobles if n != noble.slug]
    lay = [n for n in kin if not n.see and not n.abbeys]
    if position.view.seats == 2:  # 13.7: somebody is left who may marry when a spouse dies
        return any(n.married for n in lay) and any(not n.married for n in lay)
    return bool(lay)


def discards(position: Position, legal: list[Action]) -> list[Action]:
    """Poor cards make room, and what will be drawn is planned."""
    if SEAL not in legal:
        return []
    own, view = position.own, position.view
    hand = list(position.hand)
    for slug in own.away:
        if slug in hand:
            hand.remove(slug)
    limit, draws = (N.hand_two, N.draws_two) if view.seats == 2 else (N.hand, N.draws)
    over = len(hand) - (limit - draws)
    worst = sorted(hand, key=lambda s: (keeping(position, s), s))
    batch = [Action("discard", (slug,)) for n, slug in enumerate(worst) if n < over and keeping(position, slug) < POOR]
    plan = _plan(position, draws)
    dare = 1 if position.points(position.families[0]) >= N.solo - 1 else 2
    action = Action("plan", ("-".join(plan), dare))
    if action in legal and own.plan != plan:
        batch.append(action)
    return [*batch, SEAL]


def _plan(position: Position, draws: int) -> list[str]:
    """A Noble, a prelate or a Burgher as often as the rules let one look for them, Fortunes besides."""
    characters = N.characters_two if position.view.seats == 2 else N.characters
    few = sum(len(position.family(f).nobles) for f in position.families) < N.nobles * len(position.families)
    wanted = characters if few or position.view.round <= 4 else max(1, characters - 1)
    plan = ["character"] * wanted + ["fortune"] * (draws - wanted)
    return plan if few else plan[::-1]


def drawing(position: Position, legal: list[Action]) -> Action:
    """One draw: as planned, else whatever there is."""
    plan = _plan(position, N.draws_two if position.view.seats == 2 else N.draws)
    for deck in plan:
        if Action("draw", (deck,)) in legal:
            return Action("draw", (deck,))
    return DONE


# --- playing ---------------------------------------------------------------------------------------------------------


def playing(position: Position, worth: Worth, legal: list[Action]) -> Action:
    """One card: Nobles first, then titles of the Church, taxes, weather; none that is promised to somebody."""
    legal = [a for a in legal if _card(a) in ("", *position.hand)]
    births = [a for a in legal if a.verb == "bear"]
    if births:
        return max(births, key=lambda a: (_birth(position, worth, a), str(a)))
    veils = [a for a in legal if a.verb == "found" and nunnish(position, position.nobles[str(a.args[1])])]
    sees = [
        a
        for a in legal
        if a.verb == "ordain"
        and position.nobles[str(a.args[1])].family in position.families
        and priestly(position, position.nobles[str(a.args[1])])
    ]
    if sees:
        return max(sees, key=lambda a: (_ordained(position, a), str(a)))
    own = [a for a in veils if position.nobles[str(a.args[1])].family in position.families]
    if own:
        return max(own, key=lambda a: (_abbey(position, worth, a), str(a)))
    taxes = [(taxing(position, a), str(a), a) for a in legal if a.verb in ("tallage", "tithe")]
    gain, _, best = max(taxes, default=(0, "", DONE))
    if gain >= 2:
        return best
    blessings = [(blessing(position, a), str(a), a) for a in legal if a.verb == "bless"]
    value, _, card = max(blessings, default=(0.0, "", DONE))
    return card if value >= 2 else DONE


def _card(action: Action) -> str:
    """The card that an action plays, empty for none."""
    if action.verb in ("tallage", "tithe"):
        return "tax"
    return str(action.args[0]) if action.verb in ("bear", "found", "ordain", "bless") else ""


def _birth(position: Position, worth: Worth, action: Action) -> float:
    """Where a Noble is born: with troops that nobody leads, near what is worth having, not before an enemy."""
    city = CITY[str(action.args[1])]
    family = position.families[0]
    if len(action.args) > 2:
        family = next(f.family for f in position.view.families if f.colour == action.args[2])
    fort = position.building[city] if position.building[city] in FORTS else ""
    troops = sum(s.troops for s in position.stacks[city] if s.family == family)
    led = any(n.family == family for n in position.people[city])
    risk = worth.risk(city, position.force(city, [family]), fort)
    value = 0.3 * min(troops, 4) * (0.4 if led else 1.0) - 3 * risk - 2 * position.plagued(city)
    free = [c for c in ROADS[city] if position.control[c] not in position.mine]
    value += (0.12 if led else 0.25) * sum(worth.city(c, family) for c in free)
    if position.control[city] < 0:
        value += 0.5 * worth.city(city, family)
    return value - 0.3 * len(position.family(family).nobles) + BRIDAL * _weds(position, str(action.args[0]), family)


def _weds(position: Position, card: str, family: int) -> bool:
    """Whether a new Noble of a family could marry one of the seat's other family, which nobody can now (13.7)."""
    if position.view.seats != 2 or any(n.married for n in _people(position)):
        return False
    return any(
        n.family != family and n.man != (KIND[card] == "man") and not n.see and not n.abbeys for n in _people(position)
    )


def _abbey(position: Position, worth: Worth, action: Action) -> float:
    """An abbey yields for the mills around it; it takes the place of a fortress."""
    city = CITY[str(action.args[2])]
    region = position.region(city)
    mills = sum(position.mill[c] for c in (city, *ROADS[city]))
    claimed = region >= 0 and position.lord(region) < 0 and len(position.lands[region]) < 3
    garrison = position.force(city, position.families)
    return (
        mills + 2.0 * (position.control[city] in position.families) - 2 * claimed - 3 * worth.risk(city, garrison, "")
    )


def _ordained(position: Position, action: Action) -> float:
    """An archbishop has two votes; a see is worth more where mills and a relic are near."""
    noble, slug = position.nobles[str(action.args[1])], str(action.args[0])
    see = next((n for n, d in enumerate(DISTRICT_IDS) if d in slug), -1)
    mills = sum(position.mill[c] for c in range(len(CITIES)) if see >= 0 and DISTRICT_OF[REGION_OF[c]] == see)
    return 2.0 * slug.startswith("archbishop") + 0.2 * mills - 0.8 * len(noble.fiefs)


def taxing(position: Position, action: Action) -> int:
    """Shillings that a tax brings the seat beside what it has anyway; a rebellion may cost some."""
    area = str(action.args[0])
    if action.verb == "tallage":
        cities = [c for c in CITIES_OF[REGION[area]] if position.siege[c] < 0]
        own = [c for c in cities if position.control[c] in position.families]
        return N.tallage * len(cities) - sum(1 + (position.building[c] in FORTS) for c in own)
    district = DISTRICT_IDS.index(area)
    cities = [c for c in range(len(CITIES)) if DISTRICT_OF[REGION_OF[c]] == district and position.siege[c] < 0]
    paying = [
        c
        for c in cities
        if position.mill[c] and position.building[c] not in ABBEYS and not position.starving(REGION_OF[c])
        and position.control[c] not in position.families
    ]  # fmt: skip
    return N.mill_income * len(paying)


def blessing(position: Position, action: Action) -> float:
    """Own mills and abbeys that yield more, or again, in a region; others' count against it."""
    slug, region = str(action.args[0]), REGION[str(action.args[1])]
    cured = CURES[slug] in position.weather[region]
    value = 0.0
    for c in CITIES_OF[region]:
        works = (position.mill[c] * (2 if cured and slug == HARVEST else 1)) + (position.building[c] in ABBEYS)
        if position.control[c] in position.mine:
            value += works
        elif position.control[c] >= 0:
            value -= 0.3 * works
    return value


def bestowing(position: Position, legal: list[Action]) -> Action:
    """A veil that is free goes to a woman of one's own who can be spared (2.13)."""
    for action in legal:
        if action.verb == "bestow":
            noble = position.nobles.get(str(action.args[1]))
            if noble is not None and noble.family in position.families and nunnish(position, noble):
                return action
    return Action("pass")


def servants(position: Position, legal: list[Action]) -> Action:
    """Who gets which servant at the start: soldiers' servants go to the man (P10)."""
    fighting = {"hamon", "bardolf", "tosti", "grim", "hob", "wymond", "avice", "ketil", "sigrid", "gunnora", "wulf"}
    clerical = {"aylward", "hild", "odo"}

    def fits(action: Action) -> tuple[bool, str]:
        servant, noble = str(action.args[0]), str(action.args[1])
        man = position.nobles[noble].man
        return ((servant in fighting) == man or (servant in clerical) == (not man), str(action))

    return max(legal, key=fits)
