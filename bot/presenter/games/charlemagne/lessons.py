"""Charlemagne for newcomers: which topic of ``/rules`` fits each step."""

TOPIC_OF = {
    "deploy": "start", "envoys": "events", "name": "events", "raid": "events", "place-leader": "leaders",
    "bury": "leaders", "envoy": "vassalage", "lay": "markers", "lay-faith": "conversion", "guard": "vassalage",
    "guard-faith": "conversion", "treasury": "treasury", "levy": "levy", "operations": "forces", "muster": "forces",
    "force": "move", "withdraw": "battle", "challenge": "battle", "battle": "battle", "defend": "battle",
    "lose": "battle", "retreat": "retreat", "supply": "supply", "standing": "orders", "desk": "markers",
    "treaty": "treaties", "offered": "treaties", "offer": "treaties", "renounce": "treaties", "event": "events",
    "draw": "markers", "plan": "battle", "answer": "battle",
}  # fmt: skip
SEATS = 2
"""Seats of a first game."""
