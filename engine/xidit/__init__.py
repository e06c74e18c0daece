"""Lords of Xidit: six secret orders a year, threats to drive off, three evaluations that leave one hero."""

from engine.xidit.rules import XiditRules

XIDIT = RULES = XiditRules()
"""``RULES`` is the name under which every game\'s package offers its rules."""

__all__ = ["RULES", "XIDIT", "XiditRules"]
