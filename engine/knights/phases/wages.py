"""Wages (K9.2): Regulars as far as the crowns go, then each Mercenary in full or not at all."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias, cast

import msgspec

from engine.core import Action, Event, Params, Phase, Prompts, Refusal
from engine.knights.board import doomed, sizes, troops_of
from engine.knights.court import dismiss
from engine.knights.deals import recall
from engine.knights.game_data import CIRCLE, NOBLE, NOBLE_IDS, NONE, SHAPES, TROOPS, UNPAID
from engine.knights.mods import law_mod, maintained, noble_mod
from engine.knights.phases.base import Asking
from engine.knights.phases.laws import bite
from engine.knights.spaces import return_cards
from engine.knights.state.frames_vote import Paying, Wages
from engine.knights.state.slugs import KEEP, TROOP_IDS, TROOP_SLUGS, card_in, slugs_of
from engine.knights.state.state import WAGES, KnState, Position, in_turn, nobles_of
from engine.knights.terms import REFUSE, act, argument, no, noble_at, seat_term, told, troop_term
from engine.knights.war.deaths import kill

SETTLE = act("settle")
HUNDRED = 100


def open_wages(state: KnState, events: list[Event]) -> None:
    """Wages begin."""
    state.frames.append(Wages(state.next(), in_turn(state)))
    events.append(told("wages", "phase", seals=True))


def pay_now(state: KnState, seat: int, events: list[Event]) -> None:
    """Mercenaries ask for their wages at once, outside the special phase (an Event); no law looks at it."""
    if mercenaries(state, seat):
        state.frames.append(Paying(seat, state.next(), relief_of(state, seat), False))


def holders(state: Position, seat: int) -> list[tuple[int, list[int]]]:
    """Who leads troops of a seat: its Nobles, on the board or not, and with -1 the stronghold."""
    found = [(n, state.nobles[n].troops) for n in nobles_of(state, seat)]
    return [*found, (NONE, state.barons[seat].stronghold.troops)]


def payroll(state: Position, seat: int) -> int:
    """Crowns that all troops of a seat would ask, nobody spared: what standing orders keep, since an army that is free
    now may outgrow that by what they hire."""
    return sum(TROOPS[t].wage for _, troops in holders(state, seat) for t in troops)


def unbound(state: KnState, seat: int) -> KnState:
    """The position once more, where troops of a seat can be let go without harm."""
    replace = msgspec.structs.replace
    nobles, barons = list(state.nobles), list(state.barons)
    for noble in nobles_of(state, seat):
        nobles[noble] = replace(nobles[noble], troops=list(nobles[noble].troops))
    hold = barons[seat].stronghold
    barons[seat] = replace(barons[seat], stronghold=replace(hold, troops=list(hold.troops)))
    return replace(state, nobles=nobles, barons=barons)


def is_free(state: Position, noble: int) -> bool:
    """Whether the circle's army asks no wages: troops of 400 or fewer, maintained ones counted, casualties and
    exhaustion or not (F6, F7)."""
    return noble != NONE and _free(state, noble, state.nobles[noble].troops)


def _free(state: Position, noble: int, troops: list[int]) -> bool:
    return noble != NONE and noble % len(SHAPES) == CIRCLE and sizes(troops) + maintained(state, noble) <= UNPAID


def relief_of(state: Position, seat: int) -> int:
    """Crowns that a quartermaster saves its army."""
    return sum(noble_mod(state, n, "wage-relief") or 0 for n in nobles_of(state, seat) if not is_free(state, n))


def regulars(state: Position, seat: int) -> list[int]:
    """Regulars who ask wages, the cheapest first."""
    cards = [t for n, troops in holders(state, seat) if not is_free(state, n) for t in troops]
    return sorted((t for t in cards if TROOPS[t].nation == NONE), key=lambda t: TROOPS[t].wage)


def mercenaries(state: Position, seat: int) -> list[tuple[int, int]]:
    """Mercenaries who ask wages, as (holder, card)."""
    return [
        (n, t)
        for n, troops in holders(state, seat)
        if not is_free(state, n)
        for t in troops
        if TROOPS[t].nation != NONE
    ]


Armies: TypeAlias = Sequence[tuple[int, list[int]]]
"""Troop cards by who leads them, see ``holders``."""


def wages_due(state: Position, seat: int) -> int:
    """Crowns that a seat pays at Wages where it pays everybody: nothing for a free army, less for that of a
    quartermaster (K9.2)."""
    return _due(state, holders(state, seat))


def wages_hired(state: Position, seat: int, card: int, holder: int) -> int:
    """The same once a Mercenary has joined a Noble, or with -1 the stronghold: where the circle's army is no longer
    free all of it asks, under a quartermaster less is added than the card says."""
    return _due(state, [(n, [*troops, card] if n == holder else troops) for n, troops in holders(state, seat)])


def wages_appointed(state: Position, seat: int, noble: int, office: int) -> int:
    """The same once a Noble holds an office: with maintained troops the circle's army may be free no longer."""
    nobles = list(state.nobles)
    nobles[noble] = msgspec.structs.replace(nobles[noble], office=office)
    held: Position = msgspec.structs.replace(cast(Any, state), nobles=nobles)
    return wages_due(held, seat)


