"""What panels are put together from: controls, lists, ticks, standing orders, and the screens that games share."""

__all__ = ["choices", "controls", "parts", "screens", "standing", "ticks"]
