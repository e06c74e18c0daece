// Where a user writes: plain messages, and slash commands with their options.
import * as C from "./commands.js";
import { html, cls, freshId, useEffect, useLayoutEffect, useMemo, useRef, useState } from "./html.js";
import { FileField } from "./file-field.js";
import { OptionField, settle } from "./option-field.js";
import { Popover } from "./popover.js";
import { isDm, isThread } from "./session.js";
import { Avatar } from "./shield.js";
import { useWords } from "./words.js";
import { api } from "./api.js";

const MAX_TEXT = 2000;
const MOST_HIGH = 200; // as in composer.css

/** `request`: {text} to put into the composer (a clicked command mention, the welcome card); `onTaken` once that is done. */
export function Composer({ session, channel, request, onTaken }) {
  const t = useWords();
  const [text, setText] = useState(() => session.drafts.get(channel.id) ?? "");
  const [leaf, setLeaf] = useState(null);
  const [written, setWritten] = useState({});
  const [refused, setRefused] = useState("");
  const field = useRef(null);
  const all = useMemo(() => C.leaves(session.commands, t.locale), [session.commands, t]);
  const keep = (value) => {
    setText(value);
    setRefused("");
    session.drafts.set(channel.id, value);
  };
  const start = (chosen, values = {}) => {
    setLeaf(chosen);
    setWritten(values);
    keep("");
  };
  useEffect(() => {
    if (!request) return;
    onTaken();
    const parsed = C.parseTyped(all, request.text);
    if (parsed) start(parsed.leaf, parsed.written);
    else {
      setLeaf(null);
      keep(request.text);
      field.current?.focus();
    }
  }, [request]);

  if (leaf) {
    const fresh = all.find((other) => other.base === leaf.base) ?? leaf;
    return html`<${CommandForm} key=${leaf.base} session=${session} channel=${channel} leaf=${fresh} written=${written}
      onLeave=${(typed) => {
        setLeaf(null);
        keep(typed ?? "");
        requestAnimationFrame(() => field.current?.focus());
      }} />`;
  }
  const send = async () => {
    const parsed = text.startsWith("/") ? C.parseTyped(all, text.trim()) : null;
    if (parsed) return start(parsed.leaf, parsed.written);
    if (text.startsWith("/")) return setRefused(t("noCommand", { text: text.trim() }));
    if (!text.trim()) return undefined;
    const content = text.trim();
    keep("");
    try {
      await api.send(session.userId, channel.id, content);
    } catch (error) {
      keep(content);
      setRefused(error.message === "offline" ? t("offline") : error.message);
    }
    return undefined;
  };
  return html`<${TextLine} session=${session} channel=${channel} field=${field} text=${text} refused=${refused} all=${all}
    onText=${(value) => {
      // A whole command name and a space, or a pasted `name:value`: straight to its options.
      const parsed = /^\/\S.*(\s$|\s\S+:)/.test(value) ? C.parseTyped(all, value.trimStart()) : null;
      const longer = parsed && all.some((other) => other !== parsed.leaf && fits(other, value));
      if (parsed && !longer) start(parsed.leaf, parsed.written);
      else keep(value);
    }} onSend=${send} onCommand=${start} />`;
}

const fits = (leaf, typed) => [leaf.base, leaf.name].some((name) => `/${name}`.startsWith(typed.trimEnd()) && name.length + 1 > typed.trimEnd().length);

