"""The panel's screens by the step that is asked."""

__all__ = ["deals", "planning", "standing_orders"]
