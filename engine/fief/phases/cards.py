"""Phase 2: cards are laid aside, drawn and played (2.0-2.3, 2.6-2.14)."""

from __future__ import annotations

from functools import cache
from itertools import product

from engine.core import SEAL, Action, Event, Params, Refusal, Word, pieces, words
from engine.fief.board import family_nobles, hand_limit
from engine.fief.game_data import CARD_SLUGS, CARDS, N, is_disaster
from engine.fief.hands import discard
from engine.fief.phases.base import Asking, Sealing
from engine.fief.servants import master, serve
from engine.fief.state.state import Discarding, Drawing, FiefState, Plan, Seated, families_of, seats_in_turn
from engine.fief.terms import DONE, REFUSE, act, argument, card_in, card_term, no, seat_term, told, unique

CHARACTER, FORTUNE, ASK, NOTHING = "character", "fortune", "ask", "nothing"
TRACK = 3
"""Spaces for Disaster cards (2.3)."""
DARES = (0, 1, 2, 3, 9)
"""How many Disasters a plan takes on the way; 9 is as many as come."""


def limits(state: Seated) -> tuple[int, int]:
    """Cards a seat may draw in a round, and how many of them Characters (2.0, 13.7)."""
    return (N.draws_two, N.characters_two) if state.seats == 2 else (N.draws, N.characters)


def helper(state: FiefState, seat: int, slug: str) -> int:
    """The Noble of a seat whom a servant of the draw serves, -1 none: the tutor, the stargazer (2.12)."""
    return master(state, (n for f in families_of(state, seat) for n in family_nobles(state, f)), slug)


def plan_words(state: FiefState, seat: int) -> tuple[str, ...]:
    """Every plan of draws: decks joined with a dash, ``ask`` from where the seat wants to be asked."""
    draws, characters = limits(state)
    return _plans(draws, characters + (helper(state, seat, "jordan") >= 0))


@cache
def _plans(draws: int, characters: int) -> tuple[str, ...]:
    found = [NOTHING, ASK]
    for length in range(1, draws + 1):
        for decks in product((CHARACTER, FORTUNE), repeat=length):
            if decks.count(CHARACTER) <= characters:
                found.append("-".join(decks))
                if length < draws:
                    found.append("-".join((*decks, ASK)))
    return tuple(found)


class DiscardPhase(Sealing[Discarding]):
    """2.0: everybody lays any cards aside and says what they will draw; all at once, shown together in turn order."""

    verbs = frozenset({"discard", "keep", "plan", "seal", "unseal"})
    step = "discard"

    def open(self, state: FiefState, frame: Discarding, seat: int) -> list[Action]:
        frame_away = frame.away[seat]
        kept = [c for c in state.hands[seat] if c not in frame_away]
        found = [act("discard", slug) for slug in unique(kept)]
        found += [act("keep", slug) for slug in unique(frame.away[seat])]
        found += [act("plan", word, dare) for word in plan_words(state, seat) for dare in DARES]
        return [*found, SEAL]

    def params(self, state: FiefState, frame: Discarding, seat: int) -> Params:
        plan = frame.plans[seat]
        return {
            "n": len(state.hands[seat]) - len(frame.away[seat]),
            "most": hand_limit(state),
            "away": pieces(CARDS[c] for c in frame.away[seat]),
            "plan": words(plan.decks if plan else [ASK]),
        }

    def ident(self, state: FiefState, frame: Discarding, seat: int) -> str:
        return f"discard-{state.round}"

    def refuse(self, state: FiefState, frame: Discarding, seat: int, action: Action) -> Refusal:
        if action.verb in ("discard", "keep") and argument(action, 0) in CARD_SLUGS:
            card = CARDS.index(argument(action, 0))
            return no("card" if action.verb == "discard" else "card-away", {"card": card_term(card)})
        return REFUSE.words(action)

    def draft(self, state: FiefState, frame: Discarding, seat: int, action: Action, events: list[Event]) -> None:
        away = frame.away[seat]
        if action.verb == "discard":
            card = card_in([c for c in state.hands[seat] if c not in away], argument(action, 0))
            assert card is not None
            away.append(card)
        elif action.verb == "keep":
            card = card_in(away, argument(action, 0))
            assert card is not None
            away.remove(card)
        else:
            word = argument(action, 0)
            frame.plans[seat] = Plan([] if word == NOTHING else word.split("-"), int(action.args[1]))

    def advance(self, state: FiefState, frame: Discarding, events: list[Event]) -> bool:
        for seat, away in enumerate(frame.away):  # 2.0: what was played instead is laid aside no more
            away[:] = [c for c in away if c in state.hands[seat]]
        return super().advance(state, frame, events)

    def show(self, state: FiefState, frame: Discarding, events: list[Event]) -> None:
        for seat in seats_in_turn(state):
            lay_aside(state, seat, [c for c in frame.away[seat] if c in state.hands[seat]], events)
        for seat in reversed(seats_in_turn(state)):
            state.frames.append(Drawing(seat, plan=frame.plans[seat]))


