// Movement on the drawn board: pieces travel from where they were to where they are, decision by decision, in the order
// in which it happened. The board below is always the present one and can be clicked at once: what travels is a
// picture of it, and whoever acts ends the show. It also plays a match from the position that is looked at.

const $ = (selector, within = document) => within.querySelector(selector);
const $$ = (selector, within = document) => [...within.querySelectorAll(selector)];

const SVG = "http://www.w3.org/2000/svg";
const PACES = { slow: 1600, normal: 850, fast: 380 }; // milliseconds for one decision
const MOST_FRAMES = 14;
const MOST_TOKENS = 8;
const CALM = "cubic-bezier(.3, 0, .2, 1)";

const table = $("#table");
if (table) start();

function start() {
  const { motion, speed } = document.documentElement.dataset;
  const isStill = () => motion === "none" || matchMedia("(prefers-reduced-motion: reduce)").matches;
  const pace = PACES[speed] ?? PACES.normal;
  const board = () => $("#r-board .boardsvg", table);

  let before = null; // what was to be seen before the swap
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

  /** Shows the way from the first frame to the last, which is the board as it is. */
  function play(frames, words, step) {
    const svg = board();
    const layer = document.createElementNS(SVG, "g");
    layer.setAttribute("class", "flying");
    layer.setAttribute("aria-hidden", "true");
    svg.append(layer);
    show = { frames, words, step, began: performance.now(), layer, timers: [], hidden: [] };
    for (const { element, points } of ways(frames)) {
      const moves = points.some((point, index) => index && (!points[index - 1] || apart(point, points[index - 1])));
      if (moves) send(element, points, step);
    }
    frames.slice(1).forEach((frame, index) => later(index * step, () => enter(index + 1)));
    later((frames.length - 1) * step + 60, land);
  }

  function later(milliseconds, act) {
    show.timers.push(setTimeout(act, milliseconds));
  }

  /** Lets the picture of a thing travel along its points, above everything else. */
  function send(element, points, step) {
    const whole = step * (points.length - 1);
    const glide = Math.min(step * 0.75, 620);
    const last = points.at(-1);
    const shift = (point) => `translate(${point.x - last.x}px, ${point.y - last.y}px)`;
    const first = points.findIndex(Boolean);
    const frames = [{ offset: 0, transform: shift(points[first]), opacity: first ? 0 : 1, easing: CALM }];
    for (let index = Math.max(first, 1); index < points.length; index += 1) {
      const from = points[index - 1];
      if (from && !apart(from, points[index])) continue;
      const begins = ((index - 1) * step) / whole;
      const ends = ((index - 1) * step + glide) / whole;
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
    skip.hidden = !show || show.frames.length < 3;
  }

  // -- Swaps ---------------------------------------------------------------------------------------------------------

  table.addEventListener("board:leaves", () => {
    const svg = board();
    before = svg && !isStill() ? look(svg) : null;
  });

  /** Frames of a running show that were not reached yet, with their words. */
  function unplayed() {
    if (!show) return { frames: [], words: [] };
    const reached = Math.min(Math.floor((performance.now() - show.began) / show.step) + 1, show.frames.length - 1);
    return { frames: show.frames.slice(reached), words: show.words.slice(reached - 1) };
  }

  table.addEventListener("board:comes", (event) => {
    const svg = board();
    const was = before;
    before = null;
    if (!was || !svg || was.svg === svg) return;
    const rest = unplayed();
    land();
    const steps = motion === "full" && event.detail.passed ? [...event.detail.passed.children] : [];
    const told = steps.map((step) => ({
      colour: step.dataset.colour,
      lines: $$("p", step).map((p) => p.textContent),
    }));
    const drawings = steps.map((step) => $("svg", step)).filter(Boolean);
    const words = [...rest.words, ...(told.length ? told : [null])].slice(-MOST_FRAMES);
    const frames = [...rest.frames, ...rehearse(drawings), look(svg)].slice(-words.length);
    const isFollowed = words.length > 1 || event.detail.isOthers;
    play([was, ...frames], isFollowed ? words : [null], isFollowed ? pace : Math.min(pace, 520));
  });

  for (const gesture of ["pointerdown", "keydown"]) {
    table.addEventListener(gesture, (event) => { if (event.target.closest(".boardbox, #r-dock")) land(); }, true);
  }

  // -- Playing a match from a position -------------------------------------------------------------------------------

  let playing = 0;

  function advance() {
    const next = $('[data-step="1"]', table);
    if (!next || document.hidden) stop();
    else next.click();
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
      playing = 1;
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
