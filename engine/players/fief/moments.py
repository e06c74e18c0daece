"""Cards for any moment, relics and hired crossbows: when one of them is used."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core import Action
from engine.core.parameters import Params, Piece
from engine.fief.analysis import ABBEYS, guilty, in_fort, may_install, may_rise, ransom_of, rebellion_force
from engine.fief.game_data import (
    AMBUSH,
    ASSASSINATION,
    BURGHERS,
    CARDS,
    CITIES,
    CITY,
    CITY_IDS,
    CROSSBOW,
    DISTRICT_OF,
    JUSTICE,
    MERCENARIES,
    NOBLE,
    NONE,
    PASSAGE,
    PRICE,
    REBELLION,
    REGION_IDS,
    REGION_OF,
    RELICS,
    SHIN,
    N,
)
from engine.fief.views.view import FamilyView, NobleView
from engine.players.fief.combat_odds import force_of, percent, rough
from engine.players.fief.position import RISING, Position
from engine.players.fief.valuation import LATE, Worth
from engine.players.reasons import Reason

ABIDE = Action("abide")
CROSSBOW_PRICE = PRICE[CROSSBOW]
STROKE = {False: 6.0, True: 3.5}
"""What a murder must promise, before and after points decide."""
TRAP, SENTENCE, REVOLT, RESCUE = 3.0, 2.0, 3.0, 2.6
_MERCENARIES = frozenset(CARDS[c] for c in MERCENARIES)
_BURGHERS = frozenset(CARDS[c] for c in BURGHERS)


def stroke(position: Position, worth: Worth, step: str) -> list[Action]:
    """A card, a hired crossbow or a relic used before a question is answered; empty when none is worth it."""
    moments = Moments(position, worth)
    if step in ("battle", "fight"):
        hired = moments.hiring() if step == "battle" else [a for value, a in moments.battle() if value > 0]
        if hired:
            return hired[:1]
    return next(([action] for value, action in (*moments.always(), *moments.hostile()) if value > 0), [])


def sealing(position: Position, worth: Worth, legal: list[Action]) -> list[Action]:
    """An answer to a window: one play, the best there is, or nothing."""
    moments = Moments(position, worth)
    allowed = set(legal)
    best, batch = 0.0, [ABIDE]
    for value, action in (*moments.always(), *moments.battle(), *moments.hostile()):
        sealed = Action("intend", (action.verb, *action.args))
        if value > best and sealed in allowed:
            best, batch = value, [sealed, ABIDE]
    return batch


def speaks(position: Position, worth: Worth, action: Action) -> list[Reason]:
    """What speaks for playing a card now, measured in victory points, and for whoever it strikes what that is worth."""
    moments = Moments(position, worth)
    value = max((v for v, a in (*moments.always(), *moments.battle(), *moments.hostile()) if a == action), default=None)
    if value is None:
        return []
    found = []
    if action.verb in ("assassinate", "judge"):
        noble = position.nobles[str(action.args[0])]
        blow = moments.blow(noble)
        harm: Params = {"noble": Piece(noble.slug), "n": percent(blow / position.weights.fief)}
        found.append(Reason("fief-because-blow", harm, blow))
        value -= blow
    spare = percent(abs(value) / position.weights.fief)
    return [*found, Reason("fief-because-kept" if value < 0 else "fief-because-use", {"n": spare}, value)]


class Moments:
    """What one seat might play now."""

    def __init__(self, position: Position, worth: Worth) -> None:
        self.at, self.worth = position, worth
        self.hand = position.hand
        self.late = position.view.round >= LATE

    # -- one's own affairs

    def always(self) -> Iterator[tuple[float, Action]]:
        """What helps whenever it is possible."""
        yield from self._gift()
        yield from self._slots()
        yield from self._rescues()
        yield from self._feeding()

    def _free(self, noble: NobleView) -> bool:
        return noble.captor is None and noble.place in CITY

    def _own(self) -> list[NobleView]:
        return [n for n in self.at.view.nobles if n.family in self.at.families]

    def _gift(self) -> Iterator[tuple[float, Action]]:
        """The first relic for the Sovereign is a point (12.0)."""
        ruler = self.at.ruler
        if ruler is None or self.at.view.gift >= 0 or not self._free(ruler):
            return
        for noble in self._own():
            if noble.relics and noble.slug != ruler.slug and self._free(noble) and noble.place == ruler.place:
                yield 1.0, Action("present", (noble.slug,))

    def _slots(self) -> Iterator[tuple[float, Action]]:
        """A Mercenary or a Burgher where the place beside a family's board is free (11.1, 11.2)."""
        for card in self.hand:
            for family in self._boards():
                if not family.slot and self._installs(card, family):
                    yield 1.0, Action("install", (card, f"family-{family.family}"))

    def _installs(self, card: str, family: FamilyView) -> bool:
        """Whether a card in hand may lie in a family's slot (11.1, 11.2)."""
        slotted = card in _MERCENARIES or card in _BURGHERS
        return slotted and may_install(self.at.seen, family.family, CARDS.index(card))

    def _boards(self) -> list[FamilyView]:
        return [self.at.family(f) for f in self.at.families]

    def _ways(self) -> bool:
        """Whether the seat has a secret way: a Passage, or a Burgher's."""
        return PASSAGE in self.hand or self._burgher() is not None

    def _burgher(self) -> FamilyView | None:
        return next((f for f in self._boards() if f.slot in _BURGHERS and f.treasures), None)

    def _rescues(self) -> Iterator[tuple[float, Action]]:
        """A captive comes home by a secret way (10.2)."""
        if not self._ways():
            return
        for noble in self._own():
            if noble.captor is not None:
                value = self.worth.noble(noble) + (0 if PASSAGE in self.hand else 1.0) - RESCUE
                dear = noble.ransom > self.at.own.purse or self.at.view.stage not in ("play", "income", "burn")
                yield value if dear else -1.0, Action("release-captive", (noble.slug,))

    def _feeding(self) -> Iterator[tuple[float, Action]]:
        """The shin ends a famine over own mills (12.4)."""
        for noble in self._own():
            if RELICS[SHIN] in noble.relics and self._free(noble):
                district = DISTRICT_OF[REGION_OF[CITY[noble.place]]]
                lands = [r for r in range(len(REGION_IDS)) if DISTRICT_OF[r] == district and self.at.starving(r)]
                mills = sum(
                    self.at.mill[c] and self.at.control[c] in self.at.mine
                    for c in range(len(CITIES))
                    if REGION_OF[c] in lands
                )
                if lands:
                    yield float(mills), Action("feed")

    # -- against others

    def hostile(self) -> Iterator[tuple[float, Action]]:
        """Murders, sentences, ambushes, revolts."""
        yield from self._murders()
        yield from self._sentences()
        yield from self._traps()
        yield from self._revolts()

    def blow(self, noble: NobleView) -> float:
        """What an enemy's death is worth."""
        at, worth = self.at, self.worth
        kin = at.family(noble.family)
        value = 0.45 * at.weights.noble + 0.3 * len(noble.titles)
        if len(kin.nobles) == 1:
            value += worth.denial(noble.family) * len(kin.fiefs) * (0.5 if noble.married else 1.0)
        if noble.slug == at.view.sovereign:
            value += 2.5
        first = at.view.seats == 2 and at.left == 0  # 13.7: the wedded go first
        if noble.married and at.view.round >= N.first_victory and (first or at.short(noble.family) <= 0):
            value += at.weights.fief * at.weights.alarm
        value += self._stranded(noble)
        return value * (1.2 if at.short(noble.family) <= 1 else 0.8)

    def _stranded(self, noble: NobleView) -> float:
        """Troops that go away when the Noble who leads them is gone (10.3, 10.5)."""
        at = self.at
        if not self._free(noble):
            return 0.0
        city = CITY[noble.place]
        if any(n.family == noble.family and n.slug != noble.slug for n in at.people[city]):
            return 0.0
        hits = at.force(city, [noble.family]).hits
        ours = at.control[city] in at.mine or any(n.family in at.mine for n in at.people[city])
        value = 0.1 * hits
        if ours and hits:
            holder = at.control[city] if at.control[city] in at.families else at.families[0]
            value += 0.5 * self.worth.city(city, holder) * (hits > at.force(city, at.families).hits)
        return value

    def _murders(self) -> Iterator[tuple[float, Action]]:
        if ASSASSINATION not in self.hand:
            return
        own = sorted(self._own(), key=lambda n: (not n.heresy, self.worth.noble(n), n.slug))
        if not own:
            return
        last = self.at.left == 0 and self.at.view.stage in ("pillage", "dusk")
        for noble in self.at.view.nobles:
            if noble.family not in self.at.mine and noble.servant != "wulf":
                needed = 1.0 if last else STROKE[self.late]
                yield self.blow(noble) - needed, Action("assassinate", (noble.slug, own[0].slug))

    def _sentences(self) -> Iterator[tuple[float, Action]]:
        if JUSTICE not in self.hand:
            return
        royal = {self.at.view.sovereign, self.at.view.queen, self.at.view.prince}
        for noble in self.at.view.nobles:
            foe = noble.family not in self.at.mine and noble.slug not in royal
            if foe and self._free(noble) and guilty(self.at.seen, NOBLE[noble.slug]):
                yield self.blow(noble) - SENTENCE + 1.0, Action("judge", (noble.slug,))

    def _traps(self) -> Iterator[tuple[float, Action]]:
        """10.5: an enemy who stands in no fort beside one of the seat's."""
        if AMBUSH not in self.hand:
            return
        for noble in self._own():
            if not self._free(noble):
                continue
            city = CITY[noble.place]
            for other in self.at.people[city]:
                if other.family in self.at.mine or in_fort(self.at.seen, NOBLE[other.slug]):
                    continue
                ransom = self.at.weights.coin * ransom_of(self.at.seen, NOBLE[other.slug])
                value = ransom + 0.5 * self.worth.noble(other) + 1.5 * self._stranded(other) - TRAP
                yield value, Action("ambush", (other.slug, noble.slug))

    def _revolts(self) -> Iterator[tuple[float, Action]]:
        """10.1, 11.2: an enemy's city that will not withstand it."""
        card, burgher = REBELLION in self.hand, self._burgher() is not None
        if not card and not burgher:
            return
        for city in range(len(CITIES)):
            holder = self.at.control[city]
            if holder < 0 or holder in self.at.mine or not self._restless(city) or self.at.there(city) & self.at.mine:
                continue
            value = self.revolt(city)
            if burgher:
                yield value - 1.2, Action("rebel", (CITY_IDS[city], "burgher"))
            if card:
                yield value - REVOLT, Action("rebel", (CITY_IDS[city], "card"))

    def _restless(self, city: int) -> bool:
        """Whether a city may rise, and not against the seat's own tax (10.1, 9.3)."""
        return may_rise(self.at.seen, self.at.me, city)

    def revolt(self, city: int) -> float:
        """What a rebellion promises: troops, and where none is left, Nobles, mill and building."""
        at = self.at
        strength = rebellion_force(at.seen, city)
        if strength <= 0:
            return 0.0
        hits, dealt = sum(at.force(city, [f]).hits for f in at.there(city)), RISING * strength
        if dealt < hits:
            return 0.12 * dealt
        people = sum(self.worth.noble(n) for n in at.people[city]) if at.building[city] not in ABBEYS else 0.0
        burnt = 1.2 * at.mill[city] + 1.5 * (at.building[city] in ("fortress", *ABBEYS))
        return 0.2 * hits + people + burnt + 0.25 * self.worth.city(city, at.families[0])

    # -- battles

    def battle(self) -> Iterator[tuple[float, Action]]:
        """A secret way past the walls that one storms (10.2)."""
        battle = self.at.view.battle
        if battle is None or not self._ways():
            return
        attack, defence = battle.camps
        if defence.fort and not attack.tunnel and any(f in self.at.families for f in attack.families):
            city = CITY[battle.city]
            value = self.worth.city(city, attack.families[0])
            own, foe = (force_of(c.units, int(c.units != {}), guards=c.guards) for c in battle.camps)
            better = rough(own, foe).win - rough(own, foe, defence.fort).win
            yield better * value - 1.5, Action("tunnel")

    def hiring(self) -> list[Action]:
        """Crossbows where they turn a battle that the seat is about to begin (11.1)."""
        at = self.at
        board = next((f for f in self._boards() if f.slot in _MERCENARIES and f.crossbows), None)
        most = min(board.crossbows, at.purse // CROSSBOW_PRICE) if board is not None else 0
        if board is None or most <= 0 or at.view.family != board.family:
            return []
        for city in range(len(CITIES)):
            led = any(n.family == board.family for n in at.people[city])
            foes = at.there(city) - at.mine
            if not led or not foes or at.stormy(city):
                continue
            own = at.force(city, [board.family])
            foe = max(foes, key=lambda f: at.force(city, [f]).points)
            fort = at.fort(city, foe)
            if not own.troops or at.control[city] not in (foe, NONE):
                continue
            value = self.worth.city(city, board.family) + self.worth.prize(city, {foe})
            now = rough(own, at.force(city, [foe]), fort).win
            more = rough(own + force_of({"crossbow": most}), at.force(city, [foe]), fort).win
            if more >= 0.5 and (more - now) * value > CROSSBOW_PRICE * most * at.weights.coin:
                return [Action("hire", (CITY_IDS[city], most))]
        return []
