"""The panel of Fief at every step: within Discord's limits, complete, every line with its numbers."""

from __future__ import annotations

import dataclasses
import functools
import random
from pathlib import Path

import pytest

import engine.fief.phases
from bot import locale
from bot.presenter.front import front
from bot.presenter.games.fief.hints import Notes
from bot.presenter.games.fief.lists import Worded
from bot.presenter.games.fief.panel import ASIDE, SCREENS, family_lines, parliament_lines
from bot.presenter.panel_kit.screens import NOTE
from bot.presenter.panels.panel import panel
from bot.presenter.words.voice import Voice
from cogs import games
from engine.core import Action, blocking
from engine.core.standing import STANDING
from engine.fief.game_data import NOBLE, SERVANT_IDS
from engine.fief.rules import FIEF as RULES
from engine.fief.standing.standing import STYLES
from tests.cogs.fief.positions import moving
from tests.cogs.fief.screens import asked, context, sound
from tests.cogs.press_everything import check, lines, presses, reachable, told, words
from tests.cogs.seat_views import NAMES, PICTURE, look_at
from tests.engine.fief.board import AZURE, GULES, VERT, Board
from tests.engine.fief.play import lively, start

games()  # brings the fronts
GAMES = ((4, "panel-1"), (2, "panel-2"), (3, "panel-3"))
EACH = 2
"""Positions of a step that are tried."""
RUBBISH = (
    "in rubbish",
    "at nowhere",
    "who nobody",
    "plan 77",
    "arm",
    "order nothing",
    "buy knight",
    "draft-give money",
)


@functools.cache
def found() -> dict[str, list[tuple[bytes, int]]]:
    """Positions in which each step is asked, from play: the save and the seat."""
    out: dict[str, list[tuple[bytes, int]]] = {}
    for seats, seed in GAMES:
        rng, state = random.Random(seed), start(seats, seed)
        for seat in range(seats):
            for order in RULES.styles()["careful"]:
                RULES.apply(state, seat, order)
        for _ in range(900):
            if RULES.outcome(state) is not None:
                break
            prompts = RULES.prompts(state)
            for seat, mine in prompts.items():
                for p in mine:
                    some = out.setdefault(p.step, [])
                    if not some or (len(some) < EACH and rng.random() < 0.1):
                        some.append((RULES.dumps(state), seat))
            waiting = blocking(prompts)
            seat = rng.choice(sorted(waiting))
            RULES.apply(state, seat, lively(rng, RULES, state, seat, waiting[seat][0]))
    return out


COMMON = ("assign", "settle", "discard", "draw", "play", "window", "burn", "buy", "move", "march", "battle", "court",
          "standing", "bench")  # fmt: skip


@pytest.mark.turns(2)
@pytest.mark.parametrize("step", COMMON)
def test_every_step_offers_all_that_is_legal(step: str) -> None:
    """Of positions from play: what is legal can be pressed, every screen is a message Discord takes."""
    for save, seat in found()[step]:
        look = asked(RULES.loads(save), seat, step)
        assert {(p.id, str(a)) for p in look.prompts for a in p.actions} <= reachable(look)
        sound(look)
        for rubbish in RUBBISH:
            check(panel(context(look, "en", rubbish), ("board.png", PICTURE)))


def test_what_play_seldom_brings_offers_all_that_is_legal() -> None:
    """Whatever else these games asked: elections, Parliament, sieges, rebellions, invaders."""
    for step, some in found().items():
        if step in COMMON:
            continue
        for save, seat in some[:1]:
            look = asked(RULES.loads(save), seat, step)
            assert {(p.id, str(a)) for p in look.prompts for a in p.actions} <= reachable(look), step
            sound(look, 3)


def test_screens_belong_to_steps_of_the_game() -> None:
    """No screen for a step that no phase asks."""
    phases = Path(str(engine.fief.phases.__file__)).parent
    code = "".join(p.read_text(encoding="utf-8") for p in phases.glob("*.py"))
    assert [step for step in (*SCREENS, *ASIDE) if f'"{step}"' not in code] == [STANDING]  # the core asks that


