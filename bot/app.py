"""The Discord client: settings in, a running Herald out."""

from __future__ import annotations

import asyncio
import contextlib
import functools
import logging
from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import discord
from discord import app_commands
from discord.abc import GuildChannel
from discord.gateway import DiscordWebSocket
from discord.http import Route
from sqlalchemy.exc import SQLAlchemyError
from yarl import URL

import cogs
from bot.common.errors import Passing, StartupError, UserError
from bot.common.patience import Patience
from bot.common.proxy_errors import FAILING, asked_wait, for_good, heed_own_alone, no_token, told
from bot.common.rest_proxy import lead, proxy_of
from bot.common.settings import Settings
from bot.locale import LANGUAGES
from bot.presenter.front import board_key, context, great
from bot.presenter.pictures.drawing_pool import Pictures
from bot.presenter.posts import HeraldPresenter
from bot.serving.gateway import CLOSED, survive
from bot.serving.gateway_shards import Locks, Part, part_of, turn
from bot.serving.operator import tell_of_backup
from bot.serving.token_conflict import Rivals
from bot.store import Database, clicks, owner, upgrade
from bot.store.lock import ServingLock
from bot.tables.play.faults import without_their_games
from bot.tables.service import Tables
from bot.tables.unit.posts import Display, PanelPlace
from bot.ui.answer import Answer, must_be_storable
from bot.ui.autocomplete_limit import BRIEF, Keystrokes
from bot.ui.commands import Catalogued
from bot.ui.components import Press, handle
from bot.ui.dedupe import Once
from bot.ui.mentions import Mentions
from bot.ui.suggested import SINCE
from bot.workers.backups import Backups, Plan
from bot.workers.leadership import Role, own_sessions
from bot.workers.outbox.discord_transport import DiscordTransport
from bot.workers.outbox.partitions import Duties
from bot.workers.outbox.transport import Later
from bot.workers.supervisor import Workers

log = logging.getLogger(__name__)

RATELIMIT_PATIENCE = 600.0
"""Seconds a request waits for a rate limit before it fails. The library fails a request as soon as its bucket renews
later than this, even while requests are left in it, so this must be longer than the windows of the routes used here."""
REGISTERING = 5.0
"""Seconds that games wait at the start until the commands are registered: not as long as Discord keeps that waiting."""
REFUSED = 3600.0
"""Seconds until commands that Discord refused are registered again: a person has something to mend."""
LAST_WORD = 1.0
"""Seconds for telling those whose answers did not."""
FAREWELL = 3.0
"""Seconds that answers under way get to end when the bot stops; Discord gives up after as many."""


def point_at(settings: Settings) -> None:
    """Send the library to another Discord than the public one, as far as the settings name one."""
    if settings.discord_api_url:
        base = settings.discord_api_url.rstrip("/")
        Route.BASE = base
        discord.asset.Asset.BASE = str(URL(base).origin())
    if settings.discord_gateway_url:
        DiscordWebSocket.DEFAULT_GATEWAY = URL(settings.discord_gateway_url)


class Tree(app_commands.CommandTree["Herald"]):
    """The command tree; whatever a command did not answer itself ends in one sentence here."""

    async def interaction_check(self, interaction: discord.Interaction[Herald], /) -> bool:
        """Suggestions are limited, for each person alone: every keystroke asks for them. What no database keeps is
        refused before anything is done with it."""
        interaction.extras[SINCE] = self.client.clock.monotonic()
        if not await self.client.takes(interaction.id):
            return False
        typing = interaction.type is discord.InteractionType.autocomplete
        if typing and not await self.client.keystrokes.within(interaction):
            return False
        try:
            must_be_storable(interaction.data)
        except UserError as broken:
            if typing:
                await interaction.response.autocomplete([])
                return False
            async with Answer(interaction):
                raise broken
            return False
        return True

    async def on_error(self, interaction: discord.Interaction[Herald], error: app_commands.AppCommandError, /) -> None:
        cause: Exception = error
        if isinstance(error, app_commands.CommandInvokeError):
            cause = error.original
        if interaction.type is discord.InteractionType.autocomplete:
            data: Any = interaction.data or {}  # what was typed may be a secret choice
            log.error("autocomplete of %s failed", data.get("name"), exc_info=cause)
            return
        await Answer(interaction).explain(cause)


