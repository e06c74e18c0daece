"""Commands about one table: opening it, its seats and settings, its past."""

__all__ = [
    "fork",
    "invitations",
    "lobby",
    "members",
    "move",
    "replay",
    "rewind",
    "seating",
    "settings",
    "table",
    "tutorial",
]
