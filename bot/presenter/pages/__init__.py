"""Messages that are no panel and no post: lobby, settings, invitations, lists, notes, rankings, rules, guide."""

__all__ = [
    "guide",
    "inbox",
    "invitations",
    "leagues",
    "lobby",
    "notes",
    "people",
    "queues",
    "rules",
    "settings",
    "stats",
    "thread",
]
