"""Sending to addresses that people name: signed, and never to this machine or its network.

A name is looked up once for each connection, every address it has must be one of the public Internet, and so must the
very address to which is connected, so that a name which changes its mind leads nowhere. Redirects are not followed.
"""

from __future__ import annotations

import asyncio
import base64
import hashlib
import hmac
import ipaddress
import secrets
import socket
from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

import aiohttp
from aiohttp import AddrInfoType
from aiohttp.abc import AbstractResolver, ResolveResult

from bot.common.errors import UserError

LONGEST_URL = 400
SECRET = "whsec_"
"""How a secret of Standard Webhooks begins."""
PATIENCE = 10.0
"""Seconds for a whole request."""
_NAT64 = ipaddress.ip_network("64:ff9b::/32")
Permitted = Callable[[str], bool]


def public(address: str) -> bool:
    """Whether an address is one of the public Internet, and hides none that is not."""
    try:
        ip = ipaddress.ip_address(address)
    except ValueError:
        return False
    if isinstance(ip, ipaddress.IPv6Address):
        if ip.ipv4_mapped is not None:
            return public(str(ip.ipv4_mapped))
        if ip.sixtofour is not None or ip.teredo is not None or ip in _NAT64 or ip.scope_id:
            return False
    return ip.is_global and not ip.is_multicast and not ip.is_reserved


def check_url(text: str, permitted: Permitted = public) -> str:
    """An address as it may be kept. Raises ``hook-url`` for what is none, ``hook-private`` for one inside."""
    url = text.strip()
    try:
        parts = urlsplit(url)
        host, port = parts.hostname or "", parts.port
    except ValueError as error:
        raise UserError("hook-url") from error
    plain = url.isascii() and url.isprintable() and " " not in url and len(url) <= LONGEST_URL and "\\" not in url
    if parts.scheme != "https" or not host or parts.username is not None or port == 0 or not plain:
        raise UserError("hook-url")
    inside = host == "localhost" or host.endswith((".localhost", ".local", ".internal"))
    if inside or not ("." in host or ":" in host):
        raise UserError("hook-private")
    literal = host.replace(".", "").isdecimal() or ":" in host or host.startswith("0x")
    if literal and not permitted(host):
        raise UserError("hook-private")
    return url


class Guarded(AbstractResolver):
    """Looks names up, and gives none that leads inside."""

    def __init__(self, permitted: Permitted) -> None:
        self._permitted = permitted

    async def resolve(
        self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_INET
    ) -> list[ResolveResult]:
        loop = asyncio.get_running_loop()
        found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM, family=family)
        result: list[ResolveResult] = []
        for kind, _, proto, _, address in found:
            ip = str(address[0])
            if not self._permitted(ip):
                raise OSError(f"{host} leads to an address that is not public")
            result.append({"hostname": host, "host": ip, "port": port, "family": kind, "proto": proto,
                           "flags": socket.AI_NUMERICHOST})  # fmt: skip
        return result

    async def close(self) -> None:
        """Nothing is kept."""


def _sockets(permitted: Permitted) -> Callable[[AddrInfoType], socket.socket]:
    """Makes sockets for addresses that are permitted: the very ones to which is connected, a name's or one that stood
    in the URL in whatever digits, of which no resolver hears."""

    def made(info: AddrInfoType) -> socket.socket:
        family, kind, proto, _, address = info
        if not permitted(str(address[0])):
            raise OSError("that address is not public")
        return socket.socket(family, kind, proto)

    return made


def new_secret() -> str:
    """A secret to sign with, as Standard Webhooks writes it."""
    return SECRET + base64.b64encode(secrets.token_bytes(24)).decode()


def signature(secret: str, name: str, at: int, body: bytes) -> str:
    """What the header ``webhook-signature`` says by Standard Webhooks: HMAC-SHA256 over name, moment and body. A secret
    from before that is the key as it is written."""
    key = base64.b64decode(secret.removeprefix(SECRET)) if secret.startswith(SECRET) else secret.encode()
    mac = hmac.digest(key, f"{name}.{at}.".encode() + body, hashlib.sha256)
    return f"v1,{base64.b64encode(mac).decode()}"


async def post(url: str, secret: str, name: str, body: bytes, at: float, permitted: Permitted = public) -> int:
    """Send a body under a name, the same each time that it is sent; the status of the answer, 0 when there is none. Its
    words are not read."""
    headers = {
        "Content-Type": "application/json",
        "User-Agent": "Herald",
        "webhook-id": name,
        "webhook-timestamp": str(int(at)),
        "webhook-signature": signature(secret, name, int(at), body),
    }
    connector = aiohttp.TCPConnector(
        resolver=Guarded(permitted), use_dns_cache=False, force_close=True, socket_factory=_sockets(permitted)
    )
    timeout = aiohttp.ClientTimeout(total=PATIENCE)
    options: dict[str, Any] = {"connector": connector, "timeout": timeout, "cookie_jar": aiohttp.DummyCookieJar()}
    try:
        async with (
            aiohttp.ClientSession(**options) as http,
            http.post(url, data=body, headers=headers, allow_redirects=False) as answer,
        ):
            return answer.status
    except (aiohttp.ClientError, OSError, TimeoutError, ValueError):
        return 0
