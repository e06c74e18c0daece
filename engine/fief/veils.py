"""Abbesses and their abbeys: who may be one, where an abbey stands, how a title is laid down (2.13)."""

from __future__ import annotations

from engine.core import Action, Event, Piece, Refusal, Word
from engine.fief.board import is_independent, royals, veils_of
from engine.fief.game_data import ABBESSES, CARDS, DISTRICT_OF, MAN, NOBLES, NONE, REGION_OF
from engine.fief.people import veil_royal
from engine.fief.reasons import refuse_absent
from engine.fief.state.position import Position
from engine.fief.state.state import Bestowing, FiefState, Renouncing, seat_of
from engine.fief.terms import REFUSE, act, argument, card_term, city_term, no, noble_at, noble_term, told


def may_veil(state: Position, noble: int) -> bool:
    """Whether a Noble may become abbess: an unmarried woman (2.13)."""
    who = state.nobles[noble]
    return who.family >= 0 and not who.gone and not MAN[noble] and who.spouse < 0


def refuse_veil(state: Position, noble: int) -> Refusal:
    """Why a Noble cannot become abbess."""
    told = no("veil-man" if MAN[noble] else "veil-married", {"noble": noble_term(noble)})
    return refuse_absent(state, noble) or told


def abbey_sites(state: Position, family: int) -> list[int]:
    """Cities in which a family may found an abbey: its own or nobody's, without a building (2.13)."""
    return [
        c
        for c, town in enumerate(state.towns)
        if not town.building and (town.control == family or is_independent(state, c))
    ]


def abbey_city(state: Position, abbey: int) -> int:
    """Where an abbey stands, -1 nowhere."""
    return next((c for c, town in enumerate(state.towns) if town.abbey == abbey), NONE)


def raise_abbey(state: FiefState, noble: int, abbey: int, city: int, events: list[Event]) -> None:
    """An abbey is built, or found standing; a royal one where the abbess is of the Royal Family (2.13)."""
    town = state.towns[city]
    if town.abbey != abbey:
        town.building = "royal-abbey" if noble in royals(state) else "abbey"
        town.abbey = abbey
    veil_royal(state)
    events.append(told("abbey", noble=noble_term(noble), city=city_term(city), building=Word(town.building)))


# --- laying the title down -------------------------------------------------------------------------------------------


def may_renounce(state: FiefState, noble: int) -> bool:
    """Whether an abbess can ask to lay their titles down: every prelate who must be asked is there (2.13)."""
    return bool(veils_of(state, noble)) and all(state.sees[see] >= 0 for see in askers(state, noble))


def askers(state: FiefState, noble: int) -> list[int]:
    """The districts in which an abbess' abbeys stand; one that was destroyed is nobody's concern."""
    cities = [abbey_city(state, a) for a in veils_of(state, noble)]
    return sorted({DISTRICT_OF[REGION_OF[c]] for c in cities if c >= 0})


def ask_release(state: FiefState, noble: int, events: list[Event]) -> None:
    """An abbess asks to lay their titles down; prelates of their own family need not be asked."""
    family = state.nobles[noble].family
    sees = [see for see in askers(state, noble) if state.nobles[state.sees[see]].family != family]
    events.append(told("renounces", seals=True, noble=noble_term(noble)))
    if sees:
        state.frames.append(Renouncing(noble, sees, state.next()))
    else:
        release(state, noble, events)


def release(state: FiefState, noble: int, events: list[Event]) -> None:
    """An abbess is one no longer: their titles lie with the titles, the Sovereign may give them away at once."""
    events.append(told("unveiled", seals=True, noble=noble_term(noble)))
    for abbey in veils_of(state, noble):
        state.veils[abbey] = NONE
        state.spare_veils.append(abbey)
        if state.sovereign >= 0 and brides(state):
            state.frames.append(Bestowing(abbey, state.next()))


def brides(state: Position) -> list[int]:
    """Women to whom the Sovereign may give an abbess' title."""
    return [n for n in range(len(NOBLES)) if may_veil(state, n)]


def veils_to_give(state: FiefState, family: int) -> list[Action]:
    """The Sovereign's family may give titles of abbesses that lie with the titles, like fiefs that nobody has (2.13,
    4.5)."""
    if state.sovereign < 0 or state.nobles[state.sovereign].family != family:
        return []
    return [act("bestow", CARDS[ABBESSES[a]], NOBLES[n]) for a in state.spare_veils for n in brides(state)]


def refuse_bestowal(state: FiefState, seat: int, action: Action, abbeys: list[int]) -> Refusal:
    """Why a seat may not give an abbess' title away: it is not the Sovereign's, the title is none of ``abbeys``, the
    Noble cannot be abbess."""
    slug, noble = argument(action, 0), noble_at(action, 1)
    titles = {CARDS[card]: abbey for abbey, card in enumerate(ABBESSES)}
    if slug not in titles or noble is None or len(action.args) != 2:
        return REFUSE.words(action)
    if state.sovereign < 0 or seat_of(state, state.nobles[state.sovereign].family) != seat:
        return no("bestow-crown")
    if titles[slug] not in abbeys:
        return no("bestow-title", {"card": Piece(slug)})
    return refuse_veil(state, noble)


def bestow(state: FiefState, abbey: int, noble: int, events: list[Event]) -> None:
    """A woman gets an abbess' title, and the abbey where it stands."""
    state.spare_veils.remove(abbey)
    state.veils[abbey] = noble
    events.append(told("bestows", seals=True, noble=noble_term(noble), card=card_term(ABBESSES[abbey])))
    veil_royal(state)
