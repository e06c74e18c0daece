// One acting user's connection: what they may see, kept live by a websocket. A session outlives the panes that show it.
import { api } from "./api.js";
import { setServerNow } from "./clock.js";
import { useEffect, useState } from "./html.js";
import { recall, recallForTab, remember, rememberForTab } from "./memory.js";
import { compareIds } from "./snowflake.js";

export const FLAG_EPHEMERAL = 64;
export const FLAG_LOADING = 128;
export const FLAG_V2 = 32768;
const DM = 1;
const PAGE = 50;
const MAX_BACKFILL_PAGES = 20;
const TYPING_MS = 10_000;
export const isThread = (channel) => channel.type >= 10 && channel.type <= 12;
export const isDm = (channel) => channel.type === DM;

const EMPTY_STREAM = { items: [], complete: false, loading: false, loaded: false };

export class Session {
  constructor(userId) {
    this.userId = userId;
    this.ready = false;
    this.status = "connecting"; // connecting | live | lost
    this.users = new Map();
    this.channels = new Map();
    this.streams = new Map(); // channel id → {items (oldest first), complete, loading, loaded}
    this.commands = [];
    this.demos = new Map();
    this.guideStep = null; // what the server does now for the welcome card
    this.bot = null;
    this.botOnline = true;
    this.guild = null;
    this.guilds = [];
    this.typing = new Map(); // channel id → moment it ends
    this.pending = []; // slash commands under way or failed: {key, channelId, label, state, interactionId}
    this.finished = new Set(); // interactions whose end came before the answer to our own request
    this.busy = new Map(); // message id → custom_id waiting for an answer
    this.underway = new Map(); // message id → promise of the last choice's answer
    this.failures = new Map(); // message id → sentence
    this.modal = null;
    this.places = new Map(); // channel id → message at the top, where the reader left off above the bottom
    this.drafts = new Map(); // channel id → text
    this.viewing = new Map(); // pane → channel id
    this.lastRead = recall(`read.${userId}`, null);
    this.counts = new Map(); // channel id → unread messages that call this user
    this.dismissed = new Set(recallForTab(`dismissed.${userId}`, []));
    this.listeners = new Set();
    this.announcers = new Set();
    this.dev = null; // what the developer panel shows, once asked for
    this.closed = false;
    this.attempts = 0;
  }

  get me() {
    return this.users.get(this.userId);
  }

  changed() {
    for (const listener of this.listeners) listener();
  }

  // ------------------------------------------------------------------ connection

  async start() {
    await this.refresh();
    this.ready = true;
    this.changed();
    this.connect();
    this.loadDev(); // a clock that was moved shows on the page
  }

  async refresh() {
    const boot = await api.bootstrap(this.userId);
    this.users = new Map(boot.users.map((user) => [user.id, user]));
    this.bot = boot.bot;
    this.botOnline = boot.bot_online;
    this.botSeen = boot.bot_seen; // false until it has come for the first time: it is starting, and not gone
    this.guild = boot.guild;
    this.guilds = boot.guilds;
    this.commands = boot.commands;
    this.demos = new Map(Object.entries(boot.demos)); // thread id → seconds a year takes
    this.channels = new Map(boot.channels.map((channel) => [channel.id, channel]));
    setServerNow(boot.now);
    if (this.lastRead === null) {
      this.lastRead = Object.fromEntries(boot.channels.map((channel) => [channel.id, channel.last_message_id ?? "0"]));
      this.saveRead();
    }
    // What came while the page was closed: at least one message in each conversation.
    const counts = new Map(this.counts);
    for (const channel of boot.channels) if (isDm(channel) && this.isUnread(channel) && !counts.get(channel.id)) counts.set(channel.id, 1);
    this.counts = counts;
  }

  connect() {
    const socket = api.socket(this.userId);
    this.socket = socket;
    socket.onopen = () => this.opened();
    socket.onmessage = (event) => {
      const { t, d } = JSON.parse(event.data);
      this.receive(t, d);
    };
    socket.onclose = () => {
      if (this.closed) return;
      this.status = "lost";
      this.changed();
      const wait = Math.min(5000, 300 * 2 ** this.attempts) * (0.75 + Math.random() / 2);
      this.attempts += 1;
      setTimeout(() => this.connect(), wait);
    };
  }

  async opened() {
    const again = this.attempts > 0;
    try {
      // Also on the first connection: what happened between the bootstrap and the open socket must not be missing.
      await this.refresh();
      for (const [channelId, stream] of this.streams) if (stream.loaded) await this.backfill(channelId);
    } catch {
      this.socket.close(); // half back is not back: onclose tries again
      return;
    }
    this.attempts = 0;
    this.status = "live";
    if (again) this.pending = this.pending.filter((entry) => entry.state === "failed");
    this.changed();
  }

