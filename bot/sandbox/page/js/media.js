// Pictures: inline, with their description at hand, and enlarged in a dialog.
import { html, cls, freshId, useMemo, useState } from "./html.js";
import { Dialog } from "./dialog.js";
import { useWords } from "./words.js";

/** `attachment://name` points into the message's own attachments. */
export function resolveMedia(media, message) {
  const url = media?.url ?? "";
  const name = url.startsWith("attachment://") ? url.slice("attachment://".length) : null;
  const found = (message.attachments ?? []).find((item) => (name ? item.filename === name : item.url === url || item.id === media?.attachment_id));
  return { ...found, ...media, url: name ? (found?.url ?? "") : url, description: media?.description ?? found?.description ?? null };
}

const MOST_HEIGHT = 760;

/** An inline picture. `media`: {url, width?, height?, description?}. */
export function Picture({ media, alt, className, spoiler, maxHeight = MOST_HEIGHT }) {
  const t = useWords();
  const [enlarged, setEnlarged] = useState(false);
  const [described, setDescribed] = useState(false);
  const [hidden, setHidden] = useState(Boolean(spoiler));
  const id = useMemo(() => freshId("alt"), []);
  const text = alt ?? media.description ?? "";
  const { width, height } = media;
  // As wide as there is room, but never higher than the screen shows.
  const ratio = width && height
    ? { aspectRatio: `${width} / ${height}`, width: `min(100%, ${Math.min(width, (maxHeight * width) / height)}px, ${(80 * width) / height}dvh)` } : {};
  if (hidden) {
    return html`<figure class=${cls("picture", className)} style=${ratio}>
      <button type="button" class="picture-hidden" onClick=${() => setHidden(false)}>${t("spoilerImage")}</button></figure>`;
  }
  return html`<figure class=${cls("picture", className)} style=${ratio}>
    <button type="button" class="picture-open" aria-label=${text ? t("enlargeNamed", { alt: text }) : t("enlarge")}
      onClick=${() => setEnlarged(true)}>
      <img src=${media.url} alt=${text} width=${width ?? undefined} height=${height ?? undefined} loading="lazy" decoding="async" />
    </button>
    ${text && html`<button type="button" class="alt-badge" aria-expanded=${described} aria-controls=${id}
      aria-label=${described ? t("hideAlt") : t("showAlt")} onClick=${() => setDescribed(!described)}>${t("alt")}</button>`}
    ${text && described && html`<figcaption id=${id}>${text}</figcaption>`}
    ${enlarged && html`<${Dialog} label=${t("picture")} className="lightbox" onClose=${() => setEnlarged(false)}>
      <div class="lightbox-room" tabindex="0"><img src=${media.url} alt=${text} style=${width ? { "--wide": width } : {}} /></div>
      <div class="lightbox-foot">
        <p>${text || t("noAlt")}</p>
        <a href=${media.url} target="_blank" rel="noopener noreferrer">${t("openOriginal")}</a>
        <button type="button" class="btn" onClick=${() => setEnlarged(false)}>${t("close")}</button>
      </div>
    <//>`}
  </figure>`;
}

const UNITS = ["byte", "kilobyte", "megabyte"];
/** "12 kB", in the reader's words. */
export function size(bytes, locale) {
  if (!Number.isFinite(bytes)) return "";
  const step = bytes < 1000 ? 0 : bytes < 1_000_000 ? 1 : 2;
  const format = { style: "unit", unit: UNITS[step], unitDisplay: "short", maximumFractionDigits: step };
  return new Intl.NumberFormat(locale, format).format(bytes / 1000 ** step);
}

/** A file that is no picture. */
export function FileCard({ file }) {
  const t = useWords();
  const name = file.filename ?? file.name ?? decodeURIComponent(file.url.split("/").pop().split("?")[0]);
  return html`<a class="file-card" href=${file.url} download=${name} title=${t("download", { name })}>
    <span class="file-icon" aria-hidden="true" /><span><strong>${name}</strong><small>${size(file.size, t.locale)}</small></span></a>`;
}

const PICTURE = /^image\//;
export const isPicture = (attachment) =>
  attachment.content_type ? PICTURE.test(attachment.content_type) : /\.(png|jpe?g|gif|webp|avif)$/i.test(attachment.filename ?? "");
