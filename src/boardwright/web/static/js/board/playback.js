// @ts-check
// Plays a match from the position that is looked at, decision by decision.

import { $, closest, need } from "../dom.js";
import { boardComes, table } from "../table/page.js";
import { lookAt } from "../table/requests.js";
import { PACE } from "./animation.js";

const TIMEOUT = 20000; // milliseconds until it stops when nothing comes
let timer = 0; // 0: not playing

function advance() {
  const next = $('[data-step="1"]', table);
  if (!next || document.hidden) {
    stop();
    return;
  }
  timer = setTimeout(stop, TIMEOUT);
  lookAt(next);
}

function stop() {
  clearTimeout(timer);
  timer = 0;
  decorate();
}

/** Updates the label of the button. */
function decorate() {
  const button = $("[data-play]", table);
  if (!button) return;
  button.classList.toggle("playing", timer !== 0);
  button.title = (timer ? button.dataset.plays : button.dataset.rests) ?? "";
  need(".sr", button).textContent = button.title;
}

/** @param {MouseEvent} event */
function clicked(event) {
  const link = closest(event, "[data-part], [data-play]");
  if (link?.hasAttribute("data-play") && !timer) {
    advance();
    decorate();
  } else if (link) {
    stop();
  }
}

/** The next position is shown for a while. */
function boardCame() {
  if (!timer) return;
  clearTimeout(timer);
  timer = setTimeout(advance, Math.max(PACE * 1.25, 500));
  decorate();
}

export function startPlayback() {
  table.addEventListener("click", clicked);
  boardComes.on(boardCame);
}
