"""Bargains: what is promised, handed over, and paid for captives."""

__all__ = ["deals", "exchange", "ransoms"]
