"""Panels: valid messages at every prompt, all open questions of a seat, every legal action reachable by pressing."""

from __future__ import annotations

import contextlib
import dataclasses
import importlib
import random
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot import locale
from bot.presenter import panel_update
from bot.presenter.front import front
from bot.presenter.pages import rules as pages
from bot.presenter.panel_kit.choices import children, long, short, spread
from bot.presenter.panel_kit.controls import PanelContext, read_open
from bot.presenter.panels.panel import panel
from bot.presenter.panels.recap import MOST
from bot.presenter.words.voice import Voice
from bot.tables.model import LoggedEvent, SeatView, TableStatus, Waiting
from bot.tables.unit.posts import Message
from bot.ui.clicks import Clicks
from bot.ui.ids import Id
from engine import GAMES
from engine.core import Action, Event, Piece, Place, Prompt, Said, SeatRef
from tests.bot.presenter.made_up_questions import LONG, OFFER, VOTE, heading, question, shown
from tests.cogs.press_everything import check, parts, pressed, reachable, words
from tests.cogs.seat_views import NAMES, PICTURE, look_at, seat_view, table, token
from tests.engine.driver import by_verb, turn
from tests.engine.supplements import SUPPLEMENTS
from tests.support.shared_words import all_messages

SAMPLES = 160
"""Positions of a game that are looked at."""


def legal(look: SeatView) -> set[tuple[str, str]]:
    return {(p.id, str(a)) for p in look.prompts for a in p.actions}


# -- games


def positions(game: str, seed: int) -> Iterator[SeatView]:
    """Looks of every seat that is asked something, at positions of a random game: each step at least a few times."""
    importlib.import_module(f"cogs.{game}")  # brings its front
    rules, rng = GAMES[game], random.Random(seed)
    state = rules.setup(seats=rules.seats.stop - 1, seed=f"panels {seed}")
    heavy = SUPPLEMENTS[game].share > 1
    often = 1 if heavy else 4  # long lists take their time: each once, and of what is always open each once
    seen: dict[str, int] = {}
    known: set[str] = set()
    while prompts := rules.prompts(state):
        for seat, mine in prompts.items():
            kind = " ".join(f"{p.step} {p.pace}" for p in mine if p.blocks or not heavy)
            seen[kind] = seen.get(kind, 0) + 1
            if seen[kind] <= often:
                look = look_at(rules, state, seat)
                news = tuple(p for p in look.prompts if p.blocks or p.step not in known)
                yield dataclasses.replace(look, prompts=news) if heavy else look
                known |= {p.step for p in mine if not p.blocks}
        step = turn(rng, rules, state, by_verb if not heavy else SUPPLEMENTS[game].picker)
        if step is None or sum(seen.values()) > 6000:
            return
        rules.apply(state, *step)


SEALED = {("bids", "seal")}
"""What a control does that stands for more: Knights' Votes are sealed with what they are for."""


@pytest.mark.parametrize("game", sorted(GAMES))
def test_panels_fit_and_offer_everything(game: str) -> None:
    """In both languages, at every kind of prompt; what is legal can be pressed."""
    for count, look in enumerate(positions(game, 1)):
        for language in locale.LANGUAGES:
            check(panel(shown(look, language), ("board.png", PICTURE), note="Saved."))
        if game != "roses":  # whose lists to tick have a test of their own
            missing = {(q, act) for q, act in legal(look) - reachable(look) if (q.partition("-")[0], act) not in SEALED}
            assert not missing, (look.prompts[0].step, sorted(missing)[:5])
        if count > SAMPLES:
            break


@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_step_has_its_topic(game: str) -> None:
    """*Rules of this step* never opens a list where a topic would do, and no step is named that is not asked."""
    importlib.import_module(f"cogs.{game}")
    steps = {k.removeprefix(f"{game}-step-") for k in all_messages("en") if k.startswith(f"{game}-step-")}
    assert set(front(game).topic_of) == steps
    assert set(front(game).topic_of.values()) <= set(front(game).topics)


