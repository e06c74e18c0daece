"""A player of the fair with a plan: bids a third, sends carts, sells dear and buys cheap."""

from __future__ import annotations

from engine.core import Action, Prompt
from herald_fair.view import FairView, Own

FAIR_PRICE = 40


class FairPlayer:
    """Sees a view and a prompt. Its seed does not matter: it always does the same."""

    def __init__(self, seed: str) -> None:
        self.seed = seed

    def choose(self, view: FairView, prompt: Prompt) -> list[Action]:
        own = view.own
        assert own is not None
        wanted = {
            "bid": [Action("bid", (own.purse // 3,)), Action("seal")],
            "vote": [Action("vote", ("aye" if own.purse < 40 else "nay",))],
            "cart": [a for a in prompt.actions if a.verb == "cart" and a.args[1] == "north-gate"][:1],
            "objection": [Action("object")] if view.mover != own.seat and _leads(view) == view.mover else [],
            "offer": _answer(view, own, prompt) if prompt.step == "offer" else [],
        }.get(prompt.step, [])
        if wanted and wanted[0] in prompt.actions:
            return wanted
        return list(prompt.default)


def _leads(view: FairView) -> int:
    best = max(view.pennants)
    return view.pennants.index(best) if view.pennants.count(best) == 1 else -1


def _answer(view: FairView, own: Own, prompt: Prompt) -> list[Action]:
    """Take a good price, else name one's own."""
    number = prompt.default[0].args[0]
    offer = next(o for o in view.offers if o.number == number)
    good = offer.price >= FAIR_PRICE if offer.seller == own.seat else offer.price <= FAIR_PRICE
    accept, counter = Action("accept", (number,)), Action("counter", (number, FAIR_PRICE))
    return [accept] if good and accept in prompt.actions else [counter]
