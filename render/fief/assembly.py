"""Court, election and Parliament: offers and candidates, who has sealed, every vote as it was counted.

Before any was counted it shows who could vote.
"""

from __future__ import annotations

from engine.fief.views.view import Ballot, FiefView
from render.core import icons, palette, parchment
from render.core.api import Caption
from render.core.brush import Brush
from render.core.palette import GOLD, INK, mix
from render.core.sprites import Box, sized
from render.core.stage import Stage
from render.fief import panel, pieces, portraits
from render.fief.words import capital, family_player, piece

WIDE = 900.0
HIGH, LOW = 480.0, 240.0
"""Height of the sheet; of a court at which nothing is offered."""
SIZE = 25.0
"""What is eleven pixels high where the sheet is 400 wide."""
ELECTION, PARLIAMENT = "election", "parliament"


def kind(view: FiefView) -> str:
    """What assembles now: court, election, parliament; empty when nothing does."""
    if view.election is not None:
        return ELECTION
    if view.parliament is not None:
        return PARLIAMENT
    return "court" if view.court is not None else ""


def _seals(stage: Stage, view: FiefView, caption: Caption, sealed: list[bool], box: Box) -> None:
    """Every seat with its seal, or an hourglass while it has not voted."""
    step = (box[2] - box[0]) / max(1, len(sealed))
    for seat, done in enumerate(sealed):
        x, y = box[0] + step * (seat + 0.5), (box[1] + box[3]) / 2
        own = [f for f in view.families if f.seat == seat]
        votes = sum(f.votes for f in own)
        pieces.shield(stage, x - 50, y - 10, own[0].family, 0.94)
        stage.draw(("votes", 0.46), x + 2, y - 10, (-24, -26, 24, 26), sized(panel.ballot, 0.46), 1.4)
        stage.text(x + 26, y - 10, str(votes), 44, "black", INK, "l", kind="key")
        paint = icons.seal if done else icons.hourglass
        stage.draw(("sealed", done), x + 78, y - 10, (-24, -32, 24, 34), sized(paint, 0.46), 1.4)
        name = family_player(view, caption, own[0].family).split(", ")[0]
        stage.text(x, y + 36, name, 27, "bold", INK, width=step - 12, least=SIZE, kind="note")


def _portraits(stage: Stage, view: FiefView, caption: Caption, slugs: list[str], box: Box) -> None:
    """Candidates as large portraits with their names."""
    known = panel.nobles(view)
    here = [known[s] for s in slugs if s in known]
    step = min(170.0, (box[2] - box[0]) / max(1, len(here)))
    start = (box[0] + box[2]) / 2 - step * (len(here) - 1) / 2
    for n, noble in enumerate(here):
        x, y = start + n * step, (box[1] + box[3]) / 2 - 14
        size = min(1.0, step / 118)
        portrait(stage, x, y, noble.slug, noble.family, "", size)
        stage.text(
            x, box[3] - 16, piece(caption.words, noble.slug), 27, "name", INK, width=step - 6, least=SIZE, kind="note"
        )


def portrait(stage: Stage, x: float, y: float, slug: str, family: int, rank: str, size: float) -> None:
    """A Noble's portrait under its arch, 100 x 130 at size 1."""
    box = (-54 * size, -76 * size, 54 * size, 68 * size)
    stage.draw(("portrait", slug, family, rank, size), x, y, box, sized(portraits.card, size, slug, family, rank), 2)


def quiet(view: FiefView) -> bool:
    """Whether court is held and nobody woos, and nobody stands for the throne."""
    return kind(view) == "court" and view.court is not None and not view.court.offers and not view.court.candidates


def draw(stage: Stage, view: FiefView, caption: Caption, box: Box) -> None:
    """What assembles now, else the last vote, else everybody's votes."""
    words, now = caption.words, kind(view)
    panel.frame(stage, box, "assembly", mix(palette.PARCHMENT_LIGHT, GOLD, 0.08))
    if not now:
        if view.ballot is not None:
            _counted(stage, view, caption, view.ballot, box)
        else:
            _voters(stage, view, caption, box)
        return
    _title(stage, words(f"fief-picture-assembly-{now}"), box)
    low = (box[0] + 16, box[3] - 124, box[2] - 16, box[3] - 14)
    upper = (box[0] + 16, box[1] + 76, box[2] - 16, low[1] - 6)
    if view.election is not None:
        _portraits(stage, view, caption, view.election.candidates, upper)
        _placed(stage, view, upper)
        _seals(stage, view, caption, view.election.sealed, low)
    elif view.parliament is not None:
        _tax(stage, view, caption, upper)
        _seals(stage, view, caption, view.parliament.sealed, low)
    elif view.court is not None:
        if not quiet(view) or upper[3] - upper[1] > 100:
            _court(stage, view, caption, upper)
        _seals(stage, view, caption, view.court.ready, low)


