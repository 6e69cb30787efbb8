// @ts-check
// The bubble beside a place: holds an explanation or a small menu.

import { table } from "../table/page.js";
import { anchorOf } from "./extensions.js";

const GAP = 8; // pixels between the bubble, its place and the edges of the window

export const bubble = document.createElement("div");
bubble.className = "bubble";
bubble.hidden = true;
bubble.setAttribute("role", "tooltip");
bubble.id = "bubble";

/** @type {HTMLElement | null} */
let owner = null;

/** The place that the bubble belongs to, while it is shown. */
export const bubblePlace = () => owner;

export const isMenu = () => !bubble.hidden && bubble.classList.contains("menu");

/** Puts the bubble above or below its place, within the window. */
export function placeBubble() {
  if (!owner) return;
  const box = anchorOf(owner).getBoundingClientRect();
  const own = bubble.getBoundingClientRect();
  /** @type {(wish: number, most: number) => string} */
  const within = (wish, most) => `${Math.max(GAP, Math.min(wish, most - GAP))}px`;
  const above = box.top - own.height - GAP;
  bubble.style.setProperty("left", within(box.left + box.width / 2 - own.width / 2, innerWidth - own.width));
  bubble.style.setProperty("top", within(above > GAP ? above : box.bottom + GAP, innerHeight - own.height));
}

/** Shows the bubble at a place, as an explanation or as a menu.
 *  @param {HTMLElement} place
 *  @param {"tooltip" | "menu"} kind
 *  @param {HTMLElement[]} content */
export function showBubble(place, kind, content) {
  owner?.removeAttribute("aria-describedby");
  owner = place;
  bubble.replaceChildren(...content);
  bubble.classList.toggle("menu", kind === "menu");
  bubble.setAttribute("role", kind === "menu" ? "group" : "tooltip");
  if (kind === "menu") {
    bubble.setAttribute("aria-label", place.getAttribute("aria-label") ?? "");
  } else {
    bubble.removeAttribute("aria-label");
    place.setAttribute("aria-describedby", bubble.id);
  }
  bubble.hidden = false;
  placeBubble();
}

export function hideBubble() {
  bubble.hidden = true;
  bubble.replaceChildren();
  owner?.removeAttribute("aria-describedby");
  owner = null;
}

/** Its place has lost the focus; when a finger is lifted another one may, to the place that was just explained.
 *  @param {FocusEvent} event */
function unfocused(event) {
  if (!isMenu() && event.target === owner) hideBubble();
}

/** The page has been scrolled: the bubble stays with a place that a key has brought into sight.
 *  @param {Event} event */
function scrolled(event) {
  if (bubble.hidden || event.target === bubble) return;
  if (owner?.matches(":focus-visible")) placeBubble();
  else hideBubble();
}

export function startBubble() {
  document.body.append(bubble);
  table.addEventListener("pointerleave", (event) => { if (event.pointerType === "mouse" && !isMenu()) hideBubble(); });
  table.addEventListener("focusout", unfocused);
  addEventListener("scroll", scrolled, { capture: true, passive: true });
}
