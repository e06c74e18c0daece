"""What an option of the panel of Wars of the Roses says it costs and brings, in both languages."""

from __future__ import annotations

from typing import Any

import pytest

from bot import locale
from bot.presenter.front import front
from bot.presenter.games.roses.hints import wins
from bot.presenter.panel_kit.controls import PanelContext
from bot.presenter.panels.panel import rows
from bot.presenter.words.voice import Voice
from engine.roses.analysis import battle_odds, forecast
from engine.roses.board import AREA, BLOCK, NEIGHBOURS
from engine.roses.rules import ROSES
from engine.roses.standing import VALUES
from engine.roses.state import POOL, Acting, Battles, Hits, RosesState
from engine.roses.view import Plan
from tests.cogs.press_everything import components
from tests.cogs.roses.positions import NAMES, look_at, question, told
from tests.engine.roses.board import ASK, AUTO, Board


def test_the_end_says_what_is_lost() -> None:
    """With points that could be spent it is asked once; without, the first press ends it."""
    board = Board().acting({"lan_oxford": "kent", "lan_henry_vi": "middlesex", "yor_york": "ireland"}, card="action_3")

    def end(language: str, words: str = "end") -> dict[str, Any]:
        ctx = PanelContext(look_at(board.state, 0), 0, Voice(language, NAMES), words)
        found = list(components([r.to_component_dict() for r in rows(ctx)]))
        ends = (":done", ":end|0")
        return next(c for c in found if c["type"] == 2 and c["custom_id"].endswith(ends))

    assert end("en", "")["custom_id"].endswith(":end|0")
    assert end("en")["custom_id"].endswith(":done")
    assert end("en")["label"] == "End actions, lose 3 points"
    assert end("en")["style"] == 2, "what gives something up is not green"
    assert end("es")["label"] == "Terminar las acciones y perder 3 puntos"
    board.do(0, "move lan_oxford sussex")
    assert end("en")["label"] == "End actions, lose 2 points"
    board = Board().acting({"lan_oxford": "kent", "lan_henry_vi": "middlesex", "yor_york": "ireland"}, card="muster")
    assert end("en", "")["custom_id"].endswith(":end|0"), "an event that was not used is asked about once"
    assert "If you end your actions now, Muster is lost unused" in told(board.state, 0, "end")["text 0"]
    assert "la carta Reunión se pierde sin usar" in told(board.state, 0, "end", "es")["text 0"]
    assert "Choose where your blocks gather" in told(board.state, 0)["text 0"]
    board.do(0, "muster kent")
    assert end("en", "")["label"] == "End actions"
    assert end("en", "")["style"] == 3
    assert end("en", "")["custom_id"].endswith(":done"), "once it has an area it keeps nobody"


def test_a_march_says_what_it_costs_and_brings() -> None:
    """Who starves, how many dice attack, who waits in reserve, what ships cost; in both languages."""
    fed: dict[str, Any] = dict.fromkeys(("lan_oxford", "lan_devon", "lan_clifford"), "sussex")
    there: dict[str, Any] = dict.fromkeys(("lan_beaumont", "lan_pembroke", "lan_somerset"), "kent")
    board = Board().acting({**fed, **there, "lan_henry_vi": "derby", "yor_york": "ireland", "yor_march": "wilts"})
    said = told(board.state, 0, "at sussex 7")
    assert "feeds 4 blocks, you will have 6: 2 lose a step" in said["kent"]
    fights = battle_odds(look_at(board.state, 0).view, AREA["wilts"], dict.fromkeys(fed, "sussex"))
    assert fights > 0.8
    odds = wins(Voice("en", NAMES), fights)
    assert f"⚔ attack with 8 dice · {odds} · 1 point · 1 York block" in said["wilts"]
    assert "2 points (port to port: 2 blocks per point)" in said["~kent"]
    assert "3 points (1 block per point)" in said["~dorset"]
    assert "alimenta a 4 bloques y tendrás 6: 2 pierden un paso" in told(board.state, 0, "at sussex 7", "es")["kent"]
    odds = wins(Voice("es", NAMES), fights)
    assert (
        f"⚔ ataque: 8 dados · {odds} · 1 punto · 1 bloque de York" in told(board.state, 0, "at sussex 7", "es")["wilts"]
    )
    assert "main attack or reserve" not in said["wilts"]
    board.do(
        0,
        "move lan_beaumont sussex; move lan_beaumont wilts; move lan_pembroke middlesex; move lan_pembroke oxford",
    )
    assert "main attack or reserve" in told(board.state, 0, "at oxford 1").get("wilts", "main attack or reserve")
    board = Board().acting(
        {"lan_oxford": "kent", "lan_french_mercenary": "france", "lan_henry_vi": "france", "yor_york": "ireland"}
    )
    assert "1 point (port to port: 2 blocks per point)" in told(board.state, 0, "at france 3")["~kent"]
    board.do(0, "sea lan_henry_vi kent")
    assert "free, on a ship already paid" in told(board.state, 0, "at france 1")["~kent"]
    assert "→ " in told(board.state, 0, "at kent")["0"]


