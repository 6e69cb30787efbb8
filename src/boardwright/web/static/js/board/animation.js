// @ts-check
// Animation of the drawn board: pieces travel from their old places to the new ones, decision by decision, in order.
// The board below is always the present one and can be clicked at once: copies of the pieces travel, and acting ends
// the animation.

import { $, $$, closest, isTyping } from "../dom.js";
import { boardComes, boardLeaves, isStill, table } from "../table/page.js";
import { boardSvg } from "./elements.js";
import { flightLayer, flyAlong, flyToken, markAmount } from "./flight.js";
import { isMoving, look, paths, rehearse } from "./frames.js";
import { fadeTicker, hideTicker, offerSkip, showWords, startTicker } from "./ticker.js";

/** @typedef {import("./frames.js").Frame} Frame */
/** @typedef {import("./ticker.js").Words} Words */
/** @typedef {Words | null | typeof SHOWN} Caption */

const { motion, speed = "" } = document.documentElement.dataset;
/** @type {Record<string, number>} */
const PACES = { slow: 1600, normal: 850, fast: 380 }; // milliseconds for one decision
export const PACE = PACES[speed] ?? PACES.normal;
const OWN_PACE = 520; // at most, for one's own decision
const MOST_FRAMES = 14;
const MANY_FRAMES = 6; // more of them go faster
const MOST_TOKENS = 8;
const TOKENS_EACH = 3;
const SHOWN = "shown"; // a placeholder for words that were shown already

/** The running animation.
 *  @typedef {object} Show
 *  @property {Frame[]} frames
 *  @property {Caption[]} words
 *  @property {number} step milliseconds for a decision
 *  @property {number} first the same for the first one
 *  @property {number} reached the frame that is being reached
 *  @property {number} entered when that began
 *  @property {SVGGElement} layer
 *  @property {number[]} timers
 *  @property {Element[]} hidden */

/** @type {{ frames: Frame[], words: Caption[], left: number }} */
const NOTHING = { frames: [], words: [], left: 0 };

/** @type {Frame | null} */
let before = null; // the frame before the board changed
let rest = NOTHING; // the rest of a running show
/** @type {Show | null} */
let show = null;

/** When a frame of a show begins.
 *  @param {Show} running
 *  @param {number} index */
const startOf = ({ first, step }, index) => (index === 1 ? 0 : first + (index - 2) * step);

/** Shows the way from the first frame to the last, which is the board as it is. The words of a frame that was shown
 *  before are missing, and it gets only the rest of its time.
 *  @param {Frame[]} frames
 *  @param {Caption[]} words
 *  @param {number} step
 *  @param {number} first */
function play(frames, words, step, first) {
  /** @type {Show} */
  const running = {
    frames, words, step, first, reached: 0, entered: performance.now(), layer: flightLayer(), timers: [], hidden: [],
  };
  show = running;
  offerSkip(frames.length > 2);
  for (const { element, points } of paths(frames)) {
    if (!isMoving(points)) continue;
    flyAlong(running.layer, element, points, (index) => startOf(running, index));
    running.hidden.push(element);
  }
  frames.forEach((_, index) => { if (index) later(running, startOf(running, index), () => enter(running, index)); });
  later(running, startOf(running, frames.length) + 60, endAnimation);
}

/** @param {Show} running
 *  @param {number} milliseconds
 *  @param {() => void} act */
function later(running, milliseconds, act) {
  running.timers.push(setTimeout(act, milliseconds));
}

/** A decision of the show begins: its words, its places, its payments and gains.
 *  @param {Show} running
 *  @param {number} index */
function enter(running, index) {
  const words = running.words[index - 1];
  running.reached = index;
  running.entered = performance.now();
  if (words === SHOWN) return;
  showWords(words ?? null);
  const frame = running.frames[index];
  const names = new Set(frame.touched.map(({ name }) => name));
  for (const place of $$(".boardsvg .place", table)) {
    place.classList.toggle("now", names.has(place.dataset.place ?? ""));
  }
  flyAmounts(running, frame, running.frames[index - 1]);
}

/** Payments fly to the place of the decision, gains come from there.
 *  @param {Show} running
 *  @param {Frame} frame
 *  @param {Frame} earlier */
