"""``python -m bot render``: draw any picture of a game played by the computer, or all of them on one sheet."""

from __future__ import annotations

import io
import pathlib
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Annotated, Any

import typer

if TYPE_CHECKING:
    from PIL import Image

    from render.core.api import Caption, Picture

NAMES = ("Aldonza", "Berenguer", "Constanza", "Dalmau", "Elvira", "Ferrant")
KINDS = ("board", "hand", "animation", "result", "lobby")
BLINDNESS: dict[str, tuple[float, ...]] = {
    "deuteranopia": (0.367, 0.861, -0.228, 0, 0.280, 0.673, 0.047, 0, -0.012, 0.043, 0.969, 0),
    "protanopia": (0.152, 1.053, -0.205, 0, 0.115, 0.786, 0.099, 0, -0.004, -0.048, 1.052, 0),
    "tritanopia": (1.256, -0.077, -0.179, 0, -0.078, 0.931, 0.148, 0, 0.005, 0.691, 0.304, 0),
}
"""How the picture looks to who lacks one kind of cone (Machado, Oliveira and Fernandes 2009), as colour matrices."""

BATTLES = ("battle", "battlefield")
"""What ``zoom`` calls the picture of a battle."""
_GAP = 24


def play(game: str, seats: int, seed: str, turn: int, player: str) -> tuple[Any, Any]:
    """The rules and a state: a game played by computer players until round ``turn`` opens, or to its end.

    A round is a year of Xidit, a turn of Richard III; ``turn`` 0 plays to the end.
    Raises ``ValueError`` for an unknown game, player or seat count.
    """
    from bot.measure.driver import Driver
    from engine import GAMES

    if game not in GAMES:
        raise ValueError(f"no game is called {game!r}")
    driver = Driver(game, [player] * seats, seed, names=[f"{seed}-{seat}" for seat in range(seats)])
    rules = driver.rules
    while not (turn and rules.reached(rules.view(driver.state, None), turn)) and driver.step():
        pass
    return rules, driver.state


def fights(game: str, seats: int, seed: str, player: str) -> tuple[Any, Any, Any, str] | None:
    """The first battle of a game: the view before it came, the view of it, the view when it was over, and what ``zoom``
    calls it; ``None`` in a game that has none."""
    from bot.measure.driver import Driver
    from render import GAMES

    driver = Driver(game, [player] * seats, seed, names=[f"{seed}-{seat}" for seat in range(seats)])
    before: Any = None
    fought: Any = None
    slug = ""
    while driver.step():
        view = driver.rules.view(driver.state, None)
        now = next((each for each in GAMES[game].areas(view) if each in BATTLES), "")
        if fought is not None and (not now or getattr(view, "reports", None)):
            return before, fought, view, slug
        if now:
            fought, slug = view, now
        elif fought is None:
            before = view
    return None if fought is None else (before, fought, fought, slug)


def marching(game: str, seats: int, seed: str, caption: Caption) -> Picture | None:
    """The first moving picture of a march in a game, drawn as it is posted: from when a seat begins to act until
    another does; ``None`` in a game that has none."""
    from bot.measure.driver import Driver
    from engine.core import blocking
    from render import GAMES

    driver = Driver(game, ["heuristic"] * seats, seed, names=[f"{seed}-{seat}" for seat in range(seats)])
    began, acted = driver.rules.view(driver.state, None), set(blocking(driver.rules.prompts(driver.state)))
    while driver.step():
        acts = set(blocking(driver.rules.prompts(driver.state)))
        if acts == acted:
            continue
        view = driver.rules.view(driver.state, None)
        found = GAMES[game].march(view, began, caption)
        if found is not None:
            return found
        began, acted = view, acts
    return None


def plan(rules: Any, state: Any, seat: int, seed: str, player: str) -> None:
    """Lets a computer player choose a seat's secret orders without sealing them."""
    from engine.players import make

    chooser = make(rules.id, player, f"{seed}-{seat}")
    prompt = next((p for p in rules.prompts(state).get(seat, ()) if p.blocks), None)
    if prompt is None:
        return
    for action in chooser.choose(rules.view(state, seat), prompt):
        if action.verb != "seal" and rules.why_not(state, seat, action) is None:
            rules.apply(state, seat, action)


