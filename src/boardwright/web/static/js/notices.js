// @ts-check
// Notices: a line on top of the page, and words for screen readers.

import { $, need } from "./dom.js";

const live = need("#live");
const notice = need("#notice");
let timer = 0;

/** Tells screen readers something; the same words twice are read twice.
 *  @param {string} text */
export function announce(text) {
  live.textContent = "";
  if (text) setTimeout(() => { live.textContent = text; }, 60);
}

/** Tells screen readers something at once; words that are there already are not read again.
 *  @param {string} text */
export function announceNow(text) {
  live.textContent = text;
}

/** Shows a line on top of the page, for some seconds or until it is dismissed.
 *  @param {string} text
 *  @param {number} [seconds] */
export function showNotice(text, seconds = 0) {
  clearTimeout(timer);
  need("p", notice).textContent = text;
  notice.hidden = false;
  announce(text);
  if (seconds) timer = setTimeout(hideNotice, seconds * 1000);
}

export function hideNotice() {
  notice.hidden = true;
}

/** Shows one of the sentences that the page carries for its scripts (data-failed, data-lost ...).
 *  @param {"copied" | "failed" | "lost" | "found"} name
 *  @param {number} [seconds] */
export const showSentence = (name, seconds = 0) => showNotice(document.body.dataset[name] ?? "", seconds);

export function startNotices() {
  $("[data-dismiss]", notice)?.addEventListener("click", hideNotice);
}
