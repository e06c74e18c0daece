"""Setting up (P1-P15)."""

from __future__ import annotations

import msgspec

from engine.core import Dice
from engine.fief.game_data import (
    ABBESSES,
    CARDS,
    CATHEDRALS,
    CHARACTERS,
    CITIES,
    DISTRICTS,
    EXCALIBUR_OF,
    FIRST_FORTUNE,
    MAN,
    MERCENARIES,
    NOBLES,
    NONE,
    REGIONS,
    SERVANTS,
    N,
)
from engine.fief.state.record import founders
from engine.fief.state.state import (
    Army,
    Arsenal,
    Assign,
    Bench,
    Desk,
    FiefState,
    Noble,
    Options,
    Orders,
    Parlour,
    Relic,
    Round,
    Town,
)

SCHEMA_VERSION = 1
RULES_VERSION = 5
SET_ASIDE = 3
"""Nobles of each sex that are removed unseen (P7)."""


def prepare(seats: int, seed: str, options: msgspec.Struct | None) -> FiefState:
    """A new game up to the first choice: who gives which servant to whom (P10).

    Raises ``ValueError`` for another seat count or unknown options.
    """
    if isinstance(seats, bool) or not isinstance(seats, int) or seats not in (2, 3, 4):
        raise ValueError(f"Fief is for 2 to 4 seats, not {seats!r}")
    if options is None:
        options = Options()
    if not isinstance(options, Options):
        raise ValueError("these are not options of Fief")
    if not isinstance(seed, str):
        raise ValueError("the seed is a text")
    try:
        msgspec.convert(msgspec.to_builtins(options), Options)
    except msgspec.ValidationError as error:
        raise ValueError(f"these options of Fief do not exist: {error}") from error
    families = 3 if seats == 3 else 4
    dice = Dice(seed)
    fortunes = list(range(FIRST_FORTUNE, len(CARDS)))
    dice.shuffle(fortunes, "fortunes")
    nobles, aside, left = _families(dice, families)
    characters = left + list(range(len(NOBLES), len(CHARACTERS)))
    dice.shuffle(characters, "characters")
    servants = list(range(len(SERVANTS)))
    dice.shuffle(servants, "servants")
    given = [[servants.pop(), servants.pop()] for _ in range(families)]
    sword = EXCALIBUR_OF[dice.below(len(REGIONS), "excalibur")] if options.excalibur else NONE
    relics = list(range(len(CATHEDRALS)))
    dice.shuffle(relics, "relics")
    first = dice.below(seats, "first")
    state = FiefState(
        schema_version=SCHEMA_VERSION,
        rules_version=RULES_VERSION,
        seats=seats,
        dice=dice,
        options=options,
        families=families,
        round=1,
        first=first,
        frames=[Round("settle")],
        sides=[side(seat) for seat in range(seats) for side in (Desk, Bench, Arsenal, Parlour)],
        nobles=nobles,
        stacks=[],
        towns=[Town() for _ in CITIES],
        armies=[Army() for _ in range(N.armies)],
        relics=[Relic(city=CATHEDRALS[relics.index(n)]) for n in range(len(relics))],
        sword=sword,
        bearer=NONE,
        blade="stone",
        purse=[N.start.money * (2 if seats == 2 else 1)] * seats,
        hands=[[] for _ in range(seats)],
        orders=[Orders() for _ in range(seats)],
        armed=[[] for _ in range(seats)],
        drafts=[[[], []] for _ in range(seats)],
        deals=[[0] * seats for _ in range(seats)],
        slots=[NONE] * families,
        treasures=[N.treasures] * families,
        pigeons=[N.pigeons] * families,
        crossbows=[N.crossbows] * len(MERCENARIES),
        characters=characters,
        character_discards=[],
        fortunes=fortunes,
        fortune_discards=[],
        servants=servants,
        aside=aside,
        track=[],
        weather=[[] for _ in REGIONS],
        settled=[[] for _ in REGIONS],
        taxes=[],
        fiefs=[NONE] * len(REGIONS),
        dormant=[NONE] * len(REGIONS),
        sees=[NONE] * len(DISTRICTS),
        veils=[NONE] * len(ABBESSES),
        spare_veils=[],
        sovereign=NONE,
        queen=NONE,
        gift=NONE,
        heresies=N.heresies,
        garters=N.garters,
        mills=N.mills,
        summoned=False,
        rebellious=False,
        knighted=False,
        shifted=[],
        serial=0,
        winners=[],
        reason="",
        report=None,
        record=founders({n: who.family for n, who in enumerate(nobles) if who.family >= 0}, NOBLES),
    )
    state.frames.append(Assign(given))
    return state


def _families(dice: Dice, families: int) -> tuple[list[Noble], list[int], list[int]]:
    """A man and a woman for every family; three of each sex are laid aside unseen; the rest goes into the deck (P7)."""
    nobles = [Noble() for _ in NOBLES]
    aside: list[int] = []
    left: list[int] = []
    for men in (True, False):
        pile = [n for n, man in enumerate(MAN) if man == men]
        dice.shuffle(pile, "men" if men else "women")
        for _ in range(SET_ASIDE):
            aside.append(pile.pop())
        for family in range(families):
            nobles[pile.pop()].family = family
        left += pile
    return nobles, sorted(aside), sorted(left)
