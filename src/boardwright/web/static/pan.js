// How the drawn board is looked at: near or from afar, at the area of a player, at what the question is about; and on a
// phone how much room it has between the question and the choices. One finger moves it by the browser's own scrolling.

const $ = (selector, within = document) => within.querySelector(selector);
const $$ = (selector, within = document) => [...within.querySelectorAll(selector)];

const NEAREST = 4;
const STEP = 1.5;
const DOUBLE = 2.2; // how near a double tap comes
const TWICE = 350; // milliseconds between the taps of a double one
const ROOM = 8; // pixels around what is brought into sight
// What lies before a player: places that are named after the seat.
const BEFORE = "player|area|guild|purse|symbol|hall|cell|goods|idle|reserve|shown|card|plank|lock";

const table = $("#table");
if (table) start();

function start() {
  const kept = `zoom-${table.dataset.table}`;
  const phone = matchMedia("(max-width: 48rem)");
  const calm = matchMedia("(prefers-reduced-motion: reduce)");
  const isStill = () => calm.matches || document.documentElement.dataset.motion === "none";
  const box = () => $("#scroll-board", table);
  const sheet = () => $("#r-board", table);
  const svg = () => $("#r-board > .boardsvg", table);

  let near = recall(); // 1: as wide as there is room

  /** How near this table was looked at; where nothing may be kept, from where it began. */
  function recall() {
    try {
      return Number(sessionStorage.getItem(kept)) || 1;
    } catch {
      return 1;
    }
  }

  // -- Near and far --------------------------------------------------------------------------------------------------

  /** The farthest one can stand off: the whole board in sight. */
  function farthest() {
    const { width, height } = svg().viewBox.baseVal;
    const room = phone.matches ? box().clientHeight : innerHeight - $(".boardbar", table).offsetHeight - 2 * ROOM;
    return Math.min(1, room / (box().clientWidth * (height / width)));
  }

  const limit = (wish) => Math.min(Math.max(wish, farthest()), NEAREST);

  function apply() {
    const here = box();
    if (!here) return;
    here.style.setProperty("--near", near);
    here.classList.toggle("closer", near > 1);
    if (!pinch) sheet().style.removeProperty("transform");
  }

  function keepNear(wish) {
    near = limit(wish);
    if (Math.abs(near - 1) < 0.03) near = 1;
    try {
      sessionStorage.setItem(kept, near);
    } catch { /* then it is not kept */ }
    apply();
  }

  /** Which part of the board lies under a point of the window, from 0 to 1. */
  function partAt(x, y) {
    const board = sheet().getBoundingClientRect();
    return [(x - board.left) / board.width, (y - board.top) / board.height];
  }

  /** Moves a part of the board under a point of the window: the box as far as it can, then the page. */
  function carry([partX, partY], x, y) {
    const off = () => {
      const board = sheet().getBoundingClientRect();
      return [board.left + partX * board.width - x, board.top + partY * board.height - y];
    };
    box().scrollBy({ left: off()[0], top: off()[1], behavior: "instant" });
    if (!phone.matches) scrollBy({ top: off()[1], behavior: "instant" });
  }

  function zoom(wish, [x, y] = centre()) {
    table.dispatchEvent(new CustomEvent("board:zooms"));
    const part = partAt(x, y);
    keepNear(wish);
    carry(part, x, y);
    if (near < 1) bring(() => box().getBoundingClientRect());
  }

  const isWide = () => near > 1.05;

  // -- What of it is in sight ----------------------------------------------------------------------------------------

  /** What the bars that stay leave of the window, from top to bottom. */
  function between() {
    const bar = $(phone.matches ? "#r-dock" : ".boardbar", table);
    return [bar.offsetHeight, innerHeight - (phone.matches ? below() : 0)];
  }

  /** The part of the window in which the board is seen. */
  function pane() {
    const { left, top, right, bottom } = box().getBoundingClientRect();
    const [over, under] = between();
    return { left: Math.max(left, 0), top: Math.max(top, over), right: Math.min(right, innerWidth), bottom: Math.min(bottom, under) };
  }

  const middle = ({ left, top, right, bottom }) => [(left + right) / 2, (top + bottom) / 2];
  const centre = () => middle(pane());

  function isSeen(area, pad = 0) {
    const { left, top, right, bottom } = pane();
    return area.left >= left - pad && area.right <= right + pad && area.top >= top - pad && area.bottom <= bottom + pad;
  }

  /** The smallest box around things; null around nothing. */
  function around(things) {
    const boxes = things.map((thing) => thing.getBoundingClientRect()).filter((each) => each.width);
    if (!boxes.length) return null;
    const left = Math.min(...boxes.map((each) => each.left));
    const top = Math.min(...boxes.map((each) => each.top));
    return new DOMRect(left, top, Math.max(...boxes.map((each) => each.right)) - left, Math.max(...boxes.map((each) => each.bottom)) - top);
  }

  /** How far to move so that a stretch comes between two ends; the middle of a long one comes into the middle. */
  function shift(from, to, start, end) {
    if (to - from > end - start) return (from + to - start - end) / 2;
    return from < start ? from - start : to > end ? to - end : 0;
  }

  /** Brings a part of the window's contents into sight: the box moves first, then the page. */
  function bring(find, behavior = "instant") {
    const here = box();
    const frame = here.getBoundingClientRect();
    const area = find();
    const left = shift(area.left - ROOM, area.right + ROOM, frame.left, frame.right);
    const top = shift(area.top - ROOM, area.bottom + ROOM, frame.top, frame.bottom);
    const roomX = [-here.scrollLeft, here.scrollWidth - here.clientWidth - here.scrollLeft];
    const roomY = [-here.scrollTop, here.scrollHeight - here.clientHeight - here.scrollTop];
    const moved = [Math.min(Math.max(left, roomX[0]), roomX[1]), Math.min(Math.max(top, roomY[0]), roomY[1])];
    here.scrollBy({ left: moved[0], top: moved[1], behavior });
    const rest = shift(area.top - moved[1] - ROOM, area.bottom - moved[1] + ROOM, ...between());
    if (rest) scrollBy({ top: rest, behavior });
  }

  table.addEventListener("focusin", (event) => {
    const place = event.target.closest(".boardsvg .place");
    if (place?.matches(":focus-visible") && !isSeen(place.getBoundingClientRect())) bring(() => place.getBoundingClientRect());
  });

  // -- The areas of the players --------------------------------------------------------------------------------------

  let visited = null; // whose area is looked at, and how the board was looked at before

  /** What lies before a player: the smallest frame that is drawn around all places of the seat. */
  function areaOf(seat) {
    const name = new RegExp(`^(${BEFORE})-${seat}(-|$)`);
    const inner = around($$(".place", svg()).filter((place) => name.test(place.dataset.place)));
    if (!inner) return null;
    const size = ({ width, height }) => width * height;
    const frames = $$("rect, path, polygon", svg()).map((shape) => shape.getBoundingClientRect()).filter((frame) => (
      frame.left <= inner.left + 1 && frame.right >= inner.right - 1
      && frame.top <= inner.top + 1 && frame.bottom >= inner.bottom - 1
      && frame.height < sheet().offsetHeight / 2
    ));
    return frames.sort((one, other) => size(one) - size(other))[0] ?? inner;
  }

  function visit(seat) {
    table.dispatchEvent(new CustomEvent("board:zooms"));
    const area = areaOf(seat);
    if (!area) return;
    if (visited?.seat === seat && isSeen(area, ROOM)) {
      leave();
      return;
    }
    visited = { near, left: box().scrollLeft, top: box().scrollTop, page: scrollY, ...visited, seat };
    const isFar = phone.matches;
    if (isFar) {
      const fits = Math.min((box().clientWidth - 2 * ROOM) / area.width, (box().clientHeight - 2 * ROOM) / area.height);
      zoom(near * fits, middle(area));
    }
    bring(() => areaOf(seat), isFar || isStill() ? "instant" : "smooth");
    point(seat);
    mark();
  }

  function leave() {
    const { near: wish, left, top, page } = visited;
    const behavior = isStill() || wish !== near ? "instant" : "smooth";
    visited = null;
    keepNear(wish);
    box().scrollTo({ left, top, behavior });
    scrollTo({ top: page, behavior });
    mark();
  }

  /** A frame around the area for a moment: so much to look at, and this is it. */
  function point(seat) {
    const area = areaOf(seat);
    const board = sheet().getBoundingClientRect();
    const frame = document.createElement("i");
    frame.className = "pointed";
    const part = { left: (area.left - board.left) / board.width, top: (area.top - board.top) / board.height };
    Object.assign(part, { width: area.width / board.width, height: area.height / board.height });
    for (const [side, share] of Object.entries(part)) frame.style.setProperty(side, `${100 * share}%`);
    sheet().append(frame);
    setTimeout(() => frame.remove(), 1800);
  }

  function mark() {
    for (const link of $$("[data-look]", table)) {
      if (Number(link.dataset.look) === visited?.seat) link.setAttribute("aria-current", "true");
      else link.removeAttribute("aria-current");
    }
  }

  // -- What the question is about ------------------------------------------------------------------------------------

  const asked = () => $$(".place.can", svg());
  const middleOf = (place) => new DOMRect(...middle(place.getBoundingClientRect()), 0, 0);

  /** Offers the way to what can be clicked, when nothing of it is in sight. */
  function heed() {
    const way = $("[data-to-question]", table);
    if (!way || !svg()) return;
    const places = asked();
    way.hidden = !places.length || places.some((place) => isSeen(middleOf(place)));
  }

  function toQuestion() {
    const places = asked();
    const [x, y] = centre();
    const far = (place) => Math.hypot(middleOf(place).left - x, middleOf(place).top - y);
    const all = around(places);
    const { left, top, right, bottom } = pane();
    const fits = all && all.width <= right - left && all.height <= bottom - top;
    const nearest = places.sort((one, other) => far(one) - far(other))[0];
    if (nearest) bring(() => (fits ? all : nearest.getBoundingClientRect()), isStill() ? "instant" : "smooth");
  }

  let waiting = 0;
  function heedSoon() {
    cancelAnimationFrame(waiting);
    waiting = requestAnimationFrame(heed);
  }
  addEventListener("scroll", heedSoon, { capture: true, passive: true });

  // -- Two fingers, a wheel, a hand that drags -----------------------------------------------------------------------

  let pinch = null; // how it began, and how near it is now

  const gapOf = ([one, two]) => Math.hypot(one.clientX - two.clientX, one.clientY - two.clientY);
  const midOf = ([one, two]) => [(one.clientX + two.clientX) / 2, (one.clientY + two.clientY) / 2];

  function pinchStart(event) {
    if (event.touches.length !== 2) return;
    if (event.cancelable) event.preventDefault();
    pinch = { gap: gapOf(event.touches), from: near, now: near, part: partAt(...midOf(event.touches)), at: midOf(event.touches) };
  }

  /** While the fingers move the picture is only stretched; it is drawn anew when they leave. */
  function pinchMove(event) {
    if (!pinch || event.touches.length !== 2) return;
    if (event.cancelable) event.preventDefault();
    pinch.now = limit(pinch.from * (gapOf(event.touches) / pinch.gap));
    pinch.at = midOf(event.touches);
    sheet().style.setProperty("transform", `scale(${pinch.now / near})`);
    carry(pinch.part, ...pinch.at);
  }

  function pinchEnd(event) {
    if (!pinch || event.touches.length >= 2) return;
    const { now, part, at } = pinch;
    pinch = null;
    keepNear(now);
    carry(part, ...at);
  }

  function wheel(event) {
    if (!event.ctrlKey) return; // without it the wheel moves what it always moves
    event.preventDefault();
    zoom(near * Math.exp(-Math.max(-60, Math.min(60, event.deltaY)) / 200), [event.clientX, event.clientY]);
  }

  let drag = null; // where the mouse took hold of the board

  function dragStart(event) {
    if (event.pointerType !== "mouse" || event.button || !isWide() || event.target === box()) return;
    drag = { x: event.clientX, y: event.clientY, left: box().scrollLeft, top: box().scrollTop, id: event.pointerId, moved: false };
  }

  function dragMove(event) {
    if (!drag || event.pointerId !== drag.id) return;
    if (!(event.buttons & 1)) { // it was let go outside
      drag = null;
      return;
    }
    const [x, y] = [event.clientX - drag.x, event.clientY - drag.y];
    if (!drag.moved && Math.hypot(x, y) < 6) return;
    if (!drag.moved) box().setPointerCapture(drag.id);
    drag.moved = true;
    box().scrollTo({ left: drag.left - x, top: drag.top - y, behavior: "instant" });
  }

  /** What was dragged is not clicked. */
  function dragEnd() {
    const moved = drag?.moved;
    drag = null;
    if (!moved) return;
    const swallow = (event) => event.stopPropagation();
    box().addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => box()?.removeEventListener("click", swallow, { capture: true }), 50);
  }

  let tapped = { time: 0, x: 0, y: 0 };

  /** A double tap where nothing is clicked comes nearer, and goes back. */
  function tap(event) {
    if (event.defaultPrevented || !box()?.contains(event.target) || event.target.closest(".place.can, .turner")) return;
    const again = event.timeStamp - tapped.time < TWICE && Math.hypot(event.clientX - tapped.x, event.clientY - tapped.y) < 30;
    tapped = again ? { time: 0, x: 0, y: 0 } : { time: event.timeStamp, x: event.clientX, y: event.clientY };
    if (again) zoom(isWide() ? 1 : DOUBLE, [event.clientX, event.clientY]);
  }

  table.addEventListener("click", tap);

  const listened = new WeakSet();

  function listenTo(here) {
    if (listened.has(here)) return;
    listened.add(here);
    here.addEventListener("touchstart", pinchStart, { passive: false });
    here.addEventListener("touchmove", pinchMove, { passive: false });
    for (const end of ["touchend", "touchcancel"]) here.addEventListener(end, pinchEnd);
    here.addEventListener("wheel", wheel, { passive: false });
    here.addEventListener("pointerdown", dragStart);
    here.addEventListener("pointermove", dragMove);
    for (const end of ["pointerup", "pointercancel"]) here.addEventListener(end, dragEnd);
    here.addEventListener("dragstart", (event) => event.preventDefault());
  }

  // -- Buttons and keys ----------------------------------------------------------------------------------------------

  table.addEventListener("click", (event) => {
    const by = event.target.closest("[data-zoom-by]");
    const look = event.target.closest("[data-look]");
    if (by) zoom(near * STEP ** Number(by.dataset.zoomBy));
    else if (look && svg()) visit(Number(look.dataset.look));
    else if (event.target.closest("[data-to-question]")) toQuestion();
    else if (event.target.closest("[data-sheet-knob]")) unfold(table.dataset.sheet !== "open");
    else return;
    event.preventDefault();
  });

  const KEYS = { "+": STEP, "=": STEP, "-": 1 / STEP, 0: 0 };

  document.addEventListener("keydown", (event) => {
    const isFree = !event.ctrlKey && !event.metaKey && !event.altKey && !$("dialog[open]")
      && !event.target.closest?.("input, select, textarea");
    const place = event.target.closest?.(".boardsvg .place");
    if (KEYS[event.key] === undefined || !isFree || !svg() || (table.dataset.keys !== "1" && !place)) return;
    zoom(KEYS[event.key] * near || 1, place ? middle(place.getBoundingClientRect()) : centre());
    event.preventDefault();
  });

  // -- Room on a phone -----------------------------------------------------------------------------------------------

  /** The list of choices is one line, or a sheet over the board. */
  function unfold(isOpen) {
    table.dataset.sheet = isOpen ? "open" : "peek";
    $("[data-sheet-knob]", table)?.setAttribute("aria-expanded", String(isOpen));
    measure();
  }

  /** How much the bars at the bottom cover. */
  const below = () => $$(".tabs, .doings", table).filter((bar) => getComputedStyle(bar).position === "fixed")
    .reduce((sum, bar) => sum + bar.offsetHeight, 0);

  /** The board gets what question and choices leave of a phone; an open sheet covers it and takes nothing away. */
  function measure() {
    const here = box();
    if (!here || !phone.matches || !here.offsetParent) return;
    if (table.dataset.sheet !== "open") table.style.setProperty("--below", `${below()}px`);
    const above = here.getBoundingClientRect().top + scrollY;
    const least = $("#r-dock", table).offsetHeight + $(".boardbar", table).offsetHeight; // the rest scrolls away
    table.style.setProperty("--above", `${Math.round(above < innerHeight / 2 ? above : least)}px`);
    heedSoon();
  }

  const sizes = new ResizeObserver(() => measure());
  const observed = new WeakSet();
  let asking = ""; // the question of which the choices are shown

  /** What this script adds to a board that has just come. */
  function dress() {
    if (!svg()) return;
    listenTo(box());
    apply();
    mark();
    for (const part of $$("#r-dock, .doings, .tablehead, .boardbar", table)) {
      if (!observed.has(part)) sizes.observe(part);
      observed.add(part);
    }
    const { question, version } = $("#whole", table).dataset;
    if (phone.matches && asking !== `${version} ${question}`) {
      table.dataset.sheet = "peek";
      $("#scroll-choices", table)?.scrollTo(0, 0);
    }
    asking = `${version} ${question}`;
    $("[data-sheet-knob]", table)?.setAttribute("aria-expanded", String(table.dataset.sheet === "open"));
    measure();
    heedSoon();
  }

  table.dataset.sheet ??= "peek";
  new MutationObserver((changes) => {
    if (changes.some(({ target }) => !target.closest?.("#r-board .boardsvg, .aside"))) dress();
  }).observe(table, { childList: true, subtree: true });
  table.addEventListener("page:comes", dress);
  addEventListener("resize", () => { measure(); heedSoon(); });
  dress();
}
