// @ts-check
// The targets of a step of the tour, and the boxes around them.

import { $, $$, need } from "../dom.js";
import { table, whole } from "../table/page.js";
import { isPhone } from "../board/elements.js";

const AROUND = 6; // pixels between the ring and its target

/** @typedef {import("../board/sight.js").Sides} Sides */

/** Places of the board by name or beginning of a name, other parts by class or id; of alternatives the first that is
 *  there.
 *  @param {string} names
 *  @returns {string} */
function selector(names) {
  const [name, ...others] = names.split("|");
  const own = selectorOf(name);
  return others.length && !$(own, table) ? selector(others.join("|")) : own;
}

/** @param {string} name */
function selectorOf(name) {
  const full = name.replace("{me}", whole().dataset.me || "0");
  if (full.startsWith("#")) return full;
  if (full.startsWith(".")) return `.boardsvg ${full}`;
  return full.endsWith("*") ? `[data-place^="${full.slice(0, -1)}"]` : `[data-place="${full}"]`;
}

/** The elements that a step points at; the whole board when none of them is seen.
 *  @param {HTMLElement} step */
export function targetsOf(step) {
  const names = (step.dataset.pointsAt ?? "").split(" ");
  const found = $$(names.map(selector).join(), table).filter((each) => each.getBoundingClientRect().width);
  return found.length ? found : $$(".boardbox", table);
}

/** @param {HTMLElement} step */
export const isOnBoard = (step) => Boolean(targetsOf(step)[0].closest(".boardbox"));

/** The box around some elements.
 *  @param {HTMLElement[]} elements
 *  @returns {Sides} */
export function union(elements) {
  const boxes = elements.map((each) => each.getBoundingClientRect());
  return {
    left: Math.min(...boxes.map((each) => each.left)) - AROUND,
    top: Math.min(...boxes.map((each) => each.top)) - AROUND,
    right: Math.max(...boxes.map((each) => each.right)) + AROUND,
    bottom: Math.max(...boxes.map((each) => each.bottom)) + AROUND,
  };
}

/** The box of the ring; of the board only the part within its frame.
 *  @param {HTMLElement} step
 *  @returns {Sides} */
export function ringBox(step) {
  const found = targetsOf(step);
  const frame = found[0].closest(".boardbox")?.getBoundingClientRect();
  return frame ? shared(union(found), frame) : union(found);
}

/** The box beside which the card is: the ring, on a phone the whole frame of the board.
 *  @param {HTMLElement} step
 *  @returns {Sides} */
export const besideBox = (step) => (
  isPhone() && isOnBoard(step) ? need(".boardbox", table).getBoundingClientRect() : ringBox(step)
);

/** The intersection of two boxes.
 *  @param {Sides} one
 *  @param {Sides} other
 *  @returns {Sides} */
export const shared = (one, other) => ({
  left: Math.max(one.left, other.left),
  top: Math.max(one.top, other.top),
  right: Math.min(one.right, other.right),
  bottom: Math.min(one.bottom, other.bottom),
});

/** @param {Sides} box */
export const area = (box) => Math.max(0, box.right - box.left) * Math.max(0, box.bottom - box.top);
