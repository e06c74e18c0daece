// Components of messages: Discord's Components V2 (containers, sections, galleries …) and classic action rows.
import { html, cls, memo, useContext, useState } from "./html.js";
import { FileCard, Picture, resolveMedia } from "./media.js";
import { Markdown, Surroundings } from "./markdown-view.js";
import { isSelect, Select } from "./select.js";
import { useWords } from "./words.js";

const T = { ROW: 1, BUTTON: 2, SECTION: 9, TEXT: 10, THUMBNAIL: 11, GALLERY: 12, FILE: 13, SEPARATOR: 14, CONTAINER: 17 };
const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link", 6: "premium" };
export const colour = (number) => `#${(number >>> 0).toString(16).padStart(6, "0")}`;

function Emoji({ emoji }) {
  return html`<span class="btn-emoji" aria-hidden="true">${emoji.id ? `:${emoji.name}:` : emoji.name}</span>`;
}

function Button({ component, message, busy }) {
  const { session } = useContext(Surroundings);
  const { label, emoji, url, style } = component;
  const inner = [emoji && html`<${Emoji} emoji=${emoji} />`, label && html`<span>${label}</span>`];
  const named = label ? undefined : emoji?.name;
  if (style === 5) {
    return html`<a class="btn link" href=${/^(https?|discord):/.test(url) ? url : undefined} target="_blank" rel="noopener noreferrer" aria-label=${named}>
      ${inner}<span class="out" aria-hidden="true">↗</span></a>`;
  }
  const mine = busy === component.custom_id;
  return html`<button type="button" class=${cls("btn", STYLES[style], mine && "busy")} data-control=${component.custom_id} disabled=${component.disabled} aria-label=${named}
    aria-busy=${mine} aria-disabled=${busy !== undefined && !component.disabled ? true : undefined}
    onClick=${() => busy === undefined && session.press(message, component)}>
    <span class="btn-face">${inner}</span>${mine && html`<span class="dots" aria-hidden="true"><i /><i /><i /></span>`}</button>`;
}

function SelectRow({ component, message, busy }) {
  const { session } = useContext(Surroundings);
  return html`<${Select} component=${component} session=${session} busy=${busy === component.custom_id}
    disabled=${component.disabled} onChange=${(values) => session.press(message, component, values)} />`;
}

function Container({ component, message, busy }) {
  const t = useWords();
  const [hidden, setHidden] = useState(component.spoiler === true);
  const accent = component.accent_color === null || component.accent_color === undefined ? null : colour(component.accent_color);
  return html`<div class=${cls("v2-container", accent && "accented")} style=${accent ? { "--accent-line": accent } : {}}>
    ${hidden ? html`<button type="button" class="btn" onClick=${() => setHidden(false)}>${t("spoiler")}</button>`
      : html`<${Components} items=${component.components} message=${message} busy=${busy} />`}
  </div>`;
}

function Gallery({ component, message }) {
  const items = component.items ?? [];
  return html`<div class=${cls("v2-gallery", items.length > 1 && "many")}>
    ${items.map((item, i) => {
      const media = resolveMedia({ ...item.media, description: item.description }, message);
      // By place, not by address: a redrawn board replaces the old one when it is there, without a gap.
      return html`<${Picture} key=${i} media=${media} alt=${item.description ?? media.description} spoiler=${item.spoiler} />`;
    })}</div>`;
}

function Section({ component, message, busy }) {
  return html`<div class="v2-section">
    <div class="v2-section-text"><${Components} items=${component.components} message=${message} busy=${busy} /></div>
    ${component.accessory && html`<div class="v2-accessory"><${One} component=${component.accessory} message=${message} busy=${busy} /></div>`}
  </div>`;
}

function Thumbnail({ component, message }) {
  const media = resolveMedia(component.media, message);
  return html`<${Picture} media=${media} alt=${component.description ?? media.description} className="thumbnail" spoiler=${component.spoiler} maxHeight=${88} />`;
}

