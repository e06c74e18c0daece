// Files for a slash command or a form: picked, uploaded at once, shown with name and size, removable.
import { api } from "./api.js";
import { html, cls, freshId, useLayoutEffect, useMemo, useRef, useState } from "./html.js";
import { size } from "./media.js";
import { useWords } from "./words.js";

export function FileField({ option, entry, session, error, focused, onFocus, onChange, onChosen, onRemove }) {
  const t = useWords();
  const id = useMemo(() => freshId("file"), []);
  const input = useRef(null);
  const opener = useRef(null);
  const turn = useRef(0);
  const [refused, setRefused] = useState("");
  useLayoutEffect(() => {
    if (focused && document.activeElement !== opener.current) opener.current.focus();
  }, [focused]);

  const take = async (file) => {
    if (!file) return;
    turn.current += 1;
    const mine = turn.current;
    setRefused("");
    onChange({ text: file.name, uploading: true });
    try {
      const kept = await api.upload(session.userId, file);
      if (mine !== turn.current) return;
      onChange({ text: kept.filename, value: kept.id, size: kept.size });
      onChosen();
    } catch (failure) {
      if (mine !== turn.current) return;
      onChange({ text: "" });
      setRefused(t("errUpload", { reason: failure.message === "offline" ? t("offline") : failure.message }));
    }
  };
  const drop = () => {
    turn.current += 1;
    input.current.value = "";
    onChange({ text: "" });
    opener.current.focus();
  };
  const wrong = error || refused;
  return html`<div class=${cls("field-chip file", option.required && "required", wrong && "invalid")}>
    <label for=${id} title=${option.explanation}>${option.label}${option.required && html`<span class="star" aria-hidden="true">*</span>`}</label>
    <input ref=${input} id=${id} type="file" tabindex="-1" aria-required=${Boolean(option.required)} onChange=${(event) => take(event.target.files[0])} />
    <div class="file-field">
      ${entry?.text ? html`<span class="file-name" title=${entry.text}>${entry.text}</span>
        <small>${entry.uploading ? t("uploading") : size(entry.size, t.locale)}</small>` : ""}
      <button type="button" ref=${opener} class="btn" aria-describedby=${wrong ? `${id}-error` : undefined} onFocus=${onFocus} onClick=${() => input.current.click()}>${t("chooseFile")}</button>
      ${entry?.text ? html`<button type="button" class="chip-remove" aria-label=${t("removeFile", { name: entry.text })} onClick=${drop}>×</button>` : ""}
    </div>
    ${onRemove && html`<button type="button" class="chip-remove" aria-label=${t("removeOption", { name: option.label })} onClick=${onRemove}>×</button>`}
    ${wrong && html`<span id=${`${id}-error`} class=${refused ? "field-error" : "visually-hidden"} role=${refused ? "alert" : undefined}>${wrong}</span>`}
  </div>`;
}

/** The files of a form's field. `files`: [{key, filename, size?, id?, uploading?}]; `onChange(files or function of the files before)`. */
export function FilesField({ id, session, files, most, describedBy, onChange }) {
  const t = useWords();
  const input = useRef(null);
  const opener = useRef(null);
  const [refused, setRefused] = useState("");
  const take = async (file) => {
    const key = freshId("upload");
    onChange((old) => [...old, { key, filename: file.name, uploading: true }]);
    try {
      const kept = await api.upload(session.userId, file);
      onChange((old) => old.map((one) => (one.key === key ? { ...kept, key } : one)));
    } catch (failure) {
      onChange((old) => old.filter((one) => one.key !== key));
      setRefused(t("errUpload", { reason: failure.message === "offline" ? t("offline") : failure.message }));
    }
  };
  const takeAll = (picked) => {
    setRefused("");
    for (const file of picked.slice(0, most - files.length)) take(file);
    input.current.value = ""; // the same file can be picked again after it was removed
  };
  return html`<div class="file-field files">
    ${files.map((file) => html`<span key=${file.key} class="file-line"><span class="file-name" title=${file.filename}>${file.filename}</span>
      <small>${file.uploading ? t("uploading") : size(file.size, t.locale)}</small>
      <button type="button" class="chip-remove" aria-label=${t("removeFile", { name: file.filename })} onClick=${() => {
        onChange((old) => old.filter((one) => one.key !== file.key));
        opener.current.focus();
      }}>×</button></span>`)}
    <button type="button" ref=${opener} class="btn" disabled=${files.length >= most} aria-describedby=${describedBy} onClick=${() => input.current.click()}>${t("chooseFile")}</button>
    <input ref=${input} id=${id} class="visually-hidden" type="file" tabindex="-1" multiple=${most > 1} onChange=${(event) => takeAll([...event.target.files])} />
    ${refused && html`<p class="field-error" role="alert">${refused}</p>`}
  </div>`;
}
