// @ts-check
// The words of an animation: the events, decision by decision, above the board.

import { $, element } from "../dom.js";
import { signal } from "../signal.js";
import { table } from "../table/page.js";

const FADE = 1500; // milliseconds for which the last words stay

/** @typedef {{ colour?: string, lines: string[] }} Words */

/** The ticker has appeared or changed: elements below it may have moved. */
export const tickerChanges = signal();

const ticker = document.createElement("div");
const line = document.createElement("div");
const skip = element("button", table.dataset.skip ?? "");
let fadeTimer = 0;

/** @param {Words | null} words */
export function showWords(words) {
  clearTimeout(fadeTimer);
  const box = $(".boardbox", table);
  if (!words || !box) return;
  if (ticker.nextElementSibling !== box) box.before(ticker);
  ticker.hidden = !words.lines.length;
  ticker.className = `ticker${words.colour ? ` of-${words.colour}` : ""}`;
  line.replaceChildren(...words.lines.map((text) => element("p", text)));
  tickerChanges.emit();
}

/** @param {boolean} isOffered */
export function offerSkip(isOffered) {
  skip.hidden = !isOffered;
}

export function hideTicker() {
  ticker.hidden = true;
}

export function fadeTicker() {
  fadeTimer = setTimeout(hideTicker, FADE);
}

/** @param {() => void} skipped */
export function startTicker(skipped) {
  ticker.className = "ticker";
  ticker.hidden = true;
  skip.type = "button";
  skip.className = "quiet small";
  skip.addEventListener("click", () => {
    skipped();
    hideTicker();
  });
  ticker.append(line, skip);
}
