// The sandbox server's user-side API. Every answer is JSON; errors become `ApiError`.
export class ApiError extends Error {}

async function call(method, path, body) {
  const form = body instanceof FormData; // the browser writes its header itself, with the boundary
  let response;
  try {
    response = await fetch(path, {
      method,
      headers: body === undefined || form ? {} : { "Content-Type": "application/json" },
      body: body === undefined || form ? body : JSON.stringify(body),
    });
  } catch {
    throw new ApiError("offline");
  }
  const text = await response.text();
  let data = null;
  try {
    data = text ? JSON.parse(text) : null;
  } catch {
    throw new ApiError(`${response.status} ${response.statusText}`);
  }
  if (!response.ok) throw new ApiError(data?.error ?? data?.message ?? `${response.status} ${response.statusText}`);
  return data;
}

const query = (values) => new URLSearchParams(values).toString();

export const api = {
  bootstrap: (user) => call("GET", `/sandbox/api/bootstrap${user ? `?${query({ user })}` : ""}`),
  messages: (channel, user, before, limit = 50) =>
    call("GET", `/sandbox/api/channels/${channel}/messages?${query({ user, limit, ...(before ? { before } : {}) })}`),
  send: (user, channel_id, content) => call("POST", "/sandbox/api/messages", { user, channel_id, content }),
  changeUser: (user, change) => call("POST", `/sandbox/api/users/${user}`, change),
  openDm: (user) => call("POST", "/sandbox/api/dms", { user }),

  /** Stores a file for a command: {id, filename, size, url, content_type}. */
  upload(user, file) {
    const form = new FormData();
    form.append("file", file, file.name);
    return call("POST", `/sandbox/api/uploads?${query({ user })}`, form);
  },

  /** Sets up a table through the bot's own commands. `kind`: demo | play | host | learn. */
  guide: (user, kind, language, game) => call("POST", "/sandbox/api/guide", { user, kind, language, game }),
  games: (language) => call("GET", `/sandbox/api/guide/games?${query({ language })}`),
  pace: (user, thread_id, seconds) => call("POST", "/sandbox/api/guide/pace", { user, thread_id, seconds }),
  devState: () => call("GET", "/sandbox/api/dev"),
  dev: (action, body) => call("POST", `/sandbox/api/dev/${action}`, body),

  /** Sends an interaction; never throws: a failure is `{ok: false, error}`. */
  async interact(interaction) {
    try {
      return await call("POST", "/sandbox/api/interactions", interaction);
    } catch (error) {
      return { ok: false, error: error.message };
    }
  },

  socket(user) {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    return new WebSocket(`${scheme}://${location.host}/sandbox/ws?${query({ user })}`);
  },
};