@pytest.mark.parametrize("game", sorted(GAMES))
def test_the_rules_of_a_step_stand_on_its_panel(game: str) -> None:
    importlib.import_module(f"cogs.{game}")
    look = next(look for look in positions(game, 3) if look.blocked is not None)
    ids = [Id.parse(c["custom_id"]) for c in parts(check(panel(shown(look), None))) if "custom_id" in c]
    (where,) = [i for i in ids if i is not None and i.verb == "rules"]
    asked = shown(look).prompt
    assert asked is not None
    assert where.arg == f"{game}|{front(game).topic_of[asked.step]}"
    for language in locale.LANGUAGES:
        for topic in front(game).topics:
            assert len(pages.topic(game, topic, language).content) <= 2000


# -- several questions


def fair(*prompts: Prompt, **more: Any) -> SeatView:
    """Questions of a game that brings neither words nor controls."""
    return seat_view(prompts, **more)


WINDOW = question("veto-4", "veto 4", "pass 4", pace="window", default=["pass 4"], anonymous=True)
BIDS = question("bid-9", *(f"bid {n}" for n in range(201)), default=["bid 0"])
CHOICES = question("take-2", *(f"take thing-{n} place-{n % 7}" for n in range(300)), default=["take thing-0 place-0"])
STANDING = question("standing", *(f"standing-bid {n}" for n in range(40)), pace="offer")


def test_every_question_stands_on_the_panel_with_its_own_token() -> None:
    """The most urgent in full, offers with their answers below, standing choices behind a button."""
    look = fair(VOTE, WINDOW, OFFER, STANDING)
    view = check(panel(shown(look), ("board.png", PICTURE)))
    ids = [Id.parse(c["custom_id"]) for c in parts(view) if "custom_id" in c]
    carried = {(i.arg, i.token) for i in ids if i is not None and i.verb == "do"}
    assert carried == {(str(a), token(p)) for p in (VOTE, WINDOW, OFFER) for a in p.actions}
    assert "You have 3 decisions to make." in words(view)
    assert "If you do not answer: pass 4" in words(view).replace("\\", "")
    assert ("ask", token(STANDING)) in {(i.verb, i.token) for i in ids if i is not None}
    assert reachable(look) == legal(look)


@pytest.mark.parametrize("note", ["", "Saved.", "x" * 3000])
def test_the_question_stands_between_the_pictures_and_its_answers(note: str) -> None:
    """On a phone the words above the pictures are a screen away."""
    asked = "**To decide: offer.**"
    view = panel(shown(fair(OFFER)), ("board.png", PICTURE), note=note).view
    assert view is not None
    above, picture, below, *controls = view.children
    assert isinstance(above, discord.ui.TextDisplay)
    assert isinstance(picture, discord.ui.MediaGallery)
    assert isinstance(below, discord.ui.TextDisplay)
    assert asked not in above.content
    assert asked in below.content
    assert below.content.rstrip("…").endswith(note[:100])
    assert controls
    assert asked in heading(shown(fair(OFFER)), note=note)


def test_undo_and_redraw_belong_to_no_question() -> None:
    view = check(panel(shown(fair(VOTE)), None))
    ids = [Id.parse(c["custom_id"]) for c in parts(view) if "custom_id" in c]
    assert {(i.verb, i.token) for i in ids if i is not None and i.verb != "do"} == {
        ("undo", "0123abcd"),
        ("redraw", ""),
        ("board", ""),
        ("news", ""),
    }


def test_many_questions_are_reached_through_a_list() -> None:
    """Thirty of them, and long ones: nothing overflows, everything is reached."""
    many = [question(f"vote-{n}", *(f"vote {n} candidate-{c}" for c in range(7))) for n in range(20)]
    look = fair(*many, *(question(f"deal-{n}", f"accept {n}", f"refuse {n}", pace="offer") for n in range(4)), STANDING)
    view = check(panel(shown(look), ("board.png", PICTURE), note="Saved."))
    assert len([c for c in parts(view) if c["type"] == 3]) == 2
    assert reachable(look) == legal(look)


def test_an_anonymous_question_is_waited_for_by_the_table() -> None:
    """Whoever has nothing to decide reads for whom the table waits, never who has answered a hushed question."""
    look = fair(hushed=True, waiting=(Waiting(1, "vote", 0.0),))
    said = heading(shown(look))
    assert "nothing to decide. When this was written, the table was waiting for Ben (vote) and the table" in said
    assert "Cleo" not in said


