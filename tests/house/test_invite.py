"""The pages for hosts name the permissions that Herald really asks for."""

from __future__ import annotations

import re

import pytest

from bot.serving.doctor import NEEDED, PRIVATE
from tests.support.sandbox import ROOT


@pytest.mark.parametrize("page", ["hosting.md", "hosting.es.md"])
def test_the_invite_link_has_the_numbers_of_the_permissions(page: str) -> None:
    told = (ROOT / "docs" / page).read_text("utf-8")
    assert [int(number) for number in re.findall(r"permissions=(\d+)", told)] == [
        NEEDED.value,
        (NEEDED | PRIVATE).value,
    ]
