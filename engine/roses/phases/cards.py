"""The deal (5.1, 8.5), the mulligan, and the card phase (1.1)."""

from __future__ import annotations

from typing import cast

from engine.core import Action, Event, Params, Phase, Piece, Prompts, Refusal, SeatRef, pieces, seats, shares
from engine.roses.analysis.marching import POOR, points, poor
from engine.roses.board import CARDS, DECK, TURNS
from engine.roses.bounds import Choice
from engine.roses.phases.actions import begin_action
from engine.roses.phases.base import Sealing, ask, not_your_turn, wrong_verb, wrong_words
from engine.roses.state import Cards, Mulligan, Redeal, RosesState

KEEP = Action("keep")
MULLIGAN = Action("mulligan")
REDEAL = Action("redeal")
HAND = TURNS
"""Cards of a hand: one for every turn (1.0)."""


def deal(state: RosesState, kept: int = -1) -> None:
    """Shuffle and give seven cards to each; a seat that keeps its hand keeps those cards out of the deck."""
    deck = list(DECK)
    for card in state.players[kept].hand if kept >= 0 else []:
        deck.remove(card)
    state.dice.shuffle(deck, "cards")
    for seat, player in enumerate(state.players):
        player.played = []
        if seat != kept:
            player.hand = sorted(deck[:HAND], key=DECK.index)
            del deck[:HAND]


def begin_campaign(state: RosesState, events: list[Event]) -> None:
    """Seven cards each; both are asked whether they keep them, so that being asked tells nothing."""
    state.turn = 1
    deal(state)
    state.frames.append(Mulligan(["", ""]))
    events.append(Event("roses-campaign", {"n": state.campaign, "seat": SeatRef(state.king)}, seals=True, tell="phase"))


class MulliganPhase(Sealing[Mulligan]):
    """Who has thirteen points or less may show the hand and ask for a new deal, once in a campaign (5.1). Silence keeps
    the hand."""

    verbs = frozenset({"keep", "mulligan", "unseal"})
    step = "mulligan"
    keys = ("roses-hand-sealed", "roses-hand-unsealed")
    orders = True

    def sealed(self, state: RosesState, frame: Mulligan, seat: int) -> bool:
        return bool(frame.choices[seat])

    def put(self, state: RosesState, frame: Mulligan, seat: int, sealed: bool) -> None:
        frame.choices[seat] = ""

    def open(self, state: RosesState, frame: Mulligan, seat: int) -> list[Action]:
        return [KEEP, MULLIGAN] if poor(state.players[seat].hand) else [KEEP]

    def default(self, state: RosesState, frame: Mulligan, seat: int, legal: list[Action]) -> tuple[Action, ...]:
        return (KEEP,)

    def params(self, state: RosesState, frame: Mulligan, seat: int) -> Params:
        return {"n": points(state.players[seat].hand), "most": POOR, "campaign": state.campaign}

    def refuse(self, state: RosesState, frame: Mulligan, seat: int, action: Action) -> Refusal:
        total = points(state.players[seat].hand)
        numbers: Params = {"n": total, "most": POOR}
        return Refusal("roses-no-mulligan", numbers) if action == MULLIGAN else wrong_words(action)

    def draft(self, state: RosesState, frame: Mulligan, seat: int, action: Action, events: list[Event]) -> None:
        frame.choices[seat] = cast(Choice, action.verb)

    def show(self, state: RosesState, frame: Mulligan, events: list[Event]) -> None:
        state.frames.append(Cards())
        claims = [seat for seat in (0, 1) if frame.choices[seat] == "mulligan"]
        events.append(Event("roses-hands", {"seats": seats(claims)}, seals=True))
        for seat in claims:
            shown = pieces(state.players[seat].hand)
            events.append(Event("roses-mulligan", {"seat": SeatRef(seat), "cards": shown}, seals=True, tell="line"))
        if len(claims) == 1:
            state.frames.append(Redeal(1 - claims[0]))
        elif claims:
            deal(state)


