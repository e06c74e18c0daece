// One message of the stream.
import { clockTime, stamp } from "./clock.js";
import { Embed, MessageComponents } from "./components.js";
import { html, cls, memo, useContext } from "./html.js";
import { FileCard, isPicture, Picture, resolveMedia } from "./media.js";
import { Markdown, Surroundings } from "./markdown-view.js";
import { plainText } from "./markdown.js";
import { displayName, FLAG_EPHEMERAL, FLAG_LOADING, FLAG_V2 } from "./session.js";
import { AuthorAvatar } from "./shield.js";
import { idTime } from "./snowflake.js";
import { useWords } from "./words.js";

const REPLY = 19;
const COMMAND_ANSWER = 20;
const ORDINARY = new Set([0, REPLY, COMMAND_ANSWER, 23]);
const GROUP_MS = 7 * 60_000;

export const timeOf = (message) => (message.timestamp ? Date.parse(message.timestamp) : idTime(message.id));

/** Whether a message stands under the one before without its own head. */
export function follows(message, previous) {
  return previous && ORDINARY.has(previous.type ?? 0) && (message.type ?? 0) === 0 && previous.author.id === message.author.id
    && !message.interaction_metadata && !message.interaction
    && ((previous.flags ?? 0) & FLAG_EPHEMERAL) === ((message.flags ?? 0) & FLAG_EPHEMERAL)
    && timeOf(message) - timeOf(previous) < GROUP_MS
    && new Date(timeOf(message)).toDateString() === new Date(timeOf(previous)).toDateString();
}

function Used({ message, session }) {
  const t = useWords();
  const meta = message.interaction_metadata;
  const user = meta?.user ?? message.interaction?.user;
  const name = message.interaction?.name ?? meta?.name;
  if (!user || !(name || meta?.type === 2)) return null;
  return html`<div class="above"><span class="hook" aria-hidden="true" />
    <${AuthorAvatar} session=${session} author=${user} size=${16} />
    <strong>${session.nameOf(user.id) ?? displayName(user)}</strong> ${t("used")} <span class="used-name">/${name ?? "…"}</span></div>`;
}

function Reply({ message, session }) {
  const t = useWords();
  const { goTo } = useContext(Surroundings);
  const target = message.referenced_message;
  if ((message.type ?? 0) !== REPLY) return null;
  if (!target) return html`<div class="above"><span class="hook" aria-hidden="true" /><em>${t("replyDeleted")}</em></div>`;
  const name = session.nameOf(target.author.id) ?? displayName(target.author);
  return html`<div class="above"><span class="hook" aria-hidden="true" /><${AuthorAvatar} session=${session} author=${target.author} size=${16} />
    <button type="button" class="reply-jump" title=${t("jumpToReply", { name })} onClick=${() => goTo(target.channel_id ?? message.channel_id, target.id)}>
      <strong>${name}</strong> <span>${plainText(target.content ?? "", (id) => session.nameOf(id)).slice(0, 120) || "…"}</span></button></div>`;
}

function System({ message, session }) {
  const t = useWords();
  const { goTo } = useContext(Surroundings);
  const name = session.nameOf(message.author.id) ?? displayName(message.author);
  const kinds = { 4: "systemName", 6: "systemPin", 7: "systemJoin", 18: "systemThread" };
  const key = kinds[message.type];
  const target = message.message_reference?.channel_id;
  return html`<p class="system">${key ? t(key, { name, thread: message.content ?? "" }) : message.content}
    ${message.type === 18 && target && session.channels.has(target) && html` <button type="button" class="mention" onClick=${() => goTo(target)}>${t("threadOpen")}</button>`}
    ${" "}<span class="stamp">${clockTime(timeOf(message), t.locale)}</span></p>`;
}

/** Attachments that no embed and no component already shows. */
function looseAttachments(message) {
  if ((message.flags ?? 0) & FLAG_V2) return [];
  const shown = new Set();
  for (const embed of message.embeds ?? []) {
    for (const media of [embed.image, embed.thumbnail]) if (media) shown.add(resolveMedia(media, message).url);
  }
  return (message.attachments ?? []).filter((item) => !shown.has(item.url));
}

