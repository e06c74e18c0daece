"""Building a view by whitelist: nothing enters a view unless it is named here.

The public part of a position is the same for every seat. It is built once for a position and kept for the next
question about the same one; what a seat alone may know is added to it.
"""

from __future__ import annotations

from functools import lru_cache
from operator import attrgetter, is_
from typing import NamedTuple

import msgspec

from engine.fief.board import (
    captives_of,
    forts_left,
    heresies_left,
    mills_left,
    region_of,
    troops,
    voters,
    walled_city,
)
from engine.fief.game_data import (
    ABBESSES,
    BOMBARD,
    CARDS,
    CATAPULT,
    CITIES,
    CITY_IDS,
    DISTRICT_IDS,
    DISTRICTS,
    MERCENARIES,
    NOBLES,
    NONE,
    PLACES,
    REGION_IDS,
    REGIONS,
    RELICS,
    SHERWOOD,
    is_character,
    is_disaster,
)
from engine.fief.income import halved, incomes, is_paid, later
from engine.fief.state.record import Life, Record, deeds, lives
from engine.fief.state.slugs import city_slug, noble_slug, site_slug
from engine.fief.state.state import (
    CAPTORS,
    Battle,
    FiefState,
    Stack,
    families_in_turn,
    families_of,
    seat_of,
    seats_in_turn,
)
from engine.fief.views.build_course import course_of, course_view, open_course
from engine.fief.views.build_own import own_view
from engine.fief.views.build_people import counts, families_view, nobles_view, place_slug
from engine.fief.views.scene import PHASE_OF, family_in_turn, fights, scene_of, stage_of
from engine.fief.views.view import (
    AbbeyView,
    ArmyView,
    CityView,
    DeckView,
    DistrictView,
    FamilyView,
    FiefView,
    HandView,
    NobleView,
    RegionView,
    RelicView,
    RoundView,
    SeaCard,
    StackView,
    TaxView,
)
from engine.fief.views.view_course import CourseView

_ENCODER = msgspec.msgpack.Encoder()
_REPLACE = msgspec.structs.replace
_KEPT: dict[tuple[bytes, bytes], tuple[FiefView, Board]] = {}
"""The public part of the positions that were looked at last, and what lies on the table in them, by their content."""
_ELSEWHERE = frozenset({"dice", "record", "orders", "armed", "drafts", "purse", "sides", "aside"})
"""Fields of which nothing is public, and the record, which is added to every view."""
_PILES = frozenset({"characters", "character_discards", "fortunes", "fortune_discards", "servants"})
"""Piles of which everybody sees how high they are, and the back that lies on top (``_heights``)."""
_PASSING = _ELSEWHERE | _PILES | {
    "hands", "frames", "serial", "track", "report", "winners", "reason", "summoned", "rebellious", "knighted",
    "shifted", "round", "first", "schema_version", "rules_version",
}  # fmt: skip
_LYING = attrgetter(*(name for name in FiefState.__struct_fields__ if name not in _PASSING))
"""Fields on which the board depends; most actions leave them alone."""
_GOING_ON = attrgetter(*(n for n in FiefState.__struct_fields__ if n in _PASSING and n not in _ELSEWHERE | _PILES))
"""The other fields of which something is public."""
_MOST = 8


class Stacks(NamedTuple):
    """All stacks, in the order of ``FiefState.stacks``."""

    shown: list[StackView]
    """As others see them outside battles."""
    own: list[StackView]
    """As their owners see them."""


class Board(NamedTuple):
    """What lies on the table: the part of a view that frames and hands do not change."""

    cities: list[CityView]
    """Every city."""
    stacks: Stacks
    """All stacks, as others see them and as their owners do."""
    regions: list[RegionView]
    """Every region."""
    districts: list[DistrictView]
    """Every church district."""
    abbeys: list[AbbeyView]
    """Every abbess' title."""
    nobles: list[NobleView]
    """Every living Noble."""
    families: list[FamilyView]
    """Every family."""
    armies: list[ArmyView]
    """The invaders' armies that are on the map."""
    relics: list[RelicView]
    """The relics, as everybody sees them."""
    taxes: list[TaxView]
    """Taxes laid this round."""
    incomes: list[dict[str, int]]
    """Shillings that each family would get now, by family and reason."""
    later: list[dict[str, int]]
    """The same without what goes with the round, taxes and Disasters (8.0)."""
    halved: bool
    """Whether invaders halve every income (3.3)."""
    course: CourseView
    """What goes with the board of how the game goes on."""


_BOARDS: dict[bytes, Board] = {}
_STACKS: dict[bytes, Stacks] = {}
_COURSES: dict[tuple[bytes, bytes, bytes], CourseView] = {}
"""How the positions that were looked at last go on, by their content."""


def build_view(state: FiefState, seat: int | None) -> FiefView:
    """The position as ``seat`` (``None``: a spectator) may know it. Raises ``ValueError`` for a seat out of range."""
    if seat is not None and not 0 <= seat < state.seats:
        raise ValueError(f"there is no seat {seat} in a game of {state.seats}")
    key, (public, board) = _public(state)
    ballot, score = state.record.ballot, [list(line) for line in state.record.points]
    told = _told(state.record)
    if seat is None:
        return _REPLACE(public, ballot=ballot, points=score, annals=told.annals, rounds=told.rounds)
    own = families_of(state, seat)
    stacks = [
        mine if mine.family in own else shown for mine, shown in zip(board.stacks.own, public.stacks, strict=True)
    ]
    own_part = own_view(state, seat, board.later if is_paid(state) else board.incomes)
    return _REPLACE(
        public,
        seat=seat,
        stacks=stacks,
        own=own_part,
        course=course_view(state, seat, _course(state, key, board)),
        ballot=ballot,
        points=score,
        annals=told.annals,
        rounds=told.rounds,
    )


