// Modals a bot opens: labels with text inputs, selects, files, radio and checkbox groups.
import { Dialog } from "./dialog.js";
import { FilesField } from "./file-field.js";
import { html, cls, freshId, useContext, useMemo, useState } from "./html.js";
import { Markdown, Surroundings } from "./markdown-view.js";
import { isSelect, Select } from "./select.js";
import { Avatar } from "./shield.js";
import { useWords } from "./words.js";

const ROW = 1;
const TEXT_INPUT = 4;
const TEXT_DISPLAY = 10;
const LABEL = 18;
const FILE_UPLOAD = 19;
const RADIO_GROUP = 21;
const CHECKBOX_GROUP = 22;
const CHECKBOX = 23;
const PARAGRAPH = 2;

/** The inputs of a modal, each with its label: [{label, description, input}]. */
function inputsOf(modal) {
  return modal.components.flatMap((top) => {
    if (top.type === LABEL) return [{ label: top.label, description: top.description, input: top.component }];
    if (top.type === ROW) return top.components.map((input) => ({ label: input.label, description: null, input }));
    return [];
  });
}

function startValue(input) {
  if (input.type === TEXT_INPUT) return input.value ?? "";
  if (input.type === CHECKBOX) return input.default === true;
  if (input.type === RADIO_GROUP) return input.options.find((option) => option.default)?.value ?? null;
  if (input.options) return input.options.filter((option) => option.default).map((option) => option.value);
  return (input.default_values ?? []).map((value) => value.id);
}

/** What is wrong with a value: [word, values], or null. */
function refusal(input, value, label) {
  const required = input.required !== false;
  if (input.type === TEXT_INPUT) {
    if (!value.trim()) return required ? ["errField"] : null;
    if (input.min_length && value.length < input.min_length) return ["errMinLength", { name: label, n: input.min_length }];
    return null;
  }
  if (input.type === RADIO_GROUP) return required && value === null ? ["errField"] : null;
  if (input.type === FILE_UPLOAD && value.some((file) => file.uploading)) return ["uploading"];
  if (Array.isArray(value)) {
    const least = input.min_values ?? (required ? 1 : 0);
    if (!value.length && !required) return null;
    return value.length < least ? ["chooseAtLeast", { n: least }] : null;
  }
  return null;
}

function submission(modal, values) {
  const one = (input) => {
    const out = { type: input.type, custom_id: input.custom_id };
    if (input.id !== undefined) out.id = input.id;
    const value = values[input.custom_id];
    if (input.type === FILE_UPLOAD) out.values = value.map((file) => file.id);
    else if (Array.isArray(value)) out.values = value;
    else out.value = value;
    return out;
  };
  return modal.components.map((top) => {
    const out = { type: top.type };
    if (top.id !== undefined) out.id = top.id;
    if (top.type === LABEL) out.component = one(top.component);
    if (top.type === ROW) out.components = top.components.map(one);
    return out;
  });
}

export function ModalDialog({ open }) {
  const { session } = useContext(Surroundings);
  const t = useWords();
  const { modal } = open;
  const titleId = useMemo(() => freshId("modal"), []);
  const [values, setValues] = useState(() => Object.fromEntries(inputsOf(modal).map(({ input }) => [input.custom_id, startValue(input)])));
  const [wrong, setWrong] = useState({});
  const [failed, setFailed] = useState("");
  const [sending, setSending] = useState(false);
  const change = (input, value) => {
    setValues((old) => ({ ...old, [input.custom_id]: typeof value === "function" ? value(old[input.custom_id]) : value }));
    setWrong(({ [input.custom_id]: gone, ...rest }) => rest);
  };
  const submit = async (event) => {
    event.preventDefault();
    const found = {};
    for (const { label, input } of inputsOf(modal)) {
      const reason = refusal(input, values[input.custom_id], label);
      if (reason) found[input.custom_id] = t(...reason);
    }
    setWrong(found);
    const first = Object.keys(found)[0];
    if (first) {
      event.target.querySelector(`[data-input="${CSS.escape(first)}"]`)?.querySelector("input,textarea,button")?.focus();
      return;
    }
    setSending(true);
    setFailed("");
    const answer = await session.submitModal(open, submission(modal, values));
    setSending(false);
    if (!answer.ok) setFailed(answer.error && answer.error !== "offline" ? answer.error : t("modalFailed"));
  };
  const close = () => session.closeModal();
  return html`<${Dialog} labelledBy=${titleId} className="modal" dismissable=${false} onClose=${close}>
    <form onSubmit=${submit} noValidate>
      <header><${Avatar} user=${session.bot} bot=${true} size=${28} /><h2 id=${titleId}>${modal.title}</h2>
        <button type="button" class="icon-button" aria-label=${t("close")} onClick=${close}>×</button></header>
      <div class="modal-body">
        ${modal.components.flatMap((top, i) => {
          if (top.type === TEXT_DISPLAY) return [html`<${Markdown} key=${i} text=${top.content} />`];
          return inputsOf({ components: [top] }).map((item) => html`<${Field} key=${item.input.custom_id} ...${item} session=${session}
            value=${values[item.input.custom_id]} error=${wrong[item.input.custom_id]} onChange=${(value) => change(item.input, value)} />`);
        })}
      </div>
      ${failed && html`<p class="failure" role="alert">${failed}</p>`}
      <footer><button type="button" class="btn" onClick=${close}>${t("cancel")}</button>
        <button type="submit" class="btn primary" disabled=${sending}>${sending ? html`<span class="dots"><i /><i /><i /></span>` : t("submit")}</button></footer>
    </form>
  <//>`;
}

