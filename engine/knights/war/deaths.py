"""Deaths of Nobles (K13.8): deserters, casualties paid with mercenaries, offices, heirs."""

from __future__ import annotations

from typing import Any

from engine.core import Event, Piece
from engine.knights.board import doomed, troops_of
from engine.knights.court import dismiss
from engine.knights.game_data import AGENDAS, NONE, TROOPS
from engine.knights.state.frames_war import Death
from engine.knights.state.slugs import TROOP_IDS
from engine.knights.state.state import KnState, Stronghold, seat_of
from engine.knights.terms import noble_term, seat_term, told, troop_term


def kill(state: KnState, noble: int, events: list[Event], *, spared: bool = False) -> None:
    """A Noble dies: it leaves the board and lays down its office at once; a ``Death`` on top of the stack goes on with
    deserters and casualties, and says whether an heir follows. ``spared``: one does, whatever Events say."""
    who = state.nobles[noble]
    tokens = who.losses
    who.losses, who.area, who.sea, who.exhausted, who.dead = 0, NONE, False, False, True
    office: dict[str, Any] = {"office": Piece(AGENDAS[who.office].slug)} if who.office != NONE else {}
    discard_office(state, noble, events)
    events.append(told("dies", seals=True, noble=noble_term(noble), **office))
    state.frames.append(Death(seat_of(state, noble), noble, tokens, state.next(), spared=spared))


def leave(state: KnState, noble: int, events: list[Event]) -> None:
    """A Noble without troops leaves the board; it is not dead and keeps its office (K12.3, F32)."""
    who = state.nobles[noble]
    who.area, who.sea, who.losses = NONE, False, 0
    events.append(told("leaves", seals=True, noble=noble_term(noble)))


def discard_office(state: KnState, noble: int, events: list[Event]) -> None:
    """An office is laid aside."""
    who = state.nobles[noble]
    if who.office != NONE:
        state.agendas_out.append(who.office)
        who.office = NONE


def dying(state: KnState, noble: int) -> bool:
    """Whether a Noble has died just now: deserters and casualties are still being seen to."""
    return any(isinstance(f, Death) and f.noble == noble for f in state.frames)


def bury_line(state: KnState, noble: int, events: list[Event]) -> None:
    """No heir follows: mercenaries go back into their deck, regulars out of the game (K13.8)."""
    who = state.nobles[noble]
    who.gone = True
    for card in list(who.troops):
        dismiss(state, who.troops, card)
    events.append(told("line-ends", seals=True, noble=noble_term(noble)))


# --- desertion -------------------------------------------------------------------------------------------------------


def led(state: KnState, seat: int, noble: int) -> list[int]:
    """The troop cards of a Noble, or with -1 those in a seat's stronghold."""
    return state.nobles[noble].troops if noble != NONE else state.barons[seat].stronghold.troops


def deserters(state: KnState, seat: int, noble: int, nation: int) -> list[int]:
    """Mercenaries of a nation in an army or stronghold."""
    return [t for t in led(state, seat, noble) if TROOPS[t].nation == nation]


def desert(state: KnState, seat: int, noble: int, card: int, events: list[Event]) -> None:
    """A mercenary deserts from a Noble, or with -1 from the stronghold, into the deck; whatever follows for a Noble on
    the board follows at once. With the option ``abandoned`` a Noble whom desertion undoes counts as dead, its heir
    unhurt by Events (F34)."""
    dismiss(state, led(state, seat, noble), card)
    events.append(told("deserts", seals=True, seat=seat_term(seat), troop=troop_term(card)))
    if noble == NONE:
        hold: Stronghold = state.barons[seat].stronghold
        hold.losses = hold.losses if hold.troops else 0
        return
    if state.nobles[noble].area == NONE:
        return
    abandoned = state.options.abandoned
    if doomed(state, noble) or (abandoned and not troops_of(state, noble)):
        kill(state, noble, events, spared=abandoned)
    elif not troops_of(state, noble):
        leave(state, noble, events)


# --- casualties at death ---------------------------------------------------------------------------------------------


def mercenaries(troops: list[int]) -> list[int]:
    """The mercenaries among some troop cards."""
    return [t for t in troops if TROOPS[t].nation != NONE]


def payable(troops: list[int], left: int) -> int:
    """The most troops that some mercenaries can pay without going beyond what is left (G11)."""
    sums = {0}
    for card in mercenaries(troops):
        sums |= {s + TROOPS[card].size for s in sums if s + TROOPS[card].size <= left}
    return max(sums)


def forfeits(troops: list[int], left: int) -> list[str]:
    """The kinds of mercenaries of which one may be given now so that as many as possible are paid in the end."""
    best = payable(troops, left)
    found: list[str] = []
    for card in mercenaries(troops):
        slug, size = TROOP_IDS[card], TROOPS[card].size
        rest = [t for t in troops if t != card]
        if slug not in found and size <= left and size + payable(rest, left - size) == best:
            found.append(slug)
    return found


def forced(troops: list[int], left: int) -> bool:
    """Whether there is only one way to pay, by kind of mercenary."""
    kinds: dict[str, tuple[int, int]] = {}
    for card in mercenaries(troops):
        size, many = TROOPS[card].size, kinds.get(TROOP_IDS[card], (0, 0))[1]
        kinds[TROOP_IDS[card]] = size, many + 1
    ways = {0: 1}
    for size, many in kinds.values():
        more: dict[int, int] = {}
        for total, number in ways.items():
            for n in range(many + 1):
                if total + n * size <= left:
                    more[total + n * size] = more.get(total + n * size, 0) + number
        ways = more
    return ways[max(ways)] == 1
