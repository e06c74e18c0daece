"""Building a view by whitelist: nothing enters a view unless it is named here.

The public part of a position is the same for every seat. It is built once for a position and kept for the next
question about the same one; what a seat alone may know is added to it.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from operator import attrgetter
from typing import NamedTuple

import msgspec

from engine.fief.board import (
    ally_of,
    burgher_votes,
    captives_of,
    fiefs_of,
    forts_left,
    heresies_left,
    is_besieged,
    mills_left,
    open_deals,
    points,
    region_of,
    see_of,
    titles_of,
    troops,
    veils_of,
    voters,
    walled_city,
    whereabouts,
)
from engine.fief.income import halved, incomes
from engine.fief.lore import (
    ABBESSES,
    BOMBARD,
    CARDS,
    CATAPULT,
    CITIES,
    CITY_IDS,
    CROSSBOW,
    DISTRICT_IDS,
    DISTRICTS,
    FAMILIES,
    MAN,
    MERCENARIES,
    NOBLES,
    NONE,
    PLACES,
    REGION_IDS,
    REGIONS,
    RELICS,
    RESERVE,
    SERVANT_IDS,
    SHERWOOD,
    UNIT_IDS,
    is_character,
    is_disaster,
)
from engine.fief.ransoms import ransom_of
from engine.fief.record import deeds, lives
from engine.fief.scene import PHASE_OF, family_in_turn, fights, scene_of, stage_of
from engine.fief.state import (
    BANDITS,
    CAPTORS,
    Battle,
    Buying,
    Discarding,
    Drawing,
    Election,
    FiefState,
    March,
    Parliament,
    Relic,
    Stack,
    Window,
    families_in_turn,
    families_of,
    seat_of,
    seats_in_turn,
)
from engine.fief.state import Article as Thing
from engine.fief.view import (
    AbbeyView,
    ArmedView,
    ArmyView,
    Article,
    BallotPaper,
    Captor,
    CityView,
    DealView,
    DeckView,
    DistrictView,
    FamilyView,
    FiefView,
    HandView,
    NobleView,
    OwnView,
    RegionView,
    RelicView,
    RoundView,
    SeaCard,
    StackView,
    TaxView,
)
from engine.fief.words import card_slug, city_slug, noble_slug, site_slug

_ENCODER = msgspec.msgpack.Encoder()
_REPLACE = msgspec.structs.replace
_KEPT: dict[bytes, tuple[FiefView, list[dict[str, int]]]] = {}
"""The public part of the positions that were looked at last, and every family's income in them, by their content."""
_ELSEWHERE = frozenset({"dice", "record", "orders", "armed", "drafts", "purse", "sides", "aside"})
"""Fields of which nothing is public, and the record, which is added to every view."""
_PILES = frozenset({"characters", "character_discards", "fortunes", "fortune_discards", "servants"})
"""Piles of which everybody sees how high they are, and the back that lies on top (``_heights``)."""
_PUBLIC = attrgetter(*(name for name in FiefState.__struct_fields__ if name not in _ELSEWHERE | _PILES))
_PASSING = _ELSEWHERE | _PILES | {
    "hands", "frames", "serial", "track", "report", "winners", "reason", "summoned", "rebellious", "knighted",
    "shifted", "round", "first", "schema_version", "rules_version",
}  # fmt: skip
_LYING = attrgetter(*(name for name in FiefState.__struct_fields__ if name not in _PASSING))
"""Fields on which the board depends; most actions leave them alone."""
_MOST = 8


BOUGHT = tuple(kind for kind in range(len(UNIT_IDS)) if kind != CROSSBOW)
"""Kinds of which a family has a reserve; crossbows are on their card."""


class Board(NamedTuple):
    """What lies on the table: the part of a view that frames and hands do not change."""

    cities: list[CityView]
    regions: list[RegionView]
    districts: list[DistrictView]
    abbeys: list[AbbeyView]
    nobles: list[NobleView]
    families: list[FamilyView]
    armies: list[ArmyView]
    relics: list[RelicView]
    taxes: list[TaxView]
    incomes: list[dict[str, int]]
    halved: bool


_BOARDS: dict[bytes, Board] = {}


