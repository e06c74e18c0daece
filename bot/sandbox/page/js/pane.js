// One user's view: rail, stream, composer. Two of them stand side by side in the split view.
import { leaves } from "./commands.js";
import { Composer } from "./composer.js";
import { HostHint, Pace } from "./guide.js";
import { html, cls, useEffect, useMemo, useRef, useState } from "./html.js";
import { Markdown, Surroundings } from "./markdown-view.js";
import { plainText } from "./markdown.js";
import { ModalDialog } from "./modal.js";
import { Rail, railOrder } from "./rail.js";
import { displayName, isDm, isThread, useSession } from "./session.js";
import { Avatar } from "./shield.js";
import { Stream } from "./stream.js";
import { useWords, Words, words } from "./words.js";

/** `wish`: {text, hint} that the welcome card wants in this pane's composer; `onWished` once it stands there. `led`: how often the card led somewhere. */
export function Pane({ session, paneKey, led, channelId, onChannel, focused, onFocus, users, single, wish, onWished }) {
  useSession(session);
  const [drawer, setDrawer] = useState(false); // stays open while another user is chosen in it
  useEffect(() => setDrawer(false), [led]); // the card was opened from the drawer; what it leads to lies behind
  if (!session.ready) return html`<section class="pane" />`;
  const t = words(session.me.locale);
  return html`<${Words.Provider} value=${t}>
    <${PaneBody} key=${session.userId} session=${session} paneKey=${paneKey} channelId=${channelId} onChannel=${onChannel} focused=${focused} onFocus=${onFocus} users=${users} single=${single}
      led=${led} drawer=${drawer} setDrawer=${setDrawer} wish=${wish} onWished=${onWished} /><//>`;
}

