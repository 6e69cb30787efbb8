// @ts-check
// The ring around the target of a step, and the card beside it: their positions.

import { $, $$, need } from "../dom.js";
import { table } from "../table/page.js";
import { area, besideBox, ringBox, shared } from "./targets.js";

export const MARGIN = 10; // pixels between the card, its target, and the edges of the window

export const card = need("#tour-card");
export const ring = need("#tour-ring");

/** @typedef {import("../board/sight.js").Sides} Sides */

/** A side of the ring and how far along it, or a corner of the window.
 *  @typedef {[string | number, number]} Spot */

/** @type {Spot[]} */
const SPOTS = [];
for (const side of ["below", "above", "right", "left"]) for (const along of [0.5, 0, 1]) SPOTS.push([side, along]);
for (const y of [1, 0]) for (const x of [1, 0]) SPOTS.push([x, y]);

let spot = SPOTS[0]; // the present spot of the card

/** The box of the card, moved into the window.
 *  @param {number} left
 *  @param {number} top
 *  @returns {Sides} */
function inWindow(left, top) {
  const [width, height] = [card.offsetWidth, card.offsetHeight];
  const x = Math.max(MARGIN, Math.min(left, document.documentElement.clientWidth - width - MARGIN));
  const y = Math.max(MARGIN, Math.min(top, innerHeight - height - MARGIN));
  return { left: x, top: y, right: x + width, bottom: y + height };
}

/** The box of the card at a spot beside a box, always wholly in the window.
 *  @param {Spot} where
 *  @param {Sides} box */
function boxAt([side, along], box) {
  const [width, height] = [card.offsetWidth, card.offsetHeight];
  const x = box.left + (box.right - box.left - width) * along;
  const y = box.top + (box.bottom - box.top - height) * along;
  if (side === "below") return inWindow(x, box.bottom + MARGIN);
  if (side === "above") return inWindow(x, box.top - height - MARGIN);
  if (side === "right") return inWindow(box.right + MARGIN, y);
  if (side === "left") return inWindow(box.left - width - MARGIN, y);
  return inWindow(Number(side) * document.documentElement.clientWidth, along * innerHeight);
}

/** The spot at which the card hides the least of its target and of clickable places.
 *  @param {Sides} box */
function bestSpot(box) {
  const clickable = $$(".place.can, .doings", table).map((each) => each.getBoundingClientRect());
  const costs = SPOTS.map((each) => {
    const own = boxAt(each, box);
    const far = Math.hypot(own.left + own.right - box.left - box.right, own.top + own.bottom - box.top - box.bottom);
    const hidden = clickable.map((other) => area(shared(own, other))).filter(Boolean);
    return 20 * area(shared(own, box)) + hidden.reduce((sum, part) => sum + 4 * part + 8000, 0) + 10 * far;
  });
  return SPOTS[costs.indexOf(Math.min(...costs))];
}

/** @param {HTMLElement} element
 *  @param {Record<string, number>} pixels */
function lay(element, pixels) {
  for (const [name, value] of Object.entries(pixels)) element.style.setProperty(name, `${value}px`);
}

/** Positions ring and card; nothing is shown while there is no board.
 *  @param {HTMLElement} step
 *  @param {{ isFresh?: boolean, ahead?: number }} [options] whether the card looks for its best spot, and how far the
 *    page will still scroll: the spot is chosen for the final position of the ring */
export function placeCard(step, { isFresh = false, ahead = 0 } = {}) {
  const isThere = Boolean($(".boardsvg", table));
  card.hidden = !isThere;
  ring.hidden = !isThere;
  if (!isThere) return;
  const box = ringBox(step);
  ring.hidden = area(box) === 0;
  lay(ring, { left: box.left, top: box.top, width: box.right - box.left, height: box.bottom - box.top });
  const { left, top, right, bottom } = besideBox(step);
  if (isFresh) spot = bestSpot({ left, top: top - ahead, right, bottom: bottom - ahead });
  const own = boxAt(spot, { left, top, right, bottom });
  lay(card, { left: own.left, top: own.top });
}

let glideTimer = 0;

/** Ring and card go over to the next place, unless the page itself moves.
 *  @param {boolean} isGliding */
export function glide(isGliding) {
  clearTimeout(glideTimer);
  for (const each of [ring, card]) each.classList.toggle("gliding", isGliding);
  if (isGliding) glideTimer = setTimeout(() => glide(false), 400);
}
