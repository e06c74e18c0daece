"""Wars of the Roses for newcomers: which topic of ``/rules`` fits each step; how many sit at a first game."""

TOPIC_OF = {
    "mulligan": "goal", "redeal": "cards", "cards": "cards", "action": "turn", "main": "battle", "battles": "battle",
    "event-treason": "treason", "briefing": "orders", "fight": "battle", "hits": "battle", "regroup": "retreat",
    "execute": "treason", "heir": "heirs", "loss": "supply", "home": "political", "dismiss": "exile",
    "standing": "orders",
}  # fmt: skip
SEATS = 2
"""Seats of a first game."""
