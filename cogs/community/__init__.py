"""Commands about people and servers: queues, leagues, talk, moderation, settings, data."""

__all__ = [
    "greeting",
    "inbox",
    "league",
    "moderation",
    "notes",
    "privacy",
    "queue",
    "settings",
    "stats",
    "talk",
    "webhook",
]
