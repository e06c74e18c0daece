"""Positions of earlier versions, and put right by hand."""

__all__ = ["corrections", "migrate"]
