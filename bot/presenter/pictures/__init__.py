"""Drawing: processes of their own, in which order they work, and what is made of whole games."""

__all__ = ["drawing_pool", "films"]