@pytest.mark.parametrize(("language", "said"), [("en", "gives up London: −1 support"),
                                               ("es", "deja Londres: −1 apoyo")])  # fmt: skip
def test_whoever_leaves_london_to_nobody_reads_what_that_costs(language: str, said: str) -> None:
    """8.2: a house alone in Middlesex has 1 support more. First of all; not while one stays, or where York is too."""
    there: dict[str, Any] = dict.fromkeys(("lan_oxford", "lan_devon"), "middlesex")
    board = Board().acting({**there, "lan_henry_vi": "derby", "yor_york": "ireland"})
    alone = told(board.state, 0, "at middlesex 3", language)
    assert all(f" | {said} · " in alone[goal] for goal in ("kent", "essex", "~scotland"))
    assert not any(said in each for each in told(board.state, 0, "at middlesex 1", language).values())
    board = Board().acting({**there, "lan_henry_vi": "derby", "yor_york": "middlesex"})
    assert not any(said in each for each in told(board.state, 0, "at middlesex 3", language).values())


@pytest.mark.parametrize(("language", "fare"), [("en", "2 points (port"), ("es", "2 puntos (de puerto")])
def test_a_voyage_of_several_points_says_so_first(language: str, fare: str) -> None:
    """5.3: 1 point carries 2 blocks between major ports. A line has room for some words only: the price is never what
    is left out, as it was behind who starves."""
    there: dict[str, Any] = dict.fromkeys(("lan_oxford", "lan_henry_vi", "lan_somerset"), "kent")
    board = Board().acting({**there, "yor_york": "ireland"})
    assert f" | {fare}" in told(board.state, 0, "at kent 7", language)["~scotland"]


def test_an_area_says_which_enemies_are_next_door() -> None:
    """One march away, two areas of them; not where the fight is already, nor of areas with one's own alone."""
    board = Board().acting({"lan_oxford": "sussex", "lan_devon": "sussex", "lan_henry_vi": "derby",
                            "yor_march": "wilts", "yor_york": "kent", "yor_rutland": "middlesex"})  # fmt: skip
    assert told(board.state, 0)[">at sussex 3"].endswith(" · enemies next door: Middlesex, Wilts")
    assert told(board.state, 0, "", "es")[">at sussex 3"].endswith(" · enemigos al lado: Middlesex, Wilts")
    assert "next door" not in told(board.state, 0)[">at derby 1"]
    board.do(0, "move lan_oxford wilts")
    assert "next door" in told(board.state, 0)[">at sussex 1"]
    assert all("next door" not in line for words, line in told(board.state, 0).items() if words.startswith(">at wilts"))


