"""What panels are put together from: controls, lists of choices, standing orders, and the screens that games share."""

__all__ = ["choices", "controls", "screens", "standing"]
