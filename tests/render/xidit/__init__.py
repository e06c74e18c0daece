"""The map of Lords of Xidit."""
