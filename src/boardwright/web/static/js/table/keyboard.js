// @ts-check
// Keys of the table: arrows in the choices and through the match, single keys for buttons.

import { $, $$, closest, isFreeKey, need } from "../dom.js";
import { hasKeys, table } from "./page.js";
import { showRefusals } from "./refusals.js";
import { lookAt } from "./requests.js";

/** @type {Record<string, number>} */
const STEPS = { ArrowDown: 1, ArrowUp: -1, ArrowRight: 1, ArrowLeft: -1, Home: -Infinity, End: Infinity };

/** Shows which keys there are. */
export function showKeys() {
  /** @type {HTMLDialogElement} */ (need("#dialog-keys")).showModal();
}

/** @param {KeyboardEvent} event */
function pressed(event) {
  if (!isFreeKey(event)) return;
  const step = STEPS[event.key];
  const choice = closest(event, ".choice");
  if (choice && step) {
    moveFocus(choice, step);
    event.preventDefault();
  } else if ((event.key === "ArrowLeft" || event.key === "ArrowRight") && !closest(event, ".scroll")) {
    const link = $(`[data-step="${step}"]`, table);
    if (link) lookAt(link);
  } else if (!hasKeys()) {
    return;
  } else if (event.key === "?") {
    showKeys();
  } else if (event.key.length === 1 && !event.repeat) {
    const target = $(`[data-key="${CSS.escape(event.key.toLowerCase())}"]`, table);
    if (!target) return;
    activate(target);
    event.preventDefault();
  }
}

/** @param {HTMLElement} choice
 *  @param {number} step */
function moveFocus(choice, step) {
  const all = $$(".choice", choice.closest("[data-roving]") ?? table);
  const next = all[Math.min(Math.max(all.indexOf(choice) + step, 0), all.length - 1)];
  for (const each of all) each.tabIndex = each === next ? 0 : -1;
  next.focus();
}

/** Activates a button or link by its key.
 *  @param {HTMLElement} target */
function activate(target) {
  if (target instanceof HTMLButtonElement) target.form?.requestSubmit(target);
  else if (target instanceof HTMLAnchorElement) showRefusals(target.href);
}

export function startKeyboard() {
  document.addEventListener("keydown", pressed);
}