def _placed(stage: Stage, view: FiefView, box: Box) -> None:
    """Face down on the candidates, when votes are laid in turn."""
    if view.election is None:
        return
    known = [s for s in view.election.candidates if s in panel.nobles(view)]
    step = min(170.0, (box[2] - box[0]) / max(1, len(known)))
    start = (box[0] + box[2]) / 2 - step * (len(known) - 1) / 2
    count = dict.fromkeys(known, 0)
    for each in view.election.placed:
        for slug in each.on:
            if slug in count:
                x = start + known.index(slug) * step - 44 + count[slug] * 30
                pieces.shield(stage, x, box[3] - 56, each.family, 0.46)
                count[slug] += 1


def _tax(stage: Stage, view: FiefView, caption: Caption, box: Box) -> None:
    """The Royal Tax that is asked for."""
    assert view.parliament is not None
    words = caption.words
    known = panel.nobles(view).get(view.sovereign)
    middle, y = (box[0] + box[2]) / 2, (box[1] + box[3]) / 2
    if known is not None:
        portrait(stage, box[0] + 120, y, known.slug, known.family, known.titles[0] if known.titles else "king", 1.2)
    stage.draw(("coin", 1), middle, y - 14, (-52, -52, 52, 52), sized(icons.coin, 1), 2)
    stage.text(middle + 70, y - 14, str(view.parliament.sum), 90, "black", INK, "l", kind="key")
    key = "granted" if view.parliament.granted else "asked"
    stage.text(
        middle, y + 62, words(f"fief-picture-tax-{key}"), 30, "name", panel.BROWN, width=440, least=SIZE, kind="note"
    )
    if not view.parliament.granted:
        text = words("fief-picture-tax-half", n=sum(f.votes + f.burgher for f in view.families))
        left, room = box[0] + 220, box[2] - box[0] - 240
        stage.text(left + room / 2, y + 100, text, SIZE, "bold", INK, width=room, least=SIZE, kind="note")


def _court(stage: Stage, view: FiefView, caption: Caption, box: Box) -> None:
    """Open offers of marriage as pairs with a ring, then the candidates."""
    assert view.court is not None
    words, known = caption.words, panel.nobles(view)
    label = words("fief-picture-offers")
    stage.text(box[0] + 12, box[1] + 14, label, 27, "name", panel.BROWN, "l", width=400, least=SIZE, kind="note")
    pairs = [(a, b) for a, b in view.court.offers if a in known and b in known][:5]
    step = min(300.0, (box[2] - box[0]) / max(1, len(pairs)))
    y = box[1] + 76
    for n, (one, other) in enumerate(pairs):
        x = box[0] + step * (n + 0.5)
        for k, (sign, slug) in enumerate(((-1, one), (1, other))):
            panel.head(stage, x + sign * step * 0.25, y, known[slug], min(84.0, step * 0.42))
            stage.text(x, y + 56 + k * 27, piece(words, slug), SIZE, "bold", INK, width=step - 8, least=SIZE,
                       kind="note")  # fmt: skip
        pieces.sign(stage, x, y, "ring", 38)
    if not pairs:
        stage.text(box[0] + 12, y - 10, "–", 30, "black", panel.BROWN, "l", kind="")
    y = box[1] + 204
    label = words("fief-picture-candidates" if view.court.elects else "fief-picture-no-election")
    far = stage.text(box[0] + 12, y, label, 27, "name", panel.BROWN, "l", width=420, least=SIZE, kind="note")
    standing = [known[slug] for slug in view.court.candidates if slug in known]
    step = min(220.0, (box[2] - box[0] - far - 30) / max(1, len(standing)))
    for n, noble in enumerate(standing):
        x = box[0] + far + 52 + n * step
        panel.head(stage, x, y, noble, 52)
        if step > 130:  # of more than a few there is no room for names; the words below have them
            name = piece(words, noble.slug)
            stage.text(x + 32, y, name, SIZE, "bold", INK, "l", width=step - 62, least=SIZE, kind="note")


def _title(stage: Stage, text: str, box: Box) -> None:
    """A crown and what is shown."""
    stage.draw(("crown", 0.5), box[0] + 48, box[1] + 42, (-28, -28, 28, 28), sized(icons.crown, 0.5), 1.4)
    stage.text(
        box[0] + 86, box[1] + 42, text, 36, "name", INK, "l", width=box[2] - box[0] - 110, least=18, kind="title"
    )


def _row(stage: Stage, view: FiefView, caption: Caption, family: int, box: Box, y: float, high: float) -> None:
    """A family's row: its tint, its shield, who plays it."""
    wide = box[2] - box[0] - 32

    def bar(brush: Brush) -> None:
        fill = mix(palette.PARCHMENT_LIGHT, palette.seat_hue(family), 0.14)
        brush.rect(0, -high / 2 + 3, wide, high - 6, fill, None, radius=8)

    stage.draw(("cast", family, wide, high), box[0] + 16, y, (0, -high / 2, wide, high / 2), bar)
    pieces.shield(stage, box[0] + 52, y, family, high / 76)
    name = family_player(view, caption, family)
    stage.text(box[0] + 96, y, name, 29, "name", INK, "l", width=wide * 0.36, least=SIZE, kind="note")


