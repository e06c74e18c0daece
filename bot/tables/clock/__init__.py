"""The arithmetic of deadlines: schedules, and when a person is there."""

__all__ = ["availability", "schedule"]
