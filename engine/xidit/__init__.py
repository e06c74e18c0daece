"""Lords of Xidit."""