def build_view(state: FiefState, seat: int | None) -> FiefView:
    """The position as ``seat`` (``None``: a spectator) may know it. Raises ``ValueError`` for a seat out of range."""
    if seat is not None and not 0 <= seat < state.seats:
        raise ValueError(f"there is no seat {seat} in a game of {state.seats}")
    public, gains = _public(state)
    record = state.record
    annals, ballot, score = list(lives(record.annals)), record.ballot, [list(line) for line in record.points]
    rounds = [RoundView(record.round - 1, list(deeds(record.past))), RoundView(record.round, list(deeds(record.now)))]
    if seat is None:
        return _REPLACE(public, ballot=ballot, points=score, annals=annals, rounds=rounds)
    own = families_of(state, seat)
    stacks = [
        _stack(stack, True, True) if stack.family in own else shown
        for stack, shown in zip(state.stacks, public.stacks, strict=True)
    ]
    own_part = _own(state, seat, gains)
    return _REPLACE(
        public, seat=seat, stacks=stacks, own=own_part, ballot=ballot, points=score, annals=annals, rounds=rounds
    )


def _public(state: FiefState) -> tuple[FiefView, list[dict[str, int]]]:
    key = _ENCODER.encode((_PUBLIC(state), _heights(state)))
    found = _KEPT.get(key)
    if found is None:
        if len(_KEPT) >= _MOST:
            _KEPT.clear()
        board = _board(state)
        found = _KEPT[key] = _build(state, board), board.incomes
    return found


def _heights(state: FiefState) -> tuple[int, ...]:
    fortunes = state.fortunes
    top = bool(fortunes) and is_disaster(fortunes[-1])
    return (
        len(state.characters), len(state.character_discards), len(fortunes), len(state.fortune_discards), top,
        len(state.servants),
    )  # fmt: skip


def _board(state: FiefState) -> Board:
    key = _ENCODER.encode(_LYING(state))
    found = _BOARDS.get(key)
    if found is None:
        if len(_BOARDS) >= _MOST:
            _BOARDS.clear()
        found = _BOARDS[key] = _lay(state)
    return found


def _lay(state: FiefState) -> Board:
    alive = [n for n, who in enumerate(state.nobles) if who.family >= 0 and not who.gone]
    weights = {n: weight for family in range(state.families) for n, weight in voters(state, family)}
    princes = [n for n in alive if state.nobles[n].prince]
    borne = frozenset(relic.bearer for relic in state.relics)
    titled = frozenset([*state.fiefs, *state.sees, *state.veils, state.sovereign, state.queen, *princes])
    return Board(
        cities=_cities(state),
        regions=[
            RegionView(
                slug, REGIONS[r].kind, noble_slug(state.fiefs[r]), state.dormant[r], city_slug(walled_city(state, r)),
                [SeaCard(CARDS[c], c in state.settled[r]) for c in state.weather[r]],
            )
            for r, slug in enumerate(REGION_IDS)
        ],
        districts=[
            DistrictView(slug, DISTRICTS[d].rank, noble_slug(state.sees[d])) for d, slug in enumerate(DISTRICT_IDS)
        ],
        abbeys=_abbeys(state),
        nobles=[_noble(state, n, weights.get(n, 0), titled, borne) for n in alive],
        families=[_family(state, family, alive, weights) for family in range(state.families)],
        armies=_armies(state),
        relics=_relics(state),
        taxes=[
            TaxView(t.kind, (REGION_IDS if t.kind == "tallage" else DISTRICT_IDS)[t.area], NOBLES[t.noble], t.family)
            for t in state.taxes
        ],
        incomes=incomes(state),
        halved=halved(state),
    )  # fmt: skip


