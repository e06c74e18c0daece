"""What measures: benches, simulations, searches for faults, and games of computers in memory."""

__all__ = ["bench", "driver", "fuzz", "progress", "retold", "simulate"]
