"""Discord's limits: ``discord_limits.toml`` says what each bounds, and where Discord's own description states it."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final

_LIMITS: Final[dict[str, Any]] = tomllib.loads(Path(__file__).with_suffix(".toml").read_text("utf-8"))


def _most(name: str) -> int:
    return int(_LIMITS[name]["most"])


CONTENT: Final = _most("content")
NONCE: Final = _most("nonce")
MENTIONS: Final = _most("mentions")
FILES: Final = _most("files")
FILE_SIZE: Final = _most("file_size")
ALT_TEXT: Final = _most("alt_text")
EMBEDS: Final = _most("embeds")
EMBEDS_TEXT: Final = _most("embeds_text")
EMBED_TITLE: Final = _most("embed_title")
EMBED_DESCRIPTION: Final = _most("embed_description")
EMBED_FIELDS: Final = _most("embed_fields")
EMBED_FIELD_NAME: Final = _most("embed_field_name")
EMBED_FIELD_VALUE: Final = _most("embed_field_value")
EMBED_FOOTER: Final = _most("embed_footer")
EMBED_AUTHOR: Final = _most("embed_author")
COMPONENTS: Final = _most("components")
LAYOUT_TEXT: Final = _most("layout_text")
ROWS: Final = _most("rows")
ROW_BUTTONS: Final = _most("row_buttons")
SECTION_TEXTS: Final = _most("section_texts")
GALLERY: Final = _most("gallery")
MEDIA_URL: Final = _most("media_url")
CUSTOM_ID: Final = _most("custom_id")
BUTTON_LABEL: Final = _most("button_label")
BUTTON_URL: Final = _most("button_url")
SELECT_OPTIONS: Final = _most("select_options")
SELECT_PLACEHOLDER: Final = _most("select_placeholder")
OPTION_TEXT: Final = _most("option_text")
MODAL_TITLE: Final = _most("modal_title")
MODAL_COMPONENTS: Final = _most("modal_components")
LABEL: Final = _most("label")
LABEL_DESCRIPTION: Final = _most("label_description")
TEXT_INPUT: Final = _most("text_input")
TEXT_INPUT_PLACEHOLDER: Final = _most("text_input_placeholder")
GROUP_OPTIONS: Final = _most("group_options")
FILE_UPLOAD: Final = _most("file_upload")
COMMANDS: Final = _most("commands")
CONTEXT_MENUS: Final = _most("context_menus")
COMMAND_NAME: Final = _most("command_name")
COMMAND_DESCRIPTION: Final = _most("command_description")
COMMAND_OPTIONS: Final = _most("command_options")
COMMAND_SIZE: Final = _most("command_size")
STRING_OPTION: Final = _most("string_option")
CHOICES: Final = _most("choices")
CHOICE_NAME: Final = _most("choice_name")
CHOICE_VALUE: Final = _most("choice_value")
CHANNEL_NAME: Final = _most("channel_name")
TOPIC: Final = _most("topic")
ACTIVE_THREADS: Final = _most("active_threads")
HISTORY: Final = _most("history")
BULK_DELETE: Final = _most("bulk_delete")
REACTIONS: Final = _most("reactions")
PINS: Final = _most("pins")
