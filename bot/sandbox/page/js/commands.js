// Slash commands as data: flattening groups, searching, checking values, and the `data` Discord sends to a bot.
export const SUB = 1;
export const GROUP = 2;
export const STRING = 3;
export const INTEGER = 4;
export const BOOLEAN = 5;
export const USER = 6;
export const CHANNEL = 7;
export const ROLE = 8;
export const MENTIONABLE = 9;
export const NUMBER = 10;
export const ATTACHMENT = 11;

// As Discord falls back between locales before it takes the base words.
const FALLBACK = { "en-GB": "en-US", "en-US": "en-GB", "es-419": "es-ES" };

/** The words of a command, option or choice in a locale. */
export function localised(thing, locale) {
  const said = (words) => words?.[locale] ?? words?.[FALLBACK[locale]];
  return {
    name: said(thing.name_localizations) ?? thing.name,
    description: said(thing.description_localizations) ?? thing.description ?? "",
  };
}

/** All runnable commands, in registered order: [{id, path, base, name, description, options}], names without the slash. */
export function leaves(commands, locale) {
  const out = [];
  const walk = (command, node, path, shown) => {
    const words = localised(node, locale);
    const names = [...path, node.name];
    const labels = [...shown, words.name];
    const below = (node.options ?? []).filter((option) => option.type === SUB || option.type === GROUP);
    if (below.length) for (const option of below) walk(command, option, names, labels);
    else {
      out.push({
        id: command.id,
        path: names,
        base: names.join(" "),
        name: labels.join(" "),
        description: words.description,
        options: (node.options ?? []).map((option) => ({
          ...option,
          label: localised(option, locale).name,
          explanation: localised(option, locale).description,
          choices: option.choices?.map((choice) => ({ name: localised(choice, locale).name, value: choice.value })),
        })),
      });
    }
  };
  for (const command of commands) if ((command.type ?? 1) === 1) walk(command, command, [], []);
  return out;
}

const fold = (text) => text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");

/** Commands fitting what was typed after the slash, best first. */
export function search(all, typed) {
  const wanted = fold(typed).trim().replace(/\s+/g, " ");
  if (!wanted) return all;
  const score = (leaf) => {
    const names = [fold(leaf.name), leaf.base];
    if (names.includes(wanted)) return 0;
    if (names.some((name) => name.startsWith(wanted))) return 1;
    if (names.some((name) => name.split(" ").some((word) => word.startsWith(wanted)))) return 2;
    const words = wanted.split(" ");
    if (names.some((name) => words.every((word) => name.includes(word)))) return 3;
    return fold(leaf.description).includes(wanted) ? 4 : 9;
  };
  return all.map((leaf, place) => [score(leaf), place, leaf]).filter(([points]) => points < 9)
    .sort((a, b) => a[0] - b[0] || a[1] - b[1]).map(([, , leaf]) => leaf);
}

/** `/table new game:xidit seats:4` → the leaf and what was written for its options; null when no command starts so. */
export function parseTyped(all, text) {
  const typed = text.replace(/^\//, "");
  let best = null;
  for (const leaf of all) {
    for (const name of [leaf.base, leaf.name]) {
      const fits = typed === name || typed.startsWith(`${name} `);
      if (fits && (!best || name.length > best.name.length)) best = { leaf, name };
    }
  }
  if (!best) return null;
  const written = {};
  const rest = typed.slice(best.name.length);
  const marks = [...rest.matchAll(/(?:^|\s)([^\s:]+):/gu)]
    .map((match) => ({ at: match.index, end: match.index + match[0].length, word: match[1] }))
    .map((mark) => ({ ...mark, option: best.leaf.options.find((o) => o.name === mark.word || o.label === mark.word) }))
    .filter((mark) => mark.option);
  marks.forEach((mark, i) => {
    written[mark.option.name] = rest.slice(mark.end, marks[i + 1]?.at ?? rest.length).trim();
  });
  return { leaf: best.leaf, written };
}

export const isEmpty = (entry) => !entry || (entry.value === undefined && entry.text.trim() === "");
const PICKED = new Set([BOOLEAN, USER, CHANNEL, ROLE, MENTIONABLE]);
export const mustPick = (option) => PICKED.has(option.type) || Boolean(option.choices?.length);

/** What an entry ({text, value?}) sends: a value of the option's type, or {error: [word, values]}. */
export function readEntry(option, entry) {
  const name = option.label;
  if (option.type === ATTACHMENT) {
    if (entry?.uploading) return { error: ["uploading", {}] };
    if (entry?.value === undefined) return option.required ? { error: ["errFile", { name }] } : {};
    return { value: entry.value };
  }
  if (isEmpty(entry)) return option.required ? { error: ["errRequired", { name }] } : {};
  if (mustPick(option) && entry.value === undefined) return { error: ["errChoice", { name }] };
  const raw = entry.value ?? entry.text.trim();
  if (option.type === INTEGER || option.type === NUMBER) {
    const number = Number(raw);
    if (option.type === INTEGER && !/^[+-]?\d+$/.test(String(raw))) return { error: ["errInteger", { name }] };
    if (String(raw) === "" || !Number.isFinite(number)) return { error: ["errNumber", { name }] };
    if (option.min_value !== undefined && number < option.min_value) return { error: ["errMin", { name, n: option.min_value }] };
    if (option.max_value !== undefined && number > option.max_value) return { error: ["errMax", { name, n: option.max_value }] };
    return { value: number };
  }
  if (option.type === STRING) {
    const text = String(raw);
    if (option.min_length && text.length < option.min_length) return { error: ["errMinLength", { name, n: option.min_length }] };
    if (option.max_length && text.length > option.max_length) return { error: ["errMaxLength", { name, n: option.max_length }] };
    return { value: text };
  }
  return { value: raw };
}

/** `data` of an application command interaction. `options` are the innermost ones: [{name, type, value, focused?}]. */
export function interactionData(leaf, options) {
  const [name, ...inner] = leaf.path;
  let nested = options;
  inner.slice().reverse().forEach((part, depth) => {
    nested = [{ name: part, type: depth === 0 ? SUB : GROUP, options: nested }];
  });
  const data = { id: leaf.id, name, type: 1 };
  if (nested.length) data.options = nested;
  return data;
}