def test_a_seat_that_may_only_change_its_mind_is_done() -> None:
    look = fair(question("orders-3", "unseal", pace="offer", notify=False), waiting=(Waiting(2, "orders", 0.0),))
    said = heading(shown(look))
    assert "You have nothing left to decide here. When this was written, the table was waiting for Cleo" in said


def test_an_offer_does_not_say_that_one_is_done() -> None:
    said = heading(shown(fair(OFFER, waiting=(Waiting(2, "orders", 0.0),))))
    assert "You do not have to do anything right now. When this was written, the table was waiting for Cleo" in said
    assert "**To decide: offer.**" in said


def test_standing_choices_do_not_push_themselves_forward() -> None:
    look = fair(STANDING)
    view = check(panel(shown(look), None))
    assert "Standing orders" in words(view)
    assert "standing-bid" not in words(view)
    assert reachable(look) == legal(look)


def led(look: SeatView, shown_: Prompt, opened: str = "") -> tuple[list[str], str]:
    """The questions that buttons of a view lead to, by their tokens, and the last words above the controls."""
    ctx = shown(look, prompt=shown_, open=opened)
    ids = [Id.parse(c["custom_id"]) for c in parts(check(panel(ctx, ("board.png", PICTURE), note="Saved.")))
           if "custom_id" in c]  # fmt: skip
    return [i.token for i in ids if i is not None and i.verb == "ask" and i.token], panel_words(ctx)[-1]


def panel_words(ctx: PanelContext) -> list[str]:
    """The lines directly above the controls of a panel."""
    view = panel(ctx, ("board.png", PICTURE), note="Saved.").view
    assert view is not None
    row = next(n for n, item in enumerate(view.children) if isinstance(item, discord.ui.ActionRow))
    above = view.children[row - 1]
    assert isinstance(above, discord.ui.TextDisplay)
    return above.content.splitlines()


def test_what_is_asked_while_a_list_is_open_has_a_line_and_a_button_above_it() -> None:
    """One press leads there, however deep the list is; of an offer, for which nobody waits, nothing is said."""
    look = fair(VOTE, OFFER, STANDING)
    tokens, last = led(look, STANDING, "standing-bid")
    assert tokens == [token(VOTE)]
    assert last == "❗ Also to decide: vote. Look for ❗ below."
    assert led(fair(STANDING), STANDING, "standing-bid")[0] == []
    assert led(fair(VOTE, CHOICES), CHOICES, "take")[0] == [token(VOTE)]


def test_no_button_leads_where_back_does() -> None:
    tokens, last = led(fair(VOTE, STANDING), STANDING)
    assert tokens == []
    assert last == "❗ Also to decide: vote. **Back** leads there."
    tokens, last = led(fair(VOTE, BIDS, STANDING), STANDING)
    assert tokens == [token(BIDS)]
    assert last == "❗ Also to decide: vote and bid. Look for ❗ below."


# -- long lists, long words, long numbers


def test_a_long_run_of_numbers_is_typed() -> None:
    """A bid from 0 to 200: a field, and some numbers to pick."""
    look = fair(BIDS)
    view = check(panel(shown(look), None))
    said = words(view)
    assert "bid: 0 to 200" in said
    numbers = [o["value"] for c in parts(view) for o in c.get("options", [])]
    assert len(numbers) == 25
    assert {"bid 0", "bid 200"} <= set(numbers)
    assert reachable(look) == legal(look)


def test_a_number_in_the_middle_opens_what_follows() -> None:
    deals = [f"deal seat-{s} {n} {what}" for s in range(1, 4) for n in range(60) for what in ("peace", "grain")]
    look = fair(question("deal-1", *deals, "done"))
    check(panel(shown(look), None))
    assert reachable(look) == legal(look)


@pytest.mark.parametrize("prompt", [CHOICES, BIDS], ids=["300 choices", "201 amounts"])
def test_nothing_is_cut_off(prompt: Prompt) -> None:
    look = fair(prompt, OFFER, STANDING)
    for language in locale.LANGUAGES:
        check(panel(shown(look, language), ("board.png", PICTURE)))
    assert reachable(look) == legal(look)


