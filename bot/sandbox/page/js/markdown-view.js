// Draws the tree of markdown.js.
import { absolute, relative, useTicking } from "./clock.js";
import { html, memo, useContext, createContext, useMemo, useState } from "./html.js";
import { parse } from "./markdown.js";
import { useWords } from "./words.js";

/** What a message may refer to: {session, goTo(channelId, messageId?), useCommand(name)}. */
export const Surroundings = createContext(null);

function Time({ seconds, style }) {
  const t = useWords();
  const shown = useTicking(() => (style === "R" ? relative(seconds, t.locale) : absolute(seconds, style, t.locale)),
    [seconds, style, t]);
  const date = new Date(seconds * 1000);
  const valid = !Number.isNaN(date.getTime());
  return html`<time class="md-time" dateTime=${valid ? date.toISOString() : undefined}
    title=${valid ? absolute(seconds, "F", t.locale) : undefined}>${shown}</time>`;
}

function Spoiler({ children }) {
  const t = useWords();
  const [open, setOpen] = useState(false);
  if (open) return html`<span class="md-spoiler open">${children}</span>`;
  return html`<button type="button" class="md-spoiler" aria-label=${t("spoiler")} onClick=${() => setOpen(true)}>
    <span aria-hidden="true" inert>${children}</span></button>`;
}

function UserMention({ id }) {
  const { session } = useContext(Surroundings);
  const t = useWords();
  return html`<span class=${id === session.userId ? "mention me" : "mention"}>@${session.nameOf(id) ?? t("unknownUser")}</span>`;
}

function RoleMention({ id }) {
  const { session } = useContext(Surroundings);
  const t = useWords();
  const role = session.guild?.roles?.find((item) => item.id === id);
  return html`<span class="mention">@${role?.name?.replace(/^@/, "") ?? t("unknownRole")}</span>`;
}

function ChannelMention({ id, message, children }) {
  const { session, goTo } = useContext(Surroundings);
  const t = useWords();
  const channel = session.channels.get(id);
  if (!channel) return html`<span class="mention">#${t("unknownChannel")}</span>`;
  const label = children ?? `${channel.type >= 10 ? "⌇ " : "#"}${session.channelName(channel)}`;
  return html`<button type="button" class="mention" onClick=${() => goTo(id, message)}>${label}</button>`;
}

function CommandMention({ name }) {
  const { useCommand, called } = useContext(Surroundings);
  return html`<button type="button" class="mention" onClick=${() => useCommand(name)}>/${called(name)}</button>`;
}

function Inline({ nodes }) {
  return nodes.map((node) => {
    if (typeof node === "string") {
      const lines = node.split("\n");
      return lines.length === 1 ? node : lines.flatMap((line, i) => (i ? [html`<br />`, line] : [line]));
    }
    const inner = () => html`<${Inline} nodes=${node.children} />`;
    switch (node.kind) {
      case "b": return html`<strong>${inner()}</strong>`;
      case "i": return html`<em>${inner()}</em>`;
      case "u": return html`<u>${inner()}</u>`;
      case "s": return html`<s>${inner()}</s>`;
      case "spoiler": return html`<${Spoiler}>${inner()}<//>`;
      case "code": return html`<code>${node.text}</code>`;
      case "link": return html`<a href=${node.url} target="_blank" rel="noopener noreferrer">${inner()}</a>`;
      case "jump": return html`<${ChannelMention} id=${node.channel} message=${node.message}>${node.bare ? null : inner()}<//>`;
      case "user": return html`<${UserMention} id=${node.id} />`;
      case "role": return html`<${RoleMention} id=${node.id} />`;
      case "channel": return html`<${ChannelMention} id=${node.id} />`;
      case "command": return html`<${CommandMention} name=${node.name} />`;
      case "time": return html`<${Time} seconds=${node.seconds} style=${node.style} />`;
      case "emoji": return html`<span class="emoji-name">:${node.name}:</span>`;
      case "everyone": return html`<span class="mention me">${node.text}</span>`;
      default: throw new Error(`no drawing for inline ${node.kind}`);
    }
  });
}

function List({ node }) {
  const items = node.items.map((item) => html`<li><${Inline} nodes=${item.children} />
    ${item.sub && html`<${List} node=${item.sub} />`}</li>`);
  return node.start === null ? html`<ul>${items}</ul>` : html`<ol start=${node.start}>${items}</ol>`;
}

function Block({ node }) {
  const inner = () => html`<${Inline} nodes=${node.children} />`;
  switch (node.kind) {
    case "p": return html`<p>${inner()}</p>`;
    case "h1": return html`<h3 class="md-h1">${inner()}</h3>`;
    case "h2": return html`<h3 class="md-h2">${inner()}</h3>`; // one level: authors skip levels as they like
    case "h3": return html`<h3 class="md-h3">${inner()}</h3>`;
    case "small": return html`<p class="md-small">${inner()}</p>`;
    case "quote": return html`<blockquote>${node.children.map((child) => html`<${Block} node=${child} />`)}</blockquote>`;
    case "list": return html`<${List} node=${node} />`;
    case "code": return html`<pre tabindex="0"><code>${node.text}</code></pre>`;
    default: throw new Error(`no drawing for block ${node.kind}`);
  }
}

/** Text of a message with Discord's marks. */
export const Markdown = memo(function Markdown({ text }) {
  const tree = useMemo(() => parse(text ?? ""), [text]);
  return html`<div class="md">${tree.map((node) => html`<${Block} node=${node} />`)}</div>`;
});