def wages_saved(state: Position, seat: int, card: int, holder: int, total: int | None = None) -> int:
    """Crowns that a seat need not pay when a Mercenary goes: of the ``total`` that all who are left ask at Wages that
    are being paid, else at the next."""
    now, then = holders(state, seat), _without(holders(state, seat), card, holder)
    if total is None:
        return _due(state, now) - _due(state, then)
    asked, _ = _asked(state, now, hired=True)
    left, spared = _asked(state, then, hired=True)
    return total - (left - min(spared, asked - total))


def _due(state: Position, armies: Armies) -> int:
    asked, spared = _asked(state, armies)
    paid = [n for n, troops in armies if n != NONE and not _free(state, n, troops)]
    return asked - min(spared, sum(noble_mod(state, n, "wage-relief") or 0 for n in paid))


def _asked(state: Position, armies: Armies, *, hired: bool = False) -> tuple[int, int]:
    """The wages of all troops that ask any, of the ``hired`` alone, and those among them in a quartermaster's army."""
    asked = spared = 0
    for holder, troops in armies:
        if not _free(state, holder, troops):
            wages = sum(TROOPS[t].wage for t in troops if not hired or TROOPS[t].nation != NONE)
            asked += wages
            spared += wages if holder != NONE and noble_mod(state, holder, "wage-relief") else 0
    return asked, spared


def _without(armies: Armies, card: int, holder: int) -> Armies:
    """All but one card of a kind, of which a view tells no more."""
    found = [(n, list(troops)) for n, troops in armies]
    for n, troops in found:
        if n == holder:
            gone = card_in(troops, TROOP_IDS[card])
            if gone != NONE:
                troops.remove(gone)
    return found


def any_order(holder: int) -> bool:
    """Whether mercenaries who cannot be paid go in any order: those of the circle may be spared when others of its army
    have gone (F6)."""
    return holder == NONE or holder % len(SHAPES) != CIRCLE


def due(state: KnState, frame: Paying) -> int:
    """Crowns that pay all Mercenaries left; the quartermaster's army is spared some."""
    asked, spared = _asked(state, holders(state, frame.seat), hired=True)
    return asked - min(spared, frame.relief)


class WagesPhase(Phase[KnState, Wages]):
    """Each in turn pays as many Regulars as they can; who is not paid stays (K9.2)."""

    def prompts(self, state: KnState, frame: Wages) -> Prompts:
        return {}

    def why_not(self, state: KnState, frame: Wages, seat: int, action: Action) -> Refusal | None:
        return REFUSE.words(action)

    def act(self, state: KnState, frame: Wages, seat: int, action: Action, events: list[Event]) -> None:
        raise NotImplementedError

    def advance(self, state: KnState, frame: Wages, events: list[Event]) -> bool:
        if not frame.order:
            state.frames.remove(frame)
            return_cards(state, WAGES)
            return False
        seat = frame.order.pop(0)
        if state.barons[seat].out:
            return False
        relief, paid, short = relief_of(state, seat), 0, False
        owed = [*regulars(state, seat), *(card for _, card in mercenaries(state, seat))]
        recall(state, seat, sum(TROOPS[card].wage for card in owed), events)
        spared = {
            t for n, troops in holders(state, seat) if n != NONE and noble_mod(state, n, "wage-relief") for t in troops
        }
        for card in regulars(state, seat):
            off = min(relief, TROOPS[card].wage) if card in spared else 0
            price = TROOPS[card].wage - off
            if price <= state.barons[seat].crowns:
                state.barons[seat].crowns -= price
                relief -= off
                paid += price
            else:
                short = True
        if paid:
            events.append(told("pays-regulars", seals=True, seat=seat_term(seat), n=paid))
        state.frames.append(Paying(seat, state.next(), relief, short=short))
        return False