  /** Fetches what was missed in a channel and drops what was deleted meanwhile. */
  async backfill(channelId) {
    const known = this.stream(channelId).items;
    const newest = known.length ? known[known.length - 1].id : null;
    const fetched = [];
    let complete = false;
    for (let page = 0; page < MAX_BACKFILL_PAGES; page += 1) {
      const part = await api.messages(channelId, this.userId, fetched.at(-1)?.id, PAGE);
      fetched.push(...part);
      complete = part.length < PAGE;
      if (complete || newest === null || compareIds(fetched.at(-1).id, newest) <= 0) break;
    }
    const oldest = fetched.at(-1)?.id;
    const older = oldest && !complete ? known.filter((message) => compareIds(message.id, oldest) < 0) : [];
    const current = this.stream(channelId);
    const live = current.items.filter((message) => !known.includes(message) && !fetched.some((m) => m.id === message.id));
    const items = [...older, ...fetched.reverse(), ...live].sort((a, b) => compareIds(a.id, b.id));
    this.setStream(channelId, { items, complete: complete || current.complete, loaded: true });
  }

  close() {
    this.closed = true;
    this.socket?.close();
  }

  // ------------------------------------------------------------------ events

  receive(type, data) {
    switch (type) {
      case "MESSAGE_CREATE": this.messageCreated(data); break;
      case "MESSAGE_UPDATE": this.messageUpdated(data); break;
      case "MESSAGE_DELETE": this.messageDeleted(data); break;
      case "CHANNEL_CREATE": case "CHANNEL_UPDATE": case "THREAD_CREATE": case "THREAD_UPDATE":
        this.setChannel(data.id, { ...this.channels.get(data.id), ...data });
        break;
      case "CHANNEL_DELETE": case "THREAD_DELETE": {
        const channels = new Map(this.channels);
        channels.delete(data.id);
        this.channels = channels;
        break;
      }
      case "COMMANDS_UPDATE": this.commands = data; break;
      case "TYPING_START": this.startTyping(data.channel_id); break;
      case "INTERACTION_UPDATE": this.interactionUpdated(data); break;
      case "BOT_STATUS": this.botOnline = data.online; this.botSeen ||= data.online; if (data.bot) this.bot = data.bot; break;
      case "USER_UPDATE": this.users = new Map(this.users).set(data.id, { ...this.users.get(data.id), ...data }); break;
      case "DEMO_UPDATE": {
        this.demos = new Map(this.demos);
        if (data.seconds === null) this.demos.delete(data.thread_id); // its game is over
        else this.demos.set(data.thread_id, data.seconds);
        break;
      }
      case "GUIDE": this.guideStep = data.step; break;
      case "CLOCK": setServerNow(data.now); break;
      case "DEV_UPDATE": this.dev = data; break;
      default: return; // a newer server may say more than this page knows
    }
    this.changed();
  }

  messageCreated(message) {
    const { channel_id: channelId } = message;
    this.typing.delete(channelId);
    const channel = this.channels.get(channelId);
    if (channel && compareIds(message.id, channel.last_message_id ?? "0") > 0) {
      this.setChannel(channelId, { ...channel, last_message_id: message.id });
    }
    if (this.stream(channelId).loaded) this.upsert(message);
    if (message.interaction_metadata) this.settle(message.interaction_metadata.id);
    const seen = document.hasFocus() && this.isViewed(channelId);
    if (message.author.id === this.userId || seen) this.markRead(channelId, message.id);
    else if ((channel && isDm(channel)) || this.callsMe(message)) {
      this.counts = new Map(this.counts).set(channelId, (this.counts.get(channelId) ?? 0) + 1);
    }
    for (const announce of this.announcers) announce(message);
  }

  messageUpdated(message) {
    const stream = this.stream(message.channel_id);
    const old = stream.items.find((item) => item.id === message.id);
    if (message.interaction_metadata) this.settle(message.interaction_metadata.id);
    this.setFailure(message.id, null);
    if (stream.loaded && (old || message.author)) this.upsert({ ...old, ...message });
  }

  messageDeleted({ id, channel_id: channelId }) {
    const { items } = this.stream(channelId);
    this.setStream(channelId, { items: items.filter((item) => item.id !== id) });
  }

  interactionUpdated({ interaction_id: id, state, message_id: messageId }) {
    if (state === "done") this.settle(id);
    if (state === "failed") {
      if (messageId) this.setFailure(messageId, ""); // a "thinking" that never became an answer
      this.finished.add(id);
      this.pending = this.pending.map((entry) => (entry.interactionId === id ? { ...entry, state: "failed" } : entry));
    }
  }

