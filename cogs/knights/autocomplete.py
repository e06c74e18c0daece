"""What options of ``/knights`` suggest beside the words of legal actions."""

from __future__ import annotations

from bot.presenter.games.knights.names import GAME
from bot.presenter.words.slugs import unique
from bot.presenter.words.voice import Voice
from bot.tables.model import SeatView
from cogs.knights.parsing import about
from cogs.ranges import Filled, One, Option, legal
from engine.core import seat_slug
from engine.knights.game_data import KINDS

FATE = ("fate-inflict", "fate-prevent", "fate-victory", "fate-draw")
ORDERS = ("order", "order-votes", "order-voice")


def goals(look: SeatView, speak: Voice, typed: str, filled: Filled) -> list[str]:
    """Where the Noble that is named can go."""
    ways = [a for a in legal(look, "march", "sail", "deploy", "place") if filled["noble"] in ("", a.args[0])]
    return [str(a.args[1]) for a in ways] or [str(a.args[0]) for a in legal(look, "found")]


def foes(look: SeatView, speak: Voice, typed: str, filled: Filled) -> list[str]:
    """What can be attacked in the area that is named."""
    return [str(a.args[1]) for a in legal(look, "attack") if filled["area"] in ("", a.args[0])]


def hand(look: SeatView, speak: Voice, typed: str, filled: Filled) -> list[str]:
    """Action cards in the hand."""
    own = look.view.own
    return [k for k in KINDS if own is not None and (own.hand.get(k) or any(k in pile for pile in own.plan))]


def barons(look: SeatView, speak: Voice, typed: str, filled: Filled) -> list[str]:
    """The other Barons."""
    return [seat_slug(b.seat) for b in look.view.barons if b.seat != look.seat and not b.out]


def fate(look: SeatView, speak: Voice, typed: str, filled: Filled) -> list[str]:
    """Fate cards in a battle."""
    return [w for w in FATE if look.view.war is not None and w in look.view.war.hand]


def settings(look: SeatView, speak: Voice, typed: str, filled: Filled) -> list[str]:
    """What an order may say."""
    order = about(look, speak, filled["subject"], filled["baron"])
    return [str(a.args[-1]) for a in legal(look, order.verb) if a.args[:1] == order.args]


@One
def subjects(look: SeatView, speak: Voice, typed: str, filled: Filled) -> list[Option]:
    """What there are orders about."""
    options = []
    for verb, name in unique((a.verb, str(a.args[0])) for a in legal(look, *ORDERS)):
        head = "" if verb == "order" else f"{speak.verb(GAME, verb)}: "
        options.append((f"{head}{speak.word(GAME, name)}", name if verb == "order" else f"{verb} {name}"))
    return options
