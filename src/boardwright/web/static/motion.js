// Movement on the drawn board: pieces travel from where they were to where they are, decision by decision, in the order
// in which it happened. The board below is always the present one and can be clicked at once: what travels is a
// picture of it, and whoever acts ends the show. It also plays a match from the position that is looked at.

const $ = (selector, within = document) => within.querySelector(selector);
const $$ = (selector, within = document) => [...within.querySelectorAll(selector)];

const SVG = "http://www.w3.org/2000/svg";
const PACES = { slow: 1600, normal: 850, fast: 380 }; // milliseconds for one decision
const MOST_FRAMES = 14;
const MANY = 6; // more of them go faster
const MOST_TOKENS = 8;
const NOTHING = { frames: [], words: [], left: 0 };
const TOLD = "told";
const CALM = "cubic-bezier(.3, 0, .2, 1)";

const table = $("#table");
if (table) start();

function start() {
  const { motion, speed } = document.documentElement.dataset;
  const isStill = () => motion === "none" || matchMedia("(prefers-reduced-motion: reduce)").matches;
  const pace = PACES[speed] ?? PACES.normal;
  const board = () => $("#r-board .boardsvg", table);

  let before = null; // what was to be seen before the swap
  let rest = NOTHING; // what of a running show was still to come
  let show = null; // what is being shown: frames, when it began, how long a decision takes, what must be ended

  // -- What is where -------------------------------------------------------------------------------------------------

  /** Where everything that moves is, in the units of the drawing: pieces by name, marks of seats by their home. */
  function look(svg) {
    const frame = { svg, things: new Map(), amounts: new Map(), touched: [] };
    const back = svg.getScreenCTM()?.inverse();
    if (!back) return frame;
    const middle = (element) => {
      const box = element.getBoundingClientRect();
      return box.width ? new DOMPoint(box.x + box.width / 2, box.y + box.height / 2).matrixTransform(back) : null;
    };
    for (const element of $$("[data-piece], [data-mark]", svg)) {
      const { piece, mark, home } = element.dataset;
      if (element.closest(".away") || (!piece && element.parentElement.closest("[data-piece]"))) continue;
      const at = middle(element);
      let name = piece ?? `${home ?? ""}/${mark}`;
      for (let more = 1; frame.things.has(name); more += 1) name = `${piece ?? `${home ?? ""}/${mark}`}#${more}`;
      if (at) frame.things.set(name, { at, element, seat: piece ? null : mark });
    }
    for (const element of $$("[data-amount]", svg)) {
      frame.amounts.set(element.dataset.amount, { value: Number(element.textContent), at: middle(element), element });
    }
    for (const place of $$(".place.fresh", svg)) frame.touched.push({ name: place.dataset.place, at: middle(place) });
    return frame;
  }

  /** Looks at drawings of the past, without showing them. */
  function rehearse(drawings) {
    const stage = document.createElement("div");
    stage.className = "rehearsal";
    $("#r-board", table).append(stage);
    const frames = drawings.map((svg) => {
      stage.replaceChildren(svg);
      return look(svg);
    });
    stage.remove();
    return frames;
  }

  /** Which thing of a frame a later thing was: of the same name, or a piece of the same seat that left. */
  function origins(earlier, later) {
    const found = new Map();
    const gone = [...earlier.things].filter(([name, { seat }]) => seat !== null && !later.things.has(name));
    for (const [name, { seat }] of later.things) {
      if (earlier.things.has(name)) {
        found.set(name, name);
      } else if (seat !== null) {
        const index = gone.findIndex(([, other]) => other.seat === seat);
        if (index >= 0) found.set(name, gone.splice(index, 1)[0][0]);
      }
    }
    return found;
  }

  /** For each thing of the last frame where it was in every frame; nothing where it was not there yet. */
  function ways(frames) {
    const links = frames.slice(1).map((frame, index) => origins(frames[index], frame));
    const found = [];
    for (const [name, thing] of frames.at(-1).things) {
      const points = new Array(frames.length).fill(null);
      points[frames.length - 1] = thing.at;
      for (let index = frames.length - 1, here = name; index > 0; index -= 1) {
        here = links[index - 1].get(here);
        if (here === undefined) break;
        points[index - 1] = frames[index - 1].things.get(here).at;
      }
      found.push({ element: thing.element, points });
    }
    return found;
  }

  // -- The show ------------------------------------------------------------------------------------------------------

  const apart = (one, other) => Math.hypot(one.x - other.x, one.y - other.y) > 1.5;

  const starts = (index) => (index === 1 ? 0 : show.first + (index - 2) * show.step);

  /** Shows the way from the first frame to the last, which is the board as it is. The words of a frame that was told
   *  before are missing, and it gets only what is left of its time. */
  function play(frames, words, step, first = step) {
    const svg = board();
    const layer = document.createElementNS(SVG, "g");
    layer.setAttribute("class", "flying");
    layer.setAttribute("aria-hidden", "true");
    svg.append(layer);
    skip.hidden = frames.length < 3;
    show = { frames, words, step, first, told: 0, entered: performance.now(), layer, timers: [], hidden: [] };
    for (const { element, points } of ways(frames)) {
      const moves = points.some((point, index) => index && (!points[index - 1] || apart(point, points[index - 1])));
      if (moves) send(element, points);
    }
    frames.slice(1).forEach((frame, index) => later(starts(index + 1), () => enter(index + 1)));
    later(starts(frames.length) + 60, land);
  }

  function later(milliseconds, act) {
    show.timers.push(setTimeout(act, milliseconds));
  }

  /** Lets the picture of a thing travel along its points, above everything else. */
  function send(element, points) {
    const whole = starts(points.length);
    const last = points.at(-1);
    const shift = (point) => `translate(${point.x - last.x}px, ${point.y - last.y}px)`;
    const first = points.findIndex(Boolean);
    const frames = [{ offset: 0, transform: shift(points[first]), opacity: first ? 0 : 1, easing: CALM }];
    for (let index = Math.max(first, 1); index < points.length; index += 1) {
      const from = points[index - 1];
      if (from && !apart(from, points[index])) continue;
      const glide = Math.min((starts(index + 1) - starts(index)) * 0.75, 620);
      const begins = starts(index) / whole;
      const ends = (starts(index) + glide) / whole;
      frames.push({ offset: begins, transform: shift(from ?? points[index]), opacity: from ? 1 : 0, easing: CALM });
      frames.push({ offset: Math.min(ends, 1), transform: shift(points[index]), opacity: 1, easing: CALM });
    }
    if (frames.at(-1).offset < 1) frames.push({ offset: 1, transform: "none", opacity: 1 });
    const flying = picture(element);
    element.classList.add("away");
    show.hidden.push(element);
    flying.animate(frames, { duration: whole, fill: "both" });
  }

  /** A picture of a thing on top of the board, exactly above it; it cannot be clicked. */
  function picture(element) {
    const frame = document.createElementNS(SVG, "g");
    const matrix = board().getScreenCTM().inverse().multiply(element.parentElement.getScreenCTM());
    frame.setAttribute("transform", `matrix(${["a", "b", "c", "d", "e", "f"].map((key) => matrix[key]).join(" ")})`);
    const carrier = document.createElementNS(SVG, "g");
    const copy = element.cloneNode(true);
    for (const part of [copy, ...$$("*", copy)]) {
      for (const name of ["role", "tabindex", "data-place", "data-ids", "aria-label", "id"]) part.removeAttribute(name);
      part.classList.remove("place", "can", "cannot", "fresh");
    }
    frame.append(copy);
    carrier.append(frame);
    show.layer.append(carrier);
    return carrier;
  }

  /** A decision of the show begins: its words, its places, and what is paid and gained. */
  function enter(index) {
    const isTold = index <= show.words.length && show.words[index - 1] === TOLD;
    show.told = index;
    show.entered = performance.now();
    if (isTold) return;
    tell(show.words[index - 1]);
    const frame = show.frames[index];
    const names = new Set(frame.touched.map(({ name }) => name));
    for (const place of $$(".place", board())) place.classList.toggle("now", names.has(place.dataset.place));
    const from = frame.touched.find(({ at }) => at)?.at;
    let flown = 0;
    for (const [key, { value, at }] of frame.amounts) {
      const was = show.frames[index - 1].amounts.get(key)?.value;
      if (was === undefined || was === value || !at) continue;
      bump(key);
      for (let count = Math.min(Math.abs(value - was), 3); from && count > 0 && flown < MOST_TOKENS; count -= 1) {
        if (value > was) token(key, from, at, flown);
        else token(key, at, from, flown);
        flown += 1;
      }
    }
  }

  function bump(key) {
    const element = $(`[data-amount="${CSS.escape(key)}"]`, board());
    element?.animate([{ opacity: 0.2 }, { opacity: 1 }], { duration: 420, easing: "ease-out" });
  }

  /** A small coin or good flies from one point to another. */
  function token(key, from, to, order) {
    const icon = $(`[data-amount="${CSS.escape(key)}"]`, board())?.dataset.icon;
    if (!icon) return;
    const use = document.createElementNS(SVG, "use");
    use.setAttribute("href", icon);
    for (const [name, value] of [["x", to.x - 11], ["y", to.y - 11], ["width", 22], ["height", 22]]) {
      use.setAttribute(name, value);
    }
    show.layer.append(use);
    const away = `translate(${from.x - to.x}px, ${from.y - to.y}px)`;
    const flight = use.animate(
      [{ transform: away, opacity: 0 }, { opacity: 1, offset: 0.15 }, { opacity: 1, offset: 0.85 }, { transform: "none", opacity: 0 }],
      { duration: Math.min(show.step * 0.8, 700), delay: order * 70, easing: CALM, fill: "both" },
    );
    flight.finished.then(() => use.remove(), () => {});
  }

  /** The show is over: the board is as it is. */
  function land() {
    if (!show) return;
    for (const timer of show.timers) clearTimeout(timer);
    for (const element of show.hidden) element.classList.remove("away");
    for (const place of $$(".place.now", table)) place.classList.remove("now");
    show.layer.remove();
    show = null;
    fade = setTimeout(() => { ticker.hidden = true; }, 1500);
  }

  // -- The words of the show -----------------------------------------------------------------------------------------

  const ticker = document.createElement("div");
  let fade = 0;
  ticker.className = "ticker";
  ticker.hidden = true;
  const line = document.createElement("div");
  const skip = document.createElement("button");
  skip.type = "button";
  skip.className = "quiet small";
  skip.textContent = table.dataset.skip;
  skip.addEventListener("click", () => {
    land();
    ticker.hidden = true;
  });
  ticker.append(line, skip);

  function tell(words) {
    clearTimeout(fade);
    const box = $(".boardbox", table);
    if (!words || !box) return;
    if (ticker.nextElementSibling !== box) box.before(ticker);
    ticker.hidden = !words.lines.length;
    ticker.className = `ticker${words.colour ? ` of-${words.colour}` : ""}`;
    line.replaceChildren(...words.lines.map((text) => {
      const p = document.createElement("p");
      p.textContent = text;
      return p;
    }));
  }

  // -- Swaps ---------------------------------------------------------------------------------------------------------

  table.addEventListener("board:leaves", () => {
    const svg = board();
    if (before && document.hidden) return; // what was last seen
    if (!before) before = svg && !isStill() ? look(svg) : null;
    rest = unplayed(); // the pictures that fly are taken away before the board is mended
    if (before && show?.told) before.amounts = show.frames[show.told].amounts;
    land();
  });

  /** What of a running show is still to come: the frame that is being reached and the rest, with their words. */
  function unplayed() {
    if (!show?.told) return show ? { frames: show.frames.slice(1), words: show.words, left: show.first } : NOTHING;
    const { frames, words, told, entered, step, first } = show;
    const left = (told === 1 ? first : step) - (performance.now() - entered);
    return { frames: frames.slice(told), words: [TOLD, ...words.slice(told)], left: Math.max(left, 80) };
  }

  table.addEventListener("board:comes", (event) => {
    const svg = board();
    const was = before;
    if (document.hidden && was) return; // it is shown when somebody looks again
    before = null;
    if (!svg || !was) {
      land();
      ticker.hidden = true;
      return;
    }
    const { passed, shown, isOthers } = event.detail;
    const steps = motion === "full" && passed ? [...passed.children].filter((step) => Number(step.dataset.at) > shown) : [];
    const told = steps.map((step) => ({
      colour: step.dataset.colour,
      lines: $$("p", step).map((p) => p.textContent),
    }));
    const drawings = steps.map((step) => $("svg", step)).filter(Boolean);
    const words = [...rest.words, ...(told.length ? told : [null])];
    const frames = [...rest.frames, ...rehearse(drawings), look(svg)];
    const most = Math.min(words.length, frames.length, MOST_FRAMES);
    const isFollowed = most > 1 || isOthers;
    const step = isFollowed ? pace * (most > MANY ? 0.6 : 1) : Math.min(pace, 520);
    const isWhole = most === frames.length && rest.left;
    play([was, ...frames.slice(-most)], words.slice(-most), step, isWhole ? Math.min(rest.left, step) : step);
  });

  document.addEventListener("pointerdown", (event) => { if (event.target.closest(".boardbox, #r-dock, #bubble")) land(); }, true);
  document.addEventListener("keydown", ({ key, target }) => {
    const isPress = (key === "Enter" || key === " ") && target.closest?.(".place, #r-dock, #bubble");
    const isKey = key.length === 1 && $(`[data-key="${CSS.escape(key.toLowerCase())}"]`, table);
    if (isPress || (isKey && !target.closest?.("input, textarea"))) land();
  }, true);

  // -- Playing a match from a position -------------------------------------------------------------------------------

  let playing = 0;

  function advance() {
    const next = $('[data-step="1"]', table);
    if (!next || document.hidden) {
      stop();
      return;
    }
    playing = setTimeout(stop, 20000); // when nothing comes
    next.click();
  }

  function stop() {
    clearTimeout(playing);
    playing = 0;
    dress();
  }

  function dress() {
    const button = $("[data-play]", table);
    if (!button) return;
    button.classList.toggle("playing", Boolean(playing));
    button.title = playing ? button.dataset.plays : button.dataset.rests;
    $(".sr", button).textContent = button.title;
  }

  table.addEventListener("click", (event) => {
    const link = event.target.closest("[data-part], [data-play]");
    if (link?.hasAttribute("data-play") && !playing) {
      advance();
      dress();
    } else if (link && event.isTrusted) {
      stop();
    }
  });
  table.addEventListener("board:comes", () => {
    if (!playing) return;
    clearTimeout(playing);
    playing = setTimeout(advance, Math.max(pace * 1.25, 500));
    dress();
  });
}
