"""Reading a seat's view: who and what stands where, how strong, and what follows from that in crowns and Fate cards."""

from __future__ import annotations

from engine.core import Action, slug_seat
from engine.knights.files import ModName
from engine.knights.game_data import AGENDAS, AREA, AREAS, FORDS, LAST, NOBLE, OVERSEAS, PORTS, ROADS, STEPS, N, mod
from engine.knights.view import BaronView, CityView, KnView, NobleView, StrongholdView

QUARTERS = ("nw", "ne", "sw", "se", "overseas")
CARDS = {a.slug: a for a in AGENDAS}


def quarter(area: str) -> str:
    """In which part of the Kingdom an area lies, or overseas; empty for none."""
    if area not in AREA:
        return ""
    it = AREAS[AREA[area]]
    if it.overseas:
        return "overseas"
    return ("n" if 2 * it.row <= LAST else "s") + ("w" if 2 * it.col <= LAST else "e")


def own(view: KnView) -> BaronView | None:
    """What the seat has."""
    return view.barons[view.seat] if view.seat is not None else None


def crowns(view: KnView) -> int:
    """The seat's purse."""
    mine = own(view)
    return mine.crowns if mine is not None else 0


def noble(view: KnView, slug: str) -> NobleView | None:
    """A Noble by its slug."""
    return next((n for n in view.nobles if n.slug == slug), None)


def city(view: KnView, slug: str) -> CityView | None:
    """A city that stands, by its own or its area's slug; they are the same."""
    return next((c for c in view.cities if slug in (c.slug, c.area) and not c.razed), None)


def stronghold(view: KnView, area: str) -> StrongholdView | None:
    """The stronghold in an area."""
    return next((s for s in view.strongholds if area and s.area == area), None)


def nobles(view: KnView, area: str, seat: int | None = None) -> list[NobleView]:
    """Nobles on land in an area, of one seat."""
    return [n for n in view.nobles if n.area == area and not n.sea and (seat is None or n.seat == seat)]


def holder(view: KnView, area: str) -> int:
    """The seat whose city or stronghold stands there, -1 nobody's."""
    it, hold = city(view, area), stronghold(view, area)
    return it.owner if it is not None else hold.seat if hold is not None else -1


def rivals(view: KnView, area: str) -> list[int]:
    """Other seats with Nobles on land in an area."""
    return sorted({n.seat for n in nobles(view, area) if n.seat != view.seat})


def law(view: KnView, name: ModName) -> int:
    """What the laws in force say under a name, for somebody who heeds them."""
    mine = own(view)
    if mine is not None and mine.banned:
        return 0
    found = [mod(CARDS[slug], name) for slug in view.laws]
    return sum(n for n in found if n is not None)


# --- battles ---------------------------------------------------------------------------------------------------------


