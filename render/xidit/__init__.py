"""The pictures of Lords of Xidit."""
