"""The political turn (8.0): levies disband, usurpation, both sides go home, the next campaign is made ready."""

from __future__ import annotations

from collections import Counter

from engine.core import Action, Event, Params, Phase, Prompts, Refusal, SeatRef, shares
from engine.roses.analysis.feeding import fed_besides, hungry, obvious
from engine.roses.analysis.fighting import CLARENCE, open_shields, rank_of
from engine.roses.analysis.marching import barred
from engine.roses.analysis.throne import london, margin, supports
from engine.roses.board import (
    AREA_IDS,
    AREAS,
    BLOCK,
    BLOCK_IDS,
    BLOCKS,
    CALAIS,
    CROWN,
    EXILE,
    EXILES,
    HOME,
    NEVILLES,
    RANK,
    SHIELDS,
    SIDE,
    STEPS,
    SUPPLY,
    SUPPORTER,
    WELSH,
    YORK,
)
from engine.roses.fate import crown
from engine.roses.naming import all_pieces, all_places, piece, place
from engine.roses.phases.base import ask, not_your_turn, one_block, two, wrong_verb, wrong_words
from engine.roses.phases.cards import begin_campaign
from engine.roses.phases.movement import no, refuse_own
from engine.roses.phases.supply import fed_guests
from engine.roses.state import (
    FALLEN,
    NOWHERE,
    POOL,
    SPENT,
    Political,
    RosesState,
    blocks_of,
    conceal_all,
    held,
    owner,
)
from engine.roses.view import Support

DISBAND, USURP, PRETENDER_HOME, KING_HOME, EXILE_PRETENDER, EXILE_KING, RESET = range(7)
POOL_WORD = NOWHERE[-1 - POOL]
"""Says instead of an area that a block goes to the pool."""
HOME_ALL = Action("home-all")
"""Everybody goes to the obvious home."""
EXILED_NEVILLES = (BLOCK["yor_kent"], BLOCK["yor_salisbury"])


def houses_support(state: RosesState) -> list[Support]:
    """Nobles, heirs and churches per seat, and London (8.2). Exile, Man and the pools do not count."""
    where: tuple[Counter[str], Counter[str]] = (Counter(), Counter())
    prisoner = [0, 0]
    for block, area in enumerate(state.where):
        if supports(block, area):
            if block == state.prisoner:
                prisoner[SIDE[block]] = 1
            else:
                where[SIDE[block]][AREA_IDS[area]] += 1
    return [Support(list(where[seat].items()), int(london(state, seat)), prisoner[seat]) for seat in (0, 1)]


def support(state: RosesState) -> list[int]:
    """The support of both seats, in numbers (8.2)."""
    return [house.total for house in houses_support(state)]


def homes(state: RosesState, block: int) -> list[int]:
    """Areas a block may go home to; empty when it must go to the pool (8.3, 8.4)."""
    seat = owner(state, block)
    enemy = held(state)[1 - seat]
    if RANK[block]:
        if seat != state.king:
            return list(EXILES[seat])
        places = open_shields(state, block) | {n for n in range(len(AREAS)) if CROWN[n]}
        return [n for n in sorted(places) if not enemy[n]]
    if BLOCKS[block].kind == "church":
        return [] if enemy[HOME[block]] else [HOME[block]]
    shields = SHIELDS[block]
    if block in NEVILLES:
        for other in NEVILLES:
            if SIDE[other] == seat and state.is_dead(other):
                shields |= SHIELDS[other]
    found = [n for n in sorted(shields) if not enemy[n] and not barred(n, seat)]
    if block == CLARENCE:
        return [n for n in found if not any(at == n for b, at in enumerate(state.where) if b != block)]
    if block not in EXILED_NEVILLES:
        return found
    shut = all(enemy[n] for n in SHIELDS[block])
    others = [b for b in fed_guests(state, CALAIS, YORK) if b != block]
    found = [n for n in found if n != CALAIS]
    if (shut or CALAIS in shields) and fed_besides(CALAIS, len(others)):
        found.append(CALAIS)
    return found


