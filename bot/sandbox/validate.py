"""Message bodies: the limits Discord puts on content, embeds, files, mentions and nonces, refused as 50035."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Any, Final

from bot.common import discord_limits as limits
from bot.sandbox import components as parts
from bot.sandbox import constants as c
from bot.sandbox.errors import Form, Json, refuse
from bot.sandbox.model import Attachment, Message
from bot.sandbox.typed import check_types

_UNSAFE = re.compile(r"[^A-Za-z0-9_.\-]")
_LEGACY = "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"
_EMBED_TEXT: Final = (("title", limits.EMBED_TITLE), ("description", limits.EMBED_DESCRIPTION))
# Flags a client may set; everything else in the number is ignored, as Discord does.
_SETTABLE: Final = c.F_SUPPRESS_EMBEDS | c.F_SILENT | c.F_V2


@dataclass(slots=True)
class FilePart:
    """One uploaded file of a multipart body."""

    filename: str
    """As it was sent."""
    data: bytes
    """All of its bytes."""


@dataclass(slots=True)
class NewFile:
    """A file to be stored with the message."""

    filename: str
    """As Discord keeps it, see ``safe_name``."""
    description: str | None
    """Its alternative text; ``None`` without one."""
    data: bytes
    """All of its bytes."""


@dataclass(slots=True)
class Draft:
    """A message body that was found in order. ``None`` stands for "not mentioned" in an edit."""

    content: str | None
    """Its text, without space around it; ``None``: not mentioned."""
    embeds: list[Json] | None
    """As sent; ``None``: not mentioned."""
    components: list[Json] | None
    """As they are stored; ``None``: not mentioned."""
    keep: list[Attachment]
    """Files of the message before the edit that stay, in their order."""
    new: list[NewFile]
    """Files that come."""
    flags: int
    """Only bits that a client may set."""
    tts: bool = False
    """It asks to be read aloud."""
    mentions: Json | None = None
    """Whom it may call, Discord's ``allowed_mentions``; ``None``: not mentioned."""
    reference: Json | None = None
    """The message that it answers or forwards; ``None``: none."""
    nonce: str | int | None = None
    """What its sender gave along to know it again; ``None`` for nothing."""
    enforce_nonce: bool = False
    """A message that has this nonce already is returned instead of a new one."""
    touches_files: bool = field(default=False)
    """The body speaks of files; where it does not, an edit leaves them as they are."""


def safe_name(name: str) -> str:
    """A file name as Discord keeps it: only letters, digits, ``_``, ``.`` and ``-``."""
    return _UNSAFE.sub("", name.replace(" ", "_").rsplit("/", 1)[-1]).lstrip(".") or "unknown"


def message_body(
    body: Json, files: dict[int, FilePart], *, before: Message | None = None, ephemeral_ok: bool = False
) -> Draft:
    """Check a body for creating a message, or for editing ``before``. Raises 50035, 50006 or 40005."""
    form = Form()
    check_types(form, body)
    form.check()
    flags = body.get("flags") or 0
    if not form.integer(("flags",), flags, 0, (1 << 53) - 1):
        flags = 0
    was_v2 = before is not None and bool(before.flags & c.F_V2)
    v2 = bool(flags & c.F_V2) or was_v2
    content = _content(form, body, v2=v2)
    keep, new = _files(form, body, files, before)
    names = {item.filename for item in keep} | {item.filename for item in new}
    embeds = _embeds(form, body, v2=v2, names=names)
    tree: list[Json] | None = None
    if "components" in body:
        tree = parts.message_components(form, body["components"] or [], v2=v2, names=names)
    elif before is None and v2:
        form.required(("components",))
    nonce = _nonce(form, body)
    _mentions(form, body.get("allowed_mentions"))
    if body.get("poll") is not None:
        form.add(("poll",), "SANDBOX_UNSUPPORTED", "Polls are not simulated here.")
    if body.get("sticker_ids"):
        form.add(("sticker_ids",), "STICKER_NOT_FOUND", "Unknown sticker.")
    if before is not None and v2 and not was_v2:
        _forbid_leftovers(form, before, content, embeds)
    form.check()
    mask = _SETTABLE | (c.F_EPHEMERAL if ephemeral_ok else 0)
    draft = Draft(
        content=content,
        embeds=embeds,
        components=tree,
        keep=keep,
        new=new,
        flags=flags & mask | (c.F_V2 if was_v2 else 0),
        tts=bool(body.get("tts")),
        mentions=body.get("allowed_mentions"),
        reference=body.get("message_reference"),
        nonce=nonce,
        enforce_nonce=bool(body.get("enforce_nonce")),
        touches_files="attachments" in body or bool(files),
    )
    _not_empty(draft, before, v2=v2)
    return draft


