// @ts-check
// Offers to scroll to the clickable places, when none of them is visible.

import { $, $$, closest } from "../dom.js";
import { isStill, table } from "../table/page.js";
import { boardSvg, hasBoard } from "./elements.js";
import { around, bring, centre, isSeen, middle, pane } from "./sight.js";

let waiting = 0;

const askedPlaces = () => $$(".place.can", boardSvg() ?? table);

/** @param {HTMLElement} place */
const middleOf = (place) => new DOMRect(...middle(place.getBoundingClientRect()), 0, 0);

function offerWay() {
  const way = $("[data-to-question]", table);
  if (!way || !hasBoard()) return;
  const places = askedPlaces();
  way.hidden = !places.length || places.some((place) => isSeen(middleOf(place)));
}

/** The page has changed or moved: looks again with the next frame. */
export function offerWaySoon() {
  cancelAnimationFrame(waiting);
  waiting = requestAnimationFrame(offerWay);
}

/** Brings everything that can be clicked into sight, or as much as fits. */
function goToQuestion() {
  const places = askedPlaces();
  const all = around(places);
  if (!all) return;
  const [x, y] = centre();
  /** @type {(place: HTMLElement) => number} */
  const far = (place) => Math.hypot(middleOf(place).left - x, middleOf(place).top - y);
  const { left, top, right, bottom } = pane();
  const fits = all.width <= right - left && all.height <= bottom - top;
  const [nearest] = places.sort((one, other) => far(one) - far(other));
  bring(fits ? all : nearest.getBoundingClientRect(), isStill() ? "instant" : "smooth");
}

/** @param {MouseEvent} event */
function clicked(event) {
  if (!closest(event, "[data-to-question]")) return;
  goToQuestion();
  event.preventDefault();
}

export function startToQuestion() {
  table.addEventListener("click", clicked);
  addEventListener("scroll", offerWaySoon, { capture: true, passive: true });
}
