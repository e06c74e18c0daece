"""Addresses of databases as hosters write them work, or are one sentence that shows nothing of the password."""

from __future__ import annotations

from typing import Any

import asyncpg
import pytest

from bot.common.errors import Passing, StartupError
from bot.store import Database
from bot.store.address import read

PASSWORD = "s3cr@t/100%?#:x"


@pytest.mark.parametrize(
    ("text", "shown", "options"),
    [
        ("postgres://u:p@h/n", "postgresql+asyncpg://u:p@h/n", {}),
        ("postgresql+psycopg://u:p@h:6543/n", "postgresql+asyncpg://u:p@h:6543/n", {}),
        ("postgresql+psycopg2://u:p@h/n", "postgresql+asyncpg://u:p@h/n", {}),
        ("postgresql://u:p@h/n?sslmode=require", "postgresql+asyncpg://u:p@h/n", {"dsn": "postgresql://?sslmode=require"}),
        (
            "postgresql://u:p@ep-1.eu.example.com/n?sslmode=require&channel_binding=require",
            "postgresql+asyncpg://u:p@ep-1.eu.example.com/n", {"dsn": "postgresql://?sslmode=require"},
        ),
        ("postgres://u:p@h/n?ssl=true", "postgresql+asyncpg://u:p@h/n", {"dsn": "postgresql://?sslmode=require"}),
        ("postgres://u:p@h/n?sslmode=no-verify", "postgresql+asyncpg://u:p@h/n", {"dsn": "postgresql://?sslmode=require"}),
        ("postgres://u:p@h/n?sslmode=verify-full&sslrootcert=system", "postgresql+asyncpg://u:p@h/n", {"ssl": True}),
        ("postgres://u:p@h/n?application_name=web&connect_timeout=5", "postgresql+asyncpg://u:p@h/n", {}),
        ("postgres://u.ref:p@h:6543/n?pgbouncer=true", "postgresql+asyncpg://u.ref:p@h:6543/n", {}),
        ("postgresql://h/n?user=u&password=p", "postgresql+asyncpg://u:p@h/n", {}),
        ("postgresql://one,two:5433/n", "postgresql+asyncpg:///n?host=one%3A5432&host=two%3A5433", {}),
        (
            "postgresql://u@/n?host=one:5432&host=two:5432&target_session_attrs=read-write",
            "postgresql+asyncpg://u@/n?host=one%3A5432&host=two%3A5432&target_session_attrs=read-write", {},
        ),
        (" sqlite:///data/x.db\n", "sqlite+aiosqlite:///data/x.db", {}),
    ],
)  # fmt: skip
def test_addresses_that_work(text: str, shown: str, options: dict[str, Any]) -> None:
    address = read(text)
    assert (address.url.render_as_string(hide_password=False), address.options) == (shown, options)


@pytest.mark.parametrize("password", ["p@ss", "p%ss", "100%", "p@x/y@z", "a@b?c", "a?b=c@d", "p#q", "a:b"])
@pytest.mark.parametrize("more", ["", "?sslmode=require"])
def test_passwords_as_they_are(password: str, more: str) -> None:
    url = read(f"postgresql://herald@team:{password}@db.example.com:6543/name{more}").url
    there = (url.username, url.password, url.host, url.port, url.database)
    assert there == ("herald@team", password, "db.example.com", 6543, "name")


def test_passwords_that_are_quoted() -> None:
    assert read("postgresql://u:p%40s%25s%2F%3F@h/n").url.password == "p@s%s/?"


@pytest.mark.parametrize(
    "text",
    [
        f"mysql://u:{PASSWORD}@h/n", f"postgresql:/u:{PASSWORD}@h/n", PASSWORD, f"postgresql://u:{PASSWORD}@h:port/n",
        f"postgresql://u:{PASSWORD}@h/n?colour=red", f"postgresql://u:{PASSWORD}@h/n?sslmode=perhaps",
        f"postgresql://u:{PASSWORD}@h n/x", f"postgresql://u:{PASSWORD}@h/n?sslrootcert=/none/root.crt",
        f"postgresql://u:{PASSWORD}", "postgresql://h/n?password=s3cr&t=100",
    ],
)  # fmt: skip
def test_what_cannot_be_read_is_one_sentence_without_the_password(text: str) -> None:
    with pytest.raises(StartupError, match="DATABASE_URL") as caught:
        Database(text)
    assert len(str(caught.value).splitlines()) == 1
    for piece in ("s3cr", "t/100", "?#", "colour"):
        assert piece not in str(caught.value)
    assert caught.value.__context__ is None or "s3cr" not in repr(caught.value.__cause__)


@pytest.mark.parametrize(
    ("error", "passes"),
    [
        (ConnectionRefusedError("refused"), True),
        (TimeoutError(), True),
        (asyncpg.CannotConnectNowError("the database system is starting up"), True),
        (asyncpg.TooManyConnectionsError("too many"), True),
        (asyncpg.InterfaceError("connection is closed"), True),
        (asyncpg.InvalidPasswordError("wrong"), False),
        (asyncpg.InvalidAuthorizationSpecificationError("no entry in pg_hba.conf"), False),
        (asyncpg.InvalidCatalogNameError("no such database"), False),
        (asyncpg.InsufficientPrivilegeError("may not"), False),
        (asyncpg.ClientConfigurationError("no root certificate"), False),
    ],
)
async def test_what_may_pass_and_what_may_not(error: Exception, passes: bool) -> None:
    """A server that is away or busy comes back; for a password or a name somebody must come."""
    db = Database("postgresql://u:s3cr@h/n")
    wrapped = OSError("away")
    wrapped.__cause__ = error
    for met in (error, wrapped):
        found = db.unusable(met)
        assert isinstance(found, Passing) is passes
        assert "s3cr" not in str(found)
    await db.close()
