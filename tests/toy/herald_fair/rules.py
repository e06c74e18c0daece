"""The rules of the fair as every game has them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar

import msgspec

from engine.core import SEAL, Action, Dice, Figures, FrameRules, GameState, Outcome, Phase, Piece, Prompt, Term
from herald_fair.market import ASK, MarketPhase, OfferPhase, TollPhase, WishesPhase
from herald_fair.phases import (
    NO,
    AuctionPhase,
    CartPhase,
    DayPhase,
    HangPhase,
    ObjectionPhase,
    VotePhase,
    outcome,
)
from herald_fair.state import (
    CHAIN,
    FULL,
    GATES,
    GOODS,
    OPEN,
    PRICES,
    SIGNS,
    Auction,
    Cart,
    Day,
    FairOptions,
    FairState,
    Hang,
    Market,
    Objection,
    Offer,
    Over,
    Toll,
    Vote,
    Wishes,
    offers,
)
from herald_fair.view import FairView, build


class FairRules(FrameRules[FairState, FairView]):
    """A market fair for two to six."""

    id: ClassVar[str] = "fair"
    """The slug of the game: ``fair-`` begins every key of its words."""
    seats: ClassVar[range] = range(2, 7)
    """Two to six may play."""
    rules_version: ClassVar[int] = 1
    """Still the first rules."""
    schema_version: ClassVar[int] = 1
    """Still the first shape of a save."""
    Options: ClassVar[type[msgspec.Struct]] = FairOptions
    """What a table chooses before the start."""
    negotiates: ClassVar[bool] = True
    """Players bargain, aloud and in whispers (F-11)."""
    State: ClassVar[type[GameState]] = FairState
    """The full position."""
    View: ClassVar[type[msgspec.Struct]] = FairView
    """What a seat may know of it."""
    preferences: ClassVar[tuple[str, ...]] = ("standing-bid",)
    """A standing bid answers auctions, it never brings the fair on by itself (F-14)."""
    phases: ClassVar[dict[type, Phase[Any, Any]]] = {
        Hang: HangPhase(),
        Day: DayPhase(),
        Vote: VotePhase(),
        Auction: AuctionPhase(),
        Cart: CartPhase(),
        Objection: ObjectionPhase(),
        Market: MarketPhase(),
        Offer: OfferPhase(),
        Toll: TollPhase(),
        Wishes: WishesPhase(),
    }
    """The rules of each kind of frame, by its type: first those of the day, then those beside it."""
    Over: ClassVar[type] = Over
    """On top when the fair has ended."""
    refusals = NO

    def setup(self, *, seats: int, seed: str, options: msgspec.Struct | None = None) -> FairState:
        chosen = options or FairOptions()
        if not isinstance(chosen, FairOptions) or not isinstance(seats, int) or seats not in self.seats:
            raise ValueError(f"a fair has 2 to 6 seats and its own options, not {seats!r} seats and {options!r}")
        if not isinstance(seed, str) or chosen.rounds not in range(1, 5) or chosen.cards not in range(7):
            raise ValueError("a fair lasts 1 to 4 days, has 0 to 6 first vetoes and a text for a seed")
        dice = Dice(seed)
        cards = [int(n < chosen.cards) for n in range(6)]
        dice.shuffle(cards, "cards")
        return FairState(
            schema_version=1,
            rules_version=1,
            seats=seats,
            dice=dice,
            options=chosen,
            day=1,
            purse=[60] * seats,
            cellar=[[0] * len(GOODS) for _ in range(seats)],
            cards=cards[:seats],
            standing=[-1] * seats,
            signs=[""] * seats,
            pennants=[0] * seats,
            bids=[-1] * seats,
            offered=0,
            whispered=[0] * seats * seats,
            frames=[Hang(0)],
            sides=[Market(), Wishes()],
        )

    def view(self, state: FairState, seat: int | None) -> FairView:
        return build(state, seat)

    def figures(self, view: FairView, seat: int) -> Figures:
        assert view.own is not None
        goods = [Piece(GOODS[n]) for n, count in enumerate(view.own.cellar) for _ in range(count)]
        return Figures(
            {"coins": view.own.purse, "pennants": view.pennants[seat]},
            {"goods": list[Term](goods)},
            dict(enumerate(view.pennants)),
        )

    def round_of(self, view: FairView) -> int:
        return view.day

    def reached(self, view: FairView, number: int) -> bool:
        return view.day >= number and view.step != "hang"

    def styles(self) -> dict[str, tuple[Action, ...]]:
        return {"careful": (Action("standing-bid", (ASK,)),), "quick": (Action("standing-bid", (20,)),)}

    def answer(self, state: FairState, seat: int, prompt: Prompt) -> Action | None:
        wish = state.standing[seat]
        if prompt.step != "bid" or prompt.pace != "turn" or wish < 0:
            return None
        return SEAL if SEAL in prompt.actions else Action("bid", (min(wish, state.purse[seat]),))

    def outcome(self, state: FairState) -> Outcome | None:
        return outcome(state) if isinstance(state.frames[-1], Over) else None

    def _faults(self, state: FairState, public: bool) -> Iterator[str]:
        """No value of this game is corrected by hand, so that nobody asks for what everybody sees alone."""
        if not public:
            yield from _unsound(state)


def _unsound(state: FairState) -> Iterator[str]:
    """Everything about a save that no play leads to and no phase could stand."""
    n = state.seats
    if n not in FAIR.seats:
        yield "impossible seats"
        return
    rows: list[list[Any]] = [
        state.purse,
        state.cellar,
        state.cards,
        state.standing,
        state.signs,
        state.pennants,
        state.bids,
    ]
    if any(len(row) != n for row in rows) or len(state.whispered) != n * n:
        yield "a list has another length than there are seats"
        return
    if not 1 <= state.day <= state.options.rounds or state.dice.counter < 0 or state.offered < 0:
        yield "an impossible day or count"
    if any(not 0 <= p <= FULL for p in state.purse) or any(not -1 <= b <= FULL for b in (*state.bids, *state.standing)):
        yield "an impossible purse or bid"
    if any(len(row) != len(GOODS) or min(row) < 0 or max(row) > 999 for row in state.cellar):
        yield "an impossible cellar"
    if any(not 0 <= c <= 99 for c in (*state.cards, *state.pennants)) or any(c < 0 for c in state.whispered):
        yield "impossible cards or pennants"
    hung = [sign for sign in state.signs if sign]
    if len(set(hung)) != len(hung) or not set(hung) <= set(SIGNS):
        yield "a sign hangs twice or nowhere"
    kinds = [type(f) for f in state.frames]
    if kinds not in ([Hang], [Day], [Over], [Day, Vote], [Day, Auction], [Day, Cart], [Day, Objection]):
        yield "frames in an impossible order"
        return
    if [type(f) for f in state.sides if not isinstance(f, Offer | Toll)] != [Market, Wishes]:
        yield "the market or the wishes are not there"
    for frame in state.frames:
        yield from _frame(state, frame)
    if kinds == [Day] or (kinds != [Hang] and len(hung) != n):
        yield "nobody is asked, or a sign is missing"
    yield from _sides(state)


def _frame(state: FairState, frame: Any) -> Iterator[str]:
    n = state.seats
    match frame:
        case Hang(seat) if not 0 <= seat < n or any(bool(s) != (i < seat) for i, s in enumerate(state.signs)):
            yield "the wrong seat hangs out its sign"
        case Cart(seat) if not 0 <= seat < n:
            yield "no such seat sends a cart"
        case Day(stage, carts):
            asked = {"auction": (Vote,), "carts_go": (Auction, Cart, Objection)}.get(stage, ())
            if type(state.frames[-1]) not in asked or not 0 <= carts <= n:
                yield "an impossible hour"
        case Vote(votes) if len(votes) != n or not set(votes) <= {"", "aye", "nay"} or "" not in votes:
            yield "impossible votes"
        case Auction(bids, sealed):
            if len(bids) != n or len(sealed) != n or all(sealed):
                yield "an impossible auction"
            elif any(not -1 <= b <= FULL or (b < 0 and s) for b, s in zip(bids, sealed, strict=True)):
                yield "impossible bids"
        case Objection(seat, good, gate, said):
            words = {"", "silent", "object"}
            if good not in GOODS or gate not in GATES or not 0 <= seat < n or len(said) != n:
                yield "an impossible cart"
            elif not set(said) <= words or said[seat] != "silent" or "" not in said:
                yield "impossible answers"


def _sides(state: FairState) -> Iterator[str]:
    n = state.seats
    tolls = [f for f in state.sides if isinstance(f, Toll)]
    if len(tolls) > 1 or any(f.day != state.day for f in tolls):
        yield "an impossible toll"
    open_ = offers(state)
    if len({f.number for f in open_}) != len(open_):
        yield "two offers have one number"
    for offer in open_:
        both = {offer.maker, offer.to}
        if len(both) != 2 or not both <= set(range(n)) or offer.seller not in both:
            yield "an offer between impossible seats"
        if offer.price not in PRICES or offer.good not in GOODS or not 0 <= offer.chain <= CHAIN or offer.number < 1:
            yield "an offer with impossible terms"
        if not offer.whispered and offer.number > state.offered:
            yield "an offer from the future"
    if any(sum(f.maker == seat for f in open_) > OPEN + CHAIN for seat in range(n)):
        yield "too many offers"


FAIR = FairRules()
