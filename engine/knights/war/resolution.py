"""What happens in a battle without a question: hands, casualties, victories, what follows (K13.2-K13.6)."""

from __future__ import annotations

from engine.core import Event, Word, pieces, words
from engine.knights.exhaustion import wear
from engine.knights.fate import bury, draw
from engine.knights.game_data import FATE, NOBLE_IDS, NONE, N
from engine.knights.state.frames_war import Ability, AbilityUse, Battle, Hands, Losses, Retreat, Spoil, Surrender
from engine.knights.state.state import KnState, play_of
from engine.knights.terms import area_term, noble_term, rival_term, seat_term, told
from engine.knights.war import witness
from engine.knights.war.battle import (
    ASSAULT,
    ATTACK,
    DEFENCE,
    DRAW,
    INFLICT,
    OPEN,
    PREVENT,
    SIEGE,
    VICTORY,
    ability,
    broken,
    city_of,
    count,
    counts_victories,
    draws,
    inside,
    seat_on,
    standing,
    troops_in_field,
    undefended,
)
from engine.knights.war.capture import crumble, fall, ransom, take_city
from engine.knights.war.deaths import kill
from engine.knights.war.siege import lay_siege
from engine.knights.war.targets_of_attack import CITY, STRONGHOLD

SIDES = (ATTACK, DEFENCE)
WORDS = ("fate-inflict", "fate-prevent", "fate-victory", "fate-draw")
"""Results of Fate cards in actions and events."""


def result_word(card: int) -> str:
    """The result on a Fate card as a word."""
    return f"fate-{FATE[card].battle}"


def begin(state: KnState, battle: Battle, armies: list[int], events: list[Event]) -> None:
    """The attacker's armies are chosen: all of the defender's fight too; the card was used to fight (K13.1)."""
    battle.armies = [armies, inside(state, battle)]
    play = play_of(state)
    if play is not None:
        play.fought = True
    wear(state, armies)
    witness.battle_begins(state, battle)
    events.append(
        told("battle", seals=True, seat=seat_term(battle.seat), area=area_term(battle.area),
             foe=rival_term(battle.foe), kind=Word(f"battle-{battle.kind}"), target=Word(f"battle-{battle.target}"),
             nobles=pieces(NOBLE_IDS[n] for n in armies), foes=pieces(NOBLE_IDS[n] for n in battle.armies[DEFENCE]))
    )  # fmt: skip
    if battle.kind == SIEGE:
        if lay_siege(state, battle.seat, battle.area, events):
            battle.result = "siege"
        battle.stage = "settle"
    elif undefended(state, battle):
        battle.result, battle.stage = "empty", "settle"
    else:
        battle.stage = "commanders"


def name_commander(state: KnState, battle: Battle, side: int, noble: int, events: list[Event]) -> None:
    """A side has its commander (K13.2)."""
    battle.commanders[side] = noble
    witness.force(state, battle, side, commander=NOBLE_IDS[noble])
    events.append(told("commands", "log", seals=True, noble=noble_term(noble)))


# --- hands -----------------------------------------------------------------------------------------------------------


def deal(state: KnState, battle: Battle, events: list[Event]) -> None:
    """Both sides draw Fate, the attacker first; then they lay cards aside, where anybody can. A neutral city lays none
    aside (G13)."""
    for side in SIDES:
        cards = [draw(state) for _ in range(min(draws(state, battle, side), len(state.fate)))]
        battle.fate[side] = cards
        witness.force(state, battle, side, drew=len(cards), strength=troops_in_field(state, battle, side))
        seat = seat_on(battle, side)
        events.append(told("hand", "log", seals=True, seat=rival_term(seat), n=len(cards)))
        if seat != NONE:
            own = {"cards": words(result_word(c) for c in cards), "seat": seat_term(seat), "n": len(cards)}
            events.append(Event("knights-hand-own", own, (seat,), True, "log"))  # type: ignore[arg-type]
    state.frames.append(Hands(state.next(), [[], []], [False] * state.seats))


def show(state: KnState, battle: Battle, frame: Hands, events: list[Event]) -> None:
    """Cards laid aside go under the deck unseen, the others are shown; each Draw 1 brings another (K13.2, K13.3)."""
    for side in SIDES:
        hand, drops = battle.fate[side], frame.drops[side]
        for n in sorted(drops):
            bury(state, hand[n])
        battle.fate[side] = [c for n, c in enumerate(hand) if n not in drops]
    battle.bare = True
    for side in SIDES:
        more = sum(FATE[c].battle == DRAW for c in battle.fate[side])
        while more and state.fate:
            card = draw(state)
            battle.fate[side].append(card)
            more += (FATE[card].battle == DRAW) - 1
        kept, dropped = [result_word(c) for c in battle.fate[side]], len(frame.drops[side])
        witness.force(state, battle, side, kept=kept, dropped=dropped)
        events.append(
            told("shows", seals=True, seat=rival_term(seat_on(battle, side)), cards=words(kept), dropped=dropped)
        )  # fmt: skip


def ask_abilities(state: KnState, battle: Battle, when: AbilityUse) -> None:
    """Whoever's commander can do something now says whether it does (K13.2, K13.3)."""
    use = [ability(state, battle, side, when) for side in SIDES]
    if any(use):
        state.frames.append(Ability(state.next(), when, use, [False] * state.seats))


def abilities_shown(state: KnState, battle: Battle, frame: Ability, events: list[Event]) -> None:
    """What commanders do counts from now on."""
    for side in SIDES:
        if ability(state, battle, side, frame.when):
            battle.use[side] = frame.use[side]
            witness.force(state, battle, side, used=1 if frame.use[side] else -1)
            key = "uses-ability" if frame.use[side] else "holds-back"
            events.append(told(key, seals=True, noble=noble_term(battle.commanders[side])))


