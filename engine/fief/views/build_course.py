"""How a game goes on as a seat may know it, for its view (``build_view``).

What everybody sees of a frame is named here, and what its own seat knows; all else is as if nobody had chosen yet.
"""

from __future__ import annotations

import msgspec

from engine.fief.board import deal_seats
from engine.fief.game_data import CARDS, CITIES, MERCENARIES, NONE, REBELLION, SERVANTS, STORMS, UNITS
from engine.fief.phases.purse import BurnPhase
from engine.fief.state.state import (
    Assign,
    Battle,
    Burning,
    Buying,
    Deal,
    Discarding,
    Drawing,
    Election,
    FiefState,
    Frame,
    March,
    Marching,
    Market,
    Orders,
    Parliament,
    Plan,
    Rebellion,
    Report,
    Window,
    seat_of,
)
from engine.fief.views.view_course import CourseView
from engine.fief.war.camps import leader_of

_ENCODER, _DECODER = msgspec.msgpack.Encoder(), msgspec.msgpack.Decoder(CourseView)
_COPY = msgspec.msgpack.Decoder(tuple[list[Frame], list[Window | Deal], Report | None])
_REPLACE = msgspec.structs.replace
_BURN = BurnPhase()
_RISING = CARDS.index(REBELLION)
"""The first of the cards of rebellion, which stands for all."""


def course_of(state: FiefState) -> CourseView:
    """The part of it that goes with the board: neither procedure nor piles; the same for every seat. It shares nothing
    with the position."""
    found = CourseView(
        frames=[],
        sides=[],
        dying=[(n, who) for n, who in enumerate(state.nobles) if who.gone and who.family >= 0],
        buried=[n for n, who in enumerate(state.nobles) if who.gone and who.family < 0],
        servants_gone=[],
        quiet=[town.quiet for town in state.towns],
        fights=[town.fights for town in state.towns],
        feuds=[town.feuds for town in state.towns],
        won=[town.won for town in state.towns],
        armies_gone=[n for n, army in enumerate(state.armies) if army.gone],
        guided=[n for n, army in enumerate(state.armies) if army.guided],
        blade=state.blade,
        spare_veils=state.spare_veils,
        shifted=[],
        character_discards=[],
        fortune_discards=[],
        report=None,
    )
    return _DECODER.decode(_ENCODER.encode(found))


def open_course(state: FiefState, board: CourseView) -> CourseView:
    """The whole of it with nothing hidden, for the views of a position to take their parts from; it shares nothing with
    the position. ``board``: its part that goes with the board."""
    frames, sides, report = _COPY.decode(_ENCODER.encode((state.frames, _sides(state), state.report)))
    return _REPLACE(
        board,
        frames=frames,
        sides=sides,
        report=report,
        servants_gone=_servants_gone(state),
        shifted=_shifted(state) if state.shifted else [],
        character_discards=[CARDS[c] for c in state.character_discards],
        fortune_discards=[CARDS[c] for c in state.fortune_discards],
    )


def course_view(state: FiefState, seat: int, whole: CourseView) -> CourseView:
    """What a seat may know of how the game goes on, to be read and never written to. ``whole``: ``open_course``; a
    frame in which nobody hides anything is the one that stands there."""
    return _REPLACE(
        whole,
        frames=[_shown(state, frame, seat) for frame in whole.frames],
        sides=[
            _window(frame, seat) if isinstance(frame, Window) else frame
            for frame in whole.sides
            if isinstance(frame, Window) or seat in deal_seats(state, frame)
        ],
    )


def _sides(state: FiefState) -> list[Window | Deal]:
    return [frame for frame in state.sides if isinstance(frame, Window | Deal)]


def _servants_gone(state: FiefState) -> list[int]:
    there = {*state.servants, *[who.servant for who in state.nobles]}
    for frame in state.frames:
        if isinstance(frame, Assign):
            there.update(*frame.servants)
    return [n for n in range(len(SERVANTS)) if n not in there]


def _shifted(state: FiefState) -> list[int]:
    storms = [{c for c in cards if CARDS[c] == STORMS} for cards in state.settled]
    return [region for region, cards in enumerate(storms) if not cards.isdisjoint(state.shifted)]


