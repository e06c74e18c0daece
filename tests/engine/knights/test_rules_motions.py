"""What the Assembly decides: motions, charges, offices, refusals, private motions (K10.7-K10.10, K16.2)."""

from __future__ import annotations

from engine.core import Event
from engine.knights.game_data import AGENDAS, NOBLE
from engine.knights.routes import voyages
from engine.knights.rules import KNIGHTS
from engine.knights.state import ASSEMBLY, KnState
from tests.engine.knights.halls import agendas, cast, elect, meet, number, votes
from tests.engine.knights.kit import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    city,
    do,
    fill,
    grant,
    keys,
    legal,
    noble,
    position,
    prompt,
    reveal,
    stack,
    waits,
    why,
)

# --- motions, charges, offices ----------------------------------------------------------------------------------------


def test_k10_8_a_motion_is_carried_out_and_discarded() -> None:
    state = position()
    meet(state, "new-chairman", "synod")
    do(state, RED, "arrange synod new-chairman")
    elect(state, "synod", GREEN)
    do(state, GREEN, "abide")
    assert state.head == GREEN
    assert number("synod") in state.agendas_out
    cast(state, "new-chairman", 0, 1, 0, 0)
    do(state, BLUE, "declare seat-3")
    do(state, YELLOW, "abide")
    assert state.chairman == YELLOW


def test_k10_8_a_motion_by_yes_or_no_strikes_everybody_who_does_not_refuse() -> None:
    state = position()
    city(state, "vecht", BLUE)
    city(state, "cadiz", BLUE)
    city(state, "froli", GREEN)
    meet(state, "war-tax")
    cast(state, "war-tax", 1, 0, 0, 0)
    do(state, RED, "declare yes")
    assert waits(state) == [BLUE, GREEN], "who has no city is not struck"
    do(state, GREEN, "refuse")
    assert state.barons[GREEN].banned
    do(state, BLUE, "abide")
    assert [b.crowns for b in state.barons] == [15, 13, 15, 15]


def test_k10_8_a_fourth_charge_displaces_an_old_one() -> None:
    state = position()
    for slug in ("silver-mines", "salt-works", "vineyards"):
        grant(state, slug, seat=BLUE)
    meet(state, "fisheries")
    elect(state, "fisheries", BLUE)
    do(state, BLUE, "abide")
    assert legal(state, BLUE) == ["discard silver-mines", "discard salt-works", "discard vineyards"]
    assert why(state, BLUE, "discard fisheries") == "discard-charge"
    do(state, BLUE, "discard salt-works")
    assert [AGENDAS[c].slug for c in state.barons[BLUE].charges] == ["silver-mines", "vineyards", "fisheries"]
    assert number("salt-works") in state.agendas_out


def test_k10_8_an_office_goes_to_a_noble_and_replaces_his_old_one() -> None:
    state = position()
    noble(state, "karmin", "vecht", "regular-100")
    noble(state, "russet", "vecht", "regular-50", "regular-50", "regular-50")
    grant(state, "admiral", "russet")
    state.nobles[NOBLE["rubino"]].dead = True
    meet(state, "constable")
    elect(state, "constable", RED)
    do(state, RED, "abide")
    assert why(state, RED, "appoint rubino") == "appoint"
    assert [str(a) for a in prompt(state, RED).default] == ["appoint russet"]
    do(state, RED, "appoint russet")
    assert state.nobles[NOBLE["russet"]].office == number("constable")
    assert number("admiral") in state.agendas_out


def test_k10_8_absent_barons_can_be_elected_and_banned_ones_refuse_freely() -> None:
    state = position()
    state.barons[GREEN].banned = True
    meet(state, "silver-mines")
    elect(state, "silver-mines", GREEN)
    assert waits(state) == [GREEN]
    do(state, GREEN, "refuse")
    assert number("silver-mines") in state.agendas_out
    assert not state.barons[GREEN].charges


# --- refusals ---------------------------------------------------------------------------------------------------------


