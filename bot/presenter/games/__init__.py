"""What each game adds to panels and posts; a package per game, with its ``FRONT``."""

__all__: list[str] = []
