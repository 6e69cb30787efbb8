// @ts-check
// The zoom of the board: by buttons, keys and gestures.

import { closest, isFreeKey, need } from "../dom.js";
import { signal } from "../signal.js";
import { hasKeys, table } from "../table/page.js";
import { boardBox, boardSheet, boardSvg, hasBoard, isPhone } from "./elements.js";
import { bring, centre, MARGIN, middle } from "./sight.js";

const MAX_ZOOM = 4;
const STEP = 1.5;
const KEPT = `zoom-${table.dataset.table}`;
/** @type {Record<string, number>} */
const KEYS = { "+": STEP, "=": STEP, "-": 1 / STEP, 0: 0 };

/** @typedef {[number, number]} Point */

/** The board is about to be zoomed. */
export const boardZooms = signal();

let near = recall(); // 1: as wide as there is room
let isStretched = false;

export const zoomNow = () => near;

/** Whether the board is wider than its box. */
export const isWide = () => near > 1.05;

/** The stored zoom of this table; the initial one without storage. */
function recall() {
  try {
    return Number(sessionStorage.getItem(KEPT)) || 1;
  } catch {
    return 1;
  }
}

/** The minimum zoom: the whole board is visible. */
function minZoom() {
  const { width, height } = /** @type {SVGSVGElement} */ (boardSvg()).viewBox.baseVal;
  const room = isPhone() ? boardBox().clientHeight : innerHeight - need(".boardbar", table).offsetHeight - 2 * MARGIN;
  return Math.min(1, room / (boardBox().clientWidth * (height / width)));
}

/** @param {number} wish */
export const limitZoom = (wish) => Math.min(Math.max(wish, minZoom()), MAX_ZOOM);

/** Shows the board as near as it is looked at. */
export function applyZoom() {
  if (!hasBoard()) return;
  boardBox().style.setProperty("--near", String(near));
  boardBox().classList.toggle("closer", near > 1);
  if (!isStretched) boardSheet().style.removeProperty("transform");
}

/** Only stretches the picture, while fingers move; it is drawn again by `setZoom`.
 *  @param {number} wish */
export function stretch(wish) {
  isStretched = true;
  boardSheet().style.setProperty("transform", `scale(${wish / near})`);
}

/** @param {number} wish */
export function setZoom(wish) {
  isStretched = false;
  near = limitZoom(wish);
  if (Math.abs(near - 1) < 0.03) near = 1;
  try {
    sessionStorage.setItem(KEPT, String(near));
  } catch { /* then it is not kept */ }
  applyZoom();
}

/** Which part of the board lies under a point of the window, from 0 to 1.
 *  @param {Point} point
 *  @returns {Point} */
export function partAt([x, y]) {
  const board = boardSheet().getBoundingClientRect();
  return [(x - board.left) / board.width, (y - board.top) / board.height];
}

/** Moves a part of the board under a point of the window: the box as far as it can, then the page.
 *  @param {Point} part
 *  @param {Point} point */
export function carry([partX, partY], [x, y]) {
  const off = () => {
    const board = boardSheet().getBoundingClientRect();
    return [board.left + partX * board.width - x, board.top + partY * board.height - y];
  };
  boardBox().scrollBy({ left: off()[0], top: off()[1], behavior: "instant" });
  if (!isPhone()) scrollBy({ top: off()[1], behavior: "instant" });
}

/** Zooms around a point of the window.
 *  @param {number} wish
 *  @param {Point} [point] */
export function zoomTo(wish, point = centre()) {
  boardZooms.emit();
  const part = partAt(point);
  setZoom(wish);
  carry(part, point);
  if (near < 1) bring(boardBox().getBoundingClientRect());
}

/** @param {MouseEvent} event */
function clicked(event) {
  const button = closest(event, "[data-zoom-by]");
  if (!button) return;
  zoomTo(near * STEP ** Number(button.dataset.zoomBy));
  event.preventDefault();
}

/** @param {KeyboardEvent} event */
function pressed(event) {
  const place = closest(event, ".boardsvg .place");
  if (KEYS[event.key] === undefined || !isFreeKey(event) || !hasBoard() || !(hasKeys() || place)) return;
  zoomTo(KEYS[event.key] * near || 1, place ? middle(place.getBoundingClientRect()) : centre());
  event.preventDefault();
}

export function startZoom() {
  table.addEventListener("click", clicked);
  document.addEventListener("keydown", pressed);
}