def lay_aside(state: FiefState, seat: int, cards: list[int], events: list[Event]) -> None:
    """Cards are shown and laid face up under their decks (2.0; ruling 8)."""
    if not cards:
        return
    for card in cards:
        state.hands[seat].remove(card)
        discard(state, card)
    events.append(told("discards", seals=True, seat=seat_term(seat), cards=pieces(CARDS[c] for c in cards)))


def refill(state: FiefState, deck: str, events: list[Event]) -> bool:
    """2.1: an exhausted deck is made anew from what was laid aside; whether there is a card to draw."""
    cards, laid = (
        (state.characters, state.character_discards) if deck == CHARACTER else (state.fortunes, state.fortune_discards)
    )
    if cards:
        return True
    if not laid:
        return False
    cards[:], laid[:] = laid[:], []
    state.dice.shuffle(cards, f"{deck}s")
    events.append(told("deck-made", "log", seals=True, deck=Word(f"deck-{deck}")))
    return True


class DrawPhase(Asking[Drawing]):
    """2.0, 2.3: a seat draws card by card; a Disaster on top goes unseen to the track and does not count."""

    verbs = frozenset({"draw", "peek", "done"})
    step = "draw"
    orders = True

    def legal(self, state: FiefState, frame: Drawing, seat: int) -> list[Action]:
        decks = self.decks(state, frame)
        peeks = [act("peek", deck) for deck in decks] if helper(state, seat, "merewen") >= 0 else []
        return [*(act("draw", deck) for deck in decks), *peeks, DONE]

    @staticmethod
    def decks(state: FiefState, frame: Drawing) -> list[str]:
        """The decks the seat may draw from."""
        draws, characters = limits(state)
        if frame.drawn >= draws or len(state.hands[frame.seat]) >= hand_limit(state):
            return []
        found = []
        tutor = frame.characters == characters and helper(state, frame.seat, "jordan") >= 0
        if (frame.characters < characters or tutor) and (state.characters or state.character_discards):
            found.append(CHARACTER)
        if state.fortunes or state.fortune_discards:
            found.append(FORTUNE)
        return found

    def ident(self, state: FiefState, frame: Drawing, seat: int) -> str:
        return f"draw-{state.round}-{seat}-{frame.drawn}-{frame.dared}"

    def default(self, state: FiefState, frame: Drawing, seat: int, legal: list[Action]) -> tuple[Action, ...]:
        """Silence does not do without: Characters, then the Fortune that lies on top; no Disaster is turned up."""
        draws, characters = limits(state)
        room = min(draws - frame.drawn, hand_limit(state) - len(state.hands[seat]))
        some = max(0, min(room, characters - frame.characters, len(state.characters)))
        fortune = int(some < room and bool(state.fortunes) and not self._disaster(state))
        found = (*[act("draw", CHARACTER)] * some, *[act("draw", FORTUNE)] * fortune)
        if len(found) == room or (not state.fortunes[fortune:] and not state.fortune_discards):
            return found or (DONE,)
        return (*found, DONE)

    @staticmethod
    def _disaster(state: FiefState) -> bool:
        """Whether a Disaster lies on top of the Fortunes, as everybody sees by its back (2.3)."""
        return bool(state.fortunes) and is_disaster(state.fortunes[-1])

    def params(self, state: FiefState, frame: Drawing, seat: int) -> Params:
        draws, _ = limits(state)
        disaster = int(self._disaster(state))
        return {"drawn": frame.drawn, "most": draws, "disaster": disaster, "track": len(state.track)}

    def refuse(self, state: FiefState, frame: Drawing, seat: int, action: Action) -> Refusal:
        if argument(action, 0) not in (CHARACTER, FORTUNE):
            return REFUSE.words(action)
        if len(state.hands[seat]) >= hand_limit(state):
            return no("hand-full", {"n": hand_limit(state)})
        draws, characters = limits(state)
        if frame.drawn >= draws:
            return no("drawn", {"n": draws})
        return no("characters", {"n": characters}) if argument(action, 0) == CHARACTER else no("deck-empty")

    def advance(self, state: FiefState, frame: Drawing, events: list[Event]) -> bool:
        if self.decks(state, frame):
            return True
        self._end(state, frame, events)
        return False

    def _end(self, state: FiefState, frame: Drawing, events: list[Event]) -> None:
        """A seat has drawn; what its plan wanted besides, and why it could not be, it hears alone."""
        state.frames.remove(frame)
        for deck in dict.fromkeys(left_to_draw(frame)):
            if deck not in (ASK, NOTHING) and (why := self.hindered(state, frame, deck)):
                params: Params = {"deck": Word(f"deck-{deck}"), "why": Word(f"undrawn-{why}")}
                events.append(Event("fief-undrawn-own", params, (frame.seat,)))

    def hindered(self, state: FiefState, frame: Drawing, deck: str) -> str:
        """Why a plan cannot draw from a deck now, a word of the catalogues; empty when it can (2.0, 2.1, 2.3)."""
        cards, laid = (
            (state.characters, state.character_discards)
            if deck == CHARACTER
            else (state.fortunes, state.fortune_discards)
        )
        if len(state.hands[frame.seat]) >= hand_limit(state):
            return "hand"
        if not cards and not laid:
            return "empty"
        if deck not in self.decks(state, frame):
            return "limit"
        on_top = deck == FORTUNE and bool(cards) and is_disaster(cards[-1])
        return "dare" if on_top and frame.plan is not None and frame.dared >= frame.plan.dare else ""

    def act(self, state: FiefState, frame: Drawing, seat: int, action: Action, events: list[Event]) -> None:
        if action == DONE:
            self._end(state, frame, events)
            events.append(told("done", "log", seals=True, seat=seat_term(seat)))
            return
        deck = argument(action, 0)
        refill(state, deck, events)
        cards = state.characters if deck == CHARACTER else state.fortunes
        if action.verb == "peek":
            self._peek(state, frame, seat, deck, events)
            return
        card = cards.pop()
        frame.peeked = ""
        if is_disaster(card):
            frame.dared += 1
            kept = len(state.track) < TRACK
            (state.track if kept else state.fortune_discards).append(card)
            params: Params = {"seat": seat_term(seat)} if kept else {"seat": seat_term(seat), "card": card_term(card)}
            events.append(Event("fief-disaster-drawn" if kept else "fief-disaster-spilt", params, seals=True))
            return
        frame.drawn += 1
        if deck == CHARACTER and frame.characters == limits(state)[1]:
            serve(state, helper(state, seat, "jordan"), events)
        frame.characters += deck == CHARACTER
        state.hands[seat].append(card)
        state.hands[seat].sort()
        events.append(told("draws", "log", seals=True, seat=seat_term(seat), deck=Word(f"deck-{deck}")))
        events.append(Event("fief-draws-own", {"card": card_term(card)}, (seat,)))

    @staticmethod
    def _peek(state: FiefState, frame: Drawing, seat: int, deck: str, events: list[Event]) -> None:
        """The stargazer shows their master alone the top of a deck."""
        serve(state, helper(state, seat, "merewen"), events)
        frame.peeked = deck
        card = (state.characters if deck == CHARACTER else state.fortunes)[-1]
        events.append(Event("fief-peeks-own", {"card": card_term(card)}, (seat,), seals=True))


def planned(state: FiefState, frame: Drawing) -> Action | None:
    """What a plan says to the question what to draw; ``None`` asks (2.0)."""
    if frame.plan is None:
        return None
    for deck in left_to_draw(frame):
        if deck == ASK:
            return None
        if not _DRAWING.hindered(state, frame, deck):
            return act("draw", deck)
    return DONE


_DRAWING = DrawPhase()


def left_to_draw(frame: Drawing) -> list[str]:
    """What a plan has not drawn yet, in its order: a draw that cannot be bars none of the others (2.0)."""
    drawn = {CHARACTER: frame.characters, FORTUNE: frame.drawn - frame.characters}
    left = []
    for deck in frame.plan.decks if frame.plan is not None else ():
        if drawn.get(deck, 0) > 0:
            drawn[deck] -= 1
        else:
            left.append(deck)
    return left