def test_who_may_follow_without_a_point_is_told_so() -> None:
    """The list of areas is there for those alone; whoever stands alone is not called all of them."""
    board = Board().acting({"lan_oxford": "kent", "lan_devon": "kent", "lan_henry_vi": "derby", "yor_york": "ireland"})

    def shown(words: str = "") -> str:
        ctx = PanelContext(look_at(board.state, 0), 0, Voice("en", NAMES), words)
        found = list(components([r.to_component_dict() for r in rows(ctx)]))
        return " ".join(f"{c.get('placeholder', '')} {c.get('label', '')}" for c in found)

    assert "Move from which area?" in shown()
    assert "All 2 blocks in Kent" in shown("at kent")
    board.do(0, "move lan_oxford sussex")
    doing = board.state.frames[-1]
    assert isinstance(doing, Acting)
    assert doing.ap > 0
    assert "All 1" not in shown("at kent")
    doing.ap = 0
    assert "Move from which area?" not in shown(), "one block of one area is left: it stands open"
    doing.groups.append(AREA["derby"])
    assert "Free moves: from which area?" in shown()


def test_a_fight_says_its_odds() -> None:
    """Dice, what they need with the defence, odds; of charges and treachery too; what a last step means."""
    board = Board().fight(
        "essex", {"yor_york": "rutland", "yor_march": "rutland"}, {"lan_oxford": "", "lan_henry_vi": ""}
    )
    said = told(board.state, 0)
    assert "3 dice, each hits on 1–3: 88% chance of at least 1 hit, 1.5 on average" in " ".join(said.values())
    assert said["text 0"].endswith("All hits go to the strongest enemy first: Richard of York.")
    assert (
        "1,5 de media. Todos los impactos van primero al enemigo más fuerte" in told(board.state, 0, "", "es")["text 0"]
    )
    board.state.steps[BLOCK["yor_york"]] = 3
    assert told(board.state, 0)["text 0"].endswith(
        "first: Richard of York and March (equally strong: their owner chooses)."
    )
    board.state.steps[BLOCK["yor_york"]] = 4
    board.do(0, "pass lan_oxford")
    board.do(1, "pass yor_march")
    said = told(board.state, 0)
    assert (
        "1% chance to destroy it; if not, it fires back with up to 4 dice (hits on 1–3)"
        in said["charge lan_henry_vi yor_york"]
    )
    assert "1 % de destruirlo; si no" in told(board.state, 0, "", "es")["charge lan_henry_vi yor_york"]


def test_a_briefing_says_how_the_lines_stand() -> None:
    """Blocks, dice and hits to expect of both sides, who is hidden, and orders that nobody could carry out."""
    board = Board().fight(
        "essex", {"yor_hastings": "rutland", "yor_essex": "middlesex"}, {"lan_henry_vi": ""}, plan=Plan(),
        others={"yor_york": "calais"},
    )  # fmt: skip
    said = told(board.state, 1)["text 0"]
    assert "1 block, 3 dice, about 1.0 hits a round, 1 reserve still hidden" in said
    assert "1 block, 4 dice, about 1.3 hits a round\n" in said
    assert "None of your heirs" in said
    assert "None of your leaders" in said
    assert "None of your heirs" not in told(board.state, 0)["text 0"]
    assert (
        "1 bloque, 3 dados, unos 1,0 impactos por ronda, 1 reserva aún oculta"
        in told(board.state, 1, "", "es")["text 0"]
    )
    board = Board().acting(
        {"yor_york": "ireland", "yor_march": "wilts", "lan_henry_vi": "middlesex", "lan_oxford": "kent"}, seat=1
    )
    assert "by sea, 1 point per ship" in told(board.state, 1)[">at ireland 1"]
    for block in ("yor_hastings", "yor_suffolk"):
        board.state.where[BLOCK[block]] = -1
    said = told(board.state, 1, "recruit")
    assert "1 point · none of yours there" in said["recruit yor_hastings leicester"], "one place, one click"
    assert "→ East Anglia, Oxford" in said[">in yor_suffolk"]


