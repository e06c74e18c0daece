"""Important events (K8.1): who draws, two moments to cancel, targets, effects, lasting cards."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core import SEAL, Action, Event, Params, Piece, Refusal, Word, seat_slug
from engine.knights.board import nobles_at
from engine.knights.files import EventCard
from engine.knights.game_data import AREA_OF, CITY_IDS, EVENTS, NOBLE_IDS, NONE, N
from engine.knights.phases.base import Asking, Sealing
from engine.knights.phases.effects import Struck, apply, mercenaries
from engine.knights.phases.targets import by_choice, by_fate, choices, fated, foremost
from engine.knights.state.frames_cards import Averting, Happening, Pool
from engine.knights.state.slugs import KEEP
from engine.knights.state.state import KnState, Lasting, Position, in_turn, players, seat_of
from engine.knights.terms import REFUSE, act, argument, city_term, no, noble_term, number_at, seat_at, seat_term, told
from engine.knights.war.deaths import dying

AVERT, WAIT = act("avert"), act("wait")


def open_event(state: KnState, events: list[Event]) -> None:
    """The card is read: an exhausted deck is made anew (K17.8)."""
    if not state.events:
        state.events, state.events_out = state.events_out, []
        state.dice.shuffle(state.events, "events")
    if state.events:
        state.frames.append(Happening(state.next()))


def card_of(frame: Happening) -> EventCard:
    """The Event that was drawn."""
    return EVENTS[frame.shown]


def happening(state: KnState) -> Happening:
    """The Event in hand."""
    return next(f for f in reversed(state.frames) if isinstance(f, Happening))


def draw_price(state: Position, colour: str, seat: int) -> int:
    """Faith that it costs the Head of the Church to let a seat draw an Event of a colour."""
    dear = (colour == "red" and seat != state.head) or (colour == "green" and seat == state.head)
    return N.head_choice if dear else 0


def word(struck: Struck) -> str:
    """A target as an argument."""
    if struck.city != NONE:
        return CITY_IDS[struck.city]
    return NOBLE_IDS[struck.noble] if struck.noble != NONE else seat_slug(struck.seat)


class HappeningPhase(Asking[Happening]):
    """Who draws, and what they choose (K8.1)."""

    verbs = frozenset({"name", "choose"})
    step = "event"
    orders = True

    def topic(self, state: KnState, frame: Happening, seat: int) -> str:
        return "event-drawer" if frame.stage == "draw" else "event-target"

    def asked(self, state: KnState, frame: Happening) -> Iterable[int]:
        return [state.head if frame.stage == "draw" else frame.drawer]

    def ident(self, state: KnState, frame: Happening, seat: int) -> str:
        return f"event-{frame.number}-{frame.stage}"

    def legal(self, state: KnState, frame: Happening, seat: int) -> list[Action]:
        if frame.stage == "draw":
            colour, faith = EVENTS[state.events[0]].colour, state.barons[seat].faith
            return [act("name", seat_slug(s)) for s in players(state) if draw_price(state, colour, s) <= faith]
        card = card_of(frame)
        names = [KEEP if card.target.kind == "army" and c.noble == NONE else word(c) for c in self._open(state, frame)]
        return [act("choose", name) for name in names]

    @staticmethod
    def _open(state: KnState, frame: Happening) -> list[Struck]:
        return choices(state, card_of(frame), frame.drawer)

    def default(self, state: KnState, frame: Happening, seat: int, legal: list[Action]) -> tuple[Action, ...]:
        """Red and blue they draw themselves; a green one the rival with least Influence."""
        if frame.stage == "draw" and EVENTS[state.events[0]].colour == "green":
            rivals = [s for s in players(state) if s != seat and act("name", seat_slug(s)) in legal]
            poor = min(rivals, key=lambda s: (state.barons[s].influence, s), default=seat)
            return (act("name", seat_slug(poor)),)
        own = act("name", seat_slug(seat))
        return (own,) if own in legal else (legal[0],)

    def params(self, state: KnState, frame: Happening, seat: int) -> Params:
        if frame.stage == "draw":
            colour = EVENTS[state.events[0]].colour
            faith = state.barons[seat].faith
            return {"colour": Word(f"event-{colour}"), "n": draw_price(state, colour, state.head), "faith": faith}
        return {"event": Piece(card_of(frame).slug)}

    def refuse(self, state: KnState, frame: Happening, seat: int, action: Action) -> Refusal:
        if frame.stage == "draw" and seat_at(action, 0) in players(state):
            return no("name", {"n": N.head_choice, "have": state.barons[seat].faith})
        return REFUSE.words(action)

    def act(self, state: KnState, frame: Happening, seat: int, action: Action, events: list[Event]) -> None:
        if action.verb == "name":
            drawer = seat_at(action, 0)
            assert drawer is not None
            self._draw(state, frame, drawer, events)
            return
        chosen = next(
            c for c in self._open(state, frame) if argument(action, 0) in (word(c), KEEP if c.noble == NONE else "")
        )
        frame.struck = [list(chosen)]
        self._tell(state, frame, events)
        frame.stage = "late"

    @staticmethod
    def _draw(state: KnState, frame: Happening, drawer: int, events: list[Event]) -> None:
        colour = EVENTS[state.events[0]].colour
        price = draw_price(state, colour, drawer)
        if price:
            state.barons[state.head].faith -= price
            events.append(told("pays-faith", seals=True, seat=seat_term(state.head), n=price))
        frame.drawer, frame.shown, frame.stage = drawer, state.events.pop(0), "early"
        events.append(
            told("event", "phase", seals=True, seat=seat_term(drawer), event=Piece(card_of(frame).slug),
                 colour=Word(f"event-{colour}"))
        )  # fmt: skip

    def advance(self, state: KnState, frame: Happening, events: list[Event]) -> bool:
        if frame.stage == "draw":
            legal = self.legal(state, frame, state.head)
            if len(legal) > 1:
                return True
            self.act(state, frame, state.head, legal[0], events)
            return False
        if frame.stage == "choose" and len(self._open(state, frame)) > 1:
            return True
        getattr(self, f"_{frame.stage}")(state, frame, events)
        return False

    def _early(self, state: KnState, frame: Happening, events: list[Event]) -> None:
        """The first moment, before Fate names a target."""
        frame.stage = "target"
        if by_fate(card_of(frame)):
            ask_faith(state, frame, late=False)

    def _target(self, state: KnState, frame: Happening, events: list[Event]) -> None:
        card = card_of(frame)
        frame.stage = "late"
        if by_choice(card):
            frame.stage = "choose" if choices(state, card, frame.drawer) else "close"
            return
        if by_fate(card):
            found = fated(state, card, frame.drawer, events)
        elif card.target.by == "most":
            found = foremost(state, card, events)
        else:
            found = choices(state, card, frame.drawer)
        frame.struck = [list(struck) for struck in found]
        self._tell(state, frame, events)

    def _choose(self, state: KnState, frame: Happening, events: list[Event]) -> None:
        frame.struck = [list(self._open(state, frame)[0])]
        self._tell(state, frame, events)
        frame.stage = "late"

    @staticmethod
    def _tell(state: KnState, frame: Happening, events: list[Event]) -> None:
        """Everybody hears whom it will strike."""
        card = Piece(card_of(frame).slug)
        for it in frame.struck:
            struck = Struck(*it)
            if struck.city != NONE:
                events.append(told("event-city", seals=True, city=city_term(struck.city), event=card))
            elif struck.noble != NONE:
                events.append(told("event-noble", seals=True, noble=noble_term(struck.noble), event=card))
            elif struck.seat != NONE:
                events.append(told("event-baron", seals=True, seat=seat_term(struck.seat), event=card))

    def _late(self, state: KnState, frame: Happening, events: list[Event]) -> None:
        """The second moment, or the only one."""
        frame.stage = "effects" if frame.struck else "close"
        if frame.struck:
            ask_faith(state, frame, late=True)

    def _effects(self, state: KnState, frame: Happening, events: list[Event]) -> None:
        """One effect on one target at a time; what it lays on the stack comes first."""
        card = card_of(frame)
        if frame.at >= len(card.effects) * len(frame.struck):
            frame.stage = "close"
            return
        struck = Struck(*frame.struck[frame.at // len(card.effects)])
        effect = card.effects[frame.at % len(card.effects)]
        frame.at += 1
        if not strikes_nobody(state, struck):
            apply(state, effect, frame.drawer, struck, events)

    def _close(self, state: KnState, frame: Happening, events: list[Event]) -> None:
        """A lasting card lies by whom it struck, another is laid aside."""
        state.frames.remove(frame)
        card = card_of(frame)
        if card.lasting and frame.struck:
            struck = Struck(*frame.struck[0])
            seat = frame.drawer if struck.noble == NONE else struck.seat
            state.lasting.append(Lasting(frame.shown, seat, struck.noble, struck.city, struck.nation))
        else:
            state.events_out.append(frame.shown)
        if not frame.struck:
            events.append(told("event-nothing", seals=True, event=Piece(card.slug)))


def strikes_nobody(state: KnState, struck: Struck) -> bool:
    """Whether a target is gone meanwhile."""
    if struck.seat != NONE and state.barons[struck.seat].out:
        return True
    return struck.noble != NONE and state.nobles[struck.noble].gone


def ask_faith(state: KnState, frame: Happening, *, late: bool) -> None:
    """A moment to cancel: a red Event for its drawer, a blue one for all together; nobody is asked who could not."""
    card = card_of(frame)
    if not card.cost:
        return
    if card.colour == "red":
        if state.barons[frame.drawer].faith >= card.cost:
            state.frames.append(Averting(frame.drawer, state.next(), late))
    elif sum(state.barons[s].faith for s in players(state)) >= card.cost:
        seats = state.seats
        sealed = [not state.barons[s].faith or state.barons[s].out for s in range(seats)]
        state.frames.append(Pool(state.next(), card.cost, late, [0] * seats, sealed))


def cancel(state: KnState, events: list[Event]) -> None:
    """The Event does nothing and is laid aside."""
    frame = happening(state)
    state.frames.remove(frame)
    state.events_out.append(frame.shown)
    events.append(told("event-cancelled", "phase", seals=True, event=Piece(card_of(frame).slug)))


class AvertPhase(Asking[Averting]):
    """E2, E3 for a red Event: its drawer pays or not."""

    verbs = frozenset({"avert", "wait"})
    step = "avert"
    orders = True

    def legal(self, state: KnState, frame: Averting, seat: int) -> list[Action]:
        return [AVERT, WAIT]

    def default(self, state: KnState, frame: Averting, seat: int, legal: list[Action]) -> tuple[Action, ...]:
        return (WAIT,)

    def params(self, state: KnState, frame: Averting, seat: int) -> Params:
        card = card_of(happening(state))
        return {"event": Piece(card.slug), "n": card.cost, "faith": state.barons[seat].faith}

    def act(self, state: KnState, frame: Averting, seat: int, action: Action, events: list[Event]) -> None:
        state.frames.remove(frame)
        if action == WAIT:
            events.append(told("waits", "log", seals=True, seat=seat_term(seat)))
            return
        cost = card_of(happening(state)).cost
        state.barons[seat].faith -= cost
        events.append(told("pays-faith", seals=True, seat=seat_term(seat), n=cost))
        cancel(state, events)


class PoolPhase(Sealing[Pool]):
    """E2, E3 for a blue Event: Faith is pledged unseen; where it suffices, it is paid from the Chairman on."""

    verbs = frozenset({"pledge-faith", "seal", "unseal"})
    step = "pool"
    pace = "window"
    orders = True

    def asked(self, state: KnState, frame: Pool) -> Iterable[int]:
        return [s for s in players(state) if state.barons[s].faith]

    def ident(self, state: KnState, frame: Pool, seat: int) -> str:
        return f"pool-{frame.number}"

    def open(self, state: KnState, frame: Pool, seat: int) -> list[Action]:
        most = min(frame.cost, state.barons[seat].faith)
        return [*(act("pledge-faith", n) for n in range(most + 1) if n != frame.pledges[seat]), SEAL]

    def default(self, state: KnState, frame: Pool, seat: int, legal: list[Action]) -> tuple[Action, ...]:
        """What the orders pledge, unless something is pledged by hand."""
        wanted = 0 if frame.pledges[seat] else ordered(state, frame, seat)
        return (act("pledge-faith", wanted), SEAL) if wanted else (SEAL,)

    def params(self, state: KnState, frame: Pool, seat: int) -> Params:
        return {"event": Piece(card_of(happening(state)).slug), "n": frame.cost}

    def refuse(self, state: KnState, frame: Pool, seat: int, action: Action) -> Refusal:
        n, have = number_at(action, 0), state.barons[seat].faith
        if n is None or n < 0:
            return REFUSE.words(action)
        if n == frame.pledges[seat]:
            return no("pledge-same", {"n": n})
        return no("pledge-most", {"cost": frame.cost}) if n > frame.cost else no("pledge", {"n": n, "have": have})

    def draft(self, state: KnState, frame: Pool, seat: int, action: Action, events: list[Event]) -> None:
        frame.pledges[seat] = int(action.args[0])

    def show(self, state: KnState, frame: Pool, events: list[Event]) -> None:
        pledged = sum(min(n, state.barons[s].faith) for s, n in enumerate(frame.pledges))
        if pledged < frame.cost:
            events.append(told("pool-short", seals=True, cost=frame.cost))
            return
        left = frame.cost
        for seat in in_turn(state):
            paid = min(left, frame.pledges[seat], state.barons[seat].faith)
            if paid:
                left -= paid
                state.barons[seat].faith -= paid
                events.append(told("pays-faith", seals=True, seat=seat_term(seat), n=paid))
        cancel(state, events)


def orders_wait(state: KnState) -> bool:
    """Whether orders about Faith are carried out when a window's time is up. Where only two play, a window that stays
    open when one has answered, or closes, would tell the other's orders."""
    return state.seats == 2


