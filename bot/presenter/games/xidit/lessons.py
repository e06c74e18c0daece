"""Lords of Xidit for newcomers: which topic of ``/rules`` fits each step; how many sit at a first game."""

TOPIC_OF = {
    "placement": "goal", "orders": "orders", "standing": "standing", "reward": "rewards", "bards": "bards",
    "titan": "titans", "spend": "titans", "phantom": "phantom", "raise": "guilds", "census": "census",
}  # fmt: skip
SEATS = 4
"""Seats of a first game: without the phantom, which is a rule of its own."""
