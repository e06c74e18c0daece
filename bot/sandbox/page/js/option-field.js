// One option of a slash command: an input with its list of choices (fixed, live from the bot, users, channels, roles, yes/no).
import * as C from "./commands.js";
import { html, cls, freshId, useEffect, useLayoutEffect, useMemo, useRef, useState } from "./html.js";
import { Popover } from "./popover.js";
import { displayName, isDm } from "./session.js";
import { AuthorAvatar } from "./shield.js";
import { useWords } from "./words.js";

const DEBOUNCE_MS = 160;
const fold = (text) => text.toLowerCase();

/** Choices known without asking the bot: [{name, value, picture?}], or null for free values. */
export function knownChoices(option, session, t) {
  if (option.choices?.length) return option.choices;
  const users = () => [...session.users.values(), ...(session.bot ? [session.bot] : [])].map((user) => ({
    name: displayName(user), value: user.id, picture: html`<${AuthorAvatar} session=${session} author=${user} size=${20} />`,
  }));
  const roles = () => (session.guild?.roles ?? []).map((role) => ({ name: `@${role.name.replace(/^@/, "")}`, value: role.id }));
  switch (option.type) {
    case C.BOOLEAN: return [{ name: t("yes"), value: true }, { name: t("no"), value: false }];
    case C.USER: return users();
    case C.ROLE: return roles();
    case C.MENTIONABLE: return [...users(), ...roles()];
    case C.CHANNEL: return [...session.channels.values()]
      .filter((channel) => !isDm(channel) && (!option.channel_types?.length || option.channel_types.includes(channel.type)))
      .map((channel) => ({ name: `#${channel.name}`, value: channel.id }));
    default: return null;
  }
}

