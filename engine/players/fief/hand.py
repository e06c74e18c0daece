"""Cards: what is kept, what is drawn, and the Characters and Fortunes that are played in turn."""

from __future__ import annotations

from engine.core import SEAL, Action
from engine.core.parameters import Params, Piece, Place, Word
from engine.fief.analysis import ABBEYS, CURES, FORTS, hand_limit, has_card, limits, tax_gain
from engine.fief.game_data import (
    CHARACTERS,
    CITIES,
    CITIES_OF,
    CITY,
    CITY_IDS,
    DISTRICT_IDS,
    DISTRICT_OF,
    FAIR_WEATHER,
    HARVEST,
    REGION,
    REGION_IDS,
    REGION_OF,
    ROADS,
    N,
)
from engine.fief.views.view import NobleView
from engine.players.fief.combat_odds import percent
from engine.players.fief.position import Position
from engine.players.fief.valuation import Worth
from engine.players.reasons import Reason

DONE = Action("done")
KIND = {c.slug: c.kind for c in CHARACTERS}
KEEP = {
    "assassination": 0.9, "justice": 0.6, "ambush": 0.85, "passage": 0.6, "rebellion": 0.55, "tax": 0.8, HARVEST: 0.4,
    FAIR_WEATHER: 0.5,
}  # fmt: skip
"""How gladly a Fortune is kept."""
BRIDAL = 4.0
"""What a Noble is worth who brings a wedding in a game of two."""
ORDER = (("bear",), ("ordain",), ("found",), ("tallage", "tithe"), ("bless",))
"""What is played, by verbs: Nobles first, then titles of the Church, taxes, weather."""
PAYING = ORDER[3:]
"""What is played for shillings alone."""
LEAST = 2
"""Shillings that such a card must bring."""
POOR = 0.5
"""A card below this makes room for another."""


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
    own = position.own
    draws, _ = limits(position.seen)
    batch = [Action("discard", (slug,)) for slug in poor(position)]
    plan = _plan(position, draws)
    dare = 1 if position.points(position.families[0]) >= N.solo - 1 else 2
    action = Action("plan", ("-".join(plan), dare))
    if action in legal and own.plan != plan:
        batch.append(action)
    return [*batch, SEAL]


def poor(position: Position) -> list[str]:
    """Cards that make room for what is drawn: those of which there are too many, as far as they are of little use."""
    hand = list(position.hand)
    for slug in position.own.away:
        if slug in hand:
            hand.remove(slug)
    draws, _ = limits(position.seen)
    over = len(hand) - (hand_limit(position.seen) - draws)
    worst = sorted(hand, key=lambda s: (keeping(position, s), s))
    return [slug for n, slug in enumerate(worst) if n < over and keeping(position, slug) < POOR]


def _plan(position: Position, draws: int) -> list[str]:
    """A Noble, a prelate or a Burgher as often as the rules let one look for them, Fortunes besides."""
    _, characters = limits(position.seen)
    few = sum(len(position.family(f).nobles) for f in position.families) < N.nobles * len(position.families)
    wanted = characters if few or position.view.round <= 4 else max(1, characters - 1)
    plan = ["character"] * wanted + ["fortune"] * (draws - wanted)
    return plan if few else plan[::-1]


def drawing(position: Position, legal: list[Action]) -> Action:
    """One draw: as planned, else whatever there is."""
    plan = _plan(position, limits(position.seen)[0])
    for deck in plan:
        if Action("draw", (deck,)) in legal:
            return Action("draw", (deck,))
    return DONE


# --- playing ---------------------------------------------------------------------------------------------------------


def playing(position: Position, worth: Worth, legal: list[Action]) -> Action:
    """One card: Nobles first, then titles of the Church, taxes, weather; none that is promised to somebody."""
    for verbs in ORDER:
        found = [(played(position, worth, a), a) for a in legal if a.verb in verbs]
        weighed = [(sum(r.worth for r in terms), str(a), a) for terms, a in found if terms]
        value, _, best = max(weighed, default=(0.0, "", DONE))
        if weighed and (value >= LEAST or verbs not in PAYING):
            return best
    return DONE


