"""Battles to look at: cards of Fate by what they say, attacks, a battle that is fought to its end, and retreats."""

from __future__ import annotations

from typing import Self

from engine.core import Event
from engine.knights.game_data import AREA, FATE, NATION, NOBLE
from engine.knights.rules import KNIGHTS
from engine.knights.state.frames_war import Battle, Retreat
from engine.knights.war.battle import battle_of
from tests.engine.knights.board_play import BoardPlay
from tests.engine.knights.board_position import BLUE, GREEN, RED

I, P, V, D = "inflict", "prevent", "victory", "draw"  # noqa: E741


def quiet(nation: str = "german") -> dict[str, object]:
    """A Fate card that names a nation."""
    return {"nation": NATION[nation]}


class BoardWar(BoardPlay):
    """Attacks, battles and retreats on the board."""

    def fate(self, *results: str, then: dict[str, object] | None = None) -> list[int]:
        """Battle results on top of the Fate deck, the attacker's cards first; after them a card that says ``then``."""
        wanted: list[dict[str, object]] = [{"battle": result} for result in results]
        if then is None:
            return self.stack(*wanted)
        for last in (c for c in range(len(FATE)) if all(getattr(FATE[c], k) == v for k, v in then.items())):
            found: list[int] = []
            for fields in wanted:
                free = (c for c in range(len(FATE)) if c not in found and c != last)
                card = next((c for c in free if FATE[c].battle == fields["battle"]), None)
                if card is None:
                    break
                found.append(card)
            else:
                # hands go back before deserters are drawn, so the card lies next on the deck
                self.state.fate[:] = [*found, last, *(c for c in self.state.fate if c not in (*found, last))]
                return found
        raise LookupError("no such cards")

    def red_by_city(self, area: str = "froli", *troops: str) -> Self:
        """A red Noble by a city."""
        self.position()
        self.noble("russet", area, *(troops or ("english-200",)))
        return self

    def attack(self, seat: int, area: str, target: str) -> list[Event]:
        """A seat attacks with Versatile Strategy."""
        self.reveal(seat, "versatile-strategy")
        return self.do(seat, f"use battle; attack {area} {target}")

    def battle(self) -> Battle:
        """The battle in hand."""
        battle = battle_of(self.state)
        assert battle is not None
        return battle

    def answer_by_default(self, *steps: str) -> list[Event]:
        """Everybody lets silence answer while a battle or what follows from it asks; only questions of these steps,
        where any are named."""
        events: list[Event] = []
        asks = steps or ("battle-law", "battle-kind", "battle-armies", "commander", "hand", "ability", "losses",
                         "retreat", "deserter", "death", "spoil", "surrender", "consent")  # fmt: skip
        while True:
            seat = next((s for s in self.waits() if self.prompt(s).step in asks), None)
            if seat is None:
                return events
            for action in self.prompt(seat).default:
                events += KNIGHTS.apply(self.state, seat, action)

    def drop(self, seat: int, *results: str) -> list[Event]:
        """A seat lays cards aside and seals."""
        return self.do(seat, "; ".join([*(f"drop fate-{r}" for r in results), "seal"]))

    # --- retreats ----------------------------------------------------------------------------------------------------

    def at_rest(self, seats: int = 4, **options: object) -> Self:
        """A Kingdom in which green has a card in hand, so that nothing else goes on."""
        self.position(seats, **options)  # type: ignore[arg-type]
        self.reveal(GREEN, "versatile-strategy")
        return self

    def retreat(self, area: str, *slugs: str, nation: str = "german") -> list[Event]:
        """Red's Nobles retreat from an area; for each Fate names a nation."""
        self.stack(*[quiet(nation) for _ in slugs])
        self.state.frames.append(Retreat(RED, AREA[area], [NOBLE[s] for s in slugs], self.state.next()))
        return self.run()

    def close_rothby(self) -> None:
        """Rothby's way out is barred for red."""
        self.noble("woad", "umberlow", "regular-50")
        self.city("dunmere", BLUE)
