"""What a refused action is told, in both languages: why, and what to do instead; nothing has changed, nothing has been
learnt."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import bot.locale
from engine.charlemagne import cup
from engine.charlemagne.board import LAND_SIDES, PLACE, PLACES, SEA_SIDES
from engine.charlemagne.frames import Drawing, Envoy, Fate
from engine.charlemagne.game_data import DEATH, EMPIRE, LEADER_MARKER, REGION, TRIBAL
from engine.charlemagne.movement import Limits, no_retreat, retreat_choices
from engine.charlemagne.phases.attempts import begin_revolt
from engine.charlemagne.rules import CHARLEMAGNE as RULES
from engine.charlemagne.state import Options
from engine.core import Action
from tests.engine.charlemagne.board import MID, NORTH, SOUTH, WEST, Board
from tests.engine.charlemagne.ledger import SENT

CATALOGUES = Path(bot.locale.__file__).parent
REFUSALS = sorted(key for key in SENT if key.startswith("charlemagne-no-"))


def said(pattern: ast.Pattern) -> list[str]:
    """Every text that a message may become; what it puts in stands as a letter, code in backticks too."""
    texts = [""]
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            texts = [text + element.value for text in texts]
            continue
        inside = element.expression
        if isinstance(inside, ast.SelectExpression):
            texts = [text + more for text in texts for variant in inside.variants for more in said(variant.value)]
        else:
            texts = [text + "x" for text in texts]
    return [re.sub(r"`[^`]*`", "x", text) for text in texts]


@pytest.mark.parametrize("language", ["en", "es"])
def test_refusals_say_why_and_what_to_do(language: str) -> None:
    """No line break; what does not work and why in one sentence, what to do instead in another, which only those that
    all games share may lack."""
    files = ("charlemagne-no.ftl", "shared.ftl")
    source = "\n".join((CATALOGUES / language / file).read_text(encoding="utf-8") for file in files)
    found = {m.id.name: m.value for m in FluentParser().parse(source).body if isinstance(m, ast.Message)}
    for key in REFUSALS:
        value = found[bot.locale.stands(language, key)]
        assert value is not None, key
        for text in said(value):
            sentences = re.fullmatch(r"[^.!?\n]+[.!?](?P<more> [^.!?\n]+[.!?])*", text)
            assert sentences is not None, (key, text)
            assert sentences["more"] or bot.locale.stands(language, key) != key, (key, text)


def test_8_a_marker_one_does_not_hold(board: Board) -> None:
    """The same refusal whatever the other seat holds, and whatever the cup has left."""
    told = []
    for held in (0, 3):
        board.position()
        board.hand(TRIBAL, vassalage=held)
        board.state.frames[:] = [Envoy(EMPIRE)]
        board.hand(EMPIRE, crown_of_pavia=1)
        refusals = [
            RULES.why_not(board.state, EMPIRE, Action.parse(text))
            for text in ("discard vassalage", "play espionage", "play augustus charlemagne", "envoy austrasia")
        ]
        assert all(refusals)
        told.append(refusals)
    assert told[0] == told[1]


def test_26_a_clause_that_cannot_be_kept(board: Board) -> None:
    """Who proposes is not told what the other has: the offer goes out, and the other alone is refused."""
    told = []
    for points in (0, 30):
        board.position()
        board.state.treasury[TRIBAL] = points
        for text in ("clause points seat-1 20", "propose"):
            assert RULES.why_not(board.state, EMPIRE, Action.parse(text)) is None
            RULES.apply(board.state, EMPIRE, Action.parse(text))
        told.append(RULES.why_not(board.state, EMPIRE, Action.parse("accept 1")))
        refusal = RULES.why_not(board.state, TRIBAL, Action.parse("accept 1"))
        assert (refusal is None) == (points == 30)
    assert told[0] == told[1]
    assert told[0] is not None


def test_12_15_a_move_that_is_not_allowed(board: Board) -> None:
    """Forbidden ground, too few points, a full hex, a treaty: refused one by one, nothing moved."""
    board.put(SOUTH, "saxony-militia")
    board.put(WEST, *["austrasia-militia"] * 5, *["austrasia-warriors"] * 5)
    board.force(MID, 2, "neustria-warriors")
    assert board.refused(f"step {SOUTH}") == "enemy-there"
    assert board.refused(f"move {WEST}") == "stack"
    assert board.refused("move paris") == "reach"
    assert board.refused(f"battle {SOUTH}") == "operations"
    assert board.refused("step norse-area") == "no-way"
    assert board.refused("pillage") == "zone"


def deploying(board: Board) -> None:
    """The Tribal player places his units."""
    board.state = RULES.setup(seats=2, seed="deploy", options=Options())


def laying(board: Board) -> None:
    """Markers for an attempt at Bavaria."""
    board.envoys(vassalage=2)
    board.do("envoy bavaria", "lay vassalage")


def guarding(board: Board) -> None:
    """The Tribal player is asked for markers against it."""
    board.envoys(vassalage=4)
    board.hand(TRIBAL, vassalage=1)
    board.state.orders[TRIBAL].defence = "ask"
    board.do("envoy bavaria", *["lay vassalage"] * 4, "send")


def mustering(board: Board) -> None:
    """A force is put together."""
    board.position()
    board.put(MID, *["austrasia-warriors"] * 2)
    board.do(f"operate {MID}")


def marching(board: Board) -> None:
    """A force in operation."""
    board.position()
    board.force(MID, 20, "austrasia-warriors")


def withdrawing(board: Board) -> None:
    """Nomads are asked whether they withdraw."""
    board.position()
    board.state.orders[TRIBAL].retreat = board.state.orders[TRIBAL].direction = "ask"
    board.control(TRIBAL, "avars")
    board.put(MID, "avars-nomads")
    board.force(NORTH, 20, "austrasia-warriors")
    board.do(f"battle {MID}")


def retreating(board: Board) -> None:
    """They withdraw, and are asked where to."""
    withdrawing(board)
    board.do("withdraw")


def fighting(board: Board) -> None:
    """The attacker prepares a battle."""
    withdrawing(board)
    board.do("stay")


def losing(board: Board) -> None:
    """The attacker loses half, warriors or militia as he likes."""
    board.position()
    board.state.orders[EMPIRE].losses = "ask"
    board.put(MID, *["saxony-warriors"] * 2)
    board.force(NORTH, 20, "austrasia-warriors", "austrasia-militia")
    board.do(f"battle {MID}")
    board.rig(("battle", 2))
    board.do("fight")


def raiding(board: Board) -> None:
    """Raiders come to a northern port in the Tribal player's turn."""
    events = board.position(TRIBAL).happens(61, TRIBAL)
    RULES.advance(board.state, events)