class Herald(discord.AutoShardedClient):
    """The bot. No privileged intents, no caches of members or messages: everything it needs stands in interactions
    and in its database. ``part``: the shards it connects, ``None`` for all that Discord recommends. ``patience``: with
    that it waits for what may pass."""

    def __init__(self, settings: Settings, part: Part | None = None, patience: Patience | None = None) -> None:
        self.part = part
        shards: dict[str, Any] = {} if part is None else {"shard_ids": list(part.ids), "shard_count": part.count}
        intents = discord.Intents.none()
        intents.guilds = True
        self.clock = settings.clock
        self.patience = patience or Patience(self.clock.sleep)
        self.rivals = Rivals(self.clock)
        super().__init__(
            **shards,
            intents=intents,
            allowed_mentions=discord.AllowedMentions.none(),
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            max_messages=None,
            guild_ready_timeout=0.5,  # nothing here waits for servers: interactions bring all that is needed
            max_ratelimit_timeout=RATELIMIT_PATIENCE,
            http_trace=self._counting(),
        )
        self.settings = settings
        self.tree = Tree(self)
        self.keystrokes = Keystrokes(self.clock)
        self.first_time = Once().first_time
        self.db = Database(settings.database)
        self.tables = Tables(self.db, self.clock, locale=settings.herald_locale, board_key=board_key)
        self.tables.store.great, self.tables.store.context = great, context
        self.pictures = Pictures(settings.herald_render_processes, settings.layers, self.clock)
        self.presenter = HeraldPresenter(self.tables, self.pictures, replays=settings.herald_replays)
        self.role = Role(settings.herald_role)
        self.duty = Duties(self.tables.store, self.role)
        self.mentions = Mentions()
        self.carrier = DiscordTransport(self, self.mentions, self.clock)
        transport = self.duty.fenced(self.carrier)
        self.backups = self._planned_backups()
        self.workers = Workers(
            self.tables, self.presenter, transport, drawing=settings.herald_render_processes, backups=self.backups
        )
        self.proxied = proxy_of(settings)
        heed_own_alone(self)
        survive()
        if self.proxied:
            lead(self, self.proxied)
        self.limited = 0
        """How many requests Discord answered with 429."""
        self._answering: set[asyncio.Task[object]] = set()
        self._registering: asyncio.Task[None] | None = None
        self._looking: asyncio.Task[None] | None = None
        cogs.register(self.tree)
        logging.getLogger("discord.app_commands.tree").addFilter(BRIEF)

    def _planned_backups(self) -> Backups | None:
        """Back-ups as the settings have them; ``None`` for none, and where the database is no file."""
        settings = self.settings
        if not settings.herald_backup_every or self.db.file is None:
            return None
        plan = Plan(settings.backups, settings.herald_backup_every * 3600, settings.herald_backup_keep)
        return Backups(plan, self.clock, functools.partial(tell_of_backup, self, settings.herald_locale))

    def _counting(self) -> aiohttp.TraceConfig:
        trace = aiohttp.TraceConfig()
        trace.on_request_end.append(self._count)
        self.rivals.watch(trace)
        return trace

    async def _count(self, _session: object, _context: object, request: aiohttp.TraceRequestEndParams) -> None:
        self.limited += request.response.status == 429

    @property
    def connected(self) -> bool:
        """Whether Discord's gateway is there, as far as this process needs it."""
        if not self.role.answers:
            return not self.is_closed()
        return self.is_ready() and not any(shard.is_closed() for shard in self.shards.values())

    @property
    def shares(self) -> int:
        """How many shares of the posts this process delivers."""
        return self.duty.shares

    @property
    def keeps_time(self) -> bool:
        """Whether this process keeps time and plays for computers."""
        return self.duty.keeps_time

    async def takes(self, interaction_id: int) -> bool:
        """Whether this process is the one to answer an interaction: each that serves the database hears of it. One that
        is delivered again is answered already, and one that comes while this process gives way is for whoever stays:
        else that one, too, would be answered before so often that it ended."""
        if self.rivals.there.is_set() or not self.first_time(interaction_id):
            return False
        mine = await clicks.take(self.db, interaction_id, self.clock.now())
        if mine is None:
            self.rivals.doubt(interaction_id)
        return mine is not False

    async def clicked(
        self,
        table_id: int,
        seat: int,
        user_id: int,
        message_id: int | None,
        place: PanelPlace | None,
        *,
        over: bool = False,
    ) -> bool:
        """A click is about to change the panel of a seat, or has done so."""
        return await self.tables.clicked(table_id, seat, user_id, message_id, place, over=over)

    async def there(self, table_id: int, user_id: int, seat: int, message_id: int) -> None:
        """Somebody presses something of a seat on a message, which may be a panel of it."""
        await self.tables.read_marks.there(table_id, user_id, seat, message_id)

    async def displayed(self, told: Display, message_id: int) -> None:
        """A panel stands on a message. Its person is answered, whatever becomes of this."""
        try:
            await self.tables.read_marks.displayed(told, message_id)
        except Exception:
            log.exception("that seat %d of table %d was shown its panel is not known", told.seat, told.table)

    async def test_hook(self, user_id: int, number: int) -> int:
        """Send a test to one of somebody's webhooks; the status of the answer, 0 for none."""
        return await self.workers.messenger.test(user_id, number)

    async def chosen_language(self, user_id: int) -> str:
        """The language a user chose, empty to follow their Discord."""
        return (await self.tables.preferences.user(user_id)).locale

    async def met(self, guild_id: int, user_id: int, name: str) -> None:
        """Somebody is called so in a server."""
        await self.tables.seats.met(guild_id, user_id, name)

    async def refusal(self, error: UserError, locale: str, table: int | None) -> str:
        """The sentence for a refused request, about a table when that is known."""
        return await self.presenter.refusal(error, locale, table)

    def begin_answer(self, task: asyncio.Task[object] | None) -> None:
        """A task answers an interaction; ``close`` waits for it."""
        if task is not None:
            self._answering.add(task)

    def end_answer(self, task: asyncio.Task[object] | None) -> None:
        """The task has answered."""
        if task is not None:
            self._answering.discard(task)

    async def setup_hook(self) -> None:
        """Everything between login and the gateway: commands, components, workers."""
        await self._own()
        alive = await self._alive()
        self.pictures.ready(self.settings.herald_locale)
        self.pictures.warm(self.settings.herald_locale, alive)
        if self.settings.herald_warm:
            self.pictures.warm_all(self.settings.herald_locale)
        if self.role.answers:
            self.add_dynamic_items(Press)
            await self.tree.set_translator(Catalogued())
        await self._register()
        self.duty.start(self.workers)

    async def _own(self) -> None:
        """Raises ``StartupError`` when the tables are those of another bot, or the database has gone."""
        assert self.application_id is not None
        try:
            await owner.must_be_of(self.db, self.application_id)
        except (SQLAlchemyError, OSError) as error:
            raise self.db.unusable(error) from error

    async def _alive(self) -> set[str]:
        """The games that are being played. Raises ``StartupError`` when the database has gone since it was opened."""
        try:
            return await self.tables.games_alive()
        except (SQLAlchemyError, OSError) as error:
            raise self.db.unusable(error) from error

    @property
    def _registers(self) -> bool:
        """Whether this process registers the commands, instead of asking what others have registered."""
        return self.role.answers and self.settings.herald_sync_commands

    async def _register(self) -> None:
        """Register the commands now, or later, as often as it takes: games go on without, and texts name commands
        without a mention."""
        tried = asyncio.Event()

        async def register() -> None:
            try:
                await self._sync()
            finally:
                tried.set()

        self._registering = asyncio.create_task(self.patience.done(register), name="Commands")
        if not self._registers:
            return
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(REGISTERING):
                await tried.wait()

    async def _sync(self) -> None:
        """Register the commands, or ask what is registered. One request that replaces the whole list; Discord counts
        only what is new in it. Raises ``Passing``, whatever is wrong."""
        guild = discord.Object(self.settings.herald_guild) if self.settings.herald_guild else None
        if guild is not None and self._registers:
            self.tree.copy_global_to(guild=guild)
        try:
            known = await (self.tree.sync(guild=guild) if self._registers else self.tree.fetch_commands(guild=guild))
        except (*_UNREACHED, app_commands.AppCommandError) as error:
            hint = f" Is it on the server HERALD_GUILD={guild.id}?" if guild is not None and for_good(error) else ""
            wait = REFUSED if for_good(error) else asked_wait(error)
            what = "registered" if self._registers else "known"
            raise Passing(f"The commands are not {what}, games go on: {told(error)}.{hint}", wait) from error
        self.mentions.learn(known)
        if self._registers:
            log.info("%d commands registered", len(known))

    async def launch_shards(self) -> None:
        """Connect to the gateway as soon as it is there."""
        await self.patience.done(self._launch)

    async def _launch(self) -> None:
        """Connect all shards. Raises ``Passing`` when it is not known how many, or where."""
        known = self.shard_count
        try:
            if known is None and self.settings.discord_gateway_url:  # else the library connects where the API says
                self.shard_count, _, _ = await self.http.get_bot_gateway()
            await super().launch_shards()
        except _UNREACHED as error:
            self.shard_count = known
            cause = error.__cause__ if isinstance(error, discord.GatewayNotFound) and error.__cause__ else error
            if isinstance(cause, discord.HTTPException) and no_token(cause):
                raise StartupError(CLOSED[4004]) from error
            said = asked_wait(cause) if isinstance(cause, Exception) else 0.0
            raise Passing(f"Discord's gateway cannot be reached: {told(cause)}.", said) from error

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Connect shards one after the other, in step with the other processes that have some. Raises ``OSError``
        when it cannot be found out whose turn it is: the library tries again after one."""
        if self.part is None or self.db.sqlite:
            await super().before_identify_hook(shard_id, initial=initial)
            return
        try:
            limits = await self.fetch_session_start_limits()
            await turn(self.db, shard_id or 0, limits.max_concurrency)
        except Exception as error:
            raise ConnectionError(f"it is not known when to connect: {told(error)}") from error

    async def on_interaction(self, interaction: discord.Interaction[Herald]) -> None:
        """Forms come back by their ids alone, like clicks; the library knows only those it still remembers."""
        if interaction.type is discord.InteractionType.modal_submit:
            await handle(interaction)

    async def on_guild_channel_update(self, before: GuildChannel, after: GuildChannel) -> None:
        if before.overwrites != after.overwrites:
            await self.workers.outbox.permitted(after.guild.id)

    def look_through(self) -> None:
        """Say beside everything else which live games do not replay by the rules that are installed."""
        if self.role.keeps_time:
            self._looking = asyncio.create_task(self.tables.repairs.look_through(), name="Replays")

    async def on_guild_channel_delete(self, channel: GuildChannel) -> None:
        await self._gone(channel.id)

    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        await self._gone(payload.thread_id)

    async def _gone(self, place: int) -> None:
        """Discord says that a channel or thread is there no more, which may also mean that Herald sees it no more. When
        that cannot be found out, the next post there will."""
        with contextlib.suppress(Later):
            if await self.carrier.gone(place):
                await self.tables.relocation.gone(place)

    async def on_guild_role_update(self, before: discord.Role, after: discord.Role) -> None:
        if before.permissions != after.permissions:
            await self.workers.outbox.permitted(after.guild.id)

    async def on_member_update(self, before: discord.Member, after: discord.Member) -> None:
        if self.user is not None and after.id == self.user.id and before.roles != after.roles:
            await self.workers.outbox.permitted(after.guild.id)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Herald may do again what waits there. It greets the server, where it may write; of several processes one
        does."""
        await self.workers.outbox.permitted(guild.id)
        if self.role.answers and await self.takes(guild.id):
            await cogs.greet_server(guild, self.mentions)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        await self.tables.matchmaking.drop(guild.id)

    async def on_ready(self) -> None:
        log.info("ready as %s on %d servers", self.user, len(self.guilds))

    async def close(self) -> None:
        """Finish the posts and answers that are in hand, then leave Discord and the database. All together it takes
        less than the ten seconds that service managers and containers give."""
        if not self.is_closed():
            for beside in (self._registering, self._looking):
                if beside is not None:
                    beside.cancel()
            self.pictures.halt()
            await self.presenter.copies.close()
            await asyncio.gather(self.duty.stop(), self._farewell())
            await super().close()
            await self.db.close()
            await asyncio.to_thread(self.pictures.close)

    async def _farewell(self) -> None:
        if self._answering:
            _, late = await asyncio.wait(self._answering, timeout=FAREWELL)
            for task in late:
                task.cancel()  # it tells whoever waits that Herald stops
            if late:
                await asyncio.wait(late, timeout=LAST_WORD)