@pytest.mark.parametrize(
    "answers",
    [
        [f"take {LONG[0]}", "done"],
        [f"take {slug}" for slug in LONG[:20]],
        [f"take {slug}" for slug in LONG],
        [f"{LONG[v]} {slug} {n}" for v in range(2) for slug in LONG[:30] for n in range(3)],
        [f"give {slug} {n}" for slug in LONG[:3] for n in range(100)],
    ],
    ids=["button", "list", "pages", "narrowed", "numbers"],
)
def test_long_slugs_break_no_id(answers: list[str]) -> None:
    look = fair(question("take-1", *answers), OFFER)
    check(panel(shown(look), ("board.png", PICTURE)))
    for opened, page in {(w, p) for _, w, p in pressed(shown(look)).screens if w}:
        check(panel(shown(look, open=opened, page=page), None))
    assert reachable(look) == legal(look)


def test_shortened_words_are_found_again() -> None:
    """... also when the answers of the question have changed meanwhile, as long as this one is among them."""
    actions = [Action("take", (slug,)) for slug in LONG]
    said = short(str(actions[7]), actions)
    assert len(said) < 52
    assert long(said, actions) == str(actions[7])
    assert long(said, actions[5:]) == str(actions[7])
    assert long(said, actions[8:]) is None
    assert long("#x.1.2", actions) is None
    assert long("#7", actions) is None
    assert long("order 3 red", actions) == "order 3 red"


def test_some_of_many_numbers() -> None:
    assert spread(range(4)) == [0, 1, 2, 3]
    assert spread(range(10, 211))[0] == 10
    assert spread(range(10, 211))[-1] == 210
    assert len(spread(range(10, 211))) == 25


def test_long_lists_open_in_pages() -> None:
    """A game with hundreds of actions: no list longer than 25, all of them reached."""
    actions = [Action("march", (f"army-{a}", f"city-{c}")) for a in range(40) for c in range(30)]
    found: set[str] = set()
    queue = [""]
    while queue:
        prefix = queue.pop()
        for choice in children(actions, prefix):
            if choice.action is not None:
                found.add(str(choice.action))
            else:
                assert choice.prefix != prefix
                queue.append(choice.prefix)
    assert found == {str(a) for a in actions}


# -- what happened, what is asked and why


def happened(*events: Event) -> tuple[LoggedEvent, ...]:
    return tuple(LoggedEvent(n, float(n), e) for n, e in enumerate(events))


def test_a_panel_opens_with_what_happened() -> None:
    events = [Event("undone-actions", {"seat": SeatRef(n % 3), "actions": [Said(f"go {n}")]}) for n in range(12)]
    look = fair(VOTE, news=happened(*events))
    lines = heading(shown(look)).split("\n")
    assert lines[1] == "**Since you last looked** (🔹 about you)"
    assert len([line for line in lines if line.startswith("- ")]) == MOST
    assert lines[2 + MOST] == "-# … and 2 more: press **Show all**."
    assert heading(shown(look, open="vote")).split("\n")[: 3 + MOST] == lines[: 3 + MOST]  # it stays while one chooses
    assert "Since you last looked" not in heading(shown(fair(VOTE)))
    assert "Watch (file)" in words(check(panel(shown(look), None)))  # it answers with a page for a browser


def test_nothing_is_offered_as_new_where_nothing_is_told() -> None:
    """That somebody has sealed is told by no line: what happened before can be read again."""
    rules = GAMES["xidit"]
    view = rules.view(rules.setup(seats=3, seed="quiet", options=rules.Options()), 0)
    quiet = Event("xidit-orders-sealed", {"seat": SeatRef(1)})
    loud = Event("xidit-recruit", {"seat": SeatRef(1), "city": Place(3), "unit": Piece("mage")})
    for events, offered in (((quiet,), {"news"}), ((quiet, loud), {"news", "seen", "watch"})):
        look = seat_view(
            [], game="xidit", view=view, news=happened(*events), table=table(3, "xidit", TableStatus.PAUSED)
        )
        ids = [Id.parse(c["custom_id"]) for c in parts(check(panel(shown(look), None))) if "custom_id" in c]
        assert {i.verb for i in ids if i is not None} - {"redraw"} == offered