  /** The interaction is answered: its waiting line goes. */
  settle(interactionId) {
    this.finished.add(interactionId);
    this.pending = this.pending.filter((entry) => entry.interactionId !== interactionId);
  }

  startTyping(channelId) {
    this.typing.set(channelId, Date.now() + TYPING_MS);
    setTimeout(() => {
      if ((this.typing.get(channelId) ?? Infinity) <= Date.now()) {
        this.typing.delete(channelId);
        this.changed();
      }
    }, TYPING_MS + 50);
  }

  callsMe(message) {
    return (message.mentions ?? []).some((user) => user.id === this.userId) || message.mention_everyone === true;
  }

  // ------------------------------------------------------------------ streams

  stream(channelId) {
    return this.streams.get(channelId) ?? EMPTY_STREAM;
  }

  setStream(channelId, change) {
    this.streams = new Map(this.streams).set(channelId, { ...this.stream(channelId), ...change });
  }

  setChannel(id, channel) {
    this.channels = new Map(this.channels).set(id, channel);
  }

  upsert(message) {
    const { items } = this.stream(message.channel_id);
    let at = items.length;
    while (at > 0 && compareIds(items[at - 1].id, message.id) > 0) at -= 1;
    const same = at > 0 && items[at - 1].id === message.id;
    const next = items.slice();
    if (same) next[at - 1] = message;
    else next.splice(at, 0, message);
    this.setStream(message.channel_id, { items: next });
  }

  /** Loads the newest page of a channel, once. */
  async open(channelId) {
    const stream = this.stream(channelId);
    if (stream.loaded || stream.loading) return;
    this.setStream(channelId, { loading: true });
    this.changed();
    try {
      await this.backfill(channelId);
    } catch {
      // The lost connection shows its own banner; after it returns the pane opens the channel again.
    }
    this.setStream(channelId, { loading: false });
    this.changed();
  }

  /** Loads one page of older messages. */
  async loadOlder(channelId) {
    const stream = this.stream(channelId);
    if (!stream.loaded || stream.complete || stream.loading || !stream.items.length) return;
    this.setStream(channelId, { loading: true });
    this.changed();
    try {
      const part = await api.messages(channelId, this.userId, stream.items[0].id, PAGE);
      const { items } = this.stream(channelId);
      this.setStream(channelId, { items: [...part.reverse(), ...items], complete: part.length < PAGE });
    } catch {
      // As above: scrolling up again asks again.
    }
    this.setStream(channelId, { loading: false });
    this.changed();
  }

  // ------------------------------------------------------------------ reading

  isViewed(channelId) {
    return [...this.viewing.values()].includes(channelId);
  }

  isUnread(channel) {
    return compareIds(channel.last_message_id ?? "0", this.lastRead?.[channel.id] ?? "0") > 0;
  }

  /** What the user's shield shows: messages that call them, in channels nobody looks at. */
  get unreadCount() {
    let sum = 0;
    for (const n of this.counts.values()) sum += n;
    return sum;
  }

  markRead(channelId, messageId) {
    const id = messageId ?? this.channels.get(channelId)?.last_message_id ?? "0";
    const counted = this.counts.get(channelId);
    if (compareIds(id, this.lastRead?.[channelId] ?? "0") <= 0 && !counted) return;
    this.lastRead = { ...this.lastRead, [channelId]: id };
    this.counts = new Map(this.counts);
    this.counts.delete(channelId);
    this.saveRead();
    this.changed();
  }

  saveRead() {
    remember(`read.${this.userId}`, this.lastRead);
  }

  dismiss(messageId) {
    this.dismissed = new Set(this.dismissed).add(messageId);
    rememberForTab(`dismissed.${this.userId}`, [...this.dismissed]);
    this.changed();
  }

  // ------------------------------------------------------------------ acting

  /** A slash command. Its waiting line stands until the answer is there. */
  async runCommand(channelId, data, label) {
    const key = `p${Date.now()}-${Math.random()}`;
    this.pending = [...this.pending, { key, channelId, label, state: "sending", at: Date.now() }];
    this.changed();
    const answer = await api.interact({ user: this.userId, type: 2, channel_id: channelId, data });
    const change = (patch) => {
      this.pending = this.pending.map((entry) => (entry.key === key ? { ...entry, ...patch } : entry));
    };
    if (!answer.ok) change({ state: "failed", error: answer.error, interactionId: answer.interaction_id });
    else if (answer.callback_type === 5 && !this.finished.has(answer.interaction_id)) {
      change({ state: "thinking", interactionId: answer.interaction_id });
    } else this.pending = this.pending.filter((entry) => entry.key !== key);
    if (answer.modal) this.modal = { modal: answer.modal, channelId, messageId: null };
    this.changed();
    return answer;
  }

