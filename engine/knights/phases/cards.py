"""A Baron's card is used or declined, then allocated (K5.2, K5.3, K7)."""

from __future__ import annotations

from engine.core import Action, Event, Params, Piece, Refusal
from engine.knights.census import lies
from engine.knights.court import most_faith, most_votes, take_chair, take_head
from engine.knights.fate import shuffle
from engine.knights.game_data import ALLOCATE, AREA, AREA_IDS, KINDS, NONE, TRACK, N
from engine.knights.mods import baron_mod
from engine.knights.phases.actions import allocate, check_draft, free_spots, open_spots, set_marker
from engine.knights.phases.base import Asking
from engine.knights.phases.event import open_event
from engine.knights.phases.expedition import open_venture
from engine.knights.phases.muster import open_muster
from engine.knights.phases.upgrade import open_upgrade
from engine.knights.routes import comers, reach, routes, voyages
from engine.knights.spaces import back_to_hand
from engine.knights.state.frames import Fight, March, Play
from engine.knights.state.state import SPACES, KnState, Position, kind_of, nobles_of
from engine.knights.terms import REFUSE, act, area_at, area_term, argument, no, number_at, seat_term, told
from engine.knights.war.targets_of_attack import battlefields, targets

USE, DECLINE = act("use"), act("decline")
LEVY, DRAFT, RALLY, CHURCH, MOBILIZE, VERSATILE = KINDS


def can_reach(state: Position, seat: int, area: int) -> bool:
    """Whether a Noble of a seat can come to an area with one card, by land or by sea."""
    return any(comers(state, seat, area))


def goals(state: Position, seat: int) -> list[int]:
    """Areas that Mobilize may name: where a Noble can go, or where a battle can begin (K7.5)."""
    return sorted({*reach(state, seat), *battlefields(state, seat)})


