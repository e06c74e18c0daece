// What the browser remembers between visits: theme, acting user, last channel, what was read. Nothing else.
const PREFIX = "herald.";

function read(store, key, otherwise) {
  const text = store.getItem(PREFIX + key);
  if (text === null) return otherwise;
  try {
    return JSON.parse(text);
  } catch {
    return otherwise; // written by another version of the page, or by hand
  }
}

export const remember = (key, value) => localStorage.setItem(PREFIX + key, JSON.stringify(value));
export const recall = (key, otherwise) => read(localStorage, key, otherwise);
export const rememberForTab = (key, value) => sessionStorage.setItem(PREFIX + key, JSON.stringify(value));
export const recallForTab = (key, otherwise) => read(sessionStorage, key, otherwise);