def _content(form: Form, body: Json, *, v2: bool) -> str | None:
    if "content" not in body:
        return None
    content = body["content"]
    if content is None:
        return ""
    if not isinstance(content, str):
        form.bad_type(("content",), "string")
        return None
    if v2 and content:
        form.add(("content",), _LEGACY, "The 'content' field cannot be used when using MessageFlags.IS_COMPONENTS_V2")
    if len(content) > limits.CONTENT:
        form.too_long(("content",), limits.CONTENT)
    return content.strip()


def _embeds(form: Form, body: Json, *, v2: bool, names: set[str]) -> list[Json] | None:
    if "embeds" not in body:
        return None
    embeds = body["embeds"] or []
    if not isinstance(embeds, list) or any(not isinstance(item, dict) for item in embeds):
        form.bad_type(("embeds",), "list of embeds")
        return None
    if v2 and embeds:
        form.add(("embeds",), _LEGACY, "The 'embeds' field cannot be used when using MessageFlags.IS_COMPONENTS_V2")
    if len(embeds) > limits.EMBEDS:
        form.bad_length(("embeds",), 0, limits.EMBEDS)
    total = sum(_embed(form, ("embeds", index), embed, names) for index, embed in enumerate(embeds))
    if total > limits.EMBEDS_TEXT:
        said = f"Embed size exceeds maximum size of {limits.EMBEDS_TEXT}"
        form.add(("embeds",), "MAX_EMBED_SIZE_EXCEEDED", said)
    return [{**embed, "type": embed.get("type") or "rich"} for embed in embeds]


def _embed(form: Form, path: tuple[str | int, ...], embed: Json, names: set[str]) -> int:
    """Check one embed (``names``: files it may show); the number of characters that count towards those of all."""
    total = 0
    seen = False
    texts: list[tuple[tuple[str | int, ...], Any, int]] = [
        ((*path, key), embed.get(key), most) for key, most in _EMBED_TEXT
    ]
    for key, inner, most in (("footer", "text", limits.EMBED_FOOTER), ("author", "name", limits.EMBED_AUTHOR)):
        if embed.get(key):
            texts.append(((*path, key, inner), embed[key].get(inner), most))
    fields = embed.get("fields") or []
    if len(fields) > limits.EMBED_FIELDS:
        form.bad_length((*path, "fields"), 0, limits.EMBED_FIELDS)
    for index, item in enumerate(fields):
        for key, most in (("name", limits.EMBED_FIELD_NAME), ("value", limits.EMBED_FIELD_VALUE)):
            if not item.get(key):
                form.required((*path, "fields", index, key))
            texts.append(((*path, "fields", index, key), item.get(key), most))
    for where, text, most in texts:
        if text:
            seen = True
            form.text(where, text, 0, most)
            total += len(str(text))
    for key, inner in (("image", "url"), ("thumbnail", "url"), ("footer", "icon_url"), ("author", "icon_url")):
        url = (embed.get(key) or {}).get(inner)
        if url is None:
            continue
        seen = seen or inner == "url"
        here = (*path, key, inner)
        _url(here, form, url, schemes=("http://", "https://", "attachment://"))
        if isinstance(url, str) and url.startswith("attachment://") and url.removeprefix("attachment://") not in names:
            form.add(here, "EMBED_REFERENCED_ATTACHMENT_NOT_FOUND", "The referenced attachment cannot be found")
    if embed.get("url") is not None:
        _url((*path, "url"), form, embed["url"], schemes=("http://", "https://"))
    colour = embed.get("color")
    if colour is not None:
        form.integer((*path, "color"), colour, 0, 0xFFFFFF)
    if not seen and not embed.get("url") and not embed.get("timestamp"):
        form.required((*path, "description"))
    return total