def test_k10_9_who_refuses_is_banned_at_once_and_the_card_discarded() -> None:
    state = position()
    state.barons[BLUE].votes = 3
    meet(state, "silver-mines", "crown-quarter")
    do(state, RED, "arrange silver-mines crown-quarter")
    elect(state, "silver-mines", BLUE)
    assert {"banned", "refuses"} <= set(keys(do(state, BLUE, "refuse")))
    assert number("silver-mines") in state.agendas_out
    assert waits(state) == [GREEN, YELLOW], "he has left, and red has no Vote left"
    assert votes(state)[BLUE] == 4


def test_k10_9_a_banned_chairman_is_followed_by_who_has_most_votes() -> None:
    state = position()
    state.barons[YELLOW].votes = 2
    meet(state, "royal-grant", "crown-quarter")
    do(state, RED, "arrange royal-grant crown-quarter")
    elect(state, "royal-grant", RED)
    assert "chairman" in keys(do(state, RED, "refuse"))
    assert state.chairman == YELLOW
    cast(state, "crown-quarter", 0, 0, 0, 0)
    assert waits(state) == [YELLOW]
    assert legal(state, YELLOW) == ["decide yes", "decide no"]


def test_k10_9_nobody_refuses_that_something_is_taken_away() -> None:
    state = position()
    grant(state, "silver-mines", seat=BLUE)
    grant(state, "vineyards", seat=BLUE)
    meet(state, "revocation")
    elect(state, "revocation", BLUE)
    assert waits(state) == [RED], "the Chairman says which"
    do(state, RED, "strip vineyards")
    assert state.barons[BLUE].charges == [number("silver-mines")]


def test_g26_an_onlooker_may_walk_out_and_the_card_stands() -> None:
    state = position()
    meet(state, "silver-mines")
    elect(state, "silver-mines", BLUE)
    assert waits(state) == [BLUE]
    do(state, YELLOW, "refuse")
    assert state.barons[YELLOW].banned
    assert why(state, YELLOW, "refuse"), "who is outside cannot walk out"
    do(state, BLUE, "abide")
    assert state.barons[BLUE].charges == [number("silver-mines")]


def test_g26_the_last_who_sits_there_may_walk_out_too() -> None:
    """The decision about who stayed away goes on, and such a position can be saved."""
    state = position()
    for seat in (BLUE, GREEN, YELLOW):
        state.barons[seat].banned = True
    meet(state, "silver-mines")
    elect(state, "silver-mines", BLUE)
    do(state, RED, "refuse")
    assert KNIGHTS.loads(KNIGHTS.dumps(state)).barons[RED].banned
    do(state, BLUE, "abide")
    assert state.barons[BLUE].charges == [number("silver-mines")]


def test_k10_9_traitor_to_the_crown() -> None:
    state = position()
    meet(state, "traitor-to-the-crown")
    elect(state, "traitor-to-the-crown", GREEN)
    assert state.barons[GREEN].banned


# --- private motions --------------------------------------------------------------------------------------------------


def test_g8_a_private_motion_comes_first_whoever_proposes_it() -> None:
    """Fate names the Baron; he need not attend (G8)."""
    state = position()
    state.barons[GREEN].banned = True
    grant(state, "crown-quarter", law=True)
    grant(state, "constable", "saffron")
    stack(state, {"baron": GREEN})
    meet(state, "arms-tax", "private-motion")
    assert waits(state) == [GREEN]
    assert [str(a) for a in prompt(state, GREEN).default] == ["pass"]
    assert why(state, GREEN, "propose unban seat-1") == "propose"
    found = legal(state, GREEN)
    assert found[:3] == ["propose unban seat-2", "propose repeal crown-quarter", "propose repeal constable"]
    do(state, GREEN, "propose unban seat-2")
    cast(state, "private-motion", 1, 0, 0, 0)
    do(state, RED, "declare yes")
    assert not state.barons[GREEN].banned
    assert GREEN not in waits(state), "from the next Assembly on"
    assert legal(state, BLUE)[0] == "cast arms-tax 0"


def private(state: KnState, what: str, *more: str) -> list[Event]:
    """Red proposes a private motion and has it passed."""
    stack(state, {"baron": RED})
    meet(state, "private-motion", *more)
    do(state, RED, f"propose {what}")
    cast(state, "private-motion", 1, 0, 0, 0)
    return do(state, RED, "declare yes")


