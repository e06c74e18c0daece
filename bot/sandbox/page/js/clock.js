// The sandbox's clock. The server tells its time once at start; the page follows it, so that a moved clock shows here too.
import { useEffect, useState } from "./html.js";

let offset = 0;
const listeners = new Set();

export const setServerNow = (ms) => {
  offset = ms - Date.now();
};
export const now = () => Date.now() + offset;

setInterval(() => listeners.forEach((listener) => listener()), 1000);

/** The value of `compute()`, looked at every second; draws again only when it changed. */
export function useTicking(compute, inputs) {
  const [, redraw] = useState(0);
  const value = compute();
  useEffect(() => {
    let shown = value;
    const look = () => {
      const next = compute();
      if (next !== shown) {
        shown = next;
        redraw((n) => n + 1);
      }
    };
    listeners.add(look);
    return () => listeners.delete(look);
  }, inputs);
  return value;
}

const STEPS = [
  ["year", 31536000], ["month", 2592000], ["day", 86400], ["hour", 3600], ["minute", 60], ["second", 1],
];

/** "in 3 hours", "2 days ago": as Discord's `<t:…:R>` reads. */
export function relative(seconds, locale) {
  const distance = seconds - now() / 1000;
  const [unit, size] = STEPS.find(([, length]) => Math.abs(distance) >= length) ?? STEPS[STEPS.length - 1];
  return new Intl.RelativeTimeFormat(locale, { numeric: "always" }).format(Math.trunc(distance / size), unit);
}

const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
  s: { dateStyle: "short", timeStyle: "short" },
  S: { dateStyle: "short", timeStyle: "medium" },
};

/** A moment in the reader's own time zone, in one of Discord's styles. */
export function absolute(seconds, style, locale) {
  return new Intl.DateTimeFormat(locale, STYLES[style] ?? STYLES.f).format(new Date(seconds * 1000));
}

/** The stamp beside an author's name: time today, else date and time. */
export function stamp(ms, locale) {
  const sameDay = new Date(ms).toDateString() === new Date(now()).toDateString();
  return new Intl.DateTimeFormat(locale, sameDay ? STYLES.t : STYLES.s).format(new Date(ms));
}

export const clockTime = (ms, locale) => new Intl.DateTimeFormat(locale, STYLES.t).format(new Date(ms));
export const dayName = (ms, locale) => new Intl.DateTimeFormat(locale, STYLES.D).format(new Date(ms));
