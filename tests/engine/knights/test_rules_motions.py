"""What the Assembly decides: motions, charges, offices, refusals, private motions (K10.7-K10.10, K16.2)."""

from __future__ import annotations

from engine.core import Event
from engine.knights.game_data import AGENDAS, NOBLE
from engine.knights.routes import voyages
from engine.knights.rules import KNIGHTS
from engine.knights.state.state import ASSEMBLY
from tests.engine.knights.board import BLUE, GREEN, RED, YELLOW, Board, agenda, keys

# --- motions, charges, offices ----------------------------------------------------------------------------------------


def test_k10_8_a_motion_is_carried_out_and_discarded(board: Board) -> None:
    board.meet("new-chairman", "synod")
    board.do(RED, "arrange synod new-chairman")
    board.elect("synod", GREEN)
    board.do(GREEN, "abide")
    assert board.state.head == GREEN
    assert agenda("synod") in board.state.agendas_out
    board.cast("new-chairman", 0, 1, 0, 0)
    board.do(BLUE, "declare seat-3")
    board.do(YELLOW, "abide")
    assert board.state.chairman == YELLOW


def test_k10_8_a_motion_by_yes_or_no_strikes_everybody_who_does_not_refuse(board: Board) -> None:
    board.city("vecht", BLUE)
    board.city("cadiz", BLUE)
    board.city("froli", GREEN)
    board.meet("war-tax")
    board.cast("war-tax", 1, 0, 0, 0)
    board.do(RED, "declare yes")
    assert board.waits() == [BLUE, GREEN], "who has no city is not struck"
    board.do(GREEN, "refuse")
    assert board.state.barons[GREEN].banned
    board.do(BLUE, "abide")
    assert [b.crowns for b in board.state.barons] == [15, 13, 15, 15]


def test_k10_8_a_fourth_charge_displaces_an_old_one(board: Board) -> None:
    for slug in ("silver-mines", "salt-works", "vineyards"):
        board.grant(slug, seat=BLUE)
    board.meet("fisheries")
    board.elect("fisheries", BLUE)
    board.do(BLUE, "abide")
    assert board.legal(BLUE) == ["discard silver-mines", "discard salt-works", "discard vineyards"]
    assert board.why(BLUE, "discard fisheries") == "discard-charge-new"
    assert board.why(BLUE, "discard wool-staple") == "discard-charge"
    board.do(BLUE, "discard salt-works")
    assert [AGENDAS[c].slug for c in board.state.barons[BLUE].charges] == ["silver-mines", "vineyards", "fisheries"]
    assert agenda("salt-works") in board.state.agendas_out


def test_k10_8_an_office_goes_to_a_noble_and_replaces_his_old_one(board: Board) -> None:
    board.noble("karmin", "vecht", "regular-100")
    board.noble("russet", "vecht", "regular-50", "regular-50", "regular-50")
    board.grant("admiral", "russet")
    board.state.nobles[NOBLE["rubino"]].dead = True
    board.meet("constable")
    board.elect("constable", RED)
    board.do(RED, "abide")
    assert board.why(RED, "appoint rubino") == "appoint"
    assert [str(a) for a in board.prompt(RED).default] == ["appoint russet"]
    board.do(RED, "appoint russet")
    assert board.state.nobles[NOBLE["russet"]].office == agenda("constable")
    assert agenda("admiral") in board.state.agendas_out


def test_k10_8_absent_barons_can_be_elected_and_banned_ones_refuse_freely(board: Board) -> None:
    board.state.barons[GREEN].banned = True
    board.meet("silver-mines")
    board.elect("silver-mines", GREEN)
    assert board.waits() == [GREEN]
    board.do(GREEN, "refuse")
    assert agenda("silver-mines") in board.state.agendas_out
    assert not board.state.barons[GREEN].charges


# --- refusals ---------------------------------------------------------------------------------------------------------


def test_k10_9_who_refuses_is_banned_at_once_and_the_card_discarded(board: Board) -> None:
    board.state.barons[BLUE].votes = 3
    board.meet("silver-mines", "crown-quarter")
    board.do(RED, "arrange silver-mines crown-quarter")
    board.elect("silver-mines", BLUE)
    assert {"banned", "refuses"} <= set(keys(board.do(BLUE, "refuse")))
    assert agenda("silver-mines") in board.state.agendas_out
    assert board.waits() == [GREEN, YELLOW], "he has left, and red has no Vote left"
    assert board.votes()[BLUE] == 4


