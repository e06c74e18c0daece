// The message stream of a channel: sticks to the newest message only while the reader is there.
import { dayName } from "./clock.js";
import { html, useEffect, useLayoutEffect, useMemo, useRef, useState, cls, memo } from "./html.js";
import { follows, Message, timeOf } from "./message.js";
import { displayName, isDm, isThread } from "./session.js";
import { Avatar } from "./shield.js";
import { compareIds } from "./snowflake.js";
import { useWords } from "./words.js";

const NEAR_BOTTOM = 48;
const MARGIN = 8; // above a question that is as far down as it may be; so far from there one has scrolled on
const NEAR_TOP = 500;
const BELOW_PICTURE = ".v2-gallery ~ .md";
const FIRST_LINES = 6;
const ADVICE = 3; // so many new pieces of text are more than a line about what was done
const SOON = 60000; // so long after a press a panel that comes is taken for its answer
const EPHEMERAL = 64;
const END = "end";
const plain = (text) => text.replace(/\d+/g, "").trim();
const linesOf = (asked) => asked.innerText.split("\n").map(plain).filter(Boolean);
// The pieces of a text that were not there before.
const newIn = (asked, before) => {
  const walker = document.createTreeWalker(asked, NodeFilter.SHOW_TEXT);
  const found = [];
  while (walker.nextNode()) if (plain(walker.currentNode.data).length > 2 && !before.includes(plain(walker.currentNode.data))) found.push(walker.currentNode);
  return found;
};
const topOf = (node) => {
  const range = document.createRange();
  range.selectNodeContents(node);
  return range.getBoundingClientRect().top;
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
  const atBottom = useRef(true);
  const below = useRef(""); // whoever has scrolled on to the answers: "end" at the last one, "free" among them
  const held = useRef(null); // the row of answers that such a reader looks at, and where it stands
  const pressed = useRef(null); // the message on which something was pressed, as it was, until the reader scrolls
  const back = useRef(null); // where the reader was when an answer for him alone came below
  const place = useRef(null); // where the reader left off in this channel, until he scrolls
  const moved = useRef(-1); // where the page itself has scrolled to
  const measured = useRef("");
  const from = useRef(null); // what the reader jumped to and has not scrolled away from
  const [fresh, setFresh] = useState(0);
  const [away, setAway] = useState(false);
  const [divider] = useState(() => (session.isUnread(channel) ? (session.lastRead?.[channel.id] ?? "0") : null));
  const stream = session.stream(channel.id);
  const items = useMemo(() => stream.items.filter((message) => !session.dismissed.has(message.id)), [stream.items, session.dismissed]);
  const newest = items.at(-1)?.id;
  const lastSeen = useRef(newest);

  const lastOf = () => [...inner.current.querySelectorAll(":scope > .message:not(.pending)")].at(-1);
  const endOf = (box) => box.scrollHeight - box.clientHeight;
  // Where whoever reads the newest message rests: at its end, but never below what it asks of him.
  const rest = () => {
    const box = scroller.current;
    const end = endOf(box);
    const last = lastOf();
    const asked = from.current?.isConnected ? from.current : last?.querySelector(BELOW_PICTURE);
    if (!asked) return end;
    return Math.min(end, asked.getBoundingClientRect().top - box.getBoundingClientRect().top + box.scrollTop - MARGIN);
  };
  const hold = (row) => {
    held.current = row ? { row, top: row.getBoundingClientRect().top } : null;
  };
  // Whoever looks at the answers stays there: at the last ones as far as the end goes, else at those in sight.
  const settle = () => {
    const box = scroller.current;
    const left = place.current && document.getElementById(place.current.id);
    box.style.overflowAnchor = pressed.current ? "none" : "auto"; // the browser would hold another line
    if (left) box.scrollTop += left.getBoundingClientRect().top - box.getBoundingClientRect().top - place.current.top;
    else if (below.current === "end") box.scrollTop = endOf(box);
    else if (!below.current) box.scrollTop = rest();
    else if (held.current?.row.isConnected) box.scrollTop += held.current.row.getBoundingClientRect().top - held.current.top;
    moved.current = box.scrollTop;
  };
  const press = (event) => {
    const row = event.target.closest(".components .row");
    const asked = row?.closest(".message")?.querySelector(BELOW_PICTURE);
    hold(row ?? held.current?.row);
    if (row) pressed.current = asked ? { asked, lines: linesOf(asked), at: Date.now() } : null;
  };
  // What a press brought: something new to read first leads there, advice that is out of sight comes into sight, and
  // otherwise what was pressed stays where it is.
  const follow = () => {
    const { asked, lines } = pressed.current ?? {};
    if (!asked?.isConnected) return;
    const first = linesOf(asked).slice(0, FIRST_LINES);
    const fresh = newIn(asked, lines.join("\n"));
    const { top } = scroller.current.getBoundingClientRect();
    if (first.filter((line) => lines.includes(line)).length * 2 <= first.length) {
      from.current = asked.closest(".message") === lastOf() ? null : asked;
      below.current = "";
    } else if (fresh.length >= ADVICE && topOf(fresh[0]) < top) {
      scroller.current.scrollTop -= top + MARGIN - topOf(fresh[0]);
      below.current = "free";
      hold(held.current?.row);
    } else if (!below.current && held.current) below.current = "free";
  };

  const stays = () => atBottom.current || pressed.current || place.current;
  const toBottom = () => {
    atBottom.current = true;
    place.current = pressed.current = null;
    below.current = "";
    from.current = null;
    settle();
    setFresh(0);
    setAway(false);
  };

  // To what is new: its beginning, or an answer for the reader alone. Where nothing is, to the open question, should it
  // stand above the last messages.
  const jump = () => {
    const all = [...inner.current.querySelectorAll(":scope > .message:not(.pending)")];
    const open = (row) => row.querySelector(".v2-gallery ~ .md") && row.querySelector(".components .row button:not(:disabled)");
    const answered = (items.at(-1)?.flags ?? 0) & EPHEMERAL; // what one was told last is below the question
    const panel = fresh > 0 || answered ? null : all.findLast(open);
    const target = panel?.querySelector(".v2-gallery ~ .md") ?? all.at(-1);
    toBottom();
    from.current = target;
    settle();
  };

  useEffect(() => {
    session.open(channel.id);
  }, [session, channel.id, session.status]);

  // Pictures load, rows get their true height, the composer grows: while at the bottom, stay there.
  useLayoutEffect(() => {
    const stick = () => {
      if (stays()) settle();
    };
    const watcher = new ResizeObserver(stick);
    watcher.observe(inner.current);
    watcher.observe(scroller.current);
    const kept = session.places.get(channel.id);
    if (kept && kept !== END) {
      atBottom.current = false;
      place.current = kept;
    } else if (kept === END) below.current = "end";
    stick();
    return () => {
      watcher.disconnect();
      const { top } = scroller.current.getBoundingClientRect();
      const first = (!atBottom.current || below.current === "free") && [...inner.current.querySelectorAll(":scope > .message[id]")]
        .find((row) => row.getBoundingClientRect().bottom > top);
      if (first) session.places.set(channel.id, { id: first.id, top: first.getBoundingClientRect().top - top });
      else if (below.current === "end") session.places.set(channel.id, END);
      else session.places.delete(channel.id);
    };
  }, []);

  useLayoutEffect(() => {
    if (newest && lastSeen.current && compareIds(newest, lastSeen.current) > 0) {
      const added = items.filter((message) => compareIds(message.id, lastSeen.current) > 0);
      const answered = added.some((message) => message.flags & EPHEMERAL);
      if (answered) back.current ??= { below: below.current, held: held.current };
      const next = pressed.current && Date.now() - pressed.current.at < SOON && lastOf()?.querySelector(BELOW_PICTURE);
      if (answered || next || added.some((message) => message.author.id === session.userId)) toBottom();
      else if (!atBottom.current || from.current || below.current === "free") setFresh((n) => n + added.length);
      else below.current = "";
    } else if (back.current && newest && lastSeen.current && compareIds(newest, lastSeen.current) < 0) {
      ({ below: below.current, held: held.current } = back.current); // it was dismissed
      back.current = null;
    }
    lastSeen.current = newest;
    if (atBottom.current) settle();
  }, [newest, stream.loaded, session.pending.length]);

  useLayoutEffect(() => {
    follow();
    if (stays()) settle();
  }, [items]);

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
      if (row) {
        atBottom.current = false;
        row.scrollIntoView({ block: "center" });
      }
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
    // A scroll that comes with another height is the browser making room (a picture, a row's true height), not the reader.
    const now = `${box.scrollHeight}/${box.clientHeight}`;
    if (stays() && now !== measured.current) {
      measured.current = now;
      settle();
      return;
    }
    measured.current = now;
    const byReader = Math.abs(box.scrollTop - moved.current) > 1; // else the page itself has scrolled there
    if (byReader) pressed.current = place.current = null;
    if (from.current && Math.abs(rest() - box.scrollTop) > NEAR_BOTTOM) from.current = null;
    const beyond = box.scrollTop - rest();
    const bottom = beyond > -NEAR_BOTTOM;
    if (byReader) below.current = Math.abs(beyond) <= MARGIN ? "" : endOf(box) - box.scrollTop <= MARGIN ? "end" : "free";
    if (byReader && below.current === "free") {
      const top = box.getBoundingClientRect().top;
      hold([...inner.current.querySelectorAll(".components .row")].find((row) => row.getBoundingClientRect().top >= top));
    }
    if (byReader) box.style.overflowAnchor = "auto";
    if (bottom !== atBottom.current) {
      atBottom.current = bottom;
      if (bottom) setFresh(0);
    }
    setAway(box.scrollHeight - box.scrollTop - box.clientHeight > box.clientHeight);
    if (box.scrollTop < NEAR_TOP && stream.loaded && !stream.complete) {
      if (box.scrollTop === 0) box.scrollTop = 1; // at 0 the browser would not hold the place while older rows arrive
      session.loadOlder(channel.id);
    }
  };

  const rows = useMemo(() => rowsOf(items, session, divider, flash, t), [items, session.busy, session.failures, session.users, flash, t]);
  const typing = session.typing.has(channel.id) && !items.some((message) => message.flags & 128);
  return html`<div class="stream-box">
    <div class="stream" ref=${scroller} onScroll=${onScroll} onClick=${press} tabindex="0" role="region" aria-label=${t("messages", { name: session.channelName(channel) })}>
      <h2 class="visually-hidden">${t("messages", { name: session.channelName(channel) })}</h2>
      <ol class="messages" ref=${inner}>
        ${stream.complete && html`<${Beginning} key="beginning" session=${session} channel=${channel} />`}
        ${stream.loading && !stream.complete && html`<li key="older" class="older">${t(items.length ? "loadingOlder" : "loadingMessages")}</li>`}
        ${rows}
        <${Pending} key="pending" session=${session} channel=${channel} />
      </ol>
    </div>
    ${(fresh > 0 || away) && html`<button type="button" class=${cls("pill", fresh > 0 && "fresh")} onClick=${jump}>
      ${fresh > 1 ? t("newMessages", { n: fresh }) : fresh === 1 ? t("newMessage") : t("jumpDown")} <span aria-hidden="true">↓</span></button>`}
    <p class="typing" aria-live="polite">${typing && html`<span class="dots" aria-hidden="true"><i /><i /><i /></span> ${t("typing", { name: displayName(session.bot ?? { username: "Herald" }) })}`}</p>
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

