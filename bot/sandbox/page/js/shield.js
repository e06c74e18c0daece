// Heraldic shields for users without a picture: hue, pattern and initial, as on the boards.
import { freshId, html, useMemo } from "./html.js";
import { displayName } from "./session.js";

const ARMS = [
  ["#b3382c", "chevron"], ["#2f6690", "bend"], ["#4b7f52", "pale"], ["#9a6a12", "cross"], ["#3a3a3c", "saltire"],
  ["#7a4a88", "roundels"], ["#8a4f2a", "fess"], ["#23707a", "quarters"],
];
const PATTERNS = {
  chevron: html`<path d="M4 34 24 18 44 34v8L24 27 4 42z" />`,
  bend: html`<path d="M4 4h8l34 34-5 6L4 11z" />`,
  pale: html`<path d="M18 2h12v44H18z" />`,
  cross: html`<path d="M19 2h10v14h17v9H29v21H19V25H2v-9h17z" />`,
  saltire: html`<path d="m4 2 20 17L44 2v10L30 23l12 13-6 6-12-14-12 14-6-6 12-13L4 12z" />`,
  fess: html`<path d="M0 17h48v13H0z" />`,
  quarters: html`<path d="M0 0h24v22H0zM24 22h24v26H24z" />`,
  roundels: html`<circle cx="13" cy="14" r="6" /><circle cx="35" cy="14" r="6" /><circle cx="24" cy="36" r="6" />`,
};

/** Hue of a user's arms, by their place among the users. */
export const armsOf = (index) => ARMS[((index % ARMS.length) + ARMS.length) % ARMS.length];

function Drawn({ name, index, size }) {
  const [hue, pattern] = armsOf(index);
  const clip = useMemo(() => freshId("clip"), []); // its own: a clip inside something hidden would not clip elsewhere
  return html`<svg class="shield" viewBox="0 0 48 48" width=${size} height=${size} aria-hidden="true">
    <defs><clipPath id=${clip}><path d="M5 3h38v20c0 11-8 18-19 22C13 41 5 34 5 23z" /></clipPath></defs>
    <path d="M4 2h40v21c0 12-9 19-20 23C13 42 4 35 4 23z" class="shield-rim" />
    <g clip-path=${`url(#${clip})`}>
      <path d="M0 0h48v48H0z" fill=${hue} />
      <g fill="#efe4ca" fill-opacity=".3">${PATTERNS[pattern]}</g>
    </g>
    <text x="24" y="31" text-anchor="middle" class="shield-letter">${name.slice(0, 1).toUpperCase()}</text>
  </svg>`;
}

function HeraldMark({ size }) {
  return html`<svg class="shield" viewBox="0 0 48 48" width=${size} height=${size} aria-hidden="true">
    <path d="M4 2h40v21c0 12-9 19-20 23C13 42 4 35 4 23z" fill="#efe4ca" />
    <path d="M6.500 4.500h35V23c0 10.500-7.500 16.500-17.500 20.300C14 39.500 6.500 33.500 6.500 23z" fill="#2b2118" />
    <path d="M9 31 33 13l5-5 2 3-4 6-23 18z" fill="#d9a441" />
    <path d="M17 27 32 16v13l-4-3-3 6-3-4-5 3z" fill="#b3382c" stroke="#efe4ca" stroke-width=".7" />
  </svg>`;
}

/** The picture of a user: their own when there is one, else drawn arms. `index` chooses the arms; the bot has its own. */
export function Avatar({ user, index = 0, bot = false, size = 40 }) {
  // The sandbox's own stand-in discs say less than a shield.
  if (user?.avatar_url && !new URL(user.avatar_url, location.href).pathname.startsWith("/avatars/")) {
    return html`<img class="avatar" src=${user.avatar_url} width=${size} height=${size} alt="" loading="lazy" />`;
  }
  if (bot) return html`<span class="avatar"><${HeraldMark} size=${size} /></span>`;
  return html`<span class="avatar"><${Drawn} name=${user ? displayName(user) : "?"} index=${index} size=${size} /></span>`;
}

/** Avatar of an author in a session. */
export function AuthorAvatar({ session, author, size }) {
  const isBot = author.bot === true || author.id === session.bot?.id;
  const known = isBot ? (session.bot?.id === author.id ? session.bot : author) : (session.users.get(author.id) ?? author);
  const index = [...session.users.keys()].indexOf(author.id);
  return html`<${Avatar} user=${known} index=${index < 0 ? ARMS.length - 1 : index} bot=${isBot} size=${size} />`;
}
