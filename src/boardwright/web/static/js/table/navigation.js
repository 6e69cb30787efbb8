// @ts-check
// Moves about the table: tabs, links to positions, the slider.

import { closest, need } from "../dom.js";
import { selectTab } from "./decorate.js";
import { showKeys } from "./keyboard.js";
import { table } from "./page.js";
import { showRefusals } from "./refusals.js";
import { look, lookAt } from "./requests.js";

const SLIDER_DELAY = 120; // milliseconds
let sliderTimer = 0;

/** @param {MouseEvent} event */
function clicked(event) {
  const link = closest(event, "a");
  const isPlain = !event.ctrlKey && !event.metaKey && !event.shiftKey;
  if (link?.dataset.tab) {
    event.preventDefault();
    selectTab(link.dataset.tab);
  } else if (link?.hasAttribute("data-part") && isPlain) {
    event.preventDefault();
    lookAt(link);
  } else if (link?.hasAttribute("data-why") && isPlain) {
    event.preventDefault();
    showRefusals(/** @type {HTMLAnchorElement} */ (link).href);
  } else if (closest(event, "[data-keys-help]")) {
    showKeys();
  }
}

/** The position is fetched when the slider rests for a moment.
 *  @param {Event} event */
function slid(event) {
  const slider = /** @type {HTMLInputElement} */ (event.target);
  if (slider.id !== "at" || !slider.form) return;
  need("output", slider.form).textContent = `${slider.value} / ${slider.max}`;
  clearTimeout(sliderTimer);
  sliderTimer = setTimeout(() => {
    const query = new URLSearchParams(location.search);
    if (slider.value === slider.max) query.delete("at");
    else query.set("at", slider.value);
    look(query.size ? `?${query}` : "");
  }, SLIDER_DELAY);
}

export function startNavigation() {
  table.addEventListener("input", slid);
  table.addEventListener("click", clicked);
}
