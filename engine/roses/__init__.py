"""Richard III, Wars of the Roses: two houses, hidden blocks, three campaigns for one throne."""

from engine.roses.rules import RosesRules

ROSES = RosesRules()

__all__ = ["ROSES", "RosesRules"]