def caption_for(title: str, seats: int, locale: str) -> Caption:
    """The caption of a made-up table."""
    from bot.locale import words
    from render.core.api import Caption

    return Caption(title=title, names=NAMES[:seats], words=words(locale))


def lobby(game: str, seats: int, locale: str) -> Picture:
    """The lobby card of a made-up table with half of its seats taken."""
    from bot.locale import words
    from bot.presenter import Voice
    from render import lobby_card
    from render.core.api import LobbyCard

    taken: list[str | None] = [NAMES[seat] if seat % 2 == 0 else None for seat in range(seats)]
    voice = Voice(locale, (), game)
    sides = [voice.side(seat) for seat in range(seats)]
    card = LobbyCard(game, "The Winter Campaign", taken, facts=[], words=words(locale), sides=sides)
    return lobby_card(card)


def draw(
    game: str,
    kind: str,
    *,
    seats: int,
    seed: str,
    turn: int,
    seat: int | None,
    locale: str,
    width: int = 0,
    zoom: str = "",
    player: str = "heuristic",
    before_turn: int = 0,
) -> Picture:
    """One picture; with ``before_turn`` it is marked with what changed since that round. Raises ``ValueError`` for what
    does not exist, or where there is nothing to show yet."""
    from render import GAMES

    if kind not in KINDS:
        raise ValueError(f"no picture is called {kind!r}; known are {', '.join(KINDS)}")
    if kind == "lobby":
        return lobby(game, seats, locale)
    rules, state = play(game, seats, seed, 0 if kind == "result" else turn, player)
    renderer, caption = GAMES[game], caption_for("The Winter Campaign", seats, locale)
    size: dict[str, Any] = {"width": width} if width else {}
    if kind == "hand":
        seat = 0 if seat is None else seat
        plan(rules, state, seat, seed, player)
    if before_turn:
        reader = seat if kind == "hand" else None
        size["before"] = rules.view(play(game, seats, seed, before_turn, player)[1], reader)
    if kind == "hand":
        return renderer.board(rules.view(state, seat), caption, zoom=zoom, **size)
    view = rules.view(state, None)
    if kind == "board":
        return renderer.board(view, caption, zoom=zoom, **size)
    size.pop("before", None)
    found = renderer.animation(view, caption, **size) if kind == "animation" else renderer.result(view, caption, **size)
    if found is None:
        raise ValueError(f"there is no {kind} at this point of the game")
    return found


def opened(picture: Picture, frame: int = 0) -> Image.Image:
    """An encoded picture as pixels; of an animated one, the frame asked for (negative: from the end)."""
    from PIL import Image

    image = Image.open(io.BytesIO(picture.data))
    count = getattr(image, "n_frames", 1)
    if count > 1:
        image.seek(frame % count)
    return image.convert("RGB")


