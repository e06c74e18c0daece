"""Charlemagne: thirty lands on hexes, an Empire of one king against everybody else. Not offered yet."""
