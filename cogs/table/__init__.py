"""Commands about one table: opening it, its seats and settings, its past."""

__all__ = ["fork", "lobby", "members", "move", "replay", "rewind", "seating", "settings", "table", "tutorial"]
