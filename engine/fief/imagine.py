"""What a seat may take for the truth: hands, piles, purses and the kinds of others' troops, drawn anew.

The board is public. What others have chosen in secret is not chosen yet (``build_course``), and their standing orders
are those of a new seat. Every card that is not seen lies in another hand, in its deck, on the track, or aside.
"""

from __future__ import annotations

from collections.abc import Iterable

from engine.core import Dice
from engine.fief.board import stacks_at
from engine.fief.game_data import (
    ABBESSES,
    ARCHER,
    CARDS,
    CATAPULT,
    CROSSBOW,
    KNIGHT,
    MAN,
    NOBLE,
    NOBLES,
    NONE,
    PLACE,
    PRELATES,
    SERVANTS,
    SHERWOOD,
    SOLDIER,
    STORMS,
    UNIT_IDS,
    N,
    is_character,
    is_disaster,
)
from engine.fief.income import incomes
from engine.fief.known import known
from engine.fief.state.state import (
    FREE,
    PARADE,
    Assign,
    Consent,
    Discarding,
    Election,
    FiefState,
    March,
    Over,
    Rebellion,
    Stack,
    families_of,
    seat_of,
)
from engine.fief.views.view import FiefView, OwnView
from engine.fief.views.view_course import CourseView
from engine.fief.views.view_court import PlacedView

HIDDEN = (SOLDIER, ARCHER, KNIGHT)
"""Kinds of troops that look alike to others (4.1); crossbows and engines are seen."""


def imagine(view: FiefView, seed: str) -> FiefState | None:
    """The position as the seat of ``view`` might take it to be; ``None`` when the game is over, and where what is seen
    does not add up to all cards and pieces, which it does in every game that was played by the rules."""
    seat, own, course = view.seat, view.own, view.course
    if seat is None or own is None or course is None or isinstance(course.frames[-1], Over):
        return None
    state, luck = known(view, seat, own, course), Dice(f"{seed}/imagined")
    try:
        _deal(state, view, seat, own, course, luck)
        _muster(state, view, seat, luck)
    except ValueError:
        return None
    _serve(state, view, course, luck)
    _hide_relics(state, view, luck)
    _lead(state, view, seat, luck)
    _vote(state, view, seat, luck)
    _fill_purses(state, seat, luck)
    state.dice = Dice(seed)
    return state


def _draw(pile: list[int], count: int) -> list[int]:
    """Some from the end of a pile. Raises ``ValueError`` when there are fewer."""
    if not 0 <= count <= len(pile):
        raise ValueError("there are fewer than are drawn")
    return [pile.pop() for _ in range(count)]


# --- cards -----------------------------------------------------------------------------------------------------------


class _Box:
    """Every card by its slug; which of the copies is taken makes no difference."""

    def __init__(self) -> None:
        self._left: dict[str, list[int]] = {}
        for card in reversed(range(len(CARDS))):
            self._left.setdefault(CARDS[card], []).append(card)

    def take(self, slug: str) -> int:
        """A card that is seen."""
        return _draw(self._left[slug], 1)[0]

    def take_all(self, slugs: Iterable[str]) -> list[int]:
        """Cards that are seen, in their order."""
        return [self.take(slug) for slug in slugs]

    def rest(self) -> list[int]:
        """The cards that are not seen, by number."""
        return sorted(card for left in self._left.values() for card in left)


def _deal(state: FiefState, view: FiefView, seat: int, own: OwnView, course: CourseView, luck: Dice) -> None:
    """Lay down the cards that are seen and deal the others."""
    box = _Box()
    _lay_down(state, view, course, box)
    state.hands[seat] = box.take_all(own.hand)
    for frame in state.frames:
        if isinstance(frame, Discarding):
            kept = list(state.hands[seat])
            for slug in own.away:
                card = next(c for c in kept if CARDS[c] == slug)
                kept.remove(card)
                frame.away[seat].append(card)
        elif isinstance(frame, Rebellion):
            frame.cards = [card if card == NONE else box.take(CARDS[card]) for card in frame.cards]
    top = box.take_all([own.top] if own.top else [])
    unseen = box.rest()
    luck.shuffle(unseen, "cards")
    _characters(state, view, seat, [c for c in unseen if is_character(c)], [c for c in top if is_character(c)])
    _fortunes(state, view, seat, [c for c in unseen if not is_character(c)], [c for c in top if not is_character(c)])