# --- casualties and victories ----------------------------------------------------------------------------------------


def tally(state: KnState, battle: Battle, events: list[Event]) -> None:
    """Both sides take what the other inflicts beyond what they prevent, at the same time; the attacker allots first, so
    that the defender can see it (K13.3)."""
    for side in SIDES:
        inflicted, prevented = count(state, battle, 1 - side, INFLICT), count(state, battle, side, PREVENT)
        battle.tokens[side] = max(0, inflicted - prevented)
        witness.hits(state, battle, side, inflicted, prevented)
        events.append(
            told("casualties", seals=True, seat=rival_term(seat_on(battle, side)), n=battle.tokens[side],
                 inflicted=inflicted, prevented=prevented)
        )  # fmt: skip
    for side in reversed(SIDES):
        if battle.tokens[side]:
            state.frames.append(Losses(side, battle.tokens[side], state.next()))


def after_losses(state: KnState, battle: Battle, events: list[Event]) -> None:
    """Victories are counted where both sides still stand; else it is decided (K13.3, F15, F28)."""
    if city_of(state, battle) != NONE:
        crumble(state, city_of(state, battle), events)
    if counts_victories(state, battle):
        ask_abilities(state, battle, "victory")
        battle.stage = "count"
        return
    alive = bool(standing(state, battle, ATTACK))
    if battle.kind == ASSAULT and broken(state, battle):
        battle.result = "broken" if alive else "ruin"
    else:
        battle.result = "wiped"
    battle.stage = "settle"


def count_victories(state: KnState, battle: Battle, events: list[Event]) -> None:
    """Two more are a full victory, one a partial one (K13.3, K13.4)."""
    battle.wins = [count(state, battle, side, VICTORY) for side in SIDES]
    lead = battle.wins[ATTACK] - battle.wins[DEFENCE]
    full = "full" if abs(lead) >= N.full_victory else "partial"
    battle.result = "stalemate" if not lead else f"{'won' if lead > 0 else 'lost'}-{full}"
    battle.stage = "settle"
    witness.victories(state, battle)
    events.append(told("victories", seals=True, n=battle.wins[ATTACK], m=battle.wins[DEFENCE]))


TAKEN = frozenset({"siege", "empty", "broken", "won-full", "won-partial"})
"""Results with which what was besieged or assaulted is captured."""


def winning_side(state: KnState, battle: Battle) -> int:
    """The side that has won, -1 neither."""
    if battle.result in TAKEN:
        return ATTACK
    if battle.result == "wiped":
        return ATTACK if standing(state, battle, ATTACK) else NONE if broken(state, battle) else DEFENCE
    return DEFENCE if battle.result.startswith("lost") else ATTACK if battle.result.startswith("won") else NONE


def settle(state: KnState, battle: Battle, events: list[Event]) -> None:
    """The battle is decided: Fate goes back (G24), what was won changes hands, the beaten retreat, the fallen die."""
    for hand in battle.fate:
        for card in hand:
            bury(state, card)
    battle.fate = [[], []]
    witness.battle_over(state, battle)
    winner = winning_side(state, battle)
    won = {} if winner == NONE else {"winner": rival_term(seat_on(battle, winner))}
    events.append(
        told("battle-over", "phase", seals=True, area=area_term(battle.area), seat=seat_term(battle.seat),
             foe=rival_term(battle.foe), result=Word(f"result-{battle.result or 'siege-laid'}"), **won)
    )  # fmt: skip
    dying, leaving = _beaten(state, battle)
    taken = battle.kind != OPEN and battle.result in TAKEN
    battle.stage = "spoils" if taken else "over"
    lost = battle.target == STRONGHOLD and (taken or battle.result == "ruin")
    if lost and taken and state.options.elimination:  # K16.5: what they had leaves with them
        dying[DEFENCE], leaving[DEFENCE] = [], []
    if taken:
        state.sieges[:] = [s for s in state.sieges if (s.area, s.seat) != (battle.area, battle.seat)]
        if battle.target == CITY:
            take_city(state, battle.seat, city_of(state, battle), events)
    for side in reversed(SIDES):  # what is laid last happens first: the attacker's deaths, then the defender's
        for noble in reversed(dying[side]):
            kill(state, noble, events)
    for side in reversed(SIDES):
        if leaving[side]:
            state.frames.append(Retreat(seat_on(battle, side), battle.area, leaving[side], state.next()))
    if lost:
        fall(state, battle.foe, events)


def _beaten(state: KnState, battle: Battle) -> tuple[list[list[int]], list[list[int]]]:
    """By side who dies and who retreats."""
    dying = [[n for n in battle.armies[s] if n not in standing(state, battle, s)] for s in SIDES]
    leaving: list[list[int]] = [[], []]
    result = battle.result
    if result == "siege":
        dying[DEFENCE] = list(battle.armies[DEFENCE])
    elif result.startswith(("won", "lost")):
        loser = DEFENCE if result.startswith("won") else ATTACK
        if result.endswith("full"):
            dying[loser] = list(battle.armies[loser])
        else:
            leaving[loser] = standing(state, battle, loser)
    return dying, leaving


def spoils(state: KnState, battle: Battle, events: list[Event]) -> None:
    """The victor keeps or razes the city; a stronghold's Baron pays with crowns and a city (K13.6, K17.4)."""
    battle.stage = "over"
    if battle.target == CITY:
        city = city_of(state, battle)
        if state.cities[city].owner == battle.seat:
            state.frames.append(Spoil(battle.seat, city, state.next()))
        return
    battle.stage = "out"
    ransom(state, battle.foe, battle.seat, events)
    state.frames.append(Surrender(battle.foe, battle.seat, state.next()))
