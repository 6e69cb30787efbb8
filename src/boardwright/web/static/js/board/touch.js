// @ts-check
// Fingers: small places are as large as a finger, a tap between several asks which one, a finger that stays asks for an
// explanation.

import { $$, closest } from "../dom.js";
import { table } from "../table/page.js";
import { offerChoices } from "./menu.js";
import { idsOf } from "./places.js";
import { explainFully, press } from "./press.js";

const FINGER = 24; // pixels that a finger can hit at least
const HOLD = 500; // milliseconds until a finger that stays asks for an explanation
const SLIP = 10; // pixels that a finger that stays may move

/** The finger on a place: its position, and the timer of a long press.
 *  @type {{ x: number, y: number, timer: number, isDone: boolean } | null} */
let held = null;

/** @param {HTMLElement} place */
const sizeOf = (place) => {
  const { width, height } = place.getBoundingClientRect();
  return Math.min(width, height);
};

/** The places that a finger at a point may mean.
 *  @param {MouseEvent} event */
const placesUnder = ({ clientX, clientY }) => $$(".boardsvg .place.can", table).filter((place) => {
  const { left, top, width, height } = place.getBoundingClientRect();
  return Math.abs(clientX - left - width / 2) <= Math.max(width, FINGER) / 2
    && Math.abs(clientY - top - height / 2) <= Math.max(height, FINGER) / 2;
});

/** Handles a tap; among small places close together it asks which one.
 *  @param {MouseEvent} event
 *  @param {HTMLElement | null} place */
export function tap(event, place) {
  if (held?.isDone) return;
  const small = placesUnder(event).filter((each) => each === place || sizeOf(each) < FINGER);
  const ids = [...new Set(small.flatMap(idsOf))];
  const nearest = place && small.includes(place) ? place : small[0];
  if (small.length) event.preventDefault(); // it was no tap on the empty board
  if (!small.length || (place?.classList.contains("can") && sizeOf(place) >= FINGER)) {
    if (place) press(place);
  } else if (small.length === 1 || ids.length === 1) {
    press(nearest);
  } else {
    offerChoices(nearest, ids);
  }
}

/** @param {PointerEvent} event */
function touched(event) {
  clearTimeout(held?.timer);
  const place = event.pointerType !== "mouse" && event.isPrimary ? closest(event, ".boardsvg .place") : null;
  held = place && { x: event.clientX, y: event.clientY, timer: setTimeout(() => hold(place), HOLD), isDone: false };
}

/** @param {HTMLElement} place */
function hold(place) {
  if (!place.isConnected || !held) return;
  held.isDone = true;
  explainFully(place);
}

/** @param {PointerEvent} event */
function moved(event) {
  if (held && Math.hypot(event.clientX - held.x, event.clientY - held.y) > SLIP) clearTimeout(held.timer);
}

export function startTouch() {
  table.addEventListener("pointerdown", touched);
  table.addEventListener("pointermove", moved);
  for (const end of ["pointerup", "pointercancel"]) table.addEventListener(end, () => clearTimeout(held?.timer));
  table.addEventListener("contextmenu", (event) => {
    if (held && closest(event, ".boardsvg")) event.preventDefault(); // a finger that stays is ours
  });
}
