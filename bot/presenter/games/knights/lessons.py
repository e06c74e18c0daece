"""Warrior Knights for newcomers: which topic of ``/rules`` fits each step, what hangs on the position."""

from __future__ import annotations

from typing import Any

from bot.presenter.games.knights.strengths import Strengths
from bot.presenter.words.voice import Voice
from engine.knights import analysis
from engine.knights.game_data import AREA
from engine.knights.views.view import KnView

TOPIC_OF = {
    "deputy": "assembly", "propose": "assembly", "arrange": "assembly", "bids": "assembly", "declare": "assembly",
    "decide": "assembly", "abide": "decisions", "walk-out": "decisions", "discard-charge": "decisions",
    "appoint": "decisions", "consent": "battle", "battle-law": "decisions", "battle-kind": "battle",
    "battle-armies": "battle", "commander": "battle", "hand": "battle", "ability": "battle", "losses": "battle",
    "retreat": "battle", "deserter": "wages", "death": "death", "spoil": "siege", "surrender": "siege",
    "event-drawer": "church", "event-target": "church", "avert": "church", "pool": "church", "leaving": "wages",
    "free-city": "church", "strip": "decisions", "expedition": "expeditions", "invest": "expeditions",
    "bless": "expeditions", "upgrade": "cards", "muster": "cards", "assign": "nobles", "found": "stronghold",
    "deploy": "nobles", "plan": "planning", "levy-taxes": "taxes", "draft-soldiers": "draft",
    "rally-support": "cards", "serve-the-church": "church", "mobilize-forces": "movement",
    "versatile-strategy": "cards", "allocate": "cards", "march": "movement", "bring": "movement",
    "permit": "movement", "fight": "battle", "revolt": "upkeep", "return": "death", "comply": "decisions",
    "wages": "wages", "draft": "draft", "sealed": "orders", "standing": "orders", "purse": "deals", "offer": "deals",
    "price": "deals", "own-offer": "deals",
}  # fmt: skip
SEATS = 3
"""Seats of a first game."""
TURNS = 3
"""Turns of a first game that have lessons."""


def lesson(view: Any, step: str, voice: Voice) -> str:
    """What a first game teaches of assault and siege, by what is possible and what comes of it; else empty."""
    assert isinstance(view, KnView)
    war = view.war
    if step != "battle-kind" or war is None or view.turn > TURNS:
        return ""
    notes = Strengths(view, voice)
    attack, area = notes.attack_in_hand(), AREA[war.area]
    fresh = analysis.fighters(notes.position, notes.me, area)
    if attack is None or not analysis.may_besiege(notes.position, attack, fresh):
        begun = analysis.own_siege(notes.position, notes.me, area) is not None and not notes.ripe(war.area)
        return voice.text("knights-taught-siege-again" if begun else "knights-taught-siege-none")
    return voice.text("knights-taught-siege-ripe" if notes.ripe(war.area) else "knights-taught-siege")
