"""Warrior Knights for newcomers: which topic of ``/rules`` fits each step."""

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
