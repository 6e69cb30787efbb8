// Boardwright in the browser: it sends ids and shows what the server answers; it knows no rule and no words.
// Everything works without it, by plain forms and links.
// Parts: notices, small helpers of forms, the table (swap, movement, sending, live news, keys).

const root = document.documentElement;
const body = document.body;
root.classList.add("js");

const $ = (selector, inside = document) => inside.querySelector(selector);
const $$ = (selector, inside = document) => [...inside.querySelectorAll(selector)];

// ---- Notices -------------------------------------------------------------------------------------------------------

const live = $("#live");
const notice = $("#notice");
let noticeTimer = 0;

/** Says something to screen readers; the same words twice are said twice. */
function say(text) {
  live.textContent = "";
  if (text) setTimeout(() => { live.textContent = text; }, 60);
}

/** Shows a line on top of the page, for some seconds or until it is dismissed. */
function tell(text, seconds = 0) {
  clearTimeout(noticeTimer);
  $("p", notice).textContent = text;
  notice.hidden = false;
  say(text);
  if (seconds) noticeTimer = setTimeout(hush, seconds * 1000);
}

function hush() {
  notice.hidden = true;
}

$("[data-dismiss]", notice)?.addEventListener("click", hush);

// ---- Small helpers, on every page ----------------------------------------------------------------------------------

document.addEventListener("click", async (event) => {
  const copy = event.target.closest("[data-copy]");
  if (copy) {
    const field = document.getElementById(copy.dataset.copy);
    field.select();
    try {
      await navigator.clipboard.writeText(field.value);
    } catch {
      document.execCommand("copy"); // plain http in a home network has no clipboard of its own
    }
    tell(body.dataset.copied, 3);
  }
  const menu = $("#language-menu");
  if (menu?.open && !menu.contains(event.target)) menu.open = false;
});

// Names of small pictures are shown under the pointer, too.
document.addEventListener("pointerover", (event) => {
  const named = event.target.closest?.("[role=img][aria-label]");
  if (named && !named.title) named.title = named.getAttribute("aria-label");
});

// A name is asked only for people at this screen.
for (const select of $$("select[data-kind]")) {
  const name = $(".seatname", select.parentElement);
  const show = () => { name.hidden = select.value !== "screen"; };
  select.addEventListener("change", show);
  show();
}

// "Choose five": no sixth can be ticked.
for (const set of $$("[data-pick]")) {
  const boxes = $$("input[type=checkbox]", set);
  const limit = () => {
    const full = boxes.filter((box) => box.checked).length >= Number(set.dataset.pick);
    for (const box of boxes) box.disabled = full && !box.checked;
  };
  set.addEventListener("change", limit);
  limit();
}

// The browser is asked for its permission when the setting is ticked.
$("[data-ask-notify]")?.addEventListener("change", (event) => {
  if (event.target.checked && "Notification" in window) Notification.requestPermission();
});

// The script of the tour is fetched by those who need it: whoever has not seen it, and whoever asks for it.
const tour = $("#tour");
if (tour) {
  const fetchTour = () => import(tour.dataset.script);
  let seen = "";
  try {
    seen = localStorage.getItem(`tour-${tour.dataset.game}`);
  } catch { /* a browser that keeps nothing */ }
  let isThere = seen !== "seen";
  if (isThere) fetchTour();
  document.addEventListener("click", async (event) => {
    const start = event.target.closest("[data-tour-start]");
    if (!start || isThere) return;
    isThere = true;
    await fetchTour();
    start.click();
  });
}

// Search fields that hide what does not fit.
document.addEventListener("input", (event) => {
  const list = event.target.dataset?.filter && document.getElementById(event.target.dataset.filter);
  if (!list) return;
  const words = event.target.value.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  let any = false;
  for (const item of $$("[data-filterable]", list)) {
    const text = item.textContent.toLocaleLowerCase();
    item.hidden = !words.every((word) => text.includes(word));
    any ||= !item.hidden;
  }
  const none = $("#why-none");
  if (none) none.hidden = any;
});

// ---- The table -----------------------------------------------------------------------------------------------------

const table = $("#table");
if (table) startTable();

