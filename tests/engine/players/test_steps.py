"""The tables of the computer players against what the games ask."""

from __future__ import annotations

import pytest

from bot import locale
from engine.players import PLAYERS
from engine.players.steps import TablePlayer

LEFT = {
    "charlemagne": {
        "bury", "challenge", "deploy", "desk", "lose", "name",
        "offered", "place-leader", "raid", "retreat", "standing", "supply", "withdraw",
    },
    "fief": {"deal", "offered", "parlour", "sealed", "spoils", "standing", "turn"},
    "knights": {
        "ability", "arrange", "battle-law", "death", "deserter", "losses", "offer", "own-offer", "price", "purse",
        "sealed", "standing", "wages", "walk-out",
    },
    "roses": {"standing"},
    "xidit": {"standing"},
}  # fmt: skip
"""By game: the steps that wait for nobody, or at which a computer player does what silence does."""


@pytest.mark.parametrize("game", sorted(PLAYERS))
def test_every_step_is_answered_or_left_to_its_default(game: str) -> None:
    """A step that a game asks is in its player's table or is left on purpose; no table answers what nobody asks."""
    player = PLAYERS[game]("seed")
    assert isinstance(player, TablePlayer)
    own, shared = (
        {key.removeprefix(start) for key in locale.entries("en") if key.startswith(start)}
        for start in (f"{game}-ask-", "shared-ask-")
    )
    assert own <= player.table.keys() | LEFT[game] <= own | shared
    assert not player.table.keys() & LEFT[game]