def naming(board: Board) -> None:
    """The Tribal player names regions in his turn."""
    events = board.position(TRIBAL).happens(66, TRIBAL)
    RULES.advance(board.state, events)


def revolting(board: Board) -> None:
    """Royal envoys may be sent to Lombardy."""
    board.position()
    board.control(EMPIRE, "lombardy")
    board.state.orders[EMPIRE].envoys = "ask"
    board.hand(EMPIRE, royal_envoys=1)
    begin_revolt(board.state, [REGION["lombardy"]], [])


def placing(board: Board) -> None:
    """A leader was drawn."""
    board.position()
    board.put(MID, "austrasia-militia")
    board.put(WEST, "austrasia-militia")
    cup.receive(board.state, EMPIRE, LEADER_MARKER)
    RULES.advance(board.state, [])


def burying(board: Board) -> None:
    """A leader is to die."""
    board.position(leader_death=True)
    board.put(MID, "leader")
    board.put(WEST, "leader")
    cup.receive(board.state, EMPIRE, DEATH)
    RULES.advance(board.state, [])


def hungry(board: Board) -> None:
    """Units are to be fed."""
    board.feeding()
    board.put(MID, *["austrasia-militia"] * 4)
    RULES.advance(board.state, [])


def levies(board: Board) -> None:
    """Austrasia raises units."""
    board.levying(austrasia=3)


