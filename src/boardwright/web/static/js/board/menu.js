// @ts-check
// A small menu at a place, when a click on it could mean several things.

import { $, $$, element } from "../dom.js";
import { choiceButton, choose } from "../table/submit.js";
import { bubble, bubblePlace, hideBubble, showBubble } from "./bubble.js";
import { focusPlace } from "./places.js";

/** @typedef {object} Item
 *  @property {string} label
 *  @property {() => void} run
 *  @property {boolean} [isHidden] */

/** Opens a menu at a place.
 *  @param {HTMLElement} place
 *  @param {Item[]} items
 *  @param {{ text?: string, focus?: number }} [options] a text above the items, and which of them gets the focus */
export function openMenu(place, items, { text, focus = 0 } = {}) {
  hideBubble();
  const buttons = items.map(menuButton);
  showBubble(place, "menu", text === undefined ? buttons : [element("p", text), ...buttons]);
  buttons[focus].focus();
}

/** @param {Item} item */
function menuButton({ label, run, isHidden = false }) {
  const button = element("button", label);
  button.type = "button";
  button.hidden = isHidden;
  button.addEventListener("click", run);
  return button;
}

/** Changes the text above the items.
 *  @param {string} text */
export function setMenuText(text) {
  $("p", bubble)?.replaceChildren(text);
}

/** Offers some choices of the list, in its words.
 *  @param {HTMLElement} place
 *  @param {string[]} ids */
export function offerChoices(place, ids) {
  openMenu(place, ids.map((id) => ({
    label: choiceButton(id)?.textContent?.trim() ?? "",
    run: () => {
      focusPlace(place);
      hideBubble();
      choose(id);
    },
  })));
}

/** Arrows go through the menu, Tab leaves it for its place; nothing else hears of a key in it.
 *  @param {KeyboardEvent} event */
export function pressInMenu(event) {
  const items = $$("button", bubble);
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const at = items.findIndex((item) => item === event.target);
  if (step) {
    items[(at + step + items.length) % items.length].focus();
    event.preventDefault();
  } else if (event.key === "Tab") {
    bubblePlace()?.focus({ preventScroll: true });
    hideBubble();
  }
  event.stopPropagation();
}
