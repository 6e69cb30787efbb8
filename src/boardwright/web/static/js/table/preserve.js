// @ts-check
// Preserves open folds, typed text, scroll positions and focus while the page changes.

import { $, $$, fields, folds } from "../dom.js";
import { table } from "./page.js";

/** @typedef {object} Preserved
 *  @property {string[] | null} focus ways to find the focused element again
 *  @property {Map<string, boolean>} open
 *  @property {Map<string, string>} typed
 *  @property {Map<HTMLElement, [number, number]>} scroll
 *  @property {Set<string>} away boxes that are read further up: news does not carry the reader off */

/** What must survive a change of the page.
 *  @returns {Preserved} */
export function preserve() {
  const active = document.activeElement;
  return {
    focus: active && table.contains(active) ? pathsTo(/** @type {HTMLElement} */ (active)) : null,
    open: new Map(folds("details[id]", table).filter((fold) => String(fold.open) !== fold.dataset.sent)
      .map((fold) => [fold.id, fold.open])),
    typed: new Map(fields("input[id]:not([type=range]):not([readonly])", table)
      .filter((field) => field.value !== field.defaultValue).map((field) => [field.id, field.value])),
    scroll: new Map($$("[id^=scroll-], #r-dock", table).map((box) => [box, [box.scrollLeft, box.scrollTop]])),
    away: new Set($$("[data-stick]", table)
      .filter((box) => box.scrollTop + box.clientHeight < box.scrollHeight - 4).map((box) => box.id)),
  };
}

/** @param {Preserved} kept */
export function restore(kept) {
  for (const fold of folds("details[id]", table)) {
    fold.dataset.sent ??= String(fold.open);
    fold.open = kept.open.get(fold.id) ?? fold.open;
  }
  for (const [id, text] of kept.typed) {
    const [field] = fields(`#${CSS.escape(id)}`);
    if (field && field.value !== text) field.value = text;
  }
  for (const [box, [left, top]] of kept.scroll) {
    if (!box.isConnected) document.getElementById(box.id)?.scrollTo(left, top);
  }
  if (kept.focus && !table.contains(document.activeElement)) {
    const again = kept.focus.map((selector) => $(selector, table)).find(Boolean);
    again?.focus({ preventScroll: true });
  }
}

/** Ways to find an element again, the best first: itself, its form's button, the first choice, the question.
 *  @param {HTMLElement} element */
function pathsTo(element) {
  const paths = [];
  if (element.id) paths.push(`#${CSS.escape(element.id)}`);
  if (element.dataset.place) paths.push(`[data-place="${CSS.escape(element.dataset.place)}"]`);
  const form = element.closest("form");
  if (form) paths.push(`form[action="${form.getAttribute("action")}"] button`);
  if (element.dataset.step) paths.push(`[data-step="${element.dataset.step}"]`, ".stepper a");
  if (element.closest("#r-dock")) paths.push(".draft .primary", ".choice", "#r-dock a, #r-dock button");
  const region = element.closest("[data-region]");
  if (region) paths.push(`#${region.id} a, #${region.id} button`);
  paths.push("#question", "h1");
  return paths;
}
