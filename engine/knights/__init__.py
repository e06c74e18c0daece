"""Warrior Knights: six Barons, planned piles of cards, sieges and an Assembly."""