ASKED: list[tuple[Callable[[Board], object], str, str]] = [
    (deploying, "done", "verb"),
    (deploying, "ready now", "words"),
    (deploying, "place saxony-militia eresburg", "words"),
    (deploying, "place saxony-militia eresburg h3011 h3011", "words"),
    (deploying, "place nobody eresburg h3011", "words"),
    (deploying, "place saxony-militia nowhere h3011", "words"),
    (deploying, "place saxony-militia eresburg nowhere", "words"),
    (deploying, "place saxony-militia aachen h3011", "place-unit"),
    (deploying, "place austrasia-militia aachen h2614", "place-unit"),
    (deploying, "place saxony-militia eresburg aachen", "place-home"),
    (deploying, "place saxony-militia eresburg eresburg", "place-same"),
    (Board.envoys, "pay", "verb"),
    (Board.envoys, "envoy", "words"),
    (Board.envoys, "envoy nowhere", "words"),
    (Board.envoys, "envoy bavaria saxony", "words"),
    (Board.envoys, "done now", "words"),
    (laying, "done", "verb"),
    (laying, "guard 1", "verb"),
    (laying, "lay", "words"),
    (laying, "lay nothing", "words"),
    (laying, "lay vassalage 1", "words"),
    (laying, "send now", "words"),
    (laying, "lay treachery", "marker"),
    (guarding, "send", "verb"),
    (guarding, "guard", "words"),
    (guarding, "guard all", "words"),
    (guarding, "guard 1 1", "words"),
    (guarding, "guard -1", "words"),
    (guarding, "guard 2", "guard"),
    (Board.spending, "pay", "verb"),
    (Board.spending, "hire austrasia-militia", "words"),
    (Board.spending, "hire nobody aachen", "words"),
    (Board.spending, "hire austrasia-militia nowhere", "words"),
    (Board.spending, "hire leader aachen", "hire-kind"),
    (Board.spending, "build burg", "words"),
    (Board.spending, "build castle aachen", "words"),
    (Board.spending, "build burg nowhere", "words"),
    (Board.spending, "clear", "words"),
    (Board.spending, "clear nowhere", "words"),
    (Board.spending, "draw 2", "words"),
    (levies, "pay", "verb"),
    (levies, "levy austrasia-militia", "words"),
    (levies, "levy nobody aachen", "words"),
    (levies, "levy austrasia-militia nowhere", "words"),
    (levies, "assemble", "words"),
    (levies, "assemble nowhere", "words"),
    (levies, "assemble austrasia", "assembly-none"),
    (Board.position, "pay", "verb"),
    (Board.position, "operate", "words"),
    (Board.position, "operate nowhere", "words"),
    (Board.position, "operate aachen rome", "words"),
    (Board.position, "operate aachen", "force-none"),
    (mustering, "done", "verb"),
    (mustering, "take", "words"),
    (mustering, "take nobody 1", "words"),
    (mustering, "take austrasia-warriors", "words"),
    (mustering, "take austrasia-warriors all", "words"),
    (mustering, "take austrasia-warriors 1 1", "words"),
    (mustering, "take austrasia-warriors 3", "take"),
    (mustering, "take austrasia-warriors -1", "take"),
    (mustering, "take austrasia-warriors 2", "take-same"),
    (mustering, "take austrasia-militia 0", "take"),
    (marching, "done", "verb"),
    (marching, "move", "words"),
    (marching, "move nowhere", "words"),
    (marching, "move h4905 h4904", "words"),
    (marching, "convert nothing", "words"),
    (marching, "convert christian pagan", "words"),
    (marching, "drop austrasia-warriors", "words"),
    (marching, "drop nobody 1", "words"),
    (marching, "halt now", "words"),
    (marching, f"move {MID}", "here-already"),
    (withdrawing, "fight", "verb"),
    (withdrawing, "lose avars-nomads h4906", "verb"),
    (withdrawing, "stay now", "words"),
    (fighting, "stay", "verb"),
    (fighting, "ready", "verb"),
    (fighting, "treachery", "words"),
    (fighting, "treachery king", "words"),
    (fighting, "treachery leader ground", "words"),
    (fighting, "duel", "words"),
    (fighting, "duel nobody", "words"),
    (fighting, "duel leader charlemagne", "words"),
    (fighting, "duel leader", "duels"),
    (fighting, "treachery leader", "marker"),
    (fighting, "advance", "marker"),
    (losing, "stand", "verb"),
    (losing, "lose", "words"),
    (losing, f"lose nobody {NORTH}", "words"),
    (losing, "lose austrasia-militia", "words"),
    (losing, "lose austrasia-militia nowhere", "words"),
    (losing, f"lose austrasia-militia {NORTH} 1", "words"),
    (losing, f"lose austrasia-militia {MID}", "lose"),
    (retreating, "stay", "verb"),
    (retreating, "retreat", "words"),
    (retreating, "retreat nowhere", "words"),
    (retreating, f"retreat {SOUTH} {SOUTH}", "words"),
    (retreating, "stand now", "words"),
    (retreating, f"stand {SOUTH}", "words"),
    (retreating, "stand", "stand-first"),
    (retreating, "retreat aachen", "retreat-far"),
    (raiding, "done", "verb"),
    (raiding, "raid", "words"),
    (raiding, "raid nowhere", "words"),
    (raiding, "raid rouen rouen", "words"),
    (raiding, "raid aachen", "raid-port"),
    (naming, "done", "verb"),
    (naming, "name", "words"),
    (naming, "name nowhere", "words"),
    (naming, "name saxony bavaria", "words"),
    (naming, "name austrasia", "name-austrasia"),
    (revolting, "done", "verb"),
    (revolting, "envoys", "words"),
    (revolting, "envoys nowhere", "words"),
    (revolting, "envoys lombardy lombardy", "words"),
    (revolting, "pass now", "words"),
    (revolting, "pass lombardy", "words"),
    (revolting, "envoys bavaria", "revolt"),
    (placing, "done", "verb"),
    (placing, "place-leader", "words"),
    (placing, "place-leader nowhere", "words"),
    (placing, f"place-leader {MID} {MID}", "words"),
    (placing, f"place-leader {SOUTH}", "leader-place"),
    (burying, "done", "verb"),
    (burying, "bury", "words"),
    (burying, "bury nowhere", "words"),
    (burying, f"bury {MID} {MID}", "words"),
    (burying, f"bury {SOUTH}", "bury"),
    (hungry, "done", "verb"),
    (hungry, "disband", "words"),
    (hungry, f"disband nobody {MID}", "words"),
    (hungry, "disband austrasia-militia", "words"),
    (hungry, "disband austrasia-militia nowhere", "words"),
    (hungry, f"disband austrasia-militia {MID} 1", "words"),
    (hungry, "pay now", "words"),
    (hungry, f"disband austrasia-militia {SOUTH}", "disband-fed"),
    (Board.position, "discard", "words"),
    (Board.position, "discard nothing", "words"),
    (Board.position, "discard vassalage 1", "words"),
    (Board.position, "order retreat away", "words"),
    (Board.position, "clause", "words"),
    (Board.position, "clause war seat-0", "words"),
    (Board.position, "clause peace", "words"),
    (Board.position, "clause peace nobody", "words"),
    (Board.position, "clause points seat-0", "words"),
    (Board.position, "clause points seat-0 many", "words"),
    (Board.position, "clause points seat-0 1 1", "words"),
    (Board.position, "clause avoid seat-0", "words"),
    (Board.position, "clause avoid seat-0 wends saxony", "words"),
    (Board.position, "clause avoid seat-0 nowhere", "clause-no-place"),
    (Board.position, "clause leave seat-2 wends", "clause-side"),
    (Board.position, "accept", "words"),
    (Board.position, "accept one", "words"),
    (Board.position, "accept 1 1", "words"),
    (Board.position, "accept 1", "offer-none"),
    (Board.position, "renounce 1", "treaty-none"),
    (Board.position, "tear", "draft-empty"),
    (Board.position, "propose", "draft-empty"),
]


