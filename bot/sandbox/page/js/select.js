// Every select of Discord: strings, users, roles, mentionables, channels; one or several values.
import { html, freshId, useEffect, useLayoutEffect, useMemo, useRef, useState, cls } from "./html.js";
import { Popover } from "./popover.js";
import { displayName } from "./session.js";
import { Avatar, AuthorAvatar } from "./shield.js";
import { useWords } from "./words.js";

export const STRING_SELECT = 3;
const USER_SELECT = 5;
const ROLE_SELECT = 6;
const MENTIONABLE_SELECT = 7;
const CHANNEL_SELECT = 8;
export const isSelect = (type) => [STRING_SELECT, USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT].includes(type);

/** What can be chosen: [{value, label, description?, emoji?, picture?}]. */
function optionsOf(component, session, t) {
  if (component.type === STRING_SELECT) {
    return component.options.map((option) => ({ ...option, emoji: option.emoji?.name }));
  }
  const out = [];
  if (component.type === USER_SELECT || component.type === MENTIONABLE_SELECT) {
    for (const user of session.users.values()) {
      out.push({ value: user.id, label: displayName(user), description: user.username,
        picture: html`<${AuthorAvatar} session=${session} author=${user} size=${20} />` });
    }
    if (session.bot) {
      out.push({ value: session.bot.id, label: displayName(session.bot), description: t("bot"),
        picture: html`<${Avatar} user=${session.bot} bot=${true} size=${20} />` });
    }
  }
  if (component.type === ROLE_SELECT || component.type === MENTIONABLE_SELECT) {
    for (const role of session.guild?.roles ?? []) out.push({ value: role.id, label: `@${role.name.replace(/^@/, "")}` });
  }
  if (component.type === CHANNEL_SELECT) {
    for (const channel of session.channels.values()) {
      if (channel.type === 1 || (component.channel_types?.length && !component.channel_types.includes(channel.type))) continue;
      out.push({ value: channel.id, label: `#${channel.name}` });
    }
  }
  return out;
}

function defaultsOf(component) {
  if (component.type === STRING_SELECT) return component.options.filter((option) => option.default).map((option) => option.value);
  return (component.default_values ?? []).map((value) => value.id);
}

