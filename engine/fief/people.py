"""What happens to Nobles: death and inheritance, capture and release, marriage and the crown (4.6-4.8, 7.6, 9.0)."""

from __future__ import annotations

from typing import Any

from engine.core import Event, Piece, Word
from engine.core.graph import distances
from engine.fief.board import (
    FORTS,
    ally_of,
    captives_of,
    controlled,
    family_nobles,
    fiefs_of,
    heresies_left,
    is_cleric,
    is_free,
    is_independent,
    lord_family,
    nobles_at,
    reserve,
    royals,
    see_of,
    stacks_at,
    troops,
    veils_of,
    walled_city,
    whereabouts,
)
from engine.fief.game_data import (
    ABBESSES,
    CARDS,
    CITIES,
    CITIES_OF,
    CROSSBOW,
    KNIGHT,
    MAN,
    NONE,
    PRELATES,
    RELICS,
    ROADS,
    SHERWOOD,
    TROOPS,
    N,
)
from engine.fief.pieces import add, settle, site_for, stack_at, take, tidy
from engine.fief.state.state import (
    BANDITS,
    CAPTORS,
    FREE,
    INSIDE,
    Deathbed,
    FiefState,
    Heir,
    Noble,
    Refuge,
)
from engine.fief.terms import city_term, family_term, noble_term, region_term, told

# --- death -----------------------------------------------------------------------------------------------------------


def doom(state: FiefState, noble: int, cause: str, events: list[Event]) -> None:
    """A Noble dies (4.8). What they had is given away when the deathbed has its turn, unless the skull saves
    them."""
    who = state.nobles[noble]
    if who.gone:
        return
    city = whereabouts(state, noble)
    events.append(
        told("dies", seals=True, noble=noble_term(noble), family=family_term(who.family), cause=Word(f"death-{cause}"),
             **rank(state, noble))
    )  # fmt: skip
    who.gone = True
    state.frames.append(Deathbed(noble, city, cause, state.next()))


def rank(state: FiefState, noble: int) -> dict[str, Any]:
    """What somebody is besides a Noble, for an event that tells of it: ``role`` of who wears a crown, else ``office``;
    nothing for others."""
    if noble in (state.sovereign, state.queen):
        crown = "king" if MAN[noble] else "sovereign-queen" if noble == state.sovereign else "queen"
        return {"role": Word(f"role-{crown}")}
    if state.nobles[noble].prince:
        return {"office": Word("prince")}
    cards = [PRELATES[s] for s in (see_of(state, noble),) if s >= 0] + [ABBESSES[a] for a in veils_of(state, noble)]
    return {"office": Piece(CARDS[cards[0]])} if cards else {}


def bury(state: FiefState, bed: Deathbed, events: list[Event]) -> None:
    """Rings, captives, titles, relics and servant of a dead Noble go where they belong (4.8)."""
    noble, who = bed.noble, state.nobles[bed.noble]
    fiefs, see, veils = fiefs_of(state, noble), see_of(state, noble), veils_of(state, noble)
    for captive in captives_of(state, noble):
        free(state, captive, events)
    spouse = who.spouse
    if spouse >= 0:
        state.nobles[spouse].spouse = NONE
    drop_relics(state, noble, bed.city, events)
    if see >= 0:
        state.sees[see] = NONE
        _shuffle_in(state, PRELATES[see], events)
    for abbey in veils:
        state.veils[abbey] = NONE
        _shuffle_in(state, ABBESSES[abbey], events)
    heirs = family_nobles(state, who.family)
    for region in fiefs:
        state.fiefs[region] = NONE
        if heirs:
            inherit(state, region, who.family, events)
        elif spouse >= 0 and not state.nobles[spouse].gone:
            _to_spouse(state, region, who.family, spouse, events)
        else:
            state.dormant[region] = who.family
            events.append(told("title-vacant", region=region_term(region)))
    family = who.family
    state.garters += who.garter
    state.nobles[noble] = Noble(family=NONE, gone=True)
    if spouse >= 0 and family >= 0 and ally_of(state, family) != state.nobles[spouse].family:
        other = family_term(state.nobles[spouse].family)
        events.append(told("alliance-over", seals=True, one=family_term(family), other=other))
    state.frames[:] = [f for f in state.frames if type(f) is not Refuge or f.noble != noble]
    state.stacks[:] = [s for s in state.stacks if s.city != SHERWOOD or s.site != noble]
    _crown_after(state, noble, events)
    if bed.city in range(len(CITIES)):
        settle(state, bed.city)
        if bed.cause in ("assassination", "justice"):
            disperse(state, family, bed.city, events)
    if family >= 0:
        tidy(state)