function Field({ label, description, input, session, value, error, onChange }) {
  const t = useWords();
  const id = useMemo(() => freshId("field"), []);
  const required = input.required !== false && input.type !== CHECKBOX;
  const notes = [description && `${id}-d`, error && `${id}-e`].filter(Boolean).join(" ") || undefined;
  const title = html`${label}${required && html`<span class="star" aria-hidden="true">*</span>`}`;
  const below = html`${description && html`<p id=${`${id}-d`} class="field-note">${description}</p>`}`;
  const wrong = html`${error && html`<p id=${`${id}-e`} class="field-error" role="alert">${error}</p>`}`;
  if (input.type === RADIO_GROUP || input.type === CHECKBOX_GROUP) {
    const radio = input.type === RADIO_GROUP;
    const most = input.max_values ?? input.options.length;
    const on = (option) => (radio ? value === option.value : value.includes(option.value));
    return html`<fieldset class="modal-field" data-input=${input.custom_id} aria-describedby=${notes}><legend>${title}</legend>${below}
      ${input.options.map((option) => html`<label key=${option.value} class="tick-row"><input type=${radio ? "radio" : "checkbox"} name=${id} checked=${on(option)}
        disabled=${!radio && !on(option) && value.length >= most}
        onChange=${(event) => onChange(radio ? option.value : event.target.checked ? [...value, option.value] : value.filter((other) => other !== option.value))} />
        <span>${option.label}${option.description && html`<small>${option.description}</small>`}</span></label>`)}${wrong}</fieldset>`;
  }
  if (input.type === CHECKBOX) {
    return html`<div class="modal-field" data-input=${input.custom_id}><label class="tick-row"><input type="checkbox" checked=${value} aria-describedby=${notes}
      onChange=${(event) => onChange(event.target.checked)} /><span>${label}${description && html`<small id=${`${id}-d`}>${description}</small>`}</span></label></div>`;
  }
  if (isSelect(input.type)) {
    return html`<div class="modal-field" data-input=${input.custom_id}><span class="field-title">${title}</span>${below}
      <${Select} component=${input} session=${session} label=${label} invalid=${Boolean(error)} describedBy=${notes} onChange=${onChange} />${wrong}</div>`;
  }
  if (input.type === FILE_UPLOAD) {
    return html`<div class=${cls("modal-field", error && "invalid")} data-input=${input.custom_id}><label for=${id}>${title}</label>${below}
      <${FilesField} id=${id} session=${session} files=${value} most=${input.max_values ?? 1} describedBy=${notes} onChange=${onChange} />${wrong}</div>`;
  }
  if (input.type !== TEXT_INPUT) return html`<p class="unsupported">${t("unsupported", { type: input.type })}</p>`;
  const max = input.max_length ?? 4000;
  const shared = {
    id, value, maxlength: max, placeholder: input.placeholder ?? "", "aria-required": required, "aria-invalid": Boolean(error),
    "aria-describedby": notes, onInput: (event) => onChange(event.target.value),
  };
  return html`<div class=${cls("modal-field", error && "invalid")} data-input=${input.custom_id}><label for=${id}>${title}</label>${below}
    ${input.style === PARAGRAPH ? html`<textarea rows="4" ...${shared} />` : html`<input type="text" autocomplete="off" ...${shared} />`}
    ${input.max_length && html`<p class="field-note count">${t("upToChars", { n: value.length, max })}</p>`}${wrong}</div>`;
}
