"""The panel's screens by the step that is asked."""

__all__ = ["along", "deals", "planning", "standing_orders", "votes"]