@pytest.mark.parametrize(("asked", "text", "code"), ASKED)
def test_answers_that_say_nothing(board: Board, asked: Callable[[Board], object], text: str, code: str) -> None:
    """What does not belong to the question, what names nothing that there is, what has a word too few or too many."""
    asked(board)
    assert board.refused(text) == code


def abroad(board: Board) -> None:
    """A force of the Norse for the Empire in their area."""
    board.position()
    board.control(EMPIRE, "norse")
    board.hand(EMPIRE, missionary=1)
    board.force("norse-area", 20, "norse-warriors")


def duelling(board: Board) -> None:
    """A leader attacks militia without one."""
    board.position(duels=True)
    board.put(MID, "saxony-militia")
    board.force(NORTH, 20, "leader", "austrasia-warriors")
    board.do(f"battle {MID}")


def attacking_a_leader(board: Board) -> None:
    """Both have a leader and a military advance, and the attacker has played it."""
    board.position(duels=True)
    board.hand(EMPIRE, military_advance=1)
    board.hand(TRIBAL, military_advance=1)
    board.put(MID, "saxony-warriors", "leader", side=TRIBAL)
    board.state.orders[TRIBAL].advance = "ask"
    board.force(NORTH, 20, "leader", "austrasia-warriors")
    board.do(f"battle {MID}")
    board.do("advance")