def test_k10_10_a_law_a_charge_or_an_office_is_repealed() -> None:
    for slug in ("crown-quarter", "silver-mines", "constable"):
        state = position()
        grant(state, "crown-quarter", law=True)
        grant(state, "silver-mines", seat=BLUE)
        grant(state, "constable", "saffron")
        private(state, f"repeal {slug}")
        assert state.agendas_out == [number("private-motion"), number(slug)] or number(slug) in state.agendas_out
        left = {"crown-quarter": state.laws, "silver-mines": state.barons[BLUE].charges}
        assert not left.get(slug, [n.office for n in state.nobles if n.office >= 0])


def test_k10_10_postponed_the_rest_waits_for_the_next_assembly() -> None:
    state = position()
    fill(state, ASSEMBLY, 8)
    events = private(state, "postpone", "crown-quarter", "arms-tax")
    assert {"postponed", "adjourned"} <= set(keys(events))
    assert [AGENDAS[c].slug for c in state.pending] == ["crown-quarter", "arms-tax"]
    assert not state.spaces[ASSEMBLY]


def test_k10_10_a_discarded_agenda_is_voted_on_as_it_stands() -> None:
    state = position()
    stack(state, {"baron": RED})
    agendas(state, "silver-mines")
    state.agendas_out.append(state.pending.pop())
    meet(state, "private-motion")
    do(state, RED, "propose revive silver-mines")
    cast(state, "silver-mines", 1, 0, 0, 0)
    do(state, RED, "declare seat-1")
    do(state, BLUE, "abide")
    assert state.barons[BLUE].charges == [number("silver-mines")]


def test_k10_3_who_proposes_nothing_forfeits_it() -> None:
    state = position()
    stack(state, {"baron": BLUE})
    meet(state, "private-motion", "crown-quarter")
    do(state, BLUE, "pass")
    assert legal(state, BLUE)[0] == "cast crown-quarter 0"


def test_k16_2_open_motions_forbid_sieges_roads_and_harbours() -> None:
    plain = position()
    stack(plain, {"baron": RED})
    meet(plain, "private-motion")
    assert why(plain, RED, "propose decree roads") == "propose"
    state = position(motions=True)
    private(state, "decree harbours")
    assert state.decrees == ["harbours"]
    noble(state, "karmin", "cadiz", "regular-50")
    assert not voyages(state, NOBLE["karmin"])
    state.barons[RED].banned = True
    assert voyages(state, NOBLE["karmin"]), "whoever is banned does not heed it"
    state.barons[RED].banned = False
    private(state, "lift harbours")
    assert not state.decrees


def test_g35_no_private_motion_is_revived_and_a_moot_one_falls() -> None:
    state = position(2)
    grant(state, "crown-quarter", law=True)
    stack(state, {"baron": RED}, {"baron": BLUE})
    meet(state, "private-motion", "private-motion")
    do(state, RED, "propose repeal crown-quarter")
    do(state, BLUE, "propose repeal crown-quarter")
    do(state, RED, "cast private-motion-1 1; seal")
    do(state, BLUE, "seal")
    assert "moot" in keys(do(state, RED, "declare yes"))
    stack(state, {"baron": RED})
    third = number("private-motion")
    meet(state, AGENDAS[third].slug)
    assert number("private-motion") in [*state.agendas_out, *state.pending]
    assert not [a for a in legal(state, RED) if a == "propose revive private-motion"]


def test_g37_an_office_without_a_living_noble_is_discarded() -> None:
    state = position()
    for slug in ("karmin", "rubino", "russet", "rotenfels"):
        state.nobles[NOBLE[slug]].dead = True
    meet(state, "constable")
    elect(state, "constable", RED)
    do(state, RED, "abide")
    assert number("constable") in state.agendas_out


def test_g38_whoever_defies_a_decree_is_banned() -> None:
    state = position(motions=True)
    state.decrees.append("harbours")
    noble(state, "karmin", "ballin", "regular-50")
    reveal(state, RED, "versatile-strategy")
    do(state, RED, "use march")
    assert not [a for a in legal(state, RED) if a.startswith("sail")]
    do(state, RED, "defy")
    assert state.barons[RED].banned
    assert [a for a in legal(state, RED) if a.startswith("sail")]
