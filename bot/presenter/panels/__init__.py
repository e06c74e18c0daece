"""A seat"s private panel: what it opens with, what is asked, what it shows, and advice."""

__all__ = ["advice", "labels", "panel", "panel_cache", "recap", "what_if"]
