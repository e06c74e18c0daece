"""Lords of Xidit: six secret orders a year, threats to drive off, three evaluations that leave one hero."""

from engine.xidit.rules import XiditRules

XIDIT = XiditRules()

__all__ = ["XIDIT", "XiditRules"]
