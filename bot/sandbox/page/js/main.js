// The page: sessions of the users, one or two panes, theme, shortcuts.
import { api } from "./api.js";
import { Bench } from "./bench.js";
import { Developer, leapText } from "./dev.js";
import { html, cls, render, useCallback, useEffect, useLayoutEffect, useState } from "./html.js";
import { recall, remember } from "./memory.js";
import { Pane } from "./pane.js";
import { railOrder } from "./rail.js";
import { Session } from "./session.js";
import { Welcome } from "./welcome.js";
import { languageOf, words, Words } from "./words.js";

const asked = new URLSearchParams(location.search);
const guess = words(navigator.language);

function useTheme() {
  const system = matchMedia("(prefers-color-scheme: dark)");
  const [kept, setKept] = useState(document.documentElement.dataset.theme ?? null);
  const [dark, setDark] = useState(system.matches);
  useEffect(() => {
    const change = () => setDark(system.matches);
    system.addEventListener("change", change);
    return () => system.removeEventListener("change", change);
  }, []);
  const now = kept ?? (dark ? "dark" : "light");
  const flip = () => {
    const next = now === "dark" ? "light" : "dark";
    document.documentElement.dataset.theme = next;
    localStorage.setItem("herald.theme", next);
    setKept(next);
  };
  return [now, flip];
}

