"""The stand-in for Discord, seen through the real library."""
