"""Messages that are no panel and no post: the lobby, lists, notes, rankings, the rules, the guide."""

__all__ = ["guide", "inbox", "leagues", "lobby", "notes", "people", "queues", "rules", "stats", "thread"]