def contact_sheet(out: pathlib.Path, *, seed: str = "7", locale: str = "en") -> list[pathlib.Path]:
    """Draws every kind of picture; returns the files: each alone, a sheet of all, how others see the sheet, and a sheet
    of the first pictures of panels as a phone shows them, a row for each game."""
    from PIL import Image

    from engine import GAMES as RULES
    from render import GAMES
    from render.core.api import NEAR_WIDTH

    out.mkdir(parents=True, exist_ok=True)
    files: list[pathlib.Path] = []
    shown: list[Image.Image] = []
    crops: list[list[Image.Image]] = []

    def keep(name: str, picture: Picture, *frames: int) -> None:
        path = out / f"{name}.{picture.extension}"
        path.write_bytes(picture.data)
        files.append(path)
        shown.extend(opened(picture, frame) for frame in frames or (0,))

    for game, renderer in GAMES.items():
        most, least = max(RULES[game].seats), min(RULES[game].seats)
        caption = caption_for("The Winter Campaign", most, locale)
        rules, state = play(game, most, seed, 9, "heuristic")
        view = rules.view(state, None)
        keep(f"{game}-board", renderer.board(view, caption))
        animated = renderer.animation(view, caption)
        seat = most // 2
        plan(rules, state, seat, seed, "heuristic")
        keep(f"{game}-hand", renderer.board(rules.view(state, seat), caption))
        areas = renderer.areas(view)
        keep(f"{game}-zoom-{areas[-1]}", renderer.board(view, caption, zoom=areas[-1]))
        keep(f"{game}-zoom-{areas[0]}", renderer.board(view, caption, zoom=areas[0]))
        rounds = [rules.view(play(game, most, seed, turn, "heuristic")[1], None) for turn in (6, 7)]
        keep(f"{game}-board-changes", renderer.board(rounds[1], caption, before=rounds[0]))
        early = rules.view(play(game, least, seed, 1, "heuristic")[1], None)
        keep(f"{game}-board-first-round", renderer.board(early, caption_for("The First Round", least, locale)))
        lesson = play(game, least, seed, 1, "heuristic")
        first = caption_for("The First Game", least, locale)
        for name, seen, told in (
            ("near", view, caption),
            ("near-hand", rules.view(state, seat), caption),
            ("tutorial", lesson[0].view(lesson[1], 0), first),
        ):
            page = renderer.pages(seen)[0]
            keep(f"{game}-{name}", renderer.board(seen, told, zoom=page, width=NEAR_WIDTH))
        crops.append(shown[-3:])
        fight = fights(game, most, seed, "heuristic")
        if fight is not None:
            before, fought, over, slug = fight
            keep(f"{game}-battle", renderer.board(fought, caption, zoom=slug))
            keep(f"{game}-battle-board", renderer.board(fought, caption, before=before))
            marched = renderer.march(fought, before, caption) or renderer.march(rounds[1], rounds[0], caption)
            marched = marched or marching(game, most, seed, caption)
            if marched is not None:
                keep(f"{game}-march", marched, 5, -1)
            dice = renderer.animation(over, caption)
            if dice is not None:
                keep(f"{game}-dice", dice, -1)
        if animated is not None:
            keep(f"{game}-animation", animated, 3, -2)
        end = renderer.result(rules.view(play(game, most, seed, 0, "heuristic")[1], None), caption)
        if end is not None:
            keep(f"{game}-result", end)
        keep(f"{game}-lobby", lobby(game, most, locale))
    sheet = _sheet(shown)
    path = out / "contact-sheet-crops.png"
    first_pictures(crops).save(path)
    files.append(path)
    for name, image in {"contact-sheet": sheet, **{name: blinded(sheet, name) for name in BLINDNESS}}.items():
        path = out / (f"{name}.png" if name == "contact-sheet" else f"contact-sheet-{name}.png")
        image.convert("P", palette=Image.Palette.ADAPTIVE).save(path)
        files.append(path)
    return files


def blinded(image: Image.Image, name: str) -> Image.Image:
    """The image as ``deuteranopia``, ``protanopia`` or ``tritanopia`` shows it."""
    return image.convert("RGB", BLINDNESS[name])


def first_pictures(rows: Sequence[Sequence[Image.Image]]) -> Image.Image:
    """Pictures in rows, each as wide as on a phone, the upper edges of a row in line."""
    from PIL import Image

    from render.core.phone import PHONE

    small = [[image.resize((PHONE, round(PHONE * image.height / image.width))) for image in row] for row in rows]
    highs = [max((image.height for image in row), default=0) + _GAP for row in small]
    across = max(map(len, small), default=0) * (PHONE + _GAP) + _GAP
    sheet = Image.new("RGB", (across, sum(highs) + _GAP), "#888888")
    for number, row in enumerate(small):
        for place, image in enumerate(row):
            sheet.paste(image, (_GAP + place * (PHONE + _GAP), _GAP + sum(highs[:number])))
    return sheet


