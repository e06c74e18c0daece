"""The panel's screens by the step that is asked."""

__all__ = ["standing_orders", "turn", "war"]