def _build(state: FiefState, board: Board) -> FiefView:
    scene = scene_of(state)
    turn = family_in_turn(state)
    stage = stage_of(state)
    prince = next((n for n, who in enumerate(state.nobles) if who.prince and who.family >= 0 and not who.gone), NONE)
    battles = [f for f in state.frames if isinstance(f, Battle)]
    return FiefView(
        seats=state.seats,
        seat=None,
        options=state.options,
        round=state.round,
        first=state.first,
        order=seats_in_turn(state),
        families_order=families_in_turn(state),
        phase=PHASE_OF[stage],
        stage=stage,
        step=type(state.frames[-1]).__name__.lower(),
        family=turn,
        seat_in_turn=seat_of(state, turn) if turn >= 0 else -1,
        cities=board.cities,
        stacks=[
            _stack(stack, bool(battles) and any(fights(state, b, stack) for b in battles), False)
            for stack in state.stacks
        ],
        regions=board.regions,
        districts=board.districts,
        abbeys=board.abbeys,
        nobles=board.nobles,
        families=board.families,
        armies=board.armies,
        armies_gone=sum(army.gone for army in state.armies),
        hands=[_hand(cards) for cards in state.hands],
        characters=DeckView(len(state.characters), len(state.character_discards), False),
        fortunes=DeckView(
            len(state.fortunes), len(state.fortune_discards), bool(state.fortunes) and is_disaster(state.fortunes[-1])
        ),
        track=len(state.track),
        taxes=board.taxes,
        relics=board.relics,
        sovereign=noble_slug(state.sovereign),
        queen=noble_slug(state.queen),
        prince=noble_slug(prince),
        sword=city_slug(state.sword),
        bearer=noble_slug(state.bearer),
        gift=state.gift,
        rebellious=state.rebellious,
        summoned=state.summoned,
        knighted=state.knighted,
        halved=board.halved,
        mills=mills_left(state),
        forts=forts_left(state),
        heresies=heresies_left(state),
        garters=state.garters,
        servants=len(state.servants),
        court=scene.court,
        election=scene.election,
        parliament=scene.parliament,
        march=scene.march,
        battle=scene.battle,
        rebellion=scene.rebellion,
        raid=scene.raid,
        ask=scene.ask,
        report=scene.report,
        ballot=None,
        points=[],
        annals=[],
        rounds=[],
        winners=list(state.winners),
        ending=state.reason,
        own=None,
    )


# --- the board -------------------------------------------------------------------------------------------------------


def _cities(state: FiefState) -> list[CityView]:
    nobles: list[list[str]] = [[] for _ in CITIES]
    for n, who in enumerate(state.nobles):
        if 0 <= who.place < len(CITIES) and who.captor < 0 and who.family >= 0 and not who.gone:
            nobles[who.place].append(NOBLES[n])
    armies: list[list[int]] = [[] for _ in CITIES]
    for number, army in enumerate(state.armies):
        if army.city >= 0 and (army.leader or army.infantry):
            armies[army.city].append(number)
    taken = {stack.city for stack in state.stacks if troops(stack)}
    found = []
    for city, town in enumerate(state.towns):
        region = region_of(state, city)
        found.append(
            CityView(
                CITY_IDS[city], REGION_IDS[region] if region >= 0 else "", town.control,
                town.control < 0 and city not in taken and not nobles[city],
                town.building, CARDS[ABBESSES[town.abbey]] if town.abbey >= 0 else "", town.mill, town.siege,
                bool(town.quiet), nobles[city], armies[city],
            )
        )  # fmt: skip
    return found


def _stack(stack: Stack, known: bool, own: bool) -> StackView:
    where, units, moved = (stack.city, stack.family, stack.site), tuple(stack.units), tuple(stack.moved)
    return _shown(where, units, tuple(stack.hired), moved if own else None, stack.works, troops(stack), known)


@lru_cache(maxsize=2048)
def _shown(
    where: tuple[int, int, int], units: tuple[int, ...], hired: tuple[int, ...], moved: tuple[int, ...] | None,
    works: int, force: int, known: bool,
) -> StackView:  # fmt: skip
    """A stack to look at; most are the same in one position after the other."""
    city, family, number = where
    crossbows = {CARDS[card]: n for card, n in zip(MERCENARIES, hired, strict=True) if n}
    site = NOBLES[number] if city == SHERWOOD else site_slug(number)
    return StackView(
        PLACES[city], family, site, force, units[BOMBARD], units[CATAPULT], works, crossbows,
        _counts(units) if known else None, None if moved is None else _counts(moved),
    )  # fmt: skip


def _counts(units: Sequence[int]) -> dict[str, int]:
    return {UNIT_IDS[kind]: count for kind, count in enumerate(units) if count}


