"""Addresses of databases as people and hosters write them, in the words of the drivers."""

from __future__ import annotations

import dataclasses
import re
from pathlib import Path
from typing import Any
from urllib.parse import parse_qsl, unquote, urlencode

from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

from bot.common.errors import StartupError

PORT = 5432
SQLITE, POSTGRESQL = "sqlite+aiosqlite", "postgresql+asyncpg"
SCHEMES = {"sqlite": SQLITE, "postgres": POSTGRESQL, "postgresql": POSTGRESQL}
MODES = ("disable", "allow", "prefer", "require", "verify-ca", "verify-full")
"""Of ``sslmode``."""
OTHER_MODES = {"no-verify": "require", "true": "require", "1": "require", "false": "disable", "0": "disable"}
"""What other programs call them."""
KEPT = frozenset({"target_session_attrs", "prepared_statement_cache_size"})
"""Parameters that SQLAlchemy hands on as they are."""
FILES = ("sslcert", "sslkey", "sslrootcert", "sslcrl")
LIBPQ = frozenset(
    {"sslpassword", "ssl_min_protocol_version", "ssl_max_protocol_version", "sslnegotiation", "options", *FILES}
)
"""Parameters that asyncpg understands in an address of its own alone."""
PARTS = frozenset({"host", "port", "user", "password", "dbname"})
LEFT_OUT = frozenset(
    {
        "channel_binding", "application_name", "fallback_application_name", "connect_timeout", "client_encoding",
        "gssencmode", "load_balance_hosts", "keepalives", "keepalives_idle", "keepalives_interval", "keepalives_count",
        "tcp_user_timeout", "pgbouncer", "connection_limit", "pool_timeout", "supa",
    }
)  # fmt: skip
"""Parameters of other programs. Herald goes by a name of its own, by which it finds its sessions, and has its own
times; asyncpg knows no channel binding."""
KNOWN = KEPT | LIBPQ | PARTS | LEFT_OUT | {"ssl", "sslmode"}
_HOST = r"(?:\[[0-9A-Fa-f:.%]+\]|[^\s:/?@,\[\]]*)(?::\d{1,5})?"
_PLACE = re.compile(rf"(?P<hosts>{_HOST}(?:,{_HOST})*)(?:/(?P<name>[^?@]*))?(?:\?(?P<query>.*))?", re.DOTALL)
UNREADABLE = (
    "DATABASE_URL cannot be read: write postgresql://user:password@host/name, with %25 for a % in the password and %40 "
    "for an @."
)


@dataclasses.dataclass(frozen=True, slots=True)
class Address:
    """Where a database is."""

    url: URL
    """What SQLAlchemy opens; of secrets it holds the password alone."""
    options: dict[str, Any] = dataclasses.field(default_factory=dict)
    """For the driver's ``connect``, by the names of its arguments, beside what ``url`` says."""

    @property
    def sqlite(self) -> bool:
        """Whether it is a file, or memory."""
        return self.url.get_backend_name() == "sqlite"


def read(text: str) -> Address:
    """The address that ``DATABASE_URL`` gives. Raises ``StartupError`` with a sentence that repeats nothing of it, for
    any piece may be one of the password."""
    scheme, mark, rest = text.strip().partition("://")
    driver = SCHEMES.get(scheme.lower().partition("+")[0])
    if not mark or driver is None:
        raise StartupError("DATABASE_URL must be a sqlite:// or postgresql:// URL.")
    if driver == SQLITE:
        try:
            return Address(make_url(f"{SQLITE}://{rest}"))
        except (ArgumentError, ValueError):
            raise StartupError("DATABASE_URL cannot be read: write sqlite:///data/herald.db.") from None
    return _server(rest)


def _server(rest: str) -> Address:
    """What follows ``postgresql://``: the password ends at the first @ behind which there is nothing but a place."""
    cuts = [place.start() for place in re.finditer("@", rest)] or [-1]
    for cut in cuts:
        found = _PLACE.fullmatch(rest[cut + 1 :])
        if found is None:
            continue
        query: dict[str, list[str]] = {}
        for key, value in parse_qsl(found["query"] or "", keep_blank_values=True):
            query.setdefault(key, []).append(value)
        if set(query) <= KNOWN:
            return _address(rest[: max(0, cut)], found["hosts"], found["name"] or "", query)
    if _PLACE.fullmatch(rest[cuts[-1] + 1 :]):
        raise StartupError(
            "DATABASE_URL has something behind its question mark that Herald does not know; what it knows is "
            f"{', '.join(sorted(KNOWN - LEFT_OUT - {'password', 'sslpassword'}))}."
        )
    raise StartupError(UNREADABLE)


def _address(credentials: str, hosts: str, name: str, query: dict[str, list[str]]) -> Address:
    user, _, password = (unquote(part) for part in credentials.partition(":"))
    last = {key: values[-1] for key, values in query.items()}
    kept: dict[str, str | list[str]] = {key: last[key] for key in last if key in KEPT}
    kept |= {key: query[key] for key in ("host", "port") if key in query}
    if "," in hosts:
        kept["host"] = [place if re.search(r":\d+$", place) else f"{place}:{PORT}" for place in hosts.split(",")]
        hosts = ""
    try:
        url = make_url(f"{POSTGRESQL}://{hosts}").set(
            username=last.get("user") or user or None,
            password=last.get("password") or password or None,
            database=last.get("dbname") or unquote(name) or None,
        )
        return Address(url.update_query_dict(kept), _options(last))
    except (ArgumentError, ValueError):
        raise StartupError(UNREADABLE) from None


def _options(query: dict[str, str]) -> dict[str, Any]:
    """What the driver is told beside the address. Raises ``StartupError`` for what it could not use."""
    wanted = (query.get("sslmode") or query.get("ssl") or "").lower()
    mode = OTHER_MODES.get(wanted, wanted)
    if mode and mode not in MODES:
        raise StartupError(f"DATABASE_URL: sslmode must be one of {', '.join(MODES)}.")
    libpq = {key: query[key] for key in query if key in LIBPQ}
    options: dict[str, Any] = {}
    if libpq.get("sslrootcert") == "system":  # the certificates that this machine trusts
        del libpq["sslrootcert"]
        options["ssl"] = True
    elif mode:
        libpq["sslmode"] = mode
    for key in FILES:
        if key in libpq and not Path(libpq[key]).is_file():
            raise StartupError(f"DATABASE_URL: the file that {key} names is not there.")
    if libpq:
        options["dsn"] = f"postgresql://?{urlencode(libpq)}"
    return options
