"""What options of ``/fief`` suggest beside the words of legal actions: the hand, who goes along, articles, settings."""

from __future__ import annotations

from bot.presenter.games.fief.names import GAME
from bot.presenter.words.voice import Voice
from bot.tables.model import SeatView
from cogs.ranges import Filled, Offer, One, Option, legal
from engine.core import Action
from engine.fief.game_data import UNIT_IDS

KINDS = ("money", "card", "city", "title", "captive", "relic", "servant", "crossbow")
"""What can be given or wanted."""
PLAYED = ("bear", "found", "ordain", "bless", "tallage", "tithe", "rebel", "assassinate", "judge", "ambush",
          "release-captive", "clear", "install", "tunnel", "withdraw", "kill-leader", "trap-leader", "rise",
          "undermine", "slip")  # fmt: skip


def hand(look: SeatView, speak: Voice, typed: str, filled: Filled) -> list[str]:
    """The cards in the hand."""
    return list(look.view.own.hand) if look.view.own is not None else []


def takes(look: SeatView, speak: Voice, typed: str, filled: Filled) -> list[Option]:
    """Who can go along, with numbers; everybody."""
    options: list[Option] = [] if "," in typed else [(speak.word(GAME, "all"), "all")]
    found = [a for a in legal(look, "take") if len(a.args) == 2]
    options += [
        (speak.action(GAME, Action(f"units-{a.args[0]}", a.args[1:])), f"{a.args[1]} {a.args[0]}") for a in found
    ]
    return options if found else options + [(f"1 {speak.word(GAME, unit)}", f"1 {unit}") for unit in UNIT_IDS]


@One
def settings(look: SeatView, speak: Voice, typed: str, filled: Filled) -> list[str]:
    """What an order may say."""
    family = filled["family"]
    orders = legal(look, "order-leave" if family else "order")
    return [str(a.args[-1]) for a in orders if a.args[0] == (family or filled["subject"])]


def articles(verb: str) -> Offer:
    """What may be given or wanted, as it is written; its kind stands in its name."""

    def offer(look: SeatView, speak: Voice, typed: str, filled: Filled) -> list[Option]:
        found = [tuple(map(str, a.args)) for a in legal(look, verb) if a.args and a.args[0] in KINDS]
        return [(" ".join(speak.word(GAME, word) for word in words[1:]), " ".join(words)) for words in found]

    return offer