def _abbeys(state: FiefState) -> list[AbbeyView]:
    sites = {town.abbey: city for city, town in enumerate(state.towns) if town.abbey >= 0}
    return [
        AbbeyView(
            CARDS[card], noble_slug(state.veils[abbey]), city_slug(sites.get(abbey, NONE)), abbey in state.spare_veils
        )
        for abbey, card in enumerate(ABBESSES)
    ]


def _armies(state: FiefState) -> list[ArmyView]:
    return [
        ArmyView(
            number, CITY_IDS[army.city], site_slug(army.site), army.infantry, army.leader, army.stays, army.landed,
            [NOBLES[n] for n in captives_of(state, CAPTORS + number)],
        )
        for number, army in enumerate(state.armies)
        if army.city >= 0
    ]  # fmt: skip


def _relics(state: FiefState) -> list[RelicView]:
    """Relics that are known, then those nobody has seen, in the order of their places: nothing tells which is which."""
    known = [
        RelicView(RELICS[n], _place(relic.city), noble_slug(relic.bearer), relic.spent, relic.gone)
        for n, relic in enumerate(state.relics)
        if relic.known
    ]
    hidden = [RelicView("", _place(r.city), noble_slug(r.bearer), False, r.gone) for r in state.relics if not r.known]
    return known + sorted(hidden, key=_by_place)


def _by_place(relic: RelicView) -> tuple[str, str, bool]:
    return relic.city, relic.bearer, relic.gone


def _place(place: int) -> str:
    return PLACES[place] if place >= 0 else ""


def _hand(cards: list[int]) -> HandView:
    characters = sum(map(is_character, cards))
    return HandView(characters, len(cards) - characters)


# --- people ----------------------------------------------------------------------------------------------------------


def _captor(captor: int) -> Captor | None:
    if captor < 0:
        return None
    if captor < CAPTORS:
        return Captor("noble", noble=NOBLES[captor])
    return Captor("bandits") if captor == BANDITS else Captor("invaders", army=captor - CAPTORS)


def _noble(state: FiefState, n: int, weight: int, titled: frozenset[int], borne: frozenset[int]) -> NobleView:
    """``titled``: who has a title; ``borne``: who bears a relic."""
    who = state.nobles[n]
    captor, mine = _captor(who.captor), n in titled
    see = see_of(state, n) if mine else NONE
    return NobleView(
        slug=NOBLES[n],
        man=MAN[n],
        family=who.family,
        place=_place(whereabouts(state, n)) if captor is not None else _place(who.place),
        site=site_slug(who.site),
        captor=captor,
        ransom=ransom_of(state, n) if captor is not None else 0,
        servant=SERVANT_IDS[who.servant] if who.servant >= 0 else "",
        used=who.used,
        married=noble_slug(who.spouse),
        heresy=who.heresy,
        garter=who.garter,
        prince=who.prince,
        guards=who.guards,
        titles=titles_of(state, n) if mine else [],
        fiefs=[REGION_IDS[r] for r in fiefs_of(state, n)] if mine else [],
        see=DISTRICT_IDS[see] if see >= 0 else "",
        abbeys=[CARDS[ABBESSES[a]] for a in veils_of(state, n)] if mine else [],
        votes=weight,
        besieged=is_besieged(state, n),
        relics=[_relic_slug(k, relic) for k, relic in enumerate(state.relics) if relic.bearer == n]
        if n in borne
        else [],
        sword=state.bearer == n,
        steps=who.steps,
        faced=who.safe,
        tries=who.tries,
    )


def _relic_slug(number: int, relic: Relic) -> str:
    return RELICS[number] if relic.known else ""