function App({ users, first }) {
  const [sessions] = useState(() => new Map(users.map((user) => [user.id, new Session(user.id)])));
  const [panes, setPanes] = useState(() => {
    const open = [{ key: "a", userId: first, channelId: asked.get("channel") ?? recall(`channel.${first}`, null) }];
    const second = asked.get("split") ?? recall("split", null);
    if (second && second !== first && users.some((user) => user.id === second)) {
      open.push({ key: "b", userId: second, channelId: recall(`channel.${second}`, null) });
    }
    return open;
  });
  const [focus, setFocus] = useState(0);
  const [, redraw] = useState(0);
  const [theme, flipTheme] = useTheme();
  const [welcome, setWelcome] = useState(() => !recall("welcomed", false));
  const [dev, setDev] = useState(() => recall("dev", false));
  const [devTaken, setDevTaken] = useState(false); // opened by hand, not left open from the last visit
  const [led, setLed] = useState(0); // how often the welcome card led somewhere
  const [wish, setWish] = useState(null); // {key of a pane, text, hint}
  const active = panes[Math.min(focus, panes.length - 1)];

  // The users on the screen connect first; the others follow, so that their shields can show what waits for them.
  useEffect(() => {
    const shown = panes.map((pane) => pane.userId);
    const order = [...sessions.values()].sort((a, b) => shown.includes(b.userId) - shown.includes(a.userId));
    const look = () => order.map((one) => `${one.ready}${one.unreadCount}${one.me?.locale}${one.dev?.bot?.offset_hours}`).join();
    let seen = look();
    const listener = () => {
      const now = look();
      if (now !== seen) redraw((n) => n + 1);
      seen = now;
    };
    for (const session of order) session.listeners.add(listener);
    const begin = async () => {
      for (const session of order) await startUntilUp(session);
    };
    begin();
    return () => {
      for (const session of order) {
        session.listeners.delete(listener);
        session.close();
      }
    };
  }, [sessions]);

  const toggleDev = () => {
    setDevTaken(!dev);
    setDev(!dev);
  };
  useEffect(() => remember("dev", dev), [dev]);
  useEffect(() => {
    remember("user", panes[0].userId);
    remember("split", panes[1]?.userId ?? null);
  }, [panes]);

  const setPane = useCallback((key, change) => {
    setPanes((old) => old.map((pane) => (pane.key === key ? { ...pane, ...change } : pane)));
  }, []);
  const act = (userId) => {
    const other = panes.find((pane) => pane.userId === userId);
    if (other === active) return;
    if (other) setFocus(panes.indexOf(other)); // already on the screen: go there
    else setPane(active.key, { userId, channelId: recall(`channel.${userId}`, null) });
  };
  const toggleSplit = () => {
    if (panes.length > 1) {
      setPanes([{ ...active, key: "a" }]);
      setFocus(0);
    } else {
      const next = users[(users.findIndex((user) => user.id === active.userId) + 1) % users.length];
      setPanes([panes[0], { key: "b", userId: next.id, channelId: recall(`channel.${next.id}`, null) }]);
      setFocus(1);
    }
  };
  const step = (by) => {
    const session = sessions.get(active.userId);
    const order = railOrder(session);
    const at = order.findIndex((channel) => channel.id === active.channelId);
    const next = order[(Math.max(at, 0) + by + order.length) % order.length];
    if (next) go(active.key, active.userId, next.id);
  };
  const go = (key, userId, channelId) => {
    remember(`channel.${userId}`, channelId);
    setPane(key, { channelId });
  };
  const endWelcome = () => {
    setWelcome(false);
    remember("welcomed", true);
  };
  /** To the table that the welcome card has set up. */
  const lead = (kind, { channel_id: channelId, thread_id: threadId, dm_channel_id: dmId, game }) => {
    const session = sessions.get(active.userId);
    endWelcome();
    setLed((times) => times + 1);
    if (kind === "host") {
      const rooms = railOrder(session).filter((channel) => channel.type === 0);
      const here = rooms.find((channel) => channel.id === active.channelId) ?? rooms.find((channel) => channel.name === "game-room") ?? rooms[0];
      go(active.key, active.userId, here.id);
      setWish({ key: active.key, text: game ? `/table new game:${game}` : "/table new", hint: true });
    } else if (kind === "demo") {
      go(active.key, active.userId, threadId ?? channelId);
    } else go(active.key, active.userId, dmId ?? threadId ?? channelId); // with closed direct messages the decision is asked there
  };
  useLayoutEffect(() => { // with every drawing, so that two quick presses both act on what is shown
    const onKey = (event) => {
      // Typing while nothing is chosen goes to the composer, as in Discord.
      const idle = document.activeElement === document.body || document.activeElement?.classList.contains("stream");
      if (idle && event.key.length === 1 && event.key !== " " && !event.altKey && !event.ctrlKey && !event.metaKey) {
        document.querySelector(".pane.focused .composer textarea")?.focus();
        return;
      }
      if (!event.altKey || event.ctrlKey || event.metaKey || document.querySelector("dialog[open]")) return;
      const digit = /^(?:Digit|Numpad)(\d)$/.exec(event.code)?.[1];
      if (digit === "0") toggleSplit();
      else if (digit === "9") toggleDev();
      else if (digit && users[digit - 1]) act(users[digit - 1].id);
      else if (event.key === "ArrowUp") step(-1);
      else if (event.key === "ArrowDown") step(1);
      else return;
      event.preventDefault();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  });

  const current = sessions.get(active.userId);
  const t = words(current.me?.locale ?? navigator.language);
  const unread = [...sessions.values()].reduce((sum, session) => sum + session.unreadCount, 0);
  useEffect(() => {
    document.documentElement.lang = t.language;
    document.title = `${unread ? `(${unread}) ` : ""}${t("appName")}`;
  }, [t, unread]);

  const live = current.ready ? [...current.users.values()] : users;
  const bench = { users: live, sessions, shown: panes.map((pane) => pane.userId), current: active.userId, onAct: act };
  const themeLabel = theme === "dark" ? t("themeLight") : t("themeDark");
  const leap = current.dev?.bot?.offset_hours;
  const tools = html`
    ${leap ? html`<span class="clock-chip" title=${t("devTime")}>${leapText(leap, t)}</span>` : ""}
    <button type="button" class="tool" aria-label=${t("guide")} title=${t("guide")} onClick=${() => setWelcome(true)}>
      <svg viewBox="0 0 24 24" aria-hidden="true"><circle cx="12" cy="12" r="9" /><path d="M9.300 9.300a2.700 2.700 0 1 1 3.900 2.500c-.800.400-1.200.900-1.200 1.800M12 16.800v.100" /></svg><span class="tool-name" aria-hidden="true">${t("guide")}</span></button>
    <button type="button" class="tool" aria-pressed=${dev} aria-label=${t("dev")} title=${`${t("dev")} (Alt+9)`} onClick=${toggleDev}>
      <svg viewBox="0 0 24 24" aria-hidden="true"><path d="M9 3h6M10 3v6l-5 9.500A1.700 1.700 0 0 0 6.500 21h11a1.700 1.700 0 0 0 1.500-2.500L14 9V3M7.500 15h9" /></svg><span class="tool-name" aria-hidden="true">${t("dev")}</span></button>
    <button type="button" class="tool split-tool" aria-pressed=${panes.length > 1} aria-label=${panes.length > 1 ? t("splitOff") : t("split")} title=${`${panes.length > 1 ? t("splitOff") : t("split")} (Alt+0)`}
      onClick=${toggleSplit}><svg viewBox="0 0 24 24" aria-hidden="true"><path d="M4 5h16v14H4zM12 5v14" /></svg></button>
    <button type="button" class="tool" aria-label=${themeLabel} title=${themeLabel} onClick=${flipTheme}>
      <svg viewBox="0 0 24 24" aria-hidden="true">${theme === "dark"
        ? html`<circle cx="12" cy="12" r="4" /><path d="M12 3v2M12 19v2M3 12h2M19 12h2M5.600 5.600 7 7M17 17l1.400 1.400M18.400 5.600 17 7M7 17l-1.400 1.400" />`
        : html`<path d="M20 14A8.500 8.500 0 0 1 10 4a8.500 8.500 0 1 0 10 10z" />`}</svg><span class="tool-name" aria-hidden="true">${themeLabel}</span></button>`;
  return html`<${Words.Provider} value=${t}>
    <div class=${cls("app", panes.length > 1 && "two", dev && "with-dev")}>
      <aside class="bench" aria-label=${t("actAs")}><p class="bench-title">${t("actAs")}</p><${Bench} ...${bench} /><div class="tools">${tools}</div></aside>
      <main class="panes">${panes.map((pane, i) => html`<${Pane} key=${pane.key} paneKey=${pane.key} led=${led} session=${sessions.get(pane.userId)} channelId=${pane.channelId}
        onChannel=${(id) => go(pane.key, pane.userId, id)} focused=${pane === active} single=${panes.length === 1} onFocus=${() => focus !== i && setFocus(i)}
        wish=${wish?.key === pane.key ? wish : null} onWished=${() => setWish(null)}
        users=${html`<div class="drawer-users"><${Bench} ...${bench} label=${false} /><div class="tools">${tools}</div></div>`} />`)}</main>
      ${dev && current.ready && html`<${Developer} key=${active.userId} session=${current} focus=${devTaken} onClose=${toggleDev} />`}
      ${welcome && current.ready && html`<${Welcome} session=${current} onLead=${lead} onClose=${endWelcome} />`}
    </div><//>`;
}

async function startUntilUp(session) {
  while (!session.closed) {
    try {
      await session.start();
      return;
    } catch {
      session.status = "lost";
      session.changed();
      await new Promise((resolve) => setTimeout(resolve, 1500));
    }
  }
}

function Waiting({ failed }) {
  return html`<div class="waiting"><p role="status">${guess(failed ? "cannotStart" : "loading")}</p>
    ${failed && html`<button type="button" class="btn primary" onClick=${begin}>${guess("retry")}</button>`}</div>`;
}

const root = document.getElementById("app");

async function begin() {
  render(html`<${Waiting} />`, root);
  try {
    const wanted = asked.get("user") ?? recall("user", null);
    const boot = await api.bootstrap(wanted).catch(() => api.bootstrap(null));
    const alike = boot.users.find((user) => languageOf(user.locale) === guess.language); // a visitor is met in his language
    render(html`<${App} users=${boot.users} first=${wanted === null && alike ? alike.id : boot.me} />`, root);
  } catch {
    render(html`<${Waiting} failed=${true} />`, root);
  }
}

begin();
