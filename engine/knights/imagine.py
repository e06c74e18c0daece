"""What a seat may take for the truth: the others' hands, plans and orders, their cards in the piles, and every deck.

The board is public, and so is the procedure in hand but for what others choose unseen in it, who have not chosen yet.
How many cards each holds is seen, and every card that is not seen lies in a hand, a pile or a deck.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import product

import msgspec

from engine.core import Dice
from engine.knights.census import held, lies
from engine.knights.game_data import (
    AGENDAS,
    COPIES,
    EVENT,
    EVENTS,
    EXPEDITIONS,
    FATE,
    KIND,
    KINDS,
    MERCENARIES,
    NEUTRALS,
    NONE,
    REGULARS,
    N,
)
from engine.knights.setup import RULES_VERSION, SCHEMA_VERSION
from engine.knights.standing.standing import STYLES, change
from engine.knights.state.frames import Actions, Desk, Play, Purse
from engine.knights.state.frames_vote import Assembly, Proposal
from engine.knights.state.frames_war import Battle
from engine.knights.state.record import Record
from engine.knights.state.slugs import TROOP_IDS
from engine.knights.state.state import (
    FIRST_NEUTRAL,
    PILES,
    Baron,
    Draft,
    Expedition,
    KnState,
    Orders,
    Pact,
    card_of,
    nobles_of,
)
from engine.knights.views.public_position import public_position
from engine.knights.views.view import KnView, OwnView
from engine.knights.views.view_frames import copied
from engine.knights.war.battle import side_of
from engine.knights.war.resolution import SIDES, result_word


def imagine(view: KnView, seed: str) -> KnState | None:
    """The position as the seat of ``view`` might take it to be; ``None`` when the game is over."""
    seat, own = view.seat, view.own
    if seat is None or own is None or view.stage == "over":
        return None
    known = _known(view, seat, own)
    state: KnState = msgspec.json.decode(msgspec.json.encode(known), type=KnState)  # it shared its lists with the view
    luck = Dice(f"{seed}/imagined")
    _troops(state, luck)
    _agendas(state, view, luck)
    _events(state, view, luck)
    _fate(state, view, luck)
    placed = _actions(state, view, seat, luck)
    state.dice = Dice(seed)
    return state if placed else None


def _known(view: KnView, seat: int, own: OwnView) -> KnState:
    """What the view tells, as a position without piles and decks in which the others hold nothing and play by the first
    style. Cards that are alike have the same number."""
    seen = public_position(view)
    barons = [
        Baron(b.baron, b.crowns, b.votes, b.faith, b.influence, stronghold=b.stronghold, charges=b.charges,
              banned=b.banned, out=b.out)
        for b in seen.barons
    ]  # fmt: skip
    barons[seat].hand = [own.hand[kind] for kind in KINDS]
    barons[seat].plan = [[KIND[kind] for kind in pile] for pile in own.plan]
    barons[seat].last = [[KIND[kind] for kind in pile] for pile in own.last]
    orders, drafts = [Orders() for _ in barons], [Draft() for _ in barons]
    for other in orders:
        for setting in next(iter(STYLES.values())):
            change(other, setting)
    orders[seat], drafts[seat] = own.orders, Draft(*own.draft)
    past, now = (msgspec.Raw(msgspec.json.encode(turn.deeds)) for turn in view.turns)
    stakes = {it.slug: it for it in view.expeditions}
    return KnState(
        schema_version=SCHEMA_VERSION,
        rules_version=RULES_VERSION,
        seats=view.seats,
        dice=Dice(""),
        options=view.options,
        turn=view.turn,
        chairman=view.chairman,
        head=view.head,
        pool=view.pool,
        last=view.last,
        frames=copied(view.frames),
        sides=[*(kind(s) for s in range(view.seats) for kind in (Desk, Purse)), *seen.offers],
        barons=barons,
        orders=orders,
        nobles=seen.nobles,
        cities=seen.cities,
        sieges=seen.sieges,
        piles=[[] for _ in range(PILES)],
        spaces=seen.spaces,
        neutrals=[],
        fate=[],
        events=[],
        events_out=[EVENT[slug] for slug in view.spent_events],
        lasting=seen.lasting,
        agendas=[],
        agendas_out=[],
        pending=[],
        laws=seen.laws,
        decrees=view.decrees,
        mercenaries=[],
        offer=[TROOP_IDS.index(slug) for slug in view.offer],
        track=seen.track,
        removed=[],
        expeditions=[Expedition(stakes[n].spot, stakes[n].stakes, stakes[n].blessed) for n in EXPEDITIONS],
        drafts=drafts,
        pacts=[Pact(p.one, p.other, p.until) for p in view.pacts],
        serial=view.serial,
        victor=view.victor,
        reason=view.reason,
        record=Record(view.fought, view.session, view.standings, past, now),
    )


def _shuffled(cards: Iterable[int], luck: Dice, label: str) -> list[int]:
    deck = sorted(cards)
    luck.shuffle(deck, label)
    return deck


# --- decks -----------------------------------------------------------------------------------------------------------


def _troops(state: KnState, luck: Dice) -> None:
    """Troop cards have numbers of their own; Mercenaries that are not seen are in the deck, Regulars out of the
    game."""
    mercenaries = list(MERCENARIES)
    state.offer[:] = _numbered(state.offer, mercenaries)
    for seat, baron in enumerate(state.barons):
        regulars = list(REGULARS[baron.baron])
        for troops in (baron.stronghold.troops, *(state.nobles[n].troops for n in nobles_of(state, seat))):
            troops[:] = _numbered(troops, regulars, mercenaries)
        state.removed += regulars
    state.mercenaries = _shuffled(mercenaries, luck, "mercenaries")


def _numbered(troops: list[int], *left: list[int]) -> list[int]:
    """Other cards of the same kinds in the same order, taken from those that are left."""
    found = []
    for troop in troops:
        deck, card = next((d, c) for d in left for c in d if TROOP_IDS[c] == TROOP_IDS[troop])
        deck.remove(card)
        found.append(card)
    return found


def _agendas(state: KnState, view: KnView, luck: Dice) -> None:
    """Private Motions that are being voted on, moved or proposed are those that their frames name."""
    voted = held(state, "agendas")
    named = [m.card for f in state.frames if isinstance(f, Assembly) for m in f.motions]
    named += [f.card for f in state.frames if isinstance(f, Proposal)]
    seen = [*state.laws, *voted, *(c for b in state.barons for c in b.charges)]
    seen += [who.office for who in state.nobles if who.office != NONE]
    left = [c for c in dict.fromkeys((*named, *range(len(AGENDAS)))) if c not in seen]
    for pile, slugs in ((state.pending, view.pending), (state.agendas_out, view.spent_agendas)):
        for slug in slugs:
            card = next(c for c in left if AGENDAS[c].slug == slug)
            left.remove(card)
            pile.append(card)
    state.agendas = _shuffled(left, luck, "agendas")


def _events(state: KnState, view: KnView, luck: Dice) -> None:
    """The next one has the back that is seen."""
    seen = {*state.events_out, *(it.card for it in state.lasting), *held(state, "shown")}
    state.events = _shuffled(set(range(len(EVENTS))) - seen, luck, "events")
    top = next((card for card in state.events if EVENTS[card].colour == view.decks.back), NONE)
    if top != NONE:
        state.events.remove(top)
        state.events.insert(0, top)


def _fate(state: KnState, view: KnView, luck: Dice) -> None:
    """Hands in a battle: one's own and those that lie open as they are seen, any cards for the others."""
    state.fate = _shuffled(range(len(FATE)), luck, "fate")
    battle = next((f for f in state.frames if isinstance(f, Battle)), None)
    if battle is None or view.war is None or view.seat is None:
        return
    words = [side.shown for side in view.war.sides]
    if view.war.hand:
        words[side_of(battle, view.seat)] = view.war.hand
    for side in SIDES:  # first those of which something is known
        battle.fate[side] = [_taken(state.fate, word) for word in words[side]]
    for side in SIDES:
        more = view.war.sides[side].cards - len(battle.fate[side])
        battle.fate[side] += [state.fate.pop(0) for _ in range(more)]


