"""Environment to typed settings. Every variable stands in ``.env.example`` with an explanation."""

from __future__ import annotations

from pathlib import Path

from pydantic import Field, SecretStr, ValidationError
from pydantic_settings import BaseSettings, SettingsConfigDict

from bot.common.clock import MovedClock, SystemClock
from bot.common.errors import StartupError


def read() -> Settings:
    """The settings of this process. Raises ``StartupError`` for one that cannot be."""
    try:
        return Settings()
    except ValidationError as error:
        wrong = "; ".join(f"{'.'.join(map(str, e['loc'])).upper()}: {e['msg']}" for e in error.errors())
        raise StartupError(f"Settings cannot be used: {wrong}. See .env.example.") from error


class Settings(BaseSettings):
    """How this process runs. Read from the environment and from ``.env`` in the working directory."""

    model_config = SettingsConfigDict(env_file=".env", env_file_encoding="utf-8", extra="ignore")

    discord_token: SecretStr | None = None
    """The bot's token. ``None`` where the process needs no Discord (``HERALD_ROLE=clock``, tools over the database)."""
    discord_api_url: str = ""
    """Base of Discord's HTTP API, with version; empty: Discord.
    Such as ``http://127.0.0.1:8765/api/v10``; the sandbox sets it by itself."""
    discord_proxy_url: str = ""
    """REST proxy for requests with the bot's token; empty: none.
    Keeps the limits of the token for several processes; one without a path gets that of Discord's API."""
    discord_gateway_url: str = ""
    """Base of Discord's gateway; empty: Discord.
    Such as ``ws://127.0.0.1:8765/gateway``; empty with an API of its own: where that API says."""
    database_url: str = ""
    """Address of the database; empty: SQLite in herald_data.
    As a hoster writes it; read through ``database``, which knows the file that stands in for an empty one."""
    herald_data: Path = Path("data")
    """Folder of the SQLite file. It is created where it does not exist; the cache of drawn maps lies in it, too."""
    herald_games: str = ""
    """Ids of the games that are offered; empty: the built-in ones.
    Commas between them; tables of a game that is not offered stand still until it is again."""
    herald_locale: str = "en"
    """Language of tables where the server set none and that of whoever opens one is not known: en or es.
    It is also the one in which maps are drawn at start."""
    herald_log_level: str = "INFO"
    """DEBUG, INFO, WARNING or ERROR. A level of Python's ``logging``, by its name."""
    herald_sync_commands: bool = True
    """Whether slash commands are registered at start.
    One request to Discord at each start; ``False``: the commands stay as they were registered."""
    herald_guild: int = 0
    """Register commands on this server only; 0: everywhere.
    Discord's id of a server. Commands of one server appear there at once."""
    herald_render_processes: int = Field(default=1, ge=1)
    """Processes that draw pictures. Each takes memory of its own; one is enough for hundreds of tables."""
    herald_warm: bool = False
    """Whether the map of every game is drawn at start, one after the other.
    Some seconds for each game; maps are kept afterwards, see ``layers``."""
    herald_replays: bool = True
    """Whether the replay of every finished game is posted with its result.
    A file of up to 8 MB for each game; ``False``: it is made when somebody presses for it."""
    herald_layers: str = ""
    """Folder of drawn maps; empty: cache in herald_data. Read through ``layers``; several processes may share one."""
    herald_backup_every: float = Field(default=24.0, ge=0, le=24 * 365)
    """Hours between two back-ups of the SQLite database; 0: none.
    Each is replayed after it was made. PostgreSQL has back-ups of its own."""
    herald_backup_keep: int = Field(default=7, ge=1, le=10_000)
    """How many whole back-ups are kept, the newest."""
    herald_backup_folder: str = ""
    """Folder of the back-ups; empty: backups in herald_data. Read through ``backups``; on another disk it is safer."""
    herald_health_port: int = Field(default=0, ge=0, le=65535)
    """Port of /healthz and /metrics; 0: none. It listens on 127.0.0.1 alone."""
    herald_api_port: int = Field(default=0, ge=0, le=65535)
    """Port of the read-only JSON interface; 0: none.
    Only tables of servers that have opened theirs with ``/manage api`` are in it."""
    herald_api_host: str = "127.0.0.1"
    """Address on which that interface listens. Put a proxy with TLS before any other address than the machine's own."""
    herald_role: str = "all"
    """``all``, ``front``, ``courier`` or ``clock``; others than ``all`` need PostgreSQL.
    What this process does, a ``bot.app.Role``; several processes share the work."""
    herald_shards: str = ""
    """Shards to connect, such as 0-3/8; empty: all there are.
    As ``bot.serving.gateway_shards.part_of`` reads it: the first, the last, and how many there are in all."""
    herald_clock_offset: float = 0.0
    """Seconds added to the clock, for tests only. Every deadline moves with it."""
    herald_clock_file: str = ""
    """What a ``MovedClock`` follows, in place of the offset, for tests only."""

    @property
    def clock(self) -> SystemClock:
        """The clock by which Herald lives."""
        moved = self.herald_clock_file
        return MovedClock(Path(moved)) if moved else SystemClock(self.herald_clock_offset)

    @property
    def layers(self) -> Path:
        """Where drawn layers are kept over restarts."""
        return Path(self.herald_layers) if self.herald_layers else self.herald_data / "cache"

    @property
    def backups(self) -> Path:
        """Where back-ups go."""
        return Path(self.herald_backup_folder) if self.herald_backup_folder else self.herald_data / "backups"

    @property
    def database(self) -> str:
        """Where everything is kept, as ``bot.store.address`` reads it."""
        return self.database_url.strip() or f"sqlite:///{self.herald_data / 'herald.db'}"
