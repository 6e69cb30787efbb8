// The guided tour of a table: a ring around a part of the board and a card beside it, step by step. The steps stand in
// the page as a list and are read from there. It begins by itself once, at somebody's first table of a game, never takes
// the focus then, and never stands between the pointer and the board.

const $ = (selector, within = document) => within.querySelector(selector);
const $$ = (selector, within = document) => [...within.querySelectorAll(selector)];

const table = $("#table");
const list = $("#tour");
if (table && list) start();

function start() {
  const root = document.documentElement;
  const card = $("#tour-card");
  const ring = $("#tour-ring");
  const steps = $$("li", list);
  const NARROW = matchMedia("(max-width: 48rem)");
  const MARGIN = 10; // between the card, what it points at, and the edges of the window
  const AROUND = 6; // between the ring and what it is around

  let at = -1; // the step that is shown, -1 for none
  let from = null; // what had the focus before
  let way = 0; // on which side of the ring the card is
  let hasBegun = false; // by itself, on this page
  let width = innerWidth;

  const whole = () => $("#whole", table);
  const isOpen = () => at >= 0;
  const still = () => root.dataset.motion !== "full" || matchMedia("(prefers-reduced-motion: reduce)").matches;

  // -- What is remembered ----------------------------------------------------------------------------------------------

  const SEEN = "seen";
  const key = `tour-${list.dataset.game}`;

  /** "seen", or the table and the step where somebody is, or nothing. */
  function recall() {
    try {
      return localStorage.getItem(key) ?? "";
    } catch {
      return "";
    }
  }

  function remember(value) {
    try {
      if (recall() !== SEEN) localStorage.setItem(key, value);
    } catch { /* a browser that keeps nothing is asked once on every page */ }
  }

  // -- What a step points at -------------------------------------------------------------------------------------------

  /** Places of the board by name or beginning of a name, other parts by class or id; of alternatives the first that is
   *  there. */
  function selector(names) {
    const [name, ...others] = names.split("|");
    const own = selectorOf(name);
    return others.length && !$(own, table) ? selector(others.join("|")) : own;
  }

  function selectorOf(name) {
    const full = name.replace("{me}", whole().dataset.me || "0");
    if (full.startsWith("#")) return full;
    if (full.startsWith(".")) return `.boardsvg ${full}`;
    return full.endsWith("*") ? `[data-place^="${full.slice(0, -1)}"]` : `[data-place="${full}"]`;
  }

  function pointedAt() {
    const names = steps[at].dataset.pointsAt.split(" ");
    const found = $$(names.map(selector).join(), table).filter((each) => each.getBoundingClientRect().width);
    return found.length ? found : $$(".boardbox", table);
  }

  /** The box around some elements. */
  function union(elements) {
    const boxes = elements.map((each) => each.getBoundingClientRect());
    return {
      left: Math.min(...boxes.map((each) => each.left)) - AROUND,
      top: Math.min(...boxes.map((each) => each.top)) - AROUND,
      right: Math.max(...boxes.map((each) => each.right)) + AROUND,
      bottom: Math.max(...boxes.map((each) => each.bottom)) + AROUND,
    };
  }

  /** Where the ring goes; of the board only what its frame lets through. */
  function ringed() {
    const found = pointedAt();
    const frame = found[0].closest(".boardbox")?.getBoundingClientRect();
    return frame ? shared(union(found), frame) : union(found);
  }

  /** What the card stands beside: the ring, on a phone the whole frame of the board. */
  const beside = () => (NARROW.matches && isOnBoard() ? $(".boardbox", table).getBoundingClientRect() : ringed());

  const shared = (one, other) => ({
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  });
  const area = (box) => Math.max(0, box.right - box.left) * Math.max(0, box.bottom - box.top);

  // -- Bringing it into sight ------------------------------------------------------------------------------------------

  const NEAREST = 2.6;
  const LEAST = 180; // pixels that the board has at least

  let barred = 0; // how much the bars at the bottom have covered

  const isOnBoard = () => Boolean(pointedAt()[0].closest(".boardbox"));
  const bars = () => $$(".tabs, .doings", table).filter((bar) => getComputedStyle(bar).position === "fixed")
    .reduce((sum, bar) => sum + bar.offsetHeight, 0);

  /** On a phone the board gets what the card leaves of the window, and comes as near as what is pointed at allows. */
  function come(frame) {
    frame.classList.add("toured");
    barred = bars();
    const room = Math.max(LEAST, innerHeight - barred - card.offsetHeight - 3 * MARGIN);
    frame.style.setProperty("--tour-room", `${room}px`);
    frame.style.setProperty("--tour-near", 1);
    const box = union(pointedAt());
    const near = Math.min((frame.clientWidth - 4) / (box.right - box.left), (frame.clientHeight - 4) / (box.bottom - box.top));
    frame.style.setProperty("--tour-near", Math.min(near, NEAREST));
  }

  /** What is pointed at comes into the middle of the frame, as far as the board can be moved. */
  function centre(frame) {
    const box = union(pointedAt());
    const { left, top } = frame.getBoundingClientRect();
    frame.scrollBy({
      left: (box.left + box.right) / 2 - left - frame.clientWidth / 2,
      top: (box.top + box.bottom) / 2 - top - frame.clientHeight / 2,
      behavior: "instant",
    });
  }

  /** On a phone, choices that come or go take room from the board or leave it some. */
  function makeRoom() {
    const frame = $(".boardbox.toured", table);
    if (!frame || bars() === barred || !isOnBoard()) return;
    come(frame);
    centre(frame);
  }

  /** The board is looked at as before. */
  function release() {
    for (const frame of $$(".toured", table)) frame.classList.remove("toured");
  }

  /** Brings what is pointed at into sight: the board moves within its frame, then the page does. Gives how far the page
   *  will still move. */
  function approach() {
    $("#tabs a[data-tab=board]:not([aria-current])", table)?.click();
    release();
    const frame = $(".boardbox", table);
    if (isOnBoard()) {
      if (NARROW.matches) come(frame);
      centre(frame);
    }
    const top = tooFar(beside());
    scrollBy({ top, behavior: still() ? "instant" : "smooth" });
    return still() ? 0 : top;
  }

  /** How far the page must move, so that ring and card are in the window. */
  function tooFar(box) {
    const height = box.bottom - box.top;
    const isInSight = box.top >= MARGIN && box.bottom <= innerHeight - MARGIN;
    const middle = Math.max(MARGIN, (innerHeight - height) / 2);
    const wanted = NARROW.matches ? box.top - MARGIN : isInSight ? 0 : box.top - middle;
    return Math.max(-scrollY, Math.min(wanted, root.scrollHeight - innerHeight - scrollY));
  }

  // -- Ring and card ---------------------------------------------------------------------------------------------------

  /** Every side of the ring, and every corner of the window. */
  const WAYS = [
    ...["below", "above", "right", "left"].flatMap((side) => [0.5, 0, 1].map((along) => [side, along])),
    ...[[1, 1], [0, 1], [1, 0], [0, 0]],
  ];

  function inWindow(left, top) {
    const [width, height] = [card.offsetWidth, card.offsetHeight];
    const x = Math.max(MARGIN, Math.min(left, root.clientWidth - width - MARGIN));
    const y = Math.max(MARGIN, Math.min(top, innerHeight - height - MARGIN));
    return { left: x, top: y, right: x + width, bottom: y + height };
  }

  /** Where the card would be on a side of a box, always wholly in the window. */
  function spot([side, along], box) {
    const [width, height] = [card.offsetWidth, card.offsetHeight];
    const x = box.left + (box.right - box.left - width) * along;
    const y = box.top + (box.bottom - box.top - height) * along;
    if (side === "below") return inWindow(x, box.bottom + MARGIN);
    if (side === "above") return inWindow(x, box.top - height - MARGIN);
    if (side === "right") return inWindow(box.right + MARGIN, y);
    if (side === "left") return inWindow(box.left - width - MARGIN, y);
    return inWindow(side * root.clientWidth, along * innerHeight);
  }

  /** The way on which the card hides the least: of what it points at, and of what can be clicked. */
  function best(box) {
    const clickable = $$(".place.can, .doings", table).map((each) => each.getBoundingClientRect());
    const costs = WAYS.map((each) => {
      const own = spot(each, box);
      const far = Math.hypot(own.left + own.right - box.left - box.right, own.top + own.bottom - box.top - box.bottom);
      const hidden = clickable.map((other) => area(shared(own, other))).filter(Boolean);
      return 20 * area(shared(own, box)) + hidden.reduce((sum, each) => sum + 4 * each + 8000, 0) + 10 * far;
    });
    return costs.indexOf(Math.min(...costs));
  }

  function lay(element, { left, top }, more = {}) {
    for (const [name, value] of Object.entries({ left, top, ...more })) element.style.setProperty(name, `${value}px`);
  }

  /** Puts ring and card where they belong now; nothing is shown while there is no board. A new side for the card is
   *  chosen for where the ring will be when the page has moved on. */
  function place(anew = false, ahead = 0) {
    if (!isOpen()) return;
    const isThere = Boolean($(".boardsvg", table));
    card.hidden = !isThere;
    ring.hidden = !isThere;
    if (!isThere) return;
    const box = ringed();
    ring.hidden = area(box) === 0;
    lay(ring, box, { width: box.right - box.left, height: box.bottom - box.top });
    const { left, top, right, bottom } = beside();
    if (anew) way = best({ left, top: top - ahead, right, bottom: bottom - ahead });
    lay(card, spot(WAYS[way], { left, top, right, bottom }));
  }

  let frame = 0;
  let settled = 0;

  /** The page has moved or changed: ring and card follow, and once it rests the card finds its best side. */
  function follow() {
    if (!isOpen()) return;
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => place());
    clearTimeout(settled);
    settled = setTimeout(() => {
      makeRoom();
      place(true);
    }, 180);
  }

  // -- Walking ---------------------------------------------------------------------------------------------------------

  function show(step) {
    at = step;
    remember(`${table.dataset.table} ${at}`);
    const next = $("[data-tour=next]", card);
    $("#tour-count").textContent = steps[at].dataset.count;
    $("#tour-head").textContent = $("h3", steps[at]).textContent;
    $("#tour-text").textContent = $("p", steps[at]).textContent;
    $("[data-tour=back]", card).disabled = at === 0;
    const isLast = at === steps.length - 1;
    $("span", next).textContent = isLast ? next.dataset.last : next.dataset.next;
    $("[data-tour=skip]", card).hidden = isLast;
    document.body.classList.add("stepping");
    place();
    if (card.hidden) return;
    const ahead = approach();
    glide(!ahead && !NARROW.matches && !still());
    place(true, ahead);
  }

  let gliding = 0;

  /** The ring goes over to the next place, unless the page itself moves. */
  function glide(isMoving) {
    clearTimeout(gliding);
    for (const each of [ring, card]) each.classList.toggle("gliding", isMoving);
    if (isMoving) gliding = setTimeout(() => glide(false), 400);
  }

  /** Begins at a step; the focus goes to the card only for those who have asked for the tour. */
  function open(step, isAsked) {
    from = isAsked ? document.activeElement : null;
    document.body.classList.add("touring");
    if (!isAsked) card.hidden = false; // what is written into it now is told to those who listen
    show(step);
    if (isAsked) card.focus({ preventScroll: true });
  }

  function close() {
    const hadFocus = card.contains(document.activeElement);
    at = -1;
    remember(SEEN);
    clearTimeout(settled);
    document.body.classList.remove("touring");
    card.hidden = true;
    ring.hidden = true;
    release();
    if (!hadFocus) return;
    const back = from?.isConnected ? from : from && $("[data-tour-start]", table);
    (back ?? $("#question", table))?.focus({ preventScroll: true });
  }

  function walk(by) {
    const hadFocus = card.contains(document.activeElement);
    if (at + by >= steps.length) close();
    else if (at + by >= 0) show(at + by);
    if (isOpen() && hadFocus && document.activeElement === document.body) $("[data-tour=next]", card).focus();
  }

  /** By itself: once, at the first table of a game, for somebody who plays there now. */
  function begin() {
    const { kind, status, live, me } = whole().dataset;
    if (hasBegun || isOpen() || kind !== "playing" || status !== "playing" || live !== "1" || !me) return;
    const [where, step] = recall().split(" ");
    if (where && where !== table.dataset.table) return;
    hasBegun = true;
    open(Math.min(Number(step ?? 0) || 0, steps.length - 1), false);
  }

  // -- Hands and keys --------------------------------------------------------------------------------------------------

  document.addEventListener("click", (event) => {
    if (!event.target.closest("[data-tour-start]")) return;
    if (isOpen()) card.focus({ preventScroll: true });
    else if ($(".boardsvg", table)) open(0, true);
  });
  card.addEventListener("click", (event) => {
    const wanted = event.target.closest("[data-tour]")?.dataset.tour;
    if (wanted === "skip") close();
    else if (wanted) walk(wanted === "next" ? 1 : -1);
  });

  const KEYS = { Enter: 1, ArrowRight: 1, ArrowLeft: -1 };

  card.addEventListener("keydown", (event) => {
    const isOwn = event.key === "Enter" && event.target.closest("button"); // a button is pressed anyway
    if (!KEYS[event.key] || isOwn) return;
    walk(KEYS[event.key]);
    event.preventDefault();
    event.stopPropagation(); // arrows do not move through the match
  });
  document.addEventListener("keydown", (event) => {
    if (!isOpen() || $("dialog[open]")) return;
    if (event.key === "Escape") close();
    else if (event.key === "Enter" && event.target === document.body) walk(1);
  });

  table.addEventListener("board:zooms", release);
  table.addEventListener("touchstart", (event) => { if (event.touches.length > 1) release(); }, { passive: true });
  addEventListener("pointermove", (event) => { // until then the pointer has not come to what is under it now
    if (event.movementX || event.movementY) document.body.classList.remove("stepping");
  });
  addEventListener("scroll", follow, { capture: true, passive: true });
  addEventListener("resize", () => {
    if (isOpen() && !card.hidden && width !== innerWidth) approach(); // a phone's window grows while it is scrolled
    width = innerWidth;
    follow();
  });
  new MutationObserver(() => {
    begin();
    follow();
  }).observe(table, { childList: true, subtree: true });
  table.addEventListener("page:comes", follow);
  begin();
}
