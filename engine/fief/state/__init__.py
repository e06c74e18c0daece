"""A position: what is kept of the board, people and questions."""

__all__ = ["frames", "frames_war", "position", "record", "slugs", "state"]
