"""A position: what is kept of the board, people and questions."""

__all__ = ["frames", "frames_cards", "frames_vote", "frames_war", "record", "slugs", "state"]
