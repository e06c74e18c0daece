"""What panels are put together from: controls, lists, ticks, standing orders, half-made choices, and shared screens."""

__all__ = ["choices", "controls", "half_made", "parts", "screens", "standing", "ticks"]
