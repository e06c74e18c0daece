// The sandbox's clock. The server tells its time at start and whenever it is moved; the page follows it.
import { useEffect, useState } from "./html.js";

let offset = 0;
const listeners = new Set();

const tick = () => listeners.forEach((listener) => listener());

export const setServerNow = (ms) => {
  const next = ms - Date.now();
  const moved = Math.abs(next - offset) > 1000;
  offset = next;
  if (moved) tick();
};
export const now = () => Date.now() + offset;

setInterval(tick, 1000);

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

// Unit, its seconds, and how many of it make the next one.
const STEPS = [["second", 1, 60], ["minute", 60, 60], ["hour", 3600, 24], ["day", 86400, 30], ["month", 2629800, 12], ["year", 31557600, Infinity]];

/** "in 3 hours", "2 days ago": as Discord's `<t:…:R>` reads, to the nearest unit (47 h 59 min are 2 days). */
export function relative(seconds, locale) {
  const distance = seconds - now() / 1000;
  const [unit, size] = STEPS.find(([, length, most]) => Math.round(Math.abs(distance) / length) < most);
  const count = Math.round(Math.abs(distance) / size);
  return new Intl.RelativeTimeFormat(locale, { numeric: "always" }).format(distance < 0 ? -count : count, unit);
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

/** The sandbox's date and time, to the minute. */
export const today = (locale) => new Intl.DateTimeFormat(locale, { weekday: "short", day: "numeric", month: "short", hour: "numeric", minute: "2-digit" }).format(new Date(now()));

export const clockTime = (ms, locale) => new Intl.DateTimeFormat(locale, STYLES.t).format(new Date(ms));
export const dayName = (ms, locale) => new Intl.DateTimeFormat(locale, STYLES.D).format(new Date(ms));
