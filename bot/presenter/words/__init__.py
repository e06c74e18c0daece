"""Sentences: keys, parameters, events, deadlines and names as people read them, and as they write them."""

__all__ = [
    "deadlines",
    "end_in_sight",
    "fairness",
    "named_seats",
    "shortened",
    "slugs",
    "telling",
    "voice",
    "written_actions",
]
