"""What a household may do at any moment: relics (12.0, 12.2, 12.4), the spy Mata and the confessor Tiphaine (2.12)."""

from __future__ import annotations

from engine.core import Action, Event, Params, Piece, Refusal, slug_seat
from engine.fief.board import has_card, is_free, nobles_at
from engine.fief.game_data import (
    CARDS,
    CHASUBLE,
    DISTRICT_OF,
    FAMINE,
    NOBLES,
    NONE,
    REGION_IDS,
    REGION_OF,
    SERVANT,
    SHIN,
    STORMS,
    seas_beside,
)
from engine.fief.hands import discard, part_with
from engine.fief.reasons import refuse_noble
from engine.fief.state.state import FiefState, families_of
from engine.fief.terms import (
    REFUSE,
    act,
    argument,
    card_in,
    card_term,
    no,
    noble_at,
    noble_term,
    region_at,
    region_term,
    seat_term,
    told,
    unique,
)

VERBS = frozenset({"shift-storm", "feed", "give-relic", "present", "spy", "confess"})


def found(state: FiefState, seat: int) -> list[Action]:
    """What a seat's relics and servants can do now."""
    own = families_of(state, seat)
    return _blessings(state, own) + _gifts(state, own) + _services(state, seat, own)


def _bearer(state: FiefState, relic: int, own: tuple[int, ...]) -> bool:
    """Whether a free Noble of a seat has a relic."""
    it = state.relics[relic]
    free = it.bearer >= 0 and not it.gone and is_free(state.nobles[it.bearer])
    return free and state.nobles[it.bearer].family in own


def _blessings(state: FiefState, own: tuple[int, ...]) -> list[Action]:
    """12.2, 12.4: the chasuble moves storms on, the shin ends famine in the bearer's district."""
    actions = []
    if _bearer(state, CHASUBLE, own):
        for region in range(len(REGION_IDS)):
            if has_card(state, region, STORMS) and not _shifted(state, region):
                actions += [act("shift-storm", REGION_IDS[region], REGION_IDS[r]) for r in seas_beside(region)]
    if _bearer(state, SHIN, own):
        place = state.nobles[state.relics[SHIN].bearer].place
        district = DISTRICT_OF[REGION_OF[place]]
        if any(has_card(state, r, FAMINE) for r in range(len(REGION_IDS)) if DISTRICT_OF[r] == district):
            actions.append(act("feed"))
    return actions


def _shifted(state: FiefState, region: int) -> bool:
    """12.2: each storm once a round."""
    return any(CARDS[c] == STORMS and c in state.shifted for c in state.settled[region])


def _gifts(state: FiefState, own: tuple[int, ...]) -> list[Action]:
    """12.0: relics pass to kin in the same city, or to the Sovereign there."""
    actions = []
    for relic in state.relics:
        giver = relic.bearer
        if giver < 0 or state.nobles[giver].family not in own or not is_free(state.nobles[giver]):
            continue
        place, ruler = state.nobles[giver].place, state.sovereign
        if ruler not in (NONE, giver) and is_free(state.nobles[ruler]) and state.nobles[ruler].place == place:
            actions.append(act("present", NOBLES[giver]))
        kin = [n for family in own for n in nobles_at(state, place, family) if n != giver]
        actions += [act("give-relic", NOBLES[giver], NOBLES[n]) for n in kin]
    return list(dict.fromkeys(actions))


def serving(state: FiefState, own: tuple[int, ...], servant: str) -> int:
    """The free Noble of some families whom a rested servant serves; -1 none (2.12)."""
    number = SERVANT[servant]
    return next(
        (
            n
            for n, w in enumerate(state.nobles)
            if w.servant == number and w.family in own and is_free(w) and not w.used
        ),
        NONE,
    )


def _services(state: FiefState, seat: int, own: tuple[int, ...]) -> list[Action]:
    """Mata brings a random card of another hand for a chosen one; Tiphaine takes their master's heresy away."""
    actions = []
    if serving(state, own, "mata") >= 0:
        others = [s for s in range(state.seats) if s != seat and state.hands[s]]
        actions += [act("spy", slug, f"seat-{s}") for slug in unique(state.hands[seat]) for s in others]
    penitent = serving(state, own, "tiphaine")
    if penitent >= 0 and state.nobles[penitent].heresy:
        actions.append(act("confess", NOBLES[penitent]))
    return actions


def refuse(state: FiefState, seat: int, action: Action) -> Refusal:
    """Why a seat's relics and servants cannot do that."""
    own = families_of(state, seat)
    noble, other = noble_at(action, 0), noble_at(action, 1)
    cause: Refusal | None = None
    match action.verb:
        case "shift-storm":
            cause = _no_shift(state, own, region_at(action, 0), region_at(action, 1))
        case "feed":
            cause = no("feed-nobody" if _bearer(state, SHIN, own) else "shin")
        case "give-relic" if noble is not None and other is not None:
            cause = _no_relic(state, seat, noble) or refuse_noble(state, seat, other)
            cause = cause or no("relic-apart", {"noble": noble_term(noble), "other": noble_term(other)})
        case "present" if noble is not None:
            cause = _no_relic(state, seat, noble) or _no_present(state, noble)
        case "spy":
            victim = slug_seat(argument(action, 1))
            if serving(state, own, "mata") < 0:
                kin = [who for who in state.nobles if who.family in own and is_free(who)]
                rests = any(who.servant == SERVANT["mata"] and who.used for who in kin)
                cause = no("mata-used" if rests else "mata")
            elif victim is not None and 0 <= victim < state.seats and victim != seat and not state.hands[victim]:
                cause = no("spy-empty", {"seat": seat_term(victim)})
        case "confess" if noble is not None:
            penitent = serving(state, own, "tiphaine")
            told_of = no("confess" if noble != penitent else "confess-pure", {"noble": noble_term(noble)})
            cause = refuse_noble(state, seat, noble) or told_of
    return cause or REFUSE.words(action)


