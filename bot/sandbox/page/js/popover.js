// A list that opens above everything (the browser's top layer), placed beside the control it belongs to.
import { html, useEffect, useLayoutEffect, useRef } from "./html.js";

const GAP = 4;
const MOST = 320;

function place(panel, anchor, beyond) {
  const { left, width } = anchor.getBoundingClientRect();
  const box = (beyond ?? anchor).getBoundingClientRect();
  const below = innerHeight - box.bottom - 8;
  const above = box.top - 8;
  const wanted = Math.min(MOST, panel.scrollHeight + 2);
  const up = below < wanted && above > below;
  const height = Math.min(MOST, up ? above : below);
  panel.style.maxHeight = `${height}px`;
  panel.style.minWidth = `${Math.min(width, innerWidth - 16)}px`;
  panel.style.left = `${Math.max(8, Math.min(left, innerWidth - Math.max(panel.offsetWidth, 10) - 8))}px`;
  panel.style.top = up ? "auto" : `${box.bottom + GAP}px`;
  panel.style.bottom = up ? `${innerHeight - box.top + GAP}px` : "auto";
}

/** Shown while mounted, above or below `anchor` (or `beyond`, when given, which it then keeps free). `onClose` is called on Escape, on a click elsewhere, or when the page scrolls it away. */
export function Popover({ anchor, beyond, onClose, className, label, children }) {
  const ref = useRef(null);
  const closing = useRef(onClose);
  closing.current = onClose;
  useLayoutEffect(() => {
    const panel = ref.current;
    panel.showPopover();
    const move = () => panel.isConnected && anchor.current && place(panel, anchor.current, beyond?.current);
    move();
    panel.querySelector("[data-first]")?.focus({ preventScroll: true }); // at once: the next key belongs to the list
    const watcher = new ResizeObserver(move);
    watcher.observe(panel);
    addEventListener("resize", move);
    addEventListener("scroll", move, true);
    return () => {
      watcher.disconnect();
      removeEventListener("resize", move);
      removeEventListener("scroll", move, true);
    };
  }, []);
  useEffect(() => {
    const outside = (event) => {
      if (!ref.current.contains(event.target) && !anchor.current?.contains(event.target)) closing.current();
    };
    addEventListener("pointerdown", outside, true);
    return () => removeEventListener("pointerdown", outside, true);
  }, []);
  return html`<div ref=${ref} popover="manual" class=${className} aria-label=${label} role=${label ? "group" : undefined}>${children}</div>`;
}
