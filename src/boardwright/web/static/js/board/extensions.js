// @ts-check
// What the script of a game adds to the drawn board. Such a script lies in the folder `board` of a game's plugin, is
// loaded with its tables, and calls `extendBoard` once.

import { closest } from "../dom.js";

/** Every part is optional.
 *  @typedef {object} Extension
 *  @property {(place: HTMLElement) => boolean} [press] handles a press on a place; returns whether it did
 *  @property {(place: HTMLElement) => string | undefined} [tip] explains a place, in lines
 *  @property {(place: HTMLElement) => Element | null} [anchor] the element that the tooltip of a place must not cover
 *  @property {(place: HTMLElement | null) => void} [pointAt] a place is pointed at, or none
 *  @property {() => void} [decorate] the board has changed
 *  @property {(event: KeyboardEvent) => boolean} [key] handles a key; returns whether it did
 *  @property {string} [controls] selects buttons of its own in the drawing
 *  @property {(control: HTMLElement) => void} [control] one of them was clicked */

/** @type {Extension[]} */
const extensions = [];

/** @param {Extension} extension */
export function extendBoard(extension) {
  extensions.push(extension);
  extension.decorate?.();
}

/** @param {HTMLElement} place */
export const isPressedByGame = (place) => extensions.some((each) => each.press?.(place));

/** The explanation of a place, in lines.
 *  @param {HTMLElement} place */
export function tipOf(place) {
  const own = extensions.map((each) => each.tip?.(place)).find((tip) => tip !== undefined);
  return (own ?? place.dataset.tip ?? "").split("\n").filter(Boolean);
}

/** @param {HTMLElement} place
 *  @returns {Element} */
export const anchorOf = (place) => extensions.map((each) => each.anchor?.(place)).find(Boolean) ?? place;

/** @param {HTMLElement | null} place */
export function pointAt(place) {
  for (const each of extensions) each.pointAt?.(place);
}

export function decorateByGame() {
  for (const each of extensions) each.decorate?.();
}

/** @param {KeyboardEvent} event */
export const isKeyOfGame = (event) => extensions.some((each) => each.key?.(event));

/** Whether an event happened on a button of a game's own.
 *  @param {Event} event */
export const isOnControl = (event) => extensions.some(({ controls }) => controls && closest(event, controls));

/** Handles a click on such a button.
 *  @param {Event} event */
export function pressControl(event) {
  for (const { controls, control } of extensions) {
    const found = controls ? closest(event, controls) : null;
    if (found) control?.(found);
  }
}
