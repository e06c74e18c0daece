"""Environment to typed settings. Every variable stands in ``.env.example`` with an explanation."""

from __future__ import annotations

from pathlib import Path

from pydantic import Field, SecretStr, ValidationError
from pydantic_settings import BaseSettings, SettingsConfigDict

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

    discord_token: SecretStr | None = Field(default=None, description="the bot's token")
    discord_api_url: str = Field(default="", description="base of Discord's HTTP API, with version; empty: Discord")
    discord_proxy_url: str = Field(default="", description="REST proxy for requests with the bot's token; empty: none")
    discord_gateway_url: str = Field(default="", description="base of Discord's gateway; empty: Discord")
    database_url: str = Field(default="", description="address of the database; empty: SQLite in herald_data")
    herald_data: Path = Field(default=Path("data"), description="folder of the SQLite file")
    herald_games: str = Field(default="", description="ids of the games that are offered; empty: the built-in ones")
    herald_locale: str = Field(default="en", description="language of tables whose server set none: en or es")
    herald_log_level: str = Field(default="INFO", description="DEBUG, INFO, WARNING or ERROR")
    herald_sync_commands: bool = Field(default=True, description="register slash commands at start")
    herald_guild: int = Field(default=0, description="register commands on this server only; 0: everywhere")
    herald_render_processes: int = Field(default=1, ge=1, description="processes that draw pictures")
    herald_warm: bool = Field(default=False, description="draw the map of every game at start, one after the other")
    herald_replays: bool = Field(default=True, description="post the replay of every finished game with its result")
    herald_layers: str = Field(default="", description="folder of drawn maps; empty: cache in herald_data")
    herald_health_port: int = Field(default=0, ge=0, le=65535, description="port of /healthz and /metrics; 0: none")
    herald_api_port: int = Field(default=0, ge=0, le=65535, description="port of the read-only JSON interface; 0: none")
    herald_api_host: str = Field(default="127.0.0.1", description="address on which that interface listens")
    herald_role: str = Field(default="all", description="all, front, courier or clock; others than all need PostgreSQL")
    herald_shards: str = Field(default="", description="shards to connect, such as 0-3/8; empty: all there are")
    herald_clock_offset: float = Field(default=0.0, description="seconds added to the clock, for tests only")

    @property
    def layers(self) -> Path:
        """Where drawn layers are kept over restarts."""
        return Path(self.herald_layers) if self.herald_layers else self.herald_data / "cache"

    @property
    def database(self) -> str:
        """Where everything is kept, as ``bot.store.address`` reads it."""
        return self.database_url.strip() or f"sqlite:///{self.herald_data / 'herald.db'}"
