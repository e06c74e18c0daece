// What stays beside the composer after the welcome card: the pace of a demonstration, the hint for a host.
import { api } from "./api.js";
import { html, useEffect, useRef, useState } from "./html.js";
import { useWords } from "./words.js";

const SLOWEST = 20; // seconds a turn
const SETTLE_MS = 250;

/** The speed slider of a demonstration; nothing in other threads and in archived ones. */
export function Pace({ session, channel }) {
  const t = useWords();
  const known = session.demos.get(channel.id);
  const [moved, setMoved] = useState(null); // where the hand has it, until the server has taken it
  const [error, setError] = useState("");
  const waiting = useRef(null); // {timer, send} of the newest movement
  useEffect(() => () => { // whoever leaves at once still meant it
    clearTimeout(waiting.current?.timer);
    waiting.current?.send();
  }, []);
  if (known === undefined || channel.thread_metadata?.archived) return null;
  const seconds = moved ?? known;
  const set = (value) => {
    setMoved(value);
    clearTimeout(waiting.current?.timer);
    const mine = {};
    mine.send = async () => {
      mine.send = () => {};
      try {
        await api.pace(session.userId, channel.id, value);
        setError("");
      } catch (failure) {
        setError(failure.message === "offline" ? t("offline") : t.said(failure.message));
      }
      if (waiting.current === mine) setMoved(null); // what the server tells holds again, also after a refusal
    };
    mine.timer = setTimeout(() => mine.send(), SETTLE_MS);
    waiting.current = mine;
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
