// @ts-check
// What of the board is in sight, and how something is brought into sight.

import { $$, closest, need } from "../dom.js";
import { table } from "../table/page.js";
import { boardBox, isPhone } from "./elements.js";

export const MARGIN = 8; // pixels around an element that is scrolled into view

/** How much the bars at the bottom of a phone cover. */
export const coveredBelow = () => $$(".tabs, .doings", table)
  .filter((bar) => getComputedStyle(bar).position === "fixed")
  .reduce((sum, bar) => sum + bar.offsetHeight, 0);

/** What the bars that stay leave of the window, from top to bottom.
 *  @returns {[number, number]} */
function between() {
  const bar = need(isPhone() ? "#r-dock" : ".boardbar", table);
  return [bar.offsetHeight, innerHeight - (isPhone() ? coveredBelow() : 0)];
}

/** The part of the window in which the board is seen. */
export function pane() {
  const { left, top, right, bottom } = boardBox().getBoundingClientRect();
  const [over, under] = between();
  return {
    left: Math.max(left, 0),
    top: Math.max(top, over),
    right: Math.min(right, innerWidth),
    bottom: Math.min(bottom, under),
  };
}

/** @typedef {{ left: number, top: number, right: number, bottom: number }} Sides */

/** @param {Sides} sides
 *  @returns {[number, number]} */
export const middle = ({ left, top, right, bottom }) => [(left + right) / 2, (top + bottom) / 2];

export const centre = () => middle(pane());

/** @param {Sides} area */
export function isSeen(area, pad = 0) {
  const { left, top, right, bottom } = pane();
  return area.left >= left - pad && area.right <= right + pad && area.top >= top - pad && area.bottom <= bottom + pad;
}

/** The smallest box around elements; null around nothing.
 *  @param {Element[]} elements */
export function around(elements) {
  const boxes = elements.map((each) => each.getBoundingClientRect()).filter((each) => each.width);
  if (!boxes.length) return null;
  const left = Math.min(...boxes.map((each) => each.left));
  const top = Math.min(...boxes.map((each) => each.top));
  const right = Math.max(...boxes.map((each) => each.right));
  const bottom = Math.max(...boxes.map((each) => each.bottom));
  return new DOMRect(left, top, right - left, bottom - top);
}

/** How far to move so that a stretch comes between two ends; the middle of a long one comes into the middle.
 *  @param {number} from
 *  @param {number} to
 *  @param {number} start
 *  @param {number} end */
function shift(from, to, start, end) {
  if (to - from > end - start) return (from + to - start - end) / 2;
  if (from < start) return from - start;
  return to > end ? to - end : 0;
}

/** @param {number} wish
 *  @param {number} least
 *  @param {number} most */
const limit = (wish, least, most) => Math.min(Math.max(wish, least), most);

/** Brings an area of the window's contents into sight: the box moves first, then the page.
 *  @param {Sides} area
 *  @param {ScrollBehavior} [behavior] */
export function bring(area, behavior = "instant") {
  const box = boardBox();
  const frame = box.getBoundingClientRect();
  const wishX = shift(area.left - MARGIN, area.right + MARGIN, frame.left, frame.right);
  const wishY = shift(area.top - MARGIN, area.bottom + MARGIN, frame.top, frame.bottom);
  const left = limit(wishX, -box.scrollLeft, box.scrollWidth - box.clientWidth - box.scrollLeft);
  const top = limit(wishY, -box.scrollTop, box.scrollHeight - box.clientHeight - box.scrollTop);
  box.scrollBy({ left, top, behavior });
  const rest = shift(area.top - top - MARGIN, area.bottom - top + MARGIN, ...between());
  if (rest) scrollBy({ top: rest, behavior });
}

/** A place that a key has come to is brought into sight.
 *  @param {FocusEvent} event */
function focused(event) {
  const place = closest(event, ".boardsvg .place");
  if (!place?.matches(":focus-visible")) return;
  const area = place.getBoundingClientRect();
  if (!isSeen(area)) bring(area);
}

export function startSight() {
  table.addEventListener("focusin", focused);
}
