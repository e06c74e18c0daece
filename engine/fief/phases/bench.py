"""What a seat may do at any moment but the drawing of cards (2.6, 10, 11, 12): opportunity cards, crossbows, relics."""

from __future__ import annotations

from engine.core import Action, Event, Phase, Piece, Prompt, Prompts, Refusal
from engine.fief.board import (
    FORTS,
    family_nobles,
    has_card,
    is_free,
    is_independent,
    is_lord,
    nobles_at,
    royals,
)
from engine.fief.lore import (
    AMBUSH,
    ARCHER,
    ASSASSINATION,
    BURGHERS,
    CARDS,
    CHASUBLE,
    CITIES,
    CITY_IDS,
    CROSSBOW,
    DISTRICT_OF,
    FAIR_WEATHER,
    FAMINE,
    JUSTICE,
    KNIGHT,
    MERCENARIES,
    NOBLES,
    NONE,
    PASSAGE,
    PRICE,
    REBELLION,
    REGION_IDS,
    REGION_OF,
    ROADS,
    SHIN,
    SOLDIER,
    STORMS,
    seas_beside,
)
from engine.fief.passage import passages, spend_passage
from engine.fief.people import accuse, capture, disperse, doom, free
from engine.fief.phases.base import (
    REFUSE,
    act,
    argument,
    card_in,
    city_at,
    city_term,
    no,
    noble_at,
    noble_term,
    number_at,
    region_at,
    region_term,
    seat_term,
    told,
)
from engine.fief.phases.cards import discard
from engine.fief.phases.play import bless, can_bless
from engine.fief.phases.rebel import begin_rebellion, burgher_of, restless
from engine.fief.pieces import settle, stack_at, take, tidy
from engine.fief.state import INSIDE, Battle, Bench, Drawing, FiefState, families_of
from engine.fief.war import nobles_of, remove_leader, stacks_of

BEST = (KNIGHT, CROSSBOW, ARCHER, SOLDIER)
"""Troops in the order in which a Noble takes one along."""


