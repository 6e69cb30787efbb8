// @ts-check
// Looks at the area of a player, and back.

import { $$, closest } from "../dom.js";
import { isStill, table } from "../table/page.js";
import { boardBox, boardSheet, boardSvg, hasBoard, isPhone } from "./elements.js";
import { around, bring, isSeen, MARGIN, middle } from "./sight.js";
import { boardZooms, setZoom, zoomNow, zoomTo } from "./zoom.js";

// What lies before a player: places that are named after the seat.
const OWN = "player|area|guild|purse|symbol|hall|cell|goods|idle|reserve|shown|card|plank|lock";
const FRAME_TIME = 1800; // milliseconds for which the area is framed

/** Whose area is looked at, and how the board was looked at before.
 *  @typedef {{ seat: number, near: number, left: number, top: number, page: number }} Visit */

/** @type {Visit | null} */
let visited = null;

/** What lies before a player: the smallest frame that is drawn around all places of the seat.
 *  @param {number} seat
 *  @returns {DOMRect | null} */
function areaOf(seat) {
  const svg = boardSvg();
  const name = new RegExp(`^(${OWN})-${seat}(-|$)`);
  const inner = svg && around($$(".place", svg).filter((place) => name.test(place.dataset.place ?? "")));
  if (!inner) return null;
  const frames = $$("rect, path, polygon", svg).map((shape) => shape.getBoundingClientRect()).filter((frame) => (
    frame.left <= inner.left + 1 && frame.right >= inner.right - 1
    && frame.top <= inner.top + 1 && frame.bottom >= inner.bottom - 1
    && frame.height < boardSheet().offsetHeight / 2
  ));
  return frames.sort((one, other) => one.width * one.height - other.width * other.height)[0] ?? inner;
}

/** @param {number} seat */
function visit(seat) {
  boardZooms.emit();
  const area = areaOf(seat);
  if (!area) return;
  if (visited?.seat === seat && isSeen(area, MARGIN)) {
    leave(visited);
    return;
  }
  const { scrollLeft, scrollTop } = boardBox();
  visited = { near: zoomNow(), left: scrollLeft, top: scrollTop, page: scrollY, ...visited, seat };
  if (isPhone()) {
    const { clientWidth, clientHeight } = boardBox();
    const fits = Math.min((clientWidth - 2 * MARGIN) / area.width, (clientHeight - 2 * MARGIN) / area.height);
    zoomTo(zoomNow() * fits, middle(area));
  }
  bring(areaOf(seat) ?? area, isPhone() || isStill() ? "instant" : "smooth");
  frameArea(areaOf(seat) ?? area);
  markVisited();
}

/** @param {Visit} before */
function leave({ near, left, top, page }) {
  const behavior = isStill() || near !== zoomNow() ? "instant" : "smooth";
  visited = null;
  setZoom(near);
  boardBox().scrollTo({ left, top, behavior });
  scrollTo({ top: page, behavior });
  markVisited();
}

/** A frame around the area for a moment: so much to look at, and this is it.
 *  @param {DOMRect} area */
function frameArea(area) {
  const board = boardSheet().getBoundingClientRect();
  const frame = document.createElement("i");
  frame.className = "pointed";
  const share = {
    left: (area.left - board.left) / board.width,
    top: (area.top - board.top) / board.height,
    width: area.width / board.width,
    height: area.height / board.height,
  };
  for (const [side, part] of Object.entries(share)) frame.style.setProperty(side, `${100 * part}%`);
  boardSheet().append(frame);
  setTimeout(() => frame.remove(), FRAME_TIME);
}

/** Marks the link of the player whose area is looked at. */
export function markVisited() {
  for (const link of $$("[data-look]", table)) {
    if (Number(link.dataset.look) === visited?.seat) link.setAttribute("aria-current", "true");
    else link.removeAttribute("aria-current");
  }
}

/** @param {MouseEvent} event */
function clicked(event) {
  const link = closest(event, "[data-look]");
  if (!link || !hasBoard()) return;
  visit(Number(link.dataset.look));
  event.preventDefault();
}

export function startPlayerAreas() {
  table.addEventListener("click", clicked);
}