def _voters(stage: Stage, view: FiefView, caption: Caption, box: Box) -> None:
    """Every family with the Nobles who vote for it, and its votes."""
    _title(stage, caption.words("fief-picture-assembly-votes"), box)
    high = min(80.0, (box[3] - box[1] - 100) / len(view.families))
    y = box[1] + 84 + high / 2
    for family in view.families:
        _row(stage, view, caption, family.family, box, y, high)
        for n, noble in enumerate(n for n in view.nobles if n.family == family.family and n.votes):
            panel.head(stage, box[0] + (box[2] - box[0]) * 0.5 + n * 82, y, noble, high * 0.8)
        stage.text(box[2] - 46, y, str(family.votes), min(44.0, high * 0.7), "black", INK, width=60, kind="key")
        y += high


def _counted(stage: Stage, view: FiefView, caption: Caption, ballot: Ballot, box: Box) -> None:
    """A vote that was counted: family by family, and what came of it."""
    words, known = caption.words, panel.nobles(view)
    _title(stage, words(f"fief-picture-counted-{ballot.kind}", n=ballot.round), box)
    high = min(66.0, (box[3] - box[1] - 160) / max(1, len(ballot.casts)))
    y = box[1] + 84 + high / 2
    wide = box[2] - box[0] - 32
    for cast in ballot.casts[:8]:
        _row(stage, view, caption, cast.family, box, y, high)
        x = box[0] + wide * 0.52
        noble = known.get(cast.choice)
        if ballot.kind == ELECTION and noble is not None:
            panel.head(stage, x, y, noble, high * 0.72)
        choice = (
            piece(words, cast.choice) if ballot.kind == ELECTION else words(f"fief-word-{cast.choice or 'nothing'}")
        )
        if cast.decoy:
            choice = f"{choice} ({words('fief-picture-decoy')})"
        stage.text(x + 32, y, capital(choice), 27, "bold", INK, "l", width=wide * 0.34, least=SIZE, kind="note")
        weight = str(cast.weight) if not cast.decoy else "0"
        stage.text(box[2] - 46, y, weight, min(44.0, high * 0.7), "black", INK, width=60, kind="key")
        y += high
    stage.text(
        (box[0] + box[2]) / 2, box[3] - 40, outcome(ballot, caption), 33, "name", palette.WAX, width=wide, least=15,
        kind="title",
    )  # fmt: skip


def outcome(ballot: Ballot, caption: Caption) -> str:
    """What came of a vote."""
    words = caption.words
    if ballot.kind == PARLIAMENT:
        return words(f"fief-picture-tax-{ballot.result}")
    if not ballot.result:
        return words("fief-picture-elected-nobody")
    return words("fief-picture-elected", name=piece(words, ballot.result))


def sheet_height(view: FiefView) -> float:
    """How high the sheet has to be for what assembles now."""
    return LOW if quiet(view) else HIGH


def sheet(view: FiefView, caption: Caption, width: int, high: float = HIGH) -> Stage:
    """The assembly alone."""
    scale = width / WIDE
    stage = Stage(parchment.ground(width, round(high * scale)), scale)
    draw(stage, view, caption, (14.0, 14.0, WIDE - 14, high - 14))
    return stage


def text(view: FiefView, caption: Caption) -> str:
    """The assembly, else the last vote, else everybody's votes, in words."""
    words, now = caption.words, kind(view)
    if view.court is not None and now == "court":
        pairs = "; ".join(f"{piece(words, a)} + {piece(words, b)}" for a, b in view.court.offers)
        names = ", ".join(piece(words, c) for c in view.court.candidates)
        return words("fief-picture-alt-court", offers=pairs or "–", candidates=names or "–")
    if view.election is not None:
        names = ", ".join(piece(words, c) for c in view.election.candidates)
        return words("fief-picture-alt-election", candidates=names)
    if view.parliament is not None:
        return words("fief-picture-alt-parliament", n=view.parliament.sum)
    if view.ballot is None:
        told = [f"{family_player(view, caption, f.family)} {f.votes}" for f in view.families]
        return words("fief-picture-alt-votes", list=", ".join(told))
    casts = []
    for cast in view.ballot.casts:
        choice = (
            piece(words, cast.choice)
            if view.ballot.kind == ELECTION
            else words(f"fief-word-{cast.choice or 'nothing'}")
        )
        casts.append(f"{family_player(view, caption, cast.family)} – {choice} {0 if cast.decoy else cast.weight}")
    title = words(f"fief-picture-counted-{view.ballot.kind}", n=view.ballot.round)
    return f"{title}: {'; '.join(casts)}. {outcome(view.ballot, caption)}"
