"""The coarse check before all others: every known field of a body has the JSON type it must have.

What passes can be read by the finer checks without asking again. Field names mean the same wherever they stand.
"""

from __future__ import annotations

from typing import Any, Final

from bot.sandbox.errors import Form

Path = tuple[str | int, ...]

_OBJECTS: Final = frozenset(
    {
        "footer",
        "author",
        "image",
        "thumbnail",
        "provider",
        "video",
        "media",
        "file",
        "accessory",
        "component",
        "emoji",
        "allowed_mentions",
        "message_reference",
        "data",
        "message",
    }
)
_TEXT_MAPS: Final = frozenset({"name_localizations", "description_localizations"})
_LISTS: Final = frozenset(
    {
        "embeds",
        "fields",
        "components",
        "options",
        "choices",
        "items",
        "attachments",
        "default_values",
    }
)
_SCALAR_LISTS: Final = frozenset({"parse", "users", "roles", "sticker_ids", "channel_types", "contexts"})
_TEXTS: Final = frozenset(
    {
        "content",
        "title",
        "description",
        "url",
        "text",
        "label",
        "placeholder",
        "custom_id",
        "name",
        "icon_url",
        "filename",
        "topic",
    }
)
_NUMBERS: Final = frozenset(
    {
        "type",
        "style",
        "flags",
        "min_values",
        "max_values",
        "min_length",
        "max_length",
        "color",
        "accent_color",
        "spacing",
        "auto_archive_duration",
        "rate_limit_per_user",
    }
)
_ALLOWED: Final = ((_TEXTS, str, "string"), (_NUMBERS, int, "int"), (_OBJECTS, dict, "dict"))


def check_types(form: Form, body: Any, path: Path = ()) -> None:
    """Record every field of the wrong type; null stands for "not given" everywhere."""
    if isinstance(body, list) and not isinstance(path[-1] if path else "", int):
        for index, item in enumerate(body):
            check_types(form, item, (*path, index))
        return
    if not isinstance(body, dict):
        form.add(path, "MODEL_TYPE_CONVERT", "Only dictionaries may be used in a ModelType")
        return
    for key, value in body.items():
        if value is not None:
            _field(form, key, value, (*path, key))


def _field(form: Form, key: str, value: Any, path: Path) -> None:
    if key == "type" and "embeds" in path:
        return  # an embed's type is a word, and Discord ignores it
    for keys, kind, word in _ALLOWED:
        if key in keys and (not isinstance(value, kind) or (kind is int and isinstance(value, bool))):
            form.bad_type(path, word)
            return
    if key in _OBJECTS:
        check_types(form, value, path)
    elif key in _LISTS:
        if isinstance(value, list):
            check_types(form, value, path)
        else:
            form.add(path, "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
    elif key in _SCALAR_LISTS:
        if not isinstance(value, list) or any(not isinstance(item, str | int) for item in value):
            form.add(path, "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
    elif key in _TEXT_MAPS and not (isinstance(value, dict) and all(isinstance(v, str) for v in value.values())):
        form.add(path, "DICT_TYPE_CONVERT", "Only dictionaries may be used in a DictType")