class PlayPhase(Asking[Play]):
    """A1 to A7 and A12: the owner of the card uses or declines it, and says where it is allocated."""

    verbs = frozenset({"use", "decline", "spot", "take", "target", "allocate", "serve"})
    step = "card"
    orders = True

    def topic(self, state: KnState, frame: Play, seat: int) -> str:
        return "allocate" if frame.stage == "allocate" else kind_of(frame.card)

    def ident(self, state: KnState, frame: Play, seat: int) -> str:
        return f"{'allocate' if frame.stage == 'allocate' else 'card'}-{frame.number}"

    def legal(self, state: KnState, frame: Play, seat: int) -> list[Action]:
        if frame.stage == "allocate":
            return [act("allocate", space) for space in self.spaces(frame)]
        return [*self._uses(state, frame, seat), DECLINE]

    @staticmethod
    def _uses(state: KnState, frame: Play, seat: int) -> list[Action]:
        kind = kind_of(frame.card)
        if kind in (LEVY, RALLY):
            return [USE]
        if kind == CHURCH:
            return [act("serve", space) for space in SPACES]
        if kind == DRAFT:
            return [act("spot", n + 1) for n in free_spots(state)]
        if kind == MOBILIZE:
            return [act("target", AREA_IDS[a]) for a in goals(state, seat)]
        crowns = state.barons[seat].crowns
        found = [act("take", "crowns"), act("take", "vote")]
        found += [act("spot", n + 1) for n in free_spots(state) if TRACK[n].fee <= crowns]
        if any(routes(state, n) or voyages(state, n) for n in nobles_of(state, seat)):
            found.append(act("use", "march"))
        if battlefields(state, seat):
            found.append(act("use", "battle"))
        return found

    @staticmethod
    def spaces(frame: Play) -> list[str]:
        """Where the card may go: Mobilize by what it was used for, either when for both or neither (A12, G25)."""
        kind = kind_of(frame.card)
        free = list(ALLOCATE[KINDS.index(kind)])
        if kind == MOBILIZE and frame.moved != frame.fought:
            return ["wages" if frame.moved else "assembly"]
        return free

    def default(self, state: KnState, frame: Play, seat: int, legal: list[Action]) -> tuple[Action, ...]:
        kind = kind_of(frame.card)
        emptiest = min(range(len(SPACES)), key=lambda s: len(state.spaces[s]))
        if frame.stage == "allocate":
            wanted = act("allocate", SPACES[emptiest])
            return (wanted if wanted in legal and kind == CHURCH else legal[0],)
        if kind == CHURCH:
            return (act("serve", SPACES[emptiest]),)
        return (DECLINE,) if kind == MOBILIZE else (legal[0],)

    def params(self, state: KnState, frame: Play, seat: int) -> Params:
        return {"card": Piece(kind_of(frame.card)), "turn": state.turn}

    def refuse(self, state: KnState, frame: Play, seat: int, action: Action) -> Refusal:
        if frame.stage == "allocate" or action.verb == "allocate":
            return REFUSE.words(action)
        spot, area = number_at(action, 0), area_at(action, 0)
        marks = kind_of(frame.card) in (DRAFT, VERSATILE)
        if action.verb == "spot" and marks and spot is not None and 1 <= spot <= len(TRACK):
            if spot > open_spots(state):
                return no("spot-closed", {"spot": spot, "of": open_spots(state)})
            holder = state.track[spot - 1]
            if holder != NONE:
                return no("spot", {"spot": spot, "seat": seat_term(holder)})
            return no("spot-fee", {"spot": spot, "n": TRACK[spot - 1].fee, "have": state.barons[seat].crowns})
        if action.verb == "target" and kind_of(frame.card) == MOBILIZE and area is not None:
            return no("target", {"area": area_term(area)})
        return REFUSE.words(action)

    def act(self, state: KnState, frame: Play, seat: int, action: Action, events: list[Event]) -> None:
        baron, kind = state.barons[seat], kind_of(frame.card)
        if action.verb == "allocate":
            self._lie(state, frame, argument(action, 0), events)
            return
        frame.stage = "allocate"
        if action == DECLINE:
            events.append(told("declines", seals=True, seat=seat_term(seat), card=Piece(kind)))
        elif action.verb == "serve":
            serve(state, seat, events)
            self._lie(state, frame, argument(action, 0), events)
        elif action.verb == "spot":
            spot = int(action.args[0]) - 1
            if kind == VERSATILE:
                baron.crowns -= TRACK[spot].fee
            set_marker(state, seat, spot, events)
        elif action.verb == "take":
            if argument(action, 0) == "crowns":
                baron.crowns += N.versatile_crowns
                events.append(told("takes-crowns", seals=True, seat=seat_term(seat), n=N.versatile_crowns))
            else:
                baron.votes += N.versatile_votes
                events.append(told("takes-votes", seals=True, seat=seat_term(seat), n=N.versatile_votes))
        elif action.verb == "target":
            frame.area = AREA[argument(action, 0)]
            frame.stage = "march"
            if can_reach(state, seat, frame.area):
                state.frames.append(March(seat, state.next(), frame.area))
        elif argument(action, 0) == "march":
            frame.stage = "fight"
            state.frames.append(March(seat, state.next()))
        elif argument(action, 0) == "battle":
            frame.stage = "fight"
            state.frames.append(Fight(seat, state.next()))
        elif kind == LEVY:
            levy(state, seat, events)
        else:
            rally(state, seat, events)

    @staticmethod
    def _lie(state: KnState, frame: Play, space: str, events: list[Event]) -> None:
        frame.stage = "triggered"
        allocate(state, frame.card, SPACES.index(space), events)

    def advance(self, state: KnState, frame: Play, events: list[Event]) -> bool:
        if frame.seat < 0:
            return self._neutral(state, frame, events)
        if state.barons[frame.seat].out:
            state.frames.remove(frame)
            if not lies(frame):
                back_to_hand(state, frame.card)
            return False
        if frame.stage == "march":
            frame.stage = "fight"
            if targets(state, frame.seat, frame.area):
                state.frames.append(Fight(frame.seat, state.next(), frame.area))
            return False
        if frame.stage == "fight":
            frame.stage = "allocate"
            return False
        if frame.stage == "allocate":
            exhaust(state, frame)
            if kind_of(frame.card) == VERSATILE:
                back_to_hand(state, frame.card)
                frame.stage = "triggered"
                return False
            spaces = self.spaces(frame)
            if len(spaces) > 1:
                return True
            self._lie(state, frame, spaces[0], events)
            return False
        if frame.stage == "triggered":
            frame.stage = "over"
            check_draft(state, events)
            return False
        if frame.stage == "over":
            state.frames.remove(frame)
            return False
        if not self._uses(state, frame, frame.seat):  # nobody is asked who could only decline
            self.act(state, frame, frame.seat, DECLINE, events)
            return False
        return True

    @staticmethod
    def _neutral(state: KnState, frame: Play, events: list[Event]) -> bool:
        """A neutral card does what it says and goes back to the others."""
        if frame.stage == "over":
            state.frames.remove(frame)
            back_to_hand(state, frame.card)
            return False
        frame.stage = "over"
        kind = kind_of(frame.card)
        if kind == "uncertain-times":
            shuffle(state)
            events.append(told("uncertain", seals=True))
        else:
            NEUTRAL[kind](state, events)
        return False


