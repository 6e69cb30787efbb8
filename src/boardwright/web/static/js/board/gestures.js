// @ts-check
// Gestures on the board: two fingers and the wheel zoom it, a mouse drags it, a double tap comes nearer and goes back.
// One finger moves it by the browser's own scrolling.

import { closest } from "../dom.js";
import { table } from "../table/page.js";
import { boardBox, hasBoard } from "./elements.js";
import { isOnControl } from "./extensions.js";
import { carry, isWide, limitZoom, partAt, setZoom, stretch, zoomNow, zoomTo } from "./zoom.js";

const DOUBLE_TAP_ZOOM = 2.2;
const DOUBLE_TAP_TIME = 350; // milliseconds between the taps of a double one
const DOUBLE_TAP_SLIP = 30; // pixels between them
const DRAG_SLIP = 6; // pixels until a press with the mouse drags

/** @typedef {import("./zoom.js").Point} Point */

/** How a pinch began, and how near it is now.
 *  @type {{ gap: number, from: number, now: number, part: Point, at: Point } | null} */
let pinch = null;

/** @param {TouchList} touches */
const gapOf = ([one, two]) => Math.hypot(one.clientX - two.clientX, one.clientY - two.clientY);

/** @param {TouchList} touches
 *  @returns {Point} */
const middleOf = ([one, two]) => [(one.clientX + two.clientX) / 2, (one.clientY + two.clientY) / 2];

/** @param {TouchEvent} event */
function pinchStart(event) {
  if (event.touches.length !== 2) return;
  if (event.cancelable) event.preventDefault();
  const at = middleOf(event.touches);
  pinch = { gap: gapOf(event.touches), from: zoomNow(), now: zoomNow(), part: partAt(at), at };
}

/** @param {TouchEvent} event */
function pinchMove(event) {
  if (!pinch || event.touches.length !== 2) return;
  if (event.cancelable) event.preventDefault();
  pinch.now = limitZoom(pinch.from * (gapOf(event.touches) / pinch.gap));
  pinch.at = middleOf(event.touches);
  stretch(pinch.now);
  carry(pinch.part, pinch.at);
}

/** @param {TouchEvent} event */
function pinchEnd(event) {
  if (!pinch || event.touches.length >= 2) return;
  const { now, part, at } = pinch;
  pinch = null;
  setZoom(now);
  carry(part, at);
}

/** @param {WheelEvent} event */
function wheel(event) {
  if (!event.ctrlKey) return; // without it the wheel scrolls as usual
  event.preventDefault();
  const turn = Math.max(-60, Math.min(60, event.deltaY));
  zoomTo(zoomNow() * Math.exp(-turn / 200), [event.clientX, event.clientY]);
}

/** Where the mouse took hold of the board.
 *  @type {{ x: number, y: number, left: number, top: number, id: number, isMoved: boolean } | null} */
let drag = null;

/** @param {PointerEvent} event */
function dragStart(event) {
  const box = boardBox();
  if (event.pointerType !== "mouse" || event.button || !isWide() || event.target === box) return;
  const { clientX: x, clientY: y, pointerId: id } = event;
  drag = { x, y, left: box.scrollLeft, top: box.scrollTop, id, isMoved: false };
}

/** @param {PointerEvent} event */
function dragMove(event) {
  if (!drag || event.pointerId !== drag.id) return;
  if (!(event.buttons & 1)) { // it was let go outside
    drag = null;
    return;
  }
  const [x, y] = [event.clientX - drag.x, event.clientY - drag.y];
  if (!drag.isMoved && Math.hypot(x, y) < DRAG_SLIP) return;
  if (!drag.isMoved) boardBox().setPointerCapture(drag.id);
  drag.isMoved = true;
  boardBox().scrollTo({ left: drag.left - x, top: drag.top - y, behavior: "instant" });
}

/** What was dragged is not clicked. */
function dragEnd() {
  const isMoved = drag?.isMoved;
  drag = null;
  if (!isMoved) return;
  const box = boardBox();
  /** @param {Event} event */
  const swallow = (event) => event.stopPropagation();
  box.addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => box.removeEventListener("click", swallow, { capture: true }), 50);
}

let lastTap = { time: 0, x: 0, y: 0 };

/** A double tap outside of clickable places.
 *  @param {MouseEvent} event */
function tapped(event) {
  const isOnBoard = closest(event, "#scroll-board") && !closest(event, ".place.can") && !isOnControl(event);
  if (event.defaultPrevented || !isOnBoard) return;
  const { timeStamp: time, clientX: x, clientY: y } = event;
  const isSoon = time - lastTap.time < DOUBLE_TAP_TIME;
  const isDouble = isSoon && Math.hypot(x - lastTap.x, y - lastTap.y) < DOUBLE_TAP_SLIP;
  lastTap = isDouble ? { time: 0, x: 0, y: 0 } : { time, x, y };
  if (isDouble) zoomTo(isWide() ? 1 : DOUBLE_TAP_ZOOM, [x, y]);
}

const listened = new WeakSet();

/** Listens to the box of a board that has just come. */
export function listenToBox() {
  if (!hasBoard() || listened.has(boardBox())) return;
  const box = boardBox();
  listened.add(box);
  box.addEventListener("touchstart", pinchStart, { passive: false });
  box.addEventListener("touchmove", pinchMove, { passive: false });
  box.addEventListener("touchend", pinchEnd);
  box.addEventListener("touchcancel", pinchEnd);
  box.addEventListener("wheel", wheel, { passive: false });
  box.addEventListener("pointerdown", dragStart);
  box.addEventListener("pointermove", dragMove);
  box.addEventListener("pointerup", dragEnd);
  box.addEventListener("pointercancel", dragEnd);
  box.addEventListener("dragstart", (event) => event.preventDefault());
}

export function startGestures() {
  table.addEventListener("click", tapped);
}
