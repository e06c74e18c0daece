"""Standing orders: what a seat lets be answered in its name."""

__all__ = ["desk", "standing", "standing_cards", "standing_vote", "standing_war"]