function flyAmounts({ layer, step }, frame, earlier) {
  const from = frame.touched.find(({ at }) => at)?.at;
  let flown = 0;
  for (const [key, { value, at }] of frame.amounts) {
    const was = earlier.amounts.get(key)?.value;
    if (was === undefined || was === value || !at) continue;
    markAmount(key);
    const count = from ? Math.min(Math.abs(value - was), TOKENS_EACH, MOST_TOKENS - flown) : 0;
    for (let more = 0; more < count; more += 1, flown += 1) {
      const points = /** @type {[DOMPoint, DOMPoint]} */ (value > was ? [from, at] : [at, from]);
      flyToken(layer, key, points, { duration: step * 0.8, delay: flown * 70 });
    }
  }
}

/** Ends the show: the board is as it is. */
function endAnimation() {
  if (!show) return;
  for (const timer of show.timers) clearTimeout(timer);
  for (const element of show.hidden) element.classList.remove("away");
  for (const place of $$(".place.now", table)) place.classList.remove("now");
  show.layer.remove();
  show = null;
  fadeTicker();
}

/** What of a running show is still to come: the frame that is being reached and the rest, with their words.
 *  @returns {typeof NOTHING} */
function unplayed() {
  if (!show) return NOTHING;
  const { frames, words, reached, entered, step, first } = show;
  if (!reached) return { frames: frames.slice(1), words, left: first };
  const left = (reached === 1 ? first : step) - (performance.now() - entered);
  return { frames: frames.slice(reached), words: [SHOWN, ...words.slice(reached)], left: Math.max(left, 80) };
}

/** The board is about to change: flying copies are removed first. */
function boardLeft() {
  const svg = boardSvg();
  if (before && document.hidden) return; // keep the frame that was last seen
  if (!before) before = svg && !isStill() ? look(svg) : null;
  rest = unplayed();
  if (before && show?.reached) before.amounts = show.frames[show.reached].amounts;
  endAnimation();
}

/** @param {import("../table/page.js").BoardChange} change */
function boardCame({ passed, shown, isOthers }) {
  const svg = boardSvg();
  const was = before;
  if (document.hidden && was) return; // it is shown when the tab is looked at again
  before = null;
  if (!svg || !was) {
    endAnimation();
    hideTicker();
    return;
  }
  const decisions = motion === "full" && passed ? $$("[data-at]", passed) : [];
  const steps = decisions.filter((step) => step.parentNode === passed && Number(step.dataset.at) > shown);
  const drawings = steps.map((step) => step.querySelector("svg")).filter((drawing) => drawing !== null);
  const words = [...rest.words, ...(steps.length ? steps.map(wordsOf) : [null])];
  const frames = [...rest.frames, ...rehearse(drawings), look(svg)];
  const most = Math.min(words.length, frames.length, MOST_FRAMES);
  const isFollowed = most > 1 || isOthers;
  const step = isFollowed ? PACE * (most > MANY_FRAMES ? 0.6 : 1) : Math.min(PACE, OWN_PACE);
  const isWhole = most === frames.length && rest.left;
  play([was, ...frames.slice(-most)], words.slice(-most), step, isWhole ? Math.min(rest.left, step) : step);
}

/** @param {HTMLElement} step
 *  @returns {Words} */
const wordsOf = (step) => ({ colour: step.dataset.colour, lines: $$("p", step).map((p) => p.textContent ?? "") });

/** Acting ends the show.
 *  @param {KeyboardEvent} event */
function pressed(event) {
  const isPress = (event.key === "Enter" || event.key === " ") && closest(event, ".place, #r-dock, #bubble");
  const isKey = event.key.length === 1 && $(`[data-key="${CSS.escape(event.key.toLowerCase())}"]`, table);
  if (isPress || (isKey && !isTyping(event))) endAnimation();
}

export function startAnimation() {
  startTicker(endAnimation);
  boardLeaves.on(boardLeft);
  boardComes.on(boardCame);
  document.addEventListener("pointerdown", (event) => {
    if (closest(event, ".boardbox, #r-dock, #bubble")) endAnimation();
  }, true);
  document.addEventListener("keydown", pressed, true);
}
