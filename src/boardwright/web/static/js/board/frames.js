// @ts-check
// Reads drawings: the position of every moving thing, and its way from one drawing to the next.

import { $$ } from "../dom.js";
import { boardSheet } from "./elements.js";

/** Something that moves: a piece by its name, a mark of a seat by its home.
 *  @typedef {{ at: DOMPoint, element: SVGGraphicsElement, seat: string | null }} Thing */

/** @typedef {{ value: number, at: DOMPoint | null }} Amount */

/** What a drawing shows, in its own units.
 *  @typedef {object} Frame
 *  @property {Map<string, Thing>} things
 *  @property {Map<string, Amount>} amounts
 *  @property {{ name: string, at: DOMPoint | null }[]} touched the places of the decision */

/** @param {SVGSVGElement} svg
 *  @returns {Frame} */
export function look(svg) {
  /** @type {Frame} */
  const frame = { things: new Map(), amounts: new Map(), touched: [] };
  const back = svg.getScreenCTM()?.inverse();
  if (!back) return frame;
  /** @type {(element: Element) => DOMPoint | null} */
  const middle = (element) => {
    const box = element.getBoundingClientRect();
    return box.width ? new DOMPoint(box.x + box.width / 2, box.y + box.height / 2).matrixTransform(back) : null;
  };
  findThings(svg, frame.things, middle);
  for (const element of $$("[data-amount]", svg)) {
    frame.amounts.set(element.dataset.amount ?? "", { value: Number(element.textContent), at: middle(element) });
  }
  for (const place of $$(".place.fresh", svg)) {
    frame.touched.push({ name: place.dataset.place ?? "", at: middle(place) });
  }
  return frame;
}

/** @param {SVGSVGElement} svg
 *  @param {Map<string, Thing>} things
 *  @param {(element: Element) => DOMPoint | null} middle */
function findThings(svg, things, middle) {
  for (const element of $$("[data-piece], [data-mark]", svg)) {
    const { piece, mark, home } = element.dataset;
    if (element.closest(".away") || (!piece && element.parentElement?.closest("[data-piece]"))) continue;
    const at = middle(element);
    if (!at) continue;
    const plain = piece ?? `${home ?? ""}/${mark}`;
    let name = plain;
    for (let more = 1; things.has(name); more += 1) name = `${plain}#${more}`;
    things.set(name, { at, element: /** @type {any} */ (element), seat: piece ? null : mark ?? null });
  }
}

/** Looks at drawings of the past, without showing them.
 *  @param {SVGSVGElement[]} drawings */
export function rehearse(drawings) {
  const stage = document.createElement("div");
  stage.className = "rehearsal";
  boardSheet().append(stage);
  const frames = drawings.map((svg) => {
    stage.replaceChildren(svg);
    return look(svg);
  });
  stage.remove();
  return frames;
}

/** Which thing of a frame a later thing was: of the same name, or a piece of the same seat that left.
 *  @param {Frame} earlier
 *  @param {Frame} later */
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

/** The position of each thing of the last frame in every frame; null before it appeared.
 *  @param {Frame[]} frames
 *  @returns {{ element: SVGGraphicsElement, points: (DOMPoint | null)[] }[]} */
export function paths(frames) {
  const links = frames.slice(1).map((frame, index) => origins(frames[index], frame));
  const last = frames.length - 1;
  return [...frames[last].things].map(([name, thing]) => {
    /** @type {(DOMPoint | null)[]} */
    const points = new Array(frames.length).fill(null);
    points[last] = thing.at;
    for (let index = last, here = name; index > 0; index -= 1) {
      here = links[index - 1].get(here);
      if (here === undefined) break;
      points[index - 1] = frames[index - 1].things.get(here)?.at ?? null;
    }
    return { element: thing.element, points };
  });
}

/** Whether two points are apart enough to be seen.
 *  @param {DOMPoint} one
 *  @param {DOMPoint} other */
export const areApart = (one, other) => Math.hypot(one.x - other.x, one.y - other.y) > 1.5;

/** Whether a thing comes or moves on its way.
 *  @param {(DOMPoint | null)[]} points */
export const isMoving = (points) => points.some((point, index) => {
  const from = points[index - 1];
  return index > 0 && (!from || (point && areApart(point, from)));
});