NEUTRAL = {
    "important-event": open_event,
    "fund-expeditions": open_venture,
    "upgrade-defenses": open_upgrade,
    "muster-troops": open_muster,
}


def exhaust(state: KnState, frame: Play) -> None:
    """Who moved or attacked with the card is exhausted (K17.1)."""
    for noble in frame.worn:
        who = state.nobles[noble]
        who.exhausted = who.exhausted or who.area >= 0
    frame.worn = []


def levy_crowns(state: Position, seat: int) -> int:
    """Crowns of Levy Taxes: one for each area with an own Noble; those at sea are in none (K7.1)."""
    areas = {who.area for n in nobles_of(state, seat) if (who := state.nobles[n]).area >= 0 and not who.sea}
    return N.levy * len(areas)


def rally_chair(state: Position, seat: int) -> bool:
    """Whether Rally Support makes a seat Chairman, or keeps it so: with its Votes it has more than anybody, and is not
    banned (K7.3, G9)."""
    return most_votes(state, seat, N.rally_votes) and not state.barons[seat].banned


def church_faith(state: Position, seat: int) -> int:
    """Faith that Serve the Church brings; none where an Event forbids it (K7.4)."""
    return 0 if baron_mod(state, seat, "no-faith") is not None else N.church_faith


def church_head(state: Position, seat: int) -> bool:
    """Whether Serve the Church makes a seat Head of the Church, or keeps it so (K7.4)."""
    faith = church_faith(state, seat)
    return bool(faith) and most_faith(state, seat, faith)


def levy(state: KnState, seat: int, events: list[Event]) -> None:
    """Crowns for areas with Nobles."""
    crowns = levy_crowns(state, seat)
    state.barons[seat].crowns += crowns
    events.append(told("levies", seals=True, seat=seat_term(seat), n=crowns))


def rally(state: KnState, seat: int, events: list[Event]) -> None:
    """Votes, and perhaps the Chair."""
    leads = rally_chair(state, seat)
    state.barons[seat].votes += N.rally_votes
    events.append(told("rallies", seals=True, seat=seat_term(seat), n=N.rally_votes))
    if leads:
        take_chair(state, seat, events)


def serve(state: KnState, seat: int, events: list[Event]) -> None:
    """Faith, and perhaps the head of the Church."""
    faith, leads = church_faith(state, seat), church_head(state, seat)
    if not faith:
        events.append(told("serves-in-vain", seals=True, seat=seat_term(seat)))
        return
    state.barons[seat].faith += faith
    events.append(told("serves", seals=True, seat=seat_term(seat), n=faith))
    if leads:
        take_head(state, seat, events)