function PaneBody({ session, paneKey, led, channelId, onChannel, focused, onFocus, users, single, drawer, setDrawer, wish, onWished }) {
  const t = useWords();
  const [hint, setHint] = useState(false);
  const [flash, setFlash] = useState(null);
  const [links, setLinks] = useState(0); // how often a link led somewhere
  const [request, setRequest] = useState(null);
  const [spoken, setSpoken] = useState("");
  const main = useRef(null);
  const menu = useRef(null);
  const order = railOrder(session);
  const channel = session.channels.get(channelId) ?? order[0];
  const name = session.channelName(channel);

  const go = (id, messageId = null) => {
    setDrawer(false);
    onChannel(id);
    setFlash(messageId);
  };
  const named = useMemo(() => new Map(leaves(session.commands, t.locale).map((leaf) => [leaf.base, leaf.name])), [session.commands, t]);
  const surroundings = useMemo(() => ({
    session,
    goTo: (id, messageId) => { // a link leads to its message or to the newest, never to where one left off
      if (!session.channels.has(id)) return;
      session.places.delete(id);
      setLinks((times) => times + 1);
      go(id, messageId);
    },
    useCommand: (command) => setRequest({ text: `/${command}` }),
    called: (command) => named.get(command) ?? command,
  }), [session, onChannel, named]);

  useEffect(() => {
    if (!wish) return;
    setDrawer(false);
    setRequest({ text: wish.text });
    setHint(wish.hint);
    onWished();
  }, [wish]);

  // What is on the screen counts as read.
  useEffect(() => {
    session.viewing.set(paneKey, channel.id);
    const look = () => document.hasFocus() && session.markRead(channel.id);
    look();
    addEventListener("focus", look);
    return () => {
      removeEventListener("focus", look);
      session.viewing.delete(paneKey);
    };
  }, [session, channel.id, channel.last_message_id]);

  useEffect(() => {
    const announce = (message) => {
      if (message.channel_id !== channel.id || message.author.id === session.userId) return;
      const text = plainText(message.content || message.embeds?.[0]?.title || firstText(message.components) || "", (id) => session.nameOf(id));
      setSpoken(`${session.nameOf(message.author.id) ?? displayName(message.author)}: ${text.slice(0, 200)}`);
    };
    session.announcers.add(announce);
    return () => session.announcers.delete(announce);
  }, [session, channel.id]);

  useEffect(() => {
    if (!drawer) return undefined;
    main.current.parentElement.querySelector(".rail button")?.focus();
    const escape = (event) => {
      if (event.key === "Escape") {
        setDrawer(false);
        menu.current?.focus();
      }
    };
    addEventListener("keydown", escape);
    return () => removeEventListener("keydown", escape);
  }, [drawer]);

  const index = [...session.users.keys()].indexOf(session.userId);
  const parent = isThread(channel) && session.channels.get(channel.parent_id);
  const locked = channel.thread_metadata?.locked === true;
  return html`<${Surroundings.Provider} value=${surroundings}>
    <section class=${cls("pane", drawer && "drawer-open", focused && "focused", single && "single")} aria-label=${t("actAsName", { name: displayName(session.me) })}
      onPointerDown=${onFocus} onFocusIn=${onFocus}>
      <${Rail} session=${session} current=${channel.id} onGo=${go} users=${users} />
      <button type="button" class="scrim" aria-label=${t("closeMenu")} tabindex=${drawer ? 0 : -1} onClick=${() => setDrawer(false)} />
      <div class="main" ref=${main} inert=${drawer}>
        <header class="main-head">
          <button type="button" ref=${menu} class="icon-button menu" aria-expanded=${drawer} onClick=${() => setDrawer(true)}><span aria-hidden="true">☰</span><span class="visually-hidden">${t("openMenu")}</span>
            ${session.unreadCount > 0 && html`<span class="badge"><span class="visually-hidden">, </span>${session.unreadCount}<span class="visually-hidden"> ${t("unreadCount", { n: "" })}</span></span>`}</button>
          <h1>${isDm(channel) ? html`<span class="head-mark" aria-hidden="true">@</span>` : html`<span class="head-mark" aria-hidden="true">#</span>`}
            ${parent && html`<button type="button" class="head-parent" onClick=${() => go(parent.id)}>${parent.name}</button><span class="head-step" aria-hidden="true">›</span>`}
            <span class="head-name">${name}</span></h1>
          ${channel.topic && html`<div class="topic"><${Markdown} text=${channel.topic} /></div>`}
          <button type="button" class="head-actor" title=${t("actAsName", { name: displayName(session.me) })} onClick=${() => setDrawer(true)}><${Avatar} user=${session.me} index=${index} size=${26} /><span>${displayName(session.me)}</span></button>
        </header>
        ${session.status === "lost" ? html`<p class="banner lost" role="alert">${t("connectionLost")}</p>`
          : !session.botOnline && html`<p class="banner" role="status">${t(session.botSeen ? "botOffline" : "botStarting")}</p>`}
        <${Stream} key=${`${session.userId}-${channel.id}`} session=${session} channel=${channel} led=${(focused ? led : 0) + links} flash=${flash} onFlashed=${() => setFlash(null)} />
        ${isThread(channel) && html`<${Pace} key=${`pace-${channel.id}`} session=${session} channel=${channel} />`}
        ${hint && html`<${HostHint} onClose=${() => setHint(false)} />`}
        ${locked ? html`<p class="composer locked">${t("lockedThread")}</p>`
          : html`<${Composer} key=${`${session.userId}-${channel.id}`} session=${session} channel=${channel} request=${request} onTaken=${() => setRequest(null)} />`}
      </div>
      <div class="visually-hidden" aria-live="polite">${spoken}</div>
      ${session.modal && html`<${ModalDialog} open=${session.modal} />`}
    </section><//>`;
}

/** The first words among components, for announcements. */
function firstText(components) {
  for (const component of components ?? []) {
    const text = component.content ?? firstText(component.components);
    if (text) return text;
  }
  return "";
}
