"""Message components and modals: which may stand where, how many, how long; with Discord's own refusals.

Both trees are returned as copies in which every component has an ``id``, as Discord hands them back.
"""

from __future__ import annotations

import copy
from collections.abc import Iterator
from typing import Any, Final

from bot.common import discord_limits as limits
from bot.sandbox.emoji import is_emoji
from bot.sandbox.errors import Form, Json

Path = tuple[str | int, ...]

ROW, BUTTON, STRING_SELECT, TEXT_INPUT = 1, 2, 3, 4
SELECTS: Final = (3, 5, 6, 7, 8)
SECTION, TEXT, THUMBNAIL, GALLERY, FILE, SEPARATOR, CONTAINER, LABEL = 9, 10, 11, 12, 13, 14, 17, 18
UPLOAD, RADIO, CHECKS, CHECK = 19, 21, 22, 23
_TOP_V2: Final = (ROW, SECTION, TEXT, GALLERY, FILE, SEPARATOR, CONTAINER)
_IN_CONTAINER: Final = (ROW, SECTION, TEXT, GALLERY, FILE, SEPARATOR)
_IN_LABEL: Final = (TEXT_INPUT, *SELECTS, UPLOAD, RADIO, CHECKS, CHECK)


def walk(tree: list[Json]) -> Iterator[Json]:
    """Every component of a tree, outer ones first."""
    for item in tree:
        yield item
        yield from walk(item.get("components") or [])
        for key in ("accessory", "component"):
            if isinstance(item.get(key), dict):
                yield from walk([item[key]])


def find(tree: list[Json], custom_id: str) -> Json | None:
    """The component with this custom_id."""
    return next((item for item in walk(tree) if item.get("custom_id") == custom_id), None)


def message_components(form: Form, tree: Any, *, v2: bool, names: set[str]) -> list[Json]:
    """Check the components of a message. ``names``: files that ``attachment://`` may refer to."""
    check = _Check(form, names, v2=v2)
    path: Path = ("components",)
    if not check.well_formed(path, tree):
        return []
    tree = copy.deepcopy(tree)
    if v2:
        check.children(path, tree, _TOP_V2, 1, limits.COMPONENTS)
        if sum(1 for _ in walk(tree)) > limits.COMPONENTS:
            said = f"Total number of components cannot exceed {limits.COMPONENTS}"
            form.add(path, "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED", said)
        letters = sum(len(str(item.get("content", ""))) for item in walk(tree) if item.get("type") == TEXT)
        if letters > limits.LAYOUT_TEXT and not form:
            form.add(
                path,
                "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED",
                f"Displayable text size exceeds maximum size of {limits.LAYOUT_TEXT}",
            )
    else:
        check.children(path, tree, (ROW,), 0, limits.ROWS)
    check.unique(path, tree)
    number(tree)
    return list(tree)


def modal(form: Form, data: Any) -> Json:
    """Check a modal (``data`` of callback type 9); a copy with ids."""
    if not isinstance(data, dict):
        form.required(("data",))
        return {}
    form.text(("data", "custom_id"), data.get("custom_id"), 1, limits.CUSTOM_ID)
    form.text(("data", "title"), data.get("title"), 1, limits.MODAL_TITLE)
    path: Path = ("data", "components")
    check = _Check(form, set(), v2=True, in_modal=True)
    if not check.well_formed(path, data.get("components")):
        return {}
    shown: Json = copy.deepcopy(data)
    check.children(path, shown["components"], (ROW, LABEL, TEXT), 1, limits.MODAL_COMPONENTS)
    check.unique(path, shown["components"])
    number(shown["components"])
    return shown


def number(tree: list[Json]) -> None:
    """Give every component without an id the next free one, in reading order."""
    taken = {item["id"] for item in walk(tree) if item.get("id")}
    following = 0
    for item in walk(tree):
        if not item.get("id"):
            following += 1
            while following in taken:
                following += 1
            item["id"] = following