def drawn(strength: int, led: bool) -> int:
    """Fate cards that so much strength draws, two more with a commander."""
    return min(N.drawn, (max(0, strength) + N.commander * led) // N.hit)


def fresh(view: KnView, area: str) -> list[NobleView]:
    """Own Nobles in an area who may attack."""
    return [n for n in nobles(view, area, view.seat) if not n.exhausted]


def attackers(view: KnView, area: str) -> int:
    """Strength with which the seat could attack in an area, laws counted."""
    return max(0, sum(n.strength for n in fresh(view, area)) + law(view, "attack-strength"))


def foe(view: KnView, area: str, target: str) -> int:
    """The seat that is attacked, -1 a neutral city."""
    seat = slug_seat(target)
    return holder(view, area) if seat is None else seat


def defenders(view: KnView, area: str, target: str) -> tuple[int, int, bool]:
    """Strength of the armies, and of walls and garrison, of what is attacked; whether a Noble is there."""
    seat = foe(view, area, target)
    inside = nobles(view, area, seat) if seat >= 0 else []
    men = sum(n.strength for n in inside)
    if slug_seat(target) is not None:
        return men, 0, bool(inside)
    it, hold = city(view, area), stronghold(view, area)
    walls = it.strength if target == "city" and it is not None else 0
    if target == "stronghold" and hold is not None:
        walls = hold.walls + hold.men
    return men, walls, bool(inside)


def may_besiege(view: KnView, area: str, target: str) -> bool:
    """Whether a siege could be laid: more strength than the defender has, each with 200 for a Noble."""
    men, walls, led = defenders(view, area, target)
    laid = any(s.area == area and s.seat == view.seat and not s.ripe for s in view.sieges)
    return not laid and attackers(view, area) + N.commander > men + walls + N.commander * led


def ripe(view: KnView, area: str) -> bool:
    """Whether an own siege of an earlier turn stands there."""
    return any(s.area == area and s.seat == view.seat and s.ripe for s in view.sieges)


def third(view: KnView, area: str, target: str) -> list[int]:
    """Whose leave an attack on walls takes."""
    if slug_seat(target) is not None:
        return []
    return [s for s in rivals(view, area) if s != foe(view, area, target)]


# --- ways ------------------------------------------------------------------------------------------------------------


def keepers(view: KnView, way: list[str]) -> list[int]:
    """Whose leave a way takes: who stands in the areas that it leads through, and who holds their cities."""
    found: set[int] = set()
    for area in way[:-1]:
        found |= set(rivals(view, area))
        it = city(view, area)
        if it is not None and it.owner not in (-1, view.seat):
            found.add(it.owner)
    mine = own(view)
    free = mine is not None and any(mod(CARDS[c], "free-pass") is not None for c in mine.charges)
    return [] if free else sorted(found)


def office(who: NobleView, name: ModName) -> bool:
    """Whether a Noble's office says something."""
    return bool(who.office) and mod(CARDS[who.office], name) is not None


def reach(view: KnView, who: NobleView) -> set[int]:
    """Areas to which a Noble can go by land with one card, if nobody refuses leave."""
    start, mine = AREA[who.area], own(view)
    found = set(STEPS[start]) | (FORDS[start] if office(who, "fords") else set())
    closed = "roads" in view.decrees and mine is not None and not mine.banned
    ends = {start}
    for _ in range(1 if closed else N.road):
        ends = {a for end in ends for a in ROADS[end]}
        found |= ends if not closed and law(view, "road-toll") <= crowns(view) else set()
    return found - {start}


def comers(view: KnView, area: str) -> tuple[list[NobleView], list[NobleView]]:
    """Own Nobles elsewhere who could come to an area and fight there now, and those who could sail there: who sails is
    exhausted at once, wherever they land."""
    now, later, to, mine = list[NobleView](), list[NobleView](), AREA[area], own(view)
    closed = "harbours" in view.decrees and mine is not None and not mine.banned
    for it in view.nobles:
        if it.seat != view.seat or it.area in ("", area) or it.sea or it.exhausted or it.shut:
            continue
        if to in reach(view, it):
            now.append(it)
        elif {to, AREA[it.area]} <= PORTS and not closed and law(view, "sail-toll") <= crowns(view):
            later.append(it)
    return now, later


def walls(view: KnView, area: str) -> str:
    """What can be besieged in an area: ``city``, ``stronghold``, or nothing."""
    it, hold = city(view, area), stronghold(view, area)
    if it is not None and it.owner != view.seat:
        return "city"
    return "stronghold" if hold is not None and hold.seat != view.seat else ""


def siege(view: KnView, area: str, strength: int) -> tuple[int, int] | None:
    """What would be compared in a siege by so much strength, with 200 for Nobles on either side; ``None`` where nothing
    can be besieged."""
    what = walls(view, area)
    if not what or not strength:
        return None
    men, behind, led = defenders(view, area, what)
    mine = max(0, strength + law(view, "attack-strength")) + N.commander
    return mine, men + behind + N.commander * led


def fights(view: KnView) -> list[str]:
    """Areas in which a rested Noble of one's own can begin a battle without a move."""
    places = dict.fromkeys(n.area for n in view.nobles if n.seat == view.seat and n.area and not n.sea)
    open_to = {a: {s for s in rivals(view, a) if s != holder(view, a)} for a in places}
    return [a for a in places if fresh(view, a) and (walls(view, a) or open_to[a])]


def promise(view: KnView, action: Action) -> int:
    """Where an area stands in a list: first what could be besieged from there, then what could be fought."""
    words = [str(a) for a in action.args]
    if action.verb == "target":
        strength = sum(n.strength for n in (*fresh(view, words[0]), *comers(view, words[0])[0]))
    elif action.verb == "deploy" and len(words) > 1 and words[0] in NOBLE:
        who = noble(view, words[0])
        strength = (who.strength if who is not None else 0) + attackers(view, words[1])
    else:
        return 0
    compared = siege(view, words[-1], strength)
    if compared is not None:
        return 0 if compared[0] > compared[1] else 1
    return 1 if action.verb == "target" and strength and rivals(view, words[-1]) else 2


def near(area: str) -> set[str]:
    """Areas beside an area, by land or by road."""
    n = AREA[area]
    return {AREAS[a].slug for a in (*STEPS[n], *ROADS[n], *FORDS[n])}


def is_overseas(area: str) -> bool:
    """Whether an area lies across the sea."""
    return area in AREA and AREA[area] in OVERSEAS


def attackers_of(view: KnView, area: str, seat: int) -> int:
    """Strength of the armies with which a seat may attack in an area."""
    return sum(n.strength for n in nobles(view, area, seat) if not n.exhausted)