function One({ component, message, busy }) {
  const t = useWords();
  const { type } = component;
  if (type === T.ROW) return html`<div class="row"><${Components} items=${component.components} message=${message} busy=${busy} /></div>`;
  if (type === T.BUTTON) return html`<${Button} component=${component} message=${message} busy=${busy} />`;
  if (isSelect(type)) return html`<${SelectRow} component=${component} message=${message} busy=${busy} />`;
  if (type === T.CONTAINER) return html`<${Container} component=${component} message=${message} busy=${busy} />`;
  if (type === T.SECTION) return html`<${Section} component=${component} message=${message} busy=${busy} />`;
  if (type === T.TEXT) return html`<${Markdown} text=${component.content} />`;
  if (type === T.THUMBNAIL) return html`<${Thumbnail} component=${component} message=${message} />`;
  if (type === T.GALLERY) return html`<${Gallery} component=${component} message=${message} />`;
  if (type === T.FILE) return html`<${FileCard} file=${resolveMedia(component.file, message)} />`;
  if (type === T.SEPARATOR) {
    const wide = component.spacing === 2 && "wide";
    return component.divider === false ? html`<div class=${cls("v2-space", wide)} />` : html`<hr class=${cls(wide)} />`;
  }
  return html`<p class="unsupported">${t("unsupported", { type })}</p>`;
}

// By kind and place among its kind: a picture that comes above a text leaves that text as it is.
function Components({ items, message, busy }) {
  const placed = items.map((component, i) => items.slice(0, i).filter((other) => other.type === component.type).length);
  return items.map((component, i) => html`<${One} key=${component.custom_id ?? `${component.type}-${placed[i]}`}
    component=${component} message=${message} busy=${busy} />`);
}

/** All components of a message. `busy`: the custom_id that waits for an answer, or undefined. */
export const MessageComponents = memo(function MessageComponents({ message, busy }) {
  if (!message.components?.length) return null;
  return html`<div class="components"><${Components} items=${message.components} message=${message} busy=${busy} /></div>`;
});

/** A classic embed. */
export function Embed({ embed, message }) {
  const t = useWords();
  const image = embed.image && resolveMedia(embed.image, message);
  const thumb = embed.thumbnail && resolveMedia(embed.thumbnail, message);
  const when = embed.timestamp && new Intl.DateTimeFormat(t.locale, { dateStyle: "short", timeStyle: "short" }).format(new Date(embed.timestamp));
  const foot = [embed.footer?.text, when].filter(Boolean).join(" • ");
  const safe = (url) => (/^https?:/.test(url ?? "") ? url : undefined);
  return html`<article class="embed" style=${embed.color === undefined || embed.color === null ? {} : { "--accent-line": colour(embed.color) }}>
    <div class="embed-top"><div class="embed-body">
      ${embed.author && html`<p class="embed-author">${embed.author.url ? html`<a href=${safe(embed.author.url)} target="_blank" rel="noopener noreferrer">${embed.author.name}</a>` : embed.author.name}</p>`}
      ${embed.title && html`<h3 class="embed-title">${embed.url
        ? html`<a href=${safe(embed.url)} target="_blank" rel="noopener noreferrer">${embed.title}</a>` : html`<${Markdown} text=${embed.title} />`}</h3>`}
      ${embed.description && html`<${Markdown} text=${embed.description} />`}
      ${embed.fields?.length > 0 && html`<div class="embed-fields">${embed.fields.map((field) => html`<div class=${cls("embed-field", field.inline && "inline")}>
        <div class="embed-name"><${Markdown} text=${field.name} /></div><${Markdown} text=${field.value} /></div>`)}</div>`}
    </div>${thumb && html`<${Picture} media=${thumb} className="thumbnail" maxHeight=${88} />`}</div>
    ${image && html`<${Picture} media=${image} maxHeight=${460} />`}
    ${foot && html`<p class="embed-foot">${foot}</p>`}
  </article>`;
}