/** `onChange(values)` is called when the choice is made: at once for a single value, on closing for several. */
export function Select({ component, session, onChange, disabled, busy, label, invalid, describedBy }) {
  const t = useWords();
  const anchor = useRef(null);
  const [open, setOpen] = useState(false);
  const [chosen, setChosen] = useState(() => defaultsOf(component));
  const [hint, setHint] = useState("");
  const options = useMemo(() => optionsOf(component, session, t), [component, session.users, session.channels, session.guild, t]);
  const least = component.min_values ?? 1;
  const most = Math.min(component.max_values ?? 1, Math.max(options.length, 1));
  const before = useRef(chosen);
  const name = label || component.placeholder || t("choose");
  // An edited message brings a new component: its own defaults hold again.
  useLayoutEffect(() => {
    const fresh = defaultsOf(component);
    before.current = fresh;
    setChosen(fresh);
  }, [component]);

  const close = (values = chosen) => {
    setOpen(false);
    anchor.current?.focus();
    const same = values.length === before.current.length && values.every((value) => before.current.includes(value));
    if (same) return;
    if (values.length < least) {
      setHint(t("chooseAtLeast", { n: least }));
      setChosen(before.current);
      return;
    }
    setHint("");
    before.current = values;
    setChosen(values);
    onChange(values);
  };
  const pick = (value) => {
    if (most === 1) {
      close(least === 0 && chosen.includes(value) ? [] : [value]);
    } else if (chosen.includes(value)) setChosen(chosen.filter((other) => other !== value));
    else if (chosen.length < most) setChosen([...chosen, value]);
  };
  const shown = options.filter((option) => chosen.includes(option.value));
  const text = shown.length ? shown.map((option) => option.label).join(", ") : component.placeholder || t("choose");
  return html`<div class=${cls("select", open && "open", invalid && "invalid")}>
    <button type="button" ref=${anchor} class="select-button" data-control=${component.custom_id} aria-haspopup="listbox" aria-expanded=${open} disabled=${disabled}
      aria-label=${name === text ? name : `${name}: ${text}`} aria-describedby=${describedBy} aria-busy=${busy}
      onClick=${() => (open ? close() : setOpen(true))}
      onKeyDown=${(event) => {
        if ((event.key === "ArrowDown" || event.key === "ArrowUp") && !open) {
          event.preventDefault();
          setOpen(true);
        }
      }}>
      <span class=${cls("select-text", !shown.length && "placeholder")}>
        ${shown.length === 1 && shown[0].emoji && html`<span aria-hidden="true">${shown[0].emoji} </span>`}${text}</span>
      ${busy ? html`<span class="dots" aria-hidden="true"><i /><i /><i /></span>` : html`<span class="chevron" aria-hidden="true" />`}
    </button>
    ${hint && html`<p class="field-error" role="alert">${hint}</p>`}
    ${open && html`<${Popover} anchor=${anchor} onClose=${() => close()} className="select-panel">
      <${Listbox} options=${options} chosen=${chosen} multi=${most > 1} full=${most > 1 && chosen.length >= most} label=${name}
        onPick=${pick} onClose=${() => close()} />
      ${most > 1 && html`<div class="select-foot">
        <span>${t("chosen", { n: chosen.length })} · ${chosen.length < least ? t("chooseAtLeast", { n: least }) : t("chooseAtMost", { n: most })}</span>
        <button type="button" class="btn primary small" disabled=${chosen.length < least} onClick=${() => close()}>${t("done")}</button>
      </div>`}
    <//>`}
  </div>`;
}

/** A keyboard list: arrows, Home, End, first letters, Enter or Space, Escape. Takes the focus when it appears. */
function Listbox({ options, chosen, multi, full, label, onPick, onClose }) {
  const t = useWords();
  const ref = useRef(null);
  const id = useMemo(() => freshId("list"), []);
  const [active, setActive] = useState(() => Math.max(0, options.findIndex((option) => chosen.includes(option.value))));
  const typed = useRef({ text: "", at: 0 });
  useEffect(() => ref.current?.querySelector(".active")?.scrollIntoView({ block: "nearest" }), [active]);
  const onKeyDown = (event) => {
    const last = options.length - 1;
    const moves = { ArrowDown: active + 1, ArrowUp: active - 1, Home: 0, End: last, PageDown: active + 8, PageUp: active - 8 };
    if (event.key in moves) setActive(Math.max(0, Math.min(last, moves[event.key])));
    else if (event.key === "Enter" || event.key === " ") {
      const option = options[active];
      if (option && !(full && !chosen.includes(option.value))) onPick(option.value);
    } else if (event.key === "Escape") onClose();
    else if (event.key === "Tab") {
      if (!multi) onClose();
      return;
    } else if (event.key.length === 1 && !event.ctrlKey && !event.altKey && !event.metaKey) {
      const again = event.timeStamp - typed.current.at < 700;
      typed.current = { text: (again ? typed.current.text : "") + event.key.toLowerCase(), at: event.timeStamp };
      const found = options.findIndex((option) => option.label.toLowerCase().startsWith(typed.current.text));
      if (found >= 0) setActive(found);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };
  if (!options.length) return html`<p class="list-empty" tabindex="-1" data-first ref=${ref}>${t("nothingFits")}</p>`;
  return html`<ul ref=${ref} class="listbox" role="listbox" tabindex="0" data-first aria-label=${label} aria-multiselectable=${multi}
    aria-activedescendant=${`${id}-${active}`} onKeyDown=${onKeyDown}>
    ${options.map((option, i) => {
      const selected = chosen.includes(option.value);
      const off = full && !selected;
      return html`<li key=${option.value} id=${`${id}-${i}`} role="option" aria-selected=${selected} aria-disabled=${off}
        class=${cls("option", i === active && "active", selected && "selected", off && "off")}
        onPointerMove=${() => i !== active && setActive(i)} onClick=${() => !off && onPick(option.value)}>
        ${option.picture ?? (option.emoji && html`<span class="option-emoji" aria-hidden="true">${option.emoji}</span>`)}
        <span class="option-words"><span>${option.label}</span>${option.description && html`<small>${option.description}</small>`}</span>
        <span class=${multi ? "tick box" : "tick"} aria-hidden="true" />
      </li>`;
    })}
  </ul>`;
}
