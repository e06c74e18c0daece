"""Gifts, bribes, loans, prices and pledges, beside the stack (K17.6, K16.3, K16.4)."""

from __future__ import annotations

from functools import cache

from engine.core import Action, Event, Params, Phase, Prompt, Prompts, Refusal, Word, seat_slug
from engine.knights.deals import (
    FAVOURS,
    MOST_CROWNS,
    TRUCE,
    betray,
    make_offer,
    owing,
    strike,
    take_back,
    transfer,
)
from engine.knights.game_data import EVENT, EVENTS, NOBLE, NOBLE_IDS, NONE, N
from engine.knights.phases.event import miracles, no_miracle, work_miracle
from engine.knights.state.frames import Offer, Purse, Treachery
from engine.knights.state.state import KnState, nobles_of, play_of, players, seat_of
from engine.knights.terms import REFUSE, act, argument, no, noble_at, noble_term, seat_at, seat_term, told
from engine.knights.war.deaths import bury_line, dying


@cache
def _terms(others: tuple[int, ...], to: int, favour: str, most: int, bids: int) -> list[Action]:
    """What a seat may write down for others, with a draft; how many crowns it may give, and how many offer."""
    found = [act("terms", seat_slug(s), word) for s in others for word in FAVOURS if (s, word) != (to, favour)]
    if to in others:
        found += [act("give", n) for n in range(1, most + 1)]
        if favour != "gift":
            found += [act("bid", n) for n in range(favour != TRUCE, bids + 1)]
            found += [act("price", n) for n in range(1, MOST_CROWNS + 1)]
    return found


class PursePhase(Phase[KnState, Purse]):
    """A seat writes down to whom and what for (``terms``), then gives, bids or names its price."""

    verbs = frozenset({"terms", "give", "bid", "price", "pledge", "release", "slay-heir", "miracle"})

    def claims(self, state: KnState, frame: Purse, seat: int, action: Action) -> bool:
        return seat == frame.seat and action.verb in self.verbs

    def legal(self, state: KnState, seat: int) -> list[Action]:
        """Everything of it now."""
        if state.barons[seat].out:
            return []
        others = tuple(s for s in players(state) if s != seat)
        draft = state.drafts[seat]
        most = min(MOST_CROWNS, state.barons[seat].crowns)
        found = _terms(others, draft.to, draft.favour, most, 0 if owing(state, seat) else most)
        if state.options.miracles:
            found = [*found, *(act("miracle", EVENTS[it.card].slug) for it, _ in miracles(state, seat))]
        return [*found, *self._heirs(state, seat, others)] if state.options.heirs else found

    @staticmethod
    def _heirs(state: KnState, seat: int, others: tuple[int, ...]) -> list[Action]:
        """Heirs are pledged, given back, or killed by who holds them."""
        found: list[Action] = []
        for noble in nobles_of(state, seat):
            who = state.nobles[noble]
            if who.heir and not who.gone and who.keeper == NONE:
                found += [act("pledge", NOBLE_IDS[noble], seat_slug(s)) for s in others]
        for noble, who in enumerate(state.nobles):
            if who.keeper == seat:
                found += [act("release", NOBLE_IDS[noble]), act("slay-heir", NOBLE_IDS[noble])]
        return found

    def prompts(self, state: KnState, frame: Purse) -> Prompts:
        legal = list(self.legal(state, frame.seat))
        if not legal:
            return {}
        draft = state.drafts[frame.seat]
        params: Params = {
            "seats": [seat_term(draft.to)] if draft.to != NONE else [],
            "favour": Word(f"favour-{draft.favour or 'gift'}"),
        }
        return {frame.seat: [Prompt("purse", "purse", "offer", False, False, False, legal, (), params)]}

    def why_not(self, state: KnState, frame: Purse, seat: int, action: Action) -> Refusal | None:
        if action in self.legal(state, seat):
            return None
        if state.barons[seat].out:
            return no("out")
        if action.verb in ("give", "bid", "price"):
            amount = action.args[0] if len(action.args) == 1 else None
            if not isinstance(amount, int):
                return REFUSE.words(action)
            if state.drafts[seat].to == NONE or (action.verb != "give" and state.drafts[seat].favour == "gift"):
                return no("terms")
            if action.verb == "bid" and owing(state, seat) and 0 < amount <= state.barons[seat].crowns:
                return no("bid-owing")
            if amount > MOST_CROWNS:
                return no("crowns-most", {"most": MOST_CROWNS})
            if amount <= 0:
                return no("crowns-least")
            return no("crowns", {"n": amount, "have": state.barons[seat].crowns})
        noble, to = noble_at(action, 0), seat_at(action, 0)
        if action.verb == "miracle" and argument(action, 0) in EVENT and state.options.miracles:
            return no_miracle(state, seat, argument(action, 0))
        if action.verb == "terms" and to == seat:
            return no("terms-self")
        return REFUSE.words(action) if noble is None else self._no_heir(state, seat, action, noble)

    @staticmethod
    def _no_heir(state: KnState, seat: int, action: Action, noble: int) -> Refusal:
        """Why the heir of a Noble is not pledged, given back or killed."""
        who, named = state.nobles[noble], noble_term(noble)
        if not state.options.heirs:
            return no("heirs-off")
        if action.verb != "pledge":
            return REFUSE.words(action) if who.keeper == seat else no("heir-keeper", {"noble": named})
        if noble not in nobles_of(state, seat):
            return no("not-yours", {"noble": named})
        if who.keeper != NONE:
            return no("heir-pledged", {"noble": named, "seat": seat_term(who.keeper)})
        return REFUSE.words(action) if who.heir and not who.gone else no("heir", {"noble": named})

    def act(self, state: KnState, frame: Purse, seat: int, action: Action, events: list[Event]) -> None:
        draft = state.drafts[seat]
        if action.verb == "terms":
            to = seat_at(action, 0)
            assert to is not None
            draft.to, draft.favour = to, argument(action, 1)
        elif action.verb == "give":
            crowns = int(action.args[0])
            transfer(state, seat, draft.to, crowns)
            events.append(
                told("gives", seals=True, seat=seat_term(seat), to=seat_term(draft.to), n=crowns,
                     favour=Word(f"favour-{draft.favour}"))
            )  # fmt: skip
        elif action.verb in ("bid", "price"):
            make_offer(state, seat, draft.to, int(action.args[0]), draft.favour, action.verb == "bid", events)
        elif action.verb == "miracle":
            work_miracle(state, seat, argument(action, 0), events)
        else:
            self._heir(state, seat, action, events)

    @staticmethod
    def _heir(state: KnState, seat: int, action: Action, events: list[Event]) -> None:
        noble = NOBLE[argument(action, 0)]
        who = state.nobles[noble]
        if action.verb == "pledge":
            to = seat_at(action, 1)
            assert to is not None
            who.keeper = to
            events.append(told("pledges", seals=True, seat=seat_term(seat), noble=noble_term(noble), to=seat_term(to)))
            return
        who.keeper = NONE
        if action.verb == "release":
            events.append(told("releases", seals=True, seat=seat_term(seat), noble=noble_term(noble)))
            return
        who.heir = False
        owner = seat_term(seat_of(state, noble))
        events.append(
            told("slays-heir", "phase", seals=True, seat=seat_term(seat), noble=noble_term(noble), owner=owner)
        )
        if who.dead and not dying(state, noble):  # it was the heir who would have come back
            bury_line(state, noble, events)