def answering_an_advance(board: Board) -> None:
    """The attacker has prepared such a battle, and the defender answers."""
    attacking_a_leader(board)
    board.do("fight")


def losing_with_a_leader(board: Board) -> None:
    """The attacker loses half of two warriors and a leader."""
    board.position()
    board.state.orders[EMPIRE].losses = "ask"
    board.put(MID, *["saxony-warriors"] * 4)
    board.force(NORTH, 20, "austrasia-warriors", "austrasia-militia", "leader")
    board.do(f"battle {MID}")
    board.rig(("battle", 2))
    board.do("fight")


def offering(board: Board) -> None:
    """The Empire has proposed a treaty."""
    board.position()
    board.do("clause peace seat-0", "propose", seat=EMPIRE)


def raiding_with_guards(board: Board) -> None:
    """Raiders come to the north, where two units guard Rouen and the Tribes hold London."""
    raiding(board)
    board.put("rouen", *["neustria-militia"] * 2)
    board.put("london", "saxony-militia")


def named_once(board: Board) -> None:
    """The Tribal player has named Saxony."""
    naming(board)
    board.do("name saxony")


def among_neutrals(board: Board) -> None:
    """Austrasia raises units, and neutral Bavarians are in one of its hexes."""
    levies(board)
    board.put("mainz", "bavaria-militia")


def hiring_the_scara(board: Board) -> None:
    """The Tribes buy at a table with the Scara."""
    board.spending(TRIBAL, scara=True)


CAUSES: list[tuple[Callable[[Board], object], str, str]] = [
    (abroad, "battle aachen", "attack-area"),
    (abroad, "convert christian", "convert-area"),
    (Board.spending, "build burg h0101", "build-sea"),
    (duelling, "duel leader", "duel-enemy"),
    (attacking_a_leader, "duel leader", "duel-marker"),
    (answering_an_advance, "duel leader", "duel-late"),
    (among_neutrals, "levy austrasia-militia mainz", "levy-neutral"),
    (losing_with_a_leader, f"lose leader {NORTH}", "lose-leader"),
    (named_once, "name saxony", "name-twice"),
    (offering, "accept 1", "offer-own"),
    (raiding_with_guards, "raid rouen", "raid-held"),
    (raiding_with_guards, "raid london", "raid-own"),
    (hiring_the_scara, "hire scara aachen", "scara-empire"),
    (lambda board: board.spending(scara=True), f"hire scara {MID}", "scara-place"),
]


@pytest.mark.parametrize(("asked", "text", "code"), CAUSES)
def test_a_refusal_names_the_cause_that_holds(
    board: Board, asked: Callable[[Board], object], text: str, code: str
) -> None:
    asked(board)
    seat = EMPIRE if asked is offering else None
    assert board.refused(text, seat=seat) == code