def played(position: Position, worth: Worth, action: Action) -> list[Reason]:
    """What speaks for playing a card; empty for one that is never played so, or is promised to somebody."""
    if _card(action) not in position.hand:
        return []
    if action.verb == "bear":
        return _birth(position, worth, action)
    if action.verb in ("tallage", "tithe"):
        gain = taxing(position, action)
        return [Reason("fief-because-gain", {"n": gain}, gain)]
    if action.verb == "bless":
        return _blessing(position, action)
    noble = position.nobles[str(action.args[1])]
    if noble.family not in position.families:
        return []
    if action.verb == "ordain":
        return _ordained(position, action) if priestly(position, noble) else []
    return _abbey(position, worth, action) if nunnish(position, noble) else []


def _card(action: Action) -> str:
    """The card that an action plays, empty for none."""
    if action.verb in ("tallage", "tithe"):
        return "tax"
    return str(action.args[0]) if action.verb in ("bear", "found", "ordain", "bless") else ""


def _birth(position: Position, worth: Worth, action: Action) -> list[Reason]:
    """Where a Noble is born: with troops that nobody leads, near what is worth having, not before an enemy."""
    city = CITY[str(action.args[1])]
    family = position.families[0]
    if len(action.args) > 2:
        family = next(f.family for f in position.view.families if f.colour == action.args[2])
    fort = position.building[city] if position.building[city] in FORTS else ""
    troops = sum(s.troops for s in position.stacks[city] if s.family == family)
    led = any(n.family == family for n in position.people[city])
    risk = worth.risk(city, position.force(city, [family]), fort)
    place = Place(CITY_IDS[city])
    found: list[Reason] = []
    if troops:
        led_by = 0.3 * min(troops, 4) * (0.4 if led else 1.0)
        found.append(Reason("fief-because-stay", {"city": place, "n": troops}, led_by))
    if risk:
        found.append(Reason("fief-because-risk", {"city": place, "n": percent(risk)}, -3 * risk))
    if position.plagued(city):
        found.append(Reason("fief-because-plague", {"city": place}, -2))
    free = [c for c in ROADS[city] if position.control[c] not in position.mine]
    if free:
        near = (0.12 if led else 0.25) * sum(worth.city(c, family) for c in free)
        found.append(Reason("fief-because-beside", {"city": place, "n": len(free)}, near))
    if position.control[city] < 0:
        income: Params = {"city": place, "n": position.yields(city)}
        found.append(Reason("fief-because-income", income, 0.5 * worth.city(city, family)))
    kin = len(position.family(family).nobles)
    if len(position.families) > 1:
        colour = Word(position.family(family).colour)
        found.append(Reason("fief-because-kin-of", {"family": colour, "n": kin, "most": N.nobles}, -0.3 * kin, True))
    else:
        found.append(Reason("fief-because-kin", {"n": kin, "most": N.nobles, "families": 1}, -0.3 * kin, True))
    if _weds(position, str(action.args[0]), family):
        found.append(Reason("fief-because-pair", {}, BRIDAL))
    return found


def _weds(position: Position, card: str, family: int) -> bool:
    """Whether a new Noble of a family could marry one of the seat's other family, which nobody can now (13.7)."""
    if position.view.seats != 2 or any(n.married for n in _people(position)):
        return False
    return any(
        n.family != family and n.man != (KIND[card] == "man") and not n.see and not n.abbeys for n in _people(position)
    )


def _abbey(position: Position, worth: Worth, action: Action) -> list[Reason]:
    """An abbey yields for the mills around it; it takes the place of a fortress."""
    city = CITY[str(action.args[2])]
    region = position.region(city)
    mills = sum(position.mill[c] for c in (city, *ROADS[city]))
    claimed = region >= 0 and position.lord(region) < 0 and len(position.lands[region]) < 3
    garrison = position.force(city, position.families)
    risk, place = worth.risk(city, garrison, ""), Place(CITY_IDS[city])
    found = [Reason("fief-because-mills", {"n": mills}, mills)] if mills else []
    if position.control[city] in position.families:
        found.append(Reason("fief-because-income", {"city": place, "n": position.yields(city)}, 2.0))
    if claimed:
        family = position.families[0]
        held = sum(position.control[c] == family for c in position.lands[region])
        claim: Params = {"region": Place(REGION_IDS[region]), "n": held, "size": len(position.lands[region])}
        found.append(Reason("fief-because-region", claim, -2))
    if risk:
        found.append(Reason("fief-because-risk", {"city": place, "n": percent(risk)}, -3 * risk))
    return found or [Reason("fief-because-nothing", {}, 0.0)]


