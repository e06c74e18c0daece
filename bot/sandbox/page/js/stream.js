// The message stream of a channel: sticks to the newest message only while the reader is there.
import { dayName } from "./clock.js";
import { html, useEffect, useLayoutEffect, useMemo, useRef, useState, cls, memo } from "./html.js";
import { follows, Message, timeOf } from "./message.js";
import { displayName, FLAG_EPHEMERAL, FLAG_LOADING, isDm, isThread } from "./session.js";
import { Avatar } from "./shield.js";
import { compareIds } from "./snowflake.js";
import { useWords } from "./words.js";

const NEAR_BOTTOM = 48;
const NEAR = 2; // pixels by which a browser may round where somebody rests
const MARGIN = 8; // above a question that is as far down as it may be
const NEAR_TOP = 500;
const BELOW_PICTURE = ".v2-gallery ~ .md";
const BLOCKS = ".md > *, .md li, .components .row";
const BEGINNING = 2; // lines of a question that tell it from another one
const ADVICE = 3; // so many more lines are more than a line about what was done
const SOON = 60000; // so long after a press a panel that comes is taken for its answer
const END = "end";
const TEXT = 10;
const GALLERY = 12;
const HEADING = /^(#|\W*\*\*[^*]+\*\*\W*$)/u;
const plain = (text) => text.replace(/\d+/g, "").trim();
const linesOf = (asked) => asked.innerText.split("\n").map(plain).filter(Boolean);
const isOpen = (row) => row.querySelector(BELOW_PICTURE) && row.querySelector(".components .row button:not(:disabled)");

// What a message asks: the lines below its picture, without headings.
const questionOf = (message) => {
  const parts = (message.components ?? []).flatMap((part) => part.components ?? [part]);
  const picture = parts.findIndex((part) => part.type === GALLERY);
  const text = picture < 0 ? null : parts.slice(picture).find((part) => part.type === TEXT);
  return (text?.content ?? "").split("\n").map(plain).filter((line) => line && !HEADING.test(line));
};
// Whether a message has something new to read first, and not the same question with more or less below it.
const asksAnew = (before, now) => {
  const [had, has] = [questionOf(before), questionOf(now)];
  return has.length > 0 && !has.slice(0, BEGINNING).some((line) => had.includes(line));
};
// The first piece of a text that was not there before.
const firstNew = (asked, before) => {
  const walker = document.createTreeWalker(asked, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = plain(walker.currentNode.data);
    if (text.length > 2 && !before.includes(text)) {
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      return range;
    }
  }
  return null;
};
const MAX_SEARCH_PAGES = 40;

const Day = memo(({ label, isNew, t }) => html`<li class=${cls("day", isNew && "new")}><span>${label}</span>${isNew && html`<b>${t("newDivider")}</b>`}</li>`);

function Beginning({ session, channel }) {
  const t = useWords();
  const name = session.channelName(channel);
  return html`<li class="beginning">
    ${isDm(channel) ? html`<${Avatar} user=${session.bot} bot=${true} size=${64} /><h2>${name}</h2><p>${t("dmStart", { name })}</p><p>${t("emptyDm")}</p>`
      : html`<h2>${isThread(channel) ? "" : "#"}${name}</h2><p>${t("channelStart", { name: `${isThread(channel) ? "" : "#"}${name}` })}</p>`}
  </li>`;
}

/** Commands that wait for their first answer, or failed. */
function Pending({ session, channel }) {
  const t = useWords();
  const rows = session.pending.filter((entry) => entry.channelId === channel.id);
  return rows.map((entry) => html`<li key=${entry.key} class=${cls("message pending", entry.state)}>
    <div class="message-main" role=${entry.state === "failed" ? "alert" : "status"}><span class="gutter"><${Avatar} user=${session.bot} bot=${true} size=${32} /></span>
      <div class="message-content"><p class="head"><span class="used-name">${entry.label}</span></p>
      ${entry.state === "failed"
        ? html`<p class="failure">${entry.error && entry.error !== "offline" ? entry.error : t(entry.error === "offline" ? "offline" : "failed")}${" · "}<button type="button" class="text-button" onClick=${() => session.forget(entry.key)}>${t("remove")}</button></p>`
        : html`<p class="thinking"><span class="dots" aria-hidden="true"><i /><i /><i /></span>
            ${entry.state === "thinking" ? t("thinking", { name: displayName(session.bot ?? { username: "Herald" }) }) : t("sending", { command: entry.label })}</p>`}
      </div></div></li>`);
}

export function Stream({ session, channel, led, flash, onFlashed }) {
  const t = useWords();
  const scroller = useRef(null);
  const inner = useRef(null);
  // What stays where it is: the "newest" message from its beginning, the "end" of the list, an element that the reader
  // was led to, or the first of several spots ({find, top}) that is still there; nothing while the reader scrolls.
  const hold = useRef("newest");
  const moved = useRef(-1); // where the page itself has scrolled to
  const pressed = useRef(null); // the message on which something was pressed, and what it asked, until the reader scrolls
  const [fresh, setFresh] = useState(0);
  const [away, setAway] = useState(false);
  const [changed, setChanged] = useState(null); // the row above the screen that asks something else by now
  const [divider] = useState(() => (session.isUnread(channel) ? (session.lastRead?.[channel.id] ?? "0") : null));
  const stream = session.stream(channel.id);
  const items = useMemo(() => stream.items.filter((message) => !session.dismissed.has(message.id)), [stream.items, session.dismissed]);
  const known = useRef(items);

  const topOf = (found) => found.getBoundingClientRect().top - scroller.current.getBoundingClientRect().top;
  const rowsShown = () => [...inner.current.querySelectorAll(":scope > .message:not(.pending)")];
  const endOf = (box) => box.scrollHeight - box.clientHeight;
  // Where whoever reads the newest message, or was led to another place, rests: never below what is to be read first.
  const rest = (led = hold.current) => {
    const box = scroller.current;
    const last = rowsShown().at(-1);
    const asked = led?.isConnected ? led : (last?.querySelector(BELOW_PICTURE) ?? last?.querySelector(".md") ?? last);
    return asked ? Math.min(endOf(box), topOf(asked) + box.scrollTop - MARGIN) : endOf(box);
  };
  const resting = () => {
    const box = scroller.current;
    return Math.abs(box.scrollTop - rest(null)) <= NEAR ? "newest" : endOf(box) - box.scrollTop <= NEAR ? END : null;
  };
  const spotOf = (node, top = topOf(node)) => ({ find: () => node.isConnected && node, top });
  // Where everything stands that is on the screen, whole pieces first; and the messages below, should all of it go.
  const spots = () => {
    const height = scroller.current.clientHeight;
    const rows = rowsShown().filter((row) => topOf(row) + row.offsetHeight > 0);
    const blocks = rows.filter((row) => topOf(row) < height).flatMap((row) => [...row.querySelectorAll(BLOCKS)].map((node) => {
      const { id } = row;
      const text = node.textContent;
      const again = () => [...(document.getElementById(id)?.querySelectorAll(BLOCKS) ?? [])].find((other) => other.textContent === text);
      return { find: () => (node.isConnected && node.textContent === text ? node : again()), top: topOf(node), bottom: topOf(node) + node.offsetHeight };
    })).filter(({ top, bottom }) => top < height && bottom > 0);
    const whole = ({ top }) => top >= 0;
    return [...blocks.filter(whole), ...blocks.filter((spot) => !whole(spot)), ...rows.map((row) => spotOf(row))];
  };
  const scrollTo = (top) => {
    const box = scroller.current;
    if (Math.abs(top - box.scrollTop) > 0.5) box.scrollTop = top;
    moved.current = box.scrollTop;
  };
  const stand = (all) => {
    for (const { find, top } of all) {
      const found = find();
      if (found) return scrollTo(scroller.current.scrollTop + topOf(found) - top);
    }
    return undefined;
  };
  // Whether the reader has scrolled: else it was the page, or the browser because the list is shorter than it was.
  const scrolled = () => {
    const box = scroller.current;
    const by = box.scrollTop - moved.current;
    return Math.abs(by) > 1 && !(by < 0 && endOf(box) - box.scrollTop < 1);
  };
  const release = () => {
    hold.current = pressed.current = null;
    scroller.current.style.overflowAnchor = "auto";
  };
  const settle = () => {
    const box = scroller.current;
    if (!box.clientHeight) return; // in a pane that is not shown
    if (hold.current && scrolled()) release();
    const at = hold.current;
    box.style.overflowAnchor = at ? "none" : "auto"; // the browser would hold another line
    if (Array.isArray(at)) stand(at);
    else if (at) scrollTo(at === END ? endOf(box) : rest());
  };
  const keep = (at) => {
    hold.current = at;
    moved.current = scroller.current.scrollTop;
    settle();
  };
  const press = (event) => {
    const row = event.target.closest(".components .row");
    if (!row) return;
    const message = row.closest(".message");
    const control = event.target.closest("button, a") ?? row;
    const label = control.textContent;
    const again = () => [...(document.getElementById(message.id)?.querySelectorAll(".components .row button") ?? [])].find((other) => other.textContent === label);
    const asked = message.querySelector(BELOW_PICTURE);
    pressed.current = { id: message.dataset.id, lines: asked ? linesOf(asked) : null, at: Date.now() };
    keep([{ find: () => (control.isConnected && control.textContent === label ? control : again()), top: topOf(control) }, spotOf(row)]);
  };
  // What a press brought: something new to read first leads there, advice that is out of sight comes into sight, and
  // otherwise what was pressed stays where it is.
  const follow = (row, anew) => {
    const asked = row?.querySelector(BELOW_PICTURE);
    if (!asked || !pressed.current.lines) return;
    const { lines } = pressed.current;
    if (anew) hold.current = row === rowsShown().at(-1) ? "newest" : asked;
    else if (linesOf(asked).length - lines.length >= ADVICE) {
      settle();
      const found = firstNew(asked, lines.join("\n"));
      if (found && topOf(found) < 0) hold.current = [{ find: () => found.startContainer.isConnected && found, top: MARGIN }];
    }
  };

  const toBottom = () => {
    pressed.current = null;
    keep("newest");
    setFresh(0);
    setAway(false);
  };

  // To what is new: its beginning, or an answer for the reader alone. Where nothing is, to the open question, should it
  // stand above the last messages.
  const jump = () => {
    const answered = (items.at(-1)?.flags ?? 0) & FLAG_EPHEMERAL; // what one was told last is below the question
    const above = changed && document.getElementById(changed);
    const panel = above ?? (fresh > 0 || answered ? null : rowsShown().findLast(isOpen));
    if (!above) toBottom();
    setChanged(null);
    keep(panel?.querySelector(BELOW_PICTURE) ?? rowsShown().at(-1));
  };

  useEffect(() => {
    session.open(channel.id);
  }, [session, channel.id, session.status]);

  // Pictures load, rows get their true height, the composer grows: what is held stays.
  useLayoutEffect(() => {
    const watcher = new ResizeObserver(settle);
    watcher.observe(inner.current);
    watcher.observe(scroller.current);
    const kept = session.places.get(channel.id);
    keep(kept === END ? END : kept ? [{ find: () => document.getElementById(kept.id), top: kept.top }] : "newest");
    return () => {
      watcher.disconnect();
      const free = hold.current === null || Array.isArray(hold.current);
      const first = free && rowsShown().find((row) => row.id && topOf(row) + row.offsetHeight > 0);
      if (first) session.places.set(channel.id, { id: first.id, top: topOf(first) });
      else if (hold.current === END) session.places.set(channel.id, END);
      else session.places.delete(channel.id);
    };
  }, []);

  // Where everything stood before a change of the messages is read while the page still shows them as they were.
  const before = useMemo(() => scroller.current && { all: spots(), at: resting() }, [items]);
  useLayoutEffect(() => {
    const old = new Map(known.current.map((message) => [message.id, message]));
    const last = known.current.at(-1)?.id;
    known.current = items;
    if (hold.current && scrolled()) release();
    const rowOf = ({ id }) => document.getElementById(`m-${session.userId}-${id}`);
    const edited = items.filter((message) => old.has(message.id) && old.get(message.id) !== message);
    const anew = edited.filter((message) => asksAnew(old.get(message.id), message));
    const added = last ? items.filter((message) => compareIds(message.id, last) > 0) : [];
    if (added.length) {
      const mine = added.some((message) => message.author.id === session.userId);
      const answered = hold.current && added.some((message) => message.flags & FLAG_EPHEMERAL);
      const next = pressed.current && Date.now() - pressed.current.at < SOON && rowsShown().at(-1)?.querySelector(BELOW_PICTURE);
      if (mine || answered || next) toBottom();
      else if (Array.isArray(hold.current) ? pressed.current && before.at : typeof hold.current === "string") hold.current = "newest";
      else setFresh((n) => n + added.length);
    }
    const own = pressed.current && edited.find((message) => message.id === pressed.current.id);
    if (own) follow(rowOf(own), anew.includes(own));
    const ids = new Set(items.map((message) => message.id));
    const gone = [...old.keys()].some((id) => !ids.has(id));
    const held = Array.isArray(hold.current) ? hold.current : [];
    const leads = hold.current && !held.length && (added.length || !gone); // else what is on the screen stays there
    if (leads || !before) settle();
    else {
      stand([...held, ...before.all]);
      if (!held.some(({ find }) => find())) keep(gone ? resting() : null);
    }
    const isMine = (message) => isDm(channel) || message.flags & FLAG_EPHEMERAL || message.mentions?.some((user) => user.id === session.userId);
    const above = anew.map((message) => isMine(message) && rowOf(message)).find((row) => row && isOpen(row) && topOf(row.querySelector(BELOW_PICTURE)) < 0);
    if (above) setChanged(above.id);
    else if (changed && !document.getElementById(changed)) setChanged(null);
  }, [items]);

  const waits = useRef(session.pending.length);
  useLayoutEffect(() => {
    if (session.pending.length > waits.current) toBottom(); // whoever has just sent a command reads how it goes
    else settle();
    waits.current = session.pending.length;
  }, [session.pending.length, stream.loaded]);

  const arrived = useRef(led);
  useLayoutEffect(() => { // the welcome card led to where the reader was already: what it brought is the newest
    if (led > arrived.current) toBottom();
    arrived.current = led;
  }, [led]);

  useEffect(() => {
    if (!flash) return undefined;
    let alive = true;
    const look = async () => {
      for (let page = 0; alive && page < MAX_SEARCH_PAGES; page += 1) {
        const now = session.stream(channel.id);
        if (now.loaded && (now.complete || now.items.some((message) => message.id === flash))) break;
        await (now.loaded ? session.loadOlder(channel.id) : session.open(channel.id));
      }
      const row = alive && document.getElementById(`m-${session.userId}-${flash}`);
      if (row) keep([spotOf(row, Math.max(MARGIN, (scroller.current.clientHeight - row.offsetHeight) / 2))]);
      setTimeout(() => alive && onFlashed(), 1600);
    };
    look();
    return () => {
      alive = false;
    };
  }, [flash]);

  const onScroll = () => {
    const box = scroller.current;
    if (!box) return; // a last event from a stream that has left the page
    if (scrolled()) release();
    const above = rest(null) - box.scrollTop;
    if (above < NEAR_BOTTOM) setFresh(0);
    const asked = changed && document.getElementById(changed)?.querySelector(BELOW_PICTURE);
    if (changed && (!asked || topOf(asked) >= 0)) setChanged(null);
    setAway(above > box.clientHeight);
    if (box.scrollTop < NEAR_TOP && stream.loaded && !stream.complete) {
      if (box.scrollTop === 0) scrollTo(1); // at 0 the browser would not hold the place while older rows arrive
      session.loadOlder(channel.id);
    }
  };
  const onScrollEnd = () => {
    if (!hold.current && scroller.current) keep(resting());
  };
  // What one has begun to scroll is not undone before it moves.
  const onWheel = ({ deltaY }) => {
    const box = scroller.current;
    if (deltaY < 0 ? box.scrollTop > 0 : deltaY > 0 && box.scrollTop < endOf(box) - 1) release();
  };

  const rows = useMemo(() => rowsOf(items, session, divider, flash, t), [items, session.busy, session.failures, session.users, flash, t]);
  const typing = session.typing.has(channel.id) && !items.some((message) => message.flags & FLAG_LOADING);
  return html`<div class="stream-box">
    <div class="stream" ref=${scroller} onScroll=${onScroll} onScrollEnd=${onScrollEnd} onWheel=${onWheel} onClick=${press} tabindex="0" role="region" aria-label=${t("messages", { name: session.channelName(channel) })}>
      <h2 class="visually-hidden">${t("messages", { name: session.channelName(channel) })}</h2>
      <ol class="messages" ref=${inner}>
        ${stream.complete && html`<${Beginning} key="beginning" session=${session} channel=${channel} />`}
        ${stream.loading && !stream.complete && html`<li key="older" class="older">${t(items.length ? "loadingOlder" : "loadingMessages")}</li>`}
        ${rows}
        <${Pending} key="pending" session=${session} channel=${channel} />
      </ol>
    </div>
    <div class="stream-foot">
      <p class="typing" aria-live="polite">${typing && html`<span class="dots" aria-hidden="true"><i /><i /><i /></span> ${t("typing", { name: displayName(session.bot ?? { username: "Herald" }) })}`}</p>
      ${(changed || fresh > 0 || away) && html`<button type="button" class=${cls("pill", (changed || fresh > 0) && "fresh")} onClick=${jump}>
        ${changed ? t("changedAbove") : fresh > 1 ? t("newMessages", { n: fresh }) : fresh === 1 ? t("newMessage") : t("jumpDown")} <span aria-hidden="true">${changed ? "↑" : "↓"}</span></button>`}
    </div>
  </div>`;
}

/** Messages with a line before each new day and before the first unread one. Unchanged rows keep their drawing. */
function rowsOf(items, session, divider, flash, t) {
  const rows = [];
  let previous = null;
  let previousDay = "";
  let dividerShown = divider === null;
  for (const message of items) {
    const day = new Date(timeOf(message)).toDateString();
    const newDay = day !== previousDay;
    const isNew = !dividerShown && compareIds(message.id, divider) > 0 && message.author.id !== session.userId;
    if (isNew) dividerShown = true;
    if (newDay || isNew) {
      rows.push(html`<${Day} key=${`d${message.id}`} label=${newDay ? dayName(timeOf(message), t.locale) : ""} isNew=${isNew} t=${t} />`);
    }
    rows.push(html`<${Message} key=${message.id} message=${message} session=${session} actor=${session.userId} t=${t} users=${session.users}
      compact=${!isNew && !newDay && follows(message, previous)} busy=${session.busy.get(message.id)}
      failure=${failureText(session.failures.get(message.id), t)} flash=${flash === message.id} />`);
    previous = message;
    previousDay = day;
  }
  return rows;
}

const failureText = (error, t) => (error === undefined ? undefined : error === "offline" ? t("offline") : error || t("failed"));

