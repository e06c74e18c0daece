"""Panels and posts of Lords of Xidit."""