def _taken(fate: list[int], word: str) -> int:
    card = next(c for c in fate if result_word(c) == word)
    fate.remove(card)
    return card


# --- action cards ----------------------------------------------------------------------------------------------------


def _actions(state: KnState, view: KnView, seat: int, luck: Dice) -> bool:
    """The others hold any of their cards that do not lie open, as many as is seen; the rest lies in the piles, where
    the seat knows its own. Whether all of them have a place."""
    open_cards = Counter(card for space in state.spaces for card in space)
    open_cards += Counter(f.card for f in state.frames if isinstance(f, Play) and not lies(f))
    laid: list[list[int]] = []
    for s, baron in enumerate(state.barons):
        cards = [k for k, n in enumerate(COPIES) for _ in range(n - open_cards[card_of(s, k)])]
        if s == seat:
            mine = Counter(cards) - Counter(k for pile in baron.plan for k in pile)
            laid.append(sorted((mine - Counter(dict(enumerate(baron.hand)))).elements()))
            continue
        luck.shuffle(cards, "hand")
        count = view.barons[s].cards
        baron.hand = [cards[:count].count(kind) for kind in range(len(KINDS))]
        laid.append(cards[count:])
    left = range(FIRST_NEUTRAL, FIRST_NEUTRAL + len(NEUTRALS))
    state.neutrals = _shuffled((c for c in left if not open_cards[c]), luck, "neutrals")
    fits = not any(view.piles) or _piles(state, view, seat, laid, luck)
    state.neutrals.sort()
    return fits


