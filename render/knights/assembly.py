"""The Assembly: who sits there, what was and is voted on and by whom, what is pending, and what is in force.

Everybody who sits there is shown with their Votes; in force are laws, charges and offices.
"""

from __future__ import annotations

import dataclasses
from collections import Counter
from collections.abc import Sequence

from engine.core import slug_seat
from engine.knights.views.view import KnView
from engine.knights.views.view_vote import AssemblyView
from render.core import fonts, palette, parchment
from render.core.api import NEAR, REST, Caption, Words
from render.core.palette import GOLD, INK, mix
from render.core.stage import Stage
from render.knights import heraldry
from render.knights.heraldry import BROWN, CARDS
from render.knights.words_more import capital, piece, player, word

WIDE = 800.0
HEAD, SEATS, MATTER, LABEL, CHIP = 92.0, 118.0, 134.0, 42.0, 56.0
"""Heights: heading, who attends, a matter, a heading within, a line of cards in force."""
LEFT, RIGHT = 22.0, WIDE - 22
AYE, NAY = "yes", "no"


@dataclasses.dataclass(frozen=True, slots=True)
class Matter:
    """A matter on the picture."""

    matter: str
    """``agenda``, or what a Private Motion asks (``view_vote.MatterView``)."""
    agenda: str
    """The Agenda that is voted on or named."""
    target: str
    """The slug of a seat, or what a decree forbids; else empty."""
    bids: tuple[int, ...] = ()
    """Votes by seat; empty before they are shown."""
    voices: tuple[str, ...] = ()
    """What they are for, by seat: yes, no, or a seat's slug; empty before they are shown."""
    winner: str = ""
    """The choice that has won; empty before it is decided."""
    refused: tuple[int, ...] = ()
    """Seats that it would have struck and that do not take it."""
    now: bool = False
    """It is being voted on."""

    @property
    def elects(self) -> bool:
        """Whether a Baron is voted for."""
        return self.matter == "agenda" and CARDS[self.agenda].vote == "baron"


def held(view: KnView) -> AssemblyView | None:
    """The Assembly that is held now."""
    return view.vote.assembly if view.vote is not None else None


def counted(view: KnView) -> list[Matter]:
    """What was voted on in the Assembly in hand, or in the last one."""
    session, now = view.session, held(view)
    if session is None or (now is not None and now.number != session.number):
        return []
    return [
        Matter(v.matter, v.agenda, v.target, tuple(v.bids), tuple(v.voices), v.winner, tuple(v.refused))
        for v in session.votes
    ]


def running(view: KnView) -> list[Matter]:
    """What is voted on now."""
    now = held(view)
    if now is None or now.ballot is None:
        return []
    it = now.ballot
    about = it.matter
    return [
        Matter(
            about.matter, about.agenda, about.target, tuple(it.bids), tuple(it.voices), it.winner, tuple(it.refused),
            True,
        )
    ]  # fmt: skip


def waiting(view: KnView) -> list[Matter]:
    """What will be voted on, in this Assembly or the next one."""
    now = held(view)
    if now is None or not (now.coming or now.ballot is not None):
        return [Matter("agenda", slug, "") for slug in view.pending]
    return [Matter(m.matter, m.agenda, m.target) for m in now.coming]


def in_force(view: KnView) -> list[tuple[str, int, str]]:
    """Laws, charges and offices in force: Agenda, whose (-1 everybody's), which Noble's."""
    found = [(law, -1, "") for law in view.laws]
    for baron in view.barons:
        found += [(charge, baron.seat, "") for charge in baron.charges]
        found += [(n.office, n.seat, n.slug) for n in view.nobles if n.seat == baron.seat and n.office]
    return found


MOST = 3
"""Matters beside a map."""


def parts(view: KnView, zoom: str = "") -> dict[str, list[Matter]]:
    """The matters under their headings. With ``NEAR`` what is voted on now, and of what comes as much as there is room
    for; with ``REST`` what was counted."""
    now = running(view)
    found = {"counted": counted(view), "voting": now, "pending": waiting(view)}
    if zoom == NEAR:
        found |= {"counted": [], "pending": found["pending"][: MOST - len(now)]}
    elif zoom == REST:
        found |= {"voting": [], "pending": found["pending"][MOST - len(now) :]}
    return {key: part for key, part in found.items() if part}