def may_stay_out(state: RosesState, block: int) -> bool:
    """Whether a Neville shut out of all their own shields may go to the pool instead of elsewhere (8.3)."""
    if block not in NEVILLES:
        return False
    seat = SIDE[block]
    enemy = held(state)[1 - seat]
    return all(enemy[n] or barred(n, seat) for n in SHIELDS[block])


def last_place(state: RosesState) -> bool:
    """Whether Kent and Salisbury both ask for Calais and only one of them finds room: no order says which (8.3)."""
    asking = [b for b in EXILED_NEVILLES if state.where[b] >= 0 and EXILE[state.where[b]] < 0]
    room = fed_besides(CALAIS, len(fed_guests(state, CALAIS, YORK)))
    return 0 < room < sum(CALAIS in homes(state, b) for b in asking)


class PoliticalPhase(Phase[RosesState, Political]):
    """A seat is asked only where a block has more than one home, or exile has more guests than it can feed."""

    orders = True

    def _seat(self, state: RosesState, frame: Political) -> int:
        return 1 - state.king if frame.stage in (PRETENDER_HOME, EXILE_PRETENDER) else state.king

    def _travellers(self, state: RosesState, frame: Political) -> list[int]:
        """Heirs, nobles and churches on the map that have not gone home; who is in exile stays there (8.4)."""
        return [
            b
            for b in blocks_of(state, self._seat(state, frame))
            if state.where[b] >= 0
            and EXILE[state.where[b]] < 0
            and b not in frame.settled
            and b != state.prisoner
            and SUPPORTER[b]
        ]

    def _crowded(self, state: RosesState, seat: int) -> list[int]:
        """Exile areas that hold more blocks than they feed (7.2)."""
        return [area for area in EXILES[seat] if hungry(area, len(fed_guests(state, area, seat)))]

    def _guests(self, state: RosesState, seat: int) -> list[int]:
        """The blocks in them."""
        return [b for area in self._crowded(state, seat) for b in fed_guests(state, area, seat)]

    def _leavers(self, state: RosesState, seat: int) -> list[Action]:
        """Who leaves when nobody chooses: common men first, heirs last, the head of the house never."""
        found: list[Action] = []
        for area in self._crowded(state, seat):
            guests = sorted(fed_guests(state, area, seat), key=lambda b: (b in state.heads, rank_of(b)))
            found += [Action("dismiss", (BLOCK_IDS[b],)) for b in guests[: hungry(area, len(guests))]]
        return found

    def _answers(self, state: RosesState, frame: Political) -> list[Action]:
        if frame.stage in (EXILE_PRETENDER, EXILE_KING):
            return [Action("dismiss", (BLOCK_IDS[b],)) for b in self._guests(state, self._seat(state, frame))]
        return [
            Action("home", (BLOCK_IDS[b], where))
            for b in self._travellers(state, frame)
            for where in [*(AREA_IDS[n] for n in homes(state, b)), *([POOL_WORD] if may_stay_out(state, b) else [])]
        ]

    def prompts(self, state: RosesState, frame: Political) -> Prompts:
        """Silence takes the obvious home for everybody; from a crowded exile common men go first, heirs last."""
        seat = self._seat(state, frame)
        if frame.stage in (PRETENDER_HOME, KING_HOME):
            travellers = self._travellers(state, frame)
            actions = [*self._answers(state, frame), HOME_ALL]
            about: Params = {"n": len(travellers), "blocks": all_pieces(travellers)}
            return {seat: [ask(state, "home", actions, [HOME_ALL], about)]}
        area = self._crowded(state, seat)[0]
        guests = len(fed_guests(state, area, seat))
        params: Params = {"area": place(area), "n": hungry(area, guests), "have": guests, "feeds": SUPPLY[area]}
        return {seat: [ask(state, "dismiss", self._answers(state, frame), self._leavers(state, seat), params)]}

    def why_not(self, state: RosesState, frame: Political, seat: int, action: Action) -> Refusal | None:
        asked = self._seat(state, frame)
        step = "home" if frame.stage in (PRETENDER_HOME, KING_HOME) else "dismiss"
        if seat != asked:
            return not_your_turn(asked)
        if step == "home" and action == HOME_ALL:
            return None
        if action.verb != step:
            known = action.verb == HOME_ALL.verb and step == "home"
            return wrong_words(action) if known else wrong_verb(action, step)
        if step == "dismiss":
            block = one_block(action)
            if block is None:
                return wrong_words(action)
            if block in self._guests(state, seat):
                return None
            crowded = all_places(self._crowded(state, seat))
            return Refusal("roses-no-dismissal", {"block": piece(block), "areas": crowded})
        if len(action.args) == 2 and action.args[1] == POOL_WORD:
            block = BLOCK.get(str(action.args[0]))
            if block is None:
                return wrong_words(action)
            if block not in self._travellers(state, frame):
                return self._stays(state, frame, seat, block)
            return None if may_stay_out(state, block) else Refusal("roses-no-home-pool", {"block": piece(block)})
        named = two(action)
        if named is None:
            return wrong_words(action)
        block, area = named
        if block not in self._travellers(state, frame):
            return self._stays(state, frame, seat, block)
        places = homes(state, block)
        if area in places:
            return None
        if block == CLARENCE and area in self._hopes(state, frame):
            return no("home-yet", block, area)
        return no("home", block, area, {"areas": all_places(places)})

    def _stays(self, state: RosesState, frame: Political, seat: int, block: int) -> Refusal:
        """Why a block is none of those that go home now."""
        refusal = refuse_own(state, seat, block)
        if refusal is not None:
            return refusal
        here = state.where[block]
        if block in frame.settled:
            return no("home-gone", block, here)
        return no("prisoner", block, here) if block == state.prisoner else no("home-exile", block, here)

    def act(self, state: RosesState, frame: Political, seat: int, action: Action, events: list[Event]) -> None:
        if action.verb == "dismiss":
            block = one_block(action)
            assert block is not None
            frame.settled[:] = [b for b in frame.settled if b != block]
            self._to_pool(state, block, events)
            return
        if action == HOME_ALL:
            self._all_home(state, frame, seat, events)
            return
        if action.args[1] == POOL_WORD:
            self._to_pool(state, BLOCK[str(action.args[0])], events)
            return
        named = two(action)
        assert named is not None
        self._go(state, frame, *named, events)

    def _all_home(self, state: RosesState, frame: Political, seat: int, events: list[Event]) -> None:
        """Everybody to the obvious home, those first who have Calais alone, and Clarence last: nobody takes the only
        place of somebody else while they have another of their own (rulings 23, S13)."""

        def turn(block: int) -> tuple[bool, bool]:
            return block == CLARENCE, not (block in EXILED_NEVILLES and homes(state, block) == [CALAIS])

        for block in sorted(self._travellers(state, frame), key=turn):
            places = homes(state, block)
            if block != CLARENCE and CLARENCE in self._travellers(state, frame):
                hopes = self._hopes(state, frame)
                places = [n for n in places if hopes != {n}] or places
            if places:  # who has none goes to the pool as everybody is looked at once more
                self._go(state, frame, block, obvious(held(state)[seat], places), events)

    def _hopes(self, state: RosesState, frame: Political) -> set[int]:
        """York shields that are free for Clarence of Lancaster, or that own blocks on their way home may still leave:
        who has no other home has gone already."""
        leaving = {CLARENCE, *self._travellers(state, frame)}
        return set(SHIELDS[CLARENCE]) - {area for b, area in enumerate(state.where) if b not in leaving}

    def _go(self, state: RosesState, frame: Political, block: int, area: int, events: list[Event]) -> None:
        seat, here = SIDE[block], state.where[block]
        frame.settled.append(block)
        state.where[block] = area
        public: Params = {
            "seat": SeatRef(seat), "from": place(here), "area": place(area)
        }  # fmt: skip
        events.append(Event("roses-home", public))
        events.append(Event("roses-home-own", {**public, "block": piece(block)}, (seat,)))

    def _to_pool(self, state: RosesState, block: int, events: list[Event]) -> None:
        seat, here = owner(state, block), state.where[block]
        state.where[block], state.steps[block] = POOL, 0
        public: Params = {"seat": SeatRef(seat), "from": place(here)}
        events.append(Event("roses-pooled", public))
        events.append(Event("roses-pooled-own", {**public, "block": piece(block)}, (seat,)))

    def advance(self, state: RosesState, frame: Political, events: list[Event]) -> bool:
        if frame.stage == DISBAND:
            self._disband(state, events)
        elif frame.stage == USURP:
            self._usurp(state, events)
        elif frame.stage in (PRETENDER_HOME, KING_HOME):
            if self._send_home(state, frame, events):
                return True
        elif frame.stage in (EXILE_PRETENDER, EXILE_KING):
            if self._crowded(state, self._seat(state, frame)):
                return True
        else:
            self._reset(state, events)
            return False
        frame.stage += 1
        return False

    def _send_home(self, state: RosesState, frame: Political, events: list[Event]) -> bool:
        """Send whoever has one home or none; true when somebody has a choice. Clarence of Lancaster is the last: while
        others may still leave a York shield their owner says in which order they go (9.1)."""
        for block in sorted(self._travellers(state, frame), key=lambda b: b == CLARENCE):
            places = homes(state, block)
            if block == CLARENCE and self._hopes(state, frame) - set(places):
                continue
            if not places:
                self._to_pool(state, block, events)
            elif len(places) == 1 and not may_stay_out(state, block):
                self._go(state, frame, block, places[0], events)
        return bool(self._travellers(state, frame))

    def _disband(self, state: RosesState, events: list[Event]) -> None:
        """Levies, bombards, the Welsh and the rebel go to the pool, mercenaries home (8.1)."""
        conceal_all(state)
        events.append(Event("roses-political", {"n": state.campaign}, seals=True, tell="phase"))
        for block, area in enumerate(state.where):
            if area < 0:
                continue
            kind = BLOCKS[block].kind
            if kind in ("levy", "bombard", "rebel") or block == WELSH:
                state.where[block], state.steps[block] = POOL, 0
            elif kind == "mercenary":
                state.where[block] = HOME[block]
        events.append(Event("roses-disbanded"))

    def _usurp(self, state: RosesState, events: list[Event]) -> None:
        """The pretender needs more than the King (8.2). After the last campaign the King has won (9.0)."""
        state.support = houses_support(state)
        counts = [house.total for house in state.support]
        pretender = 1 - state.king
        usurped = margin(counts[pretender], counts[state.king], False) >= 0
        if usurped:
            state.king = pretender
        events.append(
            Event(
                "roses-usurped" if usurped else "roses-throne-held",
                {"counts": shares(counts), "seat": SeatRef(state.king)},
                seals=True,
                tell="line",
            )
        )
        for seat in (0, 1):
            if usurped and state.heads[seat] < 0:
                crown(state, seat, events)
        if state.campaign == state.last:
            state.winner, state.reason = state.king, "throne"

    def _reset(self, state: RosesState, events: list[Event]) -> None:
        """Blocks face down are ready again, all are at full strength, the cards are dealt (8.5)."""
        for block, where in enumerate(state.where):
            if where == SPENT:
                state.where[block] = POOL
            elif where == FALLEN:
                state.where[block] = HOME[block]
            if state.where[block] >= 0:
                state.steps[block] = STEPS[block]
        state.frames.pop()
        state.campaign += 1
        begin_campaign(state, events)
