"""What a day asks in turn: the sign, the vote, the auction, the carts and the window at the gate."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core import (
    SEAL,
    Action,
    Asking,
    Choice,
    Event,
    Outcome,
    Params,
    Phase,
    Piece,
    Place,
    Prompt,
    Prompts,
    Refusal,
    Refusals,
    Sealing,
    SeatRef,
    Share,
    Word,
    seats,
    shares,
)
from herald_fair.state import (
    GATES,
    GOODS,
    SIGNS,
    Auction,
    Cart,
    Day,
    FairState,
    Hang,
    Objection,
    Offer,
    Over,
    Toll,
    Vote,
    gain,
    has,
    offers,
    store,
)

NO = Refusals("fair")
SILENT, OBJECT = Action("silent"), Action("object")


class HangPhase(Choice[FairState, Hang]):
    """F-1: seat by seat hangs out one of 300 signs."""

    verbs = frozenset({"sign"})
    step = "sign"
    refusals = NO

    def answers(self, state: FairState, frame: Hang) -> list[Action]:
        return [Action("sign", (s,)) for s in SIGNS if s not in state.signs]

    def prompt(self, state: FairState, frame: Hang, answers: list[Action]) -> Prompt:
        return Prompt("sign", "sign", "turn", False, False, False, answers, (answers[0],), {"n": len(answers)})

    def refuse(self, state: FairState, frame: Hang, action: Action) -> Refusal:
        taken = len(action.args) == 1 and action.args[0] in state.signs
        return Refusal("fair-no-sign", {"sign": Word(str(action.args[0]))}) if taken else NO.words(action)

    def act(self, state: FairState, frame: Hang, seat: int, action: Action, events: list[Event]) -> None:
        state.signs[seat] = str(action.args[0])
        events.append(Event("fair-sign", {"seat": SeatRef(seat), "sign": Word(state.signs[seat])}, tell="line"))
        state.frames[-1] = Hang(seat + 1) if seat + 1 < state.seats else Day()


class DayPhase(Phase[FairState, Day]):
    """F-2: morning, vote, auction, carts, evening."""

    def prompts(self, state: FairState, frame: Day) -> Prompts:
        return {}

    def why_not(self, state: FairState, frame: Day, seat: int, action: Action) -> Refusal | None:
        return NO.words(action)

    def act(self, state: FairState, frame: Day, seat: int, action: Action, events: list[Event]) -> None:
        raise NotImplementedError

    def advance(self, state: FairState, frame: Day, events: list[Event]) -> bool:
        getattr(self, frame.stage)(state, frame, events)
        return False

    def morning(self, state: FairState, frame: Day, events: list[Event]) -> None:
        """F-3: everybody earns ten coins a pip and finds a good in the cart."""
        rolls = [state.dice.roll(f"income-{state.day}") for _ in range(state.seats)]
        events.append(Event("fair-day", {"n": state.day, "rolls": shares(rolls)}, seals=True, tell="phase"))
        for seat, roll in enumerate(rolls):
            good = GOODS[state.dice.below(len(GOODS), f"good-{state.day}")]
            gain(state, seat, 10 * roll)
            store(state, seat, good)
            events.append(Event("fair-found", {"good": Piece(good)}, (seat,)))
        frame.stage = "auction"
        state.frames.append(Vote([""] * state.seats))

    def auction(self, state: FairState, frame: Day, events: list[Event]) -> None:
        frame.stage = "carts_go"
        state.frames.append(Auction([-1] * state.seats, [False] * state.seats))

    def carts_go(self, state: FairState, frame: Day, events: list[Event]) -> None:
        if frame.carts == state.seats:
            frame.stage = "evening"
            return
        state.frames.append(Cart((state.day - 1 + frame.carts) % state.seats))
        frame.carts += 1

    def evening(self, state: FairState, frame: Day, events: list[Event]) -> None:
        """F-9: the toll is paid, offers lapse, a new day dawns or the fair ends."""
        if any(isinstance(f, Toll) for f in state.sides):
            for seat in range(state.seats):
                state.purse[seat] = max(0, state.purse[seat] - 10)
            events.append(Event("fair-toll", {"n": 10}, tell="line"))
        for offer in offers(state):
            give_back(state, offer)
            known = (offer.maker, offer.to) if offer.whispered else None
            events.append(Event("fair-lapsed", {"seat": SeatRef(offer.maker), "number": offer.number}, known))
        state.sides = [f for f in state.sides if not isinstance(f, Offer | Toll)]
        if state.day < state.options.rounds:
            state.day += 1
            state.frames[-1] = Day()
            return
        state.frames[-1] = Over()
        best = outcome(state).places[:1]
        end = Event("fair-won", {"seats": seats(best[0])}) if best else Event("fair-nobody")
        events.append(Event(end.key, end.params, seals=True, tell="phase"))


def outcome(state: FairState) -> Outcome:
    """F-10: most pennants, then the fuller purse; without a single pennant nobody has won."""
    scores = {s: {"pennants": state.pennants[s], "coins": state.purse[s]} for s in range(state.seats)}
    ranks = sorted({(state.pennants[s], state.purse[s]) for s in scores}, reverse=True)
    places = [[s for s in scores if (state.pennants[s], state.purse[s]) == rank] for rank in ranks]
    won = any(state.pennants)
    return Outcome(places if won else [], "fair-outcome-pennants" if won else "fair-outcome-nobody", scores)


def give_back(state: FairState, offer: Offer) -> None:
    """What an offer laid aside returns to its maker."""
    if offer.maker == offer.seller:
        store(state, offer.maker, offer.good)
    else:
        gain(state, offer.maker, offer.price)


class VotePhase(Asking[FairState, Vote]):
    """F-4: all vote on the toll at once, seen as cast; more ayes than nays lay it."""

    verbs = frozenset({"vote"})
    step = "vote"
    refusals = NO

    def asked(self, state: FairState, frame: Vote) -> Iterable[int]:
        return [seat for seat, vote in enumerate(frame.votes) if not vote]

    def legal(self, state: FairState, frame: Vote, seat: int) -> list[Action]:
        return [Action("vote", (word,)) for word in ("aye", "nay")]

    def ident(self, state: FairState, frame: Vote, seat: int) -> str:
        return f"vote-{state.day}"

    def default(self, state: FairState, frame: Vote, seat: int, legal: list[Action]) -> tuple[Action, ...]:
        return (Action("vote", ("nay",)),)

    def params(self, state: FairState, frame: Vote, seat: int) -> Params:
        return {"n": 10}

    def act(self, state: FairState, frame: Vote, seat: int, action: Action, events: list[Event]) -> None:
        frame.votes[seat] = str(action.args[0])
        params: Params = {"seat": SeatRef(seat), "vote": Word(frame.votes[seat])}
        events.append(Event("fair-voted", params, seals=True, tell="line"))

    def advance(self, state: FairState, frame: Vote, events: list[Event]) -> bool:
        if "" in frame.votes:
            return True
        ayes = frame.votes.count("aye")
        passed = 2 * ayes > state.seats
        if passed:
            state.sides.append(Toll(state.day))
        key = "fair-vote-passed" if passed else "fair-vote-failed"
        events.append(Event(key, {"n": ayes, "against": state.seats - ayes}, seals=True, tell="line"))
        state.frames.pop()
        return False


class AuctionPhase(Sealing[FairState, Auction]):
    """F-5: sealed bids up to the whole purse; the highest pays and takes the pennant and a card."""

    verbs = frozenset({"bid", "seal", "unseal"})
    orders = True
    step = "bid"
    refusals = NO
    keys = ("fair-sealed", "fair-unsealed")

    def open(self, state: FairState, frame: Auction, seat: int) -> list[Action]:
        bids = [Action("bid", (n,)) for n in range(state.purse[seat] + 1)]
        return [*bids, SEAL] if frame.bids[seat] >= 0 else bids

    def ident(self, state: FairState, frame: Auction, seat: int) -> str:
        return f"bid-{state.day}"

    def default(self, state: FairState, frame: Auction, seat: int, legal: list[Action]) -> tuple[Action, ...]:
        return (SEAL,) if SEAL in legal else (Action("bid", (0,)), SEAL)

    def params(self, state: FairState, frame: Auction, seat: int) -> Params:
        return {"n": state.purse[seat]}

    def refuse(self, state: FairState, frame: Auction, seat: int, action: Action) -> Refusal:
        return Refusal("fair-no-purse", {"n": state.purse[seat]}) if action.verb == "bid" else NO.words(action)

    def draft(self, state: FairState, frame: Auction, seat: int, action: Action, events: list[Event]) -> None:
        frame.bids[seat] = int(action.args[0])
        events.append(Event("fair-bid", {"n": frame.bids[seat]}, (seat,)))

    def put(self, state: FairState, frame: Auction, seat: int, sealed: bool) -> None:
        super().put(state, frame, seat, sealed)
        if not sealed:
            state.standing[seat] = -1  # else it would seal at once again

    def show(self, state: FairState, frame: Auction, events: list[Event]) -> None:
        # An offer made meanwhile may have emptied a purse: nobody pays more than they have.
        state.bids = [min(bid, purse) for bid, purse in zip(frame.bids, state.purse, strict=True)]
        events.append(Event("fair-bids", {"bids": shares(state.bids)}, seals=True, tell="line"))
        best = max(state.bids)
        if best <= 0:
            events.append(Event("fair-lot-nobody"))
            return
        first = [seat for seat, bid in enumerate(state.bids) if bid == best]
        winner = first[state.dice.below(len(first), "tie")] if len(first) > 1 else first[0]
        state.purse[winner] -= best
        state.pennants[winner] += 1
        veto = state.dice.below(2, f"card-{state.day}")
        state.cards[winner] += veto
        events.append(Event("fair-lot", {"share": Share(winner, best)}, seals=True, tell="line"))
        events.append(Event("fair-card", {"card": Word("veto" if veto else "blank")}, (winner,)))


class CartPhase(Choice[FairState, Cart]):
    """F-6: in turn everybody may send a cart with a good to a gate."""

    verbs = frozenset({"cart", "stay"})
    step = "cart"
    refusals = NO

    def answers(self, state: FairState, frame: Cart) -> list[Action]:
        goods = [good for good in GOODS if has(state, frame.seat, good)]
        return [*(Action("cart", (good, gate)) for good in goods for gate in GATES), Action("stay")]

    def prompt(self, state: FairState, frame: Cart, answers: list[Action]) -> Prompt:
        params: Params = {"n": sum(state.cellar[frame.seat])}
        return Prompt(f"cart-{state.day}", "cart", "turn", False, False, False, answers, (Action("stay"),), params)

    def refuse(self, state: FairState, frame: Cart, action: Action) -> Refusal:
        good = str(action.args[0]) if action.verb == "cart" and action.args else ""
        lacks = good in GOODS and not has(state, frame.seat, good)
        return Refusal("fair-no-good", {"good": Piece(good)}) if lacks else NO.words(action)

    def act(self, state: FairState, frame: Cart, seat: int, action: Action, events: list[Event]) -> None:
        if action.verb == "stay":
            state.frames.pop()
            events.append(Event("fair-stays", {"seat": SeatRef(seat)}))
            return
        good, gate = map(str, action.args)
        store(state, seat, good, -1)
        said = ["silent" if other == seat else "" for other in range(state.seats)]
        state.frames[-1] = Objection(seat, good, gate, said)
        params: Params = {"seat": SeatRef(seat), "good": Piece(good), "gate": Place(gate)}
        events.append(Event("fair-cart", params, tell="line"))


class ObjectionPhase(Asking[FairState, Objection]):
    """F-7: everybody but the mover is asked whether to object, whatever they hold; silence passes. One veto is spent,
    and nobody hears whose. F-8: a cart let through sells by a die, at the river for double or nothing."""

    verbs = frozenset({"silent", "object"})
    step = "objection"
    pace = "window"
    anonymous = True
    refusals = NO

    def asked(self, state: FairState, frame: Objection) -> Iterable[int]:
        return [seat for seat, word in enumerate(frame.said) if not word]

    def legal(self, state: FairState, frame: Objection, seat: int) -> list[Action]:
        return [SILENT, OBJECT] if state.cards[seat] else [SILENT]

    def ident(self, state: FairState, frame: Objection, seat: int) -> str:
        return f"objection-{state.day}-{frame.seat}"

    def default(self, state: FairState, frame: Objection, seat: int, legal: list[Action]) -> tuple[Action, ...]:
        return (SILENT,)

    def params(self, state: FairState, frame: Objection, seat: int) -> Params:
        return {"seat": SeatRef(frame.seat), "good": Piece(frame.good), "gate": Place(frame.gate)}

    def refuse(self, state: FairState, frame: Objection, seat: int, action: Action) -> Refusal:
        return Refusal("fair-no-card") if action == OBJECT else NO.words(action)

    def act(self, state: FairState, frame: Objection, seat: int, action: Action, events: list[Event]) -> None:
        frame.said[seat] = action.verb
        events.append(Event(f"fair-{action.verb}", {}, (seat,)))

    def advance(self, state: FairState, frame: Objection, events: list[Event]) -> bool:
        if "" in frame.said:
            return True
        state.frames.pop()
        params = self.params(state, frame, frame.seat)
        order = [(frame.seat + n) % state.seats for n in range(state.seats)]
        objects = next((seat for seat in order if frame.said[seat] == "object" and state.cards[seat]), None)
        if objects is not None:
            state.cards[objects] -= 1
            store(state, frame.seat, frame.good)
            events.append(Event("fair-turned-back", params, seals=True, tell="line"))
            return False
        die = state.dice.roll("price")
        price = 10 * die if frame.gate == "north-gate" else (20 * die if die % 2 == 0 else 0)
        gain(state, frame.seat, price)
        events.append(Event("fair-sold", {**params, "n": price}, seals=True, tell="line"))
        return False