def new_plan() -> Plan:
    """What a seat with the orders of a new one will draw (2.0)."""
    orders = Orders()
    return Plan(orders.plan.split("-"), orders.dare)


def _window(frame: Window, seat: int) -> Window:
    """Nobody is told who has answered."""
    said = [each == seat and word for each, word in enumerate(frame.said)]
    return _REPLACE(frame, said=said, plays=[p if each == seat else [] for each, p in enumerate(frame.plays)])


def _shown(state: FiefState, frame: Frame, seat: int) -> Frame:
    """A frame without what others have chosen in it."""
    match frame:
        case Window():
            return _window(frame, seat)
        case Assign():
            own = enumerate(frame.servants)
            return Assign([pair if seat_of(state, family) == seat else [] for family, pair in own])
        case Discarding():
            plans = [plan if each == seat else new_plan() for each, plan in enumerate(frame.plans)]
            return Discarding([[] for _ in plans], plans, _own(frame.sealed, seat))
        case Drawing() if frame.seat != seat:
            return _REPLACE(frame, peeked="", plan=None if isinstance(state.frames[-1], Drawing) else new_plan())
        case Burning():  # whoever has no mill, which everybody sees, is not asked
            idle = [not _BURN.mills(state, each) for each in range(state.seats)]
            return Burning([idle[each] or (each == seat and word) for each, word in enumerate(frame.said)])
        case Buying() if frame.seat != seat:
            wishes: list[str] | None = None if frame.wishes is None else []
            return Buying(frame.seat, [0] * len(CITIES), [0] * len(UNITS), wishes)
        case Market():
            lists = [texts if each == seat else [] for each, texts in enumerate(frame.lists)]
            return Market(lists, _own(frame.sealed, seat))
        case Election():
            sealed = frame.sealed if frame.turn >= 0 else _own(frame.sealed, seat)
            votes, decoys = (
                [on if seat_of(state, family) == seat else NONE for family, on in enumerate(papers)]
                for papers in (frame.votes, frame.decoys)
            )
            return _REPLACE(frame, votes=votes, decoys=decoys, sealed=sealed)
        case Parliament():
            return _parliament(state, frame, seat)
        case Marching() if seat_of(state, frame.family) != seat:
            return Marching(frame.family, begun=frame.begun)
        case March() if seat_of(state, state.nobles[frame.noble].family) != seat:
            none = [0] * len(UNITS)
            return _REPLACE(frame, company=none, hired=[0] * len(MERCENARIES), exempt=none, brought=[])
        case Battle():
            return _REPLACE(frame, said=[_said(state, frame, camp, seat) for camp in (0, 1)])
        case Rebellion():
            said = _own(frame.said, seat) if frame.stage == "gather" else frame.said
            return _REPLACE(frame, cards=[NONE if card == NONE else _RISING for card in frame.cards], said=said)
    return frame


def _own(sealed: list[bool], seat: int) -> list[bool]:
    return [each == seat and done for each, done in enumerate(sealed)]


def _parliament(state: FiefState, frame: Parliament, seat: int) -> Parliament:
    """Once the tax is granted the votes are known; then how it is split is the Sovereign's to know (9.2)."""
    if frame.split:
        rules = state.sovereign >= 0 and seat_of(state, state.nobles[state.sovereign].family) == seat
        return _REPLACE(frame, split=frame.split if rules else [0] * state.seats)
    own = [seat_of(state, family) == seat for family in range(state.families)]
    votes = [vote if mine else "" for vote, mine in zip(frame.votes, own, strict=True)]
    burghers = [burgher and mine for burgher, mine in zip(frame.burghers, own, strict=True)]
    return Parliament(votes, burghers, _own(frame.sealed, seat), [])


def _said(state: FiefState, frame: Battle, number: int, seat: int) -> str:
    """What a camp wants after a roll; of others it is heard when both have said it, an offered truce at once (7.8)."""
    camp, word = frame.camps[number], frame.said[number]
    if not word or word == "truce" or camp.invaders:
        return word
    return word if seat_of(state, leader_of(state, frame.city, camp)) == seat else ""