def _shuffle_in(state: FiefState, card: int, events: list[Event]) -> None:
    """A church title returns to the Character deck, which is shuffled at once (4.8)."""
    state.characters.append(card)
    state.dice.shuffle(state.characters, "characters")
    events.append(told("deck-shuffled", "log", seals=True))


def inherit(state: FiefState, region: int, family: int, events: list[Event]) -> None:
    """A family gets a fief and says who becomes its Lord; a single Noble needs no question (4.7, 4.8)."""
    nobles = family_nobles(state, family)
    if len(nobles) == 1:
        crown_lord(state, region, nobles[0], events)
    elif nobles:
        state.frames.append(Heir(family, region, state.next()))
    else:
        events.append(told("title-vacant", region=region_term(region)))


def crown_lord(state: FiefState, region: int, noble: int, events: list[Event]) -> None:
    """A Noble becomes Lord of a region, which is a fief from now on (4.3)."""
    family, before = state.nobles[noble].family, lord_family(state, region)
    loser: dict[str, Any] = {"loser": family_term(before)} if before not in (NONE, family) else {}
    state.fiefs[region], state.dormant[region] = noble, NONE
    events.append(
        told("lord", seals=True, noble=noble_term(noble), region=region_term(region), family=family_term(family),
             **loser)
    )  # fmt: skip
    for city in CITIES_OF[region]:
        settle(state, city)


def _to_spouse(state: FiefState, region: int, family: int, spouse: int, events: list[Event]) -> None:
    """The last of a family leaves a fief to the spouse, whose family takes over the troops of its Walled City, as far
    as it has pieces (4.8); a Walled City that others hold by then is theirs."""
    city = walled_city(state, region)
    heir = state.nobles[spouse].family
    if city >= 0:
        swap(state, city, family, heir)
        if state.towns[city].control in (family, NONE):
            state.towns[city].control = heir
    crown_lord(state, region, spouse, events)


def swap(state: FiefState, city: int, family: int, heir: int) -> None:
    """Troops and engines of one family in a city become another's, as many as it has pieces of (4.8, 4.9)."""
    for stack in stacks_at(state, city, family):
        state.stacks.remove(stack)
        for kind, count in enumerate(stack.units):
            fits = count if kind == CROSSBOW else min(count, reserve(state, heir, kind))
            if fits:
                add(state, city, heir, kind, fits, stack.site)
        inside = stacks_at(state, city, heir, stack.site)
        if inside:
            for card, count in enumerate(stack.hired):
                inside[0].hired[card] += count


def drop_relics(state: FiefState, noble: int, city: int, events: list[Event]) -> None:
    """What a Noble carries falls down where they are; another there may pick it up (12.0, 13.2)."""
    for number, relic in enumerate(state.relics):
        if relic.bearer == noble:
            relic.bearer, relic.city = NONE, city
            events.append(told("relic-dropped", relic=Word(RELICS[number])))
    if state.bearer == noble:
        state.bearer, state.sword = NONE, city
        state.blade = "crown" if state.sovereign == noble else "drawn"


def _crown_after(state: FiefState, noble: int, events: list[Event]) -> None:
    """The throne after a death: the Prince of Wales follows; a widow stays Queen (9.0, glossary)."""
    if state.queen == noble:
        state.queen = NONE
    if state.sovereign != noble:
        return
    state.sovereign = NONE
    prince = next((n for n, who in enumerate(state.nobles) if who.prince and not who.gone), NONE)
    if prince >= 0:
        state.nobles[prince].prince = False
        crown(state, prince, "prince", events)
    else:
        events.append(told("throne-empty", seals=True))


