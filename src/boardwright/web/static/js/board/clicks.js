// @ts-check
// Clicks and taps on the drawn board.

import { closest } from "../dom.js";
import { table } from "../table/page.js";
import { hideBubble } from "./bubble.js";
import { isOnControl, pressControl } from "./extensions.js";
import { isTouch, setTouch } from "./pointer.js";
import { press } from "./press.js";
import { tap } from "./touch.js";

/** @param {MouseEvent} event */
function clicked(event) {
  const place = closest(event, ".place");
  if (isOnControl(event)) pressControl(event);
  else if (isTouch() && closest(event, ".boardsvg")) tap(event, place);
  else if (place) press(place);
}

export function startClicks() {
  table.addEventListener("click", clicked);
  document.addEventListener("pointerdown", (event) => {
    setTouch(event.pointerType !== "mouse");
    if (!closest(event, "#bubble, .place") && !isOnControl(event)) hideBubble();
  });
}