def _piles(state: KnState, view: KnView, seat: int, laid: list[list[int]], luck: Dice) -> bool:
    """Cards that were laid go where they can: one's own where one laid them, the others' so that no pile has more of
    a seat than may lie there, beside two neutral ones where none has been turned up yet. Whether they can."""
    now = next(f.pile for f in state.frames if isinstance(f, Actions))
    rest, room = Counter(laid[seat]), [max(0, n - N.neutral_pile_cards) for n in view.piles]
    for pile in range(PILES - 1, now - 1, -1):
        mine = Counter(state.barons[seat].last[pile]) & rest if pile > now else +rest
        rest -= mine
        state.piles[pile] = [card_of(seat, kind) for kind in mine.elements()]
        room[pile] -= mine.total()
    others = [s for s in range(state.seats) if s != seat]
    room[now] = sum(len(laid[s]) for s in others) - sum(room[now + 1 :])
    shares = _shares([len(laid[s]) for s in others], room, luck)
    if shares is None:
        return False
    for s, share in zip(others, shares, strict=True):
        for pile, count in enumerate(share):
            state.piles[pile] += [card_of(s, laid[s].pop()) for _ in range(count)]
    for pile, cards in enumerate(state.piles):
        cards += [state.neutrals.pop() for _ in range(view.piles[pile] - len(cards))]
        cards.sort()
        luck.shuffle(cards, "pile")
    return [len(pile) for pile in state.piles] == view.piles


def _shares(counts: Sequence[int], room: Sequence[int], luck: Dice) -> list[tuple[int, ...]] | None:
    """How many cards of each count lie in each pile, with room for so many there in all; ``None`` where they cannot."""
    if not counts:
        return None if any(room) else []
    found = [s for s in product(range(N.pile_cards + 1), repeat=len(room)) if sum(s) == counts[0]]
    most = N.pile_cards * (len(counts) - 1)  # what is left must go into the others' shares
    found = [s for s in found if all(0 <= n - k <= most for n, k in zip(room, s, strict=True))]
    luck.shuffle(found, "share")
    for share in found:
        others = _shares(counts[1:], [n - k for n, k in zip(room, share, strict=True)], luck)
        if others is not None:
            return [share, *others]
    return None
