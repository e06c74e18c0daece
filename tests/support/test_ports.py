"""Ports that nobody else gets."""

from __future__ import annotations

import itertools
import socket

import pytest

from tests.support import ports
from tests.support.ports import free_port


def test_none_is_given_twice_or_by_the_system() -> None:
    found = [free_port() for _ in range(50)]
    assert len(set(found)) == 50
    assert all(ports.FIRST <= port < ports.LAST for port in found)


def test_where_somebody_listens_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    port = free_port()
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", port))
        monkeypatch.setattr(ports, "_next", itertools.count(port - ports.FIRST))
        assert free_port() > port
