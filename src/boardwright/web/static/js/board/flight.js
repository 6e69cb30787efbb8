// @ts-check
// Lets pictures of pieces, coins and goods fly above the board. What flies cannot be clicked.

import { $, $$ } from "../dom.js";
import { table } from "../table/page.js";
import { boardSvg } from "./elements.js";
import { areApart } from "./frames.js";

const SVG = "http://www.w3.org/2000/svg";
const EASING = "cubic-bezier(.3, 0, .2, 1)";
const LONGEST_GLIDE = 620; // milliseconds
const LONGEST_FLIGHT = 700;
const OWN_ATTRIBUTES = ["role", "tabindex", "data-place", "data-ids", "aria-label", "id"];

/** A layer on top of the board. */
export function flightLayer() {
  const layer = document.createElementNS(SVG, "g");
  layer.setAttribute("class", "flying");
  layer.setAttribute("aria-hidden", "true");
  boardSvg()?.append(layer);
  return layer;
}

/** Lets the picture of a thing travel along its points, above everything else.
 *  @param {SVGGElement} layer
 *  @param {SVGGraphicsElement} element
 *  @param {(DOMPoint | null)[]} points where it is in every frame
 *  @param {(index: number) => number} starts when a frame begins */
export function flyAlong(layer, element, points, starts) {
  const whole = starts(points.length);
  const last = /** @type {DOMPoint} */ (points[points.length - 1]);
  /** @param {DOMPoint} point */
  const shift = (point) => `translate(${point.x - last.x}px, ${point.y - last.y}px)`;
  const first = points.findIndex(Boolean);
  const begin = shift(points[first] ?? last);
  /** @type {Keyframe[]} */
  const frames = [{ offset: 0, transform: begin, opacity: first ? 0 : 1, easing: EASING }];
  let reached = 0;
  for (let index = Math.max(first, 1); index < points.length; index += 1) {
    const [from, to] = [points[index - 1], points[index] ?? last];
    if (from && !areApart(from, to)) continue;
    const glide = Math.min((starts(index + 1) - starts(index)) * 0.75, LONGEST_GLIDE);
    const offset = starts(index) / whole;
    reached = Math.min((starts(index) + glide) / whole, 1);
    frames.push({ offset, transform: shift(from ?? to), opacity: from ? 1 : 0, easing: EASING });
    frames.push({ offset: reached, transform: shift(to), opacity: 1, easing: EASING });
  }
  if (reached < 1) frames.push({ offset: 1, transform: "none", opacity: 1 });
  const picture = pictureOf(layer, element);
  element.classList.add("away");
  picture.animate(frames, { duration: whole, fill: "both" });
}

/** A picture of a thing on top of the board, exactly above it.
 *  @param {SVGGElement} layer
 *  @param {SVGGraphicsElement} element */
function pictureOf(layer, element) {
  const frame = document.createElementNS(SVG, "g");
  const from = /** @type {SVGGraphicsElement} */ (/** @type {unknown} */ (element.parentElement)).getScreenCTM();
  const to = boardSvg()?.getScreenCTM();
  if (from && to) {
    const { a, b, c, d, e, f } = to.inverse().multiply(from);
    frame.setAttribute("transform", `matrix(${[a, b, c, d, e, f].join(" ")})`);
  }
  const carrier = document.createElementNS(SVG, "g");
  const copy = /** @type {SVGGraphicsElement} */ (element.cloneNode(true));
  for (const part of [copy, ...$$("*", copy)]) {
    for (const name of OWN_ATTRIBUTES) part.removeAttribute(name);
    part.classList.remove("place", "can", "cannot", "fresh");
  }
  frame.append(copy);
  carrier.append(frame);
  layer.append(carrier);
  return carrier;
}

/** @param {string} key */
const amountNamed = (key) => $(`.boardsvg [data-amount="${CSS.escape(key)}"]`, table);

/** Marks an amount that has changed.
 *  @param {string} key */
export function markAmount(key) {
  amountNamed(key)?.animate([{ opacity: 0.2 }, { opacity: 1 }], { duration: 420, easing: "ease-out" });
}

/** A small coin or good flies from one point to another.
 *  @param {SVGGElement} layer
 *  @param {string} key
 *  @param {[DOMPoint, DOMPoint]} points
 *  @param {{ duration: number, delay: number }} timing */
export function flyToken(layer, key, [from, to], { duration, delay }) {
  const icon = amountNamed(key)?.dataset.icon;
  if (!icon) return;
  const use = document.createElementNS(SVG, "use");
  use.setAttribute("href", icon);
  const box = { x: to.x - 11, y: to.y - 11, width: 22, height: 22 };
  for (const [name, value] of Object.entries(box)) use.setAttribute(name, String(value));
  layer.append(use);
  const away = `translate(${from.x - to.x}px, ${from.y - to.y}px)`;
  const flight = use.animate([
    { transform: away, opacity: 0 },
    { opacity: 1, offset: 0.15 },
    { opacity: 1, offset: 0.85 },
    { transform: "none", opacity: 0 },
  ], { duration: Math.min(duration, LONGEST_FLIGHT), delay, easing: EASING, fill: "both" });
  flight.finished.then(() => use.remove(), () => {});
}
