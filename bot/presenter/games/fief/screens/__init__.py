"""The panel's screens by the step that is asked."""

__all__ = ["court", "deals", "movement", "purchases", "standing_orders", "war"]
