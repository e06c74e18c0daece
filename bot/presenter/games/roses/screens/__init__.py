"""The panel's screens by the step that is asked."""

__all__ = ["action", "battle", "before_the_end", "regroup", "standing_orders"]
