"""What a seat may take for the truth: the other's markers and those in the cup, its treasure and its orders.

The board is public, and so is the procedure in hand; only what the other seat prepares in it is unknown, and taken
back. How many markers it holds is seen; every other one that is not seen is in the cup.
"""

from __future__ import annotations

import msgspec

from engine.charlemagne.clauses import Clause, Treaty
from engine.charlemagne.cup import full_cup
from engine.charlemagne.deeds import Chronicle
from engine.charlemagne.frames import Chancery, Desk, Side
from engine.charlemagne.game_data import DEATH, EMPIRE, LEADER_MARKER, MARKER, MARKERS, NEUTRAL, TABLES, TRIBAL
from engine.charlemagne.income import income
from engine.charlemagne.invariants import markers_in_play
from engine.charlemagne.setup import RULES_VERSION, SCHEMA_VERSION
from engine.charlemagne.state import ChState, Orders
from engine.charlemagne.units import Ground
from engine.charlemagne.view import ChView, Own, TreatyView
from engine.core import Dice


def imagine(view: ChView, seed: str) -> ChState | None:
    """The position as the seat of ``view`` might take it to be; ``None`` when the game is over."""
    seat, own = view.seat, view.own
    if seat is None or own is None or view.phase == "over":
        return None
    state: ChState = msgspec.json.decode(msgspec.json.encode(_known(view, seat, own)), type=ChState)
    luck, foe = Dice(f"{seed}/imagined"), 1 - seat
    _deal(state, foe, view.seats[foe].markers, luck)
    state.treasury[foe] = _purse(state, foe, luck)
    state.dice = Dice(seed)
    return state


def _known(view: ChView, seat: int, own: Own) -> ChState:
    """What the view tells, as a position without markers in the cup; the other seat has nothing, and the orders of a
    new one. It shares its lists with the view."""
    hands, treasury, orders = [[0] * len(MARKERS) for _ in (EMPIRE, TRIBAL)], [0, 0], [Orders(), Orders()]
    drafts: list[list[Clause]] = [[], []]
    for slug, count in own.hand.items():
        hands[seat][MARKER[slug]] = count
    treasury[seat], orders[seat], drafts[seat] = own.treasury, own.orders, own.draft
    sides: list[Side] = []
    for each in (EMPIRE, TRIBAL):
        sides += [Desk(each), Chancery(each, drafts[each])]
    return ChState(
        schema_version=SCHEMA_VERSION,
        rules_version=RULES_VERSION,
        seats=len(view.seats),
        dice=Dice(""),
        options=view.options,
        turn=view.turn,
        phasing=view.phasing,
        frames=view.frames,
        sides=sides,
        where=view.where,
        aboard=view.aboard,
        spent=view.spent,
        control=view.control,
        religion=view.religion,
        built=view.built,
        civilisation=view.civilisation,
        pillaged=view.pillaged,
        treasury=treasury,
        cup=[0] * len(MARKERS),
        hands=hands,
        leaders=view.leaders,
        augustus=view.augustus,
        dead=view.dead,
        famine=view.famine,
        winter=view.winter,
        cheap=view.cheap,
        spied=view.spied,
        taken=view.taken,
        pauses=view.pauses,
        serial=view.serial,
        orders=orders,
        proposals=[_treaty(view, offer) for offer in own.offers],
        treaties=[_treaty(view, treaty) for treaty in view.treaties],
        treaty_serial=max((t.number for t in (*own.offers, *view.treaties)), default=0),
        report=view.report,
        winner=NEUTRAL,
        reason="",
        scores=view.scores,
        scored=view.scored,
        deeds=[Chronicle(t.turn, t.seat, msgspec.Raw(msgspec.json.encode(t.deeds))) for t in view.deeds],
    )


def _treaty(view: ChView, treaty: TreatyView) -> Treaty:
    """A treaty holds for the game turn in which it was agreed on, and an offer for one to come (26.1)."""
    return Treaty(treaty.number, treaty.by, treaty.clauses, view.turn)


def _deal(state: ChState, foe: int, count: int, luck: Dice) -> None:
    """Draw the other's hand from all markers that are not seen; the rest is in the cup. A leader or its death never
    stays in a hand (21.1, 30)."""
    full, seen = full_cup(state.options.leader_death), markers_in_play(state)
    state.cup[:] = [all_ - there for all_, there in zip(full, seen, strict=True)]
    unseen = [kind for kind, n in enumerate(state.cup) for _ in range(n) if kind not in (LEADER_MARKER, DEATH)]
    luck.shuffle(unseen, "markers")
    for kind in unseen[:count]:
        state.cup[kind] -= 1
        state.hands[foe][kind] += 1


def _purse(state: ChState, foe: int, luck: Dice) -> int:
    """Points of treasure: in the first turn what it began with, later no more than a year's taxes (10.1)."""
    most = sum(income(state, foe, Ground(state)))
    return luck.below(most + 1, "treasure") if state.turn > 1 else TABLES.treasury.start[foe]
