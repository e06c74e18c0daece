"""The command groups that several modules fill."""

from bot.ui.commands import group

table = group("table")
computers = group("computer", table)
settings = group("settings")
stats = group("stats")
league = group("league", guild_only=True)
