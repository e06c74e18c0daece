"""A month of Herald: people of different habits on several servers, thirty days of them in hours, and what must hold.

``python -m tests.month --days 30 --seed 7`` runs it; ``run.Month`` is the same for tests.
"""

__all__ = ["checks", "run"]
