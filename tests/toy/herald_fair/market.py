"""What lies beside the day: the market with its offers, the toll that a veto may end, the standing bids."""

from __future__ import annotations

import functools
from collections.abc import Iterable, Sequence
from itertools import product

from engine.core import (
    Action,
    Asking,
    Event,
    Params,
    Piece,
    Refusal,
    SeatRef,
    Tell,
    seat_slug,
    slug_seat,
)
from engine.core.standing import Offered, SettingsPhase
from herald_fair.phases import NO, give_back
from herald_fair.state import (
    CHAIN,
    GOODS,
    OPEN,
    PRICES,
    STEP,
    FairState,
    Market,
    Offer,
    Toll,
    Wishes,
    gain,
    has,
    offers,
    pair,
    store,
)

ANSWERS = frozenset({"accept", "refuse", "counter"})
ASK = "ask"
WISHES = Offered(Action("standing-bid", (word,)) for word in (ASK, 0, 10, 20, 50))


@functools.cache
def deals(seats: int, seat: int, steps: int) -> list[Action]:
    """Every offer that a seat can make with so many steps of coins."""
    others = [seat_slug(s) for s in range(seats) if s != seat]
    found = product(("offer", "whisper"), others, range(STEP, STEP * steps + 1, STEP), GOODS)
    return [Action(verb, (other, price, good)) for verb, other, price, good in found]


def terms(offer: Offer) -> Params:
    """An offer as the parameters of a message."""
    buyer = offer.to if offer.maker == offer.seller else offer.maker
    return {
        "seat": SeatRef(offer.maker),
        "other": SeatRef(offer.to),
        "buyer": SeatRef(buyer),
        "n": offer.price,
        "good": Piece(offer.good),
        "number": offer.number,
    }


def known(offer: Offer) -> tuple[int, ...] | None:
    """Who hears of an offer: everybody, or the two alone."""
    return tuple(sorted((offer.maker, offer.to))) if offer.whispered else None


def aloud(offer: Offer) -> Tell:
    """The thread hears of an offer that was made aloud."""
    return "log" if offer.whispered else "line"


def lay(state: FairState, offer: Offer, events: list[Event]) -> None:
    """Open an offer: what its maker would give is laid aside, so that accepting never depends on what they hide."""
    if offer.maker == offer.seller:
        store(state, offer.maker, offer.good, -1)
    else:
        state.purse[offer.maker] -= offer.price
    state.sides.append(offer)
    key = "fair-offers-good" if offer.maker == offer.seller else "fair-offers-coins"
    events.append(Event(key, terms(offer), known(offer), seals=True, tell=aloud(offer)))


def next_number(state: FairState, one: int, other: int, whispered: bool) -> int:
    """The number of a new offer. Whispered ones count for each pair alone, so that a gap tells nobody of them."""
    if not whispered:
        state.offered += 1
        return state.offered
    between = pair(state, one, other)
    state.whispered[between] += 1
    return 1000 * (between + 1) + state.whispered[between] % 1000


