"""Delivery: rows of the outbox become posts, once each and in order, whatever Discord answers."""

__all__ = ["discord_transport", "outbox", "partitions", "transport"]