def _public(state: FiefState) -> tuple[tuple[bytes, bytes], tuple[FiefView, Board]]:
    """The public part and the board of a position, and by what they are kept."""
    lying = _ENCODER.encode(_LYING(state))
    key = lying, _ENCODER.encode((_GOING_ON(state), _heights(state)))
    found = _KEPT.get(key)
    if found is None:
        if len(_KEPT) >= _MOST:
            _KEPT.clear()
        board = _board(state, lying)
        found = _KEPT[key] = _build(state, board), board
    return key, found


def _course(state: FiefState, key: tuple[bytes, bytes], board: Board) -> CourseView:
    """How the game goes on, with nothing hidden. ``key``: what the public part of the position is kept by."""
    piles = state.character_discards, state.fortune_discards, sorted(state.servants), state.sides
    whole = *key, _ENCODER.encode(piles)
    found = _COURSES.get(whole)
    if found is None:
        if len(_COURSES) >= _MOST:
            _COURSES.clear()
        found = _COURSES[whole] = open_course(state, board.course)
    return found


class Told(NamedTuple):
    """A record, its texts, and what they say."""

    record: Record | None
    """The record that was read; ``None`` before the first."""
    round: int
    """The round in which it happened."""
    texts: tuple[msgspec.Raw, ...]
    """Its texts: the annals, the last round and this one."""
    annals: list[Life]
    """What the first of them says."""
    rounds: list[RoundView]
    """What the other two say: the last round, then this one."""


_LAST = [Told(None, 0, (), [], [])]
"""What was told last."""


def _told(record: Record) -> Told:
    """The annals, and the deeds of two rounds; read once for all seats of a position."""
    last, texts = _LAST[0], (record.annals, record.past, record.now)
    if last.record is record and last.round == record.round and all(map(is_, last.texts, texts)):
        return last
    rounds = [RoundView(record.round - 1, list(deeds(record.past))), RoundView(record.round, list(deeds(record.now)))]
    found = _LAST[0] = Told(record, record.round, texts, list(lives(record.annals)), rounds)
    return found


def _heights(state: FiefState) -> tuple[int, ...]:
    fortunes = state.fortunes
    top = bool(fortunes) and is_disaster(fortunes[-1])
    return (
        len(state.characters), len(state.character_discards), len(fortunes), len(state.fortune_discards), top,
        len(state.servants),
    )  # fmt: skip


def _board(state: FiefState, lying: bytes) -> Board:
    found = _BOARDS.get(lying)
    if found is None:
        if len(_BOARDS) >= _MOST:
            _BOARDS.clear()
        found = _BOARDS[lying] = _lay(state)
    return found


def _lay(state: FiefState) -> Board:
    alive = [n for n, who in enumerate(state.nobles) if who.family >= 0 and not who.gone]
    weights = {n: weight for family in range(state.families) for n, weight in voters(state, family)}
    princes = [n for n in alive if state.nobles[n].prince]
    titled = frozenset([*state.fiefs, *state.sees, *state.veils, state.sovereign, state.queen, *princes])
    return Board(
        cities=_cities(state),
        stacks=_stacks(state.stacks),
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
        nobles=nobles_view(state, alive, titled, weights),
        families=families_view(state, alive, weights),
        armies=_armies(state),
        relics=_relics(state),
        taxes=[
            TaxView(t.kind, (REGION_IDS if t.kind == "tallage" else DISTRICT_IDS)[t.area], NOBLES[t.noble], t.family)
            for t in state.taxes
        ],
        incomes=incomes(state),
        later=later(state),
        halved=halved(state),
        course=course_of(state),
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
        stacks=board.stacks.shown
        if not battles
        else [
            _stack(stack, True, False) if any(fights(state, b, stack) for b in battles) else shown
            for stack, shown in zip(state.stacks, board.stacks.shown, strict=True)
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
        sword=place_slug(state.sword),
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
        course=None,
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
                bool(town.quiet) and not town.feuds, nobles[city], armies[city],
            )
        )  # fmt: skip
    return found


def _stacks(stacks: list[Stack]) -> Stacks:
    key = _ENCODER.encode(stacks)
    found = _STACKS.get(key)
    if found is None:
        if len(_STACKS) >= _MOST:
            _STACKS.clear()
        found = _STACKS[key] = Stacks(
            [_stack(s, False, False) for s in stacks], [_stack(s, True, True) for s in stacks]
        )
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
        counts(units) if known else None, None if moved is None else counts(moved),
    )  # fmt: skip


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
        RelicView(RELICS[n], place_slug(relic.city), noble_slug(relic.bearer), relic.spent, relic.gone)
        for n, relic in enumerate(state.relics)
        if relic.known
    ]
    hidden = [
        RelicView("", place_slug(r.city), noble_slug(r.bearer), False, r.gone) for r in state.relics if not r.known
    ]
    return known + sorted(hidden, key=_by_place)


def _by_place(relic: RelicView) -> tuple[str, str, bool]:
    return relic.city, relic.bearer, relic.gone


def _hand(cards: list[int]) -> HandView:
    characters = sum(map(is_character, cards))
    return HandView(characters, len(cards) - characters)
