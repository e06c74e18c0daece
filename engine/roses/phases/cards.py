"""The deal (5.1, 8.5), the mulligan, and the card phase (1.1)."""

from __future__ import annotations

from engine.core import Action, Event, Prompt, Refusal
from engine.roses.board import CARDS, DECK
from engine.roses.phases.actions import begin_action
from engine.roses.phases.base import Phase, not_your_turn, wrong_verb, wrong_words
from engine.roses.standing import CLOSE, OPEN, fits, give, orders_for, setting
from engine.roses.state import Cards, Mulligan, Redeal, RosesState, blocks_of

KEEP = Action("keep")
MULLIGAN = Action("mulligan")
REDEAL = Action("redeal")
UNSEAL = Action("unseal")
HAND = 7
POOR = 13
_STANDING = setting("standing")
_LEGAL = frozenset(_STANDING)


def points(hand: list[str]) -> int:
    """Action points of a hand, events counted."""
    return sum(CARDS[card].ap for card in hand)


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
    events.append(Event("roses-campaign", {"n": state.campaign, "seat": state.king}, seals=True, milestone=True))


class MulliganPhase(Phase[Mulligan]):
    """Who has thirteen points or less may show the hand and ask for a new deal, once in a campaign (5.1)."""

    def prompts(self, state: RosesState, frame: Mulligan) -> dict[int, Prompt]:
        found = {}
        for seat in (0, 1):
            if frame.choices[seat]:
                found[seat] = Prompt("mulligan", False, True, [UNSEAL])
            else:
                poor = points(state.players[seat].hand) <= POOR
                found[seat] = Prompt("mulligan", True, True, [KEEP, MULLIGAN] if poor else [KEEP])
        return found

    def why_not(self, state: RosesState, frame: Mulligan, seat: int, action: Action) -> Refusal | None:
        if frame.choices[seat]:
            return None if action == UNSEAL else Refusal("roses-no-sealed")
        if action == KEEP:
            return None
        if action == MULLIGAN:
            total = points(state.players[seat].hand)
            return None if total <= POOR else Refusal("roses-no-mulligan", {"n": total})
        if action.verb == "unseal":
            return Refusal("roses-no-unsealed")
        return wrong_words(action) if action.verb in ("keep", "mulligan") else wrong_verb(action, "mulligan")

    def act(self, state: RosesState, frame: Mulligan, seat: int, action: Action, events: list[Event]) -> None:
        frame.choices[seat] = "" if action == UNSEAL else action.verb
        events.append(Event("roses-hand-unsealed" if action == UNSEAL else "roses-hand-sealed", {"seat": seat}))

    def advance(self, state: RosesState, frame: Mulligan, events: list[Event]) -> bool:
        if not all(frame.choices):
            return True
        state.frames.pop()
        state.frames.append(Cards())
        claims = [seat for seat in (0, 1) if frame.choices[seat] == "mulligan"]
        events.append(Event("roses-hands", {"seats": claims}, seals=True))
        for seat in claims:
            events.append(Event("roses-mulligan", {"seat": seat, "cards": list(state.players[seat].hand)}, seals=True))
        if len(claims) == 1:
            state.frames.append(Redeal(1 - claims[0]))
        elif claims:
            deal(state)
        return False


class RedealPhase(Phase[Redeal]):
    """The other side keeps its hand or is dealt a new one as well."""

    def prompts(self, state: RosesState, frame: Redeal) -> dict[int, Prompt]:
        return {frame.seat: Prompt("redeal", True, False, [KEEP, REDEAL])}

    def why_not(self, state: RosesState, frame: Redeal, seat: int, action: Action) -> Refusal | None:
        if seat != frame.seat:
            return not_your_turn(frame.seat)
        if action in (KEEP, REDEAL):
            return None
        return wrong_words(action) if action.verb in ("keep", "redeal") else wrong_verb(action, "redeal")

    def act(self, state: RosesState, frame: Redeal, seat: int, action: Action, events: list[Event]) -> None:
        state.frames.pop()
        deal(state, seat if action == KEEP else -1)
        events.append(Event("roses-kept" if action == KEEP else "roses-redealt", {"seat": seat}, seals=True))

    def advance(self, state: RosesState, frame: Redeal, events: list[Event]) -> bool:
        return True


