// The card a newcomer sees in a channel where nothing has happened yet.
import { html } from "./html.js";
import { useWords } from "./words.js";

export function Welcome({ onTry }) {
  const t = useWords();
  return html`<section class="welcome" aria-labelledby="welcome-title">
    <h3 id="welcome-title">${t("welcomeTitle")}</h3>
    <p>${t("welcomeLead")}</p>
    <ol><li>${t("welcomeOne")}</li><li>${t("welcomeTwo")}</li><li>${t("welcomeThree")}</li></ol>
    <button type="button" class="btn primary" onClick=${onTry}>${t("welcomeButton")}</button>
  </section>`;
}