def crown(state: FiefState, noble: int, way: str, events: list[Event]) -> None:
    """A Noble becomes King or Sovereign Queen: guards for the Sovereign and for the spouse (9.1, 13.1)."""
    state.sovereign = noble
    who = state.nobles[noble]
    who.prince = False
    events.append(
        told(
            "crowned",
            "phase",
            seals=True,
            noble=noble_term(noble),
            way=Word(f"crown-{way}"),
            family=family_term(who.family),
        )
    )
    for city, town in enumerate(state.towns):
        if town.building == "royal-fortress" and town.control not in (NONE, who.family):
            swap(state, city, town.control, who.family)  # 4.9: its garrison follows the crown
            town.control = who.family
    if state.queen == noble or not MAN[noble]:
        state.queen = NONE
    for n, other in enumerate(state.nobles):
        if n != state.queen:
            other.guards = 0  # a King's widow keeps guards until there is another Queen (9.0)
    who.guards = _guards(state, noble)
    veil_royal(state)
    if who.spouse >= 0:
        consort(state, who.spouse)


def _guards(state: FiefState, noble: int) -> int:
    """Royal guards that come to a Noble of the crown: none to a captive (13.1)."""
    return N.guards if state.options.guard and is_free(state.nobles[noble]) else 0


def consort(state: FiefState, noble: int) -> None:
    """The Sovereign's spouse gets guards; the wife of a King is Queen, which ends a widow's guard (9.0, 13.1)."""
    if state.queen not in (NONE, noble):
        state.nobles[state.queen].guards = 0
        state.queen = NONE
    state.nobles[noble].guards = _guards(state, noble)
    if MAN[state.sovereign]:
        state.queen = noble


def veil_royal(state: FiefState) -> None:
    """The abbeys of an abbess of the Royal Family are royal from then on (2.13)."""
    crowned = royals(state)
    for town in state.towns:
        if town.building == "abbey" and state.veils[town.abbey] in crowned:
            town.building = "royal-abbey"


# --- captivity -------------------------------------------------------------------------------------------------------


def capture(state: FiefState, noble: int, captor: int, events: list[Event]) -> None:
    """A Noble is taken; guards go, those they held are free, what they carry goes to a captor who can carry it
    (7.6)."""
    who = state.nobles[noble]
    for captive in captives_of(state, noble):
        free(state, captive, events)
    place, named = who.place, rank(state, noble)
    if 0 <= captor < CAPTORS:
        named["captor"] = noble_term(captor)
    who.guards, who.captor, who.place, who.site = 0, captor, NONE, INSIDE
    loser_was_king = state.sovereign == noble
    had_sword = state.bearer == noble
    carried = [r for r in state.relics if r.bearer == noble]
    drop_relics(state, noble, place, events)
    events.append(told("captured", seals=True, noble=noble_term(noble), family=family_term(who.family), **named))
    for relic in carried:
        if 0 <= captor < CAPTORS:
            relic.city, relic.bearer = NONE, captor
        elif captor < BANDITS:
            relic.city, relic.gone = NONE, True  # 12.0: what invaders take is lost
    if 0 <= captor < CAPTORS and had_sword:
        take_sword(state, captor, loser_was_king, events)


def take_sword(state: FiefState, noble: int, from_king: bool, events: list[Event]) -> None:
    """A Noble gets Excalibur; the crown follows to a man who is no cleric when its loser was King or the throne is
    empty (13.2; ruling 25)."""
    state.bearer, state.sword, state.blade = noble, NONE, "drawn"
    events.append(told("sword-taken", noble=noble_term(noble)))
    if MAN[noble] and not is_cleric(state, noble) and (from_king or state.sovereign < 0):
        if state.sovereign >= 0:
            state.sovereign = state.queen = NONE
        crown(state, noble, "sword", events)