# --- what stands on the lines ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "language"), [(4, "en"), (2, "es")])
def test_who_chooses_a_servant_reads_what_all_of_them_do(seats: int, language: str) -> None:
    """The one who is left over serves the other Noble: it is a choice between two."""
    state = RULES.setup(seats=seats, seed="servants")
    given = [SERVANT_IDS[s] for pair in state.frames[-1].servants[: 4 // seats] for s in pair]  # type: ignore[union-attr]
    said = told(context(asked(state, GULES, "assign"), language)).split("\n")
    voice = Voice(language, NAMES, "fief")
    gifts = [voice.text(f"fief-panel-servant-{slug}") for slug in given]
    assert [line for line in said if any(gift in line for gift in gifts)] == [
        f"{voice.word('fief', slug)} · {gift}" for slug, gift in zip(given, gifts, strict=True)
    ]


@pytest.mark.parametrize(("language", "families"), [("en", ("Red", "Blue")), ("es", ("Roja", "Azul"))])
def test_servants_of_two_families_stand_under_their_own(language: str, families: tuple[str, str]) -> None:
    """Of four servants two belong to each family; the question says so, and who has given one pair is asked about the
    other alone."""
    state = RULES.setup(seats=2, seed="servants")
    said = told(context(asked(state, GULES, "assign"), language)).split("\n")
    assert [said[0], said[3]] == [f"**{name}**" for name in families]
    voice = Voice(language, NAMES, "fief")
    prompt = asked(state, GULES, "assign").prompts[0]
    assert ("Each of your two families begins" in voice.ask("fief", "assign", prompt.params)) == (language == "en")
    RULES.apply(state, GULES, prompt.actions[0])
    left = told(context(asked(state, GULES, "assign"), language))
    assert "**" not in left
    assert len(left.split("\n")) == 2


@pytest.mark.parametrize(("language", "words"), [("en", "Simon appears in York …"), ("es", "Simon aparece en York …")])
def test_a_birth_that_leaves_the_family_open_is_a_sentence(language: str, words: str) -> None:
    """With two families the city comes first; what it means stands there already."""
    board = Board().position(2)
    for family, slug, city in ((0, "henri", "london"), (1, "hugh", "cardiff"), (2, "joan", "norwich")):
        board.noble(slug, family, city)
    board.hand(GULES, "simon")
    board.turn("play", GULES)
    ctx = context(asked(board.state, GULES, "play"), language)
    label, note = lines(ctx)[">bear simon york"]
    assert label == words
    assert Voice(language, NAMES, "fief").text("fief-panel-settles") in note
    there = lines(dataclasses.replace(ctx, open="bear simon york"))
    assert {"bear simon york gules", "bear simon york azure"} <= set(there)


def test_who_holds_nothing_reads_only_what_is_drawn() -> None:
    for language, said in (("en", "You draw: "), ("es", "Robas: ")):
        board = laying(4)
        board.state.hands[GULES].clear()
        board.do(GULES, "plan character-fortune 2")
        assert told(context(asked(board.state, GULES, "discard"), language)).lstrip("\u2068").startswith(said)


@pytest.mark.parametrize("language", locale.LANGUAGES)
def test_a_plan_for_more_than_the_hand_holds_says_so(language: str) -> None:
    """Of three cards at most two are held: one is drawn; laid aside, there is room again (2.2, 2.3)."""
    board = Board().position(4)
    board.noble("lucia", GULES, "york")
    board.hand(GULES, "tax", "rebellion")
    board.go("discard")
    board.do(GULES, "plan character-fortune 2")
    voice = Voice(language, NAMES, "fief")
    assert voice.text("fief-panel-plan-full", n=1) in told(context(asked(board.state, GULES, "discard"), language))
    board.do(GULES, "discard tax")
    assert "⚠️" not in told(context(asked(board.state, GULES, "discard"), language))
    board.do(GULES, "keep tax; plan fortune 2")
    assert "⚠️" not in told(context(asked(board.state, GULES, "discard"), language))
    board.hand(GULES, "tax", "rebellion", "harvest")
    assert voice.text("fief-panel-plan-full", n=0) in told(context(asked(board.state, GULES, "discard"), language))


@pytest.mark.parametrize("language", locale.LANGUAGES)
def test_a_port_at_which_invaders_may_land_says_so(language: str) -> None:
    """They land in the port beside their card, in the phase after the moves (6.2); nowhere else is that said."""
    board = moving()
    board.lay("south-east", "invaders")
    warning = Voice(language, NAMES, "fief").text("fief-panel-landing")
    there = lines(dataclasses.replace(context(asked(board.state, GULES), language), open="who henri"))
    assert there["go london"][1].startswith(warning)
    assert [value for value, (_, note) in there.items() if warning in note] == ["go london"]


def test_a_card_that_is_not_played_now_says_what_it_is_there_for() -> None:
    """Those for any moment, those of no use; nothing of a card that stands in a list. The button that is named is one
    that the panel has."""
    board = Board().position(4)
    board.noble("lucia", GULES, "york")
    board.hand(GULES, "harvest", "rebellion", "bishop-exeter")
    board.turn("play", GULES)
    said = told(context(asked(board.state, GULES, "play")))
    assert (
        "You can play this card at almost any other time, but not now. *Armed cards* can play it for you:\n"
        "**Rebellion** · A rebellion in a taxed or starving city" in said
    )
    board.noble("hugh", AZURE, "cardiff")
    board.lay("wales", "famine")
    look = look_at(RULES, board.state, GULES)
    assert {"play", "bench"} <= {p.step for p in look.prompts}
    playing = next(p for p in look.prompts if p.step == "play")
    there = told(dataclasses.replace(context(look), prompt=playing))
    assert "*Opportunity cards and relics*:\n**Rebellion** · A rebellion in a taxed or starving city" in there
    assert "You cannot use these now:\n**Bishop of Exeter** · A man of yours becomes bishop" in said
    assert "Ends a Famine" not in said


def test_an_opportunity_that_finds_none_says_what_it_waits_for() -> None:
    """Among the opportunities stand those cards too with which nothing can be done now."""
    board = Board().position(4)
    board.noble("henri", GULES, "york")
    board.hand(GULES, "rebellion", "french-crossbows")
    board.turn("buy", GULES)
    said = told(context(asked(board.state, GULES, "bench")))
    assert "You cannot use these now:\n**Rebellion** · A rebellion in a taxed or starving city" in said
    assert "Crossbowmen**" not in said
    board.lay("wales", "famine")
    board.noble("hugh", AZURE, "cardiff")
    assert "Not usable now" not in told(context(asked(board.state, GULES, "bench")))


@pytest.mark.parametrize("language", locale.LANGUAGES)
def test_court_says_which_of_two_keeps_an_election_away(language: str) -> None:
    """Too few titles, or somebody who reigns."""
    board = Board()
    for family, slug, place in ((GULES, "henri", "oxford"), (AZURE, "lucia", "london")):
        board.noble(slug, family, place)
    board.go("court")
    empty, throne = (("three Lords’ titles and a bishop or archbishop", "Someone already reigns") if language == "en"
                     else ("tres títulos de Lord y un obispo o arzobispo", "Ya reina alguien"))  # fmt: skip

    def read() -> str:
        return words(check(panel(context(asked(board.state, GULES, "court"), language), ("board.png", PICTURE))))

    assert empty in read()
    assert throne not in read()
    board.crown("henri")
    assert throne in read()
    assert empty not in read()


@pytest.mark.parametrize("language", locale.LANGUAGES)
def test_what_wins_is_told_to_me(language: str) -> None:
    """With an ally what both need and have, by its name; else what one needs alone. Spectators read the rule."""
    board = Board()
    for family, slug, place in ((GULES, "henri", "oxford"), (AZURE, "lucia", "london"), (VERT, "hugh", "york")):
        board.noble(slug, family, place)
    voice = Voice(language, NAMES, "fief")
    alone, both = (("without an ally", "you and Blue win with 4") if language == "en"
                   else ("sin aliado", "Azul y tú ganáis con 4"))  # fmt: skip

    def wins(seat: int | None) -> str:
        return front("fief").summary(RULES.view(board.state, seat), voice).split("\n")[-1]

    assert alone in wins(GULES)
    board.wed("henri", "lucia")
    board.state.fiefs[0] = NOBLE["henri"]
    now = sum(f.points for f in RULES.view(board.state, GULES).families[:2])
    assert both in wins(GULES)
    assert ("now" if language == "en" else "ahora") + f" {now})" in wins(GULES)
    assert alone in wins(VERT)
    assert alone in wins(None)


def test_a_murder_says_what_it_risks() -> None:
    """The hand becomes a heretic, and may lose what they bear."""
    board = Board()
    board.noble("henri", AZURE, "norwich")
    board.noble("joan", GULES, "york")
    for language, said in (
        ("en", "Joan becomes a heretic: Justice may kill them"),
        ("es", "Joan se convierte en hereje"),
    ):
        notes = Notes(RULES.view(board.state, GULES), Voice(language, NAMES, "fief"))
        assert notes.told(Action("assassinate", ("henri", "joan"))).startswith(said)


def test_an_offer_that_cannot_be_accepted_now_says_so() -> None:
    """A pigeon needs both inside a fort or an abbey; an offer that can be accepted says nothing of the kind."""
    board = Board()
    for family, slug, city in ((GULES, "henri", "london"), (AZURE, "lucia", "york")):
        board.noble(slug, family, city)
        board.town(city, "fortress", control=family)
    board.turn("buy", GULES)
    board.do(GULES, "draft-give money 2; draft-want money 1; offer azure pigeon")

    def read(seat: int, step: str) -> str:
        return words(check(panel(context(asked(board.state, seat, step)), ("board.png", PICTURE))))

    assert "Not now" not in read(AZURE, "deal")
    board.town("york", "")
    assert "Not now: *Accept offer 2*. Pigeons fly from a Noble inside a fort or abbey" in read(AZURE, "deal")
    assert "Not now" not in read(GULES, "offered")


def test_a_goal_that_storms_close_is_not_offered() -> None:
    """Cardiff lies in Wales, where storms are; from Bristol it cannot be entered."""
    board = moving()
    board.noble("edward", GULES, "bristol")
    there = lines(dataclasses.replace(context(asked(board.state, GULES)), open="who edward"))
    assert "go oxford" in there
    assert "go cardiff" not in there
    assert front("fief").batch(asked(board.state, GULES), "ride all edward go cardiff") == ([], "")


def test_every_offered_goal_can_be_reached() -> None:
    """In positions from play the engine takes all that a control of the moves stands for, one move or two, with some or
    all, also for the next Noble while one is on the way; or it ends where the seat comes to know something."""
    tried: set[tuple[str, int]] = set()
    for step in ("move", "march"):
        for save, seat in found()[step]:
            look = asked(RULES.loads(save), seat, step)
            assert look.view.own is not None
            for opened in ("", *(f"who {who}{more}" for who in look.view.own.ready for more in ("", " 1 0"))):
                for press in presses(dataclasses.replace(context(look), open=opened)):
                    if press.verb == "batch":
                        tried.add((step, len(press.actions)))
                        state = RULES.loads(save)
                        for _, text in press.actions:
                            action = Action.parse(text)
                            assert RULES.why_not(state, seat, action) is None, (press.label, text)
                            if any(event.seals for event in RULES.apply(state, seat, action)):
                                break
    assert {step for step, _ in tried} == {"move", "march"}
    assert max(count for _, count in tried) >= 4


def test_a_marriage_tells_what_the_two_reach_together() -> None:
    board = moving()
    board.state.frames[:] = []
    board.go("court")
    ctx = context(asked(board.state, GULES))
    note = lines(ctx)["court henri lucia"][1]
    assert note == "Blue · together you have 0 of the 4 points you need to win · 0 points, 0 votes, 1 city"
    board.do(GULES, "court henri lucia")
    other = context(asked(board.state, AZURE))
    assert "Henri (Red) proposes to Lucia" in told(other)
    assert {"marry henri lucia", "spurn henri lucia"} <= set(lines(other))


def laying(seats: int) -> Board:
    """Everybody lays cards aside and plans what to draw."""
    board = Board().position(seats)
    for family, (slug, city) in enumerate(
        (("henri", "oxford"), ("lucia", "london"), ("hugh", "york"), ("joan", "exeter"))
    ):
        board.noble(slug, family, city)
    board.go("discard")
    return board


def test_a_plan_of_many_draws_is_narrowed() -> None:
    """In a game of two there are dozens of plans; first how many cards, then which, then what is dared. Where they fit
    into one list, they are one list."""
    ctx = context(asked(laying(2).state, 0, "discard"))
    assert "plan|0" in lines(ctx)
    sizes = lines(dataclasses.replace(ctx, open="plan"))
    assert sizes[">plan 3"][0] == "Up to 3 cards"
    assert sizes[">plan nothing"][0] == "nothing"
    three = lines(dataclasses.replace(ctx, open="plan 3"))
    assert ">plan character-fortune-fortune" in three
    last = lines(dataclasses.replace(ctx, open="plan character-fortune-fortune"))
    assert last["plan character-fortune-fortune 0"][0] == "Stop at the first Disaster"
    few = lines(dataclasses.replace(context(asked(laying(4).state, GULES, "discard")), open="plan"))
    assert few[">plan character-ask"][0] == "a Character, then ask me"
    assert few[">plan character-fortune"][0] == "a Character, then a Fortune"


@pytest.mark.parametrize(("language", "two", "all_"), [
    ("en", "past 2 Disasters at most", "past any number of Disasters"),
    ("es", "sacando 2 Desastres como mucho", "salgan los Desastres que salgan"),
])  # fmt: skip
def test_a_plan_says_how_many_disasters_it_takes(language: str, two: str, all_: str) -> None:
    """For a Fortune; without one nothing is said of them (2.3)."""
    for plan, said in (("character-fortune 2", two), ("fortune 9", all_), ("character 9", "")):
        board = laying(4)
        board.do(GULES, f"plan {plan}")
        words = told(context(asked(board.state, GULES, "discard"), language))
        assert [t for t in (two, all_) if t in words] == ([said] if said else []), plan


def test_orders_show_what_they_say() -> None:
    board = moving()
    look = asked(board.state, GULES, "standing")
    ctx = context(look)
    assert lines(ctx)[">order strangers"] == ("Permission to pass for others", "ask me")
    values = lines(dataclasses.replace(ctx, open="order strangers"))
    assert {"order strangers grant", "order strangers ask", "order strangers refuse"} <= set(values)
    assert tuple(front("fief").batch(look, "manner careful")[0]) == RULES.styles()["careful"]
    assert front("fief").batch(look, "manner lazy") == ([], "")
    assert front("fief").batch(look, "set order strangers grant")[0] == [Action("order", ("strangers", "grant"))]


def test_a_seat_with_two_families_votes_for_each() -> None:
    """In a game of two both families of a seat have a vote and a decoy, told apart by their colours."""
    board = Board().position(2)
    board.noble("henri", 0, "cardiff", lord=("wales",))
    board.noble("lucia", 1, "york", lord=("north",))
    board.noble("hugh", 2, "london", lord=("marches",))
    board.noble("walter", 3, "exeter", see="exeter")
    board.go("court")
    board.do(0, "stand henri; ready")
    board.ready(1)
    ctx = context(asked(board.state, 0, "vote"))
    assert {"favour gules henri", "favour azure henri", "decoy gules henri", "decoy azure henri"} <= set(lines(ctx))
    assert "Red (1 vote)" in told(ctx)
    assert "Blue (1 vote)" in told(ctx)


def test_the_words_of_the_panel_are_all_used() -> None:
    """Every key stands literally in the code of the panel, or is made of words that the engine has."""
    from tests.support.runs import ROOT

    room = ROOT / "bot" / "presenter" / "games" / "fief"
    code = "".join(p.read_text(encoding="utf-8") for p in room.rglob("*.py"))
    keys = [k.removeprefix("fief-panel-") for k in locale.entries("en") if k.startswith("fief-panel-")]
    made = (
        *STYLES,
        "card-",
        "servant-",
        "kind-",
        "rank-",
        "article-",
        "told-",
        "unknown",
        "build-",
        "does-",
        "by-",
        "some-",
        "relic-",
        "style-",
        "arm-",
    )
    assert len(keys) > 150
    assert [k for k in keys if f'"{k}"' not in code and not k.startswith(made) and f"-{k}" not in code] == []


def test_nobody_learns_from_a_panel_what_others_hide() -> None:
    """The panels of a seat and what ``/fief family`` and ``/fief parliament`` say are the same when only what the
    others hide differs."""
    from tests.engine.fief.hiding import disturb

    for step in ("move", "court", "battle", "buy"):
        for save, seat in found()[step]:
            state = RULES.loads(save)
            other = RULES.loads(save)
            for rival in range(state.seats):
                if rival != seat:
                    disturb(random.Random(5), other, rival)
            one, two = (look_at(RULES, s, seat) for s in (state, other))
            for said in (family_lines, parliament_lines):
                assert said(one.view, Voice("en", NAMES, "fief")) == said(two.view, Voice("en", NAMES, "fief"))
            shown = [[context(dataclasses.replace(x, prompts=(p,))) for p in x.prompts] for x in (one, two)]
            assert [lines(ctx) for ctx in shown[0]] == [lines(ctx) for ctx in shown[1]]
            assert [told(ctx) for ctx in shown[0]] == [told(ctx) for ctx in shown[1]]  # odds and warnings too


@pytest.mark.parametrize(
    ("language", "said"), [("en", "past any number of Disasters"), ("es", "salgan los Desastres que salgan")]
)
def test_a_plan_past_every_disaster_says_so(language: str, said: str) -> None:
    """Nine stands for any number (2.3)."""
    told = Voice(language, ["Ana"], "fief").action("fief", Action.parse("plan fortune 9"))
    assert said in told
    assert "9" not in told


@pytest.mark.parametrize("language", locale.LANGUAGES)
def test_what_an_abbey_pays_fits_its_line(language: str) -> None:
    """2 shillings for each abbess or Lord, 1 for each mill nearby (2.13): nothing of it is cut."""
    assert len(locale.text(language, "fief-panel-abbey", n=8)) <= NOTE


@pytest.mark.parametrize(
    ("card", "said"),
    [("hugh", "three Nobles at most"), ("bishop-norwich", "unmarried man"), ("tax", "needs a treasure")],
)
def test_a_card_that_cannot_be_played_says_what_it_takes(card: str, said: str) -> None:
    """A family of three women of whom none is Lord or prelate (2.8, 2.11, 2.14)."""
    board = Board()
    for slug in ("lucia", "joan", "sybil"):
        board.noble(slug, GULES, "york")
    board.hand(GULES, card)
    board.turn("play", GULES)
    assert said in told(context(asked(board.state, GULES, "play")))


def test_a_pillaged_abbey_is_named_apart_from_who_does_it() -> None:
    """A mill is pillaged by a family, an abbey by one of its Nobles, who becomes a heretic (7.10)."""
    board = Board()
    board.noble("henri", GULES, "york")
    worded = Worded(RULES.view(board.state, GULES), Voice("en", NAMES, "fief"))
    assert worded.named(Action.parse("pillage york henri")) == "Henri pillages the abbey of York"
    assert worded.named(Action.parse("pillage york mill")) == "Pillage York: mill"
