"""Richard III, Wars of the Roses: two houses, hidden blocks, three campaigns for one throne."""

from engine.roses.rules import RosesRules

ROSES = RULES = RosesRules()
"""``RULES`` is the name under which every game\'s package offers its rules."""

__all__ = ["ROSES", "RULES", "RosesRules"]
