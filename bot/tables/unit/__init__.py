"""One change of one table: loading it, changing it in a transaction, and the rows and posts that come of that."""

__all__ = [
    "anonymity",
    "change",
    "computers",
    "events",
    "loaded",
    "log",
    "message_ids",
    "motions",
    "outgoing",
    "position",
    "posts",
    "replay",
    "seed_words",
    "stored_positions",
]