class _Check:
    """One pass over one tree."""

    def __init__(self, form: Form, names: set[str], *, v2: bool, in_modal: bool = False) -> None:
        self.form = form
        self.names = names
        self.v2 = v2
        self.in_modal = in_modal

    def well_formed(self, path: Path, tree: Any) -> bool:
        """A list of objects with a numeric type, all the way down; anything else stops the pass."""
        if not isinstance(tree, list):
            self.form.required(path) if tree is None else self.form.bad_type(path, "list")
            return False
        for index, item in enumerate(tree):
            if not isinstance(item, dict) or not isinstance(item.get("type"), int):
                self.form.add((*path, index), "MODEL_TYPE_CONVERT", "Only dictionaries with a type may be used.")
                return False
            for key in ("accessory", "component"):
                if key in item and not self.well_formed((*path, index, key), [item[key]]):
                    return False
            if "components" in item and not self.well_formed((*path, index, "components"), item["components"]):
                return False
        return True

    def unique(self, path: Path, tree: list[Json]) -> None:
        seen: set[str] = set()
        ids: set[int] = set()
        for item in walk(tree):
            custom_id = item.get("custom_id")
            if custom_id is not None and custom_id in seen:
                self.form.add(
                    path, "COMPONENT_CUSTOM_ID_DUPLICATED", f"Component custom id cannot be duplicated: {custom_id}"
                )
            if custom_id is not None:
                seen.add(custom_id)
            if item.get("id"):
                if item["id"] in ids:
                    self.form.add(path, "COMPONENT_ID_DUPLICATED", f"Component id cannot be duplicated: {item['id']}")
                ids.add(item["id"])

    def children(self, path: Path, tree: list[Json], kinds: tuple[int, ...], least: int, most: int) -> None:
        if not least <= len(tree) <= most:
            self.form.bad_length(path, least, most)
        for index, item in enumerate(tree):
            here = (*path, index)
            if item["type"] not in kinds:
                self.form.add((*here, "type"), "UNION_TYPE_CHOICES", f'Value of field "type" must be one of {kinds}.')
                continue
            self.one(here, item)

    def one(self, path: Path, item: Json) -> None:
        """Check one component of a kind that may stand here."""
        kind = item["type"]
        if kind == ROW:
            self.row(path, item)
        elif kind == BUTTON:
            self.button(path, item)
        elif kind in SELECTS:
            self.select(path, item)
        elif kind == TEXT_INPUT:
            self.text_input(path, item)
        elif kind == TEXT:
            self.form.text((*path, "content"), item.get("content"), 1, limits.LAYOUT_TEXT)
        elif kind == SECTION:
            self.children((*path, "components"), item.get("components") or [], (TEXT,), 1, limits.SECTION_TEXTS)
            self.child(path, item, "accessory", (BUTTON, THUMBNAIL))
        elif kind == THUMBNAIL:
            self.media((*path, "media"), item.get("media"))
            self.form.text((*path, "description"), item.get("description"), 0, limits.ALT_TEXT, required=False)
        elif kind == GALLERY:
            self.gallery(path, item)
        elif kind == FILE:
            self.media((*path, "file"), item.get("file"), only_files=True)
        elif kind == SEPARATOR:
            if item.get("spacing") not in (None, 1, 2):
                self.form.bad_choice((*path, "spacing"), "(1, 2)")
        elif kind == CONTAINER:
            if item.get("accent_color") is not None:
                self.form.integer((*path, "accent_color"), item["accent_color"], 0, 0xFFFFFF)
            children = item.get("components") or []
            self.children((*path, "components"), children, _IN_CONTAINER, 1, limits.COMPONENTS)
        elif kind == LABEL:
            self.form.text((*path, "label"), item.get("label"), 1, limits.LABEL)
            told = item.get("description")
            self.form.text((*path, "description"), told, 1, limits.LABEL_DESCRIPTION, required=False)
            self.child(path, item, "component", _IN_LABEL)
        elif kind in (RADIO, CHECKS):
            self.group(path, item)
        elif kind == UPLOAD:
            self.form.text((*path, "custom_id"), item.get("custom_id"), 1, limits.CUSTOM_ID)
            self.amounts(path, item, limits.FILE_UPLOAD)
        elif kind == CHECK:
            self.form.text((*path, "custom_id"), item.get("custom_id"), 1, limits.CUSTOM_ID)

    def child(self, path: Path, item: Json, key: str, kinds: tuple[int, ...]) -> None:
        inner = item.get(key)
        if inner is None:
            self.form.required((*path, key))
        elif inner["type"] not in kinds:
            self.form.add((*path, key, "type"), "UNION_TYPE_CHOICES", f'Value of field "type" must be one of {kinds}.')
        else:
            self.one((*path, key), inner)

    def row(self, path: Path, item: Json) -> None:
        inner = item.get("components") or []
        here = (*path, "components")
        if self.in_modal:
            self.children(here, inner, (TEXT_INPUT,), 1, 1)
            return
        kinds = {child["type"] for child in inner}
        if kinds & set(SELECTS) and len(inner) > 1:
            self.form.add(here, "COMPONENT_LAYOUT_WIDTH_EXCEEDED", "The specified component exceeds the maximum width")
        self.children(here, inner, (BUTTON, *SELECTS), 1, limits.ROW_BUTTONS)

    def button(self, path: Path, item: Json) -> None:
        style = item.get("style")
        if style not in (1, 2, 3, 4, 5, 6):
            self.form.bad_choice((*path, "style"), "(1, 2, 3, 4, 5, 6)")
            return
        self.form.text((*path, "label"), item.get("label"), 0, limits.BUTTON_LABEL, required=False)
        if item.get("emoji") is not None:
            self.emoji((*path, "emoji"), item["emoji"])
        if style == 6:
            self.form.add((*path, "style"), "BUTTON_COMPONENT_PREMIUM_DISALLOWED", "No product stands for sale here.")
            return
        if not item.get("label") and item.get("emoji") is None:
            self.form.add(path, "BUTTON_COMPONENT_LABEL_REQUIRED", "A button must have a label or an emoji")
        if style == 5:
            url = item.get("url")
            if self.form.text((*path, "url"), url, 1, limits.BUTTON_URL) and not str(url).startswith(
                ("http://", "https://", "discord://")
            ):
                self.form.add(
                    (*path, "url"), "URL_TYPE_INVALID_SCHEME", "Scheme must be one of ('http', 'https', 'discord')."
                )
            if item.get("custom_id"):
                self.form.add(
                    path,
                    "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE",
                    "A custom id and url cannot both be specified",
                )
            return
        self.form.text((*path, "custom_id"), item.get("custom_id"), 1, limits.CUSTOM_ID)
        if item.get("url"):
            self.form.add(
                path,
                "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE",
                "A custom id and url cannot both be specified",
            )

    def emoji(self, path: Path, emoji: Any) -> None:
        """Only Unicode emoji exist in the sandbox: the server has none of its own."""
        if not isinstance(emoji, dict) or emoji.get("id") or not is_emoji(str(emoji.get("name") or "")):
            self.form.add((*path, "name"), "BUTTON_COMPONENT_INVALID_EMOJI", "Invalid emoji")

    def amounts(self, path: Path, item: Json, most: int, *, available: int | None = None) -> None:
        """``min_values`` and ``max_values``: in range, in order, and no more than there are options."""
        least_value = item.get("min_values")
        most_value = item.get("max_values")
        least_value = 1 if least_value is None else least_value
        most_value = max(1, least_value if isinstance(least_value, int) else 1) if most_value is None else most_value
        fine = self.form.integer((*path, "min_values"), least_value, 0, most)
        fine = self.form.integer((*path, "max_values"), most_value, 1, most) and fine
        if fine and least_value > most_value:
            self.form.add(
                (*path, "min_values"), "SELECT_COMPONENT_MIN_VALUES_EXCEEDED", "Min values cannot exceed max values"
            )
        if fine and available is not None and most_value > available:
            self.form.add(
                (*path, "max_values"),
                "SELECT_COMPONENT_MAX_VALUES_EXCEEDED",
                "Max values cannot exceed the number of options",
            )

    def select(self, path: Path, item: Json) -> None:
        self.form.text((*path, "custom_id"), item.get("custom_id"), 1, limits.CUSTOM_ID)
        shown = item.get("placeholder")
        self.form.text((*path, "placeholder"), shown, 0, limits.SELECT_PLACEHOLDER, required=False)
        if item["type"] != STRING_SELECT:
            self.amounts(path, item, limits.SELECT_OPTIONS)
            return
        options = self.options(path, item, 1, limits.SELECT_OPTIONS)
        self.amounts(path, item, limits.SELECT_OPTIONS, available=len(options))
        chosen = sum(bool(option.get("default")) for option in options)
        if chosen > (item.get("max_values") or 1):
            self.form.add(
                (*path, "options"), "SELECT_COMPONENT_DEFAULT_VALUES_EXCEEDED", "Too many options are chosen by default"
            )

    def group(self, path: Path, item: Json) -> None:
        """Radio buttons (two options or more) and check boxes."""
        self.form.text((*path, "custom_id"), item.get("custom_id"), 1, limits.CUSTOM_ID)
        options = self.options(path, item, 2 if item["type"] == RADIO else 1, limits.GROUP_OPTIONS)
        if item["type"] == CHECKS:
            shown = {"max_values": len(options) or 1, **item}
            self.amounts(path, shown, limits.GROUP_OPTIONS, available=len(options))

    def options(self, path: Path, item: Json, least: int, most: int) -> list[Json]:
        options = item.get("options")
        if not isinstance(options, list) or any(not isinstance(option, dict) for option in options):
            self.form.required((*path, "options"))
            return []
        if not least <= len(options) <= most:
            self.form.bad_length((*path, "options"), least, most)
        values: set[str] = set()
        for index, option in enumerate(options):
            here = (*path, "options", index)
            self.form.text((*here, "label"), option.get("label"), 1, limits.OPTION_TEXT)
            self.form.text((*here, "value"), option.get("value"), 1, limits.OPTION_TEXT)
            told = option.get("description")
            self.form.text((*here, "description"), told, 0, limits.OPTION_TEXT, required=False)
            if option.get("emoji") is not None:
                self.emoji((*here, "emoji"), option["emoji"])
            value = str(option.get("value"))
            if value in values:
                self.form.add(
                    (*here, "value"),
                    "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
                    "The specified option value is already used",
                )
            values.add(value)
        return options

    def gallery(self, path: Path, item: Json) -> None:
        items = item.get("items") or []
        if not 1 <= len(items) <= limits.GALLERY:
            self.form.bad_length((*path, "items"), 1, limits.GALLERY)
        for index, entry in enumerate(items):
            self.media((*path, "items", index, "media"), entry.get("media"))
            text = entry.get("description")
            self.form.text((*path, "items", index, "description"), text, 0, limits.ALT_TEXT, required=False)

    def media(self, path: Path, media: Any, *, only_files: bool = False) -> None:
        url = media.get("url") if isinstance(media, dict) else None
        if not self.form.text((*path, "url"), url, 1, limits.MEDIA_URL):
            return
        url = str(url)
        if url.startswith("attachment://"):
            if url.removeprefix("attachment://") not in self.names:
                self.form.add(
                    (*path, "url"),
                    "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND",
                    "The referenced attachment cannot be found",
                )
        elif only_files or not url.startswith(("http://", "https://")):
            self.form.add((*path, "url"), "URL_TYPE_INVALID_SCHEME", "Scheme must be one of ('attachment',).")

    def text_input(self, path: Path, item: Json) -> None:
        self.form.text((*path, "custom_id"), item.get("custom_id"), 1, limits.CUSTOM_ID)
        if item.get("style") not in (1, 2):
            self.form.bad_choice((*path, "style"), "(1, 2)")
        inside_row = "component" not in path
        self.form.text((*path, "label"), item.get("label"), 1, limits.LABEL, required=inside_row)
        shown = item.get("placeholder")
        self.form.text((*path, "placeholder"), shown, 0, limits.TEXT_INPUT_PLACEHOLDER, required=False)
        self.form.text((*path, "value"), item.get("value"), 0, limits.TEXT_INPUT, required=False)
        least, most = item.get("min_length"), item.get("max_length")
        if least is not None:
            self.form.integer((*path, "min_length"), least, 0, limits.TEXT_INPUT)
        if most is not None:
            self.form.integer((*path, "max_length"), most, 1, limits.TEXT_INPUT)
        if isinstance(least, int) and isinstance(most, int) and least > most:
            self.form.add(
                (*path, "min_length"), "TEXT_INPUT_COMPONENT_MIN_LENGTH_EXCEEDED", "Min length cannot exceed max length"
            )