def ordered(state: KnState, frame: Pool, seat: int) -> int:
    """How much Faith the orders of a seat pledge: up to so much, once the target is known, where it strikes the
    seat."""
    word = state.orders[seat].pool
    if not isinstance(word, int) or not frame.late or not strikes(state, happening(state), seat):
        return 0
    return min(word, frame.cost, state.barons[seat].faith)


def strikes(state: KnState, frame: Happening, seat: int) -> bool:
    """Whether an Event takes something from a seat: its own, its token, its stake."""
    card = card_of(frame)
    ops = {e.op for e in card.effects}
    if ops & {"chairman", "head"}:
        holder = state.chairman if "chairman" in ops else state.head
        return holder == seat and all(it[0] != seat for it in frame.struck)
    if "sink" in ops:
        return any(e.spot and e.stakes[seat] for e in state.expeditions)
    return any(_touches(state, Struck(*it), seat) for it in frame.struck)


def _touches(state: KnState, struck: Struck, seat: int) -> bool:
    if struck.nation != NONE:
        return bool(mercenaries(state, seat, struck.nation))
    there = struck.city != NONE and bool(nobles_at(state, AREA_OF[struck.city], seat))
    return struck.seat == seat or there


# --- miracles (K16.7) ------------------------------------------------------------------------------------------------