def _lay_down(state: FiefState, view: FiefView, course: CourseView, box: _Box) -> None:
    """The cards on the table: Nobles who live or are dead, titles of the church, slots, seas, what is laid aside."""
    for n, who in enumerate(state.nobles):
        if who.family >= 0 or who.gone:
            box.take(NOBLES[n])
    box.take_all(CARDS[PRELATES[see]] for see, n in enumerate(state.sees) if n >= 0)
    box.take_all(CARDS[ABBESSES[a]] for a, n in enumerate(state.veils) if n >= 0 or a in state.spare_veils)
    state.slots = [box.take(family.slot) if family.slot else NONE for family in view.families]
    for region, shown in enumerate(view.regions):
        for lying in shown.sea:
            card = box.take(lying.card)
            state.weather[region].append(card)
            if lying.awake:
                state.settled[region].append(card)
    for region in course.shifted:
        state.shifted += [card for card in state.settled[region] if CARDS[card] == STORMS]
    state.character_discards = box.take_all(course.character_discards)
    state.fortune_discards = box.take_all(course.fortune_discards)


def _characters(state: FiefState, view: FiefView, seat: int, unseen: list[int], top: list[int]) -> None:
    """Hands, the deck; what is left over are Nobles laid aside, as many men as women (P7)."""
    hidden = sum(hand.characters for other, hand in enumerate(view.hands) if other != seat)
    aside = len(unseen) + len(top) - hidden - view.characters.cards
    for man in (True, False):
        nobles = [c for c in unseen if c < len(NOBLES) and MAN[c] == man]
        state.aside += _draw(nobles, aside // 2)
    state.aside.sort()
    rest = [c for c in unseen if c not in state.aside]
    for other, hand in enumerate(view.hands):
        if other != seat:
            state.hands[other] += sorted(_draw(rest, hand.characters))
    state.characters = _draw(rest, view.characters.cards - len(top)) + top
    if rest:
        raise ValueError("there are more Characters than places")


def _fortunes(state: FiefState, view: FiefView, seat: int, unseen: list[int], top: list[int]) -> None:
    """Disasters are on the track and in the deck, whose top shows its back; Fortunes are in hands and in the deck."""
    reds = [c for c in unseen if is_disaster(c)]
    others = [c for c in unseen if not is_disaster(c)]
    state.track = _draw(reds, view.track)
    for other, hand in enumerate(view.hands):
        if other != seat:
            state.hands[other] += sorted(_draw(others, hand.fortunes))
    if view.fortunes.cards and not top:
        top = _draw(reds if view.fortunes.disaster else others, 1)
    rest = [c for c in unseen if c in reds or c in others]
    state.fortunes = _draw(rest, view.fortunes.cards - len(top)) + top
    if rest:
        raise ValueError("there are more Fortunes than places")


# --- troops ----------------------------------------------------------------------------------------------------------


def _muster(state: FiefState, view: FiefView, seat: int, luck: Dice) -> None:
    """Kinds of others' troops: each stack has as many as are seen, each family those that all have seen bought. In
    Sherwood knights wait (13.4), and knights ride parades (5.2)."""
    for family in range(state.families):
        if seat_of(state, family) == seat:
            continue
        fielded = view.families[family].fielded
        left = [fielded.get(UNIT_IDS[kind], 0) for kind in HIDDEN]
        veiled: list[tuple[Stack, int]] = []
        for stack, shown in zip(state.stacks, view.stacks, strict=True):
            if stack.family == family and shown.units is None:
                veiled.append((stack, shown.troops - stack.units[CROSSBOW]))
            elif stack.family == family:
                left = [n - stack.units[kind] for n, kind in zip(left, HIDDEN, strict=True)]
        pile = [kind for n, kind in zip(left, HIDDEN, strict=True) for _ in range(n)]
        luck.shuffle(pile, "troops")
        if sum(left) != sum(count for _, count in veiled):
            raise ValueError("there are more or fewer troops than were bought")
        for stack, count in sorted(veiled, key=_rides, reverse=True):
            if _rides((stack, count)):
                pile.sort(key=KNIGHT.__eq__)
            for kind in _draw(pile, count):
                stack.units[kind] += 1
            if _rides((stack, count)):
                luck.shuffle(pile, "troops")
            _march_on(state, stack)


def _rides(veiled: tuple[Stack, int]) -> bool:
    """Whether only knights are in a stack."""
    return veiled[0].city == SHERWOOD or veiled[0].site == PARADE


def _march_on(state: FiefState, stack: Stack) -> None:
    """Whoever stands with a Noble who has moved has marched with them."""
    there = [n for n in state.nobles if (n.place, n.family, n.site) == (stack.city, stack.family, stack.site)]
    if any(who.captor == FREE and who.steps for who in there):
        stack.moved = [0 if kind == CATAPULT else n for kind, n in enumerate(stack.units)]


def _lead(state: FiefState, view: FiefView, seat: int, luck: Dice) -> None:
    """The company of another seat's Noble on the way: as many as are seen, of those who stand with them. Some may have
    fallen since, which is looked after when the march goes on."""
    for frame in state.frames:
        if not isinstance(frame, March) or view.march is None or seat_of(state, view.march.family) == seat:
            continue
        who, ready = state.nobles[frame.noble], list[int]()
        for stack in stacks_at(state, who.place, who.family, who.site):
            ready += [kind for kind, n in enumerate(stack.units) if kind != CATAPULT for _ in range(n)]
        luck.shuffle(ready, "company")
        fallen = [SOLDIER] * (view.march.troops - len(ready))
        for kind in [*ready, *fallen][: view.march.troops]:
            frame.company[kind] += 1
        if len(frame.trail) > 1:
            frame.brought = list(frame.company)


# --- what else is hidden ---------------------------------------------------------------------------------------------


def _serve(state: FiefState, view: FiefView, course: CourseView, luck: Dice) -> None:
    """The servants in their deck, and those that others were dealt and have not given out yet (P9, P10)."""
    out = {*course.servants_gone, *(who.servant for who in state.nobles)}
    for frame in state.frames:
        if isinstance(frame, Assign):
            out.update(*frame.servants)
    unseen = [n for n in range(len(SERVANTS)) if n not in out]
    luck.shuffle(unseen, "servants")
    for frame in state.frames:
        if isinstance(frame, Assign):
            waiting = {who.family for who in state.nobles if who.family >= 0 and who.servant == NONE}
            for family in sorted(waiting):
                frame.servants[family] = frame.servants[family] or _draw(unseen, 2)
    state.servants = unseen


def _hide_relics(state: FiefState, view: FiefView, luck: Dice) -> None:
    """Nobody has seen which of the relics lies where."""
    places = [PLACE[relic.city] for relic in view.relics if not relic.slug]
    luck.shuffle(places, "relics")
    for relic in state.relics:
        if not relic.known:
            relic.city = places.pop()


def _vote(state: FiefState, view: FiefView, seat: int, luck: Dice) -> None:
    """Where families vote in turn it is seen on whom their markers lie, not which is the vote (9.1)."""
    for frame in state.frames:
        if not isinstance(frame, Election) or view.election is None:
            continue
        for placed in view.election.placed:
            if seat_of(state, placed.family) != seat:
                frame.votes[placed.family], frame.decoys[placed.family] = _papers(placed, luck)


def _papers(placed: PlacedView, luck: Dice) -> tuple[int, int]:
    """A vote and a decoy that lie on these candidates."""
    on = [NOBLE[slug] for slug in placed.on]
    luck.shuffle(on, "votes")
    if len(on) > 1:
        return on[0], on[1]
    return [(on[0], NONE), (NONE, on[0]), (on[0], on[0])][luck.below(3, "votes")]


def _fill_purses(state: FiefState, seat: int, luck: Dice) -> None:
    """Others have at most what they began with and one income; who waits for a Lord's consent can pay (4.9)."""
    gains = incomes(state)
    for other in range(state.seats):
        if other != seat:
            own = families_of(state, other)
            most = sum(sum(gains[family].values()) + N.start.money for family in own)
            state.purse[other] = luck.below(most + 1, "purse")
    for frame in state.frames:
        if isinstance(frame, Consent):
            builder = seat_of(state, frame.builder)
            if builder != seat:
                state.purse[builder] = max(state.purse[builder], N.royal_fortress)