def high(view: KnView, zoom: str = "") -> float:
    """How high the picture is: with ``NEAR`` of Barons and matters at hand, with ``REST`` of all else, 0 for none."""
    tall = sum(LABEL + MATTER * len(part) for part in parts(view, zoom).values())
    force = len(in_force(view)) + len(view.decrees) if zoom != NEAR else 0
    tall += LABEL + CHIP * -(-force // 2) if force else 0
    return HEAD + (SEATS if zoom != REST else 0) + tall + 24 if tall or zoom != REST else 0.0


# -- drawing


def draw(stage: Stage, view: KnView, caption: Caption, zoom: str = "") -> None:
    """The Assembly over the upper left corner of a stage; ``zoom``: as for its height."""
    words, now = caption.words, held(view)
    box = (10, 10, WIDE - 10, high(view, zoom) - 10)
    heraldry.frame(stage, box, "assembly", mix(palette.PARCHMENT_LIGHT, GOLD, 0.07))
    heraldry.sign(stage, 58, 52, "chair", 64)
    stage.text(100, 52, words("knights-pic-assembly"), 46, "name", INK, "l", width=400, least=26, kind="title")
    turn = view.turn if now is not None or view.session is None else view.session.turn
    text = words("knights-pic-turn", n=turn)
    stage.text(RIGHT - 8, 52, text, 30, "bold", BROWN, "r", width=200, least=22, kind="note")
    y = HEAD
    if zoom != REST:
        _seats(stage, view, caption, y)
        y += SEATS
    for key, part in parts(view, zoom).items():
        if key == "pending" and now is not None and now.coming:
            key = "coming"
        _label(stage, words(f"knights-pic-{key}"), y)
        y += LABEL
        for matter in part:
            if matter.bids or matter.winner:
                _voted(stage, view, matter, caption, y)
            else:
                _open(stage, matter, caption, y)
            y += MATTER
    if zoom != NEAR:
        _force(stage, view, caption, y)


def _label(stage: Stage, text: str, y: float) -> None:
    stage.text(LEFT + 8, y + LABEL / 2, text, 28, "name", palette.WAX, "l", width=RIGHT - LEFT - 20, least=22,
               kind="title")  # fmt: skip


def _seats(stage: Stage, view: KnView, caption: Caption, y: float) -> None:
    """Every Baron with their Votes: who presides and who heads the Church, who is banned, away, or has sealed."""
    now = held(view)
    step = (RIGHT - LEFT) / view.seats
    for baron in view.barons:
        x = LEFT + step * (baron.seat + 0.5)
        here = now is None or baron.seat in now.present
        hue = heraldry.hue(view, baron.seat)
        heraldry.strip(stage, (x - step / 2 + 3, y, x + step / 2 - 3, y + SEATS - 10),
                       mix(palette.PARCHMENT_LIGHT, hue, 0.2 if here else 0.05))  # fmt: skip
        heraldry.shield(stage, x - 26, y + 40, heraldry.number(view, baron.seat), 0.5)
        stage.text(x + 6, y + 44, str(baron.votes), 46, "black", INK, "l", width=step / 2 - 12, least=28, kind="key")
        if baron.seat == view.chairman:
            heraldry.sign(stage, x - 48, y + 20, "chair", 32)
        if baron.seat == view.head:
            heraldry.sign(stage, x - 48, y + 58, "head", 30)
        if baron.banned:
            heraldry.sign(stage, x - 50, y + 22, "banned", 36)
        elif now is not None and view.sealed:
            heraldry.sign(stage, x - 4, y + 64, "seal" if baron.seat in view.sealed else "wait", 30)
        stage.text(x, y + 90, player(caption, baron.seat), 25, "bold", INK, width=step - 14, least=22, kind="note")


def _row(stage: Stage, matter: Matter, y: float) -> None:
    fill = mix(palette.PARCHMENT_LIGHT, heraldry.FIELDS[CARDS[matter.agenda].kind], 0.22 if matter.now else 0.1)
    heraldry.strip(stage, (LEFT, y, RIGHT, y + MATTER - 8), fill)
    heraldry.agenda(stage, LEFT + 54, y + MATTER / 2 - 4, matter.agenda, 0.98)


def _open(stage: Stage, matter: Matter, caption: Caption, y: float) -> None:
    """A matter that is not voted on yet, with what it would do."""
    words = caption.words
    _row(stage, matter, y)
    left, room = LEFT + 114, RIGHT - LEFT - 126
    name = title(matter, caption)
    kind = word(words, CARDS[matter.agenda].kind)
    far = stage.text(left, y + 26, name, 32, "name", INK, "l", width=room - 130, least=22, kind="note")
    stage.text(left + far + 14, y + 28, kind, 24, "bold", BROWN, "l", width=room - far - 16, least=22, kind="note")
    told = words(f"knights-text-{matter.agenda}")
    for n, line in enumerate(lines(told, room)):
        stage.text(left, y + 58 + n * 26, line, 23, "bold", INK, "l", width=room, least=22, kind="note")


def lines(text: str, room: float) -> list[str]:
    """What a card does in at most three lines; what does not fit is cut."""
    found = fonts.wrapped(text, "bold", 23, room, 3)
    return [*found[:2], fonts.fit(found[2], "bold", 23, room, 20)[0]] if len(found) > 2 else found


def title(matter: Matter, caption: Caption) -> str:
    """What a matter is called."""
    words = caption.words
    if matter.matter == "agenda":
        return piece(words, matter.agenda)
    seat = slug_seat(matter.target)
    what = word(words, f"matter-{matter.matter}")
    if matter.matter == "postpone":
        return what
    about = piece(words, matter.agenda)
    if seat is not None:
        about = player(caption, seat)
    elif matter.matter == "decree":
        about = word(words, f"decree-{matter.target}")
    return f"{what}: {about}"


def _voted(stage: Stage, view: KnView, matter: Matter, caption: Caption, y: float) -> None:
    """A matter whose Votes lie open: each Baron's with what for, and what has won."""
    _row(stage, matter, y)
    left, room = LEFT + 114, RIGHT - LEFT - 126
    stage.text(left, y + 24, title(matter, caption), 31, "name", INK, "l", width=room, least=22, kind="note")
    casting = [s for s in range(view.seats) if s < len(matter.bids) and matter.bids[s]]
    step = min(140.0, room / max(1, len(casting)))
    size = min(1.0, step / 140)
    for n, seat in enumerate(casting):
        x, middle = left + n * step, y + 64
        heraldry.shield(stage, x + 16 * size, middle, heraldry.number(view, seat), 0.34 * size)
        far = x + 38 * size
        far += stage.text(far, middle, str(matter.bids[seat]), max(28, 34 * size), "black", INK, "l", kind="key")
        voice = matter.voices[seat] if seat < len(matter.voices) else ""
        chosen = slug_seat(voice)
        if voice in (AYE, NAY):
            heraldry.sign(stage, far + 18 * size, middle, voice, 28 * size)
        elif chosen is not None:
            stage.text(far + 4 * size, middle, "»", 28 * size, "black", BROWN, "l", kind="")
            heraldry.shield(stage, far + 32 * size, middle, heraldry.number(view, chosen), 0.28 * size)
        elif not matter.winner:
            heraldry.sign(stage, far + 18 * size, middle, "wait", 28 * size)
    if not casting:
        text = caption.words("knights-pic-no-votes")
        stage.text(left, y + 64, text, 25, "bold", BROWN, "l", width=room, least=22, kind="note")
    if matter.winner:
        text = outcome(matter, caption)
        stage.text(left, y + 104, text, 29, "name", palette.WAX, "l", width=room, least=22, kind="title")


def totals(matter: Matter) -> tuple[int, int]:
    """Votes for what has won, and all others."""
    mine = sum(n for n, voice in zip(matter.bids, matter.voices, strict=False) if voice == matter.winner)
    return mine, sum(matter.bids) - mine


def tied(matter: Matter) -> bool:
    """Whether whoever presides has broken a tie."""
    found = Counter({voice: 0 for voice in matter.voices if voice})
    for n, voice in zip(matter.bids, matter.voices, strict=False):
        found[voice] += n
    mine = found.pop(matter.winner, 0)
    return not mine or mine in found.values()


def outcome(matter: Matter, caption: Caption) -> str:
    """What came of a vote."""
    words, even = caption.words, int(tied(matter))
    mine, rest = totals(matter)
    seat = slug_seat(matter.winner)
    if seat is not None:
        told = words("knights-pic-elected", name=player(caption, seat), n=mine, m=rest, tied=even)
    else:
        told = words(f"knights-pic-{'passed' if matter.winner == AYE else 'rejected'}", n=mine, m=rest, tied=even)
    if matter.refused:
        told = f"{told}; {words('knights-pic-refused', names=', '.join(player(caption, s) for s in matter.refused))}"
    return told


def _force(stage: Stage, view: KnView, caption: Caption, y: float) -> None:
    """Laws, decrees, charges and offices, two to a line."""
    words, force = caption.words, in_force(view)
    if not force and not view.decrees:
        return
    _label(stage, words("knights-pic-in-force"), y)
    y += LABEL
    half = (RIGHT - LEFT) / 2
    spots = [(LEFT + 6 + (n % 2) * half, y + (n // 2) * CHIP + CHIP / 2) for n in range(len(force) + len(view.decrees))]
    for (slug, seat, noble), (x, middle) in zip(force, spots, strict=False):
        heraldry.agenda(stage, x + 22, middle, slug, 0.42)
        room = half - 60
        if seat >= 0:
            heraldry.shield(stage, x + 62, middle, heraldry.number(view, seat), 0.32)
            room -= 44
        left = x + (88 if seat >= 0 else 50)
        name = piece(words, slug)
        if noble:
            stage.text(left, middle - 11, name, 24, "name", INK, "l", width=room, least=22, kind="note")
            stage.text(
                left, middle + 14, piece(words, noble), 22, "bold", BROWN, "l", width=room, least=22, kind="note"
            )
        else:
            stage.text(left, middle, name, 25, "name", INK, "l", width=room, least=22, kind="note")
    for decree, (x, middle) in zip(view.decrees, spots[len(force) :], strict=True):
        heraldry.sign(stage, x + 22, middle, "no", 34)
        text = f"{word(words, 'matter-decree')}: {word(words, f'decree-{decree}')}"
        stage.text(x + 50, middle, text, 24, "bold", INK, "l", width=half - 60, least=22, kind="note")


def sheet(view: KnView, caption: Caption, width: int) -> Stage:
    """The Assembly alone."""
    scale = width / WIDE
    stage = Stage(parchment.ground(width, round(high(view) * scale)), scale)
    draw(stage, view, caption)
    return stage


# -- in words


def _matters(matters: Sequence[Matter], caption: Caption) -> list[str]:
    words, found = caption.words, []
    for matter in matters:
        told = title(matter, caption)
        casts = [
            f"{player(caption, s)} {n} {voice_text(words, matter.voices[s], caption)}".strip()
            for s, n in enumerate(matter.bids)
            if n
        ]
        if casts:
            told = f"{told}: {', '.join(casts)}"
        if matter.winner:
            told = f"{told}. {outcome(matter, caption)}"
        found.append(told)
    return found


def voice_text(words: Words, voice: str, caption: Caption) -> str:
    """What a vote says, as a word."""
    seat = slug_seat(voice)
    if seat is not None:
        return f"({player(caption, seat)})"
    return f"({word(words, f'vote-{voice}')})" if voice else ""


def text(view: KnView, caption: Caption) -> str:
    """The Assembly in words."""
    words = caption.words
    votes = ", ".join(f"{player(caption, b.seat)} {b.votes}" for b in view.barons)
    told = [words("knights-pic-assembly"), words("knights-pic-alt-votes", list=votes)]
    parts = (("counted", counted(view)), ("voting", running(view)), ("pending", waiting(view)))
    told += [f"{words(f'knights-pic-{key}')}: {'; '.join(_matters(part, caption))}" for key, part in parts if part]
    force = [
        f"{piece(words, slug)} ({player(caption, seat)})" if seat >= 0 else piece(words, slug)
        for slug, seat, _ in in_force(view)
    ]
    force += [word(words, f"decree-{d}") for d in view.decrees]
    if force:
        told.append(f"{words('knights-pic-in-force')}: {', '.join(force)}")
    return capital(". ".join(told) + ".")