def test_an_offer_of_the_other_side_cannot_be_withdrawn(board: Board) -> None:
    offering(board)
    assert board.refused("withdraw-offer 1", seat=TRIBAL) == "offer-theirs"


def test_a_fleet_does_not_attack_over_land(board: Board) -> None:
    board.position()
    fleet = board.sailing("provence-fleet")
    (inland, *_) = set(LAND_SIDES[fleet.place]) - set(SEA_SIDES[fleet.place])
    assert board.refused(f"battle {PLACES[inland]}") == "attack-land"


@pytest.mark.parametrize("beaten", [True, False])
def test_a_retreat_names_the_cause_that_holds(board: Board, beaten: bool) -> None:
    """Of every hex beside some burgs and in the far north: none is named where the retreat may go, one where it may
    not."""
    seen = set()
    for name in ("h1201", "cologne", "mainz", "rouen", "lyon", "geneva", "marseille", "konstanz", "augsburg"):
        board.position()
        (unit,) = board.put(name, "austrasia-warriors")
        board.put("paris", "saxony-warriors")
        place, limits = PLACE[name], Limits(board.state, EMPIRE, [unit])
        for enemy in LAND_SIDES[place]:
            choices = retreat_choices(board.state, limits, place, enemy, 2, beaten=beaten)
            for goal in {*LAND_SIDES[place], PLACE["paris"]}:
                found = no_retreat(board.state, limits, place, goal, enemy, 2, beaten=beaten)
                assert (found is None) == (goal in choices)
                seen.add(found.code.removeprefix("charlemagne-no-") if found is not None else "")
    assert {
        "",
        "retreat-far",
        *(("retreat-nearer", "retreat-end") if beaten else ("retreat-river", "retreat-rough")),
    } <= seen


@pytest.mark.parametrize("frame", [Fate(EMPIRE), Drawing(EMPIRE)])
def test_nobody_acts_while_the_dice_fall(board: Board, frame: Fate | Drawing) -> None:
    """In the phases of events and stratagems nobody is asked."""
    board.state.frames[:] = [frame]
    assert not any(p.blocks for mine in RULES.prompts(board.state).values() for p in mine)
    assert board.refused("done", seat=EMPIRE) == "verb"


SEEN: list[Callable[[Board], object]] = list(dict.fromkeys(asked for asked, _, _ in ASKED))


@pytest.mark.parametrize("asked", SEEN)
def test_views_say_who_is_asked_what(board: Board, asked: Callable[[Board], object]) -> None:
    """The seat that the game waits for and the step of its question, alike for everybody."""
    asked(board)
    seat = board.mover()
    (step,) = [p.step for p in RULES.prompts(board.state)[seat] if p.blocks]
    for reader in (EMPIRE, TRIBAL, None):
        view = RULES.view(board.state, reader)
        assert (view.acting, view.asked) == ([seat], step)


def test_views_say_who_is_asked_by_the_tribal_player(board: Board) -> None:
    """An attempt of his is answered by the Empire, in battle the attacker prepares and the defender answers."""
    board.envoys(TRIBAL, vassalage=4)
    board.hand(EMPIRE, espionage=1)
    board.state.orders[EMPIRE].defence = "ask"
    board.do("envoy bavaria", *["lay vassalage"] * 4)
    assert RULES.view(board.state, None).acting == [TRIBAL]
    board.do("send")
    assert RULES.view(board.state, None).acting == [EMPIRE]
    board.position(TRIBAL)
    board.hand(EMPIRE, espionage=1)
    board.state.orders[EMPIRE].advance = "ask"
    board.put(MID, "austrasia-warriors")
    board.force(NORTH, 20, "saxony-warriors")
    board.do(f"battle {MID}")
    assert (RULES.view(board.state, None).acting, RULES.view(board.state, None).asked) == ([TRIBAL], "battle")
    board.do("fight")
    assert (RULES.view(board.state, None).acting, RULES.view(board.state, None).asked) == ([EMPIRE], "defend")