@pytest.mark.parametrize(
    ("language", "border", "names"),
    [
        ("en", "blue border, takes 3 blocks · 5 dice in round 1, 1 block joins in round 2",
         "**Middlesex, from Kent:** Oxford (Lancaster) and Devon fight from round 1; "
         "Clifford joins in round 2."),
        ("es", "frontera azul, admite 3 bloques · 5 dados en la ronda 1; 1 bloque se suma en la 2",
         "**Middlesex, desde Kent:** Oxford (Lancaster) y Devon luchan desde la ronda 1; "
         "Clifford se suma en la ronda 2."),
    ],
)  # fmt: skip
def test_a_main_attack_says_who_comes_over_which_border(language: str, border: str, names: str) -> None:
    """The border, what it takes, its dice, who fights at once and who waits: in the list, and above it by name."""
    board = Board().acting(
        {"lan_oxford": "kent", "lan_devon": "kent", "lan_clifford": "oxford", "lan_henry_vi": "derby",
         "yor_york": "ireland", "yor_march": "middlesex"},
    )  # fmt: skip
    board.do(0, "move lan_oxford middlesex; move lan_devon middlesex; move lan_clifford middlesex; done")
    said = told(board.state, 0, "", language)
    assert said["main middlesex kent"].endswith(border)
    assert names in said["text 0"]


@pytest.mark.parametrize(
    ("king", "york", "wanted"),
    [
        (
            0,
            "derby",
            "you keep it, with 3 support to spare · support: you have 4 with London, "
            "the enemy has at most 1. **Ben still ",
        ),
        (
            1,
            "derby",
            "you take it, 3 support ahead · support: you have 4 with London, the enemy has at most 1. **Ben still ",
        ),
        (
            0,
            "middlesex",
            "you keep it, with 2 support to spare · support: you have 3, the enemy has at most 1. **Ben still ",
        ),
    ],
)
def test_the_throne_says_who_is_ahead(king: int, york: str, wanted: str) -> None:
    """What counts, how much one has, what the enemy can have, who would be King and by how much; the King keeps it on
    a tie."""
    blocks: dict[str, Any] = {"lan_henry_vi": "middlesex", "lan_oxford": "kent", "lan_devon": "kent", "yor_york": york}
    view = look_at(Board().acting(blocks, king=king).state, 0).view
    assert wanted in front("roses").summary(view, Voice("en", NAMES))
    board = Board().acting(
        {"lan_henry_vi": "kent", "lan_oxford": "kent", "yor_york": "derby", "yor_march": "derby"}, king=king
    )
    said = front("roses").summary(look_at(board.state, 0).view, Voice("en", NAMES))
    assert ("you keep it on a tie" if king == 0 else "you need 1 more support to be sure of taking it") in said
    said = front("roses").summary(look_at(board.state, 1).view, Voice("es", NAMES))
    assert ("te falta 1 apoyo para tomarlo con seguridad" if king == 0 else "lo conservas por empate") in said


@pytest.mark.parametrize(
    ("language", "counts", "not_"),
    [("en", "counts for the throne", "does not count for the throne"),
     ("es", "cuenta para el trono", "no cuenta para el trono")],
)  # fmt: skip
def test_recruits_say_whether_they_count_for_the_throne(language: str, counts: str, not_: str) -> None:
    """Nobles and churches do, not on the Isle of Man; levies never (8.2)."""
    board = Board().acting({"lan_henry_vi": "middlesex", "yor_york": "ireland"})
    for block in ("lan_rivers", "lan_stanley", "lan_coventry_levy"):
        board.state.where[BLOCK[block]] = POOL
    said = told(board.state, 0, "recruit", language)
    assert said["recruit lan_rivers leicester"].endswith(f" · {counts}")
    assert said["recruit lan_coventry_levy warwick"].endswith(f" · {not_}")
    said = told(board.state, 0, "in lan_stanley", language)
    assert said["recruit lan_stanley isle_of_man"].endswith(f" · {not_}")
    assert said["recruit lan_stanley lancaster"].endswith(f" · {counts}")


@pytest.mark.parametrize("language", locale.LANGUAGES)
def test_an_order_fits_the_list_of_a_phone(language: str) -> None:
    """What an order is about and what it says is read without opening its list."""
    look = look_at(Board().acting({"lan_henry_vi": "middlesex", "yor_york": "ireland"}).state, 0)
    ctx = PanelContext(look, 0, Voice(language, NAMES), "", 0, look.prompts[-1])
    found = [o["label"] for c in components([r.to_component_dict() for r in rows(ctx)]) for o in c.get("options", [])]
    orders = [label for label in found if ": " in label]
    assert len(orders) == sum(map(len, VALUES.values()))
    assert [label for label in orders if len(label) > 36] == []