class PayingPhase(Asking[Paying]):
    """W2: which Mercenaries are paid; the others desert."""

    verbs = frozenset({"discharge", "settle"})
    step = "wages"
    orders = True

    def legal(self, state: KnState, frame: Paying, seat: int) -> list[Action]:
        found = [
            act("discharge", slug, KEEP if holder == NONE else NOBLE_IDS[holder])
            for holder, troops in holders(state, seat)
            if not is_free(state, holder)
            for slug in slugs_of([t for t in troops if TROOPS[t].nation != NONE])
        ]
        return [SETTLE, *found] if self.payable(state, frame) else found

    @staticmethod
    def payable(state: KnState, frame: Paying) -> bool:
        """Whether all mercenaries left can be paid: every Regular was (K9.2), and there are crowns enough."""
        return not frame.short and due(state, frame) <= state.barons[frame.seat].crowns

    def default(self, state: KnState, frame: Paying, seat: int, legal: list[Action]) -> tuple[Action, ...]:
        """The dearest go until the others can be paid; what is forced by then, or what standing orders say, is not said
        here. Where that kills a Noble the rest is asked anew."""
        if SETTLE in legal:
            return (SETTLE,)
        found: list[Action] = []
        after = unbound(state, seat)
        while left := mercenaries(after, seat):
            if self.payable(after, frame):
                return (*found, SETTLE) if state.orders[seat].wages == "ask" else tuple(found)
            holder, card = max(left, key=lambda pair: (TROOPS[pair[1]].wage, pair))
            if self.open(after, frame):
                found.append(act("discharge", TROOP_IDS[card], KEEP if holder == NONE else NOBLE_IDS[holder]))
            dict(holders(after, seat))[holder].remove(card)
            if undone(after, holder):
                break
        return tuple(found)

    def params(self, state: KnState, frame: Paying, seat: int) -> Params:
        return {"n": due(state, frame), "crowns": state.barons[seat].crowns, "short": int(frame.short)}

    def refuse(self, state: KnState, frame: Paying, seat: int, action: Action) -> Refusal:
        if action == SETTLE:
            have = state.barons[seat].crowns
            return no("wages-short") if frame.short else no("wages", {"n": due(state, frame), "have": have})
        known = argument(action, 0) in TROOP_SLUGS and (noble_at(action, 1) is not None or argument(action, 1) == KEEP)
        return no("discharge") if known else REFUSE.words(action)

    def act(self, state: KnState, frame: Paying, seat: int, action: Action, events: list[Event]) -> None:
        if action == SETTLE:
            self._pay(state, frame, events)
            return
        holder = NONE if argument(action, 1) == KEEP else NOBLE[argument(action, 1)]
        troops = state.barons[seat].stronghold.troops if holder == NONE else state.nobles[holder].troops
        card = card_in(troops, argument(action, 0))
        dismiss(state, troops, card)
        events.append(told("deserts", seals=True, seat=seat_term(seat), troop=troop_term(card)))
        if undone(state, holder):
            frame.number = state.next()
        forsaken(state, holder, events)

    @staticmethod
    def _pay(state: KnState, frame: Paying, events: list[Event]) -> None:
        state.frames.remove(frame)
        owed = due(state, frame)
        state.barons[frame.seat].crowns -= owed
        events.append(told("pays", "line" if owed else "log", seals=True, seat=seat_term(frame.seat), n=owed))
        limit = law_mod(state, "arms-tax")
        if frame.tax and limit is not None:
            men = sum(sizes(troops) for _, troops in holders(state, frame.seat))
            bite(state, frame.seat, "arms-tax", max(0, -(-(men - limit) // HUNDRED)), events)

    def advance(self, state: KnState, frame: Paying, events: list[Event]) -> bool:
        if state.barons[frame.seat].out:
            state.frames.remove(frame)
            return False
        if not mercenaries(state, frame.seat):
            self._pay(state, frame, events)
            return False
        recall(state, frame.seat, due(state, frame), events)
        if self.open(state, frame):
            return True
        self.act(state, frame, frame.seat, self.legal(state, frame, frame.seat)[0], events)
        return False

    def open(self, state: KnState, frame: Paying) -> bool:
        """Whether there is something to decide: not where one mercenary is left who must go, nor where all must, in
        whatever order."""
        free = not frame.short or not all(any_order(holder) for holder, _ in mercenaries(state, frame.seat))
        return free and len(self.legal(state, frame, frame.seat)) > 1


def undone(state: Position, noble: int) -> bool:
    """Whether a Noble on the board dies of what has deserted: of its casualties, with the option for want of troops."""
    if noble == NONE or state.nobles[noble].area == NONE:
        return False
    return doomed(state, noble) or (state.options.abandoned and not troops_of(state, noble))


def forsaken(state: KnState, noble: int, events: list[Event]) -> None:
    """A desertion may leave a Noble with as many casualties as troops, or without any: with the option it dies as one
    abandoned, whose heir follows whatever Events say (F9, F34)."""
    if state.options.abandoned and undone(state, noble):
        kill(state, noble, events, spared=True)
