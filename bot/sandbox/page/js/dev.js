// The developer panel: faults on demand and the time machine. Everything here happens to the sandbox alone.
import { api } from "./api.js";
import { today, useTicking } from "./clock.js";
import { html, cls, useEffect, useRef, useState } from "./html.js";
import { displayName, useSession } from "./session.js";
import { useWords } from "./words.js";

const LEAPS = [[1, "hours"], [6, "hours"], [24, "days"], [72, "days"]];

const STATUSES = [500, 502, 503, 408];
const DENIABLE = ["SEND_MESSAGES", "SEND_MESSAGES_IN_THREADS", "CREATE_PUBLIC_THREADS", "MANAGE_THREADS", "ATTACH_FILES"];

/** What moved the clock so far, in words; empty while it tells the true time. */
export function leapText(hours, t) {
  if (!hours) return "";
  const days = hours / 24;
  const unit = Number.isInteger(days) ? "day" : "hour";
  return `+${new Intl.NumberFormat(t.locale, { style: "unit", unit, unitDisplay: "narrow", maximumFractionDigits: 1 }).format(unit === "day" ? days : hours)}`;
}

/** `focus`: whether it was opened just now, by hand, and so takes the focus. */
export function Developer({ session, focus, onClose }) {
  useSession(session);
  const t = useWords();
  const [done, setDone] = useState("");
  const [error, setError] = useState("");
  const [busy, setBusy] = useState("");
  const [sure, setSure] = useState(false);
  const first = useRef(null);
  const state = session.dev;
  const date = useTicking(() => today(t.locale), [t]);
  useEffect(() => {
    session.loadDev();
    if (!focus) return undefined;
    const opener = document.activeElement;
    first.current.focus();
    return () => opener.isConnected && opener.focus();
  }, []);

  const turn = useRef(Promise.resolve());
  /** A switch waits for what was set before it; a button is not pressed twice. */
  const set = (action, body, said) => {
    turn.current = turn.current.then(() => run(action, body, said));
    return turn.current;
  };
  const act = (action, body, said) => (busy ? undefined : set(action, body, said));
  const run = async (action, body, said) => {
    setBusy(action);
    setDone("");
    setError("");
    try {
      await api.dev(action, body);
      setDone(said);
      await session.loadDev();
    } catch (failure) {
      setError(failure.message === "offline" ? t("offline") : t.said(failure.message));
    }
    setBusy("");
  };
  const number = (form, name) => Number(form.elements[name].value);
  const button = (action, body, label, said, style = "") => html`<button type="button" class=${cls("btn small", style)} aria-disabled=${busy !== ""} onClick=${() => act(action, body, said ?? label)}>${label}</button>`;
  const bot = state?.bot;
  const online = bot?.online ?? session.botOnline;
  const fault = (title, action, fields, body, label) => html`<form class="dev-line" aria-label=${title} onSubmit=${(event) => {
    event.preventDefault();
    act(action, body(event.currentTarget), t("devSet", { name: title }));
  }}>${fields}<button class="btn small" aria-disabled=${busy !== ""}>${label}</button></form>`;
  const field = (name, label, value, limits) => html`<label class="dev-number"><span>${label}</span><input name=${name} type="number" required value=${value} min=${limits[0]} max=${limits[1]} step=${limits[2] ?? 1} /></label>`;

  return html`<aside class="dev" aria-labelledby="dev-title" onKeyDown=${(event) => {
    if (event.key === "Escape") onClose();
  }}>
    <header><h2 id="dev-title">${t("dev")}</h2><button type="button" ref=${first} class="icon-button" aria-label=${t("devClose")} onClick=${onClose}>×</button></header>
    <p class="dev-note">${t("devNote")}</p>
    <div class="dev-body">
      <section><h3>${t("devTime")}</h3>
        <p class="dev-date"><time>${date}</time>${bot?.offset_hours ? html` <span class="dev-leap">${leapText(bot.offset_hours, t)}</span>` : ""}</p>
        <div class="dev-buttons">${LEAPS.map(([hours, unit]) => {
          const label = leapText(hours, t);
          return html`<button key=${hours} type="button" class="btn small" aria-disabled=${busy !== ""} onClick=${() => act("clock", { hours }, t("devLeapt", { leap: label }))}>${label}
            <span class="visually-hidden"> ${t(unit === "days" ? "devLeapDays" : "devLeapHours", { n: unit === "days" ? hours / 24 : hours })}</span></button>`;
        })}</div>
        <p class="field-note">${t("devTimeNote")}</p></section>
      <section><h3>${t("devBot")}</h3>
        <p class="dev-state"><span class=${cls("lamp", online && "on")} aria-hidden="true" />${online ? t("devOnline") : t("devOffline")}
          ${bot?.pid ? html` · ${t("devPid", { n: bot.pid })}` : ""}${bot ? html` · ${t("devRestarts", { n: bot.restarts ?? 0 })}` : ""}</p>
        <div class="dev-buttons">${button("kill", {}, t("devKill"), t("devKilled"), "danger")}${button("restart", {}, t("devRestart"), t("devRestarted"))}</div></section>
      <section><h3>${t("devGateway")}</h3>
        ${state && html`<p class="dev-state dev-gateway">${t("devSessions", { n: state.gateway.identified, m: state.gateway.resumed })}</p>`}
        <div class="dev-buttons">${button("drop", { resumable: true }, t("devDrop"), t("devDropped"))}${button("drop", { resumable: false }, t("devDropHard"), t("devDropped"))}</div></section>
      <section><h3>${t("devFaults")}</h3>
        ${fault(t("devDelay"), "delay", field("ms", t("devDelayMs"), 500, [0, 20000, 50]), (form) => ({ ms: number(form, "ms") }), t("devApply"))}
        ${fault(t("devError"), "error", html`<label class="dev-number"><span>${t("devStatus")}</span><select name="status">${STATUSES.map((status) => html`<option selected=${status === 503}>${status}</option>`)}</select></label>${field("times", t("devTimes"), 1, [1, 100])}<label class="tick-row"><input type="checkbox" name="after" /><span>${t("devAfter")}</span></label>`,
          (form) => ({ status: number(form, "status"), times: number(form, "times"), after: form.elements.after.checked }), t("devApply"))}
        ${fault(t("devRate"), "ratelimit", html`${field("retry_after", t("devRetry"), 2, [0, 60, 0.5])}${field("times", t("devTimes"), 1, [1, 100])}`,
          (form) => ({ times: number(form, "times"), retry_after: number(form, "retry_after") }), t("devApply"))}
        <${Tick} on=${state?.limits?.realistic ?? false} role="switch" label=${t("devNarrow")}
          onSet=${(on) => set("limits", { realistic: on }, t("devSet", { name: t("devNarrow") }))} />
        <${Waiting} faults=${state?.faults} t=${t} /></section>
      <${Permissions} session=${session} state=${state} set=${set} t=${t} />
      <${Deletion} session=${session} act=${act} t=${t} />
      <section><h3>${t("devDms")}</h3>
        <ul class="dev-people">${[...session.users.values()].map((user) => html`<li key=${user.id}><${Tick} on=${user.dms_closed} role="switch" label=${displayName(user)}
          onSet=${(on) => set("close-dms", { user: user.id, closed: on }, t("devSet", { name: displayName(user) }))} /></li>`)}</ul></section>
      <section><h3>${t("devStrict")}</h3>
        <p class="dev-state"><span class=${cls("lamp", state?.violations === 0 && "on")} aria-hidden="true" />${state ? t("devViolations", { n: state.violations }) : "…"}</p>
        ${state && !state.openapi && html`<p class="field-note">${t("devNoSchema")}</p>`}</section>
      <section><h3>${t("devReset")}</h3>
        <div class="dev-buttons">${sure ? html`<button type="button" class="btn small danger" onClick=${() => {
          setSure(false);
          act("reset", {}, t("devResetDone"));
        }}>${t("devResetSure")}</button><button type="button" class="btn small" onClick=${() => setSure(false)}>${t("cancel")}</button>`
          : html`<button type="button" class="btn small" onClick=${() => setSure(true)}>${t("devResetButton")}</button>`}</div>
        <p class="field-note">${t("devResetNote")}</p></section>
    </div>
    <p class="dev-said" role="status">${busy ? html`<span class="dots" aria-hidden="true"><i /><i /><i /></span>` : done}</p>
    ${error && html`<p class="failure" role="alert">${error}</p>`}
  </aside>`;
}

