// The users one can act as: a column of shields.
import { html, cls } from "./html.js";
import { displayName } from "./session.js";
import { Avatar } from "./shield.js";
import { useWords } from "./words.js";

/** `sessions`: user id → Session (for unread counts); `shown`: ids in the panes; `current`: id of the focused pane. */
export function Bench({ users, sessions, shown, current, onAct, label = true }) {
  const t = useWords();
  return html`<ul class="bench-users" aria-label=${t("actAs")}>
    ${users.map((user, i) => {
      const unread = sessions.get(user.id)?.unreadCount ?? 0;
      const name = displayName(user);
      return html`<li key=${user.id}><button type="button" class=${cls("bench-user", shown.includes(user.id) && "shown", user.id === current && "current")}
        aria-pressed=${user.id === current}
        title=${t("actAsHint", { name, n: i + 1 })} onClick=${() => onAct(user.id)}>
        <span class="visually-hidden">${t("actAsName", { name })}${unread > 0 && `, ${t("unreadCount", { n: unread })}`}</span>
        <span class="bench-shield"><${Avatar} user=${user} index=${i} size=${40} />${unread > 0 && html`<span class="badge" aria-hidden="true">${unread}</span>`}</span>
        ${label && html`<span class="bench-name" aria-hidden="true">${name}</span>`}
      </button></li>`;
    })}
  </ul>`;
}