function Body({ message, session, busy, failed }) {
  const t = useWords();
  const { goTo } = useContext(Surroundings);
  const flags = message.flags ?? 0;
  if (flags & FLAG_LOADING && failed) return null;
  if (flags & FLAG_LOADING) {
    return html`<p class="thinking"><span class="dots" aria-hidden="true"><i /><i /><i /></span>
      ${t("thinking", { name: session.nameOf(message.author.id) ?? displayName(message.author) })}</p>`;
  }
  const files = looseAttachments(message);
  const pictures = files.filter(isPicture);
  return html`<div class="body">
    ${message.content && html`<${Markdown} text=${message.content} />`}
    ${(message.embeds ?? []).map((embed, i) => html`<${Embed} key=${i} embed=${embed} message=${message} />`)}
    ${pictures.length > 0 && html`<div class=${cls("v2-gallery", pictures.length > 1 && "many")}>
      ${pictures.map((item, i) => html`<${Picture} key=${i} media=${item} spoiler=${item.filename?.startsWith("SPOILER_")} />`)}</div>`}
    ${files.filter((item) => !isPicture(item)).map((item) => html`<${FileCard} key=${item.id} file=${item} />`)}
    <${MessageComponents} message=${message} busy=${busy} />
    ${message.reactions?.length > 0 && html`<div class="reactions">${message.reactions.map((item) => html`<span class="reaction">${item.emoji.name} ${item.count}</span>`)}</div>`}
    ${message.thread && session.channels.has(message.thread.id) && html`<button type="button" class="thread-card" onClick=${() => goTo(message.thread.id)}>
      <strong>${session.channels.get(message.thread.id).name}</strong><span>${t("threadOpen")} ›</span></button>`}
  </div>`;
}

/** A row of the stream; drawn again only when its own message, neighbours or state changed. */
export const Message = memo(function Message({ message, session, compact, busy, failure, flash, t, actor }) {
  if (!ORDINARY.has(message.type ?? 0)) {
    return html`<li class="message" id=${`m-${session.userId}-${message.id}`}><${System} message=${message} session=${session} /></li>`;
  }
  const flags = message.flags ?? 0;
  const ephemeral = Boolean(flags & FLAG_EPHEMERAL);
  const name = session.nameOf(message.author.id) ?? displayName(message.author);
  const isBot = message.author.bot === true;
  const when = timeOf(message);
  const called = (message.mentions ?? []).some((user) => user.id === actor);
  const edited = message.edited_timestamp && !(flags & FLAG_LOADING)
    && html`<span class="edited" title=${t("editedAt", { when: stamp(Date.parse(message.edited_timestamp), t.locale) })}>${t("edited")}</span>`;
  return html`<li id=${`m-${session.userId}-${message.id}`} data-id=${message.id}
    class=${cls("message", compact && "compact", ephemeral && "ephemeral", called && !ephemeral && "calls", flash && "flash")}>
    <${Used} message=${message} session=${session} />
    <${Reply} message=${message} session=${session} />
    <div class="message-main">
      ${compact ? html`<span class="gutter stamp">${clockTime(when, t.locale)}</span>`
        : html`<span class="gutter"><${AuthorAvatar} session=${session} author=${message.author} size=${40} /></span>`}
      <div class="message-content">
        ${!compact && html`<p class="head"><strong class="author">${name}</strong>${isBot && html`<span class="tag">${t("bot")}</span>`}
          <time class="stamp" dateTime=${new Date(when).toISOString()}>${stamp(when, t.locale)}</time>${edited}</p>`}
        <${Body} message=${message} session=${session} busy=${busy} failed=${Boolean(failure)} />
        ${compact && edited}
        ${failure && html`<p class="failure" role="alert">${failure}</p>`}
        ${ephemeral && html`<p class="only-you"><span class="eye" aria-hidden="true" />${t("onlyYou")} · <button type="button" class="text-button"
          onClick=${() => session.dismiss(message.id)}>${t("dismiss")}</button></p>`}
      </div>
    </div>
  </li>`;
});
