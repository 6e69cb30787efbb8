// @ts-check
// Scrolls the target of a step into view: the board moves within its frame, then the page does.

import { isPhone } from "../board/elements.js";
import { coveredBelow } from "../board/sight.js";
import { $, $$, need } from "../dom.js";
import { selectTab } from "../table/decorate.js";
import { isFollowing, table } from "../table/page.js";
import { card, MARGIN } from "./card.js";
import { besideBox, isOnBoard, targetsOf, union } from "./targets.js";

const MAX_ZOOM = 2.6;
const MIN_BOARD_HEIGHT = 180; // pixels that the board has at least

let covered = 0; // how much the bars at the bottom have covered

/** On a phone the board gets the window beside the card, and is zoomed in as far as the target allows.
 *  @param {HTMLElement} frame
 *  @param {HTMLElement} step */
function comeNear(frame, step) {
  frame.classList.add("toured");
  covered = coveredBelow();
  const room = Math.max(MIN_BOARD_HEIGHT, innerHeight - covered - card.offsetHeight - 3 * MARGIN);
  frame.style.setProperty("--tour-room", `${room}px`);
  frame.style.setProperty("--tour-near", "1");
  const { left, top, right, bottom } = union(targetsOf(step));
  const near = Math.min((frame.clientWidth - 4) / (right - left), (frame.clientHeight - 4) / (bottom - top));
  frame.style.setProperty("--tour-near", String(Math.min(near, MAX_ZOOM)));
}

/** Moves the target to the middle of the frame, as far as the board can be moved.
 *  @param {HTMLElement} frame
 *  @param {HTMLElement} step */
function centreIn(frame, step) {
  const box = union(targetsOf(step));
  const { left, top } = frame.getBoundingClientRect();
  frame.scrollBy({
    left: (box.left + box.right) / 2 - left - frame.clientWidth / 2,
    top: (box.top + box.bottom) / 2 - top - frame.clientHeight / 2,
    behavior: "instant",
  });
}

/** On a phone, choices that come or go take room from the board or leave it some.
 *  @param {HTMLElement} step */
export function makeRoom(step) {
  const frame = $(".boardbox.toured", table);
  if (!frame || coveredBelow() === covered || !isOnBoard(step)) return;
  comeNear(frame, step);
  centreIn(frame, step);
}

/** The board is looked at as before. */
export function release() {
  for (const frame of $$(".toured", table)) frame.classList.remove("toured");
}

/** Scrolls the target of a step into view.
 *  @param {HTMLElement} step
 *  @returns {number} how far the page will still move */
export function approach(step) {
  if ($("#tabs a[data-tab=board]:not([aria-current])", table)) selectTab("board");
  release();
  const frame = need(".boardbox", table);
  if (isOnBoard(step)) {
    if (isPhone()) comeNear(frame, step);
    centreIn(frame, step);
  }
  const top = distance(step);
  scrollBy({ top, behavior: isFollowing() ? "smooth" : "instant" });
  return isFollowing() ? top : 0;
}

/** How far the page must move, so that ring and card are in the window.
 *  @param {HTMLElement} step */
function distance(step) {
  const { top, bottom } = besideBox(step);
  const isInSight = top >= MARGIN && bottom <= innerHeight - MARGIN;
  const middle = Math.max(MARGIN, (innerHeight - (bottom - top)) / 2);
  let wanted = isInSight ? 0 : top - middle;
  if (isPhone()) wanted = top - MARGIN;
  return Math.max(-scrollY, Math.min(wanted, document.documentElement.scrollHeight - innerHeight - scrollY));
}