def test_a_card_says_how_often_the_hand_holds_it() -> None:
    """One button for cards that are alike, with their number."""
    board = Board(ROSES.setup(seats=2, seed="cards"))
    board.do(0, "keep")
    board.do(1, "keep")
    board.state.players[0].hand = ["action_4", "action_4", "action_4", "action_3", "plague", "muster", "action_2"]
    found = components(
        [r.to_component_dict() for r in rows(PanelContext(look_at(board.state, 0), 0, Voice("en", NAMES)))]
    )
    labels = [c["label"] for c in found if c["type"] == 2 and ":card " in c["custom_id"]]
    assert labels == ["Action 4 (you have 3)", "Action 3", "Plague (0 points)", "Muster (0 points)", "Action 2"]


def test_who_takes_the_hits_says_what_is_left_of_him() -> None:
    """Of equals each with the steps left to it, or that it falls and for how long (6.83)."""
    men = ("lan_oxford", "lan_buckingham")
    board = Board().fight("essex", {"yor_york": "rutland"}, dict.fromkeys(men, ""), steps=dict.fromkeys(men, 3))
    board.state.frames.append(Hits(0, 2, [BLOCK[b] for b in men]))
    assert told(board.state, 0)["hit lan_oxford"].endswith("Strength 3 of 3, A2 · 1 step is left")
    assert told(board.state, 0, "", "es")["hit lan_oxford"].endswith(" · le queda 1 paso")
    board.state.frames[-1] = Hits(0, 3, [BLOCK[b] for b in men])
    assert told(board.state, 0)["hit lan_oxford"].endswith(" · ⚠️ dies for good")
    assert told(board.state, 0, "", "es")["hit lan_buckingham"].endswith(" · ⚠️ queda fuera hasta la próxima campaña")


def test_who_has_to_leave_is_told_why() -> None:
    """In round 4 the attacker's blocks are offered ways out alone (6.2): the panel says so."""
    board = Board().fight("essex", {"yor_york": "rutland"}, {"lan_oxford": ""}, others={"lan_henry_vi": "kent"})
    for _ in range(3):
        board.do(0, "pass lan_oxford")
        board.do(1, "pass yor_york")
    board.do(0, "pass lan_oxford")
    assert told(board.state, 1)["text 0"].startswith(
        "**Richard of York** has to retreat: in round 4 attackers do not fire"
    )
    assert "tiene que retirarse" in told(board.state, 1, "", "es")["text 0"]


@pytest.mark.parametrize(
    ("language", "others", "none"),
    [("en", "Keep the Treason card for the other battle of this turn",
      "Do not use the Treason card: there is no other battle for it"),
     ("es", "Guardar la carta Traición para la otra batalla de este turno",
      "No usar la carta Traición: no queda otra batalla para ella")],
)  # fmt: skip
def test_6_9_the_card_treason_is_kept_only_for_a_battle_that_is_left(language: str, others: str, none: str) -> None:
    """The button says what becomes of the card that is not used here."""
    board = Board().position({"lan_rivers": "derby", "yor_essex": "derby", "lan_stanley": "kent",
                              "yor_hastings": "kent", "lan_henry_vi": "lancaster", "yor_york": "ireland"},
                             first=0)  # fmt: skip
    kent, derby = (NEIGHBOURS[AREA[a]][AREA[b]] for a, b in (("kent", "sussex"), ("derby", "warwick")))
    board.state.entries = [(AREA["derby"], 0, derby), (AREA["kent"], 0, kent)]
    board.state.mains = list(board.state.entries)
    board.state.came[BLOCK["lan_rivers"]], board.state.came[BLOCK["lan_stanley"]] = derby, kent
    board.state.treason, board.state.frames = 1, [Battles()]
    board.settle()
    board.do(0, "battle kent")

    def labels() -> list[str]:
        ctx = PanelContext(look_at(board.state, 1), 1, Voice(language, NAMES))
        return [c.get("label", "") for c in components([row.to_component_dict() for row in rows(ctx)])]

    assert others in labels()
    board.state.where[BLOCK["lan_rivers"]] = AREA["lancaster"]
    assert none in labels()


