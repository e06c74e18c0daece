"""Fief: England for newcomers: which topic of ``/rules`` fits each step; how many sit at a first game."""

TOPIC_OF = {
    "parlour": "deals", "deal": "deals", "offered": "deals", "arsenal": "orders", "assign": "servants",
    "settle": "families", "court": "court", "vote": "court", "parliament": "parliament", "split": "parliament",
    "discard": "cards", "draw": "cards", "play": "cards", "window": "opportunities", "burn": "income",
    "buy": "purchases", "move": "movement", "march": "movement", "leave": "movement", "challenge": "movement",
    "parley": "invaders", "battle": "battle", "join": "battle", "fight": "battle", "lose": "battle",
    "spoils": "siege", "pillage": "siege", "rebel": "opportunities", "calm": "opportunities", "skull": "relics",
    "heir": "families", "refuge": "captives", "garter": "parliament", "bench": "opportunities", "standing": "orders",
    "turn": "battle", "wall": "titles", "consent": "purchases", "renounce": "church", "bestow": "church",
    "market": "purchases", "sealed": "orders",
}  # fmt: skip
SEATS = 3
"""Seats of a first game: three families never marry, which leaves deals and alliances for the second."""
