// Discord ids are 64-bit numbers in strings; they do not fit a JavaScript number, so they are compared as text.
const EPOCH = 1420070400000n;

/** Negative, zero or positive as `a` is older than, the same as or newer than `b`. */
export function compareIds(a, b) {
  if (a.length !== b.length) return a.length - b.length;
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Milliseconds since 1970 at which the id was made. */
export const idTime = (id) => Number((BigInt(id) >> 22n) + EPOCH);