def _sheet(images: Sequence[Image.Image]) -> Image.Image:
    """All images at full size in two columns, and all of them 400 pixels wide in a column at the right."""
    from PIL import Image

    columns: tuple[list[Image.Image], list[Image.Image]] = ([], [])
    for image in images:
        heights = [sum(each.height for each in column) for column in columns]
        columns[heights.index(min(heights))].append(image)
    small = [image.resize((400, round(400 * image.height / image.width)), Image.Resampling.LANCZOS) for image in images]
    stacks = [*columns, small]
    widths = [max(image.width for image in stack) for stack in stacks if stack]
    high = max(sum(image.height + _GAP for image in stack) for stack in stacks) + _GAP
    sheet = Image.new("RGB", (sum(widths) + _GAP * (len(widths) + 1), high), (43, 33, 24))
    x = _GAP
    for stack, width in zip(stacks, widths, strict=False):
        y = _GAP
        for image in stack:
            sheet.paste(image, (x, y))
            y += image.height + _GAP
        x += width + _GAP
    return sheet


def register(app: typer.Typer) -> None:
    """Adds ``render`` with its commands."""
    sub = typer.Typer(no_args_is_help=True, help="Draw the pictures of a game played by the computer.")
    app.add_typer(sub, name="render")

    from bot.locale import text
    from engine import GAMES

    for game in GAMES:
        sub.command(game, help=f"Draw one picture of {text('en', f'game-{game}')}.")(_one(game))

    @sub.command("contact-sheet")
    def sheet(
        out: Annotated[pathlib.Path, typer.Option(help="The folder to write to.")],
        seed: Annotated[str, typer.Option(help="The luck of the games.")] = "7",
        locale: Annotated[str, typer.Option(help="en or es.")] = "en",
    ) -> None:
        """Draw every kind of picture, and one sheet of them all, also as colour-blind eyes see it."""
        for path in contact_sheet(out, seed=seed, locale=locale):
            print(path)


def usual_seats(game: str) -> int:
    """Four, or as many as the game takes at most."""
    from engine import GAMES

    return min(4, max(GAMES[game].seats))


def _one(game: str) -> Callable[..., None]:
    """The command that draws one picture of a game."""

    def command(
        out: Annotated[
            pathlib.Path, typer.Option(help="The file to write; its ending gives way to the picture's own.")
        ],
        seats: Annotated[int, typer.Option(help="How many play.")] = usual_seats(game),
        seed: Annotated[str, typer.Option(help="The luck of the game.")] = "7",
        turn: Annotated[int, typer.Option(help="The round (a year, a turn) to draw.")] = 5,
        seat: Annotated[int | None, typer.Option(help="Whose hand to draw, from 1; only with --kind hand.")] = None,
        kind: Annotated[str, typer.Option(help="board, hand, animation, result or lobby.")] = "",
        zoom: Annotated[str, typer.Option(help="An area of the board to enlarge.")] = "",
        width: Annotated[int, typer.Option(help="Pixels; 0 takes the usual width.")] = 0,
        locale: Annotated[str, typer.Option(help="en or es.")] = "en",
        player: Annotated[str, typer.Option(help="Who plays: heuristic or random.")] = "heuristic",
        before_turn: Annotated[
            int, typer.Option(help="Mark what changed since this round opened; for a board or a hand. 0: nothing.")
        ] = 0,
    ) -> None:
        try:
            picture = draw(
                game,
                kind or ("hand" if seat else "board"),
                seats=seats,
                seed=seed,
                turn=turn,
                seat=None if seat is None else seat - 1,
                locale=locale,
                width=width,
                zoom=zoom,
                player=player,
                before_turn=before_turn,
            )
        except ValueError as error:
            raise typer.BadParameter(str(error)) from error
        print(_write(out, picture))
        print(picture.alt)

    return command


def _write(out: pathlib.Path, picture: Picture) -> str:
    """Writes a still picture as the file's ending asks, an animated one as it is; returns what was written."""
    out.parent.mkdir(parents=True, exist_ok=True)
    if out.suffix.lower() in (".png", ".webp") and getattr(_lazy_open(picture), "n_frames", 1) == 1:
        opened(picture).save(out)
    else:
        out = out.with_suffix(f".{picture.extension}")
        out.write_bytes(picture.data)
    return f"{out}: {picture.width} x {picture.height}, {out.stat().st_size:,} bytes"


def _lazy_open(picture: Picture) -> Image.Image:
    from PIL import Image

    return Image.open(io.BytesIO(picture.data))