_UNREACHED = (*FAILING, KeyError, TypeError, ValueError)
"""What the library raises when Discord does not answer, refuses, or says what the library cannot read."""


async def _login(client: Herald, token: str) -> None:
    """Log in and prepare everything. Raises ``StartupError`` for what a person must mend, else ``Passing``."""
    way = f" by way of DISCORD_PROXY_URL={client.proxied}" if client.proxied else ""
    try:
        await client.login(token)
    except discord.LoginFailure as error:
        raise StartupError("Discord does not accept this token: copy it anew from the developer portal.") from error
    except _UNREACHED as error:
        await client.http.close()  # another try opens all this anew
        client.http.clear()
        client.http.connector = discord.utils.MISSING
        if for_good(error):
            raise StartupError(f"Discord refuses to start{way}: {told(error)}") from error
        raise Passing(f"Discord cannot be reached{way}: {told(error)}.", asked_wait(error)) from error


def _role(settings: Settings) -> Role:
    """The role that the settings name. Raises ``StartupError`` for none, and for one that contradicts the database."""
    try:
        role = Role(settings.herald_role)
    except ValueError as error:
        raise StartupError(f"HERALD_ROLE must be one of {', '.join(Role)}.") from error
    if role is not Role.ALL and settings.database.startswith("sqlite"):
        raise StartupError(
            f"HERALD_ROLE={role} needs a PostgreSQL server that other processes share: set DATABASE_URL, or "
            "HERALD_ROLE=all for a SQLite file."
        )
    return role


