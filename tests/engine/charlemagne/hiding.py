"""What a seat hides in a position of Charlemagne, changed; rare beginnings; actions that are never or seldom legal."""

from __future__ import annotations

import random

from engine.charlemagne.frames import Chancery
from engine.charlemagne.game_data import LEADER_MARKER, MARKERS, NEUTRAL, TRIBAL
from engine.charlemagne.politics import change_control
from engine.charlemagne.rules import CHARLEMAGNE as RULES
from engine.charlemagne.state import ChState
from engine.core import Action, Event

STRANGE: list[Action] = [
    Action.parse(text)
    for text in (
        "anything", "done", "pass", "ready", "send", "cancel", "march", "halt", "land", "pillage", "stay", "withdraw",
        "advance", "fight", "stand", "pay", "draw", "draw 3", "done now", "propose", "tear", "envoy austrasia",
        "envoy bavaria", "envoy nowhere", "envoy", "envoys saxony", "name austrasia", "lay vassalage", "lay leader",
        "lay sword", "guard 0", "guard 9", "guard -1", "guard x", "hire austrasia-militia aachen",
        "hire austrasia-militia rome", "hire norse-fleet norse-area", "hire scara aachen", "build burg aachen",
        "build palace aachen", "build civilisation rome", "clear aachen", "clear", "levy saxony-warriors eresburg",
        "levy saxony-warriors aachen", "levy leader aachen", "assemble austrasia", "operate aachen", "operate h0101",
        "take austrasia-militia 99", "take charlemagne -1", "move aachen", "move norse-area", "move h0000", "step rome",
        "battle aachen", "battle nowhere", "convert pagan", "convert christian", "convert atheist",
        "drop charlemagne 1", "drop austrasia-militia 0", "play espionage", "play augustus", "play augustus aachen",
        "play royal-envoys", "play leader", "treachery leader", "treachery weather", "duel leader", "duel charlemagne",
        "lose austrasia-militia aachen", "retreat aachen", "disband austrasia-militia aachen", "raid london",
        "place-leader aachen", "bury aachen", "place austrasia-militia aachen h2612", "order retreat maybe",
        "order nothing ask", "order-region vassalage austrasia 99", "discard avar-ring", "discard leader", "accept 7",
        "decline 0", "renounce 1", "withdraw-offer 2", "clause points seat-0 999", "clause marker seat-1 leader",
        "clause neutral seat-0 bavaria", "clause peace seat-5", "clause avoid seat-1 nowhere", "clause leave seat-0",
    )
]  # fmt: skip


def disturb(rng: random.Random, state: ChState, seat: int) -> None:
    """Other markers in the same number, another treasure, other orders and another draft."""
    hand = state.hands[seat]
    for kind, count in enumerate(list(hand)):
        for _ in range(count):
            others = [k for k, n in enumerate(state.cup) if n and k != LEADER_MARKER and k != len(MARKERS) - 1]
            if others and kind != LEADER_MARKER:
                other = rng.choice(others)
                hand[kind] -= 1
                hand[other] += 1
                state.cup[other] -= 1
                state.cup[kind] += 1
    state.treasury[seat] = rng.randrange(30)
    state.orders[seat].stake = rng.choice((0, 6, 12, 36))
    state.orders[seat].vassalage_cap = rng.randrange(7)
    for frame in state.sides:
        if isinstance(frame, Chancery) and frame.seat == seat:
            frame.draft.clear()


def shuffle_unseen(rng: random.Random, state: ChState) -> None:
    """Other luck to come."""
    state.dice.seed = f"{rng.random()}"


def strain(state: ChState) -> None:
    """A war on all sides: careful orders, full treasuries, a third of the neutrals with the Tribes."""
    for seat in (0, 1):
        for action in RULES.styles()["careful"]:
            RULES.apply(state, seat, action)
    state.treasury[:] = [60, 60]
    events: list[Event] = []
    for region in range(0, len(state.control), 3):
        if state.control[region] == NEUTRAL:
            change_control(state, region, TRIBAL, events, "revolt")
