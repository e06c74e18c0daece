// The browser's own modal dialog: it traps the focus, closes on Escape and gives the focus back.
import { html, useEffect, useRef } from "./html.js";

export function Dialog({ label, labelledBy, className, onClose, dismissable = true, children }) {
  const ref = useRef(null);
  const opener = useRef(document.activeElement);
  useEffect(() => {
    const dialog = ref.current;
    dialog.showModal();
    return () => {
      dialog.close();
      if (opener.current?.isConnected) opener.current.focus();
    };
  }, []);
  return html`<dialog ref=${ref} class=${className} aria-label=${labelledBy ? undefined : label} aria-labelledby=${labelledBy}
    onCancel=${(event) => {
      event.preventDefault();
      onClose();
    }}
    onClick=${(event) => {
      event.stopPropagation();
      if (dismissable && event.target === ref.current) onClose();
    }}>${children}</dialog>`;
}