def test_k10_9_a_banned_chairman_is_followed_by_who_has_most_votes(board: Board) -> None:
    board.state.barons[YELLOW].votes = 2
    board.meet("royal-grant", "crown-quarter")
    board.do(RED, "arrange royal-grant crown-quarter")
    board.elect("royal-grant", RED)
    assert "chairman" in keys(board.do(RED, "refuse"))
    assert board.state.chairman == YELLOW
    board.cast("crown-quarter", 0, 0, 0, 0)
    assert board.waits() == [YELLOW]
    assert board.legal(YELLOW) == ["decide yes", "decide no"]


def test_k10_9_nobody_refuses_that_something_is_taken_away(board: Board) -> None:
    board.grant("silver-mines", seat=BLUE)
    board.grant("vineyards", seat=BLUE)
    board.meet("revocation")
    board.elect("revocation", BLUE)
    assert board.waits() == [RED], "the Chairman says which"
    board.do(RED, "strip vineyards")
    assert board.state.barons[BLUE].charges == [agenda("silver-mines")]


def test_g26_an_onlooker_may_walk_out_and_the_card_stands(board: Board) -> None:
    board.meet("silver-mines")
    board.elect("silver-mines", BLUE)
    assert board.waits() == [BLUE]
    board.do(YELLOW, "refuse")
    assert board.state.barons[YELLOW].banned
    assert board.why(YELLOW, "refuse"), "who is outside cannot walk out"
    board.do(BLUE, "abide")
    assert board.state.barons[BLUE].charges == [agenda("silver-mines")]


def test_g26_the_last_who_sits_there_may_walk_out_too(board: Board) -> None:
    """The decision about who stayed away goes on, and such a position can be saved."""
    for seat in (BLUE, GREEN, YELLOW):
        board.state.barons[seat].banned = True
    board.meet("silver-mines")
    board.elect("silver-mines", BLUE)
    board.do(RED, "refuse")
    assert KNIGHTS.loads(KNIGHTS.dumps(board.state)).barons[RED].banned
    board.do(BLUE, "abide")
    assert board.state.barons[BLUE].charges == [agenda("silver-mines")]


def test_k10_9_traitor_to_the_crown(board: Board) -> None:
    board.meet("traitor-to-the-crown")
    board.elect("traitor-to-the-crown", GREEN)
    assert board.state.barons[GREEN].banned


# --- private motions --------------------------------------------------------------------------------------------------


def test_g8_a_private_motion_comes_first_whoever_proposes_it(board: Board) -> None:
    """Fate names the Baron; he need not attend (G8)."""
    board.state.barons[GREEN].banned = True
    board.grant("crown-quarter", law=True)
    board.grant("constable", "saffron")
    board.stack({"baron": GREEN})
    board.meet("arms-tax", "private-motion")
    assert board.waits() == [GREEN]
    assert [str(a) for a in board.prompt(GREEN).default] == ["pass"]
    assert board.why(GREEN, "propose unban seat-1") == "propose-unban"
    assert board.why(GREEN, "propose repeal arms-tax") == "propose-repeal"
    assert board.why(GREEN, "propose revive crown-quarter") == "propose-revive"
    found = board.legal(GREEN)
    assert found[:3] == ["propose unban seat-2", "propose repeal crown-quarter", "propose repeal constable"]
    board.do(GREEN, "propose unban seat-2")
    board.cast("private-motion", 1, 0, 0, 0)
    board.do(RED, "declare yes")
    assert not board.state.barons[GREEN].banned
    assert GREEN not in board.waits(), "from the next Assembly on"
    assert board.legal(BLUE)[0] == "cast arms-tax 0"


def private(board: Board, what: str, *more: str) -> list[Event]:
    """Red proposes a private motion and has it passed."""
    board.stack({"baron": RED})
    board.meet("private-motion", *more)
    board.do(RED, f"propose {what}")
    board.cast("private-motion", 1, 0, 0, 0)
    return board.do(RED, "declare yes")


