"""Where games live: SQLite by default, PostgreSQL when one machine is not enough."""

from bot.storage.database import Database
from bot.storage.migrate import upgrade

__all__ = ["Database", "upgrade"]