def _no_shift(state: FiefState, own: tuple[int, ...], one: int | None, two: int | None) -> Refusal | None:
    if not _bearer(state, CHASUBLE, own):
        return no("chasuble")
    if one is None or two is None:
        return None
    if not has_card(state, one, STORMS):
        return no("shift-calm", {"region": region_term(one)})
    if _shifted(state, one):
        return no("shift-twice", {"region": region_term(one)})
    return no("shift-far", {"region": region_term(one), "to": region_term(two)})


def _no_relic(state: FiefState, seat: int, noble: int) -> Refusal | None:
    """Why a Noble has no relic to give, or ``None``."""
    carries = any(r.bearer == noble for r in state.relics)
    return refuse_noble(state, seat, noble) or (None if carries else no("relicless", {"noble": noble_term(noble)}))


def _no_present(state: FiefState, noble: int) -> Refusal:
    ruler = state.sovereign
    if ruler < 0:
        return no("present-throne")
    if ruler == noble:
        return no("present-self", {"noble": noble_term(noble)})
    if not is_free(state.nobles[ruler]):
        return no("present-captive", {"other": noble_term(ruler)})
    return no("present-apart", {"noble": noble_term(noble), "other": noble_term(ruler)})


def do(state: FiefState, seat: int, action: Action, events: list[Event]) -> None:
    """Carry one out."""
    match action.verb:
        case "shift-storm":
            _shift(state, action, events)
        case "feed":
            _feed(state, events)
        case "give-relic":
            _give(state, action, events)
        case "present":
            _present(state, seat, action, events)
        case "spy":
            _spy(state, seat, action, events)
        case _:
            noble = noble_at(action, 0)
            assert noble is not None
            who = state.nobles[noble]
            who.heresy, who.servant = False, NONE
            events.append(told("confesses", seals=True, noble=noble_term(noble), servant=Piece("tiphaine")))


def _shift(state: FiefState, action: Action, events: list[Event]) -> None:
    one, two = region_at(action, 0), region_at(action, 1)
    assert one is not None
    assert two is not None
    card = next(c for c in state.settled[one] if CARDS[c] == STORMS)
    state.weather[one].remove(card)
    state.settled[one].remove(card)
    state.shifted.append(card)
    events.append(told("storm-shifted", seals=True, region=region_term(one), to=region_term(two)))
    if has_card(state, two, STORMS):
        discard(state, card)
        return
    state.weather[two].append(card)
    state.settled[two].append(card)


def _feed(state: FiefState, events: list[Event]) -> None:
    place = state.nobles[state.relics[SHIN].bearer].place
    district = DISTRICT_OF[REGION_OF[place]]
    for region in range(len(REGION_IDS)):
        if DISTRICT_OF[region] != district:
            continue
        for card in [c for c in state.settled[region] if CARDS[c] == FAMINE]:
            state.weather[region].remove(card)
            state.settled[region].remove(card)
            discard(state, card)
            events.append(told("fed", seals=True, region=region_term(region)))


def _give(state: FiefState, action: Action, events: list[Event]) -> None:
    giver, taker = noble_at(action, 0), noble_at(action, 1)
    assert giver is not None
    assert taker is not None
    for relic in state.relics:
        if relic.bearer == giver:
            relic.bearer = taker
    events.append(told("relic-given", noble=noble_term(giver), other=noble_term(taker)))


def _present(state: FiefState, seat: int, action: Action, events: list[Event]) -> None:
    """12.0: the first relic given to a Sovereign is worth a point for good."""
    giver = noble_at(action, 0)
    assert giver is not None
    relic = next(r for r in state.relics if r.bearer == giver)
    relic.bearer = state.sovereign
    if state.gift < 0:
        state.gift = state.nobles[giver].family
        events.append(told("gift", "phase", seals=True, noble=noble_term(giver), seat=seat_term(seat)))
    else:
        events.append(told("relic-given", noble=noble_term(giver), other=noble_term(state.sovereign)))


def _spy(state: FiefState, seat: int, action: Action, events: list[Event]) -> None:
    """2.12: once a round a chosen card for a random one of another hand; what they were the two seats alone know."""
    other = slug_seat(argument(action, 1))
    mine = card_in(state.hands[seat], argument(action, 0))
    assert other is not None
    assert mine is not None
    noble = serving(state, families_of(state, seat), "mata")
    state.nobles[noble].used = True
    theirs = state.hands[other][state.dice.below(len(state.hands[other]), "spy")]
    part_with(state, seat, mine)
    part_with(state, other, theirs)
    state.hands[seat] = sorted([*state.hands[seat], theirs])
    state.hands[other] = sorted([*state.hands[other], mine])
    events.append(told("spies", seals=True, noble=noble_term(noble), other=seat_term(other), servant=Piece("mata")))
    for audience, came, went in ((seat, theirs, mine), (other, mine, theirs)):
        params: Params = {"card": card_term(came), "away": card_term(went)}
        events.append(Event("fief-spies-own", params, (audience,), seals=True))