/** A tick or switch that stands where the hand has put it until the server has taken it (or has not). */
function Tick({ on, role, label, onSet }) {
  const [moved, setMoved] = useState(null);
  return html`<label class="tick-row"><input type="checkbox" role=${role} class=${cls(role)} checked=${moved ?? on}
    onChange=${async (event) => {
      setMoved(event.target.checked);
      await onSet(event.target.checked);
      setMoved(null);
    }} /><span>${label}</span></label>`;
}

/** Faults that wait for the bot's next requests. */
function Waiting({ faults, t }) {
  if (!faults) return null;
  const lines = faults.waiting.map(({ status, times }) => t("devWaiting", { status: status || t("devCut"), n: times }));
  if (faults.delay_ms) lines.unshift(t("devDelayed", { n: faults.delay_ms }));
  return lines.length > 0 && html`<ul class="dev-waiting">${lines.map((line) => html`<li>${line}</li>`)}</ul>`;
}

/** What a channel denies the bot. */
function Permissions({ session, state, set, t }) {
  const rooms = [...session.channels.values()].filter((channel) => channel.type === 0);
  const [chosen, setChosen] = useState(() => (rooms.find((channel) => channel.name === "game-room") ?? rooms[0])?.id);
  const denied = state?.faults?.denied?.[chosen] ?? [];
  return html`<section><h3>${t("devPermissions")}</h3>
    <label class="dev-number"><span>${t("devChannel")}</span><select value=${chosen} onChange=${(event) => setChosen(event.target.value)}>
      ${rooms.map((channel) => html`<option key=${channel.id} value=${channel.id}>#${channel.name}</option>`)}</select></label>
    <ul>${DENIABLE.map((name) => html`<li key=${name}><${Tick} on=${denied.includes(name)} label=${html`<code>${name}</code>`}
      onSet=${(on) => set("permissions", { channel_id: chosen, deny: on ? [...denied, name] : denied.filter((other) => other !== name) }, t("devSet", { name }))} /></li>`)}</ul></section>`;
}

/** A channel or thread that somebody deletes for good. */
function Deletion({ session, act, t }) {
  const places = [...session.channels.values()].filter((channel) => channel.type === 0 || channel.type >= 10);
  const [chosen, setChosen] = useState("");
  const there = places.find((channel) => channel.id === chosen);
  return html`<section><h3>${t("devDelete")}</h3>
    <label class="dev-number"><span>${t("devChannel")}</span><select value=${there?.id ?? ""} onChange=${(event) => setChosen(event.target.value)}>
      <option value="">${t("devDeleteNone")}</option>
      ${places.map((channel) => html`<option key=${channel.id} value=${channel.id}>${channel.type === 0 ? "#" : "⌇ "}${channel.name}</option>`)}</select></label>
    <div class="dev-buttons"><button type="button" class="btn small danger" aria-disabled=${!there} onClick=${() => {
      if (there) act("delete", { channel_id: there.id }, t("devDeleted", { name: there.name }));
    }}>${t("devDelete")}</button></div></section>`;
}