  forget(key) {
    this.pending = this.pending.filter((entry) => entry.key !== key);
    this.changed();
  }

  autocomplete(channelId, data) {
    return api.interact({ user: this.userId, type: 4, channel_id: channelId, data });
  }

  /**
   * A button or select of a message. What is chosen while an earlier choice still waits for its answer follows it, and
   * goes to the form that the message has by then: an id from before that answer would be refused as an old one.
   */
  press(message, component, values) {
    if (this.busy.get(message.id) === component.custom_id) return this.underway.get(message.id);
    const turn = (this.underway.get(message.id) ?? Promise.resolve()).then(() => this.pressNow(message, component, values));
    this.underway.set(message.id, turn);
    return turn;
  }

  async pressNow(message, clicked, values) {
    const newest = this.stream(message.channel_id).items.find((item) => item.id === message.id);
    const component = presentForm(message, newest, clicked, values);
    this.busy = new Map(this.busy).set(message.id, component.custom_id);
    this.setFailure(message.id, null);
    this.changed();
    const data = { custom_id: component.custom_id, component_type: component.type };
    if (values) data.values = values;
    const answer = await api.interact({
      user: this.userId, type: 3, channel_id: message.channel_id, message_id: message.id, data,
    });
    this.busy = new Map(this.busy);
    this.busy.delete(message.id);
    if (!answer.ok) this.setFailure(message.id, answer.error ?? "");
    if (answer.modal) this.modal = { modal: answer.modal, channelId: message.channel_id, messageId: message.id };
    this.changed();
  }

  setFailure(messageId, text) {
    if (text === null && !this.failures.has(messageId)) return;
    this.failures = new Map(this.failures);
    if (text === null) this.failures.delete(messageId);
    else this.failures.set(messageId, text);
  }

  async submitModal(open, components) {
    const interaction = {
      user: this.userId, type: 5, channel_id: open.channelId, data: { custom_id: open.modal.custom_id, components },
    };
    if (open.messageId) interaction.message_id = open.messageId;
    const answer = await api.interact(interaction);
    if (answer.ok) this.closeModal();
    return answer;
  }

  closeModal() {
    this.modal = null;
    this.changed();
  }

  async openDm() {
    const channel = await api.openDm(this.userId);
    this.setChannel(channel.id, { ...this.channels.get(channel.id), ...channel });
    this.changed();
    return channel.id;
  }

  /** What the developer panel shows. Never throws: without an answer the panel says so by itself. */
  async loadDev() {
    try {
      this.dev = await api.devState();
    } catch {
      this.dev = null;
    }
    this.changed();
  }

  async change(change) {
    const user = await api.changeUser(this.userId, change);
    this.users = new Map(this.users).set(this.userId, { ...this.me, ...change, ...(user?.id ? user : {}) });
    this.changed();
  }

  // ------------------------------------------------------------------ look-ups

  nameOf(userId) {
    if (this.bot?.id === userId) return displayName(this.bot);
    const user = this.users.get(userId);
    return user ? displayName(user) : null;
  }

  dmChannel() {
    return [...this.channels.values()].find(isDm);
  }

  channelName(channel) {
    if (isDm(channel)) return this.bot ? displayName(this.bot) : (channel.recipients?.[0]?.username ?? "Herald");
    return channel.name;
  }
}

export const displayName = (user) => user.global_name || user.username;

const controls = (components) => (components ?? []).flatMap((item) => [
  ...(item.custom_id ? [item] : []), ...controls(item.components), ...(item.accessory ? controls([item.accessory]) : []),
]);

/** What a control has become when its message was edited since: the one in its place that means the same, else itself. */
function presentForm(message, newest, control, values) {
  if (!newest || newest.components === message.components) return control;
  const place = controls(message.components).findIndex((item) => item.custom_id === control.custom_id);
  const other = controls(newest.components)[place];
  if (!other || other.type !== control.type || other.disabled) return control;
  const same = other.options ? values.every((value) => other.options.some((option) => option.value === value)) : other.label === control.label;
  return same ? other : control;
}

/** Draws the component again whenever the session changed. */
export function useSession(session) {
  const [, redraw] = useState(0);
  useEffect(() => {
    const listener = () => redraw((n) => n + 1);
    session.listeners.add(listener);
    listener();
    return () => session.listeners.delete(listener);
  }, [session]);
}
