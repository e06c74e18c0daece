// Shields for users without a picture: an earthy field and an initial, none of the tinctures and patterns of seats. Who
// plays azure at a table is azure there, whoever they are.
import { freshId, html, useMemo } from "./html.js";
import { displayName } from "./session.js";

const FIELDS = ["#8f7a5c", "#6f838d", "#8f746c", "#7d8768", "#857f94", "#a08358", "#69747a", "#7f776a"];

/** The field of a user's shield, by their place among the users. */
const fieldOf = (index) => FIELDS[((index % FIELDS.length) + FIELDS.length) % FIELDS.length];

function Drawn({ name, index, size }) {
  const clip = useMemo(() => freshId("clip"), []); // its own: a clip inside something hidden would not clip elsewhere
  return html`<svg class="shield" viewBox="0 0 48 48" width=${size} height=${size} aria-hidden="true">
    <defs><clipPath id=${clip}><path d="M5 3h38v20c0 11-8 18-19 22C13 41 5 34 5 23z" /></clipPath></defs>
    <path d="M4 2h40v21c0 12-9 19-20 23C13 42 4 35 4 23z" class="shield-rim" />
    <g clip-path=${`url(#${clip})`}>
      <path d="M0 0h48v48H0z" fill=${fieldOf(index)} />
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

/** The picture of a user: their own when there is one, else a drawn shield. `index` chooses its field; the bot has its own. */
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
  return html`<${Avatar} user=${known} index=${index < 0 ? FIELDS.length - 1 : index} bot=${isBot} size=${size} />`;
}