async def run(settings: Settings, patience: Patience | None = None) -> None:
    """Run Herald until it is stopped. Raises ``StartupError`` when it cannot start or go on before a person mends
    something; what may pass by itself it waits for."""
    token = settings.discord_token.get_secret_value().strip() if settings.discord_token else ""
    role = _role(settings)
    if not token and role is not Role.CLOCK:
        raise StartupError(
            "No token: set DISCORD_TOKEN (see .env.example), "
            "or try Herald without Discord with `python -m bot sandbox`."
        )
    part = part_of(settings.herald_shards)
    if part is not None and not part.whole and settings.database.startswith("sqlite"):
        raise StartupError(
            f"HERALD_SHARDS={settings.herald_shards} leaves shards to other processes, and a SQLite file has one: set "
            "DATABASE_URL to a PostgreSQL server, or name all shards."
        )
    if settings.herald_locale not in LANGUAGES:
        raise StartupError(f"HERALD_LOCALE must be one of {', '.join(LANGUAGES)}.")
    point_at(settings)
    proxy_of(settings)  # what cannot be is refused before anything is opened
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # Herald does not speak
    client = Herald(settings, part, patience)
    file = client.db.file
    async with client:
        if settings.herald_backup_folder and client.backups is not None:  # else it lies where the database does
            client.backups.prepare()
        client.db.make()
        if client.backups is not None:
            client.backups.prepare()
        with ServingLock(file) if file is not None else contextlib.nullcontext():
            await _serve(client, token)


