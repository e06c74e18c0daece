// The card that greets a newcomer: three ways to a table of one's own. Also behind the "?" button.
import { api } from "./api.js";
import { html, cls, useRef, useState } from "./html.js";
import { Dialog } from "./dialog.js";
import { useWords } from "./words.js";

const PICTURES = {
  demo: html`<path d="M4 9.500C7.500 5.500 16.500 5.500 20 9.500M2 12s4-6 10-6 10 6 10 6-4 6-10 6S2 12 2 12z" /><circle cx="12" cy="12" r="3" />`,
  play: html`<path d="M14.500 3.500 20.500 3l-.500 6-9 9-5.500-5.500z M4 15.500 8.500 20M6.200 17.800 3 21" />`,
  host: html`<path d="M6 3h12v18l-6-4-6 4z M9 8h6M9 11.500h6" />`,
};

/** `onLead(kind, answer)` is called with what the server set up ("host" needs nothing); `onClose` when the card goes. */
export function Welcome({ session, onLead, onClose }) {
  const t = useWords();
  const [busy, setBusy] = useState(null);
  const [error, setError] = useState("");
  const left = useRef(false);
  const close = () => {
    left.current = true; // what comes later must not pull the reader away
    onClose();
  };
  const choose = async (kind) => {
    if (busy) return;
    setError("");
    if (kind === "host") {
      onLead(kind, {});
      return;
    }
    setBusy(kind);
    try {
      const answer = await api.guide(session.userId, kind, t.language);
      if (left.current) return;
      if (answer.ok === false) throw new Error(answer.error ?? "");
      onLead(kind, answer);
    } catch (failure) {
      setBusy(null);
      setError(failure.message === "offline" ? t("offline") : `${t("guideFailed")} ${t.said(failure.message)}`);
    }
  };
  const ways = [["demo", "guideDemo", "guideDemoText"], ["play", "guidePlay", "guidePlayText"], ["host", "guideHost", "guideHostText"]];
  return html`<${Dialog} labelledBy="welcome-title" className="welcome" onClose=${close}>
    <header><h2 id="welcome-title" tabindex="-1" autofocus>${t("welcomeTitle")}</h2>
      <button type="button" class="icon-button" aria-label=${t("close")} onClick=${close}>×</button></header>
    <p class="welcome-lead">${t("welcomeLead")}</p>
    <ul class="ways">${ways.map(([kind, title, text]) => html`<li key=${kind}>
      <button type="button" class=${cls("way", kind, busy === kind && "busy")} aria-disabled=${busy !== null} aria-busy=${busy === kind} onClick=${() => choose(kind)}>
        <span class="way-picture"><svg viewBox="0 0 24 24" aria-hidden="true">${PICTURES[kind]}</svg></span>
        <strong>${t(title)}</strong><span class="way-text">${busy === kind ? html`<span class="dots" aria-hidden="true"><i /><i /><i /></span> ${t("guideBusy")}` : t(text)}</span>
      </button></li>`)}</ul>
    <p class="visually-hidden" role="status">${busy ? t("guideBusy") : ""}</p>
    ${error && html`<p class="failure" role="alert">${error}</p>`}
    <p class="welcome-foot">${t("simulated")} ${t("welcomeUsers")}</p>
  <//>`;
}