async def test_a_click_that_was_overtaken_has_told_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its picture is ready when a later click shows something else already: what has happened by then is told by that
    one, and is no old news for having been looked at here."""
    look = fair(VOTE)
    answer: Any = SimpleNamespace(
        interaction=SimpleNamespace(id=7, message=None), locale="en", clicks=Clicks(),
    )  # fmt: skip
    answer.clicks.shown = (look.table.seq, 7)
    looked: list[SeatView] = []

    class Presenter:
        pictures = SimpleNamespace(leisure=contextlib.nullcontext)

        async def elsewhere(self, *_: Any) -> bool:
            return False

        async def panel(self, *_: Any, **__: Any) -> Message:
            answer.clicks.shown = (look.table.seq + 1, 8)
            return Message(content="late")

    async def at_once(*_: Any) -> bool:
        return True

    async def now(_: Any, look: SeatView, seat: int) -> SeatView:
        looked.append(look)
        return look

    monkeypatch.setattr(panel_update, "herald", lambda _: SimpleNamespace(presenter=Presenter()))
    monkeypatch.setattr(panel_update, "_pictures_of", lambda _: [("t1-hand.png", "")])
    monkeypatch.setattr(answer.interaction, "message", SimpleNamespace(id=1))
    monkeypatch.setattr(panel_update, "_at_once", at_once)
    monkeypatch.setattr(panel_update, "_now", now)
    await panel_update.redraw(answer, look, 0)
    assert looked == []


def test_long_news_and_many_questions_still_fit() -> None:
    events = [Event("undone-actions", {"seat": SeatRef(0), "actions": []}) for _ in range(200)]
    look = seat_view([CHOICES, *(question(f"veto-{n}", "pass", pace="window") for n in range(9))],
                     news=happened(*events))  # fmt: skip
    check(panel(shown(look), ("board.png", PICTURE), note="x" * 3000))


@pytest.mark.slow
def test_a_newcomer_reads_why_and_with_what_numbers() -> None:
    """The question of a game with its own sentence and its numbers; without one, what is to be done."""
    for game in sorted(GAMES):
        steps = {key.removeprefix(f"{game}-ask-") for key in all_messages("en") if key.startswith(f"{game}-ask-")}
        for look in positions(game, 3):
            for prompt in look.prompts:
                said = Voice("es", NAMES, game).ask(game, prompt.step, prompt.params)
                assert said
                if prompt.step in steps:
                    assert said == Voice("es", NAMES, game).say(f"{game}-ask-{prompt.step}", prompt.params)
            break
    assert Voice("en", NAMES).ask("nowhere", "vote", {}) == "To decide: vote."


def test_a_question_says_until_when_and_what_silence_means() -> None:
    assert "Due <t:1800000000:R>." in heading(shown(fair(VOTE)))
    assert "do not answer: veto" not in heading(shown(fair(WINDOW)))
    assert "Due <t:1800000000:R>. If you do not answer: pass 4." in heading(shown(fair(WINDOW)))
    assert "Due" not in heading(shown(fair(VOTE, due={})))


def test_undo_beside_a_half_made_choice_says_that_it_means_the_last_step() -> None:
    for opened, label in (("", "Undo"), ("take", "Undo the last step")):
        look = fair(CHOICES, can_undo=True, undo_token="t")
        view = check(panel(shown(look, open=opened), None))
        assert [c["label"] for c in parts(view) if ":undo:" in c.get("custom_id", "")] == [label]


def test_a_table_that_rests_has_no_answers() -> None:
    look = fair(VOTE, table=table(status=TableStatus.PAUSED))
    view = check(panel(shown(look), None))
    ids = [Id.parse(c["custom_id"]) for c in parts(view) if "custom_id" in c]
    assert [i.verb for i in ids if i is not None] == ["redraw", "news"]


@pytest.mark.parametrize("text", ["h:do:7:2:abc:order 3 red", "h:join:7:::", "h:open:7:0:t:plan-reward 3|1"])
def test_ids_round_trip(text: str) -> None:
    parsed = Id.parse(text)
    assert parsed is not None
    assert str(parsed) == text


@pytest.mark.parametrize("text", ["", "h:", "h:do", "x:do:1:2:3:4", "h:do:x:2:3:4", "h:do:1:x:3:4", "h::1:2:3:4"])
def test_foreign_ids_are_none_of_ours(text: str) -> None:
    assert Id.parse(text) is None


def test_lists_are_read_back() -> None:
    assert read_open(">march army-1|2") == ("march army-1", 2)
    assert read_open("march|x") == ("march", 0)