@pytest.mark.parametrize(
    ("language", "takes", "lost"),
    [("en", "red border, room for 1 block",
      "There is room for 2 of these 3 blocks, so 1 will be lost: choose first which one gets out."),
     ("es", "frontera roja, cabe 1 bloque",
      "Hay sitio para 2 de estos 3 bloques y se perderá 1: elige primero cuál sale.")],
)  # fmt: skip
def test_6_2_ways_out_say_how_many_they_take(language: str, takes: str, lost: str) -> None:
    """A retreat says what its border still takes in this round; where that is less than has to leave, how many die."""
    men = dict.fromkeys(("lan_henry_vi", "lan_devon", "lan_beaumont"), "cumbria")
    others: dict[str, Any] = {"yor_york": "ireland", "yor_march": "north_yorks", "yor_essex": "scotland"}
    board = Board().fight("northumbria", men, {"yor_canterbury_church": ""}, others=others, plans=[AUTO, ASK])
    here, now = AREA["northumbria"], board.battle()
    board.state.entries.append((here, 1, NEIGHBOURS[here][AREA["east_yorks"]]))  # help came that way: it is closed
    now.round, now.acted, now.used, now.stage = 4, [BLOCK["yor_canterbury_church"]], [[], []], "fight"
    board.settle()
    said = told(board.state, 0, "", language)
    assert any(
        takes.replace("1 block", "2 blocks").replace("cabe 1 bloque", "caben 2 bloques") in line
        for line in said.values()
    )
    assert next(line for words, line in said.items() if words.startswith("text")).endswith(lost)
    assert said[">who lan_henry_vi"].endswith("B2"), "who cannot fire has no odds"
    board.do(0, "retreat lan_henry_vi cumbria")
    assert any(takes in line for line in told(board.state, 0, "", language).values())


def test_5_2_the_narrowest_border_of_a_way_is_named() -> None:
    """A way over two borders takes what the narrower one still does, and says the colour of that one; pinned blocks
    stay whatever a border takes, and that is the reason given."""
    board = Board().acting({"lan_oxford": "essex", "lan_henry_vi": "derby", "yor_york": "ireland"})
    assert said_of(board.state, "at essex 1", "leicester.lincoln").endswith("blue border, room for 3 blocks")
    pinned = Board().acting(
        {"lan_oxford": "essex", "lan_devon": "essex", "lan_clifford": "essex", "lan_henry_vi": "derby",
         "yor_york": "ireland", "yor_march": "essex"}, first=1,
    )  # fmt: skip
    pinned.state.entries = [(AREA["essex"], 1, NEIGHBOURS[AREA["essex"]][AREA["middlesex"]])]
    assert said_of(pinned.state, "at essex 7", "rutland").endswith("blue border, room for 3 blocks")
    for language, why in (("en", "as many as attack you here have to stay"), ("es", "tantos como los que atacan aquí")):
        assert why in " ".join(told(pinned.state, 0, "at essex 7", language).values())


def said_of(state: RosesState, words: str, way: str) -> str:
    """The line of a way."""
    return told(state, 0, words)[way]


@pytest.mark.parametrize(("language", "said"), [("en", "are close enough"), ("es", "están lo bastante cerca")])
def test_5_1_a_muster_says_how_many_are_near_enough(language: str, said: str) -> None:
    """Those one or two borders away; not behind an enemy, nor two borders away over a red one, nor who is there."""
    near: dict[str, Any] = {"lan_oxford": "sussex", "lan_devon": "oxford", "lan_clifford": "kent"}
    far: dict[str, Any] = {"lan_beaumont": "dorset", "lan_henry_vi": "cornwall", "yor_york": "wilts"}
    board = Board().acting(near | far, card="muster")
    lines = told(board.state, 0, "", language)
    assert f"4 {'of your blocks' if language == 'en' else 'de tus bloques'} {said}" in lines["muster middlesex"], (
        "not Henry"
    )
    one = "1 of your blocks is close enough" if language == "en" else "1 de tus bloques está lo bastante cerca"
    assert one in lines["muster hereford"]