def test_k10_10_a_law_a_charge_or_an_office_is_repealed(board: Board) -> None:
    for slug in ("crown-quarter", "silver-mines", "constable"):
        board.position()
        board.grant("crown-quarter", law=True)
        board.grant("silver-mines", seat=BLUE)
        board.grant("constable", "saffron")
        private(board, f"repeal {slug}")
        assert (
            board.state.agendas_out == [agenda("private-motion"), agenda(slug)]
            or agenda(slug) in board.state.agendas_out
        )
        left = {"crown-quarter": board.state.laws, "silver-mines": board.state.barons[BLUE].charges}
        assert not left.get(slug, [n.office for n in board.state.nobles if n.office >= 0])


def test_k10_10_postponed_the_rest_waits_for_the_next_assembly(board: Board) -> None:
    board.fill(ASSEMBLY, 8)
    events = private(board, "postpone", "crown-quarter", "arms-tax")
    assert {"postponed", "adjourned"} <= set(keys(events))
    assert [AGENDAS[c].slug for c in board.state.pending] == ["crown-quarter", "arms-tax"]
    assert not board.state.spaces[ASSEMBLY]


def test_k10_10_a_discarded_agenda_is_voted_on_as_it_stands(board: Board) -> None:
    board.stack({"baron": RED})
    board.agendas("silver-mines")
    board.state.agendas_out.append(board.state.pending.pop())
    board.meet("private-motion")
    board.do(RED, "propose revive silver-mines")
    board.cast("silver-mines", 1, 0, 0, 0)
    board.do(RED, "declare seat-1")
    board.do(BLUE, "abide")
    assert board.state.barons[BLUE].charges == [agenda("silver-mines")]


def test_k10_3_who_proposes_nothing_forfeits_it(board: Board) -> None:
    board.stack({"baron": BLUE})
    board.meet("private-motion", "crown-quarter")
    board.do(BLUE, "pass")
    assert board.legal(BLUE)[0] == "cast crown-quarter 0"


def test_k16_2_open_motions_forbid_sieges_roads_and_harbours(board: Board) -> None:
    plain = Board()
    plain.stack({"baron": RED})
    plain.meet("private-motion")
    assert plain.why(RED, "propose decree roads") == "propose-decree"
    board.position(motions=True)
    private(board, "decree harbours")
    assert board.state.decrees == ["harbours"]
    board.noble("karmin", "cadiz", "regular-50")
    assert not voyages(board.state, NOBLE["karmin"])
    board.state.barons[RED].banned = True
    assert voyages(board.state, NOBLE["karmin"]), "whoever is banned does not heed it"
    board.state.barons[RED].banned = False
    private(board, "lift harbours")
    assert not board.state.decrees


def test_g35_no_private_motion_is_revived_and_a_moot_one_falls(board: Board) -> None:
    board.position(2)
    board.grant("crown-quarter", law=True)
    board.stack({"baron": RED}, {"baron": BLUE})
    board.meet("private-motion", "private-motion")
    board.do(RED, "propose repeal crown-quarter")
    board.do(BLUE, "propose repeal crown-quarter")
    board.do(RED, "cast private-motion-1 1; seal")
    board.do(BLUE, "seal")
    assert "moot" in keys(board.do(RED, "declare yes"))
    board.stack({"baron": RED})
    third = agenda("private-motion")
    board.meet(AGENDAS[third].slug)
    assert agenda("private-motion") in [*board.state.agendas_out, *board.state.pending]
    assert not [a for a in board.legal(RED) if a == "propose revive private-motion"]


def test_g37_an_office_without_a_living_noble_is_discarded(board: Board) -> None:
    for slug in ("karmin", "rubino", "russet", "rotenfels"):
        board.state.nobles[NOBLE[slug]].dead = True
    board.meet("constable")
    board.elect("constable", RED)
    board.do(RED, "abide")
    assert agenda("constable") in board.state.agendas_out


def test_g38_whoever_defies_a_decree_is_banned(board: Board) -> None:
    board.position(motions=True)
    board.state.decrees.append("harbours")
    board.noble("karmin", "ballin", "regular-50")
    board.reveal(RED, "versatile-strategy")
    board.do(RED, "use march")
    assert not [a for a in board.legal(RED) if a.startswith("sail")]
    board.do(RED, "defy")
    assert board.state.barons[RED].banned
    assert [a for a in board.legal(RED) if a.startswith("sail")]