class RedealPhase(Phase[RosesState, Redeal]):
    """The other side keeps its hand or is dealt a new one as well."""

    orders = True

    def prompts(self, state: RosesState, frame: Redeal) -> Prompts:
        """Silence keeps the hand."""
        total = points(state.players[frame.seat].hand)
        about: Params = {"n": total, "seat": SeatRef(1 - frame.seat)}
        return {frame.seat: [ask(state, "redeal", [KEEP, REDEAL], [KEEP], about)]}

    def why_not(self, state: RosesState, frame: Redeal, seat: int, action: Action) -> Refusal | None:
        if seat != frame.seat:
            return not_your_turn(frame.seat)
        if action in (KEEP, REDEAL):
            return None
        return wrong_words(action) if action.verb in ("keep", "redeal") else wrong_verb(action, "redeal")

    def act(self, state: RosesState, frame: Redeal, seat: int, action: Action, events: list[Event]) -> None:
        state.frames.pop()
        deal(state, seat if action == KEEP else -1)
        key = "roses-kept" if action == KEEP else "roses-redealt"
        events.append(Event(key, {"seat": SeatRef(seat)}, seals=True))


class CardsPhase(Sealing[Cards]):
    """Both lay a card face down; it may be taken back until the other lies too. The last card lies by itself. Silence
    lays the card that gives least away."""

    verbs = frozenset({"card", "unseal"})
    step = "cards"
    keys = ("roses-card-sealed", "roses-card-unsealed")

    def sealed(self, state: RosesState, frame: Cards, seat: int) -> bool:
        return bool(state.players[seat].card)

    def put(self, state: RosesState, frame: Cards, seat: int, sealed: bool) -> None:
        player = state.players[seat]
        player.hand, player.card = sorted([*player.hand, player.card], key=DECK.index), ""

    def open(self, state: RosesState, frame: Cards, seat: int) -> list[Action]:
        return [Action("card", (card,)) for card in dict.fromkeys(state.players[seat].hand)]

    def default(self, state: RosesState, frame: Cards, seat: int, legal: list[Action]) -> tuple[Action, ...]:
        return (Action("card", (cheapest(state.players[seat].hand),)),)

    def params(self, state: RosesState, frame: Cards, seat: int) -> Params:
        return {"turn": state.turn, "n": len(state.players[seat].hand)}

    def refuse(self, state: RosesState, frame: Cards, seat: int, action: Action) -> Refusal:
        card = str(action.args[0]) if len(action.args) == 1 else ""
        return Refusal("roses-no-card", {"card": Piece(card)}) if card in CARDS else wrong_words(action)

    def draft(self, state: RosesState, frame: Cards, seat: int, action: Action, events: list[Event]) -> None:
        player = state.players[seat]
        player.card = str(action.args[0])
        player.hand.remove(player.card)

    def advance(self, state: RosesState, frame: Cards, events: list[Event]) -> bool:
        for player in state.players:
            if not player.card and len(player.hand) == 1:
                player.card = player.hand.pop()
        return super().advance(state, frame, events)

    def show(self, state: RosesState, frame: Cards, events: list[Event]) -> None:
        state.first = first_player(state)
        for player in state.players:
            player.played.append(player.card)
        shown = shares(Piece(p.card) for p in state.players)
        about: Params = {"shown": shown, "seat": SeatRef(state.first), "n": state.turn}
        events.append(Event("roses-cards", about, seals=True, tell="line"))
        begin_action(state, state.first)


def cheapest(hand: list[str]) -> str:
    """The card with the fewest points, a plain one before an event."""
    return min(hand, key=lambda card: (CARDS[card].event, CARDS[card].ap))


def first_player(state: RosesState) -> int:
    """An event goes first, then the higher card, then the pretender (1.1)."""
    ranks = [(CARDS[p.card].event, CARDS[p.card].ap) for p in state.players]
    if ranks[0] == ranks[1]:
        return 1 - state.king
    return 0 if ranks[0] > ranks[1] else 1
