"""The sandbox's memory in Discord's JSON shapes. Nothing here changes anything."""

from __future__ import annotations

from typing import Any

from bot.common import discord_limits as limits
from bot.sandbox import constants as c
from bot.sandbox.errors import Json
from bot.sandbox.model import Attachment, Channel, Guild, Interaction, Message, User, World, timestamp


class Shapes:
    """Builds the objects that REST answers, gateway events and the page read. ``base`` is the server's own URL."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.base = ""
        self.content_granted = False  # the privileged message content intent

    # -- people

    def user(self, user: User) -> Json:
        shown: Json = {
            "id": user.id,
            "username": user.username,
            "discriminator": "0",
            "global_name": user.global_name if not user.bot else None,
            "avatar": user.id[-4:],
            "bot": user.bot,
            "system": False,
            "public_flags": 0,
            "banner": None,
            "accent_color": None,
            "avatar_decoration_data": None,
        }
        if user.bot:
            shown["discriminator"] = "0001"
        return shown

    def me(self) -> Json:
        """The bot's own account, with what only itself may see."""
        own = {"verified": True, "mfa_enabled": True, "flags": 0, "email": None, "locale": "en-US", "premium_type": 0}
        return {**self.user(self.world.bot), **own}

    def avatar_url(self, user: User) -> str:
        return f"{self.base}/avatars/{user.id}/{user.id[-4:]}.png"

    def member(self, user: User, guild_id: str, *, with_user: bool = True, channel: Channel | None = None) -> Json:
        """A member of a server; with ``channel`` also the permission bits there, as interactions carry them."""
        shown: Json = {
            "roles": [role_id for role_id in user.roles if self.world.roles[role_id]["guild_id"] == guild_id],
            "nick": None,
            "avatar": None,
            "joined_at": "2024-01-01T00:00:00.000000+00:00",
            "premium_since": None,
            "deaf": False,
            "mute": False,
            "flags": 0,
            "pending": False,
            "communication_disabled_until": None,
        }
        if with_user:
            shown["user"] = self.user(user)
        if channel is not None:
            shown["permissions"] = str(self.world.permissions(user, channel))
        return shown

    def role(self, role: Json) -> Json:
        guild = self.world.guilds[role["guild_id"]]
        positions = {guild.id: 0, guild.host_role: 1, guild.bot_role: 2}
        shown: Json = {
            "id": role["id"],
            "name": role["name"],
            "color": 0,
            "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
            "hoist": False,
            "icon": None,
            "unicode_emoji": None,
            "position": positions.get(role["id"], 1),
            "permissions": str(role["permissions"]),
            "managed": role["managed"],
            "mentionable": False,
            "flags": 0,
        }
        if role["managed"]:
            shown["tags"] = {"bot_id": c.APPLICATION_ID}
        return shown

    # -- channels

    def channel(self, channel: Channel, viewer: User | None = None) -> Json:
        """A channel as the bot sees it; for a DM seen by its person the other side is the bot."""
        shown: Json = {"id": channel.id, "type": channel.type, "last_message_id": channel.last_message_id, "flags": 0}
        if channel.type == c.DM:
            human = self.world.users[channel.recipient_id or ""]
            other = self.world.bot if viewer is not None and not viewer.bot else human
            shown["recipients"] = [self.user(other)]
            if viewer is not None and not viewer.bot:
                shown["name"] = other.global_name
            return shown
        shown.update(
            guild_id=channel.guild_id, name=channel.name, parent_id=channel.parent_id,
            rate_limit_per_user=channel.slowmode,
        )  # fmt: skip
        if not channel.is_thread:
            shown.update(
                position=channel.position,
                topic=channel.topic,
                nsfw=False,
                permission_overwrites=list(channel.overwrites),
                default_auto_archive_duration=4320,
            )
            return shown
        metadata: Json = {
            "archived": channel.archived,
            "locked": channel.locked,
            "auto_archive_duration": channel.auto_archive,
            "archive_timestamp": timestamp(channel.archive_time),
            "create_timestamp": timestamp(channel.created),
        }
        if channel.type == c.PRIVATE_THREAD:
            metadata["invitable"] = channel.invitable
        shown.update(
            owner_id=channel.owner_id,
            message_count=channel.message_count,
            member_count=min(50, len(channel.members)),
            total_message_sent=channel.total_sent,
            thread_metadata=metadata,
        )
        me = viewer or self.world.bot
        if me.id in channel.members:
            shown["member"] = self.thread_member(channel, me.id)
        return shown

    def thread_member(self, channel: Channel, user_id: str) -> Json:
        return {
            "id": channel.id,
            "user_id": user_id,
            "join_timestamp": timestamp(channel.members[user_id]),
            "flags": 0,
        }

    def guild(self, guild: Guild) -> Json:
        """A server as REST shows it."""
        return {
            "id": guild.id,
            "name": guild.name,
            "icon": None,
            "icon_hash": None,
            "splash": None,
            "discovery_splash": None,
            "owner_id": guild.owner_id,
            "afk_channel_id": None,
            "afk_timeout": 300,
            "verification_level": 0,
            "default_message_notifications": 1,
            "explicit_content_filter": 0,
            "roles": [self.role(role) for role in self.world.roles_of(guild.id)],
            "emojis": [],
            "stickers": [],
            "features": [],
            "mfa_level": 0,
            "application_id": None,
            "system_channel_id": None,
            "system_channel_flags": 0,
            "rules_channel_id": None,
            "public_updates_channel_id": None,
            "safety_alerts_channel_id": None,
            "max_presences": None,
            "max_members": 500000,
            "vanity_url_code": None,
            "description": None,
            "banner": None,
            "premium_tier": 0,
            "premium_subscription_count": 0,
            "premium_progress_bar_enabled": False,
            "preferred_locale": guild.locale,
            "nsfw_level": 0,
            "nsfw": False,
            "widget_enabled": False,
            "widget_channel_id": None,
            "max_video_channel_users": 25,
            "max_stage_video_channel_users": 50,
            "region": "deprecated",
        }

    def guild_create(self, guild: Guild, *, all_members: bool) -> Json:
        """The gateway's GUILD_CREATE: only the bot among members unless the privileged intents are there."""
        world = self.world
        seen = [
            ch for ch in world.channels.values()
            if ch.type != c.DM and ch.guild_id == guild.id and world.can_see(world.bot, ch)
        ]  # fmt: skip
        people = world.people(guild) if all_members else [world.bot]
        return {
            **self.guild(guild),
            "joined_at": "2024-01-01T00:00:00.000000+00:00",
            "large": False,
            "unavailable": False,
            "member_count": len(guild.members) + 1,
            "members": [self.member(user, guild.id) for user in people],
            "channels": [self.channel(ch) for ch in seen if not ch.is_thread],
            "threads": [self.channel(ch) for ch in seen if ch.is_thread and not ch.archived],
            "presences": [],
            "voice_states": [],
            "stage_instances": [],
            "guild_scheduled_events": [],
            "soundboard_sounds": [],
        }

    def application(self) -> Json:
        """``/oauth2/applications/@me``."""
        world = self.world
        owner = self.user(world.users[c.USERS[0][0]])
        return {
            "id": c.APPLICATION_ID,
            "name": c.BOT_NAME,
            "icon": None,
            "description": "",
            "summary": "",
            "bot_public": True,
            "bot_require_code_grant": False,
            "verify_key": "0" * 64,
            "owner": owner,
            "team": None,
            "flags": 0,
            "redirect_uris": [],
            "interactions_endpoint_url": None,
            "role_connections_verification_url": None,
            "tags": [],
            "approximate_guild_count": len(world.homes()),
            "approximate_user_install_count": 0,
            "integration_types_config": {"0": {}, "1": {}},
            "bot": self.user(world.bot),
        }

    # -- messages

    def attachment(self, item: Attachment) -> Json:
        url = f"{self.base}/attachments/{item.path}"
        shown: Json = {
            "id": item.id,
            "filename": item.filename,
            "size": item.size,
            "url": url,
            "proxy_url": url,
            "content_type": item.content_type,
        }
        if item.description is not None:
            shown["description"] = item.description
        if item.width is not None:
            shown.update(width=item.width, height=item.height)
        if item.ephemeral:
            shown["ephemeral"] = True
        return shown

    def _resolved(self, part: Any, files: dict[str, Attachment]) -> Any:
        """A copy of an embed or component in which ``attachment://name`` has become a URL, as Discord shows it."""
        if isinstance(part, list):
            return [self._resolved(item, files) for item in part]
        if not isinstance(part, dict):
            return part
        shown = {key: self._resolved(value, files) for key, value in part.items()}
        icon = shown.get("icon_url")
        if isinstance(icon, str) and icon.startswith("attachment://"):
            item = files.get(icon.removeprefix("attachment://"))
            if item is not None:
                shown["icon_url"] = shown["proxy_icon_url"] = f"{self.base}/attachments/{item.path}"
        url = shown.get("url")
        if isinstance(url, str) and url.startswith("attachment://"):
            item = files.get(url.removeprefix("attachment://"))
            if item is not None:
                real = f"{self.base}/attachments/{item.path}"
                shown.update(url=real, proxy_url=real, attachment_id=item.id, content_type=item.content_type)
                if item.width is not None:
                    shown.update(width=item.width, height=item.height)
        return shown

    def _hidden_from_bot(self, message: Message) -> bool:
        """Without the privileged intent a bot reads only its own words, DMs and messages that mention it."""
        if self.content_granted or message.author_id == c.APPLICATION_ID or c.APPLICATION_ID in message.mentions:
            return False
        return self.world.channels[message.channel_id].type != c.DM

    def message(self, message: Message, *, for_bot: bool = True, nested: bool = False, whole: bool = False) -> Json:
        """A message object; ``nested`` leaves out the message it replies to, ``whole`` ignores intents."""
        world = self.world
        files = {item.filename: item for item in message.attachments}
        used = _attachment_links(message.embeds)
        shown: Json = {
            "id": message.id,
            "channel_id": message.channel_id,
            "type": message.type,
            "author": self.user(world.users[message.author_id]),
            "content": message.content,
            "timestamp": timestamp(message.created),
            "edited_timestamp": None if message.edited is None else timestamp(message.edited),
            "tts": message.tts,
            "mention_everyone": message.mention_everyone,
            "mentions": [self.user(world.users[user_id]) for user_id in message.mentions],
            "mention_roles": list(message.mention_roles),
            "attachments": [self.attachment(item) for item in message.attachments if item.filename not in used],
            "embeds": self._resolved(message.embeds, files),
            "components": self._resolved(message.components, files),
            "pinned": message.pinned is not None,
            "flags": message.flags,
        }
        if for_bot and not whole and self._hidden_from_bot(message):
            shown.update(content="", embeds=[], attachments=[], components=[])
        if message.reactions:
            shown["reactions"] = [self._reaction(emoji, users, for_bot) for emoji, users in message.reactions.items()]
        if message.metadata is not None:
            shown["interaction_metadata"] = self._metadata(message.metadata)
            shown["application_id"] = c.APPLICATION_ID
            shown["webhook_id"] = c.APPLICATION_ID
        if message.reference is not None:
            shown["message_reference"] = message.reference
            target = world.messages.get(message.reference["channel_id"], {}).get(
                message.reference.get("message_id", "")
            )
            if not nested and message.type in (19, 21):
                shown["referenced_message"] = None if target is None else self.message(target, nested=True)
        thread = world.channels.get(message.id)
        if thread is not None and message.flags & c.F_HAS_THREAD:
            shown["thread"] = self.channel(thread)
        return shown

    def _metadata(self, metadata: Json) -> Json:
        """Interaction metadata is stored with user ids; it is shown with user objects."""
        shown = {**metadata, "user": self.user(self.world.users[metadata["user"]])}
        if "triggering_interaction_metadata" in metadata:
            shown["triggering_interaction_metadata"] = self._metadata(metadata["triggering_interaction_metadata"])
        return shown

    def _reaction(self, emoji: str, users: list[str], for_bot: bool) -> Json:
        return {
            "emoji": {"id": None, "name": emoji},
            "count": len(users),
            "count_details": {"burst": 0, "normal": len(users)},
            "burst_colors": [],
            "me": for_bot and c.APPLICATION_ID in users,
            "me_burst": False,
        }

    # -- interactions

    def interaction(self, interaction: Interaction, resolved: Json | None) -> Json:
        """The full INTERACTION_CREATE payload."""
        world = self.world
        channel = world.channels[interaction.channel_id]
        user = world.users[interaction.user_id]
        data = dict(interaction.data)
        if resolved:
            data["resolved"] = resolved
        in_guild = channel.type != c.DM
        shown: Json = {
            "id": interaction.id,
            "application_id": c.APPLICATION_ID,
            "type": interaction.type,
            "data": data,
            "token": interaction.token,
            "version": 1,
            "channel_id": channel.id,
            "channel": self.channel(channel),
            "app_permissions": str(world.permissions(world.bot, channel)),
            "locale": user.locale,
            "entitlements": [],
            "entitlement_sku_ids": [],
            "authorizing_integration_owners": {"0": channel.guild_id if in_guild else "0"},
            "context": 0 if in_guild else 1,
            "attachment_size_limit": limits.FILE_SIZE,
        }
        if in_guild:
            guild = world.guilds[channel.guild_id]
            shown.update(
                guild_id=guild.id,
                guild={"id": guild.id, "locale": guild.locale, "features": []},
                guild_locale=guild.locale,
                member=self.member(user, guild.id, channel=channel),
            )
            shown["channel"]["permissions"] = str(world.permissions(user, channel))
        else:
            shown["user"] = self.user(user)
        if interaction.message_id is not None:
            message = world.messages.get(channel.id, {}).get(interaction.message_id)
            if message is not None:
                shown["message"] = self.message(message)
        return shown

    def resolved_channel(self, channel: Channel, viewer: User) -> Json:
        """A partial channel as it stands in ``resolved`` of an interaction."""
        return {**self.channel(channel), "permissions": str(self.world.permissions(viewer, channel))}


def _attachment_links(embeds: list[Json]) -> set[str]:
    """Names of files that an embed shows; Discord does not list those among the attachments."""
    names = set()
    for embed in embeds:
        for key in ("image", "thumbnail", "author", "footer"):
            part = embed.get(key) or {}
            for field in ("url", "icon_url"):
                link = part.get(field)
                if isinstance(link, str) and link.startswith("attachment://"):
                    names.add(link.removeprefix("attachment://"))
    return names
