// @ts-check
// Keys on the drawn board: arrows go from place to place, Enter presses one, Escape closes the bubble.

import { closest, hasModifier } from "../dom.js";
import { bubble, bubblePlace, hideBubble, isMenu } from "./bubble.js";
import { isKeyOfGame } from "./extensions.js";
import { pressInMenu } from "./menu.js";
import { focusPlace, placesBeside } from "./places.js";
import { setTouch } from "./pointer.js";
import { press } from "./press.js";

/** @type {Record<string, [number, number]>} */
const DIRECTIONS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** @param {HTMLElement} place */
function middleOf(place) {
  const box = place.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
}

/** The nearest place in a direction: a step aside counts twice.
 *  @param {HTMLElement} place
 *  @param {[number, number]} direction */
function nextPlace(place, [x, y]) {
  const [fromX, fromY] = middleOf(place);
  let best = null;
  let least = Infinity;
  for (const other of placesBeside(place)) {
    const [toX, toY] = middleOf(other);
    const ahead = (toX - fromX) * x + (toY - fromY) * y;
    const aside = Math.abs((toX - fromX) * y) + Math.abs((toY - fromY) * x);
    if (other !== place && ahead > 2 && ahead + 2 * aside < least) {
      best = other;
      least = ahead + 2 * aside;
    }
  }
  return best;
}

function closeBubble() {
  const place = bubble.contains(document.activeElement) ? bubblePlace() : null;
  hideBubble();
  place?.focus({ preventScroll: true });
}

/** Goes on to another place, or presses this one.
 *  @param {KeyboardEvent} event
 *  @param {HTMLElement} place
 *  @returns {boolean} whether the key meant something */
function pressOnPlace(event, place) {
  const direction = DIRECTIONS[event.key];
  const all = placesBeside(place);
  const next = direction ? nextPlace(place, direction) : { Home: all[0], End: all[all.length - 1] }[event.key];
  if (direction || next) {
    if (next) focusPlace(next);
    return true;
  }
  if (event.key !== "Enter" && event.key !== " ") return false;
  if (!event.repeat) press(place);
  return true;
}

/** @param {KeyboardEvent} event */
function pressed(event) {
  setTouch(false);
  if (isKeyOfGame(event)) {
    event.preventDefault();
    event.stopImmediatePropagation();
    return;
  }
  if (hasModifier(event)) return;
  if (event.key === "Escape" && !bubble.hidden) {
    closeBubble();
    event.stopPropagation();
  } else if (isMenu() && closest(event, "#bubble")) {
    pressInMenu(event);
  } else {
    const place = closest(event, ".place");
    if (!place || !pressOnPlace(event, place)) return;
    event.preventDefault();
    event.stopPropagation();
  }
}

export function startKeyboard() {
  document.addEventListener("keydown", pressed, true); // before the page: arrows on the board do not scrub the match
}