class MarketPhase(Asking[FairState, Market]):
    """F-11: at any time a seat may offer coins for a good, aloud or in a whisper, and withdraw its offers."""

    verbs = frozenset({"offer", "whisper", "withdraw"})
    step = "market"
    pace = "offer"
    refusals = NO

    def asked(self, state: FairState, frame: Market) -> Iterable[int]:
        return range(state.seats)

    def ident(self, state: FairState, frame: Market, seat: int) -> str:
        return "market"

    def default(self, state: FairState, frame: Market, seat: int, legal: list[Action]) -> tuple[Action, ...]:
        return ()

    def params(self, state: FairState, frame: Market, seat: int) -> Params:
        return {"n": state.purse[seat]}

    def claims(self, state: FairState, frame: Market, seat: int, action: Action) -> bool:
        """Answers to offers that do not stand come here as well, to be told so."""
        if action.verb not in ANSWERS:
            return action.verb in self.verbs
        return not any(f.to == seat and action.args[:1] == (f.number,) for f in offers(state))

    def legal(self, state: FairState, frame: Market, seat: int) -> list[Action]:
        mine = [f for f in offers(state) if f.maker == seat]
        back = [Action("withdraw", (f.number,)) for f in mine]
        if len(mine) >= OPEN:
            return back
        return [*deals(state.seats, seat, state.purse[seat] // STEP), *back]

    def why_not(self, state: FairState, frame: Market, seat: int, action: Action) -> Refusal | None:
        args = action.args
        if action.verb == "withdraw" and any((f.maker, (f.number,)) == (seat, args) for f in offers(state)):
            return None
        if action.verb in (*ANSWERS, "withdraw"):
            number = args[0] if args and isinstance(args[0], int) else 0
            return Refusal("fair-no-offer", {"number": number}) if number > 0 else NO.words(action)
        if len(args) == 3 and slug_seat(args[0]) == seat:
            return Refusal("fair-no-self")
        if len(args) == 3 and isinstance(args[1], int) and args[1] > state.purse[seat]:
            return Refusal("fair-no-purse", {"n": state.purse[seat]})
        if sum(f.maker == seat for f in offers(state)) >= OPEN:
            return Refusal("fair-no-more-offers", {"n": OPEN})
        fits = len(args) == 3 and args[1] in PRICES and int(args[1]) % STEP == 0 and args[2] in GOODS
        return None if fits and slug_seat(args[0]) in range(state.seats) else NO.words(action)

    def act(self, state: FairState, frame: Market, seat: int, action: Action, events: list[Event]) -> None:
        if action.verb == "withdraw":
            offer = next(f for f in offers(state) if f.number == action.args[0])
            state.sides.remove(offer)
            give_back(state, offer)
            events.append(Event("fair-withdrawn", terms(offer), known(offer), seals=True, tell=aloud(offer)))
            return
        to, price, good = slug_seat(action.args[0]), int(action.args[1]), str(action.args[2])
        assert to is not None
        whispered = action.verb == "whisper"
        number = next_number(state, seat, to, whispered)
        lay(state, Offer(number, seat, to, to, price, good, whispered), events)


class OfferPhase(Asking[FairState, Offer]):
    """F-12: an offer is accepted, refused or countered with another price; a countered one is dead."""

    verbs = ANSWERS
    step = "offer"
    pace = "offer"
    notify = True
    refusals = NO

    def asked(self, state: FairState, frame: Offer) -> Iterable[int]:
        return (frame.to,)

    def ident(self, state: FairState, frame: Offer, seat: int) -> str:
        return f"offer-{frame.number}"

    def default(self, state: FairState, frame: Offer, seat: int, legal: list[Action]) -> tuple[Action, ...]:
        return (Action("refuse", (frame.number,)),)

    def params(self, state: FairState, frame: Offer, seat: int) -> Params:
        return terms(frame)

    def claims(self, state: FairState, frame: Offer, seat: int, action: Action) -> bool:
        return action.verb in self.verbs and seat == frame.to and action.args[:1] == (frame.number,)

    def legal(self, state: FairState, frame: Offer, seat: int) -> list[Action]:
        sells = seat == frame.seller
        able = has(state, seat, frame.good) if sells else state.purse[seat] >= frame.price
        counters = [p for p in PRICES if p != frame.price and (sells or p <= state.purse[seat])]
        if frame.chain >= CHAIN or (sells and not able):
            counters = []
        return [
            *([Action("accept", (frame.number,))] if able else []),
            Action("refuse", (frame.number,)),
            *(Action("counter", (frame.number, price)) for price in counters),
        ]

    def refuse(self, state: FairState, frame: Offer, seat: int, action: Action) -> Refusal:
        if action == Action("accept", (frame.number,)):
            if seat == frame.seller:
                return Refusal("fair-no-good", {"good": Piece(frame.good)})
            return Refusal("fair-no-purse", {"n": state.purse[seat]})
        if action.verb == "counter" and seat == frame.seller and not has(state, seat, frame.good):
            return Refusal("fair-no-good", {"good": Piece(frame.good)})
        return NO.words(action)

    def act(self, state: FairState, frame: Offer, seat: int, action: Action, events: list[Event]) -> None:
        state.sides.remove(frame)
        if action.verb == "accept":
            buyer = frame.to if frame.maker == frame.seller else frame.maker
            if frame.maker == frame.seller:
                state.purse[seat] -= frame.price
            else:
                store(state, seat, frame.good, -1)
            gain(state, frame.seller, frame.price)
            store(state, buyer, frame.good)
            events.append(Event("fair-accepted", terms(frame), known(frame), seals=True, tell=aloud(frame)))
            return
        give_back(state, frame)
        events.append(Event("fair-refused", terms(frame), known(frame), seals=True, tell=aloud(frame)))
        if action.verb == "counter":
            number = next_number(state, seat, frame.maker, frame.whispered)
            price = int(action.args[1])
            chain = frame.chain + 1
            lay(
                state, Offer(number, seat, frame.maker, frame.seller, price, frame.good, frame.whispered, chain), events
            )


class TollPhase(Asking[FairState, Toll]):
    """F-13: until the evening whoever holds a veto may end the toll; the first to do so spends a card."""

    verbs = frozenset({"veto"})
    step = "toll"
    pace = "offer"
    refusals = NO

    def asked(self, state: FairState, frame: Toll) -> Iterable[int]:
        return [seat for seat in range(state.seats) if state.cards[seat]]

    def legal(self, state: FairState, frame: Toll, seat: int) -> list[Action]:
        return [Action("veto")]

    def ident(self, state: FairState, frame: Toll, seat: int) -> str:
        return f"toll-{frame.day}"

    def default(self, state: FairState, frame: Toll, seat: int, legal: list[Action]) -> tuple[Action, ...]:
        return ()

    def params(self, state: FairState, frame: Toll, seat: int) -> Params:
        return {"n": 10}

    def absent(self, state: FairState, frame: Toll, asked: Sequence[int]) -> Refusal:
        return Refusal("fair-no-card")  # and not a word about who holds one

    def act(self, state: FairState, frame: Toll, seat: int, action: Action, events: list[Event]) -> None:
        state.cards[seat] -= 1
        state.sides.remove(frame)
        events.append(Event("fair-vetoed", {"seat": SeatRef(seat)}, seals=True, tell="line"))


class WishesPhase(SettingsPhase[FairState, Wishes]):
    """F-14: a standing bid answers every auction by itself."""

    verbs = frozenset({"standing-bid"})
    refusals = NO

    def seats(self, state: FairState, frame: Wishes) -> Iterable[int]:
        return range(state.seats)

    def offered(self, state: FairState, seat: int) -> Offered:
        return WISHES

    def change(self, state: FairState, seat: int, action: Action) -> None:
        word = action.args[0]
        state.standing[seat] = word if isinstance(word, int) else -1
