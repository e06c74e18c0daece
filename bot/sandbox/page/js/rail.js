// The left rail of a pane: channels with their table threads, the direct messages with the bot, and who is acting.
import { html, cls, useRef, useState } from "./html.js";
import { Popover } from "./popover.js";
import { displayName, isDm, isThread } from "./session.js";
import { Avatar } from "./shield.js";
import { compareIds } from "./snowflake.js";
import { DISCORD_LOCALES, languageOf, useWords } from "./words.js";

const TEXT_TYPES = new Set([0, 5]);
const archived = (channel) => channel.thread_metadata?.archived === true;

/** Channels in the order of the rail: each text channel followed by its threads, then the direct messages. */
export function railOrder(session, showArchived = false) {
  const all = [...session.channels.values()];
  const order = [];
  for (const channel of all.filter((item) => TEXT_TYPES.has(item.type)).sort((a, b) => (a.position ?? 0) - (b.position ?? 0) || compareIds(a.id, b.id))) {
    order.push(channel);
    const threads = all.filter((item) => isThread(item) && item.parent_id === channel.id).sort((a, b) => compareIds(b.id, a.id));
    order.push(...threads.filter((item) => !archived(item)));
    if (showArchived) order.push(...threads.filter(archived));
  }
  return [...order, ...all.filter(isDm)];
}

function Item({ session, channel, current, onGo }) {
  const t = useWords();
  const unread = session.isUnread(channel);
  const calls = session.counts.get(channel.id) ?? 0;
  const name = session.channelName(channel);
  return html`<li><button type="button" class=${cls("rail-item", isThread(channel) && "thread", unread && "unread", archived(channel) && "archived")}
    aria-current=${current ? "page" : undefined} onClick=${() => onGo(channel.id)} title=${name}>
    ${isDm(channel) ? html`<${Avatar} user=${session.bot} bot=${true} size=${24} />` : html`<span class="rail-mark" aria-hidden="true">${isThread(channel) ? "" : "#"}</span>`}
    <span class="rail-name">${name}</span>
    ${archived(channel) && html`<span class="visually-hidden">(${t("archived")})</span>`}
    ${(calls > 0 || unread) && html`<span class=${calls ? "badge" : "visually-hidden"}>
      ${calls > 0 && html`<span aria-hidden="true">${calls}</span>`}<span class="visually-hidden">${t("unreadCount", { n: calls || "" })}</span></span>`}
  </button></li>`;
}

export function Rail({ session, current, onGo, users }) {
  const t = useWords();
  const order = railOrder(session, true);
  const dms = order.filter(isDm);
  const homes = session.guilds.length ? session.guilds : [session.guild]; // more than one only where tests founded them
  return html`<div class="rail">
    ${users}
    <header class="rail-head"><strong>${session.guild?.name ?? t("appName")}</strong></header>
    <nav class="rail-list" aria-label=${t("channels")}>
      ${homes.map((home, number) => html`<h2>${number ? home.name : t("channels")}</h2>
      <ul>${order.filter((channel) => !isDm(channel) && (!home || channel.guild_id === home.id)).map((channel) => html`<${Item} key=${channel.id} session=${session} channel=${channel} current=${channel.id === current} onGo=${onGo} />`)}</ul>`)}
      <h2>${t("directMessages")}</h2>
      <ul>${dms.map((channel) => html`<${Item} key=${channel.id} session=${session} channel=${channel} current=${channel.id === current} onGo=${onGo} />`)}
        ${!dms.length && html`<li><button type="button" class="rail-item" onClick=${async () => onGo(await session.openDm())}>
          <${Avatar} user=${session.bot} bot=${true} size=${24} /><span class="rail-name">${session.bot ? displayName(session.bot) : "Herald"}</span></button></li>`}</ul>
    </nav>
    <${Actor} session=${session} />
  </div>`;
}

/** Who acts in this pane, and their switches. */
function Actor({ session }) {
  const t = useWords();
  const anchor = useRef(null);
  const [open, setOpen] = useState(false);
  const { me } = session;
  const name = displayName(me);
  const index = [...session.users.keys()].indexOf(me.id);
  return html`<div class="actor">
    <button type="button" ref=${anchor} class="actor-button" aria-expanded=${open} onClick=${() => setOpen(!open)}>
      <span class="visually-hidden">${t("settings", { name })}: </span><${Avatar} user=${me} index=${index} size=${32} />
      <span class="actor-name"><strong>${name}</strong><small>${me.dms_closed ? t("dmsClosed") : `@${me.username}`}</small></span>
      <span class="cog" aria-hidden="true">⚙</span></button>
    ${open && html`<${Popover} anchor=${anchor} onClose=${() => setOpen(false)} className="settings-panel" label=${t("settings", { name })}>
      <div onKeyDown=${(event) => {
        if (event.key === "Escape") {
          setOpen(false);
          anchor.current.focus();
        }
      }}>
      <fieldset><legend>${t("language")}</legend><p class="field-note">${t("languageHint", { name })}</p>
        <div class="segments">${DISCORD_LOCALES.map(([locale, label]) => html`<label key=${locale}><input type="radio" name=${`locale-${me.id}`} value=${locale}
          checked=${languageOf(me.locale) === languageOf(locale)} onChange=${() => session.change({ locale })} /><span lang=${locale}>${label}</span></label>`)}</div></fieldset>
      <label class="tick-row"><input type="checkbox" role="switch" class="switch" checked=${me.dms_closed} onChange=${(event) => session.change({ dms_closed: event.target.checked })} />
        <span>${t("dmsClosed")}<small>${t("dmsClosedHint", { name })}</small></span></label>
      <dl class="shortcuts"><dt class="shortcut-title">${t("shortcuts")}</dt><dd />
        <dt><kbd>Alt</kbd>+<kbd>1</kbd>…<kbd>8</kbd></dt><dd>${t("shortcutUsers")}</dd>
        <dt><kbd>Alt</kbd>+<kbd>↑</kbd> <kbd>↓</kbd></dt><dd>${t("shortcutChannels")}</dd>
        <dt><kbd>Alt</kbd>+<kbd>0</kbd></dt><dd>${t("shortcutSplit")}</dd><dt><kbd>Alt</kbd>+<kbd>9</kbd></dt><dd>${t("dev")}</dd><dt><kbd>/</kbd></dt><dd>${t("shortcutCommand")}</dd></dl>
      <p class="field-note">${t("simulated")}</p></div>
    <//>`}
  </div>`;
}
