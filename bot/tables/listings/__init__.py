"""Tables as people find them: the inbox, searches, what is public, and where a table lies."""

__all__ = ["inbox", "public", "relocation", "search"]