def free(state: FiefState, noble: int, events: list[Event], at: int = NONE, *, secret: bool = False) -> None:
    """A captive is free and chooses where to appear (7.6), unless it is said ``at`` which city. ``secret``: they flee
    by a secret way (10.2)."""
    who = state.nobles[noble]
    who.captor, who.place = FREE, NONE
    events.append(told("freed", noble=noble_term(noble), family=family_term(who.family)))
    if at >= 0:
        appear(state, noble, at, events)
    else:
        state.frames.append(Refuge(who.family, noble, state.next(), secret))


def appear(state: FiefState, noble: int, city: int, events: list[Event]) -> None:
    """A Noble appears in a city, with the knights who stayed with them in Sherwood (13.4)."""
    who = state.nobles[noble]
    who.site = site_for(state, city, who.family)
    who.place = city
    band = next((s for s in state.stacks if s.city == SHERWOOD and s.site == noble), None)
    if band is not None:
        state.stacks.remove(band)
        stack_at(state, city, who.family, who.site).units[KNIGHT] += band.units[KNIGHT]
    events.append(told("appears", seals=True, noble=noble_term(noble), city=city_term(city)))
    settle(state, city)


def refuges(state: FiefState, family: int, besides: int, *, secret: bool = False) -> list[int]:
    """Where a freed Noble may appear: in a fort of their family or with one of its Nobles (7.6); who flees by a
    secret way in any city it controls (10.2), as when it has neither. Else in an independent city or an ally's."""
    kin = {
        who.place
        for n, who in enumerate(state.nobles)
        if n != besides and who.family == family and is_free(who) and 0 <= who.place < len(CITIES)
    }
    forts = {c for c in controlled(state, family) if state.towns[c].building in FORTS}
    found = set(controlled(state, family)) if secret else kin | forts or set(controlled(state, family))
    if not found:
        found = {c for c in range(len(CITIES)) if is_independent(state, c)}
        ally = ally_of(state, family)
        found |= set(controlled(state, ally)) if ally >= 0 else set()
    return sorted(found or set(range(len(CITIES))))


def disperse(state: FiefState, family: int, city: int, events: list[Event]) -> None:
    """10.3-10.5: the troops of a Noble who is gone, with no kin of theirs in the city, go in fours to the nearest kin,
    else to the family's forts and cities; engines stay."""
    if nobles_at(state, city, family) or not any(troops(s) for s in stacks_at(state, city, family)):
        return
    steps = distances(lambda c: ROADS[c], city)
    kin = {w.place for w in state.nobles if w.family == family and is_free(w) and 0 <= w.place < len(CITIES)}
    own = set(controlled(state, family)) - {city}
    goals = sorted(kin - {city} or own, key=lambda c: (steps[c], state.towns[c].building not in FORTS, c))
    if not goals:
        return
    moved = 0
    for stack in stacks_at(state, city, family):
        for kind in TROOPS:
            while stack.units[kind]:
                goal = goals[(moved // 4) % len(goals)]
                hired = take(stack, kind)
                target = stack_at(state, goal, family, site_for(state, goal, family))
                target.units[kind] += 1
                for card, count in enumerate(hired):
                    target.hired[card] += count
                moved += 1
    tidy(state)
    events.append(told("dispersed", family=family_term(family), city=city_term(city), n=moved))
    settle(state, city)
    for goal in goals:
        settle(state, goal)


def accuse(state: FiefState, noble: int, events: list[Event]) -> None:
    """A Noble gets a heresy marker, if one is left (10.3, 7.10; ruling 23)."""
    if not state.nobles[noble].heresy and heresies_left(state) > 0:
        state.nobles[noble].heresy = True
        events.append(told("heresy", noble=noble_term(noble)))


def wed(state: FiefState, one: int, other: int, events: list[Event]) -> None:
    """Two Nobles marry; a King's wife becomes Queen (9.0)."""
    state.nobles[one].spouse, state.nobles[other].spouse = other, one
    events.append(told("wedding", "phase", seals=True, one=noble_term(one), other=noble_term(other)))
    for noble in (one, other):
        if state.sovereign == noble:
            consort(state, state.nobles[noble].spouse)
