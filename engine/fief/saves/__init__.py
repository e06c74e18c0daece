"""Positions put right by hand."""

__all__ = ["corrections"]