/** Typed text that equals a choice's name becomes that choice. */
export function settle(option, entry, session, t) {
  if (C.isEmpty(entry) || entry.value !== undefined) return entry;
  const typed = fold(entry.text.trim());
  const found = knownChoices(option, session, t)?.find((choice) => fold(choice.name).replace(/^[@#]/, "") === typed.replace(/^[@#]/, "")
    || fold(String(choice.value)) === typed);
  return found ? { text: found.name, value: found.value } : entry;
}

/** `ask(option)` resolves to choices from the bot, or null when that failed. The list opens beyond `form`, never over it. */
export function OptionField({ option, entry, session, error, focused, onFocus, onChange, onChosen, onRemove, onBack, onSubmit, ask, form }) {
  const t = useWords();
  const input = useRef(null);
  const id = useMemo(() => freshId("option"), []);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const [live, setLive] = useState(null);
  const [asking, setAsking] = useState(false);
  const [askFailed, setAskFailed] = useState(false);
  const turn = useRef(0);
  const current = useRef(null);
  current.current = entry;
  const text = entry?.text ?? "";
  const known = useMemo(() => knownChoices(option, session, t), [option, session.users, session.channels, session.guild, session.bot, t]);

  // Before the next key: fast typing must land in the next field.
  useLayoutEffect(() => {
    if (focused && document.activeElement !== input.current) input.current.focus();
  }, [focused]);

  // Live choices: wait a moment after the last key, and drop answers to what is no longer typed.
  useEffect(() => {
    if (!option.autocomplete || !open) return undefined;
    turn.current += 1;
    const mine = turn.current;
    setAsking(true);
    const timer = setTimeout(async () => {
      const choices = await ask(option);
      if (mine !== turn.current) return;
      setAsking(false);
      setAskFailed(choices === null);
      setLive(choices);
      setActive(text && choices?.length ? 0 : -1);
    }, live === null ? 0 : DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      turn.current += 1;
    };
  }, [option, open, text]);

  const shown = option.autocomplete ? (live ?? [])
    : (known ?? []).filter((choice) => entry?.value !== undefined || fold(choice.name).includes(fold(text.trim())));
  const listed = open && (option.autocomplete || known !== null);
  const choose = (choice) => {
    setOpen(false);
    onChange({ text: choice.name, value: choice.value });
    onChosen();
  };
  const onKeyDown = (event) => {
    const { key } = event;
    if (key === "ArrowDown" || key === "ArrowUp") {
      if (!listed) setOpen(true);
      else if (shown.length) setActive((n) => (n + (key === "ArrowDown" ? 1 : -1) + shown.length) % shown.length);
    } else if (key === "Enter") {
      if (listed && shown[active]) choose(shown[active]);
      else onSubmit();
    } else if (key === "Tab" && !event.shiftKey && listed && shown[active] && C.mustPick(option) && entry?.value === undefined) {
      choose(shown[active]);
    } else if (key === "Escape" && listed) setOpen(false);
    else if (key === "Backspace" && text === "") onBack();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const numeric = option.type === C.INTEGER || option.type === C.NUMBER;
  const errorId = `${id}-error`;
  return html`<div class=${cls("field-chip", option.required && "required", option.autocomplete && "wide", error && "invalid", entry?.value !== undefined && "picked")}>
    <label for=${id} title=${option.explanation}>${option.label}${option.required && html`<span class="star" aria-hidden="true">*</span>`}</label>
    <input ref=${input} id=${id} type="text" autocomplete="off" autocapitalize="off" spellcheck=${false} inputmode=${numeric && !option.choices && !option.autocomplete ? "numeric" : undefined}
      role="combobox" aria-expanded=${listed} aria-controls=${listed ? `${id}-list` : undefined} aria-autocomplete="list"
      aria-activedescendant=${listed && shown[active] ? `${id}-${active}` : undefined} aria-required=${Boolean(option.required)}
      aria-invalid=${Boolean(error)} aria-describedby=${error ? errorId : undefined} placeholder=${option.explanation}
      maxlength=${option.type === C.STRING ? (option.max_length ?? 6000) : undefined} value=${text}
      size=${Math.max(6, Math.min(48, text.length + 1 || Math.min(option.explanation.length, 22)))}
      onFocus=${() => {
        setOpen(entry?.value === undefined);
        setActive(-1);
        onFocus();
      }}
      onClick=${() => setOpen(true)}
      onBlur=${() => {
        setOpen(false);
        const settled = settle(option, current.current, session, t);
        if (settled !== current.current) onChange(settled);
      }}
      onInput=${(event) => {
        onChange({ text: event.target.value });
        setOpen(true);
        setActive(known && event.target.value ? 0 : -1);
      }}
      onKeyDown=${onKeyDown} />
    ${onRemove && html`<button type="button" class="chip-remove" aria-label=${t("removeOption", { name: option.label })} onClick=${onRemove}>×</button>`}
    ${error && html`<span id=${errorId} class="visually-hidden">${error}</span>`}
    ${listed && html`<${Popover} anchor=${input} beyond=${form} onClose=${() => setOpen(false)} className="palette-panel">
      <p class="panel-head"><strong>${option.label}</strong> ${option.explanation} <em>${t(option.required ? "required" : "optional")}</em></p>
      ${shown.length > 0 && html`<ul class="listbox" role="listbox" id=${`${id}-list`} aria-label=${option.label}>
        ${shown.map((choice, i) => html`<${Choice} key=${`${choice.value}`} id=${`${id}-${i}`} choice=${choice} active=${i === active}
          onPoint=${() => setActive(i)} onChoose=${() => choose(choice)} />`)}</ul>`}
      ${shown.length === 0 && html`<p class="list-empty" id=${`${id}-list`} role="status">${asking && option.autocomplete ? t("loadingChoices") : askFailed ? t("autocompleteFailed") : t("nothingFits")}</p>`}
    <//>`}
  </div>`;
}

function Choice({ id, choice, active, onPoint, onChoose }) {
  const row = useRef(null);
  useEffect(() => {
    if (active) row.current.scrollIntoView({ block: "nearest" });
  }, [active]);
  // pointerdown, not click: the input must keep the focus.
  return html`<li ref=${row} id=${id} role="option" aria-selected=${active} class=${cls("option", active && "active")} onPointerMove=${() => !active && onPoint()}
    onPointerDown=${(event) => event.preventDefault()} onClick=${onChoose}>${choice.picture}<span class="option-words"><span>${choice.name}</span></span></li>`;
}
