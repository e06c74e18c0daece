"""Where games live: SQLite by default, PostgreSQL when one machine is not enough."""

from bot.store.database import Database
from bot.store.migrate import upgrade

__all__ = ["Database", "upgrade"]