async def _serve(client: Herald, token: str) -> None:
    """Do what the role asks until the task is cancelled; the workers stop before the lock is given back."""
    done = client.patience.done
    try:
        async with contextlib.AsyncExitStack() as stack:
            await stack.enter_async_context(_health(client))
            await done(functools.partial(own_sessions, client.db))
            await done(functools.partial(upgrade, client.db))
            await done(functools.partial(without_their_games, client.tables.store))
            await stack.enter_async_context(_api(client))
            lost = await done(lambda: stack.enter_async_context(_shards(client)))
            if client.role is Role.CLOCK:
                client.duty.start(client.workers)
            else:
                await done(functools.partial(_login, client, token))
            client.look_through()
            if client.role.answers:
                await _either(client, lost)
            else:
                log.info("ready as %s", client.role)
                await asyncio.Event().wait()
    finally:
        await client.close()


async def _connected(client: Herald) -> None:
    """Be connected to the gateway. Raises ``StartupError`` when Discord closes it for good."""
    try:
        await client.connect()
    except discord.PrivilegedIntentsRequired as error:
        raise StartupError(CLOSED[4014]) from error
    except discord.ConnectionClosed as error:
        raise StartupError(CLOSED.get(error.code, f"Discord has closed the connection: {told(error)}")) from error


async def _either(client: Herald, lost: asyncio.Task[None] | None) -> None:
    """Be connected until that ends, or until another process has come to have what this one is connected to, or answers
    with its token for another database."""
    own = [asyncio.create_task(_connected(client)), asyncio.create_task(client.rivals.found())]
    try:
        done, _ = await asyncio.wait([*own, *([lost] if lost else [])], return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            task.result()
    finally:
        for task in own:
            task.cancel()
        await asyncio.gather(*own, return_exceptions=True)


@contextlib.asynccontextmanager
async def _shards(client: Herald) -> AsyncIterator[asyncio.Task[None] | None]:
    """Hold the locks of the shards meanwhile that this process has for itself."""
    if client.part is None or client.db.sqlite or not client.role.answers:
        yield None
        return
    async with Locks(client.db, client.part).held() as lost:
        yield lost


@contextlib.asynccontextmanager
async def _health(client: Herald) -> AsyncIterator[None]:
    """Tell how the bot is meanwhile, if somebody wants to know."""
    if not client.settings.herald_health_port:
        yield
        return
    from bot.serving.health import Health, served

    async with served(Health(client, client.tables.store), client.settings.herald_health_port):
        yield


@contextlib.asynccontextmanager
async def _api(client: Herald) -> AsyncIterator[None]:
    """Answer programs of others meanwhile, if that is wanted."""
    if not client.settings.herald_api_port:
        yield
        return
    from bot.serving.public_api import Api, served

    api = Api(client.tables.public, client.clock)
    async with served(api, client.settings.herald_api_host, client.settings.herald_api_port):
        yield