def _family(state: FiefState, family: int, alive: list[int], weights: dict[int, int]) -> FamilyView:
    slot = state.slots[family]
    nobles = [n for n in alive if state.nobles[n].family == family]
    held = [n for n in alive if state.nobles[n].captor >= 0]
    own = [stack for stack in state.stacks if stack.family == family]
    fielded = [*map(sum, zip(*(stack.units for stack in own), strict=True))] if own else [0] * len(UNIT_IDS)
    fielded[CATAPULT] += sum([stack.works for stack in own])
    fiefs = [REGION_IDS[r] for r, lord in enumerate(state.fiefs) if lord in nobles]
    return FamilyView(
        family=family,
        colour=FAMILIES[family],
        seat=seat_of(state, family),
        nobles=[NOBLES[n] for n in nobles],
        captives=[NOBLES[c] for n in nobles for c in held if state.nobles[c].captor == n],
        lost=[NOBLES[n] for n in held if n in nobles],
        cities=[CITY_IDS[c] for c, town in enumerate(state.towns) if town.control == family],
        fiefs=fiefs,
        points=points(state, family),
        votes=sum([weights.get(n, 0) for n in nobles]),
        burgher=burgher_votes(state, family),
        slot=card_slug(slot),
        crossbows=state.crossbows[MERCENARIES.index(slot)] if slot in MERCENARIES else 0,
        treasures=state.treasures[family],
        pigeons=state.pigeons[family],
        reserve={UNIT_IDS[kind]: RESERVE[kind] - fielded[kind] for kind in BOUGHT},
        fielded=_counts(fielded),
        ally=ally_of(state, family),
    )


# --- what a seat alone knows -----------------------------------------------------------------------------------------


def articles(things: list[Thing]) -> list[Article]:
    """What changes hands."""
    return [Article(a.kind, a.what, a.amount or 1) for a in things]


def _deals(state: FiefState, seat: int) -> list[DealView]:
    return [
        DealView(d.number, d.maker, d.to, articles(d.gives), articles(d.wants), d.route, d.round)
        for d in open_deals(state, seat)
    ]


_VOTES = (Election, Parliament)
_TOLD_APART = frozenset({Discarding, Drawing, Buying, Parliament, March})
"""Frames of which a seat knows more than the others (``_own``)."""


def _papers(state: FiefState, seat: int) -> list[BallotPaper]:
    frame = next((f for f in state.frames if type(f) in _VOTES), None)
    if frame is None:
        return []
    own = families_of(state, seat)
    if isinstance(frame, Election):
        return [BallotPaper(f, noble_slug(frame.votes[f]), noble_slug(frame.decoys[f]), False) for f in own]
    if isinstance(frame, Parliament):
        return [BallotPaper(f, frame.votes[f], "", frame.burghers[f]) for f in own]
    return []


def _own(state: FiefState, seat: int, gains: list[dict[str, int]]) -> OwnView:
    plan: list[str] = []
    away: list[int] = []
    split: list[int] = []
    top = ""
    placed: dict[str, int] = {}
    company: dict[str, int] = {}
    for frame in state.frames:
        if type(frame) not in _TOLD_APART:
            continue
        if isinstance(frame, Discarding):
            mine = frame.plans[seat]
            plan, away = (list(mine.decks) if mine else []), frame.away[seat]
        elif isinstance(frame, Drawing) and frame.seat == seat:
            plan = list(frame.plan.decks) if frame.plan else []
            cards = state.characters if frame.peeked == "character" else state.fortunes
            top = card_slug(cards[-1]) if frame.peeked and cards else ""
        elif isinstance(frame, Buying) and frame.seat == seat:
            placed = {CITY_IDS[c]: n for c, n in enumerate(frame.placed) if n}
        elif isinstance(frame, Parliament) and frame.split and state.sovereign >= 0:
            split = list(frame.split) if seat_of(state, state.nobles[state.sovereign].family) == seat else []
        elif isinstance(frame, March) and seat_of(state, state.nobles[frame.noble].family) == seat:
            company = _counts(frame.company)
    gives, wants = state.drafts[seat]
    return OwnView(
        purse=state.purse[seat],
        hand=[CARDS[c] for c in state.hands[seat]],
        orders=_REPLACE(state.orders[seat], leave=dict(state.orders[seat].leave)),
        plan=plan,
        away=[CARDS[c] for c in away],
        top=top,
        armed=[ArmedView(a.number, a.card, a.trigger, a.target, a.how) for a in state.armed[seat]],
        deals=_deals(state, seat),
        gives=articles(gives),
        wants=articles(wants),
        ballots=_papers(state, seat),
        split=split,
        placed=placed,
        company=company,
        income=[gains[family] for family in families_of(state, seat)],
        plays=[text for f in (*state.frames, *state.sides) if type(f) is Window for text in f.plays[seat]],
    )