def miracle_cost(card: EventCard) -> int:
    """Faith that cancels a lasting Event late, one more than its price; 0: it cannot be cancelled."""
    return card.cost + N.miracle if card.cost else 0


def miracles(state: KnState, seat: int) -> list[tuple[Lasting, int]]:
    """Lasting Events that a seat may cancel late, with what that costs: a red one its drawer, a blue one anybody; not
    when what it threatens has happened."""
    found = []
    for it in state.lasting:
        card = EVENTS[it.card]
        over = it.noble != NONE and (state.nobles[it.noble].gone or dying(state, it.noble))
        mine = it.seat == seat or card.colour == "blue"
        cost = miracle_cost(card)
        if cost and mine and not over and state.barons[seat].faith >= cost:
            found.append((it, cost))
    return found


def no_miracle(state: KnState, seat: int, slug: str) -> Refusal:
    """Why a seat works no miracle against an Event."""
    event, it = Piece(slug), next((it for it in state.lasting if EVENTS[it.card].slug == slug), None)
    if it is None:
        return no("miracle", {"event": event})
    card = EVENTS[it.card]
    if not miracle_cost(card):
        return no("miracle-never", {"event": event})
    if it.seat != seat and card.colour != "blue":
        return no("miracle-red", {"event": event})
    if it.noble != NONE and (state.nobles[it.noble].gone or dying(state, it.noble)):
        return no("miracle-over", {"event": event})
    return no("miracle-faith", {"event": event, "n": miracle_cost(card), "have": state.barons[seat].faith})


def work_miracle(state: KnState, seat: int, slug: str, events: list[Event]) -> None:
    """A lasting Event is cancelled."""
    it, cost = next(pair for pair in miracles(state, seat) if EVENTS[pair[0].card].slug == slug)
    state.barons[seat].faith -= cost
    state.lasting.remove(it)
    state.events_out.append(it.card)
    if it.noble != NONE and not any(other.noble == it.noble for other in state.lasting):
        state.nobles[it.noble].heir = True
    events.append(told("miracle", "phase", seals=True, seat=seat_term(seat), event=Piece(slug), n=cost))
    assert it.noble == NONE or seat_of(state, it.noble) != NONE