function startTable() {
  const base = `/t/${table.dataset.table}`;
  const printed = new Map(); // what the server last sent for each region, as text
  let latest = 0; // number of the latest request for the fragment; older answers are dropped
  let sending = false;
  let late = new Set(); // regions in closed folds: what they show is of an earlier position
  let heard = ""; // the newest version that the stream has told
  let rang = ""; // the version at which it was last said that it is my turn
  let unseen = ""; // the position that was shown before the tab was hidden

  const whole = () => $("#whole", table);
  const isLive = () => whole().dataset.live === "1";

  // -- Swap ----------------------------------------------------------------------------------------------------------

  function remember() {
    printed.clear();
    for (const region of $$("[data-region]", whole())) printed.set(region.id, textOf(region));
  }

  const printOf = (piece) => piece.dataset.print ?? piece.dataset.same;
  const prints = () => $$("#r-board [data-print], #scroll-log > [data-print]", table).map(printOf);

  /** What the server sent for a region; for the board, which comes in pieces, their prints. */
  function textOf(region) {
    const svg = region.id === "r-board" ? $("svg", region) : null;
    return svg ? [svg.cloneNode(false).outerHTML, ...[...svg.children].map(printOf)].join(" ") : region.outerHTML;
  }

  /** Puts a new fragment in place: only what changed, keeping what the reader has opened, typed and focused. Says
   *  whether it could: not when pieces were left out that are no longer here. */
  function swap(html) {
    const fresh = new DOMParser().parseFromString(html, "text/html").getElementById("whole");
    const old = whole();
    const has = new Set(prints());
    if (!fresh || $$("[data-same]", fresh).some((piece) => !has.has(printOf(piece)) || fresh.dataset.kind !== old.dataset.kind)) return false;
    const wasMine = old.dataset.turn === "1";
    const oldQuestion = old.dataset.question;
    const regions = $$("[data-region]", fresh);
    const texts = new Map(regions.map((region) => [region.id, textOf(region)]));
    late = new Set(regions.filter((region) => region.dataset.region === "late").map((region) => region.id));
    const isMoved = printed.get("r-board") !== texts.get("r-board");
    const before = counts();
    const shown = Number(unseen || old.dataset.at || Infinity);
    unseen = document.hidden ? unseen || old.dataset.at || "" : "";
    if (isMoved) table.dispatchEvent(new CustomEvent("board:leaves"));
    const kept = keep();
    if (fresh.dataset.kind !== old.dataset.kind) {
      old.replaceWith(fresh);
      printed.clear();
    } else {
      for (const [id, text] of texts) {
        const here = document.getElementById(id);
        const there = fresh.querySelector(`#${id}`);
        if (!here || printed.get(id) === text || (late.has(id) && here.firstElementChild)) continue;
        if (here.dataset.region === "range") updateRange(here, there);
        else if (id === "r-board" && $("svg", here) && $("svg", there)) mendBoard($("svg", here), $("svg", there));
        else mend(here, there);
      }
      for (const { name, value } of fresh.attributes) old.setAttribute(name, value);
    }
    for (const [id, text] of texts) if (!late.has(id)) printed.set(id, text);
    restore(kept);
    dress(kept);
    bump(before);
    const passed = fresh.querySelector("#passed")?.content;
    if (isMoved) table.dispatchEvent(new CustomEvent("board:comes", { detail: { passed, shown, isOthers: !wasMine } }));
    table.dispatchEvent(new CustomEvent("page:comes"));
    if ($$("details[data-late][open]", table).some(isBehind)) refresh(); // opened while this was on its way
    const now = whole().dataset;
    if (now.question && now.question !== oldQuestion) say(now.question);
    if (now.turn === "1" && !wasMine && rang !== now.version) {
      rang = now.version;
      myTurn(now.question);
    }
    return true;
  }

  const isBehind = (fold) => [fold.closest("[data-region]"), ...$$("[data-region]", fold)].some((region) => late.has(region?.id));

  // What is in a fold is fetched when it is opened.
  table.addEventListener("toggle", ({ target }) => { if (target.open && isBehind(target)) refresh(); }, true);

  /** Makes a drawing like another one, touching only what differs: most of a board stays as it is from one decision to
   *  the next, and drawing all of it anew would take much longer. */
  function mend(here, there) {
    if (there.dataset?.same ? there.dataset.same === here.dataset.print : here.isEqualNode(there)) return;
    if (!isLike(here, there)) {
      here.replaceWith(there);
      return;
    }
    mendAttributes(here, there);
    const [old, now] = [[...here.childNodes], [...there.childNodes]];
    if (old.length === now.length && old.every((child, index) => nameOf(child) === nameOf(now[index]))) {
      old.forEach((child, index) => mend(child, now[index]));
      return;
    }
    while (old.length && now.length && old[0].isEqualNode(now[0])) [old, now].forEach((list) => list.shift());
    let end = null; // what comes after the children that differ
    for (; old.length && now.length && old.at(-1).isEqualNode(now.at(-1)); now.pop()) end = old.pop();
    const names = new Set(now.map(nameOf).filter(Boolean));
    now.forEach((child, index) => {
      const same = nameOf(child) ? old.findIndex((each) => isLike(each, child)) : equalIn(old, child, names);
      if (same >= 0) {
        for (const gone of old.splice(0, same)) gone.remove();
        mend(old.shift(), child);
      } else if (old.length && isLike(old[0], child) && !now.some((other, later) => later > index && other.isEqualNode(old[0]))) {
        mend(old.shift(), child);
      } else {
        here.insertBefore(child, old[0] ?? end);
      }
    });
    for (const gone of old) gone.remove();
  }

  /** Where a part without a name is, unchanged, before the next one with a name that is still there. */
  function equalIn(list, node, names) {
    const end = list.findIndex((each) => names.has(nameOf(each)));
    return (end < 0 ? list : list.slice(0, end)).findIndex((each) => each.isEqualNode(node));
  }

  function mendAttributes(here, there) {
    for (const { name } of [...here.attributes]) if (!there.hasAttribute(name)) here.removeAttribute(name);
    for (const { name, value } of there.attributes) if (here.getAttribute(name) !== value) here.setAttribute(name, value);
  }

  /** The board comes in pieces: those that are here already stay, each other one is made of one that has gone. */
  function mendBoard(here, there) {
    mendAttributes(here, there);
    const kept = new Map(); // the pieces that are here, by their prints
    for (const piece of here.children) kept.set(printOf(piece), [...(kept.get(printOf(piece)) ?? []), piece]);
    const stays = new Set($$("[data-same]", there).map(printOf));
    const isGone = (piece) => piece && !stays.has(printOf(piece));
    let spot = here.firstElementChild;
    const next = () => { spot = spot.nextElementSibling; };
    for (const piece of [...there.children]) {
      if (piece.dataset.same) {
        const alike = kept.get(printOf(piece));
        const same = alike.length > 1 ? alike.shift() : alike.pop() ?? $(`[data-print="${printOf(piece)}"]`, here).cloneNode(true);
        for (let gone = spot; isGone(gone); gone = spot) {
          next();
          gone.remove();
        }
        if (same === spot) next();
        else here.insertBefore(same, spot);
      } else if (isGone(spot)) {
        const gone = spot;
        next();
        mend(gone, piece);
      } else {
        here.insertBefore(piece, spot);
      }
    }
    for (let gone = spot; gone; gone = spot) {
      next();
      gone.remove();
    }
  }

  /** By what a part of a drawing is known from one decision to the next; nothing for what is only drawn. */
  const nameOf = (node) => node.getAttribute?.("id") || node.dataset?.place || node.dataset?.piece || node.dataset?.key || "";
  const isLike = (one, other) => one.nodeType === Node.ELEMENT_NODE && one.nodeName === other.nodeName && nameOf(one) === nameOf(other);

  /** The slider is never replaced, so that it can be dragged while positions change. */
  function updateRange(here, there) {
    const slider = $("input[type=range]", here);
    const next = $("input[type=range]", there);
    slider.max = next.max;
    if (!slider.matches(":active")) slider.value = next.value;
    $("output", here).textContent = $("output", there).textContent;
  }

  /** What must survive a swap. */
  function keep() {
    const active = document.activeElement;
    return {
      focus: table.contains(active) ? pathTo(active) : null,
      open: new Map($$("details[id]", table).filter((fold) => String(fold.open) !== fold.dataset.sent)
        .map((fold) => [fold.id, fold.open])),
      typed: new Map($$("input[id]:not([type=range]):not([readonly])", table)
        .filter((field) => field.value !== field.defaultValue).map((field) => [field.id, field.value])),
      scroll: new Map($$("[id^=scroll-], #r-dock", table).map((box) => [box, [box.scrollLeft, box.scrollTop]])),
      away: new Set($$("[data-stick]", table) // read further up: news does not carry the reader off
        .filter((box) => box.scrollTop + box.clientHeight < box.scrollHeight - 4).map((box) => box.id)),
    };
  }

  function restore(kept) {
    for (const fold of $$("details[id]", table)) {
      fold.dataset.sent ??= String(fold.open);
      if (kept.open.has(fold.id)) fold.open = kept.open.get(fold.id);
    }
    for (const [id, text] of kept.typed) {
      const field = document.getElementById(id);
      if (field && field.value !== text) field.value = text;
    }
    for (const [box, [left, top]] of kept.scroll) if (!box.isConnected) document.getElementById(box.id)?.scrollTo(left, top);
    if (kept.focus && !table.contains(document.activeElement)) {
      const again = kept.focus.map((selector) => $(selector, table)).find(Boolean);
      again?.focus({ preventScroll: true });
    }
  }

  /** Ways to find an element again, the best first: itself, its form's button, the first choice, the question. */
  function pathTo(element) {
    const ways = [];
    if (element.id) ways.push(`#${CSS.escape(element.id)}`);
    if (element.dataset.place) ways.push(`[data-place="${CSS.escape(element.dataset.place)}"]`);
    const form = element.closest("form");
    if (form) ways.push(`form[action="${form.getAttribute("action")}"] button`);
    if (element.dataset.step) ways.push(`[data-step="${element.dataset.step}"]`, ".stepper a");
    if (element.closest("#r-dock")) ways.push(".draft .primary", ".choice", "#r-dock a, #r-dock button");
    const region = element.closest("[data-region]");
    if (region) ways.push(`#${region.id} a, #${region.id} button`);
    ways.push("#question", "h1");
    return ways;
  }

  /** What the script adds to plain html. */
  function dress(kept = null) {
    if (!table.dataset.tabs) table.dataset.tabs = "board";
    for (const tab of $$("#tabs a", table)) {
      if (tab.dataset.tab === table.dataset.tabs) tab.setAttribute("aria-current", "true");
      else tab.removeAttribute("aria-current");
    }
    for (const group of $$("[data-roving]", table)) {
      const choices = $$(".choice", group);
      const held = choices.find((choice) => choice === document.activeElement) ?? choices[0];
      for (const choice of choices) choice.tabIndex = choice === held ? 0 : -1;
    }
    for (const box of $$("[data-stick]", table)) if (!kept?.away.has(box.id)) box.scrollTop = box.scrollHeight;
    const { turn, title } = whole().dataset;
    document.title = `${turn === "1" ? `${table.dataset.mark} ` : ""}${title} – ${table.dataset.brand}`;
  }

  // -- Movement (motion.js) ------------------------------------------------------------------------------------------

  const still = () => root.dataset.motion === "none" || matchMedia("(prefers-reduced-motion: reduce)").matches;

  /** What the page shows: which folds stand open, and the position, for those who want to see what came after it. */
  const shows = () => {
    const at = unseen || whole().dataset.at;
    const open = $$("details[data-late][open]", table).map((fold) => fold.id).join(" ");
    return { "X-Open": open, "X-Has": prints().join(" "), ...(root.dataset.motion === "full" && !still() && at ? { "X-Since": at } : {}) };
  };

  const counts = () => new Map($$("[data-count]", table).map((number) => [number.dataset.count, number.textContent]));

  /** Numbers that have changed are marked for a moment. */
  function bump(before) {
    if (still()) return;
    for (const number of $$("[data-count]", table)) {
      const was = before.get(number.dataset.count);
      if (was !== undefined && was !== number.textContent) number.classList.add("bump");
    }
  }

  // -- Sending and fetching ------------------------------------------------------------------------------------------

  async function problem(answer) {
    let text = body.dataset.failed;
    try {
      text = (await answer.json()).message || text;
    } catch { /* no words came with it */ }
    tell(text);
  }

  /** Fetches the fragment for an address of this table and shows it; says whether it could. */
  async function fetchPart(query = location.search, known = shows()) {
    const mine = ++latest;
    let html = "";
    try {
      const answer = await fetch(`${base}/part${query}`, { headers: { "X-Part": "table", ...known }, signal: patience() });
      if (!answer.ok) {
        await problem(answer);
        if (answer.status === 400 && /[?&]at=/.test(query)) return look(""); // that position was taken back
        return answer.status < 500; // an answer came: the connection is there
      }
      html = await answer.text();
    } catch {
      return false;
    }
    if (mine !== latest || swap(html)) return true;
    return known["X-Has"] ? fetchPart(query, { ...shows(), "X-Has": "" }) : true; // pieces are missing: all of them
  }

  /** Fetches the present when the stream has told of a newer one; while something is sent, that is waited for. */
  function catchUp() {
    if (heard && isLive() && !sending && heard !== whole().dataset.version) refresh();
  }

  let fetching = false;
  let again = false;

  /** Fetches the fragment anew: one request at a time, and once more when news came meanwhile. */
  async function refresh() {
    if (fetching) {
      again = true;
      return;
    }
    fetching = true;
    try {
      if (!await fetchPart()) dropped();
    } finally {
      fetching = false;
    }
    if (again) {
      again = false;
      refresh();
    }
  }

  /** Nothing waits for ever for an answer. */
  const patience = () => AbortSignal.timeout(20000);

  /** Empties the fields of a form that still hold what was sent. */
  function clear(form, sent) {
    for (const field of $$("input:not([type=hidden])", form)) if (field.value === sent.get(field.name)) field.value = "";
  }

  async function send(form, button) {
    if (sending) return;
    sending = true;
    whole().setAttribute("aria-busy", "true");
    const data = new FormData(form, button ?? undefined);
    try {
      const answer = await fetch(form.getAttribute("action"), { // form.action may be a button of that name
        method: "POST",
        body: new URLSearchParams(data),
        headers: { "X-Part": "table", "X-CSRF": body.dataset.csrf, ...shows() },
        signal: patience(),
      });
      if (!answer.ok) {
        await problem(answer);
        if (answer.status === 409) await fetchPart();
        return;
      }
      hush();
      const said = answer.headers.get("X-Notice");
      if (said) tell(decodeURIComponent(said), 4);
      latest += 1;
      if (form.hasAttribute("data-clear")) clear(form, data);
      const html = await answer.text();
      if (location.search || !isLive() || !swap(html)) await fetchPart();
    } catch {
      tell(body.dataset.failed);
    } finally {
      sending = false;
      whole().removeAttribute("aria-busy");
      catchUp();
    }
  }

  table.addEventListener("submit", (event) => {
    const form = event.target;
    if (form.id === "r-range") {
      event.preventDefault();
    } else if (form.hasAttribute("data-live")) {
      event.preventDefault();
      send(form, event.submitter);
    }
  });

  /** Shows another position; the address follows, the history does not grow. */
  function look(query) {
    history.replaceState(null, "", `${base}${query}`);
    return fetchPart(query);
  }

  let sliding = 0;
  table.addEventListener("input", (event) => {
    if (event.target.id !== "at") return;
    const slider = event.target;
    $("output", slider.form).textContent = `${slider.value} / ${slider.max}`;
    clearTimeout(sliding);
    sliding = setTimeout(() => {
      const query = new URLSearchParams(location.search);
      if (slider.value === slider.max) query.delete("at");
      else query.set("at", slider.value);
      look(query.size ? `?${query}` : "");
    }, 120);
  });

  table.addEventListener("click", (event) => {
    const link = event.target.closest("a");
    const plain = !event.ctrlKey && !event.metaKey && !event.shiftKey;
    if (link?.dataset.tab) {
      event.preventDefault();
      table.dataset.tabs = link.dataset.tab;
      dress();
    } else if (link?.hasAttribute("data-part") && plain) {
      event.preventDefault();
      look(new URL(link.getAttribute("href"), location).search); // drawn links have no plain href
    } else if (link?.hasAttribute("data-why") && plain) {
      event.preventDefault();
      why(link.href);
    } else if (event.target.closest("[data-keys-help]")) {
      $("#dialog-keys").showModal();
    }
  });

  /** Loads what is not possible, with the reasons, into the dialog. */
  async function why(address) {
    const dialog = $("#dialog-why");
    const inside = $(".dialogbody", dialog);
    inside.textContent = table.dataset.whyLoading;
    dialog.showModal();
    try {
      const answer = await fetch(address, { headers: { "X-Part": "why" }, signal: patience() });
      if (!answer.ok) {
        dialog.close();
        await problem(answer);
        return;
      }
      const page = new DOMParser().parseFromString(await answer.text(), "text/html");
      inside.replaceChildren(page.getElementById("refusals"));
      $("input", inside)?.focus();
    } catch {
      dialog.close();
      tell(body.dataset.failed);
    }
  }

  // -- It is my turn -------------------------------------------------------------------------------------------------

  let audio = null;
  for (const gesture of ["pointerdown", "keydown"]) { // browsers want a gesture first
    addEventListener(gesture, () => {
      if (table.dataset.sound === "1" && navigator.userActivation?.isActive !== false) audio ??= new AudioContext();
    });
  }

  function myTurn(question) {
    if (table.dataset.sound === "1") chime();
    if (table.dataset.notify === "1" && !document.hasFocus() && "Notification" in window
      && Notification.permission === "granted") {
      try {
        const note = new Notification(`${table.dataset.yourTurn} – ${whole().dataset.title}`, { body: question, tag: base });
        note.onclick = () => { window.focus(); note.close(); };
      } catch { /* some phones allow notifications only to service workers */ }
    }
  }

  function chime() {
    if (!audio && navigator.userActivation?.hasBeenActive === false) return; // browsers want a gesture first
    try {
      audio ??= new AudioContext();
      [523, 784].forEach((pitch, index) => {
        const start = audio.currentTime + index * 0.16;
        const tone = new OscillatorNode(audio, { type: "triangle", frequency: pitch });
        const gain = new GainNode(audio, { gain: 0 });
        gain.gain.setValueAtTime(0, start);
        gain.gain.linearRampToValueAtTime(0.16, start + 0.02);
        gain.gain.exponentialRampToValueAtTime(0.001, start + 0.3);
        tone.connect(gain).connect(audio.destination);
        tone.start(start);
        tone.stop(start + 0.32);
      });
    } catch { /* no sound, no harm */ }
  }

  // -- Live news -----------------------------------------------------------------------------------------------------

  let stream = null;
  let retry = 0;
  let silence = 0;
  let wait = 1000;
  let lost = false;

  /** The stream brings only numbers; the page fetches what it shows. */
  function listen() {
    clearTimeout(retry);
    if (stream || document.hidden) return;
    stream = new EventSource(`${base}/stream`);
    stream.addEventListener("open", () => {
      wait = 1000;
      if (lost) {
        lost = false;
        tell(body.dataset.found, 3);
        if (isLive()) fetchPart();
      }
    });
    alive();
    stream.addEventListener("version", (event) => { // at least every 15 seconds
      alive();
      heard = event.data;
      catchUp();
    });
    for (const kind of ["chat", "seats"]) {
      stream.addEventListener(kind, () => {
        alive();
        if (!sending) refresh();
      });
    }
    stream.addEventListener("error", dropped);
  }

  /** Something was heard; a long silence means that the connection is gone. */
  function alive() {
    clearTimeout(silence);
    silence = setTimeout(dropped, 45000);
  }

  /** The connection is gone: says so once, and tries again, each time a little later. */
  function dropped() {
    deaf();
    if (!lost) tell(body.dataset.lost);
    lost = true;
    clearTimeout(retry);
    retry = setTimeout(listen, wait);
    wait = Math.min(wait * 2, 30000);
  }

  addEventListener("offline", dropped);
  addEventListener("online", () => {
    wait = 1000;
    deaf();
    listen();
  });

  function deaf() {
    clearTimeout(silence);
    stream?.close();
    stream = null;
  }

  // A hidden tab gives its stream back (browsers allow six to a host) and looks now and then whether it is its turn.
  let glance = 0;
  document.addEventListener("visibilitychange", () => {
    clearInterval(glance);
    if (document.hidden) {
      deaf();
      clearTimeout(retry);
      glance = setInterval(() => { if (isLive() && !sending) fetchPart(); }, 20000);
    } else {
      wait = 1000;
      listen();
      if (isLive()) fetchPart();
    }
  });
  addEventListener("pagehide", deaf);
  addEventListener("pageshow", (event) => { if (event.persisted) { listen(); fetchPart(); } });

  // -- Keys ----------------------------------------------------------------------------------------------------------

  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || $("dialog[open]")) return;
    if (event.target.closest("input, select, textarea, [contenteditable]")) return;
    const step = { ArrowDown: 1, ArrowUp: -1, ArrowRight: 1, ArrowLeft: -1, Home: -Infinity, End: Infinity }[event.key];
    const choice = event.target.closest(".choice");
    if (choice && step) {
      const all = $$(".choice", choice.closest("[data-roving]"));
      const next = all[Math.min(Math.max(all.indexOf(choice) + step, 0), all.length - 1)];
      for (const each of all) each.tabIndex = each === next ? 0 : -1;
      next.focus();
      event.preventDefault();
    } else if ((event.key === "ArrowLeft" || event.key === "ArrowRight") && !event.target.closest(".scroll")) {
      $(`[data-step="${step}"]`, table)?.click();
    } else if (table.dataset.keys !== "1") {
      return; // single keys are switched off
    } else if (event.key === "?") {
      $("#dialog-keys").showModal();
    } else if (event.key.length === 1 && !event.repeat) {
      const target = $(`[data-key="${CSS.escape(event.key.toLowerCase())}"]`, table);
      if (target) {
        target.click();
        event.preventDefault();
      }
    }
  });

  remember();
  restore(keep());
  dress();
  listen();
}