def _ordained(position: Position, action: Action) -> list[Reason]:
    """An archbishop has two votes; a see is worth more where mills and a relic are near."""
    noble, slug = position.nobles[str(action.args[1])], str(action.args[0])
    see = next((n for n, d in enumerate(DISTRICT_IDS) if d in slug), -1)
    mills = sum(position.mill[c] for c in range(len(CITIES)) if see >= 0 and DISTRICT_OF[REGION_OF[c]] == see)
    votes = 2 if slug.startswith("archbishop") else 1
    found = [Reason("fief-because-votes", {"n": votes}, 2.0 * (votes > 1))]
    if mills:
        found.append(Reason("fief-because-mills", {"n": mills}, 0.2 * mills))
    if noble.fiefs:
        lord: Params = {"noble": Piece(noble.slug), "n": len(noble.fiefs)}
        found.append(Reason("fief-because-titles", lord, -0.8 * len(noble.fiefs)))
    return found


def taxing(position: Position, action: Action) -> int:
    """Shillings that a tax brings the seat beside what it has anyway; a rebellion may cost some."""
    area = str(action.args[0])
    number = REGION[area] if action.verb == "tallage" else DISTRICT_IDS.index(area)
    return tax_gain(position.seen, position.me, action.verb, number)


def _blessing(position: Position, action: Action) -> list[Reason]:
    """Own mills and abbeys that yield more, or again, in a region; others' count against it."""
    slug, region = str(action.args[0]), REGION[str(action.args[1])]
    cured = has_card(position.seen, region, CURES[slug])
    mine = own = others = theirs = 0
    for c in CITIES_OF[region]:
        there = position.mill[c] + (position.building[c] in ABBEYS)
        works = there + (position.mill[c] if cured and slug == HARVEST else 0)
        own += there * (position.control[c] in position.families)
        if position.control[c] in position.mine:
            mine += works
        elif position.control[c] >= 0:
            others, theirs = others + works, theirs + there
    if cured:
        found = [Reason("fief-because-cures", {"card": Piece(CURES[slug])}, mine)]
    else:
        found = [Reason("fief-because-weather", {"n": own}, mine)]
    if others:
        found.append(Reason("fief-because-others", {"n": theirs}, -0.3 * others))
    return found


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
    return max(legal, key=lambda a: (serves(position, a), str(a)))


FIGHTING = frozenset({
    "hamon", "bardolf", "tosti", "grim", "hob", "wymond", "avice", "ketil", "sigrid", "gunnora", "wulf",
})  # fmt: skip
"""Servants who are of use on the road and in battle."""
CLERICAL = frozenset({"aylward", "hild", "odo"})
"""Servants who are of use to clerics, in the plague, and to mills."""


def serves(position: Position, action: Action) -> bool:
    """Whether a servant is with the Noble to whom they are of use (P10)."""
    servant, man = str(action.args[0]), position.nobles[str(action.args[1])].man
    return (servant not in FIGHTING or man) and (servant not in CLERICAL or not man)


def served(position: Position, action: Action) -> Reason:
    """Why a servant goes to a Noble: what they are for, or that nobody else is left (P10)."""
    servant, noble = (str(each) for each in action.args[:2])
    told: Params = {"servant": Piece(servant), "noble": Piece(noble)}
    if not serves(position, action):
        return Reason("fief-because-servant-left", told, 0.0)
    if servant in FIGHTING:
        return Reason("fief-because-servant-war", told, 1.0)
    return Reason("fief-because-servant-home" if servant in CLERICAL else "fief-because-servant-any", told, 1.0)
