"""A local stand-in for Discord: HTTP API, gateway and a web page, for trying Herald and for its tests."""

TETHER = "HERALD_SANDBOX_TETHER"
"""Set by the sandbox for the bot it starts: the bot's standard input is a pipe that ends with the sandbox."""
