"""Battles, sieges, captures and deaths."""

__all__ = ["battle", "capture", "deaths", "resolution", "siege", "targets_of_attack", "witness"]