function TextLine({ session, channel, field, text, refused, all, onText, onSend, onCommand }) {
  const t = useWords();
  const id = useMemo(() => freshId("palette"), []);
  const box = useRef(null);
  const [active, setActive] = useState(0);
  const [closed, setClosed] = useState(false);
  const open = text.startsWith("/") && !text.includes("\n") && !closed;
  const found = useMemo(() => (open ? C.search(all, text.slice(1)) : []), [all, text, open]);
  const name = `${isDm(channel) ? "@" : isThread(channel) ? "" : "#"}${session.channelName(channel)}`;
  useEffect(() => setActive(0), [text]);
  useLayoutEffect(() => {
    const area = field.current;
    area.style.height = "auto";
    const high = area.scrollHeight;
    area.style.height = `${Math.min(high, MOST_HIGH)}px`;
    area.style.overflowY = high > MOST_HIGH ? "auto" : "hidden"; // no bar for half a pixel
  }, [text]);
  const onKeyDown = (event) => {
    if (open && found.length && ["ArrowDown", "ArrowUp", "Enter", "Tab"].includes(event.key) && !event.shiftKey) {
      event.preventDefault();
      if (event.key === "ArrowDown") setActive((active + 1) % found.length);
      else if (event.key === "ArrowUp") setActive((active - 1 + found.length) % found.length);
      else onCommand(found[active]);
    } else if (open && event.key === "Escape") {
      event.stopPropagation();
      setClosed(true);
    } else if (event.key === "Enter" && !event.shiftKey && !event.isComposing) {
      event.preventDefault();
      onSend();
    }
  };
  return html`<form class="composer" ref=${box} onSubmit=${(event) => {
    event.preventDefault();
    onSend();
  }}>
    ${refused && html`<p class="composer-note error" role="alert">${refused}</p>`}
    <div class="composer-line">
      <button type="button" class="slash" aria-label=${t("commands")} title=${t("commands")} onClick=${() => {
        setClosed(false);
        if (!text.startsWith("/")) onText("/");
        field.current.focus();
      }}>/</button>
      <textarea ref=${field} rows="1" value=${text} maxlength=${MAX_TEXT} placeholder=${t("messagePlaceholder", { name })} aria-label=${t("messageField", { name })}
        role="combobox" aria-expanded=${open} aria-controls=${open ? id : undefined} aria-autocomplete="list" aria-haspopup="listbox"
        aria-activedescendant=${open && found.length ? `${id}-${active}` : undefined}
        onInput=${(event) => {
          setClosed(false);
          onText(event.target.value);
        }} onKeyDown=${onKeyDown} />
      <button type="submit" class="send" aria-label=${t("send")} disabled=${!text.trim()}><span aria-hidden="true">➤</span></button>
    </div>
    ${open && html`<${Popover} anchor=${box} onClose=${() => setClosed(true)} className="palette-panel wide">
      <p class="panel-head"><strong>${t("commands")}</strong></p>
      ${found.length ? html`<ul class="listbox" role="listbox" id=${id} aria-label=${t("commands")}>
        ${found.map((leaf, i) => html`<${CommandRow} key=${leaf.base} id=${`${id}-${i}`} session=${session} leaf=${leaf} active=${i === active}
          onPoint=${() => setActive(i)} onChoose=${() => onCommand(leaf)} />`)}</ul>`
        : html`<p class="list-empty" id=${id} role="status">${all.length ? t("noCommand", { text }) : t("noCommands")}</p>`}
    <//>`}
  </form>`;
}

function CommandRow({ id, session, leaf, active, onPoint, onChoose }) {
  const t = useWords();
  const row = useRef(null);
  useEffect(() => {
    if (active) row.current.scrollIntoView({ block: "nearest" });
  }, [active]);
  return html`<li ref=${row} id=${id} role="option" aria-selected=${active} class=${cls("option command-row", active && "active")}
    onPointerMove=${() => !active && onPoint()} onPointerDown=${(event) => event.preventDefault()} onClick=${onChoose}>
    <${Avatar} user=${session.bot} bot=${true} size=${28} />
    <span class="option-words"><span><strong>/${leaf.name}</strong>
      ${leaf.options.map((option) => html` <span class=${cls("mini-chip", option.required && "required")}>${option.label}${option.required && html`<span class="star">*<span class="visually-hidden"> ${t("required")}</span></span>`}</span>`)}</span>
      <small>${leaf.description}</small></span>
  </li>`;
}

function CommandForm({ session, channel, leaf, written, onLeave }) {
  const t = useWords();
  const [entries, setEntries] = useState(() => Object.fromEntries(Object.entries(written).map(([name, text]) => [name, { text }])));
  const [shown, setShown] = useState(() => leaf.options.filter((option) => option.required || option.name in written).map((option) => option.name));
  const [focus, setFocus] = useState(null);
  const [error, setError] = useState(null); // {name, text}
  const form = useRef(null);
  const latest = useRef(entries);
  latest.current = entries;
  const fields = shown.map((name) => leaf.options.find((option) => option.name === name)).filter(Boolean);
  const spare = leaf.options.filter((option) => !shown.includes(option.name));

  useLayoutEffect(() => { // before the next key: Enter twice runs a command without options
    const first = fields.find((option) => C.isEmpty(entries[option.name]));
    if (first) setFocus(first.name);
    else form.current.querySelector("[type=submit]").focus();
  }, []);

  const set = (name, entry) => {
    latest.current = { ...latest.current, [name]: entry };
    setEntries(latest.current);
    if (error?.name === name) setError(null);
  };
  const advance = (from) => {
    const next = fields.find((option) => option.name !== from && C.isEmpty(latest.current[option.name]));
    setFocus(null);
    if (next) setFocus(next.name);
    else form.current.querySelector("[type=submit]").focus();
  };
  const fail = (option, text) => {
    setError({ name: option.name, text });
    setFocus(null);
    requestAnimationFrame(() => setFocus(option.name));
  };
  const submit = () => {
    const options = [];
    for (const option of fields) {
      const entry = settle(option, latest.current[option.name], session, t);
      const read = C.readEntry(option, entry);
      if (read.error) return fail(option, t(...read.error));
      if (read.value !== undefined) options.push({ name: option.name, type: option.type, value: read.value });
    }
    const label = `/${leaf.name}`;
    session.runCommand(channel.id, C.interactionData(leaf, options), label);
    return onLeave();
  };
  const ask = async (focused) => {
    const options = [];
    for (const option of fields) {
      if (option.name === focused.name) {
        options.push({ name: option.name, type: option.type, value: latest.current[option.name]?.text ?? "", focused: true });
        continue;
      }
      const { value } = C.readEntry(option, settle(option, latest.current[option.name], session, t));
      if (value !== undefined) options.push({ name: option.name, type: option.type, value });
    }
    const answer = await session.autocomplete(channel.id, C.interactionData(leaf, options));
    return answer.ok ? (answer.choices ?? []).map((choice) => ({ name: C.localised(choice, t.locale).name, value: choice.value })) : null;
  };
  const focused = leaf.options.find((option) => option.name === focus);
  const remove = (name) => {
    setShown(shown.filter((other) => other !== name));
    const { [name]: gone, ...rest } = latest.current;
    setEntries(rest);
    setFocus(null);
    form.current.querySelector("[type=submit]").focus();
  };
  return html`<form class="composer command" ref=${form} aria-label=${t("commandOptions", { command: `/${leaf.name}` })}
    onSubmit=${(event) => {
      event.preventDefault();
      submit();
    }}
    onKeyDown=${(event) => {
      if (event.key === "Escape") onLeave();
    }}>
    <div class="command-head"><${Avatar} user=${session.bot} bot=${true} size=${22} />
      <strong>/${leaf.name}</strong><span class="command-text">${focused ? `${focused.label}: ${focused.explanation}` : leaf.description}</span>
      <button type="button" class="icon-button" aria-label=${t("leaveCommand")} title=${t("leaveCommand")} onClick=${() => onLeave()}>×</button></div>
    ${error && html`<p class="composer-note error" role="alert">${error.text}</p>`}
    <div class="composer-line">
      <div class="fields">
        ${fields.map((option) => html`<${option.type === C.ATTACHMENT ? FileField : OptionField} key=${option.name} option=${option} entry=${entries[option.name]} session=${session} ask=${ask} form=${form}
          error=${error?.name === option.name ? error.text : ""} focused=${focus === option.name} onFocus=${() => setFocus(option.name)}
          onChange=${(entry) => set(option.name, entry)} onChosen=${() => advance(option.name)} onSubmit=${submit}
          onBack=${() => (option.required ? option === fields[0] && onLeave(`/${leaf.name}`) : remove(option.name))}
          onRemove=${option.required ? null : () => remove(option.name)} />`)}
        ${spare.map((option) => html`<button key=${`+${option.name}`} type="button" class="add-option" title=${option.explanation}
          onClick=${() => {
            setShown([...shown, option.name]);
            setFocus(option.name);
          }}><span aria-hidden="true">+ ${option.label}</span><span class="visually-hidden">${t("addOption", { name: option.label })}</span></button>`)}
      </div>
      <button type="submit" class="send" aria-label=${t("run", { command: `/${leaf.name}` })}><span aria-hidden="true">➤</span></button>
    </div>
  </form>`;
}
