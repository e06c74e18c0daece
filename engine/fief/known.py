"""A view as a position again, as far as it tells: what nobody shows its seat is left out (``imagine``)."""

from __future__ import annotations

import msgspec

from engine.core import Dice
from engine.fief.game_data import BOMBARD, CARDS, CATAPULT, CROSSBOW, MERCENARIES, NONE, UNITS, N
from engine.fief.setup import RULES_VERSION, SCHEMA_VERSION
from engine.fief.state.record import Record
from engine.fief.state.state import (
    Armed,
    Army,
    Arsenal,
    Article,
    Bench,
    Deal,
    Desk,
    FiefState,
    Marching,
    Noble,
    Orders,
    Parlour,
    Stack,
    Town,
    seat_of,
)
from engine.fief.views.seen import Seen, seen
from engine.fief.views.view import FiefView, OwnView
from engine.fief.views.view_course import CourseView
from engine.fief.views.view_court import Article as ArticleView

_ENCODER = msgspec.json.Encoder()
_REPLACE = msgspec.structs.replace


def known(view: FiefView, seat: int, own: OwnView, course: CourseView) -> FiefState:
    """What the view tells, as a position without a card, without servants in their deck, without the kinds of troops
    that are hidden, without relics that nobody has seen. Others have the purses and orders of a new seat. Nothing in it
    is the view's own, so that it may be played on."""
    board, seats = seen(view), range(view.seats)
    stacks = _stacks(view, board)
    shared = FiefState(
        schema_version=SCHEMA_VERSION,
        rules_version=RULES_VERSION,
        seats=view.seats,
        dice=Dice(""),
        options=view.options,
        families=len(view.families),
        round=view.round,
        first=view.first,
        frames=course.frames,
        sides=[*(side(each) for each in seats for side in (Desk, Bench, Arsenal, Parlour)), *course.sides],
        nobles=_nobles(board, course),
        stacks=stacks,
        towns=_towns(board, course),
        armies=_armies(board, course),
        relics=list(board.relics),
        sword=board.sword,
        bearer=board.bearer,
        blade=course.blade,
        purse=[own.purse if each == seat else N.start.money for each in seats],
        hands=[[] for _ in seats],
        orders=[own.orders if each == seat else Orders() for each in seats],
        armed=[
            [Armed(a.number, a.card, a.trigger, a.target, a.how) for a in own.armed] if each == seat else []
            for each in seats
        ],
        drafts=[[_articles(own.gives), _articles(own.wants)] if each == seat else [[], []] for each in seats],
        deals=_offers(view, course),
        slots=[NONE for _ in view.families],
        treasures=[family.treasures for family in view.families],
        pigeons=list(board.pigeons),
        crossbows=_crossbows(view, stacks),
        characters=[],
        character_discards=[],
        fortunes=[],
        fortune_discards=[],
        servants=[],
        aside=[],
        track=[],
        weather=[[] for _ in view.regions],
        settled=[[] for _ in view.regions],
        taxes=list(board.taxes),
        fiefs=list(board.fiefs),
        dormant=[region.dormant for region in view.regions],
        sees=list(board.sees),
        veils=list(board.veils),
        spare_veils=course.spare_veils,
        sovereign=board.sovereign,
        queen=board.queen,
        gift=board.gift,
        heresies=N.heresies,
        garters=view.garters,
        mills=N.mills,
        summoned=view.summoned,
        rebellious=view.rebellious,
        knighted=view.knighted,
        shifted=[],
        serial=_serial(course),
        winners=[],
        reason="",
        report=course.report,
        record=_record(view),
    )
    return msgspec.json.decode(_ENCODER.encode(shared), type=FiefState)


def _nobles(board: Seen, course: CourseView) -> list[Noble]:
    nobles = list(board.nobles)
    for n in course.buried:
        nobles[n] = Noble(gone=True)
    for n, who in course.dying:
        nobles[n] = who
    return nobles


def _stacks(view: FiefView, board: Seen) -> list[Stack]:
    """Of those whose kinds are hidden, engines and crossbows alone."""
    found = []
    for shown, stack in zip(view.stacks, board.stacks, strict=True):
        hired = [shown.crossbows.get(CARDS[card], 0) for card in MERCENARIES]
        units = [0] * len(UNITS)
        units[CROSSBOW], units[BOMBARD], units[CATAPULT] = sum(hired), stack.bombards, stack.catapults
        found.append(
            Stack(
                stack.city, stack.family, stack.site, stack.units or units, hired, stack.moved or [0] * len(UNITS),
                stack.works,
            )
        )  # fmt: skip
    return found


def _towns(board: Seen, course: CourseView) -> list[Town]:
    return [
        Town(
            town.control, town.building, town.abbey, town.mill, town.siege, quiet=course.quiet[city],
            won=course.won[city], fights=course.fights[city], feuds=course.feuds[city],
        )
        for city, town in enumerate(board.towns)
    ]  # fmt: skip


def _armies(board: Seen, course: CourseView) -> list[Army]:
    return [
        _REPLACE(army, gone=n in course.armies_gone, guided=n in course.guided) for n, army in enumerate(board.armies)
    ]


def _articles(things: list[ArticleView]) -> list[Article]:
    """What a draft says; of all but money and crossbows there is one, and no number."""
    return [Article(a.kind, a.slug, a.n if a.kind in ("money", "crossbow") else 0) for a in things]


def _offers(view: FiefView, course: CourseView) -> list[list[int]]:
    """How many offers there were between two seats, as far as the last that is open tells (``deals.next_number``)."""
    found = [[0] * view.seats for _ in range(view.seats)]
    pairs = view.seats * (view.seats + 1) // 2
    for deal in course.sides:
        if isinstance(deal, Deal):
            low, high = sorted((seat_of(view, deal.maker), seat_of(view, deal.to)))
            found[low][high] = max(found[low][high], (deal.number - 1) // pairs + 1)
    return found


def _crossbows(view: FiefView, stacks: list[Stack]) -> list[int]:
    """Those left on each card; of one that is in no slot, all that are not hired (11.1)."""
    left = {family.slot: family.crossbows for family in view.families}
    return [
        left.get(CARDS[card], N.crossbows - sum(stack.hired[number] for stack in stacks))
        for number, card in enumerate(MERCENARIES)
    ]


def _serial(course: CourseView) -> int:
    """The highest number of a question that is open."""
    paused = [march for frame in course.frames if isinstance(frame, Marching) for march in frame.paused]
    return max((getattr(frame, "number", 0) for frame in (*course.frames, *course.sides, *paused)), default=0)


def _record(view: FiefView) -> Record:
    past, now = (msgspec.Raw(_ENCODER.encode(each.deeds)) for each in view.rounds)
    return Record(view.rounds[-1].round, msgspec.Raw(_ENCODER.encode(view.annals)), view.ballot, view.points, past, now)
