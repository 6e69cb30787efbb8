// @ts-check
// Explains the place that is pointed at or focused.

import { closest, element } from "../dom.js";
import { table } from "../table/page.js";
import { bubble, bubblePlace, hideBubble, isMenu, showBubble } from "./bubble.js";
import { isOnControl, pointAt, tipOf } from "./extensions.js";
import { focusPlace, placeNamed, rove } from "./places.js";
import { isTouch } from "./pointer.js";

/** @param {HTMLElement} place
 *  @param {string[]} [lines] */
export function explain(place, lines = tipOf(place)) {
  const title = element("strong", place.getAttribute("aria-label") ?? "");
  title.setAttribute("aria-hidden", "true"); // the place is already called that
  showBubble(place, "tooltip", [title, ...lines.map((line) => element("p", line))]);
}

/** @param {PointerEvent} event */
function pointed(event) {
  if (event.pointerType !== "mouse" || isMenu() || isOnControl(event)) return;
  const place = closest(event, ".place");
  pointAt(place);
  if (place) explain(place);
  else hideBubble();
}

/** @param {FocusEvent} event */
function focused(event) {
  const place = closest(event, ".place");
  if (place) rove(place);
  if (!place?.matches(":focus-visible")) return;
  pointAt(place);
  explain(place);
}

/** Explains the same place again when the board has changed; a menu is of the past. */
export function refreshTooltip() {
  const old = bubblePlace();
  if (!old) return;
  const place = placeNamed(old.dataset.place ?? "");
  const isHeld = bubble.contains(document.activeElement);
  const isPointed = place && !isMenu() && !isTouch() && place.matches(":hover, :focus-visible");
  hideBubble();
  if (isHeld && place) focusPlace(place);
  else if (isPointed) explain(place);
}

export function startTooltip() {
  table.addEventListener("pointerover", pointed);
  table.addEventListener("focusin", focused);
}