class OfferPhase(Phase[KnState, Offer]):
    """An offer is taken or declined by whom it is made to, withdrawn by who made it."""

    verbs = frozenset({"take-offer", "decline-offer", "withdraw-offer"})

    def claims(self, state: KnState, frame: Offer, seat: int, action: Action) -> bool:
        return action.verb in self.verbs and action.args == (frame.number,)

    def legal(self, state: KnState, frame: Offer, seat: int) -> list[Action]:
        """What a seat may say to it."""
        if seat == frame.maker:
            return [act("withdraw-offer", frame.number)]
        if seat != frame.to:
            return []
        able = frame.pays or state.barons[seat].crowns >= frame.crowns
        return [*([act("take-offer", frame.number)] if able else []), act("decline-offer", frame.number)]

    def prompts(self, state: KnState, frame: Offer) -> Prompts:
        params: Params = {
            "seat": seat_term(frame.maker),
            "to": seat_term(frame.to),
            "n": frame.crowns,
            "favour": Word(f"favour-{frame.favour}"),
        }
        found: Prompts = {}
        for seat in sorted((frame.maker, frame.to)):
            mine = seat == frame.maker
            step = "own-offer" if mine else "offer" if frame.pays else "price"
            legal, take = self.legal(state, frame, seat), act("take-offer", frame.number)
            refusal = None if mine else self.why_not(state, frame, seat, take)
            closed = () if refusal is None else ((take, refusal),)
            ident = f"offer-{frame.number}"
            found[seat] = [Prompt(ident, step, "offer", False, False, not mine, legal, (), params, closed)]
        return found

    def why_not(self, state: KnState, frame: Offer, seat: int, action: Action) -> Refusal | None:
        if action in self.legal(state, frame, seat):
            return None
        if seat == frame.to and action.verb == "take-offer":
            return no("price", {"n": frame.crowns, "have": state.barons[seat].crowns})
        if seat == frame.maker:
            return no("offer-own")
        return no("offer-theirs") if seat == frame.to else no("offer")

    def act(self, state: KnState, frame: Offer, seat: int, action: Action, events: list[Event]) -> None:
        if action.verb == "take-offer":
            strike(state, frame, events)
            return
        take_back(state, frame)
        key = "withdraws" if seat == frame.maker else "declines-offer"
        other = frame.to if seat == frame.maker else frame.maker
        events.append(told(key, seals=True, seat=seat_term(seat), to=seat_term(other), n=frame.crowns))


class TreacheryPhase(Phase[KnState, Treachery]):
    """After an attack on an ally: what it cost them says what it costs the traitor (K16.4)."""

    def prompts(self, state: KnState, frame: Treachery) -> Prompts:
        return {}

    def why_not(self, state: KnState, frame: Treachery, seat: int, action: Action) -> Refusal | None:
        return REFUSE.words(action)

    def act(self, state: KnState, frame: Treachery, seat: int, action: Action, events: list[Event]) -> None:
        raise NotImplementedError

    def advance(self, state: KnState, frame: Treachery, events: list[Event]) -> bool:
        state.frames.remove(frame)
        play = play_of(state)
        if play is None or not play.fought:
            return False
        cities, nobles = measure(state, frame.foe)
        worst = 2 if nobles < frame.nobles or state.barons[frame.foe].out else 1 if cities < frame.cities else 0
        betray(state, frame.seat, frame.foe, N.treason[worst], events)
        return False


def measure(state: KnState, seat: int) -> tuple[int, int]:
    """How many cities a seat has, and how many Nobles who are not dead."""
    cities = sum(c.owner == seat for c in state.cities)
    return cities, sum(not state.nobles[n].dead and not state.nobles[n].gone for n in nobles_of(state, seat))
