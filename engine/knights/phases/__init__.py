"""The rules of every kind of frame, one file per procedure."""
