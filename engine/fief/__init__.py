"""Fief: families, elections, heirs and armed cards in medieval England."""
