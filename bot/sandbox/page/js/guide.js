// What stays beside the composer after the welcome card: the pace of a demonstration, the hint for a host.
import { api } from "./api.js";
import { html, useEffect, useRef, useState } from "./html.js";
import { recall, remember } from "./memory.js";
import { useWords } from "./words.js";

const SLOWEST = 20; // seconds a year
const USUAL = 4;
const SETTLE_MS = 250;

/** Remembers that a thread is a demonstration whose speed can be set. */
export const noteDemo = (threadId) => remember("demos", { [threadId]: USUAL, ...recall("demos", {}) });
const demos = () => recall("demos", {});

/** The speed slider of a demonstration; nothing in other threads. */
export function Pace({ session, threadId }) {
  const t = useWords();
  const known = demos()[threadId];
  const [seconds, setSeconds] = useState(known ?? null);
  const [error, setError] = useState("");
  const waiting = useRef(null);
  useEffect(() => () => clearTimeout(waiting.current), []);
  if (seconds === null) return null;
  const set = (value) => {
    setSeconds(value);
    remember("demos", { ...demos(), [threadId]: value });
    clearTimeout(waiting.current);
    waiting.current = setTimeout(async () => {
      try {
        await api.pace(session.userId, threadId, value);
        setError("");
      } catch (failure) {
        setError(failure.message === "offline" ? t("offline") : failure.message);
      }
    }, SETTLE_MS);
  };
  return html`<div class="beside pace">
    <label><span>${t("pace")}</span>
      <input type="range" min="0" max=${SLOWEST} step="1" value=${seconds} aria-valuetext=${t("paceValue", { n: seconds })} onInput=${(event) => set(Number(event.target.value))} /></label>
    <output>${seconds === 0 ? t("paceFull") : t("paceValue", { n: seconds })}</output>
    ${error && html`<p class="failure" role="alert">${error}</p>`}
  </div>`;
}

/** Three lines for somebody who hosts for the first time. */
export function HostHint({ onClose }) {
  const t = useWords();
  return html`<div class="beside hint" role="note"><ol><li>${t("hostOne")}</li><li>${t("hostTwo")}</li><li>${t("hostThree")}</li></ol>
    <button type="button" class="icon-button" aria-label=${t("close")} onClick=${onClose}>×</button></div>`;
}
