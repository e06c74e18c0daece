"""What every room of the application may use: settings, clock, errors, limits, names, ways to others over HTTP."""

__all__ = [
    "clock",
    "discord_limits",
    "errors",
    "offered_games",
    "patience",
    "proxy_errors",
    "public_http",
    "rate_limit",
    "rest_proxy",
    "safe_names",
    "settings",
]
