"""Commands of somebody who plays: acting, advice, rules, what has happened."""

__all__ = ["act", "game_commands", "help", "recap", "suggest", "what_if"]