class BenchPhase(Phase[FiefState, Bench]):
    """2.6: an opportunity interrupts what is going on and is done at once."""

    verbs = frozenset(
        {"rebel", "assassinate", "judge", "ambush", "release-captive", "clear", "install", "hire", "shift-storm",
         "feed", "give-relic", "present", "tunnel", "withdraw", "kill-leader", "trap-leader"}
    )  # fmt: skip

    def claims(self, state: FiefState, frame: Bench, seat: int, action: Action) -> bool:
        return seat == frame.seat and action.verb in self.verbs

    def is_open(self, state: FiefState) -> bool:
        """Not while the board is set up, nor while cards are drawn (2.6)."""
        started = any(town.control >= 0 for town in state.towns) and len(state.frames) > 0
        return started and not any(isinstance(f, Drawing) for f in state.frames)

    def legal(self, state: FiefState, seat: int) -> list[Action]:
        """Everything a seat may do now."""
        if not self.is_open(state) or type(state.frames[-1]).__name__ in ("Assign", "Settle"):
            return []
        hand, own = state.hands[seat], families_of(state, seat)
        found = self._rebellions(state, seat)
        if card_in(hand, ASSASSINATION) is not None:
            found += self._murders(state, own)
        if card_in(hand, JUSTICE) is not None:
            safe = set(royals(state))
            found += [
                act("judge", NOBLES[n]) for n, w in enumerate(state.nobles) if self._guilty(state, n) and n not in safe
            ]
        if card_in(hand, AMBUSH) is not None:
            found += self._ambushes(state, own)
        if card_in(hand, PASSAGE) is not None or burgher_of(state, seat) >= 0:
            found += [
                act("release-captive", NOBLES[n]) for n, w in enumerate(state.nobles) if w.captor >= 0 and not w.gone
            ]
        if card_in(hand, FAIR_WEATHER) is not None:
            found += [act("clear", REGION_IDS[r]) for r in range(len(REGION_IDS)) if can_bless(state, FAIR_WEATHER, r)]
        found += self._in_battle(state, seat, own)
        found += self._leaders(state, seat, own)
        found += self._slots(state, seat, own)
        found += self._hires(state, seat, own)
        return found + self._relics(state, own)

    @staticmethod
    def _guilty(state: FiefState, noble: int) -> bool:
        who = state.nobles[noble]
        if not who.heresy or who.gone:
            return False
        sheltered = 0 <= who.place < len(CITIES) and state.towns[who.place].building in ("abbey", "royal-abbey")
        return not sheltered

    @staticmethod
    def _rebellions(state: FiefState, seat: int) -> list[Action]:
        found = []
        if card_in(state.hands[seat], REBELLION) is not None:
            found += [act("rebel", CITY_IDS[c], "card") for c in range(len(CITIES)) if restless(state, seat, c)]
        if burgher_of(state, seat) >= 0:
            found += [act("rebel", CITY_IDS[c], "burgher") for c in range(len(CITIES)) if restless(state, seat, c)]
        return found

    @staticmethod
    def _murders(state: FiefState, own: tuple[int, ...]) -> list[Action]:
        """10.3: any Noble, by one of one's own as executor (ruling 24: a captive may)."""
        killers = [n for f in own for n in family_nobles(state, f)]
        victims = [n for n, w in enumerate(state.nobles) if w.family >= 0 and not w.gone]
        return [act("assassinate", NOBLES[v], NOBLES[k]) for k in killers for v in victims if v != k]

    @staticmethod
    def _ambushes(state: FiefState, own: tuple[int, ...]) -> list[Action]:
        """10.5: a Noble of another family in the same city, who is in no fort."""
        found = []
        for family in own:
            for n in family_nobles(state, family):
                who = state.nobles[n]
                if not is_free(who) or who.place not in range(len(CITIES)):
                    continue
                for v in nobles_at(state, who.place):
                    fort = state.towns[who.place].building in FORTS and state.nobles[v].site == INSIDE
                    if state.nobles[v].family not in own and not fort:
                        found.append(act("ambush", NOBLES[v], NOBLES[n]))
        return found

    @staticmethod
    def _in_battle(state: FiefState, seat: int, own: tuple[int, ...]) -> list[Action]:
        """10.2: a Passage cancels the penalties of walls for the attacker, invaders among them, or leads the defender's
        Nobles out to a neighbouring city."""
        battle = next((f for f in reversed(state.frames) if isinstance(f, Battle)), None)
        if battle is None or not passages(state, seat):
            return []
        found = []
        attack, defence = battle.camps
        mine = any(f in own for f in attack.families)
        if defence.fort and not attack.tunnel and (mine or attack.invaders):
            found.append(act("tunnel"))
        if any(f in own for f in defence.families) and battle.kind != "parade":
            found += [act("withdraw", CITY_IDS[c]) for c in ROADS[battle.city]]
        return found

    @staticmethod
    def _leaders(state: FiefState, seat: int, own: tuple[int, ...]) -> list[Action]:
        """6.11, 6.12: a leader of invaders falls to an assassin without an executor, or to an ambush."""
        found = []
        there = [a for a, army in enumerate(state.armies) if army.city >= 0 and army.leader]
        if card_in(state.hands[seat], ASSASSINATION) is not None:
            found += [act("kill-leader", f"army-{a}") for a in there]
        if card_in(state.hands[seat], AMBUSH) is not None:
            for a in there:
                if any(nobles_at(state, state.armies[a].city, f) for f in own):
                    found.append(act("trap-leader", f"army-{a}"))
        return found

    @staticmethod
    def _slots(state: FiefState, seat: int, own: tuple[int, ...]) -> list[Action]:
        """11.1, 11.2: a Mercenary, or with a Lord a Burgher, in the right slot."""
        found = []
        for card in state.hands[seat]:
            for family in own:
                lord = any(is_lord(state, n) for n in family_nobles(state, family))
                if card in MERCENARIES or (card in BURGHERS and lord):
                    found.append(act("install", CARDS[card], f"family-{family}"))
        return found

    @staticmethod
    def _hires(state: FiefState, seat: int, own: tuple[int, ...]) -> list[Action]:
        """11.1: crossbows at 2 shillings into any city."""
        found = []
        for family in own:
            if state.slots[family] in MERCENARIES:
                left = state.crossbows[MERCENARIES.index(state.slots[family])]
                most = min(left, state.purse[seat] // PRICE[CROSSBOW])
                found += [act("hire", CITY_IDS[c], n) for c in range(len(CITIES)) for n in range(1, most + 1)]
        return list(dict.fromkeys(found))

    @staticmethod
    def _bearer(state: FiefState, relic: int, own: tuple[int, ...]) -> bool:
        """Whether a free Noble of a seat has a relic."""
        it = state.relics[relic]
        return (
            it.bearer >= 0
            and not it.gone
            and state.nobles[it.bearer].family in own
            and is_free(state.nobles[it.bearer])
        )

    def _relics(self, state: FiefState, own: tuple[int, ...]) -> list[Action]:
        found = []
        if self._bearer(state, CHASUBLE, own):
            for region in range(len(REGION_IDS)):
                if has_card(state, region, STORMS) and not self._shifted(state, region):
                    found += [act("shift-storm", REGION_IDS[region], REGION_IDS[r]) for r in seas_beside(region)]
        if self._bearer(state, SHIN, own):
            place = state.nobles[state.relics[SHIN].bearer].place
            district = DISTRICT_OF[REGION_OF[place]]
            if any(has_card(state, r, FAMINE) for r in range(len(REGION_IDS)) if DISTRICT_OF[r] == district):
                found.append(act("feed"))
        for relic in state.relics:
            if (
                relic.bearer < 0
                or state.nobles[relic.bearer].family not in own
                or not is_free(state.nobles[relic.bearer])
            ):
                continue
            giver = relic.bearer
            if state.sovereign >= 0 and state.sovereign != giver and is_free(state.nobles[state.sovereign]):
                if state.nobles[state.sovereign].place == state.nobles[giver].place:
                    found.append(act("present", NOBLES[giver]))
            for family in own:
                found += [
                    act("give-relic", NOBLES[giver], NOBLES[n])
                    for n in nobles_at(state, state.nobles[giver].place, family)
                    if n != giver
                ]
        return list(dict.fromkeys(found))

    @staticmethod
    def _shifted(state: FiefState, region: int) -> bool:
        """12.2: each storm once a round."""
        return any(CARDS[c] == STORMS and c in state.shifted for c in state.settled[region])

    def prompts(self, state: FiefState, frame: Bench) -> Prompts:
        legal = self.legal(state, frame.seat)
        if not legal:
            return {}
        return {frame.seat: [Prompt("bench", "bench", "offer", False, False, False, legal, ())]}

    def why_not(self, state: FiefState, frame: Bench, seat: int, action: Action) -> Refusal | None:
        if action in self.legal(state, seat):
            return None
        if not self.is_open(state):
            return no("while-drawing")
        return self._refuse(state, seat, action)

    @staticmethod
    def _refuse(state: FiefState, seat: int, action: Action) -> Refusal:
        cards = {"assassinate": ASSASSINATION, "judge": JUSTICE, "ambush": AMBUSH, "clear": FAIR_WEATHER}
        needed = cards.get(action.verb)
        if needed and card_in(state.hands[seat], needed) is None:
            return no("card", {"card": Piece(needed)})
        noble, city, region = noble_at(action, 0), city_at(action, 0), region_at(action, 0)
        if noble is not None:
            return no(f"{action.verb}", {"noble": noble_term(noble)})
        if city is not None:
            return no(f"{action.verb}", {"city": city_term(city)})
        if region is not None:
            return no(f"{action.verb}", {"region": region_term(region)})
        return REFUSE.words(action)

    def act(self, state: FiefState, frame: Bench, seat: int, action: Action, events: list[Event]) -> None:
        getattr(self, "_do_" + action.verb.replace("-", "_"))(state, seat, action, events)

    @staticmethod
    def _spend(state: FiefState, seat: int, slug: str, events: list[Event]) -> None:
        card = card_in(state.hands[seat], slug)
        assert card is not None
        state.hands[seat].remove(card)
        discard(state, card)
        events.append(told("plays", seals=True, seat=seat_term(seat), card=Piece(slug)))

    @staticmethod
    def _do_rebel(state: FiefState, seat: int, action: Action, events: list[Event]) -> None:
        city = city_at(action, 0)
        assert city is not None
        card = NONE
        if argument(action, 1) == "card":
            found = card_in(state.hands[seat], REBELLION)
            assert found is not None
            card = found
            state.hands[seat].remove(card)
        else:
            state.treasures[burgher_of(state, seat)] -= 1
        begin_rebellion(state, seat, city, card, events)

    def _do_assassinate(self, state: FiefState, seat: int, action: Action, events: list[Event]) -> None:
        victim, killer = noble_at(action, 0), noble_at(action, 1)
        assert victim is not None
        assert killer is not None
        self._spend(state, seat, ASSASSINATION, events)
        accuse(state, killer, events)
        doom(state, victim, "assassination", events)

    def _do_judge(self, state: FiefState, seat: int, action: Action, events: list[Event]) -> None:
        victim = noble_at(action, 0)
        assert victim is not None
        self._spend(state, seat, JUSTICE, events)
        doom(state, victim, "justice", events)

    def _do_ambush(self, state: FiefState, seat: int, action: Action, events: list[Event]) -> None:
        victim, captor = noble_at(action, 0), noble_at(action, 1)
        assert victim is not None
        assert captor is not None
        self._spend(state, seat, AMBUSH, events)
        family, city = state.nobles[victim].family, state.nobles[victim].place
        capture(state, victim, captor, events)
        disperse(state, family, city, events)

    def _do_release_captive(self, state: FiefState, seat: int, action: Action, events: list[Event]) -> None:
        noble = noble_at(action, 0)
        assert noble is not None
        if card_in(state.hands[seat], PASSAGE) is not None:
            self._spend(state, seat, PASSAGE, events)
        else:
            state.treasures[burgher_of(state, seat)] -= 1
        free(state, noble, events)

    @staticmethod
    def _do_tunnel(state: FiefState, seat: int, action: Action, events: list[Event]) -> None:
        battle = next(f for f in reversed(state.frames) if isinstance(f, Battle))
        spend_passage(state, seat, events)
        battle.camps[0].tunnel = True
        events.append(told("tunnel", seals=True, seat=seat_term(seat), city=city_term(battle.city)))

    @staticmethod
    def _do_withdraw(state: FiefState, seat: int, action: Action, events: list[Event]) -> None:
        """7.8: the defender's Nobles leave, each with one troop; the rest stays in the battle."""
        battle = next(f for f in reversed(state.frames) if isinstance(f, Battle))
        city = city_at(action, 0)
        assert city is not None
        spend_passage(state, seat, events)
        camp = battle.camps[1]
        for noble in nobles_of(state, battle.city, camp):
            who = state.nobles[noble]
            stack = next((s for s in stacks_of(state, battle.city, camp) if any(s.units[k] for k in BEST)), None)
            site = INSIDE if state.towns[city].control in (who.family, NONE) else battle.city
            if stack is not None:
                kind = next(k for k in BEST if stack.units[k])
                hired = take(stack, kind)
                target = stack_at(state, city, stack.family, site)
                target.units[kind] += 1
                for card, count in enumerate(hired):
                    target.hired[card] += count
            who.place, who.site = city, site
            events.append(told("slips-away", seals=True, noble=noble_term(noble), city=city_term(city)))
        tidy(state)
        settle(state, city)

    def _do_kill_leader(self, state: FiefState, seat: int, action: Action, events: list[Event]) -> None:
        self._spend(state, seat, ASSASSINATION, events)
        remove_leader(state, int(argument(action, 0).removeprefix("army-")), events)

    def _do_trap_leader(self, state: FiefState, seat: int, action: Action, events: list[Event]) -> None:
        self._spend(state, seat, AMBUSH, events)
        remove_leader(state, int(argument(action, 0).removeprefix("army-")), events)

    @staticmethod
    def _do_clear(state: FiefState, seat: int, action: Action, events: list[Event]) -> None:
        region, card = region_at(action, 0), card_in(state.hands[seat], FAIR_WEATHER)
        assert region is not None
        assert card is not None
        state.hands[seat].remove(card)
        events.append(told("plays", seals=True, seat=seat_term(seat), card=Piece(FAIR_WEATHER)))
        bless(state, card, region, events)

    @staticmethod
    def _do_install(state: FiefState, seat: int, action: Action, events: list[Event]) -> None:
        family = int(argument(action, 1).removeprefix("family-"))
        card = next(c for c in state.hands[seat] if CARDS[c] == argument(action, 0))
        state.hands[seat].remove(card)
        if state.slots[family] >= 0:
            discard(state, state.slots[family])
        state.slots[family] = card
        events.append(told("installs", seals=True, seat=seat_term(seat), card=Piece(CARDS[card])))

    @staticmethod
    def _do_hire(state: FiefState, seat: int, action: Action, events: list[Event]) -> None:
        city, count = city_at(action, 0), number_at(action, 1)
        assert city is not None
        assert count is not None
        family = next(f for f in families_of(state, seat) if state.slots[f] in MERCENARIES)
        card = MERCENARIES.index(state.slots[family])
        state.purse[seat] -= count * PRICE[CROSSBOW]
        state.crossbows[card] -= count
        mine = state.towns[city].control in (family, NONE) and (
            state.towns[city].control == family or is_independent(state, city)
        )
        stack = stack_at(state, city, family, INSIDE if mine else 18)
        stack.units[CROSSBOW] += count
        stack.hired[card] += count
        settle(state, city)
        events.append(told("hires", seals=True, seat=seat_term(seat), city=city_term(city), n=count))

    @staticmethod
    def _do_shift_storm(state: FiefState, seat: int, action: Action, events: list[Event]) -> None:
        one, two = region_at(action, 0), region_at(action, 1)
        assert one is not None
        assert two is not None
        card = next(c for c in state.settled[one] if CARDS[c] == STORMS)
        state.weather[one].remove(card)
        state.settled[one].remove(card)
        state.shifted.append(card)
        events.append(told("storm-shifted", seals=True, region=region_term(one), to=region_term(two)))
        if has_card(state, two, STORMS):
            discard(state, card)
            return
        state.weather[two].append(card)
        state.settled[two].append(card)

    @staticmethod
    def _do_feed(state: FiefState, seat: int, action: Action, events: list[Event]) -> None:
        place = state.nobles[state.relics[SHIN].bearer].place
        district = DISTRICT_OF[REGION_OF[place]]
        for region in range(len(REGION_IDS)):
            if DISTRICT_OF[region] != district:
                continue
            for card in [c for c in state.settled[region] if CARDS[c] == FAMINE]:
                state.weather[region].remove(card)
                state.settled[region].remove(card)
                discard(state, card)
                events.append(told("fed", seals=True, region=region_term(region)))

    @staticmethod
    def _do_give_relic(state: FiefState, seat: int, action: Action, events: list[Event]) -> None:
        giver, taker = noble_at(action, 0), noble_at(action, 1)
        assert giver is not None
        assert taker is not None
        for relic in state.relics:
            if relic.bearer == giver:
                relic.bearer = taker
        events.append(told("relic-given", noble=noble_term(giver), other=noble_term(taker)))

    @staticmethod
    def _do_present(state: FiefState, seat: int, action: Action, events: list[Event]) -> None:
        """12.0: the first relic given to a Sovereign is worth a point for good."""
        giver = noble_at(action, 0)
        assert giver is not None
        relic = next(r for r in state.relics if r.bearer == giver)
        relic.bearer = state.sovereign
        if state.gift < 0:
            state.gift = state.nobles[giver].family
            events.append(told("gift", "phase", seals=True, noble=noble_term(giver), seat=seat_term(seat)))
        else:
            events.append(told("relic-given", noble=noble_term(giver), other=noble_term(state.sovereign)))
