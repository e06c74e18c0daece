// The card that greets a newcomer: a game, and four ways to a table of one's own. Also behind the "?" button.
import { api } from "./api.js";
import { html, cls, useEffect, useRef, useState } from "./html.js";
import { Dialog } from "./dialog.js";
import { useSession } from "./session.js";
import { useWords } from "./words.js";

const PICTURES = {
  demo: html`<path d="M4 9.500C7.500 5.500 16.500 5.500 20 9.500M2 12s4-6 10-6 10 6 10 6-4 6-10 6S2 12 2 12z" /><circle cx="12" cy="12" r="3" />`,
  play: html`<path d="M14.500 3.500 20.500 3l-.500 6-9 9-5.500-5.500z M4 15.500 8.500 20M6.200 17.800 3 21" />`,
  learn: html`<path d="M3 9 12 5l9 4-9 4zM7 11v5c3 2.500 7 2.500 10 0v-5M21 9v6" />`,
  host: html`<path d="M6 3h12v18l-6-4-6 4z M9 8h6M9 11.500h6" />`,
};

const STEPS = { bot: "guideStepBot", table: "guideBusy", seats: "guideStepSeats", board: "guideStepBoard", decision: "guideStepDecision" };

/** `onLead(kind, answer)` is called with what the server set up ("host" needs nothing); `onClose` when the card goes. */
export function Welcome({ session, onLead, onClose }) {
  const t = useWords();
  useSession(session);
  const [busy, setBusy] = useState(null);
  const [error, setError] = useState(null); // {kind, text} of the way that did not work
  const [games, setGames] = useState(null); // null until they are known: the card has nothing to press before it has its size
  const [game, setGame] = useState(null);
  const left = useRef(false);
  const list = useRef(null);
  const failed = useRef(null);
  useEffect(() => {
    api.games(t.language).then((known) => setGames(Array.isArray(known) ? known : []), () => setGames([])); // without them the first one is meant
  }, [t.language]);
  const chosen = games?.find((item) => item.id === game) ?? games?.[0];
  useEffect(() => failed.current?.scrollIntoView({ block: "nearest" }), [error]);
  const close = () => {
    left.current = true; // what comes later must not pull the reader away
    onClose();
  };
  const take = (id) => {
    setGame(id);
    list.current?.scrollIntoView({ block: "nearest" }); // on a phone the ways lie below the games
  };
  const choose = async (kind) => {
    if (busy) return;
    setError(null);
    if (kind === "host") {
      onLead(kind, { game: game === null ? undefined : chosen?.title });
      return;
    }
    session.guideStep = null;
    setBusy(kind);
    try {
      const answer = await api.guide(session.userId, kind, t.language, chosen?.id);
      if (left.current) return;
      if (answer.ok === false) throw new Error(answer.error ?? "");
      onLead(kind, answer);
    } catch (failure) {
      setBusy(null);
      setError({ kind, text: failure.message === "offline" ? t("offline") : `${t("guideFailed")} ${t.said(failure.message)}` });
    }
  };
  const step = t(STEPS[session.guideStep] ?? "guideBusy");
  const all = [["learn", "guideLearn", "guideLearnText"], ["play", "guidePlay", "guidePlayText"], ["demo", "guideDemo", "guideDemoText"], ["host", "guideHost", "guideHostText"]];
  const ways = all.filter(([kind]) => kind !== "learn" || chosen?.learn);
  return html`<${Dialog} labelledBy="welcome-title" className="welcome" onClose=${close}>
    <header><h2 id="welcome-title" tabindex="-1" autofocus>${t("welcomeTitle")}</h2>
      <button type="button" class="icon-button" aria-label=${t("close")} onClick=${close}>×</button></header>
    <p class="welcome-lead">${t("welcomeLead")}</p>
    ${games === null && html`<p class="welcome-lead" role="status">${t("welcomeLoading")}</p>`}
    ${games?.length > 0 && html`<div class="games" role="radiogroup" aria-label=${t("welcomeGames")}>${games.map((item) => html`<button key=${item.id} type="button"
      role="radio" class="game-tile" aria-checked=${item === chosen} onClick=${() => take(item.id)}>
      <img src=${item.picture} alt="" width="640" height="400" loading="lazy" decoding="async" />
      <span><strong>${item.title}</strong><small>${item.about}</small></span></button>`)}</div>`}
    ${chosen && html`<p class="welcome-lead chosen" aria-live="polite"><strong>${chosen.title}</strong><span class="chosen-about"> · ${chosen.about}</span></p>`}
    ${games !== null && html`<ul class="ways" ref=${list}>${ways.map(([kind, title, text]) => html`<li key=${kind}>
      <button type="button" class=${cls("way", kind, busy === kind && "busy")} aria-disabled=${busy !== null} aria-busy=${busy === kind} onClick=${() => choose(kind)}>
        <span class="way-picture"><svg viewBox="0 0 24 24" aria-hidden="true">${PICTURES[kind]}</svg></span>
        <strong>${t(title)}</strong><span class="way-text">${busy === kind ? html`<span class="dots" aria-hidden="true"><i /><i /><i /></span> ${step}` : t(text)}</span>
      </button>
      ${error?.kind === kind && html`<p class="failure" role="alert" ref=${failed}>${error.text} ${t("guideAgain")}</p>`}</li>`)}</ul>`}
    <p class="visually-hidden" role="status">${busy ? step : ""}</p>
    <p class="welcome-foot">${t("simulated")} ${t("welcomeUsers")}</p>
  <//>`;
}
