// @ts-check
// The places of the drawn board. A place carries the ids that a click on it could mean; the list of choices beside the
// board sends them.

import { $, $$ } from "../dom.js";
import { table } from "../table/page.js";
import { choiceButton } from "../table/submit.js";

/** @param {string} name
 *  @returns {HTMLElement | null} */
export const placeNamed = (name) => $(`.place[data-place="${CSS.escape(name)}"]`, table);

/** All places of the drawing in which a place is.
 *  @param {HTMLElement} place */
export const placesBeside = (place) => $$(".place", place.closest(".boardsvg") ?? table);

/** What can be chosen at a place now.
 *  @param {HTMLElement} place */
export const idsOf = (place) => (place.dataset.ids ?? "").split(" ").filter((id) => id && choiceButton(id));

/** @param {HTMLElement} place */
export const focusPlace = (place) => place.focus({ preventScroll: true });

/** Tab comes to one place of the board, and leaves it from there.
 *  @param {HTMLElement} place */
export function rove(place) {
  for (const each of placesBeside(place)) {
    if (each.getAttribute("tabindex") === "0") each.setAttribute("tabindex", "-1");
  }
  place.setAttribute("tabindex", "0");
}

/** Makes one place of each board the one that Tab comes to. */
export function decoratePlaces() {
  const active = document.activeElement;
  for (const svg of $$(".boardsvg", table)) {
    const all = $$(".place", svg);
    const held = all.find((place) => place === active);
    if (held) rove(held);
    else if (!all.some((place) => place.getAttribute("tabindex") === "0")) {
      (all.find((place) => place.classList.contains("can")) ?? all[0])?.setAttribute("tabindex", "0");
    }
  }
}

/** The board has changed: Tab comes to a place of the new one, unless one has the focus. */
export function resetRoving() {
  if (document.activeElement?.closest(".place")) return;
  for (const place of $$('.place[tabindex="0"]', table)) place.setAttribute("tabindex", "-1");
}
