"""A local stand-in for Discord: HTTP API, gateway and a web page, for trying Herald and for its tests."""
