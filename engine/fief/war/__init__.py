"""Camps, strengths, sieges and losses."""

__all__ = ["arithmetic", "battle", "camps", "excalibur", "losses", "sieges", "volleys"]