def _url(path: tuple[str | int, ...], form: Form, url: object, *, schemes: tuple[str, ...]) -> None:
    if not isinstance(url, str) or not url.startswith(schemes):
        form.add(path, "URL_TYPE_INVALID_SCHEME", f"Scheme must be one of {tuple(s[:-3] for s in schemes)}.")


def _files(
    form: Form, body: Json, files: dict[int, FilePart], before: Message | None
) -> tuple[list[Attachment], list[NewFile]]:
    """What is kept of the old attachments and what is added."""
    held = {item.id: item for item in before.attachments} if before is not None else {}
    listed = body.get("attachments")
    keep = list(held.values()) if listed is None else []
    described: dict[int, Json] = {}
    if listed is not None and not isinstance(listed, list):
        form.bad_type(("attachments",), "list")
        listed = []
    for index, item in enumerate(listed or []):
        form.text(("attachments", index, "description"), item.get("description"), 0, limits.ALT_TEXT, required=False)
        number = str(item.get("id", ""))
        if number in held:
            keep.append(held[number])
        elif number.isdigit() and int(number) in files:
            described[int(number)] = item
        else:
            form.add(("attachments", index, "id"), "ATTACHMENT_NOT_FOUND", "The attachment cannot be found.")
    new = []
    for position, part in files.items():
        if len(part.data) > limits.FILE_SIZE:
            raise refuse(40005)
        item = described.get(position, {})
        name = safe_name(str(item.get("filename") or part.filename))
        new.append(NewFile(name, item.get("description"), part.data))
    if len(keep) + len(new) > limits.FILES:
        form.bad_length(("attachments",), 0, limits.FILES)
    return keep, new


def _nonce(form: Form, body: Json) -> str | int | None:
    nonce = body.get("nonce")
    if nonce is None:
        return None
    if isinstance(nonce, bool) or not isinstance(nonce, str | int):
        form.bad_type(("nonce",), "nonce")
        return None
    if isinstance(nonce, int):
        form.integer(("nonce",), nonce, -(1 << 63), (1 << 63) - 1)
    elif len(nonce) > limits.NONCE:
        form.too_long(("nonce",), limits.NONCE)
    return nonce


def _mentions(form: Form, allowed: Any) -> None:
    if not allowed:
        return
    parse = allowed.get("parse") or []
    for index, kind in enumerate(parse):
        if kind not in ("users", "roles", "everyone"):
            form.bad_choice(("allowed_mentions", "parse", index), "('users', 'everyone', 'roles')")
    for kind in ("users", "roles"):
        ids = allowed.get(kind) or []
        if len(ids) > limits.MENTIONS:
            form.bad_length(("allowed_mentions", kind), 0, limits.MENTIONS)
        if ids and kind in parse:
            form.add(
                ("allowed_mentions",),
                "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
                f'parse:["{kind}"] and {kind}: [ids...] are mutually exclusive.',
            )


def _forbid_leftovers(form: Form, before: Message, content: str | None, embeds: list[Json] | None) -> None:
    """A message turned into Components V2 must drop its old content and embeds in the same edit."""
    if before.content and content is None:
        form.add(("content",), _LEGACY, "The 'content' field cannot be used when using MessageFlags.IS_COMPONENTS_V2")
    if before.embeds and embeds is None:
        form.add(("embeds",), _LEGACY, "The 'embeds' field cannot be used when using MessageFlags.IS_COMPONENTS_V2")


def _not_empty(draft: Draft, before: Message | None, *, v2: bool) -> None:
    def now(new: Any, old: Any) -> Any:
        return old if new is None else new

    content = now(draft.content, before.content if before else "")
    embeds = now(draft.embeds, before.embeds if before else [])
    tree = now(draft.components, before.components if before else [])
    if not (content or embeds or draft.keep or draft.new or (v2 and tree)):
        raise refuse(50006)
