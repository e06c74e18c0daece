// Discord's markdown subset: text in, a plain tree out. No HTML is ever made from text; the tree is drawn by markdown-view.js.
//
// Block nodes:  {kind: "p"|"h1"|"h2"|"h3"|"small"|"quote"|"list"|"code", …}
// Inline nodes: strings, or {kind: "b"|"i"|"u"|"s"|"spoiler"|"code"|"link"|"user"|"role"|"channel"|"command"|"time"|"emoji"|"everyone"|"jump", …}

const FENCE = /^```(?:([\w+#.-]+)\n)?\n?([\s\S]*?)\n?```/;

/** The blocks of a message. */
export function parse(text) {
  return blocks(text.replace(/\r\n?/g, "\n"));
}

function blocks(text) {
  const out = [];
  let paragraph = [];
  const flush = () => {
    if (paragraph.length) out.push({ kind: "p", children: inline(paragraph.join("\n")) });
    paragraph = [];
  };
  let rest = text;
  while (rest.length) {
    const fence = rest.startsWith("```") && FENCE.exec(rest);
    if (fence) {
      flush();
      out.push({ kind: "code", language: fence[1] ?? "", text: fence[2] });
      rest = rest.slice(fence[0].length).replace(/^\n/, "");
      continue;
    }
    const end = rest.indexOf("\n");
    let line = end < 0 ? rest : rest.slice(0, end);
    const after = end < 0 ? "" : rest.slice(end + 1);
    const inner = line.indexOf("```");
    if (inner > 0 && FENCE.test(rest.slice(inner))) {
      paragraph.push(line.slice(0, inner).trimEnd());
      rest = rest.slice(inner);
      continue;
    }
    let match;
    if ((match = /^(#{1,3}) +(.+)/.exec(line))) {
      flush();
      out.push({ kind: `h${match[1].length}`, children: inline(match[2]) });
      rest = after;
    } else if ((match = /^-# +(.+)/.exec(line))) {
      flush();
      out.push({ kind: "small", children: inline(match[1]) });
      rest = after;
    } else if (line.startsWith(">>> ")) {
      flush();
      out.push({ kind: "quote", children: blocks(rest.slice(4)) });
      rest = "";
    } else if (/^> ?/.test(line) && (line.startsWith("> ") || line === ">")) {
      flush();
      const quoted = [];
      rest = rest.replace(/^(?:>(?: [^\n]*)?(?:\n|$))+/, (all) => {
        quoted.push(...all.replace(/\n$/, "").split("\n").map((row) => row.replace(/^> ?/, "")));
        return "";
      });
      if (!quoted.length) { // a lone ">" directly before other text: an ordinary line
        paragraph.push(line);
        rest = after;
      } else out.push({ kind: "quote", children: blocks(quoted.join("\n")) });
    } else if (/^ *(?:[-*]|\d{1,9}\.) +\S/.test(line)) {
      flush();
      const rows = [];
      let consumed = rest;
      while (/^ *(?:[-*]|\d{1,9}\.) +\S/.test(consumed)) {
        const stop = consumed.indexOf("\n");
        line = stop < 0 ? consumed : consumed.slice(0, stop);
        consumed = stop < 0 ? "" : consumed.slice(stop + 1);
        const [, indent, mark, content] = /^( *)([-*]|\d{1,9}\.) +(.*)$/.exec(line);
        const row = { depth: Math.floor(indent.length / 2), number: mark.length > 1 ? parseInt(mark, 10) : null, content };
        const other = row.depth === 0 && rows.length && (row.number === null) !== (rows[0].number === null);
        if (other) { // a numbered list directly after dots is a list of its own
          consumed = `${line}${stop < 0 ? "" : "\n"}${consumed}`;
          break;
        }
        rows.push(row);
      }
      out.push(list(rows, 0));
      rest = consumed;
    } else {
      if (line.trim() === "" && paragraph.length) {
        flush();
      } else if (line.trim() !== "") paragraph.push(line);
      rest = after;
    }
  }
  flush();
  return out;
}

/** Rows with depths become nested lists. */
function list(rows, depth) {
  const node = { kind: "list", start: rows[0].number, items: [] };
  for (let i = 0; i < rows.length; ) {
    const item = { children: inline(rows[i].content), sub: null };
    let j = i + 1;
    while (j < rows.length && rows[j].depth > rows[i].depth) j += 1;
    if (j > i + 1) item.sub = list(rows.slice(i + 1, j), depth + 1);
    node.items.push(item);
    i = j;
  }
  return node;
}

// Each rule: a sticky expression and what it becomes. The first that fits at a place wins.
const RULES = [
  [/\\([^0-9A-Za-z\s])/y, (m) => m[1]],
  [/``([^\n]+?)``(?!`)/y, (m) => ({ kind: "code", text: m[1].trim() })],
  [/`([^`\n]+)`/y, (m) => ({ kind: "code", text: m[1] })],
  [/\|\|([\s\S]+?)\|\|/y, (m) => ({ kind: "spoiler", children: inline(m[1]) })],
  [/\*\*\*(?=\S)([\s\S]+?)\*\*\*(?!\*)/y, (m) => ({ kind: "b", children: [{ kind: "i", children: inline(m[1]) }] })],
  [/\*\*(?=\S)([\s\S]+?)\*\*(?!\*)/y, (m) => ({ kind: "b", children: inline(m[1]) })],
  [/__(?=\S)([\s\S]+?)__(?!_)/y, (m) => ({ kind: "u", children: inline(m[1]) })],
  [/~~(?=\S)([\s\S]+?)~~/y, (m) => ({ kind: "s", children: inline(m[1]) })],
  [/\*(?=[^\s*])((?:\*\*[\s\S]+?\*\*|[^*])+?)\*(?!\*)/y, (m) => ({ kind: "i", children: inline(m[1]) })],
  [/_(?=[^\s_])((?:__[\s\S]+?__|[^_])+?)_(?![_A-Za-z0-9])/y, (m) => ({ kind: "i", children: inline(m[1]) })],
  [/<@!?(\d+)>/y, (m) => ({ kind: "user", id: m[1] })],
  [/<@&(\d+)>/y, (m) => ({ kind: "role", id: m[1] })],
  [/<#(\d+)>/y, (m) => ({ kind: "channel", id: m[1] })],
  [/<\/([^\n:<>]{1,100}):(\d+)>/y, (m) => ({ kind: "command", name: m[1], id: m[2] })],
  [/<t:(-?\d{1,13})(?::([tTdDfFRsS]))?>/y, (m) => ({ kind: "time", seconds: Number(m[1]), style: m[2] ?? "f" })],
  [/<(a?):(\w{2,32}):(\d+)>/y, (m) => ({ kind: "emoji", name: m[2], id: m[3] })],
  [/\[((?:[^[\]\n]|\[[^\]\n]*\])+)\]\(<?(https?:\/\/[^\s<>()]+(?:\([^\s<>()]*\)[^\s<>()]*)*)>?(?: +"[^"\n]*")?\)/y,
    (m) => link(m[2], inline(m[1], true))],
  [/<(https?:\/\/[^\s<>]+)>/y, (m) => link(m[1], [m[1]])],
  [/https?:\/\/[^\s<>*|`]*[^\s<>*|`.,:;"')\]]/y, (m) => link(m[0], [m[0]])],
  [/@(everyone|here)\b/y, (m) => ({ kind: "everyone", text: m[0] })],
];
const LINK_KINDS = new Set(["link", "jump"]);
const WORD = /[A-Za-z0-9]/;

function link(url, children) {
  const jump = /^https?:\/\/(?:\w+\.)?discord(?:app)?\.com\/channels\/(?:\d+|@me)\/(\d+)(?:\/(\d+))?$/.exec(url);
  if (jump) return { kind: "jump", channel: jump[1], message: jump[2] ?? null, children, bare: children[0] === url };
  return { kind: "link", url, children };
}

function inline(text, inLink = false) {
  const out = [];
  let plain = "";
  for (let at = 0; at < text.length; ) {
    let hit = null;
    for (const [rule, build] of RULES) {
      rule.lastIndex = at;
      const match = rule.exec(text);
      // snake_case and 3_000 are words, not emphasis.
      if (!match || (text[at] === "_" && text[at + 1] !== "_" && at > 0 && WORD.test(text[at - 1]))) continue;
      const node = build(match);
      if (inLink && LINK_KINDS.has(node.kind)) continue;
      hit = [node, match[0].length];
      break;
    }
    if (!hit) {
      plain += text[at];
      at += 1;
      continue;
    }
    if (typeof hit[0] === "string") plain += hit[0];
    else {
      if (plain) out.push(plain);
      plain = "";
      out.push(hit[0]);
    }
    at += hit[1];
  }
  if (plain) out.push(plain);
  return out;
}

/** The words of a message without their marks, for announcements and reply lines. */
export function plainText(text, nameOf = () => null) {
  return text
    .replace(/<@!?(\d+)>/g, (_, id) => `@${nameOf(id) ?? "…"}`)
    .replace(/<\/([^:<>]+):\d+>/g, "/$1")
    .replace(/<t:\d+(?::\w)?>/g, "…")
    .replace(/\|\|[\s\S]+?\|\|/g, "▮▮▮")
    .replace(/[*_~`]+|^#{1,3} |^-# |^> /gm, "")
    .replace(/\s+/g, " ")
    .trim();
}
