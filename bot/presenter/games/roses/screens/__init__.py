"""The panel's screens by the step that is asked."""

__all__ = ["action", "battle", "regroup", "standing_orders"]