@pytest.mark.parametrize(
    ("language", "attacks", "defends"),
    [("en", "you attack with 2 blocks and 5 dice, against 1 block", "you defend with 1 block and 4 dice, against"),
     ("es", "atacas con 2 bloques y 5 dados contra 1 bloque", "te defiendes con 1 bloque y 4 dados contra")],
)  # fmt: skip
def test_6_1_a_battle_to_choose_says_how_it_stands(language: str, attacks: str, defends: str) -> None:
    """Who attacks there, one's own blocks and dice, and how many enemies."""
    board = Board().acting({"lan_oxford": "kent", "lan_devon": "kent", "lan_henry_vi": "derby", "yor_york": "ireland",
                            "yor_march": "middlesex", "yor_rutland": "leicester"})  # fmt: skip
    board.do(0, "move lan_oxford middlesex; move lan_devon middlesex; done")
    board.do(1, "move yor_rutland derby; done")
    said = told(board.state, 0, "", language)
    promised = forecast(look_at(board.state, 0).view, AREA["middlesex"])
    odds = wins(Voice(language, NAMES), promised.won / promised.runs)
    assert f"{attacks} · {odds}" in said["battle middlesex"]
    assert defends in said["battle derby"]
    assert ("you attack" if language == "en" else "atacas") in (said["battle middlesex"])


@pytest.mark.parametrize(("language", "event", "only"), [
    ("en", "**Surprise** (1 point): the blocks in one area move, and every border takes one more block.",
     "You have 1 point left for this event only"),
    ("es", "**Sorpresa** (1 punto): se mueven los bloques de un área, y cada frontera admite uno más.",
     "Te queda 1 punto solo para este evento"),
])  # fmt: skip
def test_an_event_says_what_it_does_when_it_is_played(language: str, event: str, only: str) -> None:
    """Its points bring in nobody, and the question does not say they do."""
    board = Board().acting({"lan_henry_vi": "middlesex", "yor_york": "ireland"}, card="surprise")
    look = look_at(board.state, 0)
    assert told(board.state, 0, "", language)["text 0"] == event
    asked = question(look)
    assert only in Voice(language, NAMES).ask("roses", asked.step, asked.params)


@pytest.mark.parametrize(
    ("language", "starts", "leads", "there"),
    [
        (
            "en",
            "⚔ When you end your actions, 2 battles start: ",
            "⚔ After your actions Ben acts, then the battles start. As of now: ",
            "Wilts (1 block of yours against 2: {}; at risk: Henry VI (your King)) "
            "and Kent (2 blocks of yours against 1: {}).",
        ),
        (
            "es",
            "⚔ Al terminar tus acciones empiezan 2 batallas: ",
            "⚔ Después de tus acciones actúa Ben y luego empiezan las batallas. De momento: ",
            "Wilts (1 bloque tuyo contra 2: {}; en peligro: Enrique VI (tu Rey)) "
            "y Kent (2 bloques tuyos contra 1: {}).",
        ),
    ],
)
def test_the_end_says_which_battles_it_starts(language: str, starts: str, leads: str, there: str) -> None:
    """On every screen with the end of the actions, and who may still change that; nothing where no enemy is met."""
    foes: dict[str, Any] = {"yor_york": "kent", "yor_march": "wilts", "yor_rutland": "wilts"}
    mine: dict[str, Any] = dict.fromkeys(("lan_oxford", "lan_devon", "lan_clifford"), "sussex")
    for first, wanted in ((1, starts), (0, leads)):
        board = Board().acting({**foes, **mine, "lan_henry_vi": "dorset"}, first=first)
        assert not any(text.startswith("⚔") for text in told(board.state, 0, "", language).values())
        for words in ("move lan_oxford kent", "move lan_devon kent", "move lan_henry_vi wilts"):
            board.do(0, words)
        view = look_at(board.state, 0).view
        odds = [wins(Voice(language, NAMES), battle_odds(view, AREA[area])) for area in ("wilts", "kent")]
        for screen in ("", "end", "at sussex"):
            assert wanted + there.format(*odds) in told(board.state, 0, screen, language).values(), screen