class CardsPhase(Phase[Cards]):
    """Both lay a card face down; it may be taken back until the other lies too. The last card lies by itself."""

    def prompts(self, state: RosesState, frame: Cards) -> dict[int, Prompt]:
        found = {}
        for seat, player in enumerate(state.players):
            if player.card:
                found[seat] = Prompt("cards", False, True, [UNSEAL])
            else:
                found[seat] = Prompt("cards", True, True, self._open(state, seat))
        return found

    def _open(self, state: RosesState, seat: int) -> list[Action]:
        player = state.players[seat]
        if player.editing:
            mine = [b for b in blocks_of(state, seat) if state.where[b] >= 0]
            return [*_STANDING, *orders_for(mine), CLOSE]
        return [*(Action("card", (card,)) for card in dict.fromkeys(player.hand)), OPEN]

    def why_not(self, state: RosesState, frame: Cards, seat: int, action: Action) -> Refusal | None:
        player = state.players[seat]
        if player.card:
            return None if action == UNSEAL else Refusal("roses-no-sealed")
        if action == OPEN or action.verb == "card":
            if player.editing:
                return Refusal("roses-no-editing")
        elif (action == CLOSE or action.verb in ("standing", "block-order")) and not player.editing:
            return Refusal("roses-no-book")
        if action in (OPEN, CLOSE):
            return None
        if action.verb == "card":
            card = str(action.args[0]) if len(action.args) == 1 else ""
            if card not in CARDS:
                return wrong_words(action)
            return None if card in player.hand else Refusal("roses-no-card", {"card": card})
        if action in _LEGAL:
            return None
        if action.verb == "block-order":
            mine = [b for b in blocks_of(state, seat) if state.where[b] >= 0]
            return None if fits(action, mine) else wrong_words(action)
        if action.verb == "unseal":
            return Refusal("roses-no-unsealed")
        return wrong_words(action) if action.verb in ("standing", "orders", "close") else wrong_verb(action, "cards")

    def act(self, state: RosesState, frame: Cards, seat: int, action: Action, events: list[Event]) -> None:
        player = state.players[seat]
        if action.verb != "card":
            player.editing = action == OPEN
        if action.verb == "standing":
            setattr(player.standing, str(action.args[0]), action.args[1])
        elif action.verb == "block-order":
            give(player.orders, action)
        elif action in (OPEN, CLOSE):
            return
        elif action == UNSEAL:
            player.hand = sorted([*player.hand, player.card], key=DECK.index)
            player.card = ""
            events.append(Event("roses-card-unsealed", {"seat": seat}))
        else:
            player.card = str(action.args[0])
            player.hand.remove(player.card)
            events.append(Event("roses-card-sealed", {"seat": seat}))

    def advance(self, state: RosesState, frame: Cards, events: list[Event]) -> bool:
        for player in state.players:
            if not player.card and len(player.hand) == 1:
                player.card = player.hand.pop()
        if not all(p.card for p in state.players):
            return True
        state.frames.pop()
        state.first = first_player(state)
        for player in state.players:
            player.played.append(player.card)
        cards = [p.card for p in state.players]
        events.append(
            Event("roses-cards", {"shown": cards, "seat": state.first, "n": state.turn}, seals=True, milestone=True)
        )
        begin_action(state, state.first)
        return False


def first_player(state: RosesState) -> int:
    """An event goes first, then the higher card, then the pretender (1.1)."""
    ranks = [(CARDS[p.card].event, CARDS[p.card].ap) for p in state.players]
    if ranks[0] == ranks[1]:
        return 1 - state.king
    return 0 if ranks[0] > ranks[1] else 1
