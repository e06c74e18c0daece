"""The first night on a Discord where Herald has never run: the real bot with a relay between it and Discord, what
only a person can do asked of them, and a report of what was seen."""

__all__ = ["person", "report", "run"]
